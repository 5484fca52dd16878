import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  retry
} from "./chunk-4TWNR5YP.js";
import {
  HttpFault
} from "./chunk-GGGL2V5K.js";
import {
  looseObject,
  optional,
  string
} from "./chunk-P4I7N7I4.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/azure/cloud-call.ts
var Failure = looseObject({
  error: looseObject({ code: optional(string()), message: optional(string()) })
});
async function cloudCall({ http, token, signal }, { expected = [], ...request }, needs) {
  const response = await http.send({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token.reveal()}`, accept: "application/json" },
    retry: retry.safe,
    signal
  }).catch((error) => {
    if (!(error instanceof HttpFault)) throw error;
    throw new SiteDeployError("CLOUD_UNAVAILABLE", `There was no answer: ${error.message}`, { cause: error });
  });
  if (response.ok || expected.includes(response.status)) return response;
  const { data } = Failure.safeParse(response.json);
  const said = [data?.error.code, data?.error.message].filter((text) => text !== void 0).join(": ");
  const url = new URL(request.url);
  const facts = [
    `${request.method} ${url.host}${url.pathname}: status ${response.status}${said === "" ? "" : `, ${said}`}`,
    ...response.requestId === void 0 ? [] : [`request id: ${response.requestId}`]
  ];
  if (response.status === 401)
    throw new SiteDeployError("CLOUD_TOKEN_REFUSED", `${url.host} did not accept the token.`, { facts });
  if (response.status === 403)
    throw new SiteDeployError("CLOUD_PERMISSION_MISSING", `The token needs ${needs}.`, { facts });
  if (response.status >= 500 || response.status === 429)
    throw new SiteDeployError("CLOUD_UNAVAILABLE", `${url.host} answered with status ${response.status}.`, { facts });
  throw new SiteDeployError("CLOUD_REFUSED", `${url.host} refused the request: ${said || response.status}.`, { facts });
}
function readCloudAnswer(schema, value, what) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SiteDeployError("CLOUD_REFUSED", `The cloud described ${what} in a shape that is not known.`, {
    facts: result.error.issues.map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}`)
  });
}

export {
  cloudCall,
  readCloudAnswer
};
