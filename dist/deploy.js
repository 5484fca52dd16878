import { r as e } from "./rolldown-runtime.js";
import { $ as t, At as n, C as r, Ct as i, Dt as a, Et as o, F as s, Ft as c, I as l, It as u, L as d, Lt as f, Mt as p, Nt as m, O as h, Ot as g, Pt as _, R as v, Rt as y, St as b, T as x, Tt as S, U as C, Z as w, et as T, g as E, j as ee, kt as D, n as O, w as k, wt as A, xt as j, y as te } from "./shared.js";
import { $t as ne, A as re, At as M, C as ie, D as ae, Dn as oe, Dt as se, E as ce, En as le, F as N, H as ue, I as de, J as fe, K as pe, L as me, M as he, Mn as ge, N as _e, O as ve, On as ye, Ot as be, P as xe, Q as Se, R as Ce, S as we, T as Te, Tn as Ee, Tt as De, W as Oe, X as ke, Y as Ae, Z as je, _ as Me, a as Ne, at as P, ct as Pe, d as F, et as Fe, f as Ie, g as I, h as L, in as Le, it as Re, jn as ze, k as Be, kn as R, kt as Ve, m as z, n as He, nt as B, o as Ue, p as We, q as Ge, r as Ke, rt as qe, t as Je, tt as V, u as Ye, v as Xe, vt as Ze, w as Qe, x as $e, y as et, yt as H, z as tt } from "./shared-later.js";
import { A as nt, B as rt, C as U, O as W, S as G, T as it, V as K, _ as at, a as ot, m as st, p as ct, v as q } from "./config.js";
import { a as lt, c as ut, f as dt } from "./session.js";
const { closeSync: J, fstatSync: ft, mkdirSync: pt, openSync: mt, readFileSync: ht, readSync: gt, readdirSync: _t, realpathSync: vt, statSync: yt, writeFileSync: bt, writeSync: xt } = globalThis.process.getBuiltinModule("node:fs"), St = globalThis.process.getBuiltinModule("node:fs/promises"), { mkdir: Ct, readFile: wt, readdir: Y, rm: Tt, stat: Et, writeFile: Dt } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: X, hash: Ot, randomUUID: kt } = globalThis.process.getBuiltinModule("node:crypto"), { constants: At, crc32: Z, deflateRawSync: jt } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: Mt } = globalThis.process.getBuiltinModule("node:os"), { isDeepStrictEqual: Nt, stripVTControlCharacters: Pt } = globalThis.process.getBuiltinModule("node:util"), Ft = globalThis.process.getBuiltinModule("node:process"), Q = globalThis.process.getBuiltinModule("node:path"), It = {
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
	let { name: r, method: i, crc: a, compressed: o, size: s } = n;
	e.writeUInt16LE(2048, t), e.writeUInt16LE(i, t + 2), e.writeUInt16LE(0, t + 4), e.writeUInt16LE(33, t + 6), e.writeUInt32LE(a, t + 8), e.writeUInt32LE(o, t + 12), e.writeUInt32LE(s, t + 16), e.writeUInt16LE(r.byteLength, t + 20);
}
// src/deploy/steps/pack/compress.ts
const Lt = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i, Rt = /\.png$/i, zt = 4096, Bt = {
	png: 8192,
	others: 131072
};
function chooseMethod(e, t, n) {
	return t === 0 || Lt.test(e) ? 0 : t < (Rt.test(e) ? Bt.png : Bt.others) ? 8 : compressWhole(n(t - zt >>> 1, zt)).byteLength > zt * .97 ? 0 : 8;
}
function compressWhole(e) {
	let { byteLength: t } = e, n = {};
	return t <= 4096 ? n = {
		windowBits: 12,
		memLevel: 6
	} : t <= 16384 && (n = {
		windowBits: 14,
		memLevel: 7
	}), jt(e, {
		...n,
		chunkSize: Math.max(1024, (t >>> 1) + 64)
	});
}
function compressPart(e, t, n) {
	return jt(e, {
		...t.byteLength > 0 && { dictionary: t },
		finishFlush: n ? At.Z_FINISH : At.Z_SYNC_FLUSH,
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
		J(n);
	}
}
function withFile(e, t) {
	let n = openSource(e);
	try {
		t(n), checkUnchanged(e, n);
	} finally {
		J(n);
	}
}
function openSource(e) {
	try {
		return mt(e.file, "r");
	} catch (t) {
		throw m(t) ? changed(e) : t;
	}
}
function fill(e, t, n, r, i) {
	for (let a = 0; a < i;) {
		let o = gt(t, n, a, i - a, getStart(e) + r + a);
		if (o === 0) throw changed(e);
		a += o;
	}
}
function checkUnchanged(e, t) {
	if (e.kind === "slice") return;
	let { size: n, mtimeMs: r } = ft(t);
	if (n !== e.size || r !== e.modifiedMs) throw changed(e);
}
const getStart = (e) => e.kind === "slice" ? e.offset : 0;
function changed(e) {
	return new n("PACKAGE_FILE_CHANGED", `The file "${e.path}" changed while it was being read.`);
}
// src/deploy/steps/pack/copy.ts
function copyAndHash(e, t) {
	let n = mt(t, "wx");
	try {
		return hashSource(e, (e) => {
			for (let t = 0; t < e.byteLength;) t += xt(n, e, t);
		});
	} finally {
		J(n);
	}
}
function hashSource(e, t) {
	let n = X("sha256");
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
const getMaxBytes = (e) => 30 + Buffer.byteLength(e.path) + e.size, sha256 = (e) => Ot("sha256", e);
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
const Vt = 1 << 20;
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
	let t = X("sha256"), n = [], r = 0;
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
	return t && t.byteLength >= e ? t : new ArrayBuffer(Math.ceil(e / Vt) * Vt);
}
// src/config/seo-file.ts
const Ht = q({
	title: U(W()),
	description: U(W()),
	canonical: U(W()),
	robots: U(W()),
	structuredData: U(q({}))
}), Ut = q({ pages: it(W(), q({
	slug: W(),
	values: Ht,
	fallback: Ht
})) });
async function loadSeoFile(e, t) {
	let r = await k(e, t, "seo.file"), i = await c(r).catch((e) => {
		throw new n("SEO_FILE_INVALID", `Can't read the metadata file ${t}.`, { cause: e });
	});
	if (i === void 0) {
		if (t === "content/seo.json") return { pages: {} };
		throw new n("SEO_FILE_INVALID", `The metadata file ${t} does not exist.`);
	}
	let o = K(Ut, a(i.replace(/^\uFEFF/, "")));
	if (o.success) return o.data;
	throw new n("SEO_FILE_INVALID", `The metadata file ${t} does not have the expected format.`, { facts: o.error.issues.slice(0, 5).map((e) => `${e.path.join(".") || "the file"}: ${e.message}`) });
}
var CommandOutput = class {
	#e = [];
	#t = [];
	read(e) {
		let t = Pt(e.slice(0, 2e3)).trimEnd();
		this.#e.push(t), this.#e.length > 25 && this.#e.shift(), Wt.test(t) && this.#t.length < 40 && this.#t.push(t);
	}
	get tail() {
		return this.#e;
	}
	get reasons() {
		return this.#t;
	}
};
const Wt = /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
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
const Gt = {
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
}, Kt = {
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
}, qt = {
	...Kt,
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
const Jt = createPnpmCommands("pnpm"), Yt = createPnpmCommands("rush-pnpm"), Xt = {
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
}, Zt = {
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
const Qt = {
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
}, $t = {
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
}, en = {
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
}, tn = {
	npm: Gt,
	yarn: Kt,
	"yarn@berry": qt,
	pnpm: Jt,
	"pnpm@6": {
		...Jt,
		run: dashDashArg("pnpm", "run", ["-F", "--filter"])
	},
	"pnpm-rush": Yt,
	bun: Xt,
	aube: Zt,
	deno: Qt,
	nub: $t,
	upm: en
}, nn = {
	yarn: ["add", "uninstall"],
	pnpm: ["add"],
	"pnpm@6": ["add"],
	"pnpm-rush": ["add"]
}, rn = {
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
	let i = tn[e][t];
	r.ignoreWorkspaceRootCheck && nn[e]?.includes(t) && (n = ["--ignore-workspace-root-check", ...n]);
	let a = rn[e];
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
const an = [
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
], on = {
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
}, sn = {
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
		let n = await St.stat(e);
		return t === "file" ? n.isFile() : n.isDirectory();
	} catch {
		return !1;
	}
}
function* lookup(e = Ft.cwd()) {
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
				for (let t of Object.keys(on)) if (await pathExists(Q.join(r, t), "file")) {
					let n = on[t];
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
			case "install-metadata": for (let e of Object.keys(sn)) {
				let t = e.endsWith("/") ? "dir" : "file";
				if (await pathExists(Q.join(r, e), t)) {
					let t = sn[e];
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
		let n = await St.readFile(e, "utf8"), r = t.packageJsonParser ? await t.packageJsonParser(n, e) : JSON.parse(n), i = getNameAndVer(r);
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
	if (an.includes(e)) return n = e, {
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
	let { build: t } = e.config, r = await readManifest(e.buildRoot);
	if (!r) return !t.command && !t.output && await refuseUnbuilt(e.buildRoot), {
		install: t.install,
		build: t.command
	};
	let i = (await detect({
		cwd: e.buildRoot,
		stopDir: e.workspace,
		strategies: ["packageManager-field", "lockfile"]
	}))?.agent ?? "npm", a = r.dependencies > 0, o = await detect({
		cwd: e.buildRoot,
		stopDir: e.workspace,
		strategies: ["lockfile"]
	}), { install: s } = t, c;
	if (!s && a && o ? (s = command(i, "frozen"), c = await severalLockfiles(e, i)) : !s && a && (s = command(i, "install"), c = "No lockfile: dependency versions may differ between builds. Commit the lockfile."), t.command) return {
		install: s,
		build: t.command,
		remark: c
	};
	if (r.hasBuildScript) return {
		install: s,
		build: command(i, "run", "build"),
		remark: c
	};
	if (t.output) return {
		install: t.install,
		build: void 0
	};
	throw new n("BUILD_COMMAND_MISSING", `${Q.join(t.root, "package.json")} has no "build" script, and build.command is not set.`);
}
const cn = [
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
	let t = await Y(e);
	for (let [e, r, i] of cn) {
		let a = t.find((t) => e.test(t));
		if (a) throw new n("BUILD_COMMAND_MISSING", `Found ${a}, but no package.json, and build.command is not set: nothing builds the site.`, { remedy: `Set build.command, for example "${r}", and build.output: ${i}. To deploy a committed folder as it is, set only build.output.` });
	}
}
async function severalLockfiles(e, t) {
	let n = new Set((await Promise.all([e.buildRoot, e.workspace].map((e) => Y(e)))).flat()), r = Object.entries(on).filter(([e]) => n.has(e));
	if (!(new Set(r.map(([, e]) => e)).size < 2)) return `Found ${r.map(([e]) => e).join(" and ")}: using ${t}. Remove the outdated lockfile.`;
}
function command(e, t, ...r) {
	let i = resolveCommand(e, t, r);
	if (i === null) throw new n("BUILD_COMMAND_MISSING", `The package manager ${e} has no command for "${t}".`);
	return [i.command, ...i.args].join(" ");
}
async function readManifest(e) {
	let t = Q.join(e, "package.json"), r = await c(t);
	if (r !== void 0) try {
		let e = JSON.parse(r), count = (t) => Object.keys(e[t] ?? {}).length;
		return {
			hasBuildScript: typeof e.scripts?.build == "string",
			dependencies: count("dependencies") + count("devDependencies") + count("optionalDependencies") + count("workspaces")
		};
	} catch (e) {
		throw new n("BUILD_COMMAND_MISSING", `${t} is not valid JSON.`, {
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
const ln = [
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
	let n = ln.find((e) => e.pattern.test(t.join("\n")));
	return {
		facts: ["its output:", ...quoted(t)],
		remedy: n?.remedy
	};
}
function getKeyLines(e) {
	let t = e.findIndex((e) => /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(e));
	return e.slice(0, t === -1 ? void 0 : t).filter((e) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(e)).slice(0, 8);
}
const quoted = (e) => e.map((e) => `| ${e}`), un = "SITE_DEPLOY_BUILD";
async function killLeftoverProcesses(e, t) {
	let n = new Map(), r = new Map();
	for (let t = 0; t < 5; t += 1) {
		let t = (await processesWith(`${un}=${e}`)).filter((e) => !r.has(e.pid));
		if (t.length === 0) break;
		for (let e of t) (kill(e.pid) ? n : r).set(e.pid, e);
	}
	let named = (e) => i([...e.values()].map((e) => `${e.command} (process ${e.pid})`));
	n.size > 0 && t.log.warn(`The build left ${b(n.size, "process")} running; ended now: ${named(n)}.`), r.size > 0 && t.log.warn(`The build left ${b(r.size, "process")} running that can't be ended: ${named(r)}.`);
}
async function processesWith(e) {
	let t = (await Y("/proc").catch(() => [])).filter((e) => /^\d+$/.test(e)), n = [];
	for (let r of t) {
		if (!(await wt(`/proc/${r}/environ`, "latin1").catch(() => "")).split("\0").includes(e)) continue;
		let t = await wt(`/proc/${r}/cmdline`, "utf8").catch(() => "");
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
const dn = anyName([
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
]), fn = anyName([
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
	return dn.test(e);
}
function anyName(...e) {
	return RegExp(`^(${e.flat().join("|")})$`, "i");
}
const pn = 2e5;
function readSiteTree(e) {
	let t = vt(e), n = [], r = [], i = [], a = 0, visit = (e, o, s) => {
		for (let c of _t(e, { withFileTypes: !0 })) {
			let l = o + c.name;
			if (a += 1, a > pn) throw tooManyNames(t);
			if (isNeverPublished(c.name) || o === "" && fn.test(c.name)) {
				r.push(l);
				continue;
			}
			let u = Q.join(e, c.name), d = u;
			if (c.isSymbolicLink() && (d = targetInside(t, u)), !d || s.includes(d)) {
				i.push(l);
				continue;
			}
			let f = yt(d, { throwIfNoEntry: !1 });
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
	return new n("PACKAGE_TOO_MANY_FILES", `${e} has more than ${pn} files and folders.`, { facts: ["Linked folders count with all their contents."] });
}
function notThere(e, t) {
	return e.includes("�") ? new n("PACKAGE_NAME_REFUSED", "The built site contains a name that is not UTF-8.", { facts: [e] }) : new n("FILE_GONE", `${e} was removed while the built site was being read.`, { facts: [t] });
}
function targetInside(e, t) {
	try {
		let n = vt(t);
		return r(e, n) ? n : void 0;
	} catch {
		return;
	}
}
// src/deploy/steps/build/framework-outputs.ts
const mn = {
	nextjs: ["out"],
	nuxtjs: [".output/public", "dist"],
	astro: ["dist"],
	vitepress: [".vitepress/dist", "docs/.vitepress/dist"],
	vuepress: [".vuepress/dist", "docs/.vuepress/dist"]
};
async function frameworkOutputs(e) {
	let [{ detectFrameworks: t }, { appFrameworks: n }] = await Promise.all([import("./frameworks.js").then((e) => e.n), import("./frameworks.js").then((e) => e.r)]), r = (await t((await Y(e)).map((t) => Q.join(e, t)), n)).flatMap((e) => e.frameworks).toReversed(), i = r.flatMap(({ id: e, config: { outputLocation: t } }) => {
		let n = mn[e] ?? [];
		return !t || t.startsWith("{") || t === "." ? n : [...n, t];
	});
	return r.some((e) => e.id === "angular") ? [...await angularOutputs(e), ...i] : i;
}
const hn = nt([W(), G({
	base: W(),
	browser: U(W())
})]), gn = G({ projects: it(W(), G({
	projectType: U(W()),
	architect: U(G({ build: U(G({ options: U(G({ outputPath: U(hn) })) })) }))
})) });
async function angularOutputs(e) {
	let t = await c(Q.join(e, "angular.json")), n = K(gn, a(t ?? ""));
	return n.success ? Object.entries(n.data.projects).filter(([, { projectType: e }]) => e !== "library").flatMap(([e, { architect: t }]) => {
		let n = t?.build?.options?.outputPath ?? Q.posix.join("dist", e);
		return typeof n == "string" ? [Q.posix.join(n, "browser"), n] : [Q.posix.join(n.base, n.browser ?? "browser")];
	}) : [];
}
// src/deploy/steps/build/output.ts
const _n = [
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
], vn = 2e3;
async function findOutput(e, t) {
	let n = t !== void 0, { output: i } = e.config.build;
	if (i) return configured(e, i, n);
	for (let t of n ? await frameworkOutputs(e.buildRoot) : ["."]) {
		let i = await inside(e, t);
		if (!(n && r(i, e.buildRoot)) && await hasStartPage(i)) return i;
	}
	let a = [];
	for (let t of _n) {
		let n = await startPageTime(Q.join(e.buildRoot, t));
		n !== void 0 && a.push({
			folder: t,
			written: n
		});
	}
	let o = a.filter((e) => t && e.written >= t), [s, ...c] = o.length > 0 ? o : a;
	if (s && c.length === 0) return inside(e, s.folder);
	throw s ? await notFound(e, `Several folders could be the built site: ${[s, ...c].map((e) => e.folder).join(", ")}.`) : n ? await notFound(e, "The build produced no folder with an index.html.") : await notFound(e, "Nothing was built because build.command is not set, and no folder contains an index.html.");
}
async function configured(e, t, r) {
	let i = await inside(e, t), a = Q.join(e.config.build.root, t);
	if (!await isFolder(i)) throw await notFound(e, `The folder "${a}" (build.output) does not exist${r ? " after the build" : ""}.`);
	if (await hasStartPage(i)) return i;
	let [o, ...s] = await startPagesBelow(i);
	if (!o) return i;
	let c = Q.posix.join(t, o);
	throw new n("BUILD_OUTPUT_NOT_FOUND", `The folder "${a}" (build.output) has no index.html.`, {
		facts: A([o, ...s].map((e) => `found one in ${Q.posix.join(a, e)}`), 5),
		remedy: s.length === 0 ? `Set build.output: ${c}` : void 0
	});
}
const inside = (e, t) => k(e.workspace, Q.relative(e.workspace, Q.resolve(e.buildRoot, t)) || ".", "The build output");
async function notFound(e, t) {
	let r = (await Y(e.buildRoot, { withFileTypes: !0 }).catch(() => [])).filter((e) => e.isDirectory() && !isNeverPublished(e.name)), i = await Promise.all(r.map(async (t) => (await startPagesBelow(Q.join(e.buildRoot, t.name))).map((e) => Q.posix.join(t.name, e)))), a = r.map((e) => e.name).filter((e) => !e.startsWith(".")), o = D([a.length !== 0 && `folders in build.root: ${a.join(", ")}`, ...A(i.flat().map((e) => `found an index.html in ${e}`), 5)]);
	return !e.config.build.output && await hasStartPage(e.buildRoot) && o.push("build.root itself has an index.html, but it holds the sources: it is used only if build.output names it"), new n("BUILD_OUTPUT_NOT_FOUND", t, { facts: o });
}
async function startPagesBelow(e) {
	let t = [], n = [""];
	for (let r = 0; n.length > 0 && t.length === 0 && r < vn; r += n.length) {
		let i = [];
		for (let a of n.slice(0, vn - r)) for (let n of await Y(Q.join(e, a), { withFileTypes: !0 }).catch(() => [])) n.isFile() && n.name === "index.html" && a !== "" && t.push(a), n.isDirectory() && !isNeverPublished(n.name) && i.push(Q.posix.join(a, n.name));
		n = i;
	}
	return t.sort();
}
const isFolder = (e) => Et(e).then((e) => e.isDirectory(), () => !1), hasStartPage = async (e) => await startPageTime(e) !== void 0, startPageTime = (e) => Et(Q.join(e, "index.html")).then((e) => e.isFile() ? e.mtimeMs : void 0, () => void 0);
async function build(e, t) {
	let n = await findCommands(e);
	n.remark && t.log.warn(n.remark);
	let r = Date.now() - 20, i = D([n.install, n.build]);
	return i.length > 0 && await runCommands(n, e, t), {
		folder: await findOutput(e, n.build ? r : void 0),
		commands: i
	};
}
async function runCommands(e, t, r) {
	warnAboutExposedSecrets(t, r);
	let i = t.config.build.timeoutMinutes, a = AbortSignal.timeout(i * 6e4), o = kt(), s = {
		texts: await writeTexts(t, r),
		seo: await writeSeo(t, r)
	}, c = {
		plan: t,
		environment: {
			...tt(t, r.env, s),
			[un]: o
		},
		deps: r,
		signal: AbortSignal.any([r.signal, a])
	};
	try {
		e.install && await run(e.install, installFailed, c), e.build && await run(e.build, buildFailed, c);
	} catch (e) {
		throw r.signal.throwIfAborted(), !a.aborted || e instanceof n ? e : new n("BUILD_TIMEOUT", `The build was stopped after ${b(i, "minute")} (build.timeoutMinutes).`);
	} finally {
		await killLeftoverProcesses(o, r);
	}
}
async function writeTexts({ workspace: e, config: { content: t } }, n) {
	let r = t.mode === "commit" ? await Se(e, t.file) : void 0, i = Q.join(n.scratch, "site-text.json");
	return await Dt(i, `${JSON.stringify(Object.fromEntries(r?.texts ?? []), null, 2)}\n`), i;
}
async function writeSeo({ workspace: e, config: { seo: t } }, n) {
	let r = t.enabled ? await loadSeoFile(e, t.file) : { pages: {} }, i = Q.join(n.scratch, "site-seo.json");
	return await Dt(i, `${JSON.stringify(r, null, 2)}\n`), i;
}
const installFailed = (e, t) => new n("BUILD_INSTALL_FAILED", e, { ...explainInstall(t) }), buildFailed = (e, t) => new n("BUILD_FAILED", e, { facts: ["last lines of its output:", ...t.tail.map((e) => `| ${e}`)] }), toolMissing = (e, t) => new n("BUILD_TOOL_MISSING", e, { facts: buildFailed(e, t).facts });
async function run(e, t, n) {
	let { plan: r, environment: i, deps: a, signal: o } = n, s = Q.relative(r.workspace, r.buildRoot) || ".", c = a.log.foreign(s === "." ? e : `${e}  (in ${s})`), l = new CommandOutput();
	try {
		let n = await ue(e, {
			cwd: r.buildRoot,
			env: i,
			signal: o,
			onLine(e) {
				c.line(e), l.read(e);
			}
		});
		if (n.code === 0) return;
		let s = `exited with code ${n.code}`;
		n.code === null && (s = `was terminated by ${n.killedBy}`);
		let u = n.code === 127 || n.code === 9009, d = await import("./frameworks.js").then((e) => e.t).then((e) => e.unfitNode(r.buildRoot, i, a)).catch(() => void 0);
		throw (u ? toolMissing : t)(D([`"${e}" ${s}.`, d]).join(" "), l);
	} finally {
		c.close();
	}
}
// src/shared/package-name.ts
function packageName(e) {
	let { slug: t, environment: n, version: r } = e;
	return `site-${t}-${n}-${r}`;
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
	let { folder: t, files: r, forbidden: i, escaping: a } = e;
	if (a.length > 0) throw new n("PATH_OUTSIDE_WORKSPACE", `The built site has ${b(a.length, "symbolic link")} pointing outside the site or to a missing file.`, {
		facts: A(a),
		remedy: "Replace the links with the files themselves, or leave them out of the build output."
	});
	if (i.length > 0) throw new n("PACKAGE_FORBIDDEN_FILE", `${t} contains ${b(i.length, "path")} that must not be published.`, { facts: A(i) });
	if (r.length === 0) throw new n("PACKAGE_EMPTY", `There are no files in ${t}.`);
	return inByteOrder(r).map((e) => ({
		kind: "file",
		...e
	}));
}
// src/deploy/steps/pack/limits.ts
function checkLimits(e, t) {
	let r = Math.min(t.maxFiles, It.files);
	if (e.length > r) throw new n("PACKAGE_TOO_MANY_FILES", `The built site has ${e.length} files; the limit is ${r} (hosting.maxFiles).`, { facts: ["folders with the most files:", ...largestFolders(e)] });
	let i = e.reduce((e, t) => e + t.size, 0), a = Math.min(t.maxTotalSize, It.bytes - (64 << 20));
	if (i > a) {
		let t = [...e].sort((e, t) => t.size - e.size).slice(0, 10);
		throw new n("PACKAGE_TOO_LARGE", `The built site is ${j(i)}; the limit is ${j(a)} (hosting.maxTotalSize).`, { facts: ["largest files:", ...t.map((e) => `${j(e.size).padStart(9)}  ${e.path}${hint(e.path)}`)] });
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
	return e.split("/").some((e) => yn.test(e)) || bn.test(e);
}
const yn = /^(app_code|app_(global|local)resources|app_webreferences|app_browsers|web\.config)$/i, bn = RegExp("\\.(resources|cs|csproj|vb|vbproj|java|asax|ascx|master|skin|browser|config|sitemap|mdb|mdf|ldf|ldb|ad|dd|sd|rules)$", "i");
// src/deploy/steps/pack/names.ts
function checkNames(e) {
	let t = [], r = new Set(), i = new Map(), a = new Set(e);
	for (let n of e) {
		let e = refusal$1(n);
		if (e) t.push(`${JSON.stringify(n)}: ${e}`);
		else for (let e = n; e !== "" && !r.has(e); e = getParentFolder(e)) {
			e !== n && (r.add(e), a.has(e) && t.push(`${e}: both a file and a folder have this name`));
			let o = e.normalize("NFC").toLowerCase(), s = i.get(o);
			s ? s !== e && t.push(`${e}: the same as ${s} if case is ignored`) : i.set(o, e);
		}
	}
	if (t.length !== 0) throw new n("PACKAGE_NAME_REFUSED", `The built site has ${b(t.length, "name")} that the hosting platform cannot store unchanged.`, { facts: A(t) });
}
function unservedWarnings(e) {
	let t = e.flatMap((e) => {
		let t = whyUnserved(e);
		return t ? [`${e} (${t})`] : [];
	}), n = e.filter((e) => !whyUnserved(e) && isDoubtful(e)), r = `The hosting platform answers 404 for ${i(t)}, regardless of the site's configuration.`, a = `The hosting platform may answer 404 for ${i(n)}:`;
	return D([t.length !== 0 && `${r} Rename them.`, n.length !== 0 && `${a} servers of its kind reserve such names. Rename the files that visitors need.`]);
}
function refusal$1(e) {
	if (e.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(e)) return "it contains a control character";
	if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(e)) return "it changes the text direction or breaks a line";
	if (C(e) !== e || e.split("/").some((e) => C(e) !== e)) return "a runner would interpret it as a command";
	if (e.includes("�") || !e.isWellFormed()) return "it is not valid UTF-8";
	if (/^[/]|^[a-z]:/i.test(e)) return "it is an absolute path";
	if (e.split("/").some((e) => e === "" || e === "." || e === "..")) return "it leads outside the site";
	if (Buffer.byteLength(e) > 1e3) return "it is longer than 1,000 bytes";
}
const getParentFolder = (e) => e.slice(0, Math.max(0, e.lastIndexOf("/")));
// src/deploy/steps/pack/write-artifact.ts
async function writeArtifact(e, t, n) {
	let r = await k(e.workspace, N, "The folder");
	await clear(r), pt(r);
	let i = checkTree(readSiteTree(t.folder));
	checkNames(i.map((e) => e.path)), checkLimits(i, e.config.hosting);
	let a = [], o = new Set(), s = ge(n.signal);
	for (let e of i) {
		let t = Q.join(r, "site", e.path), n = Q.dirname(t);
		o.has(n) || pt(n, { recursive: !0 }), o.add(n), a.push({
			path: e.path,
			size: e.size,
			sha256: copyAndHash(e, t)
		}), await s();
	}
	let { environment: c, version: l } = e, u = {
		slug: e.config.site.slug,
		environment: c,
		version: l,
		commit: e.event.sha
	}, d = xe(u, a), f = {
		format: 2,
		...u,
		digest: d,
		files: a
	};
	return await Dt(Q.join(r, "manifest.json"), JSON.stringify(f)), {
		folder: N,
		name: packageName(u),
		manifest: createManifest(a),
		digest: d
	};
}
async function clear(e) {
	if ((await y(Y(e)) ?? []).some((e) => e !== "site" && e !== "manifest.json")) throw new n("USAGE", `The folder ${N} contains something other than a built site.`, { remedy: `Remove or rename ${N}: the built site needs that name.` });
	await Tt(e, {
		recursive: !0,
		force: !0
	});
}
// src/deploy/build-only.ts
var xn = e({ buildOnly: () => buildOnly });
async function buildOnly(e, t) {
	let n = await t.step("build", (t) => build(e, t), (t) => x(e, t)), r = await t.step("pack", (t) => writeArtifact(e, n, t), v);
	t.addFacts(Oe(r)), t.complete("succeeded");
}
// src/deploy/steps/build/read-built.ts
async function readBuilt(e) {
	let { manifest: t, folder: r } = await me(e.workspace), { environment: i, version: a } = e, o = {
		slug: e.config.site.slug,
		environment: i,
		version: a,
		commit: e.event.sha
	}, s = de([
		"slug",
		"environment",
		"version",
		"commit"
	], t, o);
	if (s.length > 0) throw new n("ARTIFACT_INVALID", "The site was built for another deployment.", {
		facts: s,
		remedy: "Run both jobs in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
	if (e.config.build.attestation === "required" && t.format === 1) throw new n("ATTESTATION_INVALID", "The site was built by an earlier version of site-deploy, whose attestations do not state what a site was built for.", { remedy: "Rebuild this version of the site with this version of site-deploy." });
	return {
		folder: r,
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
	return Array.isArray(e?.routes) ? e.routes.filter(o) : [];
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
		let n = routeFor(t, Ie(e)), a = findPolicy(n?.headers);
		a === void 0 ? i.set(void 0, r) : i.set(n, {
			name: `The content security policy of route ${n?.route}`,
			policy: a
		});
	}
	return [...i.values()];
}
function findPolicy(e) {
	if (!o(e)) return;
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
	let n = new Map(t.map((e) => [Q.posix.dirname(e), e])), r = Math.max(1, Math.ceil(n.size / 200)), i = [...n.values()].filter((e, t) => t % r === 0), a = t.includes("index.html") ? ["index.html"] : [], o = t.length <= 200 ? t : [...a, ...i], s = !1;
	for (let t of o) {
		let n = ht(Q.join(e, t));
		if (Ee(n)) return "framework";
		s ||= le(n);
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
		r.info(`${e}: /${ye.path} keeps the portal's values in the heads of ${b(o, "page")}.`);
	} else c && r.warn(`${c} with the metadata from the build, and seo.hold is never: visitors, and crawlers that run scripts, see that instead of the portal's values.`, { concern: "search" });
	let { plan: l, hasModules: u, hold: d } = t;
	d === "auto" && u && r.info(Sn);
	let f = findPolicies(e, t, n);
	for (let e of policyWarnings(ye, f, l.config.site.url, Cn)) r.warn(e, { concern: "search" });
	return {
		frameworks: a,
		pages: o
	};
}
const Sn = "Pages load a module script, and no framework was recognised: if the site changes its metadata in the browser, set seo.hold: always.";
function findPolicies(e, t, n) {
	let r = e.filter((e) => e.isPinned);
	if (r.length === 0) return [];
	let i = new Map();
	for (let e of r.flatMap((e) => e.policies ?? [])) i.set(e, (i.get(e) ?? 0) + 1);
	return [...hostingPolicies(n, getRoutes(t.hosting.configFile?.value), r.map((e) => e.path)), ...[...i].map(([e, t]) => ({
		name: `The content security policy in a meta tag of ${b(t, "page")}`,
		policy: e
	}))];
}
const Cn = {
	script: "Visitors see the metadata that the framework writes.",
	requests: "The portal's values are held on the page that a visitor opens, but not on pages they navigate to from there."
};
function describeRewrites(e, t) {
	let n = e.length > 1 ? "rewrite" : "rewrites";
	return `${capital(e.join(" and "))} ${n} the heads of ${b(t, "page")}`;
}
function capital(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
// src/deploy/steps/finish/hold/route-values.ts
const wn = "site-deploy-head";
function addHoldScript(e, t, n) {
	let { groups: r, files: i } = groupRoutes(t, n), { path: a, text: o } = oe(r);
	e.put(a, o);
	for (let [t, n] of i) e.put(t, n);
}
function groupRoutes(e, t) {
	let n = `/${wn}/0.json`, r = e.filter(({ held: e, path: r }) => e && isAsProtected(t, n, Ie(r))), i = Math.ceil(Math.sqrt(r.length)), a = Array.from({ length: i }, () => []);
	for (let { path: e, held: t } of r) {
		let n = routeKey(e);
		a[hashRoute(n) % i]?.push(`${JSON.stringify(n)}:${t}`);
	}
	let o = a.map((e) => `{${e.sort().join(",")}}\n`), s = o.map((e) => Ot("sha256", e).slice(0, 8));
	return {
		groups: s,
		files: new Map(s.map((e, t) => [`${wn}/${e}.json`, o[t] ?? ""]))
	};
}
function routeKey(e) {
	return decodeURI(F(L(e)));
}
function hashRoute(e) {
	let t = 0;
	for (let n of e) t = (t * 31 + (n.codePointAt(0) ?? 0)) % 9973;
	return t;
}
// src/deploy/steps/finish/hosting/read.ts
const Tn = "staticwebapp.config.json", En = 2e5;
async function readHostingConfigFile(e, t) {
	let { config: n } = e.config.hosting, r = await k(t.folder, Tn, "the hosting configuration"), i = await k(e.workspace, Q.resolve(e.buildRoot, n), "hosting.config");
	for (let t of new Set([r, i])) {
		let n = Q.relative(e.workspace, t), r = await c(t);
		if (r !== void 0) {
			if (r.length > En) throw invalidHosting(n, [{
				file: n,
				line: 1,
				column: 1,
				message: `found ${r.length} characters, expected at most ${En}`
			}]);
			return parse(r, n);
		}
	}
}
function parse(e, t) {
	let n = e.replace(/^\uFEFF/, ""), r = new E(t, n), i = ot(new E(t, blankComments(n))), a = "unreadable" in i ? i.unreadable : i.problems;
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
	return o(e) ? e : {};
}
function invalidHosting(e, t) {
	return new n("HOSTING_CONFIG_INVALID", `The hosting configuration ${e} has ${b(t.length, "error")}.`, { problems: t });
}
function blankComments(e) {
	return e.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (e) => e.startsWith("//") || e.startsWith("/*") && e.endsWith("*/") ? e.replace(/[^\r\n]/g, " ") : e);
}
// src/deploy/steps/finish/hosting/fallback.ts
function navigationFallback(e, t) {
	let { setting: n, isApp: r, has: i } = t, a = e.navigationFallback;
	if (a !== void 0) return o(a) ? {
		...P.navigationFallback,
		...a
	} : void 0;
	if (n !== "never" && i("index.html") && (n === "always" || r || !hasErrorPage(e, i))) return P.navigationFallback;
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
		for (let [n, r] of Object.entries(toJson(t))) (typeof r != "string" || /[\r\n]/.test(r)) && report([...e, n], "expected a quoted single-line text");
	}, pattern = (e, t) => {
		typeof t == "string" && !isPattern(t) && report(e, `found "${t}", expected * only at the end, as in /images/* or /images/*.{png,jpg}`);
	};
	headers(["globalHeaders"], t.globalHeaders);
	for (let [e, n] of toList(t.routes).entries()) {
		if (!o(n)) continue;
		let t = ["routes", e];
		pattern([...t, "route"], n.route), headers([...t, "headers"], n.headers), n.rewrite !== void 0 && n.redirect !== void 0 && report(t, "has both rewrite and redirect; only one is allowed"), status([...t, "statusCode"], n.statusCode);
	}
	let { exclude: i } = toJson(t.navigationFallback);
	for (let [e, t] of toList(i).entries()) pattern([
		"navigationFallback",
		"exclude",
		e
	], t);
	for (let [e, n] of Object.entries(toJson(t.responseOverrides))) /^40[0134]$/.test(e) || report(["responseOverrides", e], "only 400, 401, 403 and 404 can have an override"), o(n) && status([
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
function unescapePointer(e) {
	return e.replaceAll("~1", "/").replaceAll("~0", "~");
}
// src/deploy/steps/finish/hosting/hosting.ts
const Dn = 2e4;
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
function mergeHosting(e, t, r) {
	let { $schema: i, ...a } = t.configFile?.value ?? {}, o = joinHeaders(P.globalHeaders, parseHeaders(a.globalHeaders), e.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}), s = navigationFallback(a, getFallbackFacts(e, r)), c = mergeOverrides(a, r), l = {
		...a,
		navigationFallback: s,
		responseOverrides: c,
		globalHeaders: o
	}, u = `${JSON.stringify(l, null, 2)}\n`, d = Buffer.byteLength(u);
	if (d > Dn) throw new n("HOSTING_CONFIG_INVALID", `${t.configFile?.file ?? "staticwebapp.config.json"} is ${d} bytes with the defaults merged in; the platform's limit is ${Dn}.`, { remedy: "Combine routes that differ only in their last segment with a wildcard, and omit the platform's default behaviour." });
	let f = getRoutes(l), p = s || c[404], m = e.config.site.type !== "spa" && e.config.hosting.fallback === "auto" && !a.navigationFallback && !!s, h = p ? [] : ["There is no 404.html and no navigation fallback: for missing pages, visitors see the plain 404 page of the platform."];
	return {
		text: u,
		globalHeaders: o,
		hasRoutes: f.length > 0,
		roles: customRoles(f),
		warnings: h,
		remark: m ? "There is no 404.html: every unknown address shows the start page with status 200, and search engines may list it. Add a 404.html." : void 0
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
		...P.responseOverrides,
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
		return t && _(t.file);
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
	let o = We(t, e.path, r);
	if (o.slice(1, o.lastIndexOf("/") + 1) !== a) return `${n.file} refers to ${n.relativeAsset} by a relative URL, which resolves incorrectly at ${o}; build with absolute URLs, or add <base href="/">`;
}
// src/deploy/steps/finish/pages/page-addresses.ts
function getPageAddresses(e, t) {
	let { plan: n, found: r, hosting: i } = e, { url: a } = n.config.site, o = new Map(t.map((e) => [e.path, e.canonical]));
	return new Map([...r.pages, ...r.inApp].map(([e, t]) => {
		let n = I(a, We(e, t.path, i.trailingSlash)), r = o.get(e);
		return [t.slug, r && isSamePage(r, n) ? r : n];
	}));
}
function isSamePage(e, t) {
	if (!URL.canParse(e)) return !1;
	let [n, r] = [new URL(e), new URL(t)];
	return n.origin === r.origin && n.search === "" && F(n.pathname) === F(r.pathname);
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
	return D([
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
	let { plan: n, tree: r, found: i, hosting: a, shell: o } = t, s = i.pages.get(e), c = s ? buildHead(e, s, !1, t) : hiddenHead(e, n), l = a.fallback?.rewrite === `/${e}`;
	return {
		path: e,
		source: Q.join(r.folder, e),
		head: [...c, ...buildTextScript(s?.slug ?? "", t)],
		isCopy: !1,
		isListed: !!s,
		rendersHead: o?.file === e,
		ownPath: l ? F(L(e)) : void 0
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
		address: I(s, We(e, t.path, o.trailingSlash)),
		origin: s,
		isPreview: i.environment === "Preview",
		isCopy: n
	});
}
function hiddenHead(e, t) {
	let { url: n } = t.config.site;
	return t.config.seo.enabled ? headOfUnknownPage(I(n, L(e)), n, t.environment === "Preview") : [];
}
function buildTextScript(e, t) {
	return t.plan.config.content.mode === "runtime" ? [{
		kind: "script",
		src: `/${R.path}`,
		page: e
	}] : [];
}
// src/deploy/steps/finish/pages/pages.ts
const On = {
	made: new Map(),
	reasons: new Map()
}, kn = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
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
		}))).find((e) => e.file && !c.has(e.file));
		n?.file ? (c.set(n.file, t), n.exactness === 2 && l.push({
			page: t,
			file: n.file
		})) : u.push(t);
	}
	let f = t.filter((e) => !c.has(e) && e !== n?.file && !kn.test(e)), { made: p, reasons: m } = n ? appPages(u, t, n, r) : On, h = new Set(p.values());
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
	for (let r of e) Ye(n, t(r), r);
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
			message: `${i} is ${j(a)}; the recommended maximum is ${j(Ve)}`
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
		...tooLong(t, "title", "title", M.title),
		...tooLong(t, "description", "description", M.description),
		...tooLong(n, "title", "openGraph.title", M.openGraphTitle),
		...tooLong(n, "description", "openGraph.description", M.openGraphDescription),
		...noAddress(t, "canonical", "canonical", "page"),
		...noAddress(n, "image", "openGraph.image", "image"),
		...noAddress(r, "image", "social.image", "image"),
		...noStructuredData(t)
	];
	if (i.length === 0) return {
		seo: e,
		errors: i,
		warnings: se(e)
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
		warnings: se(e).filter((e) => !o.has(e.field))
	};
}
function checkDefaults(e) {
	let t = { ...e };
	return {
		defaults: t,
		errors: [...tooLong(t, "defaultDescription", "defaultDescription", M.description), ...noAddress(t, "defaultImage", "defaultImage", "image")]
	};
}
function tooLong(e, t, n, r) {
	let i = e[t], a = typeof i == "string" ? be(i) : 0;
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
function checkContent(e, t, r) {
	let i = new Map(e.pages.map((e) => [e.slug, e.path])), formatField = (e, t) => `page "${e}"${i.has(e) ? ` (${i.get(e)})` : ""}, ${t === "" ? "metadata" : t}`, a = new Map(), { defaults: o, errors: s } = checkDefaults(e.defaults), c = [...e.malformed.map(({ pageSlug: e, field: t, message: n }) => `${formatField(e, t)}: ${n}`), ...s.map((e) => `site defaults, ${e.field}: ${e.message}`)], l = [], u = [];
	for (let [n, r] of e.seo) {
		let e = checkSeo(r);
		a.set(n, e.seo), c.push(...e.errors.map((e) => `${formatField(n, e.field)}: ${e.message}`));
		let i = imageWarnings(e.seo, t.origin, t.getSize);
		l.push(...i.map((e) => `${formatField(n, e.field)}: ${e.message}`)), u.push(...e.warnings.map((e) => ({
			field: e.field,
			line: `${formatField(n, e.field)}: ${e.message}`
		})));
	}
	if (logAdvice(u, e.seo.size, r), logLines(l, (e) => r.warn(`SEO: ${e}`, { concern: "search" }), (e) => r.info(e)), c.length === 0) return {
		...e,
		seo: a,
		defaults: o
	};
	if (t.onError === "fail") throw new n("SEO_INVALID", `The portal's SEO metadata has ${b(c.length, "error")}.`, { facts: c });
	return logLines(c, (e) => r.warn(`SEO metadata omitted: ${e}`, { concern: "search" }), (e) => r.info(e)), {
		...e,
		seo: a,
		defaults: o
	};
}
function logAdvice(e, t, n) {
	let [r] = e;
	if (!r) return;
	let i = new Map();
	for (let { field: t } of e) i.set(t, (i.get(t) ?? 0) + 1);
	let a = [...i].map(([e, t]) => `${e} ${t}`).join(", ");
	n.warn(`SEO: ${b(e.length, "field")} of ${b(t, "page")} not as recommended (${a}), e.g. ${r.line}`, { concern: "style" });
}
function logLines(e, t, n) {
	for (let [r, i] of A(e, 10).entries()) r < 10 ? t(i) : n(`${i} of this kind`);
}
// src/deploy/steps/finish/pages/report-pages.ts
function reportPages(e, t, n, r) {
	let info = (e) => r.info(e), a = new Set(n.filter((e) => e.page).map((e) => e.path)), o = new Set(e.pages.map((e) => e.slug));
	logLines([...e.seo.keys()].filter((e) => !o.has(e)).map((e) => `The portal has metadata for "${e}", but there is no such page: the metadata is not used.`), (e) => r.warn(e, { concern: "search" }), info), logLines(t.notBuilt.map((e) => {
		let { slug: n, path: r } = e, i = t.reasons.get(n);
		return i ? `No page was created for "${n}" (${r}): ${i}. Its metadata is not used.` : `The build did not produce the portal's page "${n}" (${r}): its metadata is not used.`;
	}), (e) => r.warn(e, { concern: "search" }), info), logLines(t.caseMismatches.map((e) => `The page "${e.page.slug}" (${e.page.path}) and its file ${e.file} differ in case; the hosting is case-sensitive.`), (e) => r.warn(e, { concern: "visitors" }), info), logLines(n.flatMap((e) => e.skipped ? [`${e.path} was left unchanged: ${e.skipped}.`] : []), (e) => r.warn(e, { concern: "search" }), info), logLines(n.flatMap((e) => e.misplacedTags ? [`${e.path} has ${e.misplacedTags.join(" and ")} in its body, after content that isn't allowed in a head. It was left there, and may contradict the head.`] : []), (e) => r.warn(e, { concern: "search" }), info), t.unknown.length > 0 && r.info(`${b(t.unknown.length, "built page")} unknown to the portal: ${i(t.unknown)}.`), r.info(`${b(t.pages.size + t.inApp.size, "page")} of the portal found, ${b(a.size, "page")} changed.`);
}
// src/deploy/steps/finish/portal/cached-content.ts
const An = ".well-known/site-deploy-seo.json", jn = G({
	...H.shape,
	openGraph: U(G(Ze.shape)),
	social: U(G(De.shape))
});
function formatCachedContent(e) {
	let t = e.pages.map((e) => ({
		...e,
		seo: rt(jn, e.seo)
	}));
	return `${JSON.stringify({
		format: 1,
		follows: e.follows,
		pages: t
	})}\n`;
}
// src/deploy/steps/finish/seo/page-seo.ts
const Mn = {
	title: "",
	description: "",
	updatedAt: "1970-01-01T00:00:00Z"
};
function parsePageSeo(e) {
	let t = K(H, e);
	if (t.success) return t.data;
}
function readPageSeo(e, t) {
	let n = K(H, t);
	if (n.success) return {
		seo: n.data,
		malformed: []
	};
	let { issues: r } = n.error, i = r.map((e) => ({
		field: e.path.join("."),
		message: e.message
	})), a = r.reduce((e, t) => without(e, t.path), t), o = K(H, {
		...Mn,
		pageSlug: e,
		...a
	});
	return {
		seo: o.success ? o.data : {
			...Mn,
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
const Nn = G({
	format: at(1),
	follows: st(),
	pages: ct(G({
		slug: W(),
		lastUpdated: ne,
		seo: q({}),
		freshUntil: U(ne)
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
		await Ct(Q.dirname(r), {
			recursive: !0,
			mode: 448
		}), await f(r, formatCachedContent(e));
	} catch (e) {
		n.log.debug(`Could not cache this deployment's metadata for the next one: ${p(e)}`);
	}
}
async function readFromSite(e, t) {
	try {
		let { status: n, text: r } = await V(`${e.url ?? e.config.site.url}/${An}`, t, { maxBytes: 67108864 });
		return n === 200 ? parseCachedContent(r) : void 0;
	} catch (e) {
		if (!(e instanceof O)) throw e;
		t.log.debug(`Could not read the last deployment's metadata: ${e.message}`);
		return;
	}
}
async function readFromHost(e, t) {
	let n = cacheFile(e, t), r = n && await c(n).catch(() => void 0);
	if (r) return parseCachedContent(r);
}
function cacheFile(e, t) {
	if (!t.toolCache) return;
	let n = JSON.stringify([
		e.config.portal.url,
		e.config.site.id,
		e.environmentName
	]), r = X("sha256").update(n).digest("hex").slice(0, 32);
	return Q.join(t.toolCache, "site-deploy-seo", `${r}.json`);
}
function parseCachedContent(e) {
	let t = K(Nn, a(e));
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
			address: I(t, i),
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
	let { file: r } = t.config.seo, a = await loadSeoFile(t.workspace, r).catch(() => ({ pages: {} }));
	if (Object.keys(a.pages).length === 0) return;
	let o = JSON.parse(JSON.stringify(buildSeoFile(e, t.config.site.url))), s = [...new Set([...Object.keys(a.pages), ...Object.keys(o.pages)])].filter((t) => {
		let n = o.pages[t];
		return !e.unfetched?.has(n?.slug ?? "") && !Nt(a.pages[t], n);
	});
	s.length !== 0 && n.log.info(`${r}, which the build used, is older than the portal for ${b(s.length, "page")}: ${i(s)}. The deployed pages match the portal; run "site-deploy texts pull" to update the file for the next build.`);
}
// src/deploy/steps/finish/sitemap/robots.ts
function robotsText(e, t, n) {
	let { address: r, origin: i } = t;
	if (n) return "User-agent: *\nAllow: /\n";
	if (!r) return;
	if (e === void 0) return `User-agent: *\nAllow: /\n\nSitemap: ${r}\n`;
	let a = !1, o = e.replace(Ue, (e, t) => {
		if (Ne(t, i) === void 0) return e;
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
	let { file: r } = t.plan.config.content, i = [Q.posix.basename(r), r], a = u(Q.join(t.plan.workspace, r)), o = i.find((e) => a !== void 0 && u(Q.join(t.tree.folder, e)) === a);
	e.texts.size !== 0 && o && n.warn(`The build publishes the content file at /${o}. Move it out of the folder that the generator copies, and set content.file to its new path.`, { concern: "visitors" });
}
function readScripts(e) {
	return e.files.filter((e) => /\.m?js$/i.test(e.path)).map((e) => ht(e.file, "utf8")).join("\n");
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
				let n = te(t, l), r = n === void 0 ? "" : `; did you mean "${n}"?`;
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
	}, r = new Le();
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
	await addSitemap(f, u, d, r), addTexts(f, e, i), f.put(An, await cacheContent(u, r));
	let p = addHosting(f, u, r), m = reportHold(d, u, p, r.log);
	return m.pages > 0 && addHoldScript(f, d, getRoutes(s.configFile?.value)), c && reportPages(c, u.found, d, r.log), i && (reportTexts(i, d, u, r.log), warnOfPublishedTexts(i, u, r.log)), requireStartPage(f, u), {
		tree: a,
		overlay: f.files,
		pages: f.pages,
		made: madePages(u),
		hosting: p,
		pinned: m,
		marker: buildMarker$1(e),
		origin: t.origin
	};
}
async function readTexts({ workspace: e, config: { content: t } }) {
	if (t.mode === "commit") return Se(e, t.file);
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
	let { folder: a } = t, o = htmlFiles(t), s = e.config.site.type === "spa", c = s && findShell(a, o, n) || void 0, l = findPageFiles(r?.pages ?? [], o, c, n.trailingSlash), u = (i?.texts.size ?? 0) > 0, d = l.pages.size + l.inApp.size > 0, f = detectScripts(a, o);
	return {
		plan: e,
		tree: t,
		files: o,
		found: l,
		content: r,
		hosting: n,
		shell: c,
		hasTexts: u,
		hasFrameworks: (d || u) && (s || f === "framework"),
		hasModules: d && f === "modules",
		hold: d ? e.config.seo.hold : "never"
	};
}
function findShell(e, t, n) {
	let r = t.find((e) => `/${e}` === n.fallback?.rewrite);
	if (r) return readShell(r, ht(Q.join(e, r), "utf8"));
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
	return new n("CONTENT_ANSWER_INVALID", "Can't read the portal's sitemap.", {
		facts: [e],
		remedy: "Correct the sitemap in the portal, or set seo.onError: warn to deploy without it."
	});
}
function addTexts(e, t, n) {
	n && e.put(".well-known/site-text.json", `${JSON.stringify(Object.fromEntries(n.texts))}\n`), t.config.content.mode === "runtime" && e.put(R.path, R.text);
}
function addHosting(e, { plan: t, hosting: n, files: r }, i) {
	let a = mergeHosting(t, n, (t) => e.has(t));
	e.put(Tn, a.text);
	for (let e of a.warnings) i.log.warn(e, { concern: "visitors" });
	a.remark && i.log.info(a.remark);
	let o = "Visitors see the texts from the build.", s = {
		script: o,
		requests: o
	};
	if (t.config.content.mode === "runtime") {
		let e = hostingPolicies(a, getRoutes(n.configFile?.value), r);
		for (let n of policyWarnings(R, e, t.config.site.url, s)) i.log.warn(n, { concern: "visitors" });
	}
	return a;
}
function requireStartPage(e, t) {
	if (e.has("index.html")) return;
	let r = t.files.filter((e) => /(^|\/)index\.html$/.test(e));
	throw new n("START_PAGE_MISSING", `The site has no index.html in ${t.tree.folder}.`, { facts: A(r.map((e) => `found one in ${Q.posix.dirname(e)}`), 5) });
}
function madePages(e) {
	return [...e.found.inApp].map(([t, { path: n }]) => ({
		file: t,
		address: We(t, n, e.hosting.trailingSlash)
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
async function fetchPages(e, t) {
	let { clock: r, log: a, signal: o } = t, { client: s, siteId: c, listed: l, described: u, last: d, minutes: f } = e, p = r.now(), m = T(r) + f * 6e4, h = Math.max(1, Math.floor(f * Pe.read) - 4), g = new Map(l.map((e) => [e.slug, e.lastUpdated])), _ = new Map(u.map((e) => [e.pageSlug, e])), v = new Map((d?.pages ?? []).filter((e) => _.has(e.slug)).map((e) => [e.slug, e])), matchesList = ({ slug: e, seo: t }) => _.get(e)?.title === t.title && _.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === g.get(e.slug), isFresh = (e) => e.freshUntil !== void 0 && Date.parse(e.freshUntil) > p, y = new Map(), x = [], S = new Set(), C = new Map(), w = [...v.values()].find((e) => isSame(e) && !matchesList(e))?.slug, E = T(r), ee = [...v.values()].filter((e) => !isSame(e) || !matchesList(e)).map((e) => e.slug), D = [...[..._.keys()].filter((e) => !v.has(e)), ...ee], O = D.length;
	await fetchAll(D);
	let k = (d?.follows ?? !0) && w === void 0, A = k ? [] : [...v.values()].filter((e) => isSame(e) && matchesList(e) && !isFresh(e));
	O += A.length, await fetchAll(A.map((e) => e.slug));
	let j = [...D, ...A.map((e) => e.slug)].filter((e) => !S.has(e));
	for (let [e, { title: t, description: n }] of _) {
		if (S.has(e)) continue;
		let r = v.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		y.set(e, {
			...r,
			title: t,
			description: n
		});
	}
	return report(), {
		seo: y,
		malformed: x,
		unfetched: new Set(j),
		cached: {
			follows: k,
			pages: getCachedPages()
		}
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; S.size < h && T(r) < m;) {
				let e = t.next();
				if (e.done === !0) return;
				S.add(e.value), await fetchPage(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchPage(e) {
		try {
			let { value: t, freshMs: n } = await s.getRawPageSeo(c, e, { signal: o }), i = readPageSeo(e, t);
			y.set(e, i.seo), C.set(e, new Date(r.now() + n).toISOString()), x.push(...i.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), i.malformed.length === 0 && isLaterThanListed(i.seo) && (w ??= e);
		} catch (t) {
			if (t instanceof n && t.code === "USAGE") x.push({
				pageSlug: e,
				field: "",
				message: t.message
			});
			else if (!isMissing$1(t)) throw t;
		}
		T(r) - E < 5e3 || (E = T(r), a.info(`SEO metadata: ${S.size} of ${O} pages (at most ${Pe.read} calls per minute)`));
	}
	function isLaterThanListed(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(g.get(e.pageSlug) ?? e.updatedAt) && t < p - 12e4;
	}
	function getCachedPages() {
		let e = new Set(x.map((e) => e.pageSlug)), t = [...v.values()].filter((e) => !S.has(e.slug)).map((e) => inTime(e)), n = [..._.keys()].flatMap((t) => {
			let [n, r] = [g.get(t), y.get(t)];
			return !S.has(t) || e.has(t) || !n || !r ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: C.get(t)
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
		w !== void 0 && (d?.follows ?? !0) && a.warn(`The portal's list of pages did not count an edit of the metadata of "${w}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
		let e = _.size - S.size - j.length;
		if (e > 0 && a.info(`SEO metadata: ${b(S.size, "page")} fetched, ${e} reused from the last deployment.`), j.length === 0) return;
		let t = j.filter((e) => !v.has(e)).length;
		a.warn(`SEO metadata of ${b(j.length, "page")} not fetched within ${f} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${j.length - t}) or left as built (${t}). The next deployment continues: ${i(j)}.`, { concern: "search" });
	}
}
function isMissing$1(e) {
	return e instanceof ut && e.status === 404;
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
		throw lt(e, {
			...Pn,
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
			if (!isMissing(e)) throw e;
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
function isMissing(e) {
	return e instanceof ut && e.status === 404;
}
const Pn = {
	purpose: "CONTENT",
	remedies: {
		unauthorized: "The portal was queried with this run's access token: compare portal.audience in the site config with the audience it expects, or set seo.enabled: false to deploy without its metadata.",
		unknown: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
	}
};
function transferProgress(e, t, n, r) {
	let i = T(t);
	return (a) => {
		let o = T(t);
		o - i < 3e3 || (i = o, e.info(`${n}: ${j(a)} of ${j(r)} (${Math.floor(100 * a / Math.max(1, r))} %)`));
	};
}
// src/deploy/steps/pack/zip/writer.ts
var ZipWriter = class {
	#e;
	#t = [];
	#n = 0;
	#r = !1;
	constructor(e) {
		this.#e = mt(e, "w", 384);
	}
	get offset() {
		return this.#n;
	}
	append(e) {
		let t = 0;
		for (; t < e.byteLength;) t += xt(this.#e, e, t, e.byteLength - t, this.#n + t);
		this.#n += e.byteLength;
	}
	enter(e, t) {
		this.#t.push(centralHeader(e, t));
	}
	correctSize(e, t) {
		let n = Buffer.alloc(4);
		n.writeUInt32LE(t), xt(this.#e, n, 0, n.byteLength, e + 18);
	}
	end() {
		let e = this.#n;
		return this.append(Buffer.concat(this.#t)), this.append(endRecord(this.#t.length, this.#n - e, e)), this.close(), this.#n;
	}
	close() {
		this.#r || J(this.#e), this.#r = !0;
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
		let { path: t, crc: r, length: i, bytes: a } = e, o = this.#r;
		if (!o || o.file.path !== t || o.partCrcs[o.parts] !== r) throw new n("PACKAGE_FILE_CHANGED", `The file "${t}" changed while it was being read.`);
		this.#e.append(a), o.parts += 1, o.done += i, o.compressed += a.byteLength, this.#n += i, o.done < o.file.size || (this.#e.correctSize(o.offset, o.compressed), this.#s(o.file, toHeader(o.file, o.compressed), o.offset), this.#r = void 0);
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
function compareWithArtifact(e, t, r, i) {
	let isBuilt = (e) => !i.overlay.has(e) && !i.pages.has(e), a = new Map(t.filter((e) => isBuilt(e.path)).map((e) => [e.path, e.sha256]));
	for (let [e, { replaces: t }] of i.pages) t && a.set(e, t);
	let o = new Map(r.map((e) => [e.path, a.get(e.path) ?? hashSource(e)])), s = new Set(e.map((e) => e.path)), c = [
		...e.filter((e) => !o.has(e.path)).map((e) => `missing: ${e.path}`),
		...e.filter((e) => o.has(e.path) && o.get(e.path) !== e.sha256).map((e) => `changed: ${e.path}`),
		...[...o.keys()].filter((e) => !s.has(e)).map((e) => `added:   ${e}`)
	];
	if (c.length !== 0) throw new n("ARTIFACT_INVALID", `The site and the build job's manifest differ in ${b(c.length, "file")}.`, { facts: A(c) });
}
// src/deploy/steps/pack/find-unchanged.ts
async function findUnchanged(e, t, n) {
	if (!t || !qe(e, t)) return;
	let r = await n(), i = Ce(r);
	if (t.digest !== i) return;
	let { commit: a = e.commit, run: o } = t, { run: s, ...c } = e;
	return {
		...c,
		commit: a,
		run: o,
		digest: i,
		contents: je(r)
	};
}
// src/deploy/steps/pack/workers.ts
const Fn = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 64
};
function threadsFor(e, t) {
	let n = e < 6e6 && t < 500, r = Math.min(4, Mt());
	return n || r < 2 ? 0 : r;
}
function startPackWorkers(e, t) {
	let n = ze({
		module: "deploy/steps/pack/worker",
		threads: e,
		here() {
			let e = new PiecePacker();
			return (t) => e.pack(t.piece, t.buffer);
		},
		getTransferList: (e) => D([e.buffer]),
		resourceLimits: Fn,
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
async function writeFolder(e, t, r, i) {
	let a = new Map(t.map((e) => [e.path, e.sha256])), o = new Set(), s = ge(i.signal);
	for (let t of e) {
		let e = Q.join(r, t.path), i = Q.dirname(e);
		if (o.has(i) || pt(i, { recursive: !0 }), o.add(i), t.kind === "bytes") bt(e, t.bytes, { flag: "wx" });
		else if (copyAndHash(t, e) !== a.get(t.path)) throw new n("PACKAGE_FILE_CHANGED", `The file "${t.path}" changed after it was packed.`);
		await s();
	}
}
// src/deploy/steps/pack/pack.ts
async function pack(e, n, r, i, a) {
	r?.catch(() => void 0);
	let o = checkTree(n.tree), s = overlaid(o, n), c = s.reduce((e, t) => e + t.size, 0);
	await using l = startPackWorkers(a ?? threadsFor(c, s.length), i.signal);
	checkContents(s, n, e);
	for (let e of unservedWarnings(s.map((e) => e.path))) i.log.warn(e, { concern: "visitors" });
	let u = {
		site: n,
		sources: o,
		entries: s,
		live: await r,
		deps: i
	}, d = t(() => hashEntries(s, l)), f = await findUnchanged(n.marker, u.live, d);
	if (f) return createPackage(u, await d(), f, { kind: "none" });
	if (e.uploader === "official") {
		let e = await d();
		return createPackage(u, e, buildMarker(n, e), { kind: "folder" });
	}
	let p = Q.join(i.scratch, "site.zip"), m = transferProgress(i.log, i.clock, "pack", c), h = new Archiver(p);
	try {
		for await (let e of l.work(split(s))) m(h.add(e));
		let e = [...h.files], t = buildMarker(n, e);
		return h.add(new PiecePacker().pack({
			kind: "files",
			entries: [markerEntry(t)]
		})), createPackage(u, e, t, {
			kind: "archive",
			file: p,
			bytes: h.end()
		});
	} finally {
		h.close();
	}
}
function checkContents(e, t, n) {
	let r = {
		digest: `sha256:${"0".repeat(64)}`,
		contents: ke(e)
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
		sha256: sha256(l.bytes)
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
	digest: Ce(t),
	contents: je(t)
}), markerEntry = (e) => bytesEntry(B, Buffer.from(`${JSON.stringify(e)}\n`));
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
	return n.delete(B), inByteOrder(n.values());
}
async function hashEntries(e, t) {
	let n = [];
	for await (let r of t.work(splitForHashing(e))) r.kind === "hash" && n.push(...r.files);
	return n;
}
// src/deploy/make-site.ts
var In = e({
	makeSite: () => makeSite,
	packSite: () => packSite
});
async function makeSite(e, t, n) {
	let r = t && fetchPortalContent(e, t, n), i = e.mode === "all" ? build : readBuilt, a = await n.step("build", (t) => i(e, t), (t) => x(e, t)), o = await n.step("finish", (t) => finish(e, a, r, t), h);
	return n.addFacts(Ge(o)), o;
}
async function packSite(e, t, n, r) {
	let i = await r.step("pack", (r) => pack(e, t, n ? Fe(e.url, r, { limitMs: 5e3 }) : void 0, r), ee);
	return r.addFacts(fe(i)), i;
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
const Ln = {
	pauseFirst: !0,
	pause: 250,
	growth: 1.4,
	maxPause: 3e3
};
var TakenInPart = class extends Error {
	name = "TakenInPart";
};
async function distribute(e, t, n, r) {
	let { plan: i, target: a, correlationId: o } = e, { clock: s, signal: c } = r, l = i.config.hosting.distributionTimeoutMinutes * 6e4, u = T(s), d = {
		id: n.Version,
		correlationId: o
	}, f, p = u;
	return await Re({
		clock: s,
		signal: c,
		limit: l,
		...Ln
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
		T(s) - p > 15e3 && (p = T(s), r.log.info(`upload: the platform has been distributing for ${S(p - u)}`));
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
		if (e instanceof O) return { lost: e.message };
		throw e;
	}
}
function parseAddress(e, t, n) {
	let r = typeof e.siteUrl == "string" ? e.siteUrl.trim() : "", i = $e(t.DefaultHostname), a = $e(r);
	if (!n) return a ?? i;
	if (a !== i) return a;
}
function failed(e, t) {
	let r = ae(e), i = ce(e.errorDetails) ?? ce(e), a = "failed";
	return parseStatus(e).startsWith("cancel") && (a = "was cancelled by the platform; a later deployment may have replaced it"), new n("DISTRIBUTION_FAILED", `The distribution ${a}.`, {
		cause: r.length > 0 ? new TakenInPart(r.join(", ")) : void 0,
		facts: D([
			`reason: ${i ?? "none given"}`,
			r.length !== 0 && `regions that did not accept the site: ${r.join(", ")}`,
			`correlation id: ${t}`
		])
	});
}
function parseStatus(e) {
	return typeof e.deploymentStatus == "string" ? e.deploymentStatus.trim().toLowerCase() : "";
}
// src/deploy/steps/live-site/sample.ts
const isInDoubt = (e) => isDoubtful(e) || !!whyUnserved(e), Rn = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function pickSample(e, t) {
	let n = plainPaths(e.hosting.text), r = e.manifest.files.filter((e) => !Rn.test(e.path)), i = r.filter(({ path: e, size: t }) => t > 0 && t <= 1048576 && !isInDoubt(e) && n(`/${e}`)), a = Ae(e.live?.contents?.list, r), o = a && [...a.changed, ...a.added], s = new Set(o), c = Number.parseInt(e.marker.digest.slice(-8), 16) || 0, l = spread(i.filter((e) => s.has(e.path)), 16, c), u = i.filter((e) => /^(index|404)\.html$/.test(e.path)), d = spread(i.filter((e) => !u.includes(e)), t - u.length, c);
	return {
		files: [...new Set([
			...l,
			...u,
			...d
		])],
		changed: o?.length,
		changedPicked: l.length
	};
}
function spread(e, t, n) {
	let r = Math.max(1, Math.floor(e.length / Math.max(1, t))), i = Math.min(e.length, Math.max(0, t));
	return Array.from({ length: i }, (t, i) => e[(n + i * r) % e.length]).filter((e) => e !== void 0);
}
function plainPaths(e) {
	let t = parseHosting(e), n = (Array.isArray(t.routes) ? t.routes : []).map((e) => String(g(e).route ?? ""));
	return (e) => !n.some((t) => {
		let [n = ""] = t.split(/[*{]/);
		return t === "/" ? e === "/" || e === "/index.html" : e.startsWith(n);
	});
}
function addressOfFile(e, t) {
	return `${e}/${t.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(e) {
	return g(a(e));
}
async function readFilesBefore(e, t, n) {
	let { url: r } = e;
	if (!r || !t.live) return [];
	let i = pickSample(t, 24).files.slice(0, 24).map((e) => readFileBefore(r, e, n));
	return D(await Promise.all(i));
}
async function readFileBefore(e, t, n) {
	let { path: r, sha256: i } = t;
	try {
		let t = await V(addressOfFile(e, r), n, { limitMs: 2e3 }), a = toFileBefore(r, t);
		if (t.status === 404 || t.status === 200 && a.sha256 !== i) return a;
	} catch (e) {
		if (!(e instanceof O)) throw e;
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
	let n = X("sha256").update(t.body).digest("hex");
	return {
		path: e,
		status: t.status,
		sha256: n
	};
}
// src/deploy/steps/upload/probe-after-upload.ts
async function checkProduction(e, t, r, i) {
	if (e.environment === "Production") return;
	let a = new Set(D([e.config.site.url, r].map($e)));
	for (let e of a) {
		let { answers: r } = await probeEdges(e, i);
		if (r.some((e) => Xe(t.marker, e))) throw new n("UPLOAD_WRONG_TARGET", `The Preview replaced the live site: ${e} serves ${t.marker.version} from the Preview.`, { remedy: "Redeploy Production immediately." });
	}
}
const zn = ["DISTRIBUTION_FAILED", "OFFICIAL_CLIENT_FAILED"];
async function isUnchanged(e, t, r, i, a) {
	if (!(r instanceof n) || !zn.includes(r.code)) return !1;
	let { live: o } = t;
	if (!e.url || !o || r.cause instanceof TakenInPart) return !1;
	let { answers: s, isWhole: c } = await probeEdges(e.url, a);
	if (!c || !s.every((e) => isAsBefore(e, o))) return !1;
	try {
		return await servesFilesBefore(e.url, i, a);
	} catch (e) {
		if (e instanceof O) return !1;
		throw e;
	}
}
function isAsBefore(e, t) {
	if (e.status !== 200 || isFromCache(e)) return !1;
	let { digest: n, commit: r } = g(e.json);
	return n === t.digest && r === t.commit;
}
async function probeEdges(e, t) {
	let n = Me(e, (e) => V(e, t, { newConnection: !0 })), r = await Promise.allSettled(n), i = [];
	for (let e of r) if (e.status === "fulfilled") i.push(e.value);
	else if (!(e.reason instanceof O)) throw e.reason;
	return {
		answers: i,
		isWhole: i.length === n.length
	};
}
// src/deploy/probe-afterwards.ts
async function probeAfterFailure(e, t, n, r, i, a) {
	a.siteChanged === "no" || a.deps.signal.aborted || (await probeProduction(e, t, n, a), await isUnchanged(e, t, r, await i(), a.deps) && a.isAsBefore());
}
async function probeProduction(e, t, r, i) {
	let a = r && "production" in r ? r.production : void 0;
	try {
		await checkProduction(e, t, a, i.deps);
	} catch (e) {
		throw e instanceof n && i.hasChanged(), e;
	}
}
// src/deploy/steps/upload/attempt.ts
function openAttempt(e, t, n) {
	let { correlationId: r } = e;
	return {
		...e,
		token: t,
		service: et({
			http: n.http,
			token: t,
			correlationId: r,
			signal: n.signal
		})
	};
}
// src/clients/swa/content-service/put-archive.ts
const Bn = 8 << 20;
async function putArchive(e, t) {
	let { address: n, file: r, size: i, onProgress: a } = e, put = (e, r, i = !0) => t.http.send({
		method: "PUT",
		url: `${n.reveal()}${e}`,
		headers: {
			"x-ms-version": "2023-11-03",
			"content-type": "application/octet-stream",
			...e === "" && Vn
		},
		body: r,
		retry: {
			...dt.safe,
			faults: i
		},
		idleMs: 6e4,
		signal: t.signal
	}), o = i <= Bn;
	try {
		return await put("", {
			file: r,
			size: i,
			onProgress: a
		}, o);
	} catch (e) {
		if (o || !(e instanceof O)) throw e;
		t.log.info(`${e.message}: continuing in blocks of ${j(Bn)}, so only failed blocks are resent`);
	}
	let s = [];
	for (let e = 0; e < i; e += Bn) {
		let t = Buffer.from(String(e).padStart(15, "0")).toString("base64"), n = {
			file: r,
			start: e,
			size: Math.min(Bn, i - e),
			onProgress: (t) => a(e + t)
		}, o = await put(`&comp=block&blockid=${encodeURIComponent(t)}`, n);
		if (o.status !== 201) return o;
		s.push(t);
	}
	return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${s.map((e) => `<Latest>${e}</Latest>`).join("")}</BlockList>`);
}
const Vn = { "x-ms-blob-type": "BlockBlob" };
// src/clients/swa/content-service/slot.ts
function readSlot(e, t, r) {
	let i = g(e.packageUris), a = g(e.pollingInfo), o = text(i.app);
	if (!URL.canParse(o) || new URL(o).protocol !== "https:" || toId(a.version) === "") throw new n("UPLOAD_ANSWER_INVALID", "The hosting platform returned no upload location.", { facts: [
		`received: ${namesIn(e)}`,
		`packageUris: ${namesIn(i)}`,
		`pollingInfo: ${namesIn(a)}`,
		`correlation id: ${r.correlationId}`
	] });
	return {
		address: new w(o),
		polling: {
			DefaultHostname: text(a.defaultHostname),
			StageSiteIdentifier: toId(a.stageSiteIdentifier),
			Version: toId(a.version),
			TenantId: toId(a.tenantId),
			Slice: r.slice,
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
	].filter((e) => e !== "").map((e) => new w(e));
}
const text = (e) => typeof e == "string" ? e : "", toId = (e) => typeof e == "number" ? String(e) : text(e), namesIn = (e) => Object.keys(e).join(", ") || "nothing";
// src/deploy/steps/upload/upload-direct.ts
async function takeSlot(e, t) {
	let { site: n, target: r, token: i, service: a } = e;
	if (!a) throw _e(i.reveal().length);
	let o = re(a.correlationId), { siteUrl: s } = await o("validate the token", a.validateToken(r), !0), c;
	typeof s == "string" && s !== "" && (c = s), t.log.debug(`The token belongs to ${c ?? "an unnamed address"}.`), ie(r, c), await Ke(e.plan, c, t);
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
	await sendArchive(a, n, u, r), await He(e, r), e.record.mayHaveChanged();
	let d = i.updateStatus(l, getFigures(c), o);
	await re(u)("start the distribution", d, !0).catch((e) => {
		if (!isUnclear(e)) throw e;
		let t = e.facts[0] ?? e.message;
		r.log.warn(`The platform did not confirm that the distribution started (${t}); checking its status.`);
	});
	let f = await distribute(e, i, o, r);
	return we(l, f.url, s), s ? {
		...f,
		production: s
	} : f;
}
async function productionAddress(e, t) {
	try {
		let t = await e.service?.validateToken(e.target), n = t?.kind === "ok" ? t.response.siteUrl : void 0;
		return typeof n == "string" && n !== "" ? n : void 0;
	} catch (e) {
		if (!(e instanceof O)) throw e;
		t.log.debug(`Could not look up the token's address: ${e.message}`);
		return;
	}
}
function isUnclear(e) {
	if (!(e instanceof n)) return !1;
	let { code: t, cause: r } = e;
	return r instanceof ve ? !0 : /\(status (429|503)\)/.test(e.facts[0] ?? "") ? !1 : t === "UPLOAD_UNAVAILABLE" || t === "UPLOAD_ANSWER_INVALID";
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
async function sendArchive(e, t, r, i) {
	let a = [`blob storage: ${new URL(e.reveal()).host}`, `correlation id: ${r}`], o = transferProgress(i.log, i.clock, "upload", t.bytes), s = await putArchive({
		address: e,
		file: t.file,
		size: t.bytes,
		onProgress: o
	}, i).catch((e) => {
		throw e instanceof O ? new n("UPLOAD_UNAVAILABLE", "The archive could not be uploaded.", {
			cause: e,
			facts: [e.message, ...a]
		}) : e;
	});
	if (s.status === 201) return;
	let c = /<Code>([^<]*)<\/Code>/.exec(s.text)?.[1], l = s.status === 429 || s.status >= 500;
	throw new n(l ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `Blob storage did not accept the archive: status ${s.status}.`, { facts: D([!!c && `reason: ${c}`, ...a]) });
}
// src/deploy/steps/upload/upload.ts
async function upload(e, t, n, r, i, a = () => readFilesBefore(e, t, i)) {
	let o = Te(e), s = Qe(o);
	if (e.config.build.attestation === "required" && await requireAttestation(e, t, i), s !== null && i.log.info(`The hosting environment is "${s}".`), t.delivery.kind === "none") return { outcome: "unchanged" };
	for (let n of await Je(e, t.live, i)) i.log.info(n);
	let c = kt();
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
async function requireAttestation(e, t, r) {
	if (!t.builtDigest) throw new n("ATTESTATION_MISSING", "The package was not built by a separate job.");
	let { checkAttestation: i } = await import("./attestation.js").then((e) => e.t);
	await i(e, t.builtDigest, r);
}
async function sendWithFreshToken(e, t) {
	let sendWith = (n) => send(openAttempt(e, n, t), t);
	try {
		return await sendWith(await e.access.token());
	} catch (r) {
		if (!(r instanceof n) || !(r.cause instanceof Be)) throw r;
		return t.log.info(`The hosting platform refused the deployment token (${r.cause.message}); retrying once with a new one.`), sendWith(await e.access.renewToken(t));
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
		if (e.plan.uploader !== "auto" || !he(n)) throw n;
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
	let i = new Map(t.manifest.files.map((e) => [e.path, e])), a = new URL(encodedPath(r.address), e).href, o = i.get(r.file), s = await n(a, (o?.size ?? 0) + 1), c = `the page ${r.address}, which was generated for the application,`;
	if (new URL(s.url).pathname !== new URL(a).pathname) return mismatch(`${c} redirects to ${s.url}`, []);
	if (s.status !== 200) return mismatch(`${c} answers ${s.status}`, []);
	if (hashBody$1(s.body) !== o?.sha256) return mismatch(`${c} is not from this build`, []);
	let l = findAssets(s.body.toString(), s.url).slice(0, 10), u = D(await Promise.all(l.map((e) => inspectAsset(e, i, n))));
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
const hashBody$1 = (e) => X("sha256").update(e).digest("hex"), encodedPath = (e) => e.split("/").map(encodeURIComponent).join("/");
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
	let [i] = parseExtensions(r), a = D([`${n}${t}`, i]).join(".");
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
		if (a && a !== i) return `does not show ${t} from this build`;
	}, c = `no-page-${e.marker.digest.slice(-12)}`, l = [`/site-deploy/${c}`, `/${c}`].filter(n), u = o.toSorted(foldersFirst).flatMap((e) => pathThatMatches(e, c) ?? []), d, f = l.at(-1);
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
	let { url: n, site: r, limitMs: i } = e, a = T(t.clock) + i, createProbe = (e) => (n, r) => V(n, t, {
		limitMs: Math.max(1e3, a - T(t.clock)),
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
	let { marker: r, live: i } = t, a = await n(`${e}/${B}`);
	if (a.status !== 200) return mismatch(`/${B} answers ${a.status}`, [`expected the marker of ${describe(r)}`]);
	let o = a.json;
	if (typeof o?.digest != "string") return mismatch(`/${B} is not a marker (${a.headers["content-type"] ?? "no content type"})`, [`expected ${describe(r)}`]);
	if (Xe(r, a)) return namedOrigin("marker", e, a.url);
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
	let i = [...Me(e, n, 3), ...Me(e, r, 2)], a = await Promise.all(i), o = a.filter((e) => !Xe(t, e)), [s] = o;
	if (!s) return "";
	let c = `status ${s.status}`;
	s.status === 200 && (c = describe(g(s.json)));
	let l = `some probes found it, but ${o.length} of ${a.length} later ones found something else`;
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
	let { files: r, changed: i, changedPicked: a } = t, o = await Promise.all(r.map((t) => inspectFile(e, t, n))), s = D(o);
	if (s.length > 0) return mixed(`${s.length} of ${r.length} checked files are not from this build`, s);
	if (r.length === 0) return "";
	let c = `${b(r.length, "file")} by hash`;
	return i ? `${c} (${a} of ${i} changed or new)` : c;
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
const hashBody = (e) => X("sha256").update(e).digest("hex");
function describe(e) {
	let text = (e) => typeof e == "string" ? e.slice(0, 80) : "?";
	return `${`${text(e.slug)} ${text(e.version)} (${text(e.environment)})`}, commit ${text(e.commit).slice(0, 12)}, ${text(e.digest).slice(0, 19)}`;
}
// src/deploy/steps/verify/verify.ts
const Hn = {
	pause: 250,
	growth: 1.5,
	maxPause: 5e3
};
async function verify(e, t, r, i, a = () => void 0) {
	let o = r.outcome === "unchanged" ? void 0 : r, s = e.url ?? o?.url;
	if (!s) throw verdict(o, new n("VERIFY_ADDRESS_UNKNOWN", "The hosting platform did not report the environment's address."));
	let { clock: c, signal: l } = i, u = {
		isReachable: !1,
		message: "it was not checked",
		facts: []
	}, d = 1, f = !1, p = timeLimit(e, t), m = o ? p : Math.min(Wn, p), h = t.live?.digest === t.marker.digest && t.live.commit === t.marker.commit, g = await Re({
		clock: c,
		signal: l,
		limit: m,
		...Hn
	}, async (e) => {
		let n = await inspectOnce({
			url: s,
			site: t,
			changed: o?.changed ?? [],
			limitMs: e
		}, i);
		if (!h && (Array.isArray(n) || n.hasMarker) && a(), Array.isArray(n)) return f = !0, --d, d === 0 ? n : void 0;
		f ||= n.isMixed === !0, f && (d = Un), i.log.debug(`${s}: ${n.message}`), u = n.isForeign && f ? differing("some probes found it, but the last one found another build", n.facts) : n;
	});
	if (!g) throw verdict(o, toError(s, u));
	return {
		url: s,
		checks: g
	};
}
const Un = 3, Wn = 3e4;
async function verifyUnchanged(e, t, r) {
	try {
		return await verify(e, t, { outcome: "unchanged" }, r);
	} catch (e) {
		if (!(e instanceof n) || e.code !== "VERIFY_MISMATCH") throw e;
		for (let t of [e.message, ...e.facts]) r.log.warn(t);
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
		if (!(e instanceof O)) throw e;
		return {
			isReachable: !1,
			message: e.message,
			facts: []
		};
	}
}
function toError(e, t) {
	let { isReachable: r, message: i, facts: a, remedy: o } = t;
	return r ? new n("VERIFY_MISMATCH", `${e} does not serve this build: ${i}.`, {
		facts: a,
		remedy: o
	}) : new n("VERIFY_UNREACHABLE", `${e} could not be reached.`, { facts: [i] });
}
function verdict(e, t) {
	return e?.outcome === "unknown" ? new n("DISTRIBUTION_UNKNOWN", "The hosting platform did not report the upload's outcome, and the site does not show this build.", {
		cause: t,
		facts: D([
			t.message,
			!!e.lastPollError && `last status check: ${e.lastPollError}`,
			`correlation id: ${e.correlationId}`
		])
	}) : t;
}
// src/deploy/take-live.ts
var Gn = e({ takeLive: () => takeLive });
async function takeLive(e, t, n) {
	e.uploader === "official" && n.ahead("upload", (e) => t.client(e)).catch(() => void 0);
	let r = await makeSite(e, t, n), i = await packSite(e, r, !e.force, n);
	await goLive(e, i, t, n) || await goLive(e, {
		...await packSite(e, r, !1, n),
		live: i.live
	}, t, n), n.complete("succeeded");
}
async function goLive(e, n, r, i) {
	let a = t(() => readFilesBefore(e, n, i.deps)), o;
	try {
		let t = await i.step("upload", (t) => upload(e, n, r, i, t, a), s);
		if (o = t, i.addFacts(pe(t)), t.outcome === "unchanged") return await isServed(e, n, i);
		let verifySite = async (r) => {
			let a = await verify(e, n, t, r, () => i.hasChanged());
			return await probeProduction(e, n, t, i), a;
		}, { url: c } = await i.step("verify", verifySite, l);
		return i.addFacts({ url: c }), i.hasChanged(), !0;
	} catch (t) {
		throw await probeAfterFailure(e, n, o, t, a, i), t;
	}
}
async function isServed(e, t, n) {
	let r = await n.step("verify", (n) => verifyUnchanged(e, t, n), d);
	return r && n.addFacts({ url: r.url }), !!r;
}
export { PiecePacker as i, In as n, xn as r, Gn as t };
