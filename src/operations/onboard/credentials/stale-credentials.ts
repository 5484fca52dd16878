import { latestCommits } from '../../../clients/github/commits.ts';
import type { RepoName, Repository } from '../../../clients/github/repository.ts';
import type { SubjectSettings } from '../../../clients/github/settings.ts';
import { readFileAt } from '../../../clients/github/tree.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { asText, toObject } from '../../../shared/json.ts';
import { parseYaml } from '../../../workflows/deploy-workflow.ts';
import type { CredentialStore, FederatedCredential } from './credential.ts';

/** A credential that is still trusted but no longer usable by any run. */
export interface StaleCredential {
  readonly credential: FederatedCredential;
  readonly reason: string;
  /** The application with the credential, if not the site's. */
  readonly application?: string;
}

export interface CredentialOwner {
  readonly repository: Repository;
  /** The repository as named in the portal: after a rename, still the old name. */
  readonly named: RepoName;
  readonly subject: SubjectSettings;
  readonly issuer: string;
}

/**
 * Credentials with a subject from before a rename, a transfer, or the switch to subjects with ids.
 */
export function staleCredentials(
  credentials: readonly FederatedCredential[],
  owner: CredentialOwner,
): StaleCredential[] {
  const { repository, named, subject, issuer } = owner;
  const { prefix } = subject;
  if (prefix === undefined) return [];
  const hasIds = prefix.includes('@');
  const reason = `the repository's subjects now begin with ${prefix}`;
  return (
    credentials
      .filter((one) => one.issuer === issuer && !one.subject.startsWith(`${prefix}:`))
      // One with ids may have been created for the day on which the repository switches to them.
      .filter((one) => hasIds || !/^repo:[^:]*@/.test(one.subject))
      .filter((one) => isOfRepository(one.subject, repository, named))
      .map((credential) => ({ credential, reason }))
  );
}

export function isOfRepository(subject: string, repository: Repository, named: RepoName): boolean {
  const [, owner, name, id] = /^repo:([^/:@]+)(?:@\d+)?\/([^:@]+)(?:@(\d+))?:/.exec(subject) ?? [];
  if (id) return Number(id) === repository.id;
  const found = `${owner}/${name}`.toLowerCase();
  return [repository, named].some((one) => `${one.owner}/${one.name}`.toLowerCase() === found);
}

export function isOfDeployment(subject: string): boolean {
  return /:environment:(Production|Preview)(:|$)/.test(subject);
}

const maxVersions = 20;

/** The client ids in the history of the site config that no branch uses any more. */
export async function formerApplications(
  github: GitHub,
  repository: Repository,
  config: string,
  current: string,
  branches: readonly string[],
): Promise<string[]> {
  const applicationsAt = async (refs: readonly string[]) => {
    const texts = await Promise.all(refs.map((ref) => readFileAt(github, repository, ref, config)));
    return texts.flatMap((text = '') => clientIdIn(text) || []);
  };
  const found = await applicationsAt(await latestCommits(github, repository, config, maxVersions));
  const onBranches = await applicationsAt(branches);
  const used = new Set([current.toLowerCase(), ...found.slice(0, 1), ...onBranches]);
  return [...new Set(found)].filter((clientId) => !used.has(clientId));
}

function clientIdIn(text: string): string | undefined {
  const { clientId } = toObject(toObject(parseYaml(text)).azure);
  return asText(clientId)?.toLowerCase();
}

export interface FormerTrust {
  readonly stale: readonly StaleCredential[];
  readonly remarks: readonly string[];
}

export async function staleInFormerApplications(
  applications: readonly string[],
  getStore: (clientId: string) => CredentialStore | undefined,
  owner: CredentialOwner,
): Promise<FormerTrust> {
  const { repository, named, issuer } = owner;
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
    const left = listed.filter(
      ({ issuer: from, subject }) =>
        from === issuer && isOfRepository(subject, repository, named) && isOfDeployment(subject),
    );
    const reason = 'the site now logs in as another application';
    stale.push(...left.map((credential) => ({ credential, reason, application })));
  }
  return { stale, remarks };
}

async function list(store: CredentialStore | undefined): Promise<FederatedCredential[] | string> {
  if (!store) return 'there is no token for it';
  try {
    return await store.list();
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code === 'AZURE_TOKEN_REFUSED') throw error;
    return error.message.replace(/\.$/, '');
  }
}
