import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
// Imported by path, because the package's index patches the process's network when loaded.
import { fulcioHandler } from '@sigstore/mock/dist/fulcio/handler.js';
import { tsaHandler } from '@sigstore/mock/dist/timestamp/handler.js';
import { createLocalJWKSet, jwtVerify, UnsecuredJWT } from 'jose';
import type { LocalCloud } from '../../src/localcloud/localcloud.ts';
import { createAuthority } from '../../test/unit/deploy/steps/upload/attestation/authority.ts';

/**
 * Serves GitHub's Sigstore instance, which signs for private repositories.
 * @returns its trusted root
 */
export async function serveSigstore({ route, github }: LocalCloud): Promise<object> {
  const { ca, tsa, trustedRoot } = await createAuthority();
  const certificates = fulcioHandler(ca, { subjectClaim: 'signer' });
  const keys = createLocalJWKSet(github.keys);
  const expected = { issuer: github.issuer, audience: 'sigstore' };
  /** Verifies the token, which the mock only decodes, and names the workflow as Fulcio does. */
  const certify = async (body: string) => {
    const request = JSON.parse(body);
    const { payload } = await jwtVerify(request.credentials.oidcIdentityToken, keys, expected);
    const claims = { ...payload, signer: `https://github.com/${payload.job_workflow_ref}` };
    const credentials = { oidcIdentityToken: new UnsecuredJWT(claims).encode() };
    return certificates.fn(JSON.stringify({ ...request, credentials }));
  };
  route('fulcio.githubapp.com', answer(certify));
  route('timestamp.githubapp.com', answer(tsaHandler(tsa).fn));
  return trustedRoot;
}

type MockHandler = ReturnType<typeof fulcioHandler>['fn'];

function answer(handle: (body: string) => ReturnType<MockHandler>) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { statusCode, response: body, contentType } = await handle(`${await buffer(request)}`);
    response.writeHead(statusCode, { 'content-type': contentType ?? 'text/plain' }).end(body);
  };
}
