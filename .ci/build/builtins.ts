import { isBuiltin } from 'node:module';
import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/**
 * Gets Node's built-in modules from `process.getBuiltinModule` instead of `import`. An `import` reads all exports of a
 * module, and reading some of them loads more: `WebSocket` of node:http loads the whole fetch, `diff` of node:util the
 * code that compares texts for assertions. Together, they take 30 ms of a start of 100 ms.
 */
export function lightBuiltins(): Plugin {
  return { name: 'light builtins', renderChunk: (code) => withoutImports(code) };
}

/** Loaded by the first call, since it takes 2 ms: it loads node:readline, and most deployments do without it. */
const lazyModule = 'node:fs/promises';

/** @throws Error if a chunk exports from a built-in module, which can't be written without `import` */
export function withoutImports(code: string): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const node of parseAst(code).body) {
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
      if (node.source && isBuiltin(node.source.value))
        throw new Error(`A chunk exports ${node.source.value}: import it where it is used.`);
    }
    if (node.type !== 'ImportDeclaration' || !isBuiltin(node.source.value)) continue;
    const module = `globalThis.process.getBuiltinModule(${JSON.stringify(node.source.value)})`;
    const isLazy = node.source.value === lazyModule;
    const members: string[] = [];
    const lines: string[] = [];
    for (const { type, local, ...specifier } of node.specifiers) {
      const name = 'imported' in specifier ? getName(specifier.imported) : 'default';
      // A namespace contains all members of the module. The default export is CommonJS's `module.exports`.
      if (type === 'ImportNamespaceSpecifier' || name === 'default')
        lines.push(`const ${local.name} = ${isLazy ? lazyNamespace(module) : module};`);
      else if (isLazy) lines.push(lazyFunction(local.name, name, module));
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

const lazyNamespace = (module: string) => `new Proxy({}, { get: (_, name) => ${module}[name] })`;

function lazyFunction(local: string, name: string, module: string): string {
  // The only member that isn't a function.
  if (name === 'constants')
    return `const ${local} = globalThis.process.getBuiltinModule("node:fs").constants;`;
  return `const ${local} = (...args) => ${module}.${name}(...args);`;
}

const getName = (name: { readonly name: string } | { readonly value: string }) =>
  'name' in name ? name.name : name.value;
