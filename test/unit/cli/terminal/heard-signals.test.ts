import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { heardSignals } from '../../../../src/cli/terminal/heard-signals.ts';
import { cancelSignal } from '../../../../src/shared/cancel.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A signal without a listener ends a process immediately. */
const heard = (source: EventEmitter) => names.filter((name) => source.listenerCount(name) > 0);

describe('process signals', () => {
  it('process signals keep their default behaviour until a command starts', () => {
    const source = new EventEmitter();
    const signals = heardSignals(source);
    using signal = cancelSignal(signals);
    expect(heard(source)).toEqual([]);
    signals.hear();
    expect(heard(source)).toEqual(names);
    source.emit('SIGTERM');
    expect(signal.reason.message).toContain('SIGTERM');
  });

  it('process signals keep their default behaviour while modules load, and are handled afterwards', async () => {
    const source = new EventEmitter();
    const signals = heardSignals(source);
    using _ = cancelSignal(signals);
    signals.hear();
    const during = await signals.unheard(async () => heard(source));
    expect([during, heard(source)]).toEqual([[], names]);
    await expect(
      signals.unheard(async () => {
        throw new RangeError('no such module');
      }),
    ).rejects.toThrow('no such module');
    expect(heard(source)).toEqual(names);
  });

  it('an uncaught error always cancels the command', async () => {
    const source = new EventEmitter();
    const signals = heardSignals(source);
    using signal = cancelSignal(signals);
    await signals.unheard(async () =>
      source.emit('uncaughtException', new RangeError('out of it')),
    );
    expect(signal.reason.message).toBe('out of it');
  });

  it('disposing of the signal removes all listeners', () => {
    const source = new EventEmitter();
    const signals = heardSignals(source);
    {
      using _ = cancelSignal(signals);
      signals.hear();
    }
    expect(source.eventNames()).toEqual([]);
  });
});
