import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PageReader } from '../../../../../../src/deploy/steps/finish/rewrite/page-job.ts';
import { Spool } from '../../../../../../src/deploy/steps/finish/rewrite/rewrite-page.ts';
import { useFolder } from '../../../../../support/folder.ts';

const folder = useFolder();

it('PageReader reads, and Spool stores, a page that is larger than their buffers', () => {
  const text = 'abc'.repeat(300_000);
  folder.write({ 'large.html': text });
  {
    using spool = new Spool(folder.at('spool'));
    spool.add(Buffer.from('first'));
    const page = new PageReader().read(folder.at('large.html'));
    expect(spool.add(page)).toEqual({ offset: 5, size: 900_000 });
  }
  expect(readFileSync(folder.at('spool'), 'utf8') === `first${text}`).toBe(true);
});
