import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

const marker = 'globalThis.awaitedAtTopLevel';

/**
 * Hides the top-level `await` of an entry from the bundler. `restoreTopLevelAwait` puts it back.
 * With a visible `await`, the bundler never merges two lazily loaded modules, because a merged file
 * that imports the entry would wait for itself. The build checks that no file imports the entry.
 * The `await` is needed: without it, a run whose promise never settles would exit with code 0.
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

/**
 * Puts the `await` of an entry back.
 * @throws Error if the code has no hidden `await`
 */
export function restoreTopLevelAwait(code: string): string {
  if (code.split(`${marker}(`).length !== 2)
    throw new Error('The top-level await of the entry is lost.');
  return code.replace(`${marker}(`, 'await (');
}
