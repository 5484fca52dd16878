import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const packages = [
  { name: 'plain', version: '1.0.0' },
  { name: 'plain', version: '2.0.0' },
  { name: 'demanding', version: '1.0.0', engines: { node: '>=99' } },
  { name: 'scripted', version: '1.0.0', scripts: { postinstall: 'node --version' } },
];

export interface Registry {
  readonly url: string;
  /**
   * HTTP status with which every request for a package fails. `undefined`: the packages are served.
   */
  refuses: number | undefined;
  close(): void;
}

/** Serves a few packages on this machine. */
export async function startRegistry(folder: string): Promise<Registry> {
  const archives = new Map<string, Buffer>();
  for (const manifest of packages) {
    const place = path.join(folder, `${manifest.name}-${manifest.version}`);
    mkdirSync(path.join(place, 'package'), { recursive: true });
    writeFileSync(path.join(place, 'package/package.json'), JSON.stringify(manifest));
    const file = `${place}.tgz`;
    execFileSync('tar', ['--mtime=2020-01-01', '-czf', file, '-C', place, 'package']);
    archives.set(path.basename(file), readFileSync(file));
  }
  const registry: Registry = { url: '', refuses: undefined, close: () => server.close() };
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = decodeURIComponent(request.url ?? '').split('/');
    const archive = archives.get(rest.at(-1) ?? '');
    const versions = packages.filter((item) => item.name === name);
    if (registry.refuses) response.writeHead(registry.refuses).end('{}');
    else if (archive) response.end(archive);
    else if (rest.length > 0 || versions.length === 0) response.writeHead(404).end('{}');
    else response.setHeader('content-type', 'application/json').end(describe(name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const describe = (name: string) => {
    const found = packages.filter((item) => item.name === name);
    const versions = found.map((item) => {
      const file = `${name}-${item.version}.tgz`;
      const hash = createHash('sha512')
        .update(archives.get(file) ?? '')
        .digest('base64');
      const dist = { tarball: `${url}/${name}/-/${file}`, integrity: `sha512-${hash}` };
      const hasInstallScript = item.scripts !== undefined;
      return [item.version, { ...item, ...(hasInstallScript && { hasInstallScript }), dist }];
    });
    const time = Object.fromEntries(found.map(({ version }) => [version, '2020-01-01T00:00:00Z']));
    const latest = found.at(-1)?.version;
    return JSON.stringify({
      ...{ name, 'dist-tags': { latest }, time },
      versions: Object.fromEntries(versions),
    });
  };
  return Object.assign(registry, { url });
}
