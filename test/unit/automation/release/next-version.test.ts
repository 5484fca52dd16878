import { describe, expect, it } from 'vitest';
import {
  compareVersions,
  isPreRelease,
  nextVersion,
  raiseVersion,
} from '../../../../src/automation/release/next-version.ts';

describe('nextVersion', () => {
  const waiting = [
    { description: 'a typo', level: 'patch' },
    { description: 'a map', level: 'minor' },
  ] as const;
  const current = '1.3.0';
  const announced = '2.0.0 is announced already, by package.json or a pre-release.';
  const unknown = 'No pending changes are known, so the smallest increment is used.';
  const asked = 'The level patch was requested.';
  type Given = Parameters<typeof nextVersion>;
  it.each<[string, Given[0], Given[1], Given[2], string, readonly string[]]>([
    ['the highest level', { current }, waiting, undefined, '1.4.0', ['a map: minor']],
    ['a requested level', { current }, waiting, 'patch', '1.3.1', [asked]],
    ['the smallest level without changes', { current }, [], undefined, '1.3.1', [unknown]],
    [
      '1.0.0 without a current version',
      { current: undefined },
      [],
      undefined,
      '1.0.0',
      ['There is no earlier release.'],
    ],
    [
      'a requested level without a current version',
      { current: undefined },
      [],
      'patch',
      '0.0.1',
      [asked],
    ],
    [
      'an announced version',
      { current, named: ['2.0.0-beta.2', '1.9.0'] },
      waiting,
      undefined,
      '2.0.0',
      ['a map: minor', announced],
    ],
    [
      'the smallest level instead of a lower announced version',
      { current, named: ['1.3.1'] },
      [],
      undefined,
      '1.3.1',
      [unknown],
    ],
    [
      'a Release-As footer',
      { current, releaseAs: '3.0.0' },
      waiting,
      undefined,
      '3.0.0',
      ['A commit says Release-As: 3.0.0.'],
    ],
    [
      'a requested level instead of a footer',
      { current, releaseAs: '3.0.0' },
      [],
      'patch',
      '1.3.1',
      [asked],
    ],
    [
      'the smallest level instead of a lower footer',
      { current, releaseAs: '1.2.0' },
      [],
      undefined,
      '1.3.1',
      [unknown],
    ],
    [
      'the smallest level instead of an invalid footer',
      { current, releaseAs: '3.0' },
      [],
      undefined,
      '1.3.1',
      [unknown],
    ],
  ])('uses %s, and says why', (_, base, changes, requested, version, because) => {
    expect(nextVersion(base, changes, requested)).toMatchObject({ version, because });
  });
});

it.each([
  ['2.0.0-beta.3', true],
  ['2.0.0-v1', true],
  ['v2.0.0-beta.3', false],
  ['2.0.0', false],
  ['latest', false],
])('isPreRelease returns $1 for $0', (text, expected) => expect(isPreRelease(text)).toBe(expected));

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

  it('returns undefined for a list or an object without a version', () => {
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
