import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  portalToken
} from "./chunk-6UE247TC.js";
import {
  cut,
  display,
  explain,
  json,
  plain,
  widthOf
} from "./chunk-F6QTSYLR.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunk-V64ZR2HS.js";
import {
  createHttp,
  createTransport
} from "./chunk-RHJS4RDT.js";
import {
  version
} from "./chunk-M523OJBQ.js";
import {
  PortalClient
} from "./chunk-UYFNKSFT.js";
import {
  systemClock
} from "./chunk-773HOXA3.js";
import {
  SiteDeployError
} from "./chunk-KMVM3PPH.js";

// src/cli/portal/table.ts
var gap = 2;
var narrowest = 6;
function table(columns, rows, width) {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ value }) => display(value(row))))
  ];
  const natural = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index] ?? ""))));
  const widths = width === void 0 ? natural : fitted(columns, natural, width - gap * (columns.length - 1));
  return lines.map((line) => {
    const cells = columns.map(({ align }, index) => pad(line[index] ?? "", widths[index] ?? 0, align));
    const text = cells.join(" ".repeat(gap)).trimEnd();
    return width === void 0 ? text : cut(text, width);
  });
}
function sheet(fields) {
  const named = fields.map(([name, value]) => [plain(name), display(value)]);
  const width = Math.max(0, ...named.map(([name]) => widthOf(name)));
  return named.map(([name, value]) => `${pad(name, width, void 0)}${" ".repeat(gap)}${value}`);
}
function fieldsOf(record, prefix = "") {
  return Object.entries(record).flatMap(([name, value]) => {
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    return isGroup && Object.keys(value).length > 0 && name !== "structuredData" ? fieldsOf(value, `${prefix}${name}.`) : [[prefix + name, value]];
  });
}
function fitted(columns, natural, room) {
  const widths = [...natural];
  for (let excess = sum(widths) - room; excess > 0; excess -= 1) {
    const widest = Math.max(...widths.filter((_, index) => !columns[index]?.fixed));
    if (widest <= narrowest) break;
    widths[widths.findLastIndex((width, index) => width === widest && !columns[index]?.fixed)] = widest - 1;
  }
  return widths;
}
var sum = (numbers) => numbers.reduce((total, value) => total + value, 0);
function pad(text, width, align) {
  const shown = cut(text, width);
  const space = " ".repeat(Math.max(0, width - widthOf(shown)));
  return align === "right" ? space + shown : shown + space;
}

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

// src/cli/portal/printer.ts
function createPrinter({ stdout, redactor, log }, asJson) {
  const width = columnsOf(stdout);
  const write = (text) => void stdout.write(`${redactor.redact(text)}
`);
  const print = (answer, lines) => {
    if (asJson) write(json(answer));
    else for (const line of lines()) write(line);
  };
  return {
    json: asJson,
    width,
    print,
    printTable(answer, columns, rows, none) {
      print(answer, () => rows.length === 0 ? [] : table(columns, rows, width));
      if (rows.length === 0 && !asJson) log.info(none);
    },
    printRecord: (answer) => print(answer, () => sheet(fieldsOf(answer)))
  };
}
function columnsOf(stream) {
  return stream.isTTY === true ? stream.columns : void 0;
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
  table,
  sheet,
  fieldsOf,
  withPortal,
  withSite,
  withHost
};
