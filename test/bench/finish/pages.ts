import { readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSite } from '../../fixtures/generate-site.ts';
import { withTextKeys } from '../../fixtures/key-page.ts';
import { textKeys } from './edits.ts';

/**
 * Finds the pages below FINISH_CORPUS, by default the documentation that is installed on this
 * machine. Generates pages if there are fewer than 500.
 */
export async function findPages(
  scratch: string,
): Promise<{ readonly root: string; readonly files: readonly string[] }> {
  const root = process.env.FINISH_CORPUS ?? '/usr/share/doc';
  const files = pagesBelow(root);
  if (files.length >= 500) return { root, files };
  console.log(`${root} holds too few pages: these are generated, and much alike.`);
  await generateSite(scratch, { pages: 3_000, totalBytes: 0 });
  const generated = path.join(scratch, 'public');
  return { root: generated, files: pagesBelow(generated) };
}

/** Chooses files spread over the list, repeating them if there are too few. */
export function spread(files: readonly string[], count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => files[Math.floor((index * files.length) / count)] ?? '',
  );
}

/**
 * Writes pages of 1 to 5 MB, the size of single-page reports and references, from the bodies of
 * these pages.
 */
export async function writeLargePages(files: readonly string[], folder: string): Promise<string[]> {
  await mkdir(folder);
  const bodies = files.map((file) => {
    const html = readFileSync(file, 'latin1');
    return html.slice(html.indexOf('>', html.search(/<body/i)) + 1, html.search(/<\/body/i));
  });
  return Promise.all(
    [1, 2, 3, 5].map(async (megabytes) => {
      const page = path.join(folder, `${megabytes}.html`);
      const parts: string[] = [];
      for (let at = 0, length = 0; length < megabytes * 1e6; at += 1) {
        const body = bodies[at % bodies.length] ?? '';
        parts.push(body);
        length += body.length + 1;
      }
      const head = `<!doctype html><html lang="en"><head><title>${megabytes}</title></head><body>`;
      await writeFile(page, `${head}${parts.join('\n')}</body></html>`, 'latin1');
      return page;
    }),
  );
}

/**
 * Copies pages and adds text keys to five elements of each.
 * @returns the copies
 */
export async function keyedCopies(files: readonly string[], folder: string): Promise<string[]> {
  await mkdir(folder);
  return Promise.all(
    files.map(async (file, index) => {
      const copy = path.join(folder, `${index}.html`);
      await writeFile(
        copy,
        withTextKeys(readFileSync(file, 'latin1'), textKeys, index, 'texts'),
        'latin1',
      );
      return copy;
    }),
  );
}

/** Creates a built site of these pages. */
export async function createSite(files: readonly string[], folder: string): Promise<void> {
  await mkdir(folder);
  for (const [index, file] of files.entries()) {
    // Every site needs a start page.
    const place = path.join(folder, `${index === 0 ? 'index' : index}.html`);
    await link(file, place).catch(() => copyFile(file, place));
  }
}

function pagesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size > 0)
    .sort();
}
