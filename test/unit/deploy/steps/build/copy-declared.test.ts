import { lstatSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyDeclared } from '../../../../../src/deploy/steps/build/declared-copy.ts';
import { createDeps } from '../../../../support/deps.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

const folder = useFolder({
  'scratch/.keep': '',
  'checkout/index.html': '',
  'checkout/lib/a.txt': '',
  'checkout/lib/node_modules/b/c.js': '',
  'checkout/node_modules/d.js': '',
  'checkout/content/overrides.json': '{}',
  'checkout/content/seo.json': '{}',
  'checkout/site-deploy-build/manifest.json': '{}',
  'checkout/.git/HEAD': '',
});

async function copy(reads: string, listed?: readonly string[]) {
  const asked: unknown[] = [];
  const deps = createDeps({
    scratch: folder.at('scratch'),
    git: async (workspace, args) => {
      asked.push(workspace, ...args);
      return listed?.map((name) => `${name}\0`).join('');
    },
  });
  const workspace = folder.at('checkout');
  const plan = createPlan({ workspace }, `build: { reads: [${reads}], root: site }`);
  const copied = await copyDeclared(plan, deps);
  const files = readdirSync(copied.workspace, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(copied.workspace, path.join(entry.parentPath, entry.name)));
  return { plan, copied, files: files.sort(), asked };
}

it.each([
  ['environment', 'no extra file', []],
  ['texts', 'the content file', ['content/overrides.json']],
  ['seo', 'the metadata file', ['content/seo.json']],
  ['history', '.git', ['.git/HEAD']],
  [
    'texts, seo, history',
    'the content file, the metadata file and .git',
    ['.git/HEAD', 'content/overrides.json', 'content/seo.json'],
  ],
])('copyDeclared with reads: [%s] copies %s of a folder without git', async (reads, _, more) => {
  const { plan, copied, files } = await copy(reads);
  expect(files).toEqual([...more, 'index.html', 'lib/a.txt'].sort());
  const workspace = folder.at('scratch/checkout');
  expect(copied).toEqual({ ...plan, workspace, buildRoot: path.join(workspace, 'site') });
});

it('copyDeclared copies existing files that git lists, links as links and submodules with their files', async () => {
  symlinkSync('index.html', folder.at('checkout/link.html'));
  const listed = ['link.html', 'lib', 'lost.html', 'node_modules/d.js', 'content/seo.json'];
  const { copied, files, asked } = await copy('version', listed);
  expect(files).toEqual(['lib/a.txt', 'link.html']);
  expect(lstatSync(path.join(copied.workspace, 'link.html')).isSymbolicLink()).toBe(true);
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  expect(asked).toEqual([folder.at('checkout'), ...args]);
});

it('copyDeclared rejects with the abort reason', async () => {
  const reason = new Error('cancelled');
  const deps = createDeps({ scratch: folder.at('scratch'), signal: AbortSignal.abort(reason) });
  const plan = createPlan({ workspace: folder.at('checkout') });
  await expect(copyDeclared(plan, deps)).rejects.toBe(reason);
});
