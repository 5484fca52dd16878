import type { EventEmitter } from 'node:events';

/**
 * Signals that end a process by default and that it can handle, except for those that its own
 * faults cause, such as SIGSEGV.
 */
export const endingSignals = [
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  'SIGQUIT',
  'SIGABRT',
  'SIGALRM',
  'SIGVTALRM',
  'SIGUSR1',
  'SIGUSR2',
  'SIGXCPU',
  'SIGIO',
  'SIGPWR',
  'SIGSTKFLT',
] as const;
type EndingSignal = (typeof endingSignals)[number];

interface LoadingProcess extends Pick<EventEmitter, 'on' | 'off' | 'emit'> {
  exitCode?: number | string | null | undefined;
}

/**
 * Holds signals that would silently kill the program while it loads. If the program ends during
 * that time, it exits with failure. This file imports no code, so that it loads first.
 * @returns a function that stops holding signals, and emits the held ones again
 */
export function holdSignals(source: LoadingProcess): () => void {
  const pending = new Set<EndingSignal>();
  const releases = endingSignals.map((name) => {
    const hold = () => void pending.add(name);
    source.on(name, hold);
    return () => source.off(name, hold);
  });
  const fail = () => {
    source.exitCode ||= 1;
  };
  source.on('exit', fail);
  return () => {
    for (const release of releases) release();
    source.off('exit', fail);
    for (const name of pending) source.emit(name);
  };
}
