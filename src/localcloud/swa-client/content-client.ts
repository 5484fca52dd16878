import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import https from 'node:https';

export class ClientFailure extends Error {
  override readonly name = 'ClientFailure';
}

export function connect(env: Readonly<Record<string, string | undefined>>, token: string) {
  const [prefix = '', suffix = ''] = token.replace(/^v2\.([^.]*)\./, '$1-').split(/-(.*)/s);
  const slice = Number(prefix.slice(64) || '0');
  const region = suffix.slice(36, 39) === '00f' ? 'eus2' : 'unknown';
  const domain = slice === 0 ? 'azurestaticapps.net' : `${slice}.azurestaticapps.net`;
  const host = `content-${region}.infrastructure.${domain}`;
  const agent = new https.Agent({
    proxyEnv: { ...env },
    ca: env.SSL_CERT_FILE && readFileSync(env.SSL_CERT_FILE),
  });
  const correlation = randomUUID();
  return {
    slice,
    async post(call: string, body: object) {
      const query = `apiVersion=v1&deploymentCorrelationId=${correlation}`;
      const url = `https://${host}/api/${call}?${query}`;
      const headers = { authorization: `token ${token}`, 'content-type': 'application/json' };
      const text = await send(agent, 'POST', url, headers, Buffer.from(JSON.stringify(body)));
      const answer: {
        isSuccessStatusCode?: boolean;
        errorMessage?: unknown;
        response?: Record<string, unknown> | null;
      } = JSON.parse(text);
      if (answer.isSuccessStatusCode === false)
        throw new ClientFailure(String(answer.errorMessage));
      return answer.response ?? {};
    },
    async put(address: string, archive: Buffer) {
      await send(
        agent,
        'PUT',
        address,
        { 'x-ms-blob-type': 'BlockBlob', 'x-ms-version': '2023-11-03' },
        archive,
      );
    },
  };
}

function send(
  agent: https.Agent,
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = https.request(url, {
      method,
      agent,
      headers: { ...headers, 'content-length': body.byteLength },
    });
    request.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    request.end(body);
  });
}
