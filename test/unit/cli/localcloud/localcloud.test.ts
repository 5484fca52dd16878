import { execFile as runFile, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { placeholders } from '../../../../src/cli/inputs/placeholders.ts';
import { run } from '../../../../src/cli/program.ts';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';
import { useFolder } from '../../../support/folder.ts';
import { runIn } from '../terminal-run.ts';

const folder = useFolder();
const execFile = promisify(runFile);

/** Runs the command until the local cloud is up, and then ends it as Ctrl-C does. */
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

const isRunning = (text: string) => text.endsWith('Running until Ctrl-C.\n');

const isJson = (text: string) => text.endsWith('}\n');

/** Returns what `--json` prints, and the secrets in the file that it names. */
async function readJson(...more: string[]) {
  const { out, answer } = await untilUp(['--json', ...more], isJson, async (text) => {
    const { files } = JSON.parse(text);
    return JSON.parse(await readFile(files.all, 'utf8'));
  });
  return { out, printed: JSON.parse(out), secrets: answer as Record<string, unknown> };
}

it('localcloud --json lists services and private files, and prints no secret', async () => {
  const { printed, secrets: first, out } = await readJson();
  expect(printed).toMatchObject({
    env: { HTTPS_PROXY: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/) },
    sites: [
      {
        slug: 'acme-docs',
        remote: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/acme\/docs\.git$/),
      },
    ],
    portalPages: expect.stringMatching(/^http:\/\/portal\.localhost:\d+$/),
    signIn: expect.stringMatching(/^http:\/\/portal\.localhost:\d+\/\?code=[\w-]{32}$/),
    services: expect.arrayContaining([
      {
        service: 'portal',
        url: 'https://portal.acme.example',
        address: expect.stringMatching(/^http:\/\/127/),
      },
    ]),
  });
  expect(first).toMatchObject({
    apiToken: expect.any(String),
    webhookSecret: expect.any(String),
    gitToken: expect.stringMatching(/^github_pat_local_/),
    users: expect.arrayContaining([
      expect.objectContaining({
        level: 'admin',
        token: expect.stringMatching(/^local-admin-\S{24}$/),
      }),
    ]),
    workspace: {
      clients: [expect.objectContaining({ id: 'site-deploy' })],
      keys: expect.arrayContaining([
        expect.objectContaining({ key: expect.stringMatching(/^sk_test_local-all-\S{20,}$/) }),
      ]),
    },
  });
  expect((await readJson()).secrets).toEqual(first);
  for (const secret of secretsIn(first)) expect(out).not.toContain(secret);
});

it('localcloud deletes the artifacts of an earlier process, because their runs are gone', async () => {
  await readJson();
  folder.write({ 'kept/engine/artifacts/1/package/manifest.json': '{}' });
  await readJson();
  await expect(
    readFile(folder.at('kept/engine/artifacts/1/package/manifest.json')),
  ).rejects.toThrow('ENOENT');
});

it('localcloud --reset deletes stored state, but no other file in the folder', async () => {
  const first = await readJson();
  await writeFile(folder.at('kept', 'mine.txt'), 'mine');
  const second = await readJson('--reset');
  expect(second.secrets.apiToken).not.toBe(first.secrets.apiToken);
  expect(await readFile(folder.at('kept', 'mine.txt'), 'utf8')).toBe('mine');
});

it('localcloud serves the portal at the requested port', async () => {
  const server = createServer();
  const port = await listen(server);
  await stop(server);
  const { out } = await untilUp(['--port', String(port)], isRunning);
  expect(out).toContain(`Portal web UI: http://portal.localhost:${port}/?code=`);
});

it.each([
  ['accepts', 'with --allow-host localhost', ['--allow-host', 'localhost'], 200],
  ['refuses', 'by default', [], 400],
])('localcloud %s webhooks to this machine %s', async (_verb, _when, args, status) => {
  const { answer } = await untilUp(args, isRunning, async (text) => {
    const portal = /^ {2}(http:\S+) {2}portal, /m.exec(text)?.[1];
    const { users } = JSON.parse(await readFile(folder.at('kept/access/secrets.json'), 'utf8'));
    const { token } = users.find(({ level }: { level: string }) => level === 'admin');
    const { status } = await fetch(`${portal}/api/sites/site_123/webhook`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ webhookUrl: 'http://localhost:1/', events: [] }),
    });
    return status;
  });
  expect(answer).toBe(status);
});

