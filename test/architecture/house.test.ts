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
const installed = packagesOf(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

function packagesOf({ devDependencies }: { devDependencies: Record<string, string> }): string[] {
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

  it('use environment, arguments and the toolkit only in the entries', () => {
    expect(everywhere(edgeViolations)).toEqual([]);
  });

  it('have descriptive file names', () => {
    expect(everywhere(nameViolations)).toEqual([]);
  });

  it('stay below the length limit', () => {
    expect(everywhere(lengthViolations)).toEqual([]);
  });

  it('throw errors with a code and a remedy', () => {
    expect(everywhere(throwViolations)).toEqual([]);
  });
});

describe('the source check refuses', () => {
  it.each([
    ['shared/log.ts', `import { loadSiteConfig } from '../config/load.ts';`],
    ['shared/log.ts', `import type { SiteConfig } from '../config/schema.ts';`],
    ['shared/log.ts', `import * as z from 'zod/mini';`],
    ['config/schema.ts', `import { PortalClient } from '../clients/portal/client.ts';`],
    ['contracts/portal/site.ts', `import { PortalClient } from '../../clients/portal/client.ts';`],
    ['clients/portal/client.ts', `import { loadSiteConfig } from '../../config/load.ts';`],
    ['clients/workspace/client.ts', `import { Site } from '../../contracts/portal/site.ts';`],
    ['identity/github.ts', `import { plan } from '../deploy/steps/plan.ts';`],
    ['action/summary.ts', `import { verify } from '../deploy/steps/verify/verify.ts';`],
    [
      'action/summary.ts',
      `import { type Verification, verify } from '../deploy/steps/verify/verify.ts';`,
    ],
    [
      'operations/onboard/render.ts',
      `import { PortalClient } from '../../clients/portal/client.ts';`,
    ],
    ['localcloud/portal.ts', `export { PortalClient } from '../clients/portal/client.ts';`],
    ['localcloud/hosting.ts', `import type { SitePackage } from '../deploy/steps/pack.ts';`],
    ['localcloud/hosting.ts', `let site: import('../deploy/steps/pack.ts').SitePackage;`],
    ['deploy/deploy.ts', `import { loadSiteConfig } from '../config/load.ts';`],
    ['clients/swa/target.ts', `import type { Plan } from '../../deploy/steps/plan/types.ts';`],
    ['clients/swa/target.ts', `import type { SiteConfig } from '../../config/schema.ts';`],
    ['deploy/artifact/artifact.ts', `import type { Plan } from '../steps/plan/types.ts';`],
    [
      'deploy/steps/verify/verify.ts',
      `import { getClient } from '../../../clients/swa/official-client/official-client.ts';`,
    ],
    ['deploy/steps/close/close.ts', `import { upload } from '../upload/upload.ts';`],
    ['shared/git.ts', `import { exec } from '@actions/exec';`],
    ['localcloud/hosting.ts', `import { targetOf } from '../clients/swa/target.ts';`],
    ['action/outputs.ts', `import { makePlan } from '../deploy/steps/plan/plan.ts';`],
    ['shared/version.ts', `import action from '../../action.json' with { type: 'json' };`],
    ['deploy/steps/build/install.ts', `import { pack } from '../pack/pack.ts';`],
    ['deploy/steps/build/install.ts', `import type { SitePackage } from '../pack/pack.ts';`],
    ['deploy/steps/pack/zip.ts', `import { plan } from '../plan/plan.ts';`],
    ['deploy/steps/pack/zip.ts', `const { plan } = await import('../plan/plan.ts');`],
    ['deploy/steps/pack/zip.ts', `import { zip } from 'yauzl';`],
    [
      'deploy/steps/upload/send.ts',
      `import { WorkspaceClient } from '../../../clients/workspace/client.ts';`,
    ],
    ['deploy/steps/unheard/of.ts', `import path from 'node:path';`],
    ['somewhere/else.ts', `import path from 'node:path';`],
    ['deploy/steps/pack.ts', `import fs from 'fs';`],
    ['cli.ts', `import left from 'left-pad';`],
    ['localcloud/hosting.ts', `const module = await import(name);`],
  ])('import: %s with %s', (file, text) => {
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
  ])('edge: %s with %s', (file, text) => {
    expect(edgeViolations(readSource(file, text))).toHaveLength(1);
  });

  it.each([
    'shared/utils.ts',
    'deploy/steps/build/helpers.ts',
    'config/common/dates.ts',
    'github/url.util.ts',
    'misc.ts',
  ])('name: %s', (file) => {
    expect(nameViolations(readSource(file, ''))).toHaveLength(1);
  });

  it.each([
    ['deploy/steps/build/build.ts', longest.file],
    ['action.ts', longest.action],
  ])('length: %s', (file, limit) => {
    expect(lengthViolations(readSource(file, 'let a;\n'.repeat(limit)))).toEqual([]);
    expect(lengthViolations(readSource(file, 'let a;\n'.repeat(limit + 1)))).toHaveLength(1);
  });

  it.each([
    `throw new Error('no');`,
    `throw new TypeError('no');`,
    `function f() { throw Error('no') }`,
  ])('throw: %s', (text) => {
    expect(throwViolations(readSource('deploy/steps/build/build.ts', text))).toHaveLength(1);
  });
});

describe('the source check accepts', () => {
  it.each([
    [
      'action.ts',
      `import * as core from '@actions/core';\nimport { deploy } from './deploy.ts';\nconst token = process.env.TOKEN;`,
    ],
    [
      'cli/deploy.ts',
      `import manifest from '../../package.json' with { type: 'json' };\nconst { startLocalCloud } = await import('../localcloud/start.ts');`,
    ],
    [
      'deploy/deploy.ts',
      `import { plan } from './steps/plan.ts';\nimport type { Deps } from '../shared/deps.ts';`,
    ],
    [
      'deploy/steps/exchange/exchange.ts',
      `import type { Plan } from '../plan/types.ts';\nimport { PortalClient } from '../../../clients/portal/client.ts';`,
    ],
    [
      'deploy/steps/pack/zip.ts',
      `import { store } from './store.ts';\nimport type { FinishedSite } from '../finish/types.ts';\nimport path from 'node:path';`,
    ],
    [
      'deploy/steps/plan/origin.ts',
      `import { gitHubForRun } from '../../../clients/github/for-run.ts';`,
    ],
    [
      'deploy/session.ts',
      `import type { IdentityProvider } from '../identity/identity-provider.ts';`,
    ],
    [
      'deploy/session.ts',
      `const { PortalClient } = await import('../clients/portal/client/client.ts');`,
    ],
    [
      'deploy/steps/close/close.ts',
      `import { targetOf } from '../../../clients/swa/target.ts';\nimport type { Deployment } from '../upload/deployment.ts';`,
    ],
    ['shared/exec.ts', `const { exec } = await import('@actions/exec');`],
    ['shared/version.ts', `import manifest from '../../package.json' with { type: 'json' };`],
    ['action/summary.ts', `import type { Receipt } from '../deploy/steps/notify.ts';`],
    [
      'localcloud/gateway.ts',
      `import { Site } from '../contracts/portal/site.ts';\nconst env = { ...process.env };`,
    ],
    [
      'shared/secret.ts',
      `// import { core } from '@actions/core'; process.env\nconst text = "throw new Error('no')";\nthrow new Error(text);`,
    ],
  ])('%s', (file, text) => {
    const source = readSource(file, text);
    expect([
      ...importViolations(source, installed),
      ...edgeViolations(source),
      ...throwViolations(source),
    ]).toEqual([]);
  });
});
