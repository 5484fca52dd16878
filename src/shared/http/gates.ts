import { monotonicMs } from '../clock.ts';
/** Limits concurrent requests per origin. Further requests wait in a queue. */
export class Gates {
  readonly #max: number;
  readonly #origins = new Map<string, { open: number; readonly waiting: (() => void)[] }>();

  constructor(max: number) {
    this.#max = max;
  }

  async pass(origin: string, signal: AbortSignal | undefined) {
    signal?.throwIfAborted();
    const gate = this.#origins.get(origin) ?? { open: 0, waiting: [] };
    this.#origins.set(origin, gate);
    let waitedMs = 0;
    if (gate.open >= this.#max) {
      const began = monotonicMs();
      await waitIn(gate.waiting, signal);
      waitedMs = monotonicMs() - began;
    } else gate.open += 1;
    // Pass the slot on to the next request in the queue.
    const leave = () => {
      const next = gate.waiting.shift();
      if (!next) gate.open -= 1;
      else next();
    };
    return { waitedMs, [Symbol.dispose]: leave };
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
    signal?.addEventListener('abort', leave);
  });
}
