import { existsSync } from 'node:fs';
import { compress } from 'snappyjs';
import { describe, expect, it } from 'vitest';
import { checkAttestation } from '../../../../../../src/deploy/steps/upload/attestation/attestation.ts';
import type { Deps } from '../../../../../../src/shared/deps.ts';
import { Secret } from '../../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../../support/deps.ts';
import { catchError } from '../../../../../support/failure.ts';
import { useAll } from '../../../../../support/fixture.ts';
import { useFolder } from '../../../../../support/folder.ts';
import { fault, type Reply, type ScriptedHttp, scriptedHttp } from '../../../../../support/http.ts';
import { createPlan } from '../../../../../support/plan.ts';
import { createAuthority, digest, messageBundle } from './authority.ts';

const { event } = createPlan();
const claims = { 12: 'https://github.com/acme/site', 13: event.sha };

const authority = useAll(createAuthority);
const folder = useFolder({ 'scratch/.keep': '', 'bin/.keep': '' });

const rootLine = () => JSON.stringify(authority.trustedRoot);
const createList = (...bundles: unknown[]) => ({
  body: { attestations: bundles.map((bundle) => ({ bundle })) },
});

interface Given {
  readonly http: ScriptedHttp;
  /** Content of the file in build.trustedRoot; `undefined`: the key is not set. */
  readonly roots?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly github?: boolean;
  readonly apiUrl?: string;
  readonly exec?: Deps['exec'];
  readonly signal?: AbortSignal;
}

async function check(given: Given): Promise<string[]> {
  const { http, roots, env = {}, github = true, exec, signal } = given;
  const { apiUrl = 'https://api.github.com' } = given;
  const yaml = roots === undefined ? '' : 'build: { trustedRoot: roots.jsonl }';
  if (roots !== undefined) folder.write({ 'roots.jsonl': roots });
  const plan = createPlan({ workspace: folder.root }, yaml);
  const deps = createDeps({
    http,
    scratch: folder.at('scratch'),
    env: { PATH: folder.at('bin'), ...env },
    ...(exec && { exec }),
    ...(signal && { signal }),
    github: github ? { apiUrl, token: new Secret('github-token') } : undefined,
  });
  await checkAttestation(plan, digest, deps);
  return deps.log.lines;
}

const answer = (reply: Reply) => scriptedHttp(() => reply);

describe('a package with an attestation', () => {
  it("is accepted after one request for its digest, with the run's GitHub token", async () => {
    const http = answer(createList(await authority.attest({ claims })));
    const lines = await check({ http, roots: rootLine() });
    const signer = 'https://github.com/acme/shop/.github/workflows/deploy.yml@refs/heads/master';
    const [package_, commit] = [digest.slice(0, 19), event.sha.slice(0, 12)];
    expect(lines).toContain(
      `info The package ${package_} is attested: built by ${signer} from ${commit}.`,
    );
    expect(http.requests.map(({ url }) => url.href)).toEqual([
      `https://api.github.com/repos/acme/site/attestations/${digest}?per_page=30`,
    ]);
    expect(http.requests[0]?.headers).toMatchObject({ authorization: 'Bearer github-token' });
  });

  it('is accepted if one of several attestations is valid', async () => {
    const foreign = await createAuthority();
    const http = answer(
      createList(
        { strange: true },
        messageBundle(await authority.attest({ claims })),
        await foreign.attest({ claims }),
        await authority.attest({ claims }),
      ),
    );
    await check({ http, roots: `a line that is no root\n${rootLine()}\n` });
  });

  it('is accepted with a compressed bundle on a different host, which does not receive the token', async () => {
    const bundle = compress(Buffer.from(JSON.stringify(await authority.attest({ claims }))));
    const http = scriptedHttp(({ url }) => {
      if (url.hostname === 'api.github.com')
        return {
          body: { attestations: [{ bundle: null, bundle_url: 'https://blob.example/b?sig=1' }] },
        };
      return { body: Buffer.from(bundle) };
    });
    await check({ http, roots: rootLine() });
    expect(
      http.requests.map(({ url, headers }) => [url.hostname, 'authorization' in headers]),
    ).toEqual([
      ['api.github.com', true],
      ['blob.example', false],
    ]);
  });
});

