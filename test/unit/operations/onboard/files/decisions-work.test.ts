import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareFile } from '../../../../../src/operations/onboard/files/compare-file.ts';
import { workflowFaults } from '../../../../../src/operations/onboard/files/workflow-faults.ts';
import { languageServiceProblems } from '../../../../architecture/workflows/language-service.ts';
import { newest, renderDeploy, versions } from './versions.ts';

const path = '.github/workflows/deploy.yml';
const before = renderDeploy(1).content;
const now = renderDeploy(newest);

type Accept = NonNullable<Parameters<typeof compareFile>[2]>['accept'];
function upgrade(edit: (text: string) => string, accept: Accept = []) {
  const current = edit(before);
  expect(current).not.toBe(before);
  const state = compareFile(current, now, { templates: versions, accept });
  return { state, content: 'content' in state ? state.content : '' };
}
const replace = (find: string | RegExp, by: string) => (text: string) => text.replace(find, by);
const deployJob = (more: string) => replace('  deploy:\n', `  deploy:\n${more}`);

describe('merging an edited workflow', () => {
  it('keeps edited permissions and moves the concurrency group to the deploy job', async () => {
    const wider = replace(
      'permissions: {}\n',
      'permissions:\n  contents: read\n  pull-requests: write\n',
    );
    const { content } = upgrade(wider);
    expect(parse(content)).toMatchObject({
      permissions: { contents: 'read', 'pull-requests': 'write' },
      jobs: { deploy: { concurrency: { queue: 'max' } } },
    });
    expect(parse(content)).not.toHaveProperty('concurrency');
    expect(await languageServiceProblems(content)).toEqual([]);
  });

  it('reports both sides of a conflict between two conditions', () => {
    const { state } = upgrade(deployJob("    if: github.actor != 'bot'\n"));
    if (state.state !== 'conflict') throw new Error(state.state);
    expect(state.conflicts).toMatchObject([
      {
        ours: ["    if: github.actor != 'bot'"],
        theirs: [
          "    if: github.event.repository.fork != true && github.actor != 'dependabot[bot]'",
        ],
        sides: ['mine', 'theirs'],
      },
    ]);
  });

  it("keeps the template's concurrency group out of a conflict between conditions", () => {
    const combined = "    if: github.event.repository.fork != true && github.actor != 'bot'\n";
    const edit = replace(
      /( {6}id-token: write.*\n)(?=(?: {6}.*\n)* {4}#.*\n {4}environment:)/,
      `$1${combined}`,
    );
    const { state } = upgrade(edit);
    if (state.state !== 'conflict') throw new Error(state.state);
    expect(state.conflicts.flatMap(({ theirs }) => theirs).join()).not.toContain('concurrency');
    const mine = upgrade(edit, [{ side: 'mine', path }]);
    expect(parse(mine.content).jobs.deploy).toMatchObject({
      if: combined.trim().slice('if: '.length),
      concurrency: { queue: 'max' },
    });
  });

  it('offers both values as a whole if only one of them is a map', () => {
    const flat = replace(/ {4}environment:\n {6}name: (.*)\n/, '    environment: $1\n');
    const { state } = upgrade(flat);
    if (state.state !== 'conflict') throw new Error(state.state);
    for (const side of state.sides)
      expect(upgrade(flat, [{ side, path }]).state.state).toBe('merged');
    expect(state.sides).toEqual(['mine', 'theirs']);
  });
});

describe('workflowFaults', () => {
  it.each([
    ['permissions', replace('permissions: {}', 'permissions:')],
    ['steps', replace(/ {4}steps:\n[\s\S]*?\n\n/, '    steps:\n\n')],
    ['outputs', replace(/ {4}outputs:\n(?: {6}.*\n)+/, '    outputs:\n')],
  ])('finds the empty key %s, which GitHub rejects', async (key, edit) => {
    const text = edit(now.content);
    expect(await languageServiceProblems(text)).not.toEqual([]);
    const [fault] = workflowFaults(text).filter(({ reason }) => reason.includes('empty'));
    expect(fault?.reason).toBe(`The key "${key}" would be empty.`);
    expect(text.split('\n')[(fault?.lines[0] ?? 0) - 1]?.trim()).toBe(`${key}:`);
  });
});

const keys = ['name', 'runs-on', 'timeout-minutes', 'permissions', 'env', 'if', 'concurrency'];
const lines: Readonly<Record<string, string>> = {
  name: 'name: Own',
  'runs-on': 'runs-on: own',
  'timeout-minutes': 'timeout-minutes: 7',
  permissions: 'permissions: { contents: read }',
  env: 'env:\n      A: b',
  if: "if: github.actor != 'bot'",
  concurrency: 'concurrency: own',
};
const kinds = ['added', 'replaced', 'removed', 'followed by a comment', 'mentioned in a comment'];

/** Returns a function that edits a key of a job in a workflow's text. */
const editKey = (job: string, key: string, how: string) => (text: string) => {
  const start = text.indexOf(`\n  ${job}:\n`) + 1;
  const steps = text.indexOf('    steps:\n', start);
  const head = text.slice(start, steps);
  const own = `    ${lines[key]}\n`;
  const block = new RegExp(String.raw`^ {4}${key}:.*\n(?: {5,}.*\n)*`, 'm');
  const edited = {
    added: `${head}${own}`,
    replaced: head.replace(block, own),
    removed: head.replace(block, ''),
    'followed by a comment': head.replace(block, (found) => `${found}    # twice\n`),
    'mentioned in a comment': head.replace(/\n/, `\n    # about ${key}\n`),
  }[how];
  return text.slice(0, start) + edited + text.slice(steps);
};

/**
 * All combinations of jobs, keys and kinds of edits, except for edits that change nothing or make
 * the workflow invalid.
 */
const edits: { job: string; key: string; how: string; edit: (text: string) => string }[] = [];
for (const job of ['build', 'deploy'])
  for (const key of keys)
    for (const how of kinds) {
      const edit = editKey(job, key, how);
      const text = edit(before);
      if (text === before || workflowFaults(text).length > 0) continue;
      if ((await languageServiceProblems(text)).length === 0) edits.push({ job, key, how, edit });
    }

describe('each decision about a conflict leads to a valid workflow', () => {
  it.each(edits)('if the key $key of the job $job is $how', async ({ edit }) => {
    const { state, content } = upgrade(edit);
    const texts = [content];
    if (state.state === 'conflict')
      for (const side of state.sides) {
        const decided = upgrade(edit, [{ side, path }]);
        expect(decided.state.state).toBe('merged');
        texts.push(decided.content);
      }
    for (const text of texts.filter(Boolean)) {
      expect(await languageServiceProblems(text)).toEqual([]);
      expect(parse(text).jobs.deploy).toHaveProperty('environment');
      expect(parse(text).jobs.deploy.concurrency ?? parse(text).concurrency).toBeTruthy();
    }
  });
});
