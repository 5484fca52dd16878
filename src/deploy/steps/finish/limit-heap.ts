/** Files or pages from which memory matters more than load time. */
const many = 2_000;

/** V8's young generation never shrinks: 100 MB at 15,000 pages (`npm run bench -- finish`). */
export async function limitHeap(count: number): Promise<void> {
  if (count < many) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
}
