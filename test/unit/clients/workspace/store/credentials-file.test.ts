import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keySince } from '../../../../../src/clients/workspace/api-key.ts';
import { credentialsFile } from '../../../../../src/clients/workspace/store/credentials-file.ts';
import { fileStore, type Login } from '../../../../../src/clients/workspace/store/login.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';

const login: Login = {
  clientId: 'site-deploy',
  accessToken: new Secret('at_1'),
  refreshToken: new Secret('rt_1'),
  issuedAt: Date.parse('2026-11-21T10:00:00Z'),
  expiresAt: Date.parse('2026-11-21T11:00:00Z'),
  scope: 'workspaces:read offline_access',
};

const temporary = useFolder();
function harness() {
  const folder = temporary.at('deep', 'site-deploy');
  const file = credentialsFile(folder, systemClock);
  return { folder, file, store: fileStore(file, 'https://files.example', 'https://auth.example') };
}

const getMode = async (place: string) => (await stat(place)).mode & 0o777;

describe('a stored login', () => {
  it('is read back unchanged', async () => {
    const it = harness();
    expect(await it.store.read()).toBeUndefined();
    await it.store.change(async () => login);
    expect(await readdir(it.folder)).toEqual(['credentials.json', 'credentials.json.lock']);
    const read = await it.store.read();
    expect({
      ...read,
      accessToken: read?.accessToken.reveal(),
      refreshToken: read?.refreshToken?.reveal(),
    }).toEqual({ ...login, accessToken: 'at_1', refreshToken: 'rt_1' });
  });

  it('may lack fields that the server did not send', async () => {
    const it = harness();
    await it.store.change(async () => ({ ...login, refreshToken: undefined, scope: undefined }));
    expect(await it.store.read()).toMatchObject({ refreshToken: undefined, scope: undefined });
  });

  it('is not found under a different API address or login address', async () => {
    const it = harness();
    await it.store.change(async () => login);
    const others = [
      ['https://other.example', 'https://auth.example'],
      ['https://files.example', 'https://other.example'],
    ] as const;
    for (const [base, auth] of others)
      expect(await fileStore(it.file, base, auth).read()).toBeUndefined();
  });

  it('is deleted without changing a second login or unknown fields', async () => {
    const it = harness();
    await it.store.change(async () => login);
    await fileStore(it.file, 'https://other.example', 'https://auth.example').change(
      async () => login,
    );
    const content = JSON.parse(await readFile(it.file.path, 'utf8'));
    await writeFile(it.file.path, JSON.stringify({ ...content, added: { later: true } }));
    await it.store.change(async () => undefined);
    expect(await it.store.read()).toBeUndefined();
    const after = JSON.parse(await readFile(it.file.path, 'utf8'));
    expect(Object.keys(after.logins)).toEqual(['https://other.example https://auth.example']);
    expect(after.added).toEqual({ later: true });
  });

  it('is not rewritten if nothing has changed', async () => {
    const it = harness();
    await it.store.change(async () => login);
    const before = await stat(it.file.path);
    await it.store.change(async (current) => current);
    expect((await stat(it.file.path)).ino).toBe(before.ino);
  });
});

describe.skipIf(process.platform === 'win32')('the credentials file', () => {
  it('becomes readable only by its owner', async () => {
    const it = harness();
    await mkdir(it.folder, { recursive: true });
    await chmod(it.folder, 0o777);
    await writeFile(it.file.path, JSON.stringify({ version: 1, logins: {}, keys: {} }), {
      mode: 0o666,
    });
    await it.store.change(async () => login);
    expect(await getMode(it.file.path)).toBe(0o600);
    expect(await getMode(it.folder)).toBe(0o700);
  });

  it('is written after the temporary files of dead processes are removed', async () => {
    const it = harness();
    await it.store.change(async () => login);
    const uuid = '00000000-0000-4000-8000-000000000000';
    await writeFile(`${it.file.path}.${uuid}.tmp`, 'half');
    await writeFile(path.join(it.folder, 'other.tmp'), 'not ours');
    await it.store.change(async () => ({ ...login, scope: 'new' }));
    const names = ['credentials.json', 'credentials.json.lock', 'other.tmp'];
    expect((await readdir(it.folder)).sort()).toEqual(names);
  });

  it('keeps its content if it cannot be written, and the error names the folder', async () => {
    const it = harness();
    await it.store.change(async () => login);
    // A folder in place of the lock file blocks every user, even root.
    await rm(`${it.file.path}.lock`);
    await mkdir(`${it.file.path}.lock`);
    const error = await catchError(it.store.change(async () => undefined));
    expect(error).toMatchObject({
      code: 'WORKSPACE_STORE_FAILED',
      message: expect.stringContaining(it.folder),
    });
    expect(await it.store.read()).toMatchObject({ clientId: 'site-deploy' });
  });

  it('cannot be read if it is a symbolic link to itself', async () => {
    const it = harness();
    await mkdir(it.folder, { recursive: true });
    await symlink(it.file.path, it.file.path);
    expect(await catchError(it.store.read())).toMatchObject({ code: 'WORKSPACE_STORE_FAILED' });
  });
});

it.each([
  ['is cut off', '{"version":1,"logins":{"a b":{"accessToken":"at_se'],
  ['is empty', ''],
  ['has an unknown version', '{"version":2,"logins":{},"keys":{}}'],
  [
    'contains an invalid date',
    JSON.stringify({
      version: 1,
      logins: { a: { clientId: 'c', accessToken: 'at_secret', issuedAt: 'x', expiresAt: 'y' } },
      keys: {},
    }),
  ],
])(
  'an invalid credentials file that %s is reported without its tokens, and is not replaced',
  async (_name, content) => {
    const it = harness();
    await mkdir(it.folder, { recursive: true });
    await writeFile(it.file.path, content);
    for (const attempt of [it.store.read(), it.store.change(async () => login)]) {
      const error = await catchError(attempt);
      expect(error).toMatchObject({
        code: 'WORKSPACE_STORE_INVALID',
        remedy: expect.stringContaining(it.file.path),
      });
      expect(JSON.stringify(error) + String(error)).not.toContain('at_se');
    }
    expect(await readFile(it.file.path, 'utf8')).toBe(content);
  },
);

it('the credentials file keeps the logins that 20 concurrent changes add', async () => {
  const it = harness();
  const changes = Array.from({ length: 20 }, (_, index) =>
    fileStore(it.file, `https://files-${index}.example`, 'https://auth.example').change(
      async () => login,
    ),
  );
  await Promise.all(changes);
  expect(Object.keys((await it.file.read()).logins)).toHaveLength(20);
});

describe('the stored date of an API key', () => {
  const key = new Secret('sk_test_0123456789');
  const now = Date.parse('2026-11-21T00:00:00Z');

  it('is that of its first use', async () => {
    const it = harness();
    expect(await keySince(it.file, key, now)).toBe(now);
    expect(await keySince(it.file, key, now + 1_000)).toBe(now);
    expect(await keySince(it.file, new Secret('sk_test_other'), now + 1_000)).toBe(now + 1_000);
  });

  it('is replaced by the date of creation once it is known', async () => {
    const it = harness();
    await keySince(it.file, key, now);
    expect(await keySince(it.file, key, now, now - 5_000)).toBe(now - 5_000);
    expect(await keySince(it.file, key, now)).toBe(now - 5_000);
  });

  it('is stored without the key itself', async () => {
    const it = harness();
    await keySince(it.file, key, now);
    expect(await readFile(it.file.path, 'utf8')).not.toContain('0123456789');
  });
});
