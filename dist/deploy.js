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
import { $ as t, $t as n, At as r, C as i, Cn as a, Dn as o, En as s, Ht as c, Mt as l, On as u, Q as d, Qt as f, R as p, S as m, Sn as h, Tn as g, an as _, b as v, bn as y, d as b, dn as x, en as S, ft as ee, g as te, ht as ne, it as re, jt as C, kn as w, kt as ie, ln as T, mt as ae, nn as oe, nt as se, on as E, pt as ce, rn as D, st as le, t as ue, tn as de, ut as fe, v as pe, vn as O, w as me, wn as he, x as ge, xn as _e, y as ve, yn as ye } from "./shared.js";
import { $ as be, $t as xe, A as Se, B as Ce, C as we, Ct as Te, E as k, Et as Ee, F as De, G as Oe, Ht as ke, It as Ae, N as je, Nt as Me, O as Ne, Pt as Pe, Q as Fe, Qt as Ie, R as Le, Rt as Re, S as A, Sn as j, St as ze, T as Be, Tn as M, U as Ve, Vt as N, W as He, X as Ue, Y as We, Z as Ge, Zt as Ke, _ as qe, _n as Je, _t as P, a as Ye, at as Xe, b as Ze, bn as F, bt as Qe, c as $e, cn as et, ct as tt, d as nt, dt as rt, en as it, et as at, fn as ot, ft as st, g as I, gt as ct, h as lt, ht as ut, i as dt, it as ft, k as pt, l as mt, lt as ht, m as L, mt as gt, n as _t, nt as vt, ot as yt, p as R, pt as bt, q as xt, qt as St, r as Ct, rt as wt, s as Tt, st as Et, tn as Dt, ut as Ot, v as z, vn as kt, vt as At, w as jt, wn as Mt, x as B, xn as Nt, xt as Pt, y as V, yn as H, yt as Ft, z as It, zt as Lt } from "./shared-later.js";
import { C as Rt, Ct as U, H as zt, K as Bt, Q as Vt, St as Ht, V as Ut, Z as W, it as Wt, q as Gt, r as Kt, s as qt } from "./config.js";
import { a as Jt, d as G, f as Yt, h as Xt, o as K } from "./session.js";
const { closeSync: q, fstatSync: Zt, mkdirSync: Qt, openSync: J, readFileSync: $t, readSync: en, writeFileSync: tn, writeSync: nn } = globalThis.process.getBuiltinModule("node:fs"), mkdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdir(...e), mkdtemp = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdtemp(...e), readFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readFile(...e), readdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readdir(...e), rm = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").rm(...e), writeFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").writeFile(...e), { createHash: rn, hash: Y, randomUUID: an } = globalThis.process.getBuiltinModule("node:crypto"), { brotliCompressSync: on, constants: sn, crc32: cn, deflateRawSync: ln, gzipSync: un, zstdCompressSync: dn } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: fn } = globalThis.process.getBuiltinModule("node:os"), { isDeepStrictEqual: pn, stripVTControlCharacters: mn } = globalThis.process.getBuiltinModule("node:util"), X = globalThis.process.getBuiltinModule("node:path"), { isIPv4: hn } = globalThis.process.getBuiltinModule("node:net");
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
const getMaxBytes = (e) => 30 + Buffer.byteLength(e.path) + e.size, sha256 = (e) => Y("sha256", e), Z = 1 << 20;
function readInto(e, t, n, r) {
	let i = openSource(e);
	try {
		fill(e, i, t, n, r), checkUnchanged(e, i);
	} finally {
		q(i);
	}
}
function* readParts(e) {
	let t = Buffer.allocUnsafeSlow(Math.min(e.size, Z)), n = openSource(e);
	try {
		for (let r = 0; r < e.size; r += Z) {
			let i = t.subarray(0, Math.min(Z, e.size - r));
			fill(e, n, i, r, i.byteLength), yield i;
		}
		checkUnchanged(e, n);
	} finally {
		q(n);
	}
}
function openSource(e) {
	try {
		return J(e.file, "r");
	} catch (t) {
		throw ye(t) ? changedFile(e.path) : t;
	}
}
function fill(e, t, n, r, i) {
	for (let a = 0; a < i;) {
		let o = en(t, n, a, i - a, getStart(e) + r + a);
		if (o === 0) throw changedFile(e.path);
		a += o;
	}
}
function checkUnchanged(e, t) {
	if (e.kind === "slice") return;
	let { size: n, mtimeMs: r } = Zt(t);
	if (n !== e.size || r !== e.modifiedMs) throw changedFile(e.path);
}
const getStart = (e) => e.kind === "slice" ? e.offset : 0;
function changedFile(e) {
	let t = `The file "${e}" changed while it was being read.`;
	return new T("PACKAGE_FILE_CHANGED", t);
}
function hashSource(e, t) {
	let n = rn("sha256");
	for (let r of readParts(e)) n.update(r), t?.(r);
	return n.digest("hex");
}
// src/deploy/steps/pack/split.ts
const gn = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i, _n = /\.png$/i, vn = 4096, yn = {
	png: 8192,
	others: 131072
};
function chooseMethod(e, t, n) {
	return t === 0 || gn.test(e) ? 0 : t < (_n.test(e) ? yn.png : yn.others) ? 8 : compressWhole(n(t - vn >>> 1, vn)).byteLength > vn * .97 ? 0 : 8;
}
function compressWhole(e) {
	let { byteLength: t } = e, n = {};
	return t <= 4096 ? n = {
		windowBits: 12,
		memLevel: 6
	} : t <= 16384 && (n = {
		windowBits: 14,
		memLevel: 7
	}), ln(e, {
		...n,
		chunkSize: Math.max(1024, (t >>> 1) + 64)
	});
}
function compressPart(e, t, n) {
	return ln(e, {
		dictionary: t.byteLength > 0 ? t : void 0,
		finishFlush: n ? sn.Z_FINISH : sn.Z_SYNC_FLUSH,
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
	for (let r = 0; r < t; r += Z) yield {
		kind: "part",
		source: e,
		method: n,
		start: r,
		length: Math.min(Z, t - r)
	};
}
// src/deploy/steps/pack/pack-piece.ts
const bn = 1 << 20;
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
			crc: cn(c),
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
			crc: cn(c),
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
	let t = rn("sha256"), n = [], r = 0;
	for (let i of readParts(e.source)) t.update(i), r = cn(i, r), n.push(cn(i));
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
	return t && t.byteLength >= e ? t : new ArrayBuffer(Math.ceil(e / bn) * bn);
}
// src/deploy/steps/build/install-failure.ts
const xn = 2e3;
var CommandOutput = class {
	tail = [];
	reasons = [];
	isInBox = !1;
	read(e) {
		let t = mn(e.slice(0, xn)).trimEnd();
		this.tail.push(t), this.tail.length > 25 && this.tail.shift(), this.isInBox ||= Sn.test(t);
		let n = this.reasons.at(-1);
		this.isInBox && /^ {6}/.test(t) && n !== void 0 ? (this.reasons.pop(), this.add(`${n} ${t.trim()}`.slice(0, xn))) : (this.isInBox && t !== "" || Cn.test(t)) && this.add(t);
	}
	add(e) {
		this.reasons.length < 40 && this.reasons.push(e);
	}
};
const Sn = /^Error: +(ERR_PNPM_|×)/, Cn = RegExp("^\\s*(npm (error|ERR!)|\\[ERROR\\]|.{0,3}ERR_PNPM_|error\\b|➤ YN00(01|09|16|18|27|28|35|41|56|80|82): )"), wn = [
	[matchAny("SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS_CERT|self[- ]signed certificate", "CERT_(HAS_EXPIRED|NOT_YET_VALID|UNTRUSTED|SIGNATURE_FAILURE)", "unable to (get local issuer certificate|verify the first certificate)"), "The certificate of the package registry, or of a proxy in front of it, is not trusted. Set NODE_EXTRA_CA_CERTS, or \"cafile\" in .npmrc, to the certificate file of your authority."],
	[matchAny("Missing: \\S+@ from lock file"), "The package registry has no version of this optional package; a mirror may lag behind. Use the previous version of the package that asks for it, or a registry that has it."],
	[matchAny("only install packages when your package\\.json and|YN0028|OUTDATED_LOCKFILE|NO_LOCKFILE", "Cannot update packageManagerDependencies|can only install with an existing", "lockfile (needs to be updated|is frozen)"), "Run the package manager's install command on your machine, and commit the lockfile that it writes. If it stays the same, delete it and node_modules first."],
	[matchAny("\\bE40[13]\\b|ENEEDAUTH|ERR_PNPM_FETCH_40[13]|YN0041|Unauthorized|- 40[13]$"), "The package registry requires a login. Add the variable that holds its token to build.passEnv, and refer to it in .npmrc."],
	[matchAny("EBADDEVENGINES.*\"packageManager\"|ERR_PNPM_(OTHER_PM_EXPECTED|BAD_PM_VERSION)", "is configured to use|resolve (pnpm@|package manager dep)|defines \"packageManager\""), "package.json names another package manager or version (\"packageManager\" or \"devEngines\"). Install with that one: in the workflow, and in build.install; or change the field."],
	[matchAny("EBADENGINE|EBADDEVENGINES|ERR_PNPM_(UNSUPPORTED_ENGINE|BAD_RUNTIME_VERSION)", "requires Node\\.js", "The engine \"\\w+\" is incompatible"), "Build with a version of Node that the packages support: set it in the workflow, or in the file that the workflow reads, such as .nvmrc; or change \"engines\" or \"devEngines\"."],
	[matchAny("EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY|YN0018|integrity ?check ?failed"), "The registry serves other bytes than the lockfile names. Find out who replaced the package; if it is a mirror that you trust, write the lockfile again with it, and commit it."],
	[matchAny("\\bE404\\b|\\bETARGET\\b|ERR_PNPM_(FETCH_404|NO_MATCHING_VERSION)|YN0082", "404 \\(?Not Found|Not Found - 404|- 404$|returned a 404|Response Code: 404"), "The package registry has no such package or version. Check its name in package.json, and the registry in .npmrc: without a login, registries also answer this for private packages."],
	[matchAny("\\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\\b", "ERR_PNPM_(META_FETCH_FAIL|FETCH_5)|\\bE50\\d\\b|YN0035|DNSResolveFailed|- 50\\d$|\"50\\d "), "The package registry can't be reached. Check its URL in .npmrc, the proxy (HTTPS_PROXY), and that this machine can resolve its name."],
	[matchAny("ERR_PNPM_IGNORED_BUILDS"), "Some packages need scripts to be built, which pnpm only runs if allowed: run \"pnpm approve-builds\" on your machine, and commit pnpm-workspace.yaml."],
	[matchAny("\\bEALLOWREMOTE\\b"), "The lockfile names addresses outside of the registry, as one written behind a mirror does. Delete it, write it again with the registry of the build, and commit it; or set \"allow-remote\" in .npmrc."],
	[matchAny("\\bEALLOWGIT\\b"), "A dependency comes from a git repository, which npm does not allow by default. Use a published version of it, or set \"allow-git\" in .npmrc."]
];
function matchAny(...e) {
	return new RegExp(e.join("|"), "im");
}
function explainInstall(e) {
	let t = getKeyLines(e.reasons);
	if (t.length === 0) return { facts: ["last lines of its output:", ...quoted(e.tail)] };
	let [, n] = wn.find(([e]) => e.test(t.join("\n"))) ?? [];
	return {
		facts: ["its output:", ...quoted(t)],
		remedy: n
	};
}
function getKeyLines(e) {
	let t = e.findIndex((e) => /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(e));
	return e.slice(0, t === -1 ? void 0 : t).filter((e) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(e)).slice(0, 8);
}
const quoted = (e) => e.map((e) => `| ${e}`), Tn = "SITE_DEPLOY_BUILD";
async function killLeftoverProcesses(e, t) {
	let n = new Map(), i = new Map();
	for (let t = 0; t < 5; t += 1) {
		let t = (await processesWith(`${Tn}=${e}`)).filter(([e]) => !i.has(e));
		if (t.length === 0) break;
		for (let [e, r] of t) (kill(e) ? n : i).set(e, r || (n.get(e) ?? ""));
	}
	let warn = (e, n) => {
		if (e.size === 0) return;
		let i = [...e].map(([e, t]) => `${t || "?"} (process ${e})`), a = r(e.size, "process");
		t.log.warn(`The build left ${a} running${n}: ${C(i)}.`);
	};
	warn(n, "; ended now"), warn(i, " that can't be ended");
}
async function processesWith(e) {
	let t = (await readdir("/proc").catch(() => [])).filter((e) => /^\d+$/.test(e)), n = [];
	for (let r of t) {
		if (!(await readFile(`/proc/${r}/environ`, "latin1").catch(() => "")).split("\0").includes(e)) continue;
		let t = await readFile(`/proc/${r}/cmdline`, "utf8").catch(() => "");
		n.push([Number(r), t.replaceAll("\0", " ").trim().slice(0, 100)]);
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
// src/deploy/steps/build/generators.ts
const En = [
	[
		"storybook",
		"Storybook",
		"static",
		"storybook-static"
	],
	[
		"@ladle/react",
		"Ladle",
		"spa",
		"build"
	],
	[
		"@docusaurus/core",
		"Docusaurus",
		"docs",
		"build"
	],
	[
		"vitepress",
		"VitePress",
		"docs"
	],
	[
		"vuepress",
		"VuePress",
		"docs"
	],
	[
		"@rspress/core",
		"Rspress",
		"docs",
		"doc_build"
	],
	[
		"honkit",
		"HonKit",
		"docs",
		"_book"
	],
	[
		"@astrojs/starlight",
		"Starlight",
		"docs",
		"dist"
	],
	[
		"astro",
		"Astro",
		"static",
		"dist"
	],
	[
		"next",
		"Next.js",
		"static",
		"out"
	],
	[
		"nuxt",
		"Nuxt",
		"static",
		".output/public"
	],
	[
		"gatsby",
		"Gatsby",
		"static",
		"public"
	],
	[
		"@sveltejs/kit",
		"SvelteKit",
		"static",
		"build"
	],
	[
		"@react-router/dev",
		"React Router",
		"spa",
		"build/client"
	],
	[
		"@tanstack/react-start",
		"TanStack Start",
		"static",
		"dist/client"
	],
	[
		"@tanstack/solid-start",
		"TanStack Start",
		"static",
		"dist/client"
	],
	[
		"@solidjs/start",
		"SolidStart",
		"static"
	],
	[
		"vike",
		"Vike",
		"static",
		"dist/client"
	],
	[
		"waku",
		"Waku",
		"static",
		"dist/public"
	],
	[
		"@marko/run",
		"Marko Run",
		"static",
		"dist/public"
	],
	[
		"@builder.io/qwik-city",
		"Qwik",
		"static",
		"dist"
	],
	[
		"hexo",
		"Hexo",
		"static",
		"public"
	],
	[
		"@11ty/eleventy",
		"Eleventy",
		"static",
		"_site"
	],
	[
		"metalsmith",
		"Metalsmith",
		"static",
		"build"
	],
	[
		"@greenwood/cli",
		"Greenwood",
		"static",
		"public"
	],
	[
		"@slidev/cli",
		"Slidev",
		"spa",
		"dist"
	],
	[
		"@angular/core",
		"Angular",
		"spa"
	],
	[
		"react-scripts",
		"Create React App",
		"spa",
		"build"
	],
	[
		"@rsbuild/core",
		"Rsbuild",
		"spa",
		"dist"
	],
	[
		"vite",
		"Vite",
		"spa",
		"dist"
	],
	[
		"parcel",
		"Parcel",
		"spa",
		"dist"
	],
	[
		"webpack",
		"webpack",
		"spa",
		"dist"
	]
], Dn = {
	storybook: /\bstorybook build\b/,
	"@ladle/react": /\bladle build\b/
};
function findGenerator(e) {
	let t = Kt(e), n = String(w(e.scripts).build), r = En.find(([e]) => Object.hasOwn(t, e) && (Dn[e]?.test(n) ?? !0));
	if (!r) return;
	let [, i, a, o] = r;
	return {
		name: i,
		type: a,
		output: Object.keys(t).some((e) => On.test(e)) ? void 0 : o
	};
}
const On = /^@astrojs\/(node|vercel|netlify|cloudflare)$|\badapter-(?!static$)/, kn = {
	Angular: "Set \"outputMode\": \"static\" in angular.json.",
	Astro: "Remove the adapter and every \"prerender = false\".",
	"Marko Run": "Use @marko/run-adapter-static.",
	"Next.js": "Set output: \"export\" in the config of Next.js.",
	Nuxt: "Build with \"nuxt generate\".",
	Qwik: "Build with the static adapter.",
	"React Router": "Set \"ssr: false\" in the config of React Router, and \"prerender\" for pages.",
	SolidStart: "Use a static preset of Nitro.",
	SvelteKit: "Use @sveltejs/adapter-static.",
	"TanStack Start": "Set \"prerender\" or \"spa\" in the options of tanstackStart().",
	Vike: "Set \"prerender: true\" in the config of Vike.",
	Waku: "Set render: \"static\" in the getConfig of each page."
};
function howToBuildPages(e) {
	return kn[e?.name ?? ""] ?? "Have the generator build static pages.";
}
// src/deploy/steps/build/output.ts
const An = "dist build _site out public site www output .output/public book".split(" "), jn = 2e3;
async function findOutput(e, t) {
	let { output: n, command: r = "not set" } = e.config.build;
	if (n) return configured(e, n, t);
	let i = t !== void 0;
	if (!i && hasStartPage(e.buildRoot)) return inside(e, ".");
	let a = await detectGenerator(e.buildRoot), o = i ? await findBuiltSites(e.buildRoot, t) : usualSites(e.buildRoot), [s] = o, c = o.find((e) => e === a?.output) ?? (o.length === 1 ? s : void 0);
	if (c) return await refuseServer(e, c, t), inside(e, c);
	let l = `Nothing was built because build.command is ${r}, and no usual folder has an index.html.`;
	throw s ? l = `Several folders could be the built site: ${o.join(", ")}.` : i && (l = "The build wrote no folder with an index.html."), s || await refuseServer(e, void 0, t), await notFound(e, l, i || !!s);
}
async function findBuiltSites(e, t) {
	let n = (await startPagesBelow(e)).filter((t) => !isPartOfServer(e, t)), r = n.filter((n) => (startPageTime(X.join(e, n)) ?? 0) >= t);
	if (r.length > 0) return r;
	let { output: i } = await detectGenerator(e) ?? {};
	return n.filter((e) => e === i || An.includes(e));
}
const usualSites = (e) => An.filter((t) => hasStartPage(X.join(e, t)));
function isPartOfServer(e, t) {
	let n = X.join(e, X.dirname(t));
	return X.basename(t) !== "client" && ["server", "client"].every((e) => isFolder(X.join(n, e)));
}
const Mn = [
	".output/server",
	"build/server",
	"dist/server",
	".next/server"
];
function findServer(e, t, n = 0) {
	let r = t && X.posix.join(X.posix.dirname(t), "server");
	return (r ? [r] : Mn).find((t) => (O(X.join(e, t))?.mtimeMs ?? 0) >= n && isFolder(X.join(e, t)));
}
function functionsRemark({ buildRoot: e, workspace: t }) {
	if ([e, t].some((e) => O(X.join(e, "api", "host.json")))) return "The functions in api are not deployed: /api works only with a backend that is linked to the app.";
}
async function refuseServer({ buildRoot: e }, t, n) {
	if (n === void 0) return;
	let r = findServer(e, t, n), i = !t || O(X.join(e, t, "index.html"))?.size === 0;
	if (!r || !i) return;
	let a = `The build made ${r}, which needs a server, and no start page: a deployment takes only files.`;
	throw new T("BUILD_OUTPUT_NOT_FOUND", a, { remedy: howToBuildPages(await detectGenerator(e)) });
}
async function detectGenerator(e) {
	return findGenerator(await a(X.join(e, "package.json")));
}
async function configured(e, t, n) {
	let r = n !== void 0, i = await inside(e, t), { root: a, command: o = "not set" } = e.config.build, s = `The folder "${X.join(a, t)}" (build.output)`, c = X.posix.normalize(t);
	if (hasStartPage(i)) return r && await refuseServer(e, c, n), i;
	let u = (await startPagesBelow(i)).map((e) => X.posix.join(c, e)), d = r ? await findBuiltSites(e.buildRoot, n) : u, [f] = d;
	f || await refuseServer(e, void 0, n);
	let p = f && d.length === 1 ? `Set build.output: ${f}` : void 0;
	if (!isFolder(i)) throw await notFound(e, r ? `${s} does not exist after the build.` : `${s} does not exist, and nothing was built because build.command is ${o}.`, r, p);
	if (!f && u.length === 0) return i;
	throw new T("BUILD_OUTPUT_NOT_FOUND", `${s} has no index.html.`, {
		facts: l([...new Set([...d, ...u])].map((e) => `found one in ${e}`), 5),
		remedy: p
	});
}
const inside = (e, t) => v(e.workspace, X.relative(e.workspace, X.resolve(e.buildRoot, t)) || ".", "The build output");
async function notFound(e, t, n, r) {
	let i = await readFolders(e.buildRoot), a = (await startPagesBelow(e.buildRoot)).map((e) => `found an index.html in ${e}`), o = i.filter((e) => !e.startsWith(".")), s = !e.config.build.output && hasStartPage(e.buildRoot), c = f([
		o.length !== 0 && `folders in build.root: ${o.join(", ")}`,
		...l(a, 5),
		s && Pn
	]);
	return new T("BUILD_OUTPUT_NOT_FOUND", t, {
		facts: c,
		remedy: n ? r : Nn
	});
}
const Nn = "If the site has a build, set build.command; Markdown needs one, such as MkDocs or VitePress. Otherwise, set build.output to the folder with its index.html, relative to build.root.", Pn = "build.root itself has an index.html, but it holds the sources: it is used only if build.output names it";
async function readFolders(e) {
	return (await readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((e) => e.isDirectory() && !Ue(e.name)).map((e) => e.name);
}
const isSearched = (e) => /^(?!\.|(coverage|playwright-report|test-results)$)|^\.(output|vitepress|vuepress)$/.test(e);
async function startPagesBelow(e) {
	let t = [], n = [""], r = 0;
	for (let i = 0; i < 4 && r < jn; i += 1) {
		let i = [];
		for (let a of n.slice(0, jn - r)) {
			let n = await readFolders(X.join(e, a));
			for (let r of n) {
				if (!isSearched(r)) continue;
				let n = X.posix.join(a, r);
				hasStartPage(X.join(e, n)) ? t.push(n) : i.push(n);
			}
		}
		r += n.length, n = i;
	}
	return t.sort();
}
const isFolder = (e) => O(e)?.isDirectory() ?? !1, hasStartPage = (e) => startPageTime(e) !== void 0;
function startPageTime(e) {
	for (let t of ["index.html", ...ct]) {
		let n = O(X.join(e, t));
		if (n?.isFile()) return n.mtimeMs;
	}
}
// src/deploy/steps/build/text-keys.ts
function catalogueFile({ content: e }) {
	return X.posix.join(X.posix.dirname(e.file), "text-keys.json");
}
const Fn = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|html)$/, In = /^(?:\.|node_modules$|dist$|build$|out$|coverage$)/, Ln = String.raw`(["'\x60])((?:\\.|(?!\3)[^\\])*)\3`, Rn = new RegExp(String.raw`(?<![\w$.])t\(\s*(["'])([^"'\s]+)\1\s*,\s*${Ln}`, "gs"), zn = /<Text\b(?:(?!\sk=)[^<>])*\sk=(["'])([^"'\s]+)\1[^<>]*>([^<{]+)<\/Text>/g, Bn = /<\w(?:(?!\sk=)[^<>])*\sk=(["'])([^"'\s]+)\1(?:(?!\stext=)[^<>])*\stext=(["'])([^<>]*?)\3/g;
async function readTextKeys({ buildRoot: e, config: t }) {
	let n = new Map(), r = X.resolve(e, t.build.output ?? "dist"), add = (e = "", t = "") => n.set(e, (n.get(e) ?? new Set()).add(t));
	for (let t of await listSources(e, r)) {
		let e = await readFile(t, "utf8");
		for (let [, , t, , n = ""] of e.matchAll(Rn)) n.includes("${") || add(t, readEscapes(n));
		for (let [, , t, n = ""] of e.matchAll(zn)) add(t, n.replace(/\s+/g, " ").trim());
		for (let [, , t, , n] of e.matchAll(Bn)) add(t, n);
	}
	return new Map([...n].sort(([e], [t]) => e < t ? -1 : 1));
}
async function listSources(e, t) {
	let n = [];
	for (let r of await readdir(e, { withFileTypes: !0 })) {
		let i = X.join(e, r.name);
		r.isFile() && Fn.test(r.name) ? n.push(i) : r.isDirectory() && !In.test(r.name) && i !== t && n.push(...await listSources(i, t));
	}
	return n;
}
function readEscapes(e) {
	let escaped = (e) => u(`"${e}"`) ?? e.slice(1);
	return e.replace(/\\(?:u[\da-f]{4}|.)/gis, (e) => String(escaped(e)));
}
async function textKeyWarning(e) {
	let t = catalogueFile(e.config), n = await _e(X.join(e.workspace, t));
	if (n === void 0) return;
	let r = new Map(Object.entries(w(u(n)))), i = await readTextKeys(e), a = await ze(e.workspace, e.config.content.file), o = [...i.keys()], isChanged = (e) => !i.get(e)?.has(String(r.get(e))), isDifferent = (e) => (i.get(e)?.size ?? 0) > 1, s = o.filter((e) => r.has(e) && isChanged(e)), c = s.filter((e) => a?.texts.has(e)), l = [
		[`Text keys that ${t} does not list`, o.filter((e) => !r.has(e))],
		["Text keys that no code uses", [...r.keys()].filter((e) => !i.has(e))],
		["Text keys with another text in the code", s],
		["Visitors still see the edited text of", c],
		["Text keys with different texts in the code", o.filter(isDifferent)]
	].filter(([, e]) => e.length > 0);
	if (l.length !== 0) return `${l.map(([e, t]) => `${e}: ${C(t)}.`).join(" ")} Review them, and run "site-deploy texts keys".`;
}
async function build(e, t) {
	let n = e.config.build.reads ? await xt(e, t) : e, r = await Fe(n);
	r.remark && t.log.warn(r.remark);
	let i = await textKeyWarning(e);
	i && t.log.warn(i, { concern: "visitors" });
	let a = Date.now() - 20, o = f([r.install, r.build]);
	o.length > 0 && await runCommands(r, e, n.buildRoot, t);
	let s = r.build !== void 0, c = await findOutput(n, s ? a : void 0), l = s && findServer(n.buildRoot, X.relative(n.buildRoot, c), a);
	l && t.log.info(`The build also wrote ${l}, for a server, and it is not deployed: only what the build wrote as files has an address.`);
	let u = functionsRemark(n);
	u && t.log.warn(u, { concern: "visitors" });
	let d = {
		commands: o,
		checkout: n === e ? void 0 : n.workspace
	};
	if (!ve(c, n.buildRoot)) return {
		...d,
		folder: c
	};
	let p = await We(n, c, s, t);
	return {
		...d,
		folder: p,
		isRoot: !0
	};
}
async function runCommands(e, t, n, i) {
	Oe(t, i);
	let a = t.config.build.timeoutMinutes, o = AbortSignal.timeout(a * 6e4), s = an(), c = await writeContent(t, i), l = {
		...He(t, i.env, c),
		[Tn]: s
	}, u = AbortSignal.any([i.signal, o]), d = {
		plan: t,
		cwd: n,
		environment: l,
		deps: i,
		remark: e.remark,
		signal: u
	};
	try {
		if (e.install && await run(e.install, installFailed, d), !e.build) return;
		let t = await findUnfitNode(d);
		t && i.log.warn(t), await run(e.build, buildFailed, {
			...d,
			unfit: t
		});
	} catch (e) {
		if (i.signal.throwIfAborted(), !o.aborted || e instanceof T) throw e;
		let t = `The build was stopped after ${r(a, "minute")} (build.timeoutMinutes).`;
		throw new T("BUILD_TIMEOUT", t);
	} finally {
		await killLeftoverProcesses(s, i);
	}
}
async function writeContent({ workspace: e, config: t }, n) {
	let { content: r, seo: i } = t, isDeclared = (e) => t.build.reads?.includes(e) ?? !0, write = async (e, t, r) => {
		let i = X.join(n.scratch, e);
		return isDeclared(t) && await writeFile(i, `${r}\n`), i;
	}, a = r.mode === "commit" ? await ze(e, r.file) : void 0, o = await write("site-text.json", "texts", Pt(a?.texts ?? new Map())), s = i.enabled ? await Te(e, i.file) : { pages: {} };
	return {
		texts: o,
		seo: await write("site-seo.json", "seo", JSON.stringify(s, null, 2))
	};
}
const installFailed = (e, t) => new T("BUILD_INSTALL_FAILED", e, { ...explainInstall(t) }), buildFailed = (e, t) => new T("BUILD_FAILED", e, { facts: ["last lines of its output:", ...t.tail.map((e) => `| ${e}`)] }), toolMissing = (e, t) => new T("BUILD_TOOL_MISSING", e, { facts: buildFailed(e, t).facts });
async function run(e, t, n) {
	let { runCommand: r } = await import("./exec.js").then((e) => e.n), { plan: i, cwd: a, environment: o, deps: s, remark: c, signal: l } = n, u = X.relative(i.workspace, i.buildRoot), d = te(e), p = s.log.foreign(u ? `${d}  (in ${u})` : d), m = new CommandOutput();
	try {
		let i = await r(e, {
			cwd: a,
			env: o,
			signal: l,
			onLine(e) {
				p.line(e), m.read(e);
			}
		});
		if (i.code === 0) return;
		let s = `exited with code ${i.code}`;
		i.code === null && (s = `was terminated by ${i.killedBy}`);
		let u = i.code === 127 || i.code === 9009, h = n.unfit ?? await findUnfitNode(n), g = f([
			`"${d}" ${s}.`,
			h,
			u && c
		]).join(" ");
		throw (u ? toolMissing : t)(g, m);
	} finally {
		p.close();
	}
}
async function findUnfitNode({ plan: e, cwd: t, environment: n, deps: r }) {
	let { unfitNode: i } = await import("./frameworks.js").then((e) => e.t);
	return i({
		...e,
		buildRoot: t
	}, n, r).catch(() => void 0);
}
// src/deploy/steps/pack/copy.ts
async function copyEntries(e, t, n) {
	let r = new Set(), i = M(n), a = [], o = Buffer.allocUnsafeSlow(Z);
	for (let n of e) {
		let e = X.join(t, n.path), s = X.dirname(e);
		r.has(s) || Qt(s, { recursive: !0 }), r.add(s), a.push({
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
	return e.kind === "bytes" ? r = e.bytes : readInto(e, r, 0, e.size), tn(t, r, { flag: "wx" }), sha256(r);
}
function copyLarge(e, t) {
	let n = J(t, "wx");
	try {
		return hashSource(e, (e) => {
			for (let t = 0; t < e.byteLength;) t += nn(n, e, t);
		});
	} finally {
		q(n);
	}
}
// src/deploy/steps/pack/write-artifact.ts
async function writeArtifact(e, t, n) {
	let r = await v(e.workspace, K, "The folder");
	await clear(r), Qt(r);
	let { entries: i, warnings: a } = Xe(Ge(t.folder), e.config);
	for (let e of a) n.log.warn(e, { concern: "visitors" });
	let o = await copyEntries(i, X.join(r, "site"), n.signal), { environment: s, version: c } = e, l = {
		slug: e.config.site.slug,
		environment: s,
		version: c,
		...e.provenance
	}, u = Jt(l, o), d = {
		format: 1,
		...l,
		inputs: t.inputs,
		digest: u,
		files: o
	};
	await writeFile(X.join(r, "manifest.json"), JSON.stringify(d));
	let f = Ce(l);
	return {
		folder: K,
		name: f,
		manifest: Et(o),
		digest: u
	};
}
async function clear(e) {
	if ((await g(readdir(e)) ?? []).some((e) => e !== "site" && e !== "manifest.json")) {
		let e = `The folder ${K} contains something other than a built site.`, t = `Remove or rename ${K}: the built site needs that name.`;
		throw new T("USAGE", e, { remedy: t });
	}
	await rm(e, {
		recursive: !0,
		force: !0
	});
}
// src/deploy/build-only.ts
var Vn = e({
	buildOnly: () => buildOnly,
	reuseOnly: () => reuseOnly
});
async function buildOnly(e, n) {
	let work = async (t) => {
		let n = e.config.build.reads && await Ve(e, t);
		return typeof n == "string" && t.log.info(`No later run reuses this package: ${n}.`), {
			...await build(e, t),
			inputs: typeof n == "object" ? n.digest : void 0
		};
	}, r = await n.step("build", work, (n) => t(e, n)), write = (t) => writeArtifact(e, r, t), i = await n.step("pack", write, ne);
	n.addFacts(at(i)), n.complete("succeeded");
}
async function reuseOnly(e, t) {
	let work = async (t) => {
		let { reusePackage: n } = await import("./rollback.js").then((e) => e.i);
		return n(e, t);
	}, n = await t.step("build", work, fe);
	t.addFacts(typeof n == "string" ? { builds: n } : be(n)), t.complete("succeeded");
}
// src/hosting/lookup.ts
function findFile(e, t, n) {
	let r = t.slice(1);
	if (isPlainFile(r) && e.has(r)) return { file: r };
	let i = pagesAt(r).find((t) => e.has(t));
	if (i === void 0) return;
	let a = properPath(i, t, n);
	return a === t ? { file: i } : { location: a };
}
function findTarget(e, t) {
	let n = t.slice(1);
	return isPlainFile(n) && e.has(n) ? n : pagesAt(n).find((t) => e.has(t));
}
function isPlainFile(e) {
	return !e.endsWith(".html");
}
function pagesAt(e) {
	if (e === "") return ["index.html"];
	if (e.endsWith(".html")) return [e];
	let t = e.replace(/\/$/, ""), [n, r] = [`${t}.html`, `${t}/index.html`];
	return e === t ? [n, r] : [r, n];
}
function properPath(e, t, n) {
	if (e === "index.html") return n ? "/" : t;
	let r = getFolder(e), i = `/${r ?? e.replace(/\.html$/, "")}`;
	return n === "always" ? `${i}/` : n === "never" ? i : n === "auto" ? r === void 0 ? i : `${i}/` : r === void 0 && t === `${i}/` ? i : t;
}
function getFolder(e) {
	return e.endsWith("/index.html") ? e.slice(0, -11) : void 0;
}
function getNaturalPath(e) {
	return listPaths(e)[0];
}
function listPaths(e) {
	if (e === "index.html") return ["/", "/index.html"];
	let t = getFolder(e);
	if (t !== void 0) return [
		`/${t}/`,
		`/${t}`,
		`/${e}`
	];
	if (!e.endsWith(".html")) return [`/${e}`];
	let n = `/${e.replace(/\.html$/, "")}`;
	return [
		n,
		`${n}/`,
		`/${e}`
	];
}
// src/hosting/patterns.ts
const Hn = new Map();
function parse$1(e) {
	let t = Hn.get(e);
	if (t) return t;
	let [n = "", r] = e.split("*"), i = (r ?? "").replace(/^\.\{?|\}$/g, "").split(",").map((e) => e.trim()).filter(Boolean), a = {
		start: n,
		isWildcard: r !== void 0,
		endings: i.map((e) => `.${e}`)
	};
	return Hn.size > 5e3 && Hn.clear(), Hn.set(e, a), a;
}
function matchesPattern(e, t) {
	let { start: n, isWildcard: r, endings: i } = parse$1(e);
	return r ? t.startsWith(n) ? i.length === 0 || i.some((e) => t.endsWith(e)) : !1 : withoutSlash(n) === withoutSlash(t) || matchesFolder(n, t);
}
const isWildcard = (e) => e.includes("*");
function withoutSlash(e) {
	return e.length > 1 && e.endsWith("/") ? e.slice(0, -1) : e;
}
function matchesFolder(e, t) {
	return e.endsWith("/index.html") ? withoutSlash(e.slice(0, -10)) === withoutSlash(t) : !1;
}
function coversPattern(e, t) {
	let [n, r] = [parse$1(e), parse$1(t)];
	return n.isWildcard ? r.isWildcard ? r.start.startsWith(n.start) ? n.endings.length === 0 || r.endings.length > 0 && r.endings.every((e) => n.endings.includes(e)) : !1 : matchesPattern(e, r.start) : !r.isWildcard && matchesPattern(e, r.start);
}
function pathThatMatches(e, t) {
	let { start: n, isWildcard: r, endings: i } = parse$1(e);
	if (r) return `${n}${t}${i[0] ?? ""}`;
}
// src/hosting/hosted-site.ts
const Q = "staticwebapp.config.json", Un = [
	"GET",
	"HEAD",
	"OPTIONS"
], isService = (e) => /^\/(\.auth|api)(\/|$)/.test(e);
var HostedSite = class {
	rules;
	#e;
	#t;
	#n;
	#r = new Map();
	#i;
	constructor(e, t) {
		this.#e = e, this.rules = t;
		let n = t.routes.filter(({ route: e }) => !isWildcard(e));
		this.#t = Map.groupBy(n, ({ route: e }) => withoutSlash(e)), this.#n = t.routes.filter(({ route: e }) => isWildcard(e)), this.#i = Map.groupBy(t.routes, ({ rewrite: t }) => t === void 0 ? void 0 : findTarget(e, t));
	}
	answer(e, t = {}) {
		let [n = "/", r] = e.split(/\?(.*)/s), i = z(n);
		if (i === void 0) return this.#s(400, void 0, e);
		if (At(i)) return {
			status: 404,
			by: "filter",
			headers: {}
		};
		if (i === "/staticwebapp.config.json") return this.#s(404, void 0, e);
		let { method: a = "GET", roles: o = ["anonymous"] } = t, s = this.ruleFor(i, a);
		if (s?.roles && !o.some((e) => s.roles?.includes(e.toLowerCase()))) return this.#s(o.includes("authenticated") ? 403 : 401, s, e);
		if (s?.redirect !== void 0) return redirect(s, s.redirect, "route", s);
		let c = s?.statusCode ?? 200;
		return c >= 400 ? this.#s(c, s, e) : this.#a(s?.rewrite ?? i, s, e) || (Un.includes(a) ? this.#o(i, r, c, s, e) : {
			status: 405,
			by: "nothing",
			headers: {},
			rule: s
		});
	}
	ruleFor(e, t = "GET") {
		let n = withoutSlash(e), r = n === "/" ? "/index.html" : `${n}/index.html`, i = [...this.#t.get(n) ?? [], ...this.#t.get(r) ?? []], fits = (n) => (!n.methods || n.methods.includes(t)) && n.redirect !== e, a = (/^\/\.auth\//.test(e) ? [] : this.#n).find((t) => matchesPattern(t.route, e) && fits(t));
		return i.length === 0 ? a : [...i.filter(fits), ...a ? [a] : []].toSorted((e, t) => e.index - t.index)[0];
	}
	#a(e, t, n) {
		if (isService(e)) return e.startsWith("/.auth") ? {
			status: 302,
			by: "service",
			headers: {},
			rule: t
		} : {
			...this.#s(404, t, n),
			by: "service"
		};
	}
	#o(e, t, n, r, i) {
		let { trailingSlash: a, fallback: o, globalHeaders: s } = this.rules, c = r?.rewrite ?? e;
		if (r?.rewrite !== void 0) {
			let e = findTarget(this.#e, c), t = joinHeaders(s, r.headers);
			if (e !== void 0) return {
				status: n,
				by: "route",
				file: e,
				headers: t,
				rule: r
			};
		} else {
			let i = findFile(this.#e, e, a);
			if (i && "location" in i) return {
				status: 301,
				by: "file",
				location: A(i.location) + (t === void 0 ? "" : `?${t}`),
				headers: {},
				rule: r
			};
			let o = r ? joinHeaders(s, r.headers) : s;
			if (i) return {
				status: n,
				by: "file",
				file: i.file,
				headers: o,
				rule: r
			};
		}
		if (!o || o.exclude.some((e) => matchesPattern(e, c))) return this.#s(404, r, i);
		let l = this.#a(o.rewrite, r, i);
		if (l) return l;
		let u = findTarget(this.#e, o.rewrite);
		return u === void 0 ? this.#s(404, r, i) : {
			status: 200,
			by: "fallback",
			file: u,
			headers: s,
			rule: r
		};
	}
	#s(e, t, n) {
		let r = this.rules.overrides.get(e) ?? {};
		if (r.redirect !== void 0) return redirect(r, r.redirect.replace(".referrer", encodeURIComponent(n)), "override", t);
		let i = r.rewrite && findTarget(this.#e, r.rewrite), a = r.statusCode ?? e;
		return i ? {
			status: a,
			by: "override",
			file: i,
			headers: this.rules.globalHeaders,
			rule: t
		} : {
			status: a,
			by: "nothing",
			headers: {},
			rule: t
		};
	}
	visitorsAddresses(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = Ft(e) ? [] : [...listPaths(e), ...this.#l(e)], r = [...new Set(n)].filter((t) => this.isServedAt(t, e));
		return this.#r.set(e, r), r;
	}
	movedPaths(e) {
		let t = this.visitorsAddresses(e);
		return listPaths(e).filter((e) => !t.includes(e));
	}
	isServedAt(e, t) {
		let n = this.answer(A(e));
		return n.status === 200 && n.file === t;
	}
	getAddress(e, t) {
		let n = this.visitorsAddresses(e), r = n.filter((e) => withoutSlash(e) === withoutSlash(t)), isClosed = (t) => this.#c(t, e);
		if (!(isClosed(t) || r.length === 0 && isClosed(getNaturalPath(e)))) return r.find((e) => e === t) ?? r[0] ?? n[0];
	}
	isAsOpenAs(e, t) {
		let n = this.ruleFor(e);
		return listPaths(t).map((e) => this.ruleFor(e)).every((e) => !e?.roles || e === n);
	}
	#c(e, t) {
		let { roles: n, redirect: r, rewrite: i, statusCode: a = 200 } = this.ruleFor(e) ?? {};
		return i !== void 0 && this.findPage(i) !== t || n !== void 0 || r !== void 0 || a >= 400;
	}
	findPage(e) {
		return findTarget(this.#e, e);
	}
	hasTarget(e) {
		return isService(e) || this.findPage(e) !== void 0;
	}
	follow(e) {
		let t = [];
		for (let n = new URL(e, "https://site.invalid");;) {
			let e = t.includes(n.pathname);
			if (t.push(n.pathname), e) return { paths: t };
			let r = this.answer(n.pathname + n.search), i = r.location === void 0 ? null : URL.parse(r.location, n.href);
			if (i?.origin !== n.origin) return {
				paths: t,
				last: r
			};
			n = i;
		}
	}
	#l(e) {
		return (this.#i.get(e) ?? []).map(({ route: e }) => pathThatMatches(e, "") ?? e);
	}
};
function redirect(e, t, n, r) {
	return {
		status: e.statusCode === 301 ? 301 : 302,
		by: n,
		location: t,
		headers: {},
		rule: r
	};
}
function joinHeaders(...e) {
	let t = new Map();
	for (let n of e) for (let [e, r] of Object.entries(n)) t.set(e.toLowerCase(), [e, r]);
	return Object.fromEntries(t.values());
}
// src/deploy/steps/finish/browser/content-policy.ts
const Wn = "content-security-policy";
function policyProblem(e, t, n) {
	let r = e.split(",").map((e) => findProblem(e, new URL(t), n));
	return r.find((e) => e?.stops === "script") ?? r.find(Boolean);
}
function findProblem(e, t, n) {
	let r = new Map();
	for (let t of e.split(";")) {
		let [e = "", ...n] = t.trim().toLowerCase().split(/\s+/);
		r.has(e) || r.set(e, n);
	}
	let getSources = (...e) => e.map((e) => r.get(e)).find(Boolean), allows = (e) => !e || e.some((e) => matchesSource(e, t)), i = getSources("script-src-elem", "script-src", "default-src"), a = n && i?.includes(`'${n}'`.toLowerCase());
	if (!a && i?.includes("'strict-dynamic'")) return {
		stops: "script",
		reason: "script-src has 'strict-dynamic', which overrides 'self'"
	};
	if (!a && !allows(i)) return {
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
		policy: V(Wn, e.globalHeaders) ?? ""
	};
	if (!t.rules.routes.some(({ headers: e }) => V(Wn, e))) return [r];
	let i = new Map();
	for (let e of n) {
		let n = t.ruleFor(getNaturalPath(e)), a = V(Wn, n?.headers);
		a === void 0 ? i.set(void 0, r) : i.set(n, {
			name: `The content security policy of route ${n?.route}`,
			policy: a
		});
	}
	return [...i.values()];
}
function needsIntegrity({ globalHeaders: e, routes: t }) {
	return [e, ...t.map((e) => e.headers)].some((e) => V("integrity-policy", e) !== void 0);
}
function policyWarnings(e, t, n, r) {
	return t.flatMap(({ name: t, policy: i }) => {
		let a = policyProblem(i, n);
		return a ? [`${t} blocks /${e.path}: ${a.reason}. ${r[a.stops]}`] : [];
	});
}
function detectScripts(e, t) {
	let n = new Map(t.map((e) => [X.posix.dirname(e), e])), r = t.includes("index.html") ? ["index.html"] : [], i = spread$2([...n.values()], 200), a = spread$2(t, 200 - Math.min(200, i.length)), o = t.length <= 200 ? t : new Set([
		...r,
		...i,
		...a
	]), s = !1;
	for (let t of o) {
		let n = $t(`${e}/${t}`);
		if (xe(n)) return "framework";
		s ||= it(n);
	}
	if (s) return "modules";
	if (t.length > 200) return "unread";
}
function spread$2(e, t) {
	let n = Math.max(1, e.length / t);
	return e.filter((e, t) => t % n < 1);
}
function reportHold(e, t, n, i) {
	let { plan: a, found: o, scripts: s, hold: c, hasFrameworks: l } = t;
	if (o.pages.size + o.inApp.size === 0) return {
		frameworks: [],
		pages: 0
	};
	let u = Map.groupBy(e, (e) => e.framework);
	u.delete(void 0);
	let d = [...u].sort(([, e], [, t]) => t.length - e.length), f = d.map(([e = ""]) => e), p = e.filter((e) => e.isPinned).length, m = "";
	if (f.length > 0) {
		let e = f.join(" and "), t = f.length > 1 ? "rewrite" : "rewrites", n = d.reduce((e, [, t]) => e + t.length, 0);
		m = `${e.charAt(0).toUpperCase()}${e.slice(1)} ${t} the head of ${r(n, "page")}`;
	}
	if (p > 0) {
		let e = m || "seo.hold is always", t = `/${H.path} keeps the portal's values on`;
		i.info(`${e}: ${t} ${r(p, "page")}.`);
	} else m && i.warn(`${m} with the metadata from the build, and seo.hold is never: visitors, and crawlers that run scripts, see that instead of the portal's values.`, { concern: "search" });
	c === "auto" && !l && (s === "modules" && i.info(Gn), s === "unread" && i.info(Kn));
	let h = e.filter((e) => e.isPinned), { url: g } = a.config.site, _ = [...policyWarnings(H, findPolicies(h, t, n), g, qn), ...pagePolicyWarnings(h, kt(makeHoldScript(t)), g)];
	for (let e of _) i.warn(e, { concern: "search" });
	return {
		frameworks: f,
		pages: p
	};
}
const Gn = "Pages load a module script, and no framework was recognised: if the site changes its metadata in the browser, set seo.hold: always.", Kn = "No framework was recognised in a sample of 200 pages: if one of the others changes its metadata in the browser, set seo.hold: always.";
function findPolicies(e, t, n) {
	if (e.length === 0) return [];
	let r = e.map((e) => e.path);
	return hostingPolicies(n, t.hosted, r);
}
function pagePolicyWarnings(e, t, n) {
	let i = e.flatMap(({ policies: e }) => e && policyProblem(e.join(","), n, t) || []);
	return [...Map.groupBy(i, ({ reason: e }) => e)].flatMap(([e, { 0: t, length: n }]) => t ? [`${`The content security policy in a meta tag of ${r(n, "page")}`} blocks /${H.path}: ${e}. ${qn[t.stops]}`] : []);
}
const qn = {
	script: "Visitors see the metadata that the framework writes.",
	requests: "The portal's values are held on the page that a visitor opens, but not on pages they navigate to from there."
};
function addHoldScript(e, t, n) {
	let { path: r, text: i } = makeHoldScript(n);
	e.put(r, i);
	let a = groupRoutes(t, n.hosted, countGroups(n));
	for (let [t, n] of a.entries()) e.put(`${j.values}/${t}.json`, n);
}
function makeHoldScript(e) {
	return Je(countGroups(e));
}
function countGroups({ found: e, plan: t, tree: n }) {
	let { pages: r, inApp: i } = e, a = Nt(t.config, n.files.length).length + 1, o = t.config.hosting.maxFiles - n.files.length - i.size - a, s = Math.ceil(Math.log2(Math.max(1, r.size + i.size)) / 2);
	return 2 ** Math.min(s, Math.floor(Math.log2(Math.max(1, o))));
}
function groupRoutes(e, t, n) {
	let r = `/${j.values}/0.json`, i = e.filter(({ held: e, path: n }) => e && t.isAsOpenAs(r, n)), a = Array.from({ length: n }, () => []);
	for (let { path: e, held: t } of i) {
		let r = routeKey(e);
		a[hashRoute(r) % n]?.push(`${JSON.stringify(r)}:${t}`);
	}
	return a.map((e) => `[${n},{${e.sort().join(",")}}]\n`);
}
function routeKey(e) {
	return decodeURI(R(getNaturalPath(e)));
}
function hashRoute(e) {
	let t = 0;
	for (let n of e) t = (t * 31 + n.charCodeAt(0)) % 9973;
	return t;
}
// src/deploy/steps/finish/hosting/caching.ts
const Jn = "cache-control";
function cacheWarnings(e, t) {
	let { globalHeaders: n, routes: i } = e.rules;
	if (![n, ...i.map((e) => e.headers)].some((e) => V(Jn, e))) return [];
	let a = t.flatMap((t) => {
		let [n] = e.visitorsAddresses(t);
		if (n === void 0) return [];
		let { headers: r, rule: i } = e.answer(A(n)), a = V(Jn, r) ?? "";
		return keptSeconds(a) <= 3600 ? [] : `${V(Jn, i?.headers) === a ? `The route ${i?.route} has` : "globalHeaders have"} "Cache-Control: ${a}"`;
	});
	return [...Map.groupBy(a, (e) => e)].map(([e, { length: t }]) => `${e}, so browsers keep ${r(t, "page")} for that long: visitors who have opened one see no change of it until then.`);
}
function keptSeconds(e) {
	return /\bno-(cache|store)\b/i.test(e) ? 0 : Number(/\bmax-age\s*=\s*"?(\d+)/i.exec(e)?.[1] ?? 0);
}
// src/config/hosting-defaults.ts
const Yn = {
	navigationFallback: {
		rewrite: "/index.html",
		exclude: [
			"/images/*",
			"/fonts/*",
			"/*.ico",
			"/*.xml"
		]
	},
	globalHeaders: {
		"X-Frame-Options": "DENY",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin"
	}
}, Xn = {
	roles: 50,
	networks: 25
};
function lintRules(e) {
	let t = B(e), { routes: n } = e, r = (Array.isArray(n) ? n : []).map(w);
	return [
		...t.routes.flatMap((e) => [...lintRule(e, r[e.index] ?? {}), ...compareRules(e, t.routes)]),
		...lintRoles(r),
		...lintNetworks(w(e.networking).allowedIpRanges),
		...lintHeaders(["globalHeaders"], e.globalHeaders),
		...lintFallback(w(e.navigationFallback).rewrite),
		...t.restriction === "forwardingGateway.requiredHeaders" ? [warn(["forwardingGateway", "requiredHeaders"], "visitors, and the verification, are denied without these headers")] : []
	];
}
const refuse = (e, t) => ({
	path: e,
	message: t,
	isAccepted: !1
}), warn = (e, t) => ({
	path: e,
	message: t,
	isAccepted: !0
});
function lintRule(e, t) {
	let n = ["routes", e.index], r = lintHeaders([...n, "headers"], t.headers), { rewrite: i, redirect: a, statusCode: o } = e;
	return i !== void 0 && o !== void 0 && r.push(refuse([...n, "statusCode"], "the platform refuses a status with a rewrite")), a !== void 0 && o !== void 0 && ![301, 302].includes(o) && r.push(warn([...n, "statusCode"], `the platform redirects with 302, not ${o}`)), String(t.route).startsWith("/") || r.push(warn([...n, "route"], `read as "${e.route}": begin it with a slash`)), /[?#]/.test(e.route) && r.push(warn([...n, "route"], "never matches: a route is a path without a query")), a !== void 0 && withoutSlash(a) === withoutSlash(e.route) && r.push(warn([...n, "redirect"], "redirects to its own route, which ignores a slash at the end")), e.route === "/*" && i !== void 0 && !e.methods && r.push(warn(n, "sends this page for every address, scripts and images included; use navigationFallback")), typeof t.rewrite == "string" && /^[a-z][a-z\d+.-]*:/i.test(t.rewrite) && r.push(warn([...n, "rewrite"], "a rewrite can only name a path of this site")), r;
}
function compareRules(e, t) {
	let n = [
		"routes",
		e.index,
		"route"
	];
	for (let r of t) {
		if (r.index >= e.index) break;
		let { route: t, methods: i, index: a } = r, o = withoutSlash(t) === withoutSlash(e.route);
		if (o && !i && !e.methods) return [refuse(n, `the platform refuses the same route twice: routes[${a}] is "${t}"`)];
		let s = !i || e.methods?.every((e) => i.includes(e)) === !0;
		if (o && i && s) return [warn(n, `never reached: routes[${a}] has the same route and methods`)];
		if (o || !isWildcard(t)) continue;
		let c = t.endsWith("*");
		if (s && coversPattern(t, e.route)) return c && !i ? [refuse(n, `the platform refuses a route that "${t}" (routes[${a}]) covers; move it up`)] : [warn(n, `never reached: "${t}" (routes[${a}]) covers it`)];
		if (c && !i && coversPattern(t.toLowerCase(), e.route.toLowerCase())) return [warn(n, `the platform may refuse it: "${t}" (routes[${a}]) covers it in another case`)];
	}
	return [];
}
function lintRoles(e) {
	let t = [], n = new Set();
	for (let [r, { allowedRoles: i }] of e.entries()) for (let [e, a] of (Array.isArray(i) ? i : []).entries()) n.add(String(a).toLowerCase()), typeof a == "string" && !/^\w+$/.test(a) && t.push(refuse([
		"routes",
		r,
		"allowedRoles",
		e
	], `the platform refuses the role "${a}": only letters, digits and _`));
	for (let e of ["anonymous", "authenticated"]) n.delete(e);
	return n.size > Xn.roles && t.push(refuse(["routes"], `${n.size} roles; the platform's limit is ${Xn.roles}`)), t;
}
function lintNetworks(e) {
	let t = ["networking", "allowedIpRanges"];
	if (!Array.isArray(e)) return [];
	if (e.length === 0) return [warn(t, "an empty list lets nobody in")];
	let n = [];
	e.length > Xn.networks && n.push(refuse(t, `${e.length} networks; the platform's limit is ${Xn.networks}`));
	for (let [r, i] of e.entries()) {
		let [e = "", a = "32"] = String(i).split("/"), o = /^[\d.]+$/.test(e), s = hn(e) && /^\d{1,2}$/.test(a) && Number(a) <= 32;
		e.includes(":") && n.push(warn([...t, r], `"${i}" is not an IPv4 network, as documented`)), o && !s && n.push(refuse([...t, r], `"${i}" is not an IPv4 network, such as 10.0.0.0/24`));
	}
	return n;
}
function lintHeaders(e, t) {
	if (!o(t)) return [];
	let n = Object.keys(t);
	return n.flatMap((r, i) => {
		let a = r.toLowerCase(), o = [...e, r];
		return a === "content-type" ? [warn(o, "the platform takes the type from the extension: use mimeTypes")] : a === "server" ? [warn(o, "the platform does not change this header")] : a === "x-xss-protection" && t[r] === "" ? [warn(o, "the platform does not remove this header")] : n.slice(0, i).some((e) => e.toLowerCase() === a) ? [warn(o, "overrides the same header in another case")] : [];
	});
}
function lintFallback(e) {
	return typeof e == "string" && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(e) ? [warn(["navigationFallback", "rewrite"], "a fallback can only name a path of this site")] : [];
}
// src/deploy/steps/finish/hosting/lint.ts
async function lintConfig(e) {
	let t = lintRules(e.value).map(({ path: t, message: n, isAccepted: r }) => ({
		...e.problemAt(t, `${dotted(t)}: ${n}`),
		isAccepted: r
	})), n = [
		...await schemaProblems(e),
		...missedProblems(e),
		...t
	], r = new Set();
	return n.filter((e) => {
		let t = `${e.line}:${e.column}:${e.message}`;
		return !r.has(t) && r.add(t);
	});
}
function isAccepted(e) {
	let [t, n] = e;
	return t === "platform" ? n === "apiRuntime" : t === "responseOverrides" && /^50[01]$/.test(String(n));
}
async function schemaProblems(e) {
	let { validate: t } = await import("./platform-schema.js").then((e) => e.t), { $schema: n, ...r } = e.value;
	return t(r) ? [] : (t.errors ?? []).filter(({ keyword: e }) => !/^(anyOf|oneOf|allOf|not)$/.test(e)).filter(({ keyword: e, data: t }) => !(e === "enum" && isMethod(t))).map(({ instancePath: t, params: n, message: r = "is not valid" }) => {
		let i = t.split("/").slice(1).map((e) => e.replaceAll("~1", "/").replaceAll("~0", "~")), a = n.additionalProperty, o = typeof a == "string", s = o ? [...i, a] : i, c = o ? `unknown key "${a}"` : r, l = i.length === 0 ? c : `${dotted(i)}: ${c}`;
		return {
			...e.problemAt(s, l),
			isAccepted: isAccepted(s)
		};
	});
}
function isMethod(e) {
	return typeof e == "string" && Zn.test(e);
}
const Zn = /^(get|head|post|put|delete|connect|options|trace|patch)$/i;
function missedProblems({ value: e, problemAt: t }) {
	let n = [], report = (e, r) => {
		let i = t(e, `${dotted(e)}: ${r}`);
		n.push({
			...i,
			isAccepted: isAccepted(e)
		});
	}, headers = (e, t) => {
		for (let [n, r] of Object.entries(w(t))) (typeof r != "string" || /[\r\n]/.test(r)) && report([...e, n], "expected a quoted single-line text");
	}, pattern = (e, t) => {
		typeof t != "string" || isPattern(t) || report(e, `found "${t}", expected * only at the end, as in /images/* or /images/*.{png,jpg}`);
	}, status = (e, t) => {
		t === void 0 || Number.isInteger(t) && /^[2-5]\d\d$/.test(`${t}`) || report(e, `found ${JSON.stringify(t)}, expected an HTTP status from 200 to 599`);
	};
	headers(["globalHeaders"], e.globalHeaders);
	for (let [t, n] of we(e.routes).entries()) {
		if (!o(n)) continue;
		let e = ["routes", t];
		pattern([...e, "route"], n.route), headers([...e, "headers"], n.headers), n.rewrite !== void 0 && n.redirect !== void 0 && report(e, "has both rewrite and redirect; only one is allowed"), status([...e, "statusCode"], n.statusCode);
	}
	let { exclude: r } = w(e.navigationFallback);
	for (let [e, t] of we(r).entries()) pattern([
		"navigationFallback",
		"exclude",
		e
	], t);
	for (let [t, n] of Object.entries(w(e.responseOverrides))) /^40[0134]$/.test(t) || report(["responseOverrides", t], "only 400, 401, 403 and 404 can have an override"), status([
		"responseOverrides",
		t,
		"statusCode"
	], w(n).statusCode);
	return n;
}
function isPattern(e) {
	let t = e.indexOf("*");
	return t === -1 || /^\*(\.(\w+|\{\w+(,\w+)*\}))?$/.test(e.slice(t));
}
function dotted(e) {
	return e.reduce((e, t) => /^\d+$/.test(String(t)) && e !== "responseOverrides" ? `${e}[${t}]` : e === "" ? String(t) : `${e}.${t}`, "");
}
// src/hosting/other-hosts.ts
const Qn = {
	_redirects: (e, t) => join(readLines(e).map(([e, n]) => [e, translateRedirect(n.trim(), t)])),
	_headers(e, t) {
		let n = "";
		return join(readLines(e).flatMap(([e, r]) => /^\s/.test(r) ? [[e, translateHeader(n, r.trim(), t)]] : (n = r.trim(), [])));
	}
};
function translateRedirect(e, t) {
	let [n = "", r, i = "301", ...a] = e.split(/\s+/), [, o, s] = /^(\d{3})(!?)$/.exec(i) ?? [];
	if (r === void 0 || !o) return "depends on the query";
	if (a.length > 0) return "depends on the visitor";
	let c = Number(o);
	return whyNoRoute(n) || (/\/:\w/.test(r) ? "its target uses a part of the address" : c === 200 && !r.startsWith("/") ? "a proxy" : n === "/*" && !s ? c === 200 ? t.fallback ? {} : { navigationFallback: { rewrite: r } } : c === 404 ? t.overrides.has(404) ? {} : { responseOverrides: { 404: { rewrite: r } } } : "only for addresses without a file" : findRoute(t, n) ? {} : c === 200 ? { routes: [{
		route: n,
		rewrite: r
	}] } : /^30[12378]$/.test(o) ? { routes: [{
		route: n,
		redirect: r,
		statusCode: c === 301 || c === 308 ? 301 : 302
	}] } : `the status ${c}`);
}
function translateHeader(e, t, n) {
	let r = whyNoRoute(e);
	if (r) return r;
	let [, i = "", a = ""] = /^([\w-]+)\s*:\s*(\S.*)?$/.exec(t) ?? [];
	if (i === "" || /^basic-auth$/i.test(i)) return "not a header of answers";
	let o = e === "/*", s = o ? n.globalHeaders : findRoute(n, e)?.headers;
	if (Object.keys(s ?? {}).some((e) => e.toLowerCase() === i.toLowerCase())) return {};
	let c = { [i]: a };
	return o ? { globalHeaders: c } : { routes: [{
		route: e,
		headers: c
	}] };
}
function whyNoRoute(e) {
	if (!e.startsWith("/")) return "for another host";
	if (/\/:\w/.test(e)) return "a placeholder in the address";
	if (/\*./.test(e)) return "a * before the end of the address";
}
function findRoute(e, t) {
	return e.routes.find((e) => withoutSlash(e.route) === withoutSlash(t));
}
function readLines(e) {
	return e.split(/\r?\n/).map((e, t) => [t + 1, e]).filter(([, e]) => /^\s*[^\s#]/.test(e));
}
function join(e) {
	let t = e.flatMap(([, e]) => typeof e == "string" ? [] : e), n = new Map();
	for (let e of t.flatMap((e) => e.routes ?? [])) {
		let t = n.get(e.route), r = {
			...t?.headers,
			...e.headers
		};
		t ? e.headers && n.set(e.route, {
			...t,
			headers: r
		}) : n.set(e.route, e);
	}
	let r = Object.assign({}, ...t.map((e) => e.globalHeaders)), i = Object.assign({}, ...t);
	return {
		config: {
			...i,
			...n.size > 0 && { routes: [...n.values()] },
			...i.globalHeaders && { globalHeaders: r }
		},
		others: e.flatMap(([e, t]) => typeof t == "string" ? [`line ${e}: ${t}`] : [])
	};
}
// src/deploy/steps/finish/hosting/other-hosts.ts
const $n = 2e3;
function foreignFileWarnings(e, t) {
	return Object.entries(Qn).flatMap(([n, r]) => {
		let i = h(X.join(e, n))?.slice(0, 2e5);
		if (i === void 0) return [];
		let { config: a, others: o } = r(i, t), s = JSON.stringify(a);
		if (s === "{}" && o.length === 0) return [];
		let c = [`${n} belongs to another host, such as Netlify or Cloudflare Pages: here, it has no effect, and anybody can read it.`];
		return s !== "{}" && c.push(`Add to ${Q}: ${s.slice(0, $n)}${s.length > $n ? " …" : ""}`), o.length > 0 && c.push(`The hosting configuration can't express ${C(o, 5)}.`), c.join(" ");
	});
}
// src/deploy/steps/finish/hosting/read.ts
const er = 2e5;
async function readHostingConfigFile(e, t) {
	let { workspace: n, buildRoot: r, config: i } = e, a = await v(t.folder, Q, "the hosting configuration"), o = X.resolve(r, i.hosting.config), s = await v(n, o, "hosting.config");
	for (let e of new Set([a, s])) {
		let t = X.relative(n, e), r = await _e(e);
		if (r !== void 0) {
			if (r.length <= er) return parse(r, t);
			throw invalidHosting(t, [{
				file: t,
				line: 1,
				column: 1,
				message: `found ${r.length} characters, expected at most ${er}`
			}]);
		}
	}
}
function parse(e, t) {
	let n = e.replace(/^\uFEFF/, ""), r = new b(t, n), i = qt(new b(t, blankComments(n))), a = "unreadable" in i ? i.unreadable : i.problems;
	if (a.length > 0 || "unreadable" in i) throw invalidHosting(t, a.map((e) => ({
		...e,
		message: e.message.replaceAll("YAML", "JSON")
	})));
	let { value: o } = i;
	if (typeof o != "object" || !o || Array.isArray(o)) throw invalidHosting(t, [r.problemAt(0, "expected an object in braces")]);
	return {
		value: Object.fromEntries(Object.entries(o)),
		file: t,
		problemAt: (e, t) => r.problemAt(i.locate(e)?.value ?? 0, t)
	};
}
function invalidHosting(e, t) {
	let n = `The hosting configuration ${e} has ${r(t.length, "error")}.`;
	return new T("HOSTING_CONFIG_INVALID", n, { problems: t });
}
function blankComments(e) {
	return e.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (e) => e.startsWith("//") || e.startsWith("/*") && e.endsWith("*/") ? e.replace(/[^\r\n]/g, " ") : e);
}
// src/deploy/steps/finish/hosting/hosting.ts
const tr = 2e4;
async function planHosting(e, t) {
	let n = await readHostingConfigFile(e, t), r = n ? await lintConfig(n) : [], i = r.filter((e) => !e.isAccepted);
	if (n && i.length > 0) throw invalidHosting(n.file, i);
	return {
		configFile: n,
		warnings: [...r.map((e) => `${e.file}:${e.line}: ${e.message}`), ...foreignFileWarnings(t.folder, B(n?.value ?? {}))]
	};
}
function mergeHosting(e, t, n) {
	let r = t.configFile?.value ?? {}, i = withDefaults(r, e.config, n), { navigationFallback: a, responseOverrides: s } = i, c = e.environment === "Preview", l = joinHeaders(i.globalHeaders, c ? { "X-Robots-Tag": "noindex" } : {}), u = `${JSON.stringify({
		...i,
		globalHeaders: l
	})}\n`, d = Buffer.byteLength(u), { file: p = Q } = t.configFile ?? {};
	if (d > tr) throw tooLarge(p, d);
	let m = (Array.isArray(r.routes) ? r.routes : []).filter(o), h = !a && !s[404];
	return {
		text: u,
		globalHeaders: l,
		hasRoutes: m.length > 0,
		roles: customRoles(m),
		warnings: f([...t.warnings, h && "There is no 404.html and no navigation fallback: for missing pages, visitors see the plain 404 page of the platform."])
	};
}
function hasOwnFallback({ fallback: e }, t) {
	let { navigationFallback: n, responseOverrides: r } = t?.value ?? {};
	return !!(e !== "auto" || n || w(r)[404]);
}
function withDefaults({ $schema: e, ...t }, n, r) {
	return {
		...t,
		navigationFallback: navigationFallback(t, n, r),
		responseOverrides: mergeOverrides(t, r),
		globalHeaders: joinHeaders(Yn.globalHeaders, Ze(t.globalHeaders))
	};
}
function tooLarge(e, t) {
	let n = `${e} is ${t} bytes, compact and with the defaults merged in; ${`the platform's limit is ${tr}`}.`;
	return new T("HOSTING_CONFIG_INVALID", n, { remedy: "Combine routes that differ only in their last segment with a wildcard, and omit the platform's default behaviour." });
}
function mergeOverrides(e, t) {
	let n = w(e.responseOverrides), r = gt(t);
	return r && n[404] === void 0 ? {
		404: { rewrite: `/${r}` },
		...n
	} : n;
}
function customRoles(e) {
	let t = new Map();
	for (let { allowedRoles: n } of e) for (let e of Array.isArray(n) ? n : []) typeof e == "string" && !/^(anonymous|authenticated)$/i.test(e) && t.set(e.toLowerCase(), e);
	return [...t.values()].sort();
}
function navigationFallback(e, t, n) {
	let r = e.navigationFallback, { navigationFallback: i } = Yn;
	if (o(r)) return r;
	let { fallback: a } = t.hosting, s = ut(n) ?? (n("index.html") ? "index.html" : void 0);
	if (r === void 0 && a !== "never" && s && !((gt(n) ?? w(e.responseOverrides)[404]) && a !== "always" && t.site.type !== "spa")) return {
		...i,
		rewrite: `/${s}`
	};
}
// src/deploy/steps/finish/overlay.ts
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
	changedFiles() {
		return [...this.pages.keys(), ...this.files.keys()].filter((e) => this.#e.has(e));
	}
	size(e) {
		return this.#e.get(e)?.size ?? 0;
	}
	read(e) {
		let t = this.files.get(e);
		if (t) return Buffer.from(t.buffer, t.byteOffset, t.byteLength);
		let n = this.pages.get(e);
		return n ? readSlice(n) : this.readBuilt(e) ?? Buffer.alloc(0);
	}
	readBuilt(e) {
		let t = this.#e.get(e);
		return t && y(t.file);
	}
};
function readSlice({ file: e, offset: t, size: n }) {
	let r = Buffer.allocUnsafe(n), i = J(e, "r");
	try {
		en(i, r, 0, n, t);
	} finally {
		q(i);
	}
	return r;
}
// src/deploy/steps/finish/pages/compressed.ts
const nr = {
	gz: (e) => un(e),
	br: (e) => on(e, { params: { [sn.BROTLI_PARAM_QUALITY]: 9 } }),
	zst: (e) => dn(e)
};
function compressCopies(e, t) {
	let n = e.changedFiles().flatMap((t) => Object.entries(nr).flatMap(([n, r]) => {
		let i = `${t}.${n}`;
		return e.has(i) ? [{
			file: t,
			copy: i,
			compress: r
		}] : [];
	}));
	if (n.length === 0) return;
	using r = new Ke(X.join(t, "copies"));
	for (let { file: t, copy: i, compress: a } of n) {
		let n = r.add(a(e.read(t)));
		e.pages.set(i, {
			file: r.file,
			...n,
			replaces: void 0
		});
	}
}
// src/deploy/steps/finish/pages/noindex.ts
const rr = /<meta\b(?=[^<>]*\sname\s*=\s*["']?(?:robots|googlebot|bingbot)\b)[^<>]*?\scontent\s*=\s*["']?([^"'>]*)/gi, ir = /<(!doctype|html|head|body|frameset)\b/i;
async function readUnlisted(e, t, n) {
	let r = new Ie(), i = new Map();
	for (let a of t) {
		let t = whyUnlisted(r.read(X.join(e, a), 65536));
		t && i.set(a, t), await n();
	}
	return i;
}
function whyUnlisted(e) {
	let t = e.toString("latin1");
	if (!ir.test(t) && !t.includes("\0")) return "fragment";
	if (!/noindex|\bnone\b/i.test(t)) return;
	let [n = ""] = t.replace(/<!--[\s\S]*?(?:-->|$)/g, "").split(/<body\b/i, 1);
	return [...n.matchAll(rr)].map(([, e = ""]) => e).some((e) => /\b(noindex|none)\b/i.test(e)) ? "noindex" : void 0;
}
// src/deploy/steps/finish/portal/cached-seo.ts
const ar = j.seo, or = W({
	...Pe.shape,
	openGraph: Vt(W(Me.shape)),
	social: Vt(W(Ae.shape))
});
function formatCachedSeo(e) {
	let t = e.pages.map((e) => ({
		...e,
		seo: Ht(or, e.seo)
	}));
	return `${JSON.stringify({
		format: 1,
		follows: e.follows,
		pages: t
	})}\n`;
}
const sr = W({
	format: Bt(1),
	follows: zt(),
	pages: Ut(W({
		slug: Wt(),
		lastUpdated: Rt,
		seo: Gt({}),
		freshUntil: Vt(Rt)
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
		await mkdir(X.dirname(r), {
			recursive: !0,
			mode: 448
		}), await he(r, formatCachedSeo(e));
	} catch (e) {
		n.log.debug(`Could not cache this deployment's metadata for the next one: ${x(e)}`);
	}
}
async function readFromSite(e, t) {
	let n = `${e.url ?? e.config.site.url}/${ar}`, r = await me(n, t, { maxBytes: 67108864 });
	return r && parseCachedSeo(r.text);
}
async function readFromHost(e, t) {
	let n = cacheFile(e, t), r = n && await _e(n).catch(() => void 0);
	if (r) return parseCachedSeo(r);
}
function cacheFile(e, t) {
	if (!t.toolCache) return;
	let n = JSON.stringify([
		e.config.portal.url,
		e.config.site.id,
		e.environmentName
	]), r = Y("sha256", n).slice(0, 32);
	return X.join(t.toolCache, "site-deploy-seo", `${r}.json`);
}
function parseCachedSeo(e) {
	let { data: t } = U(sr, u(e));
	if (!t) return;
	let n = t.pages.flatMap(({ seo: e, ...t }) => {
		let n = U(Pe, e).data;
		return n ? [{
			...t,
			seo: n
		}] : [];
	});
	return {
		follows: t.follows,
		pages: n
	};
}
// src/deploy/steps/finish/seo/head-of-page.ts
function headOfPage(e) {
	let { seo: t, defaults: n, listedTitle: r, address: i, moved: a, origin: o, isPreview: s, isCopy: c = !1 } = e, { openGraph: l = {}, social: u = {} } = t ?? {}, d = i && t?.canonical && et(t.canonical, {
		href: i,
		moved: a
	}) ? i : t?.canonical, image = (e) => e && new URL(e, o).href, f = getOwn(t, "title"), p = getOwn(t, "description");
	return [
		...titleEdit(f ?? r, n.titleSuffix, !f && !c ? "missing" : "always"),
		...meta("name", "description", p, t?.description || n.defaultDescription),
		...meta("name", "keywords", t?.keywords?.join(", ")),
		...canonicalEdit(d || i, d || c ? "always" : "missing", {
			origin: s ? o : void 0,
			moved: a
		}),
		...robots(t, s),
		...meta("property", "og:title", l.title),
		...meta("property", "og:description", l.description),
		...meta("property", "og:type", l.type),
		...meta("property", "og:image", image(l.image), image(n.defaultImage)),
		...meta("property", "og:image:width", l.imageWidth?.toString()),
		...meta("property", "og:image:height", l.imageHeight?.toString()),
		...l.image ? withoutMeta(ogImageTags(l)) : [],
		...meta("property", "og:locale", l.locale, n.locale),
		...meta("property", "og:site_name", l.siteName),
		...meta("name", "twitter:card", u.card),
		...meta("name", "twitter:title", u.title),
		...meta("name", "twitter:description", u.description),
		...meta("name", "twitter:image", image(u.image)),
		...u.image ? withoutMeta(["twitter:image:alt"]) : [],
		...meta("name", "twitter:site", u.site, n.socialHandle),
		...meta("name", "twitter:creator", u.creator),
		...t?.structuredData ? [{
			kind: "structured data",
			data: t.structuredData
		}] : []
	];
}
function getOwn(e, t) {
	if (!e?.derived?.includes(t)) return e?.[t] || void 0;
}
function headOfUnknownPage(e, t) {
	return [...canonicalEdit(e, "missing", { origin: t }), {
		kind: "robots",
		noIndex: !0
	}];
}
function canonicalEdit(e, t, n) {
	return e ? [{
		kind: "canonical",
		href: e,
		when: t,
		...n
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
	return f([
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
		let o = qe(t, i), s = headOfPage({
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
	let { file: i } = t.config.seo, a = await Te(t.workspace, i).catch(() => ({ pages: {} }));
	if (Object.keys(a.pages).length === 0) return;
	let o = JSON.parse(JSON.stringify(buildSeoFile(e, t.config.site.url))), s = [...new Set([...Object.keys(a.pages), ...Object.keys(o.pages)])].filter((t) => {
		let n = o.pages[t];
		return !e.unfetched?.has(n?.slug ?? "") && !pn(a.pages[t], n);
	});
	s.length !== 0 && n.log.info(`${i}, which the build used, is older than the portal for ${r(s.length, "page")}: ${C(s)}. The deployed pages match the portal; run "site-deploy texts pull" to update the file for the next build.`);
}
// src/deploy/steps/finish/pages/page-jobs.ts
const cr = {
	src: `/${F.path}`,
	integrity: kt(F)
};
function* pageJobs(e) {
	let { hasTexts: t, hasFrameworks: n, hold: r } = e, i = r === "always" || r === "auto" && n;
	for (let n of e.files) {
		let r = headOfFile(n, e);
		(t || i || r.length > 0) && (yield jobOfFile(n, r, e));
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
function headOfFile(e, t) {
	let n = t.found.pages.get(e);
	return [...n ? buildHead(e, n, !1, t) : hiddenHead(e, t), ...buildTextScript(n?.slug ?? "", t)];
}
function jobOfFile(e, t, n) {
	let r = n.fallbackFile === e || n.serviceWorkers.shells.has(e);
	return {
		path: e,
		source: X.join(n.tree.folder, e),
		head: t,
		isCopy: !1,
		isListed: n.found.pages.has(e),
		rendersHead: n.shell?.file === e,
		ownPath: r ? R(getNaturalPath(e)) : void 0
	};
}
function buildHead(e, t, n, r) {
	let { plan: i, seo: a } = r;
	if (!a) return [];
	let { url: o } = i.config.site, s = e === r.shell?.file;
	return headOfPage({
		seo: a.metadata.get(t.slug),
		defaults: a.defaults,
		listedTitle: t.title,
		address: L(e) || s ? void 0 : getPageUrl(e, t, r),
		moved: r.hosted.movedPaths(e).map(A),
		origin: o,
		isPreview: i.environment === "Preview",
		isCopy: n
	});
}
function getPageUrl(e, t, { hosted: n, plan: r, hasFrameworks: i }) {
	let a = getNaturalPath(e), o = I(t?.path ?? a), s = !i && a === `${o}/` ? a : o, c = n.getAddress(e, s);
	return c === void 0 ? void 0 : qe(r.config.site.url, c);
}
function hiddenHead(e, t) {
	let { site: n, seo: r } = t.plan.config;
	return !r.enabled || t.plan.environment !== "Preview" ? [] : headOfUnknownPage(!L(e) && !lt(e) ? getPageUrl(e, void 0, t) : void 0, n.url);
}
function buildTextScript(e, t) {
	return t.plan.config.content.mode === "runtime" ? [{
		kind: "script",
		...cr,
		...t.loading,
		page: e
	}] : [];
}
function getPageAddresses(e, t, n) {
	let { found: r, hosted: i, plan: a } = e, o = new Map(t.map((e) => [e.path, e.canonical]));
	return new Map([...r.pages, ...r.inApp].flatMap(([t, r]) => {
		let s = getPageUrl(t, r, e), c = o.get(t);
		if (!s) return [];
		if (!c || c === s) return [[r.slug, s]];
		let l = URL.parse(c, s) ?? new URL(s), u = l.origin === a.config.site.url ? i.answer(l.pathname).status : 200;
		return u === 200 ? [[r.slug, isSamePage(l, new URL(s)) ? l.href : s]] : (n.push(`${t}: its canonical link names ${c}, which returns ${u}.`), [[r.slug, s]]);
	}));
}
function isSamePage(e, t) {
	return e.origin === t.origin && e.search === "" && R(e.pathname) === R(t.pathname);
}
async function cacheSeo(e, t) {
	let { plan: n, seo: r, found: i, hosted: a } = e;
	if (!r?.cached) return;
	let { follows: o, pages: s } = r.cached, c = new Set([...i.pages.values(), ...i.inApp.values()].map((e) => e.slug)), l = a.rules.routes.some(({ roles: e }) => e), isPublic = (e) => !l && c.has(e.slug), u = s.filter((e) => !isPublic(e));
	if (u.length > 0 && await storeOnHost({
		follows: o,
		pages: u
	}, n, t), !l) return formatCachedSeo({
		follows: o,
		pages: s.filter(isPublic)
	});
}
// src/deploy/steps/finish/pages/assets.ts
const lr = /^<script|\brel\s*=\s*["']?(stylesheet|modulepreload|preload)/i, ur = /<(?:script|link)\b[^<>]*?\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*/gi;
function loadedAddresses(e) {
	return [...e.slice(0, 262144).replace(/<!--[\s\S]*?(?:-->|$)/g, "").replace(/(<script\b[^<>]*>)[\s\S]*?(?:<\/script|$)/gi, "$1").matchAll(ur)].flatMap(([e, t, n, r]) => {
		let i = ot(t ?? n ?? r ?? "").trim();
		return i === "" || !lr.test(e) ? [] : i;
	});
}
function baseAddress(e) {
	let [, t] = /<base\b[^<>]*?\shref\s*=\s*["']?([^"'\s>]*)/i.exec(e) ?? [];
	return t;
}
function missingAssets(e, t, n) {
	let r = URL.parse(baseAddress(e) ?? "", t), i = loadedAddresses(e).flatMap((e) => {
		let n = r && URL.parse(e, r.href);
		return !n || n.origin !== new URL(t).origin ? [] : z(n.pathname) ?? [];
	});
	return [...new Set(i)].filter((e) => !n(e));
}
// src/deploy/steps/finish/pages/pages.ts
const dr = {
	made: new Map(),
	reasons: new Map()
};
function htmlFiles(e) {
	return e.files.map((e) => e.path).filter((e) => P(e) && !e.startsWith("_gatsby/slices/")).sort();
}
function findPageFiles(e, t, n, r = B({})) {
	let i = new Map(t.map((e) => [e, e])), a = Map.groupBy(t, I), o = Map.groupBy(t, (e) => I(e).toLowerCase()), s = commonBase(e), getNames = ({ path: e }) => [...candidates(e), ...s === "" ? [] : candidates(e.slice(s.length))], c = [
		(e) => i.get(e),
		(e) => only(a.get(I(e))),
		(e) => only(o.get(I(e).toLowerCase()))
	], l = new Map(), u = [], d = e;
	for (let [e, t] of c.entries()) d = d.filter((n) => {
		let r = getNames(n).map(t).find((e) => e && !l.has(e));
		return !r || (l.set(r, n), e === 2 && u.push({
			page: n,
			file: r
		}), !1);
	});
	let f = t.filter((e) => !l.has(e) && e !== n?.file && !L(e)), { made: p, reasons: m } = n ? appPages(d, t, n, r) : dr, h = new Set(p.values());
	return {
		pages: l,
		inApp: p,
		notBuilt: d.filter((e) => !h.has(e)),
		reasons: m,
		unknown: f,
		caseMismatches: u
	};
}
function candidates(e) {
	let t = (e.split(/[?#]/)[0] ?? "").replace(/^\/+|(?<!\/)\/+$/g, "");
	if (t === "") return ["index.html", "index.htm"];
	if (P(t)) return [t];
	let [n, r] = [`${t}/index.html`, `${t}.html`];
	return [
		...e.endsWith("/") ? [n, r] : [r, n],
		`${t}.htm`,
		`${t}/index.htm`
	];
}
function commonBase(e) {
	let t = e.map((e) => e.path.replace(/(?<!\/)\/+$/, "")).sort((e, t) => e.length - t.length)[0];
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
	let getServedPath = (e) => getNaturalPath(e).replace(/\/$/, "").toLowerCase(), i = new Map(t.map((e) => [getServedPath(e), `/${e}`])), a = new Map(), o = new Map();
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
	let t = I(e.path).replace(/^\/+|(?<!\/)\/+$/g, "").replace(/\/{2,}/g, "/");
	return t === "" ? "index.html" : P(t) ? t : e.path.endsWith("/") ? `${t}/index.html` : `${t}.html`;
}
function refusal(e, t, n, r) {
	let i = I(e.path).split("/");
	if (i.some((e) => e === ".." || e === ".") || /[\u0000-\u001f\\?#*:|"<>]/.test(i.join("/"))) return "its path can't be a file name";
	if (/\.(?!html?$)[a-z0-9]{1,5}$/i.test(i.at(-1) ?? "")) return "its path ends with the extension of a file that isn't a page";
	let a = n.file.slice(0, n.file.lastIndexOf("/") + 1);
	if (!(`/${t}`.startsWith(`/${a}`) || getNaturalPath(t) === `/${a.replace(/\/$/, "")}`)) return `it is outside /${a}, the application's folder`;
	if (!n.relativeAsset) return;
	let o = new HostedSite(new Set([t]), r).getAddress(t, I(e.path)) ?? getNaturalPath(t);
	if (o.slice(1, o.lastIndexOf("/") + 1) !== a) return `${n.file} refers to ${n.relativeAsset} by a relative URL, which resolves incorrectly at ${o}; build with absolute URLs, or add <base href="/">`;
}
// src/deploy/steps/finish/portal/page-seo.ts
function checkPageSeo(e) {
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
		warnings: ke(e)
	};
	let a = {
		...e,
		title: s(t.title) ?? "",
		description: s(t.description) ?? "",
		canonical: s(t.canonical),
		openGraph: e.openGraph && n,
		social: e.social && r,
		structuredData: t.structuredData === void 0 ? void 0 : e.structuredData
	}, o = new Set(i.map((e) => e.field));
	return {
		seo: a,
		errors: i,
		warnings: ke(e).filter((e) => !o.has(e.field))
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
	let i = e[t], a = typeof i == "string" ? Re(i) : 0;
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
			message: `${i} is ${ie(a)}; the recommended maximum is ${ie(Lt)}`
		}];
	});
}
function toFilePath(e, t) {
	let { origin: n, pathname: r } = new URL(e, t);
	if (n === t) return (z(r) ?? r).replace(/^\/+/, "");
}
const fr = {
	title: "",
	description: "",
	updatedAt: "1970-01-01T00:00:00Z"
};
function readPageSeo(e, t) {
	let n = U(Pe, t);
	if (n.success) return {
		seo: n.data,
		malformed: []
	};
	let { issues: r } = n.error, i = r.map((e) => ({
		field: e.path.join("."),
		message: e.message
	})), a = r.reduce((e, t) => without(e, t.path), t);
	return {
		seo: U(Pe, {
			...fr,
			pageSlug: e,
			...a
		}).data ?? {
			...fr,
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
function checkSeo(e, t, n) {
	let i = new Map(e.pages.map((e) => [e.slug, e.path])), formatField = (e, t, n) => {
		let r = f([`page "${e}"`, i.has(e) && `(${i.get(e)})`]).join(" ");
		return f([`${r}, ${t || "metadata"}`, n]).join(": ");
	}, a = new Map(), { defaults: o, errors: s } = checkDefaults(e.defaults), c = [...e.malformed.map((e) => formatField(e.pageSlug, e.field, e.message)), ...s.map((e) => `site defaults, ${e.field}: ${e.message}`)], l = [], u = [];
	for (let [n, r] of e.metadata) {
		let e = checkPageSeo(r);
		a.set(n, e.seo), c.push(...e.errors.map((e) => formatField(n, e.field, e.message)));
		for (let { field: r, message: i } of imageWarnings(e.seo, t.origin, t.getSize)) l.push({
			message: i,
			place: formatField(n, r)
		});
		for (let { field: t, message: r } of e.warnings) u.push({
			field: t,
			line: formatField(n, t, r)
		});
	}
	logAdvice(u, e.metadata.size, n);
	let getLocation = () => ({ concern: "search" });
	if (logLines([...Map.groupBy(l, ({ message: e }) => e)].map(formatProblem), n, getLocation, "SEO: "), c.length > 0 && t.onError === "fail") {
		let e = `The portal's SEO metadata has ${r(c.length, "error")}.`;
		throw new T("SEO_INVALID", e, { facts: c });
	}
	return logLines(c, n, getLocation, "SEO metadata omitted: "), {
		...e,
		metadata: a,
		defaults: o
	};
}
function formatProblem([e, t]) {
	let n = t[0]?.place ?? "";
	return t.length === 1 ? `${n}: ${e}` : `${e}: ${n}, and ${t.length - 1} more`;
}
function logAdvice(e, t, n) {
	let [i] = e;
	if (!i) return;
	let a = new Map();
	for (let { field: t } of e) a.set(t, (a.get(t) ?? 0) + 1);
	let o = [...a].map(([e, t]) => `${e} ${t}`).join(", ");
	n.warn(`SEO: ${r(e.length, "field")} of ${r(t, "page")} not as recommended (${o}), e.g. ${i.line}`, { concern: "style" });
}
function logLines(e, t, n, r = "") {
	for (let [i, a] of l(e, 10).entries()) {
		let e = d(a);
		i < 10 ? t.warn(`${r}${e}`, n(a)) : t.info(`${e} of this kind`);
	}
}
// src/deploy/steps/finish/pages/report-pages.ts
function reportPages(e, t, n, i, a = "") {
	let o = new Set(n.filter((e) => e.page).map((e) => e.path)), s = new Set(e.pages.map((e) => e.slug)), search = (e) => logLines(e, i, () => ({ concern: "search" }));
	search([...e.metadata.keys()].filter((e) => !s.has(e)).map((e) => `The portal has metadata for "${e}", but there is no such page: the metadata is not used.`)), search(t.notBuilt.map(({ slug: e, path: n }) => {
		let r = t.reasons.get(e);
		return r ? `No page was created for "${e}" (${n}): ${r}. Its metadata is not used.` : `The build did not produce the portal's page "${e}" (${n}): its metadata is not used.`;
	}));
	let c = t.pages.get(a);
	c && e.metadata.get(c.slug)?.noIndex && search([`The page "${c.slug}" is marked noIndex. Search engines get it at all paths of the application that the portal doesn't know, and list none of these.`]), logLines(t.caseMismatches.map(({ page: e, file: t }) => `The page "${e.slug}" (${e.path}) and its file ${t} differ in case; the hosting is case-sensitive.`), i, () => ({ concern: "visitors" })), search(n.filter((e) => e.skipped).map((e) => `${e.path} was left unchanged: ${e.skipped}.`)), search(n.flatMap(({ path: e, misplacedTags: t }) => t ? `${e} has ${t.join(" and ")} in its body, after content that isn't allowed in a head. It was left there, and may contradict the head.` : []));
	let l = t.unknown.filter((e) => !lt(e));
	if (l.length > 0) {
		let e = C(l.map(d));
		i.info(`${r(l.length, "built page")} unknown to the portal: ${e}. Only the site's own sitemap can list them.`);
	}
	let u = t.pages.size + t.inApp.size, f = u + l.length;
	i.info(`Pages known to the portal: ${u} of ${f}, ${o.size} changed.`);
}
async function fetchPages(e, t) {
	let { pagesBySlug: n, updated: i, known: a } = indexPages(e), { minutes: o, last: s } = e, { log: c } = t, l = new PageFetch(e, i, t), matchesList = ({ slug: e, seo: t }) => n.get(e)?.title === t.title && n.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === i.get(e.slug), u = [...a.values()];
	l.proof = u.find((e) => isSame(e) && !matchesList(e))?.slug;
	let d = u.filter((e) => !isSame(e) || !matchesList(e)), f = [...n.keys()].filter((e) => !a.has(e));
	f.push(...d.map((e) => e.slug)), await l.all(f);
	let p = (s?.follows ?? !0) && l.proof === void 0, isFresh = ({ freshUntil: e }) => e !== void 0 && Date.parse(e) > l.start, m = u.filter((e) => !p && isSame(e) && matchesList(e) && !isFresh(e)), h = [...f, ...m.map((e) => e.slug)];
	await l.all(h.slice(f.length));
	let { metadata: g, malformed: _, fetched: v } = l, y = h.filter((e) => !v.has(e));
	for (let [e, { title: t, description: r }] of n) {
		if (v.has(e)) continue;
		let n = a.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		g.set(e, {
			...n,
			title: t,
			description: r
		});
	}
	l.proof !== void 0 && (s?.follows ?? !0) && c.warn(`The portal's list of pages did not count an edit of the metadata of "${l.proof}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
	let b = n.size - v.size - y.length;
	b > 0 && c.info(`SEO metadata: ${r(v.size, "page")} fetched, ${b} reused from the last deployment.`);
	let x = y.filter((e) => !a.has(e)).length;
	y.length > 0 && c.warn(`SEO metadata of ${r(y.length, "page")} not fetched within ${o} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${y.length - x}) or left as built (${x}). The next deployment continues: ${C(y)}.`, { concern: "search" });
	let S = [...u.filter((e) => !v.has(e.slug)), ...l.listCacheable(n.keys())], ee = S.map(({ freshUntil: e, ...t }) => t);
	return {
		metadata: g,
		malformed: _,
		unfetched: new Set(y),
		cached: {
			follows: p,
			pages: p ? ee : S
		}
	};
}
function indexPages({ listed: e, described: t, last: n }) {
	let r = new Map(t.map((e) => [e.pageSlug, e])), i = (n?.pages ?? []).filter((e) => r.has(e.slug));
	return {
		pagesBySlug: r,
		updated: new Map(e.map((e) => [e.slug, e.lastUpdated])),
		known: new Map(i.map((e) => [e.slug, e]))
	};
}
var PageFetch = class {
	metadata = new Map();
	malformed = [];
	fetched = new Set();
	start;
	proof;
	#e = new Map();
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = 0;
	#s;
	constructor(e, t, n) {
		this.#t = e, this.#n = t, this.#r = n, this.start = n.clock.now(), this.#s = E(n.clock), this.#i = this.#s + e.minutes * 6e4, this.#a = Math.max(1, Math.floor(e.minutes * St.read) - 4);
	}
	async all(e) {
		this.#o += e.length;
		let t = e[Symbol.iterator](), work = async () => {
			for (; this.fetched.size < this.#a && E(this.#r.clock) < this.#i;) {
				let e = t.next();
				if (e.done === !0) return;
				this.fetched.add(e.value), await this.#c(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, work));
	}
	listCacheable(e) {
		let t = new Set(this.malformed.map((e) => e.pageSlug));
		return [...e].flatMap((e) => {
			let [n, r] = [this.#n.get(e), this.metadata.get(e)];
			if (!this.fetched.has(e) || t.has(e) || !n || !r) return [];
			let i = this.#e.get(e);
			return [{
				slug: e,
				lastUpdated: n,
				seo: r,
				...i && { freshUntil: i }
			}];
		});
	}
	async #c(e) {
		let { clock: t, log: n, signal: r } = this.#r, { client: i, siteId: a } = this.#t;
		try {
			let { value: n, freshMs: o } = await i.getRawPageSeo(a, e, { signal: r }), s = readPageSeo(e, n);
			this.metadata.set(e, s.seo), this.#e.set(e, new Date(t.now() + o).toISOString()), this.malformed.push(...s.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), s.malformed.length === 0 && this.#l(s.seo) && (this.proof ??= e);
		} catch (t) {
			if (t instanceof T && t.code === "USAGE") this.malformed.push({
				pageSlug: e,
				field: "",
				message: t.message
			});
			else if (!(t instanceof Xt) || t.status !== 404) throw t;
		}
		if (E(t) - this.#s < 5e3) return;
		this.#s = E(t);
		let o = `at most ${St.read} calls per minute`;
		n.info(`SEO metadata: ${this.fetched.size} of ${this.#o} pages (${o})`);
	}
	#l(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(this.#n.get(e.pageSlug) ?? e.updatedAt) && t < this.start - 12e4;
	}
};
// src/deploy/steps/finish/portal/fetch-seo.ts
async function fetchSeo(e, t, n) {
	let { portal: r, site: i, seo: a } = e.config;
	try {
		return await readSeo(t, i.id, n, {
			cached: () => readLastSeo(e, n),
			minutes: a.fetchMinutes
		});
	} catch (e) {
		let t = `the SEO metadata of the site "${i.slug}"`;
		throw Yt(e, {
			...pr,
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
		e.getSitemapParts(t, { signal: i }).catch((e) => {
			if (!(e instanceof Xt) || e.status !== 404) throw e;
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
const pr = {
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
		texts: digest([...e.keys()].sort().map((t) => [t, e.get(t)])),
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
	]).sort(), o = i?.join("").replaceAll(/<lastmod>[^<]*<\/lastmod>/g, "");
	return [
		a,
		[...n].sort(([e], [t]) => e < t ? -1 : 1),
		r,
		o
	];
}
function digest(e) {
	let t = rn("sha256");
	for (let n of jsonParts(e, 2)) t.update(n);
	return `sha256:${t.digest("hex")}`;
}
function* jsonParts(e, t) {
	if (!Array.isArray(e) || t === 0) yield JSON.stringify(e, withoutTimes) ?? "null";
	else {
		yield "[";
		for (let [n, r] of e.entries()) n > 0 && (yield ","), yield* jsonParts(r, t - 1);
		yield "]";
	}
}
function withoutTimes(e, t) {
	if (e !== "updatedAt") return o(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t;
}
// src/deploy/steps/finish/service-workers/entries.ts
const mr = "\"[^\"\\n]{0,2000}\"|'[^'\\n]{0,2000}'|`[^`\\n]{0,2000}`|null|true|false|!0|!1|\\d{1,15}", $ = "\\s{0,60}", hr = `["']?\\w{1,40}["']?${$}:${$}(?:${mr})${$}`, gr = RegExp(`\\{${$}${hr}(?:,${$}${hr}){1,5},?${$}\\}`, "g"), _r = RegExp(`["']?(\\w{1,40})["']?${$}:${$}(${mr})`, "g");
function readEntries(e) {
	return [...e.matchAll(gr)].map((e) => {
		let [t] = e, n = [...t.matchAll(_r)].map((t) => {
			let [n, r = "", i = ""] = t;
			return {
				key: r,
				raw: i,
				start: e.index + t.index + n.length - i.length
			};
		}), r = n.filter(({ raw: e }) => /^["'`]/.test(e)).map(({ key: e, raw: t, start: n }) => ({
			key: e,
			text: t.slice(1, -1),
			start: n + 1
		})), getText = (e) => r.find(({ key: t }) => t === e)?.text, i = n.find(({ key: e, raw: t }) => e === "revision" && t === "null");
		return {
			start: e.index,
			end: e.index + t.length,
			url: getText("url"),
			revision: getText("revision"),
			nullAt: i?.start,
			values: r
		};
	});
}
function correctLists({ lists: e, scripts: t }, n, i, a) {
	if (e.length + t.length === 0) return {
		corrected: [],
		warnings: []
	};
	let o = new ServedFiles(n, i), s = [], c = [];
	for (let t of e) {
		o.missing.clear();
		let e = correctList(t, o, a);
		e !== t.text && (n.put(t.file, Buffer.from(e, "latin1")), s.push(t.file)), o.missing.size > 0 && c.push(`${t.file} lists ${r(o.missing.size, "address")} that visitors can't get: ${C([...o.missing])}. Browsers can't install this service worker: returning visitors keep the previous version.`);
	}
	for (let { file: n, text: r } of [...e, ...t]) {
		let e = o.findUnpaired(r);
		e.length > 0 && c.push(`${n} contains the MD5 hash of ${C(e)} as built, in a form that can't be corrected. If it is a list of files, returning visitors keep the page as it was.`);
	}
	return {
		corrected: s,
		warnings: c
	};
}
function markOthers({ others: e }, t) {
	let n = e.length > 0 ? t.changedFiles().sort() : [];
	if (n.length === 0) return [];
	let r = rn("sha256");
	for (let e of n) r.update(e).update(t.read(e));
	let i = `\n// site-deploy: ${r.digest("hex").slice(0, 16)}\n`;
	return e.map(({ file: e, text: n }) => (t.put(e, Buffer.from(n + i, "latin1")), `The service worker ${e} caches files by code of its own, which can't be corrected. It was marked as changed, so that browsers install it again. If it keeps pages that it stored before, returning visitors see those as they were.`));
}
var ServedFiles = class {
	missing = new Set();
	#e;
	#t;
	#n;
	#r;
	constructor(e, t) {
		this.#e = e, this.#t = t, this.#n = new Set(e.changedFiles());
	}
	at(e, t) {
		let [n = ""] = decodeAddress(e).split(/[?#]/);
		if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(n)) return;
		let r = n.startsWith("/") ? "" : X.posix.dirname(t), i = this.#t.answer(A(X.posix.join("/", r, n)));
		return i.location?.startsWith("/") && (i = this.#t.answer(i.location)), i.status >= 400 && i.by !== "service" && this.missing.add(n), i.file;
	}
	isHashed(e) {
		return this.isChanged(e) || this.#e.size(e) <= 16777216;
	}
	isChanged(e) {
		return this.#n.has(e);
	}
	findUnpaired(e) {
		let t = 0, n = new Set();
		for (let { start: r, end: i } of [...readEntries(e), {
			start: e.length,
			end: e.length
		}]) {
			for (let [i] of e.slice(t, r).matchAll(/\b[\da-f]{32}\b/g)) n.add(i);
			t = i;
		}
		return n.size === 0 ? [] : (this.#r ??= new Map([...this.#n].map((e) => [Y("md5", this.#e.readBuilt(e) ?? ""), e])), f([...n].map((e) => this.#r?.get(e))));
	}
	digest(e, t, n = "hex") {
		return Y(t, this.#e.read(e), n);
	}
};
function correctList(e, t, n) {
	switch (e.kind) {
		case "angular": return correctAngular(e, t, n);
		case "blazor": return correctBlazor(e, t, n);
		case "workbox": return correctEntries(e, t, n);
	}
}
function correctAngular({ file: e, text: t }, n, r) {
	let i = u(Buffer.from(t, "latin1").toString());
	if (!o(i) || !o(i.hashTable)) return t;
	let a = { ...i.hashTable };
	for (let t of Object.keys(a)) {
		let r = n.at(t, e);
		r && n.isHashed(r) && (a[t] = n.digest(r, "sha1"));
	}
	for (let e of r) a[`/${e}`] = n.digest(e, "sha1");
	let s = Array.isArray(i.assetGroups) ? i.assetGroups : [], c = s.find((e) => e?.installMode === "prefetch") ?? s[0], l = s.map((e) => e !== c || !o(e) || !Array.isArray(e.urls) ? e : {
		...e,
		urls: [...new Set([...e.urls, ...r.map((e) => `/${e}`)])]
	}), d = JSON.stringify({
		...i,
		assetGroups: l,
		hashTable: a
	}, null, 2);
	return Buffer.from(d).toString("latin1");
}
function correctBlazor(e, t, n) {
	let r = correctEntries(e, t, n);
	if (r === e.text) return r;
	let i = Y("sha256", r, "base64").slice(0, 8);
	return r.replace(/("version"\s{0,9}:\s{0,9}")[^"]*"/, (e, t) => `${t}${i}"`);
}
function correctEntries({ file: e, text: t, kind: n }, r, i) {
	let a = n === "blazor", [o, s] = a ? ["hash", "sha256"] : ["revision", "md5"], digest = (e) => a ? `sha256-${r.digest(e, s, "base64")}` : r.digest(e, s), c = [], l = 0, u = !0;
	for (let n of readEntries(t)) {
		let s = n.values.find(({ key: e }) => e === o);
		if (!n.url || !(s || n.nullAt !== void 0)) continue;
		if (c.push(t.slice(l, n.start)), l = n.start, u) {
			for (let e of i) c.push(`${JSON.stringify({
				url: `/${e}`,
				[o]: digest(e)
			})},`);
			u = !1;
		}
		let d = r.at(n.url, e);
		if (d && (a ? r.isHashed(d) : r.isChanged(d))) {
			n.nullAt !== void 0 && (c.push(t.slice(l, n.nullAt), JSON.stringify(digest(d))), l = n.nullAt + 4);
			for (let { key: e, text: i, start: a } of n.values) {
				let n = /^sha(?:256|384|512)(?=-)/.exec(i)?.[0], s;
				e === o ? s = digest(d) : n && (s = `${n}-${r.digest(d, n, "base64")}`), s !== void 0 && (c.push(t.slice(l, a), s), l = a + i.length);
			}
		}
	}
	return c.join("") + t.slice(l);
}
function decodeAddress(e) {
	let t = Buffer.from(e.replaceAll("\\/", "/"), "latin1").toString();
	try {
		return decodeURI(t);
	} catch {
		return t;
	}
}
// src/deploy/steps/finish/service-workers/find.ts
const vr = /\baddEventListener\(\s{0,9}["'`]fetch["'`]|\bonfetch\s{0,9}=/;
function findServiceWorkers(e, t) {
	let n = foldersAbove(t), r = [], i = [];
	for (let { path: t, file: a, size: o } of e.files) {
		let e = X.posix.basename(t), s = /^precache-manifest\b.*\.js$|^ngsw\.json$/.test(e), c = /\.m?js$/.test(e) && n.has(X.posix.dirname(t));
		if (o > 4194304 || !(s || c)) continue;
		let l = y(a), u = [
			"revision",
			"assetsManifest",
			"hashTable",
			"caches"
		].some((e) => l?.includes(e));
		if (!l || !u) continue;
		let d = l.toString("latin1"), f = detectKind(e, d);
		f ? r.push({
			file: t,
			text: d,
			kind: f
		}) : i.push({
			file: t,
			text: d
		});
	}
	let isPart = ({ file: e }) => {
		let t = X.posix.basename(e).replace(/\.m?js$/, "");
		return [...r, ...i].some((n) => n.file !== e && n.text.includes(t)) || t === "ngsw-worker";
	}, a = i.filter((e) => /\bcaches\b/.test(e.text) && vr.test(e.text));
	return {
		lists: r,
		others: a.filter((e) => !isPart(e)),
		scripts: i.filter((e) => !a.includes(e)),
		shells: new Set([...r, ...a].flatMap(findShells))
	};
}
function foldersAbove(e) {
	let t = new Set();
	for (let n of e) for (let e = X.posix.dirname(n); !t.has(e);) t.add(e), e = X.posix.dirname(e);
	return t;
}
function detectKind(e, t) {
	if (e === "ngsw.json") return "angular";
	if (/\bself\.assetsManifest\s{0,9}=/.test(t)) return "blazor";
	if (readEntries(t).some(({ url: e, revision: t, nullAt: n }) => e && (t ?? n) !== void 0)) return "workbox";
}
function findShells({ file: e, text: t }) {
	let n = X.posix.dirname(e);
	return ["index.html", ...[...t.matchAll(/\bcreateHandlerBoundToURL\(\s{0,9}["'`]([^"'`]{1,200})/g), ...t.matchAll(/["'`]([^"'`\s]{0,200}\/offline-plugin-app-shell-fallback\/index\.html)/g)].map(([, e = ""]) => e)].map((e) => X.posix.resolve("/", n, e).slice(1));
}
// src/hosting/dead-ends.ts
function findDeadEnds(e) {
	let { routes: t, fallback: n, overrides: r } = e.rules, i = [], add = (e, t, n = !1) => i.push({
		rule: e,
		problem: t,
		isStart: n
	}), a = [], o = e.ruleFor("/"), s = [["navigationFallback", n?.rewrite]];
	for (let n of t) {
		let { route: t, rewrite: r, redirect: i } = n, c = `The route ${t}`;
		s.push([c, r]);
		let l = n === o;
		i !== void 0 && (n.methods ?? ["GET"]).includes("GET") && a.push([
			c,
			l ? "/" : pathThatMatches(t, "") ?? t,
			l
		]);
		let [u] = n.roles ? openAddresses(e, n) : [];
		u !== void 0 && add(c, `requires a login, but anybody gets its page at ${u}`);
	}
	for (let [e, { rewrite: t, redirect: n }] of r) {
		let r = `responseOverrides.${e}`;
		s.push([r, t]), n?.startsWith("/") && a.push([r, n]);
	}
	for (let [t, n] of s) n !== void 0 && !e.hasTarget(n) && add(t, `names ${n}, which the site lacks`);
	let c = new Set();
	for (let [t, n, r] of a) {
		let { paths: i, last: a } = e.follow(n);
		if (a) a.status === 404 && a.by !== "service" && a.rule?.redirect === void 0 && add(t, `leads to ${i.at(-1)}, which returns 404`, r);
		else {
			let e = [...new Set(i)].sort().join(" ");
			(r || !c.has(e)) && add(t, `redirects in a circle: ${i.join(", ")}`, r), c.add(e);
		}
	}
	return i;
}
function openAddresses(e, t) {
	let n = pathThatMatches(t.route, "") ?? t.route;
	if (e.ruleFor(n) !== t || /^\/(api|\.auth)(\/|$)/.test(n)) return [];
	let r = e.findPage(t.rewrite ?? n);
	return r === void 0 || isWildcard(t.route) && !r.endsWith("index.html") ? [] : e.visitorsAddresses(r);
}
// src/deploy/steps/finish/hosting/targets.ts
function checkTargets(e, t, n = "all") {
	let { routes: r, fallback: i } = e.rules, isFunction = (e = "") => /^\/api(\/|$)/.test(e), describe = (e, n = "") => `${e} in ${t} rewrites to ${n}, and functions are not deployed`, a = e.ruleFor("/"), o = [];
	for (let e of r) {
		if (!isFunction(e.rewrite)) continue;
		let t = describe(`The route ${e.route}`, e.rewrite);
		if (e === a) throw unbuilt(t);
		o.push(`${t}: it works only with a backend that is linked to the app.`);
	}
	if (isFunction(i?.rewrite)) throw unbuilt(describe("navigationFallback", i?.rewrite));
	for (let { rule: r, problem: i, isStart: a } of n === "some" ? [] : findDeadEnds(e)) {
		let e = `${r} in ${t} ${i}.`;
		if (a && n === "all") throw new T("HOSTING_CONFIG_INVALID", e, { remedy: yr });
		o.push(e);
	}
	return o;
}
const yr = "Correct this route: visitors of the start page get nothing.";
function unbuilt(e) {
	return new T("HOSTING_CONFIG_INVALID", `${e}.`, { remedy: br });
}
const br = "Build static pages (such as nuxt generate, or the generator's static adapter), and remove the rules for the server's functions.";
// src/deploy/steps/finish/start-page.ts
function requireStartPage(e, t) {
	let n = ut((t) => e.has(t));
	if (n && !e.has("index.html") && e.put("index.html", e.readBuilt(n)), e.has("index.html")) return;
	let r = t.files.filter((e) => /(^|\/)index\.html?$/i.test(e)).map((e) => {
		let { dir: t, base: n } = X.posix.parse(e);
		return n === "index.html" ? `found one in ${t}` : `found ${e}: rename it to index.html`;
	}), i = `The site has no index.html in ${t.tree.folder}.`;
	throw new T("START_PAGE_MISSING", i, { facts: l(r, 5) });
}
function requireContent(e, t, n, r) {
	let { hosted: i, hosting: a } = t, o = new HostedSite(e, i.rules);
	for (let e of checkTargets(o, a.configFile?.file ?? "staticwebapp.config.json")) r.warn(e, { concern: "visitors" });
	warnOfBlankPages(e, n, r), e.pages.has("index.html") || requireText(e.readBuilt("index.html"));
}
function warnOfBlankPages(e, t, n) {
	let i = Dt(e.readBuilt("index.html") ?? Buffer.of()), a = t.filter(({ isBlank: e, path: t }) => e && !L(t)), o = new Set(a.map((e) => e.path));
	i && o.add("index.html"), o.size !== 0 && n.warn(`Next.js wrote ${r(o.size, "page")} without content, for redirect() or notFound(): ${C([...o])}. Crawlers, and visitors without scripts, get a blank page with status 200. Let routes of the hosting configuration redirect or return 404 instead.`, { concern: "visitors" });
}
function requireText(e) {
	if (e?.toString().trim() === "") throw new T("START_PAGE_MISSING", "The start page index.html is empty: visitors would see a blank page.", { remedy: br });
}
function checkFirstPages(e, { plan: t, hosted: n }, i) {
	let a = n.ruleFor("/")?.roles !== void 0, { paths: o, last: s } = n.follow("/"), c = new Map(a ? [["index.html", !0]] : []);
	s?.file !== void 0 && c.set(s.file, !1);
	for (let [a, s] of c) {
		let isServed = (t) => {
			let { by: r, status: i, rule: a } = n.answer(A(t));
			return a?.roles ? s : e.has(t.slice(1)) || r === "service" || i < 400 && r !== "fallback";
		}, c = missingAssets(e.readBuilt(a)?.toString() ?? "", t.config.site.url + (s ? "/" : o.at(-1)), isServed);
		if (c.length === 0) continue;
		let l = `${r(c.length, "file")} that visitors don't get: ${C(c)}`, u = a === "index.html" ? "start page" : `page that visitors get first (${a})`;
		i.warn(`The ${u} loads ${l}. Check the base path of the build, and routes that require a login.`, { concern: "visitors" });
	}
}
function remarkOnPages(e, t) {
	let { plan: n, files: r, hosting: i, scripts: a } = t;
	if (hasOwnFallback(n.config.hosting, i.configFile)) return;
	let getHtml = (t) => e.readBuilt(t)?.toString();
	return bt(n.config.site.type, {
		files: r,
		hasScripts: a !== void 0,
		getHtml
	});
}
function addTexts(e, { plan: t, hosted: n }, r, i) {
	if (r) {
		let isOpen = ({ path: e }) => n.isAsOpenAs(`/${j.texts}`, e), getKeys = (e) => new Set(e.flatMap((e) => e.applied)), [t, a] = [getKeys(i), getKeys(i.filter(isOpen))], o = [...r.texts].filter(([e]) => a.has(e) || !t.has(e));
		e.put(j.texts, `${Pt(new Map(o))}\n`);
	}
	t.config.content.mode === "runtime" && e.put(F.path, F.text);
}
async function reportTexts(e, t, n, { log: r, signal: i }) {
	let { plan: a, tree: o, files: s, found: c } = n, l = await textOutcome(e, t, {
		pause: M(i),
		folder: o.folder,
		files: s,
		slugs: new Map([...c.pages].map(([e, t]) => [e, t.slug])),
		hasApp: a.config.site.type === "spa",
		scripts: () => readScripts(o)
	}), { appliedCount: u, takenOver: d } = l;
	if (e.texts.size > 0 && r.info(`Texts: inserted ${u} of ${e.texts.size} into pages.`), d.keys > 0) {
		let e = d.keys === u ? "These texts" : `${d.keys} of them`, t = d.frameworks.join(" and ");
		r.warn(`${e} are on pages taken over in the browser by ${t}, whose build does not contain them: there they revert to the texts of the build. Let the application import its texts ("site-deploy init --texts").`, { concern: "visitors" });
	}
	let f = new Map(l.warnings.map(({ message: e, key: t }) => [e, t])), getLocation = (t) => ({
		...e.problemAt(f.get(t) ?? "", t),
		concern: "visitors"
	});
	logLines([...f.keys()], r, getLocation, `${a.config.content.file}: `);
}
function readScripts(e) {
	return e.files.filter((e) => /\.m?js$/i.test(e.path)).map((e) => $t(e.file, "utf8")).join("\n");
}
async function textOutcome(e, t, n) {
	let r = t.flatMap(({ path: e, applied: t }) => t.map((t) => ({
		key: t,
		file: e
	}))), i = Map.groupBy(r, (e) => e.key), a = new Map();
	for (let { path: e, refused: n } of t) for (let { key: t, reason: r } of n) a.has(t) || a.set(t, {
		file: e,
		reason: r
	});
	let o = new Set(n.slugs.values()), s = [...e.texts.keys()].filter((e) => !i.has(e) && !a.has(e)), c = s.length > 0 && n.hasApp ? n.scripts() : "";
	await n.pause();
	let l = findNamed(c, s);
	await n.pause();
	let u = s.filter((e) => !l.has(e)), d = u.length > 0 ? await carriedKeys(n, c) : new Set(), f = Math.min(10, 1e5 / d.size), lost = ({ applied: e, built: t }) => {
		let n = new Set(t);
		return e.filter((e) => !n.has(e));
	}, p = t.filter((e) => e.framework && lost(e).length > 0), m = u.map((e, t) => {
		if (d.has(e)) return {
			key: e,
			message: `the key "${e}" is only in a comment, noscript or a script`
		};
		let n = t < f ? pe(e, d) : void 0;
		return {
			key: e,
			message: `no page has the text key "${e}"${n === void 0 ? "" : `; did you mean "${n}"?`}`
		};
	});
	for (let [e, { file: t, reason: n }] of a) m.push({
		key: e,
		message: `the text "${e}" was not inserted into ${t}: ${n}`
	});
	for (let [e, t] of i) {
		let [r = ""] = e.split("."), isOther = (e) => (n.slugs.get(e) ?? r) !== r, i = o.has(r) && t.find(({ file: e }) => isOther(e));
		if (!i) continue;
		let a = `the text "${e}" of the page "${r}" is also on another page: ${i.file}`;
		m.push({
			key: e,
			message: a
		});
	}
	return {
		appliedCount: i.size,
		takenOver: {
			keys: new Set(p.flatMap(lost)).size,
			frameworks: [...new Set(p.flatMap((e) => e.framework ?? []))]
		},
		warnings: m
	};
}
function findNamed(e, t) {
	let n = Buffer.from(e), isPartOfKey = (e) => /[\w.-]/.test(String.fromCharCode(n[e] ?? 0)), r = t.map((e) => Buffer.from(e)), i = new Set();
	if (e === "") return i;
	for (let [e, a] of new mt(r).find(n)) {
		let n = a + (r[e]?.byteLength ?? 0), o = t[e];
		o !== void 0 && !isPartOfKey(a - 1) && !isPartOfKey(n) && i.add(o);
	}
	return i;
}
async function carriedKeys(e, t) {
	let n = new Set(), collect = (e) => {
		for (let [, t] of e.matchAll(/data-text-key[a-z-]{0,40}["'`]?\s*[=:]\s*["'`]?([^"'`\s>,}]+)/gi)) t && n.add(t);
	}, r = new Ie();
	for (let t of e.files) {
		await e.pause();
		let n = r.read(X.join(e.folder, t)), i = n.indexOf("data-text-key");
		i !== -1 && collect(n.toString("utf8", i));
	}
	return collect(t), n;
}
// src/deploy/steps/finish/finish.ts
async function finish(e, t, n, r) {
	let i = M(r.signal), { content: a } = e.config, o = a.mode === "commit" ? await ze(e.workspace, a.file) : void 0;
	await i();
	let s = Ge(t.folder), c = new Map(s.files.map((e) => [e.path, e])), l = Nt(e.config, c.size).filter((e) => !c.has(e));
	Qe(s.files, e.config.hosting, l), await limitHeap(c.size);
	let u = await planHosting(e, t), d = checkPortalSeo(await n, e, c, r), { rewritePages: f } = await import("./html.js").then((e) => e.r);
	d && await reportSnapshot(d, e, r);
	let p = buildSources(e, s, u, d, o), m = await f(pageJobs(p), {
		scratch: r.scratch,
		texts: o?.texts ?? new Map(),
		hashes: !!t.origin,
		hold: p.hold,
		holdScript: {
			...p.loading,
			integrity: kt(makeHoldScript(p))
		},
		detectsFrameworks: p.hasFrameworks,
		signal: r.signal
	}), h = new Overlay(c, m);
	await addSitemap(h, p, m, r), await i(), addTexts(h, p, o, m), await i(), h.put(ar, await cacheSeo(p, r));
	let g = addHosting(h, p, r), _ = reportHold(m, p, g, r.log);
	if (_.pages > 0 && addHoldScript(h, m, p), correctServiceWorkers(h, p, r), compressCopies(h, r.scratch), d && reportPages(d, p.found, m, r.log, p.shell?.file), o && await reportTexts(o, m, p, r), m.some(({ replaced: e }) => e)) {
		let { reportOutdated: e } = await import("./html.js").then((e) => e.i);
		await e(m, h, p, o?.texts ?? new Map(), r);
	}
	return requireStartPage(h, p), requireContent(h, p, m, r.log), checkFirstPages(h, p, r.log), await i(), {
		tree: s,
		overlay: h.files,
		pages: h.pages,
		made: madePages(p),
		workers: [...p.serviceWorkers.lists, ...p.serviceWorkers.others].map(({ file: e }) => e),
		hosting: g,
		pinned: _,
		provenance: digestInputs(o?.texts, d),
		origin: t.origin,
		pagesReadAt: d?.readAt
	};
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
	let a = htmlFiles(t), o = e.config.site.type === "spa", s = new Set(t.files.map((e) => e.path)), has = (e) => s.has(e), c = B(withDefaults(n.configFile?.value ?? {}, e.config, has)), l = c.fallback && findTarget(s, c.fallback.rewrite), u = o && findShell(t.folder, a, l) || void 0, d = findPageFiles(r?.pages ?? [], a, u, c);
	for (let e of d.inApp.keys()) s.add(e);
	let f = new HostedSite(s, c), p = (i?.texts.size ?? 0) > 0, m = d.pages.size + d.inApp.size > 0, h = detectScripts(t.folder, a), g = (m || p) && (o || h === "framework"), _ = m ? e.config.seo.hold : "never", v = findServiceWorkers(t, a);
	return {
		plan: e,
		tree: t,
		files: a,
		found: d,
		seo: r,
		hosting: n,
		hosted: f,
		fallbackFile: l,
		shell: u,
		scripts: h,
		hasTexts: p,
		hasFrameworks: g,
		hold: _,
		serviceWorkers: v,
		loading: {
			isAsync: v.others.length > 0,
			needsIntegrity: needsIntegrity(c)
		}
	};
}
function findShell(e, t, n) {
	if (n && t.includes(n)) return readShell(n, $t(X.join(e, n), "utf8"));
}
async function addSitemap(e, t, n, r) {
	let { plan: i, seo: a, found: o } = t, { url: s } = i.config.site, c = e.readBuilt("robots.txt")?.toString();
	if (a) {
		let [{ makeSitemap: l }, { readBuiltSitemaps: u }] = await Promise.all([import("./html.js").then((e) => e.t), import("./html.js").then((e) => e.n)]), read = (t) => e.readBuilt(t), { sitemaps: d, problems: f } = u(read, c, s), p = [], m = getPageAddresses(t, n, p);
		logLines(p, r.log, () => ({ concern: "search" }));
		let { hosted: h, tree: g, files: _ } = t, v = l({
			seo: a,
			found: o,
			origin: s,
			builtSitemaps: d,
			hosted: h,
			addresses: m,
			unlisted: await readUnlisted(g.folder, _, M(r.signal)),
			isApp: t.shell !== void 0
		});
		if (v.problem && i.config.seo.onError === "fail") throw sitemapInvalid(v.problem);
		let y = f.map((e) => `The sitemap from the site's build is deployed unchanged: ${e}.`);
		for (let e of [...y, ...v.warnings]) r.log.warn(e, { concern: "search" });
		v.remark && r.log.info(v.remark);
		for (let [t, n] of v.files) e.put(t, n);
	}
	let l = a && e.has("sitemap.xml") ? `${s}/sitemap.xml` : void 0, u = i.environment === "Preview";
	e.put("robots.txt", nt(c, {
		address: l,
		origin: s
	}, u));
}
function sitemapInvalid(e) {
	return new T("CONTENT_ANSWER_INVALID", "Can't read the portal's sitemap.", {
		facts: [e],
		remedy: "Correct the sitemap in the portal, or set seo.onError: warn to deploy without it."
	});
}
function addHosting(e, t, n) {
	let { plan: r, hosting: i, hosted: a, files: o } = t, s = mergeHosting(r, i, (t) => e.has(t));
	e.put(Q, s.text);
	let c = [...s.warnings, ...cacheWarnings(a, o)], l = remarkOnPages(e, t);
	if (l && n.log.info(l), r.config.content.mode === "runtime") {
		let e = hostingPolicies(s, a, o), t = "Visitors see the texts from the build.", n = {
			script: t,
			requests: t
		};
		c.push(...policyWarnings(F, e, r.config.site.url, n));
	}
	for (let e of c) n.log.warn(e, { concern: "visitors" });
	return s;
}
function correctServiceWorkers(e, t, { log: n }) {
	let { serviceWorkers: r, hosted: i } = t, { corrected: a, warnings: o } = correctLists(r, e, i, getOwnFiles(e));
	a.length > 0 && n.info(`Service worker: ${C(a)} now lists the files as deployed.`);
	for (let t of [...o, ...markOthers(r, e)]) n.warn(t, { concern: "visitors" });
}
function getOwnFiles(e) {
	let t = [...e.files.keys()].filter((e) => e.startsWith(`${j.values}/`));
	return [
		F.path,
		H.path,
		...t
	].filter((t) => e.files.has(t));
}
function madePages(e) {
	return [...e.found.inApp].map(([t, { path: n }]) => ({
		file: t,
		address: e.hosted.getAddress(t, I(n)) ?? `/${t}`
	}));
}
function toFileList(e, t, n) {
	let r = e.reduce((e, t) => e + t.size, 0), i = e.map(encodeRecord).sort(Buffer.compare), a = Buffer.concat(i).toString("base64"), o = [...t?.changed ?? [], ...t?.added ?? []];
	if (o.length === 0) return {
		files: e.length,
		bytes: r,
		list: a,
		changed: n
	};
	let s = Math.ceil(o.length / 16), c = o.filter((e, t) => t % s === 0).map(hashPath), l = Buffer.concat(c).toString("base64");
	return {
		files: e.length,
		bytes: r,
		list: a,
		changed: l
	};
}
function createChangedTest({ changed: e = "" } = {}) {
	let t = Buffer.from(e, "base64").toString("latin1"), n = new Set(t.match(RegExp("[^]{6}", "g")));
	return (e) => n.has(hashPath(e).toString("latin1"));
}
const hashPath = (e) => Y("sha256", e, "buffer").subarray(0, 6);
function fileListLike(e) {
	let t = e.reduce((e, t) => e + t.size, 0), n = Buffer.alloc(e.length * 14).toString("base64");
	return {
		files: e.length,
		bytes: t,
		list: n
	};
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
		removed: new Set(n.keys()),
		grown: a.slice(0, 5)
	};
}
const isRemoved = ({ removed: e }, t) => e.has(hashPath(t).toString("latin1")), listsFiles = (e, t) => readList(t)?.size === e;
function encodeRecord(e) {
	let t = Buffer.alloc(14);
	return hashPath(e.path).copy(t), t.writeUInt32LE(Math.min(e.size, 4294967295), 6), Buffer.from(e.sha256, "hex").copy(t, 10, 0, 4), t;
}
const getRecordKey = (e) => e.toString("latin1", 0, 6);
function readList(e) {
	if (typeof e != "string" || e.length > xr) return;
	let t = Buffer.from(e, "base64");
	if (t.length % 14 != 0 || t.toString("base64") !== e) return;
	let n = Array.from({ length: t.length / 14 }, (e, n) => t.subarray(n * 14, (n + 1) * 14));
	return new Map(n.map((e) => [getRecordKey(e), e]));
}
const xr = 1223320;
// src/shared/live-site/marker-files.ts
function writeMarker(e) {
	let { list: t, ...n } = e.contents ?? {
		files: 0,
		bytes: 0
	}, toJson = (e) => Buffer.from(`${JSON.stringify(e)}\n`);
	if (!t || n.files <= 2e3) return new Map([[D, toJson(e)]]);
	let r = Buffer.from(t, "base64"), i = {
		...e,
		contents: {
			...n,
			listed: Y("sha256", r)
		}
	};
	return new Map([[oe, r], [D, toJson(i)]]);
}
async function readLiveFiles(e, t, n = {}) {
	let r = await i(e, t, n);
	if (!r) return;
	let { files: a = 0, listed: o } = r.contents ?? {}, s = o && await me(`${e}/.well-known/site-deploy-files.bin`, t, n), c = s && Y("sha256", s.body) === o ? s.body.toString("base64") : r.contents?.list, l = listsFiles(a, c);
	l || t.log.info(Sr);
	let u = r.contents && {
		...r.contents,
		list: l ? c : void 0
	};
	return {
		...r,
		contents: u
	};
}
const Sr = "The list of the live files is missing or damaged. Which files this deployment changes is therefore unknown, and the files to verify are chosen from all files.";
// src/deploy/steps/live-site/routes.ts
function whyClosed(e, t) {
	let n = new HostedSite(new Set(), B(e)).ruleFor(t);
	return n && whyRuleCloses(n);
}
function whyRuleCloses(e) {
	let { route: t, roles: n, redirect: r, rewrite: i, statusCode: a = 200 } = e;
	if (n) return `the route ${t} requires a login`;
	if (r !== void 0) return `the route ${t} redirects`;
	if (i !== void 0) return `the route ${t} serves another file`;
	if (a >= 300) return `the route ${t} returns ${a}`;
}
function checkMarkerIsOpen(e, t, n) {
	let r = (t > 2e3 ? [D, oe] : [D]).flatMap((t) => {
		let n = whyClosed(e, `/${t}`);
		return n ? {
			path: t,
			reason: n
		} : [];
	}), [i] = r, a = openFiles(r.map(({ path: e }) => e));
	if (i?.path === ".well-known/site-deploy.json") throw new T("HOSTING_CONFIG_INVALID", `The deployment could not be verified: ${i.reason}, so that /${D} can't be read.`, { remedy: a });
	i && n.warn(`Later deployments can't know which files they change: ${i.reason}, so that /${oe} can't be read. ${a}`);
	let { restriction: o } = B(e);
	o && n.warn(`The hosting configuration only lets some visitors in (${o}): the run fails unless its runner is one of them.`);
}
function openFiles(e) {
	let t = e.map((e) => `{ "route": "/${e}", "allowedRoles": ["anonymous"] }`);
	return `Add ${t.length > 1 ? "these routes as the first ones" : "this route as the first one"} in staticwebapp.config.json; ${t.length > 1 ? "the files hold" : "the file holds"} no secrets: ${t.join(", ")}`;
}
// src/deploy/steps/pack/archiver.ts
var Archiver = class {
	files = [];
	#e;
	#t = [];
	#n = 0;
	#r = 0;
	#i;
	constructor(e) {
		this.#e = J(e, "w", 384);
	}
	add(e) {
		return e.kind === "files" ? this.#a(e) : e.kind === "large" ? this.#o(e) : e.kind === "part" && this.#s(e), this.#r;
	}
	#a(e) {
		let t = this.#n;
		this.#l(e.bytes);
		for (let n of e.files) {
			let e = toHeader(n, n.compressed);
			this.#c(n, e, t), t += 30 + e.name.byteLength + n.compressed, this.#r += n.size;
		}
	}
	#o(e) {
		let { file: t, partCrcs: n } = e;
		this.#i = {
			file: t,
			partCrcs: n,
			offset: this.#n,
			parts: 0,
			done: 0,
			compressed: 0
		};
		let r = toHeader(t, 0), i = Buffer.alloc(30 + r.name.byteLength);
		writeLocalHeader(i, 0, r), this.#l(i);
	}
	#s(e) {
		let { path: t, crc: n, length: r, bytes: i } = e, a = this.#i;
		if (!a || a.file.path !== t || a.partCrcs[a.parts] !== n) throw changedFile(t);
		if (this.#l(i), a.parts += 1, a.done += r, a.compressed += i.byteLength, this.#r += r, a.done < a.file.size) return;
		let o = Buffer.alloc(4);
		o.writeUInt32LE(a.compressed), nn(this.#e, o, 0, o.byteLength, a.offset + 18), this.#c(a.file, toHeader(a.file, a.compressed), a.offset), this.#i = void 0;
	}
	#c({ path: e, size: t, sha256: n }, r, i) {
		this.#t.push(centralHeader(r, i)), this.files.push({
			path: e,
			size: t,
			sha256: n
		});
	}
	#l(e) {
		let t = 0;
		for (; t < e.byteLength;) {
			let n = this.#n + t;
			t += nn(this.#e, e, t, null, n);
		}
		this.#n += e.byteLength;
	}
	end() {
		let e = this.#n;
		return this.#l(Buffer.concat(this.#t)), this.#l(endRecord(this.#t.length, this.#n - e, e)), this.#n;
	}
	close() {
		q(this.#e);
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
const Cr = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 64
};
function threadsFor(e, t) {
	let n = e < 6e6 && t < 500, r = Math.min(4, fn());
	return n || r < 2 ? 0 : r;
}
function startPackWorkers(e, t) {
	let n = Mt({
		module: "deploy/steps/pack/worker",
		threads: e,
		here() {
			let e = new PiecePacker();
			return (t) => e.pack(t.piece, t.buffer);
		},
		getTransferList: (e) => f([e.buffer]),
		resourceLimits: Cr,
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
	let a = yt(t.tree), o = overlaid(a, t), s = o.reduce((e, t) => e + t.size, 0);
	await using c = startPackWorkers(i ?? threadsFor(s, o.length), r.signal);
	checkContents(o, t, e), checkMarkerIsOpen(t.hosting.text, o.length, r.log);
	let l = [...st(o.map((e) => e.path)), ...rt(a.map((e) => e.path))];
	for (let e of l) r.log.warn(e, { concern: "visitors" });
	let u = Ot(a.map((e) => e.path));
	u && r.log.info(u);
	let d = {
		plan: e,
		finished: t,
		sources: a,
		entries: o,
		live: await n,
		deps: r
	}, f = p(() => hashEntries(o, c)), m = isReplaced(e, d.live) ? void 0 : d.live, h = await findUnchanged(getTarget(e), m, f);
	if (h) return createPackage(d, {
		...mark(d, await f()),
		marker: h
	}, { kind: "none" });
	if (e.uploader === "official") {
		let e = await mkdtemp(X.join(r.scratch, "site-")), t = mark(d, await copyEntries(o, e, r.signal));
		return await copyEntries(markerEntries(t.marker), e, r.signal), createPackage(d, t, { kind: "folder" }, e);
	}
	let g = X.join(r.scratch, "site.zip"), _ = $e(r.log, r.clock, "pack", s), v = new Archiver(g);
	try {
		for await (let e of c.work(split(o))) _(v.add(e));
		let e = mark(d, [...v.files]);
		return v.add(new PiecePacker().pack({
			kind: "files",
			entries: markerEntries(e.marker)
		})), createPackage(d, e, {
			kind: "archive",
			file: g,
			bytes: v.end()
		});
	} finally {
		v.close();
	}
}
function isReplaced({ force: e, mode: t, provenance: n }, r) {
	return e || t === "rollback" && r?.provenance.commit !== n.commit;
}
function checkContents(e, t, n) {
	let r = toProvenance(n, t, `sha256:${"0".repeat(64)}`), i = {
		...getTarget(n),
		provenance: r,
		contents: fileListLike(e)
	}, a = [...e, ...markerEntries(i)];
	ht(a.map((e) => e.path));
	let o = new Set(t.tree.files.map((e) => e.path)), s = a.filter((e) => !o.has(e.path)).map((e) => e.path);
	Qe(a.filter((e) => o.has(e.path)), n.config.hosting, s);
}
function createPackage(e, { files: t, changes: n, marker: r }, i, a) {
	let { plan: o, finished: s, sources: c, entries: l, live: u, deps: d } = e;
	s.origin && compareWithArtifact(s.origin.files, t, c, s);
	let f = markerEntries(r), m = f.map(({ path: e, size: t, bytes: n }) => ({
		path: e,
		size: t,
		sha256: sha256(n)
	})), h = Et([...t, ...m]);
	return {
		delivery: i,
		manifest: h,
		marker: r,
		provenance: {
			...toProvenance(o, s, r.provenance.files),
			builtBy: s.origin && (s.origin.builtBy ?? o.provenance).run,
			run: o.provenance.run
		},
		hosting: s.hosting,
		made: s.made,
		workers: s.workers,
		live: u,
		changes: n,
		builtDigest: s.origin?.digest,
		builtBy: s.origin?.builtBy,
		signer: s.origin?.signer,
		folder: p(async () => a ?? copyPacked([...l, ...f], h.files, d))
	};
}
function mark({ plan: e, finished: t, live: n }, r) {
	let { list: i, changed: a } = n?.contents ?? {}, o = changesSince(i, r), s = toProvenance(e, t, G(r));
	return {
		files: r,
		changes: o,
		marker: {
			...getTarget(e),
			provenance: s,
			contents: toFileList(r, o, a)
		}
	};
}
function toProvenance(e, t, n) {
	let { commit: r, tree: i } = e.provenance, { origin: a } = t, o = a && {
		built: G(a.files),
		builtFrom: (a.builtBy ?? e.provenance).commit
	};
	return {
		commit: r,
		tree: i,
		...t.provenance,
		files: n,
		...o
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
const markerEntries = (e) => Array.from(writeMarker(e), ([e, t]) => bytesEntry(e, t));
function overlaid(e, t) {
	let r = new Map();
	for (let t of e) r.set(t.path, t);
	for (let [e, { file: n, size: i, offset: a }] of t.pages) r.set(e, {
		kind: "slice",
		path: e,
		size: i,
		file: n,
		offset: a
	});
	for (let [e, n] of t.overlay) r.set(e, bytesEntry(e, n));
	return tt(r.values()).filter((e) => !n(e.path));
}
async function hashEntries(e, t) {
	let n = [];
	for await (let r of t.work(splitForHashing(e))) r.kind === "hash" && n.push(...r.files);
	return n;
}
function compareWithArtifact(e, t, n, i) {
	let isBuilt = (e) => !i.overlay.has(e) && !i.pages.has(e), a = t.filter((e) => isBuilt(e.path)), o = new Map(a.map((e) => [e.path, e.sha256]));
	for (let [e, { replaces: t }] of i.pages) t && o.set(e, t);
	let s = new Map(n.map((e) => [e.path, o.get(e.path) ?? hashSource(e)])), c = new Set(e.map((e) => e.path)), u = e.filter((e) => !s.has(e.path)), d = e.filter((e) => s.get(e.path) !== e.sha256).filter((e) => s.has(e.path)), f = [
		...u.map((e) => `missing: ${e.path}`),
		...d.map((e) => `changed: ${e.path}`),
		...[...s.keys()].filter((e) => !c.has(e)).map((e) => `added:   ${e}`)
	];
	if (f.length === 0) return;
	let p = `The site and the build job's manifest differ in ${r(f.length, "file")}.`;
	throw new T("ARTIFACT_INVALID", p, { facts: l(f) });
}
async function copyPacked(e, t, n) {
	let r = await mkdtemp(X.join(n.scratch, "site-")), i = new Map(t.map((e) => [e.path, e.sha256])), a = (await copyEntries(e, r, n.signal)).find((e) => e.sha256 !== i.get(e.path));
	if (!a) return r;
	let o = `The file "${a.path}" changed after it was packed.`;
	throw new T("PACKAGE_FILE_CHANGED", o);
}
async function findUnchanged(e, t, n) {
	if (!t || !de(e, t)) return;
	let r = await n();
	if (t.provenance.files === G(r)) return {
		...t,
		contents: toFileList(r, void 0, t.contents?.changed)
	};
}
// src/deploy/make-site.ts
var wr = e({
	makeSite: () => makeSite,
	packSite: () => packSite
});
async function makeSite(e, n, r, i) {
	let a = r && fetchPortalSeo(e, r, i);
	e.mode === "all" && e.config.build.reads && e.event.name !== "local" && i.deps.log.info("Nothing is reused: a single job stores no package, so it always builds.");
	let work = (t) => build(e, t), o = n ?? await i.step("build", work, (n) => t(e, n)), change = (t) => finish(e, o, a, t), s = await i.step("finish", change, re);
	return i.addFacts(wt(s)), s;
}
async function packSite(e, t, n, r) {
	let work = (r) => pack(e, t, n(r), r), i = await r.step("pack", work, le);
	return r.addFacts(ft(i)), i;
}
function fetchPortalSeo(e, t, n) {
	if (!e.config.seo.enabled) return;
	let r = t.portal().then((t) => n.ahead("finish", async (n) => {
		let r = fetchSeo(e, t, n), [i] = await Promise.all([r, import("./html.js").then((e) => e.r)]);
		return i;
	}));
	return r.catch(() => void 0), r;
}
function promotion(e, t, n) {
	let r = p(() => n.ahead("pack", (n) => compareWithPreview(e, t, n)));
	return async (i) => {
		let { origin: a } = t ?? {};
		if (e.mode !== "deploy" || e.environment !== "Production" || !a) return;
		let { live: o } = i;
		if (o?.version === e.version && o.provenance.built === G(a.files)) return;
		let s = await r();
		if (!("unknown" in s)) {
			let e = s.differing === 0 ? "same" : "different";
			n.addFacts({ provenance: {
				...i.provenance,
				preview: e
			} });
		}
		n.addFacts({ comparison: s }), n.deps.log.info(`${se(s)}.`), e.config.approval.build === "same" && requireSame(s, e);
	};
}
async function compareWithPreview(e, t, n) {
	let { listDifferences: r, readPreviewBuild: i } = await import("./rollback.js").then((e) => e.r), a = await i(e, n);
	if (typeof a == "string") return { unknown: a };
	let o = r(t?.origin?.files ?? [], a.files);
	return {
		commit: a.commit,
		differing: o.length,
		names: o.slice(0, 100)
	};
}
function requireSame(e, { version: t }) {
	if ("differing" in e && e.differing === 0) return;
	let n = "names" in e ? l(e.names) : [], r = `The build of ${t} is not the one that its Preview showed`;
	throw new T("BUILD_NOT_APPROVED", `${r}. ${se(e)}.`, { facts: n });
}
function pickSample(e, t, r = toHostedSite(e)) {
	let i = e.manifest.files.filter(({ path: e }) => e !== "staticwebapp.config.json" && !n(e)), isServed = ({ path: e }) => r.visitorsAddresses(e).length > 0, a = i.filter(({ size: e }) => e > 0 && e <= 1048576), o = [...e.changes?.changed ?? [], ...e.changes?.added ?? []].filter((e) => e !== Q), s = new Set(o), c = createChangedTest(e.marker.contents), l = toStart(e.provenance), pick = (e, t) => spread$1(e, t, l, isServed), u = a.filter((e) => s.has(e.path) || c(e.path)), isWorker = ({ path: t }) => e.workers.includes(t), d = u.filter((e) => !P(e.path)), f = [...d.filter(isWorker).filter(isServed), ...pick(d.filter((e) => !isWorker(e)), 16)], { file: p } = r.answer("/"), isStart = ({ path: e }) => e === p, m = u.filter((e) => P(e.path)), h = m.filter(isStart), g = [...h, ...pick(m.filter((e) => !isStart(e)), 16 - Math.min(4, f.length) - h.length)], _ = [...g, ...f.slice(0, 16 - g.length)], isRoot = (e) => /^(index|404)\.html$/.test(e.path) || isWorker(e), v = [...a.filter(isStart), ...a.filter(isRoot).filter(isServed)], y = pick(a.filter((e) => !v.includes(e)), t - new Set(v).size), countChanged = (e, t) => ({
		name: e,
		picked: _.filter(({ path: e }) => s.has(e) && t(e)).length,
		total: o.filter(t).length
	}), b = [countChanged("changed pages", P), countChanged("other changed files", (e) => !P(e))];
	return {
		files: [...new Set([
			..._,
			...v,
			...y
		])],
		fresh: _,
		counts: b.filter(({ total: e }) => e > 0)
	};
}
const toStart = ({ files: e }) => Number.parseInt(e.slice(-8), 16) || 0;
function spread$1(e, t, n, r) {
	let i = new Set(), a = Math.max(1, Math.floor(e.length / Math.max(1, t))), o = Math.min(e.length, 400), s = Math.ceil(e.length / a);
	for (let c = 0; c < o && i.size < t; c += 1) {
		let t = e[(n + c % s * a + Math.floor(c / s)) % e.length];
		t && r(t) && i.add(t);
	}
	return [...i];
}
function toHostedSite({ manifest: e, hosting: t }) {
	return new HostedSite(new Set(e.files.map(({ path: e }) => e)), B(t.text));
}
function planVisits(e, { files: t, fresh: n }) {
	let r = n.map((t) => ({
		file: t,
		paths: e.visitorsAddresses(t.path)
	})), visitAll = (e) => r.flatMap(({ file: t, paths: n }) => e(n, t.path).map((e) => ({
		file: t,
		address: A(e)
	}))), i = visitAll(([e]) => f([e])), a = visitAll((e, t) => f([e.find((e) => e === `/${t}`)])), o = visitAll((e, t) => e.slice(1, 4).filter((e) => e !== `/${t}`)), like = (e) => (t) => ({
		...t,
		asVisitor: e
	}), s = [
		i.map(like(!0)),
		a.map(like(!1)),
		o.map(like(!0))
	], c = [
		i.map(like(!1)),
		a.map(like(!0)),
		o.map(like(!1))
	], l = [...s, ...c].flat(), u = t.filter((e) => !n.includes(e)).map((t, n) => {
		let [r = `/${t.path}`] = e.visitorsAddresses(t.path);
		return {
			file: t,
			address: A(r),
			asVisitor: n % 2 == 0
		};
	}), key = ({ address: e, asVisitor: t }) => `${t} ${e}`;
	return [...[...new Map(l.map((e) => [key(e), e])).values()].slice(0, 48), ...u];
}
async function readFilesBefore(e, t, n) {
	let { url: r } = e;
	if (!r || !t.live) return [];
	let i = toHostedSite(t), a = t.changes?.removed.size, o = [], request = async (e) => {
		let t = await m(r + e, n, { limitMs: 2e3 }).catch(c(() => void 0));
		return t && a && o.push(...findUrls(t)), t;
	}, readSitemap = async () => {
		let e = await request("/sitemap.xml");
		if (!e?.text.includes("<sitemapindex")) return;
		let n = findUrls(e).flatMap((e) => e?.pathname ?? []);
		await Promise.all(spread(n, Er, t.provenance).map(request));
	}, read = async (e) => {
		let t = await request(e.address);
		if (!t) return;
		let { status: n } = t, i = hashBody$1(t), a = n === 404 || n === 200 && i !== e.next, o = n !== 200 || ge(t, r + e.address);
		return a && !(e.gone && o) ? {
			...e,
			status: n,
			sha256: i
		} : void 0;
	}, s = planVisits(i, pickSample(t, 24, i)), l = new Map(s.map(({ file: e, address: t }) => [t, {
		path: e.path,
		address: t,
		next: e.sha256
	}])), u = [...findClosed(t, i), ...l.values()].slice(0, 24), [d] = await Promise.all([Promise.all(u.map(read)), a && readSitemap()]), p = await Promise.all(findRemoved(o, t, i).map(read));
	return f([...p, ...d]);
}
const Tr = /<loc>([^<]+)|<a\s[^<>]*?\bhref\s*=\s*["']?([^"'\s>#?]+)/gi, findUrls = ({ url: e, text: t }) => Array.from(t.matchAll(Tr), ([, t, n = ""]) => URL.parse(t ?? n, e)), Er = 8;
function spread(e, t, n) {
	let r = Math.ceil(e.length / t), i = toStart(n);
	return e.filter((e, t) => (t + i) % r === 0);
}
function findRemoved(e, { changes: t, manifest: n, provenance: r }, i) {
	if (!t?.removed.size) return [];
	let a = new Map();
	for (let n of new Set(e.map((e) => e?.pathname ?? ""))) {
		let e = (z(n) ?? "").replace(/^\/|\/$/g, ""), r = [
			e,
			`${e}.html`,
			`${e}/index.html`
		].find((e) => e !== "" && isRemoved(t, e));
		r && a.set(r, n);
	}
	let o = spread([...a], 4, r), s = listHashes(n);
	return o.flatMap(([e, t]) => [...new Set([t, ...listPaths(e).map(A)])].map((t) => {
		let { file: n = "" } = i.answer(t);
		return {
			path: e,
			address: t,
			next: s.get(n),
			gone: "was removed"
		};
	}));
}
function findClosed({ changes: e, manifest: t }, n) {
	if (![...e?.changed ?? [], ...e?.added ?? []].includes("staticwebapp.config.json") || n.rules.routes.length === 0) return [];
	let r = listHashes(t), i = [];
	for (let { path: e } of t.files.toSorted(pagesFirst)) {
		if (i.length === 4) break;
		let t = A(getNaturalPath(e)), { rule: a, file: o, status: s } = n.answer(t);
		if (!a || e === "staticwebapp.config.json" || o === e && s === 200) continue;
		let c = whyRuleCloses(a) ?? "it now leads elsewhere";
		i.push({
			path: e,
			address: t,
			next: r.get(o ?? ""),
			gone: `is closed, since ${c}`
		});
	}
	return i;
}
const listHashes = ({ files: e }) => new Map(e.map(({ path: e, sha256: t }) => [e, t])), pagesFirst = (e, t) => Number(t.path.endsWith(".html")) - Number(e.path.endsWith(".html"));
async function servesFilesBefore(e, t, n) {
	let r = t.toSorted((e, t) => Number(!!e.gone) - Number(!!t.gone)).slice(0, 8).map(async (t) => {
		let r = `${e}${t.address}`, i = await m(r, n, { newConnection: !0 }), a = await m(r, n, {
			newConnection: !0,
			asVisitor: !0
		}), o = i.status === t.status && hashBody$1(i) === t.sha256, s = a.status === 200 && hashBody$1(a) === t.next;
		return o && !s && !isFromCache(i);
	}), i = await Promise.all(r);
	return i.length > 0 && i.every(Boolean);
}
const isFromCache = (e) => "age" in e.headers, hashBody$1 = ({ body: e }) => Y("sha256", e);
// src/deploy/steps/upload/probe-after-upload.ts
async function checkProduction(e, t, n, r) {
	if (e.environment !== "Production") for (let i of new Set(f([e.config.site.url, n].map(De)))) {
		let { answers: e } = await probeEdges(i, r);
		if (!e.some((e) => k(t.marker, e))) continue;
		let n = `The Preview replaced the live site: ${`${i} serves ${t.marker.version} from the Preview`}.`;
		throw new T("UPLOAD_WRONG_TARGET", n, { remedy: "Redeploy Production immediately." });
	}
}
const Dr = ["DISTRIBUTION_FAILED", "OFFICIAL_CLIENT_FAILED"];
async function isUnchanged(e, t, n, r, i) {
	if (!(n instanceof T) || !Dr.includes(n.code)) return !1;
	let { live: a } = t;
	if (!e.url || !a || n.cause instanceof Tt) return !1;
	let { answers: o, isWhole: s } = await probeEdges(e.url, i), isBefore = (e) => k(a, e) && !isFromCache(e);
	return !s || !o.every(isBefore) ? !1 : servesFilesBefore(e.url, r, i).catch(c(() => !1));
}
async function probeEdges(e, t) {
	let n = Be(e, (e) => m(e, t, { newConnection: !0 })), r = c(() => void 0), i = f(await Promise.all(n.map((e) => e.catch(r))));
	return {
		answers: i,
		isWhole: i.length === n.length
	};
}
// src/deploy/steps/upload/upload.ts
async function upload(e, t, n, r, i, a = () => readFilesBefore(e, t, i)) {
	let o = It(e), s = Le(o);
	if (e.config.build.attestation === "required" && await requireAttestation(e, t, i), s !== null && i.log.info(`The hosting environment is "${s}".`), t.delivery.kind === "none") return { outcome: "unchanged" };
	let c = an();
	r.begins(c);
	let l = Ye(e, async () => t.live, i).then((e) => {
		for (let t of e) i.log.info(t);
	}), u = l.then(a);
	u.catch(() => void 0);
	let { officialClient: d } = n, f = {
		plan: e,
		sitePackage: t,
		target: o,
		correlationId: c,
		officialClient: d,
		record: r,
		current: l,
		before: u
	}, sendWith = (e) => {
		let { http: t, signal: n } = i, r = pt({
			http: t,
			token: e,
			correlationId: c,
			signal: n
		});
		return send({
			...f,
			deploymentToken: e,
			service: r
		}, i);
	};
	return {
		...await sendWith(await n.deploymentToken()).catch(async (e) => {
			if (!(e instanceof T) || !(e.cause instanceof Se)) throw e;
			return i.log.info(`The hosting platform refused the deployment token (${e.cause.message}); retrying once with a new one.`), sendWith(await n.renewDeploymentToken(i));
		}),
		before: await u
	};
}
async function requireAttestation(e, t, n) {
	if (!t.builtDigest) throw new T("ATTESTATION_MISSING", "The package was not built by a separate job.");
	let { checkAttestation: r } = await import("./attestation.js").then((e) => e.t), { signer: i } = t, a = i && {
		...e.event,
		sha: i.commit,
		ref: i.ref
	};
	await r(a ? {
		...e,
		event: a,
		builtBy: i.workflow
	} : e, t.builtDigest, n);
}
async function send(e, t) {
	let { delivery: n } = e.sitePackage, sendOfficial = async (n) => {
		let { uploadOfficial: r } = await import("./official-client.js").then((e) => e.t);
		return r(e, n, t);
	};
	if (n.kind !== "archive") {
		let n = _t(e, t);
		return n.catch(() => void 0), await e.current, sendOfficial(n);
	}
	let r;
	try {
		r = await Ct(e, t);
	} catch (n) {
		if (e.plan.uploader !== "auto" || !je(n)) throw n;
		return t.log.warn(`Uploading with the platform's client instead. ${n.message} ${n.facts[0] ?? ""}`), sendOfficial(Promise.resolve(void 0));
	}
	return dt(e, r, n, t);
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
async function settle(e) {
	let t = await Promise.allSettled(e), n = c((e) => e);
	return {
		seen: t.flatMap((e) => "value" in e ? [e.value] : []),
		lost: t.flatMap((e) => "reason" in e ? [n(e.reason)] : [])
	};
}
function buildProbes(e, t) {
	let n = new Map(e.manifest.files.map((e) => [e.path, e])), toProbe = (e, r) => {
		let { status: i, file: a = "" } = t.answer(A(r)), { size: o = 0, sha256: s } = n.get(a) ?? {}, check = (e, t) => {
			if (e !== i) return `returns ${e}, expected ${i}`;
			if (s && s !== t) return `does not show /${a} from this build`;
		};
		return {
			name: e,
			path: r,
			size: o,
			check
		};
	}, r = `no-page-${e.marker.provenance.files.slice(-12)}`, i = [`/site-deploy/${r}`, `/${r}`], { fallback: a } = t.rules, o = (a?.exclude ?? []).toSorted(foldersFirst).flatMap((e) => pathThatMatches(e, r) ?? []), answered = (e) => t.answer(A(e)), s = i.find((e) => answered(e).by === "fallback"), c = (a ? [...o, ...i] : i.toReversed()).find((e) => {
		let { by: t, status: n, rule: r } = answered(e), i = r?.roles !== void 0 || r?.statusCode !== void 0;
		return /^(nothing|override)$/.test(t) && n >= 400 && !i;
	}), l = [];
	return s && l.push(toProbe("deep route", s)), c && l.push(toProbe("missing page", c)), l;
}
function foldersFirst(e, t) {
	return Number(t.endsWith("/*")) - Number(e.endsWith("/*"));
}
const hashBody = (e) => Y("sha256", e);
// src/deploy/steps/verify/inspect-marker.ts
async function inspectMarker(e, t, n) {
	let { marker: r, live: i } = t, a = await n(`${e}/${D}`), o = `expected: ${describe(r)}`;
	if (a.status !== 200) {
		let e = mismatch(`/${D} returns ${a.status}`, [o]), { restriction: n } = B(t.hosting.text);
		return a.status === 403 && n ? {
			...e,
			remedy: letIn(n)
		} : e;
	}
	let s = _(a.json), c = ue(a);
	if (!s) return mismatch(`/${D} is not a marker (${c})`, [o]);
	if (k(r, a)) {
		let { origin: t, pathname: n } = new URL(a.url), r = n === "/.well-known/site-deploy.json" ? "" : n;
		return t === new URL(e).origin ? r ? `marker, redirected to ${r}` : "marker" : `marker at ${t}${r}`;
	}
	let l = [o, `served:   ${describe(s)}`];
	if (!isOfLaterRun(s, r, i)) return {
		...mismatch("it serves another build", l),
		isForeign: !0
	};
	let u = `run ${s.run} has deployed another build in the meantime`;
	return {
		...mismatch(u, l),
		remedy: Or
	};
}
const letIn = (e) => `The hosting configuration only lets some visitors in (${e}): let the runner in, for example a self-hosted one, or remove the restriction.`, Or = "Check that run: if its build is the one that should be live, do nothing; otherwise run this one again. A shared \"concurrency\" group in the site's workflows makes its deployments wait for each other.";
function isOfLaterRun(e, t, n) {
	let [r, i, a] = [
		e.run,
		t.run,
		n?.run
	].map(jt);
	return e.slug !== t.slug || e.environment !== t.environment || !r || !i || r === i ? !1 : r > i || a !== void 0 && r > a;
}
async function inspectEdges(e, t, n) {
	let probeSeparately = (e) => n(e, void 0, { newConnection: !0 }), r = [...Be(e, n, 6), ...Be(e, probeSeparately, 6)], i = await Promise.all(r), a = i.filter((e) => !k(t, e)), [o] = a;
	return o ? differing(`some probes found it, but ${a.length} of ${i.length} later ones found something else`, describeServed(t, o)) : "";
}
function describeServed(e, t) {
	let n = `status ${t.status}`;
	return t.status === 200 && (n = describe(_(t.json))), [`expected: ${describe(e)}`, `served:   ${n}`];
}
function describe(e) {
	if (!e) return "no marker";
	let { slug: t, version: n, environment: r, provenance: i } = e, { commit: a, files: o } = i;
	return `${`${t.slice(0, 80)} ${n.slice(0, 80)} (${r.slice(0, 80)})`}, commit ${a.slice(0, 12)}, ${o.slice(0, 19)}`;
}
// src/deploy/steps/verify/visits.ts
async function inspectVisits(e, t, n, i) {
	let { files: a, counts: o } = n;
	if (a.length === 0) return "";
	let { seen: s, lost: c } = await settle(t.map(async (t) => ({
		visit: t,
		wrong: await inspectVisit(e, t, i)
	}))), l = [...Map.groupBy(s, ({ visit: e }) => e.file.path)].flatMap(([e, t]) => {
		let n = t.filter((e) => e.wrong), [r] = n;
		return r ? `stale: /${e}, in ${n.length} of ${t.length} requests: ${r.wrong}` : [];
	});
	if (l.length > 0) return mixed(`${l.length} of ${a.length} checked files are not from this build`, l);
	if (c[0]) throw c[0];
	if (o.length === 0) return `${r(a.length, "file")} by hash`;
	let formatNumber = (e) => e.toLocaleString("en-US");
	return o.map(({ name: e, picked: t, total: n }) => `${formatNumber(t)} of ${formatNumber(n)} ${e}`).join(" and ");
}
async function inspectVisit(e, t, n) {
	let { file: r, address: i, asVisitor: a } = t, o = await n(`${e}${i}`, r.size + 1, { asVisitor: a }), s = a ? ", as browsers ask," : "";
	if (o.status !== 200) return `${i}${s} returns ${o.status}`;
	let c = hashBody(o.body);
	if (c === r.sha256) return;
	let l = r.sha256.slice(0, 12);
	return `${i}${s} has the hash ${c.slice(0, 12)}, expected ${l}`;
}
async function inspectGone(e, t, n) {
	if (t.length === 0) return "";
	let isThere = async ({ address: t, sha256: r }, i) => {
		let a = await n(`${e}${t}`, void 0, { asVisitor: i });
		return !ge(a, e + t) && a.status === 200 && hashBody(a.body) === r;
	}, i = t.map(async (e) => {
		let t = (await Promise.all([!0, !1].map((t) => isThere(e, t)))).filter(Boolean).length;
		return t > 0 && `stale: ${e.address} ${e.gone}, but ${t} of 2 requests got it`;
	}), a = f(await Promise.all(i));
	return a.length > 0 ? mixed("earlier pages are still served", a) : [...Map.groupBy(t, (e) => e.gone === "was removed" ? "removed" : "closed")].map(([e, t]) => r(new Set(t.map(({ path: e }) => e)).size, `${e} page`)).join(" and ");
}
async function inspectAddresses(e, t, n, r, i) {
	if (!i.http.resolve) return "";
	let a = await i.http.resolve(e);
	if (!a) return "other addresses of the host not checked, since a proxy looks them up";
	if (a.length < 2) return "";
	let isV6 = (e) => e.includes(":"), o = [a.filter(isV6), a.filter((e) => !isV6(e))].flatMap((e) => e.slice(0, 2)), s = await Promise.all(o.map(async (i) => {
		let probeThere = (e, t, n) => r(e, t, {
			...n,
			ipAddress: i
		}), { seen: a, lost: o } = await settle([inspectMarkerAt(e, t, i, probeThere), ...n.slice(0, 2).map((t) => inspectVisitAt(e, t, i, probeThere))]);
		return {
			wrong: a.find((e) => typeof e != "string"),
			isReached: o.length === 0
		};
	}));
	return s.find((e) => e.wrong)?.wrong || `${s.filter(({ isReached: e }) => e).length} of ${a.length} addresses of the host`;
}
async function inspectMarkerAt(e, t, n, r) {
	let i = await r(`${e}/${D}`);
	return k(t, i) ? "" : differing(`its address ${n} serves something else`, describeServed(t, i));
}
async function inspectVisitAt(e, t, n, r) {
	let i = await inspectVisit(e, t, r);
	return i ? differing(`its address ${n} serves a file that is not from this build`, [`stale: ${i}`]) : "";
}
async function inspectMadePage(e, t, n, r) {
	let { made: i, marker: a, manifest: o } = t, s = i.filter((e) => n.isServedAt(e.address, e.file)), c = s[(Number.parseInt(a.provenance.files.slice(-8), 16) || 0) % s.length];
	if (!c) return "";
	let l = new Map(o.files.map((e) => [e.path, e])), u = new URL(e + A(c.address)), d = l.get(c.file), p = await r(u.href, (d?.size ?? 0) + 1), m = `the page ${c.address}, which was generated for the application,`;
	if (new URL(p.url).pathname !== u.pathname) return mismatch(`${m} redirects to ${p.url}`, []);
	if (p.status !== 200) return mismatch(`${m} returns ${p.status}`, []);
	if (hashBody(p.body) !== d?.sha256) return mismatch(`${m} is not from this build`, []);
	let isOpen = (e) => {
		let { rule: t } = n.answer(new URL(e).pathname);
		return !t || whyRuleCloses(t) === void 0;
	}, h = findAssets(p.body.toString(), p.url).filter(isOpen).slice(0, 10), g = h.map((e) => inspectAsset(e, l, r)), _ = f(await Promise.all(g));
	return _.length === 0 ? `${c.address} with ${h.length} scripts and styles` : mismatch(`${m} cannot load its scripts and styles`, _);
}
function findAssets(e, t) {
	let n = e.replace(/<!--[\s\S]*?(?:-->|$)/g, ""), r = attribute(/<base\b[^>]*(?:>|$)/i.exec(n)?.[0] ?? "", "href") ?? "", i = URL.parse(r, t) ?? new URL(t), a = [...n.matchAll(/<(?:script|link)\b[^>]*(?:>|$)/gi)].map(([e]) => e).flatMap((e) => {
		let t = /^(stylesheet|modulepreload)$/i.test(attribute(e, "rel") ?? "");
		return attribute(e, "src") ?? (t ? attribute(e, "href") : void 0) ?? [];
	}).flatMap((e) => URL.parse(e, i.href) ?? []).filter((e) => e.origin === i.origin);
	return [...new Set(a.map((e) => e.href))];
}
function attribute(e, t) {
	let [, n, r, i] = RegExp(`\\s${t}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(e) ?? [];
	return (n ?? r ?? i)?.replaceAll("&amp;", "&");
}
async function inspectAsset(e, t, n) {
	let { pathname: r } = new URL(e), i = t.get((z(r) ?? r).slice(1)), a = await n(e, i && i.size + 1);
	if (a.status !== 200) return `${e} returns ${a.status}`;
	let o = ue(a);
	if (o.startsWith("text/html")) return `${e} returns an HTML page (${o})`;
	if (i && i.sha256 !== hashBody(a.body)) return `${e} is not the file from this build`;
}
function planInspection(e, t) {
	let n = toHostedSite(e), r = chooseSample(e, t, n), i = t.filter((e) => e.gone);
	return {
		hosted: n,
		sample: r,
		visits: planVisits(n, r),
		gone: i
	};
}
async function inspect$1(e, t) {
	let { url: n, sitePackage: r, planned: i } = e, a = createProbe(e, t), o = await inspectMarker(n, r, a);
	if (typeof o != "string") return o;
	let { hosted: s, sample: c, visits: l, gone: u } = i(), d = await settle([
		inspectStartPage(n, r, s, a, t.log),
		inspectVisits(n, l, c, a),
		inspectGone(n, u, a),
		inspectMadePage(n, r, s, a),
		...buildProbes(r, s).map((e) => inspectProbe(n, e, a))
	]), f = await settle([inspectEdges(n, r.marker, a)]), p = await settle([inspectAddresses(n, r.marker, l, a, t)]), m = [
		...d.seen,
		...f.seen,
		...p.seen
	], h = m.find((e) => typeof e != "string");
	if (h) return {
		...h,
		hasMarker: !0
	};
	let [g] = [
		...d.lost,
		...f.lost,
		...p.lost
	];
	return g ? {
		isReachable: !1,
		message: g.message,
		facts: [],
		hasMarker: !0
	} : [o, ...m].filter((e) => typeof e == "string" && e !== "");
}
function createProbe(e, t) {
	let { limitMs: n, answers: r = new Map() } = e, i = E(t.clock) + n, a = new Map();
	return async (e, n, o) => {
		let s = JSON.stringify([e, o]), c = (a.get(s) ?? 0) + 1;
		a.set(s, c);
		let l = `${c} ${s}`, u = r.get(l);
		if (u) return u;
		let d = Math.max(1e3, i - E(t.clock)), f = await m(e, t, {
			...o,
			limitMs: d,
			maxBytes: n
		});
		return r.set(l, f), f;
	};
}
function chooseSample(e, t, n) {
	let r = new Map(e.manifest.files.map((e) => [e.path, e])), i = pickSample(e, 8, n), a = t.flatMap(({ path: e, gone: t }) => t ? [] : r.get(e) ?? []), o = [...new Set([...i.fresh, ...a])].slice(0, 16);
	return {
		...i,
		fresh: o,
		files: [...new Set([...o, ...i.files])]
	};
}
const kr = /^(content-type|server|content-length|date)$/i;
async function inspectStartPage(e, t, n, r, i) {
	let { hosting: a, manifest: o, changes: s } = t, c = n.answer("/");
	if (c.status !== 200 && c.rule) return "";
	let l = o.files.find((e) => e.path === c.file), u = await r(`${e}/`, l && l.size + 1), d = [`address: ${u.url}`];
	if (u.status !== 200) return mismatch(`the start page returns ${u.status}`, d);
	let f = c.by === "fallback" ? {} : c.rule?.headers, p = joinHeaders(a.globalHeaders, f ?? {}), m = Object.entries(p).filter(([e, t]) => (u.headers[e.toLowerCase()] ?? "") !== t), h = s && [...s.changed, ...s.added], g = h && !h.includes(l?.path ?? ""), isIgnored = ([e, t]) => g || t === "" || kr.test(e), format = ([e, t]) => `${e}: expected "${t}", served "${u.headers[e.toLowerCase()] ?? "none"}"`;
	for (let e of m.filter(isIgnored)) i.warn(`The hosting platform does not apply a configured header to the start page: ${format(e)}.`, { concern: "visitors" });
	let _ = m.filter((e) => !isIgnored(e)).map(format);
	return _.length > 0 ? mismatch("the start page lacks configured headers", _) : l && hashBody(u.body) !== l.sha256 ? mixed("the start page is not from this build", d) : "start page with its headers";
}
async function inspectProbe(e, t, n) {
	let { name: r, path: i, size: a, check: o } = t, s = await n(`${e}${i}`, a + 1), c = o(s.status, hashBody(s.body));
	return c ? mismatch(`${r} (${i}) ${c}`, []) : r;
}
// src/deploy/steps/verify/verify.ts
const Ar = {
	pause: 250,
	growth: 1.5,
	maxPause: 5e3
};
async function verify(e, t, n, r, i = () => void 0, a) {
	let o = n.outcome === "accepted" && await a;
	if (o) return o;
	let s = n.outcome === "unchanged" ? void 0 : n, c = e.url ?? s?.url;
	if (!c) throw verdict(s, new T("VERIFY_ADDRESS_UNKNOWN", "The hosting platform did not report the environment's address."));
	let { clock: l, signal: u } = r, d = {
		isReachable: !1,
		message: "it was not checked",
		facts: []
	}, f = 1, m = !1, h = timeLimit(e, t), g = s ? h : Math.min(Nr, h), _ = S(t.marker, t.live), v = new Map(), y = p(() => planInspection(t, s?.before ?? [])), b = await Ee({
		clock: l,
		signal: u,
		limit: g,
		...Ar
	}, async (e) => {
		let n = await inspectOnce({
			url: c,
			sitePackage: t,
			planned: y,
			limitMs: e,
			answers: v
		}, r);
		!_ && (Array.isArray(n) || n.hasMarker) && i();
		let a = !Array.isArray(n) && !n.isReachable;
		if (a || v.clear(), Array.isArray(n)) return m = !0, --f, f === 0 ? n : void 0;
		m ||= n.isMixed === !0, a && n.hasMarker && d.isReachable || (m && !a && (f = Mr), r.log.debug(`${c}: ${n.message}`), d = n.isForeign && m ? differing("some probes found it, but the last one found another build", n.facts) : n);
	});
	if (b) return {
		url: c,
		checks: b
	};
	let x = await findHome(c, s, t, r);
	throw x && i(), verdict(s, toError(c, d, x));
}
async function findHome(e, t, { marker: n }, r) {
	let a = t?.url;
	if (!a || a === e) return;
	let o = await i(a, r, { limitMs: jr });
	return S(n, o) ? a : void 0;
}
const jr = 5e3;
async function verifyAhead(e, t, n, r) {
	let { url: i } = e;
	if (!i) return;
	let planned = () => planInspection(t, n), a = await inspectOnce({
		url: i,
		sitePackage: t,
		planned,
		limitMs: 5e3
	}, r);
	if (Array.isArray(a)) return {
		url: i,
		checks: a
	};
}
const Mr = 3, Nr = 3e4;
async function verifyUnchanged(e, t, n) {
	try {
		return await verify(e, t, { outcome: "unchanged" }, n);
	} catch (e) {
		if (!(e instanceof T) || e.code !== "VERIFY_MISMATCH") throw e;
		for (let t of [e.message, ...e.facts]) n.log.warn(t);
		return;
	}
}
function timeLimit(e, { manifest: t }) {
	let n = t.totalBytes / 2e6 + t.files.length / 200;
	return e.config.hosting.verificationTimeoutMinutes * 6e4 + Math.round(n * 1e3);
}
async function inspectOnce(e, t) {
	return inspect$1(e, t).catch(c(({ message: e }) => ({
		isReachable: !1,
		message: e,
		facts: []
	})));
}
function toError(e, t, n) {
	let { isReachable: r, hasMarker: i, message: a } = t, o = n && `${n}, which the deployment token belongs to, serves this build`, s = f([...t.facts, o]), c = n ? `If ${n} hosts this site, point the domain of ${e} to it. Otherwise the portal stores another site's deployment token for this site, and this run has replaced that site: correct the token, then deploy the other site again.` : t.remedy, l = i ? `${e} serves this build, but some requests to it got no response.` : `${e} could not be reached.`;
	if (!r) return new T("VERIFY_UNREACHABLE", l, {
		facts: [a, ...s],
		remedy: c
	});
	let u = `${e} does not serve this build: ${a}.`;
	return new T("VERIFY_MISMATCH", u, {
		facts: s,
		remedy: c
	});
}
function verdict(e, t) {
	if (e?.outcome !== "unknown") return t;
	let { lastPollError: n, correlationId: r } = e, i = f([
		t.message,
		!!n && `last status check: ${n}`,
		`correlation id: ${r}`
	]);
	return new T("DISTRIBUTION_UNKNOWN", "The hosting platform did not report the upload's outcome, and the site does not confirm it.", {
		cause: t,
		facts: i
	});
}
// src/deploy/take-live.ts
var Pr = e({ takeLive: () => takeLive });
async function takeLive(e, t, n, r) {
	let connectForUpload = (e) => Ne(r.deps.http, e);
	if (n.deploymentToken().then(connectForUpload, () => void 0), e.mode === "rollback" && t) {
		let i = await n.portal(), { checkReportedPackage: a } = await import("./rollback.js").then((e) => e.n);
		await r.ahead("plan", (n) => a(e, t, i, n));
	}
	let i = t && await withSigner(e, t, r), a = await makeSite(e, i, n, r), readBefore = async (t) => {
		if (e.force) t.log.info("Forced: replaces the live site without reading it. The changes are therefore unknown, and the files to verify are chosen from all files.");
		else return readLiveFiles(e.url, t, { limitMs: 5e3 });
	}, o = promotion(e, i, r), s = await packSite(e, a, readBefore, r);
	if (await o(s), !await goLive(e, s, n, r)) {
		let t = await packSite({
			...e,
			force: !0
		}, a, async () => s.live, r);
		await o(t), await goLive(e, t, n, r);
	}
	r.complete("succeeded");
}
async function withSigner(e, t, n) {
	let { origin: r } = t, i = r?.builtBy;
	if (!i || e.config.build.attestation !== "required") return t;
	let { proveBuilder: a } = await import("./rollback.js").then((e) => e.i), o = await n.ahead("upload", (t) => a(e, i, t));
	return {
		...t,
		origin: {
			...r,
			signer: o
		}
	};
}
async function goLive(e, t, n, r) {
	let i = p(() => readFilesBefore(e, t, r.deps)), a, probeProduction = () => checkProduction(e, t, a, r.deps).catch((e) => {
		throw e instanceof T && r.hasChanged(), e;
	}), o, verifyEarly = async () => verifyAhead(e, t, await i(), r.deps), s = {
		begins: (e) => r.begins(e),
		mayHaveChanged: () => r.mayHaveChanged(),
		wasRefused: () => r.isAsBefore(),
		isReported() {
			o ??= verifyEarly().catch(() => void 0);
		}
	};
	try {
		let send = (r) => upload(e, t, n, s, r, i), c = await r.step("upload", send, ee);
		if (r.addFacts(vt(c)), c.outcome === "unchanged") {
			let work = (n) => verifyUnchanged(e, t, n), n = await r.step("verify", work, ae);
			return n && r.addFacts({ url: n.url }), !!n;
		}
		a = c.production;
		let verifySite = async (n) => {
			let onChange = () => r.hasChanged(), i = await verify(e, t, c, n, onChange, o);
			return await probeProduction(), i;
		}, { url: l } = await r.step("verify", verifySite, ce);
		return r.addFacts({ url: l }), r.hasChanged(), !0;
	} catch (n) {
		throw r.siteChanged === "no" || r.deps.signal.aborted || (await probeProduction(), await isUnchanged(e, t, n, await i(), r.deps) && r.isAsBefore()), n;
	}
}
export { PiecePacker as i, wr as n, Vn as r, Pr as t };
