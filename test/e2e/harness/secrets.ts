import { stat as fileStat, readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';
import { createStep } from '../../../src/localcloud/runner/step.ts';
import type { RecordedRequest } from '../../../src/localcloud/service/types.ts';
import type { ActionRun } from '../../support/start-action.ts';
import { isReadable } from './folder.ts';

/** Everything visible that a run leaves, its requests, and the credentials that it received. */
export interface Evidence extends ActionRun {
  readonly requests: readonly RecordedRequest[];
  /** Credentials that were issued to the run, with their kinds. */
  readonly handedOut: ReadonlyMap<string, string>;
  /** Contents of files that the run could have written, by absolute path. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Returns the credentials of a run with their kinds: those issued to it, those in its requests
 * (authorization, client assertion, signature of the upload URL), and the portal's API token.
 */
export function getSecrets(run: Evidence, cloud: LocalCloud): Map<string, string> {
  const secrets = new Map(run.handedOut);
  secrets.set(cloud.portal.apiToken, 'API token');
  for (const { host, path, headers, body, query } of run.requests) {
    const credential = /^\w+ (.+)$/.exec(String(headers.authorization ?? ''))?.[1];
    if (credential !== undefined)
      secrets.set(credential, secrets.get(credential) ?? `authorization of ${host}${path}`);
    const assertion = new URLSearchParams(body ?? '').get('client_assertion');
    if (assertion !== null) secrets.set(assertion, secrets.get(assertion) ?? 'client assertion');
    const signature = new URLSearchParams(query).get('sig');
    if (signature !== null)
      secrets.set(query, 'query of the upload address').set(signature, 'signature');
  }
  return secrets;
}

/** Lists the places where a credential is visible. */
export function getLeaks(run: Evidence, cloud: LocalCloud): string[] {
  const places = getPlaces(run);
  const leaks: string[] = [];
  for (const [secret, what] of getSecrets(run, cloud)) {
    for (const [place, text] of places) {
      if (getForms(secret).some((form) => text.includes(form))) leaks.push(`${what} in ${place}`);
    }
  }
  return leaks;
}

/**
 * Expects that no credential of the run is visible. Raw output may contain one only in the command
 * that masks it.
 */
export function expectNoSecrets(run: Evidence, cloud: LocalCloud): void {
  expect(getLeaks(run, cloud)).toEqual([]);
}

/**
 * Returns the forms of a credential: plain, URL-encoded and base64, and for a signed token also
 * only the signature. Omits forms of fewer than 8 characters, which could also occur by chance.
 */
function getForms(secret: string): string[] {
  const parts = secret.split('.');
  const signature = parts.length === 3 ? [parts[2] ?? ''] : [];
  const forms = [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
    ...signature,
  ];
  return forms.filter((form) => form.length >= 8);
}

function getPlaces(run: Evidence): Map<string, string> {
  return new Map([
    ['the visible log', run.visible],
    ['stdout', withoutMasks(run.stdout)],
    ['stderr', run.stderr],
    ['the outputs', JSON.stringify(run.outputs)],
    ['the summary', run.summary],
    ['GITHUB_ENV', JSON.stringify(run.env)],
    ['GITHUB_STATE', JSON.stringify(run.state)],
    ['GITHUB_PATH', run.path.join('\n')],
    ['the annotations', JSON.stringify(run.annotations)],
    ...[...run.files].map(([file, text]) => [`the file ${file}`, text] as const),
  ]);
}

/**
 * Removes lines that the runner executes as masking commands. While commands are stopped, the
 * runner prints such lines, so they stay.
 */
function withoutMasks(stdout: string): string {
  const step = createStep();
  return stdout
    .split(/\r\n|\r|\n/)
    .filter((line) => step.read(line) !== 'add-mask')
    .join('\n');
}

export async function getTexts(files: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const stat = await fileStat(file).catch(() => undefined);
    texts.set(file, stat && isReadable(stat) ? await readFile(file, 'latin1').catch(() => '') : '');
  }
  return texts;
}
