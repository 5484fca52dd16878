import { r as e } from "./rolldown-runtime.js";
import { qt as t } from "./shared.js";
const { constants: n } = globalThis.process.getBuiltinModule("node:fs"), { access: r, stat: i } = globalThis.process.getBuiltinModule("node:fs/promises"), { setTimeout: a } = globalThis.process.getBuiltinModule("node:timers/promises"), o = globalThis.process.getBuiltinModule("os"), s = globalThis.process.getBuiltinModule("fs"), c = globalThis.process.getBuiltinModule("path"), l = globalThis.process.getBuiltinModule("events"), u = globalThis.process.getBuiltinModule("child_process"), { setTimeout: d } = globalThis.process.getBuiltinModule("timers"), { spawn: f } = globalThis.process.getBuiltinModule("node:child_process"), p = globalThis.process.getBuiltinModule("node:path"), { StringDecoder: m } = globalThis.process.getBuiltinModule("node:string_decoder"), { once: h } = globalThis.process.getBuiltinModule("node:events");
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
const { chmod: g, copyFile: _, lstat: v, mkdir: y, open: b, readdir: x, rename: S, rm: C, rmdir: w, stat: T, symlink: E, unlink: D } = s.promises, O = process.platform === "win32";
s.constants.O_RDONLY;
function exists(e) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield T(e);
		} catch (e) {
			if (e.code === "ENOENT") return !1;
			throw e;
		}
		return !0;
	});
}
function isRooted(e) {
	if (e = normalizeSeparators(e), !e) throw Error("isRooted() parameter \"p\" cannot be empty");
	return O ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function tryGetExecutablePath(e, t) {
	return __awaiter$3(this, void 0, void 0, function* () {
		let n;
		try {
			n = yield T(e);
		} catch (t) {
			t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
		}
		if (n && n.isFile()) {
			if (O) {
				let n = c.extname(e).toUpperCase();
				if (t.some((e) => e.toUpperCase() === n)) return e;
			} else if (isUnixExecutable(n)) return e;
		}
		let r = e;
		for (let i of t) {
			e = r + i, n = void 0;
			try {
				n = yield T(e);
			} catch (t) {
				t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
			}
			if (n && n.isFile()) {
				if (O) {
					try {
						let t = c.dirname(e), n = c.basename(e).toUpperCase();
						for (let r of yield x(t)) if (n === r.toUpperCase()) {
							e = c.join(t, r);
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
	return e ||= "", O ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
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
			if (!t) throw Error(O ? `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.` : `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
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
		if (O && process.env.PATHEXT) for (let e of process.env.PATHEXT.split(c.delimiter)) e && t.push(e);
		if (isRooted(e)) {
			let n = yield tryGetExecutablePath(e, t);
			return n ? [n] : [];
		}
		if (e.includes(c.sep)) return [];
		let n = [];
		if (process.env.PATH) for (let e of process.env.PATH.split(c.delimiter)) e && n.push(e);
		let r = [];
		for (let i of n) {
			let n = yield tryGetExecutablePath(c.join(i, e), t);
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
const k = process.platform === "win32";
var ToolRunner = class extends l.EventEmitter {
	constructor(e, t, n) {
		if (super(), !e) throw Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = e, this.args = t || [], this.options = n || {};
	}
	_debug(e) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
	}
	_getCommandString(e, t) {
		let n = this._getSpawnFileName(), r = this._getSpawnArgs(e), i = t ? "" : "[command]";
		if (k) {
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
			let r = t + e.toString(), i = r.indexOf(o.EOL);
			for (; i > -1;) n(r.substring(0, i)), r = r.substring(i + o.EOL.length), i = r.indexOf(o.EOL);
			return r;
		} catch (e) {
			return this._debug(`error processing line. Failed with error ${e}`), "";
		}
	}
	_getSpawnFileName() {
		return k && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
	}
	_getSpawnArgs(e) {
		if (k && this._isCmdFile()) {
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
			return !isRooted(this.toolPath) && (this.toolPath.includes("/") || k && this.toolPath.includes("\\")) && (this.toolPath = c.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((e, t) => __awaiter$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
				for (let e of this.args) this._debug(`   ${e}`);
				let n = this._cloneExecOptions(this.options);
				!n.silent && n.outStream && n.outStream.write(this._getCommandString(n) + o.EOL);
				let r = new A(n, this.toolPath);
				if (r.on("debug", (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield exists(this.options.cwd))) return t(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let i = this._getSpawnFileName(), a = u.spawn(i, this._getSpawnArgs(n), this._getSpawnOptions(this.options, i)), s = "";
				a.stdout && a.stdout.on("data", (e) => {
					this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(e), !n.silent && n.outStream && n.outStream.write(e), s = this._processLineBuffer(e, s, (e) => {
						this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(e);
					});
				});
				let c = "";
				if (a.stderr && a.stderr.on("data", (e) => {
					r.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(e), !n.silent && n.errStream && n.outStream && (n.failOnStdErr ? n.errStream : n.outStream).write(e), c = this._processLineBuffer(e, c, (e) => {
						this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(e);
					});
				}), a.on("error", (e) => {
					r.processError = e.message, r.processExited = !0, r.processClosed = !0, r.CheckComplete();
				}), a.on("exit", (e) => {
					r.processExitCode = e, r.processExited = !0, this._debug(`Exit code ${e} received from tool '${this.toolPath}'`), r.CheckComplete();
				}), a.on("close", (e) => {
					r.processExitCode = e, r.processExited = !0, r.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), r.CheckComplete();
				}), r.on("done", (n, r) => {
					s.length > 0 && this.emit("stdline", s), c.length > 0 && this.emit("errline", c), a.removeAllListeners(), n ? t(n) : e(r);
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
var A = class ExecState extends l.EventEmitter {
	constructor(e, t) {
		if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !t) throw Error("toolPath must not be empty");
		this.options = e, this.toolPath = t, e.delay && (this.delay = e.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = d(ExecState.HandleTimeout, this.delay, this)));
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
}, j = e({ exec: () => exec }), __awaiter = function(e, t, n, r) {
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
function runCommand(e, t) {
	return run(e, [], !0, t);
}
function runProgram(e, t, n = []) {
	return run(e, n, !1, t);
}
async function run(e, t, n, r) {
	let { cwd: i, env: o, onLine: s, signal: c, onStart: l } = r;
	c.throwIfAborted();
	let u = f(e, t, {
		cwd: i,
		env: o,
		shell: n,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32",
		windowsHide: !0
	}), d, terminate = () => {
		killGroup(u, "SIGTERM"), d ??= setTimeout(() => {
			killGroup(u, "SIGKILL"), u.stdout.destroy(), u.stderr.destroy();
		}, 600);
	};
	c.addEventListener("abort", terminate, { once: !0 }), u.pid !== void 0 && l?.();
	let onExit = () => void killGroup(u, "SIGKILL");
	process.once("exit", onExit);
	try {
		for (let e of [u.stdout, u.stderr]) {
			let t = new LineSplitter(s);
			e.on("data", (e) => t.write(e)).once("close", () => t.end());
		}
		let e = await new Promise((e, t) => {
			u.once("error", t), u.once("exit", terminate), u.once("close", (t, n) => e({
				code: t,
				killedBy: n
			}));
		});
		killGroup(u, "SIGKILL");
		for (let e = performance.now() + 500; performance.now() < e && killGroup(u, 0);) await a(5);
		return c.throwIfAborted(), e;
	} finally {
		clearTimeout(d), process.removeListener("exit", onExit), c.removeEventListener("abort", terminate);
	}
}
function killGroup(e, t) {
	let { pid: n, exitCode: r } = e;
	if (n === void 0) return !1;
	if (process.platform === "win32") return r === null && f("taskkill", [
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
var LineSplitter = class {
	#e;
	#t = new m("utf8");
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
// src/shared/exec.ts
var M = e({ createExec: () => createExec });
const N = 4 << 20;
function createExec(e = process.platform) {
	let n = e === "win32" ? runByToolkit : runInGroup;
	return async (e, r, i) => {
		let { cwd: a, env: o, signal: s, limitMs: c = 3e4 } = i;
		s.throwIfAborted();
		let l = await findTool(e, o);
		if (!l) return {
			kind: "not started",
			reason: `"${e}" is not installed`
		};
		if (!await isFolder(a)) return {
			kind: "not started",
			reason: `the folder ${a} does not exist`
		};
		s.throwIfAborted();
		let u = new Call(s, c);
		try {
			let { code: e, killedBy: t } = await n(l, r, i, u);
			return u.toResult(e, t);
		} catch (e) {
			return {
				kind: "not started",
				reason: t(e)
			};
		} finally {
			s.throwIfAborted();
		}
	};
}
async function runInGroup(e, t, { cwd: n, env: r }, i) {
	let o = f(e, t, {
		cwd: n,
		env: r,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: !0
	});
	o.stdout.on("data", (e) => i.printed("stdout", e)), o.stderr.on("data", (e) => i.printed("stderr", e));
	let s, terminate = () => {
		killGroup(o, "SIGTERM"), s ??= setTimeout(() => killGroup(o, "SIGKILL"), 1e3);
	};
	i.stop.addEventListener("abort", terminate, { once: !0 });
	let onExit = () => void killGroup(o, "SIGKILL");
	process.once("exit", onExit);
	try {
		let e = h(o, "close");
		e.catch(() => void 0);
		let [t, n] = await h(o, "exit");
		return await Promise.race([e, a(500, void 0, { ref: !1 })]), {
			code: t,
			killedBy: n
		};
	} finally {
		clearTimeout(s), i.stop.removeEventListener("abort", terminate), process.removeListener("exit", onExit), o.stdout.destroy(), o.stderr.destroy();
	}
}
async function runByToolkit(e, t, { cwd: n, env: r }, i) {
	let { exec: a } = await Promise.resolve().then(() => j), o = a(`"${e.replaceAll("\"", "\\\"")}"`, [...t], {
		cwd: n,
		env: { ...r },
		silent: !0,
		ignoreReturnCode: !0,
		delay: 500,
		listeners: {
			stdout: (e) => i.printed("stdout", e),
			stderr: (e) => i.printed("stderr", e)
		}
	});
	o.catch(() => void 0);
	let s = new AbortController(), c = h(i.stop, "abort", { signal: s.signal }).then(() => null, () => null), l = i.stop.aborted ? null : await Promise.race([o, c]);
	return s.abort(), {
		code: l,
		killedBy: null
	};
}
var Call = class {
	stop;
	#e;
	#t;
	#n = new AbortController();
	#r = {
		stdout: new BoundedText(),
		stderr: new BoundedText()
	};
	constructor(e, t) {
		this.#e = t, this.#t = AbortSignal.timeout(t), this.stop = AbortSignal.any([
			e,
			this.#t,
			this.#n.signal
		]);
	}
	printed(e, t) {
		this.#r[e].add(t) || this.#n.abort();
	}
	toResult(e, t) {
		let n = {
			stdout: this.#r.stdout.finish(),
			stderr: this.#r.stderr.finish()
		}, killed = (e) => ({
			kind: "killed",
			reason: e,
			...n
		});
		return this.#n.signal.aborted ? killed(`it printed more than ${N} bytes`) : e === null ? this.#t.aborted ? killed(`it took longer than ${this.#e / 1e3} s`) : killed(`terminated by ${t ?? "the system"}`) : {
			kind: "exited",
			code: e,
			...n
		};
	}
}, BoundedText = class {
	#e = new m("utf8");
	#t = "";
	#n = 0;
	add(e) {
		return this.#n += e.byteLength, this.#n > N ? !1 : (this.#t += this.#e.write(e), !0);
	}
	finish() {
		return this.#t + this.#e.end();
	}
};
async function findTool(e, t) {
	let n = p.sep === "\\", variable = (e) => Object.entries(t).find(([t]) => (n ? t.toUpperCase() : t) === e)?.[1], r = n ? (variable("PATHEXT") ?? ".EXE;.CMD;.BAT").split(";") : [""], i = (variable("PATH") ?? "").split(p.delimiter).filter((e) => p.isAbsolute(e));
	for (let t of i.flatMap((t) => r.map((n) => p.join(t, e + n)))) if (await isProgram(t)) return t;
}
async function isProgram(e) {
	try {
		return await r(e, n.X_OK), (await i(e)).isFile();
	} catch {
		return !1;
	}
}
async function isFolder(e) {
	try {
		return (await i(e)).isDirectory();
	} catch {
		return !1;
	}
}
export { runCommand as n, runProgram as r, M as t };
