import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toTrustMaterial } from '@sigstore/verify';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  AttestationRejected,
  type ExpectedSigner,
  verifyAttestation,
} from '../../../../../../src/deploy/steps/upload/attestation/verify-attestation.ts';
import {
  type AttestedBundle,
  type Authority,
  claims,
  commit,
  createAuthority,
  digest,
  messageBundle,
  repository,
} from './authority.ts';

const expected: ExpectedSigner = {
  issuer: 'https://token.actions.githubusercontent.com',
  repository: `https://github.com/${repository}`,
  commit,
  ref: 'refs/heads/master',
  repositoryId: '2002',
  ownerId: '1001',
};

let github: Authority;
let open: Authority;
beforeAll(async () => {
  [github, open] = await Promise.all([createAuthority(), createAuthority({ transparency: true })]);
});

const getRoots = (...authorities: Authority[]) =>
  authorities.map(({ trustedRoot }) => toTrustMaterial(TrustedRoot.fromJSON(trustedRoot)));

/** Returns why a bundle is refused, or an empty string. */
function reason(bundle: unknown, authorities = [github, open], origin = expected): string {
  try {
    verifyAttestation(bundle, digest, getRoots(...authorities), origin);
    return '';
  } catch (error) {
    if (error instanceof AttestationRejected) return error.message;
    throw error;
  }
}

const both = [
  'with timestamps, as of a private repository',
  'with a transparency log, as of a public one',
] as const;

describe.each(both)('an attestation %s', (kind) => {
  let usual: Promise<AttestedBundle>;
  beforeAll(() => {
    usual = (kind.includes('log') ? open : github).attest();
  });
  /** Signs the default bundle only once, because creating certificates is slow. */
  const attest = async (...options: Parameters<Authority['attest']>) => {
    if (options.length === 0) return structuredClone(await usual);
    return (kind.includes('log') ? open : github).attest(...options);
  };

  it('is valid, and names the workflow that signed it', async () => {
    const bundle = await attest();
    expect(verifyAttestation(bundle, digest, getRoots(github, open), expected)).toBe(
      'https://github.com/acme/shop/.github/workflows/deploy.yml@refs/heads/master',
    );
  });

  it.each<[string, (bundle: AttestedBundle) => unknown, RegExp]>([
    [
      'with a different payload',
      ({ dsseEnvelope }) => Object.assign(dsseEnvelope, { payload: renamed(dsseEnvelope.payload) }),
      /signature is not valid/,
    ],
    [
      'with a different signature',
      ({ dsseEnvelope: { signatures } }) =>
        signatures.splice(0, 1, { sig: flipped(signatures[0]?.sig), keyid: '' }),
      /signature is not valid/,
    ],
    [
      'with a different certificate',
      ({ verificationMaterial: { certificate } }) =>
        Object.assign(certificate, { rawBytes: flipped(certificate.rawBytes) }),
      /signature is not valid/,
    ],
    [
      'with a different media type',
      (bundle) => Object.assign(bundle, { mediaType: 'text/plain' }),
      /not a known kind of Sigstore bundle/,
    ],
    [
      'without a signature',
      ({ dsseEnvelope }) => dsseEnvelope.signatures.pop(),
      /not a known kind of Sigstore bundle/,
    ],
    [
      'without a proof of time',
      ({ verificationMaterial: { tlogEntries, timestampVerificationData } }) => {
        tlogEntries.length = 0;
        timestampVerificationData.rfc3161Timestamps.length = 0;
      },
      /timestamp/,
    ],
  ])('is invalid %s', async (_, change, text) => {
    const bundle = await attest();
    change(bundle);
    expect(reason(bundle)).toMatch(text);
  });

  it('is invalid if it signs a file instead of a statement', async () => {
    expect(reason(messageBundle(await attest()))).toBe('it contains no statement');
  });

  it('is invalid if its authority is not trusted', async () => {
    const foreign = await createAuthority({ transparency: kind.includes('log') });
    expect(reason(await foreign.attest())).toMatch(/signature is not valid/);
    expect(reason(await attest(), [])).toMatch(/signature is not valid/);
  });

  it('is invalid if its proof of time belongs to a different signature', async () => {
    const [one, other] = [await attest(), await attest({ digest: `sha256:${'1'.repeat(64)}` })];
    const { certificate } = one.verificationMaterial;
    one.verificationMaterial = { ...other.verificationMaterial, certificate };
    expect(reason(one)).toMatch(/signature is not valid/);
  });
});

