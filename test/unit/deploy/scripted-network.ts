import { openPromise } from 'yauzl';
import { HostedSite, hostingFile } from '../../../src/hosting/hosted-site.ts';
import { readRules } from '../../../src/hosting/rules.ts';
import type { TransportRequest } from '../../../src/shared/http/transport.ts';
import type { Reply } from '../../support/http.ts';
import { blob, createToken, good, host, ok } from './steps/upload/platform.ts';

export const siteUrl = 'https://www.acme.example';
const home = 'https://happy-sea.2.azurestaticapps.net';

type Files = Map<string, Buffer>;

async function unzip(file: string): Promise<Files> {
  const files = new Map<string, Buffer>();
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

/** Simulates the login, the portal, and the hosting platform, which serves the last upload. */
export class ScriptedNetwork {
  /** Served files by origin. */
  readonly live = new Map<string, Files>();
  /** Last path segments of all requests except those for live files; `put` for an upload. */
  readonly calls: string[] = [];
  /** Replies that replace the usual ones, by the last segment of the path. */
  replies: Readonly<Record<string, (() => Reply | undefined) | undefined>> = {};
  /** Origins that serve an upload. */
  places: readonly string[] = [siteUrl, home];
  /** Cancels the current run. */
  cancel: () => void = () => {};
  #uploaded: Files = new Map();

  readonly answer = async (request: TransportRequest): Promise<Reply> => {
    const { url, method, body } = request;
    if (this.live.has(url.origin) && method === 'GET') return this.#serve(url);
    const call = url.href === blob ? 'put' : (url.pathname.split('/').at(-1) ?? '');
    this.calls.push(call);
    if (typeof body === 'object' && 'file' in body) this.#uploaded = await unzip(body.file);
    const reply = this.replies[call]?.();
    if (reply) return reply;
    if (call === 'updatestatus')
      for (const place of this.places) this.live.set(place, this.#uploaded);
    if (call === 'token')
      return { body: { token_type: 'Bearer', expires_in: 3600, access_token: 'a' } };
    if (call === 'deployment-tokens') return { body: { swaToken: createToken('a').reveal() } };
    if (call === 'deployment-complete') return { body: { success: true } };
    if (call === 'request' || call === 'put' || call === 'updatestatus') return good[call](1);
    if (call === 'validateapitoken') return ok({ siteUrl: home });
    if (call === 'checkstatus')
      return ok({ deploymentStatus: 'Succeeded', siteUrl: this.places[0] });
    return { status: url.host === host ? 500 : 404 };
  };

  #serve({ origin, pathname, search }: URL): Reply {
    const files = this.live.get(origin) ?? new Map();
    const rules = readRules(JSON.parse(String(files.get(hostingFile) ?? '{}')));
    const { status, file, location, headers } = new HostedSite(files, rules).answer(
      pathname + search,
    );
    return {
      status,
      headers: { ...lowerCase(headers), ...(location && { location }) },
      body: (file && files.get(file)) || '',
    };
  }
}

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
