import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { CommandContext } from '../../../../src/cli/context.ts';
import { needPackages } from '../../../../src/cli/localcloud/load-local-cloud.ts';
import type { PackageName } from '../../../../src/localcloud/packages.ts';
import { plainLog } from '../../../../src/shared/plain-log.ts';
import { Redactor } from '../../../../src/shared/secret.ts';

/** A person who types this at a terminal; `undefined`: there is no terminal. */
function contextOf(typed: string | undefined) {
  const said = {
    text: '',
    isTTY: typed !== undefined,
    write(text: string) {
      said.text += text;
    },
  };
  const input = Object.assign(new PassThrough(), { isTTY: typed !== undefined });
  input.end(typed);
  const context: CommandContext = {
    env: { XDG_CACHE_HOME: '/cache' },
    cwd: '/',
    stdout: said,
    stderr: said,
    stdin: () => input,
    log: plainLog({ stream: said, color: false, verbose: false }),
    redactor: new Redactor(),
    loading: <Loaded>(load: () => Promise<Loaded>) => load(),
    waiting: () => ({ [Symbol.dispose]() {} }),
    signal: new AbortController().signal,
  };
  return { context, said };
}

function work(missing: PackageName[]) {
  return { missingPackages: () => missing, installPackages: vi.fn(async () => '/cache') };
}

describe('the packages that the local cloud needs', () => {
  it('are not mentioned if they are installed', async () => {
    const { context, said } = contextOf(undefined);
    const there = work([]);
    await needPackages(context, false, there);
    expect(said.text).toBe('');
    expect(there.installPackages).not.toHaveBeenCalled();
  });

  it('are installed after a yes at the terminal', async () => {
    const { context, said } = contextOf('y\n');
    const missing = work(['azurite']);
    await needPackages(context, false, missing);
    expect(missing.installPackages).toHaveBeenCalledOnce();
    expect(said.text).toMatch(
      /^The local cloud needs packages that are not installed: azurite\.\nInstall them to \/cache\S+ \(about 160 MB, once\)\? \[y\/N\] Installing .*\nInstalled in /,
    );
  });

  it.each(['n\n', '\n', ''])('are not installed after %j at the terminal', async (typed) => {
    const missing = work(['azurite']);
    await expect(needPackages(contextOf(typed).context, false, missing)).rejects.toMatchObject({
      code: 'LOCAL_CLOUD_PACKAGES_MISSING',
    });
    expect(missing.installPackages).not.toHaveBeenCalled();
  });

  it('are neither offered nor installed without a terminal', async () => {
    const { context, said } = contextOf(undefined);
    const missing = work(['azurite']);
    await expect(needPackages(context, false, missing)).rejects.toMatchObject({
      code: 'LOCAL_CLOUD_PACKAGES_MISSING',
    });
    expect(said.text).toBe('');
  });

  it('are installed without a question on request', async () => {
    const missing = work(['azurite']);
    await needPackages(contextOf(undefined).context, true, missing);
    expect(missing.installPackages).toHaveBeenCalledOnce();
  });
});
