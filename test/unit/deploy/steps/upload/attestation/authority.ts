import { createHash, generateKeyPairSync, sign } from 'node:crypto';
// Imported by path, because loading the package's index replaces the network of the process.
import { type CertificateRequestOptions, initializeCA } from '@sigstore/mock/dist/fulcio/ca.js';
import { initializeCTLog } from '@sigstore/mock/dist/fulcio/ctlog.js';
import { initializeTLog } from '@sigstore/mock/dist/rekor/tlog.js';
import { initializeTSA } from '@sigstore/mock/dist/timestamp/tsa.js';

/** A Sigstore instance with its own keys. It issues certificates, and timestamps or log entries. */
export interface Authority {
  /** Content of a line that "gh attestation trusted-root" prints. */
  readonly trustedRoot: { readonly tlogs: readonly object[]; readonly ctlogs: readonly object[] };
  readonly ca: Awaited<ReturnType<typeof initializeCA>>;
  readonly tsa: Awaited<ReturnType<typeof initializeTSA>>;
  /** Signs a statement as actions/attest does. */
  attest(options?: AttestOptions): Promise<AttestedBundle>;
}

/** The parts of a Sigstore bundle that tests change. */
export interface AttestedBundle {
  mediaType: string;
  verificationMaterial: {
    certificate: { rawBytes: string };
    tlogEntries: object[];
    timestampVerificationData: { rfc3161Timestamps: { signedTimestamp: string }[] };
  };
  dsseEnvelope: {
    payload: string;
    payloadType: string;
    signatures: { sig: string; keyid: string }[];
  };
}

/** The fields of a log's response that are used. */
interface LoggedEntry {
  readonly body: string;
  readonly integratedTime: number;
  readonly logIndex: number;
  readonly verification: {
    readonly signedEntryTimestamp: string;
    readonly inclusionProof: { readonly rootHash: string; readonly checkpoint: string };
  };
}

export interface AttestOptions {
  readonly digest?: string;
  /**
   * The workflow whose job signs. Default: a workflow of the repository, on the production branch.
   */
  readonly signer?: string;
  /** Values of the certificate's extensions by number; `undefined` omits one. */
  readonly claims?: Readonly<Record<number, string | undefined>>;
  readonly predicateType?: string;
  readonly payloadType?: string;
}

export const commit: string = 'a1b2c3d4'.repeat(5);
export const repository = 'acme/shop';
export const digest: string = `sha256:${'5e'.repeat(32)}`;

const ownSigner = `${repository}/.github/workflows/deploy.yml@refs/heads/master`;

/** Extensions of a certificate for a run on the production branch. */
export const claims: Readonly<Record<number, string>> = {
  8: 'https://token.actions.githubusercontent.com',
  12: `https://github.com/${repository}`,
  13: commit,
  14: 'refs/heads/master',
  15: '2002',
  17: '1001',
};

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const hash = (data: Buffer) => createHash('sha256').update(data).digest();
const hour = 3_600_000;

export interface AuthorityOptions {
  /**
   * Whether signatures get an entry in a transparency log, like those of Sigstore's public
   * instance, instead of a timestamp, like those of GitHub's.
   */
  readonly transparency?: boolean;
  /** Adds timestamps to a bundle that has a log entry. */
  readonly stamped?: boolean;
  /** When certificates are issued; signatures are always made now. */
  readonly issued?: Date;
  /** When the authority stops being trusted. */
  readonly end?: Date;
}

