import { SiteDeployError } from '../../../shared/errors/error.ts';
import { textHash } from '../../../workflows/header.ts';
import {
  type FederatedCredential,
  isSameCredential,
  maxCredentialsPerApplication,
} from '../credentials/credential.ts';
import type { StaleCredential } from '../credentials/stale-credentials.ts';
import { credentialName } from './repository-needs.ts';
import type {
  OnboardingPlanOptions,
  RepositoryNeeds,
  RepositoryState,
  RepositoryStep,
} from './types.ts';

/** Credentials to add before everything else, and those to remove after it. */
export interface CredentialPlan {
  readonly added: readonly RepositoryStep[];
  readonly removed: readonly RepositoryStep[];
  readonly remarks: readonly string[];
}

/**
 * A credential that runs still present is never replaced: the new one gets another name, and the
 * old one is removed when nothing presents it any more.
 * @throws SiteDeployError `ONBOARD_CREDENTIAL_LIMIT`
 */
export function planCredentials(
  repositoryState: RepositoryState,
  desired: RepositoryNeeds,
  options: OnboardingPlanOptions,
): CredentialPlan {
  const { credentials, credentialsUnknown, stale: known } = repositoryState;
  if (!credentials) {
    const commands = desired.credentials.flatMap(
      (credential) => options.commands?.(credential) ?? [],
    );
    const reason = credentialsUnknown ?? 'there is no token for them';
    const remarks = [
      `The federated credentials were not checked: ${reason}. Someone with the permissions can create them with:`,
      ...commands.map((command) => `  ${command}`),
    ];
    return { added: [], removed: [], remarks };
  }
  const isNeeded = (existing: FederatedCredential) =>
    desired.credentials.some((desiredCredential) => isSameCredential(existing, desiredCredential));
  const missing = desired.credentials.filter(
    (desiredCredential) =>
      !credentials.some((existing) => isSameCredential(existing, desiredCredential)),
  );
  const taken = new Set(
    credentials.filter(isNeeded).map((federatedCredential) => federatedCredential.name),
  );
  const added = missing.map(
    (desiredCredential): Extract<RepositoryStep, { kind: 'credential' }> => {
      const credential = taken.has(desiredCredential.name)
        ? { ...desiredCredential, name: toUniqueName(desiredCredential) }
        : desiredCredential;
      taken.add(credential.name);
      const replaces = credentials.find(
        (federatedCredential) => federatedCredential.name === credential.name,
      );
      return { kind: 'credential', credential, replaces };
    },
  );
  const growth = added.filter((item) => item.replaces === undefined).length;
  if (credentials.length + growth > maxCredentialsPerApplication) {
    throw new SiteDeployError(
      'ONBOARD_CREDENTIAL_LIMIT',
      `There are ${credentials.length} federated credentials and ${growth} more are needed, but at most ${maxCredentialsPerApplication} ` +
        'are allowed.',
      { facts: credentials.map((credential) => `${credential.name}: ${credential.subject}`) },
    );
  }
  const unused = credentials.filter(
    (existing) =>
      isGeneratedName(existing.name, desired.slug) &&
      !isNeeded(existing) &&
      !added.some((item) => item.credential.name === existing.name),
  );
  const mayRemove = desired.removesCredentials ?? true;
  const isDealtWith = (name: string) =>
    [...unused, ...added.map((item) => item.credential)].some(
      (credential) => credential.name === name,
    );
  // What the plan needs is never removed, whoever calls it stale.
  const stale = known.filter((candidate) => {
    if (candidate.application) return true;
    return !isNeeded(candidate.credential) && !isDealtWith(candidate.credential.name);
  });
  // While config, pins and portal disagree, nobody knows which application is right.
  const isAgreed = repositoryState.contradictions.length === 0;
  const pruned = options.prune && isAgreed ? stale : [];
  const remarks = pruned.length > 0 ? [] : stale.map((item) => staleRemark(item, isAgreed));
  return {
    added,
    removed: [
      ...(mayRemove
        ? unused.map((credential) => ({
            credential,
            reason: 'no branch presents its subject any more',
          }))
        : []),
      ...pruned,
    ].map((removed) => ({ kind: 'credential-removal', ...removed })),
    remarks: [
      ...remarks,
      ...(mayRemove
        ? []
        : unused.map(
            (federatedCredential) =>
              `The federated credential ${federatedCredential.name} seems unused, but not every branch was checked.`,
          )),
    ],
  };
}

function staleRemark(staleCredential: StaleCredential, isAgreed: boolean): string {
  const { credential, reason, application } = staleCredential;
  const applicationSuffix = application === undefined ? '' : ` of the application ${application}`;
  const what = `The federated credential ${credential.name}${applicationSuffix}`;
  if (!isAgreed)
    return `${what} seems unused, but stays until the site config and the portal agree.`;
  return `${what} is not needed: ${reason}. Use --apply --prune to remove it.`;
}

/** Name for a second credential of an environment, derived from its subject. */
function toUniqueName(federatedCredential: FederatedCredential): string {
  return `${federatedCredential.name.slice(0, 111)}-${textHash(federatedCredential.subject).slice(0, 8)}`;
}

/** Whether onboarding has named this credential. */
export function isGeneratedName(name: string, slug: string): boolean {
  return ['Production', 'Preview'].some((environment) => {
    const baseName = credentialName(slug, environment);
    return (
      name === baseName ||
      (name.startsWith(baseName.slice(0, 111)) && /^-[0-9a-f]{8}$/.test(name.slice(-9)))
    );
  });
}
