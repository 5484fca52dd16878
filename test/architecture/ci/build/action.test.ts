import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildAction, packagesOutside } from '../../../../.ci/build/action.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const manifest = { version: '1.2.3' };

describe('dist/', () => {
  it('is the same byte for byte when it is built again, without a path of this machine', async () => {
    const [once, again] = await Promise.all([buildAction(root, manifest), buildAction(root, manifest)]);
    expect(again).toEqual(once);
    for (const [name, text] of once) expect(text.includes(root), name).toBe(false);
  });

  it('has files whose names stay the same when their contents change', async () => {
    const [first, second] = await Promise.all([
      buildAction(root, manifest),
      buildAction(root, { ...manifest, version: '4.5.6' }),
    ]);
    expect([...second.keys()]).toEqual([...first.keys()]);
    expect([...second].filter(([name, text]) => first.get(name) !== text).map(([name]) => name)).toHaveLength(1);
  });

  it('holds each package once', async () => {
    const files = await buildAction(root, manifest);
    const seen = new Map<string, string>();
    for (const [name, text] of files) {
      for (const [line] of text.matchAll(/^\/\/ (src|node_modules)\/.*$/gm)) {
        expect(seen.get(line), `${line} in ${name}`).toBeUndefined();
        seen.set(line, name);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
  });
});

it('a package that is imported and not held is found', () => {
  const chunk = (fileName: string, imports: string[], dynamicImports: string[] = []) => ({
    fileName,
    imports,
    dynamicImports,
  });
  expect(
    packagesOutside([
      chunk('action.js', ['shared.js', 'node:fs', 'path'], ['lazy.js', 'data:text/javascript,1']),
      chunk('shared.js', []),
      chunk('lazy.js', ['jose'], ['azurite']),
    ]),
  ).toEqual(['azurite', 'jose']);
});
