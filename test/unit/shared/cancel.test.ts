import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { cancelSignal } from '../../../src/shared/cancel.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { endingSignals } from '../../../src/shared/hold-signals.ts';

describe('cancelSignal', () => {
  it.each(endingSignals)('aborts on %s with a matching reason', (name) => {
    const source = new EventEmitter();
    using signal = cancelSignal(source);
    expect(signal.aborted).toBe(false);
    source.emit(name);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBeInstanceOf(SiteDeployError);
    expect(signal.reason).toMatchObject({
      code: 'CANCELLED',
      message: `The run was cancelled (${name}).`,
    });
  });

  it('aborts on an uncaught error, with that error', () => {
    const source = new EventEmitter();
    using signal = cancelSignal(source);
    source.emit('uncaughtException', new RangeError('out of it'));
    expect(signal.reason).toMatchObject({ code: 'INTERNAL', message: 'out of it' });
  });

  it.each([
    ['reports a second Ctrl-C after half a second', 501, 1],
    ['ignores a second Ctrl-C within half a second, which npm forwards', 500, 0],
  ])('keeps its first reason and %s', (_, laterMs, reports) => {
    const source = new EventEmitter();
    const onSecond = vi.fn();
    let now = 0;
    using signal = cancelSignal(source, onSecond, () => now);
    source.emit('SIGINT');
    now = laterMs;
    source.emit('SIGINT');
    expect(onSecond).toHaveBeenCalledTimes(reports);
    expect(signal.reason.message).toContain('SIGINT');
  });

  it('removes its listeners on disposal', () => {
    const source = new EventEmitter();
    {
      using _signal = cancelSignal(source);
      expect(source.eventNames()).toEqual([...endingSignals, 'uncaughtException']);
    }
    expect(source.eventNames()).toEqual([]);
  });
});