describe('a package is refused with ATTESTATION_INVALID', () => {
  it('if no attestation is valid, with a reason for each', async () => {
    const other = await authority.attest({ claims: { ...claims, 13: 'f'.repeat(40) } });
    const error = await catchError(
      check({ http: answer(createList(other, {})), roots: rootLine() }),
    );
    expect(error.code).toBe('ATTESTATION_INVALID');
    expect(error.message).toContain('all 2 attestations were rejected');
    expect(error.facts).toEqual([
      expect.stringMatching(/^attestation 1: it is from another run: commit is ffff/),
      expect.stringMatching(/^attestation 2: it is not a known kind of Sigstore bundle/),
    ]);
  });

  it.each([
    ['owner id', { GITHUB_REPOSITORY_OWNER_ID: '1002' }, /ownerId/],
    ['repository id', { GITHUB_REPOSITORY_ID: '2003' }, /repositoryId/],
    ['GitHub server', { GITHUB_SERVER_URL: 'https://acme.ghe.com' }, /repository/],
  ])('if the attestation has a different %s than this run', async (_, env, text) => {
    const http = answer(createList(await authority.attest({ claims })));
    const error = await catchError(check({ http, roots: rootLine(), env }));
    expect(error).toMatchObject({ code: 'ATTESTATION_INVALID' });
    expect(error.message).toContain('its attestation was rejected');
    expect(error.facts[0]).toMatch(text);
  });
});

it('a package on a GitHub tenant has to be attested by the issuer of that tenant', async () => {
  const http = answer(createList(await authority.attest({ claims })));
  const given = { http, roots: rootLine(), apiUrl: 'https://api.acme.ghe.com' };
  expect((await catchError(check(given))).facts[0]).toContain(
    'expected https://token.actions.acme.ghe.com',
  );
});

describe('a package without a usable attestation', () => {
  it.each<[string, string, () => Reply]>([
    ['is missing', 'Could not download the bundle of an attestation.', () => ({ status: 404 })],
    [
      'cannot be requested',
      'Could not request an attestation.',
      () => {
        throw fault('ECONNREFUSED');
      },
    ],
  ])('is refused if the bundle %s', async (_, message, reply) => {
    const list = { body: { attestations: [{ bundle_url: 'https://blob.example' }] } };
    const http = scriptedHttp(({ url }) => (url.host === 'blob.example' ? reply() : list));
    expect(await catchError(check({ http, roots: rootLine() }))).toMatchObject({
      ...{ code: 'ATTESTATION_UNAVAILABLE', message },
    });
  });

  it.each<[string, Reply, string, number]>([
    [
      'GitHub knows no attestation',
      { status: 404, body: { message: 'Not Found' } },
      'ATTESTATION_MISSING',
      1,
    ],
    ['the list is empty', { body: { attestations: [] } }, 'ATTESTATION_MISSING', 1],
    [
      'the permission is missing',
      { status: 403, body: { message: 'Resource not accessible' } },
      'ATTESTATION_UNAVAILABLE',
      1,
    ],
    ['the service is down for three attempts', { status: 503 }, 'ATTESTATION_UNAVAILABLE', 3],
    ['the answer has an unexpected shape', { body: { bundles: [] } }, 'ATTESTATION_UNAVAILABLE', 1],
    ['the answer is not JSON', { body: '<html>' }, 'ATTESTATION_UNAVAILABLE', 1],
    [
      'a listed attestation has no bundle',
      { body: { attestations: [{}] } },
      'ATTESTATION_UNAVAILABLE',
      1,
    ],
    [
      'the bundle has an unencrypted address',
      { body: { attestations: [{ bundle_url: 'http://blob.example' }] } },
      'ATTESTATION_UNAVAILABLE',
      1,
    ],
    [
      'the bundle cannot be decompressed',
      { body: { attestations: [{ bundle_url: 'https://blob.example' }] } },
      'ATTESTATION_UNAVAILABLE',
      2,
    ],
  ])('is refused if %s', async (_, reply, code, attempts) => {
    const http = answer(reply);
    const error = await catchError(check({ http, roots: rootLine() }));
    expect(error.code).toBe(code);
    expect(error.remedy).toContain('attestations: read');
    expect(http.requests).toHaveLength(attempts);
  });

  it('is refused if GitHub cannot be reached in three attempts', async () => {
    const http = scriptedHttp(() => {
      throw fault('ECONNREFUSED');
    });
    expect(await catchError(check({ http, roots: rootLine() }))).toMatchObject({
      code: 'ATTESTATION_UNAVAILABLE',
    });
    expect(http.requests).toHaveLength(3);
  });

  it('is not refused by a cancelled run', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    const work = check({ http: answer({ status: 503 }), roots: rootLine(), signal });
    await expect(work).rejects.toBe(signal.reason);
  });

  it('is refused if the run has no GitHub token', async () => {
    const error = await catchError(check({ http: answer({}), roots: rootLine(), github: false }));
    expect(error).toMatchObject({ code: 'ATTESTATION_UNAVAILABLE' });
    expect(error.remedy).toContain('github-token');
  });
});

