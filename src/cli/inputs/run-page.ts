import { usageError } from '../../shared/errors/error.ts';
import type { CommandContext } from '../context.ts';

type Env = CommandContext['env'];

const pages: readonly ((env: Env) => string | undefined)[] = [
  (env) =>
    joined(env.GITHUB_SERVER_URL, '/', env.GITHUB_REPOSITORY, '/actions/runs/', env.GITHUB_RUN_ID),
  (env) => env.CI_JOB_URL,
  (env) =>
    joined(
      env.SYSTEM_COLLECTIONURI,
      env.SYSTEM_TEAMPROJECTID,
      '/_build/results?buildId=',
      env.BUILD_BUILDID,
    ),
  (env) => env.CIRCLE_BUILD_URL,
  (env) => env.BUILDKITE_BUILD_URL,
  (env) => env.BUILD_URL,
];

function joined(...parts: readonly (string | undefined)[]): string | undefined {
  if (parts.every(Boolean)) return parts.join('');
  return undefined;
}

export function runPage(option: string | undefined, env: Env): string | undefined {
  if (option !== undefined) {
    if (isWebAddress(option)) return option;
    const { username, password } = URL.parse(option) ?? {};
    let problem = `found "${option}", expected an https:// or http:// address`;
    if (username || password) problem = 'the address contains a user name or password';
    throw usageError(
      `--log-url: ${problem}`,
      'Write the full address without a login, such as https://ci.acme.example/job/42, ' +
        'or omit the option.',
    );
  }
  return pages.map((page) => page(env)).find((page) => page && isWebAddress(page));
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  );
}
