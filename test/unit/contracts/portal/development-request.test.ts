import { expect, it } from 'vitest';
import {
  RequestStatus,
  requestMoves,
} from '../../../../src/contracts/portal/development-request.ts';

it('requestMoves has the transitions of the specification, skips no state and ends with "archived"', () => {
  for (const [from, to] of [
    ['submitted', 'triage'],
    ['triage', 'in-progress'],
    ['in-progress', 'in-review'],
    ['in-review', 'completed'],
  ] as const) {
    expect(requestMoves[from]).toContain(to);
  }
  const forward = ['submitted', 'triage', 'in-progress', 'in-review', 'completed'];
  for (const from of RequestStatus.options) {
    const skipped = requestMoves[from].filter(
      (to) => forward.indexOf(to) > forward.indexOf(from) + 1 || forward.indexOf(to) === 0,
    );
    expect(skipped).toEqual([]);
  }
  expect(requestMoves.archived).toEqual([]);
});
