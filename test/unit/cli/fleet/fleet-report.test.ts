import { expect, it } from 'vitest';
import { fleetLines } from '../../../../src/cli/fleet/fleet-report.ts';

it('fleetLines prints a table of outcomes, failures first, with totals', () => {
  const earlier = '2026-01-02T03:04:05.000Z';
  expect(
    fleetLines(
      [
        { slug: 'acme-docs', status: 'applied', steps: 12, note: 'https://github.example/1' },
        { slug: 'shop', status: 'applied', steps: 3, note: 'https://github.example/2', earlier },
        { slug: 'blog', status: 'ready', steps: 0, note: '', earlier },
        { slug: 'lost', status: 'failed', steps: 0, note: 'No repository. [GITHUB_NOT_FOUND]' },
        { slug: 'last', status: 'not reached', steps: 0, note: 'run again to continue here' },
      ],
      undefined,
    ),
  ).toEqual([
    'SITE       STATUS       STEPS  NOTE',
    'lost       failed           0  No repository. [GITHUB_NOT_FOUND]',
    'last       not reached      -  run again to continue here',
    'acme-docs  applied         12  https://github.example/1',
    'shop       applied          3  in an earlier run: https://github.example/2',
    'blog       ready            0  in an earlier run',
    '5 sites: 1 failed, 1 not reached, 2 applied, 1 ready',
  ]);
});

it('fleetLines prints the details of a site below the table', () => {
  const details = [
    '  az ad app federated-credential create --id 1',
    '  az ad app federated-credential create --id 2',
  ];
  const note = 'The federated credentials were not looked at.';
  const lines = fleetLines(
    [{ slug: 'shop', status: 'credentials unknown', steps: 0, note, details }],
    undefined,
  );
  expect(lines.slice(-3)).toEqual(['shop:', ...details.map((line) => `  ${line}`)]);
});

it('fleetLines counts ready sites without listing them if there are 20', () => {
  const ready = Array.from(
    { length: 20 },
    (_, index) => ({ slug: `s${index}`, status: 'ready', steps: 0, note: '' }) as const,
  );
  const lines = fleetLines(
    [...ready, { slug: 'lost', status: 'failed', steps: 0, note: 'No.' }],
    undefined,
  );
  expect(lines).toEqual([
    'SITE  STATUS  STEPS  NOTE',
    'lost  failed      0  No.',
    '21 sites: 1 failed, 20 ready',
  ]);
});
