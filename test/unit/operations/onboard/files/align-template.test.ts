import { describe, expect, it } from 'vitest';
import {
  createJobRenamer,
  mergePin,
  readFilePins,
  withoutPins,
  withPins,
} from '../../../../../src/operations/onboard/files/align-template.ts';

describe('a job of the template', () => {
  const jobs = (name: string, uses: string, more = '') =>
    `name: x\njobs:\n  ${name}:\n    steps: [{ uses: ${uses} }]\n${more}`;
  const after = '  next:\n    needs: [build, other-build]\n    if: needs.build.result\n';
  it.each([
    [
      'gets the name that the repository gave it',
      'site',
      'a/b@2',
      'site:',
      'needs: [site, other-build]',
    ],
    [
      'keeps its name if the renamed job uses a different action',
      'site',
      'c/d@1',
      'build:',
      'needs: [build, other-build]',
    ],
    [
      'keeps its name if the repository did not change it',
      'build',
      'a/b@2',
      'build:',
      'needs: [build, other-build]',
    ],
  ])('%s', (_, name, uses, job, needs) => {
    const base = jobs('build', 'a/b@1', after);
    const body = createJobRenamer(base, jobs(name, uses, after))(base);
    expect(body).toContain(`\n  ${job}\n`);
    expect(body).toContain(needs);
    expect(body).toContain(`if: needs.${job.slice(0, -1)}.result`);
  });

  it('keeps its name if two jobs of the repository resemble it', () => {
    const base = jobs('build', 'a/b@1');
    const own = jobs('one', 'a/b@1', '  two:\n    steps: [{ uses: a/b@1 }]\n');
    expect(createJobRenamer(base, own)(base)).toBe(base);
  });
});

describe('pins of actions', () => {
  const body = 'a:\n  - uses: x/y@1 # v1.0.0\n  - uses: x/z@2\n  - uses: x/w@3\n  - uses: x/w@4\n';

  it('are read for each action that has only one version in the file', () => {
    expect([...readFilePins(body)]).toEqual([
      ['x/y', { written: '1 # v1.0.0', version: 'v1.0.0' }],
      ['x/z', { written: '2', version: '2' }],
    ]);
  });

  it('can be replaced by placeholders and restored', () => {
    const without = withoutPins(body, new Set(['x/y']));
    expect(without).toBe(body.replace('1 # v1.0.0', 'PIN'));
    expect(withPins(without, readFilePins(body))).toBe(body);
  });

  const pin = (version: string) => ({ written: version, version });
  it.each([
    ["the repository's pin if the template has none", undefined, 'v2', undefined, 'v2'],
    ["the template's pin if the repository has none", undefined, undefined, 'v3', 'v3'],
    ["the template's pin if the repository's is unchanged", 'v1', 'v1', 'v3', 'v3'],
    ["an older pin of the template if the repository's is unchanged", 'v2', 'v2', 'v1', 'v1'],
    ["the repository's pin if the template's is unchanged", 'v1', 'v2', 'v1', 'v2'],
    [
      "the template's pin if it is the newer of two changed ones",
      'v1.0.0',
      'v2.0.0',
      'v3.0.0',
      'v3.0.0',
    ],
    [
      "the repository's pin if it is the newer of two changed ones",
      'v1.0.0',
      'v4.0.0',
      'v3.0.0',
      'v4.0.0',
    ],
    ["the repository's pin if the two versions cannot be ordered", 'v1', 'main', 'next', 'main'],
  ])('are merged to %s', (_, base, ours, theirs, expected) => {
    const [before, own, offered] = [base, ours, theirs].map((one) => (one ? pin(one) : undefined));
    expect(mergePin(before, own, offered)?.version).toBe(expected);
  });
});
