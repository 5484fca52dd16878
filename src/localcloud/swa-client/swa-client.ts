import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostOf, sendJson, sendText } from '../http.ts';
import type { Handler } from '../types.ts';
import type { StandInMode } from './client.ts';

/** Where the platform's tools look for its upload client, and where the client itself is. */
export const releaseHosts = { metadata: 'aka.ms', download: 'swalocaldeploy.azureedge.net' };

/** How the release behaves. Change it at any time; it holds for requests from then on. */
export interface ReleaseBehaviour {
  /** How the client ends; it is a part of the program, so that each mode is another build. */
  mode: StandInMode;
  /** What is served instead of what the metadata promises. */
  tampered: boolean;
  /** Replaces the metadata. */
  metadata: unknown;
}

/**
 * The release of the platform's upload client: a stand-in that speaks to the local content distribution as the real one
 * does to the real one.
 */
export interface ClientRelease {
  readonly behaviour: ReleaseBehaviour;
  /** The build that is current, as the metadata names it. */
  build(): { readonly buildId: string; readonly sha: string };
}

export interface ClientReleaseService extends ClientRelease {
  readonly handler: Handler;
}

const platforms = ['linux-x64', 'osx-x64', 'win-x64'];

export function createClientRelease(): ClientReleaseService {
  const behaviour: ReleaseBehaviour = { mode: 'deploy', tampered: false, metadata: undefined };
  const current = () => {
    const bytes = Buffer.from(program(behaviour.mode));
    const sha = createHash('sha256').update(bytes).digest('hex');
    return { bytes, sha, buildId: `1.0.${Number.parseInt(sha.slice(0, 5), 16)}` };
  };
  return {
    behaviour,
    build: () => ({ buildId: current().buildId, sha: current().sha }),
    handler(request, response) {
      const { bytes, sha, buildId } = current();
      const { pathname } = new URL(request.url ?? '/', 'https://host');
      const host = hostOf(request);
      if (host === releaseHosts.metadata && pathname === '/swalocaldeploy') {
        response.writeHead(301, { location: `https://${releaseHosts.download}/versions.json` }).end();
      } else if (host === releaseHosts.download && pathname === '/versions.json') {
        const files = platforms.map((platform) => [
          platform,
          {
            url: `https://${releaseHosts.download}/downloads/${buildId}/${platform}/StaticSitesClient`,
            sha: sha.toUpperCase(),
          },
        ]);
        const versions = ['stable', 'latest'].map((version) => ({
          version,
          buildId,
          publishDate: '2026-01-01T00:00:00Z',
          files: Object.fromEntries(files),
        }));
        sendJson(response, 200, behaviour.metadata ?? versions);
      } else if (host === releaseHosts.download && pathname.startsWith(`/downloads/${buildId}/`)) {
        const body = behaviour.tampered ? Buffer.concat([bytes, Buffer.from('\n// changed\n')]) : bytes;
        response
          .writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.byteLength })
          .end(body);
      } else sendText(response, 404, 'not found');
    },
  };
}

/** The stand-in as one file that runs by itself: it loads what lies beside this code on the same machine. */
function program(mode: StandInMode): string {
  const places = ['./client.ts', '../localcloud/swa-client/client.js', './localcloud/swa-client/client.js'];
  const place = places.map((name) => new URL(name, import.meta.url)).find((url) => existsSync(fileURLToPath(url)));
  // A line that is nothing to Node, and to the shell the way to the Node that this code runs on: the machine's may be
  // too old for it.
  const start = `':' //; exec '${process.execPath}' "$0" "$@"`;
  return `#!/bin/sh
${start}
// Stand-in for the platform's upload client.
import(${JSON.stringify(place?.href ?? '')}).then(({ standIn }) => standIn(${JSON.stringify(mode)}, process));
`;
}
