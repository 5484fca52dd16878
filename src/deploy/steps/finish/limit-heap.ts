/**
 * Number of files or pages from which the memory of a run matters more than the load time of a
 * module.
 */
const many = 2_000;

/**
 * For a large site, keeps the heap close to actual use, for the rest of the process. V8 doubles its
 * young generation while much survives, and never shrinks it; the old generation may grow to a
 * multiple before it is collected. At 15,000 pages that was 100 MB, without being faster. (`npm run
 * bench -- finish`)
 * @param count files or pages of the site
 */
export async function limitHeap(count: number): Promise<void> {
  if (count < many) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
}
