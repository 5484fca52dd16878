import { randomBytes } from 'node:crypto';
import { createPagesApp } from './app.ts';
import type { FacedCloud } from './page-context.ts';
import { StartedRuns } from './runs.ts';
import { openWebUiPort, type WebUiPort } from './serve.ts';

export interface WebUiOptions {
  /**
   * Port to serve on. Default: the default port, or a free one if that is taken. It is closed with
   * the pages.
   */
  readonly at?: WebUiPort;
  /** Runs started here, and sites that can be deployed from their folders. Default: none. */
  readonly runs?: StartedRuns;
}

/** The local portal's web UI. */
export interface WebUi {
  /** `http://127.0.0.1:PORT`. */
  readonly address: string;
  /** Whether it listens on another port because the default one was taken. */
  readonly isElsewhere: boolean;
  close(): Promise<void>;
}

/** Serves the web UI of a local cloud to browsers on this host. */
export async function startWebUi(
  cloud: FacedCloud,
  webUiOptions: WebUiOptions = {},
): Promise<WebUi> {
  const { at, runs = new StartedRuns() } = webUiOptions;
  // A page of another origin can't read the token, so it can't forge a form.
  const formToken = randomBytes(24).toString('base64url');
  const app = createPagesApp(cloud, runs, formToken);
  const { port, isElsewhere, serve, close } = at ?? (await openWebUiPort());
  serve((request) => app.fetch(request));
  return { address: `http://127.0.0.1:${port}`, isElsewhere, close };
}
