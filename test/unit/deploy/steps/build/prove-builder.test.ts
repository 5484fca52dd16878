import { expect, it } from 'vitest';
import { proveBuilder } from '../../../../../src/deploy/steps/build/find-package.ts';
import { packageName } from '../../../../../src/shared/package-name.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { GitHubModel, type Run } from './histories/github.ts';
import { createPackage, zipPackage } from './histories/store.ts';

const built = '1'.repeat(40);
const deployed = '2'.repeat(40);
const workflow = '.github/workflows/deploy.yml';
const getWorkflow = (steps = '') =>
  `on: push\njobs:\n  a:\n    steps:\n${steps}      - uses: site-deploy/site-deploy@v1\n        with: { mode: deploy }\n`;

interface Scene {
  readonly run?: Partial<Run>;
  readonly keptVersion?: string;
  readonly builder?: { readonly run?: string; readonly commit?: string };
  readonly hasToken?: boolean;
  readonly steps?: string;
  /** Content of the page in the deployed commit. */
  readonly page?: string;
}

/** Calls `proveBuilder` for a package that run 5 built with different texts. */
function prove(scene: Scene = {}) {
  const { keptVersion = '1.4.0', steps, page = 'same', hasToken = true } = scene;
  const { event, ...rest } = createPlan({ mode: 'deploy' }, 'build: { reads: [environment] }');
  const plan = { ...rest, event: { ...event, sha: deployed } };
  const github = new GitHubModel();
  const common = [
    [workflow, getWorkflow(steps)],
    ['site.config.yml', ''],
  ] as const;
  github.addCommit(
    built,
    new Map([...common, ['page.md', 'same'], [rest.config.content.file, '1']]),
  );
  github.addCommit(
    deployed,
    new Map([...common, ['page.md', page], [rest.config.content.file, '2']]),
  );
  github.branches.set('master', [built, deployed]);
  const run = { event: 'push', workflow, branch: 'master', commit: built, isOwn: true } as const;
  github.runs.push({ id: 5, ...run, createdAt: 0, conclusion: 'success', ...scene.run });
  const stored = createPackage({ plan, commit: built, inputs: undefined, content: 'x' });
  const name = { slug: plan.config.site.slug, environment: 'Production' } as const;
  github.artifacts.push({
    ...{ id: 9, name: packageName({ ...name, version: keptVersion }), run: 5, createdAt: 0 },
    ...{ isDeployments: true, stored, zip: zipPackage(stored), expired: false, isGone: false },
  });
  const http = scriptedHttp((request) => github.answer(request));
  const access = { apiUrl: 'https://api.github.com', token: new Secret('t') };
  const deps = createDeps({ http, github: hasToken ? access : undefined });
  const builder = {
    environment: 'Production',
    ...{ version: '1.4.0', commit: built, tree: '' },
    ...{ run: 'https://github.com/acme/site/actions/runs/5', ...scene.builder },
  } as const;
  return proveBuilder(plan, builder, deps);
}

it('proveBuilder accepts a run that built the same sources with different texts', async () => {
  expect(await prove()).toEqual({ commit: built, ref: 'refs/heads/master', workflow });
});

it.each<[string, Scene, string]>([
  ['without a token', { hasToken: false }, 'the run has no token to ask GitHub'],
  ['of an unknown run', { run: { id: 6 } }, 'GitHub does not know the run that built it'],
  [
    'that names no run',
    { builder: { run: undefined } },
    'GitHub does not know the run that built it',
  ],
  [
    'that names a wrong commit',
    { builder: { commit: deployed } },
    'GitHub names two commits for it',
  ],
  ["of a fork's run", { run: { isOwn: false } }, 'it built a commit of evil/site'],
  ['of a different version', { keptVersion: '1.5.0' }, 'its run kept another version'],
  [
    'of a run that may restore a cache',
    { steps: '      - uses: actions/cache@v6\n' },
    `${workflow} uses actions/cache@v6, which may restore a cache`,
  ],
  ['of different sources', { page: 'another' }, 'its run built other files'],
])('proveBuilder refuses a package %s', async (_, scene, why) => {
  expect(await catchError(prove(scene))).toMatchObject({
    code: 'ATTESTATION_INVALID',
    message: `The package is not proven to be from the same inputs: ${why}.`,
  });
});
