import { r as e } from "./rolldown-runtime.js";
import { $r as t, B as n, Gr as r, Hn as i, Jr as a, Un as o, V as s, Wr as c, Xr as l, Yr as u, ct as d, ft as f, qr as p, st as m, z as h } from "./shared.js";
import { A as g, F as _, L as ee, M as te, N as v, P as y, R as b, V as x, j as S } from "./shared-later.js";
const { closeSync: C, openSync: w, writevSync: T } = globalThis.process.getBuiltinModule("node:fs"), { hash: E } = globalThis.process.getBuiltinModule("node:crypto"), { isUtf8: ne } = globalThis.process.getBuiltinModule("node:buffer"), { gzipSync: re } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: D } = globalThis.process.getBuiltinModule("node:os"), O = globalThis.process.getBuiltinModule("node:path"), k = 1024;
function isUtf16(e) {
	let [t, n] = e;
	return t === 255 && n === 254 || t === 254 && n === 255 || t === 60 && n === 0 || t === 0 && n === 60;
}
function charsetOf(e, t) {
	return saysUtf8(t) && ne(e) ? "utf8" : "ascii";
}
function saysUtf8(e) {
	return e.startsWith("ï»¿") || /<meta\b[^>]*?charset\s*=\s*["']?\s*utf-?8\b/i.test(e.slice(0, k));
}
function beginning(e) {
	let t = "";
	for (let n of e) {
		if (t.length >= k) break;
		t += Buffer.from(n.subarray(0, k)).toString("latin1");
	}
	return t;
}
function decodePart(e, t) {
	return t === "utf8" ? Buffer.from(e, "latin1").toString("utf8") : e;
}
// src/deploy/steps/finish/html/escape.ts
function cleanText(e) {
	return e.toWellFormed().replace(/\r\n?|\f/g, "\n").replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef]|\p{Noncharacter_Code_Point}/gu, "");
}
const A = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeText(e, t) {
	return encode(cleanText(e).replace(/[&<>]/g, (e) => A[e] ?? ""), t);
}
function escapeAttribute(e, t) {
	return encode(cleanText(e).replace(/[&<>"']/g, (e) => A[e] ?? ""), t);
}
function escapeJson(e, t) {
	let n = JSON.stringify(e).replace(/[<>&\u007f-\u009f\u2028\u2029]/g, unicodeEscape);
	return t === "ascii" ? n.replace(/[^\u0000-\u007f]/g, unicodeEscape) : encode(n, "utf8");
}
function unicodeEscape(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function encode(e, t) {
	return t === "utf8" ? Buffer.from(e, "utf8").toString("latin1") : e.replace(/[^\u0000-\u007f]/gu, (e) => `&#${e.codePointAt(0)};`);
}
// src/deploy/steps/finish/html/head-reader.ts
var HeadReader = class {
	layout;
	charset;
	#e;
	constructor(e, t, n) {
		this.layout = e, this.charset = n, this.#e = t;
	}
	named(e) {
		return this.layout.head.filter((t) => t.name === e);
	}
	metas(e) {
		let isIt = (t) => t?.trim().toLowerCase() === e;
		return this.named("meta").filter((e) => isIt(this.attribute(e, "name")) || isIt(this.attribute(e, "property")));
	}
	scriptFrom(e) {
		return this.named("script").find((t) => this.attribute(t, "src") === e);
	}
	attribute({ attributes: e }, t) {
		let n = e.find((e) => e.name === t);
		return n && y(this.#e.slice(n.valueStart, n.valueEnd));
	}
	words(e, t) {
		return (this.attribute(e, t) ?? "").toLowerCase().split(/\s+/);
	}
	content({ contentStart: e, contentEnd: t }) {
		return decodePart(this.#e.slice(e, t), this.charset);
	}
};
// src/deploy/steps/finish/html/held-values.ts
const j = [
	"name",
	"property",
	"rel",
	"type"
];
var HeldValues = class {
	#e = {};
	#t;
	constructor(e) {
		this.#t = valuesOf(e);
	}
	wasHeld(e) {
		return e in this.#t;
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
		let n = t === void 0 ? e === void 0 ? [] : [e] : [e ?? 1e3, t];
		return JSON.stringify([this.#e, ...n]).replace(/['&<>\u007f-\uffff]/g, unicodeEscape);
	}
};
function valuesOf(e) {
	try {
		let [t] = JSON.parse(e ?? "");
		return t;
	} catch {
		return {};
	}
}
// src/deploy/steps/finish/html/splice.ts
function setAttribute({ attributes: e, nameEnd: t }, n, r) {
	let i = e.find((e) => e.name === n);
	if (i === void 0) return {
		start: t,
		end: t,
		text: ` ${n}="${r}"`
	};
	let { start: a, valueStart: o, valueEnd: s, end: c, quote: l } = i;
	return l === "\"" || l === "'" ? {
		start: o,
		end: s,
		text: r
	} : {
		start: a + n.length,
		end: c,
		text: `="${r}"`
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
	let t = new Map(e.map((e, t) => [e, t])), rankOf = (e) => t.get(e) ?? 0, n = [], r = [];
	for (let t of e.toSorted((e, t) => e.start - t.start || e.end - t.end || rankOf(e) - rankOf(t))) {
		let e = n.at(-1);
		e === void 0 || !overlap(e, t) ? n.push(t) : rankOf(e) < rankOf(t) ? r.push(t) : r.push(...n.splice(-1, 1, t));
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
	let n = new Set(typesOf(t)), i = new Map(), a;
	for (let [o, s] of e.entries()) {
		let e = p(s);
		if (e === void 0) continue;
		let c = !1, l = visit(e, void 0);
		c && i.set(o, l);
		function visit(e, i) {
			if (Array.isArray(e)) return withoutNothing(e.map((e) => visit(e, i)));
			if (!r(e)) return e;
			if ("@graph" in e) {
				let t = visit(e["@graph"], e["@context"]);
				return t === void 0 ? void 0 : {
					...e,
					"@graph": t
				};
			}
			if (!typesOf(e).some((e) => n.has(e))) return e;
			if (c = !0, a === void 0) return a = o, inPlaceOf(e, t, i);
		}
	}
	return {
		place: a,
		changed: i
	};
}
function typesOf(e) {
	return [e["@type"]].flat().filter((e) => typeof e == "string").map((e) => e.replace(/^https?:\/\/schema\.org\//, ""));
}
function inPlaceOf(e, t, n) {
	let { "@context": r, ...i } = t, a = n !== void 0 && JSON.stringify(n) === JSON.stringify(r);
	return {
		..."@id" in e && { "@id": e["@id"] },
		...a ? i : t
	};
}
function withoutNothing(e) {
	let t = e.filter((e) => e !== void 0);
	return t.length === 0 && e.length > 0 ? void 0 : t;
}
// src/deploy/steps/finish/html/head-changes.ts
function headChanges({ edits: e, isTakenOver: t }, n, r, i) {
	let a = e.find((e) => e.kind === "hold"), o = new Head(new HeadReader(n, r, i), t, a);
	for (let t of e) o.apply(t);
	return a !== void 0 && o.hold(a), o;
}
var Head = class {
	splices = [];
	added = [];
	canonical;
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		if (this.#e = e, this.#t = t, n === void 0) return;
		let r = e.scriptFrom(n.src);
		this.#n = new HeldValues(r && e.attribute(r, "data-hold"));
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
	hold({ src: e, startMs: t, own: n }) {
		this.#n !== void 0 && this.#d(e, "data-hold", this.#n.attribute(t, n), "'");
	}
	#r({ text: e, when: t }) {
		let n = escapeText(e, this.#e.charset), [r, ...i] = this.#e.named("title"), a = this.#e.named("title").map((e) => x(this.#e.content(e)));
		if (r === void 0) this.added.push(`<title>${n}</title>`);
		else {
			if (t === "missing" && a[0]?.trim() !== "") return;
			this.splices.push({
				start: r.contentStart,
				end: r.contentEnd,
				text: n
			}), this.#f(i);
		}
		this.#n?.set("TITLE", "title", cleanText(e), a);
	}
	#i({ name: e, attribute: t, content: n, when: r }) {
		let i = this.#e.metas(e), [a, ...o] = i, s = i.map((e) => this.#e.attribute(e, "content") ?? ""), c = escapeAttribute(n, this.#e.charset);
		if (a === void 0) {
			if (r === "present") return;
			this.added.push(this.#p(`meta ${t}="${e}" content="${c}"`));
		} else {
			if (r === "missing" && s[0] !== "") return;
			this.splices.push(setAttribute(a, "content", c), ...this.#a(a, e)), this.#f(o);
		}
		this.#n?.set(e, `meta ${t}`, cleanText(n), s);
	}
	#a(e, t) {
		let n = j.find((t) => this.#e.attribute(e, t));
		return this.#n === void 0 || n === void 0 || this.#e.attribute(e, n) === t ? [] : [setAttribute(e, n, t)];
	}
	#o(e) {
		let t = this.#e.metas(e);
		if (t.length === 0 && !this.#n?.wasHeld(e)) return;
		this.#f(t);
		let n = t.map((e) => this.#e.attribute(e, "content") ?? "");
		this.#n?.set(e, "meta name", "", n);
	}
	#s({ noIndex: e, noFollow: t }) {
		let n = this.#e.metas("robots").map((e) => this.#e.attribute(e, "content") ?? ""), r = n.flatMap((e) => e.toLowerCase().split(",")).map((e) => e.trim()).filter(Boolean), i = r.includes("none") ? [
			"noindex",
			"nofollow",
			...r
		] : r, a = e ?? i.includes("noindex"), o = t ?? i.includes("nofollow"), s = r.filter((e) => !/^(no)?(index|follow)$|^(all|none)$/.test(e));
		if (n.length === 0 && !a && !o) return;
		let c = [
			a ? "noindex" : "index",
			o ? "nofollow" : "follow",
			...new Set(s)
		].join(", ");
		this.#i({
			name: "robots",
			attribute: "name",
			content: c,
			when: "always"
		});
	}
	#c(e) {
		let t = this.#e.named("link").filter((e) => this.#e.words(e, "rel").includes("canonical")), [n, ...r] = t, i = t.map((e) => this.#e.attribute(e, "href") ?? ""), a = n === void 0 ? e.href : addressInstead(i[0] ?? "", e);
		if (this.canonical = a ?? i[0], a === void 0) return;
		let o = escapeAttribute(a, this.#e.charset);
		n === void 0 ? this.added.push(this.#p(`link rel="canonical" href="${o}"`)) : (this.splices.push(setAttribute(n, "href", o)), this.#f(r)), this.#n?.set("canonical", "link rel", a, i);
	}
	#l(e) {
		let [t] = this.#e.metas("og:url");
		if (t === void 0) return;
		let n = addressInstead(this.#e.attribute(t, "content") ?? "", e);
		n !== void 0 && this.#i({
			name: "og:url",
			attribute: "property",
			content: n,
			when: "present"
		});
	}
	#u(e) {
		let t = this.#e.layout.data, n = t.map((e) => this.#e.content(e)), { place: r, changed: i } = replaceData(n, e);
		for (let [e, n] of i) {
			let r = t[e];
			r !== void 0 && (n === void 0 ? this.#f([r]) : this.splices.push({
				...contentOf(r),
				text: escapeJson(n, this.#e.charset)
			}));
		}
		r === void 0 && this.added.push(`<script type="application/ld+json">${escapeJson(e, this.#e.charset)}<\/script>`);
		let a = decodePart(escapeJson(r === void 0 ? e : i.get(r), this.#e.charset), this.#e.charset), [o] = [e["@type"]].flat(), s = [...i.keys()].map((e) => n[e] ?? "");
		typeof o == "string" && this.#n?.set(o, "script type application/ld+json", a, s);
	}
	#d(e, t, n, r) {
		let i = this.#e.scriptFrom(e);
		if (i !== void 0) this.splices.push(setAttribute(i, t, n));
		else {
			let i = escapeAttribute(e, this.#e.charset);
			this.added.push(`<script src="${i}" ${t}=${r}${n}${r}><\/script>`);
		}
	}
	#f(e) {
		for (let t of e) {
			let e = j.find((e) => this.#e.attribute(t, e));
			this.#t && e !== void 0 ? this.splices.push(setAttribute(t, e, "muted")) : this.splices.push({
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
function addressInstead(e, { href: t, when: n, origin: r }) {
	if (n === "always" || e === "") return t;
	if (r === void 0 || !URL.canParse(e, t)) return;
	let i = new URL(e, t), a = new URL(i.pathname + i.search, r).href;
	return a === i.href && /^https?:/i.test(e) ? void 0 : a;
}
function contentOf({ contentStart: e, contentEnd: t }) {
	return {
		start: e,
		end: t
	};
}
// \0stub:4
const M = {
	Legacy: 0,
	Strict: 1,
	Attribute: 2
};
var EntityDecoder = class {
	startEntity() {
		throw Error("decoding references is not part of this bundle");
	}
}, N;
(function(e) {
	e[e.Tab = 9] = "Tab", e[e.NewLine = 10] = "NewLine", e[e.FormFeed = 12] = "FormFeed", e[e.CarriageReturn = 13] = "CarriageReturn", e[e.Space = 32] = "Space", e[e.ExclamationMark = 33] = "ExclamationMark", e[e.Number = 35] = "Number", e[e.Amp = 38] = "Amp", e[e.SingleQuote = 39] = "SingleQuote", e[e.DoubleQuote = 34] = "DoubleQuote", e[e.Dash = 45] = "Dash", e[e.Slash = 47] = "Slash", e[e.Zero = 48] = "Zero", e[e.Nine = 57] = "Nine", e[e.Semi = 59] = "Semi", e[e.Lt = 60] = "Lt", e[e.Eq = 61] = "Eq", e[e.Gt = 62] = "Gt", e[e.Questionmark = 63] = "Questionmark", e[e.UpperA = 65] = "UpperA", e[e.LowerA = 97] = "LowerA", e[e.UpperF = 70] = "UpperF", e[e.LowerF = 102] = "LowerF", e[e.UpperZ = 90] = "UpperZ", e[e.LowerZ = 122] = "LowerZ", e[e.LowerX = 120] = "LowerX", e[e.OpeningSquareBracket = 91] = "OpeningSquareBracket";
})(N ||= {});
var P;
(function(e) {
	e[e.Text = 1] = "Text", e[e.BeforeTagName = 2] = "BeforeTagName", e[e.InTagName = 3] = "InTagName", e[e.InSelfClosingTag = 4] = "InSelfClosingTag", e[e.BeforeClosingTagName = 5] = "BeforeClosingTagName", e[e.InClosingTagName = 6] = "InClosingTagName", e[e.AfterClosingTagName = 7] = "AfterClosingTagName", e[e.BeforeAttributeName = 8] = "BeforeAttributeName", e[e.InAttributeName = 9] = "InAttributeName", e[e.AfterAttributeName = 10] = "AfterAttributeName", e[e.BeforeAttributeValue = 11] = "BeforeAttributeValue", e[e.InAttributeValueDq = 12] = "InAttributeValueDq", e[e.InAttributeValueSq = 13] = "InAttributeValueSq", e[e.InAttributeValueNq = 14] = "InAttributeValueNq", e[e.BeforeDeclaration = 15] = "BeforeDeclaration", e[e.InDeclaration = 16] = "InDeclaration", e[e.InProcessingInstruction = 17] = "InProcessingInstruction", e[e.BeforeComment = 18] = "BeforeComment", e[e.CDATASequence = 19] = "CDATASequence", e[e.DeclarationSequence = 20] = "DeclarationSequence", e[e.InSpecialComment = 21] = "InSpecialComment", e[e.InCommentLike = 22] = "InCommentLike", e[e.SpecialStartSequence = 23] = "SpecialStartSequence", e[e.InSpecialTag = 24] = "InSpecialTag", e[e.InPlainText = 25] = "InPlainText", e[e.InEntity = 26] = "InEntity";
})(P ||= {});
function isWhitespace(e) {
	return e === N.Space || e === N.NewLine || e === N.Tab || e === N.FormFeed || e === N.CarriageReturn;
}
function isEndOfTagSection(e) {
	return e === N.Slash || e === N.Gt || isWhitespace(e);
}
function isASCIIAlpha(e) {
	return e >= N.LowerA && e <= N.LowerZ || e >= N.UpperA && e <= N.UpperZ;
}
var F;
(function(e) {
	e[e.NoValue = 0] = "NoValue", e[e.Unquoted = 1] = "Unquoted", e[e.Single = 2] = "Single", e[e.Double = 3] = "Double";
})(F ||= {});
const I = {
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
}, L = new Map([
	[I.IframeEnd[2], I.IframeEnd],
	[I.NoembedEnd[2], I.NoembedEnd],
	[I.Plaintext[2], I.Plaintext],
	[I.ScriptEnd[2], I.ScriptEnd],
	[I.TitleEnd[2], I.TitleEnd],
	[I.XmpEnd[2], I.XmpEnd]
]);
var Tokenizer = class {
	cbs;
	state = P.Text;
	buffer = "";
	sectionStart = 0;
	index = 0;
	entityStart = 0;
	baseState = P.Text;
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
		this.state = P.Text, this.buffer = "", this.sectionStart = 0, this.index = 0, this.baseState = P.Text, this.isSpecial = !1, this.currentSequence = I.Empty, this.sequenceIndex = 0, this.running = !0, this.offset = 0;
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
		e === N.Lt || !this.decodeEntities && this.fastForwardTo(N.Lt) ? (this.index > this.sectionStart && this.cbs.ontext(this.sectionStart, this.index), this.state = P.BeforeTagName, this.sectionStart = this.index) : this.decodeEntities && e === N.Amp && this.startEntity();
	}
	currentSequence = I.Empty;
	sequenceIndex = 0;
	enterTagBody() {
		this.currentSequence === I.Plaintext ? (this.currentSequence = I.Empty, this.state = P.InPlainText) : this.isSpecial ? (this.state = P.InSpecialTag, this.sequenceIndex = 0) : this.state = P.Text;
	}
	stateSpecialStartSequence(e) {
		let t = e | 32;
		if (this.sequenceIndex < this.currentSequence.length) {
			if (t === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex++;
				return;
			}
			if (this.sequenceIndex === 3) {
				if (this.currentSequence === I.ScriptEnd && t === I.StyleEnd[3]) {
					this.currentSequence = I.StyleEnd, this.sequenceIndex = 4;
					return;
				}
				if (this.currentSequence === I.TitleEnd && t === I.TextareaEnd[3]) {
					this.currentSequence = I.TextareaEnd, this.sequenceIndex = 4;
					return;
				}
			} else if (this.sequenceIndex === 4 && this.currentSequence === I.NoembedEnd && t === I.NoframesEnd[4]) {
				this.currentSequence = I.NoframesEnd, this.sequenceIndex = 5;
				return;
			}
		} else if (isEndOfTagSection(e)) {
			this.sequenceIndex = 0, this.state = P.InTagName, this.stateInTagName(e);
			return;
		}
		this.isSpecial = !1, this.currentSequence = I.Empty, this.sequenceIndex = 0, this.state = P.InTagName, this.stateInTagName(e);
	}
	stateCDATASequence(e) {
		e === I.Cdata[this.sequenceIndex] ? ++this.sequenceIndex === I.Cdata.length && (this.state = P.InCommentLike, this.currentSequence = I.CdataEnd, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : (this.sequenceIndex = 0, this.xmlMode ? (this.state = P.InDeclaration, this.stateInDeclaration(e)) : (this.state = P.InSpecialComment, this.stateInSpecialComment(e)));
	}
	fastForwardTo(e) {
		for (; ++this.index < this.buffer.length + this.offset;) if (this.buffer.charCodeAt(this.index - this.offset) === e) return !0;
		return this.index = this.buffer.length + this.offset - 1, !1;
	}
	emitComment(e) {
		this.cbs.oncomment(this.sectionStart, this.index, e), this.sequenceIndex = 0, this.sectionStart = this.index + 1, this.state = P.Text;
	}
	stateInCommentLike(e) {
		!this.xmlMode && this.currentSequence === I.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && e === N.Gt ? this.emitComment(this.sequenceIndex) : this.currentSequence === I.CommentEnd && this.sequenceIndex === 2 && e === N.Gt ? this.emitComment(2) : this.currentSequence === I.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && e !== N.Gt ? this.sequenceIndex = Number(e === N.Dash) : e === this.currentSequence[this.sequenceIndex] ? ++this.sequenceIndex === this.currentSequence.length && (this.currentSequence === I.CdataEnd ? this.cbs.oncdata(this.sectionStart, this.index, 2) : this.cbs.oncomment(this.sectionStart, this.index, 3), this.sequenceIndex = 0, this.sectionStart = this.index + 1, this.state = P.Text) : this.sequenceIndex === 0 ? this.fastForwardTo(this.currentSequence[0]) && (this.sequenceIndex = 1) : e !== this.currentSequence[this.sequenceIndex - 1] && (this.sequenceIndex = 0);
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
		(e | 32) === this.currentSequence[this.sequenceIndex] ? this.sequenceIndex += 1 : this.sequenceIndex === 0 ? this.currentSequence === I.TitleEnd || this.currentSequence === I.TextareaEnd ? this.decodeEntities && e === N.Amp && this.startEntity() : this.fastForwardTo(N.Lt) && (this.sequenceIndex = 1) : this.sequenceIndex = Number(e === N.Lt);
	}
	stateBeforeTagName(e) {
		if (e === N.ExclamationMark) this.state = P.BeforeDeclaration, this.sectionStart = this.index + 1;
		else if (e === N.Questionmark) this.xmlMode ? (this.state = P.InProcessingInstruction, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : (this.state = P.InSpecialComment, this.sectionStart = this.index);
		else if (this.isTagStartChar(e)) {
			this.sectionStart = this.index;
			let t = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : L.get(e | 32);
			t === void 0 ? this.state = P.InTagName : (this.isSpecial = !0, this.currentSequence = t, this.sequenceIndex = 3, this.state = P.SpecialStartSequence);
		} else e === N.Slash ? this.state = P.BeforeClosingTagName : (this.state = P.Text, this.stateText(e));
	}
	stateInTagName(e) {
		isEndOfTagSection(e) && (this.cbs.onopentagname(this.sectionStart, this.index), this.sectionStart = -1, this.state = P.BeforeAttributeName, this.stateBeforeAttributeName(e));
	}
	stateBeforeClosingTagName(e) {
		isWhitespace(e) ? this.xmlMode || (this.state = P.InSpecialComment, this.sectionStart = this.index) : e === N.Gt ? (this.state = P.Text, this.xmlMode || (this.sectionStart = this.index + 1)) : (this.state = this.isTagStartChar(e) ? P.InClosingTagName : P.InSpecialComment, this.sectionStart = this.index);
	}
	stateInClosingTagName(e) {
		isEndOfTagSection(e) && (this.cbs.onclosetag(this.sectionStart, this.index), this.sectionStart = -1, this.state = P.AfterClosingTagName, this.stateAfterClosingTagName(e));
	}
	stateAfterClosingTagName(e) {
		(e === N.Gt || this.fastForwardTo(N.Gt)) && (this.state = P.Text, this.sectionStart = this.index + 1);
	}
	stateBeforeAttributeName(e) {
		e === N.Gt ? (this.cbs.onopentagend(this.index), this.enterTagBody(), this.sectionStart = this.index + 1) : e === N.Slash ? this.state = P.InSelfClosingTag : isWhitespace(e) || (this.state = P.InAttributeName, this.sectionStart = this.index);
	}
	stateInSelfClosingTag(e) {
		if (e === N.Gt) {
			if (this.cbs.onselfclosingtag(this.index), this.sectionStart = this.index + 1, !this.recognizeSelfClosing) {
				this.enterTagBody();
				return;
			}
			this.state = P.Text, this.isSpecial = !1, this.currentSequence = I.Empty;
		} else isWhitespace(e) || (this.state = P.BeforeAttributeName, this.stateBeforeAttributeName(e));
	}
	stateInAttributeName(e) {
		(e === N.Eq || isEndOfTagSection(e)) && (this.cbs.onattribname(this.sectionStart, this.index), this.sectionStart = this.index, this.state = P.AfterAttributeName, this.stateAfterAttributeName(e));
	}
	stateAfterAttributeName(e) {
		e === N.Eq ? this.state = P.BeforeAttributeValue : e === N.Slash || e === N.Gt ? (this.cbs.onattribend(F.NoValue, this.sectionStart), this.sectionStart = -1, this.state = P.BeforeAttributeName, this.stateBeforeAttributeName(e)) : isWhitespace(e) || (this.cbs.onattribend(F.NoValue, this.sectionStart), this.state = P.InAttributeName, this.sectionStart = this.index);
	}
	stateBeforeAttributeValue(e) {
		e === N.DoubleQuote ? (this.state = P.InAttributeValueDq, this.sectionStart = this.index + 1) : e === N.SingleQuote ? (this.state = P.InAttributeValueSq, this.sectionStart = this.index + 1) : isWhitespace(e) || (this.sectionStart = this.index, this.state = P.InAttributeValueNq, this.stateInAttributeValueNoQuotes(e));
	}
	handleInAttributeValue(e, t) {
		e === t || !this.decodeEntities && this.fastForwardTo(t) ? (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = -1, this.cbs.onattribend(t === N.DoubleQuote ? F.Double : F.Single, this.index + 1), this.state = P.BeforeAttributeName) : this.decodeEntities && e === N.Amp && this.startEntity();
	}
	stateInAttributeValueDoubleQuotes(e) {
		this.handleInAttributeValue(e, N.DoubleQuote);
	}
	stateInAttributeValueSingleQuotes(e) {
		this.handleInAttributeValue(e, N.SingleQuote);
	}
	stateInAttributeValueNoQuotes(e) {
		isWhitespace(e) || e === N.Gt ? (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = -1, this.cbs.onattribend(F.Unquoted, this.index), this.state = P.BeforeAttributeName, this.stateBeforeAttributeName(e)) : this.decodeEntities && e === N.Amp && this.startEntity();
	}
	stateBeforeDeclaration(e) {
		e === N.OpeningSquareBracket ? (this.state = P.CDATASequence, this.sequenceIndex = 0) : this.xmlMode ? this.state = e === N.Dash ? P.BeforeComment : P.InDeclaration : (e | 32) === I.Doctype[0] ? (this.state = P.DeclarationSequence, this.currentSequence = I.Doctype, this.sequenceIndex = 1) : e === N.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = P.Text, this.sectionStart = this.index + 1) : this.state = e === N.Dash ? P.BeforeComment : P.InSpecialComment;
	}
	stateDeclarationSequence(e) {
		this.sequenceIndex === this.currentSequence.length ? (this.state = P.InDeclaration, this.stateInDeclaration(e)) : (e | 32) === this.currentSequence[this.sequenceIndex] ? this.sequenceIndex += 1 : e === N.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = P.Text, this.sectionStart = this.index + 1) : this.state = P.InSpecialComment;
	}
	stateInDeclaration(e) {
		(e === N.Gt || this.fastForwardTo(N.Gt)) && (this.cbs.ondeclaration(this.sectionStart, this.index), this.state = P.Text, this.sectionStart = this.index + 1);
	}
	stateInProcessingInstruction(e) {
		e === N.Questionmark ? this.sequenceIndex = 1 : e === N.Gt && this.sequenceIndex === 1 ? (this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1), this.sequenceIndex = 0, this.state = P.Text, this.sectionStart = this.index + 1) : this.sequenceIndex = Number(this.fastForwardTo(N.Questionmark));
	}
	stateBeforeComment(e) {
		e === N.Dash ? (this.state = P.InCommentLike, this.currentSequence = I.CommentEnd, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : this.xmlMode ? this.state = P.InDeclaration : e === N.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = P.Text, this.sectionStart = this.index + 1) : this.state = P.InSpecialComment;
	}
	stateInSpecialComment(e) {
		(e === N.Gt || this.fastForwardTo(N.Gt)) && (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = P.Text, this.sectionStart = this.index + 1);
	}
	startEntity() {
		this.baseState = this.state, this.state = P.InEntity, this.entityStart = this.index, this.entityDecoder.startEntity(this.xmlMode ? M.Strict : this.baseState === P.Text || this.baseState === P.InSpecialTag ? M.Legacy : M.Attribute);
	}
	stateInEntity() {
		let e = this.index - this.offset, t = this.entityDecoder.write(this.buffer, e);
		if (t >= 0) this.state = this.baseState, t === 0 && --this.index;
		else {
			if (e < this.buffer.length && this.buffer.charCodeAt(e) === N.Amp) {
				this.state = this.baseState, --this.index;
				return;
			}
			this.index = this.offset + this.buffer.length - 1;
		}
	}
	cleanup() {
		this.running && this.sectionStart !== this.index && (this.state === P.Text || this.state === P.InPlainText || this.state === P.InSpecialTag && this.sequenceIndex === 0 ? (this.cbs.ontext(this.sectionStart, this.index), this.sectionStart = this.index) : (this.state === P.InAttributeValueDq || this.state === P.InAttributeValueSq || this.state === P.InAttributeValueNq) && (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = this.index));
	}
	shouldContinue() {
		return this.index < this.buffer.length + this.offset && this.running;
	}
	parse() {
		for (; this.shouldContinue();) {
			let e = this.buffer.charCodeAt(this.index - this.offset);
			switch (this.state) {
				case P.Text:
					this.stateText(e);
					break;
				case P.InPlainText:
					this.index = this.buffer.length + this.offset - 1;
					break;
				case P.SpecialStartSequence:
					this.stateSpecialStartSequence(e);
					break;
				case P.InSpecialTag:
					this.stateInSpecialTag(e);
					break;
				case P.CDATASequence:
					this.stateCDATASequence(e);
					break;
				case P.DeclarationSequence:
					this.stateDeclarationSequence(e);
					break;
				case P.InAttributeValueDq:
					this.stateInAttributeValueDoubleQuotes(e);
					break;
				case P.InAttributeName:
					this.stateInAttributeName(e);
					break;
				case P.InCommentLike:
					this.stateInCommentLike(e);
					break;
				case P.InSpecialComment:
					this.stateInSpecialComment(e);
					break;
				case P.BeforeAttributeName:
					this.stateBeforeAttributeName(e);
					break;
				case P.InTagName:
					this.stateInTagName(e);
					break;
				case P.InClosingTagName:
					this.stateInClosingTagName(e);
					break;
				case P.BeforeTagName:
					this.stateBeforeTagName(e);
					break;
				case P.AfterAttributeName:
					this.stateAfterAttributeName(e);
					break;
				case P.InAttributeValueSq:
					this.stateInAttributeValueSingleQuotes(e);
					break;
				case P.BeforeAttributeValue:
					this.stateBeforeAttributeValue(e);
					break;
				case P.BeforeClosingTagName:
					this.stateBeforeClosingTagName(e);
					break;
				case P.AfterClosingTagName:
					this.stateAfterClosingTagName(e);
					break;
				case P.InAttributeValueNq:
					this.stateInAttributeValueNoQuotes(e);
					break;
				case P.InSelfClosingTag:
					this.stateInSelfClosingTag(e);
					break;
				case P.InDeclaration:
					this.stateInDeclaration(e);
					break;
				case P.BeforeDeclaration:
					this.stateBeforeDeclaration(e);
					break;
				case P.BeforeComment:
					this.stateBeforeComment(e);
					break;
				case P.InProcessingInstruction:
					this.stateInProcessingInstruction(e);
					break;
				case P.InEntity: this.stateInEntity();
			}
			this.index++;
		}
		this.cleanup();
	}
	finish() {
		this.state === P.InEntity && (this.entityDecoder.end(), this.state = this.baseState), this.handleTrailingData(), this.cbs.onend();
	}
	handleTrailingCommentLikeData(e) {
		if (this.state !== P.InCommentLike) return !1;
		if (this.currentSequence === I.CdataEnd) {
			if (this.xmlMode) this.sectionStart < e && this.cbs.oncdata(this.sectionStart, e, 0);
			else {
				let t = this.sectionStart - I.Cdata.length - 1;
				this.cbs.oncomment(t, e, 0);
			}
		} else {
			let t = this.xmlMode ? 0 : Math.min(this.sequenceIndex, I.CommentEnd.length - 1);
			this.cbs.oncomment(this.sectionStart, e, t);
		}
		return !0;
	}
	handleTrailingMarkupDeclaration(e) {
		if (this.xmlMode) switch (this.state) {
			case P.InSpecialComment:
			case P.BeforeComment:
			case P.CDATASequence:
			case P.DeclarationSequence:
			case P.InDeclaration: return this.cbs.ontext(this.sectionStart, e), !0;
			default: return !1;
		}
		switch (this.state) {
			case P.BeforeDeclaration:
			case P.InSpecialComment:
			case P.BeforeComment:
			case P.CDATASequence: return this.cbs.oncomment(this.sectionStart, e, 0), !0;
			case P.DeclarationSequence: return this.sequenceIndex !== I.Doctype.length && this.cbs.oncomment(this.sectionStart, e, 0), !0;
			case P.InDeclaration: return !0;
			default: return !1;
		}
	}
	handleTrailingData() {
		let e = this.buffer.length + this.offset;
		if (!(this.handleTrailingCommentLikeData(e) || this.handleTrailingMarkupDeclaration(e)) && !(this.sectionStart >= e)) switch (this.state) {
			case P.InTagName:
			case P.BeforeAttributeName:
			case P.BeforeAttributeValue:
			case P.AfterAttributeName:
			case P.InAttributeName:
			case P.InAttributeValueSq:
			case P.InAttributeValueDq:
			case P.InAttributeValueNq:
			case P.InClosingTagName: break;
			default: this.cbs.ontext(this.sectionStart, e);
		}
	}
	emitCodePoint(e, t) {
		this.baseState !== P.Text && this.baseState !== P.InSpecialTag ? (this.sectionStart < this.entityStart && this.cbs.onattribdata(this.sectionStart, this.entityStart), this.sectionStart = this.entityStart + t, this.index = this.sectionStart - 1, this.cbs.onattribentity(e)) : (this.sectionStart < this.entityStart && this.cbs.ontext(this.sectionStart, this.entityStart), this.sectionStart = this.entityStart + t, this.index = this.sectionStart - 1, this.cbs.ontextentity(e, this.sectionStart));
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
		let t = [];
		for (let n = 0; n < this.#t; n += 6) {
			let [r = 0, i = 0, a = 0, o = 0, s = 0, c = 0] = this.#e.slice(n, n + 6), l = e.slice(r, i).toLowerCase();
			t.push({
				name: l,
				start: r,
				end: s,
				valueStart: a,
				valueEnd: o,
				quote: quoteOf(c)
			});
		}
		return t;
	}
};
function quoteOf(e) {
	return e === F.Double ? "\"" : e === F.Single ? "'" : e === F.Unquoted ? "" : void 0;
}
// src/deploy/steps/finish/html/head-phase.ts
const R = new Set("base basefont bgsound link meta title script style noframes template noscript".split(" ")), z = new Set(["html", "head"]), B = new Set("basefont bgsound link meta noframes style".split(" ")), V = new Set([
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
		(z.has(e) || e === "body" || e === "frameset") && (this.isDocument = !0), this.#n > 0 ? e === "template" && (this.#n += 1) : this.#r === void 0 ? z.has(e) || (!R.has(e) || e === "noscript" && this.#e ? this.#a(t) : e === "template" ? this.#n += 1 : e === "noscript" && (this.#r = t)) : B.has(e) || (this.#i ??= this.#r);
	}
	close(e, t) {
		if (e === "template") this.#n > 0 && --this.#n;
		else if (e === "noscript") this.#r = void 0;
		else if (this.isDirect) e === "head" && !this.#e ? (this.#e = !0, this.#t = t) : V.has(e) && this.#a(t);
		else return;
	}
	text(e) {
		this.#n > 0 || (this.#r === void 0 ? this.#a(e) : this.#i ??= this.#r);
	}
	#a(e) {
		this.#e || (this.#t = e), this.isOver = !0;
	}
};
// src/deploy/steps/finish/html/keyed-content.ts
const words = (e) => new Set(e.split(" ")), H = words("abbr b bdi bdo big cite code data dfn em i ins kbd label mark picture q s samp small span strong sub sup time tt u var"), U = words("br img input source wbr"), W = words("address article aside blockquote dd details div dl dt figcaption figure footer header hgroup li main nav ol p pre section summary ul h1 h2 h3 h4 h5 h6"), G = words("ol ul"), K = /^h[1-6]$/, holdsBlocks = (e) => W.has(e) && e !== "p" || e === "td" || e === "th";
var KeyedContent = class {
	#e;
	constructor(e) {
		this.#e = [e];
	}
	start(e, t) {
		if (U.has(e)) return !0;
		if (e === "hr") return this.#t(e);
		let n = H.has(e) || isCustom(e) || e === "a" && !t || this.#t(e);
		return this.#e.push(e), n;
	}
	end(e) {
		return this.#e.pop() === e ? this.#e.length === 0 ? "end" : "inside" : "unclear";
	}
	#t(e) {
		let [t = ""] = this.#e, n = this.#e.at(-1) ?? "";
		return !(W.has(e) || e === "hr") || !holdsBlocks(t) || this.#e.includes("p") ? !1 : e === "li" ? G.has(n) : e === "dt" || e === "dd" ? n === "dl" : !(K.test(e) && K.test(n));
	}
};
function isVoid(e) {
	return U.has(e) || e === "hr";
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
// src/deploy/steps/finish/html/scan.ts
const q = new Set("title textarea script style xmp iframe noembed noframes plaintext".split(" ")), J = new Set("svg math select noscript frameset".split(" ")), Y = new Set([
	"td",
	"th",
	"caption"
]);
function scan(e, t) {
	return new Scanner(e, t).layout();
}
var Scanner = class {
	#e = new Tokenizer({ decodeEntities: !1 }, this);
	#t;
	#n;
	#r;
	#i = 0;
	#a;
	#o = !1;
	#s = !1;
	#c = [];
	#l = [];
	#u = [];
	#d = "";
	#f = 0;
	#p = 0;
	#m = new AttributeMarks();
	#h;
	#g = !1;
	#_ = !1;
	#v = new OpenElements();
	#y = 0;
	#b = 0;
	#x = !1;
	#S;
	#C;
	#w;
	constructor(e, t) {
		this.#t = e, this.#n = t, this.#a = new HeadPhase(e.length);
		let n = t.keys === void 0 ? [] : te(e);
		this.#r = t.data ? [...n, ...g(e)].sort((e, t) => e - t) : n;
	}
	layout() {
		this.#e.write(this.#t), this.#e.end();
		let e = this.#w !== void 0 || this.#S !== void 0 || this.#C !== void 0;
		if (!(this.#o || e)) return {
			head: this.#c,
			data: [...this.#c.filter((e) => S(e, this.#t)), ...this.#u],
			insertAt: this.#a.insertAt,
			isDocument: this.#a.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(this.#t),
			isXhtml: this.#s,
			keyed: this.#l,
			hasEnded: this.#a.isOver,
			isUnusual: !this.#a.isOver || this.#x
		};
	}
	onopentagname(e, t) {
		this.#d = this.#t.slice(e, t).toLowerCase(), this.#f = e, this.#p = t, this.#m.clear(), this.#E(this.#d), this.#a.isOver || (this.#a.open(this.#d, e - 1), this.#O(e - 1));
	}
	onattribname(e, t) {
		this.#m.name(e, t);
	}
	onattribdata(e, t) {
		this.#m.value(e, t);
	}
	onattribend(e, t) {
		this.#m.end(e, t);
	}
	onopentagend(e) {
		this.#T(e + 1);
	}
	onselfclosingtag(e) {
		q.has(this.#d) && this.#a.isOver && this.#k(), J.has(this.#d) && this.#v.end(this.#d), this.#T(e + 1), this.#w !== void 0 && !isVoid(this.#d) && this.#k();
	}
	#T(e) {
		let t = this.#d;
		q.has(t) && (this.#h = t);
		let n = this.#D(e);
		if (this.#a.isOver && !n) return;
		let r = this.#m.ranges(this.#t), i = {
			name: t,
			start: this.#f - 1,
			nameEnd: this.#p,
			end: e,
			attributes: r
		};
		if (this.#a.isOver || (t === "html" && r.some((e) => e.name === "xmlns") && (this.#s = !0), ee.has(t) && this.#a.isDirect && (t === "meta" || t === "link" ? this.#c.push({
			...i,
			contentStart: e,
			contentEnd: e,
			outerEnd: e
		}) : this.#S = {
			...i,
			contentStart: e
		})), !n) return;
		this.#n.data && this.#a.isOver && this.#b === 0 && S(i, this.#t) && (this.#v.isEmpty ? this.#C = {
			...i,
			contentStart: e
		} : this.#k());
		let a = this.#n.keys === void 0 ? [] : v(i, this.#t, this.#n.keys);
		if (a.length > 0) {
			let n = a.some(({ attribute: e }) => e === void 0) && !b.has(t);
			this.#w !== void 0 || !this.#v.isEmpty || Y.has(t) && this.#y === 0 ? this.#k() : n ? this.#w = {
				...i,
				contentStart: e,
				inside: new KeyedContent(t)
			} : this.#l.push({
				...i,
				content: void 0
			});
		}
		this.#O(e);
	}
	onclosetag(e, t) {
		let n = this.#t.slice(e, t).toLowerCase(), r = e - 2;
		if (this.#w !== void 0) {
			let { contentStart: e, inside: t, ...i } = this.#w, a = t.end(n);
			a === "unclear" && this.#k(), a === "end" && (this.#l.push({
				...i,
				content: {
					start: e,
					end: r
				}
			}), this.#w = void 0);
		}
		if (this.#S?.name === n) {
			let e = this.#t.indexOf(">", t) + 1;
			this.#c.push({
				...this.#S,
				contentEnd: r,
				outerEnd: e
			}), this.#S = void 0;
		}
		this.#C !== void 0 && n === "script" && (this.#u.push({
			...this.#C,
			contentEnd: r,
			outerEnd: this.#t.indexOf(">", t) + 1
		}), this.#C = void 0), this.#h === n && (this.#h = void 0), n === "a" && (this.#g = !1), n === "table" && this.#y > 0 && --this.#y, n === "template" && this.#b > 0 && --this.#b, J.has(n) && this.#v.end(n), this.#a.isOver || this.#a.close(n, r), this.#O(t);
	}
	ontext(e, t) {
		if (this.#h !== void 0) {
			let n = this.#t.slice(e, t);
			this.#h === "script" && opensScriptInComment(n) && this.#k(), !this.#v.isEmpty && n.includes("<") && this.#k();
			return;
		}
		if (this.#a.isOver) return;
		this.#x = t === this.#t.length;
		let n = e === 0 && this.#t.startsWith("ï»¿") ? 3 : e;
		/[^\t\n\f\r ]/.test(this.#t.slice(n, t)) && (this.#a.text(e), this.#O(e));
	}
	oncomment(e) {
		this.#t.startsWith("[CDATA[", e) && this.#k();
	}
	oncdata() {
		this.#k();
	}
	ondeclaration(e, t) {
		let n = this.#t.slice(e, t);
		/^!?doctype/i.test(n) && (this.#a.isDocument = !0), /\/\/DTD XHTML/i.test(n) && (this.#s = !0);
	}
	onprocessinginstruction() {}
	onattribentity() {}
	ontextentity() {}
	onend() {}
	#E(e) {
		this.#w?.inside.start(e, this.#g || this.#_) === !1 && this.#k(), e === "table" && (this.#y += 1), e === "template" && (this.#b += 1), J.has(e) && this.#v.start(e), e === "a" && (this.#g && (this.#_ = !0), this.#g = !0);
	}
	#D(e) {
		for (; (this.#r[this.#i] ?? e) < this.#f;) this.#i += 1;
		return (this.#r[this.#i] ?? e) < e;
	}
	#O(e) {
		let t = this.#w !== void 0 || this.#C !== void 0;
		this.#a.isOver && e > (this.#r.at(-1) ?? -1) && !t && this.#e.pause();
	}
	#k() {
		this.#o = !0, this.#e.pause();
	}
};
// src/deploy/steps/finish/html/stray-tags.ts
const ie = [
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
function strayTags(e, t) {
	let n = ie.filter(([n]) => e.indexOf(n, t) !== -1);
	if (n.length === 0) return [];
	let r = e.toString("latin1", t).replace(/<!--[\s\S]*?-->|<(script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi, "");
	return n.filter(([, , e]) => e.test(r)).map(([, e]) => e);
}
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
		if (!(e instanceof _)) throw e;
		return {
			...X,
			skipped: "its elements are nested too deeply; close those that are left open"
		};
	}
}
function editWhole(e, t, n) {
	let { head: r, texts: i } = t, a = i.size > 0 ? carriedKeys(e, i) : void 0;
	if (r.length === 0 && a === void 0) return X;
	let o = {
		keys: a,
		data: r.some(({ kind: e }) => e === "structured data") && mayHoldData(e)
	};
	if (isUtf16(e)) return {
		...X,
		skipped: "it is encoded in UTF-16; save it as UTF-8"
	};
	let { text: s, layout: c } = read(e, o, n);
	if (!c.isDocument) return {
		...X,
		skipped: "it is a fragment without doctype, html, head and body; write a whole page"
	};
	let { result: l, texted: u, canonical: d } = edited(e, s, c, t);
	if (l.pieces !== void 0 && c.isUnusual && !isSafe("outline" in c ? c : n(s, o), l.pieces, t, o, n)) return {
		...X,
		skipped: "its markup is too broken to be changed safely; correct unclosed and overlapping tags"
	};
	let f = new Set(l.dropped), p = r.length === 0 ? [] : strayTags(asBuffer(e), c.insertAt);
	return {
		pieces: l.pieces,
		...d !== void 0 && { canonical: d },
		...p.length > 0 && { stray: p },
		applied: u.filter((e) => !f.has(e.splice) && e.reason === void 0).map(({ key: e }) => e),
		refused: u.flatMap(({ key: e, reason: t, splice: n }) => {
			let r = t ?? (f.has(n) ? "something else is put in its place" : void 0);
			return r === void 0 ? [] : [{
				key: e,
				reason: r
			}];
		})
	};
}
function isSafe(e, t, n, r, i) {
	let a = Buffer.concat(t), o = latin1(a), s = i(o, r);
	return e.outline() === s.outline() && edited(a, o, scan(o, r) ?? s, n).result.pieces === void 0;
}
function edited(e, t, n, r) {
	let i = charsetOf(e, t), a = editedIn(i, e, t, n, r), { pieces: o } = a.result;
	if (i === "ascii" || o === void 0) return a;
	if (!saysUtf8(beginning(o))) return editedIn("ascii", e, t, n, r);
	if (!/&#|\\u/.test(t)) return a;
	let s = editedIn("ascii", e, t, n, r);
	return s.result.pieces === void 0 ? s : a;
}
function editedIn(e, t, n, r, { head: i, texts: a, isTakenOver: o = !1 }) {
	let s = headChanges({
		edits: i,
		isTakenOver: o
	}, r, n, e), c = textChanges(r, n, a, e), l = {
		start: r.insertAt,
		end: r.insertAt,
		text: block(s.added, n, r)
	};
	return {
		result: splice(t, n, [
			...s.splices,
			...s.added.length > 0 ? [l] : [],
			...c.map(({ splice: e }) => e)
		]),
		texted: c,
		canonical: s.canonical
	};
}
const ae = [6144, 65536];
function read(e, t, n) {
	let r = t.keys === void 0 && !t.data;
	for (let n of r ? ae.filter((t) => t < e.byteLength) : []) {
		let r = latin1(e.subarray(0, n)), i = scan(r, t);
		if (i?.isDocument && i.hasEnded && !i.isUnusual) return {
			text: r,
			layout: i
		};
	}
	let i = latin1(e);
	return {
		text: i,
		layout: scan(i, t) ?? n(i, t)
	};
}
function latin1(e) {
	return asBuffer(e).toString("latin1");
}
function asBuffer({ buffer: e, byteOffset: t, byteLength: n }) {
	return Buffer.from(e, t, n);
}
function mayHoldData(e) {
	return asBuffer(e).includes("+json");
}
function carriedKeys(e, t) {
	let n = asBuffer(e);
	if (!n.includes("data-text-key") && !n.includes("DATA-TEXT-KEY")) return;
	let wants = (e) => t.has(e), r = latin1(e).matchAll(/data-text-key[a-z-]*\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi);
	for (let [, e, n, i] of r) {
		let r = e ?? n ?? i ?? "";
		if (t.has(r.trim()) || /[&\u0080-\u00ff]/.test(r)) return wants;
	}
}
function block(e, t, { insertAt: n }) {
	let r = /^\s<\/head$/i.test(t.slice(n - 1, n + 6)) ? t.includes("\r\n") ? "\r\n" : "\n" : "";
	return e.map((e) => e + r).join("");
}
function textChanges(e, t, n, r) {
	let wants = (e) => n.has(e);
	return e.keyed.flatMap((e) => v(e, t, wants).map(({ key: i, attribute: a }) => {
		let o = n.get(i) ?? "";
		if (a !== void 0) {
			let t = setAttribute(e, a, escapeAttribute(o, r));
			return a === "content" && e.attributes.some(({ name: e }) => e === "http-equiv") ? refuse(i, e, "the tag is an instruction to the browser, not a text") : {
				key: i,
				splice: t
			};
		}
		if (e.content === void 0) return refuse(i, e, `<${e.name}> cannot take a text`);
		let s = t.slice(e.content.start, e.content.end);
		return shows(s, o, r) ? {
			key: i,
			splice: {
				...e.content,
				text: s
			}
		} : {
			key: i,
			splice: {
				...e.content,
				text: firstLineKept(e.name) + escapeText(o, r)
			}
		};
		function firstLineKept(e) {
			return cleanText(o).startsWith("\n") && [
				"pre",
				"textarea",
				"listing"
			].includes(e) ? "\n" : "";
		}
	}));
}
function shows(e, t, n) {
	if (!e.includes("<!--")) return !1;
	let r = e.replace(/<!--[^>]*-->/g, "");
	return !r.includes("<") && x(decodePart(r, n)) === cleanText(t);
}
function refuse(e, { start: t }, n) {
	return {
		key: e,
		reason: n,
		splice: {
			start: t,
			end: t,
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
		this.file = e, this.#e = w(e, "wx", 384);
	}
	add(e) {
		let t = this.#t, n = e.filter((e) => e.byteLength > 0);
		for (; n.length > 0;) {
			let e = T(this.#e, n.slice(0, oe));
			this.#t += e, n = without(n, e);
		}
		return {
			offset: t,
			size: this.#t - t
		};
	}
	[Symbol.dispose]() {
		C(this.#e);
	}
};
const oe = 1e3;
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
	#n = new c();
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
		let { path: t, source: n, isCopy: r } = e, { texts: i, hashes: o, hold: s, looksForFrameworks: c } = this.#e, l = this.#n.read(n), d = e.rendersHead ? a : c ? u(l) : void 0, f = s === "always" || s === "auto" && d !== void 0, { pieces: p, ...m } = editPage(l, {
			head: f ? [...e.head, holdEdit(e, d)] : e.head,
			texts: i,
			isTakenOver: d !== void 0
		}, this.#r), h = {
			path: t,
			...m,
			isHeld: f && m.skipped === void 0,
			...d !== void 0 && { framework: d.name }
		}, g = p ?? (r ? [l] : void 0);
		if (g === void 0) return {
			...h,
			page: void 0
		};
		let _ = o && !r ? E("sha256", l) : void 0;
		return {
			...h,
			page: {
				file: this.#t.file,
				...this.#t.add(g),
				replaces: _
			}
		};
	}
	[Symbol.dispose]() {
		this.#t[Symbol.dispose]();
	}
};
function holdEdit({ rendersHead: e, own: t }, n) {
	return {
		kind: "hold",
		src: `/${l.path}`,
		...(e || n?.rendersHead) && { startMs: 5e3 },
		...t !== void 0 && { own: t }
	};
}
// src/deploy/steps/finish/rewrite/rewrite.ts
var se = e({ rewritePages: () => rewritePages });
const Z = {
	texts: 2e3,
	metadata: 5e3
}, ce = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 2048
};
async function rewritePages(e, n) {
	let r = e[Symbol.iterator](), i = n.texts.size > 0 ? Z.texts : Z.metadata, a = n.threads === void 0 ? take(r, i) : [], o = a.length === i, s = n.threads ?? (o ? Math.min(2, D()) : 0), c = inBatches(a, r, s < 1 ? 1 : 32);
	using l = new DisposableStack();
	await using u = t({
		module: "deploy/steps/finish/rewrite/worker",
		threads: s,
		here() {
			let e = l.use(new Rewriter(inputOf(0, n)));
			return (t) => e.rewriteAll(t);
		},
		dataOf: (e) => inputOf(e, n),
		resourceLimits: ce,
		signal: n.signal
	});
	let d = [];
	for await (let e of u.work(c)) d.push(...e), n.onProgress?.(d.length);
	return d;
}
function inputOf(e, t) {
	let { scratch: n, texts: r, hashes: i, looksForFrameworks: a = !1, hold: o = "never" } = t;
	return {
		spool: O.join(n, `pages-${e}`),
		texts: r,
		hashes: i,
		looksForFrameworks: a,
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
const le = {
	addresses: 5e4,
	bytes: 52428800
}, Q = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", $ = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
function writeSitemap(e, t, n = le) {
	let r = [], i = [], a = 0, close = () => {
		i.length > 0 && r.push(urlset(i.join(""))), i = [], a = 600;
	};
	close();
	for (let t of e) {
		let e = urlOf(t), r = Buffer.byteLength(e);
		(i.length >= n.addresses || a + r > n.bytes) && close(), i.push(e), a += r;
	}
	close();
	let [o, ...s] = r;
	if (o === void 0) return new Map();
	if (s.length === 0) return new Map([["sitemap.xml", o]]);
	let c = r.map((e, t) => `sitemap-${t + 1}.xml`);
	return new Map([["sitemap.xml", sitemapIndex(c, t)], ...r.map((e, t) => [c[t] ?? "", e])]);
}
function sitemapIndex(e, t) {
	let n = e.map((e) => `  <sitemap><loc>${s(`${t}/${e}`)}</loc></sitemap>\n`);
	return `${Q}<sitemapindex ${$}>\n${n.join("")}</sitemapindex>\n`;
}
function oneSitemap(e) {
	return urlset(e.map(urlOf).join(""));
}
function urlset(e) {
	let t = Object.entries(n).filter(([, t]) => e.includes(`<${t}:`)).map(([e, t]) => ` xmlns:${t}="${e}"`).join("");
	return `${Q}<urlset ${$}${t}>\n${e}</urlset>\n`;
}
function urlOf({ loc: e, lastmod: t, changefreq: n, priority: r, extensions: i }) {
	return `  <url>\n${Object.entries({
		loc: e,
		lastmod: t,
		changefreq: n,
		priority: r
	}).flatMap(([e, t]) => t === void 0 ? [] : [`    <${e}>${s(t)}</${e}>\n`]).join("")}${i === void 0 ? "" : `    ${i}\n`}  </url>\n`;
}
// src/deploy/steps/finish/sitemap/sitemap.ts
var ue = e({ makeSitemap: () => makeSitemap });
function makeSitemap(e) {
	let { content: t, own: n, origin: r } = e, i = new SiteAddresses(e), a = n.some(({ entries: e }) => e !== void 0);
	if (t.sitemap === void 0) return a ? mergeOwn([], e, i) : {
		files: writeSitemap(fromPages(e, i), r),
		warnings: []
	};
	let s = h(t.sitemap), c = a ? "the one that the site's build has made is deployed" : "none is deployed";
	if ("problem" in s) return {
		files: new Map(),
		warnings: [`The portal's sitemap is not valid (${s.problem}); ${c}.`],
		problem: s.problem
	};
	let { kept: l, warnings: u } = withoutForbidden(s.entries, r, i);
	if (s.wrong.length > 0 && u.unshift(`Left out of the portal's sitemap, because it is not valid: ${o(s.wrong, 5)}.`), !a) return {
		files: writeSitemap(l, r),
		warnings: u
	};
	let d = mergeOwn(l, e, i);
	return {
		...d,
		warnings: [...u, ...d.warnings]
	};
}
var SiteAddresses = class {
	hidden;
	built;
	known;
	constructor({ content: e, found: t, origin: n, addresses: r }) {
		let pageKey = (e) => this.keyOf(d(n, e.path)), i = [...t.pages.values(), ...t.inApp.values()], a = [...t.pages.keys(), ...t.unknown].map((e) => d(n, f(e)));
		this.hidden = new Set(e.pages.filter(({ slug: t }) => e.seo.get(t)?.noIndex === !0).map(pageKey)), this.built = new Set([...i.map(pageKey), ...a.map((e) => this.keyOf(e))]), this.known = new Map(e.pages.map((e) => [pageKey(e), r.get(e.slug) ?? d(n, e.path)]));
	}
	keyOf(e) {
		let t = new URL(e).pathname.replace(/\/+$/, "");
		try {
			return decodeURIComponent(t).normalize("NFC");
		} catch {
			return t;
		}
	}
};
function withoutForbidden(e, t, { keyOf: n, hidden: r, built: i, known: a }) {
	let s = new Map(), c = e.filter(({ loc: e }) => {
		let a = n(e), o = new URL(e).origin === t ? r.has(a) ? "are marked noIndex" : i.has(a) ? void 0 : "were not built" : "are not of this site";
		return o !== void 0 && m(s, o, e), o === void 0;
	}), l = [...s].map(([e, t]) => `Left out of the sitemap, because they ${e}: ${o(t, 5)}.`);
	return {
		kept: c.map((e) => ({
			...e,
			loc: encoded(a.get(n(e.loc)) ?? e.loc)
		})),
		warnings: l
	};
}
function mergeOwn(e, { content: t, origin: n, own: r }, a) {
	let o = t.sitemap !== void 0, s = new Map(e.map((e) => [a.keyOf(e.loc), e])), c = s.size, l = {
		hidden: new Set(),
		excluded: new Set(),
		foreign: new Set()
	};
	for (let e of r.flatMap(({ entries: e }) => e ?? [])) {
		let t = a.keyOf(e.loc), r = s.get(t);
		new URL(e.loc).origin === n ? r === void 0 ? a.hidden.has(t) ? l.hidden.add(t) : o && a.known.has(t) ? l.excluded.add(t) : s.set(t, e) : s.set(t, {
			...e,
			...r
		}) : l.foreign.add(e.loc);
	}
	if (s.size === 0) return {
		files: new Map(),
		warnings: ["No page is left for the sitemap: the one of the site's build is deployed."]
	};
	let u = r.map(({ path: e }) => e).join(", "), d = [
		...l.excluded.size > 0 ? [`${l.excluded.size} that the portal's sitemap leaves out`] : [],
		...l.hidden.size > 0 ? [`${l.hidden.size} marked noIndex in the portal`] : [],
		...l.foreign.size > 0 ? [`${l.foreign.size} of another site`] : []
	];
	if (!o && d.length === 0) return {
		files: new Map(),
		warnings: []
	};
	let f = d.length === 0 ? "" : `; left out: ${d.join(", ")}`, p = s.size - c, m = `Sitemap: ${i(s.size, "address")}, ${c} of the portal's and ${p} more of the site's own (${u})${f}.`;
	return {
		files: deployedFiles([...s.values()], r, n, a),
		warnings: [],
		remark: m
	};
}
function deployedFiles(e, t, n, { keyOf: r }) {
	let i = writeSitemap(e, n), a = new Map(i), o = new Map(e.map((e) => [r(e.loc), e])), s = [...i.keys()].filter((e) => i.size === 1 || e !== "sitemap.xml");
	for (let { path: e, entries: c, isPlain: l, isCompressed: u } of t) {
		let t = i.get(e) ?? (c === void 0 ? sitemapIndex(s, n) : oneSitemap(c.flatMap(({ loc: e }) => o.get(r(e)) ?? [])));
		l && a.set(e, t), u && a.set(`${e}.gz`, re(t));
	}
	return a;
}
function encoded(e) {
	let { origin: t, pathname: n, search: r } = new URL(e);
	return t + (n + r).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}
function fromPages({ content: e, found: t, origin: n }, { keyOf: r, known: i }) {
	return [...t.pages.values(), ...t.inApp.values()].filter(({ slug: t }) => e.seo.get(t)?.noIndex !== !0).map((e) => {
		let t = d(n, e.path);
		return {
			loc: i.get(r(t)) ?? t,
			lastmod: e.lastUpdated.slice(0, 10)
		};
	}).sort((e, t) => e.loc < t.loc ? -1 : 1);
}
export { se as n, Rewriter as r, ue as t };
