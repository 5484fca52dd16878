/**
 * Stores logins until it is killed. Arguments: the folder and the first number. Prints the number
 * of each stored login.
 */

import { flushCompileCache } from 'node:module';
import { credentialsFile } from '../../../../src/clients/workspace/store/credentials-file.ts';
import { fileStore } from '../../../../src/clients/workspace/store/login.ts';
import { systemClock } from '../../../../src/shared/clock.ts';
import { Secret } from '../../../../src/shared/secret.ts';

// Saves the compiled code now, because the kill that ends this process would lose it.
flushCompileCache();
const [, , folder = '', first = '0'] = process.argv;
const store = fileStore(
  credentialsFile(folder, systemClock),
  'https://files.example',
  'https://auth.example',
);

for (let number = Number(first); ; number += 1) {
  await store.change(async () => ({
    clientId: 'site-deploy',
    // Long, so that a write takes a while, and uniform, so that a mixture of two logins is visible.
    accessToken: new Secret(`${number}-`.repeat(20_000)),
    refreshToken: new Secret(`${number}-`.repeat(20_000)),
    issuedAt: 0,
    expiresAt: 3_600_000,
    scope: String(number),
  }));
  process.stdout.write(`${number}\n`);
}
