import { SiteDeployError } from '../../../shared/errors/error.ts';
import { textHash } from '../../../workflows/header.ts';
import {
  type FederatedCredential,
  isSameCredential,
  maxCredentialsPerApplication,
} from '../credentials/credential.ts';
import type { StaleCredential } from '../credentials/subjects.ts';
import { credentialName } from './repository-needs.ts';
import type {
  OnboardingPlanOptions,
  RepositoryNeeds,
  RepositoryState,
  RepositoryStep,
} from './types.ts';

type CredentialPlan = Readonly<Record<'added' | 'removed', readonly RepositoryStep[]>> & {
  readonly remarks: readonly string[];
};

export function planCredentials(
  state: RepositoryState,
  desired: RepositoryNeeds,
  options: OnboardingPlanOptions,
): CredentialPlan {
  const { previewApplication: application, slug } = desired;
  if (!application) return planApplication(state, desired, options);
  const isOfPreview = (one: FederatedCredential) => isGeneratedName(one.name, slug, ['Preview']);
  const without = (list: readonly FederatedCredential[]) => list.filter((one) => !isOfPreview(one));
  const { credentials } = desired;
  const own = planApplication(
    { ...state, credentials: state.credentials && without(state.credentials) },
    { ...desired, credentials: without(credentials) },
    options,
  );
  const preview = planApplication(
    { ...state, ...state.ofPreview, stale: [] },
    { ...desired, credentials: credentials.filter(isOfPreview) },
    options,
  );
  const inPreview = (steps: readonly RepositoryStep[]) =>
    steps.map((step) => ({ ...step, application }) as RepositoryStep);
  return {
    added: [...own.added, ...inPreview(preview.added)],
    removed: [...own.removed, ...inPreview(preview.removed)],
    remarks: [...own.remarks, ...preview.remarks],
  };
}

export function previewCredentials(credentials: readonly FederatedCredential[], slug: string) {
  const reason = 'Preview logs in as its own application';
  const ofPreview = credentials.filter(({ name }) => isGeneratedName(name, slug, ['Preview']));
  return ofPreview.map((credential) => ({ credential, reason }));
}

function planApplication(
  state: RepositoryState,
  desired: RepositoryNeeds,
  options: OnboardingPlanOptions,
): CredentialPlan {
  const { credentials, credentialsUnknown, stale: known } = state;
  if (!credentials) {
    const commands = desired.credentials.flatMap((one) => options.commands?.(one) ?? []);
    const remarks = uncheckedRemarks(credentialsUnknown, 'create', commands);
    return { added: [], removed: [], remarks };
  }
  const isNeeded = (existing: FederatedCredential) =>
    desired.credentials.some((needed) => isSameCredential(existing, needed));
  const missing = desired.credentials.filter(
    (needed) => !credentials.some((existing) => isSameCredential(existing, needed)),
  );
  const taken = new Set(credentials.filter(isNeeded).map((credential) => credential.name));
  const added = missing.map((needed): Extract<RepositoryStep, { kind: 'credential' }> => {
    const name = taken.has(needed.name) ? toUniqueName(needed) : needed.name;
    taken.add(name);
    const replaces = credentials.find((existing) => existing.name === name);
    return { kind: 'credential', credential: { ...needed, name }, replaces };
  });
  const growth = added.filter((item) => !item.replaces).length;
  const message =
    `There are ${credentials.length} federated credentials and ${growth} more are needed, ` +
    `but at most ${maxCredentialsPerApplication} are allowed.`;
  const facts = credentials.map((credential) => `${credential.name}: ${credential.subject}`);
  if (credentials.length + growth > maxCredentialsPerApplication)
    throw new SiteDeployError('ONBOARD_CREDENTIAL_LIMIT', message, { facts });
  const isAdded = (name: string) => added.some((item) => item.credential.name === name);
  // Never remove credentials that the plan needs, even if they seem stale.
  const isFree = (one: FederatedCredential) => !isNeeded(one) && !isAdded(one.name);
  const isOurs = ({ name }: FederatedCredential) => isGeneratedName(name, desired.slug);
  const unused = credentials.filter((existing) => isOurs(existing) && isFree(existing));
  const names = unused.map((credential) => credential.name);
  const stale = known.filter(
    ({ application, credential }) =>
      application || (isFree(credential) && !names.includes(credential.name)),
  );
  // If config, pins and portal disagree, the right application is unknown.
  const isAgreed = state.contradictions.length === 0;
  const pruned = stale.filter(() => options.prune && isAgreed);
  const left = stale.filter(() => pruned.length === 0);
  const remarks = left.map((item) => staleRemark(item, isAgreed));
  const reason = 'no branch presents its subject any more';
  const toRemoval = (removed: StaleCredential) =>
    ({ kind: 'credential-removal', ...removed }) as const;
  if (desired.removesCredentials ?? true) {
    const removed = [...unused.map((credential) => ({ credential, reason })), ...pruned];
    return { added, removed: removed.map(toRemoval), remarks };
  }
  const unsure = names.map(
    (name) => `The federated credential ${name} seems unused, but not every branch was checked.`,
  );
  return { added, removed: pruned.map(toRemoval), remarks: [...remarks, ...unsure] };
}

export function formatOwner(application: string | undefined): string {
  if (application) return ` of the application ${application}`;
  return '';
}

function staleRemark(staleCredential: StaleCredential, isAgreed: boolean): string {
  const { credential, reason, application } = staleCredential;
  const what = `The federated credential ${credential.name}${formatOwner(application)}`;
  if (!isAgreed)
    return `${what} seems unused, but stays until the site config and the portal agree.`;
  return `${what} is not needed: ${reason}. Use --apply --prune to remove it.`;
}

export function toUniqueName(credential: FederatedCredential): string {
  return `${credential.name.slice(0, 111)}-${textHash(credential.subject).slice(0, 8)}`;
}

export function isGeneratedName(
  name: string,
  slug: string,
  environments = ['Production', 'Preview'],
): boolean {
  const bases = environments.map((environment) => credentialName(slug, environment));
  const isUnique = /^-[0-9a-f]{8}$/.test(name.slice(-9));
  return bases.some((base) => name === base || (isUnique && name.startsWith(base.slice(0, 111))));
}

export function uncheckedRemarks(
  reason = 'there is no token for them',
  verb: 'create' | 'remove',
  commands: readonly string[],
): string[] {
  return [
    `The federated credentials were not checked: ${reason}. ` +
      `Someone with the permissions can ${verb} them with:`,
    ...commands.map((command) => `  ${command}`),
  ];
}
