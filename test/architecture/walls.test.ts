import { describe, expect, it } from 'vitest';
import { findArrows, mutualPairs, wallViolations } from './arrows.ts';
import { knownPairs } from './known.ts';
import { innerRooms } from './rooms.ts';
import { readSource } from './source.ts';
import { sources } from './sources.ts';

const arrows = findArrows(sources);
const pairs = mutualPairs(arrows);

describe('the source folders', () => {
  it('never import each other', () => {
    expect(pairs).toEqual(knownPairs);
  });

  it('in large rooms import only the neighbours that the table of rooms allows', () => {
    const oneWay = arrows.filter(
      ({ parent, from, to }) => !pairs.includes(`${parent}: ${[from, to].sort().join(' ⇄ ')}`),
    );
    expect(wallViolations(oneWay, innerRooms)).toEqual([]);
  });

  it.each(Object.entries(innerRooms))(
    'in %s import only folders that the table lists below them',
    (_, rows) => {
      const order = Object.keys(rows);
      const upward = Object.entries(rows).flatMap(([from, imports]) =>
        imports
          .filter((to) => order.indexOf(to) <= order.indexOf(from))
          .map((to) => `${from} → ${to}`),
      );
      expect(upward).toEqual([]);
    },
  );
});

describe('the check of inner walls', () => {
  const read = (file: string, ...imports: string[]) =>
    readSource(file, imports.map((name) => `import type { A } from '${name}';`).join('\n'));
  const found = findArrows([
    read('cli/deploy/deploy.ts', '../inputs/config.ts', './event.ts', 'node:path', '../run.ts'),
    read('cli/inputs/config.ts', '../deploy/event.ts', '../../shared/log.ts'),
    read('cli/run.ts', './deploy/deploy.ts'),
  ]);

  it('counts the imports between folders, and between them and files next to them', () => {
    expect(found).toHaveLength(6);
    expect(found).toContainEqual({ parent: 'cli', from: 'deploy', to: 'inputs', imports: 1 });
    expect(found).toContainEqual({ parent: '', from: 'cli', to: 'shared', imports: 1 });
    expect(mutualPairs(found)).toEqual(['cli: deploy ⇄ inputs', 'cli: deploy ⇄ run.ts']);
  });

  it('refuses an import between folders that no row allows, but ignores files next to the folders', () => {
    expect(wallViolations(found, { cli: { deploy: ['inputs'], inputs: [] } })).toEqual([
      'cli/inputs may not import cli/deploy',
    ]);
    expect(wallViolations(found, { cli: { inputs: ['deploy'] } })).toHaveLength(1);
  });
});
