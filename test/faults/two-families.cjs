/**
 * Loaded into a run before it: the host `TWO_FAMILIES_HOST` has an IPv4 and an IPv6 address, both of which serve it at
 * the port `TWO_FAMILIES_PORT` of this machine.
 */
const dns = require('node:dns');
const net = require('node:net');
const { syncBuiltinESMExports } = require('node:module');

const { TWO_FAMILIES_HOST: host, TWO_FAMILIES_PORT: port } = process.env;
const addresses = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];
const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  if (name !== host) return lookup(name, ...rest);
  const done = rest.pop();
  const all = rest[0]?.all ? [addresses] : [addresses[0].address, addresses[0].family];
  process.nextTick(done, null, ...all);
};
const { lookup: lookupLater } = dns.promises;
dns.promises.lookup = (name, options) =>
  name === host
    ? Promise.resolve(options?.all ? addresses : addresses[0])
    : lookupLater(name, options);
syncBuiltinESMExports();

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function connectTo(...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  // Everything else goes through the proxy.
  if (Number(options?.port) === 443) options.port = Number(port);
  return connect.apply(this, given);
};
