import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeArtifact } from '../../../../../src/deploy/steps/pack/write-artifact.ts';
import { readRetainedPackage } from '../../../../../src/deploy/steps/plan/rollback.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';
import { type ScriptedHttp, scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { workflowRun } from '../../../../support/repository.ts';

const built = 'c0ffee'.padEnd(40, '0');
const planned = { ...createPlan().provenance, tree: '7'.repeat(40) };
const now = 'f'.repeat(40);
const folder = useFolder();
beforeEach(async () => {
  folder.write({ 'dist/index.html': 'hello' });
  await keep();
});

const keep = (more: Partial<Plan> = {}) =>
  writeArtifact(
    createPlan({ workspace: folder.root, provenance: planned, ...more }),
    { folder: folder.at('dist'), commands: [] },
    createDeps(),
  );
const place = (more: Partial<Plan> = {}) =>
  createPlan({
    workspace: folder.root,
    event: { ...createPlan().event, name: 'workflow_dispatch', sha: now },
    ...more,
  });
const github = { apiUrl: 'https://api.github.com', token: new Secret('token') };
const read = (
  more: Partial<Plan> = {},
  http: ScriptedHttp = scriptedHttp(() => ({ status: 404, body: {} })),
) =>
  readRetainedPackage(
    { ...place(more), configFile: 'site.config.yml' },
    '77',
    createDeps({ http, github }),
  );

describe('a stored package', () => {
  it('is read with version, commit and branch after GitHub has confirmed its origin', async () => {
    const run = {
      ...workflowRun,
      head_branch: 'release/1.4.0',
      head_sha: built,
    };
    const artifact = { name: 'site-acme-docs-Preview-1.4.0', id: 1, size_in_bytes: 9 };
    const dates = { expired: false, created_at: null, expires_at: null };
    const answers: [RegExp, object][] = [
      [/\/runs\/77\/artifacts$/, { artifacts: [{ ...artifact, ...dates }] }],
      [/\/runs\/77$/, run],
      [/\/git\/trees\//, { tree: [{ path: run.path, type: 'blob', sha: 'blob' }] }],
      [/\/git\/blobs\//, { content: btoa('on: push\njobs: {}\n'), encoding: 'base64' }],
      [/\/git\/ref\//, { object: { sha: built } }],
    ];
    const http = scriptedHttp(({ url }) => ({
      body: answers.find(([path]) => path.test(url.pathname))?.[1],
    }));
    await keep({ environment: 'Preview' });
    expect(await read({ environment: 'Preview' }, http)).toEqual({
      version: '1.4.0',
      provenance: planned,
      ref: 'refs/heads/release/1.4.0',
      builtBy: run.path,
    });
    expect(http.requests).toHaveLength(5);
  });

  it('is refused if GitHub does not know its run', async () => {
    expect((await catchError(read())).code).toBe('ROLLBACK_REFUSED');
  });

  it('is accepted in a dry run although GitHub does not know its run', async () => {
    const kept = await read({ dryRun: true });
    expect(kept).toEqual({ version: '1.4.0', provenance: planned, ref: 'refs/heads/master' });
  });

  it.each<[string, Partial<Plan>, string, string]>([
    [
      'environment',
      { environment: 'Preview' },
      '',
      'environment: built for Production, but this run deploys Preview',
    ],
    ['site', {}, 'acme-shop', 'slug: built for acme-docs, but this run deploys acme-shop'],
  ])('is refused if it belongs to a different %s', async (_, more, slug, fact) => {
    const { config } = createPlan();
    const other = { ...config, site: { ...config.site, slug: slug || config.site.slug } };
    expect(await catchError(read({ ...more, config: other }))).toMatchObject({
      code: 'ROLLBACK_REFUSED',
      facts: [fact],
    });
  });

  it('is refused if its list of files was changed', async () => {
    const file = 'site-deploy-build/manifest.json';
    folder.write({ [file]: { ...JSON.parse(readFileSync(folder.at(file), 'utf8')), files: [] } });
    expect((await catchError(read())).code).toBe('ARTIFACT_INVALID');
  });
});
