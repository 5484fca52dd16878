import { access, constants, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import type { BuildCommands } from '../../deploy/steps/build/commands.ts';
import type { Env } from '../../shared/child-environment.ts';
import { compact } from '../../shared/compact.ts';
import { readIfThere } from '../../shared/files.ts';
import type { Project } from '../inputs/detect-project.ts';
import { placeholders } from '../inputs/placeholders.ts';

/** A generator's own config may name another folder, too. */
export function differentOutput({ build }: SiteConfig, project: Project): string | undefined {
  const { framework, output } = project;
  if (!framework || !output || !build.output) return undefined;
  const [usual, configured] = [output, build.output].map((name) =>
    path.posix.normalize(`${name}/`),
  );
  if (usual === configured) return undefined;
  return (
    `build.output is ${build.output}, but ${framework} writes ${output} unless its own config ` +
    'says otherwise.'
  );
}

export async function missingTools(commands: BuildCommands, env: Env): Promise<string[]> {
  const tools = compact([commands.install, commands.build]).map(
    (command) => command.split(' ')[0] ?? '',
  );
  const missing: string[] = [];
  for (const tool of new Set(tools)) {
    if (/^[a-z][\w.-]*$/i.test(tool) && managers.has(tool) && !(await isOnPath(tool, env)))
      missing.push(tool);
  }
  return missing.map(
    (tool) =>
      `The build needs ${tool}, which is not on PATH here. Install it; in a workflow, add a step ` +
      'that installs it before the deployment.',
  );
}

const managers = new Set([
  'npm',
  'pnpm',
  'yarn',
  'bun',
  'deno',
  'hugo',
  'mkdocs',
  'mdbook',
  'bundle',
]);

async function isOnPath(tool: string, env: Env): Promise<boolean> {
  if (!env.PATH) return true;
  const folders = env.PATH.split(path.delimiter);
  const names = process.platform === 'win32' ? [`${tool}.exe`, `${tool}.cmd`] : [tool];
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const found = await Promise.all(
    files.map((file) =>
      access(file, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

/** A Hugo site's sitemap has the addresses of its config; those of another site are dropped. */
export async function differentAddress(
  { site }: SiteConfig,
  buildRoot: string,
): Promise<string | undefined> {
  for (const file of ['hugo.toml', 'hugo.yaml', 'hugo.yml', 'config.toml']) {
    const text = await readIfThere(path.join(buildRoot, file));
    const [, address = ''] = /^\s*baseURL\s*[=:]\s*["']?([^"'\s]+)/im.exec(text ?? '') ?? [];
    const origin = URL.parse(address)?.origin;
    const isSame = origin === new URL(site.url).origin || site.url === placeholders.origin;
    if (!origin || isSame) continue;
    return (
      `baseURL in ${file} is ${address}, but site.url is ${site.url}: pages and sitemap that ` +
      'Hugo makes name the other address.'
    );
  }
  return undefined;
}

/** Reserved by the platform (https://learn.microsoft.com/azure/static-web-apps/configuration). */
const reserved = ['api', '.auth'];
const copied = ['public', 'static'];

/** In existing output and in folders that a build copies. */
export async function reservedFiles(
  buildRoot: string,
  output: string | undefined,
): Promise<string[]> {
  const bases = new Set(compact([output, ...copied]));
  // In the source folder, "api" contains the code of the site's own API.
  bases.delete('.');
  const found: string[] = [];
  for (const base of bases) {
    for (const name of reserved) {
      const folder = path.join(buildRoot, base, name);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      const files = entries.filter((entry) => entry.isFile());
      found.push(
        ...files.map((entry) => path.relative(buildRoot, path.join(entry.parentPath, entry.name))),
      );
    }
  }
  return found.map((file) => file.split(path.sep).join('/')).sort();
}
