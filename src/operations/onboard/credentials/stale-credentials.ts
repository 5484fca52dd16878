import { parse } from 'yaml';
import { latestCommits } from '../../../clients/github/commits.ts';
import type { SubjectSettings } from '../../../clients/github/oidc.ts';
import type { NamedRepository, Repository } from '../../../clients/github/repository.ts';
import { readFileAt } from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { toObject } from '../../../shared/json.ts';
import type { CredentialStore, FederatedCredential } from './credential.ts';

/** A credential that is still trusted but no longer usable by any run. */
export interface StaleCredential {
  readonly credential: FederatedCredential;
  /** Why it isn't needed; completes a sentence. */
  readonly reason: string;
  /** The application with the credential, if not the site's. */
  readonly application?: string;
}

/** The context in which a credential is judged. */
export interface CredentialOwner {
  readonly repository: Repository;
  /** The repository as named in the portal: after a rename, still the old name. */
  readonly named: NamedRepository;
  readonly subject: SubjectSettings;
  readonly issuer: string;
}

/**
 * Credentials with a subject that the repository no longer has: from before a rename, a transfer,
 * or the switch to subjects with ids.
 */
export function staleCredentials(
  credentials: readonly FederatedCredential[],
  credentialOwner: CredentialOwner,
): StaleCredential[] {
  const { repository, named, subject, issuer } = credentialOwner;
  const { prefix } = subject;
  if (prefix === undefined) return [];
  const hasIds = prefix.includes('@');
  return (
    credentials
      .filter(
        (candidate) => candidate.issuer === issuer && !candidate.subject.startsWith(`${prefix}:`),
      )
      // One with ids may have been made for the day on which the repository goes over to them.
      .filter((candidate) => hasIds || !/^repo:[^:]*@/.test(candidate.subject))
      .filter((candidate) => isOfRepository(candidate.subject, repository, named))
      .map((credential) => ({
        credential,
        reason: `the repository's subjects now begin with ${prefix}`,
      }))
  );
}

/** Whether a subject belongs, or belonged, to the repository. */
export function isOfRepository(
  subject: string,
  repository: Repository,
  named: NamedRepository,
): boolean {
  const [, owner, name, id] = /^repo:([^/:@]+)(?:@\d+)?\/([^:@]+)(?:@(\d+))?:/.exec(subject) ?? [];
  if (id) return Number(id) === repository.id;
  const found = `${owner}/${name}`.toLowerCase();
  return [repository, named].some(
    (candidate) => `${candidate.owner}/${candidate.name}`.toLowerCase() === found,
  );
}

/** Maximum number of site config versions to search for applications. */
const maxVersions = 20;

/**
 * The applications (client ids) in the history of the site config that no branch uses any more.
 * @param current application that the site's credentials belong to
 * @param branches branches that may deploy: their runs log in as the application they name
 * @throws SiteDeployError `GITHUB_*`
 */
export async function formerApplications(
  github: GitHub,
  repository: Repository,
  config: string,
  current: string,
  branches: readonly string[],
): Promise<string[]> {
  const commits = await latestCommits(github, repository, config, maxVersions);
  const versions = await Promise.all(
    commits.map((commit) => readFileAt(github, repository, commit, config)),
  );
  const found = versions.flatMap((text) => {
    const clientId = text === undefined ? undefined : clientIdIn(text);
    if (clientId) return [clientId];
    return [];
  });
  const onBranches = await Promise.all(
    branches.map((branch) => readFileAt(github, repository, branch, config)),
  );
  const used = new Set([
    current.toLowerCase(),
    ...found.slice(0, 1),
    ...onBranches.map((text) => text && clientIdIn(text)),
  ]);
  return [...new Set(found)].filter((clientId) => !used.has(clientId));
}

function clientIdIn(text: string): string | undefined {
  try {
    const { clientId } = toObject(toObject(parse(text)).azure);
    if (typeof clientId === 'string') return clientId.toLowerCase();
    return undefined;
  } catch {
    return undefined;
  }
}

/** Credentials for the site's repository that remain in applications it no longer uses. */
export interface FormerTrust {
  readonly stale: readonly StaleCredential[];
  /** Why some of them weren't checked. */
  readonly remarks: readonly string[];
}

/** @param storeOf finds an application's credentials; `undefined`: they can't be read */
export async function staleInFormerApplications(
  applications: readonly string[],
  getStore: (clientId: string) => CredentialStore | undefined,
  credentialOwner: CredentialOwner,
): Promise<FormerTrust> {
  const { repository, named, issuer } = credentialOwner;
  const stale: StaleCredential[] = [];
  const remarks: string[] = [];
  for (const application of applications) {
    const listed = await list(getStore(application));
    if (typeof listed === 'string') {
      remarks.push(
        `The application ${application}, which the site used before, was not checked: ${listed}.`,
      );
      continue;
    }
    for (const credential of listed) {
      const isTheirs =
        credential.issuer === issuer && isOfRepository(credential.subject, repository, named);
      // Other environments may serve another purpose of the same repository.
      if (isTheirs && /:environment:(Production|Preview)(:|$)/.test(credential.subject))
        stale.push({
          credential,
          reason: 'the site now logs in as another application',
          application,
        });
    }
  }
  return { stale, remarks };
}

/** @returns the reason if they can't be listed */
async function list(store: CredentialStore | undefined): Promise<FederatedCredential[] | string> {
  if (!store) return 'there is no token for it';
  try {
    return await store.list();
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code === 'AZURE_TOKEN_REFUSED') throw error;
    return error.message.replace(/\.$/, '');
  }
}
