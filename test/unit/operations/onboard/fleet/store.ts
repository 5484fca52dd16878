import type { FleetProgressStore } from '../../../../../src/operations/onboard/fleet/fleet.ts';

/** Keeps progress in memory. */
export function memoryProgress(
  text?: string,
): FleetProgressStore & { text: string | undefined; writes: number } {
  const store = {
    text,
    writes: 0,
    read: async () => store.text,
    async write(next: string) {
      store.writes += 1;
      store.text = next;
    },
    async remove() {
      store.text = undefined;
    },
  };
  return store;
}
