import * as z from 'zod/mini';
import * as format from './formats.ts';
import { flag, key, map, oneOfValues } from './schema-keys.ts';

const AutomaticTexts = map({
  to: key(
    z._default(oneOfValues(['release', 'production']), 'release'),
    'Branch that texts edited in the portal are committed to: the open release branch, or the production branch.',
  ),
  as: key(
    z._default(oneOfValues(['commit', 'pull-request']), 'commit'),
    'commit: one signed commit. pull-request: one pull request that people merge; so it is, too, where a rule of the ' +
      'branch takes nothing else.',
  ),
});

const AutomaticRequests = map({
  analysis: key(
    z._default(oneOfValues(['rules', 'model']), 'rules'),
    'Who says what a request is: rules, or a model of GitHub Models, which the run asks with its own token: ' +
      '"onboard" gives requests.yml the permission. Where the model is of no use, the rules decide, and say so.',
  ),
  model: key(
    z._default(format.modelName(), 'openai/gpt-4.1-mini'),
    'The model, with analysis: model. It is shown the words of the request, and the pages and texts of the site.',
  ),
  by: key(
    z._default(oneOfValues(['people', 'assignee', 'workflow']), 'people'),
    'Who implements development requests: people; an agent that GitHub assigns the issue to; an agent that runs as a ' +
      'step of a workflow. Requests whose automation potential is low or none are for people in any case.',
  ),
  assignee: key(
    z._default(format.accountName(), 'copilot-swe-agent[bot]'),
    'Login of the agent, with by: assignee. It needs the token of a user, which the secret SITE_AGENT_TOKEN holds.',
  ),
  workflow: key(
    z._default(format.workflowFile(), 'agent.yml'),
    'File name of the workflow of the agent, with by: workflow. "site-deploy onboard --with requests" writes it.',
  ),
  merge: key(
    z._default(oneOfValues(['people', 'green']), 'people'),
    'Who merges the pull request of an agent into the release branch: people, or site-deploy when nothing speaks ' +
      'against it (checks, reviews, protected files). Into the production branch it never merges one.',
  ),
  release: key(
    z._default(oneOfValues(['people', 'start', 'each']), 'people'),
    'Who makes releases: people; start: a release is started where none is open; each: it is also finished as soon ' +
      'as the request on it is approved.',
  ),
  rounds: key(
    z._default(format.wholeNumber(1, 20, 'rounds'), 3),
    'How often an agent works on one request: the first time, and each time that a review sends it back.',
  ),
  hours: key(
    z._default(format.wholeNumber(1, 168, 'hours'), 4),
    'For how many hours an agent may work each time. Then it is stopped, and people are told.',
  ),
  dependencies: key(
    z._default(flag(), false),
    'Whether an agent may change package.json and lockfiles. Workflows and configuration are never its own to change.',
  ),
});

export const Automation = map({
  texts: key(z.prefault(AutomaticTexts, {}), 'How "texts sync" commits text overrides.'),
  requests: key(
    z.prefault(AutomaticRequests, {}),
    'How "requests advance" moves development requests.',
  ),
});
