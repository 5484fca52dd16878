import { isBuiltin } from 'node:module';
import type { Metafile } from 'esbuild';

export interface Reach {
  /** Output files, the entry included. */
  readonly outputs: readonly string[];
  /** Packages that have to be installed beside the output. */
  readonly external: readonly string[];
}

/** What an output file loads: `at start` only what it imports statically, `lazy too` also what it may import later. */
export function reach(metafile: Metafile, entry: string, how: 'at start' | 'lazy too'): Reach {
  const outputs = new Set<string>();
  const external = new Set<string>();
  const pending = entry in metafile.outputs ? [entry] : [];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (outputs.has(name)) continue;
    outputs.add(name);
    for (const { path, kind, external: isExternal } of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'dynamic-import' && how === 'at start') continue;
      if (isExternal !== true) pending.push(path);
      // A `require` is only left in the output where it may fail: esbuild stops at any other that it cannot resolve.
      else if (!isBuiltin(path) && kind !== 'require-call') external.add(path);
    }
  }
  return { outputs: [...outputs], external: [...external].sort() };
}

/** The output files with their sizes, then what each entry loads at start and in all. */
export function sizeTable(metafile: Metafile, files: ReadonlyMap<string, string | Uint8Array>): string {
  const rows = [...files]
    .map(([name, contents]) => ({ name: `dist/${name}`, bytes: Buffer.byteLength(contents) }))
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
  const total = rows.reduce((sum, row) => sum + row.bytes, 0);
  const lines = [...rows, { name: 'total', bytes: total }].map(({ name, bytes }) => `${kilobytes(bytes)}  ${name}`);
  const entries = Object.entries(metafile.outputs).filter(
    ([, output]) => output.entryPoint?.startsWith('src/') === true,
  );
  const size = (outputs: readonly string[]) =>
    outputs.reduce((sum, name) => sum + (metafile.outputs[name]?.bytes ?? 0), 0);
  for (const [name] of entries) {
    if (name.includes('/chunks/')) continue;
    const [start, all] = [reach(metafile, name, 'at start'), reach(metafile, name, 'lazy too')];
    lines.push(
      `${name}: ${kilobytes(size(start.outputs)).trim()} at start, ${kilobytes(size(all.outputs)).trim()} in all`,
    );
    if (all.external.length > 0) lines.push(`  not bundled: ${all.external.join(', ')}`);
  }
  return lines.join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
}
