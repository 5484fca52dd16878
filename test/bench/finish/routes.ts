import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { editPage } from '../../support/edit-page.ts';
import { median } from '../measure.ts';
import { headEdits } from './edits.ts';

/**
 * Compares how many bytes a browser has to load for the values of another route: the whole page,
 * the start of the page up to the attribute that the script reads, or a file with the values of
 * several pages.
 */
export async function compareRoutes(title: string, files: readonly string[]): Promise<void> {
  const hold = { kind: 'hold', src: '/site-deploy-head.js' } as const;
  const pages = files.map((file) => {
    const built = readFileSync(file);
    const { pieces } = editPage(built, {
      head: [...headEdits, hold],
      texts: new Map(),
      isTakenOver: true,
    });
    return Buffer.concat(pieces ?? [built]);
  });
  const values = pages.map(
    (page) => /data-hold='(.*?)'/.exec(page.toString('latin1'))?.[1] ?? '[{}]',
  );
  const packed = (bytes: Buffer | string) => gzipSync(bytes).byteLength;
  console.log(`\nvalues of another route, ${title}: median bytes, compressed`);
  const say = (what: string, sizes: readonly number[]) =>
    console.log(`${what.padEnd(34)}${median(sizes).toFixed(0).padStart(8)}`);
  say('the page', pages.map(packed));
  say(
    'the page up to the attribute',
    pages.map((page) =>
      packed(page.subarray(0, page.indexOf("' ", page.indexOf('data-hold=')) + 1)),
    ),
  );
  for (const each of [1, 8, 16, 64]) {
    const shards = Array.from({ length: Math.ceil(values.length / each) }, (_, index) =>
      packed(values.slice(index * each, (index + 1) * each).join()),
    );
    say(`a file for ${each} pages (${shards.length} files)`, shards);
  }
}
