import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkClient,
  clientName,
  findRelease,
  getClient,
  getPlatform,
  stableVersion,
} from '../../../../../src/clients/swa/official-client/official-client.ts';
import { releaseMetadataUrl } from '../../../../../src/clients/swa/official-client/release-metadata.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError, thrownBy } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';
import { fault, type Reply, scriptedHttp } from '../../../../support/http.ts';

const folder = useFolder();
const program = '#!/bin/sh\n';
const sha = hash('sha256', program);
const url = 'https://downloads.example/client';
const build = (version: string, buildId: string, file: object = {}) => ({
  version,
  buildId,
  files: { 'linux-x64': { url, sha: sha.toUpperCase(), ...file }, 'win-x64': { url, sha } },
});
const releases = [build('latest', '2.0'), build(stableVersion, '1.0'), build('old', '0.9')];

interface Script {
  readonly metadata?: () => Reply;
  readonly download?: (count: number) => Reply;
}

function harness({ metadata = () => ({ body: releases }), download = () => ({}) }: Script = {}) {
  let count = 0;
  const clock = fakeClock();
  const http = scriptedHttp((request) => {
    if (request.url.href === releaseMetadataUrl) return metadata();
    count += 1;
    clock.pass(2_500);
    const reply = download(count);
    const { status = 200, body = program } = reply;
    if (request.saveTo && status === 200) writeFileSync(request.saveTo, String(body));
    return { ...reply, body: '' };
  }, clock);
  const deps = createDeps({ http, clock });
  const options = { cache: folder.root, buildId: undefined };
  const get = (more: { buildId?: string; system?: string; architecture?: string } = {}) =>
    getClient({ ...options, system: 'linux', architecture: 'x64', ...more }, deps);
  return { get, deps, downloads: () => count };
}

const list = () => readdirSync(folder.root, { recursive: true }).map(String);

describe('the official upload client', () => {
  it('is downloaded once, in the stable build, and made executable', async () => {
    const { get, deps, downloads } = harness();
    const { file, release } = await get();
    expect(file).toBe(folder.at('site-deploy', clientName, '1.0', 'linux-x64', clientName));
    expect(release).toEqual({ buildId: '1.0', url, sha256: sha });
    expect(readFileSync(file, 'utf8')).toBe(program);
    expect(statSync(file).mode & 0o777).toBe(0o755);
    expect(readdirSync(path.dirname(file))).toEqual([clientName]);
    await get();
    expect(downloads()).toBe(1);
    expect(deps.log.lines).toEqual([
      'info Downloaded upload client 1.0 in 2.50 s; its checksum matches the release.',
    ]);
  });

  it('is stored by build and platform, with the suffix .exe on Windows', async () => {
    const { file } = await harness().get({ system: 'win32', buildId: '0.9' });
    expect(path.relative(folder.root, file)).toBe(
      path.join('site-deploy', clientName, '0.9', 'win-x64', `${clientName}.exe`),
    );
  });

  it('is refused if its file has changed, and is then downloaded again', async () => {
    const { get, deps, downloads } = harness();
    const client = await get();
    checkClient(client);
    writeFileSync(client.file, 'evil');
    expect(thrownBy(() => checkClient(client))).toMatchObject({
      code: 'OFFICIAL_CLIENT_CHECKSUM',
      facts: [
        `expected: ${sha}`,
        `found:    ${hash('sha256', 'evil')}`,
        `file: ${client.file}`,
        'build: 1.0',
      ],
    });
    await get();
    expect(deps.log.lines.join('\n')).toContain('does not match its release; downloading it again');
    expect(downloads()).toBe(2);
    checkClient(client);
    const gone = { ...client, file: folder.at('gone') };
    expect(thrownBy(() => checkClient(gone)).facts).toContain('found:    no file');
    expect(() => checkClient({ ...client, file: folder.root })).toThrow('EISDIR');
  });

  it('is downloaded despite two responses with status 503', async () => {
    const { get, downloads } = harness({
      download: (count) => (count < 3 ? { status: 503 } : {}),
    });
    expect((await get()).release.sha256).toBe(sha);
    expect(downloads()).toBe(3);
  });

  it.each<[string, Script, string, object]>([
    [
      'does not match its metadata',
      { download: () => ({ body: 'tampered' }) },
      'OFFICIAL_CLIENT_CHECKSUM',
      { facts: expect.arrayContaining([`file: ${url}`]) },
    ],
    [
      'is answered with status 404',
      { download: () => ({ status: 404 }) },
      'UPLOADER_NOT_AVAILABLE',
      {
        message: "Can't download the platform's upload client.",
        facts: [`status 404 from ${url}`, `address: ${url}`, 'build: 1.0'],
      },
    ],
    [
      'breaks off',
      {
        download: () => {
          throw fault('ECONNRESET');
        },
      },
      'UPLOADER_NOT_AVAILABLE',
      { facts: expect.arrayContaining([expect.stringContaining('ECONNRESET')]) },
    ],
    [
      'is redirected to an address without TLS',
      { download: () => ({ status: 302, headers: { location: 'http://elsewhere.example/' } }) },
      'UPLOADER_NOT_AVAILABLE',
      { facts: expect.arrayContaining([expect.stringContaining('is not followed')]) },
    ],
  ])('leaves no file behind if its download %s', async (_, script, code, expected) => {
    expect(await catchError(harness(script).get())).toMatchObject({ code, ...expected });
    expect(list().filter((name) => name.includes(`${clientName}.`))).toEqual([]);
    expect(list()).not.toContain(
      path.join('site-deploy', clientName, '1.0', 'linux-x64', clientName),
    );
  });

  it('is not downloaded after a cancellation, and the caller gets its reason', async () => {
    const cancel = new AbortController();
    const reason = new Error('cancelled');
    const stopped = () => {
      cancel.abort(reason);
      throw reason;
    };
    for (const script of [{ metadata: stopped }, { download: stopped }]) {
      const { deps } = harness(script);
      const options = { cache: folder.root, buildId: undefined, system: 'linux' };
      const work = getClient(
        { ...options, architecture: 'x64' },
        { ...deps, signal: cancel.signal },
      );
      await expect(work).rejects.toBe(reason);
    }
  });
});

