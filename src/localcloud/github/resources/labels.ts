import { type Answered, type GitHubCall, type GitHubRoutes, ok, refused } from '../rest/call.ts';
import { list, record, text } from '../rest/values.ts';
import type { LocalIssue } from '../state/state.ts';
import { onExistingIssue, toApiLabel } from './issues.ts';
import { itemEvent } from './pulls.ts';

function readNames(body: GitHubCall['body']): string[] {
  const named = list(body.labels);
  return named.map((label) => text(label) || text(record(label).name)).filter(Boolean);
}

/** Replaces an issue's labels. Creates an event for each label that was added or removed. */
function setLabels(call: GitHubCall, issue: LocalIssue, labels: readonly string[]): Answered {
  const { repository, at } = call;
  const before = issue.labels;
  issue.labels = [...new Set(labels)];
  issue.updatedAt = at;
  const event = (action: string, label: string) =>
    itemEvent(call, issue, action, { label: toApiLabel(label, repository) });
  const events = [
    ...before
      .filter((label) => !issue.labels.includes(label))
      .map((one) => event('unlabeled', one)),
    ...issue.labels.filter((label) => !before.includes(label)).map((one) => event('labeled', one)),
  ];
  return { ...ok(issue.labels.map((label) => toApiLabel(label, repository))), events };
}

/** Routes for labels: https://docs.github.com/rest/issues/labels */
export const labelRoutes: GitHubRoutes = {
  'GET /issues/{number}/labels': onExistingIssue(({ labels }, { repository }) =>
    ok(labels.map((label) => toApiLabel(label, repository))),
  ),
  'POST /issues/{number}/labels': onExistingIssue((issue, call) =>
    setLabels(call, issue, [...issue.labels, ...readNames(call.body)]),
  ),
  'PUT /issues/{number}/labels': onExistingIssue((issue, call) =>
    setLabels(call, issue, readNames(call.body)),
  ),
  'DELETE /issues/{number}/labels/{name}': onExistingIssue((issue, call) => {
    const name = text(call.parts[1]).toLowerCase();
    const left = issue.labels.filter((label) => label.toLowerCase() !== name);
    if (left.length === issue.labels.length) return refused(404, 'Label does not exist');
    return setLabels(call, issue, left);
  }),
};
