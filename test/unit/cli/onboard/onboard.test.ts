import { expect, it } from 'vitest';
import { runIn, withLine } from '../terminal-run.ts';

const action = ['--action', 'acme/site-deploy@v1'];

it.each(
  withLine([
    [
      ['onboard', '--check', '--accept', 'mine'],
      '--accept takes mine or theirs, followed by a file',
    ],
    [['onboard', '--published', '--two-jobs'], "cannot be used with option '--two-jobs'"],
    [
      ['onboard', '--out', 'plan.json', '--apply'],
      "'--out <file>' cannot be used with option '--apply",
    ],
    [['onboard', '--create-applications', '--check'], "cannot be used with option '--check'"],
    [['doctor', '--attest'], "unknown option '--attest'"],
    [['remove', '--prune'], "unknown option '--prune'"],
    [['rename', 'branch'], 'Expected a rename, such as branch=main'],
  ]),
)('"site-deploy %s" is refused with the reason', async (_, words, reason) => {
  const { code, stderr } = await runIn('/', [...words, ...action]);
  expect(stderr).toContain(reason);
  expect(code).toBe(2);
});

it('doctor refuses --app-key-stdin without --app-id', async () => {
  const named = ['--repository', 'acme/site', '--site', 'site_1', '--portal', 'https://p.example'];
  const { code, stderr } = await runIn('/', ['doctor', ...named, '--app-key-stdin', ...action]);
  expect(stderr).toContain('--app-key-stdin does nothing without --app-id.');
  expect(code).toBe(2);
});
