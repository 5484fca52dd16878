import { html } from 'hono/html';
import { DeploymentList, SiteEnvironmentList } from '../../../portal/contract/environment.ts';
import { SitePageList } from '../../../portal/contract/page.ts';
import { SiteDetail, SiteList } from '../../../portal/contract/site.ts';
import { SiteVersionList } from '../../../portal/contract/version.ts';
import type { FacePages } from '../face-pages.ts';
import { form, type Markup, table, time, webLink } from '../layout.ts';

/** The pages of a site, for its menu. */
const parts = [
  ['pages', 'Pages and metadata'],
  ['texts', 'Texts'],
  ['requests', 'Development requests'],
  ['webhook', 'Webhook'],
] as const;

/** Companies with their sites; a site with its environments, versions and deployments. */
export function addSitePages({ app, cloud, calls, runs, formToken, show, notice }: FacePages): void {
  const local = (slug: string, environment: string): Markup =>
    webLink(cloud.hosting.address(slug, environment === 'Production' ? undefined : 'preview'));

  const runLink = (id: string, { id: run, url }: { readonly id: string; readonly url?: string | undefined }): Markup =>
    runs.find(id, run) === undefined ? webLink(url, run) : html`<a href="/sites/${id}/runs/${run}">${run}</a>`;

  app.get('/', async (context) => {
    const { sites } = await calls.get('/api/sites?limit=100', SiteList);
    const companies = [...new Map(sites.map(({ company }) => [company.id, company.name]))];
    const content = companies.map(([id, name]) =>
      table(
        name,
        ['Site', 'Status', 'Production', 'In development', 'Last deployed', 'Address', 'Open here'],
        sites
          .filter(({ company }) => company.id === id)
          .map((site) => [
            html`<a href="/sites/${site.id}">${site.name}</a>`,
            site.status,
            site.currentVersion ?? 'never deployed',
            site.devVersion ?? 'none',
            time(site.lastDeployed ?? undefined),
            site.url,
            local(site.slug, 'Production'),
          ]),
      ),
    );
    return show(context, { title: 'Sites', content: html`${content}` });
  });

  app.get('/sites/:id', async (context) => {
    const path = `/api/sites/${encodeURIComponent(context.req.param('id'))}`;
    const [site, { environments }, { versions }, { deployments }] = await Promise.all([
      calls.get(path, SiteDetail),
      calls.get(`${path}/environments`, SiteEnvironmentList),
      calls.get(`${path}/versions`, SiteVersionList),
      calls.get(`${path}/deployments?limit=20`, DeploymentList),
    ]);
    const links = parts.map(([part, name]) => html`<li><a href="/sites/${site.id}/${part}">${name}</a></li>`);
    const submit = deployments.length > 0 ? 'Deploy again' : 'Deploy';
    const content = html`
<p>${site.description}</p>
<nav aria-label="Parts of the site"><ul class="trail">${links}</ul></nav>
<p>Repository <code>${site.repository.owner}/${site.repository.name}</code>, slug <code>${site.slug}</code>,
id <code>${site.id}</code>.</p>
${runs.canDeploy(site.id) ? form(`/sites/${site.id}/runs`, formToken, html``, submit) : ''}
${table(
  'Environments',
  ['Environment', 'Version', 'Commit', 'Deployed', 'Last report', 'Address', 'Open here'],
  environments.map((one) => [
    one.environment,
    one.version ?? 'none',
    html`<code>${one.commitSha?.slice(0, 12) ?? ''}</code>`,
    time(one.deployedAt),
    one.lastStatus ?? 'none',
    one.url ?? '',
    local(site.slug, one.environment),
  ]),
)}
${table(
  'Versions',
  ['Version', 'State'],
  versions.map((one) => [one.version, one.status]),
)}
${table(
  'Deployments',
  ['Reported', 'Environment', 'Version', 'Commit', 'Ended', 'What went wrong', 'Run'],
  deployments.map((one) => [
    time(one.receivedAt),
    one.environment,
    one.version,
    html`<code>${one.commitSha.slice(0, 12)}</code>`,
    one.applied ? one.status : `${one.status}, not applied`,
    one.error === undefined ? '' : `${one.error.code}: ${one.error.message}`,
    runLink(site.id, one.run),
  ]),
)}`;
    return show(context, { title: site.name, content, trail: [['/', 'Sites']], notice: notice(context) });
  });

  app.get('/sites/:id/pages', async (context) => {
    const id = context.req.param('id');
    const path = `/api/sites/${encodeURIComponent(id)}`;
    const [site, { pages }] = await Promise.all([
      calls.get(path, SiteDetail),
      calls.get(`${path}/pages`, SitePageList),
    ]);
    const rows = pages.map((page) => [
      html`<a href="/sites/${id}/pages/${encodeURIComponent(page.slug)}">${page.title}</a>`,
      html`<code>${page.path}</code>`,
      page.type,
      String(page.textKeyCount),
      time(page.lastUpdated),
    ]);
    const content = table('Pages', ['Page', 'Path', 'Kind', 'Texts', 'Changed'], rows);
    const trail = [
      ['/', 'Sites'],
      [`/sites/${id}`, site.name],
    ] as const;
    return show(context, { title: 'Pages and metadata', content, trail });
  });
}
