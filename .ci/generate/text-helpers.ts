import { readFileSync } from 'node:fs';
import path from 'node:path';

/** File with the modules of `init --texts`, relative to the root of the repository. */
export const textHelpers = 'src/cli/init/text-helpers.json';

const folder = textHelpers.replace('.json', '');
const shared = ['texts.js', 'texts.d.ts'];
/** Files by framework: those in its own folder, and those that frameworks share. */
const frameworks: Readonly<Record<string, readonly string[]>> = {
  plain: shared,
  react: ['react/texts.js', 'react/live-text.js', 'react/texts.d.ts'],
  vue: [...shared, 'vue/text.js', 'vue/text.d.ts'],
  svelte: [...shared, 'svelte/Text.svelte'],
  angular: [...shared, 'angular/text.ts'],
};
/**
 * Import attribute that browsers need. Bundlers recognise JSON by the file name, and some reject
 * the attribute.
 */
const attribute = " with { type: 'json' }";

/**
 * Returns a JSON file with the text of each module. The command bundles it, because the build adds
 * no other files to the package.
 */
export function textHelpersFile(root: string): string {
  const read = (framework: string, file: string) => {
    const text = readFileSync(path.join(root, folder, file), 'utf8');
    return [path.basename(file), framework === 'plain' ? text : text.replace(attribute, '')];
  };
  const texts = Object.entries(frameworks).map(([name, files]) => [
    name,
    Object.fromEntries(files.map((file) => read(name, file))),
  ]);
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}
