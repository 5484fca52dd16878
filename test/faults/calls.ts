import { releaseHosts } from '../../src/localcloud/swa-client/swa-client.ts';
import type { CheckoutOptions, Harness, RunOptions } from '../e2e/harness/harness.ts';
import { target } from '../e2e/harness/sent.ts';
import { acme, withBuild } from '../e2e/harness/site.ts';
import { createClient, createToken } from '../unit/localcloud/support.ts';

type Options = CheckoutOptions & RunOptions;

/** A run that reaches a call. */
export interface Way {
  /** Prepares the local cloud, e.g. with an earlier run. */
  readonly before?: (harness: Harness) => Promise<void>;
  readonly options?: (harness: Harness) => Options;
  /** Returns whether the run has done its work. Default: an upload became visible to visitors. */
  readonly hasChanged?: (harness: Harness) => Promise<boolean>;
}

const inSite = (path: string) => ({
  host: target.exchange.host,
  path: `/api/sites/${acme.id}${path}`,
});
const preview = { event: { ref: 'refs/heads/release/1.4.0' }, jobEnvironment: 'Preview' } as const;
const getPreview = ({ cloud }: Harness) =>
  `https://${cloud.hosting.hostname(acme.slug, 'preview')}`;

const plain: Way = {};
/** A run whose site has metadata and SEO defaults in the portal. */
const metadata: Way = {
  async before({ cloud }) {
    const put = (path: string, body: object) =>
      cloud.portal.respond({
        method: 'PUT',
        ...inSite(path),
        query: new URLSearchParams(),
        headers: {
          authorization: `Bearer ${createToken(cloud, 'editor')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        client: '127.0.0.1',
      });
    await put('/seo/home', {
      title: 'Written in the portal',
      description: 'What the page is about.',
    });
    await put('/seo/defaults', {
      titleSuffix: ' | Acme',
      defaultImage: 'https://www.acme.example/og.png',
    });
  },
  options: () => ({ config: { seo: { enabled: true } } }),
};
/** A run that reads the live site before the upload, and the head of the branch. */
const unforced: Way = {
  async before(harness) {
    await harness.deploy();
  },
  options: ({ cloud }) => ({
    ...withBuild("site('Changed');"),
    inputs: { force: 'false', 'github-token': cloud.githubApi.token },
  }),
};
const official: Way = { options: () => ({ inputs: { uploader: 'official' } }) };
const closing: Way = {
  async before(harness) {
    await harness.deploy({
      ...preview,
      config: { environments: { preview: { url: getPreview(harness) } } },
    });
  },
  options: (harness) => ({
    config: { environments: { preview: { url: getPreview(harness) } } },
    event: { name: 'delete', payload: { ref: 'release/1.4.0', ref_type: 'branch' } },
    jobEnvironment: 'Preview',
    inputs: { mode: 'close', 'github-token': harness.cloud.githubApi.token },
  }),
  hasChanged: async (harness) =>
    (await createClient(harness.cloud)(`${getPreview(harness)}/`)).status === 404,
};

/** Outgoing calls of runs, each with its destination and a run that reaches it. */
export const calls = {
  idToken: { ...target.idToken, way: plain },
  login: { ...target.login, way: plain },
  exchange: { ...target.exchange, way: plain },
  pages: { ...inSite('/pages'), way: metadata },
  metadata: { ...inSite('/seo/home'), way: metadata },
  defaults: { ...inSite('/seo/defaults'), way: metadata },
  sitemap: { ...inSite('/sitemap.xml'), way: metadata },
  github: { host: 'api.github.com', way: unforced },
  'live before': { ...target.marker, way: unforced },
  validate: { ...target.validate, way: plain },
  request: { ...target.request, way: plain },
  put: { ...target.put, way: plain },
  update: { ...target.update, way: plain },
  check: { ...target.check, way: plain },
  'client metadata': { host: releaseHosts.metadata, way: official },
  'client download': { host: releaseHosts.download, way: official },
  marker: { ...target.marker, way: plain },
  root: { ...target.root, way: plain },
  notify: { ...target.notify, way: plain },
  close: { host: target.validate.host, path: '/api/pullrequest/close', way: closing },
} as const;

export type Call = keyof typeof calls;
