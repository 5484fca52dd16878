/** What takes over a page in the browser, and writes into its head. */
export interface Framework {
  readonly name: string;
  /** Its heads are made in the browser alone: what the page was built with is not in the page. */
  readonly rendersHead: boolean;
}

/** A page of a framework holds one of its marks, as they were found in what it builds. */
const marks: readonly (readonly [name: string, ...marks: string[]])[] = [
  ['Next.js', 'self.__next_f', '__NEXT_DATA__'],
  ['Docusaurus', '__docusaurus'],
  ['VitePress', '__VP_HASH_MAP__', '__VP_SITE_DATA__'],
  ['Nuxt', '__NUXT__', '__NUXT_DATA__'],
  ['SvelteKit', '__sveltekit_'],
  ['Gatsby', '___gatsby'],
  ['React Router', '__reactRouterContext', '__remixContext'],
  ['Angular', 'ng-server-context'],
];

/** A page that is empty until its scripts have run. */
const shell = /<app-root\b|<div[^>]*\bid=(["']?)(?:root|app|q-app|svelte)\1[^>]*>\s*<\/div>/i;

/** Every application is taken for one that writes into its heads: nothing in its page tells. */
export const application: Framework = { name: 'an application', rendersHead: true };

/**
 * The framework of a page. Astro is not among them: its pages are replaced as a whole, by what was deployed.
 * @param page the file
 */
export function frameworkOf(page: Buffer): Framework | undefined {
  // No page without a script is taken over.
  if (!page.includes('<script')) return undefined;
  const [name] = marks.find(([, ...ofFramework]) => ofFramework.some((mark) => page.includes(mark))) ?? [];
  if (name) return { name, rendersHead: false };
  if (page.byteLength < longestShell && shell.test(page.toString('latin1'))) return application;
  return undefined;
}

/** A page with content of its own is longer, in bytes. */
const longestShell = 32_768;
