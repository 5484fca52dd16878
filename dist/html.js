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
import { Bt as n, Ut as r, Vt as i, bt as a, yt as o } from "./shared.js";
import { At as s, Bt as c, Ct as l, Dt as u, Et as d, Ft as f, Gt as p, Ht as m, It as h, Lt as g, Mt as ee, Nt as _, Ot as v, Pt as y, Rt as b, St as x, Tt as S, Xt as C, _ as te, bt as ne, d as re, jt as ie, l as w, m as ae, qt as oe, v as T, vt as se, wt as E, yt as ce, zt as D } from "./shared-later.js";
const { closeSync: le, openSync: ue, writeFileSync: O } = globalThis.process.getBuiltinModule("node:fs"), { hash: de } = globalThis.process.getBuiltinModule("node:crypto"), { gunzipSync: fe, gzipSync: pe } = globalThis.process.getBuiltinModule("node:zlib"), { availableParallelism: me } = globalThis.process.getBuiltinModule("node:os"), he = globalThis.process.getBuiltinModule("node:path");
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
		return n && u(this.#e.slice(n.valueStart, n.valueEnd));
	}
	readTokens(e, t) {
		return (this.attribute(e, t) ?? "").toLowerCase().split(/\s+/);
	}
	content(e) {
		return f(this.#e.slice(e.contentStart, e.contentEnd), this.charset);
	}
};
const k = [
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
		return (e !== void 0 || t !== void 0) && n.push(e ?? 1e3), t !== void 0 && n.push(t), JSON.stringify(n).replace(/['&<>\u007f-\uffff]/g, m);
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
function splice(e, t) {
	let { taken: n, dropped: r } = withoutOverlaps(t), i = n.filter(({ start: t, end: n, text: r }) => r !== e.slice(t, n));
	return i.length === 0 ? {
		changes: void 0,
		dropped: r
	} : {
		changes: i,
		dropped: r
	};
}
function applyChanges(e, t, n = Infinity) {
	let r = "", i = 0;
	for (let a of t) {
		if (r.length >= n) return r;
		r += e.slice(i, Math.min(a.start, i + n)) + a.text, i = a.end;
	}
	return r + e.slice(i, i + n);
}
function withoutOverlaps(e) {
	let t = [], n = [];
	for (let r of e.toSorted((e, t) => e.start - t.start || e.end - t.end)) {
		let i = t.at(-1);
		!i || !overlap(i, r) ? t.push(r) : e.indexOf(i) < e.indexOf(r) ? n.push(r) : n.push(...t.splice(-1, 1, r));
	}
	return {
		taken: t,
		dropped: n
	};
}
function overlap(e, t) {
	return e.start < t.end && t.start < e.end;
}
// src/deploy/steps/finish/html/structured-data.ts
function replaceData(e, t) {
	let r = new Set(getTypes(t)), a = new Map(), o;
	for (let [s, c] of e.entries()) {
		let e = i(c);
		if (e === void 0) continue;
		let l = !1, u = visit(e, void 0);
		l && a.set(s, u);
		function visit(e, i) {
			if (Array.isArray(e)) return withoutNothing(e.map((e) => visit(e, i)));
			if (!n(e)) return e;
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
			if (o === void 0) return o = s, replaceItem(e, t, i, a);
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
			case "script": this.#d(e.src, "data-page", g(e.page, this.#e.charset), "\"");
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
		let t = D(e.text, this.#e.charset), [n, ...r] = this.#e.named("title"), i = this.#e.named("title").map((e) => p(this.#e.content(e)));
		if (!n) this.added.push(`<title>${t}</title>`);
		else {
			if (e.when === "missing" && i[0]?.trim() !== "") return;
			this.splices.push({
				start: n.contentStart,
				end: n.contentEnd,
				text: t
			}), this.#f(r);
		}
		this.#n?.set("TITLE", "title", _(e.text), i);
	}
	#i(e) {
		let { name: t, attribute: n, content: r, when: i } = e, a = this.#e.metas(t), [o, ...s] = a, c = a.map((e) => this.#e.attribute(e, "content") ?? ""), l = g(r, this.#e.charset);
		if (o) {
			if (i === "missing" && c[0] !== "") return;
			this.splices.push(setAttribute(o, "content", l), ...this.#a(o, t)), this.#f(s);
		} else {
			if (i === "present") return;
			this.added.push(this.#p(`meta ${n}="${t}" content="${l}"`));
		}
		this.#n?.set(t, `meta ${n}`, _(r), c);
	}
	#a(e, t) {
		let n = k.find((t) => this.#e.attribute(e, t));
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
		let o = g(a, this.#e.charset);
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
				text: b(n, this.#e.charset)
			}));
		}
		r === void 0 && this.added.push(`<script type="application/ld+json">${b(e, this.#e.charset)}<\/script>`);
		let [a] = [e["@type"]].flat();
		if (!this.#n || typeof a != "string") return;
		let o = r === void 0 ? e : i.get(r), s = f(b(o, this.#e.charset), this.#e.charset), c = [...i.keys()].map((e) => n[e] ?? "");
		this.#n.set(a, "script type application/ld+json", s, c);
	}
	#d(e, t, n, r) {
		let i = this.#e.scriptFrom(e);
		if (i) this.splices.push(setAttribute(i, t, n));
		else {
			let i = g(e, this.#e.charset);
			this.added.push(`<script src="${i}" ${t}=${r}${n}${r}><\/script>`);
		}
	}
	#f(e) {
		for (let t of e) {
			let e = k.find((e) => this.#e.attribute(t, e));
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
// src/deploy/steps/finish/html/keyed-content.ts
const parseTokens = (e) => new Set(e.split(" ")), ge = parseTokens("abbr b bdi bdo big cite code data dfn em i ins kbd label mark picture q s samp small span strong sub sup time tt u var"), A = parseTokens("br img input source wbr"), j = parseTokens("address article aside blockquote dd details div dl dt figcaption figure footer header hgroup li main nav ol p pre section summary ul h1 h2 h3 h4 h5 h6"), _e = parseTokens("ol ul"), M = /^h[1-6]$/, holdsBlocks = (e) => j.has(e) && e !== "p" || e === "td" || e === "th";
var KeyedContent = class {
	#e;
	constructor(e) {
		this.#e = [e];
	}
	start(e, t) {
		if (A.has(e)) return !0;
		if (e === "hr") return this.#t(e);
		let n = ge.has(e) || isCustom(e) || e === "a" && !t || this.#t(e);
		return this.#e.push(e), n;
	}
	end(e) {
		return this.#e.pop() === e ? this.#e.length === 0 ? "end" : "inside" : "unclear";
	}
	#t(e) {
		let [t = ""] = this.#e, n = this.#e.at(-1) ?? "";
		return !(j.has(e) || e === "hr") || !holdsBlocks(t) || this.#e.includes("p") ? !1 : e === "li" ? _e.has(n) : e === "dt" || e === "dd" ? n === "dl" : !(M.test(e) && M.test(n));
	}
};
function isVoid(e) {
	return A.has(e) || e === "hr";
}
function isCustom(e) {
	return e.includes("-") && !/^(annotation-xml|color-profile|font-face)/.test(e);
}
// src/deploy/steps/finish/html/elements.ts
const N = new Set("title textarea script style xmp iframe noembed noframes plaintext".split(" ")), P = new Set("svg math select noscript frameset".split(" ")), F = new Set([
	"td",
	"th",
	"caption"
]), I = new Set("applet object marquee template td th caption".split(" ")), L = new Set([
	"meta",
	"link",
	"title",
	"noscript"
]), ve = new Set([
	...N,
	...P,
	...F,
	...I,
	...L,
	"a",
	"col",
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
		let r = t.keys ? S(e) : [];
		this.#r = t.data ? [...r, ...l(e)].sort((e, t) => e - t) : r, this.#i = this.#r.at(-1) ?? -1;
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
		let { name: i } = e, a = this.#n.isOver, o = N.has(i) || i === "noscript" && a;
		i === "noscript" && !a && this.#d > 0 && (this.needsTree = !0), this.#x(i, o), a && L.has(i) && (this.firstMetadata ??= e.start), r && (o && a && (this.needsTree = !0), P.has(i) && this.#l.end(i)), o && (this.raw = i);
		let c = this.isMarked(e.start, t);
		(!a && (s.has(i) || i === "html") || c) && this.#h(e, t, n, c), r && this.followsAll && !isVoid(i) && (this.needsTree = !0);
	}
	#h(e, t, n, r) {
		let i = {
			...e,
			end: t,
			contentStart: t,
			attributes: n.ranges(this.#e)
		};
		if (this.#n.isOver || this.#g(i), !r) return;
		this.#t.data && this.#n.isOver && E(i, this.#e) && (this.#l.isEmpty ? this.#d === 0 && (this.#p = i) : this.needsTree = !0);
		let a = this.#t.keys && d(i, this.#e, this.#t.keys);
		if (!a?.length) return;
		let { contentStart: o, ...s } = i, c = F.has(i.name) && this.#u === 0;
		!this.#l.isEmpty || c ? this.needsTree = !0 : a.some((e) => !e.attribute) && !ie.has(i.name) ? this.#m.push({
			...s,
			keys: a,
			contentStart: o,
			inside: new KeyedContent(i.name),
			isInLink: this.#v && a.every((e) => !e.attribute)
		}) : this.keyed.push({
			...s,
			keys: a,
			content: void 0
		});
	}
	#g(e) {
		let { name: t, end: n, attributes: r } = e;
		t === "html" && r.some((e) => e.name === "xmlns") && (this.isXhtml = !0), s.has(t) && this.#n.isDirect && (t === "meta" || t === "link" ? this.head.push({
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
		}), this.#p = void 0), this.raw === e && (this.raw = void 0), e === "a" ? this.#b() : (I.has(e) || e === "table") && this.#y(e), e === "table" && this.#u > 0 && --this.#u, e === "template" && this.#d > 0 && --this.#d, e === "template" && this.#l.end("col"), P.has(e) && e !== "frameset" && this.#l.end(e);
	}
	#_(e, t) {
		let n = !1;
		for (let { inside: t } of this.#m) {
			let r = t.end(e);
			r === "unclear" && (this.needsTree = !0), r === "end" && (n = !0);
		}
		let r = n && this.#m.pop();
		if (!r) return;
		let { contentStart: i, inside: a, isInLink: o, ...s } = r;
		this.keyed.push({
			...s,
			content: {
				start: i,
				end: t
			}
		});
	}
	get #v() {
		return this.#o && !this.#s && this.#c.isEmpty;
	}
	#y(e) {
		this.#v && (this.#s = !0), this.#c.end(e);
	}
	#b() {
		this.#c.isEmpty ? (this.#o = !1, this.#s = !1) : this.#s = !0;
	}
	rawText(e) {
		this.raw === "script" && opensScriptInComment(e) && (this.needsTree = !0), !this.#l.isEmpty && e.includes("<") && (this.needsTree = !0);
	}
	#x(e, t) {
		for (let t of this.#m) t.inside.start(e, this.#o || this.#s) || (e === "a" && t.isInLink ? t.splitsLink = !0 : this.needsTree = !0);
		e === "table" && (this.#u += 1), e === "template" && (this.#d += 1), (P.has(e) && !t || e === "col" && this.#d > 0) && this.#l.start(e), this.#o && I.has(e) && this.#c.start(e), e === "a" && (this.#o && (this.#s = !0), this.#o = !0);
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
const ye = new Set("base basefont bgsound link meta title script style noframes template noscript".split(" ")), R = new Set(["html", "head"]), be = new Set("basefont bgsound link meta noframes style".split(" ")), xe = new Set([
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
		(R.has(e) || e === "body" || e === "frameset") && (this.isDocument = !0), this.#n > 0 ? e === "template" && (this.#n += 1) : this.#r === void 0 ? R.has(e) || (!ye.has(e) || e === "noscript" && this.#e ? this.#a(t) : e === "template" ? this.#n += 1 : e === "noscript" && (this.#r = t)) : be.has(e) || (this.#i ??= this.#r);
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
const [Se, z, B, V, H, U] = [
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
], W = {
	lt: Se,
	gt: z,
	slash: B,
	bang: Ce,
	question: we,
	dash: Te
}, G = new Uint8Array(256);
for (let e of [
	9,
	10,
	12,
	13,
	32
]) G[e] = 1;
G[B] = 2, G[z] = 3;
function isLetter(e) {
	let t = (e ?? 0) | 32;
	return t >= 97 && t <= 122;
}
function findNameEnd(e, t) {
	let n = t;
	for (; n < e.length && G[e[n] ?? 0] === 0;) n += 1;
	return n;
}
function skipBlanks(e, t) {
	let n = t;
	for (; n < e.length && G[e[n] ?? 0] === 1;) n += 1;
	return n;
}
function readAttributes(e, t, n) {
	let { length: r } = e, i = t;
	for (; i < r;) {
		let a = e[i] ?? 0;
		if (a === z) return e[i - 1] === B && i > t ? -(i + 1) : i + 1;
		if (G[a] !== 0) {
			i += 1;
			continue;
		}
		let o = i;
		for (i += 1; i < r && e[i] !== V && G[e[i] ?? 0] === 0;) i += 1;
		n?.name(o, i);
		let s = i;
		if (i = skipBlanks(e, i), e[i] !== V) {
			n?.end(-1, s);
			continue;
		}
		i = skipBlanks(e, i + 1), a = e[i] ?? 0;
		let c = a === H || a === U, l = c ? i + 1 : i;
		if (c) for (i += 1; i < r && e[i] !== a;) i += 1;
		else for (; i < r && e[i] !== z && G[e[i] ?? 0] !== 1;) i += 1;
		if (n?.value(l, i), c && (i += 1), n?.end(c ? a : 0, i), !c && e[i] === z) return i + 1;
	}
	return 0;
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
		if (G[e.charCodeAt(n) & 255] !== 0 && e.slice(r + 2, n).toLowerCase() === t) return r;
	}
	return e.length;
}
var AttributeMarks = class {
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
	if (e === H) return "\"";
	if (e === U) return "'";
	if (e === 0) return "";
}
// src/deploy/steps/finish/html/scan.ts
const K = /[^\t\n\f\r ]/;
function scan(e, t, n = Buffer.from(e, "latin1")) {
	let r = new HeadPhase(e.length), i = new Elements(e, t, r), a = new Scanner(e, n, r, i), o = a.scan();
	if (!(i.needsTree || i.isOpen)) return {
		head: i.head,
		data: [...i.head.filter((t) => E(t, e)), ...i.data],
		insertAt: r.insertAt,
		isDocument: r.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(e),
		isXhtml: a.isXhtml || i.isXhtml,
		keyed: i.keyed.sort((e, t) => e.start - t.start),
		isClosed: r.isOver,
		isUnusual: !r.isOver || a.endsInText,
		metadataFrom: i.firstMetadata ?? o
	};
}
function getNameClass(e, t) {
	return (e & 31) << 4 | (t < 16 ? t : 0);
}
const q = new Uint8Array(512);
for (let e of ve) q[getNameClass(e.charCodeAt(0), e.length)] = 1;
var Scanner = class {
	isXhtml = !1;
	endsInText = !1;
	#e;
	#t;
	#n;
	#r;
	#i = new AttributeMarks();
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	scan() {
		let { length: e } = this.#e, t = this.#e.startsWith("ï»¿") ? ee.length : 0;
		for (; t < e && !this.#r.isDone(t);) {
			let n = t;
			t = this.#d("<", t), this.#n.isOver || this.#a(n, t), t < e && (t = this.#o(t));
		}
		return t;
	}
	#a(e, t) {
		this.endsInText = t === this.#e.length;
		let n = this.#e.slice(e, t);
		K.test(n) && K.test(p(n)) && this.#n.text(e);
	}
	#o(e) {
		let t = this.#t[e + 1];
		return isLetter(t) ? this.#s(e) : t === W.slash ? isLetter(this.#t[e + 2]) ? this.#c(e) : this.#u(">", e + 2) : t === W.bang ? this.#l(e) : t === W.question ? this.#u(">", e + 2) : (this.#n.isOver || (this.endsInText = t === void 0, this.#n.text(e)), e + 1);
	}
	#s(e) {
		let t = this.#r, n = findNameEnd(this.#t, e + 2), r = this.#t[e + 1] ?? 0, i = !this.#n.isOver, a = i || t.followsAll || q[getNameClass(r, n - e - 1)] === 1, o = readAttributes(this.#t, n);
		if (o === 0) return this.#e.length;
		let s = Math.abs(o), c = t.isMarked(e, s);
		if (!a && !c) return s;
		let l = this.#e.slice(e + 1, n).toLowerCase();
		if (i && this.#n.open(l, e), this.#i.clear(), (c || i) && (o = readAttributes(this.#t, n, this.#i)), t.startTag({
			name: l,
			start: e,
			nameEnd: n
		}, s, this.#i, o < 0), !t.raw || t.needsTree) return s;
		if (l === "plaintext") return this.#e.length;
		let u = findRawEnd(this.#e, l, s);
		return t.rawText(this.#e.slice(s, u)), u;
	}
	#c(e) {
		let t = this.#r, n = findNameEnd(this.#t, e + 3), r = this.#t[e + 2] ?? 0, i = !this.#n.isOver, a = i || t.followsAll || t.raw, o = Math.abs(readAttributes(this.#t, n));
		if (o === 0) return this.#e.length;
		if (!a && q[getNameClass(r, n - e - 2)] !== 1) return o;
		let s = this.#e.slice(e + 2, n).toLowerCase();
		return i && this.#n.close(s, e), t.endTag(s, e, o), o;
	}
	#l(e) {
		this.#e.startsWith("[CDATA[", e + 2) && (this.#r.needsTree = !0);
		let t = this.#e.startsWith("--", e + 2), n = t ? findCommentEnd(this.#e, e) : this.#u(">", e + 2);
		if (this.#n.isOver) return n;
		let r = this.#e.slice(e, n);
		return /^<!doctype/i.test(r) && (this.#n.isDocument = !0), !t && /\/\/DTD XHTML/i.test(r) && (this.isXhtml = !0), t && /<\/noscript/i.test(r) && (this.#r.needsTree = !0), n;
	}
	#u(e, t) {
		return Math.min(this.#d(e, t) + 1, this.#e.length);
	}
	#d(e, t) {
		let n = this.#e.indexOf(e, t);
		return n === -1 ? this.#e.length : n;
	}
};
// src/deploy/steps/finish/html/edit.ts
const J = {
	changes: void 0,
	applied: [],
	refused: []
}, skip = (e) => ({
	...J,
	skipped: e
});
function editPage(e, t, n) {
	try {
		return editWhole(e, t, n);
	} catch (e) {
		if (!(e instanceof v)) throw e;
		return skip(e.message);
	}
}
function editWhole(e, t, n) {
	let { head: r, texts: i } = t, a = i.size > 0 ? x(asBuffer(e), i) : void 0;
	if (r.length === 0 && !a) return J;
	let o = {
		keys: a,
		data: r.some((e) => e.kind === "structured data") && asBuffer(e).includes("+json")
	};
	if (c(e)) return skip("it is encoded in UTF-16; save it as UTF-8");
	let { text: s, layout: l } = read$1(e, o, n);
	if (!l.isDocument) return skip("it is a fragment without doctype, html, head and body; write a complete page");
	let { result: u, texted: d, changes: f } = edited(e, s, l, t);
	if (u.changes && l.isUnusual && !isSafe("outline" in l ? l : n(s, o), applyChanges(s, u.changes), t, o, n)) return skip("its markup is too broken to change safely; correct unclosed and overlapping tags");
	let whyNot = ({ reason: e, splice: t }) => e ?? (u.dropped.includes(t) && "other content replaces it"), p = d.filter((e) => e.isBuilt).map((e) => e.key), m = r.length > 0 && findMisplacedTags(asBuffer(e), findMetadataStart(l));
	return {
		changes: u.changes,
		canonical: f.canonical,
		held: f.held,
		policies: f.policies.length > 0 ? f.policies : void 0,
		misplacedTags: m && m.length > 0 ? m : void 0,
		applied: d.filter((e) => !whyNot(e)).map((e) => e.key),
		built: p.length > 0 ? p : void 0,
		refused: d.flatMap((e) => {
			let t = whyNot(e);
			return t ? [{
				key: e.key,
				reason: t
			}] : [];
		})
	};
}
function findMetadataStart(e) {
	let { insertAt: t, head: n, metadataFrom: r = 0 } = e;
	return Math.max(t, n.at(-1)?.outerEnd ?? 0, r);
}
function isSafe(e, t, n, r, i) {
	let a = Buffer.from(t, "latin1"), o = i(t, r);
	return e.outline === o.outline && !edited(a, t, scan(t, r, a) ?? o, n).result.changes;
}
function edited(e, t, n, r) {
	let i = h(e, t), a = editedIn(i, t, n, r), { changes: o } = a.result;
	if (i === "ascii" || !o) return a;
	if (!y(applyChanges(t, o, 1024))) return editedIn("ascii", t, n, r);
	if (!a.replaced.some((e) => /&#|\\u/.test(e))) return a;
	let s = editedIn("ascii", t, n, r);
	return s.result.changes ? a : s;
}
function editedIn(e, t, n, i) {
	let { head: a, texts: o, isTakenOver: s = !1 } = i, c = headChanges({
		edits: a,
		isTakenOver: s
	}, n, t, e), l = textChanges(n, t, o, e), u = {
		start: n.insertAt,
		end: n.insertAt,
		text: block(c.added, t, n)
	}, d = c.added.length > 0, f = r([
		...c.splices,
		d && u,
		...l.map((e) => e.splice)
	]), p = d ? [] : f.map((e) => t.slice(e.start, e.end));
	return {
		result: splice(t, f),
		texted: l,
		changes: c,
		replaced: p
	};
}
const Ee = [6144, 65536];
function read$1(e, t, n) {
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
	return e.keyed.flatMap((e) => e.keys.map((i) => textChange(e, i, t, n.get(i.key) ?? "", r)));
}
function textChange(e, t, n, r, i) {
	let { key: a, attribute: o } = t;
	if (o) {
		let t = setAttribute(e, o, g(r, i));
		return o === "content" && e.attributes.some((e) => e.name === "http-equiv") ? refuse(a, e, "the tag is an instruction to the browser, not text") : {
			key: a,
			splice: t
		};
	}
	if (e.splitsLink) return refuse(a, e, "it is in a link and contains another link; remove one of them");
	if (!e.content) return refuse(a, e, `<${e.name}> cannot take a text`);
	let s = n.slice(e.content.start, e.content.end);
	return isDisplayed(s, r, i) ? {
		key: a,
		isBuilt: !0,
		splice: {
			...e.content,
			text: s
		}
	} : {
		key: a,
		isBuilt: isSame(s, r, i),
		splice: {
			...e.content,
			text: getLeadingNewline(e.name, r) + D(r, i)
		}
	};
}
function getLeadingNewline(e, t) {
	return _(t).startsWith("\n") && [
		"pre",
		"textarea",
		"listing"
	].includes(e) ? "\n" : "";
}
function isDisplayed(e, t, n) {
	return e.includes("<!--") && isSame(e.replace(/<!--[^>]*-->/g, ""), t, n);
}
function isSame(e, t, n) {
	return !e.includes("<") && p(f(e, n)) === _(t);
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
const De = [
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
	let n = De.filter(([n]) => isInTag(e, n, t));
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
// src/deploy/steps/finish/rewrite/rewrite-page.ts
var TreeNeeded = class extends Error {
	name = "TreeNeeded";
}, Rewriter = class {
	#e;
	#t;
	#n = new se();
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
		let { path: t, source: n, isCopy: r } = e, { texts: i, hashes: a, hold: o, detectsFrameworks: s } = this.#e, c = this.#n.read(n), l = s ? ne(c) : void 0, u = e.rendersHead ? ce : l, d = !!u || s && e.isListed === !0, f = o === "always" || o === "auto" && d, { changes: p, ...m } = editPage(c, {
			head: f ? [...e.head, holdEdit(e, u)] : e.head,
			texts: i,
			isTakenOver: !!u
		}, this.#r), h = {
			path: t,
			...m,
			isPinned: f && !m.skipped,
			framework: u?.name
		};
		if (!p && !r) return {
			...h,
			page: void 0
		};
		let g = a && !r ? de("sha256", c) : void 0;
		return {
			...h,
			page: {
				file: this.#t.file,
				...this.#t.add(c, p),
				replaces: g
			}
		};
	}
	flush() {
		this.#t.flush();
	}
	[Symbol.dispose]() {
		this.#t[Symbol.dispose]();
	}
};
function holdEdit({ ownPath: e }, t) {
	let n = {
		kind: "hold",
		src: `/${oe.path}`,
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
	#t = Buffer.allocUnsafeSlow(Y);
	#n = 0;
	#r = 0;
	constructor(e) {
		this.file = e, this.#e = ue(e, "wx", 384);
	}
	add(e, t = []) {
		let n = t.reduce((e, { start: t, end: n, text: r }) => e + r.length + t - n, 0), r = {
			offset: this.#r,
			size: e.byteLength + n
		};
		if (this.#r += r.size, this.#n + r.size > Y && this.flush(), r.size > Y) {
			let n = applyChanges(e.toString("latin1"), t);
			return O(this.#e, n, "latin1"), r;
		}
		let i = 0;
		for (let { start: n, end: r, text: a } of t) this.#n += e.copy(this.#t, this.#n, i, n), this.#n += this.#t.write(a, this.#n, "latin1"), i = r;
		return this.#n += e.copy(this.#t, this.#n, i), r;
	}
	flush() {
		O(this.#e, this.#t.subarray(0, this.#n)), this.#n = 0;
	}
	[Symbol.dispose]() {
		this.flush(), le(this.#e);
	}
};
const Y = 262144;
// src/deploy/steps/finish/rewrite/rewrite.ts
var Oe = e({ rewritePages: () => rewritePages });
const X = {
	texts: 2e3,
	metadata: 5e3
}, ke = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 2048
};
async function rewritePages(e, t) {
	let n = e[Symbol.iterator](), r = t.texts.size > 0 ? X.texts : X.metadata, i = t.threads === void 0 ? take(n, r) : [], a = Math.min(2, me()), o = t.threads ?? (i.length === r ? a : 0), s = inBatches(i, n, o < 1 ? 1 : 32);
	using c = new DisposableStack();
	await using l = C({
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
	let u = [];
	for await (let e of l.work(s)) u.push(...e), t.onProgress?.(u.length);
	return u;
}
function buildInput(e, t) {
	let { scratch: n, texts: r, hashes: i, detectsFrameworks: a = !1, hold: o = "never" } = t;
	return {
		spool: he.join(n, `pages-${e}`),
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
// node_modules/xmlchars/xml/1.0/ed5.js
var Ae = t(((e) => {
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
})), je = t(((e) => {
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
})), Me = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NC_NAME_CHAR = "-" + e.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.NC_NAME_START_CHAR_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "]$", "u"), e.NC_NAME_CHAR_RE = RegExp("^[" + e.NC_NAME_CHAR + "]$", "u"), e.NC_NAME_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "][" + e.NC_NAME_CHAR + "]*$", "u");
	function isNCNameStartChar(e) {
		return e >= 65 && e <= 90 || e === 95 || e >= 97 && e <= 122 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNCNameStartChar = isNCNameStartChar;
	function isNCNameChar(e) {
		return isNCNameStartChar(e) || e === 45 || e === 46 || e >= 48 && e <= 57 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNCNameChar = isNCNameChar;
})), Z = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SaxesParser = e.EVENTS = void 0;
	let t = Ae(), n = je(), r = Me();
	var i = t.isS, a = t.isChar, o = t.isNameStartChar, s = t.isNameChar, c = t.S_LIST, l = t.NAME_RE, u = n.isChar, d = r.isNCNameStartChar, f = r.isNCNameChar, p = r.NC_NAME_RE;
	let m = "http://www.w3.org/XML/1998/namespace", h = "http://www.w3.org/2000/xmlns/", g = {
		__proto__: null,
		xml: m,
		xmlns: h
	}, ee = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	}, _ = 8232, isQuote = (e) => e === 34 || e === 39, v = [34, 39], y = [
		...v,
		91,
		62
	], b = [
		...v,
		60,
		93
	], x = [
		61,
		63,
		...c
	], S = [
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
	let C = {
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
			}, this.line = 1, this.column = 0, this.ENTITIES = Object.create(ee), (e = this.readyHandler) == null || e.call(this);
		}
		get position() {
			return this.chunkPosition + this.i;
		}
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		on(e, t) {
			this[C[e]] = t;
		}
		off(e) {
			this[C[e]] = void 0;
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
				if (n > 31 && n < 127 || n > 159 && n !== _ || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: {
						let n = e.charCodeAt(t + 1);
						(n === 10 || n === 133) && (this.i = t + 2);
					}
					case 133:
					case _: return this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
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
			let t = this.captureTo(y);
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
			let e = this.captureTo(b);
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
			let e = this.captureTo(x);
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
			let e = this.captureTo(S);
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
const Q = "http://www.sitemaps.org/schemas/sitemap/0.9", Ne = [
	"loc",
	"lastmod",
	"changefreq",
	"priority"
], Pe = /^(always|hourly|daily|weekly|monthly|yearly|never)$/, Fe = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/, Ie = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
var TooDeep = class extends Error {
	name = "TooDeep";
};
function readSitemap(e) {
	let t = [], n = [], r = [], i = [], a = {}, o = "", s = new ExtensionWriter(), c = new Z.SaxesParser({
		xmlns: !0,
		position: !0
	}), report = (e) => r.push(`line ${c.line}: ${e}`);
	c.on("error", (e) => r.push(e.message)), c.on("opentag", (e) => {
		let { local: t, uri: n } = e;
		if (i.length === 16) throw report("elements are nested more than 16 levels deep"), new TooDeep();
		i.push(n === Q ? t : `{${n}}${t}`), o = "";
		let r = i.length === 3 && i[1] === "url" && n in $;
		(s.isInside || r) && s.open(e), i.length === 1 && i[0] !== "urlset" && report(`<${t}> in place of <urlset xmlns="${Q}">`), i.length === 2 && n === Q && t !== "url" && report(`<${t}> in place of <url>`), i.length === 2 && (a = {}), i.length === 3 && n === Q && !Ne.some((e) => e === t) && report(`<${t}> in <url>`);
	}), c.on("text", (e) => {
		o += e, s.isInside && s.text(e);
	}), c.on("cdata", (e) => {
		o += e, s.isInside && s.text(e);
	}), c.on("closetag", (e) => {
		s.isInside && s.close(e);
		let r = i.pop(), l = Ne.find((e) => e === r);
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
	}), read(c, e);
	let [l] = r;
	return l ? { problem: l } : {
		entries: n,
		wrong: t
	};
}
function readSitemapIndex(e) {
	let t = [], n = [], r = !0, i = "", a = new Z.SaxesParser({ xmlns: !0 });
	if (a.on("error", () => {
		r = !1;
	}), a.on("opentag", (e) => {
		if (n.length === 16) throw r = !1, new TooDeep();
		n.push(e.uri === Q ? e.local : ""), i = "";
	}), a.on("text", (e) => {
		i += e;
	}), a.on("closetag", () => {
		n.join("/") === "sitemapindex/sitemap/loc" && t.push(i.trim()), n.pop();
	}), read(a, e), r && /<(?:\w+:)?sitemapindex\b/.test(e)) return t;
}
function read(e, t) {
	try {
		e.write(t.replace(/^\uFEFF/, "")).close();
	} catch (e) {
		if (!(e instanceof TooDeep)) throw e;
	}
}
const isPriority = (e) => Ie.test(e) && Number(e) >= 0 && Number(e) <= 1, Le = {
	lastmod: {
		isRight: isDate,
		description: "a date"
	},
	changefreq: {
		isRight: (e) => Pe.test(e),
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
		let { isRight: i, description: a } = Le[r], o = e[r];
		o !== void 0 && (i(o) ? n[r] = o : t(`<${r}> "${o.slice(0, 80)}" is not ${a}`));
	}
	return n;
}
function isDate(e) {
	let t = new Date(`${e.slice(0, 10)}T00:00:00Z`);
	return Fe.test(e) && !Number.isNaN(t.getTime()) && t.toISOString().startsWith(e.slice(0, 10));
}
function escapeXml(e) {
	return e.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`);
}
const $ = {
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
		let t = Object.values(e.attributes).filter((e) => e.prefix !== "xmlns" && e.name !== "xmlns").map((e) => ` ${e.name}="${escapeXml(e.value)}"`);
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
	return `${$[t] ?? "unknown"}:${e}`;
}
// src/deploy/steps/finish/sitemap/built-sitemaps.ts
var Re = e({ readBuiltSitemaps: () => readBuiltSitemaps });
const ze = [
	"sitemap.xml",
	"sitemap-index.xml",
	"sitemap_index.xml",
	"sitemapindex.xml",
	"sitemap-0.xml"
];
function readBuiltSitemaps(e, t, n) {
	let r = [], i = [], a = new Set(), o = [...(t ?? "").matchAll(re)].flatMap(([, e = ""]) => w(e, n) ?? []), s = [...ze, ...o];
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
			}), s.push(...f.flatMap((e) => w(e, n) ?? []));
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
		return fe(e, { maxOutputLength: 52428800 }).toString();
	} catch {
		return;
	}
}
// src/deploy/steps/finish/sitemap/write.ts
const Be = {
	addresses: 5e4,
	bytes: 52428800
}, Ve = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", He = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
function writeSitemap(e, t, n = Be) {
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
	let n = e.map((e) => `  <sitemap><loc>${escapeXml(`${t}/${e}`)}</loc></sitemap>\n`);
	return `${Ve}<sitemapindex ${He}>\n${n.join("")}</sitemapindex>\n`;
}
function formatSitemap(e) {
	return urlset(e.map(formatUrl).join(""));
}
function urlset(e) {
	let t = Object.entries($).filter(([, t]) => e.includes(`<${t}:`)).map(([e, t]) => ` xmlns:${t}="${e}"`).join("");
	return `${Ve}<urlset ${He}${t}>\n${e}</urlset>\n`;
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
var Ue = e({ makeSitemap: () => makeSitemap });
function makeSitemap(e) {
	let { seo: t, builtSitemaps: n, origin: r } = e, i = new SiteAddresses(e), o = n.some((e) => e.entries);
	if (t.sitemap === void 0) return o ? mergeBuilt([], e, i) : {
		files: writeSitemap(fromPages(e, i), r),
		warnings: []
	};
	let s = readSitemap(t.sitemap), c = o ? "the sitemap from the site's build is deployed" : "no sitemap is deployed";
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
		let { seo: t, found: n, origin: r, addresses: i } = e, pageKey = (e) => this.getKey(T(r, e.path)), a = [...n.pages.values(), ...n.inApp.values()], o = [...n.pages.keys(), ...n.unknown].map((e) => T(r, te(e)));
		this.hidden = new Set(t.pages.filter((e) => t.metadata.get(e.slug)?.noIndex === !0).map(pageKey)), this.built = new Set([...a.map(pageKey), ...o.map((e) => this.getKey(e))]), this.known = new Map(t.pages.map((e) => [pageKey(e), i.get(e.slug) ?? T(r, e.path)]));
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
	let r = Map.groupBy(e, whyForbidden), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let o = [...r].map(([e, t]) => {
		let n = t.map((e) => e.loc);
		return `Left out of the sitemap because they ${e}: ${a(n, 5)}.`;
	});
	return {
		kept: i.map((e) => ({
			...e,
			loc: encoded(n.known.get(n.getKey(e.loc)) ?? e.loc)
		})),
		warnings: o
	};
	function whyForbidden(e) {
		let r = n.getKey(e.loc);
		if (new URL(e.loc).origin !== t) return "are not on this site";
		if (n.hidden.has(r)) return "are marked noIndex";
		if (!n.built.has(r)) return "were not built";
	}
}
function mergeBuilt(e, t, n) {
	let { seo: i, origin: a, builtSitemaps: s } = t, c = i.sitemap !== void 0, l = new Map(e.map((e) => [n.getKey(e.loc), e])), u = l.size, d = {
		hidden: new Set(),
		excluded: new Set(),
		foreign: new Set(),
		templates: new Set()
	};
	for (let e of s.flatMap((e) => e.entries ?? [])) {
		let t = n.getKey(e.loc), r = l.get(t);
		new URL(e.loc).origin === a ? r ? l.set(t, {
			...e,
			...r
		}) : ae(t) ? d.templates.add(t) : n.hidden.has(t) ? d.hidden.add(t) : c && n.known.has(t) ? d.excluded.add(t) : l.set(t, e) : d.foreign.add(e.loc);
	}
	if (l.size === 0) return {
		files: new Map(),
		warnings: ["No page is left for the sitemap; the sitemap from the site's build is deployed."]
	};
	let f = s.map((e) => e.path).join(", "), p = r([
		d.excluded.size > 0 && `${d.excluded.size} excluded by the portal's sitemap`,
		d.hidden.size > 0 && `${d.hidden.size} marked noIndex in the portal`,
		d.foreign.size > 0 && `${d.foreign.size} on another site`,
		d.templates.size > 0 && `${d.templates.size} with a route template instead of an address`
	]);
	if (!c && p.length === 0) return {
		files: new Map(),
		warnings: []
	};
	let m = p.length === 0 ? "" : `; left out: ${p.join(", ")}`, h = l.size - u, g = `Sitemap: ${o(l.size, "address")}, ${u} from the portal and ${h} more from the site's own (${f})${m}.`;
	return {
		files: deployedFiles([...l.values()], s, a, n),
		warnings: [],
		remark: g
	};
}
function deployedFiles(e, t, n, r) {
	let i = writeSitemap(e, n), a = new Map(i), o = new Map(e.map((e) => [r.getKey(e.loc), e])), s = [...i.keys()].filter((e) => i.size === 1 || e !== "sitemap.xml");
	for (let { path: e, entries: c, isPlain: l, isCompressed: u } of t) {
		let t = c?.flatMap((e) => o.get(r.getKey(e.loc)) ?? []), d = t && formatSitemap(t), f = i.get(e) ?? d ?? sitemapIndex(s, n);
		l && a.set(e, f), u && a.set(`${e}.gz`, pe(f));
	}
	return a;
}
function encoded(e) {
	let { origin: t, pathname: n, search: r } = new URL(e);
	return t + (n + r).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}
function fromPages(e, t) {
	let { seo: n, found: r, origin: i } = e;
	return [...r.pages.values(), ...r.inApp.values()].filter((e) => n.metadata.get(e.slug)?.noIndex !== !0).map((e) => {
		let n = T(i, e.path);
		return {
			loc: t.known.get(t.getKey(n)) ?? n,
			lastmod: e.lastUpdated.slice(0, 10)
		};
	}).sort((e, t) => e.loc < t.loc ? -1 : 1);
}
export { Rewriter as i, Re as n, Oe as r, Ue as t };
