import { uncompress } from 'snappyjs';
import * as z from 'zod/mini';
import { listAttestations } from '../../../../clients/github/attestations.ts';
import { gitHubForRun } from '../../../../clients/github/for-run.ts';
import { namedRepository } from '../../../../clients/github/repository.ts';
import { compact } from '../../../../shared/compact.ts';
import type { Deps, GitHubAccess } from '../../../../shared/deps.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';
import type { HttpResponse } from '../../../../shared/http/client.ts';
import { HttpFault } from '../../../../shared/http/fault.ts';

const maxAttestations = 30;
const largestBundle = 4 << 20;

/** Unverified Sigstore bundles that GitHub stores for a digest. */
export async function readAttestations(
  repository: string,
  digest: string,
  access: GitHubAccess,
  deps: Deps,
): Promise<unknown[]> {
  const found = await listAttestations(
    gitHubForRun(access, deps),
    namedRepository(repository),
    digest,
    maxAttestations,
  ).catch((error: unknown) => {
    deps.signal.throwIfAborted();
    const { message, facts } = SiteDeployError.from(error);
    throw unavailable(
      "GitHub did not return the package's attestations.",
      [message, ...facts],
      error,
    );
  });
  if (found.length === 0)
    throw new SiteDeployError(
      'ATTESTATION_MISSING',
      `GitHub has no attestation for the package ${digest}.`,
    );
  return Promise.all(
    found.map(async (options) => {
      const { bundle, bundle_url: address } = options;
      if (bundle) return bundle;
      if (typeof address !== 'string' || !address.startsWith('https://'))
        throw unavailable('GitHub listed an attestation without its bundle.', []);
      return readBundle(address, deps);
    }),
  );
}

/** Snappy-compressed JSON. The address is itself a credential; the token is never sent there. */
async function readBundle(address: string, deps: Deps): Promise<unknown> {
  const response = await get(address, deps);
  if (!response.ok)
    throw unavailable('Could not download the bundle of an attestation.', [formatFact(response)]);
  try {
    return JSON.parse(Buffer.from(uncompress(response.body, largestBundle)).toString('utf8'));
  } catch (cause) {
    throw unavailable(
      'The bundle of an attestation has an unknown format.',
      [formatFact(response)],
      cause,
    );
  }
}

async function get(url: string, deps: Deps): Promise<HttpResponse> {
  try {
    return await deps.http.send({ method: 'GET', url, maxBytes: 32 << 20, signal: deps.signal });
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    throw unavailable("Could not request the package's attestations.", [error.message], error);
  }
}

function unavailable(message: string, facts: readonly string[], cause?: unknown): SiteDeployError {
  return new SiteDeployError('ATTESTATION_UNAVAILABLE', message, { facts, cause });
}

function formatFact(httpResponse: HttpResponse): string {
  const { status, requestId, json } = httpResponse;
  const { data } = z.looseObject({ message: z.string() }).safeParse(json);
  const reason = compact([`status ${status}`, data?.message]).join(': ');
  return compact([reason, Boolean(requestId) && `request id ${requestId}`]).join(', ');
}
