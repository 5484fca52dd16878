import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { LocalSite } from '../../../src/localcloud/service/types.ts';

/** The tests' site in the portal, the login and the hosting. */
export const acme: LocalSite = {
  id: 'site_789',
  slug: 'acme-shop',
  name: 'Acme Shop',
  type: 'static',
  url: 'https://www.acme.example',
  repository: { owner: 'acme', name: 'shop' },
  azure: {
    clientId: '44444444-4444-4444-8444-444444444444',
    tenantId: '55555555-5555-4555-8555-555555555555',
  },
  portal: {
    url: 'https://portal.acme.example',
    audience: 'api://0f0f0f0f-0000-4000-8000-000000000009',
  },
};

export const blogSite: LocalSite = {
  ...acme,
  id: 'site_790',
  slug: 'acme-blog',
  url: 'https://blog.acme.example',
  repository: { owner: 'acme', name: 'blog' },
  azure: { ...acme.azure, clientId: '77777777-7777-4777-8777-777777777777' },
};

export const repository = 'acme/shop';
/** The record of the same site for onboarding. */
export const record = {
  ...acme,
  productionBranch: 'master',
  azure: { ...acme.azure, subscriptionId: '33333333-3333-4333-8333-333333333333' },
};
export const action = { uses: `acme/site-deploy@${'a'.repeat(40)}`, version: 'v0.1.0' };

/** Contents of files, or targets of links, by path. */
export type Files = Readonly<Record<string, string | Uint8Array | { readonly link: string }>>;

type Section = Readonly<Record<string, unknown>>;

/** Changes to the site config by section. */
export type ConfigChanges = Readonly<
  Partial<
    Record<
      'site' | 'portal' | 'azure' | 'build' | 'environments' | 'hosting' | 'seo' | 'content',
      Section
    >
  >
>;

/**
 * Returns the text of the site config of a `LocalSite`.
 * @param outside folder that the test and the build share, which the build finds in `OUTSIDE`
 */
export function configText(site: LocalSite, changes: ConfigChanges, outside: string): string {
  const { env, ...build } = changes.build ?? {};
  const config = {
    version: 1,
    site: { slug: site.slug, id: site.id, type: site.type, url: site.url, ...changes.site },
    portal: { ...site.portal, ...changes.portal },
    azure: {
      ...site.azure,
      subscriptionId: '33333333-3333-4333-8333-333333333333',
      ...changes.azure,
    },
    build: {
      command: 'node build.mjs',
      output: 'dist',
      ...build,
      env: { OUTSIDE: outside, ...(typeof env === 'object' ? env : {}) },
    },
    ...(changes.environments && { environments: changes.environments }),
    ...(changes.hosting && { hosting: changes.hosting }),
    // The portal's metadata is covered by its own tests.
    seo: { enabled: false, ...changes.seo },
    ...(changes.content && { content: changes.content }),
  };
  return stringify(config);
}

/**
 * Start of the scripts that `script` returns. It records the environment and the process id outside
 * of the site, and defines functions for the rest of the script.
 */
const dumpEnvironment = `import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
const outside = process.env.OUTSIDE;
const pid = (number) => fs.appendFileSync(path.join(outside, 'pids'), number + '\\n');
// Written atomically, because the build may be killed at any time.
fs.writeFileSync(path.join(outside, 'env.part'), JSON.stringify(process.env));
fs.renameSync(path.join(outside, 'env.part'), path.join(outside, 'env.json'));
pid(process.pid);
const write = (name, text) => { fs.mkdirSync(path.dirname(name), { recursive: true }); fs.writeFileSync(name, text); };
const page = (title) => '<!doctype html><html lang="en"><head><title>' + title + '</title></head><body><h1>' + title + '</h1></body></html>\\n';
const site = (title = 'Acme') => { write('dist/index.html', page(title)); write('dist/404.html', page('Not found')); };
`;

/**
 * Returns a build script that records the environment and then executes the lines. In the lines,
 * `site()` writes a site with a start page and a 404 page.
 */
export const script = (lines: string): string => `${dumpEnvironment}${lines}\n`;

/**
 * A build that never ends, with child processes: one that shares its output, one that does not, and
 * one that ignores SIGTERM.
 */
export const endlessBuild: string = script(`
pid(spawn('sleep', ['600'], { stdio: 'inherit' }).pid);
pid(spawn('sleep', ['600'], { stdio: 'ignore' }).pid);
pid(spawn('sh', ['-c', "trap '' TERM; echo ready > \\"$OUTSIDE/stubborn\\"; while :; do sleep 600; done"], { stdio: 'ignore' }).pid);
console.log('the build goes on and on');
setInterval(() => {}, 1000);`);

/** The default site: 4 files in the package, including the hosting configuration and the marker. */
export const plainSite: Files = {
  'package.json': JSON.stringify({ name: 'acme-shop', version: '1.0.0', private: true }),
  'build.mjs': script('site();'),
};

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    if (typeof content === 'object' && 'link' in content) await symlink(content.link, file);
    else await writeFile(file, content);
  }
}

/** Returns options for the plain site with a different build. */
export const withBuild = (lines: string): { readonly files: Files } => ({
  files: { 'build.mjs': script(lines) },
});
