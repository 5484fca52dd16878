import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  listLimit,
  operations,
  repohostHeaders
} from "./chunk-7ODG4HLY.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunk-VF4KREBL.js";
import {
  deploymentCompletePath,
  idempotencyKeyHeader,
  rateClassOf,
  rateLimits
} from "./chunk-WC44BXDQ.js";
import {
  pauseBefore,
  retry,
  systemClock
} from "./chunk-4TWNR5YP.js";
import {
  HttpFault
} from "./chunk-GGGL2V5K.js";
import {
  looseObject
} from "./chunk-P4I7N7I4.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/portal/client/client.ts
import { createHmac } from "node:crypto";

// src/portal/client/address.ts
function pathOf(template, parameters) {
  return template.replace(/\{(\w+)\}/g, (_, name) => {
    const value = parameters[name] ?? "";
    if (/^\.{0,2}$/.test(value)) throw new SiteDeployError("USAGE", `"${value}" is not a ${name}.`);
    return encodeURIComponent(value);
  });
}
function addressOf(base, path, query = {}) {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, "") + path;
  url.search = "";
  url.hash = "";
  for (const [name, value] of Object.entries(query)) {
    if (value !== void 0) url.searchParams.set(name, String(value));
  }
  return url;
}

// src/portal/client/attempts.ts
async function sendWithinLimit(request, options) {
  const { http, clock, limit, policy, random, onRetry } = options;
  const { signal } = request;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce(http, request, limit);
    const failed = "response" in outcome ? policy.statuses.includes(outcome.response.status) : policy.faults;
    const retryAfter = "response" in outcome ? outcome.response.headers["retry-after"] : void 0;
    const pause = failed && attempt < policy.attempts ? pauseBefore(attempt, retryAfter, clock.now(), random()) : void 0;
    if (pause === void 0) {
      if ("response" in outcome) return outcome.response;
      const { kind, request: name, cause } = outcome.fault;
      throw new HttpFault(kind, name, attempt, cause);
    }
    const url = new URL(request.url);
    const reason = "response" in outcome ? `status ${outcome.response.status}` : outcome.fault.kind;
    onRetry?.(
      `${request.method} ${url.origin}${url.pathname}: ${reason}, attempt ${attempt + 1} of ${policy.attempts} in ${(pause / 1e3).toFixed(1)} s`
    );
    if ("response" in outcome && outcome.response.status === 429) limit.pause(pause);
    else await clock.sleep(pause, signal);
  }
}
async function sendOnce(http, request, limit) {
  const admission = await limit.admit(request.signal);
  try {
    return { response: await http.send({ ...request, retry: retry.never }) };
  } catch (error) {
    request.signal?.throwIfAborted();
    if (error instanceof HttpFault) return { fault: error };
    throw error;
  } finally {
    admission.done();
  }
}

// src/portal/client/cache-control.ts
function freshnessOf(headers) {
  const directives = (headers["cache-control"] ?? "").toLowerCase().split(",");
  const names = directives.map((directive) => directive.split("=", 1)[0]?.trim());
  if (names.includes("no-store") || names.includes("no-cache")) return void 0;
  const seconds = (name) => {
    const value = directives.find((directive) => directive.trim().startsWith(`${name}=`))?.split("=")[1];
    return value !== void 0 && /^\s*"?\d+"?\s*$/.test(value) ? Number(value.replace(/\D/g, "")) : void 0;
  };
  const maxAge = seconds("max-age");
  if (maxAge === void 0) return void 0;
  const age = /^\d+$/.test(headers.age ?? "") ? Number(headers.age) : 0;
  const late = Math.max(0, age - maxAge);
  const stale = Math.max(0, (seconds("stale-while-revalidate") ?? 0) - late);
  const fresh = Math.max(0, maxAge - age);
  return fresh + stale === 0 ? void 0 : { fresh: fresh * 1e3, stale: stale * 1e3 };
}

