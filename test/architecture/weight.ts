/**
 * Prints the tokens of each room next to its budget, the imports between folders of the large
 * rooms, and neighbours that import each other: `npm run weight [-- <checkout>]`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findArrows, mutualPairs } from './arrows.ts';
import { budgets, totals } from './budgets.ts';
import { innerRooms } from './rooms.ts';
import { readSource } from './source.ts';
import { filesBelow, repositoryRoot } from './sources.ts';
import { type Weight, weighFiles, weighRooms } from './tokens.ts';

const [checkout = repositoryRoot] = parseArgs({ allowPositionals: true }).positionals;
const root = path.resolve(checkout);

for (const [folder, limit] of Object.entries(totals)) {
  const names = Object.keys(budgets).filter((name) => name.split('/')[0] === folder);
  const weights = weighRooms(weighFiles(root, folder), names);
  const rows = [...weights].map(([name, weight]) => [name, row(weight, budgets[name])]);
  const sum = [...weights.values()].reduce((a, b) => a + b.code + b.data, 0);
  console.table(Object.fromEntries(rows));
  console.log(`${folder}: ${sum} tokens of code and data, budget ${limit}\n`);
}

function row({ code, data }: Weight, budget: Weight = { code: 0, data: 0 }) {
  return { code, 'of code': budget.code, data, 'of data': budget.data };
}

const arrows = findArrows(filesBelow('src', root).map(({ file, text }) => readSource(file, text)));
for (const room of Object.keys(innerRooms)) {
  const inner = arrows.filter(
    ({ parent, from, to }) => parent === room && !`${from} ${to}`.includes('.ts'),
  );
  const lines = inner.map(({ from, to, imports }) => `  ${from} → ${to} (${imports})`).toSorted();
  console.log([`${room}: ${inner.length} arrows between its folders`, ...lines, ''].join('\n'));
}
const pairs = mutualPairs(arrows);
console.log([`${pairs.length} mutual pairs`, ...pairs.map((pair) => `  ${pair}`)].join('\n'));
