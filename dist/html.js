import { r as e } from "./rolldown-runtime.js";
import { It as t, Nt as n, Pt as r, vt as i, yt as a } from "./shared.js";
import { Cn as o, Dn as s, En as c, On as l, Pn as u, Sn as d, _n as f, bn as p, c as m, cn as h, dn as g, fn as _, g as v, gn as y, h as ee, jn as te, l as b, ln as ne, mn as re, pn as x, s as ie, sn as ae, u as oe, un as S, vn as se, xn as C } from "./shared-later.js";
const { closeSync: ce, openSync: le, writevSync: ue } = globalThis.process.getBuiltinModule("node:fs"), { hash: de } = globalThis.process.getBuiltinModule("node:crypto"), { gzipSync: fe } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: pe } = globalThis.process.getBuiltinModule("node:os"), me = globalThis.process.getBuiltinModule("node:path");
// src/deploy/steps/finish/html/escape.ts
function cleanText(e) {
	return w.test(e) ? e : e.toWellFormed().replace(/\r\n?|\f/g, "\n").replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef]|\p{Noncharacter_Code_Point}/gu, "");
}
const w = /^[\n\t\u0020-\u007e]*$/, T = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeText(e, t) {
	return encode(cleanText(e).replace(/[&<>]/g, (e) => T[e] ?? ""), t);
}
function escapeAttribute(e, t) {
	return encode(cleanText(e).replace(/[&<>"']/g, (e) => T[e] ?? ""), t);
}
function escapeJson(e, t) {
	let n = JSON.stringify(e).replace(/[<>&\u007f-\u009f\u2028\u2029]/g, unicodeEscape);
	return t === "ascii" ? n.replace(/[^\u0000-\u007f]/g, unicodeEscape) : encode(n, "utf8");
}
function unicodeEscape(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function encode(e, t) {
	return w.test(e) ? e : t === "utf8" ? Buffer.from(e, "utf8").toString("latin1") : e.replace(/[^\u0000-\u007f]/gu, (e) => `&#${e.codePointAt(0)};`);
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
		return n && x(this.#e.slice(n.valueStart, n.valueEnd));
	}
	readTokens(e, t) {
		return (this.attribute(e, t) ?? "").toLowerCase().split(/\s+/);
	}
	content(e) {
		return C(this.#e.slice(e.contentStart, e.contentEnd), this.charset);
	}
};
// src/deploy/steps/finish/html/pinned-values.ts
const E = [
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
function replaceData(e, t) {
	let i = new Set(getTypes(t)), a = new Map(), o;
	for (let [s, c] of e.entries()) {
		let e = r(c);
		if (e === void 0) continue;
		let l = !1, u = visit(e, void 0);
		l && a.set(s, u);
		function visit(e, r) {
			if (Array.isArray(e)) return withoutNothing(e.map((e) => visit(e, r)));
			if (!n(e)) return e;
			if ("@graph" in e) {
				let t = visit(e["@graph"], e["@context"]);
				return t === void 0 ? void 0 : {
					...e,
					"@graph": t
				};
			}
			if (!getTypes(e).some((e) => i.has(e))) return e;
			l = !0;
			let a = getTypes(e).filter((e) => !i.has(e));
			if (o === void 0) return o = s, replaceItem(e, t, r, a);
			if (a.length !== 0) return {
				...e,
				"@type": a.length === 1 ? a[0] : a
			};
		}
	}
	return {
		position: o,
		changed: a
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
		let t = escapeText(e.text, this.#e.charset), [n, ...r] = this.#e.named("title"), i = this.#e.named("title").map((e) => c(this.#e.content(e)));
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
		let n = E.find((t) => this.#e.attribute(e, t));
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
		let a = C(escapeJson(r === void 0 ? e : i.get(r), this.#e.charset), this.#e.charset), [o] = [e["@type"]].flat(), s = [...i.keys()].map((e) => n[e] ?? "");
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
			let e = E.find((e) => this.#e.attribute(t, e));
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
const he = [
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
	let n = he.filter(([n]) => isInTag(e, n, t));
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
const D = {
	Legacy: 0,
	Strict: 1,
	Attribute: 2
};
var EntityDecoder = class {
	startEntity() {
		throw Error("decoding references is not part of this bundle");
	}
}, O;
(function(e) {
	e[e.Tab = 9] = "Tab", e[e.NewLine = 10] = "NewLine", e[e.FormFeed = 12] = "FormFeed", e[e.CarriageReturn = 13] = "CarriageReturn", e[e.Space = 32] = "Space", e[e.ExclamationMark = 33] = "ExclamationMark", e[e.Number = 35] = "Number", e[e.Amp = 38] = "Amp", e[e.SingleQuote = 39] = "SingleQuote", e[e.DoubleQuote = 34] = "DoubleQuote", e[e.Dash = 45] = "Dash", e[e.Slash = 47] = "Slash", e[e.Zero = 48] = "Zero", e[e.Nine = 57] = "Nine", e[e.Semi = 59] = "Semi", e[e.Lt = 60] = "Lt", e[e.Eq = 61] = "Eq", e[e.Gt = 62] = "Gt", e[e.Questionmark = 63] = "Questionmark", e[e.UpperA = 65] = "UpperA", e[e.LowerA = 97] = "LowerA", e[e.UpperF = 70] = "UpperF", e[e.LowerF = 102] = "LowerF", e[e.UpperZ = 90] = "UpperZ", e[e.LowerZ = 122] = "LowerZ", e[e.LowerX = 120] = "LowerX", e[e.OpeningSquareBracket = 91] = "OpeningSquareBracket";
})(O ||= {});
var k;
(function(e) {
	e[e.Text = 1] = "Text", e[e.BeforeTagName = 2] = "BeforeTagName", e[e.InTagName = 3] = "InTagName", e[e.InSelfClosingTag = 4] = "InSelfClosingTag", e[e.BeforeClosingTagName = 5] = "BeforeClosingTagName", e[e.InClosingTagName = 6] = "InClosingTagName", e[e.AfterClosingTagName = 7] = "AfterClosingTagName", e[e.BeforeAttributeName = 8] = "BeforeAttributeName", e[e.InAttributeName = 9] = "InAttributeName", e[e.AfterAttributeName = 10] = "AfterAttributeName", e[e.BeforeAttributeValue = 11] = "BeforeAttributeValue", e[e.InAttributeValueDq = 12] = "InAttributeValueDq", e[e.InAttributeValueSq = 13] = "InAttributeValueSq", e[e.InAttributeValueNq = 14] = "InAttributeValueNq", e[e.BeforeDeclaration = 15] = "BeforeDeclaration", e[e.InDeclaration = 16] = "InDeclaration", e[e.InProcessingInstruction = 17] = "InProcessingInstruction", e[e.BeforeComment = 18] = "BeforeComment", e[e.CDATASequence = 19] = "CDATASequence", e[e.DeclarationSequence = 20] = "DeclarationSequence", e[e.InSpecialComment = 21] = "InSpecialComment", e[e.InCommentLike = 22] = "InCommentLike", e[e.SpecialStartSequence = 23] = "SpecialStartSequence", e[e.InSpecialTag = 24] = "InSpecialTag", e[e.InPlainText = 25] = "InPlainText", e[e.InEntity = 26] = "InEntity";
})(k ||= {});
function isWhitespace(e) {
	return e === O.Space || e === O.NewLine || e === O.Tab || e === O.FormFeed || e === O.CarriageReturn;
}
function isEndOfTagSection(e) {
	return e === O.Slash || e === O.Gt || isWhitespace(e);
}
function isASCIIAlpha(e) {
	return e >= O.LowerA && e <= O.LowerZ || e >= O.UpperA && e <= O.UpperZ;
}
var A;
(function(e) {
	e[e.NoValue = 0] = "NoValue", e[e.Unquoted = 1] = "Unquoted", e[e.Single = 2] = "Single", e[e.Double = 3] = "Double";
})(A ||= {});
const j = {
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
}, ge = new Map([
	[j.IframeEnd[2], j.IframeEnd],
	[j.NoembedEnd[2], j.NoembedEnd],
	[j.Plaintext[2], j.Plaintext],
	[j.ScriptEnd[2], j.ScriptEnd],
	[j.TitleEnd[2], j.TitleEnd],
	[j.XmpEnd[2], j.XmpEnd]
]);
var Tokenizer = class {
	cbs;
	state = k.Text;
	buffer = "";
	sectionStart = 0;
	index = 0;
	entityStart = 0;
	baseState = k.Text;
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
		this.state = k.Text, this.buffer = "", this.sectionStart = 0, this.index = 0, this.baseState = k.Text, this.isSpecial = !1, this.currentSequence = j.Empty, this.sequenceIndex = 0, this.running = !0, this.offset = 0;
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
		e === O.Lt || !this.decodeEntities && this.fastForwardTo(O.Lt) ? (this.index > this.sectionStart && this.cbs.ontext(this.sectionStart, this.index), this.state = k.BeforeTagName, this.sectionStart = this.index) : this.decodeEntities && e === O.Amp && this.startEntity();
	}
	currentSequence = j.Empty;
	sequenceIndex = 0;
	enterTagBody() {
		this.currentSequence === j.Plaintext ? (this.currentSequence = j.Empty, this.state = k.InPlainText) : this.isSpecial ? (this.state = k.InSpecialTag, this.sequenceIndex = 0) : this.state = k.Text;
	}
	stateSpecialStartSequence(e) {
		let t = e | 32;
		if (this.sequenceIndex < this.currentSequence.length) {
			if (t === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex++;
				return;
			}
			if (this.sequenceIndex === 3) {
				if (this.currentSequence === j.ScriptEnd && t === j.StyleEnd[3]) {
					this.currentSequence = j.StyleEnd, this.sequenceIndex = 4;
					return;
				}
				if (this.currentSequence === j.TitleEnd && t === j.TextareaEnd[3]) {
					this.currentSequence = j.TextareaEnd, this.sequenceIndex = 4;
					return;
				}
			} else if (this.sequenceIndex === 4 && this.currentSequence === j.NoembedEnd && t === j.NoframesEnd[4]) {
				this.currentSequence = j.NoframesEnd, this.sequenceIndex = 5;
				return;
			}
		} else if (isEndOfTagSection(e)) {
			this.sequenceIndex = 0, this.state = k.InTagName, this.stateInTagName(e);
			return;
		}
		this.isSpecial = !1, this.currentSequence = j.Empty, this.sequenceIndex = 0, this.state = k.InTagName, this.stateInTagName(e);
	}
	stateCDATASequence(e) {
		e === j.Cdata[this.sequenceIndex] ? ++this.sequenceIndex === j.Cdata.length && (this.state = k.InCommentLike, this.currentSequence = j.CdataEnd, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : (this.sequenceIndex = 0, this.xmlMode ? (this.state = k.InDeclaration, this.stateInDeclaration(e)) : (this.state = k.InSpecialComment, this.stateInSpecialComment(e)));
	}
	fastForwardTo(e) {
		for (; ++this.index < this.buffer.length + this.offset;) if (this.buffer.charCodeAt(this.index - this.offset) === e) return !0;
		return this.index = this.buffer.length + this.offset - 1, !1;
	}
	emitComment(e) {
		this.cbs.oncomment(this.sectionStart, this.index, e), this.sequenceIndex = 0, this.sectionStart = this.index + 1, this.state = k.Text;
	}
	stateInCommentLike(e) {
		!this.xmlMode && this.currentSequence === j.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && e === O.Gt ? this.emitComment(this.sequenceIndex) : this.currentSequence === j.CommentEnd && this.sequenceIndex === 2 && e === O.Gt ? this.emitComment(2) : this.currentSequence === j.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && e !== O.Gt ? this.sequenceIndex = Number(e === O.Dash) : e === this.currentSequence[this.sequenceIndex] ? ++this.sequenceIndex === this.currentSequence.length && (this.currentSequence === j.CdataEnd ? this.cbs.oncdata(this.sectionStart, this.index, 2) : this.cbs.oncomment(this.sectionStart, this.index, 3), this.sequenceIndex = 0, this.sectionStart = this.index + 1, this.state = k.Text) : this.sequenceIndex === 0 ? this.fastForwardTo(this.currentSequence[0]) && (this.sequenceIndex = 1) : e !== this.currentSequence[this.sequenceIndex - 1] && (this.sequenceIndex = 0);
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
		(e | 32) === this.currentSequence[this.sequenceIndex] ? this.sequenceIndex += 1 : this.sequenceIndex === 0 ? this.currentSequence === j.TitleEnd || this.currentSequence === j.TextareaEnd ? this.decodeEntities && e === O.Amp && this.startEntity() : this.fastForwardTo(O.Lt) && (this.sequenceIndex = 1) : this.sequenceIndex = Number(e === O.Lt);
	}
	stateBeforeTagName(e) {
		if (e === O.ExclamationMark) this.state = k.BeforeDeclaration, this.sectionStart = this.index + 1;
		else if (e === O.Questionmark) this.xmlMode ? (this.state = k.InProcessingInstruction, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : (this.state = k.InSpecialComment, this.sectionStart = this.index);
		else if (this.isTagStartChar(e)) {
			this.sectionStart = this.index;
			let t = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : ge.get(e | 32);
			t === void 0 ? this.state = k.InTagName : (this.isSpecial = !0, this.currentSequence = t, this.sequenceIndex = 3, this.state = k.SpecialStartSequence);
		} else e === O.Slash ? this.state = k.BeforeClosingTagName : (this.state = k.Text, this.stateText(e));
	}
	stateInTagName(e) {
		isEndOfTagSection(e) && (this.cbs.onopentagname(this.sectionStart, this.index), this.sectionStart = -1, this.state = k.BeforeAttributeName, this.stateBeforeAttributeName(e));
	}
	stateBeforeClosingTagName(e) {
		isWhitespace(e) ? this.xmlMode || (this.state = k.InSpecialComment, this.sectionStart = this.index) : e === O.Gt ? (this.state = k.Text, this.xmlMode || (this.sectionStart = this.index + 1)) : (this.state = this.isTagStartChar(e) ? k.InClosingTagName : k.InSpecialComment, this.sectionStart = this.index);
	}
	stateInClosingTagName(e) {
		isEndOfTagSection(e) && (this.cbs.onclosetag(this.sectionStart, this.index), this.sectionStart = -1, this.state = k.AfterClosingTagName, this.stateAfterClosingTagName(e));
	}
	stateAfterClosingTagName(e) {
		(e === O.Gt || this.fastForwardTo(O.Gt)) && (this.state = k.Text, this.sectionStart = this.index + 1);
	}
	stateBeforeAttributeName(e) {
		e === O.Gt ? (this.cbs.onopentagend(this.index), this.enterTagBody(), this.sectionStart = this.index + 1) : e === O.Slash ? this.state = k.InSelfClosingTag : isWhitespace(e) || (this.state = k.InAttributeName, this.sectionStart = this.index);
	}
	stateInSelfClosingTag(e) {
		if (e === O.Gt) {
			if (this.cbs.onselfclosingtag(this.index), this.sectionStart = this.index + 1, !this.recognizeSelfClosing) {
				this.enterTagBody();
				return;
			}
			this.state = k.Text, this.isSpecial = !1, this.currentSequence = j.Empty;
		} else isWhitespace(e) || (this.state = k.BeforeAttributeName, this.stateBeforeAttributeName(e));
	}
	stateInAttributeName(e) {
		(e === O.Eq || isEndOfTagSection(e)) && (this.cbs.onattribname(this.sectionStart, this.index), this.sectionStart = this.index, this.state = k.AfterAttributeName, this.stateAfterAttributeName(e));
	}
	stateAfterAttributeName(e) {
		e === O.Eq ? this.state = k.BeforeAttributeValue : e === O.Slash || e === O.Gt ? (this.cbs.onattribend(A.NoValue, this.sectionStart), this.sectionStart = -1, this.state = k.BeforeAttributeName, this.stateBeforeAttributeName(e)) : isWhitespace(e) || (this.cbs.onattribend(A.NoValue, this.sectionStart), this.state = k.InAttributeName, this.sectionStart = this.index);
	}
	stateBeforeAttributeValue(e) {
		e === O.DoubleQuote ? (this.state = k.InAttributeValueDq, this.sectionStart = this.index + 1) : e === O.SingleQuote ? (this.state = k.InAttributeValueSq, this.sectionStart = this.index + 1) : isWhitespace(e) || (this.sectionStart = this.index, this.state = k.InAttributeValueNq, this.stateInAttributeValueNoQuotes(e));
	}
	handleInAttributeValue(e, t) {
		e === t || !this.decodeEntities && this.fastForwardTo(t) ? (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = -1, this.cbs.onattribend(t === O.DoubleQuote ? A.Double : A.Single, this.index + 1), this.state = k.BeforeAttributeName) : this.decodeEntities && e === O.Amp && this.startEntity();
	}
	stateInAttributeValueDoubleQuotes(e) {
		this.handleInAttributeValue(e, O.DoubleQuote);
	}
	stateInAttributeValueSingleQuotes(e) {
		this.handleInAttributeValue(e, O.SingleQuote);
	}
	stateInAttributeValueNoQuotes(e) {
		isWhitespace(e) || e === O.Gt ? (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = -1, this.cbs.onattribend(A.Unquoted, this.index), this.state = k.BeforeAttributeName, this.stateBeforeAttributeName(e)) : this.decodeEntities && e === O.Amp && this.startEntity();
	}
	stateBeforeDeclaration(e) {
		e === O.OpeningSquareBracket ? (this.state = k.CDATASequence, this.sequenceIndex = 0) : this.xmlMode ? this.state = e === O.Dash ? k.BeforeComment : k.InDeclaration : (e | 32) === j.Doctype[0] ? (this.state = k.DeclarationSequence, this.currentSequence = j.Doctype, this.sequenceIndex = 1) : e === O.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = k.Text, this.sectionStart = this.index + 1) : this.state = e === O.Dash ? k.BeforeComment : k.InSpecialComment;
	}
	stateDeclarationSequence(e) {
		this.sequenceIndex === this.currentSequence.length ? (this.state = k.InDeclaration, this.stateInDeclaration(e)) : (e | 32) === this.currentSequence[this.sequenceIndex] ? this.sequenceIndex += 1 : e === O.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = k.Text, this.sectionStart = this.index + 1) : this.state = k.InSpecialComment;
	}
	stateInDeclaration(e) {
		(e === O.Gt || this.fastForwardTo(O.Gt)) && (this.cbs.ondeclaration(this.sectionStart, this.index), this.state = k.Text, this.sectionStart = this.index + 1);
	}
	stateInProcessingInstruction(e) {
		e === O.Questionmark ? this.sequenceIndex = 1 : e === O.Gt && this.sequenceIndex === 1 ? (this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1), this.sequenceIndex = 0, this.state = k.Text, this.sectionStart = this.index + 1) : this.sequenceIndex = Number(this.fastForwardTo(O.Questionmark));
	}
	stateBeforeComment(e) {
		e === O.Dash ? (this.state = k.InCommentLike, this.currentSequence = j.CommentEnd, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : this.xmlMode ? this.state = k.InDeclaration : e === O.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = k.Text, this.sectionStart = this.index + 1) : this.state = k.InSpecialComment;
	}
	stateInSpecialComment(e) {
		(e === O.Gt || this.fastForwardTo(O.Gt)) && (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = k.Text, this.sectionStart = this.index + 1);
	}
	startEntity() {
		this.baseState = this.state, this.state = k.InEntity, this.entityStart = this.index, this.entityDecoder.startEntity(this.xmlMode ? D.Strict : this.baseState === k.Text || this.baseState === k.InSpecialTag ? D.Legacy : D.Attribute);
	}
	stateInEntity() {
		let e = this.index - this.offset, t = this.entityDecoder.write(this.buffer, e);
		if (t >= 0) this.state = this.baseState, t === 0 && --this.index;
		else {
			if (e < this.buffer.length && this.buffer.charCodeAt(e) === O.Amp) {
				this.state = this.baseState, --this.index;
				return;
			}
			this.index = this.offset + this.buffer.length - 1;
		}
	}
	cleanup() {
		this.running && this.sectionStart !== this.index && (this.state === k.Text || this.state === k.InPlainText || this.state === k.InSpecialTag && this.sequenceIndex === 0 ? (this.cbs.ontext(this.sectionStart, this.index), this.sectionStart = this.index) : (this.state === k.InAttributeValueDq || this.state === k.InAttributeValueSq || this.state === k.InAttributeValueNq) && (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = this.index));
	}
	shouldContinue() {
		return this.index < this.buffer.length + this.offset && this.running;
	}
	parse() {
		for (; this.shouldContinue();) {
			let e = this.buffer.charCodeAt(this.index - this.offset);
			switch (this.state) {
				case k.Text:
					this.stateText(e);
					break;
				case k.InPlainText:
					this.index = this.buffer.length + this.offset - 1;
					break;
				case k.SpecialStartSequence:
					this.stateSpecialStartSequence(e);
					break;
				case k.InSpecialTag:
					this.stateInSpecialTag(e);
					break;
				case k.CDATASequence:
					this.stateCDATASequence(e);
					break;
				case k.DeclarationSequence:
					this.stateDeclarationSequence(e);
					break;
				case k.InAttributeValueDq:
					this.stateInAttributeValueDoubleQuotes(e);
					break;
				case k.InAttributeName:
					this.stateInAttributeName(e);
					break;
				case k.InCommentLike:
					this.stateInCommentLike(e);
					break;
				case k.InSpecialComment:
					this.stateInSpecialComment(e);
					break;
				case k.BeforeAttributeName:
					this.stateBeforeAttributeName(e);
					break;
				case k.InTagName:
					this.stateInTagName(e);
					break;
				case k.InClosingTagName:
					this.stateInClosingTagName(e);
					break;
				case k.BeforeTagName:
					this.stateBeforeTagName(e);
					break;
				case k.AfterAttributeName:
					this.stateAfterAttributeName(e);
					break;
				case k.InAttributeValueSq:
					this.stateInAttributeValueSingleQuotes(e);
					break;
				case k.BeforeAttributeValue:
					this.stateBeforeAttributeValue(e);
					break;
				case k.BeforeClosingTagName:
					this.stateBeforeClosingTagName(e);
					break;
				case k.AfterClosingTagName:
					this.stateAfterClosingTagName(e);
					break;
				case k.InAttributeValueNq:
					this.stateInAttributeValueNoQuotes(e);
					break;
				case k.InSelfClosingTag:
					this.stateInSelfClosingTag(e);
					break;
				case k.InDeclaration:
					this.stateInDeclaration(e);
					break;
				case k.BeforeDeclaration:
					this.stateBeforeDeclaration(e);
					break;
				case k.BeforeComment:
					this.stateBeforeComment(e);
					break;
				case k.InProcessingInstruction:
					this.stateInProcessingInstruction(e);
					break;
				case k.InEntity: this.stateInEntity();
			}
			this.index++;
		}
		this.cleanup();
	}
	finish() {
		this.state === k.InEntity && (this.entityDecoder.end(), this.state = this.baseState), this.handleTrailingData(), this.cbs.onend();
	}
	handleTrailingCommentLikeData(e) {
		if (this.state !== k.InCommentLike) return !1;
		if (this.currentSequence === j.CdataEnd) {
			if (this.xmlMode) this.sectionStart < e && this.cbs.oncdata(this.sectionStart, e, 0);
			else {
				let t = this.sectionStart - j.Cdata.length - 1;
				this.cbs.oncomment(t, e, 0);
			}
		} else {
			let t = this.xmlMode ? 0 : Math.min(this.sequenceIndex, j.CommentEnd.length - 1);
			this.cbs.oncomment(this.sectionStart, e, t);
		}
		return !0;
	}
	handleTrailingMarkupDeclaration(e) {
		if (this.xmlMode) switch (this.state) {
			case k.InSpecialComment:
			case k.BeforeComment:
			case k.CDATASequence:
			case k.DeclarationSequence:
			case k.InDeclaration: return this.cbs.ontext(this.sectionStart, e), !0;
			default: return !1;
		}
		switch (this.state) {
			case k.BeforeDeclaration:
			case k.InSpecialComment:
			case k.BeforeComment:
			case k.CDATASequence: return this.cbs.oncomment(this.sectionStart, e, 0), !0;
			case k.DeclarationSequence: return this.sequenceIndex !== j.Doctype.length && this.cbs.oncomment(this.sectionStart, e, 0), !0;
			case k.InDeclaration: return !0;
			default: return !1;
		}
	}
	handleTrailingData() {
		let e = this.buffer.length + this.offset;
		if (!(this.handleTrailingCommentLikeData(e) || this.handleTrailingMarkupDeclaration(e)) && !(this.sectionStart >= e)) switch (this.state) {
			case k.InTagName:
			case k.BeforeAttributeName:
			case k.BeforeAttributeValue:
			case k.AfterAttributeName:
			case k.InAttributeName:
			case k.InAttributeValueSq:
			case k.InAttributeValueDq:
			case k.InAttributeValueNq:
			case k.InClosingTagName: break;
			default: this.cbs.ontext(this.sectionStart, e);
		}
	}
	emitCodePoint(e, t) {
		this.baseState !== k.Text && this.baseState !== k.InSpecialTag ? (this.sectionStart < this.entityStart && this.cbs.onattribdata(this.sectionStart, this.entityStart), this.sectionStart = this.entityStart + t, this.index = this.sectionStart - 1, this.cbs.onattribentity(e)) : (this.sectionStart < this.entityStart && this.cbs.ontext(this.sectionStart, this.entityStart), this.sectionStart = this.entityStart + t, this.index = this.sectionStart - 1, this.cbs.ontextentity(e, this.sectionStart));
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
	if (e === A.Double) return "\"";
	if (e === A.Single) return "'";
	if (e === A.Unquoted) return "";
}
// src/deploy/steps/finish/html/keyed-content.ts
const parseTokens = (e) => new Set(e.split(" ")), _e = parseTokens("abbr b bdi bdo big cite code data dfn em i ins kbd label mark picture q s samp small span strong sub sup time tt u var"), M = parseTokens("br img input source wbr"), N = parseTokens("address article aside blockquote dd details div dl dt figcaption figure footer header hgroup li main nav ol p pre section summary ul h1 h2 h3 h4 h5 h6"), ve = parseTokens("ol ul"), P = /^h[1-6]$/, holdsBlocks = (e) => N.has(e) && e !== "p" || e === "td" || e === "th";
var KeyedContent = class {
	#e;
	constructor(e) {
		this.#e = [e];
	}
	start(e, t) {
		if (M.has(e)) return !0;
		if (e === "hr") return this.#t(e);
		let n = _e.has(e) || isCustom(e) || e === "a" && !t || this.#t(e);
		return this.#e.push(e), n;
	}
	end(e) {
		return this.#e.pop() === e ? this.#e.length === 0 ? "end" : "inside" : "unclear";
	}
	#t(e) {
		let [t = ""] = this.#e, n = this.#e.at(-1) ?? "";
		return !(N.has(e) || e === "hr") || !holdsBlocks(t) || this.#e.includes("p") ? !1 : e === "li" ? ve.has(n) : e === "dt" || e === "dd" ? n === "dl" : !(P.test(e) && P.test(n));
	}
};
function isVoid(e) {
	return M.has(e) || e === "hr";
}
function isCustom(e) {
	return e.includes("-") && !/^(annotation-xml|color-profile|font-face)/.test(e);
}
// src/deploy/steps/finish/html/elements.ts
const F = new Set("title textarea script style xmp iframe noembed noframes plaintext".split(" ")), I = new Set("svg math select noscript frameset".split(" ")), L = new Set([
	"td",
	"th",
	"caption"
]), R = new Set("applet object marquee template td th caption".split(" ")), z = new Set([
	"meta",
	"link",
	"title"
]), B = new Set([
	...F,
	...I,
	...L,
	...R,
	...z,
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
		let r = t.keys ? g(e) : [];
		this.#r = t.data ? [...r, ...ne(e)].sort((e, t) => e - t) : r, this.#i = this.#r.at(-1) ?? -1;
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
		this.#y(i), a && z.has(i) && (this.firstMetadata ??= e.start), r && (F.has(i) && a && (this.needsTree = !0), I.has(i) && this.#l.end(i)), F.has(i) && (this.raw = i);
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
		let a = this.#t.keys && _(i, this.#e, this.#t.keys);
		if (!a?.length) return;
		let { contentStart: o, ...s } = i, c = L.has(i.name) && this.#u === 0;
		!this.#l.isEmpty || c ? this.needsTree = !0 : a.some((e) => !e.attribute) && !f.has(i.name) ? this.#m.push({
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
		t === "html" && r.some((e) => e.name === "xmlns") && (this.isXhtml = !0), y.has(t) && this.#n.isDirect && (t === "meta" || t === "link" ? this.head.push({
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
		}), this.#p = void 0), this.raw === e && (this.raw = void 0), e === "a" ? this.#v() : R.has(e) && this.#c.end(e), e === "table" && this.#u > 0 && --this.#u, e === "template" && this.#d > 0 && --this.#d, I.has(e) && this.#l.end(e);
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
		e === "table" && (this.#u += 1), e === "template" && (this.#d += 1), I.has(e) && this.#l.start(e), this.#o && R.has(e) && this.#c.start(e), e === "a" && (this.#o && (this.#s = !0), this.#o = !0);
	}
}, OpenElements = class {
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
function opensScriptInComment(e) {
	let t = e.indexOf("<!--");
	return t !== -1 && /<script/i.test(e.slice(t));
}
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
			n?.end(A.NoValue, s);
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
	return e === G ? A.Double : e === K ? A.Single : A.Unquoted;
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
		/[^\t\n\f\r ]/.test(c(this.#t.slice(n, t))) && (this.#n.text(e), this.#c(e));
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
for (let e of B) Y[getNameClass(e.charCodeAt(0), e.length)] = 1;
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
		if (!(e instanceof re)) throw e;
		return {
			...X,
			skipped: "its elements are nested too deeply; close unclosed elements"
		};
	}
}
function editWhole(e, t, n) {
	let { head: r, texts: i } = t, a = i.size > 0 ? h(asBuffer(e), i) : void 0;
	if (r.length === 0 && !a) return X;
	let s = {
		keys: a,
		data: r.some((e) => e.kind === "structured data") && asBuffer(e).includes("+json")
	};
	if (o(e)) return {
		...X,
		skipped: "it is encoded in UTF-16; save it as UTF-8"
	};
	let { text: c, layout: l } = read(e, s, n);
	if (!l.isDocument) return {
		...X,
		skipped: "it is a fragment without doctype, html, head and body; write a complete page"
	};
	let { result: u, texted: d, changes: f } = edited(e, c, l, t);
	if (u.pieces && l.isUnusual && !isSafe("outline" in l ? l : n(c, s), u.pieces, t, s, n)) return {
		...X,
		skipped: "its markup is too broken to change safely; correct unclosed and overlapping tags"
	};
	let p = new Set(u.dropped), m = r.length > 0 && findMisplacedTags(asBuffer(e), findMetadataStart(l));
	return {
		pieces: u.pieces,
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
	let i = d(e, t), a = editedIn(i, e, t, n, r), { pieces: o } = a.result;
	if (i === "ascii" || !o) return a;
	if (!p(se(o))) return editedIn("ascii", e, t, n, r);
	if (!a.replaced.some((e) => /&#|\\u/.test(e))) return a;
	let s = editedIn("ascii", e, t, n, r);
	return s.result.pieces ? a : s;
}
function editedIn(e, n, r, i, a) {
	let { head: o, texts: s, isTakenOver: c = !1 } = a, l = headChanges({
		edits: o,
		isTakenOver: c
	}, i, r, e), u = textChanges(i, r, s, e), d = {
		start: i.insertAt,
		end: i.insertAt,
		text: block(l.added, r, i)
	}, f = l.added.length > 0, p = t([
		...l.splices,
		f && d,
		...u.map((e) => e.splice)
	]), m = f ? [] : p.map((e) => r.slice(e.start, e.end));
	return {
		result: splice(n, r, p),
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
	return Buffer.from(e.buffer, e.byteOffset, e.byteLength);
}
function block(e, t, n) {
	if (!/^\s<\/head$/i.test(t.slice(n.insertAt - 1, n.insertAt + 6))) return e.join("");
	let r = t.includes("\r\n") ? "\r\n" : "\n";
	return e.map((e) => e + r).join("");
}
function textChanges(e, t, n, r) {
	let wants = (e) => n.has(e);
	return e.keyed.flatMap((e) => _(e, t, wants).map((i) => textChange(e, i, t, n.get(i.key) ?? "", r)));
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
	return !r.includes("<") && c(C(r, n)) === cleanText(t);
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
// src/deploy/steps/finish/rewrite/rewrite-page.ts
var TreeNeeded = class extends Error {
	name = "TreeNeeded";
}, Rewriter = class {
	#e;
	#t;
	#n = new ae();
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
		let { path: t, source: n, isCopy: r } = e, { texts: i, hashes: a, hold: o, detectsFrameworks: c } = this.#e, u = this.#n.read(n), d = c ? l(u) : void 0, f = e.rendersHead ? s : d, p = !!f || c && e.isListed === !0, m = o === "always" || o === "auto" && p, { pieces: h, ...g } = editPage(u, {
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
		let y = a && !r ? de("sha256", u) : void 0;
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
		src: `/${te.path}`,
		ownPath: e
	};
	return t?.rendersHead ? {
		...n,
		startMs: 5e3
	} : n;
}
var Spool = class {
	file;
	#e;
	#t = 0;
	constructor(e) {
		this.file = e, this.#e = le(e, "wx", 384);
	}
	add(e) {
		let t = this.#t, n = e.filter((e) => e.byteLength > 0);
		for (; n.length > 0;) {
			let e = ue(this.#e, n.slice(0, De));
			this.#t += e, n = without(n, e);
		}
		return {
			offset: t,
			size: this.#t - t
		};
	}
	[Symbol.dispose]() {
		ce(this.#e);
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
	let n = e[Symbol.iterator](), r = t.texts.size > 0 ? Z.texts : Z.metadata, i = t.threads === void 0 ? take(n, r) : [], a = i.length === r, o = t.threads ?? (a ? Math.min(2, pe()) : 0), s = inBatches(i, n, o < 1 ? 1 : 32);
	using c = new DisposableStack();
	await using l = u({
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
	for await (let e of l.work(s)) d.push(...e), t.onProgress?.(d.length);
	return d;
}
function buildInput(e, t) {
	let { scratch: n, texts: r, hashes: i, detectsFrameworks: a = !1, hold: o = "never" } = t;
	return {
		spool: me.join(n, `pages-${e}`),
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
	let n = e.map((e) => `  <sitemap><loc>${b(`${t}/${e}`)}</loc></sitemap>\n`);
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
	}).flatMap(([e, t]) => t ? [`    <${e}>${b(t)}</${e}>\n`] : []);
	return a && o.push(`    ${a}\n`), `  <url>\n${o.join("")}  </url>\n`;
}
// src/deploy/steps/finish/sitemap/sitemap.ts
var je = e({ makeSitemap: () => makeSitemap });
function makeSitemap(e) {
	let { content: t, builtSitemaps: n, origin: r } = e, i = new SiteAddresses(e), o = n.some((e) => e.entries);
	if (t.sitemap === void 0) return o ? mergeBuilt([], e, i) : {
		files: writeSitemap(fromPages(e, i), r),
		warnings: []
	};
	let s = ie(t.sitemap), c = o ? "the sitemap from the site's build is deployed" : "no sitemap is deployed";
	if ("problem" in s) return {
		files: new Map(),
		warnings: [`The portal's sitemap is not valid (${s.problem}); ${c}.`],
		problem: s.problem
	};
	let { kept: l, warnings: u } = withoutForbidden(s.entries, r, i);
	if (s.wrong.length > 0 && u.unshift(`Left out of the portal's sitemap as invalid: ${a(s.wrong, 5)}.`), !o) return {
		files: writeSitemap(l, r),
		warnings: u
	};
	let d = mergeBuilt(l, e, i);
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
		let { content: t, found: n, origin: r, addresses: i } = e, pageKey = (e) => this.getKey(v(r, e.path)), a = [...n.pages.values(), ...n.inApp.values()], o = [...n.pages.keys(), ...n.unknown].map((e) => v(r, ee(e)));
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
	let r = new Map(), i = e.filter((e) => {
		let t = whyForbidden(e, n.getKey(e.loc));
		return t && oe(r, t, e.loc), !t;
	}), o = [...r].map(([e, t]) => `Left out of the sitemap because they ${e}: ${a(t, 5)}.`);
	return {
		kept: i.map((e) => ({
			...e,
			loc: encoded(n.known.get(n.getKey(e.loc)) ?? e.loc)
		})),
		warnings: o
	};
	function whyForbidden(e, r) {
		if (new URL(e.loc).origin !== t) return "are not on this site";
		if (n.hidden.has(r)) return "are marked noIndex";
		if (!n.built.has(r)) return "were not built";
	}
}
function mergeBuilt(e, n, r) {
	let { content: a, origin: o, builtSitemaps: s } = n, c = a.sitemap !== void 0, l = new Map(e.map((e) => [r.getKey(e.loc), e])), u = l.size, d = {
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
	let f = s.map((e) => e.path).join(", "), p = t([
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
		l && a.set(e, f), u && a.set(`${e}.gz`, fe(f));
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