describe('the trusted roots', () => {
  const attested = async () => answer(createList(await authority.attest({ claims })));

  type Result = Awaited<ReturnType<Deps['exec']>>;
  const exited = (code: number, stdout: string, stderr = ''): Result => ({
    kind: 'exited',
    ...{ code, stdout, stderr },
  });

  it('come from gh, which does not get GITHUB_TOKEN', async () => {
    const calls: unknown[] = [];
    const exec: Deps['exec'] = async (tool, args, { env, cwd }) => {
      calls.push([tool, ...args], Object.keys(env).includes('GITHUB_TOKEN'), existsSync(cwd));
      return exited(0, rootLine());
    };
    await check({ http: await attested(), env: { GITHUB_TOKEN: 'secret' }, exec });
    expect(calls).toEqual([['gh', 'attestation', 'trusted-root'], false, true]);
  });

  const six = '1\n\u001b[31m2\u001b[0m\n3\n4\n5\n6\n';
  it.each<[string, Result, readonly string[]]>([
    [
      'gh is not installed',
      { kind: 'not started', reason: '"gh" is not installed' },
      ['"gh" is not installed'],
    ],
    ['gh fails', exited(1, '', 'no network\n'), ['exit code 1', '| no network']],
    [
      'gh fails with many lines',
      exited(2, ' \n0\n', six),
      ['exit code 2', '| 2', '| 3', '| 4', '| 5', '| 6'],
    ],
    ['gh does not know the command', exited(0, 'unknown command'), []],
  ])('are unavailable if %s', async (_, result, facts) => {
    const error = await catchError(check({ http: await attested(), exec: async () => result }));
    expect(error).toMatchObject({ code: 'ATTESTATION_ROOT_UNAVAILABLE', facts });
    expect(error.message).toContain('gh');
    expect(error.remedy).toContain('build.trustedRoot');
  });

  it.each([
    ['is empty', ''],
    ['is not JSON', '{"mediaType":'],
    ['has other contents', '{"name":"site"}'],
    ['names an unknown algorithm', '{"tlogs":[{"hashAlgorithm":"md0"}]}'],
    [
      'names no authority',
      '{"certificateAuthorities":[],"timestampAuthorities":[],"tlogs":[],"ctlogs":[]}',
    ],
    [
      'has an invalid certificate',
      '{"certificateAuthorities":[{"certChain":{"certificates":[{"rawBytes":"AAAA"}]}}]}',
    ],
  ])('are unavailable if the configured file %s', async (_, roots) => {
    expect(await catchError(check({ http: await attested(), roots }))).toMatchObject({
      code: 'ATTESTATION_ROOT_UNAVAILABLE',
      message: expect.stringContaining('roots.jsonl'),
    });
  });

  it('are unavailable if the configured file names neither a timestamp authority nor a log', async () => {
    const { trustedRoot } = authority;
    const roots = JSON.stringify({ ...trustedRoot, tlogs: [], timestampAuthorities: [] });
    const error = await catchError(check({ http: await attested(), roots }));
    expect(error.message).toBe('roots.jsonl contains no trusted root.');
  });
});
