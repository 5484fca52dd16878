import { toObject } from '../../shared/json.ts';
import type { EntraApp, FederatedCredential } from './directory.ts';

export type CredentialValues = Omit<FederatedCredential, 'propagating'>;

export interface CredentialRefusal {
  readonly status: 400 | 409;
  readonly code: string;
  readonly message: string;
}

const namePattern = /^[a-zA-Z0-9][a-zA-Z0-9-_]{2,119}$/;
const maxCredentials = 20;

/**
 * By name:
 * https://learn.microsoft.com/entra/workload-id/workload-identity-federation-considerations
 */
export function putCredential(
  app: EntraApp,
  values: CredentialValues,
): 'created' | 'replaced' | CredentialRefusal {
  const refuse = (code: string, message: string, status: 400 | 409 = 400) => ({
    status,
    code,
    message,
  });
  if (!namePattern.test(values.name))
    return refuse('BadRequest', `The name "${values.name}" is not valid.`);
  if (values.issuer === '' || values.subject === '' || values.audiences.length !== 1)
    return refuse('BadRequest', 'Issuer, subject and exactly one audience are required.');
  const otherCredentials = app.federatedCredentials.filter(
    (federatedCredential) => federatedCredential.name !== values.name,
  );
  const duplicate = otherCredentials.find(
    (otherCredential) =>
      otherCredential.issuer === values.issuer && otherCredential.subject === values.subject,
  );
  if (duplicate)
    return refuse(
      'Request_MultipleObjectsWithSameKeyValue',
      `Issuer and subject combination already exists for this application: ${duplicate.name}.`,
      409,
    );
  if (otherCredentials.length >= maxCredentials)
    return refuse('BadRequest', `Only ${maxCredentials} federated credentials are allowed.`);
  const index = app.federatedCredentials.findIndex(
    (federatedCredential) => federatedCredential.name === values.name,
  );
  if (index === -1) app.federatedCredentials.push({ ...values });
  else app.federatedCredentials[index] = { ...values };
  if (index === -1) return 'created';
  return 'replaced';
}

/** @returns whether it existed; case-insensitive */
export function removeCredential(app: EntraApp, name: string): boolean {
  const index = app.federatedCredentials.findIndex(
    (credential) => credential.name.toLowerCase() === name.toLowerCase(),
  );
  if (index === -1) return false;
  app.federatedCredentials.splice(index, 1);
  return true;
}

export function toCredentialValues(federatedCredential: FederatedCredential): CredentialValues {
  const { name, issuer, subject, audiences } = federatedCredential;
  return { name, issuer, subject, audiences };
}

export function readCredential(name: string, value: unknown): CredentialValues {
  const body = toObject(value);
  const text = (key: string) => {
    if (typeof body[key] === 'string') return body[key];
    return '';
  };
  const { audiences } = body;
  return {
    name,
    issuer: text('issuer'),
    subject: text('subject'),
    audiences: Array.isArray(audiences) ? audiences.filter((item) => typeof item === 'string') : [],
  };
}
