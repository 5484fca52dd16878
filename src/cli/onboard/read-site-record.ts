import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { SiteConfig } from '../../config/schema.ts';
import type { SiteDetail } from '../../contracts/portal/site.ts';
import { getErrorMessage, SiteDeployError } from '../../shared/errors/error.ts';
import { issueLines } from '../../shared/parsed-answer.ts';
import type { SiteRecord } from '../../workflows/site-record.ts';
import { readNamedFile } from '../inputs/named-file.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

const Identity = z.strictObject({
  clientId: z.optional(z.string()),
  tenantId: z.optional(z.string()),
  subscriptionId: z.optional(z.string()),
  managedIdentity: z.optional(z.string()),
});
/** By slug. */
const Identities = z.record(z.string(), Identity);
export type Identity = z.infer<typeof Identity>;

/** Only if the identities differ. @throws SiteDeployError `USAGE` */
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
      'Under each slug, write only its clientId, tenantId, subscriptionId or managedIdentity.',
  });
}

/** @throws SiteDeployError `USAGE` if it isn't YAML */
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

const types = ['docs', 'spa', 'static'] as const;

/** From the portal's framework name. */
function toSiteType(framework: string): SiteRecord['type'] | undefined {
  const keyword = framework.toLowerCase();
  const known = types.find((type) => type === keyword);
  if (known) return known;
  if (/markdown|docs|documentation/.test(keyword)) return 'docs';
  if (/spa|single-page/.test(keyword)) return 'spa';
  if (/static|pre-?rendered/.test(keyword)) return 'static';
  return undefined;
}

export interface RecordSources {
  readonly options: OnboardCommandOptions;
  readonly detail?: SiteDetail;
  readonly config?: SiteConfig;
  readonly identity?: Identity;
  /** `owner/name` of the checkout's origin. */
  readonly origin?: string;
}

/**
 * In this order: options, portal, site config.
 * @throws SiteDeployError `USAGE` listing every missing option
 */
export function siteRecordFrom(recordSources: RecordSources): SiteRecord {
  const { options, detail, config, identity, origin } = recordSources;
  const missing: string[] = [];
  const need = <Value>(
    option: string,
    ...values: (Value | null | undefined)[]
  ): Value | undefined => {
    const value = values.find(
      (candidate) => candidate !== undefined && candidate !== null && candidate !== '',
    );
    if (value === undefined || value === null) missing.push(option);
    return value ?? undefined;
  };
  const named = detail && `${detail.repository.owner}/${detail.repository.name}`;
  const repository = need('--repository', options.repository, named, origin);
  const [owner = '', name = ''] = repository?.split('/') ?? [];
  const chosen = types.find((type) => type === options.type);
  const previews = options.previewBranch ?? config?.environments.preview.branches;
  const previewUrl = detail?.devUrl ?? config?.environments.preview.url;
  const record = {
    id: need('--site-id', options.siteId, detail?.id, config?.site.id),
    slug: need('--slug', options.slug, detail?.slug, config?.site.slug),
    type: need('--type', chosen, detail && toSiteType(detail.framework.type), config?.site.type),
    url: need('--url', options.url, detail && new URL(detail.url).origin, config?.site.url),
    productionBranch:
      options.productionBranch ??
      detail?.repository.defaultBranch ??
      config?.environments.production.branch ??
      'master',
    portalUrl: need('--portal', options.portal, config?.portal.url),
    audience: need('--audience', options.audience, config?.portal.audience),
    clientId: need('--client-id', identity?.clientId, options.clientId, config?.azure.clientId),
    tenantId: need('--tenant-id', identity?.tenantId, options.tenantId, config?.azure.tenantId),
    subscriptionId: need(
      '--subscription-id',
      identity?.subscriptionId,
      options.subscriptionId,
      config?.azure.subscriptionId,
    ),
  };
  if (name === '' && !missing.includes('--repository')) missing.push('--repository');
  const { id, slug, type, url, portalUrl, audience, clientId, tenantId, subscriptionId } = record;
  if (
    !id ||
    !slug ||
    !type ||
    !url ||
    !portalUrl ||
    !audience ||
    !clientId ||
    !tenantId ||
    !subscriptionId ||
    !name
  ) {
    throw new SiteDeployError(
      'USAGE',
      `The site is not fully specified: ${missing.join(', ')} missing.`,
      {
        remedy: 'Add the options, or run the command in a checkout with a site.config.yml.',
      },
    );
  }
  return {
    id,
    slug,
    type,
    url,
    ...(previewUrl && { previewUrl: new URL(previewUrl).origin }),
    repository: { owner, name },
    productionBranch: record.productionBranch,
    previewBranches: previews,
    portal: { url: portalUrl.replace(/\/$/, ''), audience },
    azure: { clientId, tenantId, subscriptionId },
  };
}
