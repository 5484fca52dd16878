import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pins } from '../../src/workflows/templates/parts.ts';
import { actionlintProblems } from './workflows/actionlint.ts';
import { languageServiceProblems } from './workflows/language-service.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflows = readdirSync(path.join(root, '.github/workflows')).map(
  (name) => `.github/workflows/${name}`,
);
/** Jobs of called workflows that inherit their caller's permissions. */
const ofCallers = ['attest', 'deploy', 'rollback', 'close'];

describe.each(workflows)("the repository's own workflow %s", (file) => {
  const text = read(file);
  const { on, permissions, jobs } = parse(text) as {
    on: object;
    permissions: object;
    jobs: Record<
      string,
      { permissions?: Record<string, string>; 'timeout-minutes'?: number | string; steps: Step[] }
    >;
  };
  const isCalled = 'workflow_call' in on;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }

  it('passes actionlint', async () => {
    // actionlint doesn't know that `$/` is the repository of the workflow.
    const known = text.replaceAll('$/src/action', 'site-deploy/site-deploy/src/action@v0');
    expect(await actionlintProblems(known)).toEqual([]);
  });

  it("passes GitHub's language service", async () => {
    expect(await languageServiceProblems(text)).toEqual([]);
  });

  it('grants permissions only per job, each with a stated reason', () => {
    expect(permissions).toEqual(isCalled ? undefined : {});
    for (const [name, job] of Object.entries(jobs)) {
      const isInherited = isCalled && ofCallers.includes(name);
      expect(job.permissions === undefined, name).toBe(isInherited);
      if (isCalled && ['build', 'look'].includes(name))
        expect(job.permissions, name).toEqual({
          contents: 'read',
          ...(name === 'build' && { actions: 'read' }),
        });
    }
    const granted = text.split('\n').filter((line) => /^ {6}[\w-]+: (read|write)\b/.test(line));
    expect(granted.filter((line) => !/ # \w/.test(line))).toEqual([]);
  });

  it('pins every action by commit id, to the version that the generated workflows use', () => {
    const known = ['$/src/action', ...Object.values<string>(pins)];
    const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, uses]) => uses);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((uses) => !known.includes(uses ?? ''))).toEqual([]);
  });

  it('limits the time of each job', () => {
    for (const [name, job] of Object.entries(jobs)) {
      const minutes = job['timeout-minutes'];
      if (isCalled && !['attest', 'look', 'preview'].includes(name))
        expect(minutes, name).toMatch(/^\$\{\{ inputs\.(build|deploy)-minutes \}\}$/);
      else expect(minutes, name).toBeGreaterThan(0);
    }
  });

  it('does not pass expressions to a shell', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it("neither stores the checkout's token nor caches packages", () => {
    for (const { uses = '', with: inputs = {} } of steps) {
      if (uses.startsWith('actions/checkout@')) expect(inputs['persist-credentials']).toBe(false);
      if (uses.startsWith('actions/setup-node@'))
        expect(inputs['package-manager-cache']).toBe(false);
    }
  });
});

describe('package-lock.json', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean; link?: boolean; integrity?: string }>;
  };

  it('contains no package with an install script', () => {
    expect(Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual(
      [],
    );
  });

  it('contains a hash for every package from a registry', () => {
    const unchecked = Object.entries(packages).filter(
      ([name, { link, integrity }]) =>
        name.includes('node_modules/') && link !== true && integrity === undefined,
    );
    expect(unchecked).toEqual([]);
  });
});

describe('package.json', () => {
  const manifest = JSON.parse(read('package.json'));

  it('has exact versions of dependencies', () => {
    const loose = Object.entries<string>(manifest.devDependencies).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('declares no dependencies that npm installs for users', () => {
    expect(Object.keys(manifest)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(d|peerD|optionalD)ependencies$/)]),
    );
  });
});
