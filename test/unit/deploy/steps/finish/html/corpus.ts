import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageEdits } from '../../../../../../src/deploy/steps/finish/html/edit.ts';
import { detectCharset } from '../../../../../../src/deploy/steps/finish/html/escape.ts';
import { withTextKeys } from '../../../../../fixtures/key-page.ts';
import { editPage } from '../../../../../support/edit-page.ts';
import { missing, unchangedTree } from './oracle.ts';

/** What came of editing all pages of a folder and reading them with a parser before and after. */
export interface CorpusReport {
  readonly pages: number;
  readonly bytes: number;
  /** How many pages were left as they are, by the reason. */
  readonly skipped: ReadonlyMap<string, number>;
  /** A line for each page that differs in something else than what was asked for, lacks something of it, or changes a second time. */
  readonly differences: readonly string[];
}

/** A page above this size is left out: its tree takes seconds to build. In bytes. */
const largest = 600_000;

/** Edits every page below a folder as it is, and once more with text keys in it. */
export function checkCorpus(folder: string, edits: PageEdits): CorpusReport {
  const skipped = new Map<string, number>();
  const differences: string[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/.test(file))
    .map((file) => path.join(folder, file))
    // What a link leads to is met by its own name.
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
      else differences.push(...faultsOf(bytes, edits).map((fault) => `${file} ${what}: ${fault}`));
    }
  }
  return { pages: files.length, bytes, skipped, differences };
}

/** What is wrong with the edited page; nothing where only what was asked for differs, all of it is there, and a second time changes nothing. */
export function faultsOf(page: Buffer, edits: PageEdits): string[] {
  const { pieces, skipped, refused } = editPage(page, edits);
  if (skipped !== undefined) return pieces === undefined ? [] : ['it was skipped and yet changed'];
  const result = pieces === undefined ? page : Buffer.concat(pieces);
  // Decoding a page drops its byte order mark.
  const decode = (bytes: Buffer) =>
    bytes
      .toString(detectCharset(page, page.toString('latin1')) === 'utf8' ? 'utf8' : 'latin1')
      .replace(/^\uFEFF/, '');
  const [before, after] = [decode(page), decode(result)];
  // A text that was refused, and said to be so, may be missing.
  const unsaid = missing(after, edits).filter(
    (fault) => !refused.some(({ key }) => fault.startsWith(`${key} `)),
  );
  const faults = unsaid.map((fault) => `missing ${fault}`);
  if (unchangedTree(after, edits) !== unchangedTree(before, edits))
    faults.push('something else differs');
  if (editPage(result, edits).pieces !== undefined) faults.push('a second time changes it again');
  return faults;
}
