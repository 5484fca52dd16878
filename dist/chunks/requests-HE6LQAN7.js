import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  refuseInvalid
} from "./chunk-BJKOONL5.js";
import {
  withSite
} from "./chunk-WQ7IBDI5.js";
import {
  fieldsOf,
  sheet,
  table
} from "./chunk-BURFK45H.js";
import "./chunk-IFEJR5OY.js";
import "./chunk-DKXGQWF5.js";
import "./chunk-F7ZYN63B.js";
import "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-AAFTZNMS.js";
import {
  RequestCreate
} from "./chunk-7ODG4HLY.js";
import "./chunk-HJOW65OB.js";
import "./chunk-VF4KREBL.js";
import "./chunk-WC44BXDQ.js";
import "./chunk-3T7WNIKU.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-3PSUJWQW.js";
import "./chunk-MIU6LSPI.js";

// src/cli/portal/requests.ts
var columns = [
  { heading: "ID", value: ({ id }) => id, fixed: true },
  { heading: "STATUS", value: ({ status }) => status, fixed: true },
  { heading: "TITLE", value: ({ title }) => title },
  { heading: "REQUESTER", value: ({ requester }) => requester },
  { heading: "AHEAD", value: ({ position }) => position, align: "right" },
  { heading: "UPDATED", value: ({ updatedAt }) => updatedAt, fixed: true }
];
async function showRequests(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, printTable }) => {
    const answer = await client.listRequests(siteId, { status: options.status }, signal);
    printTable(answer, columns, answer.requests, "No request matches.");
    return 0;
  });
}
var steps = [
  { heading: "STATUS", value: ({ status }) => status, fixed: true },
  { heading: "SINCE", value: ({ at }) => at, fixed: true },
  { heading: "BY", value: ({ by }) => by },
  { heading: "REASON", value: ({ reason }) => reason }
];
async function showRequest(execute, id, options) {
  await withSite(execute, options, async (siteId, { client, signal, print, width }) => {
    const answer = await client.getRequest(siteId, id, signal);
    const { history, ...fields } = answer;
    print(answer, () => [...sheet(fieldsOf(fields)), "", ...table(steps, history, width)]);
    return 0;
  });
}
async function createRequest(execute, title, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const request = { title, ...options.description !== void 0 && { description: options.description } };
    refuseInvalid(RequestCreate, request, `to ${siteId}`);
    const answer = await client.createRequest(siteId, request, signal);
    print(answer, () => [answer.request.id]);
    context.log.info(`The request is ${answer.request.status}.`);
    return 0;
  });
}
async function approveRequest(execute, id, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const answer = await client.approveRequest(siteId, id, signal);
    print(answer, () => []);
    context.log.info(`${id} is approved; it is completed with the next deployment to Production.`);
    return 0;
  });
}
export {
  approveRequest,
  createRequest,
  showRequest,
  showRequests
};
