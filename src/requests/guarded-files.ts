import type { SiteConfig } from '../config/schema.ts';

/** Manifests, lockfiles and settings of package managers: they say whose code runs at the next build. */
const dependencies =
  /^(package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|pnpm-workspace\.yaml|bun\.lockb?|bunfig\.toml|deno\.jsonc?|deno\.lock|composer\.(json|lock)|gemfile(\.lock)?|requirements.*\.txt|pyproject\.toml|poetry\.lock|go\.(mod|sum)|cargo\.(toml|lock)|lerna\.json|nx\.json|turbo\.json)$/i;
/** What decides where and how the site is hosted, and what tells people and agents how to work. */
const configuration =
  /^(staticwebapp\.config\.json|site\.config\.(ya?ml|json)|codeowners|agents\.md|claude\.md|gemini\.md|readme(\..*)?|security(\..*)?|contributing(\..*)?|licen[cs]e(\..*)?|dockerfile|makefile|.*\.config\.([cm]?[jt]s|json|ya?ml))$/i;

const nameOf = (path: string) => path.split('/').at(-1) ?? '';

/**
 * Whether only people may change a file: workflows and everything in a folder or file with a dot, settings of tools,
 * the site config, the content file, the hosting configuration, and dependencies where the policy does not let an agent
 * change them. Letters of any case are one: some file systems take them for the same.
 */
export function isGuarded(path: string, { build, content, seo, hosting, automation }: SiteConfig): boolean {
  const lower = path.toLowerCase();
  if (lower.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) return true;
  const own = [content.file, seo.file, build.root === '.' ? hosting.config : `${build.root}/${hosting.config}`];
  if (own.some((file) => lower === file.toLowerCase())) return true;
  if (dependencies.test(nameOf(path))) return !automation.requests.dependencies;
  return configuration.test(nameOf(path));
}

/** The files of a list that only people may change. */
export function guardedFiles(paths: readonly string[], config: SiteConfig): string[] {
  return paths.filter((path) => isGuarded(path, config));
}
