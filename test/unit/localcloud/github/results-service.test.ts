import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createResults } from '../../../../src/localcloud/github/actions/results-service.ts';
import { newRepository } from '../../../../src/localcloud/github/state/state.ts';
import { unzip, zip } from '../../../../src/localcloud/service/zip.ts';
import { useAll } from '../../../support/fixture.ts';
import { useFolderOfTheFile } from '../../../support/folder.ts';
import { serve } from '../../../support/serve.ts';

const folder = useFolderOfTheFile();
const results = createResults();
const repository = newRepository('acme/docs', { immutable: false, defaultBranch: 'master' });
const server = useAll(() =>
  serve((request, response) => {
    const isCall = request.url?.startsWith('/twirp/');
    void (isCall ? results.handler : results.transfers)(request, response);
  }),
);

const open = (job: number, ref: string, attempt = 1) =>
  results.open({
    ...{ repository, run: 7, job, attempt },
    github: { ref, base_ref: '' },
    store: folder.root,
  });

async function call(token: string, method: string, sent: object) {
  const response = await fetch(`${server.origin}/twirp/github.actions.results.api.v1.${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(sent),
  });
  const json = (await response.json()) as Record<string, string>;
  return Object.assign(json, { status: response.status });
}

/** Returns a signed URL with the local origin in place of the real host. */
const here = (address = '') => server.origin + new URL(address).pathname + new URL(address).search;

async function upload(token: string, name: string, content: Buffer) {
  const created = await call(token, 'ArtifactService/CreateArtifact', { name });
  const address = here(created.signed_upload_url);
  const [first, second] = [content.subarray(0, 9), content.subarray(9)];
  for (const [id, part] of Object.entries({ QQ: first, Qg: second })) {
    const body = Uint8Array.from(part);
    await fetch(`${address}&comp=block&blockid=${id}`, { method: 'PUT', body });
  }
  const list = '<BlockList><Latest>QQ</Latest><Latest>Qg</Latest></BlockList>';
  await fetch(`${address}&comp=blocklist`, { method: 'PUT', body: list });
  return call(token, 'ArtifactService/FinalizeArtifact', { name });
}

it('the runtime token names the run and the job, and expires with the job', async () => {
  const token = open(3, 'refs/heads/master');
  const [, payload = ''] = token.split('.');
  const scope = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  expect(scope).toEqual({ scp: 'Actions.Results:7:3' });
  expect((await call(token, 'ArtifactService/ListArtifacts', {})).status).toBe(200);
  results.end(token);
  expect((await call(token, 'ArtifactService/ListArtifacts', {})).status).toBe(401);
});

it('an artifact uploaded in blocks is stored, listed and served in parts', async () => {
  const token = open(4, 'refs/heads/master');
  const archive = zip([{ name: 'a/b.txt', content: Buffer.from('hello') }]);
  expect(await upload(token, 'site', archive)).toMatchObject({ status: 200, ok: true });
  expect(readFileSync(folder.at('artifacts/7/site/a/b.txt'), 'utf8')).toBe('hello');
  const listed = await call(token, 'ArtifactService/ListArtifacts', { name_filter: 'site' });
  expect(listed.artifacts).toMatchObject([{ name: 'site', workflow_run_backend_id: '7' }]);
  const again = await call(token, 'ArtifactService/CreateArtifact', { name: 'site' });
  expect(again).toMatchObject({ status: 409, code: 'already_exists' });
  // A later attempt of the run may use the same name.
  const retried = open(5, 'refs/heads/master', 2);
  expect(await upload(retried, 'site', archive)).toMatchObject({ status: 200 });
  const found = await call(token, 'ArtifactService/GetSignedArtifactURL', { name: 'site' });
  const part = await fetch(here(found.signed_url), { headers: { range: 'bytes=0-1' } });
  expect([part.status, await part.text()]).toEqual([206, 'PK']);
  expect((await fetch(here(found.signed_url).replace(/\/[^/]+\?/, '/x?'))).status).toBe(403);
});

it('a branch restores caches of the default branch, but not of other branches', async () => {
  const save = async (ref: string, content: string) => {
    const token = open(6, ref);
    const cache = { key: 'key-1', version: 'v' };
    const created = await call(token, 'CacheService/CreateCacheEntry', cache);
    await fetch(here(created.signed_upload_url), { method: 'PUT', body: content });
    return call(token, 'CacheService/FinalizeCacheEntryUpload', cache);
  };
  const find = (ref: string) =>
    call(open(8, ref), 'CacheService/GetCacheEntryDownloadURL', {
      ...{ key: 'none', restore_keys: ['key-'], version: 'v' },
    });
  expect(await save('refs/heads/other', 'other')).toMatchObject({ ok: true });
  expect(await find('refs/heads/mine')).toMatchObject({ ok: false });
  await save('refs/heads/master', 'master');
  const found = await find('refs/heads/mine');
  expect(found).toMatchObject({ ok: true, matched_key: 'key-1' });
  expect(await (await fetch(here(found.signed_download_url))).text()).toBe('master');
  const again = await call(open(9, 'refs/heads/master'), 'CacheService/CreateCacheEntry', {
    ...{ key: 'key-1', version: 'v' },
  });
  expect(again.status).toBe(409);
});

it('unzip reads compressed files, and refuses bytes that are not an archive', async () => {
  const packed = deflateRawSync('x'.repeat(1000));
  const archive = zip([{ name: 'x.txt', content: packed }]);
  // The header and the directory both contain the method and the size.
  const directory = archive.indexOf('PK\u0001\u0002', 0, 'latin1');
  for (const [method, size] of [
    [8, 22],
    [directory + 10, directory + 24],
  ] as const) {
    archive.writeUInt16LE(8, method);
    archive.writeUInt32LE(1000, size);
  }
  const files = await unzip(archive);
  expect(files.map(({ name, content }) => [name, content.length])).toEqual([['x.txt', 1000]]);
  await expect(unzip(Buffer.from('no archive'))).rejects.toThrow();
});
