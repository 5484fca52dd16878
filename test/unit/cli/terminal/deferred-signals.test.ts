import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { deferSignals } from '../../../../src/cli/terminal/deferred-signals.ts';
import { cancelSignal } from '../../../../src/shared/cancel.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Returns the signals that have a listener. Without one, a signal ends the process immediately. */
const listened = (source: EventEmitter) => names.filter((name) => source.listenerCount(name) > 0);

describe('process signals', () => {
  it('keep their default effect until a command handles them', () => {
    const source = new EventEmitter();
    const signals = deferSignals(source);
    using signal = cancelSignal(signals);
    expect(listened(source)).toEqual([]);
    signals.handle();
    expect(listened(source)).toEqual(names);
    source.emit('SIGTERM');
    expect(signal.reason.message).toContain('SIGTERM');
  });

  it('keep their default effect while modules load', async () => {
    const source = new EventEmitter();
    const signals = deferSignals(source);
    using _ = cancelSignal(signals);
    signals.handle();
    const during = await signals.suspend(async () => listened(source));
    expect([during, listened(source)]).toEqual([[], names]);
    await expect(
      signals.suspend(async () => {
        throw new RangeError('no such module');
      }),
    ).rejects.toThrow('no such module');
    expect(listened(source)).toEqual(names);
  });

  it('are no longer handled after the disposal of the cancel signal', () => {
    const source = new EventEmitter();
    const signals = deferSignals(source);
    {
      using _ = cancelSignal(signals);
      signals.handle();
    }
    expect(source.eventNames()).toEqual([]);
  });
});

it('an uncaught error cancels the command, even while modules load', async () => {
  const source = new EventEmitter();
  const signals = deferSignals(source);
  using signal = cancelSignal(signals);
  await signals.suspend(async () => source.emit('uncaughtException', new RangeError('out of it')));
  expect(signal.reason.message).toBe('out of it');
});
