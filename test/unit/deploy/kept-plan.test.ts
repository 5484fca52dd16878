import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptPlan } from '../../../src/deploy/kept-plan.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { writeArtifact } from '../../../src/steps/pack/artifact.ts';
import type { DeployOptions, Plan } from '../../../src/steps/plan/types.ts';
import { type TestFolder, testFolder } from '../steps/folder.ts';
import { depsOf, failureOf, planOf, scriptedHttp } from '../world.ts';

const built = 'c0ffee'.padEnd(40, '0');
const now = 'f'.repeat(40);
let folder: TestFolder;
beforeEach(async () => {
  folder = await testFolder();
  folder.write({ 'dist/index.html': 'hello' });
  const earlier = planOf({ workspace: folder.root });
  await writeArtifact(earlier, { folder: folder.at('dist'), commands: [] }, depsOf());
});
afterEach(() => folder[Symbol.asyncDispose]());

const asked = (more: Partial<Plan> = {}) =>
  planOf({
    mode: 'rollback',
    rollbackRun: '77',
    version: '',
    workspace: folder.root,
    event: { ...planOf().event, name: 'workflow_dispatch', sha: now },
    ...more,
  });
const options = (): DeployOptions => ({
  workspace: folder.root,
  event: asked().event,
  git: async () => undefined,
  env: {},
  github: { apiUrl: 'https://api.github.com', token: new Secret('token') },
});

describe('the plan', () => {
  it('of a rollback is about version, commit and branch of the package, once GitHub has said where that comes from', async () => {
    const run = {
      id: 77,
      html_url: 'https://github.com/acme/site/actions/runs/77',
      status: 'completed',
      created_at: '2026-05-20T12:00:00Z',
      event: 'push',
      head_branch: 'release/1.4.0',
      head_sha: built,
      head_repository: { full_name: 'acme/site' },
    };
    const http = scriptedHttp(({ url }) => ({
      body: url.pathname.endsWith('/runs/77') ? run : { object: { sha: built } },
    }));
    const inPreview = asked({ environment: 'Preview' });
    const earlier = planOf({ workspace: folder.root, environment: 'Preview' });
    await writeArtifact(earlier, { folder: folder.at('dist'), commands: [] }, depsOf());
    const plan = await keptPlan(inPreview, options(), depsOf({ http }));
    const event = { ...inPreview.event, sha: built, ref: 'refs/heads/release/1.4.0' };
    expect(plan).toEqual({ ...inPreview, version: '1.4.0', event });
    expect(http.requests).toHaveLength(2);
  });

  it('of a rollback is refused where GitHub says something else', async () => {
    const http = scriptedHttp(() => ({ status: 404, body: {} }));
    expect((await failureOf(keptPlan(asked(), options(), depsOf({ http })))).code).toBe('ROLLBACK_REFUSED');
  });

  it('of a dry run asks nobody', async () => {
    expect(await keptPlan(asked({ dryRun: true }), options(), depsOf())).toMatchObject({ version: '1.4.0' });
  });

  it('of every other mode stays as it is', async () => {
    const plan = planOf({ workspace: '/nowhere' });
    expect(await keptPlan(plan, options(), depsOf())).toBe(plan);
  });
});
