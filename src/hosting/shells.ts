/** Pages for all routes, as React Router, SvelteKit, TanStack and Angular name them. */
export const shellFiles = ['__spa-fallback.html', '200.html', '_shell.html', 'index.csr.html'];

export function findShellFile(has: (name: string) => boolean): string | undefined {
  return shellFiles.find(has);
}
