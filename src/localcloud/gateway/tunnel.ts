import net, { type Socket } from 'node:net';

/** Tunnels a client's connection to the real host, unread; 502 if that host can't be reached. */
export function tunnel(authority: string, client: Socket, head: Buffer): void {
  const { hostname, port } = new URL(`https://${authority}`);
  const upstream = net.connect(Number(port || 443), hostname.replace(/^\[|\]$/g, ''));
  let connected = false;
  upstream.once('connect', () => {
    connected = true;
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    client.pipe(upstream).pipe(client);
  });
  upstream.on('error', () => {
    if (!connected) client.write('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    client.destroySoon();
  });
  client.once('close', () => upstream.destroy());
}
