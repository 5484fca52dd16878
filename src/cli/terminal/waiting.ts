import type { TextStream } from '../../shared/plain-log.ts';
import { truncate } from './cell.ts';

/** Milliseconds without a line after which a person is shown that something goes on. */
const silenceMs = 500;
/** Milliseconds between two pictures of it. */
const frameMs = 100;
const frames = ['|', '/', '-', '\\'] as const;
const clear = '\r\u001b[2K';

/** Shows on a terminal that something goes on while nothing else is written. Elsewhere nothing is shown. */
export interface Waiting {
  /** Both streams of the command: what is written to them takes the place of what is shown. */
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  /**
   * From here on it is shown in silence what is waited for; disposing of it ends that.
   * @param atOnce for work that keeps the process too busy to show it later
   */
  show(what: string, atOnce?: boolean): Disposable;
}

/** @param isShown whether the error stream is a terminal that a person looks at */
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
    const text = `${frames[frame % frames.length]} ${what} ${passed < 1 ? '' : `${passed} s`}`;
    stderr.write(clear + truncate(text, (stderr.columns ?? 80) - 1));
    isDrawn = true;
    timer = setTimeout(draw, frameMs, frame + 1).unref();
  };
  /** Begins to count the silence anew. */
  const rest = () => {
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
          // Behind half a line it would hide what stands there: a question, for example.
          if (text.endsWith('\n')) rest();
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
      rest();
      if (atOnce) {
        clearTimeout(timer);
        draw(0);
      }
      return {
        [Symbol.dispose]() {
          what = before;
          rest();
        },
      };
    },
  };
}

/** Waits for work, and shows that for as long as it takes. */
export async function whileShown<Result>(shown: Disposable, work: Promise<Result>): Promise<Result> {
  using _ = shown;
  return await work;
}
