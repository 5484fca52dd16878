import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

const marker = 'globalThis.awaitedAtTopLevel';

/**
 * Hides the `await` of an entry from the bundler. If the bundler sees one, it never puts two lazy parts into one file,
 * since a lazy part that imports the entry would wait for itself. The build checks that nothing imports the entry, and
 * `restoreTopLevelAwait` puts the `await` back. Without it, a run whose promise never settles would exit with code 0.
 * @param file absolute path of the entry; its imports come first
 */
export function hideTopLevelAwait(file: string): Plugin {
  return {
    name: 'top-level await',
    transform(code, id) {
      if (id !== file) return undefined;
      const imports = parseAst(code, { lang: 'ts' }).body.filter(
        ({ type }) => type === 'ImportDeclaration',
      );
      const end = imports.at(-1)?.end ?? 0;
      return `${code.slice(0, end)}\n${marker}((async () => {${code.slice(end)}})());\n`;
    },
  };
}

/** @throws Error if the code isn't that of an entry whose `await` was hidden */
export function restoreTopLevelAwait(code: string): string {
  if (code.split(`${marker}(`).length !== 2)
    throw new Error('The top-level await of the entry is lost.');
  return code.replace(`${marker}(`, 'await (');
}
