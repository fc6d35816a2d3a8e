/** Whether the server is out of reach: then nothing that it has to answer can be pressed. */
class Reach {
  #isLost = $state(false);

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Until the function that it returns is called. */
  lose(): () => void {
    this.#isLost = true;
    return () => {
      this.#isLost = false;
    };
  }
}

export const reach = new Reach();
