import { r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { $ as retry, $t as isInside, A as headersFor, At as object, B as paced, Bt as unknown, C as textless, Ct as boolean, D as servedPath, Dt as looseObject, E as htmlFiles, Et as literal, F as endRecord, G as faultKind, Gt as _minLength, H as ifAnswered, Ht as _gte, I as formatLimits, It as strictObject, J as withProxyNamed, Jt as registry, K as isPermanent, Kt as _positive, L as writeLocalHeader, Lt as string$1, M as plainText, Mt as pipe, N as childEnvironment, Nt as prefault, O as PortalAnswerError, Ot as nullable, P as centralHeader, Pt as record, Q as pauseBefore, Qt as parseJson, R as copyAndHash, Rt as transform, St as array, T as findPageFiles, Tt as int$2, U as AttemptTimeout, Ut as _lte, V as gitHubForRun, Vt as toJSONSchema, W as HttpFault, X as repositoryPath, Xt as isObject, Y as namedRepository, Yt as safeParse, Z as readGitHubAnswer, Zt as objectOf, a as systemClock, an as bytes, b as seoLimits, bt as _enum, c as PiecePacker, cn as firstOf, d as sha256, dn as describeError, en as resolveInside, f as bytesEntry, fn as messageOf, h as PageReader, i as http, in as undefinedIfMissing, it as Environment, j as redirectOf, jt as optional, k as PortalError, kt as number, l as split, ln as seconds, m as rateLimits, mn as Secret, n as isThisMachine, nn as readIfThere, on as count, pn as Redactor, q as proxyFor, qt as _regex, rn as readIfThereSync, s as startWorkers, sn as firstNames, tn as isMissing$1, u as splitForHashing, un as SiteDeployError, v as seoWarnings, w as addressOf$1, y as imageFileSize, yt as _default, z as hashOf$1, zt as union } from "./shared.js";
import * as os$2 from "os";
import os, { EOL } from "os";
import * as crypto$1 from "crypto";
import * as fs$2 from "fs";
import { constants, existsSync, promises, readFileSync } from "fs";
import * as path$2 from "path";
import { StringDecoder } from "string_decoder";
import * as events from "events";
import * as child from "child_process";
import { setTimeout as setTimeout$1 } from "timers";
import { stripVTControlCharacters } from "node:util";
import { createHash as createHash$1, hash, randomUUID } from "node:crypto";
import path$1 from "node:path";
import fs$1, { access, chmod, constants as constants$1, mkdir, mkdtemp, open, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { closeSync, constants as constants$2, createReadStream, createWriteStream, existsSync as existsSync$1, mkdirSync, openSync, readFileSync as readFileSync$1, readdirSync, realpathSync, statSync, writeFileSync, writeSync } from "node:fs";
import { isUtf8 } from "node:buffer";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as setTimeout$2 } from "node:timers/promises";
import process$1 from "node:process";
import { pipeline } from "node:stream/promises";
import { availableParallelism, tmpdir } from "node:os";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { StringDecoder as StringDecoder$1 } from "node:string_decoder";
import https from "node:https";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
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
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os$2.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
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
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs$2.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs$2.appendFileSync(filePath, `${toCommandValue(message)}${os$2.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto$1.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os$2.EOL}${convertedValue}${os$2.EOL}${delimiter}`;
}

// \0stub:0
var OidcClient = class {
	static getIDToken() {
		throw new Error("core.getIDToken is not part of this bundle");
	}
};

// node_modules/@actions/core/lib/summary.js
var __awaiter$6 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
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
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access: access$1, appendFile, writeFile: writeFile$1 } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$6(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access$1(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$6(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile$1 : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$6(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const _summary = new Summary();
const markdownSummary = _summary;
const summary = _summary;

// node_modules/@actions/core/lib/path-utils.js
function toPosixPath(pth) {
	return pth.replace(/[\\]/g, "/");
}
function toWin32Path(pth) {
	return pth.replace(/[/]/g, "\\");
}
function toPlatformPath(pth) {
	return pth.replace(/[/\\]/g, path$2.sep);
}

// node_modules/@actions/io/lib/io-util.js
var __awaiter$5 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
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
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { chmod: chmod$1, copyFile, lstat: lstat$1, mkdir: mkdir$1, open: open$1, readdir: readdir$1, rename: rename$1, rm: rm$1, rmdir, stat: stat$1, symlink, unlink } = fs$2.promises;
const IS_WINDOWS$1 = process.platform === "win32";
const READONLY = fs$2.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$5(this, void 0, void 0, function* () {
		try {
			yield stat$1(fsPath);
		} catch (err) {
			if (err.code === "ENOENT") return false;
			throw err;
		}
		return true;
	});
}
function isRooted(p) {
	p = normalizeSeparators(p);
	if (!p) throw new Error("isRooted() parameter \"p\" cannot be empty");
	if (IS_WINDOWS$1) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
	return p.startsWith("/");
}
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter$5(this, void 0, void 0, function* () {
		let stats = void 0;
		try {
			stats = yield stat$1(filePath);
		} catch (err) {
			if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS$1) {
				const upperExt = path$2.extname(filePath).toUpperCase();
				if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
			} else if (isUnixExecutable(stats)) return filePath;
		}
		const originalFilePath = filePath;
		for (const extension of extensions) {
			filePath = originalFilePath + extension;
			stats = void 0;
			try {
				stats = yield stat$1(filePath);
			} catch (err) {
				if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$1) {
					try {
						const directory = path$2.dirname(filePath);
						const upperName = path$2.basename(filePath).toUpperCase();
						for (const actualName of yield readdir$1(directory)) if (upperName === actualName.toUpperCase()) {
							filePath = path$2.join(directory, actualName);
							break;
						}
					} catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				} else if (isUnixExecutable(stats)) return filePath;
			}
		}
		return "";
	});
}
function normalizeSeparators(p) {
	p = p || "";
	if (IS_WINDOWS$1) {
		p = p.replace(/\//g, "\\");
		return p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
	return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var __awaiter$4 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
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
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function which(tool, check) {
	return __awaiter$4(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		if (check) {
			const result = yield which(tool, false);
			if (!result) {
				if (IS_WINDOWS$1) throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
				else throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			}
			return result;
		}
		const matches = yield findInPath(tool);
		if (matches && matches.length > 0) return matches[0];
		return "";
	});
}
function findInPath(tool) {
	return __awaiter$4(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		const extensions = [];
		if (IS_WINDOWS$1 && process.env["PATHEXT"]) {
			for (const extension of process.env["PATHEXT"].split(path$2.delimiter)) if (extension) extensions.push(extension);
		}
		if (isRooted(tool)) {
			const filePath = yield tryGetExecutablePath(tool, extensions);
			if (filePath) return [filePath];
			return [];
		}
		if (tool.includes(path$2.sep)) return [];
		const directories = [];
		if (process.env.PATH) {
			for (const p of process.env.PATH.split(path$2.delimiter)) if (p) directories.push(p);
		}
		const matches = [];
		for (const directory of directories) {
			const filePath = yield tryGetExecutablePath(path$2.join(directory, tool), extensions);
			if (filePath) matches.push(filePath);
		}
		return matches;
	});
}

// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$3 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
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
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const IS_WINDOWS = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
	constructor(toolPath, args, options) {
		super();
		if (!toolPath) throw new Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = toolPath;
		this.args = args || [];
		this.options = options || {};
	}
	_debug(message) {
		if (this.options.listeners && this.options.listeners.debug) this.options.listeners.debug(message);
	}
	_getCommandString(options, noPrefix) {
		const toolPath = this._getSpawnFileName();
		const args = this._getSpawnArgs(options);
		let cmd = noPrefix ? "" : "[command]";
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (const a of args) cmd += ` ${a}`;
			} else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (const a of args) cmd += ` ${a}`;
			} else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (const a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
			}
		} else {
			cmd += toolPath;
			for (const a of args) cmd += ` ${a}`;
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString();
			let n = s.indexOf(os$2.EOL);
			while (n > -1) {
				onLine(s.substring(0, n));
				s = s.substring(n + os$2.EOL.length);
				n = s.indexOf(os$2.EOL);
			}
			return s;
		} catch (err) {
			this._debug(`error processing line. Failed with error ${err}`);
			return "";
		}
	}
	_getSpawnFileName() {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) return process.env["COMSPEC"] || "cmd.exe";
		}
		return this.toolPath;
	}
	_getSpawnArgs(options) {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (const a of this.args) {
					argline += " ";
					argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
				}
				argline += "\"";
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
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
		if (!arg) return "\"\"";
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
			"\""
		];
		let needsQuotes = false;
		for (const char of arg) if (cmdSpecialChars.some((x) => x === char)) {
			needsQuotes = true;
			break;
		}
		if (!needsQuotes) return arg;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\"";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) return "\"\"";
		if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
		if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\\";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_cloneExecOptions(options) {
		options = options || {};
		const result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || false,
			windowsVerbatimArguments: options.windowsVerbatimArguments || false,
			failOnStdErr: options.failOnStdErr || false,
			ignoreReturnCode: options.ignoreReturnCode || false,
			delay: options.delay || 1e4
		};
		result.outStream = options.outStream || process.stdout;
		result.errStream = options.errStream || process.stderr;
		return result;
	}
	_getSpawnOptions(options, toolPath) {
		options = options || {};
		const result = {};
		result.cwd = options.cwd;
		result.env = options.env;
		result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
		if (options.windowsVerbatimArguments) result.argv0 = `"${toolPath}"`;
		return result;
	}
	exec() {
		return __awaiter$3(this, void 0, void 0, function* () {
			if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS && this.toolPath.includes("\\"))) this.toolPath = path$2.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
			this.toolPath = yield which(this.toolPath, true);
			return new Promise((resolve, reject) => __awaiter$3(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`);
				this._debug("arguments:");
				for (const arg of this.args) this._debug(`   ${arg}`);
				const optionsNonNull = this._cloneExecOptions(this.options);
				if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os$2.EOL);
				const state = new ExecState(optionsNonNull, this.toolPath);
				state.on("debug", (message) => {
					this._debug(message);
				});
				if (this.options.cwd && !(yield exists(this.options.cwd))) return reject(/* @__PURE__ */ new Error(`The cwd: ${this.options.cwd} does not exist!`));
				const fileName = this._getSpawnFileName();
				const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
				let stdbuffer = "";
				if (cp.stdout) cp.stdout.on("data", (data) => {
					if (this.options.listeners && this.options.listeners.stdout) this.options.listeners.stdout(data);
					if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(data);
					stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.stdline) this.options.listeners.stdline(line);
					});
				});
				let errbuffer = "";
				if (cp.stderr) cp.stderr.on("data", (data) => {
					state.processStderr = true;
					if (this.options.listeners && this.options.listeners.stderr) this.options.listeners.stderr(data);
					if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
					errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.errline) this.options.listeners.errline(line);
					});
				});
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
				state.on("done", (error, exitCode) => {
					if (stdbuffer.length > 0) this.emit("stdline", stdbuffer);
					if (errbuffer.length > 0) this.emit("errline", errbuffer);
					cp.removeAllListeners();
					if (error) reject(error);
					else resolve(exitCode);
				});
				if (this.options.input) {
					if (!cp.stdin) throw new Error("child process missing stdin");
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
		if (escaped && c !== "\"") arg += "\\";
		arg += c;
		escaped = false;
	}
	for (let i = 0; i < argString.length; i++) {
		const c = argString.charAt(i);
		if (c === "\"") {
			if (!escaped) inQuotes = !inQuotes;
			else append(c);
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
	if (arg.length > 0) args.push(arg.trim());
	return args;
}
var ExecState = class ExecState extends events.EventEmitter {
	constructor(options, toolPath) {
		super();
		this.processClosed = false;
		this.processError = "";
		this.processExitCode = 0;
		this.processExited = false;
		this.processStderr = false;
		this.delay = 1e4;
		this.done = false;
		this.timeout = null;
		if (!toolPath) throw new Error("toolPath must not be empty");
		this.options = options;
		this.toolPath = toolPath;
		if (options.delay) this.delay = options.delay;
	}
	CheckComplete() {
		if (this.done) return;
		if (this.processClosed) this._setResult();
		else if (this.processExited) this.timeout = setTimeout$1(ExecState.HandleTimeout, this.delay, this);
	}
	_debug(message) {
		this.emit("debug", message);
	}
	_setResult() {
		let error;
		if (this.processExited) {
			if (this.processError) error = /* @__PURE__ */ new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
			else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
			else if (this.processStderr && this.options.failOnStdErr) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
		}
		if (this.timeout) {
			clearTimeout(this.timeout);
			this.timeout = null;
		}
		this.done = true;
		this.emit("done", error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (state.done) return;
		if (!state.processClosed && state.processExited) {
			const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
			state._debug(message);
		}
		state._setResult();
	}
};

// node_modules/@actions/exec/lib/exec.js
var __awaiter$2 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
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
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function exec(commandLine, args, options) {
	return __awaiter$2(this, void 0, void 0, function* () {
		const commandArgs = argStringToArray(commandLine);
		if (commandArgs.length === 0) throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
		const toolPath = commandArgs[0];
		args = commandArgs.slice(1).concat(args || []);
		return new ToolRunner(toolPath, args, options).exec();
	});
}
function getExecOutput(commandLine, args, options) {
	return __awaiter$2(this, void 0, void 0, function* () {
		var _a, _b;
		let stdout = "";
		let stderr = "";
		const stdoutDecoder = new StringDecoder("utf8");
		const stderrDecoder = new StringDecoder("utf8");
		const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
		const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
		const stdErrListener = (data) => {
			stderr += stderrDecoder.write(data);
			if (originalStdErrListener) originalStdErrListener(data);
		};
		const stdOutListener = (data) => {
			stdout += stdoutDecoder.write(data);
			if (originalStdoutListener) originalStdoutListener(data);
		};
		const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), {
			stdout: stdOutListener,
			stderr: stdErrListener
		});
		const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
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
var platform_exports = /* @__PURE__ */ __exportAll({
	arch: () => arch,
	getDetails: () => getDetails,
	isLinux: () => isLinux,
	isMacOS: () => isMacOS,
	isWindows: () => isWindows,
	platform: () => platform
});
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
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
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const getWindowsInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	const { stdout: version } = yield getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Version\"", void 0, { silent: true });
	const { stdout: name } = yield getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Caption\"", void 0, { silent: true });
	return {
		name: name.trim(),
		version: version.trim()
	};
});
const getMacOsInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	var _a, _b, _c, _d;
	const { stdout } = yield getExecOutput("sw_vers", void 0, { silent: true });
	const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : "";
	return {
		name: (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : "",
		version
	};
});
const getLinuxInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	const { stdout } = yield getExecOutput("lsb_release", [
		"-i",
		"-r",
		"-s"
	], { silent: true });
	const [name, version] = stdout.trim().split("\n");
	return {
		name,
		version
	};
});
const platform = os.platform();
const arch = os.arch();
const isWindows = platform === "win32";
const isMacOS = platform === "darwin";
const isLinux = platform === "linux";
function getDetails() {
	return __awaiter$1(this, void 0, void 0, function* () {
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
var core_exports = /* @__PURE__ */ __exportAll({
	ExitCode: () => ExitCode,
	addPath: () => addPath,
	debug: () => debug,
	endGroup: () => endGroup$1,
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
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
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
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name, val) {
	const convertedVal = toCommandValue(val);
	process.env[name] = convertedVal;
	if (process.env["GITHUB_ENV"] || "") return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
	issueCommand("set-env", { name }, convertedVal);
}
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function addPath(inputPath) {
	if (process.env["GITHUB_PATH"] || "") issueFileCommand("PATH", inputPath);
	else issueCommand("add-path", {}, inputPath);
	process.env["PATH"] = `${inputPath}${path$2.delimiter}${process.env["PATH"]}`;
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function getMultilineInput(name, options) {
	const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
	if (options && options.trimWhitespace === false) return inputs;
	return inputs.map((input) => input.trim());
}
function getBooleanInput(name, options) {
	const trueValue = [
		"true",
		"True",
		"TRUE"
	];
	const falseValue = [
		"false",
		"False",
		"FALSE"
	];
	const val = getInput(name, options);
	if (trueValue.includes(val)) return true;
	if (falseValue.includes(val)) return false;
	throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\nSupport boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os$2.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
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
	process.stdout.write(message + os$2.EOL);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup$1() {
	issue("endgroup");
}
function group(name, fn) {
	return __awaiter(this, void 0, void 0, function* () {
		startGroup(name);
		let result;
		try {
			result = yield fn();
		} finally {
			endGroup$1();
		}
		return result;
	});
}
function saveState(name, value) {
	if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
function getState(name) {
	return process.env[`STATE_${name}`] || "";
}
function getIDToken(aud) {
	return __awaiter(this, void 0, void 0, function* () {
		return yield OidcClient.getIDToken(aud);
	});
}

// node_modules/@actions/github/lib/context.js
var Context = class {
	constructor() {
		var _a, _b, _c;
		this.payload = {};
		if (process.env.GITHUB_EVENT_PATH) {
			if (existsSync(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				const path = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${EOL}`);
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
		const payload = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
			return {
				owner,
				repo
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
};

// node_modules/@actions/github/lib/github.js
const context = new Context();

// src/action/inputs.ts
function requestOf(input, context, env) {
	return {
		workspace: env.GITHUB_WORKSPACE ?? ".",
		event: eventOf$1(context, env),
		config: input("config"),
		environment: input("environment"),
		siteVersion: input("site-version"),
		mode: input("mode"),
		rollbackRun: input("rollback-run"),
		uploader: input("uploader"),
		dryRun: input("dry-run"),
		force: input("force"),
		pins: {
			portalUrl: input("portal-url"),
			audience: input("audience"),
			tenantId: input("tenant-id"),
			clientId: input("client-id")
		}
	};
}
function tokensOf(input, env, mask) {
	const secretOf = (text) => {
		if (text === void 0 || text === "") return void 0;
		const secret = new Secret(text);
		mask(secret);
		return secret;
	};
	const token = secretOf(input("github-token"));
	return {
		github: token && {
			apiUrl: env.GITHUB_API_URL ?? "https://api.github.com",
			token
		},
		apiToken: secretOf(input("api-token")),
		idTokenRequest: secretOf(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
	};
}
function refOf$1({ eventName, ref, payload }) {
	return eventName === "delete" && payload.ref_type === "branch" && typeof payload.ref === "string" ? `refs/heads/${payload.ref}` : ref;
}
function eventOf$1(context, env) {
	const { eventName, sha, runId, serverUrl, payload } = context;
	const repository = env.GITHUB_REPOSITORY ?? "";
	const head = payload.head_commit;
	const message = typeof head === "object" && head !== null && "message" in head && typeof head.message === "string" ? head.message : void 0;
	return {
		name: eventName,
		ref: refOf$1(context),
		sha,
		repository,
		commitMessage: message,
		run: {
			id: String(runId),
			attempt: Number(env.GITHUB_RUN_ATTEMPT ?? "1"),
			url: `${serverUrl}/${repository}/actions/runs/${runId}`
		}
	};
}

// src/shared/disarm.ts
function disarm(text) {
	return text.replaceAll(lineCommand, "$1| ").replaceAll(commandAnywhere, "$1 ");
}
function disarmName(name) {
	return disarm(name.replaceAll(unseen, escaped));
}
const lineCommand = /(^|[\r\n])(?=[^\x21-\x7e\r\n]*:[^\x20-\x7e\r\n]*:)/g;
const commandAnywhere = /(#[^\x20-\x7e\r\n]*#[^\x20-\x7e\r\n]*)(?=\[)/g;
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function escaped(character) {
	return {
		"\n": "\\n",
		"\r": "\\r",
		"	": "\\t"
	}[character] ?? `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`;
}

// src/action/log.ts
function actionsLog(core, redactor = new Redactor()) {
	let stopToken;
	let held = [];
	const command = (issue) => {
		if (stopToken !== void 0) core.info(`::${stopToken}::`);
		issue();
		if (stopToken !== void 0) core.info(`::stop-commands::${stopToken}`);
	};
	const afterForeign = (issue) => {
		if (stopToken === void 0) issue();
		else held.push(issue);
	};
	const shown = (line) => disarm(redactor.redact(line));
	return {
		debug: (line) => afterForeign(() => core.debug(shown(line))),
		info: (line) => afterForeign(() => core.info(shown(line))),
		warn: (line, problem) => afterForeign(() => core.warning(shown(line), place(problem))),
		error: (line, problem) => command(() => core.error(shown(line), place(problem))),
		mask(secret) {
			for (const form of redactor.add(secret.reveal())) command(() => core.setSecret(form));
		},
		foreign(title) {
			const token = randomUUID();
			core.info(`::group::${disarmName(redactor.redact(title))}`);
			core.info(`::stop-commands::${token}`);
			stopToken = token;
			return {
				line(text) {
					if (stopToken === token) core.info(shown(text));
				},
				close() {
					if (stopToken !== token) return;
					stopToken = void 0;
					core.info(`::${token}::`);
					core.info("::endgroup::");
					const waiting = held;
					held = [];
					for (const issue of waiting) issue();
				}
			};
		}
	};
}
function place(problem) {
	if (problem === void 0) return {};
	const { file, line, column } = problem;
	return {
		file,
		...line !== void 0 && { startLine: line },
		...column !== void 0 && { startColumn: column }
	};
}

// src/deploy/result.ts
const steps = [
	"plan",
	"login",
	"exchange",
	"build",
	"finish",
	"pack",
	"upload",
	"verify",
	"notify",
	"close"
];

// src/action/outputs.ts
function outputsOf(result) {
	const text = (value) => value === void 0 ? "" : String(value);
	return {
		status: result.status,
		environment: text(result.environment),
		"site-version": text(result.siteVersion),
		url: text(result.url),
		"deployment-id": text(result.deploymentId),
		"correlation-id": text(result.correlationId),
		"file-count": text(result.fileCount),
		"total-bytes": text(result.totalBytes),
		digest: text(result.digest),
		notified: text(result.notified),
		folder: text(result.folder),
		artifact: text(result.artifact),
		...Object.fromEntries(steps.map((step) => [`${step}-seconds`, text(result.seconds[step])]))
	};
}

// src/deploy/report.ts
function isDone(result) {
	return (result.status === "succeeded" || result.status === "skipped") && result.notifyError === void 0;
}
function closingLines(result) {
	const { error, notifyError } = result;
	if (error !== void 0) {
		const [what = "", ...rest] = describeError(error);
		const remedy = rest.pop() ?? "";
		const told = notifyError === void 0 ? [] : [notifyError.message, ...notifyError.facts.map((fact) => `  ${fact}`)];
		return [
			`${headline(result)}: ${what}`,
			...rest,
			...told,
			siteLine(result),
			remedy
		];
	}
	if (notifyError !== void 0) return [
		...describeError(notifyError).slice(0, -1),
		siteLine(result),
		`What to do: ${notifyError.remedy}`
	];
	return [successLine(result)];
}
function headline({ status, failedStep }) {
	const where = failedStep === void 0 ? "" : ` in step ${failedStep}`;
	if (status === "skipped") return `Skipped${where}`;
	if (status === "cancelled") return `Cancelled${where}`;
	return status === "unknown" ? `Outcome unknown${where}` : `Failed${where}`;
}
function siteLine({ siteChanged, status, url, closing, error }) {
	if (closing !== void 0) return siteChanged === "no" ? `The Preview "${closing}" was not closed. The live site was not changed.` : `The Preview "${closing}" may be closed: the request was handed over. The live site was not changed.`;
	const where = url === void 0 ? "The site" : url;
	if (siteChanged === "no") return "The live site was not changed.";
	if (status === "succeeded") return `${where} is live with this build and verified.`;
	if (siteChanged === "yes" && error?.code === "UPLOAD_WRONG_TARGET") return "The live site has changed: it serves the Preview instead of Production.";
	if (siteChanged === "yes") return `${where} has probably changed: the hosting platform reported success, but this was not verified.`;
	if (error?.code === "DISTRIBUTION_FAILED") return `${where} may have changed: the hosting platform had begun to distribute the upload.`;
	return `${where} may have changed: the upload was handed over, and its outcome is not known.`;
}
function successLine(result) {
	const { status, closing, closed, url, siteVersion: version, environment, folder, rolledBack } = result;
	const size = result.fileCount === void 0 ? "" : `, ${result.fileCount} files, ${bytes(result.totalBytes ?? 0)}`;
	const proof = `(${environment}${size}). Verified, and the portal knows.`;
	if (closed !== void 0) return closedLine(closing, closed);
	if (closing !== void 0) return `Dry run: the Preview "${closing}" would be closed. Nothing was sent.`;
	if (result.isUnchanged) return `Unchanged: ${url} serves these files of ${version} already ${proof}`;
	if (status === "skipped") return `Dry run: ${version} for ${environment} is ready${size}. Nothing was sent.`;
	if (folder !== void 0) return `Built: ${version} for ${environment}${size}, in ${folder}.`;
	if (rolledBack === void 0) return `Live: ${url} serves ${version} ${proof}`;
	return `Rolled back to ${version} (commit ${rolledBack.commit.slice(0, 12)}), run ${rolledBack.run}: ${url} serves it ${proof}`;
}
function closedLine(closing, { outcome, gone }) {
	return `${{
		closed: `Closed: the Preview "${closing}" is no more.`,
		absent: `Closed: the hosting platform knows no Preview "${closing}".`
	}[outcome]} ${gone === void 0 ? "Its address was not looked at, since environments.preview.url is not set." : `A visitor of ${gone.url} gets "not found" (status ${gone.status}).`}`;
}

// src/action/summary.ts
function summaryOf(result) {
	const facts = [
		["Environment", result.environment],
		["Version", result.siteVersion],
		["Rolled back", result.rolledBack && `to commit ${result.rolledBack.commit.slice(0, 12)}, as run ${result.rolledBack.run} built it`],
		["Address", result.url],
		["Files", result.fileCount === void 0 ? void 0 : `${result.fileCount}, ${bytes(result.totalBytes ?? 0)}`],
		["Digest", result.digest],
		["Deployment", result.deploymentId],
		["Correlation id", result.correlationId],
		["Portal told", result.notified ? "yes" : "no"]
	];
	const times = steps.filter((step) => result.seconds[step] !== void 0).map((step) => `| ${step} | ${result.seconds[step]} s |`);
	return [
		`### Deployment ${result.status}`,
		"",
		...isDone(result) ? closingLines(result) : [
			"```text",
			...closingLines(result).map((line) => line.replaceAll("```", "'''")),
			"```"
		],
		"",
		"| | |",
		"|---|---|",
		...facts.filter(([, value]) => value !== void 0).map(([name, value]) => `| ${name} | ${cell(value ?? "")} |`),
		"",
		"| Step | Time |",
		"|---|---|",
		...times,
		""
	].join("\n");
}
function cell(text) {
	return text.replaceAll(/[\\|<>`]/g, (letter) => `\\${letter}`).replaceAll(/\r?\n/g, " ");
}

// src/config/config-paths.ts
async function checkConfigPaths(workspace, { build, hosting, content }) {
	const { root, output, trustedRoot } = build;
	const belowRoot = (file) => path$1.isAbsolute(file) ? file : path$1.join(root, file);
	const buildRoot = await inside$1(workspace, root, "build.root");
	if (output !== void 0) await inside$1(workspace, belowRoot(output), "build.output");
	await inside$1(workspace, belowRoot(hosting.config), "hosting.config");
	await inside$1(workspace, content.file, "content.file");
	if (trustedRoot !== void 0) await inside$1(workspace, trustedRoot, "build.trustedRoot");
	return buildRoot;
}
async function inside$1(workspace, file, key) {
	try {
		return await resolveInside(workspace, file, key);
	} catch (cause) {
		if (cause instanceof SiteDeployError) throw cause;
		const reason = messageOf(cause);
		throw new SiteDeployError("CONFIG_INVALID", `${key} "${file}" cannot be followed: ${reason}.`, { cause });
	}
}

// src/config/environment-name.ts
function foldEnvironmentName(name) {
	return name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
}
const longestEnvironmentName = 16;
const reservedEnvironmentNames = [
	"production",
	"prod",
	"default"
];
function isPreviewName(folded) {
	return /^[a-z0-9]+$/.test(folded) && folded.length <= 16 && !reservedEnvironmentNames.some((reserved) => reserved === folded);
}
const environmentNamePattern = new RegExp(`^${reservedEnvironmentNames.map(refuseFolded).join("")}(?=[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){1,${16}}$)[^\\u0000-\\u001f\\u007f]+$`);
function refuseFolded(name) {
	return `(?![^A-Za-z0-9]*${[...name].map((letter) => `[${letter}${letter.toUpperCase()}]`).join("[^A-Za-z0-9]*")}[^A-Za-z0-9]*$)`;
}

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
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
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
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
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = Infinity;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/config/nearest.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function nearestName(found, names) {
	const plain = fold(found);
	if (plain === "") return void 0;
	let best;
	for (const name of names) {
		const candidate = fold(name);
		const cost = plain.length >= 3 && candidate.startsWith(plain) ? .5 : (0, import_fastest_levenshtein.distance)(plain, candidate);
		const longer = Math.max(plain.length, candidate.length);
		if (cost <= (longer < 4 ? 1 : Math.max(2, Math.floor(longer / 3))) && cost < candidate.length && (best === void 0 || cost < best.cost)) best = {
			name,
			cost
		};
	}
	return best?.name;
}
function didYouMean(found, names) {
	const name = nearestName(found, names);
	return name === void 0 ? "" : `; did you mean "${name}"?`;
}
function fold(name) {
	return name.toLowerCase().replace(/[-_\s]/g, "");
}

// src/config/cloud-resources.ts
const domains = [
	"azure.com azure.net azure.us azure.cn microsoft.com microsoft.us windows.net microsoftonline.com microsoftonline.us",
	"usgovcloudapi.net chinacloudapi.cn azure-automation.net azuredatabricks.net azurecr.io visualstudio.com dev.azure.com",
	"office.com office.net office365.com office365.us sharepoint.com outlook.com dynamics.com powerbi.com powerapps.com"
].flatMap((names) => names.split(" "));
const applications = [
	"797f4846-ba00-4fd7-ba43-dac1f8f63013",
	"00000003-0000-0000-c000-000000000000",
	"00000002-0000-0000-c000-000000000000",
	"00000002-0000-0ff1-ce00-000000000000",
	"00000003-0000-0ff1-ce00-000000000000",
	"cfa8b339-82a2-471a-a3c9-0fc0be7a4093",
	"e406a681-f3d4-42a8-90b6-c2b029497af1",
	"022907d3-0f1b-48f7-badc-1ba6abab6d66",
	"499b84ac-1321-427f-aa17-267ca6975798",
	"fb78d390-0c51-40cd-8e17-fdbfab77341b"
];
const notOfTheCloud = `(?![A-Za-z][A-Za-z0-9+.-]*:/*([^/?#\\s]*[.@])?(${domains.map(anyCase).join("|")})\\.?([:/?#]|$))(?!([A-Za-z][A-Za-z0-9+.-]*:/*)?(${applications.map(anyCase).join("|")})(/|$))`;
function anyCase(name) {
	return [...name].map((letter) => /[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter === "." ? "\\." : letter).join("");
}

// src/config/formats.ts
function text$1(pattern, expected) {
	return string$1({ error: expected }).check(_regex(pattern, { error: expected }));
}
const name = `([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){0,20}[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?`;
const byte = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
const origin = `https://(${name}|${byte}(\\.${byte}){3})(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?`;
function address(pattern, expected) {
	return pipe(text$1(pattern, expected), transform(withoutSlash));
}
const httpsOrigin = (expected = "an https origin without a path, such as https://www.acme.example") => address(new RegExp(`^${origin}/?$`), expected);
const httpsBase = () => address(new RegExp(`^${origin}(/[A-Za-z0-9._~-]+)*/?$`), "an https address without a query, such as https://portal.example.com");
const uuid = (what) => text$1(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, `${what}: a UUID such as 11111111-2222-3333-4444-555555555555`);
const slug = () => text$1(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, "a slug: lower-case letters, digits and single hyphens, such as acme-docs");
const identifier = () => text$1(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$/, "an identifier as text: letters, digits and . _ ~ -, such as \"site_123\" (a number needs quotes)");
const audience = () => text$1(new RegExp(`^(?!\\S*/\\.default/?$)${notOfTheCloud}([A-Za-z][A-Za-z0-9+.-]*:\\S+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})\$`), "the Application ID URI of the portal without \"/.default\", such as api://11111111-2222-3333-4444-555555555555, and no resource of Microsoft");
const relativePath = (what) => text$1(/^[^\u0000-\u001f\u007f\\]+$/, `${what}: a relative path with / between its parts`);
const commandLine = (what) => text$1(/^(?=.*\S)[^\u0000\r\n]+$/, `${what}: one command on one line`);
const branch = () => text$1(/^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|@\{|\/\.|\.lock$|\/$|\.$))[^\s~^:?*[\]\\\u0000-\u001f\u007f]+$/, "the name of one branch without \"refs/heads/\" and without wildcards, such as master");
const branchPattern = () => text$1(/^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|\*{3}|@\{|\.lock$|\/$|\.$))[^\s~^:?[\]\\!+\u0000-\u001f\u007f]+$/, "a branch or a pattern with * (within one part of the name) or ** (any depth), such as release/**");
const environmentName = () => text$1(environmentNamePattern, "a name of 1 to 16 letters and digits that is not \"production\", \"prod\" or \"default\", such as preview");
const pathWord = () => text$1(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "one word of letters, digits, - and _, such as repohost");
const variableName = "(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$";
const buildVariable = () => text$1(new RegExp(`^(?!ACTIONS_|INPUT_|SITE_|GITHUB_TOKEN$)${variableName}`), "the name of a variable that is not GITHUB_TOKEN and does not start with ACTIONS_, INPUT_ or SITE_");
const passedVariable = () => text$1(new RegExp(`^(?!ACTIONS_|INPUT_)${variableName}`), "the name of a variable that does not start with ACTIONS_ or INPUT_");
const variableValueText = "text, a number, true or false";
const variableValue = () => pipe(union([
	text$1(/^[^\u0000]*$/, variableValueText),
	number({ error: variableValueText }),
	boolean({ error: variableValueText })
], { error: variableValueText }), transform(String));
const wholeNumber = (from, to, what) => {
	const expected = `${what}: a whole number from ${from} to ${to}`;
	return int$2({ error: expected }).check(_gte(from, { error: expected }), _lte(to, { error: expected }));
};
const minutes = (most) => {
	const expected = `minutes: a number above 0, at most ${most}`;
	return number({ error: expected }).check(_positive({ error: expected }), _lte(most, { error: expected }));
};
const units = {
	kb: 1024,
	mb: 1024 ** 2,
	gb: 1024 ** 3
};
const sizeText = "a size such as 250MB (kB, MB or GB), or a whole number of bytes";
const byteSize = () => pipe(union([int$2({ error: sizeText }).check(_gte(1, { error: sizeText })), text$1(/^(?=.*[1-9])[0-9]{1,6}(\.[0-9]{1,3})? ?([kK]|[mM]|[gG])[bB]$/, sizeText)], { error: sizeText }), transform(toBytes));
function toBytes(size) {
	if (typeof size === "number") return size;
	const unit = size.slice(-2).toLowerCase();
	const factor = unit === "kb" ? units.kb : unit === "mb" ? units.mb : units.gb;
	return Math.floor(Number.parseFloat(size) * factor);
}
function withoutSlash(address) {
	return address.replace(/\/$/, "");
}

// src/config/schema.ts
const keyInformation = registry();
function key(schema, description, ...examples) {
	keyInformation.add(schema, examples.length > 0 ? {
		description,
		examples
	} : { description });
	return schema;
}
function map$1(shape) {
	return strictObject(shape, { error: `a map with the keys ${Object.keys(shape).join(", ")}` });
}
const flag = () => boolean({ error: "true or false" });
const oneOf$1 = (words) => _enum(words, { error: `one of ${words.join(", ")}` });
const Site = map$1({
	slug: key(slug(), "The portal's slug of the site.", "acme-docs"),
	id: key(identifier(), "The portal's id of the site.", "site_123"),
	type: key(oneOf$1([
		"docs",
		"spa",
		"static"
	]), "What the site is: docs (markdown), spa (single-page application) or static (pre-rendered)."),
	url: key(httpsOrigin(), "Origin of the live site, for canonical links and for the verification after a deployment.", "https://www.acme.example")
});
const Portal = map$1({
	url: key(httpsBase(), "Address of the site management portal.", "https://portal.example.com"),
	audience: key(audience(), "Application ID URI of the portal's application. The login asks for the scope <audience>/.default.", "api://11111111-2222-3333-4444-555555555555"),
	provider: key(_default(pathWord(), "repohost"), "The portal's word for the repository host in the path of the deployment-complete call.")
});
const Azure = map$1({
	clientId: key(uuid("the application (client) id"), "Application (client) id that the run logs in as. Not secret."),
	tenantId: key(uuid("the directory (tenant) id"), "Directory (tenant) id. Not secret."),
	subscriptionId: key(uuid("the subscription id"), "Subscription id. Not secret.")
});
const Build = map$1({
	root: key(_default(relativePath("the folder of the site"), "."), "Folder of the site, relative to the root of the repository.", "packages/site"),
	install: key(optional(commandLine("the install command")), "Installs the dependencies. Default: what the lockfile of the site calls for.", "npm ci"),
	command: key(optional(commandLine("the build command")), "Builds the site. Default: the script \"build\" of package.json.", "npm run build"),
	output: key(optional(relativePath("the folder that the build writes")), "Folder that the build writes, relative to build.root. Default: detected.", "dist"),
	env: key(_default(record(buildVariable(), variableValue(), { error: "a map from names of variables to values" }), {}), "Variables for the install and build commands. Nothing secret: the file is committed. Names starting ACTIONS_, INPUT_ or SITE_ and GITHUB_TOKEN are refused.", { NODE_ENV: "production" }),
	passEnv: key(_default(array(passedVariable(), { error: "a list of names of variables" }), []), "Names of further variables of the run that the build may see, besides the usual ones such as PATH and HOME. Names starting ACTIONS_ or INPUT_ are refused.", ["NPM_TOKEN"]),
	timeoutMinutes: key(_default(minutes(360), 20), "Minutes after which the install and build commands are ended."),
	attestation: key(_default(oneOf$1(["off", "required"]), "off"), "required: deploy only packages of a build job with an attestation, which is signed proof that this repository built them from this commit. Needs two jobs."),
	trustedRoot: key(optional(relativePath("the trusted root")), "File with the trusted signers that \"gh attestation trusted-root\" prints, relative to the root of the repository: for runners without gh. Default: gh of the runner names them.", ".github/trusted-root.jsonl")
});
const Production = map$1({ branch: key(_default(branch(), "master"), "The branch that is deployed to Production.") });
const atLeastOne = "a list of at least one branch or pattern";
const Preview = map$1({
	branches: key(_default(array(branchPattern(), { error: atLeastOne }).check(_minLength(1, { error: atLeastOne })), ["release/**"]), "The branches that are deployed to Preview; * stands for any letters but /, ** for any letters. The production branch is never one of them."),
	name: key(_default(environmentName(), "preview"), "The hosting's name of the environment. Its letters and digits count, in lower case; production and default are refused."),
	url: key(optional(httpsOrigin()), "Origin of the preview, where it is known. Default: what the hosting answers after the upload.", "https://preview.acme.example")
});
const Environments = map$1({
	production: key(prefault(Production, {}), "The live site."),
	preview: key(prefault(Preview, {}), "The site as it is going to be.")
});
const Hosting = map$1({
	config: key(_default(relativePath("the hosting configuration"), "staticwebapp.config.json"), "The hosting configuration, relative to build.root."),
	maxTotalSize: key(prefault(byteSize(), "250MB"), "Most bytes of all files together, uncompressed; as text with kB, MB or GB, or as a number of bytes. 1 MB is 1,024 × 1,024 bytes, so 250MB, the limit of the free plan, is 262,144,000 bytes.", "500MB", 262144e3),
	maxFiles: key(_default(wholeNumber(1, 1e6, "files"), 15e3), "Most files of a deployment. The platform takes 15,000."),
	clientBuildId: key(optional(identifier()), "Build of the platform's own upload client that is used with the official uploader. Default: the current stable one.", "1.0.027044"),
	distributionTimeoutMinutes: key(_default(minutes(60), 15), "Minutes that the platform may take to distribute the upload. After that the outcome is unknown, and only a look at the live site tells."),
	verificationTimeoutMinutes: key(_default(minutes(60), 3), "Minutes until the live address has to serve the new build.")
});
const Content = map$1({
	mode: key(_default(oneOf$1(["commit", "runtime"]), "commit"), "Where text overrides come from: commit (the file of the repository, at build time) or runtime (the site asks the portal itself)."),
	file: key(_default(relativePath("the content file"), "content/overrides.json"), "File with the text overrides, relative to the root of the repository. Used in mode commit.")
});
const Seo = map$1({
	enabled: key(_default(flag(), true), "Whether the portal's SEO metadata and the sitemap are put into the built pages."),
	onError: key(_default(oneOf$1(["fail", "warn"]), "fail"), "What happens when a field exceeds its maximum or is not valid: fail (nothing is uploaded) or warn (the page is deployed without the field).")
});
const SiteConfig = map$1({
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
	for (const key of path) {
		part = typeof key === "number" ? subschema(part.items) : subschema(part.properties?.[String(key)]) ?? subschema(part.additionalProperties);
		if (part === void 0) return void 0;
	}
	return part;
}
function keyPaths(schema, above = []) {
	return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
		const path = [...above, key];
		return [path, ...keyPaths(subschema(part) ?? {}, path)];
	});
}
function subschema(part) {
	return typeof part === "object" && !Array.isArray(part) ? part : void 0;
}

// src/config/config-problems.ts
function problemsOf(issues, yaml, source) {
	return issues.flatMap((issue) => {
		switch (issue.code) {
			case "unrecognized_keys": return issue.keys.filter((key) => key !== "__proto__").map((key) => unknownKey([...issue.path, key], yaml, source));
			case "invalid_key": return [badKey(issue, yaml, source)];
			default: return [hasValue(yaml.value, issue.path) ? badValue(issue, yaml, source) : missingKey(issue, yaml, source)];
		}
	});
}
function unknownKey(path, yaml, source) {
	const schema = siteConfigJsonSchema();
	const above = path.slice(0, -1);
	const key = String(path.at(-1));
	const names = Object.keys(schemaAt(schema, above)?.properties ?? {});
	const near = nearestName(key, names) === void 0 ? elsewhere(key, keyPaths(schema)) : didYouMean(key, names);
	const where = above.length > 0 ? ` in ${dotted$1(above)}` : "";
	return source.problemAt(keyOffset(yaml, path), `unknown key ${quote$1(key)}${where}, expected one of ${names.join(", ")}${near}`);
}
function elsewhere(key, paths) {
	const owners = paths.filter((path) => path.at(-1) === key).map((path) => dotted$1(path));
	return owners.length === 1 ? `; did you mean "${owners[0]}"?` : "";
}
function badKey(issue, yaml, source) {
	const expected = issue.issues[0]?.message ?? issue.message;
	const key = String(issue.path.at(-1));
	return source.problemAt(keyOffset(yaml, issue.path), `${dotted$1(issue.path.slice(0, -1))}: found the key ${quote$1(key)}, expected ${expected}`);
}
function badValue(issue, yaml, source) {
	const value = valueAt(yaml.value, issue.path);
	const subject = issue.path.length > 0 ? `${dotted$1(issue.path)}: ` : "";
	return source.problemAt(yaml.locate(issue.path)?.value ?? 0, `${subject}found ${describeValue(value)}, expected ${issue.message}${suggestion(issue, value)}`);
}
function missingKey(issue, yaml, source) {
	const offset = yaml.locate(issue.path.slice(0, -1))?.value ?? 0;
	return source.problemAt(offset, `${dotted$1(issue.path)} is missing, expected ${issue.message}`);
}
function suggestion(issue, value) {
	if (issue.code === "invalid_value") return typeof value === "string" && issue.values.some((one) => one !== value && String(one) === value) ? "; write it without quotes" : didYouMean(String(value), issue.values.map(String));
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
	for (const key of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
		value = Reflect.get(value, key);
	}
	return value;
}
function dotted$1(path) {
	return path.reduce((text, key) => {
		if (typeof key === "number") return `${text}[${key}]`;
		return text === "" ? String(key) : `${text}.${String(key)}`;
	}, "");
}
function describeValue(value) {
	if (value === null) return "nothing";
	if (typeof value === "string") return quote$1(value);
	if (typeof value === "number") return `the number ${value}`;
	if (Array.isArray(value)) return "a list";
	if (value instanceof Uint8Array) return "binary data";
	return typeof value === "object" ? "a map" : String(value);
}
function quote$1(text) {
	return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

// node_modules/yaml/browser/dist/nodes/identity.js
const ALIAS = Symbol.for("yaml.alias");
const DOC = Symbol.for("yaml.document");
const MAP = Symbol.for("yaml.map");
const PAIR = Symbol.for("yaml.pair");
const SCALAR$1 = Symbol.for("yaml.scalar");
const SEQ = Symbol.for("yaml.seq");
const NODE_TYPE = Symbol.for("yaml.node.type");
const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR$1;
const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
function isCollection(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case MAP:
		case SEQ: return true;
	}
	return false;
}
function isNode$1(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case ALIAS:
		case MAP:
		case SCALAR$1:
		case SEQ: return true;
	}
	return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/visit.js
const BREAK$1 = Symbol("break visit");
const SKIP$1 = Symbol("skip children");
const REMOVE$1 = Symbol("remove node");
function visit$1(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else visit_(null, node, visitor_, Object.freeze([]));
}
visit$1.BREAK = BREAK$1;
visit$1.SKIP = SKIP$1;
visit$1.REMOVE = REMOVE$1;
function visit_(key, node, visitor, path) {
	const ctrl = callVisitor(key, node, visitor, path);
	if (isNode$1(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visit_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = visit_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = visit_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = visit_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
async function visitAsync(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK$1;
visitAsync.SKIP = SKIP$1;
visitAsync.REMOVE = REMOVE$1;
async function visitAsync_(key, node, visitor, path) {
	const ctrl = await callVisitor(key, node, visitor, path);
	if (isNode$1(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visitAsync_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = await visitAsync_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = await visitAsync_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = await visitAsync_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
function initVisitor(visitor) {
	if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
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
	return visitor;
}
function callVisitor(key, node, visitor, path) {
	if (typeof visitor === "function") return visitor(key, node, path);
	if (isMap(node)) return visitor.Map?.(key, node, path);
	if (isSeq(node)) return visitor.Seq?.(key, node, path);
	if (isPair(node)) return visitor.Pair?.(key, node, path);
	if (isScalar(node)) return visitor.Scalar?.(key, node, path);
	if (isAlias(node)) return visitor.Alias?.(key, node, path);
}
function replaceNode(key, path, node) {
	const parent = path[path.length - 1];
	if (isCollection(parent)) parent.items[key] = node;
	else if (isPair(parent)) {
		if (key === "key") parent.key = node;
		else parent.value = node;
	} else if (isDocument(parent)) parent.contents = node;
	else {
		const pt = isAlias(parent) ? "alias" : "scalar";
		throw new Error(`Cannot replace node with ${pt} parent`);
	}
}

// node_modules/yaml/browser/dist/doc/directives.js
const escapeChars = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class Directives {
	constructor(yaml, tags) {
		this.docStart = null;
		this.docEnd = false;
		this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
		this.tags = Object.assign({}, Directives.defaultTags, tags);
	}
	clone() {
		const copy = new Directives(this.yaml, this.tags);
		copy.docStart = this.docStart;
		return copy;
	}
	atDocument() {
		const res = new Directives(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = true;
				break;
			case "1.2":
				this.atNextDocument = false;
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.2"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
		}
		return res;
	}
	add(line, onError) {
		if (this.atNextDocument) {
			this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: "1.1"
			};
			this.tags = Object.assign({}, Directives.defaultTags);
			this.atNextDocument = false;
		}
		const parts = line.trim().split(/[ \t]+/);
		const name = parts.shift();
		switch (name) {
			case "%TAG": {
				if (parts.length !== 2) {
					onError(0, "%TAG directive should contain exactly two parts");
					if (parts.length < 2) return false;
				}
				const [handle, prefix] = parts;
				this.tags[handle] = prefix;
				return true;
			}
			case "%YAML": {
				this.yaml.explicit = true;
				if (parts.length !== 1) {
					onError(0, "%YAML directive should contain exactly one part");
					return false;
				}
				const [version] = parts;
				if (version === "1.1" || version === "1.2") {
					this.yaml.version = version;
					return true;
				} else {
					const isValid = /^\d+\.\d+$/.test(version);
					onError(6, `Unsupported YAML version ${version}`, isValid);
					return false;
				}
			}
			default:
				onError(0, `Unknown directive ${name}`, true);
				return false;
		}
	}
	tagName(source, onError) {
		if (source === "!") return "!";
		if (source[0] !== "!") {
			onError(`Not a valid tag: ${source}`);
			return null;
		}
		if (source[1] === "<") {
			const verbatim = source.slice(2, -1);
			if (verbatim === "!" || verbatim === "!!") {
				onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
				return null;
			}
			if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
			return verbatim;
		}
		const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
		if (!suffix) onError(`The ${source} tag has no suffix`);
		const prefix = this.tags[handle];
		if (prefix) try {
			return prefix + decodeURIComponent(suffix);
		} catch (error) {
			onError(String(error));
			return null;
		}
		if (handle === "!") return source;
		onError(`Could not resolve tag: ${source}`);
		return null;
	}
	tagString(tag) {
		for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
		return tag[0] === "!" ? tag : `!<${tag}>`;
	}
	toString(doc) {
		const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
		const tagEntries = Object.entries(this.tags);
		let tagNames;
		if (doc && tagEntries.length > 0 && isNode$1(doc.contents)) {
			const tags = {};
			visit$1(doc.contents, (_key, node) => {
				if (isNode$1(node) && node.tag) tags[node.tag] = true;
			});
			tagNames = Object.keys(tags);
		} else tagNames = [];
		for (const [handle, prefix] of tagEntries) {
			if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
			if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
		}
		return lines.join("\n");
	}
};
Directives.defaultYaml = {
	explicit: false,
	version: "1.2"
};
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
	if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
		const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
		throw new Error(msg);
	}
	return true;
}
function anchorNames(root) {
	const anchors = /* @__PURE__ */ new Set();
	visit$1(root, { Value(_key, node) {
		if (node.anchor) anchors.add(node.anchor);
	} });
	return anchors;
}
function findNewAnchor(prefix, exclude) {
	for (let i = 1;; ++i) {
		const name = `${prefix}${i}`;
		if (!exclude.has(name)) return name;
	}
}
function createNodeAnchors(doc, prefix) {
	const aliasObjects = [];
	const sourceObjects = /* @__PURE__ */ new Map();
	let prevAnchors = null;
	return {
		onAnchor: (source) => {
			aliasObjects.push(source);
			prevAnchors ?? (prevAnchors = anchorNames(doc));
			const anchor = findNewAnchor(prefix, prevAnchors);
			prevAnchors.add(anchor);
			return anchor;
		},
		setAnchors: () => {
			for (const source of aliasObjects) {
				const ref = sourceObjects.get(source);
				if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) ref.node.anchor = ref.anchor;
				else {
					const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
					error.source = source;
					throw error;
				}
			}
		},
		sourceObjects
	};
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
	if (val && typeof val === "object") {
		if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
			const v0 = val[i];
			const v1 = applyReviver(reviver, val, String(i), v0);
			if (v1 === void 0) delete val[i];
			else if (v1 !== v0) val[i] = v1;
		}
		else if (val instanceof Map) for (const k of Array.from(val.keys())) {
			const v0 = val.get(k);
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) val.delete(k);
			else if (v1 !== v0) val.set(k, v1);
		}
		else if (val instanceof Set) for (const v0 of Array.from(val)) {
			const v1 = applyReviver(reviver, val, v0, v0);
			if (v1 === void 0) val.delete(v0);
			else if (v1 !== v0) {
				val.delete(v0);
				val.add(v1);
			}
		}
		else for (const [k, v0] of Object.entries(val)) {
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) delete val[k];
			else if (v1 !== v0) val[k] = v1;
		}
	}
	return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
	if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
	if (value && typeof value.toJSON === "function") {
		if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
		const data = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		ctx.anchors.set(value, data);
		ctx.onCreate = (res) => {
			data.res = res;
			delete ctx.onCreate;
		};
		const res = value.toJSON(arg, ctx);
		if (ctx.onCreate) ctx.onCreate(res);
		return res;
	}
	if (typeof value === "bigint" && !ctx?.keep) return Number(value);
	return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
	constructor(type) {
		Object.defineProperty(this, NODE_TYPE, { value: type });
	}
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		if (!isDocument(doc)) throw new TypeError("A document argument is required");
		const ctx = {
			anchors: /* @__PURE__ */ new Map(),
			doc,
			keep: true,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this, "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
	constructor(source) {
		super(ALIAS);
		this.source = source;
		Object.defineProperty(this, "tag", { set() {
			throw new Error("Alias nodes cannot have tags");
		} });
	}
	resolve(doc, ctx) {
		if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
		let nodes;
		if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
		else {
			nodes = [];
			visit$1(doc, { Node: (_key, node) => {
				if (isAlias(node) || hasAnchor(node)) nodes.push(node);
			} });
			if (ctx) ctx.aliasResolveCache = nodes;
		}
		let found = void 0;
		for (const node of nodes) {
			if (node === this) break;
			if (node.anchor === this.source) found = node;
		}
		if (found && ctx) {
			const { anchors, doc, maxAliasCount } = ctx;
			let data = anchors.get(found);
			if (!data) {
				toJS(found, null, ctx);
				data = anchors.get(found);
			}
			/* istanbul ignore if */
			if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (maxAliasCount >= 0) {
				data.count += 1;
				if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
				if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
			}
		}
		return found;
	}
	toJSON(_arg, ctx) {
		if (!ctx) return { source: this.source };
		const source = this.resolve(ctx.doc, ctx);
		if (!source) {
			const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw new ReferenceError(msg);
		}
		return ctx.anchors.get(source).res;
	}
	toString(ctx, _onComment, _onChompKeep) {
		const src = `*${this.source}`;
		if (ctx) {
			anchorIsValid(this.source);
			if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new Error(msg);
			}
			if (ctx.implicitKey) return `${src} `;
		}
		return src;
	}
};
function getAliasCount(doc, node, anchors) {
	if (isAlias(node)) {
		const source = node.resolve(doc);
		const anchor = anchors && source && anchors.get(source);
		return anchor ? anchor.count * anchor.aliasCount : 0;
	} else if (isCollection(node)) {
		let count = 0;
		for (const item of node.items) {
			const c = getAliasCount(doc, item, anchors);
			if (c > count) count = c;
		}
		return count;
	} else if (isPair(node)) {
		const kc = getAliasCount(doc, node.key, anchors);
		const vc = getAliasCount(doc, node.value, anchors);
		return Math.max(kc, vc);
	}
	return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
	constructor(value) {
		super(SCALAR$1);
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
const defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
	if (tagName) {
		const match = tags.filter((t) => t.tag === tagName);
		const tagObj = match.find((t) => !t.format) ?? match[0];
		if (!tagObj) throw new Error(`Tag ${tagName} not found`);
		return tagObj;
	}
	return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
	if (isDocument(value)) value = value.contents;
	if (isNode$1(value)) return value;
	if (isPair(value)) {
		const map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
		map.items.push(value);
		return map;
	}
	if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
	const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
	let ref = void 0;
	if (aliasDuplicateObjects && value && typeof value === "object") {
		ref = sourceObjects.get(value);
		if (ref) {
			ref.anchor ?? (ref.anchor = onAnchor(value));
			return new Alias(ref.anchor);
		} else {
			ref = {
				anchor: null,
				node: null
			};
			sourceObjects.set(value, ref);
		}
	}
	if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
	let tagObj = findTagObject(value, tagName, schema.tags);
	if (!tagObj) {
		if (value && typeof value.toJSON === "function") value = value.toJSON();
		if (!value || typeof value !== "object") {
			const node = new Scalar(value);
			if (ref) ref.node = node;
			return node;
		}
		tagObj = value instanceof Map ? schema[MAP] : Symbol.iterator in Object(value) ? schema[SEQ] : schema[MAP];
	}
	if (onTagObj) {
		onTagObj(tagObj);
		delete ctx.onTagObj;
	}
	const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
	if (tagName) node.tag = tagName;
	else if (!tagObj.default) node.tag = tagObj.tag;
	if (ref) ref.node = node;
	return node;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema, path, value) {
	let v = value;
	for (let i = path.length - 1; i >= 0; --i) {
		const k = path[i];
		if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
			const a = [];
			a[k] = v;
			v = a;
		} else v = /* @__PURE__ */ new Map([[k, v]]);
	}
	return createNode(v, void 0, {
		aliasDuplicateObjects: false,
		keepUndefined: false,
		onAnchor: () => {
			throw new Error("This should not happen, please report a bug.");
		},
		schema,
		sourceObjects: /* @__PURE__ */ new Map()
	});
}
const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
	constructor(type, schema) {
		super(type);
		Object.defineProperty(this, "schema", {
			value: schema,
			configurable: true,
			enumerable: false,
			writable: true
		});
	}
	clone(schema) {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (schema) copy.schema = schema;
		copy.items = copy.items.map((it) => isNode$1(it) || isPair(it) ? it.clone(schema) : it);
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	addIn(path, value) {
		if (isEmptyPath(path)) this.add(value);
		else {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (isCollection(node)) node.addIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
	deleteIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.delete(key);
		const node = this.get(key, true);
		if (isCollection(node)) return node.deleteIn(rest);
		else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
	}
	getIn(path, keepScalar) {
		const [key, ...rest] = path;
		const node = this.get(key, true);
		if (rest.length === 0) return !keepScalar && isScalar(node) ? node.value : node;
		else return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
	}
	hasAllNullValues(allowScalar) {
		return this.items.every((node) => {
			if (!isPair(node)) return false;
			const n = node.value;
			return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.has(key);
		const node = this.get(key, true);
		return isCollection(node) ? node.hasIn(rest) : false;
	}
	setIn(path, value) {
		const [key, ...rest] = path;
		if (rest.length === 0) this.set(key, value);
		else {
			const node = this.get(key, true);
			if (isCollection(node)) node.setIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
	if (/^\n+$/.test(comment)) return comment.substring(1);
	return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
const FOLD_FLOW = "flow";
const FOLD_BLOCK = "block";
const FOLD_QUOTED = "quoted";
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
	if (!lineWidth || lineWidth < 0) return text;
	if (lineWidth < minContentWidth) minContentWidth = 0;
	const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
	if (text.length <= endStep) return text;
	const folds = [];
	const escapedFolds = {};
	let end = lineWidth - indent.length;
	if (typeof indentAtStart === "number") {
		if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
		else end = lineWidth - indentAtStart;
	}
	let split = void 0;
	let prev = void 0;
	let overflow = false;
	let i = -1;
	let escStart = -1;
	let escEnd = -1;
	if (mode === "block") {
		i = consumeMoreIndentedLines(text, i, indent.length);
		if (i !== -1) end = i + endStep;
	}
	for (let ch; ch = text[i += 1];) {
		if (mode === "quoted" && ch === "\\") {
			escStart = i;
			switch (text[i + 1]) {
				case "x":
					i += 3;
					break;
				case "u":
					i += 5;
					break;
				case "U":
					i += 9;
					break;
				default: i += 1;
			}
			escEnd = i;
		}
		if (ch === "\n") {
			if (mode === "block") i = consumeMoreIndentedLines(text, i, indent.length);
			end = i + indent.length + endStep;
			split = void 0;
		} else {
			if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
				const next = text[i + 1];
				if (next && next !== " " && next !== "\n" && next !== "	") split = i;
			}
			if (i >= end) {
				if (split) {
					folds.push(split);
					end = split + endStep;
					split = void 0;
				} else if (mode === "quoted") {
					while (prev === " " || prev === "	") {
						prev = ch;
						ch = text[i += 1];
						overflow = true;
					}
					const j = i > escEnd + 1 ? i - 2 : escStart - 1;
					if (escapedFolds[j]) return text;
					folds.push(j);
					escapedFolds[j] = true;
					end = j + endStep;
					split = void 0;
				} else overflow = true;
			}
		}
		prev = ch;
	}
	if (overflow && onOverflow) onOverflow();
	if (folds.length === 0) return text;
	if (onFold) onFold();
	let res = text.slice(0, folds[0]);
	for (let i = 0; i < folds.length; ++i) {
		const fold = folds[i];
		const end = folds[i + 1] || text.length;
		if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
		else {
			if (mode === "quoted" && escapedFolds[fold]) res += `${text[fold]}\\`;
			res += `\n${indent}${text.slice(fold + 1, end)}`;
		}
	}
	return res;
}
function consumeMoreIndentedLines(text, i, indent) {
	let end = i;
	let start = i + 1;
	let ch = text[start];
	while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
	else {
		do
			ch = text[++i];
		while (ch && ch !== "\n");
		end = i;
		start = i + 1;
		ch = text[start];
	}
	return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
const getFoldOptions = (ctx, isBlock) => ({
	indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
	lineWidth: ctx.options.lineWidth,
	minContentWidth: ctx.options.minContentWidth
});
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
	if (!lineWidth || lineWidth < 0) return false;
	const limit = lineWidth - indentLength;
	const strLen = str.length;
	if (strLen <= limit) return false;
	for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
		if (i - start > limit) return true;
		start = i + 1;
		if (strLen - start <= limit) return false;
	}
	return true;
}
function doubleQuotedString(value, ctx) {
	const json = JSON.stringify(value);
	if (ctx.options.doubleQuotedAsJSON) return json;
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
		if (ch === "\\") switch (json[i + 1]) {
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
						default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
						else str += json.substr(i, 6);
					}
					i += 5;
					start = i + 1;
				}
				break;
			case "n":
				if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
				else {
					str += json.slice(start, i) + "\n\n";
					while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
						str += "\n";
						i += 2;
					}
					str += indent;
					if (json[i + 2] === " ") str += "\\";
					i += 1;
					start = i + 1;
				}
				break;
			default: i += 1;
		}
	}
	str = start ? str + json.slice(start) : json;
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
	if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
	return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
	const { singleQuote } = ctx.options;
	let qs;
	if (singleQuote === false) qs = doubleQuotedString;
	else {
		const hasDouble = value.includes("\"");
		const hasSingle = value.includes("'");
		if (hasDouble && !hasSingle) qs = singleQuotedString;
		else if (hasSingle && !hasDouble) qs = doubleQuotedString;
		else qs = singleQuote ? singleQuotedString : doubleQuotedString;
	}
	return qs(value, ctx);
}
let blockEndNewlines;
try {
	blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
	const { blockQuote, commentString, lineWidth } = ctx.options;
	if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
	const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
	const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
	if (!value) return literal ? "|\n" : ">\n";
	let chomp;
	let endStart;
	for (endStart = value.length; endStart > 0; --endStart) {
		const ch = value[endStart - 1];
		if (ch !== "\n" && ch !== "	" && ch !== " ") break;
	}
	let end = value.substring(endStart);
	const endNlPos = end.indexOf("\n");
	if (endNlPos === -1) chomp = "-";
	else if (value === end || endNlPos !== end.length - 1) {
		chomp = "+";
		if (onChompKeep) onChompKeep();
	} else chomp = "";
	if (end) {
		value = value.slice(0, -end.length);
		if (end[end.length - 1] === "\n") end = end.slice(0, -1);
		end = end.replace(blockEndNewlines, `$&${indent}`);
	}
	let startWithSpace = false;
	let startEnd;
	let startNlPos = -1;
	for (startEnd = 0; startEnd < value.length; ++startEnd) {
		const ch = value[startEnd];
		if (ch === " ") startWithSpace = true;
		else if (ch === "\n") startNlPos = startEnd;
		else break;
	}
	let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
	if (start) {
		value = value.substring(start.length);
		start = start.replace(/\n+/g, `$&${indent}`);
	}
	let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
	if (comment) {
		header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
		if (onComment) onComment();
	}
	if (!literal) {
		const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
		let literalFallback = false;
		const foldOptions = getFoldOptions(ctx, true);
		if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
			literalFallback = true;
		};
		const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
		if (!literalFallback) return `>${header}\n${indent}${body}`;
	}
	value = value.replace(/\n+/g, `$&${indent}`);
	return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
	const { type, value } = item;
	const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
	if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
	if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
	if (containsDocumentMarker(value)) {
		if (indent === "") {
			ctx.forceBlockIndent = true;
			return blockString(item, ctx, onComment, onChompKeep);
		} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
	}
	const str = value.replace(/\n+/g, `$&\n${indent}`);
	if (actualString) {
		const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
		const { compat, tags } = ctx.doc.schema;
		if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
	}
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
	const { implicitKey, inFlow } = ctx;
	const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
	let { type } = item;
	if (type !== Scalar.QUOTE_DOUBLE) {
		if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.QUOTE_DOUBLE;
	}
	const _stringify = (_type) => {
		switch (_type) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
			case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
			default: return null;
		}
	};
	let res = _stringify(type);
	if (res === null) {
		const { defaultKeyType, defaultStringType } = ctx.options;
		const t = implicitKey && defaultKeyType || defaultStringType;
		res = _stringify(t);
		if (res === null) throw new Error(`Unsupported default string type ${t}`);
	}
	return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
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
	}, doc.schema.toStringOptions, options);
	let inFlow;
	switch (opt.collectionStyle) {
		case "block":
			inFlow = false;
			break;
		case "flow":
			inFlow = true;
			break;
		default: inFlow = null;
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
		if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
	}
	let tagObj = void 0;
	let obj;
	if (isScalar(item)) {
		obj = item.value;
		let match = tags.filter((t) => t.identify?.(obj));
		if (match.length > 1) {
			const testMatch = match.filter((t) => t.test);
			if (testMatch.length > 0) match = testMatch;
		}
		tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
	} else {
		obj = item;
		tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
	}
	if (!tagObj) {
		const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
		throw new Error(`Tag not resolved for ${name} value`);
	}
	return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
	if (!doc.directives) return "";
	const props = [];
	const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
	if (anchor && anchorIsValid(anchor)) {
		anchors.add(anchor);
		props.push(`&${anchor}`);
	}
	const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
	if (tag) props.push(doc.directives.tagString(tag));
	return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
	if (isPair(item)) return item.toString(ctx, onComment, onChompKeep);
	if (isAlias(item)) {
		if (ctx.doc.directives) return item.toString(ctx);
		if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
		else {
			if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
			else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
			item = item.resolve(ctx.doc);
		}
	}
	let tagObj = void 0;
	const node = isNode$1(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
	tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
	const props = stringifyProps(node, tagObj, ctx);
	if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
	const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
	if (!props) return str;
	return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
	const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
	let keyComment = isNode$1(key) && key.comment || null;
	if (simpleKeys) {
		if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
		if (isCollection(key) || !isNode$1(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
	}
	let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
	ctx = Object.assign({}, ctx, {
		allNullValues: false,
		implicitKey: !explicitKey && (simpleKeys || !allNullValues),
		indent: indent + indentStep
	});
	let keyCommentDone = false;
	let chompKeep = false;
	let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
	if (!explicitKey && !ctx.inFlow && str.length > 1024) {
		if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
		explicitKey = true;
	}
	if (ctx.inFlow) {
		if (allNullValues || value == null) {
			if (keyCommentDone && onComment) onComment();
			return str === "" ? "?" : explicitKey ? `? ${str}` : str;
		}
	} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
		str = `? ${str}`;
		if (keyComment && !keyCommentDone) str += lineComment(str, ctx.indent, commentString(keyComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	if (keyCommentDone) keyComment = null;
	if (explicitKey) {
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
		str = `? ${str}\n${indent}:`;
	} else {
		str = `${str}:`;
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
	}
	let vsb, vcb, valueComment;
	if (isNode$1(value)) {
		vsb = !!value.spaceBefore;
		vcb = value.commentBefore;
		valueComment = value.comment;
	} else {
		vsb = false;
		vcb = null;
		valueComment = null;
		if (value && typeof value === "object") value = doc.createNode(value);
	}
	ctx.implicitKey = false;
	if (!explicitKey && !keyComment && isScalar(value)) ctx.indentAtStart = str.length + 1;
	chompKeep = false;
	if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
	let valueCommentDone = false;
	const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
	let ws = " ";
	if (keyComment || vsb || vcb) {
		ws = vsb ? "\n" : "";
		if (vcb) {
			const cs = commentString(vcb);
			ws += `\n${indentComment(cs, ctx.indent)}`;
		}
		if (valueStr === "" && !ctx.inFlow) {
			if (ws === "\n" && valueComment) ws = "\n\n";
		} else ws += `\n${ctx.indent}`;
	} else if (!explicitKey && isCollection(value)) {
		const vs0 = valueStr[0];
		const nl0 = valueStr.indexOf("\n");
		const hasNewline = nl0 !== -1;
		const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
		if (hasNewline || !flow) {
			let hasPropsLine = false;
			if (hasNewline && (vs0 === "&" || vs0 === "!")) {
				let sp0 = valueStr.indexOf(" ");
				if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
				if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
			}
			if (!hasPropsLine) ws = `\n${ctx.indent}`;
		}
	} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
	str += ws + valueStr;
	if (ctx.inFlow) {
		if (valueCommentDone && onComment) onComment();
	} else if (valueComment && !valueCommentDone) str += lineComment(str, ctx.indent, commentString(valueComment));
	else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}

// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
	if (logLevel === "debug" || logLevel === "warn") console.warn(warning);
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const MERGE_KEY = "<<";
const merge = {
	identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
	stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
	else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
	else mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (!isMap(source)) throw new Error("Merge sources must be maps or map aliases");
	const srcMap = source.toJSON(null, ctx, Map);
	for (const [key, value] of srcMap) if (map instanceof Map) {
		if (!map.has(key)) map.set(key, value);
	} else if (map instanceof Set) map.add(key);
	else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
	return map;
}
function resolveAliasValue(ctx, value) {
	return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map, { key, value }) {
	if (isNode$1(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
	else if (isMergeKey(ctx, key)) addMergeToJSMap(ctx, map, value);
	else {
		const jsKey = toJS(key, "", ctx);
		if (map instanceof Map) map.set(jsKey, toJS(value, jsKey, ctx));
		else if (map instanceof Set) map.add(jsKey);
		else {
			const stringKey = stringifyKey(key, jsKey, ctx);
			const jsValue = toJS(value, stringKey, ctx);
			if (stringKey in map) Object.defineProperty(map, stringKey, {
				value: jsValue,
				writable: true,
				enumerable: true,
				configurable: true
			});
			else map[stringKey] = jsValue;
		}
	}
	return map;
}
function stringifyKey(key, jsKey, ctx) {
	if (jsKey === null) return "";
	if (typeof jsKey !== "object") return String(jsKey);
	if (isNode$1(key) && ctx?.doc) {
		const strCtx = createStringifyContext(ctx.doc, {});
		strCtx.anchors = /* @__PURE__ */ new Set();
		for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
		strCtx.inFlow = true;
		strCtx.inStringifyKey = true;
		const strKey = key.toString(strCtx);
		if (!ctx.mapKeyWarned) {
			let jsonStr = JSON.stringify(strKey);
			if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
			warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
			ctx.mapKeyWarned = true;
		}
		return strKey;
	}
	return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
	const k = createNode(key, void 0, ctx);
	const v = createNode(value, void 0, ctx);
	return new Pair(k, v);
}
var Pair = class Pair {
	constructor(key, value = null) {
		Object.defineProperty(this, NODE_TYPE, { value: PAIR });
		this.key = key;
		this.value = value;
	}
	clone(schema) {
		let { key, value } = this;
		if (isNode$1(key)) key = key.clone(schema);
		if (isNode$1(value)) value = value.clone(schema);
		return new Pair(key, value);
	}
	toJSON(_, ctx) {
		const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
		return addPairToJSMap(ctx, pair, this);
	}
	toString(ctx, onComment, onChompKeep) {
		return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
	return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
	const { indent, options: { commentString } } = ctx;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		type: null
	});
	let chompKeep = false;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode$1(item)) {
			if (!chompKeep && item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode$1(item.key) ? item.key : null;
			if (ik) {
				if (!chompKeep && ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
			}
		}
		chompKeep = false;
		let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		if (chompKeep && comment) chompKeep = false;
		lines.push(blockItemPrefix + str);
	}
	let str;
	if (lines.length === 0) str = flowChars.start + flowChars.end;
	else {
		str = lines[0];
		for (let i = 1; i < lines.length; ++i) {
			const line = lines[i];
			str += line ? `\n${indent}${line}` : "\n";
		}
	}
	if (comment) {
		str += "\n" + indentComment(commentString(comment), indent);
		if (onComment) onComment();
	} else if (chompKeep && onChompKeep) onChompKeep();
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
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode$1(item)) {
			if (item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, false);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode$1(item.key) ? item.key : null;
			if (ik) {
				if (ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, false);
				if (ik.comment) reqNewline = true;
			}
			const iv = isNode$1(item.value) ? item.value : null;
			if (iv) {
				if (iv.comment) comment = iv.comment;
				if (iv.commentBefore) reqNewline = true;
			} else if (item.value == null && ik?.comment) comment = ik.comment;
		}
		if (comment) reqNewline = true;
		let str = stringify(item, itemCtx, () => comment = null);
		reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
		if (i < items.length - 1) str += ",";
		else if (ctx.options.trailingComma) {
			if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
			if (reqNewline) str += ",";
		}
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		lines.push(str);
		linesAtValue = lines.length;
	}
	const { start, end } = flowChars;
	if (lines.length === 0) return start + end;
	else {
		if (!reqNewline) {
			const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
			reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
		}
		if (reqNewline) {
			let str = start;
			for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
			return `${str}\n${indent}${end}`;
		} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
	}
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
	if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
	if (comment) {
		const ic = indentComment(commentString(comment), indent);
		lines.push(ic.trimStart());
	}
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
	const k = isScalar(key) ? key.value : key;
	for (const it of items) if (isPair(it)) {
		if (it.key === key || it.key === k) return it;
		if (isScalar(it.key) && it.key.value === k) return it;
	}
}
var YAMLMap = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(schema) {
		super(MAP, schema);
		this.items = [];
	}
	static from(schema, obj, ctx) {
		const { keepUndefined, replacer } = ctx;
		const map = new this(schema);
		const add = (key, value) => {
			if (typeof replacer === "function") value = replacer.call(obj, key, value);
			else if (Array.isArray(replacer) && !replacer.includes(key)) return;
			if (value !== void 0 || keepUndefined) map.items.push(createPair(key, value, ctx));
		};
		if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
		else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
		if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
		return map;
	}
	add(pair, overwrite) {
		let _pair;
		if (isPair(pair)) _pair = pair;
		else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair(pair, pair?.value);
		else _pair = new Pair(pair.key, pair.value);
		const prev = findPair(this.items, _pair.key);
		const sortEntries = this.schema?.sortMapEntries;
		if (prev) {
			if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
			if (isScalar(prev.value) && isScalarValue(_pair.value)) prev.value.value = _pair.value;
			else prev.value = _pair.value;
		} else if (sortEntries) {
			const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
			if (i === -1) this.items.push(_pair);
			else this.items.splice(i, 0, _pair);
		} else this.items.push(_pair);
	}
	delete(key) {
		const it = findPair(this.items, key);
		if (!it) return false;
		return this.items.splice(this.items.indexOf(it), 1).length > 0;
	}
	get(key, keepScalar) {
		const node = findPair(this.items, key)?.value;
		return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
	}
	has(key) {
		return !!findPair(this.items, key);
	}
	set(key, value) {
		this.add(new Pair(key, value), true);
	}
	toJSON(_, ctx, Type) {
		const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const item of this.items) addPairToJSMap(ctx, map, item);
		return map;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		for (const item of this.items) if (!isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
		if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
		return stringifyCollection(this, ctx, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: ctx.indent || "",
			onChompKeep,
			onComment
		});
	}
};

// node_modules/yaml/browser/dist/schema/common/map.js
const map = {
	collection: "map",
	default: true,
	nodeClass: YAMLMap,
	tag: "tag:yaml.org,2002:map",
	resolve(map, onError) {
		if (!isMap(map)) onError("Expected a mapping for this tag");
		return map;
	},
	createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(schema) {
		super(SEQ, schema);
		this.items = [];
	}
	add(value) {
		this.items.push(value);
	}
	delete(key) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") return false;
		return this.items.splice(idx, 1).length > 0;
	}
	get(key, keepScalar) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") return void 0;
		const it = this.items[idx];
		return !keepScalar && isScalar(it) ? it.value : it;
	}
	has(key) {
		const idx = asItemIndex(key);
		return typeof idx === "number" && idx < this.items.length;
	}
	set(key, value) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
		const prev = this.items[idx];
		if (isScalar(prev) && isScalarValue(value)) prev.value = value;
		else this.items[idx] = value;
	}
	toJSON(_, ctx) {
		const seq = [];
		if (ctx?.onCreate) ctx.onCreate(seq);
		let i = 0;
		for (const item of this.items) seq.push(toJS(item, String(i++), ctx));
		return seq;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		return stringifyCollection(this, ctx, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (ctx.indent || "") + "  ",
			onChompKeep,
			onComment
		});
	}
	static from(schema, obj, ctx) {
		const { replacer } = ctx;
		const seq = new this(schema);
		if (obj && Symbol.iterator in Object(obj)) {
			let i = 0;
			for (let it of obj) {
				if (typeof replacer === "function") {
					const key = obj instanceof Set ? it : String(i++);
					it = replacer.call(obj, key, it);
				}
				seq.items.push(createNode(it, void 0, ctx));
			}
		}
		return seq;
	}
};
function asItemIndex(key) {
	let idx = isScalar(key) ? key.value : key;
	if (idx && typeof idx === "string") idx = Number(idx);
	return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
const seq = {
	collection: "seq",
	default: true,
	nodeClass: YAMLSeq,
	tag: "tag:yaml.org,2002:seq",
	resolve(seq, onError) {
		if (!isSeq(seq)) onError("Expected a sequence for this tag");
		return seq;
	},
	createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
const string = {
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
const nullTag = {
	identify: (value) => value == null,
	createNode: () => new Scalar(null),
	default: true,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Scalar(null),
	stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
const boolTag = {
	identify: (value) => typeof value === "boolean",
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
	stringify({ source, value }, ctx) {
		if (source && boolTag.test.test(source)) {
			if (value === (source[0] === "t" || source[0] === "T")) return source;
		}
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
	if (typeof value === "bigint") return String(value);
	const num = typeof value === "number" ? value : Number(value);
	if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
	let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
	if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
		let i = n.indexOf(".");
		if (i < 0) {
			i = n.length;
			n += ".";
		}
		let d = minFractionDigits - (n.length - i - 1);
		while (d-- > 0) n += "0";
	}
	return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
const floatNaN$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp$1 = {
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
const float$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str));
		const dot = str.indexOf(".");
		if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
		return node;
	},
	stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
const intIdentify$2 = (value) => typeof value === "bigint" || Number.isInteger(value);
const intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify$1(node, radix, prefix) {
	const { value } = node;
	if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
	return stringifyNumber(node);
}
const intOct$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
	stringify: (node) => intStringify$1(node, 8, "0o")
};
const int$1 = {
	identify: intIdentify$2,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
	stringify: (node) => intStringify$1(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
const schema$2 = [
	map,
	seq,
	string,
	nullTag,
	boolTag,
	intOct$1,
	int$1,
	intHex$1,
	floatNaN$1,
	floatExp$1,
	float$1
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify$1(value) {
	return typeof value === "bigint" || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
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
		identify: intIdentify$1,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
		stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
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
const schema$1 = [map, seq].concat(jsonScalars, {
	default: true,
	tag: "",
	test: /^/,
	resolve(str, onError) {
		onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
		return str;
	}
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
const binary = {
	identify: (value) => value instanceof Uint8Array,
	default: false,
	tag: "tag:yaml.org,2002:binary",
	resolve(src, onError) {
		if (typeof atob === "function") {
			const str = atob(src.replace(/[\n\r]/g, ""));
			const buffer = new Uint8Array(str.length);
			for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
			return buffer;
		} else {
			onError("This environment does not support reading binary tags; either Buffer or atob is required");
			return src;
		}
	},
	stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
		if (!value) return "";
		const buf = value;
		let str;
		if (typeof btoa === "function") {
			let s = "";
			for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
			str = btoa(s);
		} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		type ?? (type = Scalar.BLOCK_LITERAL);
		if (type !== Scalar.QUOTE_DOUBLE) {
			const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
			const n = Math.ceil(str.length / lineWidth);
			const lines = new Array(n);
			for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
			str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
		}
		return stringifyString({
			comment,
			type,
			value: str
		}, ctx, onComment, onChompKeep);
	}
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq, onError) {
	if (isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
		let item = seq.items[i];
		if (isPair(item)) continue;
		else if (isMap(item)) {
			if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
			const pair = item.items[0] || new Pair(new Scalar(null));
			if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
			if (item.comment) {
				const cn = pair.value ?? pair.key;
				cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
			}
			item = pair;
		}
		seq.items[i] = isPair(item) ? item : new Pair(item);
	}
	else onError("Expected a sequence for this tag");
	return seq;
}
function createPairs(schema, iterable, ctx) {
	const { replacer } = ctx;
	const pairs = new YAMLSeq(schema);
	pairs.tag = "tag:yaml.org,2002:pairs";
	let i = 0;
	if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
		if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
		let key, value;
		if (Array.isArray(it)) {
			if (it.length === 2) {
				key = it[0];
				value = it[1];
			} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
		} else if (it && it instanceof Object) {
			const keys = Object.keys(it);
			if (keys.length === 1) {
				key = keys[0];
				value = it[key];
			} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
		} else key = it;
		pairs.items.push(createPair(key, value, ctx));
	}
	return pairs;
}
const pairs = {
	collection: "seq",
	default: false,
	tag: "tag:yaml.org,2002:pairs",
	resolve: resolvePairs,
	createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class YAMLOMap extends YAMLSeq {
	constructor() {
		super();
		this.add = YAMLMap.prototype.add.bind(this);
		this.delete = YAMLMap.prototype.delete.bind(this);
		this.get = YAMLMap.prototype.get.bind(this);
		this.has = YAMLMap.prototype.has.bind(this);
		this.set = YAMLMap.prototype.set.bind(this);
		this.tag = YAMLOMap.tag;
	}
	toJSON(_, ctx) {
		if (!ctx) return super.toJSON(_);
		const map = /* @__PURE__ */ new Map();
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const pair of this.items) {
			let key, value;
			if (isPair(pair)) {
				key = toJS(pair.key, "", ctx);
				value = toJS(pair.value, key, ctx);
			} else key = toJS(pair, "", ctx);
			if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
			map.set(key, value);
		}
		return map;
	}
	static from(schema, iterable, ctx) {
		const pairs = createPairs(schema, iterable, ctx);
		const omap = new this();
		omap.items = pairs.items;
		return omap;
	}
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
const omap = {
	collection: "seq",
	identify: (value) => value instanceof Map,
	nodeClass: YAMLOMap,
	default: false,
	tag: "tag:yaml.org,2002:omap",
	resolve(seq, onError) {
		const pairs = resolvePairs(seq, onError);
		const seenKeys = [];
		for (const { key } of pairs.items) if (isScalar(key)) {
			if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
			else seenKeys.push(key.value);
		}
		return Object.assign(new YAMLOMap(), pairs);
	},
	createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
	if (source && (value ? trueTag : falseTag).test.test(source)) return source;
	return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
	identify: (value) => value === true,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Scalar(true),
	stringify: boolStringify
};
const falseTag = {
	identify: (value) => value === false,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Scalar(false),
	stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
const floatNaN = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp = {
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
const float = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str.replace(/_/g, "")));
		const dot = str.indexOf(".");
		if (dot !== -1) {
			const f = str.substring(dot + 1).replace(/_/g, "");
			if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
		}
		return node;
	},
	stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
	const sign = str[0];
	if (sign === "-" || sign === "+") offset += 1;
	str = str.substring(offset).replace(/_/g, "");
	if (intAsBigInt) {
		switch (radix) {
			case 2:
				str = `0b${str}`;
				break;
			case 8:
				str = `0o${str}`;
				break;
			case 16: str = `0x${str}`;
		}
		const n = BigInt(str);
		return sign === "-" ? BigInt(-1) * n : n;
	}
	const n = parseInt(str, radix);
	return sign === "-" ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
	const { value } = node;
	if (intIdentify(value)) {
		const str = value.toString(radix);
		return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
	}
	return stringifyNumber(node);
}
const intBin = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
	stringify: (node) => intStringify(node, 2, "0b")
};
const intOct = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
	stringify: (node) => intStringify(node, 8, "0")
};
const int = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
	stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class YAMLSet extends YAMLMap {
	constructor(schema) {
		super(schema);
		this.tag = YAMLSet.tag;
	}
	add(key) {
		let pair;
		if (isPair(key)) pair = key;
		else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair(key.key, null);
		else pair = new Pair(key, null);
		if (!findPair(this.items, pair.key)) this.items.push(pair);
	}
	get(key, keepPair) {
		const pair = findPair(this.items, key);
		return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
	}
	set(key, value) {
		if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
		const prev = findPair(this.items, key);
		if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
		else if (!prev && value) this.items.push(new Pair(key));
	}
	toJSON(_, ctx) {
		return super.toJSON(_, ctx, Set);
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
		else throw new Error("Set items must all have null values");
	}
	static from(schema, iterable, ctx) {
		const { replacer } = ctx;
		const set = new this(schema);
		if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
			if (typeof replacer === "function") value = replacer.call(iterable, value, value);
			set.items.push(createPair(value, null, ctx));
		}
		return set;
	}
};
YAMLSet.tag = "tag:yaml.org,2002:set";
const set = {
	collection: "map",
	identify: (value) => value instanceof Set,
	nodeClass: YAMLSet,
	default: false,
	tag: "tag:yaml.org,2002:set",
	createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
	resolve(map, onError) {
		if (isMap(map)) {
			if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
			else onError("Set items must all have null values");
		} else onError("Expected a mapping for this tag");
		return map;
	}
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
	const sign = str[0];
	const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
	const num = (n) => asBigInt ? BigInt(n) : Number(n);
	const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
	return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
	let { value } = node;
	let num = (n) => n;
	if (typeof value === "bigint") num = (n) => BigInt(n);
	else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
	let sign = "";
	if (value < 0) {
		sign = "-";
		value *= num(-1);
	}
	const _60 = num(60);
	const parts = [value % _60];
	if (value < 60) parts.unshift(0);
	else {
		value = (value - parts[0]) / _60;
		parts.unshift(value % _60);
		if (value >= 60) {
			value = (value - parts[0]) / _60;
			parts.unshift(value);
		}
	}
	return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const intTime = {
	identify: (value) => typeof value === "bigint" || Number.isInteger(value),
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
	stringify: stringifySexagesimal
};
const floatTime = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (str) => parseSexagesimal(str, false),
	stringify: stringifySexagesimal
};
const timestamp = {
	identify: (value) => value instanceof Date,
	default: true,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(str) {
		const match = str.match(timestamp.test);
		if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		const [, year, month, day, hour, minute, second] = match.map(Number);
		const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
		let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
		const tz = match[8];
		if (tz && tz !== "Z") {
			let d = parseSexagesimal(tz, false);
			if (Math.abs(d) < 30) d *= 60;
			date -= 6e4 * d;
		}
		return new Date(date);
	},
	stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
const schema = [
	map,
	seq,
	string,
	nullTag,
	trueTag,
	falseTag,
	intBin,
	intOct,
	int,
	intHex,
	floatNaN,
	floatExp,
	float,
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
const schemas = /* @__PURE__ */ new Map([
	["core", schema$2],
	["failsafe", [
		map,
		seq,
		string
	]],
	["json", schema$1],
	["yaml11", schema],
	["yaml-1.1", schema]
]);
const tagsByName = {
	binary,
	bool: boolTag,
	float: float$1,
	floatExp: floatExp$1,
	floatNaN: floatNaN$1,
	floatTime,
	int: int$1,
	intHex: intHex$1,
	intOct: intOct$1,
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
const coreKnownTags = {
	"tag:yaml.org,2002:binary": binary,
	"tag:yaml.org,2002:merge": merge,
	"tag:yaml.org,2002:omap": omap,
	"tag:yaml.org,2002:pairs": pairs,
	"tag:yaml.org,2002:set": set,
	"tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
	const schemaTags = schemas.get(schemaName);
	if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
	let tags = schemaTags;
	if (!tags) {
		if (Array.isArray(customTags)) tags = [];
		else {
			const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
		}
	}
	if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
	else if (typeof customTags === "function") tags = customTags(tags.slice());
	if (addMergeTag) tags = tags.concat(merge);
	return tags.reduce((tags, tag) => {
		const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
		if (!tagObj) {
			const tagName = JSON.stringify(tag);
			const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
		}
		if (!tags.includes(tagObj)) tags.push(tagObj);
		return tags;
	}, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class Schema {
	constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
		this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
		this.name = typeof schema === "string" && schema || "core";
		this.knownTags = resolveKnownTags ? coreKnownTags : {};
		this.tags = getTags(customTags, this.name, merge);
		this.toStringOptions = toStringDefaults ?? null;
		Object.defineProperty(this, MAP, { value: map });
		Object.defineProperty(this, SCALAR$1, { value: string });
		Object.defineProperty(this, SEQ, { value: seq });
		this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
	}
	clone() {
		const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		copy.tags = this.tags.slice();
		return copy;
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
	const lines = [];
	let hasDirectives = options.directives === true;
	if (options.directives !== false && doc.directives) {
		const dir = doc.directives.toString(doc);
		if (dir) {
			lines.push(dir);
			hasDirectives = true;
		} else if (doc.directives.docStart) hasDirectives = true;
	}
	if (hasDirectives) lines.push("---");
	const ctx = createStringifyContext(doc, options);
	const { commentString } = ctx.options;
	if (doc.commentBefore) {
		if (lines.length !== 1) lines.unshift("");
		const cs = commentString(doc.commentBefore);
		lines.unshift(indentComment(cs, ""));
	}
	let chompKeep = false;
	let contentComment = null;
	if (doc.contents) {
		if (isNode$1(doc.contents)) {
			if (doc.contents.spaceBefore && hasDirectives) lines.push("");
			if (doc.contents.commentBefore) {
				const cs = commentString(doc.contents.commentBefore);
				lines.push(indentComment(cs, ""));
			}
			ctx.forceBlockIndent = !!doc.comment;
			contentComment = doc.contents.comment;
		}
		const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
		let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
		if (contentComment) body += lineComment(body, "", commentString(contentComment));
		if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
		else lines.push(body);
	} else lines.push(stringify(doc.contents, ctx));
	if (doc.directives?.docEnd) {
		if (doc.comment) {
			const cs = commentString(doc.comment);
			if (cs.includes("\n")) {
				lines.push("...");
				lines.push(indentComment(cs, ""));
			} else lines.push(`... ${cs}`);
		} else lines.push("...");
	} else {
		let dc = doc.comment;
		if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
		if (dc) {
			if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
			lines.push(indentComment(commentString(dc), ""));
		}
	}
	return lines.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class Document {
	constructor(value, replacer, options) {
		this.commentBefore = null;
		this.comment = null;
		this.errors = [];
		this.warnings = [];
		Object.defineProperty(this, NODE_TYPE, { value: DOC });
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) {
			options = replacer;
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
		}, options);
		this.options = opt;
		let { version } = opt;
		if (options?._directives) {
			this.directives = options._directives.atDocument();
			if (this.directives.yaml.explicit) version = this.directives.yaml.version;
		} else this.directives = new Directives({ version });
		this.setSchema(version, options);
		this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
	}
	clone() {
		const copy = Object.create(Document.prototype, { [NODE_TYPE]: { value: DOC } });
		copy.commentBefore = this.commentBefore;
		copy.comment = this.comment;
		copy.errors = this.errors.slice();
		copy.warnings = this.warnings.slice();
		copy.options = Object.assign({}, this.options);
		if (this.directives) copy.directives = this.directives.clone();
		copy.schema = this.schema.clone();
		copy.contents = isNode$1(this.contents) ? this.contents.clone(copy.schema) : this.contents;
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	add(value) {
		if (assertCollection(this.contents)) this.contents.add(value);
	}
	addIn(path, value) {
		if (assertCollection(this.contents)) this.contents.addIn(path, value);
	}
	createAlias(node, name) {
		if (!node.anchor) {
			const prev = anchorNames(this);
			node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
		}
		return new Alias(node.anchor);
	}
	createNode(value, replacer, options) {
		let _replacer = void 0;
		if (typeof replacer === "function") {
			value = replacer.call({ "": value }, "", value);
			_replacer = replacer;
		} else if (Array.isArray(replacer)) {
			const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
			const asStr = replacer.filter(keyToStr).map(String);
			if (asStr.length > 0) replacer = replacer.concat(asStr);
			_replacer = replacer;
		} else if (options === void 0 && replacer) {
			options = replacer;
			replacer = void 0;
		}
		const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
		const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, anchorPrefix || "a");
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
		if (flow && isCollection(node)) node.flow = true;
		setAnchors();
		return node;
	}
	createPair(key, value, options = {}) {
		const k = this.createNode(key, null, options);
		const v = this.createNode(value, null, options);
		return new Pair(k, v);
	}
	delete(key) {
		return assertCollection(this.contents) ? this.contents.delete(key) : false;
	}
	deleteIn(path) {
		if (isEmptyPath(path)) {
			if (this.contents == null) return false;
			this.contents = null;
			return true;
		}
		return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
	}
	get(key, keepScalar) {
		return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
	}
	getIn(path, keepScalar) {
		if (isEmptyPath(path)) return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
		return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
	}
	has(key) {
		return isCollection(this.contents) ? this.contents.has(key) : false;
	}
	hasIn(path) {
		if (isEmptyPath(path)) return this.contents !== void 0;
		return isCollection(this.contents) ? this.contents.hasIn(path) : false;
	}
	set(key, value) {
		if (this.contents == null) this.contents = collectionFromPath(this.schema, [key], value);
		else if (assertCollection(this.contents)) this.contents.set(key, value);
	}
	setIn(path, value) {
		if (isEmptyPath(path)) this.contents = value;
		else if (this.contents == null) this.contents = collectionFromPath(this.schema, Array.from(path), value);
		else if (assertCollection(this.contents)) this.contents.setIn(path, value);
	}
	setSchema(version, options = {}) {
		if (typeof version === "number") version = String(version);
		let opt;
		switch (version) {
			case "1.1":
				if (this.directives) this.directives.yaml.version = "1.1";
				else this.directives = new Directives({ version: "1.1" });
				opt = {
					resolveKnownTags: false,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				if (this.directives) this.directives.yaml.version = version;
				else this.directives = new Directives({ version });
				opt = {
					resolveKnownTags: true,
					schema: "core"
				};
				break;
			case null:
				if (this.directives) delete this.directives;
				opt = null;
				break;
			default: {
				const sv = JSON.stringify(version);
				throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
			}
		}
		if (options.schema instanceof Object) this.schema = options.schema;
		else if (opt) this.schema = new Schema(Object.assign(opt, options));
		else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
	}
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
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
	toJSON(jsonArg, onAnchor) {
		return this.toJS({
			json: true,
			jsonArg,
			mapAsMap: false,
			onAnchor
		});
	}
	toString(options = {}) {
		if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
		if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
			const s = JSON.stringify(options.indent);
			throw new Error(`"indent" option must be a positive integer, not ${s}`);
		}
		return stringifyDocument(this, options);
	}
};
function assertCollection(contents) {
	if (isCollection(contents)) return true;
	throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
	constructor(name, pos, code, message) {
		super();
		this.name = name;
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
const prettifyError = (src, lc) => (error) => {
	if (error.pos[0] === -1) return;
	error.linePos = error.pos.map((pos) => lc.linePos(pos));
	const { line, col } = error.linePos[0];
	error.message += ` at line ${line}, column ${col}`;
	let ci = col - 1;
	let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
	if (ci >= 60 && lineStr.length > 80) {
		const trimStart = Math.min(ci - 39, lineStr.length - 79);
		lineStr = "…" + lineStr.substring(trimStart);
		ci -= trimStart - 1;
	}
	if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
	if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
		let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
		if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
		lineStr = prev + lineStr;
	}
	if (/[^ ]/.test(lineStr)) {
		let count = 1;
		const end = error.linePos[1];
		if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
		const pointer = " ".repeat(ci) + "^".repeat(count);
		error.message += `:\n\n${lineStr}\n${pointer}\n`;
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
			if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
			reqSpace = false;
		}
		if (tab) {
			if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
			tab = null;
		}
		switch (token.type) {
			case "space":
				if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
				hasSpace = true;
				break;
			case "comment": {
				if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				const cb = token.source.substring(1) || " ";
				if (!comment) comment = cb;
				else comment += commentSep + cb;
				commentSep = "";
				atNewline = false;
				break;
			}
			case "newline":
				if (atNewline) {
					if (comment) comment += token.source;
					else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
				} else commentSep += token.source;
				atNewline = true;
				hasNewline = true;
				if (anchor || tag) newlineAfterProp = token;
				hasSpace = true;
				break;
			case "anchor":
				if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
				if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
				anchor = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case "tag":
				if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
				tag = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case indicator:
				if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
				if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
				found = token;
				atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
				hasSpace = false;
				break;
			case "comma": if (flow) {
				if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
				comma = token;
				atNewline = false;
				hasSpace = false;
				break;
			}
			default:
				onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
				atNewline = false;
				hasSpace = false;
		}
	}
	const last = tokens[tokens.length - 1];
	const end = last ? last.offset + last.source.length : offset;
	if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
	if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
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
function containsNewline(key) {
	if (!key) return null;
	switch (key.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (key.source.includes("\n")) return true;
			if (key.end) {
				for (const st of key.end) if (st.type === "newline") return true;
			}
			return false;
		case "flow-collection":
			for (const it of key.items) {
				for (const st of it.start) if (st.type === "newline") return true;
				if (it.sep) {
					for (const st of it.sep) if (st.type === "newline") return true;
				}
				if (containsNewline(it.key) || containsNewline(it.value)) return true;
			}
			return false;
		default: return true;
	}
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
	if (fc?.type === "flow-collection") {
		const end = fc.end[0];
		if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
	}
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
	const { uniqueKeys } = ctx.options;
	if (uniqueKeys === false) return false;
	const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
	return items.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
	const map = new ((tag?.nodeClass) ?? YAMLMap)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	let offset = bm.offset;
	let commentEnd = null;
	for (const collItem of bm.items) {
		const { start, key, sep, value } = collItem;
		const keyProps = resolveProps(start, {
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: bm.indent,
			startOnNewline: true
		});
		const implicitKey = !keyProps.found;
		if (implicitKey) {
			if (key) {
				if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
				else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			}
			if (!keyProps.anchor && !keyProps.tag && !sep) {
				commentEnd = keyProps.end;
				if (keyProps.comment) {
					if (map.comment) map.comment += "\n" + keyProps.comment;
					else map.comment = keyProps.comment;
				}
				continue;
			}
			if (keyProps.newlineAfterProp || containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
		ctx.atKey = true;
		const keyStart = keyProps.end;
		const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
		if (ctx.schema.compat) flowIndentCheck(bm.indent, key, onError);
		ctx.atKey = false;
		if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
		const valueProps = resolveProps(sep ?? [], {
			indicator: "map-value-ind",
			next: value,
			offset: keyNode.range[2],
			onError,
			parentIndent: bm.indent,
			startOnNewline: !key || key.type === "block-scalar"
		});
		offset = valueProps.end;
		if (valueProps.found) {
			if (implicitKey) {
				if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
				if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
			if (ctx.schema.compat) flowIndentCheck(bm.indent, value, onError);
			offset = valueNode.range[2];
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		} else {
			if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
			if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		}
	}
	if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
	map.range = [
		bm.offset,
		offset,
		commentEnd ?? offset
	];
	return map;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
	const seq = new ((tag?.nodeClass) ?? YAMLSeq)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
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
				if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
				else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
			} else {
				commentEnd = props.end;
				if (props.comment) seq.comment = props.comment;
				continue;
			}
		}
		const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
		if (ctx.schema.compat) flowIndentCheck(bs.indent, value, onError);
		offset = node.range[2];
		seq.items.push(node);
	}
	seq.range = [
		bs.offset,
		offset,
		commentEnd ?? offset
	];
	return seq;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
	let comment = "";
	if (end) {
		let hasSpace = false;
		let sep = "";
		for (const token of end) {
			const { source, type } = token;
			switch (type) {
				case "space":
					hasSpace = true;
					break;
				case "comment": {
					if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += sep + cb;
					sep = "";
					break;
				}
				case "newline":
					if (comment) sep += source;
					hasSpace = true;
					break;
				default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
			}
			offset += source.length;
		}
	}
	return {
		comment,
		offset
	};
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const blockMsg = "Block collections are not allowed within flow collections";
const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
	const isMap = fc.start.source === "{";
	const fcName = isMap ? "flow map" : "flow sequence";
	const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap : YAMLSeq))(ctx.schema);
	coll.flow = true;
	const atRoot = ctx.atRoot;
	if (atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = fc.offset + fc.start.source.length;
	for (let i = 0; i < fc.items.length; ++i) {
		const collItem = fc.items[i];
		const { start, key, sep, value } = collItem;
		const props = resolveProps(start, {
			flow: fcName,
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: fc.indent,
			startOnNewline: false
		});
		if (!props.found) {
			if (!props.anchor && !props.tag && !sep && !value) {
				if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
				else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
				if (props.comment) {
					if (coll.comment) coll.comment += "\n" + props.comment;
					else coll.comment = props.comment;
				}
				offset = props.end;
				continue;
			}
			if (!isMap && ctx.options.strict && containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (i === 0) {
			if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
		} else {
			if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
			if (props.comment) {
				let prevItemComment = "";
				loop: for (const st of start) switch (st.type) {
					case "comma":
					case "space": break;
					case "comment":
						prevItemComment = st.source.substring(1);
						break loop;
					default: break loop;
				}
				if (prevItemComment) {
					let prev = coll.items[coll.items.length - 1];
					if (isPair(prev)) prev = prev.value ?? prev.key;
					if (prev.comment) prev.comment += "\n" + prevItemComment;
					else prev.comment = prevItemComment;
					props.comment = props.comment.substring(prevItemComment.length + 1);
				}
			}
		}
		if (!isMap && !sep && !props.found) {
			const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
			coll.items.push(valueNode);
			offset = valueNode.range[2];
			if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
		} else {
			ctx.atKey = true;
			const keyStart = props.end;
			const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
			if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
			ctx.atKey = false;
			const valueProps = resolveProps(sep ?? [], {
				flow: fcName,
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (valueProps.found) {
				if (!isMap && !props.found && ctx.options.strict) {
					if (sep) for (const st of sep) {
						if (st === valueProps.found) break;
						if (st.type === "newline") {
							onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else if (value) {
				if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
				else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
			if (valueNode) {
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			if (isMap) {
				const map = coll;
				if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				map.items.push(pair);
			} else {
				const map = new YAMLMap(ctx.schema);
				map.flow = true;
				map.items.push(pair);
				const endRange = (valueNode ?? keyNode).range;
				map.range = [
					keyNode.range[0],
					endRange[1],
					endRange[2]
				];
				coll.items.push(map);
			}
			offset = valueNode ? valueNode.range[2] : valueProps.end;
		}
	}
	const expectedEnd = isMap ? "}" : "]";
	const [ce, ...ee] = fc.end;
	let cePos = offset;
	if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
	else {
		const name = fcName[0].toUpperCase() + fcName.substring(1);
		const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
		onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
		if (ce && ce.source.length !== 1) ee.unshift(ce);
	}
	if (ee.length > 0) {
		const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
		if (end.comment) {
			if (coll.comment) coll.comment += "\n" + end.comment;
			else coll.comment = end.comment;
		}
		coll.range = [
			fc.offset,
			cePos,
			end.offset
		];
	} else coll.range = [
		fc.offset,
		cePos,
		cePos
	];
	return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN, ctx, token, onError, tagName, tag) {
	const coll = token.type === "block-map" ? resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection(CN, ctx, token, onError, tag);
	const Coll = coll.constructor;
	if (tagName === "!" || tagName === Coll.tagName) {
		coll.tag = Coll.tagName;
		return coll;
	}
	if (tagName) coll.tag = tagName;
	return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
	const tagToken = props.tag;
	const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
	if (token.type === "block-seq") {
		const { anchor, newlineAfterProp: nl } = props;
		const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
		if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
	if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
	let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
	if (!tag) {
		const kt = ctx.schema.knownTags[tagName];
		if (kt?.collection === expType) {
			ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
			tag = kt;
		} else {
			if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
			else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
			return resolveCollection(CN, ctx, token, onError, tagName);
		}
	}
	const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
	const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
	const node = isNode$1(res) ? res : new Scalar(res);
	node.range = coll.range;
	node.tag = tagName;
	if (tag?.format) node.format = tag.format;
	return node;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
	const start = scalar.offset;
	const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
	if (!header) return {
		value: "",
		type: null,
		comment: "",
		range: [
			start,
			start,
			start
		]
	};
	const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
	const lines = scalar.source ? splitLines(scalar.source) : [];
	let chompStart = lines.length;
	for (let i = lines.length - 1; i >= 0; --i) {
		const content = lines[i][1];
		if (content === "" || content === "\r") chompStart = i;
		else break;
	}
	if (chompStart === 0) {
		const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
		let end = start + header.length;
		if (scalar.source) end += scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	let trimIndent = scalar.indent + header.indent;
	let offset = scalar.offset + header.length;
	let contentStart = 0;
	for (let i = 0; i < chompStart; ++i) {
		const [indent, content] = lines[i];
		if (content === "" || content === "\r") {
			if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
		} else {
			if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
			if (header.indent === 0) trimIndent = indent.length;
			contentStart = i;
			if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		offset += indent.length + content.length + 1;
	}
	for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
	let value = "";
	let sep = "";
	let prevMoreIndented = false;
	for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
	for (let i = contentStart; i < chompStart; ++i) {
		let [indent, content] = lines[i];
		offset += indent.length + content.length + 1;
		const crlf = content[content.length - 1] === "\r";
		if (crlf) content = content.slice(0, -1);
		/* istanbul ignore if already caught in lexer */
		if (content && indent.length < trimIndent) {
			const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
			onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
			indent = "";
		}
		if (type === Scalar.BLOCK_LITERAL) {
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
		} else if (indent.length > trimIndent || content[0] === "	") {
			if (sep === " ") sep = "\n";
			else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
			prevMoreIndented = true;
		} else if (content === "") {
			if (sep === "\n") value += "\n";
			else sep = "\n";
		} else {
			value += sep + content;
			sep = " ";
			prevMoreIndented = false;
		}
	}
	switch (header.chomp) {
		case "-": break;
		case "+":
			for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
			if (value[value.length - 1] !== "\n") value += "\n";
			break;
		default: value += "\n";
	}
	const end = start + header.length + scalar.source.length;
	return {
		value,
		type,
		comment: header.comment,
		range: [
			start,
			end,
			end
		]
	};
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
	/* istanbul ignore if should not happen */
	if (props[0].type !== "block-scalar-header") {
		onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
		return null;
	}
	const { source } = props[0];
	const mode = source[0];
	let indent = 0;
	let chomp = "";
	let error = -1;
	for (let i = 1; i < source.length; ++i) {
		const ch = source[i];
		if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
		else {
			const n = Number(ch);
			if (!indent && n) indent = n;
			else if (error === -1) error = offset + i;
		}
	}
	if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
	let hasSpace = false;
	let comment = "";
	let length = source.length;
	for (let i = 1; i < props.length; ++i) {
		const token = props[i];
		switch (token.type) {
			case "space": hasSpace = true;
			case "newline":
				length += token.source.length;
				break;
			case "comment":
				if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				length += token.source.length;
				comment = token.source.substring(1);
				break;
			case "error":
				onError(token, "UNEXPECTED_TOKEN", token.message);
				length += token.source.length;
				break;
			/* istanbul ignore next should not happen */
			default: {
				onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
				const ts = token.source;
				if (ts && typeof ts === "string") length += ts.length;
			}
		}
	}
	return {
		mode,
		indent,
		chomp,
		comment,
		length
	};
}
function splitLines(source) {
	const split = source.split(/\n( *)/);
	const first = split[0];
	const m = first.match(/^( *)/);
	const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
	for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
	return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
	const { offset, type, source, end } = scalar;
	let _type;
	let value;
	const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
	switch (type) {
		case "scalar":
			_type = Scalar.PLAIN;
			value = plainValue(source, _onError);
			break;
		case "single-quoted-scalar":
			_type = Scalar.QUOTE_SINGLE;
			value = singleQuotedValue(source, _onError);
			break;
		case "double-quoted-scalar":
			_type = Scalar.QUOTE_DOUBLE;
			value = doubleQuotedValue(source, _onError);
			break;
		/* istanbul ignore next should not happen */
		default:
			onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
			return {
				value: "",
				type: null,
				comment: "",
				range: [
					offset,
					offset + source.length,
					offset + source.length
				]
			};
	}
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, strict, onError);
	return {
		value,
		type: _type,
		comment: re.comment,
		range: [
			offset,
			valueEnd,
			re.offset
		]
	};
}
function plainValue(source, onError) {
	let badChar = "";
	switch (source[0]) {
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
		case ">":
			badChar = `block scalar indicator ${source[0]}`;
			break;
		case "@":
		case "`": badChar = `reserved character ${source[0]}`;
	}
	if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
	return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
	if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
	return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
	const line = /(.*?)\r?\n/sy;
	let match = line.exec(source);
	if (!match) return source;
	let trimEnd, trimBoth;
	try {
		trimEnd = new RegExp("(?<![ 	])[ 	]+$");
		trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		trimEnd = /[ \t]+$/;
		trimBoth = /^[ \t]+|[ \t]+$/g;
	}
	let res = match[1].replace(trimEnd, "");
	let sep = " ";
	let pos = line.lastIndex;
	while (match = line.exec(source)) {
		const lm = match[1].replace(trimBoth, "");
		if (lm === "") {
			if (sep === "\n") res += sep;
			else sep = "\n";
		} else {
			res += sep + lm;
			sep = " ";
		}
		pos = line.lastIndex;
	}
	const last = /[ \t]*(.*)/sy;
	last.lastIndex = pos;
	match = last.exec(source);
	return res + sep + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
	let res = "";
	for (let i = 1; i < source.length - 1; ++i) {
		const ch = source[i];
		if (ch === "\r" && source[i + 1] === "\n") continue;
		if (ch === "\n") {
			const { fold, offset } = foldNewline(source, i);
			res += fold;
			i = offset;
		} else if (ch === "\\") {
			let next = source[++i];
			const cc = escapeCodes[next];
			if (cc) res += cc;
			else if (next === "\n") {
				next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "\r" && source[i + 1] === "\n") {
				next = source[++i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "x" || next === "u" || next === "U") {
				const length = next === "x" ? 2 : next === "u" ? 4 : 8;
				res += parseCharCode(source, i + 1, length, onError);
				i += length;
			} else {
				const raw = source.substr(i - 1, 2);
				onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
				res += raw;
			}
		} else if (ch === " " || ch === "	") {
			const wsStart = i;
			let next = source[i + 1];
			while (next === " " || next === "	") next = source[++i + 1];
			if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
		} else res += ch;
	}
	if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
	return res;
}
function foldNewline(source, offset) {
	let fold = "";
	let ch = source[offset + 1];
	while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
		if (ch === "\r" && source[offset + 2] !== "\n") break;
		if (ch === "\n") fold += "\n";
		offset += 1;
		ch = source[offset + 1];
	}
	if (!fold) fold = " ";
	return {
		fold,
		offset
	};
}
const escapeCodes = {
	"0": "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function parseCharCode(source, offset, length, onError) {
	const cc = source.substr(offset, length);
	const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
	try {
		return String.fromCodePoint(code);
	} catch {
		const raw = source.substr(offset - 2, length + 2);
		onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
		return raw;
	}
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
	const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
	const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
	let tag;
	if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[SCALAR$1];
	else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
	else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
	else tag = ctx.schema[SCALAR$1];
	let scalar;
	try {
		const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
		scalar = isScalar(res) ? res : new Scalar(res);
	} catch (error) {
		const msg = error instanceof Error ? error.message : String(error);
		onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
		scalar = new Scalar(value);
	}
	scalar.range = range;
	scalar.source = value;
	if (type) scalar.type = type;
	if (tagName) scalar.tag = tagName;
	if (tag.format) scalar.format = tag.format;
	if (comment) scalar.comment = comment;
	return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
	if (tagName === "!") return schema[SCALAR$1];
	const matchWithTest = [];
	for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
		if (tag.default && tag.test) matchWithTest.push(tag);
		else return tag;
	}
	for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
	const kt = schema.knownTags[tagName];
	if (kt && !kt.collection) {
		schema.tags.push(Object.assign({}, kt, {
			default: false,
			test: void 0
		}));
		return kt;
	}
	onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
	return schema[SCALAR$1];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
	const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[SCALAR$1];
	if (schema.compat) {
		const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[SCALAR$1];
		if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
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
const CN = {
	composeNode,
	composeEmptyNode
};
function composeNode(ctx, token, props, onError) {
	const atKey = ctx.atKey;
	const { spaceBefore, comment, anchor, tag } = props;
	let node;
	let isSrcToken = true;
	switch (token.type) {
		case "alias":
			node = composeAlias(ctx, token, onError);
			if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			node = composeScalar(ctx, token, tag, onError);
			if (anchor) node.anchor = anchor.source.substring(1);
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				node = composeCollection(CN, ctx, token, props, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
			} catch (error) {
				onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
			}
			break;
		default:
			onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
			isSrcToken = false;
	}
	node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
	if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		if (token.type === "scalar" && token.source === "") node.comment = comment;
		else node.commentBefore = comment;
	}
	if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
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
		if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	}
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		node.comment = comment;
		node.range[2] = end;
	}
	return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
	const alias = new Alias(source.substring(1));
	if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
	if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, options.strict, onError);
	alias.range = [
		offset,
		valueEnd,
		re.offset
	];
	if (re.comment) alias.comment = re.comment;
	return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
	const opts = Object.assign({ _directives: directives }, options);
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
		if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
	}
	doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
	const contentEnd = doc.contents.range[2];
	const re = resolveEnd(end, contentEnd, false, onError);
	if (re.comment) doc.comment = re.comment;
	doc.range = [
		offset,
		contentEnd,
		re.offset
	];
	return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
	if (typeof src === "number") return [src, src + 1];
	if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
	const { offset, source } = src;
	return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
	let comment = "";
	let atComment = false;
	let afterEmptyLine = false;
	for (let i = 0; i < prelude.length; ++i) {
		const source = prelude[i];
		switch (source[0]) {
			case "#":
				comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
				atComment = true;
				afterEmptyLine = false;
				break;
			case "%":
				if (prelude[i + 1]?.[0] !== "#") i += 1;
				atComment = false;
				break;
			default:
				if (!atComment) afterEmptyLine = true;
				atComment = false;
		}
	}
	return {
		comment,
		afterEmptyLine
	};
}
var Composer = class {
	constructor(options = {}) {
		this.doc = null;
		this.atDirectives = false;
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
		this.onError = (source, code, message, warning) => {
			const pos = getErrorPos(source);
			if (warning) this.warnings.push(new YAMLWarning(pos, code, message));
			else this.errors.push(new YAMLParseError(pos, code, message));
		};
		this.directives = new Directives({ version: options.version || "1.2" });
		this.options = options;
	}
	decorate(doc, afterDoc) {
		const { comment, afterEmptyLine } = parsePrelude(this.prelude);
		if (comment) {
			const dc = doc.contents;
			if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
			else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
			else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
				let it = dc.items[0];
				if (isPair(it)) it = it.key;
				const cb = it.commentBefore;
				it.commentBefore = cb ? `${comment}\n${cb}` : comment;
			} else {
				const cb = dc.commentBefore;
				dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
			}
		}
		if (afterDoc) {
			for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
			for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
		} else {
			doc.errors = this.errors;
			doc.warnings = this.warnings;
		}
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
	}
	streamInfo() {
		return {
			comment: parsePrelude(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(tokens, forceDoc = false, endOffset = -1) {
		for (const token of tokens) yield* this.next(token);
		yield* this.end(forceDoc, endOffset);
	}
	*next(token) {
		switch (token.type) {
			case "directive":
				this.directives.add(token.source, (offset, message, warning) => {
					const pos = getErrorPos(token);
					pos[0] += offset;
					this.onError(pos, "BAD_DIRECTIVE", message, warning);
				});
				this.prelude.push(token.source);
				this.atDirectives = true;
				break;
			case "document": {
				const doc = composeDoc(this.options, this.directives, token, this.onError);
				if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
				this.decorate(doc, false);
				if (this.doc) yield this.doc;
				this.doc = doc;
				this.atDirectives = false;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(token.source);
				break;
			case "error": {
				const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
				const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
				if (this.atDirectives || !this.doc) this.errors.push(error);
				else this.doc.errors.push(error);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = true;
				const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
				this.decorate(this.doc, true);
				if (end.comment) {
					const dc = this.doc.comment;
					this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
				}
				this.doc.range[2] = end.offset;
				break;
			}
			default: this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
		}
	}
	*end(forceDoc = false, endOffset = -1) {
		if (this.doc) {
			this.decorate(this.doc, true);
			yield this.doc;
			this.doc = null;
		} else if (forceDoc) {
			const opts = Object.assign({ _directives: this.directives }, this.options);
			const doc = new Document(void 0, opts);
			if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
			doc.range = [
				0,
				endOffset,
				endOffset
			];
			this.decorate(doc, false);
			yield doc;
		}
	}
};

// node_modules/yaml/browser/dist/parse/cst-visit.js
const BREAK = Symbol("break visit");
const SKIP = Symbol("skip children");
const REMOVE = Symbol("remove item");
function visit(cst, visitor) {
	if ("type" in cst && cst.type === "document") cst = {
		start: cst.start,
		value: cst.value
	};
	_visit(Object.freeze([]), cst, visitor);
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
visit.itemAtPath = (cst, path) => {
	let item = cst;
	for (const [field, index] of path) {
		const tok = item?.[field];
		if (tok && "items" in tok) item = tok.items[index];
		else return void 0;
	}
	return item;
};
visit.parentCollection = (cst, path) => {
	const parent = visit.itemAtPath(cst, path.slice(0, -1));
	const field = path[path.length - 1][0];
	const coll = parent?.[field];
	if (coll && "items" in coll) return coll;
	throw new Error("Parent collection not found");
};
function _visit(path, item, visitor) {
	let ctrl = visitor(item, path);
	if (typeof ctrl === "symbol") return ctrl;
	for (const field of ["key", "value"]) {
		const token = item[field];
		if (token && "items" in token) {
			for (let i = 0; i < token.items.length; ++i) {
				const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK) return BREAK;
				else if (ci === REMOVE) {
					token.items.splice(i, 1);
					i -= 1;
				}
			}
			if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
		}
	}
	return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
const BOM = "﻿";
const DOCUMENT = "";
const FLOW_END = "";
const SCALAR = "";
function tokenType(source) {
	switch (source) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (source[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
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
		case "	": return true;
		default: return false;
	}
}
const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
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
	*lex(source, incomplete = false) {
		if (source) {
			if (typeof source !== "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + source : source;
			this.lineEndPos = null;
		}
		this.atEnd = !incomplete;
		let next = this.next ?? "stream";
		while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
	}
	atLineEnd() {
		let i = this.pos;
		let ch = this.buffer[i];
		while (ch === " " || ch === "	") ch = this.buffer[++i];
		if (!ch || ch === "#" || ch === "\n") return true;
		if (ch === "\r") return this.buffer[i + 1] === "\n";
		return false;
	}
	charAt(n) {
		return this.buffer[this.pos + n];
	}
	continueScalar(offset) {
		let ch = this.buffer[offset];
		if (this.indentNext > 0) {
			let indent = 0;
			while (ch === " ") ch = this.buffer[++indent + offset];
			if (ch === "\r") {
				const next = this.buffer[indent + offset + 1];
				if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
			}
			return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
		}
		if (ch === "-" || ch === ".") {
			const dt = this.buffer.substr(offset, 3);
			if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
		}
		return offset;
	}
	getLine() {
		let end = this.lineEndPos;
		if (typeof end !== "number" || end !== -1 && end < this.pos) {
			end = this.buffer.indexOf("\n", this.pos);
			this.lineEndPos = end;
		}
		if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
		if (this.buffer[end - 1] === "\r") end -= 1;
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
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let line = this.getLine();
		if (line === null) return this.setNext("stream");
		if (line[0] === "﻿") {
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
				} else cs = line.indexOf("#", cs + 1);
			}
			while (true) {
				const ch = line[dirEnd - 1];
				if (ch === " " || ch === "	") dirEnd -= 1;
				else break;
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
		yield "";
		return yield* this.parseLineStart();
	}
	*parseLineStart() {
		const ch = this.charAt(0);
		if (!ch && !this.atEnd) return this.setNext("line-start");
		if (ch === "-" || ch === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			const s = this.peek(3);
			if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
				yield* this.pushCount(3);
				this.indentValue = 0;
				this.indentNext = 0;
				return s === "---" ? "doc" : "stream";
			}
		}
		this.indentValue = yield* this.pushSpaces(false);
		if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
		return yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		const [ch0, ch1] = this.peek(2);
		if (!ch1 && !this.atEnd) return this.setNext("block-start");
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
		if (line === null) return this.setNext("doc");
		let n = yield* this.pushIndicators();
		switch (line[n]) {
			case "#": yield* this.pushCount(line.length - n);
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
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">":
				n += yield* this.parseBlockScalarHeader();
				n += yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - n);
				yield* this.pushNewline();
				return yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
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
			} else sp = 0;
			sp += yield* this.pushSpaces(true);
		} while (nl + sp > 0);
		const line = this.getLine();
		if (line === null) return this.setNext("flow");
		if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
			if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
				this.flowLevel = 0;
				yield "";
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
			case void 0: return "flow";
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
			case "\"":
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
			default:
				this.flowKey = false;
				return yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		const quote = this.charAt(0);
		let end = this.buffer.indexOf(quote, this.pos + 1);
		if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
		else while (end !== -1) {
			let n = 0;
			while (this.buffer[end - 1 - n] === "\\") n += 1;
			if (n % 2 === 0) break;
			end = this.buffer.indexOf("\"", end + 1);
		}
		const qb = this.buffer.substring(0, end);
		let nl = qb.indexOf("\n", this.pos);
		if (nl !== -1) {
			while (nl !== -1) {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = qb.indexOf("\n", cs);
			}
			if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
		}
		if (end === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
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
			if (ch === "+") this.blockScalarKeep = true;
			else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
			else if (ch !== "-") break;
		}
		return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
	}
	*parseBlockScalar() {
		let nl = this.pos - 1;
		let indent = 0;
		let ch;
		loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
			case " ":
				indent += 1;
				break;
			case "\n":
				nl = i;
				indent = 0;
				break;
			case "\r": {
				const next = this.buffer[i + 1];
				if (!next && !this.atEnd) return this.setNext("block-scalar");
				if (next === "\n") break;
			}
			default: break loop;
		}
		if (!ch && !this.atEnd) return this.setNext("block-scalar");
		if (indent >= this.indentNext) {
			if (this.blockScalarIndent === -1) this.indentNext = indent;
			else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = this.buffer.indexOf("\n", cs);
			} while (nl !== -1);
			if (nl === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				nl = this.buffer.length;
			}
		}
		let i = nl + 1;
		ch = this.buffer[i];
		while (ch === " ") ch = this.buffer[++i];
		if (ch === "	") {
			while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
			nl = i - 1;
		} else if (!this.blockScalarKeep) do {
			let i = nl - 1;
			let ch = this.buffer[i];
			if (ch === "\r") ch = this.buffer[--i];
			const lastChar = i;
			while (ch === " ") ch = this.buffer[--i];
			if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
			else break;
		} while (true);
		yield "";
		yield* this.pushToIndex(nl + 1, true);
		return yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		const inFlow = this.flowLevel > 0;
		let end = this.pos - 1;
		let i = this.pos - 1;
		let ch;
		while (ch = this.buffer[++i]) if (ch === ":") {
			const next = this.buffer[i + 1];
			if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
			end = i;
		} else if (isEmpty(ch)) {
			let next = this.buffer[i + 1];
			if (ch === "\r") {
				if (next === "\n") {
					i += 1;
					ch = "\n";
					next = this.buffer[i + 1];
				} else end = i;
			}
			if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
			if (ch === "\n") {
				const cs = this.continueScalar(i + 1);
				if (cs === -1) break;
				i = Math.max(i, cs - 2);
			}
		} else {
			if (inFlow && flowIndicatorChars.has(ch)) break;
			end = i;
		}
		if (!ch && !this.atEnd) return this.setNext("plain-scalar");
		yield "";
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
		} else if (allowEmpty) yield "";
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
				case "?":
				case ":": {
					const inFlow = this.flowLevel > 0;
					const ch1 = this.charAt(1);
					if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
						if (!inFlow) this.indentNext = this.indentValue + 1;
						else if (this.flowKey) this.flowKey = false;
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
			while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
			return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
		} else {
			let i = this.pos + 1;
			let ch = this.buffer[i];
			while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
			else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
			else break;
			return yield* this.pushToIndex(i, false);
		}
	}
	*pushNewline() {
		const ch = this.buffer[this.pos];
		if (ch === "\n") return yield* this.pushCount(1);
		else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
		else return 0;
	}
	*pushSpaces(allowTabs) {
		let i = this.pos - 1;
		let ch;
		do
			ch = this.buffer[++i];
		while (ch === " " || allowTabs && ch === "	");
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
		while (!test(ch)) ch = this.buffer[++i];
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
				if (this.lineStarts[mid] < offset) low = mid + 1;
				else high = mid;
			}
			if (this.lineStarts[low] === offset) return {
				line: low + 1,
				col: 1
			};
			if (low === 0) return {
				line: 0,
				col: offset
			};
			const start = this.lineStarts[low - 1];
			return {
				line: low,
				col: offset - start + 1
			};
		};
	}
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
	for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
	return false;
}
function findNonEmptyIndex(list) {
	for (let i = 0; i < list.length; ++i) switch (list[i].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return i;
	}
	return -1;
}
function isFlowToken(token) {
	switch (token?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return true;
		default: return false;
	}
}
function getPrevProps(parent) {
	switch (parent.type) {
		case "document": return parent.start;
		case "block-map": {
			const it = parent.items[parent.items.length - 1];
			return it.sep ?? it.start;
		}
		case "block-seq": return parent.items[parent.items.length - 1].start;
		/* istanbul ignore next should not happen */
		default: return [];
	}
}
function getFirstKeyStartProps(prev) {
	if (prev.length === 0) return [];
	let i = prev.length;
	loop: while (--i >= 0) switch (prev[i].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	while (prev[++i]?.type === "space");
	return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
	if (source.length < 1e5) Array.prototype.push.apply(target, source);
	else for (let i = 0; i < source.length; ++i) target.push(source[i]);
}
function fixFlowSeqItems(fc) {
	if (fc.start.type === "flow-seq-start") {
		for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
			if (it.key) it.value = it.key;
			delete it.key;
			if (isFlowToken(it.value)) {
				if (it.value.end) arrayPushArray(it.value.end, it.sep);
				else it.value.end = it.sep;
			} else arrayPushArray(it.start, it.sep);
			delete it.sep;
		}
	}
}
var Parser = class {
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
	*parse(source, incomplete = false) {
		if (this.onNewLine && this.offset === 0) this.onNewLine(0);
		for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
		if (!incomplete) yield* this.end();
	}
	*next(source) {
		this.source = source;
		if (this.atScalar) {
			this.atScalar = false;
			yield* this.step();
			this.offset += source.length;
			return;
		}
		const type = tokenType(source);
		if (!type) {
			const message = `Not a YAML token: ${source}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message,
				source
			});
			this.offset += source.length;
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
					if (this.onNewLine) this.onNewLine(this.offset + source.length);
					break;
				case "space":
					if (this.atNewLine && source[0] === " ") this.indent += source.length;
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					if (this.atNewLine) this.indent += source.length;
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = false;
			}
			this.offset += source.length;
		}
	}
	*end() {
		while (this.stack.length > 0) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		const top = this.peek(1);
		if (this.type === "doc-end" && top?.type !== "doc-end") {
			while (this.stack.length > 0) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
			return;
		}
		if (!top) return yield* this.stream();
		switch (top.type) {
			case "document": return yield* this.document(top);
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return yield* this.scalar(top);
			case "block-scalar": return yield* this.blockScalar(top);
			case "block-map": return yield* this.blockMap(top);
			case "block-seq": return yield* this.blockSequence(top);
			case "flow-collection": return yield* this.flowCollection(top);
			case "doc-end": return yield* this.documentEnd(top);
		}
		/* istanbul ignore next should not happen */
		yield* this.pop();
	}
	peek(n) {
		return this.stack[this.stack.length - n];
	}
	*pop(error) {
		const token = error ?? this.stack.pop();
		/* istanbul ignore if should not happen */
		if (!token) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield token;
		else {
			const top = this.peek(1);
			if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
			else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
			if (token.type === "flow-collection") fixFlowSeqItems(token);
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
						top.items.push({
							start: [],
							key: token,
							sep: []
						});
						this.onKeyLine = true;
						return;
					} else if (it.sep) it.value = token;
					else {
						Object.assign(it, {
							key: token,
							sep: []
						});
						this.onKeyLine = !it.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					const it = top.items[top.items.length - 1];
					if (it.value) top.items.push({
						start: [],
						value: token
					});
					else it.value = token;
					break;
				}
				case "flow-collection": {
					const it = top.items[top.items.length - 1];
					if (!it || it.value) top.items.push({
						start: [],
						key: token,
						sep: []
					});
					else if (it.sep) it.value = token;
					else Object.assign(it, {
						key: token,
						sep: []
					});
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
					if (top.type === "document") top.end = last.start;
					else top.items.push({ start: last.start });
					token.items.splice(-1, 1);
				}
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
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
				if (this.type === "doc-start") doc.start.push(this.sourceToken);
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
		if (doc.value) return yield* this.lineEnd(doc);
		switch (this.type) {
			case "doc-start":
				if (findNonEmptyIndex(doc.start) !== -1) {
					yield* this.pop();
					yield* this.step();
				} else doc.start.push(this.sourceToken);
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				doc.start.push(this.sourceToken);
				return;
		}
		const bv = this.startBlockValue(doc);
		if (bv) this.stack.push(bv);
		else yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(scalar) {
		if (this.type === "map-value-ind") {
			const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
			let sep;
			if (scalar.end) {
				sep = scalar.end;
				sep.push(this.sourceToken);
				delete scalar.end;
			} else sep = [this.sourceToken];
			const map = {
				type: "block-map",
				offset: scalar.offset,
				indent: scalar.indent,
				items: [{
					start,
					key: scalar,
					sep
				}]
			};
			this.onKeyLine = true;
			this.stack[this.stack.length - 1] = map;
		} else yield* this.lineEnd(scalar);
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
	*blockMap(map) {
		const it = map.items[map.items.length - 1];
		switch (this.type) {
			case "newline":
				this.onKeyLine = false;
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else map.items.push({ start: [this.sourceToken] });
				} else if (it.sep) it.sep.push(this.sourceToken);
				else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) map.items.push({ start: [this.sourceToken] });
				else if (it.sep) it.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(it.start, map.indent)) {
						const end = map.items[map.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							map.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= map.indent) {
			const atMapIndent = !this.onKeyLine && this.indent === map.indent;
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
						case "space": break;
						case "comment":
							if (st.indent > map.indent) nl.length = 0;
							break;
						default: nl.length = 0;
					}
				}
				if (nl.length >= 2) start = it.sep.splice(nl[1]);
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({ start });
						this.onKeyLine = true;
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					if (!it.sep && !it.explicitKey) {
						it.start.push(this.sourceToken);
						it.explicitKey = true;
					} else if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({
							start,
							explicitKey: true
						});
					} else this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: true
						}]
					});
					this.onKeyLine = true;
					return;
				case "map-value-ind":
					if (it.explicitKey) {
						if (!it.sep) {
							if (includesToken(it.start, "newline")) Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								const start = getFirstKeyStartProps(it.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (it.value) map.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
							const start = getFirstKeyStartProps(it.start);
							const key = it.key;
							const sep = it.sep;
							sep.push(this.sourceToken);
							delete it.key;
							delete it.sep;
							this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key,
									sep
								}]
							});
						} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
						else it.sep.push(this.sourceToken);
					} else if (!it.sep) Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.value || atNextItem) map.items.push({
						start,
						key: null,
						sep: [this.sourceToken]
					});
					else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					});
					else it.sep.push(this.sourceToken);
					this.onKeyLine = true;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (atNextItem || it.value) {
						map.items.push({
							start,
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					} else if (it.sep) this.stack.push(fs);
					else {
						Object.assign(it, {
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					}
					return;
				}
				default: {
					const bv = this.startBlockValue(map);
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
						} else if (atMapIndent) map.items.push({ start });
						this.stack.push(bv);
						return;
					}
				}
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*blockSequence(seq) {
		const it = seq.items[seq.items.length - 1];
		switch (this.type) {
			case "newline":
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else seq.items.push({ start: [this.sourceToken] });
				} else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) seq.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(it.start, seq.indent)) {
						const end = seq.items[seq.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							seq.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (it.value || this.indent <= seq.indent) break;
				it.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== seq.indent) break;
				if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
				else it.start.push(this.sourceToken);
				return;
		}
		if (this.indent > seq.indent) {
			const bv = this.startBlockValue(seq);
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
					if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					if (!it || it.value) fc.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.sep) it.sep.push(this.sourceToken);
					else Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (!it || it.value) fc.items.push({
						start: [],
						key: fs,
						sep: []
					});
					else if (it.sep) this.stack.push(fs);
					else Object.assign(it, {
						key: fs,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					fc.end.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(fc);
			/* istanbul ignore else should not happen */
			if (bv) this.stack.push(bv);
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
				const start = getFirstKeyStartProps(getPrevProps(parent));
				fixFlowSeqItems(fc);
				const sep = fc.end.splice(1, fc.end.length);
				sep.push(this.sourceToken);
				const map = {
					type: "block-map",
					offset: fc.offset,
					indent: fc.indent,
					items: [{
						start,
						key: fc,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(fc);
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
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				start.push(this.sourceToken);
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						explicitKey: true
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(start, indent) {
		if (this.type !== "comment") return false;
		if (this.indent <= indent) return false;
		return start.every((st) => st.type === "newline" || st.type === "space");
	}
	*documentEnd(docEnd) {
		if (this.type !== "doc-mode") {
			if (docEnd.end) docEnd.end.push(this.sourceToken);
			else docEnd.end = [this.sourceToken];
			if (this.type === "newline") yield* this.pop();
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
			case "newline": this.onKeyLine = false;
			default:
				if (token.end) token.end.push(this.sourceToken);
				else token.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
		}
	}
};

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
	const prettyErrors = options.prettyErrors !== false;
	return {
		lineCounter: options.lineCounter || prettyErrors && new LineCounter() || null,
		prettyErrors
	};
}
function parseDocument(source, options = {}) {
	const { lineCounter, prettyErrors } = parseOptions(options);
	const parser = new Parser(lineCounter?.addNewLine);
	const composer = new Composer(options);
	let doc = null;
	for (const _doc of composer.compose(parser.parse(source), true, source.length)) if (!doc) doc = _doc;
	else if (doc.options.logLevel !== "silent") {
		doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	if (prettyErrors && lineCounter) {
		doc.errors.forEach(prettifyError(source, lineCounter));
		doc.warnings.forEach(prettifyError(source, lineCounter));
	}
	return doc;
}

// src/config/document.ts
const readable = /* @__PURE__ */ new Set(["MULTIPLE_DOCS", "TAG_RESOLVE_FAILED"]);
function readYaml(source) {
	const unreadable = (thrown) => ({ unreadable: [source.problemAt(0, `The file cannot be read as YAML: ${reason(thrown)}.`)] });
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
	const findings = withoutEchoes([...document.errors, ...document.warnings]);
	const problems = [...findings.map((finding) => source.problemAt(finding.pos[0], explain$1(finding))), ...misuses(document, source)];
	if (findings.some((finding) => !readable.has(finding.code))) return { unreadable: problems };
	try {
		return {
			value: document.toJS(),
			problems,
			locate: (path) => locate(document, path)
		};
	} catch (error) {
		return problems.length > 0 ? { unreadable: problems } : unreadable(error);
	}
}
function withoutEchoes(findings) {
	const others = findings.filter(({ code }) => code !== "DUPLICATE_KEY");
	const first = others.find(({ code }) => code !== "TAB_AS_INDENT" && !readable.has(code));
	return others.filter((finding) => finding === first || finding.code === "TAB_AS_INDENT" || readable.has(finding.code));
}
function misuses(document, source) {
	const problems = [];
	const report = (node, message) => problems.push(source.problemAt(startOf(node), message));
	visit$1(document, {
		Alias(_, alias) {
			if (alias.resolve(document) === void 0) report(alias, `found the alias *${alias.source}, expected an anchor &${alias.source} before it`);
		},
		Map(_, map) {
			const seen = /* @__PURE__ */ new Set();
			for (const { key, value } of map.items) {
				if (!isScalar(key)) continue;
				const name = String(key.value);
				if (name === "__proto__") report(key, "unknown key \"__proto__\"");
				if (name === "<<" && !isMergeSource(document, value)) report(key, "found a merge key << with something else, expected a map or an alias of a map");
				if (seen.has(name)) report(key, `found the key "${name}" a second time in the same map, expected it once`);
				seen.add(name);
			}
		}
	});
	return problems;
}
function isMergeSource(document, value) {
	const source = resolve(document, value);
	return isMap(source) || isSeq(source) && source.items.every((item) => isMap(resolve(document, item)));
}
function explain$1(finding) {
	switch (finding.code) {
		case "TAB_AS_INDENT": return "found a tab as indentation, expected spaces";
		case "MULTIPLE_DOCS": return "found a second YAML document, expected one document in the file";
		case "TAG_RESOLVE_FAILED": return `found a value with a tag that is not known, expected a plain value (${finding.message})`;
		default: return `The file is not valid YAML: ${finding.message}`;
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
			found = {
				key: pair.key,
				value: pair.value
			};
		} else if (isSeq(inside)) found = { value: inside.items[Number(part)] };
		else return;
		node = found.value;
	}
	const key = isScalar(found.key) ? startOf(found.key) : void 0;
	const value = isNode(found.value) ? startOf(found.value) : key;
	if (value === void 0) return void 0;
	const scalar = resolve(document, found.value);
	return {
		value,
		...key === void 0 ? {} : { key },
		...isScalar(scalar) && scalar.source !== void 0 ? { written: scalar.source } : {}
	};
}
function pairOf(document, items, key, depth = 0) {
	const own = items.findLast((pair) => keyOf(pair) === key);
	if (own !== void 0 || depth > 8) return own;
	for (const merge of items.filter((pair) => keyOf(pair) === "<<")) {
		const value = resolve(document, merge.value);
		for (const source of isSeq(value) ? value.items : [value]) {
			const map = resolve(document, source);
			const pair = isMap(map) ? pairOf(document, map.items.filter(isPair), key, depth + 1) : void 0;
			if (pair !== void 0) return pair;
		}
	}
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
	return messageOf(thrown).replace(/\.$/, "");
}

// src/config/source.ts
const longestShownLine = 200;
var SourceText = class {
	file;
	text;
	#starts;
	constructor(file, text) {
		this.file = file;
		this.text = text;
		const starts = [0];
		for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) if (at + 1 < text.length) starts.push(at + 1);
		this.#starts = starts;
	}
	problemAt(offset, message) {
		const { index, start } = this.#lineOf(offset);
		const end = this.text.indexOf("\n", start);
		const source = this.text.slice(start, end === -1 ? void 0 : end).replace(/\r$/, "");
		const column = Math.min(offset - start, source.length) + 1;
		const place = {
			file: this.file,
			line: index + 1,
			column,
			message
		};
		if (column > longestShownLine) return place;
		return {
			...place,
			source: source.length > longestShownLine ? `${source.slice(0, longestShownLine)}…` : source
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
		return {
			index: low,
			start: this.#starts[low] ?? 0
		};
	}
};

// src/config/parse.ts
const byteOrderMark = "﻿";
function parseSiteConfig(text, fileName) {
	const hasMark = text.startsWith(byteOrderMark);
	const source = new SourceText(fileName, hasMark ? text.slice(1) : text);
	const problems = hasMark ? [source.problemAt(0, "found a byte order mark, expected UTF-8 without one")] : [];
	const yaml = readYaml(source);
	if ("unreadable" in yaml) throw configInvalid(fileName, [...problems, ...yaml.unreadable]);
	problems.push(...yaml.problems);
	if (yaml.value === null || yaml.value === void 0) {
		problems.push(source.problemAt(0, "found an empty file, expected a map with the keys version, site, portal, azure and others"));
		throw configInvalid(fileName, problems);
	}
	const result = SiteConfig.safeParse(withVariablesAsWritten(yaml));
	if (!result.success) problems.push(...problemsOf(result.error.issues, yaml, source));
	if (problems.length > 0 || !result.success) throw configInvalid(fileName, problems);
	return result.data;
}
function configInvalid(fileName, problems) {
	const sorted = [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
	return new SiteDeployError("CONFIG_INVALID", `${fileName} has ${count(problems.length, "error")}.`, { problems: sorted });
}
function withVariablesAsWritten(yaml) {
	const root = yaml.value;
	if (!isObject(root) || !isObject(root.build) || !isObject(root.build.env)) return root;
	const env = Object.entries(root.build.env).map(([name, value]) => {
		return [name, typeof value === "number" || typeof value === "boolean" ? yaml.locate([
			"build",
			"env",
			name
		])?.written ?? value : value];
	});
	return {
		...root,
		build: {
			...root.build,
			env: Object.fromEntries(env)
		}
	};
}

// src/config/load.ts
const defaultConfigFile = "site.config.yml";
const maxConfigBytes = 256e3;
async function loadSiteConfig(workspace, file = defaultConfigFile) {
	const absolute = await resolveInside(workspace, file, "The site config file").catch((error) => {
		if (error instanceof SiteDeployError) throw error;
		throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} cannot be reached in ${workspace}.`, { cause: error });
	});
	return parseSiteConfig(decode$1(await read(absolute, workspace, file), file), file);
}
async function read(absolute, workspace, file) {
	try {
		await using handle = await open(absolute, constants$1.O_RDONLY | (constants$1.O_NONBLOCK ?? 0));
		const stat = await handle.stat();
		if (!stat.isFile()) throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} is not a file.`);
		if (stat.size > maxConfigBytes) throw tooLarge(file, stat.size);
		return await handle.readFile();
	} catch (error) {
		if (error instanceof SiteDeployError) throw error;
		const missing = isMissing$1(error);
		throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} ${missing ? "does not exist" : "cannot be read"}.`, {
			cause: error,
			facts: missing ? await similarFiles(absolute, workspace) : []
		});
	}
}
async function similarFiles(absolute, workspace) {
	const folders = /* @__PURE__ */ new Set([
		path$1.dirname(absolute),
		workspace,
		path$1.join(workspace, ".github")
	]);
	const found = [];
	for (const folder of folders) {
		const names = await readdir(folder).catch(() => []);
		for (const name of names) if (isSimilar(name, path$1.basename(absolute))) found.push(path$1.relative(workspace, path$1.join(folder, name)).split(path$1.sep).join("/"));
	}
	return found.length > 0 ? [`There is: ${[...new Set(found)].sort().join(", ")}.`] : [];
}
function isSimilar(name, wanted) {
	return /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(name) || nearestName(name, [wanted]) !== void 0;
}
function tooLarge(file, size) {
	const message = `found ${size} bytes, expected at most ${maxConfigBytes}`;
	return configInvalid(file, [{
		file,
		line: 1,
		column: 1,
		message
	}]);
}
function decode$1(bytes, file) {
	if (bytes.byteLength > maxConfigBytes) throw tooLarge(file, bytes.byteLength);
	if (isUtf8(bytes)) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	throw configInvalid(file, [notUtf8(bytes, file)]);
}
function notUtf8(bytes, file) {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	return new SourceText(file, text).problemAt(Math.max(0, text.indexOf("�")), "found bytes that are not UTF-8, expected a text file in UTF-8");
}

// src/steps/plan/answers.ts
function oneOf(words, given, fallback, input) {
	const word = given?.trim() ?? "";
	if (word === "") return fallback;
	const found = words.find((known) => known === word);
	if (found !== void 0) return found;
	const message = `${input}: found "${word}", expected one of ${words.join(", ")}${didYouMean(word, words)}`;
	throw new SiteDeployError("USAGE", message);
}
const booleans = new Map([
	"true",
	"True",
	"TRUE",
	"false",
	"False",
	"FALSE"
].map((word) => [word, word.toLowerCase() === "true"]));
function yesOrNo(given, input) {
	const word = String(given ?? "").trim();
	if (word === "") return false;
	const found = booleans.get(word);
	if (found !== void 0) return found;
	throw new SiteDeployError("USAGE", `${input}: found "${word}", expected true or false`);
}

// src/steps/plan/branch-pattern.ts
function matchesBranch(branch, pattern) {
	const source = pattern.split(/(\*\*|\*)/).map((part) => part === "**" ? ".*" : part === "*" ? "[^/]*" : part.replace(/[\\^$.+?()[\]{}|/-]/g, "\\$&")).join("");
	return new RegExp(`^${source}$`, "s").test(branch);
}
function branchOf(ref) {
	return ref.startsWith("refs/heads/") && ref.length > 11 ? ref.slice(11) : void 0;
}

// src/steps/plan/environment.ts
const names$2 = /* @__PURE__ */ new Map([["production", "Production"], ["preview", "Preview"]]);
function chooseEnvironment(rules, event, input) {
	const asked = parseEnvironment(input);
	const { branch, home } = deployedBranch(rules, event);
	if (asked === void 0) {
		if (event.name !== "workflow_dispatch") return home;
		throw new SiteDeployError("ENVIRONMENT_UNKNOWN", "The workflow was started by hand without the input \"environment\".");
	}
	const isPush = event.name === "push";
	if (asked === home || asked === "Preview" && !isPush) return asked;
	const asking = isPush ? `A push to ${branch} is deployed to ${home}` : `The branch ${branch} may only be deployed to ${home}`;
	throw new SiteDeployError("ENVIRONMENT_CONFLICT", `${asking}, but the input "environment" asks for ${asked}.`, { facts: describeRules(rules) });
}
function checkClose({ production, preview }, event, input) {
	const branch = branchOf(event.ref);
	if ((parseEnvironment(input) ?? "Preview") === "Production") throw new SiteDeployError("ENVIRONMENT_CONFLICT", "Only a Preview can be closed, but the input \"environment\" asks for Production.");
	const byHand = ["workflow_dispatch", "local"].includes(event.name);
	const isPreviewBranch = branch !== void 0 && branch !== production.branch && preview.branches.some((pattern) => matchesBranch(branch, pattern));
	const isDeletion = event.name === "delete" || event.name === "push" && /^0+$/.test(event.sha);
	if (byHand || isDeletion && isPreviewBranch) return;
	throw new SiteDeployError("EVENT_NOT_DEPLOYED", `The event "${event.name}" of ${branch ?? event.ref} closes no Preview.`, { facts: [`A Preview is closed by hand, or when a branch of ${preview.branches.join(", ")} is deleted.`] });
}
function deployedBranch(rules, event) {
	const refuse = (what) => new SiteDeployError("EVENT_NOT_DEPLOYED", `${what} is not deployed.`, { facts: describeRules(rules) });
	if (![
		"push",
		"workflow_dispatch",
		"local"
	].includes(event.name)) throw refuse(`The event "${event.name}"`);
	const branch = branchOf(event.ref);
	if (branch === void 0) throw refuse(event.ref === "" ? "A commit without a branch" : event.ref);
	if (/^0+$/.test(event.sha)) throw refuse(`The deletion of the branch ${branch}`);
	if (branch === rules.production.branch) return {
		branch,
		home: "Production"
	};
	if (rules.preview.branches.some((pattern) => matchesBranch(branch, pattern))) return {
		branch,
		home: "Preview"
	};
	throw refuse(`The branch ${branch}`);
}
function parseEnvironment(input) {
	const word = input?.trim() ?? "";
	if (word === "") return void 0;
	const environment = names$2.get(word.toLowerCase());
	if (environment !== void 0) return environment;
	throw new SiteDeployError("ENVIRONMENT_UNKNOWN", `found the environment "${word}", expected production or preview${didYouMean(word, names$2.keys())}`);
}
function describeRules({ production, preview }) {
	const previews = preview.branches.join(", ");
	return [
		`A push to ${production.branch} is deployed to Production.`,
		`A push to ${previews} is deployed to Preview.`,
		`By hand, with the input "environment": ${production.branch} to either, ${previews} to Preview.`
	];
}

// src/steps/plan/pins.ts
const pinned = {
	portalUrl: [
		"portal-url",
		"portal.url",
		({ portal }) => portal.url
	],
	audience: [
		"audience",
		"portal.audience",
		({ portal }) => portal.audience
	],
	tenantId: [
		"tenant-id",
		"azure.tenantId",
		({ azure }) => azure.tenantId
	],
	clientId: [
		"client-id",
		"azure.clientId",
		({ azure }) => azure.clientId
	]
};
function checkPins(config, pins = {}) {
	const facts = Object.entries(pinned).flatMap(([name, [input, key, read]]) => {
		const wanted = pins[name]?.trim() ?? "";
		const found = read(config);
		return wanted === "" || comparable(wanted) === comparable(found) ? [] : [`${key} is ${found}, the input "${input}" pins ${wanted}`];
	});
	if (facts.length === 0) return;
	throw new SiteDeployError("PIN_CONFLICT", "The site config contradicts what the workflow pins.", { facts });
}
function comparable(value) {
	if (/^[0-9a-f-]{36}$/i.test(value)) return value.toLowerCase();
	const url = /^https:/i.test(value) ? URL.parse(value) : null;
	return url === null ? value : url.href.replace(/\/$/, "");
}

// src/shared/site-files.ts
function digestOf(files, head = "") {
	return `sha256:${hash("sha256", head + files.map((file) => `${file.sha256}  ${file.path}\n`).join(""))}`;
}

// src/artifact/artifact.ts
const artifactFolder = "site-deploy-build";
const ArtifactManifest = object({
	format: union([literal(1), literal(2)]),
	slug: string$1(),
	environment: Environment,
	version: string$1(),
	commit: string$1(),
	digest: string$1(),
	files: array(object({
		path: string$1(),
		size: number(),
		sha256: string$1()
	}))
});
function artifactDigest(identity, files, format = 2) {
	if (format === 1) return digestOf(files);
	const { slug, environment, version, commit } = identity;
	return digestOf(files, `${JSON.stringify({
		format,
		slug,
		environment,
		version,
		commit
	})}\n`);
}
async function readArtifactManifest(workspace) {
	const folder = await resolveInside(workspace, artifactFolder, "The folder");
	const text = await readFile(path$1.join(folder, "manifest.json"), "utf8").catch((error) => {
		throw new SiteDeployError("ARTIFACT_INVALID", `There is no ${artifactFolder}/manifest.json in the workspace.`, { cause: error });
	});
	const { data } = safeParse(ArtifactManifest, parseJson(text));
	if (data === void 0) throw new SiteDeployError("ARTIFACT_INVALID", `${artifactFolder}/manifest.json is not a manifest of a build job.`);
	if (artifactDigest(data, data.files, data.format) !== data.digest) throw new SiteDeployError("ARTIFACT_INVALID", `What ${artifactFolder}/manifest.json says does not match its digest.`);
	return {
		manifest: data,
		folder: path$1.join(folder, "site")
	};
}
function differencesOf(keys, built, wanted) {
	return keys.filter((key) => built[key] !== wanted[key]).map((key) => `${key}: built for ${built[key]}, this run deploys ${wanted[key]}`);
}

// src/github/commits.ts
const Commit$1 = looseObject({ sha: string$1() });
const Comparison = looseObject({ status: string$1() });
async function isAncestor(github, repository, commit, other) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/compare/${other}...${commit}`,
		needs: "Contents: read"
	});
	return readGitHubAnswer(Comparison, response.json, "two commits").status === "behind";
}

// src/shared/poll.ts
async function poll({ clock, signal, pause: first, growth = 1, longestPause = Number.POSITIVE_INFINITY, limit, pauseFirst }, look) {
	const end = limit === void 0 ? Number.POSITIVE_INFINITY : clock.now() + limit;
	let pause = first;
	for (let isFirst = true;; isFirst = false) {
		if (!isFirst || pauseFirst) {
			const left = end - clock.now();
			if (left <= 0) return void 0;
			await clock.sleep(Math.min(pause, left), signal);
			pause = Math.min(longestPause, pause * growth);
		}
		const found = await look();
		if (found !== void 0) return found;
	}
}

// src/github/runs.ts
const RunAnswer = looseObject({
	id: int$2(),
	html_url: string$1(),
	event: string$1(),
	head_branch: nullable(string$1()),
	head_sha: string$1(),
	head_repository: optional(nullable(looseObject({ full_name: string$1() }))),
	status: nullable(string$1()),
	conclusion: optional(nullable(string$1())),
	created_at: string$1()
});
const RunList = looseObject({ workflow_runs: array(RunAnswer) });
const toRun = (found) => ({
	id: found.id,
	url: found.html_url,
	event: found.event,
	branch: found.head_branch ?? "",
	commit: found.head_sha,
	repository: found.head_repository?.full_name ?? "",
	status: found.status ?? "",
	conclusion: found.conclusion ?? "",
	createdAt: found.created_at
});
async function readWorkflowRun(github, repository, id) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/actions/runs/${id}`,
		needs: "Actions: read",
		expected: [404]
	});
	return response.ok ? toRun(readGitHubAnswer(RunAnswer, response.json, "a run")) : void 0;
}
async function newestRunOf(github, repository, commit) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/actions/runs?head_sha=${encodeURIComponent(commit)}&per_page=1`,
		needs: "Actions: read"
	});
	const [newest] = readGitHubAnswer(RunList, response.json, "the runs").workflow_runs;
	return newest === void 0 ? void 0 : toRun(newest);
}
const Started = looseObject({ workflow_run_id: int$2() });

// src/github/tree.ts
const Reference = looseObject({ object: looseObject({ sha: string$1() }) });
const Commit = looseObject({
	message: string$1(),
	tree: looseObject({ sha: string$1() }),
	parents: _default(array(looseObject({ sha: string$1() })), [])
});
const Tree = looseObject({
	truncated: _default(boolean(), false),
	tree: array(looseObject({
		path: string$1(),
		type: string$1(),
		sha: string$1()
	}))
});
const Blob = looseObject({
	content: string$1(),
	encoding: string$1()
});
const Created = looseObject({ sha: string$1() });
async function readBranchHead(github, repository, branch) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/git/ref/heads/${branch.split("/").map(encodeURIComponent).join("/")}`,
		needs: "Contents: read",
		expected: [404, 409]
	});
	return response.ok ? readGitHubAnswer(Reference, response.json, "a branch").object.sha : void 0;
}

// src/steps/plan/rollback-origin.ts
async function checkRollbackOrigin(place, run, commit, deps) {
	const { repository } = place.event;
	const refuse = (message, remedy) => new SiteDeployError("ROLLBACK_REFUSED", message, remedy === void 0 ? {} : { remedy });
	const github = deps.github && gitHubForRun(deps.github, deps);
	const named = namedRepository(repository);
	const origin = github && await ifAnswered(readWorkflowRun(github, named, run), deps);
	if (github === void 0 || origin === void 0 || Object.values(placeOf(origin)).includes("")) throw refuse(`GitHub does not tell where the package of run ${run} comes from.`, "Give the job the permissions \"actions: read\" and \"contents: read\", and name a run of this repository.");
	if (origin.repository.toLowerCase() !== repository.toLowerCase()) throw refuse(`Run ${run} has built a commit of ${origin.repository}, not of ${repository}.`);
	if (origin.commit !== commit) throw refuse(`The package is of commit ${commit.slice(0, 12)}; run ${run} has built ${origin.commit.slice(0, 12)}.`);
	checkBranch(place, run, origin);
	const head = await ifAnswered(readBranchHead(github, named, origin.branch), deps);
	if (!(head !== void 0 && (head === commit || await ifAnswered(isAncestor(github, named, commit, head), deps)))) throw refuse(`The commit ${commit.slice(0, 12)} is not part of the branch ${origin.branch}.`);
	return refOf(origin);
}
const refOf = ({ branch }) => `refs/heads/${branch}`;
function checkBranch({ config, environment, event }, run, origin) {
	const pushed = {
		...event,
		name: origin.event,
		ref: refOf(origin),
		sha: origin.commit
	};
	try {
		chooseEnvironment(config.environments, pushed, environment);
	} catch (cause) {
		if (!(cause instanceof SiteDeployError)) throw cause;
		const message = `Run ${run} (${origin.event}, ${origin.branch}) could not have deployed to ${environment}.`;
		throw new SiteDeployError("ROLLBACK_REFUSED", message, {
			cause,
			facts: [cause.message, ...cause.facts]
		});
	}
}
const placeOf = ({ event, branch, commit, repository }) => ({
	event,
	branch,
	commit,
	repository
});

// src/steps/plan/rollback.ts
async function readKeptPackage(place, run, deps) {
	const { manifest } = await readArtifactManifest(place.workspace);
	const wanted = {
		slug: place.config.site.slug,
		environment: place.environment
	};
	const facts = differencesOf(["slug", "environment"], manifest, wanted);
	if (facts.length > 0) throw new SiteDeployError("ROLLBACK_REFUSED", "The kept package was built for another place than this one.", {
		facts,
		remedy: `Name a run that has built ${wanted.slug} for ${wanted.environment}.`
	});
	const { version, commit } = manifest;
	return {
		version,
		commit,
		ref: place.dryRun ? place.event.ref : await checkRollbackOrigin(place, run, commit, deps)
	};
}

// src/steps/plan/types.ts
const modes = [
	"all",
	"build",
	"deploy",
	"rollback",
	"close"
];
const uploaders = [
	"auto",
	"official",
	"direct"
];

// src/steps/plan/version.ts
const versionPattern = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/;
const releasePrefix = "release/";
async function findVersion(sources, deps) {
	const { workspace, buildRoot, event, config } = sources;
	const given = sources.given?.trim() ?? "";
	if (given !== "") return parseVersion(given, "the input \"site-version\"");
	const branch = branchOf(event.ref);
	if (branch?.startsWith(releasePrefix)) return parseVersion(branch.slice(8), `the branch ${branch}`);
	const version = (branch === config.environments.production.branch ? await versionOfCommit(sources, deps) : void 0) ?? await versionOfPackage(workspace, buildRoot);
	if (version !== void 0) return version;
	throw new SiteDeployError("VERSION_NOT_FOUND", `No version was found for the commit ${event.sha}.`);
}
async function versionOfCommit({ workspace, event }, { git, signal }) {
	const ask = (...args) => git(workspace, args, signal);
	const tagged = highestTag(await ask("tag", "--points-at", event.sha) ?? "");
	if (tagged !== void 0) return tagged;
	const release = mergedRelease(event.commitMessage ?? await ask("log", "-1", "--format=%B", event.sha) ?? "");
	return release === void 0 ? void 0 : parseVersion(release, `the branch ${releasePrefix}${release}, which the merge commit names`);
}
function highestTag(lines) {
	return lines.split("\n").map((line) => line.trim()).filter((tag) => tag.startsWith("v") && versionPattern.test(tag.slice(1))).map((tag) => tag.slice(1)).sort(compareVersions).at(-1);
}
function compareVersions(a, b) {
	const right = b.split(".").map(Number);
	return a.split(".").map((part, index) => Number(part) - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
function mergedRelease(message) {
	const title = message.trimStart().split("\n", 1)[0] ?? "";
	return (/^Merge pull request #\d+ from [^\s/]+\/release\/(\S+)/.exec(title) ?? /^Merge (?:remote-tracking )?branch '(?:[^\s/']+\/)?release\/([^\s']+)'/.exec(title))?.[1];
}
async function versionOfPackage(workspace, buildRoot) {
	const text = await readPackage(workspace, path$1.join(buildRoot, "package.json"));
	if (text === void 0) return void 0;
	const content = parseJson(text.replace(/^\uFEFF/, ""));
	if (content === void 0) throw new SiteDeployError("VERSION_INVALID", "The package.json that should name the version is not valid JSON.");
	if (!isObject(content) || !("version" in content)) return void 0;
	return parseVersion(content.version, "\"version\" in package.json");
}
async function readPackage(workspace, file) {
	try {
		return await readIfThere(await resolveInside(workspace, file, "package.json"));
	} catch (cause) {
		if (cause instanceof SiteDeployError) throw cause;
		throw new SiteDeployError("VERSION_NOT_FOUND", "The package.json that may name the version cannot be read.", { cause });
	}
}
function parseVersion(value, from) {
	if (typeof value === "string" && versionPattern.test(value)) return value;
	const message = `found the version ${typeof value === "string" ? `"${value}"` : `${JSON.stringify(value)}, which is not text`} in ${from}, expected MAJOR.MINOR.PATCH without leading zeros, such as 1.4.0`;
	const bare = typeof value === "string" ? value.replace(/^v/i, "") : "";
	throw new SiteDeployError("VERSION_INVALID", versionPattern.test(bare) ? `${message}; did you mean "${bare}"?` : message);
}

// src/steps/plan/plan.ts
async function makePlan(request, deps) {
	const mode = oneOf(modes, request.mode, "all", "mode");
	const uploader = oneOf(uploaders, request.uploader, "auto", "uploader");
	const dryRun = yesOrNo(request.dryRun, "dry-run");
	const force = yesOrNo(request.force, "force");
	const { workspace, event } = request;
	const config = await loadSiteConfig(workspace, request.config?.trim() || "site.config.yml");
	deps.signal.throwIfAborted();
	checkPins(config, request.pins);
	const { production, preview } = config.environments;
	const previewName = hostingName(preview.name);
	const common = {
		uploader,
		dryRun,
		event,
		config
	};
	if (mode === "close") {
		checkClose(config.environments, event, request.environment);
		await checkConfigPaths(workspace, config);
		const version = versionOfBranch(event.ref);
		return {
			...common,
			mode,
			environment: "Preview",
			environmentName: previewName,
			version,
			url: preview.url
		};
	}
	if (mode === "all" && config.build.attestation === "required" && !dryRun) throw needsTwoJobs();
	const environment = chooseEnvironment({
		production,
		preview
	}, event, request.environment);
	const buildRoot = await checkConfigPaths(workspace, config);
	const place = environment === "Preview" ? {
		environment,
		environmentName: previewName,
		url: preview.url
	} : {
		environment,
		environmentName: null,
		url: config.site.url
	};
	const known = {
		...common,
		...place,
		force,
		workspace,
		buildRoot
	};
	if (mode === "rollback") {
		const rollbackRun = runId(request.rollbackRun);
		const kept = await readKeptPackage(known, rollbackRun, deps);
		return {
			...known,
			mode,
			rollbackRun,
			version: kept.version,
			event: {
				...event,
				sha: kept.commit,
				ref: kept.ref
			}
		};
	}
	const version = await findVersion({
		...known,
		given: request.siteVersion
	}, deps);
	deps.signal.throwIfAborted();
	return {
		...known,
		mode,
		version
	};
}
function hostingName(name) {
	const folded = foldEnvironmentName(name);
	if (isPreviewName(folded)) return folded;
	throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The hosting takes no Preview of the name "${name}".`, { remedy: "Correct environments.preview.name: 1 to 16 letters and digits, not \"production\", \"prod\" or \"default\"." });
}
function runId(given = "") {
	const id = given.trim();
	if (/^\d{1,20}$/.test(id)) return id;
	throw new SiteDeployError("USAGE", `rollback-run: found "${id}", expected the id of the run that built the package.`);
}
function needsTwoJobs() {
	return new SiteDeployError("ATTESTATION_MISSING", "One job cannot build the site and have an attestation of what it has built.", { remedy: "Use two jobs, with \"mode: build\" and \"mode: deploy\", and attest between them; or set build.attestation: off." });
}
function versionOfBranch(ref) {
	return /\/(\d+\.\d+\.\d+)$/.exec(ref)?.[1];
}

// src/config/content-file.ts
const defaultContentFile = "content/overrides.json";
const textKey = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/;
const longest = 1e4;
async function loadContentFile(workspace, file) {
	const absolute = await resolveInside(workspace, file, "content.file");
	const text = await readIfThere(absolute).catch((cause) => {
		throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} cannot be read.`, { cause });
	});
	if (text !== void 0) return parseContentFile(text, file);
	if (file === "content/overrides.json") return void 0;
	throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} does not exist.`);
}
function parseContentFile(text, file) {
	const source = new SourceText(file, text.replace(/^\uFEFF/, ""));
	const document = readYaml(source);
	if ("unreadable" in document) throw invalid(file, document.unreadable);
	const { value } = document;
	const problemAt = (key, message) => source.problemAt(document.locate([key])?.key ?? 0, message);
	if (value === null || value === void 0) return {
		texts: /* @__PURE__ */ new Map(),
		problemAt
	};
	if (typeof value !== "object" || Array.isArray(value)) throw invalid(file, [source.problemAt(0, "expected a map from text keys to texts")]);
	const entries = Object.entries(value);
	const problems = [...document.problems, ...entries.flatMap(([key, entry]) => problemOf$1(key, entry, document, source))];
	if (problems.length > 0) throw invalid(file, problems);
	return {
		texts: new Map(entries),
		problemAt
	};
}
function problemOf$1(key, entry, document, source) {
	const place = document.locate([key]);
	const found = JSON.stringify(key);
	if (!textKey.test(key)) return [source.problemAt(place?.key ?? 0, `found the key ${found}, expected a text key page.section.element`)];
	if (typeof entry !== "string") return [source.problemAt(place?.value ?? 0, `${key}: expected a text in quotes`)];
	if (entry.length > longest) return [source.problemAt(place?.value ?? 0, `${key}: has ${entry.length} characters, expected at most ${longest}`)];
	return [];
}
function invalid(file, problems) {
	return new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} has ${count(problems.length, "error")}.`, { problems });
}

// src/shared/process.ts
const graceMs$1 = 2e3;
const goneMs = 500;
function runCommand(command, options) {
	return run$1(command, [], true, options);
}
function runProgram(file, options, args = []) {
	return run$1(file, args, false, options);
}
async function run$1(command, args, shell, { cwd, env, onLine, signal }) {
	signal.throwIfAborted();
	const child = spawn(command, args, {
		cwd,
		env,
		shell,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32",
		windowsHide: true
	});
	let limit;
	const end = () => {
		endGroup(child, "SIGTERM");
		limit ??= setTimeout(() => {
			endGroup(child, "SIGKILL");
			child.stdout.destroy();
			child.stderr.destroy();
		}, graceMs$1);
	};
	signal.addEventListener("abort", end, { once: true });
	try {
		for (const stream of [child.stdout, child.stderr]) createInterface({
			input: stream,
			crlfDelay: Number.POSITIVE_INFINITY
		}).on("line", onLine);
		const result = await new Promise((resolve, reject) => {
			child.once("error", reject);
			child.once("exit", end);
			child.once("close", (code, killedBy) => resolve({
				code,
				killedBy
			}));
		});
		endGroup(child, "SIGKILL");
		for (const until = performance.now() + goneMs; performance.now() < until && endGroup(child, 0);) await setTimeout$2(5);
		signal.throwIfAborted();
		return result;
	} finally {
		clearTimeout(limit);
		signal.removeEventListener("abort", end);
	}
}
function endGroup({ pid, exitCode }, signal) {
	if (pid === void 0) return false;
	if (process.platform === "win32") {
		if (exitCode === null) spawn("taskkill", [
			"/pid",
			String(pid),
			"/t",
			"/f"
		], {
			stdio: "ignore",
			windowsHide: true
		});
		return false;
	}
	try {
		process.kill(-pid, signal);
		return true;
	} catch {
		return false;
	}
}

// src/steps/build/command-output.ts
const tailLength = 25;
const mostReasons = 40;
var CommandOutput = class {
	#tail = [];
	#reasons = [];
	read(line) {
		const text = stripVTControlCharacters(line).trimEnd();
		this.#tail.push(text);
		if (this.#tail.length > tailLength) this.#tail.shift();
		if (saysWhy.test(text) && this.#reasons.length < mostReasons) this.#reasons.push(text);
	}
	get tail() {
		return this.#tail;
	}
	get reasons() {
		return this.#reasons;
	}
};
const saysWhy = /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;

// node_modules/package-manager-detector/dist/commands.mjs
function splitRunArgs(args, valueFlags = []) {
	for (let i = 0; i < args.length; i++) {
		if (args[i].startsWith("-")) continue;
		if (i > 0 && valueFlags.includes(args[i - 1])) continue;
		return {
			before: args.slice(0, i),
			script: args[i],
			after: args.slice(i + 1)
		};
	}
	return {
		before: args,
		script: void 0,
		after: []
	};
}
function dashDashArg(agent, agentCommand, valueFlags = []) {
	return (args) => {
		const { before, script, after } = splitRunArgs(args, valueFlags);
		if (script === void 0) return [
			agent,
			agentCommand,
			...before
		];
		if (after.length > 0) return [
			agent,
			agentCommand,
			...before,
			script,
			"--",
			...after
		];
		return [
			agent,
			agentCommand,
			...before,
			script
		];
	};
}
const npm = {
	"agent": ["npm", 0],
	"run": dashDashArg("npm", "run", ["-w", "--workspace"]),
	"install": [
		"npm",
		"i",
		0
	],
	"frozen": [
		"npm",
		"ci",
		0
	],
	"global": [
		"npm",
		"i",
		"-g",
		0
	],
	"add": [
		"npm",
		"i",
		0
	],
	"upgrade": [
		"npm",
		"update",
		0
	],
	"upgrade-interactive": null,
	"dedupe": [
		"npm",
		"dedupe",
		0
	],
	"why": [
		"npm",
		"why",
		0
	],
	"execute": ["npx", 0],
	"execute-local": ["npx", 0],
	"uninstall": [
		"npm",
		"uninstall",
		0
	],
	"global_uninstall": [
		"npm",
		"uninstall",
		"-g",
		0
	]
};
const yarn = {
	"agent": ["yarn", 0],
	"run": [
		"yarn",
		"run",
		0
	],
	"install": [
		"yarn",
		"install",
		0
	],
	"frozen": [
		"yarn",
		"install",
		"--frozen-lockfile",
		0
	],
	"global": [
		"yarn",
		"global",
		"add",
		0
	],
	"add": [
		"yarn",
		"add",
		0
	],
	"upgrade": [
		"yarn",
		"upgrade",
		0
	],
	"upgrade-interactive": [
		"yarn",
		"upgrade-interactive",
		0
	],
	"dedupe": null,
	"why": [
		"yarn",
		"why",
		0
	],
	"execute": ["npx", 0],
	"execute-local": dashDashArg("yarn", "exec"),
	"uninstall": [
		"yarn",
		"remove",
		0
	],
	"global_uninstall": [
		"yarn",
		"global",
		"remove",
		0
	]
};
const yarnBerry = {
	...yarn,
	"frozen": [
		"yarn",
		"install",
		"--immutable",
		0
	],
	"upgrade": [
		"yarn",
		"up",
		0
	],
	"upgrade-interactive": [
		"yarn",
		"up",
		"-i",
		0
	],
	"dedupe": [
		"yarn",
		"dedupe",
		0
	],
	"execute": [
		"yarn",
		"dlx",
		0
	],
	"execute-local": [
		"yarn",
		"exec",
		0
	],
	"global": [
		"npm",
		"i",
		"-g",
		0
	],
	"global_uninstall": [
		"npm",
		"uninstall",
		"-g",
		0
	]
};
function createPnpmCommands(cli) {
	return {
		"agent": [cli, 0],
		"run": [
			cli,
			"run",
			0
		],
		"install": [
			cli,
			"i",
			0
		],
		"frozen": [
			cli,
			"i",
			"--frozen-lockfile",
			0
		],
		"global": [
			cli,
			"add",
			"-g",
			0
		],
		"add": [
			cli,
			"add",
			0
		],
		"upgrade": [
			cli,
			"update",
			0
		],
		"upgrade-interactive": [
			cli,
			"update",
			"-i",
			0
		],
		"dedupe": [
			cli,
			"dedupe",
			0
		],
		"why": [
			cli,
			"why",
			0
		],
		"execute": [
			cli,
			"dlx",
			0
		],
		"execute-local": [
			cli,
			"exec",
			0
		],
		"uninstall": [
			cli,
			"remove",
			0
		],
		"global_uninstall": [
			cli,
			"remove",
			"--global",
			0
		]
	};
}
const pnpm = createPnpmCommands("pnpm");
const pnpmRush = createPnpmCommands("rush-pnpm");
const bun = {
	"agent": ["bun", 0],
	"run": [
		"bun",
		"run",
		0
	],
	"install": [
		"bun",
		"install",
		0
	],
	"frozen": [
		"bun",
		"install",
		"--frozen-lockfile",
		0
	],
	"global": [
		"bun",
		"add",
		"-g",
		0
	],
	"add": [
		"bun",
		"add",
		0
	],
	"upgrade": [
		"bun",
		"update",
		0
	],
	"upgrade-interactive": [
		"bun",
		"update",
		"-i",
		0
	],
	"dedupe": null,
	"why": [
		"bun",
		"why",
		0
	],
	"execute": [
		"bun",
		"x",
		0
	],
	"execute-local": [
		"bun",
		"x",
		0
	],
	"uninstall": [
		"bun",
		"remove",
		0
	],
	"global_uninstall": [
		"bun",
		"remove",
		"-g",
		0
	]
};
const aube = {
	"agent": ["aube", 0],
	"run": [
		"aube",
		"run",
		0
	],
	"install": [
		"aube",
		"install",
		0
	],
	"frozen": [
		"aube",
		"install",
		"--frozen-lockfile",
		0
	],
	"global": [
		"aube",
		"add",
		"-g",
		0
	],
	"add": [
		"aube",
		"add",
		0
	],
	"upgrade": [
		"aube",
		"update",
		0
	],
	"upgrade-interactive": [
		"aube",
		"update",
		"-i",
		0
	],
	"dedupe": [
		"aube",
		"dedupe",
		0
	],
	"why": [
		"aube",
		"why",
		0
	],
	"execute": [
		"aube",
		"dlx",
		0
	],
	"execute-local": [
		"aube",
		"exec",
		0
	],
	"uninstall": [
		"aube",
		"remove",
		0
	],
	"global_uninstall": [
		"aube",
		"remove",
		"-g",
		0
	]
};
function denoAdd(args) {
	if (args.includes("--npm") || args.includes("--jsr")) return [
		"deno",
		"add",
		...args
	];
	return [
		"deno",
		"add",
		...args.map((arg) => arg.startsWith("-") || arg.includes(":") ? arg : `npm:${arg}`)
	];
}
const deno = {
	"agent": ["deno", 0],
	"run": [
		"deno",
		"task",
		0
	],
	"install": [
		"deno",
		"install",
		0
	],
	"frozen": [
		"deno",
		"install",
		"--frozen",
		0
	],
	"global": [
		"deno",
		"install",
		"-g",
		0
	],
	"add": denoAdd,
	"upgrade": [
		"deno",
		"outdated",
		"--update",
		0
	],
	"upgrade-interactive": [
		"deno",
		"outdated",
		"--update",
		0
	],
	"dedupe": null,
	"why": [
		"deno",
		"why",
		0
	],
	"execute": [
		"deno",
		"x",
		0
	],
	"execute-local": [
		"deno",
		"task",
		"--eval",
		0
	],
	"uninstall": [
		"deno",
		"remove",
		0
	],
	"global_uninstall": [
		"deno",
		"uninstall",
		"-g",
		0
	]
};
const nub = {
	"agent": ["nub", 0],
	"run": [
		"nub",
		"run",
		0
	],
	"install": [
		"nub",
		"install",
		0
	],
	"frozen": [
		"nub",
		"install",
		"--frozen-lockfile",
		0
	],
	"global": [
		"nub",
		"add",
		"-g",
		0
	],
	"add": [
		"nub",
		"add",
		0
	],
	"upgrade": [
		"nub",
		"update",
		0
	],
	"upgrade-interactive": [
		"nub",
		"update",
		"-i",
		0
	],
	"dedupe": [
		"nub",
		"dedupe",
		0
	],
	"why": [
		"nub",
		"why",
		0
	],
	"execute": ["nubx", 0],
	"execute-local": [
		"nub",
		"exec",
		0
	],
	"uninstall": [
		"nub",
		"remove",
		0
	],
	"global_uninstall": [
		"nub",
		"remove",
		"-g",
		0
	]
};
const upm = {
	"agent": ["upm", 0],
	"run": [
		"upm",
		"run",
		0
	],
	"install": [
		"upm",
		"install",
		0
	],
	"frozen": [
		"upm",
		"install",
		"--frozen-lockfile",
		0
	],
	"global": null,
	"add": [
		"upm",
		"add",
		0
	],
	"upgrade": null,
	"upgrade-interactive": null,
	"dedupe": [
		"upm",
		"dedupe",
		0
	],
	"execute": ["upx", 0],
	"execute-local": [
		"upm",
		"exec",
		0
	],
	"uninstall": [
		"upm",
		"remove",
		0
	],
	"global_uninstall": null,
	"why": null
};
const COMMANDS = {
	"npm": npm,
	"yarn": yarn,
	"yarn@berry": yarnBerry,
	"pnpm": pnpm,
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
const WORKSPACE_ROOT_CHECK_COMMANDS = {
	"yarn": ["add", "uninstall"],
	"pnpm": ["add"],
	"pnpm@6": ["add"],
	"pnpm-rush": ["add"]
};
const MINIMUM_RELEASE_AGE_FLAGS = {
	"npm": {
		commands: [
			"install",
			"add",
			"upgrade",
			"global",
			"execute"
		],
		flag: (minutes) => `--min-release-age=${minutes / 1440}`
	},
	"pnpm": {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (minutes) => `--config.minimum-release-age=${minutes}`
	},
	"pnpm-rush": {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (minutes) => `--config.minimum-release-age=${minutes}`
	},
	"bun": {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global"
		],
		flag: (minutes) => `--minimum-release-age=${minutes * 60}`
	},
	"deno": {
		commands: [
			"install",
			"add",
			"global",
			"execute"
		],
		flag: (minutes) => `--minimum-dependency-age=${minutes}`
	},
	"nub": {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (minutes) => `--minimum-release-age=${minutes}`
	},
	"upm": {
		commands: [
			"install",
			"add",
			"execute"
		],
		flag: (minutes) => `--min-release-age=${minutes / 1440}`
	}
};
function resolveCommand(agent, command, args, options = {}) {
	const value = COMMANDS[agent][command];
	if (options.ignoreWorkspaceRootCheck && WORKSPACE_ROOT_CHECK_COMMANDS[agent]?.includes(command)) args = ["--ignore-workspace-root-check", ...args];
	const releaseAge = MINIMUM_RELEASE_AGE_FLAGS[agent];
	if (options.minimumReleaseAge != null && releaseAge?.commands.includes(command)) args = [releaseAge.flag(options.minimumReleaseAge), ...args];
	return constructCommand(value, args);
}
function constructCommand(value, args) {
	if (value == null) return null;
	const list = typeof value === "function" ? value(args) : value.flatMap((v) => {
		if (typeof v === "number") return args;
		return [v];
	});
	return {
		command: list[0],
		args: list.slice(1)
	};
}

// node_modules/package-manager-detector/dist/constants.mjs
const AGENTS = [
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
const LOCKS = {
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
const INSTALL_METADATA = {
	"node_modules/.aube/": "aube",
	"node_modules/.deno/": "deno",
	"node_modules/.pnpm/": "pnpm",
	"node_modules/.upm/": "upm",
	"node_modules/.yarn-state.yml": "yarn",
	"node_modules/.yarn_integrity": "yarn",
	"node_modules/.package-lock.json": "npm",
	".pnp.cjs": "yarn",
	".pnp.js": "yarn",
	"bun.lock": "bun",
	"bun.lockb": "bun"
};

// node_modules/package-manager-detector/dist/detect.mjs
async function pathExists(path2, type) {
	try {
		const stat = await fs$1.stat(path2);
		return type === "file" ? stat.isFile() : stat.isDirectory();
	} catch {
		return false;
	}
}
function* lookup(cwd = process$1.cwd()) {
	let directory = path$1.resolve(cwd);
	const { root } = path$1.parse(directory);
	while (directory && directory !== root) {
		yield directory;
		directory = path$1.dirname(directory);
	}
}
async function parsePackageJson(filepath, options) {
	if (!filepath || !await pathExists(filepath, "file")) return null;
	return await handlePackageManager(filepath, options);
}
async function detect(options = {}) {
	const { cwd, strategies = [
		"lockfile",
		"packageManager-field",
		"devEngines-field"
	] } = options;
	let stopDir;
	if (typeof options.stopDir === "string") {
		const resolved = path$1.resolve(options.stopDir);
		stopDir = (dir) => dir === resolved;
	} else stopDir = options.stopDir;
	for (const directory of lookup(cwd)) {
		for (const strategy of strategies) switch (strategy) {
			case "lockfile":
				if (await pathExists(path$1.join(directory, "rush.json"), "file")) return {
					name: "pnpm",
					agent: "pnpm-rush"
				};
				for (const lock of Object.keys(LOCKS)) if (await pathExists(path$1.join(directory, lock), "file")) {
					const name = LOCKS[lock];
					const result = await parsePackageJson(path$1.join(directory, "package.json"), options);
					if (result) return result;
					else return {
						name,
						agent: name
					};
				}
				break;
			case "packageManager-field":
			case "devEngines-field": {
				const result = await parsePackageJson(path$1.join(directory, "package.json"), options);
				if (result) return result;
				break;
			}
			case "install-metadata": for (const metadata of Object.keys(INSTALL_METADATA)) {
				const fileOrDir = metadata.endsWith("/") ? "dir" : "file";
				if (await pathExists(path$1.join(directory, metadata), fileOrDir)) {
					const name = INSTALL_METADATA[metadata];
					return {
						name,
						agent: name === "yarn" ? isMetadataYarnClassic(metadata) ? "yarn" : "yarn@berry" : name
					};
				}
			}
		}
		if (stopDir?.(directory)) break;
	}
	return null;
}
function normalizeAgentVersion(version) {
	return version?.match(/\d+(\.\d+){0,2}/)?.[0] ?? version;
}
function getNameAndVer(pkg) {
	if (typeof pkg.packageManager === "string") {
		const [name, ver] = pkg.packageManager.replace(/^\^/, "").split("@");
		return {
			name,
			ver: normalizeAgentVersion(ver)
		};
	}
	if (typeof pkg.devEngines?.packageManager?.name === "string") return {
		name: pkg.devEngines.packageManager.name,
		ver: normalizeAgentVersion(pkg.devEngines.packageManager.version)
	};
}
async function handlePackageManager(filepath, options) {
	try {
		const content = await fs$1.readFile(filepath, "utf8");
		const pkg = options.packageJsonParser ? await options.packageJsonParser(content, filepath) : JSON.parse(content);
		const nameAndVer = getNameAndVer(pkg);
		if (nameAndVer) return resolveAgent(nameAndVer.name, nameAndVer.ver) ?? options.onUnknown?.(pkg.packageManager) ?? null;
	} catch {}
	return null;
}
function resolveAgent(name, ver) {
	let agent;
	let version = ver;
	if (name === "yarn" && ver && Number.parseInt(ver) > 1) {
		agent = "yarn@berry";
		version = "berry";
		return {
			name,
			agent,
			version
		};
	} else if (name === "pnpm" && ver && Number.parseInt(ver) < 7) {
		agent = "pnpm@6";
		return {
			name,
			agent,
			version
		};
	} else if (AGENTS.includes(name)) {
		agent = name;
		return {
			name,
			agent,
			version
		};
	}
}
function isMetadataYarnClassic(metadataPath) {
	return metadataPath.endsWith(".yarn_integrity");
}

// src/steps/build/commands.ts
async function findCommands(plan) {
	const { build } = plan.config;
	const manifest = await readManifest(plan.buildRoot);
	if (manifest === void 0) return {
		install: build.install,
		build: build.command
	};
	const found = await detect({
		cwd: plan.buildRoot,
		stopDir: plan.workspace,
		strategies: ["packageManager-field", "lockfile"]
	});
	const agent = found?.agent ?? "npm";
	const needsInstall = manifest.dependencies > 0;
	const remark = found === null && build.install === void 0 && needsInstall ? "No lockfile: the versions of the dependencies may differ from build to build. Commit the lockfile." : void 0;
	const install = build.install ?? (needsInstall ? command(agent, found === null ? "install" : "frozen") : void 0);
	if (build.command !== void 0) return {
		install,
		build: build.command,
		remark
	};
	if (manifest.hasBuildScript) return {
		install,
		build: command(agent, "run", "build"),
		remark
	};
	if (build.output !== void 0) return {
		install: build.install,
		build: void 0
	};
	throw new SiteDeployError("BUILD_COMMAND_MISSING", `${path$1.join(build.root, "package.json")} has no script "build", and build.command is not set.`);
}
function command(agent, name, ...args) {
	const resolved = resolveCommand(agent, name, args);
	if (resolved === null) throw new SiteDeployError("BUILD_COMMAND_MISSING", `The package manager ${agent} has no command for "${name}".`);
	return [resolved.command, ...resolved.args].join(" ");
}
async function readManifest(folder) {
	const file = path$1.join(folder, "package.json");
	const text = await readIfThere(file);
	if (text === void 0) return void 0;
	try {
		const json = JSON.parse(text);
		const count = (field) => Object.keys(json[field] ?? {}).length;
		return {
			hasBuildScript: typeof json.scripts?.build === "string",
			dependencies: count("dependencies") + count("devDependencies") + count("optionalDependencies") + count("workspaces")
		};
	} catch (error) {
		throw new SiteDeployError("BUILD_COMMAND_MISSING", `${file} is not valid JSON.`, {
			cause: error,
			remedy: "Correct package.json."
		});
	}
}

// src/steps/build/environment.ts
const allowed = new Set([
	"PATH HOME USER LOGNAME SHELL TMPDIR TEMP TMP LANG LANGUAGE TZ TERM CI NODE_ENV NODE_OPTIONS NO_COLOR FORCE_COLOR",
	"XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME COREPACK_HOME PNPM_HOME JAVA_HOME GOROOT GEM_HOME DOTNET_ROOT",
	"SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMDATA PROGRAMFILES",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR",
	"CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT GIT_SSL_CAINFO",
	"NPM_CONFIG_REGISTRY NPM_CONFIG_CACHE NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG YARN_CACHE_FOLDER",
	"NPM_CONFIG_CAFILE NPM_CONFIG_STRICT_SSL",
	"NPM_CONFIG_PROXY NPM_CONFIG_HTTP_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY",
	"GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REF GITHUB_REF_NAME GITHUB_SHA",
	"GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL",
	"RUNNER_OS RUNNER_ARCH RUNNER_TRACKING_ID"
].flatMap((names) => names.split(" ")));
function buildEnvironment(plan, env, textFile) {
	const passed = new Set(plan.config.build.passEnv);
	const result = {};
	for (const [name, value] of Object.entries(env)) {
		if (value === void 0) continue;
		const upper = name.toUpperCase();
		if (allowed.has(upper) || upper.startsWith("LC_") || passed.has(name)) result[name] = upper === "PATH" ? withoutNpm(value) : value;
	}
	return {
		...result,
		...plan.config.build.env,
		SITE_ENVIRONMENT: plan.environment,
		SITE_VERSION: plan.version,
		SITE_URL: plan.url ?? plan.config.site.url,
		SITE_TEXT_FILE: textFile
	};
}
function withoutNpm(value) {
	const folders = value.split(path$1.delimiter);
	const last = folders.findLastIndex((folder) => path$1.basename(folder) === "node-gyp-bin");
	const isNpms = (folder) => path$1.basename(folder) === "node-gyp-bin" || folder.endsWith(path$1.join("node_modules", ".bin"));
	return folders.filter((folder, index) => index > last || !isNpms(folder)).join(path$1.delimiter);
}

// src/steps/build/install-failure.ts
const shown$1 = 8;
const reasons = [
	{
		pattern: anyOf("SELF_SIGNED_CERT", "UNABLE_TO_(GET_ISSUER|VERIFY)", "CERT_(HAS_EXPIRED|NOT_YET_VALID|UNTRUSTED|SIGNATURE_FAILURE)", "ERR_TLS_CERT", "self[- ]signed certificate", "unable to (get local issuer certificate|verify the first certificate)"),
		remedy: "The certificate of the package registry, or of a proxy before it, is not trusted. Name the file of your authority in NODE_EXTRA_CA_CERTS, or as \"cafile\" in .npmrc."
	},
	{
		pattern: anyOf("\\b(E401|E403|ENEEDAUTH)\\b", "ERR_PNPM_FETCH_40[13]", "YN0041", "\\b401 Unauthorized\\b"),
		remedy: "The package registry wants a login. Name the variable that holds its token in build.passEnv, and refer to it in .npmrc."
	},
	{
		pattern: anyOf("\\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\\b", "ERR_PNPM_META_FETCH_FAIL"),
		remedy: "The package registry was not reached. Check its address in .npmrc, the proxy (HTTPS_PROXY), and that this machine can look its name up."
	},
	{
		pattern: anyOf("only install packages when your package\\.json and", "can only install with an existing package-lock", "ERR_PNPM_(OUTDATED|NO)_LOCKFILE", "YN0028", "lockfile needs to be updated", "lockfile is frozen"),
		remedy: "Run the install of the package manager on your machine, and commit the lockfile that it writes."
	}
];
function anyOf(...patterns) {
	return new RegExp(patterns.join("|"), "i");
}
function explainInstall({ reasons: lines, tail }) {
	const why = essenceOf(lines);
	if (why.length === 0) return { facts: ["its last lines:", ...quoted(tail)] };
	const known = reasons.find(({ pattern }) => pattern.test(why.join("\n")));
	return {
		facts: ["what it says:", ...quoted(why)],
		...known !== void 0 && { remedy: known.remedy }
	};
}
function essenceOf(lines) {
	const end = lines.findIndex((line) => /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(line));
	return lines.slice(0, end === -1 ? void 0 : end).filter((line) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(line)).slice(0, shown$1);
}
const quoted = (lines) => lines.map((line) => `| ${line}`);

// src/steps/build/output.ts
const usual = [
	"dist",
	"build",
	"_site",
	"out",
	"public",
	"site",
	"www",
	"output"
];
async function findOutput(plan, since) {
	const wasBuilt = since !== void 0;
	const { output, root } = plan.config.build;
	if (output !== void 0) {
		const folder = await inside(plan, output);
		if (await isFolder$1(folder)) return folder;
		throw await notFound(plan, `The folder "${path$1.join(root, output)}" (build.output) does not exist${wasBuilt ? " after the build" : ""}.`);
	}
	for (const candidate of wasBuilt ? await fromFramework(plan.buildRoot) : ["."]) {
		const folder = await inside(plan, candidate);
		if (!(wasBuilt && isInside(folder, plan.buildRoot)) && await indexTime(folder) !== void 0) return folder;
	}
	const holding = [];
	for (const folder of usual) {
		const written = await indexTime(path$1.join(plan.buildRoot, folder));
		if (written !== void 0) holding.push({
			folder,
			written
		});
	}
	const fresh = holding.filter(({ written }) => since !== void 0 && written >= since);
	const [only, ...others] = fresh.length > 0 ? fresh : holding;
	if (only !== void 0 && others.length === 0) return inside(plan, only.folder);
	throw await notFound(plan, only === void 0 ? "No folder with an index.html was found." : `Several folders could be the built site: ${[only, ...others].map(({ folder }) => folder).join(", ")}.`);
}
async function fromFramework(root) {
	const { detectProjectFolders } = await import("./frameworks.js").then((n) => n.t);
	const { app } = await detectProjectFolders(root);
	return (app.find((folder) => path$1.relative(root, folder.rootPath) === "")?.frameworks ?? []).toReversed().map((framework) => framework.config.outputLocation).filter((location) => location !== void 0).flatMap((location) => {
		if (location.startsWith("{")) return [];
		return location === ".next" ? ["out"] : [location, path$1.join(location, "browser")];
	});
}
const inside = (plan, folder) => resolveInside(plan.workspace, path$1.relative(plan.workspace, path$1.resolve(plan.buildRoot, folder)) || ".", "The build output");
async function notFound(plan, message) {
	const folders = (await readdir(plan.buildRoot, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules").map((entry) => entry.name);
	const facts = folders.length === 0 ? [] : [`folders in build.root: ${folders.join(", ")}`];
	if (plan.config.build.output === void 0 && await indexTime(plan.buildRoot) !== void 0) facts.push("build.root itself has an index.html; it is only taken where build.output names it, since it holds the sources");
	return new SiteDeployError("BUILD_OUTPUT_NOT_FOUND", message, { facts });
}
const isFolder$1 = (folder) => stat(folder).then((found) => found.isDirectory(), () => false);
const indexTime = (folder) => stat(path$1.join(folder, "index.html")).then((found) => found.isFile() ? found.mtimeMs : void 0, () => void 0);

// src/steps/build/build.ts
const clockStepMs = 20;
async function build(plan, deps) {
	const commands = await findCommands(plan);
	if (commands.remark !== void 0) deps.log.warn(commands.remark);
	const minutes = plan.config.build.timeoutMinutes;
	const began = Date.now() - clockStepMs;
	const timeLimit = AbortSignal.timeout(minutes * 6e4);
	const context = {
		plan,
		environment: buildEnvironment(plan, deps.env, await writeTexts(plan, deps)),
		deps,
		signal: AbortSignal.any([deps.signal, timeLimit])
	};
	try {
		if (commands.install !== void 0) await run(commands.install, installFailed, context);
		if (commands.build !== void 0) await run(commands.build, buildFailed, context);
	} catch (error) {
		deps.signal.throwIfAborted();
		if (!timeLimit.aborted) throw error;
		throw new SiteDeployError("BUILD_TIMEOUT", `The build was ended after ${minutes} minute(s) (build.timeoutMinutes).`);
	}
	return {
		folder: await findOutput(plan, commands.build === void 0 ? void 0 : began),
		commands: [commands.install, commands.build].filter((command) => command !== void 0)
	};
}
async function writeTexts({ workspace, config: { content } }, { scratch }) {
	const read = content.mode === "commit" ? await loadContentFile(workspace, content.file) : void 0;
	const file = path$1.join(scratch, "site-text.json");
	await writeFile(file, `${JSON.stringify(Object.fromEntries(read?.texts ?? []), null, 2)}\n`);
	return file;
}
const installFailed = (how, output) => new SiteDeployError("BUILD_INSTALL_FAILED", how, { ...explainInstall(output) });
const buildFailed = (how, { tail }) => new SiteDeployError("BUILD_FAILED", how, { facts: ["its last lines:", ...tail.map((line) => `| ${line}`)] });
const toolMissing = (how, output) => new SiteDeployError("BUILD_TOOL_MISSING", how, { facts: buildFailed(how, output).facts });
async function run(command, failed, { plan, environment, deps, signal }) {
	const where = path$1.relative(plan.workspace, plan.buildRoot) || ".";
	const shown = deps.log.foreign(where === "." ? command : `${command}  (in ${where})`);
	const output = new CommandOutput();
	try {
		const result = await runCommand(command, {
			cwd: plan.buildRoot,
			env: environment,
			signal,
			onLine(line) {
				shown.line(line);
				output.read(line);
			}
		});
		if (result.code === 0) return;
		const how = result.code === null ? `was ended by ${result.killedBy}` : `ended with exit code ${result.code}`;
		throw (result.code === 127 || result.code === 9009 ? toolMissing : failed)(`"${command}" ${how}.`, output);
	} finally {
		shown.close();
	}
}

// src/shared/package-name.ts
function packageName({ slug, environment, version }) {
	return `site-${slug}-${environment}-${version}`;
}

// src/shared/site-tree.ts
const forbiddenName = anyName([
	"\\.git",
	"\\.github",
	"\\.hg",
	"\\.svn",
	"node_modules",
	"\\.env.*",
	"\\.npmrc",
	"\\.yarnrc(\\.yml)?",
	"\\.netrc"
], [
	"\\.pypirc",
	"\\.git-credentials",
	"\\.htpasswd",
	"\\.ssh",
	"\\.aws",
	"\\.azure",
	"\\.gnupg",
	"\\.?site\\.config\\.ya?ml"
]);
const sourceName = anyName([
	"package\\.json",
	"package-lock\\.json",
	"npm-shrinkwrap\\.json",
	"yarn\\.lock",
	"pnpm-(lock|workspace)\\.yaml"
], [
	"bun\\.lockb?",
	"deno\\.(jsonc?|lock)",
	"Gemfile(\\.lock)?",
	"composer\\.(json|lock)",
	"Cargo\\.(toml|lock)",
	"go\\.(mod|sum)"
], [
	"pyproject\\.toml",
	"(poetry|uv)\\.lock",
	"Pipfile(\\.lock)?",
	"requirements\\.txt"
]);
function anyName(...names) {
	return new RegExp(`^(${names.flat().join("|")})$`, "i");
}
function readSiteTree(folder) {
	const root = realpathSync(folder);
	const files = [];
	const forbidden = [];
	const escaping = [];
	const visit = (directory, prefix, parents) => {
		for (const entry of readdirSync(directory, { withFileTypes: true })) {
			const name = prefix + entry.name;
			if (forbiddenName.test(entry.name) || prefix === "" && sourceName.test(entry.name)) {
				forbidden.push(name);
				continue;
			}
			const place = path$1.join(directory, entry.name);
			const file = entry.isSymbolicLink() ? targetInside(root, place) : place;
			if (file === void 0) {
				escaping.push(name);
				continue;
			}
			const stat = statSync(file);
			if (stat.isDirectory()) {
				if (parents.includes(file)) escaping.push(name);
				else visit(file, `${name}/`, [...parents, file]);
			} else if (stat.isFile()) files.push({
				path: name,
				size: stat.size,
				file,
				modifiedMs: stat.mtimeMs
			});
			else forbidden.push(name);
		}
	};
	visit(root, "", [root]);
	return {
		folder: root,
		files,
		forbidden,
		escaping
	};
}
function targetInside(root, link) {
	try {
		const target = realpathSync(link);
		return isInside(root, target) ? target : void 0;
	} catch {
		return;
	}
}

// src/steps/pack/order.ts
function inByteOrder(files) {
	return Array.from(files, (file) => ({
		file,
		key: Buffer.from(file.path)
	})).sort((a, b) => Buffer.compare(a.key, b.key)).map(({ file }) => file);
}

// src/steps/pack/check-tree.ts
function checkTree({ folder, files, forbidden, escaping }) {
	if (escaping.length > 0) throw new SiteDeployError("PATH_OUTSIDE_WORKSPACE", `The built site has ${escaping.length} symbolic link(s) that leave it or lead nowhere.`, {
		facts: firstOf(escaping),
		remedy: "Replace the links by the files themselves, or leave them out of the build output."
	});
	if (forbidden.length > 0) throw new SiteDeployError("PACKAGE_FORBIDDEN_FILE", `${folder} holds ${forbidden.length} file(s) or folder(s) that must not be published.`, { facts: firstOf(forbidden) });
	if (files.length === 0) throw new SiteDeployError("PACKAGE_EMPTY", `There are no files in ${folder}.`);
	return inByteOrder(files).map((found) => ({
		kind: "file",
		...found
	}));
}

// src/steps/pack/limits.ts
function checkLimits(files, { maxTotalSize, maxFiles }) {
	const most = Math.min(maxFiles, formatLimits.files);
	if (files.length > most) throw new SiteDeployError("PACKAGE_TOO_MANY_FILES", `The built site has ${files.length} files; ${most} are allowed (hosting.maxFiles).`, { facts: ["most files are in:", ...largestFolders(files)] });
	const total = files.reduce((sum, file) => sum + file.size, 0);
	const mostBytes = Math.min(maxTotalSize, formatLimits.bytes - (64 << 20));
	if (total > mostBytes) {
		const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 10);
		throw new SiteDeployError("PACKAGE_TOO_LARGE", `The built site has ${bytes(total)}; ${bytes(mostBytes)} are allowed (hosting.maxTotalSize).`, { facts: ["the largest files:", ...largest.map((file) => `${bytes(file.size).padStart(9)}  ${file.path}${hint(file.path)}`)] });
	}
}
function hint(file) {
	if (file.endsWith(".map")) return "  (source map)";
	return /\.(mp4|webm|mov|avi)$/i.test(file) ? "  (video)" : "";
}
function largestFolders(files) {
	const counts = /* @__PURE__ */ new Map();
	for (const { path } of files) {
		const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
		counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([folder, count]) => `${String(count).padStart(6)}  ${folder}`);
}

// src/steps/pack/manifest.ts
function createManifest(files) {
	return {
		files,
		totalBytes: files.reduce((sum, file) => sum + file.size, 0),
		largestBytes: files.reduce((largest, file) => Math.max(largest, file.size), 0)
	};
}

// src/steps/pack/names.ts
function checkNames(paths) {
	const refused = [];
	const seen = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const reason = refusal(path);
		if (reason !== void 0) refused.push(`${JSON.stringify(path)}: ${reason}`);
		for (let place = path; place !== "" && !seen.has(place); place = folderOf(place)) {
			seen.add(place);
			const folded = place.normalize("NFC").toLowerCase();
			const other = taken.get(folded);
			if (other === void 0) taken.set(folded, place);
			else refused.push(`${place}: the same as ${other} where upper and lower case do not differ`);
		}
	}
	if (refused.length === 0) return;
	throw new SiteDeployError("PACKAGE_NAME_REFUSED", `The built site has ${refused.length} name(s) that the hosting could not keep as they are.`, { facts: firstOf(refused) });
}
function refusal(path) {
	if (path.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(path)) return "it has a control character";
	if (path.includes("�") || !path.isWellFormed()) return "it is not UTF-8";
	if (/^[/]|^[a-z]:/i.test(path)) return "it is an absolute path";
	if (path.split("/").some((part) => part === "" || part === "." || part === "..")) return "it leads out of the site";
	if (Buffer.byteLength(path) > 1e3) return "it is longer than 1,000 bytes";
}
const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

// src/steps/pack/write-artifact.ts
async function writeArtifact(plan, built, deps) {
	const target = await resolveInside(plan.workspace, artifactFolder, "The folder");
	await clear(target);
	const sources = checkTree(readSiteTree(built.folder));
	checkNames(sources.map((source) => source.path));
	checkLimits(sources, plan.config.hosting);
	const files = [];
	const made = /* @__PURE__ */ new Set();
	const pace = paced(deps.signal);
	for (const source of sources) {
		const file = path$1.join(target, "site", source.path);
		const folder = path$1.dirname(file);
		if (!made.has(folder)) mkdirSync(folder, { recursive: true });
		made.add(folder);
		files.push({
			path: source.path,
			size: source.size,
			sha256: copyAndHash(source, file)
		});
		await pace();
	}
	const { environment, version } = plan;
	const identity = {
		slug: plan.config.site.slug,
		environment,
		version,
		commit: plan.event.sha
	};
	const digest = artifactDigest(identity, files);
	const manifest = {
		format: 2,
		...identity,
		digest,
		files
	};
	await writeFile(path$1.join(target, "manifest.json"), JSON.stringify(manifest));
	return {
		folder: artifactFolder,
		name: packageName(identity),
		manifest: createManifest(files),
		digest
	};
}
async function clear(target) {
	if ((await undefinedIfMissing(readdir(target)) ?? []).some((name) => name !== "site" && name !== "manifest.json")) throw new SiteDeployError("USAGE", `The folder ${artifactFolder} holds something else than a built site.`, { remedy: `Remove or rename ${artifactFolder}: the name is needed for the built site.` });
	await rm(target, {
		recursive: true,
		force: true
	});
}

// src/deploy/facts.ts
function factsOfPlan(plan) {
	const { environment, version: siteVersion } = plan;
	if (plan.mode === "close") return {
		environment,
		siteVersion,
		closing: plan.environmentName
	};
	const run = plan.rollbackRun;
	return {
		environment,
		siteVersion,
		...run !== void 0 && { rolledBack: {
			run,
			commit: plan.event.sha
		} }
	};
}
function factsOfArtifact({ folder, name, manifest, digest }) {
	return {
		fileCount: manifest.files.length,
		totalBytes: manifest.totalBytes,
		digest,
		folder,
		artifact: name
	};
}
function factsOfPackage({ manifest, marker }) {
	return {
		fileCount: manifest.files.length,
		totalBytes: manifest.totalBytes,
		digest: marker.digest
	};
}
function factsOfDeployment(deployment) {
	if (deployment.outcome === "unchanged") return { isUnchanged: true };
	return {
		deploymentId: deployment.id,
		correlationId: deployment.correlationId,
		url: deployment.url
	};
}
function factsOfClosing({ outcome, gone, correlationId }) {
	return {
		closed: {
			outcome,
			gone
		},
		correlationId
	};
}

// src/deploy/messages.ts
function planned(plan) {
	const { slug } = plan.config.site;
	if (plan.mode === "close") return `to close the Preview "${plan.environmentName}" of ${slug}`;
	const { sha } = plan.event;
	const commit = sha === "" ? "not a commit" : `commit ${sha.slice(0, 12)}`;
	const again = plan.rollbackRun === void 0 ? "" : `, again, as run ${plan.rollbackRun} built it`;
	return `${slug} ${plan.version} to ${plan.environment}, ${commit}${again}`;
}
const loggedIn = ({ config }) => `as application ${config.azure.clientId}, without a stored secret`;
const exchanged = ({ config }) => `deployment token for ${config.site.slug}, masked`;
function built({ workspace }, { commands, origin, folder }) {
	if (origin !== void 0) return `as built by the earlier job, ${origin.files.length} files`;
	const place = path$1.relative(workspace, folder) || "the whole repository";
	return commands.length === 0 ? `nothing to build, the site is ${place}` : `${commands.join(", ")}; the site is ${place}`;
}
const finished = ({ overlay, pages }) => [pages.size === 1 ? "1 page changed" : `${pages.size} pages changed`, ...overlay.keys()].join(", ");
function packed({ manifest, marker, delivery }) {
	return `${`${manifest.files.length} files, ${bytes(manifest.totalBytes)}`}, ${handedOver(delivery)}, ${marker.digest.slice(0, 19)}`;
}
function handedOver(delivery) {
	if (delivery.kind === "archive") return `packed ${bytes(delivery.bytes)}`;
	return delivery.kind === "none" ? "not packed, since it is live" : "not packed, since the platform's client takes a folder";
}
const keptAsArtifact = ({ folder, manifest }) => `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, in ${folder}`;
function uploaded(deployment) {
	if (deployment.outcome === "unchanged") return "the live site has these files already: nothing was sent";
	return deployment.outcome === "accepted" ? `deployment ${deployment.id}` : `deployment ${deployment.id}: the platform did not say how it ended; the live site will tell`;
}
const verified = ({ url, looks }) => `${url} serves this build: ${looks.join(", ")}`;
const notified = ({ status }) => `the portal knows: ${status}`;
const closed = ({ environmentName }, { outcome }) => `the Preview "${environmentName}": ${outcome}`;
const toBeClosed = ({ environmentName }) => `the Preview "${environmentName}": planned`;

// src/deploy/build-only.ts
async function buildOnly(plan, run) {
	const built$2 = await run.step("build", (deps) => build(plan, deps), (site) => built(plan, site));
	const artifact = await run.step("pack", (deps) => writeArtifact(plan, built$2, deps), keptAsArtifact);
	run.learn(factsOfArtifact(artifact));
	run.ends("succeeded");
}

// src/shared/live-site/look.ts
function look(address, deps) {
	return deps.http.send({
		method: "GET",
		url: address,
		headers: {
			"cache-control": "no-cache",
			accept: "text/html,application/json;q=0.9,*/*;q=0.8"
		},
		follow: {},
		retry: retry.never,
		idleMs: 1e4,
		signal: deps.signal
	});
}

// src/shared/live-site/marker.ts
const markerPath = ".well-known/site-deploy.json";
const identityKeys = [
	"slug",
	"environment",
	"version"
];
function sameIdentity(one, other) {
	return other !== void 0 && identityKeys.every((key) => one[key] === other[key]);
}

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
		return;
	}
}

// src/swa/content-service/call.ts
var TokenRefused = class extends Error {
	name = "TokenRefused";
};
function caller(correlationId) {
	return async (what, answering, mayRefuseToken = false) => {
		const facts = [`correlation id: ${correlationId}`];
		const answer = await answering.catch((error) => {
			if (!(error instanceof HttpFault)) throw error;
			throw new SiteDeployError("UPLOAD_UNAVAILABLE", `The hosting platform did not ${what}.`, {
				cause: error,
				facts: [error.message, ...facts]
			});
		});
		if (answer.kind === "ok") return answer.response;
		if (answer.kind === "unexpected") throw new SiteDeployError("UPLOAD_ANSWER_INVALID", `The hosting platform did not ${what}.`, { facts: [`received: ${answer.received}`, ...facts] });
		const reason = `reason: ${answer.reason} (status ${answer.status})`;
		if (mayRefuseToken && isTokenRefusal(answer.status, answer.reason)) throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
			cause: new TokenRefused(answer.reason),
			facts: [reason, ...facts]
		});
		const isPassing = answer.status === 429 || answer.status >= 500;
		throw new SiteDeployError(isPassing ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `The hosting platform did not ${what}.`, { facts: [reason, ...facts] });
	};
}
function isTokenRefusal(status, reason) {
	return status === 401 || status === 403 || /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(reason);
}
function isUnexpectedShape(error) {
	return error instanceof SiteDeployError && (error.code === "UPLOAD_TOKEN_SHAPE" || error.code === "UPLOAD_ANSWER_INVALID");
}
function unknownTokenShape(length) {
	return new SiteDeployError("UPLOAD_TOKEN_SHAPE", "The deployment token is not of the shape that the direct protocol knows.", { facts: [`its length: ${length} characters`] });
}

// src/swa/content-host.ts
const regions = {
	0: "hk1",
	3: "am2",
	15: "eus2",
	16: "dm1",
	30: "wus2"
};
function contentHost(token) {
	const match = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(token.reveal());
	if (match === null || token.reveal().length < 104) return void 0;
	const slice = Number(match[1] || "0");
	const region = regions[Number.parseInt(match[2] ?? "", 16)];
	if (region === void 0 || !Number.isSafeInteger(slice)) return void 0;
	return {
		host: `content-${region}.infrastructure.${slice === 0 ? "" : `${slice}.`}azurestaticapps.net`,
		slice
	};
}

// src/swa/content-service/envelope.ts
const Envelope = looseObject({
	isSuccessStatusCode: optional(nullable(boolean())),
	statusCode: optional(nullable(number())),
	response: optional(unknown())
});
const deepest = 6;
function readAnswer(http) {
	const json = inCamelCase(http.json, 0);
	const parsed = safeParse(Envelope, json);
	if (!http.ok) return {
		kind: "refused",
		status: http.status,
		reason: reasonOf(json) ?? firstLine(http.text)
	};
	if (!parsed.success) return {
		kind: "unexpected",
		received: `status ${http.status}, ${http.headers["content-type"] ?? "no content type"}: ${firstLine(http.text)}`
	};
	const { isSuccessStatusCode, statusCode, response } = parsed.data;
	if (isSuccessStatusCode === false || typeof statusCode === "number" && statusCode >= 400) return {
		kind: "refused",
		status: statusCode ?? http.status,
		reason: reasonOf(json) ?? "no reason given"
	};
	return {
		kind: "ok",
		response: isObject(response) ? response : {}
	};
}
function inCamelCase(value, depth) {
	if (depth > deepest) return value;
	if (Array.isArray(value)) return value.map((part) => inCamelCase(part, depth + 1));
	if (!isObject(value)) return value;
	const members = Object.entries(value).map(([name, member]) => [name.charAt(0).toLowerCase() + name.slice(1), inCamelCase(member, depth + 1)]);
	return Object.fromEntries(members);
}
const reasonNames = [
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
	if (depth > deepest) return [];
	if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
	return (Array.isArray(value) ? value : isObject(value) ? reasonNames.map((name) => value[name]) : []).flatMap((part) => reasonsIn(part, depth + 1));
}
function unhealthyRegions(response) {
	const regions = response.unhealthyRegions;
	return Array.isArray(regions) ? regions.map((region) => typeof region === "string" ? region : reasonOf(region) ?? JSON.stringify(region)) : [];
}
function firstLine(text) {
	const line = text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
	return line === "" ? "an empty body" : line.slice(0, 200);
}

// src/swa/target.ts
function targetOf({ environment, environmentName, url, config, event }) {
	const branch = event.ref.replace(/^refs\/heads\//, "");
	return {
		environment,
		environmentName,
		url,
		siteUrl: config.site.url,
		repository: event.repository,
		branch
	};
}
const reserved = /^(production|prod|default)$/;
const named = /^[a-z0-9]{1,16}$/;
function checkedName({ environment, environmentName: name }) {
	if (environment === "Production" ? name === null : name !== null && named.test(name) && !reserved.test(name)) return name;
	const found = name === null ? "Production" : `"${name}"`;
	throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The plan is for ${environment}, but the environment of the hosting is ${found}.`);
}
function checkTarget({ environment, url, siteUrl }, production) {
	if (environment === "Production") return;
	const live = [production, siteUrl].map(asOrigin);
	const planned = asOrigin(url);
	if (planned === void 0 || !live.includes(planned)) return;
	throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The Preview is planned at ${planned}, which is the live site.`, { remedy: "Correct environments.preview.url in the site config, or leave it out: the hosting names the address." });
}
function checkLanding({ environment, siteUrl }, landed, production) {
	const origin = asOrigin(landed);
	const live = [production, siteUrl].map(asOrigin);
	if (environment === "Production" || origin === void 0 || !live.includes(origin)) return;
	throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The platform says that the Preview is at ${origin}, which is the live site.`, { remedy: "Open the live site. Where it serves the Preview, deploy Production again at once." });
}
function asOrigin(address) {
	const text = address?.trim() ?? "";
	if (text === "") return void 0;
	const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
	return URL.canParse(url) ? new URL(url).origin : void 0;
}

// src/swa/content-service/event-info.ts
const closingForms = ["pull request", "named environment"];
function eventInfo(target, slice) {
	const name = checkedName(target);
	return {
		RepoUrl: `https://github.com/${target.repository}`,
		IsPullRequest: false,
		IsNamedEnvironment: name !== null,
		PullRequestId: null,
		PullRequestTitle: null,
		HeadBranch: target.branch,
		BaseBranch: target.branch,
		EnvironmentName: name,
		TenantId: null,
		DefaultHostname: null,
		Slice: slice
	};
}
function closingInfo(target, slice, form) {
	const info = eventInfo(target, slice);
	const name = info.EnvironmentName;
	const event = {
		...info,
		IsPullRequest: true,
		PullRequestId: name,
		PullRequestTitle: name
	};
	return form === "pull request" ? {
		...event,
		IsNamedEnvironment: false,
		EnvironmentName: null
	} : event;
}
function uploadInfo(figures, slice, Status) {
	return {
		TotalAppSizeInBytes: figures.totalBytes,
		MaxSingleFileSizeInBytes: figures.largestBytes,
		AppFileCount: figures.files,
		ApiSizeInBytes: 0,
		HasFunctions: false,
		HasDataApiFiles: false,
		HasDataApiConfigFile: false,
		DatabaseType: "",
		HasRoutes: figures.hasRoutes,
		ConfiguredRoles: figures.roles,
		DefaultFileType: "index.html",
		FunctionLanguage: null,
		ServerRenderFramework: "StaticWebApp",
		DeploymentProvider: "GitHub",
		BackendStartupCommandType: 0,
		ShouldDeployToWebApp: false,
		TenantId: "",
		DefaultHostname: null,
		Slice: slice,
		Status
	};
}

// src/swa/content-service/content-service.ts
function openContentService(options) {
	const place = contentHost(options.token);
	return place && new ContentService(place.host, place.slice, options);
}
var ContentService = class {
	slice;
	correlationId;
	#host;
	#options;
	constructor(host, slice, options) {
		this.slice = slice;
		this.correlationId = options.correlationId;
		this.#host = host;
		this.#options = options;
	}
	validateToken(target) {
		return this.#post("/api/upload/validateapitoken", eventInfo(target, this.slice), retry.safe);
	}
	requestUpload(target, figures) {
		const EventInfo = eventInfo(target, this.slice);
		const UploadInfo = uploadInfo(figures, this.slice, "RequestingUpload");
		return this.#post("/api/upload/request", {
			EventInfo,
			UploadInfo,
			PollingInfo: null
		}, retry.refusedOnly);
	}
	updateStatus(target, figures, PollingInfo) {
		const EventInfo = eventInfo(target, this.slice);
		const UploadInfo = uploadInfo(figures, this.slice, "Succeeded");
		return this.#post("/api/upload/updatestatus", {
			EventInfo,
			UploadInfo,
			PollingInfo
		}, retry.safe);
	}
	checkStatus(polling) {
		return this.#post("/api/upload/checkstatus", polling, {
			...retry.safe,
			attempts: 2
		});
	}
	close(target, form) {
		return this.#post("/api/pullrequest/close", closingInfo(target, this.slice, form), retry.safe);
	}
	async #post(path, json, policy) {
		const { http, token, correlationId, signal } = this.#options;
		const response = await http.send({
			method: "POST",
			url: `https://${this.#host}${path}?apiVersion=v1&deploymentCorrelationId=${correlationId}`,
			headers: { authorization: `token ${token.reveal()}` },
			json,
			retry: policy,
			idleMs: 6e4,
			signal
		});
		return readAnswer(response);
	}
};

// src/swa/official-client/client-environment.ts
function uploadEnvironment({ token, site, environmentName, home, env }) {
	return {
		...childEnvironment(home, env),
		DEPLOYMENT_ACTION: "upload",
		DEPLOYMENT_PROVIDER: "SwaCli",
		DEPLOYMENT_TOKEN: token.reveal(),
		REPOSITORY_BASE: site,
		APP_LOCATION: site,
		CONFIG_FILE_LOCATION: site,
		SKIP_APP_BUILD: "true",
		SKIP_API_BUILD: "true",
		VERBOSE: "false",
		...environmentName !== null && { DEPLOYMENT_ENVIRONMENT: environmentName }
	};
}
function closingEnvironment({ token, eventFile, repository, home, env }) {
	return {
		...childEnvironment(home, env),
		CI: "true",
		GITHUB_ACTIONS: "true",
		GITHUB_EVENT_NAME: "pull_request",
		GITHUB_EVENT_PATH: eventFile,
		GITHUB_REPOSITORY: repository,
		GITHUB_WORKSPACE: home,
		INPUT_ACTION: "close",
		INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: token.reveal()
	};
}

// src/swa/official-client/client-report.ts
var ClientReport = class {
	id;
	url;
	isUploading = false;
	isUploaded = false;
	isUnsure = false;
	failures = [];
	#last = [];
	read(line) {
		const text = stripVTControlCharacters(line).trimEnd();
		const said = text.trim();
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
		return text;
	}
	get last() {
		return this.#last;
	}
};
const unsure = /timed out|not sure if (the )?deployment has succeeded/i;
const failure = new RegExp([
	"Deployment Fail(ed|ure)",
	"^Status:\\s*(Failed|Cancell?ed)",
	"has rejected the request",
	"^Reason:",
	"^ERROR\\(S\\)",
	"unknown exception",
	"api key was invalid",
	"^Unhandled exception",
	"^error:"
].join("|"), "i");

// src/swa/official-client/follow.ts
async function follow(address, more, deps) {
	const request = {
		method: "GET",
		url: address,
		...more,
		follow: { to: "https" },
		signal: deps.signal
	};
	const response = await deps.http.send(request);
	const { location } = response.headers;
	if (response.status < 300 || response.status >= 400 || location === void 0) return response;
	throw new SiteDeployError("UPLOADER_NOT_AVAILABLE", `${response.url} leads to ${location}, which is not followed.`);
}

// src/swa/official-client/release.ts
const releaseMetadataUrl = "https://aka.ms/swalocaldeploy";
const stableVersion = "stable";
const clientName = "StaticSitesClient";
const Releases = array(looseObject({
	version: string$1(),
	buildId: string$1().check(_regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: record(string$1(), looseObject({
		url: string$1(),
		sha: string$1().check(_regex(/^[0-9a-f]{64}$/i))
	}))
}));
function platformOf(system, architecture) {
	if (system === "linux" && architecture === "x64") return "linux-x64";
	if (system === "darwin") return "osx-x64";
	if (system === "win32") return "win-x64";
	throw new SiteDeployError("UPLOADER_NOT_AVAILABLE", `The platform's upload client does not exist for ${system} on ${architecture}.`, { remedy: "Use \"uploader: direct\": it works on every system; or run the job on Linux x64, Windows or macOS." });
}
async function findRelease(platform, buildId, deps) {
	const failed = (message, facts, cause) => new SiteDeployError("UPLOADER_NOT_AVAILABLE", message, {
		facts: [...facts, `metadata: ${releaseMetadataUrl}`],
		cause
	});
	const answer = await follow(releaseMetadataUrl, {}, deps).catch((error) => {
		deps.signal.throwIfAborted();
		throw failed("The release metadata of the platform's upload client could not be read.", [String(error.message)], error);
	});
	if (!answer.ok) throw failed("The release metadata of the platform's upload client could not be read.", [`status ${answer.status} from ${answer.url}`]);
	const parsed = safeParse(Releases, answer.json);
	if (!parsed.success) throw failed("The release metadata of the platform's upload client is not of the shape that is known.", [`received ${answer.headers["content-type"] ?? "no content type"} from ${answer.url}`]);
	const found = parsed.data.find((one) => buildId === void 0 ? one.version === stableVersion : one.buildId === buildId);
	const file = found?.files[platform];
	if (found === void 0 || file === void 0) throw failed(`The release metadata of the platform's upload client has not ${buildId === void 0 ? `a ${stableVersion} build` : `the build ${buildId} (hosting.clientBuildId)`} for ${platform}.`, [`it has: ${parsed.data.map((one) => `${one.version} ${one.buildId}`).join(", ") || "nothing"}`]);
	if (!URL.canParse(file.url) || new URL(file.url).protocol !== "https:") throw failed("The release metadata of the platform's upload client names an address without TLS.", [`address: ${file.url}`]);
	return {
		buildId: found.buildId,
		url: file.url,
		sha256: file.sha.toLowerCase()
	};
}

// src/swa/official-client/official-client.ts
async function getClient({ cache, buildId, system, architecture }, deps) {
	const platform = platformOf(system, architecture);
	const release = await findRelease(platform, buildId, deps);
	const folder = path$1.join(cache, "site-deploy", clientName, release.buildId, platform);
	const file = path$1.join(folder, platform === "win-x64" ? `${clientName}.exe` : clientName);
	const found = await hashOf(file);
	if (found === release.sha256) return {
		file,
		release
	};
	if (found !== void 0) deps.log.warn(`The upload client in the cache is not the one that its release names; it is downloaded again. (${file})`);
	await download(release, folder, file, deps);
	return {
		file,
		release
	};
}
async function checkClient({ file, release }) {
	const found = await hashOf(file);
	if (found !== release.sha256) throw wrongChecksum(release, found ?? "no file", file);
}
async function download(release, folder, file, deps) {
	const started = deps.clock.now();
	const failed = (fact, cause) => new SiteDeployError("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be downloaded.", {
		facts: [
			fact,
			`address: ${release.url}`,
			`build: ${release.buildId}`
		],
		cause
	});
	await mkdir(folder, { recursive: true });
	const part = `${file}.${randomUUID()}`;
	try {
		const answer = await follow(release.url, { saveTo: part }, deps).catch((error) => {
			deps.signal.throwIfAborted();
			throw failed(messageOf(error), error);
		});
		if (!answer.ok) throw failed(`status ${answer.status} from ${answer.url}`);
		const found = await hashOf(part);
		if (found !== release.sha256) throw wrongChecksum(release, found ?? "no file", release.url);
		await chmod(part, 493);
		await rename(part, file);
	} finally {
		await rm(part, { force: true });
	}
	const took = seconds(deps.clock.now() - started);
	deps.log.info(`Upload client ${release.buildId} downloaded in ${took}; its checksum is that of the release.`);
}
function wrongChecksum(release, found, where) {
	return new SiteDeployError("OFFICIAL_CLIENT_CHECKSUM", "The platform's upload client has another checksum than its release names.", { facts: [
		`expected: ${release.sha256}`,
		`found:    ${found}`,
		`file: ${where}`,
		`build: ${release.buildId}`
	] });
}
async function hashOf(file) {
	const hash = createHash$1("sha256");
	try {
		await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
	} catch (error) {
		if (isMissing$1(error)) return void 0;
		throw error;
	}
	return hash.digest("hex");
}

// src/swa/official-client/run-client.ts
async function runClient(client, { home, env, args = [], onStart }, deps) {
	await checkClient(client);
	onStart();
	const report = new ClientReport();
	const output = deps.log.foreign(`${path$1.basename(client.file)} ${client.release.buildId}`);
	try {
		const options = {
			cwd: home,
			env,
			signal: deps.signal,
			onLine: (line) => output.line(report.read(line))
		};
		return {
			report,
			result: await runProgram(client.file, options, args)
		};
	} catch (error) {
		if (deps.signal.aborted) throw error;
		throw new SiteDeployError("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be started.", {
			cause: error,
			facts: [messageOf(error), `file: ${client.file}`],
			remedy: "It needs the C library of a usual Linux; \"uploader: direct\" needs nothing."
		});
	} finally {
		output.close();
	}
}
function factsOf$2({ release }, report, { code, killedBy }) {
	return [
		code === null ? `it was ended by ${killedBy}` : `exit code ${code}`,
		`build of the client: ${release.buildId}`,
		"its last lines:",
		...report.last.map((line) => `| ${line}`)
	];
}

// src/steps/close/close-official.ts
async function closeOfficial(closing, token, deps) {
	const { plan, target, access, record } = closing;
	const client = await access.client(deps);
	const place = await mkdtemp(path$1.join(deps.scratch, "client-"));
	const home = path$1.join(place, "home");
	await mkdir(home);
	const eventFile = path$1.join(place, "event.json");
	await writeFile(eventFile, JSON.stringify(eventOf(plan, target)));
	const { report, result } = await runClient(client, {
		home,
		args: ["close"],
		env: closingEnvironment({
			token,
			eventFile,
			repository: target.repository,
			home,
			env: deps.env
		}),
		onStart: () => record.mayHaveChanged()
	}, deps);
	const facts = factsOf$2(client, report, result);
	const said = report.failures.join("; ");
	if (/no matching\b.*\benvironment/i.test(said)) return "absent";
	if (isTokenRefusal(0, said)) throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", { facts: [`reason: ${said}`, ...facts] });
	if (said !== "" || result.code !== 0) throw new SiteDeployError("OFFICIAL_CLIENT_FAILED", "The platform's upload client did not close the Preview.", { facts: said === "" ? facts : [`reason: ${said}`, ...facts] });
	if (plan.url === void 0) throw new SiteDeployError("CLOSE_UNKNOWN", `The platform's upload client ended without saying whether the Preview "${plan.environmentName}" is closed.`, {
		facts,
		remedy: "Set environments.preview.url in the site config: then the address is looked at."
	});
	return "closed";
}
function eventOf({ config, environmentName: name }, { repository, branch }) {
	const main = config.environments.production.branch;
	return {
		action: "closed",
		number: name,
		pull_request: {
			number: name,
			title: name,
			head: { ref: branch },
			base: { ref: main }
		},
		repository: {
			default_branch: main,
			full_name: repository,
			html_url: `https://github.com/${repository}`
		}
	};
}

// src/steps/close/wait-until-gone.ts
const pause = 2e3;
async function waitUntilGone(plan, deps) {
	const { url, config, environmentName } = plan;
	if (url === void 0) return void 0;
	const { clock, signal } = deps;
	const limit = config.hosting.verificationTimeoutMinutes * 6e4;
	let seen = "";
	const status = await poll({
		clock,
		signal,
		limit,
		pause
	}, async () => {
		seen = await lookOnce$2(url, deps);
		return seen === 404 || seen === 410 ? seen : void 0;
	});
	if (status !== void 0) return {
		url,
		status
	};
	throw new SiteDeployError("CLOSE_UNKNOWN", `The hosting platform was asked to close the Preview "${environmentName}", but ${url} is not gone.`, { facts: [typeof seen === "number" ? `${url} answers with status ${seen}` : seen] });
}
async function lookOnce$2(url, deps) {
	try {
		return (await look(`${url}/`, deps)).status;
	} catch (error) {
		if (!(error instanceof HttpFault)) throw error;
		return error.message;
	}
}

// src/steps/close/close.ts
async function closeEnvironment(plan, access, record, deps) {
	const target = closingTarget(plan);
	await checkUnused(plan, deps);
	const correlationId = randomUUID();
	record.begins(correlationId);
	return {
		correlationId,
		outcome: await close({
			plan,
			target,
			correlationId,
			access,
			record
		}, deps),
		gone: await waitUntilGone(plan, deps)
	};
}
function closingTarget(plan) {
	const target = targetOf(plan);
	checkedName(target);
	checkTarget(target, void 0);
	return target;
}
async function checkUnused({ event, version, url }, deps) {
	const live = await readLive(url, deps);
	if (!(event.name === "delete" || event.name === "push") || version === void 0 || live?.version === void 0 || live.version === version) return;
	throw new SiteDeployError("PREVIEW_IN_USE", `The Preview serves ${live.version}; the deleted branch was of ${version}.`);
}
async function close(closing, deps) {
	const { plan, access } = closing;
	const token = await access.token();
	if (plan.uploader === "official") return closeOfficial(closing, token, deps);
	const { http, signal } = deps;
	const service = openContentService({
		http,
		token,
		correlationId: closing.correlationId,
		signal
	});
	try {
		if (service === void 0) throw unknownTokenShape(token.reveal().length);
		const ask = (form) => caller(closing.correlationId)("close the Preview", service.close(closing.target, form), true);
		const [first, second] = closingForms;
		await ask(first).catch((error) => {
			if (!(error instanceof SiteDeployError && error.code === "UPLOAD_REFUSED" && !isAbsence(error))) throw error;
			return ask(second);
		});
		closing.record.mayHaveChanged();
		return "closed";
	} catch (error) {
		if (isAbsence(error)) return "absent";
		if (!hasDoneNothing(error)) closing.record.mayHaveChanged();
		if (plan.uploader !== "auto" || !isUnexpectedShape(error)) throw error;
		deps.log.warn(`${error.message} ${error.facts[0] ?? ""} Closing by the platform's own client instead.`);
		return closeOfficial(closing, token, deps);
	}
}
function hasDoneNothing(error) {
	const code = error instanceof SiteDeployError ? error.code : void 0;
	return code === "UPLOAD_TOKEN_SHAPE" || code === "UPLOAD_REFUSED" || code === "UPLOAD_TOKEN_REFUSED";
}
function isAbsence(error) {
	return error instanceof SiteDeployError && error.code === "UPLOAD_REFUSED" && error.facts.some((fact) => /no matching\b.*\benvironment/i.test(fact));
}

// src/shared/once.ts
function once(get) {
	let promise;
	return () => {
		promise ??= get();
		return promise;
	};
}

// src/portal/client/explain.ts
const codes$1 = {
	EXCHANGE: {
		invalid: "EXCHANGE_ANSWER_INVALID",
		unauthorized: "EXCHANGE_UNAUTHORIZED",
		forbidden: "EXCHANGE_FORBIDDEN",
		unknown: "EXCHANGE_SITE_UNKNOWN",
		conflict: "EXCHANGE_ANSWER_INVALID",
		limited: "EXCHANGE_RATE_LIMITED",
		refused: "EXCHANGE_ANSWER_INVALID",
		unavailable: "EXCHANGE_UNAVAILABLE",
		answer: "EXCHANGE_ANSWER_INVALID"
	},
	CONTENT: {
		invalid: "CONTENT_UNAVAILABLE",
		unauthorized: "CONTENT_REFUSED",
		forbidden: "CONTENT_REFUSED",
		unknown: "CONTENT_REFUSED",
		conflict: "CONTENT_UNAVAILABLE",
		limited: "CONTENT_UNAVAILABLE",
		refused: "CONTENT_UNAVAILABLE",
		unavailable: "CONTENT_UNAVAILABLE",
		answer: "CONTENT_ANSWER_INVALID"
	},
	NOTIFY: {
		invalid: "NOTIFY_FAILED",
		unauthorized: "NOTIFY_FAILED",
		forbidden: "NOTIFY_FAILED",
		unknown: "NOTIFY_FAILED",
		conflict: "NOTIFY_FAILED",
		limited: "NOTIFY_FAILED",
		refused: "NOTIFY_FAILED",
		unavailable: "NOTIFY_FAILED",
		answer: "NOTIFY_FAILED"
	},
	PORTAL: {
		invalid: "PORTAL_INVALID",
		unauthorized: "PORTAL_UNAUTHORIZED",
		forbidden: "PORTAL_FORBIDDEN",
		unknown: "PORTAL_NOT_FOUND",
		conflict: "PORTAL_CONFLICT",
		limited: "PORTAL_RATE_LIMITED",
		refused: "PORTAL_REFUSED",
		unavailable: "PORTAL_UNAVAILABLE",
		answer: "PORTAL_ANSWER_INVALID"
	}
};
const statuses = {
	400: "invalid",
	401: "unauthorized",
	403: "forbidden",
	404: "unknown",
	409: "conflict",
	412: "conflict",
	422: "invalid",
	429: "limited"
};
function explainPortalError(error, call) {
	const failure = failureOf(error);
	if (failure === void 0 || !(error instanceof Error)) return void 0;
	const remedy = call.remedies?.[failure] ?? remedyOf(error);
	const message = call.message ?? messageFor(error, call);
	return new SiteDeployError(codes$1[call.purpose][failure], message, {
		cause: error,
		facts: factsOf$1(error, message),
		...remedy !== void 0 && { remedy }
	});
}
function failureOf(error) {
	if (error instanceof HttpFault) return "unavailable";
	if (error instanceof PortalAnswerError) return "answer";
	if (!(error instanceof PortalError)) return void 0;
	return statuses[error.status] ?? (error.status >= 500 ? "unavailable" : "refused");
}
const faults = {
	tls: {
		message: (url) => `There is no safe connection to the portal ${url}.`,
		remedy: "Use a certificate that this machine trusts, or name the file of its issuer in NODE_EXTRA_CA_CERTS."
	},
	"not-tls": {
		message: (url) => `There is no safe connection to the portal ${url}.`,
		remedy: "Correct the address of the portal, or its port: what answers there does not speak https."
	},
	proxy: {
		message: (url) => `The portal ${url} cannot be reached through the proxy.`,
		remedy: "Correct HTTPS_PROXY, or name the host of the portal in NO_PROXY where it can be reached directly."
	}
};
function messageFor(error, { url, what }) {
	if (error instanceof HttpFault) return faults[error.kind]?.message(url) ?? `The portal ${url} did not answer.`;
	if (error instanceof PortalError) {
		const status = `status ${error.status}`;
		if (what !== void 0) return `The portal ${url} did not give ${what}: ${status}.`;
		return error.said || `The portal ${url} answered with ${status}.`;
	}
	return `The portal ${url} answered with something else than ${what ?? "what was expected"}.`;
}
function factsOf$1(error, message) {
	if (!(error instanceof PortalError)) return [error.message];
	const { call, status, said, details, requestId } = error;
	return [
		...details.map(({ field, message: why }) => plainText([field, why].filter(Boolean).join(": "))),
		said === message ? `${call}: status ${status}` : error.message,
		...requestId === void 0 ? [] : [`request id: ${requestId}`]
	];
}
function remedyOf(error) {
	if (error instanceof HttpFault) return faults[error.kind]?.remedy;
	return error instanceof PortalError && error.status === 412 ? "Somebody has changed it since it was read: look at it again, then repeat your change." : void 0;
}

// src/steps/exchange/exchange.ts
async function exchange(plan, client, deps) {
	const { portal, site } = plan.config;
	try {
		const token = await client.deployments.createToken(site.slug, { signal: deps.signal });
		deps.log.mask(token);
		return token;
	} catch (error) {
		deps.signal.throwIfAborted();
		const what = `a deployment token for the site "${site.slug}"`;
		throw explainPortalError(error, {
			purpose: "EXCHANGE",
			url: portal.url,
			what
		}) ?? error;
	}
}

// src/identity/claims.ts
function readClaims(token) {
	const claims = decode(token.reveal().split(".")[1] ?? "");
	const text = (name) => typeof claims[name] === "string" ? claims[name] : void 0;
	return {
		subject: text("sub"),
		issuer: text("iss"),
		audience: text("aud"),
		issuedAt: typeof claims.iat === "number" ? claims.iat : void 0
	};
}
function decode(part) {
	return objectOf(parseJson(Buffer.from(part, "base64url").toString("utf8")));
}

// src/steps/login/aadsts.ts
const codes = {
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
function aadstsCode(text) {
	return /AADSTS(\d+)/.exec(text)?.[1];
}
function refusalError(refusal, context, cause) {
	const aadsts = aadstsCode(`${refusal.body ?? ""} ${cause instanceof Error ? cause.message : ""}`);
	const description = descriptionOf(refusal.body);
	const reference = refusal.requestId === void 0 ? [] : [`request id: ${refusal.requestId}`];
	if (aadsts === void 0) {
		const status = refusal.status ?? 0;
		return new SiteDeployError(status === 0 || status === 429 || status >= 500 ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", `The login failed${status === 0 ? "" : ` with status ${status}`}.`, {
			cause,
			facts: [...description === void 0 ? [] : [description], ...reference]
		});
	}
	const code = codes[aadsts] ?? "LOGIN_REFUSED";
	return new SiteDeployError(code, `Microsoft Entra refused the login: AADSTS${aadsts}.`, {
		cause,
		facts: [
			...description === void 0 ? [] : [description],
			...factsOf(code, context, description),
			...reference
		],
		...remedyFor(code, context)
	});
}
function factsOf(code, context, description) {
	const { claims, clientId, tenantId, audience, now } = context;
	const presented = [
		`presented subject:  ${claims?.subject ?? "(none)"}`,
		`presented issuer:   ${claims?.issuer ?? "(none)"}`,
		`presented audience: ${claims?.audience ?? "(none)"}`
	];
	switch (code) {
		case "LOGIN_NO_MATCHING_CREDENTIAL": return [...presented, `application: ${clientId} in tenant ${tenantId}`];
		case "LOGIN_CREDENTIAL_CASE": return [...presented, ...compareCase(claims?.subject, description)];
		case "LOGIN_APPLICATION_UNKNOWN": return [`azure.clientId: ${clientId}`, `azure.tenantId: ${tenantId}`];
		case "LOGIN_TENANT_UNKNOWN": return [`azure.tenantId: ${tenantId}`];
		case "LOGIN_AUDIENCE_UNKNOWN": return [`portal.audience: ${audience}`];
		case "LOGIN_CLOCK": {
			const issued = claims?.issuedAt;
			const skew = issued === void 0 ? void 0 : Math.round(now / 1e3 - issued);
			return [`the runner's clock: ${new Date(now).toISOString()}`, ...skew === void 0 ? [] : [`issued ${skew} s ago by the runner's clock`]];
		}
		default: return presented;
	}
}
function remedyFor(code, { claims, clientId }) {
	if (code !== "LOGIN_NO_MATCHING_CREDENTIAL" || claims?.subject === void 0) return {};
	return { remedy: `Add the credential with:  az ad app federated-credential create --id ${clientId} --parameters '${JSON.stringify({
		name: "site-deploy",
		issuer: claims.issuer,
		subject: claims.subject,
		audiences: [claims.audience]
	})}'  (just added? wait a few minutes and run again).` };
}
function compareCase(presented, description) {
	if (presented === void 0 || description === void 0) return [];
	const spelling = [...description.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? "").find((quoted) => quoted !== presented && quoted.toLowerCase() === presented.toLowerCase());
	if (spelling === void 0) return [];
	const at = [...presented].findIndex((letter, index) => letter !== spelling[index]);
	return [
		`presented:  ${presented}`,
		`credential: ${spelling}`,
		`            ${" ".repeat(at)}^ differs here`
	];
}
function descriptionOf(body) {
	if (body === void 0) return void 0;
	const text = objectOf(parseJson(body)).error_description;
	if (typeof text !== "string") return void 0;
	return text.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}

// src/steps/login/observe.ts
var AttemptHung = class extends Error {
	name = "RestError";
	code = "ETIMEDOUT";
	constructor(timeoutMs) {
		super(`no answer within ${timeoutMs / 1e3} s`);
	}
};
function observe(signal, timeoutMs) {
	let last = {
		status: void 0,
		body: void 0,
		requestId: void 0
	};
	return {
		last: () => last,
		policy: {
			position: "perRetry",
			policy: {
				name: "site-deploy-observe",
				async sendRequest(request, next) {
					const limit = AbortSignal.timeout(timeoutMs);
					request.abortSignal = AbortSignal.any([signal, limit]);
					last = {
						status: void 0,
						body: void 0,
						requestId: void 0
					};
					const response = await next(request).catch((error) => {
						if (signal.aborted || !limit.aborted) throw error;
						request.abortSignal = signal;
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
const exchangeAudience = "api://AzureADTokenExchange";
const attemptMs = 1e4;
const propagationPauses = [
	5e3,
	1e4,
	15e3
];
async function login(plan, identity, deps) {
	const pauses = [...propagationPauses];
	let mayRenew = true;
	for (;;) try {
		return await logInOnce(plan, identity, deps);
	} catch (error) {
		const pause = isUnknownYet(error) ? pauses.shift() : void 0;
		if (pause !== void 0) {
			deps.log.info(`Microsoft Entra does not know a matching federated credential yet; trying again in ${seconds(pause)}.`);
			await deps.clock.sleep(pause, deps.signal);
		} else if (mayRenew && error instanceof SiteDeployError && error.code === "LOGIN_CLOCK") {
			mayRenew = false;
			deps.log.info("The id token was refused as expired; trying once with a fresh one.");
		} else throw error;
	}
}
function isUnknownYet(error) {
	return error instanceof SiteDeployError && /AADSTS70021\b/.test(error.message);
}
async function logInOnce(plan, identity, deps) {
	const { azure, portal } = plan.config;
	let claims;
	let identityFailure;
	const idToken = identity.idToken(exchangeAudience, deps.signal);
	idToken.catch(() => void 0);
	const getAssertion = async () => {
		try {
			const token = await idToken;
			claims = readClaims(token);
			return token.reveal();
		} catch (error) {
			identityFailure = error;
			throw error;
		}
	};
	const { ClientAssertionCredential } = await import("./azure-identity.js").then((n) => n.t);
	const observer = observe(deps.signal, attemptMs);
	const credential = new ClientAssertionCredential(azure.tenantId, azure.clientId, getAssertion, {
		additionalPolicies: [observer.policy],
		retryOptions: {
			maxRetries: 3,
			retryDelayInMs: 400,
			maxRetryDelayInMs: 3e3
		}
	});
	try {
		const { token } = await credential.getToken(`${portal.audience}/.default`);
		const access = new Secret(token);
		deps.log.mask(access);
		return access;
	} catch (error) {
		deps.signal.throwIfAborted();
		if (identityFailure !== void 0) throw identityFailure;
		const context = {
			clientId: azure.clientId,
			tenantId: azure.tenantId,
			audience: portal.audience,
			claims,
			now: deps.clock.now()
		};
		throw refusalError(observer.last(), context, error);
	}
}

// src/deploy/session.ts
function openSession(plan, identity, run) {
	const access = run.lastingStep("login", (deps) => login(plan, identity, deps), () => loggedIn(plan));
	const client = once(() => openPortal(plan, access, run.machine));
	const portal = async () => {
		await access;
		return client();
	};
	const token = portal().then((opened) => run.step("exchange", (deps) => exchange(plan, opened, deps), () => exchanged(plan)));
	token.catch((error) => run.stop(error));
	let uploadClient;
	return {
		portal,
		token: () => token,
		renewToken: async (deps) => exchange(plan, await portal(), deps),
		client(deps) {
			uploadClient ??= openUploadClient(plan, deps);
			return uploadClient;
		},
		notifier: async () => run.machine.apiToken === void 0 ? portal().catch(() => void 0) : client()
	};
}
async function openPortal({ config }, access, machine) {
	const { http, clock, log, apiToken } = machine;
	const { url, provider } = config.portal;
	const { PortalClient } = await import("./portal.js").then((n) => n.n);
	const credential = async ({ auth }) => auth === "deployment" && apiToken !== void 0 ? apiToken : access;
	return new PortalClient({
		http,
		clock,
		url,
		provider,
		credential,
		onWait: log.info
	});
}
function openUploadClient({ config }, deps) {
	const cache = deps.toolCache ?? path$1.join(deps.scratch, "tool-cache");
	const buildId = config.hosting.clientBuildId;
	return getClient({
		cache,
		buildId,
		system: process.platform,
		architecture: process.arch
	}, deps);
}

// src/deploy/close-preview.ts
async function closePreview(plan, identity, run) {
	if (plan.dryRun) {
		await run.step("close", async () => closingTarget(plan), () => toBeClosed(plan));
		return run.ends("skipped");
	}
	const session = openSession(plan, identity, run);
	const closed$1 = await run.step("close", (deps) => closeEnvironment(plan, session, run, deps), (result) => closed(plan, result));
	run.learn(factsOfClosing(closed$1));
	if (closed$1.outcome === "closed") run.hasChanged();
	run.ends("succeeded");
}

// src/steps/build/read-built.ts
async function readBuilt(plan) {
	const { manifest, folder } = await readArtifactManifest(plan.workspace);
	const { environment, version } = plan;
	const wanted = {
		slug: plan.config.site.slug,
		environment,
		version,
		commit: plan.event.sha
	};
	const facts = differencesOf([
		"slug",
		"environment",
		"version",
		"commit"
	], manifest, wanted);
	if (facts.length > 0) throw new SiteDeployError("ARTIFACT_INVALID", "The built site was made for another deployment than this one.", {
		facts,
		remedy: "Let both jobs run in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
	if (plan.config.build.attestation === "required" && manifest.format === 1) throw new SiteDeployError("ATTESTATION_INVALID", "The built site is of an earlier version of site-deploy, whose attestations do not say what a site was built for.", { remedy: "Build this version of the site again, with this version of site-deploy." });
	return {
		folder,
		commands: [],
		origin: {
			files: manifest.files,
			digest: manifest.digest
		}
	};
}

// src/config/hosting-defaults.ts
const hostingDefaults = {
	navigationFallback: {
		rewrite: "/index.html",
		exclude: [
			"/images/*",
			"/fonts/*",
			"/*.ico",
			"/*.xml"
		]
	},
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
		const key = `${line}:${column}:${message}`;
		return !seen.has(key) && seen.add(key);
	});
}
async function schemaProblems({ value, problemAt }) {
	const { Ajv, schema } = await import("./platform-schema.js").then((n) => n.t);
	const validate = new Ajv.default({
		allErrors: true,
		strict: false,
		logger: false
	}).compile(schema);
	const { $schema: _, ...checked } = value;
	if (validate(checked)) return [];
	return (validate.errors ?? []).filter(({ keyword }) => ![
		"anyOf",
		"oneOf",
		"allOf",
		"not"
	].includes(keyword)).map(({ instancePath, message, params }) => {
		const place = instancePath.split("/").slice(1).map(unescapePointer);
		const unknown = params.additionalProperty;
		const at = typeof unknown === "string" ? [...place, unknown] : place;
		const what = typeof unknown === "string" ? `unknown key "${unknown}"` : message ?? "is not valid";
		return problemAt(at, place.length === 0 ? what : `${dotted(place)}: ${what}`);
	});
}
function missedProblems({ value, problemAt }) {
	const problems = [];
	const report = (place, message) => problems.push(problemAt(place, `${dotted(place)}: ${message}`));
	const headers = (place, given) => {
		for (const [name, header] of Object.entries(isObject(given) ? given : {})) if (typeof header !== "string" || /[\r\n]/.test(header)) report([...place, name], "expected one line of text in quotes");
	};
	const pattern = (place, given) => {
		if (typeof given === "string" && !isPattern(given)) report(place, `found "${given}", expected a * only at the end, as in /images/* or /images/*.{png,jpg}`);
	};
	headers(["globalHeaders"], value.globalHeaders);
	const routes = Array.isArray(value.routes) ? value.routes : [];
	for (const [index, route] of routes.entries()) {
		if (!isObject(route)) continue;
		const place = ["routes", index];
		pattern([...place, "route"], route.route);
		headers([...place, "headers"], route.headers);
		if (route.rewrite !== void 0 && route.redirect !== void 0) report(place, "has both rewrite and redirect; only one is possible");
		status([...place, "statusCode"], route.statusCode);
	}
	const fallback = isObject(value.navigationFallback) ? value.navigationFallback : {};
	for (const [index, excluded] of (Array.isArray(fallback.exclude) ? fallback.exclude : []).entries()) pattern([
		"navigationFallback",
		"exclude",
		index
	], excluded);
	for (const [code, override] of Object.entries(isObject(value.responseOverrides) ? value.responseOverrides : {})) {
		if (!/^40[0134]$/.test(code)) report(["responseOverrides", code], "only 400, 401, 403 and 404 can be overridden");
		if (isObject(override)) status([
			"responseOverrides",
			code,
			"statusCode"
		], override.statusCode);
	}
	return problems;
	function status(place, given) {
		if (given === void 0) return;
		if (!(typeof given === "number" && Number.isInteger(given) && given >= 200 && given <= 599)) report(place, `found ${JSON.stringify(given)}, expected an HTTP status from 200 to 599`);
	}
}
function isPattern(route) {
	const star = route.indexOf("*");
	return star === -1 || /^\*(\.(\w+|\{\w+(,\w+)*\}))?$/.test(route.slice(star));
}
function dotted(place) {
	return place.reduce((text, part) => {
		if ((typeof part === "number" || /^\d+$/.test(part)) && text !== "responseOverrides") return `${text}[${part}]`;
		return text === "" ? String(part) : `${text}.${part}`;
	}, "");
}
function unescapePointer(part) {
	return part.replaceAll("~1", "/").replaceAll("~0", "~");
}

// src/steps/finish/hosting/read.ts
const hostingFile = "staticwebapp.config.json";
async function readOwnConfig(plan, site) {
	const { config } = plan.config.hosting;
	const built = await resolveInside(site.folder, hostingFile, "the hosting configuration");
	const named = await resolveInside(plan.workspace, path$1.resolve(plan.buildRoot, config), "hosting.config");
	for (const file of /* @__PURE__ */ new Set([built, named])) {
		const text = await readIfThere(file);
		if (text !== void 0) return parse(text, path$1.relative(plan.workspace, file));
	}
}
function parse(text, file) {
	const written = text.replace(/^\uFEFF/, "");
	const shown = new SourceText(file, written);
	const document = readYaml(new SourceText(file, blankComments(written)));
	const problems = "unreadable" in document ? document.unreadable : document.problems;
	if (problems.length > 0 || "unreadable" in document) throw invalidHosting(file, problems.map((problem) => ({
		...problem,
		message: problem.message.replaceAll("YAML", "JSON")
	})));
	const { value } = document;
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidHosting(file, [shown.problemAt(0, "expected an object in braces")]);
	return {
		value: Object.fromEntries(Object.entries(value)),
		file,
		problemAt(place, message) {
			for (let depth = place.length; depth > 0; depth -= 1) {
				const found = document.locate(place.slice(0, depth));
				if (found !== void 0) return shown.problemAt(found.value, message);
			}
			return shown.problemAt(0, message);
		}
	};
}
function invalidHosting(file, problems) {
	return new SiteDeployError("HOSTING_CONFIG_INVALID", `The hosting configuration ${file} has ${count(problems.length, "error")}.`, { problems });
}
function blankComments(text) {
	return text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) => found.startsWith("\"") ? found : found.replace(/[^\r\n]/g, " "));
}

// src/steps/finish/hosting/hosting.ts
const maxBytes = 2e4;
async function mergeHosting(plan, site, has) {
	const config = await readOwnConfig(plan, site);
	const problems = config === void 0 ? [] : await lintConfig(config);
	if (config !== void 0 && problems.length > 0) throw invalidHosting(config.file, problems);
	const { $schema: _, ...own } = config?.value ?? {};
	const warnings = [];
	const globalHeaders = joinHeaders(hostingDefaults.globalHeaders, headersOf(own.globalHeaders), plan.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {});
	const merged = {
		...own,
		...fallbackOf(own, has, warnings),
		responseOverrides: overridesOf(own, has, warnings),
		globalHeaders
	};
	const text = `${JSON.stringify(merged, null, 2)}\n`;
	const size = Buffer.byteLength(text);
	if (size > maxBytes) throw new SiteDeployError("HOSTING_CONFIG_INVALID", `${config?.file ?? "staticwebapp.config.json"} has ${size} bytes with the defaults merged in; the platform takes ${maxBytes}.`, { remedy: "Join routes that differ only in their last part by a wildcard, and leave out what the platform does anyway." });
	const routes = Array.isArray(merged.routes) ? merged.routes.filter(isObject) : [];
	return {
		text,
		globalHeaders,
		hasRoutes: routes.length > 0,
		roles: customRoles(routes),
		warnings
	};
}
function fallbackOf(own, has, warnings) {
	if (own.navigationFallback !== void 0 && !isObject(own.navigationFallback)) return {};
	const fallback = {
		...hostingDefaults.navigationFallback,
		...own.navigationFallback
	};
	if (own.navigationFallback !== void 0 || has("index.html")) return { navigationFallback: fallback };
	warnings.push("There is no index.html: a visitor of the address of the site itself would see an error page of the platform.");
	return {};
}
function overridesOf(own, has, warnings) {
	const ofSite = isObject(own.responseOverrides) ? own.responseOverrides : {};
	if (ofSite[404] !== void 0) return ofSite;
	if (has("404.html")) return {
		...hostingDefaults.responseOverrides,
		...ofSite
	};
	warnings.push("There is no 404.html: where a page does not exist, a visitor sees the plain 404 page of the platform.");
	return ofSite;
}
function headersOf(value) {
	return Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([name, header]) => [name, String(header)]));
}
function joinHeaders(...all) {
	const joined = /* @__PURE__ */ new Map();
	for (const headers of all) for (const [name, value] of Object.entries(headers)) joined.set(name.toLowerCase(), [name, value]);
	return Object.fromEntries(joined.values());
}
function customRoles(routes) {
	const builtIn = /* @__PURE__ */ new Set(["anonymous", "authenticated"]);
	const roles = /* @__PURE__ */ new Map();
	for (const role of routes.flatMap((route) => Array.isArray(route.allowedRoles) ? route.allowedRoles : [])) if (typeof role === "string" && !builtIn.has(role.toLowerCase())) roles.set(role.toLowerCase(), role);
	return [...roles.values()].sort();
}

// src/steps/finish/runtime-script.ts
const runtimeScriptPath = "site-deploy-text.js";
const runtimeLimitMs = 1500;
const source = `(() => {
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
const runtimeScript = source.replace(/^\s*(\/\/.*\n)?/gm, "");
function policyProblem(header, origin) {
	return header.split(",").map((policy) => problemOf(policy, new URL(origin))).find((problem) => problem !== void 0);
}
function problemOf(policy, { origin, host }) {
	const directives = /* @__PURE__ */ new Map();
	for (const part of policy.split(";")) {
		const [name = "", ...sources] = part.trim().toLowerCase().split(/\s+/);
		if (!directives.has(name)) directives.set(name, sources);
	}
	const sourcesOf = (...names) => names.map((name) => directives.get(name)).find((found) => found !== void 0);
	const allows = (sources) => sources === void 0 || [
		"'self'",
		"*",
		"https:",
		origin,
		`${origin}/`,
		host
	].some((one) => sources.includes(one));
	const scripts = sourcesOf("script-src-elem", "script-src", "default-src");
	if (scripts?.includes("'strict-dynamic'")) return "script-src has 'strict-dynamic', with which 'self' does not count";
	if (!allows(scripts)) return "script-src does not allow 'self'";
	return allows(sourcesOf("connect-src", "default-src")) ? void 0 : "connect-src does not allow 'self'";
}

// src/steps/finish/seo/head-of-page.ts
function headOfPage(page) {
	const { seo, defaults, listedTitle, address, origin, isPreview, isCopy = false } = page;
	const { openGraph = {}, social = {} } = seo ?? {};
	const canonical = seo?.canonical;
	const image = (value) => value && new URL(value, origin).href;
	const title = seo?.title || void 0;
	return [
		...titleEdit(title ?? listedTitle, defaults.titleSuffix, title === void 0 && !isCopy ? "missing" : "always"),
		...meta("name", "description", seo?.description, defaults.defaultDescription),
		...meta("name", "keywords", seo?.keywords?.join(", ")),
		{
			kind: "canonical",
			href: canonical || address,
			when: canonical || isCopy ? "always" : "missing",
			...isPreview && { origin }
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
		...seo?.structuredData === void 0 ? [] : [{
			kind: "structured data",
			data: seo.structuredData
		}]
	];
}
function headOfUnknownPage(address, origin, isPreview) {
	if (!isPreview) return [];
	return [{
		kind: "canonical",
		href: address,
		when: "missing",
		origin
	}, {
		kind: "robots",
		noIndex: true
	}];
}
function titleEdit(title, suffix = "", when) {
	if (title === void 0 || title === "") return [];
	return [{
		kind: "title",
		text: title.endsWith(suffix) ? title : title + suffix,
		when
	}];
}
function ogImageTags({ imageWidth, imageHeight }) {
	return [
		...[
			"url",
			"secure_url",
			"type",
			"alt"
		],
		...imageWidth === void 0 ? ["width"] : [],
		...imageHeight === void 0 ? ["height"] : []
	].map((name) => `og:image:${name}`);
}
function withoutMeta(names) {
	return names.map((name) => ({
		kind: "no meta",
		name
	}));
}
function meta(attribute, name, content, fallback) {
	if (content !== void 0 && content !== "") return [{
		kind: "meta",
		name,
		attribute,
		content,
		when: "always"
	}];
	if (fallback === void 0 || fallback === "") return [];
	return [{
		kind: "meta",
		name,
		attribute,
		content: fallback,
		when: "missing"
	}];
}
function robots(seo, isPreview) {
	const noIndex = isPreview ? true : seo?.noIndex;
	const noFollow = seo?.noFollow;
	if (noIndex === void 0 && noFollow === void 0) return [];
	return [{
		kind: "robots",
		...noIndex !== void 0 && { noIndex },
		...noFollow !== void 0 && { noFollow }
	}];
}

// src/steps/finish/page-jobs.ts
function* pageJobs(plan, built, files, found, content, texts) {
	const { site, seo, content: settings } = plan.config;
	const isPreview = plan.environment === "Preview";
	const hasTexts = (texts?.texts.size ?? 0) > 0;
	const script = (page) => settings.mode === "runtime" ? [{
		kind: "script",
		src: `/${runtimeScriptPath}`,
		page
	}] : [];
	const head = (page, isCopy) => content === void 0 ? [] : headOfPage({
		seo: content.seo.get(page.slug),
		defaults: content.defaults,
		listedTitle: page.title,
		address: addressOf$1(site.url, page.path),
		origin: site.url,
		isPreview,
		isCopy
	});
	const ofFile = (file) => {
		const page = found.pages.get(file);
		const own = page === void 0 ? hidden(file) : head(page, false);
		return {
			path: file,
			source: path$1.join(built.folder, file),
			head: [...own, ...script(page?.slug ?? "")],
			isCopy: false
		};
	};
	const hidden = (file) => seo.enabled ? headOfUnknownPage(addressOf$1(site.url, servedPath(file)), site.url, isPreview) : [];
	for (const file of files) {
		const job = ofFile(file);
		if (hasTexts || job.head.length > 0) yield job;
	}
	for (const [file, page] of found.inApp) yield {
		path: file,
		source: path$1.join(built.folder, "index.html"),
		head: [...head(page, true), ...script(page.slug)],
		isCopy: true
	};
}

// src/steps/finish/seo/images.ts
function imageWarnings({ openGraph, social }, origin, sizeOf) {
	const fields = {
		"openGraph.image": openGraph?.image,
		"social.image": social?.image
	};
	return Object.entries(fields).flatMap(([field, address]) => {
		const file = address ? fileOf(address, origin) : void 0;
		if (file === void 0) return [];
		const size = sizeOf(file);
		if (size === void 0) return [{
			field,
			message: `the site has no file ${file}`
		}];
		if (size <= 1e6) return [];
		return [{
			field,
			message: `${file} has ${bytes(size)}; at most ${bytes(imageFileSize)} are recommended`
		}];
	});
}
function fileOf(address, site) {
	const { origin, pathname } = new URL(address, site);
	if (origin !== site) return void 0;
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
	if (errors.length === 0) return {
		seo: given,
		errors,
		warnings: seoWarnings(given)
	};
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
	const failed = new Set(errors.map(({ field }) => field));
	return {
		seo: checked,
		errors,
		warnings: seoWarnings(given).filter(({ field }) => !failed.has(field))
	};
}
function checkDefaults(given) {
	const defaults = { ...given };
	return {
		defaults,
		errors: [...tooLong(defaults, "defaultDescription", "defaultDescription", seoLimits.description), ...noAddress(defaults, "defaultImage", "defaultImage", "image")]
	};
}
function tooLong(fields, key, field, { maximum }) {
	const value = fields[key];
	const length = typeof value === "string" ? [...value].length : 0;
	if (length <= maximum) return [];
	delete fields[key];
	return [{
		field,
		message: `has ${length} characters; at most ${maximum} are allowed`
	}];
}
function noAddress(fields, key, field, of) {
	const value = fields[key];
	const base = of === "image" ? "https://site.invalid" : void 0;
	if (typeof value !== "string" || value === "") return [];
	if (URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol)) return [];
	delete fields[key];
	return [{
		field,
		message: `"${value.slice(0, 80)}" is not an http or https address`
	}];
}
function noStructuredData(fields) {
	const data = fields.structuredData;
	if (typeof data !== "object" || data === null) return [];
	const absent = ["@context", "@type"].filter((name) => !Object.hasOwn(data, name));
	if (absent.length === 0) return [];
	delete fields.structuredData;
	return [{
		field: "structuredData",
		message: `has no ${absent.join(" and no ")}`
	}];
}

// src/steps/finish/portal/check-content.ts
const shown = 10;
function checkContent(content, rules, log) {
	const paths = new Map(content.pages.map((page) => [page.slug, page.path]));
	const place = (slug, field) => `page "${slug}"${paths.has(slug) ? ` (${paths.get(slug)})` : ""}, ${field === "" ? "metadata" : field}`;
	const seo = /* @__PURE__ */ new Map();
	const { defaults, errors: ofDefaults } = checkDefaults(content.defaults);
	const errors = [...content.malformed.map(({ pageSlug, field, message }) => `${place(pageSlug, field)}: ${message}`), ...ofDefaults.map(({ field, message }) => `defaults of the site, ${field}: ${message}`)];
	const warnings = [];
	for (const [slug, given] of content.seo) {
		const checked = checkSeo(given);
		seo.set(slug, checked.seo);
		errors.push(...checked.errors.map(({ field, message }) => `${place(slug, field)}: ${message}`));
		const all = [...checked.warnings, ...imageWarnings(checked.seo, rules.origin, rules.sizeOf)];
		warnings.push(...all.map(({ field, message }) => `${place(slug, field)}: ${message}`));
	}
	sayAll(warnings, (line) => log.warn(`SEO: ${line}`), (line) => log.info(line));
	if (errors.length === 0) return {
		...content,
		seo,
		defaults
	};
	if (rules.onError === "fail") throw new SiteDeployError("SEO_INVALID", `The portal's SEO metadata has ${count(errors.length, "error")}.`, { facts: errors });
	sayAll(errors, (line) => log.warn(`SEO, left out: ${line}`), (line) => log.info(line));
	return {
		...content,
		seo,
		defaults
	};
}
function sayAll(lines, say, sayRest) {
	for (const [index, line] of firstOf(lines, shown).entries()) if (index < shown) say(line);
	else sayRest(`${line} of this kind`);
}

// src/steps/finish/report-pages.ts
function reportPages(content, found, results, log) {
	const info = (line) => log.info(line);
	const made = new Set(results.filter(({ page }) => page !== void 0).map(({ path }) => path));
	const slugs = new Set(content.pages.map(({ slug }) => slug));
	const astray = [...content.seo.keys()].filter((slug) => !slugs.has(slug));
	sayAll(astray.map((slug) => `The portal has metadata of "${slug}", but no page of that name: it is on no page.`), (line) => log.warn(line), info);
	sayAll(found.notBuilt.map(({ slug, path }) => `The page "${slug}" (${path}) of the portal was not built: its metadata is on no page.`), (line) => log.warn(line), info);
	sayAll(found.otherCase.map(({ page, file }) => `The page "${page.slug}" (${page.path}) differs from its file ${file} in the case of letters; the hosting tells them apart.`), (line) => log.warn(line), info);
	sayAll(results.flatMap(({ path, skipped }) => skipped === void 0 ? [] : [`${path} was left as it was built: ${skipped}.`]), (line) => log.warn(line), info);
	if (found.unknown.length > 0) log.info(`${count(found.unknown.length, "built page")} unknown to the portal: ${firstNames(found.unknown)}.`);
	log.info(`${count(found.pages.size + found.inApp.size, "page")} of the portal found, ${count(made.size, "page")} changed.`);
}

// src/steps/finish/robots.ts
function robotsText(built, sitemap, isPreview) {
	if (isPreview) return "User-agent: *\nDisallow: /\n";
	if (sitemap === void 0) return void 0;
	if (built === void 0) return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
	if ([...built.matchAll(/^[\t ]*sitemap[\t ]*:[\t ]*(\S+)/gim)].map(([, address]) => address).includes(sitemap)) return void 0;
	const lineEnd = built.includes("\r\n") ? "\r\n" : "\n";
	const before = built === "" || built.endsWith("\n") ? built : built + lineEnd;
	return `${before}${before === "" ? "" : lineEnd}Sitemap: ${sitemap}${lineEnd}`;
}

// src/steps/finish/texts.ts
function reportTexts(content, results, context) {
	const applied = /* @__PURE__ */ new Map();
	const refused = /* @__PURE__ */ new Map();
	for (const { path: file, applied: keys, refused: refusals } of results) {
		for (const key of keys) {
			const files = applied.get(key);
			if (files === void 0) applied.set(key, [file]);
			else files.push(file);
		}
		for (const { key, reason } of refusals) if (!refused.has(key)) refused.set(key, {
			file,
			reason
		});
	}
	const slugs = new Set(context.slugs.values());
	const unused = [...content.texts.keys()].filter((key) => !applied.has(key) && !refused.has(key));
	const inApp = unused.length > 0 && context.hasApp ? context.scripts() : "";
	const missing = unused.filter((key) => !names$1(inApp, key));
	const carried = missing.length > 0 ? carriedKeys(context, inApp) : /* @__PURE__ */ new Set();
	return {
		shown: applied.size,
		warnings: [
			...missing.map((key) => {
				const near = nearestName(key, carried);
				const hint = near === void 0 ? "" : `; did you mean "${near}"?`;
				return content.problemAt(key, `no page carries the text key "${key}"${hint}`);
			}),
			...[...refused].map(([key, { file, reason }]) => content.problemAt(key, `the text "${key}" was not put into ${file}: ${reason}`)),
			...[...applied].flatMap(([key, files]) => {
				const page = key.split(".")[0] ?? "";
				const other = files.find((file) => slugs.has(page) && (context.slugs.get(file) ?? page) !== page);
				return other === void 0 ? [] : [content.problemAt(key, `the text "${key}" of the page "${page}" stands on another page, too: ${other}`)];
			})
		]
	};
}
function names$1(script, key) {
	for (let at = script.indexOf(key); at >= 0; at = script.indexOf(key, at + 1)) {
		const [before = "", after = ""] = [script[at - 1], script[at + key.length]];
		if (!/[\w.-]/.test(before + after)) return true;
	}
	return false;
}
function carriedKeys({ folder, files }, inApp) {
	const keys = /* @__PURE__ */ new Set();
	const collect = (text) => {
		for (const [, key] of text.matchAll(/data-text-key[a-z-]*["']?\s*[=:]\s*["']?([^"'\s>,}]+)/gi)) if (key !== void 0) keys.add(key);
	};
	const reader = new PageReader();
	for (const file of files) {
		const page = reader.read(path$1.join(folder, file));
		const first = page.indexOf("data-text-key");
		if (first !== -1) collect(page.toString("utf8", first));
	}
	collect(inApp);
	return keys;
}

// src/steps/finish/finish.ts
const textPath = ".well-known/site-text.json";
async function finish(plan, built, fetched, deps) {
	const { config } = plan;
	const isPreview = plan.environment === "Preview";
	const tree = readSiteTree(built.folder);
	const files = htmlFiles(tree);
	const texts = config.content.mode === "commit" ? await loadContentFile(plan.workspace, config.content.file) : void 0;
	const [raw, { rewritePages }] = await Promise.all([fetched, import("./html.js").then((n) => n.t)]);
	if (raw === void 0 && config.seo.enabled) deps.log.info("A dry run asks nobody: pages stay without the SEO metadata of the portal.");
	const rules = {
		onError: config.seo.onError,
		origin: config.site.url,
		sizeOf: (file) => sizeOf(built.folder, file)
	};
	const content = raw && checkContent(raw, rules, deps.log);
	const found = findPageFiles(content?.pages ?? [], files, config.site.type === "spa");
	const results = await rewritePages(pageJobs(plan, built, files, found, content, texts), {
		scratch: deps.scratch,
		texts: texts?.texts ?? /* @__PURE__ */ new Map(),
		hashes: built.origin !== void 0,
		signal: deps.signal
	});
	const pages = new Map(results.flatMap(({ path: file, page }) => page === void 0 ? [] : [[file, page]]));
	if (content !== void 0) reportPages(content, found, results, deps.log);
	if (texts !== void 0) sayTexts(texts, results, {
		plan,
		built,
		tree,
		files,
		found
	}, deps);
	const overlay = /* @__PURE__ */ new Map();
	const put = (name, text) => text !== void 0 && overlay.set(name, Buffer.from(text));
	const has = (name) => overlay.has(name) || pages.has(name) || existsSync$1(path$1.join(built.folder, name));
	const hadSitemap = has("sitemap.xml");
	if (content !== void 0) {
		const { makeSitemap } = await import("./sitemap.js").then((n) => n.t);
		const sitemap = makeSitemap(content, found, config.site.url, hadSitemap);
		for (const warning of sitemap.warnings) deps.log.warn(warning);
		for (const [name, text] of sitemap.files) put(name, text);
	}
	const address = content !== void 0 && has("sitemap.xml") ? `${config.site.url}/sitemap.xml` : void 0;
	put("robots.txt", robotsText(readIfThereSync(path$1.join(built.folder, "robots.txt")), address, isPreview));
	if (texts !== void 0) put(textPath, `${JSON.stringify(Object.fromEntries(texts.texts))}\n`);
	if (config.content.mode === "runtime") put(runtimeScriptPath, runtimeScript);
	const hosting = await mergeHosting(plan, built, has);
	put(hostingFile, hosting.text);
	for (const warning of [...hosting.warnings, ...policyWarnings(plan, hosting)]) deps.log.warn(warning);
	return {
		tree,
		overlay,
		pages,
		hosting,
		marker: {
			slug: config.site.slug,
			environment: plan.environment,
			version: plan.version,
			commit: plan.event.sha
		},
		origin: built.origin
	};
}
function sayTexts(content, results, scene, { log }) {
	const { plan, built, tree, files, found } = scene;
	const { shown, warnings } = reportTexts(content, results, {
		folder: built.folder,
		files,
		slugs: new Map([...found.pages].map(([file, page]) => [file, page.slug])),
		hasApp: plan.config.site.type === "spa",
		scripts: () => scriptsOf(tree)
	});
	if (content.texts.size > 0) log.info(`Texts: ${shown} of ${count(content.texts.size, "override")} put into pages.`);
	const places = new Map(warnings.map((warning) => [warning.message, warning]));
	sayAll([...places.keys()], (line) => log.warn(`${plan.config.content.file}: ${line}`, places.get(line)), (line) => log.info(line));
}
function scriptsOf({ files }) {
	return files.filter((found) => /\.m?js$/i.test(found.path)).map(({ file }) => readFileSync$1(file, "utf8")).join("\n");
}
function policyWarnings({ config }, { globalHeaders }) {
	if (config.content.mode !== "runtime") return [];
	const header = Object.entries(globalHeaders).find(([name]) => name.toLowerCase() === "content-security-policy");
	const problem = header && policyProblem(header[1], config.site.url);
	return problem === void 0 ? [] : [`The site's content security policy keeps /${runtimeScriptPath} from working: ${problem}. Visitors see the texts that were built.`];
}
function sizeOf(folder, name) {
	const file = path$1.resolve(folder, name);
	const found = isInside(folder, file) ? statSync(file, { throwIfNoEntry: false }) : void 0;
	return found?.isFile() ? found.size : void 0;
}

// src/steps/finish/portal/fetch-content.ts
const together = 6;
const everyMs = 5e3;
async function fetchContent(plan, client, deps) {
	const { site } = plan.config;
	const { clock, log, signal } = deps;
	const { readPageSeo } = await import("./portal.js").then((n) => n.t);
	try {
		const [{ pages }, overview, defaults, sitemap] = await Promise.all([
			client.sites.listPages(site.id, { signal }),
			client.seo.get(site.id, { signal }),
			client.seo.getDefaults(site.id, { signal }),
			client.seo.getSitemap(site.id, { signal }).catch((error) => {
				if (!isMissing(error)) throw error;
			})
		]);
		const slugs = [...new Set(overview.pages.map(({ pageSlug }) => pageSlug))];
		const seo = /* @__PURE__ */ new Map();
		const malformed = [];
		let said = clock.now();
		let done = 0;
		await inParallel(slugs, async (pageSlug) => {
			try {
				const raw = await client.seo.getRawPage(site.id, pageSlug, { signal });
				const read = readPageSeo(pageSlug, raw);
				seo.set(pageSlug, read.seo);
				malformed.push(...read.malformed.map((problem) => ({
					pageSlug,
					...problem
				})));
			} catch (error) {
				if (error instanceof SiteDeployError && error.code === "USAGE") malformed.push({
					pageSlug,
					field: "",
					message: error.message
				});
				else if (!isMissing(error)) throw error;
			}
			done += 1;
			if (clock.now() - said < everyMs) return;
			said = clock.now();
			log.info(`SEO metadata: ${done} of ${slugs.length} pages (at most ${rateLimits.read} calls a minute)`);
		});
		return {
			pages,
			seo,
			defaults,
			sitemap: sitemap?.trim() ? sitemap : void 0,
			malformed
		};
	} catch (error) {
		signal.throwIfAborted();
		const what = `the SEO metadata of the site "${site.slug}"`;
		throw explainPortalError(error, {
			...call,
			url: plan.config.portal.url,
			what
		}) ?? error;
	}
}
function isMissing(error) {
	return error instanceof PortalError && error.status === 404;
}
async function inParallel(items, work) {
	const rest = items[Symbol.iterator]();
	const worker = async () => {
		for (const item of rest) await work(item);
	};
	await Promise.all(Array.from({ length: together }, worker));
}
const call = {
	purpose: "CONTENT",
	remedies: {
		unauthorized: "The portal was asked with the access token of this run: compare portal.audience in the site config with what it expects, or set seo.enabled: false to deploy without its metadata.",
		unknown: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
	}
};

// src/shared/progress.ts
const every = 3e3;
function transferProgress(log, clock, what, total) {
	let last = clock.now();
	return (done) => {
		const now = clock.now();
		if (now - last < every) return;
		last = now;
		log.info(`${what}: ${bytes(done)} of ${bytes(total)} (${Math.floor(100 * done / Math.max(1, total))} %)`);
	};
}

// src/steps/pack/zip/writer.ts
var ZipWriter = class {
	#file;
	#directory = [];
	#offset = 0;
	#closed = false;
	constructor(path) {
		this.#file = openSync(path, "w", 384);
	}
	get offset() {
		return this.#offset;
	}
	append(bytes) {
		let done = 0;
		while (done < bytes.byteLength) done += writeSync(this.#file, bytes, done, bytes.byteLength - done, this.#offset + done);
		this.#offset += bytes.byteLength;
	}
	enter(fields, offset) {
		this.#directory.push(centralHeader(fields, offset));
	}
	correctSize(offset, compressed) {
		const field = Buffer.alloc(4);
		field.writeUInt32LE(compressed);
		writeSync(this.#file, field, 0, field.byteLength, offset + 18);
	}
	end() {
		const start = this.#offset;
		this.append(Buffer.concat(this.#directory));
		this.append(endRecord(this.#directory.length, this.#offset - start, start));
		this.close();
		return this.#offset;
	}
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
	constructor(file) {
		this.#zip = new ZipWriter(file);
	}
	get files() {
		return this.#files;
	}
	add(piece) {
		if (piece.kind === "files") this.#addFiles(piece);
		else if (piece.kind === "large") this.#begin(piece);
		else if (piece.kind === "part") this.#addPart(piece);
		return this.#bytes;
	}
	end() {
		return this.#zip.end();
	}
	close() {
		this.#zip.close();
	}
	#addFiles({ files, bytes }) {
		let offset = this.#zip.offset;
		this.#zip.append(bytes);
		for (const file of files) {
			const fields = fieldsOf(file, file.compressed);
			this.#enter(file, fields, offset);
			offset += 30 + fields.name.byteLength + file.compressed;
			this.#bytes += file.size;
		}
	}
	#begin({ file, partCrcs }) {
		this.#open = {
			file,
			partCrcs,
			offset: this.#zip.offset,
			parts: 0,
			done: 0,
			compressed: 0
		};
		const fields = fieldsOf(file, 0);
		const header = Buffer.alloc(30 + fields.name.byteLength);
		writeLocalHeader(header, 0, fields);
		this.#zip.append(header);
	}
	#addPart({ path, crc, length, bytes }) {
		const open = this.#open;
		if (open === void 0 || open.file.path !== path || open.partCrcs[open.parts] !== crc) throw new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${path}" changed while it was read.`);
		this.#zip.append(bytes);
		open.parts += 1;
		open.done += length;
		open.compressed += bytes.byteLength;
		this.#bytes += length;
		if (open.done < open.file.size) return;
		this.#zip.correctSize(open.offset, open.compressed);
		this.#enter(open.file, fieldsOf(open.file, open.compressed), open.offset);
		this.#open = void 0;
	}
	#enter({ path, size, sha256 }, fields, offset) {
		this.#zip.enter(fields, offset);
		this.#files.push({
			path,
			size,
			sha256
		});
	}
};
function fieldsOf({ path, method, crc, size }, compressed) {
	return {
		name: Buffer.from(path),
		method,
		crc,
		compressed,
		size
	};
}

// src/steps/pack/compare-artifact.ts
function compareWithArtifact(expected, packed, sources, { overlay, pages }) {
	const isBuilt = (file) => !overlay.has(file) && !pages.has(file);
	const read = new Map(packed.filter((file) => isBuilt(file.path)).map((file) => [file.path, file.sha256]));
	for (const [file, { replaces }] of pages) if (replaces !== void 0) read.set(file, replaces);
	const found = new Map(sources.map((source) => [source.path, read.get(source.path) ?? hashOf$1(source)]));
	const known = new Set(expected.map((file) => file.path));
	const wrong = [
		...expected.filter((file) => !found.has(file.path)).map((file) => `missing: ${file.path}`),
		...expected.filter((file) => found.has(file.path) && found.get(file.path) !== file.sha256).map((file) => `changed: ${file.path}`),
		...[...found.keys()].filter((name) => !known.has(name)).map((name) => `added:   ${name}`)
	];
	if (wrong.length === 0) return;
	throw new SiteDeployError("ARTIFACT_INVALID", `${wrong.length} file(s) differ from the manifest of the build job.`, { facts: firstOf(wrong) });
}

// src/steps/pack/find-unchanged.ts
async function findUnchanged(marker, live, hashed) {
	if (live === void 0 || !sameIdentity(marker, live)) return void 0;
	const digest = digestOf(await hashed());
	return live.digest === digest ? {
		...marker,
		digest,
		commit: live.commit ?? marker.commit
	} : void 0;
}

// src/steps/pack/workers.ts
const mostThreads = 4;
const resourceLimits = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 64
};
function threadsFor(bytes, files) {
	const isSmall = bytes < 6e6 && files < 500;
	const threads = Math.min(mostThreads, availableParallelism());
	return isSmall || threads < 2 ? 0 : threads;
}
function startPackWorkers(threads, signal) {
	const workers = startWorkers({
		module: "steps/pack/worker",
		threads,
		here() {
			const packer = new PiecePacker();
			return ({ piece, buffer }) => packer.pack(piece, buffer);
		},
		transferOf: ({ buffer }) => buffer === void 0 ? [] : [buffer],
		resourceLimits,
		signal
	});
	const buffers = [];
	function* tasks(pieces) {
		for (const piece of pieces) yield {
			piece,
			buffer: buffers.pop()
		};
	}
	return {
		async *work(pieces) {
			for await (const packed of workers.work(tasks(pieces))) {
				yield packed;
				if ("bytes" in packed) buffers.push(packed.bytes.buffer);
			}
		},
		[Symbol.asyncDispose]: () => workers[Symbol.asyncDispose]()
	};
}

// src/steps/pack/write-folder.ts
async function writeFolder(entries, files, folder, deps) {
	const expected = new Map(files.map((file) => [file.path, file.sha256]));
	const made = /* @__PURE__ */ new Set();
	const pace = paced(deps.signal);
	for (const entry of entries) {
		const target = path$1.join(folder, entry.path);
		const parent = path$1.dirname(target);
		if (!made.has(parent)) mkdirSync(parent, { recursive: true });
		made.add(parent);
		if (entry.kind === "bytes") writeFileSync(target, entry.bytes, { flag: "wx" });
		else if (copyAndHash(entry, target) !== expected.get(entry.path)) throw new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${entry.path}" changed after it was packed.`);
		await pace();
	}
}

// src/steps/pack/pack.ts
async function pack(plan, site, live, deps, threads) {
	live?.catch(() => void 0);
	const sources = checkTree(site.tree);
	const entries = overlaid(sources, site);
	const total = entries.reduce((sum, { size }) => sum + size, 0);
	await using workers = startPackWorkers(threads ?? threadsFor(total, entries.length), deps.signal);
	checkContents(entries, site, plan);
	const contents = {
		site,
		sources,
		entries,
		live: await live,
		deps
	};
	const hashed = once(() => hashEntries(entries, workers));
	const unchanged = await findUnchanged(site.marker, contents.live, hashed);
	if (unchanged !== void 0) return packageOf(contents, await hashed(), unchanged, { kind: "none" });
	if (plan.uploader === "official") {
		const files = await hashed();
		return packageOf(contents, files, {
			...site.marker,
			digest: digestOf(files)
		}, { kind: "folder" });
	}
	const file = path$1.join(deps.scratch, "site.zip");
	const progress = transferProgress(deps.log, deps.clock, "pack", total);
	const archiver = new Archiver(file);
	try {
		for await (const piece of workers.work(split(entries))) progress(archiver.add(piece));
		const files = [...archiver.files];
		const marker = {
			...site.marker,
			digest: digestOf(files)
		};
		archiver.add(new PiecePacker().pack({
			kind: "files",
			entries: [markerEntry(marker)]
		}));
		return packageOf(contents, files, marker, {
			kind: "archive",
			file,
			bytes: archiver.end()
		});
	} finally {
		archiver.close();
	}
}
function checkContents(entries, site, { config }) {
	const all = [...entries, markerEntry({
		...site.marker,
		digest: `sha256:${"0".repeat(64)}`
	})];
	checkNames(all.map((entry) => entry.path));
	checkLimits(all, config.hosting);
}
function packageOf({ site, sources, entries, live, deps }, files, marker, delivery) {
	if (site.origin !== void 0) compareWithArtifact(site.origin.files, files, sources, site);
	const last = markerEntry(marker);
	const manifest = createManifest([...files, {
		path: last.path,
		size: last.size,
		sha256: sha256(last.bytes)
	}]);
	return {
		delivery,
		manifest,
		marker,
		hosting: site.hosting,
		live,
		builtDigest: site.origin?.digest,
		writeFolder: (folder) => writeFolder([...entries, last], manifest.files, folder, deps)
	};
}
const markerEntry = (marker) => bytesEntry(markerPath, Buffer.from(`${JSON.stringify(marker)}\n`));
function overlaid(sources, { overlay, pages }) {
	const byPath = /* @__PURE__ */ new Map();
	for (const source of sources) byPath.set(source.path, source);
	for (const [name, { file, size, offset }] of pages) byPath.set(name, {
		kind: "slice",
		path: name,
		size,
		file,
		offset
	});
	for (const [name, bytes] of overlay) byPath.set(name, bytesEntry(name, bytes));
	byPath.delete(markerPath);
	return inByteOrder(byPath.values());
}
async function hashEntries(entries, workers) {
	const files = [];
	for await (const piece of workers.work(splitForHashing(entries))) if (piece.kind === "hash") files.push(...piece.files);
	return files;
}

// src/steps/upload/distribute.ts
const pauses$1 = {
	pauseFirst: true,
	pause: 500,
	growth: 1.4,
	longestPause: 3e3
};
var TakenInPart = class extends Error {
	name = "TakenInPart";
};
async function distribute({ plan, target, correlationId }, service, polling, deps) {
	const { clock, signal } = deps;
	const limit = plan.config.hosting.distributionTimeoutMinutes * 6e4;
	const started = clock.now();
	const deployment = {
		id: polling.Version,
		correlationId
	};
	let lostLook;
	let told = started;
	return await poll({
		clock,
		signal,
		limit,
		...pauses$1
	}, async () => {
		const look = await lookOnce$1(service, polling);
		if ("lost" in look) {
			lostLook = look.lost;
			deps.log.debug(`A look at the distribution was lost: ${look.lost}`);
			return;
		}
		const { response } = look;
		const status = String(response.deploymentStatus).toLowerCase();
		if (status === "succeeded") return {
			...deployment,
			outcome: "accepted",
			url: addressOf(response, polling, target.environmentName !== null)
		};
		if (/^(failed|cancell?ed)$/.test(status)) throw failed(response, correlationId);
		if (clock.now() - told > 15e3) {
			told = clock.now();
			deps.log.info(`upload: the platform has been distributing for ${seconds(told - started)}`);
		}
	}) ?? {
		...deployment,
		outcome: "unknown",
		url: void 0,
		lostLook
	};
}
async function lookOnce$1(service, polling) {
	try {
		const answer = await service.checkStatus(polling);
		if (answer.kind === "ok") return { response: answer.response };
		return { lost: answer.kind === "refused" ? `${answer.reason} (status ${answer.status})` : answer.received };
	} catch (error) {
		if (error instanceof HttpFault) return { lost: error.message };
		throw error;
	}
}
function addressOf(response, polling, isNamed) {
	const said = typeof response.siteUrl === "string" ? response.siteUrl.trim() : "";
	const production = polling.DefaultHostname;
	const address = asOrigin(said) ?? (isNamed ? void 0 : asOrigin(production));
	return isNamed && address !== void 0 && address === asOrigin(production) ? void 0 : address;
}
function failed(response, correlationId) {
	const regions = unhealthyRegions(response);
	const reason = reasonOf(response.errorDetails) ?? reasonOf(response);
	const what = /^cancel/i.test(String(response.deploymentStatus)) ? "was cancelled by the platform; a later deployment may have taken its place" : "failed";
	return new SiteDeployError("DISTRIBUTION_FAILED", `The distribution ${what}.`, {
		...regions.length > 0 && { cause: new TakenInPart(regions.join(", ")) },
		facts: [
			`reason: ${reason ?? "none given"}`,
			...regions.length === 0 ? [] : [`regions that did not take the site: ${regions.join(", ")}`],
			`correlation id: ${correlationId}`
		]
	});
}

// src/steps/upload/look-after-upload.ts
async function checkProduction(plan, site, production, deps) {
	if (plan.environment === "Production") return;
	const origins = new Set([plan.config.site.url, production].map(asOrigin).filter((origin) => origin !== void 0));
	for (const origin of origins) {
		if (await serves(origin, site.marker, deps) !== true) continue;
		throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The Preview has replaced the live site: ${origin} serves ${site.marker.version} of the Preview.`, { remedy: "Deploy Production again at once." });
	}
}
const saidToHaveFailed = ["DISTRIBUTION_FAILED", "OFFICIAL_CLIENT_FAILED"];
async function isUnchanged(plan, site, error, deps) {
	if (!(error instanceof SiteDeployError) || !saidToHaveFailed.includes(error.code)) return false;
	if (plan.url === void 0 || error.cause instanceof TakenInPart) return false;
	return await serves(plan.url, site.marker, deps) === false;
}
async function serves(origin, marker, deps) {
	try {
		const { status, json } = await look(`${origin}/${markerPath}`, deps);
		if (status === 404) return false;
		if (status !== 200) return void 0;
		const served = objectOf(json);
		return sameIdentity(marker, served) && served.digest === marker.digest;
	} catch (error) {
		if (!(error instanceof HttpFault)) throw error;
		return;
	}
}

// src/steps/upload/attempt.ts
function openAttempt(upload, token, { http, signal }) {
	const { correlationId } = upload;
	return {
		...upload,
		token,
		service: openContentService({
			http,
			token,
			correlationId,
			signal
		})
	};
}

// src/shared/live-site/sample.ts
const largest = 1 << 20;
const apart = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function sampleOf(site, count) {
	const isPlain = plainPaths(site.hosting.text);
	const files = site.manifest.files.filter(({ path, size }) => size > 0 && size <= largest && !apart.test(path) && isPlain(`/${path}`));
	const roots = files.filter(({ path }) => /^(index|404)\.html$/.test(path));
	const others = files.filter((file) => !roots.includes(file));
	const start = Number.parseInt(site.marker.digest.slice(-8), 16) || 0;
	const step = Math.max(1, Math.floor(others.length / Math.max(1, count - roots.length)));
	const spread = Array.from({ length: Math.min(others.length, Math.max(0, count - roots.length)) }, (_, index) => others[(start + index * step) % others.length]);
	return [...roots, ...new Set(spread.filter((file) => file !== void 0))];
}
function plainPaths(hostingText) {
	const config = parseHosting(hostingText);
	const prefixes = (Array.isArray(config.routes) ? config.routes : []).map((route) => String(objectOf(route).route ?? "").split(/[*{]/)[0] ?? "");
	return (path) => !prefixes.some((prefix) => prefix === "/" ? path === "/" || path === "/index.html" : path.startsWith(prefix));
}
function addressOfFile(origin, path) {
	return `${origin}/${path.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(text) {
	return objectOf(parseJson(text));
}

// src/steps/upload/differing-files.ts
async function filesThatDiffer(plan, site, deps) {
	const { url } = plan;
	if (url === void 0) return [];
	const looks = sampleOf(site, 24).map(async (file) => {
		try {
			const answer = await look(addressOfFile(url, file.path), deps);
			const served = createHash$1("sha256").update(answer.body).digest("hex");
			return answer.status === 200 && served !== file.sha256 ? [file.path] : [];
		} catch (error) {
			if (!(error instanceof HttpFault)) throw error;
			return [];
		}
	});
	return (await Promise.all(looks)).flat();
}

// src/steps/upload/superseded.ts
const prefix = "refs/heads/";
async function checkNotSuperseded(plan, live, deps) {
	const { sha, ref, name } = plan.event;
	if (plan.force || plan.mode === "rollback" || name === "local" || !ref.startsWith(prefix)) return [];
	const branch = ref.slice(11);
	const commits = commitHost(plan, deps);
	const unchecked = [];
	const head = await commits.head(branch);
	if (head === void 0) unchecked.push(`Not checked: whether ${sha.slice(0, 12)} is still the head of ${branch}. ${commits.remedy}`);
	else if (head !== sha) throw superseded(`${branch} has moved on to ${head.slice(0, 12)}; this run would deploy ${sha.slice(0, 12)}.`, [await commits.runOf(head)]);
	const liveCommit = live?.commit;
	if (typeof liveCommit !== "string" || !/^[0-9a-f]{40}$/.test(liveCommit) || liveCommit === sha) return unchecked;
	const isOlder = await commits.isBehind(sha, liveCommit);
	if (isOlder === void 0) unchecked.push(`Not checked: whether ${sha.slice(0, 12)} is older than the live ${liveCommit.slice(0, 12)}. ${commits.remedy}`);
	else if (isOlder) throw superseded(`The live site is of ${liveCommit.slice(0, 12)}, which is newer than ${sha.slice(0, 12)}.`, [await commits.runOf(liveCommit)]);
	return unchecked;
}
async function confirmCurrent({ plan, differing }, deps) {
	await differing;
	await checkNotSuperseded(plan, void 0, deps);
}
function superseded(message, facts) {
	return new SiteDeployError("SUPERSEDED", message, { facts: facts.filter((fact) => fact !== void 0) });
}
function commitHost(plan, deps) {
	return deps.github === void 0 ? askGit(plan.workspace, deps) : askGitHub(plan.event.repository, deps.github, deps);
}
function askGit(workspace, { git, signal }) {
	const ask = (...args) => git(workspace, args, signal);
	return {
		remedy: "The input \"github-token\" lets the run ask.",
		head: async (branch) => /^([0-9a-f]{40})\t/.exec(await ask("ls-remote", "origin", `${prefix}${branch}`) ?? "")?.[1],
		async isBehind(sha, other) {
			if (await ask("cat-file", "-e", `${other}^{commit}`) === void 0) return void 0;
			return await ask("merge-base", "--is-ancestor", sha, other) !== void 0;
		},
		runOf: async () => void 0
	};
}
function askGitHub(fullName, access, deps) {
	const github = gitHubForRun(access, deps);
	const repository = namedRepository(fullName);
	return {
		remedy: "GitHub did not say; the job needs the permission \"contents: read\".",
		head: (branch) => ifAnswered(readBranchHead(github, repository, branch), deps),
		isBehind: (sha, other) => ifAnswered(isAncestor(github, repository, sha, other), deps),
		async runOf(sha) {
			const run = await ifAnswered(newestRunOf(github, repository, sha), deps);
			return run === void 0 ? void 0 : `superseded by the run ${run.url}`;
		}
	};
}

// src/swa/content-service/put-archive.ts
const blockBytes = 8 << 20;
async function putArchive({ address, file, size, onProgress }, deps) {
	const put = (query, body, faults = true) => deps.http.send({
		method: "PUT",
		url: `${address.reveal()}${query}`,
		headers: {
			"x-ms-version": "2023-11-03",
			"content-type": "application/octet-stream",
			...query === "" && isBlob
		},
		...body !== void 0 && { body },
		retry: {
			...retry.safe,
			faults
		},
		idleMs: 6e4,
		signal: deps.signal
	});
	const isSmall = size <= blockBytes;
	try {
		return await put("", {
			file,
			size,
			onProgress
		}, isSmall);
	} catch (error) {
		if (isSmall || !(error instanceof HttpFault)) throw error;
		deps.log.info(`${error.message}: going on in blocks of ${bytes(blockBytes)}, of which only a broken one is sent again`);
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
	return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join("")}</BlockList>`);
}
const isBlob = { "x-ms-blob-type": "BlockBlob" };

// src/swa/content-service/slot.ts
function readSlot(response, target, service) {
	const uris = objectOf(response.packageUris);
	const polling = objectOf(response.pollingInfo);
	const address = text(uris.app);
	if (!URL.canParse(address) || new URL(address).protocol !== "https:" || idOf(polling.version) === "") throw new SiteDeployError("UPLOAD_ANSWER_INVALID", "The hosting platform named no place for the upload.", { facts: [
		`received: ${namesIn(response)}`,
		`packageUris: ${namesIn(uris)}`,
		`pollingInfo: ${namesIn(polling)}`,
		`correlation id: ${service.correlationId}`
	] });
	return {
		address: new Secret(address),
		polling: {
			DefaultHostname: text(polling.defaultHostname),
			StageSiteIdentifier: idOf(polling.stageSiteIdentifier),
			Version: idOf(polling.version),
			TenantId: idOf(polling.tenantId),
			Slice: service.slice,
			GitHubRepoUrl: `https://github.com/${target.repository}`
		}
	};
}
function secretsOf({ address }) {
	const url = new URL(address.reveal());
	const signature = url.searchParams.get("sig") ?? "";
	return [
		address.reveal(),
		url.search.slice(1),
		signature,
		encodeURIComponent(signature)
	].filter((part) => part !== "").map((part) => new Secret(part));
}
const text = (value) => typeof value === "string" ? value : "";
const idOf = (value) => typeof value === "number" ? String(value) : text(value);
const namesIn = (value) => Object.keys(value).join(", ") || "nothing";

// src/steps/upload/upload-direct.ts
async function takeSlot({ site, target, token, service }, deps) {
	if (service === void 0) throw unknownTokenShape(token.reveal().length);
	const call = caller(service.correlationId);
	const { siteUrl } = await call("validate the token", service.validateToken(target), true);
	const production = typeof siteUrl === "string" && siteUrl !== "" ? siteUrl : void 0;
	deps.log.debug(`The token belongs to ${production ?? "an address that is not named"}.`);
	checkTarget(target, production);
	const response = await call("take the upload request", service.requestUpload(target, figuresOf(site)), true);
	const slot = readSlot(response, target, service);
	for (const secret of secretsOf(slot)) deps.log.mask(secret);
	return {
		...slot,
		service,
		production
	};
}
async function uploadToSlot(attempt, { service, address, polling, production }, archive, deps) {
	const { site, target, correlationId } = attempt;
	await sendArchive(address, archive, correlationId, deps);
	await confirmCurrent(attempt, deps);
	attempt.record.mayHaveChanged();
	const starting = service.updateStatus(target, figuresOf(site), polling);
	await caller(correlationId)("start the distribution", starting).catch((error) => {
		if (!isUnclear(error)) throw error;
		const reason = error.facts[0] ?? error.message;
		deps.log.warn(`The platform did not say that the distribution has started (${reason}); looking whether it has.`);
	});
	const deployment = await distribute(attempt, service, polling, deps);
	checkLanding(target, deployment.url, production);
	return production === void 0 ? deployment : {
		...deployment,
		production
	};
}
async function productionAddress({ service, target }, deps) {
	try {
		const answer = await service?.validateToken(target);
		const address = answer?.kind === "ok" ? answer.response.siteUrl : void 0;
		return typeof address === "string" && address !== "" ? address : void 0;
	} catch (error) {
		if (!(error instanceof HttpFault)) throw error;
		deps.log.debug(`The address of the token could not be asked: ${error.message}`);
		return;
	}
}
function isUnclear(error) {
	return error instanceof SiteDeployError && (error.code === "UPLOAD_UNAVAILABLE" || error.code === "UPLOAD_ANSWER_INVALID");
}
function figuresOf({ manifest, hosting }) {
	const { files, totalBytes, largestBytes } = manifest;
	return {
		files: files.length,
		totalBytes,
		largestBytes,
		hasRoutes: hosting.hasRoutes,
		roles: hosting.roles
	};
}
async function sendArchive(address, { file, bytes: size }, correlationId, deps) {
	const facts = [`blob storage: ${new URL(address.reveal()).host}`, `correlation id: ${correlationId}`];
	const onProgress = transferProgress(deps.log, deps.clock, "upload", size);
	const response = await putArchive({
		address,
		file,
		size,
		onProgress
	}, deps).catch((error) => {
		if (!(error instanceof HttpFault)) throw error;
		throw new SiteDeployError("UPLOAD_UNAVAILABLE", "The archive could not be sent.", {
			cause: error,
			facts: [error.message, ...facts]
		});
	});
	if (response.status === 201) return;
	const storageCode = /<Code>([^<]*)<\/Code>/.exec(response.text)?.[1];
	const isPassing = response.status === 429 || response.status >= 500;
	throw new SiteDeployError(isPassing ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `Blob storage did not take the archive: status ${response.status}.`, { facts: [...storageCode === void 0 ? [] : [`reason: ${storageCode}`], ...facts] });
}

// src/steps/upload/upload-official.ts
async function uploadOfficial(attempt, production, deps) {
	const { site, target, token, record } = attempt;
	const client = await attempt.access.client(deps);
	checkTarget(target, production);
	const place = await mkdtemp(path$1.join(deps.scratch, "client-"));
	const folder = path$1.join(place, "site");
	const home = path$1.join(place, "home");
	await mkdir(home);
	await site.writeFolder(folder);
	await confirmCurrent(attempt, deps);
	const { environmentName } = target;
	const { report, result } = await runClient(client, {
		home,
		env: uploadEnvironment({
			token,
			site: folder,
			environmentName,
			home,
			env: deps.env
		}),
		onStart: () => record.mayHaveChanged()
	}, deps);
	const deployment = verdict$1(report, result, client, attempt);
	checkLanding(target, deployment.url, production);
	return production === void 0 ? deployment : {
		...deployment,
		production
	};
}
const neverStarted = 127;
function verdict$1(report, result, client, { correlationId }) {
	const { code } = result;
	const id = report.id ?? correlationId;
	const facts = factsOf$2(client, report, result);
	const [exit] = facts;
	const unknown = (lostLook) => ({
		id,
		correlationId,
		outcome: "unknown",
		url: asOrigin(report.url),
		lostLook: `${lostLook} (${exit})`
	});
	if (report.failures.length > 0 && report.url !== void 0) return unknown(`the client named an address, and a failure as well: ${report.failures.join("; ")}`);
	if (report.failures.length > 0) {
		const reason = `reason: ${report.failures.join("; ")}`;
		if (report.isUploaded) throw new SiteDeployError("DISTRIBUTION_FAILED", "The platform's upload client reported a failed deployment.", { facts: [reason, ...facts] });
		if (isTokenRefusal(0, report.failures.join("\n"))) throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
			cause: new TokenRefused(report.failures.join("; ")),
			facts: [reason, ...facts]
		});
		throw new SiteDeployError("OFFICIAL_CLIENT_FAILED", "The platform's upload client reported a failure.", { facts: [reason, ...facts] });
	}
	if (report.isUnsure) return unknown("the client gave up waiting for the platform");
	if (code === 0 && report.url !== void 0) return {
		id,
		correlationId,
		outcome: "accepted",
		url: asOrigin(report.url)
	};
	if (code === 0 && report.isUploaded) return unknown("the client ended without naming an address");
	if (report.isUploading) return unknown("the client ended in the middle of the deployment");
	if (code === neverStarted) throw new SiteDeployError("OFFICIAL_CLIENT_FAILED", "The platform's upload client could not be loaded.", { facts });
	return unknown("the client ended without saying whether it has deployed");
}

// src/steps/upload/upload.ts
async function upload(plan, site, access, record, deps) {
	const target = targetOf(plan);
	const name = checkedName(target);
	if (plan.config.build.attestation === "required") await requireAttestation(plan, site, deps);
	if (name !== null) deps.log.info(`The environment of the hosting is "${name}".`);
	if (site.delivery.kind === "none") return { outcome: "unchanged" };
	for (const line of await checkNotSuperseded(plan, site.live, deps)) deps.log.info(line);
	const correlationId = randomUUID();
	record.begins(correlationId);
	const differing = site.live === void 0 ? Promise.resolve([]) : filesThatDiffer(plan, site, deps);
	differing.catch(() => void 0);
	const deployment = await sendWithFreshToken({
		plan,
		site,
		target,
		correlationId,
		access,
		record,
		differing
	}, deps);
	const changed = await differing;
	return changed.length > 0 ? {
		...deployment,
		changed
	} : deployment;
}
async function requireAttestation(plan, { builtDigest }, deps) {
	if (builtDigest === void 0) throw new SiteDeployError("ATTESTATION_MISSING", "The package was not built by a job of its own.");
	const { checkAttestation } = await import("./attestation.js").then((n) => n.t);
	await checkAttestation(plan, builtDigest, deps);
}
async function sendWithFreshToken(upload, deps) {
	const sendWith = (token) => send(openAttempt(upload, token, deps), deps);
	try {
		return await sendWith(await upload.access.token());
	} catch (error) {
		if (!(error instanceof SiteDeployError) || !(error.cause instanceof TokenRefused)) throw error;
		deps.log.info(`The hosting platform refused the deployment token (${error.cause.message}); getting a fresh one, once.`);
		return sendWith(await upload.access.renewToken(deps));
	}
}
async function send(attempt, deps) {
	const { delivery } = attempt.site;
	if (delivery.kind !== "archive") return uploadOfficial(attempt, await productionAddress(attempt, deps), deps);
	let slot;
	try {
		slot = await takeSlot(attempt, deps);
	} catch (error) {
		if (attempt.plan.uploader !== "auto" || !isUnexpectedShape(error)) throw error;
		deps.log.warn(`${error.message} ${error.facts[0] ?? ""} Uploading by the platform's own client instead.`);
		return uploadOfficial(attempt, void 0, deps);
	}
	return uploadToSlot(attempt, slot, delivery, deps);
}

// src/steps/verify/finding.ts
const mismatch = (message, facts) => ({
	isReachable: true,
	message,
	facts
});

// src/steps/verify/probes.ts
function probesOf(site) {
	const rules = parseHosting(site.hosting.text);
	const isPlain = plainPaths(site.hosting.text);
	const hashes = new Map(site.manifest.files.map((file) => [`/${file.path}`, file.sha256]));
	const name = `no-page-${site.marker.digest.slice(-12)}`;
	const missing = {
		rewrite: rules.responseOverrides?.["404"]?.rewrite,
		status: rules.responseOverrides?.["404"]?.statusCode ?? 404
	};
	const expects = (status, page) => (got, hash) => {
		if (got !== status) return `answers ${got}, expected ${status}`;
		const expected = hashes.get(String(page));
		return expected === void 0 || expected === hash ? void 0 : `does not show ${page} of this build`;
	};
	const fallback = rules.navigationFallback?.rewrite;
	const folder = excludedFolder(rules.navigationFallback?.exclude);
	const missingAt = fallback === void 0 ? `/${name}` : folder === void 0 ? void 0 : `${folder}${name}.png`;
	const probes = [];
	if (typeof fallback === "string") probes.push({
		name: "deep route",
		path: `/site-deploy/${name}`,
		check: expects(200, fallback)
	});
	if (missingAt !== void 0 && missing.status !== 200) probes.push({
		name: "missing page",
		path: missingAt,
		check: expects(missing.status, missing.rewrite)
	});
	return probes.filter(({ path }) => isPlain(path));
}
function excludedFolder(exclude) {
	return (Array.isArray(exclude) ? exclude.map(String) : []).find((pattern) => /^\/[\w-]+\/\*$/.test(pattern))?.slice(0, -1);
}

// src/steps/verify/inspect.ts
const sampleSize = 8;
const mostChanged = 16;
async function inspect$1(inspected, deps) {
	const { url, site } = inspected;
	const marker = await inspectMarker(url, site.marker, deps);
	if (typeof marker !== "string") return marker;
	const seen = await Promise.all([
		inspectStartPage(url, site, deps),
		inspectSample(url, chooseSample(inspected), deps),
		...probesOf(site).map((probe) => inspectProbe(url, probe, deps))
	]);
	const looks = [marker];
	for (const look of seen) {
		if (typeof look !== "string") return look;
		looks.push(look);
	}
	return looks.filter((look) => look !== "");
}
function chooseSample({ site, changed }) {
	const known = new Map(site.manifest.files.map((file) => [file.path, file]));
	const first = changed.slice(0, mostChanged).flatMap((path) => known.get(path) ?? []);
	return [.../* @__PURE__ */ new Set([...first, ...sampleOf(site, sampleSize)])];
}
async function inspectMarker(url, expected, deps) {
	const answer = await look(`${url}/${markerPath}`, deps);
	if (answer.status !== 200) return mismatch(`/${markerPath} answers ${answer.status}`, [`expected the marker of ${describe(expected)}`]);
	const served = answer.json;
	if (typeof served?.digest !== "string") return mismatch(`/${markerPath} is not a marker (${answer.headers["content-type"] ?? "no content type"})`, [`expected ${describe(expected)}`]);
	const isSameBuild = served.commit === expected.commit && served.digest === expected.digest;
	if (sameIdentity(expected, served) && isSameBuild) return "marker";
	return mismatch("it serves another build", [`expected: ${describe(expected)}`, `served:   ${describe(served)}`]);
}
async function inspectStartPage(url, { hosting }, deps) {
	const answer = await look(`${url}/`, deps);
	if (answer.status !== 200) return mismatch(`the start page answers ${answer.status}`, [`address: ${answer.url}`]);
	const wrong = Object.entries(hosting.globalHeaders).filter(([name, value]) => (answer.headers[name.toLowerCase()] ?? "") !== value).map(([name, value]) => `${name}: expected "${value}", served "${answer.headers[name.toLowerCase()] ?? "none"}"`);
	return wrong.length === 0 ? "start page with its headers" : mismatch("the start page lacks configured headers", wrong);
}
async function inspectSample(url, sample, deps) {
	const stale = (await Promise.all(sample.map((file) => inspectFile(url, file, deps)))).filter((fact) => fact !== void 0);
	if (stale.length === 0) return sample.length === 0 ? "" : `${sample.length} files by hash`;
	return mismatch(`${stale.length} of ${sample.length} files that were looked at are not those of this build`, stale);
}
async function inspectFile(url, { path, sha256 }, deps) {
	const answer = await look(addressOfFile(url, path), deps);
	if (answer.status !== 200) return `stale: /${path} answers ${answer.status}`;
	const served = createHash$1("sha256").update(answer.body).digest("hex");
	return served === sha256 ? void 0 : `stale: /${path} has the hash ${served.slice(0, 12)}, expected ${sha256.slice(0, 12)}`;
}
async function inspectProbe(url, { name, path, check }, deps) {
	const answer = await look(`${url}${path}`, deps);
	const wrong = check(answer.status, createHash$1("sha256").update(answer.body).digest("hex"));
	return wrong === void 0 ? name : mismatch(`${name} (${path}) ${wrong}`, []);
}
function describe(marker) {
	const text = (value) => typeof value === "string" ? value.slice(0, 80) : "?";
	return `${`${text(marker.slug)} ${text(marker.version)} (${text(marker.environment)})`}, commit ${text(marker.commit).slice(0, 12)}, ${text(marker.digest).slice(0, 19)}`;
}

// src/steps/verify/verify.ts
const pauses = {
	pause: 250,
	growth: 1.5,
	longestPause: 5e3
};
const bytesPerSecond = 2e6;
const filesPerSecond = 200;
async function verify(plan, site, deployment, deps) {
	const sent = deployment.outcome === "unchanged" ? void 0 : deployment;
	const url = plan.url ?? sent?.url;
	if (url === void 0) throw verdict(sent, new SiteDeployError("VERIFY_ADDRESS_UNKNOWN", "The hosting platform did not name the address of the environment."));
	const { clock, signal } = deps;
	let wrong = {
		isReachable: false,
		message: "it was not looked at",
		facts: []
	};
	const looks = await poll({
		clock,
		signal,
		limit: timeLimit(plan, site),
		...pauses
	}, async () => {
		const seen = await lookOnce({
			url,
			site,
			changed: sent?.changed ?? []
		}, deps);
		if (Array.isArray(seen)) return seen;
		deps.log.debug(`${url}: ${seen.message}`);
		wrong = seen;
	});
	if (looks === void 0) throw verdict(sent, toError(url, wrong));
	return {
		url,
		looks
	};
}
function timeLimit(plan, { manifest }) {
	const more = manifest.totalBytes / bytesPerSecond + manifest.files.length / filesPerSecond;
	return plan.config.hosting.verificationTimeoutMinutes * 6e4 + Math.round(more * 1e3);
}
async function lookOnce(inspected, deps) {
	try {
		return await inspect$1(inspected, deps);
	} catch (error) {
		if (!(error instanceof HttpFault)) throw error;
		return {
			isReachable: false,
			message: error.message,
			facts: []
		};
	}
}
function toError(url, { isReachable, message, facts }) {
	return isReachable ? new SiteDeployError("VERIFY_MISMATCH", `${url} does not serve this build: ${message}.`, { facts }) : new SiteDeployError("VERIFY_UNREACHABLE", `${url} could not be looked at.`, { facts: [message] });
}
function verdict(sent, error) {
	if (sent?.outcome !== "unknown") return error;
	return new SiteDeployError("DISTRIBUTION_UNKNOWN", "The hosting platform did not say how the upload ended, and the site does not show this build.", {
		cause: error,
		facts: [
			error.message,
			...sent.lostLook === void 0 ? [] : [`the last look at its status: ${sent.lostLook}`],
			`correlation id: ${sent.correlationId}`
		]
	});
}

// src/steps/notify/notify.ts
async function notify(plan, outcome, portal, deps) {
	const { run } = plan.event;
	const key = [
		plan.event.repository,
		run.id,
		run.attempt,
		plan.environment,
		outcome.status
	].join("/");
	try {
		await portal.deployments.complete(payload(plan, outcome, deps.clock.now()), key, { signal: deps.signal });
		return { status: outcome.status };
	} catch (error) {
		throw explain(error, plan.config.portal.url);
	}
}
function payload(plan, { status, url, error }, now) {
	const { site } = plan.config;
	return {
		event: "site.deployed",
		timestamp: new Date(now).toISOString(),
		site: {
			id: site.id,
			slug: site.slug
		},
		data: {
			version: plan.version,
			environment: plan.environment,
			commitSha: plan.event.sha
		},
		status,
		...url !== void 0 && { url },
		...error !== void 0 && { error: {
			code: error.code,
			message: error.message
		} },
		run: { ...plan.event.run }
	};
}
const apiToken = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.";
function explain(error, url) {
	const message = `The portal ${url} could not be told how the deployment ended.`;
	return explainPortalError(error, {
		purpose: "NOTIFY",
		url,
		message,
		remedies: {
			unauthorized: apiToken,
			forbidden: apiToken
		}
	}) ?? new SiteDeployError("NOTIFY_FAILED", message, {
		cause: error,
		facts: ["it did not answer in time"]
	});
}

// src/deploy/tell-portal.ts
const limitMs = 6e4;
const afterCancelMs = 5e3;
async function tellPortal(plan, session, run) {
	const { status, url, error } = run.result();
	const work = async (deps) => {
		const portal = await session.notifier();
		if (portal === void 0) throw noCredential();
		return notify(plan, {
			status,
			url,
			error
		}, portal, deps);
	};
	try {
		await run.lastingStep("notify", work, notified, closingDeps(run.machine));
		run.learn({ notified: true });
	} catch (thrown) {
		run.learn({ notifyError: SiteDeployError.from(thrown) });
	}
}
function noCredential() {
	return new SiteDeployError("NOTIFY_FAILED", "The portal was not told how the deployment ended: the run has no access token and no API token.", { remedy: "Set the input \"api-token\": with it the portal is told of failed logins, too." });
}
function closingDeps(machine) {
	const { signal } = machine;
	const limit = new AbortController();
	const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
	if (signal.aborted) soon();
	else signal.addEventListener("abort", soon, { once: true });
	return {
		...machine,
		signal: AbortSignal.any([limit.signal, AbortSignal.timeout(limitMs)])
	};
}

// src/deploy/deploy-site.ts
async function deploySite(plan, identity, run) {
	if (plan.dryRun) {
		await makePackage(plan, void 0, run);
		return run.ends("skipped");
	}
	const session = openSession(plan, identity, run);
	try {
		await takeLive(plan, session, run);
	} catch (error) {
		run.failed(error);
	}
	await tellPortal(plan, session, run);
}
async function takeLive(plan, session, run) {
	if (plan.uploader === "official") run.ahead("upload", (deps) => session.client(deps)).catch(() => void 0);
	const site = await makePackage(plan, session, run);
	let deployment;
	try {
		const sent = await run.step("upload", (deps) => upload(plan, site, session, run, deps), uploaded);
		deployment = sent;
		run.learn(factsOfDeployment(sent));
		if (sent.outcome === "accepted") run.hasChanged();
		const look = async (deps) => {
			const verification = await verify(plan, site, sent, deps);
			if (sent.outcome !== "unchanged") await lookAtProduction(plan, site, sent, run);
			return verification;
		};
		const { url } = await run.step("verify", look, verified);
		run.learn({ url });
		if (sent.outcome === "unchanged") return run.ends("skipped");
		run.hasChanged();
	} catch (error) {
		await lookAfterFailure(plan, site, deployment, error, run);
		throw error;
	}
	run.ends("succeeded");
}
async function lookAfterFailure(plan, site, deployment, error, run) {
	if (run.siteChanged === "no" || run.machine.signal.aborted) return;
	await lookAtProduction(plan, site, deployment, run);
	if (await isUnchanged(plan, site, error, run.machine)) run.isAsBefore();
}
async function lookAtProduction(plan, site, deployment, run) {
	const production = deployment !== void 0 && "production" in deployment ? deployment.production : void 0;
	try {
		await checkProduction(plan, site, production, run.machine);
	} catch (error) {
		if (error instanceof SiteDeployError) run.hasChanged();
		throw error;
	}
}
async function makePackage(plan, session, run) {
	const content = session && contentOf(plan, session, run);
	const obtain = plan.mode === "all" ? build : readBuilt;
	const built$1 = await run.step("build", (deps) => obtain(plan, deps), (site) => built(plan, site));
	const finished$1 = await run.step("finish", (deps) => finish(plan, built$1, content, deps), finished);
	const site = await run.step("pack", (deps) => {
		const live = session === void 0 || plan.force ? void 0 : readLive(plan.url, deps);
		return pack(plan, finished$1, live, deps);
	}, packed);
	run.learn(factsOfPackage(site));
	return site;
}
function contentOf(plan, session, run) {
	if (!plan.config.seo.enabled) return void 0;
	const content = session.portal().then((portal) => run.ahead("finish", (deps) => fetchContent(plan, portal, deps)));
	content.catch(() => void 0);
	return content;
}

// src/deploy/record.ts
const unknownOutcomes = [
	"DISTRIBUTION_UNKNOWN",
	"CLOSE_UNKNOWN",
	"VERIFY_UNREACHABLE",
	"VERIFY_ADDRESS_UNKNOWN"
];
var RunRecord = class {
	machine;
	#stop = new AbortController();
	#deps;
	#seconds = {};
	#facts = {};
	#siteChanged = "no";
	#status = "failed";
	constructor(machine) {
		this.machine = machine;
		this.#deps = {
			...machine,
			signal: AbortSignal.any([machine.signal, this.#stop.signal])
		};
	}
	step(name, work, say) {
		return this.#run(name, work, say, this.#deps);
	}
	lastingStep(name, work, say, deps = this.machine) {
		return this.#run(name, work, say, deps);
	}
	async ahead(name, work) {
		try {
			return await work(this.#deps);
		} catch (error) {
			if (!this.#deps.signal.aborted) this.#hasFailed(name);
			this.stop(error);
			throw error;
		}
	}
	learn(facts) {
		this.#facts = {
			...this.#facts,
			...facts
		};
	}
	begins(correlationId) {
		this.learn({ correlationId });
	}
	mayHaveChanged() {
		this.#siteChanged = "maybe";
	}
	hasChanged() {
		this.#siteChanged = "yes";
	}
	isAsBefore() {
		this.#siteChanged = "no";
	}
	get siteChanged() {
		return this.#siteChanged;
	}
	stop(reason) {
		this.#stop.abort(reason);
	}
	ends(status) {
		this.#status = status;
	}
	failed(thrown) {
		const { signal } = this.machine;
		const error = SiteDeployError.from(signal.aborted ? signal.reason : thrown);
		const isSkipped = error.code === "SUPERSEDED" || error.code === "PREVIEW_IN_USE";
		if (isSkipped) this.#siteChanged = "no";
		if (error.code === "CANCELLED") this.#status = this.#siteChanged === "no" ? "cancelled" : "unknown";
		else if (isSkipped) this.#status = "skipped";
		else this.#status = unknownOutcomes.includes(error.code) ? "unknown" : "failed";
		this.learn({ error });
		this.stop(error);
	}
	result() {
		return {
			notified: false,
			...this.#facts,
			status: this.#status,
			siteChanged: this.#siteChanged,
			seconds: this.#seconds
		};
	}
	async #run(name, work, say, deps) {
		const { log, signal: cancel } = this.machine;
		const started = performance.now();
		const elapsed = () => performance.now() - started;
		const tell = (text) => log.info(`${name.padEnd(9)}${seconds(elapsed()).padStart(8)}  ${text}`);
		log.debug(`step ${name} begins`);
		try {
			deps.signal.throwIfAborted();
			const result = await work(deps);
			tell(say(result));
			return result;
		} catch (error) {
			if (!deps.signal.aborted || cancel.aborted) this.#hasFailed(name);
			tell(deps.signal.aborted ? "ended" : "failed");
			throw error;
		} finally {
			this.#seconds[name] = Math.round(elapsed()) / 1e3;
		}
	}
	#hasFailed(name) {
		this.learn({ failedStep: this.#facts.failedStep ?? name });
	}
};

// src/deploy/deploy.ts
async function deploy(request, identity, machine) {
	const run = new RunRecord(machine);
	try {
		const plan = await run.step("plan", (deps) => makePlan(request, deps), planned);
		run.learn(factsOfPlan(plan));
		if (plan.mode === "close") await closePreview(plan, identity, run);
		else if (plan.mode === "build") await buildOnly(plan, run);
		else await deploySite(plan, identity, run);
	} catch (error) {
		run.failed(error);
	}
	return run.result();
}

// src/identity/github-identity.ts
function githubIdentity({ http, requestUrl, requestToken, mask }) {
	return { async idToken(audience, signal) {
		if (!requestUrl || !requestToken) throw new SiteDeployError("IDENTITY_NOT_AVAILABLE", "This job has no OIDC identity: the runner offers no id token.");
		const url = new URL(requestUrl);
		url.searchParams.set("audience", audience);
		const response = await http.send({
			method: "GET",
			url,
			headers: {
				authorization: `Bearer ${requestToken.reveal()}`,
				accept: "application/json"
			},
			idleMs: 1e4,
			signal
		}).catch((error) => {
			if (!(error instanceof HttpFault)) throw error;
			throw new SiteDeployError("ID_TOKEN_FAILED", `The id token could not be fetched: ${error.message}`, { cause: error });
		});
		const value = response.json?.value;
		if (!response.ok || typeof value !== "string" || value === "") {
			const received = response.ok ? "an answer without a token" : `status ${response.status}`;
			throw new SiteDeployError("ID_TOKEN_FAILED", `The id token could not be fetched: ${received} after ${response.attempts} attempt(s).`);
		}
		const token = new Secret(value);
		mask(token);
		return token;
	} };
}

// src/shared/cancel.ts
const names = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const sameRequest = 500;
function cancelSignal(source, onSecond = () => {}, now = () => performance.now()) {
	const controller = new AbortController();
	let asked = 0;
	const listeners = names.map((name) => {
		const listener = () => {
			if (controller.signal.aborted) {
				if (now() - asked > sameRequest) onSecond();
				return;
			}
			asked = now();
			controller.abort(new SiteDeployError("CANCELLED", `The run was cancelled (${name}).`));
		};
		source.on(name, listener);
		return () => void source.off(name, listener);
	});
	return Object.assign(controller.signal, { [Symbol.dispose]() {
		for (const remove of listeners) remove();
	} });
}

// src/shared/exec.ts
const defaultLimitMs = 3e4;
const graceMs = 1e3;
const leftOverMs = 500;
const mostBytes = 4 << 20;
function createExec() {
	const calls = new AsyncLocalStorage();
	return async (tool, args, options) => {
		const { cwd, env, signal, limitMs = defaultLimitMs } = options;
		signal.throwIfAborted();
		const file = await findTool(tool, env);
		if (file === void 0) return {
			kind: "not started",
			reason: `"${tool}" is not installed`
		};
		if (!await isFolder(cwd)) return {
			kind: "not started",
			reason: `there is no folder ${cwd}`
		};
		signal.throwIfAborted();
		using call = new Call(signal, limitMs);
		const onStart = (message) => {
			if (calls.getStore() === call) call.began(message.process);
		};
		subscribe("child_process", onStart);
		try {
			const code = await calls.run(call, () => exec(quote(file), [...args], {
				cwd,
				env: { ...env },
				silent: true,
				ignoreReturnCode: true,
				delay: leftOverMs,
				input: Buffer.alloc(0),
				listeners: {
					stdout: (chunk) => call.printed("stdout", chunk),
					stderr: (chunk) => call.printed("stderr", chunk)
				}
			}));
			signal.throwIfAborted();
			return call.ended(code);
		} catch (error) {
			signal.throwIfAborted();
			return {
				kind: "not started",
				reason: error instanceof Error ? error.message : String(error)
			};
		} finally {
			unsubscribe("child_process", onStart);
		}
	};
}
var Call = class {
	#limitMs;
	#limit;
	#tooMuch = new AbortController();
	#stop;
	#end = () => {
		this.#child?.kill("SIGTERM");
		this.#kill ??= setTimeout(() => this.#child?.kill("SIGKILL"), graceMs);
	};
	#texts = {
		stdout: new BoundedText(),
		stderr: new BoundedText()
	};
	#child;
	#kill;
	constructor(signal, limitMs) {
		this.#limitMs = limitMs;
		this.#limit = AbortSignal.timeout(limitMs);
		this.#stop = AbortSignal.any([
			signal,
			this.#limit,
			this.#tooMuch.signal
		]);
		this.#stop.addEventListener("abort", this.#end, { once: true });
	}
	began(child) {
		this.#child = child;
		child.once("spawn", () => {
			child.stdin?.on("error", () => void 0);
			if (this.#stop.aborted) this.#end();
		});
	}
	printed(stream, chunk) {
		if (!this.#texts[stream].add(chunk)) this.#tooMuch.abort();
	}
	ended(code) {
		const printed = {
			stdout: this.#texts.stdout.end(),
			stderr: this.#texts.stderr.end()
		};
		const killed = (reason) => ({
			kind: "killed",
			reason,
			...printed
		});
		if (this.#tooMuch.signal.aborted) return killed(`it printed more than ${mostBytes} bytes`);
		if (code !== null) return {
			kind: "exited",
			code,
			...printed
		};
		if (this.#limit.aborted) return killed(`it took longer than ${this.#limitMs / 1e3} s`);
		return killed(`it was ended by ${this.#child?.signalCode}`);
	}
	[Symbol.dispose]() {
		clearTimeout(this.#kill);
		this.#stop.removeEventListener("abort", this.#end);
		this.#child?.stdout?.destroy();
		this.#child?.stderr?.destroy();
	}
};
var BoundedText = class {
	#decoder = new StringDecoder$1("utf8");
	#text = "";
	#bytes = 0;
	add(chunk) {
		this.#bytes += chunk.byteLength;
		if (this.#bytes > mostBytes) return false;
		this.#text += this.#decoder.write(chunk);
		return true;
	}
	end() {
		return this.#text + this.#decoder.end();
	}
};
async function findTool(tool, env) {
	const isWindows = path$1.sep === "\\";
	const variable = (name) => Object.entries(env).find(([key]) => (isWindows ? key.toUpperCase() : key) === name)?.[1];
	const endings = isWindows ? (variable("PATHEXT") ?? ".EXE;.CMD;.BAT").split(";") : [""];
	const folders = (variable("PATH") ?? "").split(path$1.delimiter).filter((folder) => path$1.isAbsolute(folder));
	for (const file of folders.flatMap((folder) => endings.map((ending) => path$1.join(folder, tool + ending)))) if (await isProgram(file)) return file;
}
async function isProgram(file) {
	try {
		await access(file, constants$2.X_OK);
		return (await stat(file)).isFile();
	} catch {
		return false;
	}
}
async function isFolder(folder) {
	try {
		return (await stat(folder)).isDirectory();
	} catch {
		return false;
	}
}
function quote(file) {
	return `"${file.replaceAll("\"", "\\\"")}"`;
}

// src/shared/git.ts
const passed = [
	"PATH",
	"PATHEXT",
	"HOME",
	"XDG_CONFIG_HOME",
	"USERPROFILE",
	"SYSTEMROOT",
	"GIT_CONFIG_GLOBAL",
	"GIT_CONFIG_SYSTEM",
	"GIT_CONFIG_NOSYSTEM",
	"GIT_EXEC_PATH"
];
const hardened = [
	"protocol.ext.allow=never",
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.sshCommand=ssh",
	"credential.helper="
].flatMap((setting) => ["-c", setting]);
function createGit(exec, env) {
	const kept = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value !== void 0 && passed.includes(name.toUpperCase()) ? [[name, value]] : []));
	return async (folder, args, signal) => {
		const result = await exec("git", [
			"-c",
			`safe.directory=${folder}`,
			...hardened,
			...args
		], {
			cwd: folder,
			env: {
				...kept,
				GIT_CEILING_DIRECTORIES: path$1.dirname(folder),
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				LC_ALL: "C"
			},
			signal
		});
		return result.kind === "exited" && result.code === 0 ? result.stdout : void 0;
	};
}

// package.json
var version$1 = "0.1.0";

// src/shared/version.ts
const version = version$1;

// src/shared/http/client.ts
function createHttp({ transport, clock, userAgent, onRetry, random = Math.random }) {
	async function attempt(request, url) {
		const { method, idleMs = 3e4, maxBytes = 4 << 20, saveTo, signal } = request;
		const isFile = saveTo !== void 0 || typeof request.body === "object" && "file" in request.body;
		const { limitMs = isFile ? 36e5 : 12e4 } = request;
		const done = await request.turns?.next(signal);
		try {
			return { answer: await transport({
				method,
				url,
				...encode(request, userAgent),
				idleMs,
				limitMs,
				maxBytes,
				saveTo,
				signal
			}) };
		} catch (error) {
			signal?.throwIfAborted();
			if (error instanceof SiteDeployError) throw error;
			return { error };
		} finally {
			done?.();
		}
	}
	function pauseAfter(outcome, count, policy) {
		if (!("answer" in outcome ? policy.statuses.includes(outcome.answer.status) : policy.faults && !isPermanent(faultKind(outcome.error))) || count >= policy.attempts) return void 0;
		const { status, headers } = "answer" in outcome ? outcome.answer : {};
		return pauseBefore({
			attempt: count,
			status,
			retryAfter: headers?.["retry-after"]
		}, clock.now(), random());
	}
	async function sendTo(request, url) {
		const name = `${request.method} ${url.origin}${url.pathname}`;
		const isRead = request.method === "GET" || request.method === "HEAD";
		const policy = request.retry ?? (isRead ? retry.safe : retry.never);
		for (let count = 1;; count += 1) {
			const outcome = await attempt(request, url);
			const pause = pauseAfter(outcome, count, policy);
			if (pause === void 0) {
				if ("answer" in outcome) return toResponse(outcome.answer, url, count);
				throw new HttpFault(faultKind(outcome.error), name, count, outcome.error);
			}
			const reason = "answer" in outcome ? `status ${outcome.answer.status}` : faultKind(outcome.error);
			onRetry?.(`${name}: ${reason}, attempt ${count + 1} of ${policy.attempts} in ${(pause / 1e3).toFixed(1)} s`);
			if (request.turns !== void 0 && reason === "status 429") request.turns.hold(pause);
			else await clock.sleep(pause, request.signal);
		}
	}
	return { async send(request) {
		let url = new URL(request.url);
		let { headers = {} } = request;
		for (let hop = 0;; hop += 1) {
			const response = await sendTo({
				...request,
				headers
			}, url);
			const next = nextAddress(request, response, hop);
			if (next === void 0) return response;
			headers = headersFor(headers, url, next);
			url = next;
		}
	} };
}
function nextAddress({ method, follow }, response, hop) {
	if (follow === void 0 || hop >= (follow.most ?? 5) || method !== "GET" && method !== "HEAD") return void 0;
	const next = redirectOf(response, response.url);
	return follow.to === "https" && next?.protocol !== "https:" ? void 0 : next;
}
function encode(request, userAgent) {
	const headers = {
		"user-agent": userAgent,
		...request.headers
	};
	if (request.json === void 0) return {
		headers,
		body: request.body
	};
	headers["content-type"] ??= "application/json";
	return {
		headers,
		body: JSON.stringify(request.json)
	};
}
function toResponse({ status, headers, body }, url, attempts) {
	return {
		url: url.href,
		status,
		ok: status >= 200 && status < 300,
		headers,
		body,
		get text() {
			return body.toString("utf8");
		},
		get json() {
			return parseJson(body.toString("utf8"));
		},
		requestId: firstHeader(headers, "x-ms-request-id", "x-request-id", "x-github-request-id"),
		attempts
	};
}
function firstHeader(headers, ...names) {
	for (const name of names) {
		const value = headers[name];
		if (typeof value === "string" && value !== "") return value;
	}
}

// src/shared/http/transport.ts
function createTransport(env) {
	const direct = agentsWith({});
	const proxied = agentsWith({ proxyEnv: { ...env } });
	return {
		async send(request) {
			const { url } = request;
			if (isThisMachine(url)) return await sendOnce(request, direct);
			const proxy = proxyFor(url, env);
			return await sendOnce(request, proxied).catch((error) => {
				throw withProxyNamed(error, url, proxy);
			});
		},
		close() {
			for (const agent of [...Object.values(direct), ...Object.values(proxied)]) agent.destroy();
		}
	};
}
function agentsWith(more) {
	const options = {
		keepAlive: true,
		maxSockets: 16,
		...more
	};
	return {
		"http:": new http.Agent(options),
		"https:": new https.Agent(options)
	};
}
function sendOnce(request, agents) {
	const { url, method, body, maxBytes, saveTo, signal } = request;
	signal?.throwIfAborted();
	return new Promise((resolve, reject) => {
		const options = {
			method,
			headers: {
				...request.headers,
				...lengthOf(body)
			}
		};
		const outgoing = url.protocol === "http:" ? http.request(url, {
			...options,
			agent: agents["http:"]
		}) : https.request(url, {
			...options,
			agent: agents["https:"]
		});
		const watch = watchAttempt(request, stop);
		function stop(error) {
			watch.end();
			outgoing.destroy();
			reject(error);
		}
		outgoing.on("error", stop);
		outgoing.on("response", (incoming) => {
			const { statusCode: status = 0, headers } = incoming;
			incoming.on("error", stop);
			(saveTo !== void 0 && status >= 200 && status < 300 ? saveBody(incoming, saveTo, watch.moved) : readBody(incoming, maxBytes, watch.moved)).then((content) => {
				watch.end();
				if (!outgoing.writableFinished) outgoing.destroy();
				resolve({
					status,
					headers,
					body: content
				});
			}, stop);
		});
		if (typeof body === "object" && "file" in body) sendFile(body, outgoing, watch.moved).catch((error) => {
			if (!outgoing.destroyed || outgoing.errored !== null) stop(error);
		});
		else outgoing.end(body);
	});
}
function watchAttempt({ idleMs, limitMs, signal }, stop) {
	const after = (ms, what) => setTimeout(() => stop(new AttemptTimeout(`${what} ${ms / 1e3} s`)), ms);
	const limit = after(limitMs, "it was not at its end after");
	let idle = after(idleMs, "nothing moved for");
	const onAbort = () => stop(signal?.reason);
	signal?.addEventListener("abort", onAbort, { once: true });
	return {
		moved() {
			clearTimeout(idle);
			idle = after(idleMs, "nothing moved for");
		},
		end() {
			clearTimeout(idle);
			clearTimeout(limit);
			signal?.removeEventListener("abort", onAbort);
		}
	};
}
function readBody(incoming, maxBytes, moved) {
	return new Promise((resolve, reject) => {
		const chunks = [];
		let size = 0;
		incoming.on("data", (chunk) => {
			moved();
			if (size < maxBytes) chunks.push(chunk);
			size += chunk.length;
		});
		incoming.on("close", () => {
			if (!incoming.complete) reject(Object.assign(/* @__PURE__ */ new Error("the answer broke off"), { code: "ECONNRESET" }));
		});
		incoming.on("end", () => resolve(Buffer.concat(chunks).subarray(0, maxBytes)));
	});
}
function lengthOf(body) {
	if (body === void 0) return {};
	if (typeof body === "string") return { "content-length": String(Buffer.byteLength(body)) };
	return { "content-length": String("file" in body ? body.size : body.byteLength) };
}
async function saveBody(incoming, file, moved) {
	await pipeline(incoming, async function* (chunks) {
		for await (const chunk of chunks) {
			moved();
			yield chunk;
		}
	}, createWriteStream(file, { mode: 384 }));
	return Buffer.alloc(0);
}
async function sendFile(body, outgoing, moved) {
	const { start, size } = body;
	let sent = 0;
	const file = await open(body.file);
	await pipeline(file.createReadStream({
		highWaterMark: 1 << 18,
		...start !== void 0 && {
			start,
			end: start + size - 1
		}
	}), async function* (chunks) {
		for await (const chunk of chunks) {
			yield chunk;
			sent += chunk.length;
			moved();
			body.onProgress?.(sent);
		}
	}, outgoing);
}

// src/shared/http/open-http.ts
function openHttp({ env, onRetry, clock = systemClock }) {
	const transport = createTransport(env);
	return {
		...createHttp({
			transport: transport.send,
			clock,
			userAgent: `site-deploy/${version}`,
			onRetry
		}),
		[Symbol.dispose]: transport.close
	};
}

// src/shared/deps.ts
async function openDeps(options) {
	const { log, signal, env, github, apiToken, temporary = env.RUNNER_TEMP || tmpdir() } = options;
	const http = openHttp({
		env,
		onRetry: log.info
	});
	const scratch = await mkdtemp(path$1.join(temporary, "site-deploy-"));
	const exec = createExec();
	return {
		log,
		http,
		clock: systemClock,
		signal,
		scratch,
		env,
		exec,
		git: createGit(exec, env),
		github,
		apiToken,
		toolCache: env.RUNNER_TOOL_CACHE || void 0,
		async [Symbol.asyncDispose]() {
			http[Symbol.dispose]();
			await rm(scratch, {
				recursive: true,
				force: true
			});
		}
	};
}

// src/action.ts
await ((async () => {
	const { env } = process;
	const redactor = new Redactor();
	const log = actionsLog(core_exports, redactor);
	using signal = cancelSignal(process);
	const tokens = tokensOf(getInput, env, log.mask);
	await using machine = await openDeps({
		log,
		signal,
		env,
		github: tokens.github,
		apiToken: tokens.apiToken
	});
	const identity = githubIdentity({
		http: machine.http,
		requestUrl: env.ACTIONS_ID_TOKEN_REQUEST_URL,
		requestToken: tokens.idTokenRequest,
		mask: log.mask
	});
	const result = await deploy(requestOf(getInput, context, env), identity, machine);
	for (const [name, value] of Object.entries(outputsOf(result))) setOutput(name, redactor.redact(value));
	if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(redactor.redact(summaryOf(result))).write();
	for (const problem of result.error?.problems ?? []) log.error(problem.message, problem);
	const lines = redactor.redact(closingLines(result).join("\n"));
	if (isDone(result)) log.info(lines);
	else setFailed(lines);
})());

export {  };