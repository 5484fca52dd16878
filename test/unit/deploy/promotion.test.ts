import { describe, expect, it } from 'vitest';
import type { BuiltSite } from '../../../src/deploy/artifact/artifact.ts';
import { describeComparison } from '../../../src/deploy/messages.ts';
import { promotion } from '../../../src/deploy/promotion.ts';
import { RunRecord } from '../../../src/deploy/record.ts';
import { listDifferences } from '../../../src/deploy/steps/build/preview-build.ts';
import type { Plan } from '../../../src/deploy/steps/plan/types.ts';
import { packageName } from '../../../src/shared/package-name.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { computeDigest } from '../../../src/shared/site-files.ts';
import { createDeps } from '../../support/deps.ts';
import { useFolder } from '../../support/folder.ts';
import { scriptedHttp } from '../../support/http.ts';
import { createMarker } from '../../support/marker.ts';
import { createPlan } from '../../support/plan.ts';
import { type Artifact, GitHubModel, type Run } from './steps/build/histories/github.ts';
import { createPackage, type Damage, zipPackage } from './steps/build/histories/store.ts';
import { makePackage } from './steps/verify/site-package.ts';

const file = (path: string, sha256: string) => ({ path, size: 1, sha256 });

it('listDifferences names files that were added, changed or removed since Preview', () => {
  const shown = [file('a', '1'), file('b', '1'), file('c', '1')];
  expect(listDifferences([file('d', '1'), file('b', '2'), file('a', '1')], shown)).toEqual([
    ...['b', 'c', 'd'],
  ]);
  expect(listDifferences(shown, shown)).toEqual([]);
});

describe('describeComparison', () => {
  const commit = 'c0ffee'.padEnd(40, '0');
  it.each([
    [
      'an unknown build',
      { unknown: 'GitHub is away' },
      'Not compared with the build that a Preview showed: GitHub is away',
    ],
    [
      'an equal build',
      { commit, differing: 0, names: [] },
      "The same build as Preview's, of c0ffee000000",
    ],
    [
      'a build with one different file',
      { commit, differing: 1, names: ['a'] },
      'Built anew: one file differs from what Preview showed, of c0ffee000000',
    ],
    [
      'a build with 12 different files',
      { commit, differing: 12, names: ['a'] },
      'Built anew: 12 files differ from what Preview showed, of c0ffee000000',
    ],
  ])('describes %s', (_, comparison, text) => expect(describeComparison(comparison)).toBe(text));
});

const folder = useFolder({ 'scratch/.keep': '' });
const commit = '1'.repeat(40);
const workflow = '.github/workflows/deploy.yml';
const deploying =
  'on: push\njobs:\n  a:\n    steps:\n      - uses: site-deploy/site-deploy@v1\n' +
  '        with: { mode: deploy }\n';
const shown = '<h1>shown</h1>';
const same = createPlan({ mode: 'deploy' }, 'approval: { build: same }');

interface Scene {
  readonly plan?: Partial<Plan>;
  /** Content of the page in the deployed package. If `undefined`, the job builds the site. */
  readonly built?: string | undefined;
  /** With `same`, only the build that Preview showed may be deployed. */
  readonly approval?: 'same';
  readonly run?: Partial<Run>;
  readonly artifact?: Partial<Artifact>;
  readonly damage?: Damage;
  readonly isLive?: boolean;
  readonly hasToken?: boolean;
  readonly signal?: AbortSignal;
  readonly change?: (github: GitHubModel) => void;
}

/** Deploys to Production after run 5 showed a package of the same version in Preview. */
async function promote(scene: Scene = {}) {
  const { built, approval, damage, hasToken = true } = { built: shown, ...scene };
  const plan = { ...(approval ? same : createPlan({ mode: 'deploy' })), ...scene.plan };
  const place = { slug: plan.config.site.slug, environment: 'Preview', version: '1.4.0' } as const;
  const preview = { ...plan, environment: 'Preview' } as const;
  const claims = { commit, inputs: undefined };
  const stored = createPackage({ ...claims, plan: preview, content: shown });
  const github = new GitHubModel();
  github.addCommit(commit, new Map([[workflow, deploying]]));
  github.branches.set('release/1.4.0', [commit]);
  const run = { event: 'push', workflow, branch: 'release/1.4.0', commit, isOwn: true } as const;
  github.runs.push({ id: 5, ...run, createdAt: 0, conclusion: 'success', ...scene.run });
  github.artifacts.push({
    ...{ id: 9, name: packageName(place), run: 5, createdAt: 0, isDeployments: true, stored },
    ...{ zip: zipPackage(stored, damage), expired: false, isGone: false },
    ...scene.artifact,
  });
  scene.change?.(github);
  const http = scriptedHttp((request) => github.answer(request));
  const access = { apiUrl: 'https://api.github.com', token: new Secret('t') };
  const deps = createDeps({
    ...{ http, scratch: folder.at('scratch'), github: hasToken ? access : undefined },
    ...(scene.signal && { signal: scene.signal }),
  });
  const record = new RunRecord(deps);
  const getOrigin = (content: string) => {
    const { files = [], digest = '' } = createPackage({ ...claims, plan, content }).manifest as {
      readonly files?: NonNullable<BuiltSite['origin']>['files'];
      readonly digest?: string;
    };
    return { files, digest };
  };
  const origin = built === undefined ? undefined : getOrigin(built);
  const site: BuiltSite = { folder: '', commands: [], ...(origin && { origin }) };
  const live = scene.isLive
    ? createMarker({ built: computeDigest(origin?.files ?? []) }, { version: '1.4.0' })
    : undefined;
  const check = promotion(plan, site, record);
  const error = await check({ ...makePackage({}), live }).catch((thrown: unknown) => thrown);
  const { comparison, provenance } = record.result();
  return { error, comparison, provenance, http, log: deps.log.lines };
}

