import { hash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../../clients/workspace/store/atomic-write.ts';
import {
  type FleetProgress,
  type FleetProgressStore,
  openFleetProgress,
} from '../../operations/onboard/fleet/fleet.ts';
import { compact } from '../../shared/compact.ts';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { readIfThere } from '../../shared/files.ts';
import type { Redactor } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';
import { outputFolder, userFolder } from '../inputs/folders.ts';
import type { OnboardRun } from '../onboard/open-site.ts';
import type { FleetCommandOptions } from './options.ts';

/**
 * Opens the stored progress, which contains only completed work: other results can change between
 * runs.
 */
export async function openProgress(
  onboardRun: OnboardRun<FleetCommandOptions>,
): Promise<FleetProgress> {
  const { options, context, deps, github, pace } = onboardRun;
  const { env, cwd, log, redactor } = context;
  const named = options.progress && path.resolve(cwd, options.progress);
  if (named) await outputFolder(cwd, '--progress', path.dirname(named));
  const { index, of } = options.shard ?? { index: 1, of: 1 };
  const shard = compact([of > 1 && `${index}/${of}`]);
  const file = named ?? progressPath(env, [options.portal ?? '', github.apiUrl, 'apply', ...shard]);
  const store = progressFile(file, redactor);
  if (options.fresh) await store.remove();
  log.debug(`Storing the progress of the run in ${file}`);
  const onProblem = (error: unknown) => {
    const reason = getErrorMessage(error);
    log.warn(
      `Cannot store the progress of the run: the next run will process every site again. ${reason}`,
    );
  };
  return openFleetProgress(store, deps.clock, onProblem, pace);
}

/**
 * Hides stored results that contain a pull request, so that those sites are read again. Until then,
 * their pull requests count as open.
 */
export function readOpenPullsAgain(progress: FleetProgress, openPulls: Set<string>): FleetProgress {
  const earlier: FleetProgress['earlier'] = (site) => {
    const outcome = progress.earlier(site);
    if (!/\/pull\/\d+/.test(JSON.stringify(outcome) ?? '')) return outcome;
    openPulls.add(site.slug);
    return undefined;
  };
  return { ...progress, earlier };
}

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
 * Returns the progress file for a run.
 * @param run values that distinguish the files of different runs
 */
export function progressPath(
  env: CommandContext['env'],
  run: readonly string[],
  platform?: NodeJS.Platform,
): string {
  const id = hash('sha256', JSON.stringify(run)).slice(0, 16);
  return path.join(userFolder('state', env, platform), `onboard-${id}.json`);
}
