import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Log } from '../../shared/log.ts';
import { Secret } from '../../shared/secret.ts';

/** Bytes. A token has a few kilobytes at most; more is something else. */
const longest = 64_000;

/**
 * The token, from `PORTAL_TOKEN` or from standard input; masked before anything else is done with it.
 * @throws SiteDeployError `USAGE` when there is none, or it can not be one
 */
export async function portalToken(
  fromStdin: boolean,
  env: Readonly<Record<string, string | undefined>>,
  stdin: (() => AsyncIterable<string | Uint8Array>) | undefined,
  log: Log,
): Promise<Secret> {
  const token = (fromStdin ? await readAll(stdin?.() ?? []) : (env.PORTAL_TOKEN ?? '')).trim();
  const source = fromStdin ? 'Standard input' : 'PORTAL_TOKEN';
  if (token === '') {
    throw new SiteDeployError('USAGE', fromStdin ? 'Standard input holds no token.' : 'PORTAL_TOKEN is not set.', {
      remedy: 'Set PORTAL_TOKEN, or pass the token on standard input:  site-deploy portal … --token-stdin < token.txt',
    });
  }
  const secret = new Secret(token);
  log.mask(secret);
  // What a header can not carry would fail later, with a message that says nothing of the token.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new SiteDeployError('USAGE', `${source} holds spaces, line breaks or characters that no token has.`, {
      remedy: 'Pass the token alone, without "Bearer" and without quotes.',
    });
  }
  return secret;
}

async function readAll(input: AsyncIterable<string | Uint8Array> | Iterable<never>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > longest) throw new SiteDeployError('USAGE', `Standard input holds more than a token: ${size} bytes.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
