import { readFile } from 'node:fs/promises';
import tls from 'node:tls';

/**
 * Authorities that this machine trusts besides the usual ones, for hosts that lead outside: the variables by which a
 * child finds the local authority take the place of those by which it would find them.
 * @returns certificates (PEM), each once
 */
export async function authoritiesOfMachine(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const files = [env.NODE_EXTRA_CA_CERTS, env.SSL_CERT_FILE].flatMap((file) => file || []);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const certificates = [...tls.getCACertificates('system'), ...texts].flatMap((text) => text.match(certificate) ?? []);
  return [...new Set(certificates)].map((text) => `${text}\n`).join('');
}

const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
