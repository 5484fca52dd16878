import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Provenance } from '../../../contracts/portal/deployment.ts';
import { PageAddition, PageAdditionResult } from '../../../contracts/portal/editing.ts';
import { DeploymentList, SiteEnvironmentList } from '../../../contracts/portal/environment.ts';
import { SitePageList } from '../../../contracts/portal/page.ts';
import {
  type SiteDetail,
  SiteList,
  type SiteVersion,
  SiteVersionList,
} from '../../../contracts/portal/site.ts';
import { count } from '../../../shared/units.ts';
import { type Field, getLabels, renderFields, toBody, typedValues } from '../frame/editor.ts';
import {
  form,
  listQuery,
  type Markup,
  pager,
  pageSize,
  searchField,
  searchForm,
  state,
  table,
  time,
  webLink,
} from '../frame/layout.ts';
import {
  type PageContext,
  pageAddress,
  type SentForm,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { findObstacle } from '../frame/read-only.ts';
import { defineFields } from '../frame/schema-fields.ts';
import { gitHubPages } from '../github/repository-view.ts';

const addition = defineFields(PageAddition);
const newPage: readonly Field[] = [
  addition('path', 'Address', { hint: 'Such as /about.' }),
  addition('title', 'Title'),
];

const maxDeployments = 20;
const atOnce = 100;

type SiteEntry = SiteList['sites'][number];

export function addSitePages(pageContext: PageContext): void {
  const { app, cloud, calls, show, fields, done } = pageContext;

  const allSites = async (known: readonly SiteEntry[] = []): Promise<readonly SiteEntry[]> => {
    const page = `/api/sites?limit=${atOnce}&offset=${known.length}`;
    const { sites, total } = await calls.get(page, SiteList);
    const all = [...known, ...sites];
    if (sites.length === 0 || all.length >= total) return all;
    return allSites(all);
  };

  app.get('/', async (context) => {
    const companies = Map.groupBy(await allSites(), (site) => site.company.id);
    const tables = [...companies.values()].map((sites) => {
      const isReal = sites.some(({ id }) => cloud.sites.some((item) => item.id === id));
      const caption = `${sites[0]?.company.name}${isReal ? '' : ' (sample data)'}`;
      const head = [
        'Site',
        'Status',
        'Production',
        'In development',
        'Last published',
        'Addresses',
      ];
      const rows = sites.map((site) => siteRow(site, cloud));
      return table(caption, head, rows);
    });
    return show(context, { title: 'Sites', content: html`${tables}` });
  });

  app.get('/sites/:id', (context) => showSite(context));

  async function showSite(context: Context): Promise<Response> {
    const id = context.req.param('id') ?? '';
    const path = siteApi(id);
    const [site, { environments }, { versions }, deployments] = await Promise.all([
      calls.site(id),
      calls.get(`${path}/environments`, SiteEnvironmentList),
      calls.get(`${path}/versions`, SiteVersionList),
      calls.get(`${path}/deployments?limit=${maxDeployments}`, DeploymentList),
    ]);
    const versionRows = versions.map((item) => versionRow(item, site.versions.current));
    const noVersions = 'none yet. The first deployment creates one.';
    const content = html`${renderAbout(pageContext, site, deployments.total > 0)}
${renderEnvironments(site, environments, cloud)}
${table('Versions', ['Version', 'State', 'Since', 'From', 'Notes'], versionRows, noVersions)}
${renderDeployments(pageContext, site, deployments)}`;
    const frame = { ...siteFrame(site), trail: [['/', 'Sites']] as const };
    return show(context, { title: site.name, content, ...frame });
  }

  async function showPages(context: Context, sent?: SentForm) {
    const id = context.req.param('id') ?? '';
    const query = listQuery(context.req.query(), ['search', 'type']);
    const [site, { pages, total }] = await Promise.all([
      calls.site(id),
      calls.get(`${siteApi(id)}/pages?${query}&limit=${pageSize}`, SitePageList),
    ]);
    const served = cloud.portal.served(
      id,
      pages.map(({ slug }) => slug),
    );
    const bySlug = new Map(served.map((page) => [page.slug, page]));
    const rows = pages.map((page) => {
      const { title, description } = bySlug.get(page.slug) ?? page;
      return [
        html`<a href="${pageAddress(id, page.slug)}">${title || page.path}</a>`,
        html`<code>${page.path}</code>`,
        html`<span class="clipped">${description || none}</span>`,
        page.type,
        String(page.textKeyCount),
        time(page.lastUpdated),
      ];
    });
    const columns = ['Page', 'Path', 'Description', 'Kind', 'Texts', 'Changed'];
    const noPages = 'none found. The portal learns them when the site is published.';
    const address = `${siteAddress(id)}/pages`;
    const search = html`${searchField(query)}
<div><label for="type">Kind</label>
<input type="text" id="type" name="type" value="${query.get('type') ?? ''}"></div>`;
    const obstacle = findObstacle(site);
    const content = html`<p><a href="${siteAddress(id)}/grid">Edit many pages together</a></p>
${searchForm(address, search)}${table('Pages', columns, rows, noPages)}
${pager(address, query, total)}
<p class="hint">Visitors can open each of these pages, also those that a generator makes by itself,
such as /tags.</p>
<h2>Add a page</h2><p class="hint">For an address that no built file has, such as a route of an
application. Later builds keep it.</p>
${obstacle ?? form(address, renderFields(newPage, sent?.fields ?? {}), 'Add the page')}`;
    return show(context, { title: 'Pages and metadata', content, ...siteFrame(site) }, sent);
  }

  app.get('/sites/:id/pages', (context) => showPages(context));

  app.post('/sites/:id/pages', async (context) => {
    const id = context.req.param('id');
    const sent = await fields(context);
    const body = toBody(typedValues(sent, newPage, {}), newPage);
    const { refused, json } = await calls.send('POST', `${siteApi(id)}/pages`, body);
    if (refused) return showPages(context, { fields: sent, refused, labels: getLabels(newPage) });
    const slug = PageAdditionResult.safeParse(json).data?.page.slug ?? '';
    return done(
      context,
      pageAddress(id, slug),
      'Added. Its metadata goes live when the site is published.',
    );
  });
}

const quiet = (words: string): Markup => html`<span class="quiet">${words}</span>`;
const none = quiet('none');
const timeOrNever = (at: string | undefined) => (at ? time(at) : quiet('never'));
const commit = (sha: string) => html`<code>${sha.slice(0, 12)}</code>`;

function siteRow(site: SiteEntry, cloud: PageContext['cloud']): readonly (Markup | string)[] {
  return [
    html`<a href="${siteAddress(site.id)}">${site.name}</a>`,
    state(site.status),
    site.currentVersion ?? none,
    site.devVersion ?? none,
    timeOrNever(site.lastDeployed ?? undefined),
    renderAddresses(cloud, site.slug, 'Production', site.url),
  ];
}

function versionRow(
  item: SiteVersion,
  current: string | null | undefined,
): readonly (Markup | string)[] {
  const { version, status } = item;
  if (item.status === 'development')
    return [version, status, time(item.createdAt), item.branch, count(item.changes, 'change')];
  let label = quiet('in production before');
  if (version === current) label = state(status);
  const notes = html`<span class="prose">${item.releaseNotes}</span>`;
  return [version, label, time(item.deployedAt), commit(item.commitSha), notes];
}

function renderAddresses(
  { hosting }: PageContext['cloud'],
  slug: string,
  environment: string,
  address = '',
): Markup {
  const here = hosting.browserAddress(slug, environment === 'Production' ? undefined : 'preview');
  if (!here && !address) return none;
  return html`${address}${address && here && html`<br>`}${webLink(here)}`;
}

function renderAbout(pages: PageContext, site: SiteDetail, isDeployed: boolean): Markup {
  const { cloud, deployers } = pages;
  const name = `${site.repository.owner}/${site.repository.name}`;
  const repository = cloud.githubApi.repository(name)
    ? html`<a href="${gitHubPages}/${name}">${name}</a>`
    : html`<code>${name}</code>`;
  const submit = isDeployed ? 'Publish again' : 'Publish';
  const action = `${siteAddress(site.id)}/publish/production`;
  const publish = deployers.has(site.id) && !findObstacle(site) && form(action, html``, submit);
  return html`${site.description && html`<p>${site.description}</p>`}
<p class="quiet">Repository ${repository}, slug <code>${site.slug}</code>,
id <code>${site.id}</code></p>
${publish}`;
}

function renderEnvironments(
  site: SiteDetail,
  environments: SiteEnvironmentList['environments'],
  cloud: PageContext['cloud'],
): Markup {
  const rows = environments.map((item) => [
    item.environment,
    item.version ?? none,
    item.commitSha ? commit(item.commitSha) : none,
    timeOrNever(item.deployedAt),
    item.lastStatus ? state(item.lastStatus) : none,
    renderAddresses(cloud, site.slug, item.environment, item.url),
  ]);
  const head = ['Environment', 'Version', 'Commit', 'Deployed', 'Last report', 'Addresses'];
  return table('Environments', head, rows);
}

function renderDeployments(
  pages: PageContext,
  site: SiteDetail,
  { deployments, total }: DeploymentList,
): Markup {
  const shown = total > deployments.length ? ` (last ${deployments.length} of ${total})` : '';
  return table(
    `Deployments${shown}`,
    ['Reported', 'Environment', 'Version', 'Commit', 'Build', 'Ended', 'Problem', 'Run'],
    deployments.map((item) => [
      time(item.receivedAt),
      item.environment,
      item.version,
      commit(item.commitSha),
      renderBuild(item.commitSha, item.provenance),
      html`${state(item.status)}${!item.applied && ', not applied'}`,
      item.error ? `${item.error.code}: ${item.error.message}` : quiet('nothing'),
      renderRun(pages, site, item.run.id),
    ]),
    pages.deployers.has(site.id)
      ? "none yet. Press Publish, or run site-deploy deploy --local in the site's folder."
      : "none yet. Start the local cloud with a site's folder to deploy it from here.",
  );
}

/** Renders a run, with a link if the local GitHub knows the run. */
function renderRun({ cloud }: PageContext, site: SiteDetail, run: string): Markup {
  const repository = `${site.repository.owner}/${site.repository.name}`;
  const known = cloud.githubApi.repository(repository)?.runs ?? [];
  if (!known.some((item) => String(item.id) === run)) return html`${run}`;
  return html`<a href="${gitHubPages}/${repository}/actions/runs/${run}">${run}</a>`;
}

const toPreview = {
  same: ", the same build as Preview's",
  different: ', another build than Preview showed',
};

/** Renders which build was deployed: the digest of its files, and for a reused build its commit. */
function renderBuild(commit: string, provenance: Provenance | undefined): Markup {
  const { built, builtFrom = commit, preview } = provenance ?? {};
  if (!built) return html`<span class="quiet">unknown</span>`;
  const digest = built.replace('sha256:', '').slice(0, 12);
  const reused = builtFrom !== commit && `, reused from ${builtFrom.slice(0, 12)}`;
  return html`<code>${digest}</code>${reused}${preview && toPreview[preview]}`;
}
