import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generators } from '../../test/fixtures/generators/generators.ts';
import { table } from './table.ts';

const fixtures = 'test/fixtures/generators';

/**
 * Returns sections with the files to copy into a site. `npm run recipes` builds the same files and
 * opens them in a browser.
 */
export async function recipeSections(root: string): Promise<Record<string, string>> {
  const show = async (name: string, file: string) => {
    const text = await readFile(path.join(root, fixtures, file), 'utf8');
    return `\`${name}\`:\n\n\`\`\`${languages[path.extname(name)] ?? ''}\n${text.trim()}\n\`\`\``;
  };
  const withRecipe = generators.filter(({ recipe }) => recipe.length > 0);
  const recipes = withRecipe.map(async ({ name, recipe }) => {
    const files = await Promise.all(recipe.map((file) => show(file, `${name}/recipe/${file}`)));
    return [name, files.join('\n\n')] as const;
  });
  return {
    ...Object.fromEntries(await Promise.all(recipes)),
    generators: generatorsTable(await readFile(path.join(root, fixtures, 'results.json'), 'utf8')),
    module: await show('site-seo.mjs', 'site-seo.mjs'),
  };
}

/** Returns a table of the results of `npm run generators` in a browser. */
function generatorsTable(results: string): string {
  const rows = Object.entries(JSON.parse(results) as Record<string, Record<string, string>>);
  const columns = Object.keys(rows[0]?.[1] ?? {});
  const cells = rows.map(([name, row]) => [name, ...columns.map((column) => row[column] ?? '')]);
  return table(['Generator', ...columns], cells);
}

const languages: Readonly<Record<string, string>> = {
  '.mjs': 'js',
  '.js': 'js',
  '.jsx': 'jsx',
  '.ts': 'ts',
  '.svelte': 'svelte',
  '.astro': 'astro',
};
