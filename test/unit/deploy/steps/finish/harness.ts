import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSiteConfig } from '../../../../../src/config/parse.ts';
import type { FinishedSite } from '../../../../../src/deploy/steps/finish/finish.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import type { Deps } from '../../../../../src/shared/deps.ts';
import { createDeps } from '../../../../support/deps.ts';
import { writeFiles } from '../../../../support/files.ts';
import { createPlan } from '../../../../support/plan.ts';
import { needed } from '../../../../support/site-config.ts';

/** Creates a workspace with a built site in `out`, and the dependencies of a step. */
export async function harness(
  files: Readonly<Record<string, string>>,
  settings = '',
  overrides: Partial<Plan> = {},
) {
  const workspace = await mkdtemp(path.join(tmpdir(), 'finish-test-'));
  await writeFiles(workspace, { 'scratch/.keep': '', ...files });
  const type = settings.includes('spa') ? 'spa' : 'static';
  const yaml = needed.replace('type: docs', `type: ${type}`) + settings.replace('spa', '');
  const lines: string[] = [];
  const deps: Deps = createDeps({
    log: {
      debug() {},
      info: (line) => void lines.push(line),
      warn: (line) => void lines.push(`warning: ${line}`),
      error: (line) => void lines.push(`error: ${line}`),
      mask() {},
      foreign: () => ({ line() {}, close() {} }),
    },
    clock: systemClock,
    scratch: path.join(workspace, 'scratch'),
  });
  return {
    plan: createPlan({ config: parseSiteConfig(yaml, 'site.config.yml'), workspace, ...overrides }),
    deps,
    lines,
    workspace,
    built: { folder: path.join(workspace, 'out'), commands: [] },
    [Symbol.asyncDispose]: () => rm(workspace, { recursive: true, force: true }),
  };
}

/** Reads a file as it is deployed. */
export function read(
  { overlay, pages }: FinishedSite,
  folder: string,
  name: string,
): Uint8Array | undefined {
  const page = pages.get(name);
  if (page !== undefined)
    return readFileSync(page.file).subarray(page.offset, page.offset + page.size);
  return overlay.get(name) ?? readIfThere(path.join(folder, name));
}

export function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
