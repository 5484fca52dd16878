import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A person's terminal: what is typed is shown, with what it says and how long it takes. */
export interface Terminal {
  /** Absolute path of the folder that the person is in. */
  folder(): string;
  /** Goes into a folder, named from where the person is. */
  enter(folder: string): void;
  /**
   * Types a command and waits for its end.
   * @param options.shows lines that are shown; default: all
   * @throws Error where the command fails
   */
  type(command: string, options?: { readonly shows?: RegExp }): Promise<void>;
  /** Types a command that stays, on a terminal of its own, and waits until it says something. */
  typeUntil(command: string, says: RegExp): Promise<StayingCommand>;
}

export interface StayingCommand {
  /** Everything that it has said. */
  text(): string;
  /** Presses Ctrl-C and waits for its end. */
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
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const lines = (rest + text).split(/\r?\n/);
        rest = lines.pop() ?? '';
        for (const line of lines) onLine(shown(line));
      });
    }
    return { child, ended: once(child, 'close'), said: () => said };
  };
  return {
    folder: () => cwd,
    enter(folder) {
      cwd = path.resolve(cwd, folder);
    },
    async type(command, { shows = /\S/ } = {}) {
      prompt(command);
      const since = performance.now();
      const { child, ended, said } = start('sh', ['-c', command], (line) => {
        if (shows.test(line)) console.log(`    ${line}`);
      });
      child.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`It ended with ${code}:\n${said().slice(-3_000)}`);
      console.log(`    (${passed(since)})`);
    },
    async typeUntil(command, says) {
      prompt(command);
      const since = performance.now();
      // The command and the arguments of `script` differ: https://man.freebsd.org/cgi/man.cgi?script(1)
      const sized = `stty cols 100; ${command}`;
      const args =
        process.platform === 'linux'
          ? ['-qefc', sized, '/dev/null']
          : ['-q', '/dev/null', 'sh', '-c', sized];
      const { child, ended, said } = start('script', args, (line) => {
        if (line !== '') console.log(`    ${line}`);
      });
      const end = ended.then(() => {
        throw new Error(`It ended:\n${said().slice(-3_000)}`);
      });
      while (!says.test(said())) await Promise.race([once(child.stdout, 'data'), end]);
      end.catch(() => undefined);
      console.log(`    (${passed(since)})`);
      return {
        text: () => stripVTControlCharacters(said()),
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

/** A line as it stands at its end: what is drawn while something is waited for is drawn over. */
function shown(line: string): string {
  return stripVTControlCharacters(line.split('\r').at(-1) ?? '').trimEnd();
}
