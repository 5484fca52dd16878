import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const module = new URL(
  '../../../../../../src/deploy/steps/finish/portal/fetch-seo.ts',
  import.meta.url,
).href;

/** Measures the size of V8's young generation in MB, after many objects have survived. */
async function youngHeap(before: string): Promise<number> {
  const script = `${before}
    import { getHeapSpaceStatistics } from 'node:v8';
    for (let round = 0; round < 20; round += 1) {
      const kept = [];
      for (let count = 0; count < 100_000; count += 1) kept.push({ count });
    }
    console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ]);
  // V8 reports unknown flags on standard error.
  expect(stderr).toBe('');
  return Number(stdout) / 1e6;
}

it('limitHeap more than halves the young generation of the heap for a site with 2,000 pages', async () => {
  const stopping = (count: number) =>
    `import { limitHeap } from '${module}'; await limitHeap(${count});`;
  const [few, many] = await Promise.all([youngHeap(stopping(1_999)), youngHeap(stopping(2_000))]);
  expect(many).toBeLessThan(few / 2);
});
