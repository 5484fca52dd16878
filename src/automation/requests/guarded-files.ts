import type { SiteConfig } from '../../config/schema.ts';

/** These decide whose code runs in the next build. */
const dependencies = new Set(
  [
    'package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml ' +
      'pnpm-workspace.yaml',
    'bun.lock bun.lockb bunfig.toml deno.json deno.jsonc deno.lock composer.json composer.lock',
    'gemfile gemfile.lock pyproject.toml poetry.lock requirements.txt go.mod go.sum',
    'cargo.toml cargo.lock lerna.json nx.json turbo.json',
  ].flatMap((names) => names.split(' ')),
);
/** Control hosting, or instruct people and agents. */
const configuration = new Set(
  [
    'staticwebapp.config.json site.config.yml site.config.yaml site.config.json dockerfile ' +
      'makefile',
    'codeowners agents.md claude.md gemini.md',
  ].flatMap((names) => names.split(' ')),
);
const configurationPattern =
  /^((readme|security|contributing|licen[cs]e)(\..*)?|.*\.config\.([cm]?[jt]s|json|ya?ml)|requirements.*\.txt)$/;

const getFileName = (path: string) => path.split('/').at(-1)?.toLowerCase() ?? '';

/**
 * Only people may change these: workflows, dotfiles, tool settings, hosting and, unless the policy
 * allows it, dependencies. Case-insensitive, as some file systems are.
 */
export function isGuarded(path: string, siteConfig: SiteConfig): boolean {
  const { build, content, seo, hosting, automation } = siteConfig;
  const lower = path.toLowerCase();
  if (lower.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) return true;
  const siteFiles = [
    content.file,
    seo.file,
    build.root === '.' ? hosting.config : `${build.root}/${hosting.config}`,
  ];
  if (siteFiles.some((file) => lower === file.toLowerCase())) return true;
  const name = getFileName(path);
  if (dependencies.has(name)) return !automation.requests.dependencies;
  return configuration.has(name) || configurationPattern.test(name);
}

export function guardedFiles(paths: readonly string[], config: SiteConfig): string[] {
  return paths.filter((path) => isGuarded(path, config));
}
