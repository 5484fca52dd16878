/** An end tag without a start tag of its name ends nothing. */
export class OpenElements {
  readonly #open = new Map<string, number>();

  start(name: string): void {
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
  }

  end(name: string): void {
    const number = this.#open.get(name) ?? 0;
    if (number > 1) this.#open.set(name, number - 1);
    else this.#open.delete(name);
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }
}
