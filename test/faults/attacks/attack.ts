import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';
import type { ErrorCode } from '../../../src/shared/errors/catalogue.ts';
import type { CheckoutOptions, Harness, Run, RunOptions } from '../../e2e/harness/harness.ts';
import { acme } from '../../e2e/harness/site.ts';
import { createClient } from '../../unit/localcloud/support.ts';

/** Something that others do to a run, and the expected result. */
export interface Attack {
  readonly area: 'build' | 'output' | 'names' | 'artifact' | 'services' | 'events' | 'config';
  readonly what: string;
  /** Whether `npm test` includes it. Only `npm run test:faults` runs the others. */
  readonly inBrief?: true;
  readonly site?: CheckoutOptions;
  readonly run?: RunOptions;
  /** Changes the behaviour of the services. */
  readonly service?: (cloud: LocalCloud) => void;
  /** Makes the run a deploy job, and changes the handover of the build job. */
  readonly handOver?: (folder: string) => Promise<void>;
  /**
   * `held`: the deployment succeeds, and the attack has no effect. Otherwise the code of the
   * refusal.
   */
  readonly verdict: 'held' | ErrorCode;
  /** Strings that the log must contain. */
  readonly output?: readonly string[];
  readonly proof?: (run: Run) => void;
}

/**
 * Text in attacks. No mask, and no variable or output except the report, may contain it, and no
 * annotation may begin with it.
 */
export const planted = 'planted';

/**
 * Carries out an attack and checks what all attacks have in common. `harness.run` also searches for
 * credentials.
 */
export async function carryOut(attack: Attack, harness: Harness): Promise<void> {
  const marker = async () =>
    (await createClient(harness.cloud)(`${acme.url}/.well-known/site-deploy.json`)).body;
  const before = await marker();
  attack.service?.(harness.cloud);
  const run = await getRun(attack, harness);
  const output = run.visible.slice(-4_000);
  if (attack.verdict === 'held') {
    expect([run.code, run.conclusion, run.outputs.status], output).toEqual([
      0,
      'success',
      'succeeded',
    ]);
    expect(JSON.parse(await marker())).toMatchObject({
      slug: acme.slug,
      provenance: { files: run.outputs.digest },
    });
  } else {
    expect([run.code, run.conclusion, run.outputs.status], output).toEqual([
      1,
      'failure',
      'failed',
    ]);
    expect(output).toContain(`[${attack.verdict}]`);
    expect(output).toContain('The live site was not changed.');
    expect(await marker()).toBe(before);
  }
  for (const text of attack.output ?? []) expect(run.visible).toContain(text);
  expect(run.masks.filter((mask) => mask.includes(planted))).toEqual([]);
  expect(run.annotations.filter(({ message }) => message.startsWith(planted))).toEqual([]);
  // The report quotes the failure as text, never as a command.
  const { report = '', ...outputs } = run.outputs;
  expect(Object.values(outputs).join()).not.toContain(planted);
  expect(report).not.toMatch(/##\[|^::/m);
  expect([run.env, run.state, run.path, run.leftBehind, run.running]).toEqual([{}, {}, [], [], []]);
  attack.proof?.(run);
}

async function getRun({ site = {}, run = {}, handOver }: Attack, harness: Harness): Promise<Run> {
  if (handOver === undefined) return harness.deploy({ ...site, ...run });
  const built = await harness.checkout(site);
  const build = await harness.run(built, {
    ...run,
    idToken: false,
    inputs: { ...run.inputs, mode: 'build' },
  });
  expect(build.code, build.visible).toBe(0);
  const checkout = await harness.checkout({ ...(site.config && { config: site.config }) });
  const folder = path.join(checkout.workspace, 'site-deploy-build');
  await cp(path.join(built.workspace, 'site-deploy-build'), folder, { recursive: true });
  await handOver(folder);
  return harness.run(checkout, { ...run, inputs: { ...run.inputs, mode: 'deploy' } });
}

/** Changes the manifest of a handover. */
export async function changeManifest(
  folder: string,
  change: (manifest: object) => object,
): Promise<void> {
  const file = path.join(folder, 'manifest.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}
