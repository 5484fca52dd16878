import { describe, expect, it } from 'vitest';
import {
  ClientReport,
  closingEnvironment,
  getClientFacts,
  uploadEnvironment,
} from '../../../../../src/clients/swa/official-client/run-client.ts';
import { Secret } from '../../../../../src/shared/secret.ts';

describe('the report of the official upload client', () => {
  const empty = { id: undefined, url: undefined, isUploading: false, isUploaded: false };
  const nothing = { ...empty, isUnsure: false, failures: [] };
  const read = (line: string) => {
    const report = new ClientReport();
    report.read(line);
    const { id, url, isUploading, isUploaded, isUnsure, failures } = report;
    return { id, url, isUploading, isUploaded, isUnsure, failures };
  };

  const uploaded = { isUploading: true, isUploaded: true };
  it.each<[string, string, object]>([
    ['the id', 'DeploymentId: 1-2-3 ', { id: '1-2-3' }],
    ['the address', 'Visit your site at: https://a.example', { url: 'https://a.example' }],
    ['the address', 'Done! Visit your site at:  http://a.example now', { url: 'http://a.example' }],
    ['an upload', 'Uploading build artifacts.', { isUploading: true }],
    ['an upload', 'uploading', { isUploading: true }],
    ['a finished upload', 'Finished Upload. Polling', uploaded],
    ['a finished upload', 'Polling on deployment', uploaded],
    ['a finished upload', 'Status: InProgress. Time: 1(s)', uploaded],
    ['an unknown outcome', 'Upload timed out.', { isUnsure: true }],
    ['an unknown outcome', 'Not sure if the deployment has succeeded', { isUnsure: true }],
    ['an unknown outcome', 'not sure if deployment has succeeded', { isUnsure: true }],
    [
      'an unknown outcome',
      '\u001b[31mnot sure if the deployment has succeeded\u001b[0m',
      { isUnsure: true },
    ],
    ['a failure', '\u001b[31mAnything in red\u001b[0m', { failures: ['Anything in red'] }],
    [
      'a failure',
      'The server has rejected the request',
      { failures: ['The server has rejected the request'] },
    ],
    [
      'a failure of a finished upload',
      'Status: Failed',
      { failures: ['Status: Failed'], ...uploaded },
    ],
    [
      'a failure of a finished upload',
      'Status: Canceled',
      { failures: ['Status: Canceled'], ...uploaded },
    ],
  ])('reads %s in the line %j', (_, line, expected) => {
    expect(read(line)).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ...['', 'Preparing deployment.', 'The DeploymentId: 1-2-3', 'Visit your site at: a.example'],
    ...['Not Uploading', '\u001b[31m\u001b[0m', '\u001b[32mGreen\u001b[0m'],
    ...['The Reason: x', 'no error: x'],
  ])('ignores the line %j', (line) => {
    expect(read(line)).toEqual(nothing);
  });

  it.each([
    ...['Deployment Failed', 'Deployment Failure Reason: x', 'The api key was invalid'],
    ...['An unknown exception has occurred', 'Unhandled exception.', 'Reason: No environment'],
    ...['ERROR(S):', 'error: x'],
  ])('counts the line "%s" as a failure', (line) => {
    const report = new ClientReport();
    report.read(line);
    expect(report.failures).toEqual([line]);
  });

  it('keeps the first id and address, and all failures', () => {
    const report = new ClientReport();
    const first = ['DeploymentId: 1', 'Visit your site at: https://a.example', 'Uploading'];
    const second = ['DeploymentId: 2', 'Visit your site at: https://b.example', 'error: 1'];
    for (const line of [...first, ...second, 'error: 2']) report.read(line);
    expect(report).toMatchObject({ id: '1', url: 'https://a.example', isUploading: true });
    expect(report.failures).toEqual(['error: 1', 'error: 2']);
  });

  it('contains lines without control characters and trailing spaces', () => {
    expect(new ClientReport().read('  \u001b[1mBold\u001b[0m text  ')).toBe('  Bold text');
  });

  it('keeps the last 15 lines that are not blank, each cut to 2,000 characters', () => {
    const report = new ClientReport();
    for (let line = 1; line <= 15; line += 1) report.read(`${line}`);
    report.read('   ');
    expect(report.last).toEqual(Array.from({ length: 15 }, (_, index) => `${index + 1}`));
    const long = `${'x'.repeat(2_000)}y`;
    expect(report.read(long)).toBe(long);
    expect(report.last.at(-1)).toBe('x'.repeat(2_000));
  });
});

it.each([
  [{ code: 3, killedBy: null }, 'exit code 3'],
  [{ code: null, killedBy: 'SIGKILL' }, 'terminated by SIGKILL'],
] as const)(
  'getClientFacts lists "$1", the build and the last lines of output',
  (result, expected) => {
    const report = new ClientReport();
    report.read('one');
    report.read('two');
    const release = { buildId: '1.0', url: 'https://a.example', sha256: '' };
    expect(getClientFacts({ file: '/client', release }, report, result)).toEqual([
      ...[expected, 'client build: 1.0', 'last lines of its output:', '| one', '| two'],
    ]);
  },
);

describe("the official upload client's variables", () => {
  const env = { PATH: '/bin', HTTPS_PROXY: 'http://proxy', GITHUB_TOKEN: 'secret', npm_x: '1' };
  const given = { token: new Secret('deployment-token'), home: '/home', env };

  it.each([
    ['Production', null],
    ['a Preview', 'preview'],
  ])('for an upload to %s include the token, but no GITHUB_TOKEN', (_, environmentName) => {
    const variables = uploadEnvironment({ ...given, site: '/site', environmentName });
    expect(variables).toMatchObject({
      ...{ PATH: '/bin', HTTPS_PROXY: 'http://proxy', HOME: '/home' },
      ...{ DEPLOYMENT_ACTION: 'upload', DEPLOYMENT_PROVIDER: 'SwaCli', VERBOSE: 'false' },
      ...{ DEPLOYMENT_TOKEN: 'deployment-token', SKIP_APP_BUILD: 'true', SKIP_API_BUILD: 'true' },
      ...{ REPOSITORY_BASE: '/site', APP_LOCATION: '/site', CONFIG_FILE_LOCATION: '/site' },
    });
    expect(variables).not.toHaveProperty('GITHUB_TOKEN');
    // With an empty variable, the client would look for an environment of that name.
    expect(Object.hasOwn(variables, 'DEPLOYMENT_ENVIRONMENT')).toBe(environmentName !== null);
    if (environmentName) expect(variables.DEPLOYMENT_ENVIRONMENT).toBe(environmentName);
  });

  it('for closing a Preview include the token and the event, but no GITHUB_TOKEN', () => {
    const variables = closingEnvironment({ ...given, eventFile: '/e.json', repository: 'acme/a' });
    expect(variables).toMatchObject({
      ...{ PATH: '/bin', HOME: '/home', GITHUB_EVENT_NAME: 'pull_request' },
      ...{ GITHUB_EVENT_PATH: '/e.json', GITHUB_REPOSITORY: 'acme/a', INPUT_ACTION: 'close' },
      INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: 'deployment-token',
    });
    expect(variables).not.toHaveProperty('GITHUB_TOKEN');
    expect(variables).not.toHaveProperty('DEPLOYMENT_TOKEN');
  });
});
