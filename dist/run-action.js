import { r as e } from "./rolldown-runtime.js";
import { $n as t, $r as n, $t as r, At as i, Br as a, Bt as o, Cn as s, Ct as c, D as l, Dn as u, En as d, F as f, Fn as p, Fr as m, Ft as h, G as g, Gn as _, Gr as v, Gt as ee, H as te, Hn as y, Hr as ne, Ht as re, In as ie, Ir as ae, It as oe, Jt as se, K as ce, Kn as le, Kr as b, Kt as ue, L as de, Ln as x, Lr as fe, Lt as pe, Mn as me, Mr as S, Mt as he, N as ge, Nr as _e, Nt as ve, On as ye, P as be, Pn as xe, Pr as Se, R as Ce, Rn as we, Rr as Te, Rt as Ee, Sn as De, Sr as C, St as Oe, Tn as ke, Tr as Ae, Un as w, Ur as je, Ut as Me, Vn as T, Vr as Ne, Vt as E, Wn as D, Wr as Pe, Wt as Fe, Xr as Ie, Yr as Le, Yt as Re, Zr as O, _ as ze, _n as Be, _r as k, ai as Ve, at as He, b as Ue, bn as We, c as Ge, ci as Ke, cr as qe, ct as Je, d as Ye, dn as Xe, dt as A, ei as Ze, er as j, f as Qe, fr as $e, ft as et, g as tt, gr as M, gt as nt, h as rt, hr as it, ht as at, i as ot, ii as st, it as ct, j as lt, jn as ut, jr as dt, jt as ft, kn as pt, ln as mt, lr as ht, lt as gt, m as _t, mn as vt, mr as yt, mt as bt, oi as N, ot as P, p as xt, pn as St, pr as F, pt as Ct, qr as I, qt as wt, ri as L, rt as Tt, si as Et, st as Dt, t as Ot, ti as R, ut as z, vn as B, vt as V, wn as kt, wr as At, xn as jt, xt as H, yn as U, yr as Mt, yt as W, zn as G, zr as Nt, zt as Pt } from "./shared.js";
const { closeSync: Ft, constants: It, createReadStream: Lt, createWriteStream: Rt, mkdirSync: zt, openSync: Bt, readFileSync: Vt, readdirSync: Ht, realpathSync: Ut, rmSync: Wt, statSync: Gt, writeFileSync: Kt, writeSync: qt } = globalThis.process.getBuiltinModule("node:fs"), Jt = globalThis.process.getBuiltinModule("node:fs/promises"), { access: Yt, chmod: Xt, constants: Zt, mkdir: Qt, mkdtemp: $t, open: en, readFile: tn, readdir: K, rename: nn, rm: rn, stat: an, writeFile: on } = globalThis.process.getBuiltinModule("node:fs/promises"), { setTimeout: sn } = globalThis.process.getBuiltinModule("node:timers/promises"), { createHash: cn, hash: ln, randomUUID: q } = globalThis.process.getBuiltinModule("node:crypto"), { isUtf8: un } = globalThis.process.getBuiltinModule("node:buffer"), J = globalThis.process.getBuiltinModule("os"), dn = globalThis.process.getBuiltinModule("os"), { EOL: fn } = globalThis.process.getBuiltinModule("os"), pn = globalThis.process.getBuiltinModule("crypto"), mn = globalThis.process.getBuiltinModule("fs"), { constants: hn, existsSync: gn, promises: _n, readFileSync: vn } = globalThis.process.getBuiltinModule("fs"), Y = globalThis.process.getBuiltinModule("path"), { StringDecoder: yn } = globalThis.process.getBuiltinModule("string_decoder"), bn = globalThis.process.getBuiltinModule("events"), xn = globalThis.process.getBuiltinModule("child_process"), { setTimeout: Sn } = globalThis.process.getBuiltinModule("timers"), { availableParallelism: Cn, tmpdir: wn } = globalThis.process.getBuiltinModule("node:os"), { isDeepStrictEqual: Tn, stripVTControlCharacters: En } = globalThis.process.getBuiltinModule("node:util"), Dn = globalThis.process.getBuiltinModule("node:process"), On = globalThis.process.getBuiltinModule("node:http"), kn = globalThis.process.getBuiltinModule("node:https"), { spawn: An } = globalThis.process.getBuiltinModule("node:child_process"), X = globalThis.process.getBuiltinModule("node:path"), { StringDecoder: jn } = globalThis.process.getBuiltinModule("node:string_decoder"), { pipeline: Mn } = globalThis.process.getBuiltinModule("node:stream/promises"), { AsyncLocalStorage: Nn } = globalThis.process.getBuiltinModule("node:async_hooks"), { subscribe: Pn, unsubscribe: Fn } = globalThis.process.getBuiltinModule("node:diagnostics_channel");
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
	if (!mn.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	mn.appendFileSync(n, `${toCommandValue(t)}${J.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(e, t) {
	let n = `ghadelimiter_${pn.randomUUID()}`, r = toCommandValue(t);
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
const { access: In, appendFile: Ln, writeFile: Rn } = _n, zn = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$6(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[zn];
			if (!e) throw Error(`Unable to find environment variable for $${zn}. Check if your runtime environment supports job summaries.`);
			try {
				yield In(e, hn.R_OK | hn.W_OK);
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
			return yield (t ? Rn : Ln)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(fn);
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
const Bn = new Summary(), Vn = Bn, Hn = Bn;
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
const { chmod: Un, copyFile: Wn, lstat: Gn, mkdir: Kn, open: qn, readdir: Jn, rename: Yn, rm: Xn, rmdir: Zn, stat: Qn, symlink: $n, unlink: er } = mn.promises, Z = process.platform === "win32";
mn.constants.O_RDONLY;
function exists(e) {
	return __awaiter$5(this, void 0, void 0, function* () {
		try {
			yield Qn(e);
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
			n = yield Qn(e);
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
				n = yield Qn(e);
			} catch (t) {
				t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
			}
			if (n && n.isFile()) {
				if (Z) {
					try {
						let t = Y.dirname(e), n = Y.basename(e).toUpperCase();
						for (let r of yield Jn(t)) if (n === r.toUpperCase()) {
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
const tr = process.platform === "win32";
var ToolRunner = class extends bn.EventEmitter {
	constructor(e, t, n) {
		if (super(), !e) throw Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = e, this.args = t || [], this.options = n || {};
	}
	_debug(e) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
	}
	_getCommandString(e, t) {
		let n = this._getSpawnFileName(), r = this._getSpawnArgs(e), i = t ? "" : "[command]";
		if (tr) {
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
		return tr && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
	}
	_getSpawnArgs(e) {
		if (tr && this._isCmdFile()) {
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
			return !isRooted(this.toolPath) && (this.toolPath.includes("/") || tr && this.toolPath.includes("\\")) && (this.toolPath = Y.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((e, t) => __awaiter$3(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
				for (let e of this.args) this._debug(`   ${e}`);
				let n = this._cloneExecOptions(this.options);
				!n.silent && n.outStream && n.outStream.write(this._getCommandString(n) + J.EOL);
				let r = new nr(n, this.toolPath);
				if (r.on("debug", (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield exists(this.options.cwd))) return t(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let i = this._getSpawnFileName(), a = xn.spawn(i, this._getSpawnArgs(n), this._getSpawnOptions(this.options, i)), o = "";
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
var nr = class ExecState extends bn.EventEmitter {
	constructor(e, t) {
		if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !t) throw Error("toolPath must not be empty");
		this.options = e, this.toolPath = t, e.delay && (this.delay = e.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = Sn(ExecState.HandleTimeout, this.delay, this)));
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
		let r = "", i = "", a = new yn("utf8"), o = new yn("utf8"), s = n?.listeners?.stdout, c = n?.listeners?.stderr, stdErrListener = (e) => {
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
var rr = e({
	arch: () => ir,
	getDetails: () => getDetails,
	isLinux: () => sr,
	isMacOS: () => or,
	isWindows: () => ar,
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
}), Q = dn.platform(), ir = dn.arch(), ar = Q === "win32", or = Q === "darwin", sr = Q === "linux";
function getDetails() {
	return __awaiter$1(this, void 0, void 0, function* () {
		return Object.assign(Object.assign({}, yield ar ? getWindowsInfo() : or ? getMacOsInfo() : getLinuxInfo()), {
			platform: Q,
			arch: ir,
			isWindows: ar,
			isMacOS: or,
			isLinux: sr
		});
	});
}
// node_modules/@actions/core/lib/core.js
var cr = e({
	ExitCode: () => lr,
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
	markdownSummary: () => Vn,
	notice: () => notice,
	platform: () => rr,
	saveState: () => saveState,
	setCommandEcho: () => setCommandEcho,
	setFailed: () => setFailed,
	setOutput: () => setOutput,
	setSecret: () => setSecret,
	startGroup: () => startGroup,
	summary: () => Hn,
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
}, lr;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(lr ||= {});
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
	process.exitCode = lr.Failure, error(e);
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
function endGroup$1() {
	issue("endgroup");
}
function group$1(e, t) {
	return __awaiter(this, void 0, void 0, function* () {
		startGroup(e);
		let n;
		try {
			n = yield t();
		} finally {
			endGroup$1();
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
			if (gn(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(vn(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				let e = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${fn}`);
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
var ur = e({
	context: () => dr,
	getOctokit: () => getOctokit
});
const dr = new Context();
function getOctokit(e, t, ...n) {
	return new (GitHub.plugin(...n))(getOctokitOptions(e, t));
}
function fileListOf(e) {
	let t = e.reduce((e, { size: t }) => e + t, 0);
	if (e.length > 2e3) return {
		files: e.length,
		bytes: t
	};
	let n = e.map(recordOf).sort(Buffer.compare);
	return {
		files: e.length,
		bytes: t,
		list: Buffer.concat(n).toString("base64")
	};
}
function fileListLike(e) {
	return fileListOf(e.map(({ size: e }) => ({
		path: "",
		size: e,
		sha256: ""
	})));
}
function changesSince(e, t) {
	let n = readList(e);
	if (n === void 0) return;
	let r = [], i = [], a = [];
	for (let e of t) {
		let t = recordOf(e), o = keyOf(t), s = n.get(o);
		n.delete(o);
		let c = s?.readUInt32LE(6) ?? 0;
		s === void 0 ? r.push(e.path) : s.equals(t) || i.push(e.path), e.size > c && a.push({
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
function recordOf({ path: e, size: t, sha256: n }) {
	let r = Buffer.alloc(14);
	return Buffer.from(ln("sha256", e), "hex").copy(r, 0, 0, 6), r.writeUInt32LE(Math.min(t, 4294967295), 6), Buffer.from(n, "hex").copy(r, 10, 0, 4), r;
}
const keyOf = (e) => e.toString("latin1", 0, 6);
function readList(e) {
	if (typeof e != "string" || e.length > fr) return;
	let t = Buffer.from(e, "base64");
	if (t.length % 14 != 0 || t.toString("base64") !== e) return;
	let n = Array.from({ length: t.length / 14 }, (e, n) => t.subarray(n * 14, (n + 1) * 14));
	return new Map(n.map((e) => [keyOf(e), e]));
}
const fr = 37336;
// src/deploy/messages.ts
function planned(e) {
	let { slug: t } = e.config.site;
	if (e.mode === "close") return `to close the Preview "${e.environmentName}" of ${t}`;
	let { sha: n } = e.event, r = n === "" ? "not a commit" : `commit ${n.slice(0, 12)}`, i = e.rollbackRun === void 0 ? "" : `, again, as run ${e.rollbackRun} built it`;
	return `${t} ${e.version} to ${e.environment}, ${r}${i}`;
}
const loggedIn = ({ config: e }) => `as application ${e.azure.clientId}, without a stored secret`, exchanged = ({ config: e }) => `deployment token for ${e.site.slug}, masked`;
function built({ workspace: e }, { commands: t, origin: n, folder: r }) {
	if (n !== void 0) return `as built by the earlier job, ${n.files.length} files`;
	let i = X.relative(e, r) || "the whole repository";
	return t.length === 0 ? `nothing to build, the site is ${i}` : `${t.join(", ")}; the site is ${i}`;
}
function finished({ overlay: e, pages: t, held: n }) {
	let r = renderedHeads(n);
	return [
		`${y(t.size, "page")} changed`,
		...r === void 0 ? [] : [r],
		...e.keys()
	].join(", ");
}
function renderedHeads({ frameworks: e, pages: t }) {
	let n = e.join(" and ");
	return t > 0 ? `metadata held on ${y(t, "page")}${n === "" ? "" : ` that ${n} takes over`}` : n === "" ? void 0 : `${n} shows the metadata that was built (seo.hold is never)`;
}
function packed({ manifest: e, marker: t, delivery: n }) {
	return `${`${e.files.length} files, ${T(e.totalBytes)}`}, ${handedOver(n)}, ${t.digest.slice(0, 19)}`;
}
function handedOver(e) {
	return e.kind === "archive" ? `packed ${T(e.bytes)}` : e.kind === "none" ? "not packed, since it is live" : "not packed, since the platform's client takes a folder";
}
const keptAsArtifact = ({ folder: e, manifest: t }) => `${t.files.length} files, ${T(t.totalBytes)}, in ${e}`;
function uploaded(e) {
	return e.outcome === "unchanged" ? "the live site has these files already: nothing was sent" : e.outcome === "accepted" ? `deployment ${e.id}` : `deployment ${e.id}: the platform did not say how it ended; the live site will tell`;
}
const verified = ({ url: e, looks: t }) => `${e} serves this build: ${t.join(", ")}`, verifiedUnchanged = (e) => e === void 0 ? "the live site names this build, but serves something else: it is uploaded again" : verified(e), notified = ({ status: e }) => `the portal knows: ${e}`, closed = ({ environmentName: e }, { outcome: t }) => `the Preview "${e}": ${t}`, toBeClosed = ({ environmentName: e }) => `the Preview "${e}": planned`;
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
function factsOfFinished({ pages: e, overlay: t, held: n }) {
	let r = renderedHeads(n);
	return {
		finished: {
			pages: e.size,
			files: [...t.keys()]
		},
		...r !== void 0 && { rendered: r }
	};
}
function factsOfArtifact({ folder: e, name: t, manifest: n, digest: r }) {
	return {
		...factsOfFiles(n),
		digest: r,
		folder: e,
		artifact: t
	};
}
function factsOfPackage({ manifest: e, marker: t, live: n }) {
	let { version: r = "", commit: i = "", digest: a = "" } = n ?? {}, o = [
		r,
		i,
		a
	].every((e) => typeof e == "string" && e !== ""), s = o && n?.slug === t.slug && n.environment === t.environment;
	return {
		...factsOfFiles(e),
		digest: t.digest,
		...o && { previous: {
			version: r,
			commit: i,
			digest: a,
			...s && growthOf(e, n.contents)
		} },
		...s && changesOf(e, n.contents)
	};
}
function growthOf({ files: e, totalBytes: t }, n) {
	let r = b(n).bytes;
	return typeof r != "number" || !Number.isSafeInteger(r) ? {} : { growth: t - (e.find(({ path: e }) => e === ".well-known/site-deploy.json")?.size ?? 0) - r };
}
function changesOf(e, t) {
	let n = e.files.filter(({ path: e }) => e !== U), r = changesSince(b(t).list, n);
	if (r === void 0) return {};
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
function factsOfFiles({ files: e, totalBytes: t }) {
	let n = e.toSorted((e, t) => t.size - e.size).slice(0, 10).map(({ path: e, size: t }) => ({
		path: e,
		bytes: t
	}));
	return {
		fileCount: e.length,
		totalBytes: t,
		largestFiles: n
	};
}
function factsOfDeployment(e) {
	return e.outcome === "unchanged" ? { isUnchanged: !0 } : {
		deploymentId: e.id,
		correlationId: e.correlationId,
		url: e.url
	};
}
function factsOfClosing({ outcome: e, gone: t, correlationId: n }) {
	return {
		closes: !0,
		closed: {
			outcome: e,
			gone: t
		},
		correlationId: n
	};
}
// src/config/seo-file.ts
const pr = F({
	title: k(C()),
	description: k(C()),
	canonical: k(C()),
	robots: k(C()),
	structuredData: k(F({}))
}), mr = F({ pages: Mt(C(), F({
	slug: C(),
	values: pr,
	fallback: pr
})) });
async function loadSeoFile(e, t) {
	let n = await B(e, t, "seo.file"), r = await N(n).catch((e) => {
		throw new R("SEO_FILE_INVALID", `The metadata file ${t} cannot be read.`, { cause: e });
	});
	if (r === void 0) {
		if (t === "content/seo.json") return { pages: {} };
		throw new R("SEO_FILE_INVALID", `The metadata file ${t} does not exist.`);
	}
	let i = S(mr, I(r.replace(/^\uFEFF/, "")));
	if (i.success) return i.data;
	throw new R("SEO_FILE_INVALID", `The metadata file ${t} is not of the expected form.`, { facts: i.error.issues.slice(0, 5).map(({ path: e, message: t }) => `${e.join(".") || "the file"}: ${t}`) });
}
var LineSplitter = class {
	#e;
	#t = new jn("utf8");
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
async function run$1(e, t, n, { cwd: r, env: i, onLine: a, signal: o, onStart: s }) {
	o.throwIfAborted();
	let c = An(e, t, {
		cwd: r,
		env: i,
		shell: n,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32",
		windowsHide: !0
	}), l, end = () => {
		endGroup(c, "SIGTERM"), l ??= setTimeout(() => {
			endGroup(c, "SIGKILL"), c.stdout.destroy(), c.stderr.destroy();
		}, 600);
	};
	o.addEventListener("abort", end, { once: !0 }), c.pid !== void 0 && s?.();
	let onExit = () => void endGroup(c, "SIGKILL");
	process.once("exit", onExit);
	try {
		for (let e of [c.stdout, c.stderr]) {
			let t = new LineSplitter(a);
			e.on("data", (e) => t.write(e)).once("close", () => t.end());
		}
		let e = await new Promise((e, t) => {
			c.once("error", t), c.once("exit", end), c.once("close", (t, n) => e({
				code: t,
				killedBy: n
			}));
		});
		endGroup(c, "SIGKILL");
		for (let e = performance.now() + 500; performance.now() < e && endGroup(c, 0);) await sn(5);
		return o.throwIfAborted(), e;
	} finally {
		clearTimeout(l), process.removeListener("exit", onExit), o.removeEventListener("abort", end);
	}
}
function endGroup({ pid: e, exitCode: t }, n) {
	if (e === void 0) return !1;
	if (process.platform === "win32") return t === null && An("taskkill", [
		"/pid",
		String(e),
		"/t",
		"/f"
	], {
		stdio: "ignore",
		windowsHide: !0
	}), !1;
	try {
		return process.kill(-e, n), !0;
	} catch {
		return !1;
	}
}
var CommandOutput = class {
	#e = [];
	#t = [];
	read(e) {
		let t = En(e.slice(0, 2e3)).trimEnd();
		this.#e.push(t), this.#e.length > 25 && this.#e.shift(), hr.test(t) && this.#t.length < 40 && this.#t.push(t);
	}
	get tail() {
		return this.#e;
	}
	get reasons() {
		return this.#t;
	}
};
const hr = /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
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
const gr = {
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
}, _r = {
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
}, vr = {
	..._r,
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
const yr = createPnpmCommands("pnpm"), br = createPnpmCommands("rush-pnpm"), xr = {
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
}, Sr = {
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
const Cr = {
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
}, wr = {
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
}, Tr = {
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
}, Er = {
	npm: gr,
	yarn: _r,
	"yarn@berry": vr,
	pnpm: yr,
	"pnpm@6": {
		...yr,
		run: dashDashArg("pnpm", "run", ["-F", "--filter"])
	},
	"pnpm-rush": br,
	bun: xr,
	aube: Sr,
	deno: Cr,
	nub: wr,
	upm: Tr
}, Dr = {
	yarn: ["add", "uninstall"],
	pnpm: ["add"],
	"pnpm@6": ["add"],
	"pnpm-rush": ["add"]
}, Or = {
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
	let i = Er[e][t];
	r.ignoreWorkspaceRootCheck && Dr[e]?.includes(t) && (n = ["--ignore-workspace-root-check", ...n]);
	let a = Or[e];
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
const kr = [
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
], Ar = {
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
}, jr = {
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
		let n = await Jt.stat(e);
		return t === "file" ? n.isFile() : n.isDirectory();
	} catch {
		return !1;
	}
}
function* lookup(e = Dn.cwd()) {
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
				for (let t of Object.keys(Ar)) if (await pathExists(X.join(r, t), "file")) {
					let n = Ar[t];
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
			case "install-metadata": for (let e of Object.keys(jr)) {
				let t = e.endsWith("/") ? "dir" : "file";
				if (await pathExists(X.join(r, e), t)) {
					let t = jr[e];
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
		let n = await Jt.readFile(e, "utf8"), r = t.packageJsonParser ? await t.packageJsonParser(n, e) : JSON.parse(n), i = getNameAndVer(r);
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
	if (kr.includes(e)) return n = e, {
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
	if (n === void 0) return t.command === void 0 && t.output === void 0 && await refuseUnbuilt(e.buildRoot), {
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
	}), o = t.install !== void 0 || !i ? void 0 : a === null ? "No lockfile: the versions of the dependencies may differ from build to build. Commit the lockfile." : await severalLockfiles(e, r), s = t.install ?? (i ? command(r, a === null ? "install" : "frozen") : void 0);
	if (t.command !== void 0) return {
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
	throw new R("BUILD_COMMAND_MISSING", `${X.join(t.root, "package.json")} has no script "build", and build.command is not set.`);
}
const Mr = [
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
	for (let [e, n, r] of Mr) {
		let i = t.find((t) => e.test(t));
		if (i !== void 0) throw new R("BUILD_COMMAND_MISSING", `There is ${i}, but no package.json, and build.command is not set: nothing builds the site.`, { remedy: `Set build.command, for example "${n}", and build.output: ${r}. To deploy a folder as it is committed, set build.output alone.` });
	}
}
async function severalLockfiles({ buildRoot: e, workspace: t }, n) {
	let r = new Set([...await K(e), ...await K(t)]), i = Object.entries(Ar).filter(([e]) => r.has(e));
	if (!(new Set(i.map(([, e]) => e)).size < 2)) return `There are ${i.map(([e]) => e).join(" and ")}: ${n} is used. Remove the lockfile that is not kept up to date.`;
}
function command(e, t, ...n) {
	let r = resolveCommand(e, t, n);
	if (r === null) throw new R("BUILD_COMMAND_MISSING", `The package manager ${e} has no command for "${t}".`);
	return [r.command, ...r.args].join(" ");
}
async function readManifest(e) {
	let t = X.join(e, "package.json"), n = await N(t);
	if (n !== void 0) try {
		let e = JSON.parse(n), count = (t) => Object.keys(e[t] ?? {}).length;
		return {
			hasBuildScript: typeof e.scripts?.build == "string",
			dependencies: count("dependencies") + count("devDependencies") + count("optionalDependencies") + count("workspaces")
		};
	} catch (e) {
		throw new R("BUILD_COMMAND_MISSING", `${t} is not valid JSON.`, {
			cause: e,
			remedy: "Correct package.json."
		});
	}
}
// src/deploy/steps/build/exposed.ts
function sayWhatIsExposed({ mode: e, dryRun: t }, { log: n, env: r, apiToken: i, github: a }) {
	if (e === "build") {
		a !== void 0 && n.info("The code of the site can read github-token. This job does not need it: set \"github-token: ''\".");
		return;
	}
	let o = [
		...r.ACTIONS_ID_TOKEN_REQUEST_TOKEN ? ["the request for the job's id token"] : [],
		...i === void 0 ? [] : ["api-token"],
		...a === void 0 ? [] : ["github-token"]
	];
	if (t || o.length === 0) return;
	let s = `In one job the code of the site can read ${o.join(", ")}, and change what later steps run. Two jobs, with "mode: build" and "mode: deploy", keep it apart from them.`;
	i === void 0 ? n.info(s) : n.warn(s);
}
// src/deploy/steps/build/install-failure.ts
const Nr = [
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
function anyOf(...e) {
	return new RegExp(e.join("|"), "i");
}
function explainInstall({ reasons: e, tail: t }) {
	let n = essenceOf(e);
	if (n.length === 0) return { facts: ["its last lines:", ...quoted(t)] };
	let r = Nr.find(({ pattern: e }) => e.test(n.join("\n")));
	return {
		facts: ["what it says:", ...quoted(n)],
		...r !== void 0 && { remedy: r.remedy }
	};
}
function essenceOf(e) {
	let t = e.findIndex((e) => /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(e));
	return e.slice(0, t === -1 ? void 0 : t).filter((e) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(e)).slice(0, 8);
}
const quoted = (e) => e.map((e) => `| ${e}`), Pr = "SITE_DEPLOY_BUILD";
async function endLeftBehind(e, { log: t }) {
	let n = new Map(), r = new Map();
	for (let t = 0; t < 5; t += 1) {
		let t = (await processesWith(`${Pr}=${e}`)).filter(({ pid: e }) => !r.has(e));
		if (t.length === 0) break;
		for (let e of t) (end(e.pid) ? n : r).set(e.pid, e);
	}
	let named = (e) => w([...e.values()].map(({ pid: e, command: t }) => `${t} (process ${e})`));
	n.size > 0 && t.warn(`The build left ${y(n.size, "process")} running, now ended: ${named(n)}.`), r.size > 0 && t.warn(`The build left ${y(r.size, "process")} that cannot be ended: ${named(r)}.`);
}
async function processesWith(e) {
	let t = (await K("/proc").catch(() => [])).filter((e) => /^\d+$/.test(e)), n = [];
	for (let r of t) {
		if (!(await tn(`/proc/${r}/environ`, "latin1").catch(() => "")).split("\0").includes(e)) continue;
		let t = await tn(`/proc/${r}/cmdline`, "utf8").catch(() => "");
		n.push({
			pid: Number(r),
			command: t.replaceAll("\0", " ").trim().slice(0, 100) || "?"
		});
	}
	return n;
}
function end(e) {
	try {
		return process.kill(e, "SIGKILL");
	} catch {
		return !1;
	}
}
// src/deploy/artifact/site-tree.ts
const Fr = anyName([
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
]), Ir = anyName([
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
	return Fr.test(e);
}
function anyName(...e) {
	return RegExp(`^(${e.flat().join("|")})$`, "i");
}
const Lr = 2e5;
function readSiteTree(e) {
	let t = Ut(e), n = [], r = [], i = [], a = 0, visit = (e, o, s) => {
		for (let c of Ht(e, { withFileTypes: !0 })) {
			let l = o + c.name;
			if (a += 1, a > Lr) throw tooManyNames(t);
			if (isNeverPublished(c.name) || o === "" && Ir.test(c.name)) {
				r.push(l);
				continue;
			}
			let u = X.join(e, c.name), d = c.isSymbolicLink() ? targetInside(t, u) : u;
			if (d === void 0) {
				i.push(l);
				continue;
			}
			let f = Gt(d, { throwIfNoEntry: !1 });
			if (f === void 0) throw notThere(l, d);
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
function filesByPath({ files: e }) {
	return new Map(e.map((e) => [e.path, e]));
}
function tooManyNames(e) {
	return new R("PACKAGE_TOO_MANY_FILES", `${e} has more than ${Lr} files and folders.`, { facts: ["Links to folders count with everything that is in them."] });
}
function notThere(e, t) {
	return e.includes("�") ? new R("PACKAGE_NAME_REFUSED", "The built site has a name that is not UTF-8.", { facts: [e] }) : new R("FILE_GONE", `${e} was removed while the built site was read.`, { facts: [t] });
}
function targetInside(e, t) {
	try {
		let n = Ut(t);
		return Be(e, n) ? n : void 0;
	} catch {
		return;
	}
}
// src/deploy/steps/build/framework-outputs.ts
const Rr = {
	nextjs: ["out"],
	nuxtjs: [".output/public", "dist"],
	astro: ["dist"],
	vitepress: [".vitepress/dist", "docs/.vitepress/dist"],
	vuepress: [".vuepress/dist", "docs/.vuepress/dist"]
};
async function frameworkOutputs(e) {
	let [{ detectFrameworks: t }, { appFrameworks: n }] = await Promise.all([import("./frameworks.js").then((e) => e.n), import("./frameworks.js").then((e) => e.r)]), r = (await t((await K(e)).map((t) => X.join(e, t)), n)).flatMap((e) => e.frameworks).toReversed(), i = r.some(({ id: e }) => e === "angular") ? await angularOutputs(e) : [], a = r.flatMap(({ id: e, config: { outputLocation: t } }) => {
		let n = t === void 0 || t.startsWith("{") || t === "." ? [] : [t];
		return [...Rr[e] ?? [], ...n];
	});
	return [...i, ...a];
}
const zr = At([C(), M({
	base: C(),
	browser: k(C())
})]), Br = M({ projects: Mt(C(), M({
	projectType: k(C()),
	architect: k(M({ build: k(M({ options: k(M({ outputPath: k(zr) })) })) }))
})) });
async function angularOutputs(e) {
	let t = await N(X.join(e, "angular.json")), n = S(Br, I(t ?? ""));
	return n.success ? Object.entries(n.data.projects).filter(([, { projectType: e }]) => e !== "library").flatMap(([e, { architect: t }]) => {
		let n = t?.build?.options?.outputPath ?? X.posix.join("dist", e);
		return typeof n == "string" ? [X.posix.join(n, "browser"), n] : [X.posix.join(n.base, n.browser ?? "browser")];
	}) : [];
}
// src/deploy/steps/build/output.ts
const Vr = [
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
], Hr = 2e3;
async function findOutput(e, t) {
	let n = t !== void 0, { output: r } = e.config.build;
	if (r !== void 0) return configured(e, r, n);
	for (let t of n ? await frameworkOutputs(e.buildRoot) : ["."]) {
		let r = await inside$1(e, t);
		if (!(n && Be(r, e.buildRoot)) && await startPageTime(r) !== void 0) return r;
	}
	let i = [];
	for (let t of Vr) {
		let n = await startPageTime(X.join(e.buildRoot, t));
		n !== void 0 && i.push({
			folder: t,
			written: n
		});
	}
	let a = i.filter(({ written: e }) => t !== void 0 && e >= t), [o, ...s] = a.length > 0 ? a : i;
	if (o !== void 0 && s.length === 0) return inside$1(e, o.folder);
	throw o === void 0 ? await notFound(e, n ? "The build left no folder with an index.html." : "Nothing was built, since build.command is not set, and there is no folder with an index.html.") : await notFound(e, `Several folders could be the built site: ${[o, ...s].map(({ folder: e }) => e).join(", ")}.`);
}
async function configured(e, t, n) {
	let r = await inside$1(e, t), i = X.join(e.config.build.root, t);
	if (!await isFolder$1(r)) throw await notFound(e, `The folder "${i}" (build.output) does not exist${n ? " after the build" : ""}.`);
	if (await startPageTime(r) !== void 0) return r;
	let [a, ...o] = await startPagesBelow(r);
	if (a === void 0) return r;
	let s = X.posix.join(t, a);
	throw new R("BUILD_OUTPUT_NOT_FOUND", `The folder "${i}" (build.output) has no index.html.`, {
		facts: D([a, ...o].map((e) => `there is one in ${X.posix.join(i, e)}`), 5),
		...o.length === 0 && { remedy: `Set build.output: ${s}` }
	});
}
const inside$1 = (e, t) => B(e.workspace, X.relative(e.workspace, X.resolve(e.buildRoot, t)) || ".", "The build output");
async function notFound(e, t) {
	let n = (await K(e.buildRoot, { withFileTypes: !0 }).catch(() => [])).filter((e) => e.isDirectory() && !isNeverPublished(e.name)), r = await Promise.all(n.map(async ({ name: t }) => (await startPagesBelow(X.join(e.buildRoot, t))).map((e) => X.posix.join(t, e)))), i = n.map(({ name: e }) => e).filter((e) => !e.startsWith(".")), a = [...i.length === 0 ? [] : [`folders in build.root: ${i.join(", ")}`], ...D(r.flat().map((e) => `there is an index.html in ${e}`), 5)];
	return e.config.build.output === void 0 && await startPageTime(e.buildRoot) !== void 0 && a.push("build.root itself has an index.html; it is only taken where build.output names it, since it holds the sources"), new R("BUILD_OUTPUT_NOT_FOUND", t, { facts: a });
}
async function startPagesBelow(e) {
	let t = [], n = [""];
	for (let r = 0; n.length > 0 && t.length === 0 && r < Hr; r += n.length) {
		let i = [];
		for (let a of n.slice(0, Hr - r)) for (let n of await K(X.join(e, a), { withFileTypes: !0 }).catch(() => [])) n.isFile() && n.name === "index.html" && a !== "" && t.push(a), n.isDirectory() && !isNeverPublished(n.name) && i.push(X.posix.join(a, n.name));
		n = i;
	}
	return t.sort();
}
const isFolder$1 = (e) => an(e).then((e) => e.isDirectory(), () => !1), startPageTime = (e) => an(X.join(e, "index.html")).then((e) => e.isFile() ? e.mtimeMs : void 0, () => void 0);
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
	sayWhatIsExposed(t, n);
	let r = t.config.build.timeoutMinutes, i = AbortSignal.timeout(r * 6e4), a = q(), o = {
		texts: await writeTexts(t, n),
		seo: await writeSeo(t, n)
	}, s = {
		plan: t,
		environment: {
			...mt(t, n.env, o),
			[Pr]: a
		},
		deps: n,
		signal: AbortSignal.any([n.signal, i])
	};
	try {
		e.install !== void 0 && await run(e.install, installFailed, s), e.build !== void 0 && await run(e.build, buildFailed, s);
	} catch (e) {
		throw n.signal.throwIfAborted(), !i.aborted || e instanceof R ? e : new R("BUILD_TIMEOUT", `The build was ended after ${y(r, "minute")} (build.timeoutMinutes).`);
	} finally {
		await endLeftBehind(a, n);
	}
}
async function writeTexts({ workspace: e, config: { content: t } }, { scratch: n }) {
	let r = t.mode === "commit" ? await Xe(e, t.file) : void 0, i = X.join(n, "site-text.json");
	return await on(i, `${JSON.stringify(Object.fromEntries(r?.texts ?? []), null, 2)}\n`), i;
}
async function writeSeo({ workspace: e, config: { seo: t } }, { scratch: n }) {
	let r = t.enabled ? await loadSeoFile(e, t.file) : { pages: {} }, i = X.join(n, "site-seo.json");
	return await on(i, `${JSON.stringify(r, null, 2)}\n`), i;
}
const installFailed = (e, t) => new R("BUILD_INSTALL_FAILED", e, { ...explainInstall(t) }), buildFailed = (e, { tail: t }) => new R("BUILD_FAILED", e, { facts: ["its last lines:", ...t.map((e) => `| ${e}`)] }), toolMissing = (e, t) => new R("BUILD_TOOL_MISSING", e, { facts: buildFailed(e, t).facts });
async function run(e, t, { plan: n, environment: r, deps: i, signal: a }) {
	let o = X.relative(n.workspace, n.buildRoot) || ".", s = i.log.foreign(o === "." ? e : `${e}  (in ${o})`), c = new CommandOutput();
	try {
		let o = await runCommand(e, {
			cwd: n.buildRoot,
			env: r,
			signal: a,
			onLine(e) {
				s.line(e), c.read(e);
			}
		});
		if (o.code === 0) return;
		let l = o.code === null ? `was ended by ${o.killedBy}` : `ended with exit code ${o.code}`, u = o.code === 127 || o.code === 9009, d = await import("./frameworks.js").then((e) => e.t).then(({ unfitNode: e }) => e(n.buildRoot, r, i)).catch(() => void 0);
		throw (u ? toolMissing : t)([`"${e}" ${l}.`, d].filter(Boolean).join(" "), c);
	} finally {
		s.close();
	}
}
// src/shared/package-name.ts
function packageName({ slug: e, environment: t, version: n }) {
	return `site-${e}-${t}-${n}`;
}
// src/shared/site-files.ts
function digestOf(e, t = "") {
	return `sha256:${ln("sha256", t + e.map((e) => `${e.sha256}  ${e.path}\n`).join(""))}`;
}
// src/deploy/artifact/artifact.ts
const $ = "site-deploy-build", Ur = M({
	format: At([$e(1), $e(2)]),
	slug: C(),
	environment: r,
	version: C(),
	commit: C(),
	digest: C(),
	files: qe(M({
		path: C(),
		size: it(),
		sha256: C()
	}))
});
function artifactDigest(e, t, n = 2) {
	if (n === 1) return digestOf(t);
	let { slug: r, environment: i, version: a, commit: o } = e;
	return digestOf(t, `${JSON.stringify({
		format: n,
		slug: r,
		environment: i,
		version: a,
		commit: o
	})}\n`);
}
async function readArtifactManifest(e) {
	let t = await B(e, $, "The folder"), n = await tn(X.join(t, "manifest.json"), "utf8").catch((e) => {
		throw new R("ARTIFACT_INVALID", `There is no ${$}/manifest.json in the workspace.`, { cause: e });
	}), { data: r } = S(Ur, I(n));
	if (r === void 0) throw new R("ARTIFACT_INVALID", `${$}/manifest.json is not a manifest of a build job.`);
	if (artifactDigest(r, r.files, r.format) !== r.digest) throw new R("ARTIFACT_INVALID", `${$}/manifest.json does not match its digest.`);
	return {
		manifest: r,
		folder: X.join(t, "site")
	};
}
function differencesOf(e, t, n) {
	return e.filter((e) => t[e] !== n[e]).map((e) => `${e}: built for ${t[e]}, this run deploys ${n[e]}`);
}
// src/deploy/steps/pack/order.ts
function inByteOrder(e) {
	return Array.from(e, (e) => ({
		file: e,
		key: Buffer.from(e.path)
	})).sort((e, t) => Buffer.compare(e.key, t.key)).map(({ file: e }) => e);
}
// src/deploy/steps/pack/check-tree.ts
function checkTree({ folder: e, files: t, forbidden: n, escaping: r }) {
	if (r.length > 0) throw new R("PATH_OUTSIDE_WORKSPACE", `The built site has ${y(r.length, "symbolic link")} to places outside of it or to nothing.`, {
		facts: D(r),
		remedy: "Replace the links by the files themselves, or leave them out of the build output."
	});
	if (n.length > 0) throw new R("PACKAGE_FORBIDDEN_FILE", `${e} holds ${y(n.length, "path")} that must not be published.`, { facts: D(n) });
	if (t.length === 0) throw new R("PACKAGE_EMPTY", `There are no files in ${e}.`);
	return inByteOrder(t).map((e) => ({
		kind: "file",
		...e
	}));
}
// src/deploy/steps/pack/limits.ts
function checkLimits(e, { maxTotalSize: t, maxFiles: n }) {
	let r = Math.min(n, ne.files);
	if (e.length > r) throw new R("PACKAGE_TOO_MANY_FILES", `The built site has ${e.length} files; ${r} are allowed (hosting.maxFiles).`, { facts: ["most files are in:", ...largestFolders(e)] });
	let i = e.reduce((e, t) => e + t.size, 0), a = Math.min(t, ne.bytes - (64 << 20));
	if (i > a) {
		let t = [...e].sort((e, t) => t.size - e.size).slice(0, 10);
		throw new R("PACKAGE_TOO_LARGE", `The built site has ${T(i)}; ${T(a)} are allowed (hosting.maxTotalSize).`, { facts: ["the largest files:", ...t.map((e) => `${T(e.size).padStart(9)}  ${e.path}${hint(e.path)}`)] });
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
// src/shared/disarm.ts
function disarm(e) {
	return e.replaceAll(Wr, "$1| ").replaceAll(Gr, "$1 [");
}
function disarmName(e) {
	return disarm(e.replaceAll(Kr, escaped));
}
const Wr = /(^|[\r\n])(?=[^\x21-\x7e\r\n]*:[^\x20-\x7e\r\n]*:)/g, Gr = /(#[^\x20-\x7e\r\n]*#[^\x20-\x7e\r\n]*)\[/g, Kr = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
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
	if (t !== void 0) return `the folder ${t}, which is not for files`;
	let n = e.split("/").find((e) => /^(bin|app_data)$/i.test(e));
	return n === void 0 ? /\.resx$/i.test(e) ? "the ending .resx" : e.includes("+") ? "a + in its name" : /%[\da-f]{2}/i.test(e) ? "a % and two hexadecimal digits in its name" : void 0 : `a folder of the name ${n}`;
}
function isDoubtful(e) {
	return e.split("/").some((e) => qr.test(e)) || Jr.test(e);
}
const qr = /^(app_code|app_(global|local)resources|app_webreferences|app_browsers|web\.config)$/i, Jr = RegExp("\\.(resources|cs|csproj|vb|vbproj|java|asax|ascx|master|skin|browser|config|sitemap|mdb|mdf|ldf|ldb|ad|dd|sd|rules)$", "i");
// src/deploy/steps/pack/names.ts
function checkNames(e) {
	let t = [], n = new Set(), r = new Map(), i = new Set(e);
	for (let a of e) {
		let e = refusal$1(a);
		if (e !== void 0) t.push(`${JSON.stringify(a)}: ${e}`);
		else for (let e = a; e !== "" && !n.has(e); e = folderOf(e)) {
			e !== a && (n.add(e), i.has(e) && t.push(`${e}: a file and a folder have this name`));
			let o = e.normalize("NFC").toLowerCase(), s = r.get(o);
			s === void 0 ? r.set(o, e) : s !== e && t.push(`${e}: the same as ${s} where upper and lower case do not differ`);
		}
	}
	if (t.length !== 0) throw new R("PACKAGE_NAME_REFUSED", `The built site has ${y(t.length, "name")} that the hosting could not keep unchanged.`, { facts: D(t) });
}
function unservedWarnings(e) {
	let t = e.flatMap((e) => {
		let t = whyUnserved(e);
		return t === void 0 ? [] : [`${e} (${t})`];
	}), n = e.filter((e) => whyUnserved(e) === void 0 && isDoubtful(e)), r = `The hosting platform answers 404 for ${w(t)}, whatever the site's configuration says.`, i = `The hosting platform may answer 404 for ${w(n)}:`;
	return [...t.length === 0 ? [] : [`${r} Rename them.`], ...n.length === 0 ? [] : [`${i} a server of its kind keeps such names for itself. Rename those that visitors need.`]];
}
function refusal$1(e) {
	if (e.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(e)) return "it has a control character";
	if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(e)) return "it turns the direction of text, or breaks a line";
	if (disarm(e) !== e || e.split("/").some((e) => disarm(e) !== e)) return "a runner would take it for a command";
	if (e.includes("�") || !e.isWellFormed()) return "it is not UTF-8";
	if (/^[/]|^[a-z]:/i.test(e)) return "it is an absolute path";
	if (e.split("/").some((e) => e === "" || e === "." || e === "..")) return "it leads out of the site";
	if (Buffer.byteLength(e) > 1e3) return "it is longer than 1,000 bytes";
}
const folderOf = (e) => e.slice(0, Math.max(0, e.lastIndexOf("/")));
// src/deploy/steps/pack/write-artifact.ts
async function writeArtifact(e, t, n) {
	let r = await B(e.workspace, $, "The folder");
	await clear(r), zt(r);
	let i = checkTree(readSiteTree(t.folder));
	checkNames(i.map((e) => e.path)), checkLimits(i, e.config.hosting);
	let a = [], o = new Set(), s = Ze(n.signal);
	for (let e of i) {
		let t = X.join(r, "site", e.path), n = X.dirname(t);
		o.has(n) || zt(n, { recursive: !0 }), o.add(n), a.push({
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
	return await on(X.join(r, "manifest.json"), JSON.stringify(f)), {
		folder: $,
		name: packageName(u),
		manifest: createManifest(a),
		digest: d
	};
}
async function clear(e) {
	if ((await Ke(K(e)) ?? []).some((e) => e !== "site" && e !== "manifest.json")) throw new R("USAGE", `The folder ${$} holds something else than a built site.`, { remedy: `Remove or rename ${$}: the name is needed for the built site.` });
	await rn(e, {
		recursive: !0,
		force: !0
	});
}
// src/deploy/build-only.ts
async function buildOnly(e, t) {
	let n = await t.step("build", (t) => build(e, t), (t) => built(e, t)), r = await t.step("pack", (t) => writeArtifact(e, n, t), keptAsArtifact);
	t.learn(factsOfArtifact(r)), t.ends("succeeded");
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
	if (i.status < 300 || i.status >= 400 || a === void 0) return i;
	throw new R("UPLOADER_NOT_AVAILABLE", `${i.url} leads to ${a}, which is not followed.`);
}
// src/clients/swa/official-client/release.ts
const Yr = "https://aka.ms/swalocaldeploy", Xr = "stable", Zr = "StaticSitesClient", Qr = qe(F({
	version: C(),
	buildId: C().check(dt(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: Mt(C(), F({
		url: C(),
		sha: C().check(dt(/^[0-9a-f]{64}$/i))
	}))
}));
function platformOf(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	throw new R("UPLOADER_NOT_AVAILABLE", `The platform's upload client does not exist for ${e} on ${t}.`, { remedy: "Use \"uploader: direct\": it works on every system; or run the job on Linux x64, Windows or macOS." });
}
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new R("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${Yr}`],
		cause: n
	}), r = await follow(Yr, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed("The release metadata of the platform's upload client could not be read.", [String(e.message)], e);
	});
	if (!r.ok) throw failed("The release metadata of the platform's upload client could not be read.", [`status ${r.status} from ${r.url}`]);
	let i = S(Qr, r.json);
	if (!i.success) throw failed("The release metadata of the platform's upload client is not of the shape that is known.", [`received ${r.headers["content-type"] ?? "no content type"} from ${r.url}`]);
	let a = i.data.find((e) => t === void 0 ? e.version === Xr : e.buildId === t), o = a?.files[e];
	if (a === void 0 || o === void 0) throw failed(`The release metadata of the platform's upload client has not ${t === void 0 ? `a ${Xr} build` : `the build ${t} (hosting.clientBuildId)`} for ${e}.`, [`it has: ${i.data.map((e) => `${e.version} ${e.buildId}`).join(", ") || "nothing"}`]);
	if (!URL.canParse(o.url) || new URL(o.url).protocol !== "https:") throw failed("The release metadata of the platform's upload client names an address without TLS.", [`address: ${o.url}`]);
	return {
		buildId: a.buildId,
		url: o.url,
		sha256: o.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/official-client.ts
async function getClient({ cache: e, buildId: t, system: n, architecture: r }, i) {
	let a = platformOf(n, r), o = await findRelease(a, t, i), s = X.join(e, "site-deploy", Zr, o.buildId, a), c = X.join(s, a === "win-x64" ? `${Zr}.exe` : Zr), l = await hashOf$2(c);
	return l === o.sha256 || (l !== void 0 && i.log.warn(`The upload client in the cache is not the one that its release names; it is downloaded again. (${c})`), await download(o, s, c, i)), {
		file: c,
		release: o
	};
}
async function checkClient({ file: e, release: t }) {
	let n = await hashOf$2(e);
	if (n !== t.sha256) throw wrongChecksum(t, n ?? "no file", e);
}
async function download(e, t, n, r) {
	let i = r.clock.now(), failed = (t, n) => new R("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be downloaded.", {
		facts: [
			t,
			`address: ${e.url}`,
			`build: ${e.buildId}`
		],
		cause: n
	});
	await Qt(t, { recursive: !0 });
	let a = `${n}.${q()}`;
	try {
		let t = await follow(e.url, { saveTo: a }, r).catch((e) => {
			throw r.signal.throwIfAborted(), failed(L(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let i = await hashOf$2(a);
		if (i !== e.sha256) throw wrongChecksum(e, i ?? "no file", e.url);
		await Xt(a, 493), await nn(a, n);
	} finally {
		await rn(a, { force: !0 });
	}
	let o = _(r.clock.now() - i);
	r.log.info(`Upload client ${e.buildId} downloaded in ${o}; its checksum is that of the release.`);
}
function wrongChecksum(e, t, n) {
	return new R("OFFICIAL_CLIENT_CHECKSUM", "The platform's upload client has another checksum than its release names.", { facts: [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	] });
}
async function hashOf$2(e) {
	let t = cn("sha256");
	try {
		await Mn(Lt(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (st(e)) return;
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
		throw ve(e, {
			purpose: "EXCHANGE",
			url: r.url,
			what: t
		}) ?? e;
	}
}
// src/deploy/session.ts
function openSession(e, t, n) {
	let r = n.lastingStep("login", (n) => wt(e.config, t, n), () => loggedIn(e)), i = ue(() => openPortal(e, r, n.machine)), portal = async () => (await r, i()), a = portal().then((t) => n.step("exchange", (n) => exchange(e, t, n), () => exchanged(e)));
	a.catch((e) => n.stop(e));
	let o;
	return {
		portal,
		token: () => a,
		renewToken: async (t) => exchange(e, await portal(), t),
		client(t) {
			return o ??= openUploadClient(e, t), o;
		},
		notifier: async () => n.machine.apiToken === void 0 ? portal().catch(() => void 0) : i()
	};
}
async function openPortal({ config: e }, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.n), credential = async ({ auth: e }) => e === "deployment" && o !== void 0 ? o : t;
	return new l({
		http: r,
		clock: i,
		url: s,
		provider: c,
		credential,
		onWait: a.info
	});
}
function openUploadClient({ config: e }, t) {
	let n = t.toolCache ?? X.join(t.scratch, "tool-cache"), r = e.hosting.clientBuildId;
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
		let i = [`correlation id: ${e}`], a = await n.catch((e) => {
			throw e instanceof o ? new R("UPLOAD_UNAVAILABLE", `The hosting platform did not ${t}.`, {
				cause: e,
				facts: [e.message, ...i]
			}) : e;
		});
		if (a.kind === "ok") return a.response;
		if (a.kind === "unexpected") throw new R("UPLOAD_ANSWER_INVALID", `The hosting platform did not ${t}.`, { facts: [`received: ${a.received}`, ...i] });
		let s = `reason: ${a.reason} (status ${a.status})`;
		if (r && isTokenRefusal(a.status, a.reason)) throw new R("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
			cause: new TokenRefused(a.reason),
			facts: [s, ...i]
		});
		let c = a.status === 429 || a.status >= 500;
		throw new R(c ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `The hosting platform did not ${t}.`, {
			facts: [s, ...i],
			...a.isRepetition && { cause: new RepetitionRefused(a.reason) }
		});
	};
}
function isTokenRefusal(e, t) {
	return e === 401 || e === 403 || /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(t);
}
function isUnexpectedShape(e) {
	return e instanceof R && (e.code === "UPLOAD_TOKEN_SHAPE" || e.code === "UPLOAD_ANSWER_INVALID");
}
function unknownTokenShape(e) {
	return new R("UPLOAD_TOKEN_SHAPE", "The deployment token is not of the shape that the direct protocol knows.", { facts: [`its length: ${e} characters`] });
}
// src/clients/swa/content-host.ts
const $r = {
	0: "hk1",
	3: "am2",
	15: "eus2",
	16: "dm1",
	30: "wus2"
};
function contentHost(e) {
	let t = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(e.reveal());
	if (t === null || e.reveal().length < 104) return;
	let n = Number(t[1] || "0"), r = $r[Number.parseInt(t[2] ?? "", 16)];
	if (r !== void 0 && Number.isSafeInteger(n)) return {
		host: `content-${r}.infrastructure.${n === 0 ? "" : `${n}.`}azurestaticapps.net`,
		slice: n
	};
}
// src/clients/swa/content-service/envelope.ts
const ei = F({
	isSuccessStatusCode: k(yt(ht())),
	statusCode: k(yt(it())),
	response: k(Ae())
});
function readAnswer(e) {
	let t = inCamelCase(e.json, 0), n = S(ei, t), { isRepetition: r = !1 } = e;
	if (!e.ok) return {
		kind: "refused",
		status: e.status,
		reason: reasonOf(t) ?? firstLine(e.text),
		isRepetition: r
	};
	if (!n.success) return {
		kind: "unexpected",
		received: `status ${e.status}, ${e.headers["content-type"] ?? "no content type"}: ${firstLine(e.text)}`
	};
	let { isSuccessStatusCode: i, statusCode: a, response: o } = n.data;
	if (i === !1 || typeof a == "number" && a >= 400) {
		let n = reasonOf(t) ?? "no reason given";
		return {
			kind: "refused",
			status: a ?? e.status,
			reason: n,
			isRepetition: r
		};
	}
	return {
		kind: "ok",
		response: v(o) ? o : {}
	};
}
function inCamelCase(e, t) {
	if (t > 6) return e;
	if (Array.isArray(e)) return e.map((e) => inCamelCase(e, t + 1));
	if (!v(e)) return e;
	let n = Object.entries(e).map(([e, n]) => [e.charAt(0).toLowerCase() + e.slice(1), inCamelCase(n, t + 1)]);
	return Object.fromEntries(n);
}
const ti = [
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
], ni = 2e3;
function reasonOf(e) {
	let t = new Set(reasonsIn(e, 0));
	return t.size === 0 ? void 0 : [...t].join("; ").slice(0, ni);
}
function reasonsIn(e, t) {
	return t > 6 ? [] : typeof e == "string" ? e.trim() === "" ? [] : [e.trim().slice(0, ni)] : (Array.isArray(e) ? e : v(e) ? ti.map((t) => e[t]) : []).flatMap((e) => reasonsIn(e, t + 1));
}
function unhealthyRegions(e) {
	let t = e.unhealthyRegions;
	return Array.isArray(t) ? t.map((e) => typeof e == "string" ? e : reasonOf(e) ?? JSON.stringify(e)) : [];
}
function firstLine(e) {
	let t = e.slice(0, ni).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
	return t === "" ? "an empty body" : t.slice(0, 200);
}
// src/clients/swa/target.ts
function targetOf({ environment: e, environmentName: t, url: n, config: r, event: i }) {
	let a = i.ref.replace(/^refs\/heads\//, "");
	return {
		environment: e,
		environmentName: t,
		url: n,
		siteUrl: r.site.url,
		repository: i.repository,
		branch: a
	};
}
const ri = /^(production|prod|default)$/, ii = /^[a-z0-9]{1,16}$/;
function checkedName({ environment: e, environmentName: t }) {
	if (e === "Production" ? t === null : t !== null && ii.test(t) && !ri.test(t)) return t;
	let n = t === null ? "Production" : `"${t}"`;
	throw new R("UPLOAD_WRONG_TARGET", `The plan is for ${e}, but the environment of the hosting is ${n}.`);
}
function checkTarget({ environment: e, url: t, siteUrl: n }, r) {
	if (e === "Production") return;
	let i = [r, n].map(asOrigin), a = asOrigin(t);
	if (a !== void 0 && i.includes(a)) throw new R("UPLOAD_WRONG_TARGET", `The Preview is planned at ${a}, which is the live site.`, { remedy: "Correct environments.preview.url in the site config, or leave it out: the hosting names the address." });
}
function checkLanding({ environment: e, siteUrl: t }, n, r) {
	let i = asOrigin(n), a = [r, t].map(asOrigin);
	if (e !== "Production" && i !== void 0 && a.includes(i)) throw new R("UPLOAD_WRONG_TARGET", `The platform says that the Preview is at ${i}, which is the live site.`, { remedy: "Open the live site. Where it serves the Preview, deploy Production again at once." });
}
function asOrigin(e) {
	let t = e?.trim() ?? "";
	if (t === "") return;
	let n = /^https?:\/\//i.test(t) ? t : `https://${t}`;
	return URL.canParse(n) ? new URL(n).origin : void 0;
}
// src/clients/swa/content-service/event-info.ts
const ai = ["pull request", "named environment"];
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
const oi = 6e4;
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
		return this.#n("/api/upload/validateapitoken", eventInfo(e, this.slice), j.safe);
	}
	requestUpload(e, t) {
		let n = eventInfo(e, this.slice), r = uploadInfo(t, this.slice, "RequestingUpload");
		return this.#n("/api/upload/request", {
			EventInfo: n,
			UploadInfo: r,
			PollingInfo: null
		}, j.refusedOnly);
	}
	updateStatus(e, t, n) {
		let r = eventInfo(e, this.slice), i = uploadInfo(t, this.slice, "Succeeded");
		return this.#n("/api/upload/updatestatus", {
			EventInfo: r,
			UploadInfo: i,
			PollingInfo: n
		}, j.safe);
	}
	checkStatus(e, t) {
		return this.#n("/api/upload/checkstatus", e, j.never, t);
	}
	close(e, t) {
		return this.#n("/api/pullrequest/close", closingInfo(e, this.slice, t), j.safe);
	}
	async #n(e, t, n, r = oi) {
		let { http: i, token: a, correlationId: o, signal: s } = this.#t;
		return readAnswer(await i.send({
			method: "POST",
			url: `https://${this.#e}${e}?apiVersion=v1&deploymentCorrelationId=${o}`,
			headers: { authorization: `token ${a.reveal()}` },
			json: t,
			retry: n,
			idleMs: Math.min(oi, r),
			limitMs: Math.min(oi, r),
			signal: s
		}));
	}
};
// src/clients/swa/official-client/client-environment.ts
function uploadEnvironment({ token: e, site: t, environmentName: n, home: r, env: a }) {
	return {
		...i(r, a),
		DEPLOYMENT_ACTION: "upload",
		DEPLOYMENT_PROVIDER: "SwaCli",
		DEPLOYMENT_TOKEN: e.reveal(),
		REPOSITORY_BASE: t,
		APP_LOCATION: t,
		CONFIG_FILE_LOCATION: t,
		SKIP_APP_BUILD: "true",
		SKIP_API_BUILD: "true",
		VERBOSE: "false",
		...n !== null && { DEPLOYMENT_ENVIRONMENT: n }
	};
}
function closingEnvironment({ token: e, eventFile: t, repository: n, home: r, env: a }) {
	return {
		...i(r, a),
		CI: "true",
		GITHUB_ACTIONS: "true",
		GITHUB_EVENT_NAME: "pull_request",
		GITHUB_EVENT_PATH: t,
		GITHUB_REPOSITORY: n,
		GITHUB_WORKSPACE: r,
		INPUT_ACTION: "close",
		INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: e.reveal()
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
		let t = En(e).trimEnd(), n = t.slice(0, 2e3).trim();
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), si.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || ci.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const si = /timed out|not sure if (the )?deployment has succeeded/i, ci = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i"), hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, { home: t, env: n, args: r = [], limitMs: i, onStart: a }, o) {
	await checkClient(e);
	let s = new ClientReport(), c = AbortSignal.timeout(i), l = o.log.foreign(`${X.basename(e.file)} ${e.release.buildId}`);
	try {
		let i = {
			cwd: t,
			env: n,
			signal: AbortSignal.any([o.signal, c]),
			onStart: a,
			onLine: (e) => l.line(s.read(e))
		}, u = await runProgram(e.file, i, r);
		if (u.code !== 127 || hasRun(s)) return {
			report: s,
			result: u,
			isOverdue: !1
		};
		throw new R("OFFICIAL_CLIENT_FAILED", "The platform's upload client could not be loaded.", { facts: factsOf$1(e, s, u) });
	} catch (t) {
		if (o.signal.aborted || t instanceof R) throw t;
		if (c.aborted) return {
			report: s,
			result: {
				code: null,
				killedBy: "SIGTERM"
			},
			isOverdue: !0
		};
		throw new R("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be started.", {
			cause: t,
			facts: [L(t), `file: ${e.file}`],
			remedy: "It needs the C library of a usual Linux; \"uploader: direct\" needs nothing."
		});
	} finally {
		l.close();
	}
}
function factsOf$1({ release: e }, t, { code: n, killedBy: r }) {
	return [
		n === null ? `it was ended by ${r}` : `exit code ${n}`,
		`build of the client: ${e.buildId}`,
		"its last lines:",
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
const li = "Set environments.preview.url in the site config: then the address is looked at.";
// src/deploy/steps/close/close-official.ts
async function closeOfficial(e, t, n) {
	let { plan: r, target: i, access: a, record: o } = e, s = await a.client(n), c = await $t(X.join(n.scratch, "client-")), l = X.join(c, "home");
	await Qt(l);
	let u = X.join(c, "event.json");
	await on(u, JSON.stringify(eventOf$1(r, i)));
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
	}, n), m = factsOf$1(s, d, f), h = d.failures.join("; ");
	if (/no matching\b.*\benvironment/i.test(h)) return "absent";
	if (isTokenRefusal(0, h)) throw new R("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", { facts: [`reason: ${h}`, ...m] });
	let g = "The platform's upload client ended in an error.";
	if (h !== "") throw new R("OFFICIAL_CLIENT_FAILED", g, { facts: [`reason: ${h}`, ...m] });
	if (f.code !== 0 && !p) throw new Unheard(new R("OFFICIAL_CLIENT_FAILED", g, { facts: m }));
	if (r.url === void 0) throw new R("CLOSE_UNKNOWN", `The platform's upload client ${p ? "was ended at its time limit" : "ended"} without saying whether the Preview "${r.environmentName}" is closed.`, {
		facts: m,
		remedy: li
	});
	return "closed";
}
function eventOf$1({ config: e, environmentName: t }, { repository: n, branch: r }) {
	let i = e.environments.production.branch;
	return {
		action: "closed",
		number: t,
		pull_request: {
			number: t,
			title: t,
			head: { ref: r },
			base: { ref: i }
		},
		repository: {
			default_branch: i,
			full_name: n,
			html_url: `https://github.com/${n}`
		}
	};
}
// src/deploy/steps/close/other-branches.ts
async function branchesOfPreview({ config: e, event: t, workspace: n }, r) {
	let { production: i, preview: a } = e.environments, o = a.branches.map((e) => e.split("*")[0] ?? ""), { github: s } = r;
	try {
		let e = s === void 0 ? await askGit$1(n, r) : await Promise.all(o.map((e) => c(V(s, r), le(t.repository), e))), isDeployed = (e) => e !== i.branch && a.branches.some((t) => nt(e, t));
		return [...new Set(e.flat())].filter(isDeployed).sort();
	} catch (e) {
		throw r.signal.throwIfAborted(), e instanceof R ? new R("CLOSE_BRANCHES_UNKNOWN", `It is not known whether another branch still uses the Preview: ${e.message}`, {
			cause: e,
			facts: e.facts
		}) : e;
	}
}
async function askGit$1(e, { git: t, signal: n }) {
	let r = await t(e, [
		"ls-remote",
		"--heads",
		"origin"
	], n);
	if (r === void 0) throw new R("GITHUB_UNAVAILABLE", "The run has no token for GitHub, and git does not answer.");
	return [...r.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(([, e = ""]) => e);
}
function lookFromPlaces(e, t, n = 6) {
	return Array.from({ length: n }, () => t(`${e}/${U}`));
}
function isMarkerOf(e, t) {
	let n = b(t.json), r = n.digest === e.digest && n.commit === e.commit;
	return t.status === 200 && r && We(e, n);
}
async function waitUntilGone(e, t, n = askedToClose(e), r) {
	let { url: i, config: a } = e;
	if (i === void 0) return;
	let { clock: o, signal: s } = t, c = a.hosting.verificationTimeoutMinutes * 6e4, l = "", u = await bt({
		clock: o,
		signal: s,
		limit: c,
		pause: 2e3
	}, async (e) => {
		let n = await lookOnce$2(i, e, t);
		if (typeof n == "number") return n;
		l = n;
	});
	if (u !== void 0) return {
		url: i,
		status: u
	};
	throw new R("CLOSE_UNKNOWN", n, {
		cause: r,
		facts: [l, ...r === void 0 ? [] : [r.message, ...r.facts]]
	});
}
function askedToClose({ environmentName: e, url: t }) {
	return `${`The hosting platform was asked to close the Preview "${e}"`}, but no look at ${t} has shown that it is gone.`;
}
async function lookOnce$2(e, t, n) {
	let lookAt = (e) => he(e, n, {
		limitMs: t,
		ownConnection: !0
	});
	try {
		let { status: t } = await lookAt(`${e}/`);
		if (!isGone(t)) return `${e} answers with status ${t}`;
		let n = (await Promise.all(lookFromPlaces(e, lookAt))).find((e) => !isGone(e.status));
		return n === void 0 ? t : `${e}/${U} answers with status ${n.status}`;
	} catch (e) {
		if (!(e instanceof o)) throw e;
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
			gone: await lookInstead(e, t.cause, r)
		};
	}
}
async function lookInstead(e, t, n) {
	let { url: r, environmentName: i } = e, a = [t.message, ...t.facts].join(" "), o = `No answer of the hosting platform says whether the Preview "${i}" is closed`;
	r !== void 0 && n.log.info(`${o}: ${a} Looking at ${r} instead.`);
	let s = await waitUntilGone(e, n, `${o}, and no look at ${r} has shown that it is gone.`, t);
	if (s !== void 0) return s;
	throw new R("CLOSE_UNKNOWN", `${o}.`, {
		cause: t,
		facts: [t.message, ...t.facts],
		remedy: `${li} Closing again does no harm.`
	});
}
async function checkClosing(e, t) {
	let n = targetOf(e);
	return checkedName(n), checkTarget(n, void 0), await checkUnused(e, t), n;
}
async function checkUnused(e, t) {
	let { event: n, version: r, url: i, environmentName: a } = e;
	if (n.name !== "delete" && n.name !== "push") return;
	let o = await branchesOfPreview(e, t);
	if (o.length > 0) {
		let e = D(o, 5).join(", ");
		throw new R("PREVIEW_IN_USE", `The Preview "${a}" is still used by: ${e}.`);
	}
	let s = await ft(i, t);
	if (r !== void 0 && s?.version !== void 0 && s.version !== r) throw new R("PREVIEW_IN_USE", `The Preview serves ${s.version}; the deleted branch was of ${r}.`);
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
		if (s === void 0) throw unknownTokenShape(i.reveal().length);
		let ask = (t) => caller(e.correlationId)("close the Preview", s.close(e.target, t), !0), [t, n] = ai;
		return await ask(t).catch((e) => {
			if (!(e instanceof R && e.code === "UPLOAD_REFUSED" && !isAbsence(e))) throw e;
			return ask(n);
		}), e.record.mayHaveChanged(), "closed";
	} catch (r) {
		if (isAbsence(r)) return "absent";
		if (hasDoneNothing(r) || e.record.mayHaveChanged(), n.uploader !== "auto" || !isUnexpectedShape(r)) throw r instanceof R && !hasDoneNothing(r) ? new Unheard(r) : r;
		return t.log.warn(`${r.message} ${r.facts[0] ?? ""} Closing by the platform's own client instead.`), closeOfficial(e, i, t);
	}
}
function hasDoneNothing(e) {
	if (!(e instanceof R)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof o && !n.mayHaveArrived || t === "UPLOAD_TOKEN_SHAPE" || t === "UPLOAD_REFUSED" || t === "UPLOAD_TOKEN_REFUSED";
}
function isAbsence(e) {
	return e instanceof R && e.code === "UPLOAD_REFUSED" && e.facts.some((e) => /no matching\b.*\benvironment/i.test(e));
}
// src/deploy/close-preview.ts
async function closePreview(e, t, n) {
	if (e.dryRun) return await n.step("close", (t) => checkClosing(e, t), () => toBeClosed(e)), n.learn({ closes: !0 }), n.ends("skipped");
	let r = openSession(e, t, n), i = await n.step("close", (t) => closeEnvironment(e, r, n, t), (t) => closed(e, t));
	n.learn(factsOfClosing(i)), i.outcome === "closed" && n.hasChanged(), n.ends("succeeded");
	let { gitHubDeployments: a } = n.machine;
	a && await (await import("./portal-and-pulls.js").then((e) => e.n)).endOnGitHub(e, a, n);
}
// src/deploy/steps/upload/distribute.ts
const ui = {
	pauseFirst: !0,
	pause: 250,
	growth: 1.4,
	longestPause: 3e3
};
var TakenInPart = class extends Error {
	name = "TakenInPart";
};
async function distribute({ plan: e, target: t, correlationId: n }, r, i, a) {
	let { clock: o, signal: s } = a, c = e.config.hosting.distributionTimeoutMinutes * 6e4, l = H(o), u = {
		id: i.Version,
		correlationId: n
	}, d, f = l;
	return await bt({
		clock: o,
		signal: s,
		limit: c,
		...ui
	}, async (e) => {
		let s = await lookOnce$1(r, i, e);
		if ("lost" in s) {
			d = s.lost, a.log.debug(`A look at the distribution was lost: ${s.lost}`);
			return;
		}
		let { response: c } = s, p = statusOf(c);
		if (p === "succeeded") return {
			...u,
			outcome: "accepted",
			url: addressOf(c, i, t.environmentName !== null)
		};
		if (/^(failed|cancell?ed)$/.test(p)) throw failed(c, n);
		H(o) - f > 15e3 && (f = H(o), a.log.info(`upload: the platform has been distributing for ${_(f - l)}`));
	}) ?? {
		...u,
		outcome: "unknown",
		url: void 0,
		lostLook: d
	};
}
async function lookOnce$1(e, t, n) {
	try {
		let r = await e.checkStatus(t, n);
		return r.kind === "ok" ? { response: r.response } : { lost: r.kind === "refused" ? `${r.reason} (status ${r.status})` : r.received };
	} catch (e) {
		if (e instanceof o) return { lost: e.message };
		throw e;
	}
}
function addressOf(e, t, n) {
	let r = typeof e.siteUrl == "string" ? e.siteUrl.trim() : "", i = t.DefaultHostname, a = asOrigin(r) ?? (n ? void 0 : asOrigin(i));
	return n && a !== void 0 && a === asOrigin(i) ? void 0 : a;
}
function failed(e, t) {
	let n = unhealthyRegions(e), r = reasonOf(e.errorDetails) ?? reasonOf(e), i = statusOf(e).startsWith("cancel") ? "was cancelled by the platform; a later deployment may have taken its place" : "failed";
	return new R("DISTRIBUTION_FAILED", `The distribution ${i}.`, {
		...n.length > 0 && { cause: new TakenInPart(n.join(", ")) },
		facts: [
			`reason: ${r ?? "none given"}`,
			...n.length === 0 ? [] : [`regions that did not take the site: ${n.join(", ")}`],
			`correlation id: ${t}`
		]
	});
}
function statusOf({ deploymentStatus: e }) {
	return typeof e == "string" ? e.trim().toLowerCase() : "";
}
// src/deploy/steps/upload/look-after-upload.ts
async function checkProduction(e, t, n, r) {
	if (e.environment === "Production") return;
	let i = new Set([e.config.site.url, n].map(asOrigin).filter((e) => e !== void 0));
	for (let e of i) {
		let { answers: n } = await looksAt(e, r);
		if (n.some((e) => isMarkerOf(t.marker, e))) throw new R("UPLOAD_WRONG_TARGET", `The Preview has replaced the live site: ${e} serves ${t.marker.version} of the Preview.`, { remedy: "Deploy Production again at once." });
	}
}
const di = ["DISTRIBUTION_FAILED", "OFFICIAL_CLIENT_FAILED"];
async function isUnchanged(e, t, n, r) {
	if (!(n instanceof R) || !di.includes(n.code) || e.url === void 0 || n.cause instanceof TakenInPart) return !1;
	let { answers: i, isWhole: a } = await looksAt(e.url, r);
	return a && i.every((e) => isAsBefore(e, t));
}
function isAsBefore(e, { live: t, marker: n }) {
	if (e.status !== 200) return e.status === 404 && t === void 0;
	if (t === void 0) return !isMarkerOf(n, e);
	let { digest: r, commit: i } = b(e.json);
	return r === t.digest && i === t.commit;
}
async function looksAt(e, t) {
	let n = lookFromPlaces(e, (e) => he(e, t, { ownConnection: !0 })), r = await Promise.allSettled(n), i = [];
	for (let e of r) if (e.status === "fulfilled") i.push(e.value);
	else if (!(e.reason instanceof o)) throw e.reason;
	return {
		answers: i,
		isWhole: i.length === n.length
	};
}
// src/deploy/look-afterwards.ts
async function lookAfterFailure(e, t, n, r, i) {
	i.siteChanged === "no" || i.machine.signal.aborted || (await lookAtProduction(e, t, n, i), await isUnchanged(e, t, r, i.machine) && i.isAsBefore());
}
async function lookAtProduction(e, t, n, r) {
	let i = n !== void 0 && "production" in n ? n.production : void 0;
	try {
		await checkProduction(e, t, i, r.machine);
	} catch (e) {
		throw e instanceof R && r.hasChanged(), e;
	}
}
// src/deploy/steps/build/read-built.ts
async function readBuilt(e) {
	let { manifest: t, folder: n } = await readArtifactManifest(e.workspace), { environment: r, version: i } = e, a = differencesOf([
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
	if (a.length > 0) throw new R("ARTIFACT_INVALID", "The built site was made for another deployment than this one.", {
		facts: a,
		remedy: "Let both jobs run in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
	if (e.config.build.attestation === "required" && t.format === 1) throw new R("ATTESTATION_INVALID", "The built site is of an earlier version of site-deploy, whose attestations do not say what a site was built for.", { remedy: "Build this version of the site again, with this version of site-deploy." });
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
	let n = e.split(",").map((e) => problemOf(e, new URL(t)));
	return n.find((e) => e?.stops === "script") ?? n.find((e) => e !== void 0);
}
function problemOf(e, { origin: t, host: n }) {
	let r = new Map();
	for (let t of e.split(";")) {
		let [e = "", ...n] = t.trim().toLowerCase().split(/\s+/);
		r.has(e) || r.set(e, n);
	}
	let sourcesOf = (...e) => e.map((e) => r.get(e)).find((e) => e !== void 0), allows = (e) => e === void 0 || [
		"'self'",
		"*",
		"https:",
		t,
		`${t}/`,
		n
	].some((t) => e.includes(t)), i = sourcesOf("script-src-elem", "script-src", "default-src");
	return i?.includes("'strict-dynamic'") ? {
		stops: "script",
		reason: "script-src has 'strict-dynamic', with which 'self' does not count"
	} : allows(i) ? allows(sourcesOf("connect-src", "default-src")) ? void 0 : {
		stops: "requests",
		reason: "connect-src does not allow 'self'"
	} : {
		stops: "script",
		reason: "script-src does not allow 'self'"
	};
}
function policyWarning({ path: e }, { globalHeaders: t }, n, r) {
	let i = Object.entries(t).find(([e]) => e.toLowerCase() === "content-security-policy"), a = i && policyProblem(i[1], n);
	return a && `The site's content security policy keeps /${e} from working: ${a.reason}. ${r[a.stops]}`;
}
function hasFramework(e, t) {
	let n = new Map(t.map((e) => [X.posix.dirname(e), e])), r = Math.max(1, Math.ceil(n.size / 200)), i = [...n.values()].filter((e, t) => t % r === 0);
	return [...t.includes("index.html") ? ["index.html"] : [], ...i].some((t) => Le(Vt(X.join(e, t))) !== void 0);
}
function reportHold(e, { plan: t, found: n }, r, i) {
	if (n.pages.size + n.inApp.size === 0) return {
		frameworks: [],
		pages: 0
	};
	let a = new Map();
	for (let { framework: t } of e) t !== void 0 && a.set(t, (a.get(t) ?? 0) + 1);
	let o = [...a].sort(([, e], [, t]) => t - e).map(([e]) => e), s = e.filter(({ isHeld: e }) => e).length, c = [...a.values()].reduce((e, t) => e + t, 0), l = o.length === 0 ? "" : `${capital(o.join(" and "))} writes into the heads of ${y(c, "page")}`;
	if (s > 0) {
		let e = l === "" ? "seo.hold is always" : l;
		i.info(`${e}: /${Ie.path} keeps the portal's values there, on ${y(s, "page")}.`);
	} else l !== "" && i.warn(`${l} what they were built with, and seo.hold is never: visitors, and crawlers that run scripts, see that instead of the portal's values.`, { concern: "search" });
	let u = policyWarning(Ie, r, t.config.site.url, fi);
	return s > 0 && u !== void 0 && i.warn(u, { concern: "search" }), {
		frameworks: o,
		pages: s
	};
}
const fi = {
	script: "Visitors see what the framework writes into the heads.",
	requests: "The portal's values are held on the page that a visitor opens, and not on those that he goes to from there."
};
function capital(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
// src/deploy/steps/finish/hosting/fallback.ts
function navigationFallback(e, { setting: t, isApp: n, has: r }) {
	let i = e.navigationFallback;
	if (i !== void 0) return v(i) ? {
		...Ct.navigationFallback,
		...i
	} : void 0;
	if (t !== "never" && r("index.html")) return t === "always" || n || !hasErrorPage(e, r) ? Ct.navigationFallback : void 0;
}
function fallbackOf(e) {
	let { rewrite: t, exclude: n } = e ?? {};
	if (typeof t == "string") return {
		rewrite: t,
		exclude: Array.isArray(n) ? n.map(String) : []
	};
}
function hasErrorPage(e, t) {
	let n = v(e.responseOverrides) ? e.responseOverrides : {};
	return t("404.html") || n[404] !== void 0;
}
// src/deploy/steps/finish/hosting/lint.ts
async function lintConfig(e) {
	let t = [...await schemaProblems(e), ...missedProblems(e)], n = new Set();
	return t.filter(({ line: e, column: t, message: r }) => {
		let i = `${e}:${t}:${r}`;
		return !n.has(i) && n.add(i);
	});
}
async function schemaProblems({ value: e, problemAt: t }) {
	let { Ajv: n, schema: r } = await import("./platform-schema.js").then((e) => e.t), i = new n.default({
		allErrors: !0,
		strict: !1,
		logger: !1
	}).compile(r), { $schema: a, ...o } = e;
	return i(o) ? [] : (i.errors ?? []).filter(({ keyword: e }) => ![
		"anyOf",
		"oneOf",
		"allOf",
		"not"
	].includes(e)).map(({ instancePath: e, message: n, params: r }) => {
		let i = e.split("/").slice(1).map(unescapePointer), a = r.additionalProperty, o = typeof a == "string" ? [...i, a] : i, s = typeof a == "string" ? `unknown key "${a}"` : n ?? "is not valid";
		return t(o, i.length === 0 ? s : `${dotted(i)}: ${s}`);
	});
}
function missedProblems({ value: e, problemAt: t }) {
	let n = [], report = (e, r) => n.push(t(e, `${dotted(e)}: ${r}`)), headers = (e, t) => {
		for (let [n, r] of Object.entries(v(t) ? t : {})) (typeof r != "string" || /[\r\n]/.test(r)) && report([...e, n], "expected one line of text in quotes");
	}, pattern = (e, t) => {
		typeof t == "string" && !isPattern(t) && report(e, `found "${t}", expected a * only at the end, as in /images/* or /images/*.{png,jpg}`);
	};
	headers(["globalHeaders"], e.globalHeaders);
	let r = Array.isArray(e.routes) ? e.routes : [];
	for (let [e, t] of r.entries()) {
		if (!v(t)) continue;
		let n = ["routes", e];
		pattern([...n, "route"], t.route), headers([...n, "headers"], t.headers), t.rewrite !== void 0 && t.redirect !== void 0 && report(n, "has both rewrite and redirect; only one is possible"), status([...n, "statusCode"], t.statusCode);
	}
	let i = v(e.navigationFallback) ? e.navigationFallback : {};
	for (let [e, t] of (Array.isArray(i.exclude) ? i.exclude : []).entries()) pattern([
		"navigationFallback",
		"exclude",
		e
	], t);
	for (let [t, n] of Object.entries(v(e.responseOverrides) ? e.responseOverrides : {})) /^40[0134]$/.test(t) || report(["responseOverrides", t], "only 400, 401, 403 and 404 can be overridden"), v(n) && status([
		"responseOverrides",
		t,
		"statusCode"
	], n.statusCode);
	return n;
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
const pi = "staticwebapp.config.json", mi = 2e5;
async function readOwnConfig(e, t) {
	let { config: n } = e.config.hosting, r = await B(t.folder, pi, "the hosting configuration"), i = await B(e.workspace, X.resolve(e.buildRoot, n), "hosting.config");
	for (let t of new Set([r, i])) {
		let n = X.relative(e.workspace, t), r = await N(t);
		if (r !== void 0) {
			if (r.length > mi) throw invalidHosting(n, [{
				file: n,
				line: 1,
				column: 1,
				message: `found ${r.length} characters, expected at most ${mi}`
			}]);
			return parse(r, n);
		}
	}
}
function parse(e, t) {
	let n = e.replace(/^\uFEFF/, ""), r = new St(t, n), i = vt(new St(t, blankComments(n))), a = "unreadable" in i ? i.unreadable : i.problems;
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
				if (a !== void 0) return r.problemAt(a.value, t);
			}
			return r.problemAt(0, t);
		}
	};
}
function invalidHosting(e, t) {
	return new R("HOSTING_CONFIG_INVALID", `The hosting configuration ${e} has ${y(t.length, "error")}.`, { problems: t });
}
function blankComments(e) {
	return e.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (e) => e.startsWith("//") || e.startsWith("/*") && e.endsWith("*/") ? e.replace(/[^\r\n]/g, " ") : e);
}
// src/deploy/steps/finish/hosting/hosting.ts
const hi = 2e4;
async function planHosting(e, t, n) {
	let r = await readOwnConfig(e, t), i = r === void 0 ? [] : await lintConfig(r);
	if (r !== void 0 && i.length > 0) throw invalidHosting(r.file, i);
	let { trailingSlash: a } = r?.value ?? {};
	return {
		own: r,
		fallback: fallbackOf(navigationFallback(r?.value ?? {}, factsOf(e, n))),
		trailingSlash: [
			"always",
			"never",
			"auto"
		].find((e) => e === a),
		needsLogin: routesOf(r?.value).some(isRestricted)
	};
}
function mergeHosting(e, { own: t }, n) {
	let { $schema: r, ...i } = t?.value ?? {}, a = joinHeaders(Ct.globalHeaders, headersOf(i.globalHeaders), e.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}), o = navigationFallback(i, factsOf(e, n)), s = overridesOf(i, n), c = {
		...i,
		...o && { navigationFallback: o },
		responseOverrides: s,
		globalHeaders: a
	}, l = `${JSON.stringify(c, null, 2)}\n`, u = Buffer.byteLength(l);
	if (u > hi) throw new R("HOSTING_CONFIG_INVALID", `${t?.file ?? "staticwebapp.config.json"} has ${u} bytes with the defaults merged in; the platform takes ${hi}.`, { remedy: "Join routes that differ only in their last part by a wildcard, and leave out what the platform does anyway." });
	let d = routesOf(c), f = o !== void 0 || s[404] !== void 0 ? [] : ["There is no 404.html, and no navigation fallback: where a page does not exist, a visitor sees the plain 404 page of the platform."];
	return {
		text: l,
		globalHeaders: a,
		hasRoutes: d.length > 0,
		roles: customRoles(d),
		warnings: f
	};
}
function routesOf(e) {
	return Array.isArray(e?.routes) ? e.routes.filter(v) : [];
}
function isRestricted({ allowedRoles: e }) {
	return Array.isArray(e) && !e.includes("anonymous");
}
function factsOf({ config: e }, t) {
	return {
		setting: e.hosting.fallback,
		isApp: e.site.type === "spa",
		has: t
	};
}
function overridesOf(e, t) {
	let n = v(e.responseOverrides) ? e.responseOverrides : {};
	return n[404] === void 0 && t("404.html") ? {
		...Ct.responseOverrides,
		...n
	} : n;
}
function headersOf(e) {
	return Object.fromEntries(Object.entries(v(e) ? e : {}).map(([e, t]) => [e, String(t)]));
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
		this.#e = e, this.pages = new Map(t.flatMap(({ path: e, page: t }) => t === void 0 ? [] : [[e, t]]));
	}
	put(e, t) {
		t !== void 0 && this.files.set(e, typeof t == "string" ? Buffer.from(t) : t);
	}
	has(e) {
		return this.files.has(e) || this.pages.has(e) || this.#e.has(e);
	}
	readBuilt(e) {
		let t = this.#e.get(e);
		return t && Ve(t.file);
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
	let placeOf = (e) => et(e).replace(/\/$/, "").toLowerCase(), i = new Map(t.map((e) => [placeOf(e), `/${e}`])), a = new Map(), o = new Map();
	for (let t of e) {
		let e = fileFor(t), s = refusal(t, e, n, r) ?? occupied(e);
		s === void 0 ? (a.set(e, t), i.set(placeOf(e), t.path)) : o.set(t.slug, s);
	}
	return {
		made: a,
		reasons: o
	};
	function occupied(e) {
		let t = i.get(placeOf(e));
		return t === void 0 ? void 0 : `it differs from ${t} at most in case or a slash; the site can hold one`;
	}
}
function fileFor({ path: e }) {
	let t = A(e).replace(/^\/+|\/+$/g, "").replace(/\/{2,}/g, "/");
	return t === "" ? "index.html" : /\.html?$/i.test(t) ? t : e.endsWith("/") ? `${t}/index.html` : `${t}.html`;
}
function refusal(e, t, n, r) {
	let i = A(e.path).split("/");
	if (i.some((e) => e === ".." || e === ".") || /[\u0000-\u001f\\?#*:|"<>]/.test(i.join("/"))) return "its path cannot be a file name";
	if (/\.(?!html?$)[a-z0-9]{1,5}$/i.test(i.at(-1) ?? "")) return "its path ends like the name of a file that is no page";
	let a = n.file.slice(0, n.file.lastIndexOf("/") + 1);
	if (!(`/${t}`.startsWith(`/${a}`) || et(t) === `/${a.replace(/\/$/, "")}`)) return `it is outside of /${a}, where the application is`;
	if (n.relativeAsset === void 0) return;
	let o = z(t, e.path, r);
	return o.slice(1, o.lastIndexOf("/") + 1) === a ? void 0 : `${n.file} names ${n.relativeAsset} by a relative address, which leads elsewhere from ${o}; build with absolute addresses, or add <base href="/">`;
}
// src/deploy/steps/finish/pages/page-addresses.ts
function addressesOf({ plan: e, found: t, hosting: n }, r) {
	let { url: i } = e.config.site, a = new Map(r.map(({ path: e, canonical: t }) => [e, t]));
	return new Map([...t.pages, ...t.inApp].map(([e, t]) => {
		let r = Je(i, z(e, t.path, n.trailingSlash)), o = a.get(e);
		return [t.slug, o !== void 0 && isSamePage(o, r) ? o : r];
	}));
}
function isSamePage(e, t) {
	if (!URL.canParse(e)) return !1;
	let [n, r] = [new URL(e), new URL(t)];
	return n.origin === r.origin && n.search === "" && gt(n.pathname) === gt(r.pathname);
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
		...t?.structuredData === void 0 ? [] : [{
			kind: "structured data",
			data: t.structuredData
		}]
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
function ogImageTags({ imageWidth: e, imageHeight: t }) {
	return [
		"url",
		"secure_url",
		"type",
		"alt",
		...e === void 0 ? ["width"] : [],
		...t === void 0 ? ["height"] : []
	].map((e) => `og:image:${e}`);
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
		...n !== void 0 && { noIndex: n },
		...r !== void 0 && { noFollow: r }
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
	if (s !== void 0) for (let [t, n] of a.inApp) yield {
		path: t,
		source: X.join(o.folder, s.file),
		head: [...headOf(t, n, !0, e), ...textScriptOf(n.slug, e)],
		isCopy: !0,
		rendersHead: !0
	};
}
function jobOfFile(e, t) {
	let { plan: n, tree: r, found: i, hosting: a, shell: o } = t, s = i.pages.get(e), c = s === void 0 ? hiddenHead(e, n) : headOf(e, s, !1, t), l = a.fallback?.rewrite === `/${e}`;
	return {
		path: e,
		source: X.join(r.folder, e),
		head: [...c, ...textScriptOf(s?.slug ?? "", t)],
		isCopy: !1,
		rendersHead: o?.file === e,
		...l && { own: gt(et(e)) }
	};
}
function headOf(e, t, n, { plan: r, content: i, hosting: a }) {
	if (i === void 0) return [];
	let { url: o } = r.config.site;
	return headOfPage({
		seo: i.seo.get(t.slug),
		defaults: i.defaults,
		listedTitle: t.title,
		address: Je(o, z(e, t.path, a.trailingSlash)),
		origin: o,
		isPreview: r.environment === "Preview",
		isCopy: n
	});
}
function hiddenHead(e, { config: t, environment: n }) {
	let { url: r } = t.site;
	return t.seo.enabled ? headOfUnknownPage(Je(r, et(e)), r, n === "Preview") : [];
}
function textScriptOf(e, { plan: t }) {
	return t.config.content.mode === "runtime" ? [{
		kind: "script",
		src: `/${O.path}`,
		page: e
	}] : [];
}
// src/deploy/steps/finish/pages/pages.ts
const gi = {
	made: new Map(),
	reasons: new Map()
}, _i = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
function htmlFiles({ files: e }) {
	return e.flatMap(({ path: e }) => /\.html?$/i.test(e) ? [e] : []).sort();
}
function findPageFiles(e, t, n, r) {
	let i = new Map(t.map((e) => [e, e])), a = group(t, (e) => A(e)), o = group(t, (e) => A(e).toLowerCase()), s = commonBase(e), c = new Map(), l = [], u = [], d = [
		(e) => i.get(e),
		(e) => only(a.get(A(e))),
		(e) => only(o.get(A(e).toLowerCase()))
	];
	for (let t of e) {
		let e = [...candidates(t.path), ...s === "" ? [] : candidates(t.path.slice(s.length))], n = d.flatMap((t, n) => e.map((e) => ({
			file: t(e),
			exactness: n
		}))).find(({ file: e }) => e !== void 0 && !c.has(e));
		n?.file === void 0 ? u.push(t) : (c.set(n.file, t), n.exactness === 2 && l.push({
			page: t,
			file: n.file
		}));
	}
	let f = t.filter((e) => !c.has(e) && e !== n?.file && !_i.test(e)), { made: p, reasons: m } = n === void 0 ? gi : appPages(u, t, n, r), h = new Set(p.values());
	return {
		pages: c,
		inApp: p,
		notBuilt: u.filter((e) => !h.has(e)),
		reasons: m,
		unknown: f,
		otherCase: l
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
	let t = e.map(({ path: e }) => e.replace(/\/+$/, "")).sort((e, t) => e.length - t.length)[0];
	return t === void 0 || t === "" || e.length < 2 ? "" : e.every(({ path: e }) => `${e}/`.startsWith(`${t}/`)) ? t : "";
}
function group(e, t) {
	let n = new Map();
	for (let r of e) Dt(n, t(r), r);
	return n;
}
function only(e) {
	return e?.length === 1 ? e[0] : void 0;
}
// src/deploy/steps/finish/seo/images.ts
function imageWarnings({ openGraph: e, social: t }, n, r) {
	let i = {
		"openGraph.image": e?.image,
		"social.image": t?.image
	};
	return Object.entries(i).flatMap(([e, t]) => {
		let i = t ? fileOf(t, n) : void 0;
		if (i === void 0) return [];
		let a = r(i);
		return a === void 0 ? [{
			field: e,
			message: `the site has no file ${i}`
		}] : a <= 1e6 ? [] : [{
			field: e,
			message: `${i} has ${T(a)}; at most ${T(He)} are recommended`
		}];
	});
}
function fileOf(e, t) {
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
		...tooLong(t, "title", "title", P.title),
		...tooLong(t, "description", "description", P.description),
		...tooLong(n, "title", "openGraph.title", P.openGraphTitle),
		...tooLong(n, "description", "openGraph.description", P.openGraphDescription),
		...noAddress(t, "canonical", "canonical", "page"),
		...noAddress(n, "image", "openGraph.image", "image"),
		...noAddress(r, "image", "social.image", "image"),
		...noStructuredData(t)
	];
	if (i.length === 0) return {
		seo: e,
		errors: i,
		warnings: Tt(e)
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
	}, o = new Set(i.map(({ field: e }) => e));
	return {
		seo: a,
		errors: i,
		warnings: Tt(e).filter(({ field: e }) => !o.has(e))
	};
}
function checkDefaults(e) {
	let t = { ...e };
	return {
		defaults: t,
		errors: [...tooLong(t, "defaultDescription", "defaultDescription", P.description), ...noAddress(t, "defaultImage", "defaultImage", "image")]
	};
}
function tooLong(e, t, n, { maximum: r }) {
	let i = e[t], a = typeof i == "string" ? ct(i) : 0;
	return a <= r ? [] : (delete e[t], [{
		field: n,
		message: `has ${a} characters; at most ${r} are allowed`
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
	let r = new Map(e.pages.map((e) => [e.slug, e.path])), place = (e, t) => `page "${e}"${r.has(e) ? ` (${r.get(e)})` : ""}, ${t === "" ? "metadata" : t}`, i = new Map(), { defaults: a, errors: o } = checkDefaults(e.defaults), s = [...e.malformed.map(({ pageSlug: e, field: t, message: n }) => `${place(e, t)}: ${n}`), ...o.map(({ field: e, message: t }) => `defaults of the site, ${e}: ${t}`)], c = [], l = [];
	for (let [n, r] of e.seo) {
		let e = checkSeo(r);
		i.set(n, e.seo), s.push(...e.errors.map(({ field: e, message: t }) => `${place(n, e)}: ${t}`));
		let a = imageWarnings(e.seo, t.origin, t.sizeOf);
		c.push(...a.map(({ field: e, message: t }) => `${place(n, e)}: ${t}`)), l.push(...e.warnings.map(({ field: e, message: t }) => ({
			field: e,
			line: `${place(n, e)}: ${t}`
		})));
	}
	if (sayAdvice(l, e.seo.size, n), sayAll(c, (e) => n.warn(`SEO: ${e}`, { concern: "search" }), (e) => n.info(e)), s.length === 0) return {
		...e,
		seo: i,
		defaults: a
	};
	if (t.onError === "fail") throw new R("SEO_INVALID", `The portal's SEO metadata has ${y(s.length, "error")}.`, { facts: s });
	return sayAll(s, (e) => n.warn(`SEO, left out: ${e}`, { concern: "search" }), (e) => n.info(e)), {
		...e,
		seo: i,
		defaults: a
	};
}
function sayAdvice(e, t, n) {
	let [r] = e;
	if (r === void 0) return;
	let i = new Map();
	for (let { field: t } of e) i.set(t, (i.get(t) ?? 0) + 1);
	let a = [...i].map(([e, t]) => `${e} ${t}`).join(", ");
	n.warn(`SEO: ${y(e.length, "field")} of ${y(t, "page")} not as recommended (${a}), for example ${r.line}`, { concern: "style" });
}
function sayAll(e, t, n) {
	for (let [r, i] of D(e, 10).entries()) r < 10 ? t(i) : n(`${i} of this kind`);
}
// src/deploy/steps/finish/pages/report-pages.ts
function reportPages(e, t, n, r) {
	let info = (e) => r.info(e), i = new Set(n.filter(({ page: e }) => e !== void 0).map(({ path: e }) => e)), a = new Set(e.pages.map(({ slug: e }) => e));
	sayAll([...e.seo.keys()].filter((e) => !a.has(e)).map((e) => `The portal has metadata of "${e}", but no page of that name: it is on no page.`), (e) => r.warn(e, { concern: "search" }), info), sayAll(t.notBuilt.map(({ slug: e, path: n }) => {
		let r = t.reasons.get(e);
		return r === void 0 ? `The page "${e}" (${n}) of the portal was not built: its metadata is on no page.` : `No page was made for "${e}" (${n}): ${r}. Its metadata is on no page.`;
	}), (e) => r.warn(e, { concern: "search" }), info), sayAll(t.otherCase.map(({ page: e, file: t }) => `The page "${e.slug}" (${e.path}) differs from its file ${t} in the case of letters; the hosting tells them apart.`), (e) => r.warn(e, { concern: "visitors" }), info), sayAll(n.flatMap(({ path: e, skipped: t }) => t === void 0 ? [] : [`${e} was left as it was built: ${t}.`]), (e) => r.warn(e, { concern: "search" }), info), sayAll(n.flatMap(({ path: e, stray: t }) => t === void 0 ? [] : [`${e} has ${t.join(" and ")} in its body: something that no head may hold stands before it. It was left there, and may contradict what the head says.`]), (e) => r.warn(e, { concern: "search" }), info), t.unknown.length > 0 && r.info(`${y(t.unknown.length, "built page")} unknown to the portal: ${w(t.unknown)}.`), r.info(`${y(t.pages.size + t.inApp.size, "page")} of the portal found, ${y(i.size, "page")} changed.`);
}
// src/deploy/steps/finish/portal/keep-content.ts
async function keepContent({ plan: e, content: t, found: n, hosting: r }, i) {
	if (t?.kept === void 0) return;
	let { follows: a, pages: o } = t.kept, s = new Set([...n.pages.values(), ...n.inApp.values()].map(({ slug: e }) => e)), isShown = ({ slug: e }) => !r.needsLogin && s.has(e), c = o.filter((e) => !isShown(e));
	return c.length > 0 && await te({
		follows: a,
		pages: c
	}, e, i), r.needsLogin ? void 0 : ce({
		follows: a,
		pages: o.filter(isShown)
	});
}
// src/deploy/steps/finish/seo/seo-file.ts
function seoFileOf(e, t) {
	let n = e.pages.map(({ slug: n, path: r, title: i }) => {
		let a = headOfPage({
			seo: e.seo.get(n),
			defaults: e.defaults,
			listedTitle: i,
			address: Je(t, r),
			origin: t,
			isPreview: !1
		});
		return [r, {
			slug: n,
			values: headValues(a, "always"),
			fallback: headValues(a, "missing")
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
		case "robots": return t === "always" ? [["robots", robotsOf(e)]] : [];
		case "structured data": return t === "always" ? [["structuredData", e.data]] : [];
		default: return [];
	}
}
function robotsOf({ noIndex: e, noFollow: t }) {
	return [...e === void 0 ? [] : [e ? "noindex" : "index"], ...t === void 0 ? [] : [t ? "nofollow" : "follow"]].join(", ");
}
// src/deploy/steps/finish/seo/compare-snapshot.ts
async function reportSnapshot(e, { workspace: t, config: n }, { log: r }) {
	let { file: i } = n.seo, a = await loadSeoFile(t, i).catch(() => ({ pages: {} }));
	if (Object.keys(a.pages).length === 0) return;
	let o = JSON.parse(JSON.stringify(seoFileOf(e, n.site.url))), s = [...new Set([...Object.keys(a.pages), ...Object.keys(o.pages)])].filter((t) => {
		let n = o.pages[t];
		return !e.unfetched?.has(n?.slug ?? "") && !Tn(a.pages[t], n);
	});
	s.length !== 0 && r.info(`${i}, which the build had, is older than the portal in ${y(s.length, "page")}: ${w(s)}. The deployed pages say what the portal says; "site-deploy texts pull" brings the file up to date for the next build.`);
}
// src/deploy/steps/finish/sitemap/robots.ts
function robotsText(e, { address: t, origin: n }, r) {
	if (r) return "User-agent: *\nDisallow: /\n";
	if (t === void 0) return;
	if (e === void 0) return `User-agent: *\nAllow: /\n\nSitemap: ${t}\n`;
	let i = !1, a = e.replace(Ce, (e, r) => {
		if (de(r, n) === void 0) return e;
		let a = r === t && !i;
		return i ||= a, a ? e : "";
	});
	if (i) return a === e ? void 0 : a;
	let o = e.includes("\r\n") ? "\r\n" : "\n", s = a === "" || a.endsWith("\n") ? a : a + o;
	return `${s}${s === "" || /\n\r?\n$/.test(s) ? "" : o}Sitemap: ${t}${o}`;
}
// src/deploy/steps/finish/texts.ts
function reportTexts(e, t, n, r) {
	let { plan: i, tree: a, files: o, found: s } = n, { shown: c, takenOver: l, warnings: u } = textOutcome(e, t, {
		folder: a.folder,
		files: o,
		slugs: new Map([...s.pages].map(([e, t]) => [e, t.slug])),
		hasApp: i.config.site.type === "spa",
		scripts: () => scriptsOf(a)
	});
	if (e.texts.size > 0 && r.info(`Texts: ${c} of ${e.texts.size} put into pages.`), l.keys > 0) {
		let e = l.keys === c ? "They" : `${l.keys} of them`;
		r.warn(`${e} stand in pages that ${l.frameworks.join(" and ")} takes over in the browser, and shows again as they were built, unless the application reads its texts from SITE_TEXT_FILE when it is built.`, { concern: "visitors" });
	}
	let d = new Map(u.map((e) => [e.message, e]));
	sayAll([...d.keys()], (e) => r.warn(`${i.config.content.file}: ${e}`, {
		...d.get(e),
		concern: "visitors"
	}), (e) => r.info(e));
}
function warnOfPublishedTexts(e, { plan: t, tree: n }, r) {
	let { file: i } = t.config.content, a = [X.posix.basename(i), i], o = Et(X.join(t.workspace, i)), s = a.find((e) => o !== void 0 && Et(X.join(n.folder, e)) === o);
	e.texts.size !== 0 && s !== void 0 && r.warn(`The build publishes the content file at /${s}. Move it out of the folder that the generator copies, and name its new place in content.file.`, { concern: "visitors" });
}
function scriptsOf({ files: e }) {
	return e.filter((e) => /\.m?js$/i.test(e.path)).map(({ file: e }) => Vt(e, "utf8")).join("\n");
}
function textOutcome(e, t, n) {
	let r = new Map(), i = new Map();
	for (let { path: e, applied: n, refused: a } of t) {
		for (let t of n) {
			let n = r.get(t);
			n === void 0 ? r.set(t, [e]) : n.push(e);
		}
		for (let { key: t, reason: n } of a) i.has(t) || i.set(t, {
			file: e,
			reason: n
		});
	}
	let a = new Set(n.slugs.values()), o = [...e.texts.keys()].filter((e) => !r.has(e) && !i.has(e)), s = o.length > 0 && n.hasApp ? n.scripts() : "", c = o.filter((e) => !names$1(s, e)), l = c.length > 0 ? carriedKeys(n, s) : new Set(), u = t.filter(({ framework: e, applied: t }) => e !== void 0 && t.length > 0);
	return {
		shown: r.size,
		takenOver: {
			keys: new Set(u.flatMap(({ applied: e }) => e)).size,
			frameworks: [...new Set(u.flatMap(({ framework: e }) => e ?? []))]
		},
		warnings: [
			...c.map((t) => {
				let n = f(t, l), r = n === void 0 ? "" : `; did you mean "${n}"?`;
				return e.problemAt(t, `no page carries the text key "${t}"${r}`);
			}),
			...[...i].map(([t, { file: n, reason: r }]) => e.problemAt(t, `the text "${t}" was not put into ${n}: ${r}`)),
			...[...r].flatMap(([t, r]) => {
				let i = t.split(".")[0] ?? "", o = r.find((e) => a.has(i) && (n.slugs.get(e) ?? i) !== i);
				return o === void 0 ? [] : [e.problemAt(t, `the text "${t}" of the page "${i}" stands on another page, too: ${o}`)];
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
function carriedKeys({ folder: e, files: t }, n) {
	let r = new Set(), collect = (e) => {
		for (let [, t] of e.matchAll(/data-text-key[a-z-]*["'`]?\s*[=:]\s*["'`]?([^"'`\s>,}]+)/gi)) t !== void 0 && r.add(t);
	}, i = new Pe();
	for (let n of t) {
		let t = i.read(X.join(e, n)), r = t.indexOf("data-text-key");
		r !== -1 && collect(t.toString("utf8", r));
	}
	return collect(n), r;
}
async function finish(e, t, n, r) {
	let i = await textsOf(e), a = readSiteTree(t.folder), o = filesByPath(a);
	await limitHeap(o.size);
	let s = await planHosting(e, t, (e) => o.has(e)), c = contentOf$1(await n, e, o, r), { rewritePages: l } = await import("./html.js").then((e) => e.n);
	c !== void 0 && await reportSnapshot(c, e, r);
	let u = sourcesOf(e, a, s, c, i), d = await l(pageJobs(u), {
		scratch: r.scratch,
		texts: i?.texts ?? new Map(),
		hashes: t.origin !== void 0,
		hold: u.hold,
		looksForFrameworks: u.hasFrameworks,
		signal: r.signal
	}), f = new Overlay(o, d);
	await addSitemap(f, u, d, r), addTexts(f, e, i), f.put(g, await keepContent(u, r));
	let p = addHosting(f, e, s, r), m = reportHold(d, u, p, r.log);
	return m.pages > 0 && f.put(Ie.path, Ie.text), c !== void 0 && reportPages(c, u.found, d, r.log), i !== void 0 && (reportTexts(i, d, u, r.log), warnOfPublishedTexts(i, u, r.log)), requireStartPage(f, u), {
		tree: a,
		overlay: f.files,
		pages: f.pages,
		made: madePages(u),
		hosting: p,
		held: m,
		marker: markerOf$1(e),
		origin: t.origin
	};
}
async function textsOf({ workspace: e, config: { content: t } }) {
	return t.mode === "commit" ? Xe(e, t.file) : void 0;
}
function contentOf$1(e, { config: t }, n, { log: r }) {
	if (e === void 0 && t.seo.enabled && r.info("A dry run asks nobody: pages stay without the SEO metadata of the portal."), e === void 0) return;
	let sizeOf = (e) => n.get(e)?.size;
	return checkContent(e, {
		onError: t.seo.onError,
		origin: t.site.url,
		sizeOf
	}, r);
}
function sourcesOf(e, t, n, r, i) {
	let { folder: a } = t, o = htmlFiles(t), s = e.config.site.type === "spa", c = s ? shellOf(a, o, n) : void 0, l = findPageFiles(r?.pages ?? [], o, c, n.trailingSlash), u = (i?.texts.size ?? 0) > 0, d = l.pages.size + l.inApp.size > 0;
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
function shellOf(e, t, { fallback: n }) {
	let r = t.find((e) => `/${e}` === n?.rewrite);
	return r === void 0 ? void 0 : readShell(r, Vt(X.join(e, r), "utf8"));
}
async function addSitemap(e, t, n, { log: r }) {
	let { plan: i, content: a, found: o } = t, { url: s } = i.config.site, c = e.readBuilt("robots.txt")?.toString();
	if (a !== void 0) {
		let [{ makeSitemap: l }, { readOwnSitemaps: u }] = await Promise.all([import("./html.js").then((e) => e.t), import("./shared.js").then((e) => e.I)]), { sitemaps: d, problems: f } = u((t) => e.readBuilt(t), c, s), { files: p, warnings: m, remark: h, problem: g } = l({
			content: a,
			found: o,
			origin: s,
			own: d,
			addresses: addressesOf(t, n)
		});
		if (g !== void 0 && i.config.seo.onError === "fail") throw sitemapInvalid(g);
		let _ = { concern: "search" };
		for (let e of f) r.warn(`A sitemap of the site's build is deployed as it is: ${e}.`, _);
		for (let e of m) r.warn(e, _);
		h !== void 0 && r.info(h);
		for (let [t, n] of p) e.put(t, n);
	}
	let l = a !== void 0 && e.has("sitemap.xml") ? `${s}/sitemap.xml` : void 0;
	e.put("robots.txt", robotsText(c, {
		address: l,
		origin: s
	}, i.environment === "Preview"));
}
function sitemapInvalid(e) {
	return new R("CONTENT_ANSWER_INVALID", "The portal's sitemap cannot be read.", {
		facts: [e],
		remedy: "Correct the sitemap in the portal, or set seo.onError: warn to deploy without it."
	});
}
function addTexts(e, { config: t }, n) {
	n !== void 0 && e.put(".well-known/site-text.json", `${JSON.stringify(Object.fromEntries(n.texts))}\n`), t.content.mode === "runtime" && e.put(O.path, O.text);
}
function addHosting(e, t, n, { log: r }) {
	let i = mergeHosting(t, n, (t) => e.has(t));
	e.put(pi, i.text);
	for (let e of i.warnings) r.warn(e, { concern: "visitors" });
	let a = "Visitors see the texts that were built.", o = {
		script: a,
		requests: a
	}, s = policyWarning(O, i, t.config.site.url, o);
	return t.config.content.mode === "runtime" && s !== void 0 && r.warn(s, { concern: "visitors" }), i;
}
function requireStartPage(e, { tree: t, files: n }) {
	if (e.has("index.html")) return;
	let r = n.filter((e) => /(^|\/)index\.html$/.test(e));
	throw new R("START_PAGE_MISSING", `The site has no index.html in ${t.folder}.`, { facts: D(r.map((e) => `there is one in ${X.posix.dirname(e)}`), 5) });
}
function madePages({ found: e, hosting: t }) {
	return [...e.inApp].map(([e, { path: n }]) => ({
		file: e,
		address: z(e, n, t.trailingSlash)
	}));
}
function markerOf$1({ config: e, environment: t, version: n, event: r }) {
	return {
		slug: e.site.slug,
		environment: t,
		version: n,
		commit: r.sha,
		run: r.run.id
	};
}
// src/deploy/steps/finish/portal/fetch-content.ts
async function fetchContent(e, t, n) {
	let { portal: r, site: i, seo: a } = e.config;
	try {
		return await readContent(t, i.id, n, {
			kept: async () => (await import("./shared.js").then((e) => e.U)).readLastContent(e, n),
			minutes: a.fetchMinutes
		});
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `the SEO metadata of the site "${i.slug}"`;
		throw ve(e, {
			...vi,
			url: r.url,
			what: t
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
		r?.kept()
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
	return e instanceof h && e.status === 404;
}
const vi = {
	purpose: "CONTENT",
	remedies: {
		unauthorized: "The portal was asked with the access token of this run: compare portal.audience in the site config with what it expects, or set seo.enabled: false to deploy without its metadata.",
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
		this.#e = Bt(e, "w", 384);
	}
	get offset() {
		return this.#n;
	}
	append(e) {
		let t = 0;
		for (; t < e.byteLength;) t += qt(this.#e, e, t, e.byteLength - t, this.#n + t);
		this.#n += e.byteLength;
	}
	enter(e, t) {
		this.#t.push(a(e, t));
	}
	correctSize(e, t) {
		let n = Buffer.alloc(4);
		n.writeUInt32LE(t), qt(this.#e, n, 0, n.byteLength, e + 18);
	}
	end() {
		let e = this.#n;
		return this.append(Buffer.concat(this.#t)), this.append(Ne(this.#t.length, this.#n - e, e)), this.close(), this.#n;
	}
	close() {
		this.#r || Ft(this.#e), this.#r = !0;
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
	#i({ files: e, bytes: t }) {
		let n = this.#e.offset;
		this.#e.append(t);
		for (let t of e) {
			let e = fieldsOf(t, t.compressed);
			this.#s(t, e, n), n += 30 + e.name.byteLength + t.compressed, this.#n += t.size;
		}
	}
	#a({ file: e, partCrcs: t }) {
		this.#r = {
			file: e,
			partCrcs: t,
			offset: this.#e.offset,
			parts: 0,
			done: 0,
			compressed: 0
		};
		let n = fieldsOf(e, 0), r = Buffer.alloc(30 + n.name.byteLength);
		je(r, 0, n), this.#e.append(r);
	}
	#o({ path: e, crc: t, length: n, bytes: r }) {
		let i = this.#r;
		if (i === void 0 || i.file.path !== e || i.partCrcs[i.parts] !== t) throw new R("PACKAGE_FILE_CHANGED", `The file "${e}" changed while it was read.`);
		this.#e.append(r), i.parts += 1, i.done += n, i.compressed += r.byteLength, this.#n += n, i.done < i.file.size || (this.#e.correctSize(i.offset, i.compressed), this.#s(i.file, fieldsOf(i.file, i.compressed), i.offset), this.#r = void 0);
	}
	#s({ path: e, size: t, sha256: n }, r, i) {
		this.#e.enter(r, i), this.#t.push({
			path: e,
			size: t,
			sha256: n
		});
	}
};
function fieldsOf({ path: e, method: t, crc: n, size: r }, i) {
	return {
		name: Buffer.from(e),
		method: t,
		crc: n,
		compressed: i,
		size: r
	};
}
// src/deploy/steps/pack/compare-artifact.ts
function compareWithArtifact(e, t, n, { overlay: r, pages: i }) {
	let isBuilt = (e) => !r.has(e) && !i.has(e), a = new Map(t.filter((e) => isBuilt(e.path)).map((e) => [e.path, e.sha256]));
	for (let [e, { replaces: t }] of i) t !== void 0 && a.set(e, t);
	let o = new Map(n.map((e) => [e.path, a.get(e.path) ?? Nt(e)])), s = new Set(e.map((e) => e.path)), c = [
		...e.filter((e) => !o.has(e.path)).map((e) => `missing: ${e.path}`),
		...e.filter((e) => o.has(e.path) && o.get(e.path) !== e.sha256).map((e) => `changed: ${e.path}`),
		...[...o.keys()].filter((e) => !s.has(e)).map((e) => `added:   ${e}`)
	];
	if (c.length !== 0) throw new R("ARTIFACT_INVALID", `The site and the manifest of the build job differ in ${y(c.length, "file")}.`, { facts: D(c) });
}
// src/deploy/steps/pack/find-unchanged.ts
async function findUnchanged(e, t, n) {
	if (t === void 0 || !We(e, t)) return;
	let r = await n(), i = digestOf(r);
	if (t.digest !== i) return;
	let { commit: a = e.commit, run: o } = t, { run: s, ...c } = e;
	return {
		...c,
		commit: a,
		...o !== void 0 && { run: o },
		digest: i,
		contents: fileListOf(r)
	};
}
// src/deploy/steps/pack/workers.ts
const yi = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 64
};
function threadsFor(e, t) {
	let n = e < 6e6 && t < 500, r = Math.min(4, Cn());
	return n || r < 2 ? 0 : r;
}
function startPackWorkers(e, t) {
	let r = n({
		module: "deploy/steps/pack/worker",
		threads: e,
		here() {
			let e = new _e();
			return ({ piece: t, buffer: n }) => e.pack(t, n);
		},
		transferOf: ({ buffer: e }) => e === void 0 ? [] : [e],
		resourceLimits: yi,
		signal: t
	}), i = [];
	function* tasks(e) {
		for (let t of e) yield {
			piece: t,
			buffer: i.pop()
		};
	}
	return {
		async *work(e) {
			for await (let t of r.work(tasks(e))) yield t, "bytes" in t && i.push(t.bytes.buffer);
		},
		[Symbol.asyncDispose]: () => r[Symbol.asyncDispose]()
	};
}
// src/deploy/steps/pack/write-folder.ts
async function writeFolder(e, t, n, r) {
	let i = new Map(t.map((e) => [e.path, e.sha256])), a = new Set(), o = Ze(r.signal);
	for (let t of e) {
		let e = X.join(n, t.path), r = X.dirname(e);
		if (a.has(r) || zt(r, { recursive: !0 }), a.add(r), t.kind === "bytes") Kt(e, t.bytes, { flag: "wx" });
		else if (Te(t, e) !== i.get(t.path)) throw new R("PACKAGE_FILE_CHANGED", `The file "${t.path}" changed after it was packed.`);
		await o();
	}
}
// src/deploy/steps/pack/pack.ts
async function pack(e, t, n, r, i) {
	n?.catch(() => void 0);
	let a = checkTree(t.tree), o = overlaid(a, t), s = o.reduce((e, { size: t }) => e + t, 0);
	await using c = startPackWorkers(i ?? threadsFor(s, o.length), r.signal);
	checkContents(o, t, e);
	for (let e of unservedWarnings(o.map((e) => e.path))) r.log.warn(e, { concern: "visitors" });
	let l = {
		site: t,
		sources: a,
		entries: o,
		live: await n,
		deps: r
	}, u = ue(() => hashEntries(o, c)), d = await findUnchanged(t.marker, l.live, u);
	if (d !== void 0) return packageOf(l, await u(), d, { kind: "none" });
	if (e.uploader === "official") {
		let e = await u();
		return packageOf(l, e, markerOf(t, e), { kind: "folder" });
	}
	let f = X.join(r.scratch, "site.zip"), p = transferProgress(r.log, r.clock, "pack", s), m = new Archiver(f);
	try {
		for await (let e of c.work(Se(o))) p(m.add(e));
		let e = [...m.files], n = markerOf(t, e);
		return m.add(new _e().pack({
			kind: "files",
			entries: [markerEntry(n)]
		})), packageOf(l, e, n, {
			kind: "archive",
			file: f,
			bytes: m.end()
		});
	} finally {
		m.close();
	}
}
function checkContents(e, t, { config: n }) {
	let r = {
		digest: `sha256:${"0".repeat(64)}`,
		contents: fileListLike(e)
	}, i = [...e, markerEntry({
		...t.marker,
		...r
	})];
	checkNames(i.map((e) => e.path)), checkLimits(i, n.hosting);
}
function packageOf({ site: e, sources: t, entries: n, live: r, deps: i }, a, o, s) {
	e.origin !== void 0 && compareWithArtifact(e.origin.files, a, t, e);
	let c = markerEntry(o), l = createManifest([...a, {
		path: c.path,
		size: c.size,
		sha256: ae(c.bytes)
	}]);
	return {
		delivery: s,
		manifest: l,
		marker: o,
		hosting: e.hosting,
		made: e.made,
		live: r,
		builtDigest: e.origin?.digest,
		writeFolder: (e) => writeFolder([...n, c], l.files, e, i)
	};
}
const markerOf = ({ marker: e }, t) => ({
	...e,
	digest: digestOf(t),
	contents: fileListOf(t)
}), markerEntry = (e) => fe(U, Buffer.from(`${JSON.stringify(e)}\n`));
function overlaid(e, { overlay: t, pages: n }) {
	let r = new Map();
	for (let t of e) r.set(t.path, t);
	for (let [e, { file: t, size: i, offset: a }] of n) r.set(e, {
		kind: "slice",
		path: e,
		size: i,
		file: t,
		offset: a
	});
	for (let [e, n] of t) r.set(e, fe(e, n));
	return r.delete(U), inByteOrder(r.values());
}
async function hashEntries(e, t) {
	let n = [];
	for await (let r of t.work(m(e))) r.kind === "hash" && n.push(...r.files);
	return n;
}
async function makeSite(e, t, n) {
	let r = t && contentOf(e, t, n), i = e.mode === "all" ? build : readBuilt, a = await n.step("build", (t) => i(e, t), (t) => built(e, t)), o = await n.step("finish", (t) => finish(e, a, r, t), finished);
	return n.learn(factsOfFinished(o)), o;
}
async function packSite(e, t, n, r) {
	let i = await r.step("pack", (r) => pack(e, t, n ? ft(e.url, r, { limitMs: 5e3 }) : void 0, r), packed);
	return r.learn(factsOfPackage(i)), i;
}
function contentOf(e, t, n) {
	if (!e.config.seo.enabled) return;
	let r = t.portal().then((t) => n.ahead("finish", async (n) => {
		let r = fetchContent(e, t, n), [i] = await Promise.all([r, import("./html.js").then((e) => e.n)]);
		return i;
	}));
	return r.catch(() => void 0), r;
}
// src/deploy/steps/upload/attempt.ts
function openAttempt(e, t, { http: n, signal: r }) {
	let { correlationId: i } = e;
	return {
		...e,
		token: t,
		service: openContentService({
			http: n,
			token: t,
			correlationId: i,
			signal: r
		})
	};
}
// src/deploy/steps/live-site/sample.ts
const isInDoubt = (e) => isDoubtful(e) || whyUnserved(e) !== void 0, bi = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function sampleOf(e, t) {
	let n = plainPaths(e.hosting.text), r = e.manifest.files.filter(({ path: e, size: t }) => t > 0 && t <= 1048576 && !bi.test(e) && !isInDoubt(e) && n(`/${e}`)), i = r.filter(({ path: e }) => /^(index|404)\.html$/.test(e)), a = r.filter((e) => !i.includes(e)), o = Number.parseInt(e.marker.digest.slice(-8), 16) || 0, s = Math.max(1, Math.floor(a.length / Math.max(1, t - i.length))), c = Array.from({ length: Math.min(a.length, Math.max(0, t - i.length)) }, (e, t) => a[(o + t * s) % a.length]);
	return [...i, ...new Set(c.filter((e) => e !== void 0))];
}
function plainPaths(e) {
	let t = parseHosting(e), n = (Array.isArray(t.routes) ? t.routes : []).map((e) => String(b(e).route ?? ""));
	return (e) => !n.some((t) => {
		let [n = ""] = t.split(/[*{]/);
		return t === "/" ? e === "/" || e === "/index.html" : e.startsWith(n);
	});
}
function addressOfFile(e, t) {
	return `${e}/${t.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(e) {
	return b(I(e));
}
async function filesThatDiffer(e, t, n) {
	let { url: r } = e;
	if (r === void 0) return [];
	let i = sampleOf(t, 24).map(async (e) => {
		try {
			let t = await he(addressOfFile(r, e.path), n, { limitMs: 2e3 }), i = cn("sha256").update(t.body).digest("hex");
			return t.status === 200 && i !== e.sha256 ? [e.path] : [];
		} catch (e) {
			if (!(e instanceof o)) throw e;
			return [];
		}
	});
	return (await Promise.all(i)).flat();
}
function commitHost(e, t) {
	return t.github === void 0 ? askGit(e.workspace, t) : askGitHub(e, t.github, t);
}
function askGit(e, { git: t, signal: n }) {
	let ask = (...r) => t(e, r, n);
	return {
		remedy: "The input \"github-token\" lets the run ask.",
		head: async (e) => /^([0-9a-f]{40})\t/.exec(await ask("ls-remote", "origin", `refs/heads/${e}`) ?? "")?.[1],
		async isBehind(e, t) {
			if (await ask("cat-file", "-e", `${t}^{commit}`) !== void 0) return await ask("merge-base", "--is-ancestor", e, t) !== void 0;
		},
		runOf: async () => void 0
	};
}
function askGitHub({ event: e }, t, n) {
	let r = V(t, n), i = le(e.repository);
	return {
		remedy: "GitHub did not say; the job needs the permissions \"contents: read\" and \"actions: read\".",
		head: (e) => W(Ue(r, i, e), n),
		isBehind: (e, t) => W(ge(r, i, e, t), n),
		async runOf(t, a) {
			let [o, s] = await Promise.all([W(l(r, i, e.run.id), n), W(lt(r, i, {
				commit: t,
				branch: a
			}), n)]);
			if (o !== void 0 && s !== void 0 && o.workflow !== "") return stateOf(s.filter(({ workflow: e }) => e === o.workflow));
		}
	};
}
function stateOf(e) {
	let t = e.find(({ status: e, conclusion: t }) => e !== "completed" || t === "success");
	if (t !== void 0) return {
		state: "deploys",
		url: t.url
	};
	let [n] = e;
	return n === void 0 ? { state: "none" } : {
		state: "ended",
		url: n.url,
		conclusion: n.conclusion || "nothing"
	};
}
// src/deploy/steps/upload/superseded.ts
const short = (e) => e.slice(0, 12);
async function checkNotSuperseded(e, t, n) {
	let { sha: r } = e.event, i = branchInQuestion(e);
	if (i === void 0) return [];
	let a = commitHost(e, n), o = await checkHead(e, i, a), s = t?.commit;
	if (typeof s != "string" || !/^[0-9a-f]{40}$/.test(s) || s === r) return o;
	let c = await a.isBehind(r, s);
	if (c === void 0) return [...o, `Not checked: whether ${short(r)} is older than the live ${short(s)}. ${a.remedy}`];
	if (c) throw new R("SUPERSEDED", `The live site is of ${short(s)}, which is newer than ${short(r)}.`);
	return o;
}
async function confirmCurrent({ plan: e, differing: t }, n) {
	await t;
	let r = branchInQuestion(e);
	if (r === void 0) return;
	let i = await commitHost(e, n).head(r);
	if (i !== void 0 && i !== e.event.sha) for (let t of await checkNotSuperseded(e, await ft(e.url, n), n)) n.log.info(t);
}
function branchInQuestion({ force: e, mode: t, event: { name: n, ref: r } }) {
	return e || t === "rollback" || n === "local" || !r.startsWith("refs/heads/") ? void 0 : r.slice(11);
}
async function checkHead(e, t, n) {
	let { sha: r } = e.event, i = await n.head(t);
	if (i === void 0) return [`Not checked: whether ${short(r)} is still the head of ${t}. ${n.remedy}`];
	if (i === r) return [];
	let a = `${t} has moved on to ${short(i)}`, o = t === e.config.environments.production.branch ? "Production" : "Preview";
	if (e.environment !== o) return [`${a}, which no run deploys to ${e.environment} by itself.`];
	let s = await n.runOf(i, t);
	switch (s?.state) {
		case "deploys": throw new R("SUPERSEDED", `${a}; this run would deploy ${short(r)}.`, { facts: [`superseded by the run ${s.url}`] });
		case "ended": return [`${a}, but its run has ended with: ${s.conclusion}. This run deploys ${short(r)}. (${s.url})`];
		case "none": return [`${a}, but no run deploys that. This run deploys ${short(r)}.`];
		default: return [`${a}. Not checked: whether a run deploys that. ${n.remedy}`];
	}
}
// src/clients/swa/content-service/put-archive.ts
const xi = 8 << 20;
async function putArchive({ address: e, file: t, size: n, onProgress: r }, i) {
	let put = (t, n, r = !0) => i.http.send({
		method: "PUT",
		url: `${e.reveal()}${t}`,
		headers: {
			"x-ms-version": "2023-11-03",
			"content-type": "application/octet-stream",
			...t === "" && Si
		},
		...n !== void 0 && { body: n },
		retry: {
			...j.safe,
			faults: r
		},
		idleMs: 6e4,
		signal: i.signal
	}), a = n <= xi;
	try {
		return await put("", {
			file: t,
			size: n,
			onProgress: r
		}, a);
	} catch (e) {
		if (a || !(e instanceof o)) throw e;
		i.log.info(`${e.message}: going on in blocks of ${T(xi)}, of which only a broken one is sent again`);
	}
	let s = [];
	for (let e = 0; e < n; e += xi) {
		let i = Buffer.from(String(e).padStart(15, "0")).toString("base64"), a = {
			file: t,
			start: e,
			size: Math.min(xi, n - e),
			onProgress: (t) => r(e + t)
		}, o = await put(`&comp=block&blockid=${encodeURIComponent(i)}`, a);
		if (o.status !== 201) return o;
		s.push(i);
	}
	return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${s.map((e) => `<Latest>${e}</Latest>`).join("")}</BlockList>`);
}
const Si = { "x-ms-blob-type": "BlockBlob" };
// src/clients/swa/content-service/slot.ts
function readSlot(e, t, n) {
	let r = b(e.packageUris), i = b(e.pollingInfo), a = text(r.app);
	if (!URL.canParse(a) || new URL(a).protocol !== "https:" || idOf(i.version) === "") throw new R("UPLOAD_ANSWER_INVALID", "The hosting platform named no place for the upload.", { facts: [
		`received: ${namesIn(e)}`,
		`packageUris: ${namesIn(r)}`,
		`pollingInfo: ${namesIn(i)}`,
		`correlation id: ${n.correlationId}`
	] });
	return {
		address: new Re(a),
		polling: {
			DefaultHostname: text(i.defaultHostname),
			StageSiteIdentifier: idOf(i.stageSiteIdentifier),
			Version: idOf(i.version),
			TenantId: idOf(i.tenantId),
			Slice: n.slice,
			GitHubRepoUrl: `https://github.com/${t.repository}`
		}
	};
}
function secretsOf({ address: e }) {
	let t = new URL(e.reveal()), n = t.searchParams.get("sig") ?? "";
	return [
		e.reveal(),
		t.search.slice(1),
		n,
		encodeURIComponent(n)
	].filter((e) => e !== "").map((e) => new Re(e));
}
const text = (e) => typeof e == "string" ? e : "", idOf = (e) => typeof e == "number" ? String(e) : text(e), namesIn = (e) => Object.keys(e).join(", ") || "nothing";
// src/deploy/steps/upload/upload-direct.ts
async function takeSlot({ site: e, target: t, token: n, service: r }, i) {
	if (r === void 0) throw unknownTokenShape(n.reveal().length);
	let a = caller(r.correlationId), { siteUrl: o } = await a("validate the token", r.validateToken(t), !0), s = typeof o == "string" && o !== "" ? o : void 0;
	i.log.debug(`The token belongs to ${s ?? "an address that is not named"}.`), checkTarget(t, s);
	let c = readSlot(await a("take the upload request", r.requestUpload(t, figuresOf(e)), !0), t, r);
	for (let e of secretsOf(c)) i.log.mask(e);
	return {
		...c,
		service: r,
		production: s
	};
}
async function uploadToSlot(e, { service: t, address: n, polling: r, production: i }, a, o) {
	let { site: s, target: c, correlationId: l } = e;
	await sendArchive(n, a, l, o), await confirmCurrent(e, o), e.record.mayHaveChanged();
	let u = t.updateStatus(c, figuresOf(s), r);
	await caller(l)("start the distribution", u, !0).catch((e) => {
		if (!isUnclear(e)) throw e;
		let t = e.facts[0] ?? e.message;
		o.log.warn(`The platform did not say that the distribution has started (${t}); looking whether it has.`);
	});
	let d = await distribute(e, t, r, o);
	return checkLanding(c, d.url, i), i === void 0 ? d : {
		...d,
		production: i
	};
}
async function productionAddress({ service: e, target: t }, n) {
	try {
		let n = await e?.validateToken(t), r = n?.kind === "ok" ? n.response.siteUrl : void 0;
		return typeof r == "string" && r !== "" ? r : void 0;
	} catch (e) {
		if (!(e instanceof o)) throw e;
		n.log.debug(`The address of the token could not be asked: ${e.message}`);
		return;
	}
}
function isUnclear(e) {
	if (!(e instanceof R)) return !1;
	let { code: t, cause: n } = e;
	return t === "UPLOAD_UNAVAILABLE" || t === "UPLOAD_ANSWER_INVALID" || n instanceof RepetitionRefused;
}
function figuresOf({ manifest: e, hosting: t }) {
	let { files: n, totalBytes: r, largestBytes: i } = e;
	return {
		files: n.length,
		totalBytes: r,
		largestBytes: i,
		hasRoutes: t.hasRoutes,
		roles: t.roles
	};
}
async function sendArchive(e, { file: t, bytes: n }, r, i) {
	let a = [`blob storage: ${new URL(e.reveal()).host}`, `correlation id: ${r}`], s = await putArchive({
		address: e,
		file: t,
		size: n,
		onProgress: transferProgress(i.log, i.clock, "upload", n)
	}, i).catch((e) => {
		throw e instanceof o ? new R("UPLOAD_UNAVAILABLE", "The archive could not be sent.", {
			cause: e,
			facts: [e.message, ...a]
		}) : e;
	});
	if (s.status === 201) return;
	let c = /<Code>([^<]*)<\/Code>/.exec(s.text)?.[1], l = s.status === 429 || s.status >= 500;
	throw new R(l ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `Blob storage did not take the archive: status ${s.status}.`, { facts: [...c === void 0 ? [] : [`reason: ${c}`], ...a] });
}
// src/deploy/steps/upload/upload-official.ts
async function uploadOfficial(e, t, n) {
	let { site: r, target: i, token: a, record: o } = e, s = await e.access.client(n);
	checkTarget(i, t);
	let c = await $t(X.join(n.scratch, "client-")), l = X.join(c, "site"), u = X.join(c, "home");
	await Qt(u), await r.writeFolder(l), await confirmCurrent(e, n);
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
function timeLimit$1({ plan: e, site: t }) {
	return Math.round(e.config.hosting.distributionTimeoutMinutes * 6e4 + t.manifest.totalBytes / 500);
}
function verdict$1({ report: e, result: t, isOverdue: n }, r, { plan: i, correlationId: a }) {
	let { code: o } = t, s = e.id ?? a, c = factsOf$1(r, e, t), [l] = c, unknown = (t) => ({
		id: s,
		correlationId: a,
		outcome: "unknown",
		url: asOrigin(e.url),
		lostLook: `${t} (${l})`
	});
	if (e.failures.length > 0 && e.url !== void 0) return unknown(`the client named an address, and a failure as well: ${e.failures.join("; ")}`);
	if (e.failures.length > 0) {
		let t = `reason: ${e.failures.join("; ")}`;
		throw e.isUploaded ? new R("DISTRIBUTION_FAILED", "The platform's upload client reported a failed deployment.", { facts: [t, ...c] }) : isTokenRefusal(0, e.failures.join("\n")) ? new R("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
			cause: new TokenRefused(e.failures.join("; ")),
			facts: [t, ...c]
		}) : new R("OFFICIAL_CLIENT_FAILED", "The platform's upload client reported a failure.", { facts: [t, ...c] });
	}
	if (n) {
		let e = i.config.hosting.distributionTimeoutMinutes;
		return unknown(`the client was ended ${y(e, "minute")} after its start (hosting.distributionTimeoutMinutes)`);
	}
	return e.isUnsure ? unknown("the client gave up waiting for the platform") : o === 0 && e.url !== void 0 ? {
		id: s,
		correlationId: a,
		outcome: "accepted",
		url: asOrigin(e.url)
	} : o === 0 && e.isUploaded ? unknown("the client ended without naming an address") : e.isUploading ? unknown("the client ended in the middle of the deployment") : unknown("the client ended without saying whether it has deployed");
}
// src/deploy/steps/upload/upload.ts
async function upload(e, t, n, r, i) {
	let a = targetOf(e), o = checkedName(a);
	if (e.config.build.attestation === "required" && await requireAttestation(e, t, i), o !== null && i.log.info(`The environment of the hosting is "${o}".`), t.delivery.kind === "none") return { outcome: "unchanged" };
	for (let n of await checkNotSuperseded(e, t.live, i)) i.log.info(n);
	let s = q();
	r.begins(s);
	let c = t.live === void 0 ? Promise.resolve([]) : filesThatDiffer(e, t, i);
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
async function requireAttestation(e, { builtDigest: t }, n) {
	if (t === void 0) throw new R("ATTESTATION_MISSING", "The package was not built by a job of its own.");
	let { checkAttestation: r } = await import("./attestation.js").then((e) => e.t);
	await r(e, t, n);
}
async function sendWithFreshToken(e, t) {
	let sendWith = (n) => send(openAttempt(e, n, t), t);
	try {
		return await sendWith(await e.access.token());
	} catch (n) {
		if (!(n instanceof R) || !(n.cause instanceof TokenRefused)) throw n;
		return t.log.info(`The hosting platform refused the deployment token (${n.cause.message}); getting a fresh one, once.`), sendWith(await e.access.renewToken(t));
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
		return t.log.warn(`${n.message} ${n.facts[0] ?? ""} Uploading by the platform's own client instead.`), uploadOfficial(e, void 0, t);
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
	remedy: "Places of the hosting seem to differ, or somebody else has deployed meanwhile. Open the site in some minutes: if it does not serve this build then, run the deployment again."
});
async function inspectMadePage(e, t, n) {
	let r = choose(t);
	if (r === void 0) return "";
	let i = new Map(t.manifest.files.map((e) => [e.path, e])), a = new URL(encodedPath(r.address), e).href, o = i.get(r.file), s = await n(a, (o?.size ?? 0) + 1), c = `the page ${r.address}, which was made for the application,`;
	if (new URL(s.url).pathname !== new URL(a).pathname) return mismatch(`${c} redirects to ${s.url}`, []);
	if (s.status !== 200) return mismatch(`${c} answers ${s.status}`, []);
	if (hashOf$1(s.body) !== o?.sha256) return mismatch(`${c} is not that of this build`, []);
	let l = assetsOf(s.body.toString(), s.url).slice(0, 10), u = (await Promise.all(l.map((e) => inspectAsset(e, i, n)))).filter((e) => e !== void 0);
	return u.length === 0 ? `${r.address} with ${l.length} scripts and styles` : mismatch(`${c} does not get its scripts and styles`, u);
}
function choose({ made: e, marker: t, hosting: n }) {
	let r = plainPaths(n.text), i = e.filter(({ address: e }) => r(e));
	return i[(Number.parseInt(t.digest.slice(-8), 16) || 0) % i.length];
}
function assetsOf(e, t) {
	let n = e.replace(/<!--[\s\S]*?(?:-->|$)/g, ""), r = attribute(/<base\b[^>]*(?:>|$)/i.exec(n)?.[0] ?? "", "href") ?? "", i = URL.parse(r, t) ?? new URL(t), a = [...n.matchAll(/<(?:script|link)\b[^>]*(?:>|$)/gi)].map(([e]) => e).flatMap((e) => /^<script/i.test(e) ? attribute(e, "src") ?? [] : /^(stylesheet|modulepreload)$/i.test(attribute(e, "rel") ?? "") ? attribute(e, "href") ?? [] : []).filter((e) => URL.canParse(e, i.href)).map((e) => new URL(e, i));
	return [...new Set(a.filter(({ origin: e }) => e === i.origin).map(({ href: e }) => e))];
}
function attribute(e, t) {
	let [, n, r, i] = RegExp(`\\s${t}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(e) ?? [];
	return (n ?? r ?? i)?.replaceAll("&amp;", "&");
}
async function inspectAsset(e, t, n) {
	let r = t.get(decoded(new URL(e).pathname).slice(1)), i = await n(e, r && r.size + 1);
	if (i.status !== 200) return `${e} answers ${i.status}`;
	let a = i.headers["content-type"] ?? "no content type";
	return a.startsWith("text/html") ? `${e} is answered with a page (${a})` : r === void 0 || r.sha256 === hashOf$1(i.body) ? void 0 : `${e} is not the file of this build`;
}
const hashOf$1 = (e) => cn("sha256").update(e).digest("hex"), encodedPath = (e) => e.split("/").map(encodeURIComponent).join("/");
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
	let i = extensionsOf(r);
	return t.startsWith(n) && (i.length === 0 || i.some((e) => t.endsWith(`.${e}`)));
}
function pathThatMatches(e, t) {
	let [n = "", r] = e.split("*", 2);
	if (r === void 0) return;
	let [i] = extensionsOf(r), a = `${n}${t}${i === void 0 ? "" : `.${i}`}`;
	return a.startsWith("/") ? a : `/${a}`;
}
function extensionsOf(e) {
	return e.replace(/^\.\{?|\}$/g, "").split(",").filter(Boolean);
}
// src/deploy/steps/verify/probes.ts
function probesOf(e) {
	let t = parseHosting(e.hosting.text), n = plainPaths(e.hosting.text), r = new Map(e.manifest.files.map((e) => [`/${e.path}`, e])), sizeOf = (e) => r.get(String(e))?.size ?? 0, { rewrite: i, exclude: a } = t.navigationFallback ?? {}, o = Array.isArray(a) ? a.map(String) : [], isExcluded = (e) => o.some((t) => matchesPattern(t, e)), s = {
		rewrite: t.responseOverrides?.["404"]?.rewrite,
		status: t.responseOverrides?.["404"]?.statusCode ?? 404
	}, expects = (e, t) => (n, i) => {
		if (n !== e) return `answers ${n}, expected ${e}`;
		let a = r.get(String(t))?.sha256;
		return a === void 0 || a === i ? void 0 : `does not show ${t} of this build`;
	}, c = `no-page-${e.marker.digest.slice(-12)}`, l = [`/site-deploy/${c}`, `/${c}`].filter(n), u = o.toSorted(foldersFirst).flatMap((e) => pathThatMatches(e, c) ?? []), d = typeof i == "string" ? l.find((e) => !isExcluded(e)) : void 0, f = typeof i == "string" ? [...u, ...l].find((e) => isExcluded(e) && n(e)) : l.at(-1), p = [];
	if (d !== void 0 && p.push({
		name: "deep route",
		path: d,
		size: sizeOf(i),
		check: expects(200, i)
	}), f !== void 0 && s.status !== 200) {
		let e = expects(s.status, s.rewrite);
		p.push({
			name: "missing page",
			path: f,
			size: sizeOf(s.rewrite),
			check: e
		});
	}
	return p;
}
function foldersFirst(e, t) {
	return Number(t.endsWith("/*")) - Number(e.endsWith("/*"));
}
async function inspect$1(e, t) {
	let { url: n, site: r, limitMs: i } = e, a = H(t.clock) + i, lookWith = (e) => (n, r) => he(n, t, {
		limitMs: Math.max(1e3, a - H(t.clock)),
		ownConnection: e,
		...r !== void 0 && { maxBytes: r }
	}), o = lookWith(!1), s = await inspectMarker(n, r, o);
	if (typeof s != "string") return s;
	let c = await Promise.all([
		inspectStartPage(n, r, o),
		inspectSample(n, chooseSample(e), o),
		inspectMadePage(n, r, o),
		...probesOf(r).map((e) => inspectProbe(n, e, o)),
		inspectPlaces(n, r.marker, o, lookWith(!0))
	]), l = [s];
	for (let e of c) {
		if (typeof e != "string") return e;
		l.push(e);
	}
	return l.filter((e) => e !== "");
}
function chooseSample({ site: e, changed: t }) {
	let n = new Map(e.manifest.files.map((e) => [e.path, e])), r = t.slice(0, 16).flatMap((e) => n.get(e) ?? []);
	return [...new Set([...r, ...sampleOf(e, 8)])];
}
async function inspectMarker(e, { marker: t, live: n }, r) {
	let i = await r(`${e}/${U}`);
	if (i.status !== 200) return mismatch(`/${U} answers ${i.status}`, [`expected the marker of ${describe(t)}`]);
	let a = i.json;
	if (typeof a?.digest != "string") return mismatch(`/${U} is not a marker (${i.headers["content-type"] ?? "no content type"})`, [`expected ${describe(t)}`]);
	if (isMarkerOf(t, i)) return namedOrigin("marker", e, i.url);
	let o = [`expected: ${describe(t)}`, `served:   ${describe(a)}`];
	return isOfLaterRun(a, t, n) ? {
		...mismatch(`run ${a.run} has deployed another build meanwhile`, o),
		remedy: "Look at that run: where its build is the one to be live, there is nothing to do; else run this one again. One \"concurrency\" group in the workflows of a site lets its deployments wait for each other."
	} : {
		...mismatch("it serves another build", o),
		isOther: !0
	};
}
function isOfLaterRun(e, t, n) {
	let [r, i, a] = [
		e.run,
		t.run,
		n?.run
	].map(numberOf);
	return r === void 0 || i === void 0 || r === i ? !1 : e.slug === t.slug && e.environment === t.environment && (r > i || a !== void 0 && r > a);
}
const numberOf = (e) => typeof e == "string" && /^\d{1,20}$/.test(e) ? BigInt(e) : void 0;
async function inspectPlaces(e, t, n, r) {
	let i = [...lookFromPlaces(e, n, 3), ...lookFromPlaces(e, r, 2)], a = await Promise.all(i), o = a.filter((e) => !isMarkerOf(t, e)), [s] = o;
	if (s === void 0) return "";
	let c = s.status === 200 ? describe(b(s.json)) : `status ${s.status}`, l = `some looks found it, and ${o.length} of ${a.length} further ones something else`;
	return differing(l, [`expected: ${describe(t)}`, `served:   ${c}`]);
}
function namedOrigin(e, t, n) {
	let { origin: r } = new URL(n);
	return r === new URL(t).origin ? e : `${e} at ${r}`;
}
async function inspectStartPage(e, { hosting: t, manifest: n }, r) {
	let i = plainPaths(t.text), a = n.files.find(({ path: e }) => e === "index.html" && i("/") && i("/index.html")), o = await r(`${e}/`, a && a.size + 1);
	if (o.status !== 200) return mismatch(`the start page answers ${o.status}`, [`address: ${o.url}`]);
	let s = Object.entries(t.globalHeaders).filter(([e, t]) => (o.headers[e.toLowerCase()] ?? "") !== t).map(([e, t]) => `${e}: expected "${t}", served "${o.headers[e.toLowerCase()] ?? "none"}"`);
	return s.length > 0 ? mismatch("the start page lacks configured headers", s) : a !== void 0 && hashOf(o.body) !== a.sha256 ? mixed("the start page is not that of this build", [`address: ${o.url}`]) : "start page with its headers";
}
async function inspectSample(e, t, n) {
	let r = (await Promise.all(t.map((t) => inspectFile(e, t, n)))).filter((e) => e !== void 0);
	return r.length === 0 ? t.length === 0 ? "" : `${y(t.length, "file")} by hash` : mixed(`${r.length} of ${t.length} files that were looked at are not those of this build`, r);
}
async function inspectFile(e, { path: t, size: n, sha256: r }, i) {
	let a = await i(addressOfFile(e, t), n + 1);
	if (a.status !== 200) return `stale: /${t} answers ${a.status}`;
	let o = hashOf(a.body);
	return o === r ? void 0 : `stale: /${t} has the hash ${o.slice(0, 12)}, expected ${r.slice(0, 12)}`;
}
async function inspectProbe(e, { name: t, path: n, size: r, check: i }, a) {
	let o = await a(`${e}${n}`, r + 1), s = i(o.status, hashOf(o.body));
	return s === void 0 ? t : mismatch(`${t} (${n}) ${s}`, []);
}
const hashOf = (e) => cn("sha256").update(e).digest("hex");
function describe(e) {
	let text = (e) => typeof e == "string" ? e.slice(0, 80) : "?";
	return `${`${text(e.slug)} ${text(e.version)} (${text(e.environment)})`}, commit ${text(e.commit).slice(0, 12)}, ${text(e.digest).slice(0, 19)}`;
}
// src/deploy/steps/verify/verify.ts
const Ci = {
	pause: 250,
	growth: 1.5,
	longestPause: 5e3
};
async function verify(e, t, n, r) {
	let i = n.outcome === "unchanged" ? void 0 : n, a = e.url ?? i?.url;
	if (a === void 0) throw verdict(i, new R("VERIFY_ADDRESS_UNKNOWN", "The hosting platform did not name the address of the environment."));
	let { clock: o, signal: s } = r, c = {
		isReachable: !1,
		message: "it was not looked at",
		facts: []
	}, l = 1, u = !1, d = timeLimit(e, t), f = await bt({
		clock: o,
		signal: s,
		limit: i === void 0 ? Math.min(Ti, d) : d,
		...Ci
	}, async (e) => {
		let n = await lookOnce({
			url: a,
			site: t,
			changed: i?.changed ?? [],
			limitMs: e
		}, r);
		if (Array.isArray(n)) return u = !0, --l, l === 0 ? n : void 0;
		u ||= n.isMixed === !0, u && (l = wi), r.log.debug(`${a}: ${n.message}`), c = n.isOther && u ? differing("some looks found it, and the last one another build", n.facts) : n;
	});
	if (f === void 0) throw verdict(i, toError(a, c));
	return {
		url: a,
		looks: f
	};
}
const wi = 3, Ti = 3e4;
async function verifyUnchanged(e, t, n) {
	try {
		return await verify(e, t, { outcome: "unchanged" }, n);
	} catch (e) {
		if (!(e instanceof R) || e.code !== "VERIFY_MISMATCH") throw e;
		for (let t of [e.message, ...e.facts]) n.log.warn(t);
		return;
	}
}
function timeLimit(e, { manifest: t }) {
	let n = t.totalBytes / 2e6 + t.files.length / 200;
	return e.config.hosting.verificationTimeoutMinutes * 6e4 + Math.round(n * 1e3);
}
async function lookOnce(e, t) {
	try {
		return await inspect$1(e, t);
	} catch (e) {
		if (!(e instanceof o)) throw e;
		return {
			isReachable: !1,
			message: e.message,
			facts: []
		};
	}
}
function toError(e, { isReachable: t, message: n, facts: r, remedy: i }) {
	return t ? new R("VERIFY_MISMATCH", `${e} does not serve this build: ${n}.`, {
		facts: r,
		...i !== void 0 && { remedy: i }
	}) : new R("VERIFY_UNREACHABLE", `${e} could not be looked at.`, { facts: [n] });
}
function verdict(e, t) {
	return e?.outcome === "unknown" ? new R("DISTRIBUTION_UNKNOWN", "The hosting platform did not say how the upload ended, and the site does not show this build.", {
		cause: t,
		facts: [
			t.message,
			...e.lostLook === void 0 ? [] : [`the last look at its status: ${e.lostLook}`],
			`correlation id: ${e.correlationId}`
		]
	}) : t;
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
	return e instanceof h ? e.status >= 500 : !(e instanceof o) || e.mayHaveArrived;
}
function payload(e, { status: t, url: n, error: r }, i) {
	let { site: a } = e.config;
	return {
		event: "site.deployed",
		timestamp: new Date(i).toISOString(),
		site: {
			id: a.id,
			slug: a.slug
		},
		data: {
			version: e.version,
			environment: e.environment,
			commitSha: e.event.sha
		},
		status: t,
		...n !== void 0 && { url: n },
		...r !== void 0 && { error: {
			code: r.code,
			message: r.message
		} },
		run: { ...e.event.run }
	};
}
const Ei = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.";
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} has not confirmed that it knows how the deployment ended.` : `The portal ${t} could not be told how the deployment ended.`;
	return ve(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: Ei,
			forbidden: Ei
		}
	}) ?? new R("NOTIFY_FAILED", n, {
		cause: e,
		facts: ["it did not answer in time"]
	});
}
async function tellPortal(e, t, n) {
	let { status: r, url: i, error: a } = n.result(), work = async (n) => {
		let o = await t.notifier();
		if (o === void 0) throw noCredential();
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
		}), n.learn({ notified: !0 });
	} catch (t) {
		n.learn({ notifyError: notTold(t, e) });
	}
}
function notTold(e, { config: t }) {
	let n = R.from(e);
	if (n.code !== "CANCELLED") return n;
	let r = `The portal ${t.portal.url} was not told how the deployment ended.`;
	return new R("NOTIFY_FAILED", r, {
		cause: n,
		facts: ["after the cancel no time was left"]
	});
}
function noCredential() {
	return new R("NOTIFY_FAILED", "The portal was not told how the deployment ended: the run has no access token and no API token.", { remedy: "Set the input \"api-token\": with it the portal learns of failed logins, too." });
}
// src/deploy/deploy-site.ts
async function deploySite(e, t, n) {
	if (e.dryRun) return await packSite(e, await makeSite(e, void 0, n), !1, n), n.ends("skipped");
	let { gitHubDeployments: r } = n.machine, i = r && (await import("./portal-and-pulls.js").then((e) => e.n)).showOnGitHub(e, r, n), a = openSession(e, t, n);
	try {
		await takeLive(e, a, n);
	} catch (e) {
		n.failed(e);
	}
	await Promise.all([tellPortal(e, a, n), i?.end()]);
}
async function takeLive(e, t, n) {
	e.uploader === "official" && n.ahead("upload", (e) => t.client(e)).catch(() => void 0);
	let r = await makeSite(e, t, n), i = await goLive(e, await packSite(e, r, !e.force, n), t, n);
	if (i !== "not served") return n.ends(i);
	await goLive(e, await packSite(e, r, !1, n), t, n), n.ends("succeeded");
}
async function goLive(e, t, n, r) {
	let i;
	try {
		let a = await r.step("upload", (i) => upload(e, t, n, r, i), uploaded);
		if (i = a, r.learn(factsOfDeployment(a)), a.outcome === "accepted" && r.hasChanged(), a.outcome === "unchanged") {
			let n = await r.step("verify", (n) => verifyUnchanged(e, t, n), verifiedUnchanged);
			return n === void 0 ? "not served" : (r.learn({ url: n.url }), "skipped");
		}
		let look = async (n) => {
			let i = await verify(e, t, a, n);
			return await lookAtProduction(e, t, a, r), i;
		}, { url: o } = await r.step("verify", look, verified);
		return r.learn({ url: o }), r.hasChanged(), "succeeded";
	} catch (n) {
		throw await lookAfterFailure(e, t, i, n, r), n;
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
				...a !== void 0 && { concern: a },
				...o !== void 0 && { file: o },
				...s !== void 0 && { line: s },
				...c !== void 0 && { column: c }
			}, u = JSON.stringify(l);
			n.has(u) || (n.add(u), t.length < 1e3 && t.push(l), e.warn(r, i));
		}
	};
}
// src/deploy/record.ts
const Di = [
	"DISTRIBUTION_UNKNOWN",
	"CLOSE_UNKNOWN",
	"VERIFY_UNREACHABLE",
	"VERIFY_ADDRESS_UNKNOWN"
];
var RunRecord = class {
	machine;
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
		this.machine = t, this.closing = closingDeps(t), this.#t = {
			...t,
			signal: AbortSignal.any([t.signal, this.#e.signal])
		};
	}
	step(e, t, n) {
		return this.#l(e, t, n, this.#t);
	}
	lastingStep(e, t, n, r = this.machine) {
		return this.#l(e, t, n, r);
	}
	async ahead(e, t) {
		try {
			return await t(this.#t);
		} catch (t) {
			throw this.#t.signal.aborted || this.#u(e), this.stop(t), t;
		}
	}
	learn(e) {
		this.#r = {
			...this.#r,
			...e
		};
	}
	begins(e) {
		this.learn({ correlationId: e });
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
	ends(e) {
		this.#a = e;
	}
	failed(e) {
		let { signal: t } = this.machine, n = R.from(t.aborted ? t.reason : e), r = n.code === "SUPERSEDED" || n.code === "PREVIEW_IN_USE";
		this.#a = n.code === "CANCELLED" ? this.#i === "no" ? "cancelled" : "unknown" : r ? this.#i === "no" ? "skipped" : "unknown" : Di.includes(n.code) ? "unknown" : "failed", this.learn({ error: n }), this.stop(n);
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
		let { log: i, signal: a } = this.machine, o = performance.now(), elapsed = () => performance.now() - o, tell = (t) => i.info(`${e.padEnd(9)}${_(elapsed()).padStart(8)}  ${t}`), s = "done";
		i.debug(`step ${e} begins`);
		try {
			r.signal.throwIfAborted();
			let e = await t(r);
			return tell(n(e)), e;
		} catch (t) {
			throw (!r.signal.aborted || a.aborted) && this.#u(e), s = r.signal.aborted ? "ended" : "failed", tell(s), t;
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
		this.learn({ failedStep: this.#r.failedStep ?? e });
	}
};
// src/config/config-paths.ts
async function checkConfigPaths(e, { build: t, hosting: n, content: r }) {
	let { root: i, output: a, trustedRoot: o } = t, belowRoot = (e) => X.isAbsolute(e) ? e : X.join(i, e), s = await inside(e, i, "build.root");
	return a !== void 0 && await inside(e, belowRoot(a), "build.output"), await inside(e, belowRoot(n.config), "hosting.config"), await inside(e, r.file, "content.file"), o !== void 0 && await inside(e, o, "build.trustedRoot"), s;
}
async function inside(e, t, n) {
	try {
		return await B(e, t, n);
	} catch (e) {
		if (e instanceof R) throw e;
		let r = L(e);
		throw new R("CONFIG_INVALID", `${n} "${t}" cannot be followed: ${r}.`, { cause: e });
	}
}
// src/config/load.ts
const Oi = 64e3;
async function loadSiteConfig(e, t = "site.config.yml") {
	let n = await B(e, t, "The site config file").catch((n) => {
		throw n instanceof R ? n : new R("CONFIG_NOT_FOUND", `${t} cannot be reached in ${e}.`, { cause: n });
	});
	return rt(decode(await read(n, e, t), t), t);
}
async function read(e, t, n) {
	try {
		await using t = await en(e, Zt.O_RDONLY | (Zt.O_NONBLOCK ?? 0));
		let r = await t.stat();
		if (!r.isFile()) throw new R("CONFIG_NOT_FOUND", `${n} is not a file.`, { remedy: "Put a site config in its place, or name another file with the input \"config\"." });
		if (r.size > Oi) throw tooLarge(n, r.size);
		return await t.readFile();
	} catch (r) {
		if (r instanceof R) throw r;
		let i = st(r);
		throw new R("CONFIG_NOT_FOUND", `${n} ${i ? "does not exist" : "cannot be read"}.`, {
			cause: r,
			facts: i ? await similarFiles(e, t) : [L(r)],
			...!i && { remedy: "Correct its permissions, or name another file with the input \"config\"." }
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
	return /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(e) || f(e, [t]) !== void 0;
}
function tooLarge(e, t) {
	let n = `found ${t} bytes, expected at most ${Oi}`;
	return _t(e, [{
		file: e,
		line: 1,
		column: 1,
		message: n
	}]);
}
function decode(e, t) {
	if (e.byteLength > Oi) throw tooLarge(t, e.byteLength);
	if (un(e)) return new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	throw _t(t, [notUtf8(e, t)]);
}
function notUtf8(e, t) {
	let n = new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	return new St(t, n).problemAt(Math.max(0, n.indexOf("�")), "found bytes that are not UTF-8, expected a text file in UTF-8");
}
// src/deploy/steps/plan/environment.ts
const ki = new Map([["production", "Production"], ["preview", "Preview"]]);
function chooseEnvironment(e, t, n) {
	let r = parseEnvironment(n), { branch: i, home: a } = deployedBranch(e, t);
	if (r === void 0) {
		if (t.name !== "workflow_dispatch") return a;
		throw new R("ENVIRONMENT_UNKNOWN", "The workflow was started by hand without the input \"environment\".");
	}
	let o = t.name === "push";
	if (r === a || r === "Preview" && !o) return r;
	let s = o ? `A push to ${i} is deployed to ${a}` : `The branch ${i} may only be deployed to ${a}`;
	throw new R("ENVIRONMENT_CONFLICT", `${s}, but the input "environment" asks for ${r}.`, {
		facts: describeRules(e),
		remedy: "Leave the input \"environment\" out of runs that a push starts. environments.production.branch and environments.preview.branches in the site config say which branch goes where."
	});
}
function checkClose({ production: e, preview: t }, n, r) {
	let i = at(n.ref);
	if ((parseEnvironment(r) ?? "Preview") === "Production") throw new R("ENVIRONMENT_CONFLICT", "Only a Preview can be closed, but the input \"environment\" asks for Production.");
	let a = ["workflow_dispatch", "local"].includes(n.name), o = i !== void 0 && i !== e.branch && t.branches.some((e) => nt(i, e)), s = n.name === "delete" || n.name === "push" && /^0+$/.test(n.sha);
	if (!(a || s && o)) throw new R("EVENT_NOT_DEPLOYED", `The event "${n.name}" of ${i ?? n.ref} closes no Preview.`, { facts: [`A Preview is closed by hand, or when a branch of ${t.branches.join(", ")} is deleted.`] });
}
function deployedBranch(e, t) {
	let refuse = (t) => new R("EVENT_NOT_DEPLOYED", `${t} is not deployed.`, { facts: describeRules(e) });
	if (![
		"push",
		"workflow_dispatch",
		"local"
	].includes(t.name)) throw refuse(`The event "${t.name}"`);
	let n = at(t.ref);
	if (n === void 0) throw refuse(t.ref === "" ? "A commit without a branch" : t.ref);
	if (/^0+$/.test(t.sha)) throw refuse(`The deletion of the branch ${n}`);
	if (n === e.production.branch) return {
		branch: n,
		home: "Production"
	};
	if (e.preview.branches.some((e) => nt(n, e))) return {
		branch: n,
		home: "Preview"
	};
	throw new R("EVENT_NOT_DEPLOYED", `The branch ${n} is not deployed.`, {
		facts: describeRules(e),
		remedy: `Set environments.production.branch: ${n} in the site config if it is to go to Production, or add it to environments.preview.branches; on a terminal, --branch <name> deploys as another branch.`
	});
}
function parseEnvironment(e) {
	let t = e?.trim() ?? "";
	if (t === "") return;
	let n = ki.get(t.toLowerCase());
	if (n !== void 0) return n;
	throw new R("ENVIRONMENT_UNKNOWN", `found the environment "${t}", expected production or preview${be(t, ki.keys())}`);
}
function describeRules({ production: e, preview: t }) {
	let n = t.branches.join(", ");
	return [
		`A push to ${e.branch} is deployed to Production.`,
		`A push to ${n} is deployed to Preview.`,
		`By hand, with the input "environment": ${e.branch} to either, ${n} to Preview.`
	];
}
// src/deploy/steps/plan/rollback-origin.ts
async function checkRollbackOrigin(e, t, n, r) {
	let { repository: i } = e.event, refuse = (e, t) => new R("ROLLBACK_REFUSED", e, t === void 0 ? {} : { remedy: t }), a = r.github && V(r.github, r), o = le(i), s = a && await W(l(a, o, t), r);
	if (a === void 0 || s === void 0 || Object.values(placeOf(s)).includes("")) throw refuse(`GitHub does not tell where the package of run ${t} comes from.`, "Give the job the permissions \"actions: read\" and \"contents: read\", and name a run of this repository.");
	if (s.repository.toLowerCase() !== i.toLowerCase()) throw refuse(`Run ${t} has built a commit of ${s.repository}, not of ${i}.`);
	if (s.commit !== n) throw refuse(`The package is of commit ${n.slice(0, 12)}; run ${t} has built ${s.commit.slice(0, 12)}.`);
	checkBranch(e, t, s);
	let c = await W(Ue(a, o, s.branch), r);
	if (c === void 0 || c !== n && !await W(ge(a, o, n, c), r)) throw refuse(`The commit ${n.slice(0, 12)} is not part of the branch ${s.branch}.`);
	return refOf$1(s);
}
const refOf$1 = ({ branch: e }) => `refs/heads/${e}`;
function checkBranch({ config: e, environment: t, event: n }, r, i) {
	let a = {
		...n,
		name: i.event,
		ref: refOf$1(i),
		sha: i.commit
	};
	try {
		chooseEnvironment(e.environments, a, t);
	} catch (e) {
		if (!(e instanceof R)) throw e;
		let n = `Run ${r} (${i.event}, ${i.branch}) could not have deployed to ${t}.`;
		throw new R("ROLLBACK_REFUSED", n, {
			cause: e,
			facts: [e.message, ...e.facts]
		});
	}
}
const placeOf = ({ event: e, branch: t, commit: n, repository: r }) => ({
	event: e,
	branch: t,
	commit: n,
	repository: r
});
// src/deploy/steps/plan/rollback.ts
async function readKeptPackage(e, t, n) {
	let { manifest: r } = await readArtifactManifest(e.workspace), i = {
		slug: e.config.site.slug,
		environment: e.environment
	}, a = differencesOf(["slug", "environment"], r, i);
	if (a.length > 0) throw new R("ROLLBACK_REFUSED", "The kept package was built for another place than this one.", {
		facts: a,
		remedy: `Name a run that has built ${i.slug} for ${i.environment}.`
	});
	let { version: o, commit: s } = r;
	return {
		version: o,
		commit: s,
		ref: e.dryRun ? e.event.ref : await checkRollbackOrigin(e, t, s, n)
	};
}
// src/deploy/steps/plan/types.ts
const Ai = [
	"all",
	"build",
	"deploy",
	"rollback",
	"close"
], ji = [
	"auto",
	"official",
	"direct"
], Mi = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, Ni = "release/";
async function findVersion(e, t) {
	let { workspace: n, buildRoot: r, event: i, config: a } = e, o = e.given?.trim() ?? "";
	if (o !== "") return parseVersion(o, "the input \"site-version\"");
	let s = at(i.ref);
	if (s?.startsWith(Ni)) return parseVersion(s.slice(8), `the branch ${s}`);
	let c = (s === a.environments.production.branch ? await versionOfCommit(e, t) : void 0) ?? await versionOfPackage(n, r);
	if (c !== void 0) return c;
	throw new R("VERSION_NOT_FOUND", `No version was found for the commit ${i.sha}.`);
}
async function versionOfCommit({ workspace: e, event: t, config: n }, r) {
	let { git: i, signal: a } = r, ask = (...t) => i(e, t, a), o = highestTag(await ask("tag", "--points-at", t.sha) ?? "");
	if (o !== void 0) return o;
	let s = await releaseOfPull(t, n.environments.production.branch, r);
	if (s !== void 0) return s;
	let c = mergedRelease(t.commitMessage ?? await ask("log", "-1", "--format=%B", t.sha) ?? "");
	return c === void 0 ? void 0 : parseVersion(c, `the branch ${Ni}${c}, which the merge commit names`);
}
async function releaseOfPull({ repository: e, sha: t }, n, r) {
	if (r.github === void 0) return;
	let i = Ge(V(r.github, r), le(e), t);
	return (await W(i, r) ?? []).filter(({ base: e, head: t }) => e === n && t.startsWith(Ni)).map(({ head: e }) => e.slice(8)).find((e) => Mi.test(e));
}
function highestTag(e) {
	return e.split("\n").map((e) => e.trim()).filter((e) => e.startsWith("v") && Mi.test(e.slice(1))).map((e) => e.slice(1)).sort(compareVersions).at(-1);
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
	let r = I(n.replace(/^\uFEFF/, ""));
	if (r === void 0) throw new R("VERSION_INVALID", "The package.json that should name the version is not valid JSON.");
	if (v(r) && "version" in r) return parseVersion(r.version, "\"version\" in package.json");
}
async function readPackage(e, t) {
	try {
		return await N(await B(e, t, "package.json"));
	} catch (e) {
		throw e instanceof R ? e : new R("VERSION_NOT_FOUND", "The package.json that may name the version cannot be read.", { cause: e });
	}
}
function parseVersion(e, t) {
	if (typeof e == "string" && Mi.test(e)) return e;
	let n = `found the version ${typeof e == "string" ? `"${e}"` : `${JSON.stringify(e)}, which is not text`} in ${t}, expected MAJOR.MINOR.PATCH without leading zeros, such as 1.4.0`, r = typeof e == "string" ? e.replace(/^v/i, "") : "";
	throw new R("VERSION_INVALID", Mi.test(r) ? `${n}; did you mean "${r}"?` : n);
}
// src/deploy/steps/plan/plan.ts
async function makePlan(e, t) {
	let n = xt(Ai, e.mode, "all", "mode"), r = xt(ji, e.uploader, "auto", "uploader"), i = Ye(e.dryRun, "dry-run"), a = Ye(e.force, "force"), { workspace: o, event: s } = e, c = await loadSiteConfig(o, e.config?.trim() || "site.config.yml");
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
		let r = runId(e.rollbackRun), i = await readKeptPackage(g, r, t);
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
		given: e.siteVersion
	}, t);
	return t.signal.throwIfAborted(), {
		...g,
		mode: n,
		version: _
	};
}
function hostingName(e) {
	let t = tt(e);
	if (ze(t)) return t;
	throw new R("UPLOAD_WRONG_TARGET", `The hosting takes no Preview of the name "${e}".`, { remedy: "Correct environments.preview.name: 1 to 16 letters and digits, not \"production\", \"prod\" or \"default\"." });
}
function runId(e = "") {
	let t = e.trim();
	if (/^\d{1,20}$/.test(t)) return t;
	throw new R("USAGE", `rollback-run: found "${t}", expected the id of the run that built the package.`);
}
function needsTwoJobs() {
	return new R("ATTESTATION_MISSING", "One job cannot build the site and have an attestation of what it has built.", { remedy: "Use two jobs, with \"mode: build\" and \"mode: deploy\", and attest between them; or set build.attestation: off." });
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
		error: R.from(e)
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
		r.learn(factsOfPlan(n)), n.mode === "close" ? await closePreview(n, t, r) : n.mode === "build" ? await buildOnly(n, r) : await deploySite(n, t, r);
	} catch (e) {
		r.failed(e);
	}
	return r.result();
}
// src/shared/cancel.ts
const Pi = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function cancelSignal(e, t = () => {}, n = () => performance.now()) {
	let r = new AbortController(), i = 0, a = Pi.map((a) => {
		let listener = () => {
			r.signal.aborted ? n() - i > 500 && t() : (i = n(), r.abort(new R("CANCELLED", `The run was cancelled (${a}).`)));
		};
		return e.on(a, listener), () => void e.off(a, listener);
	}), onUncaught = (e) => r.abort(R.from(e));
	return e.on("uncaughtException", onUncaught), Object.assign(r.signal, { [Symbol.dispose]() {
		for (let e of a) e();
		e.off("uncaughtException", onUncaught);
	} });
}
// src/shared/exec.ts
const Fi = 4 << 20;
function createExec() {
	let e = new Nn();
	return async (t, n, r) => {
		let { cwd: i, env: a, signal: o, limitMs: s = 3e4 } = r;
		o.throwIfAborted();
		let c = await findTool(t, a);
		if (c === void 0) return {
			kind: "not started",
			reason: `"${t}" is not installed`
		};
		if (!await isFolder(i)) return {
			kind: "not started",
			reason: `there is no folder ${i}`
		};
		o.throwIfAborted();
		using l = new Call(o, s);
		let onStart = (t) => {
			e.getStore() === l && l.began(t.process);
		};
		Pn("child_process", onStart);
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
			return o.throwIfAborted(), l.ended(t);
		} catch (e) {
			return o.throwIfAborted(), {
				kind: "not started",
				reason: e instanceof Error ? e.message : String(e)
			};
		} finally {
			Fn("child_process", onStart);
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
	ended(e) {
		let t = {
			stdout: this.#a.stdout.end(),
			stderr: this.#a.stderr.end()
		}, killed = (e) => ({
			kind: "killed",
			reason: e,
			...t
		});
		return this.#n.signal.aborted ? killed(`it printed more than ${Fi} bytes`) : e === null ? this.#t.aborted ? killed(`it took longer than ${this.#e / 1e3} s`) : killed(`it was ended by ${this.#o?.signalCode}`) : {
			kind: "exited",
			code: e,
			...t
		};
	}
	[Symbol.dispose]() {
		clearTimeout(this.#s), this.#r.removeEventListener("abort", this.#i), this.#o?.stdout?.destroy(), this.#o?.stderr?.destroy();
	}
}, BoundedText = class {
	#e = new jn("utf8");
	#t = "";
	#n = 0;
	add(e) {
		return this.#n += e.byteLength, this.#n > Fi ? !1 : (this.#t += this.#e.write(e), !0);
	}
	end() {
		return this.#t + this.#e.end();
	}
};
async function findTool(e, t) {
	let n = X.sep === "\\", variable = (e) => Object.entries(t).find(([t]) => (n ? t.toUpperCase() : t) === e)?.[1], r = n ? (variable("PATHEXT") ?? ".EXE;.CMD;.BAT").split(";") : [""], i = (variable("PATH") ?? "").split(X.delimiter).filter((e) => X.isAbsolute(e));
	for (let t of i.flatMap((t) => r.map((n) => X.join(t, e + n)))) if (await isProgram(t)) return t;
}
async function isProgram(e) {
	try {
		return await Yt(e, It.X_OK), (await an(e)).isFile();
	} catch {
		return !1;
	}
}
async function isFolder(e) {
	try {
		return (await an(e)).isDirectory();
	} catch {
		return !1;
	}
}
function quote(e) {
	return `"${e.replaceAll("\"", "\\\"")}"`;
}
// src/shared/git.ts
const Ii = [
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
], Li = [
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
	let n = Object.fromEntries(Object.entries(t).flatMap(([e, t]) => t !== void 0 && Ii.includes(e.toUpperCase()) ? [[e, t]] : []));
	return async (t, r, i) => {
		let a = await e("git", [
			"-c",
			`safe.directory=${t}`,
			...Li,
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
		return a.kind === "exited" && a.code === 0 ? a.stdout : void 0;
	};
}
// src/shared/version.ts
const Ri = 6e4, isFile = ({ saveTo: e, body: t }) => e !== void 0 || typeof t == "object" && "file" in t;
function limitOf({ saveTo: e, body: t }) {
	return e === void 0 ? typeof t == "object" && "file" in t ? Ri + t.size / 50 : Ri : 9e5;
}
function createHttp({ transport: e, clock: n, userAgent: r, onRetry: i, random: a = Math.random }) {
	async function attempt(t, n) {
		let { method: i, idleMs: a = 3e4, limitMs: o = limitOf(t), maxBytes: s = 4 << 20 } = t, { saveTo: c, ownConnection: l, signal: u } = t, d = await t.turns?.next(u);
		try {
			return { answer: await e({
				method: i,
				url: n,
				...encode(t, r),
				idleMs: a,
				limitMs: o,
				maxBytes: s,
				saveTo: c,
				ownConnection: l,
				signal: u
			}) };
		} catch (e) {
			if (u?.throwIfAborted(), e instanceof R) throw e;
			return { error: e };
		} finally {
			d?.();
		}
	}
	function pauseAfter(e, r, i, o) {
		if (!("answer" in e ? o.statuses.includes(e.answer.status) : o.faults && !Me(E(e.error))) || r >= o.attempts || i >= 12e4) return;
		let { status: s, headers: c } = "answer" in e ? e.answer : {};
		return t({
			attempt: r,
			status: s,
			retryAfter: c?.["retry-after"]
		}, n.now(), a());
	}
	async function sendTo(e, t) {
		let r = `${e.method} ${t.origin}${t.pathname}`, a = e.method === "GET" || e.method === "HEAD", s = e.retry ?? (a ? j.safe : j.never), c = 0, l = !1, u = !1;
		for (let a = 1;; a += 1) {
			let d = H(n), f = await attempt(e, t);
			isFile(e) || (c += H(n) - d), l ||= "answer" in f || !re(E(f.error)), u ||= "error" in f && !re(E(f.error));
			let p = pauseAfter(f, a, c, s);
			if (p === void 0) {
				if ("answer" in f) return toResponse(f.answer, t, a, u);
				throw new o(E(f.error), r, a, f.error, l);
			}
			let m = "answer" in f ? `status ${f.answer.status}` : E(f.error);
			i?.(`${r}: ${m}, attempt ${a + 1} of ${s.attempts} in ${(p / 1e3).toFixed(1)} s`), e.turns !== void 0 && m === "status 429" ? e.turns.hold(p) : await n.sleep(p, e.signal);
		}
	}
	return { async send(e) {
		let t = new URL(e.url), { headers: r = {} } = e, { limitMs: i = limitOf(e) } = e, a = H(n);
		for (let o = 0;; o += 1) {
			let s = o === 0 ? i : Math.max(1, i - (H(n) - a)), c = await sendTo({
				...e,
				headers: r,
				limitMs: s
			}, t), l = nextAddress(e, c, o);
			if (l === void 0) return c;
			r = oe(r, t, l), t = l;
		}
	} };
}
function nextAddress({ method: e, follow: t }, n, r) {
	if (t === void 0 || r >= (t.most ?? 5) || e !== "GET" && e !== "HEAD") return;
	let i = Ee(n, n.url);
	return i !== void 0 && pe(t, new URL(n.url), i) ? i : void 0;
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
function toResponse({ status: e, headers: t, body: n }, r, i, a) {
	return {
		url: r.href,
		status: e,
		ok: e >= 200 && e < 300,
		headers: t,
		body: n,
		get text() {
			return n.toString("utf8");
		},
		get json() {
			return I(n.toString("utf8"));
		},
		requestId: firstHeader(t, "x-ms-request-id", "x-request-id", "x-github-request-id"),
		attempts: i,
		isRepetition: a
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
			e === void 0 ? --n.open : e();
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
			let s = Math.max(1, Math.round(t.limitMs - o.waitedMs)), c = t.ownConnection ? "own" : "shared";
			if (ot(a)) return await sendOnce({
				...t,
				limitMs: s
			}, r[c]);
			let l = Fe(a, e);
			return await sendOnce({
				...t,
				limitMs: s
			}, i[c]).catch((e) => {
				throw ee(e, a, l);
			});
		},
		close() {
			let e = [r, i].flatMap(({ shared: e, own: t }) => [...Object.values(e), ...Object.values(t)]);
			for (let t of e) t.destroy();
			for (let e of t) e.destroy();
		}
	};
}
function agentsWith(e, t) {
	let noted = (t) => (t && e.add(t.once("close", () => e.delete(t))), t);
	class HttpAgent extends On.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends kn.Agent {
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
				...lengthOf(i)
			}
		}, u = n.protocol === "http:" ? On.request(n, {
			...l,
			agent: t["http:"]
		}) : kn.request(n, {
			...l,
			agent: t["https:"]
		}), d = watchAttempt(e, stop);
		function stop(e) {
			d.end(), u.destroy(), c(e);
		}
		u.on("error", stop), u.on("response", (e) => {
			let { statusCode: t = 0, headers: n } = e;
			e.on("error", stop), (o !== void 0 && t >= 200 && t < 300 ? saveBody(e, o, d.moved) : readBody(e, a, d.moved)).then((r) => {
				d.end(), u.writableFinished && e.complete || u.destroy(), s({
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
function watchAttempt({ idleMs: e, limitMs: t, signal: n }, r) {
	let after = (e, t) => setTimeout(() => r(new Pt(`${t} ${e / 1e3} s`)), e), i = after(t, "it was not at its end after"), a = after(e, "nothing moved for"), onAbort = () => r(n?.reason);
	return n?.addEventListener("abort", onAbort, { once: !0 }), {
		moved() {
			clearTimeout(a), a = after(e, "nothing moved for");
		},
		end() {
			clearTimeout(a), clearTimeout(i), n?.removeEventListener("abort", onAbort);
		}
	};
}
function readBody(e, t, n) {
	return new Promise((r, i) => {
		let a = [], o = 0, done = () => r(Buffer.concat(a).subarray(0, t));
		e.on("data", (e) => {
			n(), a.push(e), o += e.length, o > t && done();
		}), e.on("close", () => {
			e.complete || i(Object.assign(Error("the answer broke off"), { code: "ECONNRESET" }));
		}), e.on("end", done);
	});
}
function lengthOf(e) {
	return e === void 0 ? {} : typeof e == "string" ? { "content-length": String(Buffer.byteLength(e)) } : { "content-length": String("file" in e ? e.size : e.byteLength) };
}
async function saveBody(e, t, n) {
	return await Mn(e, async function* (e) {
		for await (let t of e) n(), yield t;
	}, Rt(t, { mode: 384 })), Buffer.alloc(0);
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = await en(e.file);
	await Mn(o.createReadStream({
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
function openHttp({ env: e, onRetry: t, clock: n = Oe }) {
	let r = createTransport(e);
	return {
		...createHttp({
			transport: r.send,
			clock: n,
			userAgent: "site-deploy/0.1.0",
			onRetry: t
		}),
		[Symbol.dispose]: r.close
	};
}
// src/shared/deps.ts
async function openDeps(e) {
	let { log: t, signal: n, env: r, github: i, gitHubDeployments: a, apiToken: o, temporary: s = r.RUNNER_TEMP || wn() } = e, { afterCancelMs: c } = e, l = openHttp({
		env: r,
		onRetry: t.info
	}), u = await $t(X.join(s, "site-deploy-")), removeOnExit = () => Wt(u, {
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
			l[Symbol.dispose](), process.removeListener("exit", removeOnExit), await rn(u, {
				recursive: !0,
				force: !0
			}).catch((e) => {
				t.warn(`The folder of the run could not be removed: ${L(e)}`);
			});
		}
	};
}
// src/shared/end-process.ts
async function endProcess(e, t) {
	return await Promise.all([e.stdout, e.stderr].map(written)), e.exit(t);
}
function written(e) {
	return e.destroyed ? Promise.resolve() : new Promise((t) => void e.write("", () => t()));
}
// src/shared/guard-stderr.ts
function guardStderr({ pid: e, stderr: t }, { NODE_DEBUG: n = "" }, r, i = (e) => e) {
	let a = t.write.bind(t), isDebugLine = (t) => n !== "" && RegExp(`^[\\w-]+ ${e}: `).test(En(t)), guarded = (e, ...n) => typeof e == "string" ? Reflect.apply(a, t, [isDebugLine(e) ? "" : i(e), ...n]) : Reflect.apply(a, t, [e, ...n]);
	Object.assign(t, { write: guarded }), n !== "" && r(`The log leaves out what NODE_DEBUG=${n} would show: it holds credentials in clear.`);
}
function requestOf(e, t, n) {
	return {
		workspace: n.GITHUB_WORKSPACE ?? ".",
		event: eventOf(t, n),
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
function tokensOf(e, t, n) {
	let secretOf = (e) => {
		if (e === void 0 || e === "") return;
		let t = new Re(e);
		return n(t), t;
	}, r = secretOf(e("github-token"));
	return {
		github: r && {
			apiUrl: t.GITHUB_API_URL ?? "https://api.github.com",
			token: r
		},
		apiToken: secretOf(e("api-token")),
		agentToken: secretOf(e("agent-token")),
		idTokenRequest: secretOf(t.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
	};
}
function refOf({ eventName: e, ref: t, payload: n }) {
	return e === "delete" && n.ref_type === "branch" && typeof n.ref == "string" ? `refs/heads/${n.ref}` : t;
}
function eventOf(e, t) {
	let { eventName: n, sha: r, runId: i, serverUrl: a, payload: o } = e, s = t.GITHUB_REPOSITORY ?? "", c = o.head_commit, l = typeof c == "object" && c && "message" in c && typeof c.message == "string" ? c.message : void 0;
	return {
		name: n,
		ref: refOf(e),
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
const zi = {
	comment: "No comment on the pull request",
	"github-deployment": "No deployment on GitHub"
};
function accessFor(e, t, n, r) {
	if (Ye(t(e), e)) return n === void 0 && r.info(`${zi[e]}: the input "github-token" is empty.`), n;
}
function commenterOf(e, t) {
	if (e === void 0) return;
	if (t.signal.aborted) {
		t.log.info(`${zi.comment}: the run was cancelled. One of an earlier run stays as it is.`);
		return;
	}
	let n = AbortSignal.any([t.signal, AbortSignal.timeout(3e4)]);
	return async () => (await import("./shared.js").then((e) => e._t)).gitHubForRun(e, {
		...t,
		signal: n
	});
}
// src/action/shown.ts
function shownBy(e) {
	return {
		text: (t) => disarm(e.redact(t)),
		value: (t) => disarmName(e.redact(t))
	};
}
// src/action/log.ts
function actionsLog(e, t = new se()) {
	let n, r = [], command = (t) => {
		n !== void 0 && e.info(`::${n}::`), t(), n !== void 0 && e.info(`::stop-commands::${n}`);
	}, afterForeign = (e) => {
		n === void 0 ? e() : r.push(e);
	}, { text: i, value: a } = shownBy(t), place = (e) => {
		let { title: t, file: n, line: r, column: i } = e ?? {};
		return {
			...t !== void 0 && { title: a(t) },
			...n !== void 0 && { file: a(n) },
			...r !== void 0 && { startLine: r },
			...i !== void 0 && { startColumn: i }
		};
	}, o = ye(), warn = (t, n) => {
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
async function reportSaid(e, { core: t, log: n, shown: r, hasSummary: i }) {
	let attempt = async (e, t) => {
		try {
			await t();
		} catch (t) {
			n.warn(`${e} could not be written: ${L(t)}`);
		}
	};
	await attempt("The outputs", () => {
		for (let [n, i] of Object.entries(e.outputs)) t.setOutput(n, r.value(i));
	}), i && await attempt("The summary", () => t.summary.addRaw(r.text(e.summary)).write()), n.annotate();
	for (let { message: t, ...r } of e.annotations) n.error(t, r);
	return e.annotations.length > 0 ? n.info(e.lines.join("\n")) : closeRun(e.isDone, e.lines, {
		info: n.info,
		fail: (t) => n.error(t, { title: e.title })
	}), +!e.isDone;
}
// src/action/annotations.ts
function annotationsOf({ error: e, notifyError: t, title: n }) {
	let r = e ?? t;
	if (r === void 0 || r.problems.length === 0) return [];
	let i = r.problems.slice(0, 9), a = r.problems.length - i.length, o = a > 0 ? ` The summary has ${a} more.` : "";
	return [{
		message: `${r.message} [${r.code}]${o}\nWhat to do: ${r.remedy}`,
		title: n
	}, ...i.map(({ message: e, file: t, line: n, column: i }) => ({
		message: e,
		title: r.code,
		file: t,
		...n !== void 0 && { line: n },
		...i !== void 0 && { column: i }
	}))];
}
// src/deploy/result.ts
const Bi = [
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
function outputsOf(e) {
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
		report: JSON.stringify(e).replaceAll(Kr, jsonEscape),
		next: "",
		task: "",
		...Object.fromEntries(Bi.map((t) => [`${t}-seconds`, text(e.seconds[t])]))
	};
}
function jsonEscape(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/action/story.ts
function storyOf(e, { event: t, config: n, siteVersion: r, dryRun: i, pins: a, workspace: o }) {
	let s = Vi.find((t) => t === e("mode").trim());
	if (s === void 0) return;
	let read = (t) => e(t).trim(), [c, l, u, d, f] = [
		"release",
		"level",
		"wait",
		"workflow",
		"request"
	].map(read), [p, m, h, g] = [
		"issue",
		"round",
		"base",
		"commit"
	].map(read);
	return {
		story: s,
		event: t,
		config: n,
		siteVersion: r,
		dryRun: i,
		pins: a,
		release: c ?? "",
		level: l ?? "",
		wait: u ?? "",
		workflow: d ?? "",
		workspace: o,
		request: f ?? "",
		agent: {
			issue: p ?? "",
			round: m ?? "",
			base: h ?? "",
			commit: g ?? ""
		}
	};
}
const Vi = [
	"release",
	"requests",
	"texts",
	"task",
	"propose"
], Hi = {
	release: "Release",
	requests: "Requests",
	texts: "Texts",
	task: "Task",
	propose: "Proposal"
}, failureOf = (e) => e?.code === "CANCELLED" ? "cancelled" : "failed";
function storyOutputs({ end: e, error: t, task: n = "", closes: r }) {
	return {
		status: t === void 0 ? "succeeded" : failureOf(t),
		next: e?.kind ?? "",
		url: e?.url ?? "",
		task: n,
		closes: r === void 0 ? "" : String(r)
	};
}
const Ui = {
	done: "done",
	person: "waits for a person",
	machine: "not yet",
	step: "planned"
};
function storyTitle({ story: e }, { end: t, error: n }) {
	return `${Hi[e]}: ${t === void 0 ? failureOf(n) : Ui[t.kind]}`;
}
function storySummary({ story: e }, { end: t, error: n, lines: r }) {
	let i = p`## ${{ text: storyTitle({ story: e }, {
		end: t,
		error: n
	}) }}`;
	if (t !== void 0) {
		let e = t.url === void 0 ? void 0 : p`**${xe(G(t.url), t.url)}**`;
		return x(i, e, ie(r));
	}
	let [a = "", ...o] = r, s = /^What to do: (.+)$/s.exec(o.at(-1) ?? "")?.[1];
	return x(i, pt("CAUTION", p`**${{ text: a }}**`), ie(s === void 0 ? o : o.slice(0, -1)), s === void 0 ? void 0 : p`**What to do:** ${{ text: s }}`);
}
// src/action/summary/timeline.ts
function timelinePart({ timeline: e = [] }) {
	if (e.length === 0) return;
	let t = e.map(({ step: e, startMs: t, durationMs: n, outcome: r }) => [
		G(e),
		G(_(t)),
		G(_(n)),
		r === "failed" ? p`**failed**` : G(r)
	]), n = x(we([
		p`Step`,
		p`Began after`,
		p`Took`,
		p`Ended`
	], t), e.length > 1 ? drawing(e) : void 0);
	return me(G(`Steps: ${_(endOf(e))}`), n);
}
function drawing(e) {
	let t = e.map(({ step: e, startMs: t, durationMs: n, outcome: r }) => `  ${e} :${r === "failed" ? "crit" : "active"}, ${t}, ${t + Math.max(1, n)}`), n = endOf(e) < 1e4 ? ["  tickInterval 1second"] : [];
	return ut([
		"gantt",
		"  dateFormat x",
		"  axisFormat %M:%S",
		...n,
		...t
	]);
}
const endOf = (e) => Math.max(...e.map(({ startMs: e, durationMs: t }) => e + t)), Wi = [
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
function summaryOf(e) {
	let t = Wi.map((t) => `${page(e, t)}\n`);
	return t.find((e) => Buffer.byteLength(e) <= 64e3) ?? t.at(-1) ?? "";
}
function page(e, t) {
	return x(p`## ${{ text: e.title }}`, jt(e, t), De(e), s(e, t), u(e, t), d(e), timelinePart(e), ke(e), kt(e, t));
}
// src/action/said.ts
function saidOf(e, t) {
	let n = shownReport(e, t);
	return {
		title: n.title,
		outputs: outputsOf(n),
		summary: summaryOf(n),
		annotations: annotationsOf(n),
		lines: n.closingLines,
		isDone: n.isDone
	};
}
function saidOfStory(e, t, n) {
	let r = t.lines.map(n.text);
	return {
		title: storyTitle(e, t),
		outputs: storyOutputs(t),
		summary: n.text(storySummary(e, {
			end: t.end,
			error: t.error,
			lines: r
		})),
		annotations: t.error?.problems ?? [],
		lines: r,
		isDone: t.error === void 0
	};
}
function shownReport(e, t) {
	let n = JSON.stringify(Ot(e), (e, n) => typeof n == "string" ? t.text(n) : n);
	return JSON.parse(n);
}
// src/action/tell-pulls.ts
async function tellPulls(e, t, n, r) {
	if (t === void 0) return e;
	try {
		let { writeComments: i } = await import("./portal-and-pulls.js").then((e) => e.r);
		await i(shownReport(e, r), await t(), n);
	} catch (e) {
		n.info(`No comment on the pull request: ${L(e)}`);
	}
	return e;
}
// src/action/run-action.ts
var Gi = e({ runAction: () => runAction });
async function runAction(e) {
	let { program: t, core: n } = e, r = new se(), [i, a] = [shownBy(r), actionsLog(n, r)];
	guardStderr(t, t.env, a.info, i.text);
	using o = cancelSignal(t);
	e.release();
	let s = {
		core: n,
		log: a,
		shown: i,
		hasSummary: !!t.env.GITHUB_STEP_SUMMARY
	}, end = async (e) => endProcess(t, await reportSaid(e, s));
	t.once("uncaughtException", (e) => void end(saidOf(crashed(e), i)));
	let words = async () => {
		let { env: r } = t, { github: s, apiToken: c, agentToken: l, idTokenRequest: u } = tokensOf(n.getInput, r, a.mask), d = accessFor("comment", n.getInput, s, a), f = accessFor("github-deployment", n.getInput, s, a);
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
		}), g = requestOf(n.getInput, e.context, r), _ = storyOf(n.getInput, g);
		if (_ !== void 0) {
			let { automate: t } = await e.automation();
			return saidOfStory(_, await t(_, h, p, l), i);
		}
		return saidOf(await tellPulls(await deploy(g, h, p), commenterOf(d, p), a, i), i);
	};
	await end(await words().catch((e) => saidOf(couldNotBegin(e), i)));
}
// src/identity/github-identity.ts
var Ki = e({ githubIdentity: () => githubIdentity });
function githubIdentity({ http: e, requestUrl: t, requestToken: n, mask: r }) {
	return { async idToken(i, a) {
		if (!t || !n) throw new R("IDENTITY_NOT_AVAILABLE", "This job has no OIDC identity: the runner offers no id token.");
		let s = new URL(t);
		s.searchParams.set("audience", i);
		let c = await e.send({
			method: "GET",
			url: s,
			headers: {
				authorization: `Bearer ${n.reveal()}`,
				accept: "application/json"
			},
			idleMs: 1e4,
			signal: a
		}).catch((e) => {
			throw e instanceof o ? new R("ID_TOKEN_FAILED", `The id token could not be fetched: ${e.message}`, { cause: e }) : e;
		}), l = c.json?.value;
		if (!c.ok || typeof l != "string" || l === "") {
			let e = c.ok ? "an answer without a token" : `status ${c.status}`;
			throw new R("ID_TOKEN_FAILED", `The id token could not be fetched: ${e} after ${y(c.attempts, "attempt")}.`);
		}
		let u = new Re(l);
		return r(u), u;
	} };
}
export { cr as i, Gi as n, ur as r, Ki as t };
