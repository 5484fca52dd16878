import { randomBytes } from 'node:crypto';
import { createFaceApp } from './app.ts';
import type { FacedCloud } from './face-pages.ts';
import { StartedRuns } from './runs.ts';
import { serveFace } from './serve.ts';

export interface FaceOptions {
  /** Port on the loopback interface. Default: `usualFacePort`, or a free one where that is taken. */
  readonly port?: number | undefined;
  /** Runs that were started here, and sites that can be deployed from their folders. Default: none. */
  readonly runs?: StartedRuns;
}

/** The pages of the local portal for people. */
export interface Face {
  /** `http://127.0.0.1:PORT`. */
  readonly address: string;
  /** Whether it listens on another port than the usual one, since that was taken. */
  readonly isElsewhere: boolean;
  close(): Promise<void>;
}

/** The same each time, so that it can be bookmarked. */
const usualFacePort = 4610;

/**
 * Serves the pages of a local cloud to the browsers of this machine.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` where a port that was asked for is taken, or refused by the system
 */
export async function startFace(
  cloud: FacedCloud,
  { port, runs = new StartedRuns() }: FaceOptions = {},
): Promise<Face> {
  // A page of another origin cannot read it, so it cannot send a form that holds it.
  const formToken = randomBytes(24).toString('base64url');
  const app = createFaceApp(cloud, runs, formToken);
  const served = await serveFace((request) => app.fetch(request), port, usualFacePort);
  return {
    address: `http://127.0.0.1:${served.port}`,
    isElsewhere: port === undefined && served.port !== usualFacePort,
    close: served.close,
  };
}
