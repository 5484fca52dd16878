import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// light:node:http
var http = process.getBuiltinModule("node:http");
var node_http_default = http;
var { Agent, ClientRequest, IncomingMessage, METHODS, OutgoingMessage, STATUS_CODES, Server, ServerResponse, createServer, get, globalAgent, maxHeaderSize, request, validateHeaderName, validateHeaderValue } = http;

export {
  node_http_default
};
