import * as z from 'zod/mini';
import { toObject } from '../../shared/json.ts';
import type { EntraApp, FederatedCredential } from './directory.ts';

type CredentialValues = Omit<FederatedCredential, 'propagating'>;

interface CredentialRefusal {
  readonly status: 400 | 409;
  readonly code: string;
  readonly message: string;
}

const namePattern = /^[a-zA-Z0-9][a-zA-Z0-9-_]{2,119}$/;
const maxCredentials = 20;

/**
 * Creates or replaces a federated credential:
 * https://learn.microsoft.com/entra/workload-id/workload-identity-federation-considerations
 */
export function putCredential(
  app: EntraApp,
  values: CredentialValues,
): 'created' | 'replaced' | CredentialRefusal {
  const refuse = (code: string, message: string, status: 400 | 409 = 400) => {
    return { status, code, message };
  };
  if (!namePattern.test(values.name))
    return refuse('BadRequest', `The name "${values.name}" is not valid.`);
  if (values.issuer === '' || values.subject === '' || values.audiences.length !== 1)
    return refuse('BadRequest', 'Issuer, subject and exactly one audience are required.');
  const known = app.federatedCredentials;
  const rest = known.filter((credential) => credential.name !== values.name);
  const duplicate = rest.find(
    ({ issuer, subject }) => issuer === values.issuer && subject === values.subject,
  );
  if (duplicate) {
    const problem = 'Issuer and subject combination already exists for this application';
    const code = 'Request_MultipleObjectsWithSameKeyValue';
    return refuse(code, `${problem}: ${duplicate.name}.`, 409);
  }
  if (rest.length >= maxCredentials)
    return refuse('BadRequest', `Only ${maxCredentials} federated credentials are allowed.`);
  const index = known.findIndex((credential) => credential.name === values.name);
  if (index === -1) known.push({ ...values });
  else known[index] = { ...values };
  if (index === -1) return 'created';
  return 'replaced';
}

export function removeCredential(app: EntraApp, name: string): boolean {
  const index = app.federatedCredentials.findIndex(
    (credential) => credential.name.toLowerCase() === name.toLowerCase(),
  );
  if (index === -1) return false;
  app.federatedCredentials.splice(index, 1);
  return true;
}

export function toCredentialValues(credential: FederatedCredential): CredentialValues {
  const { name, issuer, subject, audiences } = credential;
  return { name, issuer, subject, audiences };
}

const text = z.catch(z.string(), '');
const Values = z.object({
  issuer: text,
  subject: text,
  audiences: z.catch(z.array(z.string()), []),
});

export function readCredential(name: string, value: unknown): CredentialValues {
  return { name, ...Values.parse(toObject(value)) };
}
