/** Pages for all routes, as React Router, SvelteKit, TanStack and Angular name them. */
export const shellFiles = ['__spa-fallback.html', '200.html', '_shell.html', 'index.csr.html'];

export function findShellFile(has: (name: string) => boolean): string | undefined {
  return shellFiles.find(has);
}

/** Generators with a folder for each page write the second one, such as Eleventy. */
export function findErrorPage(has: (name: string) => boolean): string | undefined {
  return ['404.html', '404/index.html'].find(has);
}
