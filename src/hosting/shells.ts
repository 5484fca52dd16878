/**
 * Pages that serve all routes, under the names that React Router, SvelteKit, TanStack and Angular
 * use.
 */
export const shellFiles = ['__spa-fallback.html', '200.html', '_shell.html', 'index.csr.html'];

export function findShellFile(has: (name: string) => boolean): string | undefined {
  return shellFiles.find(has);
}

/** Generators that create a folder for each page, such as Eleventy, write `404/index.html`. */
export function findErrorPage(has: (name: string) => boolean): string | undefined {
  return ['404.html', '404/index.html'].find(has);
}
