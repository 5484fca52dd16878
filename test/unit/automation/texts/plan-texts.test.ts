import { describe, expect, it } from 'vitest';
import {
  mergeTexts,
  planTexts,
  type TextsState,
} from '../../../../src/automation/texts/plan-texts.ts';
import { edit, progress } from '../requests/request-state.ts';

const page = 'https://github.com/acme/site';
const pull = { number: 7, url: `${page}/pull/7` };
const nothing = mergeTexts(new Map(), []);
const target = { branch: 'master', head: 'h1', merged: nothing, unreported: [] };
const conflicts = [{ ...edit, before: 'other' }];
const pending = { ...target, merged: { ...nothing, changes: [edit, edit] } };
const proposal = { head: 't1', changes: [], holdsTarget: true };
const missing = progress({ served: false, succeeded: 0 });
const done = 'done: master contains all texts from the portal.';
const runtime = 'done: The site loads its texts from the portal itself, so nothing is committed.';

/** Returns the step with its values and reason, or who must act, the message and the page. */
function plan(more: Partial<TextsState>): string {
  const next = planTexts({
    ...{ mode: 'commit', page, file: 'texts.json', target, needsPull: false },
    ...{ proposal: undefined, pull: undefined, deployment: undefined },
    ...more,
  });
  if (next.kind === 'step') return [...Object.values(next.step), next.why].join(' ');
  return `${next.kind}: ${[next.what, 'url' in next && next.url].filter(Boolean).join(' ')}`;
}

describe('the plan for texts', () => {
  it.each<[string, Partial<TextsState>, string]>([
    ['ends if the branch has them', {}, done],
    ['waits for a release', { target: undefined }, 'person: Texts are waiting for a release'],
    [
      'reports committed texts',
      { target: { ...pending, merged: { ...pending.merged, applied: ['a'] }, unreported: ['b'] } },
      'tell-portal h1 master holds one edited text.',
    ],
    [
      "reports the file's texts",
      { target: { ...pending, unreported: ['a', 'b'] } },
      'tell-portal h1 The file has 2 texts that the portal does not know.',
    ],
    ['commits them', { target: pending }, 'commit-texts master h1 2 edited texts for master.'],
    ['closes a pull request without texts', { pull }, 'close-pull 7 The portal has no more texts'],
    ['deploys them', { deployment: missing }, 'deploy Preview master Preview does not serve'],
    ['ends once they are served', { deployment: progress() }, done],
    [
      'asks a person about conflicts',
      { target: { ...target, merged: { ...nothing, conflicts } } },
      'person: one text changed both in the portal and in texts.json, with different results: a.',
    ],
    [
      'names the file with conflicts',
      { target: { ...target, merged: { ...nothing, conflicts } } },
      `${page}/blob/master/texts.json`,
    ],
    ['commits nothing for a site that loads them', { mode: 'runtime', target: pending }, runtime],
    [
      'deploys metadata of a site that loads them',
      { mode: 'runtime', deployment: missing },
      'deploy Preview master',
    ],
    [
      'deploys nothing without a branch',
      { mode: 'runtime', target: undefined, deployment: missing },
      runtime,
    ],
  ])('%s', (_, more, expected) => expect(plan(more)).toContain(expected));

  const into = { needsPull: true, target: pending };
  it.each<[string, Partial<TextsState>, string]>([
    ['creates the branch', {}, 'point-branch site-deploy/texts h1 Texts for master go through'],
    [
      'resets the branch of a merged pull request',
      { proposal: { ...proposal, holdsTarget: false } },
      'point-branch site-deploy/texts h1',
    ],
    [
      'keeps the branch of an open pull request',
      { proposal: { ...proposal, holdsTarget: false }, pull },
      'person: The pull request with the texts is pending',
    ],
    [
      'commits to the branch',
      { proposal: { ...proposal, changes: [edit] } },
      'commit-texts site-deploy/texts t1 one edited text for master.',
    ],
    ['opens the pull request', { proposal }, 'open-pull site-deploy/texts master'],
    ['waits for the merge', { proposal, pull }, `merge it into master. ${pull.url}`],
  ])('%s if the branch needs a pull request', (_, more, expected) => {
    expect(plan({ ...into, ...more })).toContain(expected);
  });
});
