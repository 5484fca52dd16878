import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../../../src/deploy/artifact/artifact.ts';
import { writeArtifact } from '../../../../src/deploy/steps/pack/write-artifact.ts';
import type { Plan } from '../../../../src/deploy/steps/plan/types.ts';
import { depsOf } from '../../../support/deps.ts';
import { failureOf } from '../../../support/failure.ts';
import { planOf } from '../../../support/plan.ts';
import { folderOfEachTest } from '../steps/folder.ts';

const folder = folderOfEachTest({ 'dist/index.html': 'hello', 'dist/deep/é.txt': 'ü' });

const plan = (more: Partial<Plan> = {}) => planOf({ workspace: folder.root, ...more });
const write = () =>
  writeArtifact(plan(), { folder: folder.at('dist'), commands: ['npm run build'] }, depsOf());

describe('a deploy job refuses', () => {
  it.each<[string, Partial<Plan>, string]>([
    [
      'environment',
      { environment: 'Preview' },
      'environment: built for Production, but this run deploys Preview',
    ],
    ['version', { version: '2.0.0' }, 'version: built for 1.4.0, but this run deploys 2.0.0'],
    [
      'commit',
      { event: { ...planOf().event, sha: 'f'.repeat(40) } },
      `commit: built for ${'c0ffee'.padEnd(40, '0')}, but this run deploys ${'f'.repeat(40)}`,
    ],
  ])('a site of another %s', async (_, more, fact) => {
    await write();
    const { workspace, config, environment, version, event } = plan(more);
    const expected = { slug: config.site.slug, environment, version, commit: event.sha };
    expect(await failureOf(readBuiltSite(workspace, expected))).toMatchObject({
      code: 'ARTIFACT_INVALID',
      facts: [fact],
    });
  });
});

it('the attested digest differs by environment and version', async () => {
  const digests = [];
  for (const more of [{}, { environment: 'Preview' }, { version: '2.0.0' }] as const)
    digests.push(
      (await writeArtifact(plan(more), { folder: folder.at('dist'), commands: [] }, depsOf()))
        .digest,
    );
  expect(new Set(digests).size).toBe(3);
});
