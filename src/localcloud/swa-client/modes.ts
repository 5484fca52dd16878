/** How the client ends: with an exit code, by a signal, or not at all. */
export type Ending = number | 'kill' | 'hang';

/** Output and end of a run. `usual` is the wording of the real client. */
export interface ClientOutput {
  readonly wording: 'usual' | 'other' | 'none';
  readonly ending: Ending;
}

/**
 * Modes that deploy. `environment` also writes the client's environment variables to its home
 * folder.
 */
const deploying = {
  deploy: { wording: 'usual', ending: 0 },
  environment: { wording: 'usual', ending: 0 },
  'deploys and names it, exit 1': { wording: 'usual', ending: 1 },
  'deploys in other words, exit 1': { wording: 'other', ending: 1 },
  'deploys in other words, killed': { wording: 'other', ending: 'kill' },
  'deploys in other words, hangs': { wording: 'other', ending: 'hang' },
  'deploys in silence, exit 0': { wording: 'none', ending: 0 },
} as const satisfies Readonly<Record<string, ClientOutput>>;
export type DeployingMode = keyof typeof deploying;

export const red = (text: string): string => `\u001b[31m${text}\u001b[0m`;

const address = 'https://gentle-sea-012345678.2.azurestaticapps.net';
const uploading = ['Uploading build artifacts.'];
const polling = [
  ...uploading,
  'Finished Upload. Polling on deployment.',
  'Status: InProgress. Time: 0.1(s)',
];
const refusal = [
  red('The content server has rejected the request with: BadRequest'),
  red('Reason: The size of the app content was too large.'),
  'Exiting',
];

export interface Script {
  readonly lines: readonly string[];
  readonly ending?: Ending;
}

/** Modes that fail like the real client, often with exit code 0. */
const failing = {
  'refused, exit 1': { lines: refusal, ending: 1 },
  'refused, exit 0': { lines: refusal },
  'failed, exit 0': {
    lines: [
      'Deployment Failed :(',
      'Deployment Failure Reason: Failed to deploy the Azure Functions.',
      'Exiting',
    ],
  },
  'silent, exit 0': { lines: [] },
  'no address, exit 0': {
    lines: [...polling, 'Status: Succeeded. Time: 15.3(s)', 'Deployment Complete :)', 'Exiting'],
  },
  'usage error, exit 0': {
    lines: ['StaticSitesClient 1.0', 'ERROR(S):', "  Option 'environment' is unknown."],
  },
  'status failed, exit 0': {
    lines: [...polling, 'Status: Failed. Time: 60(s)', red('Deployment Failed :(')],
  },
  'timed out, exit 0': {
    lines: [...polling, 'Upload Timed Out. We are not sure if deployment has succeeded.'],
  },
  'address and failure, exit 0': {
    lines: [...polling, `Visit your site at: ${address}`, red('Deployment Failed :(')],
  },
  'unknown exception, exit 1': { lines: ['An unknown exception has occurred'], ending: 1 },
  'not loaded, exit 127': {
    // The system's loader prints this error. The client doesn't run at all.
    lines: [
      'StaticSitesClient: error while loading shared libraries: libstdc++.so.6: cannot open ' +
        'shared object file',
    ],
    ending: 127,
  },
  'killed at the start': { lines: [], ending: 'kill' },
  'killed in the middle': { lines: uploading, ending: 'kill' },
  'hangs at the start': { lines: [], ending: 'hang' },
  'hangs in the middle': { lines: uploading, ending: 'hang' },
} satisfies Readonly<Record<string, Script>>;
export type FailingMode = keyof typeof failing;
export type StandInMode = DeployingMode | FailingMode;

export const clientOutputs: Readonly<Partial<Record<StandInMode, ClientOutput>>> = deploying;
export const scripts: Readonly<Partial<Record<StandInMode, Script>>> = failing;
