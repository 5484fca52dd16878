import { parse } from 'yaml';
import * as z from 'zod/mini';
import { resolveCommit } from '../../clients/github/commits.ts';
import type { GitHub } from '../../clients/github/types.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { SiteDetail } from '../../contracts/portal/site.ts';
import { getErrorMessage, SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { issueLines } from '../../shared/parsed-answer.ts';
import { version } from '../../shared/version.ts';
import type { PinnedReference } from '../../workflows/inputs.ts';
import { SiteRecord } from '../../workflows/render/render-options.ts';
import { readNamedFile } from '../inputs/folders.ts';
import type { OnboardingOptions } from './options.ts';

const Identity = z.partial(
  z.strictObject({
    clientId: z.string(),
    previewClientId: z.string(),
    tenantId: z.string(),
    subscriptionId: z.string(),
    managedIdentity: z.string(),
  }),
);
const Identities = z.record(z.string(), Identity);
export type Identity = z.infer<typeof Identity>;

export async function readIdentities(
  cwd: string,
  file: string | undefined,
): Promise<Readonly<Record<string, Identity>>> {
  if (!file) return {};
  const text = await readNamedFile(cwd, file);
  const { data, error } = Identities.safeParse(parsed(text, file));
  if (data) return data;
  const facts = issueLines(error.issues, 'the file');
  throw new SiteDeployError('USAGE', `${file} is not a map from slugs to identities.`, {
    facts,
    cause: error,
    remedy:
      'Under each slug, write only its clientId, previewClientId, tenantId, subscriptionId or ' +
      'managedIdentity.',
  });
}

function parsed(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    throw new SiteDeployError('USAGE', `${file} is not valid YAML.`, {
      cause,
      facts: getErrorMessage(cause).split('\n'),
      remedy: 'Fix the file at the reported position.',
    });
  }
}

const types = SiteRecord.shape.type.options;

function toSiteType(framework: string): SiteRecord['type'] | undefined {
  const keyword = framework.toLowerCase();
  const known = types.find((type) => type === keyword);
  if (known) return known;
  if (/markdown|docs|documentation/.test(keyword)) return 'docs';
  if (/spa|single-page/.test(keyword)) return 'spa';
  if (/static|pre-?rendered/.test(keyword)) return 'static';
  return undefined;
}

/** Returns the origin of an address in the portal; the platform serves every site by HTTPS. */
const toOrigin = (url: string) => URL.parse(url)?.origin.replace(/^http:/, 'https:');

export interface RecordSources {
  readonly options: OnboardingOptions;
  readonly detail?: SiteDetail;
  readonly config?: SiteConfig;
  readonly identity?: Identity;
  readonly origin?: string;
}

/**
 * Combines the sources of a site record. The identity, if any, overrides the options, the options
 * override the portal, and the portal overrides the site config.
 */
export function siteRecordFrom(sources: RecordSources): SiteRecord {
  const { options, detail, config, identity, origin } = sources;
  const missing: string[] = [];
  const need = (option: string, ...values: (string | null | undefined)[]): string => {
    const value = values.find(Boolean);
    if (!value) missing.push(option);
    return value ?? '';
  };
  const named = detail && `${detail.repository.owner}/${detail.repository.name}`;
  const [owner = '', name] = need('--repository', options.repository, named, origin).split('/');
  if (owner && !name) missing.push('--repository');
  const { environments, azure } = config ?? {};
  const previewUrl = detail?.devUrl ?? environments?.preview.url;
  const type = types.find((known) => known === options.type);
  const framework = detail && toSiteType(detail.framework.type);
  const record: SiteRecord = {
    repository: { owner, name: name ?? '' },
    id: need('--site-id', options.siteId, detail?.id, config?.site.id),
    slug: need('--slug', options.slug, detail?.slug, config?.site.slug),
    type: need('--type', type, framework, config?.site.type) as SiteRecord['type'],
    url: need('--url', options.url, detail && toOrigin(detail.url), config?.site.url),
    ...omitUndefined({ previewUrl: previewUrl ? toOrigin(previewUrl) : undefined }),
    productionBranch:
      options.productionBranch ??
      detail?.repository.defaultBranch ??
      environments?.production.branch ??
      'master',
    previewBranches: options.previewBranch ?? environments?.preview.branches,
    portal: {
      url: need('--portal', options.portal, config?.portal.url).replace(/\/$/, ''),
      audience: need('--audience', options.audience, config?.portal.audience),
    },
    azure: {
      clientId: need('--client-id', identity?.clientId, options.clientId, azure?.clientId),
      tenantId: need('--tenant-id', identity?.tenantId, options.tenantId, azure?.tenantId),
      subscriptionId: need(
        '--subscription-id',
        identity?.subscriptionId,
        options.subscriptionId,
        azure?.subscriptionId,
      ),
      previewClientId:
        identity?.previewClientId ?? options.previewClientId ?? environments?.preview.clientId,
    },
  };
  if (missing.length === 0) return record;
  throw usageError(
    `The site is not fully specified: ${missing.join(', ')} missing.`,
    'Add the options; a fleet also reads ids from the file of --identities, and other commands ' +
      'read a checkout with an origin and a site.config.yml.',
  );
}

interface ActionReference {
  /** `owner/name`, followed by the path of a reusable workflow, if any. */
  readonly path: string;
  readonly ref: string;
  readonly version: string | undefined;
}

const examples = {
  '--action': `site-deploy/site-deploy@v${version}`,
  '--reusable': 'acme/.github/.github/workflows/site-deploy.yml@v1.0.0',
};

const commitPattern = /^[0-9a-f]{40}$/;

export function parseReference(
  option: keyof typeof examples,
  text: string | undefined,
  canResolve: boolean,
): ActionReference {
  const [, path = '', ref = '', version] =
    /^([^@#\s]+)@([^#\s]+)(?:#(\S+))?$/.exec(text ?? '') ?? [];
  if (!path.includes('/')) {
    throw usageError(
      `${option} is ${text === undefined ? 'missing' : `not a reference: "${text}"`}.`,
      `Name it with its version, for example ${option} ${examples[option]}`,
    );
  }
  const isCommit = commitPattern.test(ref);
  if (isCommit && !version) {
    throw usageError(
      `${option} does not name the version of the commit ${ref.slice(0, 12)}.`,
      `Add it: ${option} '${path}@${ref}#v1.0.0'`,
    );
  }
  if (!isCommit && !canResolve) {
    throw usageError(
      `${option} names the tag ${ref}, but this command does not look it up on GitHub.`,
      `Write ${option} '${path}@<full commit id>#${ref}'`,
    );
  }
  return { path, ref, version };
}

/** Resolves a tag to its commit, so that moving the tag later has no effect. */
export async function pinReference(
  reference: ActionReference,
  github: GitHub | undefined,
): Promise<PinnedReference> {
  const { path, ref, version } = reference;
  if (commitPattern.test(ref) || !github)
    return { uses: `${path}@${ref}`, version: version ?? ref };
  const [owner = '', name = ''] = path.split('/');
  const commit = await resolveCommit({ ...github, owner, name }, ref);
  return { uses: `${path}@${commit}`, version: ref };
}
