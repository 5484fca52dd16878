import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import * as z from 'zod/mini';
import { replaceFile } from '../shared/files.ts';
import type { HostingService } from './hosting/hosting.ts';

const Served = z.array(
  z.object({ slug: z.string(), environment: z.nullable(z.string()), folder: z.string() }),
);
type Served = z.infer<typeof Served>;

/** A hosting that restores its sites after a restart. */
export interface KeptHosting {
  readonly hosting: HostingService;
  /** Serves the recorded sites that still exist. */
  restore(): Promise<void>;
}

/** @param file records which folders are served */
export function keepSites(hosting: HostingService, file: string): KeptHosting {
  let served: Served = [];
  let written = Promise.resolve();

  /** Writes one at a time. */
  function write(): Promise<void> {
    const text = JSON.stringify(served, null, 2);
    written = written.then(() => replaceFile(file, text));
    return written;
  }

  const others = (slug: string, environment: string | null) =>
    served.filter((one) => one.slug !== slug || one.environment !== environment);

  return {
    hosting: {
      ...hosting,
      async publish(slug, environment, folder, places) {
        await hosting.publish(slug, environment, folder, places);
        const before = served.find((one) => one.slug === slug && one.environment === environment);
        served = [...others(slug, environment), { slug, environment, folder }];
        await write();
        // Some edges may still serve its files.
        if (!before || before.folder === folder || places?.everyOld !== undefined) return;
        await rm(before.folder, { recursive: true, force: true });
      },
      async withdraw(slug, environment, places) {
        await hosting.withdraw(slug, environment, places);
        served = others(slug, environment);
        await write();
      },
    },
    async restore() {
      served = (await read(file)).filter(({ folder }) => existsSync(folder));
      await Promise.all(
        served.map(({ slug, environment, folder }) => hosting.publish(slug, environment, folder)),
      );
    },
  };
}

/** Empty if the file is missing or not in our format. */
async function read(file: string): Promise<Served> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  try {
    const parsed = Served.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    return [];
  } catch {
    return [];
  }
}