it('localcloud prints no secret, and writes private files for a shell, git and curl', async () => {
  folder.write({ 'site/public/index.html': 'x' });
  await runIn(folder.at('site'), ['init', '--yes']);
  const home = { HOME: folder.root, GIT_CONFIG_NOSYSTEM: '1' };
  const shell = async (command: string) =>
    (await execFile('sh', ['-c', command], { env: { PATH: process.env.PATH, ...home } })).stdout;
  const { out, answer } = await untilUp([folder.at('site')], isRunning, async (text) => {
    const at = (name: string) =>
      new RegExp(`^  (http://\\S+)  ${name}, `, 'm').exec(text)?.[1] ?? '';
    const [, variables = ''] = /^ {2}\. '(.*)'$/m.exec(text) ?? [];
    const [, remote = ''] = /^ {2}git remote add local (\S+)$/m.exec(text) ?? [];
    const secrets = JSON.parse(await readFile(folder.at('kept/access/secrets.json'), 'utf8'));
    const arm = `${at('Azure Resource Manager')}/subscriptions/${placeholders.uuid}/providers/Microsoft.Web/staticSites?api-version=2022-03-01`;
    const status = `curl -s -o /dev/null -w '%{http_code}' --config`;
    const names = await readdir(folder.at('kept/access'));
    const proxy = (await shell(`. '${variables}'; printf %s "$HTTPS_PROXY"`)).trim();
    const readStatus = async (HTTPS_PROXY: string) =>
      (await runIn(folder.at('site'), ['status'], { HTTPS_PROXY })).stdout;
    const modes = names.map((name) => statSync(folder.at('kept/access', name)).mode & 0o777);
    return {
      modes: [...new Set(modes)],
      hint: await readStatus('http://127.0.0.1:1'),
      ofItsOwn: await readStatus(proxy),
      secrets: secretsIn(secrets).filter((secret) => text.includes(secret)),
      git: await shell(`. '${variables}'; git ls-remote ${remote} 'refs/heads/*'`),
      azure: JSON.parse(
        await shell(
          `. '${variables}'; curl -s -H "Authorization: Bearer $AZURE_ACCESS_TOKEN" '${arm}'`,
        ),
      ).value.length,
      portal: await shell(
        `${status} '${folder.at('kept/access/curl-portal.txt')}' ${at('portal')}/api/sites`,
      ),
      user: await shell(
        `${status} '${folder.at('kept/access/curl-github.txt')}' ${at('GitHub')}/repos/local/site`,
      ),
      metadata: await (
        await fetch(`${at('workspace API authorization')}/.well-known/oauth-authorization-server`)
      ).text(),
      authorization: at('workspace API authorization'),
    };
  });
  const found = answer as Record<string, string>;
  expect(found).toMatchObject({
    modes: [0o600],
    secrets: [],
    azure: 1,
    portal: '200',
    user: '200',
  });
  expect(found.hint).toMatch(/\n {2}\(\. '\S+\/variables\.sh'; site-deploy status \.\)\n$/);
  expect(found.ofItsOwn).not.toContain('local cloud');
  expect(found.git).toMatch(/^[0-9a-f]{40}\trefs\/heads\/\w+\n$/);
  // A login requests its tokens from the local cloud, too.
  expect(found.metadata).toContain(`"token_endpoint":"${found.authorization}/`);
  expect(out).not.toMatch(/_TOKEN=|SECRET=/);
});

function secretsIn(secrets: Readonly<Record<string, unknown>>): string[] {
  const { users, apiToken, webhookSecret, gitToken } = secrets;
  const tokens = (users as { token: string }[]).map(({ token }) => token);
  return [...tokens, ...[apiToken, webhookSecret, gitToken].map(String)];
}

