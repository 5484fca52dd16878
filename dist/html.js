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
import { At as n, Qt as r, jt as i } from "./shared.js";
import { S as a, Tn as o, Wt as s, Xt as c, _ as l, _t as u, dn as d, f, gn as p, h as m, hn as h, l as g, m as _, mn as v, u as y, v as b, wn as x } from "./shared-later.js";
const { closeSync: S, openSync: C, readSync: w } = globalThis.process.getBuiltinModule("node:fs"), { brotliDecompressSync: T, gunzipSync: E, gzipSync: D, zstdDecompressSync: O } = globalThis.process.getBuiltinModule("node:zlib"), k = globalThis.process.getBuiltinModule("node:path");
function findOldValues(e, t) {
	let n = new Map(), r = new Set();
	for (let { path: t, replaced: i = [] } of e.toSorted((e, t) => e.path < t.path ? -1 : 1)) for (let { key: e, html: a } of i) {
		let i = findText(a), o = n.get(i);
		o && e === void 0 && o.path !== t ? r.add(i) : i.length >= 12 && !o && n.set(i, {
			key: e,
			text: i,
			path: t
		});
	}
	for (let e of r) n.delete(e);
	let i = [...n.values()], a = i.slice(0, 2e3), o = new g(a.map(({ text: e }) => Buffer.from(e))), s = new Set();
	for (let [e] of o.find(Buffer.from(t.join("\n")))) s.add(e);
	return {
		values: a.filter((e, t) => !s.has(t)),
		omitted: i.length - a.length
	};
}
function findText(e) {
	return e.replace(/<!--[^<>]*-->/g, "").split(/<[^<>]*>|[\r\n]/).map((e) => d(e).trim()).reduce((e, t) => t.length > e.length ? t : e, "").slice(0, 120).replace(/[\ud800-\udbff]$/, "");
}
function writtenForms(e) {
	if (/^[ !#-%(-;=?-[\]-~]*$/.test(e)) return [Buffer.from(e)];
	let escaped = (t, n) => Buffer.from(t(e, n), "latin1").toString(), t = [
		e,
		escaped(p, "utf8"),
		escaped(v, "utf8"),
		escaped(p, "ascii")
	].flatMap((e) => [
		e,
		Buffer.from(p(e, "utf8"), "latin1").toString(),
		JSON.stringify(e).slice(1, -1),
		h(e, "ascii").slice(1, -1)
	]);
	return [...new Set(t)].map((e) => Buffer.from(e));
}
// src/deploy/steps/finish/outdated/outdated.ts
var A = e({ reportOutdated: () => reportOutdated });
const j = {
	total: 64 << 20,
	decompressed: 8 << 20,
	chunk: 1 << 20
}, M = 4096, isScript = (e) => /\.[cm]?js$/i.test(e), N = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|mp[34]|m4[av]|webm|og[gv]|wav|wasm|pdf|zip|map)$/i;
async function reportOutdated(e, t, { tree: n, seo: i }, a, { log: o, signal: s }) {
	let c = [...i?.metadata.values() ?? []], l = [
		...a.values(),
		...(i?.pages ?? []).map(({ title: e }) => e),
		...c.flatMap(({ title: e, description: t }) => [e, t])
	], u = findOldValues(e, r(l));
	if (u.values.length === 0) return;
	let d = new PackageSearch(u, t);
	await d.searchAll(n.files, s);
	for (let e of d.warnings()) o.warn(e, { concern: "visitors" });
	d.unsearched && o.info(d.unsearched);
}
var PackageSearch = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = new Map();
	#o = new Set();
	#s = Buffer.allocUnsafeSlow(j.chunk);
	#c = [];
	constructor({ values: e, omitted: t }, n) {
		this.#e = e, this.#t = t, this.#n = n;
		let r = e.map(({ text: e }) => writtenForms(e));
		this.#r = new g(r.flat()), this.#i = r.flatMap((e, t) => e.map(() => t));
	}
	async searchAll(e, t) {
		let n = new Set(e.map(({ path: e }) => e)), r = this.#e.some(({ key: e }) => e !== void 0), i = e.filter(({ path: e }) => {
			if (N.test(e) || !r && (u(e) || isScript(e))) return !1;
			let t = e.replace(/\.(gz|br|zst)$/i, "");
			return !(t !== e && n.has(t)) && !this.#n.files.has(e);
		}), rank = ({ path: e }) => Number(isScript(e)) + 2 * Number(u(e)), a = j.total, s = o(t);
		for (let e of i.sort((e, t) => rank(e) - rank(t) || (e.path < t.path ? -1 : 1))) {
			let t = a < M ? void 0 : this.#l(e, a);
			t === void 0 ? this.#c.push(e.path) : (a -= Math.max(M, t), await s());
		}
	}
	#l({ path: e, file: t, size: n }, r) {
		if (n > r) return;
		if (this.#n.pages.has(e)) return this.#u(e, this.#n.read(e));
		let i = C(t, "r");
		try {
			let t = 0;
			for (let r = 0;;) {
				let a = w(i, this.#s, t, j.chunk - t, null), o = this.#s.subarray(0, t + a);
				if (r === 0 && isCompressed(e, o)) {
					if (a < n) return;
					let t = decompress(e, o);
					return t && a + this.#u(e, t);
				}
				if (this.#u(e, o), r += a, a === 0 || r >= n) return r;
				t = Math.min(o.byteLength, this.#r.longest - 1), o.copy(this.#s, 0, o.byteLength - t);
			}
		} finally {
			S(i);
		}
	}
	#u(e, t) {
		for (let [n, r] of this.#r.find(t)) {
			let i = this.#i[n] ?? 0, a = this.#e[i]?.key;
			if (a === void 0 && (u(e) || isScript(e))) continue;
			u(e) && isShownByOtherKey(t, r, a) && this.#o.add(i);
			let o = this.#a.get(i) ?? new Set();
			this.#a.set(i, o.add(e));
		}
		return t.byteLength;
	}
	warnings() {
		let pick = (e) => [...this.#a].filter(([t]) => !this.#o.has(t) && this.#e[t]?.key !== void 0 === e), report = (e, [t, r]) => {
			let a = [...new Set(e.flatMap(([, e]) => [...e]))].sort();
			return a.length > 0 && `${n(e.length, t)} may still show in ${n(a.length, "file")} that only the build can correct: ${i(a)}. ${r}`;
		};
		return r([report(pick(!0), ["replaced text", "Let the build use the texts of the file that SITE_TEXT_FILE names."]), report(pick(!1), ["replaced metadata value", "Let the build use the values of the file that SITE_SEO_FILE names."])]);
	}
	get unsearched() {
		let e = r([this.#c.length > 0 && `${n(this.#c.length, "file")} (${i(this.#c, 3)})`, this.#t > 0 && `for ${this.#t} of the values`]);
		if (e.length !== 0) return `Not searched for replaced texts, titles and descriptions: ${e.join(", ")}. The limit is ${j.total >> 20} MB.`;
	}
};
function isShownByOtherKey(e, t, n) {
	let r = e.toString("latin1", Math.max(0, t - 400), t), i = r.slice(r.lastIndexOf("<")), [, a] = /\sdata-text-key\s*=\s*["']?([^"'\s>]+)/i.exec(i) ?? [];
	return a !== void 0 && a !== n && i.includes(">");
}
function isCompressed(e, t) {
	let n = t.byteLength < 4 ? 0 : t.readUInt32BE(0);
	return n >>> 16 == 8075 || n === 682962941 || /\.br$/i.test(e);
}
function decompress(e, t) {
	let n = { maxOutputLength: j.decompressed };
	try {
		return /\.br$/i.test(e) ? T(t, n) : t[0] === 31 ? E(t, n) : O(t, n);
	} catch {
		return;
	}
}
// src/deploy/steps/finish/rewrite/rewrite.ts
var P = e({ rewritePages: () => rewritePages });
const F = {
	texts: 2e3,
	metadata: 5e3
}, I = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 2048
};
async function rewritePages(e, t) {
	let n = e[Symbol.iterator](), r = t.texts.size > 0 ? F.texts : F.metadata, i = t.threads === void 0 ? take(n, r) : [], a = t.threads ?? +(i.length === r), o = inBatches(i, n, a < 1 ? 1 : 32);
	using s = new DisposableStack();
	await using l = x({
		module: "deploy/steps/finish/rewrite/worker",
		threads: a,
		here() {
			let e = s.use(new c(buildInput(0, t)));
			return (t) => e.rewriteAll(t);
		},
		getWorkerData: (e) => buildInput(e, t),
		resourceLimits: I,
		signal: t.signal
	});
	let u = [];
	for await (let e of l.work(o)) u.push(...e);
	return u;
}
function buildInput(e, t) {
	let { scratch: n, texts: r, hashes: i, detectsFrameworks: a, hold: o, holdScript: s } = t;
	return {
		spool: k.join(n, `pages-${e}`),
		texts: r,
		hashes: i,
		detectsFrameworks: a,
		hold: o,
		holdScript: s
	};
}
function take(e, t) {
	let n = [];
	for (; n.length < t;) {
		let t = e.next();
		if (t.done) break;
		n.push(t.value);
	}
	return n;
}
function* inBatches(e, t, n) {
	for (; e.length > 0;) yield e.splice(0, n);
	for (let e = take(t, n); e.length > 0; e = take(t, n)) yield e;
}
// node_modules/xmlchars/xml/1.0/ed5.js
var L = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CHAR = "	\n\r -퟿-�𐀀-􏿿", e.S = " 	\r\n", e.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NAME_CHAR = "-" + e.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.CHAR_RE = RegExp("^[" + e.CHAR + "]$", "u"), e.S_RE = RegExp("^[" + e.S + "]+$", "u"), e.NAME_START_CHAR_RE = RegExp("^[" + e.NAME_START_CHAR + "]$", "u"), e.NAME_CHAR_RE = RegExp("^[" + e.NAME_CHAR + "]$", "u"), e.NAME_RE = RegExp("^[" + e.NAME_START_CHAR + "][" + e.NAME_CHAR + "]*$", "u"), e.NMTOKEN_RE = RegExp("^[" + e.NAME_CHAR + "]+$", "u");
	var t = 9, n = 10, r = 13, i = 32;
	e.S_LIST = [
		i,
		n,
		r,
		t
	];
	function isChar(e) {
		return e >= i && e <= 55295 || e === n || e === r || e === t || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isChar = isChar;
	function isS(e) {
		return e === i || e === n || e === r || e === t;
	}
	e.isS = isS;
	function isNameStartChar(e) {
		return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNameStartChar = isNameStartChar;
	function isNameChar(e) {
		return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNameChar = isNameChar;
})), ee = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CHAR = "-퟿-�𐀀-􏿿", e.RESTRICTED_CHAR = "-\b\v\f---", e.S = " 	\r\n", e.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NAME_CHAR = "-" + e.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.CHAR_RE = RegExp("^[" + e.CHAR + "]$", "u"), e.RESTRICTED_CHAR_RE = RegExp("^[" + e.RESTRICTED_CHAR + "]$", "u"), e.S_RE = RegExp("^[" + e.S + "]+$", "u"), e.NAME_START_CHAR_RE = RegExp("^[" + e.NAME_START_CHAR + "]$", "u"), e.NAME_CHAR_RE = RegExp("^[" + e.NAME_CHAR + "]$", "u"), e.NAME_RE = RegExp("^[" + e.NAME_START_CHAR + "][" + e.NAME_CHAR + "]*$", "u"), e.NMTOKEN_RE = RegExp("^[" + e.NAME_CHAR + "]+$", "u");
	var t = 9, n = 10, r = 13, i = 32;
	e.S_LIST = [
		i,
		n,
		r,
		t
	];
	function isChar(e) {
		return e >= 1 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isChar = isChar;
	function isRestrictedChar(e) {
		return e >= 1 && e <= 8 || e === 11 || e === 12 || e >= 14 && e <= 31 || e >= 127 && e <= 132 || e >= 134 && e <= 159;
	}
	e.isRestrictedChar = isRestrictedChar;
	function isCharAndNotRestricted(e) {
		return e === 9 || e === 10 || e === 13 || e > 31 && e < 127 || e === 133 || e > 159 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isCharAndNotRestricted = isCharAndNotRestricted;
	function isS(e) {
		return e === i || e === n || e === r || e === t;
	}
	e.isS = isS;
	function isNameStartChar(e) {
		return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNameStartChar = isNameStartChar;
	function isNameChar(e) {
		return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNameChar = isNameChar;
})), te = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NC_NAME_CHAR = "-" + e.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.NC_NAME_START_CHAR_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "]$", "u"), e.NC_NAME_CHAR_RE = RegExp("^[" + e.NC_NAME_CHAR + "]$", "u"), e.NC_NAME_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "][" + e.NC_NAME_CHAR + "]*$", "u");
	function isNCNameStartChar(e) {
		return e >= 65 && e <= 90 || e === 95 || e >= 97 && e <= 122 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNCNameStartChar = isNCNameStartChar;
	function isNCNameChar(e) {
		return isNCNameStartChar(e) || e === 45 || e === 46 || e >= 48 && e <= 57 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNCNameChar = isNCNameChar;
})), R = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SaxesParser = e.EVENTS = void 0;
	let t = L(), n = ee(), r = te();
	var i = t.isS, a = t.isChar, o = t.isNameStartChar, s = t.isNameChar, c = t.S_LIST, l = t.NAME_RE, u = n.isChar, d = r.isNCNameStartChar, f = r.isNCNameChar, p = r.NC_NAME_RE;
	let m = "http://www.w3.org/XML/1998/namespace", h = "http://www.w3.org/2000/xmlns/", g = {
		__proto__: null,
		xml: m,
		xmlns: h
	}, _ = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	}, v = 8232, isQuote = (e) => e === 34 || e === 39, y = [34, 39], b = [
		...y,
		91,
		62
	], x = [
		...y,
		60,
		93
	], S = [
		61,
		63,
		...c
	], C = [
		...c,
		62,
		38,
		60
	];
	function nsPairCheck(e, t, n) {
		switch (t) {
			case "xml":
				n !== m && e.fail(`xml prefix must be bound to ${m}.`);
				break;
			case "xmlns": n !== h && e.fail(`xmlns prefix must be bound to ${h}.`);
		}
		switch (n) {
			case h:
				e.fail(t === "" ? `the default namespace may not be set to ${n}.` : `may not assign a prefix (even "xmlns") to the URI \
${h}.`);
				break;
			case m: switch (t) {
				case "xml": break;
				case "":
					e.fail(`the default namespace may not be set to ${n}.`);
					break;
				default: e.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(e, t) {
		for (let n of Object.keys(t)) nsPairCheck(e, n, t[n]);
	}
	let isNCName = (e) => p.test(e), isName = (e) => l.test(e);
	e.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	let w = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	var SaxesParser = class {
		constructor(e) {
			this.opt = e ?? {}, this.fragmentOpt = !!this.opt.fragment;
			let t = this.xmlnsOpt = !!this.opt.xmlns;
			if (this.trackPosition = this.opt.position !== !1, this.fileName = this.opt.fileName, t) {
				this.nameStartCheck = d, this.nameCheck = f, this.isName = isNCName, this.processAttribs = this.processAttribsNS, this.pushAttrib = this.pushAttribNS, this.ns = Object.assign({ __proto__: null }, g);
				let e = this.opt.additionalNamespaces;
				e != null && (nsMappingCheck(this, e), Object.assign(this.ns, e));
			} else this.nameStartCheck = o, this.nameCheck = s, this.isName = isName, this.processAttribs = this.processAttribsPlain, this.pushAttrib = this.pushAttribPlain;
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			], this._init();
		}
		get closed() {
			return this._closed;
		}
		_init() {
			var e;
			this.openWakaBang = "", this.text = "", this.name = "", this.piTarget = "", this.entity = "", this.q = null, this.tags = [], this.tag = null, this.topNS = null, this.chunk = "", this.chunkPosition = 0, this.i = 0, this.prevI = 0, this.carriedFromPrevious = void 0, this.forbiddenState = 0, this.attribList = [];
			let { fragmentOpt: t } = this;
			this.state = t ? 13 : 0, this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = t, this.xmlDeclPossible = !t, this.xmlDeclExpects = ["version"], this.entityReturnState = void 0;
			let { defaultXMLVersion: n } = this.opt;
			if (n === void 0) {
				if (this.opt.forceXMLVersion === !0) throw Error("forceXMLVersion set but defaultXMLVersion is not set");
				n = "1.0";
			}
			this.setXMLVersion(n), this.positionAtNewLine = 0, this.doctype = !1, this._closed = !1, this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			}, this.line = 1, this.column = 0, this.ENTITIES = Object.create(_), (e = this.readyHandler) == null || e.call(this);
		}
		get position() {
			return this.chunkPosition + this.i;
		}
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		on(e, t) {
			this[w[e]] = t;
		}
		off(e) {
			this[w[e]] = void 0;
		}
		makeError(e) {
			let t = this.fileName ?? "";
			return this.trackPosition && (t.length > 0 && (t += ":"), t += `${this.line}:${this.column}`), t.length > 0 && (t += ": "), Error(t + e);
		}
		fail(e) {
			let t = this.makeError(e), n = this.errorHandler;
			if (n === void 0) throw t;
			return n(t), this;
		}
		write(e) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let t = !1;
			e === null ? (t = !0, e = "") : typeof e == "object" && (e = e.toString()), this.carriedFromPrevious !== void 0 && (e = `${this.carriedFromPrevious}${e}`, this.carriedFromPrevious = void 0);
			let n = e.length, r = e.charCodeAt(n - 1);
			!t && (r === 13 || r >= 55296 && r <= 56319) && (this.carriedFromPrevious = e[n - 1], n--, e = e.slice(0, n));
			let { stateTable: i } = this;
			for (this.chunk = e, this.i = 0; this.i < n;) i[this.state].call(this);
			return this.chunkPosition += n, t ? this.end() : this;
		}
		close() {
			return this.write(null);
		}
		getCode10() {
			let { chunk: e, i: t } = this;
			if (this.prevI = t, this.i = t + 1, t >= e.length) return -1;
			let n = e.charCodeAt(t);
			if (this.column++, n < 55296) {
				if (n >= 32 || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: return e.charCodeAt(t + 1) === 10 && (this.i = t + 2), this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
					default: return this.fail("disallowed character."), n;
				}
			}
			if (n > 56319) return n >= 57344 && n <= 65533 || this.fail("disallowed character."), n;
			let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
			return this.i = t + 2, r > 1114111 && this.fail("disallowed character."), r;
		}
		getCode11() {
			let { chunk: e, i: t } = this;
			if (this.prevI = t, this.i = t + 1, t >= e.length) return -1;
			let n = e.charCodeAt(t);
			if (this.column++, n < 55296) {
				if (n > 31 && n < 127 || n > 159 && n !== v || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: {
						let n = e.charCodeAt(t + 1);
						(n === 10 || n === 133) && (this.i = t + 2);
					}
					case 133:
					case v: return this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
					default: return this.fail("disallowed character."), n;
				}
			}
			if (n > 56319) return n >= 57344 && n <= 65533 || this.fail("disallowed character."), n;
			let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
			return this.i = t + 2, r > 1114111 && this.fail("disallowed character."), r;
		}
		getCodeNorm() {
			let e = this.getCode();
			return e === -2 ? 10 : e;
		}
		unget() {
			this.i = this.prevI, this.column--;
		}
		captureTo(e) {
			let { i: t } = this, { chunk: n } = this;
			for (;;) {
				let r = this.getCode(), i = r === -2, a = i ? 10 : r;
				if (a === -1 || e.includes(a)) return this.text += n.slice(t, this.prevI), a;
				i && (this.text += `${n.slice(t, this.prevI)}\n`, t = this.i);
			}
		}
		captureToChar(e) {
			let { i: t } = this, { chunk: n } = this;
			for (;;) {
				let r = this.getCode();
				switch (r) {
					case -2:
						this.text += `${n.slice(t, this.prevI)}\n`, t = this.i, r = 10;
						break;
					case -1: return this.text += n.slice(t), !1;
				}
				if (r === e) return this.text += n.slice(t, this.prevI), !0;
			}
		}
		captureNameChars() {
			let { chunk: e, i: t } = this;
			for (;;) {
				let n = this.getCode();
				if (n === -1) return this.name += e.slice(t), -1;
				if (!s(n)) return this.name += e.slice(t, this.prevI), n === -2 ? 10 : n;
			}
		}
		skipSpaces() {
			for (;;) {
				let e = this.getCodeNorm();
				if (e === -1 || !i(e)) return e;
			}
		}
		setXMLVersion(e) {
			this.currentXMLVersion = e, e === "1.0" ? (this.isChar = a, this.getCode = this.getCode10) : (this.isChar = u, this.getCode = this.getCode11);
		}
		sBegin() {
			this.chunk.charCodeAt(0) === 65279 && (this.i++, this.column++), this.state = 1;
		}
		sBeginWhitespace() {
			let e = this.i, t = this.skipSpaces();
			switch (this.prevI !== e && (this.xmlDeclPossible = !1), t) {
				case 60:
					if (this.state = 15, this.text.length !== 0) throw Error("no-empty text at start");
					break;
				case -1: break;
				default: this.unget(), this.state = 13, this.xmlDeclPossible = !1;
			}
		}
		sDoctype() {
			var e;
			let t = this.captureTo(b);
			switch (t) {
				case 62:
					(e = this.doctypeHandler) == null || e.call(this, this.text), this.text = "", this.state = 13, this.doctype = !0;
					break;
				case -1: break;
				default: this.text += String.fromCodePoint(t), t === 91 ? this.state = 4 : isQuote(t) && (this.state = 3, this.q = t);
			}
		}
		sDoctypeQuote() {
			let e = this.q;
			this.captureToChar(e) && (this.text += String.fromCodePoint(e), this.q = null, this.state = 2);
		}
		sDTD() {
			let e = this.captureTo(x);
			e !== -1 && (this.text += String.fromCodePoint(e), e === 93 ? this.state = 2 : e === 60 ? this.state = 6 : isQuote(e) && (this.state = 5, this.q = e));
		}
		sDTDQuoted() {
			let e = this.q;
			this.captureToChar(e) && (this.text += String.fromCodePoint(e), this.state = 4, this.q = null);
		}
		sDTDOpenWaka() {
			let e = this.getCodeNorm();
			switch (this.text += String.fromCodePoint(e), e) {
				case 33:
					this.state = 7, this.openWakaBang = "";
					break;
				case 63:
					this.state = 11;
					break;
				default: this.state = 4;
			}
		}
		sDTDOpenWakaBang() {
			let e = String.fromCodePoint(this.getCodeNorm()), t = this.openWakaBang += e;
			this.text += e, t !== "-" && (this.state = t === "--" ? 8 : 4, this.openWakaBang = "");
		}
		sDTDComment() {
			this.captureToChar(45) && (this.text += "-", this.state = 9);
		}
		sDTDCommentEnding() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), this.state = e === 45 ? 10 : 8;
		}
		sDTDCommentEnded() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), e === 62 ? this.state = 4 : (this.fail("malformed comment."), this.state = 8);
		}
		sDTDPI() {
			this.captureToChar(63) && (this.text += "?", this.state = 12);
		}
		sDTDPIEnding() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), e === 62 && (this.state = 4);
		}
		sText() {
			this.tags.length === 0 ? this.handleTextOutsideRoot() : this.handleTextInRoot();
		}
		sEntity() {
			let { i: e } = this, { chunk: t } = this;
			loop: for (;;) switch (this.getCode()) {
				case -2:
					this.entity += `${t.slice(e, this.prevI)}\n`, e = this.i;
					break;
				case 59: {
					let { entityReturnState: n } = this, r = this.entity + t.slice(e, this.prevI);
					this.state = n;
					let i;
					r === "" ? (this.fail("empty entity name."), i = "&;") : (i = this.parseEntity(r), this.entity = ""), (n !== 13 || this.textHandler !== void 0) && (this.text += i);
					break loop;
				}
				case -1:
					this.entity += t.slice(e);
					break loop;
			}
		}
		sOpenWaka() {
			let e = this.getCode();
			if (o(e)) this.state = 34, this.unget(), this.xmlDeclPossible = !1;
			else switch (e) {
				case 47:
					this.state = 43, this.xmlDeclPossible = !1;
					break;
				case 33:
					this.state = 16, this.openWakaBang = "", this.xmlDeclPossible = !1;
					break;
				case 63:
					this.state = 23;
					break;
				default: this.fail("disallowed character in tag name"), this.state = 13, this.xmlDeclPossible = !1;
			}
		}
		sOpenWakaBang() {
			switch (this.openWakaBang += String.fromCodePoint(this.getCodeNorm()), this.openWakaBang) {
				case "[CDATA[":
					!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = !0), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = !0), this.state = 20, this.openWakaBang = "";
					break;
				case "--":
					this.state = 17, this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = 2, (this.doctype || this.sawRoot) && this.fail("inappropriately located doctype declaration."), this.openWakaBang = "";
					break;
				default: this.openWakaBang.length >= 7 && this.fail("incorrect syntax.");
			}
		}
		sComment() {
			this.captureToChar(45) && (this.state = 18);
		}
		sCommentEnding() {
			var e;
			let t = this.getCodeNorm();
			t === 45 ? (this.state = 19, (e = this.commentHandler) == null || e.call(this, this.text), this.text = "") : (this.text += `-${String.fromCodePoint(t)}`, this.state = 17);
		}
		sCommentEnded() {
			let e = this.getCodeNorm();
			e === 62 ? this.state = 13 : (this.fail("malformed comment."), this.text += `--${String.fromCodePoint(e)}`, this.state = 17);
		}
		sCData() {
			this.captureToChar(93) && (this.state = 21);
		}
		sCDataEnding() {
			let e = this.getCodeNorm();
			e === 93 ? this.state = 22 : (this.text += `]${String.fromCodePoint(e)}`, this.state = 20);
		}
		sCDataEnding2() {
			var e;
			let t = this.getCodeNorm();
			switch (t) {
				case 62:
					(e = this.cdataHandler) == null || e.call(this, this.text), this.text = "", this.state = 13;
					break;
				case 93:
					this.text += "]";
					break;
				default: this.text += `]]${String.fromCodePoint(t)}`, this.state = 20;
			}
		}
		sPIFirstChar() {
			let e = this.getCodeNorm();
			this.nameStartCheck(e) ? (this.piTarget += String.fromCodePoint(e), this.state = 24) : e === 63 || i(e) ? (this.fail("processing instruction without a target."), this.state = e === 63 ? 26 : 25) : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(e), this.state = 24);
		}
		sPIRest() {
			let { chunk: e, i: t } = this;
			for (;;) {
				let n = this.getCodeNorm();
				if (n === -1) {
					this.piTarget += e.slice(t);
					return;
				}
				if (!this.nameCheck(n)) {
					this.piTarget += e.slice(t, this.prevI);
					let r = n === 63;
					r || i(n) ? this.piTarget === "xml" ? (this.xmlDeclPossible || this.fail("an XML declaration must be at the start of the document."), this.state = r ? 33 : 27) : this.state = r ? 26 : 25 : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(n));
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				let e = this.getCodeNorm();
				e === 63 ? this.state = 26 : i(e) || (this.text = String.fromCodePoint(e));
			} else this.captureToChar(63) && (this.state = 26);
		}
		sPIEnding() {
			var e;
			let t = this.getCodeNorm();
			if (t === 62) {
				let { piTarget: t } = this;
				t.toLowerCase() === "xml" && this.fail("the XML declaration must appear at the start of the document."), (e = this.piHandler) == null || e.call(this, {
					target: t,
					body: this.text
				}), this.piTarget = this.text = "", this.state = 13;
			} else t === 63 ? this.text += "?" : (this.text += `?${String.fromCodePoint(t)}`, this.state = 25);
			this.xmlDeclPossible = !1;
		}
		sXMLDeclNameStart() {
			let e = this.skipSpaces();
			e === 63 ? this.state = 33 : e !== -1 && (this.state = 28, this.name = String.fromCodePoint(e));
		}
		sXMLDeclName() {
			let e = this.captureTo(S);
			if (e === 63) this.state = 33, this.name += this.text, this.text = "", this.fail("XML declaration is incomplete.");
			else if (i(e) || e === 61) {
				if (this.name += this.text, this.text = "", !this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
					case 0:
						this.fail("did not expect any more name/value pairs.");
						break;
					case 1:
						this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
						break;
					default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
				}
				this.state = e === 61 ? 30 : 29;
			}
		}
		sXMLDeclEq() {
			let e = this.getCodeNorm();
			e === 63 ? (this.state = 33, this.fail("XML declaration is incomplete.")) : i(e) || (e !== 61 && this.fail("value required."), this.state = 30);
		}
		sXMLDeclValueStart() {
			let e = this.getCodeNorm();
			e === 63 ? (this.state = 33, this.fail("XML declaration is incomplete.")) : i(e) || (isQuote(e) ? this.q = e : (this.fail("value must be quoted."), this.q = 32), this.state = 31);
		}
		sXMLDeclValue() {
			let e = this.captureTo([this.q, 63]);
			if (e === 63) {
				this.state = 33, this.text = "", this.fail("XML declaration is incomplete.");
				return;
			}
			if (e === -1) return;
			let t = this.text;
			switch (this.text = "", this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					let e = t;
					this.xmlDecl.version = e, /^1\.[0-9]+$/.test(e) ? this.opt.forceXMLVersion || this.setXMLVersion(e) : this.fail("version number must match /^1\\.[0-9]+$/.");
					break;
				}
				case "encoding":
					/^[A-Za-z][A-Za-z0-9._-]*$/.test(t) || this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/."), this.xmlDeclExpects = ["standalone"], this.xmlDecl.encoding = t;
					break;
				case "standalone": t !== "yes" && t !== "no" && this.fail("standalone value must match \"yes\" or \"no\"."), this.xmlDeclExpects = [], this.xmlDecl.standalone = t;
			}
			this.name = "", this.state = 32;
		}
		sXMLDeclSeparator() {
			let e = this.getCodeNorm();
			e === 63 ? this.state = 33 : (i(e) || (this.fail("whitespace required."), this.unget()), this.state = 27);
		}
		sXMLDeclEnding() {
			var e;
			this.getCodeNorm() === 62 ? (this.piTarget === "xml" ? this.name !== "version" && this.xmlDeclExpects.includes("version") && this.fail("XML declaration must contain a version.") : this.fail("processing instructions are not allowed before root."), (e = this.xmldeclHandler) == null || e.call(this, this.xmlDecl), this.name = "", this.piTarget = this.text = "", this.state = 13) : this.fail("The character ? is disallowed anywhere in XML declarations."), this.xmlDeclPossible = !1;
		}
		sOpenTag() {
			var e;
			let t = this.captureNameChars();
			if (t === -1) return;
			let n = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			switch (this.name = "", this.xmlnsOpt && (this.topNS = n.ns = Object.create(null)), (e = this.openTagStartHandler) == null || e.call(this, n), this.sawRoot = !0, !this.fragmentOpt && this.closedRoot && this.fail("documents may contain only one root."), t) {
				case 62:
					this.openTag();
					break;
				case 47:
					this.state = 35;
					break;
				default: i(t) || this.fail("disallowed character in tag name."), this.state = 36;
			}
		}
		sOpenTagSlash() {
			this.getCode() === 62 ? this.openSelfClosingTag() : (this.fail("forward-slash in opening tag not followed by >."), this.state = 36);
		}
		sAttrib() {
			let e = this.skipSpaces();
			e !== -1 && (o(e) ? (this.unget(), this.state = 37) : e === 62 ? this.openTag() : e === 47 ? this.state = 35 : this.fail("disallowed character in attribute name."));
		}
		sAttribName() {
			let e = this.captureNameChars();
			e === 61 ? this.state = 39 : i(e) ? this.state = 38 : e === 62 ? (this.fail("attribute without value."), this.pushAttrib(this.name, this.name), this.name = this.text = "", this.openTag()) : e !== -1 && this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			let e = this.skipSpaces();
			switch (e) {
				case -1: return;
				case 61:
					this.state = 39;
					break;
				default: this.fail("attribute without value."), this.text = "", this.name = "", e === 62 ? this.openTag() : o(e) ? (this.unget(), this.state = 37) : (this.fail("disallowed character in attribute name."), this.state = 36);
			}
		}
		sAttribValue() {
			let e = this.getCodeNorm();
			isQuote(e) ? (this.q = e, this.state = 40) : i(e) || (this.fail("unquoted attribute value."), this.state = 42, this.unget());
		}
		sAttribValueQuoted() {
			let { q: e, chunk: t } = this, { i: n } = this;
			for (;;) switch (this.getCode()) {
				case e:
					this.pushAttrib(this.name, this.text + t.slice(n, this.prevI)), this.name = this.text = "", this.q = null, this.state = 41;
					return;
				case 38:
					this.text += t.slice(n, this.prevI), this.state = 14, this.entityReturnState = 40;
					return;
				case 10:
				case -2:
				case 9:
					this.text += `${t.slice(n, this.prevI)} `, n = this.i;
					break;
				case 60:
					this.text += t.slice(n, this.prevI), this.fail("disallowed character.");
					return;
				case -1:
					this.text += t.slice(n);
					return;
			}
		}
		sAttribValueClosed() {
			let e = this.getCodeNorm();
			i(e) ? this.state = 36 : e === 62 ? this.openTag() : e === 47 ? this.state = 35 : o(e) ? (this.fail("no whitespace between attributes."), this.unget(), this.state = 37) : this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			let e = this.captureTo(C);
			switch (e) {
				case 38:
					this.state = 14, this.entityReturnState = 42;
					break;
				case 60:
					this.fail("disallowed character.");
					break;
				case -1: break;
				default: this.text.includes("]]>") && this.fail("the string \"]]>\" is disallowed in char data."), this.pushAttrib(this.name, this.text), this.name = this.text = "", e === 62 ? this.openTag() : this.state = 36;
			}
		}
		sCloseTag() {
			let e = this.captureNameChars();
			e === 62 ? this.closeTag() : i(e) ? this.state = 44 : e !== -1 && this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case 62:
					this.closeTag();
					break;
				case -1: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: e, forbiddenState: t } = this, { chunk: n, textHandler: r } = this;
			scanLoop: for (;;) switch (this.getCode()) {
				case 60:
					if (this.state = 15, r !== void 0) {
						let { text: t } = this, i = n.slice(e, this.prevI);
						t.length === 0 ? i.length !== 0 && r(i) : (r(t + i), this.text = "");
					}
					t = 0;
					break scanLoop;
				case 38:
					this.state = 14, this.entityReturnState = 13, r !== void 0 && (this.text += n.slice(e, this.prevI)), t = 0;
					break scanLoop;
				case 93:
					switch (t) {
						case 0:
							t = 1;
							break;
						case 1:
							t = 2;
							break;
						case 2: break;
						default: throw Error("impossible state");
					}
					break;
				case 62:
					t === 2 && this.fail("the string \"]]>\" is disallowed in char data."), t = 0;
					break;
				case -2:
					r !== void 0 && (this.text += `${n.slice(e, this.prevI)}\n`), e = this.i, t = 0;
					break;
				case -1:
					r !== void 0 && (this.text += n.slice(e));
					break scanLoop;
				default: t = 0;
			}
			this.forbiddenState = t;
		}
		handleTextOutsideRoot() {
			let { i: e } = this, { chunk: t, textHandler: n } = this, r = !1;
			outRootLoop: for (;;) {
				let a = this.getCode();
				switch (a) {
					case 60:
						if (this.state = 15, n !== void 0) {
							let { text: r } = this, i = t.slice(e, this.prevI);
							r.length === 0 ? i.length !== 0 && n(i) : (n(r + i), this.text = "");
						}
						break outRootLoop;
					case 38:
						this.state = 14, this.entityReturnState = 13, n !== void 0 && (this.text += t.slice(e, this.prevI)), r = !0;
						break outRootLoop;
					case -2:
						n !== void 0 && (this.text += `${t.slice(e, this.prevI)}\n`), e = this.i;
						break;
					case -1:
						n !== void 0 && (this.text += t.slice(e));
						break outRootLoop;
					default: i(a) || (r = !0);
				}
			}
			r && (!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = !0), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = !0));
		}
		pushAttribNS(e, t) {
			var n;
			let { prefix: r, local: i } = this.qname(e), a = {
				name: e,
				prefix: r,
				local: i,
				value: t
			};
			if (this.attribList.push(a), (n = this.attributeHandler) == null || n.call(this, a), r === "xmlns") {
				let e = t.trim();
				this.currentXMLVersion === "1.0" && e === "" && this.fail("invalid attempt to undefine prefix in XML 1.0"), this.topNS[i] = e, nsPairCheck(this, i, e);
			} else if (e === "xmlns") {
				let e = t.trim();
				this.topNS[""] = e, nsPairCheck(this, "", e);
			}
		}
		pushAttribPlain(e, t) {
			var n;
			let r = {
				name: e,
				value: t
			};
			this.attribList.push(r), (n = this.attributeHandler) == null || n.call(this, r);
		}
		end() {
			var e, t;
			this.sawRoot || this.fail("document must contain a root element.");
			let { tags: n } = this;
			for (; n.length > 0;) {
				let e = n.pop();
				this.fail(`unclosed tag: ${e.name}`);
			}
			this.state !== 0 && this.state !== 13 && this.fail("unexpected end.");
			let { text: r } = this;
			return r.length !== 0 && ((e = this.textHandler) == null || e.call(this, r), this.text = ""), this._closed = !0, (t = this.endHandler) == null || t.call(this), this._init(), this;
		}
		resolve(e) {
			var t;
			let n = this.topNS[e];
			if (n !== void 0) return n;
			let { tags: r } = this;
			for (let t = r.length - 1; t >= 0; t--) if (n = r[t].ns[e], n !== void 0) return n;
			return n = this.ns[e], n === void 0 ? (t = this.opt).resolvePrefix?.call(t, e) : n;
		}
		qname(e) {
			let t = e.indexOf(":");
			if (t === -1) return {
				prefix: "",
				local: e
			};
			let n = e.slice(t + 1), r = e.slice(0, t);
			return (r === "" || n === "" || n.includes(":")) && this.fail(`malformed name: ${e}.`), {
				prefix: r,
				local: n
			};
		}
		processAttribsNS() {
			let { attribList: e } = this, t = this.tag;
			{
				let { prefix: e, local: n } = this.qname(t.name);
				t.prefix = e, t.local = n;
				let r = t.uri = this.resolve(e) ?? "";
				e !== "" && (e === "xmlns" && this.fail("tags may not have \"xmlns\" as prefix."), r === "" && (this.fail(`unbound namespace prefix: ${JSON.stringify(e)}.`), t.uri = e));
			}
			if (e.length === 0) return;
			let { attributes: n } = t, r = new Set();
			for (let t of e) {
				let { name: e, prefix: i, local: a } = t, o, s;
				i === "" ? (o = e === "xmlns" ? h : "", s = e) : (o = this.resolve(i), o === void 0 && (this.fail(`unbound namespace prefix: ${JSON.stringify(i)}.`), o = i), s = `{${o}}${a}`), r.has(s) && this.fail(`duplicate attribute: ${s}.`), r.add(s), t.uri = o, n[e] = t;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			let { attribList: e } = this, t = this.tag.attributes;
			for (let { name: n, value: r } of e) t[n] !== void 0 && this.fail(`duplicate attribute: ${n}.`), t[n] = r;
			this.attribList = [];
		}
		openTag() {
			var e;
			this.processAttribs();
			let { tags: t } = this, n = this.tag;
			n.isSelfClosing = !1, (e = this.openTagHandler) == null || e.call(this, n), t.push(n), this.state = 13, this.name = "";
		}
		openSelfClosingTag() {
			var e, t;
			this.processAttribs();
			let { tags: n } = this, r = this.tag;
			r.isSelfClosing = !0, (e = this.openTagHandler) == null || e.call(this, r), (t = this.closeTagHandler) == null || t.call(this, r), (this.tag = n[n.length - 1] ?? null) === null && (this.closedRoot = !0), this.state = 13, this.name = "";
		}
		closeTag() {
			let { tags: e, name: t } = this;
			if (this.state = 13, this.name = "", t === "") {
				this.fail("weird empty close tag."), this.text += "</>";
				return;
			}
			let n = this.closeTagHandler, r = e.length;
			for (; r-- > 0;) {
				let r = this.tag = e.pop();
				if (this.topNS = r.ns, n?.(r), r.name === t) break;
				this.fail("unexpected close tag.");
			}
			r === 0 ? this.closedRoot = !0 : r < 0 && (this.fail(`unmatched closing tag: ${t}.`), this.text += `</${t}>`);
		}
		parseEntity(e) {
			if (e[0] !== "#") {
				let t = this.ENTITIES[e];
				return t === void 0 ? (this.fail(this.isName(e) ? "undefined entity." : "disallowed character in entity name."), `&${e};`) : t;
			}
			let t = NaN;
			return e[1] === "x" && /^#x[0-9a-f]+$/i.test(e) ? t = parseInt(e.slice(2), 16) : /^#[0-9]+$/.test(e) && (t = parseInt(e.slice(1), 10)), this.isChar(t) ? String.fromCodePoint(t) : (this.fail("malformed character entity."), `&${e};`);
		}
	};
	e.SaxesParser = SaxesParser;
}))();
const z = "http://www.sitemaps.org/schemas/sitemap/0.9", B = [
	"loc",
	"lastmod",
	"changefreq",
	"priority"
], V = /^(always|hourly|daily|weekly|monthly|yearly|never)$/, H = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/, U = /^[+-]?(\d+(\.\d*)?|\.\d+)$/, W = "elements are nested more than 16 levels deep";
var TooComplex = class extends Error {
	name = "TooComplex";
};
function readSitemaps(e) {
	let t = [], n = [];
	for (let r of e) {
		let e = readSitemap(r);
		if ("problem" in e) return e;
		t.push([...e.entries]), n.push(...e.wrong);
	}
	return {
		entries: t.flat(),
		wrong: n
	};
}
function readSitemap(e) {
	let t = [], n = [], r = [], i = [], a = {}, o = "", s = new ExtensionWriter(), c = new R.SaxesParser({ xmlns: !0 }), report = (e) => r.push(`line ${c.line}: ${e}`);
	c.on("error", (e) => r.push(e.message)), c.on("opentag", (e) => {
		let { local: t, uri: n } = e;
		if (i.length === 16) throw new TooComplex(W);
		i.push(n === z ? t : `{${n}}${t}`), o = "";
		let r = i.length === 3 && i[1] === "url" && n in K;
		(s.isInside || r) && s.open(e), i.length === 1 && i[0] !== "urlset" && report(`<${t}> in place of <urlset xmlns="${z}">`), i.length === 2 && n === z && t !== "url" && report(`<${t}> in place of <url>`), i.length === 2 && (a = {}), i.length === 3 && n === z && !B.some((e) => e === t) && report(`<${t}> in <url>`);
	});
	let addText = (e) => {
		o += e, s.isInside && s.text(e);
	};
	c.on("text", addText), c.on("cdata", addText), c.on("closetag", (e) => {
		s.isInside && s.close(e);
		let r = i.pop(), l = B.find((e) => e === r);
		if (i.length === 2 && l && (l in a && report(`<${l}> a second time in <url>`), a[l] = o.trim()), i.length !== 1 || r !== "url") return;
		let { loc: u, ...d } = a, f = s.take();
		if (u === void 0) t.push(`line ${c.line}: <url> has no <loc>`);
		else if (!URL.canParse(u) || [...u].length > 2048) t.push(`line ${c.line}: <loc> "${u.slice(0, 80)}" is not an address`);
		else {
			let e = withoutWrong(d, (e) => t.push(`line ${c.line}: ${e}`));
			n.push({
				loc: u,
				...e,
				...f !== "" && { extensions: f }
			});
		}
	}), read(c, e, report);
	let [l] = r;
	return l ? { problem: l } : {
		entries: n,
		wrong: t
	};
}
function readSitemapIndex(e) {
	let t = [], n = [], r = !0, i = "", a = new R.SaxesParser({ xmlns: !0 });
	if (a.on("error", () => {
		r = !1;
	}), a.on("opentag", (e) => {
		if (n.length === 16) throw new TooComplex(W);
		n.push(e.uri === z ? e.local : ""), i = "";
	}), a.on("text", (e) => {
		i += e;
	}), a.on("closetag", () => {
		n.join("/") === "sitemapindex/sitemap/loc" && t.push(i.trim()), n.pop();
	}), read(a, e, () => {
		r = !1;
	}), r && /<(?:\w+:)?sitemapindex\b/.test(e)) return t;
}
function read(e, t, n) {
	let r = 0;
	e.on("opentagstart", () => {
		r = 0;
	}), e.on("attribute", () => {
		if (r += 1, r > 100) throw new TooComplex("an element has more than 100 attributes");
	});
	try {
		e.write(t).close();
	} catch (e) {
		if (!(e instanceof TooComplex)) throw e;
		n(e.message);
	}
}
const isPriority = (e) => U.test(e) && Number(e) >= 0 && Number(e) <= 1, G = {
	lastmod: {
		isRight: isDate,
		description: "a date"
	},
	changefreq: {
		isRight: (e) => V.test(e),
		description: "a value that the protocol defines"
	},
	priority: {
		isRight: isPriority,
		description: "from 0 to 1"
	}
};
function withoutWrong(e, t) {
	let n = {};
	for (let r of [
		"lastmod",
		"changefreq",
		"priority"
	]) {
		let { isRight: i, description: a } = G[r], o = e[r];
		o !== void 0 && (i(o) ? n[r] = o : t(`<${r}> "${o.slice(0, 80)}" is not ${a}`));
	}
	return n;
}
function isDate(e) {
	let t = new Date(`${e.slice(0, 10)}T00:00:00Z`);
	return H.test(e) && !Number.isNaN(t.getTime()) && t.toISOString().startsWith(e.slice(0, 10));
}
function escapeXml(e) {
	return e.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`);
}
const K = {
	"http://www.google.com/schemas/sitemap-image/1.1": "image",
	"http://www.google.com/schemas/sitemap-video/1.1": "video",
	"http://www.google.com/schemas/sitemap-news/0.9": "news",
	"http://www.w3.org/1999/xhtml": "xhtml"
};
var ExtensionWriter = class {
	#e = "";
	#t = 0;
	get isInside() {
		return this.#t > 0;
	}
	open(e) {
		this.#t += 1;
		let t = Object.values(e.attributes).filter(({ name: e }) => !/^xmlns(:|$)/.test(e)).map((e) => ` ${e.name}="${escapeXml(e.value)}"`);
		this.#e += `<${formatName(e.local, e.uri)}${t.join("")}>`;
	}
	text(e) {
		this.#e += escapeXml(e);
	}
	close(e) {
		--this.#t, this.#e += `</${formatName(e.local, e.uri)}>`;
	}
	take() {
		let e = this.#e.replace(/>\s+</g, "><").trim();
		return this.#e = "", e;
	}
};
function formatName(e, t) {
	return `${K[t] ?? "unknown"}:${e}`;
}
// src/deploy/steps/finish/sitemap/built-sitemaps.ts
var q = e({ readBuiltSitemaps: () => readBuiltSitemaps });
const J = [
	"sitemap.xml",
	"sitemap-index.xml",
	"sitemap_index.xml",
	"sitemapindex.xml",
	"sitemap-0.xml"
];
function readBuiltSitemaps(e, t, n) {
	let r = [], i = [], a = new Set(), o = [...(t ?? "").matchAll(f)].flatMap(([, e = ""]) => y(e, n) ?? []), s = [...J, ...o];
	for (let t of s) {
		let o = t.replace(/\.gz$/, "");
		if (a.has(o)) continue;
		a.add(o);
		let [c, l] = [e(o), e(`${o}.gz`)], u = c?.toString() ?? (l && unpack(l)), d = {
			path: o,
			isPlain: !!c,
			isCompressed: !!l
		};
		if (u === void 0) {
			l && i.push(`${o}.gz cannot be unpacked`);
			continue;
		}
		let f = readSitemapIndex(u);
		if (f) {
			r.push({
				...d,
				entries: void 0
			}), s.push(...f.flatMap((e) => y(e, n) ?? []));
			continue;
		}
		let p = readSitemap(u);
		"problem" in p ? i.push(`${o} is not valid (${p.problem})`) : r.push({
			...d,
			entries: p.entries
		});
	}
	return {
		sitemaps: r,
		problems: i
	};
}
function unpack(e) {
	try {
		return E(e, { maxOutputLength: 52428800 }).toString();
	} catch {
		return;
	}
}
// src/deploy/steps/finish/sitemap/site-addresses.ts
const Y = "with noindex by X-Robots-Tag", X = "not built";
var SiteAddresses = class {
	#e;
	#t;
	#n;
	#r = new Map();
	#i;
	constructor(e) {
		this.#e = e;
		let { routes: t, globalHeaders: n } = e.hosted.rules, r = [n, ...t.map((e) => e.headers)];
		this.#i = r.some(forbidsIndex);
		let { found: i, seo: a, origin: o } = e;
		this.#t = new Map([...i.pages, ...i.inApp].map(([e, t]) => [t, e]));
		let s = a.pages.map((e) => [toKey(l(o, e.path)), e]);
		this.#n = new Map(s);
	}
	find(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#r.set(e, n), n;
	}
	unite(e) {
		let t = new Map();
		for (let n of e) {
			let { key: e, loc: r } = this.find(n.loc);
			t.has(e) || t.set(e, {
				...n,
				loc: r
			});
		}
		return [...t.values()];
	}
	#a(e) {
		let { origin: t } = new URL(e), n = this.#n.get(toKey(e)), r = n && this.#t.get(n);
		return t === this.#e.origin && n && r ? this.#o(n, r) : this.#l(encode(e), !!n);
	}
	#o(e, t) {
		let { addresses: n, seo: r, origin: i } = this.#e, { noIndex: a } = r.metadata.get(e.slug) ?? {}, o = n.get(e.slug), s;
		return s = a === !0 ? "marked noIndex in the portal" : o ? this.#i && this.#s(o) ? Y : this.#c(t, a) : "behind a login or a redirect", {
			origin: i,
			key: t,
			loc: encode(o ?? l(i, e.path)),
			isBuilt: !0,
			isKnown: !0,
			reason: s
		};
	}
	#s(e) {
		return forbidsIndex(this.#e.hosted.answer(new URL(e).pathname).headers);
	}
	#c(e, t) {
		let n = this.#e.unlisted.get(e);
		return _(e) || n === "fragment" ? "parts of pages, error pages or proofs of ownership" : n === "noindex" && t === void 0 ? "with noindex in their own head" : void 0;
	}
	#l(e, t) {
		let { hosted: n, isApp: r, found: i } = this.#e, { origin: o, pathname: s } = new URL(e), c = n.answer(s), l = c.by === "file" && c.location !== void 0, { status: u, file: d, headers: f, by: p } = l ? n.answer(c.location) : c, m = d !== void 0 && p !== "fallback" && u === 200, h = m ? i.pages.get(d) ?? i.inApp.get(d) : void 0;
		if (h && m && o === this.#e.origin) return this.#o(h, d);
		let g;
		u === 301 || u === 302 ? g = "redirected" : u === 401 || u === 403 ? g = "behind a login" : u >= 400 ? g = X : forbidsIndex(f) ? g = Y : m ? g = this.#c(d) : p === "fallback" && !r && (g = X);
		let _ = m && /(^|\/)index\.html$/.test(s) ? n.visitorsAddresses(d)[0] : void 0, v = e;
		return _ === void 0 ? l && (v = o + c.location) : v = o + a(_), {
			origin: o,
			key: m ? d : toKey(e),
			loc: encode(v),
			isBuilt: m,
			isKnown: t,
			reason: g
		};
	}
};
function forbidsIndex(e) {
	return Object.entries(e).some(([e, t]) => /^x-robots-tag$/i.test(e) && /\b(noindex|none)\b/i.test(t));
}
function toKey(e) {
	let t = new URL(e).pathname.replace(/(?<!\/)\/+$/, "");
	return b(t)?.normalize("NFC") ?? t;
}
function encode(e) {
	let { origin: t, pathname: n, search: r } = new URL(e);
	return t + (n + r).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}
// src/deploy/steps/finish/sitemap/write.ts
const Z = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", Q = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
function writeSitemap(e, t, n = s) {
	let r = [], i = [], a = 600, close = () => {
		i.length > 0 && r.push(urlset(i.join(""))), i = [], a = 600;
	};
	for (let t of e) {
		let e = formatUrl(t), r = Buffer.byteLength(e);
		(i.length >= n.addresses || a + r > n.bytes) && close(), i.push(e), a += r;
	}
	close();
	let [o, ...c] = r;
	if (!o) return new Map();
	if (c.length === 0) return new Map([["sitemap.xml", o]]);
	let l = r.map((e, t) => `sitemap-${t + 1}.xml`);
	return new Map([["sitemap.xml", sitemapIndex(l, t)], ...r.map((e, t) => [l[t] ?? "", e])]);
}
function sitemapIndex(e, t) {
	let n = e.map((e) => `  <sitemap><loc>${escapeXml(`${t}/${e}`)}</loc></sitemap>\n`);
	return `${Z}<sitemapindex ${Q}>\n${n.join("")}</sitemapindex>\n`;
}
function urlset(e) {
	let t = Object.entries(K).filter(([, t]) => e.includes(`<${t}:`)).map(([e, t]) => ` xmlns:${t}="${e}"`).join("");
	return `${Z}<urlset ${Q}${t}>\n${e}</urlset>\n`;
}
function formatUrl(e) {
	let { loc: t, lastmod: n, changefreq: r, priority: i, extensions: a } = e, o = Object.entries({
		loc: t,
		lastmod: n,
		changefreq: r,
		priority: i
	}).flatMap(([e, t]) => t ? [`    <${e}>${escapeXml(t)}</${e}>\n`] : []);
	return a && o.push(`    ${a}\n`), `  <url>\n${o.join("")}  </url>\n`;
}
// src/deploy/steps/finish/sitemap/sitemap.ts
var ne = e({ makeSitemap: () => makeSitemap });
const $ = "not on this site";
function makeSitemap(e) {
	let { seo: t, builtSitemaps: n, origin: r } = e, a = new SiteAddresses(e), o = n.some((e) => e.entries);
	if (t.sitemap === void 0) return o ? mergeBuilt([], e, a) : {
		files: writeSitemap(fromPages(e, a), r),
		warnings: []
	};
	let s = readSitemaps(t.sitemap), c = o ? "the sitemap from the site's build is deployed" : "no sitemap is deployed";
	if ("problem" in s) return {
		files: new Map(),
		warnings: [`The portal's sitemap is not valid (${s.problem}); ${c}.`],
		problem: s.problem
	};
	let { kept: l, warnings: u } = withoutForbidden(s.entries, r, a);
	if (s.wrong.length > 0 && u.unshift(`Left out of the portal's sitemap as invalid: ${i(s.wrong, 5)}.`), !o) return {
		files: writeSitemap(l, r),
		warnings: u
	};
	let d = mergeBuilt(l, e, a);
	return {
		...d,
		warnings: [...u, ...d.warnings]
	};
}
function withoutForbidden(e, t, n) {
	let r = Map.groupBy(e, whyForbidden), a = r.get(void 0) ?? [];
	r.delete(void 0);
	let o = [...r].map(([e, t]) => {
		let n = t.map((e) => e.loc);
		return `Left out of the sitemap (${e}): ${i(n, 5)}.`;
	});
	return {
		kept: n.unite(a),
		warnings: o
	};
	function whyForbidden(e) {
		let { origin: r, reason: i, isBuilt: a } = n.find(e.loc);
		if (r !== t) return $;
		if (i) return i;
		if (!a) return X;
	}
}
function mergeBuilt(e, t, r) {
	let { seo: i, origin: a, builtSitemaps: o } = t, s = i.sitemap !== void 0, c = new Map(e.map((e) => [r.find(e.loc).key, e])), l = c.size, u = new Map(), leave = (e, t) => u.set(e, (u.get(e) ?? new Set()).add(t));
	for (let e of o.flatMap((e) => e.entries ?? [])) {
		let { key: t, loc: n, origin: i, reason: o, isKnown: l } = r.find(e.loc), u = c.get(t);
		i === a ? u ? c.set(t, {
			...e,
			...u
		}) : m(t) ? leave("route templates instead of addresses", t) : o ? leave(o, t) : s && l ? leave("excluded by the portal's sitemap", t) : c.set(t, {
			...e,
			loc: n
		}) : leave($, e.loc);
	}
	if (c.size === 0) return {
		files: new Map(),
		warnings: ["No page is left for the sitemap; the sitemap from the site's build is deployed."]
	};
	let d = o.map((e) => e.path).join(", "), f = [...u].map(([e, t]) => `${t.size} ${e}`), p = o.every(({ entries: e = [] }) => e.every(({ loc: e }) => r.find(e).loc === e));
	if (!s && f.length === 0 && p) return {
		files: new Map(),
		warnings: []
	};
	let h = f.length === 0 ? "" : `; left out: ${f.join(", ")}`, g = c.size - l, _ = `Sitemap: ${n(c.size, "address")}, ${l} from the portal and ${g} more from the site's own (${d})${h}.`;
	return {
		files: deployedFiles([...c.values()], o, a, r),
		warnings: [],
		remark: _
	};
}
function deployedFiles(e, t, n, r) {
	let i = writeSitemap(e, n), a = new Map(i), o = new Map(e.map((e) => [r.find(e.loc).key, e])), s = [...i.keys()].filter((e) => i.size === 1 || e !== "sitemap.xml");
	for (let { path: e, entries: c, isPlain: l, isCompressed: u } of t) {
		let t = c?.flatMap((e) => o.get(r.find(e.loc).key) ?? []), d = t && urlset(t.map(formatUrl).join("")), f = i.get(e) ?? d ?? sitemapIndex(s, n);
		l && a.set(e, f), u && a.set(`${e}.gz`, D(f));
	}
	return a;
}
function fromPages(e, t) {
	let { found: n, origin: r } = e, i = [...n.pages.values(), ...n.inApp.values()].map((e) => ({
		loc: l(r, e.path),
		lastmod: e.lastUpdated.slice(0, 10)
	})).filter(({ loc: e }) => t.find(e).reason === void 0);
	return t.unite(i).sort((e, t) => e.loc < t.loc ? -1 : 1);
}
export { A as i, q as n, P as r, ne as t };
