import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createPrinter
} from "./chunk-BURFK45H.js";
import {
  portalToken
} from "./chunk-IFEJR5OY.js";
import {
  explain
} from "./chunk-DKXGQWF5.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunk-P6SKXPML.js";
import {
  createHttp,
  createTransport
} from "./chunk-CWZALBSL.js";
import {
  version
} from "./chunk-MBUNNDKD.js";
import {
  PortalClient
} from "./chunk-AAFTZNMS.js";
import {
  systemClock
} from "./chunk-4TWNR5YP.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/cli/portal/portal-address.ts
async function portalAddress(option, env, config) {
  if (option !== void 0) return checked(option, "--portal");
  if (env.PORTAL_URL) return checked(env.PORTAL_URL, "PORTAL_URL");
  const address = (await config())?.portal.url;
  if (address !== void 0) return checked(address, "portal.url of the site config");
  throw new SiteDeployError("USAGE", "The address of the portal is not known.", {
    remedy: "Add --portal <url>, set PORTAL_URL, or run it in a folder with a site.config.yml."
  });
}
function checked(address, source) {
  const url = URL.canParse(address) ? new URL(address) : void 0;
  if (url === void 0 || !/^https?:$/.test(url.protocol)) {
    throw new SiteDeployError("USAGE", `${source} is not an address: "${address}".`, {
      remedy: "Write it whole, for example https://portal.example.com."
    });
  }
  if (url.username !== "" || url.password !== "") {
    throw new SiteDeployError("USAGE", `${source} holds a user name or a password, which are not used.`, {
      remedy: "Set PORTAL_TOKEN, or use --token-stdin, and leave them out of the address."
    });
  }
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    throw new SiteDeployError("USAGE", `${source} is not encrypted: the token would be readable on the way.`, {
      remedy: `Use https:// instead of http:// for ${url.host}.`
    });
  }
  return address;
}
function isLoopback(host) {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

// src/cli/portal/session.ts
async function withPortal(execute, options, command) {
  await execute(async (context) => {
    const { env, log, signal } = context;
    const url = await portalAddress(options.portal, env, () => configIn(context));
    const transport = createTransport(env);
    try {
      const http = createHttp({ transport: transport.send, clock: systemClock, userAgent: `site-deploy/${version}` });
      const credential = tokenOnce(options, context);
      const client = new PortalClient({ http, url, credential, onRetry: log.info });
      return await command({ client, context, signal, ...createPrinter(context, options.json ?? false) });
    } catch (error) {
      signal.throwIfAborted();
      throw explain(error, url);
    } finally {
      transport.close();
    }
  }, true);
}
async function withSite(execute, options, command) {
  await withPortal(execute, options, async (session) => {
    const siteId = options.site ?? (await configIn(session.context))?.site.id;
    if (siteId !== void 0) return await command(siteId, session);
    throw new SiteDeployError("USAGE", `Which site is not known: ${defaultConfigFile} is not in this folder.`, {
      remedy: 'Add --site <id>; "site-deploy portal sites" lists the ids.'
    });
  });
}
async function withHost(execute, options, command) {
  await withPortal(execute, options, async (session) => {
    const url = options.host === void 0 ? (await configIn(session.context))?.site.url : void 0;
    return await command(options.host ?? (url === void 0 ? void 0 : new URL(url).host), session);
  });
}
async function configIn({ cwd }) {
  try {
    return await loadSiteConfig(cwd);
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === "CONFIG_NOT_FOUND") return void 0;
    throw error;
  }
}
function tokenOnce(options, { env, stdin, log }) {
  let token;
  return () => {
    token ??= portalToken(options.tokenStdin ?? false, env, stdin, log);
    return token;
  };
}

export {
  withPortal,
  withSite,
  withHost
};
