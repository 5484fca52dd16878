import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Place } from '../workflow.ts';

/** What a step does. @returns why it fails */
export type Command = (
  place: Place,
  env: Readonly<Record<string, string>>,
) => Promise<string | undefined>;

interface CommandStep {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A step with `run`, by bash as the runner calls it. @returns why it fails */
export async function runCommand(
  { name = '', run = '', env = {} }: CommandStep,
  place: Place,
  evaluate: (text: string) => string,
): Promise<string | undefined> {
  const { workspace, temp, commits, commands } = place;
  const own = Object.fromEntries(
    Object.entries(env).map(([key, value]) => {
      const found = evaluate(value);
      return [key, commits.get(found) ?? found];
    }),
  );
  const whole = { PATH: process.env.PATH ?? '', HOME: temp, RUNNER_TEMP: temp, CI: 'true', ...own };
  const command = commands?.[name];
  if (command !== undefined) return command(place, whole);
  try {
    await promisify(execFile)(
      'bash',
      ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', run],
      {
        cwd: workspace,
        env: whole,
      },
    );
    return undefined;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : error}`;
  }
}
