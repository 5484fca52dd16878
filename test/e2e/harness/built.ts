import path from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the build output of test/e2e/setup.ts. */
    readonly built: string;
  }
}

/**
 * The Action and the command as runners and users of npm get them, built before the tests start.
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
  /**
   * Environment variables that make a process reuse code that earlier processes have compiled. Not
   * for tests that check a process's environment or folders.
   */
  get env(): { readonly NODE_COMPILE_CACHE: string } {
    return { NODE_COMPILE_CACHE: path.join(inject('built'), 'compiled') };
  },
};
