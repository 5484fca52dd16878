import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CommandOutput,
  explainInstall,
} from '../../../../../src/deploy/steps/build/install-failure.ts';
import {
  cases,
  findRemedy,
  managers,
  remedies,
} from '../../../../fixtures/package-managers/cases.ts';
import { type Recorded, recordsFile } from '../../../../fixtures/package-managers/records.ts';

function explain(text: string) {
  const output = new CommandOutput();
  for (const line of text.trim().split('\n')) output.read(line);
  return explainInstall(output);
}

/** The line that npm 11 prints after an error message. */
const log =
  'npm error A complete log of this run can be found in: /home/runner/.npm/_logs/x-debug-0.log';
const usage = `npm error
npm error Clean install a project
npm error
npm error Usage:
npm error npm ci
npm error
npm error Options:
${'npm error [--install-strategy <hoisted|nested|shallow|linked>]\n'.repeat(60)}${log}`;

const outOfSync = `npm warn Unknown user config "nodedir".
npm error code EUSAGE
npm error
npm error \`npm ci\` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update your lock file with \`npm install\` before continuing.
npm error
npm error Missing: left-pad@1.3.0 from lock file
npm error npm error Usage: npm run generate
npm error npm error
${usage}`;
const certificate = `npm error code DEPTH_ZERO_SELF_SIGNED_CERT
npm error errno DEPTH_ZERO_SELF_SIGNED_CERT
npm error request to https://registry.example/left-pad failed, reason: self-signed certificate
${log}`;
const issuer = certificate
  .replaceAll('DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY')
  .replace('self-signed certificate', 'unable to get local issuer certificate');
const notFound = `npm error code ENOTFOUND
npm error syscall getaddrinfo
npm error errno ENOTFOUND
npm error network request to http://nowhere.invalid/left-pad failed, reason: getaddrinfo ENOTFOUND nowhere.invalid
npm error network This is a problem related to network connectivity.
npm error network In most cases you are behind a proxy or have bad network settings.
${log}`;
describe('explainInstall', () => {
  it.each([
    ['a lockfile that does not match package.json', outOfSync, /commit the lockfile/],
    [
      'a lockfile without an optional package',
      outOfSync.replace('left-pad@1.3.0', 'left-pad@'),
      /no version of this optional package/,
    ],
    ['a self-signed certificate', certificate, /NODE_EXTRA_CA_CERTS/],
    ['a certificate from an unknown authority', issuer, /NODE_EXTRA_CA_CERTS/],
    ['a registry that is not found', notFound, /HTTPS_PROXY/],
  ])('suggests a remedy for %s', (name, text, remedy) => {
    const failure = explain(text);
    expect(failure.remedy).toMatch(remedy);
    if (!name.includes('lockfile')) expect(JSON.stringify(failure)).not.toContain('lockfile');
  });

  it("quotes the lines with the reason, but not npm's usage text", () => {
    expect(explain(outOfSync).facts).toEqual([
      'its output:',
      '| npm error code EUSAGE',
      expect.stringMatching(/^\| npm error `npm ci` can only install packages when/),
      '| npm error Missing: left-pad@1.3.0 from lock file',
      '| npm error npm error Usage: npm run generate',
      '| npm error npm error',
    ]);
    expect(explain(certificate).facts).toEqual([
      'its output:',
      '| npm error code DEPTH_ZERO_SELF_SIGNED_CERT',
      '| npm error errno DEPTH_ZERO_SELF_SIGNED_CERT',
      '| npm error request to https://registry.example/left-pad failed, reason: self-signed certificate',
    ]);
  });

  it('suggests no remedy if the reason is unknown', () => {
    const failure = explain(
      'npm error code EBADPLATFORM\nnpm error notsup Unsupported platform for fsevents',
    );
    expect(failure.remedy).toBeUndefined();
    expect(failure.facts).toHaveLength(3);
  });

  it('quotes the last lines if no line is marked as an error', () => {
    expect(explain('Resolving\nIt broke.')).toEqual({
      facts: ['last lines of its output:', '| Resolving', '| It broke.'],
    });
  });
});

const read = (lines: readonly string[]) => {
  const output = new CommandOutput();
  for (const line of lines) output.read(line);
  return output;
};

it('CommandOutput removes colours and other escape sequences', () => {
  const { tail, reasons } = read([
    '\u001b[31mnpm error\u001b[39m code E401  ',
    '\u001b[2K\u001b[1Gdone',
  ]);
  expect(tail).toEqual(['npm error code E401', 'done']);
  expect(reasons).toEqual(['npm error code E401']);
});

it('CommandOutput keeps the first 40 lines that give a reason', () => {
  const { tail, reasons } = read([
    'npm warn old',
    'npm error code EUSAGE',
    ...Array.from({ length: 500 }, (_, index) => `npm error ${index}`),
  ]);
  expect(reasons).toHaveLength(40);
  expect(reasons[0]).toBe('npm error code EUSAGE');
  expect(tail).toHaveLength(25);
  expect(tail.at(-1)).toBe('npm error 499');
});

it("CommandOutput joins the wrapped lines of pnpm's message", () => {
  const lines = ['No Error:  × x', '      y', 'Error:   × The lockfile', '      is old.', ''];
  expect(read([...lines, 'help: a      b', `      ${'c'.repeat(2_000)}`]).reasons).toEqual([
    'Error:   × The lockfile is old.',
    `help: a      b ${'c'.repeat(2_000)}`.slice(0, 2_000),
  ]);
});

const records: Record<string, Record<string, Recorded>> = JSON.parse(
  readFileSync(recordsFile, 'utf8'),
);

describe.each(managers)('a failed install with $name', (manager) => {
  const recorded = records[manager.name] ?? {};
  it.each(cases.filter(({ name }) => recorded[name]?.code))(
    'leads to a known remedy: $name',
    (item) => {
      const output = recorded[item.name]?.output ?? [];
      const kind = findRemedy(item, manager);
      const found = explain(output.join('\n'));
      expect(found.remedy, output.join('\n')).toMatch(kind ? remedies[kind] : 'a known remedy');
      expect(found.facts[0]).toBe('its output:');
    },
  );
});
