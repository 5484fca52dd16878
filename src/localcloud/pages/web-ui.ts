import { randomBytes } from 'node:crypto';
import { createPagesApp } from './app.ts';
import type { FacedCloud } from './page-context.ts';
import { StartedRuns } from './runs.ts';
import { openWebUiPort, type WebUiPort } from './serve.ts';

export interface WebUiOptions {
  /** Closed with the pages. Default: the default port, or a free one if that is taken. */
  readonly at?: WebUiPort;
  readonly runs?: StartedRuns;
}

export interface WebUi {
  readonly address: string;
  readonly isElsewhere: boolean;
  close(): Promise<void>;
}

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
