const [e] = (() => {
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
return [__exportAll];
})();
import { Ft as t, Jt as n, Nt as r, an as i, in as a, jt as o, ln as s, nn as c, on as l } from "./shared.js";
import { Ht as u, St as d } from "./shared-later.js";
import { A as f, B as p, E as m, G as h, H as g, I as _, J as v, L as y, O as b, S as x, T as S, U as C, W as w, _ as ee, j as T, k as te, q as E, s as ne, v as D, w as O, x as k, y as re, z as ie } from "./config.js";
import { I as ae, L as A, R as j, j as M, q as oe } from "./session.js";
const { readFileSync: se } = globalThis.process.getBuiltinModule("node:fs"), { createHash: ce, hash: le } = globalThis.process.getBuiltinModule("node:crypto"), N = globalThis.process.getBuiltinModule("os"), ue = globalThis.process.getBuiltinModule("fs"), P = globalThis.process.getBuiltinModule("path"), de = globalThis.process.getBuiltinModule("events"), fe = globalThis.process.getBuiltinModule("child_process"), { setTimeout: pe } = globalThis.process.getBuiltinModule("timers");
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
const { chmod: me, copyFile: he, lstat: ge, mkdir: _e, open: ve, readdir: ye, rename: be, rm: xe, rmdir: Se, stat: F, symlink: Ce, unlink: we } = ue.promises, I = process.platform === "win32";
ue.constants.O_RDONLY;
function exists(e) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield F(e);
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
			n = yield F(e);
		} catch (t) {
			t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
		}
		if (n && n.isFile()) {
			if (I) {
				let n = P.extname(e).toUpperCase();
				if (t.some((e) => e.toUpperCase() === n)) return e;
			} else if (isUnixExecutable(n)) return e;
		}
		let r = e;
		for (let i of t) {
			e = r + i, n = void 0;
			try {
				n = yield F(e);
			} catch (t) {
				t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
			}
			if (n && n.isFile()) {
				if (I) {
					try {
						let t = P.dirname(e), n = P.basename(e).toUpperCase();
						for (let r of yield ye(t)) if (n === r.toUpperCase()) {
							e = P.join(t, r);
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
		if (I && process.env.PATHEXT) for (let e of process.env.PATHEXT.split(P.delimiter)) e && t.push(e);
		if (isRooted(e)) {
			let n = yield tryGetExecutablePath(e, t);
			return n ? [n] : [];
		}
		if (e.includes(P.sep)) return [];
		let n = [];
		if (process.env.PATH) for (let e of process.env.PATH.split(P.delimiter)) e && n.push(e);
		let r = [];
		for (let i of n) {
			let n = yield tryGetExecutablePath(P.join(i, e), t);
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
var ToolRunner = class extends de.EventEmitter {
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
			let r = t + e.toString(), i = r.indexOf(N.EOL);
			for (; i > -1;) n(r.substring(0, i)), r = r.substring(i + N.EOL.length), i = r.indexOf(N.EOL);
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
			return !isRooted(this.toolPath) && (this.toolPath.includes("/") || L && this.toolPath.includes("\\")) && (this.toolPath = P.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((e, t) => __awaiter$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
				for (let e of this.args) this._debug(`   ${e}`);
				let n = this._cloneExecOptions(this.options);
				!n.silent && n.outStream && n.outStream.write(this._getCommandString(n) + N.EOL);
				let r = new Te(n, this.toolPath);
				if (r.on("debug", (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield exists(this.options.cwd))) return t(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let i = this._getSpawnFileName(), a = fe.spawn(i, this._getSpawnArgs(n), this._getSpawnOptions(this.options, i)), o = "";
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
var Te = class ExecState extends de.EventEmitter {
	constructor(e, t) {
		if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !t) throw Error("toolPath must not be empty");
		this.options = e, this.toolPath = t, e.delay && (this.delay = e.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = pe(ExecState.HandleTimeout, this.delay, this)));
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
}, Ee = e({ exec: () => exec }), __awaiter = function(e, t, n, r) {
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
				let a = l(t), c = r?.waitFor(e, t.now()) ?? 0, u = Math.max(o - a, c);
				if (u <= 0) break;
				c >= u && c > 15e3 && a + c - s > 1e3 && (s = a + c, i(`GitHub's request limit is reached: continuing in ${duration(c)}.`)), await t.sleep(u, n);
			}
			r?.sent(e, t.now());
		},
		async waitForLimit() {
			for (; o > l(t);) await t.sleep(o - l(t), n);
		},
		recordLimits(e) {
			let n = l(t);
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
const De = m({
	message: T(y()),
	errors: T(k(ie([y(), m({ message: T(y()) })])))
});
function explainSilence(e) {
	if (!(e instanceof t)) throw e;
	let n = `GitHub did not respond: ${e.message}`;
	throw new s("GITHUB_UNAVAILABLE", n, { cause: e });
}
function toRefusalError(e, t) {
	let { status: r, headers: i } = t, a = getResponseMessage(t), o = `${e.method} ${e.path.split("?")[0]}`, c = i["x-accepted-github-permissions"], l = n([
		[`${o}: status ${r}`, a].filter(Boolean).join(", "),
		typeof c == "string" && c !== "" && `GitHub requires: ${c}`,
		!!t.requestId && `request id: ${t.requestId}`
	]), fail = (e, t, n) => new s(e, t, {
		facts: l,
		remedy: n
	});
	if (isLimit(t)) return fail("GITHUB_RATE_LIMITED", "GitHub is rate-limiting requests.");
	if (r === 401) return fail("GITHUB_TOKEN_REFUSED", "GitHub rejected the token.");
	let u = findSingleSignOnUrl(t);
	return u === void 0 ? r === 403 && /\barchived\b/i.test(a) ? fail("GITHUB_REFUSED", "The repository is archived and therefore read-only.", "Unarchive the repository in its settings, then run it again.") : r === 403 && Oe.test(a) ? fail("GITHUB_REFUSED", `GitHub refused ${o}: ${a}`, "Unlock the conversation.") : isSuspended(t) ? fail("GITHUB_APP_SUSPENDED", `GitHub refused ${o}: suspended.`) : isPlanLimit(r, a) ? fail("GITHUB_PLAN_LIMIT", `GitHub refused ${o}: ${a}.`.replace(/\.\.$/, ".")) : r === 403 || r === 404 ? fail("GITHUB_PERMISSION_MISSING", `The token needs the permission "${e.needs}".`, `Give the token the repository permission "${e.needs}" and run it again: it continues where it stopped.`) : r >= 500 ? fail("GITHUB_UNAVAILABLE", `GitHub responded with status ${r}.`) : fail("GITHUB_REFUSED", `GitHub refused ${o}: ${a || `status ${r}`}.`) : fail("GITHUB_PERMISSION_MISSING", "The organisation requires single sign-on.", `Authorize the token for the organisation${u && ` at ${u}`}, then run it again.`);
}
const isLocked = (e) => e instanceof s && Oe.test(e.message), Oe = /\bis locked\b/i;
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
	let { data: t } = De.safeParse(e.json), n = (t?.errors ?? []).map((e) => c(e) ?? i(e).message);
	return [t?.message, ...n].filter(Boolean).join(": ");
}
async function readOne(e, t, n, r, i) {
	let { json: a } = await e.call({
		method: "GET",
		path: n,
		needs: r
	});
	return readGitHubAnswer(t, a, i);
}
async function findOne(e, t, n, r) {
	let i = await e.call({
		expected: [404],
		...n,
		method: "GET"
	});
	if (i.ok) return readGitHubAnswer(t, i.json, r);
}
function readGitHubAnswer(e, t, n) {
	let r = `GitHub sent an unexpected response about ${n}.`, fail = (e) => new s("GITHUB_REFUSED", r, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	});
	return u(e, t, fail);
}
// src/clients/github/repository.ts
const ke = m({
	id: O(),
	name: y(),
	full_name: y(),
	default_branch: y(),
	visibility: T(y()),
	private: T(x()),
	archived: T(x()),
	fork: T(x()),
	template_repository: T(b(m({ full_name: y() }))),
	owner: m({
		login: y(),
		id: O()
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
function repositoryPage(e, t) {
	let n = e.apiUrl.replace(/\/api\/v3$/, "");
	return n === "https://api.github.com" && (n = "https://github.com"), `${n}/${t.owner}/${t.name}`;
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
async function readRepository(e, t) {
	let n = await readMoved(e, repositoryPath(t), "Metadata: read"), r = `GitHub can't find the repository ${t.owner}/${t.name}.`;
	if (!n.ok) throw new s("GITHUB_NOT_FOUND", r);
	let i = readGitHubAnswer(ke, n.json, "a repository"), a = n.headers["x-oauth-scopes"];
	return {
		id: i.id,
		owner: i.owner.login,
		ownerId: i.owner.id,
		name: i.name,
		defaultBranch: i.default_branch,
		visibility: i.visibility ?? (i.private ? "private" : "public"),
		archived: i.archived ?? !1,
		fork: i.fork ?? !1,
		...i.template_repository && { template: i.template_repository.full_name },
		...typeof a == "string" && a !== "" && { scopes: a.split(",").map((e) => e.trim()) }
	};
}
// src/clients/github/issues.ts
const Ae = m({
	number: O(),
	state: y(),
	title: y(),
	body: T(b(y())),
	html_url: y(),
	author_association: T(y()),
	pull_request: T(p()),
	assignees: T(b(k(m({ login: y() })))),
	user: T(b(m({
		login: T(y()),
		type: T(y())
	})))
}), je = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
], belongs = (e) => je.includes(e ?? ""), toIssue = (e) => ({
	number: e.number,
	open: e.state === "open",
	title: e.title,
	body: e.body ?? "",
	url: e.html_url,
	author: e.user?.login ?? "",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	assignees: (e.assignees ?? []).map((e) => e.login)
});
async function listIssues(e, t, n = "all") {
	let r = `${repositoryPath(t)}/issues?state=${n}&sort=created&direction=desc`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(k(Ae), i, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
}
async function findIssue(e, t, n) {
	let r = {
		path: `${repositoryPath(t)}/issues/${n}`,
		needs: "Issues: read",
		expected: [404, 410]
	}, i = await findOne(e, Ae, r, "an issue");
	return i?.number === n ? toIssue(i) : void 0;
}
async function openIssue(e, t, n) {
	let r = `${repositoryPath(t)}/issues`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Issues: write",
		json: n
	});
}
async function updateIssueBody(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}`;
	await e.call({
		method: "PATCH",
		path: i,
		needs: "Issues: write",
		json: { body: r }
	});
}
async function closeIssue(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}`, a = {
		state: "closed",
		state_reason: r
	};
	await e.call({
		method: "PATCH",
		path: i,
		needs: "Issues: write",
		json: a
	});
}
async function assignIssue(e, t, n) {
	let { number: r, login: i, assignment: a } = n, o = `${repositoryPath(t)}/issues/${r}/assignees`, s = { target_repo: `${t.owner}/${t.name}` }, c = a && {
		...s,
		...a
	}, l = {
		assignees: [i],
		agent_assignment: c
	}, u = {
		method: "POST",
		path: o,
		needs: "Issues: write",
		expected: [422]
	}, d = await e.call({
		...u,
		json: l
	});
	return d.ok ? [...toIssue(readGitHubAnswer(Ae, d.json, "an issue")).assignees] : [];
}
async function unassignIssue(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/assignees`, a = { assignees: [r] };
	await e.call({
		method: "DELETE",
		path: i,
		needs: "Issues: write",
		json: a
	});
}
const Me = m({
	event: T(y()),
	created_at: T(b(y())),
	assignee: T(b(m({ login: y() }))),
	requested_reviewer: T(b(m({ login: y() }))),
	source: T(b(m({ issue: T(m({
		number: O(),
		pull_request: T(p())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = {
		path: `${repositoryPath(t)}/issues/${n}/timeline`,
		needs: "Issues: read",
		expected: [404, 410]
	}, i = await e.list(r, void 0, 10);
	return readGitHubAnswer(k(Me), i, "the timeline").map(toEntry);
}
const toEntry = (e) => ({
	event: e.event ?? "",
	at: e.created_at ?? "",
	assignee: e.assignee?.login ?? "",
	reviewer: e.requested_reviewer?.login ?? "",
	pull: e.source?.issue?.pull_request ? e.source.issue.number : void 0
}), Ne = m({
	id: O(),
	body: T(b(y())),
	created_at: T(y()),
	updated_at: T(y()),
	author_association: T(y()),
	user: b(m({
		login: y(),
		type: T(y())
	}))
}), R = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/comments`, i = await e.list({
		path: r,
		needs: R
	});
	return readGitHubAnswer(k(Ne), i, "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: R,
		json: { body: r }
	});
	return toComment(readGitHubAnswer(Ne, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/comments/${n}`, a = { body: r };
	return (await e.call({
		method: "PATCH",
		path: i,
		needs: R,
		json: a,
		expected: [404]
	})).ok;
}
async function deleteComment(e, t, n) {
	let r = `${repositoryPath(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: R,
		expected: [404]
	});
}
const toComment = (e) => ({
	id: e.id,
	body: e.body ?? "",
	author: e.user?.login ?? "",
	isBot: e.user?.type === "Bot",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	isEdited: (e.updated_at ?? e.created_at) !== e.created_at,
	createdAt: e.created_at ?? ""
}), z = m({
	number: O(),
	state: y(),
	merged_at: T(b(y())),
	merged: T(x()),
	html_url: T(y()),
	title: y(),
	body: T(b(y())),
	merge_commit_sha: T(b(y())),
	draft: T(x()),
	created_at: T(y()),
	user: T(b(m({ login: y() }))),
	head: m({
		ref: y(),
		sha: T(y()),
		repo: T(b(m({ full_name: y() })))
	}),
	base: m({ ref: y() })
});
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
async function readPulls(e, t, n) {
	let r = encodeURIComponent(`${t.owner}:${n}`), i = `${repositoryPath(t)}/pulls?state=all&head=${r}`, a = await e.list({
		path: i,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(k(z), a, "the pull requests").filter((e) => e.head.ref === n).map(toPull).sort((e, t) => t.number - e.number);
}
async function readPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await e.call({
		method: "GET",
		path: r,
		needs: "Pull requests: read"
	});
	return toPull(readGitHubAnswer(z, i.json, "a pull request"));
}
async function pullsOfDeployment(e, t, n) {
	let { branch: r, commit: i } = n, a = repositoryPath(t), o = encodeURIComponent(`${t.owner}:${r}`), read = async (t) => {
		let n = await e.list({
			path: a + t,
			needs: "Pull requests: read"
		}, void 0, 1);
		return readGitHubAnswer(k(z), n, "pull requests");
	}, s = r === "" ? [] : await read(`/pulls?state=open&head=${o}`), c = /^[0-9a-f]{40}$/.test(i) ? await read(`/commits/${i}/pulls`) : [], l = [...s.filter((e) => e.head.ref === r && e.state === "open"), ...c.filter((e) => e.merge_commit_sha === i || e.head.ref === r)];
	return [...new Set(l.map((e) => e.number))];
}
async function writePull(e, t, n, r, i = t.defaultBranch) {
	let a = `${repositoryPath(t)}/pulls`, o = "Pull requests: write", s = (await readPulls(e, t, n)).find((e) => e.state === "open" && e.base === i);
	if (s) return await e.call({
		method: "PATCH",
		path: `${a}/${s.number}`,
		needs: o,
		json: r
	}), s.url;
	let c = {
		...r,
		head: n,
		base: i
	}, l = await e.call({
		method: "POST",
		path: a,
		needs: o,
		json: c
	});
	return readGitHubAnswer(z, l.json, "a pull request").html_url ?? "";
}
async function closePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`;
	await e.call({
		method: "PATCH",
		path: r,
		needs: "Pull requests: write",
		json: { state: "closed" }
	});
}
async function changeBase(e, t, n, r) {
	let i = `${repositoryPath(t)}/pulls/${n}`;
	await e.call({
		method: "PATCH",
		path: i,
		needs: "Pull requests: write",
		json: { base: r }
	});
}
async function recentlyMerged(e, t) {
	let n = `${repositoryPath(t)}/pulls?state=closed&sort=updated&direction=desc`, r = await e.list({
		path: n,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(k(z), r, "the pull requests").filter((e) => !!(e.merged_at || e.merged) && isFromRepository(e, t)).map(toPull);
}
async function findRepositoryPull(e, t, n) {
	let r = {
		path: `${repositoryPath(t)}/pulls/${n}`,
		needs: "Pull requests: read"
	}, i = await findOne(e, z, r, "a pull request");
	return i && isFromRepository(i, t) ? toPull(i) : void 0;
}
const listRepositoryPulls = (e, t) => listPulls(e, t, (e) => isFromRepository(e, t));
async function listPulls(e, t, n = () => !0) {
	let r = `${repositoryPath(t)}/pulls?state=all&sort=updated&direction=desc`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(k(z), i, "the pull requests").filter(n).map(toPull).sort((e, t) => t.number - e.number);
}
const isFromRepository = (e, t) => e.head.repo?.full_name.toLowerCase() === `${t.owner}/${t.name}`.toLowerCase(), closesIssue = (e, t) => closedIssues(e).some((e) => e === t);
function closedIssues(e) {
	return [...e.matchAll(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)\b/gi)].map(([, e]) => Number(e));
}
async function openDraftPull(e, t, n) {
	let r = {
		method: "POST",
		path: `${repositoryPath(t)}/pulls`,
		needs: "Pull requests: write"
	}, i = {
		...n,
		draft: !0
	}, a = await e.call({
		...r,
		json: i,
		expected: [422]
	});
	if (a.ok) return readGitHubAnswer(z, a.json, "a pull request").html_url ?? "";
	if (!/already exists/i.test(getResponseMessage(a))) throw toRefusalError(r, a);
}
const Pe = m({
	filename: y(),
	previous_filename: T(y())
});
async function filesOfPull(e, t, r) {
	let i = `${repositoryPath(t)}/pulls/${r}/files`, a = await e.list({
		path: i,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(k(Pe), a, "the files").flatMap((e) => n([e.filename, e.previous_filename]));
}
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), Fe = {
	creation: withoutLimits(r.refusedOnly),
	other: withoutLimits(r.safe)
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
	let { http: t, clock: n, signal: r, pace: i, onPause = () => {}, longestPauseMs: a, idleMs: o } = e, s = (e.apiUrl ?? "https://api.github.com").replace(/\/$/, ""), c = oe(e.token), withAttempts = (t) => ({
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
		let { method: n, path: r, json: i, expected: a = [], repository: o = r } = e, f = withAttempts(n === "POST" ? Fe.creation : Fe.other), p = n === "GET" ? d.get(r) : void 0, m = 0;
		for (let d = 5;; --d) {
			await l.turn(n !== "GET");
			let h = await c.token(o), g = headersFor(h, p?.headers.etag), _ = await t.send({
				...u,
				method: n,
				url: toUrl(s, r),
				headers: g,
				json: i,
				retry: f
			}).catch(explainSilence);
			if (p && _.status === 304) return p;
			remember(e, _);
			let v = l.recordLimits(_), y = !isLimit(_) && !isSuspended(_);
			if (_.ok || y && a.includes(_.status)) return _;
			if (!(_.status === 401 && (m += 1, await isRenewed(h, o, m))) && (!v || d <= 1)) throw toRefusalError(e, _);
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
	let { path: a, needs: o, expected: s } = t, c = [], l;
	for (let t = 1; t <= r; t += 1) {
		let r = await e({
			method: "GET",
			path: `${a}${a.includes("?") ? "&" : "?"}per_page=100&page=${t}`,
			needs: o,
			expected: s
		}), u = n ? i(r.json)[n] : r.json;
		if (!r.ok) return {
			items: c,
			isCut: !1
		};
		let d = `the list ${a.split("?")[0]}`, f = readGitHubAnswer(k(p()), u, d), m = JSON.stringify(f[0]);
		if (m === l || (l = m, c.push(...f), f.length === 0 || !hasMore(r, c.length, f.length))) return {
			items: c,
			isCut: !1
		};
	}
	return {
		items: c,
		isCut: !0
	};
}
function hasMore(e, t, n) {
	let r = i(e.json).total_count;
	if (typeof r == "number") return t < r;
	let { link: a } = e.headers;
	return typeof a == "string" ? /;\s*rel="?next"?/.test(a) : n >= 100;
}
// src/clients/github/branches.ts
const B = k(m({ ref: y() })), Ie = k(m({
	ref: y(),
	object: m({ sha: y() })
}));
async function listRefs(e, t, n, r, i) {
	let a = `${repositoryPath(t)}/git/matching-refs/${r}/${encodePath(i)}`, o = {
		heads: "the branches",
		tags: "the tags",
		"site-deploy": "the refs"
	}[r], s = `refs/${r}/`;
	return (await readOne(e, n, a, "Contents: read", o)).filter((e) => e.ref.startsWith(s)).map((e) => ({
		...e,
		name: e.ref.slice(s.length)
	}));
}
async function listBranches(e, t, n) {
	return (await listRefs(e, t, Ie, "heads", n)).map((e) => ({
		name: e.name,
		commit: e.object.sha
	}));
}
async function createBranch(e, t, n) {
	return createRef(e, t, `refs/heads/${n.name}`, n.commit);
}
async function createRef(e, t, n, r, i = "Contents: write") {
	let a = {
		method: "POST",
		path: `${repositoryPath(t)}/git/refs`,
		needs: i
	}, o = await e.call({
		...a,
		json: {
			ref: n,
			sha: r
		},
		expected: [422]
	});
	if (o.ok) return !0;
	if (/already exists/i.test(getResponseMessage(o))) return !1;
	throw toRefusalError(a, o);
}
async function listOwnRefs(e, t, n) {
	return (await listRefs(e, t, B, "site-deploy", n)).map(({ name: e }) => e);
}
async function deleteBranch(e, t, n) {
	return deleteRef(e, t, `heads/${n}`);
}
async function deleteRef(e, t, n) {
	let r = {
		method: "DELETE",
		path: `${repositoryPath(t)}/git/refs/${encodePath(n)}`,
		needs: "Contents: write"
	}, i = await e.call({
		...r,
		expected: [404, 422]
	}), a = i.status === 422 ? getResponseMessage(i) : "";
	if (!(a === "" || /does not exist/i.test(a))) return a;
}
async function readTag(e, t, n) {
	return (await listRefs(e, t, Ie, "tags", n)).find((e) => e.name === n)?.object.sha;
}
async function listTags(e, t, n) {
	return (await listRefs(e, t, B, "tags", n)).map((e) => e.name);
}
const Le = m({ name: y() });
async function findBranchName(e, t, n) {
	let { ok: r, json: i } = await readMoved(e, `${repositoryPath(t)}/branches/${encodePath(n)}`, "Contents: read");
	return r ? readGitHubAnswer(Le, i, "a branch").name : void 0;
}
async function branchesFrom(e, t, n) {
	return (await listRefs(e, t, B, "heads", n)).map((e) => e.name);
}
// src/clients/github/tree.ts
const Re = m({ object: m({ sha: y() }) }), ze = m({
	message: y(),
	committer: T(b(m({ date: T(y()) }))),
	tree: m({ sha: y() }),
	parents: ee(k(m({ sha: y() })), [])
}), Be = m({
	truncated: ee(x(), !1),
	tree: k(m({
		path: y(),
		mode: T(y()),
		type: y(),
		sha: y()
	}))
}), Ve = m({
	content: y(),
	encoding: y()
}), He = m({ sha: y() });
async function readBranchHead(e, t, n) {
	let r = {
		path: `${repositoryPath(t)}/git/ref/heads/${encodePath(n)}`,
		needs: "Contents: read",
		expected: [404, 409]
	};
	return (await findOne(e, Re, r, "a branch"))?.object.sha;
}
async function readCommit(e, t, n) {
	let r = `${repositoryPath(t)}/git/commits/${n}`, i = await readOne(e, ze, r, "Contents: read", "a commit"), { message: a, committer: o, tree: s } = i, c = i.parents.map((e) => e.sha);
	return {
		commit: n,
		tree: s.sha,
		message: a,
		parents: c,
		committedAt: o?.date ?? ""
	};
}
const treePath = (e, t) => `${repositoryPath(e)}/git/trees/${encodeURIComponent(t)}?recursive=1`;
async function readCommitFiles(e, t, n) {
	let r = {
		path: treePath(t, n),
		needs: "Contents: read",
		expected: [404, 409]
	}, i = await findOne(e, Be, r, "the files"), a = (i?.tree ?? []).filter((e) => e.type === "blob"), o = new Map(a.map((e) => [e.path, e.sha])), getId = (e) => o.get(e), s = new Map();
	return {
		paths: [...o.keys()],
		getId,
		async read(r) {
			let a = getId(r);
			if (a) {
				let n = s.get(a) ?? readBytes(e, t, a);
				return s.set(a, n), (await n).toString("utf8");
			}
			if (i?.truncated) return readFileAt(e, t, n, r);
		}
	};
}
async function listTree(e, t, n) {
	let r = treePath(t, n), { truncated: i, tree: a } = await readOne(e, Be, r, "Contents: read", "the files");
	if (i) throw new s("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
	return new Map(a.map((e) => [e.path, {
		mode: e.mode ?? "",
		id: e.sha
	}]));
}
async function readBytes(e, t, n) {
	let r = `${repositoryPath(t)}/git/blobs/${n}`;
	return decode(await readOne(e, Ve, r, "Contents: read", "a file"));
}
async function readFileAt(e, t, n, r) {
	let i = `${`${repositoryPath(t)}/contents/${encodePath(r)}`}?ref=${encodeURIComponent(n)}`, a = await findOne(e, Ve, {
		path: i,
		needs: "Contents: read"
	}, "a file");
	return a && decode(a).toString("utf8");
}
function decode(e) {
	return Buffer.from(e.content, e.encoding === "base64" ? "base64" : "utf8");
}
async function pointBranch(e, t, n, r) {
	let i = "Contents: write and Workflows: write", a = `refs/heads/${n}`;
	if (await createRef(e, t, a, r, i)) return;
	let o = `${repositoryPath(t)}/git/${a}`;
	await e.call({
		method: "PATCH",
		path: o,
		needs: i,
		json: {
			sha: r,
			force: !0
		}
	});
}
async function createMergeCommit(e, t, n) {
	let { message: r, base: i, entries: a, parents: o } = n, s = `${repositoryPath(t)}/git`, { tree: c } = await readCommit(e, t, i), l = a.map((e) => ({
		...e,
		type: "blob"
	})), post = async (t, n, r) => {
		let i = await e.call({
			method: "POST",
			path: `${s}/${t}`,
			needs: "Contents: write and Workflows: write",
			json: n
		});
		return readGitHubAnswer(He, i.json, r).sha;
	};
	return post("commits", {
		message: r,
		tree: a.length > 0 ? await post("trees", {
			base_tree: c,
			tree: l
		}, "a tree") : c,
		parents: o
	}, "a commit");
}
async function advanceBranch(e, t, n, r) {
	let i = {
		method: "PATCH",
		path: `${repositoryPath(t)}/git/refs/heads/${encodePath(n)}`,
		needs: "Contents: write"
	}, a = await e.call({
		...i,
		json: {
			sha: r,
			force: !1
		},
		expected: [422]
	});
	if (!a.ok && !/fast.?forward/i.test(getResponseMessage(a))) throw toRefusalError(i, a);
}
// src/workflows/inputs.ts
const matching = (e, t) => y().check(E(e, t)), Ue = _({
	uses: matching(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>"),
	version: matching(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3")
}), We = matching(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -"), V = matching(/^[\w./:-]+$/, "expected letters, digits and . _ / : -"), H = matching(/^(?!\w[\w+.-]*:\/*[^/?]*@)[^\s'"`$#{}\\]+$/, "expected an address without a login, or an id"), U = O().check(g(1), C(360)), W = matching(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -"), Ge = _({
	shape: D([
		"published",
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: Ue,
	reusable: T(Ue),
	production: We,
	preview: k(We).check(h(1)),
	config: W,
	root: W,
	packageManager: D([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: T(W),
	node: ie([_({ version: y().check(E(/^[\w.*/-]+$/)) }), _({ file: W })]),
	apiToken: x(),
	attest: T(S(!0)),
	pins: ie([S(!1), _({
		portalUrl: H,
		audience: H,
		tenantId: H,
		clientId: T(H)
	})]),
	comment: T(S(!0)),
	pulls: T(S(!0)),
	automations: T(k(V)),
	models: T(S(!0)),
	runner: T(_({
		labels: T(k(V)),
		group: T(V)
	})),
	minutes: T(_({
		build: U,
		deploy: U
	})),
	reuse: T(S(!0)),
	retention: T(O().check(g(1), C(400))),
	chosen: T(_({
		node: T(S(!0)),
		buildMinutes: T(U),
		deployMinutes: T(U)
	})),
	workflowFile: T(V.check(E(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: T(S(!0)),
	server: T(S(!0))
}), G = {
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
`${G.copilot.title}${G.copilot.version}`;
const listVersions = ({ version: e, packages: t }) => t.map((t) => [t.name, t.version ?? e]), Ke = {
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
	let r = G[e], { title: i, version: a, packages: o, folder: s } = r, c = new Map(listVersions(r)), l = {};
	for (let e of o) {
		let t = e.cpu ? "optionalDependencies" : "dependencies";
		l[t] = {
			...l[t],
			[e.name]: c.get(e.name)
		};
	}
	let u = o.map(({ name: e, cpu: t, bin: n, integrity: r }) => {
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
	}), d = e === "pnpm" || e === "yarn" ? Ke[e] : void 0;
	return n([
		`- name: Install ${i} ${a}`,
		`  # ${n(["npm compares its hash.", d?.comment]).join(" ")}`,
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
		`    cd node_modules/${s}`,
		d && `    old=$(${d.test} | grep -c '${d.mark}' || true)`,
		d && `    if [ "$old" != 0 ]; then cd "$RUNNER_TEMP/${e}/node_modules/${d.folder}"; fi`,
		"    pwd >> \"$GITHUB_PATH\""
	]);
}
// src/workflows/templates/parts.ts
const K = {
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
		upload: K.uploadArtifact,
		download: K.downloadArtifact
	};
}
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
const toText = (e) => `${e.join("\n")}\n`;
function fill(e, t) {
	let getLines = (e) => {
		let n = t[e];
		if (n === void 0) throw new s("INTERNAL", `The template names <<${e}>>, which has no value.`);
		return [n].flat();
	};
	return e.replaceAll(/^( *)<<(\w+)>>\n|<<(\w+)>>/gm, (e, t, n, r = "") => n ? indent(t.length, getLines(n)).map((e) => `${e}\n`).join("") : getLines(r).join("\n"));
}
function isProduction(e) {
	return e.isCalled ? "github.ref == format('refs/heads/{0}', inputs.production)" : `github.ref == 'refs/heads/${e.production}'`;
}
function target(e) {
	return `\${{ github.event_name == 'push' && (${isProduction(e)} && 'Production' || 'Preview') || ${mayBePull(e) ? qe : ""}inputs.environment }}`;
}
const qe = "github.event_name == 'pull_request' && 'Preview' || ", mayBePull = ({ pulls: e, isCalled: t }) => e || t;
function getTurn(e, t) {
	if (!mayBePull(e)) return t;
	let n = t.replace(qe, "");
	return `\${{ github.event_name == 'pull_request' && format('pull-request-{0}', github.event.number) || ${/^\$\{\{ (.*) \}\}$/.exec(n)?.[1] ?? `'${n}'`} }}`;
}
function siteDeploy(e) {
	return e.isCalled ? "$/src/action" : `${e.action.uses} # ${e.action.version}`;
}
const q = [
	"# Each job requests its own permissions.",
	"permissions: {}",
	""
], J = [
	`- uses: ${K.checkout}`,
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
		`- uses: ${K.setupNode}`,
		"  with:",
		`    ${nodeInput(e)}`,
		...indent(4, t.mayCache ? cacheInputs(e) : Je),
		...a ? [] : i
	];
}
function nodeInput(e) {
	let { node: t } = e;
	return "file" in t ? `node-version-file: '${t.file}'` : `node-version: '${t.version}'`;
}
const Je = ["package-manager-cache: false"];
function getCachedLockfile(e) {
	let { packageManager: t, lockfile: n, reuse: r, automations: i = [] } = e;
	if (!(t === "bun" || r || i.includes("requests"))) return n;
}
function cacheInputs(e) {
	let t = getCachedLockfile(e);
	return t ? [`cache: ${e.packageManager}`, `cache-dependency-path: '${t}'`] : Je;
}
function inputLines(e) {
	return n([
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
const Y = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], Ye = "  actions: read # whether a newer run supersedes it", Xe = "  actions: read # the package of the earlier run, and its origin", permissionsToComment = ({ comment: e, pulls: t }) => n([e && "  pull-requests: write # reports the outcome on the pull request", !e && t && "  pull-requests: read # whether the pull request is still open"]), X = ["# Its permissions are those of the caller."];
function permissionsToDeploy(e, t = []) {
	return e.isCalled ? X : n([
		...Y,
		e.attest && "  attestations: read # the proof of which run built the site",
		...permissionsToComment(e),
		...t
	]);
}
function runsOn(e) {
	let { runner: t = {}, server: r, isCalled: i } = e;
	if (i) return ["runs-on: ${{ fromJSON(inputs.runner) }}"];
	let a = formatLabels(t.labels);
	return t.group ? n([
		"runs-on:",
		`  group: ${t.group}`,
		a && `  labels: ${a}`
	]) : [`runs-on: ${a ?? (r ? "[self-hosted, linux]" : "ubuntu-24.04")}`];
}
function formatLabels(e) {
	return e?.length === 1 ? e[0] : e && `[${e.join(", ")}]`;
}
const Ze = "github.actor != 'dependabot[bot]'", Qe = "github.event.repository.fork != true";
function ifLogin(e, t) {
	return ["# No login trusts runs of forks or Dependabot. For a commit by Dependabot, press \"Run workflow\".", onlyIfLogin(e, t)];
}
function onlyIfLogin(e, t) {
	return `if: ${n([
		!e.fork && "github.event.repository.fork != true",
		Ze,
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
	let { pins: t, isCalled: r } = e;
	return r ? [
		"portal-url",
		"audience",
		"tenant-id",
		"client-id"
	].map((e) => `    ${e}: \${{ inputs.${e} }}`) : t ? n([
		"    # The run refuses a site config that names another portal or identity, before it requests a token.",
		`    portal-url: '${t.portalUrl}'`,
		`    audience: '${t.audience}'`,
		`    tenant-id: '${t.tenantId}'`,
		t.clientId && `    client-id: '${t.clientId}'`
	]) : [];
}
function buildStep(e, t, r = !1) {
	let i = [
		`- uses: ${siteDeploy(e)}`,
		"  id: build",
		"  with:",
		"    mode: build"
	];
	return n([
		...i,
		...inputLines({
			...t,
			apiToken: void 0
		}),
		r && "    site-version: ${{ steps.reuse.outputs.site-version }}",
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
function loginStep(e, t, r, i = []) {
	return n([
		`- uses: ${siteDeploy(e)}`,
		t !== "close" && "  id: deploy",
		"  with:",
		t !== "all" && `    mode: ${t}`,
		...i,
		...inputLines(r),
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
	let r = e.server ? "only the newest pending one stays" : "no pending one is dropped";
	return n([
		`# One deployment to an environment at a time, in order. None is cut off; ${r}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const $e = {
	deploy: ["Not deployed", "To make its commit live, run it again."],
	close: ["Not closed", "To close the Preview, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = $e[t];
	return ["", ...fill("# The server keeps one waiting job, and cancels it for a newer one. This job then fails the run.\nthrown-out:\n  needs: <<job>>\n  if: always() && needs.<<job>>.result == 'cancelled'\n  <<runsOn>>\n  timeout-minutes: 5\n  permissions: {}\n  steps:\n    - run: |\n        echo \"::error title=<<title>>::The job <<job>> was cancelled by a person, or for a newer one. <<remedy>>\"\n        exit 1\n", {
		job: t,
		title: n,
		remedy: r,
		runsOn: runsOn(e)
	}).trimEnd().split("\n")];
}
const et = "${{ steps.deploy.outputs.status == 'succeeded' && steps.deploy.outputs.url || '' }}";
function environmentWithAddress({ server: e }, t, r = !1) {
	return n([
		"environment:",
		`  name: ${t}`,
		`  url: ${et}`,
		r && !e && "  deployment: ${{ github.event_name != 'pull_request' }}"
	]);
}
const addressOutput = (e) => mayBePull(e) ? ["outputs:", `  url: ${et}`] : [];
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
	return n([
		"environment:",
		"  name: Preview",
		!e.server && "  deployment: false"
	]);
}
// src/workflows/templates/automations/automations.ts
function siteAutomation(e) {
	return siteDeploy(e).replace("@", "/src/automation@");
}
const tt = [
	"permissions:",
	"  contents: write # branches, tags, releases and signed commits; no workflow files, which this token never may",
	"  pull-requests: write # the pull request of a release or of texts",
	"  actions: write # starts the deployment workflow: pushes with this token start none",
	"  checks: read # a failed check stops a merge",
	"  id-token: write # logs in to the portal without a stored secret"
];
function job(e, t, r, i = {}) {
	let { more: a = [], outputs: o = [] } = i, s = getConfig(t), c = n([
		`- uses: ${siteAutomation(t)}`,
		o.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		s && `    config: ${s}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, r),
		...pinLines(t)
	]), l = n([
		...runsOn(t),
		"timeout-minutes: 60",
		...tt,
		...indent(2, a),
		"# One at a time. A pending run continues where the previous one ended.",
		"concurrency:",
		`  group: site-${e}`,
		"  cancel-in-progress: false",
		!t.server && "  queue: max",
		"# Its name is part of the identity; this job doesn't deploy.",
		...environmentOnly(t),
		o.length > 0 && "outputs:",
		...o.map((t) => `  ${t}: \${{ steps.${e}.outputs.${t} }}`),
		"steps:",
		...indent(2, c)
	]);
	return [
		...q,
		"jobs:",
		`  ${e}:`,
		...indent(4, l)
	];
}
const nt = [
	"release: ${{ inputs.release }}",
	"level: ${{ inputs.level != 'automatic' && inputs.level || '' }}",
	"site-version: ${{ inputs.version }}"
];
function releaseWorkflow(e) {
	return fill("name: Release\n\nrun-name: Release, ${{ inputs.release }}\n\n# Started manually, on the default branch. It doesn't wait for people: its summary says what to press, and the next\n# run continues from there.\non:\n  workflow_dispatch:\n    inputs:\n      release:\n        description: Create the release branch, or take it to Production\n        type: choice\n        options: [start, finish]\n        required: true\n      level:\n        description: The part of the version that a new release increments\n        type: choice\n        options: [automatic, patch, minor, major]\n        default: automatic\n      version:\n        description: Version of the release; empty for the open or the next one\n        type: string\n\n<<job>>\n", { job: job("release", e, nt, { more: ["issues: write # comments on released issues; the issue about a failed run"] }) });
}
function textsWorkflow(e) {
	return fill("name: Texts\n\n# Commits the texts that were edited in the portal: automation.texts in the site config sets the branch and the method.\non:\n  workflow_dispatch:\n  schedule:\n    - cron: '17 */3 * * *'\n\n<<job>>\n", { job: job("texts", e, [], { more: ["issues: write # the issue about a failed run"] }) });
}
const rt = [
	"request: ${{ inputs.request }}",
	"# Only for an agent that issues are assigned to: a user's token. Empty if there is none.",
	"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
];
function requestsWorkflow(e) {
	let t = n(["issues: write # the issues of requests and their assignees; the issue about a failed run", e.models && "models: read # classifies requests with a model; no key is stored"]), r = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	};
	return fill("name: Requests\n\n# Advances every development request as far as it can, and ends: automation.requests in the site config decides how\n# far. Its summary says who has to act next, with a link.\non:\n  workflow_dispatch:\n    inputs:\n      request:\n        description: Id of a single request; empty for all of them\n        type: string\n  schedule:\n    - cron: '11,41 * * * *'\n\n<<job>>\n\n  # Removing a branch with a job's token starts no run, so the Preview of a finished release is closed here.\n  preview:\n    needs: requests\n    if: needs.requests.outputs.closes == 'true'\n    <<runsOn>>\n    timeout-minutes: 15\n    <<identityPermissions>>\n    <<inTurn>>\n    <<environment>>\n    steps:\n      <<checkoutStep>>\n      <<close>>\n", {
		job: job("requests", e, rt, {
			more: t,
			outputs: ["closes"]
		}),
		runsOn: runsOn(e),
		identityPermissions: Y,
		checkoutStep: J,
		inTurn: inTurn(e, "Preview"),
		environment: environmentOnly(e),
		close: loginStep(e, "close", r)
	});
}
const it = {
	version: G.copilot.version,
	flags: [
		"--allow-all-tools",
		"--no-ask-user",
		"--no-auto-update",
		"--no-remote-export",
		"--disable-builtin-mcps",
		"--secret-env-vars=GITHUB_TOKEN"
	]
}, at = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t, r) {
	let i = getConfig(e);
	return n([
		`- uses: ${siteAutomation(e)}`,
		r && `  id: ${r}`,
		"  with:",
		`    mode: ${t}`,
		i !== void 0 && `    config: ${i}`,
		...indent(4, at)
	]);
}
function agentWorkflow(e) {
	return fill("name: Agent\n\n# Runs are found by this name.\nrun-name: 'Request #${{ inputs.issue }}, round ${{ inputs.round }}'\n\n# Started by the workflow Requests, on the default branch, which no agent can change.\non:\n  workflow_dispatch:\n    inputs:\n      issue:\n        description: Number of the issue\n        type: string\n        required: true\n      round:\n        description: Number of agent rounds, including this one\n        type: string\n        required: true\n      base:\n        description: Release branch for the change\n        type: string\n        required: true\n      commit:\n        description: Commit at which the agent starts\n        type: string\n        required: true\n\n<<noPermissions>>\njobs:\n  work:\n    <<runsOn>>\n    timeout-minutes: 60\n    # Even after a prompt injection, the agent can only read this repository. No secrets of the site are here.\n    permissions:\n      contents: read # the code\n      issues: read # the text of the issue\n      pull-requests: read # the feedback of reviewers\n      copilot-requests: write # the model that the agent uses\n    steps:\n      - uses: <<checkout>>\n        with:\n          ref: ${{ inputs.commit }}\n          # Keeps the token out of the checkout, where the agent could read it.\n          persist-credentials: false\n      <<task>>\n      <<tools>>\n      # The agent. You can use another one: it has to read the file TASK, and change the checkout.\n      # Checked against \"copilot --help\" of <<copilot>>. The task is passed on standard input: an argument\n      # is limited to 128 KiB. Neither the agent's commands nor other servers get the token.\n      - name: Agent\n        env:\n          TASK: ${{ steps.task.outputs.task }}\n          GITHUB_TOKEN: ${{ github.token }}\n        run: >-\n          copilot\n          <<flags>>\n          < \"$TASK\"\n      # An agent may report its cost, and why it changed nothing: see the action's README.\n      - name: Patch\n        env:\n          COMMIT: ${{ inputs.commit }}\n        run: |\n          git add --all\n          mkdir -p \"$RUNNER_TEMP/site-deploy-change\"\n          git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\\n            > \"$RUNNER_TEMP/site-deploy-change/change.patch\"\n          for file in cost.json outcome.json; do\n            if [ -f \"$RUNNER_TEMP/$file\" ]; then\n              cp \"$RUNNER_TEMP/$file\" \"$RUNNER_TEMP/site-deploy-change/\"\n            fi\n          done\n      - uses: <<uploadArtifact>>\n        with:\n          name: site-deploy-change\n          path: ${{ runner.temp }}/site-deploy-change\n          if-no-files-found: error\n          retention-days: 7\n\n  judge:\n    needs: work\n    <<runsOn>>\n    timeout-minutes: 10\n    # It can only read. automation.requests.judge in the site config, or a step of your own, may judge the patch\n    # too, e.g. with a model: if it fails, the change is not proposed. The patch is site-deploy-change/change.patch.\n    permissions:\n      contents: read # the files that the patch changes\n      pull-requests: read # whether the change was merged already\n      issues: read # whether the issue is one of ours\n      models: read # a model that automation.requests.judge asks\n    outputs:\n      patch: ${{ steps.judge.outputs.patch }}\n    steps:\n      - uses: <<downloadArtifact>>\n        with:\n          name: site-deploy-change\n          path: site-deploy-change\n      <<judge>>\n          dry-run: 'true'\n\n  propose:\n    needs: [work, judge]\n    # It also shows a refused change in the issue, so that it is not lost.\n    if: ${{ !cancelled() && needs.work.result == 'success' }}\n    <<runsOn>>\n    timeout-minutes: 10\n    # It runs no code of the site and no agent: nothing is checked out.\n    permissions:\n      contents: write # the branch that is proposed; no workflow files, which this token never may\n      pull-requests: write # the draft pull request\n      issues: write # tells the issue why a change is refused\n    steps:\n      - uses: <<downloadArtifact>>\n        with:\n          name: site-deploy-change\n          path: site-deploy-change\n      <<propose>>\n          verdict: ${{ needs.judge.result }}\n          judged: ${{ needs.judge.outputs.patch }}\n", {
		...K,
		noPermissions: q,
		flags: it.flags,
		copilot: it.version,
		runsOn: runsOn(e),
		task: siteDeployStep(e, "task", "task"),
		tools: [...toolSteps(e, { mayCache: !1 }), ...installSteps("copilot")],
		judge: siteDeployStep(e, "propose", "judge"),
		propose: siteDeployStep(e, "propose")
	});
}
// src/workflows/templates/calls.ts
const ot = [
	"deploy",
	"rollback",
	"close-preview"
], st = ["deploy", "rollback"], Z = ["deploy"], ct = "Folder of the site, in which its package manager runs", toRunner = ({ runner: e }) => e && JSON.stringify(e.group ? e : e.labels), toPin = (e) => ({ pins: t }) => (t || void 0)?.[e], lt = {
	environment: [
		"Production or Preview; on a push, the branch decides",
		"",
		() => "${{ inputs.environment }}",
		st
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
		st
	],
	config: [
		"The site config file",
		"site.config.yml",
		({ config: e }) => e
	],
	root: [
		ct,
		".",
		({ root: e }) => e,
		Z
	],
	"package-manager": [
		"none, npm, pnpm, yarn or bun",
		"npm",
		({ packageManager: e }) => e,
		Z
	],
	"node-version": [
		"Version of Node.js for the build",
		"24",
		({ node: e }) => "version" in e && e.version,
		Z
	],
	"node-version-file": [
		"File in the repository that specifies the Node.js version instead",
		"",
		({ node: e }) => "file" in e && e.file,
		Z
	],
	lockfile: [
		"Lockfile that identifies the cached packages; if empty, nothing is cached",
		"",
		getCachedLockfile,
		Z
	],
	reuse: [
		"Whether to deploy the package of an earlier build with the same inputs",
		!1,
		({ reuse: e }) => e,
		Z
	],
	"retention-days": [
		"Days for which the package is stored",
		90,
		({ retention: e }) => e,
		Z
	],
	attest: [
		"Whether to sign an attestation of the build",
		!1,
		({ attest: e }) => e,
		Z
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
		Z
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
		Z
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
	return Object.entries(lt).filter(([, [, , , t = ot]]) => t.some((t) => t === e));
}
function quote(e) {
	return typeof e != "string" || e.startsWith("$") ? String(e) : `'${e}'`;
}
function getPublishedUses({ uses: e }, t) {
	return e.replace("@", `/.github/workflows/${t}.yml@`);
}
function morePermissions(e, t) {
	let { attest: r } = e;
	switch (t) {
		case "deploy": return n([
			...permissionsToComment(e),
			Ye,
			r && "  attestations: write # signs which run built the site"
		]);
		case "rollback": return n([
			r && "  attestations: read # the proof of which run built the site",
			...permissionsToComment(e),
			Xe
		]);
		case "close-preview": return permissionsToComment(e);
	}
}
function callPublished(e, t) {
	let r = listInputs(t).flatMap(([t, [, n, r]]) => {
		let i = r(e) || n;
		return i === n ? [] : [`  ${t}: ${quote(i)}`];
	}), i = t !== "close-preview" && e.apiToken;
	return n([
		...Y,
		...morePermissions(e, t),
		`uses: ${getPublishedUses(e.action, t)} # ${e.action.version}`,
		r.length > 0 && "with:",
		...r,
		i && "secrets:",
		i && "  api-token: ${{ secrets.SITE_PORTAL_API_TOKEN }}"
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
		events: e.pulls ? ut : "on: delete",
		noPermissions: q,
		jobs: closeJobs(e, n)
	});
}
const ut = [
	"on:",
	"  delete:",
	"  pull_request:",
	"    types: [closed]"
];
function closeJobs(e, t) {
	return e.shape === "published" ? ["close:", ...indent(2, [t, ...callPublished(e, "close-preview")])] : [...probeAndClose(e, t), ...supersededJob(e, "close")];
}
function probeAndClose(e, t) {
	let r = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	}, { isCalled: i, minutes: a } = e, o = `timeout-minutes: ${Math.max(15, a?.deploy ?? 0)}`;
	return [
		"look:",
		...indent(2, n([
			t,
			...runsOn(e),
			"timeout-minutes: 10",
			"permissions:",
			"  contents: read # the site config, and which branches are left",
			"outputs:",
			"  closes: ${{ steps.look.outputs.closes }}",
			"steps:",
			...indent(2, [...J, ...probeStep(e, r)])
		])),
		"",
		"close:",
		...indent(2, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			i ? timeoutLine(e, "deploy") : o,
			...i ? X : [...Y, ...permissionsToComment(e)],
			...inTurn(e, getTurn(e, "Preview")),
			...environmentOnly(e),
			"steps:",
			...indent(2, [...J, ...loginStep(e, "close", r)])
		])
	];
}
// src/workflows/templates/reuse.ts
function reuseStep(e, t) {
	return n([
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
const dt = {
	"single-job": "# The site's code runs beside the identity that deploys it. With two jobs, it doesn't.\ndeploy:\n  <<runsOn>>\n  <<timeout>>\n  <<permissions>>\n  <<condition>>\n  <<turn>>\n  <<environment>>\n  <<outputs>>\n  steps:\n    <<checkout>>\n    <<tools>>\n    <<deployStep>>\n",
	"build-job": "build:\n  <<condition>>\n  <<runsOn>>\n  <<timeout>>\n  permissions:\n    contents: read # the site's code runs here: no identity, no secret\n    <<findPackages>>\n  steps:\n    <<checkout>>\n    <<reuse>>\n    <<tools>>\n    <<buildStep>>\n    - uses: <<upload>>\n      with:\n        name: <<artifact>>\n        path: <<folder>>\n        # Otherwise, .well-known would be lost.\n        include-hidden-files: true\n        if-no-files-found: error\n        <<retention>>\n        retention-days: <<days>>\n  outputs:\n    artifact: <<artifact>>\n    version: <<version>>\n    <<digest>>\n",
	"attest-job": "# Signs that the build job of this run built the package. A separate job: none of the site's code runs beside its identity.\nattest:\n  needs: build\n  <<condition>>\n  <<runsOn>>\n  timeout-minutes: 10\n  <<permissions>>\n  steps:\n    - uses: <<attest>>\n      with:\n        subject-name: ${{ needs.build.outputs.artifact }}\n        subject-digest: ${{ needs.build.outputs.digest }}\n",
	"deploy-job": "deploy:\n  needs: <<needs>>\n  <<runsOn>>\n  <<timeout>>\n  <<permissions>>\n  <<turn>>\n  # The branches that may use the environment are part of its settings; its name is part of the identity.\n  <<environment>>\n  <<outputs>>\n  steps:\n    <<checkout>>\n    - uses: <<download>>\n      with:\n        name: ${{ needs.build.outputs.artifact }}\n        path: <<folder>>\n    <<deployStep>>\n"
}, fillJob = (e, t) => fill(dt[e], t).trimEnd().split("\n");
function deployWorkflow(e, t = []) {
	return fill("name: Deploy\n\non:\n  push:\n    branches:\n      <<branches>>\n  <<pulls>>\n  workflow_dispatch:\n    inputs:\n      environment:\n        description: Where to deploy the branch to\n        type: choice\n        options: [Preview, Production]\n        required: true\n\n<<noPermissions>>\njobs:\n  <<jobs>>\n", {
		branches: [e.production, ...e.preview].map((e) => `- '${e}'`),
		pulls: n([e.pulls && "pull_request:"]),
		noPermissions: q,
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
			...Y,
			...permissionsToComment(e),
			Ye
		],
		condition: ifLogin(e, ifDeployed(e)),
		turn: inTurn(e, getTurn(e, allowedTarget(e))),
		environment: environmentWithAddress(e, t.environment, mayBePull(e)),
		outputs: addressOutput(e),
		checkout: J,
		tools: toolSteps(e, { mayCache: !1 }),
		deployStep: loginStep(e, "all", t, n)
	});
}
function callingJob(e, t) {
	let { attest: r, packageManager: i, reusable: a, root: o } = e;
	return ["deploy:", ...indent(2, n([
		...Y,
		r && "  attestations: write # signs which run built the site",
		...permissionsToComment(e),
		...ifLogin(e, ifDeployed(e)),
		...inTurn(e, getTurn(e, allowedTarget(e))),
		`uses: ${a?.uses} # ${a?.version}`,
		"with:",
		`  environment: ${t.environment}`,
		t.config && `  config: ${t.config}`,
		o !== "." && `  root: '${o}'`,
		`  package-manager: ${i}`,
		`  ${nodeInput(e)}`,
		t.apiToken && "secrets:",
		t.apiToken && `  api-token: ${t.apiToken}`
	]))];
}
const ft = "site-deploy-build";
function twoJobs(e, t, r, i) {
	let a = [buildJob(e, t, r), e.attest && attestJob(e)];
	return [
		...n(a).flatMap((e) => [...e, ""]),
		...deployJob(e, t, i),
		...previewJob(e)
	];
}
function buildJob(e, t, r) {
	let { server: i = !1, isCalled: a, retention: o = 90 } = e, s = a || e.reuse, output = (e) => `\${{ ${s ? `steps.reuse.outputs.${e} || ` : ""}steps.build.outputs.${e} }}`;
	return fillJob("build-job", {
		condition: onlyOwnPulls(e),
		runsOn: runsOn(e),
		timeout: timeoutLine(e, "build"),
		findPackages: n([s && "actions: read # the packages of earlier runs"]),
		checkout: J,
		reuse: s ? reuseStep(e, t) : [],
		tools: s ? unlessReused(r) : r,
		buildStep: s ? unlessReused(buildStep(e, t, !0)) : buildStep(e, t),
		artifact: output("artifact"),
		version: output("site-version"),
		days: a ? "${{ inputs.retention-days }}" : String(o),
		upload: artifactPins(i).upload,
		folder: ft,
		retention: n([!i && "# Days during which a rollback to this build is possible."]),
		digest: n([e.attest && "digest: ${{ steps.build.outputs.digest }}", e.attest && s && "reused: ${{ steps.reuse.outputs.reused }}"])
	});
}
function attestCondition({ isCalled: e, reuse: t }) {
	let r = "needs.build.outputs.reused != 'true'";
	return e ? [`if: inputs.attest && ${r}`] : n([t && `if: ${r}`]);
}
function attestJob(e) {
	return fillJob("attest-job", {
		condition: attestCondition(e),
		runsOn: runsOn(e),
		permissions: e.isCalled ? X : pt,
		attest: K.attest
	});
}
const pt = [
	"permissions:",
	"  id-token: write # signs; without an environment it cannot log in anywhere",
	"  attestations: write # stores the attestation"
];
function mayDeploy(e) {
	let { isCalled: t, attest: r, reuse: i, fork: a } = e;
	return !t && !(r && i) ? ifLogin(e) : n([
		"# No login trusts runs of forks or Dependabot.",
		"if: >-",
		"  !cancelled() && needs.build.result == 'success' &&",
		"  contains('success skipped', needs.attest.result) &&",
		`  ${n([!(!t && a) && (t ? `(inputs.fork || ${Qe})` : Qe), Ze]).join(" && ")}`
	]);
}
function deployJob(e, t, r) {
	let i = ["    site-version: ${{ needs.build.outputs.version }}"], a = [...mayDeploy(e), ...inTurn(e, getTurn(e, t.environment))];
	return fillJob("deploy-job", {
		needs: e.attest ? "[build, attest]" : "build",
		runsOn: runsOn(e),
		timeout: timeoutLine(e, "deploy"),
		permissions: permissionsToDeploy(e, n([r && "  actions: read # whether a newer run supersedes it"])),
		turn: r ? a : [],
		environment: environmentWithAddress(e, t.environment, mayBePull(e)),
		outputs: addressOutput(e),
		checkout: J,
		download: artifactPins(e.server ?? !1).download,
		folder: ft,
		deployStep: loginStep(e, "deploy", t, i)
	});
}
const mt = "${{ inputs.environment }}", ht = "${{ inputs.run }}";
function rollbackWorkflow(e) {
	let t = e.shape === "published" && callPublished(e, "rollback");
	return fill("name: Roll back\n\nrun-name: Roll back ${{ inputs.environment }} to run ${{ inputs.run }}\n\n# Started by a person, on the production branch: site-deploy rollback --to <version> finds the run.\non:\n  workflow_dispatch:\n    inputs:\n      environment:\n        description: What is rolled back\n        type: choice\n        options: [Preview, Production]\n        required: true\n      run:\n        description: Id of the run with the package to redeploy\n        type: string\n        required: true\n\n<<noPermissions>>\njobs:\n  rollback:\n    <<job>>\n", {
		noPermissions: q,
		job: t || rollbackJob(e)
	});
}
function rollbackJob(e) {
	let t = toStep(e, mt);
	return [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, [Xe]),
		...inTurn(e, queueName(e)),
		...environmentWithAddress(e, mt),
		"steps:",
		...indent(2, [
			...J,
			`- uses: ${K.downloadArtifact}`,
			"  with:",
			`    run-id: ${ht}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${mt}-*`,
			"    merge-multiple: true",
			`    path: ${ft}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${ht}`])
		])
	];
}
function queueName(e) {
	return `\${{ (${isProduction(e)} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/reusable.ts
const gt = {
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
		`- uses: ${K.setupNode}`,
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
const _t = [
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
			ct,
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
	let t = calledTools([], "inputs.node-version"), n = twoJobs(e, gt, t, !1);
	return toText([
		..._t,
		"jobs:",
		...indent(2, n)
	]);
}
// src/workflows/templates/registry.ts
const vt = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, yt = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Remove the two \"site-deploy\" lines to stop updates.",
	"# yamllint disable rule:line-length"
], bt = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), xt = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").split(/\r?\n/), n = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), join = (e, t) => ({
		header: e,
		body: t.map((e) => e.line).join("\n"),
		lines: t.map((e) => e.number)
	}), r = join(void 0, n), i = t.findIndex((e) => bt.test(e)), [, o, s, c, l] = bt.exec(t[i] ?? "") ?? [], u = xt.exec(t[i + 1] ?? "")?.[1], d = o !== void 0 && Object.hasOwn(vt, o);
	if (u === void 0 || !l || !d || textHash(u) !== c) return r;
	let f = Ge.safeParse(a(u)).data;
	if (!f) return r;
	let p = n.slice(0, i).filter((e) => !yt.includes(e.line)), m = n.slice(i + 2);
	return m[0]?.line === "" && m.shift(), join({
		template: o,
		version: Number(s),
		inputs: f,
		bodyHash: l
	}, [...p, ...m]);
}
function textHash(e) {
	return le("sha256", e);
}
// src/workflows/render/render.ts
const St = ".github/workflows", Ct = `${St}/deploy.yml`;
// src/workflows/deploy-workflow.ts
function parseYaml(e) {
	try {
		return ne(e);
	} catch {
		return;
	}
}
const readJobs = (e) => i(i(parseYaml(e)).jobs);
function partsOfWorkflow(e) {
	return Object.values(readJobs(e)).flatMap(partsOfJob);
}
function partsOfJob(e) {
	return [e, ...[i(e).steps].flat()].map(i).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: i(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).filter((e) => e.key === "uses").map(({ text: e, inputs: t }) => ({
		uses: e,
		inputs: t
	}));
}
const wt = /^actions\/(checkout|(up|down)load-artifact|attest(-build-provenance)?)@/i;
function findCachingAction(e) {
	let { header: t } = splitHeader(e), n = new Set((t ? listDeploying(t.inputs) : []).map(getActionName)), isOurs = (e) => n.has(e) || Tt.test(e);
	return listWorkflowUses(e).find(({ uses: e, inputs: t }) => {
		let n = Object.entries(t).filter(([e]) => /cache$/i.test(e));
		if (n.some(isOn)) return !0;
		if (/^actions\/setup-node@/i.test(e)) return !("package-manager-cache" in t);
		let r = getActionName(e);
		return !wt.test(e) && (e.startsWith(".") || !isOurs(r)) && !n.length;
	})?.uses;
}
function isOn([e, t]) {
	let n = String(t ?? "");
	return /^(no|skip|disable)-/i.test(e) ? n !== "true" : n !== "" && n !== "false";
}
const workflowPaths = (e) => e.paths.filter((e) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(e)), Tt = /\/site-deploy(\/|$|\.ya?ml$)/i;
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
	let t = workflowPaths(e).filter((e) => e !== Ct), r = [Ct, ...t.slice(0, 50)].map(async (t) => {
		let n = await e.read(t);
		return n !== void 0 && {
			path: t,
			text: n,
			header: splitHeader(n).header
		};
	}), i = n(await Promise.all(r)), a = n(i.map(({ header: e }) => e?.inputs)).flatMap(listDeploying), o = new Set(a.map(getActionName));
	return i.map((e) => ({
		...e,
		configs: listConfigs(e, o)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listDeploying(e) {
	let { action: t, reusable: r } = e;
	return n([
		t.uses,
		getPublishedUses(t, "deploy"),
		r?.uses
	]);
}
function listConfigs(e, t) {
	let { text: n, header: r } = e;
	if (r && r.template !== "deploy") return [];
	let isOurs = (e) => t.has(e) || Tt.test(e), i = listWorkflowUses(n).filter((e) => isOurs(getActionName(e.uses)) && hasMode(e, "deploy")).map(({ inputs: e }) => c(e.config) || "site.config.yml");
	return i.length === 0 && r ? [r.inputs.config] : [...new Set(i)];
}
function hasMode({ uses: e, inputs: t }, n) {
	let { mode: r = "all" } = t;
	return /\/(src\/automation|(rollback|close-preview)\.yml)$/.test(getActionName(e)) ? !1 : r === "all" || r === n;
}
const Et = /\b(npm|pnpm|yarn|bun)( run)? build\b/;
function listBuildJobs(e, t, n) {
	let { header: r } = splitHeader(e), a = new Set((r ? listDeploying(r.inputs) : []).map(getActionName)), builds = ({ key: e, text: r, inputs: i }) => {
		if (e === "run") return Et.test(r) || n && r.includes(n);
		let o = getActionName(r);
		return (c(i.config) || "site.config.yml") === t && (a.has(o) || Tt.test(o)) && hasMode({
			uses: r,
			inputs: i
		}, "build");
	};
	return Object.entries(readJobs(e)).filter(([, e]) => partsOfJob(e).some(builds)).map(([e, t]) => c(i(t).name) || e);
}
function deploymentWorkflow(e) {
	let { github: t, repository: n, config: r, asked: i } = e, a = new Map(), readAt = async (e) => {
		let a = await readCommitFiles(t, n, e);
		return i === void 0 ? (await findDeployWorkflows(a, r)).map((e) => e.path.slice(18)) : a.getId(`.github/workflows/${i}`) === void 0 ? [] : [i];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new s("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${r}.`, { facts: e.map((e) => `${St}/${e}`) });
	};
	return {
		async find(e) {
			if (i !== void 0) return i;
			let t = a.get(e) ?? readAt(e);
			return a.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let a = candidate(await readAt(e), e), o = `${St}/${i ?? a}`, c = `the default branch ${n.defaultBranch}`, l = await readCommitFiles(t, n, n.defaultBranch);
			if (a && l.getId(o) !== void 0) return a;
			let u = i === void 0 ? `workflow that deploys the site of ${r}` : o, d = await findDeployWorkflows(l, r), f = a ? `GitHub cannot start ${o} by hand: ${c} does not have it.` : `The branch ${e} has no ${u}.`;
			throw new s("DEPLOY_WORKFLOW_NOT_FOUND", f, { facts: d.map((e) => `on ${c}: ${e.path}`) });
		}
	};
}
m({
	enabled: x(),
	allowed_actions: T(y())
}), m({
	github_owned_allowed: T(x()),
	patterns_allowed: T(k(y()))
}), m({ type: y() }), m({ access_level: y() });
async function listBranchRules(e, t, n) {
	let r = {
		path: `${repositoryPath(t)}/rules/branches/${encodeURIComponent(n)}`,
		needs: "Metadata: read",
		expected: [404]
	};
	return e.list(r).catch((e) => {
		if (!(e instanceof s && e.code === "GITHUB_PLAN_LIMIT")) throw e;
	});
}
m({
	use_default: x(),
	include_claim_keys: T(b(k(y()))),
	sub_claim_prefix: T(b(y()))
}), m({ name: y() }), m({ installed_version: T(y()) }), m({
	name: y(),
	value: y()
}), m({
	path: y(),
	state: y()
});
// src/clients/github/merging.ts
const Dt = m({
	number: O(),
	state: y(),
	draft: T(x()),
	merged_at: T(b(y())),
	merge_commit_sha: T(b(y())),
	mergeable: T(b(x())),
	mergeable_state: T(y()),
	html_url: y(),
	created_at: T(y()),
	head: m({
		ref: y(),
		sha: y()
	}),
	base: m({ ref: y() })
});
async function readMergeablePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await readOne(e, Dt, r, "Pull requests: read", "a pull request");
	return toMergeable(i);
}
const toMergeable = (e) => ({
	number: e.number,
	url: e.html_url,
	state: getPullState(e),
	draft: e.draft ?? !1,
	head: e.head.ref,
	headCommit: e.head.sha,
	base: e.base.ref,
	mergeCommit: getMergeCommit(e),
	createdAt: e.created_at ?? "",
	mergeable: e.mergeable ?? void 0,
	mergeableState: e.mergeable_state ?? "unknown"
});
async function mergePull(e, t, n) {
	let { number: r, headCommit: i, title: a } = n, o = `${repositoryPath(t)}/pulls/${r}/merge`, s = {
		commit_title: a,
		commit_message: "",
		sha: i,
		merge_method: "merge"
	}, c = await e.call({
		method: "PUT",
		path: o,
		needs: "Contents: write and Pull requests: write",
		json: s,
		expected: [
			405,
			409,
			422
		]
	});
	if (c.ok) return;
	let { state: l } = await readMergeablePull(e, t, r);
	if (l !== "merged") return getResponseMessage(c);
}
async function mergeBranch(e, t, n) {
	let r = {
		method: "POST",
		path: `${repositoryPath(t)}/merges`,
		needs: "Contents: write"
	}, i = {
		base: n.into,
		head: n.from,
		commit_message: n.message
	}, a = await e.call({
		...r,
		json: i,
		expected: [409, 422]
	});
	if (a.status === 204) return "nothing to do";
	if (a.ok) return "merged";
	if (a.status === 409 && /conflict/i.test(getResponseMessage(a))) return "conflict";
	if (a.status === 409 || /rule|protected|merge queue/i.test(getResponseMessage(a))) return "refused";
	throw toRefusalError(r, a);
}
const Ot = m({
	allow_merge_commit: T(x()),
	allow_squash_merge: T(x()),
	allow_rebase_merge: T(x())
}), kt = m({
	type: y(),
	parameters: T(b(m({
		allowed_merge_methods: T(k(y())),
		required_approving_review_count: T(O()),
		required_status_checks: T(k(m({ context: y() }))),
		required_deployment_environments: T(k(y()))
	})))
});
async function readMergeRules(e, t, r, i) {
	let [a, o = []] = await Promise.all([readOne(e, Ot, repositoryPath(t), "Metadata: read", "a repository"), listBranchRules(e, t, r)]), s = readGitHubAnswer(k(kt), o, "the rules of a branch"), has = (e) => s.some((t) => t.type === e), c = new Set(n([
		(a.allow_merge_commit === !1 || has("required_linear_history")) && "merge",
		a.allow_squash_merge === !1 && "squash",
		a.allow_rebase_merge === !1 && "rebase"
	])), isAllowed = (e) => !c.has(e) && s.every((t) => t.parameters?.allowed_merge_methods?.includes(e) ?? !0), l = s.map((e) => e.parameters?.required_approving_review_count ?? 0), u = has("merge_queue");
	return {
		methods: [
			"merge",
			"squash",
			"rebase"
		].filter(isAllowed),
		mergeQueue: u,
		isQueued: u && i !== void 0 && await isInQueue(e, t, i),
		onlyPulls: has("pull_request") || u,
		approvals: Math.max(0, ...l),
		restricted: has("update"),
		wants: [...new Set(s.flatMap(getRequirements))]
	};
}
async function isInQueue(e, t, n) {
	return (await readTimeline(e, t, n)).map(({ event: e }) => e).findLast((e) => e.endsWith("_merge_queue")) === "added_to_merge_queue";
}
function getRequirements(e) {
	if (e.type === "required_signatures") return ["signed commits"];
	let t = e.parameters?.required_status_checks ?? [], n = e.parameters?.required_deployment_environments ?? [];
	return [...t.map((e) => `the check "${e.context}"`), ...n.map((e) => `a deployment to ${e}`)];
}
async function listMergedPulls(e, t, n) {
	let r = `${repositoryPath(t)}/commits/${n}/pulls`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(k(Dt), i, "the pull requests of a commit").filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
const At = m({
	id: O(),
	name: y(),
	status: y(),
	conclusion: b(y()),
	check_suite: T(b(m({ id: O() })))
});
async function readCheckRuns(e, t, n) {
	let r = `${repositoryPath(t)}/commits/${n}/check-runs`, i = await e.list({
		path: r,
		needs: "Checks: read"
	}, "check_runs");
	return readGitHubAnswer(k(At), i, "the checks").map(toCheckRun);
}
const toCheckRun = (e) => ({
	id: e.id,
	name: e.name,
	status: e.status,
	conclusion: e.conclusion ?? "",
	suite: e.check_suite?.id
}), jt = m({
	id: O(),
	html_url: y(),
	event: y(),
	path: T(y()),
	display_title: T(y()),
	head_branch: b(y()),
	head_sha: y(),
	repository: T(m({ id: O() })),
	head_repository: T(b(m({
		id: T(O()),
		full_name: y()
	}))),
	status: b(y()),
	conclusion: T(b(y())),
	created_at: y(),
	updated_at: T(y()),
	check_suite_id: T(O())
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
async function readWorkflowRun(e, t, n) {
	let r = `${repositoryPath(t)}/actions/runs/${n}`, i = await findOne(e, jt, {
		path: r,
		needs: "Actions: read"
	}, "a run");
	return i && toRun(i);
}
async function listRuns(e, t, n, r) {
	let i = {
		path: `${repositoryPath(t)}/actions/${n}`,
		needs: "Actions: read",
		expected: n.startsWith("workflows/") ? [404] : []
	}, a = await e.list(i, "workflow_runs", r);
	return readGitHubAnswer(k(jt), a, "the runs").map(toRun);
}
const runsPath = (e) => `workflows/${encodeURIComponent(e)}/runs`;
function runsOfPush(e, t, n) {
	return listRuns(e, t, `runs?${new URLSearchParams({
		head_sha: n.commit,
		branch: n.branch,
		event: "push"
	})}`);
}
function runsOfHead(e, t, n) {
	return listRuns(e, t, `runs?head_sha=${encodeURIComponent(n)}`, 1);
}
function listDispatchedRuns(e, t, n) {
	return listRuns(e, t, `${runsPath(n)}?event=workflow_dispatch`, 1);
}
async function cancelRun(e, t, n) {
	let r = `${repositoryPath(t)}/actions/runs/${n}/cancel`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Actions: write",
		expected: [409]
	});
}
function runsOfCommit(e, t, n, r) {
	let i = `head_sha=${encodeURIComponent(r)}`;
	return listRuns(e, t, `${runsPath(n)}?${i}`, 1);
}
function lastRuns(e, t, n) {
	return listRuns(e, t, runsPath(n), 1);
}
const Mt = m({ workflow_run_id: O() }), Nt = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, t, n, r, i) {
	let { workflow: a, branch: o, inputs: c } = n, l = {
		method: "POST",
		path: `${`${repositoryPath(t)}/actions/workflows/${encodeURIComponent(a)}`}/dispatches`,
		needs: "Actions: write"
	}, u = {
		ref: o,
		inputs: c
	}, f = {
		...u,
		return_run_details: !0
	}, p = await e.call({
		...l,
		json: f,
		expected: [400, 422]
	}), m = Mt.safeParse(p.json).data;
	if (p.ok && m) return m.workflow_run_id;
	let h = !p.ok && p.text.includes("return_run_details");
	if (!p.ok && !h) throw toRefusalError(l, p);
	let g = `event=workflow_dispatch&branch=${encodeURIComponent(o)}`, newest = () => listRuns(e, t, `${runsPath(a)}?${g}`, 1), _ = new Set((await newest()).map((e) => e.id));
	await e.call({
		...l,
		json: u
	});
	let v = await d({
		clock: r,
		signal: i,
		...Nt
	}, async () => (await newest()).find((e) => !_.has(e.id)));
	if (v) return v.id;
	let y = `GitHub accepted the request to run ${a}, but shows no run.`;
	throw new s("GITHUB_REFUSED", y, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
const Pt = m({ id: O() }), Ft = m({
	state: y(),
	environment_url: T(b(y())),
	log_url: T(b(y()))
});
m({ environment: m({ name: T(y()) }) });
async function wentLive(e, t, n, r) {
	let i = "Deployments: read", a = `${repositoryPath(t)}/deployments`, o = new URLSearchParams({
		sha: n.commit,
		environment: r
	}), s = await e.list({
		path: `${a}?${o}`,
		needs: i
	}, void 0, 1), c = readGitHubAnswer(k(Pt), s, "the deployments");
	for (let { id: t } of c.slice(0, 20)) {
		let r = await e.list({
			path: `${a}/${t}/statuses`,
			needs: i
		}, void 0, 1), o = readGitHubAnswer(k(Ft), r, "the states of a deployment"), isProof = (e) => e.state === "success" && !!e.environment_url && `${e.log_url ?? ""}/`.includes(`/actions/runs/${n.id}/`);
		if (o.some(isProof)) return !0;
	}
	return !1;
}
// src/clients/github/commits.ts
const It = m({ sha: y() }), Lt = m({ status: y() });
async function latestCommits(e, t, n, r) {
	let i = `path=${encodeURIComponent(n)}&per_page=${r}`, a = `${repositoryPath(t)}/commits?${i}`;
	return (await readOne(e, k(It), a, "Contents: read", "the commits")).map((e) => e.sha);
}
async function isAncestor(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${r}...${n}`, { status: a } = await readOne(e, Lt, i, "Contents: read", "two commits");
	return a === "behind";
}
const Rt = m({ merge_base_commit: m({ sha: y() }) });
async function findMergeBase(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${n}...${r}`;
	return (await readOne(e, Rt, i, "Contents: read", "two commits")).merge_base_commit.sha;
}
const zt = k(m({
	sha: y(),
	parents: k(m({ sha: y() })),
	commit: m({ message: y() })
}));
async function commitsSince(e, t, n, r) {
	let i = [n, r].map(encodePath).join("..."), a = `${repositoryPath(t)}/compare/${i}`, o = await e.list({
		path: a,
		needs: "Contents: read"
	}, "commits");
	return readGitHubAnswer(zt, o, "commits").map((e) => ({
		id: e.sha,
		parents: e.parents.map(({ sha: e }) => e),
		message: e.commit.message
	}));
}
const Bt = m({
	after: y(),
	timestamp: T(y()),
	actor: T(b(m({ login: y() })))
});
async function readPush(e, t, n) {
	let r = (await listMoves(e, t, n.branch)).filter((e) => e.after === n.commit), [i] = r;
	if (i) return {
		isByJob: r.every((e) => e.actor?.login === "github-actions[bot]"),
		at: i.timestamp ?? ""
	};
}
async function listMoves(e, t, n) {
	let r = new URLSearchParams({
		ref: `refs/heads/${n}`,
		per_page: "100"
	}), i = {
		path: `${repositoryPath(t)}/activity?${r}`,
		needs: "Contents: read"
	};
	return await findOne(e, k(Bt), i, "the activity of a branch") ?? [];
}
async function listPushers(e, t, n) {
	let r = await listMoves(e, t, n);
	return [...new Set(r.flatMap((e) => e.actor?.login ?? []))];
}
// src/contracts/portal/development-request.ts
const Q = D([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), Vt = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", $ = D([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), Ht = D([
	"high",
	"medium",
	"low",
	"none"
]), Ut = D([
	"major",
	"minor",
	"patch"
]), Wt = _({
	summary: T(y().check(w(5e3))),
	pages: T(k(y().check(w(200))).check(w(500))),
	textKeys: T(k(ae).check(w(500))),
	textsSuffice: T(x())
}), Gt = _({
	amount: te().check(g(0)),
	currency: y().check(E(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), Kt = m({
	tree: y(),
	texts: y(),
	seo: y()
}), qt = m({
	at: A,
	by: y(),
	via: D(["portal", "pull-request"]),
	commitSha: T(y()),
	provenance: T(Kt),
	evidence: T(y())
}), Jt = m({
	id: y(),
	title: y(),
	description: y(),
	status: Q,
	requester: y(),
	classification: T($),
	automationPotential: T(Ht),
	versionLevel: T(Ut),
	analysis: T(m({ ...Wt.shape })),
	issueNumber: T(O()),
	pullRequestNumber: T(O()),
	pullRequestState: T(D([
		"open",
		"merged",
		"closed"
	])),
	headCommit: T(y()),
	mergeCommit: T(y()),
	previewUrl: T(y()),
	agent: T(y()),
	rounds: T(O()),
	cost: T(m({ ...Gt.shape })),
	approval: T(qt),
	waitsFor: T(m({
		what: y(),
		url: y()
	})),
	servedIn: T(k(D(["Production", "Preview"]))),
	shown: T(y()),
	approvedAt: T(A),
	position: T(O()),
	history: k(m({
		status: Q,
		at: A,
		by: y(),
		reason: T(y())
	})),
	createdAt: A,
	updatedAt: A
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const Yt = f({ status: T(Q) }), Xt = m({
	requests: k(Jt),
	total: O()
}), Zt = _({
	title: y().check(v(), h(1), w(200)),
	description: ee(y().check(w(2e4)), "")
}), Qt = O().check(g(1)), $t = _({
	status: T(Q),
	reason: T(y().check(h(1), w(2e3))),
	classification: T($),
	automationPotential: T(Ht),
	versionLevel: T(Ut),
	analysis: T(Wt),
	issueNumber: T(b(Qt)),
	pullRequestNumber: T(b(Qt)),
	headCommit: T(b(M)),
	mergeCommit: T(b(M)),
	previewUrl: T(b(j)),
	agent: T(b(y().check(h(1), w(200)))),
	rounds: T(O().check(g(0), C(1e3))),
	cost: T(b(Gt)),
	approval: T(re()),
	waitsFor: T(b(_({
		what: y().check(h(1), w(2e3)),
		url: j
	})))
}), en = _({
	shown: y().check(E(/^[\w.-]{1,200}$/, "Expected \"shown\" of the request.")),
	approver: T(y().check(E(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: T(j),
	commitSha: T(M),
	run: T(j)
}), tn = m({
	success: x(),
	request: Jt
});
// src/clients/github/for-run.ts
var nn = e({ gitHubForRun: () => gitHubForRun });
const rn = {
	longestPauseMs: 2e4,
	idleMs: 1e4,
	attempts: 3
};
function gitHubForRun(e, t) {
	let { http: n, clock: r, log: i, signal: a } = t;
	return createGitHub({
		http: n,
		clock: r,
		signal: a,
		apiUrl: e.apiUrl,
		token: e.token,
		onPause: (e) => i.info(e),
		...rn
	});
}
async function ifAnswered(e, t) {
	try {
		return await e;
	} catch (e) {
		if (!(e instanceof s) || !e.code.startsWith("GITHUB_")) throw e;
		for (let n of [e.message, ...e.facts]) t.log.debug(n);
		return;
	}
}
export { createBranch as $, runsOfCommit as A, listIssues as At, deploymentWorkflow as B, isLocked as Bt, listPushers as C, createComment as Ct, lastRuns as D, assignIssue as Dt, dispatchWorkflow as E, updateComment as Et, mergeBranch as F, namedRepository as Ft, createMergeCommit as G, findDeployWorkflows as H, readOne as Ht, mergePull as I, readRepository as It, readBranchHead as J, listTree as K, readCheckRuns as L, repositoryPage as Lt, runsOfPush as M, readTimeline as Mt, wentLive as N, unassignIssue as Nt, listDispatchedRuns as O, closeIssue as Ot, listMergedPulls as P, updateIssueBody as Pt, branchesFrom as Q, readMergeRules as R, repositoryPath as Rt, latestCommits as S, writePull as St, cancelRun as T, readComments as Tt, listBuildJobs as U, toRefusalError as Ut, findCachingAction as V, readGitHubAnswer as Vt, advanceBranch as W, Ee as Wt, readCommit as X, readBytes as Y, readCommitFiles as Z, Vt as _, openDraftPull as _t, Ht as a, listOwnRefs as at, findMergeBase as b, readPulls as bt, Gt as c, createGitHub as ct, Yt as d, closedIssues as dt, createRef as et, $t as f, closesIssue as ft, isClosed as g, listRepositoryPulls as gt, Ut as h, listPulls as ht, en as i, listBranches as it, runsOfHead as j, openIssue as jt, readWorkflowRun as k, findIssue as kt, Zt as l, changeBase as lt, Q as m, findRepositoryPull as mt, gitHubForRun as n, deleteRef as nt, Jt as o, listTags as ot, tn as p, filesOfPull as pt, pointBranch as q, ifAnswered as r, findBranchName as rt, $ as s, readTag as st, nn as t, deleteBranch as tt, Xt as u, closePull as ut, takesTurn as v, pullsOfDeployment as vt, readPush as w, deleteComment as wt, isAncestor as x, recentlyMerged as xt, commitsSince as y, readPull as yt, readMergeablePull as z, findOne as zt };
