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
import { V as t, dn as n, vn as r } from "./shared.js";
const { constants: i } = globalThis.process.getBuiltinModule("node:fs"), access = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").access(...e), { setTimeout: a } = globalThis.process.getBuiltinModule("node:timers/promises"), { spawn: o } = globalThis.process.getBuiltinModule("node:child_process"), s = globalThis.process.getBuiltinModule("node:path"), { once: c } = globalThis.process.getBuiltinModule("node:events"), { StringDecoder: l } = globalThis.process.getBuiltinModule("node:string_decoder");
// src/shared/process.ts
var u = e({ runCommand: () => runCommand });
function runCommand(e, t) {
	return run(e, [], !0, t);
}
function runProgram(e, t, n = []) {
	return run(e, n, !1, t);
}
async function run(e, n, r, i) {
	let { cwd: s, env: c, onLine: l, signal: u, onStart: d } = i;
	u.throwIfAborted();
	let f = o(e, n, {
		cwd: s,
		env: c,
		shell: r,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32",
		windowsHide: !0
	}), p, terminate = () => {
		killGroup(f, "SIGTERM"), p ??= setTimeout(() => {
			killGroup(f, "SIGKILL"), f.stdout.destroy(), f.stderr.destroy();
		}, 600);
	};
	u.addEventListener("abort", terminate), f.pid !== void 0 && d?.();
	let m = t(() => void killGroup(f, "SIGKILL"));
	try {
		for (let e of [f.stdout, f.stderr]) {
			let t = new LineSplitter(l);
			e.on("data", (e) => t.write(e)).once("close", () => t.end());
		}
		let e = await new Promise((e, t) => {
			f.once("error", t), f.once("exit", terminate), f.once("close", (t, n) => e({
				code: t,
				killedBy: n
			}));
		});
		killGroup(f, "SIGKILL");
		for (let e = performance.now() + 500; performance.now() < e && killGroup(f, 0);) await a(5);
		return u.throwIfAborted(), e;
	} finally {
		clearTimeout(p), m(), u.removeEventListener("abort", terminate);
	}
}
function killGroup(e, t) {
	let { pid: n, exitCode: r } = e;
	if (n === void 0) return !1;
	if (process.platform === "win32") return r === null && o("taskkill", [
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
	#t = new l("utf8");
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
var d = e({ createExec: () => createExec });
const f = 4 << 20;
function createExec(e = process.platform) {
	let t = e === "win32" ? runByToolkit : runInGroup;
	return async (e, i, a) => {
		let { cwd: o, env: s, signal: c, limitMs: l = 3e4 } = a;
		c.throwIfAborted();
		let u = await findTool(e, s);
		if (!u) return {
			kind: "not started",
			reason: `"${e}" is not installed`
		};
		if (!r(o)?.isDirectory()) return {
			kind: "not started",
			reason: `the folder ${o} does not exist`
		};
		c.throwIfAborted();
		let d = new Call(c, l);
		try {
			let { code: e, killedBy: n } = await t(u, i, a, d);
			return d.toResult(e, n);
		} catch (e) {
			return {
				kind: "not started",
				reason: n(e)
			};
		} finally {
			c.throwIfAborted();
		}
	};
}
async function runInGroup(e, n, { cwd: r, env: i }, s) {
	let l = o(e, n, {
		cwd: r,
		env: i,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: !0
	});
	l.stdout.on("data", (e) => s.printed("stdout", e)), l.stderr.on("data", (e) => s.printed("stderr", e));
	let u, terminate = () => {
		killGroup(l, "SIGTERM"), u ??= setTimeout(() => killGroup(l, "SIGKILL"), 1e3);
	};
	s.stop.addEventListener("abort", terminate);
	let d = t(() => void killGroup(l, "SIGKILL"));
	try {
		let e = c(l, "close");
		e.catch(() => void 0);
		let [t, n] = await c(l, "exit");
		return await Promise.race([e, a(500, void 0, { ref: !1 })]), {
			code: t,
			killedBy: n
		};
	} finally {
		clearTimeout(u), s.stop.removeEventListener("abort", terminate), d(), l.stdout.destroy(), l.stderr.destroy();
	}
}
async function runByToolkit(e, t, { cwd: n, env: r }, i) {
	let { exec: a } = await import("./shared-rarely.js").then((e) => e.nn), o = a(`"${e.replaceAll("\"", "\\\"")}"`, [...t], {
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
	let s = new AbortController(), l = c(i.stop, "abort", { signal: s.signal }).then(() => null, () => null), u = i.stop.aborted ? null : await Promise.race([o, l]);
	return s.abort(), {
		code: u,
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
		return this.#n.signal.aborted ? killed(`it printed more than ${f} bytes`) : e === null ? this.#t.aborted ? killed(`it took longer than ${this.#e / 1e3} s`) : killed(`terminated by ${t ?? "the system"}`) : {
			kind: "exited",
			code: e,
			...n
		};
	}
}, BoundedText = class {
	#e = new l("utf8");
	#t = "";
	#n = 0;
	add(e) {
		return this.#n += e.byteLength, this.#n > f ? !1 : (this.#t += this.#e.write(e), !0);
	}
	finish() {
		return this.#t + this.#e.end();
	}
};
async function findTool(e, t) {
	let n = s.sep === "\\", variable = (e) => Object.entries(t).find(([t]) => (n ? t.toUpperCase() : t) === e)?.[1], r = n ? (variable("PATHEXT") ?? ".EXE;.CMD;.BAT").split(";") : [""], i = (variable("PATH") ?? "").split(s.delimiter).filter((e) => s.isAbsolute(e));
	for (let t of i.flatMap((t) => r.map((n) => s.join(t, e + n)))) if (await isProgram(t)) return t;
}
async function isProgram(e) {
	try {
		return await access(e, i.X_OK), r(e)?.isFile() === !0;
	} catch {
		return !1;
	}
}
export { u as n, runProgram as r, d as t };
