import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The modules of `init --texts`, by framework, relative to the root of the repository. */
export const textHelpers = 'src/cli/init/text-helpers.json';

const folder = textHelpers.replace('.json', '');
const shared = ['texts.js', 'texts.d.ts'];
/** The files of each framework: its own in its folder, otherwise the shared ones. */
const frameworks: Readonly<Record<string, readonly string[]>> = {
  plain: shared,
  react: ['react/texts.js', 'react/live-text.js', 'react/texts.d.ts'],
  vue: ['vue/texts.js', 'vue/texts.d.ts'],
  svelte: [...shared, 'svelte/Text.svelte'],
  angular: [...shared, 'angular/text.ts'],
};
/** Browsers need it; bundlers know JSON by its name, and some refuse the attribute. */
const attribute = " with { type: 'json' }";

/** Returns the text of each file, since the package is one file. */
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
