import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type LocalCloud, startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { type GeneratedSite, generateSite } from '../fixtures/generate-site.ts';
import { deployedSite, type Start } from './deployers.ts';

setFlagsFromString('--expose-gc');
setFlagsFromString('--no-incremental-marking');
/**
 * Called before each run, because the services share this process, and a garbage collection during
 * a run would add 30 ms to it.
 */
const collectGarbage: () => void = runInNewContext('gc');

/** A deployment from the start of the process to its end, in milliseconds. */
export interface Run {
  readonly total: number;
  /** Duration of the emulated distribution, from the completed upload until the site is live. */
  readonly hosting: number;
  /**
   * From the completed upload until the last status request: the emulator's time and the rest of
   * the pause between two requests.
   */
  readonly waiting: number;
  /** Processor time of the deployer's process, including threads. */
  readonly processor: number;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Returns the duration of a run without its wait for the distribution. */
export const ownTime = ({ total, waiting }: Run): number => total - waiting;

/**
 * Lets each deployer in turn deploy a generated site to one local cloud, so that other load affects
 * all deployers alike.
 * @param options `between` is called once per round
 */
export async function wholeRuns<Name extends string>(
  deployers: Readonly<Record<Name, Start>>,
  options: GeneratedSite & { readonly rounds: number; readonly between: () => Promise<void> },
): Promise<{ readonly files: number; readonly bytes: number; readonly runs: Record<Name, Run[]> }> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  const names = Object.keys(deployers) as Name[];
  const runs = Object.fromEntries(names.map((name): [string, Run[]] => [name, []])) as Record<
    Name,
    Run[]
  >;
  try {
    const { files, bytes } = await generateSite(workspace, options);
    // There are more deployments per minute than a portal allows, and waiting would take half a
    // minute.
    const portal = { rateLimits: { read: 1e6, write: 1e6, delete: 1e6 } };
    await using cloud = await startLocalCloud({ sites: [deployedSite], portal });
    let runId = 0;
    const deployBy = (name: Name) => {
      runId += 1;
      return deploy(cloud, () => deployers[name]({ cloud, workspace, runId: String(runId) }));
    };
    // Not measured, because the services load their modules in the first run.
    for (const name of names) await deployBy(name);
    for (let round = 0; round < options.rounds; round += 1) {
      await options.between();
      // Deployers take turns at going first, because each one leaves warm caches for the next.
      const turn = round % names.length;
      for (const name of [...names.slice(turn), ...names.slice(0, turn)])
        runs[name].push(await deployBy(name));
    }
    return { files, bytes, runs };
  } finally {
    await rm(workspace, { recursive: true });
  }
}

async function deploy(cloud: LocalCloud, start: () => ReturnType<Start>): Promise<Run> {
  collectGarbage();
  const uploaded = cloud.requests
    .next({ path: '/api/upload/updatestatus' })
    .then(() => performance.now());
  // The first status request shows that the service has begun to distribute the upload.
  const observed = cloud.requests.next({ path: '/api/upload/checkstatus' });
  const following = new AbortController();
  let lastObservation = 0;
  const follow = async () => {
    while (!following.signal.aborted) {
      await cloud.requests.next({ path: '/api/upload/checkstatus' });
      lastObservation = performance.now();
    }
  };
  follow().catch(() => undefined);
  await using run = await start();
  // If a run fails before its upload, neither request arrives, and both promises reject when the
  // cloud closes.
  for (const waiting of [uploaded, observed]) waiting.catch(() => undefined);
  await Promise.race([
    observed,
    run.done.then((result) => Promise.reject(new Error(`no upload:\n${result.visible}`))),
  ]);
  const deployment = cloud.distribution.deployments.at(-1);
  if (deployment === undefined) throw new Error('no deployment');
  await deployment.settled;
  const began = await uploaded;
  const hosting = performance.now() - began;
  const { code, visible, milliseconds, processor, outputs } = await run.done;
  following.abort();
  if (code !== 0) throw new Error(`the run failed:\n${visible}`);
  return { total: milliseconds, hosting, waiting: lastObservation - began, processor, outputs };
}
