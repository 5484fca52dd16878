import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { adoptWorkflow } from '../../../../../src/operations/onboard/files/adopt.ts';
import { compareFile } from '../../../../../src/operations/onboard/files/compare-file.ts';
import { renderOnboarding } from '../../../../../src/workflows/render/render.ts';
import type { RenderOptions } from '../../../../../src/workflows/render/render-options.ts';
import { actionlintProblems } from '../../../../architecture/workflows/actionlint.ts';
import { languageServiceProblems } from '../../../../architecture/workflows/language-service.ts';
import { action, site } from '../site.ts';

const jobs = `jobs:
    # The first.
    deploy:
        runs-on: ubuntu-latest
        steps:
            - run: npm test # all
    later:
        needs: deploy
        runs-on: ubuntu-latest
        steps: [{ run: 'true' }]
`;
/** Triggers as people write them, with comments. */
const triggers = [
  'on: push',
  'on: [push, pull_request]',
  'on:\n  pull_request: # reviewers\n  push:\n    branches: [master, next] # both',
  "on:\n  schedule:\n    - cron: '1 2 * * *' # early\n  push:\n    branches:\n      - master # live\n",
  'on:\n  workflow_dispatch:\n    inputs:\n      level: # of the log\n        type: string',
  'on: { push: { branches: [main] }, workflow_dispatch: {} }',
];
const shapes = ['published', 'two-jobs', 'single-job'] as const;
const file = '.github/workflows/ci.yml';
const rendered = (options: Partial<RenderOptions>) => {
  const [deploy] = renderOnboarding(site, { action, workflowFile: 'ci.yml', ...options });
  if (!deploy) throw new Error('no file');
  return deploy;
};

const renderHeader = (shape: (typeof shapes)[number], next: typeof action) =>
  rendered({ shape, action: next }).content.split('\n').slice(3, 5).join('\n');

describe('a workflow that people wrote', () => {
  it.each(triggers.flatMap((on) => shapes.map((shape) => [on, shape] as const)))(
    'keeps its lines and gets our jobs: %j, %s',
    async (on, shape) => {
      const own = `# Ours.\nname: CI\n${on}\n\n# Rights.\npermissions:\n  contents: read\n${jobs}`;
      const state = compareFile(own, rendered({ shape }), { adopt: file });
      const content = 'content' in state ? state.content : '';
      expect(state.state).toBe('merged');
      for (const line of own.split('\n').filter((text) => !on.includes(text)))
        expect(content).toContain(line);
      for (const [comment] of on.matchAll(/# .*/g)) expect(content).toContain(comment);
      const workflow = parse(content);
      expect(workflow.jobs).toMatchObject({ ...parse(own).jobs, 'site-deploy': {} });
      const { branches } = workflow.on.push ?? {};
      if (branches) expect(branches).toEqual(expect.arrayContaining(['master', 'release/**']));
      expect(workflow.on.workflow_dispatch.inputs.environment.required).toBe(true);
      expect(await languageServiceProblems(content)).toEqual([]);
      expect(await actionlintProblems(content)).toEqual([]);
      // From then on it counts as a generated file that somebody has edited.
      expect(compareFile(content, rendered({ shape })).state).toBe('customised');
      const next = { ...action, uses: action.uses.replaceAll('a'.repeat(40), 'b'.repeat(40)) };
      const updated = compareFile(content, rendered({ shape, action: next }));
      expect('content' in updated && updated.content).toBe(
        content
          .replace(/^# site-deploy.*\n# site-deploy-inputs.*/m, () => renderHeader(shape, next))
          .replaceAll('a'.repeat(40), 'b'.repeat(40)),
      );
    },
  );

  it.each(shapes)('gets what a later choice adds: %s', (shape) => {
    const own = `name: CI\non: push\n${jobs.replaceAll('    ', '  ')}`;
    const adopted = compareFile(own, rendered({ shape }), { adopt: file });
    const content = 'content' in adopted ? adopted.content : '';
    const updated = compareFile(content, rendered({ shape, apiToken: true }));
    const newer = 'content' in updated ? updated.content : '';
    expect(newer).toContain('SITE_PORTAL_API_TOKEN');
    expect(parse(newer).jobs).toMatchObject(parse(own).jobs);
  });

  it('its own events start no deployment', () => {
    const own = `on:\n  pull_request:\n${jobs}`;
    const { content } = rendered({ shape: 'two-jobs' });
    const { jobs: found } = parse(adoptWorkflow(file, own, content));
    expect(found.build.if).toBe(
      "github.event_name == 'workflow_dispatch' || github.event_name == 'push' && " +
        "(github.ref == 'refs/heads/master' || startsWith(github.ref, 'refs/heads/release/'))",
    );
    expect(found['site-deploy'].needs).toBe('build');
    const single = adoptWorkflow(file, own, rendered({ shape: 'single-job' }).content);
    expect(parse(single).jobs['site-deploy'].if).toBe(
      "(github.event.repository.fork != true && github.actor != 'dependabot[bot]') && " +
        `(${found.build.if})`,
    );
  });

  it.each([
    ['a filter of paths', `on:\n  push:\n    paths: ['docs/**']\n${jobs}`, 'the filter "paths"'],
    ['a group of all jobs', `on: push\nconcurrency: ci\n${jobs}`, 'covers all jobs'],
    [
      'a job that deploys',
      `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: Azure/static-web-apps-deploy@v1\n`,
      'it deploys by itself',
    ],
    ['invalid YAML', 'on: push\njobs: {', 'not be valid YAML'],
    ['no jobs', 'on: push\n', 'no jobs'],
  ])('is refused for %s', (_, own, reason) => {
    const { content } = rendered({});
    expect(() => adoptWorkflow(file, own, content)).toThrow(reason);
  });

  it('stays foreign unless the options name it', () => {
    expect(compareFile(`on: push\n${jobs}`, rendered({})).state).toBe('foreign');
  });
});

it('guards each of our jobs once, even if it has its own condition or needs', () => {
  const head = `name: Deploy\non:\n  push:\n    branches: [master]\njobs:\n`;
  const ifFork = '    if: github.event.repository.fork == false\n';
  const steps = "    runs-on: ubuntu-latest\n    steps: [{ run: 'true' }]\n";
  const template = `${head}  first:\n${ifFork}${steps}  second:\n    needs: first\n${steps}  third:\n${steps}`;
  const own = `on: pull_request\njobs:\n  test:\n${steps}`;
  const { jobs: adopted } = parse(adoptWorkflow(file, own, template), { uniqueKeys: true });
  const guard = expect.stringContaining("github.ref == 'refs/heads/master'");
  expect(adopted.first.if).toEqual(guard);
  expect(adopted.first.if).toMatch(/^\(?github\.event\.repository\.fork == false\) && \(/);
  expect(adopted.second.if).toBe(undefined);
  expect(adopted.third.if).toEqual(guard);
});
