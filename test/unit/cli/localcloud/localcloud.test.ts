import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../../../../src/cli/program.ts';
import { listen, stop } from '../../../../src/localcloud/http.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-localcloud-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Runs the command until it has said that it is up, and then ends it as Ctrl-C does. */
async function untilUp(
  args: readonly string[],
  isUp: (text: string) => boolean,
  whileUp: (text: string) => Promise<unknown> = async () => undefined,
): Promise<{ code: number; out: string; answer: unknown }> {
  let answer: unknown;
  const controller = new AbortController();
  let out = '';
  const write = (text: string) => {
    out += text;
    if (isUp(out))
      void whileUp(out)
        .then((found) => {
          answer = found;
        })
        .finally(() => controller.abort(new Error('enough')));
  };
  const stderr = { write: () => undefined };
  const code = await run(['localcloud', '--dir', path.join(folder, 'kept'), ...args], {
    env: {},
    cwd: folder,
    stdout: { write },
    stderr,
    signal: controller.signal,
  });
  return { code, out, answer };
}

const isRunning = (text: string) => text.endsWith('Running until Ctrl-C.\n');

it('localcloud --json prints what a script needs to act as anybody, the same each time with one folder', async () => {
  const isUp = (text: string) => text.endsWith('}\n');
  const first = JSON.parse((await untilUp(['--json'], isUp)).out);
  expect(first).toMatchObject({
    env: { HTTPS_PROXY: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/) },
    apiToken: expect.any(String),
    webhookSecret: expect.any(String),
    users: expect.arrayContaining([expect.objectContaining({ level: 'admin', token: 'local-admin-token' })]),
    sites: [{ slug: 'acme-docs' }],
    portalPages: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    services: expect.arrayContaining([
      { service: 'portal', url: 'https://portal.acme.example', address: expect.stringMatching(/^http:\/\/127/) },
    ]),
    workspace: {
      hosts: { files: 'files.acme.example', auth: 'auth.acme.example' },
      clients: [expect.objectContaining({ id: 'site-deploy' })],
      keys: expect.arrayContaining([expect.objectContaining({ key: 'sk_test_local-all' })]),
    },
  });
  const second = JSON.parse((await untilUp(['--json'], isUp)).out);
  expect([second.apiToken, second.webhookSecret]).toEqual([first.apiToken, first.webhookSecret]);
});

it('localcloud prints the tokens of the users with their levels, and the secret of the webhook', async () => {
  const { out } = await untilUp([], (text) => text.includes('Running until Ctrl-C.'));
  expect(out).toMatch(/^ {2}local-editor-token +Edda Lindqvist, editor$/m);
  expect(out).toMatch(/^Secret of the repository's webhook: \S{20,}$/m);
});

it('localcloud --reset forgets what the folder keeps, and nothing else that lies there', async () => {
  const isUp = (text: string) => text.endsWith('}\n');
  const first = JSON.parse((await untilUp(['--json'], isUp)).out);
  await writeFile(path.join(folder, 'kept', 'mine.txt'), 'mine');
  const second = JSON.parse((await untilUp(['--json', '--reset'], isUp)).out);
  expect(second.apiToken).not.toBe(first.apiToken);
  expect(await readFile(path.join(folder, 'kept', 'mine.txt'), 'utf8')).toBe('mine');
});

it('localcloud serves the pages of the portal at the port that is asked for', async () => {
  const server = createServer();
  const port = await listen(server);
  await stop(server);
  const { out } = await untilUp(['--port', String(port)], (text) => text.includes('Running until Ctrl-C.'));
  expect(out).toContain(`Portal for people: http://127.0.0.1:${port}\n`);
});

it('each service of localcloud answers at the address that is printed, and a login there leads nowhere else', async () => {
  const { out, answer } = await untilUp([], isRunning, async (text) => {
    const at = (name: string) => new RegExp(`^  (http://\\S+)  ${name}, `, 'm').exec(text)?.[1] ?? '';
    const headers = { authorization: 'Bearer local-admin-token' };
    const sites = await fetch(`${at('portal')}/api/sites`, { headers });
    const authorization = at('authorization of the workspace API');
    const metadata = await (await fetch(`${authorization}/.well-known/oauth-authorization-server`)).text();
    return [sites.status, metadata.includes(`"token_endpoint":"${authorization}/`)];
  });
  expect(answer).toEqual([200, true]);
  expect(out).toMatch(/^ {2}site-deploy local-client-secret {2}site-deploy$/m);
});

it('a folder that another local cloud uses is named', async () => {
  const said: string[] = [];
  await untilUp([], isRunning, async () => {
    const second = { env: {}, cwd: folder, stdout: { write: () => undefined }, signal: new AbortController().signal };
    const stderr = { write: (text: string) => said.push(text) };
    expect(await run(['localcloud', '--dir', 'kept'], { ...second, stderr })).toBe(1);
  });
  expect(said.join('')).toContain(`Another local cloud uses the folder ${path.join(folder, 'kept')}.`);
});
