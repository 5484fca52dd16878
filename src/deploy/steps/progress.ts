import { type Clock, elapsed } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import { bytes } from '../../shared/units.ts';

const every = 3_000;

export function transferProgress(log: Log, clock: Clock, label: string, total: number) {
  let last = elapsed(clock);
  return (done: number) => {
    const now = elapsed(clock);
    if (now - last < every) return;
    last = now;
    log.info(
      `${label}: ${bytes(done)} of ${bytes(total)} ` +
        `(${Math.floor((100 * done) / Math.max(1, total))} %)`,
    );
  };
}
