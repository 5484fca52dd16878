import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  retry
} from "./chunk-4TWNR5YP.js";
import {
  HttpFault
} from "./chunk-GGGL2V5K.js";

// src/shared/live-site/look.ts
var maxRedirects = 5;
async function look(address, deps) {
  let url = new URL(address);
  for (let hop = 0; ; hop += 1) {
    const response = await deps.http.send({
      method: "GET",
      url,
      headers: { "cache-control": "no-cache", accept: "text/html,application/json;q=0.9,*/*;q=0.8" },
      // The caller looks again anyway.
      retry: retry.never,
      idleMs: 1e4,
      signal: deps.signal
    });
    const location = response.headers.location;
    const isRedirect = response.status >= 300 && response.status < 400 && location !== void 0 && URL.canParse(location, url.href);
    if (!isRedirect || hop === maxRedirects) return Object.assign(response, { address: url.href });
    url = new URL(location, url);
  }
}

// src/shared/live-site/marker.ts
var markerPath = ".well-known/site-deploy.json";

// src/shared/live-site/read-live.ts
async function readLive(url, deps) {
  if (url === void 0) return void 0;
  try {
    const answer = await look(`${url}/${markerPath}`, deps);
    const served = answer.status === 200 ? answer.json : void 0;
    return typeof served?.digest === "string" ? served : void 0;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`What is live could not be looked at: ${error.message}`);
    return void 0;
  }
}

// src/shared/package-name.ts
function packageName({ slug, environment, version }) {
  return `site-${slug}-${environment}-${version}`;
}
function readPackageName(name) {
  const [, slug, environment, version] = /^site-(.+)-(Production|Preview)-(\d+\.\d+\.\d+)$/.exec(name) ?? [];
  return slug && environment && version ? { slug, environment, version } : void 0;
}

export {
  look,
  markerPath,
  readLive,
  packageName,
  readPackageName
};
