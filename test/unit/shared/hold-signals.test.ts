import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { cancelSignal } from '../../../src/shared/cancel.ts';
import { endingSignals, holdSignals } from '../../../src/shared/hold-signals.ts';

describe('holdSignals', () => {
  it.each(endingSignals)('passes %s on to a listener that is added later', (name) => {
    const source = new EventEmitter();
    const release = holdSignals(source);
    source.emit(name);
    using signal = cancelSignal(source);
    expect(signal.aborted).toBe(false);
    release();
    expect(signal.reason).toMatchObject({
      code: 'CANCELLED',
      message: `The run was cancelled (${name}).`,
    });
  });

  it('passes a repeated signal on only once', () => {
    const source = new EventEmitter();
    const release = holdSignals(source);
    source.emit('SIGINT');
    source.emit('SIGINT');
    const heard: string[] = [];
    source.on('SIGINT', () => heard.push('SIGINT'));
    release();
    expect(heard).toEqual(['SIGINT']);
  });

  it('removes its listeners when it is released', () => {
    const source = new EventEmitter();
    holdSignals(source)();
    expect(source.eventNames()).toEqual([]);
  });
});
