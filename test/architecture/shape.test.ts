import { describe, expect, it } from 'vitest';
import { knownNames, knownShapes } from './known.ts';
import { definitionViolations, repeatedNames, shapeViolations } from './shape.ts';
import { readSource } from './source.ts';
import { sources } from './sources.ts';

describe('the layout of the source files', () => {
  it('puts a module with parts in folder/folder.ts, and a command in cli/<command>/command.ts', () => {
    expect(shapeViolations(sources.map(({ file }) => file))).toEqual(knownShapes);
  });

  it("keeps a command's definition free of imports of its implementation", () => {
    expect(sources.flatMap(definitionViolations)).toEqual([]);
  });

  it('exports each name from one file', () => {
    expect(repeatedNames(sources)).toEqual(knownNames);
  });
});

// The sources themselves show that valid code is accepted.
describe('the layout check refuses', () => {
  it.each([
    [
      'a file next to its folder',
      ['operations/onboard/plan.ts', 'operations/onboard/plan/read.ts'],
    ],
    ['an index', ['contracts/portal/index.ts']],
    ['a step without an entry file', ['deploy/steps/pack/zip.ts']],
    ['a command without a definition', ['cli/status/status.ts']],
  ])('%s', (_, files) => {
    expect(shapeViolations(files)).toHaveLength(1);
  });

  it.each([
    ['cli/status/command.ts', `import { status } from './status.ts';`],
    ['cli/status/command.ts', `import { openDeps } from '../../shared/deps.ts';`],
    ['cli/portal/commands/webhook.ts', `import { withSite } from '../session.ts';`],
  ])('an import of an implementation in %s: %s', (file, text) => {
    expect(definitionViolations(readSource(file, text))).toHaveLength(1);
  });

  it('one name exported for two things', () => {
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
