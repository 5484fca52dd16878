import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSiteConfig } from '../../../../../src/config/parse.ts';
import type { FinishedSite } from '../../../../../src/deploy/steps/finish/finish.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import type { Deps } from '../../../../../src/shared/deps.ts';
import { createDeps } from '../../../../support/deps.ts';
import { testFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';
import { needed } from '../../../../support/site-config.ts';

/** Creates a workspace with a built site in `out`, and the dependencies of a step. */
export async function harness(
  files: Readonly<Record<string, string>>,
  settings = '',
  overrides: Partial<Plan> = {},
) {
  const folder = await testFolder();
  folder.write({ 'scratch/.keep': '', ...files });
  const workspace = folder.root;
  const type = settings.includes('spa') ? 'spa' : 'static';
  const yaml = needed.replace('type: docs', `type: ${type}`) + settings.replace('spa', '');
  const lines: string[] = [];
  const deps: Deps = createDeps({
    log: {
      debug() {},
      info: (line) => void lines.push(line),
      warn(line, at = {}) {
        const place = at.file ? ` (${at.file}:${at.line})` : '';
        lines.push(`warning: ${line}${place}`);
      },
      error: (line) => void lines.push(`error: ${line}`),
      mask() {},
      foreign: () => ({ line() {}, close() {} }),
    },
    clock: systemClock,
    scratch: folder.at('scratch'),
  });
  return {
    plan: createPlan({ config: parseSiteConfig(yaml, 'site.config.yml'), workspace, ...overrides }),
    deps,
    lines,
    workspace,
    built: { folder: folder.at('out'), commands: [] },
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
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
