import { bundleFromJSON, isBundleWithDsseEnvelope } from '@sigstore/bundle';
import { ASN1Obj } from '@sigstore/core';
import { type Signer, type TrustMaterial, toSignedEntity, Verifier } from '@sigstore/verify';
import * as z from 'zod/mini';
import { getErrorMessage } from '../../../../shared/errors/error.ts';
import { parseJson } from '../../../../shared/json.ts';

export class AttestationRejected extends Error {
  override readonly name = 'AttestationRejected';
}

export interface ExpectedSigner {
  readonly issuer: string;
  readonly repository: string;
  readonly commit: string;
  readonly ref: string;
  readonly repositoryId: string | undefined;
  readonly ownerId: string | undefined;
  readonly workflow?: string;
  /** Path of the workflow that built the package, which may have been renamed since. */
  readonly builtBy?: string;
}

/** Certificate extensions, by the last number of the OID (docs/oid-info.md of sigstore/fulcio). */
const extension = {
  issuer: 8,
  repository: 12,
  commit: 13,
  ref: 14,
  repositoryId: 15,
  ownerId: 17,
} as const;
const arc = '1.3.6.1.4.1.57264.1';

const Statement = z.looseObject({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  predicateType: z.string(),
  subject: z.array(z.looseObject({ digest: z.record(z.string(), z.string()) })),
});
const provenance = 'https://slsa.dev/provenance/v1';

/**
 * Verifies a bundle.
 * @returns the workflow that signed it
 * @throws AttestationRejected
 */
export function verifyAttestation(
  bundle: unknown,
  digest: string,
  roots: readonly TrustMaterial[],
  expected: ExpectedSigner,
): string {
  const parsed = parse(bundle);
  const signer = verifySignature(parsed, roots);
  checkSigner(signer, expected);
  checkStatement(parsed, digest);
  return signer.identity?.subjectAlternativeName ?? 'a workflow';
}

function parse(bundle: unknown) {
  try {
    const parsed = bundleFromJSON(bundle);
    if (isBundleWithDsseEnvelope(parsed)) return parsed;
  } catch (cause) {
    const message = `it is not a known kind of Sigstore bundle: ${getErrorMessage(cause)}`;
    throw new AttestationRejected(message, { cause });
  }
  throw new AttestationRejected('it contains no statement');
}

type Bundle = ReturnType<typeof parse>;

function verifySignature(bundle: Bundle, roots: readonly TrustMaterial[]): Signer {
  const reasons = new Set<string>();
  for (const root of roots) {
    // GitHub's own instance has timestamps, but no transparency log.
    const verifier = new Verifier(root, {
      tlogThreshold: Math.min(1, root.tlogs.length),
      ctlogThreshold: Math.min(1, root.ctlogs.length),
      timestampThreshold: 1,
    });
    try {
      return verifier.verify(toSignedEntity(bundle));
    } catch (error) {
      reasons.add(getErrorMessage(error));
    }
  }
  throw new AttestationRejected(`its signature is not valid: ${[...reasons].join('; ')}`);
}

type Claim = keyof typeof extension;

function checkSigner(signer: Signer, expected: ExpectedSigner): void {
  const { oids = [], subjectAlternativeName: signedBy = 'no workflow' } = signer.identity ?? {};
  const read = (claim: Claim) => {
    const oid = oids.find((entry) => entry.oid?.id.join('.') === `${arc}.${extension[claim]}`);
    return oid && parseDerText(oid.value);
  };
  // Name and owner of the repository may have changed, but not its id.
  const { repositoryId } = expected;
  const isSameRepository = repositoryId !== undefined && read('repositoryId') === repositoryId;
  for (const claim of Object.keys(extension) as Claim[]) {
    if (isSameRepository && (claim === 'repository' || claim === 'ownerId')) continue;
    const right = expected[claim];
    const actual = read(claim);
    const isId = claim === 'ownerId' || claim === 'repositoryId';
    // Compare ids only if both sides have one.
    if (right === undefined || (!actual && isId)) continue;
    // Names on GitHub are case-insensitive.
    const isSameName = claim === 'repository' && actual?.toLowerCase() === right.toLowerCase();
    if (isSameName || actual === right) continue;
    const difference = `${claim} is ${actual ?? 'not named'}, expected ${right}`;
    throw new AttestationRejected(`it is from another run: ${difference}`);
  }
  const { workflow } = expected;
  // The certificate names the job's workflow (possibly a called one), followed by `@` and its
  // version.
  const [withoutVersion = ''] = signedBy.split('@');
  const names = [signedBy, withoutVersion];
  const then = `${read('repository')}/`;
  if (isSameRepository && withoutVersion.startsWith(then)) {
    const path = withoutVersion.slice(then.length);
    names.push(`${expected.repository}/${path}`);
    // Accept the repository's own workflow under the name that its file had at that commit.
    if (path === expected.builtBy && workflow?.startsWith(`${expected.repository}/`)) return;
  }
  if (!workflow || names.some((name) => name.toLowerCase() === workflow.toLowerCase())) return;
  throw new AttestationRejected(`it is signed by ${signedBy}, expected ${workflow}`);
}

function parseDerText(der: Buffer): string | undefined {
  try {
    return ASN1Obj.parseBuffer(Buffer.from(der)).value.toString('utf8');
  } catch {
    return undefined;
  }
}

function checkStatement(bundle: Bundle, digest: string): void {
  const { payload, payloadType } = bundle.content.dsseEnvelope;
  const isStatement = payloadType === 'application/vnd.in-toto+json';
  const { data } = Statement.safeParse(parseJson(payload.toString('utf8')));
  if (!data || !isStatement) throw new AttestationRejected('its statement has an unknown format');
  if (data.predicateType !== provenance)
    throw new AttestationRejected(`it does not state who built the package: ${data.predicateType}`);
  const digests = data.subject.map((subject) => `sha256:${subject.digest.sha256 ?? ''}`);
  if (!digests.includes(digest))
    throw new AttestationRejected(`it is for another package: ${digests.join(', ') || 'none'}`);
}
