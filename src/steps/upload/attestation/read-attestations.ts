import { uncompress } from 'snappyjs';
import * as z from 'zod/mini';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import type { Secret } from '../../../shared/secret.ts';

/** GitHub hands a bundle out in the list, or says where it is; newer versions of its API do only the latter. */
const List = z.looseObject({
  attestations: z.array(
    z.looseObject({
      bundle: z.optional(z.nullable(z.looseObject({}))),
      bundle_url: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** More attestations of one package than there are reasons for. */
const most = 30;
/** Most bytes of a bundle, uncompressed. */
const largestBundle = 4 << 20;

/**
 * The Sigstore bundles that GitHub keeps for a digest, as they come
 * (https://docs.github.com/rest/repos/attestations#list-attestations).
 * @param repository `owner/name`
 * @throws SiteDeployError `ATTESTATION_MISSING`, `ATTESTATION_UNAVAILABLE`
 */
export async function readAttestations(
  repository: string,
  digest: string,
  { apiUrl, token }: { readonly apiUrl: string; readonly token: Secret },
  deps: Deps,
): Promise<unknown[]> {
  const response = await get(`${apiUrl}/repos/${repository}/attestations/${digest}?per_page=${most}`, deps, {
    authorization: `Bearer ${token.reveal()}`,
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
  });
  const none = new SiteDeployError('ATTESTATION_MISSING', `GitHub has no attestation of the package ${digest}.`, {
    facts: [factOf(response)],
  });
  // What a token may not know about is answered in the same way as what is not there.
  if (response.status === 404) throw none;
  if (!response.ok) throw unavailable('GitHub did not hand out the attestations of the package.', factOf(response));
  const { data } = List.safeParse(response.json);
  if (data === undefined)
    throw unavailable('GitHub listed the attestations in a shape that is not known.', factOf(response));
  if (data.attestations.length === 0) throw none;
  return Promise.all(
    data.attestations.map(async ({ bundle, bundle_url: address }) => {
      if (bundle !== undefined && bundle !== null) return bundle;
      if (typeof address !== 'string' || !address.startsWith('https://'))
        throw unavailable('GitHub listed an attestation without its bundle.', factOf(response));
      return readBundle(address, deps);
    }),
  );
}

/**
 * A bundle in GitHub's blob storage, in JSON that is compressed with Snappy. The address is a credential of its own;
 * the token is never sent there.
 */
async function readBundle(address: string, deps: Deps): Promise<unknown> {
  const response = await get(address, deps, {});
  if (!response.ok) throw unavailable('The bundle of an attestation could not be got.', factOf(response));
  try {
    return JSON.parse(Buffer.from(uncompress(response.body, largestBundle)).toString('utf8'));
  } catch (cause) {
    throw unavailable('The bundle of an attestation is not of the shape that is known.', factOf(response), cause);
  }
}

async function get(
  url: string,
  { http, signal }: Deps,
  headers: Readonly<Record<string, string>>,
): Promise<HttpResponse> {
  try {
    return await http.send({ method: 'GET', url, headers, maxBytes: 32 << 20, signal });
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    throw unavailable('The attestations of the package could not be asked for.', error.message, error);
  }
}

function unavailable(message: string, fact: string, cause?: unknown): SiteDeployError {
  return new SiteDeployError('ATTESTATION_UNAVAILABLE', message, { facts: [fact], cause });
}

function factOf({ status, requestId, json }: HttpResponse): string {
  const { data } = z.looseObject({ message: z.string() }).safeParse(json);
  const said = data === undefined ? '' : `: ${data.message}`;
  return `status ${status}${said}${requestId === undefined ? '' : `, request id ${requestId}`}`;
}
