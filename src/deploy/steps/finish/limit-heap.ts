/** From so many files or pages on the memory of a run counts more than the time that it takes to load a module. */
const many = 2_000;

/**
 * For a site of many files, keeps the heap close to what is in use, for the rest of the process. V8 doubles the part
 * for what is short-lived while much survives, and never gives it back; the rest may grow to a multiple before it is
 * tidied up. At 15,000 pages that was 100 MB, and made nothing faster. (`npm run bench -- finish`)
 * @param count files or pages of the site
 */
export async function limitHeap(count: number): Promise<void> {
  if (count < many) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
}
