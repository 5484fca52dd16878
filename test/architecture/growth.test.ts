import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getImports } from '../lanes.ts';
import { findSlowText } from './patterns.ts';
import { walk } from './source.ts';
import { filesBelow, parsedSources, repositoryRoot } from './sources.ts';

/**
 * Modules that read JSON, YAML or lines, but that `npm run bench -- growth` omits, each with the
 * reason or with the measured function that covers it.
 */
const unmeasured: Readonly<Record<string, string>> = {
  'action/runner-result.ts': 'its own report, bounded by deploy/report.ts',
  'automation/release/notes.ts': 'parseContentFile',
  'automation/release/version-files.ts': 'raiseVersion',
  'automation/requests/change/propose.ts': 'one JSON.parse',
  'automation/texts/request-texts.ts': 'parseContentFile',
  'clients/github/models.ts': 'one JSON.parse of a bounded answer',
  'clients/workspace/store/credentials-file.ts': 'a file of its own',
  'config/json-pairs.ts': 'measured by parseContentFile',
  'config/parse.ts': 'readYaml, and measured by parseSiteConfig',
  'deploy/artifact/artifact.ts': 'one JSON.parse',
  'deploy/steps/build/adopt-package.ts': 'one JSON.parse of a bounded manifest',
  'deploy/steps/build/commands.ts': 'one JSON.parse of a package.json',
  'deploy/steps/build/refusals.ts': 'one JSON.parse of a lockfile, and of settings of npm',
  'deploy/steps/build/text-keys.ts': 'one JSON.parse of a list of keys',
  'deploy/steps/finish/browser/hold-head.ts': 'runs in the browser, on its own values',
  'deploy/steps/finish/browser/scripts.ts': 'its own scripts',
  'deploy/steps/finish/html/head-reader.ts': 'measured by editPage',
  'deploy/steps/finish/portal/cached-seo.ts': 'one JSON.parse of its own file',
  'deploy/steps/finish/seo/head-of-page.ts': 'one JSON.parse of a bounded answer',
  'deploy/steps/finish/service-workers/correct.ts': 'one JSON.parse of a file of at most 4 MB',
  'deploy/steps/upload/attestation/attestation.ts': 'one JSON.parse of a bounded answer',
  'deploy/steps/upload/attestation/trusted-roots.ts': 'one JSON.parse of a bounded answer',
  'deploy/steps/upload/attestation/verify-attestation.ts': 'one JSON.parse of a bounded answer',
  'hosting/rules.ts': 'one JSON.parse of a file of at most 20 kB',
  'operations/onboard/files/workflow-faults.ts': "a workflow of the operator's own repository",
  'operations/onboard/rename/kinds.ts': "a workflow of the operator's own repository",
  'operations/onboard/fleet/fleet.ts': 'readYaml',
  'operations/onboard/fleet/report.ts': 'a file of its own',
  'shared/files.ts': 'one JSON.parse',
  'shared/http/client.ts': 'one JSON.parse of a bounded answer',
  'shared/json.ts': 'one JSON.parse',
  'shared/live-site/probe.ts': 'one JSON.parse of a bounded answer',
};

const reads =
  /\b(JSON\.parse|parseJson|parseDocument|readYaml|parseContentFile)\(|new LineSplitter\(/;
const rooms = /^(?!localcloud\/|cli\/)/;

it('every reader of foreign input is in the growth benchmark or in the list of exceptions', () => {
  const bench = readFileSync(path.join(repositoryRoot, 'test/bench/growth.ts'), 'utf8');
  const measured = new Set(getImports(bench).map((module) => module.replace('../../src/', '')));
  const readers = filesBelow('src')
    .filter(({ file, text }) => rooms.test(file) && reads.test(text))
    .map(({ file }) => file);
  expect(readers.length).toBeGreaterThan(20);
  const missing = readers.filter((file) => !measured.has(file) && !unmeasured[file]);
  expect(missing).toEqual([]);
  expect(Object.keys(unmeasured).filter((file) => !readers.includes(file))).toEqual([]);
});

/** Files whose patterns take more than linear time, each with the reason why the input is short. */
const short: Readonly<Record<string, string>> = {
  'cli/terminal/table.ts': 'columns that commands declare',
  'operations/onboard/credentials/subjects.ts': 'the id of a workflow, at most 600 characters',
  'shared/units.ts': 'a number',
};

it('findSlowText returns an attack only for patterns that take more than linear time', {
  timeout: 300_000,
}, () => {
  const slow = [
    /\s+$/,
    /<!--[^>]*-->/g,
    /^\s*key:/m,
    /<a[^>]*\sb=/i,
    /"(?:\\.|[^"\\])*"/g,
    /(?:a|a*b)*c/,
  ];
  expect(slow.filter((pattern) => findSlowText(pattern) === undefined)).toEqual([]);
  const linear = [/(?<!\s)\s+$/, /<!--[^<>]*-->/g, /^[ \t]*key:/m, /<a[^<>]*\sb=/i, /"[^"]*"?/g];
  expect(linear.filter((pattern) => findSlowText(pattern) !== undefined)).toEqual([]);
});

it('the patterns that read foreign input of unlimited length take linear time', {
  timeout: 300_000,
}, () => {
  const slow: { readonly file: string; readonly pattern: string; readonly text: string }[] = [];
  for (const { file, program } of parsedSources.filter(
    ({ file }) => !file.startsWith('localcloud/'),
  ))
    walk(program, ({ regex }) => {
      if (regex === undefined) return;
      const { pattern, flags } = regex as { readonly pattern: string; readonly flags: string };
      const text = findSlowText(new RegExp(pattern, flags));
      if (text !== undefined) slow.push({ file, pattern, text });
    });
  expect(slow.filter(({ file }) => short[file] === undefined)).toEqual([]);
  expect(Object.keys(short)).toEqual([...new Set(slow.map(({ file }) => file))].sort());
});
