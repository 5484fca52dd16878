import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageEdits } from '../../../../../../src/deploy/steps/finish/html/edit.ts';
import { detectCharset } from '../../../../../../src/deploy/steps/finish/html/escape.ts';
import { withTextKeys } from '../../../../../fixtures/key-page.ts';
import { editPage } from '../../../../../support/edit-page.ts';
import { missing, unchangedTree } from './oracle.ts';

/** The result of editing all pages of a folder, compared by a parser before and after. */
export interface CorpusReport {
  readonly pages: number;
  readonly bytes: number;
  /** Number of edits that were skipped, by reason. Each page is edited twice. */
  readonly skipped: ReadonlyMap<string, number>;
  /**
   * One line for each page with an unrequested difference, a missing edit, or a change by a second
   * edit.
   */
  readonly differences: readonly string[];
}

/** Size limit in bytes. Larger pages are skipped, because parsing them takes seconds. */
const largest = 600_000;

/** Edits the pages below a folder, with and without added text keys. */
export function checkCorpus(folder: string, edits: PageEdits): CorpusReport {
  const skipped = new Map<string, number>();
  const differences: string[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/.test(file))
    .map((file) => path.join(folder, file))
    // Links are skipped because their targets are listed under their own names.
    .filter(
      (file) =>
        realpathSync(file) === file && statSync(file).isFile() && statSync(file).size <= largest,
    )
    .sort();
  let bytes = 0;
  for (const [index, file] of files.entries()) {
    const page = readFileSync(file);
    bytes += page.byteLength;
    const keyed = Buffer.from(
      withTextKeys(page.toString('latin1'), [...edits.texts.keys()], index, 'any'),
      'latin1',
    );
    for (const [what, bytes] of [
      ['as it is', page],
      ['with text keys', keyed],
    ] as const) {
      const { skipped: reason } = editPage(bytes, edits);
      if (reason !== undefined) skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
      else differences.push(...getFaults(bytes, edits).map((fault) => `${file} ${what}: ${fault}`));
    }
  }
  return { pages: files.length, bytes, skipped, differences };
}

/**
 * Lists the faults of an edited page: unrequested differences, missing edits, and changes by a
 * second edit.
 */
export function getFaults(page: Buffer, edits: PageEdits): string[] {
  const { pieces, skipped, refused } = editPage(page, edits);
  if (skipped !== undefined) return pieces === undefined ? [] : ['it was skipped and yet changed'];
  const result = pieces === undefined ? page : Buffer.concat(pieces);
  // Decoding a page drops its byte order mark.
  const decode = (bytes: Buffer) =>
    bytes
      .toString(detectCharset(page, page.toString('latin1')) === 'utf8' ? 'utf8' : 'latin1')
      .replace(/^\uFEFF/, '');
  const [before, after] = [decode(page), decode(result)];
  // A text may be missing if the edit reported that it refused the text.
  const unsaid = missing(after, edits).filter(
    (fault) => !refused.some(({ key }) => fault.startsWith(`${key} `)),
  );
  const faults = unsaid.map((fault) => `missing ${fault}`);
  if (unchangedTree(after, edits) !== unchangedTree(before, edits))
    faults.push('something else differs');
  if (editPage(result, edits).pieces !== undefined) faults.push('a second time changes it again');
  return faults;
}
