import path from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of what test/e2e/setup.ts has built. */
    readonly built: string;
  }
}

/**
 * What the tests run: built from the sources when the run of the tests began, as a runner and as npm's users have it.
 */
export const built = {
  /** Folder with `action.yml` and `dist/`. */
  get action(): string {
    return inject('built');
  },
  /** The command `site-deploy`. */
  get cli(): string {
    return path.join(inject('built'), 'lib', 'cli.js');
  },
  /** What spares each process of either to compile it anew. Not for a test that looks at the process's environment or folders. */
  get env(): { readonly NODE_COMPILE_CACHE: string } {
    return { NODE_COMPILE_CACHE: path.join(inject('built'), 'compiled') };
  },
};
