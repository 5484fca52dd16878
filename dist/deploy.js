import { r as e } from "./rolldown-runtime.js";
import { A as t, Bt as n, Ct as r, Et as i, Ft as a, Gt as o, Ht as s, It as c, Lt as l, M as u, Mt as d, Nt as f, Pt as p, R as m, S as h, T as g, Ut as _, Vt as v, Wt as y, X as b, Y as x, _ as S, _t as C, bt as w, g as ee, j as T, k as te, p as E, q as D, v as O, vt as k, xt as ne, y as re, yt as A, z as ie, zt as ae } from "./shared.js";
import { $ as oe, A as se, An as ce, At as le, C as ue, D as de, E as fe, Et as pe, F as j, Fn as me, H as he, I as ge, J as _e, K as ve, L as ye, M as be, Mn as M, Mt as N, N as xe, O as Se, On as Ce, P as we, Pn as Te, Q as Ee, R as De, S as Oe, T as ke, W as Ae, X as je, Y as Me, Z as Ne, _ as Pe, a as Fe, at as P, bt as F, ct as I, d as L, dt as Ie, f as Le, g as R, h as z, it as Re, jn as ze, jt as Be, k as Ve, kn as He, kt as Ue, m as B, n as We, nt as V, o as Ge, ot as Ke, p as H, q as qe, r as Je, rt as Ye, sn as Xe, st as Ze, t as Qe, tn as $e, tt as et, u as tt, v as U, w as nt, x as rt, y as it, yt as at, z as ot } from "./shared-later.js";
import { C as W, D as G, K as st, O as K, P as q, S as ct, i as lt, j as ut, q as J, v as dt, y as ft } from "./config.js";
import { a as pt, c as mt, p as ht } from "./session.js";
const { closeSync: Y, fstatSync: gt, mkdirSync: _t, openSync: vt, readFileSync: yt, readSync: bt, readdirSync: xt, realpathSync: St, statSync: Ct, writeFileSync: wt, writeSync: Tt } = globalThis.process.getBuiltinModule("node:fs"), Et = globalThis.process.getBuiltinModule("node:fs/promises"), { constants: Dt, copyFile: Ot, lstat: kt, mkdir: At, readFile: jt, readdir: X, readlink: Mt, rm: Nt, stat: Pt, symlink: Ft, writeFile: It } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: Z, hash: Lt, randomUUID: Rt } = globalThis.process.getBuiltinModule("node:crypto"), { constants: zt, crc32: Bt, deflateRawSync: Vt } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: Ht } = globalThis.process.getBuiltinModule("node:os"), { isDeepStrictEqual: Ut, stripVTControlCharacters: Wt } = globalThis.process.getBuiltinModule("node:util"), Gt = globalThis.process.getBuiltinModule("node:process"), Q = globalThis.process.getBuiltinModule("node:path"), Kt = {
	files: 65535,
	bytes: 4294967295,
	nameBytes: 65535
};
function writeLocalHeader(e, t, n) {
	return e.writeUInt32LE(67324752, t), e.writeUInt16LE(20, t + 4), writeCommonFields(e, t + 6, n), e.writeUInt16LE(0, t + 28), n.name.copy(e, t + 30), t + 30 + n.name.byteLength;
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
// src/deploy/steps/pack/compress.ts
const qt = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i, Jt = /\.png$/i, Yt = 4096, Xt = {
	png: 8192,
	others: 131072
};
function chooseMethod(e, t, n) {
	return t === 0 || qt.test(e) ? 0 : t < (Jt.test(e) ? Xt.png : Xt.others) ? 8 : compressWhole(n(t - Yt >>> 1, Yt)).byteLength > Yt * .97 ? 0 : 8;
}
function compressWhole(e) {
	let { byteLength: t } = e, n = {};
	return t <= 4096 ? n = {
		windowBits: 12,
		memLevel: 6
	} : t <= 16384 && (n = {
		windowBits: 14,
		memLevel: 7
	}), Vt(e, {
		...n,
		chunkSize: Math.max(1024, (t >>> 1) + 64)
	});
}
function compressPart(e, t, n) {
	return Vt(e, {
		...t.byteLength > 0 && { dictionary: t },
		finishFlush: n ? zt.Z_FINISH : zt.Z_SYNC_FLUSH,
		chunkSize: (e.byteLength >>> 1) + 64
	});
}
// src/deploy/steps/pack/read.ts
const $ = 1 << 20;
function readInto(e, t, n, r) {
	withFile(e, (i) => fill(e, i, t, n, r));
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
		Y(n);
	}
}
function withFile(e, t) {
	let n = openSource(e);
	try {
		t(n), checkUnchanged(e, n);
	} finally {
		Y(n);
	}
}
function openSource(e) {
	try {
		return vt(e.file, "r");
	} catch (t) {
		throw n(t) ? changed(e) : t;
	}
}
function fill(e, t, n, r, i) {
	for (let a = 0; a < i;) {
		let o = bt(t, n, a, i - a, getStart(e) + r + a);
		if (o === 0) throw changed(e);
		a += o;
	}
}
function checkUnchanged(e, t) {
	if (e.kind === "slice") return;
	let { size: n, mtimeMs: r } = gt(t);
	if (n !== e.size || r !== e.modifiedMs) throw changed(e);
}
const getStart = (e) => e.kind === "slice" ? e.offset : 0;
function changed(e) {
	return new l("PACKAGE_FILE_CHANGED", `The file "${e.path}" changed while it was being read.`);
}
// src/deploy/steps/pack/copy.ts
function copyAndHash(e, t) {
	let n = vt(t, "wx");
	try {
		return hashSource(e, (e) => {
			for (let t = 0; t < e.byteLength;) t += Tt(n, e, t);
		});
	} finally {
		Y(n);
	}
}
function hashSource(e, t) {
	let n = Z("sha256");
	for (let r of readParts(e)) n.update(r), t?.(r);
	return n.digest("hex");
}
// src/deploy/steps/pack/entry.ts
function bytesEntry(e, t) {
	return {
		kind: "bytes",
		path: e,
		size: t.byteLength,
		bytes: t
	};
}
const getMaxBytes = (e) => 30 + Buffer.byteLength(e.path) + e.size, sha256 = (e) => Lt("sha256", e);
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
const Zt = 1 << 20;
var PiecePacker = class {
	#e = Buffer.alloc(0);
	pack(e, t) {
		switch (e.kind) {
			case "hash": return {
				kind: "hash",
				files: e.entries.map((e) => this.#t(e))
			};
			case "files": return packFiles(e.entries, t);
			case "large": return hashLarge(e);
			case "part": return this.#n(e, t);
		}
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
			crc: Bt(c),
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
			crc: Bt(c),
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
	let n = t.byteLength;
	if (chooseMethod(e, n, (e, n) => t.subarray(e, e + n)) === 8) {
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
	let t = Z("sha256"), n = [], r = 0;
	for (let i of readParts(e.source)) t.update(i), r = Bt(i, r), n.push(Bt(i));
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
	return t && t.byteLength >= e ? t : new ArrayBuffer(Math.ceil(e / Zt) * Zt);
}
// src/config/seo-file.ts
const Qt = W({
	title: K(q()),
	description: K(q()),
	canonical: K(q()),
	robots: K(q()),
	structuredData: K(W({}))
}), $t = W({ pages: ut(q(), W({
	slug: q(),
	values: Qt,
	fallback: Qt
})) });
async function loadSeoFile(e, t) {
	let n = await O(e, t, "seo.file"), r = await s(n).catch((e) => {
		throw new l("SEO_FILE_INVALID", `Can't read the metadata file ${t}.`, { cause: e });
	});
	if (r === void 0) {
		if (t === "content/seo.json") return { pages: {} };
		throw new l("SEO_FILE_INVALID", `The metadata file ${t} does not exist.`);
	}
	let i = J($t, p(r.replace(/^\uFEFF/, "")));
	if (i.success) return i.data;
	throw new l("SEO_FILE_INVALID", `The metadata file ${t} does not have the expected format.`, { facts: i.error.issues.slice(0, 5).map((e) => `${e.path.join(".") || "the file"}: ${e.message}`) });
}
var CommandOutput = class {
	#e = [];
	#t = [];
	read(e) {
		let t = Wt(e.slice(0, 2e3)).trimEnd();
		this.#e.push(t), this.#e.length > 25 && this.#e.shift(), en.test(t) && this.#t.length < 40 && this.#t.push(t);
	}
	get tail() {
		return this.#e;
	}
	get reasons() {
		return this.#t;
	}
};
const en = /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
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
const tn = {
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
}, nn = {
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
}, rn = {
	...nn,
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
const an = createPnpmCommands("pnpm"), on = createPnpmCommands("rush-pnpm"), sn = {
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
}, cn = {
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
const ln = {
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
}, un = {
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
}, dn = {
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
}, fn = {
	npm: tn,
	yarn: nn,
	"yarn@berry": rn,
	pnpm: an,
	"pnpm@6": {
		...an,
		run: dashDashArg("pnpm", "run", ["-F", "--filter"])
	},
	"pnpm-rush": on,
	bun: sn,
	aube: cn,
	deno: ln,
	nub: un,
	upm: dn
}, pn = {
	yarn: ["add", "uninstall"],
	pnpm: ["add"],
	"pnpm@6": ["add"],
	"pnpm-rush": ["add"]
}, mn = {
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
	let i = fn[e][t];
	r.ignoreWorkspaceRootCheck && pn[e]?.includes(t) && (n = ["--ignore-workspace-root-check", ...n]);
	let a = mn[e];
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
const hn = [
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
], gn = {
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
}, _n = {
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
		let n = await Et.stat(e);
		return t === "file" ? n.isFile() : n.isDirectory();
	} catch {
		return !1;
	}
}
function* lookup(e = Gt.cwd()) {
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
				for (let t of Object.keys(gn)) if (await pathExists(Q.join(r, t), "file")) {
					let n = gn[t];
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
			case "install-metadata": for (let e of Object.keys(_n)) {
				let t = e.endsWith("/") ? "dir" : "file";
				if (await pathExists(Q.join(r, e), t)) {
					let t = _n[e];
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
		let n = await Et.readFile(e, "utf8"), r = t.packageJsonParser ? await t.packageJsonParser(n, e) : JSON.parse(n), i = getNameAndVer(r);
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
	if (hn.includes(e)) return n = e, {
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
	let r = (await detect({
		cwd: e.buildRoot,
		stopDir: e.workspace,
		strategies: ["packageManager-field", "lockfile"]
	}))?.agent ?? "npm", i = n.dependencies > 0, a = await detect({
		cwd: e.buildRoot,
		stopDir: e.workspace,
		strategies: ["lockfile"]
	}), { install: o } = t, s;
	if (!o && i && a ? (o = command(r, "frozen"), s = await severalLockfiles(e, r)) : !o && i && (o = command(r, "install"), s = "No lockfile: dependency versions may differ between builds. Commit the lockfile."), t.command) return {
		install: o,
		build: t.command,
		remark: s
	};
	if (n.hasBuildScript) return {
		install: o,
		build: command(r, "run", "build"),
		remark: s
	};
	if (t.output) return {
		install: t.install,
		build: void 0
	};
	throw new l("BUILD_COMMAND_MISSING", `${Q.join(t.root, "package.json")} has no "build" script, and build.command is not set.`);
}
const vn = [
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
	let t = await X(e);
	for (let [e, n, r] of vn) {
		let i = t.find((t) => e.test(t));
		if (i) throw new l("BUILD_COMMAND_MISSING", `Found ${i}, but no package.json, and build.command is not set: nothing builds the site.`, { remedy: `Set build.command, for example "${n}", and build.output: ${r}. To deploy a committed folder as it is, set only build.output.` });
	}
}
async function severalLockfiles(e, t) {
	let n = new Set((await Promise.all([e.buildRoot, e.workspace].map((e) => X(e)))).flat()), r = Object.entries(gn).filter(([e]) => n.has(e));
	if (!(new Set(r.map(([, e]) => e)).size < 2)) return `Found ${r.map(([e]) => e).join(" and ")}: using ${t}. Remove the outdated lockfile.`;
}
function command(e, t, ...n) {
	let r = resolveCommand(e, t, n);
	if (r === null) throw new l("BUILD_COMMAND_MISSING", `The package manager ${e} has no command for "${t}".`);
	return [r.command, ...r.args].join(" ");
}
async function readManifest(e) {
	let t = Q.join(e, "package.json"), n = await s(t);
	if (n !== void 0) try {
		let e = JSON.parse(n), count = (t) => Object.keys(e[t] ?? {}).length;
		return {
			hasBuildScript: typeof e.scripts?.build == "string",
			dependencies: count("dependencies") + count("devDependencies") + count("optionalDependencies") + count("workspaces")
		};
	} catch (e) {
		throw new l("BUILD_COMMAND_MISSING", `${t} is not valid JSON.`, {
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
	let o = [];
	if (r.ACTIONS_ID_TOKEN_REQUEST_TOKEN && o.push("the request for the job's id token"), i && o.push("api-token"), a && o.push("github-token"), e.dryRun || o.length === 0) return;
	let s = `In a single job, the site's code can read ${o.join(", ")}, and change what later steps run. To isolate it, use two jobs with "mode: build" and "mode: deploy".`;
	i ? n.warn(s) : n.info(s);
}
// src/deploy/steps/build/install-failure.ts
const yn = [
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
	let n = yn.find((e) => e.pattern.test(t.join("\n")));
	return {
		facts: ["its output:", ...quoted(t)],
		remedy: n?.remedy
	};
}
function getKeyLines(e) {
	let t = e.findIndex((e) => /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(e));
	return e.slice(0, t === -1 ? void 0 : t).filter((e) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(e)).slice(0, 8);
}
const quoted = (e) => e.map((e) => `| ${e}`), bn = "SITE_DEPLOY_BUILD";
async function killLeftoverProcesses(e, t) {
	let n = new Map(), r = new Map();
	for (let t = 0; t < 5; t += 1) {
		let t = (await processesWith(`${bn}=${e}`)).filter((e) => !r.has(e.pid));
		if (t.length === 0) break;
		for (let e of t) (kill(e.pid) ? n : r).set(e.pid, e);
	}
	let named = (e) => A([...e.values()].map((e) => `${e.command} (process ${e.pid})`));
	n.size > 0 && t.log.warn(`The build left ${k(n.size, "process")} running; ended now: ${named(n)}.`), r.size > 0 && t.log.warn(`The build left ${k(r.size, "process")} running that can't be ended: ${named(r)}.`);
}
async function processesWith(e) {
	let t = (await X("/proc").catch(() => [])).filter((e) => /^\d+$/.test(e)), n = [];
	for (let r of t) {
		if (!(await jt(`/proc/${r}/environ`, "latin1").catch(() => "")).split("\0").includes(e)) continue;
		let t = await jt(`/proc/${r}/cmdline`, "utf8").catch(() => "");
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
const xn = anyName(String.raw`\.git \.github \.hg \.svn node_modules \.env.* \.npmrc \.yarnrc(\.yml)? \.netrc`, String.raw`\.pypirc \.git-credentials \.htpasswd \.ssh \.aws \.azure \.gnupg`, String.raw`\.?site\.config\.ya?ml`), Sn = anyName(String.raw`package\.json package-lock\.json npm-shrinkwrap\.json yarn\.lock bun\.lockb?`, String.raw`pnpm-(lock|workspace)\.yaml deno\.(jsonc?|lock) Gemfile(\.lock)? Cargo\.(toml|lock)`, String.raw`composer\.(json|lock) go\.(mod|sum) pyproject\.toml (poetry|uv)\.lock`, String.raw`Pipfile(\.lock)? requirements\.txt`);
function isNeverPublished(e) {
	return xn.test(e);
}
function isSource(e) {
	return Sn.test(e);
}
function anyName(...e) {
	return RegExp(`^(${e.join(" ").replaceAll(" ", "|")})$`, "i");
}
const Cn = 2e5;
function readSiteTree(e) {
	let t = St(e), n = [], r = [], i = [], a = 0, visit = (e, o, s) => {
		for (let c of xt(e, { withFileTypes: !0 })) {
			let l = o + c.name;
			if (a += 1, a > Cn) throw tooManyNames(t);
			if (isNeverPublished(c.name) || o === "" && Sn.test(c.name)) {
				r.push(l);
				continue;
			}
			let u = Q.join(e, c.name), d = u;
			if (c.isSymbolicLink() && (d = targetInside(t, u)), !d || s.includes(d)) {
				i.push(l);
				continue;
			}
			let f = Ct(d, { throwIfNoEntry: !1 });
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
	return new l("PACKAGE_TOO_MANY_FILES", `${e} has more than ${Cn} files and folders.`, { facts: ["Linked folders count with all their contents."] });
}
function notThere(e, t) {
	return e.includes("�") ? new l("PACKAGE_NAME_REFUSED", "The built site contains a name that is not UTF-8.", { facts: [e] }) : new l("FILE_GONE", `${e} was removed while the built site was being read.`, { facts: [t] });
}
function targetInside(e, t) {
	try {
		let n = St(t);
		return S(e, n) ? n : void 0;
	} catch {
		return;
	}
}
// src/deploy/steps/build/output.ts
const wn = [
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
], Tn = 2e3;
async function findOutput(e, t) {
	let n = t !== void 0, { output: r } = e.config.build;
	if (r) return configured(e, r, n);
	for (let t of n ? await frameworkOutputs(e.buildRoot) : ["."]) {
		let r = await inside(e, t);
		if (!(n && S(r, e.buildRoot)) && await hasStartPage(r)) return r;
	}
	let i = [];
	for (let t of wn) {
		let n = await startPageTime(Q.join(e.buildRoot, t));
		n !== void 0 && i.push({
			folder: t,
			written: n
		});
	}
	let a = i.filter((e) => t && e.written >= t), [o, ...s] = a.length > 0 ? a : i;
	if (o && s.length === 0) return inside(e, o.folder);
	throw o ? await notFound(e, `Several folders could be the built site: ${[o, ...s].map((e) => e.folder).join(", ")}.`) : n ? await notFound(e, "The build produced no folder with an index.html.") : await notFound(e, "Nothing was built because build.command is not set, and no folder contains an index.html.");
}
async function configured(e, t, n) {
	let r = await inside(e, t), i = Q.join(e.config.build.root, t);
	if (!await isFolder(r)) throw await notFound(e, `The folder "${i}" (build.output) does not exist${n ? " after the build" : ""}.`);
	if (await hasStartPage(r)) return r;
	let [a, ...o] = await startPagesBelow(r);
	if (!a) return r;
	let s = Q.posix.join(t, a);
	throw new l("BUILD_OUTPUT_NOT_FOUND", `The folder "${i}" (build.output) has no index.html.`, {
		facts: w([a, ...o].map((e) => `found one in ${Q.posix.join(i, e)}`), 5),
		remedy: o.length === 0 ? `Set build.output: ${s}` : void 0
	});
}
const inside = (e, t) => O(e.workspace, Q.relative(e.workspace, Q.resolve(e.buildRoot, t)) || ".", "The build output");
async function notFound(e, t) {
	let n = (await X(e.buildRoot, { withFileTypes: !0 }).catch(() => [])).filter((e) => e.isDirectory() && !isNeverPublished(e.name)), r = await Promise.all(n.map(async (t) => (await startPagesBelow(Q.join(e.buildRoot, t.name))).map((e) => Q.posix.join(t.name, e)))), i = n.map((e) => e.name).filter((e) => !e.startsWith(".")), a = c([i.length !== 0 && `folders in build.root: ${i.join(", ")}`, ...w(r.flat().map((e) => `found an index.html in ${e}`), 5)]);
	return !e.config.build.output && await hasStartPage(e.buildRoot) && a.push("build.root itself has an index.html, but it holds the sources: it is used only if build.output names it"), new l("BUILD_OUTPUT_NOT_FOUND", t, { facts: a });
}
async function startPagesBelow(e) {
	let t = [], n = [""];
	for (let r = 0; n.length > 0 && t.length === 0 && r < Tn; r += n.length) {
		let i = [];
		for (let a of n.slice(0, Tn - r)) for (let n of await X(Q.join(e, a), { withFileTypes: !0 }).catch(() => [])) n.isFile() && n.name === "index.html" && a !== "" && t.push(a), n.isDirectory() && !isNeverPublished(n.name) && i.push(Q.posix.join(a, n.name));
		n = i;
	}
	return t.sort();
}
const isFolder = (e) => Pt(e).then((e) => e.isDirectory(), () => !1), hasStartPage = async (e) => await startPageTime(e) !== void 0, startPageTime = (e) => Pt(Q.join(e, "index.html")).then((e) => e.isFile() ? e.mtimeMs : void 0, () => void 0), En = {
	nextjs: ["out"],
	nuxtjs: [".output/public", "dist"],
	astro: ["dist"],
	vitepress: [".vitepress/dist", "docs/.vitepress/dist"],
	vuepress: [".vuepress/dist", "docs/.vuepress/dist"]
};
async function frameworkOutputs(e) {
	let [{ detectFrameworks: t }, { appFrameworks: n }] = await Promise.all([import("./frameworks.js").then((e) => e.n), import("./frameworks.js").then((e) => e.r)]), r = (await t((await X(e)).map((t) => Q.join(e, t)), n)).flatMap((e) => e.frameworks).toReversed(), i = r.flatMap(({ id: e, config: { outputLocation: t } }) => {
		let n = En[e] ?? [];
		return !t || t.startsWith("{") || t === "." ? n : [...n, t];
	});
	return r.some((e) => e.id === "angular") ? [...await angularOutputs(e), ...i] : i;
}
async function angularOutputs(e) {
	let t = await s(Q.join(e, "angular.json"));
	return Object.entries(a(a(p(t ?? "")).projects)).flatMap(([e, t]) => {
		let { projectType: n, architect: r } = a(t);
		if (n === "library") return [];
		let { options: i } = a(a(r).build), { outputPath: o = Q.posix.join("dist", e) } = a(i);
		if (typeof o == "string") return [Q.posix.join(o, "browser"), o];
		let { base: s, browser: c = "browser" } = a(o);
		return typeof s != "string" || typeof c != "string" ? [] : [Q.posix.join(s, c)];
	});
}
// src/deploy/steps/build/root-site.ts
async function stageRootSite(e, t, n, r) {
	let i = (n ? void 0 : await listWithGit(e, t, r)) ?? await listAll(t), a = [e.config.content.file, e.config.seo.file].map((n) => Q.relative(t, Q.join(e.workspace, n)).replaceAll(Q.sep, "/")), isSite = (e) => !a.includes(e) && !isOfRepository(e), o = Q.join(r.scratch, "root-site");
	await At(o);
	for (let e of i.filter(isSite)) await copy(Q.join(t, e), Q.join(o, e));
	let s = new Set(i.filter((e) => !isSite(e)).map((e) => e.split("/")[0] ?? ""));
	return r.log.info(`The site lies in the root of the sources. Not published: .git${s.size > 0 ? ", " : ""}${A([...s].sort())}${n ? "" : ", and what git ignores"}.`), o;
}
async function copy(e, t) {
	let r = await kt(e).catch((e) => {
		if (!n(e)) throw e;
	});
	await At(Q.dirname(t), { recursive: !0 }), r?.isSymbolicLink() ? await Ft(await Mt(e), t) : r?.isFile() && await Ot(e, t, Dt.COPYFILE_FICLONE);
}
function isOfRepository(e) {
	let t = e.split("/"), [n = ""] = t;
	return n.startsWith(".") && n !== ".well-known" || isSource(n) || t.some(isNeverPublished);
}
async function listWithGit(e, t, n) {
	return ((await n.git(e.workspace, [
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	], n.signal))?.split("\0").filter((e) => e !== ""))?.map((t) => Q.join(e.workspace, t)).filter((e) => S(t, e)).map((e) => Q.relative(t, e).replaceAll(Q.sep, "/"));
}
async function listAll(e, t = "") {
	let n = [];
	for (let r of await X(Q.join(e, t), { withFileTypes: !0 })) {
		let i = t + r.name;
		r.isFile() || r.isSymbolicLink() ? n.push(i) : r.isDirectory() && !isNeverPublished(r.name) && n.push(...await listAll(e, `${i}/`));
	}
	return n;
}
async function build(e, t) {
	let n = await findCommands(e);
	n.remark && t.log.warn(n.remark);
	let r = Date.now() - 20, i = c([n.install, n.build]);
	i.length > 0 && await runCommands(n, e, t);
	let a = n.build !== void 0, o = await findOutput(e, a ? r : void 0);
	return S(o, e.buildRoot) ? {
		folder: await stageRootSite(e, o, a, t),
		commands: i
	} : {
		folder: o,
		commands: i
	};
}
async function runCommands(e, t, n) {
	warnAboutExposedSecrets(t, n);
	let r = t.config.build.timeoutMinutes, i = AbortSignal.timeout(r * 6e4), a = Rt(), o = {
		texts: await writeTexts(t, n),
		seo: await writeSeo(t, n)
	}, s = {
		plan: t,
		environment: {
			...ot(t, n.env, o),
			[bn]: a
		},
		deps: n,
		signal: AbortSignal.any([n.signal, i])
	};
	try {
		e.install && await run(e.install, installFailed, s), e.build && await run(e.build, buildFailed, s);
	} catch (e) {
		throw n.signal.throwIfAborted(), !i.aborted || e instanceof l ? e : new l("BUILD_TIMEOUT", `The build was stopped after ${k(r, "minute")} (build.timeoutMinutes).`);
	} finally {
		await killLeftoverProcesses(a, n);
	}
}
async function writeTexts({ workspace: e, config: { content: t } }, n) {
	let r = t.mode === "commit" ? await oe(e, t.file) : void 0, i = Q.join(n.scratch, "site-text.json");
	return await It(i, `${JSON.stringify(Object.fromEntries(r?.texts ?? []), null, 2)}\n`), i;
}
async function writeSeo({ workspace: e, config: { seo: t } }, n) {
	let r = t.enabled ? await loadSeoFile(e, t.file) : { pages: {} }, i = Q.join(n.scratch, "site-seo.json");
	return await It(i, `${JSON.stringify(r, null, 2)}\n`), i;
}
const installFailed = (e, t) => new l("BUILD_INSTALL_FAILED", e, { ...explainInstall(t) }), buildFailed = (e, t) => new l("BUILD_FAILED", e, { facts: ["last lines of its output:", ...t.tail.map((e) => `| ${e}`)] }), toolMissing = (e, t) => new l("BUILD_TOOL_MISSING", e, { facts: buildFailed(e, t).facts });
async function run(e, t, n) {
	let { plan: r, environment: i, deps: a, signal: o } = n, s = Q.relative(r.workspace, r.buildRoot) || ".", l = a.log.foreign(s === "." ? e : `${e}  (in ${s})`), u = new CommandOutput();
	try {
		let n = await he(e, {
			cwd: r.buildRoot,
			env: i,
			signal: o,
			onLine(e) {
				l.line(e), u.read(e);
			}
		});
		if (n.code === 0) return;
		let s = `exited with code ${n.code}`;
		n.code === null && (s = `was terminated by ${n.killedBy}`);
		let d = n.code === 127 || n.code === 9009, f = await import("./frameworks.js").then((e) => e.t).then((e) => e.unfitNode(r.buildRoot, i, a)).catch(() => void 0);
		throw (d ? toolMissing : t)(c([`"${e}" ${s}.`, f]).join(" "), u);
	} finally {
		l.close();
	}
}
// src/shared/package-name.ts
function packageName(e) {
	return `site-${e.slug}-${e.environment}-${e.version}`;
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
	if (i.length > 0) throw new l("PATH_OUTSIDE_WORKSPACE", `The built site has ${k(i.length, "symbolic link")} pointing outside the site or to a missing file.`, {
		facts: w(i),
		remedy: "Replace the links with the files themselves, or leave them out of the build output."
	});
	if (r.length > 0) throw new l("PACKAGE_FORBIDDEN_FILE", `${t} contains ${k(r.length, "path")} that must not be published.`, { facts: w(r) });
	if (n.length === 0) throw new l("PACKAGE_EMPTY", `There are no files in ${t}.`);
	return inByteOrder(n).map((e) => ({
		kind: "file",
		...e
	}));
}
// src/deploy/steps/pack/limits.ts
function checkLimits(e, t) {
	let n = Math.min(t.maxFiles, Kt.files);
	if (e.length > n) throw new l("PACKAGE_TOO_MANY_FILES", `The built site has ${e.length} files; the limit is ${n} (hosting.maxFiles).`, { facts: ["folders with the most files:", ...largestFolders(e)] });
	let r = e.reduce((e, t) => e + t.size, 0), i = Math.min(t.maxTotalSize, Kt.bytes - (64 << 20));
	if (r > i) {
		let t = [...e].sort((e, t) => t.size - e.size).slice(0, 10);
		throw new l("PACKAGE_TOO_LARGE", `The built site is ${C(r)}; the limit is ${C(i)} (hosting.maxTotalSize).`, { facts: ["largest files:", ...t.map((e) => `${C(e.size).padStart(9)}  ${e.path}${hint(e.path)}`)] });
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
// src/deploy/steps/live-site/unserved.ts
function whyUnserved(e) {
	let [t] = /^(api|\.auth)(?=\/)/.exec(e) ?? [];
	if (t) return `the reserved folder ${t}`;
	let n = e.split("/").find((e) => /^(bin|app_data)$/i.test(e));
	if (n) return `a folder named ${n}`;
	if (/\.resx$/i.test(e)) return "the ending .resx";
	if (e.includes("+")) return "a + in its name";
	if (/%[\da-f]{2}/i.test(e)) return "a % followed by two hexadecimal digits in its name";
}
function isDoubtful(e) {
	return e.split("/").some((e) => Dn.test(e)) || On.test(e);
}
const Dn = /^(app_code|app_(global|local)resources|app_webreferences|app_browsers|web\.config)$/i, On = RegExp("\\.(resources|cs|csproj|vb|vbproj|java|asax|ascx|master|skin|browser|config|sitemap|mdb|mdf|ldf|ldb|ad|dd|sd|rules)$", "i");
// src/deploy/steps/pack/names.ts
function checkNames(e) {
	let t = [], n = new Set(), r = new Map(), i = new Set(e);
	for (let a of e) {
		let e = refusal$1(a);
		if (e) t.push(`${JSON.stringify(a)}: ${e}`);
		else for (let e = a; e !== "" && !n.has(e); e = getParentFolder(e)) {
			e !== a && (n.add(e), i.has(e) && t.push(`${e}: both a file and a folder have this name`));
			let o = e.normalize("NFC").toLowerCase(), s = r.get(o);
			s ? s !== e && t.push(`${e}: the same as ${s} if ${formatIgnored(e, s)}`) : r.set(o, e);
		}
	}
	if (t.length !== 0) throw new l("PACKAGE_NAME_REFUSED", `The built site has ${k(t.length, "name")} that the hosting platform cannot store unchanged.`, { facts: w(t) });
}
function formatIgnored(e, t) {
	return e.normalize("NFC") === t.normalize("NFC") ? "accents are encoded in the same way" : "case is ignored";
}
function unservedWarnings(e) {
	let t = e.flatMap((e) => {
		let t = whyUnserved(e);
		return t ? [`${e} (${t})`] : [];
	}), n = e.filter((e) => !whyUnserved(e) && isDoubtful(e)), r = `The hosting platform answers 404 for ${A(t)}, regardless of the site's configuration.`, i = `The hosting platform may answer 404 for ${A(n)}:`;
	return c([t.length !== 0 && `${r} Rename them.`, n.length !== 0 && `${i} servers of its kind reserve such names. Rename the files that visitors need.`]);
}
function refusal$1(e) {
	if (e.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(e)) return "it contains a control character";
	if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(e)) return "it changes the text direction or breaks a line";
	if (m(e) !== e || e.split("/").some((e) => m(e) !== e)) return "a runner would interpret it as a command";
	if (e.includes("�") || !e.isWellFormed()) return "it is not valid UTF-8";
	if (/^[/]|^[a-z]:/i.test(e)) return "it is an absolute path";
	if (e.split("/").some((e) => e === "" || e === "." || e === "..")) return "it leads outside the site";
	if (Buffer.byteLength(e) > 1e3) return "it is longer than 1,000 bytes";
}
const getParentFolder = (e) => e.slice(0, Math.max(0, e.lastIndexOf("/")));
// src/deploy/steps/pack/write-artifact.ts
async function writeArtifact(e, t, n) {
	let r = await O(e.workspace, j, "The folder");
	await clear(r), _t(r);
	let i = checkTree(readSiteTree(t.folder));
	checkNames(i.map((e) => e.path)), checkLimits(i, e.config.hosting);
	let a = [], o = new Set(), s = me(n.signal);
	for (let e of i) {
		let t = Q.join(r, "site", e.path), n = Q.dirname(t);
		o.has(n) || _t(n, { recursive: !0 }), o.add(n), a.push({
			path: e.path,
			size: e.size,
			sha256: copyAndHash(e, t)
		}), await s();
	}
	let { environment: c, version: l } = e, u = {
		slug: e.config.site.slug,
		environment: c,
		version: l,
		...e.provenance
	}, d = we(u, a), f = {
		format: 1,
		...u,
		digest: d,
		files: a
	};
	return await It(Q.join(r, "manifest.json"), JSON.stringify(f)), {
		folder: j,
		name: packageName(u),
		manifest: createManifest(a),
		digest: d
	};
}
async function clear(e) {
	if ((await o(X(e)) ?? []).some((e) => e !== "site" && e !== "manifest.json")) throw new l("USAGE", `The folder ${j} contains something other than a built site.`, { remedy: `Remove or rename ${j}: the built site needs that name.` });
	await Nt(e, {
		recursive: !0,
		force: !0
	});
}
// src/deploy/build-only.ts
var kn = e({ buildOnly: () => buildOnly });
async function buildOnly(e, t) {
	let n = await t.step("build", (t) => build(e, t), (t) => re(e, t)), r = await t.step("pack", (t) => writeArtifact(e, n, t), u);
	t.addFacts(Ae(r)), t.complete("succeeded");
}
// src/deploy/steps/build/read-built.ts
async function readBuilt(e) {
	let { manifest: t, folder: n } = await ye(e.workspace), { environment: r, version: i } = e, a = {
		slug: e.config.site.slug,
		environment: r,
		version: i,
		commit: e.event.sha
	}, o = ge([
		"slug",
		"environment",
		"version",
		"commit"
	], t, a);
	if (o.length > 0) throw new l("ARTIFACT_INVALID", "The site was built for another deployment.", {
		facts: o,
		remedy: "Run both jobs in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
	return {
		folder: n,
		commands: [],
		origin: {
			files: t.files,
			digest: t.digest
		}
	};
}
// src/deploy/steps/finish/hosting/routes.ts
function isRestricted(e) {
	return Array.isArray(e.allowedRoles) && !e.allowedRoles.includes("anonymous");
}
function getRoutes(e) {
	return Array.isArray(e?.routes) ? e.routes.filter(f) : [];
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
		let n = routeFor(t, Le(e)), a = findPolicy(n?.headers);
		a === void 0 ? i.set(void 0, r) : i.set(n, {
			name: `The content security policy of route ${n?.route}`,
			policy: a
		});
	}
	return [...i.values()];
}
function findPolicy(e) {
	if (!f(e)) return;
	let [, t] = Object.entries(e).find(([e]) => /^content-security-policy$/i.test(e)) ?? [];
	if (t !== void 0) return String(t);
}
function policyWarnings(e, t, n, r) {
	return t.flatMap(({ name: t, policy: i }) => {
		let a = policyProblem(i, n);
		return a ? [`${t} blocks /${e.path}: ${a.reason}. ${r[a.stops]}`] : [];
	});
}
// src/deploy/steps/finish/digest-inputs.ts
function digestInputs(e = new Map(), t) {
	return {
		content: digest([...e].sort()),
		pages: digest(pickApplied(t))
	};
}
function pickApplied(e) {
	if (!e) return [];
	let { pages: t, seo: n, defaults: r, sitemap: i } = e, a = t.map(({ slug: e, path: t, title: n, type: r }) => [
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
const digest = (e) => `sha256:${Lt("sha256", JSON.stringify(e, withoutTimes))}`;
function withoutTimes(e, t) {
	if (e !== "updatedAt") return f(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t;
}
function detectScripts(e, t) {
	let n = new Map(t.map((e) => [Q.posix.dirname(e), e])), r = Math.max(1, Math.ceil(n.size / 200)), i = [...n.values()].filter((e, t) => t % r === 0), a = t.includes("index.html") ? ["index.html"] : [], o = t.length <= 200 ? t : [...a, ...i], s = !1;
	for (let t of o) {
		let n = yt(Q.join(e, t));
		if (Ce(n)) return "framework";
		s ||= He(n);
	}
	if (s) return "modules";
}
function reportHold(e, t, n, r) {
	if (t.found.pages.size + t.found.inApp.size === 0) return {
		frameworks: [],
		pages: 0
	};
	let i = new Map();
	for (let { framework: t } of e) t && i.set(t, (i.get(t) ?? 0) + 1);
	let a = [...i].sort(([, e], [, t]) => t - e).map(([e]) => e), o = e.filter((e) => e.isPinned).length, s = [...i.values()].reduce((e, t) => e + t, 0), c = a.length > 0 && describeRewrites(a, s);
	if (o > 0) {
		let e = c || "seo.hold is always";
		r.info(`${e}: /${ze.path} keeps the portal's values in the heads of ${k(o, "page")}.`);
	} else c && r.warn(`${c} with the metadata from the build, and seo.hold is never: visitors, and crawlers that run scripts, see that instead of the portal's values.`, { concern: "search" });
	let { plan: l, hasModules: u, hold: d } = t;
	d === "auto" && u && r.info(An);
	let f = findPolicies(e, t, n);
	for (let e of policyWarnings(ze, f, l.config.site.url, jn)) r.warn(e, { concern: "search" });
	return {
		frameworks: a,
		pages: o
	};
}
const An = "Pages load a module script, and no framework was recognised: if the site changes its metadata in the browser, set seo.hold: always.";
function findPolicies(e, t, n) {
	let r = e.filter((e) => e.isPinned);
	if (r.length === 0) return [];
	let i = new Map();
	for (let e of r.flatMap((e) => e.policies ?? [])) i.set(e, (i.get(e) ?? 0) + 1);
	return [...hostingPolicies(n, getRoutes(t.hosting.configFile?.value), r.map((e) => e.path)), ...[...i].map(([e, t]) => ({
		name: `The content security policy in a meta tag of ${k(t, "page")}`,
		policy: e
	}))];
}
const jn = {
	script: "Visitors see the metadata that the framework writes.",
	requests: "The portal's values are held on the page that a visitor opens, but not on pages they navigate to from there."
};
function describeRewrites(e, t) {
	let n = e.length > 1 ? "rewrite" : "rewrites";
	return `${capital(e.join(" and "))} ${n} the heads of ${k(t, "page")}`;
}
function capital(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
// src/deploy/steps/finish/hold/route-values.ts
const Mn = "site-deploy-head";
function addHoldScript(e, t, n) {
	let { groups: r, files: i } = groupRoutes(t, n), { path: a, text: o } = ce(r);
	e.put(a, o);
	for (let [t, n] of i) e.put(t, n);
}
function groupRoutes(e, t) {
	let n = `/${Mn}/0.json`, r = e.filter(({ held: e, path: r }) => e && isAsProtected(t, n, Le(r))), i = Math.ceil(Math.sqrt(r.length)), a = Array.from({ length: i }, () => []);
	for (let { path: e, held: t } of r) {
		let n = routeKey(e);
		a[hashRoute(n) % i]?.push(`${JSON.stringify(n)}:${t}`);
	}
	let o = a.map((e) => `{${e.sort().join(",")}}\n`), s = o.map((e) => Lt("sha256", e).slice(0, 8));
	return {
		groups: s,
		files: new Map(s.map((e, t) => [`${Mn}/${e}.json`, o[t] ?? ""]))
	};
}
function routeKey(e) {
	return decodeURI(L(z(e)));
}
function hashRoute(e) {
	let t = 0;
	for (let n of e) t = (t * 31 + (n.codePointAt(0) ?? 0)) % 9973;
	return t;
}
// src/deploy/steps/finish/hosting/read.ts
const Nn = "staticwebapp.config.json", Pn = 2e5;
async function readHostingConfigFile(e, t) {
	let { config: n } = e.config.hosting, r = await O(t.folder, Nn, "the hosting configuration"), i = await O(e.workspace, Q.resolve(e.buildRoot, n), "hosting.config");
	for (let t of new Set([r, i])) {
		let n = Q.relative(e.workspace, t), r = await s(t);
		if (r !== void 0) {
			if (r.length > Pn) throw invalidHosting(n, [{
				file: n,
				line: 1,
				column: 1,
				message: `found ${r.length} characters, expected at most ${Pn}`
			}]);
			return parse(r, n);
		}
	}
}
function parse(e, t) {
	let n = e.replace(/^\uFEFF/, ""), r = new E(t, n), i = lt(new E(t, blankComments(n))), a = "unreadable" in i ? i.unreadable : i.problems;
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
function toJson(e) {
	return f(e) ? e : {};
}
function invalidHosting(e, t) {
	return new l("HOSTING_CONFIG_INVALID", `The hosting configuration ${e} has ${k(t.length, "error")}.`, { problems: t });
}
function blankComments(e) {
	return e.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (e) => e.startsWith("//") || e.startsWith("/*") && e.endsWith("*/") ? e.replace(/[^\r\n]/g, " ") : e);
}
// src/deploy/steps/finish/hosting/fallback.ts
function navigationFallback(e, t) {
	let { setting: n, isApp: r, has: i } = t, a = e.navigationFallback;
	if (a !== void 0) return f(a) ? {
		...I.navigationFallback,
		...a
	} : void 0;
	if (n !== "never" && i("index.html") && (n === "always" || r || !hasErrorPage(e, i))) return I.navigationFallback;
}
function parseFallback(e) {
	let { rewrite: t, exclude: n } = e ?? {};
	if (typeof t == "string") return {
		rewrite: t,
		exclude: Array.isArray(n) ? n.map(String) : []
	};
}
function hasErrorPage(e, t) {
	return t("404.html") || !!toJson(e.responseOverrides)[404];
}
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
		let n = t.instancePath.split("/").slice(1).map((e) => e.replaceAll("~1", "/").replaceAll("~0", "~")), r = t.params.additionalProperty, i = typeof r == "string" ? [...n, r] : n, a = typeof r == "string" ? `unknown key "${r}"` : t.message ?? "is not valid", o = n.length === 0 ? a : `${dotted(n)}: ${a}`;
		return {
			...e.problemAt(i, o),
			isAccepted: isAccepted(i)
		};
	});
}
function missedProblems(e) {
	let { value: t, problemAt: n } = e, r = [], report = (e, t) => r.push({
		...n(e, `${dotted(e)}: ${t}`),
		isAccepted: isAccepted(e)
	}), headers = (e, t) => {
		for (let [n, r] of Object.entries(toJson(t))) (typeof r != "string" || /[\r\n]/.test(r)) && report([...e, n], "expected a quoted single-line text");
	}, pattern = (e, t) => {
		typeof t == "string" && !isPattern(t) && report(e, `found "${t}", expected * only at the end, as in /images/* or /images/*.{png,jpg}`);
	};
	headers(["globalHeaders"], t.globalHeaders);
	for (let [e, n] of toList(t.routes).entries()) {
		if (!f(n)) continue;
		let t = ["routes", e];
		pattern([...t, "route"], n.route), headers([...t, "headers"], n.headers), n.rewrite !== void 0 && n.redirect !== void 0 && report(t, "has both rewrite and redirect; only one is allowed"), status([...t, "statusCode"], n.statusCode);
	}
	let { exclude: i } = toJson(t.navigationFallback);
	for (let [e, t] of toList(i).entries()) pattern([
		"navigationFallback",
		"exclude",
		e
	], t);
	for (let [e, n] of Object.entries(toJson(t.responseOverrides))) /^40[0134]$/.test(e) || report(["responseOverrides", e], "only 400, 401, 403 and 404 can have an override"), f(n) && status([
		"responseOverrides",
		e,
		"statusCode"
	], n.statusCode);
	return r;
	function status(e, t) {
		t !== void 0 && (typeof t == "number" && Number.isInteger(t) && t >= 200 && t <= 599 || report(e, `found ${JSON.stringify(t)}, expected an HTTP status from 200 to 599`));
	}
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
const Fn = 2e4;
async function planHosting(e, t, n) {
	let r = await readHostingConfigFile(e, t), i = r ? await lintConfig(r) : [], a = i.filter((e) => !e.isAccepted);
	if (r && a.length > 0) throw invalidHosting(r.file, a);
	let { trailingSlash: o } = r?.value ?? {};
	return {
		configFile: r,
		fallback: parseFallback(navigationFallback(r?.value ?? {}, getFallbackFacts(e, n))),
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
	let { $schema: r, ...i } = t.configFile?.value ?? {}, a = joinHeaders(I.globalHeaders, parseHeaders(i.globalHeaders), e.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}), o = navigationFallback(i, getFallbackFacts(e, n)), s = mergeOverrides(i, n), u = {
		...i,
		navigationFallback: o,
		responseOverrides: s,
		globalHeaders: a
	}, d = `${JSON.stringify(u, null, 2)}\n`, f = Buffer.byteLength(d);
	if (f > Fn) throw new l("HOSTING_CONFIG_INVALID", `${t.configFile?.file ?? "staticwebapp.config.json"} is ${f} bytes with the defaults merged in; the platform's limit is ${Fn}.`, { remedy: "Combine routes that differ only in their last segment with a wildcard, and omit the platform's default behaviour." });
	let p = getRoutes(u), m = o || s[404], h = e.config.site.type !== "spa" && e.config.hosting.fallback === "auto" && !i.navigationFallback && !!o, g = c([...t.warnings, !m && "There is no 404.html and no navigation fallback: for missing pages, visitors see the plain 404 page of the platform."]);
	return {
		text: d,
		globalHeaders: a,
		hasRoutes: p.length > 0,
		roles: customRoles(p),
		warnings: g,
		remark: h ? "There is no 404.html: every unknown address shows the start page with status 200, and search engines may list it. Add a 404.html." : void 0
	};
}
function getFallbackFacts(e, t) {
	return {
		setting: e.config.hosting.fallback,
		isApp: e.config.site.type === "spa",
		has: t
	};
}
function mergeOverrides(e, t) {
	let n = toJson(e.responseOverrides);
	return n[404] === void 0 && t("404.html") ? {
		...I.responseOverrides,
		...n
	} : n;
}
function parseHeaders(e) {
	return Object.fromEntries(Object.entries(toJson(e)).map(([e, t]) => [e, String(t)]));
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
		return t && v(t.file);
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
	let getServedPath = (e) => z(e).replace(/\/$/, "").toLowerCase(), i = new Map(t.map((e) => [getServedPath(e), `/${e}`])), a = new Map(), o = new Map();
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
	let t = B(e.path).replace(/^\/+|\/+$/g, "").replace(/\/{2,}/g, "/");
	return t === "" ? "index.html" : /\.html?$/i.test(t) ? t : e.path.endsWith("/") ? `${t}/index.html` : `${t}.html`;
}
function refusal(e, t, n, r) {
	let i = B(e.path).split("/");
	if (i.some((e) => e === ".." || e === ".") || /[\u0000-\u001f\\?#*:|"<>]/.test(i.join("/"))) return "its path can't be a file name";
	if (/\.(?!html?$)[a-z0-9]{1,5}$/i.test(i.at(-1) ?? "")) return "its path ends with the extension of a file that isn't a page";
	let a = n.file.slice(0, n.file.lastIndexOf("/") + 1);
	if (!(`/${t}`.startsWith(`/${a}`) || z(t) === `/${a.replace(/\/$/, "")}`)) return `it is outside /${a}, the application's folder`;
	if (!n.relativeAsset) return;
	let o = H(t, e.path, r);
	if (o.slice(1, o.lastIndexOf("/") + 1) !== a) return `${n.file} refers to ${n.relativeAsset} by a relative URL, which resolves incorrectly at ${o}; build with absolute URLs, or add <base href="/">`;
}
// src/deploy/steps/finish/pages/page-addresses.ts
function getPageAddresses(e, t) {
	let { plan: n, found: r, hosting: i } = e, { url: a } = n.config.site, o = new Map(t.map((e) => [e.path, e.canonical]));
	return new Map([...r.pages, ...r.inApp].map(([e, t]) => {
		let n = R(a, H(e, t.path, i.trailingSlash)), r = o.get(e);
		return [t.slug, r && isSamePage(r, n) ? r : n];
	}));
}
function isSamePage(e, t) {
	if (!URL.canParse(e)) return !1;
	let [n, r] = [new URL(e), new URL(t)];
	return n.origin === r.origin && n.search === "" && L(n.pathname) === L(r.pathname);
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
	return e ? [{
		kind: "title",
		text: e.endsWith(t) ? e : e + t,
		when: n
	}] : [];
}
function ogImageTags(e) {
	return c([
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
		source: Q.join(o.folder, s.file),
		head: [...buildHead(t, n, !0, e), ...buildTextScript(n.slug, e)],
		isCopy: !0,
		isListed: !0,
		rendersHead: !0
	};
}
function jobOfFile(e, t) {
	let n = t.found.pages.get(e), r = n ? buildHead(e, n, !1, t) : hiddenHead(e, t.plan), i = t.hosting.fallback?.rewrite === `/${e}`;
	return {
		path: e,
		source: Q.join(t.tree.folder, e),
		head: [...r, ...buildTextScript(n?.slug ?? "", t)],
		isCopy: !1,
		isListed: !!n,
		rendersHead: t.shell?.file === e,
		ownPath: i ? L(z(e)) : void 0
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
		address: R(s, H(e, t.path, o.trailingSlash)),
		origin: s,
		isPreview: i.environment === "Preview",
		isCopy: n
	});
}
function hiddenHead(e, t) {
	let { url: n } = t.config.site;
	return t.config.seo.enabled ? headOfUnknownPage(R(n, z(e)), n, t.environment === "Preview") : [];
}
function buildTextScript(e, t) {
	return t.plan.config.content.mode === "runtime" ? [{
		kind: "script",
		src: `/${M.path}`,
		page: e
	}] : [];
}
// src/deploy/steps/finish/pages/pages.ts
const In = {
	made: new Map(),
	reasons: new Map()
}, Ln = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
function htmlFiles(e) {
	return e.files.flatMap((e) => /\.html?$/i.test(e.path) ? [e.path] : []).sort();
}
function findPageFiles(e, t, n, r) {
	let i = new Map(t.map((e) => [e, e])), a = group(t, (e) => B(e)), o = group(t, (e) => B(e).toLowerCase()), s = commonBase(e), c = new Map(), l = [], u = [], d = [
		(e) => i.get(e),
		(e) => only(a.get(B(e))),
		(e) => only(o.get(B(e).toLowerCase()))
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
	let f = t.filter((e) => !c.has(e) && e !== n?.file && !Ln.test(e)), { made: p, reasons: m } = n ? appPages(u, t, n, r) : In, h = new Set(p.values());
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
function group(e, t) {
	let n = new Map();
	for (let r of e) tt(n, t(r), r);
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
			message: `${i} is ${C(a)}; the recommended maximum is ${C(Be)}`
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
		...tooLong(t, "title", "title", N.title),
		...tooLong(t, "description", "description", N.description),
		...tooLong(n, "title", "openGraph.title", N.openGraphTitle),
		...tooLong(n, "description", "openGraph.description", N.openGraphDescription),
		...noAddress(t, "canonical", "canonical", "page"),
		...noAddress(n, "image", "openGraph.image", "image"),
		...noAddress(r, "image", "social.image", "image"),
		...noStructuredData(t)
	];
	if (i.length === 0) return {
		seo: e,
		errors: i,
		warnings: Ue(e)
	};
	let a = {
		...e,
		...t,
		title: d(t.title) ?? "",
		description: d(t.description) ?? "",
		canonical: d(t.canonical),
		openGraph: e.openGraph && n,
		social: e.social && r,
		structuredData: t.structuredData === void 0 ? void 0 : e.structuredData
	}, o = new Set(i.map((e) => e.field));
	return {
		seo: a,
		errors: i,
		warnings: Ue(e).filter((e) => !o.has(e.field))
	};
}
function checkDefaults(e) {
	let t = { ...e };
	return {
		defaults: t,
		errors: [...tooLong(t, "defaultDescription", "defaultDescription", N.description), ...noAddress(t, "defaultImage", "defaultImage", "image")]
	};
}
function tooLong(e, t, n, r) {
	let i = e[t], a = typeof i == "string" ? le(i) : 0;
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
	let r = new Map(e.pages.map((e) => [e.slug, e.path])), formatField = (e, t) => `page "${e}"${r.has(e) ? ` (${r.get(e)})` : ""}, ${t === "" ? "metadata" : t}`, i = new Map(), { defaults: a, errors: o } = checkDefaults(e.defaults), s = [...e.malformed.map(({ pageSlug: e, field: t, message: n }) => `${formatField(e, t)}: ${n}`), ...o.map((e) => `site defaults, ${e.field}: ${e.message}`)], c = new Map(), u = [];
	for (let [n, r] of e.seo) {
		let e = checkSeo(r);
		i.set(n, e.seo), s.push(...e.errors.map((e) => `${formatField(n, e.field)}: ${e.message}`));
		for (let { field: r, message: i } of imageWarnings(e.seo, t.origin, t.getSize)) c.set(i, [...c.get(i) ?? [], formatField(n, r)]);
		u.push(...e.warnings.map((e) => ({
			field: e.field,
			line: `${formatField(n, e.field)}: ${e.message}`
		})));
	}
	if (logAdvice(u, e.seo.size, n), logLines([...c].map(formatProblem), (e) => n.warn(`SEO: ${e}`, { concern: "search" }), (e) => n.info(e)), s.length === 0) return {
		...e,
		seo: i,
		defaults: a
	};
	if (t.onError === "fail") throw new l("SEO_INVALID", `The portal's SEO metadata has ${k(s.length, "error")}.`, { facts: s });
	return logLines(s, (e) => n.warn(`SEO metadata omitted: ${e}`, { concern: "search" }), (e) => n.info(e)), {
		...e,
		seo: i,
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
	n.warn(`SEO: ${k(e.length, "field")} of ${k(t, "page")} not as recommended (${a}), e.g. ${r.line}`, { concern: "style" });
}
function logLines(e, t, n) {
	let r = w(e, 10).map(ie);
	for (let [e, i] of r.entries()) e < 10 ? t(i) : n(`${i} of this kind`);
}
// src/deploy/steps/finish/pages/report-pages.ts
function reportPages(e, t, n, r) {
	let info = (e) => r.info(e), i = new Set(n.filter((e) => e.page).map((e) => e.path)), a = new Set(e.pages.map((e) => e.slug));
	logLines([...e.seo.keys()].filter((e) => !a.has(e)).map((e) => `The portal has metadata for "${e}", but there is no such page: the metadata is not used.`), (e) => r.warn(e, { concern: "search" }), info), logLines(t.notBuilt.map((e) => {
		let { slug: n, path: r } = e, i = t.reasons.get(n);
		return i ? `No page was created for "${n}" (${r}): ${i}. Its metadata is not used.` : `The build did not produce the portal's page "${n}" (${r}): its metadata is not used.`;
	}), (e) => r.warn(e, { concern: "search" }), info), logLines(t.caseMismatches.map((e) => `The page "${e.page.slug}" (${e.page.path}) and its file ${e.file} differ in case; the hosting is case-sensitive.`), (e) => r.warn(e, { concern: "visitors" }), info), logLines(n.flatMap((e) => e.skipped ? [`${e.path} was left unchanged: ${e.skipped}.`] : []), (e) => r.warn(e, { concern: "search" }), info), logLines(n.flatMap((e) => e.misplacedTags ? [`${e.path} has ${e.misplacedTags.join(" and ")} in its body, after content that isn't allowed in a head. It was left there, and may contradict the head.`] : []), (e) => r.warn(e, { concern: "search" }), info), t.unknown.length > 0 && r.info(`${k(t.unknown.length, "built page")} unknown to the portal: ${A(t.unknown.map(ie))}.`), r.info(`${k(t.pages.size + t.inApp.size, "page")} of the portal found, ${k(i.size, "page")} changed.`);
}
// src/deploy/steps/finish/portal/cached-content.ts
const Rn = ".well-known/site-deploy-seo.json", zn = G({
	...F.shape,
	openGraph: K(G(at.shape)),
	social: K(G(pe.shape))
});
function formatCachedContent(e) {
	let t = e.pages.map((e) => ({
		...e,
		seo: st(zn, e.seo)
	}));
	return `${JSON.stringify({
		format: 1,
		follows: e.follows,
		pages: t
	})}\n`;
}
// src/deploy/steps/finish/seo/page-seo.ts
const Bn = {
	title: "",
	description: "",
	updatedAt: "1970-01-01T00:00:00Z"
};
function parsePageSeo(e) {
	let t = J(F, e);
	if (t.success) return t.data;
}
function readPageSeo(e, t) {
	let n = J(F, t);
	if (n.success) return {
		seo: n.data,
		malformed: []
	};
	let { issues: r } = n.error, i = r.map((e) => ({
		field: e.path.join("."),
		message: e.message
	})), a = r.reduce((e, t) => without(e, t.path), t), o = J(F, {
		...Bn,
		pageSlug: e,
		...a
	});
	return {
		seo: o.success ? o.data : {
			...Bn,
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
// src/deploy/steps/finish/portal/last-content.ts
const Vn = G({
	format: ct(1),
	follows: ft(),
	pages: dt(G({
		slug: q(),
		lastUpdated: $e,
		seo: W({}),
		freshUntil: K($e)
	}))
});
async function readLastContent(e, t) {
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
		await At(Q.dirname(r), {
			recursive: !0,
			mode: 448
		}), await y(r, formatCachedContent(e));
	} catch (e) {
		n.log.debug(`Could not cache this deployment's metadata for the next one: ${ae(e)}`);
	}
}
async function readFromSite(e, t) {
	try {
		let { status: n, text: r } = await V(`${e.url ?? e.config.site.url}/${Rn}`, t, { maxBytes: 67108864 });
		return n === 200 ? parseCachedContent(r) : void 0;
	} catch (e) {
		if (!(e instanceof r)) throw e;
		t.log.debug(`Could not read the last deployment's metadata: ${e.message}`);
		return;
	}
}
async function readFromHost(e, t) {
	let n = cacheFile(e, t), r = n && await s(n).catch(() => void 0);
	if (r) return parseCachedContent(r);
}
function cacheFile(e, t) {
	if (!t.toolCache) return;
	let n = JSON.stringify([
		e.config.portal.url,
		e.config.site.id,
		e.environmentName
	]), r = Z("sha256").update(n).digest("hex").slice(0, 32);
	return Q.join(t.toolCache, "site-deploy-seo", `${r}.json`);
}
function parseCachedContent(e) {
	let t = J(Vn, p(e));
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
// src/deploy/steps/finish/portal/cache-content.ts
async function cacheContent(e, t) {
	let { plan: n, content: r, found: i, hosting: a } = e;
	if (!r?.cached) return;
	let { follows: o, pages: s } = r.cached, c = new Set([...i.pages.values(), ...i.inApp.values()].map((e) => e.slug)), isPublic = (e) => !a.needsLogin && c.has(e.slug), l = s.filter((e) => !isPublic(e));
	if (l.length > 0 && await storeOnHost({
		follows: o,
		pages: l
	}, n, t), !a.needsLogin) return formatCachedContent({
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
			address: R(t, i),
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
	return `${t ? "noindex" : "index"}, ${n ? "nofollow" : "follow"}`;
}
// src/deploy/steps/finish/seo/compare-snapshot.ts
async function reportSnapshot(e, t, n) {
	let { file: r } = t.config.seo, i = await loadSeoFile(t.workspace, r).catch(() => ({ pages: {} }));
	if (Object.keys(i.pages).length === 0) return;
	let a = JSON.parse(JSON.stringify(buildSeoFile(e, t.config.site.url))), o = [...new Set([...Object.keys(i.pages), ...Object.keys(a.pages)])].filter((t) => {
		let n = a.pages[t];
		return !e.unfetched?.has(n?.slug ?? "") && !Ut(i.pages[t], n);
	});
	o.length !== 0 && n.log.info(`${r}, which the build used, is older than the portal for ${k(o.length, "page")}: ${A(o)}. The deployed pages match the portal; run "site-deploy texts pull" to update the file for the next build.`);
}
// src/deploy/steps/finish/sitemap/robots.ts
function robotsText(e, t, n) {
	let { address: r, origin: i } = t;
	if (n) return "User-agent: *\nAllow: /\n";
	if (!r) return;
	if (e === void 0) return `User-agent: *\nAllow: /\n\nSitemap: ${r}\n`;
	let a = !1, o = e.replace(Ge, (e, t) => {
		if (Fe(t, i) === void 0) return e;
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
	let { file: r } = t.plan.config.content, i = [Q.posix.basename(r), r], a = _(Q.join(t.plan.workspace, r)), o = i.find((e) => a !== void 0 && _(Q.join(t.tree.folder, e)) === a);
	e.texts.size !== 0 && o && n.warn(`The build publishes the content file at /${o}. Move it out of the folder that the generator copies, and set content.file to its new path.`, { concern: "visitors" });
}
function readScripts(e) {
	return e.files.filter((e) => /\.m?js$/i.test(e.path)).map((e) => yt(e.file, "utf8")).join("\n");
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
	let a = new Set(n.slugs.values()), o = [...e.texts.keys()].filter((e) => !r.has(e) && !i.has(e)), s = o.length > 0 && n.hasApp ? n.scripts() : "", c = o.filter((e) => !names(s, e)), l = c.length > 0 ? carriedKeys(n, s) : new Set(), u = t.filter((e) => e.framework && e.applied.length > 0);
	return {
		appliedCount: r.size,
		takenOver: {
			keys: new Set(u.flatMap((e) => e.applied)).size,
			frameworks: [...new Set(u.flatMap((e) => e.framework ?? []))]
		},
		warnings: [
			...c.map((t) => {
				let n = ee(t, l), r = n === void 0 ? "" : `; did you mean "${n}"?`;
				return e.problemAt(t, `no page has the text key "${t}"${r}`);
			}),
			...[...i].map(([t, { file: n, reason: r }]) => e.problemAt(t, `the text "${t}" was not inserted into ${n}: ${r}`)),
			...[...r].flatMap(([t, r]) => {
				let i = t.split(".")[0] ?? "", o = r.find((e) => a.has(i) && (n.slugs.get(e) ?? i) !== i);
				return o ? [e.problemAt(t, `the text "${t}" of the page "${i}" is also on another page: ${o}`)] : [];
			})
		]
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
	}, r = new Xe();
	for (let t of e.files) {
		let n = r.read(Q.join(e.folder, t)), i = n.indexOf("data-text-key");
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
	await addSitemap(f, u, d, r), addTexts(f, e, i), f.put(Rn, await cacheContent(u, r));
	let p = addHosting(f, u, r), m = reportHold(d, u, p, r.log);
	return m.pages > 0 && addHoldScript(f, d, getRoutes(s.configFile?.value)), c && reportPages(c, u.found, d, r.log), i && (reportTexts(i, d, u, r.log), warnOfPublishedTexts(i, u, r.log)), requireStartPage(f, u), {
		tree: a,
		overlay: f.files,
		pages: f.pages,
		made: madePages(u),
		hosting: p,
		pinned: m,
		provenance: digestInputs(i?.texts, c),
		origin: t.origin
	};
}
async function readTexts({ workspace: e, config: { content: t } }) {
	if (t.mode === "commit") return oe(e, t.file);
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
	let a = htmlFiles(t), o = e.config.site.type === "spa", s = o && findShell(t.folder, a, n) || void 0, c = findPageFiles(r?.pages ?? [], a, s, n.trailingSlash), l = (i?.texts.size ?? 0) > 0, u = c.pages.size + c.inApp.size > 0, d = detectScripts(t.folder, a);
	return {
		plan: e,
		tree: t,
		files: a,
		found: c,
		content: r,
		hosting: n,
		shell: s,
		hasTexts: l,
		hasFrameworks: (u || l) && (o || d === "framework"),
		hasModules: u && d === "modules",
		hold: u ? e.config.seo.hold : "never"
	};
}
function findShell(e, t, n) {
	let r = t.find((e) => `/${e}` === n.fallback?.rewrite);
	if (r) return readShell(r, yt(Q.join(e, r), "utf8"));
}
async function addSitemap(e, t, n, r) {
	let { plan: i, content: a, found: o } = t, { url: s } = i.config.site, c = e.readBuilt("robots.txt")?.toString();
	if (a) {
		let [{ makeSitemap: l }, { readBuiltSitemaps: u }] = await Promise.all([import("./html.js").then((e) => e.t), import("./shared-later.js").then((e) => e.i)]), { sitemaps: d, problems: f } = u((t) => e.readBuilt(t), c, s), { files: p, warnings: m, remark: h, problem: g } = l({
			content: a,
			found: o,
			origin: s,
			builtSitemaps: d,
			addresses: getPageAddresses(t, n)
		});
		if (g && i.config.seo.onError === "fail") throw sitemapInvalid(g);
		let _ = { concern: "search" };
		for (let e of f) r.log.warn(`The sitemap from the site's build is deployed unchanged: ${e}.`, _);
		for (let e of m) r.log.warn(e, _);
		h && r.log.info(h);
		for (let [t, n] of p) e.put(t, n);
	}
	let l = a && e.has("sitemap.xml") ? `${s}/sitemap.xml` : void 0;
	e.put("robots.txt", robotsText(c, {
		address: l,
		origin: s
	}, i.environment === "Preview"));
}
function sitemapInvalid(e) {
	return new l("CONTENT_ANSWER_INVALID", "Can't read the portal's sitemap.", {
		facts: [e],
		remedy: "Correct the sitemap in the portal, or set seo.onError: warn to deploy without it."
	});
}
function addTexts(e, t, n) {
	n && e.put(".well-known/site-text.json", `${JSON.stringify(Object.fromEntries(n.texts))}\n`), t.config.content.mode === "runtime" && e.put(M.path, M.text);
}
function addHosting(e, { plan: t, hosting: n, files: r }, i) {
	let a = mergeHosting(t, n, (t) => e.has(t));
	e.put(Nn, a.text);
	for (let e of a.warnings) i.log.warn(e, { concern: "visitors" });
	a.remark && i.log.info(a.remark);
	let o = "Visitors see the texts from the build.", s = {
		script: o,
		requests: o
	};
	if (t.config.content.mode === "runtime") {
		let e = hostingPolicies(a, getRoutes(n.configFile?.value), r);
		for (let n of policyWarnings(M, e, t.config.site.url, s)) i.log.warn(n, { concern: "visitors" });
	}
	return a;
}
function requireStartPage(e, t) {
	if (e.has("index.html")) return;
	let n = t.files.filter((e) => /(^|\/)index\.html$/.test(e));
	throw new l("START_PAGE_MISSING", `The site has no index.html in ${t.tree.folder}.`, { facts: w(n.map((e) => `found one in ${Q.posix.dirname(e)}`), 5) });
}
function madePages(e) {
	return [...e.found.inApp].map(([t, { path: n }]) => ({
		file: t,
		address: H(t, n, e.hosting.trailingSlash)
	}));
}
async function fetchPages(e, t) {
	let { clock: n, log: r, signal: i } = t, { client: a, siteId: o, listed: s, described: c, last: u, minutes: d } = e, f = n.now(), p = b(n) + d * 6e4, m = Math.max(1, Math.floor(d * Ie.read) - 4), h = new Map(s.map((e) => [e.slug, e.lastUpdated])), g = new Map(c.map((e) => [e.pageSlug, e])), _ = new Map((u?.pages ?? []).filter((e) => g.has(e.slug)).map((e) => [e.slug, e])), matchesList = ({ slug: e, seo: t }) => g.get(e)?.title === t.title && g.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === h.get(e.slug), isFresh = (e) => e.freshUntil !== void 0 && Date.parse(e.freshUntil) > f, v = new Map(), y = [], x = new Set(), S = new Map(), C = [..._.values()].find((e) => isSame(e) && !matchesList(e))?.slug, w = b(n), ee = [..._.values()].filter((e) => !isSame(e) || !matchesList(e)).map((e) => e.slug), T = [...[...g.keys()].filter((e) => !_.has(e)), ...ee], te = T.length;
	await fetchAll(T);
	let E = (u?.follows ?? !0) && C === void 0, D = E ? [] : [..._.values()].filter((e) => isSame(e) && matchesList(e) && !isFresh(e));
	te += D.length, await fetchAll(D.map((e) => e.slug));
	let O = [...T, ...D.map((e) => e.slug)].filter((e) => !x.has(e));
	for (let [e, { title: t, description: n }] of g) {
		if (x.has(e)) continue;
		let r = _.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		v.set(e, {
			...r,
			title: t,
			description: n
		});
	}
	return report(), {
		seo: v,
		malformed: y,
		unfetched: new Set(O),
		cached: {
			follows: E,
			pages: getCachedPages()
		}
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; x.size < m && b(n) < p;) {
				let e = t.next();
				if (e.done === !0) return;
				x.add(e.value), await fetchPage(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchPage(e) {
		try {
			let { value: t, freshMs: r } = await a.getRawPageSeo(o, e, { signal: i }), s = readPageSeo(e, t);
			v.set(e, s.seo), S.set(e, new Date(n.now() + r).toISOString()), y.push(...s.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), s.malformed.length === 0 && isLaterThanListed(s.seo) && (C ??= e);
		} catch (t) {
			if (t instanceof l && t.code === "USAGE") y.push({
				pageSlug: e,
				field: "",
				message: t.message
			});
			else if (!(t instanceof mt) || t.status !== 404) throw t;
		}
		b(n) - w < 5e3 || (w = b(n), r.info(`SEO metadata: ${x.size} of ${te} pages (at most ${Ie.read} calls per minute)`));
	}
	function isLaterThanListed(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(h.get(e.pageSlug) ?? e.updatedAt) && t < f - 12e4;
	}
	function getCachedPages() {
		let e = new Set(y.map((e) => e.pageSlug)), t = [..._.values()].filter((e) => !x.has(e.slug)).map((e) => inTime(e)), n = [...g.keys()].flatMap((t) => {
			let [n, r] = [h.get(t), v.get(t)];
			return !x.has(t) || e.has(t) || !n || !r ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: S.get(t)
			})];
		});
		return [...t, ...n];
	}
	function inTime({ freshUntil: e, ...t }) {
		return E || !e ? t : {
			...t,
			freshUntil: e
		};
	}
	function report() {
		C !== void 0 && (u?.follows ?? !0) && r.warn(`The portal's list of pages did not count an edit of the metadata of "${C}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
		let e = g.size - x.size - O.length;
		if (e > 0 && r.info(`SEO metadata: ${k(x.size, "page")} fetched, ${e} reused from the last deployment.`), O.length === 0) return;
		let t = O.filter((e) => !_.has(e)).length;
		r.warn(`SEO metadata of ${k(O.length, "page")} not fetched within ${d} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${O.length - t}) or left as built (${t}). The next deployment continues: ${A(O)}.`, { concern: "search" });
	}
}
// src/deploy/steps/finish/portal/fetch-content.ts
async function fetchContent(e, t, n) {
	let { portal: r, site: i, seo: a } = e.config;
	try {
		return await readContent(t, i.id, n, {
			cached: () => readLastContent(e, n),
			minutes: a.fetchMinutes
		});
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `the SEO metadata of the site "${i.slug}"`;
		throw pt(e, {
			...Hn,
			url: r.url,
			subject: t
		}) ?? e;
	}
}
async function readContent(e, t, n, r) {
	let { signal: i } = n, [{ pages: a }, o, s, c, l] = await Promise.all([
		e.call("listPages", { siteId: t }, { signal: i }),
		e.call("getSeoOverview", { siteId: t }, { signal: i }),
		e.call("getSeoDefaults", { siteId: t }, { signal: i }),
		e.call("getSitemap", { siteId: t }, { signal: i }).catch((e) => {
			if (!(e instanceof mt) || e.status !== 404) throw e;
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
			last: l,
			minutes: r?.minutes ?? Infinity
		}, n),
		defaults: s,
		sitemap: c
	};
}
const Hn = {
	purpose: "CONTENT",
	remedies: {
		unauthorized: "The portal was queried with this run's access token: compare portal.audience in the site config with the audience it expects, or set seo.enabled: false to deploy without its metadata.",
		unknown: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
	}
};
// src/deploy/steps/live-site/pattern.ts
function matchesPattern(e, t) {
	let [n = "", r] = e.split("*", 2);
	if (r === void 0) return t === e;
	let i = parseExtensions(r);
	return t.startsWith(n) && (i.length === 0 || i.some((e) => t.endsWith(`.${e}`)));
}
function pathThatMatches(e, t) {
	let [n = "", r] = e.split("*", 2);
	if (r === void 0) return;
	let [i] = parseExtensions(r), a = c([`${n}${t}`, i]).join(".");
	return a.startsWith("/") ? a : `/${a}`;
}
function parseExtensions(e) {
	return e.replace(/^\.\{?|\}$/g, "").split(",").filter(Boolean);
}
// src/deploy/steps/live-site/sample.ts
const isInDoubt = (e) => isDoubtful(e) || !!whyUnserved(e), Un = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function pickSample(e, t) {
	let n = plainPaths(e.hosting.text), r = e.manifest.files.filter((e) => !Un.test(e.path)), i = r.filter(({ path: e, size: t }) => t > 0 && t <= 1048576 && !isInDoubt(e) && n(`/${e}`)), a = Me(e.live?.contents?.list, r), o = a && [...a.changed, ...a.added], s = new Set(o), c = je(e.marker.contents), l = Number.parseInt(e.provenance.files.slice(-8), 16) || 0, u = spread(i.filter(({ path: e }) => s.has(e) || c(e)), 16, l), d = i.filter((e) => /^(index|404)\.html$/.test(e.path)), f = spread(i.filter((e) => !d.includes(e)), t - d.length, l);
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
function spread(e, t, n) {
	let r = Math.max(1, Math.floor(e.length / Math.max(1, t))), i = Math.min(e.length, Math.max(0, t));
	return Array.from({ length: i }, (t, i) => e[(n + i * r) % e.length]).filter((e) => e !== void 0);
}
function plainPaths(e) {
	let t = parseHosting(e), n = (Array.isArray(t.routes) ? t.routes : []).map((e) => String(a(e).route ?? ""));
	return (e) => !n.some((t) => {
		let [n = ""] = t.split(/[*{]/);
		return t === "/" ? e === "/" || e === "/index.html" : e.startsWith(n);
	});
}
function addressOfFile(e, t) {
	return `${e}/${t.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(e) {
	return a(p(e));
}
// src/deploy/steps/live-site/routes.ts
function whyClosed(e, t) {
	let { routes: n } = parseHosting(e), r = (Array.isArray(n) ? n.map(a) : []).find(({ route: e, methods: n }) => (!Array.isArray(n) || n.includes("GET")) && typeof e == "string" && matchesPattern(e, t));
	if (!r) return;
	let { allowedRoles: i, redirect: o, statusCode: s = 200 } = r;
	if (Array.isArray(i) && !i.includes("anonymous")) return `the route ${r.route} requires a login`;
	if (o !== void 0) return `the route ${r.route} redirects`;
	if (typeof s == "number" && s >= 300) return `the route ${r.route} answers ${s}`;
}
function checkMarkerIsOpen(e, t) {
	let n = whyClosed(e, `/${P}`);
	if (n) throw new l("HOSTING_CONFIG_INVALID", `The deployment could not be verified: ${n}, so that /${P} can't be read.`, { remedy: Wn });
	a(parseHosting(e).networking).allowedIpRanges !== void 0 && t.warn("The hosting configuration only lets some addresses in (networking.allowedIpRanges): the run fails unless its runner has one of them.");
}
const Wn = `Add this route as the first one in staticwebapp.config.json; the file holds no secrets: { "route": "/${P}", "allowedRoles": ["anonymous"] }`;
function transferProgress(e, t, n, r) {
	let i = b(t);
	return (a) => {
		let o = b(t);
		o - i < 3e3 || (i = o, e.info(`${n}: ${C(a)} of ${C(r)} (${Math.floor(100 * a / Math.max(1, r))} %)`));
	};
}
// src/deploy/steps/pack/zip/writer.ts
var ZipWriter = class {
	#e;
	#t = [];
	#n = 0;
	#r = !1;
	constructor(e) {
		this.#e = vt(e, "w", 384);
	}
	get offset() {
		return this.#n;
	}
	append(e) {
		let t = 0;
		for (; t < e.byteLength;) t += Tt(this.#e, e, t, e.byteLength - t, this.#n + t);
		this.#n += e.byteLength;
	}
	enter(e, t) {
		this.#t.push(centralHeader(e, t));
	}
	correctSize(e, t) {
		let n = Buffer.alloc(4);
		n.writeUInt32LE(t), Tt(this.#e, n, 0, n.byteLength, e + 18);
	}
	end() {
		let e = this.#n;
		return this.append(Buffer.concat(this.#t)), this.append(endRecord(this.#t.length, this.#n - e, e)), this.close(), this.#n;
	}
	close() {
		this.#r || Y(this.#e), this.#r = !0;
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
		writeLocalHeader(n, 0, t), this.#e.append(n);
	}
	#o(e) {
		let { path: t, crc: n, length: r, bytes: i } = e, a = this.#r;
		if (!a || a.file.path !== t || a.partCrcs[a.parts] !== n) throw new l("PACKAGE_FILE_CHANGED", `The file "${t}" changed while it was being read.`);
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
// src/deploy/steps/pack/find-unchanged.ts
async function findUnchanged(e, t, n) {
	if (!t || !Re(e, t)) return;
	let r = await n();
	if (t.provenance.files === De(r)) return {
		...t,
		contents: Ee(r, t.contents)
	};
}
// src/deploy/steps/pack/workers.ts
const Gn = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 64
};
function threadsFor(e, t) {
	let n = e < 6e6 && t < 500, r = Math.min(4, Ht());
	return n || r < 2 ? 0 : r;
}
function startPackWorkers(e, t) {
	let n = Te({
		module: "deploy/steps/pack/worker",
		threads: e,
		here() {
			let e = new PiecePacker();
			return (t) => e.pack(t.piece, t.buffer);
		},
		getTransferList: (e) => c([e.buffer]),
		resourceLimits: Gn,
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
		site: t,
		sources: a,
		entries: o,
		live: await n,
		deps: r
	}, u = x(() => hashEntries(o, c)), d = e.force ? void 0 : l.live, f = await findUnchanged(getTarget(e), d, u);
	if (f) return createPackage(l, await u(), f, { kind: "none" });
	if (e.uploader === "official") {
		let e = await u();
		return createPackage(l, e, buildMarker(l, e), { kind: "folder" });
	}
	let p = Q.join(r.scratch, "site.zip"), m = transferProgress(r.log, r.clock, "pack", s), h = new Archiver(p);
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
function checkContents(e, t, n) {
	let r = toProvenance(n, t, `sha256:${"0".repeat(64)}`), i = {
		...getTarget(n),
		provenance: r,
		contents: Ne(e)
	}, a = [...e, markerEntry(i)];
	checkNames(a.map((e) => e.path)), checkLimits(a, n.config.hosting);
}
function createPackage(e, t, n, r) {
	let { plan: i, site: a, sources: o, entries: s, live: c, deps: l } = e;
	a.origin && compareWithArtifact(a.origin.files, t, o, a);
	let u = markerEntry(n), d = createManifest([...t, {
		path: u.path,
		size: u.size,
		sha256: sha256(u.bytes)
	}]);
	return {
		delivery: r,
		manifest: d,
		marker: n,
		provenance: {
			...toProvenance(i, a, n.provenance.files),
			run: i.provenance.run
		},
		hosting: a.hosting,
		made: a.made,
		live: c,
		builtDigest: a.origin?.digest,
		writeFolder: (e) => writeFolder([...s, u], d.files, e, l)
	};
}
function buildMarker(e, t) {
	let { plan: n, site: r, live: i } = e, a = toProvenance(n, r, De(t));
	return {
		...getTarget(n),
		provenance: a,
		contents: Ee(t, i?.contents)
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
const markerEntry = (e) => bytesEntry(P, Buffer.from(`${JSON.stringify(e)}\n`));
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
	return n.delete(P), inByteOrder(n.values());
}
async function hashEntries(e, t) {
	let n = [];
	for await (let r of t.work(splitForHashing(e))) r.kind === "hash" && n.push(...r.files);
	return n;
}
function compareWithArtifact(e, t, n, r) {
	let isBuilt = (e) => !r.overlay.has(e) && !r.pages.has(e), i = new Map(t.filter((e) => isBuilt(e.path)).map((e) => [e.path, e.sha256]));
	for (let [e, { replaces: t }] of r.pages) t && i.set(e, t);
	let a = new Map(n.map((e) => [e.path, i.get(e.path) ?? hashSource(e)])), o = new Set(e.map((e) => e.path)), s = [
		...e.filter((e) => !a.has(e.path)).map((e) => `missing: ${e.path}`),
		...e.filter((e) => a.has(e.path) && a.get(e.path) !== e.sha256).map((e) => `changed: ${e.path}`),
		...[...a.keys()].filter((e) => !o.has(e)).map((e) => `added:   ${e}`)
	];
	if (s.length !== 0) throw new l("ARTIFACT_INVALID", `The site and the build job's manifest differ in ${k(s.length, "file")}.`, { facts: w(s) });
}
async function writeFolder(e, t, n, r) {
	let i = new Map(t.map((e) => [e.path, e.sha256])), a = new Set(), o = me(r.signal);
	for (let t of e) {
		let e = Q.join(n, t.path), r = Q.dirname(e);
		if (a.has(r) || _t(r, { recursive: !0 }), a.add(r), t.kind === "bytes") wt(e, t.bytes, { flag: "wx" });
		else if (copyAndHash(t, e) !== i.get(t.path)) throw new l("PACKAGE_FILE_CHANGED", `The file "${t.path}" changed after it was packed.`);
		await o();
	}
}
// src/deploy/make-site.ts
var Kn = e({
	makeSite: () => makeSite,
	packSite: () => packSite
});
async function makeSite(e, t, n) {
	let r = t && fetchPortalContent(e, t, n), i = e.mode === "all" ? build : readBuilt, a = await n.step("build", (t) => i(e, t), (t) => re(e, t)), o = await n.step("finish", (t) => finish(e, a, r, t), h);
	return n.addFacts(qe(o)), o;
}
async function packSite(e, t, n, r) {
	let i = await r.step("pack", (r) => pack(e, t, n(r), r), g);
	return r.addFacts(_e(i)), i;
}
function fetchPortalContent(e, t, n) {
	if (!e.config.seo.enabled) return;
	let r = t.portal().then((t) => n.ahead("finish", async (n) => {
		let r = fetchContent(e, t, n), [i] = await Promise.all([r, import("./html.js").then((e) => e.n)]);
		return i;
	}));
	return r.catch(() => void 0), r;
}
// src/deploy/steps/upload/distribute.ts
const qn = {
	pauseFirst: !0,
	pause: 250,
	growth: 1.4,
	maxPause: 3e3
};
var TakenInPart = class extends Error {
	name = "TakenInPart";
};
async function distribute(e, t, n, r) {
	let { plan: i, target: a, correlationId: o } = e, { clock: s, signal: c } = r, l = i.config.hosting.distributionTimeoutMinutes * 6e4, u = b(s), d = {
		id: n.Version,
		correlationId: o
	}, f, p = u;
	return await Ze({
		clock: s,
		signal: c,
		limit: l,
		...qn
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
		b(s) - p > 15e3 && (p = b(s), r.log.info(`upload: the platform has been distributing for ${ne(p - u)}`));
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
		return r.kind === "ok" ? { response: r.response } : r.kind === "refused" ? { lost: `${r.reason} (status ${r.status})` } : { lost: r.received };
	} catch (e) {
		if (e instanceof r) return { lost: e.message };
		throw e;
	}
}
function parseAddress(e, t, n) {
	let r = typeof e.siteUrl == "string" ? e.siteUrl.trim() : "", i = rt(t.DefaultHostname), a = rt(r);
	if (!n) return a ?? i;
	if (a !== i) return a;
}
function failed(e, t) {
	let n = de(e), r = fe(e.errorDetails) ?? fe(e), i = parseStatus(e).startsWith("cancel"), a = "failed";
	return i && (a = "was cancelled by the platform; a later deployment may have replaced it"), new l("DISTRIBUTION_FAILED", `The distribution ${a}.`, {
		cause: n.length > 0 ? new TakenInPart(n.join(", ")) : void 0,
		remedy: i ? "Open the site: if a later deployment is live, do nothing; otherwise run this one again." : void 0,
		facts: c([
			`reason: ${r ?? "none given"}`,
			n.length !== 0 && `regions that did not accept the site: ${n.join(", ")}`,
			`correlation id: ${t}`
		])
	});
}
function parseStatus(e) {
	return typeof e.deploymentStatus == "string" ? e.deploymentStatus.trim().toLowerCase() : "";
}
async function readFilesBefore(e, t, n) {
	let { url: r } = e;
	if (!r || !t.live) return [];
	let i = pickSample(t, 24).files.slice(0, 24).map((e) => readFileBefore(r, e, n));
	return c(await Promise.all(i));
}
async function readFileBefore(e, t, n) {
	let { path: i, sha256: a } = t;
	try {
		let t = await V(addressOfFile(e, i), n, { limitMs: 2e3 }), r = toFileBefore(i, t);
		if (t.status === 404 || t.status === 200 && r.sha256 !== a) return r;
	} catch (e) {
		if (!(e instanceof r)) throw e;
	}
}
async function servesFilesBefore(e, t, n) {
	let r = t.slice(0, 8).map(async (t) => {
		let r = addressOfFile(e, t.path), i = await V(r, n, { newConnection: !0 }), a = toFileBefore(t.path, i);
		return a.status === t.status && a.sha256 === t.sha256 && !isFromCache(i);
	}), i = await Promise.all(r);
	return i.length > 0 && i.every(Boolean);
}
const isFromCache = (e) => "age" in e.headers;
function toFileBefore(e, t) {
	let n = Z("sha256").update(t.body).digest("hex");
	return {
		path: e,
		status: t.status,
		sha256: n
	};
}
// src/deploy/steps/upload/probe-after-upload.ts
async function checkProduction(e, t, n, r) {
	if (e.environment === "Production") return;
	let i = new Set(c([e.config.site.url, n].map(rt)));
	for (let e of i) {
		let { answers: n } = await probeEdges(e, r);
		if (n.some((e) => U(t.marker, e))) throw new l("UPLOAD_WRONG_TARGET", `The Preview replaced the live site: ${e} serves ${t.marker.version} from the Preview.`, { remedy: "Redeploy Production immediately." });
	}
}
const Jn = ["DISTRIBUTION_FAILED", "OFFICIAL_CLIENT_FAILED"];
async function isUnchanged(e, t, n, i, a) {
	if (!(n instanceof l) || !Jn.includes(n.code)) return !1;
	let { live: o } = t;
	if (!e.url || !o || n.cause instanceof TakenInPart) return !1;
	let { answers: s, isWhole: c } = await probeEdges(e.url, a);
	if (!c || !s.every((e) => isAsBefore(e, o))) return !1;
	try {
		return await servesFilesBefore(e.url, i, a);
	} catch (e) {
		if (e instanceof r) return !1;
		throw e;
	}
}
function isAsBefore(e, t) {
	return U(t, e) && !isFromCache(e);
}
async function probeEdges(e, t) {
	let n = Pe(e, (e) => V(e, t, { newConnection: !0 })), i = await Promise.allSettled(n), a = [];
	for (let e of i) if (e.status === "fulfilled") a.push(e.value);
	else if (!(e.reason instanceof r)) throw e.reason;
	return {
		answers: a,
		isWhole: a.length === n.length
	};
}
// src/deploy/probe-afterwards.ts
async function probeAfterFailure(e, t, n, r, i, a) {
	a.siteChanged === "no" || a.deps.signal.aborted || (await probeProduction(e, t, n, a), await isUnchanged(e, t, r, await i(), a.deps) && a.isAsBefore());
}
async function probeProduction(e, t, n, r) {
	let i = n && "production" in n ? n.production : void 0;
	try {
		await checkProduction(e, t, i, r.deps);
	} catch (e) {
		throw e instanceof l && r.hasChanged(), e;
	}
}
// src/deploy/steps/upload/attempt.ts
function openAttempt(e, t, n) {
	let { correlationId: r } = e;
	return {
		...e,
		token: t,
		service: it({
			http: n.http,
			token: t,
			correlationId: r,
			signal: n.signal
		})
	};
}
// src/clients/swa/content-service/put-archive.ts
const Yn = 8 << 20;
async function putArchive(e, t) {
	let { address: n, file: i, size: a, onProgress: o } = e, put = (e, r, i = !0) => t.http.send({
		method: "PUT",
		url: `${n.reveal()}${e}`,
		headers: {
			"x-ms-version": "2023-11-03",
			"content-type": "application/octet-stream",
			...e === "" && Xn
		},
		body: r,
		retry: {
			...ht.safe,
			faults: i
		},
		idleMs: 6e4,
		signal: t.signal
	}), s = a <= Yn;
	try {
		return await put("", {
			file: i,
			size: a,
			onProgress: o
		}, s);
	} catch (e) {
		if (s || !(e instanceof r)) throw e;
		t.log.info(`${e.message}: continuing in blocks of ${C(Yn)}, so only failed blocks are resent`);
	}
	let c = [];
	for (let e = 0; e < a; e += Yn) {
		let t = Buffer.from(String(e).padStart(15, "0")).toString("base64"), n = {
			file: i,
			start: e,
			size: Math.min(Yn, a - e),
			onProgress: (t) => o(e + t)
		}, r = await put(`&comp=block&blockid=${encodeURIComponent(t)}`, n);
		if (r.status !== 201) return r;
		c.push(t);
	}
	return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${c.map((e) => `<Latest>${e}</Latest>`).join("")}</BlockList>`);
}
const Xn = { "x-ms-blob-type": "BlockBlob" };
// src/clients/swa/content-service/slot.ts
function readSlot(e, t, n) {
	let r = a(e.packageUris), i = a(e.pollingInfo), o = text(r.app);
	if (!URL.canParse(o) || new URL(o).protocol !== "https:" || toId(i.version) === "") throw new l("UPLOAD_ANSWER_INVALID", "The hosting platform returned no upload location.", { facts: [
		`received: ${namesIn(e)}`,
		`packageUris: ${namesIn(r)}`,
		`pollingInfo: ${namesIn(i)}`,
		`correlation id: ${n.correlationId}`
	] });
	return {
		address: new D(o),
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
	].filter((e) => e !== "").map((e) => new D(e));
}
const text = (e) => typeof e == "string" ? e : "", toId = (e) => typeof e == "number" ? String(e) : text(e), namesIn = (e) => Object.keys(e).join(", ") || "nothing";
// src/deploy/steps/upload/upload-direct.ts
async function takeSlot(e, t) {
	let { site: n, target: r, token: i, service: a } = e;
	if (!a) throw xe(i.reveal().length);
	let o = se(a.correlationId), { siteUrl: s } = await o("validate the token", a.validateToken(r), !0), c;
	typeof s == "string" && s !== "" && (c = s), t.log.debug(`The token belongs to ${c ?? "an unnamed address"}.`), ue(r, c), await Je(e.plan, c, t);
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
	await sendArchive(a, n, u, r), await We(e, r), e.record.mayHaveChanged();
	let d = i.updateStatus(l, getFigures(c), o);
	await se(u)("start the distribution", d, !0).catch((e) => {
		if (!isUnclear(e)) throw e;
		let t = e.facts[0] ?? e.message;
		r.log.warn(`The platform did not confirm that the distribution started (${t}); checking its status.`);
	});
	let f = await distribute(e, i, o, r);
	return Oe(l, f.url, s), s ? {
		...f,
		production: s
	} : f;
}
async function productionAddress(e, t) {
	try {
		let t = await e.service?.validateToken(e.target), n = t?.kind === "ok" ? t.response.siteUrl : void 0;
		return typeof n == "string" && n !== "" ? n : void 0;
	} catch (e) {
		if (!(e instanceof r)) throw e;
		t.log.debug(`Could not look up the token's address: ${e.message}`);
		return;
	}
}
function isUnclear(e) {
	if (!(e instanceof l)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof Se ? !0 : /\(status (429|503)\)/.test(e.facts[0] ?? "") ? !1 : t === "UPLOAD_UNAVAILABLE" || t === "UPLOAD_ANSWER_INVALID";
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
async function sendArchive(e, t, n, a) {
	let o = [`blob storage: ${new URL(e.reveal()).host}`, `correlation id: ${n}`], s = transferProgress(a.log, a.clock, "upload", t.bytes), u = await putArchive({
		address: e,
		file: t.file,
		size: t.bytes,
		onProgress: s
	}, a).catch((e) => {
		throw e instanceof r ? new l("UPLOAD_UNAVAILABLE", "The archive could not be uploaded.", {
			cause: e,
			facts: [e.message, ...o],
			remedy: i(e)
		}) : e;
	});
	if (u.status === 201) return;
	let d = /<Code>([^<]*)<\/Code>/.exec(u.text)?.[1], f = u.status === 429 || u.status >= 500;
	throw new l(f ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `Blob storage did not accept the archive: status ${u.status}.`, { facts: c([!!d && `reason: ${d}`, ...o]) });
}
// src/deploy/steps/upload/upload.ts
async function upload(e, t, n, r, i, a = () => readFilesBefore(e, t, i)) {
	let o = ke(e), s = nt(o);
	if (e.config.build.attestation === "required" && await requireAttestation(e, t, i), s !== null && i.log.info(`The hosting environment is "${s}".`), t.delivery.kind === "none") return { outcome: "unchanged" };
	for (let n of await Qe(e, async () => t.live, i)) i.log.info(n);
	let c = Rt();
	r.begins(c);
	let l = a();
	l.catch(() => void 0);
	let u = await sendWithFreshToken({
		plan: e,
		site: t,
		target: o,
		correlationId: c,
		access: n,
		record: r,
		before: l
	}, i), d = (await l).map((e) => e.path);
	return d.length > 0 ? {
		...u,
		changed: d
	} : u;
}
async function requireAttestation(e, t, n) {
	if (!t.builtDigest) throw new l("ATTESTATION_MISSING", "The package was not built by a separate job.");
	let { checkAttestation: r } = await import("./attestation.js").then((e) => e.t);
	await r(e, t.builtDigest, n);
}
async function sendWithFreshToken(e, t) {
	let sendWith = (n) => send(openAttempt(e, n, t), t);
	try {
		return await sendWith(await e.access.token());
	} catch (n) {
		if (!(n instanceof l) || !(n.cause instanceof Ve)) throw n;
		return t.log.info(`The hosting platform refused the deployment token (${n.cause.message}); retrying once with a new one.`), sendWith(await e.access.renewToken(t));
	}
}
async function send(e, t) {
	let { delivery: n } = e.site, loadOfficial = () => import("./official-client.js").then((e) => e.t);
	if (n.kind !== "archive") {
		let { uploadOfficial: n } = await loadOfficial();
		return n(e, await productionAddress(e, t), t);
	}
	let r;
	try {
		r = await takeSlot(e, t);
	} catch (n) {
		if (e.plan.uploader !== "auto" || !be(n)) throw n;
		t.log.warn(`${n.message} ${n.facts[0] ?? ""} Uploading with the platform's own client instead.`);
		let { uploadOfficial: r } = await loadOfficial();
		return r(e, void 0, t);
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
	let i = new Map(t.manifest.files.map((e) => [e.path, e])), a = new URL(encodedPath(r.address), e).href, o = i.get(r.file), s = await n(a, (o?.size ?? 0) + 1), l = `the page ${r.address}, which was generated for the application,`;
	if (new URL(s.url).pathname !== new URL(a).pathname) return mismatch(`${l} redirects to ${s.url}`, []);
	if (s.status !== 200) return mismatch(`${l} answers ${s.status}`, []);
	if (hashBody$1(s.body) !== o?.sha256) return mismatch(`${l} is not from this build`, []);
	let u = findAssets(s.body.toString(), s.url).slice(0, 10), d = c(await Promise.all(u.map((e) => inspectAsset(e, i, n))));
	return d.length === 0 ? `${r.address} with ${u.length} scripts and styles` : mismatch(`${l} cannot load its scripts and styles`, d);
}
function choose(e) {
	let { made: t, marker: n, hosting: r } = e, i = plainPaths(r.text), a = t.filter((e) => i(e.address));
	return a[(Number.parseInt(n.provenance.files.slice(-8), 16) || 0) % a.length];
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
const hashBody$1 = (e) => Z("sha256").update(e).digest("hex"), encodedPath = (e) => e.split("/").map(encodeURIComponent).join("/");
function decoded(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
// src/deploy/steps/verify/probes.ts
function buildProbes(e) {
	let t = parseHosting(e.hosting.text), n = plainPaths(e.hosting.text), r = new Map(e.manifest.files.map((e) => [`/${e.path}`, e])), getSize = (e) => r.get(String(e))?.size ?? 0, { rewrite: i, exclude: a } = t.navigationFallback ?? {}, o = Array.isArray(a) ? a.map(String) : [], isExcluded = (e) => o.some((t) => matchesPattern(t, e)), s = {
		rewrite: t.responseOverrides?.["404"]?.rewrite,
		status: t.responseOverrides?.["404"]?.statusCode ?? 404
	}, expects = (e, t) => (n, i) => {
		if (n !== e) return `answers ${n}, expected ${e}`;
		let a = r.get(String(t))?.sha256;
		if (a && a !== i) return `does not show ${t} from this build`;
	}, c = `no-page-${e.marker.provenance.files.slice(-12)}`, l = [`/site-deploy/${c}`, `/${c}`].filter(n), u = o.toSorted(foldersFirst).flatMap((e) => pathThatMatches(e, c) ?? []), d, f = l.at(-1);
	typeof i == "string" && (d = l.find((e) => !isExcluded(e)), f = [...u, ...l].find((e) => isExcluded(e) && n(e)));
	let p = [];
	if (d && p.push({
		name: "deep route",
		path: d,
		size: getSize(i),
		check: expects(200, i)
	}), f && s.status !== 200) {
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
	let { url: n, site: r, limitMs: i } = e, a = b(t.clock) + i, createProbe = (e) => (n, r) => V(n, t, {
		limitMs: Math.max(1e3, a - b(t.clock)),
		newConnection: e,
		maxBytes: r
	}), o = createProbe(!1), s = await inspectMarker(n, r, o);
	if (typeof s != "string") return s;
	let c = await Promise.all([
		inspectStartPage(n, r, o),
		inspectSample(n, chooseSample(e), o),
		inspectMadePage(n, r, o),
		...buildProbes(r).map((e) => inspectProbe(n, e, o))
	]), l = [s];
	for (let e of [...c, await inspectEdges(n, r.marker, o, createProbe(!0))]) {
		if (typeof e != "string") return {
			...e,
			hasMarker: !0
		};
		l.push(e);
	}
	return l.filter((e) => e !== "");
}
function chooseSample(e) {
	let t = new Map(e.site.manifest.files.map((e) => [e.path, e])), n = pickSample(e.site, 8), r = e.changed.slice(0, 16).flatMap((e) => t.get(e) ?? []);
	return {
		...n,
		files: [...new Set([...r, ...n.files])]
	};
}
async function inspectMarker(e, t, n) {
	let { marker: r, live: i } = t, a = await n(`${e}/${P}`);
	if (a.status !== 200) return mismatch(`/${P} answers ${a.status}`, [`expected the marker of ${describe(r)}`]);
	let o = Ke(a.json);
	if (!o) return mismatch(`/${P} is not a marker (${a.headers["content-type"] ?? "no content type"})`, [`expected ${describe(r)}`]);
	if (U(r, a)) return namedOrigin("marker", e, a.url);
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
const parseRunId = (e = "") => {
	if (/^\d{1,20}$/.test(e)) return BigInt(e);
};
async function inspectEdges(e, t, n, r) {
	let i = [...Pe(e, n, 6), ...Pe(e, r, 6)], a = await Promise.all(i), o = a.filter((e) => !U(t, e)), [s] = o;
	if (!s) return "";
	let c = `status ${s.status}`;
	s.status === 200 && (c = describe(Ke(s.json)));
	let l = `some probes found it, but ${o.length} of ${a.length} later ones found something else`;
	return differing(l, [`expected: ${describe(t)}`, `served:   ${c}`]);
}
function namedOrigin(e, t, n) {
	let { origin: r } = new URL(n);
	return r === new URL(t).origin ? e : `${e} at ${r}`;
}
async function inspectStartPage(e, t, n) {
	if (whyClosed(t.hosting.text, "/")) return "";
	let r = plainPaths(t.hosting.text), i = t.manifest.files.find((e) => e.path === "index.html" && r("/") && r("/index.html")), a = await n(`${e}/`, i && i.size + 1);
	if (a.status !== 200) return mismatch(`the start page answers ${a.status}`, [`address: ${a.url}`]);
	let o = Object.entries(t.hosting.globalHeaders).filter(([e, t]) => (a.headers[e.toLowerCase()] ?? "") !== t).map(([e, t]) => `${e}: expected "${t}", served "${a.headers[e.toLowerCase()] ?? "none"}"`);
	return o.length > 0 ? mismatch("the start page lacks configured headers", o) : i && hashBody(a.body) !== i.sha256 ? mixed("the start page is not from this build", [`address: ${a.url}`]) : "start page with its headers";
}
async function inspectSample(e, t, n) {
	let { files: r, changed: i, changedPicked: a } = t, o = await Promise.all(r.map((t) => inspectFile(e, t, n))), s = c(o);
	if (s.length > 0) return mixed(`${s.length} of ${r.length} checked files are not from this build`, s);
	if (r.length === 0) return "";
	let l = `${k(r.length, "file")} by hash`;
	return i ? `${l} (${a} of ${i} changed or new)` : l;
}
async function inspectFile(e, t, n) {
	let { path: r, size: i, sha256: a } = t, o = await n(addressOfFile(e, r), i + 1);
	if (o.status !== 200) return `stale: /${r} answers ${o.status}`;
	let s = hashBody(o.body);
	if (s !== a) return `stale: /${r} has the hash ${s.slice(0, 12)}, expected ${a.slice(0, 12)}`;
}
async function inspectProbe(e, t, n) {
	let { name: r, path: i, size: a, check: o } = t, s = await n(`${e}${i}`, a + 1), c = o(s.status, hashBody(s.body));
	return c ? mismatch(`${r} (${i}) ${c}`, []) : r;
}
const hashBody = (e) => Z("sha256").update(e).digest("hex");
function describe(e) {
	if (!e) return "no marker";
	let { slug: t, version: n, environment: r, provenance: i } = e, { commit: a, files: o } = i;
	return `${`${t.slice(0, 80)} ${n.slice(0, 80)} (${r.slice(0, 80)})`}, commit ${a.slice(0, 12)}, ${o.slice(0, 19)}`;
}
// src/deploy/steps/verify/verify.ts
const Zn = {
	pause: 250,
	growth: 1.5,
	maxPause: 5e3
};
async function verify(e, t, n, r, i = () => void 0) {
	let a = n.outcome === "unchanged" ? void 0 : n, o = e.url ?? a?.url;
	if (!o) throw verdict(a, new l("VERIFY_ADDRESS_UNKNOWN", "The hosting platform did not report the environment's address."));
	let { clock: s, signal: c } = r, u = {
		isReachable: !1,
		message: "it was not checked",
		facts: []
	}, d = 1, f = !1, p = timeLimit(e, t), m = a ? p : Math.min($n, p), h = Ye(t.marker, t.live), g = await Ze({
		clock: s,
		signal: c,
		limit: m,
		...Zn
	}, async (e) => {
		let n = await inspectOnce({
			url: o,
			site: t,
			changed: a?.changed ?? [],
			limitMs: e
		}, r);
		if (!h && (Array.isArray(n) || n.hasMarker) && i(), Array.isArray(n)) return f = !0, --d, d === 0 ? n : void 0;
		f ||= n.isMixed === !0, f && (d = Qn), r.log.debug(`${o}: ${n.message}`), u = n.isForeign && f ? differing("some probes found it, but the last one found another build", n.facts) : n;
	});
	if (!g) throw verdict(a, toError(o, u));
	return {
		url: o,
		checks: g
	};
}
const Qn = 3, $n = 3e4;
async function verifyUnchanged(e, t, n) {
	try {
		return await verify(e, t, { outcome: "unchanged" }, n);
	} catch (e) {
		if (!(e instanceof l) || e.code !== "VERIFY_MISMATCH") throw e;
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
		if (!(e instanceof r)) throw e;
		return {
			isReachable: !1,
			message: e.message,
			facts: []
		};
	}
}
function toError(e, t) {
	let { isReachable: n, message: r, facts: i, remedy: a } = t;
	return n ? new l("VERIFY_MISMATCH", `${e} does not serve this build: ${r}.`, {
		facts: i,
		remedy: a
	}) : new l("VERIFY_UNREACHABLE", `${e} could not be reached.`, { facts: [r] });
}
function verdict(e, t) {
	return e?.outcome === "unknown" ? new l("DISTRIBUTION_UNKNOWN", "The hosting platform did not report the upload's outcome, and the site does not show this build.", {
		cause: t,
		facts: c([
			t.message,
			!!e.lastPollError && `last status check: ${e.lastPollError}`,
			`correlation id: ${e.correlationId}`
		])
	}) : t;
}
// src/deploy/take-live.ts
var er = e({ takeLive: () => takeLive });
async function takeLive(e, t, n) {
	e.uploader === "official" && n.ahead("upload", (e) => t.client(e)).catch(() => void 0);
	let r = await makeSite(e, t, n), readBefore = async (t) => {
		if (e.force) t.log.info("Forced: replaces the live site without reading it. The changes are therefore unknown, and the files to verify are chosen from all files.");
		else return et(e.url, t, { limitMs: 5e3 });
	}, i = await packSite(e, r, readBefore, n);
	await goLive(e, i, t, n) || await goLive(e, await packSite({
		...e,
		force: !0
	}, r, async () => i.live, n), t, n), n.complete("succeeded");
}
async function goLive(e, n, r, i) {
	let a = x(() => readFilesBefore(e, n, i.deps)), o;
	try {
		let s = await i.step("upload", (t) => upload(e, n, r, i, t, a), te);
		if (o = s, i.addFacts(ve(s)), s.outcome === "unchanged") return await isServed(e, n, i);
		let verifySite = async (t) => {
			let r = await verify(e, n, s, t, () => i.hasChanged());
			return await probeProduction(e, n, s, i), r;
		}, { url: c } = await i.step("verify", verifySite, t);
		return i.addFacts({ url: c }), i.hasChanged(), !0;
	} catch (t) {
		throw await probeAfterFailure(e, n, o, t, a, i), t;
	}
}
async function isServed(e, t, n) {
	let r = await n.step("verify", (n) => verifyUnchanged(e, t, n), T);
	return r && n.addFacts({ url: r.url }), !!r;
}
export { PiecePacker as i, Kn as n, kn as r, er as t };
