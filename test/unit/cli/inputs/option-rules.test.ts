import { describe, expect, it } from 'vitest';
import { runIn } from '../terminal-run.ts';

const at = 'https://portal.example.com';
const action = ['--action', 'acme/site-deploy@v1'];

describe('options without effect on a command', () => {
  it.each([
    ['deploy --allow-host fonts.example', '--allow-host does nothing without --local.'],
    ['deploy --dir data --port 4610', '--dir and --port do nothing without --local.'],
    ['deploy --dir data --port 4610', 'Add --local, or omit them.'],
    ['deploy --mode close --force', '--force does nothing beside --mode close.'],
    ['deploy --mode build --uploader direct', '--uploader does nothing beside --mode build.'],
    ['localcloud --install --port 4610', '--port does nothing beside --install.'],
    ['workspace login --no-browser --port 4000', '--port does nothing beside --no-browser.'],
    ['onboard --yes', '--yes does nothing without --remove.'],
    ['onboard --only acme-*', '--only does nothing without --all.'],
    ['onboard --report junit', '--report does nothing without --all or --summarize.'],
    ['onboard --app-key-stdin', '--app-key-stdin does nothing without --app-id.'],
    ['onboard --render out --force', '--force does nothing beside --render.'],
    ['onboard --render out --app-id 1', '--app-id does nothing beside --render.'],
    ['onboard --remove --no-attest', '--no-attest does nothing beside --remove.'],
    [
      'onboard --doctor --rotate-webhook-secret',
      '--rotate-webhook-secret does nothing beside --doctor.',
    ],
    [`onboard --all --check --portal ${at} docs`, '<folder> does nothing beside --all.'],
    [`onboard --all --check --portal ${at} --fresh`, '--fresh does nothing without --apply.'],
    [
      `onboard --all --render out --portal ${at} --attest`,
      '--attest does nothing beside --all --render.',
    ],
    ['onboard --all --shards 4', '--shards does nothing without --render.'],
    ['onboard --summarize reports --apply', '--apply does nothing beside --summarize.'],
  ])('are refused with the remedy: %s', async (line, said) => {
    const { code, stdout, stderr } = await runIn('/', line.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said);
    expect(stderr).toMatch(/(omit (it|them)|Omit .*)\./);
  });

  it.each([
    ['onboard', '--render', 'out', '--all', '--app-id', '1', ...action],
    ['onboard', '--all', '--apply', '--fresh', ...action],
    ['onboard', '--remove', '--yes', '--force', '--repository', 'acme'],
    ['onboard', '--summarize', 'nowhere', '--report', 'junit'],
    ['onboard', '--no-pins', '--pins', ...action],
  ])('are accepted if they have an effect: %s %s %s', async (...args) => {
    const { stderr } = await runIn('/', args);
    expect(stderr).not.toMatch(/does? nothing/);
    expect(stderr).toContain('[USAGE]');
  });
});
