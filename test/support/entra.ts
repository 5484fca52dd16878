import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, vi } from 'vitest';
import { startGateway } from '../../src/localcloud/gateway/gateway.ts';
import type { Handler } from '../../src/localcloud/types.ts';

/**
 * Answers the logins of all tests of the file. The credential's own client follows the variables
 * of its process, and nothing else leads it here.
 */
export function answerLogins(handler: Handler): void {
  let close: () => Promise<void>;
  beforeAll(async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'site-login-'));
    const gateway = await startGateway(dir);
    tls.setDefaultCACertificates([gateway.ca]);
    vi.stubEnv('HTTPS_PROXY', gateway.env.HTTPS_PROXY);
    vi.stubEnv('NO_PROXY', '');
    gateway.route('login.microsoftonline.com', handler);
    close = async () => {
      await gateway.close();
      await rm(dir, { recursive: true, force: true });
    };
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    tls.setDefaultCACertificates(tls.getCACertificates('bundled'));
    await close();
  });
}
