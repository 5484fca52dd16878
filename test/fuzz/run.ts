/**
 * `npm run fuzz`: runs each reader of foreign input in readers.ts with 10,000 inputs from a fixed
 * seed and 10,000 from a random one, which is printed. `npm run fuzz -- HTML 42` runs one reader
 * with one seed.
 */
import fc from 'fast-check';
import { readers } from './readers.ts';

const [name, seed] = process.argv.slice(2);
const runs = Number(process.env.FUZZ_RUNS ?? '10000');
const seeds =
  seed === undefined ? [20_260_101, Math.floor(Math.random() * 2 ** 31)] : [Number(seed)];

let failed = 0;
for (const reader of readers.filter((one) => name === undefined || one.name === name)) {
  for (const used of seeds) {
    const started = performance.now();
    const {
      failed: isWrong,
      counterexample,
      errorInstance,
    } = fc.check(
      fc.property(reader.input, (input) => reader.check(input as never)),
      { seed: used, numRuns: runs },
    );
    const took = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${isWrong ? 'WRONG' : 'right'}  ${reader.name.padEnd(24)} ${runs} inputs, seed ${used}, ${took} s`,
    );
    if (!isWrong) continue;
    failed += 1;
    console.log(`       input: ${JSON.stringify(counterexample)}\n       ${String(errorInstance)}`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
