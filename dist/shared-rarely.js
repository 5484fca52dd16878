const [e, t] = (() => {
var t = Object.create, n = Object.defineProperty, r = Object.getOwnPropertyDescriptor, i = Object.getOwnPropertyNames, a = Object.getPrototypeOf, o = Object.prototype.hasOwnProperty, __commonJSMin = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), __exportAll = (e, t) => {
	let r = {};
	for (var i in e) n(r, i, {
		get: e[i],
		enumerable: !0
	});
	return t || n(r, Symbol.toStringTag, { value: "Module" }), r;
}, __copyProps = (e, t, a, s) => {
	if (t && typeof t == "object" || typeof t == "function") for (var c = i(t), l = 0, u = c.length, d; l < u; l++) d = c[l], !o.call(e, d) && d !== a && n(e, d, {
		get: ((e) => t[e]).bind(null, d),
		enumerable: !(s = r(t, d)) || s.enumerable
	});
	return e;
}, __toESM = (e, r, i) => (i = e == null ? {} : t(a(e)), __copyProps(r || !e || !e.__esModule || !o.call(e, "default") ? n(i, "default", {
	value: e,
	enumerable: !0
}) : i, e));
return [__exportAll, __commonJSMin];
})();
import { En as n, Ht as r, It as i, On as a, Pt as o, Qt as s, kn as c, ln as l, on as u, pn as d } from "./shared.js";
import { Et as f, Yt as p } from "./shared-later.js";
import { C as m, G as h, H as g, J as _, K as v, L as y, Q as b, R as x, S as ee, V as S, X as te, Y as C, Z as ne, at as re, c as ie, ct as w, dt as T, g as E, i as ae, it as D, lt as oe, mt as se, ot as O, pt as k, q as A, rt as j, ut as M, v as ce, w as N, z as le } from "./config.js";
import { D as ue } from "./session.js";
const { readFileSync: de } = globalThis.process.getBuiltinModule("node:fs"), { createHash: fe, hash: pe } = globalThis.process.getBuiltinModule("node:crypto"), P = globalThis.process.getBuiltinModule("os"), me = globalThis.process.getBuiltinModule("fs"), F = globalThis.process.getBuiltinModule("path"), he = globalThis.process.getBuiltinModule("events"), ge = globalThis.process.getBuiltinModule("child_process"), { setTimeout: _e } = globalThis.process.getBuiltinModule("timers");
// node_modules/@actions/io/lib/io-util.js
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
const { chmod: ve, copyFile: ye, lstat: be, mkdir: xe, open: Se, readdir: Ce, rename: we, rm: Te, rmdir: Ee, stat: De, symlink: Oe, unlink: ke } = me.promises, I = process.platform === "win32";
me.constants.O_RDONLY;
function exists(e) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield De(e);
		} catch (e) {
			if (e.code === "ENOENT") return !1;
			throw e;
		}
		return !0;
	});
}
function isRooted(e) {
	if (e = normalizeSeparators(e), !e) throw Error("isRooted() parameter \"p\" cannot be empty");
	return I ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function tryGetExecutablePath(e, t) {
	return __awaiter$3(this, void 0, void 0, function* () {
		let n;
		try {
			n = yield De(e);
		} catch (t) {
			t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
		}
		if (n && n.isFile()) {
			if (I) {
				let n = F.extname(e).toUpperCase();
				if (t.some((e) => e.toUpperCase() === n)) return e;
			} else if (isUnixExecutable(n)) return e;
		}
		let r = e;
		for (let i of t) {
			e = r + i, n = void 0;
			try {
				n = yield De(e);
			} catch (t) {
				t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
			}
			if (n && n.isFile()) {
				if (I) {
					try {
						let t = F.dirname(e), n = F.basename(e).toUpperCase();
						for (let r of yield Ce(t)) if (n === r.toUpperCase()) {
							e = F.join(t, r);
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
	return e ||= "", I ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function isUnixExecutable(e) {
	return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}
// node_modules/@actions/io/lib/io.js
var __awaiter$2 = function(e, t, n, r) {
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
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!e) throw Error("parameter 'tool' is required");
		if (t) {
			let t = yield which(e, !1);
			if (!t) throw Error(I ? `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.` : `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			return t;
		}
		let n = yield findInPath(e);
		return n && n.length > 0 ? n[0] : "";
	});
}
function findInPath(e) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!e) throw Error("parameter 'tool' is required");
		let t = [];
		if (I && process.env.PATHEXT) for (let e of process.env.PATHEXT.split(F.delimiter)) e && t.push(e);
		if (isRooted(e)) {
			let n = yield tryGetExecutablePath(e, t);
			return n ? [n] : [];
		}
		if (e.includes(F.sep)) return [];
		let n = [];
		if (process.env.PATH) for (let e of process.env.PATH.split(F.delimiter)) e && n.push(e);
		let r = [];
		for (let i of n) {
			let n = yield tryGetExecutablePath(F.join(i, e), t);
			n && r.push(n);
		}
		return r;
	});
}
// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$1 = function(e, t, n, r) {
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
const L = process.platform === "win32";
var ToolRunner = class extends he.EventEmitter {
	constructor(e, t, n) {
		if (super(), !e) throw Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = e, this.args = t || [], this.options = n || {};
	}
	_debug(e) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
	}
	_getCommandString(e, t) {
		let n = this._getSpawnFileName(), r = this._getSpawnArgs(e), i = t ? "" : "[command]";
		if (L) {
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
			let r = t + e.toString(), i = r.indexOf(P.EOL);
			for (; i > -1;) n(r.substring(0, i)), r = r.substring(i + P.EOL.length), i = r.indexOf(P.EOL);
			return r;
		} catch (e) {
			return this._debug(`error processing line. Failed with error ${e}`), "";
		}
	}
	_getSpawnFileName() {
		return L && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
	}
	_getSpawnArgs(e) {
		if (L && this._isCmdFile()) {
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
		return __awaiter$1(this, void 0, void 0, function* () {
			return !isRooted(this.toolPath) && (this.toolPath.includes("/") || L && this.toolPath.includes("\\")) && (this.toolPath = F.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((e, t) => __awaiter$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
				for (let e of this.args) this._debug(`   ${e}`);
				let n = this._cloneExecOptions(this.options);
				!n.silent && n.outStream && n.outStream.write(this._getCommandString(n) + P.EOL);
				let r = new Ae(n, this.toolPath);
				if (r.on("debug", (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield exists(this.options.cwd))) return t(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let i = this._getSpawnFileName(), a = ge.spawn(i, this._getSpawnArgs(n), this._getSpawnOptions(this.options, i)), o = "";
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
var Ae = class ExecState extends he.EventEmitter {
	constructor(e, t) {
		if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !t) throw Error("toolPath must not be empty");
		this.options = e, this.toolPath = t, e.delay && (this.delay = e.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = _e(ExecState.HandleTimeout, this.delay, this)));
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
}, je = e({ exec: () => exec }), __awaiter = function(e, t, n, r) {
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
	return __awaiter(this, void 0, void 0, function* () {
		let r = argStringToArray(e);
		if (r.length === 0) throw Error("Parameter 'commandLine' cannot be null or empty.");
		let i = r[0];
		return t = r.slice(1).concat(t || []), new ToolRunner(i, t, n).exec();
	});
}
function createThrottle(e) {
	let { clock: t, signal: n, pace: r, onPause: i, longestPauseMs: a } = e, o = 0, s = 0, c = 0;
	return {
		async turn(e) {
			for (;;) {
				let a = u(t), c = r?.waitFor(e, t.now()) ?? 0, l = Math.max(o - a, c);
				if (l <= 0) break;
				c >= l && c > 15e3 && a + c - s > 1e3 && (s = a + c, i(`GitHub's request limit is reached: continuing in ${duration(c)}.`)), await t.sleep(l, n);
			}
			r?.sent(e, t.now());
		},
		async waitForLimit() {
			for (; o > u(t);) await t.sleep(o - u(t), n);
		},
		recordLimits(e) {
			let n = u(t);
			e.ok && n >= o ? c = 0 : n >= o && isLimit(e) && e.headers["retry-after"] === void 0 && (c += 1);
			let r = limitPause(e, t.now(), a, Math.max(0, c - 1));
			return r !== void 0 && n + r > o && (n + r - o > 1e3 && i(`GitHub is rate-limiting requests: continuing in ${duration(r)}.`), o = n + r), r !== void 0 && !e.ok;
		}
	};
}
function duration(e) {
	let t = Math.ceil(e / 1e3);
	return t <= 120 ? `${t} s` : `${Math.ceil(t / 60)} min`;
}
function limitPause(e, t, n = 39e5, r = 0) {
	let { ok: i, headers: a } = e, s = a["x-ratelimit-remaining"] === "0" ? Number(a["x-ratelimit-reset"]) * 1e3 - t : void 0, c = s !== void 0 && Number.isFinite(s) ? Math.max(1e3, s) : void 0;
	if (!i && !isLimit(e)) return;
	let l = a["retry-after"], u = i || l === void 0 ? void 0 : o(l, t), d = Math.min(96e4, 6e4 * 2 ** r), f = u ?? c ?? (i ? void 0 : parseUnlockTime(e.text) ?? d);
	if (f !== void 0 && f <= n) return f;
}
function parseUnlockTime(e) {
	let [, t, n] = /\b(?:wait|again in|after)\s+(?:about\s+)?(\d{1,4})\s*(second|minute|hour)s?\b/i.exec(e) ?? [];
	if (t === void 0) return;
	let r = {
		second: 1e3,
		minute: 6e4,
		hour: 36e5
	}[n?.toLowerCase() ?? ""] ?? 0;
	return Number(t) * r;
}
function isLimit(e) {
	let { status: t, headers: n, text: r } = e;
	return t === 429 ? !0 : t === 403 ? n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(r) : !1;
}
// src/clients/github/refusal.ts
const Me = A({
	message: b(D()),
	errors: b(S(re([D(), A({ message: b(D()) })])))
}), Ne = r((e) => {
	let t = `GitHub did not respond: ${e.message}`;
	throw new l("GITHUB_UNAVAILABLE", t, { cause: e });
});
function toRefusalError(e, t) {
	let { status: n, headers: r } = t, i = getResponseMessage(t), a = `${e.method} ${e.path.split("?")[0]}`, o = r["x-accepted-github-permissions"], c = s([
		[`${a}: status ${n}`, i].filter(Boolean).join(", "),
		typeof o == "string" && o !== "" && `GitHub requires: ${o}`,
		!!t.requestId && `request id: ${t.requestId}`
	]), fail = (e, t, n) => new l(e, t, {
		facts: c,
		remedy: n
	});
	if (isLimit(t)) return fail("GITHUB_RATE_LIMITED", "GitHub is rate-limiting requests.");
	if (n === 401) return fail("GITHUB_TOKEN_REFUSED", "GitHub rejected the token.");
	let u = findSingleSignOnUrl(t);
	return u === void 0 ? n === 403 && /not permitted to create or approve pull requests/i.test(i) ? fail("GITHUB_PERMISSION_MISSING", "The repository does not let GitHub Actions create pull requests.", "Enable \"Allow GitHub Actions to create and approve pull requests\" in its settings, under Actions, General, then run it again.") : n === 403 && /\barchived\b/i.test(i) ? fail("GITHUB_REFUSED", "The repository is archived and therefore read-only.", "Unarchive the repository in its settings, then run it again.") : n === 403 && Pe.test(i) ? fail("GITHUB_REFUSED", `GitHub refused ${a}: ${i}`, "Unlock the conversation.") : isSuspended(t) ? fail("GITHUB_APP_SUSPENDED", `GitHub refused ${a}: suspended.`) : isPlanLimit(n, i) ? fail("GITHUB_PLAN_LIMIT", `GitHub refused ${a}: ${i}.`.replace(/\.\.$/, ".")) : n === 403 || n === 404 ? fail("GITHUB_PERMISSION_MISSING", `The token needs the permission "${e.needs}".`, `Give the token the repository permission "${e.needs}" and run it again: it continues where it stopped.`) : n >= 500 ? fail("GITHUB_UNAVAILABLE", `GitHub responded with status ${n}.`) : fail("GITHUB_REFUSED", `GitHub refused ${a}: ${i || `status ${n}`}.`) : fail("GITHUB_PERMISSION_MISSING", "The organisation requires single sign-on.", `Authorize the token for the organisation${u && ` at ${u}`}, then run it again.`);
}
const isLocked = (e) => e instanceof l && Pe.test(e.message), Pe = /\bis locked\b/i;
function isSuspended(e) {
	return e.status === 403 && /\bsuspended\b/i.test(getResponseMessage(e));
}
function isPlanLimit(e, t) {
	return (e === 403 || e === 422) && /^Upgrade to GitHub|\bbilling plan\b/i.test(t);
}
function findSingleSignOnUrl(e) {
	let t = e.headers["x-github-sso"];
	if (e.status === 403 && typeof t == "string" && t.startsWith("required")) return /\burl=(https:\/\/[^\s;,]+)/.exec(t)?.[1] ?? "";
}
function getResponseMessage(e) {
	let { data: t } = Me.safeParse(e.json), r = (t?.errors ?? []).map((e) => n(e) ?? c(e).message);
	return [t?.message, ...r].filter(Boolean).join(": ");
}
function readGitHubAnswer(e, t, n) {
	let r = `GitHub sent an unexpected response about ${n}.`, fail = (e) => new l("GITHUB_REFUSED", r, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	});
	return p(e, t, fail);
}
// src/clients/github/repository.ts
const Fe = ne({ delete_branch_on_merge: b(g()) }), Ie = A({
	id: h(),
	name: D(),
	full_name: D(),
	default_branch: D(),
	visibility: b(D()),
	private: b(g()),
	archived: b(g()),
	fork: b(g()),
	template_repository: C(A({ full_name: D() })),
	owner: A({
		login: D(),
		id: h()
	})
});
function namedRepository(e) {
	let [t = "", n = ""] = e.split("/");
	return {
		owner: t,
		name: n
	};
}
function repositoryPath(e) {
	return `/repos/${encodeURIComponent(e.owner)}/${encodeURIComponent(e.name)}`;
}
const encodePath = (e) => e.split("/").map(encodeURIComponent).join("/");
function repositoryPage(e) {
	let t = e.apiUrl.replace(/\/api\/v3$/, "");
	return t === "https://api.github.com" && (t = "https://github.com"), `${t}/${e.owner}/${e.name}`;
}
async function readMoved(e, t, n) {
	let r = {
		method: "GET",
		needs: n,
		expected: [
			301,
			307,
			308,
			404
		]
	}, i = await e.call({
		...r,
		path: t
	}), a = i.headers.location;
	return !(i.status >= 300 && i.status < 400) || !a?.startsWith(`${e.apiUrl}/`) ? i : e.call({
		...r,
		path: a.slice(e.apiUrl.length)
	});
}
async function readRepository(e) {
	let t = await readMoved(e, repositoryPath(e), "Metadata: read"), n = `GitHub can't find the repository ${e.owner}/${e.name}.`;
	if (!t.ok) throw new l("GITHUB_NOT_FOUND", n);
	let r = readGitHubAnswer(Ie, t.json, "a repository"), i = t.headers["x-oauth-scopes"];
	return {
		...e,
		id: r.id,
		owner: r.owner.login,
		ownerId: r.owner.id,
		name: r.name,
		defaultBranch: r.default_branch,
		visibility: r.visibility ?? (r.private ? "private" : "public"),
		archived: r.archived ?? !1,
		fork: r.fork ?? !1,
		settings: Fe.parse(r),
		...r.template_repository && { template: r.template_repository.full_name },
		...typeof i == "string" && i !== "" && { scopes: i.split(",").map((e) => e.trim()) }
	};
}
// src/clients/github/requests.ts
const Le = {
	expected: [422],
	expectedText: /already exists/i
};
function send(e, t) {
	return e.call({
		...t,
		path: repositoryPath(e) + t.path
	});
}
async function remove(e, t, n) {
	await send(e, {
		method: "DELETE",
		path: t,
		needs: n,
		expected: [404]
	});
}
async function readOne(e, t, n, r, i) {
	let { json: a } = await send(e, {
		method: "GET",
		path: n,
		needs: r
	});
	return readGitHubAnswer(t, a, i);
}
async function findOne(e, t, n, r) {
	let i = await send(e, {
		expected: [404],
		...n,
		method: "GET"
	});
	if (i.ok) return readGitHubAnswer(t, i.json, r);
}
async function readAll(e, t, { key: n, pages: r, ...i }, a) {
	let o = repositoryPath(e) + i.path, s = await e.list({
		...i,
		path: o
	}, n, r);
	return readGitHubAnswer(S(t), s, a);
}
// src/clients/github/issues.ts
const Re = A({
	number: h(),
	state: D(),
	state_reason: C(D()),
	title: D(),
	body: C(D()),
	html_url: D(),
	author_association: b(D()),
	pull_request: b(O()),
	assignees: C(S(A({ login: D() }))),
	user: C(A({
		login: b(D()),
		type: b(D())
	}))
}), ze = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
], belongs = (e) => ze.includes(e ?? ""), toIssue = (e) => ({
	number: e.number,
	open: e.state === "open",
	isReopened: e.state_reason === "reopened",
	title: e.title,
	body: e.body ?? "",
	url: e.html_url,
	author: e.user?.login ?? "",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	assignees: (e.assignees ?? []).map((e) => e.login)
});
async function listIssues(e, t = "all") {
	let n = {
		path: `/issues?state=${t}&sort=created&direction=desc`,
		needs: "Issues: read",
		pages: 10
	};
	return (await readAll(e, Re, n, "the issues")).filter((e) => e.pull_request === void 0).map(toIssue);
}
const Be = [
	301,
	404,
	410
];
async function findIssue(e, t) {
	let n = {
		path: `/issues/${t}`,
		needs: "Issues: read",
		expected: Be
	}, r = await findOne(e, Re, n, "an issue");
	return r && toIssue(r);
}
async function openIssue(e, t) {
	await send(e, {
		method: "POST",
		path: "/issues",
		needs: "Issues: write",
		json: t
	});
}
async function updateIssueBody(e, t, n) {
	await send(e, {
		method: "PATCH",
		path: `/issues/${t}`,
		needs: "Issues: write",
		json: { body: n }
	});
}
async function closeIssue(e, t, n) {
	let r = {
		state: "closed",
		state_reason: n
	};
	await send(e, {
		method: "PATCH",
		path: `/issues/${t}`,
		needs: "Issues: write",
		json: r
	});
}
async function assignIssue(e, t) {
	let { number: n, login: r, assignment: i } = t, a = `/issues/${n}/assignees`, o = { target_repo: `${e.owner}/${e.name}` }, s = i && {
		...o,
		...i
	}, c = await send(e, {
		method: "POST",
		path: a,
		needs: "Issues: write",
		expected: [422],
		json: {
			assignees: [r],
			agent_assignment: s
		}
	});
	return c.ok ? [...toIssue(readGitHubAnswer(Re, c.json, "an issue")).assignees] : [];
}
async function unassignIssue(e, t, n) {
	await send(e, {
		method: "DELETE",
		path: `/issues/${t}/assignees`,
		needs: "Issues: write",
		json: { assignees: [n] }
	});
}
const Ve = A({
	event: b(D()),
	created_at: C(D()),
	assignee: C(A({ login: D() })),
	requested_reviewer: C(A({ login: D() })),
	source: C(A({ issue: b(A({
		number: h(),
		pull_request: b(O()),
		repository: b(A({ full_name: D() }))
	})) }))
});
async function readTimeline(e, t) {
	let n = {
		path: `/issues/${t}/timeline`,
		needs: "Issues: read",
		expected: Be,
		pages: 10
	}, r = `${e.owner}/${e.name}`.toLowerCase();
	return (await readAll(e, Ve, n, "the timeline")).map((e) => toEntry(e, r));
}
function toEntry(e, t) {
	let { number: n, pull_request: r, repository: i } = e.source?.issue ?? {}, a = (i?.full_name.toLowerCase() ?? t) === t;
	return {
		event: e.event ?? "",
		at: e.created_at ?? "",
		assignee: e.assignee?.login ?? "",
		reviewer: e.requested_reviewer?.login ?? "",
		pull: r && a ? n : void 0
	};
}
// src/clients/github/comments.ts
const He = A({
	id: h(),
	body: C(D()),
	created_at: b(D()),
	updated_at: b(D()),
	author_association: b(D()),
	user: _(A({
		login: D(),
		type: b(D())
	}))
}), R = "Pull requests: write";
async function readComments(e, t) {
	let n = {
		path: `/issues/${t}/comments`,
		needs: R
	};
	return (await readAll(e, He, n, "the comments")).map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n) {
	let { json: r } = await send(e, {
		method: "POST",
		path: `/issues/${t}/comments`,
		needs: R,
		json: { body: n }
	});
	return toComment(readGitHubAnswer(He, r, "a comment"));
}
async function updateComment(e, t, n) {
	return (await send(e, {
		method: "PATCH",
		path: `/issues/comments/${t}`,
		needs: R,
		json: { body: n },
		expected: [404]
	})).ok;
}
function deleteComment(e, t) {
	return remove(e, `/issues/comments/${t}`, R);
}
const toComment = (e) => ({
	id: e.id,
	body: e.body ?? "",
	author: e.user?.login ?? "",
	isBot: e.user?.type === "Bot",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	isEdited: (e.updated_at ?? e.created_at) !== e.created_at,
	createdAt: e.created_at ?? ""
}), z = A({
	number: h(),
	state: D(),
	merged_at: C(D()),
	merged: b(g()),
	html_url: b(D()),
	title: D(),
	body: C(D()),
	merge_commit_sha: C(D()),
	mergeable: C(g()),
	mergeable_state: b(D()),
	draft: b(g()),
	created_at: b(D()),
	user: C(A({ login: D() })),
	head: A({
		ref: D(),
		sha: b(D()),
		repo: C(A({ full_name: D() }))
	}),
	base: A({ ref: D() })
}), B = "Pull requests: read", V = "Pull requests: write";
function getPullState(e) {
	return e.state === "open" ? "open" : e.merged_at || e.merged ? "merged" : "closed";
}
function getMergeCommit(e) {
	if (getPullState(e) === "merged") return e.merge_commit_sha ?? void 0;
}
function toPull(e) {
	return {
		number: e.number,
		state: getPullState(e),
		url: e.html_url ?? "",
		title: e.title,
		body: e.body ?? "",
		base: e.base.ref,
		head: e.head.ref,
		headCommit: e.head.sha ?? "",
		mergeCommit: getMergeCommit(e),
		draft: e.draft ?? !1,
		createdAt: e.created_at ?? "",
		author: e.user?.login ?? ""
	};
}
async function readPulls(e, t) {
	let n = {
		path: `/pulls?state=all&head=${encodeURIComponent(`${e.owner}:${t}`)}`,
		needs: B
	};
	return (await readAll(e, z, n, "the pull requests")).filter((n) => n.head.ref === t && isFromRepository(n, e)).map(toPull).sort((e, t) => t.number - e.number);
}
async function findOpenPull(e, t, n) {
	return (await readPulls(e, t)).find((e) => e.state === "open" && e.base === n);
}
async function readPull(e, t) {
	return toPull(await readOne(e, z, `/pulls/${t}`, B, "a pull request"));
}
async function pullsOfDeployment(e, t) {
	let { branch: n, commit: r } = t, i = encodeURIComponent(`${e.owner}:${n}`), read = (t) => readAll(e, z, {
		path: t,
		needs: B,
		pages: 1
	}, "pull requests"), a = n === "" ? [] : await read(`/pulls?state=open&head=${i}`), o = /^[0-9a-f]{40}$/.test(r) ? await read(`/commits/${r}/pulls`) : [], s = [...a.filter((e) => e.head.ref === n && e.state === "open"), ...o.filter((e) => e.merge_commit_sha === r || e.head.ref === n)];
	return [...new Set(s.map((e) => e.number))];
}
async function writePull(e, t, n, r = e.defaultBranch) {
	let i = await findOpenPull(e, t, r);
	if (i) return await updatePull(e, i.number, n), i.url;
	let a = {
		...n,
		head: t,
		base: r
	}, o = await send(e, {
		method: "POST",
		path: "/pulls",
		needs: V,
		json: a
	});
	return readGitHubAnswer(z, o.json, "a pull request").html_url ?? "";
}
async function updatePull(e, t, n) {
	await send(e, {
		method: "PATCH",
		path: `/pulls/${t}`,
		needs: V,
		json: n
	});
}
const closePull = (e, t) => updatePull(e, t, { state: "closed" }), changeBase = (e, t, n) => updatePull(e, t, { base: n });
async function recentlyMerged(e) {
	return (await readAll(e, z, {
		path: "/pulls?state=closed&sort=updated&direction=desc",
		needs: B,
		pages: 1
	}, "the pull requests")).filter((t) => !!(t.merged_at || t.merged) && isFromRepository(t, e)).map(toPull);
}
async function findRepositoryPull(e, t) {
	let n = {
		path: `/pulls/${t}`,
		needs: B
	}, r = await findOne(e, z, n, "a pull request");
	return r && isFromRepository(r, e) ? toPull(r) : void 0;
}
const listRepositoryPulls = (e) => listPulls(e, (t) => isFromRepository(t, e));
async function listPullsInto(e, t) {
	return (await listRepositoryPulls(e)).filter(({ state: e, base: n }) => e === "open" && n === t).map(({ number: e }) => e);
}
async function listPulls(e, t = () => !0) {
	return (await readAll(e, z, {
		path: "/pulls?state=all&sort=updated&direction=desc",
		needs: B,
		pages: 3
	}, "the pull requests")).filter(t).map(toPull).sort((e, t) => t.number - e.number);
}
const isFromRepository = (e, t) => e.head.repo?.full_name.toLowerCase() === `${t.owner}/${t.name}`.toLowerCase(), closesIssue = (e, t) => closedIssues(e).some((e) => e === t), Ue = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:(\S*?)#|GH-|(\S+)\/issues\/)(\d+)\b/gi;
function closedIssues({ body: e, url: t }) {
	let n = t.replace(/\/pull\/\d+$/, ""), r = [
		"",
		n,
		n.split("/").slice(-2).join("/")
	].map((e) => e.toLowerCase());
	return [...e.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "").matchAll(Ue)].filter(([, e = "", t = ""]) => r.includes((e || t).toLowerCase())).map(([, , , e]) => Number(e));
}
async function openDraftPull(e, t) {
	let n = {
		...t,
		draft: !0
	}, r = await send(e, {
		method: "POST",
		path: "/pulls",
		needs: V,
		json: n,
		...Le
	});
	if (r.ok) return readGitHubAnswer(z, r.json, "a pull request").html_url ?? "";
}
const We = A({
	filename: D(),
	previous_filename: b(D())
});
async function filesOfPull(e, t) {
	let n = {
		path: `/pulls/${t}/files`,
		needs: B
	};
	return (await readAll(e, We, n, "the files")).flatMap((e) => s([e.filename, e.previous_filename]));
}
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), Ge = {
	creation: withoutLimits(i.refusedOnly),
	other: withoutLimits(i.safe)
};
function toUrl(e, t) {
	return t === "/graphql" ? `${e.replace(/\/v3$/, "")}/graphql` : e + t;
}
function headersFor(e, t) {
	let n = {
		authorization: `Bearer ${e.reveal()}`,
		accept: "application/vnd.github+json",
		"x-github-api-version": "2022-11-28"
	};
	return t ? {
		...n,
		"if-none-match": t
	} : n;
}
function createGitHub(e) {
	let { http: t, clock: n, signal: r, pace: i, onPause = () => {}, longestPauseMs: a, idleMs: o } = e, s = (e.apiUrl ?? "https://api.github.com").replace(/\/$/, ""), c = ue(e.token), withAttempts = (t) => ({
		...t,
		attempts: e.attempts ?? t.attempts
	}), l = createThrottle({
		clock: n,
		signal: r,
		pace: i,
		onPause,
		longestPauseMs: a
	}), u = {
		turns: {
			next: () => l.waitForLimit().then(() => () => {}),
			hold: () => {}
		},
		maxBytes: 32 << 20,
		idleMs: o,
		signal: r
	}, d = new Map();
	function remember({ method: t, path: n }, r) {
		if (!e.isConditional || t !== "GET" || !r.ok) return;
		let i = r.body.length <= 65536;
		r.headers.etag && i && (d.has(n) || d.size < 500) && d.set(n, r);
	}
	async function isRenewed(e, t, n) {
		return await c.settle?.(e, n) ? !0 : n === 1 && !!await c.renew(e, t);
	}
	async function call(e) {
		let { method: n, path: r, json: i, expected: a = [], expectedText: o, repository: f = r } = e, p = withAttempts(n === "POST" ? Ge.creation : Ge.other), m = n === "GET" ? d.get(r) : void 0, h = 0;
		for (let d = 5;; --d) {
			await l.turn(n !== "GET");
			let g = await c.token(f), _ = headersFor(g, m?.headers.etag), v = await t.send({
				...u,
				method: n,
				url: toUrl(s, r),
				headers: _,
				json: i,
				retry: p
			}).catch(Ne);
			if (m && v.status === 304) return m;
			remember(e, v);
			let y = l.recordLimits(v), b = a.includes(v.status) && (o?.test(v.text) ?? !0) && !isLimit(v) && !isSuspended(v);
			if (v.ok || b) return v;
			if (!(v.status === 401 && (h += 1, await isRenewed(g, f, h))) && (!y || d <= 1)) throw toRefusalError(e, v);
		}
	}
	return {
		apiUrl: s,
		call,
		list
	};
	async function list(e, t, n = 100) {
		let { items: r, isCut: i } = await listPages(call, e, t, n), a = e.path.split("?")[0];
		return i && n > 1 && onPause(`${a} has more than ${r.length} entries on GitHub. The rest is not read.`), r;
	}
}
async function listPages(e, t, n, r) {
	let { path: i, needs: a, expected: o } = t, s = [], l;
	for (let t = 1; t <= r; t += 1) {
		let r = await e({
			method: "GET",
			path: `${i}${i.includes("?") ? "&" : "?"}per_page=100&page=${t}`,
			needs: a,
			expected: o
		}), u = n ? c(r.json)[n] : r.json;
		if (!r.ok) return {
			items: s,
			isCut: !1
		};
		let d = `the list ${i.split("?")[0]}`, f = readGitHubAnswer(S(O()), u, d), p = JSON.stringify(f[0]);
		if (p === l || (l = p, s.push(...f), f.length === 0 || !hasMore(r, s.length, f.length))) return {
			items: s,
			isCut: !1
		};
	}
	return {
		items: s,
		isCut: !0
	};
}
function hasMore(e, t, n) {
	let r = c(e.json).total_count;
	if (typeof r == "number") return t < r;
	let { link: i } = e.headers;
	return typeof i == "string" ? /;\s*rel="?next"?/.test(i) : n >= 100;
}
// src/contracts/portal/development-request.ts
const H = x([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), Ke = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", U = x([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), qe = x([
	"high",
	"medium",
	"low",
	"none"
]), Je = x([
	"major",
	"minor",
	"patch"
]), Ye = j({
	summary: b(D().check(M(5e3))),
	pages: b(S(D().check(M(200))).check(M(500))),
	textKeys: b(S(ee).check(M(500))),
	textsSuffice: b(g())
}), Xe = j({
	amount: te().check(w(0)),
	currency: D().check(k(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), Ze = A({
	tree: D(),
	texts: ce,
	seo: ce
}), Qe = A({
	at: m,
	by: D(),
	via: x(["portal", "pull-request"]),
	commitSha: b(D()),
	provenance: b(Ze),
	evidence: b(D())
}), $e = A({
	id: D(),
	title: D(),
	description: D(),
	status: H,
	requester: D(),
	classification: b(U),
	automationPotential: b(qe),
	versionLevel: b(Je),
	analysis: b(A({ ...Ye.shape })),
	issueNumber: b(h()),
	pullRequestNumber: b(h()),
	pullRequestState: b(x([
		"open",
		"merged",
		"closed"
	])),
	headCommit: b(D()),
	mergeCommit: b(D()),
	previewUrl: b(D()),
	agent: b(D()),
	rounds: b(h()),
	cost: b(A({ ...Xe.shape })),
	approval: b(Qe),
	waitsFor: b(A({
		what: D(),
		url: D()
	})),
	servedIn: b(S(x(["Production", "Preview"]))),
	shown: b(D()),
	approvedAt: b(m),
	position: b(h()),
	history: S(A({
		status: H,
		at: m,
		by: D(),
		reason: b(D())
	})),
	createdAt: m,
	updatedAt: m
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const et = ne({ status: b(H) }), tt = A({
	requests: S($e),
	total: h()
}), nt = j({
	title: D().check(se(), T(1), M(200)),
	description: y(D().check(M(2e4)), "")
}), rt = h().check(w(1)), it = j({
	status: b(H),
	reason: b(D().check(T(1), M(2e3))),
	classification: b(U),
	automationPotential: b(qe),
	versionLevel: b(Je),
	analysis: b(Ye),
	issueNumber: C(rt),
	pullRequestNumber: C(rt),
	headCommit: C(E),
	mergeCommit: C(E),
	previewUrl: C(N),
	agent: C(D().check(T(1), M(200))),
	rounds: b(h().check(w(0), oe(1e3))),
	cost: C(Xe),
	approval: b(le()),
	waitsFor: C(j({
		what: D().check(T(1), M(2e3)),
		url: N
	}))
}), at = j({
	shown: D().check(k(/^[\w.-]{1,200}$/, "Expected \"shown\" of the request.")),
	approver: b(D().check(k(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: b(N),
	commitSha: b(E),
	run: b(N)
}), ot = A({
	success: g(),
	request: $e
}), st = A({
	ref: D(),
	object: A({ sha: D() })
});
async function listRefs(e, t, n) {
	let r = `/git/matching-refs/${t}/${encodePath(n)}`, i = {
		heads: "the branches",
		tags: "the tags",
		"site-deploy": "the refs"
	}[t], a = `refs/${t}/`;
	return (await readOne(e, S(st), r, "Contents: read", i)).filter((e) => e.ref.startsWith(a)).map((e) => ({
		name: e.ref.slice(a.length),
		commit: e.object.sha
	}));
}
const listBranches = (e, t) => listRefs(e, "heads", t);
async function createBranch(e, t) {
	return createRef(e, `refs/heads/${t.name}`, t.commit);
}
async function createRef(e, t, n, r = "Contents: write") {
	return (await send(e, {
		method: "POST",
		path: "/git/refs",
		needs: r,
		...Le,
		json: {
			ref: t,
			sha: n
		}
	})).ok;
}
async function listOwnRefs(e, t) {
	return (await listRefs(e, "site-deploy", t)).map(({ name: e }) => e);
}
async function deleteBranch(e, t) {
	return deleteRef(e, `heads/${t}`);
}
async function deleteRef(e, t) {
	let n = await send(e, {
		method: "DELETE",
		path: `/git/refs/${encodePath(t)}`,
		needs: "Contents: write",
		expected: [404, 422]
	}), r = n.status === 422 ? getResponseMessage(n) : "";
	if (!(r === "" || /does not exist/i.test(r))) return r;
}
async function readTag(e, t) {
	return (await listRefs(e, "tags", t)).find((e) => e.name === t)?.commit;
}
async function listTags(e, t) {
	return (await listRefs(e, "tags", t)).map((e) => e.name);
}
const ct = A({ name: D() });
async function findBranchName(e, t) {
	let { ok: n, json: r } = await readMoved(e, `${repositoryPath(e)}/branches/${encodePath(t)}`, "Contents: read");
	return n ? readGitHubAnswer(ct, r, "a branch").name : void 0;
}
async function branchesLike(e, t) {
	let n = [...new Set(t.map((e) => e.split("*")[0] ?? ""))].map((t) => branchesFrom(e, t));
	return [...new Set((await Promise.all(n)).flat())];
}
async function branchesFrom(e, t) {
	return (await listRefs(e, "heads", t)).map((e) => e.name);
}
// src/clients/github/tree.ts
const lt = A({ object: A({ sha: D() }) }), ut = A({
	message: D(),
	committer: C(A({ date: b(D()) })),
	tree: A({ sha: D() }),
	parents: y(S(A({ sha: D() })), [])
}), dt = A({
	truncated: y(g(), !1),
	tree: S(A({
		path: D(),
		mode: b(D()),
		type: D(),
		sha: D()
	}))
}), ft = A({
	content: D(),
	encoding: D()
}), pt = A({ sha: D() });
async function readBranchHead(e, t) {
	let n = {
		path: `/git/ref/heads/${encodePath(t)}`,
		needs: "Contents: read",
		expected: [404, 409]
	};
	return (await findOne(e, lt, n, "a branch"))?.object.sha;
}
async function readCommit(e, t) {
	let n = `/git/commits/${t}`, r = await readOne(e, ut, n, "Contents: read", "a commit"), { message: i, committer: a, tree: o } = r, s = r.parents.map((e) => e.sha);
	return {
		commit: t,
		tree: o.sha,
		message: i,
		parents: s,
		committedAt: a?.date ?? ""
	};
}
const treePath = (e) => `/git/trees/${encodeURIComponent(e)}?recursive=1`;
async function readCommitFiles(e, t) {
	let n = {
		path: treePath(t),
		needs: "Contents: read",
		expected: [404, 409]
	}, r = await findOne(e, dt, n, "the files"), i = (r?.tree ?? []).filter((e) => e.type === "blob"), a = new Map(i.map((e) => [e.path, e.sha])), getId = (e) => a.get(e), o = new Map();
	return {
		paths: [...a.keys()],
		getId,
		async read(n) {
			let i = getId(n);
			if (i) {
				let t = o.get(i) ?? readBytes(e, i);
				return o.set(i, t), (await t).toString("utf8");
			}
			if (r?.truncated) return readFileAt(e, t, n);
		}
	};
}
const mt = "040000";
function getFileId(e, t) {
	let n = e.get(t);
	return n?.mode === "040000" ? void 0 : n?.id;
}
async function listTree(e, t) {
	let n = treePath(t), { truncated: r, tree: i } = await readOne(e, dt, n, "Contents: read", "the files");
	if (r) throw new l("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
	return new Map(i.map((e) => [e.path, {
		mode: e.mode ?? "",
		id: e.sha
	}]));
}
async function readBytes(e, t) {
	return decode(await readOne(e, ft, `/git/blobs/${t}`, "Contents: read", "a file"));
}
async function readFileAt(e, t, n) {
	let r = `/contents/${encodePath(n)}?ref=${encodeURIComponent(t)}`, i = await findOne(e, ft, {
		path: r,
		needs: "Contents: read"
	}, "a file");
	return i && decode(i).toString("utf8");
}
function decode(e) {
	return Buffer.from(e.content, e.encoding === "base64" ? "base64" : "utf8");
}
const ht = "Contents: write and Workflows: write";
async function pointBranch(e, t, n) {
	let r = `refs/heads/${t}`;
	if (await createRef(e, r, n, ht)) return;
	let i = {
		sha: n,
		force: !0
	};
	await send(e, {
		method: "PATCH",
		path: `/git/${r}`,
		needs: ht,
		json: i
	});
}
async function createMergeCommit(e, t) {
	let { message: n, base: r, entries: i, parents: a } = t, { tree: o } = await readCommit(e, r), s = i.map((e) => ({
		...e,
		type: "blob"
	})), post = async (t, n, r) => {
		let i = await send(e, {
			method: "POST",
			path: `/git/${t}`,
			needs: ht,
			json: n
		});
		return readGitHubAnswer(pt, i.json, r).sha;
	};
	return post("commits", {
		message: n,
		tree: i.length > 0 ? await post("trees", {
			base_tree: o,
			tree: s
		}, "a tree") : o,
		parents: a
	}, "a commit");
}
async function advanceBranch(e, t, n) {
	let r = {
		method: "PATCH",
		path: `/git/refs/heads/${encodePath(t)}`,
		needs: "Contents: write"
	}, i = {
		expected: [422],
		expectedText: /fast.?forward/i
	};
	await send(e, {
		...r,
		json: {
			sha: n,
			force: !1
		},
		...i
	});
}
// src/workflows/inputs.ts
const matching = (e, t) => D().check(k(e, t)), gt = j({
	uses: matching(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>"),
	version: matching(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3")
}), _t = matching(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -"), W = matching(/^[\w./:-]+$/, "expected letters, digits and . _ / : -"), G = matching(/^(?!\w[\w+.-]*:\/*[^/?]*@)[^\s'"`$#{}\\]+$/, "expected an address without a login, or an id"), K = h().check(w(1), oe(360)), q = matching(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -"), vt = j({
	shape: x([
		"published",
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: gt,
	reusable: b(gt),
	production: _t,
	preview: S(_t).check(T(1)),
	config: q,
	root: q,
	packageManager: x([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: b(q),
	node: re([j({ version: D().check(k(/^[\w.*/-]+$/)) }), j({ file: q })]),
	apiToken: g(),
	attest: b(v(!0)),
	pins: re([v(!1), j({
		portalUrl: G,
		audience: G,
		tenantId: G,
		clientId: b(G)
	})]),
	comment: b(v(!0)),
	pulls: b(v(!0)),
	automations: b(S(W)),
	models: b(v(!0)),
	runner: b(j({
		labels: b(S(W)),
		group: b(W)
	})),
	minutes: b(j({
		build: K,
		deploy: K
	})),
	reuse: b(v(!0)),
	retention: b(h().check(w(1), oe(400))),
	chosen: b(j({
		node: b(v(!0)),
		buildMinutes: b(K),
		deployMinutes: b(K)
	})),
	workflowFile: b(W.check(k(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: b(v(!0)),
	server: b(v(!0))
}), J = {
	pnpm: {
		title: "pnpm",
		version: "12.21.0",
		packages: [
			{
				name: "@pnpm/exe.linux-x64",
				cpu: "x64",
				integrity: "sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ=="
			},
			{
				name: "@pnpm/exe.linux-arm64",
				cpu: "arm64",
				integrity: "sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA=="
			},
			{
				name: "pnpm",
				version: "11.28.11",
				bin: { pnpm: "bin/pnpm.mjs" },
				integrity: "sha512-dAGE0Q+B9dWxZb6IVg7numJAbEE0iWq8J6WAEJ7sL0fB5B2RJRyUTCyrq8scIkYXmeu3LeLsYlryAwsONsc1ow=="
			}
		],
		folder: "@pnpm/*"
	},
	yarn: {
		title: "Yarn",
		version: "4.18.1",
		packages: [{
			name: "@yarnpkg/cli-dist",
			integrity: "sha512-EH+A4TxAtBWXKE0DGQxW9Bo9crXHLJ73mfxjTQJuv8XonNWWTpei8BQ5JjczHJNU9GROTycwMFn8iOvRIZXUcA=="
		}, {
			name: "yarn",
			version: "1.22.22",
			integrity: "sha512-prL3kGtyG7o9Z9Sv8IPfBNrWTDmXB4Qbes8A9rEzt6wkJV8mUvoirjU0Mp3GGAU06Y0XQyA3/2/RQFVuK7MTfg=="
		}],
		folder: "@yarnpkg/cli-dist/bin"
	},
	bun: {
		title: "Bun",
		version: "1.4.5",
		packages: [{
			name: "@oven/bun-linux-x64",
			cpu: "x64",
			integrity: "sha512-IWX9BELoGHAUtMonkeSaNaZwXzRk+oDw6Mk+HBFXd3KHYIBNBsIGRupMZPcgNoDbJpLu6gAJjIoIVPZtt1aJ1g=="
		}, {
			name: "@oven/bun-linux-aarch64",
			cpu: "arm64",
			integrity: "sha512-4BXmsSKnjOrlGWqZV4x/oWa7AVoR+B6lCXddMzOAXBIm3t50eslg9wb66gmtW1AamEQ1l1CDvmmruysEhqOWMg=="
		}],
		folder: "@oven/*/bin"
	},
	copilot: {
		title: "the agent",
		version: "1.0.102",
		packages: [{
			name: "@github/copilot-linux-x64",
			cpu: "x64",
			integrity: "sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw=="
		}, {
			name: "@github/copilot-linux-arm64",
			cpu: "arm64",
			integrity: "sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A=="
		}],
		folder: "@github/*"
	}
};
`${J.copilot.title}${J.copilot.version}`;
const listVersions = ({ version: e, packages: t }) => t.map((t) => [t.name, t.version ?? e]), yt = {
	pnpm: {
		comment: "Only the version that package.json requires builds the site.",
		test: "./pnpm -C \"$site/$ROOT\" root --frozen-lockfile 2>&1",
		mark: "ERR_PNPM_BAD_PM_VERSION",
		folder: ".bin"
	},
	yarn: {
		comment: "Only Yarn 1 reads its own lockfiles.",
		test: "{ cat \"$site/$ROOT/yarn.lock\" 2>/dev/null || cat \"$site/yarn.lock\"; }",
		mark: "^# yarn lockfile v1",
		folder: "yarn/bin"
	}
};
function installSteps(e, t = ".") {
	if (e === "none" || e === "npm") return [];
	let n = J[e], { title: r, version: i, packages: a, folder: o } = n, c = new Map(listVersions(n)), l = {};
	for (let e of a) {
		let t = e.cpu ? "optionalDependencies" : "dependencies";
		l[t] = {
			...l[t],
			[e.name]: c.get(e.name)
		};
	}
	let u = a.map(({ name: e, cpu: t, bin: n, integrity: r }) => {
		let i = t && {
			cpu: [t],
			optional: !0
		}, a = {
			version: c.get(e),
			...i,
			bin: n,
			integrity: r
		};
		return `, "node_modules/${e}": ${JSON.stringify(a)}`;
	}), d = e === "pnpm" || e === "yarn" ? yt[e] : void 0;
	return s([
		`- name: Install ${r} ${i}`,
		`  # ${s(["npm compares its hash.", d?.comment]).join(" ")}`,
		d && "  env:",
		d && `    ROOT: ${t}`,
		"  run: |",
		d && "    site=$PWD",
		`    mkdir "$RUNNER_TEMP/${e}"`,
		`    cd "$RUNNER_TEMP/${e}"`,
		`    echo '${JSON.stringify(l)}' > package.json`,
		"    cat > package-lock.json <<'EOF'",
		`    { "lockfileVersion": 3, "packages": { "": ${JSON.stringify(l)}`,
		...u.map((e) => `    ${e}`),
		"    }}",
		"    EOF",
		"    npm ci --ignore-scripts --no-audit --no-fund",
		`    cd node_modules/${o}`,
		d && `    old=$(${d.test} | grep -c '${d.mark}' || true)`,
		d && `    if [ "$old" != 0 ]; then cd "$RUNNER_TEMP/${e}/node_modules/${d.folder}"; fi`,
		"    pwd >> \"$GITHUB_PATH\""
	]);
}
// src/workflows/templates/parts.ts
const Y = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	cache: "actions/cache@55cc8345863c7cc4c66a329aec7e433d2d1c52a9 # v6.1.0",
	setupNode: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
	attest: "actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2",
	uploadArtifact: "actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1",
	downloadArtifact: "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1"
};
function artifactPins(e) {
	return e ? {
		upload: "actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2",
		download: "actions/download-artifact@a9bc5e6ef2cb54c177f32aa5726adaa15e7e2d59 # v3.1.0"
	} : {
		upload: Y.uploadArtifact,
		download: Y.downloadArtifact
	};
}
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
const toText = (e) => `${e.join("\n")}\n`;
function fill(e, t) {
	let getLines = (e) => {
		let n = t[e];
		if (n === void 0) throw new l("INTERNAL", `The template names <<${e}>>, which has no value.`);
		return [n].flat();
	};
	return e.replaceAll(/^( *)<<(\w+)>>\n|<<(\w+)>>/gm, (e, t, n, r = "") => n ? indent(t.length, getLines(n)).map((e) => `${e}\n`).join("") : getLines(r).join("\n"));
}
function isProduction(e) {
	return e.isCalled ? "github.ref == format('refs/heads/{0}', inputs.production)" : `github.ref == 'refs/heads/${e.production}'`;
}
function target(e) {
	return `\${{ github.event_name == 'push' && (${isProduction(e)} && 'Production' || 'Preview') || ${mayBePull(e) ? bt : ""}inputs.environment }}`;
}
const bt = "github.event_name == 'pull_request' && 'Preview' || ", mayBePull = ({ pulls: e, isCalled: t }) => e || t;
function getTurn(e, t) {
	if (!mayBePull(e)) return t;
	let n = t.replace(bt, "");
	return `\${{ github.event_name == 'pull_request' && format('pull-request-{0}', github.event.number) || ${/^\$\{\{ (.*) \}\}$/.exec(n)?.[1] ?? `'${n}'`} }}`;
}
function siteDeploy(e) {
	return e.isCalled ? "$/src/action" : `${e.action.uses} # ${e.action.version}`;
}
const X = [
	"# Each job requests its own permissions.",
	"permissions: {}",
	""
], Z = [
	`- uses: ${Y.checkout}`,
	"  with:",
	"    # Keeps the token out of the checkout, where the build could read it.",
	"    persist-credentials: false",
	"    # A tag vX.Y.Z names the version of a commit.",
	"    fetch-tags: true"
];
function toolSteps(e, t) {
	let { packageManager: n, root: r } = e;
	if (n === "none") return [];
	let i = installSteps(n, `'${r}'`), a = t.mayCache && getCachedLockfile(e) !== void 0;
	return [
		...a ? i : [],
		`- uses: ${Y.setupNode}`,
		"  with:",
		`    ${nodeInput(e)}`,
		...indent(4, t.mayCache ? cacheInputs(e) : xt),
		...a ? [] : i
	];
}
function nodeInput(e) {
	let { node: t } = e;
	return "file" in t ? `node-version-file: '${t.file}'` : `node-version: '${t.version}'`;
}
const xt = ["package-manager-cache: false"];
function getCachedLockfile(e) {
	let { packageManager: t, lockfile: n, reuse: r, automations: i = [] } = e;
	if (!(t === "bun" || r || i.includes("requests"))) return n;
}
function cacheInputs(e) {
	let t = getCachedLockfile(e);
	return t ? [`cache: ${e.packageManager}`, `cache-dependency-path: '${t}'`] : xt;
}
function inputLines(e) {
	return s([
		e.config && `    config: ${e.config}`,
		`    environment: ${e.environment}`,
		e.apiToken && `    api-token: ${e.apiToken}`
	]);
}
function getConfig(e) {
	if (e.isCalled) return "${{ inputs.config }}";
	if (e.config !== "site.config.yml") return `'${e.config}'`;
}
function getApiToken(e) {
	if (e.isCalled) return "${{ secrets.api-token }}";
	if (e.apiToken) return "${{ secrets.SITE_PORTAL_API_TOKEN }}";
}
function toStep(e, t) {
	return {
		environment: t,
		config: getConfig(e),
		apiToken: getApiToken(e)
	};
}
const Q = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], St = "  actions: read # whether a newer run supersedes it", Ct = "  actions: read # the package of the earlier run, and its origin", permissionsToComment = ({ comment: e, pulls: t }) => s([e && "  pull-requests: write # reports the outcome on the pull request", !e && t && "  pull-requests: read # whether the pull request is still open"]), wt = ["# Its permissions are those of the caller."];
function permissionsToDeploy(e, t = []) {
	return e.isCalled ? wt : s([
		...Q,
		e.attest && "  attestations: read # the proof of which run built the site",
		...permissionsToComment(e),
		...t
	]);
}
function runsOn(e) {
	let { runner: t = {}, server: n, isCalled: r } = e;
	if (r) return ["runs-on: ${{ fromJSON(inputs.runner) }}"];
	let i = formatLabels(t.labels);
	return t.group ? s([
		"runs-on:",
		`  group: ${t.group}`,
		i && `  labels: ${i}`
	]) : [`runs-on: ${i ?? (n ? "[self-hosted, linux]" : "ubuntu-24.04")}`];
}
function formatLabels(e) {
	return e?.length === 1 ? e[0] : e && `[${e.join(", ")}]`;
}
const Tt = "github.actor != 'dependabot[bot]'", Et = "github.event.repository.fork != true";
function ifLogin(e, t) {
	return ["# No login trusts runs of forks or Dependabot. For a commit by Dependabot, press \"Run workflow\".", onlyIfLogin(e, t)];
}
function onlyIfLogin(e, t) {
	return `if: ${s([
		!e.fork && "github.event.repository.fork != true",
		Tt,
		t
	]).join(" && ")}`;
}
function timeoutLine(e, t) {
	if (e.isCalled) return `timeout-minutes: \${{ inputs.${t}-minutes }}`;
	let { build: n = 30, deploy: r = 30 } = e.minutes ?? {};
	return `timeout-minutes: ${{
		build: n,
		deploy: r,
		all: Math.min(360, n + r)
	}[t]}`;
}
function pinLines(e) {
	let { pins: t, isCalled: n } = e;
	return n ? [
		"portal-url",
		"audience",
		"tenant-id",
		"client-id"
	].map((e) => `    ${e}: \${{ inputs.${e} }}`) : t ? s([
		"    # The run refuses a site config that names another portal or identity, before it requests a token.",
		`    portal-url: '${t.portalUrl}'`,
		`    audience: '${t.audience}'`,
		`    tenant-id: '${t.tenantId}'`,
		t.clientId && `    client-id: '${t.clientId}'`
	]) : [];
}
function buildStep(e, t, n = !1) {
	let r = [
		`- uses: ${siteDeploy(e)}`,
		"  id: build",
		"  with:",
		"    mode: build"
	];
	return s([
		...r,
		...inputLines({
			...t,
			apiToken: void 0
		}),
		n && "    site-version: ${{ steps.reuse.outputs.site-version }}",
		"    github-token: ''"
	]);
}
function probeStep(e, t) {
	return [
		`- uses: ${siteDeploy(e)}`,
		"  id: look",
		"  with:",
		"    mode: close",
		...inputLines(t),
		"    dry-run: true"
	];
}
function loginStep(e, t, n, r = []) {
	return s([
		`- uses: ${siteDeploy(e)}`,
		t !== "close" && "  id: deploy",
		"  with:",
		t !== "all" && `    mode: ${t}`,
		...r,
		...inputLines(n),
		...pinLines(e),
		commentLine(e)
	]);
}
function commentLine({ isCalled: e, comment: t }) {
	return e ? "    comment: ${{ inputs.comment }}" : t && "    comment: true";
}
// src/workflows/templates/queue.ts
const stem = (e) => e.split("*")[0] ?? "";
function isOfPreview(e, t, n = "") {
	return e.preview.map((e) => e.includes("*") ? `startsWith(${t}, '${n}${stem(e)}')` : `${t} == '${n}${e}'`).join(" || ");
}
function isOwnPull(e) {
	let t = isOfPreview(e, "github.head_ref");
	return `github.event.pull_request.head.repo.full_name == github.repository && github.actor != 'dependabot[bot]' && !(github.head_ref == '${e.production}' || ${t})`;
}
function ifDeployed(e) {
	if (e.pulls) return `(github.event_name != 'pull_request' || ${isOwnPull(e)})`;
}
function allowedTarget(e) {
	let t = isProduction(e);
	return `\${{ github.event_name == 'push' && (${t} && 'Production' || 'Preview') || (${t} || ${`inputs.environment == 'Preview' && (${isOfPreview(e, "github.ref", "refs/heads/")})`}) && inputs.environment || github.run_id }}`;
}
function inTurn(e, t) {
	let n = e.server ? "only the newest pending one stays" : "no pending one is dropped";
	return s([
		`# One deployment to an environment at a time, in order. None is cut off; ${n}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const Dt = {
	deploy: ["Not deployed", "To make its commit live, run it again."],
	close: ["Not closed", "To close the Preview, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = Dt[t];
	return ["", ...fill("# The server keeps one waiting job, and cancels it for a newer one. This job then fails the run.\nthrown-out:\n  needs: <<job>>\n  if: always() && needs.<<job>>.result == 'cancelled'\n  <<runsOn>>\n  timeout-minutes: 5\n  permissions: {}\n  steps:\n    - run: |\n        echo \"::error title=<<title>>::The job <<job>> was cancelled by a person, or for a newer one. <<remedy>>\"\n        exit 1\n", {
		job: t,
		title: n,
		remedy: r,
		runsOn: runsOn(e)
	}).trimEnd().split("\n")];
}
const Ot = "${{ steps.deploy.outputs.status == 'succeeded' && steps.deploy.outputs.url || '' }}";
function environmentWithAddress({ server: e }, t, n = !1) {
	return s([
		"environment:",
		`  name: ${t}`,
		`  url: ${Ot}`,
		n && !e && "  deployment: ${{ github.event_name != 'pull_request' }}"
	]);
}
const addressOutput = (e) => mayBePull(e) ? ["outputs:", `  url: ${Ot}`] : [];
function previewJob(e) {
	return mayBePull(e) ? [
		"",
		"preview:",
		...[
			"# In an environment of its own, a pull request keeps its \"View deployment\".",
			"needs: deploy",
			"if: github.event_name == 'pull_request' && needs.deploy.outputs.url != ''",
			...runsOn(e),
			"timeout-minutes: 5",
			"permissions: {}",
			"environment:",
			"  name: Preview of pull request ${{ github.event.number }}",
			"  url: ${{ needs.deploy.outputs.url }}",
			"steps:",
			"  - run: echo \"$URL\"",
			"    env:",
			"      URL: ${{ needs.deploy.outputs.url }}"
		].map((e) => `  ${e}`)
	] : [];
}
function environmentOnly(e) {
	return s([
		"environment:",
		"  name: Preview",
		!e.server && "  deployment: false"
	]);
}
// src/workflows/templates/automations/automations.ts
function siteAutomation(e) {
	return siteDeploy(e).replace("@", "/src/automation@");
}
const kt = [
	"permissions:",
	"  contents: write # branches, tags, releases and signed commits; no workflow files, which this token never may",
	"  pull-requests: write # the pull request of a release or of texts",
	"  actions: write # starts the deployment workflow: pushes with this token start none",
	"  checks: read # a failed check stops a merge",
	"  statuses: read # a failed status of another CI stops it, too",
	"  id-token: write # logs in to the portal without a stored secret"
];
function job(e, t, n, r = {}) {
	let { more: i = [], outputs: a = [] } = r, o = getConfig(t), c = s([
		`- uses: ${siteAutomation(t)}`,
		a.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		o && `    config: ${o}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, n),
		...pinLines(t)
	]), l = s([
		...runsOn(t),
		"timeout-minutes: 60",
		...kt,
		...indent(2, i),
		"# One at a time. A pending run continues where the previous one ended.",
		"concurrency:",
		`  group: site-${e}`,
		"  cancel-in-progress: false",
		!t.server && "  queue: max",
		"# Its name is part of the identity; this job doesn't deploy.",
		...environmentOnly(t),
		a.length > 0 && "outputs:",
		...a.map((t) => `  ${t}: \${{ steps.${e}.outputs.${t} }}`),
		"steps:",
		...indent(2, c)
	]);
	return [
		...X,
		"jobs:",
		`  ${e}:`,
		...indent(4, l)
	];
}
const At = [
	"release: ${{ inputs.release }}",
	"level: ${{ inputs.level != 'automatic' && inputs.level || '' }}",
	"site-version: ${{ inputs.version }}"
];
function releaseWorkflow(e) {
	return fill("name: Release\n\nrun-name: Release, ${{ inputs.release }}\n\n# Started manually, on the default branch. It doesn't wait for people: its summary says what to press, and the next\n# run continues from there.\non:\n  workflow_dispatch:\n    inputs:\n      release:\n        description: Create the release branch, or take it to Production\n        type: choice\n        options: [start, finish]\n        required: true\n      level:\n        description: The part of the version that a new release increments\n        type: choice\n        options: [automatic, patch, minor, major]\n        default: automatic\n      version:\n        description: Version of the release; empty for the open or the next one\n        type: string\n\n<<job>>\n", { job: job("release", e, At, { more: ["issues: write # comments on released issues; the issue about a failed run"] }) });
}
function textsWorkflow(e) {
	return fill("name: Texts\n\n# Commits the texts that were edited in the portal: automation.texts in the site config sets the branch and the method.\non:\n  workflow_dispatch:\n  schedule:\n    - cron: '17 */3 * * *'\n\n<<job>>\n", { job: job("texts", e, [], { more: ["issues: write # the issue about a failed run"] }) });
}
const jt = [
	"request: ${{ inputs.request }}",
	"# Only for an agent that issues are assigned to: a user's token. Empty if there is none.",
	"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
];
function requestsWorkflow(e) {
	let t = s(["issues: write # the issues of requests and their assignees; the issue about a failed run", e.models && "models: read # classifies requests with a model; no key is stored"]), n = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	};
	return fill("name: Requests\n\n# Advances every development request as far as it can, and ends: automation.requests in the site config decides how\n# far. Its summary says who has to act next, with a link.\non:\n  workflow_dispatch:\n    inputs:\n      request:\n        description: Id of a single request; empty for all of them\n        type: string\n  schedule:\n    - cron: '11,41 * * * *'\n\n<<job>>\n\n  # Removing a branch with a job's token starts no run, so the Preview of a finished release is closed here.\n  preview:\n    needs: requests\n    if: needs.requests.outputs.closes == 'true'\n    <<runsOn>>\n    timeout-minutes: 15\n    <<identityPermissions>>\n    <<inTurn>>\n    <<environment>>\n    steps:\n      <<checkoutStep>>\n      <<close>>\n", {
		job: job("requests", e, jt, {
			more: t,
			outputs: ["closes"]
		}),
		runsOn: runsOn(e),
		identityPermissions: Q,
		checkoutStep: Z,
		inTurn: inTurn(e, "Preview"),
		environment: environmentOnly(e),
		close: loginStep(e, "close", n)
	});
}
const Mt = {
	version: J.copilot.version,
	flags: [
		"--allow-all-tools",
		"--no-ask-user",
		"--no-auto-update",
		"--no-remote-export",
		"--disable-builtin-mcps",
		"--secret-env-vars=GITHUB_TOKEN"
	]
}, Nt = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t, n) {
	let r = getConfig(e);
	return s([
		`- uses: ${siteAutomation(e)}`,
		n && `  id: ${n}`,
		"  with:",
		`    mode: ${t}`,
		r !== void 0 && `    config: ${r}`,
		...indent(4, Nt)
	]);
}
function agentWorkflow(e) {
	return fill("name: Agent\n\n# Runs are found by this name.\nrun-name: 'Request #${{ inputs.issue }}, round ${{ inputs.round }}'\n\n# Started by the workflow Requests, on the default branch, which no agent can change.\non:\n  workflow_dispatch:\n    inputs:\n      issue:\n        description: Number of the issue\n        type: string\n        required: true\n      round:\n        description: Number of agent rounds, including this one\n        type: string\n        required: true\n      base:\n        description: Release branch for the change\n        type: string\n        required: true\n      commit:\n        description: Commit at which the agent starts\n        type: string\n        required: true\n\n<<noPermissions>>\njobs:\n  work:\n    <<runsOn>>\n    timeout-minutes: 60\n    # Even after a prompt injection, the agent can only read this repository. No secrets of the site are here.\n    permissions:\n      contents: read # the code\n      issues: read # the text of the issue\n      pull-requests: read # the feedback of reviewers\n      copilot-requests: write # the model that the agent uses\n    steps:\n      - uses: <<checkout>>\n        with:\n          ref: ${{ inputs.commit }}\n          # Keeps the token out of the checkout, where the agent could read it.\n          persist-credentials: false\n      <<task>>\n      <<tools>>\n      # The agent. You can use another one: it has to read the file TASK, and change the checkout.\n      # Checked against \"copilot --help\" of <<copilot>>. The task is passed on standard input: an argument\n      # is limited to 128 KiB. Neither the agent's commands nor other servers get the token.\n      - name: Agent\n        env:\n          TASK: ${{ steps.task.outputs.task }}\n          GITHUB_TOKEN: ${{ github.token }}\n        run: >-\n          copilot\n          <<flags>>\n          < \"$TASK\"\n      # An agent may report its cost, and why it changed nothing: see the action's README.\n      - name: Patch\n        env:\n          COMMIT: ${{ inputs.commit }}\n        run: |\n          git add --all\n          mkdir -p \"$RUNNER_TEMP/site-deploy-change\"\n          git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\\n            > \"$RUNNER_TEMP/site-deploy-change/change.patch\"\n          for file in cost.json outcome.json; do\n            if [ -f \"$RUNNER_TEMP/$file\" ]; then\n              cp \"$RUNNER_TEMP/$file\" \"$RUNNER_TEMP/site-deploy-change/\"\n            fi\n          done\n      - uses: <<uploadArtifact>>\n        with:\n          name: site-deploy-change\n          path: ${{ runner.temp }}/site-deploy-change\n          if-no-files-found: error\n          retention-days: 7\n\n  judge:\n    needs: work\n    <<runsOn>>\n    timeout-minutes: 10\n    # It can only read. automation.requests.judge in the site config, or a step of your own, may judge the patch\n    # too, e.g. with a model: if it fails, the change is not proposed. The patch is site-deploy-change/change.patch.\n    permissions:\n      contents: read # the files that the patch changes\n      pull-requests: read # whether the change was merged already\n      issues: read # whether the issue is one of ours\n      models: read # a model that automation.requests.judge asks\n    outputs:\n      patch: ${{ steps.judge.outputs.patch }}\n    steps:\n      - uses: <<downloadArtifact>>\n        with:\n          name: site-deploy-change\n          path: site-deploy-change\n      <<judge>>\n          dry-run: 'true'\n\n  propose:\n    needs: [work, judge]\n    # It also shows a refused change in the issue, so that it is not lost.\n    if: ${{ !cancelled() && needs.work.result == 'success' }}\n    <<runsOn>>\n    timeout-minutes: 10\n    # It runs no code of the site and no agent: nothing is checked out.\n    permissions:\n      contents: write # the branch that is proposed; no workflow files, which this token never may\n      pull-requests: write # the draft pull request\n      issues: write # tells the issue why a change is refused\n    steps:\n      - uses: <<downloadArtifact>>\n        with:\n          name: site-deploy-change\n          path: site-deploy-change\n      <<propose>>\n          verdict: ${{ needs.judge.result }}\n          judged: ${{ needs.judge.outputs.patch }}\n", {
		...Y,
		noPermissions: X,
		flags: Mt.flags,
		copilot: Mt.version,
		runsOn: runsOn(e),
		task: siteDeployStep(e, "task", "task"),
		tools: [...toolSteps(e, { mayCache: !1 }), ...installSteps("copilot")],
		judge: siteDeployStep(e, "propose", "judge"),
		propose: siteDeployStep(e, "propose")
	});
}
// src/workflows/templates/calls.ts
const Pt = [
	"deploy",
	"rollback",
	"close-preview"
], Ft = ["deploy", "rollback"], $ = ["deploy"], It = "Folder of the site, in which its package manager runs", toRunner = ({ runner: e }) => e && JSON.stringify(e.group ? e : e.labels), toPin = (e) => ({ pins: t }) => (t || void 0)?.[e], Lt = {
	environment: [
		"Production or Preview; on a push, the branch decides",
		"",
		() => "${{ inputs.environment }}",
		Ft
	],
	run: [
		"Id of the run with the package to redeploy",
		"",
		() => "${{ inputs.run }}",
		["rollback"]
	],
	production: [
		"Branch that is deployed to Production",
		"master",
		({ production: e }) => e,
		Ft
	],
	config: [
		"The site config file",
		"site.config.yml",
		({ config: e }) => e
	],
	root: [
		It,
		".",
		({ root: e }) => e,
		$
	],
	"package-manager": [
		"none, npm, pnpm, yarn or bun",
		"npm",
		({ packageManager: e }) => e,
		$
	],
	"node-version": [
		"Version of Node.js for the build",
		"24",
		({ node: e }) => "version" in e && e.version,
		$
	],
	"node-version-file": [
		"File in the repository that specifies the Node.js version instead",
		"",
		({ node: e }) => "file" in e && e.file,
		$
	],
	lockfile: [
		"Lockfile that identifies the cached packages; if empty, nothing is cached",
		"",
		getCachedLockfile,
		$
	],
	reuse: [
		"Whether to deploy the package of an earlier build with the same inputs",
		!1,
		({ reuse: e }) => e,
		$
	],
	"retention-days": [
		"Days for which the package is stored",
		90,
		({ retention: e }) => e,
		$
	],
	attest: [
		"Whether to sign an attestation of the build",
		!1,
		({ attest: e }) => e,
		$
	],
	comment: [
		"Whether to report the outcome on pull requests",
		!1,
		({ comment: e }) => e
	],
	fork: [
		"Whether to deploy even if the repository is a fork",
		!1,
		({ fork: e }) => e,
		$
	],
	runner: [
		"Labels or group of the runners, as JSON",
		"\"ubuntu-24.04\"",
		toRunner
	],
	"build-minutes": [
		"Time limit of the build job",
		30,
		({ minutes: e }) => e?.build,
		$
	],
	"deploy-minutes": [
		"Time limit of the deploy job",
		30,
		({ minutes: e }) => e?.deploy
	],
	"portal-url": [
		"The run refuses a site config that names another portal",
		"",
		toPin("portalUrl")
	],
	audience: [
		"The same for the audience of the portal",
		"",
		toPin("audience")
	],
	"tenant-id": [
		"The same for the directory of the login",
		"",
		toPin("tenantId")
	],
	"client-id": [
		"The same for the application of the login",
		"",
		toPin("clientId")
	]
};
function listInputs(e) {
	return Object.entries(Lt).filter(([, [, , , t = Pt]]) => t.some((t) => t === e));
}
function quote(e) {
	return typeof e != "string" || e.startsWith("$") ? String(e) : `'${e}'`;
}
function getPublishedUses({ uses: e }, t) {
	return e.replace("@", `/.github/workflows/${t}.yml@`);
}
function morePermissions(e, t) {
	let { attest: n } = e;
	switch (t) {
		case "deploy": return s([
			...permissionsToComment(e),
			St,
			n && "  attestations: write # signs which run built the site"
		]);
		case "rollback": return s([
			n && "  attestations: read # the proof of which run built the site",
			...permissionsToComment(e),
			Ct
		]);
		case "close-preview": return permissionsToComment(e);
	}
}
function callPublished(e, t) {
	let n = listInputs(t).flatMap(([t, [, n, r]]) => {
		let i = r(e) || n;
		return i === n ? [] : [`  ${t}: ${quote(i)}`];
	}), r = t !== "close-preview" && e.apiToken;
	return s([
		...Q,
		...morePermissions(e, t),
		`uses: ${getPublishedUses(e.action, t)} # ${e.action.version}`,
		n.length > 0 && "with:",
		...n,
		r && "secrets:",
		r && "  api-token: ${{ secrets.SITE_PORTAL_API_TOKEN }}"
	]);
}
function declareInputs(e, t = !0) {
	let n = e.flatMap(([e, t, n]) => [
		`      ${e}:`,
		`        description: ${t}`,
		`        type: ${typeof (n ?? "")}`,
		n === void 0 ? "        required: true" : `        default: ${quote(n)}`
	]), r = [
		"    secrets:",
		"      api-token:",
		"        description: The portal's API token for the deployment-complete call",
		"        required: false"
	];
	return [
		"on:",
		"  workflow_call:",
		"    inputs:",
		...n,
		...t ? r : [],
		""
	];
}
function closeWorkflow(e) {
	let t = `github.event.ref_type == 'branch' && ${`(${isOfPreview(e, "github.event.ref")})`}`;
	e.pulls && (t = `(${t} || ${isOwnPull(e)})`);
	let n = onlyIfLogin(e, t);
	return fill("name: Close preview\n\n# Runs on the default branch, which the environment Preview therefore allows, too.\n<<events>>\n\n<<noPermissions>>\njobs:\n  # The branches of one site share its preview: it stays open while another one is left.\n  <<jobs>>\n", {
		events: e.pulls ? Rt : "on: delete",
		noPermissions: X,
		jobs: closeJobs(e, n)
	});
}
const Rt = [
	"on:",
	"  delete:",
	"  pull_request:",
	"    types: [closed]"
];
function closeJobs(e, t) {
	return e.shape === "published" ? ["close:", ...indent(2, [t, ...callPublished(e, "close-preview")])] : [...probeAndClose(e, t), ...supersededJob(e, "close")];
}
function probeAndClose(e, t) {
	let n = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	}, { isCalled: r, minutes: i } = e, a = `timeout-minutes: ${Math.max(15, i?.deploy ?? 0)}`;
	return [
		"look:",
		...indent(2, s([
			t,
			...runsOn(e),
			"timeout-minutes: 10",
			"permissions:",
			"  contents: read # the site config, and which branches are left",
			"outputs:",
			"  closes: ${{ steps.look.outputs.closes }}",
			"steps:",
			...indent(2, [...Z, ...probeStep(e, n)])
		])),
		"",
		"close:",
		...indent(2, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			r ? timeoutLine(e, "deploy") : a,
			...r ? wt : [...Q, ...permissionsToComment(e)],
			...inTurn(e, getTurn(e, "Preview")),
			...environmentOnly(e),
			"steps:",
			...indent(2, [...Z, ...loginStep(e, "close", n)])
		])
	];
}
// src/workflows/templates/reuse.ts
function reuseStep(e, t) {
	return s([
		"# A package that was built from the same inputs needs no build.",
		e.isCalled ? "- if: inputs.reuse" : `- uses: ${siteDeploy(e)}`,
		e.isCalled && `  uses: ${siteDeploy(e)}`,
		"  id: reuse",
		"  with:",
		"    mode: reuse",
		...inputLines({
			...t,
			apiToken: void 0
		})
	]);
}
function unlessReused(e) {
	let t = "steps.reuse.outputs.reused != 'true'";
	return e.flatMap((e) => {
		let [, n] = /^- if: (.+)$/.exec(e) ?? [];
		return n?.includes(" || ") ? [`- if: ${t} && (${n})`] : n ? [`- if: ${t} && ${n}`] : e.startsWith("- ") ? [`- if: ${t}`, e.replace("- ", "  ")] : [e];
	});
}
// src/workflows/templates/deploy.ts
const zt = {
	"single-job": "# The site's code runs beside the identity that deploys it. With two jobs, it doesn't.\ndeploy:\n  <<runsOn>>\n  <<timeout>>\n  <<permissions>>\n  <<condition>>\n  <<turn>>\n  <<environment>>\n  <<outputs>>\n  steps:\n    <<checkout>>\n    <<tools>>\n    <<deployStep>>\n",
	"build-job": "build:\n  <<condition>>\n  <<runsOn>>\n  <<timeout>>\n  permissions:\n    contents: read # the site's code runs here: no identity, no secret\n    <<findPackages>>\n  steps:\n    <<checkout>>\n    <<reuse>>\n    <<tools>>\n    <<buildStep>>\n    - uses: <<upload>>\n      with:\n        name: <<artifact>>\n        path: <<folder>>\n        # Otherwise, .well-known would be lost.\n        include-hidden-files: true\n        if-no-files-found: error\n        <<retention>>\n        retention-days: <<days>>\n  outputs:\n    artifact: <<artifact>>\n    version: <<version>>\n    <<digest>>\n",
	"attest-job": "# Signs that the build job of this run built the package. A separate job: none of the site's code runs beside its identity.\nattest:\n  needs: build\n  <<condition>>\n  <<runsOn>>\n  timeout-minutes: 10\n  <<permissions>>\n  steps:\n    - uses: <<attest>>\n      with:\n        subject-name: ${{ needs.build.outputs.artifact }}\n        subject-digest: ${{ needs.build.outputs.digest }}\n",
	"deploy-job": "deploy:\n  needs: <<needs>>\n  <<runsOn>>\n  <<timeout>>\n  <<permissions>>\n  <<turn>>\n  # The branches that may use the environment are part of its settings; its name is part of the identity.\n  <<environment>>\n  <<outputs>>\n  steps:\n    <<checkout>>\n    - uses: <<download>>\n      with:\n        name: ${{ needs.build.outputs.artifact }}\n        path: <<folder>>\n    <<deployStep>>\n"
}, fillJob = (e, t) => fill(zt[e], t).trimEnd().split("\n");
function deployWorkflow(e, t = []) {
	return fill("name: Deploy\n\non:\n  push:\n    branches:\n      <<branches>>\n  <<pulls>>\n  workflow_dispatch:\n    inputs:\n      environment:\n        description: Where to deploy the branch to\n        type: choice\n        options: [Preview, Production]\n        required: true\n\n<<noPermissions>>\njobs:\n  <<jobs>>\n", {
		branches: [e.production, ...e.preview].map((e) => `- '${e}'`),
		pulls: s([e.pulls && "pull_request:"]),
		noPermissions: X,
		jobs: [...deployJobs(e, t), ...supersededJob(e, "deploy")]
	});
}
function deployJobs(e, t) {
	let n = toStep(e, target(e));
	switch (e.shape) {
		case "two-jobs": return twoJobs(e, n, toolSteps(e, { mayCache: !0 }), !0);
		case "single-job": return [...singleJob(e, n, t), ...previewJob(e)];
		case "caller": return callingJob(e, n);
		case "published": return ["deploy:", ...indent(2, [...onlyOwnPulls(e), ...callPublished(e, "deploy")])];
	}
}
function onlyOwnPulls(e) {
	let t = ifDeployed(e);
	return t ? ["# Not for forks, Dependabot, nor branches that are deployed by their pushes.", `if: ${t}`] : [];
}
function singleJob(e, t, n) {
	return fillJob("single-job", {
		runsOn: runsOn(e),
		timeout: timeoutLine(e, "all"),
		permissions: [
			...Q,
			...permissionsToComment(e),
			St
		],
		condition: ifLogin(e, ifDeployed(e)),
		turn: inTurn(e, getTurn(e, allowedTarget(e))),
		environment: environmentWithAddress(e, t.environment, mayBePull(e)),
		outputs: addressOutput(e),
		checkout: Z,
		tools: toolSteps(e, { mayCache: !1 }),
		deployStep: loginStep(e, "all", t, n)
	});
}
function callingJob(e, t) {
	let { attest: n, packageManager: r, reusable: i, root: a } = e;
	return ["deploy:", ...indent(2, s([
		...Q,
		n && "  attestations: write # signs which run built the site",
		...permissionsToComment(e),
		...ifLogin(e, ifDeployed(e)),
		...inTurn(e, getTurn(e, allowedTarget(e))),
		`uses: ${i?.uses} # ${i?.version}`,
		"with:",
		`  environment: ${t.environment}`,
		t.config && `  config: ${t.config}`,
		a !== "." && `  root: '${a}'`,
		`  package-manager: ${r}`,
		`  ${nodeInput(e)}`,
		t.apiToken && "secrets:",
		t.apiToken && `  api-token: ${t.apiToken}`
	]))];
}
const Bt = "site-deploy-build";
function twoJobs(e, t, n, r) {
	let i = [buildJob(e, t, n), e.attest && attestJob(e)];
	return [
		...s(i).flatMap((e) => [...e, ""]),
		...deployJob(e, t, r),
		...previewJob(e)
	];
}
function buildJob(e, t, n) {
	let { server: r = !1, isCalled: i, retention: a = 90 } = e, o = i || e.reuse, output = (e) => `\${{ ${o ? `steps.reuse.outputs.${e} || ` : ""}steps.build.outputs.${e} }}`;
	return fillJob("build-job", {
		condition: onlyOwnPulls(e),
		runsOn: runsOn(e),
		timeout: timeoutLine(e, "build"),
		findPackages: s([o && "actions: read # the packages of earlier runs"]),
		checkout: Z,
		reuse: o ? reuseStep(e, t) : [],
		tools: o ? unlessReused(n) : n,
		buildStep: o ? unlessReused(buildStep(e, t, !0)) : buildStep(e, t),
		artifact: output("artifact"),
		version: output("site-version"),
		days: i ? "${{ inputs.retention-days }}" : String(a),
		upload: artifactPins(r).upload,
		folder: Bt,
		retention: s([!r && "# Days during which a rollback to this build is possible."]),
		digest: s([e.attest && "digest: ${{ steps.build.outputs.digest }}", e.attest && o && "reused: ${{ steps.reuse.outputs.reused }}"])
	});
}
function attestCondition({ isCalled: e, reuse: t }) {
	let n = "needs.build.outputs.reused != 'true'";
	return e ? [`if: inputs.attest && ${n}`] : s([t && `if: ${n}`]);
}
function attestJob(e) {
	return fillJob("attest-job", {
		condition: attestCondition(e),
		runsOn: runsOn(e),
		permissions: e.isCalled ? wt : Vt,
		attest: Y.attest
	});
}
const Vt = [
	"permissions:",
	"  id-token: write # signs; without an environment it cannot log in anywhere",
	"  attestations: write # stores the attestation"
];
function mayDeploy(e) {
	let { isCalled: t, attest: n, reuse: r, fork: i } = e;
	return !t && !(n && r) ? ifLogin(e) : s([
		"# No login trusts runs of forks or Dependabot.",
		"if: >-",
		"  !cancelled() && needs.build.result == 'success' &&",
		"  contains('success skipped', needs.attest.result) &&",
		`  ${s([!(!t && i) && (t ? `(inputs.fork || ${Et})` : Et), Tt]).join(" && ")}`
	]);
}
function deployJob(e, t, n) {
	let r = ["    site-version: ${{ needs.build.outputs.version }}"], i = [...mayDeploy(e), ...inTurn(e, getTurn(e, t.environment))];
	return fillJob("deploy-job", {
		needs: e.attest ? "[build, attest]" : "build",
		runsOn: runsOn(e),
		timeout: timeoutLine(e, "deploy"),
		permissions: permissionsToDeploy(e, s([n && "  actions: read # whether a newer run supersedes it"])),
		turn: n ? i : [],
		environment: environmentWithAddress(e, t.environment, mayBePull(e)),
		outputs: addressOutput(e),
		checkout: Z,
		download: artifactPins(e.server ?? !1).download,
		folder: Bt,
		deployStep: loginStep(e, "deploy", t, r)
	});
}
const Ht = "${{ inputs.environment }}", Ut = "${{ inputs.run }}";
function rollbackWorkflow(e) {
	let t = e.shape === "published" && callPublished(e, "rollback");
	return fill("name: Roll back\n\nrun-name: Roll back ${{ inputs.environment }} to run ${{ inputs.run }}\n\n# Started by a person, on the production branch: site-deploy rollback --to <version> finds the run.\non:\n  workflow_dispatch:\n    inputs:\n      environment:\n        description: What is rolled back\n        type: choice\n        options: [Preview, Production]\n        required: true\n      run:\n        description: Id of the run with the package to redeploy\n        type: string\n        required: true\n\n<<noPermissions>>\njobs:\n  rollback:\n    <<job>>\n", {
		noPermissions: X,
		job: t || rollbackJob(e)
	});
}
function rollbackJob(e) {
	let t = toStep(e, Ht);
	return [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, [Ct]),
		...inTurn(e, queueName(e)),
		...environmentWithAddress(e, Ht),
		"steps:",
		...indent(2, [
			...Z,
			`- uses: ${Y.downloadArtifact}`,
			"  with:",
			`    run-id: ${Ut}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${Ht}-*`,
			"    merge-multiple: true",
			`    path: ${Bt}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${Ut}`])
		])
	];
}
function queueName(e) {
	return `\${{ (${isProduction(e)} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/reusable.ts
const Wt = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
};
function calledTools(e, t) {
	return [...[
		"pnpm",
		"yarn",
		"bun"
	].flatMap((e) => {
		let [t = "", ...n] = installSteps(e, "${{ inputs.root }}");
		return when(`inputs.package-manager == '${e}'`, [t, ...n]);
	}), ...when("inputs.package-manager != 'none'", [
		`- uses: ${Y.setupNode}`,
		"  with:",
		`    node-version: \${{ ${t} }}`,
		"    node-version-file: ${{ inputs.node-version-file }}",
		...e,
		"    package-manager-cache: false"
	])];
}
function when(e, t) {
	let [n, ...r] = t;
	return [
		`- if: ${e}`,
		n.replace(/^- /, "  "),
		...r
	];
}
const Gt = [
	"name: Deploy a site",
	"",
	...declareInputs([
		["environment", "Production or Preview"],
		[
			"config",
			"The site config file",
			"site.config.yml"
		],
		[
			"root",
			It,
			"."
		],
		[
			"package-manager",
			"none, npm, pnpm, yarn or bun",
			"npm"
		],
		[
			"node-version",
			"Version of Node.js for the build",
			""
		],
		[
			"node-version-file",
			"File in the repository that specifies the Node.js version",
			""
		]
	]),
	"# Each job requests its own permissions; the caller must grant them.",
	"permissions: {}",
	""
];
function reusableWorkflow(e) {
	let t = calledTools([], "inputs.node-version"), n = twoJobs(e, Wt, t, !1);
	return toText([
		...Gt,
		"jobs:",
		...indent(2, n)
	]);
}
// src/workflows/templates/registry.ts
const Kt = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, qt = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Remove the two \"site-deploy\" lines to stop updates.",
	"# yamllint disable rule:line-length"
], Jt = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), Yt = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").split(/\r?\n/), n = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), join = (e, t) => ({
		header: e,
		body: t.map((e) => e.line).join("\n"),
		lines: t.map((e) => e.number)
	}), r = join(void 0, n), i = t.findIndex((e) => Jt.test(e)), [, o, s, c, l] = Jt.exec(t[i] ?? "") ?? [], u = Yt.exec(t[i + 1] ?? "")?.[1], d = o !== void 0 && Object.hasOwn(Kt, o);
	if (u === void 0 || !l || !d || textHash(u) !== c) return r;
	let f = vt.safeParse(a(u)).data;
	if (!f) return r;
	let p = n.slice(0, i).filter((e) => !qt.includes(e.line)), m = n.slice(i + 2);
	return m[0]?.line === "" && m.shift(), join({
		template: o,
		version: Number(s),
		inputs: f,
		bodyHash: l
	}, [...p, ...m]);
}
function textHash(e) {
	return pe("sha256", e);
}
// src/workflows/render/render.ts
const Xt = ".github/workflows", Zt = `${Xt}/deploy.yml`;
// src/workflows/deploy-workflow.ts
function parseYaml(e) {
	try {
		return ie(e);
	} catch {
		return;
	}
}
const readJobs = (e) => c(c(parseYaml(e)).jobs);
function partsOfWorkflow(e) {
	return Object.values(readJobs(e)).flatMap(partsOfJob);
}
function partsOfJob(e) {
	return [e, ...[c(e).steps].flat()].map(c).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: c(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).filter((e) => e.key === "uses").map(({ text: e, inputs: t }) => ({
		uses: e,
		inputs: t
	}));
}
function ownActions(e) {
	let { header: t } = splitHeader(e), n = new Set((t ? listDeploying(t.inputs) : []).map(getActionName));
	return (e) => n.has(e) || $t.test(e);
}
const Qt = /^actions\/(checkout|(up|down)load-artifact|attest(-build-provenance)?)@/i;
function findCachingAction(e) {
	let t = ownActions(e);
	return listWorkflowUses(e).find(({ uses: e, inputs: n }) => {
		let r = Object.entries(n).filter(([e]) => /cache$/i.test(e));
		if (r.some(isOn)) return !0;
		if (/^actions\/setup-node@/i.test(e)) return !("package-manager-cache" in n);
		let i = getActionName(e);
		return !Qt.test(e) && (e.startsWith(".") || !t(i)) && !r.length;
	})?.uses;
}
function isOn([e, t]) {
	let n = String(t ?? "");
	return /^(no|skip|disable)-/i.test(e) ? n !== "true" : n !== "" && n !== "false";
}
const workflowPaths = (e) => e.paths.filter((e) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(e)), $t = /\/site-deploy(\/|$|\.ya?ml$)/i;
async function findDeployWorkflows(e, t) {
	let n = await readCandidates(e), r = n.filter((e) => e.configs.includes(t));
	return [
		r.filter((e) => e.header?.template === "deploy"),
		r.filter((e) => e.header === void 0),
		n.filter((e) => {
			let { path: t, header: n, configs: r } = e;
			return t === ".github/workflows/deploy.yml" && !n && r.length === 0;
		})
	].find((e) => e.length > 0) ?? [];
}
async function readCandidates(e) {
	let t = workflowPaths(e).filter((e) => e !== Zt), n = [Zt, ...t.slice(0, 50)].map(async (t) => {
		let n = await e.read(t);
		return n !== void 0 && {
			path: t,
			text: n,
			header: splitHeader(n).header
		};
	}), r = s(await Promise.all(n)), i = s(r.map(({ header: e }) => e?.inputs)).flatMap(listDeploying), a = new Set(i.map(getActionName));
	return r.map((e) => ({
		...e,
		configs: listConfigs(e, a)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listDeploying(e) {
	let { action: t, reusable: n } = e;
	return s([
		t.uses,
		getPublishedUses(t, "deploy"),
		n?.uses
	]);
}
function listConfigs(e, t) {
	let { text: r, header: i } = e;
	if (i && i.template !== "deploy") return [];
	let isOurs = (e) => t.has(e) || $t.test(e), a = listWorkflowUses(r).filter((e) => isOurs(getActionName(e.uses)) && hasMode(e, "deploy")).map(({ inputs: e }) => n(e.config) || "site.config.yml");
	return a.length === 0 && i ? [i.inputs.config] : [...new Set(a)];
}
function hasMode({ uses: e, inputs: t }, n) {
	let { mode: r = "all" } = t;
	return /\/(src\/automation|(rollback|close-preview)\.yml)$/.test(getActionName(e)) ? !1 : r === "all" || r === n;
}
const en = /\b(npm|pnpm|yarn|bun)( run)? build\b/;
function listBuildJobs(e, t, r) {
	let i = ownActions(e), builds = ({ key: e, text: a, inputs: o }) => e === "run" ? en.test(a) || r && a.includes(r) : (n(o.config) || "site.config.yml") === t && i(getActionName(a)) && hasMode({
		uses: a,
		inputs: o
	}, "build");
	return Object.entries(readJobs(e)).filter(([, e]) => partsOfJob(e).some(builds)).map(([e, t]) => n(c(t).name) || e);
}
async function openSite(e, t, n) {
	let r = await readRepository(e), i = await readCommitFiles(r, r.defaultBranch), a = await i.read(t), o = `${e.owner}/${e.name} has no ${t}.`;
	if (a === void 0) throw new l("CONFIG_NOT_FOUND", o);
	let s = deploymentWorkflow({
		repository: r,
		config: t,
		asked: n
	});
	return {
		repository: r,
		files: i,
		config: ae(a, t),
		configFile: t,
		workflow: s
	};
}
function deploymentWorkflow(e) {
	let { repository: t, config: n, asked: r } = e, i = new Map(), readAt = async (e) => {
		let i = await readCommitFiles(t, e);
		return r === void 0 ? (await findDeployWorkflows(i, n)).map((e) => e.path.slice(18)) : i.getId(`.github/workflows/${r}`) === void 0 ? [] : [r];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new l("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${n}.`, { facts: e.map((e) => `${Xt}/${e}`) });
	};
	return {
		async find(e) {
			if (r !== void 0) return r;
			let t = i.get(e) ?? readAt(e);
			return i.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let i = candidate(await readAt(e), e), a = `${Xt}/${r ?? i}`, o = `the default branch ${t.defaultBranch}`, s = await readCommitFiles(t, t.defaultBranch);
			if (i && s.getId(a) !== void 0) return i;
			let c = r === void 0 ? `workflow that deploys the site of ${n}` : a, u = await findDeployWorkflows(s, n), d = i ? `GitHub cannot start ${a} by hand: ${o} does not have it.` : `The branch ${e} has no ${c}.`;
			throw new l("DEPLOY_WORKFLOW_NOT_FOUND", d, { facts: u.map((e) => `on ${o}: ${e.path}`) });
		}
	};
}
// node_modules/semver/internal/debug.js
var tn = t(((e, t) => {
	t.exports = typeof process == "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...e) => console.error("SEMVER", ...e) : () => {};
})), nn = t(((e, t) => {
	t.exports = {
		MAX_LENGTH: 256,
		MAX_SAFE_COMPONENT_LENGTH: 16,
		MAX_SAFE_BUILD_LENGTH: 250,
		MAX_SAFE_INTEGER: 2 ** 53 - 1 || 9007199254740991,
		WHITESPACE_CHARACTERS: [
			"	",
			"\n",
			"\v",
			"\f",
			"\r",
			" ",
			"\xA0",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			"\u2028",
			"\u2029",
			" ",
			" ",
			"　",
			"﻿"
		],
		RELEASE_TYPES: [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		],
		SEMVER_SPEC_VERSION: "2.0.0",
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
})), rn = t(((e, t) => {
	let { MAX_SAFE_COMPONENT_LENGTH: n, MAX_SAFE_BUILD_LENGTH: r, MAX_LENGTH: i } = nn(), a = tn();
	e = t.exports = {};
	let o = e.re = [], s = e.safeRe = [], c = e.src = [], l = e.safeSrc = [], u = e.t = {}, d = 0, f = "[a-zA-Z0-9-]", p = [
		["\\s", 1],
		["\\d", i],
		[f, r]
	], makeSafeRegex = (e) => {
		for (let [t, n] of p) e = e.split(`${t}*`).join(`${t}{0,${n}}`).split(`${t}+`).join(`${t}{1,${n}}`);
		return e;
	}, createToken = (e, t, n) => {
		let r = makeSafeRegex(t), i = d++;
		a(e, i, t), u[e] = i, c[i] = t, l[i] = r, o[i] = new RegExp(t, n ? "g" : void 0), s[i] = new RegExp(r, n ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*"), createToken("NUMERICIDENTIFIERLOOSE", "\\d+"), createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${f}*`), createToken("MAINVERSION", `(${c[u.NUMERICIDENTIFIER]})\\.(${c[u.NUMERICIDENTIFIER]})\\.(${c[u.NUMERICIDENTIFIER]})`), createToken("MAINVERSIONLOOSE", `(${c[u.NUMERICIDENTIFIERLOOSE]})\\.(${c[u.NUMERICIDENTIFIERLOOSE]})\\.(${c[u.NUMERICIDENTIFIERLOOSE]})`), createToken("PRERELEASEIDENTIFIER", `(?:${c[u.NONNUMERICIDENTIFIER]}|${c[u.NUMERICIDENTIFIER]})`), createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${c[u.NONNUMERICIDENTIFIER]}|${c[u.NUMERICIDENTIFIERLOOSE]})`), createToken("PRERELEASE", `(?:-(${c[u.PRERELEASEIDENTIFIER]}(?:\\.${c[u.PRERELEASEIDENTIFIER]})*))`), createToken("PRERELEASELOOSE", `(?:-?(${c[u.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${c[u.PRERELEASEIDENTIFIERLOOSE]})*))`), createToken("BUILDIDENTIFIER", `${f}+`), createToken("BUILD", `(?:\\+(${c[u.BUILDIDENTIFIER]}(?:\\.${c[u.BUILDIDENTIFIER]})*))`), createToken("FULLPLAIN", `v?${c[u.MAINVERSION]}${c[u.PRERELEASE]}?${c[u.BUILD]}?`), createToken("FULL", `^${c[u.FULLPLAIN]}$`), createToken("LOOSEPLAIN", `[v=\\s]*${c[u.MAINVERSIONLOOSE]}${c[u.PRERELEASELOOSE]}?${c[u.BUILD]}?`), createToken("LOOSE", `^${c[u.LOOSEPLAIN]}$`), createToken("GTLT", "((?:<|>)?=?)"), createToken("XRANGEIDENTIFIERLOOSE", `${c[u.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`), createToken("XRANGEIDENTIFIER", `${c[u.NUMERICIDENTIFIER]}|x|X|\\*`), createToken("XRANGEPLAIN", `[v=\\s]*(${c[u.XRANGEIDENTIFIER]})(?:\\.(${c[u.XRANGEIDENTIFIER]})(?:\\.(${c[u.XRANGEIDENTIFIER]})(?:${c[u.PRERELEASE]})?${c[u.BUILD]}?)?)?`), createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${c[u.XRANGEIDENTIFIERLOOSE]})(?:\\.(${c[u.XRANGEIDENTIFIERLOOSE]})(?:\\.(${c[u.XRANGEIDENTIFIERLOOSE]})(?:${c[u.PRERELEASELOOSE]})?${c[u.BUILD]}?)?)?`), createToken("XRANGE", `^${c[u.GTLT]}\\s*${c[u.XRANGEPLAIN]}$`), createToken("XRANGELOOSE", `^${c[u.GTLT]}\\s*${c[u.XRANGEPLAINLOOSE]}$`), createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${n}})(?:\\.(\\d{1,${n}}))?(?:\\.(\\d{1,${n}}))?`), createToken("COERCE", `${c[u.COERCEPLAIN]}(?:$|[^\\d])`), createToken("COERCEFULL", c[u.COERCEPLAIN] + `(?:${c[u.PRERELEASE]})?(?:${c[u.BUILD]})?(?:$|[^\\d])`), createToken("COERCERTL", c[u.COERCE], !0), createToken("COERCERTLFULL", c[u.COERCEFULL], !0), createToken("LONETILDE", "(?:~>?)"), createToken("TILDETRIM", `(\\s*)${c[u.LONETILDE]}\\s+`, !0), e.tildeTrimReplace = "$1~", createToken("TILDE", `^${c[u.LONETILDE]}${c[u.XRANGEPLAIN]}$`), createToken("TILDELOOSE", `^${c[u.LONETILDE]}${c[u.XRANGEPLAINLOOSE]}$`), createToken("LONECARET", "(?:\\^)"), createToken("CARETTRIM", `(\\s*)${c[u.LONECARET]}\\s+`, !0), e.caretTrimReplace = "$1^", createToken("CARET", `^${c[u.LONECARET]}${c[u.XRANGEPLAIN]}$`), createToken("CARETLOOSE", `^${c[u.LONECARET]}${c[u.XRANGEPLAINLOOSE]}$`), createToken("COMPARATORLOOSE", `^${c[u.GTLT]}\\s*(${c[u.LOOSEPLAIN]})$|^$`), createToken("COMPARATOR", `^${c[u.GTLT]}\\s*(${c[u.FULLPLAIN]})$|^$`), createToken("COMPARATORTRIM", `(\\s*)${c[u.GTLT]}\\s*(${c[u.LOOSEPLAIN]}|${c[u.XRANGEPLAIN]})`, !0), e.comparatorTrimReplace = "$1$2$3", createToken("HYPHENRANGE", `^\\s*(${c[u.XRANGEPLAIN]})\\s+-\\s+(${c[u.XRANGEPLAIN]})\\s*$`), createToken("HYPHENRANGELOOSE", `^\\s*(${c[u.XRANGEPLAINLOOSE]})\\s+-\\s+(${c[u.XRANGEPLAINLOOSE]})\\s*$`), createToken("STAR", "(<|>)?=?\\s*\\*"), createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$"), createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
})), an = t(((e, t) => {
	let n = Object.freeze({ loose: !0 }), r = Object.freeze({}), parseOptions = (e) => e ? typeof e == "object" ? e : n : r;
	t.exports = parseOptions;
})), on = t(((e, t) => {
	let n = /^[0-9]+$/, compareIdentifiers = (e, t) => {
		if (typeof e == "number" && typeof t == "number") return e === t ? 0 : e < t ? -1 : 1;
		let r = n.test(e), i = n.test(t);
		return r && i && (e = +e, t = +t), e === t ? 0 : r && !i ? -1 : i && !r ? 1 : e < t ? -1 : 1;
	}, rcompareIdentifiers = (e, t) => compareIdentifiers(t, e);
	t.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
})), sn = t(((e, t) => {
	let n = tn(), { MAX_LENGTH: r, MAX_SAFE_INTEGER: i } = nn(), { safeRe: a, t: o } = rn(), s = an(), { compareIdentifiers: c } = on(), isPrereleaseIdentifier = (e, t) => {
		let n = t.split(".");
		if (n.length > e.length) return !1;
		for (let t = 0; t < n.length; t++) if (c(e[t], n[t]) !== 0) return !1;
		return !0;
	};
	t.exports = class SemVer {
		constructor(e, t) {
			if (t = s(t), e instanceof SemVer) {
				if (e.loose === !!t.loose && e.includePrerelease === !!t.includePrerelease) return e;
				e = e.version;
			} else if (typeof e != "string") throw TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`);
			if (e.length > r) throw TypeError(`version is longer than ${r} characters`);
			n("SemVer", e, t), this.options = t, this.loose = !!t.loose, this.includePrerelease = !!t.includePrerelease;
			let c = e.trim().match(t.loose ? a[o.LOOSE] : a[o.FULL]);
			if (!c) throw TypeError(`Invalid Version: ${e}`);
			if (this.raw = e, this.major = +c[1], this.minor = +c[2], this.patch = +c[3], this.major > i || this.major < 0) throw TypeError("Invalid major version");
			if (this.minor > i || this.minor < 0) throw TypeError("Invalid minor version");
			if (this.patch > i || this.patch < 0) throw TypeError("Invalid patch version");
			this.prerelease = c[4] ? c[4].split(".").map((e) => {
				if (/^[0-9]+$/.test(e)) {
					let t = +e;
					if (t >= 0 && t < i) return t;
				}
				return e;
			}) : [], this.build = c[5] ? c[5].split(".") : [], this.format();
		}
		format() {
			return this.version = `${this.major}.${this.minor}.${this.patch}`, this.prerelease.length && (this.version += `-${this.prerelease.join(".")}`), this.version;
		}
		toString() {
			return this.version;
		}
		compare(e) {
			if (n("SemVer.compare", this.version, this.options, e), !(e instanceof SemVer)) {
				if (typeof e == "string" && e === this.version) return 0;
				e = new SemVer(e, this.options);
			}
			return e.version === this.version ? 0 : this.compareMain(e) || this.comparePre(e);
		}
		compareMain(e) {
			return e instanceof SemVer || (e = new SemVer(e, this.options)), this.major < e.major ? -1 : this.major > e.major ? 1 : this.minor < e.minor ? -1 : this.minor > e.minor ? 1 : this.patch < e.patch ? -1 : +(this.patch > e.patch);
		}
		comparePre(e) {
			if (e instanceof SemVer || (e = new SemVer(e, this.options)), this.prerelease.length && !e.prerelease.length) return -1;
			if (!this.prerelease.length && e.prerelease.length) return 1;
			if (!this.prerelease.length && !e.prerelease.length) return 0;
			let t = 0;
			do {
				let r = this.prerelease[t], i = e.prerelease[t];
				if (n("prerelease compare", t, r, i), r === void 0 && i === void 0) return 0;
				if (i === void 0) return 1;
				if (r === void 0) return -1;
				if (r !== i) return c(r, i);
			} while (++t);
		}
		compareBuild(e) {
			e instanceof SemVer || (e = new SemVer(e, this.options));
			let t = 0;
			do {
				let r = this.build[t], i = e.build[t];
				if (n("build compare", t, r, i), r === void 0 && i === void 0) return 0;
				if (i === void 0) return 1;
				if (r === void 0) return -1;
				if (r !== i) return c(r, i);
			} while (++t);
		}
		inc(e, t, n) {
			if (e.startsWith("pre")) {
				if (!t && n === !1) throw Error("invalid increment argument: identifier is empty");
				if (t) {
					let e = `-${t}`.match(this.options.loose ? a[o.PRERELEASELOOSE] : a[o.PRERELEASE]);
					if (!e || e[1] !== t) throw Error(`invalid identifier: ${t}`);
				}
			}
			switch (e) {
				case "premajor":
					this.prerelease.length = 0, this.patch = 0, this.minor = 0, this.major++, this.inc("pre", t, n);
					break;
				case "preminor":
					this.prerelease.length = 0, this.patch = 0, this.minor++, this.inc("pre", t, n);
					break;
				case "prepatch":
					this.prerelease.length = 0, this.inc("patch", t, n), this.inc("pre", t, n);
					break;
				case "prerelease":
					this.prerelease.length === 0 && this.inc("patch", t, n), this.inc("pre", t, n);
					break;
				case "release":
					if (this.prerelease.length === 0) throw Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					(this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) && this.major++, this.minor = 0, this.patch = 0, this.prerelease = [];
					break;
				case "minor":
					(this.patch !== 0 || this.prerelease.length === 0) && this.minor++, this.patch = 0, this.prerelease = [];
					break;
				case "patch":
					this.prerelease.length === 0 && this.patch++, this.prerelease = [];
					break;
				case "pre": {
					let e = +!!Number(n);
					if (this.prerelease.length === 0) this.prerelease = [e];
					else {
						let r = this.prerelease.length;
						for (; --r >= 0;) typeof this.prerelease[r] == "number" && (this.prerelease[r]++, r = -2);
						if (r === -1) {
							if (t === this.prerelease.join(".") && n === !1) throw Error("invalid increment argument: identifier already exists");
							this.prerelease.push(e);
						}
					}
					if (t) {
						let r = [t, e];
						if (n === !1 && (r = [t]), isPrereleaseIdentifier(this.prerelease, t)) {
							let e = this.prerelease[t.split(".").length];
							isNaN(e) && (this.prerelease = r);
						} else this.prerelease = r;
					}
					break;
				}
				default: throw Error(`invalid increment argument: ${e}`);
			}
			return this.raw = this.format(), this.build.length && (this.raw += `+${this.build.join(".")}`), this;
		}
	};
})), cn = t(((e, t) => {
	let n = sn(), compare = (e, t, r) => new n(e, r).compare(new n(t, r));
	t.exports = compare;
}));
A({
	enabled: g(),
	allowed_actions: b(D())
}), A({
	github_owned_allowed: b(g()),
	patterns_allowed: b(S(D()))
}), A({ type: D() }), A({ access_level: D() });
async function listBranchRules(e, t) {
	let n = {
		path: `${repositoryPath(e)}/rules/branches/${encodeURIComponent(t)}`,
		needs: "Metadata: read",
		expected: [404]
	};
	return e.list(n).catch(d(void 0, "GITHUB_PLAN_LIMIT"));
}
A({
	use_default: g(),
	include_claim_keys: C(S(D())),
	sub_claim_prefix: C(D())
}), A({ name: D() }), A({ installed_version: b(D()) }), A({
	name: D(),
	value: D()
}), A({
	path: D(),
	state: D()
});
// src/clients/github/merging.ts
async function readMergeablePull(e, t) {
	let n = await readOne(e, z, `/pulls/${t}`, "Pull requests: read", "a pull request");
	return {
		...toPull(n),
		mergeable: n.mergeable ?? void 0,
		mergeableState: n.mergeable_state ?? "unknown"
	};
}
async function mergePull(e, t) {
	let { number: n, headCommit: r, title: i } = t, a = await send(e, {
		method: "PUT",
		path: `/pulls/${n}/merge`,
		needs: "Contents: write and Pull requests: write",
		json: {
			commit_title: i,
			commit_message: "",
			sha: r,
			merge_method: "merge"
		},
		expected: [
			405,
			409,
			422
		]
	});
	if (a.ok) return;
	let { state: o } = await readMergeablePull(e, n);
	if (o !== "merged") return getResponseMessage(a);
}
async function mergeBranch(e, t) {
	let n = {
		method: "POST",
		path: `${repositoryPath(e)}/merges`,
		needs: "Contents: write"
	}, r = {
		base: t.into,
		head: t.from,
		commit_message: t.message
	}, i = await e.call({
		...n,
		json: r,
		expected: [409, 422]
	});
	if (i.status === 204) return "nothing to do";
	if (i.ok) return "merged";
	if (i.status === 409 && /conflict/i.test(getResponseMessage(i))) return "conflict";
	if (i.status === 409 || /rule|protected|merge queue/i.test(getResponseMessage(i))) return "refused";
	throw toRefusalError(n, i);
}
const ln = A({
	allow_merge_commit: b(g()),
	allow_squash_merge: b(g()),
	allow_rebase_merge: b(g())
}), un = A({
	type: D(),
	parameters: C(A({
		allowed_merge_methods: b(S(D())),
		required_approving_review_count: b(h()),
		required_status_checks: b(S(A({ context: D() }))),
		required_deployment_environments: b(S(D()))
	}))
});
async function readMergeRules(e, t, n) {
	let [r, i = []] = await Promise.all([readOne(e, ln, "", "Metadata: read", "a repository"), listBranchRules(e, t)]), a = readGitHubAnswer(S(un), i, "the rules of a branch"), has = (e) => a.some((t) => t.type === e), o = new Set(s([
		(r.allow_merge_commit === !1 || has("required_linear_history")) && "merge",
		r.allow_squash_merge === !1 && "squash",
		r.allow_rebase_merge === !1 && "rebase"
	])), isAllowed = (e) => !o.has(e) && a.every((t) => t.parameters?.allowed_merge_methods?.includes(e) ?? !0), c = a.map((e) => e.parameters?.required_approving_review_count ?? 0), l = has("merge_queue");
	return {
		methods: [
			"merge",
			"squash",
			"rebase"
		].filter(isAllowed),
		mergeQueue: l,
		isQueued: l && n !== void 0 && await isInQueue(e, n),
		onlyPulls: has("pull_request") || l,
		approvals: Math.max(0, ...c),
		restricted: has("update"),
		wants: [...new Set(a.flatMap(getRequirements))]
	};
}
async function isInQueue(e, t) {
	return (await readTimeline(e, t)).map(({ event: e }) => e).findLast((e) => e.endsWith("_merge_queue")) === "added_to_merge_queue";
}
function getRequirements(e) {
	if (e.type === "required_signatures") return ["signed commits"];
	let t = e.parameters?.required_status_checks ?? [], n = e.parameters?.required_deployment_environments ?? [];
	return [...t.map((e) => `the check "${e.context}"`), ...n.map((e) => `a deployment to ${e}`)];
}
async function listMergedPulls(e, t) {
	let n = {
		path: `/commits/${t}/pulls`,
		needs: "Pull requests: read",
		pages: 1
	};
	return (await readAll(e, z, n, "the pull requests of a commit")).filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
const dn = A({
	id: h(),
	name: D(),
	status: D(),
	conclusion: _(D()),
	check_suite: C(A({ id: h() }))
}), fn = A({
	id: h(),
	context: D(),
	state: D()
});
async function readCheckRuns(e, t) {
	let n = `/commits/${t}`, r = {
		path: `${n}/check-runs`,
		needs: "Checks: read",
		key: "check_runs"
	}, [i, a] = await Promise.all([readAll(e, dn, r, "the checks"), readAll(e, fn, {
		path: `${n}/status`,
		needs: "Commit statuses: read",
		key: "statuses",
		expected: [403, 404]
	}, "the statuses")]);
	return [...i.map(toCheckRun), ...a.map(toStatusRun)];
}
const toCheckRun = (e) => ({
	id: e.id,
	name: e.name,
	status: e.status,
	conclusion: e.conclusion ?? "",
	suite: e.check_suite?.id
}), toStatusRun = ({ id: e, context: t, state: n }) => ({
	id: -e,
	name: t,
	status: n === "pending" ? "in_progress" : "completed",
	conclusion: n === "pending" ? "" : n,
	suite: void 0
}), pn = A({
	id: h(),
	html_url: D(),
	event: D(),
	path: b(D()),
	display_title: b(D()),
	head_branch: _(D()),
	head_sha: D(),
	repository: b(A({ id: h() })),
	head_repository: C(A({
		id: b(h()),
		full_name: D()
	})),
	status: _(D()),
	conclusion: C(D()),
	created_at: D(),
	updated_at: b(D()),
	check_suite_id: b(h())
}), toRun = (e) => ({
	id: e.id,
	url: e.html_url,
	event: e.event,
	title: e.display_title ?? "",
	workflow: e.path?.split("@")[0] ?? "",
	branch: e.head_branch ?? "",
	commit: e.head_sha,
	repository: e.head_repository?.full_name ?? "",
	isOwn: e.repository !== void 0 && e.repository.id === e.head_repository?.id,
	status: e.status ?? "",
	conclusion: e.conclusion ?? "",
	createdAt: e.created_at,
	updatedAt: e.updated_at ?? "",
	suite: e.check_suite_id
});
async function readWorkflowRun(e, t) {
	let n = {
		path: `/actions/runs/${t}`,
		needs: "Actions: read"
	}, r = await findOne(e, pn, n, "a run");
	return r && toRun(r);
}
async function listRuns(e, t, n) {
	let r = t.startsWith("workflows/") ? [404] : [], i = {
		path: `/actions/${t}`,
		needs: "Actions: read",
		expected: r,
		key: "workflow_runs",
		pages: n
	};
	return (await readAll(e, pn, i, "the runs")).map(toRun);
}
const runsPath = (e) => `workflows/${encodeURIComponent(e)}/runs`;
function runsOfPush(e, t) {
	return listRuns(e, `runs?${new URLSearchParams({
		head_sha: t.commit,
		branch: t.branch,
		event: "push"
	})}`);
}
function runsOfHead(e, t) {
	return listRuns(e, `runs?head_sha=${encodeURIComponent(t)}`, 1);
}
function listDispatchedRuns(e, t) {
	return listRuns(e, `${runsPath(t)}?event=workflow_dispatch`, 1);
}
async function cancelRun(e, t) {
	await send(e, {
		method: "POST",
		path: `/actions/runs/${t}/cancel`,
		needs: "Actions: write",
		expected: [409]
	});
}
function runsOfCommit(e, t, n) {
	let r = `head_sha=${encodeURIComponent(n)}`;
	return listRuns(e, `${runsPath(t)}?${r}`, 1);
}
function lastRuns(e, t) {
	return listRuns(e, runsPath(t), 1);
}
const mn = A({ workflow_run_id: h() }), hn = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, t, n, r) {
	let { workflow: i, branch: a, inputs: o } = t, s = {
		method: "POST",
		path: `/actions/workflows/${encodeURIComponent(i)}/dispatches`,
		needs: "Actions: write"
	}, c = {
		ref: a,
		inputs: o
	}, u = {
		...c,
		return_run_details: !0
	}, d = {
		expected: [400, 422],
		expectedText: /return_run_details/
	}, p = await send(e, {
		...s,
		json: u,
		...d
	}), m = mn.safeParse(p.json).data;
	if (p.ok && m) return m.workflow_run_id;
	let h = `event=workflow_dispatch&branch=${encodeURIComponent(a)}`, newest = () => listRuns(e, `${runsPath(i)}?${h}`, 1), g = new Set((await newest()).map((e) => e.id));
	await send(e, {
		...s,
		json: c
	});
	let _ = await f({
		clock: n,
		signal: r,
		...hn
	}, async () => (await newest()).find((e) => !g.has(e.id)));
	if (_) return _.id;
	let v = `GitHub accepted the request to run ${i}, but shows no run.`;
	throw new l("GITHUB_REFUSED", v, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
const gn = A({ id: h() }), _n = A({
	state: D(),
	environment_url: C(D()),
	log_url: C(D())
});
A({ environment: A({ name: b(D()) }) });
async function wentLive(e, t, n) {
	let r = "Deployments: read", i = {
		path: `/deployments?${new URLSearchParams({
			sha: t.commit,
			environment: n
		})}`,
		needs: r,
		pages: 1
	}, a = await readAll(e, gn, i, "the deployments");
	for (let { id: n } of a.slice(0, 20)) {
		let i = {
			path: `/deployments/${n}/statuses`,
			needs: r,
			pages: 1
		}, a = await readAll(e, _n, i, "the states of a deployment"), isProof = (e) => e.state === "success" && !!e.environment_url && `${e.log_url ?? ""}/`.includes(`/actions/runs/${t.id}/`);
		if (a.some(isProof)) return !0;
	}
	return !1;
}
// src/clients/github/commits.ts
const vn = A({ sha: D() }), yn = A({ status: D() });
async function latestCommits(e, t, n) {
	let r = `/commits?${`path=${encodeURIComponent(t)}&per_page=${n}`}`;
	return (await readOne(e, S(vn), r, "Contents: read", "the commits")).map((e) => e.sha);
}
async function isAncestor(e, t, n) {
	let r = `/compare/${n}...${t}`, { status: i } = await readOne(e, yn, r, "Contents: read", "two commits");
	return i === "behind";
}
const bn = A({ merge_base_commit: A({ sha: D() }) });
async function findMergeBase(e, t, n) {
	let r = `/compare/${t}...${n}`;
	return (await readOne(e, bn, r, "Contents: read", "two commits")).merge_base_commit.sha;
}
const xn = A({
	sha: D(),
	parents: S(A({ sha: D() })),
	commit: A({ message: D() })
});
async function commitsSince(e, t, n) {
	let r = {
		path: `/compare/${[t, n].map(encodePath).join("...")}`,
		needs: "Contents: read",
		key: "commits"
	};
	return (await readAll(e, xn, r, "commits")).map((e) => ({
		id: e.sha,
		parents: e.parents.map(({ sha: e }) => e),
		message: e.commit.message
	}));
}
const Sn = A({
	after: D(),
	timestamp: b(D()),
	actor: C(A({ login: D() }))
});
async function readPush(e, t) {
	let n = (await listMoves(e, t.branch)).filter((e) => e.after === t.commit), [r] = n;
	if (r) return {
		isByJob: n.every((e) => e.actor?.login === "github-actions[bot]"),
		at: r.timestamp ?? ""
	};
}
async function listMoves(e, t) {
	let n = {
		path: `/activity?${new URLSearchParams({
			ref: `refs/heads/${t}`,
			per_page: "100"
		})}`,
		needs: "Contents: read"
	};
	return await findOne(e, S(Sn), n, "the activity of a branch") ?? [];
}
async function listPushers(e, t) {
	let n = await listMoves(e, t);
	return [...new Set(n.flatMap((e) => e.actor?.login ?? []))];
}
// src/clients/github/for-run.ts
var Cn = e({ repositoryForRun: () => repositoryForRun });
const wn = {
	longestPauseMs: 2e4,
	idleMs: 1e4,
	attempts: 3
};
function repositoryForRun(e, t, n) {
	let { http: r, clock: i, log: a, signal: o } = n;
	return {
		...createGitHub({
			http: r,
			clock: i,
			signal: o,
			apiUrl: t.apiUrl,
			token: t.token,
			onPause: (e) => a.info(e),
			...wn
		}),
		...namedRepository(e)
	};
}
async function ifAnswered(e, t) {
	try {
		return await e;
	} catch (e) {
		if (!(e instanceof l) || !e.code.startsWith("GITHUB_")) throw e;
		for (let n of [e.message, ...e.facts]) t.log.debug(n);
		return;
	}
}
export { listOwnRefs as $, repositoryPath as $t, tn as A, readPull as At, pointBranch as B, findIssue as Bt, readMergeRules as C, findOpenPull as Ct, an as D, listRepositoryPulls as Dt, sn as E, listPullsInto as Et, advanceBranch as F, deleteComment as Ft, branchesFrom as G, updateIssueBody as Gt, readBytes as H, openIssue as Ht, createMergeCommit as I, readComments as It, createRef as J, readOne as Jt, branchesLike as K, findOne as Kt, mt as L, updateComment as Lt, findDeployWorkflows as M, recentlyMerged as Mt, listBuildJobs as N, writePull as Nt, rn as O, openDraftPull as Ot, openSite as P, createComment as Pt, listBranches as Q, repositoryPage as Qt, getFileId as R, assignIssue as Rt, readCheckRuns as S, filesOfPull as St, cn as T, listPulls as Tt, readCommit as U, readTimeline as Ut, readBranchHead as V, listIssues as Vt, readCommitFiles as W, unassignIssue as Wt, deleteRef as X, send as Xt, deleteBranch as Y, remove as Yt, findBranchName as Z, namedRepository as Zt, runsOfPush as _, createGitHub as _t, findMergeBase as a, U as at, mergeBranch as b, closedIssues as bt, listPushers as c, tt as ct, dispatchWorkflow as d, ot as dt, isLocked as en, listTags as et, lastRuns as f, H as ft, runsOfHead as g, takesTurn as gt, runsOfCommit as h, Ke as ht, commitsSince as i, $e as it, findCachingAction as j, readPulls as jt, nn as k, pullsOfDeployment as kt, readPush as l, et as lt, readWorkflowRun as m, isClosed as mt, ifAnswered as n, je as nn, at as nt, isAncestor as o, Xe as ot, listDispatchedRuns as p, Je as pt, createBranch as q, readAll as qt, repositoryForRun as r, qe as rt, latestCommits as s, nt as st, Cn as t, readGitHubAnswer as tn, readTag as tt, cancelRun as u, it as ut, wentLive as v, changeBase as vt, readMergeablePull as w, findRepositoryPull as wt, mergePull as x, closesIssue as xt, listMergedPulls as y, closePull as yt, listTree as z, closeIssue as zt };
