import { once } from 'node:events';
import type { TextStream } from '../../shared/plain-log.ts';
import { truncate } from './cell.ts';

const silenceMs = 500;
const frameMs = 100;
const frames = ['|', '/', '-', '\\'] as const;
const clear = '\r\u001b[2K';

export interface Waiting {
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  /**
   * Shows an indicator until disposed.
   * @param atOnce draw immediately, for work that blocks the event loop
   */
  show(description: string, atOnce?: boolean): Disposable;
}

export function createWaiting(stdout: TextStream, stderr: TextStream, isShown: boolean): Waiting {
  if (!isShown) return { stdout, stderr, show: () => ({ [Symbol.dispose]() {} }) };
  let what: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  let isDrawn = false;
  const erase = () => {
    if (isDrawn) stderr.write(clear);
    isDrawn = false;
  };
  const draw = (frame: number) => {
    const passed = Math.floor((performance.now() - since) / 1000);
    const text = `${frames[frame % frames.length]} ${what} ${passed ? `${passed} s` : ''}`;
    stderr.write(clear + truncate(text, (stderr.columns ?? 80) - 1));
    isDrawn = true;
    timer = setTimeout(draw, frameMs, frame + 1).unref();
  };
  const restart = () => {
    clearTimeout(timer);
    erase();
    since = performance.now();
    if (what) timer = setTimeout(draw, silenceMs, 0).unref();
  };
  const over = (stream: TextStream): TextStream =>
    new Proxy(stream, {
      get(target, name) {
        if (name !== 'write') return Reflect.get(target, name, target);
        return (text: string) => {
          clearTimeout(timer);
          erase();
          const written = target.write(text);
          // An indicator would overwrite an unfinished line, e.g. a prompt.
          if (text.endsWith('\n')) restart();
          return written;
        };
      },
    });
  return {
    stdout: over(stdout),
    stderr: over(stderr),
    show(now, atOnce = false) {
      const before = what;
      what = now;
      restart();
      if (atOnce) {
        clearTimeout(timer);
        draw(0);
      }
      return {
        [Symbol.dispose]() {
          what = before;
          restart();
        },
      };
    },
  };
}

export async function whileVisible<Result>(indicator: Disposable, work: Promise<Result>) {
  using _ = indicator;
  return await work;
}

export async function untilCancelled(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  // Listening for the signal alone doesn't keep the process alive.
  const alive = setInterval(() => {}, 60_000);
  await once(signal, 'abort');
  clearInterval(alive);
}
