import type { HostedAnswer } from '../../../src/hosting/hosted-site.ts';
import { findFile } from '../../../src/hosting/lookup.ts';
import { isWildcard, matchesPattern, withoutSlash } from '../../../src/hosting/patterns.ts';
import type { HostingRules } from '../../../src/hosting/rules.ts';
import type { Config, Visit } from './random-sites.ts';
import type { Seen } from './servers.ts';

export interface Compared {
  readonly files: readonly string[];
  readonly config: Config;
  readonly visit: Visit;
  readonly rules: HostingRules;
  readonly path: string;
  readonly model: HostedAnswer;
  readonly emulator: Seen;
}

/** A difference from the official emulator (2.0.10), and the source that we follow instead. */
export interface Difference {
  readonly name: string;
  readonly follows: string;
  readonly applies: (compared: Compared) => boolean;
}

const getPatterns = ({ rules }: Compared) => [
  ...rules.routes.map(({ route }) => route),
  ...(rules.fallback?.exclude ?? []),
];

const getTargets = ({ rules }: Compared) =>
  [...rules.routes, ...rules.overrides.values(), rules.fallback].flatMap(
    (target) => target?.rewrite ?? [],
  );

/** Returns whether the path names the file itself, or a folder with a trailing slash. */
function namesFile({ files }: Compared, path: string): boolean {
  const name = path.endsWith('/') ? `${path}index.html` : path;
  return files.includes(name.slice(1));
}

const DC = 'documentation';

/** The known differences. The first matching row explains a difference. */
export const differences: readonly Difference[] = [
  {
    name: 'the filter of the server returns 404 before any rule',
    follows: 'reports (Azure/static-web-apps#1697, #72)',
    applies: ({ model }) => model.by === 'filter',
  },
  {
    name: 'trailingSlash is not implemented by the emulator',
    follows: DC,
    applies: ({ rules }) => rules.trailingSlash !== undefined,
  },
  {
    name: 'a page without .html or a slash: completed here, 404 or a redirect there',
    follows: DC,
    applies: (compared) => {
      const { path, files } = compared;
      const found = findFile(new Set(files), path, undefined);
      return found !== undefined && !namesFile(compared, path);
    },
  },
  {
    name: 'the fallback has no headers of the route',
    follows: 'a maintainer (Azure/static-web-apps#698)',
    applies: ({ model, emulator }) =>
      model.by === 'fallback' && emulator.file === model.file && emulator.status === model.status,
  },
  {
    name: 'the same for the target of a rewrite, and with a query in it',
    follows: DC,
    applies: (compared) =>
      /\?/.test(JSON.stringify(compared.config.routes ?? [])) ||
      getTargets(compared).some((target) => /\/$|\/[^.]*$/.test(target)),
  },
  {
    name: 'a route with and without a slash at its end is the same',
    follows: 'reports of 2026',
    applies: (compared) =>
      getPatterns(compared).some(
        (pattern) =>
          !isWildcard(pattern) &&
          pattern !== compared.path &&
          withoutSlash(pattern) === withoutSlash(compared.path),
      ),
  },
  {
    name: '/a* matches everything that begins so',
    follows: DC,
    applies: (compared) => getPatterns(compared).some((pattern) => /[^/]\*$/.test(pattern)),
  },
  {
    name: '/a/* does not match /a: the emulator appends index.html to what has no extension',
    follows: DC,
    applies: (compared) =>
      getPatterns(compared).some(
        (pattern) =>
          isWildcard(pattern) &&
          matchesPattern(pattern, `${withoutSlash(compared.path)}/index.html`),
      ),
  },
  {
    name: 'logged in without the role: 403, not 401',
    follows: DC,
    applies: ({ model, visit }) =>
      Boolean(model.rule?.roles) && visit.roles.includes('authenticated'),
  },
  {
    name: '404.html is no convention',
    follows: 'a maintainer (Azure/static-web-apps#30)',
    applies: ({ emulator }) => emulator.file === '404.html',
  },
  {
    name: 'global headers on overrides',
    follows: 'reports',
    applies: ({ model, emulator }) =>
      model.by === 'override' && emulator.file === model.file && emulator.status === model.status,
  },
  {
    name: 'a status other than 401, 403 and 404 answers with an error, too',
    follows: DC,
    applies: ({ model }) => model.rule?.statusCode !== undefined,
  },
  {
    name: 'a redirect to the path itself is passed over with a query, too',
    follows: 'our decision: it would only drop the query',
    applies: ({ rules, path, visit }) =>
      visit.address.includes('?') && rules.routes.some(({ redirect }) => redirect === path),
  },
  {
    name: 'methods in any case',
    follows: 'public configurations',
    applies: ({ config }) => JSON.stringify(config).includes('"get"'),
  },
];
