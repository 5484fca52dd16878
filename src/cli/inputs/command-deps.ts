import { tmpdir } from 'node:os';
import { type Deps, openDeps } from '../../shared/deps.ts';
import type { CommandContext } from '../context.ts';

/** The world outside for a command. Disposing of it leaves nothing behind. */
export function openCommandDeps({ log, signal, env }: CommandContext): Promise<Deps & AsyncDisposable> {
  return openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() });
}
