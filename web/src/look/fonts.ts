/** Ask for the upright fonts together, before there are words to draw: each that comes later lays the page out anew. */
export function fetchFonts(): void {
  document.fonts?.forEach((font) => {
    if (font.style === "normal") font.load().catch(() => {}); // words are drawn without it too
  });
}
