import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  mePath,
  workspacesPath
} from "./chunk-M7DUV2F7.js";
import {
  factsOf,
  isUnavailable,
  unavailable
} from "./chunk-M6W2243Y.js";
import {
  addressOf,
  serviceAddress
} from "./chunk-WOPBMXKE.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/workspace-api/client/workspace-client.ts
var WorkspaceClient = class {
  #http;
  #baseUrl;
  #credential;
  /** @throws SiteDeployError `USAGE` when the address is none, or is neither https nor of this machine */
  constructor({ http, baseUrl, credential }) {
    this.#http = http;
    this.#baseUrl = serviceAddress(baseUrl, "The base URL");
    this.#credential = credential;
  }
  /** The workspaces that the credential may see; it needs workspaces:read. Spec: Endpoints, GET {base_url}/v1/workspaces. */
  workspaces(signal) {
    return this.#get(workspacesPath, signal);
  }
  /**
   * The identity behind the access token. Spec: Endpoints, GET {base_url}/v1/me.
   * @throws SiteDeployError `WORKSPACE_TOKEN_NEEDED` when the credential is an API key
   */
  async me(signal) {
    if (this.#credential.kind === "api-key")
      throw new SiteDeployError(
        "WORKSPACE_TOKEN_NEEDED",
        `GET ${mePath} tells who is behind an access token; an API key has nobody behind it.`
      );
    return this.#get(mePath, signal);
  }
  async #get(path, signal) {
    const credential = await this.#credential.get(signal);
    let response = await this.#send(path, credential, signal);
    if (response.status === 401) {
      const renewed = await this.#credential.renew?.(credential, signal);
      if (renewed !== void 0) response = await this.#send(path, renewed, signal);
    }
    if (!response.ok) throw refusal(`GET ${path}`, response);
    const { json } = response;
    if (json === void 0)
      throw new SiteDeployError("WORKSPACE_ANSWER_INVALID", `GET ${path} was not answered with JSON.`, {
        facts: [`Status ${response.status}, ${response.headers["content-type"] ?? "no content type"}`]
      });
    return json;
  }
  async #send(path, credential, signal) {
    const url = addressOf(this.#baseUrl, path);
    try {
      return await this.#http.send({
        method: "GET",
        url,
        headers: { authorization: `Bearer ${credential.reveal()}`, accept: "application/json" },
        ...signal && { signal }
      });
    } catch (error) {
      throw unavailable(error, url);
    }
  }
};
function refusal(call, response) {
  const facts = factsOf(response);
  if (response.status === 401)
    return new SiteDeployError("WORKSPACE_UNAUTHORIZED", `${call} was refused: the credential is not accepted.`, {
      facts
    });
  if (response.status === 403) {
    const needed = neededScope(response);
    const what = needed === void 0 ? "" : ` It needs ${needed}.`;
    return new SiteDeployError("WORKSPACE_FORBIDDEN", `${call} was refused: the credential may not do this.${what}`, {
      facts
    });
  }
  if (isUnavailable(response.status))
    return new SiteDeployError("WORKSPACE_UNAVAILABLE", `${call} cannot be answered at the moment.`, { facts });
  return new SiteDeployError("WORKSPACE_REFUSED", `${call} was refused.`, { facts });
}
function neededScope(response) {
  return /\bscope="([\x21\x23-\x5b\x5d-\x7e ]+)"/.exec(response.headers["www-authenticate"] ?? "")?.[1];
}

export {
  WorkspaceClient
};