// src/portal/client/rate-limit.ts
var window = 6e4;
var SlidingWindow = class {
  #clock;
  #limit;
  #queue = [];
  /** When the requests of the last 60 s were answered, in ascending order. */
  #answered = [];
  #underway = 0;
  #pausedUntil = 0;
  #wake;
  constructor(clock, limit) {
    this.#clock = clock;
    this.#limit = limit;
  }
  /**
   * Waits for its turn. One that gives up leaves its place to those behind it.
   * @throws the signal's reason when it aborts
   */
  async admit(signal) {
    signal?.throwIfAborted();
    return await new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        this.#advance();
        reject(signal?.reason);
      };
      const waiter = {
        admit(admission) {
          signal?.removeEventListener("abort", giveUp);
          resolve(admission);
        }
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#queue.push(waiter);
      this.#advance();
    });
  }
  /** Nothing is sent for `ms` milliseconds, because the portal has asked for it. */
  pause(ms) {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
    this.#advance();
  }
  #advance() {
    const now = this.#clock.now();
    while (this.#answered[0] !== void 0 && this.#answered[0] + window < now) this.#answered.shift();
    while (now >= this.#pausedUntil && this.#underway + this.#answered.length < this.#limit) {
      const next = this.#queue.shift();
      if (next === void 0) break;
      this.#underway += 1;
      next.admit(this.#admission());
    }
    this.#wakeAt(this.#queue.length === 0 ? void 0 : this.#nextChance(now));
  }
  /** When the next place may be free; `undefined` while that depends on an answer. */
  #nextChance(now) {
    if (now < this.#pausedUntil) return this.#pausedUntil;
    return this.#answered[0] === void 0 ? void 0 : this.#answered[0] + window + 1;
  }
  #wakeAt(at) {
    if (this.#wake?.at === at) return;
    this.#wake?.cancel.abort();
    this.#wake = void 0;
    if (at === void 0) return;
    const wake = { at, cancel: new AbortController() };
    this.#wake = wake;
    this.#clock.sleep(at - this.#clock.now(), wake.cancel.signal).then(
      () => {
        if (this.#wake !== wake) return;
        this.#wake = void 0;
        this.#advance();
      },
      () => {
      }
    );
  }
  #admission() {
    let isDone = false;
    return {
      done: () => {
        if (isDone) return;
        isDone = true;
        this.#underway -= 1;
        this.#answered.push(this.#clock.now());
        this.#advance();
      }
    };
  }
};
var known = /* @__PURE__ */ new WeakMap();
function rateLimitsOf(http, origin, clock) {
  const ofHttp = known.get(http) ?? /* @__PURE__ */ new Map();
  known.set(http, ofHttp);
  const limits = ofHttp.get(origin) ?? {
    read: new SlidingWindow(clock, rateLimits.read),
    write: new SlidingWindow(clock, rateLimits.write),
    delete: new SlidingWindow(clock, rateLimits.delete)
  };
  ofHttp.set(origin, limits);
  return limits;
}

// src/portal/client/seo-cache.ts
var largest = 1e3;
var SeoCache = class {
  #clock;
  #sites = /* @__PURE__ */ new Map();
  constructor(clock) {
    this.#clock = clock;
  }
  /**
   * The kept answer, or a new one. One that is past its time but within `stale-while-revalidate` is given at once and read anew behind it;
   * when that fails, it stays as it is and the next call tries again.
   * @param load reads it from the portal; without a signal where nobody waits for it
   */
  async read(siteId, path, load, signal) {
    signal?.throwIfAborted();
    const site = this.#site(siteId);
    const kept = site.entries.get(path);
    const now = this.#clock.now();
    if (kept === void 0 || now >= kept.staleUntil) return await this.#load(site, siteId, path, () => load(signal));
    if (now >= kept.freshUntil && !site.refreshing.has(path)) {
      site.refreshing.add(path);
      this.#load(site, siteId, path, () => load()).catch(() => void 0).finally(() => site.refreshing.delete(path));
    }
    return structuredClone(kept.value);
  }
  /** Forgets what was read of a site. An answer that is still underway will not be kept either, since it may be older than the write. */
  forget(siteId) {
    this.#sites.delete(siteId);
  }
  async #load(site, siteId, path, load) {
    const { value, freshness } = await load();
    if (this.#sites.get(siteId) !== site) return value;
    site.entries.delete(path);
    if (freshness === void 0) return value;
    const now = this.#clock.now();
    const freshUntil = now + freshness.fresh;
    site.entries.set(path, { value: structuredClone(value), freshUntil, staleUntil: freshUntil + freshness.stale });
    const [oldest] = site.entries.keys();
    if (site.entries.size > largest && oldest !== void 0) site.entries.delete(oldest);
    return value;
  }
  #site(siteId) {
    const site = this.#sites.get(siteId) ?? { entries: /* @__PURE__ */ new Map(), refreshing: /* @__PURE__ */ new Set() };
    this.#sites.set(siteId, site);
    return site;
  }
};

