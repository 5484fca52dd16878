/**
 * What does not keep a rule of the house yet. Each list is exact: what is repaired leaves its list in the same commit, and nothing new
 * joins one.
 */

/** Circles of imports. */
export const knownCircles: readonly (readonly string[])[] = [
  ['deploy/record.ts', 'deploy/remarks.ts', 'deploy/session.ts'],
  ['steps/upload/close.ts', 'steps/upload/official/close.ts'],
  [
    'steps/upload/direct/direct.ts',
    'steps/upload/direct/distribute.ts',
    'steps/upload/official/official.ts',
    'steps/upload/upload.ts',
  ],
];

/** Modules of another shape. */
export const knownShapes: readonly string[] = [
  'steps/upload/close.ts lies beside its folder: move it to steps/upload/close/close.ts',
];

/** Names that are exported for more than one thing. */
export const knownNames: readonly string[] = [
  'Method is exported from portal/contract/operation.ts and steps/pack/zip/format.ts',
];

/** Rooms with lines of more than 120 columns. */
export const knownWideRooms: readonly string[] = [
  'action',
  'cli/deploy',
  'deploy',
  'localcloud/portal',
  'localcloud/runner',
  'portal/contract',
  'shared',
  'shared/errors',
  'steps/build',
  'steps/exchange',
  'steps/login',
  'steps/notify',
  'steps/pack',
  'steps/plan',
  'steps/upload',
];

/** Test files of more than 350 lines. */
export const knownLongTests: readonly string[] = ['test/unit/steps/upload/upload.test.ts'];

/** Files with words that make a reader stop. */
export const knownWords: readonly string[] = [
  'src/deploy/session.ts',
  'src/localcloud/portal/portal.ts',
  'src/localcloud/portal/request-moves.ts',
  'src/localcloud/portal/store/database.ts',
  'src/steps/upload/attestation/check.ts',
  'src/steps/upload/attestation/trusted-roots.ts',
  'src/steps/upload/superseded.ts',
  'src/steps/upload/upload.ts',
  'test/unit/localcloud/portal/requests.test.ts',
  'test/unit/steps/plan/git.test.ts',
  'test/unit/steps/upload/attestation/check.test.ts',
];
