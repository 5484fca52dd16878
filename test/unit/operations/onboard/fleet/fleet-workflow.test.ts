import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { fleetWorkflow } from '../../../../../src/operations/onboard/fleet/fleet-workflow.ts';
import { actionlintProblems } from '../../../../architecture/workflows/actionlint.ts';
import { languageServiceProblems } from '../../../../architecture/workflows/language-service.ts';
import { useFolder } from '../../../../support/folder.ts';

const folder = useFolder();

const text = fleetWorkflow({
  action: `acme/site-deploy@${'a'.repeat(40)}#v1.2.3`,
  portal: 'https://portal.acme.example',
  audience: 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504',
  identities: 'identities.yml',
  appId: '4711',
  clientId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
  tenantId: '0d1e2f30-4152-4637-9485-96a7b8c9dae0',
  shards: 4,
  labels: ['site deploy', 'infra'],
  reviewers: ['ada', 'acme/ops'],
  automerge: true,
  maxOpen: 20,
});

it("actionlint and GitHub's language service find no problems in the fleet workflow", async () => {
  expect(await actionlintProblems(text)).toEqual([]);
  expect(await languageServiceProblems(text)).toEqual([]);
});

it('the fleet workflow interpolates no expressions into scripts', () => {
  const { jobs } = parse(text);
  const scripts = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => (run === undefined ? [] : [run])),
  );
  expect(scripts).toHaveLength(4);
  for (const script of scripts) expect(script).not.toContain('${{');
});

it('the fleet workflow runs the program from the pinned commit, not from a registry', () => {
  expect(text).not.toContain('npx');
  const { jobs } = parse(text);
  for (const { steps } of [jobs.sites, jobs.report])
    expect(steps).toContainEqual(
      expect.objectContaining({
        with: expect.objectContaining({ repository: 'acme/site-deploy', ref: 'a'.repeat(40) }),
      }),
    );
});

/**
 * Runs the step of a shard with a stub of the program.
 * @returns its arguments
 */
function argumentsFor(env: Record<string, string>): string[] {
  writeFileSync(folder.at('node'), '#!/bin/sh\nprintf "%s\\n" "$@" > arguments\n', {
    mode: 0o755,
  });
  const { steps } = parse(text).jobs.sites;
  const { run } = steps.find((step: { env?: object }) => step.env);
  const given = { MODE: 'apply', ONLY: '*', WAVE: '100', SHARD: '1/4', REPORT: 'report.json' };
  const rest = { LABELS: '', REVIEWERS: '', AUTOMERGE: '', MAX_OPEN: '', ...given, ...env };
  execFileSync('bash', ['--norc', '-e', '-c', run], {
    cwd: folder.root,
    env: { PATH: `${folder.root}:${process.env.PATH}`, ...rest },
  });
  return readFileSync(folder.at('arguments'), 'utf8').trimEnd().split('\n');
}

it('the fleet workflow passes labels, reviewers, automerge and the pull request limit as options', () => {
  const { inputs } = parse(text).on.workflow_dispatch;
  const defaults = {
    LABELS: inputs.labels.default,
    REVIEWERS: inputs.reviewers.default,
    AUTOMERGE: String(inputs.automerge.default),
    MAX_OPEN: inputs['max-open'].default,
  };
  expect(argumentsFor(defaults)).toEqual(
    expect.arrayContaining([
      ...['--label=site deploy', '--label=infra', '--reviewer=ada', '--reviewer=acme/ops'],
      ...['--automerge', '--max-open=20'],
    ]),
  );
  const without = argumentsFor({ AUTOMERGE: 'false' }).join(' ');
  expect(without).not.toMatch(/--(label|reviewer|automerge|max-open)/);
});

it('the fleet workflow passes hostile inputs only as values of options', () => {
  const hostile = '$(touch owned)`touch owned`, --apply, "; touch owned';
  const found = argumentsFor({ LABELS: hostile, MAX_OPEN: '1 --force' });
  expect(found.filter((one) => /touch|apply|force/.test(one))).toEqual([
    '--apply',
    ...['--label=$(touch owned)`touch owned`', '--label=--apply', '--label="; touch owned'],
    '--max-open=1 --force',
  ]);
});
