/** A radio that was pressed stays chosen only if the page says so: the choice may be refused, or wait for its answer. */
export function asChosen(pressed: HTMLInputElement, isChosen: (at: number) => boolean): void {
  const radios = pressed.closest("fieldset")?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [];
  [...radios].forEach((radio, at) => {
    radio.checked = isChosen(at);
  });
}
