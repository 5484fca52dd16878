import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  createCertificates,
  readHostAuthorities,
} from '../../../../src/localcloud/gateway/certificates.ts';
import { useFolder } from '../../../support/folder.ts';

const folder = useFolder();

it('readHostAuthorities returns the certificates of both configured files once', async () => {
  const [extra, system] = [
    (await createCertificates()).ca.trim(),
    (await createCertificates()).ca.trim(),
  ];
  folder.write({ 'extra.pem': `# comment\n${extra}\n`, 'system.pem': `${system}\n${extra}\n` });
  const env = {
    NODE_EXTRA_CA_CERTS: folder.at('extra.pem'),
    SSL_CERT_FILE: folder.at('system.pem'),
  };
  const text = await readHostAuthorities(env);
  for (const certificate of [extra, system]) expect(text.split(certificate)).toHaveLength(2);
  // The other certificates belong to authorities that the system trusts.
  folder.write({ 'all.pem': text });
  for (const block of readFileSync(folder.at('all.pem'), 'utf8').split(
    /(?<=-----END CERTIFICATE-----\n)/,
  ))
    expect(new X509Certificate(block).subject).toEqual(expect.any(String));
});

it('readHostAuthorities ignores a missing file', async () => {
  const text = await readHostAuthorities({ NODE_EXTRA_CA_CERTS: folder.at('gone.pem') });
  expect(text).toBe(await readHostAuthorities({}));
});

it('createCertificates creates an authority that is valid for at least 300 days', async () => {
  const { ca } = await createCertificates();
  const end = Date.parse(new X509Certificate(ca).validTo);
  expect(end).toBeGreaterThan(Date.now() + 300 * 86_400_000);
});
