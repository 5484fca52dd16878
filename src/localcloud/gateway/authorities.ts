import { readFile } from 'node:fs/promises';
import tls from 'node:tls';

/** The host's additional authorities (PEM), which a child's variables for the local one replace. */
export async function readHostAuthorities(env: Readonly<Record<string, string | undefined>>) {
  const files = [env.NODE_EXTRA_CA_CERTS, env.SSL_CERT_FILE].flatMap((file) => file || []);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const certificates = [...tls.getCACertificates('system'), ...texts].flatMap(
    (text) => text.match(certificate) ?? [],
  );
  return [...new Set(certificates)].map((text) => `${text}\n`).join('');
}

const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
