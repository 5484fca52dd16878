import type { Context } from 'hono';
import { html } from 'hono/html';
import { DeploymentList, SiteEnvironmentList } from '../../../contracts/portal/environment.ts';
import type { SiteDetail } from '../../../contracts/portal/site.ts';
import { describeError, SiteDeployError } from '../../../shared/errors/error.ts';
import { count } from '../../../shared/units.ts';
import type { LocalRun } from '../../github/state/state.ts';
import { form, type Markup, pageSize, table, time, webLink } from '../frame/layout.ts';
import {
  type PageContext,
  type SentForm,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { describeNeeded, hasLevel } from '../frame/person.ts';
import { findObstacle } from '../frame/read-only.ts';
import { environments } from './frames.ts';
import { formatSubject, nameSubject, renderSide } from './history.ts';
import {
  describeLast,
  isToPreview,
  renderChanged,
  renderPublication,
  renderRecorded,
} from './progress.ts';
import { type Changed, defaultsPath, listChanged, readWaiting, type Waiting } from './waiting.ts';

type Environment = SiteEnvironmentList['environments'][number];

/** Adds the page that shows unpublished changes, and deploys them to Preview or publishes them. */
export function addPublishPages(pages: PageContext): void {
  const { app, cloud, calls, show, done, deployers } = pages;
  /** Changes that each run publishes, and the links to them once it has succeeded. */
  const published = new WeakMap<LocalRun, { readonly waiting: Waiting; changed?: Changed }>();

  app.get('/sites/:id/publish', (context) => showPublish(context));

  async function read(id: string) {
    const api = siteApi(id);
    const [site, known, { deployments }] = await Promise.all([
      calls.site(id),
      calls.get(`${api}/environments`, SiteEnvironmentList),
      calls.get(`${api}/deployments?limit=1`, DeploymentList),
    ]);
    const find = (name: string) => known.environments.find((item) => item.environment === name);
    const [live, preview] = [find('Production'), find('Preview')];
    const waiting = await readWaiting(pages, id, live);
    return { site, live, preview, waiting, recorded: deployments[0] };
  }

  /**
   * Returns the published changes. Reads them after the run, because pages have their new titles
   * only then.
   */
  async function findChanged(site: SiteDetail, run: LocalRun): Promise<Changed | undefined> {
    const known = published.get(run);
    if (!known || run.conclusion !== 'success') return undefined;
    const name = isToPreview(run) ? 'preview' : undefined;
    const origin = cloud.hosting.browserAddress(site.slug, name) ?? '';
    known.changed ??= await listChanged(pages, site.id, known.waiting, origin);
    return known.changed;
  }

  async function showPublish(context: Context, sent?: SentForm): Promise<Response> {
    const id = context.req.param('id') ?? '';
    const { site, live, preview, waiting, recorded } = await read(id);
    const texts = waiting.texts.slice(0, pageSize).map(({ key, displayed, after, by }) => {
      const query = new URLSearchParams({ search: key });
      return [html`<a href="${siteAddress(id)}/texts?${query}">${key}</a>`, displayed, after, by];
    });
    const waitingTotal = waiting.texts.length;
    const address = cloud.hosting.browserAddress(site.slug);
    const ofDefaults = waiting.metadata.filter(({ path }) => path === defaultsPath);
    const reached = await listChanged(
      pages,
      id,
      { texts: [], metadata: ofDefaults },
      address ?? '',
    );
    const metadata = renderMetadata(id, waiting, renderChanged(reached, 'Changes'));
    const isRuntime = waiting.mode === 'runtime';
    const deployed = metadata.length + (isRuntime ? 0 : waitingTotal);
    const head = ['What', 'Live now', 'Afterwards', 'By'];
    const action = `${siteAddress(id)}/publish/texts`;
    const label = `Publish ${count(waitingTotal, 'text')} now`;
    const total = waitingTotal + metadata.length;
    const runs = listRuns(pages, site);
    const deployer = deployers.get(id);
    const asked = runs.find((item) => String(item.id) === context.req.query('run'));
    const run = asked ?? deployer?.active ?? findLast(deployer?.last, live, preview);
    const isActive = run && (run.status !== 'completed' || deployer?.active === run);
    const publication = run && {
      run,
      isActive: isActive === true,
      last: runs.findLast(isDone),
      since: (isToPreview(run) ? preview : live)?.deployedAt,
      changed: isActive ? undefined : await findChanged(site, run),
    };
    const obstacle = findObstacle(site);
    const content = html`${publication ? renderPublication(publication) : renderRecorded(recorded)}
<p>${describeState(live, total)} ${
      total === 0 && address && webLink(address, 'Open the live site')
    }</p>
<div class="changes waiting">${texts.length > 0 && table(`Texts (${waitingTotal})`, head, texts)}
${isRuntime && waitingTotal > 0 && !obstacle && form(action, html``, label)}
${metadata.length > 0 && table(`Metadata (${metadata.length})`, head, metadata)}</div>
${renderPreview(pages, site, preview, isRuntime)}
${!isActive && (obstacle ?? renderButtons(pages, site, live, deployed))}
${!isActive && html`<p class="hint">${describeLast(runs.findLast(isDone))}</p>`}`;
    const page = { title: 'Publish', content, follows: isActive === true, ...siteFrame(site) };
    return show(context, page, sent);
  }

  for (const environment of environments)
    app.post(`/sites/:id/publish/${environment}`, async (context) => {
      const id = context.req.param('id');
      const deployer = deployers.get(id);
      if (!deployer) return context.notFound();
      const refuse = (message: string, lines: readonly string[] = []) => {
        const details = lines.map((line) => ({ field: '', message: line }));
        return showPublish(context, { refused: { status: 422, message, details } });
      };
      if (!hasLevel(id, 'editor')) return refuse(describeNeeded('editor'));
      // Read the waiting changes first: the run publishes them.
      const { waiting } = await read(id);
      try {
        const run = await deployer.again(environment);
        if (!published.has(run)) published.set(run, { waiting });
        return context.redirect(`${siteAddress(id)}/publish?run=${run.id}`, 303);
      } catch (error) {
        const [message = '', ...lines] = describeError(SiteDeployError.from(error));
        return refuse(message, lines);
      }
    });

  app.post('/sites/:id/publish/texts', async (context) => {
    const id = context.req.param('id');
    const { site, waiting } = await read(id);
    const { refused } = await calls.send('POST', `${siteApi(id)}/text-publications`);
    const origin = cloud.hosting.browserAddress(site.slug) ?? '';
    const changed = await listChanged(pages, id, { ...waiting, metadata: [] }, origin);
    const message = html`Published: the site shows the texts now.
${renderChanged(changed, 'What has changed')}`;
    return done(context, `${siteAddress(id)}/publish`, refused ? refused.message : message);
  });
}

/** Returns the runs of a site's repository, oldest first. */
function listRuns({ cloud }: PageContext, { repository }: SiteDetail): readonly LocalRun[] {
  return cloud.githubApi.repository(`${repository.owner}/${repository.name}`)?.runs ?? [];
}

/** Returns whether a run has published the site. */
const isDone = (run: LocalRun) => run.conclusion === 'success' && !isToPreview(run);

/** Returns the last run, unless it failed and a later one succeeded. */
function findLast(run: LocalRun | undefined, ...known: readonly (Environment | undefined)[]) {
  const [live, preview] = known;
  const { deployedAt = '' } = (run && isToPreview(run) ? preview : live) ?? {};
  const isPast = run?.conclusion !== 'success' && deployedAt > (run?.updatedAt ?? '');
  return isPast ? undefined : run;
}

/**
 * Renders the metadata that a publication changes.
 * @param reached pages that changed defaults affect
 */
function renderMetadata(id: string, { metadata }: Waiting, reached: Markup) {
  return metadata.map(({ path, changes, people }) => {
    const isOfSite = !formatSubject(id, path).includes('/pages/');
    const name = isOfSite ? nameSubject(path) : path.slice('/seo/'.length);
    const what = html`<a href="${formatSubject(id, path)}">${name}</a>${
      path === defaultsPath && reached
    }`;
    return [what, renderSide(changes, 1), renderSide(changes, 2), people];
  });
}

function describeState(live: Environment | undefined, total: number): string {
  if (!live?.deployedAt) return 'Nothing is live yet.';
  return total === 0 ? 'Everything that was saved is live.' : 'Saved, but not live yet:';
}

function renderPreview(
  { cloud, deployers }: PageContext,
  { id, slug }: SiteDetail,
  preview: Environment | undefined,
  isRuntime: boolean,
): Markup {
  const address = cloud.hosting.browserAddress(slug, 'preview');
  if (!address || !preview?.deployedAt)
    return html`<p class="hint">${deployers.has(id) && 'Nothing is in Preview yet.'}</p>`;
  const drafts = isRuntime && ', with the drafts of texts';
  return html`<p>${webLink(address, 'Open Preview')}<br><span class="hint">As of
${time(preview.deployedAt)}${drafts}.</span></p>`;
}

function renderButtons(
  { deployers }: PageContext,
  { id }: SiteDetail,
  live: Environment | undefined,
  changes: number,
): Markup {
  if (!deployers.has(id))
    return html`${changes > 0 && html`<p class="hint">The next publication takes this live.</p>`}`;
  const address = `${siteAddress(id)}/publish`;
  let label = `Publish ${count(changes, 'change')}`;
  if (changes === 0) label = 'Publish again';
  if (!live?.deployedAt) label = 'Publish the site';
  return html`<div class="acts">
${form(`${address}/preview`, html``, 'Show in Preview')}
${form(`${address}/production`, html``, label)}</div>`;
}
