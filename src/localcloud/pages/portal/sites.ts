import { html } from 'hono/html';
import { DeploymentList, SiteEnvironmentList } from '../../../contracts/portal/environment.ts';
import { SitePageList } from '../../../contracts/portal/page.ts';
import { SiteDetail, SiteList } from '../../../contracts/portal/site.ts';
import { SiteVersionList } from '../../../contracts/portal/version.ts';
import { gitHubPages } from '../github/repository-view.ts';
import { form, type Markup, state, table, time, webLink } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import { siteAddress, siteApi, siteFrame } from './site-frame.ts';

const maxDeployments = 20;
const atOnce = 100;

type SiteEntry = SiteList['sites'][number];

export function addSitePages(pageContext: PageContext): void {
  const { app, cloud, calls, runs, formToken, show } = pageContext;
  /** The public address, and below it the local equivalent. */
  const addresses = (slug: string, environment: string, address: string | undefined): Markup => {
    const here = cloud.hosting.address(slug, environment === 'Production' ? undefined : 'preview');
    return html`${address ?? ''}${address && here !== undefined && html`<br>`}${webLink(here)}
${here === undefined && !address ? none : ''}`;
  };
  /** An unknown run isn't linked: it has no page here. */
  const runLink = (id: string, repository: string, run: string): Markup => {
    if (runs.find(id, run)) return html`<a href="${siteAddress(id)}/runs/${run}">${run}</a>`;
    const known = cloud.githubApi.repository(repository)?.runs ?? [];
    if (known.some((item) => String(item.id) === run))
      return html`<a href="${gitHubPages}/${repository}/actions/runs/${run}">${run}</a>`;
    return html`${run}`;
  };

  const allSites = async (known: readonly SiteEntry[] = []): Promise<readonly SiteEntry[]> => {
    const { sites, total } = await calls.get(
      `/api/sites?limit=${atOnce}&offset=${known.length}`,
      SiteList,
    );
    const all = [...known, ...sites];
    if (sites.length === 0 || all.length >= total) return all;
    return allSites(all);
  };

  app.get('/', async (context) => {
    const sites = await allSites();
    const companies = [...new Map(sites.map((site) => [site.company.id, site.company.name]))];
    const tables = companies.map(([id, name]) => {
      const companySites = sites.filter((site) => site.company.id === id);
      const isSample = !companySites.some((site) =>
        cloud.sites.some((item) => item.id === site.id),
      );
      return table(
        isSample ? `${name} (sample data)` : name,
        ['Site', 'Status', 'Production', 'In development', 'Last deployed', 'Addresses'],
        companySites.map((site) => [
          html`<a href="${siteAddress(site.id)}">${site.name}</a>`,
          state(site.status),
          site.currentVersion ?? none,
          site.devVersion ?? none,
          site.lastDeployed == null
            ? html`<span class="quiet">never</span>`
            : time(site.lastDeployed),
          addresses(site.slug, 'Production', site.url),
        ]),
      );
    });
    return show(context, { title: 'Sites', content: html`${tables}` });
  });

  app.get('/sites/:id', async (context) => {
    const id = context.req.param('id');
    const path = siteApi(id);
    const [site, { environments }, { versions }, { deployments, total }] = await Promise.all([
      calls.get(path, SiteDetail),
      calls.get(`${path}/environments`, SiteEnvironmentList),
      calls.get(`${path}/versions`, SiteVersionList),
      calls.get(`${path}/deployments?limit=${maxDeployments}`, DeploymentList),
    ]);
    const { owner, name } = site.repository;
    const isKnown = cloud.githubApi.repository(`${owner}/${name}`) !== undefined;
    const repository = isKnown
      ? html`<a href="${gitHubPages}/${owner}/${name}">${owner}/${name}</a>`
      : html`<code>${owner}/${name}</code>`;
    const canDeploy = runs.canDeploy(site.id);
    const nothingYet = canDeploy
      ? "none yet. Press Deploy, or run site-deploy deploy --local in the site's folder."
      : "none yet. Start the local cloud with a site's folder to deploy it from here.";
    const content = html`
${site.description && html`<p>${site.description}</p>`}
<p class="quiet">Repository ${repository}, slug <code>${site.slug}</code>,
id <code>${site.id}</code></p>
${
  canDeploy
    ? form(
        `${siteAddress(id)}/runs`,
        formToken,
        html``,
        deployments.length > 0 ? 'Deploy again' : 'Deploy',
      )
    : ''
}
${table(
  'Environments',
  ['Environment', 'Version', 'Commit', 'Deployed', 'Last report', 'Addresses'],
  environments.map((item) => [
    item.environment,
    item.version ?? none,
    item.commitSha ? html`<code>${item.commitSha.slice(0, 12)}</code>` : none,
    item.deployedAt ? time(item.deployedAt) : html`<span class="quiet">never</span>`,
    item.lastStatus ? state(item.lastStatus) : none,
    addresses(site.slug, item.environment, item.url),
  ]),
)}
${table(
  'Versions',
  ['Version', 'State'],
  versions.map((item) => [item.version, state(item.status)]),
  'none yet. The first deployment creates one.',
)}
${table(
  total > deployments.length
    ? `Deployments (last ${deployments.length} of ${total})`
    : 'Deployments',
  ['Reported', 'Environment', 'Version', 'Commit', 'Ended', 'Problem', 'Run'],
  deployments.map((item) => [
    time(item.receivedAt),
    item.environment,
    item.version,
    html`<code>${item.commitSha.slice(0, 12)}</code>`,
    item.applied ? state(item.status) : html`${state(item.status)}, not applied`,
    item.error
      ? `${item.error.code}: ${item.error.message}`
      : html`<span class="quiet">nothing</span>`,
    runLink(site.id, `${owner}/${name}`, item.run.id),
  ]),
  nothingYet,
)}`;
    return show(context, {
      title: site.name,
      content,
      ...siteFrame(site),
      trail: [['/', 'Sites']],
    });
  });

  app.get('/sites/:id/pages', async (context) => {
    const id = context.req.param('id');
    const [site, { pages }] = await Promise.all([
      calls.get(siteApi(id), SiteDetail),
      calls.get(`${siteApi(id)}/pages`, SitePageList),
    ]);
    const rows = pages.map((page) => [
      html`<a href="${siteAddress(id)}/pages/${encodeURIComponent(page.slug)}">${page.title}</a>`,
      html`<code>${page.path}</code>`,
      page.type,
      String(page.textKeyCount),
      time(page.lastUpdated),
    ]);
    const columns = ['Page', 'Path', 'Kind', 'Texts', 'Changed'];
    const content = table(
      'Pages',
      columns,
      rows,
      'none yet. The portal learns them from deployments.',
    );
    return show(context, { title: 'Pages and metadata', content, ...siteFrame(site) });
  });
}

const none = html`<span class="quiet">none</span>`;