// Certificates of all instances are checked in the same way, so one instance is enough.
it.each([
  'acme/shop/.github/workflows/deploy.yml',
  'Acme/Shop/.github/workflows/deploy.yml@refs/heads/master',
])('verifyAttestation accepts the signer if the workflow %s is required', async (workflow) => {
  const required = { ...expected, workflow: `https://github.com/${workflow}` };
  expect(reason(await github.attest(), [github, open], required)).toBe('');
});

it.each([
  'acme/shop/.github/workflows/deploy.yml@refs/heads/main',
  'acme/shop/.github/workflows/deploy',
  'tools/site-deploy/.github/workflows/deploy.yml',
])('verifyAttestation refuses the signer if the workflow %s is required', async (workflow) => {
  const required = { ...expected, workflow: `https://github.com/${workflow}` };
  expect(reason(await github.attest(), [github, open], required)).toMatch(/^it is signed by/);
});

describe('an attestation from before a rename', () => {
  const claims = { 12: 'https://github.com/old/store', 17: '1' };
  const signer = 'old/store/.github/workflows/ship.yml@refs/heads/master';
  const requiring = (workflow: string, more: Partial<ExpectedSigner> = {}) =>
    ({ ...expected, workflow: `https://github.com/${workflow}`, ...more }) as ExpectedSigner;
  const own = 'acme/shop/.github/workflows/ship.yml';
  const renamed = 'acme/shop/.github/workflows/deploy.yml';
  const builtBy = '.github/workflows/ship.yml';

  it.each<[string, ExpectedSigner, string]>([
    ['valid if repository and owner have the expected ids', expected, ''],
    ['valid if the required workflow is in the renamed repository', requiring(own), ''],
    [
      'valid if GitHub confirms the workflow file as the builder',
      requiring(renamed, { builtBy }),
      '',
    ],
    ['invalid if a different workflow file is required', requiring(renamed), 'it is signed by'],
    [
      'invalid if a workflow of a different repository is required',
      requiring('x/y/a.yml', { builtBy }),
      'it is signed',
    ],
    [
      'invalid if the repository has a different id',
      { ...expected, repositoryId: '7' },
      'it is from another run',
    ],
  ])('is %s', async (_, origin, text) => {
    const found = reason(await github.attest({ claims, signer }), [github, open], origin);
    expect(found.slice(0, text.length)).toBe(text);
    if (!text) expect(found).toBe('');
  });
});

it.each<[string, Parameters<Authority['attest']>[0], RegExp]>([
  [
    'the digest of a different package',
    { digest: `sha256:${'0'.repeat(64)}` },
    /it is for another package: sha256:0000/,
  ],
  [
    'a different issuer',
    { claims: { 8: 'https://gitlab.com' } },
    /issuer is https:\/\/gitlab\.com, expected/,
  ],
  [
    'a different repository',
    { claims: { 12: 'https://github.com/evil/shop', 15: undefined } },
    /repository is .*evil/,
  ],
  [
    'a repository whose name only begins like the expected one',
    { claims: { 12: 'https://github.com/acme/shop2', 15: undefined } },
    /repository/,
  ],
  ['no repository', { claims: { 12: undefined, 15: undefined } }, /repository is not named/],
  ['a different commit', { claims: { 13: 'f'.repeat(40) } }, /commit is ffff/],
  ['a different ref', { claims: { 14: 'refs/heads/topic' } }, /ref is refs\/heads\/topic/],
  ['the id of a different repository', { claims: { 15: '1' } }, /repositoryId is 1, expected 2002/],
  [
    'the id of a different owner',
    { claims: { 15: undefined, 17: '1' } },
    /ownerId is 1, expected 1001/,
  ],
  [
    'a different kind of statement',
    { predicateType: 'https://spdx.dev/Document' },
    /does not state who built the package: .*spdx/,
  ],
  ['a payload of a different kind', { payloadType: 'text/plain' }, /unknown format/],
])('verifyAttestation refuses an attestation with %s', async (_, options, text) => {
  expect(reason(await github.attest(options))).toMatch(text);
});

