import { expect, it } from 'vitest';
import { nothingToClose } from '../../../../src/cli/previews/previews.ts';
import type { HostedEnvironment } from '../../../../src/operations/previews/previews.ts';

const environment = (name: string, state: HostedEnvironment['state']): HostedEnvironment => ({
  name,
  branch: undefined,
  host: undefined,
  updated: undefined,
  status: undefined,
  isProduction: false,
  state,
  why: '',
});

it('nothingToClose names the environments whose branch is unknown', () => {
  const live = environment('preview', 'live');
  expect(nothingToClose([live])).toBe('Nothing to close: every environment has its branch.');
  expect(nothingToClose([live, environment('12', 'unknown')])).toBe(
    'Nothing to close. Someone may still need 12: close it with "site-deploy previews close <name>".',
  );
  expect(nothingToClose([environment('12', 'unknown'), environment('13', 'unknown')])).toContain(
    'need 12, 13:',
  );
});
