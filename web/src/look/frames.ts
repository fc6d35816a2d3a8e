/** With the next frame, when the page is laid out anyway: to ask in the middle of an update where something lies would make
 * the browser lay it out twice. Returns what breaks it off. */
export function inFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** Once the next frame is drawn: until then, to ask for styles or to change more would make the browser work them out
 * again. Where nobody looks there are no frames. Returns what breaks it off. */
export function afterFrame(work: () => void): () => void {
  let isBrokenOff = false;
  const go = (): void => {
    if (!isBrokenOff) work();
  };
  if (document.hidden) setTimeout(go);
  else requestAnimationFrame(() => setTimeout(go));
  return () => {
    isBrokenOff = true;
  };
}
