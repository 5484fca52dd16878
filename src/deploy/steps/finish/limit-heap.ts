/** Files or pages from which memory matters more than load time. */
const many = 2_000;

/**
 * V8 doubles its young generation while much survives, and never shrinks it: 100 MB at 15,000
 * pages, without being faster. (`npm run bench -- finish`)
 * @param count files or pages of the site
 */
export async function limitHeap(count: number): Promise<void> {
  if (count < many) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
}
