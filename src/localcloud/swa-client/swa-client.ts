import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getHost, getUrl, sendJson, sendText } from '../service/http.ts';
import type { StandInMode } from './modes.ts';

/** Hosts from which the platform's tools download the client. */
export const releaseHosts = { metadata: 'aka.ms', download: 'swalocaldeploy.azureedge.net' };

/** Behaviour of the release, which can be changed at any time for later requests. */
export interface ReleaseBehaviour {
  /** Mode of the client. It is part of the program, so each mode has a separate build. */
  mode: StandInMode;
  /** Whether the served file differs from the file in the metadata. */
  tampered: boolean;
  metadata: unknown;
}

/**
 * A release of the stand-in for the platform's upload client. The stand-in talks to the local
 * content distribution as the real client does to the service.
 */
export type ClientRelease = ReturnType<typeof createClientRelease>;

const platforms = ['linux-x64', 'osx-x64', 'win-x64'];

export function createClientRelease() {
  const behaviour: ReleaseBehaviour = { mode: 'deploy', tampered: false, metadata: undefined };
  const current = () => {
    const bytes = Buffer.from(program(behaviour.mode));
    const sha = hash('sha256', bytes);
    return { bytes, sha, buildId: `1.0.${Number.parseInt(sha.slice(0, 5), 16)}` };
  };
  return {
    behaviour,
    build: () => ({ buildId: current().buildId, sha: current().sha }),
    handler(request: IncomingMessage, response: ServerResponse) {
      const { bytes, sha, buildId } = current();
      const { pathname } = getUrl(request);
      const host = getHost(request);
      if (host === releaseHosts.metadata && pathname === '/swalocaldeploy') {
        const location = `https://${releaseHosts.download}/versions.json`;
        response.writeHead(301, { location }).end();
      } else if (host === releaseHosts.download && pathname === '/versions.json') {
        sendJson(response, 200, behaviour.metadata ?? listVersions(buildId, sha));
      } else if (host === releaseHosts.download && pathname.startsWith(`/downloads/${buildId}/`)) {
        const change = behaviour.tampered ? '\n// changed\n' : '';
        const body = Buffer.concat([bytes, Buffer.from(change)]);
        const type = { 'content-type': 'application/octet-stream' };
        response.writeHead(200, { ...type, 'content-length': body.byteLength }).end(body);
      } else sendText(response, 404, 'not found');
    },
  };
}

function listVersions(buildId: string, sha: string): object[] {
  const downloads = `https://${releaseHosts.download}/downloads/${buildId}`;
  const files = platforms.map((platform) => {
    const url = `${downloads}/${platform}/StaticSitesClient`;
    return [platform, { url, sha: sha.toUpperCase() }];
  });
  return ['stable', 'latest'].map((version) => ({
    version,
    buildId,
    publishDate: '2026-01-01T00:00:00Z',
    files: Object.fromEntries(files),
  }));
}

/** Returns the client as a single executable file that loads the code next to this module. */
function program(mode: StandInMode): string {
  const candidates = [
    './client.ts',
    '../localcloud/swa-client/client.js',
    './localcloud/swa-client/client.js',
  ];
  const clientUrl = candidates
    .map((name) => new URL(name, import.meta.url))
    .find((url) => existsSync(fileURLToPath(url)));
  // A shell reads this line as a command that starts the Node of this process, because the
  // installed one may be too old. Node itself ignores the line.
  const start = `':' //; exec '${process.execPath}' "$0" "$@"`;
  return `#!/bin/sh
${start}
// Stand-in for the platform's upload client.
import(${JSON.stringify(clientUrl?.href ?? '')})
  .then(({ standIn }) => standIn(${JSON.stringify(mode)}, process));
`;
}
