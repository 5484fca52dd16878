import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit
} from "./chunk-JF7VDNPF.js";
import {
  toJSONSchema
} from "./chunk-YGLX6Y6F.js";
import {
  _default,
  _enum,
  _gte,
  _lte,
  _minLength,
  _positive,
  _regex,
  array,
  boolean,
  int,
  literal,
  number2 as number,
  optional,
  pipe,
  prefault,
  record,
  registry,
  strictObject,
  string,
  transform,
  union
} from "./chunk-P4I7N7I4.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import {
  __commonJS,
  __toESM
} from "./chunk-MIU6LSPI.js";

// node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = true;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start = j * 32;
      var vlen = Math.min(32, m - start) + start;
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports.distance = distance2;
    var closest = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports.closest = closest;
  }
});

// src/config/nearest.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearestName(found, names) {
  const plain = fold(found);
  if (plain === "") return void 0;
  let best;
  for (const name2 of names) {
    const candidate = fold(name2);
    const abbreviates = plain.length >= 3 && candidate.startsWith(plain);
    const cost = abbreviates ? 0.5 : (0, import_fastest_levenshtein.distance)(plain, candidate);
    const longer = Math.max(plain.length, candidate.length);
    const limit = longer < 4 ? 1 : Math.max(2, Math.floor(longer / 3));
    if (cost <= limit && cost < candidate.length && (best === void 0 || cost < best.cost)) best = { name: name2, cost };
  }
  return best?.name;
}
function didYouMean(found, names) {
  const name2 = nearestName(found, names);
  return name2 === void 0 ? "" : `; did you mean "${name2}"?`;
}
function fold(name2) {
  return name2.toLowerCase().replace(/[-_\s]/g, "");
}

