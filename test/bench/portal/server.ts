/** The local portal on a database file, in a process of its own. Tells its address and credentials, ends with its standard input. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { localPortal } from '../../contract/portal/backend.ts';

const [database = ''] = process.argv.slice(2);
const portal = await localPortal({ database });
const server = http.createServer((request, response) => void portal.handle(request, response));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ port, apiToken: portal.apiToken }));
});
process.stdin.resume().once('end', async () => {
  server.closeAllConnections();
  server.close();
  await portal.close();
});
