import { describe, expect, it } from 'vitest';
import { knownNames, knownShapes } from './known.ts';
import { definitionViolations, repeatedNames, shapeViolations } from './shape.ts';
import { readSource } from './source.ts';
import { sources } from './sources.ts';

describe('the shape of the sources', () => {
  it('a module with parts is folder/folder.ts, and a command is cli/<command>/command.ts', () => {
    expect(shapeViolations(sources.map(({ file }) => file))).toEqual(knownShapes);
  });

  it('the definition of a command loads nothing that the command works with', () => {
    expect(sources.flatMap(definitionViolations)).toEqual([]);
  });

  it('a name is exported from one file', () => {
    expect(repeatedNames(sources)).toEqual(knownNames);
  });
});

describe('a broken shape is caught', () => {
  it.each([
    ['a file beside its folder', ['operations/onboard/plan.ts', 'operations/onboard/plan/read.ts']],
    ['an index', ['contracts/portal/index.ts']],
    ['a step without a door', ['deploy/steps/pack/zip.ts']],
    ['a command without a definition', ['cli/status/status.ts']],
  ])('%s', (_, files) => {
    expect(shapeViolations(files)).toHaveLength(1);
  });

  it.each([
    ['cli/status/command.ts', `import { status } from './status.ts';`],
    ['cli/status/command.ts', `import { openDeps } from '../../shared/deps.ts';`],
    ['cli/portal/commands/webhook.ts', `import { withSite } from '../session.ts';`],
  ])('%s with %s', (file, text) => {
    expect(definitionViolations(readSource(file, text))).toHaveLength(1);
  });

  it('a name of two things', () => {
    const files = [
      readSource('deploy/steps/plan/types.ts', 'export interface Plan {}'),
      readSource(
        'operations/onboard/plan/types.ts',
        'export interface Plan {}\nexport const makePlan = () => {};',
      ),
      readSource('operations/rollback/rollback.ts', 'export async function makePlan() {}'),
    ];
    expect(repeatedNames(files)).toHaveLength(2);
  });
});

describe('what has the right shape passes', () => {
  it('modules, entries and commands', () => {
    const files = [
      'action.ts',
      'action/inputs.ts',
      'index.ts',
      'deploy/steps/pack/pack.ts',
      'deploy/steps/pack/zip/zip.ts',
    ];
    expect(shapeViolations([...files, 'cli/terminal/table.ts', 'cli/check/command.ts'])).toEqual(
      [],
    );
  });

  it('a definition that loads its work when it runs', () => {
    const text = `import type { StatusOptions } from './status.ts';
      import { addHelpSections } from '../terminal/help.ts';
      const run = async () => (await import('./status.ts')).status();`;
    expect(definitionViolations(readSource('cli/status/command.ts', text))).toEqual([]);
  });

  it('a name that is handed on, and one that is frozen in two versions of a template', () => {
    const files = [
      readSource('index.ts', `export { deploy } from './deploy/deploy.ts';`),
      readSource('deploy/deploy.ts', 'export async function deploy() {}'),
      readSource('workflows/templates/v1/pins.ts', 'export const pins = {};'),
      readSource('workflows/templates/v2/pins.ts', 'export const pins = {};'),
      readSource('config/schema.ts', 'export const Config = 1;\nexport type Config = number;'),
    ];
    expect(repeatedNames(files)).toEqual([]);
  });
});
