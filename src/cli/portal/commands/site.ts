import type { Definition } from '../../definition.ts';
import { listOptions, partOptions, siteFields, siteFilters } from '../options.ts';
import { callCommand, portalCommand } from './portal-command.ts';

export const siteCommands: readonly Definition[] = [
  portalCommand(
    {
      name: 'sites',
      scope: 'portal',
      about: 'List the sites that you have access to.',
      example: 'sites --status active --company company_acme',
      options: siteFilters,
    },
    async () => (await import('../site-edits.ts')).showSites,
  ),
  callCommand({
    name: 'site',
    about: 'Show a site.',
    example: 'site --site site_acme',
    calls: 'getSite',
  }),
  callCommand({
    name: 'site set',
    about: 'Change a site; other fields stay unchanged.',
    example: 'site set --name "Acme Docs" --feature blogEnabled=true',
    options: siteFields,
    calls: 'patchSite',
    target: (_, siteId) => `to the site ${siteId}`,
    input: async (options, { siteId }) => ({
      body: (await import('../site-edits.ts')).readSiteChange(options, siteId),
    }),
    message: ({ site }, { siteId, sent }) =>
      `${site.name} (${siteId}): ${Object.keys(Object(sent.body)).join(', ')} changed.`,
  }),
  callCommand({
    name: 'stats',
    about: 'Show page views, content changes and development.',
    example: 'stats --period week',
    options: {
      '--period <period>': { about: 'period to cover', choices: ['day', 'week', 'month', 'year'] },
      '--from <date>': 'first day, such as 2026-05-01',
      '--to <date>': 'last day',
    },
    calls: 'getStatistics',
    target: (_, siteId) => `about the site ${siteId}`,
    input: ({ period, from, to }) => ({ query: { period, startDate: from, endDate: to } }),
    lines(answer, format) {
      const { byPage, ...views } = answer.pageViews;
      const figures = format.fields({ ...answer, pageViews: views });
      if (byPage.length === 0) return figures;
      const table = format.table(
        ['VIEWS>! views, PAGE path'],
        byPage.toSorted((a, b) => b.views - a.views),
      );
      return [...figures, '', ...table];
    },
  }),
  callCommand({
    name: 'pages',
    about: 'List the pages of a site.',
    example: 'pages --site site_acme --search team',
    options: listOptions,
    calls: 'listPages',
    input: ({ search, limit, offset }) => ({ query: { search, limit, offset } }),
    rows: (answer) => answer.pages,
    columns: [
      'SLUG! slug, PATH path, TITLE title, TYPE type, TEXTS>! textKeyCount',
      'UPDATED! lastUpdated',
    ],
    none: 'The site has no such page.',
  }),
  callCommand({
    name: 'versions',
    about: 'List the versions of a site.',
    example: 'versions --json',
    calls: 'listVersions',
    rows: ({ versions }) =>
      versions.map((entry) => {
        if (entry.status === 'production') {
          const { version, status, deployedAt, commitSha, releaseNotes } = entry;
          const source = commitSha.slice(0, 7);
          return { version, status, since: deployedAt, source, notes: releaseNotes };
        }
        const { version, status, createdAt, branch, changes } = entry;
        return {
          version,
          status,
          since: createdAt,
          source: branch,
          notes: `changes: ${changes}`,
        };
      }),
    columns: ['VERSION! version, STATUS! status, SINCE! since, SOURCE! source, NOTES notes'],
    none: 'The site has no versions yet.',
  }),
  callCommand({ name: 'settings', about: 'Show the settings of a site.', calls: 'getSettings' }),
  callCommand({
    name: 'settings set',
    about: 'Change settings; other settings stay unchanged.',
    example: 'settings set general.timezone=Europe/Berlin notifications.email=false',
    arguments: { '<name=value...>': 'settings by their dotted names' },
    calls: 'putSettings',
    target: (_, siteId) => `to the settings of ${siteId}`,
    input: async (options, { siteId }) => ({
      body: (await import('../site-edits.ts')).readSettings(options['name=value'], siteId),
    }),
    message(_, { siteId, sent }) {
      const names = Object.entries(Object(sent.body)).flatMap(([group, fields]) =>
        Object.keys(Object(fields)).map((field) => `${group}.${field}`),
      );
      return `${siteId}: ${names.join(', ')} changed.`;
    },
  }),
  callCommand({
    name: 'access',
    about: 'List who has access to a site, and at which level.',
    calls: 'listAccess',
    rows: (answer) => answer.access,
    columns: ['USER! userId, NAME name, LEVEL! level'],
    none: 'Nobody has access.',
  }),
  callCommand({
    name: 'access set',
    about: 'Give a user a level.',
    example: 'access set user_edda editor',
    arguments: {
      '<user>': 'id of the user',
      '<level>': { about: 'its level', choices: ['viewer', 'editor', 'admin', 'owner'] },
    },
    calls: 'putAccess',
    input: ({ user, level }) => ({ userId: user, body: { level } }),
    message: (_, { options }) => `${options.user} is now ${options.level}.`,
  }),
  callCommand({
    name: 'access remove',
    about: "Revoke a user's access.",
    example: 'access remove user_edda',
    arguments: { '<user>': 'id of the user' },
    calls: 'deleteAccess',
    input: ({ user }) => ({ userId: user }),
    message: (_, { options }) => `${options.user} no longer has access.`,
  }),
  callCommand({
    name: 'environments',
    about: 'Show what Production and Preview serve, as known to the portal.',
    calls: 'listEnvironments',
    rows: (answer) => answer.environments,
    columns: [
      'ENVIRONMENT! environment, VERSION! version, COMMIT! commitSha, DEPLOYED! deployedAt',
      'LAST REPORT! lastStatus, ADDRESS url',
    ],
    none: 'Nothing was deployed yet.',
  }),
  callCommand({
    name: 'deployments',
    about: 'List the reported deployments, newest first.',
    example: 'deployments --limit 10',
    options: partOptions,
    calls: 'listDeployments',
    input: ({ limit, offset }) => ({ query: { limit, offset } }),
    rows: (answer) => answer.deployments,
    columns: [
      'REPORTED! receivedAt, ENVIRONMENT! environment, VERSION! version, COMMIT! commitSha',
      'ENDED! status, RUN! run.id, PROBLEM error.message',
    ],
    none: 'Nothing was reported yet.',
  }),
];
