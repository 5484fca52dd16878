import { matchesAny } from '../../config/branch-pattern.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { ChangePolicy } from '../context.ts';

/**
 * Config files of each framework, and the folders that contain its pages. The first framework with
 * an existing config file applies.
 */
const frameworks: readonly (readonly [configs: string, folders: string])[] = [
  ['astro.config.*', 'src public'],
  ['next.config.*', 'src app pages components lib styles content public'],
  ['nuxt.config.*', 'src app pages components layouts assets content public'],
  ['svelte.config.*', 'src static'],
  ['gatsby-config.*', 'src content static'],
  ['docusaurus.config.*', 'src docs blog static'],
  ['.eleventy.js eleventy.config.*', 'src content posts pages _includes _data assets css'],
  ['hugo.toml hugo.yml hugo.yaml hugo.json config.toml', 'content layouts static assets data i18n'],
  ['_config.yml', 'pages _posts _includes _layouts _sass _data assets'],
  ['angular.json vite.config.*', 'src public'],
  ['package.json', 'src app pages content docs assets public static'],
];
const page =
  /\.(html?|css|s[ac]ss|less|[cm]?[jt]sx?|vue|svelte|astro|mdx?|njk|liquid|hbs|txt|svg)$/;
const rootPages = ['*.html', '*.htm', '*.css'];
/** Pages of generators that read Markdown from the folder of their config, `_config.yml`. */
const rootMarkdown = ['*.md'];
/** Data files with texts of pages. In other folders, such files are settings of tools. */
const data = /^(src\/)?(content|data|_data|i18n)\/.*\.(json|ya?ml|toml|csv)$/;

/** Files that decide which code runs in the next build. */
const manifest = toPattern(
  'package\\.(json5?|ya?ml) (package-lock|npm-shrinkwrap)\\.json .+\\.lockb? pnpm-.*\\.yaml',
  'bunfig\\.toml deno\\.jsonc? composer\\.json gemfile pipfile .*requirements.*\\.txt',
  '(pyproject|cargo)\\.toml setup\\.(py|cfg) go\\.(mod|sum) binding\\.gyp',
);
/** Settings of tools and hosting, local actions, and instructions for people and agents. */
const settings = toPattern(
  '.*\\.config\\.\\w+ [jt]sconfig.*\\.json action\\.ya?ml (site|staticwebapp)\\.config\\..*',
  '(readme|security|contributing|licen[cs]e)(\\..*)? codeowners',
  '(agents?|claude|codex|conventions|copilot.*|crush|gemini|jules|qwen|replit|skills?|warp)\\.md',
  '.+\\.(agent|chatmode|instructions|prompt)s?\\.md',
  'dockerfile makefile (grunt|gulp|rake|jenkins)file.*',
);

function toPattern(...lists: readonly string[]): RegExp {
  return new RegExp(`^(${lists.join(' ').replaceAll(' ', '|')})$`);
}

/**
 * Returns whether only people may change a file, because it is always guarded or isn't in
 * `automation.requests.files`. Ignores case, as some file systems do, except in these patterns.
 */
export function isGuarded(file: string, paths: readonly string[], policy: ChangePolicy): boolean {
  const { build, content, seo, hosting, automation } = policy.config;
  const { files, dependencies } = automation.requests;
  const lower = file.toLowerCase();
  const parts = lower.split('/');
  const name = parts.at(-1) ?? '';
  const root = build.root === '.' ? '' : `${build.root}/`;
  const siteFiles = [policy.configFile, content.file, seo.file, root + hosting.config];
  const isHidden = parts.some((part) => part.startsWith('.') && part !== '.well-known');
  if (isHidden || siteFiles.some((path) => lower === normalize(path))) return true;
  if (manifest.test(name)) return !dependencies;
  if (settings.test(name) || parts.includes('node_modules')) return true;
  if (isRun(lower.slice(root.length), build)) return true;
  if (files) return !matchesAny(file, files);
  if (!lower.startsWith(root.toLowerCase())) return true;
  return !isPage(lower.slice(root.length), root, paths, Boolean(build.command));
}

/** Returns whether a command in the site config runs the file, e.g. `node build.mjs`. */
function isRun(file: string, { command, install }: SiteConfig['build']): boolean {
  const words = [command, install].filter((text) => typeof text === 'string').join(' ');
  return words.split(/[\s'"=;&|()]+/).some((word) => normalize(word) === file);
}

const normalize = (path: string) => path.replace(/^(\.\/)+/, '').toLowerCase();

function isPage(file: string, root: string, paths: readonly string[], hasBuild: boolean) {
  const names = paths
    .filter((path) => path.startsWith(root))
    .map((path) => path.slice(root.length))
    .filter((path) => !path.includes('/'));
  const found = frameworks.find(([configs]) => {
    const patterns = configs.split(' ');
    return names.some((name) => matchesAny(name, patterns));
  });
  // Without a framework, all pages may change unless there is a build, which might run any of them.
  // `automation.requests.files` can allow them explicitly.
  if (!found) return !hasBuild && page.test(file);
  const [, folders] = found;
  if (matchesAny(file, rootPages)) return true;
  if (names.includes('_config.yml') && matchesAny(file, rootMarkdown)) return true;
  const isInside = folders.split(' ').some((folder) => file.startsWith(`${folder}/`));
  return isInside && (page.test(file) || data.test(file));
}

export function guardedFiles(
  changed: readonly string[],
  paths: readonly string[],
  policy: ChangePolicy,
): string[] {
  return changed.filter((file) => isGuarded(file, paths, policy));
}
