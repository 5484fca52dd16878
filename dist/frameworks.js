const [e, t, n] = (() => {
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
return [__toESM, __exportAll, __commonJSMin];
})();
import { A as r, D as i, E as a, O as o, T as s, k as c } from "./shared-rarely.js";
import { r as l } from "./config.js";
import { Cn as u, Dt as d, On as f, kn as p, xn as m } from "./shared.js";
import { K as h } from "./shared-later.js";
const g = globalThis.process.getBuiltinModule("node:path");
// node_modules/semver/internal/lrucache.js
var _ = n(((e, t) => {
	var LRUCache = class {
		constructor() {
			this.max = 1e3, this.map = new Map();
		}
		get(e) {
			let t = this.map.get(e);
			if (t !== void 0) return this.map.delete(e), this.map.set(e, t), t;
		}
		delete(e) {
			return this.map.delete(e);
		}
		set(e, t) {
			if (!this.delete(e) && t !== void 0) {
				if (this.map.size >= this.max) {
					let e = this.map.keys().next().value;
					this.delete(e);
				}
				this.map.set(e, t);
			}
			return this;
		}
	};
	t.exports = LRUCache;
})), v = n(((e, t) => {
	let n = s(), eq = (e, t, r) => n(e, t, r) === 0;
	t.exports = eq;
})), y = n(((e, t) => {
	let n = s(), neq = (e, t, r) => n(e, t, r) !== 0;
	t.exports = neq;
})), b = n(((e, t) => {
	let n = s(), gt = (e, t, r) => n(e, t, r) > 0;
	t.exports = gt;
})), x = n(((e, t) => {
	let n = s(), gte = (e, t, r) => n(e, t, r) >= 0;
	t.exports = gte;
})), S = n(((e, t) => {
	let n = s(), lt = (e, t, r) => n(e, t, r) < 0;
	t.exports = lt;
})), C = n(((e, t) => {
	let n = s(), lte = (e, t, r) => n(e, t, r) <= 0;
	t.exports = lte;
})), w = n(((e, t) => {
	let n = v(), r = y(), i = b(), a = x(), o = S(), s = C(), cmp = (e, t, c, l) => {
		switch (t) {
			case "===": return typeof e == "object" && (e = e.version), typeof c == "object" && (c = c.version), e === c;
			case "!==": return typeof e == "object" && (e = e.version), typeof c == "object" && (c = c.version), e !== c;
			case "":
			case "=":
			case "==": return n(e, c, l);
			case "!=": return r(e, c, l);
			case ">": return i(e, c, l);
			case ">=": return a(e, c, l);
			case "<": return o(e, c, l);
			case "<=": return s(e, c, l);
			default: throw TypeError(`Invalid operator: ${t}`);
		}
	};
	t.exports = cmp;
})), T = n(((e, t) => {
	let n = Symbol("SemVer ANY");
	t.exports = class Comparator {
		static get ANY() {
			return n;
		}
		constructor(e, t) {
			if (t = s(t), e instanceof Comparator) {
				if (e.loose === !!t.loose) return e;
				e = e.value;
			}
			e = e.trim().split(/\s+/).join(" "), d("comparator", e, t), this.options = t, this.loose = !!t.loose, this.parse(e), this.value = this.semver === n ? "" : this.operator + this.semver.version, d("comp", this);
		}
		parse(e) {
			let t = this.options.loose ? c[l.COMPARATORLOOSE] : c[l.COMPARATOR], r = e.match(t);
			if (!r) throw TypeError(`Invalid comparator: ${e}`);
			this.operator = r[1] === void 0 ? "" : r[1], this.operator === "=" && (this.operator = ""), this.semver = r[2] ? new f(r[2], this.options.loose) : n;
		}
		toString() {
			return this.value;
		}
		test(e) {
			if (d("Comparator.test", e, this.options.loose), this.semver === n || e === n) return !0;
			if (typeof e == "string") try {
				e = new f(e, this.options);
			} catch {
				return !1;
			}
			return u(e, this.operator, this.semver, this.options);
		}
		intersects(e, t) {
			if (!(e instanceof Comparator)) throw TypeError("a Comparator is required");
			return this.operator === "" ? this.value === "" || new p(e.value, t).test(this.value) : e.operator === "" ? e.value === "" || new p(this.value, t).test(e.semver) : (t = s(t), t.includePrerelease && (this.value === "<0.0.0-0" || e.value === "<0.0.0-0") || !t.includePrerelease && (this.value.startsWith("<0.0.0") || e.value.startsWith("<0.0.0")) ? !1 : !!(this.operator.startsWith(">") && e.operator.startsWith(">") || this.operator.startsWith("<") && e.operator.startsWith("<") || this.semver.version === e.semver.version && this.operator.includes("=") && e.operator.includes("=") || u(this.semver, "<", e.semver, t) && this.operator.startsWith(">") && e.operator.startsWith("<") || u(this.semver, ">", e.semver, t) && this.operator.startsWith("<") && e.operator.startsWith(">")));
		}
	};
	let s = i(), { safeRe: c, t: l } = o(), u = w(), d = r(), f = a(), p = D();
})), E = n(((e, t) => {
	let { MAX_LENGTH: n, MAX_SAFE_BUILD_LENGTH: r, WHITESPACE_CHARACTERS: i } = c(), a = new Uint8Array(65536);
	for (let e of i) a[e.charCodeAt(0)] = 1;
	let isWhitespace = (e) => e !== void 0 && a[e.charCodeAt(0)] === 1, isVersionPrefix = (e) => e === "v" || e === "=" || isWhitespace(e), isDigit = (e) => e !== void 0 && e >= "0" && e <= "9", isLetter = (e) => e !== void 0 && (e >= "a" && e <= "z" || e >= "A" && e <= "Z"), isIdentifierCharacter = (e) => isDigit(e) || isLetter(e) || e === "-", isVersionStart = (e) => isDigit(e) || e === "x" || e === "X" || e === "*", findDigitsEndIndex = (e, t, n, r) => {
		if (!isDigit(e[t])) return t;
		if (t >= r.start && t < r.end) return Math.min(t + n, r.end);
		if (t >= r.previousStart && t < r.previousEnd) return Math.min(t + n, r.previousEnd);
		let i = t + 1;
		for (; isDigit(e[i]);) i++;
		return r.previousStart = r.start, r.previousEnd = r.end, r.start = t, r.end = i, Math.min(t + n, i);
	}, findVersionNumberEndIndex = (e, t, r, i) => !r && e[t] === "0" ? t + 1 : findDigitsEndIndex(e, t, r ? n : n + 1, i), findPrereleaseIdentifierEndIndex = (e, t, i, a) => {
		let o = findDigitsEndIndex(e, t, n, a);
		if (isLetter(e[o]) || e[o] === "-") {
			let t = o + 1, n = t + r;
			for (; t < n && isIdentifierCharacter(e[t]);) t++;
			return t;
		}
		return findVersionNumberEndIndex(e, t, i, a);
	}, findPrereleaseEndIndex = (e, t, n, r) => {
		let i = e[t] === "-";
		if (!n && !i) return t;
		let a = t + +!!i, o = findPrereleaseIdentifierEndIndex(e, a, n, r);
		if (o === a) {
			if (!n || !i) return t;
			o = findPrereleaseIdentifierEndIndex(e, t, n, r);
		}
		for (; e[o] === ".";) {
			let t = findPrereleaseIdentifierEndIndex(e, o + 1, n, r);
			if (t === o + 1) break;
			o = t;
		}
		return o;
	}, findBuildIdentifierEndIndex = (e, t) => {
		let n = t;
		for (; n - t < r && isIdentifierCharacter(e[n]);) n++;
		return n;
	}, findBuildEndIndex = (e, t) => {
		if (e[t] !== "+") return t;
		let n = findBuildIdentifierEndIndex(e, t + 1);
		if (n === t + 1) return t;
		for (; e[n] === ".";) {
			let t = findBuildIdentifierEndIndex(e, n + 1);
			if (t === n + 1) break;
			n = t;
		}
		return n;
	}, findLooseFullVersionEndIndex = (e, t, n) => {
		let r = t;
		for (let i = 0; i < 3; i++) {
			let a = findVersionNumberEndIndex(e, r, !0, n);
			if (a === r) return t;
			if (r = a, i < 2) {
				if (e[r] !== ".") return t;
				r++;
			}
		}
		let i = findPrereleaseEndIndex(e, r, !0, n);
		return findBuildEndIndex(e, i);
	}, findPartialVersionComponentEndIndex = (e, t, n) => isDigit(e[t]) ? findVersionNumberEndIndex(e, t, !1, n) : isVersionStart(e[t]) ? t + 1 : t, findPartialVersionEndIndex = (e, t, n) => {
		let r = findPartialVersionComponentEndIndex(e, t, n);
		for (let t = 0; t < 2; t++) {
			if (e[r] !== ".") return r;
			let t = findPartialVersionComponentEndIndex(e, r + 1, n);
			if (t === r + 1) return r;
			r = t;
		}
		let i = findPrereleaseEndIndex(e, r, !1, n);
		return findBuildEndIndex(e, i);
	}, findVersionEndIndex = (e, t, n) => {
		let r = findLooseFullVersionEndIndex(e, t, n);
		return r === t ? findPartialVersionEndIndex(e, t, n) : r;
	}, findRemovableWhitespaceIndex = (e, t) => {
		let n = t;
		return isWhitespace(e[n]) && n++, (e[n] === "<" || e[n] === ">") && n++, e[n] === "=" && n++, isWhitespace(e[n]) ? n : -1;
	}, trimComparatorWhitespace = (e) => {
		let t = "", n = 0, r = 0, i = {
			start: -1,
			end: -1,
			previousStart: -1,
			previousEnd: -1
		};
		for (; r < e.length;) {
			let a = r;
			if (e[r] === "<" || e[r] === ">") r++;
			else if (!isVersionPrefix(e[r]) && !isVersionStart(e[r])) {
				r++;
				continue;
			}
			for (; r < e.length && isVersionPrefix(e[r]);) r++;
			if (!isVersionStart(e[r])) continue;
			let o = findRemovableWhitespaceIndex(e, a);
			o !== -1 && (t += e.slice(n, o), n = o + 1), r = findVersionEndIndex(e, r, i);
		}
		return t + e.slice(n);
	};
	t.exports = trimComparatorWhitespace;
})), D = n(((e, t) => {
	let n = /\s+/g;
	t.exports = class Range {
		constructor(e, t) {
			if (t = l(t), e instanceof Range) return e.loose === !!t.loose && e.includePrerelease === !!t.includePrerelease ? e : new Range(e.raw, t);
			if (e instanceof u) return this.raw = e.value, this.set = [[e]], this.formatted = void 0, this;
			if (this.options = t, this.loose = !!t.loose, this.includePrerelease = !!t.includePrerelease, this.raw = e.trim().replace(n, " "), this.set = this.raw.split("||").map((e) => this.parseRange(e.trim())).filter((e) => e.length), !this.set.length) throw TypeError(`Invalid SemVer Range: ${this.raw}`);
			if (this.set.length > 1) {
				let e = this.set[0];
				if (this.set = this.set.filter((e) => !isNullSet(e[0])), this.set.length === 0) this.set = [e];
				else if (this.set.length > 1) {
					for (let e of this.set) if (e.length === 1 && isAny(e[0])) {
						this.set = [e];
						break;
					}
				}
			}
			this.formatted = void 0;
		}
		get range() {
			if (this.formatted === void 0) {
				this.formatted = "";
				for (let e = 0; e < this.set.length; e++) {
					e > 0 && (this.formatted += "||");
					let t = this.set[e];
					for (let e = 0; e < t.length; e++) e > 0 && (this.formatted += " "), this.formatted += t[e].toString().trim();
				}
			}
			return this.formatted;
		}
		format() {
			return this.range;
		}
		toString() {
			return this.range;
		}
		parseRange(e) {
			e = e.replace(S, "");
			let t = ((this.options.includePrerelease && b) | (this.options.loose && x)) + ":" + e, n = s.get(t);
			if (n) return n;
			let r = this.options.loose, i = r ? m[g.HYPHENRANGELOOSE] : m[g.HYPHENRANGE];
			e = e.replace(i, hyphenReplace(this.options.includePrerelease)), d("hyphen replace", e), e = p(e), d("comparator trim", e), e = e.replace(m[g.TILDETRIM], v), d("tilde trim", e), e = e.replace(m[g.CARETTRIM], y), d("caret trim", e);
			let a = e.split(" ").map((e) => parseComparator(e, this.options)).join(" ").split(/\s+/).map((e) => replaceGTE0(e, this.options));
			r && (a = a.filter((e) => (d("loose invalid filter", e, this.options), !!e.match(m[g.COMPARATORLOOSE])))), d("range list", a);
			let o = new Map(), c = a.map((e) => new u(e, this.options));
			for (let e of c) {
				if (isNullSet(e)) return [e];
				o.set(e.value, e);
			}
			o.size > 1 && o.has("") && o.delete("");
			let l = [...o.values()];
			return s.set(t, l), l;
		}
		intersects(e, t) {
			if (!(e instanceof Range)) throw TypeError("a Range is required");
			return this.set.some((n) => isSatisfiable(n, t) && e.set.some((e) => isSatisfiable(e, t) && n.every((n) => e.every((e) => n.intersects(e, t)))));
		}
		test(e) {
			if (!e) return !1;
			if (typeof e == "string") try {
				e = new f(e, this.options);
			} catch {
				return !1;
			}
			for (let t = 0; t < this.set.length; t++) if (testSet(this.set[t], e, this.options)) return !0;
			return !1;
		}
	};
	let s = new (_())(), l = i(), u = T(), d = r(), f = a(), p = E(), { safeRe: m, src: h, t: g, tildeTrimReplace: v, caretTrimReplace: y } = o(), { FLAG_INCLUDE_PRERELEASE: b, FLAG_LOOSE: x } = c(), S = new RegExp(h[g.BUILD], "g"), isNullSet = (e) => e.value === "<0.0.0-0", isAny = (e) => e.value === "", isSatisfiable = (e, t) => {
		let n = !0, r = e.slice(), i = r.pop();
		for (; n && r.length;) n = r.every((e) => i.intersects(e, t)), i = r.pop();
		return n;
	}, parseComparator = (e, t) => (e = e.replace(m[g.BUILD], ""), d("comp", e, t), e = replaceCarets(e, t), d("caret", e), e = replaceTildes(e, t), d("tildes", e), e = replaceXRanges(e, t), d("xrange", e), e = replaceStars(e, t), d("stars", e), e), isX = (e) => !e || e.toLowerCase() === "x" || e === "*", invalidXRangeOrder = (e, t, n) => isX(e) && !isX(t) || isX(t) && n && !isX(n), replaceTildes = (e, t) => e.trim().split(/\s+/).map((e) => replaceTilde(e, t)).join(" "), replaceTilde = (e, t) => {
		let n = t.loose ? m[g.TILDELOOSE] : m[g.TILDE], r = t.includePrerelease ? "-0" : "";
		return e.replace(n, (t, n, i, a, o) => {
			d("tilde", e, t, n, i, a, o);
			let s;
			return isX(n) ? s = "" : isX(i) ? s = `>=${n}.0.0${r} <${+n + 1}.0.0-0` : isX(a) ? s = `>=${n}.${i}.0${r} <${n}.${+i + 1}.0-0` : o ? (d("replaceTilde pr", o), s = `>=${n}.${i}.${a}-${o} <${n}.${+i + 1}.0-0`) : s = `>=${n}.${i}.${a} <${n}.${+i + 1}.0-0`, d("tilde return", s), s;
		});
	}, replaceCarets = (e, t) => e.trim().split(/\s+/).map((e) => replaceCaret(e, t)).join(" "), replaceCaret = (e, t) => {
		d("caret", e, t);
		let n = t.loose ? m[g.CARETLOOSE] : m[g.CARET], r = t.includePrerelease ? "-0" : "";
		return e.replace(n, (t, n, i, a, o) => {
			d("caret", e, t, n, i, a, o);
			let s;
			return isX(n) ? s = "" : isX(i) ? s = `>=${n}.0.0${r} <${+n + 1}.0.0-0` : isX(a) ? s = n === "0" ? `>=${n}.${i}.0${r} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.0${r} <${+n + 1}.0.0-0` : o ? (d("replaceCaret pr", o), s = n === "0" ? i === "0" ? `>=${n}.${i}.${a}-${o} <${n}.${i}.${+a + 1}-0` : `>=${n}.${i}.${a}-${o} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.${a}-${o} <${+n + 1}.0.0-0`) : (d("no pr"), s = n === "0" ? i === "0" ? `>=${n}.${i}.${a} <${n}.${i}.${+a + 1}-0` : `>=${n}.${i}.${a} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.${a} <${+n + 1}.0.0-0`), d("caret return", s), s;
		});
	}, replaceXRanges = (e, t) => (d("replaceXRanges", e, t), e.split(/\s+/).map((e) => replaceXRange(e, t)).join(" ")), replaceXRange = (e, t) => {
		e = e.trim();
		let n = t.loose ? m[g.XRANGELOOSE] : m[g.XRANGE];
		return e.replace(n, (n, r, i, a, o, s) => {
			if (d("xRange", e, n, r, i, a, o, s), invalidXRangeOrder(i, a, o)) return e;
			let c = isX(i), l = c || isX(a), u = l || isX(o), f = u;
			return r === "=" && f && (r = ""), s = t.includePrerelease ? "-0" : "", c ? n = r === ">" || r === "<" ? "<0.0.0-0" : "*" : r && f ? (l && (a = 0), o = 0, r === ">" ? (r = ">=", l ? (i = +i + 1, a = 0, o = 0) : (a = +a + 1, o = 0)) : r === "<=" && (r = "<", l ? i = +i + 1 : a = +a + 1), r === "<" && (s = "-0"), n = `${r + i}.${a}.${o}${s}`) : l ? n = `>=${i}.0.0${s} <${+i + 1}.0.0-0` : u && (n = `>=${i}.${a}.0${s} <${i}.${+a + 1}.0-0`), d("xRange return", n), n;
		});
	}, replaceStars = (e, t) => (d("replaceStars", e, t), e.trim().replace(m[g.STAR], "")), replaceGTE0 = (e, t) => (d("replaceGTE0", e, t), e.trim().replace(m[t.includePrerelease ? g.GTE0PRE : g.GTE0], "")), hyphenReplace = (e) => (t, n, r, i, a, o, s, c, l, u, d, f) => (n = isX(r) ? "" : isX(i) ? `>=${r}.0.0${e ? "-0" : ""}` : isX(a) ? `>=${r}.${i}.0${e ? "-0" : ""}` : o ? `>=${n}` : `>=${n}${e ? "-0" : ""}`, c = isX(l) ? "" : isX(u) ? `<${+l + 1}.0.0-0` : isX(d) ? `<${l}.${+u + 1}.0-0` : f ? `<=${l}.${u}.${d}-${f}` : e ? `<${l}.${u}.${+d + 1}-0` : `<=${c}`, `${n} ${c}`.trim()), testSet = (e, t, n) => {
		for (let n = 0; n < e.length; n++) if (!e[n].test(t)) return !1;
		if (t.prerelease.length && !n.includePrerelease) {
			for (let n = 0; n < e.length; n++) if (d(e[n].semver), e[n].semver !== u.ANY && e[n].semver.prerelease.length > 0) {
				let r = e[n].semver;
				if (r.major === t.major && r.minor === t.minor && r.patch === t.patch) return !0;
			}
			return !1;
		}
		return !0;
	};
})), O = n(((e, t) => {
	let n = D(), intersects = (e, t, r) => (e = new n(e, r), t = new n(t, r), e.intersects(t, r));
	t.exports = intersects;
})), k = n(((e, t) => {
	let n = D(), validRange = (e, t) => {
		try {
			return new n(e, t).range || "*";
		} catch {
			return null;
		}
	};
	t.exports = validRange;
})), A = n(((e, t) => {
	let n = D(), satisfies = (e, t, r) => {
		try {
			t = new n(t, r);
		} catch {
			return !1;
		}
		return t.test(e);
	};
	t.exports = satisfies;
})), j = e(O(), 1), M = e(k(), 1);
A();
async function readLocked({ buildRoot: e, workspace: t }, n) {
	if (n.length === 0) return [];
	let r = e === t ? [e] : [e, t], i = [];
	for (let t of r) {
		let r = g.relative(t, e).replaceAll(g.sep, "/");
		i.push(...await inNpmLock(t, r, n)), i.push(...await inPnpmLock(t, r, n));
	}
	return i.length > 0 ? i : (await Promise.all(n.map((e) => inModules(r, e)))).flat();
}
async function inNpmLock(e, t, n) {
	let r = await u(g.join(e, "package-lock.json")), i = p(r.packages);
	return n.flatMap((e) => {
		let n = g.posix.join(t, "node_modules", e);
		return describe(e, i[n] ?? i[`node_modules/${e}`]);
	});
}
async function inPnpmLock(e, t, n) {
	return parsePnpmLock(await m(g.join(e, "pnpm-lock.yaml")) ?? "", t || ".", new Set(n));
}
function parsePnpmLock(e, t, n) {
	let r = new Map(), i = new Map();
	for (let { section: a, entry: o, name: s, key: c, value: l } of readPnpmLock(e)) a === "importers" && o === t ? c === "version" && n.has(s) && r.set(s, l.replace(/\(.*/, "")) : a === "packages" && c === "engines" && i.set(o, /\bnode: *'?([^'},]+)/.exec(l)?.[1] ?? "");
	return [...r].flatMap(([e, t]) => {
		let n = i.get(`${e}@${t}`);
		return n ? [{
			name: e,
			version: t,
			node: n
		}] : [];
	});
}
function* readPnpmLock(e) {
	let t = "", n = "", r = "";
	for (let i of e.split("\n")) {
		let [, e = "", a = "", o = ""] = /^( *)([^ ].*?): *(.*)$/s.exec(i) ?? [], s = a.replaceAll("'", "");
		e.length === 0 && s !== "" ? t = s : e.length === 2 ? n = s : e.length === 6 && (r = s), yield {
			section: t,
			entry: n,
			name: r,
			key: s,
			value: o.trimEnd()
		};
	}
}
async function inModules(e, t) {
	for (let n of e) {
		let e = g.join(n, "node_modules", t, "package.json"), r = await m(e).catch(() => void 0);
		if (r !== void 0) return describe(t, f(r));
	}
	return [];
}
function describe(e, t) {
	let { version: n, engines: r } = p(t), { node: i } = p(r);
	return typeof n == "string" ? [{
		name: e,
		version: n,
		node: i
	}] : [];
}
// src/deploy/steps/build/engines.ts
var N = t({ unfitNode: () => unfitNode });
async function unfitNode(e, t, n) {
	let r = await findRequirements(e);
	if (r.length === 0) return;
	let i = {
		...t,
		PATH: h(t.PATH ?? "")
	}, a = {
		cwd: e.buildRoot,
		env: i,
		signal: n.signal,
		limitMs: 5e3
	}, o = await n.exec("node", ["--version"], a), [, s] = /^v(\d+\.\d+\.\d+)\s*$/.exec(o.kind === "exited" ? o.stdout : "") ?? [];
	if (s) return contradiction(r, s, `but the build runs on Node ${s}.`);
}
function contradiction(e, t, n) {
	let r = e.find(({ range: e }) => !(0, j.default)(t, e));
	if (!r) return;
	let i = r.where ? ` (${r.where})` : "";
	return `${r.package} requires Node ${d(r.range)}${i}, ${n}`;
}
async function findRequirements({ buildRoot: e, workspace: t }) {
	let n = await u(g.join(e, "package.json")), { devEngines: r, engines: i } = n, a = [p(r).runtime].flat().map(p), o = [{
		package: "package.json",
		range: p(i).node,
		where: "engines"
	}, ...a.filter(({ name: e, onFail: t }) => e === "node" && t !== "ignore").map(({ version: e }) => ({
		package: "package.json",
		range: e,
		where: "devEngines"
	}))], s = Object.keys(l(n));
	for (let { name: n, version: r, node: i } of await readLocked({
		buildRoot: e,
		workspace: t
	}, s)) o.push({
		package: `${n} ${r}`,
		range: i
	});
	return o.flatMap(({ range: e, ...t }) => typeof e != "string" || e.length > 200 || (0, M.default)(e) === null ? [] : [{
		...t,
		range: e
	}]);
}
export { N as t };
