import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { localPortal } from './backend.ts';

// A portal in a separate process, so that it can be killed. Its first line of output is the port.
const database = process.argv[2];
const portal = await localPortal(database === undefined ? {} : { database });
const server = http.createServer((request, response) => void portal.handle(request, response));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
