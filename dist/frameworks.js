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
import { Tt as r, an as i, in as a, yn as o } from "./shared.js";
import { U as s } from "./shared-later.js";
const c = globalThis.process.getBuiltinModule("node:path");
// node_modules/semver/internal/lrucache.js
var l = n(((e, t) => {
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
})), u = n(((e, t) => {
	let n = Object.freeze({ loose: !0 }), r = Object.freeze({}), parseOptions = (e) => e ? typeof e == "object" ? e : n : r;
	t.exports = parseOptions;
})), d = n(((e, t) => {
	t.exports = {
		MAX_LENGTH: 256,
		MAX_SAFE_COMPONENT_LENGTH: 16,
		MAX_SAFE_BUILD_LENGTH: 250,
		MAX_SAFE_INTEGER: 2 ** 53 - 1 || 9007199254740991,
		WHITESPACE_CHARACTERS: [
			"	",
			"\n",
			"\v",
			"\f",
			"\r",
			" ",
			"\xA0",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			"\u2028",
			"\u2029",
			" ",
			" ",
			"　",
			"﻿"
		],
		RELEASE_TYPES: [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		],
		SEMVER_SPEC_VERSION: "2.0.0",
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
})), f = n(((e, t) => {
	t.exports = typeof process == "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...e) => console.error("SEMVER", ...e) : () => {};
})), p = n(((e, t) => {
	let { MAX_SAFE_COMPONENT_LENGTH: n, MAX_SAFE_BUILD_LENGTH: r, MAX_LENGTH: i } = d(), a = f();
	e = t.exports = {};
	let o = e.re = [], s = e.safeRe = [], c = e.src = [], l = e.safeSrc = [], u = e.t = {}, p = 0, m = "[a-zA-Z0-9-]", h = [
		["\\s", 1],
		["\\d", i],
		[m, r]
	], makeSafeRegex = (e) => {
		for (let [t, n] of h) e = e.split(`${t}*`).join(`${t}{0,${n}}`).split(`${t}+`).join(`${t}{1,${n}}`);
		return e;
	}, createToken = (e, t, n) => {
		let r = makeSafeRegex(t), i = p++;
		a(e, i, t), u[e] = i, c[i] = t, l[i] = r, o[i] = new RegExp(t, n ? "g" : void 0), s[i] = new RegExp(r, n ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*"), createToken("NUMERICIDENTIFIERLOOSE", "\\d+"), createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${m}*`), createToken("MAINVERSION", `(${c[u.NUMERICIDENTIFIER]})\\.(${c[u.NUMERICIDENTIFIER]})\\.(${c[u.NUMERICIDENTIFIER]})`), createToken("MAINVERSIONLOOSE", `(${c[u.NUMERICIDENTIFIERLOOSE]})\\.(${c[u.NUMERICIDENTIFIERLOOSE]})\\.(${c[u.NUMERICIDENTIFIERLOOSE]})`), createToken("PRERELEASEIDENTIFIER", `(?:${c[u.NONNUMERICIDENTIFIER]}|${c[u.NUMERICIDENTIFIER]})`), createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${c[u.NONNUMERICIDENTIFIER]}|${c[u.NUMERICIDENTIFIERLOOSE]})`), createToken("PRERELEASE", `(?:-(${c[u.PRERELEASEIDENTIFIER]}(?:\\.${c[u.PRERELEASEIDENTIFIER]})*))`), createToken("PRERELEASELOOSE", `(?:-?(${c[u.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${c[u.PRERELEASEIDENTIFIERLOOSE]})*))`), createToken("BUILDIDENTIFIER", `${m}+`), createToken("BUILD", `(?:\\+(${c[u.BUILDIDENTIFIER]}(?:\\.${c[u.BUILDIDENTIFIER]})*))`), createToken("FULLPLAIN", `v?${c[u.MAINVERSION]}${c[u.PRERELEASE]}?${c[u.BUILD]}?`), createToken("FULL", `^${c[u.FULLPLAIN]}$`), createToken("LOOSEPLAIN", `[v=\\s]*${c[u.MAINVERSIONLOOSE]}${c[u.PRERELEASELOOSE]}?${c[u.BUILD]}?`), createToken("LOOSE", `^${c[u.LOOSEPLAIN]}$`), createToken("GTLT", "((?:<|>)?=?)"), createToken("XRANGEIDENTIFIERLOOSE", `${c[u.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`), createToken("XRANGEIDENTIFIER", `${c[u.NUMERICIDENTIFIER]}|x|X|\\*`), createToken("XRANGEPLAIN", `[v=\\s]*(${c[u.XRANGEIDENTIFIER]})(?:\\.(${c[u.XRANGEIDENTIFIER]})(?:\\.(${c[u.XRANGEIDENTIFIER]})(?:${c[u.PRERELEASE]})?${c[u.BUILD]}?)?)?`), createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${c[u.XRANGEIDENTIFIERLOOSE]})(?:\\.(${c[u.XRANGEIDENTIFIERLOOSE]})(?:\\.(${c[u.XRANGEIDENTIFIERLOOSE]})(?:${c[u.PRERELEASELOOSE]})?${c[u.BUILD]}?)?)?`), createToken("XRANGE", `^${c[u.GTLT]}\\s*${c[u.XRANGEPLAIN]}$`), createToken("XRANGELOOSE", `^${c[u.GTLT]}\\s*${c[u.XRANGEPLAINLOOSE]}$`), createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${n}})(?:\\.(\\d{1,${n}}))?(?:\\.(\\d{1,${n}}))?`), createToken("COERCE", `${c[u.COERCEPLAIN]}(?:$|[^\\d])`), createToken("COERCEFULL", c[u.COERCEPLAIN] + `(?:${c[u.PRERELEASE]})?(?:${c[u.BUILD]})?(?:$|[^\\d])`), createToken("COERCERTL", c[u.COERCE], !0), createToken("COERCERTLFULL", c[u.COERCEFULL], !0), createToken("LONETILDE", "(?:~>?)"), createToken("TILDETRIM", `(\\s*)${c[u.LONETILDE]}\\s+`, !0), e.tildeTrimReplace = "$1~", createToken("TILDE", `^${c[u.LONETILDE]}${c[u.XRANGEPLAIN]}$`), createToken("TILDELOOSE", `^${c[u.LONETILDE]}${c[u.XRANGEPLAINLOOSE]}$`), createToken("LONECARET", "(?:\\^)"), createToken("CARETTRIM", `(\\s*)${c[u.LONECARET]}\\s+`, !0), e.caretTrimReplace = "$1^", createToken("CARET", `^${c[u.LONECARET]}${c[u.XRANGEPLAIN]}$`), createToken("CARETLOOSE", `^${c[u.LONECARET]}${c[u.XRANGEPLAINLOOSE]}$`), createToken("COMPARATORLOOSE", `^${c[u.GTLT]}\\s*(${c[u.LOOSEPLAIN]})$|^$`), createToken("COMPARATOR", `^${c[u.GTLT]}\\s*(${c[u.FULLPLAIN]})$|^$`), createToken("COMPARATORTRIM", `(\\s*)${c[u.GTLT]}\\s*(${c[u.LOOSEPLAIN]}|${c[u.XRANGEPLAIN]})`, !0), e.comparatorTrimReplace = "$1$2$3", createToken("HYPHENRANGE", `^\\s*(${c[u.XRANGEPLAIN]})\\s+-\\s+(${c[u.XRANGEPLAIN]})\\s*$`), createToken("HYPHENRANGELOOSE", `^\\s*(${c[u.XRANGEPLAINLOOSE]})\\s+-\\s+(${c[u.XRANGEPLAINLOOSE]})\\s*$`), createToken("STAR", "(<|>)?=?\\s*\\*"), createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$"), createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
})), m = n(((e, t) => {
	let n = /^[0-9]+$/, compareIdentifiers = (e, t) => {
		if (typeof e == "number" && typeof t == "number") return e === t ? 0 : e < t ? -1 : 1;
		let r = n.test(e), i = n.test(t);
		return r && i && (e = +e, t = +t), e === t ? 0 : r && !i ? -1 : i && !r ? 1 : e < t ? -1 : 1;
	}, rcompareIdentifiers = (e, t) => compareIdentifiers(t, e);
	t.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
})), h = n(((e, t) => {
	let n = f(), { MAX_LENGTH: r, MAX_SAFE_INTEGER: i } = d(), { safeRe: a, t: o } = p(), s = u(), { compareIdentifiers: c } = m(), isPrereleaseIdentifier = (e, t) => {
		let n = t.split(".");
		if (n.length > e.length) return !1;
		for (let t = 0; t < n.length; t++) if (c(e[t], n[t]) !== 0) return !1;
		return !0;
	};
	t.exports = class SemVer {
		constructor(e, t) {
			if (t = s(t), e instanceof SemVer) {
				if (e.loose === !!t.loose && e.includePrerelease === !!t.includePrerelease) return e;
				e = e.version;
			} else if (typeof e != "string") throw TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`);
			if (e.length > r) throw TypeError(`version is longer than ${r} characters`);
			n("SemVer", e, t), this.options = t, this.loose = !!t.loose, this.includePrerelease = !!t.includePrerelease;
			let c = e.trim().match(t.loose ? a[o.LOOSE] : a[o.FULL]);
			if (!c) throw TypeError(`Invalid Version: ${e}`);
			if (this.raw = e, this.major = +c[1], this.minor = +c[2], this.patch = +c[3], this.major > i || this.major < 0) throw TypeError("Invalid major version");
			if (this.minor > i || this.minor < 0) throw TypeError("Invalid minor version");
			if (this.patch > i || this.patch < 0) throw TypeError("Invalid patch version");
			this.prerelease = c[4] ? c[4].split(".").map((e) => {
				if (/^[0-9]+$/.test(e)) {
					let t = +e;
					if (t >= 0 && t < i) return t;
				}
				return e;
			}) : [], this.build = c[5] ? c[5].split(".") : [], this.format();
		}
		format() {
			return this.version = `${this.major}.${this.minor}.${this.patch}`, this.prerelease.length && (this.version += `-${this.prerelease.join(".")}`), this.version;
		}
		toString() {
			return this.version;
		}
		compare(e) {
			if (n("SemVer.compare", this.version, this.options, e), !(e instanceof SemVer)) {
				if (typeof e == "string" && e === this.version) return 0;
				e = new SemVer(e, this.options);
			}
			return e.version === this.version ? 0 : this.compareMain(e) || this.comparePre(e);
		}
		compareMain(e) {
			return e instanceof SemVer || (e = new SemVer(e, this.options)), this.major < e.major ? -1 : this.major > e.major ? 1 : this.minor < e.minor ? -1 : this.minor > e.minor ? 1 : this.patch < e.patch ? -1 : +(this.patch > e.patch);
		}
		comparePre(e) {
			if (e instanceof SemVer || (e = new SemVer(e, this.options)), this.prerelease.length && !e.prerelease.length) return -1;
			if (!this.prerelease.length && e.prerelease.length) return 1;
			if (!this.prerelease.length && !e.prerelease.length) return 0;
			let t = 0;
			do {
				let r = this.prerelease[t], i = e.prerelease[t];
				if (n("prerelease compare", t, r, i), r === void 0 && i === void 0) return 0;
				if (i === void 0) return 1;
				if (r === void 0) return -1;
				if (r !== i) return c(r, i);
			} while (++t);
		}
		compareBuild(e) {
			e instanceof SemVer || (e = new SemVer(e, this.options));
			let t = 0;
			do {
				let r = this.build[t], i = e.build[t];
				if (n("build compare", t, r, i), r === void 0 && i === void 0) return 0;
				if (i === void 0) return 1;
				if (r === void 0) return -1;
				if (r !== i) return c(r, i);
			} while (++t);
		}
		inc(e, t, n) {
			if (e.startsWith("pre")) {
				if (!t && n === !1) throw Error("invalid increment argument: identifier is empty");
				if (t) {
					let e = `-${t}`.match(this.options.loose ? a[o.PRERELEASELOOSE] : a[o.PRERELEASE]);
					if (!e || e[1] !== t) throw Error(`invalid identifier: ${t}`);
				}
			}
			switch (e) {
				case "premajor":
					this.prerelease.length = 0, this.patch = 0, this.minor = 0, this.major++, this.inc("pre", t, n);
					break;
				case "preminor":
					this.prerelease.length = 0, this.patch = 0, this.minor++, this.inc("pre", t, n);
					break;
				case "prepatch":
					this.prerelease.length = 0, this.inc("patch", t, n), this.inc("pre", t, n);
					break;
				case "prerelease":
					this.prerelease.length === 0 && this.inc("patch", t, n), this.inc("pre", t, n);
					break;
				case "release":
					if (this.prerelease.length === 0) throw Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					(this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) && this.major++, this.minor = 0, this.patch = 0, this.prerelease = [];
					break;
				case "minor":
					(this.patch !== 0 || this.prerelease.length === 0) && this.minor++, this.patch = 0, this.prerelease = [];
					break;
				case "patch":
					this.prerelease.length === 0 && this.patch++, this.prerelease = [];
					break;
				case "pre": {
					let e = +!!Number(n);
					if (this.prerelease.length === 0) this.prerelease = [e];
					else {
						let r = this.prerelease.length;
						for (; --r >= 0;) typeof this.prerelease[r] == "number" && (this.prerelease[r]++, r = -2);
						if (r === -1) {
							if (t === this.prerelease.join(".") && n === !1) throw Error("invalid increment argument: identifier already exists");
							this.prerelease.push(e);
						}
					}
					if (t) {
						let r = [t, e];
						if (n === !1 && (r = [t]), isPrereleaseIdentifier(this.prerelease, t)) {
							let e = this.prerelease[t.split(".").length];
							isNaN(e) && (this.prerelease = r);
						} else this.prerelease = r;
					}
					break;
				}
				default: throw Error(`invalid increment argument: ${e}`);
			}
			return this.raw = this.format(), this.build.length && (this.raw += `+${this.build.join(".")}`), this;
		}
	};
})), g = n(((e, t) => {
	let n = h(), compare = (e, t, r) => new n(e, r).compare(new n(t, r));
	t.exports = compare;
})), _ = n(((e, t) => {
	let n = g(), eq = (e, t, r) => n(e, t, r) === 0;
	t.exports = eq;
})), v = n(((e, t) => {
	let n = g(), neq = (e, t, r) => n(e, t, r) !== 0;
	t.exports = neq;
})), y = n(((e, t) => {
	let n = g(), gt = (e, t, r) => n(e, t, r) > 0;
	t.exports = gt;
})), b = n(((e, t) => {
	let n = g(), gte = (e, t, r) => n(e, t, r) >= 0;
	t.exports = gte;
})), x = n(((e, t) => {
	let n = g(), lt = (e, t, r) => n(e, t, r) < 0;
	t.exports = lt;
})), S = n(((e, t) => {
	let n = g(), lte = (e, t, r) => n(e, t, r) <= 0;
	t.exports = lte;
})), C = n(((e, t) => {
	let n = _(), r = v(), i = y(), a = b(), o = x(), s = S(), cmp = (e, t, c, l) => {
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
})), w = n(((e, t) => {
	let n = Symbol("SemVer ANY");
	t.exports = class Comparator {
		static get ANY() {
			return n;
		}
		constructor(e, t) {
			if (t = r(t), e instanceof Comparator) {
				if (e.loose === !!t.loose) return e;
				e = e.value;
			}
			e = e.trim().split(/\s+/).join(" "), s("comparator", e, t), this.options = t, this.loose = !!t.loose, this.parse(e), this.value = this.semver === n ? "" : this.operator + this.semver.version, s("comp", this);
		}
		parse(e) {
			let t = this.options.loose ? i[a.COMPARATORLOOSE] : i[a.COMPARATOR], r = e.match(t);
			if (!r) throw TypeError(`Invalid comparator: ${e}`);
			this.operator = r[1] === void 0 ? "" : r[1], this.operator === "=" && (this.operator = ""), this.semver = r[2] ? new c(r[2], this.options.loose) : n;
		}
		toString() {
			return this.value;
		}
		test(e) {
			if (s("Comparator.test", e, this.options.loose), this.semver === n || e === n) return !0;
			if (typeof e == "string") try {
				e = new c(e, this.options);
			} catch {
				return !1;
			}
			return o(e, this.operator, this.semver, this.options);
		}
		intersects(e, t) {
			if (!(e instanceof Comparator)) throw TypeError("a Comparator is required");
			return this.operator === "" ? this.value === "" || new l(e.value, t).test(this.value) : e.operator === "" ? e.value === "" || new l(this.value, t).test(e.semver) : (t = r(t), t.includePrerelease && (this.value === "<0.0.0-0" || e.value === "<0.0.0-0") || !t.includePrerelease && (this.value.startsWith("<0.0.0") || e.value.startsWith("<0.0.0")) ? !1 : !!(this.operator.startsWith(">") && e.operator.startsWith(">") || this.operator.startsWith("<") && e.operator.startsWith("<") || this.semver.version === e.semver.version && this.operator.includes("=") && e.operator.includes("=") || o(this.semver, "<", e.semver, t) && this.operator.startsWith(">") && e.operator.startsWith("<") || o(this.semver, ">", e.semver, t) && this.operator.startsWith("<") && e.operator.startsWith(">")));
		}
	};
	let r = u(), { safeRe: i, t: a } = p(), o = C(), s = f(), c = h(), l = E();
})), T = n(((e, t) => {
	let { MAX_LENGTH: n, MAX_SAFE_BUILD_LENGTH: r, WHITESPACE_CHARACTERS: i } = d(), a = new Uint8Array(65536);
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
})), E = n(((e, t) => {
	let n = /\s+/g;
	t.exports = class Range {
		constructor(e, t) {
			if (t = i(t), e instanceof Range) return e.loose === !!t.loose && e.includePrerelease === !!t.includePrerelease ? e : new Range(e.raw, t);
			if (e instanceof a) return this.raw = e.value, this.set = [[e]], this.formatted = void 0, this;
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
			let t = ((this.options.includePrerelease && b) | (this.options.loose && x)) + ":" + e, n = r.get(t);
			if (n) return n;
			let i = this.options.loose, s = i ? m[_.HYPHENRANGELOOSE] : m[_.HYPHENRANGE];
			e = e.replace(s, hyphenReplace(this.options.includePrerelease)), o("hyphen replace", e), e = c(e), o("comparator trim", e), e = e.replace(m[_.TILDETRIM], v), o("tilde trim", e), e = e.replace(m[_.CARETTRIM], y), o("caret trim", e);
			let l = e.split(" ").map((e) => parseComparator(e, this.options)).join(" ").split(/\s+/).map((e) => replaceGTE0(e, this.options));
			i && (l = l.filter((e) => (o("loose invalid filter", e, this.options), !!e.match(m[_.COMPARATORLOOSE])))), o("range list", l);
			let u = new Map(), d = l.map((e) => new a(e, this.options));
			for (let e of d) {
				if (isNullSet(e)) return [e];
				u.set(e.value, e);
			}
			u.size > 1 && u.has("") && u.delete("");
			let f = [...u.values()];
			return r.set(t, f), f;
		}
		intersects(e, t) {
			if (!(e instanceof Range)) throw TypeError("a Range is required");
			return this.set.some((n) => isSatisfiable(n, t) && e.set.some((e) => isSatisfiable(e, t) && n.every((n) => e.every((e) => n.intersects(e, t)))));
		}
		test(e) {
			if (!e) return !1;
			if (typeof e == "string") try {
				e = new s(e, this.options);
			} catch {
				return !1;
			}
			for (let t = 0; t < this.set.length; t++) if (testSet(this.set[t], e, this.options)) return !0;
			return !1;
		}
	};
	let r = new (l())(), i = u(), a = w(), o = f(), s = h(), c = T(), { safeRe: m, src: g, t: _, tildeTrimReplace: v, caretTrimReplace: y } = p(), { FLAG_INCLUDE_PRERELEASE: b, FLAG_LOOSE: x } = d(), S = new RegExp(g[_.BUILD], "g"), isNullSet = (e) => e.value === "<0.0.0-0", isAny = (e) => e.value === "", isSatisfiable = (e, t) => {
		let n = !0, r = e.slice(), i = r.pop();
		for (; n && r.length;) n = r.every((e) => i.intersects(e, t)), i = r.pop();
		return n;
	}, parseComparator = (e, t) => (e = e.replace(m[_.BUILD], ""), o("comp", e, t), e = replaceCarets(e, t), o("caret", e), e = replaceTildes(e, t), o("tildes", e), e = replaceXRanges(e, t), o("xrange", e), e = replaceStars(e, t), o("stars", e), e), isX = (e) => !e || e.toLowerCase() === "x" || e === "*", invalidXRangeOrder = (e, t, n) => isX(e) && !isX(t) || isX(t) && n && !isX(n), replaceTildes = (e, t) => e.trim().split(/\s+/).map((e) => replaceTilde(e, t)).join(" "), replaceTilde = (e, t) => {
		let n = t.loose ? m[_.TILDELOOSE] : m[_.TILDE], r = t.includePrerelease ? "-0" : "";
		return e.replace(n, (t, n, i, a, s) => {
			o("tilde", e, t, n, i, a, s);
			let c;
			return isX(n) ? c = "" : isX(i) ? c = `>=${n}.0.0${r} <${+n + 1}.0.0-0` : isX(a) ? c = `>=${n}.${i}.0${r} <${n}.${+i + 1}.0-0` : s ? (o("replaceTilde pr", s), c = `>=${n}.${i}.${a}-${s} <${n}.${+i + 1}.0-0`) : c = `>=${n}.${i}.${a} <${n}.${+i + 1}.0-0`, o("tilde return", c), c;
		});
	}, replaceCarets = (e, t) => e.trim().split(/\s+/).map((e) => replaceCaret(e, t)).join(" "), replaceCaret = (e, t) => {
		o("caret", e, t);
		let n = t.loose ? m[_.CARETLOOSE] : m[_.CARET], r = t.includePrerelease ? "-0" : "";
		return e.replace(n, (t, n, i, a, s) => {
			o("caret", e, t, n, i, a, s);
			let c;
			return isX(n) ? c = "" : isX(i) ? c = `>=${n}.0.0${r} <${+n + 1}.0.0-0` : isX(a) ? c = n === "0" ? `>=${n}.${i}.0${r} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.0${r} <${+n + 1}.0.0-0` : s ? (o("replaceCaret pr", s), c = n === "0" ? i === "0" ? `>=${n}.${i}.${a}-${s} <${n}.${i}.${+a + 1}-0` : `>=${n}.${i}.${a}-${s} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.${a}-${s} <${+n + 1}.0.0-0`) : (o("no pr"), c = n === "0" ? i === "0" ? `>=${n}.${i}.${a} <${n}.${i}.${+a + 1}-0` : `>=${n}.${i}.${a} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.${a} <${+n + 1}.0.0-0`), o("caret return", c), c;
		});
	}, replaceXRanges = (e, t) => (o("replaceXRanges", e, t), e.split(/\s+/).map((e) => replaceXRange(e, t)).join(" ")), replaceXRange = (e, t) => {
		e = e.trim();
		let n = t.loose ? m[_.XRANGELOOSE] : m[_.XRANGE];
		return e.replace(n, (n, r, i, a, s, c) => {
			if (o("xRange", e, n, r, i, a, s, c), invalidXRangeOrder(i, a, s)) return e;
			let l = isX(i), u = l || isX(a), d = u || isX(s), f = d;
			return r === "=" && f && (r = ""), c = t.includePrerelease ? "-0" : "", l ? n = r === ">" || r === "<" ? "<0.0.0-0" : "*" : r && f ? (u && (a = 0), s = 0, r === ">" ? (r = ">=", u ? (i = +i + 1, a = 0, s = 0) : (a = +a + 1, s = 0)) : r === "<=" && (r = "<", u ? i = +i + 1 : a = +a + 1), r === "<" && (c = "-0"), n = `${r + i}.${a}.${s}${c}`) : u ? n = `>=${i}.0.0${c} <${+i + 1}.0.0-0` : d && (n = `>=${i}.${a}.0${c} <${i}.${+a + 1}.0-0`), o("xRange return", n), n;
		});
	}, replaceStars = (e, t) => (o("replaceStars", e, t), e.trim().replace(m[_.STAR], "")), replaceGTE0 = (e, t) => (o("replaceGTE0", e, t), e.trim().replace(m[t.includePrerelease ? _.GTE0PRE : _.GTE0], "")), hyphenReplace = (e) => (t, n, r, i, a, o, s, c, l, u, d, f) => (n = isX(r) ? "" : isX(i) ? `>=${r}.0.0${e ? "-0" : ""}` : isX(a) ? `>=${r}.${i}.0${e ? "-0" : ""}` : o ? `>=${n}` : `>=${n}${e ? "-0" : ""}`, c = isX(l) ? "" : isX(u) ? `<${+l + 1}.0.0-0` : isX(d) ? `<${l}.${+u + 1}.0-0` : f ? `<=${l}.${u}.${d}-${f}` : e ? `<${l}.${u}.${+d + 1}-0` : `<=${c}`, `${n} ${c}`.trim()), testSet = (e, t, n) => {
		for (let n = 0; n < e.length; n++) if (!e[n].test(t)) return !1;
		if (t.prerelease.length && !n.includePrerelease) {
			for (let n = 0; n < e.length; n++) if (o(e[n].semver), e[n].semver !== a.ANY && e[n].semver.prerelease.length > 0) {
				let r = e[n].semver;
				if (r.major === t.major && r.minor === t.minor && r.patch === t.patch) return !0;
			}
			return !1;
		}
		return !0;
	};
})), D = n(((e, t) => {
	let n = E(), intersects = (e, t, r) => (e = new n(e, r), t = new n(t, r), e.intersects(t, r));
	t.exports = intersects;
})), O = n(((e, t) => {
	let n = E(), validRange = (e, t) => {
		try {
			return new n(e, t).range || "*";
		} catch {
			return null;
		}
	};
	t.exports = validRange;
})), k = n(((e, t) => {
	let n = E(), satisfies = (e, t, r) => {
		try {
			t = new n(t, r);
		} catch {
			return !1;
		}
		return t.test(e);
	};
	t.exports = satisfies;
})), A = e(D(), 1), j = e(O(), 1);
k();
async function readLocked({ buildRoot: e, workspace: t }, n) {
	if (n.length === 0) return [];
	let r = e === t ? [e] : [e, t], i = [];
	for (let t of r) {
		let r = c.relative(t, e).replaceAll(c.sep, "/");
		i.push(...await inNpmLock(t, r, n)), i.push(...await inPnpmLock(t, r, n));
	}
	return i.length > 0 ? i : (await Promise.all(n.map((e) => inModules(r, e)))).flat();
}
async function inNpmLock(e, t, n) {
	let r = await o(c.join(e, "package-lock.json")), s = i(i(a(r ?? "")).packages);
	return n.flatMap((e) => {
		let n = c.posix.join(t, "node_modules", e);
		return describe(e, s[n] ?? s[`node_modules/${e}`]);
	});
}
async function inPnpmLock(e, t, n) {
	return parsePnpmLock(await o(c.join(e, "pnpm-lock.yaml")) ?? "", t || ".", new Set(n));
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
		let [, e = "", a = "", o = ""] = /^( *)([^ ].*?): *(.*)$/.exec(i) ?? [], s = a.replaceAll("'", "");
		e.length === 0 && s !== "" ? t = s : e.length === 2 ? n = s : e.length === 6 && (r = s), yield {
			section: t,
			entry: n,
			name: r,
			key: s,
			value: o
		};
	}
}
async function inModules(e, t) {
	for (let n of e) {
		let e = c.join(n, "node_modules", t, "package.json"), r = await o(e).catch(() => void 0);
		if (r !== void 0) return describe(t, a(r));
	}
	return [];
}
function describe(e, t) {
	let { version: n, engines: r } = i(t), { node: a } = i(r);
	return typeof n != "string" || a === void 0 ? [] : [{
		name: e,
		version: n,
		node: a
	}];
}
// src/deploy/steps/build/engines.ts
var M = t({ unfitNode: () => unfitNode });
async function unfitNode(e, t, n) {
	let r = await findRequirements(e);
	if (r.length === 0) return;
	let i = {
		...t,
		PATH: s(t.PATH ?? "")
	}, a = {
		cwd: e.buildRoot,
		env: i,
		signal: n.signal,
		limitMs: 5e3
	}, o = await n.exec("node", ["--version"], a), [, c] = /^v(\d+\.\d+\.\d+)\s*$/.exec(o.kind === "exited" ? o.stdout : "") ?? [];
	if (c) return contradiction(r, c, `but the build runs on Node ${c}.`);
}
function contradiction(e, t, n) {
	let i = e.find(({ range: e }) => !(0, A.default)(t, e));
	if (!i) return;
	let a = i.where ? ` (${i.where})` : "";
	return `${i.package} requires Node ${r(i.range)}${a}, ${n}`;
}
async function findRequirements({ buildRoot: e, workspace: t }) {
	let { devEngines: n, engines: r, dependencies: a, devDependencies: o } = await readManifest(e), s = [i(n).runtime].flat().map(i), c = [{
		package: "package.json",
		range: i(r).node,
		where: "engines"
	}, ...s.filter(({ name: e, onFail: t }) => e === "node" && t !== "ignore").map(({ version: e }) => ({
		package: "package.json",
		range: e,
		where: "devEngines"
	}))], l = [...Object.keys(i(a)), ...Object.keys(i(o))];
	for (let { name: n, version: r, node: i } of await readLocked({
		buildRoot: e,
		workspace: t
	}, l)) c.push({
		package: `${n} ${r}`,
		range: i
	});
	return c.flatMap(({ range: e, ...t }) => typeof e != "string" || e.length > 200 || (0, j.default)(e) === null ? [] : [{
		...t,
		range: e
	}]);
}
async function readManifest(e) {
	return i(a(await o(c.join(e, "package.json")) ?? ""));
}
export { M as t };
