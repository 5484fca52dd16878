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

  it('keeps its first reason and reports later ones', () => {
    const source = new EventEmitter();
    const onSecond = vi.fn();
    let now = 0;
    using signal = cancelSignal(source, onSecond, () => now);
    source.emit('SIGINT');
    now = 501;
    source.emit('SIGTERM');
    source.emit('SIGINT');
    expect(onSecond).toHaveBeenCalledTimes(2);
    expect(signal.reason.message).toContain('SIGINT');
  });

  it('treats a Ctrl-C forwarded by npm as the same one', () => {
    const source = new EventEmitter();
    const onSecond = vi.fn();
    let now = 0;
    using signal = cancelSignal(source, onSecond, () => now);
    source.emit('SIGINT');
    now = 500;
    source.emit('SIGINT');
    expect(onSecond).not.toHaveBeenCalled();
    expect(signal.aborted).toBe(true);
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
