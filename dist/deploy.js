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
import { $t as t, A as n, Bt as r, D as i, Dt as a, E as o, F as s, Gt as c, Ht as l, Lt as u, M as d, N as f, O as p, P as m, Qt as h, Rt as g, S as _, Vt as v, Y as y, at as b, bt as x, en as S, g as C, h as w, j as T, k as ee, m as E, nn as D, ot as O, p as k, qt as A, rn as j, tn as M, u as te, vt as N, xt as P, y as ne, yt as F, zt as I } from "./shared.js";
import { A as re, B as ie, C as ae, Et as oe, F as se, G as ce, Gt as le, H as ue, J as de, K as fe, Kt as pe, L as me, N as he, O as ge, P as _e, Q as ve, R as ye, T as be, U as xe, W as Se, X as Ce, Xt as we, Y as Te, Yt as Ee, _ as L, _t as De, a as Oe, at as ke, b as Ae, bt as je, c as Me, ct as Ne, dt as Pe, f as R, g as z, h as B, i as Fe, m as Ie, mt as Le, n as Re, ot as ze, p as Be, pt as V, q as Ve, qt as H, r as He, s as Ue, u as We, ut as Ge, v as U, w as Ke, x as W, y as qe, yt as Je } from "./shared-later.js";
import { C as Ye, F as Xe, O as G, b as Ze, et as Qe, i as $e, k as et, tt as K, w as tt, y as nt } from "./config.js";
import { L as rt, a as it, b as at, l as ot, o as q, p as st, u as ct } from "./session.js";
const { closeSync: J, fstatSync: lt, mkdirSync: ut, openSync: dt, readFileSync: ft, readSync: pt, readdirSync: mt, realpathSync: ht, statSync: gt, writeFileSync: _t, writeSync: vt } = globalThis.process.getBuiltinModule("node:fs"), yt = new Proxy({}, { get: (e, t) => globalThis.process.getBuiltinModule("node:fs/promises")[t] }), bt = globalThis.process.getBuiltinModule("node:fs").constants, copyFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").copyFile(...e), lstat = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").lstat(...e), mkdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdir(...e), mkdtemp = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdtemp(...e), readFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readFile(...e), readdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readdir(...e), readlink = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readlink(...e), rm = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").rm(...e), symlink = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").symlink(...e), writeFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").writeFile(...e), { createHash: Y, hash: X, randomUUID: xt } = globalThis.process.getBuiltinModule("node:crypto"), { constants: St, crc32: Z, deflateRawSync: Ct } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: wt } = globalThis.process.getBuiltinModule("node:os"), { isDeepStrictEqual: Tt, stripVTControlCharacters: Et } = globalThis.process.getBuiltinModule("node:util"), Dt = globalThis.process.getBuiltinModule("node:process"), Q = globalThis.process.getBuiltinModule("node:path");
function writeLocalHeader(e, t, n) {
	e.writeUInt32LE(67324752, t), e.writeUInt16LE(20, t + 4), writeCommonFields(e, t + 6, n), e.writeUInt16LE(0, t + 28), n.name.copy(e, t + 30);
}
function centralHeader(e, t) {
	let n = Buffer.alloc(46 + e.name.byteLength);
	return n.writeUInt32LE(33639248, 0), n.writeUInt16LE(788, 4), n.writeUInt16LE(20, 6), writeCommonFields(n, 8, e), n.writeUInt32LE(2175008768, 38), n.writeUInt32LE(t, 42), e.name.copy(n, 46), n;
}
function endRecord(e, t, n) {
	let r = Buffer.alloc(22);
	return r.writeUInt32LE(101010256, 0), r.writeUInt16LE(e, 8), r.writeUInt16LE(e, 10), r.writeUInt32LE(t, 12), r.writeUInt32LE(n, 16), r;
}
function writeCommonFields(e, t, n) {
	e.writeUInt16LE(2048, t), e.writeUInt16LE(n.method, t + 2), e.writeUInt16LE(0, t + 4), e.writeUInt16LE(33, t + 6), e.writeUInt32LE(n.crc, t + 8), e.writeUInt32LE(n.compressed, t + 12), e.writeUInt32LE(n.size, t + 16), e.writeUInt16LE(n.name.byteLength, t + 20);
}
// src/deploy/steps/pack/piece.ts
function bytesEntry(e, t) {
	return {
		kind: "bytes",
		path: e,
		size: t.byteLength,
		bytes: t
	};
}
const getMaxBytes = (e) => 30 + Buffer.byteLength(e.path) + e.size, sha256 = (e) => X("sha256", e), $ = 1 << 20;
function readInto(e, t, n, r) {
	let i = openSource(e);
	try {
		fill(e, i, t, n, r), checkUnchanged(e, i);
	} finally {
		J(i);
	}
}
function* readParts(e) {
	let t = Buffer.allocUnsafeSlow(Math.min(e.size, $)), n = openSource(e);
	try {
		for (let r = 0; r < e.size; r += $) {
			let i = t.subarray(0, Math.min($, e.size - r));
			fill(e, n, i, r, i.byteLength), yield i;
		}
		checkUnchanged(e, n);
	} finally {
		J(n);
	}
}
function openSource(e) {
	try {
		return dt(e.file, "r");
	} catch (n) {
		throw t(n) ? changedFile(e.path) : n;
	}
}
function fill(e, t, n, r, i) {
	for (let a = 0; a < i;) {
		let o = pt(t, n, a, i - a, getStart(e) + r + a);
		if (o === 0) throw changedFile(e.path);
		a += o;
	}
}
function checkUnchanged(e, t) {
	if (e.kind === "slice") return;
	let { size: n, mtimeMs: r } = lt(t);
	if (n !== e.size || r !== e.modifiedMs) throw changedFile(e.path);
}
const getStart = (e) => e.kind === "slice" ? e.offset : 0;
function changedFile(e) {
	let t = `The file "${e}" changed while it was being read.`;
	return new c("PACKAGE_FILE_CHANGED", t);
}
function hashSource(e, t) {
	let n = Y("sha256");
	for (let r of readParts(e)) n.update(r), t?.(r);
	return n.digest("hex");
}
// src/deploy/steps/pack/split.ts
const Ot = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i, kt = /\.png$/i, At = 4096, jt = {
	png: 8192,
	others: 131072
};
function chooseMethod(e, t, n) {
	return t === 0 || Ot.test(e) ? 0 : t < (kt.test(e) ? jt.png : jt.others) ? 8 : compressWhole(n(t - At >>> 1, At)).byteLength > At * .97 ? 0 : 8;
}
function compressWhole(e) {
	let { byteLength: t } = e, n = {};
	return t <= 4096 ? n = {
		windowBits: 12,
		memLevel: 6
	} : t <= 16384 && (n = {
		windowBits: 14,
		memLevel: 7
	}), Ct(e, {
		...n,
		chunkSize: Math.max(1024, (t >>> 1) + 64)
	});
}
function compressPart(e, t, n) {
	return Ct(e, {
		dictionary: t.byteLength > 0 ? t : void 0,
		finishFlush: n ? St.Z_FINISH : St.Z_SYNC_FLUSH,
		chunkSize: (e.byteLength >>> 1) + 64
	});
}
function* split(e) {
	for (let t of batches(e)) {
		let [e] = t;
		e && isLarge(e) ? yield* splitLarge(e) : yield {
			kind: "files",
			entries: t
		};
	}
}
function* splitForHashing(e) {
	for (let t of batches(e)) yield {
		kind: "hash",
		entries: t
	};
}
const isLarge = (e) => e.kind !== "bytes" && e.size > 4194304;
function* batches(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = getMaxBytes(r);
		t.length > 0 && (t.length === 200 || n + e > 1048576) && (yield t, t = [], n = 0), t.push(r), n += e;
	}
	t.length > 0 && (yield t);
}
function* splitLarge(e) {
	let { size: t } = e, n = chooseMethod(e.path, t, (t, n) => {
		let r = Buffer.allocUnsafe(n);
		return readInto(e, r, t, n), r;
	});
	yield {
		kind: "large",
		source: e,
		method: n
	};
	for (let r = 0; r < t; r += $) yield {
		kind: "part",
		source: e,
		method: n,
		start: r,
		length: Math.min($, t - r)
	};
}
// src/deploy/steps/pack/pack-piece.ts
const Mt = 1 << 20;
var PiecePacker = class {
	#e = Buffer.alloc(0);
	pack(e, t) {
		return e.kind === "hash" ? {
			kind: "hash",
			files: e.entries.map((e) => this.#t(e))
		} : e.kind === "files" ? packFiles(e.entries, t) : e.kind === "large" ? hashLarge(e) : this.#n(e, t);
	}
	#t(e) {
		let { path: t, size: n } = e;
		if (e.kind === "bytes") return {
			path: t,
			size: n,
			sha256: sha256(e.bytes)
		};
		if (n > 4194304) return {
			path: t,
			size: n,
			sha256: hashSource(e)
		};
		let r = this.#r(n);
		return readInto(e, r, 0, n), {
			path: t,
			size: n,
			sha256: sha256(r)
		};
	}
	#n(e, t) {
		let { source: n, method: r, start: i, length: a } = e, o = Math.min(i, 32768), s = this.#r(o + a);
		readInto(n, s, i - o, o + a);
		let c = s.subarray(o), l = i + a === n.size, u = r === 8 ? compressPart(c, s.subarray(0, o), l) : c, d = Buffer.from(bufferFor(u.byteLength, t)).subarray(0, u.byteLength);
		return d.set(u), {
			kind: "part",
			path: n.path,
			crc: Z(c),
			length: a,
			bytes: d
		};
	}
	#r(e) {
		return this.#e.byteLength < e && (this.#e = Buffer.from(bufferFor(e, void 0))), this.#e.subarray(0, e);
	}
};
function packFiles(e, t) {
	let n = e.reduce((e, t) => e + getMaxBytes(t), 0), r = Buffer.from(bufferFor(n, t)), i = [], a = 0;
	for (let t of e) {
		let { path: e, size: n } = t, o = Buffer.from(e), s = a;
		a += 30 + o.byteLength;
		let c = r.subarray(a, a + n);
		t.kind === "bytes" ? c.set(t.bytes) : readInto(t, c, 0, n);
		let l = {
			path: e,
			size: n,
			sha256: sha256(c),
			crc: Z(c),
			...shrink(e, c)
		};
		writeLocalHeader(r, s, {
			...l,
			name: o
		}), a += l.compressed, i.push(l);
	}
	return {
		kind: "files",
		files: i,
		bytes: r.subarray(0, a)
	};
}
function shrink(e, t) {
	let n = t.byteLength, sample = (e, n) => t.subarray(e, e + n);
	if (chooseMethod(e, n, sample) === 8) {
		let e = compressWhole(t);
		if (e.byteLength < n) return t.set(e), {
			method: 8,
			compressed: e.byteLength
		};
	}
	return {
		method: 0,
		compressed: n
	};
}
function hashLarge(e) {
	let t = Y("sha256"), n = [], r = 0;
	for (let i of readParts(e.source)) t.update(i), r = Z(i, r), n.push(Z(i));
	let { path: i, size: a } = e.source;
	return {
		kind: "large",
		file: {
			path: i,
			size: a,
			sha256: t.digest("hex"),
			crc: r,
			method: e.method
		},
		partCrcs: n
	};
}
function bufferFor(e, t) {
	return t && t.byteLength >= e ? t : new ArrayBuffer(Math.ceil(e / Mt) * Mt);
}
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
const Nt = {
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
}, Pt = {
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
}, Ft = {
	...Pt,
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
const It = createPnpmCommands("pnpm"), Lt = createPnpmCommands("rush-pnpm"), Rt = {
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
}, zt = {
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
const Bt = {
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
}, Vt = {
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
}, Ht = {
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
}, Ut = {
	npm: Nt,
	yarn: Pt,
	"yarn@berry": Ft,
	pnpm: It,
	"pnpm@6": {
		...It,
		run: dashDashArg("pnpm", "run", ["-F", "--filter"])
	},
	"pnpm-rush": Lt,
	bun: Rt,
	aube: zt,
	deno: Bt,
	nub: Vt,
	upm: Ht
}, Wt = {
	yarn: ["add", "uninstall"],
	pnpm: ["add"],
	"pnpm@6": ["add"],
	"pnpm-rush": ["add"]
}, Gt = {
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
	let i = Ut[e][t];
	r.ignoreWorkspaceRootCheck && Wt[e]?.includes(t) && (n = ["--ignore-workspace-root-check", ...n]);
	let a = Gt[e];
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
const Kt = [
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
], qt = {
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
}, Jt = {
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
		let n = await yt.stat(e);
		return t === "file" ? n.isFile() : n.isDirectory();
	} catch {
		return !1;
	}
}
function* lookup(e = Dt.cwd()) {
	let t = Q.resolve(e), { root: n } = Q.parse(t);
	for (; t && t !== n;) yield t, t = Q.dirname(t);
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
		let t = Q.resolve(e.stopDir);
		stopDir = (e) => e === t;
	} else stopDir = e.stopDir;
	for (let r of lookup(t)) {
		for (let t of n) switch (t) {
			case "lockfile":
				if (await pathExists(Q.join(r, "rush.json"), "file")) return {
					name: "pnpm",
					agent: "pnpm-rush"
				};
				for (let t of Object.keys(qt)) if (await pathExists(Q.join(r, t), "file")) {
					let n = qt[t];
					return await parsePackageJson(Q.join(r, "package.json"), e) || {
						name: n,
						agent: n
					};
				}
				break;
			case "packageManager-field":
			case "devEngines-field": {
				let t = await parsePackageJson(Q.join(r, "package.json"), e);
				if (t) return t;
				break;
			}
			case "install-metadata": for (let e of Object.keys(Jt)) {
				let t = e.endsWith("/") ? "dir" : "file";
				if (await pathExists(Q.join(r, e), t)) {
					let t = Jt[e];
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
		let n = await yt.readFile(e, "utf8"), r = t.packageJsonParser ? await t.packageJsonParser(n, e) : JSON.parse(n), i = getNameAndVer(r);
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
	if (Kt.includes(e)) return n = e, {
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
	if (!n) return !t.command && !t.output && await refuseUnbuilt(e.buildRoot), {
		install: t.install,
		build: t.command
	};
	let r = {
		cwd: e.buildRoot,
		stopDir: e.workspace
	}, i = (await detect({
		...r,
		strategies: ["packageManager-field", "lockfile"]
	}))?.agent ?? "npm", a = await detect({
		...r,
		strategies: ["lockfile"]
	}), { install: o } = t, s;
	if (!o && n.needsInstall && a ? (o = command(i, "frozen"), s = await severalLockfiles(e, i)) : !o && n.needsInstall && (o = command(i, "install"), s = "No lockfile: dependency versions may differ between builds. Commit the lockfile."), t.command) return {
		install: o,
		build: t.command,
		remark: s
	};
	if (n.hasBuildScript) return {
		install: o,
		build: command(i, "run", "build"),
		remark: s
	};
	if (t.output) return {
		install: t.install,
		build: void 0
	};
	let l = `${Q.join(t.root, "package.json")} has no "build" script, and build.command is not set.`;
	throw new c("BUILD_COMMAND_MISSING", l);
}
const Yt = [
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
	let t = await readdir(e);
	for (let [e, n, r] of Yt) {
		let i = t.find((t) => e.test(t));
		if (!i) continue;
		let a = `Found ${i}, but no package.json, and build.command is not set`, o = `Set build.command, for example "${n}", and build.output: ${r}. To deploy a committed folder as it is, set only build.output.`, s = `${a}: nothing builds the site.`;
		throw new c("BUILD_COMMAND_MISSING", s, { remedy: o });
	}
}
async function severalLockfiles(e, t) {
	let n = [...await readdir(e.buildRoot), ...await readdir(e.workspace)], r = Object.entries(qt).filter(([e]) => n.includes(e));
	if (!(new Set(r.map(([, e]) => e)).size < 2)) return `Found ${r.map(([e]) => e).join(" and ")}: using ${t}. Remove the outdated lockfile.`;
}
function command(e, t, ...n) {
	let r = resolveCommand(e, t, n), i = `The package manager ${e} has no command for "${t}".`;
	if (r === null) throw new c("BUILD_COMMAND_MISSING", i);
	return [r.command, ...r.args].join(" ");
}
async function readManifest(e) {
	let t = Q.join(e, "package.json"), n = await M(t);
	if (n !== void 0) try {
		let e = JSON.parse(n), t = [
			"dependencies",
			"devDependencies",
			"optionalDependencies",
			"workspaces"
		].some((t) => Object.keys(e[t] ?? {}).length > 0);
		return {
			hasBuildScript: typeof e.scripts?.build == "string",
			needsInstall: t
		};
	} catch (e) {
		let n = {
			cause: e,
			remedy: "Correct package.json."
		};
		throw new c("BUILD_COMMAND_MISSING", `${t} is not valid JSON.`, n);
	}
}
var CommandOutput = class {
	tail = [];
	reasons = [];
	read(e) {
		let t = Et(e.slice(0, 2e3)).trimEnd();
		this.tail.push(t), this.tail.length > 25 && this.tail.shift(), Xt.test(t) && this.reasons.length < 40 && this.reasons.push(t);
	}
};
const Xt = /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/, Zt = [
	[matchAny("SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS_CERT|self[- ]signed certificate", "CERT_(HAS_EXPIRED|NOT_YET_VALID|UNTRUSTED|SIGNATURE_FAILURE)", "unable to (get local issuer certificate|verify the first certificate)"), "The certificate of the package registry, or of a proxy in front of it, is not trusted. Set NODE_EXTRA_CA_CERTS, or \"cafile\" in .npmrc, to the certificate file of your authority."],
	[matchAny("\\b(E401|E403|ENEEDAUTH)\\b|ERR_PNPM_FETCH_40[13]|YN0041", "\\b401 Unauthorized\\b"), "The package registry requires a login. Add the variable that holds its token to build.passEnv, and refer to it in .npmrc."],
	[matchAny("\\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\\b", "ERR_PNPM_META_FETCH_FAIL"), "The package registry can't be reached. Check its URL in .npmrc, the proxy (HTTPS_PROXY), and that this machine can resolve its name."],
	[matchAny("only install packages when your package\\.json and|YN0028|ERR_PNPM_(OUTDATED|NO)_LOCKFILE", "can only install with an existing package-lock|lockfile (needs to be updated|is frozen)"), "Run the package manager's install command on your machine, and commit the lockfile that it writes. If it stays the same, delete it and node_modules first."]
];
function matchAny(...e) {
	return new RegExp(e.join("|"), "i");
}
function explainInstall(e) {
	let t = getKeyLines(e.reasons);
	if (t.length === 0) return { facts: ["last lines of its output:", ...quoted(e.tail)] };
	let [, n] = Zt.find(([e]) => e.test(t.join("\n"))) ?? [];
	return {
		facts: ["its output:", ...quoted(t)],
		remedy: n
	};
}
function getKeyLines(e) {
	let t = e.findIndex((e) => /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(e));
	return e.slice(0, t === -1 ? void 0 : t).filter((e) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(e)).slice(0, 8);
}
const quoted = (e) => e.map((e) => `| ${e}`), Qt = "SITE_DEPLOY_BUILD";
async function killLeftoverProcesses(e, t) {
	let n = new Map(), r = new Map();
	for (let t = 0; t < 5; t += 1) {
		let t = (await processesWith(`${Qt}=${e}`)).filter(([e]) => !r.has(e));
		if (t.length === 0) break;
		for (let [e, i] of t) (kill(e) ? n : r).set(e, i);
	}
	let warn = (e, n) => {
		if (e.size === 0) return;
		let r = [...e].map(([e, t]) => `${t} (process ${e})`), i = F(e.size, "process");
		t.log.warn(`The build left ${i} running${n}: ${x(r)}.`);
	};
	warn(n, "; ended now"), warn(r, " that can't be ended");
}
async function processesWith(e) {
	let t = (await readdir("/proc").catch(() => [])).filter((e) => /^\d+$/.test(e)), n = [];
	for (let r of t) {
		if (!(await readFile(`/proc/${r}/environ`, "latin1").catch(() => "")).split("\0").includes(e)) continue;
		let t = await readFile(`/proc/${r}/cmdline`, "utf8").catch(() => "");
		n.push([Number(r), t.replaceAll("\0", " ").trim().slice(0, 100) || "?"]);
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
const $t = anyName(String.raw`\.git \.github \.hg \.svn node_modules \.env.* \.npmrc \.yarnrc(\.yml)? \.netrc`, String.raw`\.pypirc \.git-credentials \.htpasswd \.ssh \.aws \.azure \.gnupg`, String.raw`\.?site\.config\.ya?ml`), en = anyName(String.raw`package\.json package-lock\.json npm-shrinkwrap\.json yarn\.lock bun\.lockb?`, String.raw`pnpm-(lock|workspace)\.yaml deno\.(jsonc?|lock) Gemfile(\.lock)? Cargo\.(toml|lock)`, String.raw`composer\.(json|lock) go\.(mod|sum) pyproject\.toml (poetry|uv)\.lock`, String.raw`Pipfile(\.lock)? requirements\.txt`);
function isNeverPublished(e) {
	return $t.test(e);
}
function isSource(e) {
	return en.test(e);
}
function anyName(...e) {
	return RegExp(`^(${e.join(" ").replaceAll(" ", "|")})$`, "i");
}
const tn = 2e5;
function readSiteTree(e) {
	let t = ht(e), n = [], r = [], i = [], a = 0, visit = (e, o, s) => {
		for (let c of mt(e, { withFileTypes: !0 })) {
			let l = o + c.name;
			if (a += 1, a > tn) throw tooManyNames(t);
			if (isNeverPublished(c.name) || o === "" && en.test(c.name)) {
				r.push(l);
				continue;
			}
			let u = `${e}${Q.sep}${c.name}`, d = u;
			if (c.isSymbolicLink() && (d = targetInside(t, u)), !d || s.includes(d)) {
				i.push(l);
				continue;
			}
			let f = gt(d, { throwIfNoEntry: !1 });
			if (!f) throw notThere(l, d);
			f.isDirectory() ? visit(d, `${l}/`, [...s, d]) : f.isFile() ? n.push({
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
	let t = `${e} has more than ${tn} files and folders.`;
	return new c("PACKAGE_TOO_MANY_FILES", t, { facts: ["Linked folders count with all their contents."] });
}
function notThere(e, t) {
	if (e.includes("�")) return new c("PACKAGE_NAME_REFUSED", "The built site contains a name that is not UTF-8.", { facts: [e] });
	let n = `${e} was removed while the built site was being read.`;
	return new c("FILE_GONE", n, { facts: [t] });
}
function targetInside(e, t) {
	try {
		let n = ht(t);
		return E(e, n) ? n : void 0;
	} catch {
		return;
	}
}
// src/deploy/steps/build/output.ts
const nn = "dist build _site out public site www output .output/public book".split(" "), rn = 2e3;
async function findOutput(e, t) {
	let n = t !== void 0, { output: r } = e.config.build;
	if (r) return configured(e, r, n);
	for (let t of n ? await frameworkOutputs(e.buildRoot) : ["."]) {
		let r = await inside(e, t);
		if (!(n && E(r, e.buildRoot)) && hasStartPage(r)) return r;
	}
	let i = [];
	for (let t of nn) {
		let n = startPageTime(Q.join(e.buildRoot, t));
		n !== void 0 && i.push({
			folder: t,
			written: n
		});
	}
	let a = i.filter((e) => t && e.written >= t), o = (a.length > 0 ? a : i).map((e) => e.folder), [s] = o;
	if (s && o.length === 1) return inside(e, s);
	let c = "Nothing was built because build.command is not set, and no usual folder has an index.html.";
	throw s ? c = `Several folders could be the built site: ${o.join(", ")}.` : n && (c = "None of the usual output folders has an index.html after the build."), await notFound(e, c, n || !!s);
}
async function configured(e, t, n) {
	let r = await inside(e, t), i = Q.join(e.config.build.root, t), a = `The folder "${i}" (build.output)`, o = n ? `${a} does not exist after the build.` : `${a} does not exist, and nothing was built because build.command is not set.`;
	if (!isFolder(r)) throw await notFound(e, o, n);
	if (hasStartPage(r)) return r;
	let [s, ...l] = await startPagesBelow(r);
	if (!s) return r;
	let u = [s, ...l].map((e) => `found one in ${Q.posix.join(i, e)}`), d = `Set build.output: ${Q.posix.join(t, s)}`;
	throw new c("BUILD_OUTPUT_NOT_FOUND", `${a} has no index.html.`, {
		facts: P(u, 5),
		remedy: l.length === 0 ? d : void 0
	});
}
const inside = (e, t) => w(e.workspace, Q.relative(e.workspace, Q.resolve(e.buildRoot, t)) || ".", "The build output");
async function notFound(e, t, n) {
	let r = await readFolders(e.buildRoot), i = [];
	for (let t of r) {
		let n = Q.join(e.buildRoot, t), r = hasStartPage(n) ? ["."] : await startPagesBelow(n);
		for (let e of r) i.push(`found an index.html in ${Q.posix.join(t, e)}`);
	}
	let a = r.filter((e) => !e.startsWith(".")), o = !e.config.build.output && hasStartPage(e.buildRoot), s = v([
		a.length !== 0 && `folders in build.root: ${a.join(", ")}`,
		...P(i, 5),
		o && on
	]);
	return new c("BUILD_OUTPUT_NOT_FOUND", t, {
		facts: s,
		remedy: n ? void 0 : an
	});
}
const an = "If the site has a build, set build.command; Markdown needs one, such as MkDocs or VitePress. Otherwise, set build.output to the folder with its index.html, relative to build.root.", on = "build.root itself has an index.html, but it holds the sources: it is used only if build.output names it";
async function readFolders(e) {
	return (await readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((e) => e.isDirectory() && !isNeverPublished(e.name)).map((e) => e.name);
}
async function startPagesBelow(e) {
	let t = await readFolders(e);
	for (let n = 0; t.length > 0 && n < rn; n += t.length) {
		let r = [], i = [];
		for (let a of t.slice(0, rn - n)) {
			hasStartPage(Q.join(e, a)) && r.push(a);
			let t = await readFolders(Q.join(e, a));
			i.push(...t.map((e) => Q.posix.join(a, e)));
		}
		if (r.length > 0) return r.sort();
		t = i;
	}
	return [];
}
const isFolder = (e) => h(e)?.isDirectory() ?? !1, hasStartPage = (e) => startPageTime(e) !== void 0;
function startPageTime(e) {
	let t = h(Q.join(e, "index.html"));
	if (t?.isFile()) return t.mtimeMs;
}
const sn = {
	nextjs: ["out"],
	nuxtjs: [".output/public", "dist"],
	astro: ["dist"],
	vitepress: [".vitepress/dist", "docs/.vitepress/dist"],
	vuepress: [".vuepress/dist", "docs/.vuepress/dist"]
};
async function frameworkOutputs(e) {
	let [{ detectFrameworks: t }, { appFrameworks: n }] = await Promise.all([import("./frameworks.js").then((e) => e.n), import("./frameworks.js").then((e) => e.r)]), r = (await t((await readdir(e)).map((t) => Q.join(e, t)), n)).flatMap((e) => e.frameworks).toReversed(), i = r.flatMap(({ id: e, config: { outputLocation: t } }) => {
		let n = sn[e] ?? [];
		return !t || t.startsWith("{") || t === "." ? n : [...n, t];
	});
	return r.some((e) => e.id === "angular") ? [...await angularOutputs(e), ...i] : i;
}
async function angularOutputs(e) {
	let t = await M(Q.join(e, "angular.json"));
	return Object.entries(r(r(I(t ?? "")).projects)).flatMap(([e, t]) => {
		let { projectType: n, architect: i } = r(t);
		if (n === "library") return [];
		let { options: a } = r(r(i).build), { outputPath: o = Q.posix.join("dist", e) } = r(a);
		if (typeof o == "string") return [Q.posix.join(o, "browser"), o];
		let { base: s, browser: c = "browser" } = r(o);
		return typeof s != "string" || typeof c != "string" ? [] : [Q.posix.join(s, c)];
	});
}
// src/deploy/steps/build/root-site.ts
async function stageRootSite(e, t, n, r) {
	let i = (n ? void 0 : await listWithGit(e, t, r)) ?? await listAll(t), a = [e.config.content.file, e.config.seo.file].map((n) => Q.relative(t, Q.join(e.workspace, n)).replaceAll(Q.sep, "/")), isSite = (e) => !a.includes(e) && !isOfRepository(e), o = Q.join(r.scratch, "root-site");
	await mkdir(o);
	for (let e of i.filter(isSite)) await copy(Q.join(t, e), Q.join(o, e));
	let s = new Set(i.filter((e) => !isSite(e)).map((e) => e.split("/")[0] ?? ""));
	return r.log.info(`The root of the repository is the site. Not published: .git${s.size > 0 ? ", " : ""}${x([...s].sort())}${n ? "" : ", and files that git ignores"}.`), o;
}
async function copy(e, n) {
	let r = await lstat(e).catch((e) => {
		if (!t(e)) throw e;
	});
	await mkdir(Q.dirname(n), { recursive: !0 }), r?.isSymbolicLink() ? await symlink(await readlink(e), n) : r?.isFile() && await copyFile(e, n, bt.COPYFILE_FICLONE);
}
function isOfRepository(e) {
	let t = e.split("/"), [n = ""] = t;
	return n.startsWith(".") && n !== ".well-known" || isSource(n) || t.some(isNeverPublished);
}
async function listWithGit(e, t, n) {
	return (((await n.git(e.workspace, [
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	], n.signal))?.split("\0").filter(Boolean))?.map((t) => Q.join(e.workspace, t)))?.filter((e) => E(t, e)).map((e) => Q.relative(t, e).replaceAll(Q.sep, "/"));
}
async function listAll(e, t = "") {
	let n = [];
	for (let r of await readdir(Q.join(e, t), { withFileTypes: !0 })) {
		let i = t + r.name;
		r.isFile() || r.isSymbolicLink() ? n.push(i) : r.isDirectory() && !isNeverPublished(r.name) && n.push(...await listAll(e, `${i}/`));
	}
	return n;
}
// src/deploy/steps/build/text-keys.ts
function catalogueFile({ content: e }) {
	return Q.posix.join(Q.posix.dirname(e.file), "text-keys.json");
}
const cn = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|html)$/, ln = /^(?:\.|node_modules$|dist$|build$|out$|coverage$)/, un = String.raw`(["'\x60])((?:\\.|(?!\3)[^\\])*)\3`, dn = new RegExp(String.raw`(?<![\w$.])t\(\s*(["'])([^"'\s]+)\1\s*,\s*${un}`, "gs"), fn = /<Text\b[^>]*?\sk=(["'])([^"'\s]+)\1[^>]*>([^<{]+)<\/Text>/g, pn = /<\w[^<>]*?\sk=(["'])([^"'\s]+)\1[^<>]*?\stext=(["'])([^<>]*?)\3/g;
async function readTextKeys({ buildRoot: e, config: t }) {
	let n = new Map(), r = Q.resolve(e, t.build.output ?? "dist"), add = (e = "", t = "") => n.set(e, (n.get(e) ?? new Set()).add(t));
	for (let t of await listSources(e, r)) {
		let e = await readFile(t, "utf8");
		for (let [, , t, , n = ""] of e.matchAll(dn)) n.includes("${") || add(t, readEscapes(n));
		for (let [, , t, n = ""] of e.matchAll(fn)) add(t, n.replace(/\s+/g, " ").trim());
		for (let [, , t, , n] of e.matchAll(pn)) add(t, n);
	}
	return new Map([...n].sort(([e], [t]) => e < t ? -1 : 1));
}
async function listSources(e, t) {
	let n = [];
	for (let r of await readdir(e, { withFileTypes: !0 })) {
		let i = Q.join(e, r.name);
		r.isFile() && cn.test(r.name) ? n.push(i) : r.isDirectory() && !ln.test(r.name) && i !== t && n.push(...await listSources(i, t));
	}
	return n;
}
function readEscapes(e) {
	let escaped = (e) => I(`"${e}"`) ?? e.slice(1);
	return e.replace(/\\(?:u[\da-f]{4}|.)/gis, (e) => String(escaped(e)));
}
async function textKeyWarning(e) {
	let t = catalogueFile(e.config), n = await M(Q.join(e.workspace, t));
	if (n === void 0) return;
	let i = new Map(Object.entries(r(I(n)))), a = await readTextKeys(e), o = await Te(e.workspace, e.config.content.file), s = [...a.keys()], isChanged = (e) => !a.get(e)?.has(String(i.get(e))), isDifferent = (e) => (a.get(e)?.size ?? 0) > 1, c = s.filter((e) => i.has(e) && isChanged(e)), l = c.filter((e) => o?.texts.has(e)), u = [
		[`Text keys that ${t} does not list`, s.filter((e) => !i.has(e))],
		["Text keys that no code uses", [...i.keys()].filter((e) => !a.has(e))],
		["Text keys with another text in the code", c],
		["Visitors still see the edited text of", l],
		["Text keys with different texts in the code", s.filter(isDifferent)]
	].filter(([, e]) => e.length > 0);
	if (u.length !== 0) return `${u.map(([e, t]) => `${e}: ${x(t)}.`).join(" ")} Review them, and run "site-deploy texts keys".`;
}
async function build(e, t) {
	let n = await findCommands(e);
	n.remark && t.log.warn(n.remark);
	let r = await textKeyWarning(e);
	r && t.log.warn(r, { concern: "visitors" });
	let i = Date.now() - 20, a = v([n.install, n.build]);
	a.length > 0 && await runCommands(n, e, t);
	let o = n.build !== void 0, s = await findOutput(e, o ? i : void 0);
	return E(s, e.buildRoot) ? {
		folder: await stageRootSite(e, s, o, t),
		commands: a
	} : {
		folder: s,
		commands: a
	};
}
async function runCommands(e, t, n) {
	ye(t, n);
	let r = t.config.build.timeoutMinutes, i = AbortSignal.timeout(r * 6e4), a = xt(), o = await writeContent(t, n), s = {
		...me(t, n.env, o),
		[Qt]: a
	}, l = AbortSignal.any([n.signal, i]), u = {
		plan: t,
		environment: s,
		deps: n,
		remark: e.remark,
		signal: l
	};
	try {
		e.install && await run(e.install, installFailed, u), e.build && await run(e.build, buildFailed, u);
	} catch (e) {
		if (n.signal.throwIfAborted(), !i.aborted || e instanceof c) throw e;
		let t = `The build was stopped after ${F(r, "minute")} (build.timeoutMinutes).`;
		throw new c("BUILD_TIMEOUT", t);
	} finally {
		await killLeftoverProcesses(a, n);
	}
}
async function writeContent({ workspace: e, config: t }, n) {
	let { content: r, seo: i } = t, write = async (e, t) => {
		let r = Q.join(n.scratch, e);
		return await writeFile(r, `${JSON.stringify(t, null, 2)}\n`), r;
	}, a = r.mode === "commit" ? await Te(e, r.file) : void 0;
	return {
		texts: await write("site-text.json", Object.fromEntries(a?.texts ?? [])),
		seo: await write("site-seo.json", i.enabled ? await Ce(e, i.file) : { pages: {} })
	};
}
const installFailed = (e, t) => new c("BUILD_INSTALL_FAILED", e, { ...explainInstall(t) }), buildFailed = (e, t) => new c("BUILD_FAILED", e, { facts: ["last lines of its output:", ...t.tail.map((e) => `| ${e}`)] }), toolMissing = (e, t) => new c("BUILD_TOOL_MISSING", e, { facts: buildFailed(e, t).facts });
async function run(e, t, n) {
	let { runCommand: r } = await import("./exec.js").then((e) => e.n), { plan: i, environment: a, deps: o, remark: s, signal: c } = n, l = Q.relative(i.workspace, i.buildRoot), u = o.log.foreign(l ? `${e}  (in ${l})` : e), d = new CommandOutput();
	try {
		let n = await r(e, {
			cwd: i.buildRoot,
			env: a,
			signal: c,
			onLine(e) {
				u.line(e), d.read(e);
			}
		});
		if (n.code === 0) return;
		let l = `exited with code ${n.code}`;
		n.code === null && (l = `was terminated by ${n.killedBy}`);
		let f = n.code === 127 || n.code === 9009, p = await import("./frameworks.js").then((e) => e.t).then((e) => e.unfitNode(i.buildRoot, a, o)).catch(() => void 0), m = v([
			`"${e}" ${l}.`,
			p,
			f && s
		]).join(" ");
		throw (f ? toolMissing : t)(m, d);
	} finally {
		u.close();
	}
}
// src/deploy/artifact/limits.ts
const mn = {
	files: 65535,
	bytes: 4294967295
};
function checkLimits(e, t) {
	let n = Math.min(t.maxFiles, mn.files);
	if (e.length > n) {
		let t = `the limit is ${n} (hosting.maxFiles)`, r = ["folders with the most files:", ...largestFolders(e)], i = `The built site has ${e.length} files; ${t}.`;
		throw new c("PACKAGE_TOO_MANY_FILES", i, { facts: r });
	}
	let r = e.reduce((e, t) => e + t.size, 0), i = Math.min(t.maxTotalSize, mn.bytes - (64 << 20));
	if (r <= i) return;
	let a = e.toSorted((e, t) => t.size - e.size).slice(0, 10).map((e) => `${N(e.size).padStart(9)}  ${e.path}${hint(e.path)}`), o = `the limit is ${N(i)} (hosting.maxTotalSize)`, s = `The built site is ${N(r)}; ${o}.`;
	throw new c("PACKAGE_TOO_LARGE", s, { facts: ["largest files:", ...a] });
}
function hint(e) {
	return e.endsWith(".map") ? "  (source map)" : /\.(mp4|webm|mov|avi)$/i.test(e) ? "  (video)" : "";
}
function largestFolders(e) {
	return [...Map.groupBy(e, (e) => Q.posix.dirname(e.path))].sort(([, e], [, t]) => t.length - e.length).slice(0, 5).map(([e, { length: t }]) => `${String(t).padStart(6)}  ${e}`);
}
// src/deploy/steps/pack/check-tree.ts
function checkTree(e) {
	let { folder: t, files: n, forbidden: r, escaping: i } = e;
	if (i.length > 0) {
		let e = `The built site has ${F(i.length, "symbolic link")} pointing outside the site, to a missing file or to a folder that contains the link.`, t = {
			facts: P(i),
			remedy: "Replace the links with the files themselves, or leave them out of the build output."
		};
		throw new c("PATH_OUTSIDE_WORKSPACE", e, t);
	}
	if (r.length > 0) {
		let e = `${t} contains ${F(r.length, "path")} that must not be published.`;
		throw new c("PACKAGE_FORBIDDEN_FILE", e, { facts: P(r) });
	}
	if (n.length === 0) throw new c("PACKAGE_EMPTY", `There are no files in ${t}.`);
	return inByteOrder(n).map((e) => ({
		kind: "file",
		...e
	}));
}
function inByteOrder(e) {
	return Array.from(e, (e) => ({
		file: e,
		key: Buffer.from(e.path)
	})).sort((e, t) => Buffer.compare(e.key, t.key)).map((e) => e.file);
}
function createManifest(e) {
	return {
		files: e,
		totalBytes: e.reduce((e, t) => e + t.size, 0),
		largestBytes: e.reduce((e, t) => Math.max(e, t.size), 0)
	};
}
// src/deploy/steps/pack/copy.ts
async function copyEntries(e, t, n) {
	let r = new Set(), i = we(n), a = [], o = Buffer.allocUnsafeSlow($);
	for (let n of e) {
		let e = Q.join(t, n.path), s = Q.dirname(e);
		r.has(s) || ut(s, { recursive: !0 }), r.add(s), a.push({
			path: n.path,
			size: n.size,
			sha256: copyAndHash(n, e, o)
		}), await i();
	}
	return a;
}
function copyAndHash(e, t, n) {
	if (e.kind !== "bytes" && e.size > n.byteLength) return copyLarge(e, t);
	let r = n.subarray(0, e.size);
	return e.kind === "bytes" ? r = e.bytes : readInto(e, r, 0, e.size), _t(t, r, { flag: "wx" }), sha256(r);
}
function copyLarge(e, t) {
	let n = dt(t, "wx");
	try {
		return hashSource(e, (e) => {
			for (let t = 0; t < e.byteLength;) t += vt(n, e, t);
		});
	} finally {
		J(n);
	}
}
// src/deploy/steps/live-site/sample.ts
const hn = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function pickSample(e, t) {
	let n = plainPaths(e.hosting.text), r = e.manifest.files.filter((e) => !hn.test(e.path)), isServed = (e) => !isDoubtful(e) && !whyUnserved(e) && n(`/${e}`), isFit = (e) => e > 0 && e <= 1048576, i = r.filter((e) => isFit(e.size) && isServed(e.path)), a = ce(e.live?.contents?.list, r), o = a && [...a.changed, ...a.added], s = new Set(o), c = fe(e.marker.contents), l = Number.parseInt(e.provenance.files.slice(-8), 16) || 0, u = spread$1(i.filter((e) => s.has(e.path) || c(e.path)), 16, l), d = i.filter((e) => /^(index|404)\.html$/.test(e.path)), f = spread$1(i.filter((e) => !d.includes(e)), t - d.length, l);
	return {
		files: [...new Set([
			...u,
			...d,
			...f
		])],
		changed: o?.length,
		changedPicked: u.length
	};
}
function spread$1(e, t, n) {
	let r = Math.max(1, Math.floor(e.length / Math.max(1, t))), i = Math.min(e.length, Math.max(0, t)), pick = (t, i) => e[(n + i * r) % e.length];
	return v(Array.from({ length: i }, pick));
}
function plainPaths(e) {
	let t = parseHosting(e), n = (Array.isArray(t.routes) ? t.routes : []).map((e) => String(r(e).route ?? ""));
	return (e) => !n.some((t) => {
		let [n = ""] = t.split(/[*{]/);
		return t === "/" ? e === "/" || e === "/index.html" : e.startsWith(n);
	});
}
function addressOfFile(e, t) {
	return `${e}/${t.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(e) {
	return r(I(e));
}
function whyUnserved(e) {
	let [t] = /^(api|\.auth)(?=\/)/.exec(e) ?? [];
	if (t) return `the reserved folder ${t}`;
	let n = /(^|\/)(bin|app_data)(\/|$)/i.exec(e)?.[2];
	if (n) return `a folder named ${n}`;
	if (/\.resx$/i.test(e)) return "the ending .resx";
	if (e.includes("+")) return "a + in its name";
	if (/%[\da-f]{2}/i.test(e)) return "a % followed by two hexadecimal digits in its name";
}
function isDoubtful(e) {
	return gn.test(e) || _n.test(e);
}
const gn = /(^|\/)(app_(code|browsers|webreferences|(global|local)resources)|web\.config)(\/|$)/i, _n = RegExp("\\.(resources|cs|csproj|vb|vbproj|java|asax|ascx|master|skin|browser|config|sitemap|mdb|mdf|ldf|ldb|ad|dd|sd|rules)$", "i");
// src/deploy/steps/pack/names.ts
function checkNames(e) {
	let t = [], n = new Set(), r = new Map(), i = new Set(e);
	for (let a of e) {
		let e = refusal$1(a);
		if (e) t.push(`${O(JSON.stringify(a))}: ${e}`);
		else for (let e = a; e !== "" && !n.has(e); e = getParentFolder(e)) {
			e !== a && (n.add(e), i.has(e) && t.push(`${e}: both a file and a folder have this name`));
			let o = e.normalize("NFC").toLowerCase(), s = r.get(o);
			s ? s !== e && t.push(`${e}: the same as ${s} if ${formatIgnored(e, s)}`) : r.set(o, e);
		}
	}
	if (t.length === 0) return;
	let a = `The built site has ${F(t.length, "name")} that the hosting platform cannot store unchanged.`;
	throw new c("PACKAGE_NAME_REFUSED", a, { facts: P(t) });
}
function formatIgnored(e, t) {
	return e.normalize("NFC") === t.normalize("NFC") ? "accents are encoded in the same way" : "case is ignored";
}
function unservedWarnings(e) {
	let t = new Map(e.map((e) => [e, whyUnserved(e)])), n = e.filter((e) => t.get(e)), r = e.filter((e) => !t.get(e) && isDoubtful(e)), i = x(n.map((e) => `${e} (${t.get(e)})`));
	return v([n.length !== 0 && `The hosting platform returns 404 for ${i}, regardless of the site's configuration. Rename them.`, r.length !== 0 && `The hosting platform may return 404 for ${x(r)}: servers of its kind reserve such names. Rename the files that visitors need.`]);
}
function refusal$1(e) {
	if (e.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(e)) return "it contains a control character";
	if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(e)) return "it changes the text direction or breaks a line";
	if (b(e) !== e || e.split("/").some((e) => b(e) !== e)) return "a runner would interpret it as a command";
	if (e.includes("�") || !e.isWellFormed()) return "it is not valid UTF-8";
	if (/^[/]|^[a-z]:/i.test(e)) return "it is an absolute path";
	if (e.split("/").some((e) => e === "" || e === "." || e === "..")) return "it leads outside the site";
	if (Buffer.byteLength(e) > 1e3) return "it is longer than 1,000 bytes";
}
const getParentFolder = (e) => e.slice(0, Math.max(0, e.lastIndexOf("/")));
// src/deploy/steps/pack/write-artifact.ts
async function writeArtifact(e, t, n) {
	let r = await w(e.workspace, q, "The folder");
	await clear(r), ut(r);
	let i = checkTree(readSiteTree(t.folder));
	checkNames(i.map((e) => e.path)), checkLimits(i, e.config.hosting);
	let a = await copyEntries(i, Q.join(r, "site"), n.signal), { environment: o, version: s } = e, c = {
		slug: e.config.site.slug,
		environment: o,
		version: s,
		...e.provenance
	}, l = it(c, a), u = {
		format: 1,
		...c,
		digest: l,
		files: a
	};
	await writeFile(Q.join(r, "manifest.json"), JSON.stringify(u));
	let d = se(c);
	return {
		folder: q,
		name: d,
		manifest: createManifest(a),
		digest: l
	};
}
async function clear(e) {
	if ((await j(readdir(e)) ?? []).some((e) => e !== "site" && e !== "manifest.json")) {
		let e = `The folder ${q} contains something other than a built site.`, t = `Remove or rename ${q}: the built site needs that name.`;
		throw new c("USAGE", e, { remedy: t });
	}
	await rm(e, {
		recursive: !0,
		force: !0
	});
}
// src/deploy/build-only.ts
var vn = e({ buildOnly: () => buildOnly });
async function buildOnly(e, t) {
	let work = (t) => build(e, t), n = await t.step("build", work, (t) => C(e, t)), write = (t) => writeArtifact(e, n, t), r = await t.step("pack", write, ee);
	t.addFacts(ie(r)), t.complete("succeeded");
}
// src/hosting/patterns.ts
const yn = new Map();
function parse$1(e) {
	let t = yn.get(e);
	if (t) return t;
	let [n = "", r] = e.split("*", 2), i = (r ?? "").replace(/^\.\{?|\}$/g, "").split(",").map((e) => e.trim()).filter(Boolean), a = {
		start: n,
		isWildcard: r !== void 0,
		endings: i.map((e) => `.${e}`)
	};
	return yn.size > 5e3 && yn.clear(), yn.set(e, a), a;
}
function matchesPattern(e, t) {
	let { start: n, isWildcard: r, endings: i } = parse$1(e);
	return r ? t.startsWith(n) ? i.length === 0 || i.some((e) => t.endsWith(e)) : !1 : withoutSlash(n) === withoutSlash(t) || matchesFolder(n, t);
}
function withoutSlash(e) {
	return e.length > 1 && e.endsWith("/") ? e.slice(0, -1) : e;
}
function matchesFolder(e, t) {
	return e.endsWith("/index.html") ? withoutSlash(e.slice(0, -10)) === withoutSlash(t) : !1;
}
function pathThatMatches(e, t) {
	let { start: n, isWildcard: r, endings: i } = parse$1(e);
	if (r) return `${n}${t}${i[0] ?? ""}`;
}
// src/hosting/rules.ts
function toPath(e) {
	return e.startsWith("/") ? e : `/${e}`;
}
// src/hosting/hosted-site.ts
const bn = "staticwebapp.config.json", xn = 2e5;
async function readHostingConfigFile(e, t, n) {
	let { workspace: r, buildRoot: i, config: a } = e, o = await w(t.folder, bn, "the hosting configuration"), s = Q.resolve(i, a.hosting.config), c = await w(r, s, "hosting.config");
	for (let e of new Set([o, c])) {
		let t = Q.relative(r, e), i = await M(e);
		if (i !== void 0) {
			if (i.length <= xn) return parse(i, t, n);
			throw invalidHosting(t, [{
				file: t,
				line: 1,
				column: 1,
				message: `found ${i.length} characters, expected at most ${xn}`
			}]);
		}
	}
}
function parse(e, t, n) {
	let r = e.replace(/^\uFEFF/, ""), i = new te(t, r), a = $e(new te(t, blankComments(r))), o = "unreadable" in a ? a.unreadable : a.problems;
	if (o.length > 0 || "unreadable" in a) throw invalidHosting(t, o.map((e) => ({
		...e,
		message: e.message.replaceAll("YAML", "JSON")
	})));
	let { value: s } = a;
	if (typeof s != "object" || !s || Array.isArray(s)) throw invalidHosting(t, [i.problemAt(0, "expected an object in braces")]);
	return {
		value: normalizeTargets(Object.fromEntries(Object.entries(s)), n),
		file: t,
		problemAt(e, t) {
			for (let n = e.length; n > 0; --n) {
				let r = a.locate(e.slice(0, n));
				if (r) return i.problemAt(r.value, t);
			}
			return i.problemAt(0, t);
		}
	};
}
function normalizeTargets(e, t) {
	let normalize = (e) => !g(e) || typeof e.rewrite != "string" ? e : {
		...e,
		rewrite: normalizeTarget(e.rewrite, t)
	}, { navigationFallback: n, routes: r, responseOverrides: i } = e, a = { ...e };
	return g(n) && (a.navigationFallback = normalize(n)), Array.isArray(r) && (a.routes = r.map(normalize)), g(i) && (a.responseOverrides = Object.fromEntries(Object.entries(i).map(([e, t]) => [e, normalize(t)]))), a;
}
function normalizeTarget(e, t) {
	let n = e.trim().replace(/^(\.?\/+)?/, "/");
	if (/^[a-z][a-z\d+.-]*:/i.test(e) || /^\/(api|\.auth)\//i.test(n)) return e;
	let [r = ""] = n.split(/[?#]/), i = r.replace(/^\/|\/$/g, "");
	return `/${[
		r.slice(1),
		`${i}.html`,
		`${i}/index.html`.replace(/^\//, "")
	].find(t) ?? r.slice(1)}`;
}
function toJson(e) {
	return g(e) ? e : {};
}
function invalidHosting(e, t) {
	let n = `The hosting configuration ${e} has ${F(t.length, "error")}.`;
	return new c("HOSTING_CONFIG_INVALID", n, { problems: t });
}
function blankComments(e) {
	return e.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (e) => e.startsWith("//") || e.startsWith("/*") && e.endsWith("*/") ? e.replace(/[^\r\n]/g, " ") : e);
}
function isRestricted(e) {
	return Array.isArray(e.allowedRoles) && !e.allowedRoles.includes("anonymous");
}
function getRoutes(e) {
	return Array.isArray(e?.routes) ? e.routes.filter(g) : [];
}
function routeFor(e, t) {
	return e.find((e) => isForReading(e) && covers(e, t));
}
function isAsProtected(e, t, n) {
	let r = routeFor(e, [t]);
	return e.every((e) => !isRestricted(e) || e === r || !covers(e, n));
}
function isForReading(e) {
	return !Array.isArray(e.methods) || e.methods.some((e) => /^get$/i.test(e));
}
function covers(e, t) {
	if (typeof e.route != "string") return !1;
	let [n = "", r] = e.route.split("*");
	if (r === void 0) return t.includes(n);
	let i = r.replace(/^\.\{?|\}$/g, "").split(",");
	return t.some((e) => (e.startsWith(n) || `${e}/` === n) && (r === "" || i.some((t) => e.endsWith(`.${t}`))));
}
// src/deploy/steps/finish/browser/content-policy.ts
function policyProblem(e, t) {
	let n = e.split(",").map((e) => findProblem(e, new URL(t)));
	return n.find((e) => e?.stops === "script") ?? n.find(Boolean);
}
function findProblem(e, t) {
	let n = new Map();
	for (let t of e.split(";")) {
		let [e = "", ...r] = t.trim().toLowerCase().split(/\s+/);
		n.has(e) || n.set(e, r);
	}
	let getSources = (...e) => e.map((e) => n.get(e)).find(Boolean), allows = (e) => !e || e.some((e) => matchesSource(e, t)), r = getSources("script-src-elem", "script-src", "default-src");
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
function matchesSource(e, t) {
	if (e === "'self'") return !0;
	let matchesScheme = (e) => e === "http:" || e === t.protocol;
	if (/^[a-z][a-z\d+.-]*:$/.test(e)) return matchesScheme(e);
	let n = /^([a-z][a-z\d+.-]*:)?(?:\/\/)?(\*|(?:\*\.)?[^:/*']+)(?::(\d+|\*))?\/?$/.exec(e);
	if (!n) return !1;
	let [, r, i = "", a = ""] = n;
	if (r && !matchesScheme(r)) return !1;
	let o = t.port || (t.protocol === "https:" ? "443" : "80"), s = a === "" ? t.port === "" || i === "*" : ["*", o].includes(a), c = i.startsWith("*.") && t.hostname.endsWith(i.slice(1));
	return s && (i === "*" || i === t.hostname || c);
}
function hostingPolicies(e, t, n) {
	let r = {
		name: "The site's content security policy",
		policy: findPolicy(e.globalHeaders) ?? ""
	};
	if (t.filter((e) => findPolicy(e.headers) !== void 0).length === 0) return [r];
	let i = new Map();
	for (let e of n) {
		let n = routeFor(t, Be(e)), a = findPolicy(n?.headers);
		a === void 0 ? i.set(void 0, r) : i.set(n, {
			name: `The content security policy of route ${n?.route}`,
			policy: a
		});
	}
	return [...i.values()];
}
function findPolicy(e) {
	if (!g(e)) return;
	let [, t] = Object.entries(e).find(([e]) => /^content-security-policy$/i.test(e)) ?? [];
	if (t !== void 0) return String(t);
}
function policyWarnings(e, t, n, r) {
	return t.flatMap(({ name: t, policy: i }) => {
		let a = policyProblem(i, n);
		return a ? [`${t} blocks /${e.path}: ${a.reason}. ${r[a.stops]}`] : [];
	});
}
function detectScripts(e, t) {
	let n = new Map(t.map((e) => [Q.posix.dirname(e), e])), r = t.includes("index.html") ? ["index.html"] : [], i = spread([...n.values()], 200), a = spread(t, 200 - Math.min(200, i.length)), o = t.length <= 200 ? t : new Set([
		...r,
		...i,
		...a
	]), s = !1;
	for (let t of o) {
		let n = ft(`${e}/${t}`);
		if (Je(n)) return "framework";
		s ||= je(n);
	}
	if (s) return "modules";
	if (t.length > 200) return "unread";
}
function spread(e, t) {
	let n = Math.max(1, e.length / t);
	return e.filter((e, t) => t % n < 1);
}
function reportHold(e, t, n, r) {
	let { plan: i, found: a, scripts: o, hold: s, hasFrameworks: c } = t;
	if (a.pages.size + a.inApp.size === 0) return {
		frameworks: [],
		pages: 0
	};
	let l = Map.groupBy(e, (e) => e.framework);
	l.delete(void 0);
	let u = [...l].sort(([, e], [, t]) => t.length - e.length), d = u.map(([e = ""]) => e), f = e.filter((e) => e.isPinned).length, p = "";
	if (d.length > 0) {
		let e = d.join(" and "), t = d.length > 1 ? "rewrite" : "rewrites", n = u.reduce((e, [, t]) => e + t.length, 0);
		p = `${e.charAt(0).toUpperCase()}${e.slice(1)} ${t} the head of ${F(n, "page")}`;
	}
	if (f > 0) {
		let e = p || "seo.hold is always", t = `/${pe.path} keeps the portal's values on`;
		r.info(`${e}: ${t} ${F(f, "page")}.`);
	} else p && r.warn(`${p} with the metadata from the build, and seo.hold is never: visitors, and crawlers that run scripts, see that instead of the portal's values.`, { concern: "search" });
	s === "auto" && !c && (o === "modules" && r.info(Sn), o === "unread" && r.info(Cn));
	let m = findPolicies(e, t, n);
	for (let e of policyWarnings(pe, m, i.config.site.url, wn)) r.warn(e, { concern: "search" });
	return {
		frameworks: d,
		pages: f
	};
}
const Sn = "Pages load a module script, and no framework was recognised: if the site changes its metadata in the browser, set seo.hold: always.", Cn = "No framework was recognised in a sample of 200 pages: if one of the others changes its metadata in the browser, set seo.hold: always.";
function findPolicies(e, t, n) {
	let r = e.filter((e) => e.isPinned);
	if (r.length === 0) return [];
	let i = Map.groupBy(r.flatMap((e) => e.policies ?? []), (e) => e), a = getRoutes(t.hosting.configFile?.value), o = r.map((e) => e.path), s = [...i].map(([e, { length: t }]) => ({
		name: `The content security policy in a meta tag of ${F(t, "page")}`,
		policy: e
	}));
	return [...hostingPolicies(n, a, o), ...s];
}
const wn = {
	script: "Visitors see the metadata that the framework writes.",
	requests: "The portal's values are held on the page that a visitor opens, but not on pages they navigate to from there."
}, Tn = "site-deploy-head";
function addHoldScript(e, t, n) {
	let { groups: r, files: i } = groupRoutes(t, n), { path: a, text: o } = le(r);
	e.put(a, o);
	for (let [t, n] of i) e.put(t, n);
}
function groupRoutes(e, t) {
	let n = `/${Tn}/0.json`, r = e.filter(({ held: e, path: r }) => e && isAsProtected(t, n, Be(r))), i = Math.ceil(Math.sqrt(r.length)), a = Array.from({ length: i }, () => []);
	for (let { path: e, held: t } of r) {
		let n = routeKey(e);
		a[hashRoute(n) % i]?.push(`${JSON.stringify(n)}:${t}`);
	}
	let o = a.map((e) => `{${e.sort().join(",")}}\n`), s = o.map((e) => X("sha256", e).slice(0, 8));
	return {
		groups: s,
		files: new Map(s.map((e, t) => [`${Tn}/${e}.json`, o[t] ?? ""]))
	};
}
function routeKey(e) {
	return decodeURI(R(L(e)));
}
function hashRoute(e) {
	let t = 0;
	for (let n of e) t = (t * 31 + n.charCodeAt(0)) % 9973;
	return t;
}
// src/config/hosting-defaults.ts
const En = {
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
// src/deploy/steps/finish/hosting/lint.ts
async function lintConfig(e) {
	let t = [...await schemaProblems(e), ...missedProblems(e)], n = new Set();
	return t.filter((e) => {
		let t = `${e.line}:${e.column}:${e.message}`;
		return !n.has(t) && n.add(t);
	});
}
function isAccepted(e) {
	let [t, n] = e;
	return t === "platform" ? n === "apiRuntime" : t === "responseOverrides" && /^50[01]$/.test(String(n));
}
async function schemaProblems(e) {
	let { validate: t } = await import("./platform-schema.js").then((e) => e.t), { $schema: n, ...r } = e.value;
	return t(r) ? [] : (t.errors ?? []).filter(({ keyword: e }) => !/^(anyOf|oneOf|allOf|not)$/.test(e)).map(({ instancePath: t, params: n, message: r = "is not valid" }) => {
		let i = t.split("/").slice(1).map((e) => e.replaceAll("~1", "/").replaceAll("~0", "~")), a = n.additionalProperty, o = typeof a == "string", s = o ? [...i, a] : i, c = o ? `unknown key "${a}"` : r, l = i.length === 0 ? c : `${dotted(i)}: ${c}`;
		return {
			...e.problemAt(s, l),
			isAccepted: isAccepted(s)
		};
	});
}
function missedProblems({ value: e, problemAt: t }) {
	let n = [], report = (e, r) => {
		let i = t(e, `${dotted(e)}: ${r}`);
		n.push({
			...i,
			isAccepted: isAccepted(e)
		});
	}, headers = (e, t) => {
		for (let [n, r] of Object.entries(toJson(t))) (typeof r != "string" || /[\r\n]/.test(r)) && report([...e, n], "expected a quoted single-line text");
	}, pattern = (e, t) => {
		typeof t != "string" || isPattern(t) || report(e, `found "${t}", expected * only at the end, as in /images/* or /images/*.{png,jpg}`);
	}, status = (e, t) => {
		t === void 0 || Number.isInteger(t) && /^[2-5]\d\d$/.test(`${t}`) || report(e, `found ${JSON.stringify(t)}, expected an HTTP status from 200 to 599`);
	};
	headers(["globalHeaders"], e.globalHeaders);
	for (let [t, n] of toList(e.routes).entries()) {
		if (!g(n)) continue;
		let e = ["routes", t];
		pattern([...e, "route"], n.route), headers([...e, "headers"], n.headers), n.rewrite !== void 0 && n.redirect !== void 0 && report(e, "has both rewrite and redirect; only one is allowed"), status([...e, "statusCode"], n.statusCode);
	}
	let { exclude: r } = toJson(e.navigationFallback);
	for (let [e, t] of toList(r).entries()) pattern([
		"navigationFallback",
		"exclude",
		e
	], t);
	for (let [t, n] of Object.entries(toJson(e.responseOverrides))) /^40[0134]$/.test(t) || report(["responseOverrides", t], "only 400, 401, 403 and 404 can have an override"), status([
		"responseOverrides",
		t,
		"statusCode"
	], toJson(n).statusCode);
	return n;
}
function toList(e) {
	return Array.isArray(e) ? e : [];
}
function isPattern(e) {
	let t = e.indexOf("*");
	return t === -1 || /^\*(\.(\w+|\{\w+(,\w+)*\}))?$/.test(e.slice(t));
}
function dotted(e) {
	return e.reduce((e, t) => (typeof t == "number" || /^\d+$/.test(t)) && e !== "responseOverrides" ? `${e}[${t}]` : e === "" ? String(t) : `${e}.${t}`, "");
}
// src/deploy/steps/finish/hosting/hosting.ts
const Dn = 2e4;
async function planHosting(e, t, n) {
	let r = await readHostingConfigFile(e, t, n), i = r ? await lintConfig(r) : [], a = i.filter((e) => !e.isAccepted);
	if (r && a.length > 0) throw invalidHosting(r.file, a);
	let { trailingSlash: o } = r?.value ?? {};
	return {
		configFile: r,
		fallback: parseFallback(navigationFallback(r?.value ?? {}, e.config, n)),
		trailingSlash: [
			"always",
			"never",
			"auto"
		].find((e) => e === o),
		needsLogin: getRoutes(r?.value).some(isRestricted),
		warnings: i.map((e) => `${e.file}:${e.line}: ${e.message}`)
	};
}
function mergeHosting(e, t, n) {
	let { $schema: r, ...i } = t.configFile?.value ?? {}, a = joinHeaders(En.globalHeaders, parseHeaders(i.globalHeaders), e.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}), o = navigationFallback(i, e.config, n), s = mergeOverrides(i, n), c = {
		...i,
		navigationFallback: o,
		responseOverrides: s,
		globalHeaders: a
	}, l = `${JSON.stringify(c)}\n`, u = Buffer.byteLength(l), { file: d = bn } = t.configFile ?? {};
	if (u > Dn) throw tooLarge(d, u);
	let f = getRoutes(c), p = !o && !s[404], { site: m, hosting: h } = e.config, g = h.fallback === "auto" && !i.navigationFallback && o;
	return {
		text: l,
		globalHeaders: a,
		hasRoutes: f.length > 0,
		roles: customRoles(f),
		warnings: v([...t.warnings, p && "There is no 404.html and no navigation fallback: for missing pages, visitors see the plain 404 page of the platform."]),
		remark: g && m.type !== "spa" ? "There is no 404.html: every unknown address shows the start page with status 200, and search engines may list it. Add a 404.html." : void 0
	};
}
function tooLarge(e, t) {
	let n = `${e} is ${t} bytes, compact and with the defaults merged in; ${`the platform's limit is ${Dn}`}.`;
	return new c("HOSTING_CONFIG_INVALID", n, { remedy: "Combine routes that differ only in their last segment with a wildcard, and omit the platform's default behaviour." });
}
function mergeOverrides(e, t) {
	let n = toJson(e.responseOverrides);
	return n[404] === void 0 && t("404.html") ? {
		...En.responseOverrides,
		...n
	} : n;
}
function parseHeaders(e) {
	let t = Object.entries(toJson(e));
	return Object.fromEntries(t.map(([e, t]) => [e, String(t)]));
}
function joinHeaders(...e) {
	let t = new Map();
	for (let n of e) for (let [e, r] of Object.entries(n)) t.set(e.toLowerCase(), [e, r]);
	return Object.fromEntries(t.values());
}
function customRoles(e) {
	let t = new Map();
	for (let { allowedRoles: n } of e) for (let e of Array.isArray(n) ? n : []) typeof e == "string" && !/^(anonymous|authenticated)$/i.test(e) && t.set(e.toLowerCase(), e);
	return [...t.values()].sort();
}
function navigationFallback(e, t, n) {
	let r = e.navigationFallback, { navigationFallback: i } = En;
	if (g(r)) return {
		...i,
		...r
	};
	let { fallback: a } = t.hosting;
	if (r === void 0 && a !== "never" && n("index.html") && (!n("404.html") && !toJson(e.responseOverrides)[404] || a === "always" || t.site.type === "spa")) return i;
}
function parseFallback(e) {
	let { rewrite: t, exclude: n } = e ?? {};
	if (typeof t == "string") return {
		rewrite: t,
		exclude: Array.isArray(n) ? n.map(String) : []
	};
}
// src/deploy/steps/finish/pages/assets.ts
const On = /^<script|\brel\s*=\s*["']?(stylesheet|modulepreload|preload)/i, kn = /<(?:script|link)\b[^>]*?\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*/gi;
function loadedAddresses(e) {
	return [...e.slice(0, 262144).replace(/<!--[\s\S]*?-->/g, "").replace(/(<script\b[^>]*>)[\s\S]*?<\/script/gi, "$1").matchAll(kn)].flatMap(([e, t, n, r]) => {
		let i = oe(t ?? n ?? r ?? "");
		return i === "" || !On.test(e) ? [] : i;
	});
}
function baseAddress(e) {
	let [, t] = /<base\b[^>]*?\shref\s*=\s*["']?([^"'\s>]*)/i.exec(e) ?? [];
	return t;
}
function missingAssets(e, t, n) {
	let r = URL.parse(baseAddress(e) ?? "/", `${t}/`), i = loadedAddresses(e).flatMap((e) => {
		let n = r && URL.parse(e, r.href);
		return !n || n.origin !== new URL(t).origin ? [] : readPath(n.pathname);
	});
	return [...new Set(i)].filter((e) => !n(e));
}
function readPath(e) {
	try {
		return [decodeURIComponent(e)];
	} catch {
		return [];
	}
}
// src/deploy/steps/finish/pages/overlay.ts
var Overlay = class {
	pages;
	files = new Map();
	#e;
	constructor(e, t) {
		this.#e = e;
		let n = t.flatMap(({ path: e, page: t }) => t ? [[e, t]] : []);
		this.pages = new Map(n);
	}
	put(e, t) {
		t !== void 0 && this.files.set(e, typeof t == "string" ? Buffer.from(t) : t);
	}
	has(e) {
		return this.files.has(e) || this.pages.has(e) || this.#e.has(e);
	}
	readBuilt(e) {
		let t = this.#e.get(e);
		return t && S(t.file);
	}
};
// src/deploy/steps/finish/portal/page-seo.ts
function checkPageSeo(e) {
	let t = { ...e }, n = { ...e.openGraph }, r = { ...e.social }, i = [
		...tooLong(t, "title", "title", V.title),
		...tooLong(t, "description", "description", V.description),
		...tooLong(n, "title", "openGraph.title", V.openGraphTitle),
		...tooLong(n, "description", "openGraph.description", V.openGraphDescription),
		...noAddress(t, "canonical", "canonical", "page"),
		...noAddress(n, "image", "openGraph.image", "image"),
		...noAddress(r, "image", "social.image", "image"),
		...noStructuredData(t)
	];
	if (i.length === 0) return {
		seo: e,
		errors: i,
		warnings: Le(e)
	};
	let a = {
		...e,
		...t,
		title: u(t.title) ?? "",
		description: u(t.description) ?? "",
		canonical: u(t.canonical),
		openGraph: e.openGraph && n,
		social: e.social && r,
		structuredData: t.structuredData === void 0 ? void 0 : e.structuredData
	}, o = new Set(i.map((e) => e.field));
	return {
		seo: a,
		errors: i,
		warnings: Le(e).filter((e) => !o.has(e.field))
	};
}
function checkDefaults(e) {
	let t = { ...e };
	return {
		defaults: t,
		errors: [...tooLong(t, "defaultDescription", "defaultDescription", V.description), ...noAddress(t, "defaultImage", "defaultImage", "image")]
	};
}
function tooLong(e, t, n, r) {
	let i = e[t], a = typeof i == "string" ? Ge(i) : 0;
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
			message: `${i} is ${N(a)}; the recommended maximum is ${N(Pe)}`
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
const An = {
	title: "",
	description: "",
	updatedAt: "1970-01-01T00:00:00Z"
};
function parsePageSeo(e) {
	let t = K(ze, e);
	if (t.success) return t.data;
}
function readPageSeo(e, t) {
	let n = K(ze, t);
	if (n.success) return {
		seo: n.data,
		malformed: []
	};
	let { issues: r } = n.error, i = r.map((e) => ({
		field: e.path.join("."),
		message: e.message
	})), a = r.reduce((e, t) => without(e, t.path), t), o = K(ze, {
		...An,
		pageSlug: e,
		...a
	});
	return {
		seo: o.success ? o.data : {
			...An,
			pageSlug: e
		},
		malformed: i
	};
}
function without(e, t) {
	let [n, ...r] = t.map(String), { [n ?? ""]: i, ...a } = e;
	return r.length === 0 || typeof i != "object" || !i || Array.isArray(i) ? a : {
		...a,
		[n ?? ""]: without({ ...i }, r)
	};
}
// src/deploy/steps/finish/portal/cached-seo.ts
const jn = ".well-known/site-deploy-seo.json", Mn = G({
	...ze.shape,
	openGraph: et(G(ke.shape)),
	social: et(G(Ne.shape))
});
function formatCachedSeo(e) {
	let t = e.pages.map((e) => ({
		...e,
		seo: Qe(Mn, e.seo)
	}));
	return `${JSON.stringify({
		format: 1,
		follows: e.follows,
		pages: t
	})}\n`;
}
const Nn = G({
	format: Ye(1),
	follows: Ze(),
	pages: nt(G({
		slug: Xe(),
		lastUpdated: rt,
		seo: tt({}),
		freshUntil: et(rt)
	}))
});
async function readLastSeo(e, t) {
	let [n, r] = await Promise.all([readFromSite(e, t), readFromHost(e, t)]);
	if (!n || !r) return n ?? r;
	let i = new Map([...r.pages, ...n.pages].map((e) => [e.slug, e]));
	return {
		follows: n.follows && r.follows,
		pages: [...i.values()]
	};
}
async function storeOnHost(e, t, n) {
	let r = cacheFile(t, n);
	if (r) try {
		await mkdir(Q.dirname(r), {
			recursive: !0,
			mode: 448
		}), await D(r, formatCachedSeo(e));
	} catch (e) {
		n.log.debug(`Could not cache this deployment's metadata for the next one: ${A(e)}`);
	}
}
async function readFromSite(e, t) {
	try {
		let { status: r, text: i } = await n(`${e.url ?? e.config.site.url}/${jn}`, t, { maxBytes: 67108864 });
		return r === 200 ? parseCachedSeo(i) : void 0;
	} catch (e) {
		if (!(e instanceof a)) throw e;
		t.log.debug(`Could not read the last deployment's metadata: ${e.message}`);
		return;
	}
}
async function readFromHost(e, t) {
	let n = cacheFile(e, t), r = n && await M(n).catch(() => void 0);
	if (r) return parseCachedSeo(r);
}
function cacheFile(e, t) {
	if (!t.toolCache) return;
	let n = JSON.stringify([
		e.config.portal.url,
		e.config.site.id,
		e.environmentName
	]), r = Y("sha256").update(n).digest("hex").slice(0, 32);
	return Q.join(t.toolCache, "site-deploy-seo", `${r}.json`);
}
function parseCachedSeo(e) {
	let t = K(Nn, I(e));
	if (!t.success) return;
	let n = t.data.pages.flatMap(({ seo: e, ...t }) => {
		let n = parsePageSeo(e);
		return n ? [{
			...t,
			seo: n
		}] : [];
	});
	return {
		follows: t.data.follows,
		pages: n
	};
}
// src/deploy/steps/finish/seo/head-of-page.ts
function headOfPage(e) {
	let { seo: t, defaults: n, listedTitle: r, address: i, origin: a, isPreview: o, isCopy: s = !1 } = e, { openGraph: c = {}, social: l = {} } = t ?? {}, u = t?.canonical, image = (e) => e && new URL(e, a).href, d = t?.title || void 0;
	return [
		...titleEdit(d ?? r, n.titleSuffix, !d && !s ? "missing" : "always"),
		...meta("name", "description", t?.description, n.defaultDescription),
		...meta("name", "keywords", t?.keywords?.join(", ")),
		{
			kind: "canonical",
			href: u || i,
			when: u || s ? "always" : "missing",
			origin: o ? a : void 0
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
function headOfUnknownPage(e, t) {
	return [{
		kind: "canonical",
		href: e,
		when: "missing",
		origin: t
	}, {
		kind: "robots",
		noIndex: !0
	}];
}
function titleEdit(e, t = "", n) {
	return e ? [{
		kind: "title",
		text: e.endsWith(t) ? e : e + t,
		when: n
	}] : [];
}
function ogImageTags(e) {
	return v([
		"url",
		"secure_url",
		"type",
		"alt",
		!e.imageWidth && "width",
		!e.imageHeight && "height"
	]).map((e) => `og:image:${e}`);
}
function withoutMeta(e) {
	return e.map((e) => ({
		kind: "no meta",
		name: e
	}));
}
function meta(e, t, n, r) {
	return n ? [{
		kind: "meta",
		name: t,
		attribute: e,
		content: n,
		when: "always"
	}] : r ? [{
		kind: "meta",
		name: t,
		attribute: e,
		content: r,
		when: "missing"
	}] : [];
}
function robots(e, t) {
	let n = t ? !0 : e?.noIndex, r = e?.noFollow;
	return n === void 0 && r === void 0 ? [] : [{
		kind: "robots",
		noIndex: n,
		noFollow: r
	}];
}
function buildSeoFile(e, t) {
	let { metadata: n, defaults: r } = e, i = e.pages.map(({ slug: e, path: i, title: a }) => {
		let o = U(t, i), s = headOfPage({
			seo: n.get(e),
			defaults: r,
			listedTitle: a,
			address: o,
			origin: t,
			isPreview: !1
		}), c = headValues(s, "missing");
		return [i, {
			slug: e,
			values: headValues(s, "always"),
			fallback: c
		}];
	});
	return { pages: Object.fromEntries(i.sort(([e], [t]) => e < t ? -1 : 1)) };
}
function headValues(e, t) {
	return Object.fromEntries(e.flatMap((e) => headValue(e, t)));
}
function headValue(e, t) {
	return "when" in e && e.when !== t ? [] : e.kind === "title" ? [["title", e.text]] : e.kind === "meta" ? [[e.name, e.content]] : e.kind === "canonical" ? [["canonical", e.href]] : t === "missing" ? [] : e.kind === "robots" ? [["robots", formatRobots(e)]] : e.kind === "structured data" ? [["structuredData", e.data]] : [];
}
function formatRobots(e) {
	let { noIndex: t, noFollow: n } = e;
	return `${t ? "noindex" : "index"}, ${n ? "nofollow" : "follow"}`;
}
async function reportSnapshot(e, t, n) {
	let { file: r } = t.config.seo, i = await Ce(t.workspace, r).catch(() => ({ pages: {} }));
	if (Object.keys(i.pages).length === 0) return;
	let a = JSON.parse(JSON.stringify(buildSeoFile(e, t.config.site.url))), o = [...new Set([...Object.keys(i.pages), ...Object.keys(a.pages)])].filter((t) => {
		let n = a.pages[t];
		return !e.unfetched?.has(n?.slug ?? "") && !Tt(i.pages[t], n);
	});
	o.length !== 0 && n.log.info(`${r}, which the build used, is older than the portal for ${F(o.length, "page")}: ${x(o)}. The deployed pages match the portal; run "site-deploy texts pull" to update the file for the next build.`);
}
// src/deploy/steps/finish/pages/page-jobs.ts
function* pageJobs(e) {
	let { hasTexts: t, hasFrameworks: n, hold: r } = e, i = r === "always" || r === "auto" && n;
	for (let n of e.files) {
		let r = headOfFile(n, e);
		(t || i || r.length > 0) && (yield jobOfFile(n, r, e));
	}
	let { found: a, tree: o, shell: s } = e;
	if (s) for (let [t, n] of a.inApp) yield {
		path: t,
		source: Q.join(o.folder, s.file),
		head: [...buildHead(t, n, !0, e), ...buildTextScript(n.slug, e)],
		isCopy: !0,
		isListed: !0,
		rendersHead: !0
	};
}
function headOfFile(e, t) {
	let n = t.found.pages.get(e);
	return [...n ? buildHead(e, n, !1, t) : hiddenHead(e, t.plan), ...buildTextScript(n?.slug ?? "", t)];
}
function jobOfFile(e, t, n) {
	let r = n.hosting.fallback?.rewrite === `/${e}`;
	return {
		path: e,
		source: Q.join(n.tree.folder, e),
		head: t,
		isCopy: !1,
		isListed: n.found.pages.has(e),
		rendersHead: n.shell?.file === e,
		ownPath: r ? R(L(e)) : void 0
	};
}
function buildHead(e, t, n, r) {
	let { plan: i, seo: a, hosting: o } = r;
	if (!a) return [];
	let { url: s } = i.config.site;
	return headOfPage({
		seo: a.metadata.get(t.slug),
		defaults: a.defaults,
		listedTitle: t.title,
		address: U(s, B(e, t.path, o.trailingSlash)),
		origin: s,
		isPreview: i.environment === "Preview",
		isCopy: n
	});
}
function hiddenHead(e, t) {
	let { site: n, seo: r } = t.config;
	return !r.enabled || t.environment !== "Preview" ? [] : headOfUnknownPage(U(n.url, L(e)), n.url);
}
function buildTextScript(e, t) {
	return t.plan.config.content.mode === "runtime" ? [{
		kind: "script",
		src: `/${H.path}`,
		page: e
	}] : [];
}
function getPageAddresses(e, t) {
	let { plan: n, found: r, hosting: i } = e, { url: a } = n.config.site, o = new Map(t.map((e) => [e.path, e.canonical]));
	return new Map([...r.pages, ...r.inApp].map(([e, t]) => {
		let n = U(a, B(e, t.path, i.trailingSlash)), r = o.get(e);
		return [t.slug, r && isSamePage(r, n) ? r : n];
	}));
}
function isSamePage(e, t) {
	if (!URL.canParse(e)) return !1;
	let [n, r] = [new URL(e), new URL(t)];
	return n.origin === r.origin && n.search === "" && R(n.pathname) === R(r.pathname);
}
async function cacheSeo(e, t) {
	let { plan: n, seo: r, found: i, hosting: a } = e;
	if (!r?.cached) return;
	let { follows: o, pages: s } = r.cached, c = new Set([...i.pages.values(), ...i.inApp.values()].map((e) => e.slug)), isPublic = (e) => !a.needsLogin && c.has(e.slug), l = s.filter((e) => !isPublic(e));
	if (l.length > 0 && await storeOnHost({
		follows: o,
		pages: l
	}, n, t), !a.needsLogin) return formatCachedSeo({
		follows: o,
		pages: s.filter(isPublic)
	});
}
// src/deploy/steps/finish/pages/pages.ts
const Pn = {
	made: new Map(),
	reasons: new Map()
}, Fn = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
function htmlFiles(e) {
	return e.files.map((e) => e.path).filter((e) => /^(?!_gatsby\/slices\/).*\.html?$/i.test(e)).sort();
}
function findPageFiles(e, t, n, r) {
	let i = new Map(t.map((e) => [e, e])), a = Map.groupBy(t, z), o = Map.groupBy(t, (e) => z(e).toLowerCase()), s = commonBase(e), c = new Map(), l = [], u = [], d = [
		(e) => i.get(e),
		(e) => only(a.get(z(e))),
		(e) => only(o.get(z(e).toLowerCase()))
	];
	for (let t of e) {
		let e = [...candidates(t.path), ...s === "" ? [] : candidates(t.path.slice(s.length))], n = d.flatMap((t, n) => e.map((e) => ({
			file: t(e),
			exactness: n
		}))).find((e) => e.file && !c.has(e.file));
		n?.file ? (c.set(n.file, t), n.exactness === 2 && l.push({
			page: t,
			file: n.file
		})) : u.push(t);
	}
	let f = t.filter((e) => !c.has(e) && e !== n?.file && !Fn.test(e)), { made: p, reasons: m } = n ? appPages(u, t, n, r) : Pn, h = new Set(p.values());
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
	return !t || e.length < 2 ? "" : e.every((e) => `${e.path}/`.startsWith(`${t}/`)) ? t : "";
}
function only(e) {
	if (e?.length === 1) return e[0];
}
function readShell(e, t) {
	if (/^(\/|https?:)/i.test(baseAddress(t) ?? "")) return { file: e };
	let isRelative = (e) => !/^([a-z][a-z\d+.-]*:|\/)/i.test(e);
	return {
		file: e,
		relativeAsset: loadedAddresses(t).find(isRelative)
	};
}
function appPages(e, t, n, r) {
	let getServedPath = (e) => L(e).replace(/\/$/, "").toLowerCase(), i = new Map(t.map((e) => [getServedPath(e), `/${e}`])), a = new Map(), o = new Map();
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
		if (t) return `it differs from ${t} at most in case or a slash; the site can hold only one of them`;
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
	if (!(`/${t}`.startsWith(`/${a}`) || L(t) === `/${a.replace(/\/$/, "")}`)) return `it is outside /${a}, the application's folder`;
	if (!n.relativeAsset) return;
	let o = B(t, e.path, r);
	if (o.slice(1, o.lastIndexOf("/") + 1) !== a) return `${n.file} refers to ${n.relativeAsset} by a relative URL, which resolves incorrectly at ${o}; build with absolute URLs, or add <base href="/">`;
}
function checkSeo(e, t, n) {
	let r = new Map(e.pages.map((e) => [e.slug, e.path])), formatField = (e, t, n) => {
		let i = v([`page "${e}"`, r.has(e) && `(${r.get(e)})`]).join(" ");
		return v([`${i}, ${t || "metadata"}`, n]).join(": ");
	}, i = new Map(), { defaults: a, errors: o } = checkDefaults(e.defaults), s = [...e.malformed.map((e) => formatField(e.pageSlug, e.field, e.message)), ...o.map((e) => `site defaults, ${e.field}: ${e.message}`)], l = new Map(), u = [];
	for (let [n, r] of e.metadata) {
		let e = checkPageSeo(r);
		i.set(n, e.seo), s.push(...e.errors.map((e) => formatField(n, e.field, e.message)));
		for (let { field: r, message: i } of imageWarnings(e.seo, t.origin, t.getSize)) l.set(i, [...l.get(i) ?? [], formatField(n, r)]);
		for (let { field: t, message: r } of e.warnings) u.push({
			field: t,
			line: formatField(n, t, r)
		});
	}
	logAdvice(u, e.metadata.size, n);
	let getLocation = () => ({ concern: "search" });
	if (logLines([...l].map(formatProblem), n, getLocation, "SEO: "), s.length > 0 && t.onError === "fail") {
		let e = `The portal's SEO metadata has ${F(s.length, "error")}.`;
		throw new c("SEO_INVALID", e, { facts: s });
	}
	return logLines(s, n, getLocation, "SEO metadata omitted: "), {
		...e,
		metadata: i,
		defaults: a
	};
}
function formatProblem([e, t]) {
	let [n = "", ...r] = t;
	return r.length === 0 ? `${n}: ${e}` : `${e}: ${n}, and ${r.length} more`;
}
function logAdvice(e, t, n) {
	let [r] = e;
	if (!r) return;
	let i = new Map();
	for (let { field: t } of e) i.set(t, (i.get(t) ?? 0) + 1);
	let a = [...i].map(([e, t]) => `${e} ${t}`).join(", ");
	n.warn(`SEO: ${F(e.length, "field")} of ${F(t, "page")} not as recommended (${a}), e.g. ${r.line}`, { concern: "style" });
}
function logLines(e, t, n, r = "") {
	let i = P(e, 10).map(O);
	for (let [e, a] of i.entries()) e < 10 ? t.warn(`${r}${a}`, n(a)) : t.info(`${a} of this kind`);
}
// src/deploy/steps/finish/pages/report-pages.ts
function reportPages(e, t, n, r) {
	let i = new Set(n.filter((e) => e.page).map((e) => e.path)), a = new Set(e.pages.map((e) => e.slug)), search = (e) => logLines(e, r, () => ({ concern: "search" }));
	search([...e.metadata.keys()].filter((e) => !a.has(e)).map((e) => `The portal has metadata for "${e}", but there is no such page: the metadata is not used.`)), search(t.notBuilt.map(({ slug: e, path: n }) => {
		let r = t.reasons.get(e);
		return r ? `No page was created for "${e}" (${n}): ${r}. Its metadata is not used.` : `The build did not produce the portal's page "${e}" (${n}): its metadata is not used.`;
	})), logLines(t.caseMismatches.map(({ page: e, file: t }) => `The page "${e.slug}" (${e.path}) and its file ${t} differ in case; the hosting is case-sensitive.`), r, () => ({ concern: "visitors" })), search(n.filter((e) => e.skipped).map((e) => `${e.path} was left unchanged: ${e.skipped}.`)), search(n.flatMap(({ path: e, misplacedTags: t }) => t ? `${e} has ${t.join(" and ")} in its body, after content that isn't allowed in a head. It was left there, and may contradict the head.` : []));
	let o = t.unknown.filter((e) => !Ie(e));
	if (o.length > 0) {
		let e = x(o.map(O));
		r.info(`${F(o.length, "built page")} unknown to the portal: ${e}.`);
	}
	let s = t.pages.size + t.inApp.size;
	r.info(`Pages of the portal: ${s} found, ${i.size} changed.`);
}
async function fetchPages(e, t) {
	let { clock: n, log: r, signal: i } = t, { client: a, siteId: o, listed: s, described: u, last: d, minutes: f } = e, p = n.now(), m = l(n) + f * 6e4, h = Math.max(1, Math.floor(f * at.read) - 4), g = new Map(s.map((e) => [e.slug, e.lastUpdated])), _ = new Map(u.map((e) => [e.pageSlug, e])), v = (d?.pages ?? []).filter((e) => _.has(e.slug)), y = new Map(v.map((e) => [e.slug, e])), matchesList = ({ slug: e, seo: t }) => _.get(e)?.title === t.title && _.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === g.get(e.slug), isFresh = (e) => e.freshUntil !== void 0 && Date.parse(e.freshUntil) > p, b = new Map(), S = [], C = new Set(), w = new Map(), T = [...y.values()].find((e) => isSame(e) && !matchesList(e))?.slug, ee = l(n), E = [...y.values()].filter((e) => !isSame(e) || !matchesList(e)).map((e) => e.slug), D = [...[..._.keys()].filter((e) => !y.has(e)), ...E], O = D.length;
	await fetchAll(D);
	let k = (d?.follows ?? !0) && T === void 0, isDoubtful = (e) => !k && isSame(e) && matchesList(e) && !isFresh(e), A = [...y.values()].filter(isDoubtful).map((e) => e.slug);
	O += A.length, await fetchAll(A);
	let j = [...D, ...A].filter((e) => !C.has(e));
	for (let [e, { title: t, description: n }] of _) {
		if (C.has(e)) continue;
		let r = y.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		b.set(e, {
			...r,
			title: t,
			description: n
		});
	}
	report();
	let M = {
		follows: k,
		pages: getCachedPages()
	};
	return {
		metadata: b,
		malformed: S,
		unfetched: new Set(j),
		cached: M
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; C.size < h && l(n) < m;) {
				let e = t.next();
				if (e.done === !0) return;
				C.add(e.value), await fetchPage(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchPage(e) {
		try {
			let { value: t, freshMs: r } = await a.getRawPageSeo(o, e, { signal: i }), s = readPageSeo(e, t);
			b.set(e, s.seo), w.set(e, new Date(n.now() + r).toISOString()), S.push(...s.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), s.malformed.length === 0 && isLaterThanListed(s.seo) && (T ??= e);
		} catch (t) {
			if (t instanceof c && t.code === "USAGE") S.push({
				pageSlug: e,
				field: "",
				message: t.message
			});
			else if (!(t instanceof st) || t.status !== 404) throw t;
		}
		if (l(n) - ee < 5e3) return;
		ee = l(n);
		let t = `at most ${at.read} calls per minute`;
		r.info(`SEO metadata: ${C.size} of ${O} pages (${t})`);
	}
	function isLaterThanListed(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(g.get(e.pageSlug) ?? e.updatedAt) && t < p - 12e4;
	}
	function getCachedPages() {
		let e = new Set(S.map((e) => e.pageSlug)), t = [...y.values()].filter((e) => !C.has(e.slug)).map((e) => inTime(e)), n = [..._.keys()].flatMap((t) => {
			let [n, r] = [g.get(t), b.get(t)];
			return !C.has(t) || e.has(t) || !n || !r ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: w.get(t)
			})];
		});
		return [...t, ...n];
	}
	function inTime({ freshUntil: e, ...t }) {
		return k || !e ? t : {
			...t,
			freshUntil: e
		};
	}
	function report() {
		T !== void 0 && (d?.follows ?? !0) && r.warn(`The portal's list of pages did not count an edit of the metadata of "${T}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
		let e = _.size - C.size - j.length;
		if (e > 0 && r.info(`SEO metadata: ${F(C.size, "page")} fetched, ${e} reused from the last deployment.`), j.length === 0) return;
		let t = j.filter((e) => !y.has(e)).length;
		r.warn(`SEO metadata of ${F(j.length, "page")} not fetched within ${f} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${j.length - t}) or left as built (${t}). The next deployment continues: ${x(j)}.`, { concern: "search" });
	}
}
// src/deploy/steps/finish/portal/fetch-seo.ts
async function fetchSeo(e, t, n) {
	let { portal: r, site: i, seo: a } = e.config;
	try {
		return await readSeo(t, i.id, n, {
			cached: () => readLastSeo(e, n),
			minutes: a.fetchMinutes
		});
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `the SEO metadata of the site "${i.slug}"`;
		throw ct(e, {
			...In,
			url: r.url,
			subject: t
		}) ?? e;
	}
}
async function readSeo(e, t, n, r) {
	let { signal: i } = n, [{ pages: a }, { value: o, date: s = "" }, c, l, u] = await Promise.all([
		e.call("listPages", { siteId: t }, { signal: i }),
		e.callTagged("getSeoOverview", { siteId: t }, { signal: i }),
		e.call("getSeoDefaults", { siteId: t }, { signal: i }),
		e.call("getSitemap", { siteId: t }, { signal: i }).catch((e) => {
			if (!(e instanceof st) || e.status !== 404) throw e;
		}),
		r?.cached()
	]);
	return await limitHeap(a.length), {
		pages: a,
		...await fetchPages({
			client: e,
			siteId: t,
			listed: a,
			described: o.pages,
			last: u,
			minutes: r?.minutes ?? Infinity
		}, n),
		defaults: c,
		sitemap: l,
		readAt: toTimestamp(s)
	};
}
function toTimestamp(e) {
	let t = Date.parse(e);
	if (!Number.isNaN(t)) return new Date(t).toISOString();
}
const In = {
	purpose: "CONTENT",
	remedies: {
		unauthorized: "The portal was queried with this run's access token: compare portal.audience in the site config with the audience it expects, or set seo.enabled: false to deploy without its metadata.",
		unknown: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
	}
};
async function limitHeap(e) {
	if (e < 2e3) return;
	let { setFlagsFromString: t } = await import("node:v8");
	t("--semi-space-growth-factor=1"), t("--heap-growing-percent=20");
}
function digestInputs(e = new Map(), t) {
	return {
		texts: digest([...e].sort()),
		seo: digest(pickApplied(t))
	};
}
function pickApplied(e) {
	if (!e) return [];
	let { pages: t, metadata: n, defaults: r, sitemap: i } = e, a = t.map(({ slug: e, path: t, title: n, type: r }) => [
		e,
		t,
		n,
		r
	]).sort(), o = i?.replaceAll(/<lastmod>[^<]*<\/lastmod>/g, "");
	return [
		a,
		[...n].sort(([e], [t]) => e < t ? -1 : 1),
		r,
		o
	];
}
const digest = (e) => `sha256:${X("sha256", JSON.stringify(e, withoutTimes))}`;
function withoutTimes(e, t) {
	if (e !== "updatedAt") return g(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t;
}
// src/deploy/steps/finish/texts.ts
function reportTexts(e, t, n, r) {
	let { plan: i, tree: a, files: o, found: s } = n, c = textOutcome(e, t, {
		folder: a.folder,
		files: o,
		slugs: new Map([...s.pages].map(([e, t]) => [e, t.slug])),
		hasApp: i.config.site.type === "spa",
		scripts: () => readScripts(a)
	}), { appliedCount: l, takenOver: u } = c;
	if (e.texts.size > 0 && r.info(`Texts: inserted ${l} of ${e.texts.size} into pages.`), u.keys > 0) {
		let e = u.keys === l ? "These texts" : `${u.keys} of them`, t = u.frameworks.join(" and ");
		r.warn(`${e} are on pages taken over in the browser by ${t}, whose build does not contain them: there they revert to the texts of the build. Let the application import its texts ("site-deploy init --texts").`, { concern: "visitors" });
	}
	let d = new Map(c.warnings.map((e) => [e.message, e])), getLocation = (e) => ({
		...d.get(e),
		concern: "visitors"
	});
	logLines([...d.keys()], r, getLocation, `${i.config.content.file}: `);
}
function readScripts(e) {
	return e.files.filter((e) => /\.m?js$/i.test(e.path)).map((e) => ft(e.file, "utf8")).join("\n");
}
function textOutcome(e, t, n) {
	let r = t.flatMap(({ path: e, applied: t }) => t.map((t) => ({
		key: t,
		file: e
	}))), i = Map.groupBy(r, (e) => e.key), a = new Map();
	for (let { path: e, refused: n } of t) for (let { key: t, reason: r } of n) a.has(t) || a.set(t, {
		file: e,
		reason: r
	});
	let o = new Set(n.slugs.values()), s = [...e.texts.keys()].filter((e) => !i.has(e) && !a.has(e)), c = s.length > 0 && n.hasApp ? n.scripts() : "", l = s.filter((e) => !names(c, e)), u = l.length > 0 ? carriedKeys(n, c) : new Set(), lost = ({ applied: e, built: t = [] }) => e.filter((e) => !t.includes(e)), d = t.filter((e) => e.framework && lost(e).length > 0), f = l.map((t) => {
		let n = k(t, u), r = n === void 0 ? "" : `; did you mean "${n}"?`;
		return e.problemAt(t, `no page has the text key "${t}"${r}`);
	});
	for (let [t, { file: n, reason: r }] of a) f.push(e.problemAt(t, `the text "${t}" was not inserted into ${n}: ${r}`));
	for (let [t, r] of i) {
		let [i = ""] = t.split("."), isOther = (e) => (n.slugs.get(e) ?? i) !== i, a = o.has(i) && r.find(({ file: e }) => isOther(e));
		if (!a) continue;
		let s = `the text "${t}" of the page "${i}" is also on another page: ${a.file}`;
		f.push(e.problemAt(t, s));
	}
	return {
		appliedCount: i.size,
		takenOver: {
			keys: new Set(d.flatMap(lost)).size,
			frameworks: [...new Set(d.flatMap((e) => e.framework ?? []))]
		},
		warnings: f
	};
}
function names(e, t) {
	for (let n = e.indexOf(t); n >= 0; n = e.indexOf(t, n + 1)) {
		let [r = "", i = ""] = [e[n - 1], e[n + t.length]];
		if (!/[\w.-]/.test(r + i)) return !0;
	}
	return !1;
}
function carriedKeys(e, t) {
	let n = new Set(), collect = (e) => {
		for (let [, t] of e.matchAll(/data-text-key[a-z-]*["'`]?\s*[=:]\s*["'`]?([^"'`\s>,}]+)/gi)) t && n.add(t);
	}, r = new De();
	for (let t of e.files) {
		let n = r.read(Q.join(e.folder, t)), i = n.indexOf("data-text-key");
		i !== -1 && collect(n.toString("utf8", i));
	}
	return collect(t), n;
}
async function finish(e, t, n, r) {
	let i = await readTexts(e), a = readSiteTree(t.folder);
	checkLimits(a.files, e.config.hosting);
	let o = getFilesByPath(a);
	await limitHeap(o.size);
	let s = await planHosting(e, t, (e) => o.has(e)), c = checkPortalSeo(await n, e, o, r), { rewritePages: l } = await import("./html.js").then((e) => e.r);
	c && await reportSnapshot(c, e, r);
	let u = buildSources(e, a, s, c, i), d = await l(pageJobs(u), {
		scratch: r.scratch,
		texts: i?.texts ?? new Map(),
		hashes: !!t.origin,
		hold: u.hold,
		detectsFrameworks: u.hasFrameworks,
		signal: r.signal
	}), f = new Overlay(o, d);
	await addSitemap(f, u, d, r), addTexts(f, e, i), f.put(jn, await cacheSeo(u, r));
	let p = addHosting(f, u, r), m = reportHold(d, u, p, r.log);
	return m.pages > 0 && addHoldScript(f, d, getRoutes(s.configFile?.value)), c && reportPages(c, u.found, d, r.log), i && reportTexts(i, d, u, r.log), requireStartPage(f, u), checkStartPage(f, e, p, r), {
		tree: a,
		overlay: f.files,
		pages: f.pages,
		made: madePages(u),
		hosting: p,
		pinned: m,
		provenance: digestInputs(i?.texts, c),
		origin: t.origin,
		pagesReadAt: c?.readAt
	};
}
async function readTexts({ workspace: e, config: { content: t } }) {
	if (t.mode === "commit") return Te(e, t.file);
}
function checkPortalSeo(e, t, n, { log: r }) {
	let { seo: i, site: a } = t.config;
	if (!e && i.enabled && r.info("A dry run does not query the portal: pages stay without its SEO metadata."), !e) return;
	let getSize = (e) => n.get(e)?.size;
	return checkSeo(e, {
		onError: i.onError,
		origin: a.url,
		getSize
	}, r);
}
function buildSources(e, t, n, r, i) {
	let a = htmlFiles(t), o = e.config.site.type === "spa", s = o && findShell(t.folder, a, n) || void 0, c = findPageFiles(r?.pages ?? [], a, s, n.trailingSlash), l = (i?.texts.size ?? 0) > 0, u = c.pages.size + c.inApp.size > 0, d = detectScripts(t.folder, a);
	return {
		plan: e,
		tree: t,
		files: a,
		found: c,
		seo: r,
		hosting: n,
		shell: s,
		scripts: d,
		hasTexts: l,
		hasFrameworks: (u || l) && (o || d === "framework"),
		hold: u ? e.config.seo.hold : "never"
	};
}
function findShell(e, t, n) {
	let r = t.find((e) => `/${e}` === n.fallback?.rewrite);
	if (r) return readShell(r, ft(Q.join(e, r), "utf8"));
}
async function addSitemap(e, t, n, r) {
	let { plan: i, seo: a, found: o } = t, { url: s } = i.config.site, c = e.readBuilt("robots.txt")?.toString();
	if (a) {
		let [{ makeSitemap: l }, { readBuiltSitemaps: u }] = await Promise.all([import("./html.js").then((e) => e.t), import("./html.js").then((e) => e.n)]), read = (t) => e.readBuilt(t), { sitemaps: d, problems: f } = u(read, c, s), p = l({
			seo: a,
			found: o,
			origin: s,
			builtSitemaps: d,
			addresses: getPageAddresses(t, n)
		});
		if (p.problem && i.config.seo.onError === "fail") throw sitemapInvalid(p.problem);
		let m = f.map((e) => `The sitemap from the site's build is deployed unchanged: ${e}.`);
		for (let e of [...m, ...p.warnings]) r.log.warn(e, { concern: "search" });
		p.remark && r.log.info(p.remark);
		for (let [t, n] of p.files) e.put(t, n);
	}
	let l = a && e.has("sitemap.xml") ? `${s}/sitemap.xml` : void 0, u = i.environment === "Preview";
	e.put("robots.txt", We(c, {
		address: l,
		origin: s
	}, u));
}
function sitemapInvalid(e) {
	return new c("CONTENT_ANSWER_INVALID", "Can't read the portal's sitemap.", {
		facts: [e],
		remedy: "Correct the sitemap in the portal, or set seo.onError: warn to deploy without it."
	});
}
function addTexts(e, t, n) {
	n && e.put(".well-known/site-text.json", `${JSON.stringify(Object.fromEntries(n.texts))}\n`), t.config.content.mode === "runtime" && e.put(H.path, H.text);
}
function addHosting(e, { plan: t, hosting: n, files: r }, i) {
	let a = mergeHosting(t, n, (t) => e.has(t));
	e.put(bn, a.text);
	let o = [...a.warnings];
	if (a.remark && i.log.info(a.remark), t.config.content.mode === "runtime") {
		let e = hostingPolicies(a, getRoutes(n.configFile?.value), r), i = "Visitors see the texts from the build.", s = {
			script: i,
			requests: i
		};
		o.push(...policyWarnings(H, e, t.config.site.url, s));
	}
	for (let e of o) i.log.warn(e, { concern: "visitors" });
	return a;
}
function requireStartPage(e, t) {
	if (e.has("index.html")) return;
	let n = t.files.filter((e) => /(^|\/)index\.html$/.test(e)).map((e) => `found one in ${Q.posix.dirname(e)}`), r = `The site has no index.html in ${t.tree.folder}.`;
	throw new c("START_PAGE_MISSING", r, { facts: P(n, 5) });
}
function checkStartPage(e, t, n, { log: r }) {
	let i = e.readBuilt("index.html")?.toString() ?? "", a = plainPaths(n.text), isServed = (t) => e.has(t.slice(1)) || !a(t) || /^\/(api|\.auth)\//.test(t), o = missingAssets(i, t.config.site.url, isServed);
	o.length !== 0 && r.warn(`The start page loads ${F(o.length, "file")} that the site lacks: ${x(o)}. Visitors may see an empty page. Check the base path of the build.`, { concern: "visitors" });
}
function madePages(e) {
	return [...e.found.inApp].map(([t, { path: n }]) => ({
		file: t,
		address: B(t, n, e.hosting.trailingSlash)
	}));
}
// src/deploy/steps/live-site/routes.ts
function whyClosed(e, t) {
	let { routes: n } = parseHosting(e), i = (Array.isArray(n) ? n.map(r) : []).find(({ route: e, methods: n }) => (!Array.isArray(n) || n.includes("GET")) && typeof e == "string" && matchesPattern(e, t));
	if (!i) return;
	let { allowedRoles: a, redirect: o, statusCode: s = 200 } = i;
	if (Array.isArray(a) && !a.includes("anonymous")) return `the route ${i.route} requires a login`;
	if (o !== void 0) return `the route ${i.route} redirects`;
	if (typeof s == "number" && s >= 300) return `the route ${i.route} returns ${s}`;
}
function checkMarkerIsOpen(e, t) {
	let n = whyClosed(e, `/${m}`);
	if (n) throw new c("HOSTING_CONFIG_INVALID", `The deployment could not be verified: ${n}, so that /${m} can't be read.`, { remedy: Ln });
	r(parseHosting(e).networking).allowedIpRanges !== void 0 && t.warn("The hosting configuration only lets some addresses in (networking.allowedIpRanges): the run fails unless its runner has one of them.");
}
const Ln = `Add this route as the first one in staticwebapp.config.json; the file holds no secrets: { "route": "/${m}", "allowedRoles": ["anonymous"] }`;
// src/deploy/steps/pack/archiver.ts
var ZipWriter = class {
	#e;
	#t = [];
	#n = 0;
	#r = !1;
	constructor(e) {
		this.#e = dt(e, "w", 384);
	}
	get offset() {
		return this.#n;
	}
	append(e) {
		let t = 0;
		for (; t < e.byteLength;) t += vt(this.#e, e, t, e.byteLength - t, this.#n + t);
		this.#n += e.byteLength;
	}
	enter(e, t) {
		this.#t.push(centralHeader(e, t));
	}
	correctSize(e, t) {
		let n = Buffer.alloc(4);
		n.writeUInt32LE(t), vt(this.#e, n, 0, n.byteLength, e + 18);
	}
	end() {
		let e = this.#n;
		return this.append(Buffer.concat(this.#t)), this.append(endRecord(this.#t.length, this.#n - e, e)), this.close(), this.#n;
	}
	close() {
		this.#r || J(this.#e), this.#r = !0;
	}
}, Archiver = class extends ZipWriter {
	files = [];
	#e = 0;
	#t;
	add(e) {
		return e.kind === "files" ? this.#n(e) : e.kind === "large" ? this.#r(e) : e.kind === "part" && this.#i(e), this.#e;
	}
	#n(e) {
		let { offset: t } = this;
		this.append(e.bytes);
		for (let n of e.files) {
			let e = toHeader(n, n.compressed);
			this.#a(n, e, t), t += 30 + e.name.byteLength + n.compressed, this.#e += n.size;
		}
	}
	#r(e) {
		let { file: t, partCrcs: n } = e;
		this.#t = {
			file: t,
			partCrcs: n,
			offset: this.offset,
			parts: 0,
			done: 0,
			compressed: 0
		};
		let r = toHeader(t, 0), i = Buffer.alloc(30 + r.name.byteLength);
		writeLocalHeader(i, 0, r), this.append(i);
	}
	#i(e) {
		let { path: t, crc: n, length: r, bytes: i } = e, a = this.#t;
		if (!a || a.file.path !== t || a.partCrcs[a.parts] !== n) throw changedFile(t);
		this.append(i), a.parts += 1, a.done += r, a.compressed += i.byteLength, this.#e += r, a.done < a.file.size || (this.correctSize(a.offset, a.compressed), this.#a(a.file, toHeader(a.file, a.compressed), a.offset), this.#t = void 0);
	}
	#a(e, t, n) {
		let { path: r, size: i, sha256: a } = e;
		this.enter(t, n), this.files.push({
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
// src/deploy/steps/pack/workers.ts
const Rn = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 64
};
function threadsFor(e, t) {
	let n = e < 6e6 && t < 500, r = Math.min(4, wt());
	return n || r < 2 ? 0 : r;
}
function startPackWorkers(e, t) {
	let n = Ee({
		module: "deploy/steps/pack/worker",
		threads: e,
		here() {
			let e = new PiecePacker();
			return (t) => e.pack(t.piece, t.buffer);
		},
		getTransferList: (e) => v([e.buffer]),
		resourceLimits: Rn,
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
// src/deploy/steps/pack/pack.ts
async function pack(e, t, n, r, i) {
	n?.catch(() => void 0);
	let a = checkTree(t.tree), o = overlaid(a, t), s = o.reduce((e, t) => e + t.size, 0);
	await using c = startPackWorkers(i ?? threadsFor(s, o.length), r.signal);
	checkContents(o, t, e), checkMarkerIsOpen(t.hosting.text, r.log);
	for (let e of unservedWarnings(o.map((e) => e.path))) r.log.warn(e, { concern: "visitors" });
	let l = {
		plan: e,
		finished: t,
		sources: a,
		entries: o,
		live: await n,
		deps: r
	}, u = y(() => hashEntries(o, c)), d = isReplaced(e, l.live) ? void 0 : l.live, f = await findUnchanged(getTarget(e), d, u);
	if (f) return createPackage(l, await u(), f, { kind: "none" });
	if (e.uploader === "official") {
		let e = await mkdtemp(Q.join(r.scratch, "site-")), t = await copyEntries(o, e, r.signal), n = buildMarker(l, t);
		return await copyEntries([markerEntry(n)], e, r.signal), createPackage(l, t, n, { kind: "folder" }, e);
	}
	let p = Q.join(r.scratch, "site.zip"), m = Me(r.log, r.clock, "pack", s), h = new Archiver(p);
	try {
		for await (let e of c.work(split(o))) m(h.add(e));
		let e = [...h.files], t = buildMarker(l, e);
		return h.add(new PiecePacker().pack({
			kind: "files",
			entries: [markerEntry(t)]
		})), createPackage(l, e, t, {
			kind: "archive",
			file: p,
			bytes: h.end()
		});
	} finally {
		h.close();
	}
}
function isReplaced({ force: e, mode: t, provenance: n }, r) {
	return e || t === "rollback" && r?.provenance.commit !== n.commit;
}
function checkContents(e, t, n) {
	let r = toProvenance(n, t, `sha256:${"0".repeat(64)}`), i = {
		...getTarget(n),
		provenance: r,
		contents: Ve(e)
	}, a = [...e, markerEntry(i)];
	checkNames(a.map((e) => e.path)), checkLimits(a, n.config.hosting);
}
function createPackage(e, t, n, r, i) {
	let { plan: a, finished: o, sources: s, entries: c, live: l, deps: u } = e;
	o.origin && compareWithArtifact(o.origin.files, t, s, o);
	let d = markerEntry(n), f = {
		path: d.path,
		size: d.size,
		sha256: sha256(d.bytes)
	}, p = createManifest([...t, f]);
	return {
		delivery: r,
		manifest: p,
		marker: n,
		provenance: {
			...toProvenance(a, o, n.provenance.files),
			run: a.provenance.run
		},
		hosting: o.hosting,
		made: o.made,
		live: l,
		builtDigest: o.origin?.digest,
		folder: y(async () => i ?? copyPacked([...c, d], p.files, u))
	};
}
function buildMarker(e, t) {
	let { plan: n, finished: r, live: i } = e, a = toProvenance(n, r, ot(t));
	return {
		...getTarget(n),
		provenance: a,
		contents: de(t, i?.contents)
	};
}
function toProvenance(e, t, n) {
	let { commit: r, tree: i } = e.provenance;
	return {
		commit: r,
		tree: i,
		...t.provenance,
		files: n
	};
}
function getTarget({ config: e, environment: t, version: n, event: r }) {
	return {
		slug: e.site.slug,
		environment: t,
		version: n,
		run: r.run.id
	};
}
const markerEntry = (e) => bytesEntry(m, Buffer.from(`${JSON.stringify(e)}\n`));
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
	for (let [e, r] of t.overlay) n.set(e, bytesEntry(e, r));
	return n.delete(m), inByteOrder(n.values());
}
async function hashEntries(e, t) {
	let n = [];
	for await (let r of t.work(splitForHashing(e))) r.kind === "hash" && n.push(...r.files);
	return n;
}
function compareWithArtifact(e, t, n, r) {
	let isBuilt = (e) => !r.overlay.has(e) && !r.pages.has(e), i = t.filter((e) => isBuilt(e.path)), a = new Map(i.map((e) => [e.path, e.sha256]));
	for (let [e, { replaces: t }] of r.pages) t && a.set(e, t);
	let o = new Map(n.map((e) => [e.path, a.get(e.path) ?? hashSource(e)])), s = new Set(e.map((e) => e.path)), l = e.filter((e) => !o.has(e.path)), u = e.filter((e) => o.get(e.path) !== e.sha256).filter((e) => o.has(e.path)), d = [
		...l.map((e) => `missing: ${e.path}`),
		...u.map((e) => `changed: ${e.path}`),
		...[...o.keys()].filter((e) => !s.has(e)).map((e) => `added:   ${e}`)
	];
	if (d.length === 0) return;
	let f = `The site and the build job's manifest differ in ${F(d.length, "file")}.`;
	throw new c("ARTIFACT_INVALID", f, { facts: P(d) });
}
async function copyPacked(e, t, n) {
	let r = await mkdtemp(Q.join(n.scratch, "site-")), i = new Map(t.map((e) => [e.path, e.sha256])), a = (await copyEntries(e, r, n.signal)).find((e) => e.sha256 !== i.get(e.path));
	if (!a) return r;
	let o = `The file "${a.path}" changed after it was packed.`;
	throw new c("PACKAGE_FILE_CHANGED", o);
}
async function findUnchanged(e, t, n) {
	if (!t || !f(e, t)) return;
	let r = await n();
	if (t.provenance.files === ot(r)) return {
		...t,
		contents: de(r, t.contents)
	};
}
// src/deploy/make-site.ts
var zn = e({
	makeSite: () => makeSite,
	packSite: () => packSite
});
async function makeSite(e, t, n, r) {
	let i = n && fetchPortalSeo(e, n, r), work = (t) => build(e, t), a = t ?? await r.step("build", work, (t) => C(e, t)), change = (t) => finish(e, a, i, t), o = await r.step("finish", change, ne);
	return r.addFacts(xe(o)), o;
}
async function packSite(e, t, n, r) {
	let work = (r) => pack(e, t, n(r), r), i = await r.step("pack", work, _);
	return r.addFacts(Se(i)), i;
}
function fetchPortalSeo(e, t, n) {
	if (!e.config.seo.enabled) return;
	let r = t.portal().then((t) => n.ahead("finish", async (n) => {
		let r = fetchSeo(e, t, n), [i] = await Promise.all([r, import("./html.js").then((e) => e.r)]);
		return i;
	}));
	return r.catch(() => void 0), r;
}
async function readFilesBefore(e, t, n) {
	let { url: r } = e;
	if (!r || !t.live) return [];
	let i = pickSample(t, 24).files.slice(0, 24).map((e) => readFileBefore(r, e, n));
	return v(await Promise.all(i));
}
async function readFileBefore(e, t, r) {
	let { path: i, sha256: o } = t;
	try {
		let t = await n(addressOfFile(e, i), r, { limitMs: 2e3 }), a = toFileBefore(i, t);
		if (t.status === 404 || t.status === 200 && a.sha256 !== o) return a;
	} catch (e) {
		if (!(e instanceof a)) throw e;
	}
}
async function servesFilesBefore(e, t, r) {
	let i = t.slice(0, 8).map(async (t) => {
		let i = addressOfFile(e, t.path), a = await n(i, r, { newConnection: !0 }), o = toFileBefore(t.path, a);
		return o.status === t.status && o.sha256 === t.sha256 && !isFromCache(a);
	}), a = await Promise.all(i);
	return a.length > 0 && a.every(Boolean);
}
const isFromCache = (e) => "age" in e.headers;
function toFileBefore(e, t) {
	let n = Y("sha256").update(t.body).digest("hex");
	return {
		path: e,
		status: t.status,
		sha256: n
	};
}
// src/deploy/steps/upload/probe-after-upload.ts
async function checkProduction(e, t, n, r) {
	if (e.environment !== "Production") for (let i of new Set(v([e.config.site.url, n].map(re)))) {
		let { answers: e } = await probeEdges(i, r);
		if (!e.some((e) => W(t.marker, e))) continue;
		let n = `The Preview replaced the live site: ${`${i} serves ${t.marker.version} from the Preview`}.`;
		throw new c("UPLOAD_WRONG_TARGET", n, { remedy: "Redeploy Production immediately." });
	}
}
const Bn = ["DISTRIBUTION_FAILED", "OFFICIAL_CLIENT_FAILED"];
async function isUnchanged(e, t, n, r, i) {
	if (!(n instanceof c) || !Bn.includes(n.code)) return !1;
	let { live: o } = t;
	if (!e.url || !o || n.cause instanceof Ue) return !1;
	let { answers: s, isWhole: l } = await probeEdges(e.url, i), isBefore = (e) => W(o, e) && !isFromCache(e);
	if (!l || !s.every(isBefore)) return !1;
	try {
		return await servesFilesBefore(e.url, r, i);
	} catch (e) {
		if (e instanceof a) return !1;
		throw e;
	}
}
async function probeEdges(e, t) {
	let r = Ae(e, (e) => n(e, t, { newConnection: !0 })), i = await Promise.allSettled(r), o = [];
	for (let e of i) if (e.status === "fulfilled") o.push(e.value);
	else if (!(e.reason instanceof a)) throw e.reason;
	return {
		answers: o,
		isWhole: o.length === r.length
	};
}
// src/deploy/steps/upload/upload.ts
async function upload(e, t, n, r, i, a = () => readFilesBefore(e, t, i)) {
	let o = _e(e), s = he(o);
	if (e.config.build.attestation === "required" && await requireAttestation(e, t, i), s !== null && i.log.info(`The hosting environment is "${s}".`), t.delivery.kind === "none") return { outcome: "unchanged" };
	let l = xt();
	r.begins(l);
	let u = Oe(e, async () => t.live, i).then((e) => {
		for (let t of e) i.log.info(t);
	}), d = u.then(a);
	d.catch(() => void 0);
	let { officialClient: f } = n, p = {
		plan: e,
		sitePackage: t,
		target: o,
		correlationId: l,
		officialClient: f,
		record: r,
		current: u,
		before: d
	}, sendWith = (e) => {
		let { http: t, signal: n } = i, r = Ke({
			http: t,
			token: e,
			correlationId: l,
			signal: n
		});
		return send({
			...p,
			token: e,
			service: r
		}, i);
	};
	return {
		...await sendWith(await n.deploymentToken()).catch(async (e) => {
			if (!(e instanceof c) || !(e.cause instanceof be)) throw e;
			return i.log.info(`The hosting platform refused the deployment token (${e.cause.message}); retrying once with a new one.`), sendWith(await n.renewDeploymentToken(i));
		}),
		changed: (await d).map((e) => e.path)
	};
}
async function requireAttestation(e, t, n) {
	if (!t.builtDigest) throw new c("ATTESTATION_MISSING", "The package was not built by a separate job.");
	let { checkAttestation: r } = await import("./attestation.js").then((e) => e.t);
	await r(e, t.builtDigest, n);
}
async function send(e, t) {
	let { delivery: n } = e.sitePackage, sendOfficial = async (n) => {
		let { uploadOfficial: r } = await import("./official-client.js").then((e) => e.t);
		return r(e, n, t);
	};
	if (n.kind !== "archive") {
		let n = Re(e, t);
		return n.catch(() => void 0), await e.current, sendOfficial(n);
	}
	let r;
	try {
		r = await He(e, t);
	} catch (n) {
		if (e.plan.uploader !== "auto" || !ge(n)) throw n;
		return t.log.warn(`Uploading with the platform's client instead. ${n.message} ${n.facts[0] ?? ""}`), sendOfficial(Promise.resolve(void 0));
	}
	return Fe(e, r, n, t);
}
// src/deploy/steps/verify/probes.ts
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
function buildProbes(e) {
	let t = parseHosting(e.hosting.text), n = plainPaths(e.hosting.text), r = new Map(e.manifest.files.map((e) => [`/${e.path}`, e])), { rewrite: i, exclude: a } = t.navigationFallback ?? {}, o = Array.isArray(a) ? a.map(String).map(toPath) : [], isExcluded = (e) => o.some((t) => matchesPattern(t, e)), { rewrite: s, statusCode: c = 404 } = t.responseOverrides?.["404"] ?? {}, toProbe = (e, t, n, i) => {
		let { size: a = 0, sha256: o } = r.get(String(i)) ?? {}, check = (e, t) => {
			if (e !== n) return `returns ${e}, expected ${n}`;
			if (o && o !== t) return `does not show ${i} from this build`;
		};
		return {
			name: e,
			path: t,
			size: a,
			check
		};
	}, l = `no-page-${e.marker.provenance.files.slice(-12)}`, u = [`/site-deploy/${l}`, `/${l}`].filter(n), d = o.toSorted(foldersFirst).flatMap((e) => pathThatMatches(e, l) ?? []), f, p = u.at(-1);
	typeof i == "string" && (f = u.find((e) => !isExcluded(e)), p = [...d, ...u].find((e) => isExcluded(e) && n(e)));
	let m = [];
	return f && m.push(toProbe("deep route", f, 200, i)), p && c !== 200 && m.push(toProbe("missing page", p, c, s)), m;
}
function foldersFirst(e, t) {
	return Number(t.endsWith("/*")) - Number(e.endsWith("/*"));
}
const hashBody = (e) => X("sha256", e);
async function inspectMadePage(e, t, n) {
	let { made: r, marker: i, hosting: a, manifest: o } = t, s = plainPaths(a.text), c = r.filter((e) => s(e.address)), l = c[(Number.parseInt(i.provenance.files.slice(-8), 16) || 0) % c.length];
	if (!l) return "";
	let u = new Map(o.files.map((e) => [e.path, e])), d = new URL(addressOfFile(e, l.address.slice(1))), f = u.get(l.file), p = await n(d.href, (f?.size ?? 0) + 1), m = `the page ${l.address}, which was generated for the application,`;
	if (new URL(p.url).pathname !== d.pathname) return mismatch(`${m} redirects to ${p.url}`, []);
	if (p.status !== 200) return mismatch(`${m} returns ${p.status}`, []);
	if (hashBody(p.body) !== f?.sha256) return mismatch(`${m} is not from this build`, []);
	let h = findAssets(p.body.toString(), p.url).slice(0, 10), g = h.map((e) => inspectAsset(e, u, n)), _ = v(await Promise.all(g));
	return _.length === 0 ? `${l.address} with ${h.length} scripts and styles` : mismatch(`${m} cannot load its scripts and styles`, _);
}
function findAssets(e, t) {
	let n = e.replace(/<!--[\s\S]*?(?:-->|$)/g, ""), r = attribute(/<base\b[^>]*(?:>|$)/i.exec(n)?.[0] ?? "", "href") ?? "", i = URL.parse(r, t) ?? new URL(t), a = [...n.matchAll(/<(?:script|link)\b[^>]*(?:>|$)/gi)].map(([e]) => e).flatMap((e) => /^<script/i.test(e) ? attribute(e, "src") ?? [] : /^(stylesheet|modulepreload)$/i.test(attribute(e, "rel") ?? "") ? attribute(e, "href") ?? [] : []).flatMap((e) => URL.parse(e, i.href) ?? []).filter((e) => e.origin === i.origin);
	return [...new Set(a.map((e) => e.href))];
}
function attribute(e, t) {
	let [, n, r, i] = RegExp(`\\s${t}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(e) ?? [];
	return (n ?? r ?? i)?.replaceAll("&amp;", "&");
}
async function inspectAsset(e, t, n) {
	let r = t.get(decoded(new URL(e).pathname).slice(1)), i = await n(e, r && r.size + 1);
	if (i.status !== 200) return `${e} returns ${i.status}`;
	let a = i.headers["content-type"] ?? "no content type";
	if (a.startsWith("text/html")) return `${e} returns an HTML page (${a})`;
	if (r && r.sha256 !== hashBody(i.body)) return `${e} is not the file from this build`;
}
function decoded(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
async function inspect$1(e, t) {
	let { url: r, sitePackage: i, limitMs: a } = e, o = l(t.clock) + a, createProbe = (e) => (r, i) => {
		let a = Math.max(1e3, o - l(t.clock));
		return n(r, t, {
			limitMs: a,
			newConnection: e,
			maxBytes: i
		});
	}, s = createProbe(!1), c = await inspectMarker(r, i, s);
	if (typeof c != "string") return c;
	let u = await Promise.all([
		inspectStartPage(r, i, s),
		inspectSample(r, chooseSample(e), s),
		inspectMadePage(r, i, s),
		...buildProbes(i).map((e) => inspectProbe(r, e, s))
	]), d = [c], f = await inspectEdges(r, i.marker, s, createProbe(!0));
	for (let e of [...u, f]) {
		if (typeof e != "string") return {
			...e,
			hasMarker: !0
		};
		d.push(e);
	}
	return d.filter((e) => e !== "");
}
function chooseSample(e) {
	let t = new Map(e.sitePackage.manifest.files.map((e) => [e.path, e])), n = pickSample(e.sitePackage, 8), r = e.changed.slice(0, 16).flatMap((e) => t.get(e) ?? []);
	return {
		...n,
		files: [...new Set([...r, ...n.files])]
	};
}
async function inspectMarker(e, t, n) {
	let { marker: r, live: i } = t, a = await n(`${e}/${m}`), o = `expected: ${describe(r)}`;
	if (a.status !== 200) return mismatch(`/${m} returns ${a.status}`, [o]);
	let c = s(a.json), l = a.headers["content-type"] ?? "no content type";
	if (!c) return mismatch(`/${m} is not a marker (${l})`, [o]);
	if (W(r, a)) {
		let { origin: t } = new URL(a.url);
		return t === new URL(e).origin ? "marker" : `marker at ${t}`;
	}
	let u = [o, `served:   ${describe(c)}`];
	if (!isOfLaterRun(c, r, i)) return {
		...mismatch("it serves another build", u),
		isForeign: !0
	};
	let d = `run ${c.run} has deployed another build in the meantime`;
	return {
		...mismatch(d, u),
		remedy: Vn
	};
}
const Vn = "Check that run: if its build is the one that should be live, do nothing; otherwise run this one again. A shared \"concurrency\" group in the site's workflows makes its deployments wait for each other.";
function isOfLaterRun(e, t, n) {
	let [r, i, a] = [
		e.run,
		t.run,
		n?.run
	].map(qe);
	return e.slug !== t.slug || e.environment !== t.environment || !r || !i || r === i ? !1 : r > i || a !== void 0 && r > a;
}
async function inspectEdges(e, t, n, r) {
	let i = [...Ae(e, n, 6), ...Ae(e, r, 6)], a = await Promise.all(i), o = a.filter((e) => !W(t, e)), [c] = o;
	if (!c) return "";
	let l = `status ${c.status}`;
	c.status === 200 && (l = describe(s(c.json)));
	let u = `some probes found it, but ${o.length} of ${a.length} later ones found something else`;
	return differing(u, [`expected: ${describe(t)}`, `served:   ${l}`]);
}
async function inspectStartPage(e, t, n) {
	let { hosting: r, manifest: i } = t;
	if (whyClosed(r.text, "/")) return "";
	let a = plainPaths(r.text), o = a("/") && a("/index.html"), s = i.files.find((e) => e.path === "index.html" && o), c = await n(`${e}/`, s && s.size + 1), l = [`address: ${c.url}`];
	if (c.status !== 200) return mismatch(`the start page returns ${c.status}`, l);
	let u = Object.entries(r.globalHeaders).flatMap(([e, t]) => {
		let n = c.headers[e.toLowerCase()];
		return (n ?? "") === t ? [] : `${e}: expected "${t}", served "${n ?? "none"}"`;
	});
	return u.length > 0 ? mismatch("the start page lacks configured headers", u) : s && hashBody(c.body) !== s.sha256 ? mixed("the start page is not from this build", l) : "start page with its headers";
}
async function inspectSample(e, t, n) {
	let { files: r, changed: i, changedPicked: a } = t, o = await Promise.all(r.map((t) => inspectFile(e, t, n))), s = v(o);
	if (s.length > 0) return mixed(`${s.length} of ${r.length} checked files are not from this build`, s);
	if (r.length === 0) return "";
	let c = `${F(r.length, "file")} by hash`;
	return i ? `${c} (${a} of ${i} changed or new)` : c;
}
async function inspectFile(e, t, n) {
	let { path: r, size: i, sha256: a } = t, o = await n(addressOfFile(e, r), i + 1);
	if (o.status !== 200) return `stale: /${r} returns ${o.status}`;
	let s = hashBody(o.body);
	if (s !== a) return `stale: /${r} has the hash ${s.slice(0, 12)}, expected ${a.slice(0, 12)}`;
}
async function inspectProbe(e, t, n) {
	let { name: r, path: i, size: a, check: o } = t, s = await n(`${e}${i}`, a + 1), c = o(s.status, hashBody(s.body));
	return c ? mismatch(`${r} (${i}) ${c}`, []) : r;
}
function describe(e) {
	if (!e) return "no marker";
	let { slug: t, version: n, environment: r, provenance: i } = e, { commit: a, files: o } = i;
	return `${`${t.slice(0, 80)} ${n.slice(0, 80)} (${r.slice(0, 80)})`}, commit ${a.slice(0, 12)}, ${o.slice(0, 19)}`;
}
// src/deploy/steps/verify/verify.ts
const Hn = {
	pause: 250,
	growth: 1.5,
	maxPause: 5e3
};
async function verify(e, t, n, r, i = () => void 0, a) {
	let o = n.outcome === "accepted" && await a;
	if (o) return o;
	let s = n.outcome === "unchanged" ? void 0 : n, l = e.url ?? s?.url;
	if (!l) throw verdict(s, new c("VERIFY_ADDRESS_UNKNOWN", "The hosting platform did not report the environment's address."));
	let { clock: u, signal: f } = r, p = {
		isReachable: !1,
		message: "it was not checked",
		facts: []
	}, m = 1, h = !1, g = timeLimit(e, t), _ = s ? g : Math.min(Wn, g), v = d(t.marker, t.live), y = await ve({
		clock: u,
		signal: f,
		limit: _,
		...Hn
	}, async (e) => {
		let n = await inspectOnce({
			url: l,
			sitePackage: t,
			changed: s?.changed ?? [],
			limitMs: e
		}, r);
		if (!v && (Array.isArray(n) || n.hasMarker) && i(), Array.isArray(n)) return h = !0, --m, m === 0 ? n : void 0;
		h ||= n.isMixed === !0, h && (m = Un), r.log.debug(`${l}: ${n.message}`), p = n.isForeign && h ? differing("some probes found it, but the last one found another build", n.facts) : n;
	});
	if (!y) throw verdict(s, toError(l, p));
	return {
		url: l,
		checks: y
	};
}
async function verifyAhead(e, t, n, r) {
	let { url: i } = e;
	if (!i) return;
	let a = await inspectOnce({
		url: i,
		sitePackage: t,
		changed: n.map((e) => e.path),
		limitMs: 5e3
	}, r);
	if (Array.isArray(a)) return {
		url: i,
		checks: a
	};
}
const Un = 3, Wn = 3e4;
async function verifyUnchanged(e, t, n) {
	try {
		return await verify(e, t, { outcome: "unchanged" }, n);
	} catch (e) {
		if (!(e instanceof c) || e.code !== "VERIFY_MISMATCH") throw e;
		for (let t of [e.message, ...e.facts]) n.log.warn(t);
		return;
	}
}
function timeLimit(e, { manifest: t }) {
	let n = t.totalBytes / 2e6 + t.files.length / 200;
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
	let { isReachable: n, message: r, facts: i, remedy: a } = t, o = `${e} could not be reached.`;
	if (!n) return new c("VERIFY_UNREACHABLE", o, { facts: [r] });
	let s = `${e} does not serve this build: ${r}.`;
	return new c("VERIFY_MISMATCH", s, {
		facts: i,
		remedy: a
	});
}
function verdict(e, t) {
	if (e?.outcome !== "unknown") return t;
	let { lastPollError: n, correlationId: r } = e, i = v([
		t.message,
		!!n && `last status check: ${n}`,
		`correlation id: ${r}`
	]);
	return new c("DISTRIBUTION_UNKNOWN", "The hosting platform did not report the upload's outcome, and the site does not show this build.", {
		cause: t,
		facts: i
	});
}
// src/deploy/take-live.ts
var Gn = e({ takeLive: () => takeLive });
async function takeLive(e, t, n, r) {
	let connectForUpload = (e) => ae(r.deps.http, e);
	n.deploymentToken().then(connectForUpload, () => void 0);
	let i = await makeSite(e, t, n, r), readBefore = async (t) => {
		if (e.force) t.log.info("Forced: replaces the live site without reading it. The changes are therefore unknown, and the files to verify are chosen from all files.");
		else return T(e.url, t, { limitMs: 5e3 });
	}, a = await packSite(e, i, readBefore, r), goLiveAs = (e, t) => goLive(e, t, (...r) => upload(e, t, n, ...r), r);
	await goLiveAs(e, a) || await goLiveAs(e, await packSite({
		...e,
		force: !0
	}, i, async () => a.live, r)), r.complete("succeeded");
}
async function goLive(e, t, n, r) {
	let a = y(() => readFilesBefore(e, t, r.deps)), s, probeProduction = () => checkProduction(e, t, s, r.deps).catch((e) => {
		throw e instanceof c && r.hasChanged(), e;
	}), l, verifyEarly = async () => verifyAhead(e, t, await a(), r.deps), u = {
		begins: (e) => r.begins(e),
		mayHaveChanged: () => r.mayHaveChanged(),
		wasRefused: () => r.isAsBefore(),
		isReported() {
			l ??= verifyEarly().catch(() => void 0);
		}
	};
	try {
		let send = (e) => n(u, e, a), c = await r.step("upload", send, o);
		if (r.addFacts(ue(c)), c.outcome === "unchanged") {
			let work = (n) => verifyUnchanged(e, t, n), n = await r.step("verify", work, p);
			return n && r.addFacts({ url: n.url }), !!n;
		}
		s = c.production;
		let verifySite = async (n) => {
			let onChange = () => r.hasChanged(), i = await verify(e, t, c, n, onChange, l);
			return await probeProduction(), i;
		}, { url: d } = await r.step("verify", verifySite, i);
		return r.addFacts({ url: d }), r.hasChanged(), !0;
	} catch (n) {
		throw r.siteChanged === "no" || r.deps.signal.aborted || (await probeProduction(), await isUnchanged(e, t, n, await a(), r.deps) && r.isAsBefore()), n;
	}
}
export { PiecePacker as i, zn as n, vn as r, Gn as t };
