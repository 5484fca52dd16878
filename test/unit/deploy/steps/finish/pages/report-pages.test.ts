import { expect, it } from 'vitest';
import { reportPages } from '../../../../../../src/deploy/steps/finish/pages/report-pages.ts';
import { depsOf } from '../../../../../support/deps.ts';

it('names in the log keep their order of reading: a file that reads backwards is spelled out', () => {
  const { log } = depsOf();
  const name = 'a\u202egpj.html';
  const found = {
    pages: new Map(),
    inApp: new Map(),
    unknown: [name],
    notBuilt: [],
    caseMismatches: [],
    reasons: new Map(),
  };
  const content = {
    pages: [],
    seo: new Map([['x\u202etxt', { title: '', description: '' }]]),
    defaults: {},
    sitemap: undefined,
    malformed: [],
  };
  reportPages(content as never, found as never, [{ path: name, skipped: 'no head' } as never], log);
  const text = log.lines.join('\n');
  expect(text).not.toContain('\u202e');
  expect(text.match(/\\u\{202e\}/g)).toHaveLength(3);
});
