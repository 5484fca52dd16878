import { r as e } from "./rolldown-runtime.js";
import { Ct as t, Dt as n, Et as r, St as i, kt as a } from "./shared.js";
import { Cn as o, On as s, Tn as c, _n as l, an as u, bn as d, c as f, cn as p, dn as m, g as h, h as g, hn as _, in as v, jn as y, l as b, ln as x, mn as S, on as C, pn as ee, s as te, sn as w, u as T, un as E, vn as D, wn as ne, yn as re } from "./shared-later.js";
const { closeSync: O, openSync: k, writevSync: A } = globalThis.process.getBuiltinModule("node:fs"), { hash: j } = globalThis.process.getBuiltinModule("node:crypto"), { gzipSync: ie } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: ae } = globalThis.process.getBuiltinModule("node:os"), oe = globalThis.process.getBuiltinModule("node:path");
// src/deploy/steps/finish/html/escape.ts
function cleanText(e) {
	return e.toWellFormed().replace(/\r\n?|\f/g, "\n").replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef]|\p{Noncharacter_Code_Point}/gu, "");
}
const M = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeText(e, t) {
	return encode(cleanText(e).replace(/[&<>]/g, (e) => M[e] ?? ""), t);
}
function escapeAttribute(e, t) {
	return encode(cleanText(e).replace(/[&<>"']/g, (e) => M[e] ?? ""), t);
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
	attribute(e, t) {
		let n = e.attributes.find((e) => e.name === t);
		return n && E(this.#e.slice(n.valueStart, n.valueEnd));
	}
	readTokens(e, t) {
		return (this.attribute(e, t) ?? "").toLowerCase().split(/\s+/);
	}
	content(e) {
		return D(this.#e.slice(e.contentStart, e.contentEnd), this.charset);
	}
};
// src/deploy/steps/finish/html/pinned-values.ts
const N = [
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
		let e = n(c);
		if (e === void 0) continue;
		let l = !1, u = visit(e, void 0);
		l && a.set(s, u);
		function visit(e, n) {
			if (Array.isArray(e)) return withoutNothing(e.map((e) => visit(e, n)));
			if (!r(e)) return e;
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
			if (o === void 0) return o = s, replaceItem(e, t, n, a);
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
		let t = escapeText(e.text, this.#e.charset), [n, ...r] = this.#e.named("title"), i = this.#e.named("title").map((e) => o(this.#e.content(e)));
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
		let n = N.find((t) => this.#e.attribute(e, t));
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
		let a = D(escapeJson(r === void 0 ? e : i.get(r), this.#e.charset), this.#e.charset), [o] = [e["@type"]].flat(), s = [...i.keys()].map((e) => n[e] ?? "");
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
			let e = N.find((e) => this.#e.attribute(t, e));
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
const se = [
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
	let n = se.filter(([n]) => e.indexOf(n, t) !== -1);
	if (n.length === 0) return [];
	let r = e.toString("latin1", t).replace(/<!--[\s\S]*?-->|<(script|style|textarea|svg)\b[\s\S]*?<\/\1\s*>/gi, "");
	return n.filter(([, , e]) => e.test(r)).map(([, e]) => e);
}
// \0stub:6
const P = {
	Legacy: 0,
	Strict: 1,
	Attribute: 2
};
var EntityDecoder = class {
	startEntity() {
		throw Error("decoding references is not part of this bundle");
	}
}, F;
(function(e) {
	e[e.Tab = 9] = "Tab", e[e.NewLine = 10] = "NewLine", e[e.FormFeed = 12] = "FormFeed", e[e.CarriageReturn = 13] = "CarriageReturn", e[e.Space = 32] = "Space", e[e.ExclamationMark = 33] = "ExclamationMark", e[e.Number = 35] = "Number", e[e.Amp = 38] = "Amp", e[e.SingleQuote = 39] = "SingleQuote", e[e.DoubleQuote = 34] = "DoubleQuote", e[e.Dash = 45] = "Dash", e[e.Slash = 47] = "Slash", e[e.Zero = 48] = "Zero", e[e.Nine = 57] = "Nine", e[e.Semi = 59] = "Semi", e[e.Lt = 60] = "Lt", e[e.Eq = 61] = "Eq", e[e.Gt = 62] = "Gt", e[e.Questionmark = 63] = "Questionmark", e[e.UpperA = 65] = "UpperA", e[e.LowerA = 97] = "LowerA", e[e.UpperF = 70] = "UpperF", e[e.LowerF = 102] = "LowerF", e[e.UpperZ = 90] = "UpperZ", e[e.LowerZ = 122] = "LowerZ", e[e.LowerX = 120] = "LowerX", e[e.OpeningSquareBracket = 91] = "OpeningSquareBracket";
})(F ||= {});
var I;
(function(e) {
	e[e.Text = 1] = "Text", e[e.BeforeTagName = 2] = "BeforeTagName", e[e.InTagName = 3] = "InTagName", e[e.InSelfClosingTag = 4] = "InSelfClosingTag", e[e.BeforeClosingTagName = 5] = "BeforeClosingTagName", e[e.InClosingTagName = 6] = "InClosingTagName", e[e.AfterClosingTagName = 7] = "AfterClosingTagName", e[e.BeforeAttributeName = 8] = "BeforeAttributeName", e[e.InAttributeName = 9] = "InAttributeName", e[e.AfterAttributeName = 10] = "AfterAttributeName", e[e.BeforeAttributeValue = 11] = "BeforeAttributeValue", e[e.InAttributeValueDq = 12] = "InAttributeValueDq", e[e.InAttributeValueSq = 13] = "InAttributeValueSq", e[e.InAttributeValueNq = 14] = "InAttributeValueNq", e[e.BeforeDeclaration = 15] = "BeforeDeclaration", e[e.InDeclaration = 16] = "InDeclaration", e[e.InProcessingInstruction = 17] = "InProcessingInstruction", e[e.BeforeComment = 18] = "BeforeComment", e[e.CDATASequence = 19] = "CDATASequence", e[e.DeclarationSequence = 20] = "DeclarationSequence", e[e.InSpecialComment = 21] = "InSpecialComment", e[e.InCommentLike = 22] = "InCommentLike", e[e.SpecialStartSequence = 23] = "SpecialStartSequence", e[e.InSpecialTag = 24] = "InSpecialTag", e[e.InPlainText = 25] = "InPlainText", e[e.InEntity = 26] = "InEntity";
})(I ||= {});
function isWhitespace(e) {
	return e === F.Space || e === F.NewLine || e === F.Tab || e === F.FormFeed || e === F.CarriageReturn;
}
function isEndOfTagSection(e) {
	return e === F.Slash || e === F.Gt || isWhitespace(e);
}
function isASCIIAlpha(e) {
	return e >= F.LowerA && e <= F.LowerZ || e >= F.UpperA && e <= F.UpperZ;
}
var L;
(function(e) {
	e[e.NoValue = 0] = "NoValue", e[e.Unquoted = 1] = "Unquoted", e[e.Single = 2] = "Single", e[e.Double = 3] = "Double";
})(L ||= {});
const R = {
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
}, z = new Map([
	[R.IframeEnd[2], R.IframeEnd],
	[R.NoembedEnd[2], R.NoembedEnd],
	[R.Plaintext[2], R.Plaintext],
	[R.ScriptEnd[2], R.ScriptEnd],
	[R.TitleEnd[2], R.TitleEnd],
	[R.XmpEnd[2], R.XmpEnd]
]);
var Tokenizer = class {
	cbs;
	state = I.Text;
	buffer = "";
	sectionStart = 0;
	index = 0;
	entityStart = 0;
	baseState = I.Text;
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
		this.state = I.Text, this.buffer = "", this.sectionStart = 0, this.index = 0, this.baseState = I.Text, this.isSpecial = !1, this.currentSequence = R.Empty, this.sequenceIndex = 0, this.running = !0, this.offset = 0;
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
		e === F.Lt || !this.decodeEntities && this.fastForwardTo(F.Lt) ? (this.index > this.sectionStart && this.cbs.ontext(this.sectionStart, this.index), this.state = I.BeforeTagName, this.sectionStart = this.index) : this.decodeEntities && e === F.Amp && this.startEntity();
	}
	currentSequence = R.Empty;
	sequenceIndex = 0;
	enterTagBody() {
		this.currentSequence === R.Plaintext ? (this.currentSequence = R.Empty, this.state = I.InPlainText) : this.isSpecial ? (this.state = I.InSpecialTag, this.sequenceIndex = 0) : this.state = I.Text;
	}
	stateSpecialStartSequence(e) {
		let t = e | 32;
		if (this.sequenceIndex < this.currentSequence.length) {
			if (t === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex++;
				return;
			}
			if (this.sequenceIndex === 3) {
				if (this.currentSequence === R.ScriptEnd && t === R.StyleEnd[3]) {
					this.currentSequence = R.StyleEnd, this.sequenceIndex = 4;
					return;
				}
				if (this.currentSequence === R.TitleEnd && t === R.TextareaEnd[3]) {
					this.currentSequence = R.TextareaEnd, this.sequenceIndex = 4;
					return;
				}
			} else if (this.sequenceIndex === 4 && this.currentSequence === R.NoembedEnd && t === R.NoframesEnd[4]) {
				this.currentSequence = R.NoframesEnd, this.sequenceIndex = 5;
				return;
			}
		} else if (isEndOfTagSection(e)) {
			this.sequenceIndex = 0, this.state = I.InTagName, this.stateInTagName(e);
			return;
		}
		this.isSpecial = !1, this.currentSequence = R.Empty, this.sequenceIndex = 0, this.state = I.InTagName, this.stateInTagName(e);
	}
	stateCDATASequence(e) {
		e === R.Cdata[this.sequenceIndex] ? ++this.sequenceIndex === R.Cdata.length && (this.state = I.InCommentLike, this.currentSequence = R.CdataEnd, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : (this.sequenceIndex = 0, this.xmlMode ? (this.state = I.InDeclaration, this.stateInDeclaration(e)) : (this.state = I.InSpecialComment, this.stateInSpecialComment(e)));
	}
	fastForwardTo(e) {
		for (; ++this.index < this.buffer.length + this.offset;) if (this.buffer.charCodeAt(this.index - this.offset) === e) return !0;
		return this.index = this.buffer.length + this.offset - 1, !1;
	}
	emitComment(e) {
		this.cbs.oncomment(this.sectionStart, this.index, e), this.sequenceIndex = 0, this.sectionStart = this.index + 1, this.state = I.Text;
	}
	stateInCommentLike(e) {
		!this.xmlMode && this.currentSequence === R.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && e === F.Gt ? this.emitComment(this.sequenceIndex) : this.currentSequence === R.CommentEnd && this.sequenceIndex === 2 && e === F.Gt ? this.emitComment(2) : this.currentSequence === R.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && e !== F.Gt ? this.sequenceIndex = Number(e === F.Dash) : e === this.currentSequence[this.sequenceIndex] ? ++this.sequenceIndex === this.currentSequence.length && (this.currentSequence === R.CdataEnd ? this.cbs.oncdata(this.sectionStart, this.index, 2) : this.cbs.oncomment(this.sectionStart, this.index, 3), this.sequenceIndex = 0, this.sectionStart = this.index + 1, this.state = I.Text) : this.sequenceIndex === 0 ? this.fastForwardTo(this.currentSequence[0]) && (this.sequenceIndex = 1) : e !== this.currentSequence[this.sequenceIndex - 1] && (this.sequenceIndex = 0);
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
		(e | 32) === this.currentSequence[this.sequenceIndex] ? this.sequenceIndex += 1 : this.sequenceIndex === 0 ? this.currentSequence === R.TitleEnd || this.currentSequence === R.TextareaEnd ? this.decodeEntities && e === F.Amp && this.startEntity() : this.fastForwardTo(F.Lt) && (this.sequenceIndex = 1) : this.sequenceIndex = Number(e === F.Lt);
	}
	stateBeforeTagName(e) {
		if (e === F.ExclamationMark) this.state = I.BeforeDeclaration, this.sectionStart = this.index + 1;
		else if (e === F.Questionmark) this.xmlMode ? (this.state = I.InProcessingInstruction, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : (this.state = I.InSpecialComment, this.sectionStart = this.index);
		else if (this.isTagStartChar(e)) {
			this.sectionStart = this.index;
			let t = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : z.get(e | 32);
			t === void 0 ? this.state = I.InTagName : (this.isSpecial = !0, this.currentSequence = t, this.sequenceIndex = 3, this.state = I.SpecialStartSequence);
		} else e === F.Slash ? this.state = I.BeforeClosingTagName : (this.state = I.Text, this.stateText(e));
	}
	stateInTagName(e) {
		isEndOfTagSection(e) && (this.cbs.onopentagname(this.sectionStart, this.index), this.sectionStart = -1, this.state = I.BeforeAttributeName, this.stateBeforeAttributeName(e));
	}
	stateBeforeClosingTagName(e) {
		isWhitespace(e) ? this.xmlMode || (this.state = I.InSpecialComment, this.sectionStart = this.index) : e === F.Gt ? (this.state = I.Text, this.xmlMode || (this.sectionStart = this.index + 1)) : (this.state = this.isTagStartChar(e) ? I.InClosingTagName : I.InSpecialComment, this.sectionStart = this.index);
	}
	stateInClosingTagName(e) {
		isEndOfTagSection(e) && (this.cbs.onclosetag(this.sectionStart, this.index), this.sectionStart = -1, this.state = I.AfterClosingTagName, this.stateAfterClosingTagName(e));
	}
	stateAfterClosingTagName(e) {
		(e === F.Gt || this.fastForwardTo(F.Gt)) && (this.state = I.Text, this.sectionStart = this.index + 1);
	}
	stateBeforeAttributeName(e) {
		e === F.Gt ? (this.cbs.onopentagend(this.index), this.enterTagBody(), this.sectionStart = this.index + 1) : e === F.Slash ? this.state = I.InSelfClosingTag : isWhitespace(e) || (this.state = I.InAttributeName, this.sectionStart = this.index);
	}
	stateInSelfClosingTag(e) {
		if (e === F.Gt) {
			if (this.cbs.onselfclosingtag(this.index), this.sectionStart = this.index + 1, !this.recognizeSelfClosing) {
				this.enterTagBody();
				return;
			}
			this.state = I.Text, this.isSpecial = !1, this.currentSequence = R.Empty;
		} else isWhitespace(e) || (this.state = I.BeforeAttributeName, this.stateBeforeAttributeName(e));
	}
	stateInAttributeName(e) {
		(e === F.Eq || isEndOfTagSection(e)) && (this.cbs.onattribname(this.sectionStart, this.index), this.sectionStart = this.index, this.state = I.AfterAttributeName, this.stateAfterAttributeName(e));
	}
	stateAfterAttributeName(e) {
		e === F.Eq ? this.state = I.BeforeAttributeValue : e === F.Slash || e === F.Gt ? (this.cbs.onattribend(L.NoValue, this.sectionStart), this.sectionStart = -1, this.state = I.BeforeAttributeName, this.stateBeforeAttributeName(e)) : isWhitespace(e) || (this.cbs.onattribend(L.NoValue, this.sectionStart), this.state = I.InAttributeName, this.sectionStart = this.index);
	}
	stateBeforeAttributeValue(e) {
		e === F.DoubleQuote ? (this.state = I.InAttributeValueDq, this.sectionStart = this.index + 1) : e === F.SingleQuote ? (this.state = I.InAttributeValueSq, this.sectionStart = this.index + 1) : isWhitespace(e) || (this.sectionStart = this.index, this.state = I.InAttributeValueNq, this.stateInAttributeValueNoQuotes(e));
	}
	handleInAttributeValue(e, t) {
		e === t || !this.decodeEntities && this.fastForwardTo(t) ? (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = -1, this.cbs.onattribend(t === F.DoubleQuote ? L.Double : L.Single, this.index + 1), this.state = I.BeforeAttributeName) : this.decodeEntities && e === F.Amp && this.startEntity();
	}
	stateInAttributeValueDoubleQuotes(e) {
		this.handleInAttributeValue(e, F.DoubleQuote);
	}
	stateInAttributeValueSingleQuotes(e) {
		this.handleInAttributeValue(e, F.SingleQuote);
	}
	stateInAttributeValueNoQuotes(e) {
		isWhitespace(e) || e === F.Gt ? (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = -1, this.cbs.onattribend(L.Unquoted, this.index), this.state = I.BeforeAttributeName, this.stateBeforeAttributeName(e)) : this.decodeEntities && e === F.Amp && this.startEntity();
	}
	stateBeforeDeclaration(e) {
		e === F.OpeningSquareBracket ? (this.state = I.CDATASequence, this.sequenceIndex = 0) : this.xmlMode ? this.state = e === F.Dash ? I.BeforeComment : I.InDeclaration : (e | 32) === R.Doctype[0] ? (this.state = I.DeclarationSequence, this.currentSequence = R.Doctype, this.sequenceIndex = 1) : e === F.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = I.Text, this.sectionStart = this.index + 1) : this.state = e === F.Dash ? I.BeforeComment : I.InSpecialComment;
	}
	stateDeclarationSequence(e) {
		this.sequenceIndex === this.currentSequence.length ? (this.state = I.InDeclaration, this.stateInDeclaration(e)) : (e | 32) === this.currentSequence[this.sequenceIndex] ? this.sequenceIndex += 1 : e === F.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = I.Text, this.sectionStart = this.index + 1) : this.state = I.InSpecialComment;
	}
	stateInDeclaration(e) {
		(e === F.Gt || this.fastForwardTo(F.Gt)) && (this.cbs.ondeclaration(this.sectionStart, this.index), this.state = I.Text, this.sectionStart = this.index + 1);
	}
	stateInProcessingInstruction(e) {
		e === F.Questionmark ? this.sequenceIndex = 1 : e === F.Gt && this.sequenceIndex === 1 ? (this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1), this.sequenceIndex = 0, this.state = I.Text, this.sectionStart = this.index + 1) : this.sequenceIndex = Number(this.fastForwardTo(F.Questionmark));
	}
	stateBeforeComment(e) {
		e === F.Dash ? (this.state = I.InCommentLike, this.currentSequence = R.CommentEnd, this.sequenceIndex = 0, this.sectionStart = this.index + 1) : this.xmlMode ? this.state = I.InDeclaration : e === F.Gt ? (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = I.Text, this.sectionStart = this.index + 1) : this.state = I.InSpecialComment;
	}
	stateInSpecialComment(e) {
		(e === F.Gt || this.fastForwardTo(F.Gt)) && (this.cbs.oncomment(this.sectionStart, this.index, 0), this.state = I.Text, this.sectionStart = this.index + 1);
	}
	startEntity() {
		this.baseState = this.state, this.state = I.InEntity, this.entityStart = this.index, this.entityDecoder.startEntity(this.xmlMode ? P.Strict : this.baseState === I.Text || this.baseState === I.InSpecialTag ? P.Legacy : P.Attribute);
	}
	stateInEntity() {
		let e = this.index - this.offset, t = this.entityDecoder.write(this.buffer, e);
		if (t >= 0) this.state = this.baseState, t === 0 && --this.index;
		else {
			if (e < this.buffer.length && this.buffer.charCodeAt(e) === F.Amp) {
				this.state = this.baseState, --this.index;
				return;
			}
			this.index = this.offset + this.buffer.length - 1;
		}
	}
	cleanup() {
		this.running && this.sectionStart !== this.index && (this.state === I.Text || this.state === I.InPlainText || this.state === I.InSpecialTag && this.sequenceIndex === 0 ? (this.cbs.ontext(this.sectionStart, this.index), this.sectionStart = this.index) : (this.state === I.InAttributeValueDq || this.state === I.InAttributeValueSq || this.state === I.InAttributeValueNq) && (this.cbs.onattribdata(this.sectionStart, this.index), this.sectionStart = this.index));
	}
	shouldContinue() {
		return this.index < this.buffer.length + this.offset && this.running;
	}
	parse() {
		for (; this.shouldContinue();) {
			let e = this.buffer.charCodeAt(this.index - this.offset);
			switch (this.state) {
				case I.Text:
					this.stateText(e);
					break;
				case I.InPlainText:
					this.index = this.buffer.length + this.offset - 1;
					break;
				case I.SpecialStartSequence:
					this.stateSpecialStartSequence(e);
					break;
				case I.InSpecialTag:
					this.stateInSpecialTag(e);
					break;
				case I.CDATASequence:
					this.stateCDATASequence(e);
					break;
				case I.DeclarationSequence:
					this.stateDeclarationSequence(e);
					break;
				case I.InAttributeValueDq:
					this.stateInAttributeValueDoubleQuotes(e);
					break;
				case I.InAttributeName:
					this.stateInAttributeName(e);
					break;
				case I.InCommentLike:
					this.stateInCommentLike(e);
					break;
				case I.InSpecialComment:
					this.stateInSpecialComment(e);
					break;
				case I.BeforeAttributeName:
					this.stateBeforeAttributeName(e);
					break;
				case I.InTagName:
					this.stateInTagName(e);
					break;
				case I.InClosingTagName:
					this.stateInClosingTagName(e);
					break;
				case I.BeforeTagName:
					this.stateBeforeTagName(e);
					break;
				case I.AfterAttributeName:
					this.stateAfterAttributeName(e);
					break;
				case I.InAttributeValueSq:
					this.stateInAttributeValueSingleQuotes(e);
					break;
				case I.BeforeAttributeValue:
					this.stateBeforeAttributeValue(e);
					break;
				case I.BeforeClosingTagName:
					this.stateBeforeClosingTagName(e);
					break;
				case I.AfterClosingTagName:
					this.stateAfterClosingTagName(e);
					break;
				case I.InAttributeValueNq:
					this.stateInAttributeValueNoQuotes(e);
					break;
				case I.InSelfClosingTag:
					this.stateInSelfClosingTag(e);
					break;
				case I.InDeclaration:
					this.stateInDeclaration(e);
					break;
				case I.BeforeDeclaration:
					this.stateBeforeDeclaration(e);
					break;
				case I.BeforeComment:
					this.stateBeforeComment(e);
					break;
				case I.InProcessingInstruction:
					this.stateInProcessingInstruction(e);
					break;
				case I.InEntity: this.stateInEntity();
			}
			this.index++;
		}
		this.cleanup();
	}
	finish() {
		this.state === I.InEntity && (this.entityDecoder.end(), this.state = this.baseState), this.handleTrailingData(), this.cbs.onend();
	}
	handleTrailingCommentLikeData(e) {
		if (this.state !== I.InCommentLike) return !1;
		if (this.currentSequence === R.CdataEnd) {
			if (this.xmlMode) this.sectionStart < e && this.cbs.oncdata(this.sectionStart, e, 0);
			else {
				let t = this.sectionStart - R.Cdata.length - 1;
				this.cbs.oncomment(t, e, 0);
			}
		} else {
			let t = this.xmlMode ? 0 : Math.min(this.sequenceIndex, R.CommentEnd.length - 1);
			this.cbs.oncomment(this.sectionStart, e, t);
		}
		return !0;
	}
	handleTrailingMarkupDeclaration(e) {
		if (this.xmlMode) switch (this.state) {
			case I.InSpecialComment:
			case I.BeforeComment:
			case I.CDATASequence:
			case I.DeclarationSequence:
			case I.InDeclaration: return this.cbs.ontext(this.sectionStart, e), !0;
			default: return !1;
		}
		switch (this.state) {
			case I.BeforeDeclaration:
			case I.InSpecialComment:
			case I.BeforeComment:
			case I.CDATASequence: return this.cbs.oncomment(this.sectionStart, e, 0), !0;
			case I.DeclarationSequence: return this.sequenceIndex !== R.Doctype.length && this.cbs.oncomment(this.sectionStart, e, 0), !0;
			case I.InDeclaration: return !0;
			default: return !1;
		}
	}
	handleTrailingData() {
		let e = this.buffer.length + this.offset;
		if (!(this.handleTrailingCommentLikeData(e) || this.handleTrailingMarkupDeclaration(e)) && !(this.sectionStart >= e)) switch (this.state) {
			case I.InTagName:
			case I.BeforeAttributeName:
			case I.BeforeAttributeValue:
			case I.AfterAttributeName:
			case I.InAttributeName:
			case I.InAttributeValueSq:
			case I.InAttributeValueDq:
			case I.InAttributeValueNq:
			case I.InClosingTagName: break;
			default: this.cbs.ontext(this.sectionStart, e);
		}
	}
	emitCodePoint(e, t) {
		this.baseState !== I.Text && this.baseState !== I.InSpecialTag ? (this.sectionStart < this.entityStart && this.cbs.onattribdata(this.sectionStart, this.entityStart), this.sectionStart = this.entityStart + t, this.index = this.sectionStart - 1, this.cbs.onattribentity(e)) : (this.sectionStart < this.entityStart && this.cbs.ontext(this.sectionStart, this.entityStart), this.sectionStart = this.entityStart + t, this.index = this.sectionStart - 1, this.cbs.ontextentity(e, this.sectionStart));
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
				quote: toQuote(c)
			});
		}
		return t;
	}
};
function toQuote(e) {
	if (e === L.Double) return "\"";
	if (e === L.Single) return "'";
	if (e === L.Unquoted) return "";
}
// src/deploy/steps/finish/html/head-phase.ts
const B = new Set("base basefont bgsound link meta title script style noframes template noscript".split(" ")), V = new Set(["html", "head"]), H = new Set("basefont bgsound link meta noframes style".split(" ")), U = new Set([
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
		(V.has(e) || e === "body" || e === "frameset") && (this.isDocument = !0), this.#n > 0 ? e === "template" && (this.#n += 1) : this.#r === void 0 ? V.has(e) || (!B.has(e) || e === "noscript" && this.#e ? this.#a(t) : e === "template" ? this.#n += 1 : e === "noscript" && (this.#r = t)) : H.has(e) || (this.#i ??= this.#r);
	}
	close(e, t) {
		if (e === "template") this.#n > 0 && --this.#n;
		else if (e === "noscript") this.#r = void 0;
		else if (this.isDirect) e === "head" && !this.#e ? (this.#e = !0, this.#t = t) : U.has(e) && this.#a(t);
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
const parseTokens = (e) => new Set(e.split(" ")), W = parseTokens("abbr b bdi bdo big cite code data dfn em i ins kbd label mark picture q s samp small span strong sub sup time tt u var"), G = parseTokens("br img input source wbr"), K = parseTokens("address article aside blockquote dd details div dl dt figcaption figure footer header hgroup li main nav ol p pre section summary ul h1 h2 h3 h4 h5 h6"), ce = parseTokens("ol ul"), q = /^h[1-6]$/, holdsBlocks = (e) => K.has(e) && e !== "p" || e === "td" || e === "th";
var KeyedContent = class {
	#e;
	constructor(e) {
		this.#e = [e];
	}
	start(e, t) {
		if (G.has(e)) return !0;
		if (e === "hr") return this.#t(e);
		let n = W.has(e) || isCustom(e) || e === "a" && !t || this.#t(e);
		return this.#e.push(e), n;
	}
	end(e) {
		return this.#e.pop() === e ? this.#e.length === 0 ? "end" : "inside" : "unclear";
	}
	#t(e) {
		let [t = ""] = this.#e, n = this.#e.at(-1) ?? "";
		return !(K.has(e) || e === "hr") || !holdsBlocks(t) || this.#e.includes("p") ? !1 : e === "li" ? ce.has(n) : e === "dt" || e === "dd" ? n === "dl" : !(q.test(e) && q.test(n));
	}
};
function isVoid(e) {
	return G.has(e) || e === "hr";
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
const J = new Set("title textarea script style xmp iframe noembed noframes plaintext".split(" ")), Y = new Set("svg math select noscript frameset".split(" ")), le = new Set([
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
		let n = t.keys ? p(e) : [];
		this.#r = t.data ? [...n, ...C(e)].sort((e, t) => e - t) : n;
	}
	layout() {
		this.#e.write(this.#t), this.#e.end();
		let e = this.#w || this.#S || this.#C;
		if (!(this.#o || e)) return {
			head: this.#c,
			data: [...this.#c.filter((e) => w(e, this.#t)), ...this.#u],
			insertAt: this.#a.insertAt,
			isDocument: this.#a.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(this.#t),
			isXhtml: this.#s,
			keyed: this.#l,
			isClosed: this.#a.isOver,
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
		J.has(this.#d) && this.#a.isOver && this.#k(), Y.has(this.#d) && this.#v.end(this.#d), this.#T(e + 1), this.#w && !isVoid(this.#d) && this.#k();
	}
	#T(e) {
		let t = this.#d;
		J.has(t) && (this.#h = t);
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
		this.#n.data && this.#a.isOver && w(i, this.#t) && (this.#v.isEmpty ? this.#b === 0 && (this.#C = {
			...i,
			contentStart: e
		}) : this.#k());
		let a = this.#n.keys && x(i, this.#t, this.#n.keys);
		if (a?.length) {
			let n = a.some((e) => !e.attribute) && !S.has(t);
			this.#w || !this.#v.isEmpty || le.has(t) && this.#y === 0 ? this.#k() : n ? this.#w = {
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
		if (this.#w) {
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
		this.#C && n === "script" && (this.#u.push({
			...this.#C,
			contentEnd: r,
			outerEnd: this.#t.indexOf(">", t) + 1
		}), this.#C = void 0), this.#h === n && (this.#h = void 0), n === "a" && (this.#g = !1), n === "table" && this.#y > 0 && --this.#y, n === "template" && this.#b > 0 && --this.#b, Y.has(n) && this.#v.end(n), this.#a.isOver || this.#a.close(n, r), this.#O(t);
	}
	ontext(e, t) {
		if (this.#h) {
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
		this.#w?.inside.start(e, this.#g || this.#_) === !1 && this.#k(), e === "table" && (this.#y += 1), e === "template" && (this.#b += 1), Y.has(e) && this.#v.start(e), e === "a" && (this.#g && (this.#_ = !0), this.#g = !0);
	}
	#D(e) {
		for (; (this.#r[this.#i] ?? e) < this.#f;) this.#i += 1;
		return (this.#r[this.#i] ?? e) < e;
	}
	#O(e) {
		let t = this.#w || this.#C;
		this.#a.isOver && e > (this.#r.at(-1) ?? -1) && !t && this.#e.pause();
	}
	#k() {
		this.#o = !0, this.#e.pause();
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
		if (!(e instanceof m)) throw e;
		return {
			...X,
			skipped: "its elements are nested too deeply; close unclosed elements"
		};
	}
}
function editWhole(e, t, n) {
	let { head: r, texts: i } = t, a = i.size > 0 ? u(asBuffer(e), i) : void 0;
	if (r.length === 0 && !a) return X;
	let o = {
		keys: a,
		data: r.some((e) => e.kind === "structured data") && mayHoldData(e)
	};
	if (d(e)) return {
		...X,
		skipped: "it is encoded in UTF-16; save it as UTF-8"
	};
	let { text: s, layout: c } = read(e, o, n);
	if (!c.isDocument) return {
		...X,
		skipped: "it is a fragment without doctype, html, head and body; write a complete page"
	};
	let { result: l, texted: f, changes: p } = edited(e, s, c, t);
	if (l.pieces && c.isUnusual && !isSafe("outline" in c ? c : n(s, o), l.pieces, t, o, n)) return {
		...X,
		skipped: "its markup is too broken to change safely; correct unclosed and overlapping tags"
	};
	let m = new Set(l.dropped), h = r.length > 0 && findMisplacedTags(asBuffer(e), findHeadEnd(c));
	return {
		pieces: l.pieces,
		canonical: p.canonical,
		held: p.held,
		policies: p.policies.length > 0 ? p.policies : void 0,
		misplacedTags: h && h.length > 0 ? h : void 0,
		applied: f.filter((e) => !m.has(e.splice) && !e.reason).map((e) => e.key),
		refused: f.flatMap((e) => {
			let { key: t, reason: n, splice: r } = e, i = n ?? (m.has(r) ? "other content replaces it" : void 0);
			return i ? [{
				key: t,
				reason: i
			}] : [];
		})
	};
}
function findHeadEnd(e) {
	return Math.max(e.insertAt, e.head.at(-1)?.outerEnd ?? 0);
}
function isSafe(e, t, n, r, i) {
	let a = Buffer.concat(t), o = latin1(a), s = i(o, r);
	return e.outline() === s.outline() && !edited(a, o, scan(o, r) ?? s, n).result.pieces;
}
function edited(e, t, n, r) {
	let i = re(e, t), a = editedIn(i, e, t, n, r), { pieces: o } = a.result;
	if (i === "ascii" || !o) return a;
	if (!l(_(o))) return editedIn("ascii", e, t, n, r);
	if (!/&#|\\u/.test(t)) return a;
	let s = editedIn("ascii", e, t, n, r);
	return s.result.pieces ? a : s;
}
function editedIn(e, t, n, r, i) {
	let { head: o, texts: s, isTakenOver: c = !1 } = i, l = headChanges({
		edits: o,
		isTakenOver: c
	}, r, n, e), u = textChanges(r, n, s, e), d = {
		start: r.insertAt,
		end: r.insertAt,
		text: block(l.added, n, r)
	};
	return {
		result: splice(t, n, a([
			...l.splices,
			l.added.length > 0 && d,
			...u.map((e) => e.splice)
		])),
		texted: u,
		changes: l
	};
}
const ue = [6144, 65536];
function read(e, t, n) {
	let r = !t.keys && !t.data;
	for (let n of ue) {
		if (!r || n >= e.byteLength) break;
		let i = latin1(e.subarray(0, n)), a = scan(i, t);
		if (a?.isDocument && a.isClosed && !a.isUnusual) return {
			text: i,
			layout: a
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
	return e.keyed.flatMap((e) => x(e, t, wants).map((i) => textChange(e, i, t, n.get(i.key) ?? "", r)));
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
	return !r.includes("<") && o(D(r, n)) === cleanText(t);
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
		this.file = e, this.#e = k(e, "wx", 384);
	}
	add(e) {
		let t = this.#t, n = e.filter((e) => e.byteLength > 0);
		for (; n.length > 0;) {
			let e = A(this.#e, n.slice(0, de));
			this.#t += e, n = without(n, e);
		}
		return {
			offset: t,
			size: this.#t - t
		};
	}
	[Symbol.dispose]() {
		O(this.#e);
	}
};
const de = 1e3;
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
	#n = new v();
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
		let { path: t, source: n, isCopy: r } = e, { texts: i, hashes: a, hold: o, detectsFrameworks: s } = this.#e, l = this.#n.read(n), u = s ? c(l) : void 0, d = e.rendersHead ? ne : u, f = !!d || s && e.isListed === !0, p = o === "always" || o === "auto" && f, { pieces: m, ...h } = editPage(l, {
			head: p ? [...e.head, holdEdit(e, d)] : e.head,
			texts: i,
			isTakenOver: !!d
		}, this.#r), g = {
			path: t,
			...h,
			isPinned: p && !h.skipped,
			framework: d?.name
		}, _ = m ?? (r ? [l] : void 0);
		if (!_) return {
			...g,
			page: void 0
		};
		let v = a && !r ? j("sha256", l) : void 0;
		return {
			...g,
			page: {
				file: this.#t.file,
				...this.#t.add(_),
				replaces: v
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
		src: `/${s.path}`,
		ownPath: e
	};
	return t?.rendersHead ? {
		...n,
		startMs: 5e3
	} : n;
}
// src/deploy/steps/finish/rewrite/rewrite.ts
var fe = e({ rewritePages: () => rewritePages });
const Z = {
	texts: 2e3,
	metadata: 5e3
}, pe = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 2048
};
async function rewritePages(e, t) {
	let n = e[Symbol.iterator](), r = t.texts.size > 0 ? Z.texts : Z.metadata, i = t.threads === void 0 ? take(n, r) : [], a = i.length === r, o = t.threads ?? (a ? Math.min(2, ae()) : 0), s = inBatches(i, n, o < 1 ? 1 : 32);
	using c = new DisposableStack();
	await using l = y({
		module: "deploy/steps/finish/rewrite/worker",
		threads: o,
		here() {
			let e = c.use(new Rewriter(buildInput(0, t)));
			return (t) => e.rewriteAll(t);
		},
		getWorkerData: (e) => buildInput(e, t),
		resourceLimits: pe,
		signal: t.signal
	});
	let u = [];
	for await (let e of l.work(s)) u.push(...e), t.onProgress?.(u.length);
	return u;
}
function buildInput(e, t) {
	let { scratch: n, texts: r, hashes: i, detectsFrameworks: a = !1, hold: o = "never" } = t;
	return {
		spool: oe.join(n, `pages-${e}`),
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
const me = {
	addresses: 5e4,
	bytes: 52428800
}, Q = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", $ = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
function writeSitemap(e, t, n = me) {
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
	let t = Object.entries(f).filter(([, t]) => e.includes(`<${t}:`)).map(([e, t]) => ` xmlns:${t}="${e}"`).join("");
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
var he = e({ makeSitemap: () => makeSitemap });
function makeSitemap(e) {
	let { content: n, builtSitemaps: r, origin: i } = e, a = new SiteAddresses(e), o = r.some((e) => e.entries);
	if (n.sitemap === void 0) return o ? mergeBuilt([], e, a) : {
		files: writeSitemap(fromPages(e, a), i),
		warnings: []
	};
	let s = te(n.sitemap), c = o ? "the sitemap from the site's build is deployed" : "no sitemap is deployed";
	if ("problem" in s) return {
		files: new Map(),
		warnings: [`The portal's sitemap is not valid (${s.problem}); ${c}.`],
		problem: s.problem
	};
	let { kept: l, warnings: u } = withoutForbidden(s.entries, i, a);
	if (s.wrong.length > 0 && u.unshift(`Left out of the portal's sitemap as invalid: ${t(s.wrong, 5)}.`), !o) return {
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
		let { content: t, found: n, origin: r, addresses: i } = e, pageKey = (e) => this.getKey(h(r, e.path)), a = [...n.pages.values(), ...n.inApp.values()], o = [...n.pages.keys(), ...n.unknown].map((e) => h(r, g(e)));
		this.hidden = new Set(t.pages.filter((e) => t.seo.get(e.slug)?.noIndex === !0).map(pageKey)), this.built = new Set([...a.map(pageKey), ...o.map((e) => this.getKey(e))]), this.known = new Map(t.pages.map((e) => [pageKey(e), i.get(e.slug) ?? h(r, e.path)]));
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
function withoutForbidden(e, n, r) {
	let { hidden: i, built: a, known: o } = r, s = new Map(), c = e.filter((e) => {
		let t = whyForbidden(e, r.getKey(e.loc));
		return t && T(s, t, e.loc), !t;
	}), l = [...s].map(([e, n]) => `Left out of the sitemap because they ${e}: ${t(n, 5)}.`);
	return {
		kept: c.map((e) => ({
			...e,
			loc: encoded(o.get(r.getKey(e.loc)) ?? e.loc)
		})),
		warnings: l
	};
	function whyForbidden(e, t) {
		if (new URL(e.loc).origin !== n) return "are not on this site";
		if (i.has(t)) return "are marked noIndex";
		if (!a.has(t)) return "were not built";
	}
}
function mergeBuilt(e, t, n) {
	let { content: r, origin: o, builtSitemaps: s } = t, c = r.sitemap !== void 0, l = new Map(e.map((e) => [n.getKey(e.loc), e])), u = l.size, d = {
		hidden: new Set(),
		excluded: new Set(),
		foreign: new Set()
	};
	for (let e of s.flatMap((e) => e.entries ?? [])) {
		let t = n.getKey(e.loc), r = l.get(t);
		new URL(e.loc).origin === o ? r ? l.set(t, {
			...e,
			...r
		}) : n.hidden.has(t) ? d.hidden.add(t) : c && n.known.has(t) ? d.excluded.add(t) : l.set(t, e) : d.foreign.add(e.loc);
	}
	if (l.size === 0) return {
		files: new Map(),
		warnings: ["No page is left for the sitemap; the sitemap from the site's build is deployed."]
	};
	let f = s.map((e) => e.path).join(", "), p = a([
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
		files: deployedFiles([...l.values()], s, o, n),
		warnings: [],
		remark: g
	};
}
function deployedFiles(e, t, n, r) {
	let i = writeSitemap(e, n), a = new Map(i), o = new Map(e.map((e) => [r.getKey(e.loc), e])), s = [...i.keys()].filter((e) => i.size === 1 || e !== "sitemap.xml");
	for (let { path: e, entries: c, isPlain: l, isCompressed: u } of t) {
		let t = c?.flatMap((e) => o.get(r.getKey(e.loc)) ?? []), d = t && formatSitemap(t), f = i.get(e) ?? d ?? sitemapIndex(s, n);
		l && a.set(e, f), u && a.set(`${e}.gz`, ie(f));
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
		let n = h(i, e.path);
		return {
			loc: t.known.get(t.getKey(n)) ?? n,
			lastmod: e.lastUpdated.slice(0, 10)
		};
	}).sort((e, t) => e.loc < t.loc ? -1 : 1);
}
export { fe as n, Rewriter as r, he as t };
