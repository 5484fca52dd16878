import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { SiteConfig } from '../../config/schema.ts';
import type { SiteDetail } from '../../contracts/portal/site.ts';
import { getErrorMessage, SiteDeployError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { issueLines } from '../../shared/parsed-answer.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import { readNamedFile } from '../inputs/named-file.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

const Identity = z.strictObject({
  clientId: z.optional(z.string()),
  previewClientId: z.optional(z.string()),
  tenantId: z.optional(z.string()),
  subscriptionId: z.optional(z.string()),
  managedIdentity: z.optional(z.string()),
});
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

const types = ['docs', 'spa', 'static'] as const;

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

/** Options, portal, site config, in this order. @throws SiteDeployError `USAGE` */
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
    url: need('--url', options.url, detail && new URL(detail.url).origin, config?.site.url),
    ...omitUndefined({ previewUrl: previewUrl ? new URL(previewUrl).origin : undefined }),
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
  throw new SiteDeployError(
    'USAGE',
    `The site is not fully specified: ${missing.join(', ')} missing.`,
    { remedy: 'Add the options, or run the command in a checkout with a site.config.yml.' },
  );
}
