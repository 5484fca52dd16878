import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  type CompareOptions,
  compareFile,
} from '../../../../../src/operations/onboard/files/compare-file.ts';
import { workflowFaults } from '../../../../../src/operations/onboard/files/workflow-faults.ts';
import { splitHeader } from '../../../../../src/workflows/header.ts';
import { languageServiceProblems } from '../../../../architecture/workflows/language-service.ts';
import { type Edit, edits } from './corpus.ts';
import { newest, renderDeploy, versions } from './versions.ts';

const path = '.github/workflows/deploy.yml';
const now = renderDeploy(newest);

/** Upgrades a text, checks the content that would be written, and returns the outcome. */
async function getOutcome(
  text: string,
  { kept = [] }: Pick<Edit, 'kept'> = {},
  options: CompareOptions = {},
) {
  const state = compareFile(text, now, { templates: versions, ...options });
  if (state.state === 'conflict') {
    const [first] = state.conflicts;
    expect(first?.line ?? first?.templateLine).toBeGreaterThan(0);
    return first !== undefined && 'reason' in first ? { fault: first.reason } : 'clash';
  }
  if (!('content' in state)) return state.state;
  const { content } = state;
  expect(splitHeader(content).header?.version).toBe(newest);
  for (const line of kept) expect(content).toContain(line);
  expect(workflowFaults(content)).toEqual([]);
  expect(await languageServiceProblems(content)).toEqual([]);
  // A merged file is not merged again.
  expect(['customised', 'unchanged']).toContain(
    compareFile(content, now, { templates: versions }).state,
  );
  return state.state;
}

/** Returns what the upgrade does with an edit, as the verb of the test's title. */
function describeOutcome({ becomes = 'merged' }: Edit): string {
  if (typeof becomes === 'object') return 'refuses';
  return { merged: 'merges', pristine: 'discards', clash: 'requests a decision about' }[becomes];
}

describe('upgrading an edited workflow to the newest version', () => {
  const rows = edits.map((one) => ({ ...one, outcome: describeOutcome(one) }));
  it.each(rows)('$outcome $title', async (one) => {
    const { becomes = 'merged' } = one;
    const before = renderDeploy(1).content;
    const edited = one.edit(before);
    expect(edited).not.toBe(before);
    expect(await getOutcome(edited, one)).toEqual(becomes);
    // The merged file equals the newest version after the same edit.
    const state = compareFile(edited, now, { templates: versions });
    if ('content' in state)
      expect(parse(state.content)).toEqual(parse(one.edit(now.content).replace('\uFEFF', '')));
    if (becomes === 'clash')
      for (const side of ['mine', 'theirs'] as const)
        expect(await getOutcome(edited, {}, { accept: [{ side, path }] }), side).toEqual(
          side === 'mine' ? (one.mine ?? 'merged') : 'merged',
        );
    if (one.corrected !== undefined && typeof becomes === 'object')
      expect(await getOutcome(one.corrected(edited))).toBe('merged');
  });
});
