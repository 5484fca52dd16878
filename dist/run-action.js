import { r as __exportAll } from "./rolldown-runtime.js";
import { $n as retry, $r as paced, A as countCharacters, An as diagram, Ar as _regex, At as gitHubForRun, B as login, Bn as bytes, Br as endRecord, Bt as proxyFor, Cn as changesPart, Cr as union, Ct as readWorkflowRun, Dn as findingsPart, Dt as runsOfPush, En as rollbackPart, F as browserPath, Fn as outline, Fr as sha256, Ft as AttemptTimeout, G as mayFollow, Gn as namedRepository, Gr as objectOf, Hn as firstNames, Hr as writeLocalHeader, I as pathWithoutRedirect, In as paragraphs, Ir as bytesEntry, It as HttpFault, Jr as frameworkOf, K as redirectOf, Kr as parseJson, L as plain, Ln as table, Lr as copyAndHash, Lt as faultKind, M as seoLimits, Mr as PiecePacker, N as collect, Nn as link, Nr as split, Nt as Redactor, On as alert, Ot as poll, P as addressOf$1, Pn as md, Pr as splitForHashing, Pt as Secret, Qn as pauseBefore, Qr as startWorkers, R as servedPath, Rn as text$1, Rr as hashOf$3, Rt as isBefore, Sn as changePart, Tn as filesPart, U as PortalError, Un as firstOf, Ur as PageReader, Ut as isAncestor, V as explainPortalError, Vn as count, Vr as formatLimits, Vt as withProxyNamed, W as headersFor, Wn as seconds, Wr as isObject, Xr as textScript, Yr as holdScript, _ as keptPath, _n as foldEnvironmentName, _t as readBranchHead, ai as readIfThere, an as matchesBranch, at as buildEnvironment, bn as resolveInside, cn as configInvalid, cr as boolean, dn as readYaml, dr as literal, dt as mergedPullsOf, ei as SiteDeployError, et as childEnvironment, fr as looseObject, gn as nearestName, gr as optional, hn as didYouMean, hr as object, i as isThisMachine, ii as readBytesIfThereSync, in as branchOf, it as sameIdentity, j as imageFileSize, jn as folded, jr as safeParse, jt as ifAnswered, k as seoWarnings, l as pathIn, ln as parseSiteConfig, m as keepOnMachine, mn as once, mr as number, ni as messageOf, nt as look, o as systemClock, oi as readIfThereSync, on as oneOf, pr as nullable, q as branchesFrom, qt as Environment, ri as isMissing$1, rn as checkPins, rt as markerPath, s as closingDeps, si as undefinedIfMissing, sn as yesOrNo, sr as array, st as loadContentFile, t as reportOf, tt as readLive, u as sitemapLine, un as SourceText, v as keptText, vn as isPreviewName, vr as record, wn as detailsPart, wr as unknown, xn as verdictPart, xr as string, yn as isInside, z as hostingDefaults, zr as centralHeader, zt as isPermanent } from "./shared.js";
const { closeSync, constants, createReadStream, createWriteStream, mkdirSync, openSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync, writeSync } = globalThis.process.getBuiltinModule("node:fs");
const fs = globalThis.process.getBuiltinModule("node:fs/promises");
const { access, chmod, "constants": constants$1, mkdir, mkdtemp, open, readFile, readdir, rename, rm, stat, writeFile } = globalThis.process.getBuiltinModule("node:fs/promises");
const { "setTimeout": setTimeout$1 } = globalThis.process.getBuiltinModule("node:timers/promises");
const { createHash, hash, randomUUID } = globalThis.process.getBuiltinModule("node:crypto");
const { isUtf8 } = globalThis.process.getBuiltinModule("node:buffer");
const os$2 = globalThis.process.getBuiltinModule("os");
const os = globalThis.process.getBuiltinModule("os");
const { EOL } = globalThis.process.getBuiltinModule("os");
const crypto$1 = globalThis.process.getBuiltinModule("crypto");
const fs$2 = globalThis.process.getBuiltinModule("fs");
const { "constants": constants$2, "existsSync": existsSync$1, "promises": promises$1, "readFileSync": readFileSync$1 } = globalThis.process.getBuiltinModule("fs");
const path$2 = globalThis.process.getBuiltinModule("path");
const { StringDecoder } = globalThis.process.getBuiltinModule("string_decoder");
const events = globalThis.process.getBuiltinModule("events");
const child = globalThis.process.getBuiltinModule("child_process");
const { "setTimeout": setTimeout$2 } = globalThis.process.getBuiltinModule("timers");
const { availableParallelism, tmpdir } = globalThis.process.getBuiltinModule("node:os");
const { isDeepStrictEqual, stripVTControlCharacters } = globalThis.process.getBuiltinModule("node:util");
const process$1 = globalThis.process.getBuiltinModule("node:process");
const http = globalThis.process.getBuiltinModule("node:http");
const https = globalThis.process.getBuiltinModule("node:https");
const { spawn } = globalThis.process.getBuiltinModule("node:child_process");
const path$1 = globalThis.process.getBuiltinModule("node:path");
const { "StringDecoder": StringDecoder$1 } = globalThis.process.getBuiltinModule("node:string_decoder");
const { pipeline } = globalThis.process.getBuiltinModule("node:stream/promises");
const { AsyncLocalStorage } = globalThis.process.getBuiltinModule("node:async_hooks");
const { subscribe, unsubscribe } = globalThis.process.getBuiltinModule("node:diagnostics_channel");

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
const { access: access$1, appendFile, writeFile: writeFile$1 } = promises$1;
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
				yield access$1(pathFromEnv, constants$2.R_OK | constants$2.W_OK);
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
		else if (this.processExited) this.timeout = setTimeout$2(ExecState.HandleTimeout, this.delay, this);
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
	group: () => group$1,
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
function group$1(name, fn) {
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
			if (existsSync$1(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(readFileSync$1(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
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

// \0stub:1
var GitHub = class {
	static plugin() {
		throw new Error("github.getOctokit is not part of this bundle");
	}
};
function getOctokitOptions() {
	throw new Error("github.getOctokit is not part of this bundle");
}

// node_modules/@actions/github/lib/github.js
var github_exports = /* @__PURE__ */ __exportAll({
	context: () => context,
	getOctokit: () => getOctokit
});
const context = new Context();
function getOctokit(token, options, ...additionalPlugins) {
	return new (GitHub.plugin(...additionalPlugins))(getOctokitOptions(token, options));
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

// src/config/load.ts
const defaultConfigFile = "site.config.yml";
const maxConfigBytes = 64e3;
async function loadSiteConfig(workspace, file = defaultConfigFile) {
	const absolute = await resolveInside(workspace, file, "The site config file").catch((error) => {
		if (error instanceof SiteDeployError) throw error;
		throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} cannot be reached in ${workspace}.`, { cause: error });
	});
	return parseSiteConfig(decode(await read(absolute, workspace, file), file), file);
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
function decode(bytes, file) {
	if (bytes.byteLength > maxConfigBytes) throw tooLarge(file, bytes.byteLength);
	if (isUtf8(bytes)) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	throw configInvalid(file, [notUtf8(bytes, file)]);
}
function notUtf8(bytes, file) {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	return new SourceText(file, text).problemAt(Math.max(0, text.indexOf("�")), "found bytes that are not UTF-8, expected a text file in UTF-8");
}

// src/steps/plan/environment.ts
const names$1 = /* @__PURE__ */ new Map([["production", "Production"], ["preview", "Preview"]]);
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
	throw new SiteDeployError("ENVIRONMENT_CONFLICT", `${asking}, but the input "environment" asks for ${asked}.`, {
		facts: describeRules(rules),
		remedy: "Leave the input \"environment\" out of runs that a push starts. environments.production.branch and environments.preview.branches in the site config say which branch goes where."
	});
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
	throw new SiteDeployError("EVENT_NOT_DEPLOYED", `The branch ${branch} is not deployed.`, {
		facts: describeRules(rules),
		remedy: `Set environments.production.branch: ${branch} in the site config if it is to go to Production, or add it to environments.preview.branches; on a terminal, --branch <name> deploys as another branch.`
	});
}
function parseEnvironment(input) {
	const word = input?.trim() ?? "";
	if (word === "") return void 0;
	const environment = names$1.get(word.toLowerCase());
	if (environment !== void 0) return environment;
	throw new SiteDeployError("ENVIRONMENT_UNKNOWN", `found the environment "${word}", expected production or preview${didYouMean(word, names$1.keys())}`);
}
function describeRules({ production, preview }) {
	const previews = preview.branches.join(", ");
	return [
		`A push to ${production.branch} is deployed to Production.`,
		`A push to ${previews} is deployed to Preview.`,
		`By hand, with the input "environment": ${production.branch} to either, ${previews} to Preview.`
	];
}

// src/shared/site-files.ts
function digestOf(files, head = "") {
	return `sha256:${hash("sha256", head + files.map((file) => `${file.sha256}  ${file.path}\n`).join(""))}`;
}

// src/artifact/artifact.ts
const artifactFolder = "site-deploy-build";
const ArtifactManifest = object({
	format: union([literal(1), literal(2)]),
	slug: string(),
	environment: Environment,
	version: string(),
	commit: string(),
	digest: string(),
	files: array(object({
		path: string(),
		size: number(),
		sha256: string()
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
	return refOf$1(origin);
}
const refOf$1 = ({ branch }) => `refs/heads/${branch}`;
function checkBranch({ config, environment, event }, run, origin) {
	const pushed = {
		...event,
		name: origin.event,
		ref: refOf$1(origin),
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
async function versionOfCommit({ workspace, event, config }, deps) {
	const { git, signal } = deps;
	const ask = (...args) => git(workspace, args, signal);
	const tagged = highestTag(await ask("tag", "--points-at", event.sha) ?? "");
	if (tagged !== void 0) return tagged;
	const branch = await releaseOfPull(event, config.environments.production.branch, deps);
	if (branch !== void 0) return branch;
	const release = mergedRelease(event.commitMessage ?? await ask("log", "-1", "--format=%B", event.sha) ?? "");
	return release === void 0 ? void 0 : parseVersion(release, `the branch ${releasePrefix}${release}, which the merge commit names`);
}
async function releaseOfPull({ repository, sha }, production, deps) {
	if (deps.github === void 0) return void 0;
	const question = mergedPullsOf(gitHubForRun(deps.github, deps), namedRepository(repository), sha);
	return (await ifAnswered(question, deps) ?? []).filter(({ base, head }) => base === production && head.startsWith(releasePrefix)).map(({ head }) => head.slice(8)).find((version) => versionPattern.test(version));
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
		const place = {
			environment: "Preview",
			environmentName: previewName,
			url: preview.url
		};
		return {
			...common,
			...place,
			mode,
			workspace,
			version
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

// src/config/seo-file.ts
const defaultSeoFile = "content/seo.json";
const HeadValues = looseObject({
	title: optional(string()),
	description: optional(string()),
	canonical: optional(string()),
	robots: optional(string()),
	structuredData: optional(looseObject({}))
});
const SeoFile = looseObject({ pages: record(string(), looseObject({
	slug: string(),
	values: HeadValues,
	fallback: HeadValues
})) });
async function loadSeoFile(workspace, file) {
	const absolute = await resolveInside(workspace, file, "seo.file");
	const text = await readIfThere(absolute).catch((cause) => {
		throw new SiteDeployError("SEO_FILE_INVALID", `The metadata file ${file} cannot be read.`, { cause });
	});
	if (text === void 0) {
		if (file === defaultSeoFile) return { pages: {} };
		throw new SiteDeployError("SEO_FILE_INVALID", `The metadata file ${file} does not exist.`);
	}
	const parsed = safeParse(SeoFile, parseJson(text.replace(/^\uFEFF/, "")));
	if (parsed.success) return parsed.data;
	throw new SiteDeployError("SEO_FILE_INVALID", `The metadata file ${file} is not of the expected form.`, { facts: parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`) });
}

// src/shared/line-splitter.ts
const longest$1 = 65536;
const longestWord = 8192;
var LineSplitter = class {
	#onLine;
	#decoder = new StringDecoder$1("utf8");
	#line = "";
	#dropped = 0;
	#endsWithReturn = false;
	constructor(onLine) {
		this.#onLine = onLine;
	}
	write(chunk) {
		this.#read(this.#decoder.write(chunk));
	}
	end() {
		this.#read(this.#decoder.end());
		if (this.#line !== "" || this.#dropped > 0) this.#hand();
	}
	#read(text) {
		let start = 0;
		for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) {
			const isRest = index === 0 && end === "\n" && this.#endsWithReturn;
			this.#keep(text.slice(start, index));
			if (!isRest) this.#hand();
			start = index + end.length;
		}
		this.#keep(text.slice(start));
		if (text !== "") this.#endsWithReturn = text.endsWith("\r");
	}
	#keep(part) {
		const room = Math.max(0, longest$1 - this.#line.length);
		this.#line += part.slice(0, room);
		this.#dropped += Math.max(0, part.length - room);
	}
	#hand() {
		const line = this.#dropped === 0 ? this.#line : cut(this.#line, this.#dropped);
		this.#line = "";
		this.#dropped = 0;
		this.#onLine(line);
	}
};
function cut(line, dropped) {
	const last = line.slice(-8192).search(/\s\S*$/);
	const kept = line.slice(0, line.length - longestWord + Math.max(0, last));
	return `${kept} … (${line.length - kept.length + dropped} characters more)`;
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
		for (const stream of [child.stdout, child.stderr]) {
			const lines = new LineSplitter(onLine);
			stream.on("data", (chunk) => lines.write(chunk)).once("close", () => lines.end());
		}
		const result = await new Promise((resolve, reject) => {
			child.once("error", reject);
			child.once("exit", end);
			child.once("close", (code, killedBy) => resolve({
				code,
				killedBy
			}));
		});
		endGroup(child, "SIGKILL");
		for (const until = performance.now() + goneMs; performance.now() < until && endGroup(child, 0);) await setTimeout$1(5);
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
const longestLine$1 = 2e3;
const mostReasons = 40;
var CommandOutput = class {
	#tail = [];
	#reasons = [];
	read(line) {
		const text = stripVTControlCharacters(line.slice(0, longestLine$1)).trimEnd();
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
		const stat = await fs.stat(path2);
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
		const content = await fs.readFile(filepath, "utf8");
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
	if (manifest === void 0) {
		if (build.command === void 0 && build.output === void 0) await refuseUnbuilt(plan.buildRoot);
		return {
			install: build.install,
			build: build.command
		};
	}
	const agent = (await detect({
		cwd: plan.buildRoot,
		stopDir: plan.workspace,
		strategies: ["packageManager-field", "lockfile"]
	}))?.agent ?? "npm";
	const needsInstall = manifest.dependencies > 0;
	const locked = await detect({
		cwd: plan.buildRoot,
		stopDir: plan.workspace,
		strategies: ["lockfile"]
	});
	const remark = build.install !== void 0 || !needsInstall ? void 0 : locked === null ? "No lockfile: the versions of the dependencies may differ from build to build. Commit the lockfile." : await severalLockfiles(plan, agent);
	const install = build.install ?? (needsInstall ? command(agent, locked === null ? "install" : "frozen") : void 0);
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
const generators = [
	[
		/^mkdocs\.ya?ml$/,
		"mkdocs build",
		"site"
	],
	[
		/^hugo\.(toml|ya?ml|json)$/,
		"hugo",
		"public"
	],
	[
		/^_config\.yml$/,
		"bundle exec jekyll build",
		"_site"
	],
	[
		/^book\.toml$/,
		"mdbook build",
		"book"
	],
	[
		/^pelicanconf\.py$/,
		"pelican content",
		"output"
	]
];
async function refuseUnbuilt(root) {
	const names = await readdir(root);
	for (const [file, buildCommand, output] of generators) {
		const found = names.find((name) => file.test(name));
		if (found === void 0) continue;
		throw new SiteDeployError("BUILD_COMMAND_MISSING", `There is ${found}, but no package.json, and build.command is not set: nothing builds the site.`, { remedy: `Set build.command, for example "${buildCommand}", and build.output: ${output}. To deploy a folder as it is committed, set build.output alone.` });
	}
}
async function severalLockfiles({ buildRoot, workspace }, agent) {
	const present = /* @__PURE__ */ new Set([...await readdir(buildRoot), ...await readdir(workspace)]);
	const locks = Object.entries(LOCKS).filter(([name]) => present.has(name));
	if (new Set(locks.map(([, manager]) => manager)).size < 2) return void 0;
	return `There are ${locks.map(([name]) => name).join(" and ")}: ${agent} is used. Remove the lockfile that is not kept up to date.`;
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

// src/steps/build/exposed.ts
function sayWhatIsExposed({ mode, dryRun }, { log, env, apiToken, github }) {
	if (mode === "build") {
		if (github !== void 0) log.info("The code of the site can read github-token. This job does not need it: set \"github-token: ''\".");
		return;
	}
	const exposed = [
		...env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ? ["the request for the job's id token"] : [],
		...apiToken === void 0 ? [] : ["api-token"],
		...github === void 0 ? [] : ["github-token"]
	];
	if (dryRun || exposed.length === 0) return;
	const line = `In one job the code of the site can read ${exposed.join(", ")}, and change what later steps run. Two jobs, with "mode: build" and "mode: deploy", keep it apart from them.`;
	if (apiToken === void 0) log.info(line);
	else log.warn(line);
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

// src/steps/build/left-behind.ts
const buildMark = "SITE_DEPLOY_BUILD";
const mostRounds = 5;
async function endLeftBehind(mark, { log }) {
	const ended = /* @__PURE__ */ new Map();
	const stubborn = /* @__PURE__ */ new Map();
	for (let round = 0; round < mostRounds; round += 1) {
		const left = (await processesWith(`${buildMark}=${mark}`)).filter(({ pid }) => !stubborn.has(pid));
		if (left.length === 0) break;
		for (const one of left) (end(one.pid) ? ended : stubborn).set(one.pid, one);
	}
	const named = (processes) => firstNames([...processes.values()].map(({ pid, command }) => `${command} (process ${pid})`));
	if (ended.size > 0) log.warn(`The build left ${count(ended.size, "process")} running, now ended: ${named(ended)}.`);
	if (stubborn.size > 0) log.warn(`The build left ${count(stubborn.size, "process")} that cannot be ended: ${named(stubborn)}.`);
}
async function processesWith(variable) {
	const names = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
	const found = [];
	for (const name of names) {
		if (!(await readFile(`/proc/${name}/environ`, "latin1").catch(() => "")).split("\0").includes(variable)) continue;
		const command = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
		found.push({
			pid: Number(name),
			command: command.replaceAll("\0", " ").trim().slice(0, 100) || "?"
		});
	}
	return found;
}
function end(pid) {
	try {
		return process.kill(pid, "SIGKILL");
	} catch {
		return false;
	}
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
function isNeverPublished(name) {
	return forbiddenName.test(name);
}
function anyName(...names) {
	return new RegExp(`^(${names.flat().join("|")})$`, "i");
}
const mostNames = 2e5;
function readSiteTree(folder) {
	const root = realpathSync(folder);
	const files = [];
	const forbidden = [];
	const escaping = [];
	let names = 0;
	const visit = (directory, prefix, parents) => {
		for (const entry of readdirSync(directory, { withFileTypes: true })) {
			const name = prefix + entry.name;
			names += 1;
			if (names > mostNames) throw tooManyNames(root);
			if (isNeverPublished(entry.name) || prefix === "" && sourceName.test(entry.name)) {
				forbidden.push(name);
				continue;
			}
			const place = path$1.join(directory, entry.name);
			const file = entry.isSymbolicLink() ? targetInside(root, place) : place;
			if (file === void 0) {
				escaping.push(name);
				continue;
			}
			const stat = statSync(file, { throwIfNoEntry: false });
			if (stat === void 0) throw notThere(name, file);
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
function filesByPath({ files }) {
	return new Map(files.map((file) => [file.path, file]));
}
function tooManyNames(root) {
	return new SiteDeployError("PACKAGE_TOO_MANY_FILES", `${root} has more than ${mostNames} files and folders.`, { facts: ["Links to folders count with everything that is in them."] });
}
function notThere(name, file) {
	return name.includes("�") ? new SiteDeployError("PACKAGE_NAME_REFUSED", "The built site has a name that is not UTF-8.", { facts: [name] }) : new SiteDeployError("FILE_GONE", `${name} was removed while the built site was read.`, { facts: [file] });
}
function targetInside(root, link) {
	try {
		const target = realpathSync(link);
		return isInside(root, target) ? target : void 0;
	} catch {
		return;
	}
}

// src/steps/build/framework-outputs.ts
const further = {
	nextjs: ["out"],
	nuxtjs: [".output/public", "dist"],
	astro: ["dist"],
	vitepress: [".vitepress/dist", "docs/.vitepress/dist"],
	vuepress: [".vuepress/dist", "docs/.vuepress/dist"]
};
async function frameworkOutputs(root) {
	const [{ detectFrameworks }, { appFrameworks }] = await Promise.all([import("./frameworks.js").then((n) => n.n), import("./frameworks.js").then((n) => n.r)]);
	const frameworks = (await detectFrameworks((await readdir(root)).map((name) => path$1.join(root, name)), appFrameworks)).flatMap((folder) => folder.frameworks).toReversed();
	const ofAngular = frameworks.some(({ id }) => id === "angular") ? await angularOutputs(root) : [];
	const ofOthers = frameworks.flatMap(({ id, config: { outputLocation: location } }) => {
		const known = location === void 0 || location.startsWith("{") || location === "." ? [] : [location];
		return [...further[id] ?? [], ...known];
	});
	return [...ofAngular, ...ofOthers];
}
const OutputPath = union([string(), object({
	base: string(),
	browser: optional(string())
})]);
const Angular = object({ projects: record(string(), object({
	projectType: optional(string()),
	architect: optional(object({ build: optional(object({ options: optional(object({ outputPath: optional(OutputPath) })) })) }))
})) });
async function angularOutputs(root) {
	const text = await readIfThere(path$1.join(root, "angular.json"));
	const parsed = safeParse(Angular, parseJson(text ?? ""));
	if (!parsed.success) return [];
	return Object.entries(parsed.data.projects).filter(([, { projectType }]) => projectType !== "library").flatMap(([name, { architect }]) => {
		const output = architect?.build?.options?.outputPath ?? path$1.posix.join("dist", name);
		if (typeof output === "string") return [path$1.posix.join(output, "browser"), output];
		return [path$1.posix.join(output.base, output.browser ?? "browser")];
	});
}

// src/steps/build/output.ts
const usual = [
	"dist",
	"build",
	"_site",
	"out",
	"public",
	"site",
	"www",
	"output",
	".output/public",
	"book"
];
const mostFolders = 2e3;
async function findOutput(plan, since) {
	const wasBuilt = since !== void 0;
	const { output } = plan.config.build;
	if (output !== void 0) return configured(plan, output, wasBuilt);
	for (const candidate of wasBuilt ? await frameworkOutputs(plan.buildRoot) : ["."]) {
		const folder = await inside(plan, candidate);
		if (!(wasBuilt && isInside(folder, plan.buildRoot)) && await startPageTime(folder) !== void 0) return folder;
	}
	const holding = [];
	for (const folder of usual) {
		const written = await startPageTime(path$1.join(plan.buildRoot, folder));
		if (written !== void 0) holding.push({
			folder,
			written
		});
	}
	const fresh = holding.filter(({ written }) => since !== void 0 && written >= since);
	const [only, ...others] = fresh.length > 0 ? fresh : holding;
	if (only !== void 0 && others.length === 0) return inside(plan, only.folder);
	if (only !== void 0) throw await notFound(plan, `Several folders could be the built site: ${[only, ...others].map(({ folder }) => folder).join(", ")}.`);
	throw await notFound(plan, wasBuilt ? "The build left no folder with an index.html." : "Nothing was built, since build.command is not set, and there is no folder with an index.html.");
}
async function configured(plan, output, wasBuilt) {
	const folder = await inside(plan, output);
	const name = path$1.join(plan.config.build.root, output);
	if (!await isFolder$1(folder)) throw await notFound(plan, `The folder "${name}" (build.output) does not exist${wasBuilt ? " after the build" : ""}.`);
	if (await startPageTime(folder) !== void 0) return folder;
	const [deeper, ...others] = await startPagesBelow(folder);
	if (deeper === void 0) return folder;
	const better = path$1.posix.join(output, deeper);
	throw new SiteDeployError("BUILD_OUTPUT_NOT_FOUND", `The folder "${name}" (build.output) has no index.html.`, {
		facts: firstOf([deeper, ...others].map((found) => `there is one in ${path$1.posix.join(name, found)}`), 5),
		...others.length === 0 && { remedy: `Set build.output: ${better}` }
	});
}
const inside = (plan, folder) => resolveInside(plan.workspace, path$1.relative(plan.workspace, path$1.resolve(plan.buildRoot, folder)) || ".", "The build output");
async function notFound(plan, message) {
	const folders = (await readdir(plan.buildRoot, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isDirectory() && !isNeverPublished(entry.name));
	const deeper = await Promise.all(folders.map(async ({ name }) => (await startPagesBelow(path$1.join(plan.buildRoot, name))).map((found) => path$1.posix.join(name, found))));
	const shown = folders.map(({ name }) => name).filter((name) => !name.startsWith("."));
	const facts = [...shown.length === 0 ? [] : [`folders in build.root: ${shown.join(", ")}`], ...firstOf(deeper.flat().map((folder) => `there is an index.html in ${folder}`), 5)];
	if (plan.config.build.output === void 0 && await startPageTime(plan.buildRoot) !== void 0) facts.push("build.root itself has an index.html; it is only taken where build.output names it, since it holds the sources");
	return new SiteDeployError("BUILD_OUTPUT_NOT_FOUND", message, { facts });
}
async function startPagesBelow(folder) {
	const found = [];
	let level = [""];
	for (let looked = 0; level.length > 0 && found.length === 0 && looked < mostFolders; looked += level.length) {
		const next = [];
		for (const name of level.slice(0, mostFolders - looked)) for (const entry of await readdir(path$1.join(folder, name), { withFileTypes: true }).catch(() => [])) {
			if (entry.isFile() && entry.name === "index.html" && name !== "") found.push(name);
			if (entry.isDirectory() && !isNeverPublished(entry.name)) next.push(path$1.posix.join(name, entry.name));
		}
		level = next;
	}
	return found.sort();
}
const isFolder$1 = (folder) => stat(folder).then((found) => found.isDirectory(), () => false);
const startPageTime = (folder) => stat(path$1.join(folder, "index.html")).then((found) => found.isFile() ? found.mtimeMs : void 0, () => void 0);

// src/steps/build/build.ts
const clockStepMs = 20;
async function build(plan, deps) {
	const commands = await findCommands(plan);
	if (commands.remark !== void 0) deps.log.warn(commands.remark);
	const began = Date.now() - clockStepMs;
	const ran = [commands.install, commands.build].filter((command) => command !== void 0);
	if (ran.length > 0) await runCommands(commands, plan, deps);
	return {
		folder: await findOutput(plan, commands.build === void 0 ? void 0 : began),
		commands: ran
	};
}
async function runCommands(commands, plan, deps) {
	sayWhatIsExposed(plan, deps);
	const minutes = plan.config.build.timeoutMinutes;
	const timeLimit = AbortSignal.timeout(minutes * 6e4);
	const mark = randomUUID();
	const files = {
		texts: await writeTexts(plan, deps),
		seo: await writeSeo(plan, deps)
	};
	const context = {
		plan,
		environment: {
			...buildEnvironment(plan, deps.env, files),
			[buildMark]: mark
		},
		deps,
		signal: AbortSignal.any([deps.signal, timeLimit])
	};
	try {
		if (commands.install !== void 0) await run(commands.install, installFailed, context);
		if (commands.build !== void 0) await run(commands.build, buildFailed, context);
	} catch (error) {
		deps.signal.throwIfAborted();
		if (!timeLimit.aborted || error instanceof SiteDeployError) throw error;
		throw new SiteDeployError("BUILD_TIMEOUT", `The build was ended after ${minutes} minute(s) (build.timeoutMinutes).`);
	} finally {
		await endLeftBehind(mark, deps);
	}
}
async function writeTexts({ workspace, config: { content } }, { scratch }) {
	const read = content.mode === "commit" ? await loadContentFile(workspace, content.file) : void 0;
	const file = path$1.join(scratch, "site-text.json");
	await writeFile(file, `${JSON.stringify(Object.fromEntries(read?.texts ?? []), null, 2)}\n`);
	return file;
}
async function writeSeo({ workspace, config: { seo } }, { scratch }) {
	const snapshot = seo.enabled ? await loadSeoFile(workspace, seo.file) : { pages: {} };
	const file = path$1.join(scratch, "site-seo.json");
	await writeFile(file, `${JSON.stringify(snapshot, null, 2)}\n`);
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
		const isMissing = result.code === 127 || result.code === 9009;
		const unfit = await import("./frameworks.js").then((n) => n.t).then(({ unfitNode }) => unfitNode(plan.buildRoot, environment, deps)).catch(() => void 0);
		throw (isMissing ? toolMissing : failed)([`"${command}" ${how}.`, unfit].filter(Boolean).join(" "), output);
	} finally {
		shown.close();
	}
}

// src/shared/package-name.ts
function packageName({ slug, environment, version }) {
	return `site-${slug}-${environment}-${version}`;
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

// src/shared/disarm.ts
function disarm(text) {
	return text.replaceAll(lineCommand, "$1| ").replaceAll(commandAnywhere, "$1 [");
}
function disarmName(name) {
	return disarm(name.replaceAll(unseen, escaped));
}
const lineCommand = /(^|[\r\n])(?=[^\x21-\x7e\r\n]*:[^\x20-\x7e\r\n]*:)/g;
const commandAnywhere = /(#[^\x20-\x7e\r\n]*#[^\x20-\x7e\r\n]*)\[/g;
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function escaped(character) {
	return {
		"\n": "\\n",
		"\r": "\\r",
		"	": "\\t"
	}[character] ?? `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`;
}

// src/shared/live-site/unserved.ts
function whyUnserved(path) {
	const [reserved] = /^(api|\.auth)(?=\/)/.exec(path) ?? [];
	if (reserved !== void 0) return `the folder ${reserved}, which is not for files`;
	const segment = path.split("/").find((part) => /^(bin|app_data)$/i.test(part));
	if (segment !== void 0) return `a folder of the name ${segment}`;
	if (/\.resx$/i.test(path)) return "the ending .resx";
	if (path.includes("+")) return "a + in its name";
	return /%[\da-f]{2}/i.test(path) ? "a % and two hexadecimal digits in its name" : void 0;
}

// src/steps/pack/names.ts
function checkNames(paths) {
	const refused = [];
	const folders = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Map();
	const files = new Set(paths);
	for (const path of paths) {
		const reason = refusal$1(path);
		if (reason !== void 0) {
			refused.push(`${JSON.stringify(path)}: ${reason}`);
			continue;
		}
		for (let place = path; place !== "" && !folders.has(place); place = folderOf(place)) {
			if (place !== path) {
				folders.add(place);
				if (files.has(place)) refused.push(`${place}: a file and a folder have this name`);
			}
			const folded = place.normalize("NFC").toLowerCase();
			const other = taken.get(folded);
			if (other === void 0) taken.set(folded, place);
			else if (other !== place) refused.push(`${place}: the same as ${other} where upper and lower case do not differ`);
		}
	}
	if (refused.length === 0) return;
	throw new SiteDeployError("PACKAGE_NAME_REFUSED", `The built site has ${refused.length} name(s) that the hosting could not keep as they are.`, { facts: firstOf(refused) });
}
function unservedWarning(paths) {
	const unserved = paths.flatMap((path) => {
		const reason = whyUnserved(path);
		return reason === void 0 ? [] : [`${path} (${reason})`];
	});
	if (unserved.length === 0) return void 0;
	return `The hosting platform answers 404 for ${firstNames(unserved)}, whatever the site's configuration says. Rename them.`;
}
function refusal$1(path) {
	if (path.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(path)) return "it has a control character";
	if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(path)) return "it turns the direction of text, or breaks a line";
	if (disarm(path) !== path || path.split("/").some((part) => disarm(part) !== part)) return "a runner would take it for a command";
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
	mkdirSync(target);
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

// src/shared/live-site/file-list.ts
const mostListed = 2e3;
const pathBytes = 6;
const contentBytes = 4;
const recordBytes = 14;
function fileListOf(files) {
	const bytes = files.reduce((sum, { size }) => sum + size, 0);
	if (files.length > 2e3) return {
		files: files.length,
		bytes
	};
	const records = files.map(recordOf).sort(Buffer.compare);
	return {
		files: files.length,
		bytes,
		list: Buffer.concat(records).toString("base64")
	};
}
function fileListLike(files) {
	return fileListOf(files.map(({ size }) => ({
		path: "",
		size,
		sha256: ""
	})));
}
const mostGrown = 5;
function changesSince(list, files) {
	const before = readList(list);
	if (before === void 0) return void 0;
	const added = [];
	const changed = [];
	const grown = [];
	for (const file of files) {
		const record = recordOf(file);
		const key = keyOf(record);
		const old = before.get(key);
		before.delete(key);
		const size = old?.readUInt32LE(pathBytes) ?? 0;
		if (old === void 0) added.push(file.path);
		else if (!old.equals(record)) changed.push(file.path);
		if (file.size > size) grown.push({
			path: file.path,
			bytes: file.size - size
		});
	}
	grown.sort((a, b) => b.bytes - a.bytes);
	return {
		added,
		changed,
		removed: before.size,
		grown: grown.slice(0, mostGrown)
	};
}
function recordOf({ path, size, sha256 }) {
	const record = Buffer.alloc(recordBytes);
	Buffer.from(hash("sha256", path), "hex").copy(record, 0, 0, pathBytes);
	record.writeUInt32LE(Math.min(size, 4294967295), pathBytes);
	Buffer.from(sha256, "hex").copy(record, 10, 0, contentBytes);
	return record;
}
const keyOf = (record) => record.toString("latin1", 0, pathBytes);
function readList(list) {
	if (typeof list !== "string" || list.length > longestFileListText) return void 0;
	const bytes = Buffer.from(list, "base64");
	if (bytes.length % recordBytes !== 0 || bytes.toString("base64") !== list) return void 0;
	const records = Array.from({ length: bytes.length / recordBytes }, (_, index) => bytes.subarray(index * recordBytes, (index + 1) * recordBytes));
	return new Map(records.map((record) => [keyOf(record), record]));
}
const longestFileListText = Math.ceil(mostListed * recordBytes / 3) * 4;

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
function finished({ overlay, pages, held }) {
	const rendered = renderedHeads(held);
	return [
		`${count(pages.size, "page")} changed`,
		...rendered === void 0 ? [] : [rendered],
		...overlay.keys()
	].join(", ");
}
function renderedHeads({ frameworks, pages }) {
	const who = frameworks.join(" and ");
	if (pages > 0) return `metadata held on ${count(pages, "page")}${who === "" ? "" : ` that ${who} takes over`}`;
	return who === "" ? void 0 : `${who} shows the metadata that was built (seo.hold is never)`;
}
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
const verifiedUnchanged = (seen) => seen === void 0 ? "the live site names this build, but serves something else: it is uploaded again" : verified(seen);
const notified = ({ status }) => `the portal knows: ${status}`;
const closed = ({ environmentName }, { outcome }) => `the Preview "${environmentName}": ${outcome}`;
const toBeClosed = ({ environmentName }) => `the Preview "${environmentName}": planned`;

// src/deploy/facts.ts
const largest$1 = 10;
const mostNamed$1 = 50;
function factsOfPlan(plan) {
	const { environment, version: siteVersion, config, event, dryRun } = plan;
	const { repository, ref, sha, run: started } = event;
	const source = {
		repository,
		branch: /^refs\/heads\/(.+)$/.exec(ref)?.[1] ?? "",
		commit: sha,
		runUrl: started.url
	};
	const common = {
		environment,
		siteVersion,
		site: config.site.slug,
		source,
		dryRun
	};
	if (plan.mode === "close") return {
		...common,
		closing: plan.environmentName
	};
	const run = plan.rollbackRun;
	const limits = {
		files: config.hosting.maxFiles,
		bytes: config.hosting.maxTotalSize
	};
	return {
		...common,
		limits,
		...run !== void 0 && { rolledBack: {
			run,
			commit: sha
		} }
	};
}
function factsOfFinished({ pages, overlay, held }) {
	const rendered = renderedHeads(held);
	return {
		finished: {
			pages: pages.size,
			files: [...overlay.keys()]
		},
		...rendered !== void 0 && { rendered }
	};
}
function factsOfArtifact({ folder, name, manifest, digest }) {
	return {
		...factsOfFiles(manifest),
		digest,
		folder,
		artifact: name
	};
}
function factsOfPackage({ manifest, marker, live }) {
	const { version = "", commit = "", digest = "" } = live ?? {};
	const isKnown = [
		version,
		commit,
		digest
	].every((value) => typeof value === "string" && value !== "");
	const isOurs = isKnown && live?.slug === marker.slug && live.environment === marker.environment;
	return {
		...factsOfFiles(manifest),
		digest: marker.digest,
		...isKnown && { previous: {
			version,
			commit,
			digest,
			...isOurs && growthOf(manifest, live.contents)
		} },
		...isOurs && changesOf(manifest, live.contents)
	};
}
function growthOf({ files, totalBytes }, contents) {
	const before = objectOf(contents).bytes;
	if (typeof before !== "number" || !Number.isSafeInteger(before)) return {};
	return { growth: totalBytes - (files.find(({ path }) => path === ".well-known/site-deploy.json")?.size ?? 0) - before };
}
function changesOf(manifest, contents) {
	const files = manifest.files.filter(({ path }) => path !== markerPath);
	const found = changesSince(objectOf(contents).list, files);
	if (found === void 0) return {};
	const named = (paths) => ({
		count: paths.length,
		paths: paths.slice(0, mostNamed$1)
	});
	const { added, changed, removed, grown } = found;
	return { changes: {
		added: named(added),
		changed: named(changed),
		removed,
		grown
	} };
}
function factsOfFiles({ files, totalBytes }) {
	const largestFiles = files.toSorted((a, b) => b.size - a.size).slice(0, largest$1).map(({ path, size }) => ({
		path,
		bytes: size
	}));
	return {
		fileCount: files.length,
		totalBytes,
		largestFiles
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
		closes: true,
		closed: {
			outcome,
			gone
		},
		correlationId
	};
}

// src/deploy/build-only.ts
async function buildOnly(plan, run) {
	const built$2 = await run.step("build", (deps) => build(plan, deps), (site) => built(plan, site));
	const artifact = await run.step("pack", (deps) => writeArtifact(plan, built$2, deps), keptAsArtifact);
	run.learn(factsOfArtifact(artifact));
	run.ends("succeeded");
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
const longestReason = 2e3;
function reasonOf(value) {
	const reasons = new Set(reasonsIn(value, 0));
	return reasons.size === 0 ? void 0 : [...reasons].join("; ").slice(0, longestReason);
}
function reasonsIn(value, depth) {
	if (depth > deepest) return [];
	if (typeof value === "string") return value.trim() === "" ? [] : [value.trim().slice(0, longestReason)];
	return (Array.isArray(value) ? value : isObject(value) ? reasonNames.map((name) => value[name]) : []).flatMap((part) => reasonsIn(part, depth + 1));
}
function unhealthyRegions(response) {
	const regions = response.unhealthyRegions;
	return Array.isArray(regions) ? regions.map((region) => typeof region === "string" ? region : reasonOf(region) ?? JSON.stringify(region)) : [];
}
function firstLine(text) {
	const line = text.slice(0, longestReason).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
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
const longestMs = 6e4;
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
	checkStatus(polling, limitMs) {
		return this.#post("/api/upload/checkstatus", polling, retry.never, limitMs);
	}
	close(target, form) {
		return this.#post("/api/pullrequest/close", closingInfo(target, this.slice, form), retry.safe);
	}
	async #post(path, json, policy, limitMs = longestMs) {
		const { http, token, correlationId, signal } = this.#options;
		const response = await http.send({
			method: "POST",
			url: `https://${this.#host}${path}?apiVersion=v1&deploymentCorrelationId=${correlationId}`,
			headers: { authorization: `token ${token.reveal()}` },
			json,
			retry: policy,
			idleMs: Math.min(longestMs, limitMs),
			limitMs: Math.min(longestMs, limitMs),
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
const longestLine = 2e3;
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
		const said = text.slice(0, longestLine).trim();
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
		follow: { to: "public" },
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
	version: string(),
	buildId: string().check(_regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: record(string(), looseObject({
		url: string(),
		sha: string().check(_regex(/^[0-9a-f]{64}$/i))
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
	const found = await hashOf$2(file);
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
	const found = await hashOf$2(file);
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
		const found = await hashOf$2(part);
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
async function hashOf$2(file) {
	const hash = createHash("sha256");
	try {
		await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
	} catch (error) {
		if (isMissing$1(error)) return void 0;
		throw error;
	}
	return hash.digest("hex");
}

// src/swa/official-client/run-client.ts
async function runClient(client, { home, env, args = [], limitMs, onStart }, deps) {
	await checkClient(client);
	onStart();
	const report = new ClientReport();
	const limit = AbortSignal.timeout(limitMs);
	const output = deps.log.foreign(`${path$1.basename(client.file)} ${client.release.buildId}`);
	try {
		const options = {
			cwd: home,
			env,
			signal: AbortSignal.any([deps.signal, limit]),
			onLine: (line) => output.line(report.read(line))
		};
		return {
			report,
			result: await runProgram(client.file, options, args),
			isOverdue: false
		};
	} catch (error) {
		if (deps.signal.aborted) throw error;
		if (limit.aborted) return {
			report,
			result: {
				code: null,
				killedBy: "SIGTERM"
			},
			isOverdue: true
		};
		throw new SiteDeployError("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be started.", {
			cause: error,
			facts: [messageOf(error), `file: ${client.file}`],
			remedy: "It needs the C library of a usual Linux; \"uploader: direct\" needs nothing."
		});
	} finally {
		output.close();
	}
}
function factsOf$1({ release }, report, { code, killedBy }) {
	return [
		code === null ? `it was ended by ${killedBy}` : `exit code ${code}`,
		`build of the client: ${release.buildId}`,
		"its last lines:",
		...report.last.map((line) => `| ${line}`)
	];
}

// src/steps/close/closing.ts
var Unheard = class extends Error {
	name = "Unheard";
	cause;
	constructor(cause) {
		super(cause.message, { cause });
		this.cause = cause;
	}
};
const setUrl = "Set environments.preview.url in the site config: then the address is looked at.";

// src/steps/close/close-official.ts
async function closeOfficial(closing, token, deps) {
	const { plan, target, access, record } = closing;
	const client = await access.client(deps);
	const place = await mkdtemp(path$1.join(deps.scratch, "client-"));
	const home = path$1.join(place, "home");
	await mkdir(home);
	const eventFile = path$1.join(place, "event.json");
	await writeFile(eventFile, JSON.stringify(eventOf$1(plan, target)));
	const { report, result, isOverdue } = await runClient(client, {
		home,
		limitMs: plan.config.hosting.distributionTimeoutMinutes * 6e4,
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
	const facts = factsOf$1(client, report, result);
	const said = report.failures.join("; ");
	if (/no matching\b.*\benvironment/i.test(said)) return "absent";
	if (isTokenRefusal(0, said)) throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", { facts: [`reason: ${said}`, ...facts] });
	const ended = "The platform's upload client ended in an error.";
	if (said !== "") throw new SiteDeployError("OFFICIAL_CLIENT_FAILED", ended, { facts: [`reason: ${said}`, ...facts] });
	if (result.code !== 0 && !isOverdue) throw new Unheard(new SiteDeployError("OFFICIAL_CLIENT_FAILED", ended, { facts }));
	if (plan.url === void 0) throw new SiteDeployError("CLOSE_UNKNOWN", `The platform's upload client ${isOverdue ? "was ended at its time limit" : "ended"} without saying whether the Preview "${plan.environmentName}" is closed.`, {
		facts,
		remedy: setUrl
	});
	return "closed";
}
function eventOf$1({ config, environmentName: name }, { repository, branch }) {
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

// src/steps/close/other-branches.ts
async function branchesOfPreview({ config, event, workspace }, deps) {
	const { production, preview } = config.environments;
	const starts = preview.branches.map((pattern) => pattern.split("*")[0] ?? "");
	const { github: access } = deps;
	try {
		const found = access === void 0 ? await askGit$1(workspace, deps) : await Promise.all(starts.map((start) => branchesFrom(gitHubForRun(access, deps), namedRepository(event.repository), start)));
		const isDeployed = (branch) => branch !== production.branch && preview.branches.some((pattern) => matchesBranch(branch, pattern));
		return [...new Set(found.flat())].filter(isDeployed).sort();
	} catch (error) {
		deps.signal.throwIfAborted();
		if (!(error instanceof SiteDeployError)) throw error;
		throw new SiteDeployError("CLOSE_BRANCHES_UNKNOWN", `It is not known whether another branch still uses the Preview: ${error.message}`, {
			cause: error,
			facts: error.facts
		});
	}
}
async function askGit$1(workspace, { git, signal }) {
	const listed = await git(workspace, [
		"ls-remote",
		"--heads",
		"origin"
	], signal);
	if (listed === void 0) throw new SiteDeployError("GITHUB_UNAVAILABLE", "The run has no token for GitHub, and git does not answer.");
	return [...listed.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(([, branch = ""]) => branch);
}

// src/steps/close/wait-until-gone.ts
const pause = 2e3;
async function waitUntilGone(plan, deps, stillThere = askedToClose(plan), lost) {
	const { url, config } = plan;
	if (url === void 0) return void 0;
	const { clock, signal } = deps;
	const limit = config.hosting.verificationTimeoutMinutes * 6e4;
	let seen = "";
	const status = await poll({
		clock,
		signal,
		limit,
		pause
	}, async (limitMs) => {
		seen = await lookOnce$2(url, limitMs, deps);
		return seen === 404 || seen === 410 ? seen : void 0;
	});
	if (status !== void 0) return {
		url,
		status
	};
	throw new SiteDeployError("CLOSE_UNKNOWN", stillThere, {
		cause: lost,
		facts: [typeof seen === "number" ? `${url} answers with status ${seen}` : seen, ...lost === void 0 ? [] : [lost.message, ...lost.facts]]
	});
}
function askedToClose({ environmentName, url }) {
	return `The hosting platform was asked to close the Preview "${environmentName}", but ${url} is not gone.`;
}
async function lookOnce$2(url, limitMs, deps) {
	try {
		return (await look(`${url}/`, deps, { limitMs })).status;
	} catch (error) {
		if (!(error instanceof HttpFault)) throw error;
		return error.message;
	}
}

// src/steps/close/close.ts
const mostNamed = 5;
async function closeEnvironment(plan, access, record, deps) {
	const target = await checkClosing(plan, deps);
	const correlationId = randomUUID();
	record.begins(correlationId);
	try {
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
	} catch (error) {
		deps.signal.throwIfAborted();
		if (!(error instanceof Unheard)) throw error;
		return {
			correlationId,
			outcome: "closed",
			gone: await lookInstead(plan, error.cause, deps)
		};
	}
}
async function lookInstead(plan, lost, deps) {
	const { url, environmentName } = plan;
	const why = [lost.message, ...lost.facts].join(" ");
	const what = `No answer of the hosting platform says whether the Preview "${environmentName}" is closed`;
	if (url !== void 0) deps.log.info(`${what}: ${why} Looking at ${url} instead.`);
	const gone = await waitUntilGone(plan, deps, `${what}, and ${url} is not gone.`, lost);
	if (gone !== void 0) return gone;
	throw new SiteDeployError("CLOSE_UNKNOWN", `${what}.`, {
		cause: lost,
		facts: [lost.message, ...lost.facts],
		remedy: `${setUrl} Closing again does no harm.`
	});
}
async function checkClosing(plan, deps) {
	const target = targetOf(plan);
	checkedName(target);
	checkTarget(target, void 0);
	await checkUnused(plan, deps);
	return target;
}
async function checkUnused(plan, deps) {
	const { event, version, url, environmentName } = plan;
	if (event.name !== "delete" && event.name !== "push") return;
	const branches = await branchesOfPreview(plan, deps);
	if (branches.length > 0) {
		const named = firstOf(branches, mostNamed).join(", ");
		throw new SiteDeployError("PREVIEW_IN_USE", `The Preview "${environmentName}" is still used by: ${named}.`);
	}
	const live = await readLive(url, deps);
	if (version === void 0 || live?.version === void 0 || live.version === version) return;
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
		if (plan.uploader !== "auto" || !isUnexpectedShape(error)) throw error instanceof SiteDeployError && !hasDoneNothing(error) ? new Unheard(error) : error;
		deps.log.warn(`${error.message} ${error.facts[0] ?? ""} Closing by the platform's own client instead.`);
		return closeOfficial(closing, token, deps);
	}
}
function hasDoneNothing(error) {
	if (!(error instanceof SiteDeployError)) return false;
	const { code, cause } = error;
	if (cause instanceof HttpFault && !cause.mayHaveArrived) return true;
	return code === "UPLOAD_TOKEN_SHAPE" || code === "UPLOAD_REFUSED" || code === "UPLOAD_TOKEN_REFUSED";
}
function isAbsence(error) {
	return error instanceof SiteDeployError && error.code === "UPLOAD_REFUSED" && error.facts.some((fact) => /no matching\b.*\benvironment/i.test(fact));
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
	const { PortalClient } = await import("./shared-later.js").then((n) => n.n);
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
		await run.step("close", (deps) => checkClosing(plan, deps), () => toBeClosed(plan));
		run.learn({ closes: true });
		return run.ends("skipped");
	}
	const session = openSession(plan, identity, run);
	const closed$1 = await run.step("close", (deps) => closeEnvironment(plan, session, run, deps), (result) => closed(plan, result));
	run.learn(factsOfClosing(closed$1));
	if (closed$1.outcome === "closed") run.hasChanged();
	run.ends("succeeded");
	const { gitHubDeployments } = run.machine;
	if (gitHubDeployments) await (await import("./portal-and-pulls.js").then((n) => n.n)).endOnGitHub(plan, gitHubDeployments, run);
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
	const files = site.manifest.files.filter(({ path, size }) => size > 0 && size <= largest && !apart.test(path) && whyUnserved(path) === void 0 && isPlain(`/${path}`));
	const roots = files.filter(({ path }) => /^(index|404)\.html$/.test(path));
	const others = files.filter((file) => !roots.includes(file));
	const start = Number.parseInt(site.marker.digest.slice(-8), 16) || 0;
	const step = Math.max(1, Math.floor(others.length / Math.max(1, count - roots.length)));
	const spread = Array.from({ length: Math.min(others.length, Math.max(0, count - roots.length)) }, (_, index) => others[(start + index * step) % others.length]);
	return [...roots, ...new Set(spread.filter((file) => file !== void 0))];
}
function plainPaths(hostingText) {
	const config = parseHosting(hostingText);
	const patterns = (Array.isArray(config.routes) ? config.routes : []).map((route) => String(objectOf(route).route ?? ""));
	return (path) => !patterns.some((pattern) => {
		const [prefix = ""] = pattern.split(/[*{]/);
		return pattern === "/" ? path === "/" || path === "/index.html" : path.startsWith(prefix);
	});
}
function addressOfFile(origin, path) {
	return `${origin}/${path.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(text) {
	return objectOf(parseJson(text));
}

// src/steps/upload/differing-files.ts
const limitMs$1 = 2e3;
async function filesThatDiffer(plan, site, deps) {
	const { url } = plan;
	if (url === void 0) return [];
	const looks = sampleOf(site, 24).map(async (file) => {
		try {
			const answer = await look(addressOfFile(url, file.path), deps, { limitMs: limitMs$1 });
			const served = createHash("sha256").update(answer.body).digest("hex");
			return answer.status === 200 && served !== file.sha256 ? [file.path] : [];
		} catch (error) {
			if (!(error instanceof HttpFault)) throw error;
			return [];
		}
	});
	return (await Promise.all(looks)).flat();
}

// src/steps/upload/commit-host.ts
const prefix$1 = "refs/heads/";
function commitHost(plan, deps) {
	return deps.github === void 0 ? askGit(plan.workspace, deps) : askGitHub(plan, deps.github, deps);
}
function askGit(workspace, { git, signal }) {
	const ask = (...args) => git(workspace, args, signal);
	return {
		remedy: "The input \"github-token\" lets the run ask.",
		head: async (branch) => /^([0-9a-f]{40})\t/.exec(await ask("ls-remote", "origin", `${prefix$1}${branch}`) ?? "")?.[1],
		async isBehind(sha, other) {
			if (await ask("cat-file", "-e", `${other}^{commit}`) === void 0) return void 0;
			return await ask("merge-base", "--is-ancestor", sha, other) !== void 0;
		},
		runOf: async () => void 0
	};
}
function askGitHub({ event }, access, deps) {
	const github = gitHubForRun(access, deps);
	const repository = namedRepository(event.repository);
	return {
		remedy: "GitHub did not say; the job needs the permissions \"contents: read\" and \"actions: read\".",
		head: (branch) => ifAnswered(readBranchHead(github, repository, branch), deps),
		isBehind: (sha, other) => ifAnswered(isAncestor(github, repository, sha, other), deps),
		async runOf(commit, branch) {
			const [own, runs] = await Promise.all([ifAnswered(readWorkflowRun(github, repository, event.run.id), deps), ifAnswered(runsOfPush(github, repository, {
				commit,
				branch
			}), deps)]);
			if (own === void 0 || runs === void 0 || own.workflow === "") return void 0;
			return stateOf(runs.filter(({ workflow }) => workflow === own.workflow));
		}
	};
}
function stateOf(runs) {
	const alive = runs.find(({ status, conclusion }) => status !== "completed" || conclusion === "success");
	if (alive !== void 0) return {
		state: "deploys",
		url: alive.url
	};
	const [newest] = runs;
	if (newest === void 0) return { state: "none" };
	return {
		state: "ended",
		url: newest.url,
		conclusion: newest.conclusion || "nothing"
	};
}

// src/steps/upload/superseded.ts
const prefix = "refs/heads/";
const short = (sha) => sha.slice(0, 12);
async function checkNotSuperseded(plan, live, deps) {
	const { sha } = plan.event;
	const branch = branchInQuestion(plan);
	if (branch === void 0) return [];
	const commits = commitHost(plan, deps);
	const said = await checkHead(plan, branch, commits);
	const liveCommit = live?.commit;
	if (typeof liveCommit !== "string" || !/^[0-9a-f]{40}$/.test(liveCommit) || liveCommit === sha) return said;
	const isOlder = await commits.isBehind(sha, liveCommit);
	if (isOlder === void 0) return [...said, `Not checked: whether ${short(sha)} is older than the live ${short(liveCommit)}. ${commits.remedy}`];
	if (isOlder) throw new SiteDeployError("SUPERSEDED", `The live site is of ${short(liveCommit)}, which is newer than ${short(sha)}.`);
	return said;
}
async function confirmCurrent({ plan, differing }, deps) {
	await differing;
	const branch = branchInQuestion(plan);
	if (branch === void 0) return;
	const head = await commitHost(plan, deps).head(branch);
	if (head === void 0 || head === plan.event.sha) return;
	for (const line of await checkNotSuperseded(plan, await readLive(plan.url, deps), deps)) deps.log.info(line);
}
function branchInQuestion({ force, mode, event: { name, ref } }) {
	return force || mode === "rollback" || name === "local" || !ref.startsWith(prefix) ? void 0 : ref.slice(11);
}
async function checkHead(plan, branch, commits) {
	const { sha } = plan.event;
	const head = await commits.head(branch);
	if (head === void 0) return [`Not checked: whether ${short(sha)} is still the head of ${branch}. ${commits.remedy}`];
	if (head === sha) return [];
	const moved = `${branch} has moved on to ${short(head)}`;
	const home = branch === plan.config.environments.production.branch ? "Production" : "Preview";
	if (plan.environment !== home) return [`${moved}, which no run deploys to ${plan.environment} by itself.`];
	const run = await commits.runOf(head, branch);
	switch (run?.state) {
		case "deploys": throw new SiteDeployError("SUPERSEDED", `${moved}; this run would deploy ${short(sha)}.`, { facts: [`superseded by the run ${run.url}`] });
		case "ended": return [`${moved}, but its run has ended with: ${run.conclusion}. This run deploys ${short(sha)}. (${run.url})`];
		case "none": return [`${moved}, but no run deploys that. This run deploys ${short(sha)}.`];
		default: return [`${moved}. Not checked: whether a run deploys that. ${commits.remedy}`];
	}
}

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

// src/steps/upload/distribute.ts
const pauses$1 = {
	pauseFirst: true,
	pause: 250,
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
	}, async (limitMs) => {
		const look = await lookOnce$1(service, polling, limitMs);
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
async function lookOnce$1(service, polling, limitMs) {
	try {
		const answer = await service.checkStatus(polling, limitMs);
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
	await caller(correlationId)("start the distribution", starting, true).catch((error) => {
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
	const deployment = verdict$1(await runClient(client, {
		home,
		limitMs: timeLimit$1(attempt),
		env: uploadEnvironment({
			token,
			site: folder,
			environmentName,
			home,
			env: deps.env
		}),
		onStart: () => record.mayHaveChanged()
	}, deps), client, attempt);
	checkLanding(target, deployment.url, production);
	return production === void 0 ? deployment : {
		...deployment,
		production
	};
}
const slowest$1 = 500;
function timeLimit$1({ plan, site }) {
	return Math.round(plan.config.hosting.distributionTimeoutMinutes * 6e4 + site.manifest.totalBytes / slowest$1);
}
const neverStarted = 127;
function verdict$1({ report, result, isOverdue }, client, { plan, correlationId }) {
	const { code } = result;
	const id = report.id ?? correlationId;
	const facts = factsOf$1(client, report, result);
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
	if (isOverdue) {
		const minutes = plan.config.hosting.distributionTimeoutMinutes;
		return unknown(`the client was ended ${minutes} minute(s) after its start (hosting.distributionTimeoutMinutes)`);
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

// src/steps/verify/made-page.ts
const mostAssets = 10;
async function inspectMadePage(url, site, lookAt) {
	const page = choose(site);
	if (page === void 0) return "";
	const files = new Map(site.manifest.files.map((file) => [file.path, file]));
	const address = new URL(encodedPath(page.address), url).href;
	const expected = files.get(page.file);
	const answer = await lookAt(address, (expected?.size ?? 0) + 1);
	const what = `the page ${page.address}, which was made for the application,`;
	if (new URL(answer.url).pathname !== new URL(address).pathname) return mismatch(`${what} redirects to ${answer.url}`, []);
	if (answer.status !== 200) return mismatch(`${what} answers ${answer.status}`, []);
	if (hashOf$1(answer.body) !== expected?.sha256) return mismatch(`${what} is not that of this build`, []);
	const assets = assetsOf(answer.body.toString(), answer.url).slice(0, mostAssets);
	const facts = (await Promise.all(assets.map((asset) => inspectAsset(asset, files, lookAt)))).filter((fact) => fact !== void 0);
	return facts.length === 0 ? `${page.address} with ${assets.length} scripts and styles` : mismatch(`${what} does not get its scripts and styles`, facts);
}
function choose({ made, marker, hosting }) {
	const isPlain = plainPaths(hosting.text);
	const open = made.filter(({ address }) => isPlain(address));
	return open[(Number.parseInt(marker.digest.slice(-8), 16) || 0) % open.length];
}
function assetsOf(html, address) {
	const text = html.replace(/<!--[\s\S]*?-->/g, "");
	const base = new URL(attribute(/<base\b[^>]*>/i.exec(text)?.[0] ?? "", "href") ?? "", address);
	const addresses = [...text.matchAll(/<(?:script|link)\b[^>]*>/gi)].map(([tag]) => tag).flatMap((tag) => {
		if (/^<script/i.test(tag)) return attribute(tag, "src") ?? [];
		return /^(stylesheet|modulepreload)$/i.test(attribute(tag, "rel") ?? "") ? attribute(tag, "href") ?? [] : [];
	}).filter((one) => URL.canParse(one, base.href)).map((one) => new URL(one, base));
	return [...new Set(addresses.filter(({ origin }) => origin === base.origin).map(({ href }) => href))];
}
function attribute(tag, name) {
	const [, double, single, bare] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(tag) ?? [];
	return (double ?? single ?? bare)?.replaceAll("&amp;", "&");
}
async function inspectAsset(address, files, lookAt) {
	const expected = files.get(decodeURIComponent(new URL(address).pathname).slice(1));
	const answer = await lookAt(address, expected && expected.size + 1);
	if (answer.status !== 200) return `${address} answers ${answer.status}`;
	const type = answer.headers["content-type"] ?? "no content type";
	if (type.startsWith("text/html")) return `${address} is answered with a page (${type})`;
	return expected === void 0 || expected.sha256 === hashOf$1(answer.body) ? void 0 : `${address} is not the file of this build`;
}
const hashOf$1 = (body) => createHash("sha256").update(body).digest("hex");
const encodedPath = (path) => path.split("/").map(encodeURIComponent).join("/");

// src/steps/verify/pattern.ts
function matchesPattern(pattern, path) {
	const [before = "", after] = pattern.split("*", 2);
	if (after === void 0) return path === pattern;
	const extensions = extensionsOf(after);
	return path.startsWith(before) && (extensions.length === 0 || extensions.some((one) => path.endsWith(`.${one}`)));
}
function pathThatMatches(pattern, name) {
	const [before = "", after] = pattern.split("*", 2);
	if (after === void 0) return void 0;
	const [extension] = extensionsOf(after);
	const path = `${before}${name}${extension === void 0 ? "" : `.${extension}`}`;
	return path.startsWith("/") ? path : `/${path}`;
}
function extensionsOf(end) {
	return end.replace(/^\.\{?|\}$/g, "").split(",").filter(Boolean);
}

// src/steps/verify/probes.ts
function probesOf(site) {
	const rules = parseHosting(site.hosting.text);
	const isPlain = plainPaths(site.hosting.text);
	const files = new Map(site.manifest.files.map((file) => [`/${file.path}`, file]));
	const sizeOf = (page) => files.get(String(page))?.size ?? 0;
	const { rewrite: fallback, exclude } = rules.navigationFallback ?? {};
	const excluded = Array.isArray(exclude) ? exclude.map(String) : [];
	const isExcluded = (path) => excluded.some((pattern) => matchesPattern(pattern, path));
	const missing = {
		rewrite: rules.responseOverrides?.["404"]?.rewrite,
		status: rules.responseOverrides?.["404"]?.statusCode ?? 404
	};
	const expects = (status, page) => (got, hash) => {
		if (got !== status) return `answers ${got}, expected ${status}`;
		const expected = files.get(String(page))?.sha256;
		return expected === void 0 || expected === hash ? void 0 : `does not show ${page} of this build`;
	};
	const name = `no-page-${site.marker.digest.slice(-12)}`;
	const anywhere = [`/site-deploy/${name}`, `/${name}`].filter(isPlain);
	const inside = excluded.toSorted(foldersFirst).flatMap((pattern) => pathThatMatches(pattern, name) ?? []);
	const deep = typeof fallback === "string" ? anywhere.find((path) => !isExcluded(path)) : void 0;
	const gone = typeof fallback === "string" ? [...inside, ...anywhere].find((path) => isExcluded(path) && isPlain(path)) : anywhere.at(-1);
	const probes = [];
	if (deep !== void 0) probes.push({
		name: "deep route",
		path: deep,
		size: sizeOf(fallback),
		check: expects(200, fallback)
	});
	if (gone !== void 0 && missing.status !== 200) {
		const check = expects(missing.status, missing.rewrite);
		probes.push({
			name: "missing page",
			path: gone,
			size: sizeOf(missing.rewrite),
			check
		});
	}
	return probes;
}
function foldersFirst(a, b) {
	return Number(b.endsWith("/*")) - Number(a.endsWith("/*"));
}

// src/steps/verify/inspect.ts
const leastMs = 1e3;
const sampleSize = 8;
const mostChanged = 16;
async function inspect$1(inspected, deps) {
	const { url, site, limitMs } = inspected;
	const end = deps.clock.now() + limitMs;
	const lookAt = (address, maxBytes) => look(address, deps, {
		limitMs: Math.max(leastMs, end - deps.clock.now()),
		...maxBytes !== void 0 && { maxBytes }
	});
	const marker = await inspectMarker(url, site.marker, lookAt);
	if (typeof marker !== "string") return marker;
	const seen = await Promise.all([
		inspectStartPage(url, site, lookAt),
		inspectSample(url, chooseSample(inspected), lookAt),
		inspectMadePage(url, site, lookAt),
		...probesOf(site).map((probe) => inspectProbe(url, probe, lookAt))
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
async function inspectMarker(url, expected, lookAt) {
	const answer = await lookAt(`${url}/${markerPath}`);
	if (answer.status !== 200) return mismatch(`/${markerPath} answers ${answer.status}`, [`expected the marker of ${describe(expected)}`]);
	const served = answer.json;
	if (typeof served?.digest !== "string") return mismatch(`/${markerPath} is not a marker (${answer.headers["content-type"] ?? "no content type"})`, [`expected ${describe(expected)}`]);
	const isSameBuild = served.commit === expected.commit && served.digest === expected.digest;
	if (sameIdentity(expected, served) && isSameBuild) return namedOrigin("marker", url, answer.url);
	return mismatch("it serves another build", [`expected: ${describe(expected)}`, `served:   ${describe(served)}`]);
}
function namedOrigin(look, url, final) {
	const { origin } = new URL(final);
	return origin === new URL(url).origin ? look : `${look} at ${origin}`;
}
async function inspectStartPage(url, { hosting, manifest }, lookAt) {
	const isPlain = plainPaths(hosting.text);
	const page = manifest.files.find(({ path }) => path === "index.html" && isPlain("/") && isPlain("/index.html"));
	const answer = await lookAt(`${url}/`, page && page.size + 1);
	if (answer.status !== 200) return mismatch(`the start page answers ${answer.status}`, [`address: ${answer.url}`]);
	const wrong = Object.entries(hosting.globalHeaders).filter(([name, value]) => (answer.headers[name.toLowerCase()] ?? "") !== value).map(([name, value]) => `${name}: expected "${value}", served "${answer.headers[name.toLowerCase()] ?? "none"}"`);
	if (wrong.length > 0) return mismatch("the start page lacks configured headers", wrong);
	if (page !== void 0 && hashOf(answer.body) !== page.sha256) return mismatch("the start page is not that of this build", [`address: ${answer.url}`]);
	return "start page with its headers";
}
async function inspectSample(url, sample, lookAt) {
	const stale = (await Promise.all(sample.map((file) => inspectFile(url, file, lookAt)))).filter((fact) => fact !== void 0);
	if (stale.length === 0) return sample.length === 0 ? "" : `${sample.length} files by hash`;
	return mismatch(`${stale.length} of ${sample.length} files that were looked at are not those of this build`, stale);
}
async function inspectFile(url, { path, size, sha256 }, lookAt) {
	const answer = await lookAt(addressOfFile(url, path), size + 1);
	if (answer.status !== 200) return `stale: /${path} answers ${answer.status}`;
	const served = hashOf(answer.body);
	return served === sha256 ? void 0 : `stale: /${path} has the hash ${served.slice(0, 12)}, expected ${sha256.slice(0, 12)}`;
}
async function inspectProbe(url, { name, path, size, check }, lookAt) {
	const answer = await lookAt(`${url}${path}`, size + 1);
	const wrong = check(answer.status, hashOf(answer.body));
	return wrong === void 0 ? name : mismatch(`${name} (${path}) ${wrong}`, []);
}
const hashOf = (body) => createHash("sha256").update(body).digest("hex");
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
	const usual = timeLimit(plan, site);
	const looks = await poll({
		clock,
		signal,
		limit: sent === void 0 ? Math.min(unchangedMs, usual) : usual,
		...pauses
	}, async (limitMs) => {
		const seen = await lookOnce({
			url,
			site,
			changed: sent?.changed ?? [],
			limitMs
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
const unchangedMs = 3e4;
async function verifyUnchanged(plan, site, deps) {
	try {
		return await verify(plan, site, { outcome: "unchanged" }, deps);
	} catch (error) {
		if (!(error instanceof SiteDeployError) || error.code !== "VERIFY_MISMATCH") throw error;
		for (const line of [error.message, ...error.facts]) deps.log.warn(line);
		return;
	}
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

// src/deploy/look-afterwards.ts
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

// src/shared/limit-heap.ts
const many = 2e3;
async function limitHeap(count) {
	if (count < many) return;
	const { setFlagsFromString } = await import("node:v8");
	setFlagsFromString("--semi-space-growth-factor=1");
	setFlagsFromString("--heap-growing-percent=20");
}

// src/steps/finish/browser/content-policy.ts
function policyProblem(header, origin) {
	const problems = header.split(",").map((policy) => problemOf(policy, new URL(origin)));
	return problems.find((problem) => problem?.stops === "script") ?? problems.find((problem) => problem !== void 0);
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
	if (scripts?.includes("'strict-dynamic'")) return {
		stops: "script",
		reason: "script-src has 'strict-dynamic', with which 'self' does not count"
	};
	if (!allows(scripts)) return {
		stops: "script",
		reason: "script-src does not allow 'self'"
	};
	return allows(sourcesOf("connect-src", "default-src")) ? void 0 : {
		stops: "requests",
		reason: "connect-src does not allow 'self'"
	};
}
function policyWarning({ path }, { globalHeaders }, origin, meaning) {
	const header = Object.entries(globalHeaders).find(([name]) => name.toLowerCase() === "content-security-policy");
	const problem = header && policyProblem(header[1], origin);
	return problem && `The site's content security policy keeps /${path} from working: ${problem.reason}. ${meaning[problem.stops]}`;
}

// src/steps/finish/hold/hold.ts
const sampled = 200;
function hasFramework(folder, files) {
	const byFolder = new Map(files.map((file) => [path$1.posix.dirname(file), file]));
	const step = Math.max(1, Math.ceil(byFolder.size / sampled));
	const sample = [...byFolder.values()].filter((_, index) => index % step === 0);
	return [...files.includes("index.html") ? ["index.html"] : [], ...sample].some((file) => frameworkOf(readFileSync(path$1.join(folder, file))) !== void 0);
}
function reportHold(results, { plan, found }, hosting, log) {
	if (found.pages.size + found.inApp.size === 0) return {
		frameworks: [],
		pages: 0
	};
	const names = /* @__PURE__ */ new Map();
	for (const { framework } of results) if (framework !== void 0) names.set(framework, (names.get(framework) ?? 0) + 1);
	const frameworks = [...names].sort(([, a], [, b]) => b - a).map(([name]) => name);
	const pages = results.filter(({ isHeld }) => isHeld).length;
	const recognised = [...names.values()].reduce((sum, number) => sum + number, 0);
	const who = frameworks.length === 0 ? "" : `${capital(frameworks.join(" and "))} writes into the heads of ${count(recognised, "page")}`;
	if (pages > 0) {
		const why = who === "" ? "seo.hold is always" : who;
		log.info(`${why}: /${holdScript.path} keeps the portal's values there, on ${count(pages, "page")}.`);
	} else if (who !== "") log.warn(`${who} what they were built with, and seo.hold is never: visitors, and crawlers that run scripts, see that instead of the portal's values.`);
	const warning = policyWarning(holdScript, hosting, plan.config.site.url, meaning);
	if (pages > 0 && warning !== void 0) log.warn(warning);
	return {
		frameworks,
		pages
	};
}
const meaning = {
	script: "Visitors see what the framework writes into the heads.",
	requests: "The portal's values are held on the page that a visitor opens, and not on those that he goes to from there."
};
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

// src/steps/finish/hosting/fallback.ts
function navigationFallback(own, { setting, isApp, has }) {
	const ofSite = own.navigationFallback;
	if (ofSite !== void 0) return isObject(ofSite) ? {
		...hostingDefaults.navigationFallback,
		...ofSite
	} : void 0;
	if (setting === "never" || !has("index.html")) return void 0;
	return setting === "always" || isApp || !hasErrorPage(own, has) ? hostingDefaults.navigationFallback : void 0;
}
function fallbackOf(navigation) {
	const { rewrite, exclude } = navigation ?? {};
	if (typeof rewrite !== "string") return void 0;
	return {
		rewrite,
		exclude: Array.isArray(exclude) ? exclude.map(String) : []
	};
}
function hasErrorPage(own, has) {
	const overrides = isObject(own.responseOverrides) ? own.responseOverrides : {};
	return has("404.html") || overrides[404] !== void 0;
}

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
const mostCharacters = 2e5;
async function readOwnConfig(plan, site) {
	const { config } = plan.config.hosting;
	const built = await resolveInside(site.folder, hostingFile, "the hosting configuration");
	const named = await resolveInside(plan.workspace, path$1.resolve(plan.buildRoot, config), "hosting.config");
	for (const file of /* @__PURE__ */ new Set([built, named])) {
		const name = path$1.relative(plan.workspace, file);
		const text = await readIfThere(file);
		if (text === void 0) continue;
		if (text.length > mostCharacters) throw invalidHosting(name, [{
			file: name,
			line: 1,
			column: 1,
			message: `found ${text.length} characters, expected at most ${mostCharacters}`
		}]);
		return parse(text, name);
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
	return text.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (found) => {
		return found.startsWith("//") || found.startsWith("/*") && found.endsWith("*/") ? found.replace(/[^\r\n]/g, " ") : found;
	});
}

// src/steps/finish/hosting/hosting.ts
const noErrorPage = "There is no 404.html, and no navigation fallback: where a page does not exist, a visitor sees the plain 404 page of the platform.";
const maxBytes = 2e4;
async function planHosting(plan, site, has) {
	const own = await readOwnConfig(plan, site);
	const problems = own === void 0 ? [] : await lintConfig(own);
	if (own !== void 0 && problems.length > 0) throw invalidHosting(own.file, problems);
	const { trailingSlash } = own?.value ?? {};
	return {
		own,
		fallback: fallbackOf(navigationFallback(own?.value ?? {}, factsOf(plan, has))),
		trailingSlash: [
			"always",
			"never",
			"auto"
		].find((one) => one === trailingSlash),
		needsLogin: routesOf(own?.value).some(isRestricted)
	};
}
function mergeHosting(plan, { own: config }, has) {
	const { $schema: _, ...own } = config?.value ?? {};
	const globalHeaders = joinHeaders(hostingDefaults.globalHeaders, headersOf(own.globalHeaders), plan.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {});
	const navigation = navigationFallback(own, factsOf(plan, has));
	const responseOverrides = overridesOf(own, has);
	const merged = {
		...own,
		...navigation && { navigationFallback: navigation },
		responseOverrides,
		globalHeaders
	};
	const text = `${JSON.stringify(merged, null, 2)}\n`;
	const size = Buffer.byteLength(text);
	if (size > maxBytes) throw new SiteDeployError("HOSTING_CONFIG_INVALID", `${config?.file ?? "staticwebapp.config.json"} has ${size} bytes with the defaults merged in; the platform takes ${maxBytes}.`, { remedy: "Join routes that differ only in their last part by a wildcard, and leave out what the platform does anyway." });
	const routes = routesOf(merged);
	const warnings = navigation !== void 0 || responseOverrides[404] !== void 0 ? [] : [noErrorPage];
	return {
		text,
		globalHeaders,
		hasRoutes: routes.length > 0,
		roles: customRoles(routes),
		warnings
	};
}
function routesOf(config) {
	return Array.isArray(config?.routes) ? config.routes.filter(isObject) : [];
}
function isRestricted({ allowedRoles }) {
	return Array.isArray(allowedRoles) && !allowedRoles.includes("anonymous");
}
function factsOf({ config }, has) {
	return {
		setting: config.hosting.fallback,
		isApp: config.site.type === "spa",
		has
	};
}
function overridesOf(own, has) {
	const ofSite = isObject(own.responseOverrides) ? own.responseOverrides : {};
	return ofSite[404] === void 0 && has("404.html") ? {
		...hostingDefaults.responseOverrides,
		...ofSite
	} : ofSite;
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

// src/steps/finish/overlay.ts
var Overlay = class {
	pages;
	files = /* @__PURE__ */ new Map();
	#built;
	constructor(built, results) {
		this.#built = built;
		this.pages = new Map(results.flatMap(({ path: file, page }) => page === void 0 ? [] : [[file, page]]));
	}
	put(name, content) {
		if (content !== void 0) this.files.set(name, typeof content === "string" ? Buffer.from(content) : content);
	}
	has(name) {
		return this.files.has(name) || this.pages.has(name) || this.#built.has(name);
	}
	readBuilt(name) {
		const found = this.#built.get(name);
		return found && readBytesIfThereSync(found.file);
	}
};

// src/steps/finish/pages/app-pages.ts
function readShell(file, html) {
	const head = html.replace(/<!--[\s\S]*?-->/g, "");
	if (/<base\b[^>]*\shref\s*=\s*["']?(\/|https?:)/i.test(head)) return { file };
	const addresses = head.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi);
	for (const [tag, double, single, bare] of addresses) {
		const address = (double ?? single ?? bare ?? "").trim();
		if ((/^<script/i.test(tag) || /\brel\s*=\s*["']?(stylesheet|modulepreload|preload)/i.test(tag)) && address !== "" && !/^([a-z][a-z\d+.-]*:|\/)/i.test(address)) return {
			file,
			relativeAsset: address
		};
	}
	return { file };
}
function appPages(pages, files, shell, slash) {
	const placeOf = (file) => servedPath(file).replace(/\/$/, "").toLowerCase();
	const taken = new Map(files.map((file) => [placeOf(file), `/${file}`]));
	const made = /* @__PURE__ */ new Map();
	const reasons = /* @__PURE__ */ new Map();
	for (const page of pages) {
		const file = fileFor(page);
		const reason = refusal(page, file, shell, slash) ?? occupied(file);
		if (reason !== void 0) reasons.set(page.slug, reason);
		else {
			made.set(file, page);
			taken.set(placeOf(file), page.path);
		}
	}
	return {
		made,
		reasons
	};
	function occupied(file) {
		const other = taken.get(placeOf(file));
		return other === void 0 ? void 0 : `it differs from ${other} at most in case or a slash; the site can hold one`;
	}
}
function fileFor({ path }) {
	const name = plain(path).replace(/^\/+|\/+$/g, "").replace(/\/{2,}/g, "/");
	if (name === "") return "index.html";
	if (/\.html?$/i.test(name)) return name;
	return path.endsWith("/") ? `${name}/index.html` : `${name}.html`;
}
function refusal(page, file, shell, slash) {
	const parts = plain(page.path).split("/");
	if (parts.some((part) => part === ".." || part === ".") || /[\u0000-\u001f\\?#*:|"<>]/.test(parts.join("/"))) return "its path cannot be a file name";
	if (/\.(?!html?$)[a-z0-9]{1,5}$/i.test(parts.at(-1) ?? "")) return "its path ends like the name of a file that is no page";
	const folder = shell.file.slice(0, shell.file.lastIndexOf("/") + 1);
	if (!(`/${file}`.startsWith(`/${folder}`) || servedPath(file) === `/${folder.replace(/\/$/, "")}`)) return `it is outside of /${folder}, where the application is`;
	if (shell.relativeAsset === void 0) return void 0;
	const served = pathWithoutRedirect(file, page.path, slash);
	return served.slice(1, served.lastIndexOf("/") + 1) === folder ? void 0 : `${shell.file} names ${shell.relativeAsset} by a relative address, which leads elsewhere from ${served}; build with absolute addresses, or add <base href="/">`;
}

// src/steps/finish/pages/page-addresses.ts
function addressesOf({ plan, found, hosting }, results) {
	const { url } = plan.config.site;
	const said = new Map(results.map(({ path, canonical }) => [path, canonical]));
	return new Map([...found.pages, ...found.inApp].map(([file, page]) => {
		const served = addressOf$1(url, pathWithoutRedirect(file, page.path, hosting.trailingSlash));
		const canonical = said.get(file);
		return [page.slug, canonical !== void 0 && isSamePage(canonical, served) ? canonical : served];
	}));
}
function isSamePage(canonical, served) {
	if (!URL.canParse(canonical)) return false;
	const [a, b] = [new URL(canonical), new URL(served)];
	return a.origin === b.origin && a.search === "" && browserPath(a.pathname) === browserPath(b.pathname);
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

// src/steps/finish/pages/page-jobs.ts
function* pageJobs(sources) {
	const { hasTexts, hasFrameworks, hold } = sources;
	const mayHold = hold === "always" || hold === "auto" && hasFrameworks;
	for (const file of sources.files) {
		const job = jobOfFile(file, sources);
		if (hasTexts || mayHold || job.head.length > 0) yield job;
	}
	const { found, tree, shell } = sources;
	if (shell === void 0) return;
	for (const [file, page] of found.inApp) yield {
		path: file,
		source: path$1.join(tree.folder, shell.file),
		head: [...headOf(file, page, true, sources), ...textScriptOf(page.slug, sources)],
		isCopy: true,
		rendersHead: true
	};
}
function jobOfFile(file, sources) {
	const { plan, tree, found, hosting, shell } = sources;
	const page = found.pages.get(file);
	const head = page === void 0 ? hiddenHead(file, plan) : headOf(file, page, false, sources);
	const answersForOthers = hosting.fallback?.rewrite === `/${file}`;
	return {
		path: file,
		source: path$1.join(tree.folder, file),
		head: [...head, ...textScriptOf(page?.slug ?? "", sources)],
		isCopy: false,
		rendersHead: shell?.file === file,
		...answersForOthers && { own: browserPath(servedPath(file)) }
	};
}
function headOf(file, page, isCopy, { plan, content, hosting }) {
	if (content === void 0) return [];
	const { url } = plan.config.site;
	return headOfPage({
		seo: content.seo.get(page.slug),
		defaults: content.defaults,
		listedTitle: page.title,
		address: addressOf$1(url, pathWithoutRedirect(file, page.path, hosting.trailingSlash)),
		origin: url,
		isPreview: plan.environment === "Preview",
		isCopy
	});
}
function hiddenHead(file, { config, environment }) {
	const { url } = config.site;
	return config.seo.enabled ? headOfUnknownPage(addressOf$1(url, servedPath(file)), url, environment === "Preview") : [];
}
function textScriptOf(page, { plan }) {
	return plan.config.content.mode === "runtime" ? [{
		kind: "script",
		src: `/${textScript.path}`,
		page
	}] : [];
}

// src/steps/finish/pages/pages.ts
const nothingMade = {
	made: /* @__PURE__ */ new Map(),
	reasons: /* @__PURE__ */ new Map()
};
const errorPage = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
function htmlFiles({ files }) {
	return files.flatMap(({ path }) => /\.html?$/i.test(path) ? [path] : []).sort();
}
function findPageFiles(pages, files, shell, slash) {
	const exact = new Map(files.map((file) => [file, file]));
	const byName = group(files, (file) => plain(file));
	const byFolded = group(files, (file) => plain(file).toLowerCase());
	const base = commonBase(pages);
	const found = /* @__PURE__ */ new Map();
	const otherCase = [];
	const notBuilt = [];
	const search = [
		(name) => exact.get(name),
		(name) => only(byName.get(plain(name))),
		(name) => only(byFolded.get(plain(name).toLowerCase()))
	];
	for (const page of pages) {
		const names = [...candidates(page.path), ...base === "" ? [] : candidates(page.path.slice(base.length))];
		const hit = search.flatMap((look, exactness) => names.map((name) => ({
			file: look(name),
			exactness
		}))).find(({ file }) => file !== void 0 && !found.has(file));
		if (hit?.file === void 0) notBuilt.push(page);
		else {
			found.set(hit.file, page);
			if (hit.exactness === 2) otherCase.push({
				page,
				file: hit.file
			});
		}
	}
	const unknown = files.filter((file) => !found.has(file) && file !== shell?.file && !errorPage.test(file));
	const { made, reasons } = shell === void 0 ? nothingMade : appPages(notBuilt, files, shell, slash);
	const pagesMade = new Set(made.values());
	return {
		pages: found,
		inApp: made,
		notBuilt: notBuilt.filter((page) => !pagesMade.has(page)),
		reasons,
		unknown,
		otherCase
	};
}
function candidates(pagePath) {
	const name = (pagePath.split(/[?#]/)[0] ?? "").replace(/^\/+|\/+$/g, "");
	if (name === "") return ["index.html", "index.htm"];
	if (/\.html?$/i.test(name)) return [name];
	const [folder, file] = [`${name}/index.html`, `${name}.html`];
	return [
		...pagePath.endsWith("/") ? [folder, file] : [file, folder],
		`${name}.htm`,
		`${name}/index.htm`
	];
}
function commonBase(pages) {
	const shortest = pages.map(({ path: pagePath }) => pagePath.replace(/\/+$/, "")).sort((a, b) => a.length - b.length)[0];
	if (shortest === void 0 || shortest === "" || pages.length < 2) return "";
	return pages.every(({ path: pagePath }) => `${pagePath}/`.startsWith(`${shortest}/`)) ? shortest : "";
}
function group(files, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const file of files) collect(groups, keyOf(file), file);
	return groups;
}
function only(files) {
	return files?.length === 1 ? files[0] : void 0;
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
	const length = typeof value === "string" ? countCharacters(value) : 0;
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
	const advice = [];
	for (const [slug, given] of content.seo) {
		const checked = checkSeo(given);
		seo.set(slug, checked.seo);
		errors.push(...checked.errors.map(({ field, message }) => `${place(slug, field)}: ${message}`));
		const ofImages = imageWarnings(checked.seo, rules.origin, rules.sizeOf);
		warnings.push(...ofImages.map(({ field, message }) => `${place(slug, field)}: ${message}`));
		advice.push(...checked.warnings.map(({ field, message }) => ({
			field,
			line: `${place(slug, field)}: ${message}`
		})));
	}
	sayAdvice(advice, content.seo.size, log);
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
function sayAdvice(advice, pages, log) {
	const [first] = advice;
	if (first === void 0) return;
	const fields = /* @__PURE__ */ new Map();
	for (const { field } of advice) fields.set(field, (fields.get(field) ?? 0) + 1);
	const counts = [...fields].map(([field, number]) => `${field} ${number}`).join(", ");
	log.warn(`SEO: ${count(advice.length, "field")} of ${count(pages, "page")} not as recommended (${counts}), for example ${first.line}`);
}
function sayAll(lines, say, sayRest) {
	for (const [index, line] of firstOf(lines, shown).entries()) if (index < shown) say(line);
	else sayRest(`${line} of this kind`);
}

// src/steps/finish/pages/report-pages.ts
function reportPages(content, found, results, log) {
	const info = (line) => log.info(line);
	const made = new Set(results.filter(({ page }) => page !== void 0).map(({ path }) => path));
	const slugs = new Set(content.pages.map(({ slug }) => slug));
	const astray = [...content.seo.keys()].filter((slug) => !slugs.has(slug));
	sayAll(astray.map((slug) => `The portal has metadata of "${slug}", but no page of that name: it is on no page.`), (line) => log.warn(line), info);
	sayAll(found.notBuilt.map(({ slug, path }) => {
		const reason = found.reasons.get(slug);
		return reason === void 0 ? `The page "${slug}" (${path}) of the portal was not built: its metadata is on no page.` : `No page was made for "${slug}" (${path}): ${reason}. Its metadata is on no page.`;
	}), (line) => log.warn(line), info);
	sayAll(found.otherCase.map(({ page, file }) => `The page "${page.slug}" (${page.path}) differs from its file ${file} in the case of letters; the hosting tells them apart.`), (line) => log.warn(line), info);
	sayAll(results.flatMap(({ path, skipped }) => skipped === void 0 ? [] : [`${path} was left as it was built: ${skipped}.`]), (line) => log.warn(line), info);
	sayAll(results.flatMap(({ path, stray }) => stray === void 0 ? [] : [`${path} has ${stray.join(" and ")} in its body: something that no head may hold stands before it. It was left there, and may contradict what the head says.`]), (line) => log.warn(line), info);
	if (found.unknown.length > 0) log.info(`${count(found.unknown.length, "built page")} unknown to the portal: ${firstNames(found.unknown)}.`);
	log.info(`${count(found.pages.size + found.inApp.size, "page")} of the portal found, ${count(made.size, "page")} changed.`);
}

// src/steps/finish/portal/keep-content.ts
async function keepContent({ plan, content, found, hosting }, deps) {
	if (content?.kept === void 0) return void 0;
	const { follows, pages } = content.kept;
	const shown = new Set([...found.pages.values(), ...found.inApp.values()].map(({ slug }) => slug));
	const isShown = ({ slug }) => !hosting.needsLogin && shown.has(slug);
	const hidden = pages.filter((page) => !isShown(page));
	if (hidden.length > 0) await keepOnMachine({
		follows,
		pages: hidden
	}, plan, deps);
	return hosting.needsLogin ? void 0 : keptText({
		follows,
		pages: pages.filter(isShown)
	});
}

// src/steps/finish/seo/seo-file.ts
function seoFileOf(content, origin) {
	const pages = content.pages.map(({ slug, path, title }) => {
		const edits = headOfPage({
			seo: content.seo.get(slug),
			defaults: content.defaults,
			listedTitle: title,
			address: addressOf$1(origin, path),
			origin,
			isPreview: false
		});
		return [path, {
			slug,
			values: headValues(edits, "always"),
			fallback: headValues(edits, "missing")
		}];
	});
	return { pages: Object.fromEntries(pages.sort(([a], [b]) => a < b ? -1 : 1)) };
}
function headValues(edits, when) {
	return Object.fromEntries(edits.flatMap((edit) => headValue(edit, when)));
}
function headValue(edit, when) {
	if ("when" in edit && edit.when !== when) return [];
	switch (edit.kind) {
		case "title": return [["title", edit.text]];
		case "meta": return [[edit.name, edit.content]];
		case "canonical": return [["canonical", edit.href]];
		case "robots": return when === "always" ? [["robots", robotsOf(edit)]] : [];
		case "structured data": return when === "always" ? [["structuredData", edit.data]] : [];
		default: return [];
	}
}
function robotsOf({ noIndex, noFollow }) {
	return [...noIndex === void 0 ? [] : [noIndex ? "noindex" : "index"], ...noFollow === void 0 ? [] : [noFollow ? "nofollow" : "follow"]].join(", ");
}

// src/steps/finish/seo/compare-snapshot.ts
async function reportSnapshot(content, { workspace, config }, { log }) {
	const { file } = config.seo;
	const snapshot = await loadSeoFile(workspace, file).catch(() => ({ pages: {} }));
	if (Object.keys(snapshot.pages).length === 0) return;
	const now = JSON.parse(JSON.stringify(seoFileOf(content, config.site.url)));
	const different = [.../* @__PURE__ */ new Set([...Object.keys(snapshot.pages), ...Object.keys(now.pages)])].filter((path) => {
		const page = now.pages[path];
		return !content.unfetched?.has(page?.slug ?? "") && !isDeepStrictEqual(snapshot.pages[path], page);
	});
	if (different.length === 0) return;
	log.info(`${file}, which the build had, is older than the portal in ${count(different.length, "page")}: ${firstNames(different)}. The deployed pages say what the portal says; "site-deploy texts pull" brings the file up to date for the next build.`);
}

// src/steps/finish/sitemap/robots.ts
function robotsText(built, { address, origin }, isPreview) {
	if (isPreview) return "User-agent: *\nDisallow: /\n";
	if (address === void 0) return void 0;
	if (built === void 0) return `User-agent: *\nAllow: /\n\nSitemap: ${address}\n`;
	let isNamed = false;
	const others = built.replace(sitemapLine, (line, named) => {
		if (pathIn(named, origin) === void 0) return line;
		const isKept = named === address && !isNamed;
		isNamed ||= isKept;
		return isKept ? line : "";
	});
	if (isNamed) return others === built ? void 0 : others;
	const lineEnd = built.includes("\r\n") ? "\r\n" : "\n";
	const before = others === "" || others.endsWith("\n") ? others : others + lineEnd;
	return `${before}${before === "" || /\n\r?\n$/.test(before) ? "" : lineEnd}Sitemap: ${address}${lineEnd}`;
}

// src/steps/finish/texts.ts
function reportTexts(content, results, sources, log) {
	const { plan, tree, files, found } = sources;
	const { shown, takenOver, warnings } = textOutcome(content, results, {
		folder: tree.folder,
		files,
		slugs: new Map([...found.pages].map(([file, page]) => [file, page.slug])),
		hasApp: plan.config.site.type === "spa",
		scripts: () => scriptsOf(tree)
	});
	if (content.texts.size > 0) log.info(`Texts: ${shown} of ${content.texts.size} put into pages.`);
	if (takenOver.keys > 0) {
		const which = takenOver.keys === shown ? "They" : `${takenOver.keys} of them`;
		log.warn(`${which} stand in pages that ${takenOver.frameworks.join(" and ")} takes over in the browser, and shows again as they were built, unless the application reads its texts from SITE_TEXT_FILE when it is built.`);
	}
	const places = new Map(warnings.map((warning) => [warning.message, warning]));
	sayAll([...places.keys()], (line) => log.warn(`${plan.config.content.file}: ${line}`, places.get(line)), (line) => log.info(line));
}
function warnOfPublishedTexts(content, { plan, tree }, log) {
	const { file } = plan.config.content;
	const names = [path$1.posix.basename(file), file];
	const source = readIfThereSync(path$1.join(plan.workspace, file));
	const published = names.find((name) => source !== void 0 && readIfThereSync(path$1.join(tree.folder, name)) === source);
	if (content.texts.size === 0 || published === void 0) return;
	log.warn(`The build publishes the content file at /${published}. Move it out of the folder that the generator copies, and name its new place in content.file.`);
}
function scriptsOf({ files }) {
	return files.filter((found) => /\.m?js$/i.test(found.path)).map(({ file }) => readFileSync(file, "utf8")).join("\n");
}
function textOutcome(content, results, context) {
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
	const missing = unused.filter((key) => !names(inApp, key));
	const carried = missing.length > 0 ? carriedKeys(context, inApp) : /* @__PURE__ */ new Set();
	const isTakenOver = results.filter(({ framework, applied: keys }) => framework !== void 0 && keys.length > 0);
	return {
		shown: applied.size,
		takenOver: {
			keys: new Set(isTakenOver.flatMap(({ applied: keys }) => keys)).size,
			frameworks: [...new Set(isTakenOver.flatMap(({ framework }) => framework ?? []))]
		},
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
function names(script, key) {
	for (let at = script.indexOf(key); at >= 0; at = script.indexOf(key, at + 1)) {
		const [before = "", after = ""] = [script[at - 1], script[at + key.length]];
		if (!/[\w.-]/.test(before + after)) return true;
	}
	return false;
}
function carriedKeys({ folder, files }, inApp) {
	const keys = /* @__PURE__ */ new Set();
	const collect = (text) => {
		for (const [, key] of text.matchAll(/data-text-key[a-z-]*["'`]?\s*[=:]\s*["'`]?([^"'`\s>,}]+)/gi)) if (key !== void 0) keys.add(key);
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
	const texts = await textsOf(plan);
	const tree = readSiteTree(built.folder);
	const files = filesByPath(tree);
	await limitHeap(files.size);
	const hosting = await planHosting(plan, built, (name) => files.has(name));
	const content = contentOf$1(await fetched, plan, files, deps);
	const { rewritePages } = await import("./html.js").then((n) => n.n);
	if (content !== void 0) await reportSnapshot(content, plan, deps);
	const sources = sourcesOf(plan, tree, hosting, content, texts);
	const results = await rewritePages(pageJobs(sources), {
		scratch: deps.scratch,
		texts: texts?.texts ?? /* @__PURE__ */ new Map(),
		hashes: built.origin !== void 0,
		hold: sources.hold,
		looksForFrameworks: sources.hasFrameworks,
		signal: deps.signal
	});
	const overlay = new Overlay(files, results);
	await addSitemap(overlay, sources, results, deps);
	addTexts(overlay, plan, texts);
	overlay.put(keptPath, await keepContent(sources, deps));
	const finishedHosting = addHosting(overlay, plan, hosting, deps);
	const held = reportHold(results, sources, finishedHosting, deps.log);
	if (held.pages > 0) overlay.put(holdScript.path, holdScript.text);
	if (content !== void 0) reportPages(content, sources.found, results, deps.log);
	if (texts !== void 0) {
		reportTexts(texts, results, sources, deps.log);
		warnOfPublishedTexts(texts, sources, deps.log);
	}
	requireStartPage(overlay, sources);
	return {
		tree,
		overlay: overlay.files,
		pages: overlay.pages,
		made: madePages(sources),
		hosting: finishedHosting,
		held,
		marker: markerOf$1(plan),
		origin: built.origin
	};
}
async function textsOf({ workspace, config: { content } }) {
	return content.mode === "commit" ? loadContentFile(workspace, content.file) : void 0;
}
function contentOf$1(raw, { config }, files, { log }) {
	if (raw === void 0 && config.seo.enabled) log.info("A dry run asks nobody: pages stay without the SEO metadata of the portal.");
	if (raw === void 0) return void 0;
	const sizeOf = (file) => files.get(file)?.size;
	return checkContent(raw, {
		onError: config.seo.onError,
		origin: config.site.url,
		sizeOf
	}, log);
}
function sourcesOf(plan, tree, hosting, content, texts) {
	const { folder } = tree;
	const files = htmlFiles(tree);
	const isApp = plan.config.site.type === "spa";
	const shell = isApp ? shellOf(folder, files, hosting) : void 0;
	const found = findPageFiles(content?.pages ?? [], files, shell, hosting.trailingSlash);
	const hasTexts = (texts?.texts.size ?? 0) > 0;
	const knowsPages = found.pages.size + found.inApp.size > 0;
	return {
		plan,
		tree,
		files,
		found,
		content,
		hosting,
		shell,
		hasTexts,
		hasFrameworks: (knowsPages || hasTexts) && (isApp || hasFramework(folder, files)),
		hold: knowsPages ? plan.config.seo.hold : "never"
	};
}
function shellOf(folder, files, { fallback }) {
	const file = files.find((name) => `/${name}` === fallback?.rewrite);
	return file === void 0 ? void 0 : readShell(file, readFileSync(path$1.join(folder, file), "utf8"));
}
async function addSitemap(overlay, sources, results, { log }) {
	const { plan, content, found } = sources;
	const { url: origin } = plan.config.site;
	const robots = overlay.readBuilt("robots.txt")?.toString();
	if (content !== void 0) {
		const [{ makeSitemap }, { readOwnSitemaps }] = await Promise.all([import("./html.js").then((n) => n.t), import("./shared.js").then((n) => n.c)]);
		const { sitemaps: own, problems } = readOwnSitemaps((name) => overlay.readBuilt(name), robots, origin);
		const { files, warnings, remark, problem } = makeSitemap({
			content,
			found,
			origin,
			own,
			addresses: addressesOf(sources, results)
		});
		if (problem !== void 0 && plan.config.seo.onError === "fail") throw sitemapInvalid(problem);
		for (const problem of problems) log.warn(`A sitemap of the site's build is deployed as it is: ${problem}.`);
		for (const warning of warnings) log.warn(warning);
		if (remark !== void 0) log.info(remark);
		for (const [name, text] of files) overlay.put(name, text);
	}
	const address = content !== void 0 && overlay.has("sitemap.xml") ? `${origin}/sitemap.xml` : void 0;
	overlay.put("robots.txt", robotsText(robots, {
		address,
		origin
	}, plan.environment === "Preview"));
}
function sitemapInvalid(problem) {
	return new SiteDeployError("CONTENT_ANSWER_INVALID", "The portal's sitemap cannot be read.", {
		facts: [problem],
		remedy: "Correct the sitemap in the portal, or set seo.onError: warn to deploy without it."
	});
}
function addTexts(overlay, { config }, texts) {
	if (texts !== void 0) overlay.put(textPath, `${JSON.stringify(Object.fromEntries(texts.texts))}\n`);
	if (config.content.mode === "runtime") overlay.put(textScript.path, textScript.text);
}
function addHosting(overlay, plan, planned, { log }) {
	const hosting = mergeHosting(plan, planned, (name) => overlay.has(name));
	overlay.put(hostingFile, hosting.text);
	for (const warning of hosting.warnings) log.warn(warning);
	const builtTexts = "Visitors see the texts that were built.";
	const meaning = {
		script: builtTexts,
		requests: builtTexts
	};
	const stopped = policyWarning(textScript, hosting, plan.config.site.url, meaning);
	if (plan.config.content.mode === "runtime" && stopped !== void 0) log.warn(stopped);
	return hosting;
}
function requireStartPage(overlay, { tree, files }) {
	if (overlay.has("index.html")) return;
	const others = files.filter((file) => /(^|\/)index\.html$/.test(file));
	throw new SiteDeployError("START_PAGE_MISSING", `The site has no index.html in ${tree.folder}.`, { facts: firstOf(others.map((file) => `there is one in ${path$1.posix.dirname(file)}`), 5) });
}
function madePages({ found, hosting }) {
	return [...found.inApp].map(([file, { path: pagePath }]) => ({
		file,
		address: pathWithoutRedirect(file, pagePath, hosting.trailingSlash)
	}));
}
function markerOf$1({ config, environment, version, event }) {
	return {
		slug: config.site.slug,
		environment,
		version,
		commit: event.sha,
		run: event.run.id
	};
}

// src/steps/finish/portal/fetch-content.ts
async function fetchContent(plan, client, deps) {
	const { portal, site, seo } = plan.config;
	try {
		return await readContent(client, site.id, deps, {
			kept: async () => (await import("./shared.js").then((n) => n.h)).readLastContent(plan, deps),
			minutes: seo.fetchMinutes
		});
	} catch (error) {
		deps.signal.throwIfAborted();
		const what = `the SEO metadata of the site "${site.slug}"`;
		throw explainPortalError(error, {
			...call,
			url: portal.url,
			what
		}) ?? error;
	}
}
async function readContent(client, siteId, deps, fromLast) {
	const { signal } = deps;
	const { fetchPages } = await import("./portal-and-pulls.js").then((n) => n.t);
	const [{ pages }, overview, defaults, sitemap, last] = await Promise.all([
		client.sites.listPages(siteId, { signal }),
		client.seo.get(siteId, { signal }),
		client.seo.getDefaults(siteId, { signal }),
		client.seo.getSitemap(siteId, { signal }).catch((error) => {
			if (!isMissing(error)) throw error;
		}),
		fromLast?.kept()
	]);
	await limitHeap(pages.length);
	return {
		pages,
		...await fetchPages({
			client,
			siteId,
			listed: pages,
			described: overview.pages,
			last,
			minutes: fromLast?.minutes ?? Number.POSITIVE_INFINITY
		}, deps),
		defaults,
		sitemap
	};
}
function isMissing(error) {
	return error instanceof PortalError && error.status === 404;
}
const call = {
	purpose: "CONTENT",
	remedies: {
		unauthorized: "The portal was asked with the access token of this run: compare portal.audience in the site config with what it expects, or set seo.enabled: false to deploy without its metadata.",
		unknown: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
	}
};

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
	const found = new Map(sources.map((source) => [source.path, read.get(source.path) ?? hashOf$3(source)]));
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
	const files = await hashed();
	const digest = digestOf(files);
	if (live.digest !== digest) return void 0;
	const { commit = marker.commit, run } = live;
	const { run: _, ...build } = marker;
	return {
		...build,
		commit,
		...run !== void 0 && { run },
		digest,
		contents: fileListOf(files)
	};
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
	const unserved = unservedWarning(entries.map((entry) => entry.path));
	if (unserved !== void 0) deps.log.warn(unserved);
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
		return packageOf(contents, files, markerOf(site, files), { kind: "folder" });
	}
	const file = path$1.join(deps.scratch, "site.zip");
	const progress = transferProgress(deps.log, deps.clock, "pack", total);
	const archiver = new Archiver(file);
	try {
		for await (const piece of workers.work(split(entries))) progress(archiver.add(piece));
		const files = [...archiver.files];
		const marker = markerOf(site, files);
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
	const like = {
		digest: `sha256:${"0".repeat(64)}`,
		contents: fileListLike(entries)
	};
	const all = [...entries, markerEntry({
		...site.marker,
		...like
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
		made: site.made,
		live,
		builtDigest: site.origin?.digest,
		writeFolder: (folder) => writeFolder([...entries, last], manifest.files, folder, deps)
	};
}
const markerOf = ({ marker }, files) => ({
	...marker,
	digest: digestOf(files),
	contents: fileListOf(files)
});
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

// src/deploy/make-site.ts
const lookMs = 5e3;
async function makeSite(plan, session, run) {
	const content = session && contentOf(plan, session, run);
	const obtain = plan.mode === "all" ? build : readBuilt;
	const built$1 = await run.step("build", (deps) => obtain(plan, deps), (site) => built(plan, site));
	const finished$1 = await run.step("finish", (deps) => finish(plan, built$1, content, deps), finished);
	run.learn(factsOfFinished(finished$1));
	return finished$1;
}
async function packSite(plan, finished, looks, run) {
	const site = await run.step("pack", (deps) => {
		const live = looks ? readLive(plan.url, deps, { limitMs: lookMs }) : void 0;
		return pack(plan, finished, live, deps);
	}, packed);
	run.learn(factsOfPackage(site));
	return site;
}
function contentOf(plan, session, run) {
	if (!plan.config.seo.enabled) return void 0;
	const content = session.portal().then((portal) => run.ahead("finish", async (deps) => {
		const fetching = fetchContent(plan, portal, deps);
		const [fetched] = await Promise.all([fetching, import("./html.js").then((n) => n.n)]);
		return fetched;
	}));
	content.catch(() => void 0);
	return content;
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
function mayHaveArrived(error) {
	if (error instanceof PortalError) return error.status >= 500;
	return !(error instanceof HttpFault) || error.mayHaveArrived;
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
	const message = mayHaveArrived(error) ? `The portal ${url} has not confirmed that it knows how the deployment ended.` : `The portal ${url} could not be told how the deployment ended.`;
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
		await run.lastingStep("notify", work, notified, closingDeps(run.machine, limitMs));
		run.learn({ notified: true });
	} catch (thrown) {
		run.learn({ notifyError: SiteDeployError.from(thrown) });
	}
}
function noCredential() {
	return new SiteDeployError("NOTIFY_FAILED", "The portal was not told how the deployment ended: the run has no access token and no API token.", { remedy: "Set the input \"api-token\": with it the portal learns of failed logins, too." });
}

// src/deploy/deploy-site.ts
async function deploySite(plan, identity, run) {
	if (plan.dryRun) {
		await packSite(plan, await makeSite(plan, void 0, run), false, run);
		return run.ends("skipped");
	}
	const { gitHubDeployments } = run.machine;
	const shown = gitHubDeployments && (await import("./portal-and-pulls.js").then((n) => n.n)).showOnGitHub(plan, gitHubDeployments, run);
	const session = openSession(plan, identity, run);
	try {
		await takeLive(plan, session, run);
	} catch (error) {
		run.failed(error);
	}
	await Promise.all([tellPortal(plan, session, run), shown?.end()]);
}
async function takeLive(plan, session, run) {
	if (plan.uploader === "official") run.ahead("upload", (deps) => session.client(deps)).catch(() => void 0);
	const finished = await makeSite(plan, session, run);
	const outcome = await goLive(plan, await packSite(plan, finished, !plan.force, run), session, run);
	if (outcome !== "not served") return run.ends(outcome);
	await goLive(plan, await packSite(plan, finished, false, run), session, run);
	run.ends("succeeded");
}
async function goLive(plan, site, session, run) {
	let deployment;
	try {
		const sent = await run.step("upload", (deps) => upload(plan, site, session, run, deps), uploaded);
		deployment = sent;
		run.learn(factsOfDeployment(sent));
		if (sent.outcome === "accepted") run.hasChanged();
		if (sent.outcome === "unchanged") {
			const seen = await run.step("verify", (deps) => verifyUnchanged(plan, site, deps), verifiedUnchanged);
			if (seen === void 0) return "not served";
			run.learn({ url: seen.url });
			return "skipped";
		}
		const look = async (deps) => {
			const verification = await verify(plan, site, sent, deps);
			await lookAtProduction(plan, site, sent, run);
			return verification;
		};
		const { url } = await run.step("verify", look, verified);
		run.learn({ url });
		run.hasChanged();
		return "succeeded";
	} catch (error) {
		await lookAfterFailure(plan, site, deployment, error, run);
		throw error;
	}
}

// src/deploy/collecting-log.ts
const mostKept = 1e3;
function collectingLog(log, findings) {
	const said = /* @__PURE__ */ new Set();
	return {
		...log,
		warn(message, problem) {
			const { file, line, column } = problem ?? {};
			const finding = {
				message,
				...file !== void 0 && { file },
				...line !== void 0 && { line },
				...column !== void 0 && { column }
			};
			const key = JSON.stringify(finding);
			if (said.has(key)) return;
			said.add(key);
			if (findings.length < mostKept) findings.push(finding);
			log.warn(message, problem);
		}
	};
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
	#started = performance.now();
	#timeline = [];
	#findings = [];
	constructor(given) {
		const machine = {
			...given,
			log: collectingLog(given.log, this.#findings)
		};
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
			seconds: this.#seconds,
			timeline: this.#timeline.toSorted((a, b) => a.startMs - b.startMs),
			findings: [...this.#findings]
		};
	}
	async #run(name, work, say, deps) {
		const { log, signal: cancel } = this.machine;
		const started = performance.now();
		const elapsed = () => performance.now() - started;
		const tell = (text) => log.info(`${name.padEnd(9)}${seconds(elapsed()).padStart(8)}  ${text}`);
		let outcome = "done";
		log.debug(`step ${name} begins`);
		try {
			deps.signal.throwIfAborted();
			const result = await work(deps);
			tell(say(result));
			return result;
		} catch (error) {
			if (!deps.signal.aborted || cancel.aborted) this.#hasFailed(name);
			outcome = deps.signal.aborted ? "ended" : "failed";
			tell(outcome);
			throw error;
		} finally {
			const [startMs, durationMs] = [started - this.#started, elapsed()].map(Math.round);
			this.#timeline.push({
				step: name,
				startMs: startMs ?? 0,
				durationMs: durationMs ?? 0,
				outcome
			});
			this.#seconds[name] = Math.round((this.#seconds[name] ?? 0) * 1e3 + elapsed()) / 1e3;
		}
	}
	#hasFailed(name) {
		this.learn({ failedStep: this.#facts.failedStep ?? name });
	}
};

// src/deploy/deploy.ts
function couldNotBegin(thrown) {
	return {
		status: "failed",
		siteChanged: "no",
		notified: false,
		seconds: {},
		error: SiteDeployError.from(thrown)
	};
}
function crashed(thrown) {
	return {
		...couldNotBegin(thrown),
		siteChanged: "maybe"
	};
}
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

// src/shared/cancel.ts
const endingSignals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const sameRequest = 500;
function cancelSignal(source, onSecond = () => {}, now = () => performance.now()) {
	const controller = new AbortController();
	let asked = 0;
	const listeners = endingSignals.map((name) => {
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
	const onUncaught = (thrown) => controller.abort(SiteDeployError.from(thrown));
	source.on("uncaughtException", onUncaught);
	return Object.assign(controller.signal, { [Symbol.dispose]() {
		for (const remove of listeners) remove();
		source.off("uncaughtException", onUncaught);
	} });
}

// src/shared/exec.ts
const defaultLimitMs = 3e4;
const graceMs = 1e3;
const leftOverMs = 500;
const mostBytes$1 = 4 << 20;
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
		if (this.#tooMuch.signal.aborted) return killed(`it printed more than ${mostBytes$1} bytes`);
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
		if (this.#bytes > mostBytes$1) return false;
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
		await access(file, constants.X_OK);
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
	"protocol.allow=never",
	"protocol.https.allow=always",
	"protocol.ssh.allow=always",
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.sshCommand=ssh",
	"core.gitProxy=",
	"core.askPass=",
	"credential.helper=",
	"log.showSignature=false"
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
				GIT_NO_LAZY_FETCH: "1",
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
const patienceMs = 12e4;
const shortMs = 6e4;
const downloadMs = 9e5;
const slowest = 50;
const isFile = ({ saveTo, body }) => saveTo !== void 0 || typeof body === "object" && "file" in body;
function limitOf({ saveTo, body }) {
	if (saveTo !== void 0) return downloadMs;
	return typeof body === "object" && "file" in body ? shortMs + body.size / slowest : shortMs;
}
function createHttp({ transport, clock, userAgent, onRetry, random = Math.random }) {
	async function attempt(request, url) {
		const { method, idleMs = 3e4, limitMs = limitOf(request), maxBytes = 4 << 20, saveTo, signal } = request;
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
	function pauseAfter(outcome, count, spent, policy) {
		if (!("answer" in outcome ? policy.statuses.includes(outcome.answer.status) : policy.faults && !isPermanent(faultKind(outcome.error))) || count >= policy.attempts || spent >= patienceMs) return void 0;
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
		let spent = 0;
		let mayHaveArrived = false;
		for (let count = 1;; count += 1) {
			const began = clock.now();
			const outcome = await attempt(request, url);
			if (!isFile(request)) spent += clock.now() - began;
			mayHaveArrived ||= "answer" in outcome || !isBefore(faultKind(outcome.error));
			const pause = pauseAfter(outcome, count, spent, policy);
			if (pause === void 0) {
				if ("answer" in outcome) return toResponse(outcome.answer, url, count);
				throw new HttpFault(faultKind(outcome.error), name, count, outcome.error, mayHaveArrived);
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
		const { limitMs = limitOf(request) } = request;
		const began = clock.now();
		for (let hop = 0;; hop += 1) {
			const left = hop === 0 ? limitMs : Math.max(1, limitMs - (clock.now() - began));
			const response = await sendTo({
				...request,
				headers,
				limitMs: left
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
	return next !== void 0 && mayFollow(follow, new URL(response.url), next) ? next : void 0;
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

// src/shared/http/gates.ts
var Gates = class {
	#most;
	#origins = /* @__PURE__ */ new Map();
	constructor(most) {
		this.#most = most;
	}
	async pass(origin, signal) {
		signal?.throwIfAborted();
		const gate = this.#origins.get(origin) ?? {
			open: 0,
			waiting: []
		};
		this.#origins.set(origin, gate);
		let waitedMs = 0;
		if (gate.open >= this.#most) {
			const began = performance.now();
			await waitIn(gate.waiting, signal);
			waitedMs = performance.now() - began;
		} else gate.open += 1;
		const leave = () => {
			const next = gate.waiting.shift();
			if (next === void 0) gate.open -= 1;
			else next();
		};
		return {
			waitedMs,
			[Symbol.dispose]: leave
		};
	}
};
function waitIn(line, signal) {
	return new Promise((resolve, reject) => {
		const turn = () => {
			signal?.removeEventListener("abort", leave);
			resolve();
		};
		const leave = () => {
			line.splice(line.indexOf(turn), 1);
			reject(signal?.reason);
		};
		line.push(turn);
		signal?.addEventListener("abort", leave, { once: true });
	});
}

// src/shared/http/transport.ts
const mostAtOnce = 4;
function createTransport(env) {
	const sockets = /* @__PURE__ */ new Set();
	const gates = new Gates(mostAtOnce);
	const direct = agentsWith(sockets, {});
	const proxied = agentsWith(sockets, { proxyEnv: { ...env } });
	return {
		async send(request) {
			const { url } = request;
			using place = await gates.pass(url.origin, request.signal);
			const limitMs = Math.max(1, Math.round(request.limitMs - place.waitedMs));
			if (isThisMachine(url)) return await sendOnce({
				...request,
				limitMs
			}, direct);
			const proxy = proxyFor(url, env);
			return await sendOnce({
				...request,
				limitMs
			}, proxied).catch((error) => {
				throw withProxyNamed(error, url, proxy);
			});
		},
		close() {
			for (const agent of [...Object.values(direct), ...Object.values(proxied)]) agent.destroy();
			for (const socket of sockets) socket.destroy();
		}
	};
}
function agentsWith(sockets, more) {
	const options = {
		keepAlive: true,
		...more
	};
	const noted = (socket) => {
		if (socket) sockets.add(socket.once("close", () => sockets.delete(socket)));
		return socket;
	};
	class HttpAgent extends http.Agent {
		createConnection(...given) {
			return noted(super.createConnection(...given));
		}
	}
	class HttpsAgent extends https.Agent {
		createConnection(...given) {
			return noted(super.createConnection(...given));
		}
	}
	return {
		"http:": new HttpAgent(options),
		"https:": new HttpsAgent(options)
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
				if (!outgoing.writableFinished || !incoming.complete) outgoing.destroy();
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
		const done = () => resolve(Buffer.concat(chunks).subarray(0, maxBytes));
		incoming.on("data", (chunk) => {
			moved();
			chunks.push(chunk);
			size += chunk.length;
			if (size > maxBytes) done();
		});
		incoming.on("close", () => {
			if (!incoming.complete) reject(Object.assign(/* @__PURE__ */ new Error("the answer broke off"), { code: "ECONNRESET" }));
		});
		incoming.on("end", done);
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
	const { log, signal, env, github, gitHubDeployments, apiToken, temporary = env.RUNNER_TEMP || tmpdir() } = options;
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
		gitHubDeployments,
		apiToken,
		toolCache: env.RUNNER_TOOL_CACHE || void 0,
		async [Symbol.asyncDispose]() {
			http[Symbol.dispose]();
			await rm(scratch, {
				recursive: true,
				force: true
			}).catch((error) => {
				log.warn(`The folder of the run could not be removed: ${messageOf(error)}`);
			});
		}
	};
}

// src/shared/end-process.ts
async function endProcess(ending, code) {
	await Promise.all([ending.stdout, ending.stderr].map(written));
	return ending.exit(code);
}
function written(stream) {
	if (stream.destroyed) return Promise.resolve();
	return new Promise((resolve) => void stream.write("", () => resolve()));
}

// src/shared/guard-stderr.ts
function guardStderr({ pid, stderr }, { NODE_DEBUG: debug = "" }, say, shown = (text) => text) {
	const write = stderr.write.bind(stderr);
	const isDebugLine = (text) => debug !== "" && new RegExp(`^[\\w-]+ ${pid}: `).test(stripVTControlCharacters(text));
	const guarded = (chunk, ...rest) => {
		if (typeof chunk !== "string") return Reflect.apply(write, stderr, [chunk, ...rest]);
		return Reflect.apply(write, stderr, [isDebugLine(chunk) ? "" : shown(chunk), ...rest]);
	};
	Object.assign(stderr, { write: guarded });
	if (debug !== "") say(`What NODE_DEBUG=${debug} would show is left out: it holds credentials in clear.`);
}

// src/action/inputs.ts
const commentLimitMs = 3e4;
function requestOf(input, context, env) {
	return {
		workspace: env.GITHUB_WORKSPACE ?? ".",
		event: eventOf(context, env),
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
		agentToken: secretOf(input("agent-token")),
		idTokenRequest: secretOf(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
	};
}
function refOf({ eventName, ref, payload }) {
	return eventName === "delete" && payload.ref_type === "branch" && typeof payload.ref === "string" ? `refs/heads/${payload.ref}` : ref;
}
function eventOf(context, env) {
	const { eventName, sha, runId, serverUrl, payload } = context;
	const repository = env.GITHUB_REPOSITORY ?? "";
	const head = payload.head_commit;
	const message = typeof head === "object" && head !== null && "message" in head && typeof head.message === "string" ? head.message : void 0;
	return {
		name: eventName,
		ref: refOf(context),
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
function commenterOf(input, access, machine) {
	if (access === void 0 || input("comment").trim().toLowerCase() !== "true" || machine.signal.aborted) return void 0;
	const signal = AbortSignal.any([machine.signal, AbortSignal.timeout(commentLimitMs)]);
	return async () => (await import("./shared.js").then((n) => n.kt)).gitHubForRun(access, {
		...machine,
		signal
	});
}
function deploymentsOf(input, access, log) {
	if (input("github-deployment").trim().toLowerCase() !== "true") return void 0;
	if (access === void 0) log.info("No deployment on GitHub: the input \"github-token\" is empty.");
	return access;
}

// src/action/shown.ts
function shownBy(redactor) {
	return {
		text: (text) => disarm(redactor.redact(text)),
		value: (value) => disarmName(redactor.redact(value))
	};
}

// src/action/warnings.ts
const mostOfKind = 3;
const single = "site-deploy";
function chooseWarnings() {
	const seen = /* @__PURE__ */ new Set();
	const kinds = /* @__PURE__ */ new Map();
	let shown = 0;
	let isAnyLeft = false;
	return (line, place = "") => {
		const title = /^([^:]{1,60}): /.exec(line)?.[1] ?? single;
		const key = `${place} ${line}`;
		if (seen.has(key)) return {
			as: "nothing",
			title,
			isFirstLeft: false
		};
		seen.add(key);
		const ofKind = kinds.get(title) ?? 0;
		kinds.set(title, ofKind + 1);
		if (!(title !== single && ofKind >= mostOfKind) && shown < 9) {
			shown += 1;
			return {
				as: "annotation",
				title,
				isFirstLeft: false
			};
		}
		const isFirstLeft = !isAnyLeft;
		isAnyLeft = true;
		return {
			as: "line",
			title,
			isFirstLeft
		};
	};
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
	const { text: shown, value } = shownBy(redactor);
	const place = (of) => {
		const { title, file, line, column } = of ?? {};
		return {
			...title !== void 0 && { title: value(title) },
			...file !== void 0 && { file: value(file) },
			...line !== void 0 && { startLine: line },
			...column !== void 0 && { startColumn: column }
		};
	};
	const choose = chooseWarnings();
	const warn = (line, problem) => {
		const { as, title, isFirstLeft } = choose(line, [
			problem?.file,
			problem?.line,
			problem?.column
		].join(":"));
		if (as === "annotation") core.warning(line, place({
			title,
			...problem
		}));
		else if (as === "line") core.info(`Warning: ${line}`);
		if (isFirstLeft) core.warning("The summary of this run and its log have all of them.", { title: "More warnings" });
	};
	return {
		debug: (line) => afterForeign(() => core.debug(shown(line))),
		info: (line) => afterForeign(() => core.info(shown(line))),
		warn: (line, problem) => afterForeign(() => warn(shown(line), problem)),
		error: (line, problem) => command(() => core.error(shown(line), place(problem))),
		mask(secret) {
			for (const form of redactor.add(secret.reveal())) command(() => core.setSecret(form));
		},
		foreign(title) {
			const token = randomUUID();
			core.info(`::group::${value(title)}`);
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

// src/action/closing.ts
const longest = 4096;
function closeRun(isDone, lines, core) {
	const all = lines.join("\n");
	const fits = all.length <= longest;
	if (isDone || !fits) core.info(all);
	if (!isDone) core.fail(fits ? all : shortened(lines));
}
function shortened([first = "", ...rest]) {
	const most = Math.floor(longest / 3) - 2;
	const cut = (line) => line.length > most ? `${line.slice(0, most)}…` : line;
	return [first, ...rest.slice(-2)].map(cut).join("\n");
}

// src/action/annotations.ts
function annotationsOf({ error, notifyError, title }) {
	const failure = error ?? notifyError;
	if (failure === void 0 || failure.problems.length === 0) return [];
	const problems = failure.problems.slice(0, 9);
	const left = failure.problems.length - problems.length;
	const more = left > 0 ? ` The summary has ${left} more.` : "";
	return [{
		message: `${failure.message} [${failure.code}]${more}\nWhat to do: ${failure.remedy}`,
		title
	}, ...problems.map(({ message, file, line, column }) => ({
		message,
		title: failure.code,
		file,
		...line !== void 0 && { line },
		...column !== void 0 && { column }
	}))];
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
		closes: text(result.closes),
		report: JSON.stringify(result),
		next: "",
		task: "",
		...Object.fromEntries(steps.map((step) => [`${step}-seconds`, text(result.seconds[step])]))
	};
}

// src/action/story.ts
function storyOf(input, { event, config, siteVersion, dryRun, pins, workspace }) {
	const story = storyNames.find((name) => name === input("mode").trim());
	if (story === void 0) return void 0;
	const read = (name) => input(name).trim();
	const [release, level, wait, workflow, only] = [
		"release",
		"level",
		"wait",
		"workflow",
		"request"
	].map(read);
	const [issue, round, base, commit] = [
		"issue",
		"round",
		"base",
		"commit"
	].map(read);
	return {
		story,
		event,
		config,
		siteVersion,
		dryRun,
		pins,
		release: release ?? "",
		level: level ?? "",
		wait: wait ?? "",
		workflow: workflow ?? "",
		workspace,
		request: only ?? "",
		agent: {
			issue: issue ?? "",
			round: round ?? "",
			base: base ?? "",
			commit: commit ?? ""
		}
	};
}
const storyNames = [
	"release",
	"requests",
	"texts",
	"task",
	"propose"
];
const titles = {
	release: "Release",
	requests: "Requests",
	texts: "Texts",
	task: "Task",
	propose: "Proposal"
};
function storyOutputs({ end, error, task = "", closes }) {
	return {
		status: error === void 0 ? "succeeded" : error.code === "CANCELLED" ? "cancelled" : "failed",
		next: end?.kind ?? "",
		url: end?.url ?? "",
		task,
		closes: closes === void 0 ? "" : String(closes)
	};
}
const endings = {
	done: "done",
	person: "waits for a person",
	machine: "not yet",
	step: "planned"
};
function storyTitle({ story }, { end }) {
	return `${titles[story]}: ${end === void 0 ? "failed" : endings[end.kind]}`;
}
function storySummary({ story }, { end, lines }) {
	const title = md`## ${{ text: storyTitle({ story }, { end }) }}`;
	if (end !== void 0) {
		const where = end.url === void 0 ? void 0 : md`**${link(text$1(end.url), end.url)}**`;
		return paragraphs(title, where, outline(lines));
	}
	const [what = "", ...rest] = lines;
	const remedy = /^What to do: (.+)$/s.exec(rest.at(-1) ?? "")?.[1];
	return paragraphs(title, alert("CAUTION", md`**${{ text: what }}**`), outline(remedy === void 0 ? rest : rest.slice(0, -1)), remedy === void 0 ? void 0 : md`**What to do:** ${{ text: remedy }}`);
}

// src/action/summary/timeline.ts
function timelinePart({ timeline = [] }) {
	if (timeline.length === 0) return void 0;
	const rows = timeline.map(({ step, startMs, durationMs, outcome }) => [
		text$1(step),
		text$1(seconds(startMs)),
		text$1(seconds(durationMs)),
		outcome === "failed" ? md`**failed**` : text$1(outcome)
	]);
	const content = paragraphs(table([
		md`Step`,
		md`Began after`,
		md`Took`,
		md`Ended`
	], rows), timeline.length > 1 ? drawing(timeline) : void 0);
	return folded(text$1(`Steps: ${seconds(endOf(timeline))}`), content);
}
function drawing(timeline) {
	const tasks = timeline.map(({ step, startMs, durationMs, outcome }) => {
		return `  ${step} :${outcome === "failed" ? "crit" : "active"}, ${startMs}, ${startMs + Math.max(1, durationMs)}`;
	});
	const ticks = endOf(timeline) < 1e4 ? ["  tickInterval 1second"] : [];
	return diagram([
		"gantt",
		"  dateFormat x",
		"  axisFormat %M:%S",
		...ticks,
		...tasks
	]);
}
const endOf = (timeline) => Math.max(...timeline.map(({ startMs, durationMs }) => startMs + durationMs));

// src/action/summary/summary.ts
const mostBytes = 64e3;
const rooms = [
	{
		items: 100,
		characters: 1e3
	},
	{
		items: 50,
		characters: 500
	},
	{
		items: 20,
		characters: 300
	},
	{
		items: 5,
		characters: 100
	}
];
function summaryOf(report) {
	const pages = rooms.map((room) => `${page(report, room)}\n`);
	return pages.find((candidate) => Buffer.byteLength(candidate) <= 64e3) ?? pages.at(-1) ?? "";
}
function page(report, room) {
	return paragraphs(md`## ${{ text: report.title }}`, verdictPart(report, room), changePart(report), changesPart(report, room), findingsPart(report, room), rollbackPart(report), timelinePart(report), filesPart(report), detailsPart(report, room));
}

// src/action/said.ts
function saidOf(result, shown) {
	const report = shownReport(result, shown);
	return {
		title: report.title,
		outputs: outputsOf(report),
		summary: summaryOf(report),
		annotations: annotationsOf(report),
		lines: report.closingLines,
		isDone: report.isDone
	};
}
function saidOfStory(request, result, shown) {
	const lines = result.lines.map(shown.text);
	return {
		title: storyTitle(request, result),
		outputs: storyOutputs(result),
		summary: shown.text(storySummary(request, {
			end: result.end,
			lines
		})),
		annotations: result.error?.problems ?? [],
		lines,
		isDone: result.error === void 0
	};
}
function shownReport(result, shown) {
	const text = JSON.stringify(reportOf(result), (_, part) => typeof part === "string" ? shown.text(part) : part);
	return JSON.parse(text);
}

// src/action/report-result.ts
async function reportSaid(said, { core, log, shown, hasSummary }) {
	const attempt = async (what, work) => {
		try {
			await work();
		} catch (error) {
			log.warn(`${what} could not be written: ${messageOf(error)}`);
		}
	};
	await attempt("The outputs", () => {
		for (const [name, value] of Object.entries(said.outputs)) core.setOutput(name, shown.value(value));
	});
	if (hasSummary) await attempt("The summary", () => core.summary.addRaw(shown.text(said.summary)).write());
	for (const { message, ...place } of said.annotations) log.error(message, place);
	if (said.annotations.length > 0) log.info(said.lines.join("\n"));
	else closeRun(said.isDone, said.lines, {
		info: log.info,
		fail: (lines) => log.error(lines, { title: said.title })
	});
	return said.isDone ? 0 : 1;
}

// src/action/tell-pulls.ts
async function tellPulls(result, github, log, shown) {
	if (github === void 0) return result;
	try {
		const { writeComments } = await import("./portal-and-pulls.js").then((n) => n.r);
		await writeComments(shownReport(result, shown), await github(), log);
	} catch (error) {
		log.info(`No comment on the pull request: ${messageOf(error)}`);
	}
	return result;
}

// src/action/run-action.ts
var run_action_exports = /* @__PURE__ */ __exportAll({ runAction: () => runAction });
async function runAction(edge) {
	const { program, core } = edge;
	const redactor = new Redactor();
	const [shown, log] = [shownBy(redactor), actionsLog(core, redactor)];
	guardStderr(program, program.env, log.info, shown.text);
	using signal = cancelSignal(program);
	edge.release();
	const reporter = {
		core,
		log,
		shown,
		hasSummary: Boolean(program.env.GITHUB_STEP_SUMMARY)
	};
	const end = async (words) => endProcess(program, await reportSaid(words, reporter));
	program.once("uncaughtException", (thrown) => void end(saidOf(crashed(thrown), shown)));
	const words = async () => {
		const { env } = program;
		const { github, apiToken, agentToken, idTokenRequest: requestToken } = tokensOf(core.getInput, env, log.mask);
		const gitHubDeployments = deploymentsOf(core.getInput, github, log);
		await using machine = await openDeps({
			log,
			signal,
			env,
			github,
			gitHubDeployments,
			apiToken
		});
		const requestUrl = env.ACTIONS_ID_TOKEN_REQUEST_URL;
		const identity = edge.githubIdentity({
			http: machine.http,
			mask: log.mask,
			requestUrl,
			requestToken
		});
		const request = requestOf(core.getInput, edge.context, env);
		const story = storyOf(core.getInput, request);
		if (story !== void 0) {
			const { automate } = await edge.automation();
			return saidOfStory(story, await automate(story, identity, machine, agentToken), shown);
		}
		const result = await deploy(request, identity, machine);
		return saidOf(await tellPulls(result, commenterOf(core.getInput, github, machine), log, shown), shown);
	};
	await end(await words().catch((thrown) => saidOf(couldNotBegin(thrown), shown)));
}

// src/identity/github-identity.ts
var github_identity_exports = /* @__PURE__ */ __exportAll({ githubIdentity: () => githubIdentity });
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

export { core_exports as i, run_action_exports as n, github_exports as r, github_identity_exports as t };