describe('the release metadata of the upload client', () => {
  const read = "Can't read the release metadata of the platform's upload client.";
  const unknown = "The release metadata of the platform's upload client has an unknown format.";
  const lists = (what: string) =>
    `The release metadata of the platform's upload client does not list ${what} for linux-x64.`;
  const address = `metadata: ${releaseMetadataUrl}`;

  it.each<[string, () => Reply, string | undefined, string, string]>([
    ['it is not served', () => ({ status: 404 }), undefined, read, 'status 404 from'],
    [
      'its server cannot be reached',
      () => {
        throw fault('ECONNREFUSED');
      },
      undefined,
      read,
      'ECONNREFUSED',
    ],
    [
      'it has an unexpected shape',
      () => ({ body: { versions: [] } }),
      undefined,
      unknown,
      'received ',
    ],
    [
      'it has an unsafe build id',
      () => ({ body: [build(stableVersion, '../1')] }),
      undefined,
      unknown,
      'received ',
    ],
    [
      'it has no valid checksum',
      () => ({ body: [build(stableVersion, '1', { sha: 'x' })] }),
      undefined,
      unknown,
      'received ',
    ],
    [
      'it lists no build',
      () => ({ body: [] }),
      undefined,
      lists('a stable build'),
      'it has: nothing',
    ],
    [
      'it lists no stable build',
      () => ({ body: [build('latest', '2.0'), build('old', '0.9')] }),
      undefined,
      lists('a stable build'),
      'it has: latest 2.0, old 0.9',
    ],
    [
      'it does not list the configured build',
      () => ({ body: [build(stableVersion, '1.0')] }),
      '2.0',
      lists('the build 2.0 (hosting.clientBuildId)'),
      'it has: stable 1.0',
    ],
    [
      'it lists no file for the platform',
      () => ({ body: [{ ...build(stableVersion, '1.0'), files: {} }] }),
      undefined,
      lists('a stable build'),
      'it has: stable 1.0',
    ],
    [
      'it contains an address without TLS',
      () => ({ body: [build(stableVersion, '1.0', { url: 'http://a.example' })] }),
      undefined,
      "The release metadata of the platform's upload client contains a URL without TLS.",
      'address: http://a.example',
    ],
  ])('is refused if %s', async (_, metadata, buildId, message, fact) => {
    const { deps } = harness({ metadata });
    expect(await catchError(findRelease('linux-x64', buildId, deps))).toMatchObject({
      ...{ code: 'UPLOADER_NOT_AVAILABLE', message },
      facts: [expect.stringContaining(fact), address],
    });
  });

  it("has the address, client name and stable build that the platform's own CLI uses", () => {
    const load = createRequire(import.meta.url);
    const cli = path.dirname(load.resolve('@azure/static-web-apps-cli/package.json'));
    const constants = readFileSync(path.join(cli, 'dist/core/constants.js'), 'utf8');
    expect(constants).toContain(
      `STATIC_SITE_CLIENT_RELEASE_METADATA_URL = "${releaseMetadataUrl}"`,
    );
    expect(constants).toContain(`DEPLOY_BINARY_STABLE_TAG = "${stableVersion}"`);
    expect(constants).toContain(`DEPLOY_BINARY_NAME = "${clientName}"`);
  });
});

it.each([
  ['linux-x64', 'linux', 'x64'],
  ['osx-x64', 'darwin', 'arm64'],
  ['win-x64', 'win32', 'x64'],
])('getPlatform returns %s for %s on %s', (expected, system, architecture) => {
  expect(getPlatform(system, architecture)).toBe(expected);
});

it.each([
  ['linux', 'arm64'],
  ['freebsd', 'x64'],
])('getPlatform suggests the direct upload for %s on %s', (system, architecture) => {
  expect(thrownBy(() => getPlatform(system, architecture))).toMatchObject({
    code: 'UPLOADER_NOT_AVAILABLE',
    remedy: expect.stringContaining('direct'),
  });
});
