import { randomBytes } from 'node:crypto';
import { createFaceApp } from './app.ts';
import type { FacedCloud } from './face-pages.ts';
import { StartedRuns } from './runs.ts';
import { type FacePort, openFacePort } from './serve.ts';

export interface FaceOptions {
  /** Where it is served. Default: the usual port, or a free one where that is taken. It is closed with the pages. */
  readonly at?: FacePort;
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

/** Serves the pages of a local cloud to the browsers of this machine. */
export async function startFace(cloud: FacedCloud, { at, runs = new StartedRuns() }: FaceOptions = {}): Promise<Face> {
  // A page of another origin cannot read it, so it cannot send a form that holds it.
  const formToken = randomBytes(24).toString('base64url');
  const app = createFaceApp(cloud, runs, formToken);
  const { port, isElsewhere, serve, close } = at ?? (await openFacePort());
  serve((request) => app.fetch(request));
  return { address: `http://127.0.0.1:${port}`, isElsewhere, close };
}
