import { r as e } from "./rolldown-runtime.js";
import { At as t, Nt as n, _t as r, gt as i, jt as a } from "./shared.js";
import { An as o, Dn as s, En as c, Nn as l, Sn as u, Tn as d, _n as f, bn as p, c as m, cn as h, dn as g, fn as _, g as v, gn as y, h as b, hn as ee, l as x, ln as S, on as C, pn as te, s as ne, sn as re, u as ie, un as ae, xn as oe, yn as se } from "./shared-later.js";
const { closeSync: w, openSync: ce, writevSync: le } = globalThis.process.getBuiltinModule("node:fs"), { hash: ue } = globalThis.process.getBuiltinModule("node:crypto"), { gzipSync: de } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: fe } = globalThis.process.getBuiltinModule("node:os"), pe = globalThis.process.getBuiltinModule("node:path");
// src/deploy/steps/finish/html/escape.ts
function cleanText(e) {
	return T.test(e) ? e : e.toWellFormed().replace(/\r\n?|\f/g, "\n").replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef]|\p{Noncharacter_Code_Point}/gu, "");
}
const T = /^[\n\t\u0020-\u007e]*$/, E = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeText(e, t) {
	return encode(cleanText(e).replace(/[&<>]/g, (e) => E[e] ?? ""), t);
}
function escapeAttribute(e, t) {
	return encode(cleanText(e).replace(/[&<>"']/g, (e) => E[e] ?? ""), t);
}
function escapeJson(e, t) {
	let n = JSON.stringify(e).replace(/[<>&\u007f-\u009f\u2028\u2029]/g, unicodeEscape);
	return t === "ascii" ? n.replace(/[^\u0000-\u007f]/g, unicodeEscape) : encode(n, "utf8");
}
function unicodeEscape(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function encode(e, t) {
	return T.test(e) ? e : t === "utf8" ? Buffer.from(e, "utf8").toString("latin1") : e.replace(/[^\u0000-\u007f]/gu, (e) => `&#${e.codePointAt(0)};`);
}
// src/deploy/steps/finish/html/head-reader.ts
var HeadReader = class {
	layout;
	charset;
	#e;
	#t;
	constructor(e, t, n) {
		this.layout = e, this.charset = n, this.#e = t;
	}
	named(e) {
		return this.layout.head.filter((t) => t.name === e);
	}
	metas(e) {
		return this.#t ??= this.#n(), this.#t.get(e) ?? [];
	}
	#n() {
		let e = new Map();
		for (let t of this.named("meta")) {
			let n = [this.attribute(t, "name"), this.attribute(t, "property")];
			for (let r of new Set(n.map((e) => e?.trim().toLowerCase()))) r && e.set(r, [...e.get(r) ?? [], t]);
		}
		return e;
	}
	scriptFrom(e) {
		return this.named("script").find((t) => this.attribute(t, "src") === e);
	}
	attribute(e, t) {
		let n = e.attributes.find((e) => e.name === t);
		return n && _(this.#e.slice(n.valueStart, n.valueEnd));
	}
	readTokens(e, t) {
		return (this.attribute(e, t) ?? "").toLowerCase().split(/\s+/);
	}
	content(e) {
		return p(this.#e.slice(e.contentStart, e.contentEnd), this.charset);
	}
};
// src/deploy/steps/finish/html/pinned-values.ts
const D = [
	"name",
	"property",
	"rel",
	"type"
];
var PinnedValues = class {
	#e = {};
	#t;
	constructor(e) {
		this.#t = parseValues(e);
	}
	wasPinned(e) {
		return e in this.#t;
	}
	get isEmpty() {
		return Object.keys(this.#e).length === 0;
	}
	set(e, t, n, r) {
		let [, , ...i] = this.#t[e] ?? [];
		this.#e[e] = [
			t,
			n,
			...e in this.#t ? i : r
		];
	}
	attribute(e, t) {
		let n = [this.#e];
		return (e !== void 0 || t !== void 0) && n.push(e ?? 1e3), t !== void 0 && n.push(t), JSON.stringify(n).replace(/['&<>\u007f-\uffff]/g, unicodeEscape);
	}
};
function parseValues(e) {
	try {
		let [t] = JSON.parse(e ?? "");
		return t;
	} catch {
		return {};
	}
}
// src/deploy/steps/finish/html/splice.ts
function setAttribute(e, t, n) {
	let r = e.attributes.find((e) => e.name === t);
	if (!r) return {
		start: e.nameEnd,
		end: e.nameEnd,
		text: ` ${t}="${n}"`
	};
	let { start: i, valueStart: a, valueEnd: o, end: s, quote: c } = r;
	return c === "\"" || c === "'" ? {
		start: a,
		end: o,
		text: n
	} : {
		start: i + t.length,
		end: s,
		text: `="${n}"`
	};
}
function splice(e, t, n) {
	let { taken: r, dropped: i } = withoutOverlaps(n), a = r.filter(({ start: e, end: n, text: r }) => r !== t.slice(e, n));
	if (a.length === 0) return {
		pieces: void 0,
		dropped: i
	};
	let o = [], s = 0;
	for (let { start: t, end: n, text: r } of a) o.push(e.subarray(s, t), Buffer.from(r, "latin1")), s = n;
	return o.push(e.subarray(s)), {
		pieces: o,
		dropped: i
	};
}
function withoutOverlaps(e) {
	let t = new Map(e.map((e, t) => [e, t])), getRank = (e) => t.get(e) ?? 0, n = [], r = [];
	for (let t of e.toSorted((e, t) => e.start - t.start || e.end - t.end || getRank(e) - getRank(t))) {
		let e = n.at(-1);
		!e || !overlap(e, t) ? n.push(t) : getRank(e) < getRank(t) ? r.push(t) : r.push(...n.splice(-1, 1, t));
	}
	return {
		taken: n,
		dropped: r
	};
}
function overlap(e, t) {
	return e.start < t.end && t.start < e.end;
}
// src/deploy/steps/finish/html/structured-data.ts
function replaceData(e, n) {
	let r = new Set(getTypes(n)), i = new Map(), o;
	for (let [s, c] of e.entries()) {
		let e = a(c);
		if (e === void 0) continue;
		let l = !1, u = visit(e, void 0);
		l && i.set(s, u);
		function visit(e, i) {
			if (Array.isArray(e)) return withoutNothing(e.map((e) => visit(e, i)));
			if (!t(e)) return e;
			if ("@graph" in e) {
				let t = visit(e["@graph"], e["@context"]);
				return t === void 0 ? void 0 : {
					...e,
					"@graph": t
				};
			}
			if (!getTypes(e).some((e) => r.has(e))) return e;
			l = !0;
			let a = getTypes(e).filter((e) => !r.has(e));
			if (o === void 0) return o = s, replaceItem(e, n, i, a);
			if (a.length !== 0) return {
				...e,
				"@type": a.length === 1 ? a[0] : a
			};
		}
	}
	return {
		position: o,
		changed: i
	};
}
function getTypes(e) {
	return [e["@type"]].flat().filter((e) => typeof e == "string").map((e) => e.replace(/^https?:\/\/schema\.org\//, ""));
}
function replaceItem(e, t, n, r) {
	let { "@context": i, ...a } = t, o = n && JSON.stringify(n) === JSON.stringify(i) ? a : t;
	return r.length > 0 ? {
		...e,
		...o,
		"@type": [...getTypes(t), ...r]
	} : "@id" in e ? {
		"@id": e["@id"],
		...o
	} : o;
}
function withoutNothing(e) {
	let t = e.filter((e) => e !== void 0);
	if (!(t.length === 0 && e.length > 0)) return t;
}
// src/deploy/steps/finish/html/head-changes.ts
function headChanges(e, t, n, r) {
	let i = e.edits.find((e) => e.kind === "hold"), a = new Head(new HeadReader(t, n, r), e.isTakenOver, i);
	for (let t of e.edits) a.apply(t);
	return i && a.hold(i), a;
}
var Head = class {
	splices = [];
	added = [];
	canonical;
	held;
	policies = [];
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		if (this.#e = e, this.#t = t, !n) return;
		let r = e.scriptFrom(n.src);
		this.#n = new PinnedValues(r && e.attribute(r, "data-hold"));
	}
	apply(e) {
		switch (e.kind) {
			case "title":
				this.#r(e);
				break;
			case "meta":
				this.#i(e);
				break;
			case "no meta":
				this.#o(e.name);
				break;
			case "robots":
				this.#s(e);
				break;
			case "canonical":
				this.#c(e), this.#l(e);
				break;
			case "structured data":
				this.#u(e.data);
				break;
			case "script": this.#d(e.src, "data-page", escapeAttribute(e.page, this.#e.charset), "\"");
		}
	}
	hold(e) {
		if (!this.#n) return;
		for (let e of this.#e.named("meta")) {
			let t = this.#e.attribute(e, "http-equiv")?.trim().toLowerCase(), n = this.#e.attribute(e, "content");
			t === "content-security-policy" && n && this.policies.push(n);
		}
		let { src: t, startMs: n, ownPath: r } = e;
		this.#n.isEmpty || (this.held = this.#n.attribute(n, void 0)), this.#d(t, "data-hold", this.#n.attribute(n, r), "'");
	}
	#r(e) {
		let t = escapeText(e.text, this.#e.charset), [n, ...r] = this.#e.named("title"), i = this.#e.named("title").map((e) => d(this.#e.content(e)));
		if (!n) this.added.push(`<title>${t}</title>`);
		else {
			if (e.when === "missing" && i[0]?.trim() !== "") return;
			this.splices.push({
				start: n.contentStart,
				end: n.contentEnd,
				text: t
			}), this.#f(r);
		}
		this.#n?.set("TITLE", "title", cleanText(e.text), i);
	}
	#i(e) {
		let { name: t, attribute: n, content: r, when: i } = e, a = this.#e.metas(t), [o, ...s] = a, c = a.map((e) => this.#e.attribute(e, "content") ?? ""), l = escapeAttribute(r, this.#e.charset);
		if (o) {
			if (i === "missing" && c[0] !== "") return;
			this.splices.push(setAttribute(o, "content", l), ...this.#a(o, t)), this.#f(s);
		} else {
			if (i === "present") return;
			this.added.push(this.#p(`meta ${n}="${t}" content="${l}"`));
		}
		this.#n?.set(t, `meta ${n}`, cleanText(r), c);
	}
	#a(e, t) {
		let n = D.find((t) => this.#e.attribute(e, t));
		return !this.#n || !n || this.#e.attribute(e, n) === t ? [] : [setAttribute(e, n, t)];
	}
	#o(e) {
		let t = this.#e.metas(e);
		if (t.length === 0 && !this.#n?.wasPinned(e)) return;
		this.#f(t);
		let n = t.map((e) => this.#e.attribute(e, "content") ?? "");
		this.#n?.set(e, "meta name", "", n);
	}
	#s(e) {
		let t = this.#e.metas("robots").map((e) => this.#e.attribute(e, "content") ?? ""), n = t.flatMap((e) => e.toLowerCase().split(",")).map((e) => e.trim()).filter(Boolean), r = n.includes("none") ? [
			"noindex",
			"nofollow",
			...n
		] : n, i = e.noIndex ?? r.includes("noindex"), a = e.noFollow ?? r.includes("nofollow"), o = n.filter((e) => !/^(no)?(index|follow)$|^(all|none)$/.test(e));
		if (t.length === 0 && !i && !a) return;
		let s = [
			i ? "noindex" : "index",
			a ? "nofollow" : "follow",
			...new Set(o)
		].join(", ");
		this.#i({
			name: "robots",
			attribute: "name",
			content: s,
			when: "always"
		});
	}
	#c(e) {
		let t = this.#e.named("link").filter((e) => this.#e.readTokens(e, "rel").includes("canonical")), [n, ...r] = t, i = t.map((e) => this.#e.attribute(e, "href") ?? ""), a = n ? addressInstead(i[0] ?? "", e) : e.href;
		if (this.canonical = a ?? i[0], !a) return;
		let o = escapeAttribute(a, this.#e.charset);
		n ? (this.splices.push(setAttribute(n, "href", o)), this.#f(r)) : this.added.push(this.#p(`link rel="canonical" href="${o}"`)), this.#n?.set("canonical", "link rel", a, i);
	}
	#l(e) {
		let [t] = this.#e.metas("og:url");
		if (!t) return;
		let n = addressInstead(this.#e.attribute(t, "content") ?? "", e);
		n && this.#i({
			name: "og:url",
			attribute: "property",
			content: n,
			when: "present"
		});
	}
	#u(e) {
		let t = this.#e.layout.data, n = t.map((e) => this.#e.content(e)), { position: r, changed: i } = replaceData(n, e);
		for (let [e, n] of i) {
			let r = t[e];
			r && (n === void 0 ? this.#f([r]) : this.splices.push({
				...getContentRange(r),
				text: escapeJson(n, this.#e.charset)
			}));
		}
		r === void 0 && this.added.push(`<script type="application/ld+json">${escapeJson(e, this.#e.charset)}<\/script>`);
		let a = p(escapeJson(r === void 0 ? e : i.get(r), this.#e.charset), this.#e.charset), [o] = [e["@type"]].flat(), s = [...i.keys()].map((e) => n[e] ?? "");
		typeof o == "string" && this.#n?.set(o, "script type application/ld+json", a, s);
	}
	#d(e, t, n, r) {
		let i = this.#e.scriptFrom(e);
		if (i) this.splices.push(setAttribute(i, t, n));
		else {
			let i = escapeAttribute(e, this.#e.charset);
			this.added.push(`<script src="${i}" ${t}=${r}${n}${r}><\/script>`);
		}
	}
	#f(e) {
		for (let t of e) {
			let e = D.find((e) => this.#e.attribute(t, e));
			this.#t && e ? this.splices.push(setAttribute(t, e, "muted")) : this.splices.push({
				start: t.start,
				end: t.outerEnd,
				text: ""
			});
		}
	}
	#p(e) {
		return this.#e.layout.isXhtml ? `<${e} />` : `<${e}>`;
	}
};
function addressInstead(e, t) {
	let { href: n, when: r, origin: i } = t;
	if (r === "always" || e === "") return n;
	if (!i || !URL.canParse(e, n)) return;
	let a = new URL(e, n), o = new URL(a.pathname + a.search, i).href;
	if (!(o === a.href && /^https?:/i.test(e))) return o;
}
function getContentRange(e) {
	return {
		start: e.contentStart,
		end: e.contentEnd
	};
}
// src/deploy/steps/finish/html/misplaced-tags.ts
const me = [
	[
		"<title",
		"a title",
		/<title\b/i
	],
	[
		"canonical",
		"a canonical link",
		/<link\b[^>]*\srel\s*=\s*["']?canonical\b/i
	],
	[
		"description",
		"a description",
		/<meta\b[^>]*\sname\s*=\s*["']?description\b/i
	],
	[
		"robots",
		"a robots tag",
		/<meta\b[^>]*\sname\s*=\s*["']?robots\b/i
	]
];
function findMisplacedTags(e, t) {
	let n = me.filter(([n]) => isInTag(e, n, t));
	if (n.length === 0) return [];
	let r = e.toString("latin1", t).replace(/<!--[\s\S]*?-->|<(script|style|textarea|svg)\b[\s\S]*?<\/\1\s*>/gi, "");
	return n.filter(([, , e]) => e.test(r)).map(([, e]) => e);
}
function isInTag(e, t, n) {
	if (t.startsWith("<")) return e.indexOf(t, n) !== -1;
	for (let r = e.indexOf(t, n); r !== -1; r = e.indexOf(t, r + t.length)) {
		let t = Math.max(n, e.lastIndexOf(">", r) + 1);
		if (/<(?:meta|link)\b/i.test(e.toString("latin1", t, r))) return !0;
	}
	return !1;
}
// \0stub:6
const O = {
	Legacy: 0,
	Strict: 1,
	Attribute: 2
};
var EntityDecoder = class {
	startEntity() {
		throw Error("decoding references is not part of this bundle");
	}
}, k;
(function(e) {
	e[e.Tab = 9] = "Tab", e[e.NewLine = 10] = "NewLine", e[e.FormFeed = 12] = "FormFeed", e[e.CarriageReturn = 13] = "CarriageReturn", e[e.Space = 32] = "Space", e[e.ExclamationMark = 33] = "ExclamationMark", e[e.Number = 35] = "Number", e[e.Amp = 38] = "Amp", e[e.SingleQuote = 39] = "SingleQuote", e[e.DoubleQuote = 34] = "DoubleQuote", e[e.Dash = 45] = "Dash", e[e.Slash = 47] = "Slash", e[e.Zero = 48] = "Zero", e[e.Nine = 57] = "Nine", e[e.Semi = 59] = "Semi", e[e.Lt = 60] = "Lt", e[e.Eq = 61] = "Eq", e[e.Gt = 62] = "Gt", e[e.Questionmark = 63] = "Questionmark", e[e.UpperA = 65] = "UpperA", e[e.LowerA = 97] = "LowerA", e[e.UpperF = 70] = "UpperF", e[e.LowerF = 102] = "LowerF", e[e.UpperZ = 90] = "UpperZ", e[e.LowerZ = 122] = "LowerZ", e[e.LowerX = 120] = "LowerX", e[e.OpeningSquareBracket = 91] = "OpeningSquareBracket";
})(k ||= {});
var A;
(function(e) {
	e[e.Text = 1] = "Text", e[e.BeforeTagName = 2] = "BeforeTagName", e[e.InTagName = 3] = "InTagName", e[e.InSelfClosingTag = 4] = "InSelfClosingTag", e[e.BeforeClosingTagName = 5] = "BeforeClosingTagName", e[e.InClosingTagName = 6] = "InClosingTagName", e[e.AfterClosingTagName = 7] = "AfterClosingTagName", e[e.BeforeAttributeName = 8] = "BeforeAttributeName", e[e.InAttributeName = 9] = "InAttributeName", e[e.AfterAttributeName = 10] = "AfterAttributeName", e[e.BeforeAttributeValue = 11] = "BeforeAttributeValue", e[e.InAttributeValueDq = 12] = "InAttributeValueDq", e[e.InAttributeValueSq = 13] = "InAttributeValueSq", e[e.InAttributeValueNq = 14] = "InAttributeValueNq", e[e.BeforeDeclaration = 15] = "BeforeDeclaration", e[e.InDeclaration = 16] = "InDeclaration", e[e.InProcessingInstruction = 17] = "InProcessingInstruction", e[e.BeforeComment = 18] = "BeforeComment", e[e.CDATASequence = 19] = "CDATASequence", e[e.DeclarationSequence = 20] = "DeclarationSequence", e[e.InSpecialComment = 21] = "InSpecialComment", e[e.InCommentLike = 22] = "InCommentLike", e[e.SpecialStartSequence = 23] = "SpecialStartSequence", e[e.InSpecialTag = 24] = "InSpecialTag", e[e.InPlainText = 25] = "InPlainText", e[e.InEntity = 26] = "InEntity";
})(A ||= {});
function isWhitespace(e) {
	return e === k.Space || e === k.NewLine || e === k.Tab || e === k.FormFeed || e === k.CarriageReturn;
}
function isEndOfTagSection(e) {
	return e === k.Slash || e === k.Gt || isWhitespace(e);
}
function isASCIIAlpha(e) {
	return e >= k.LowerA && e <= k.LowerZ || e >= k.UpperA && e <= k.UpperZ;
}
var j;
(function(e) {
	e[e.NoValue = 0] = "NoValue", e[e.Unquoted = 1] = "Unquoted", e[e.Single = 2] = "Single", e[e.Double = 3] = "Double";
})(j ||= {});
const M = {
	Empty: new Uint8Array(),
	Cdata: new Uint8Array([
		67,
		68,
		65,
		84,
		65,
		91
	]),
	CdataEnd: new Uint8Array([
		93,
		93,
		62
	]),
	CommentEnd: new Uint8Array([
		45,
		45,
		33,
		62
	]),
	Doctype: new Uint8Array([
		100,
		111,
		99,
		116,
		121,
		112,
		101
	]),
	IframeEnd: new Uint8Array([
		60,
		47,
		105,
		102,
		114,
		97,
		109,
		101
	]),
	NoembedEnd: new Uint8Array([
		60,
		47,
		110,
		111,
		101,
		109,
		98,
		101,
		100
	]),
	NoframesEnd: new Uint8Array([
		60,
		47,
		110,
		111,
		102,
		114,
		97,
		109,
		101,
		115
	]),
	Plaintext: new Uint8Array([
		60,
		47,
		112,
		108,
		97,
		105,
		110,
		116,
		101,
		120,
		116
	]),
	ScriptEnd: new Uint8Array([
		60,
		47,
		115,
		99,
		114,
		105,
		112,
		116
	]),
	StyleEnd: new Uint8Array([
		60,
		47,
		115,
		116,
		121,
		108,
		101
	]),
	TitleEnd: new Uint8Array([
		60,
		47,
		116,
		105,
		116,
		108,
		101
	]),
	TextareaEnd: new Uint8Array([
		60,
		47,
		116,
		101,
		120,
		116,
		97,
		114,
		101,
		97
	]),
	XmpEnd: new Uint8Array([
		60,
		47,
		120,
		109,
		112
	])
}, he = new Map([
	[M.IframeEnd[2], M.IframeEnd],
	[M.NoembedEnd[2], M.NoembedEnd],
	[M.Plaintext[2], M.Plaintext],
	[M.ScriptEnd[2], M.ScriptEnd],
	[M.TitleEnd[2], M.TitleEnd],
	[M.XmpEnd[2], M.XmpEnd]
]);
var Tokenizer = class {
	cbs;
	state = A.Text;
	buffer = "";
	sectionStart = 0;
	index = 0;
	entityStart = 0;
	baseState = A.Text;
	isSpecial = !1;
	running = !0;
	offset = 0;
	xmlMode;
	decodeEntities;
	recognizeSelfClosing;
	entityDecoder;
	constructor({ xmlMode: e = !1, decodeEntities: t = !0, recognizeSelfClosing: n = e }, r) {
		this.cbs = r, this.xmlMode = e, this.decodeEntities = t, this.recognizeSelfClosing = n, this.entityDecoder = new EntityDecoder(void 0, (e, t) => this.emitCodePoint(e, t));
	}
	reset() {
		this.state = A.Text, this.buffer = "", this.sectionStart = 0, this.index = 0, this.baseState = A.Text, this.isSpecial = !1, this.currentSequence = M.Empty, this.sequenceIndex = 0, this.running = !0, this.offset = 0;
	}
	write(e) {
		this.offset += this.buffer.length, this.buffer = e, this.parse();
	}
	end() {
		this.running && this.finish();
	}
	pause() {
		this.running = !1;
	}
	resume() {
		this.running = !0, this.index < this.buffer.length + this.offset && this.parse();
	}
	stateText(e) {
		e === k.Lt || !this.decodeEntities && this.fastForwardTo(k.Lt) ? (this.index > this.sectionStart && this.cbs.ontext(this.sectionStart, this.index), this.state = A.BeforeTagName, this.sectionStart = this.index) : this.decodeEntities && e === k.Amp && this.startEntity();
	}
	currentSequence = M.Empty;
	sequenceIndex = 0;
	enterTagBody() {
		this.currentSequence === M.Plaintext ? (this.currentSequence = M.Empty, this.state = A.InPlainText) : this.isSpecial ? (this.state = A.InSpecialTag, this.sequenceIndex = 0) : this.state = A.Text;
	}
	stateSpecialStartSequence(e) {
		let t = e | 32;
		if (this.sequenceIndex < this.currentSequence.length) {
			if (t === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex++;
				return;
			}
			if (this.sequenceIndex === 3) {
				if (this.currentSequence === M.ScriptEnd && t === M.StyleEnd[3]) {
					this.currentSequence = M.StyleEnd, this.sequenceIndex = 4;
					return;
				}
				if (this.currentSequence === M.TitleEnd && t === M.TextareaEnd[3]) {
					this.currentSequence = M.TextareaEnd, this.sequenceIndex = 4;
					return;
				}
			} else if (this.sequenceIndex === 4 && this.currentSequence === M.NoembedEnd && t === M.NoframesEnd[4]) {
				this.currentSequence = M.NoframesEnd, this.sequenceIndex = 5;
				return;
			}
		} else if (isEndOfTagSection(e)) {
			this.sequenceIndex = 0, this.state = A.InTagName, this.stateInTagName(e);
			return;
		}
		this.isSpecial = !1, this.currentSequence = M.Empty, this.sequenceIndex = 0, this.state = A.InTagName, this.stateInTagName(e);
	}
	stateCDATASequence(e) {
		e === M.Cdata[this.sequenceIndex] ? ++this.sequenceIndex === M.Cdata.length && (this.state = A.InCommentLike, this.currentSequence = M.CdataEnd, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : (this.sequenceIndex = 0, this.xmlMode ? (this.state = A.InDeclaration, this.stateInDeclaration(e)) : (this.state = A.InSpecialComment, this.stateInSpecialComment(e)));
	}
	fastForwardTo(e) {
		for (; ++this.index < this.buffer.length + this.offset;) if (this.buffer.charCodeAt(this.index - this.offset) === e) return !0;
		return this.index = this.buffer.length + this.offset - 1, !1;
	}
	emitComment(e) {
		this.cbs.oncomment(this.sectionStart, this.index, e), this.sequenceIndex = 0, this.sectionStart = this.index + 1, this.state = A.Text;
	}
	stateInCommentLike(e) {
		!this.xmlMode && this.currentSequence === M.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && e === k.Gt ? this.emitComment(this.sequenceIndex) : this.currentSequence === M.CommentEnd && this.sequenceIndex === 2 && e === k.Gt ? this.emitComment(2) : this.currentSequence === M.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && e !== k.Gt ? this.sequenceIndex = Number(e === k.Dash) : e === this.currentSequence[this.sequenceIndex] ? ++this.sequenceIndex === this.currentSequence.length && (this.currentSequence === M.CdataEnd ? this.cbs.oncdata(this.sectionStart, this.index, 2) : this.cbs.oncomment(this.sectionStart, this.index, 3), this.sequenceIndex = 0, this.sectionStart = this.index + 1, this.state = A.Text) : this.sequenceIndex === 0 ? this.fastForwardTo(this.currentSequence[0]) && (this.sequenceIndex = 1) : e !== this.currentSequence[this.sequenceIndex - 1] && (this.sequenceIndex = 0);
	}
	isTagStartChar(e) {
		return this.xmlMode ? !isEndOfTagSection(e) : isASCIIAlpha(e);
	}
	stateInSpecialTag(e) {
		if (this.sequenceIndex === this.currentSequence.length) {
			if (isEndOfTagSection(e)) {
				let t = this.index - this.currentSequence.length;
				if (this.sectionStart < t) {
					let e = this.index;
					this.index = t, this.cbs.ontext(this.sectionStart, t), this.index = e;
				}
				this.isSpecial = !1, this.sectionStart = t + 2, this.stateInClosingTagName(e);
				return;
			}
			this.sequenceIndex = 0;
		}
		(e | 32) === this.currentSequence[this.sequenceIndex] ? this.sequenceIndex += 1 : this.sequenceIndex === 0 ? this.currentSequence === M.TitleEnd || this.currentSequence === M.TextareaEnd ? this.decodeEntities && e === k.Amp && this.startEntity() : this.fastForwardTo(k.Lt) && (this.sequenceIndex = 1) : this.sequenceIndex = Number(e === k.Lt);
	}
	stateBeforeTagName(e) {
		if (e === k.ExclamationMark) this.state = A.BeforeDeclaration, this.sectionStart = this.index + 1;
		else if (e === k.Questionmark) this.xmlMode ? (this.state = A.InProcessingInstruction, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : (this.state = A.InSpecialComment, this.sectionStart = this.index);
		else if (this.isTagStartChar(e)) {
			this.sectionStart = this.index;
			let t = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : he.get(e | 32);
			t === void 0 ? this.state = A.InTagName : (this.isSpecial = !0, this.currentSequence = t, this.sequenceIndex = 3, this.state = A.SpecialStartSequence);
		} else e === k.Slash ? this.state = A.BeforeClosingTagName : (this.state = A.Text, this.stateText(e));
	}
	stateInTagName(e) {
		isEndOfTagSection(e) && (this.cbs.onopentagname(this.sectionStart, this.index), this.sectionStart = -1, this.state = A.BeforeAttributeName, this.stateBeforeAttributeName(e));
	}
	stateBeforeClosingTagName(e) {
		isWhitespace(e) ? this.xmlMode || (this.state = A.InSpecialComment, this.sectionStart = this.index) : e === k.Gt ? (this.state = A.Text, this.xmlMode || (this.sectionStart = this.index + 1)) : (this.state = this.isTagStartChar(e) ? A.InClosingTagName : A.InSpecialComment, this.sectionStart = this.index);
	}
	stateInClosingTagName(e) {
		isEndOfTagSection(e) && (this.cbs.onclosetag(this.sectionStart, this.index), this.sectionStart = -1, this.state = A.AfterClosingTagName, this.stateAfterClosingTagName(e));
	}
	stateAfterClosingTagName(e) {
		(e === k.Gt || this.fastForwardTo(k.Gt)) && (this.state = A.Text, this.sectionStart = this.index + 1);
	}
	stateBeforeAttributeName(e) {
		e === k.Gt ? (this.cbs.onopentagend(this.index), this.enterTagBody(), this.sectionStart = this.index + 1) : e === k.Slash ? this.state = A.InSelfClosingTag : isWhitespace(e) || (this.state = A.InAttributeName, this.sectionStart = this.index);
	}
	stateInSelfClosingTag(e) {
		if (e === k.Gt) {
			if (this.cbs.onselfclosingtag(this.index), this.sectionStart = this.index + 1, !this.recognizeSelfClosing) {
				this.enterTagBody();
				return;
			}
			this.state = A.Text, this.isSpecial = !1, this.currentSequence = M.Empty;
		} else isWhitespace(e) || (this.state = A.BeforeAttributeName, this.stateBeforeAttributeName(e));
	}
	stateInAttributeName(e) {
		(e === k.Eq || isEndOfTagSection(e)) && (this.cbs.onattribname(this.sectionStart, this.index), this.sectionStart = this.index, this.state = A.AfterAttributeName, this.stateAfterAttributeName(e));
	}
	stateAfterAttributeName(e) {
		e === k.Eq ? this.state = A.BeforeAttributeValue : e === k.Slash || e === k.Gt ? (this.cbs.onattribend(j.NoValue, this.sectionStart), this.sectionStart = -1, this.state = A.BeforeAttributeName, this.stateBeforeAttributeName(e)) : isWhitespace(e) || (this.cbs.onattribend(j.NoValue, this.sectionStart), this.state = A.InAttributeName, this.sectionStart = this.index);
	}
	stateBeforeAttributeValue(e) {
		e === k.DoubleQuote ? (this.state = A.InAttributeValueDq, this.sectionStart = this.index + 1) : e === k.SingleQuote ? (this.state = A.InAttributeValueSq, this.sectionStart = this.index + 1) : isWhitespace(e) || (this.sectionStart = this.index, this.state = A.InAttributeValueNq, this.stateInAttributeValueNoQuotes(e));
	}
	handleInAttributeValue(e, t) {
		e === t || !this.decodeEntities && this.fastForwardTo(t) ? (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = -1, this.cbs.onattribend(t === k.DoubleQuote ? j.Double : j.Single, this.index + 1), this.state = A.BeforeAttributeName) : this.decodeEntities && e === k.Amp && this.startEntity();
	}
	stateInAttributeValueDoubleQuotes(e) {
		this.handleInAttributeValue(e, k.DoubleQuote);
	}
	stateInAttributeValueSingleQuotes(e) {
		this.handleInAttributeValue(e, k.SingleQuote);
	}
	stateInAttributeValueNoQuotes(e) {
		isWhitespace(e) || e === k.Gt ? (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = -1, this.cbs.onattribend(j.Unquoted, this.index), this.state = A.BeforeAttributeName, this.stateBeforeAttributeName(e)) : this.decodeEntities && e === k.Amp && this.startEntity();
	}
	stateBeforeDeclaration(e) {
		e === k.OpeningSquareBracket ? (this.state = A.CDATASequence, this.sequenceIndex = 0) : this.xmlMode ? this.state = e === k.Dash ? A.BeforeComment : A.InDeclaration : (e | 32) === M.Doctype[0] ? (this.state = A.DeclarationSequence, this.currentSequence = M.Doctype, this.sequenceIndex = 1) : e === k.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = A.Text, this.sectionStart = this.index + 1) : this.state = e === k.Dash ? A.BeforeComment : A.InSpecialComment;
	}
	stateDeclarationSequence(e) {
		this.sequenceIndex === this.currentSequence.length ? (this.state = A.InDeclaration, this.stateInDeclaration(e)) : (e | 32) === this.currentSequence[this.sequenceIndex] ? this.sequenceIndex += 1 : e === k.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = A.Text, this.sectionStart = this.index + 1) : this.state = A.InSpecialComment;
	}
	stateInDeclaration(e) {
		(e === k.Gt || this.fastForwardTo(k.Gt)) && (this.cbs.ondeclaration(this.sectionStart, this.index), this.state = A.Text, this.sectionStart = this.index + 1);
	}
	stateInProcessingInstruction(e) {
		e === k.Questionmark ? this.sequenceIndex = 1 : e === k.Gt && this.sequenceIndex === 1 ? (this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1), this.sequenceIndex = 0, this.state = A.Text, this.sectionStart = this.index + 1) : this.sequenceIndex = Number(this.fastForwardTo(k.Questionmark));
	}
	stateBeforeComment(e) {
		e === k.Dash ? (this.state = A.InCommentLike, this.currentSequence = M.CommentEnd, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : this.xmlMode ? this.state = A.InDeclaration : e === k.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = A.Text, this.sectionStart = this.index + 1) : this.state = A.InSpecialComment;
	}
	stateInSpecialComment(e) {
		(e === k.Gt || this.fastForwardTo(k.Gt)) && (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = A.Text, this.sectionStart = this.index + 1);
	}
	startEntity() {
		this.baseState = this.state, this.state = A.InEntity, this.entityStart = this.index, this.entityDecoder.startEntity(this.xmlMode ? O.Strict : this.baseState === A.Text || this.baseState === A.InSpecialTag ? O.Legacy : O.Attribute);
	}
	stateInEntity() {
		let e = this.index - this.offset, t = this.entityDecoder.write(this.buffer, e);
		if (t >= 0) this.state = this.baseState, t === 0 && --this.index;
		else {
			if (e < this.buffer.length && this.buffer.charCodeAt(e) === k.Amp) {
				this.state = this.baseState, --this.index;
				return;
			}
			this.index = this.offset + this.buffer.length - 1;
		}
	}
	cleanup() {
		this.running && this.sectionStart !== this.index && (this.state === A.Text || this.state === A.InPlainText || this.state === A.InSpecialTag && this.sequenceIndex === 0 ? (this.cbs.ontext(this.sectionStart, this.index), this.sectionStart = this.index) : (this.state === A.InAttributeValueDq || this.state === A.InAttributeValueSq || this.state === A.InAttributeValueNq) && (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = this.index));
	}
	shouldContinue() {
		return this.index < this.buffer.length + this.offset && this.running;
	}
	parse() {
		for (; this.shouldContinue();) {
			let e = this.buffer.charCodeAt(this.index - this.offset);
			switch (this.state) {
				case A.Text:
					this.stateText(e);
					break;
				case A.InPlainText:
					this.index = this.buffer.length + this.offset - 1;
					break;
				case A.SpecialStartSequence:
					this.stateSpecialStartSequence(e);
					break;
				case A.InSpecialTag:
					this.stateInSpecialTag(e);
					break;
				case A.CDATASequence:
					this.stateCDATASequence(e);
					break;
				case A.DeclarationSequence:
					this.stateDeclarationSequence(e);
					break;
				case A.InAttributeValueDq:
					this.stateInAttributeValueDoubleQuotes(e);
					break;
				case A.InAttributeName:
					this.stateInAttributeName(e);
					break;
				case A.InCommentLike:
					this.stateInCommentLike(e);
					break;
				case A.InSpecialComment:
					this.stateInSpecialComment(e);
					break;
				case A.BeforeAttributeName:
					this.stateBeforeAttributeName(e);
					break;
				case A.InTagName:
					this.stateInTagName(e);
					break;
				case A.InClosingTagName:
					this.stateInClosingTagName(e);
					break;
				case A.BeforeTagName:
					this.stateBeforeTagName(e);
					break;
				case A.AfterAttributeName:
					this.stateAfterAttributeName(e);
					break;
				case A.InAttributeValueSq:
					this.stateInAttributeValueSingleQuotes(e);
					break;
				case A.BeforeAttributeValue:
					this.stateBeforeAttributeValue(e);
					break;
				case A.BeforeClosingTagName:
					this.stateBeforeClosingTagName(e);
					break;
				case A.AfterClosingTagName:
					this.stateAfterClosingTagName(e);
					break;
				case A.InAttributeValueNq:
					this.stateInAttributeValueNoQuotes(e);
					break;
				case A.InSelfClosingTag:
					this.stateInSelfClosingTag(e);
					break;
				case A.InDeclaration:
					this.stateInDeclaration(e);
					break;
				case A.BeforeDeclaration:
					this.stateBeforeDeclaration(e);
					break;
				case A.BeforeComment:
					this.stateBeforeComment(e);
					break;
				case A.InProcessingInstruction:
					this.stateInProcessingInstruction(e);
					break;
				case A.InEntity: this.stateInEntity();
			}
			this.index++;
		}
		this.cleanup();
	}
	finish() {
		this.state === A.InEntity && (this.entityDecoder.end(), this.state = this.baseState), this.handleTrailingData(), this.cbs.onend();
	}
	handleTrailingCommentLikeData(e) {
		if (this.state !== A.InCommentLike) return !1;
		if (this.currentSequence === M.CdataEnd) {
			if (this.xmlMode) this.sectionStart < e && this.cbs.oncdata(this.sectionStart, e, 0);
			else {
				let t = this.sectionStart - M.Cdata.length - 1;
				this.cbs.oncomment(t, e, 0);
			}
		} else {
			let t = this.xmlMode ? 0 : Math.min(this.sequenceIndex, M.CommentEnd.length - 1);
			this.cbs.oncomment(this.sectionStart, e, t);
		}
		return !0;
	}
	handleTrailingMarkupDeclaration(e) {
		if (this.xmlMode) switch (this.state) {
			case A.InSpecialComment:
			case A.BeforeComment:
			case A.CDATASequence:
			case A.DeclarationSequence:
			case A.InDeclaration: return this.cbs.ontext(this.sectionStart, e), !0;
			default: return !1;
		}
		switch (this.state) {
			case A.BeforeDeclaration:
			case A.InSpecialComment:
			case A.BeforeComment:
			case A.CDATASequence: return this.cbs.oncomment(this.sectionStart, e, 0), !0;
			case A.DeclarationSequence: return this.sequenceIndex !== M.Doctype.length && this.cbs.oncomment(this.sectionStart, e, 0), !0;
			case A.InDeclaration: return !0;
			default: return !1;
		}
	}
	handleTrailingData() {
		let e = this.buffer.length + this.offset;
		if (!(this.handleTrailingCommentLikeData(e) || this.handleTrailingMarkupDeclaration(e)) && !(this.sectionStart >= e)) switch (this.state) {
			case A.InTagName:
			case A.BeforeAttributeName:
			case A.BeforeAttributeValue:
			case A.AfterAttributeName:
			case A.InAttributeName:
			case A.InAttributeValueSq:
			case A.InAttributeValueDq:
			case A.InAttributeValueNq:
			case A.InClosingTagName: break;
			default: this.cbs.ontext(this.sectionStart, e);
		}
	}
	emitCodePoint(e, t) {
		this.baseState !== A.Text && this.baseState !== A.InSpecialTag ? (this.sectionStart < this.entityStart && this.cbs.onattribdata(this.sectionStart, this.entityStart), this.sectionStart = this.entityStart + t, this.index = this.sectionStart - 1, this.cbs.onattribentity(e)) : (this.sectionStart < this.entityStart && this.cbs.ontext(this.sectionStart, this.entityStart), this.sectionStart = this.entityStart + t, this.index = this.sectionStart - 1, this.cbs.ontextentity(e, this.sectionStart));
	}
}, AttributeMarks = class {
	#e = [];
	#t = 0;
	#n = 0;
	#r = 0;
	#i = -1;
	#a = -1;
	clear() {
		this.#t = 0;
	}
	name(e, t) {
		this.#n = e, this.#r = t, this.#i = -1;
	}
	value(e, t) {
		this.#i = e, this.#a = t;
	}
	end(e, t) {
		let n = this.#i !== -1, r = this.#e;
		r[this.#t] = this.#n, r[this.#t + 1] = this.#r, r[this.#t + 2] = n ? this.#i : this.#r, r[this.#t + 3] = n ? this.#a : this.#r, r[this.#t + 4] = n ? t : this.#r, r[this.#t + 5] = e, this.#t += 6;
	}
	ranges(e) {
		let t = [], n = this.#e;
		for (let r = 0; r < this.#t; r += 6) {
			let i = n[r] ?? 0;
			t.push({
				name: e.slice(i, n[r + 1]).toLowerCase(),
				start: i,
				end: n[r + 4] ?? 0,
				valueStart: n[r + 2] ?? 0,
				valueEnd: n[r + 3] ?? 0,
				quote: toQuote(n[r + 5] ?? 0)
			});
		}
		return t;
	}
};
function toQuote(e) {
	if (e === j.Double) return "\"";
	if (e === j.Single) return "'";
	if (e === j.Unquoted) return "";
}
// src/deploy/steps/finish/html/keyed-content.ts
const parseTokens = (e) => new Set(e.split(" ")), ge = parseTokens("abbr b bdi bdo big cite code data dfn em i ins kbd label mark picture q s samp small span strong sub sup time tt u var"), N = parseTokens("br img input source wbr"), P = parseTokens("address article aside blockquote dd details div dl dt figcaption figure footer header hgroup li main nav ol p pre section summary ul h1 h2 h3 h4 h5 h6"), _e = parseTokens("ol ul"), F = /^h[1-6]$/, holdsBlocks = (e) => P.has(e) && e !== "p" || e === "td" || e === "th";
var KeyedContent = class {
	#e;
	constructor(e) {
		this.#e = [e];
	}
	start(e, t) {
		if (N.has(e)) return !0;
		if (e === "hr") return this.#t(e);
		let n = ge.has(e) || isCustom(e) || e === "a" && !t || this.#t(e);
		return this.#e.push(e), n;
	}
	end(e) {
		return this.#e.pop() === e ? this.#e.length === 0 ? "end" : "inside" : "unclear";
	}
	#t(e) {
		let [t = ""] = this.#e, n = this.#e.at(-1) ?? "";
		return !(P.has(e) || e === "hr") || !holdsBlocks(t) || this.#e.includes("p") ? !1 : e === "li" ? _e.has(n) : e === "dt" || e === "dd" ? n === "dl" : !(F.test(e) && F.test(n));
	}
};
function isVoid(e) {
	return N.has(e) || e === "hr";
}
function isCustom(e) {
	return e.includes("-") && !/^(annotation-xml|color-profile|font-face)/.test(e);
}
// src/deploy/steps/finish/html/open-elements.ts
var OpenElements = class {
	#e = new Map();
	start(e) {
		this.#e.set(e, (this.#e.get(e) ?? 0) + 1);
	}
	end(e) {
		let t = this.#e.get(e) ?? 0;
		t > 1 ? this.#e.set(e, t - 1) : this.#e.delete(e);
	}
	get isEmpty() {
		return this.#e.size === 0;
	}
};
// src/deploy/steps/finish/html/script-text.ts
function opensScriptInComment(e) {
	let t = e.indexOf("<!--");
	return t !== -1 && /<script/i.test(e.slice(t));
}
// src/deploy/steps/finish/html/elements.ts
const I = new Set("title textarea script style xmp iframe noembed noframes plaintext".split(" ")), L = new Set("svg math select noscript frameset".split(" ")), R = new Set([
	"td",
	"th",
	"caption"
]), z = new Set("applet object marquee template td th caption".split(" ")), B = new Set([
	"meta",
	"link",
	"title"
]), ve = new Set([
	...I,
	...L,
	...R,
	...z,
	...B,
	"a",
	"table"
]);
var Elements = class {
	head = [];
	keyed = [];
	data = [];
	isXhtml = !1;
	needsTree = !1;
	firstMetadata;
	raw;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = 0;
	#o = !1;
	#s = !1;
	#c = new OpenElements();
	#l = new OpenElements();
	#u = 0;
	#d = 0;
	#f;
	#p;
	#m = [];
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
		let r = t.keys ? ae(e) : [];
		this.#r = t.data ? [...r, ...h(e)].sort((e, t) => e - t) : r, this.#i = this.#r.at(-1) ?? -1;
	}
	get isOpen() {
		return !!(this.#m.length > 0 || this.#f || this.#p);
	}
	get followsAll() {
		return this.#m.length > 0;
	}
	isDone(e) {
		return this.needsTree ? !0 : this.#n.isOver && e > this.#i && !this.followsAll && !this.#p;
	}
	isMarked(e, t) {
		for (; (this.#r[this.#a] ?? t) < e;) this.#a += 1;
		return (this.#r[this.#a] ?? t) < t;
	}
	startTag(e, t, n, r) {
		let { name: i } = e, a = this.#n.isOver;
		this.#y(i), a && B.has(i) && (this.firstMetadata ??= e.start), r && (I.has(i) && a && (this.needsTree = !0), L.has(i) && this.#l.end(i)), I.has(i) && (this.raw = i);
		let o = this.isMarked(e.start, t);
		(!a || o) && this.#h(e, t, n, o), r && this.followsAll && !isVoid(i) && (this.needsTree = !0);
	}
	#h(e, t, n, r) {
		let i = {
			...e,
			end: t,
			contentStart: t,
			attributes: n.ranges(this.#e)
		};
		if (this.#n.isOver || this.#g(i), !r) return;
		this.#t.data && this.#n.isOver && S(i, this.#e) && (this.#l.isEmpty ? this.#d === 0 && (this.#p = i) : this.needsTree = !0);
		let a = this.#t.keys && g(i, this.#e, this.#t.keys);
		if (!a?.length) return;
		let { contentStart: o, ...s } = i, c = R.has(i.name) && this.#u === 0;
		!this.#l.isEmpty || c ? this.needsTree = !0 : a.some((e) => !e.attribute) && !y.has(i.name) ? this.#m.push({
			...s,
			contentStart: o,
			inside: new KeyedContent(i.name)
		}) : this.keyed.push({
			...s,
			content: void 0
		});
	}
	#g(e) {
		let { name: t, end: n, attributes: r } = e;
		t === "html" && r.some((e) => e.name === "xmlns") && (this.isXhtml = !0), ee.has(t) && this.#n.isDirect && (t === "meta" || t === "link" ? this.head.push({
			...e,
			contentEnd: n,
			outerEnd: n
		}) : this.#f = e);
	}
	endTag(e, t, n) {
		this.#_(e, t), this.#f?.name === e && (this.head.push({
			...this.#f,
			contentEnd: t,
			outerEnd: n
		}), this.#f = void 0), this.#p && e === "script" && (this.data.push({
			...this.#p,
			contentEnd: t,
			outerEnd: n
		}), this.#p = void 0), this.raw === e && (this.raw = void 0), e === "a" ? this.#v() : z.has(e) && this.#c.end(e), e === "table" && this.#u > 0 && --this.#u, e === "template" && this.#d > 0 && --this.#d, L.has(e) && this.#l.end(e);
	}
	#_(e, t) {
		let n = !1;
		for (let { inside: t } of this.#m) {
			let r = t.end(e);
			r === "unclear" && (this.needsTree = !0), r === "end" && (n = !0);
		}
		let r = n && this.#m.pop();
		if (!r) return;
		let { contentStart: i, inside: a, ...o } = r;
		this.keyed.push({
			...o,
			content: {
				start: i,
				end: t
			}
		});
	}
	#v() {
		this.#c.isEmpty ? (this.#o = !1, this.#s = !1) : this.#s = !0;
	}
	rawText(e) {
		this.raw === "script" && opensScriptInComment(e) && (this.needsTree = !0), !this.#l.isEmpty && e.includes("<") && (this.needsTree = !0);
	}
	#y(e) {
		for (let { inside: t } of this.#m) t.start(e, this.#o || this.#s) || (this.needsTree = !0);
		e === "table" && (this.#u += 1), e === "template" && (this.#d += 1), L.has(e) && this.#l.start(e), this.#o && z.has(e) && this.#c.start(e), e === "a" && (this.#o && (this.#s = !0), this.#o = !0);
	}
};
// src/deploy/steps/finish/html/head-phase.ts
const ye = new Set("base basefont bgsound link meta title script style noframes template noscript".split(" ")), V = new Set(["html", "head"]), be = new Set("basefont bgsound link meta noframes style".split(" ")), xe = new Set([
	"body",
	"html",
	"br"
]);
var HeadPhase = class {
	isDocument = !1;
	isOver = !1;
	#e = !1;
	#t;
	#n = 0;
	#r;
	#i;
	constructor(e) {
		this.#t = e;
	}
	get insertAt() {
		return Math.min(this.#t, this.#i ?? this.#t);
	}
	get isDirect() {
		return this.#n === 0 && this.#r === void 0;
	}
	open(e, t) {
		(V.has(e) || e === "body" || e === "frameset") && (this.isDocument = !0), this.#n > 0 ? e === "template" && (this.#n += 1) : this.#r === void 0 ? V.has(e) || (!ye.has(e) || e === "noscript" && this.#e ? this.#a(t) : e === "template" ? this.#n += 1 : e === "noscript" && (this.#r = t)) : be.has(e) || (this.#i ??= this.#r);
	}
	close(e, t) {
		if (e === "template") this.#n > 0 && --this.#n;
		else if (e === "noscript") this.#r = void 0;
		else if (this.isDirect) e === "head" && !this.#e ? (this.#e = !0, this.#t = t) : xe.has(e) && this.#a(t);
		else return;
	}
	text(e) {
		this.#n > 0 || (this.#r === void 0 ? this.#a(e) : this.#i ??= this.#r);
	}
	#a(e) {
		this.#e || (this.#t = e), this.isOver = !0;
	}
};
// src/deploy/steps/finish/html/tag-bytes.ts
const [Se, H, U, W, G, K] = [
	60,
	62,
	47,
	61,
	34,
	39
], [Ce, we, Te] = [
	33,
	63,
	45
], q = {
	lt: Se,
	gt: H,
	slash: U,
	bang: Ce,
	question: we,
	dash: Te
}, J = new Uint8Array(256);
for (let e of [
	9,
	10,
	12,
	13,
	32
]) J[e] = 1;
J[U] = 2, J[H] = 3;
function isLetter(e) {
	let t = (e ?? 0) | 32;
	return t >= 97 && t <= 122;
}
function findNameEnd(e, t) {
	let n = t;
	for (; n < e.length && J[e[n] ?? 0] === 0;) n += 1;
	return n;
}
function skipBlanks(e, t) {
	let n = t;
	for (; n < e.length && J[e[n] ?? 0] === 1;) n += 1;
	return n;
}
function readAttributes(e, t, n) {
	let { length: r } = e, i = t;
	for (; i < r;) {
		let a = e[i] ?? 0;
		if (a === H) return e[i - 1] === U && i > t ? -(i + 1) : i + 1;
		if (J[a] !== 0) {
			i += 1;
			continue;
		}
		let o = i;
		for (i += 1; i < r && e[i] !== W && J[e[i] ?? 0] === 0;) i += 1;
		n?.name(o, i);
		let s = i;
		if (i = skipBlanks(e, i), e[i] !== W) {
			n?.end(j.NoValue, s);
			continue;
		}
		i = skipBlanks(e, i + 1), a = e[i] ?? 0;
		let c = a === G || a === K, l = c ? i + 1 : i;
		if (c) for (i += 1; i < r && e[i] !== a;) i += 1;
		else for (; i < r && e[i] !== H && J[e[i] ?? 0] !== 1;) i += 1;
		if (n?.value(l, i), c && (i += 1), n?.end(getQuote(c ? a : 0), i), !c && e[i] === H) return i + 1;
	}
	return 0;
}
function getQuote(e) {
	return e === G ? j.Double : e === K ? j.Single : j.Unquoted;
}
function findCommentEnd(e, t) {
	for (let n = e.indexOf("--", t + 2); n !== -1; n = e.indexOf("--", n + 1)) {
		if (e[n + 2] === ">") return n + 3;
		if (n >= t + 4 && e.startsWith("!>", n + 2)) return n + 4;
	}
	return e.length;
}
function findRawEnd(e, t, n) {
	for (let r = e.indexOf("</", n); r !== -1; r = e.indexOf("</", r + 2)) {
		let n = r + 2 + t.length;
		if (n >= e.length) break;
		if (J[e.charCodeAt(n) & 255] !== 0 && e.slice(r + 2, n).toLowerCase() === t) return r;
	}
	return e.length;
}
// src/deploy/steps/finish/html/scan.ts
function scan(e, t, n = Buffer.from(e, "latin1")) {
	let r = new HeadPhase(e.length), i = new Elements(e, t, r), a = new HeadScanner(e, r, i);
	a.scan();
	let { end: o } = a;
	if (o !== void 0 && (o = new BodyScanner(e, n, i).scan(o)), !(i.needsTree || i.isOpen)) return {
		head: i.head,
		data: [...i.head.filter((t) => S(t, e)), ...i.data],
		insertAt: r.insertAt,
		isDocument: r.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(e),
		isXhtml: a.isXhtml || i.isXhtml,
		keyed: i.keyed.sort((e, t) => e.start - t.start),
		isClosed: r.isOver,
		isUnusual: !r.isOver || a.endsInText,
		metadataFrom: i.firstMetadata ?? o
	};
}
var HeadScanner = class {
	#e = new Tokenizer({ decodeEntities: !1 }, this);
	#t;
	#n;
	#r;
	end;
	isXhtml = !1;
	endsInText = !1;
	#i = "";
	#a = 0;
	#o = 0;
	#s = new AttributeMarks();
	constructor(e, t, n) {
		this.#t = e, this.#n = t, this.#r = n;
	}
	scan() {
		this.#e.write(this.#t), this.#e.end();
	}
	#c(e) {
		this.#n.isOver && (this.end = e), (this.#n.isOver || this.#r.needsTree) && this.#e.pause();
	}
	onopentagname(e, t) {
		this.#i = this.#t.slice(e, t).toLowerCase(), this.#a = e, this.#o = t, this.#s.clear(), this.#n.open(this.#i, e - 1), this.#c(e - 1);
	}
	onattribname(e, t) {
		this.#s.name(e, t);
	}
	onattribdata(e, t) {
		this.#s.value(e, t);
	}
	onattribend(e, t) {
		this.#s.end(e, t);
	}
	onopentagend(e) {
		this.#l(e + 1, !1);
	}
	onselfclosingtag(e) {
		this.#l(e + 1, !0);
	}
	#l(e, t) {
		if (this.#n.isOver) return;
		let n = {
			name: this.#i,
			start: this.#a - 1,
			nameEnd: this.#o
		};
		this.#r.startTag(n, e, this.#s, t), this.#c(e);
	}
	onclosetag(e, t) {
		let n = this.#t.slice(e, t).toLowerCase();
		if (this.#n.close(n, e - 2), !this.#n.isOver) {
			let r = this.#t.indexOf(">", t);
			/["']/.test(this.#t.slice(t, r)) && (this.#r.needsTree = !0), this.#r.endTag(n, e - 2, r + 1);
		}
		this.#c(e - 2);
	}
	ontext(e, t) {
		if (this.#r.raw) {
			this.#r.rawText(this.#t.slice(e, t)), this.#c(e);
			return;
		}
		this.endsInText = t === this.#t.length;
		let n = e === 0 && this.#t.startsWith("ï»¿") ? 3 : e;
		/[^\t\n\f\r ]/.test(d(this.#t.slice(n, t))) && (this.#n.text(e), this.#c(e));
	}
	oncomment(e, t) {
		this.#t.startsWith("[CDATA[", e) && this.oncdata(), /<\/noscript/i.test(this.#t.slice(e, t)) && this.oncdata();
	}
	oncdata() {
		this.#r.needsTree = !0, this.#e.pause();
	}
	ondeclaration(e, t) {
		let n = this.#t.slice(e, t);
		/^!?doctype/i.test(n) && (this.#n.isDocument = !0), /\/\/DTD XHTML/i.test(n) && (this.isXhtml = !0);
	}
	onprocessinginstruction() {}
	onattribentity() {}
	ontextentity() {}
	onend() {}
};
function getNameClass(e, t) {
	return (e & 31) << 4 | (t < 16 ? t : 0);
}
const Y = new Uint8Array(512);
for (let e of ve) Y[getNameClass(e.charCodeAt(0), e.length)] = 1;
var BodyScanner = class {
	#e;
	#t;
	#n;
	#r = new AttributeMarks();
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	scan(e) {
		let { length: t } = this.#e, n = e;
		for (; n < t && !this.#n.isDone(n);) {
			for (; n < t && this.#t[n] !== q.lt;) n += 1;
			n < t && (n = this.#i(n));
		}
		return n;
	}
	#i(e) {
		let t = this.#t[e + 1];
		return isLetter(t) ? this.#a(e) : t === q.slash ? isLetter(this.#t[e + 2]) ? this.#o(e) : this.#c(">", e + 2) : t === q.bang ? this.#s(e) : t === q.question ? this.#c(">", e + 2) : e + 1;
	}
	#a(e) {
		let t = this.#n, n = findNameEnd(this.#t, e + 2), r = this.#t[e + 1] ?? 0, i = t.followsAll || Y[getNameClass(r, n - e - 1)] === 1, a = readAttributes(this.#t, n);
		if (a === 0) return this.#e.length;
		let o = Math.abs(a), s = t.isMarked(e, o);
		if (!i && !s) return o;
		let c = this.#e.slice(e + 1, n).toLowerCase();
		if (this.#r.clear(), s && (a = readAttributes(this.#t, n, this.#r)), t.startTag({
			name: c,
			start: e,
			nameEnd: n
		}, o, this.#r, a < 0), !t.raw || t.needsTree) return o;
		if (c === "plaintext") return this.#e.length;
		let l = findRawEnd(this.#e, c, o);
		return t.rawText(this.#e.slice(o, l)), l;
	}
	#o(e) {
		let t = this.#n, n = findNameEnd(this.#t, e + 3), r = this.#t[e + 2] ?? 0, i = t.followsAll || t.raw, a = Math.abs(readAttributes(this.#t, n));
		return a === 0 ? this.#e.length : ((i || Y[getNameClass(r, n - e - 2)] === 1) && t.endTag(this.#e.slice(e + 2, n).toLowerCase(), e, a), a);
	}
	#s(e) {
		return this.#e.startsWith("--", e + 2) ? findCommentEnd(this.#e, e) : (this.#e.startsWith("[CDATA[", e + 2) && (this.#n.needsTree = !0), this.#c(">", e + 2));
	}
	#c(e, t) {
		let n = this.#e.indexOf(e, t);
		return n === -1 ? this.#e.length : n + 1;
	}
};
// src/deploy/steps/finish/html/edit.ts
const X = {
	pieces: void 0,
	applied: [],
	refused: []
};
function editPage(e, t, n) {
	try {
		return editWhole(e, t, n);
	} catch (e) {
		if (!(e instanceof te)) throw e;
		return {
			...X,
			skipped: "its elements are nested too deeply; close unclosed elements"
		};
	}
}
function editWhole(e, t, n) {
	let { head: r, texts: i } = t, a = i.size > 0 ? re(asBuffer(e), i) : void 0;
	if (r.length === 0 && !a) return X;
	let o = {
		keys: a,
		data: r.some((e) => e.kind === "structured data") && mayHoldData(e)
	};
	if (u(e)) return {
		...X,
		skipped: "it is encoded in UTF-16; save it as UTF-8"
	};
	let { text: s, layout: c } = read(e, o, n);
	if (!c.isDocument) return {
		...X,
		skipped: "it is a fragment without doctype, html, head and body; write a complete page"
	};
	let { result: l, texted: d, changes: f } = edited(e, s, c, t);
	if (l.pieces && c.isUnusual && !isSafe("outline" in c ? c : n(s, o), l.pieces, t, o, n)) return {
		...X,
		skipped: "its markup is too broken to change safely; correct unclosed and overlapping tags"
	};
	let p = new Set(l.dropped), m = r.length > 0 && findMisplacedTags(asBuffer(e), findMetadataStart(c));
	return {
		pieces: l.pieces,
		canonical: f.canonical,
		held: f.held,
		policies: f.policies.length > 0 ? f.policies : void 0,
		misplacedTags: m && m.length > 0 ? m : void 0,
		applied: d.filter((e) => !p.has(e.splice) && !e.reason).map((e) => e.key),
		refused: d.flatMap((e) => {
			let { key: t, reason: n, splice: r } = e, i = n ?? (p.has(r) ? "other content replaces it" : void 0);
			return i ? [{
				key: t,
				reason: i
			}] : [];
		})
	};
}
function findMetadataStart(e) {
	let { insertAt: t, head: n, metadataFrom: r = 0 } = e;
	return Math.max(t, n.at(-1)?.outerEnd ?? 0, r);
}
function isSafe(e, t, n, r, i) {
	let a = Buffer.concat(t), o = latin1(a), s = i(o, r);
	return e.outline === s.outline && !edited(a, o, scan(o, r, a) ?? s, n).result.pieces;
}
function edited(e, t, n, r) {
	let i = oe(e, t), a = editedIn(i, e, t, n, r), { pieces: o } = a.result;
	if (i === "ascii" || !o) return a;
	if (!se(f(o))) return editedIn("ascii", e, t, n, r);
	if (!a.replaced.some((e) => /&#|\\u/.test(e))) return a;
	let s = editedIn("ascii", e, t, n, r);
	return s.result.pieces ? a : s;
}
function editedIn(e, t, r, i, a) {
	let { head: o, texts: s, isTakenOver: c = !1 } = a, l = headChanges({
		edits: o,
		isTakenOver: c
	}, i, r, e), u = textChanges(i, r, s, e), d = {
		start: i.insertAt,
		end: i.insertAt,
		text: block(l.added, r, i)
	}, f = l.added.length > 0, p = n([
		...l.splices,
		f && d,
		...u.map((e) => e.splice)
	]), m = f ? [] : p.map((e) => r.slice(e.start, e.end));
	return {
		result: splice(t, r, p),
		texted: u,
		changes: l,
		replaced: m
	};
}
const Ee = [6144, 65536];
function read(e, t, n) {
	let r = !t.keys && !t.data;
	for (let n of Ee) {
		if (!r || n >= e.byteLength) break;
		let i = e.subarray(0, n), a = latin1(i), o = scan(a, t, i);
		if (o?.isDocument && o.isClosed && !o.isUnusual) return {
			text: a,
			layout: o
		};
	}
	let i = latin1(e);
	return {
		text: i,
		layout: scan(i, t, e) ?? n(i, t)
	};
}
function latin1(e) {
	return asBuffer(e).toString("latin1");
}
function asBuffer(e) {
	let { buffer: t, byteOffset: n, byteLength: r } = e;
	return Buffer.from(t, n, r);
}
function mayHoldData(e) {
	return asBuffer(e).includes("+json");
}
function block(e, t, n) {
	if (!/^\s<\/head$/i.test(t.slice(n.insertAt - 1, n.insertAt + 6))) return e.join("");
	let r = t.includes("\r\n") ? "\r\n" : "\n";
	return e.map((e) => e + r).join("");
}
function textChanges(e, t, n, r) {
	let wants = (e) => n.has(e);
	return e.keyed.flatMap((e) => g(e, t, wants).map((i) => textChange(e, i, t, n.get(i.key) ?? "", r)));
}
function textChange(e, t, n, r, i) {
	let { key: a, attribute: o } = t;
	if (o) {
		let t = setAttribute(e, o, escapeAttribute(r, i));
		return o === "content" && e.attributes.some((e) => e.name === "http-equiv") ? refuse(a, e, "the tag is an instruction to the browser, not text") : {
			key: a,
			splice: t
		};
	}
	if (!e.content) return refuse(a, e, `<${e.name}> cannot take a text`);
	let s = n.slice(e.content.start, e.content.end);
	return isDisplayed(s, r, i) ? {
		key: a,
		splice: {
			...e.content,
			text: s
		}
	} : {
		key: a,
		splice: {
			...e.content,
			text: getLeadingNewline(e.name, r) + escapeText(r, i)
		}
	};
}
function getLeadingNewline(e, t) {
	return cleanText(t).startsWith("\n") && [
		"pre",
		"textarea",
		"listing"
	].includes(e) ? "\n" : "";
}
function isDisplayed(e, t, n) {
	if (!e.includes("<!--")) return !1;
	let r = e.replace(/<!--[^>]*-->/g, "");
	return !r.includes("<") && d(p(r, n)) === cleanText(t);
}
function refuse(e, t, n) {
	return {
		key: e,
		reason: n,
		splice: {
			start: t.start,
			end: t.start,
			text: ""
		}
	};
}
// src/deploy/steps/finish/rewrite/spool.ts
var Spool = class {
	file;
	#e;
	#t = 0;
	constructor(e) {
		this.file = e, this.#e = ce(e, "wx", 384);
	}
	add(e) {
		let t = this.#t, n = e.filter((e) => e.byteLength > 0);
		for (; n.length > 0;) {
			let e = le(this.#e, n.slice(0, De));
			this.#t += e, n = without(n, e);
		}
		return {
			offset: t,
			size: this.#t - t
		};
	}
	[Symbol.dispose]() {
		w(this.#e);
	}
};
const De = 1e3;
function without(e, t) {
	let n = t;
	return e.flatMap((e) => {
		let t = Math.min(n, e.byteLength);
		return n -= t, t === e.byteLength ? [] : [e.subarray(t)];
	});
}
// src/deploy/steps/finish/rewrite/rewrite-page.ts
var TreeNeeded = class extends Error {
	name = "TreeNeeded";
}, Rewriter = class {
	#e;
	#t;
	#n = new C();
	#r = () => {
		throw new TreeNeeded();
	};
	constructor(e) {
		this.#e = e, this.#t = new Spool(e.spool);
	}
	async rewriteAll(e) {
		let t = [];
		for (let n of e) t.push(await this.rewrite(n));
		return t;
	}
	async rewrite(e) {
		try {
			return this.#i(e);
		} catch (t) {
			if (!(t instanceof TreeNeeded)) throw t;
			let { readTree: n } = await import("./html-tree.js").then((e) => e.t);
			return this.#r = n, this.#i(e);
		}
	}
	#i(e) {
		let { path: t, source: n, isCopy: r } = e, { texts: i, hashes: a, hold: o, detectsFrameworks: l } = this.#e, u = this.#n.read(n), d = l ? s(u) : void 0, f = e.rendersHead ? c : d, p = !!f || l && e.isListed === !0, m = o === "always" || o === "auto" && p, { pieces: h, ...g } = editPage(u, {
			head: m ? [...e.head, holdEdit(e, f)] : e.head,
			texts: i,
			isTakenOver: !!f
		}, this.#r), _ = {
			path: t,
			...g,
			isPinned: m && !g.skipped,
			framework: f?.name
		}, v = h ?? (r ? [u] : void 0);
		if (!v) return {
			..._,
			page: void 0
		};
		let y = a && !r ? ue("sha256", u) : void 0;
		return {
			..._,
			page: {
				file: this.#t.file,
				...this.#t.add(v),
				replaces: y
			}
		};
	}
	[Symbol.dispose]() {
		this.#t[Symbol.dispose]();
	}
};
function holdEdit({ ownPath: e }, t) {
	let n = {
		kind: "hold",
		src: `/${o.path}`,
		ownPath: e
	};
	return t?.rendersHead ? {
		...n,
		startMs: 5e3
	} : n;
}
// src/deploy/steps/finish/rewrite/rewrite.ts
var Oe = e({ rewritePages: () => rewritePages });
const Z = {
	texts: 2e3,
	metadata: 5e3
}, ke = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 2048
};
async function rewritePages(e, t) {
	let n = e[Symbol.iterator](), r = t.texts.size > 0 ? Z.texts : Z.metadata, i = t.threads === void 0 ? take(n, r) : [], a = i.length === r, o = t.threads ?? (a ? Math.min(2, fe()) : 0), s = inBatches(i, n, o < 1 ? 1 : 32);
	using c = new DisposableStack();
	await using u = l({
		module: "deploy/steps/finish/rewrite/worker",
		threads: o,
		here() {
			let e = c.use(new Rewriter(buildInput(0, t)));
			return (t) => e.rewriteAll(t);
		},
		getWorkerData: (e) => buildInput(e, t),
		resourceLimits: ke,
		signal: t.signal
	});
	let d = [];
	for await (let e of u.work(s)) d.push(...e), t.onProgress?.(d.length);
	return d;
}
function buildInput(e, t) {
	let { scratch: n, texts: r, hashes: i, detectsFrameworks: a = !1, hold: o = "never" } = t;
	return {
		spool: pe.join(n, `pages-${e}`),
		texts: r,
		hashes: i,
		detectsFrameworks: a,
		hold: o
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
// src/deploy/steps/finish/sitemap/write.ts
const Ae = {
	addresses: 5e4,
	bytes: 52428800
}, Q = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", $ = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
function writeSitemap(e, t, n = Ae) {
	let r = [], i = [], a = 0, close = () => {
		i.length > 0 && r.push(urlset(i.join(""))), i = [], a = 600;
	};
	close();
	for (let t of e) {
		let e = formatUrl(t), r = Buffer.byteLength(e);
		(i.length >= n.addresses || a + r > n.bytes) && close(), i.push(e), a += r;
	}
	close();
	let [o, ...s] = r;
	if (!o) return new Map();
	if (s.length === 0) return new Map([["sitemap.xml", o]]);
	let c = r.map((e, t) => `sitemap-${t + 1}.xml`);
	return new Map([["sitemap.xml", sitemapIndex(c, t)], ...r.map((e, t) => [c[t] ?? "", e])]);
}
function sitemapIndex(e, t) {
	let n = e.map((e) => `  <sitemap><loc>${x(`${t}/${e}`)}</loc></sitemap>\n`);
	return `${Q}<sitemapindex ${$}>\n${n.join("")}</sitemapindex>\n`;
}
function formatSitemap(e) {
	return urlset(e.map(formatUrl).join(""));
}
function urlset(e) {
	let t = Object.entries(m).filter(([, t]) => e.includes(`<${t}:`)).map(([e, t]) => ` xmlns:${t}="${e}"`).join("");
	return `${Q}<urlset ${$}${t}>\n${e}</urlset>\n`;
}
function formatUrl(e) {
	let { loc: t, lastmod: n, changefreq: r, priority: i, extensions: a } = e, o = Object.entries({
		loc: t,
		lastmod: n,
		changefreq: r,
		priority: i
	}).flatMap(([e, t]) => t ? [`    <${e}>${x(t)}</${e}>\n`] : []);
	return a && o.push(`    ${a}\n`), `  <url>\n${o.join("")}  </url>\n`;
}
// src/deploy/steps/finish/sitemap/sitemap.ts
var je = e({ makeSitemap: () => makeSitemap });
function makeSitemap(e) {
	let { content: t, builtSitemaps: n, origin: i } = e, a = new SiteAddresses(e), o = n.some((e) => e.entries);
	if (t.sitemap === void 0) return o ? mergeBuilt([], e, a) : {
		files: writeSitemap(fromPages(e, a), i),
		warnings: []
	};
	let s = ne(t.sitemap), c = o ? "the sitemap from the site's build is deployed" : "no sitemap is deployed";
	if ("problem" in s) return {
		files: new Map(),
		warnings: [`The portal's sitemap is not valid (${s.problem}); ${c}.`],
		problem: s.problem
	};
	let { kept: l, warnings: u } = withoutForbidden(s.entries, i, a);
	if (s.wrong.length > 0 && u.unshift(`Left out of the portal's sitemap as invalid: ${r(s.wrong, 5)}.`), !o) return {
		files: writeSitemap(l, i),
		warnings: u
	};
	let d = mergeBuilt(l, e, a);
	return {
		...d,
		warnings: [...u, ...d.warnings]
	};
}
var SiteAddresses = class {
	hidden;
	built;
	known;
	constructor(e) {
		let { content: t, found: n, origin: r, addresses: i } = e, pageKey = (e) => this.getKey(v(r, e.path)), a = [...n.pages.values(), ...n.inApp.values()], o = [...n.pages.keys(), ...n.unknown].map((e) => v(r, b(e)));
		this.hidden = new Set(t.pages.filter((e) => t.seo.get(e.slug)?.noIndex === !0).map(pageKey)), this.built = new Set([...a.map(pageKey), ...o.map((e) => this.getKey(e))]), this.known = new Map(t.pages.map((e) => [pageKey(e), i.get(e.slug) ?? v(r, e.path)]));
	}
	getKey(e) {
		let t = new URL(e).pathname.replace(/\/+$/, "");
		try {
			return decodeURIComponent(t).normalize("NFC");
		} catch {
			return t;
		}
	}
};
function withoutForbidden(e, t, n) {
	let { hidden: i, built: a, known: o } = n, s = new Map(), c = e.filter((e) => {
		let t = whyForbidden(e, n.getKey(e.loc));
		return t && ie(s, t, e.loc), !t;
	}), l = [...s].map(([e, t]) => `Left out of the sitemap because they ${e}: ${r(t, 5)}.`);
	return {
		kept: c.map((e) => ({
			...e,
			loc: encoded(o.get(n.getKey(e.loc)) ?? e.loc)
		})),
		warnings: l
	};
	function whyForbidden(e, n) {
		if (new URL(e.loc).origin !== t) return "are not on this site";
		if (i.has(n)) return "are marked noIndex";
		if (!a.has(n)) return "were not built";
	}
}
function mergeBuilt(e, t, r) {
	let { content: a, origin: o, builtSitemaps: s } = t, c = a.sitemap !== void 0, l = new Map(e.map((e) => [r.getKey(e.loc), e])), u = l.size, d = {
		hidden: new Set(),
		excluded: new Set(),
		foreign: new Set()
	};
	for (let e of s.flatMap((e) => e.entries ?? [])) {
		let t = r.getKey(e.loc), n = l.get(t);
		new URL(e.loc).origin === o ? n ? l.set(t, {
			...e,
			...n
		}) : r.hidden.has(t) ? d.hidden.add(t) : c && r.known.has(t) ? d.excluded.add(t) : l.set(t, e) : d.foreign.add(e.loc);
	}
	if (l.size === 0) return {
		files: new Map(),
		warnings: ["No page is left for the sitemap; the sitemap from the site's build is deployed."]
	};
	let f = s.map((e) => e.path).join(", "), p = n([
		d.excluded.size > 0 && `${d.excluded.size} excluded by the portal's sitemap`,
		d.hidden.size > 0 && `${d.hidden.size} marked noIndex in the portal`,
		d.foreign.size > 0 && `${d.foreign.size} on another site`
	]);
	if (!c && p.length === 0) return {
		files: new Map(),
		warnings: []
	};
	let m = p.length === 0 ? "" : `; left out: ${p.join(", ")}`, h = l.size - u, g = `Sitemap: ${i(l.size, "address")}, ${u} from the portal and ${h} more from the site's own (${f})${m}.`;
	return {
		files: deployedFiles([...l.values()], s, o, r),
		warnings: [],
		remark: g
	};
}
function deployedFiles(e, t, n, r) {
	let i = writeSitemap(e, n), a = new Map(i), o = new Map(e.map((e) => [r.getKey(e.loc), e])), s = [...i.keys()].filter((e) => i.size === 1 || e !== "sitemap.xml");
	for (let { path: e, entries: c, isPlain: l, isCompressed: u } of t) {
		let t = c?.flatMap((e) => o.get(r.getKey(e.loc)) ?? []), d = t && formatSitemap(t), f = i.get(e) ?? d ?? sitemapIndex(s, n);
		l && a.set(e, f), u && a.set(`${e}.gz`, de(f));
	}
	return a;
}
function encoded(e) {
	let { origin: t, pathname: n, search: r } = new URL(e);
	return t + (n + r).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}
function fromPages(e, t) {
	let { content: n, found: r, origin: i } = e;
	return [...r.pages.values(), ...r.inApp.values()].filter((e) => n.seo.get(e.slug)?.noIndex !== !0).map((e) => {
		let n = v(i, e.path);
		return {
			loc: t.known.get(t.getKey(n)) ?? n,
			lastmod: e.lastUpdated.slice(0, 10)
		};
	}).sort((e, t) => e.loc < t.loc ? -1 : 1);
}
export { Oe as n, Rewriter as r, je as t };
