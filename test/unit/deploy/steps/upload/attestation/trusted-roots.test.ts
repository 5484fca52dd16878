import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readTrustedRoots } from '../../../../../../src/deploy/steps/upload/attestation/trusted-roots.ts';
import { createExec } from '../../../../../../src/shared/exec.ts';
import { createDeps } from '../../../../../support/deps.ts';
import { catchError } from '../../../../../support/failure.ts';
import { useAll } from '../../../../../support/fixture.ts';
import { useFolder } from '../../../../../support/folder.ts';
import { createPlan } from '../../../../../support/plan.ts';
import { createAuthority } from './authority.ts';

const authority = useAll(createAuthority);
const folder = useFolder({ 'scratch/.keep': '', 'bin/.keep': '' });

const read = () => {
  const env = { PATH: folder.at('bin'), GITHUB_TOKEN: 'secret' };
  const deps = createDeps({ scratch: folder.at('scratch'), env, exec: createExec() });
  return readTrustedRoots(createPlan({ workspace: folder.root }), deps);
};

it('trusted roots come from gh, which does not get GITHUB_TOKEN', async () => {
  const root = JSON.stringify(authority.trustedRoot);
  const checks = '[ "$*" = "attestation trusted-root" ] && [ -z "$GITHUB_TOKEN" ] || exit 3';
  await writeFile(folder.at('bin/gh'), `#!/bin/sh\n${checks}\necho '${root}'\n`, { mode: 0o755 });
  expect(await read()).toHaveLength(1);
});

it('trusted roots are unavailable if gh is not installed', async () => {
  expect(await catchError(read())).toMatchObject({ code: 'ATTESTATION_ROOT_UNAVAILABLE' });
});
