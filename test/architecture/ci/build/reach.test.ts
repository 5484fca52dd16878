import type { Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { reach } from '../../../../.ci/build/reach.ts';

type Imports = Metafile['outputs'][string]['imports'];
const output = (imports: Imports) => ({ bytes: 1, inputs: {}, exports: [], imports });
const metafile: Metafile = {
  inputs: {},
  outputs: {
    'dist/action.js': output([
      { path: 'dist/chunks/a.js', kind: 'import-statement' },
      { path: 'dist/chunks/lazy.js', kind: 'dynamic-import' },
      { path: 'node:fs', kind: 'import-statement', external: true },
      { path: 'optional', kind: 'require-call', external: true },
    ]),
    'dist/chunks/a.js': output([{ path: 'dist/action.js', kind: 'import-statement' }]),
    'dist/chunks/lazy.js': output([{ path: 'azurite', kind: 'import-statement', external: true }]),
    'dist/cli.js': output([{ path: 'jose', kind: 'import-statement', external: true }]),
  },
};

describe('reach', () => {
  it('follows static imports only, at start', () => {
    expect(reach(metafile, 'dist/action.js', 'at start')).toEqual({
      outputs: ['dist/action.js', 'dist/chunks/a.js'],
      external: [],
    });
  });

  it('follows lazy imports, too, and names packages that have to be installed', () => {
    const { outputs, external } = reach(metafile, 'dist/action.js', 'lazy too');
    expect([...outputs].sort()).toEqual(['dist/action.js', 'dist/chunks/a.js', 'dist/chunks/lazy.js']);
    expect(external).toEqual(['azurite']);
  });

  it('finds nothing for an entry that was not built', () => {
    expect(reach(metafile, 'dist/index.js', 'lazy too')).toEqual({ outputs: [], external: [] });
  });
});
