import { r as e } from "./rolldown-runtime.js";
import { $n as t, $t as n, At as r, Br as i, Bt as a, Cn as o, Ct as s, Dn as c, En as l, F as u, Fn as d, Fr as f, Ft as p, G as m, Gn as h, Gr as g, Gt as _, Hn as v, Hr as ee, Ht as te, In as ne, Ir as re, It as ie, Jr as y, Jt as ae, K as oe, Kn as se, Kr as b, Kt as ce, L as le, Ln as ue, Lr as de, Lt as fe, Mn as pe, Mr as x, Mt as S, N as me, Nr as he, Nt as ge, O as _e, On as ve, P as ye, Pn as be, Pr as xe, Qr as Se, R as Ce, Rn as we, Rr as Te, Rt as Ee, Sn as De, Sr as C, St as Oe, Tn as ke, Tr as Ae, U as je, Un as w, Ur as Me, Ut as Ne, Vn as T, Vr as Pe, Vt as E, Wn as D, Wr as Fe, Wt as Ie, Xr as Le, Yt as Re, Zr as ze, _ as Be, _n as Ve, _r as O, ai as He, at as Ue, b as We, bn as Ge, ci as Ke, cr as qe, ct as Je, d as Ye, dn as Xe, dt as k, ei as Ze, er as A, f as Qe, fr as $e, ft as j, g as et, gr as M, gt as tt, h as nt, hr as rt, ht as it, i as at, ii as N, it as ot, j as st, jn as ct, jr as lt, jt as ut, kn as dt, li as ft, ln as pt, lr as mt, lt as ht, m as gt, mn as _t, mr as vt, mt as yt, ni as P, o as bt, oi as xt, ot as F, p as St, pn as Ct, pr as I, pt as wt, qr as L, qt as Tt, rt as Et, si as R, st as Dt, t as Ot, ti as kt, ut as z, vn as B, vt as V, wn as At, wr as jt, xn as Mt, xt as H, yn as U, yr as Nt, yt as W, zn as G, zr as Pt, zt as Ft } from "./shared.js";
const { closeSync: It, constants: Lt, createReadStream: Rt, createWriteStream: zt, mkdirSync: Bt, openSync: Vt, readFileSync: Ht, readdirSync: Ut, realpathSync: Wt, rmSync: Gt, statSync: Kt, writeFileSync: qt, writeSync: Jt } = globalThis.process.getBuiltinModule("node:fs"), Yt = globalThis.process.getBuiltinModule("node:fs/promises"), { access: Xt, chmod: Zt, constants: Qt, mkdir: $t, mkdtemp: en, open: tn, readFile: nn, readdir: K, rename: rn, rm: an, stat: on, writeFile: sn } = globalThis.process.getBuiltinModule("node:fs/promises"), { setTimeout: cn } = globalThis.process.getBuiltinModule("node:timers/promises"), { createHash: ln, hash: un, randomUUID: q } = globalThis.process.getBuiltinModule("node:crypto"), { isUtf8: dn } = globalThis.process.getBuiltinModule("node:buffer"), J = globalThis.process.getBuiltinModule("os"), fn = globalThis.process.getBuiltinModule("os"), { EOL: pn } = globalThis.process.getBuiltinModule("os"), mn = globalThis.process.getBuiltinModule("crypto"), hn = globalThis.process.getBuiltinModule("fs"), { constants: gn, existsSync: _n, promises: vn, readFileSync: yn } = globalThis.process.getBuiltinModule("fs"), Y = globalThis.process.getBuiltinModule("path"), { StringDecoder: bn } = globalThis.process.getBuiltinModule("string_decoder"), xn = globalThis.process.getBuiltinModule("events"), Sn = globalThis.process.getBuiltinModule("child_process"), { setTimeout: Cn } = globalThis.process.getBuiltinModule("timers"), { availableParallelism: wn, tmpdir: Tn } = globalThis.process.getBuiltinModule("node:os"), { isDeepStrictEqual: En, stripVTControlCharacters: Dn } = globalThis.process.getBuiltinModule("node:util"), On = globalThis.process.getBuiltinModule("node:process"), kn = globalThis.process.getBuiltinModule("node:http"), An = globalThis.process.getBuiltinModule("node:https"), { spawn: jn } = globalThis.process.getBuiltinModule("node:child_process"), X = globalThis.process.getBuiltinModule("node:path"), { StringDecoder: Mn } = globalThis.process.getBuiltinModule("node:string_decoder"), { pipeline: Nn } = globalThis.process.getBuiltinModule("node:stream/promises"), { AsyncLocalStorage: Pn } = globalThis.process.getBuiltinModule("node:async_hooks"), { subscribe: Fn, unsubscribe: In } = globalThis.process.getBuiltinModule("node:diagnostics_channel");
// node_modules/@actions/core/lib/utils.js
function toCommandValue(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function toCommandProperties(e) {
	return Object.keys(e).length ? {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	} : {};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(e, t, n) {
	let r = new Command(e, t, n);
	process.stdout.write(r.toString() + J.EOL);
}
function issue(e, t = "") {
	issueCommand(e, {}, t);
}
var Command = class {
	constructor(e, t, n) {
		e ||= "missing.command", this.command = e, this.properties = t, this.message = n;
	}
	toString() {
		let e = "::" + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			e += " ";
			let t = !0;
			for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
				let r = this.properties[n];
				r && (t ? t = !1 : e += ",", e += `${n}=${escapeProperty(r)}`);
			}
		}
		return e += `::${escapeData(this.message)}`, e;
	}
};
function escapeData(e) {
	return toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(e) {
	return toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!hn.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	hn.appendFileSync(n, `${toCommandValue(t)}${J.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(e, t) {
	let n = `ghadelimiter_${mn.randomUUID()}`, r = toCommandValue(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${J.EOL}${r}${J.EOL}${n}`;
}
// \0stub:0
var OidcClient = class {
	static getIDToken() {
		throw Error("core.getIDToken is not part of this bundle");
	}
}, __awaiter$6 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
const { access: Ln, appendFile: Rn, writeFile: zn } = vn, Bn = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$6(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Bn];
			if (!e) throw Error(`Unable to find environment variable for $${Bn}. Check if your runtime environment supports job summaries.`);
			try {
				yield Ln(e, gn.R_OK | gn.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
			}
			return this._filePath = e, this._filePath;
		});
	}
	wrap(e, t, n = {}) {
		let r = Object.entries(n).map(([e, t]) => ` ${e}="${t}"`).join("");
		return t ? `<${e}${r}>${t}</${e}>` : `<${e}${r}>`;
	}
	write(e) {
		return __awaiter$6(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? zn : Rn)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$6(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		return this._buffer = "", this;
	}
	addRaw(e, t = !1) {
		return this._buffer += e, t ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(pn);
	}
	addCodeBlock(e, t) {
		let n = Object.assign({}, t && { lang: t }), r = this.wrap("pre", this.wrap("code", e), n);
		return this.addRaw(r).addEOL();
	}
	addList(e, t = !1) {
		let n = t ? "ol" : "ul", r = e.map((e) => this.wrap("li", e)).join(""), i = this.wrap(n, r);
		return this.addRaw(i).addEOL();
	}
	addTable(e) {
		let t = e.map((e) => {
			let t = e.map((e) => {
				if (typeof e == "string") return this.wrap("td", e);
				let { header: t, data: n, colspan: r, rowspan: i } = e, a = t ? "th" : "td", o = Object.assign(Object.assign({}, r && { colspan: r }), i && { rowspan: i });
				return this.wrap(a, n, o);
			}).join("");
			return this.wrap("tr", t);
		}).join(""), n = this.wrap("table", t);
		return this.addRaw(n).addEOL();
	}
	addDetails(e, t) {
		let n = this.wrap("details", this.wrap("summary", e) + t);
		return this.addRaw(n).addEOL();
	}
	addImage(e, t, n) {
		let { width: r, height: i } = n || {}, a = Object.assign(Object.assign({}, r && { width: r }), i && { height: i }), o = this.wrap("img", null, Object.assign({
			src: e,
			alt: t
		}, a));
		return this.addRaw(o).addEOL();
	}
	addHeading(e, t) {
		let n = `h${t}`, r = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(n) ? n : "h1", i = this.wrap(r, e);
		return this.addRaw(i).addEOL();
	}
	addSeparator() {
		let e = this.wrap("hr", null);
		return this.addRaw(e).addEOL();
	}
	addBreak() {
		let e = this.wrap("br", null);
		return this.addRaw(e).addEOL();
	}
	addQuote(e, t) {
		let n = Object.assign({}, t && { cite: t }), r = this.wrap("blockquote", e, n);
		return this.addRaw(r).addEOL();
	}
	addLink(e, t) {
		let n = this.wrap("a", e, { href: t });
		return this.addRaw(n).addEOL();
	}
};
const Vn = new Summary(), Hn = Vn, Un = Vn;
// node_modules/@actions/core/lib/path-utils.js
function toPosixPath(e) {
	return e.replace(/[\\]/g, "/");
}
function toWin32Path(e) {
	return e.replace(/[/]/g, "\\");
}
function toPlatformPath(e) {
	return e.replace(/[/\\]/g, Y.sep);
}
// node_modules/@actions/io/lib/io-util.js
var __awaiter$5 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
const { chmod: Wn, copyFile: Gn, lstat: Kn, mkdir: qn, open: Jn, readdir: Yn, rename: Xn, rm: Zn, rmdir: Qn, stat: $n, symlink: er, unlink: tr } = hn.promises, Z = process.platform === "win32";
hn.constants.O_RDONLY;
function exists(e) {
	return __awaiter$5(this, void 0, void 0, function* () {
		try {
			yield $n(e);
		} catch (e) {
			if (e.code === "ENOENT") return !1;
			throw e;
		}
		return !0;
	});
}
function isRooted(e) {
	if (e = normalizeSeparators(e), !e) throw Error("isRooted() parameter \"p\" cannot be empty");
	return Z ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function tryGetExecutablePath(e, t) {
	return __awaiter$5(this, void 0, void 0, function* () {
		let n;
		try {
			n = yield $n(e);
		} catch (t) {
			t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
		}
		if (n && n.isFile()) {
			if (Z) {
				let n = Y.extname(e).toUpperCase();
				if (t.some((e) => e.toUpperCase() === n)) return e;
			} else if (isUnixExecutable(n)) return e;
		}
		let r = e;
		for (let i of t) {
			e = r + i, n = void 0;
			try {
				n = yield $n(e);
			} catch (t) {
				t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
			}
			if (n && n.isFile()) {
				if (Z) {
					try {
						let t = Y.dirname(e), n = Y.basename(e).toUpperCase();
						for (let r of yield Yn(t)) if (n === r.toUpperCase()) {
							e = Y.join(t, r);
							break;
						}
					} catch (t) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`);
					}
					return e;
				}
				if (isUnixExecutable(n)) return e;
			}
		}
		return "";
	});
}
function normalizeSeparators(e) {
	return e ||= "", Z ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function isUnixExecutable(e) {
	return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}
// node_modules/@actions/io/lib/io.js
var __awaiter$4 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
function which(e, t) {
	return __awaiter$4(this, void 0, void 0, function* () {
		if (!e) throw Error("parameter 'tool' is required");
		if (t) {
			let t = yield which(e, !1);
			if (!t) throw Error(Z ? `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.` : `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			return t;
		}
		let n = yield findInPath(e);
		return n && n.length > 0 ? n[0] : "";
	});
}
function findInPath(e) {
	return __awaiter$4(this, void 0, void 0, function* () {
		if (!e) throw Error("parameter 'tool' is required");
		let t = [];
		if (Z && process.env.PATHEXT) for (let e of process.env.PATHEXT.split(Y.delimiter)) e && t.push(e);
		if (isRooted(e)) {
			let n = yield tryGetExecutablePath(e, t);
			return n ? [n] : [];
		}
		if (e.includes(Y.sep)) return [];
		let n = [];
		if (process.env.PATH) for (let e of process.env.PATH.split(Y.delimiter)) e && n.push(e);
		let r = [];
		for (let i of n) {
			let n = yield tryGetExecutablePath(Y.join(i, e), t);
			n && r.push(n);
		}
		return r;
	});
}
// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$3 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
const nr = process.platform === "win32";
var ToolRunner = class extends xn.EventEmitter {
	constructor(e, t, n) {
		if (super(), !e) throw Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = e, this.args = t || [], this.options = n || {};
	}
	_debug(e) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
	}
	_getCommandString(e, t) {
		let n = this._getSpawnFileName(), r = this._getSpawnArgs(e), i = t ? "" : "[command]";
		if (nr) {
			if (this._isCmdFile()) {
				i += n;
				for (let e of r) i += ` ${e}`;
			} else if (e.windowsVerbatimArguments) {
				i += `"${n}"`;
				for (let e of r) i += ` ${e}`;
			} else {
				i += this._windowsQuoteCmdArg(n);
				for (let e of r) i += ` ${this._windowsQuoteCmdArg(e)}`;
			}
		} else {
			i += n;
			for (let e of r) i += ` ${e}`;
		}
		return i;
	}
	_processLineBuffer(e, t, n) {
		try {
			let r = t + e.toString(), i = r.indexOf(J.EOL);
			for (; i > -1;) n(r.substring(0, i)), r = r.substring(i + J.EOL.length), i = r.indexOf(J.EOL);
			return r;
		} catch (e) {
			return this._debug(`error processing line. Failed with error ${e}`), "";
		}
	}
	_getSpawnFileName() {
		return nr && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
	}
	_getSpawnArgs(e) {
		if (nr && this._isCmdFile()) {
			let t = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
			for (let n of this.args) t += " ", t += e.windowsVerbatimArguments ? n : this._windowsQuoteCmdArg(n);
			return t += "\"", [t];
		}
		return this.args;
	}
	_endsWith(e, t) {
		return e.endsWith(t);
	}
	_isCmdFile() {
		let e = this.toolPath.toUpperCase();
		return this._endsWith(e, ".CMD") || this._endsWith(e, ".BAT");
	}
	_windowsQuoteCmdArg(e) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(e);
		if (!e) return "\"\"";
		let t = [
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
		], n = !1;
		for (let r of e) if (t.some((e) => e === r)) {
			n = !0;
			break;
		}
		if (!n) return e;
		let r = "\"", i = !0;
		for (let t = e.length; t > 0; t--) r += e[t - 1], i && e[t - 1] === "\\" ? r += "\\" : e[t - 1] === "\"" ? (i = !0, r += "\"") : i = !1;
		return r += "\"", r.split("").reverse().join("");
	}
	_uvQuoteCmdArg(e) {
		if (!e) return "\"\"";
		if (!e.includes(" ") && !e.includes("	") && !e.includes("\"")) return e;
		if (!e.includes("\"") && !e.includes("\\")) return `"${e}"`;
		let t = "\"", n = !0;
		for (let r = e.length; r > 0; r--) t += e[r - 1], n && e[r - 1] === "\\" ? t += "\\" : e[r - 1] === "\"" ? (n = !0, t += "\\") : n = !1;
		return t += "\"", t.split("").reverse().join("");
	}
	_cloneExecOptions(e) {
		e ||= {};
		let t = {
			cwd: e.cwd || process.cwd(),
			env: e.env || process.env,
			silent: e.silent || !1,
			windowsVerbatimArguments: e.windowsVerbatimArguments || !1,
			failOnStdErr: e.failOnStdErr || !1,
			ignoreReturnCode: e.ignoreReturnCode || !1,
			delay: e.delay || 1e4
		};
		return t.outStream = e.outStream || process.stdout, t.errStream = e.errStream || process.stderr, t;
	}
	_getSpawnOptions(e, t) {
		e ||= {};
		let n = {};
		return n.cwd = e.cwd, n.env = e.env, n.windowsVerbatimArguments = e.windowsVerbatimArguments || this._isCmdFile(), e.windowsVerbatimArguments && (n.argv0 = `"${t}"`), n;
	}
	exec() {
		return __awaiter$3(this, void 0, void 0, function* () {
			return !isRooted(this.toolPath) && (this.toolPath.includes("/") || nr && this.toolPath.includes("\\")) && (this.toolPath = Y.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((e, t) => __awaiter$3(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
				for (let e of this.args) this._debug(`   ${e}`);
				let n = this._cloneExecOptions(this.options);
				!n.silent && n.outStream && n.outStream.write(this._getCommandString(n) + J.EOL);
				let r = new rr(n, this.toolPath);
				if (r.on("debug", (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield exists(this.options.cwd))) return t(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let i = this._getSpawnFileName(), a = Sn.spawn(i, this._getSpawnArgs(n), this._getSpawnOptions(this.options, i)), o = "";
				a.stdout && a.stdout.on("data", (e) => {
					this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(e), !n.silent && n.outStream && n.outStream.write(e), o = this._processLineBuffer(e, o, (e) => {
						this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(e);
					});
				});
				let s = "";
				if (a.stderr && a.stderr.on("data", (e) => {
					r.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(e), !n.silent && n.errStream && n.outStream && (n.failOnStdErr ? n.errStream : n.outStream).write(e), s = this._processLineBuffer(e, s, (e) => {
						this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(e);
					});
				}), a.on("error", (e) => {
					r.processError = e.message, r.processExited = !0, r.processClosed = !0, r.CheckComplete();
				}), a.on("exit", (e) => {
					r.processExitCode = e, r.processExited = !0, this._debug(`Exit code ${e} received from tool '${this.toolPath}'`), r.CheckComplete();
				}), a.on("close", (e) => {
					r.processExitCode = e, r.processExited = !0, r.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), r.CheckComplete();
				}), r.on("done", (n, r) => {
					o.length > 0 && this.emit("stdline", o), s.length > 0 && this.emit("errline", s), a.removeAllListeners(), n ? t(n) : e(r);
				}), this.options.input) {
					if (!a.stdin) throw Error("child process missing stdin");
					a.stdin.end(this.options.input);
				}
			}));
		});
	}
};
function argStringToArray(e) {
	let t = [], n = !1, r = !1, i = "";
	function append(e) {
		r && e !== "\"" && (i += "\\"), i += e, r = !1;
	}
	for (let a = 0; a < e.length; a++) {
		let o = e.charAt(a);
		o === "\"" ? r ? append(o) : n = !n : o === "\\" && r ? append(o) : o === "\\" && n ? r = !0 : o === " " && !n ? i.length > 0 && (t.push(i), i = "") : append(o);
	}
	return i.length > 0 && t.push(i.trim()), t;
}
var rr = class ExecState extends xn.EventEmitter {
	constructor(e, t) {
		if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !t) throw Error("toolPath must not be empty");
		this.options = e, this.toolPath = t, e.delay && (this.delay = e.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = Cn(ExecState.HandleTimeout, this.delay, this)));
	}
	_debug(e) {
		this.emit("debug", e);
	}
	_setResult() {
		let e;
		this.processExited && (this.processError ? e = Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? e = Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (e = Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout &&= (clearTimeout(this.timeout), null), this.done = !0, this.emit("done", e, this.processExitCode);
	}
	static HandleTimeout(e) {
		if (!e.done) {
			if (!e.processClosed && e.processExited) {
				let t = `The STDIO streams did not close within ${e.delay / 1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
				e._debug(t);
			}
			e._setResult();
		}
	}
}, __awaiter$2 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
function exec(e, t, n) {
	return __awaiter$2(this, void 0, void 0, function* () {
		let r = argStringToArray(e);
		if (r.length === 0) throw Error("Parameter 'commandLine' cannot be null or empty.");
		let i = r[0];
		return t = r.slice(1).concat(t || []), new ToolRunner(i, t, n).exec();
	});
}
function getExecOutput(e, t, n) {
	return __awaiter$2(this, void 0, void 0, function* () {
		let r = "", i = "", a = new bn("utf8"), o = new bn("utf8"), s = n?.listeners?.stdout, c = n?.listeners?.stderr, stdErrListener = (e) => {
			i += o.write(e), c && c(e);
		}, stdOutListener = (e) => {
			r += a.write(e), s && s(e);
		}, l = Object.assign(Object.assign({}, n?.listeners), {
			stdout: stdOutListener,
			stderr: stdErrListener
		}), u = yield exec(e, t, Object.assign(Object.assign({}, n), { listeners: l }));
		return r += a.end(), i += o.end(), {
			exitCode: u,
			stdout: r,
			stderr: i
		};
	});
}
// node_modules/@actions/core/lib/platform.js
var ir = e({
	arch: () => ar,
	getDetails: () => getDetails,
	isLinux: () => cr,
	isMacOS: () => sr,
	isWindows: () => or,
	platform: () => Q
}), __awaiter$1 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
const getWindowsInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout: e } = yield getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Version\"", void 0, { silent: !0 }), { stdout: t } = yield getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Caption\"", void 0, { silent: !0 });
	return {
		name: t.trim(),
		version: e.trim()
	};
}), getMacOsInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout: e } = yield getExecOutput("sw_vers", void 0, { silent: !0 }), t = e.match(/ProductVersion:\s*(.+)/)?.[1] ?? "";
	return {
		name: e.match(/ProductName:\s*(.+)/)?.[1] ?? "",
		version: t
	};
}), getLinuxInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout: e } = yield getExecOutput("lsb_release", [
		"-i",
		"-r",
		"-s"
	], { silent: !0 }), [t, n] = e.trim().split("\n");
	return {
		name: t,
		version: n
	};
}), Q = fn.platform(), ar = fn.arch(), or = Q === "win32", sr = Q === "darwin", cr = Q === "linux";
function getDetails() {
	return __awaiter$1(this, void 0, void 0, function* () {
		return Object.assign(Object.assign({}, yield or ? getWindowsInfo() : sr ? getMacOsInfo() : getLinuxInfo()), {
			platform: Q,
			arch: ar,
			isWindows: or,
			isMacOS: sr,
			isLinux: cr
		});
	});
}
// node_modules/@actions/core/lib/core.js
var lr = e({
	ExitCode: () => ur,
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
	group: () => group$1,
	info: () => info,
	isDebug: () => isDebug,
	markdownSummary: () => Hn,
	notice: () => notice,
	platform: () => ir,
	saveState: () => saveState,
	setCommandEcho: () => setCommandEcho,
	setFailed: () => setFailed,
	setOutput: () => setOutput,
	setSecret: () => setSecret,
	startGroup: () => startGroup,
	summary: () => Un,
	toPlatformPath: () => toPlatformPath,
	toPosixPath: () => toPosixPath,
	toWin32Path: () => toWin32Path,
	warning: () => warning
}), __awaiter = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
}, ur;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(ur ||= {});
function exportVariable(e, t) {
	let n = toCommandValue(t);
	if (process.env[e] = n, process.env.GITHUB_ENV) return issueFileCommand("ENV", prepareKeyValueMessage(e, t));
	issueCommand("set-env", { name: e }, n);
}
function setSecret(e) {
	issueCommand("add-mask", {}, e);
}
function addPath(e) {
	process.env.GITHUB_PATH ? issueFileCommand("PATH", e) : issueCommand("add-path", {}, e), process.env.PATH = `${e}${Y.delimiter}${process.env.PATH}`;
}
function getInput(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function getMultilineInput(e, t) {
	let n = getInput(e, t).split("\n").filter((e) => e !== "");
	return t && t.trimWhitespace === !1 ? n : n.map((e) => e.trim());
}
function getBooleanInput(e, t) {
	let n = [
		"true",
		"True",
		"TRUE"
	], r = [
		"false",
		"False",
		"FALSE"
	], i = getInput(e, t);
	if (n.includes(i)) return !0;
	if (r.includes(i)) return !1;
	throw TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}\nSupport boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(e, t) {
	if (process.env.GITHUB_OUTPUT) return issueFileCommand("OUTPUT", prepareKeyValueMessage(e, t));
	process.stdout.write(J.EOL), issueCommand("set-output", { name: e }, toCommandValue(t));
}
function setCommandEcho(e) {
	issue("echo", e ? "on" : "off");
}
function setFailed(e) {
	process.exitCode = ur.Failure, error(e);
}
function isDebug() {
	return process.env.RUNNER_DEBUG === "1";
}
function debug(e) {
	issueCommand("debug", {}, e);
}
function error(e, t = {}) {
	issueCommand("error", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function warning(e, t = {}) {
	issueCommand("warning", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function notice(e, t = {}) {
	issueCommand("notice", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function info(e) {
	process.stdout.write(e + J.EOL);
}
function startGroup(e) {
	issue("group", e);
}
function endGroup() {
	issue("endgroup");
}
function group$1(e, t) {
	return __awaiter(this, void 0, void 0, function* () {
		startGroup(e);
		let n;
		try {
			n = yield t();
		} finally {
			endGroup();
		}
		return n;
	});
}
function saveState(e, t) {
	if (process.env.GITHUB_STATE) return issueFileCommand("STATE", prepareKeyValueMessage(e, t));
	issueCommand("save-state", { name: e }, toCommandValue(t));
}
function getState(e) {
	return process.env[`STATE_${e}`] || "";
}
function getIDToken(e) {
	return __awaiter(this, void 0, void 0, function* () {
		return yield OidcClient.getIDToken(e);
	});
}
// node_modules/@actions/github/lib/context.js
var Context = class {
	constructor() {
		if (this.payload = {}, process.env.GITHUB_EVENT_PATH) {
			if (_n(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(yn(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				let e = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${pn}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME, this.sha = process.env.GITHUB_SHA, this.ref = process.env.GITHUB_REF, this.workflow = process.env.GITHUB_WORKFLOW, this.action = process.env.GITHUB_ACTION, this.actor = process.env.GITHUB_ACTOR, this.job = process.env.GITHUB_JOB, this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10), this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10), this.runId = parseInt(process.env.GITHUB_RUN_ID, 10), this.apiUrl = process.env.GITHUB_API_URL ?? "https://api.github.com", this.serverUrl = process.env.GITHUB_SERVER_URL ?? "https://github.com", this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql";
	}
	get issue() {
		let e = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (e.issue || e.pull_request || e).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			let [e, t] = process.env.GITHUB_REPOSITORY.split("/");
			return {
				owner: e,
				repo: t
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
}, GitHub = class {
	static plugin() {
		throw Error("github.getOctokit is not part of this bundle");
	}
};
function getOctokitOptions() {
	throw Error("github.getOctokit is not part of this bundle");
}
// node_modules/@actions/github/lib/github.js
var dr = e({
	context: () => fr,
	getOctokit: () => getOctokit
});
const fr = new Context();
function getOctokit(e, t, ...n) {
	return new (GitHub.plugin(...n))(getOctokitOptions(e, t));
}
function toFileList(e) {
	let t = e.reduce((e, t) => e + t.size, 0);
	if (e.length > 2e3) return {
		files: e.length,
		bytes: t
	};
	let n = e.map(encodeRecord).sort(Buffer.compare);
	return {
		files: e.length,
		bytes: t,
		list: Buffer.concat(n).toString("base64")
	};
}
function fileListLike(e) {
	return toFileList(e.map((e) => ({
		path: "",
		size: e.size,
		sha256: ""
	})));
}
function changesSince(e, t) {
	let n = readList(e);
	if (!n) return;
	let r = [], i = [], a = [];
	for (let e of t) {
		let t = encodeRecord(e), o = getRecordKey(t), s = n.get(o);
		n.delete(o);
		let c = s?.readUInt32LE(6) ?? 0;
		s ? s.equals(t) || i.push(e.path) : r.push(e.path), e.size > c && a.push({
			path: e.path,
			bytes: e.size - c
		});
	}
	return a.sort((e, t) => t.bytes - e.bytes), {
		added: r,
		changed: i,
		removed: n.size,
		grown: a.slice(0, 5)
	};
}
function encodeRecord(e) {
	let { path: t, size: n, sha256: r } = e, i = Buffer.alloc(14);
	return Buffer.from(un("sha256", t), "hex").copy(i, 0, 0, 6), i.writeUInt32LE(Math.min(n, 4294967295), 6), Buffer.from(r, "hex").copy(i, 10, 0, 4), i;
}
const getRecordKey = (e) => e.toString("latin1", 0, 6);
function readList(e) {
	if (typeof e != "string" || e.length > pr) return;
	let t = Buffer.from(e, "base64");
	if (t.length % 14 != 0 || t.toString("base64") !== e) return;
	let n = Array.from({ length: t.length / 14 }, (e, n) => t.subarray(n * 14, (n + 1) * 14));
	return new Map(n.map((e) => [getRecordKey(e), e]));
}
const pr = 37336;
// src/deploy/messages.ts
function planned(e) {
	let { slug: t } = e.config.site;
	if (e.mode === "close") return `to close the Preview "${e.environmentName}" of ${t}`;
	let { sha: n } = e.event, r = n === "" ? "no commit" : `commit ${n.slice(0, 12)}`, i = e.rollbackRun === void 0 ? "" : `, redeployed from run ${e.rollbackRun}`;
	return `${t} ${e.version} to ${e.environment}, ${r}${i}`;
}
const loggedIn = (e) => `as application ${e.config.azure.clientId}, without a stored secret`, exchanged = (e) => `deployment token for ${e.config.site.slug}, masked`;
function built(e, t) {
	let { commands: n, origin: r, folder: i } = t;
	if (r) return `built by the earlier job, ${r.files.length} files`;
	let a = X.relative(e.workspace, i) || "the whole repository";
	return n.length === 0 ? `nothing to build, the site is ${a}` : `${n.join(", ")}; the site is ${a}`;
}
function finished(e) {
	let { overlay: t, pages: n, pinned: r } = e, i = renderedHeads(r);
	return y([
		`${v(n.size, "page")} changed`,
		i,
		...t.keys()
	]).join(", ");
}
function renderedHeads(e) {
	let t = e.frameworks.join(" and ");
	if (e.pages > 0) return `metadata held on ${v(e.pages, "page")}${t === "" ? "" : ` that ${t} takes over`}`;
	if (t !== "") return `${t} shows the metadata from the build (seo.hold is never)`;
}
function packed(e) {
	let { manifest: t, marker: n, delivery: r } = e;
	return `${`${t.files.length} files, ${T(t.totalBytes)}`}, ${handedOver(r)}, ${n.digest.slice(0, 19)}`;
}
function handedOver(e) {
	return e.kind === "archive" ? `packed ${T(e.bytes)}` : e.kind === "none" ? "not packed: already live" : "not packed: the platform's client takes a folder";
}
const wroteArtifact = (e) => `${e.manifest.files.length} files, ${T(e.manifest.totalBytes)}, in ${e.folder}`;
function uploaded(e) {
	return e.outcome === "unchanged" ? "the live site already has these files: nothing was sent" : e.outcome === "accepted" ? `deployment ${e.id}` : `deployment ${e.id}: the platform did not report the outcome; checking the live site`;
}
const verified = (e) => `${e.url} serves this build: ${e.checks.join(", ")}`, verifiedUnchanged = (e) => e ? verified(e) : "the live site names this build but serves something else: uploading it again", notified = (e) => `the portal recorded: ${e.status}`, closed = (e, t) => `the Preview "${e.environmentName}": ${t.outcome}`, toBeClosed = (e) => `the Preview "${e.environmentName}": planned`;
function factsOfPlan(e) {
	let { environment: t, version: n, config: r, event: i, dryRun: a } = e, { repository: o, ref: s, sha: c, run: l } = i, u = {
		repository: o,
		branch: /^refs\/heads\/(.+)$/.exec(s)?.[1] ?? "",
		commit: c,
		runUrl: l.url
	}, d = {
		environment: t,
		siteVersion: n,
		site: r.site.slug,
		source: u,
		dryRun: a
	};
	if (e.mode === "close") return {
		...d,
		closing: e.environmentName
	};
	let f = e.rollbackRun, p = {
		files: r.hosting.maxFiles,
		bytes: r.hosting.maxTotalSize
	};
	return {
		...d,
		limits: p,
		...f !== void 0 && { rolledBack: {
			run: f,
			commit: c
		} }
	};
}
function factsOfFinished(e) {
	let { pages: t, overlay: n, pinned: r } = e, i = renderedHeads(r);
	return {
		finished: {
			pages: t.size,
			files: [...n.keys()]
		},
		rendered: i
	};
}
function factsOfArtifact(e) {
	let { folder: t, name: n, manifest: r, digest: i } = e;
	return {
		...factsOfFiles(r),
		digest: i,
		folder: t,
		artifact: n
	};
}
function factsOfPackage(e) {
	let { manifest: t, marker: n, live: r } = e, { version: i = "", commit: a = "", digest: o = "" } = r ?? {}, s = [
		i,
		a,
		o
	].every((e) => typeof e == "string" && e !== ""), c = s && r?.slug === n.slug && r.environment === n.environment;
	return {
		...factsOfFiles(t),
		digest: n.digest,
		...s && { previous: {
			version: i,
			commit: a,
			digest: o,
			...c && getGrowth(t, r.contents)
		} },
		...c && getChanges(t, r.contents)
	};
}
function getGrowth(e, t) {
	let n = L(t).bytes;
	if (typeof n != "number" || !Number.isSafeInteger(n)) return {};
	let r = e.files.find((e) => e.path === ".well-known/site-deploy.json")?.size ?? 0;
	return { growth: e.totalBytes - r - n };
}
function getChanges(e, t) {
	let n = e.files.filter((e) => e.path !== U), r = changesSince(L(t).list, n);
	if (!r) return {};
	let named = (e) => ({
		count: e.length,
		paths: e.slice(0, 50)
	}), { added: i, changed: a, removed: o, grown: s } = r;
	return { changes: {
		added: named(i),
		changed: named(a),
		removed: o,
		grown: s
	} };
}
function factsOfFiles(e) {
	let t = e.files.toSorted((e, t) => t.size - e.size).slice(0, 10).map((e) => ({
		path: e.path,
		bytes: e.size
	}));
	return {
		fileCount: e.files.length,
		totalBytes: e.totalBytes,
		largestFiles: t
	};
}
function factsOfDeployment(e) {
	return e.outcome === "unchanged" ? { isUnchanged: !0 } : {
		deploymentId: e.id,
		correlationId: e.correlationId,
		url: e.url
	};
}
function factsOfClosing(e) {
	let { outcome: t, gone: n, correlationId: r } = e;
	return {
		closes: !0,
		closed: {
			outcome: t,
			gone: n
		},
		correlationId: r
	};
}
// src/config/seo-file.ts
const mr = I({
	title: O(C()),
	description: O(C()),
	canonical: O(C()),
	robots: O(C()),
	structuredData: O(I({}))
}), hr = I({ pages: Nt(C(), I({
	slug: C(),
	values: mr,
	fallback: mr
})) });
async function loadSeoFile(e, t) {
	let n = await B(e, t, "seo.file"), r = await R(n).catch((e) => {
		throw new P("SEO_FILE_INVALID", `Can't read the metadata file ${t}.`, { cause: e });
	});
	if (r === void 0) {
		if (t === "content/seo.json") return { pages: {} };
		throw new P("SEO_FILE_INVALID", `The metadata file ${t} does not exist.`);
	}
	let i = x(hr, b(r.replace(/^\uFEFF/, "")));
	if (i.success) return i.data;
	throw new P("SEO_FILE_INVALID", `The metadata file ${t} does not have the expected format.`, { facts: i.error.issues.slice(0, 5).map((e) => `${e.path.join(".") || "the file"}: ${e.message}`) });
}
var LineSplitter = class {
	#e;
	#t = new Mn("utf8");
	#n = "";
	#r = 0;
	#i = !1;
	constructor(e) {
		this.#e = e;
	}
	write(e) {
		this.#a(this.#t.write(e));
	}
	end() {
		this.#a(this.#t.end()), (this.#n !== "" || this.#r > 0) && this.#s();
	}
	#a(e) {
		let t = 0;
		for (let { index: n, 0: r } of e.matchAll(/\r\n|\r|\n/g)) {
			let i = n === 0 && r === "\n" && this.#i;
			this.#o(e.slice(t, n)), i || this.#s(), t = n + r.length;
		}
		this.#o(e.slice(t)), e !== "" && (this.#i = e.endsWith("\r"));
	}
	#o(e) {
		let t = Math.max(0, 65536 - this.#n.length);
		this.#n += e.slice(0, t), this.#r += Math.max(0, e.length - t);
	}
	#s() {
		let e = this.#r === 0 ? this.#n : cut(this.#n, this.#r);
		this.#n = "", this.#r = 0, this.#e(e);
	}
};
function cut(e, t) {
	let n = e.slice(-8192).search(/\s\S*$/), r = e.slice(0, e.length - 8192 + Math.max(0, n));
	return `${r} … (${e.length - r.length + t} characters more)`;
}
function runCommand(e, t) {
	return run$1(e, [], !0, t);
}
function runProgram(e, t, n = []) {
	return run$1(e, n, !1, t);
}
async function run$1(e, t, n, r) {
	let { cwd: i, env: a, onLine: o, signal: s, onStart: c } = r;
	s.throwIfAborted();
	let l = jn(e, t, {
		cwd: i,
		env: a,
		shell: n,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32",
		windowsHide: !0
	}), u, terminate = () => {
		killGroup(l, "SIGTERM"), u ??= setTimeout(() => {
			killGroup(l, "SIGKILL"), l.stdout.destroy(), l.stderr.destroy();
		}, 600);
	};
	s.addEventListener("abort", terminate, { once: !0 }), l.pid !== void 0 && c?.();
	let onExit = () => void killGroup(l, "SIGKILL");
	process.once("exit", onExit);
	try {
		for (let e of [l.stdout, l.stderr]) {
			let t = new LineSplitter(o);
			e.on("data", (e) => t.write(e)).once("close", () => t.end());
		}
		let e = await new Promise((e, t) => {
			l.once("error", t), l.once("exit", terminate), l.once("close", (t, n) => e({
				code: t,
				killedBy: n
			}));
		});
		killGroup(l, "SIGKILL");
		for (let e = performance.now() + 500; performance.now() < e && killGroup(l, 0);) await cn(5);
		return s.throwIfAborted(), e;
	} finally {
		clearTimeout(u), process.removeListener("exit", onExit), s.removeEventListener("abort", terminate);
	}
}
function killGroup(e, t) {
	let { pid: n, exitCode: r } = e;
	if (n === void 0) return !1;
	if (process.platform === "win32") return r === null && jn("taskkill", [
		"/pid",
		String(n),
		"/t",
		"/f"
	], {
		stdio: "ignore",
		windowsHide: !0
	}), !1;
	try {
		return process.kill(-n, t), !0;
	} catch {
		return !1;
	}
}
var CommandOutput = class {
	#e = [];
	#t = [];
	read(e) {
		let t = Dn(e.slice(0, 2e3)).trimEnd();
		this.#e.push(t), this.#e.length > 25 && this.#e.shift(), gr.test(t) && this.#t.length < 40 && this.#t.push(t);
	}
	get tail() {
		return this.#e;
	}
	get reasons() {
		return this.#t;
	}
};
const gr = /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
// node_modules/package-manager-detector/dist/commands.mjs
function splitRunArgs(e, t = []) {
	for (let n = 0; n < e.length; n++) if (!e[n].startsWith("-") && !(n > 0 && t.includes(e[n - 1]))) return {
		before: e.slice(0, n),
		script: e[n],
		after: e.slice(n + 1)
	};
	return {
		before: e,
		script: void 0,
		after: []
	};
}
function dashDashArg(e, t, n = []) {
	return (r) => {
		let { before: i, script: a, after: o } = splitRunArgs(r, n);
		return a === void 0 ? [
			e,
			t,
			...i
		] : o.length > 0 ? [
			e,
			t,
			...i,
			a,
			"--",
			...o
		] : [
			e,
			t,
			...i,
			a
		];
	};
}
const _r = {
	agent: ["npm", 0],
	run: dashDashArg("npm", "run", ["-w", "--workspace"]),
	install: [
		"npm",
		"i",
		0
	],
	frozen: [
		"npm",
		"ci",
		0
	],
	global: [
		"npm",
		"i",
		"-g",
		0
	],
	add: [
		"npm",
		"i",
		0
	],
	upgrade: [
		"npm",
		"update",
		0
	],
	"upgrade-interactive": null,
	dedupe: [
		"npm",
		"dedupe",
		0
	],
	why: [
		"npm",
		"why",
		0
	],
	execute: ["npx", 0],
	"execute-local": ["npx", 0],
	uninstall: [
		"npm",
		"uninstall",
		0
	],
	global_uninstall: [
		"npm",
		"uninstall",
		"-g",
		0
	]
}, vr = {
	agent: ["yarn", 0],
	run: [
		"yarn",
		"run",
		0
	],
	install: [
		"yarn",
		"install",
		0
	],
	frozen: [
		"yarn",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"yarn",
		"global",
		"add",
		0
	],
	add: [
		"yarn",
		"add",
		0
	],
	upgrade: [
		"yarn",
		"upgrade",
		0
	],
	"upgrade-interactive": [
		"yarn",
		"upgrade-interactive",
		0
	],
	dedupe: null,
	why: [
		"yarn",
		"why",
		0
	],
	execute: ["npx", 0],
	"execute-local": dashDashArg("yarn", "exec"),
	uninstall: [
		"yarn",
		"remove",
		0
	],
	global_uninstall: [
		"yarn",
		"global",
		"remove",
		0
	]
}, yr = {
	...vr,
	frozen: [
		"yarn",
		"install",
		"--immutable",
		0
	],
	upgrade: [
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
	dedupe: [
		"yarn",
		"dedupe",
		0
	],
	execute: [
		"yarn",
		"dlx",
		0
	],
	"execute-local": [
		"yarn",
		"exec",
		0
	],
	global: [
		"npm",
		"i",
		"-g",
		0
	],
	global_uninstall: [
		"npm",
		"uninstall",
		"-g",
		0
	]
};
function createPnpmCommands(e) {
	return {
		agent: [e, 0],
		run: [
			e,
			"run",
			0
		],
		install: [
			e,
			"i",
			0
		],
		frozen: [
			e,
			"i",
			"--frozen-lockfile",
			0
		],
		global: [
			e,
			"add",
			"-g",
			0
		],
		add: [
			e,
			"add",
			0
		],
		upgrade: [
			e,
			"update",
			0
		],
		"upgrade-interactive": [
			e,
			"update",
			"-i",
			0
		],
		dedupe: [
			e,
			"dedupe",
			0
		],
		why: [
			e,
			"why",
			0
		],
		execute: [
			e,
			"dlx",
			0
		],
		"execute-local": [
			e,
			"exec",
			0
		],
		uninstall: [
			e,
			"remove",
			0
		],
		global_uninstall: [
			e,
			"remove",
			"--global",
			0
		]
	};
}
const br = createPnpmCommands("pnpm"), xr = createPnpmCommands("rush-pnpm"), Sr = {
	agent: ["bun", 0],
	run: [
		"bun",
		"run",
		0
	],
	install: [
		"bun",
		"install",
		0
	],
	frozen: [
		"bun",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"bun",
		"add",
		"-g",
		0
	],
	add: [
		"bun",
		"add",
		0
	],
	upgrade: [
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
	dedupe: null,
	why: [
		"bun",
		"why",
		0
	],
	execute: [
		"bun",
		"x",
		0
	],
	"execute-local": [
		"bun",
		"x",
		0
	],
	uninstall: [
		"bun",
		"remove",
		0
	],
	global_uninstall: [
		"bun",
		"remove",
		"-g",
		0
	]
}, Cr = {
	agent: ["aube", 0],
	run: [
		"aube",
		"run",
		0
	],
	install: [
		"aube",
		"install",
		0
	],
	frozen: [
		"aube",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"aube",
		"add",
		"-g",
		0
	],
	add: [
		"aube",
		"add",
		0
	],
	upgrade: [
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
	dedupe: [
		"aube",
		"dedupe",
		0
	],
	why: [
		"aube",
		"why",
		0
	],
	execute: [
		"aube",
		"dlx",
		0
	],
	"execute-local": [
		"aube",
		"exec",
		0
	],
	uninstall: [
		"aube",
		"remove",
		0
	],
	global_uninstall: [
		"aube",
		"remove",
		"-g",
		0
	]
};
function denoAdd(e) {
	return e.includes("--npm") || e.includes("--jsr") ? [
		"deno",
		"add",
		...e
	] : [
		"deno",
		"add",
		...e.map((e) => e.startsWith("-") || e.includes(":") ? e : `npm:${e}`)
	];
}
const wr = {
	agent: ["deno", 0],
	run: [
		"deno",
		"task",
		0
	],
	install: [
		"deno",
		"install",
		0
	],
	frozen: [
		"deno",
		"install",
		"--frozen",
		0
	],
	global: [
		"deno",
		"install",
		"-g",
		0
	],
	add: denoAdd,
	upgrade: [
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
	dedupe: null,
	why: [
		"deno",
		"why",
		0
	],
	execute: [
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
	uninstall: [
		"deno",
		"remove",
		0
	],
	global_uninstall: [
		"deno",
		"uninstall",
		"-g",
		0
	]
}, Tr = {
	agent: ["nub", 0],
	run: [
		"nub",
		"run",
		0
	],
	install: [
		"nub",
		"install",
		0
	],
	frozen: [
		"nub",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"nub",
		"add",
		"-g",
		0
	],
	add: [
		"nub",
		"add",
		0
	],
	upgrade: [
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
	dedupe: [
		"nub",
		"dedupe",
		0
	],
	why: [
		"nub",
		"why",
		0
	],
	execute: ["nubx", 0],
	"execute-local": [
		"nub",
		"exec",
		0
	],
	uninstall: [
		"nub",
		"remove",
		0
	],
	global_uninstall: [
		"nub",
		"remove",
		"-g",
		0
	]
}, Er = {
	agent: ["upm", 0],
	run: [
		"upm",
		"run",
		0
	],
	install: [
		"upm",
		"install",
		0
	],
	frozen: [
		"upm",
		"install",
		"--frozen-lockfile",
		0
	],
	global: null,
	add: [
		"upm",
		"add",
		0
	],
	upgrade: null,
	"upgrade-interactive": null,
	dedupe: [
		"upm",
		"dedupe",
		0
	],
	execute: ["upx", 0],
	"execute-local": [
		"upm",
		"exec",
		0
	],
	uninstall: [
		"upm",
		"remove",
		0
	],
	global_uninstall: null,
	why: null
}, Dr = {
	npm: _r,
	yarn: vr,
	"yarn@berry": yr,
	pnpm: br,
	"pnpm@6": {
		...br,
		run: dashDashArg("pnpm", "run", ["-F", "--filter"])
	},
	"pnpm-rush": xr,
	bun: Sr,
	aube: Cr,
	deno: wr,
	nub: Tr,
	upm: Er
}, Or = {
	yarn: ["add", "uninstall"],
	pnpm: ["add"],
	"pnpm@6": ["add"],
	"pnpm-rush": ["add"]
}, kr = {
	npm: {
		commands: [
			"install",
			"add",
			"upgrade",
			"global",
			"execute"
		],
		flag: (e) => `--min-release-age=${e / 1440}`
	},
	pnpm: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (e) => `--config.minimum-release-age=${e}`
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
		flag: (e) => `--config.minimum-release-age=${e}`
	},
	bun: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global"
		],
		flag: (e) => `--minimum-release-age=${e * 60}`
	},
	deno: {
		commands: [
			"install",
			"add",
			"global",
			"execute"
		],
		flag: (e) => `--minimum-dependency-age=${e}`
	},
	nub: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (e) => `--minimum-release-age=${e}`
	},
	upm: {
		commands: [
			"install",
			"add",
			"execute"
		],
		flag: (e) => `--min-release-age=${e / 1440}`
	}
};
function resolveCommand(e, t, n, r = {}) {
	let i = Dr[e][t];
	r.ignoreWorkspaceRootCheck && Or[e]?.includes(t) && (n = ["--ignore-workspace-root-check", ...n]);
	let a = kr[e];
	return r.minimumReleaseAge != null && a?.commands.includes(t) && (n = [a.flag(r.minimumReleaseAge), ...n]), constructCommand(i, n);
}
function constructCommand(e, t) {
	if (e == null) return null;
	let n = typeof e == "function" ? e(t) : e.flatMap((e) => typeof e == "number" ? t : [e]);
	return {
		command: n[0],
		args: n.slice(1)
	};
}
// node_modules/package-manager-detector/dist/constants.mjs
const Ar = [
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
], jr = {
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
}, Mr = {
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
async function pathExists(e, t) {
	try {
		let n = await Yt.stat(e);
		return t === "file" ? n.isFile() : n.isDirectory();
	} catch {
		return !1;
	}
}
function* lookup(e = On.cwd()) {
	let t = X.resolve(e), { root: n } = X.parse(t);
	for (; t && t !== n;) yield t, t = X.dirname(t);
}
async function parsePackageJson(e, t) {
	return !e || !await pathExists(e, "file") ? null : await handlePackageManager(e, t);
}
async function detect(e = {}) {
	let { cwd: t, strategies: n = [
		"lockfile",
		"packageManager-field",
		"devEngines-field"
	] } = e, stopDir;
	if (typeof e.stopDir == "string") {
		let t = X.resolve(e.stopDir);
		stopDir = (e) => e === t;
	} else stopDir = e.stopDir;
	for (let r of lookup(t)) {
		for (let t of n) switch (t) {
			case "lockfile":
				if (await pathExists(X.join(r, "rush.json"), "file")) return {
					name: "pnpm",
					agent: "pnpm-rush"
				};
				for (let t of Object.keys(jr)) if (await pathExists(X.join(r, t), "file")) {
					let n = jr[t];
					return await parsePackageJson(X.join(r, "package.json"), e) || {
						name: n,
						agent: n
					};
				}
				break;
			case "packageManager-field":
			case "devEngines-field": {
				let t = await parsePackageJson(X.join(r, "package.json"), e);
				if (t) return t;
				break;
			}
			case "install-metadata": for (let e of Object.keys(Mr)) {
				let t = e.endsWith("/") ? "dir" : "file";
				if (await pathExists(X.join(r, e), t)) {
					let t = Mr[e];
					return {
						name: t,
						agent: t === "yarn" ? isMetadataYarnClassic(e) ? "yarn" : "yarn@berry" : t
					};
				}
			}
		}
		if (stopDir?.(r)) break;
	}
	return null;
}
function normalizeAgentVersion(e) {
	return e?.match(/\d+(\.\d+){0,2}/)?.[0] ?? e;
}
function getNameAndVer(e) {
	if (typeof e.packageManager == "string") {
		let [t, n] = e.packageManager.replace(/^\^/, "").split("@");
		return {
			name: t,
			ver: normalizeAgentVersion(n)
		};
	}
	if (typeof e.devEngines?.packageManager?.name == "string") return {
		name: e.devEngines.packageManager.name,
		ver: normalizeAgentVersion(e.devEngines.packageManager.version)
	};
}
async function handlePackageManager(e, t) {
	try {
		let n = await Yt.readFile(e, "utf8"), r = t.packageJsonParser ? await t.packageJsonParser(n, e) : JSON.parse(n), i = getNameAndVer(r);
		if (i) return resolveAgent(i.name, i.ver) ?? t.onUnknown?.(r.packageManager) ?? null;
	} catch {}
	return null;
}
function resolveAgent(e, t) {
	let n, r = t;
	if (e === "yarn" && t && Number.parseInt(t) > 1) return n = "yarn@berry", r = "berry", {
		name: e,
		agent: n,
		version: r
	};
	if (e === "pnpm" && t && Number.parseInt(t) < 7) return n = "pnpm@6", {
		name: e,
		agent: n,
		version: r
	};
	if (Ar.includes(e)) return n = e, {
		name: e,
		agent: n,
		version: r
	};
}
function isMetadataYarnClassic(e) {
	return e.endsWith(".yarn_integrity");
}
// src/deploy/steps/build/commands.ts
async function findCommands(e) {
	let { build: t } = e.config, n = await readManifest(e.buildRoot);
	if (!n) return !t.command && t.output === void 0 && await refuseUnbuilt(e.buildRoot), {
		install: t.install,
		build: t.command
	};
	let r = (await detect({
		cwd: e.buildRoot,
		stopDir: e.workspace,
		strategies: ["packageManager-field", "lockfile"]
	}))?.agent ?? "npm", i = n.dependencies > 0, a = await detect({
		cwd: e.buildRoot,
		stopDir: e.workspace,
		strategies: ["lockfile"]
	}), o = t.install !== void 0 || !i ? void 0 : a === null ? "No lockfile: dependency versions may differ between builds. Commit the lockfile." : await severalLockfiles(e, r), s = t.install ?? (i ? command(r, a === null ? "install" : "frozen") : void 0);
	if (t.command) return {
		install: s,
		build: t.command,
		remark: o
	};
	if (n.hasBuildScript) return {
		install: s,
		build: command(r, "run", "build"),
		remark: o
	};
	if (t.output !== void 0) return {
		install: t.install,
		build: void 0
	};
	throw new P("BUILD_COMMAND_MISSING", `${X.join(t.root, "package.json")} has no "build" script, and build.command is not set.`);
}
const Nr = [
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
async function refuseUnbuilt(e) {
	let t = await K(e);
	for (let [e, n, r] of Nr) {
		let i = t.find((t) => e.test(t));
		if (i !== void 0) throw new P("BUILD_COMMAND_MISSING", `Found ${i}, but no package.json, and build.command is not set: nothing builds the site.`, { remedy: `Set build.command, for example "${n}", and build.output: ${r}. To deploy a committed folder as it is, set only build.output.` });
	}
}
async function severalLockfiles(e, t) {
	let n = new Set([...await K(e.buildRoot), ...await K(e.workspace)]), r = Object.entries(jr).filter(([e]) => n.has(e));
	if (!(new Set(r.map(([, e]) => e)).size < 2)) return `Found ${r.map(([e]) => e).join(" and ")}: using ${t}. Remove the outdated lockfile.`;
}
function command(e, t, ...n) {
	let r = resolveCommand(e, t, n);
	if (r === null) throw new P("BUILD_COMMAND_MISSING", `The package manager ${e} has no command for "${t}".`);
	return [r.command, ...r.args].join(" ");
}
async function readManifest(e) {
	let t = X.join(e, "package.json"), n = await R(t);
	if (n !== void 0) try {
		let e = JSON.parse(n), count = (t) => Object.keys(e[t] ?? {}).length;
		return {
			hasBuildScript: typeof e.scripts?.build == "string",
			dependencies: count("dependencies") + count("devDependencies") + count("optionalDependencies") + count("workspaces")
		};
	} catch (e) {
		throw new P("BUILD_COMMAND_MISSING", `${t} is not valid JSON.`, {
			cause: e,
			remedy: "Correct package.json."
		});
	}
}
// src/deploy/steps/build/exposed.ts
function warnAboutExposedSecrets(e, t) {
	let { log: n, env: r, apiToken: i, github: a } = t;
	if (e.mode === "build") {
		a && n.info("The site's code can read github-token. This job does not need it: set \"github-token: ''\".");
		return;
	}
	let o = [
		...r.ACTIONS_ID_TOKEN_REQUEST_TOKEN ? ["the request for the job's id token"] : [],
		...i ? ["api-token"] : [],
		...a ? ["github-token"] : []
	];
	if (e.dryRun || o.length === 0) return;
	let s = `In a single job, the site's code can read ${o.join(", ")}, and change what later steps run. To isolate it, use two jobs with "mode: build" and "mode: deploy".`;
	i ? n.warn(s) : n.info(s);
}
// src/deploy/steps/build/install-failure.ts
const Pr = [
	{
		pattern: matchAny("SELF_SIGNED_CERT", "UNABLE_TO_(GET_ISSUER|VERIFY)", "CERT_(HAS_EXPIRED|NOT_YET_VALID|UNTRUSTED|SIGNATURE_FAILURE)", "ERR_TLS_CERT", "self[- ]signed certificate", "unable to (get local issuer certificate|verify the first certificate)"),
		remedy: "The certificate of the package registry, or of a proxy in front of it, is not trusted. Set NODE_EXTRA_CA_CERTS, or \"cafile\" in .npmrc, to the certificate file of your authority."
	},
	{
		pattern: matchAny("\\b(E401|E403|ENEEDAUTH)\\b", "ERR_PNPM_FETCH_40[13]", "YN0041", "\\b401 Unauthorized\\b"),
		remedy: "The package registry requires a login. Add the variable that holds its token to build.passEnv, and refer to it in .npmrc."
	},
	{
		pattern: matchAny("\\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\\b", "ERR_PNPM_META_FETCH_FAIL"),
		remedy: "The package registry can't be reached. Check its URL in .npmrc, the proxy (HTTPS_PROXY), and that this machine can resolve its name."
	},
	{
		pattern: matchAny("only install packages when your package\\.json and", "can only install with an existing package-lock", "ERR_PNPM_(OUTDATED|NO)_LOCKFILE", "YN0028", "lockfile needs to be updated", "lockfile is frozen"),
		remedy: "Run the package manager's install command on your machine, and commit the lockfile that it writes."
	}
];
function matchAny(...e) {
	return new RegExp(e.join("|"), "i");
}
function explainInstall(e) {
	let t = getKeyLines(e.reasons);
	if (t.length === 0) return { facts: ["last lines of its output:", ...quoted(e.tail)] };
	let n = Pr.find((e) => e.pattern.test(t.join("\n")));
	return {
		facts: ["its output:", ...quoted(t)],
		remedy: n?.remedy
	};
}
function getKeyLines(e) {
	let t = e.findIndex((e) => /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(e));
	return e.slice(0, t === -1 ? void 0 : t).filter((e) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(e)).slice(0, 8);
}
const quoted = (e) => e.map((e) => `| ${e}`), Fr = "SITE_DEPLOY_BUILD";
async function killLeftoverProcesses(e, t) {
	let n = new Map(), r = new Map();
	for (let t = 0; t < 5; t += 1) {
		let t = (await processesWith(`${Fr}=${e}`)).filter((e) => !r.has(e.pid));
		if (t.length === 0) break;
		for (let e of t) (kill(e.pid) ? n : r).set(e.pid, e);
	}
	let named = (e) => w([...e.values()].map((e) => `${e.command} (process ${e.pid})`));
	n.size > 0 && t.log.warn(`The build left ${v(n.size, "process")} running; ended now: ${named(n)}.`), r.size > 0 && t.log.warn(`The build left ${v(r.size, "process")} running that can't be ended: ${named(r)}.`);
}
async function processesWith(e) {
	let t = (await K("/proc").catch(() => [])).filter((e) => /^\d+$/.test(e)), n = [];
	for (let r of t) {
		if (!(await nn(`/proc/${r}/environ`, "latin1").catch(() => "")).split("\0").includes(e)) continue;
		let t = await nn(`/proc/${r}/cmdline`, "utf8").catch(() => "");
		n.push({
			pid: Number(r),
			command: t.replaceAll("\0", " ").trim().slice(0, 100) || "?"
		});
	}
	return n;
}
function kill(e) {
	try {
		return process.kill(e, "SIGKILL");
	} catch {
		return !1;
	}
}
// src/deploy/artifact/site-tree.ts
const Ir = anyName([
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
]), Lr = anyName([
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
function isNeverPublished(e) {
	return Ir.test(e);
}
function anyName(...e) {
	return RegExp(`^(${e.flat().join("|")})$`, "i");
}
const Rr = 2e5;
function readSiteTree(e) {
	let t = Wt(e), n = [], r = [], i = [], a = 0, visit = (e, o, s) => {
		for (let c of Ut(e, { withFileTypes: !0 })) {
			let l = o + c.name;
			if (a += 1, a > Rr) throw tooManyNames(t);
			if (isNeverPublished(c.name) || o === "" && Lr.test(c.name)) {
				r.push(l);
				continue;
			}
			let u = X.join(e, c.name), d = c.isSymbolicLink() ? targetInside(t, u) : u;
			if (!d) {
				i.push(l);
				continue;
			}
			let f = Kt(d, { throwIfNoEntry: !1 });
			if (!f) throw notThere(l, d);
			f.isDirectory() ? s.includes(d) ? i.push(l) : visit(d, `${l}/`, [...s, d]) : f.isFile() ? n.push({
				path: l,
				size: f.size,
				file: d,
				modifiedMs: f.mtimeMs
			}) : r.push(l);
		}
	};
	return visit(t, "", [t]), {
		folder: t,
		files: n,
		forbidden: r,
		escaping: i
	};
}
function getFilesByPath(e) {
	return new Map(e.files.map((e) => [e.path, e]));
}
function tooManyNames(e) {
	return new P("PACKAGE_TOO_MANY_FILES", `${e} has more than ${Rr} files and folders.`, { facts: ["Linked folders count with all their contents."] });
}
function notThere(e, t) {
	return e.includes("�") ? new P("PACKAGE_NAME_REFUSED", "The built site contains a name that is not UTF-8.", { facts: [e] }) : new P("FILE_GONE", `${e} was removed while the built site was being read.`, { facts: [t] });
}
function targetInside(e, t) {
	try {
		let n = Wt(t);
		return Ve(e, n) ? n : void 0;
	} catch {
		return;
	}
}
// src/deploy/steps/build/framework-outputs.ts
const zr = {
	nextjs: ["out"],
	nuxtjs: [".output/public", "dist"],
	astro: ["dist"],
	vitepress: [".vitepress/dist", "docs/.vitepress/dist"],
	vuepress: [".vuepress/dist", "docs/.vuepress/dist"]
};
async function frameworkOutputs(e) {
	let [{ detectFrameworks: t }, { appFrameworks: n }] = await Promise.all([import("./frameworks.js").then((e) => e.n), import("./frameworks.js").then((e) => e.r)]), r = (await t((await K(e)).map((t) => X.join(e, t)), n)).flatMap((e) => e.frameworks).toReversed(), i = r.some((e) => e.id === "angular") ? await angularOutputs(e) : [], a = r.flatMap(({ id: e, config: { outputLocation: t } }) => {
		let n = !t || t.startsWith("{") || t === "." ? [] : [t];
		return [...zr[e] ?? [], ...n];
	});
	return [...i, ...a];
}
const Br = jt([C(), M({
	base: C(),
	browser: O(C())
})]), Vr = M({ projects: Nt(C(), M({
	projectType: O(C()),
	architect: O(M({ build: O(M({ options: O(M({ outputPath: O(Br) })) })) }))
})) });
async function angularOutputs(e) {
	let t = await R(X.join(e, "angular.json")), n = x(Vr, b(t ?? ""));
	return n.success ? Object.entries(n.data.projects).filter(([, { projectType: e }]) => e !== "library").flatMap(([e, { architect: t }]) => {
		let n = t?.build?.options?.outputPath ?? X.posix.join("dist", e);
		return typeof n == "string" ? [X.posix.join(n, "browser"), n] : [X.posix.join(n.base, n.browser ?? "browser")];
	}) : [];
}
// src/deploy/steps/build/output.ts
const Hr = [
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
], Ur = 2e3;
async function findOutput(e, t) {
	let n = t !== void 0, { output: r } = e.config.build;
	if (r !== void 0) return configured(e, r, n);
	for (let t of n ? await frameworkOutputs(e.buildRoot) : ["."]) {
		let r = await inside$1(e, t);
		if (!(n && Ve(r, e.buildRoot)) && await startPageTime(r) !== void 0) return r;
	}
	let i = [];
	for (let t of Hr) {
		let n = await startPageTime(X.join(e.buildRoot, t));
		n !== void 0 && i.push({
			folder: t,
			written: n
		});
	}
	let a = i.filter((e) => t !== void 0 && e.written >= t), [o, ...s] = a.length > 0 ? a : i;
	if (o && s.length === 0) return inside$1(e, o.folder);
	throw o ? await notFound(e, `Several folders could be the built site: ${[o, ...s].map((e) => e.folder).join(", ")}.`) : await notFound(e, n ? "The build produced no folder with an index.html." : "Nothing was built because build.command is not set, and no folder contains an index.html.");
}
async function configured(e, t, n) {
	let r = await inside$1(e, t), i = X.join(e.config.build.root, t);
	if (!await isFolder$1(r)) throw await notFound(e, `The folder "${i}" (build.output) does not exist${n ? " after the build" : ""}.`);
	if (await startPageTime(r) !== void 0) return r;
	let [a, ...o] = await startPagesBelow(r);
	if (a === void 0) return r;
	let s = X.posix.join(t, a);
	throw new P("BUILD_OUTPUT_NOT_FOUND", `The folder "${i}" (build.output) has no index.html.`, {
		facts: D([a, ...o].map((e) => `found one in ${X.posix.join(i, e)}`), 5),
		...o.length === 0 && { remedy: `Set build.output: ${s}` }
	});
}
const inside$1 = (e, t) => B(e.workspace, X.relative(e.workspace, X.resolve(e.buildRoot, t)) || ".", "The build output");
async function notFound(e, t) {
	let n = (await K(e.buildRoot, { withFileTypes: !0 }).catch(() => [])).filter((e) => e.isDirectory() && !isNeverPublished(e.name)), r = await Promise.all(n.map(async (t) => (await startPagesBelow(X.join(e.buildRoot, t.name))).map((e) => X.posix.join(t.name, e)))), i = n.map((e) => e.name).filter((e) => !e.startsWith(".")), a = y([i.length !== 0 && `folders in build.root: ${i.join(", ")}`, ...D(r.flat().map((e) => `found an index.html in ${e}`), 5)]);
	return e.config.build.output === void 0 && await startPageTime(e.buildRoot) !== void 0 && a.push("build.root itself has an index.html, but it holds the sources: it is used only if build.output names it"), new P("BUILD_OUTPUT_NOT_FOUND", t, { facts: a });
}
async function startPagesBelow(e) {
	let t = [], n = [""];
	for (let r = 0; n.length > 0 && t.length === 0 && r < Ur; r += n.length) {
		let i = [];
		for (let a of n.slice(0, Ur - r)) for (let n of await K(X.join(e, a), { withFileTypes: !0 }).catch(() => [])) n.isFile() && n.name === "index.html" && a !== "" && t.push(a), n.isDirectory() && !isNeverPublished(n.name) && i.push(X.posix.join(a, n.name));
		n = i;
	}
	return t.sort();
}
const isFolder$1 = (e) => on(e).then((e) => e.isDirectory(), () => !1), startPageTime = (e) => on(X.join(e, "index.html")).then((e) => e.isFile() ? e.mtimeMs : void 0, () => void 0);
async function build(e, t) {
	let n = await findCommands(e);
	n.remark !== void 0 && t.log.warn(n.remark);
	let r = Date.now() - 20, i = [n.install, n.build].filter((e) => e !== void 0);
	return i.length > 0 && await runCommands(n, e, t), {
		folder: await findOutput(e, n.build === void 0 ? void 0 : r),
		commands: i
	};
}
async function runCommands(e, t, n) {
	warnAboutExposedSecrets(t, n);
	let r = t.config.build.timeoutMinutes, i = AbortSignal.timeout(r * 6e4), a = q(), o = {
		texts: await writeTexts(t, n),
		seo: await writeSeo(t, n)
	}, s = {
		plan: t,
		environment: {
			...pt(t, n.env, o),
			[Fr]: a
		},
		deps: n,
		signal: AbortSignal.any([n.signal, i])
	};
	try {
		e.install !== void 0 && await run(e.install, installFailed, s), e.build !== void 0 && await run(e.build, buildFailed, s);
	} catch (e) {
		throw n.signal.throwIfAborted(), !i.aborted || e instanceof P ? e : new P("BUILD_TIMEOUT", `The build was stopped after ${v(r, "minute")} (build.timeoutMinutes).`);
	} finally {
		await killLeftoverProcesses(a, n);
	}
}
async function writeTexts({ workspace: e, config: { content: t } }, n) {
	let r = t.mode === "commit" ? await Xe(e, t.file) : void 0, i = X.join(n.scratch, "site-text.json");
	return await sn(i, `${JSON.stringify(Object.fromEntries(r?.texts ?? []), null, 2)}\n`), i;
}
async function writeSeo({ workspace: e, config: { seo: t } }, n) {
	let r = t.enabled ? await loadSeoFile(e, t.file) : { pages: {} }, i = X.join(n.scratch, "site-seo.json");
	return await sn(i, `${JSON.stringify(r, null, 2)}\n`), i;
}
const installFailed = (e, t) => new P("BUILD_INSTALL_FAILED", e, { ...explainInstall(t) }), buildFailed = (e, t) => new P("BUILD_FAILED", e, { facts: ["last lines of its output:", ...t.tail.map((e) => `| ${e}`)] }), toolMissing = (e, t) => new P("BUILD_TOOL_MISSING", e, { facts: buildFailed(e, t).facts });
async function run(e, t, n) {
	let { plan: r, environment: i, deps: a, signal: o } = n, s = X.relative(r.workspace, r.buildRoot) || ".", c = a.log.foreign(s === "." ? e : `${e}  (in ${s})`), l = new CommandOutput();
	try {
		let n = await runCommand(e, {
			cwd: r.buildRoot,
			env: i,
			signal: o,
			onLine(e) {
				c.line(e), l.read(e);
			}
		});
		if (n.code === 0) return;
		let s = n.code === null ? `was terminated by ${n.killedBy}` : `exited with code ${n.code}`, u = n.code === 127 || n.code === 9009, d = await import("./frameworks.js").then((e) => e.t).then((e) => e.unfitNode(r.buildRoot, i, a)).catch(() => void 0);
		throw (u ? toolMissing : t)([`"${e}" ${s}.`, d].filter(Boolean).join(" "), l);
	} finally {
		c.close();
	}
}
// src/shared/package-name.ts
function packageName(e) {
	let { slug: t, environment: n, version: r } = e;
	return `site-${t}-${n}-${r}`;
}
// src/shared/site-files.ts
function computeDigest(e, t = "") {
	return `sha256:${un("sha256", t + e.map((e) => `${e.sha256}  ${e.path}\n`).join(""))}`;
}
// src/deploy/artifact/artifact.ts
const $ = "site-deploy-build", Wr = M({
	format: jt([$e(1), $e(2)]),
	slug: C(),
	environment: n,
	version: C(),
	commit: C(),
	digest: C(),
	files: qe(M({
		path: C(),
		size: rt(),
		sha256: C()
	}))
});
function artifactDigest(e, t, n = 2) {
	if (n === 1) return computeDigest(t);
	let { slug: r, environment: i, version: a, commit: o } = e;
	return computeDigest(t, `${JSON.stringify({
		format: n,
		slug: r,
		environment: i,
		version: a,
		commit: o
	})}\n`);
}
async function readArtifactManifest(e) {
	let t = await B(e, $, "The folder"), n = await nn(X.join(t, "manifest.json"), "utf8").catch((e) => {
		throw new P("ARTIFACT_INVALID", `${$}/manifest.json does not exist in the workspace.`, { cause: e });
	}), { data: r } = x(Wr, b(n));
	if (!r) throw new P("ARTIFACT_INVALID", `${$}/manifest.json is not a build job's manifest.`);
	if (artifactDigest(r, r.files, r.format) !== r.digest) throw new P("ARTIFACT_INVALID", `${$}/manifest.json does not match its digest.`);
	return {
		manifest: r,
		folder: X.join(t, "site")
	};
}
function findDifferences(e, t, n) {
	return e.filter((e) => t[e] !== n[e]).map((e) => `${e}: built for ${t[e]}, but this run deploys ${n[e]}`);
}
// src/deploy/steps/pack/order.ts
function inByteOrder(e) {
	return Array.from(e, (e) => ({
		file: e,
		key: Buffer.from(e.path)
	})).sort((e, t) => Buffer.compare(e.key, t.key)).map((e) => e.file);
}
// src/deploy/steps/pack/check-tree.ts
function checkTree(e) {
	let { folder: t, files: n, forbidden: r, escaping: i } = e;
	if (i.length > 0) throw new P("PATH_OUTSIDE_WORKSPACE", `The built site has ${v(i.length, "symbolic link")} pointing outside the site or to a missing file.`, {
		facts: D(i),
		remedy: "Replace the links with the files themselves, or leave them out of the build output."
	});
	if (r.length > 0) throw new P("PACKAGE_FORBIDDEN_FILE", `${t} contains ${v(r.length, "path")} that must not be published.`, { facts: D(r) });
	if (n.length === 0) throw new P("PACKAGE_EMPTY", `There are no files in ${t}.`);
	return inByteOrder(n).map((e) => ({
		kind: "file",
		...e
	}));
}
// src/deploy/steps/pack/limits.ts
function checkLimits(e, t) {
	let n = Math.min(t.maxFiles, ee.files);
	if (e.length > n) throw new P("PACKAGE_TOO_MANY_FILES", `The built site has ${e.length} files; the limit is ${n} (hosting.maxFiles).`, { facts: ["folders with the most files:", ...largestFolders(e)] });
	let r = e.reduce((e, t) => e + t.size, 0), i = Math.min(t.maxTotalSize, ee.bytes - (64 << 20));
	if (r > i) {
		let t = [...e].sort((e, t) => t.size - e.size).slice(0, 10);
		throw new P("PACKAGE_TOO_LARGE", `The built site is ${T(r)}; the limit is ${T(i)} (hosting.maxTotalSize).`, { facts: ["largest files:", ...t.map((e) => `${T(e.size).padStart(9)}  ${e.path}${hint(e.path)}`)] });
	}
}
function hint(e) {
	return e.endsWith(".map") ? "  (source map)" : /\.(mp4|webm|mov|avi)$/i.test(e) ? "  (video)" : "";
}
function largestFolders(e) {
	let t = new Map();
	for (let { path: n } of e) {
		let e = n.includes("/") ? n.slice(0, n.lastIndexOf("/")) : ".";
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].sort((e, t) => t[1] - e[1]).slice(0, 5).map(([e, t]) => `${String(t).padStart(6)}  ${e}`);
}
// src/deploy/steps/pack/manifest.ts
function createManifest(e) {
	return {
		files: e,
		totalBytes: e.reduce((e, t) => e + t.size, 0),
		largestBytes: e.reduce((e, t) => Math.max(e, t.size), 0)
	};
}
// src/shared/sanitize.ts
function sanitize(e) {
	return e.replaceAll(Gr, "$1| ").replaceAll(Kr, "$1 [");
}
function sanitizeName(e) {
	return sanitize(e.replaceAll(qr, escaped));
}
const Gr = /(^|[\r\n])(?=[^\x21-\x7e\r\n]*:[^\x20-\x7e\r\n]*:)/g, Kr = /(#[^\x20-\x7e\r\n]*#[^\x20-\x7e\r\n]*)\[/g, qr = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function escaped(e) {
	return {
		"\n": "\\n",
		"\r": "\\r",
		"	": "\\t"
	}[e] ?? `\\u{${e.codePointAt(0)?.toString(16) ?? ""}}`;
}
// src/deploy/steps/live-site/unserved.ts
function whyUnserved(e) {
	let [t] = /^(api|\.auth)(?=\/)/.exec(e) ?? [];
	if (t !== void 0) return `the reserved folder ${t}`;
	let n = e.split("/").find((e) => /^(bin|app_data)$/i.test(e));
	if (n !== void 0) return `a folder named ${n}`;
	if (/\.resx$/i.test(e)) return "the ending .resx";
	if (e.includes("+")) return "a + in its name";
	if (/%[\da-f]{2}/i.test(e)) return "a % followed by two hexadecimal digits in its name";
}
function isDoubtful(e) {
	return e.split("/").some((e) => Jr.test(e)) || Yr.test(e);
}
const Jr = /^(app_code|app_(global|local)resources|app_webreferences|app_browsers|web\.config)$/i, Yr = RegExp("\\.(resources|cs|csproj|vb|vbproj|java|asax|ascx|master|skin|browser|config|sitemap|mdb|mdf|ldf|ldb|ad|dd|sd|rules)$", "i");
// src/deploy/steps/pack/names.ts
function checkNames(e) {
	let t = [], n = new Set(), r = new Map(), i = new Set(e);
	for (let a of e) {
		let e = refusal$1(a);
		if (e) t.push(`${JSON.stringify(a)}: ${e}`);
		else for (let e = a; e !== "" && !n.has(e); e = getParentFolder(e)) {
			e !== a && (n.add(e), i.has(e) && t.push(`${e}: both a file and a folder have this name`));
			let o = e.normalize("NFC").toLowerCase(), s = r.get(o);
			s === void 0 ? r.set(o, e) : s !== e && t.push(`${e}: the same as ${s} if case is ignored`);
		}
	}
	if (t.length !== 0) throw new P("PACKAGE_NAME_REFUSED", `The built site has ${v(t.length, "name")} that the hosting platform cannot store unchanged.`, { facts: D(t) });
}
function unservedWarnings(e) {
	let t = e.flatMap((e) => {
		let t = whyUnserved(e);
		return t ? [`${e} (${t})`] : [];
	}), n = e.filter((e) => whyUnserved(e) === void 0 && isDoubtful(e)), r = `The hosting platform answers 404 for ${w(t)}, regardless of the site's configuration.`, i = `The hosting platform may answer 404 for ${w(n)}:`;
	return y([t.length !== 0 && `${r} Rename them.`, n.length !== 0 && `${i} servers of its kind reserve such names. Rename the files that visitors need.`]);
}
function refusal$1(e) {
	if (e.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(e)) return "it contains a control character";
	if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(e)) return "it changes the text direction or breaks a line";
	if (sanitize(e) !== e || e.split("/").some((e) => sanitize(e) !== e)) return "a runner would interpret it as a command";
	if (e.includes("�") || !e.isWellFormed()) return "it is not valid UTF-8";
	if (/^[/]|^[a-z]:/i.test(e)) return "it is an absolute path";
	if (e.split("/").some((e) => e === "" || e === "." || e === "..")) return "it leads outside the site";
	if (Buffer.byteLength(e) > 1e3) return "it is longer than 1,000 bytes";
}
const getParentFolder = (e) => e.slice(0, Math.max(0, e.lastIndexOf("/")));
// src/deploy/steps/pack/write-artifact.ts
async function writeArtifact(e, t, n) {
	let r = await B(e.workspace, $, "The folder");
	await clear(r), Bt(r);
	let i = checkTree(readSiteTree(t.folder));
	checkNames(i.map((e) => e.path)), checkLimits(i, e.config.hosting);
	let a = [], o = new Set(), s = kt(n.signal);
	for (let e of i) {
		let t = X.join(r, "site", e.path), n = X.dirname(t);
		o.has(n) || Bt(n, { recursive: !0 }), o.add(n), a.push({
			path: e.path,
			size: e.size,
			sha256: Te(e, t)
		}), await s();
	}
	let { environment: c, version: l } = e, u = {
		slug: e.config.site.slug,
		environment: c,
		version: l,
		commit: e.event.sha
	}, d = artifactDigest(u, a), f = {
		format: 2,
		...u,
		digest: d,
		files: a
	};
	return await sn(X.join(r, "manifest.json"), JSON.stringify(f)), {
		folder: $,
		name: packageName(u),
		manifest: createManifest(a),
		digest: d
	};
}
async function clear(e) {
	if ((await ft(K(e)) ?? []).some((e) => e !== "site" && e !== "manifest.json")) throw new P("USAGE", `The folder ${$} contains something other than a built site.`, { remedy: `Remove or rename ${$}: the built site needs that name.` });
	await an(e, {
		recursive: !0,
		force: !0
	});
}
// src/deploy/build-only.ts
async function buildOnly(e, t) {
	let n = await t.step("build", (t) => build(e, t), (t) => built(e, t)), r = await t.step("pack", (t) => writeArtifact(e, n, t), wroteArtifact);
	t.addFacts(factsOfArtifact(r)), t.complete("succeeded");
}
// src/clients/swa/official-client/follow.ts
async function follow(e, t, n) {
	let r = {
		method: "GET",
		url: e,
		...t,
		follow: { to: "public" },
		signal: n.signal
	}, i = await n.http.send(r), { location: a } = i.headers;
	if (i.status < 300 || i.status >= 400 || !a) return i;
	throw new P("UPLOADER_NOT_AVAILABLE", `${i.url} redirects to ${a}; the redirect is not followed.`);
}
// src/clients/swa/official-client/release.ts
const Xr = "https://aka.ms/swalocaldeploy", Zr = "stable", Qr = "StaticSitesClient", $r = qe(I({
	version: C(),
	buildId: C().check(lt(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: Nt(C(), I({
		url: C(),
		sha: C().check(lt(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	throw new P("UPLOADER_NOT_AVAILABLE", `The platform's upload client is not available for ${e} on ${t}.`, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new P("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${Xr}`],
		cause: n
	}), r = await follow(Xr, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed("Can't read the release metadata of the platform's upload client.", [String(e.message)], e);
	});
	if (!r.ok) throw failed("Can't read the release metadata of the platform's upload client.", [`status ${r.status} from ${r.url}`]);
	let i = x($r, r.json);
	if (!i.success) throw failed("The release metadata of the platform's upload client has an unknown format.", [`received ${r.headers["content-type"] ?? "no content type"} from ${r.url}`]);
	let a = i.data.find((e) => t ? e.buildId === t : e.version === Zr), o = a?.files[e];
	if (!a || !o) throw failed(`The release metadata of the platform's upload client does not list ${t ? `the build ${t} (hosting.clientBuildId)` : `a ${Zr} build`} for ${e}.`, [`it has: ${i.data.map((e) => `${e.version} ${e.buildId}`).join(", ") || "nothing"}`]);
	if (!URL.canParse(o.url) || new URL(o.url).protocol !== "https:") throw failed("The release metadata of the platform's upload client contains a URL without TLS.", [`address: ${o.url}`]);
	return {
		buildId: a.buildId,
		url: o.url,
		sha256: o.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/official-client.ts
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = X.join(n, "site-deploy", Qr, s.buildId, o), l = X.join(c, o === "win-x64" ? `${Qr}.exe` : Qr), u = await hashFile(l);
	return u === s.sha256 || (u !== void 0 && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
		file: l,
		release: s
	};
}
async function checkClient(e) {
	let { file: t, release: n } = e, r = await hashFile(t);
	if (r !== n.sha256) throw wrongChecksum(n, r ?? "no file", t);
}
async function download(e, t, n, r) {
	let i = r.clock.now(), failed = (t, n) => new P("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
		facts: [
			t,
			`address: ${e.url}`,
			`build: ${e.buildId}`
		],
		cause: n
	});
	await $t(t, { recursive: !0 });
	let a = `${n}.${q()}`;
	try {
		let t = await follow(e.url, { saveTo: a }, r).catch((e) => {
			throw r.signal.throwIfAborted(), failed(N(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let i = await hashFile(a);
		if (i !== e.sha256) throw wrongChecksum(e, i ?? "no file", e.url);
		await Zt(a, 493), await rn(a, n);
	} finally {
		await an(a, { force: !0 });
	}
	let o = h(r.clock.now() - i);
	r.log.info(`Downloaded upload client ${e.buildId} in ${o}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	return new P("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	] });
}
async function hashFile(e) {
	let t = ln("sha256");
	try {
		await Nn(Rt(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (He(e)) return;
		throw e;
	}
	return t.digest("hex");
}
// src/deploy/steps/exchange/exchange.ts
async function exchange(e, t, n) {
	let { portal: r, site: i } = e.config;
	try {
		let e = await t.deployments.createToken(i.slug, { signal: n.signal });
		return n.log.mask(e), e;
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `a deployment token for the site "${i.slug}"`;
		throw ge(e, {
			purpose: "EXCHANGE",
			url: r.url,
			subject: t
		}) ?? e;
	}
}
// src/deploy/session.ts
function openSession(e, t, n) {
	let r = n.lastingStep("login", (n) => Tt(e.config, t, n), () => loggedIn(e)), i = ce(() => openPortal(e, r, n.deps)), portal = async () => (await r, i()), a = portal().then((t) => n.step("exchange", (n) => exchange(e, t, n), () => exchanged(e)));
	a.catch((e) => n.stop(e));
	let o;
	return {
		portal,
		token: () => a,
		renewToken: async (t) => exchange(e, await portal(), t),
		client(t) {
			return o ??= openUploadClient(e, t), o;
		},
		notifier: async () => n.deps.apiToken ? i() : portal().catch(() => void 0)
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.n), credential = async (e) => e.auth === "deployment" && o ? o : t;
	return new l({
		http: r,
		clock: i,
		url: s,
		provider: c,
		credential,
		onWait: a.info
	});
}
function openUploadClient(e, t) {
	let n = t.toolCache ?? X.join(t.scratch, "tool-cache"), r = e.config.hosting.clientBuildId;
	return getClient({
		cache: n,
		buildId: r,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/clients/swa/content-service/call.ts
var TokenRefused = class extends Error {
	name = "TokenRefused";
}, RepetitionRefused = class extends Error {
	name = "RepetitionRefused";
};
function caller(e) {
	return async (t, n, r = !1) => {
		let i = [`correlation id: ${e}`], o = await n.catch((e) => {
			throw e instanceof a ? new P("UPLOAD_UNAVAILABLE", `The hosting platform did not ${t}.`, {
				cause: e,
				facts: [e.message, ...i]
			}) : e;
		});
		if (o.kind === "ok") return o.response;
		if (o.kind === "unexpected") throw new P("UPLOAD_ANSWER_INVALID", `The hosting platform did not ${t}.`, { facts: [`received: ${o.received}`, ...i] });
		let s = `reason: ${o.reason} (status ${o.status})`;
		if (r && isTokenRefusal(o.status, o.reason)) throw new P("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", {
			cause: new TokenRefused(o.reason),
			facts: [s, ...i]
		});
		let c = o.status === 429 || o.status >= 500;
		throw new P(c ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `The hosting platform did not ${t}.`, {
			facts: [s, ...i],
			...o.isRepetition && { cause: new RepetitionRefused(o.reason) }
		});
	};
}
function isTokenRefusal(e, t) {
	return e === 401 || e === 403 || /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(t);
}
function isUnexpectedShape(e) {
	return e instanceof P && (e.code === "UPLOAD_TOKEN_SHAPE" || e.code === "UPLOAD_ANSWER_INVALID");
}
function unknownTokenShape(e) {
	return new P("UPLOAD_TOKEN_SHAPE", "The deployment token does not have the format that the direct protocol expects.", { facts: [`length: ${e} characters`] });
}
// src/clients/swa/content-host.ts
const ei = {
	0: "hk1",
	3: "am2",
	15: "eus2",
	16: "dm1",
	30: "wus2"
};
function contentHost(e) {
	let t = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(e.reveal());
	if (t === null || e.reveal().length < 104) return;
	let n = Number(t[1] || "0"), r = ei[Number.parseInt(t[2] ?? "", 16)];
	if (r !== void 0 && Number.isSafeInteger(n)) return {
		host: `content-${r}.infrastructure.${n === 0 ? "" : `${n}.`}azurestaticapps.net`,
		slice: n
	};
}
// src/clients/swa/content-service/envelope.ts
const ti = I({
	isSuccessStatusCode: O(vt(mt())),
	statusCode: O(vt(rt())),
	response: O(Ae())
});
function readAnswer(e) {
	let t = inCamelCase(e.json, 0), n = x(ti, t), { isRepetition: r = !1 } = e;
	if (!e.ok) return {
		kind: "refused",
		status: e.status,
		reason: parseReason(t) ?? firstLine(e.text),
		isRepetition: r
	};
	if (!n.success) return {
		kind: "unexpected",
		received: `status ${e.status}, ${e.headers["content-type"] ?? "no content type"}: ${firstLine(e.text)}`
	};
	let { isSuccessStatusCode: i, statusCode: a, response: o } = n.data;
	if (i === !1 || typeof a == "number" && a >= 400) {
		let n = parseReason(t) ?? "no reason given";
		return {
			kind: "refused",
			status: a ?? e.status,
			reason: n,
			isRepetition: r
		};
	}
	return {
		kind: "ok",
		response: g(o) ? o : {}
	};
}
function inCamelCase(e, t) {
	if (t > 6) return e;
	if (Array.isArray(e)) return e.map((e) => inCamelCase(e, t + 1));
	if (!g(e)) return e;
	let n = Object.entries(e).map(([e, n]) => [e.charAt(0).toLowerCase() + e.slice(1), inCamelCase(n, t + 1)]);
	return Object.fromEntries(n);
}
const ni = [
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
], ri = 2e3;
function parseReason(e) {
	let t = new Set(reasonsIn(e, 0));
	if (t.size !== 0) return [...t].join("; ").slice(0, ri);
}
function reasonsIn(e, t) {
	return t > 6 ? [] : typeof e == "string" ? e.trim() === "" ? [] : [e.trim().slice(0, ri)] : (Array.isArray(e) ? e : g(e) ? ni.map((t) => e[t]) : []).flatMap((e) => reasonsIn(e, t + 1));
}
function unhealthyRegions(e) {
	let t = e.unhealthyRegions;
	return Array.isArray(t) ? t.map((e) => typeof e == "string" ? e : parseReason(e) ?? JSON.stringify(e)) : [];
}
function firstLine(e) {
	let t = e.slice(0, ri).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
	return t === "" ? "an empty body" : t.slice(0, 200);
}
// src/clients/swa/target.ts
function toTarget(e) {
	let { environment: t, environmentName: n, url: r, config: i, event: a } = e, o = a.ref.replace(/^refs\/heads\//, "");
	return {
		environment: t,
		environmentName: n,
		url: r,
		siteUrl: i.site.url,
		repository: a.repository,
		branch: o
	};
}
const ii = /^(production|prod|default)$/, ai = /^[a-z0-9]{1,16}$/;
function checkedName(e) {
	let { environment: t, environmentName: n } = e;
	if (t === "Production" ? n === null : n !== null && ai.test(n) && !ii.test(n)) return n;
	let r = n === null ? "Production" : `"${n}"`;
	throw new P("UPLOAD_WRONG_TARGET", `The plan is for ${t}, but the hosting environment is ${r}.`);
}
function checkTarget(e, t) {
	let { environment: n, url: r, siteUrl: i } = e;
	if (n === "Production") return;
	let a = [t, i].map(asOrigin), o = asOrigin(r);
	if (o !== void 0 && a.includes(o)) throw new P("UPLOAD_WRONG_TARGET", `The planned URL of the Preview, ${o}, is the live site.`, { remedy: "Correct environments.preview.url in the site config, or omit it: the hosting then provides the URL." });
}
function checkLanding(e, t, n) {
	let r = asOrigin(t), i = [n, e.siteUrl].map(asOrigin);
	if (e.environment !== "Production" && r && i.includes(r)) throw new P("UPLOAD_WRONG_TARGET", `The platform reports ${r} as the URL of the Preview, but that is the live site.`, { remedy: "Open the live site. If it serves the Preview, redeploy Production immediately." });
}
function asOrigin(e) {
	let t = e?.trim() ?? "";
	if (t === "") return;
	let n = /^https?:\/\//i.test(t) ? t : `https://${t}`;
	if (URL.canParse(n)) return new URL(n).origin;
}
// src/clients/swa/content-service/event-info.ts
const oi = ["pull request", "named environment"];
function eventInfo(e, t) {
	let n = checkedName(e);
	return {
		RepoUrl: `https://github.com/${e.repository}`,
		IsPullRequest: !1,
		IsNamedEnvironment: n !== null,
		PullRequestId: null,
		PullRequestTitle: null,
		HeadBranch: e.branch,
		BaseBranch: e.branch,
		EnvironmentName: n,
		TenantId: null,
		DefaultHostname: null,
		Slice: t
	};
}
function closingInfo(e, t, n) {
	let r = eventInfo(e, t), i = r.EnvironmentName, a = {
		...r,
		IsPullRequest: !0,
		PullRequestId: i,
		PullRequestTitle: i
	};
	return n === "pull request" ? {
		...a,
		IsNamedEnvironment: !1,
		EnvironmentName: null
	} : a;
}
function uploadInfo(e, t, n) {
	return {
		TotalAppSizeInBytes: e.totalBytes,
		MaxSingleFileSizeInBytes: e.largestBytes,
		AppFileCount: e.files,
		ApiSizeInBytes: 0,
		HasFunctions: !1,
		HasDataApiFiles: !1,
		HasDataApiConfigFile: !1,
		DatabaseType: "",
		HasRoutes: e.hasRoutes,
		ConfiguredRoles: e.roles,
		DefaultFileType: "index.html",
		FunctionLanguage: null,
		ServerRenderFramework: "StaticWebApp",
		DeploymentProvider: "GitHub",
		BackendStartupCommandType: 0,
		ShouldDeployToWebApp: !1,
		TenantId: "",
		DefaultHostname: null,
		Slice: t,
		Status: n
	};
}
// src/clients/swa/content-service/content-service.ts
const si = 6e4;
function openContentService(e) {
	let t = contentHost(e.token);
	return t && new ContentService(t.host, t.slice, e);
}
var ContentService = class {
	slice;
	correlationId;
	#e;
	#t;
	constructor(e, t, n) {
		this.slice = t, this.correlationId = n.correlationId, this.#e = e, this.#t = n;
	}
	validateToken(e) {
		return this.#n("/api/upload/validateapitoken", eventInfo(e, this.slice), A.safe);
	}
	requestUpload(e, t) {
		let n = eventInfo(e, this.slice), r = uploadInfo(t, this.slice, "RequestingUpload");
		return this.#n("/api/upload/request", {
			EventInfo: n,
			UploadInfo: r,
			PollingInfo: null
		}, A.refusedOnly);
	}
	updateStatus(e, t, n) {
		let r = eventInfo(e, this.slice), i = uploadInfo(t, this.slice, "Succeeded");
		return this.#n("/api/upload/updatestatus", {
			EventInfo: r,
			UploadInfo: i,
			PollingInfo: n
		}, A.safe);
	}
	checkStatus(e, t) {
		return this.#n("/api/upload/checkstatus", e, A.never, t);
	}
	close(e, t) {
		return this.#n("/api/pullrequest/close", closingInfo(e, this.slice, t), A.safe);
	}
	async #n(e, t, n, r = si) {
		let { http: i, token: a, correlationId: o, signal: s } = this.#t;
		return readAnswer(await i.send({
			method: "POST",
			url: `https://${this.#e}${e}?apiVersion=v1&deploymentCorrelationId=${o}`,
			headers: { authorization: `token ${a.reveal()}` },
			json: t,
			retry: n,
			idleMs: Math.min(si, r),
			limitMs: Math.min(si, r),
			signal: s
		}));
	}
};
// src/clients/swa/official-client/client-environment.ts
function uploadEnvironment(e) {
	let { token: t, site: n, environmentName: i, home: a, env: o } = e;
	return {
		...r(a, o),
		DEPLOYMENT_ACTION: "upload",
		DEPLOYMENT_PROVIDER: "SwaCli",
		DEPLOYMENT_TOKEN: t.reveal(),
		REPOSITORY_BASE: n,
		APP_LOCATION: n,
		CONFIG_FILE_LOCATION: n,
		SKIP_APP_BUILD: "true",
		SKIP_API_BUILD: "true",
		VERBOSE: "false",
		...i !== null && { DEPLOYMENT_ENVIRONMENT: i }
	};
}
function closingEnvironment(e) {
	let { token: t, eventFile: n, repository: i, home: a, env: o } = e;
	return {
		...r(a, o),
		CI: "true",
		GITHUB_ACTIONS: "true",
		GITHUB_EVENT_NAME: "pull_request",
		GITHUB_EVENT_PATH: n,
		GITHUB_REPOSITORY: i,
		GITHUB_WORKSPACE: a,
		INPUT_ACTION: "close",
		INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: t.reveal()
	};
}
var ClientReport = class {
	id;
	url;
	isUploading = !1;
	isUploaded = !1;
	isUnsure = !1;
	failures = [];
	#e = [];
	read(e) {
		let t = Dn(e).trimEnd(), n = t.slice(0, 2e3).trim();
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), ci.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || li.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const ci = /timed out|not sure if (the )?deployment has succeeded/i, li = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i"), hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, t, n) {
	let { home: r, env: i, args: a = [], limitMs: o, onStart: s } = t;
	await checkClient(e);
	let c = new ClientReport(), l = AbortSignal.timeout(o), u = n.log.foreign(`${X.basename(e.file)} ${e.release.buildId}`);
	try {
		let t = {
			cwd: r,
			env: i,
			signal: AbortSignal.any([n.signal, l]),
			onStart: s,
			onLine: (e) => u.line(c.read(e))
		}, o = await runProgram(e.file, t, a);
		if (o.code !== 127 || hasRun(c)) return {
			report: c,
			result: o,
			isOverdue: !1
		};
		throw new P("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: getClientFacts(e, c, o) });
	} catch (t) {
		if (n.signal.aborted || t instanceof P) throw t;
		if (l.aborted) return {
			report: c,
			result: {
				code: null,
				killedBy: "SIGTERM"
			},
			isOverdue: !0
		};
		throw new P("UPLOADER_NOT_AVAILABLE", "Can't start the platform's upload client.", {
			cause: t,
			facts: [N(t), `file: ${e.file}`],
			remedy: "It needs the C library of a standard Linux system; \"uploader: direct\" doesn't."
		});
	} finally {
		u.close();
	}
}
function getClientFacts(e, t, n) {
	return [
		n.code === null ? `terminated by ${n.killedBy}` : `exit code ${n.code}`,
		`client build: ${e.release.buildId}`,
		"last lines of its output:",
		...t.last.map((e) => `| ${e}`)
	];
}
// src/deploy/steps/close/closing.ts
var Unheard = class extends Error {
	name = "Unheard";
	cause;
	constructor(e) {
		super(e.message, { cause: e }), this.cause = e;
	}
};
const ui = "Set environments.preview.url in the site config, so that the URL can be checked.";
// src/deploy/steps/close/close-official.ts
async function closeOfficial(e, t, n) {
	let { plan: r, target: i, access: a, record: o } = e, s = await a.client(n), c = await en(X.join(n.scratch, "client-")), l = X.join(c, "home");
	await $t(l);
	let u = X.join(c, "event.json");
	await sn(u, JSON.stringify(buildEvent(r, i)));
	let { report: d, result: f, isOverdue: p } = await runClient(s, {
		home: l,
		limitMs: r.config.hosting.distributionTimeoutMinutes * 6e4,
		args: ["close"],
		env: closingEnvironment({
			token: t,
			eventFile: u,
			repository: i.repository,
			home: l,
			env: n.env
		}),
		onStart: () => o.mayHaveChanged()
	}, n), m = getClientFacts(s, d, f), h = d.failures.join("; ");
	if (/no matching\b.*\benvironment/i.test(h)) return "absent";
	if (isTokenRefusal(0, h)) throw new P("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", { facts: [`reason: ${h}`, ...m] });
	let g = "The platform's upload client failed.";
	if (h !== "") throw new P("OFFICIAL_CLIENT_FAILED", g, { facts: [`reason: ${h}`, ...m] });
	if (f.code !== 0 && !p) throw new Unheard(new P("OFFICIAL_CLIENT_FAILED", g, { facts: m }));
	if (!r.url) throw new P("CLOSE_UNKNOWN", `The platform's upload client ${p ? "was ended at its time limit" : "ended"} without reporting whether the Preview "${r.environmentName}" is closed.`, {
		facts: m,
		remedy: ui
	});
	return "closed";
}
function buildEvent(e, t) {
	let { config: n, environmentName: r } = e, i = n.environments.production.branch;
	return {
		action: "closed",
		number: r,
		pull_request: {
			number: r,
			title: r,
			head: { ref: t.branch },
			base: { ref: i }
		},
		repository: {
			default_branch: i,
			full_name: t.repository,
			html_url: `https://github.com/${t.repository}`
		}
	};
}
// src/deploy/steps/close/other-branches.ts
async function branchesOfPreview(e, t) {
	let { config: n, event: r, workspace: i } = e, { production: a, preview: o } = n.environments, c = o.branches.map((e) => e.split("*")[0] ?? ""), { github: l } = t;
	try {
		let e = l ? await Promise.all(c.map((e) => s(V(l, t), se(r.repository), e))) : await listBranchesWithGit(i, t), isDeployed = (e) => e !== a.branch && o.branches.some((t) => it(e, t));
		return [...new Set(e.flat())].filter(isDeployed).sort();
	} catch (e) {
		throw t.signal.throwIfAborted(), e instanceof P ? new P("CLOSE_BRANCHES_UNKNOWN", `Can't determine whether another branch still uses the Preview: ${e.message}`, {
			cause: e,
			facts: e.facts
		}) : e;
	}
}
async function listBranchesWithGit(e, t) {
	let n = await t.git(e, [
		"ls-remote",
		"--heads",
		"origin"
	], t.signal);
	if (n === void 0) throw new P("GITHUB_UNAVAILABLE", "The run has no GitHub token, and git can't list the branches.");
	return [...n.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(([, e = ""]) => e);
}
function probeFromEdges(e, t, n = 6) {
	return Array.from({ length: n }, () => t(`${e}/${U}`));
}
function servesMarker(e, t) {
	let n = L(t.json), r = n.digest === e.digest && n.commit === e.commit;
	return t.status === 200 && r && Ge(e, n);
}
async function waitUntilGone(e, t, n = formatCloseRequested(e), r) {
	let { url: i, config: a } = e;
	if (!i) return;
	let { clock: o, signal: s } = t, c = a.hosting.verificationTimeoutMinutes * 6e4, l = "", u = await yt({
		clock: o,
		signal: s,
		limit: c,
		pause: 2e3
	}, async (e) => {
		let n = await probeOnce(i, e, t);
		if (typeof n == "number") return n;
		l = n;
	});
	if (u) return {
		url: i,
		status: u
	};
	throw new P("CLOSE_UNKNOWN", n, {
		cause: r,
		facts: [l, ...r ? [r.message, ...r.facts] : []]
	});
}
function formatCloseRequested(e) {
	return `${`The request to close the Preview "${e.environmentName}" was sent to the hosting platform`}, but checks of ${e.url} did not show that it is gone.`;
}
async function probeOnce(e, t, n) {
	let probeAddress = (e) => S(e, n, {
		limitMs: t,
		newConnection: !0
	});
	try {
		let { status: t } = await probeAddress(`${e}/`);
		if (!isGone(t)) return `${e} responds with status ${t}`;
		let n = (await Promise.all(probeFromEdges(e, probeAddress))).find((e) => !isGone(e.status));
		return n ? `${e}/${U} responds with status ${n.status}` : t;
	} catch (e) {
		if (!(e instanceof a)) throw e;
		return e.message;
	}
}
const isGone = (e) => e === 404 || e === 410;
async function closeEnvironment(e, t, n, r) {
	let i = await checkClosing(e, r), a = q();
	n.begins(a);
	try {
		return {
			correlationId: a,
			outcome: await close({
				plan: e,
				target: i,
				correlationId: a,
				access: t,
				record: n
			}, r),
			gone: await waitUntilGone(e, r)
		};
	} catch (t) {
		if (r.signal.throwIfAborted(), !(t instanceof Unheard)) throw t;
		return {
			correlationId: a,
			outcome: "closed",
			gone: await probeInstead(e, t.cause, r)
		};
	}
}
async function probeInstead(e, t, n) {
	let { url: r, environmentName: i } = e, a = [t.message, ...t.facts].join(" "), o = `The hosting platform did not report whether the Preview "${i}" is closed`;
	r && n.log.info(`${o}: ${a} Checking ${r} instead.`);
	let s = await waitUntilGone(e, n, `${o}, and checks of ${r} did not show that it is gone.`, t);
	if (s) return s;
	throw new P("CLOSE_UNKNOWN", `${o}.`, {
		cause: t,
		facts: [t.message, ...t.facts],
		remedy: `${ui} Closing it again does no harm.`
	});
}
async function checkClosing(e, t) {
	let n = toTarget(e);
	return checkedName(n), checkTarget(n, void 0), await checkUnused(e, t), n;
}
async function checkUnused(e, t) {
	let { event: n, version: r, url: i, environmentName: a } = e;
	if (n.name !== "delete" && n.name !== "push") return;
	let o = await branchesOfPreview(e, t);
	if (o.length > 0) {
		let e = D(o, 5).join(", ");
		throw new P("PREVIEW_IN_USE", `The Preview "${a}" is still in use by: ${e}.`);
	}
	let s = await ut(i, t);
	if (r && s?.version && s.version !== r) throw new P("PREVIEW_IN_USE", `The Preview serves ${s.version}, but the deleted branch was for ${r}.`);
}
async function close(e, t) {
	let { plan: n, access: r } = e, i = await r.token();
	if (n.uploader === "official") return closeOfficial(e, i, t);
	let { http: a, signal: o } = t, s = openContentService({
		http: a,
		token: i,
		correlationId: e.correlationId,
		signal: o
	});
	try {
		if (!s) throw unknownTokenShape(i.reveal().length);
		let sendClose = (t) => caller(e.correlationId)("close the Preview", s.close(e.target, t), !0), [t, n] = oi;
		return await sendClose(t).catch((e) => {
			if (!(e instanceof P && e.code === "UPLOAD_REFUSED" && !isAbsence(e))) throw e;
			return sendClose(n);
		}), e.record.mayHaveChanged(), "closed";
	} catch (r) {
		if (isAbsence(r)) return "absent";
		if (hasDoneNothing(r) || e.record.mayHaveChanged(), n.uploader !== "auto" || !isUnexpectedShape(r)) throw r instanceof P && !hasDoneNothing(r) ? new Unheard(r) : r;
		return t.log.warn(`${r.message} ${r.facts[0] ?? ""} Closing with the platform's client instead.`), closeOfficial(e, i, t);
	}
}
function hasDoneNothing(e) {
	if (!(e instanceof P)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof a && !n.mayHaveArrived || t === "UPLOAD_TOKEN_SHAPE" || t === "UPLOAD_REFUSED" || t === "UPLOAD_TOKEN_REFUSED";
}
function isAbsence(e) {
	return e instanceof P && e.code === "UPLOAD_REFUSED" && e.facts.some((e) => /no matching\b.*\benvironment/i.test(e));
}
// src/deploy/close-preview.ts
async function closePreview(e, t, n) {
	if (e.dryRun) return await n.step("close", (t) => checkClosing(e, t), () => toBeClosed(e)), n.addFacts({ closes: !0 }), n.complete("skipped");
	let r = openSession(e, t, n), i = await n.step("close", (t) => closeEnvironment(e, r, n, t), (t) => closed(e, t));
	n.addFacts(factsOfClosing(i)), i.outcome === "closed" && n.hasChanged(), n.complete("succeeded");
	let { gitHubDeployments: a } = n.deps;
	a && await (await import("./portal-and-pulls.js").then((e) => e.n)).deactivateOnGitHub(e, a, n);
}
// src/deploy/steps/build/read-built.ts
async function readBuilt(e) {
	let { manifest: t, folder: n } = await readArtifactManifest(e.workspace), { environment: r, version: i } = e, a = findDifferences([
		"slug",
		"environment",
		"version",
		"commit"
	], t, {
		slug: e.config.site.slug,
		environment: r,
		version: i,
		commit: e.event.sha
	});
	if (a.length > 0) throw new P("ARTIFACT_INVALID", "The site was built for another deployment.", {
		facts: a,
		remedy: "Run both jobs in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
	if (e.config.build.attestation === "required" && t.format === 1) throw new P("ATTESTATION_INVALID", "The site was built by an earlier version of site-deploy, whose attestations do not state what a site was built for.", { remedy: "Rebuild this version of the site with this version of site-deploy." });
	return {
		folder: n,
		commands: [],
		origin: {
			files: t.files,
			digest: t.digest
		}
	};
}
// src/deploy/steps/finish/browser/content-policy.ts
function policyProblem(e, t) {
	let n = e.split(",").map((e) => findProblem(e, new URL(t)));
	return n.find((e) => e?.stops === "script") ?? n.find((e) => e !== void 0);
}
function findProblem(e, t) {
	let n = new Map();
	for (let t of e.split(";")) {
		let [e = "", ...r] = t.trim().toLowerCase().split(/\s+/);
		n.has(e) || n.set(e, r);
	}
	let getSources = (...e) => e.map((e) => n.get(e)).find((e) => e !== void 0), allows = (e) => !e || [
		"'self'",
		"*",
		"https:",
		t.origin,
		`${t.origin}/`,
		t.host
	].some((t) => e.includes(t)), r = getSources("script-src-elem", "script-src", "default-src");
	if (r?.includes("'strict-dynamic'")) return {
		stops: "script",
		reason: "script-src has 'strict-dynamic', which overrides 'self'"
	};
	if (!allows(r)) return {
		stops: "script",
		reason: "script-src does not allow 'self'"
	};
	if (!allows(getSources("connect-src", "default-src"))) return {
		stops: "requests",
		reason: "connect-src does not allow 'self'"
	};
}
function policyWarning(e, t, n, r) {
	let i = Object.entries(t.globalHeaders).find(([e]) => e.toLowerCase() === "content-security-policy"), a = i && policyProblem(i[1], n);
	return a && `The site's content security policy blocks /${e.path}: ${a.reason}. ${r[a.stops]}`;
}
function hasFramework(e, t) {
	let n = new Map(t.map((e) => [X.posix.dirname(e), e])), r = Math.max(1, Math.ceil(n.size / 200)), i = [...n.values()].filter((e, t) => t % r === 0);
	return [...t.includes("index.html") ? ["index.html"] : [], ...i].some((t) => Le(Ht(X.join(e, t))) !== void 0);
}
function reportHold(e, t, n, r) {
	if (t.found.pages.size + t.found.inApp.size === 0) return {
		frameworks: [],
		pages: 0
	};
	let i = new Map();
	for (let { framework: t } of e) t && i.set(t, (i.get(t) ?? 0) + 1);
	let a = [...i].sort(([, e], [, t]) => t - e).map(([e]) => e), o = e.filter((e) => e.isPinned).length, s = [...i.values()].reduce((e, t) => e + t, 0), c = a.length === 0 ? "" : `${capital(a.join(" and "))} rewrites the heads of ${v(s, "page")}`;
	if (o > 0) {
		let e = c === "" ? "seo.hold is always" : c;
		r.info(`${e}: /${ze.path} keeps the portal's values in the heads of ${v(o, "page")}.`);
	} else c !== "" && r.warn(`${c} with the metadata from the build, and seo.hold is never: visitors, and crawlers that run scripts, see that instead of the portal's values.`, { concern: "search" });
	let l = policyWarning(ze, n, t.plan.config.site.url, di);
	return o > 0 && l !== void 0 && r.warn(l, { concern: "search" }), {
		frameworks: a,
		pages: o
	};
}
const di = {
	script: "Visitors see the metadata that the framework writes.",
	requests: "The portal's values are held on the page that a visitor opens, but not on pages they navigate to from there."
};
function capital(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
// src/deploy/steps/finish/hosting/fallback.ts
function navigationFallback(e, t) {
	let { setting: n, isApp: r, has: i } = t, a = e.navigationFallback;
	if (a !== void 0) return g(a) ? {
		...wt.navigationFallback,
		...a
	} : void 0;
	if (n !== "never" && i("index.html") && (n === "always" || r || !hasErrorPage(e, i))) return wt.navigationFallback;
}
function parseFallback(e) {
	let { rewrite: t, exclude: n } = e ?? {};
	if (typeof t == "string") return {
		rewrite: t,
		exclude: Array.isArray(n) ? n.map(String) : []
	};
}
function hasErrorPage(e, t) {
	let n = g(e.responseOverrides) ? e.responseOverrides : {};
	return t("404.html") || n[404] !== void 0;
}
// src/deploy/steps/finish/hosting/lint.ts
async function lintConfig(e) {
	let t = [...await schemaProblems(e), ...missedProblems(e)], n = new Set();
	return t.filter((e) => {
		let { line: t, column: r, message: i } = e, a = `${t}:${r}:${i}`;
		return !n.has(a) && n.add(a);
	});
}
async function schemaProblems(e) {
	let { Ajv: t, schema: n } = await import("./platform-schema.js").then((e) => e.t), r = new t.default({
		allErrors: !0,
		strict: !1,
		logger: !1
	}).compile(n), { $schema: i, ...a } = e.value;
	return r(a) ? [] : (r.errors ?? []).filter((e) => ![
		"anyOf",
		"oneOf",
		"allOf",
		"not"
	].includes(e.keyword)).map((t) => {
		let { instancePath: n, message: r, params: i } = t, a = n.split("/").slice(1).map(unescapePointer), o = i.additionalProperty, s = typeof o == "string" ? [...a, o] : a, c = typeof o == "string" ? `unknown key "${o}"` : r ?? "is not valid";
		return e.problemAt(s, a.length === 0 ? c : `${dotted(a)}: ${c}`);
	});
}
function missedProblems(e) {
	let { value: t, problemAt: n } = e, r = [], report = (e, t) => r.push(n(e, `${dotted(e)}: ${t}`)), headers = (e, t) => {
		for (let [n, r] of Object.entries(g(t) ? t : {})) (typeof r != "string" || /[\r\n]/.test(r)) && report([...e, n], "expected a quoted single-line text");
	}, pattern = (e, t) => {
		typeof t == "string" && !isPattern(t) && report(e, `found "${t}", expected * only at the end, as in /images/* or /images/*.{png,jpg}`);
	};
	headers(["globalHeaders"], t.globalHeaders);
	let i = Array.isArray(t.routes) ? t.routes : [];
	for (let [e, t] of i.entries()) {
		if (!g(t)) continue;
		let n = ["routes", e];
		pattern([...n, "route"], t.route), headers([...n, "headers"], t.headers), t.rewrite !== void 0 && t.redirect !== void 0 && report(n, "has both rewrite and redirect; only one is allowed"), status([...n, "statusCode"], t.statusCode);
	}
	let a = g(t.navigationFallback) ? t.navigationFallback : {};
	for (let [e, t] of (Array.isArray(a.exclude) ? a.exclude : []).entries()) pattern([
		"navigationFallback",
		"exclude",
		e
	], t);
	for (let [e, n] of Object.entries(g(t.responseOverrides) ? t.responseOverrides : {})) /^40[0134]$/.test(e) || report(["responseOverrides", e], "only 400, 401, 403 and 404 can have an override"), g(n) && status([
		"responseOverrides",
		e,
		"statusCode"
	], n.statusCode);
	return r;
	function status(e, t) {
		t !== void 0 && (typeof t == "number" && Number.isInteger(t) && t >= 200 && t <= 599 || report(e, `found ${JSON.stringify(t)}, expected an HTTP status from 200 to 599`));
	}
}
function isPattern(e) {
	let t = e.indexOf("*");
	return t === -1 || /^\*(\.(\w+|\{\w+(,\w+)*\}))?$/.test(e.slice(t));
}
function dotted(e) {
	return e.reduce((e, t) => (typeof t == "number" || /^\d+$/.test(t)) && e !== "responseOverrides" ? `${e}[${t}]` : e === "" ? String(t) : `${e}.${t}`, "");
}
function unescapePointer(e) {
	return e.replaceAll("~1", "/").replaceAll("~0", "~");
}
// src/deploy/steps/finish/hosting/read.ts
const fi = "staticwebapp.config.json", pi = 2e5;
async function readHostingConfigFile(e, t) {
	let { config: n } = e.config.hosting, r = await B(t.folder, fi, "the hosting configuration"), i = await B(e.workspace, X.resolve(e.buildRoot, n), "hosting.config");
	for (let t of new Set([r, i])) {
		let n = X.relative(e.workspace, t), r = await R(t);
		if (r !== void 0) {
			if (r.length > pi) throw invalidHosting(n, [{
				file: n,
				line: 1,
				column: 1,
				message: `found ${r.length} characters, expected at most ${pi}`
			}]);
			return parse(r, n);
		}
	}
}
function parse(e, t) {
	let n = e.replace(/^\uFEFF/, ""), r = new Ct(t, n), i = _t(new Ct(t, blankComments(n))), a = "unreadable" in i ? i.unreadable : i.problems;
	if (a.length > 0 || "unreadable" in i) throw invalidHosting(t, a.map((e) => ({
		...e,
		message: e.message.replaceAll("YAML", "JSON")
	})));
	let { value: o } = i;
	if (typeof o != "object" || !o || Array.isArray(o)) throw invalidHosting(t, [r.problemAt(0, "expected an object in braces")]);
	return {
		value: Object.fromEntries(Object.entries(o)),
		file: t,
		problemAt(e, t) {
			for (let n = e.length; n > 0; --n) {
				let a = i.locate(e.slice(0, n));
				if (a) return r.problemAt(a.value, t);
			}
			return r.problemAt(0, t);
		}
	};
}
function invalidHosting(e, t) {
	return new P("HOSTING_CONFIG_INVALID", `The hosting configuration ${e} has ${v(t.length, "error")}.`, { problems: t });
}
function blankComments(e) {
	return e.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (e) => e.startsWith("//") || e.startsWith("/*") && e.endsWith("*/") ? e.replace(/[^\r\n]/g, " ") : e);
}
// src/deploy/steps/finish/hosting/hosting.ts
const mi = 2e4;
async function planHosting(e, t, n) {
	let r = await readHostingConfigFile(e, t), i = r ? await lintConfig(r) : [];
	if (r && i.length > 0) throw invalidHosting(r.file, i);
	let { trailingSlash: a } = r?.value ?? {};
	return {
		configFile: r,
		fallback: parseFallback(navigationFallback(r?.value ?? {}, getFallbackFacts(e, n))),
		trailingSlash: [
			"always",
			"never",
			"auto"
		].find((e) => e === a),
		needsLogin: getRoutes(r?.value).some(isRestricted)
	};
}
function mergeHosting(e, t, n) {
	let { $schema: r, ...i } = t.configFile?.value ?? {}, a = joinHeaders(wt.globalHeaders, parseHeaders(i.globalHeaders), e.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}), o = navigationFallback(i, getFallbackFacts(e, n)), s = mergeOverrides(i, n), c = {
		...i,
		...o && { navigationFallback: o },
		responseOverrides: s,
		globalHeaders: a
	}, l = `${JSON.stringify(c, null, 2)}\n`, u = Buffer.byteLength(l);
	if (u > mi) throw new P("HOSTING_CONFIG_INVALID", `${t.configFile?.file ?? "staticwebapp.config.json"} is ${u} bytes with the defaults merged in; the platform's limit is ${mi}.`, { remedy: "Combine routes that differ only in their last segment with a wildcard, and omit the platform's default behaviour." });
	let d = getRoutes(c), f = o !== void 0 || s[404] !== void 0 ? [] : ["There is no 404.html and no navigation fallback: for missing pages, visitors see the plain 404 page of the platform."];
	return {
		text: l,
		globalHeaders: a,
		hasRoutes: d.length > 0,
		roles: customRoles(d),
		warnings: f
	};
}
function getRoutes(e) {
	return Array.isArray(e?.routes) ? e.routes.filter(g) : [];
}
function isRestricted(e) {
	return Array.isArray(e.allowedRoles) && !e.allowedRoles.includes("anonymous");
}
function getFallbackFacts(e, t) {
	return {
		setting: e.config.hosting.fallback,
		isApp: e.config.site.type === "spa",
		has: t
	};
}
function mergeOverrides(e, t) {
	let n = g(e.responseOverrides) ? e.responseOverrides : {};
	return n[404] === void 0 && t("404.html") ? {
		...wt.responseOverrides,
		...n
	} : n;
}
function parseHeaders(e) {
	return Object.fromEntries(Object.entries(g(e) ? e : {}).map(([e, t]) => [e, String(t)]));
}
function joinHeaders(...e) {
	let t = new Map();
	for (let n of e) for (let [e, r] of Object.entries(n)) t.set(e.toLowerCase(), [e, r]);
	return Object.fromEntries(t.values());
}
function customRoles(e) {
	let t = new Set(["anonymous", "authenticated"]), n = new Map();
	for (let r of e.flatMap((e) => Array.isArray(e.allowedRoles) ? e.allowedRoles : [])) typeof r == "string" && !t.has(r.toLowerCase()) && n.set(r.toLowerCase(), r);
	return [...n.values()].sort();
}
async function limitHeap(e) {
	if (e < 2e3) return;
	let { setFlagsFromString: t } = await import("node:v8");
	t("--semi-space-growth-factor=1"), t("--heap-growing-percent=20");
}
// src/deploy/steps/finish/overlay.ts
var Overlay = class {
	pages;
	files = new Map();
	#e;
	constructor(e, t) {
		this.#e = e, this.pages = new Map(t.flatMap((e) => e.page ? [[e.path, e.page]] : []));
	}
	put(e, t) {
		t !== void 0 && this.files.set(e, typeof t == "string" ? Buffer.from(t) : t);
	}
	has(e) {
		return this.files.has(e) || this.pages.has(e) || this.#e.has(e);
	}
	readBuilt(e) {
		let t = this.#e.get(e);
		return t && xt(t.file);
	}
};
// src/deploy/steps/finish/pages/app-pages.ts
function readShell(e, t) {
	let n = t.replace(/<!--[\s\S]*?-->/g, "");
	if (/<base\b[^>]*\shref\s*=\s*["']?(\/|https?:)/i.test(n)) return { file: e };
	let r = n.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi);
	for (let [t, n, i, a] of r) {
		let r = (n ?? i ?? a ?? "").trim();
		if ((/^<script/i.test(t) || /\brel\s*=\s*["']?(stylesheet|modulepreload|preload)/i.test(t)) && r !== "" && !/^([a-z][a-z\d+.-]*:|\/)/i.test(r)) return {
			file: e,
			relativeAsset: r
		};
	}
	return { file: e };
}
function appPages(e, t, n, r) {
	let getServedPath = (e) => k(e).replace(/\/$/, "").toLowerCase(), i = new Map(t.map((e) => [getServedPath(e), `/${e}`])), a = new Map(), o = new Map();
	for (let t of e) {
		let e = fileFor(t), s = refusal(t, e, n, r) ?? occupied(e);
		s ? o.set(t.slug, s) : (a.set(e, t), i.set(getServedPath(e), t.path));
	}
	return {
		made: a,
		reasons: o
	};
	function occupied(e) {
		let t = i.get(getServedPath(e));
		if (t !== void 0) return `it differs from ${t} at most in case or a slash; the site can hold only one of them`;
	}
}
function fileFor(e) {
	let t = z(e.path).replace(/^\/+|\/+$/g, "").replace(/\/{2,}/g, "/");
	return t === "" ? "index.html" : /\.html?$/i.test(t) ? t : e.path.endsWith("/") ? `${t}/index.html` : `${t}.html`;
}
function refusal(e, t, n, r) {
	let i = z(e.path).split("/");
	if (i.some((e) => e === ".." || e === ".") || /[\u0000-\u001f\\?#*:|"<>]/.test(i.join("/"))) return "its path can't be a file name";
	if (/\.(?!html?$)[a-z0-9]{1,5}$/i.test(i.at(-1) ?? "")) return "its path ends with the extension of a file that isn't a page";
	let a = n.file.slice(0, n.file.lastIndexOf("/") + 1);
	if (!(`/${t}`.startsWith(`/${a}`) || k(t) === `/${a.replace(/\/$/, "")}`)) return `it is outside /${a}, the application's folder`;
	if (n.relativeAsset === void 0) return;
	let o = ht(t, e.path, r);
	if (o.slice(1, o.lastIndexOf("/") + 1) !== a) return `${n.file} refers to ${n.relativeAsset} by a relative URL, which resolves incorrectly at ${o}; build with absolute URLs, or add <base href="/">`;
}
// src/deploy/steps/finish/pages/page-addresses.ts
function getPageAddresses(e, t) {
	let { plan: n, found: r, hosting: i } = e, { url: a } = n.config.site, o = new Map(t.map((e) => [e.path, e.canonical]));
	return new Map([...r.pages, ...r.inApp].map(([e, t]) => {
		let n = j(a, ht(e, t.path, i.trailingSlash)), r = o.get(e);
		return [t.slug, r !== void 0 && isSamePage(r, n) ? r : n];
	}));
}
function isSamePage(e, t) {
	if (!URL.canParse(e)) return !1;
	let [n, r] = [new URL(e), new URL(t)];
	return n.origin === r.origin && n.search === "" && Je(n.pathname) === Je(r.pathname);
}
// src/deploy/steps/finish/seo/head-of-page.ts
function headOfPage(e) {
	let { seo: t, defaults: n, listedTitle: r, address: i, origin: a, isPreview: o, isCopy: s = !1 } = e, { openGraph: c = {}, social: l = {} } = t ?? {}, u = t?.canonical, image = (e) => e && new URL(e, a).href, d = t?.title || void 0;
	return [
		...titleEdit(d ?? r, n.titleSuffix, d === void 0 && !s ? "missing" : "always"),
		...meta("name", "description", t?.description, n.defaultDescription),
		...meta("name", "keywords", t?.keywords?.join(", ")),
		{
			kind: "canonical",
			href: u || i,
			when: u || s ? "always" : "missing",
			...o && { origin: a }
		},
		...robots(t, o),
		...meta("property", "og:title", c.title),
		...meta("property", "og:description", c.description),
		...meta("property", "og:type", c.type),
		...meta("property", "og:image", image(c.image), image(n.defaultImage)),
		...meta("property", "og:image:width", c.imageWidth?.toString()),
		...meta("property", "og:image:height", c.imageHeight?.toString()),
		...c.image ? withoutMeta(ogImageTags(c)) : [],
		...meta("property", "og:locale", c.locale, n.locale),
		...meta("property", "og:site_name", c.siteName),
		...meta("name", "twitter:card", l.card),
		...meta("name", "twitter:title", l.title),
		...meta("name", "twitter:description", l.description),
		...meta("name", "twitter:image", image(l.image)),
		...l.image ? withoutMeta(["twitter:image:alt"]) : [],
		...meta("name", "twitter:site", l.site, n.socialHandle),
		...meta("name", "twitter:creator", l.creator),
		...t?.structuredData ? [{
			kind: "structured data",
			data: t.structuredData
		}] : []
	];
}
function headOfUnknownPage(e, t, n) {
	return n ? [{
		kind: "canonical",
		href: e,
		when: "missing",
		origin: t
	}, {
		kind: "robots",
		noIndex: !0
	}] : [];
}
function titleEdit(e, t = "", n) {
	return e === void 0 || e === "" ? [] : [{
		kind: "title",
		text: e.endsWith(t) ? e : e + t,
		when: n
	}];
}
function ogImageTags(e) {
	return y([
		"url",
		"secure_url",
		"type",
		"alt",
		e.imageWidth === void 0 && "width",
		e.imageHeight === void 0 && "height"
	]).map((e) => `og:image:${e}`);
}
function withoutMeta(e) {
	return e.map((e) => ({
		kind: "no meta",
		name: e
	}));
}
function meta(e, t, n, r) {
	return n !== void 0 && n !== "" ? [{
		kind: "meta",
		name: t,
		attribute: e,
		content: n,
		when: "always"
	}] : r === void 0 || r === "" ? [] : [{
		kind: "meta",
		name: t,
		attribute: e,
		content: r,
		when: "missing"
	}];
}
function robots(e, t) {
	let n = t ? !0 : e?.noIndex, r = e?.noFollow;
	return n === void 0 && r === void 0 ? [] : [{
		kind: "robots",
		noIndex: n,
		noFollow: r
	}];
}
// src/deploy/steps/finish/pages/page-jobs.ts
function* pageJobs(e) {
	let { hasTexts: t, hasFrameworks: n, hold: r } = e, i = r === "always" || r === "auto" && n;
	for (let n of e.files) {
		let r = jobOfFile(n, e);
		(t || i || r.head.length > 0) && (yield r);
	}
	let { found: a, tree: o, shell: s } = e;
	if (s) for (let [t, n] of a.inApp) yield {
		path: t,
		source: X.join(o.folder, s.file),
		head: [...buildHead(t, n, !0, e), ...buildTextScript(n.slug, e)],
		isCopy: !0,
		rendersHead: !0
	};
}
function jobOfFile(e, t) {
	let { plan: n, tree: r, found: i, hosting: a, shell: o } = t, s = i.pages.get(e), c = s ? buildHead(e, s, !1, t) : hiddenHead(e, n), l = a.fallback?.rewrite === `/${e}`;
	return {
		path: e,
		source: X.join(r.folder, e),
		head: [...c, ...buildTextScript(s?.slug ?? "", t)],
		isCopy: !1,
		rendersHead: o?.file === e,
		...l && { ownPath: Je(k(e)) }
	};
}
function buildHead(e, t, n, r) {
	let { plan: i, content: a, hosting: o } = r;
	if (!a) return [];
	let { url: s } = i.config.site;
	return headOfPage({
		seo: a.seo.get(t.slug),
		defaults: a.defaults,
		listedTitle: t.title,
		address: j(s, ht(e, t.path, o.trailingSlash)),
		origin: s,
		isPreview: i.environment === "Preview",
		isCopy: n
	});
}
function hiddenHead(e, t) {
	let { url: n } = t.config.site;
	return t.config.seo.enabled ? headOfUnknownPage(j(n, k(e)), n, t.environment === "Preview") : [];
}
function buildTextScript(e, t) {
	return t.plan.config.content.mode === "runtime" ? [{
		kind: "script",
		src: `/${Se.path}`,
		page: e
	}] : [];
}
// src/deploy/steps/finish/pages/pages.ts
const hi = {
	made: new Map(),
	reasons: new Map()
}, gi = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
function htmlFiles(e) {
	return e.files.flatMap((e) => /\.html?$/i.test(e.path) ? [e.path] : []).sort();
}
function findPageFiles(e, t, n, r) {
	let i = new Map(t.map((e) => [e, e])), a = group(t, (e) => z(e)), o = group(t, (e) => z(e).toLowerCase()), s = commonBase(e), c = new Map(), l = [], u = [], d = [
		(e) => i.get(e),
		(e) => only(a.get(z(e))),
		(e) => only(o.get(z(e).toLowerCase()))
	];
	for (let t of e) {
		let e = [...candidates(t.path), ...s === "" ? [] : candidates(t.path.slice(s.length))], n = d.flatMap((t, n) => e.map((e) => ({
			file: t(e),
			exactness: n
		}))).find((e) => e.file !== void 0 && !c.has(e.file));
		n?.file ? (c.set(n.file, t), n.exactness === 2 && l.push({
			page: t,
			file: n.file
		})) : u.push(t);
	}
	let f = t.filter((e) => !c.has(e) && e !== n?.file && !gi.test(e)), { made: p, reasons: m } = n ? appPages(u, t, n, r) : hi, h = new Set(p.values());
	return {
		pages: c,
		inApp: p,
		notBuilt: u.filter((e) => !h.has(e)),
		reasons: m,
		unknown: f,
		caseMismatches: l
	};
}
function candidates(e) {
	let t = (e.split(/[?#]/)[0] ?? "").replace(/^\/+|\/+$/g, "");
	if (t === "") return ["index.html", "index.htm"];
	if (/\.html?$/i.test(t)) return [t];
	let [n, r] = [`${t}/index.html`, `${t}.html`];
	return [
		...e.endsWith("/") ? [n, r] : [r, n],
		`${t}.htm`,
		`${t}/index.htm`
	];
}
function commonBase(e) {
	let t = e.map((e) => e.path.replace(/\/+$/, "")).sort((e, t) => e.length - t.length)[0];
	return t === void 0 || t === "" || e.length < 2 ? "" : e.every((e) => `${e.path}/`.startsWith(`${t}/`)) ? t : "";
}
function group(e, t) {
	let n = new Map();
	for (let r of e) Dt(n, t(r), r);
	return n;
}
function only(e) {
	if (e?.length === 1) return e[0];
}
// src/deploy/steps/finish/seo/images.ts
function imageWarnings(e, t, n) {
	let r = {
		"openGraph.image": e.openGraph?.image,
		"social.image": e.social?.image
	};
	return Object.entries(r).flatMap(([e, r]) => {
		let i = r ? toFilePath(r, t) : void 0;
		if (!i) return [];
		let a = n(i);
		return a === void 0 ? [{
			field: e,
			message: `the site has no file ${i}`
		}] : a <= 1e6 ? [] : [{
			field: e,
			message: `${i} is ${T(a)}; the recommended maximum is ${T(Ue)}`
		}];
	});
}
function toFilePath(e, t) {
	let { origin: n, pathname: r } = new URL(e, t);
	if (n === t) try {
		return decodeURIComponent(r).replace(/^\/+/, "");
	} catch {
		return r.replace(/^\/+/, "");
	}
}
// src/deploy/steps/finish/seo/limits.ts
function checkSeo(e) {
	let t = { ...e }, n = { ...e.openGraph }, r = { ...e.social }, i = [
		...tooLong(t, "title", "title", F.title),
		...tooLong(t, "description", "description", F.description),
		...tooLong(n, "title", "openGraph.title", F.openGraphTitle),
		...tooLong(n, "description", "openGraph.description", F.openGraphDescription),
		...noAddress(t, "canonical", "canonical", "page"),
		...noAddress(n, "image", "openGraph.image", "image"),
		...noAddress(r, "image", "social.image", "image"),
		...noStructuredData(t)
	];
	if (i.length === 0) return {
		seo: e,
		errors: i,
		warnings: Et(e)
	};
	let a = {
		...e,
		...t,
		title: typeof t.title == "string" ? t.title : "",
		description: typeof t.description == "string" ? t.description : "",
		canonical: typeof t.canonical == "string" ? t.canonical : void 0,
		openGraph: e.openGraph && n,
		social: e.social && r,
		structuredData: t.structuredData === void 0 ? void 0 : e.structuredData
	}, o = new Set(i.map((e) => e.field));
	return {
		seo: a,
		errors: i,
		warnings: Et(e).filter((e) => !o.has(e.field))
	};
}
function checkDefaults(e) {
	let t = { ...e };
	return {
		defaults: t,
		errors: [...tooLong(t, "defaultDescription", "defaultDescription", F.description), ...noAddress(t, "defaultImage", "defaultImage", "image")]
	};
}
function tooLong(e, t, n, r) {
	let i = e[t], a = typeof i == "string" ? ot(i) : 0;
	return a <= r.maximum ? [] : (delete e[t], [{
		field: n,
		message: `has ${a} characters; at most ${r.maximum} are allowed`
	}]);
}
function noAddress(e, t, n, r) {
	let i = e[t], a = r === "image" ? "https://site.invalid" : void 0;
	return typeof i != "string" || i === "" || URL.canParse(i, a) && /^https?:$/.test(new URL(i, a).protocol) ? [] : (delete e[t], [{
		field: n,
		message: `"${i.slice(0, 80)}" is not an http or https address`
	}]);
}
function noStructuredData(e) {
	let t = e.structuredData;
	if (typeof t != "object" || !t) return [];
	let n = ["@context", "@type"].filter((e) => !Object.hasOwn(t, e));
	return n.length === 0 ? [] : (delete e.structuredData, [{
		field: "structuredData",
		message: `has no ${n.join(" and no ")}`
	}]);
}
function checkContent(e, t, n) {
	let r = new Map(e.pages.map((e) => [e.slug, e.path])), formatField = (e, t) => `page "${e}"${r.has(e) ? ` (${r.get(e)})` : ""}, ${t === "" ? "metadata" : t}`, i = new Map(), { defaults: a, errors: o } = checkDefaults(e.defaults), s = [...e.malformed.map(({ pageSlug: e, field: t, message: n }) => `${formatField(e, t)}: ${n}`), ...o.map((e) => `site defaults, ${e.field}: ${e.message}`)], c = [], l = [];
	for (let [n, r] of e.seo) {
		let e = checkSeo(r);
		i.set(n, e.seo), s.push(...e.errors.map((e) => `${formatField(n, e.field)}: ${e.message}`));
		let a = imageWarnings(e.seo, t.origin, t.getSize);
		c.push(...a.map((e) => `${formatField(n, e.field)}: ${e.message}`)), l.push(...e.warnings.map((e) => ({
			field: e.field,
			line: `${formatField(n, e.field)}: ${e.message}`
		})));
	}
	if (logAdvice(l, e.seo.size, n), logLines(c, (e) => n.warn(`SEO: ${e}`, { concern: "search" }), (e) => n.info(e)), s.length === 0) return {
		...e,
		seo: i,
		defaults: a
	};
	if (t.onError === "fail") throw new P("SEO_INVALID", `The portal's SEO metadata has ${v(s.length, "error")}.`, { facts: s });
	return logLines(s, (e) => n.warn(`SEO metadata omitted: ${e}`, { concern: "search" }), (e) => n.info(e)), {
		...e,
		seo: i,
		defaults: a
	};
}
function logAdvice(e, t, n) {
	let [r] = e;
	if (!r) return;
	let i = new Map();
	for (let { field: t } of e) i.set(t, (i.get(t) ?? 0) + 1);
	let a = [...i].map(([e, t]) => `${e} ${t}`).join(", ");
	n.warn(`SEO: ${v(e.length, "field")} of ${v(t, "page")} not as recommended (${a}), e.g. ${r.line}`, { concern: "style" });
}
function logLines(e, t, n) {
	for (let [r, i] of D(e, 10).entries()) r < 10 ? t(i) : n(`${i} of this kind`);
}
// src/deploy/steps/finish/pages/report-pages.ts
function reportPages(e, t, n, r) {
	let info = (e) => r.info(e), i = new Set(n.filter((e) => e.page !== void 0).map((e) => e.path)), a = new Set(e.pages.map((e) => e.slug));
	logLines([...e.seo.keys()].filter((e) => !a.has(e)).map((e) => `The portal has metadata for "${e}", but there is no such page: the metadata is not used.`), (e) => r.warn(e, { concern: "search" }), info), logLines(t.notBuilt.map((e) => {
		let { slug: n, path: r } = e, i = t.reasons.get(n);
		return i ? `No page was created for "${n}" (${r}): ${i}. Its metadata is not used.` : `The build did not produce the portal's page "${n}" (${r}): its metadata is not used.`;
	}), (e) => r.warn(e, { concern: "search" }), info), logLines(t.caseMismatches.map((e) => `The page "${e.page.slug}" (${e.page.path}) and its file ${e.file} differ in case; the hosting is case-sensitive.`), (e) => r.warn(e, { concern: "visitors" }), info), logLines(n.flatMap((e) => e.skipped === void 0 ? [] : [`${e.path} was left unchanged: ${e.skipped}.`]), (e) => r.warn(e, { concern: "search" }), info), logLines(n.flatMap((e) => e.misplacedTags ? [`${e.path} has ${e.misplacedTags.join(" and ")} in its body, after content that isn't allowed in a head. It was left there, and may contradict the head.`] : []), (e) => r.warn(e, { concern: "search" }), info), t.unknown.length > 0 && r.info(`${v(t.unknown.length, "built page")} unknown to the portal: ${w(t.unknown)}.`), r.info(`${v(t.pages.size + t.inApp.size, "page")} of the portal found, ${v(i.size, "page")} changed.`);
}
// src/deploy/steps/finish/portal/cache-content.ts
async function cacheContent(e, t) {
	let { plan: n, content: r, found: i, hosting: a } = e;
	if (!r?.cached) return;
	let { follows: o, pages: s } = r.cached, c = new Set([...i.pages.values(), ...i.inApp.values()].map((e) => e.slug)), isPublic = (e) => !a.needsLogin && c.has(e.slug), l = s.filter((e) => !isPublic(e));
	if (l.length > 0 && await je({
		follows: o,
		pages: l
	}, n, t), !a.needsLogin) return oe({
		follows: o,
		pages: s.filter(isPublic)
	});
}
// src/deploy/steps/finish/seo/seo-file.ts
function buildSeoFile(e, t) {
	let n = e.pages.map((n) => {
		let { slug: r, path: i, title: a } = n, o = headOfPage({
			seo: e.seo.get(r),
			defaults: e.defaults,
			listedTitle: a,
			address: j(t, i),
			origin: t,
			isPreview: !1
		});
		return [i, {
			slug: r,
			values: headValues(o, "always"),
			fallback: headValues(o, "missing")
		}];
	});
	return { pages: Object.fromEntries(n.sort(([e], [t]) => e < t ? -1 : 1)) };
}
function headValues(e, t) {
	return Object.fromEntries(e.flatMap((e) => headValue(e, t)));
}
function headValue(e, t) {
	if ("when" in e && e.when !== t) return [];
	switch (e.kind) {
		case "title": return [["title", e.text]];
		case "meta": return [[e.name, e.content]];
		case "canonical": return [["canonical", e.href]];
		case "robots": return t === "always" ? [["robots", formatRobots(e)]] : [];
		case "structured data": return t === "always" ? [["structuredData", e.data]] : [];
		default: return [];
	}
}
function formatRobots(e) {
	let { noIndex: t, noFollow: n } = e;
	return y([t !== void 0 && t ? "noindex" : "index", n !== void 0 && n ? "nofollow" : "follow"]).join(", ");
}
// src/deploy/steps/finish/seo/compare-snapshot.ts
async function reportSnapshot(e, t, n) {
	let { file: r } = t.config.seo, i = await loadSeoFile(t.workspace, r).catch(() => ({ pages: {} }));
	if (Object.keys(i.pages).length === 0) return;
	let a = JSON.parse(JSON.stringify(buildSeoFile(e, t.config.site.url))), o = [...new Set([...Object.keys(i.pages), ...Object.keys(a.pages)])].filter((t) => {
		let n = a.pages[t];
		return !e.unfetched?.has(n?.slug ?? "") && !En(i.pages[t], n);
	});
	o.length !== 0 && n.log.info(`${r}, which the build used, is older than the portal for ${v(o.length, "page")}: ${w(o)}. The deployed pages match the portal; run "site-deploy texts pull" to update the file for the next build.`);
}
// src/deploy/steps/finish/sitemap/robots.ts
function robotsText(e, t, n) {
	let { address: r, origin: i } = t;
	if (n) return "User-agent: *\nDisallow: /\n";
	if (!r) return;
	if (e === void 0) return `User-agent: *\nAllow: /\n\nSitemap: ${r}\n`;
	let a = !1, o = e.replace(Ce, (e, t) => {
		if (le(t, i) === void 0) return e;
		let n = t === r && !a;
		return a ||= n, n ? e : "";
	});
	if (a) return o === e ? void 0 : o;
	let s = e.includes("\r\n") ? "\r\n" : "\n", c = o === "" || o.endsWith("\n") ? o : o + s;
	return `${c}${c === "" || /\n\r?\n$/.test(c) ? "" : s}Sitemap: ${r}${s}`;
}
// src/deploy/steps/finish/texts.ts
function reportTexts(e, t, n, r) {
	let { plan: i, tree: a, files: o, found: s } = n, { appliedCount: c, takenOver: l, warnings: u } = textOutcome(e, t, {
		folder: a.folder,
		files: o,
		slugs: new Map([...s.pages].map(([e, t]) => [e, t.slug])),
		hasApp: i.config.site.type === "spa",
		scripts: () => readScripts(a)
	});
	if (e.texts.size > 0 && r.info(`Texts: inserted ${c} of ${e.texts.size} into pages.`), l.keys > 0) {
		let e = l.keys === c ? "They" : `${l.keys} of them`;
		r.warn(`${e} are on pages taken over in the browser by ${l.frameworks.join(" and ")}. There they revert to the texts of the build unless the application reads its texts from SITE_TEXT_FILE at build time.`, { concern: "visitors" });
	}
	let d = new Map(u.map((e) => [e.message, e]));
	logLines([...d.keys()], (e) => r.warn(`${i.config.content.file}: ${e}`, {
		...d.get(e),
		concern: "visitors"
	}), (e) => r.info(e));
}
function warnOfPublishedTexts(e, t, n) {
	let { file: r } = t.plan.config.content, i = [X.posix.basename(r), r], a = Ke(X.join(t.plan.workspace, r)), o = i.find((e) => a !== void 0 && Ke(X.join(t.tree.folder, e)) === a);
	e.texts.size !== 0 && o !== void 0 && n.warn(`The build publishes the content file at /${o}. Move it out of the folder that the generator copies, and set content.file to its new path.`, { concern: "visitors" });
}
function readScripts(e) {
	return e.files.filter((e) => /\.m?js$/i.test(e.path)).map((e) => Ht(e.file, "utf8")).join("\n");
}
function textOutcome(e, t, n) {
	let r = new Map(), i = new Map();
	for (let { path: e, applied: n, refused: a } of t) {
		for (let t of n) {
			let n = r.get(t);
			n ? n.push(e) : r.set(t, [e]);
		}
		for (let { key: t, reason: n } of a) i.has(t) || i.set(t, {
			file: e,
			reason: n
		});
	}
	let a = new Set(n.slugs.values()), o = [...e.texts.keys()].filter((e) => !r.has(e) && !i.has(e)), s = o.length > 0 && n.hasApp ? n.scripts() : "", c = o.filter((e) => !names$1(s, e)), l = c.length > 0 ? carriedKeys(n, s) : new Set(), d = t.filter((e) => e.framework !== void 0 && e.applied.length > 0);
	return {
		appliedCount: r.size,
		takenOver: {
			keys: new Set(d.flatMap((e) => e.applied)).size,
			frameworks: [...new Set(d.flatMap((e) => e.framework ?? []))]
		},
		warnings: [
			...c.map((t) => {
				let n = u(t, l), r = n === void 0 ? "" : `; did you mean "${n}"?`;
				return e.problemAt(t, `no page has the text key "${t}"${r}`);
			}),
			...[...i].map(([t, { file: n, reason: r }]) => e.problemAt(t, `the text "${t}" was not inserted into ${n}: ${r}`)),
			...[...r].flatMap(([t, r]) => {
				let i = t.split(".")[0] ?? "", o = r.find((e) => a.has(i) && (n.slugs.get(e) ?? i) !== i);
				return o === void 0 ? [] : [e.problemAt(t, `the text "${t}" of the page "${i}" is also on another page: ${o}`)];
			})
		]
	};
}
function names$1(e, t) {
	for (let n = e.indexOf(t); n >= 0; n = e.indexOf(t, n + 1)) {
		let [r = "", i = ""] = [e[n - 1], e[n + t.length]];
		if (!/[\w.-]/.test(r + i)) return !0;
	}
	return !1;
}
function carriedKeys(e, t) {
	let n = new Set(), collect = (e) => {
		for (let [, t] of e.matchAll(/data-text-key[a-z-]*["'`]?\s*[=:]\s*["'`]?([^"'`\s>,}]+)/gi)) t && n.add(t);
	}, r = new Fe();
	for (let t of e.files) {
		let n = r.read(X.join(e.folder, t)), i = n.indexOf("data-text-key");
		i !== -1 && collect(n.toString("utf8", i));
	}
	return collect(t), n;
}
async function finish(e, t, n, r) {
	let i = await readTexts(e), a = readSiteTree(t.folder), o = getFilesByPath(a);
	await limitHeap(o.size);
	let s = await planHosting(e, t, (e) => o.has(e)), c = checkPortalContent(await n, e, o, r), { rewritePages: l } = await import("./html.js").then((e) => e.n);
	c && await reportSnapshot(c, e, r);
	let u = buildSources(e, a, s, c, i), d = await l(pageJobs(u), {
		scratch: r.scratch,
		texts: i?.texts ?? new Map(),
		hashes: !!t.origin,
		hold: u.hold,
		detectsFrameworks: u.hasFrameworks,
		signal: r.signal
	}), f = new Overlay(o, d);
	await addSitemap(f, u, d, r), addTexts(f, e, i), f.put(m, await cacheContent(u, r));
	let p = addHosting(f, e, s, r), h = reportHold(d, u, p, r.log);
	return h.pages > 0 && f.put(ze.path, ze.text), c && reportPages(c, u.found, d, r.log), i && (reportTexts(i, d, u, r.log), warnOfPublishedTexts(i, u, r.log)), requireStartPage(f, u), {
		tree: a,
		overlay: f.files,
		pages: f.pages,
		made: madePages(u),
		hosting: p,
		pinned: h,
		marker: buildMarker$1(e),
		origin: t.origin
	};
}
async function readTexts({ workspace: e, config: { content: t } }) {
	if (t.mode === "commit") return Xe(e, t.file);
}
function checkPortalContent(e, t, n, r) {
	if (!e && t.config.seo.enabled && r.log.info("A dry run does not query the portal: pages stay without its SEO metadata."), !e) return;
	let getSize = (e) => n.get(e)?.size;
	return checkContent(e, {
		onError: t.config.seo.onError,
		origin: t.config.site.url,
		getSize
	}, r.log);
}
function buildSources(e, t, n, r, i) {
	let { folder: a } = t, o = htmlFiles(t), s = e.config.site.type === "spa", c = s ? findShell(a, o, n) : void 0, l = findPageFiles(r?.pages ?? [], o, c, n.trailingSlash), u = (i?.texts.size ?? 0) > 0, d = l.pages.size + l.inApp.size > 0;
	return {
		plan: e,
		tree: t,
		files: o,
		found: l,
		content: r,
		hosting: n,
		shell: c,
		hasTexts: u,
		hasFrameworks: (d || u) && (s || hasFramework(a, o)),
		hold: d ? e.config.seo.hold : "never"
	};
}
function findShell(e, t, n) {
	let r = t.find((e) => `/${e}` === n.fallback?.rewrite);
	if (r) return readShell(r, Ht(X.join(e, r), "utf8"));
}
async function addSitemap(e, t, n, r) {
	let { plan: i, content: a, found: o } = t, { url: s } = i.config.site, c = e.readBuilt("robots.txt")?.toString();
	if (a) {
		let [{ makeSitemap: l }, { readBuiltSitemaps: u }] = await Promise.all([import("./html.js").then((e) => e.t), import("./shared.js").then((e) => e.I)]), { sitemaps: d, problems: f } = u((t) => e.readBuilt(t), c, s), { files: p, warnings: m, remark: h, problem: g } = l({
			content: a,
			found: o,
			origin: s,
			builtSitemaps: d,
			addresses: getPageAddresses(t, n)
		});
		if (g !== void 0 && i.config.seo.onError === "fail") throw sitemapInvalid(g);
		let _ = { concern: "search" };
		for (let e of f) r.log.warn(`The sitemap from the site's build is deployed unchanged: ${e}.`, _);
		for (let e of m) r.log.warn(e, _);
		h !== void 0 && r.log.info(h);
		for (let [t, n] of p) e.put(t, n);
	}
	let l = a && e.has("sitemap.xml") ? `${s}/sitemap.xml` : void 0;
	e.put("robots.txt", robotsText(c, {
		address: l,
		origin: s
	}, i.environment === "Preview"));
}
function sitemapInvalid(e) {
	return new P("CONTENT_ANSWER_INVALID", "Can't read the portal's sitemap.", {
		facts: [e],
		remedy: "Correct the sitemap in the portal, or set seo.onError: warn to deploy without it."
	});
}
function addTexts(e, t, n) {
	n && e.put(".well-known/site-text.json", `${JSON.stringify(Object.fromEntries(n.texts))}\n`), t.config.content.mode === "runtime" && e.put(Se.path, Se.text);
}
function addHosting(e, t, n, r) {
	let i = mergeHosting(t, n, (t) => e.has(t));
	e.put(fi, i.text);
	for (let e of i.warnings) r.log.warn(e, { concern: "visitors" });
	let a = "Visitors see the texts from the build.", o = {
		script: a,
		requests: a
	}, s = policyWarning(Se, i, t.config.site.url, o);
	return t.config.content.mode === "runtime" && s !== void 0 && r.log.warn(s, { concern: "visitors" }), i;
}
function requireStartPage(e, t) {
	if (e.has("index.html")) return;
	let n = t.files.filter((e) => /(^|\/)index\.html$/.test(e));
	throw new P("START_PAGE_MISSING", `The site has no index.html in ${t.tree.folder}.`, { facts: D(n.map((e) => `found one in ${X.posix.dirname(e)}`), 5) });
}
function madePages(e) {
	return [...e.found.inApp].map(([t, { path: n }]) => ({
		file: t,
		address: ht(t, n, e.hosting.trailingSlash)
	}));
}
function buildMarker$1(e) {
	let { config: t, environment: n, version: r, event: i } = e;
	return {
		slug: t.site.slug,
		environment: n,
		version: r,
		commit: i.sha,
		run: i.run.id
	};
}
// src/deploy/steps/finish/portal/fetch-content.ts
async function fetchContent(e, t, n) {
	let { portal: r, site: i, seo: a } = e.config;
	try {
		return await readContent(t, i.id, n, {
			cached: async () => (await import("./shared.js").then((e) => e.H)).readLastContent(e, n),
			minutes: a.fetchMinutes
		});
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `the SEO metadata of the site "${i.slug}"`;
		throw ge(e, {
			..._i,
			url: r.url,
			subject: t
		}) ?? e;
	}
}
async function readContent(e, t, n, r) {
	let { signal: i } = n, { fetchPages: a } = await import("./portal-and-pulls.js").then((e) => e.t), [{ pages: o }, s, c, l, u] = await Promise.all([
		e.sites.listPages(t, { signal: i }),
		e.seo.get(t, { signal: i }),
		e.seo.getDefaults(t, { signal: i }),
		e.seo.getSitemap(t, { signal: i }).catch((e) => {
			if (!isMissing(e)) throw e;
		}),
		r?.cached()
	]);
	return await limitHeap(o.length), {
		pages: o,
		...await a({
			client: e,
			siteId: t,
			listed: o,
			described: s.pages,
			last: u,
			minutes: r?.minutes ?? Infinity
		}, n),
		defaults: c,
		sitemap: l
	};
}
function isMissing(e) {
	return e instanceof p && e.status === 404;
}
const _i = {
	purpose: "CONTENT",
	remedies: {
		unauthorized: "The portal was queried with this run's access token: compare portal.audience in the site config with the audience it expects, or set seo.enabled: false to deploy without its metadata.",
		unknown: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
	}
};
function transferProgress(e, t, n, r) {
	let i = H(t);
	return (a) => {
		let o = H(t);
		o - i < 3e3 || (i = o, e.info(`${n}: ${T(a)} of ${T(r)} (${Math.floor(100 * a / Math.max(1, r))} %)`));
	};
}
// src/deploy/steps/pack/zip/writer.ts
var ZipWriter = class {
	#e;
	#t = [];
	#n = 0;
	#r = !1;
	constructor(e) {
		this.#e = Vt(e, "w", 384);
	}
	get offset() {
		return this.#n;
	}
	append(e) {
		let t = 0;
		for (; t < e.byteLength;) t += Jt(this.#e, e, t, e.byteLength - t, this.#n + t);
		this.#n += e.byteLength;
	}
	enter(e, t) {
		this.#t.push(i(e, t));
	}
	correctSize(e, t) {
		let n = Buffer.alloc(4);
		n.writeUInt32LE(t), Jt(this.#e, n, 0, n.byteLength, e + 18);
	}
	end() {
		let e = this.#n;
		return this.append(Buffer.concat(this.#t)), this.append(Pe(this.#t.length, this.#n - e, e)), this.close(), this.#n;
	}
	close() {
		this.#r || It(this.#e), this.#r = !0;
	}
}, Archiver = class {
	#e;
	#t = [];
	#n = 0;
	#r;
	constructor(e) {
		this.#e = new ZipWriter(e);
	}
	get files() {
		return this.#t;
	}
	add(e) {
		return e.kind === "files" ? this.#i(e) : e.kind === "large" ? this.#a(e) : e.kind === "part" && this.#o(e), this.#n;
	}
	end() {
		return this.#e.end();
	}
	close() {
		this.#e.close();
	}
	#i(e) {
		let t = this.#e.offset;
		this.#e.append(e.bytes);
		for (let n of e.files) {
			let e = toHeader(n, n.compressed);
			this.#s(n, e, t), t += 30 + e.name.byteLength + n.compressed, this.#n += n.size;
		}
	}
	#a(e) {
		this.#r = {
			file: e.file,
			partCrcs: e.partCrcs,
			offset: this.#e.offset,
			parts: 0,
			done: 0,
			compressed: 0
		};
		let t = toHeader(e.file, 0), n = Buffer.alloc(30 + t.name.byteLength);
		Me(n, 0, t), this.#e.append(n);
	}
	#o(e) {
		let { path: t, crc: n, length: r, bytes: i } = e, a = this.#r;
		if (!a || a.file.path !== t || a.partCrcs[a.parts] !== n) throw new P("PACKAGE_FILE_CHANGED", `The file "${t}" changed while it was being read.`);
		this.#e.append(i), a.parts += 1, a.done += r, a.compressed += i.byteLength, this.#n += r, a.done < a.file.size || (this.#e.correctSize(a.offset, a.compressed), this.#s(a.file, toHeader(a.file, a.compressed), a.offset), this.#r = void 0);
	}
	#s(e, t, n) {
		let { path: r, size: i, sha256: a } = e;
		this.#e.enter(t, n), this.#t.push({
			path: r,
			size: i,
			sha256: a
		});
	}
};
function toHeader(e, t) {
	let { path: n, method: r, crc: i, size: a } = e;
	return {
		name: Buffer.from(n),
		method: r,
		crc: i,
		compressed: t,
		size: a
	};
}
// src/deploy/steps/pack/compare-artifact.ts
function compareWithArtifact(e, t, n, r) {
	let isBuilt = (e) => !r.overlay.has(e) && !r.pages.has(e), i = new Map(t.filter((e) => isBuilt(e.path)).map((e) => [e.path, e.sha256]));
	for (let [e, { replaces: t }] of r.pages) t !== void 0 && i.set(e, t);
	let a = new Map(n.map((e) => [e.path, i.get(e.path) ?? Pt(e)])), o = new Set(e.map((e) => e.path)), s = [
		...e.filter((e) => !a.has(e.path)).map((e) => `missing: ${e.path}`),
		...e.filter((e) => a.has(e.path) && a.get(e.path) !== e.sha256).map((e) => `changed: ${e.path}`),
		...[...a.keys()].filter((e) => !o.has(e)).map((e) => `added:   ${e}`)
	];
	if (s.length !== 0) throw new P("ARTIFACT_INVALID", `The site and the build job's manifest differ in ${v(s.length, "file")}.`, { facts: D(s) });
}
// src/deploy/steps/pack/find-unchanged.ts
async function findUnchanged(e, t, n) {
	if (!t || !Ge(e, t)) return;
	let r = await n(), i = computeDigest(r);
	if (t.digest !== i) return;
	let { commit: a = e.commit, run: o } = t, { run: s, ...c } = e;
	return {
		...c,
		commit: a,
		run: o,
		digest: i,
		contents: toFileList(r)
	};
}
// src/deploy/steps/pack/workers.ts
const vi = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 64
};
function threadsFor(e, t) {
	let n = e < 6e6 && t < 500, r = Math.min(4, wn());
	return n || r < 2 ? 0 : r;
}
function startPackWorkers(e, t) {
	let n = Ze({
		module: "deploy/steps/pack/worker",
		threads: e,
		here() {
			let e = new he();
			return (t) => e.pack(t.piece, t.buffer);
		},
		getTransferList: (e) => e.buffer ? [e.buffer] : [],
		resourceLimits: vi,
		signal: t
	}), r = [];
	function* tasks(e) {
		for (let t of e) yield {
			piece: t,
			buffer: r.pop()
		};
	}
	return {
		async *work(e) {
			for await (let t of n.work(tasks(e))) yield t, "bytes" in t && r.push(t.bytes.buffer);
		},
		[Symbol.asyncDispose]: () => n[Symbol.asyncDispose]()
	};
}
// src/deploy/steps/pack/write-folder.ts
async function writeFolder(e, t, n, r) {
	let i = new Map(t.map((e) => [e.path, e.sha256])), a = new Set(), o = kt(r.signal);
	for (let t of e) {
		let e = X.join(n, t.path), r = X.dirname(e);
		if (a.has(r) || Bt(r, { recursive: !0 }), a.add(r), t.kind === "bytes") qt(e, t.bytes, { flag: "wx" });
		else if (Te(t, e) !== i.get(t.path)) throw new P("PACKAGE_FILE_CHANGED", `The file "${t.path}" changed after it was packed.`);
		await o();
	}
}
// src/deploy/steps/pack/pack.ts
async function pack(e, t, n, r, i) {
	n?.catch(() => void 0);
	let a = checkTree(t.tree), o = overlaid(a, t), s = o.reduce((e, t) => e + t.size, 0);
	await using c = startPackWorkers(i ?? threadsFor(s, o.length), r.signal);
	checkContents(o, t, e);
	for (let e of unservedWarnings(o.map((e) => e.path))) r.log.warn(e, { concern: "visitors" });
	let l = {
		site: t,
		sources: a,
		entries: o,
		live: await n,
		deps: r
	}, u = ce(() => hashEntries(o, c)), d = await findUnchanged(t.marker, l.live, u);
	if (d) return createPackage(l, await u(), d, { kind: "none" });
	if (e.uploader === "official") {
		let e = await u();
		return createPackage(l, e, buildMarker(t, e), { kind: "folder" });
	}
	let f = X.join(r.scratch, "site.zip"), p = transferProgress(r.log, r.clock, "pack", s), m = new Archiver(f);
	try {
		for await (let e of c.work(xe(o))) p(m.add(e));
		let e = [...m.files], n = buildMarker(t, e);
		return m.add(new he().pack({
			kind: "files",
			entries: [markerEntry(n)]
		})), createPackage(l, e, n, {
			kind: "archive",
			file: f,
			bytes: m.end()
		});
	} finally {
		m.close();
	}
}
function checkContents(e, t, n) {
	let r = {
		digest: `sha256:${"0".repeat(64)}`,
		contents: fileListLike(e)
	}, i = [...e, markerEntry({
		...t.marker,
		...r
	})];
	checkNames(i.map((e) => e.path)), checkLimits(i, n.config.hosting);
}
function createPackage(e, t, n, r) {
	let { site: i, sources: a, entries: o, live: s, deps: c } = e;
	i.origin && compareWithArtifact(i.origin.files, t, a, i);
	let l = markerEntry(n), u = createManifest([...t, {
		path: l.path,
		size: l.size,
		sha256: re(l.bytes)
	}]);
	return {
		delivery: r,
		manifest: u,
		marker: n,
		hosting: i.hosting,
		made: i.made,
		live: s,
		builtDigest: i.origin?.digest,
		writeFolder: (e) => writeFolder([...o, l], u.files, e, c)
	};
}
const buildMarker = (e, t) => ({
	...e.marker,
	digest: computeDigest(t),
	contents: toFileList(t)
}), markerEntry = (e) => de(U, Buffer.from(`${JSON.stringify(e)}\n`));
function overlaid(e, t) {
	let n = new Map();
	for (let t of e) n.set(t.path, t);
	for (let [e, { file: r, size: i, offset: a }] of t.pages) n.set(e, {
		kind: "slice",
		path: e,
		size: i,
		file: r,
		offset: a
	});
	for (let [e, r] of t.overlay) n.set(e, de(e, r));
	return n.delete(U), inByteOrder(n.values());
}
async function hashEntries(e, t) {
	let n = [];
	for await (let r of t.work(f(e))) r.kind === "hash" && n.push(...r.files);
	return n;
}
async function makeSite(e, t, n) {
	let r = t && fetchPortalContent(e, t, n), i = e.mode === "all" ? build : readBuilt, a = await n.step("build", (t) => i(e, t), (t) => built(e, t)), o = await n.step("finish", (t) => finish(e, a, r, t), finished);
	return n.addFacts(factsOfFinished(o)), o;
}
async function packSite(e, t, n, r) {
	let i = await r.step("pack", (r) => pack(e, t, n ? ut(e.url, r, { limitMs: 5e3 }) : void 0, r), packed);
	return r.addFacts(factsOfPackage(i)), i;
}
function fetchPortalContent(e, t, n) {
	if (!e.config.seo.enabled) return;
	let r = t.portal().then((t) => n.ahead("finish", async (n) => {
		let r = fetchContent(e, t, n), [i] = await Promise.all([r, import("./html.js").then((e) => e.n)]);
		return i;
	}));
	return r.catch(() => void 0), r;
}
// src/deploy/steps/notify/notify.ts
async function notify(e, t, n, r) {
	let { run: i } = e.event, a = [
		e.event.repository,
		i.id,
		i.attempt,
		e.environment,
		t.status
	].join("/");
	try {
		return await n.deployments.complete(payload(e, t, r.clock.now()), a, { signal: r.signal }), { status: t.status };
	} catch (t) {
		throw explain(t, e.config.portal.url);
	}
}
function mayHaveArrived(e) {
	return e instanceof p ? e.status >= 500 : !(e instanceof a) || e.mayHaveArrived;
}
function payload(e, t, n) {
	let { status: r, url: i, error: a } = t, { site: o } = e.config;
	return {
		event: "site.deployed",
		timestamp: new Date(n).toISOString(),
		site: {
			id: o.id,
			slug: o.slug
		},
		data: {
			version: e.version,
			environment: e.environment,
			commitSha: e.event.sha
		},
		status: r,
		url: i,
		...a !== void 0 && { error: {
			code: a.code,
			message: a.message
		} },
		run: { ...e.event.run }
	};
}
const yi = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.";
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`;
	return ge(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: yi,
			forbidden: yi
		}
	}) ?? new P("NOTIFY_FAILED", n, {
		cause: e,
		facts: ["it did not answer in time"]
	});
}
async function notifyPortal(e, t, n) {
	let { status: r, url: i, error: a } = n.result(), work = async (n) => {
		let o = await t.notifier();
		if (!o) throw noCredential();
		return notify(e, {
			status: r,
			url: i,
			error: a
		}, o, n);
	};
	try {
		let { closing: e } = n, t = AbortSignal.any([e.signal, AbortSignal.timeout(6e4)]);
		await n.lastingStep("notify", work, notified, {
			...e,
			signal: t
		}), n.addFacts({ notified: !0 });
	} catch (t) {
		n.addFacts({ notifyError: toNotifyError(t, e) });
	}
}
function toNotifyError(e, t) {
	let n = P.from(e);
	if (n.code !== "CANCELLED") return n;
	let r = `The portal ${t.config.portal.url} was not notified of the deployment's outcome.`;
	return new P("NOTIFY_FAILED", r, {
		cause: n,
		facts: ["no time was left after the cancellation"]
	});
}
function noCredential() {
	return new P("NOTIFY_FAILED", "The portal was not notified of the deployment's outcome: the run has neither an access token nor an API token.", { remedy: "Set the input \"api-token\" so that the portal also learns of failed logins." });
}
// src/deploy/steps/upload/distribute.ts
const bi = {
	pauseFirst: !0,
	pause: 250,
	growth: 1.4,
	maxPause: 3e3
};
var TakenInPart = class extends Error {
	name = "TakenInPart";
};
async function distribute(e, t, n, r) {
	let { plan: i, target: a, correlationId: o } = e, { clock: s, signal: c } = r, l = i.config.hosting.distributionTimeoutMinutes * 6e4, u = H(s), d = {
		id: n.Version,
		correlationId: o
	}, f, p = u;
	return await yt({
		clock: s,
		signal: c,
		limit: l,
		...bi
	}, async (e) => {
		let i = await fetchStatus(t, n, e);
		if ("lost" in i) {
			f = i.lost, r.log.debug(`A status check of the distribution failed: ${i.lost}`);
			return;
		}
		let { response: c } = i, l = parseStatus(c);
		if (l === "succeeded") return {
			...d,
			outcome: "accepted",
			url: parseAddress(c, n, a.environmentName !== null)
		};
		if (/^(failed|cancell?ed)$/.test(l)) throw failed(c, o);
		H(s) - p > 15e3 && (p = H(s), r.log.info(`upload: the platform has been distributing for ${h(p - u)}`));
	}) ?? {
		...d,
		outcome: "unknown",
		url: void 0,
		lastPollError: f
	};
}
async function fetchStatus(e, t, n) {
	try {
		let r = await e.checkStatus(t, n);
		return r.kind === "ok" ? { response: r.response } : { lost: r.kind === "refused" ? `${r.reason} (status ${r.status})` : r.received };
	} catch (e) {
		if (e instanceof a) return { lost: e.message };
		throw e;
	}
}
function parseAddress(e, t, n) {
	let r = typeof e.siteUrl == "string" ? e.siteUrl.trim() : "", i = t.DefaultHostname, a = asOrigin(r) ?? (n ? void 0 : asOrigin(i));
	if (!(n && a && a === asOrigin(i))) return a;
}
function failed(e, t) {
	let n = unhealthyRegions(e), r = parseReason(e.errorDetails) ?? parseReason(e), i = parseStatus(e).startsWith("cancel") ? "was cancelled by the platform; a later deployment may have replaced it" : "failed";
	return new P("DISTRIBUTION_FAILED", `The distribution ${i}.`, {
		...n.length > 0 && { cause: new TakenInPart(n.join(", ")) },
		facts: y([
			`reason: ${r ?? "none given"}`,
			n.length !== 0 && `regions that did not accept the site: ${n.join(", ")}`,
			`correlation id: ${t}`
		])
	});
}
function parseStatus(e) {
	return typeof e.deploymentStatus == "string" ? e.deploymentStatus.trim().toLowerCase() : "";
}
// src/deploy/steps/upload/probe-after-upload.ts
async function checkProduction(e, t, n, r) {
	if (e.environment === "Production") return;
	let i = new Set([e.config.site.url, n].map(asOrigin).filter((e) => e !== void 0));
	for (let e of i) {
		let { answers: n } = await probeEdges(e, r);
		if (n.some((e) => servesMarker(t.marker, e))) throw new P("UPLOAD_WRONG_TARGET", `The Preview replaced the live site: ${e} serves ${t.marker.version} from the Preview.`, { remedy: "Redeploy Production immediately." });
	}
}
const xi = ["DISTRIBUTION_FAILED", "OFFICIAL_CLIENT_FAILED"];
async function isUnchanged(e, t, n, r) {
	if (!(n instanceof P) || !xi.includes(n.code) || !e.url || n.cause instanceof TakenInPart) return !1;
	let { answers: i, isWhole: a } = await probeEdges(e.url, r);
	return a && i.every((e) => isAsBefore(e, t));
}
function isAsBefore(e, t) {
	let { live: n, marker: r } = t;
	if (e.status !== 200) return e.status === 404 && !n;
	if (!n) return !servesMarker(r, e);
	let { digest: i, commit: a } = L(e.json);
	return i === n.digest && a === n.commit;
}
async function probeEdges(e, t) {
	let n = probeFromEdges(e, (e) => S(e, t, { newConnection: !0 })), r = await Promise.allSettled(n), i = [];
	for (let e of r) if (e.status === "fulfilled") i.push(e.value);
	else if (!(e.reason instanceof a)) throw e.reason;
	return {
		answers: i,
		isWhole: i.length === n.length
	};
}
// src/deploy/probe-afterwards.ts
async function probeAfterFailure(e, t, n, r, i) {
	i.siteChanged === "no" || i.deps.signal.aborted || (await probeProduction(e, t, n, i), await isUnchanged(e, t, r, i.deps) && i.isAsBefore());
}
async function probeProduction(e, t, n, r) {
	let i = n && "production" in n ? n.production : void 0;
	try {
		await checkProduction(e, t, i, r.deps);
	} catch (e) {
		throw e instanceof P && r.hasChanged(), e;
	}
}
// src/deploy/steps/upload/attempt.ts
function openAttempt(e, t, n) {
	let { correlationId: r } = e;
	return {
		...e,
		token: t,
		service: openContentService({
			http: n.http,
			token: t,
			correlationId: r,
			signal: n.signal
		})
	};
}
// src/deploy/steps/live-site/sample.ts
const isInDoubt = (e) => isDoubtful(e) || whyUnserved(e) !== void 0, Si = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function pickSample(e, t) {
	let n = plainPaths(e.hosting.text), r = e.manifest.files.filter(({ path: e, size: t }) => t > 0 && t <= 1048576 && !Si.test(e) && !isInDoubt(e) && n(`/${e}`)), i = r.filter((e) => /^(index|404)\.html$/.test(e.path)), a = r.filter((e) => !i.includes(e)), o = Number.parseInt(e.marker.digest.slice(-8), 16) || 0, s = Math.max(1, Math.floor(a.length / Math.max(1, t - i.length))), c = Array.from({ length: Math.min(a.length, Math.max(0, t - i.length)) }, (e, t) => a[(o + t * s) % a.length]);
	return [...i, ...new Set(c.filter((e) => e !== void 0))];
}
function plainPaths(e) {
	let t = parseHosting(e), n = (Array.isArray(t.routes) ? t.routes : []).map((e) => String(L(e).route ?? ""));
	return (e) => !n.some((t) => {
		let [n = ""] = t.split(/[*{]/);
		return t === "/" ? e === "/" || e === "/index.html" : e.startsWith(n);
	});
}
function addressOfFile(e, t) {
	return `${e}/${t.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(e) {
	return L(b(e));
}
async function filesThatDiffer(e, t, n) {
	let { url: r } = e;
	if (!r) return [];
	let i = pickSample(t, 24).map(async (e) => {
		try {
			let t = await S(addressOfFile(r, e.path), n, { limitMs: 2e3 }), i = ln("sha256").update(t.body).digest("hex");
			return t.status === 200 && i !== e.sha256 ? [e.path] : [];
		} catch (e) {
			if (!(e instanceof a)) throw e;
			return [];
		}
	});
	return (await Promise.all(i)).flat();
}
function commitHost(e, t) {
	return t.github ? createGitHubCommitHost(e, t.github, t) : createGitCommitHost(e.workspace, t);
}
function createGitCommitHost(e, t) {
	let runGit = (...n) => t.git(e, n, t.signal);
	return {
		remedy: "Set the input \"github-token\" so that the run can check.",
		head: async (e) => /^([0-9a-f]{40})\t/.exec(await runGit("ls-remote", "origin", `refs/heads/${e}`) ?? "")?.[1],
		async isBehind(e, t) {
			if (await runGit("cat-file", "-e", `${t}^{commit}`) !== void 0) return await runGit("merge-base", "--is-ancestor", e, t) !== void 0;
		},
		findRun: async () => void 0
	};
}
function createGitHubCommitHost(e, t, n) {
	let r = V(t, n), i = se(e.event.repository);
	return {
		remedy: "GitHub did not answer; the job needs the permissions \"contents: read\" and \"actions: read\".",
		head: (e) => W(We(r, i, e), n),
		isBehind: (e, t) => W(me(r, i, e, t), n),
		async findRun(t, a) {
			let [o, s] = await Promise.all([W(_e(r, i, e.event.run.id), n), W(st(r, i, {
				commit: t,
				branch: a
			}), n)]);
			if (o && s && o.workflow !== "") return toRunState(s.filter((e) => e.workflow === o.workflow));
		}
	};
}
function toRunState(e) {
	let t = e.find((e) => e.status !== "completed" || e.conclusion === "success");
	if (t) return {
		state: "deploys",
		url: t.url
	};
	let [n] = e;
	return n ? {
		state: "ended",
		url: n.url,
		conclusion: n.conclusion || "nothing"
	} : { state: "none" };
}
// src/deploy/steps/upload/superseded.ts
const short = (e) => e.slice(0, 12);
async function checkNotSuperseded(e, t, n) {
	let { sha: r } = e.event, i = branchInQuestion(e);
	if (!i) return [];
	let a = commitHost(e, n), o = await checkHead(e, i, a), s = t?.commit;
	if (typeof s != "string" || !/^[0-9a-f]{40}$/.test(s) || s === r) return o;
	let c = await a.isBehind(r, s);
	if (c === void 0) return [...o, `Could not check whether ${short(r)} is older than the live ${short(s)}. ${a.remedy}`];
	if (c) throw new P("SUPERSEDED", `The live site is from ${short(s)}, which is newer than ${short(r)}.`);
	return o;
}
async function confirmCurrent(e, t) {
	let { plan: n, differing: r } = e;
	await r;
	let i = branchInQuestion(n);
	if (!i) return;
	let a = await commitHost(n, t).head(i);
	if (a && a !== n.event.sha) for (let e of await checkNotSuperseded(n, await ut(n.url, t), t)) t.log.info(e);
}
function branchInQuestion({ force: e, mode: t, event: { name: n, ref: r } }) {
	if (!e && t !== "rollback" && n !== "local" && r.startsWith("refs/heads/")) return r.slice(11);
}
async function checkHead(e, t, n) {
	let { sha: r } = e.event, i = await n.head(t);
	if (!i) return [`Could not check whether ${short(r)} is still the head of ${t}. ${n.remedy}`];
	if (i === r) return [];
	let a = `${t} has moved on to ${short(i)}`, o = t === e.config.environments.production.branch ? "Production" : "Preview";
	if (e.environment !== o) return [`${a}, which no run deploys to ${e.environment} automatically.`];
	let s = await n.findRun(i, t);
	switch (s?.state) {
		case "deploys": throw new P("SUPERSEDED", `${a}; this run would deploy ${short(r)}.`, { facts: [`superseded by the run ${s.url}`] });
		case "ended": return [`${a}, but its run ended with: ${s.conclusion}. This run deploys ${short(r)}. (${s.url})`];
		case "none": return [`${a}, but no run deploys it. This run deploys ${short(r)}.`];
		default: return [`${a}. Could not check whether a run deploys it. ${n.remedy}`];
	}
}
// src/clients/swa/content-service/put-archive.ts
const Ci = 8 << 20;
async function putArchive(e, t) {
	let { address: n, file: r, size: i, onProgress: o } = e, put = (e, r, i = !0) => t.http.send({
		method: "PUT",
		url: `${n.reveal()}${e}`,
		headers: {
			"x-ms-version": "2023-11-03",
			"content-type": "application/octet-stream",
			...e === "" && wi
		},
		body: r,
		retry: {
			...A.safe,
			faults: i
		},
		idleMs: 6e4,
		signal: t.signal
	}), s = i <= Ci;
	try {
		return await put("", {
			file: r,
			size: i,
			onProgress: o
		}, s);
	} catch (e) {
		if (s || !(e instanceof a)) throw e;
		t.log.info(`${e.message}: continuing in blocks of ${T(Ci)}, so only failed blocks are resent`);
	}
	let c = [];
	for (let e = 0; e < i; e += Ci) {
		let t = Buffer.from(String(e).padStart(15, "0")).toString("base64"), n = {
			file: r,
			start: e,
			size: Math.min(Ci, i - e),
			onProgress: (t) => o(e + t)
		}, a = await put(`&comp=block&blockid=${encodeURIComponent(t)}`, n);
		if (a.status !== 201) return a;
		c.push(t);
	}
	return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${c.map((e) => `<Latest>${e}</Latest>`).join("")}</BlockList>`);
}
const wi = { "x-ms-blob-type": "BlockBlob" };
// src/clients/swa/content-service/slot.ts
function readSlot(e, t, n) {
	let r = L(e.packageUris), i = L(e.pollingInfo), a = text(r.app);
	if (!URL.canParse(a) || new URL(a).protocol !== "https:" || toId(i.version) === "") throw new P("UPLOAD_ANSWER_INVALID", "The hosting platform returned no upload location.", { facts: [
		`received: ${namesIn(e)}`,
		`packageUris: ${namesIn(r)}`,
		`pollingInfo: ${namesIn(i)}`,
		`correlation id: ${n.correlationId}`
	] });
	return {
		address: new Re(a),
		polling: {
			DefaultHostname: text(i.defaultHostname),
			StageSiteIdentifier: toId(i.stageSiteIdentifier),
			Version: toId(i.version),
			TenantId: toId(i.tenantId),
			Slice: n.slice,
			GitHubRepoUrl: `https://github.com/${t.repository}`
		}
	};
}
function getSecrets(e) {
	let t = new URL(e.address.reveal()), n = t.searchParams.get("sig") ?? "";
	return [
		e.address.reveal(),
		t.search.slice(1),
		n,
		encodeURIComponent(n)
	].filter((e) => e !== "").map((e) => new Re(e));
}
const text = (e) => typeof e == "string" ? e : "", toId = (e) => typeof e == "number" ? String(e) : text(e), namesIn = (e) => Object.keys(e).join(", ") || "nothing";
// src/deploy/steps/upload/upload-direct.ts
async function takeSlot(e, t) {
	let { site: n, target: r, token: i, service: a } = e;
	if (!a) throw unknownTokenShape(i.reveal().length);
	let o = caller(a.correlationId), { siteUrl: s } = await o("validate the token", a.validateToken(r), !0), c = typeof s == "string" && s !== "" ? s : void 0;
	t.log.debug(`The token belongs to ${c ?? "an unnamed address"}.`), checkTarget(r, c);
	let l = readSlot(await o("accept the upload request", a.requestUpload(r, getFigures(n)), !0), r, a);
	for (let e of getSecrets(l)) t.log.mask(e);
	return {
		...l,
		service: a,
		production: c
	};
}
async function uploadToSlot(e, t, n, r) {
	let { service: i, address: a, polling: o, production: s } = t, { site: c, target: l, correlationId: u } = e;
	await sendArchive(a, n, u, r), await confirmCurrent(e, r), e.record.mayHaveChanged();
	let d = i.updateStatus(l, getFigures(c), o);
	await caller(u)("start the distribution", d, !0).catch((e) => {
		if (!isUnclear(e)) throw e;
		let t = e.facts[0] ?? e.message;
		r.log.warn(`The platform did not confirm that the distribution started (${t}); checking its status.`);
	});
	let f = await distribute(e, i, o, r);
	return checkLanding(l, f.url, s), s === void 0 ? f : {
		...f,
		production: s
	};
}
async function productionAddress(e, t) {
	try {
		let t = await e.service?.validateToken(e.target), n = t?.kind === "ok" ? t.response.siteUrl : void 0;
		return typeof n == "string" && n !== "" ? n : void 0;
	} catch (e) {
		if (!(e instanceof a)) throw e;
		t.log.debug(`Could not look up the token's address: ${e.message}`);
		return;
	}
}
function isUnclear(e) {
	if (!(e instanceof P)) return !1;
	let { code: t, cause: n } = e;
	return t === "UPLOAD_UNAVAILABLE" || t === "UPLOAD_ANSWER_INVALID" || n instanceof RepetitionRefused;
}
function getFigures(e) {
	let { files: t, totalBytes: n, largestBytes: r } = e.manifest;
	return {
		files: t.length,
		totalBytes: n,
		largestBytes: r,
		hasRoutes: e.hosting.hasRoutes,
		roles: e.hosting.roles
	};
}
async function sendArchive(e, t, n, r) {
	let i = [`blob storage: ${new URL(e.reveal()).host}`, `correlation id: ${n}`], o = transferProgress(r.log, r.clock, "upload", t.bytes), s = await putArchive({
		address: e,
		file: t.file,
		size: t.bytes,
		onProgress: o
	}, r).catch((e) => {
		throw e instanceof a ? new P("UPLOAD_UNAVAILABLE", "The archive could not be uploaded.", {
			cause: e,
			facts: [e.message, ...i]
		}) : e;
	});
	if (s.status === 201) return;
	let c = /<Code>([^<]*)<\/Code>/.exec(s.text)?.[1], l = s.status === 429 || s.status >= 500;
	throw new P(l ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `Blob storage did not accept the archive: status ${s.status}.`, { facts: [...c ? [`reason: ${c}`] : [], ...i] });
}
// src/deploy/steps/upload/upload-official.ts
async function uploadOfficial(e, t, n) {
	let { site: r, target: i, token: a, record: o } = e, s = await e.access.client(n);
	checkTarget(i, t);
	let c = await en(X.join(n.scratch, "client-")), l = X.join(c, "site"), u = X.join(c, "home");
	await $t(u), await r.writeFolder(l), await confirmCurrent(e, n);
	let { environmentName: d } = i, f = verdict$1(await runClient(s, {
		home: u,
		limitMs: timeLimit$1(e),
		env: uploadEnvironment({
			token: a,
			site: l,
			environmentName: d,
			home: u,
			env: n.env
		}),
		onStart: () => o.mayHaveChanged()
	}, n), s, e);
	return checkLanding(i, f.url, t), t === void 0 ? f : {
		...f,
		production: t
	};
}
function timeLimit$1(e) {
	return Math.round(e.plan.config.hosting.distributionTimeoutMinutes * 6e4 + e.site.manifest.totalBytes / 500);
}
function verdict$1(e, t, n) {
	let { plan: r, correlationId: i } = n, { report: a, result: o, isOverdue: s } = e, { code: c } = o, l = a.id ?? i, u = getClientFacts(t, a, o), [d] = u, unknown = (e) => ({
		id: l,
		correlationId: i,
		outcome: "unknown",
		url: asOrigin(a.url),
		lastPollError: `${e} (${d})`
	});
	if (a.failures.length > 0 && a.url) return unknown(`the client reported both an address and a failure: ${a.failures.join("; ")}`);
	if (a.failures.length > 0) {
		let e = `reason: ${a.failures.join("; ")}`;
		throw a.isUploaded ? new P("DISTRIBUTION_FAILED", "The platform's upload client reported a failed deployment.", { facts: [e, ...u] }) : isTokenRefusal(0, a.failures.join("\n")) ? new P("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", {
			cause: new TokenRefused(a.failures.join("; ")),
			facts: [e, ...u]
		}) : new P("OFFICIAL_CLIENT_FAILED", "The platform's upload client reported a failure.", { facts: [e, ...u] });
	}
	if (s) {
		let e = r.config.hosting.distributionTimeoutMinutes;
		return unknown(`the client was stopped ${v(e, "minute")} after its start (hosting.distributionTimeoutMinutes)`);
	}
	return a.isUnsure ? unknown("the client gave up waiting for the platform") : c === 0 && a.url ? {
		id: l,
		correlationId: i,
		outcome: "accepted",
		url: asOrigin(a.url)
	} : c === 0 && a.isUploaded ? unknown("the client exited without naming an address") : a.isUploading ? unknown("the client exited in the middle of the deployment") : unknown("the client exited without reporting whether it deployed the site");
}
// src/deploy/steps/upload/upload.ts
async function upload(e, t, n, r, i) {
	let a = toTarget(e), o = checkedName(a);
	if (e.config.build.attestation === "required" && await requireAttestation(e, t, i), o !== null && i.log.info(`The hosting environment is "${o}".`), t.delivery.kind === "none") return { outcome: "unchanged" };
	for (let n of await checkNotSuperseded(e, t.live, i)) i.log.info(n);
	let s = q();
	r.begins(s);
	let c = t.live ? filesThatDiffer(e, t, i) : Promise.resolve([]);
	c.catch(() => void 0);
	let l = await sendWithFreshToken({
		plan: e,
		site: t,
		target: a,
		correlationId: s,
		access: n,
		record: r,
		differing: c
	}, i), u = await c;
	return u.length > 0 ? {
		...l,
		changed: u
	} : l;
}
async function requireAttestation(e, t, n) {
	if (!t.builtDigest) throw new P("ATTESTATION_MISSING", "The package was not built by a separate job.");
	let { checkAttestation: r } = await import("./attestation.js").then((e) => e.t);
	await r(e, t.builtDigest, n);
}
async function sendWithFreshToken(e, t) {
	let sendWith = (n) => send(openAttempt(e, n, t), t);
	try {
		return await sendWith(await e.access.token());
	} catch (n) {
		if (!(n instanceof P) || !(n.cause instanceof TokenRefused)) throw n;
		return t.log.info(`The hosting platform refused the deployment token (${n.cause.message}); retrying once with a new one.`), sendWith(await e.access.renewToken(t));
	}
}
async function send(e, t) {
	let { delivery: n } = e.site;
	if (n.kind !== "archive") return uploadOfficial(e, await productionAddress(e, t), t);
	let r;
	try {
		r = await takeSlot(e, t);
	} catch (n) {
		if (e.plan.uploader !== "auto" || !isUnexpectedShape(n)) throw n;
		return t.log.warn(`${n.message} ${n.facts[0] ?? ""} Uploading with the platform's own client instead.`), uploadOfficial(e, void 0, t);
	}
	return uploadToSlot(e, r, n, t);
}
// src/deploy/steps/verify/finding.ts
const mismatch = (e, t) => ({
	isReachable: !0,
	message: e,
	facts: t
}), mixed = (e, t) => ({
	...mismatch(e, t),
	isMixed: !0
}), differing = (e, t) => ({
	...mixed(e, t),
	remedy: "Edges of the hosting platform seem to differ, or someone else has deployed in the meantime. Open the site in a few minutes: if it does not serve this build by then, run the deployment again."
});
async function inspectMadePage(e, t, n) {
	let r = choose(t);
	if (!r) return "";
	let i = new Map(t.manifest.files.map((e) => [e.path, e])), a = new URL(encodedPath(r.address), e).href, o = i.get(r.file), s = await n(a, (o?.size ?? 0) + 1), c = `the page ${r.address}, which was generated for the application,`;
	if (new URL(s.url).pathname !== new URL(a).pathname) return mismatch(`${c} redirects to ${s.url}`, []);
	if (s.status !== 200) return mismatch(`${c} answers ${s.status}`, []);
	if (hashBody$1(s.body) !== o?.sha256) return mismatch(`${c} is not from this build`, []);
	let l = findAssets(s.body.toString(), s.url).slice(0, 10), u = (await Promise.all(l.map((e) => inspectAsset(e, i, n)))).filter((e) => e !== void 0);
	return u.length === 0 ? `${r.address} with ${l.length} scripts and styles` : mismatch(`${c} cannot load its scripts and styles`, u);
}
function choose(e) {
	let { made: t, marker: n, hosting: r } = e, i = plainPaths(r.text), a = t.filter((e) => i(e.address));
	return a[(Number.parseInt(n.digest.slice(-8), 16) || 0) % a.length];
}
function findAssets(e, t) {
	let n = e.replace(/<!--[\s\S]*?(?:-->|$)/g, ""), r = attribute(/<base\b[^>]*(?:>|$)/i.exec(n)?.[0] ?? "", "href") ?? "", i = URL.parse(r, t) ?? new URL(t), a = [...n.matchAll(/<(?:script|link)\b[^>]*(?:>|$)/gi)].map(([e]) => e).flatMap((e) => /^<script/i.test(e) ? attribute(e, "src") ?? [] : /^(stylesheet|modulepreload)$/i.test(attribute(e, "rel") ?? "") ? attribute(e, "href") ?? [] : []).filter((e) => URL.canParse(e, i.href)).map((e) => new URL(e, i));
	return [...new Set(a.filter((e) => e.origin === i.origin).map((e) => e.href))];
}
function attribute(e, t) {
	let [, n, r, i] = RegExp(`\\s${t}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(e) ?? [];
	return (n ?? r ?? i)?.replaceAll("&amp;", "&");
}
async function inspectAsset(e, t, n) {
	let r = t.get(decoded(new URL(e).pathname).slice(1)), i = await n(e, r && r.size + 1);
	if (i.status !== 200) return `${e} answers ${i.status}`;
	let a = i.headers["content-type"] ?? "no content type";
	if (a.startsWith("text/html")) return `${e} returns an HTML page (${a})`;
	if (r && r.sha256 !== hashBody$1(i.body)) return `${e} is not the file from this build`;
}
const hashBody$1 = (e) => ln("sha256").update(e).digest("hex"), encodedPath = (e) => e.split("/").map(encodeURIComponent).join("/");
function decoded(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
// src/deploy/steps/verify/pattern.ts
function matchesPattern(e, t) {
	let [n = "", r] = e.split("*", 2);
	if (r === void 0) return t === e;
	let i = parseExtensions(r);
	return t.startsWith(n) && (i.length === 0 || i.some((e) => t.endsWith(`.${e}`)));
}
function pathThatMatches(e, t) {
	let [n = "", r] = e.split("*", 2);
	if (r === void 0) return;
	let [i] = parseExtensions(r), a = `${n}${t}${i === void 0 ? "" : `.${i}`}`;
	return a.startsWith("/") ? a : `/${a}`;
}
function parseExtensions(e) {
	return e.replace(/^\.\{?|\}$/g, "").split(",").filter(Boolean);
}
// src/deploy/steps/verify/probes.ts
function buildProbes(e) {
	let t = parseHosting(e.hosting.text), n = plainPaths(e.hosting.text), r = new Map(e.manifest.files.map((e) => [`/${e.path}`, e])), getSize = (e) => r.get(String(e))?.size ?? 0, { rewrite: i, exclude: a } = t.navigationFallback ?? {}, o = Array.isArray(a) ? a.map(String) : [], isExcluded = (e) => o.some((t) => matchesPattern(t, e)), s = {
		rewrite: t.responseOverrides?.["404"]?.rewrite,
		status: t.responseOverrides?.["404"]?.statusCode ?? 404
	}, expects = (e, t) => (n, i) => {
		if (n !== e) return `answers ${n}, expected ${e}`;
		let a = r.get(String(t))?.sha256;
		if (a !== void 0 && a !== i) return `does not show ${t} from this build`;
	}, c = `no-page-${e.marker.digest.slice(-12)}`, l = [`/site-deploy/${c}`, `/${c}`].filter(n), u = o.toSorted(foldersFirst).flatMap((e) => pathThatMatches(e, c) ?? []), d = typeof i == "string" ? l.find((e) => !isExcluded(e)) : void 0, f = typeof i == "string" ? [...u, ...l].find((e) => isExcluded(e) && n(e)) : l.at(-1), p = [];
	if (d !== void 0 && p.push({
		name: "deep route",
		path: d,
		size: getSize(i),
		check: expects(200, i)
	}), f !== void 0 && s.status !== 200) {
		let e = expects(s.status, s.rewrite);
		p.push({
			name: "missing page",
			path: f,
			size: getSize(s.rewrite),
			check: e
		});
	}
	return p;
}
function foldersFirst(e, t) {
	return Number(t.endsWith("/*")) - Number(e.endsWith("/*"));
}
async function inspect$1(e, t) {
	let { url: n, site: r, limitMs: i } = e, a = H(t.clock) + i, createProbe = (e) => (n, r) => S(n, t, {
		limitMs: Math.max(1e3, a - H(t.clock)),
		newConnection: e,
		maxBytes: r
	}), o = createProbe(!1), s = await inspectMarker(n, r, o);
	if (typeof s != "string") return s;
	let c = await Promise.all([
		inspectStartPage(n, r, o),
		inspectSample(n, chooseSample(e), o),
		inspectMadePage(n, r, o),
		...buildProbes(r).map((e) => inspectProbe(n, e, o)),
		inspectEdges(n, r.marker, o, createProbe(!0))
	]), l = [s];
	for (let e of c) {
		if (typeof e != "string") return e;
		l.push(e);
	}
	return l.filter((e) => e !== "");
}
function chooseSample(e) {
	let t = new Map(e.site.manifest.files.map((e) => [e.path, e])), n = e.changed.slice(0, 16).flatMap((e) => t.get(e) ?? []);
	return [...new Set([...n, ...pickSample(e.site, 8)])];
}
async function inspectMarker(e, t, n) {
	let { marker: r, live: i } = t, a = await n(`${e}/${U}`);
	if (a.status !== 200) return mismatch(`/${U} answers ${a.status}`, [`expected the marker of ${describe(r)}`]);
	let o = a.json;
	if (typeof o?.digest != "string") return mismatch(`/${U} is not a marker (${a.headers["content-type"] ?? "no content type"})`, [`expected ${describe(r)}`]);
	if (servesMarker(r, a)) return namedOrigin("marker", e, a.url);
	let s = [`expected: ${describe(r)}`, `served:   ${describe(o)}`];
	return isOfLaterRun(o, r, i) ? {
		...mismatch(`run ${o.run} has deployed another build in the meantime`, s),
		remedy: "Check that run: if its build is the one that should be live, do nothing; otherwise run this one again. A shared \"concurrency\" group in the site's workflows makes its deployments wait for each other."
	} : {
		...mismatch("it serves another build", s),
		isForeign: !0
	};
}
function isOfLaterRun(e, t, n) {
	let [r, i, a] = [
		e.run,
		t.run,
		n?.run
	].map(parseRunId);
	return r === void 0 || i === void 0 || r === i ? !1 : e.slug === t.slug && e.environment === t.environment && (r > i || a !== void 0 && r > a);
}
const parseRunId = (e) => {
	if (typeof e == "string" && /^\d{1,20}$/.test(e)) return BigInt(e);
};
async function inspectEdges(e, t, n, r) {
	let i = [...probeFromEdges(e, n, 3), ...probeFromEdges(e, r, 2)], a = await Promise.all(i), o = a.filter((e) => !servesMarker(t, e)), [s] = o;
	if (!s) return "";
	let c = s.status === 200 ? describe(L(s.json)) : `status ${s.status}`, l = `some probes found it, but ${o.length} of ${a.length} later ones found something else`;
	return differing(l, [`expected: ${describe(t)}`, `served:   ${c}`]);
}
function namedOrigin(e, t, n) {
	let { origin: r } = new URL(n);
	return r === new URL(t).origin ? e : `${e} at ${r}`;
}
async function inspectStartPage(e, t, n) {
	let r = plainPaths(t.hosting.text), i = t.manifest.files.find((e) => e.path === "index.html" && r("/") && r("/index.html")), a = await n(`${e}/`, i && i.size + 1);
	if (a.status !== 200) return mismatch(`the start page answers ${a.status}`, [`address: ${a.url}`]);
	let o = Object.entries(t.hosting.globalHeaders).filter(([e, t]) => (a.headers[e.toLowerCase()] ?? "") !== t).map(([e, t]) => `${e}: expected "${t}", served "${a.headers[e.toLowerCase()] ?? "none"}"`);
	return o.length > 0 ? mismatch("the start page lacks configured headers", o) : i && hashBody(a.body) !== i.sha256 ? mixed("the start page is not from this build", [`address: ${a.url}`]) : "start page with its headers";
}
async function inspectSample(e, t, n) {
	let r = (await Promise.all(t.map((t) => inspectFile(e, t, n)))).filter((e) => e !== void 0);
	return r.length === 0 ? t.length === 0 ? "" : `${v(t.length, "file")} by hash` : mixed(`${r.length} of ${t.length} checked files are not from this build`, r);
}
async function inspectFile(e, t, n) {
	let { path: r, size: i, sha256: a } = t, o = await n(addressOfFile(e, r), i + 1);
	if (o.status !== 200) return `stale: /${r} answers ${o.status}`;
	let s = hashBody(o.body);
	if (s !== a) return `stale: /${r} has the hash ${s.slice(0, 12)}, expected ${a.slice(0, 12)}`;
}
async function inspectProbe(e, t, n) {
	let { name: r, path: i, size: a, check: o } = t, s = await n(`${e}${i}`, a + 1), c = o(s.status, hashBody(s.body));
	return c === void 0 ? r : mismatch(`${r} (${i}) ${c}`, []);
}
const hashBody = (e) => ln("sha256").update(e).digest("hex");
function describe(e) {
	let text = (e) => typeof e == "string" ? e.slice(0, 80) : "?";
	return `${`${text(e.slug)} ${text(e.version)} (${text(e.environment)})`}, commit ${text(e.commit).slice(0, 12)}, ${text(e.digest).slice(0, 19)}`;
}
// src/deploy/steps/verify/verify.ts
const Ti = {
	pause: 250,
	growth: 1.5,
	maxPause: 5e3
};
async function verify(e, t, n, r) {
	let i = n.outcome === "unchanged" ? void 0 : n, a = e.url ?? i?.url;
	if (!a) throw verdict(i, new P("VERIFY_ADDRESS_UNKNOWN", "The hosting platform did not report the environment's address."));
	let { clock: o, signal: s } = r, c = {
		isReachable: !1,
		message: "it was not checked",
		facts: []
	}, l = 1, u = !1, d = timeLimit(e, t), f = await yt({
		clock: o,
		signal: s,
		limit: i ? d : Math.min(Di, d),
		...Ti
	}, async (e) => {
		let n = await inspectOnce({
			url: a,
			site: t,
			changed: i?.changed ?? [],
			limitMs: e
		}, r);
		if (Array.isArray(n)) return u = !0, --l, l === 0 ? n : void 0;
		u ||= n.isMixed === !0, u && (l = Ei), r.log.debug(`${a}: ${n.message}`), c = n.isForeign && u ? differing("some probes found it, but the last one found another build", n.facts) : n;
	});
	if (!f) throw verdict(i, toError(a, c));
	return {
		url: a,
		checks: f
	};
}
const Ei = 3, Di = 3e4;
async function verifyUnchanged(e, t, n) {
	try {
		return await verify(e, t, { outcome: "unchanged" }, n);
	} catch (e) {
		if (!(e instanceof P) || e.code !== "VERIFY_MISMATCH") throw e;
		for (let t of [e.message, ...e.facts]) n.log.warn(t);
		return;
	}
}
function timeLimit(e, t) {
	let n = t.manifest.totalBytes / 2e6 + t.manifest.files.length / 200;
	return e.config.hosting.verificationTimeoutMinutes * 6e4 + Math.round(n * 1e3);
}
async function inspectOnce(e, t) {
	try {
		return await inspect$1(e, t);
	} catch (e) {
		if (!(e instanceof a)) throw e;
		return {
			isReachable: !1,
			message: e.message,
			facts: []
		};
	}
}
function toError(e, t) {
	let { isReachable: n, message: r, facts: i, remedy: a } = t;
	return n ? new P("VERIFY_MISMATCH", `${e} does not serve this build: ${r}.`, {
		facts: i,
		remedy: a
	}) : new P("VERIFY_UNREACHABLE", `${e} could not be reached.`, { facts: [r] });
}
function verdict(e, t) {
	return e?.outcome === "unknown" ? new P("DISTRIBUTION_UNKNOWN", "The hosting platform did not report the upload's outcome, and the site does not show this build.", {
		cause: t,
		facts: y([
			t.message,
			e.lastPollError !== void 0 && `last status check: ${e.lastPollError}`,
			`correlation id: ${e.correlationId}`
		])
	}) : t;
}
// src/deploy/deploy-site.ts
async function deploySite(e, t, n) {
	if (e.dryRun) return await packSite(e, await makeSite(e, void 0, n), !1, n), n.complete("skipped");
	let { gitHubDeployments: r } = n.deps, i = r && (await import("./portal-and-pulls.js").then((e) => e.n)).showOnGitHub(e, r, n), a = openSession(e, t, n);
	try {
		await takeLive(e, a, n);
	} catch (e) {
		n.failed(e);
	}
	await Promise.all([notifyPortal(e, a, n), i?.finish()]);
}
async function takeLive(e, t, n) {
	e.uploader === "official" && n.ahead("upload", (e) => t.client(e)).catch(() => void 0);
	let r = await makeSite(e, t, n), i = await goLive(e, await packSite(e, r, !e.force, n), t, n);
	if (i !== "not served") return n.complete(i);
	await goLive(e, await packSite(e, r, !1, n), t, n), n.complete("succeeded");
}
async function goLive(e, t, n, r) {
	let i;
	try {
		let a = await r.step("upload", (i) => upload(e, t, n, r, i), uploaded);
		if (i = a, r.addFacts(factsOfDeployment(a)), a.outcome === "accepted" && r.hasChanged(), a.outcome === "unchanged") {
			let n = await r.step("verify", (n) => verifyUnchanged(e, t, n), verifiedUnchanged);
			return n ? (r.addFacts({ url: n.url }), "skipped") : "not served";
		}
		let verifySite = async (n) => {
			let i = await verify(e, t, a, n);
			return await probeProduction(e, t, a, r), i;
		}, { url: o } = await r.step("verify", verifySite, verified);
		return r.addFacts({ url: o }), r.hasChanged(), "succeeded";
	} catch (n) {
		throw await probeAfterFailure(e, t, i, n, r), n;
	}
}
function closingDeps(e) {
	let { signal: t, afterCancelMs: n = 5e3 } = e, r = new AbortController(), soon = () => void setTimeout(() => r.abort(t.reason), n).unref();
	return t.aborted ? soon() : t.addEventListener("abort", soon, { once: !0 }), {
		...e,
		signal: r.signal
	};
}
function collectingLog(e, t) {
	let n = new Set();
	return {
		...e,
		warn(r, i) {
			let { concern: a, file: o, line: s, column: c } = i ?? {}, l = {
				message: r,
				concern: a,
				file: o,
				line: s,
				column: c
			}, u = JSON.stringify(l);
			n.has(u) || (n.add(u), t.length < 1e3 && t.push(l), e.warn(r, i));
		}
	};
}
// src/deploy/record.ts
const Oi = [
	"DISTRIBUTION_UNKNOWN",
	"CLOSE_UNKNOWN",
	"VERIFY_UNREACHABLE",
	"VERIFY_ADDRESS_UNKNOWN"
];
var RunRecord = class {
	deps;
	closing;
	#e = new AbortController();
	#t;
	#n = {};
	#r = {};
	#i = "no";
	#a = "failed";
	#o = performance.now();
	#s = [];
	#c = [];
	constructor(e) {
		let t = {
			...e,
			log: collectingLog(e.log, this.#c)
		};
		this.deps = t, this.closing = closingDeps(t), this.#t = {
			...t,
			signal: AbortSignal.any([t.signal, this.#e.signal])
		};
	}
	step(e, t, n) {
		return this.#l(e, t, n, this.#t);
	}
	lastingStep(e, t, n, r = this.deps) {
		return this.#l(e, t, n, r);
	}
	async ahead(e, t) {
		try {
			return await t(this.#t);
		} catch (t) {
			throw this.#t.signal.aborted || this.#u(e), this.stop(t), t;
		}
	}
	addFacts(e) {
		this.#r = {
			...this.#r,
			...e
		};
	}
	begins(e) {
		this.addFacts({ correlationId: e });
	}
	mayHaveChanged() {
		this.#i = "maybe";
	}
	hasChanged() {
		this.#i = "yes";
	}
	isAsBefore() {
		this.#i = "no";
	}
	get siteChanged() {
		return this.#i;
	}
	stop(e) {
		this.#e.abort(e);
	}
	complete(e) {
		this.#a = e;
	}
	failed(e) {
		let { signal: t } = this.deps, n = P.from(t.aborted ? t.reason : e), r = n.code === "SUPERSEDED" || n.code === "PREVIEW_IN_USE";
		this.#a = n.code === "CANCELLED" ? this.#i === "no" ? "cancelled" : "unknown" : r ? this.#i === "no" ? "skipped" : "unknown" : Oi.includes(n.code) ? "unknown" : "failed", this.addFacts({ error: n }), this.stop(n);
	}
	result() {
		return {
			notified: !1,
			...this.#r,
			status: this.#a,
			siteChanged: this.#i,
			seconds: this.#n,
			timeline: this.#s.toSorted((e, t) => e.startMs - t.startMs),
			findings: [...this.#c]
		};
	}
	async #l(e, t, n, r) {
		let { log: i, signal: a } = this.deps, o = performance.now(), elapsed = () => performance.now() - o, logLine = (t) => i.info(`${e.padEnd(9)}${h(elapsed()).padStart(8)}  ${t}`), s = "done";
		i.debug(`step ${e} begins`);
		try {
			r.signal.throwIfAborted();
			let e = await t(r);
			return logLine(n(e)), e;
		} catch (t) {
			throw (!r.signal.aborted || a.aborted) && this.#u(e), s = r.signal.aborted ? "ended" : "failed", logLine(s), t;
		} finally {
			let [t, n] = [o - this.#o, elapsed()].map(Math.round);
			this.#s.push({
				step: e,
				startMs: t ?? 0,
				durationMs: n ?? 0,
				outcome: s
			}), this.#n[e] = Math.round((this.#n[e] ?? 0) * 1e3 + elapsed()) / 1e3;
		}
	}
	#u(e) {
		this.addFacts({ failedStep: this.#r.failedStep ?? e });
	}
};
// src/config/config-paths.ts
async function checkConfigPaths(e, t) {
	let { build: n, hosting: r, content: i } = t, { root: a, output: o, trustedRoot: s } = n, belowRoot = (e) => X.isAbsolute(e) ? e : X.join(a, e), c = await inside(e, a, "build.root");
	return o !== void 0 && await inside(e, belowRoot(o), "build.output"), await inside(e, belowRoot(r.config), "hosting.config"), await inside(e, i.file, "content.file"), s && await inside(e, s, "build.trustedRoot"), c;
}
async function inside(e, t, n) {
	try {
		return await B(e, t, n);
	} catch (e) {
		if (e instanceof P) throw e;
		let r = N(e);
		throw new P("CONFIG_INVALID", `Can't resolve ${n} "${t}": ${r}.`, { cause: e });
	}
}
// src/config/load.ts
const ki = 64e3;
async function loadSiteConfig(e, t = "site.config.yml") {
	let n = await B(e, t, "The site config file").catch((n) => {
		throw n instanceof P ? n : new P("CONFIG_NOT_FOUND", `Can't access ${t} in ${e}.`, { cause: n });
	});
	return nt(decode(await read(n, e, t), t), t);
}
async function read(e, t, n) {
	try {
		await using t = await tn(e, Qt.O_RDONLY | (Qt.O_NONBLOCK ?? 0));
		let r = await t.stat();
		if (!r.isFile()) throw new P("CONFIG_NOT_FOUND", `${n} is not a file.`, { remedy: "Replace it with a site config, or set the input \"config\" to another file." });
		if (r.size > ki) throw tooLarge(n, r.size);
		return await t.readFile();
	} catch (r) {
		if (r instanceof P) throw r;
		let i = He(r);
		throw new P("CONFIG_NOT_FOUND", `${n} ${i ? "does not exist" : "cannot be read"}.`, {
			cause: r,
			facts: i ? await similarFiles(e, t) : [N(r)],
			...!i && { remedy: "Correct its permissions, or set the input \"config\" to another file." }
		});
	}
}
async function similarFiles(e, t) {
	let n = new Set([
		X.dirname(e),
		t,
		X.join(t, ".github")
	]), r = [];
	for (let i of n) {
		let n = await K(i).catch(() => []);
		for (let a of n) isSimilar(a, X.basename(e)) && r.push(X.relative(t, X.join(i, a)).split(X.sep).join("/"));
	}
	return r.length > 0 ? [`There is: ${[...new Set(r)].sort().join(", ")}.`] : [];
}
function isSimilar(e, t) {
	return /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(e) || u(e, [t]) !== void 0;
}
function tooLarge(e, t) {
	let n = `found ${t} bytes, expected at most ${ki}`;
	return gt(e, [{
		file: e,
		line: 1,
		column: 1,
		message: n
	}]);
}
function decode(e, t) {
	if (e.byteLength > ki) throw tooLarge(t, e.byteLength);
	if (dn(e)) return new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	throw gt(t, [notUtf8(e, t)]);
}
function notUtf8(e, t) {
	let n = new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	return new Ct(t, n).problemAt(Math.max(0, n.indexOf("�")), "found invalid UTF-8, expected a UTF-8 text file");
}
// src/deploy/steps/plan/environment.ts
const Ai = new Map([["production", "Production"], ["preview", "Preview"]]);
function chooseEnvironment(e, t, n) {
	let r = parseEnvironment(n), { branch: i, home: a } = deployedBranch(e, t);
	if (!r) {
		if (t.name !== "workflow_dispatch") return a;
		throw new P("ENVIRONMENT_UNKNOWN", "The workflow was started manually without the input \"environment\".");
	}
	let o = t.name === "push";
	if (r === a || r === "Preview" && !o) return r;
	let s = o ? `A push to ${i} is deployed to ${a}` : `The branch ${i} can only be deployed to ${a}`;
	throw new P("ENVIRONMENT_CONFLICT", `${s}, but the input "environment" requests ${r}.`, {
		facts: describeRules(e),
		remedy: "Omit the input \"environment\" for runs triggered by a push. environments.production.branch and environments.preview.branches in the site config determine where each branch is deployed."
	});
}
function checkClose(e, t, n) {
	let r = tt(t.ref);
	if ((parseEnvironment(n) ?? "Preview") === "Production") throw new P("ENVIRONMENT_CONFLICT", "Only a Preview can be closed, but the input \"environment\" requests Production.");
	let i = ["workflow_dispatch", "local"].includes(t.name), a = r !== void 0 && r !== e.production.branch && e.preview.branches.some((e) => it(r, e)), o = t.name === "delete" || t.name === "push" && /^0+$/.test(t.sha);
	if (!(i || o && a)) throw new P("EVENT_NOT_DEPLOYED", `The event "${t.name}" of ${r ?? t.ref} does not close a Preview.`, { facts: [`A Preview is closed manually, or when a branch matching ${e.preview.branches.join(", ")} is deleted.`] });
}
function deployedBranch(e, t) {
	let refuse = (t) => new P("EVENT_NOT_DEPLOYED", `${t} is not deployed.`, { facts: describeRules(e) });
	if (![
		"push",
		"workflow_dispatch",
		"local"
	].includes(t.name)) throw refuse(`The event "${t.name}"`);
	let n = tt(t.ref);
	if (!n) throw refuse(t.ref === "" ? "A commit without a branch" : t.ref);
	if (/^0+$/.test(t.sha)) throw refuse(`The deletion of the branch ${n}`);
	if (n === e.production.branch) return {
		branch: n,
		home: "Production"
	};
	if (e.preview.branches.some((e) => it(n, e))) return {
		branch: n,
		home: "Preview"
	};
	throw new P("EVENT_NOT_DEPLOYED", `The branch ${n} is not deployed.`, {
		facts: describeRules(e),
		remedy: `To deploy it to Production, set environments.production.branch: ${n} in the site config; for Preview, add it to environments.preview.branches. In a terminal, --branch <name> deploys as another branch.`
	});
}
function parseEnvironment(e) {
	let t = e?.trim() ?? "";
	if (t === "") return;
	let n = Ai.get(t.toLowerCase());
	if (n) return n;
	throw new P("ENVIRONMENT_UNKNOWN", `found the environment "${t}", expected production or preview${ye(t, Ai.keys())}`);
}
function describeRules(e) {
	let t = e.preview.branches.join(", ");
	return [
		`A push to ${e.production.branch} is deployed to Production.`,
		`A push to ${t} is deployed to Preview.`,
		`Manually, with the input "environment": ${e.production.branch} to either environment, ${t} to Preview.`
	];
}
// src/deploy/steps/plan/rollback-origin.ts
async function checkRollbackOrigin(e, t, n, r) {
	let { repository: i } = e.event, refuse = (e, t) => new P("ROLLBACK_REFUSED", e, t ? { remedy: t } : {}), a = r.github && V(r.github, r), o = se(i), s = a && await W(_e(a, o, t), r);
	if (!a || !s || Object.values(pickOrigin(s)).includes("")) throw refuse(`GitHub does not say where the package of run ${t} comes from.`, "Grant the job the permissions \"actions: read\" and \"contents: read\", and choose a run of this repository.");
	if (s.repository.toLowerCase() !== i.toLowerCase()) throw refuse(`Run ${t} built a commit of ${s.repository}, not of ${i}.`);
	if (s.commit !== n) throw refuse(`The package is from commit ${n.slice(0, 12)}, but run ${t} built ${s.commit.slice(0, 12)}.`);
	checkBranch(e, t, s);
	let c = await W(We(a, o, s.branch), r);
	if (c === void 0 || c !== n && !await W(me(a, o, n, c), r)) throw refuse(`The commit ${n.slice(0, 12)} is not on the branch ${s.branch}.`);
	return toRef(s);
}
const toRef = (e) => `refs/heads/${e.branch}`;
function checkBranch(e, t, n) {
	let { config: r, environment: i, event: a } = e, o = {
		...a,
		name: n.event,
		ref: toRef(n),
		sha: n.commit
	};
	try {
		chooseEnvironment(r.environments, o, i);
	} catch (e) {
		if (!(e instanceof P)) throw e;
		let r = `Run ${t} (${n.event}, ${n.branch}) could not have deployed to ${i}.`;
		throw new P("ROLLBACK_REFUSED", r, {
			cause: e,
			facts: [e.message, ...e.facts]
		});
	}
}
const pickOrigin = ({ event: e, branch: t, commit: n, repository: r }) => ({
	event: e,
	branch: t,
	commit: n,
	repository: r
});
// src/deploy/steps/plan/rollback.ts
async function readRetainedPackage(e, t, n) {
	let { manifest: r } = await readArtifactManifest(e.workspace), i = {
		slug: e.config.site.slug,
		environment: e.environment
	}, a = findDifferences(["slug", "environment"], r, i);
	if (a.length > 0) throw new P("ROLLBACK_REFUSED", "The stored package was built for another site or environment.", {
		facts: a,
		remedy: `Choose a run that built ${i.slug} for ${i.environment}.`
	});
	let { version: o, commit: s } = r;
	return {
		version: o,
		commit: s,
		ref: e.dryRun ? e.event.ref : await checkRollbackOrigin(e, t, s, n)
	};
}
// src/deploy/steps/plan/types.ts
const ji = [
	"all",
	"build",
	"deploy",
	"rollback",
	"close"
], Mi = [
	"auto",
	"official",
	"direct"
], Ni = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, Pi = "release/";
async function findVersion(e, t) {
	let { workspace: n, buildRoot: r, event: i, config: a } = e, o = e.input?.trim() ?? "";
	if (o !== "") return parseVersion(o, "the input \"site-version\"");
	let s = tt(i.ref);
	if (s?.startsWith(Pi)) return parseVersion(s.slice(8), `the branch ${s}`);
	let c = (s === a.environments.production.branch ? await versionOfCommit(e, t) : void 0) ?? await versionOfPackage(n, r);
	if (c) return c;
	throw new P("VERSION_NOT_FOUND", `Found no version for the commit ${i.sha}.`);
}
async function versionOfCommit(e, t) {
	let { workspace: n, event: r, config: i } = e, { git: a, signal: o } = t, runGit = (...e) => a(n, e, o), s = highestTag(await runGit("tag", "--points-at", r.sha) ?? "");
	if (s !== void 0) return s;
	let c = await releaseOfPull(r, i.environments.production.branch, t);
	if (c) return c;
	let l = mergedRelease(r.commitMessage ?? await runGit("log", "-1", "--format=%B", r.sha) ?? "");
	if (l !== void 0) return parseVersion(l, `the branch ${Pi}${l} that the merge commit names`);
}
async function releaseOfPull(e, t, n) {
	if (!n.github) return;
	let r = bt(V(n.github, n), se(e.repository), e.sha);
	return (await W(r, n) ?? []).filter((e) => e.base === t && e.head.startsWith(Pi)).map((e) => e.head.slice(8)).find((e) => Ni.test(e));
}
function highestTag(e) {
	return e.split("\n").map((e) => e.trim()).filter((e) => e.startsWith("v") && Ni.test(e.slice(1))).map((e) => e.slice(1)).sort(compareVersions).at(-1);
}
function compareVersions(e, t) {
	let n = t.split(".").map(Number);
	return e.split(".").map((e, t) => Number(e) - (n[t] ?? 0)).find((e) => e !== 0) ?? 0;
}
function mergedRelease(e) {
	let t = e.trimStart().split("\n", 1)[0] ?? "";
	return (/^Merge pull request #\d+ from [^\s/]+\/release\/(\S+)/.exec(t) ?? /^Merge (?:remote-tracking )?branch '(?:[^\s/']+\/)?release\/([^\s']+)'/.exec(t))?.[1];
}
async function versionOfPackage(e, t) {
	let n = await readPackage(e, X.join(t, "package.json"));
	if (n === void 0) return;
	let r = b(n.replace(/^\uFEFF/, ""));
	if (r === void 0) throw new P("VERSION_INVALID", "The package.json that should contain the version is not valid JSON.");
	if (g(r) && "version" in r) return parseVersion(r.version, "\"version\" in package.json");
}
async function readPackage(e, t) {
	try {
		return await R(await B(e, t, "package.json"));
	} catch (e) {
		throw e instanceof P ? e : new P("VERSION_NOT_FOUND", "The package.json that might contain the version cannot be read.", { cause: e });
	}
}
function parseVersion(e, t) {
	if (typeof e == "string" && Ni.test(e)) return e;
	let n = `found the version ${typeof e == "string" ? `"${e}"` : `${JSON.stringify(e)}, which is not a string`} in ${t}, expected MAJOR.MINOR.PATCH without leading zeros, e.g. 1.4.0`, r = typeof e == "string" ? e.replace(/^v/i, "") : "";
	throw new P("VERSION_INVALID", Ni.test(r) ? `${n}; did you mean "${r}"?` : n);
}
// src/deploy/steps/plan/plan.ts
async function makePlan(e, t) {
	let n = St(ji, e.mode, "all", "mode"), r = St(Mi, e.uploader, "auto", "uploader"), i = Ye(e.dryRun, "dry-run"), a = Ye(e.force, "force"), { workspace: o, event: s } = e, c = await loadSiteConfig(o, e.config?.trim() || "site.config.yml");
	t.signal.throwIfAborted(), Qe(c, e.pins);
	let { production: l, preview: u } = c.environments, d = hostingName(u.name), f = {
		uploader: r,
		dryRun: i,
		event: s,
		config: c
	};
	if (n === "close") {
		checkClose(c.environments, s, e.environment), await checkConfigPaths(o, c);
		let t = versionOfBranch(s.ref), r = {
			environment: "Preview",
			environmentName: d,
			url: u.url
		};
		return {
			...f,
			...r,
			mode: n,
			workspace: o,
			version: t
		};
	}
	if (n === "all" && c.build.attestation === "required" && !i) throw needsTwoJobs();
	let p = chooseEnvironment({
		production: l,
		preview: u
	}, s, e.environment), m = await checkConfigPaths(o, c), h = p === "Preview" ? {
		environment: p,
		environmentName: d,
		url: u.url
	} : {
		environment: p,
		environmentName: null,
		url: c.site.url
	}, g = {
		...f,
		...h,
		force: a,
		workspace: o,
		buildRoot: m
	};
	if (n === "rollback") {
		let r = runId(e.rollbackRun), i = await readRetainedPackage(g, r, t);
		return {
			...g,
			mode: n,
			rollbackRun: r,
			version: i.version,
			event: {
				...s,
				sha: i.commit,
				ref: i.ref
			}
		};
	}
	let _ = await findVersion({
		...g,
		input: e.siteVersion
	}, t);
	return t.signal.throwIfAborted(), {
		...g,
		mode: n,
		version: _
	};
}
function hostingName(e) {
	let t = et(e);
	if (Be(t)) return t;
	throw new P("UPLOAD_WRONG_TARGET", `The hosting platform does not accept the Preview name "${e}".`, { remedy: "Correct environments.preview.name: 1 to 16 letters and digits, other than \"production\", \"prod\" or \"default\"." });
}
function runId(e = "") {
	let t = e.trim();
	if (/^\d{1,20}$/.test(t)) return t;
	throw new P("USAGE", `rollback-run: found "${t}", expected the id of the run that built the package.`);
}
function needsTwoJobs() {
	return new P("ATTESTATION_MISSING", "One job cannot both build the site and get an attestation for the build.", { remedy: "Use two jobs, with \"mode: build\" and \"mode: deploy\", and attest the build between them; or set build.attestation: off." });
}
function versionOfBranch(e) {
	return /\/(\d+\.\d+\.\d+)$/.exec(e)?.[1];
}
// src/deploy/deploy.ts
function couldNotBegin(e) {
	return {
		status: "failed",
		siteChanged: "no",
		notified: !1,
		seconds: {},
		error: P.from(e)
	};
}
function crashed(e) {
	return {
		...couldNotBegin(e),
		siteChanged: "maybe"
	};
}
async function deploy(e, t, n) {
	let r = new RunRecord(n);
	try {
		let n = await r.step("plan", (t) => makePlan(e, t), planned);
		r.addFacts(factsOfPlan(n)), n.mode === "close" ? await closePreview(n, t, r) : n.mode === "build" ? await buildOnly(n, r) : await deploySite(n, t, r);
	} catch (e) {
		r.failed(e);
	}
	return r.result();
}
// src/shared/cancel.ts
const Fi = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function cancelSignal(e, t = () => {}, n = () => performance.now()) {
	let r = new AbortController(), i = 0, a = Fi.map((a) => {
		let listener = () => {
			r.signal.aborted ? n() - i > 500 && t() : (i = n(), r.abort(new P("CANCELLED", `The run was cancelled (${a}).`)));
		};
		return e.on(a, listener), () => void e.off(a, listener);
	}), onUncaught = (e) => r.abort(P.from(e));
	return e.on("uncaughtException", onUncaught), Object.assign(r.signal, { [Symbol.dispose]() {
		for (let e of a) e();
		e.off("uncaughtException", onUncaught);
	} });
}
// src/shared/exec.ts
const Ii = 4 << 20;
function createExec() {
	let e = new Pn();
	return async (t, n, r) => {
		let { cwd: i, env: a, signal: o, limitMs: s = 3e4 } = r;
		o.throwIfAborted();
		let c = await findTool(t, a);
		if (!c) return {
			kind: "not started",
			reason: `"${t}" is not installed`
		};
		if (!await isFolder(i)) return {
			kind: "not started",
			reason: `the folder ${i} does not exist`
		};
		o.throwIfAborted();
		using l = new Call(o, s);
		let onStart = (t) => {
			e.getStore() === l && l.began(t.process);
		};
		Fn("child_process", onStart);
		try {
			let t = await e.run(l, () => exec(quote(c), [...n], {
				cwd: i,
				env: { ...a },
				silent: !0,
				ignoreReturnCode: !0,
				delay: 500,
				input: Buffer.alloc(0),
				listeners: {
					stdout: (e) => l.printed("stdout", e),
					stderr: (e) => l.printed("stderr", e)
				}
			}));
			return o.throwIfAborted(), l.toResult(t);
		} catch (e) {
			return o.throwIfAborted(), {
				kind: "not started",
				reason: e instanceof Error ? e.message : String(e)
			};
		} finally {
			In("child_process", onStart);
		}
	};
}
var Call = class {
	#e;
	#t;
	#n = new AbortController();
	#r;
	#i = () => {
		this.#o?.kill("SIGTERM"), this.#s ??= setTimeout(() => this.#o?.kill("SIGKILL"), 1e3);
	};
	#a = {
		stdout: new BoundedText(),
		stderr: new BoundedText()
	};
	#o;
	#s;
	constructor(e, t) {
		this.#e = t, this.#t = AbortSignal.timeout(t), this.#r = AbortSignal.any([
			e,
			this.#t,
			this.#n.signal
		]), this.#r.addEventListener("abort", this.#i, { once: !0 });
	}
	began(e) {
		this.#o = e, e.once("spawn", () => {
			e.stdin?.on("error", () => void 0), this.#r.aborted && this.#i();
		});
	}
	printed(e, t) {
		this.#a[e].add(t) || this.#n.abort();
	}
	toResult(e) {
		let t = {
			stdout: this.#a.stdout.finish(),
			stderr: this.#a.stderr.finish()
		}, killed = (e) => ({
			kind: "killed",
			reason: e,
			...t
		});
		return this.#n.signal.aborted ? killed(`it printed more than ${Ii} bytes`) : e === null ? this.#t.aborted ? killed(`it took longer than ${this.#e / 1e3} s`) : killed(`terminated by ${this.#o?.signalCode}`) : {
			kind: "exited",
			code: e,
			...t
		};
	}
	[Symbol.dispose]() {
		clearTimeout(this.#s), this.#r.removeEventListener("abort", this.#i), this.#o?.stdout?.destroy(), this.#o?.stderr?.destroy();
	}
}, BoundedText = class {
	#e = new Mn("utf8");
	#t = "";
	#n = 0;
	add(e) {
		return this.#n += e.byteLength, this.#n > Ii ? !1 : (this.#t += this.#e.write(e), !0);
	}
	finish() {
		return this.#t + this.#e.end();
	}
};
async function findTool(e, t) {
	let n = X.sep === "\\", variable = (e) => Object.entries(t).find(([t]) => (n ? t.toUpperCase() : t) === e)?.[1], r = n ? (variable("PATHEXT") ?? ".EXE;.CMD;.BAT").split(";") : [""], i = (variable("PATH") ?? "").split(X.delimiter).filter((e) => X.isAbsolute(e));
	for (let t of i.flatMap((t) => r.map((n) => X.join(t, e + n)))) if (await isProgram(t)) return t;
}
async function isProgram(e) {
	try {
		return await Xt(e, Lt.X_OK), (await on(e)).isFile();
	} catch {
		return !1;
	}
}
async function isFolder(e) {
	try {
		return (await on(e)).isDirectory();
	} catch {
		return !1;
	}
}
function quote(e) {
	return `"${e.replaceAll("\"", "\\\"")}"`;
}
// src/shared/git.ts
const Li = [
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
], Ri = [
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
].flatMap((e) => ["-c", e]);
function createGit(e, t) {
	let n = Object.fromEntries(Object.entries(t).flatMap(([e, t]) => t !== void 0 && Li.includes(e.toUpperCase()) ? [[e, t]] : []));
	return async (t, r, i) => {
		let a = await e("git", [
			"-c",
			`safe.directory=${t}`,
			...Ri,
			...r
		], {
			cwd: t,
			env: {
				...n,
				GIT_CEILING_DIRECTORIES: X.dirname(t),
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_LAZY_FETCH: "1",
				LC_ALL: "C"
			},
			signal: i
		});
		if (a.kind === "exited" && a.code === 0) return a.stdout;
	};
}
// src/shared/version.ts
const zi = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n } = e;
	return t === void 0 ? typeof n == "object" && "file" in n ? zi + n.size / 50 : zi : 9e5;
}
function createHttp(e) {
	let { transport: n, clock: r, userAgent: i, onRetry: o, random: s = Math.random } = e;
	async function attempt(e, t) {
		let { method: r, idleMs: a = 3e4, limitMs: o = getLimitMs(e), maxBytes: s = 4 << 20 } = e, { saveTo: c, newConnection: l, signal: u } = e, d = await e.turns?.next(u);
		try {
			let d = {
				...encode(e, i),
				idleMs: a,
				limitMs: o,
				maxBytes: s,
				saveTo: c,
				newConnection: l,
				signal: u
			};
			return { answer: await n({
				method: r,
				url: t,
				...d
			}) };
		} catch (e) {
			if (u?.throwIfAborted(), e instanceof P) throw e;
			return { error: e };
		} finally {
			d?.();
		}
	}
	function pauseAfter(e, n, i, a) {
		if (!("answer" in e ? a.statuses.includes(e.answer.status) : a.faults && !Ne(E(e.error))) || n >= a.attempts || i >= 12e4) return;
		let { status: o, headers: c } = "answer" in e ? e.answer : {};
		return t({
			attempt: n,
			status: o,
			retryAfter: c?.["retry-after"]
		}, r.now(), s());
	}
	async function sendTo(e, t) {
		let n = `${e.method} ${t.origin}${t.pathname}`, i = e.method === "GET" || e.method === "HEAD", s = e.retry ?? (i ? A.safe : A.never), c = 0, l = !1, u = !1;
		for (let i = 1;; i += 1) {
			let d = H(r), f = await attempt(e, t);
			isFile(e) || (c += H(r) - d), l ||= "answer" in f || !te(E(f.error)), u ||= "error" in f && !te(E(f.error));
			let p = pauseAfter(f, i, c, s);
			if (p === void 0) {
				if ("answer" in f) return toResponse(f.answer, t, i, u);
				throw new a(E(f.error), n, i, f.error, l);
			}
			let m = "answer" in f ? `status ${f.answer.status}` : E(f.error);
			o?.(`${n}: ${m}, attempt ${i + 1} of ${s.attempts} in ${(p / 1e3).toFixed(1)} s`), e.turns && m === "status 429" ? e.turns.hold(p) : await r.sleep(p, e.signal);
		}
	}
	return { async send(e) {
		let t = new URL(e.url), { headers: n = {} } = e, { limitMs: i = getLimitMs(e) } = e, a = H(r);
		for (let o = 0;; o += 1) {
			let s = o === 0 ? i : Math.max(1, i - (H(r) - a)), c = await sendTo({
				...e,
				headers: n,
				limitMs: s
			}, t), l = nextAddress(e, c, o);
			if (!l) return c;
			n = fe(n, t, l), t = l;
		}
	} };
}
function nextAddress(e, t, n) {
	let { method: r, follow: i } = e;
	if (!i || n >= (i.max ?? 5) || r !== "GET" && r !== "HEAD") return;
	let a = ie(t, t.url);
	if (a && Ee(i, new URL(t.url), a)) return a;
}
function encode(e, t) {
	let n = {
		"user-agent": t,
		...e.headers
	};
	return e.json === void 0 ? {
		headers: n,
		body: e.body
	} : (n["content-type"] ??= "application/json", {
		headers: n,
		body: JSON.stringify(e.json)
	});
}
function toResponse(e, t, n, r) {
	let { status: i, headers: a, body: o } = e;
	return {
		url: t.href,
		status: i,
		ok: i >= 200 && i < 300,
		headers: a,
		body: o,
		get text() {
			return o.toString("utf8");
		},
		get json() {
			return b(o.toString("utf8"));
		},
		requestId: firstHeader(a, "x-ms-request-id", "x-request-id", "x-github-request-id"),
		attempts: n,
		isRepetition: r
	};
}
function firstHeader(e, ...t) {
	for (let n of t) {
		let t = e[n];
		if (typeof t == "string" && t !== "") return t;
	}
}
// src/shared/http/gates.ts
var Gates = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async pass(e, t) {
		t?.throwIfAborted();
		let n = this.#t.get(e) ?? {
			open: 0,
			waiting: []
		};
		this.#t.set(e, n);
		let r = 0;
		if (n.open >= this.#e) {
			let e = performance.now();
			await waitIn(n.waiting, t), r = performance.now() - e;
		} else n.open += 1;
		let leave = () => {
			let e = n.waiting.shift();
			e ? e() : --n.open;
		};
		return {
			waitedMs: r,
			[Symbol.dispose]: leave
		};
	}
};
function waitIn(e, t) {
	return new Promise((n, r) => {
		let turn = () => {
			t?.removeEventListener("abort", leave), n();
		}, leave = () => {
			e.splice(e.indexOf(turn), 1), r(t?.reason);
		};
		e.push(turn), t?.addEventListener("abort", leave, { once: !0 });
	});
}
function createTransport(e) {
	let t = new Set(), n = new Gates(4), both = (e) => ({
		shared: agentsWith(t, {
			keepAlive: !0,
			...e
		}),
		own: agentsWith(t, e)
	}), r = both({}), i = both({ proxyEnv: { ...e } });
	return {
		async send(t) {
			let { url: a } = t;
			using o = await n.pass(a.origin, t.signal);
			let s = Math.max(1, Math.round(t.limitMs - o.waitedMs)), c = t.newConnection ? "own" : "shared";
			if (at(a)) return await sendOnce({
				...t,
				limitMs: s
			}, r[c]);
			let l = Ie(a, e);
			return await sendOnce({
				...t,
				limitMs: s
			}, i[c]).catch((e) => {
				throw _(e, a, l);
			});
		},
		close() {
			let e = [r, i].flatMap((e) => [...Object.values(e.shared), ...Object.values(e.own)]);
			for (let t of e) t.destroy();
			for (let e of t) e.destroy();
		}
	};
}
function agentsWith(e, t) {
	let noted = (t) => (t && e.add(t.once("close", () => e.delete(t))), t);
	class HttpAgent extends kn.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends An.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	return {
		"http:": new HttpAgent(t),
		"https:": new HttpsAgent(t)
	};
}
function sendOnce(e, t) {
	let { url: n, method: r, body: i, maxBytes: a, saveTo: o, signal: s } = e;
	return s?.throwIfAborted(), new Promise((s, c) => {
		let l = {
			method: r,
			headers: {
				...e.headers,
				...getLengthHeaders(i)
			}
		}, u = n.protocol === "http:" ? kn.request(n, {
			...l,
			agent: t["http:"]
		}) : An.request(n, {
			...l,
			agent: t["https:"]
		}), d = watchAttempt(e, stop);
		function stop(e) {
			d.stopWatching(), u.destroy(), c(e);
		}
		u.on("error", stop), u.on("response", (e) => {
			let { statusCode: t = 0, headers: n } = e;
			e.on("error", stop), (o !== void 0 && t >= 200 && t < 300 ? saveBody(e, o, d.moved) : readBody(e, a, d.moved)).then((r) => {
				d.stopWatching(), u.writableFinished && e.complete || u.destroy(), s({
					status: t,
					headers: n,
					body: r
				});
			}, stop);
		}), typeof i == "object" && "file" in i ? sendFile(i, u, d.moved).catch((e) => {
			u.destroyed && u.errored === null || stop(e);
		}) : u.end(i);
	});
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new Ft(`${n} ${e / 1e3} s`)), e), a = after(r, "not finished after"), o = after(n, "no data for"), onAbort = () => t(i?.reason);
	return i?.addEventListener("abort", onAbort, { once: !0 }), {
		moved() {
			clearTimeout(o), o = after(n, "no data for");
		},
		stopWatching() {
			clearTimeout(o), clearTimeout(a), i?.removeEventListener("abort", onAbort);
		}
	};
}
function readBody(e, t, n) {
	return new Promise((r, i) => {
		let a = [], o = 0, done = () => r(Buffer.concat(a).subarray(0, t));
		e.on("data", (e) => {
			n(), a.push(e), o += e.length, o > t && done();
		}), e.on("close", () => {
			e.complete || i(Object.assign(Error("the response was cut off"), { code: "ECONNRESET" }));
		}), e.on("end", done);
	});
}
function getLengthHeaders(e) {
	return e === void 0 ? {} : typeof e == "string" ? { "content-length": String(Buffer.byteLength(e)) } : { "content-length": String("file" in e ? e.size : e.byteLength) };
}
async function saveBody(e, t, n) {
	return await Nn(e, async function* (e) {
		for await (let t of e) n(), yield t;
	}, zt(t, { mode: 384 })), Buffer.alloc(0);
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = await tn(e.file);
	await Nn(o.createReadStream({
		highWaterMark: 1 << 18,
		...r !== void 0 && {
			start: r,
			end: r + i - 1
		}
	}), async function* (t) {
		for await (let r of t) yield r, a += r.length, n(), e.onProgress?.(a);
	}, t);
}
// src/shared/http/open-http.ts
function openHttp(e) {
	let { env: t, onRetry: n, clock: r = Oe } = e, i = createTransport(t);
	return {
		...createHttp({
			transport: i.send,
			clock: r,
			userAgent: "site-deploy/0.1.0",
			onRetry: n
		}),
		[Symbol.dispose]: i.close
	};
}
// src/shared/deps.ts
async function openDeps(e) {
	let { log: t, signal: n, env: r, github: i, gitHubDeployments: a, apiToken: o, temporary: s = r.RUNNER_TEMP || Tn() } = e, { afterCancelMs: c } = e, l = openHttp({
		env: r,
		onRetry: t.info
	}), u = await en(X.join(s, "site-deploy-")), removeOnExit = () => Gt(u, {
		recursive: !0,
		force: !0
	});
	process.once("exit", removeOnExit);
	let d = createExec();
	return {
		log: t,
		http: l,
		clock: Oe,
		signal: n,
		afterCancelMs: c,
		scratch: u,
		env: r,
		exec: d,
		git: createGit(d, r),
		github: i,
		gitHubDeployments: a,
		apiToken: o,
		toolCache: r.RUNNER_TOOL_CACHE || void 0,
		async [Symbol.asyncDispose]() {
			l[Symbol.dispose](), process.removeListener("exit", removeOnExit), await an(u, {
				recursive: !0,
				force: !0
			}).catch((e) => {
				t.warn(`The run's folder could not be removed: ${N(e)}`);
			});
		}
	};
}
// src/shared/end-process.ts
async function exitProcess(e, t) {
	return await Promise.all([e.stdout, e.stderr].map(written)), e.exit(t);
}
function written(e) {
	return e.destroyed ? Promise.resolve() : new Promise((t) => void e.write("", () => t()));
}
// src/shared/guard-stderr.ts
function guardStderr(e, t, n, r = (e) => e) {
	let { NODE_DEBUG: i = "" } = t, { pid: a, stderr: o } = e, s = o.write.bind(o), isDebugLine = (e) => i !== "" && RegExp(`^[\\w-]+ ${a}: `).test(Dn(e)), guarded = (e, ...t) => typeof e == "string" ? Reflect.apply(s, o, [isDebugLine(e) ? "" : r(e), ...t]) : Reflect.apply(s, o, [e, ...t]);
	Object.assign(o, { write: guarded }), i !== "" && n(`The log omits NODE_DEBUG=${i} output: it contains credentials in plain text.`);
}
// src/action/automation.ts
function readAutomationRequest(e, t) {
	let { event: n, config: r, siteVersion: i, dryRun: a, pins: o, workspace: s } = t, c = Bi.find((t) => t === e("mode").trim());
	if (!c) return;
	let read = (t) => e(t).trim(), [l, u, d, f, p] = [
		"release",
		"level",
		"wait",
		"workflow",
		"request"
	].map(read), [m, h, g, _] = [
		"issue",
		"round",
		"base",
		"commit"
	].map(read);
	return {
		automation: c,
		event: n,
		config: r,
		siteVersion: i,
		dryRun: a,
		pins: o,
		release: l ?? "",
		level: u ?? "",
		wait: d ?? "",
		workflow: f ?? "",
		workspace: s,
		request: p ?? "",
		agent: {
			issue: m ?? "",
			round: h ?? "",
			base: g ?? "",
			commit: _ ?? ""
		}
	};
}
const Bi = [
	"release",
	"requests",
	"texts",
	"task",
	"propose"
], Vi = {
	release: "Release",
	requests: "Requests",
	texts: "Texts",
	task: "Task",
	propose: "Proposal"
}, getFailureStatus = (e) => e?.code === "CANCELLED" ? "cancelled" : "failed";
function toAutomationOutputs(e) {
	let { outcome: t, error: n, task: r = "", closes: i } = e;
	return {
		status: n ? getFailureStatus(n) : "succeeded",
		next: t?.kind ?? "",
		url: t?.url ?? "",
		task: r,
		closes: i === void 0 ? "" : String(i)
	};
}
const Hi = {
	done: "done",
	person: "waiting for a person",
	machine: "not yet",
	step: "planned"
};
function formatAutomationTitle(e, t) {
	return `${Vi[e.automation]}: ${t.outcome ? Hi[t.outcome.kind] : getFailureStatus(t.error)}`;
}
function formatAutomationSummary(e, t) {
	let { outcome: n, error: r, lines: i } = t, a = d`## ${{ text: formatAutomationTitle({ automation: e.automation }, {
		outcome: n,
		error: r
	}) }}`;
	if (n) {
		let e = n.url ? d`**${be(G(n.url), n.url)}**` : void 0;
		return ue(a, e, ne(i));
	}
	let [o = "", ...s] = i, c = /^What to do: (.+)$/s.exec(s.at(-1) ?? "")?.[1];
	return ue(a, dt("CAUTION", d`**${{ text: o }}**`), ne(c ? s.slice(0, -1) : s), c ? d`**What to do:** ${{ text: c }}` : void 0);
}
// src/action/annotations.ts
function toAnnotations(e) {
	let { error: t, notifyError: n, title: r } = e, i = t ?? n;
	if (!i || i.problems.length === 0) return [];
	let a = i.problems.slice(0, 9), o = i.problems.length - a.length, s = o > 0 ? ` The summary has ${o} more.` : "";
	return [{
		message: `${i.message} [${i.code}]${s}\nWhat to do: ${i.remedy}`,
		title: r
	}, ...a.map(({ message: e, file: t, line: n, column: r }) => ({
		message: e,
		title: i.code,
		file: t,
		line: n,
		column: r
	}))];
}
// src/deploy/result.ts
const Ui = [
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
function toOutputs(e) {
	let text = (e) => e === void 0 ? "" : String(e);
	return {
		status: e.status,
		environment: text(e.environment),
		"site-version": text(e.siteVersion),
		url: text(e.url),
		"deployment-id": text(e.deploymentId),
		"correlation-id": text(e.correlationId),
		"file-count": text(e.fileCount),
		"total-bytes": text(e.totalBytes),
		digest: text(e.digest),
		notified: text(e.notified),
		folder: text(e.folder),
		artifact: text(e.artifact),
		closes: text(e.closes),
		report: JSON.stringify(e).replaceAll(qr, jsonEscape),
		next: "",
		task: "",
		...Object.fromEntries(Ui.map((t) => [`${t}-seconds`, text(e.seconds[t])]))
	};
}
function jsonEscape(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/action/summary/timeline.ts
function timelinePart(e) {
	let { timeline: t = [] } = e;
	if (t.length === 0) return;
	let n = t.map(({ step: e, startMs: t, durationMs: n, outcome: r }) => [
		G(e),
		G(h(t)),
		G(h(n)),
		r === "failed" ? d`**failed**` : G(r)
	]), r = ue(we([
		d`Step`,
		d`Began after`,
		d`Took`,
		d`Ended`
	], n), t.length > 1 ? drawing(t) : void 0);
	return pe(G(`Steps: ${h(getEndMs(t))}`), r);
}
function drawing(e) {
	let t = e.map((e) => {
		let { step: t, startMs: n, durationMs: r, outcome: i } = e;
		return `  ${t} :${i === "failed" ? "crit" : "active"}, ${n}, ${n + Math.max(1, r)}`;
	}), n = getEndMs(e) < 1e4 ? ["  tickInterval 1second"] : [];
	return ct([
		"gantt",
		"  dateFormat x",
		"  axisFormat %M:%S",
		...n,
		...t
	]);
}
const getEndMs = (e) => Math.max(...e.map((e) => e.startMs + e.durationMs)), Wi = [
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
function formatSummary(e) {
	let t = Wi.map((t) => `${page(e, t)}\n`);
	return t.find((e) => Buffer.byteLength(e) <= 64e3) ?? t.at(-1) ?? "";
}
function page(e, t) {
	return ue(d`## ${{ text: e.title }}`, Mt(e, t), De(e), o(e, t), c(e, t), l(e), timelinePart(e), ke(e), At(e, t));
}
// src/action/runner-result.ts
function toRunnerResult(e, t) {
	let n = sanitizeReport(e, t);
	return {
		title: n.title,
		outputs: toOutputs(n),
		summary: formatSummary(n),
		annotations: toAnnotations(n),
		lines: n.closingLines,
		isDone: n.isDone
	};
}
function toAutomationRunnerResult(e, t, n) {
	let r = t.lines.map(n.text);
	return {
		title: formatAutomationTitle(e, t),
		outputs: toAutomationOutputs(t),
		summary: n.text(formatAutomationSummary(e, {
			outcome: t.outcome,
			error: t.error,
			lines: r
		})),
		annotations: t.error?.problems ?? [],
		lines: r,
		isDone: !t.error
	};
}
function sanitizeReport(e, t) {
	let n = JSON.stringify(Ot(e), (e, n) => typeof n == "string" ? t.text(n) : n);
	return JSON.parse(n);
}
// src/action/comment-on-pulls.ts
async function commentOnPulls(e, t, n, r) {
	if (!t) return e;
	try {
		let { writeComments: i } = await import("./portal-and-pulls.js").then((e) => e.r);
		await i(sanitizeReport(e, r), await t(), n);
	} catch (e) {
		n.info(`No comment on the pull request: ${N(e)}`);
	}
	return e;
}
function readRequest(e, t, n) {
	return {
		workspace: n.GITHUB_WORKSPACE ?? ".",
		event: toRunEvent(t, n),
		config: e("config"),
		environment: e("environment"),
		siteVersion: e("site-version"),
		mode: e("mode"),
		rollbackRun: e("rollback-run"),
		uploader: e("uploader"),
		dryRun: e("dry-run"),
		force: e("force"),
		pins: {
			portalUrl: e("portal-url"),
			audience: e("audience"),
			tenantId: e("tenant-id"),
			clientId: e("client-id")
		}
	};
}
function readTokens(e, t, n) {
	let toMaskedSecret = (e) => {
		if (e === void 0 || e === "") return;
		let t = new Re(e);
		return n(t), t;
	}, r = toMaskedSecret(e("github-token"));
	return {
		github: r && {
			apiUrl: t.GITHUB_API_URL ?? "https://api.github.com",
			token: r
		},
		apiToken: toMaskedSecret(e("api-token")),
		agentToken: toMaskedSecret(e("agent-token")),
		idTokenRequest: toMaskedSecret(t.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
	};
}
function getRef(e) {
	let { eventName: t, ref: n, payload: r } = e;
	return t === "delete" && r.ref_type === "branch" && typeof r.ref == "string" ? `refs/heads/${r.ref}` : n;
}
function toRunEvent(e, t) {
	let { eventName: n, sha: r, runId: i, serverUrl: a, payload: o } = e, s = t.GITHUB_REPOSITORY ?? "", c = o.head_commit, l = typeof c == "object" && c && "message" in c && typeof c.message == "string" ? c.message : void 0;
	return {
		name: n,
		ref: getRef(e),
		sha: r,
		repository: s,
		commitMessage: l,
		run: {
			id: String(i),
			attempt: Number(t.GITHUB_RUN_ATTEMPT ?? "1"),
			url: `${a}/${s}/actions/runs/${i}`
		}
	};
}
const Gi = {
	comment: "No comment on the pull request",
	"github-deployment": "No deployment on GitHub"
};
function accessFor(e, t, n, r) {
	if (Ye(t(e), e)) return n || r.info(`${Gi[e]}: the input "github-token" is empty.`), n;
}
function createCommenter(e, t) {
	if (!e) return;
	if (t.signal.aborted) {
		t.log.info(`${Gi.comment}: the run was cancelled. A comment from an earlier run is left unchanged.`);
		return;
	}
	let n = AbortSignal.any([t.signal, AbortSignal.timeout(3e4)]);
	return async () => (await import("./shared.js").then((e) => e._t)).gitHubForRun(e, {
		...t,
		signal: n
	});
}
// src/action/sanitizer.ts
function createSanitizer(e) {
	return {
		text: (t) => sanitize(e.redact(t)),
		value: (t) => sanitizeName(e.redact(t))
	};
}
// src/action/log.ts
function actionsLog(e, t = new ae()) {
	let n, r = [], command = (t) => {
		n && e.info(`::${n}::`), t(), n && e.info(`::stop-commands::${n}`);
	}, afterForeign = (e) => {
		n ? r.push(e) : e();
	}, { text: i, value: a } = createSanitizer(t), place = (e) => {
		let { title: t, file: n, line: r, column: i } = e ?? {};
		return {
			...t !== void 0 && { title: a(t) },
			...n !== void 0 && { file: a(n) },
			...r !== void 0 && { startLine: r },
			...i !== void 0 && { startColumn: i }
		};
	}, o = ve(), warn = (t, n) => {
		o.add(t, n) && e.info(`Warning: ${t}`);
	};
	return {
		debug: (t) => afterForeign(() => e.debug(i(t))),
		info: (t) => afterForeign(() => e.info(i(t))),
		warn: (e, t) => afterForeign(() => warn(i(e), t)),
		error: (t, n) => command(() => e.error(i(t), place(n))),
		annotate() {
			let t = o.take();
			t.length !== 0 && command(() => {
				e.info("::group::Warnings that GitHub shows beside the run");
				for (let { message: n, ...r } of t) e.warning(n, place(r));
				e.info("::endgroup::");
			});
		},
		mask(n) {
			for (let r of t.add(n.reveal())) command(() => e.setSecret(r));
		},
		foreign(t) {
			let o = q();
			return e.info(`::group::${a(t)}`), e.info(`::stop-commands::${o}`), n = o, {
				line(t) {
					n === o && e.info(i(t));
				},
				close() {
					if (n !== o) return;
					n = void 0, e.info(`::${o}::`), e.info("::endgroup::");
					let t = r;
					r = [];
					for (let e of t) e();
				}
			};
		}
	};
}
function closeRun(e, t, n) {
	let r = t.join("\n"), i = r.length <= 4096;
	(e || !i) && n.info(r), e || n.fail(i ? r : shortened(t));
}
function shortened([e = "", ...t]) {
	let n = 1363, cut = (e) => e.length > n ? `${e.slice(0, n)}…` : e;
	return [e, ...t.slice(-2)].map(cut).join("\n");
}
// src/action/report-result.ts
async function reportResult(e, t) {
	let { core: n, log: r, sanitizer: i, hasSummary: a } = t, attempt = async (e, t) => {
		try {
			await t();
		} catch (t) {
			r.warn(`${e} could not be written: ${N(t)}`);
		}
	};
	await attempt("The outputs", () => {
		for (let [t, r] of Object.entries(e.outputs)) n.setOutput(t, i.value(r));
	}), a && await attempt("The summary", () => n.summary.addRaw(i.text(e.summary)).write()), r.annotate();
	for (let { message: t, ...n } of e.annotations) r.error(t, n);
	return e.annotations.length > 0 ? r.info(e.lines.join("\n")) : closeRun(e.isDone, e.lines, {
		info: r.info,
		fail: (t) => r.error(t, { title: e.title })
	}), +!e.isDone;
}
// src/action/run-action.ts
var Ki = e({ runAction: () => runAction });
async function runAction(e) {
	let { program: t, core: n } = e, r = new ae(), [i, a] = [createSanitizer(r), actionsLog(n, r)];
	guardStderr(t, t.env, a.info, i.text);
	using o = cancelSignal(t);
	e.release();
	let s = {
		core: n,
		log: a,
		sanitizer: i,
		hasSummary: !!t.env.GITHUB_STEP_SUMMARY
	}, finish = async (e) => exitProcess(t, await reportResult(e, s));
	t.once("uncaughtException", (e) => void finish(toRunnerResult(crashed(e), i)));
	let runnerResult = async () => {
		let { env: r } = t, { github: s, apiToken: c, agentToken: l, idTokenRequest: u } = readTokens(n.getInput, r, a.mask), d = accessFor("comment", n.getInput, s, a), f = accessFor("github-deployment", n.getInput, s, a);
		await using p = await openDeps({
			log: a,
			signal: o,
			env: r,
			github: s,
			gitHubDeployments: f,
			apiToken: c
		});
		let m = r.ACTIONS_ID_TOKEN_REQUEST_URL, h = e.githubIdentity({
			http: p.http,
			mask: a.mask,
			requestUrl: m,
			requestToken: u
		}), g = readRequest(n.getInput, e.context, r), _ = readAutomationRequest(n.getInput, g);
		if (_) {
			let { automate: t } = await e.automation();
			return toAutomationRunnerResult(_, await t(_, h, p, l), i);
		}
		return toRunnerResult(await commentOnPulls(await deploy(g, h, p), createCommenter(d, p), a, i), i);
	};
	await finish(await runnerResult().catch((e) => toRunnerResult(couldNotBegin(e), i)));
}
// src/identity/github-identity.ts
var qi = e({ githubIdentity: () => githubIdentity });
function githubIdentity(e) {
	let { http: t, requestUrl: n, requestToken: r, mask: i } = e;
	return { async idToken(e, o) {
		if (!n || !r) throw new P("IDENTITY_NOT_AVAILABLE", "This job has no OIDC identity: the runner provides no id token.");
		let s = new URL(n);
		s.searchParams.set("audience", e);
		let c = await t.send({
			method: "GET",
			url: s,
			headers: {
				authorization: `Bearer ${r.reveal()}`,
				accept: "application/json"
			},
			idleMs: 1e4,
			signal: o
		}).catch((e) => {
			throw e instanceof a ? new P("ID_TOKEN_FAILED", `The id token could not be fetched: ${e.message}`, { cause: e }) : e;
		}), l = c.json?.value;
		if (!c.ok || typeof l != "string" || l === "") {
			let e = c.ok ? "a response without a token" : `status ${c.status}`;
			throw new P("ID_TOKEN_FAILED", `The id token could not be fetched: ${e} after ${v(c.attempts, "attempt")}.`);
		}
		let u = new Re(l);
		return i(u), u;
	} };
}
export { lr as i, Ki as n, dr as r, qi as t };
