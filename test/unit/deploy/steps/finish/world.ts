import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSiteConfig } from '../../../../../src/config/parse.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import type { Deps } from '../../../../../src/shared/deps.ts';
import { bareMachine } from '../../../../support/deps.ts';

/** A workspace with a built site in `out`, and what a step is given. */
export async function world(
  files: Readonly<Record<string, string>>,
  settings = '',
  overrides: Partial<Plan> = {},
) {
  const workspace = await mkdtemp(path.join(tmpdir(), 'finish-test-'));
  for (const [name, text] of Object.entries({ 'scratch/.keep': '', ...files })) {
    await mkdir(path.dirname(path.join(workspace, name)), { recursive: true });
    await writeFile(path.join(workspace, name), text);
  }
  const config = parseSiteConfig(
    `version: 1
site: { slug: acme, id: site_1, type: ${settings.includes('spa') ? 'spa' : 'static'}, url: https://www.acme.example }
portal: { url: https://portal.example.com, audience: api://x }
azure: { clientId: 11111111-1111-4111-8111-111111111111, tenantId: 22222222-2222-4222-8222-222222222222, subscriptionId: 33333333-3333-4333-8333-333333333333 }
${settings.replace('spa', '')}`,
    'site.config.yml',
  );
  const lines: string[] = [];
  const deps: Deps = {
    ...bareMachine,
    log: {
      debug() {},
      info: (line) => void lines.push(line),
      warn: (line) => void lines.push(`warning: ${line}`),
      error: (line) => void lines.push(`error: ${line}`),
      mask() {},
      foreign: () => ({ line() {}, close() {} }),
    },
    http: { send: () => Promise.reject(new Error('no network')) },
    clock: systemClock,
    signal: new AbortController().signal,
    scratch: path.join(workspace, 'scratch'),
  };
  const plan: Plan = {
    mode: 'all',
    uploader: 'auto',
    dryRun: false,
    force: false,
    environment: 'Production',
    environmentName: null,
    version: '1.0.0',
    provenance: { commit: 'a'.repeat(40), tree: '' },
    event: {
      name: 'push',
      ref: 'refs/heads/master',
      sha: 'a'.repeat(40),
      repository: 'acme/site',
      run: { id: '1', attempt: 1 },
    },
    config,
    workspace,
    buildRoot: workspace,
    url: config.site.url,
    ...overrides,
  };
  return {
    plan,
    deps,
    lines,
    workspace,
    built: { folder: path.join(workspace, 'out'), commands: [] },
  };
}