// src/config/environment-name.ts
function foldEnvironmentName(name2) {
  return name2.toLowerCase().replace(/[^a-z0-9]/g, "");
}
var reservedEnvironmentNames = ["production", "default"];
var environmentNamePattern = new RegExp(
  `^${reservedEnvironmentNames.map(refuseFolded).join("")}(?=.*[A-Za-z0-9])[^\\u0000-\\u001f\\u007f]+$`
);
function refuseFolded(name2) {
  const letters = [...name2].map((letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?![^A-Za-z0-9]*${letters.join("[^A-Za-z0-9]*")}[^A-Za-z0-9]*$)`;
}

// src/config/source.ts
var longestShownLine = 200;
var SourceText = class {
  file;
  text;
  #starts;
  /** @param text without a byte order mark */
  constructor(file, text2) {
    this.file = file;
    this.text = text2;
    const starts = [0];
    for (let at = text2.indexOf("\n"); at !== -1; at = text2.indexOf("\n", at + 1)) {
      if (at + 1 < text2.length) starts.push(at + 1);
    }
    this.#starts = starts;
  }
  /** The problem at an offset of the text. An offset behind the end counts as the end of the last line. */
  problemAt(offset, message) {
    const { index, start } = this.#lineOf(offset);
    const end = this.text.indexOf("\n", start);
    const source = this.text.slice(start, end === -1 ? void 0 : end).replace(/\r$/, "");
    const column = Math.min(offset - start, source.length) + 1;
    const place = { file: this.file, line: index + 1, column, message };
    if (column > longestShownLine) return place;
    return {
      ...place,
      source: source.length > longestShownLine ? `${source.slice(0, longestShownLine)}\u2026` : source
    };
  }
  #lineOf(offset) {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { index: low, start: this.#starts[low] ?? 0 };
  }
};

// src/config/document.ts
var readable = /* @__PURE__ */ new Set(["MULTIPLE_DOCS", "TAG_RESOLVE_FAILED"]);
function readYaml(source) {
  const unreadable = (thrown) => ({
    unreadable: [source.problemAt(0, `The file cannot be read as YAML: ${reason(thrown)}.`)]
  });
  let document;
  try {
    document = parseDocument(source.text, {
      version: "1.2",
      merge: true,
      stringKeys: true,
      prettyErrors: false,
      logLevel: "error"
    });
  } catch (error) {
    return unreadable(error);
  }
  const findings = [...document.errors, ...document.warnings].filter((finding) => finding.code !== "DUPLICATE_KEY");
  const problems = [
    ...findings.map((finding) => source.problemAt(finding.pos[0], explain(finding))),
    ...misuses(document, source)
  ];
  if (findings.some((finding) => !readable.has(finding.code))) return { unreadable: problems };
  try {
    return { value: document.toJS(), problems, locate: (path) => locate(document, path) };
  } catch (error) {
    return problems.length > 0 ? { unreadable: problems } : unreadable(error);
  }
}
function misuses(document, source) {
  const problems = [];
  const report = (node, message) => problems.push(source.problemAt(startOf(node), message));
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === void 0) {
        report(alias, `found the alias *${alias.source}, expected an anchor &${alias.source} before it`);
      }
    },
    Map(_, map2) {
      const seen = /* @__PURE__ */ new Set();
      for (const { key: key2, value } of map2.items) {
        if (!isScalar(key2)) continue;
        const name2 = String(key2.value);
        if (name2 === "__proto__") report(key2, 'unknown key "__proto__"');
        if (name2 === "<<" && !isMergeSource(document, value)) {
          report(key2, "found a merge key << with something else, expected a map or an alias of a map");
        }
        if (seen.has(name2)) report(key2, `found the key "${name2}" a second time in the same map, expected it once`);
        seen.add(name2);
      }
    }
  });
  return problems;
}
function isMergeSource(document, value) {
  const source = resolve(document, value);
  return isMap(source) || isSeq(source) && source.items.every((item) => isMap(resolve(document, item)));
}
function explain(finding) {
  switch (finding.code) {
    case "TAB_AS_INDENT":
      return "found a tab as indentation, expected spaces";
    case "MULTIPLE_DOCS":
      return "found a second YAML document, expected one document in the file";
    case "TAG_RESOLVE_FAILED":
      return `found a value with a tag that is not known, expected a plain value (${finding.message})`;
    default:
      return `The file is not valid YAML: ${finding.message}`;
  }
}
function locate(document, path) {
  let node = document.contents;
  let found = { value: node };
  for (const part of path) {
    const inside = resolve(document, node);
    if (isMap(inside)) {
      const pair = pairOf(document, inside.items, String(part));
      if (pair === void 0) return void 0;
      found = { key: pair.key, value: pair.value };
    } else if (isSeq(inside)) {
      found = { value: inside.items[Number(part)] };
    } else {
      return void 0;
    }
    node = found.value;
  }
  const key2 = isScalar(found.key) ? startOf(found.key) : void 0;
  const value = isNode(found.value) ? startOf(found.value) : key2;
  if (value === void 0) return void 0;
  const scalar = resolve(document, found.value);
  return {
    value,
    ...key2 === void 0 ? {} : { key: key2 },
    ...isScalar(scalar) && scalar.source !== void 0 ? { written: scalar.source } : {}
  };
}
function pairOf(document, items, key2, depth = 0) {
  const own = items.findLast((pair) => keyOf(pair) === key2);
  if (own !== void 0 || depth > 8) return own;
  for (const merge of items.filter((pair) => keyOf(pair) === "<<")) {
    const value = resolve(document, merge.value);
    for (const source of isSeq(value) ? value.items : [value]) {
      const map2 = resolve(document, source);
      const pair = isMap(map2) ? pairOf(document, map2.items.filter(isPair), key2, depth + 1) : void 0;
      if (pair !== void 0) return pair;
    }
  }
  return void 0;
}
function resolve(document, node) {
  return isAlias(node) ? node.resolve(document) : node;
}
function keyOf(pair) {
  return isScalar(pair.key) ? String(pair.key.value) : void 0;
}
function isNode(value) {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}
function startOf(node) {
  return node.range?.[0] ?? 0;
}
function reason(thrown) {
  if (thrown instanceof RangeError) return "it is nested too deeply";
  return thrown instanceof Error ? thrown.message.replace(/\.$/, "") : String(thrown);
}

// src/config/formats.ts
function text(pattern, expected) {
  return string({ error: expected }).check(_regex(pattern, { error: expected }));
}
var label = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
var name = `(${label}\\.){0,20}[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?`;
var byte = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
var port = "([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])";
var origin = `https://(${name}|${byte}(\\.${byte}){3})(:${port})?`;
function address(pattern, expected) {
  return pipe(text(pattern, expected), transform(withoutSlash));
}
var httpsOrigin = (expected = "an https origin without a path, such as https://www.acme.example") => address(new RegExp(`^${origin}/?$`), expected);
var httpsBase = () => address(
  new RegExp(`^${origin}(/[A-Za-z0-9._~-]+)*/?$`),
  "an https address without a query, such as https://portal.example.com"
);
var uuid = (what) => text(
  /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/,
  `${what}: a UUID such as 11111111-2222-3333-4444-555555555555`
);
var slug = () => text(
  /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  "a slug: lower-case letters, digits and single hyphens, such as acme-docs"
);
var identifier = () => text(
  /^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$/,
  'an identifier as text: letters, digits and . _ ~ -, such as "site_123" (a number needs quotes)'
);
var audience = () => text(
  /^(?!\S*\/\.default\/?$)[A-Za-z0-9]\S*$/,
  'the Application ID URI of the portal without "/.default", such as api://11111111-2222-3333-4444-555555555555'
);
var relativePath = (what) => text(/^[^\u0000-\u001f\u007f\\]+$/, `${what}: a relative path with / between its parts`);
var commandLine = (what) => text(/^(?=.*\S)[^\u0000\r\n]+$/, `${what}: one command on one line`);
var branch = () => text(
  /^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|@\{|\/\.|\.lock$|\/$|\.$))[^\s~^:?*[\]\\\u0000-\u001f\u007f]+$/,
  'the name of one branch without "refs/heads/" and without wildcards, such as master'
);
var branchPattern = () => text(
  /^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|\*{3}|@\{|\.lock$|\/$|\.$))[^\s~^:?[\]\\!+\u0000-\u001f\u007f]+$/,
  "a branch or a pattern with * (within one part of the name) or ** (any depth), such as release/**"
);
var environmentName = () => text(
  environmentNamePattern,
  'a name with at least one letter or digit that is not "production" or "default", such as preview'
);
var pathWord = () => text(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "one word of letters, digits, - and _, such as repohost");
var variableName = "(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$";
var buildVariable = () => text(
  new RegExp(`^(?!ACTIONS_|INPUT_|SITE_|GITHUB_TOKEN$)${variableName}`),
  "the name of a variable that is not GITHUB_TOKEN and does not start with ACTIONS_, INPUT_ or SITE_"
);
var passedVariable = () => text(
  new RegExp(`^(?!ACTIONS_|INPUT_)${variableName}`),
  "the name of a variable that does not start with ACTIONS_ or INPUT_"
);
var variableValueText = "text, a number, true or false";
var variableValue = () => pipe(
  union(
    [
      text(/^[^\u0000]*$/, variableValueText),
      number({ error: variableValueText }),
      boolean({ error: variableValueText })
    ],
    { error: variableValueText }
  ),
  transform(String)
);
var wholeNumber = (from, to, what) => {
  const expected = `${what}: a whole number from ${from} to ${to}`;
  return int({ error: expected }).check(_gte(from, { error: expected }), _lte(to, { error: expected }));
};
var minutes = (most) => {
  const expected = `minutes: a number above 0, at most ${most}`;
  return number({ error: expected }).check(_positive({ error: expected }), _lte(most, { error: expected }));
};
var units = { kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
var sizeText = "a size such as 250MB (kB, MB or GB), or a whole number of bytes";
var byteSize = () => pipe(
  union(
    [
      int({ error: sizeText }).check(_gte(1, { error: sizeText })),
      text(/^(?=.*[1-9])[0-9]{1,6}(\.[0-9]{1,3})? ?([kK]|[mM]|[gG])[bB]$/, sizeText)
    ],
    { error: sizeText }
  ),
  transform(toBytes)
);
function toBytes(size) {
  if (typeof size === "number") return size;
  const unit = size.slice(-2).toLowerCase();
  const factor = unit === "kb" ? units.kb : unit === "mb" ? units.mb : units.gb;
  return Math.floor(Number.parseFloat(size) * factor);
}
function withoutSlash(address2) {
  return address2.replace(/\/$/, "");
}

// src/config/schema.ts
var keyInformation = registry();
function key(schema, description, ...examples) {
  keyInformation.add(schema, examples.length > 0 ? { description, examples } : { description });
  return schema;
}
function map(shape) {
  return strictObject(shape, { error: `a map with the keys ${Object.keys(shape).join(", ")}` });
}
var flag = () => boolean({ error: "true or false" });
var oneOf = (words) => _enum(words, { error: `one of ${words.join(", ")}` });
var Site = map({
  slug: key(slug(), "The portal's slug of the site.", "acme-docs"),
  id: key(identifier(), "The portal's id of the site.", "site_123"),
  type: key(
    oneOf(["docs", "spa", "static"]),
    "What the site is: docs (markdown), spa (single-page application) or static (pre-rendered)."
  ),
  url: key(
    httpsOrigin(),
    "Origin of the live site, for canonical links and for the verification after a deployment.",
    "https://www.acme.example"
  )
});
var Portal = map({
  url: key(httpsBase(), "Address of the site management portal.", "https://portal.example.com"),
  audience: key(
    audience(),
    "Application ID URI of the portal's application. The login asks for the scope <audience>/.default.",
    "api://11111111-2222-3333-4444-555555555555"
  ),
  provider: key(
    _default(pathWord(), "repohost"),
    "The portal's word for the repository host in the path of the deployment-complete call."
  )
});
var Azure = map({
  clientId: key(
    uuid("the application (client) id"),
    "Application (client) id that the run logs in as. Not secret."
  ),
  tenantId: key(uuid("the directory (tenant) id"), "Directory (tenant) id. Not secret."),
  subscriptionId: key(uuid("the subscription id"), "Subscription id. Not secret.")
});
var Build = map({
  root: key(
    _default(relativePath("the folder of the site"), "."),
    "Folder of the site, relative to the root of the repository.",
    "packages/site"
  ),
  install: key(
    optional(commandLine("the install command")),
    "Installs the dependencies. Default: what the lockfile of the site calls for.",
    "npm ci"
  ),
  command: key(
    optional(commandLine("the build command")),
    'Builds the site. Default: the script "build" of package.json.',
    "npm run build"
  ),
  output: key(
    optional(relativePath("the folder that the build writes")),
    "Folder that the build writes, relative to build.root. Default: detected.",
    "dist"
  ),
  env: key(
    _default(
      record(buildVariable(), variableValue(), { error: "a map from names of variables to values" }),
      {}
    ),
    "Variables for the install and build commands. Nothing secret: the file is committed. Names starting ACTIONS_, INPUT_ or SITE_ and GITHUB_TOKEN are refused.",
    { NODE_ENV: "production" }
  ),
  passEnv: key(
    _default(array(passedVariable(), { error: "a list of names of variables" }), []),
    "Names of further variables of the run that the build may see, besides the usual ones such as PATH and HOME. Names starting ACTIONS_ or INPUT_ are refused.",
    ["NPM_TOKEN"]
  ),
  timeoutMinutes: key(
    _default(minutes(360), 20),
    "Minutes after which the install and build commands are ended."
  ),
  attestation: key(
    _default(oneOf(["off", "required"]), "off"),
    "Whether a package of a build job needs an attestation, or else is not deployed: signed proof that a run of this repository has built it from this commit. It needs two jobs."
  ),
  trustedRoot: key(
    optional(relativePath("the trusted root")),
    'File with what "gh attestation trusted-root" prints, relative to the root of the repository: for runners without gh. Default: it is asked of the gh of the runner.',
    ".github/trusted-root.jsonl"
  )
});
var Production = map({
  branch: key(_default(branch(), "master"), "The branch that is deployed to Production.")
});
var atLeastOne = "a list of at least one branch or pattern";
var Preview = map({
  branches: key(
    _default(array(branchPattern(), { error: atLeastOne }).check(_minLength(1, { error: atLeastOne })), [
      "release/**"
    ]),
    "The branches that are deployed to Preview; * stands for any letters but /, ** for any letters. The production branch is never one of them."
  ),
  name: key(
    _default(environmentName(), "preview"),
    "The hosting's name of the environment. Its letters and digits count, in lower case; production and default are refused."
  ),
  url: key(
    optional(httpsOrigin()),
    "Origin of the preview, where it is known. Default: what the hosting answers after the upload.",
    "https://preview.acme.example"
  )
});
var Environments = map({
  production: key(prefault(Production, {}), "The live site."),
  preview: key(prefault(Preview, {}), "The site as it is going to be.")
});
var Hosting = map({
  config: key(
    _default(relativePath("the hosting configuration"), "staticwebapp.config.json"),
    "The hosting configuration, relative to build.root."
  ),
  maxTotalSize: key(
    prefault(byteSize(), "250MB"),
    "Most bytes of all files together, uncompressed; as text with kB, MB or GB, or as a number of bytes. 1 MB is 1,024 \xD7 1,024 bytes, so 250MB, the limit of the free plan, is 262,144,000 bytes.",
    "500MB",
    262144e3
  ),
  maxFiles: key(
    _default(wholeNumber(1, 1e6, "files"), 15e3),
    "Most files of a deployment. The platform takes 15,000."
  ),
  clientBuildId: key(
    optional(identifier()),
    "Build of the platform's own upload client that is used with the official uploader. Default: the current stable one.",
    "1.0.027044"
  ),
  distributionTimeoutMinutes: key(
    _default(minutes(60), 15),
    "Minutes that the platform may take to distribute the upload. After that the outcome is unknown, and only a look at the live site tells."
  ),
  verificationTimeoutMinutes: key(
    _default(minutes(60), 3),
    "Minutes until the live address has to serve the new build."
  )
});
var Content = map({
  mode: key(
    _default(oneOf(["commit", "runtime"]), "commit"),
    "Where text overrides come from: commit (the file of the repository, at build time) or runtime (the site asks the portal itself)."
  ),
  file: key(
    _default(relativePath("the content file"), "content/overrides.json"),
    "File with the text overrides, relative to the root of the repository. Used in mode commit."
  )
});
var Seo = map({
  enabled: key(
    _default(flag(), true),
    "Whether the portal's SEO metadata and the sitemap are put into the built pages."
  ),
  onError: key(
    _default(oneOf(["fail", "warn"]), "fail"),
    "What happens when a field exceeds its maximum or is not valid: fail (nothing is uploaded) or warn (the page is deployed without the field)."
  )
});
var SiteConfig = map({
  version: key(literal(1, { error: "the number 1" }), "Version of this format."),
  site: key(Site, "Which site this is."),
  portal: key(Portal, "The site management portal."),
  azure: key(Azure, "The identity that the run logs in as: three identifiers, none of them secret."),
  build: key(prefault(Build, {}), "How the site is built. Everything is detected where it is left out."),
  environments: key(prefault(Environments, {}), "Which branch is deployed where."),
  hosting: key(prefault(Hosting, {}), "The hosting and its limits."),
  content: key(prefault(Content, {}), "The text overrides."),
  seo: key(prefault(Seo, {}), "SEO metadata.")
});
keyInformation.add(SiteConfig, {
  title: "site.config.yml",
  description: "The site config of site-deploy: which site a repository holds, how it is built and where it is deployed."
});

// src/config/json-schema.ts
function siteConfigJsonSchema() {
  return toJSONSchema(SiteConfig, {
    target: "draft-2020-12",
    io: "input",
    metadata: keyInformation,
    unrepresentable: "throw"
  });
}
function schemaAt(schema, path) {
  let part = schema;
  for (const key2 of path) {
    part = typeof key2 === "number" ? subschema(part.items) : subschema(part.properties?.[String(key2)]) ?? subschema(part.additionalProperties);
    if (part === void 0) return void 0;
  }
  return part;
}
function keyPaths(schema, above = []) {
  return Object.entries(schema.properties ?? {}).flatMap(([key2, part]) => {
    const path = [...above, key2];
    return [path, ...keyPaths(subschema(part) ?? {}, path)];
  });
}
function subschema(part) {
  return typeof part === "object" && !Array.isArray(part) ? part : void 0;
}

// src/config/findings.ts
function problemsOf(issues, yaml, source) {
  return issues.flatMap((issue) => {
    switch (issue.code) {
      case "unrecognized_keys":
        return issue.keys.filter((key2) => key2 !== "__proto__").map((key2) => unknownKey([...issue.path, key2], yaml, source));
      case "invalid_key":
        return [badKey(issue, yaml, source)];
      default:
        return [hasValue(yaml.value, issue.path) ? badValue(issue, yaml, source) : missingKey(issue, yaml, source)];
    }
  });
}
function unknownKey(path, yaml, source) {
  const schema = siteConfigJsonSchema();
  const above = path.slice(0, -1);
  const key2 = String(path.at(-1));
  const names = Object.keys(schemaAt(schema, above)?.properties ?? {});
  const near = nearestName(key2, names) === void 0 ? elsewhere(key2, keyPaths(schema)) : didYouMean(key2, names);
  const where = above.length > 0 ? ` in ${dotted(above)}` : "";
  return source.problemAt(
    keyOffset(yaml, path),
    `unknown key ${quote(key2)}${where}, expected one of ${names.join(", ")}${near}`
  );
}
function elsewhere(key2, paths) {
  const owners = paths.filter((path) => path.at(-1) === key2).map((path) => dotted(path));
  return owners.length === 1 ? `; did you mean "${owners[0]}"?` : "";
}
function badKey(issue, yaml, source) {
  const expected = issue.issues[0]?.message ?? issue.message;
  const key2 = String(issue.path.at(-1));
  return source.problemAt(
    keyOffset(yaml, issue.path),
    `${dotted(issue.path.slice(0, -1))}: found the key ${quote(key2)}, expected ${expected}`
  );
}
function badValue(issue, yaml, source) {
  const value = valueAt(yaml.value, issue.path);
  const subject = issue.path.length > 0 ? `${dotted(issue.path)}: ` : "";
  return source.problemAt(
    yaml.locate(issue.path)?.value ?? 0,
    `${subject}found ${describe(value)}, expected ${issue.message}${suggestion(issue, value)}`
  );
}
function missingKey(issue, yaml, source) {
  const offset = yaml.locate(issue.path.slice(0, -1))?.value ?? 0;
  return source.problemAt(offset, `${dotted(issue.path)} is missing, expected ${issue.message}`);
}
function suggestion(issue, value) {
  if (issue.code === "invalid_value") return didYouMean(String(value), issue.values.map(String));
  if (issue.code === "invalid_type" && issue.expected === "boolean" && typeof value === "string") {
    if (/^(yes|y|on|true)$/i.test(value)) return "; did you mean true?";
    if (/^(no|n|off|false)$/i.test(value)) return "; did you mean false?";
  }
  return "";
}
function keyOffset(yaml, path) {
  const place = yaml.locate(path);
  return place?.key ?? place?.value ?? 0;
}
function hasValue(root, path) {
  return valueAt(root, path) !== void 0;
}
function valueAt(root, path) {
  let value = root;
  for (const key2 of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key2)) return void 0;
    value = Reflect.get(value, key2);
  }
  return value;
}
function dotted(path) {
  return path.reduce((text2, key2) => {
    if (typeof key2 === "number") return `${text2}[${key2}]`;
    return text2 === "" ? String(key2) : `${text2}.${String(key2)}`;
  }, "");
}
function describe(value) {
  if (value === null) return "nothing";
  if (typeof value === "string") return quote(value);
  if (typeof value === "number") return `the number ${value}`;
  if (Array.isArray(value)) return "a list";
  if (value instanceof Uint8Array) return "binary data";
  return typeof value === "object" ? "a map" : String(value);
}
function quote(text2) {
  return JSON.stringify(text2.length > 60 ? `${text2.slice(0, 60)}\u2026` : text2);
}

