import { hash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeAtomically } from '../../clients/workspace/store/atomic-write.ts';
import type { FleetProgressStore } from '../../operations/onboard/fleet/fleet.ts';
import { readIfThere } from '../../shared/files.ts';
import type { Redactor } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';

export function progressFile(file: string, redactor: Pick<Redactor, 'redact'>): FleetProgressStore {
  return {
    read: () => readIfThere(file),
    async write(text) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeAtomically(file, redactor.redact(text));
    },
    remove: () => rm(file, { force: true }),
  };
}

/**
 * A path in the user's state folder (https://specifications.freedesktop.org/basedir-spec/).
 * @param run values that distinguish runs that must not share a file
 */
export function progressPath(
  env: CommandContext['env'],
  run: readonly string[],
  platform: NodeJS.Platform = process.platform,
): string {
  const home = env.HOME || os.homedir();
  const folder = () => {
    // Per the specification, relative paths are ignored.
    if (env.XDG_STATE_HOME && path.isAbsolute(env.XDG_STATE_HOME)) return env.XDG_STATE_HOME;
    if (platform === 'win32') return env.LOCALAPPDATA || path.join(home, 'AppData', 'Local');
    if (platform === 'darwin') return path.join(home, 'Library', 'Application Support');
    return path.join(home, '.local', 'state');
  };
  return path.join(
    folder(),
    'site-deploy',
    `onboard-${hash('sha256', JSON.stringify(run)).slice(0, 16)}.json`,
  );
}
