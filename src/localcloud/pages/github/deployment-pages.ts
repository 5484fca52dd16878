import { html } from 'hono/html';
import { table, time } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import { commitLink, getTabs, getTrail } from './links.ts';
import { addressLink } from './render-text.ts';
import { gitHubPages, repositoryAt } from './repository-view.ts';

/** Deployments with their outcomes, newest first. */
export function addGitHubDeploymentPages(pageContext: PageContext): void {
  const { app, cloud, show } = pageContext;
  app.get(`${gitHubPages}/:owner/:name/deployments`, (context) => {
    const view = repositoryAt(cloud, context);
    if (!view) return context.notFound();
    const rows = view.repository.deployments.toReversed().map((deployment) => {
      const { statuses, transient } = deployment;
      const last = statuses.at(-1);
      const isGone = transient && last?.state === 'inactive';
      return [
        deployment.environment,
        html`<strong>${isGone ? 'destroyed' : (last?.state ?? 'pending')}</strong> ${last?.description ?? ''}`,
        commitLink(view, deployment.sha),
        last?.environmentUrl ? addressLink(last.environmentUrl, cloud) : '',
        last?.logUrl ? addressLink(last.logUrl, cloud, 'Log') : '',
        deployment.creator,
        time(deployment.at),
      ];
    });
    const head = ['Environment', 'State', 'Commit', 'Address', 'Log', 'By', 'Made'];
    const content =
      rows.length === 0
        ? html`<p>None so far. GitHub makes one for a job with an environment.</p>`
        : table('Deployments', head, rows);
    return show(context, {
      title: 'Deployments',
      content,
      trail: getTrail(view),
      parts: getTabs(view),
    });
  });
}
