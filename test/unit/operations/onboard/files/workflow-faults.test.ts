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
    // A duplicate key is invalid YAML, so the update must not count as merged.
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

/**
 * A workflow with a correct job, a job that calls another workflow, and from line 12 a job with
 * these lines.
 */
const withJob = (lines: string) => `on: push
concurrency: site
jobs:
  build:
    outputs: { artifact: x }
    steps:
      - id: pack
        uses: actions/upload-artifact@v1
        with: { name: site }
  call:
    uses: ./a.yml
  deploy:
${lines}
`;

it.each<[string, string, string, number[]]>([
  ['a duplicate key', '    if: a\n    "if": b', 'The key "if" would appear twice.', [14]],
  [
    'a duplicate key of a step',
    '    steps:\n      - id: a\n        id: b',
    'The key "id" would appear twice.',
    [15],
  ],
  ['invalid indentation', '    if: a\n   x: b', 'It would not be valid YAML: ', [14]],
  [
    'an empty key',
    '    needs: build\n    with: # x\n    if:',
    'The key "with" would be empty.',
    [14],
  ],
  [
    'an empty key of a step',
    '    steps:\n      - run: ls\n        env:',
    'The key "env" would be empty.',
    [15],
  ],
  [
    'an empty key before a comment',
    '    env:\n    # x\n    if: a',
    'The key "env" would be empty.',
    [13],
  ],
  [
    'two steps with an id',
    '    steps: [{ id: a }, { id: a }]',
    'would have two steps with the id "a"',
    [13],
  ],
  [
    'a missing step',
    '    if: steps.pack.outcome\n    env: {}',
    'would use the step "pack", which it does not have',
    [13],
  ],
  [
    'a missing step in an expression',
    '    env: { A: "${{ steps.no.outcome }}" }',
    'would use the step "no"',
    [13],
  ],
  [
    'a missing step in a condition of a step',
    '    steps:\n      - if: steps.no.outcome',
    'would use the step "no"',
    [14],
  ],
  [
    'a missing job',
    '    needs: [build, test]',
    'would need the job "test", which does not exist',
    [13],
  ],
  [
    'a missing output',
    '    needs: build\n    if: needs.build.outputs.no',
    'would use the output "no" of "build"',
    [14],
  ],
  [
    'an output of a job that it does not need',
    '    if: needs.build.outputs.artifact',
    'would use the output "artifact" of "build"',
    [13],
  ],
  [
    'a lost artifact',
    '    steps: [{ uses: actions/download-artifact@v1, with: { name: old } }]',
    'would download "old", which no job uploads',
    [13],
  ],
  [
    "a job in its workflow's concurrency group",
    '    concurrency: { group: site }',
    'would wait for its own workflow: both are in the group site',
    [13],
  ],
])('workflowFaults reports %s', (_, lines, reason, at) => {
  expect(workflowFaults(withJob(lines))).toMatchObject([
    { reason: expect.stringContaining(reason), lines: at },
  ]);
});

it.each([
  ['empty keys that GitHub treats as absent', '    if:\n    name:\n    container:'],
  ['a key with a value below', '    env:\n\n      # x\n      A: b'],
  ['a list at the depth of its key', '    needs:\n    - build'],
  ['a step with an id', '    steps: [{ id: a }, { if: steps.a.outcome }]'],
  ['an output of a needed job', '    needs: build\n    if: needs.build.outputs.artifact'],
  ['an output of a called workflow', '    needs: call\n    if: needs.call.outputs.any'],
  ['a known artifact', '    steps: [{ uses: actions/download-artifact@v1, with: { name: site } }]'],
  [
    'an artifact of a different run',
    '    steps: [{ uses: actions/download-artifact@v1, with: { name: a, run-id: 1 } }]',
  ],
  ['a download of all artifacts', '    steps: [{ uses: actions/download-artifact@v1 }]'],
  [
    'an artifact whose name is computed',
    '    steps: [{ uses: actions/download-artifact@v1, with: { name: "${{ a }}" } }]',
  ],
  ['a job in a different concurrency group from its workflow', '    concurrency: other'],
])('workflowFaults accepts %s', (_, lines) => expect(workflowFaults(withJob(lines))).toEqual([]));

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
