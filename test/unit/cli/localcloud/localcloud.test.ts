import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { placeholders } from '../../../../src/cli/inputs/placeholders.ts';
import { run } from '../../../../src/cli/program.ts';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';
import { useFolder } from '../../../support/folder.ts';
import { runIn } from '../terminal-run.ts';

const folder = useFolder();

/** Runs the command until it is up, and then ends it as Ctrl-C does. */
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
  const code = await run(['localcloud', '--dir', folder.at('kept'), ...args], {
    env: {},
    cwd: folder.root,
    stdout: { write },
    stderr,
    signal: controller.signal,
  });
  return { code, out, answer };
}

/** Returns the printed token of an access level. */
const printedToken = (text: string, level: string) =>
  new RegExp(`^  (local-${level}-\\S+) `, 'm').exec(text)?.[1] ?? '';
const headersFor = (text: string, level: string) => ({
  authorization: `Bearer ${printedToken(text, level)}`,
  'content-type': 'application/json',
});
const isRunning = (text: string) => text.endsWith('Running until Ctrl-C.\n');

it('localcloud --json prints everything a script needs to act as any user, stable for the same folder', async () => {
  const isUp = (text: string) => text.endsWith('}\n');
  const first = JSON.parse((await untilUp(['--json'], isUp)).out);
  expect(first).toMatchObject({
    env: { HTTPS_PROXY: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/) },
    apiToken: expect.any(String),
    webhookSecret: expect.any(String),
    users: expect.arrayContaining([
      expect.objectContaining({
        level: 'admin',
        token: expect.stringMatching(/^local-admin-\S{24}$/),
      }),
    ]),
    sites: [
      {
        slug: 'acme-docs',
        remote: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/acme\/docs\.git$/),
      },
    ],
    gitToken: expect.stringMatching(/^github_pat_local_/),
    portalPages: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    services: expect.arrayContaining([
      {
        service: 'portal',
        url: 'https://portal.acme.example',
        address: expect.stringMatching(/^http:\/\/127/),
      },
    ]),
    workspace: {
      hosts: { files: 'files.acme.example', auth: 'auth.acme.example' },
      clients: [expect.objectContaining({ id: 'site-deploy' })],
      keys: expect.arrayContaining([expect.objectContaining({ key: 'sk_test_local-all' })]),
    },
  });
  const second = JSON.parse((await untilUp(['--json'], isUp)).out);
  expect([second.apiToken, second.webhookSecret, second.users, second.gitToken]).toEqual([
    first.apiToken,
    first.webhookSecret,
    first.users,
    first.gitToken,
  ]);
});

it('localcloud --reset deletes stored state, but no other file in the folder', async () => {
  const isUp = (text: string) => text.endsWith('}\n');
  const first = JSON.parse((await untilUp(['--json'], isUp)).out);
  await writeFile(folder.at('kept', 'mine.txt'), 'mine');
  const second = JSON.parse((await untilUp(['--json', '--reset'], isUp)).out);
  expect(second.apiToken).not.toBe(first.apiToken);
  expect(await readFile(folder.at('kept', 'mine.txt'), 'utf8')).toBe('mine');
});

it("localcloud serves the portal's web UI at the requested port", async () => {
  const server = createServer();
  const port = await listen(server);
  await stop(server);
  const { out } = await untilUp(['--port', String(port)], (text) =>
    text.includes('Running until Ctrl-C.'),
  );
  expect(out).toContain(`Portal web UI: http://127.0.0.1:${port}\n`);
});

it('localcloud prints tokens and secrets, and its services respond at their printed addresses, where a login stays local', async () => {
  folder.write({ 'site/public/index.html': 'x' });
  await runIn(folder.at('site'), ['init', '--yes']);
  const { out, answer } = await untilUp([folder.at('site')], isRunning, async (text) => {
    const at = (name: string) =>
      new RegExp(`^  (http://\\S+)  ${name}, `, 'm').exec(text)?.[1] ?? '';
    const headers = headersFor(text, 'admin');
    const sites = await fetch(`${at('portal')}/api/sites`, { headers });
    const authorization = at('workspace API authorization');
    const metadata = await (
      await fetch(`${authorization}/.well-known/oauth-authorization-server`)
    ).text();
    const [, bearer] = /^ {2}export AZURE_ACCESS_TOKEN=(\S+)$/m.exec(text) ?? [];
    const listed = await fetch(
      `${at('Azure Resource Manager')}/subscriptions/${placeholders.uuid}/providers/` +
        'Microsoft.Web/staticSites?api-version=2022-03-01',
      { headers: { authorization: `Bearer ${bearer}` } },
    );
    return [
      sites.status,
      metadata.includes(`"token_endpoint":"${authorization}/`),
      ((await listed.json()) as { value: unknown[] }).value.length,
    ];
  });
  expect(answer).toEqual([200, true, 1]);
  expect(out).toMatch(/^ {2}site-deploy local-client-secret {2}site-deploy$/m);
  expect(out).toMatch(/^ {2}local-editor-\S{24} +Edda Lindqvist, editor$/m);
  expect(out).toMatch(/^ {2}export SITE_DEPLOY_WEBHOOK_SECRET=\S{20,}$/m);
});

/** Starts another local cloud in the folder of the first. @returns its output when it ended */
async function second() {
  const controller = new AbortController();
  let output = '';
  const write = (text: string) => {
    output += text;
    if (isRunning(output)) controller.abort(new Error('enough'));
  };
  const code = await run(['localcloud', '--dir', 'kept'], {
    env: {},
    cwd: folder.root,
    stdout: { write },
    stderr: { write },
    signal: controller.signal,
  });
  return { code, output };
}

it('localcloud names the process of another local cloud that uses its folder', async () => {
  const { answer } = await untilUp([], isRunning, second);
  expect(answer).toMatchObject({ code: 1 });
  const kept = folder.at('kept');
  expect(answer).toMatchObject({
    output: expect.stringContaining(
      `Another local cloud is using the folder ${kept}: process ${process.pid}, since 20`,
    ),
  });
  expect(answer).toMatchObject({ output: expect.stringContaining('choose another folder') });
  // A regular end releases the folder.
  expect((await second()).output).toContain('Running until Ctrl-C.');
});
