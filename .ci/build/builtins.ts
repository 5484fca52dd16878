import { isBuiltin } from 'node:module';
import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/**
 * Takes Node's own modules by `process.getBuiltinModule` and not by `import`. An `import` reads all exports of such a
 * module, and some load more when they are read: WebSocket of node:http Node's whole fetch, `diff` of node:util what
 * compares texts for assertions. Together 30 ms of a start that takes 100.
 */
export function lightBuiltins(): Plugin {
  return { name: 'light builtins', renderChunk: (code) => withoutImports(code) };
}

/** @throws Error for an export of a module of Node's, which there is no other form of */
export function withoutImports(code: string): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const node of parseAst(code).body) {
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
      if (node.source && isBuiltin(node.source.value))
        throw new Error(`A chunk exports ${node.source.value}: import it where it is used.`);
    }
    if (node.type !== 'ImportDeclaration' || !isBuiltin(node.source.value)) continue;
    const module = `globalThis.process.getBuiltinModule(${JSON.stringify(node.source.value)})`;
    const members: string[] = [];
    const lines: string[] = [];
    for (const { type, local, ...specifier } of node.specifiers) {
      const name = 'imported' in specifier ? nameOf(specifier.imported) : 'default';
      // A namespace has all members of the module, and CommonJS's `module.exports` is the default.
      if (type === 'ImportNamespaceSpecifier' || name === 'default')
        lines.push(`const ${local.name} = ${module};`);
      else members.push(name === local.name ? name : `${JSON.stringify(name)}: ${local.name}`);
    }
    if (members.length > 0) lines.push(`const { ${members.join(', ')} } = ${module};`);
    edits.push({ start: node.start, end: node.end, text: lines.join('\n') });
  }
  return edits
    .toReversed()
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start) + replacement + text.slice(end),
      code,
    );
}

const nameOf = (name: { readonly name: string } | { readonly value: string }) =>
  'name' in name ? name.name : name.value;
