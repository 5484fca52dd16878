import { describe, expect, it } from 'vitest';
import { compareFile } from '../../../../../src/operations/onboard/files/compare-file.ts';
import { workflowFaults } from '../../../../../src/operations/onboard/files/workflow-faults.ts';
import {
  renderOnboarding,
  renderReusableWorkflow,
} from '../../../../../src/workflows/render/render.ts';
import { languageServiceProblems } from '../../../../architecture/workflows/language-service.ts';
import { reusable } from '../shapes.ts';
import { action, site } from '../site.ts';
import { newest, renderDeploy, versions } from './versions.ts';

const shapes = ['two-jobs', 'single-job', 'caller'] as const;
const [first, now] = [renderDeploy(1), renderDeploy(newest)];

it('workflowFaults finds nothing in generated workflows', () => {
  for (const shape of shapes) {
    const options = { action, shape, ...(shape === 'caller' && { reusable }) };
    for (const { content, template } of renderOnboarding(site, options))
      if (template !== undefined) expect(workflowFaults(content), shape).toEqual([]);
  }
  expect(workflowFaults(renderReusableWorkflow(site, { action, attest: true }).content)).toEqual(
    [],
  );
});

/** Upgrades the first version, with a person's edit, to the newest one. */
function upgraded(find: string | RegExp, replacement: string) {
  const text = first.content.replace(find, replacement);
  expect(text).not.toBe(first.content);
  return compareFile(text, now, { templates: versions });
}

const ownJob = `
  lighthouse:
    needs: build
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/download-artifact@${'a'.repeat(40)} # v8
        with:
          name: site-deploy-build
`;

describe('a merge of an edited workflow', () => {
  it.each([
    [
      'an id that two steps would have',
      /( {6}- uses: actions\/setup-node)/,
      '      - run: npm test\n        id: build\n$1',
      'The job "build" would have two steps with the id "build".',
    ],
    [
      'a job that downloads an artifact by its former name',
      /$/,
      ownJob,
      'The job "lighthouse" would download "site-deploy-build", which no job uploads any more.',
    ],
  ])('is a conflict because of %s', (_, find, replacement, reason) => {
    const state = upgraded(find, replacement);
    expect(state).toMatchObject({
      state: 'conflict',
      conflicts: expect.arrayContaining([expect.objectContaining({ reason })]),
    });
  });

  it('is a conflict if a step gets a second id', () => {
    const state = upgraded(/$/, '        id: own\n');
    // A second id of a step is invalid YAML, so the file must not count as kept.
    expect(state.state).toBe('conflict');
  });

  it('is accepted if the file already had the fault', () => {
    const state = upgraded(
      /$/,
      '\n  tell:\n    needs: nobody\n    runs-on: ubuntu-24.04\n    steps: [{ run: ls }]\n',
    );
    expect(state.state).toBe('merged');
  });

  it('is accepted with an unquoted pattern that the file already had', () => {
    const before = upgraded(
      "      - 'release/**'\n",
      "      - 'release/**'\n    paths:\n      - *.md\n",
    );
    expect(before.state).toBe('merged');
  });
});

it('workflowFaults reports an unquoted pattern as an unresolved alias', () => {
  expect(workflowFaults('on:\n  push:\n    paths:\n      - *.md\n')).toEqual([
    {
      reason: expect.stringMatching(/^It would not be valid YAML: Unresolved alias .*: \.md\.$/),
      lines: [4],
    },
  ]);
});

it("GitHub's language service finds no problems in four merged workflows", async () => {
  const edits: [string | RegExp, string][] = [
    ['name: Deploy', 'name: Ship it'],
    [/( {6}- uses: actions\/setup-node)/, '      - run: npm test\n$1'],
    [
      /$/,
      '\n  tell:\n    needs: deploy\n    runs-on: ubuntu-24.04\n    steps: [{ run: echo live }]\n',
    ],
    ["      - 'release/**'\n", "      - 'release/**'\n      - 'next'\n"],
  ];
  for (const [find, replacement] of edits) {
    const state = upgraded(find, replacement);
    expect(state.state, replacement).toBe('merged');
    expect(
      await languageServiceProblems('content' in state ? state.content : ''),
      replacement,
    ).toEqual([]);
  }
});
