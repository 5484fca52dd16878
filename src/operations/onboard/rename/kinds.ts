import { isScalar, parseDocument, stringify } from 'yaml';
import {
  readOwner,
  renameBranch,
  renameRepository,
  transferRepository,
} from '../../../clients/github/moves.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { compact } from '../../../shared/compact.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import type { Renaming } from '../plan/types.ts';

export interface Rename {
  readonly what: keyof typeof renameKinds;
  readonly to: string;
}

interface RenameKind {
  readonly form: RegExp;
  /** Returns the title of the pull request and of the change on GitHub. */
  title(to: string): string;
  change(site: SiteRecord, to: string): SiteRecord;
  /** Returns the values of the site config that change. */
  values?(site: SiteRecord): readonly (readonly [key: string, value: string | undefined])[];
  moved?(github: GitHub, to: string): Promise<Renaming['moved']>;
  move?(repository: Repository, to: string): Promise<void>;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const renameKinds = {
  branch: {
    form: /^\w[\w.-]*(\/\w[\w.-]*)*$/,
    title: (to) => `Rename the default branch to ${to}`,
    change: (site, to) => ({ ...site, productionBranch: to }),
    values: (site) => [['environments.production.branch', site.productionBranch]],
    moved: async (_, to) => ({ defaultBranch: to }),
    move: (repo, to) => renameBranch(repo, repo.defaultBranch, to),
  },
  repository: {
    form: /^[\w.-]+$/,
    title: (to) => `Rename the repository to ${to}`,
    change: (site) => site,
    moved: async (_, to) => ({ name: to }),
    move: renameRepository,
  },
  owner: {
    form: /^[\w-]+$/,
    title: (to) => `Transfer the repository to ${to}`,
    change: (site) => site,
    moved: readOwner,
    move: transferRepository,
  },
  identity: {
    form: uuid,
    title: (to) => `Log in as the application ${to}`,
    change: (site, to) => ({ ...site, azure: { ...site.azure, clientId: to } }),
    values: ({ azure }) => [['azure.clientId', azure.clientId]],
  },
  'preview-identity': {
    form: uuid,
    title: (to) => `Log in to Preview as the application ${to}`,
    change: (site, to) => ({ ...site, azure: { ...site.azure, previewClientId: to } }),
    values: ({ azure }) => [['environments.preview.clientId', azure.previewClientId]],
  },
  portal: {
    form: /^https:\/\/[^/\s]+$/,
    title: (to) => `Use the portal ${to}`,
    change: (site, to) => ({ ...site, portal: { ...site.portal, url: to } }),
    values: ({ portal }) => [
      ['portal.url', portal.url],
      ['portal.audience', portal.audience],
    ],
  },
} as const satisfies Readonly<Record<string, RenameKind>>;

export const getRenameKind = ({ what }: Rename): RenameKind => renameKinds[what];

export const renamedSite = (site: SiteRecord, rename: Rename): SiteRecord =>
  getRenameKind(rename).change(site, rename.to);

/** Changes values in a site config. Keeps comments and, unless a key is added, the formatting. */
export function changeConfig(text: string, site: SiteRecord, rename: Rename): string {
  let changed = text;
  for (const [key, value] of getRenameKind(rename).values?.(site) ?? []) {
    const document = parseDocument(changed);
    const path = key.split('.');
    if (document.getIn(path) === value) continue;
    const node = document.getIn(path, true);
    const [start, end] = isScalar(node) && node.range ? node.range : [];
    if (start === undefined) {
      document.setIn(path, value);
      changed = document.toString({ lineWidth: 0 });
    } else changed = changed.slice(0, start) + stringify(value).trimEnd() + changed.slice(end);
  }
  return changed;
}

/**
 * Returns remarks on what the portal can't change: PATCH of a site accepts neither its repository
 * nor its default branch. Spec: Endpoints.
 */
export function portalRemarks(site: SiteRecord, moved: Renaming['moved']): string[] {
  const fullName = `${moved.owner}/${moved.name}`;
  const named = `${site.repository.owner}/${site.repository.name}`;
  const branch = moved.defaultBranch ?? site.productionBranch;
  const changes = compact([
    fullName.toLowerCase() !== named.toLowerCase() &&
      `the repository to ${fullName} (until then, the portal ignores its events)`,
    branch !== site.productionBranch && `the default branch to ${branch}`,
  ]);
  if (changes.length === 0) return [];
  return [
    `Afterwards, change the record of the site ${site.slug} (${site.id}) in the portal ` +
      `${site.portal.url} yourself, since its API can't: ${changes.join(', ')}.`,
  ];
}
