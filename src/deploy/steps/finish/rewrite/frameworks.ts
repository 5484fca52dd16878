export interface Framework {
  readonly name: string;
  /** Whether the head is rendered only in the browser. The file then lacks the built values. */
  readonly rendersHead: boolean;
}

const marks: readonly (readonly [name: string, ...marks: string[]])[] = [
  ['Next.js', 'self.__next_f', '__NEXT_DATA__'],
  ['Docusaurus', '__docusaurus'],
  ['VitePress', '__VP_HASH_MAP__', '__VP_SITE_DATA__'],
  ['Nuxt', '__NUXT__', '__NUXT_DATA__'],
  ['SvelteKit', '__sveltekit_'],
  ['Gatsby', '___gatsby'],
  ['React Router', '__reactRouterContext', '__remixContext'],
  ['Angular', 'ng-server-context'],
  ['VuePress', '__VUEPRESS_SSR_CONTEXT__', 'content="VuePress', 'content=VuePress'],
  ['Rspress', 'content="Rspress', 'content=Rspress'],
  ['TanStack Start', '$_TSR'],
  ['SolidStart', '_$HY'],
  ['Qwik', 'q:container'],
  ['Vike', 'vike_pageContext'],
  ['Vue', 'data-server-rendered', 'data-vue-meta-server-rendered'],
];

const shell =
  /<app-root\b|<div\b(?:(?!["'\s]id=)[^<>])*["'\s]id=(["']?)(?:root|app|q-app|svelte)\1[^<>]*>\s*<\/div>/i;

/**
 * An application whose framework is unknown. It is assumed to write to the head, because its file
 * doesn't show whether it does.
 */
export const application: Framework = { name: 'an application', rendersHead: true };

/**
 * Detects the framework of a page; `undefined` if none takes it over. Ignores Astro, because its
 * router replaces a page with the deployed file of the next page.
 */
export function detectFramework(page: Buffer): Framework | undefined {
  if (!page.includes('<script')) return undefined;
  const [name] = marks.find(([, ...list]) => list.some((mark) => page.includes(mark))) ?? [];
  if (name) return { name, rendersHead: false };
  if (page.byteLength < maxShellBytes && shell.test(page.toString('latin1'))) return application;
  return undefined;
}

/** Number of bytes to search for the mark of a page that Next.js wrote without content. */
const maxStart = 512;

export const isBlankOfNext = (page: Buffer): boolean =>
  page.subarray(0, maxStart).includes('id="__next_error__"');

/**
 * Returns whether a page has module scripts, which may belong to a framework. Ignores Astro's
 * pages, which stay as deployed.
 */
export function hasModules(page: Buffer): boolean {
  if (!page.includes('<script') || page.includes('/_astro/')) return false;
  return /<script[^<>]*\stype=["']?module\b/i.test(page.toString('latin1'));
}

const maxShellBytes = 32_768;
