import { type FaultName, faultCatalogue } from '../../src/localcloud/gateway/fault-catalogue.ts';
import { type Call, calls } from './calls.ts';
import { cancelRows } from './cancels.ts';
import { endRows } from './ends.ts';
import { machineRows } from './machines.ts';
import { outageRows } from './outages.ts';
import { pairRows } from './pairs.ts';
import type { Row } from './row.ts';
import { verdictFor } from './verdicts.ts';

const callNames = Object.keys(calls) as Call[];

const faults = Object.keys(faultCatalogue()) as FaultName[];

/** Whether a fault ends only at a time limit of the program, after minutes. */
const isSlow = (fault: FaultName) => /hang|drip|endless/.test(fault);

const faultRow = (call: Call, fault: FaultName, limit: number): Row => ({
  name: `${fault} ${call}`,
  kind: 'fault',
  call,
  fault,
  limit,
  verdict: verdictFor(call, fault),
});

/** Every row. The README of this folder says how long they take. */
export const allRows: readonly Row[] = [
  ...callNames.flatMap((call) =>
    faults.map((fault) => faultRow(call, fault, isSlow(fault) ? 420 : 150)),
  ),
  ...pairRows,
  ...outageRows,
  ...cancelRows,
  ...machineRows,
  ...endRows,
];

const partOfEnds = [
  "the log's reader is gone after build",
  'the disk under the log is full',
  'an error that nobody catches before upload',
  'an agent ends the process after upload',
  'SIGUSR2 put',
  'half an event file',
  'outputs with room for a part',
  "the command: the log's reader is gone after build",
];

const partOfCancels = [
  ...['SIGINT login', 'SIGHUP update', 'SIGINT, SIGTERM at once in a build'],
  ...['SIGTERM put', 'SIGTERM check', 'SIGTERM marker', 'SIGTERM notify', 'SIGTERM in pack'],
  'SIGTERM in a build whose child is apart',
];
const partOfMachines = [
  ...[
    'no place for outputs',
    'no place for the summary',
    'no folder for temporary files',
    'no HOME',
  ],
  ...[
    '32 file descriptors',
    'a sparse hosting configuration of half a terabyte',
    'a clock an hour ahead',
  ],
];

const partOfPairs = [
  'a distribution failed, and half of the visitors get it',
  'away for 3 s: validate',
  'a cache by variant keeps pages, and the distribution ends with: succeeded',
];

/**
 * A selection for each test run: faults of different kinds, each at a different call, and some of
 * the other rows.
 */
export const partOfRows: readonly Row[] = [
  faultRow('idToken', 'reset-in-answer', 60),
  faultRow('login', 'html-as-json', 60),
  faultRow('exchange', 'wrong-types', 60),
  faultRow('sitemap', 'truncated', 60),
  faultRow('validate', '429-huge', 60),
  faultRow('request', 'redirect-other-host', 60),
  faultRow('put', 'certificate-expired', 60),
  faultRow('check', 'huge', 60),
  faultRow('root', 'empty', 60),
  faultRow('root', 'claimed-gzip', 60),
  faultRow('marker', 'tunnel-hangs', 60),
  faultRow('close', '503', 60),
  faultRow('notify', 'html', 60),
  ...[...pairRows, ...outageRows].filter(({ name }) => partOfPairs.includes(name)),
  ...cancelRows.filter(({ name }) => partOfCancels.includes(name)),
  ...machineRows.filter(({ name }) => partOfMachines.includes(name)),
  ...endRows.filter(({ name }) => partOfEnds.includes(name)),
];
