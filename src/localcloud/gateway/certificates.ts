import { createSecureContext, type SecureContext } from 'node:tls';
import { generate } from 'selfsigned';

/** A certificate authority of this run alone. Its key is only ever in memory. */
export interface Certificates {
  /** The authority's certificate (PEM). */
  readonly ca: string;
  /** Key and certificate (PEM) for a host name, made when it is first asked for. */
  contextFor(host: string): Promise<SecureContext>;
}

const days = 30;
const key = { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' } as const;

/** Makes a certificate authority, valid for 30 days. */
export async function createCertificates(): Promise<Certificates> {
  const notAfterDate = new Date(Date.now() + days * 86_400_000);
  const authority = await generate([{ name: 'commonName', value: 'site-deploy local cloud' }], {
    ...key,
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const contexts = new Map<string, Promise<SecureContext>>();
  const make = async (host: string) => {
    // A common name has at most 64 characters; clients look at the alternative names anyway.
    const leaf = await generate([{ name: 'commonName', value: host.slice(0, 60) }], {
      ...key,
      notAfterDate,
      ca: { key: authority.private, cert: authority.cert },
      extensions: [
        { name: 'basicConstraints', cA: false },
        { name: 'keyUsage', digitalSignature: true },
        { name: 'extKeyUsage', serverAuth: true },
        { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
      ],
    });
    return createSecureContext({ key: leaf.private, cert: `${leaf.cert}\n${authority.cert}` });
  };
  return {
    ca: authority.cert,
    contextFor(host) {
      const context = contexts.get(host) ?? make(host);
      contexts.set(host, context);
      return context;
    },
  };
}
