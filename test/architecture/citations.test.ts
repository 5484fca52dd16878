import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getCitations, getHeadings, isResolved } from './citations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const headingsIn = (file: string) =>
  getHeadings(readFileSync(path.join(root, '.github/spec', file), 'utf8'));
const portal = headingsIn('site-portal.md');
const workspace = headingsIn('file-workspace-auth.md');

const sources = ['src', 'test', '.ci']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter(
    (file) =>
      file.endsWith('.ts') && !file.startsWith('test/fixtures/') && !file.includes('node_modules/'),
  )
  .filter((file) => !file.startsWith('test/architecture/citations'))
  .map((file) => ({ file, citations: getCitations(readFileSync(path.join(root, file), 'utf8')) }));

describe('the "Spec:" citations in comments', () => {
  it('are found in the sources', () => {
    expect(sources.flatMap(({ citations }) => citations).length).toBeGreaterThan(50);
  });

  it('start with a heading of their specification in .github/spec', () => {
    const lost = sources.flatMap(({ file, citations }) =>
      citations
        .filter((citation) => !isResolved(citation, /workspace/.test(file) ? workspace : portal))
        .map(({ line, text }) => `${file}:${line} cites "${text}"`),
    );
    expect(lost).toEqual([]);
  });
});

describe('a "Spec:" citation', () => {
  const headings = getHeadings('# Portal\n\n## Public runtime APIs (read-only)\n### Sites\n');

  it('is read across a line break', () => {
    const source =
      '/**\n * Its texts. Spec: Public runtime\n * APIs. Decided: no cache.\n */\n// Spec: Sites.\nlet a;';
    expect(getCitations(source)).toEqual([
      { line: 2, text: 'Public runtime APIs. Decided: no cache.' },
      { line: 5, text: 'Sites.' },
    ]);
  });

  it.each([
    'Public runtime APIs.',
    'Public runtime APIs (read-only), steps 1 and 2.',
    'Sites; `total` is decided.',
    'Sites',
  ])('resolves to a heading: %s', (text) => {
    expect(isResolved({ line: 1, text }, headings)).toBe(true);
  });

  it.each(['Sitemap.', 'Sites of a company.', 'naming note at the top.', 'runtime APIs.'])(
    'does not resolve if it matches no heading: %s',
    (text) => {
      expect(isResolved({ line: 1, text }, headings)).toBe(false);
    },
  );
});
