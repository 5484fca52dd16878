import { describe, expect, it } from 'vitest';
import { compareVersions, raiseVersion } from '../../../../src/automation/release/next-version.ts';

describe('raiseVersion', () => {
  it('changes only the version of the package in a package.json', () => {
    const text = '{\n\t"name": "version", "version" : "1.4.0",\n  "a\\"version": "1.4.0" }\n';
    expect(raiseVersion(text, '1.5.0')).toBe(text.replace('"1.4.0"', '"1.5.0"'));
  });

  it('changes both versions of a package-lock.json, but not those of dependencies', () => {
    const lock = (version: string) =>
      JSON.stringify({
        name: 'site',
        version,
        packages: {
          '': { name: 'site', version, engines: { version: '1.4.0' } },
          'node_modules/version': { version: '1.4.0', dependencies: { version: '1.4.0' } },
        },
        dependencies: { '': { version: '1.4.0' }, version: { version: '1.4.0' } },
        files: [{ version: '1.4.0' }, ['version', '1.4.0'], 'version'],
      });
    expect(raiseVersion(lock('1.4.0'), '1.5.0')).toBe(lock('1.5.0'));
  });

  it('returns nothing for a list or an object without a version', () => {
    expect(raiseVersion('[{ "version": "1.4.0" }]', '1.5.0')).toBeUndefined();
    expect(raiseVersion('["version", "1.4.0"]', '1.5.0')).toBeUndefined();
    expect(raiseVersion('{ "packages": [{ "version": "1.4.0" }] }', '1.5.0')).toBeUndefined();
    expect(raiseVersion('{}', '1.5.0')).toBeUndefined();
  });
});

describe('compareVersions', () => {
  it.each([
    ['1.9.9', '1.10.0'],
    ['2.0.0', '10.0.0'],
    ['1.4.9', '1.5.0'],
    ['2.0.0-beta.3', '2.0.0'],
    ['2.0.0-beta.3', '2.0.0-beta.10'],
    ['1.9.0', '2.0.0-beta.3'],
  ])('orders %s before %s', (lower, higher) => {
    expect(compareVersions(lower, higher)).toBeLessThan(0);
    expect(compareVersions(higher, lower)).toBeGreaterThan(0);
  });

  it('returns 0 for equal versions', () => {
    expect(compareVersions('1.4.0', '1.4.0')).toBe(0);
  });
});
