import { expect, it } from 'vitest';
import {
  findDeployWorkflows,
  listWorkflowUses,
} from '../../../../src/workflows/deploy-workflow.ts';
import { renderOnboarding } from '../../../../src/workflows/render/render.ts';
import {
  renderSnapshotWorkflow,
  snapshotPath,
} from '../../../../src/workflows/render/snapshot-workflow.ts';
import { action, record } from '../../../e2e/harness/site.ts';
import { createPlan } from '../../../support/plan.ts';

const render = (build: string, given: Readonly<Record<string, string>> = {}) => {
  const { config } = createPlan({}, `build: { ${build} }`);
  return renderSnapshotWorkflow(config, 'a'.repeat(40), { 'site-version': '1.0.0', ...given });
};
const inputs = (text: string) =>
  listWorkflowUses(text)
    .filter(({ uses }) => uses.startsWith('site-deploy/'))
    .map((use) => use.inputs);

it.each([
  ['a build without declared inputs', 'output: dist', {}],
  ['a build that gets environment variables', 'reads: [], passEnv: [TOKEN]', {}],
  ['a dry run', 'reads: []', { 'dry-run': 'true' }],
  ['closing a Preview', 'reads: []', { mode: 'close' }],
])('renderSnapshotWorkflow renders one step for %s', (_, build, given) => {
  const { source, reuses } = render(build, given);
  expect(reuses).toBe(false);
  expect(inputs(source)).toEqual([expect.objectContaining({ 'site-version': '1.0.0', ...given })]);
});

it('renderSnapshotWorkflow renders three steps with the same inputs if packages are reused', () => {
  const { source, reuses } = render('reads: []', { config: 'web/site.config.yml', force: 'true' });
  const given = { config: 'web/site.config.yml', force: 'true' };
  expect(reuses).toBe(true);
  expect(inputs(source)).toEqual([
    expect.objectContaining({ mode: 'reuse', 'site-version': '1.0.0', ...given }),
    expect.objectContaining({ mode: 'build', ...given }),
    expect.objectContaining({ mode: 'deploy', ...given }),
  ]);
});

it('findDeployWorkflows finds the snapshot workflow next to the generated one', async () => {
  const generated = renderOnboarding(record, { action });
  const files = new Map(generated.map(({ path, content }) => [path, content]));
  files.set(snapshotPath, render('reads: []').source);
  const read = async (path: string) => files.get(path);
  const found = await findDeployWorkflows({ paths: [...files.keys()], read }, 'site.config.yml');
  expect(found.map(({ path }) => path)).toContain(snapshotPath);
});
