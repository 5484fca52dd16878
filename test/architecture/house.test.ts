import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  edgeViolations,
  importViolations,
  lengthViolations,
  longest,
  nameViolations,
  throwViolations,
} from './rules.ts';
import { readSource, type Source } from './source.ts';
import { sources } from './sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const installed = getPackages(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

function getPackages({ devDependencies }: { devDependencies: Record<string, string> }): string[] {
  return Object.keys(devDependencies);
}

const everywhere = (rule: (source: Source) => readonly string[]) => sources.flatMap(rule);
const imports = (file: string, text: string) => importViolations(readSource(file, text), installed);

describe('the source files', () => {
  it('are found by the check', () => {
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.flatMap((source) => source.imports).length).toBeGreaterThan(sources.length);
  });

  it('import only modules that their layer allows', () => {
    expect(everywhere((source) => importViolations(source, installed))).toEqual([]);
  });

  it('use environment, arguments and the Actions toolkit only where the rules allow it', () => {
    expect(everywhere(edgeViolations)).toEqual([]);
  });

  it('have descriptive file names', () => {
    expect(everywhere(nameViolations)).toEqual([]);
  });

  it('stay within the length limit', () => {
    expect(everywhere(lengthViolations)).toEqual([]);
  });

  it('throw errors with a code and a remedy', () => {
    expect(everywhere(throwViolations)).toEqual([]);
  });
});

describe('the source check refuses', () => {
  // Each import differs in how it is written, or in why rooms.ts forbids it.
  it.each([
    ['shared/log.ts', `import { loadSiteConfig } from '../config/load.ts';`],
    ['shared/log.ts', `import type { SiteConfig } from '../config/schema.ts';`],
    ['shared/log.ts', `import * as z from 'zod/mini';`],
    ['action/summary.ts', `import { verify } from '../deploy/steps/verify/verify.ts';`],
    ['action/summary.ts', `import { type Seen, verify } from '../deploy/steps/verify/verify.ts';`],
    ['localcloud/portal.ts', `export { PortalClient } from '../clients/portal/client.ts';`],
    ['localcloud/hosting.ts', `let site: import('../deploy/steps/pack.ts').SitePackage;`],
    ['localcloud/hosting.ts', `const module = await import(name);`],
    ['shared/git.ts', `import { exec } from '@actions/exec';`],
    ['shared/version.ts', `import action from '../../action.json' with { type: 'json' };`],
    ['deploy/steps/build/install.ts', `import type { SitePackage } from '../pack/pack.ts';`],
    ['deploy/steps/pack/zip.ts', `import { plan } from '../plan/plan.ts';`],
    ['deploy/steps/pack/zip.ts', `const { plan } = await import('../plan/plan.ts');`],
    ['deploy/steps/unheard/of.ts', `import path from 'node:path';`],
    ['somewhere/else.ts', `import path from 'node:path';`],
    ['cli.ts', `import left from 'left-pad';`],
    ['cli/deploy/deploy.ts', `import { startEngine } from '../../localcloud/engine/engine.ts';`],
  ])('a forbidden import in %s: %s', (file, text) => {
    expect(imports(file, text)).toHaveLength(1);
  });

  it.each([
    ['deploy/steps/build.ts', `const home = process.env.HOME;`],
    ['deploy/steps/build.ts', `const home = process['env'].HOME;`],
    ['deploy/steps/build.ts', `const home = globalThis.process.env.HOME;`],
    ['deploy/steps/build.ts', `const { env } = process;`],
    ['deploy/steps/build.ts', `import { env } from 'node:process';`],
    ['localcloud/start.ts', `import * as core from '@actions/core';`],
    ['shared/exec.ts', `import * as core from '@actions/core';`],
    ['shared/git.ts', `import { exec } from '@actions/exec';`],
    ['action/summary.ts', `import { summary } from '@actions/core';`],
    ['index.ts', `export const verbose = process.argv.includes('-v');`],
  ])('a forbidden use of environment, arguments or Actions toolkit in %s: %s', (file, text) => {
    expect(edgeViolations(readSource(file, text))).toHaveLength(1);
  });

  it.each([
    'shared/utils.ts',
    'deploy/steps/build/helpers.ts',
    'config/common/dates.ts',
    'github/url.util.ts',
    'misc.ts',
  ])('the vague file name %s', (file) => {
    expect(nameViolations(readSource(file, ''))).toHaveLength(1);
  });

  it.each([
    ['deploy/steps/build/build.ts', longest.file],
    ['action.ts', longest.action],
  ])('%s with more than %i lines', (file, limit) => {
    expect(lengthViolations(readSource(file, 'let a;\n'.repeat(limit)))).toEqual([]);
    expect(lengthViolations(readSource(file, 'let a;\n'.repeat(limit + 1)))).toHaveLength(1);
  });

  it.each([
    `throw new Error('no');`,
    `throw new TypeError('no');`,
    `function f() { throw Error('no') }`,
  ])('an error without a code: %s', (text) => {
    expect(throwViolations(readSource('deploy/steps/build/build.ts', text))).toHaveLength(1);
  });
});

// The sources themselves show that valid code is accepted.
it('the source check ignores comments and strings', () => {
  const text = `// import { core } from '@actions/core'; process.env
    const text = "throw new Error('no')";
    throw new Error(text);`;
  const source = readSource('shared/secret.ts', text);
  expect(importViolations(source, installed)).toEqual([]);
  expect([...edgeViolations(source), ...throwViolations(source)]).toEqual([]);
});
