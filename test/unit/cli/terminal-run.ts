import { execFileSync } from 'node:child_process';
import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { createProgram, run } from '../../../src/cli/program.ts';

/** Runs a command in a folder, without the user's git configuration. */
export async function runIn(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdin = '',
) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    env: { PATH: process.env.PATH ?? '', GIT_CONFIG_GLOBAL: '/dev/null', ...env },
    cwd,
    stdin: () => Readable.from(stdin === '' ? [] : [stdin]),
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    signal: new AbortController().signal,
  });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

/**
 * Creates a repository in one shell, because a large process copies its page tables for every
 * process that it starts.
 */
const commit = `git init -q -b "$1"
git add -A
git -c user.name=a -c user.email=a@acme.example commit -q -m all
git rev-parse HEAD`;

/**
 * Creates a repository with one commit of all files in a folder.
 * @returns the commit's id
 */
export function commitAll(folder: string, branch: string): string {
  return execFileSync('sh', ['-ec', commit, 'sh', branch], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', GIT_CONFIG_GLOBAL: '/dev/null' },
  }).trim();
}

/** Returns arguments as a person types them, but shortened, for titles of tests. */
export const typed = (args: readonly string[]): string =>
  args
    .map((arg) => (/^[\w@:/.=~-]+$/.test(arg) ? arg : `'${arg}'`))
    .map((arg) => (arg.length > 50 ? `${arg.slice(0, 10)}…` : arg))
    .join(' ');

/** Puts the typed arguments in front of each row of a table. */
export const withLine = <Row extends readonly [readonly string[], ...unknown[]]>(
  rows: readonly Row[],
) => rows.map((row) => [typed(row[0]), ...row] as const);

/** Returns the path of each command, such as `['portal', 'seo']`. */
export function commandPaths(): string[][] {
  const stream = { write: () => true };
  const { signal } = new AbortController();
  const program = createProgram(
    { env: {}, cwd: '/', stdout: stream, stderr: stream, signal },
    async () => {},
  );
  const below = (command: Command): string[][] =>
    command.commands.flatMap((child) => [
      [child.name()],
      ...below(child).map((names) => [child.name(), ...names]),
    ]);
  return below(program);
}
