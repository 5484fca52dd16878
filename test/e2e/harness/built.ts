import path from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of what test/e2e/setup.ts has built. */
    readonly built: string;
  }
}

/** What tests run, built from the sources at startup, as runners and npm's users get it. */
export const built = {
  /** Folder with `action.yml` and `dist/`. */
  get action(): string {
    return inject('built');
  },
  /** The command `site-deploy`. */
  get cli(): string {
    return path.join(inject('built'), 'lib', 'cli.js');
  },
  /**
   * Variables with which each process reuses the compiled code of earlier ones. Not for tests of a
   * process's environment or folders.
   */
  get env(): { readonly NODE_COMPILE_CACHE: string } {
    return { NODE_COMPILE_CACHE: path.join(inject('built'), 'compiled') };
  },
};