export async function createAuthority({
  transparency = false,
  stamped: isStamped = !transparency,
  issued,
  end,
}: AuthorityOptions = {}): Promise<Authority> {
  const ctlog = transparency ? await initializeCTLog(keyPair()) : undefined;
  // A whole second, because fractions sometimes make the mock's timestamps unreadable. It is late
  // enough for the mock's certificates, which are valid from their creation, even on a slow
  // machine.
  const now = new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000);
  const ca = await initializeCA(keyPair(), ctlog, issued ?? now);
  const tsa = await initializeTSA(keyPair(), now);
  const tlog = await initializeTLog('https://log.local', keyPair(), now);

  const start = new Date(Date.now() - 2 * hour).toISOString();
  const validFor = { start, ...(end !== undefined && { end: end.toISOString() }) };
  const raw = (bytes: ArrayBufferView<ArrayBuffer>) => ({
    rawBytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  });
  const log = (publicKey: Buffer, keyId: Buffer) => ({
    baseUrl: 'https://log.local',
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes: publicKey.toString('base64'),
      keyDetails: 'PKIX_ECDSA_P256_SHA_256',
      validFor: { start },
    },
    logId: { keyId: keyId.toString('base64') },
  });
  const authority = (...certificates: { rawBytes: string }[]) => ({
    subject: { organization: 'sigstore.mock', commonName: 'sigstore' },
    uri: 'https://fulcio.local',
    certChain: { certificates },
    validFor,
  });
  const trustedRoot = {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    certificateAuthorities: [authority(raw(ca.rootCertificate))],
    timestampAuthorities: isStamped
      ? [authority(raw(tsa.intCertificate), raw(tsa.rootCertificate))]
      : [],
    tlogs: transparency ? [log(tlog.publicKey, hash(tlog.publicKey))] : [],
    ctlogs:
      ctlog === undefined
        ? []
        : [log(ctlog.publicKey, Buffer.from(raw(ctlog.logID).rawBytes, 'base64'))],
  };

  return {
    ca,
    tsa,
    trustedRoot,
    async attest(options = {}) {
      const { publicKey, privateKey } = keyPair();
      const named = Object.entries({ ...claims, ...options.claims }).flatMap(([number, value]) =>
        value === undefined ? [] : [{ oid: `1.3.6.1.4.1.57264.1.${number}`, value }],
      );
      const request: CertificateRequestOptions = {
        publicKey: Buffer.from(publicKey.export({ format: 'der', type: 'spki' })),
        subjectAltName: `https://github.com/${options.signer ?? ownSigner}`,
        extensions: named,
      };
      const certificate = raw(await ca.issueCertificate(request));
      const statement = {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [
          { name: 'site', digest: { sha256: (options.digest ?? digest).replace('sha256:', '') } },
        ],
        predicateType: options.predicateType ?? 'https://slsa.dev/provenance/v1',
        predicate: {},
      };
      const payloadType = options.payloadType ?? 'application/vnd.in-toto+json';
      const payload = Buffer.from(JSON.stringify(statement));
      const encoded = Buffer.concat([
        Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `),
        payload,
      ]);
      const signature = sign('sha256', encoded, privateKey);
      const timestamp = await tsa.timestamp({
        artifactHash: hash(signature),
        hashAlgorithmOID: '2.16.840.1.101.3.4.2.1',
        nonce: 1,
        policyOID: '1.2.3',
      });
      const stamped = raw(timestamp).rawBytes;
      return {
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: {
          certificate,
          tlogEntries: transparency
            ? [await getEntry(certificate.rawBytes, payload, signature)]
            : [],
          timestampVerificationData: {
            rfc3161Timestamps: isStamped ? [{ signedTimestamp: stamped }] : [],
          },
        },
        dsseEnvelope: {
          payload: payload.toString('base64'),
          payloadType,
          signatures: [{ sig: signature.toString('base64'), keyid: '' }],
        },
      };
    },
  };

  /** Creates the log entry of a signature as Rekor does. */
  async function getEntry(
    certificate: string,
    payload: Buffer,
    signature: Buffer,
  ): Promise<object> {
    const pem = `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
    const logged: Record<string, LoggedEntry> = await tlog.log({
      apiVersion: '0.0.1',
      kind: 'dsse',
      spec: {
        envelopeHash: { algorithm: 'sha256', value: hash(payload).toString('hex') },
        payloadHash: { algorithm: 'sha256', value: hash(payload).toString('hex') },
        signatures: [
          {
            signature: signature.toString('base64'),
            verifier: Buffer.from(pem).toString('base64'),
          },
        ],
      },
    });
    const [entry] = Object.values(logged);
    const proof = entry?.verification?.inclusionProof;
    return {
      logIndex: String(entry?.logIndex),
      logId: { keyId: hash(tlog.publicKey).toString('base64') },
      kindVersion: { kind: 'dsse', version: '0.0.1' },
      integratedTime: String(entry?.integratedTime),
      inclusionPromise: { signedEntryTimestamp: entry?.verification?.signedEntryTimestamp },
      inclusionProof: {
        logIndex: '0',
        rootHash: Buffer.from(proof?.rootHash ?? '', 'hex').toString('base64'),
        treeSize: '1',
        hashes: [],
        checkpoint: { envelope: proof?.checkpoint },
      },
      canonicalizedBody: entry?.body,
    };
  }
}

/** Returns a bundle as `cosign sign-blob` writes it: a message signature without a statement. */
export function messageBundle({ dsseEnvelope, ...bundle }: AttestedBundle): object {
  const [{ sig: signature } = { sig: '' }] = dsseEnvelope.signatures;
  const messageDigest = { algorithm: 'SHA2_256', digest: Buffer.alloc(32, 1).toString('base64') };
  return { ...bundle, messageSignature: { messageDigest, signature } };
}