// src/config/parse.ts
var byteOrderMark = "\uFEFF";
function parseSiteConfig(text2, fileName) {
  const hasMark = text2.startsWith(byteOrderMark);
  const source = new SourceText(fileName, hasMark ? text2.slice(1) : text2);
  const problems = hasMark ? [source.problemAt(0, "found a byte order mark, expected UTF-8 without one")] : [];
  const yaml = readYaml(source);
  if ("unreadable" in yaml) throw invalid(fileName, [...problems, ...yaml.unreadable]);
  problems.push(...yaml.problems);
  if (yaml.value === null || yaml.value === void 0) {
    problems.push(
      source.problemAt(0, "found an empty file, expected a map with the keys version, site, portal, azure and others")
    );
    throw invalid(fileName, problems);
  }
  const result = SiteConfig.safeParse(withVariablesAsWritten(yaml));
  if (!result.success) problems.push(...problemsOf(result.error.issues, yaml, source));
  if (problems.length > 0 || !result.success) throw invalid(fileName, problems);
  return result.data;
}
function invalid(fileName, problems) {
  const sorted = [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  const count = problems.length === 1 ? "one error" : `${problems.length} errors`;
  return new SiteDeployError("CONFIG_INVALID", `${fileName} has ${count}.`, { problems: sorted });
}
function withVariablesAsWritten(yaml) {
  const root = yaml.value;
  if (!isRecord(root) || !isRecord(root.build) || !isRecord(root.build.env)) return root;
  const env = Object.entries(root.build.env).map(([name2, value]) => {
    const isPlain = typeof value === "number" || typeof value === "boolean";
    return [name2, isPlain ? yaml.locate(["build", "env", name2])?.written ?? value : value];
  });
  return { ...root, build: { ...root.build, env: Object.fromEntries(env) } };
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export {
  nearestName,
  didYouMean,
  readYaml,
  foldEnvironmentName,
  SourceText,
  parseSiteConfig,
  invalid
};