it('verifyAttestation refuses a certificate or an authority that had expired at the time of signing', async () => {
  const hour = 3_600_000;
  const late = await createAuthority({ issued: new Date(Date.now() - hour) });
  expect(reason(await late.attest(), [late])).toMatch(/certificate|signature is not valid/);
  const ended = await createAuthority({ end: new Date(Date.now() - hour) });
  expect(reason(await ended.attest(), [ended])).toMatch(/signature is not valid/);
});

it('verifyAttestation refuses timestamps of a different authority instead of a log entry', async () => {
  const bundle = await open.attest();
  bundle.verificationMaterial.tlogEntries = [];
  bundle.verificationMaterial.timestampVerificationData = (
    await github.attest()
  ).verificationMaterial.timestampVerificationData;
  expect(reason(bundle)).toMatch(/signature is not valid/);
});

it('verifyAttestation requires a log entry if the authority has a log, even if there are timestamps', async () => {
  const both = await createAuthority({ transparency: true, stamped: true });
  const bundle = await both.attest();
  expect(reason(bundle, [both])).toBe('');
  bundle.verificationMaterial.tlogEntries.length = 0;
  expect(reason(bundle, [both])).toMatch(/expected 1 tlog entries, got 0/);
});

it('verifyAttestation accepts entries in any of several logs, which Sigstore has after a change of keys', async () => {
  const { tlogs, ctlogs } = (await createAuthority({ transparency: true })).trustedRoot;
  const logs = {
    tlogs: [...tlogs, ...open.trustedRoot.tlogs],
    ctlogs: [...ctlogs, ...open.trustedRoot.ctlogs],
  };
  const renewed = { ...open, trustedRoot: { ...open.trustedRoot, ...logs } };
  expect(reason(await open.attest(), [renewed])).toBe('');
});

it('verifyAttestation requires a logged certificate if the authority logs certificates', async () => {
  const { ctlogs } = open.trustedRoot;
  const logging = { ...github, trustedRoot: { ...github.trustedRoot, ctlogs } };
  expect(reason(await github.attest(), [logging])).toMatch(/SCT/);
});

it.each([
  [undefined],
  [null],
  ['text'],
  [7],
  [[]],
  [{}],
  [{ mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json' }],
])('verifyAttestation refuses a value that is not a bundle: %j', (value) => {
  expect(reason(value)).toMatch(/^it is not a known kind of Sigstore bundle/);
});

it('verifyAttestation does not compare ids if the attestation or the run has no ids', async () => {
  const bundle = await github.attest({ claims: { 15: undefined, 17: undefined } });
  expect(reason(bundle)).toBe('');
  const unknown = { ...expected, repositoryId: undefined, ownerId: undefined };
  expect(reason(await github.attest({ claims: { 15: '7', 17: '8' } }), [github], unknown)).toBe('');
});

it('verifyAttestation ignores the case of repository names', async () => {
  const others = { 12: claims[12]?.replace('acme', 'Acme'), 15: undefined };
  expect(reason(await github.attest({ claims: others }))).toBe('');
});

/** Returns the data with a flipped byte in the middle. */
function flipped(base64 = ''): string {
  const bytes = Buffer.from(base64, 'base64');
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes.toString('base64');
}

const renamed = (payload: string) =>
  Buffer.from(Buffer.from(payload, 'base64').toString('utf8').replace('"site"', '"evil"')).toString(
    'base64',
  );
