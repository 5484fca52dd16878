import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import tls, { createSecureContext, type SecureContext } from 'node:tls';
import { generate } from 'selfsigned';
import type { CertificateFault } from './faults.ts';

export type Certificates = Awaited<ReturnType<typeof createCertificates>>;

const day = 86_400_000;
const days = 365;
const key = { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' } as const;

/**
 * Creates an authority that issues certificates on demand. They are valid for a year, unless a
 * fault requires otherwise. The authority's key exists only in memory.
 */
export async function createCertificates() {
  const authority = await makeAuthority();
  const contexts = new Map<string, Promise<SecureContext>>();
  const make = async (host: string, fault: CertificateFault | undefined) => {
    const signer = fault === 'unknown authority' ? await makeAuthority() : authority;
    const name = fault === 'other name' ? `other.${host}` : host;
    // Truncate the common name, which may have at most 64 characters. Clients check only the
    // alternative names.
    const leaf = await generate([{ name: 'commonName', value: name.slice(0, 60) }], {
      ...key,
      notBeforeDate: new Date(Date.now() + (validFrom[fault ?? 'none'] ?? -1) * day),
      notAfterDate: new Date(Date.now() + (fault === 'expired' ? -1 : days) * day),
      ca: fault === 'self-signed' ? undefined : { key: signer.private, cert: signer.cert },
      extensions: [
        { name: 'basicConstraints', cA: false },
        { name: 'keyUsage', digitalSignature: true },
        { name: 'extKeyUsage', serverAuth: true },
        { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
      ],
    });
    const chain = fault === 'self-signed' ? leaf.cert : `${leaf.cert}\n${signer.cert}`;
    return createSecureContext({ key: leaf.private, cert: chain });
  };
  return {
    ca: authority.cert,
    contextFor(host: string, fault?: CertificateFault): Promise<SecureContext> {
      const name = `${host} ${fault ?? ''}`;
      const context = contexts.get(name) ?? make(host, fault);
      contexts.set(name, context);
      return context;
    },
  };
}

const validFrom: Readonly<Record<string, number>> = { expired: -2, 'not yet valid': 1 };

/** Creates an authority with a unique name, because clients look up issuers by name. */
function makeAuthority() {
  const name = `site-deploy local cloud ${randomBytes(8).toString('hex')}`;
  return generate([{ name: 'commonName', value: name }], {
    ...key,
    notAfterDate: new Date(Date.now() + days * day),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
}

/**
 * Returns the authorities that this machine trusts (PEM): the system's, and those in the files that
 * `NODE_EXTRA_CA_CERTS` and `SSL_CERT_FILE` name. Unreadable files are skipped.
 */
export async function readHostAuthorities(env: Readonly<Record<string, string | undefined>>) {
  const files = [env.NODE_EXTRA_CA_CERTS, env.SSL_CERT_FILE].flatMap((file) => file || []);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const all = [...tls.getCACertificates('system'), ...texts].join('\n');
  const certificates = all.match(certificate) ?? [];
  return [...new Set(certificates)].map((text) => `${text}\n`).join('');
}

const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
