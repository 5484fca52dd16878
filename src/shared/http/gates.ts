/** Opens one gate for each origin: so many requests may be under way there at once, and the others wait in line. */
export class Gates {
  readonly #most: number;
  readonly #origins = new Map<string, { open: number; readonly waiting: (() => void)[] }>();

  /** @param most requests at once to an origin */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @returns disposed of when the request has ended
   * @throws the signal's reason when it aborts before the request's turn has come
   */
  async pass(origin: string, signal: AbortSignal | undefined): Promise<Disposable> {
    signal?.throwIfAborted();
    const gate = this.#origins.get(origin) ?? { open: 0, waiting: [] };
    this.#origins.set(origin, gate);
    if (gate.open >= this.#most) await waitIn(gate.waiting, signal);
    else gate.open += 1;
    // The place goes to the next in line without being free in between.
    const leave = () => {
      const next = gate.waiting.shift();
      if (next === undefined) gate.open -= 1;
      else next();
    };
    return { [Symbol.dispose]: leave };
  }
}

function waitIn(line: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const turn = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      line.splice(line.indexOf(turn), 1);
      reject(signal?.reason);
    };
    line.push(turn);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
