/** Pages that serve all routes, as named by React Router, SvelteKit, TanStack and Angular. */
export const shellFiles = ['__spa-fallback.html', '200.html', '_shell.html', 'index.csr.html'];

export function findShellFile(has: (name: string) => boolean): string | undefined {
  return shellFiles.find(has);
}

/**
 * Finds the error page. Generators that create a folder per page, such as Eleventy, write
 * `404/index.html`.
 */
export function findErrorPage(has: (name: string) => boolean): string | undefined {
  return ['404.html', '404/index.html'].find(has);
}
