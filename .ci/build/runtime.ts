import type { OutputChunk } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

const fileName = 'rolldown-runtime.js';
const imported = /^import \{ ([^}]+) \} from "(?:\.{1,2}\/)+rolldown-runtime\.js";$/m;

/**
 * Inlines the bundler's helpers into each chunk that uses them. A separate chunk would add 2 ms to
 * the start: Node resolves it for each importer, and the helper `createRequire`, which few chunks
 * use, loads further modules.
 * @throws Error if the helpers don't have the expected form
 */
export function inlineRuntime(chunks: readonly OutputChunk[]): OutputChunk[] {
  const runtime = chunks.find((chunk) => chunk.fileName === fileName);
  if (runtime === undefined) return [...chunks];
  const helpers = readHelpers(runtime.code);
  return chunks
    .filter((chunk) => chunk !== runtime)
    .map((chunk) => {
      const code = chunk.code.replace(imported, (_, names: string) => helpers(names.split(', ')));
      return { ...chunk, code, imports: chunk.imports.filter((name) => name !== fileName) };
    });
}

/**
 * Returns a function that returns the code of the helpers named by import specifiers, e.g. `n as
 * e`.
 */
function readHelpers(code: string): (specifiers: readonly string[]) => string {
  const getText = ({ start, end }: { readonly start: number; readonly end: number }) =>
    code.slice(start, end);
  const exported = new Map<string, string>();
  const declared: string[] = [];
  let needsRequire = '';
  for (const node of parseAst(code).body) {
    if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported: name } of node.specifiers)
        exported.set(getText(name), getText(local));
    } else if (node.type === 'VariableDeclaration' && node.kind === 'var') {
      for (const { id, init } of node.declarations) {
        const text = `${getText(id)} = ${init ? getText(init) : 'undefined'}`;
        if (text.includes('import.meta.url')) needsRequire = getText(id);
        else declared.push(text);
      }
    }
  }
  if (needsRequire === '' || declared.length === 0)
    throw new Error(`${fileName} has changed: adapt runtime.ts.`);
  return (specifiers) => {
    const names = specifiers.map((specifier) => specifier.split(' as '));
    const isRequire = ([name = '']: readonly string[]) => exported.get(name) === needsRequire;
    const others = names.filter((name) => !isRequire(name));
    const locals = others.map(([name, local = name]) => local).join(', ');
    const values = others.map(([name = '']) => exported.get(name)).join(', ');
    const lines = names
      .filter(isRequire)
      .map(
        ([name, local = name]) =>
          `const ${local} = globalThis.process.getBuiltinModule("node:module").createRequire(import.meta.url);`,
      );
    if (others.length > 0)
      lines.push(
        `const [${locals}] = (() => {\nvar ${declared.join(', ')};\nreturn [${values}];\n})();`,
      );
    return lines.join('\n');
  };
}
