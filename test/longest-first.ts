import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, slowest first. They start before all others of their lane, so that no
 * processor is idle while the last of them ends. In a fresh clone, where Vitest knows no durations,
 * it would order files by size.
 */
const longest: readonly string[] = [
  'e2e/reuse',
  'e2e/life',
  'faults/faults',
  'e2e/push',
  'e2e/face',
  'unit/deploy/steps/finish/hold/generators',
  'e2e/rollback',
  'e2e/npm-package',
  'unit/operations/onboard/rename/rename',
  'unit/automation/requests/approvals',
  'e2e/pull-requests',
  'e2e/ctrl-c',
  'e2e/release',
  'unit/deploy/steps/finish/hostile',
  'e2e/onboard',
  'e2e/environment',
  'e2e/local-cloud',
  'e2e/guide',
  'e2e/docs',
  'faults/automation-ends',
  'faults/attacks',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const name = path.relative(import.meta.dirname, moduleId).replaceAll(path.sep, '/');
  const found = longest.indexOf(name.replace(/\.test\.ts$/, ''));
  return found === -1 ? longest.length : found;
};
/** Lanes of the last group in their order. The last one has the shortest files. */
const lanes = ['faults', 'e2e', 'integration'];
const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
const lane = ({ project }: TestSpecification) => lanes.indexOf(project.name);

/**
 * Sorts files by lane, because a worker loads all modules again for a different lane, and within a
 * lane by duration, slowest first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => group(a) - group(b) || lane(a) - lane(b) || rank(a) - rank(b));
  }
}
