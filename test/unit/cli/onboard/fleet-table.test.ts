import { expect, it } from 'vitest';
import { fleetLines } from '../../../../src/cli/onboard/fleet-table.ts';

it('the outcomes of a fleet are a table with their sums', () => {
  const earlier = '2026-01-02T03:04:05.000Z';
  expect(
    fleetLines(
      [
        { slug: 'acme-docs', status: 'applied', steps: 12, note: 'https://github.example/1' },
        { slug: 'shop', status: 'applied', steps: 3, note: 'https://github.example/2', earlier },
        { slug: 'blog', status: 'ready', steps: 0, note: '', earlier },
        { slug: 'lost', status: 'failed', steps: 0, note: 'No repository. [GITHUB_NOT_FOUND]' },
        { slug: 'last', status: 'not reached', steps: 0, note: 'run it again: it goes on here' },
      ],
      undefined,
    ),
  ).toEqual([
    'SITE       STATUS       STEPS  NOTE',
    'acme-docs  applied         12  https://github.example/1',
    'shop       applied          3  by an earlier run: https://github.example/2',
    'blog       ready            0  by an earlier run',
    'lost       failed           0  No repository. [GITHUB_NOT_FOUND]',
    'last       not reached      -  run it again: it goes on here',
    '5 sites: 2 applied, 1 ready, 1 failed, 1 not reached',
  ]);
});
