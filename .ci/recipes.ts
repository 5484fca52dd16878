/**
 * Opens built sites in Chromium: `npm run recipes -- GENERATOR...`. Builds the sites of
 * `test/fixtures/generators` with the recipes for `SITE_SEO_FILE`, and those of
 * `test/fixtures/texts` with the module of `init --texts`. It installs each generator from the
 * registry, which takes a minute or two.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { generators } from '../test/fixtures/generators/generators.ts';

const withRecipe = generators.filter(({ recipe }) => recipe.length > 0);
const known = [...withRecipe.map(({ name }) => name), 'texts-svelte', 'texts-angular'];
const asked = process.argv.length > 2 ? process.argv.slice(2) : known;
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no recipe for ${unknown.join(', ')}; there are: ${known.join(', ')}`);

const isForTexts = (name: string) => name.startsWith('texts-');
const files: string[] = [];
if (!asked.every(isForTexts)) files.push('test/recipes/recipes.test.ts');
if (asked.some(isForTexts)) files.push('test/recipes/texts.test.ts');
const test = ['run', '--config', 'test/vitest.config.ts', ...files];
const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', ...test, '--reporter', 'verbose'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, SITE_DEPLOY_RECIPES: asked.join(' ') },
    stdio: 'inherit',
  },
);
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