// src/portal/client/caller.ts
var policies = {
  GET: retry.safe,
  PUT: retry.safe,
  POST: retry.refusedOnly,
  PATCH: retry.refusedOnly,
  // A repetition after a lost answer would say 404 for what was removed.
  DELETE: retry.refusedOnly
};
var maxBytes = 64 << 20;
var PortalCaller = class {
  #options;
  #clock;
  #seo;
  constructor(options) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#seo = new SeoCache(this.#clock);
  }
  get provider() {
    return this.#options.provider;
  }
  /**
   * Calls an operation.
   * @returns the answer with unknown fields kept
   * @throws PortalError, PortalAnswerError, HttpFault, or the signal's reason
   */
  async call(operation, parts) {
    return this.#read(operation, await this.send(operation, parts));
  }
  /** A read of SEO, which the portal lets its readers keep for a while. */
  async cachedRead(operation, siteId, parts) {
    const path = pathOf(operation.path, parts.parameters);
    const load = async (signal) => {
      const response = await this.send(operation, { ...parts, signal });
      return { value: this.#read(operation, response), freshness: freshnessOf(response.headers) };
    };
    return await this.#seo.read(siteId, path, load, parts.signal);
  }
  /** A write after which what was read of the site's SEO is no longer true; also where its outcome is not known. */
  async invalidating(siteId, write) {
    this.#seo.forget(siteId);
    try {
      return await write();
    } finally {
      this.#seo.forget(siteId);
    }
  }
  /** Calls an operation without looking at the body of its answer. */
  async send(operation, parts) {
    if (operation.auth === "public" || operation.auth === "signature") return await this.#attempt(operation, parts);
    const { signal } = parts;
    const credential = await this.#options.credential();
    try {
      return await this.#attempt(operation, parts, credential);
    } catch (error) {
      if (!(error instanceof PortalError) || error.status !== 401) throw error;
      signal?.throwIfAborted();
      const renewed = await this.#options.credential(credential);
      if (renewed.reveal() === credential.reveal()) throw error;
      return await this.#attempt(operation, parts, renewed);
    }
  }
  async #attempt(operation, parts, credential) {
    const { http, url: base, random = Math.random, onRetry } = this.#options;
    const { method, answerType = "application/json" } = operation;
    const url = addressOf(base, pathOf(operation.path, parts.parameters), parts.query);
    const clock = this.#clock;
    const limit = rateLimitsOf(http, url.origin, clock)[rateClassOf(method)];
    const authorization = credential === void 0 ? {} : { authorization: `Bearer ${credential.reveal()}` };
    const response = await sendWithinLimit(
      {
        method,
        url,
        headers: { ...parts.headers, ...authorization, accept: answerType },
        json: parts.body,
        idleMs: 15e3,
        maxBytes,
        ...parts.signal !== void 0 && { signal: parts.signal }
      },
      { http, clock, limit, policy: parts.retry ?? policies[method], random, onRetry }
    );
    if (!response.ok) throw new PortalError(`${method} ${url.pathname}`, response, clock.now());
    return response;
  }
  #read(operation, response) {
    const empty = response.body.length === 0 ? {} : response.json;
    const value = operation.answerType === "application/xml" ? response.text : empty;
    const result = operation.answer.safeParse(value);
    if (result.success) return result.data;
    const problems = result.error.issues.map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}`);
    throw new PortalAnswerError(`${operation.method} ${operation.path}`, response, problems);
  }
};

// src/portal/client/calls/sites.ts
var SiteCalls = class extends PortalCaller {
  /** One part of the sites that the caller has access to. */
  async listSites(filter = {}, signal) {
    return await this.call(operations.listSites, { parameters: {}, query: { ...filter }, signal });
  }
  /** All sites that the caller has access to, asked for part by part. One that moves between two parts meanwhile is given once. */
  async *eachSite(filter = {}, signal) {
    const seen = /* @__PURE__ */ new Set();
    const { limit = listLimit.default } = filter;
    for (let offset = 0; ; ) {
      const { sites, total } = await this.listSites({ ...filter, limit, offset }, signal);
      for (const site of sites) {
        if (!seen.has(site.id)) yield site;
        seen.add(site.id);
      }
      offset += sites.length;
      if (sites.length === 0 || offset >= total) return;
    }
  }
  async getSite(siteId, signal) {
    return await this.call(operations.getSite, { parameters: { siteId }, signal });
  }
  /** Changes name, description, address or features; what is absent stays. Needs the level admin. */
  async updateSite(siteId, patch, signal) {
    const parts = { parameters: { siteId }, body: patch, retry: retry.safe, signal };
    return await this.invalidating(siteId, () => this.call(operations.patchSite, parts));
  }
  async getSiteStats(siteId, query = {}, signal) {
    return await this.call(operations.getStatistics, { parameters: { siteId }, query: { ...query }, signal });
  }
  async listPages(siteId, signal) {
    return await this.call(operations.listPages, { parameters: { siteId }, signal });
  }
  async listVersions(siteId, signal) {
    return await this.call(operations.listVersions, { parameters: { siteId }, signal });
  }
  async getSettings(siteId, signal) {
    return await this.call(operations.getSettings, { parameters: { siteId }, signal });
  }
  /** Changes the settings that are given; the others stay. Needs the level admin. */
  async updateSettings(siteId, update, signal) {
    const parts = { parameters: { siteId }, body: update, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSettings, parts));
  }
};

// src/portal/client/calls/seo.ts
var RawPageSeo = looseObject({});
var endpoints = ["defaults", "sitemap-config", "purge"];
var SeoCalls = class extends SiteCalls {
  /** The pages with SEO metadata, and the defaults. */
  async getSeo(siteId, signal) {
    return await this.cachedRead(operations.getSeoOverview, siteId, { parameters: { siteId }, signal });
  }
  /** @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal */
  async getPageSeo(siteId, pageSlug, signal) {
    refuseEndpoints(pageSlug);
    return await this.cachedRead(operations.getPageSeo, siteId, { parameters: { siteId, pageSlug }, signal });
  }
  /**
   * The metadata of a page as the portal sent it, for a caller that judges it field by field.
   * @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal
   */
  async getRawPageSeo(siteId, pageSlug, signal) {
    refuseEndpoints(pageSlug);
    const operation = { ...operations.getPageSeo, answer: RawPageSeo };
    return await this.call(operation, { parameters: { siteId, pageSlug }, signal });
  }
  /** Replaces the metadata of a page. Needs the level editor. @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal */
  async updatePageSeo(siteId, pageSlug, seo, signal) {
    refuseEndpoints(pageSlug);
    const parts = { parameters: { siteId, pageSlug }, body: seo, signal };
    return await this.invalidating(siteId, () => this.call(operations.putPageSeo, parts));
  }
  /** What would be warned of or refused, without changing anything. The endpoint is decided. */
  async validatePageSeo(siteId, pageSlug, seo, signal) {
    return await this.call(operations.validatePageSeo, { parameters: { siteId, pageSlug }, body: { ...seo }, signal });
  }
  async getSeoDefaults(siteId, signal) {
    return await this.cachedRead(operations.getSeoDefaults, siteId, { parameters: { siteId }, signal });
  }
  /** Replaces the defaults of the site. Needs the level editor. */
  async updateSeoDefaults(siteId, defaults, signal) {
    const parts = { parameters: { siteId }, body: defaults, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSeoDefaults, parts));
  }
  /** The XML sitemap as it is. */
  async getSitemap(siteId, signal) {
    return await this.cachedRead(operations.getSitemap, siteId, { parameters: { siteId }, signal });
  }
  /** Replaces the configuration of the sitemap. Needs the level editor. */
  async updateSitemapConfig(siteId, config, signal) {
    const parts = { parameters: { siteId }, body: config, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSitemapConfig, parts));
  }
  /** Empties the SEO cache of the portal, and that of this client. The endpoint is decided. */
  async purgeSeoCache(siteId, signal) {
    const parts = { parameters: { siteId }, signal };
    return await this.invalidating(siteId, () => this.call(operations.purgeSeoCache, parts));
  }
};
function refuseEndpoints(pageSlug) {
  if (!endpoints.includes(pageSlug)) return;
  throw new SiteDeployError("USAGE", `"${pageSlug}" can not be the slug of a page: the portal has an endpoint there.`);
}

// src/portal/client/calls/runtime.ts
var RuntimeCalls = class extends SeoCalls {
  /** The displayed texts of a page. */
  async getPageText(pageSlug, host, signal) {
    return await this.call(operations.getPageText, { parameters: { pageSlug }, ...forHost(host), signal });
  }
  /** The configuration of all pages. */
  async listContentPages(host, signal) {
    return await this.call(operations.listContentPages, { parameters: {}, ...forHost(host), signal });
  }
  async getContentPage(pageSlug, host, signal) {
    return await this.call(operations.getContentPage, { parameters: { pageSlug }, ...forHost(host), signal });
  }
  /** The blog posts without their text, newest first. */
  async listContentPosts(host, signal) {
    return await this.call(operations.listPosts, { parameters: {}, ...forHost(host), signal });
  }
  async getContentPost(postSlug, host, signal) {
    return await this.call(operations.getPost, { parameters: { postSlug }, ...forHost(host), signal });
  }
};
function forHost(host) {
  return host === void 0 ? {} : { headers: { host } };
}

// src/portal/client/calls/texts.ts
var TextCalls = class extends RuntimeCalls {
  async listTexts(siteId, signal) {
    return await this.call(operations.listTexts, { parameters: { siteId }, signal });
  }
  /** Overrides the text of a key. Needs the level editor. */
  async overrideText(siteId, textKey, update, signal) {
    return await this.call(operations.putTextOverride, { parameters: { siteId, textKey }, body: update, signal });
  }
  /** Removes the override of a key: its default shows again. Needs the level editor. */
  async removeTextOverride(siteId, textKey, signal) {
    return await this.call(operations.deleteTextOverride, { parameters: { siteId, textKey }, signal });
  }
  /** Needs the level admin. */
  async setTextMode(siteId, mode, signal) {
    return await this.call(operations.putTextMode, { parameters: { siteId }, body: { mode }, signal });
  }
  /** Marks the pending overrides as committed. Needs the level editor. @returns the content file as it is to be committed */
  async commitTexts(siteId, signal) {
    return await this.call(operations.commitTexts, { parameters: { siteId }, signal });
  }
};

// src/portal/client/calls/requests.ts
var RequestCalls = class extends TextCalls {
  /** Oldest first. */
  async listRequests(siteId, filter = {}, signal) {
    return await this.call(operations.listRequests, { parameters: { siteId }, query: { ...filter }, signal });
  }
  async getRequest(siteId, requestId, signal) {
    return await this.call(operations.getRequest, { parameters: { siteId, requestId }, signal });
  }
  /** Submits a request. Needs the level admin. */
  async createRequest(siteId, request, signal) {
    return await this.call(operations.createRequest, { parameters: { siteId }, body: request, signal });
  }
  /** Moves a request, classifies it, or links its issue and pull request. Needs the level admin. */
  async updateRequest(siteId, requestId, patch, signal) {
    return await this.call(operations.patchRequest, { parameters: { siteId, requestId }, body: patch, signal });
  }
  /** Approves a request that is in review. Needs the level admin. */
  async approveRequest(siteId, requestId, signal) {
    return await this.call(operations.approveRequest, { parameters: { siteId, requestId }, signal });
  }
};

// src/portal/client/calls/administration.ts
var AdministrationCalls = class extends RequestCalls {
  async getWebhook(siteId, signal) {
    return await this.call(operations.getWebhook, { parameters: { siteId }, signal });
  }
  /**
   * Chooses where events are sent, and which. Needs the level admin.
   * @returns the new secret with which deliveries are signed; it is never shown again
   */
  async updateWebhook(siteId, config, signal) {
    const { webhook, secret } = await this.call(operations.putWebhook, {
      parameters: { siteId },
      body: config,
      signal
    });
    return { webhook, secret: new Secret(secret) };
  }
  /** What was sent, with every attempt, the newest first. Needs the level admin. */
  async listDeliveries(siteId, signal) {
    return await this.call(operations.listDeliveries, { parameters: { siteId }, signal });
  }
  /** Who has access to the site. Needs the level owner. */
  async listAccess(siteId, signal) {
    return await this.call(operations.listAccess, { parameters: { siteId }, signal });
  }
  /** Needs the level owner. */
  async grantAccess(siteId, userId, level, signal) {
    return await this.call(operations.putAccess, { parameters: { siteId, userId }, body: { level }, signal });
  }
  /** Needs the level owner. */
  async revokeAccess(siteId, userId, signal) {
    return await this.call(operations.deleteAccess, { parameters: { siteId, userId }, signal });
  }
};

// src/portal/client/client.ts
var PortalClient = class extends AdministrationCalls {
  /**
   * Exchanges the cloud access token for a short-lived deployment token. Spec: Deployment and repository-host integration.
   * @throws PortalAnswerError when the answer holds no token
   */
  async createDeploymentToken(siteSlug, signal) {
    const parts = { parameters: {}, body: { siteSlug }, retry: retry.safe, signal };
    const { swaToken } = await this.call(operations.createDeploymentToken, parts);
    return new Secret(swaToken);
  }
  /**
   * Tells the portal how a deployment ended. Calls with the same key are one call, so it is sent again where the answer was lost.
   * Spec: Deployment and repository-host integration.
   */
  async completeDeployment(body, idempotencyKey, signal) {
    const operation = { ...operations.completeDeployment, path: deploymentCompletePath(this.provider) };
    const headers = { [idempotencyKeyHeader]: idempotencyKey };
    await this.send(operation, { parameters: {}, body, headers, retry: retry.safe, signal });
  }
  /**
   * Delivers an event as the repository host does, signed with the webhook's secret; for a delivery that was lost, and to try the receiver
   * out. Spec: Deployment and repository-host integration.
   */
  async sendRepohostEvent({ event, id, payload }, secret, signal) {
    const text = JSON.stringify(payload);
    const signature = `sha256=${createHmac("sha256", secret.reveal()).update(text).digest("hex")}`;
    const headers = {
      [repohostHeaders.event]: event,
      [repohostHeaders.delivery]: id,
      [repohostHeaders.signature]: signature
    };
    const path = operations.receiveRepohostEvent.path.replace("repohost", this.provider ?? "repohost");
    const operation = { ...operations.receiveRepohostEvent, path };
    return await this.call(operation, { parameters: {}, body: payload, headers, signal });
  }
};

export {
  PortalClient
};
