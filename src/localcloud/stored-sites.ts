import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { replaceFile } from '../shared/files.ts';
import { parseJson } from '../shared/json.ts';
import type { GitHubApi } from './github/github.ts';
import type { EdgeOptions, Hosting } from './hosting/hosting.ts';
import type { LocalSite } from './service/types.ts';

const Entry = z.object({
  slug: z.string(),
  environment: z.nullable(z.string()),
  folder: z.string(),
});
type Entry = z.infer<typeof Entry>;
const Served = z.array(Entry);
type Served = z.infer<typeof Served>;

export function storeSites(
  hosting: Hosting,
  file: string,
): { readonly hosting: Hosting; restore(): Promise<void> } {
  let served: Served = [];
  let written = Promise.resolve();

  function write(): Promise<void> {
    const text = JSON.stringify(served, null, 2);
    written = written.then(() => replaceFile(file, text));
    return written;
  }

  const otherSites = (slug: string, environment: string | null) =>
    served.filter((entry) => entry.slug !== slug || entry.environment !== environment);

  async function replace(entry: Entry, isServed: boolean, edges?: EdgeOptions): Promise<void> {
    const others = otherSites(entry.slug, entry.environment);
    const before = served.find((earlier) => !others.includes(earlier));
    served = isServed ? [...others, entry] : others;
    await write();
    // Keep the folder if it is unchanged, or if some edges still serve its files.
    if (!before || before.folder === entry.folder || edges?.everyOld !== undefined) return;
    await rm(before.folder, { recursive: true, force: true });
  }

  return {
    hosting: {
      ...hosting,
      async publish(slug, environment, folder, edges) {
        await hosting.publish(slug, environment, folder, edges);
        await replace({ slug, environment, folder }, true, edges);
      },
      async withdraw(slug, environment, edges) {
        await hosting.withdraw(slug, environment, edges);
        await replace({ slug, environment, folder: '' }, false, edges);
      },
    },
    async restore(): Promise<void> {
      const sites = sitesBeside(file);
      served = (await read(file)).filter((item) => existsSync(item.folder));
      const kept = new Set(served.map((entry) => path.basename(entry.folder)));
      // Remove files that killed deployments have left behind.
      for (const name of await readdir(sites))
        if (!kept.has(name)) await rm(path.join(sites, name), { recursive: true, force: true });
      const publish = (entry: Served[number]) =>
        hosting.publish(entry.slug, entry.environment, entry.folder);
      await Promise.all(served.map(publish));
    },
  };
}

const sitesBeside = (file: string) => path.join(path.dirname(file), 'sites');

/**
 * Reads the stored sites; none if the file is missing or invalid. Their folders are next to the
 * file, even if all have been moved or copied, because those of the original belong to another
 * local cloud.
 */
async function read(file: string): Promise<Served> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const sites = sitesBeside(file);
  const found = Served.safeParse(parseJson(text)).data ?? [];
  return found.map((entry) => ({
    ...entry,
    folder: path.join(sites, path.basename(entry.folder)),
  }));
}

/**
 * Returns a `hosting` that also calls `recordPages`: after each deployment to Production and, until
 * the first of these, after each deployment to Preview.
 */
export function recordSites(
  hosting: Hosting,
  recordPages: (slug: string, folder: string, isPreview: boolean) => Promise<void>,
): Hosting {
  return {
    ...hosting,
    async publish(slug, environment, folder, edges) {
      await hosting.publish(slug, environment, folder, edges);
      if (environment !== null && hosting.address(slug)) return;
      // Ignore a missing folder: a newer deployment has replaced it in the meantime.
      const isPreview = environment !== null;
      await recordPages(slug, folder, isPreview).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
  };
}

const catalogueFile = 'content/text-keys.json';
const Catalogue = z.catch(z.record(z.string(), z.string()), {});

/**
 * Reads an application's default texts, as written by "site-deploy texts keys". The file is in the
 * checkout in `folder` or else on the repository's default branch.
 * @returns texts by key; empty if there are none
 */
export async function readCatalogue(
  githubApi: Pick<GitHubApi, 'readFile' | 'repository'>,
  site: LocalSite | undefined,
  folder: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  const file = folder && path.join(folder, catalogueFile);
  const own = file && (await readFile(file, 'utf8').catch(() => undefined));
  if (own) return Catalogue.parse(parseJson(own));
  const name = `${site?.repository.owner}/${site?.repository.name}`;
  const branch = githubApi.repository(name)?.defaultBranch;
  const pushed = branch && (await githubApi.readFile(name, branch, catalogueFile));
  return Catalogue.parse(parseJson(pushed ?? ''));
}