/** Returns a prefix that runs a command as a different user, or `undefined` if there is none. */
function otherAccount(): readonly string[] | undefined {
  const ways = [
    ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
    ['sudo', '-n', '-u', 'nobody'],
  ] as const;
  return ways.find(([command, ...args]) => spawnSync(command, [...args, 'true']).status === 0);
}

const other = otherAccount();

it.skipIf(!other)(
  'localcloud denies a different user of the machine access to its pages, services and files',
  async () => {
    const [command = '', ...prefix] = other ?? [];
    /** Returns the output, or `failed`. */
    const runAs = (...args: string[]) =>
      execFile(command, [...prefix, ...args]).then(
        ({ stdout }) => stdout,
        () => 'failed',
      );
    const ask = (...args: string[]) =>
      runAs('curl', '-s', '-o', '/dev/null', '-w', '%{http_code}', ...args);
    // Everybody may enter the parent folder, so that only the permissions of the local cloud's own
    // folder protect it.
    await chmod(folder.root, 0o755);
    const { answer } = await untilUp([], isRunning, async (text) => {
      const at = (name: string) =>
        new RegExp(`^  (http://\\S+)  ${name}, `, 'm').exec(text)?.[1] ?? '';
      const [, page = ''] = /^Portal web UI: (\S+)\/\?code=/m.exec(text) ?? [];
      const [, file = ''] = /^ {2}\. '(.*)'$/m.exec(text) ?? [];
      const { port } = new URL(page);
      const loopback = `http://127.0.0.1:${port}`;
      const dispatch = '/github.com/acme/docs/actions/workflows/deploy.yml';
      const secrets = secretsIn(
        JSON.parse(await readFile(folder.at('kept/access/secrets.json'), 'utf8')),
      );
      const processes = await runAs('ps', '-e', '-o', 'args');
      return {
        pages: await Promise.all([
          ask(`${page}/users`),
          ask('-L', `${loopback}/users`),
          ask('-H', `Cookie: session-${port}=x`, `${page}/github.com/acme/docs/actions`),
          ask('-X', 'POST', '-d', 'form-token=x&ref=master', page + dispatch),
          ask('-X', 'POST', '-d', 'form-token=x&user=usr_1', `${page}/sign-in`),
        ]),
        services: await Promise.all([
          ask(`${at('portal')}/api/sites`),
          ask('-X', 'POST', `${at('portal')}/api/v1/sites/deployment-tokens`),
          ask(`${at('GitHub')}/repos/acme/docs`),
          ask('-X', 'POST', '-d', '{"ref":"master"}', `${at('GitHub')}/repos/acme/docs/dispatches`),
          ask(`${at('git')}/acme/docs.git/info/refs?service=git-upload-pack`),
          ask(`${at('Azure Resource Manager')}/subscriptions?api-version=2022-12-01`),
          ask(
            '-H',
            'Authorization: Bearer sk_live_local-all',
            `${at('workspace API files')}/v1/workspaces`,
          ),
        ]),
        files: await Promise.all(
          [file, folder.at('kept'), folder.at('kept/portal.sqlite')].map((name) =>
            runAs('ls', name),
          ),
        ),
        environment: await runAs('cat', `/proc/${process.pid}/environ`),
        inProcesses: secrets.filter((secret) => processes.includes(secret)),
      };
    });
    expect(answer).toEqual({
      pages: ['403', '403', '403', '403', '403'],
      services: ['401', '401', '401', '401', '401', '401', '401'],
      files: ['failed', 'failed', 'failed'],
      environment: 'failed',
      inProcesses: [],
    });
  },
);

/** Starts another local cloud in the folder of the first one, and stops it once it is running. */
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

it('localcloud refuses a folder while another local cloud uses it, and names the process', async () => {
  const { answer } = await untilUp([], isRunning, second);
  expect(answer).toMatchObject({ code: 1 });
  const kept = folder.at('kept');
  expect(answer).toMatchObject({
    output: expect.stringContaining(
      `Another local cloud is using the folder ${kept}: process ${process.pid}, since 20`,
    ),
  });
  expect(answer).toMatchObject({ output: expect.stringContaining('choose another folder') });
  // A regular exit releases the folder.
  expect((await second()).output).toContain('Running until Ctrl-C.');
});
