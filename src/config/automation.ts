import * as z from 'zod/mini';
import * as format from './formats.ts';
import { flag, key, map, oneOfValues } from './formats.ts';

const AutomaticTexts = map({
  to: key(
    z._default(oneOfValues(['release', 'production']), 'release'),
    'Target branch for texts edited in the portal: the open release branch or the production ' +
      'branch.',
  ),
  as: key(
    z._default(oneOfValues(['commit', 'pull-request']), 'commit'),
    'commit: one signed commit. pull-request: one pull request that people merge; also used if a ' +
      'rule of the branch accepts nothing else.',
  ),
});

const AutomaticRequests = map({
  analysis: key(
    z._default(oneOfValues(['rules', 'model']), 'rules'),
    'How requests are classified: by rules, or by a model of GitHub Models, called with the ' +
      'token of the run; "onboard" gives requests.yml the permission. If the model is unusable, ' +
      'the rules decide and report it.',
  ),
  model: key(
    z._default(format.modelName(), 'openai/gpt-4.1-mini'),
    "The model, with analysis: model. It receives the request's text, and the pages and " +
      'texts of the site.',
  ),
  by: key(
    z._default(oneOfValues(['people', 'assignee', 'workflow']), 'people'),
    'Who implements development requests: people; an agent that GitHub assigns the issue to; ' +
      'an agent that runs as a ' +
      'workflow step. Requests with low or no automation potential always go to people.',
  ),
  assignee: key(
    z._default(format.accountName(), 'copilot-swe-agent[bot]'),
    "Login of the agent, with by: assignee. Needs a user's token in the secret SITE_AGENT_TOKEN.",
  ),
  workflow: key(
    z._default(format.workflowFile(), 'agent.yml'),
    'File name of the agent\'s workflow, with by: workflow. "site-deploy onboard --with ' +
      'requests" writes it.',
  ),
  merge: key(
    z._default(oneOfValues(['people', 'green']), 'people'),
    "Who merges an agent's pull request into the release branch: people, or site-deploy if " +
      'nothing blocks it (checks, reviews, protected files) and a check has built it. ' +
      'site-deploy never merges one into the production branch.',
  ),
  checks: key(
    z.optional(z.array(format.checkName(), { error: 'a list of names of checks' })),
    'Names of the checks that build a change, with merge: green; one success is enough. Default: ' +
      'jobs of workflows that run site-deploy or the build command.',
    ['netlify/site'],
  ),
  selfApproval: key(
    z._default(flag(), false),
    'Whether people may approve a change on GitHub that they wrote themselves, e.g. in a team of ' +
      'one. Default: only somebody who wrote none of it.',
  ),
  judge: key(
    z.optional(format.commandLine('a command')),
    "Command that judges an agent's patch in the judge job, after the rules, e.g. by asking a " +
      'model. It gets the files PATCH and TASK, and accepts the patch by exit code 0.',
    'node .github/judge.mjs "$PATCH" "$TASK"',
  ),
  release: key(
    z._default(oneOfValues(['people', 'start', 'each']), 'people'),
    'Who makes releases: people; start: start a release if none is open; each: also finish it as ' +
      'soon as its request is approved.',
  ),
  rounds: key(
    z._default(format.wholeNumber(1, 20, 'rounds'), 3),
    'Maximum number of agent rounds per request: the first, and one each time a review sends ' +
      'it back.',
  ),
  startsPerDay: key(
    z._default(format.wholeNumber(1, 100, 'starts'), 5),
    'Maximum number of times that the agent is started for one request within 24 hours, for ' +
      'whatever reason. After that, people are asked. "requests show" prints how many were used.',
  ),
  hours: key(
    z._default(format.wholeNumber(1, 168, 'hours'), 4),
    'Maximum hours per agent round. After that, the agent is stopped and people are notified.',
  ),
  files: key(
    z.optional(z.array(format.filePattern(), { error: 'a list of file patterns' })),
    'Files that an agent may change, relative to the root of the repository; `*` and `**` as in ' +
      'workflow triggers. Default: pages, styles and scripts in the folders that the framework ' +
      'of the site has for them. Hidden files, settings of tools and the site config are never ' +
      'included.',
    ['src/**', 'public/**'],
  ),
  dependencies: key(
    z._default(flag(), false),
    'Whether an agent may change package.json and lockfiles. It can never change workflows ' +
      'and configuration.',
  ),
});

const AutomaticRelease = map({
  files: key(
    z._default(z.array(format.relativePath('a file'), { error: 'a list of files' }), []),
    'Files besides package.json that hold the version, relative to the root of the repository. ' +
      'In JSON, it is the key `version` at the top; elsewhere, the first line such as ' +
      '`version: 1.4.0` or `version = "1.4.0"`.',
  ),
});

export const Automation = map({
  release: key(z.prefault(AutomaticRelease, {}), 'How "release start" raises the version.'),
  texts: key(z.prefault(AutomaticTexts, {}), 'How "texts sync" commits text overrides.'),
  requests: key(
    z.prefault(AutomaticRequests, {}),
    'How "requests advance" moves development requests.',
  ),
  failures: key(
    z._default(oneOfValues(['issue', 'none']), 'issue'),
    'How to report a failed release or scheduled run, in addition to the run itself: issue (one ' +
      'issue, which the next success closes) or none.',
  ),
});
