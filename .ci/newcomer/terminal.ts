import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A person's terminal. Shows each command, its output and its time. */
export interface Terminal {
  /** Returns the absolute path of the working directory. */
  folder(): string;
  /** Changes the working directory. The path is relative to the current one. */
  enter(folder: string): void;
  /**
   * Runs a command and waits for its end.
   * @param options.shows lines to show; default: all
   * @throws Error if the command fails
   */
  type(command: string, options?: { readonly shows?: RegExp }): Promise<void>;
  /**
   * Starts a command that keeps running in its own terminal, and waits until its output matches.
   */
  typeUntil(command: string, says: RegExp): Promise<StayingCommand>;
}

export interface StayingCommand {
  /** Returns all output so far. */
  text(): string;
  /** Presses Ctrl-C and waits for the exit. */
  interrupt(): Promise<void>;
}

export const passed = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

export function openTerminal(env: Readonly<Record<string, string>>, home: string): Terminal {
  let cwd = home;
  const prompt = (command: string) => {
    const where = cwd === home ? '~' : `~/${path.relative(home, cwd)}`;
    console.log(`\n${where} $ ${command}`);
  };
  const start = (program: string, args: readonly string[], onLine: (line: string) => void) => {
    const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const lines = (rest + text).split(/\r?\n/);
        rest = lines.pop() ?? '';
        for (const line of lines) onLine(shown(line));
      });
    }
    return { child, ended: once(child, 'close'), output: () => output };
  };
  return {
    folder: () => cwd,
    enter(folder) {
      cwd = path.resolve(cwd, folder);
    },
    async type(command, { shows = /\S/ } = {}) {
      prompt(command);
      const since = performance.now();
      const { child, ended, output } = start('sh', ['-c', command], (line) => {
        if (shows.test(line)) console.log(`    ${line}`);
      });
      child.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`It ended with ${code}:\n${output().slice(-3_000)}`);
      console.log(`    (${passed(since)})`);
    },
    async typeUntil(command, says) {
      prompt(command);
      const since = performance.now();
      // The arguments of `script` depend on the system:
      // https://man.freebsd.org/cgi/man.cgi?script(1)
      const sized = `stty cols 100; ${command}`;
      const args =
        process.platform === 'linux'
          ? ['-qefc', sized, '/dev/null']
          : ['-q', '/dev/null', 'sh', '-c', sized];
      const { child, ended, output } = start('script', args, (line) => {
        if (line !== '') console.log(`    ${line}`);
      });
      const end = ended.then(() => {
        throw new Error(`It ended:\n${output().slice(-3_000)}`);
      });
      while (!says.test(output())) await Promise.race([once(child.stdout, 'data'), end]);
      end.catch(() => undefined);
      console.log(`    (${passed(since)})`);
      return {
        text: () => stripVTControlCharacters(output()),
        async interrupt() {
          const pressed = performance.now();
          child.stdin.write('\x03');
          await ended;
          console.log(`\n    ^C (ended in ${passed(pressed)})`);
        },
      };
    },
  };
}

/** Returns what a line finally shows, without the progress indicators that it has overwritten. */
function shown(line: string): string {
  return stripVTControlCharacters(line.split('\r').at(-1) ?? '').trimEnd();
}
