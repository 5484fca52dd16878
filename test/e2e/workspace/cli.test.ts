import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Decision, decide, decideAndReturn } from '../../unit/clients/workspace/person.ts';
import { type Harness, openHarness } from './harness/cli.ts';

const liveKey = 'sk_live_local-all';
const testKey = 'sk_test_local-all';

async function logIn(
  it: Harness,
  args: readonly string[] = [],
  decision: Decision = { decision: 'approve' },
) {
  const login = it.start(['login', ...args]);
  const page = await decideAndReturn(await login.address, decision);
  return { ...(await login.done), page: await page.text() };
}

/** Reads the stored login from the file. */
async function stored(
  it: Harness,
): Promise<{ accessToken: string; refreshToken?: string; expiresAt: string }> {
  const content = JSON.parse(await readFile(it.credentials, 'utf8'));
  return content.logins[`${it.service.url} ${it.service.url}`];
}

describe('the workspace command', () => {
  it('login enables whoami, list, token and logout once it is approved in the browser', async () => {
    await using it = await openHarness();
    const login = await logIn(it, [], { decision: 'approve', user: 'usr_ben' });
    expect(login).toMatchObject({ code: 0, stderr: '' });
    expect(login.page).toContain('You can close this window.');
    expect(login.stdout).toContain('workspaces:read offline_access');
    const tokens = await stored(it);
    for (const secret of [tokens.accessToken, tokens.refreshToken ?? '', 'local-client-secret'])
      expect(login.stdout).not.toContain(secret);
    expect((await stat(it.credentials)).mode & 0o777).toBe(0o600);
    expect(await readFile(it.credentials, 'utf8')).not.toContain('local-client-secret');

    const whoami = await it.run(['whoami', '--json']);
    expect(JSON.parse(whoami.stdout)).toEqual({
      id: 'usr_ben',
      name: 'Ben Okafor',
      email: 'ben@acme.example',
      scopes: ['workspaces:read', 'offline_access'],
    });
    const list = await it.run(['list']);
    expect(list.code).toBe(0);
    expect(list.stdout).toMatch(
      /^total {2}1\n\nworkspaces:\nid +name +environment +createdAt +memberCount\nwsp_web +Website/,
    );

    expect(await it.run(['token'])).toEqual({
      code: 0,
      stdout: `${tokens.accessToken}\n`,
      stderr: '',
    });

    expect((await it.run(['logout'])).code).toBe(0);
    const after = await it.run(['whoami']);
    expect(after.code).toBe(1);
    expect(after.stderr).toContain('WORKSPACE_NOT_LOGGED_IN');
    expect(await readFile(it.credentials, 'utf8')).not.toContain(tokens.accessToken);
  });

  it.skipIf(process.platform !== 'linux')('login opens the desktop browser', async () => {
    await using it = await openHarness({ pkce: 'none' });
    const bin = path.join(it.env.HOME ?? '', 'bin');
    await mkdir(bin);
    // A browser whose user approves immediately: it submits the form and follows the redirects.
    const browser = `#!${process.execPath}
const form = new URL(process.argv[2]).searchParams;
form.set('user', 'usr_ada');
form.set('decision', 'approve');
fetch('${it.service.url}/oauth/authorize', { method: 'POST', body: form });
`;
    await writeFile(path.join(bin, 'xdg-open'), browser, { mode: 0o755 });
    const login = await it.start(['login'], { BROWSER: '', PATH: bin }).done;
    expect(login).toMatchObject({ code: 0, stderr: '' });
    expect(await stored(it)).toHaveProperty('accessToken');
  });

  it('login continues if no browser can be opened', async () => {
    await using it = await openHarness();
    const login = it.start(['login'], { BROWSER: '', PATH: '/nowhere' });
    await decideAndReturn(await login.address, { decision: 'approve' });
    expect(await login.done).toMatchObject({ code: 0, stderr: '' });
  });

  it('login reads the secret and then the code from stdin', async () => {
    await using it = await openHarness();
    const login = it.start(['login', '--no-browser', '--client-secret-stdin', '--json'], {
      WORKSPACE_CLIENT_SECRET: '',
    });
    login.child.stdin.write('local-client-secret\n');
    const back = await decide(await login.address, { decision: 'approve' });
    login.child.stdin.end(`${back.searchParams.get('code')}\n`);
    const { code, stdout } = await login.done;
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ client_id: 'site-deploy', renewable: true });
  });

  it('login does not ask for approval if the login cannot be stored', async () => {
    await using it = await openHarness();
    await mkdir(path.dirname(it.credentials), { recursive: true });
    await writeFile(it.credentials, '{');
    const login = it.start(['login']);
    await expect(login.address).rejects.toThrow();
    expect((await login.done).stderr).toContain(`Delete ${it.credentials}, then log in again.`);
  });

  it.skipIf(process.platform === 'win32')('login ends on Ctrl-C', async () => {
    await using it = await openHarness();
    const login = it.start(['login']);
    await login.address;
    login.child.kill('SIGINT');
    expect(await login.done).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('CANCELLED'),
    });
  });

  it.each([
    ['without an address', ['login'], { WORKSPACE_AUTH_URL: '' }],
    ['without a client id', ['login'], { WORKSPACE_CLIENT_ID: '' }],
    ['without a secret', ['login'], { WORKSPACE_CLIENT_SECRET: '' }],
    ['with an unknown scope', ['login', '--scope', 'users:read'], {}],
    ['with a secret as an argument', ['login', '--client-secret', 'x'], {}],
    ['to an unencrypted service', ['login', '--auth-url', 'http://auth.example'], {}],
    [
      'with a redirect address but without --no-browser',
      ['login', '--redirect-uri', 'https://auth.acme.example/done'],
      {},
    ],
    ['without a browser and without input', ['login', '--no-browser'], {}],
  ])('login exits with code 2 %s', async (_name, args, env) => {
    await using it = await openHarness();
    expect((await it.run(args, env)).code).toBe(2);
    expect(it.service.tokenEvents).toEqual([]);
  });
});

describe('a stored login', () => {
  it('is overridden by a token in the environment', async () => {
    await using it = await openHarness();
    await logIn(it);
    const { accessToken } = await stored(it);
    const elsewhere = {
      XDG_CONFIG_HOME: `${it.env.HOME}/nothing-here`,
      WORKSPACE_ACCESS_TOKEN: accessToken,
    };
    expect((await it.run(['whoami'], elsewhere)).code).toBe(0);
    expect((await it.run(['list'], elsewhere)).code).toBe(0);
    expect((await it.run(['token'], elsewhere)).stdout).toBe(`${accessToken}\n`);
    const wrong = await it.run(['whoami'], { WORKSPACE_ACCESS_TOKEN: 'at_wrong_token_value' });
    expect(wrong).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('WORKSPACE_UNAUTHORIZED'),
    });
    expect(wrong.stderr).not.toContain('at_wrong_token_value');
  });
});

describe('an API key', () => {
  it('comes from the environment or from stdin', async () => {
    await using it = await openHarness();
    const fromEnv = await it.run(['list', '--json'], { WORKSPACE_API_KEY: liveKey });
    expect(JSON.parse(fromEnv.stdout)).toMatchObject({ total: 2 });
    const fromStdin = await it.run(
      ['list', '--json', '--api-key-stdin'],
      { WORKSPACE_API_KEY: liveKey },
      `${testKey}\n`,
    );
    expect(JSON.parse(fromStdin.stdout)).toMatchObject({
      total: 1,
      workspaces: [{ id: 'wsp_try' }],
    });
  });
});