describe('the build for Production', () => {
  it('is reported as the build that its Preview showed', async () => {
    const { error, comparison, provenance, log } = await promote();
    expect(error).toBeUndefined();
    expect(provenance).toEqual({ ...makePackage({}).provenance, preview: 'same' });
    expect(comparison).toEqual({ commit, differing: 0, names: [] });
    expect(log).toEqual(["info The same build as Preview's, of 111111111111."]);
  });

  it('is accepted but reported if it differs from the one that its Preview showed', async () => {
    const { error, comparison, provenance } = await promote({ built: 'new' });
    expect([error, provenance?.preview]).toEqual([undefined, 'different']);
    expect(comparison).toEqual({ commit, differing: 1, names: ['index.html'] });
  });

  it.each<[string, Scene, readonly string[], string]>([
    ['it differs', { built: 'new' }, ['index.html'], 'one file differs from what Preview showed'],
    ["Preview's is unknown", { hasToken: false }, [], 'the run has no github-token'],
  ])("is refused if only Preview's build is approved and %s", async (_, scene, facts, why) => {
    expect((await promote({ ...scene, approval: 'same' })).error).toMatchObject({
      ...{ code: 'BUILD_NOT_APPROVED', facts },
      message: expect.stringMatching(`The build of 1.4.0 is not the one that .*${why}`),
    });
  });

  it("is accepted if only Preview's build is approved and it has the same files", async () => {
    expect((await promote({ approval: 'same' })).error).toBeUndefined();
  });

  it('is not compared in a cancelled run', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    expect(await promote({ signal })).toMatchObject({ error: signal.reason, log: [] });
  });

  it.each<[string, Scene]>([
    ['a deployment to Preview', { plan: { environment: 'Preview' } }],
    ['a rollback', { plan: { mode: 'rollback' } }],
    ['a site that the job itself built', { built: undefined }],
    ['the build that is already live', { isLive: true }],
  ])('is not compared for %s', async (_, scene) => {
    const { error, comparison, http } = await promote({ ...scene, approval: 'same' });
    expect([error, comparison, http.requests]).toEqual([undefined, undefined, []]);
  });

  it('is compared if it is already live as a different version', async () => {
    const { comparison } = await promote({ isLive: true, plan: { version: '1.5.0' } });
    expect(comparison).toEqual({ unknown: 'GitHub keeps no package of a Preview of 1.5.0' });
  });

  const none = 'GitHub keeps no package of a Preview of 1.4.0';
  const other = '2'.repeat(40);
  const addOther = (github: GitHubModel) => {
    github.addCommit(other, new Map([[workflow, deploying]]));
    github.branches.set('release/1.4.0', [commit, other]);
  };
  it.each<[string, Scene, string]>([
    ['the package has expired', { artifact: { expired: true } }, none],
    ['the deploying run built the package', { artifact: { run: 77 }, run: { id: 77 } }, none],
    ['the run of the package failed', { run: { conclusion: 'failure' } }, none],
    ['GitHub no longer knows the run of the package', { run: { id: 6 } }, none],
    ['the run of the package is from a fork', { run: { isOwn: false } }, none],
    ['the branch of the package is not deployed to Preview', { run: { branch: 'topic' } }, none],
    ['the package is of a different commit', { run: { commit: other }, change: addOther }, none],
    [
      'the package is of a different version',
      { artifact: { name: 'site-acme-docs-Preview-1.4.1' } },
      none,
    ],
    ['the package has no manifest', { damage: 'no manifest' }, 'it has no manifest'],
    [
      'the package cannot be downloaded',
      { change: (github) => void Object.assign(github, { trouble: 'no download' }) },
      'its download was answered with status 403',
    ],
    [
      'GitHub does not answer',
      { change: (github) => void Object.assign(github, { trouble: 'no answer' }) },
      'GitHub responded with status 503',
    ],
    ['the run has no token', { hasToken: false }, 'the run has no github-token'],
  ])('is not compared if %s, and the log says why', async (_, scene, unknown) => {
    const { error, comparison, provenance, log } = await promote(scene);
    expect(comparison).toEqual({ unknown });
    expect([error, provenance]).toEqual([undefined, undefined]);
    expect(log).toEqual([`info Not compared with the build that a Preview showed: ${unknown}.`]);
  });

  it.each([
    ['once', undefined, 1],
    ["six times if only Preview's build is approved", 'same', 6],
  ] as const)('asks an unavailable artifact store %s', async (_, approval, times) => {
    const change = (github: GitHubModel) => void Object.assign(github, { trouble: 'no store' });
    const { http } = await promote({ approval, change });
    expect(http.requests.filter(({ url }) => url.host === 'store.example')).toHaveLength(times);
  });

  it('is compared only with the newest five packages', async () => {
    const older = (id: number, count: number) => (github: GitHubModel) => {
      const [first] = github.artifacts;
      const [run] = github.runs;
      if (!first || !run) return;
      for (let at = 1; at <= count; at += 1) {
        github.runs.push({ ...run, id: id + at, conclusion: 'failure' });
        github.artifacts.push({ ...first, id: 100 + at, run: id + at, createdAt: 1_000 + at });
      }
    };
    expect((await promote({ change: older(10, 4) })).provenance?.preview).toBe('same');
    expect((await promote({ change: older(10, 5) })).comparison).toEqual({ unknown: none });
  });
});
