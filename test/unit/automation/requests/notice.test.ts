import { expect, it } from 'vitest';
import {
  formatNotice,
  listNotices,
  notifyPeople,
} from '../../../../src/automation/requests/notice.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';
import { scriptedContext } from '../scripted.ts';
import { at, progress, request } from './request-state.ts';

const outcome = {
  kind: 'person',
  what: 'Check *it*.',
  url: 'https://a.example',
  done: [],
} as const;
const inReview = { status: 'in-review' } as const;
const preview = progress({ url: 'https://preview.acme.example' });
const approval = { by: 'anna', at, via: 'portal' } as const;
const getText = (more: Partial<DevelopmentRequest>, shown?: string, seen = preview) =>
  formatNotice({ request: request(more), shown, preview: seen }, outcome) ?? '';

const ready = '**Ready for review in Preview**: ';
const ownAddress = { ...inReview, previewUrl: 'https://own.example' };
it.each<[string, Partial<DevelopmentRequest>, string | undefined, string]>([
  ['for a review links to Preview', inReview, 't1', `${ready}https://preview.acme.example/`],
  [
    'for a review that Preview cannot show contains no link to Preview',
    inReview,
    undefined,
    '**Waiting for a person**',
  ],
  [
    'before a review contains no link to Preview',
    { status: 'in-progress' },
    't1',
    '**Waiting for a person**',
  ],
  [
    'after an approval contains no link to Preview',
    { ...inReview, approval },
    't1',
    '**Waiting for a person**',
  ],
  [
    'for a review of a request with a separate Preview links to that Preview',
    ownAddress,
    't1',
    `${ready}https://own.example/`,
  ],
])('a notice %s', (_, more, shown, title) => {
  const [marker, first, blank, what] = getText(more, shown).split('\n');
  expect(marker).toBe(`<!-- site-request: r1 --><!-- waits, shown: ${shown ?? ''} -->`);
  expect([first, blank]).toEqual([title, '']);
  expect(what).toBe('Check &#42;it&#42;&#46; https://a.example/');
});

it('a notice for a review names what to compare and how to approve', () => {
  const analysis = { pages: ['/a b'], textKeys: ['home.`x`'] };
  const text = getText({ ...inReview, analysis, pullRequestNumber: 7 }, 't1');
  expect(text).toContain('- Related pages: `/ab`\n- Related texts: `home.x`\n');
  expect(text).toContain('People with write access can also approve #7, or comment `/approve`');
  const bare = getText(inReview, 't1');
  expect(bare).toContain('can also approve, or comment');
  expect(bare).not.toContain('Related');
  expect(getText({ status: 'in-progress', analysis }, 't1')).not.toContain('Related');
});

it('a notice does not link to a "javascript:" address', () => {
  const seen = progress({ url: 'javascript:alert(1)' });
  expect(getText(inReview, 't1', seen)).toContain('\n**Ready for review in Preview**.\n');
});

it('a notice explains a withdrawn approval only until the next change', () => {
  const reason = 'The approval of A was withdrawn: b';
  const withdrawn = { ...inReview, at, by: 'ci', reason };
  const moved = { ...inReview, at, by: 'ci' };
  expect(getText({ ...inReview, history: [withdrawn] }, 't1')).toContain('was withdrawn');
  expect(getText({ ...inReview, history: [withdrawn, moved] }, 't1')).not.toContain(
    'was withdrawn',
  );
});

it.each(['done', 'machine', 'turn'] as const)(
  'formatNotice returns undefined for an outcome of kind "%s"',
  (kind) => {
    const state = { request: request(inReview), shown: 't1', preview };
    expect(formatNotice(state, { ...outcome, kind })).toBeUndefined();
  },
);

const posted = (body: string, trusted = true) => ({
  ...{ id: 1, body, author: '', trusted, createdAt: at, isBot: false, isEdited: false },
});
const own = '<!-- site-request: r1 --><!-- waits, shown: t1 -->';
it('listNotices lists the notices of a request in order', () => {
  const comments = [posted(own), posted(`${own.replace('t1', 't2')}\r\nMore`)];
  expect(listNotices(comments, 'r1').map(({ shown }) => shown)).toEqual(['t1', 't2']);
});

it.each([
  ['a notice of a different request', posted(own.replace('r1', 'r2'))],
  ['a notice by somebody else', posted(own, false)],
  ['a notice in the middle of a comment', posted(`Hello\n${own}`)],
  ['a comment without a notice', posted('Hello')],
])('listNotices ignores %s', (_, comment) => {
  expect(listNotices([comment], 'r1')).toEqual([]);
});

const { what, url } = outcome;
const waits = { waitsFor: { what, url } };
/** Returns what `notifyPeople` sends to the portal. */
async function sendWaits(more: Partial<DevelopmentRequest>, kind: 'person' | 'machine') {
  const { context, sent } = scriptedContext({
    'PATCH /api/sites/site_123/requests/r1': { success: true, request: request(more) },
  });
  const state = { request: request(more), issue: undefined, shown: undefined, preview };
  await notifyPeople(context, state, { ...outcome, kind });
  return sent.map((call) => Array.isArray(call) && call[3]);
}

it.each<[string, Partial<DevelopmentRequest>, 'person' | 'machine', unknown]>([
  ['waits for somebody', {}, 'person', waits],
  ['waits at a different address', { waitsFor: { what, url: 'old' } }, 'person', waits],
  ['waits for something else', { waitsFor: { what: 'Old.', url } }, 'person', waits],
  ['no longer waits', waits, 'machine', { waitsFor: null }],
])('notifyPeople updates the portal if a request %s', async (_, more, kind, notification) => {
  expect(await sendWaits(more, kind)).toEqual([notification]);
});

it.each<[string, Partial<DevelopmentRequest>, 'person' | 'machine']>([
  ['still waits for the same thing', waits, 'person'],
  ['never waited', {}, 'machine'],
])('notifyPeople does not update the portal if a request %s', async (_, more, kind) => {
  expect(await sendWaits(more, kind)).toEqual([]);
});

it('a notice for a review names 50 of 500 pages, because GitHub accepts 65,536 characters', () => {
  const pages = Array.from({ length: 500 }, (_, page) => `/${page}/${'x'.repeat(190)}`);
  const text = getText({ ...inReview, analysis: { pages } }, 't1');
  expect(text.length).toBeLessThan(20_000);
  expect(text).toContain('… and 450 more');
});
