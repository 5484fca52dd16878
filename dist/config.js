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
import { Dn as t, _ as n, b as r, d as i, dn as a, f as o, g as s, h as c, i as l, kn as u, kt as d, l as f, ln as p, m, v as h, xn as g } from "./shared.js";
const v = globalThis.process.getBuiltinModule("node:path");
// node_modules/zod/v4/core/util.js
function getEnumValues(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function jsonStringifyReplacer(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var Cached = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function cached(e) {
	return new Cached(e);
}
function nullish$1(e) {
	return e == null;
}
function cleanRegex(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function assignProp(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function rawShape(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
function sourceShape(e) {
	return rawShape(e._zod.def) ?? e._zod.def.shape;
}
function deferProp(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return assignProp(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function putProp(e, t, n) {
	t in e ? assignProp(e, t, n) : e[t] = n;
}
function mirrorShape(e, t, n, r) {
	let i = sourceShape(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? deferProp(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : putProp(e, a, r ? r(n.value, a) : n.value));
	}
}
function mirrorProps(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? deferProp(e, n, () => t[n]) : putProp(e, n, r.value));
	}
}
function mergeDefs(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
const y = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function isObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function isPlainObject(e) {
	if (isObject(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return isObject(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function shallowClone(e) {
	return isPlainObject(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const b = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function normalizeParams(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == "string") return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == "string" ? {
		...t,
		error: () => t.error
	} : t;
}
function optionalKeys(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const x = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, S = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function maskedKeys(e, t) {
	let n = sourceShape(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function extend$1(e, t) {
	if (!isPlainObject(t)) throw Error("Invalid input to extend: expected a plain object");
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = sourceShape(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
}
function extended(e, t) {
	let n = {};
	return mirrorShape(n, e, Reflect.ownKeys(sourceShape(e))), mirrorProps(n, t), n;
}
function partial$1(e, t, n, r = "partial") {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(maskedKeys(t, n)) : void 0, o = {};
	return mirrorShape(o, t, Reflect.ownKeys(sourceShape(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: "optional",
		innerType: t
	}))), clone(t, mergeDefs(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function aborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function explicitlyAborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function prefixIssues(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function unwrapMessage(e) {
	return typeof e == "string" ? e : e?.message;
}
function sizeCaps(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function attachSchema(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function finalizeIssue(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : unwrapMessage(e.inst?._zod.def?.error?.(e)) ?? unwrapMessage(a?.(e)) ?? unwrapMessage(t?.error?.(e)) ?? unwrapMessage(n.customError?.(e)) ?? unwrapMessage(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const C = /[\uD800-\uDBFF]/;
function codePointLength(e) {
	let t = e.length;
	if (!C.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function getLengthableOrigin(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function issue(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function members(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : defineBound(e, n, r.value);
	}
}
function own(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function hide(e, t, n) {
	return own(e, t, n, !1);
}
function defineBound(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : own(this, t, n.bind(this));
		},
		set(e) {
			own(this, t, e);
		}
	});
}
function claim(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let w, T = !1;
const ee = {
	configurable: !0,
	get() {
		T = !0;
	}
};
function defineLazyInternal(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && w !== e._zod ? w = void 0 : (w = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, ee);
			let e = T;
			T = !1;
			try {
				let r = n(this);
				return T ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), T ||= e, r;
			} catch (n) {
				throw delete this[t], T ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function installLazyProp(e, t, n, r) {
	let i = claim(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var te;
const ne = {
	value: void 0,
	enumerable: !1
};
let re = "captureStackTrace" in Error ? Error : null;
function newError(e) {
	let t = re;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return re = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
function $constructor(e, t, n, r) {
	let i = {};
	function Internals(e) {
		this.def = e, this.constr = _, this.traits = new Set();
	}
	Internals.prototype = i;
	let a = n, o = a && new WeakSet();
	function init(n, r) {
		if (!n._zod) {
			ne.value = new Internals(r);
			try {
				Object.defineProperty(n, "_zod", ne);
			} finally {
				ne.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), o) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			o.has(i) || (o.add(i), members(i, a));
		}
		let i = _.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let s = r?.Parent ?? Object;
	class Definition extends s {}
	Object.defineProperty(Definition, "name", { value: e });
	function _(e) {
		let t = r?.Parent ? newError(Definition) : this;
		init(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(_, "name", { value: e }), _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, $ZodEncodeError = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(te = globalThis).__zod_globalConfig ?? (te.__zod_globalConfig = {});
const E = globalThis.__zod_globalConfig;
function config(e) {
	return e && Object.assign(E, e), E;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, jsonStringifyReplacer, 2), e.message;
}
function _setMessage(e) {
	this._zod.message = e;
}
const ie = {
	get: _getMessage,
	set: _setMessage,
	enumerable: !0,
	configurable: !0
}, ae = {
	value: void 0,
	enumerable: !1
}, oe = new WeakSet([Object.prototype, Error.prototype]), initializer = (e, t) => {
	e.name = "$ZodError", ae.value = t, Object.defineProperty(e, "issues", ae), ae.value = void 0, Object.defineProperty(e, "message", ie);
	let n = Object.getPrototypeOf(e);
	oe.has(n) || (oe.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let value = () => this.message;
			return Object.defineProperty(this, "toString", {
				value,
				configurable: !0,
				writable: !0
			}), value;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
}, D = $constructor("$ZodError", initializer, void 0, { Parent: Error }), _parse = (e) => {
	let fn = (t, n, r, i) => {
		let a = r ? {
			...r,
			async: !1
		} : { async: !1 }, o = t._zod.run({
			value: n,
			issues: []
		}, a);
		if (o instanceof Promise) throw new $ZodAsyncError();
		if (o.issues.length) {
			let t = new ((i?.Err) ?? e)(o.issues.map((e) => finalizeIssue(e, a, config())));
			throw y(t, i?.callee ?? fn), t;
		}
		return o.value;
	};
	return fn;
}, se = _parse(D), _parseAsync = (e) => {
	let fn = async (t, n, r, i) => {
		let a = r ? {
			...r,
			async: !0
		} : { async: !0 }, o = t._zod.run({
			value: n,
			issues: []
		}, a);
		if (o instanceof Promise && (o = await o), o.issues.length) {
			let t = new ((i?.Err) ?? e)(o.issues.map((e) => finalizeIssue(e, a, config())));
			throw y(t, i?.callee ?? fn), t;
		}
		return o.value;
	};
	return fn;
}, ce = _parseAsync(D), _safeParse = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new $ZodAsyncError();
	return a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, le = _safeParse(D);
function failure(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => finalizeIssue(e, n, config()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const _safeParseAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, ue = _safeParseAsync(D), de = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, fe = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, pe = /^https?$/, me = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function anchor(e) {
	return RegExp(`^${e}$`);
}
const he = anchor(me);
function timeSource(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime$1(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${timeSource({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${timeSource({ precision: e.precision })}` : n;
	return RegExp(`^${me}T(?:${r})$`);
}
const ge = /^[\s\S]{0,}$/, _e = /^-?\d+$/, ve = /^-?\d+(?:\.\d+)?$/, ye = /^(?:true|false)$/i, be = /^null$/i, xe = /^undefined$/i, O = $constructor("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), _whenHasLength = (e) => {
	let t = e.value;
	return !nullish$1(t) && t.length !== void 0;
}, k = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, Se = $constructor("$ZodCheckLessThan", (e, t) => {
	O.init(e, t);
	let n = k[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: k[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), Ce = $constructor("$ZodCheckGreaterThan", (e, t) => {
	O.init(e, t);
	let n = k[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: k[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), we = $constructor("$ZodCheckNumberFormat", (e, t) => {
	O.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = x[t.format];
	e._zod.check = (o) => {
		let s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: "invalid_type",
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? o.issues.push({
					input: s,
					code: "too_big",
					maximum: 2 ** 53 - 1,
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : o.issues.push({
					input: s,
					code: "too_small",
					minimum: -(2 ** 53 - 1),
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && o.issues.push({
			origin: "number",
			input: s,
			code: "too_small",
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > a && o.issues.push({
			origin: "number",
			input: s,
			code: "too_big",
			maximum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), Te = $constructor("$ZodCheckMaxLength", (e, t) => {
	var n;
	O.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? codePointLength(r) : i) <= t.maximum) return;
		let a = getLengthableOrigin(r);
		n.issues.push({
			origin: a,
			code: "too_big",
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), Ee = $constructor("$ZodCheckMinLength", (e, t) => {
	var n;
	O.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? codePointLength(r) : i) >= t.minimum) return;
		let a = getLengthableOrigin(r);
		n.issues.push({
			origin: a,
			code: "too_small",
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), De = $constructor("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	O.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), Oe = $constructor("$ZodCheckRegex", (e, t) => {
	De.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), ke = $constructor("$ZodCheckOverwrite", (e, t) => {
	O.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
}), Ae = {
	major: 4,
	minor: 6,
	patch: 7
}, A = $constructor("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = Ae;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let runChecks = (t, n, r) => {
			if (t.memo) return t;
			let i = aborted(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (explicitlyAborted(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new $ZodAsyncError();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (attachSchema(t.issues, n, e), i ||= aborted(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					attachSchema(t.issues, n, e), i ||= aborted(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, handleCanaryResult = (t, n, r) => {
			if (aborted(t)) return t.aborted = !0, t;
			let a = runChecks(n, i, r);
			if (a instanceof Promise) {
				if (r.async === !1) throw new $ZodAsyncError();
				return a.then((t) => e._zod.parse(t, r));
			}
			return e._zod.parse(a, r);
		};
		e._zod.run = (t, n) => {
			if (n.skipChecks) return e._zod.parse(t, n);
			if (n.direction === "backward") {
				let r = e._zod.parse({
					value: t.value,
					issues: []
				}, {
					...n,
					skipChecks: !0
				});
				return r instanceof Promise ? r.then((e) => handleCanaryResult(e, t, n)) : handleCanaryResult(r, t, n);
			}
			let r = e._zod.parse(t, n);
			if (r instanceof Promise) {
				if (n.async === !1) throw new $ZodAsyncError();
				return r.then((e) => runChecks(e, i, n));
			}
			return runChecks(r, i, n);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(e) {
		own(this, "~standard", e);
	}
}), toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => finalizeIssue(e, t, config())) } : { value: e.value };
async function validateAsync(e, t) {
	let n = { async: !0 };
	return toStandardResult(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function standardProps(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return toStandardResult(r, n);
			} catch {}
			return validateAsync(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const je = $constructor("$ZodString", (e, t) => {
	A.init(e, t), e._zod.pattern = t.pattern ?? ge, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == "string" || n.issues.push({
			expected: "string",
			code: "invalid_type",
			input: n.value,
			inst: e
		}), n;
	};
}), j = $constructor("$ZodStringFormat", (e, t) => {
	De.init(e, t), je.init(e, t);
});
function canParseURL(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function validateURL(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? canParseURL(e) || 2 : parseURLObject(e, t);
}
function parseURLObject(e, t) {
	if (!t.normalize && t.protocol?.source === pe.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < "u") {
			let t = URL;
			if (typeof t.parse == "function") return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const Me = /[\t\n\r]/g;
function stripTabAndNewline(e) {
	return e.replace(Me, "");
}
function urlHostnameOk(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function urlProtocolOk(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Ne = $constructor("$ZodURL", (e, t) => {
	j.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = validateURL(r, t);
			if (i === 1) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = stripTabAndNewline(r);
				return;
			}
			t.hostname && !urlHostnameOk(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !urlProtocolOk(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : stripTabAndNewline(r);
			return;
		} catch {
			n.issues.push({
				code: "invalid_format",
				format: "url",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), Pe = $constructor("$ZodISODateTime", (e, t) => {
	t.pattern ??= datetime$1(t), j.init(e, t);
}), Fe = $constructor("$ZodISODate", (e, t) => {
	t.pattern ??= he, j.init(e, t);
}), Ie = /^[0-9a-zA-Z+/]*={0,2}$/, Le = /^[A-Za-z0-9_-]*$/, Re = $constructor("$ZodNumber", (e, t) => {
	A.init(e, t), e._zod.pattern = ve, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == "number" && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == "number" ? Number.isNaN(i) ? "NaN" : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: "number",
			code: "invalid_type",
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), ze = $constructor("$ZodNumberFormat", (e, t) => {
	we.init(e, t), Re.init(e, t);
}), Be = $constructor("$ZodBoolean", (e, t) => {
	A.init(e, t), e._zod.pattern = ye, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == "boolean" || n.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input: i,
			inst: e
		}), n;
	};
}), Ve = $constructor("$ZodUndefined", (e, t) => {
	A.init(e, t), e._zod.pattern = xe, e._zod.values = new Set([void 0]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === void 0 || t.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), He = $constructor("$ZodNull", (e, t) => {
	A.init(e, t), e._zod.pattern = be, e._zod.values = new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: "null",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), Ue = $constructor("$ZodUnknown", (e, t) => {
	A.init(e, t), e._zod.parse = (e) => e;
}), We = $constructor("$ZodNever", (e, t) => {
	A.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function capSize(e, t) {
	let n = sizeCaps(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of sizeCaps(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, attachSchema(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const arraySize = (e) => Array.isArray(e) ? e.length : -1;
function handleArrayResult(e, t, n) {
	e.issues.length && t.issues.push(...prefixIssues(n, e.issues)), t.value[n] = e.value;
}
const Ge = $constructor("$ZodArray", (e, t) => {
	A.init(e, t);
	let n = E.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: "array",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => handleArrayResult(t, r, e)));
			else if (handleArrayResult(c, r, e), s && c.issues.length !== 0 && aborted(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, capSize(e, arraySize);
});
function handlePropertyResult(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...prefixIssues(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const Ke = [];
function normalizeDef(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Ke, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = optionalKeys(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function handleCatchall(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (aborted(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === "__proto__") {
			u === "never" && s.push(i);
			continue;
		}
		if (u === "never") {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => handlePropertyResult(e, n, i, t, d, f))) : handlePropertyResult(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const qe = $constructor("$ZodObject", (e, t) => {
	A.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let get = () => {
			let e = { ...r };
			return Object.defineProperty(t, "shape", { value: e }), get.raw = e, e;
		};
		get.raw = r, Object.defineProperty(t, "shape", { get });
	}
	let i = cached(() => normalizeDef(t));
	defineLazyInternal(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || assignProp(n, e, new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = isObject, o = t.catchall, s, c = E.memoizer;
	c?.attach(e), e._zod.parse = (t, n) => {
		s ??= i.value;
		let r = t.value;
		if (!a(r)) return t.issues.push({
			expected: "object",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
		t.value = c ? c.alloc(e, t, {}, n) : {};
		let l = [], u = s.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of s.allKeys) {
			if (d && t.issues.length !== f) {
				if (aborted(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => handlePropertyResult(n, t, e, r, a, o))) : handlePropertyResult(s, t, e, r, a, o);
		}
		return o ? handleCatchall(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
});
function handleUnionResults(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !aborted(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => finalizeIssue(e, r, config())))
	}), t);
}
const Je = $constructor("$ZodUnion", (e, t) => {
	A.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), defineLazyInternal(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), defineLazyInternal(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), defineLazyInternal(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => cleanRegex(e.source)).join("|")})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => handleUnionResults(t, r, e, i)) : handleUnionResults(o, r, e, i);
	};
});
function discriminatorMap(e) {
	let t = new Map();
	for (let n of e.options) {
		let r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (let e of r) if (t.has(e)) {
			if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
			t.set(e, null);
		} else t.set(e, n);
	}
	return t;
}
const Ye = $constructor("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, Je.init(e, t);
	let n = e._zod.parse;
	defineLazyInternal(e, "propValues", (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || assignProp(t, e, new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = rawShape(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = cached(() => discriminatorMap(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!isObject(o)) return i.issues.push({
			code: "invalid_type",
			expected: "object",
			input: o,
			inst: e
		}), i;
		let s = o?.[t.discriminator], c = r.value.get(s);
		return c && (s !== void 0 || a.direction !== "backward") ? c._zod.run(i, a) : t.unionFallback || a.direction === "backward" ? n(i, a) : (i.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: o,
			path: [t.discriminator],
			inst: e
		}), i);
	};
}), Xe = $constructor("$ZodRecord", (e, t) => {
	A.init(e, t);
	let n = E.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!isPlainObject(a)) return r.issues.push({
			expected: "record",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = new Set();
			for (let n of s) if (typeof n == "string" || typeof n == "number" || typeof n == "symbol") {
				if (c.add(typeof n == "number" ? n.toString() : n), n === "__proto__") continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (s.issues.length) {
					r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: s.issues.map((e) => finalizeIssue(e, i, config())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === "__proto__") continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...prefixIssues(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...prefixIssues(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === "loose") {
					if (e === "__proto__") continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === "__proto__" || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (typeof n == "string" && ve.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === "loose" ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: l.issues.map((e) => finalizeIssue(e, i, config())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === "__proto__") continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...prefixIssues(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...prefixIssues(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), Ze = $constructor("$ZodEnum", (e, t) => {
	A.init(e, t);
	let n = getEnumValues(t.entries), r = new Set(n);
	e._zod.values = r, defineLazyInternal(e, "pattern", (e) => {
		let t = getEnumValues(e.def.entries).filter((e) => b.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => escapeRegex(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), Qe = $constructor("$ZodLiteral", (e, t) => {
	A.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? escapeRegex(e) : e ? escapeRegex(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), $e = $constructor("$ZodTransform", (e, t) => {
	A.init(e, t), e._zod.optin = "optional", E.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new $ZodEncodeError(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new $ZodAsyncError();
		return n.value = i, n;
	};
});
function handleOptionalResult(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const et = $constructor("$ZodOptional", (e, t) => {
	A.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", defineLazyInternal(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t, void 0]) : void 0;
	}), defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => handleOptionalResult(e, t)) : handleOptionalResult(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), tt = $constructor("$ZodNullable", (e, t) => {
	A.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout), defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)}|null)$`) : void 0;
	}), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), nt = $constructor("$ZodDefault", (e, t) => {
	A.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handleDefaultResult(e, t)) : handleDefaultResult(r, t);
	};
});
function handleDefaultResult(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const rt = $constructor("$ZodPrefault", (e, t) => {
	A.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), it = $constructor("$ZodPipe", (e, t) => {
	A.init(e, t), defineLazyInternal(e, "values", (e) => e.def.in._zod.values), defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout), defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.in, n)) : handlePipeResult(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.out, n)) : handlePipeResult(r, t.out, n);
	};
});
function handlePipeResult(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const at = $constructor("$ZodCustom", (e, t) => {
	O.init(e, t), A.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => handleRefineResult(t, n, r, e));
		handleRefineResult(i, n, r, e);
	};
});
function handleRefineResult(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(issue(e));
	}
}
// node_modules/zod/v4/core/registries.js
var ot, $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap(), this._idmap = new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = new WeakMap(), this._idmap = new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == "object" && "id" in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function registry() {
	return new $ZodRegistry();
}
(ot = globalThis).__zod_globalRegistry ?? (ot.__zod_globalRegistry = registry());
const st = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(e) {
	return e.checks &&= [...e.checks], e;
}
function _string(e, t) {
	return new e(snapshotChecks({
		type: "string",
		...normalizeParams(t)
	}));
}
function _url(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
function _isoDateTime(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...normalizeParams(t)
	});
}
function _isoDate(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(t)
	});
}
function _number(e, t) {
	return new e(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(t)
	}));
}
function _int(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...normalizeParams(t)
	});
}
function _boolean(e, t) {
	return new e({
		type: "boolean",
		...normalizeParams(t)
	});
}
function _undefined$1(e, t) {
	return new e({
		type: "undefined",
		...normalizeParams(t)
	});
}
function _null$1(e, t) {
	return new e({
		type: "null",
		...normalizeParams(t)
	});
}
function _unknown(e) {
	return new e({ type: "unknown" });
}
function _never(e, t) {
	return new e({
		type: "never",
		...normalizeParams(t)
	});
}
function _lte(e, t) {
	return new Se({
		check: "less_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
function _gt(e, t) {
	return new Ce({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !1
	});
}
function _gte(e, t) {
	return new Ce({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
function _positive(e) {
	return _gt(0, e);
}
function _maxLength(e, t) {
	return new Te({
		check: "max_length",
		...normalizeParams(t),
		maximum: e
	});
}
function _minLength(e, t) {
	return new Ee({
		check: "min_length",
		...normalizeParams(t),
		minimum: e
	});
}
function _regex(e, t) {
	return new Oe({
		check: "string_format",
		format: "regex",
		...normalizeParams(t),
		pattern: e
	});
}
function _overwrite(e) {
	return new ke({
		check: "overwrite",
		tx: e
	});
}
function _trim() {
	return _overwrite((e) => e.trim());
}
function _refine(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...normalizeParams(n)
	});
}
function meta$1(e) {
	let t = new O({ check: "meta" });
	return t._zod.onattach = [(t) => {
		let n = st.get(t) ?? {};
		st.add(t, {
			...n,
			...e
		});
	}], t._zod.check = () => {}, t;
}
// node_modules/zod/v4/mini/schemas.js
const M = $constructor("ZodMiniType", (e, t) => {
	if (!e._zod) throw Error("Uninitialized schema in ZodMiniType.");
	A.init(e, t), e.def = t, e.type = t.type;
}, {
	get with() {
		return this.check;
	},
	set with(e) {
		own(this, "with", e);
	},
	parse(e, t) {
		return se(this, e, t, { callee: this.parse });
	},
	parseAsync(e, t) {
		return ce(this, e, t, { callee: this.parseAsync });
	},
	safeParse(e, t) {
		return le(this, e, t);
	},
	safeParseAsync(e, t) {
		return ue(this, e, t);
	},
	check(...e) {
		let t = this.def;
		return this.clone({
			...t,
			checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
				check: e,
				def: { check: "custom" },
				onattach: []
			} } : e)]
		}, { parent: !0 });
	},
	clone(e, t) {
		return clone(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	}
}), ct = $constructor("ZodMiniString", (e, t) => {
	je.init(e, t), M.init(e, t);
});
function string$1(e) {
	return _string(ct, e);
}
const N = $constructor("ZodMiniStringFormat", (e, t) => {
	j.init(e, t), ct.init(e, t);
}), lt = $constructor("ZodMiniURL", (e, t) => {
	Ne.init(e, t), N.init(e, t);
});
function url(e) {
	return _url(lt, e);
}
const ut = $constructor("ZodMiniNumber", (e, t) => {
	Re.init(e, t), M.init(e, t);
});
function number(e) {
	return _number(ut, e);
}
const dt = $constructor("ZodMiniNumberFormat", (e, t) => {
	ze.init(e, t), ut.init(e, t);
});
function int$2(e) {
	return _int(dt, e);
}
const ft = $constructor("ZodMiniBoolean", (e, t) => {
	Be.init(e, t), M.init(e, t);
});
function boolean(e) {
	return _boolean(ft, e);
}
const pt = $constructor("ZodMiniUndefined", (e, t) => {
	Ve.init(e, t), M.init(e, t);
});
function _undefined(e) {
	return _undefined$1(pt, e);
}
const mt = $constructor("ZodMiniNull", (e, t) => {
	He.init(e, t), M.init(e, t);
});
function _null(e) {
	return _null$1(mt, e);
}
const ht = $constructor("ZodMiniUnknown", (e, t) => {
	Ue.init(e, t), M.init(e, t);
});
function unknown() {
	return _unknown(ht);
}
const gt = $constructor("ZodMiniNever", (e, t) => {
	We.init(e, t), M.init(e, t);
});
function never(e) {
	return _never(gt, e);
}
const _t = $constructor("ZodMiniArray", (e, t) => {
	Ge.init(e, t), M.init(e, t);
});
function array(e, t) {
	return new _t({
		type: "array",
		element: e,
		...normalizeParams(t)
	});
}
const vt = $constructor("ZodMiniObject", (e, t) => {
	qe.init(e, t), M.init(e, t), installLazyProp(e, "shape", (e) => e._zod.def.shape, !1);
});
function object(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...normalizeParams(t)
	};
	return new vt(n);
}
function strictObject(e, t) {
	return new vt({
		type: "object",
		shape: e,
		catchall: never(),
		...normalizeParams(t)
	});
}
function looseObject(e, t) {
	return new vt({
		type: "object",
		shape: e,
		catchall: unknown(),
		...normalizeParams(t)
	});
}
function extend(e, t) {
	return extend$1(e, t);
}
function partial(e, t) {
	let n = e._zod.def;
	if (n.type !== "tuple") return partial$1(Tt, e, t);
	if (n.checks?.length) throw Error(".partial() cannot be used on tuple schemas containing refinements");
	return clone(e, {
		...n,
		items: n.items.map((e) => new Tt({
			type: "optional",
			innerType: e
		}))
	});
}
const yt = $constructor("ZodMiniUnion", (e, t) => {
	Je.init(e, t), M.init(e, t);
});
function union(e, t) {
	return new yt({
		type: "union",
		options: e,
		...normalizeParams(t)
	});
}
const bt = $constructor("ZodMiniDiscriminatedUnion", (e, t) => {
	Ye.init(e, t), M.init(e, t);
});
function discriminatedUnion(e, t, n) {
	return new bt({
		type: "union",
		options: t,
		discriminator: e,
		...normalizeParams(n)
	});
}
const xt = $constructor("ZodMiniRecord", (e, t) => {
	Xe.init(e, t), M.init(e, t);
});
function record(e, t, n) {
	return !t || !t._zod ? new xt({
		type: "record",
		keyType: string$1(),
		valueType: e,
		...normalizeParams(t)
	}) : new xt({
		type: "record",
		keyType: e,
		valueType: t,
		...normalizeParams(n)
	});
}
const St = $constructor("ZodMiniEnum", (e, t) => {
	Ze.init(e, t), M.init(e, t), e.options = [...e._zod.values];
});
function _enum(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new St({
		type: "enum",
		entries: n,
		...normalizeParams(t)
	});
}
const Ct = $constructor("ZodMiniLiteral", (e, t) => {
	Qe.init(e, t), M.init(e, t);
});
function literal(e, t) {
	return new Ct({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...normalizeParams(t)
	});
}
const wt = $constructor("ZodMiniTransform", (e, t) => {
	$e.init(e, t), M.init(e, t);
});
function transform(e) {
	return new wt({
		type: "transform",
		transform: e
	});
}
const Tt = $constructor("ZodMiniOptional", (e, t) => {
	et.init(e, t), M.init(e, t);
});
function optional(e) {
	return new Tt({
		type: "optional",
		innerType: e
	});
}
const Et = $constructor("ZodMiniNullable", (e, t) => {
	tt.init(e, t), M.init(e, t);
});
function nullable(e) {
	return new Et({
		type: "nullable",
		innerType: e
	});
}
function nullish(e) {
	return optional(nullable(e));
}
const Dt = $constructor("ZodMiniDefault", (e, t) => {
	nt.init(e, t), M.init(e, t);
});
function _default(e, t) {
	return new Dt({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
const Ot = $constructor("ZodMiniPrefault", (e, t) => {
	rt.init(e, t), M.init(e, t);
});
function prefault(e, t) {
	return new Ot({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
const kt = $constructor("ZodMiniPipe", (e, t) => {
	it.init(e, t), M.init(e, t);
});
function pipe(e, t) {
	return new kt({
		type: "pipe",
		in: e,
		out: t
	});
}
const At = $constructor("ZodMiniCustom", (e, t) => {
	at.init(e, t), M.init(e, t);
});
function refine(e, t = {}) {
	return _refine(At, e, t);
}
const jt = meta$1, Mt = $constructor("ZodMiniISODateTime", (e, t) => {
	Pe.init(e, t), N.init(e, t);
});
function datetime(e) {
	return _isoDateTime(Mt, e);
}
const Nt = $constructor("ZodMiniISODate", (e, t) => {
	Fe.init(e, t), N.init(e, t);
});
function date(e) {
	return _isoDate(Nt, e);
}
// src/contracts/portal/values.ts
function textLike(e, t) {
	return new N({
		type: "string",
		check: "string_format",
		format: "regex",
		abort: !1,
		pattern: e,
		error: () => t
	});
}
const Pt = datetime({ offset: !0 }).check(_regex(/(Z|\+00:00)$/, "Expected a time in UTC that ends with Z or +00:00.")), Ft = url({
	protocol: /^https?$/,
	error: "Expected an absolute URL that starts with http:// or https://."
}), It = string$1().check(_minLength(1, "Must not be empty."), refine((e) => isImageAddress(e), { error: "Expected a URL that starts with https:// or http://, or a path that starts with /." }));
function isImageAddress(e) {
	return /^https?:\/\//i.test(e) ? URL.canParse(e) : /^\/(?![/\\])\S*$/.test(e);
}
const Lt = textLike(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, "Expected MAJOR.MINOR.PATCH, such as 1.4.0."), isVersion = (e) => Lt.safeParse(e).success, Rt = textLike(/^[0-9a-f]{7,64}$/i, "Expected a commit hash with at least seven digits."), zt = textLike(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, "Expected a full commit hash with 40 or 64 digits."), Bt = textLike(/^@\w+$/, "Expected a user name that starts with @."), Vt = textLike(/^(?!\.{1,2}$)[^\s/?#%\\]+$/, "Expected a slug other than . and .., without spaces, slashes, ?, # or %.").check(_maxLength(200, "Must have at most 200 characters.")), unknownYet = (e) => optional(nullable(e).check(jt({ [Ht]: !0 }))), Ht = "x-absent-if-unknown", textUpTo = (e) => string$1().check(refine((t) => [...t].length <= e, { error: `Must have at most ${e} characters.` }), jt({ maxLength: e })), limitedText = (e) => textUpTo(e).check(_minLength(1, "Must not be empty.")), P = {
	default: 50,
	maximum: 200
}, F = pipe(string$1().check(_regex(/^\d{1,9}$/, "Expected a whole number.")), transform((e) => Number(e))), Ut = {
	limit: _default(pipe(F, int$2().check(_gte(1), _lte(P.maximum))), P.default),
	offset: _default(pipe(F, int$2().check(_gte(0))), 0)
}, Wt = {
	limit: optional(pipe(F, int$2().check(_gte(1), _lte(P.maximum)))),
	offset: optional(pipe(F, int$2().check(_gte(0)))),
	search: optional(string$1().check(_maxLength(200)))
}, Gt = {
	total: int$2(),
	limit: int$2(),
	offset: int$2()
}, Kt = textLike(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element."), qt = _default(string$1(), ""), Jt = Symbol.for("yaml.alias"), Yt = Symbol.for("yaml.document"), I = Symbol.for("yaml.map"), Xt = Symbol.for("yaml.pair"), L = Symbol.for("yaml.scalar"), R = Symbol.for("yaml.seq"), z = Symbol.for("yaml.node.type"), isAlias = (e) => !!e && typeof e == "object" && e[z] === Jt, isDocument = (e) => !!e && typeof e == "object" && e[z] === Yt, isMap = (e) => !!e && typeof e == "object" && e[z] === I, isPair = (e) => !!e && typeof e == "object" && e[z] === Xt, isScalar = (e) => !!e && typeof e == "object" && e[z] === L, isSeq = (e) => !!e && typeof e == "object" && e[z] === R;
function isCollection(e) {
	if (e && typeof e == "object") switch (e[z]) {
		case I:
		case R: return !0;
	}
	return !1;
}
function isNode(e) {
	if (e && typeof e == "object") switch (e[z]) {
		case Jt:
		case I:
		case L:
		case R: return !0;
	}
	return !1;
}
const hasAnchor = (e) => (isScalar(e) || isCollection(e)) && !!e.anchor, B = Symbol("break visit"), Zt = Symbol("skip children"), V = Symbol("remove node");
function visit$1(e, t) {
	let n = initVisitor(t);
	isDocument(e) ? visit_(null, e.contents, n, Object.freeze([e])) === V && (e.contents = null) : visit_(null, e, n, Object.freeze([]));
}
visit$1.BREAK = B, visit$1.SKIP = Zt, visit$1.REMOVE = V;
function visit_(e, t, n, r) {
	let i = callVisitor(e, t, n, r);
	if (isNode(i) || isPair(i)) return replaceNode(e, r, i), visit_(e, i, n, r);
	if (typeof i != "symbol") {
		if (isCollection(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = visit_(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === B) return B;
				else i === V && (t.items.splice(e, 1), --e);
			}
		} else if (isPair(t)) {
			r = Object.freeze(r.concat(t));
			let e = visit_("key", t.key, n, r);
			if (e === B) return B;
			e === V && (t.key = null);
			let i = visit_("value", t.value, n, r);
			if (i === B) return B;
			i === V && (t.value = null);
		}
	}
	return i;
}
function initVisitor(e) {
	return typeof e == "object" && (e.Collection || e.Node || e.Value) ? Object.assign({
		Alias: e.Node,
		Map: e.Node,
		Scalar: e.Node,
		Seq: e.Node
	}, e.Value && {
		Map: e.Value,
		Scalar: e.Value,
		Seq: e.Value
	}, e.Collection && {
		Map: e.Collection,
		Seq: e.Collection
	}, e) : e;
}
function callVisitor(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (isMap(t)) return n.Map?.(e, t, r);
	if (isSeq(t)) return n.Seq?.(e, t, r);
	if (isPair(t)) return n.Pair?.(e, t, r);
	if (isScalar(t)) return n.Scalar?.(e, t, r);
	if (isAlias(t)) return n.Alias?.(e, t, r);
}
function replaceNode(e, t, n) {
	let r = t[t.length - 1];
	if (isCollection(r)) r.items[e] = n;
	else if (isPair(r)) e === "key" ? r.key = n : r.value = n;
	else if (isDocument(r)) r.contents = n;
	else {
		let e = isAlias(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const Qt = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, escapeTagName = (e) => e.replace(/[!,[\]{}]/g, (e) => Qt[e]);
var H = class Directives {
	constructor(e, t) {
		this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, Directives.defaultYaml, e), this.tags = Object.assign({}, Directives.defaultTags, t);
	}
	clone() {
		let e = new Directives(this.yaml, this.tags);
		return e.docStart = this.docStart, e;
	}
	atDocument() {
		let e = new Directives(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = !0;
				break;
			case "1.2": this.atNextDocument = !1, this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: "1.2"
			}, this.tags = Object.assign({}, Directives.defaultTags);
		}
		return e;
	}
	add(e, t) {
		this.atNextDocument &&= (this.yaml = {
			explicit: Directives.defaultYaml.explicit,
			version: "1.1"
		}, this.tags = Object.assign({}, Directives.defaultTags), !1);
		let n = e.trim().split(/[ \t]+/), r = n.shift();
		switch (r) {
			case "%TAG": {
				if (n.length !== 2 && (t(0, "%TAG directive should contain exactly two parts"), n.length < 2)) return !1;
				let [e, r] = n;
				return this.tags[e] = r, !0;
			}
			case "%YAML": {
				if (this.yaml.explicit = !0, n.length !== 1) return t(0, "%YAML directive should contain exactly one part"), !1;
				let [e] = n;
				if (e === "1.1" || e === "1.2") return this.yaml.version = e, !0;
				{
					let n = /^\d+\.\d+$/.test(e);
					return t(6, `Unsupported YAML version ${e}`, n), !1;
				}
			}
			default: return t(0, `Unknown directive ${r}`, !0), !1;
		}
	}
	tagName(e, t) {
		if (e === "!") return "!";
		if (e[0] !== "!") return t(`Not a valid tag: ${e}`), null;
		if (e[1] === "<") {
			let n = e.slice(2, -1);
			return n === "!" || n === "!!" ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== ">" && t("Verbatim tags must end with a >"), n);
		}
		let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
		r || t(`The ${e} tag has no suffix`);
		let i = this.tags[n];
		if (i) try {
			return i + decodeURIComponent(r);
		} catch (e) {
			return t(String(e)), null;
		}
		return n === "!" ? e : (t(`Could not resolve tag: ${e}`), null);
	}
	tagString(e) {
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + escapeTagName(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && isNode(e.contents)) {
			let t = {};
			visit$1(e.contents, (e, n) => {
				isNode(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
H.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, H.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function anchorNames(e) {
	let t = new Set();
	return visit$1(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function findNewAnchor(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function createNodeAnchors(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= anchorNames(e);
			let a = findNewAnchor(t, i);
			return i.add(a), a;
		},
		setAnchors: () => {
			for (let e of n) {
				let t = r.get(e);
				if (typeof t == "object" && t.anchor && (isScalar(t.node) || isCollection(t.node))) t.node.anchor = t.anchor;
				else {
					let t = Error("Failed to resolve repeated object (this should not happen)");
					throw t.source = e, t;
				}
			}
		},
		sourceObjects: r
	};
}
// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = applyReviver(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = applyReviver(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = applyReviver(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = applyReviver(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !hasAnchor(e)) return e.toJSON(t, n);
		let r = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		n.anchors.set(e, r), n.onCreate = (e) => {
			r.res = e, delete n.onCreate;
		};
		let i = e.toJSON(t, n);
		return n.onCreate && n.onCreate(i), i;
	}
	return typeof e == "bigint" && !n?.keep ? Number(e) : e;
}
// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
	constructor(e) {
		Object.defineProperty(this, z, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!isDocument(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = toJS(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? applyReviver(i, { "": o }, "", o) : o;
	}
}, Alias = class extends NodeBase {
	constructor(e) {
		super(Jt), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], visit$1(e, { Node: (e, t) => {
			(isAlias(t) || hasAnchor(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (toJS(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = getAliasCount(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
		}
		return r;
	}
	toJSON(e, t) {
		if (!t) return { source: this.source };
		let n = this.resolve(t.doc, t);
		if (!n) {
			let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw ReferenceError(e);
		}
		return t.anchors.get(n).res;
	}
	toString(e, t, n) {
		let r = `*${this.source}`;
		if (e) {
			if (anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function getAliasCount(e, t, n) {
	if (isAlias(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (isCollection(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = getAliasCount(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (isPair(t)) {
		let r = getAliasCount(e, t.key, n), i = getAliasCount(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const isScalarValue = (e) => !e || typeof e != "function" && typeof e != "object";
var Scalar = class extends NodeBase {
	constructor(e) {
		super(L), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : toJS(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED", Scalar.BLOCK_LITERAL = "BLOCK_LITERAL", Scalar.PLAIN = "PLAIN", Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE", Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
function findTagObject(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function createNode(e, t, n) {
	if (isDocument(e) && (e = e.contents), isNode(e)) return e;
	if (isPair(e)) {
		let t = n.schema[I].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new Alias(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = findTagObject(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new Scalar(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[I] : Symbol.iterator in Object(e) ? o[R] : o[I];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new Scalar(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return createNode(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const isEmptyPath = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
	constructor(e, t) {
		super(e), Object.defineProperty(this, "schema", {
			value: t,
			configurable: !0,
			enumerable: !1,
			writable: !0
		});
	}
	clone(e) {
		let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return e && (t.schema = e), t.items = t.items.map((t) => isNode(t) || isPair(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
	}
	addIn(e, t) {
		if (isEmptyPath(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (isCollection(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
	deleteIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.delete(t);
		let r = this.get(t, !0);
		if (isCollection(r)) return r.deleteIn(n);
		throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
	}
	getIn(e, t) {
		let [n, ...r] = e, i = this.get(n, !0);
		return r.length === 0 ? !t && isScalar(i) ? i.value : i : isCollection(i) ? i.getIn(r, t) : void 0;
	}
	hasAllNullValues(e) {
		return this.items.every((t) => {
			if (!isPair(t)) return !1;
			let n = t.value;
			return n == null || e && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.has(t);
		let r = this.get(t, !0);
		return isCollection(r) ? r.hasIn(n) : !1;
	}
	setIn(e, t) {
		let [n, ...r] = e;
		if (r.length === 0) this.set(n, t);
		else {
			let e = this.get(n, !0);
			if (isCollection(e)) e.setIn(r, t);
			else if (e === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const stringifyComment = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const lineComment = (e, t, n) => e.endsWith("\n") ? indentComment(n, t) : n.includes("\n") ? "\n" + indentComment(n, t) : (e.endsWith(" ") ? "" : " ") + n, $t = "flow";
function foldFlowLines(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, v = -1;
	n === "block" && (h = consumeMoreIndentedLines(e, h, t.length), h !== -1 && (d = h + c));
	for (let r; r = e[h += 1];) {
		if (n === "quoted" && r === "\\") {
			switch (g = h, e[h + 1]) {
				case "x":
					h += 3;
					break;
				case "u":
					h += 5;
					break;
				case "U":
					h += 9;
					break;
				default: h += 1;
			}
			v = h;
		}
		if (r === "\n") n === "block" && (h = consumeMoreIndentedLines(e, h, t.length)), d = h + t.length + c, f = void 0;
		else {
			if (r === " " && p && p !== " " && p !== "\n" && p !== "	") {
				let t = e[h + 1];
				t && t !== " " && t !== "\n" && t !== "	" && (f = h);
			}
			if (h >= d) {
				if (f) l.push(f), d = f + c, f = void 0;
				else if (n === "quoted") {
					for (; p === " " || p === "	";) p = r, r = e[h += 1], m = !0;
					let t = h > v + 1 ? h - 2 : g - 1;
					if (u[t]) return e;
					l.push(t), u[t] = !0, d = t + c, f = void 0;
				} else m = !0;
			}
		}
		p = r;
	}
	if (m && s && s(), l.length === 0) return e;
	o && o();
	let y = e.slice(0, l[0]);
	for (let r = 0; r < l.length; ++r) {
		let i = l[r], a = l[r + 1] || e.length;
		i === 0 ? y = `\n${t}${e.slice(0, a)}` : (n === "quoted" && u[i] && (y += `${e[i]}\\`), y += `\n${t}${e.slice(i + 1, a)}`);
	}
	return y;
}
function consumeMoreIndentedLines(e, t, n) {
	let r = t, i = t + 1, a = e[i];
	for (; a === " " || a === "	";) if (t < i + n) a = e[++t];
	else {
		do
			a = e[++t];
		while (a && a !== "\n");
		r = t, i = t + 1, a = e[i];
	}
	return r;
}
// node_modules/yaml/browser/dist/stringify/stringifyString.js
const getFoldOptions = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), containsDocumentMarker = (e) => /^(%|---|\.\.\.)/m.test(e);
function lineLengthOverLimit(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function doubleQuotedString(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (containsDocumentMarker(e) ? "  " : ""), o = "", s = 0;
	for (let e = 0, t = n[e]; t; t = n[++e]) if (t === " " && n[e + 1] === "\\" && n[e + 2] === "n" && (o += n.slice(s, e) + "\\ ", e += 1, s = e, t = "\\"), t === "\\") switch (n[e + 1]) {
		case "u":
			{
				o += n.slice(s, e);
				let t = n.substr(e + 2, 4);
				switch (t) {
					case "0000":
						o += "\\0";
						break;
					case "0007":
						o += "\\a";
						break;
					case "000b":
						o += "\\v";
						break;
					case "001b":
						o += "\\e";
						break;
					case "0085":
						o += "\\N";
						break;
					case "00a0":
						o += "\\_";
						break;
					case "2028":
						o += "\\L";
						break;
					case "2029":
						o += "\\P";
						break;
					default: t.substr(0, 2) === "00" ? o += "\\x" + t.substr(2) : o += n.substr(e, 6);
				}
				e += 5, s = e + 1;
			}
			break;
		case "n":
			if (r || n[e + 2] === "\"" || n.length < i) e += 1;
			else {
				for (o += n.slice(s, e) + "\n\n"; n[e + 2] === "\\" && n[e + 3] === "n" && n[e + 4] !== "\"";) o += "\n", e += 2;
				o += a, n[e + 2] === " " && (o += "\\"), e += 1, s = e + 1;
			}
			break;
		default: e += 1;
	}
	return o = s ? o + n.slice(s) : n, r ? o : foldFlowLines(o, a, "quoted", getFoldOptions(t, !1));
}
function singleQuotedString(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
	let n = t.indent || (containsDocumentMarker(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : foldFlowLines(r, n, $t, getFoldOptions(t, !1));
}
function quotedString(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = doubleQuotedString;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? singleQuotedString : i && !t ? doubleQuotedString : n ? singleQuotedString : doubleQuotedString;
	}
	return r(e, t);
}
let en;
try {
	en = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	en = /\n+(?!\n|$)/g;
}
function blockString({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return quotedString(n, r);
	let l = r.indent || (r.forceBlockIndent || containsDocumentMarker(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === Scalar.BLOCK_FOLDED ? !1 : t === Scalar.BLOCK_LITERAL || !lineLengthOverLimit(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(en, `$&${l}`));
	let h = !1, g, v = -1;
	for (g = 0; g < n.length; ++g) {
		let e = n[g];
		if (e === " ") h = !0;
		else if (e === "\n") v = g;
		else break;
	}
	let y = n.substring(0, v < g ? v + 1 : g);
	y &&= (n = n.substring(y.length), y.replace(/\n+/g, `$&${l}`));
	let b = (h ? l ? "2" : "1" : "") + d;
	if (e && (b += " " + s(e.replace(/ ?[\r\n]+/g, " ")), i && i()), !u) {
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = getFoldOptions(r, !0);
		o !== "folded" && t !== Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = foldFlowLines(`${y}${e}${p}`, l, "block", a);
		if (!i) return `>${b}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${b}\n${l}${y}${n}${p}`;
}
function plainString(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return quotedString(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? quotedString(a, t) : blockString(e, t, n, r);
	if (!s && !u && i !== Scalar.PLAIN && a.includes("\n")) return blockString(e, t, n, r);
	if (containsDocumentMarker(a)) {
		if (c === "") return t.forceBlockIndent = !0, blockString(e, t, n, r);
		if (s && c === l) return quotedString(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let test = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: e, tags: n } = t.doc.schema;
		if (n.some(test) || e?.some(test)) return quotedString(a, t);
	}
	return s ? d : foldFlowLines(d, c, $t, getFoldOptions(t, !1));
}
function stringifyString(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = Scalar.QUOTE_DOUBLE);
	let _stringify = (e) => {
		switch (e) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return i || a ? quotedString(o.value, t) : blockString(o, t, n, r);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(o.value, t);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(o.value, t);
			case Scalar.PLAIN: return plainString(o, t, n, r);
			default: return null;
		}
	}, c = _stringify(s);
	if (c === null) {
		let { defaultKeyType: e, defaultStringType: n } = t.options, r = i && e || n;
		if (c = _stringify(r), c === null) throw Error(`Unsupported default string type ${r}`);
	}
	return c;
}
// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: stringifyComment,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: !1,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: !0,
		indentSeq: !0,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: !1,
		singleQuote: null,
		trailingComma: !1,
		trueStr: "true",
		verifyAliasOrder: !0
	}, e.schema.toStringOptions, t), r;
	switch (n.collectionStyle) {
		case "block":
			r = !1;
			break;
		case "flow":
			r = !0;
			break;
		default: r = null;
	}
	return {
		anchors: new Set(),
		doc: e,
		flowCollectionPadding: n.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
		inFlow: r,
		options: n
	};
}
function getTagObject(e, t) {
	if (t.tag) {
		let n = e.filter((e) => e.tag === t.tag);
		if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
	}
	let n, r;
	if (isScalar(t)) {
		r = t.value;
		let i = e.filter((e) => e.identify?.(r));
		if (i.length > 1) {
			let e = i.filter((e) => e.test);
			e.length > 0 && (i = e);
		}
		n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
	} else r = t, n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
	if (!n) {
		let e = r?.constructor?.name ?? (r === null ? "null" : typeof r);
		throw Error(`Tag not resolved for ${e} value`);
	}
	return n;
}
function stringifyProps(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (isScalar(e) || isCollection(e)) && e.anchor;
	a && anchorIsValid(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function stringify$1(e, t, n, r) {
	if (isPair(e)) return e.toString(t, n, r);
	if (isAlias(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= getTagObject(t.doc.schema.tags, a);
	let o = stringifyProps(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : isScalar(a) ? stringifyString(a, t, n, r) : a.toString(t, n, r);
	return o ? isScalar(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key: e, value: t }, n, r, i) {
	let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = isNode(e) && e.comment || null;
	if (d) {
		if (f) throw Error("With simple keys, key nodes cannot have comments");
		if (isCollection(e) || !isNode(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
	}
	let p = !d && (!e || f && t == null && !n.inFlow || isCollection(e) || (isScalar(e) ? e.type === Scalar.BLOCK_FOLDED || e.type === Scalar.BLOCK_LITERAL : typeof e == "object"));
	n = Object.assign({}, n, {
		allNullValues: !1,
		implicitKey: !p && (d || !a),
		indent: s + c
	});
	let m = !1, h = !1, g = stringify$1(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += lineComment(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += lineComment(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += lineComment(g, n.indent, l(f))));
	let v, y, b;
	isNode(t) ? (v = !!t.spaceBefore, y = t.commentBefore, b = t.comment) : (v = !1, y = null, b = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && isScalar(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && isSeq(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let x = !1, S = stringify$1(t, n, () => x = !0, () => h = !0), C = " ";
	if (f || v || y) {
		if (C = v ? "\n" : "", y) {
			let e = l(y);
			C += `\n${indentComment(e, n.indent)}`;
		}
		S === "" && !n.inFlow ? C === "\n" && b && (C = "\n\n") : C += `\n${n.indent}`;
	} else if (!p && isCollection(t)) {
		let e = S[0], r = S.indexOf("\n"), i = r !== -1, a = n.inFlow ?? t.flow ?? t.items.length === 0;
		if (i || !a) {
			let t = !1;
			if (i && (e === "&" || e === "!")) {
				let n = S.indexOf(" ");
				e === "&" && n !== -1 && n < r && S[n + 1] === "!" && (n = S.indexOf(" ", n + 1)), (n === -1 || r < n) && (t = !0);
			}
			t || (C = `\n${n.indent}`);
		}
	} else (S === "" || S[0] === "\n") && (C = "");
	return g += C + S, n.inFlow ? x && r && r() : b && !x ? g += lineComment(g, n.indent, l(b)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function warn(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const U = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Scalar(Symbol("<<")), { addToJSMap: addMergeToJSMap }),
	stringify: () => "<<"
}, isMergeKey = (e, t) => (U.identify(t) || isScalar(t) && (!t.type || t.type === Scalar.PLAIN) && U.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === U.tag && e.default);
function addMergeToJSMap(e, t, n) {
	let r = resolveAliasValue(e, n);
	if (isSeq(r)) for (let n of r.items) mergeValue(e, t, n);
	else if (Array.isArray(r)) for (let n of r) mergeValue(e, t, n);
	else mergeValue(e, t, r);
}
function mergeValue(e, t, n) {
	let r = resolveAliasValue(e, n);
	if (!isMap(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function resolveAliasValue(e, t) {
	return e && isAlias(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(e, t, { key: n, value: r }) {
	if (isNode(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (isMergeKey(e, n)) addMergeToJSMap(e, t, r);
	else {
		let i = toJS(n, "", e);
		if (t instanceof Map) t.set(i, toJS(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = stringifyKey(n, i, e), o = toJS(r, a, e);
			a in t ? Object.defineProperty(t, a, {
				value: o,
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : t[a] = o;
		}
	}
	return t;
}
function stringifyKey(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (isNode(e) && n?.doc) {
		let t = createStringifyContext(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), warn(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(e, t, n) {
	return new W(createNode(e, void 0, n), createNode(t, void 0, n));
}
var W = class Pair {
	constructor(e, t = null) {
		Object.defineProperty(this, z, { value: Xt }), this.key = e, this.value = t;
	}
	clone(e) {
		let { key: t, value: n } = this;
		return isNode(t) && (t = t.clone(e)), isNode(n) && (n = n.clone(e)), new Pair(t, n);
	}
	toJSON(e, t) {
		return addPairToJSMap(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? stringifyPair(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(e, t, n) {
	return (t.inFlow ?? e.flow ? stringifyFlowCollection : stringifyBlockCollection)(e, t, n);
}
function stringifyBlockCollection({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (isNode(i)) !d && i.spaceBefore && f.push(""), addCommentBefore(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (isPair(i)) {
			let e = isNode(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), addCommentBefore(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = stringify$1(i, u, () => o = null, () => d = !0);
		o && (s += lineComment(s, a, l(o))), d && o && (d = !1), f.push(r + s);
	}
	let p;
	if (f.length === 0) p = i.start + i.end;
	else {
		p = f[0];
		for (let e = 1; e < f.length; ++e) {
			let t = f[e];
			p += t ? `\n${c}${t}` : "\n";
		}
	}
	return e ? (p += "\n" + indentComment(l(e), c), s && s()) : d && o && o(), p;
}
function stringifyFlowCollection({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (isNode(i)) i.spaceBefore && d.push(""), addCommentBefore(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (isPair(i)) {
			let e = isNode(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), addCommentBefore(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = isNode(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = stringify$1(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += lineComment(o, r, s(a))), d.push(o), u = d.length;
	}
	let { start: f, end: p } = n;
	if (d.length === 0) return f + p;
	if (!l) {
		let e = d.reduce((e, t) => e + t.length + 2, 2);
		l = t.options.lineWidth > 0 && e > t.options.lineWidth;
	}
	if (l) {
		let e = f;
		for (let t of d) e += t ? `\n${a}${i}${t}` : "\n";
		return `${e}\n${i}${p}`;
	}
	return `${f}${o}${d.join(" ")}${o}${p}`;
}
function addCommentBefore({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = indentComment(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair$1(e, t) {
	let n = isScalar(t) ? t.value : t;
	for (let r of e) if (isPair(r) && (r.key === t || r.key === n || isScalar(r.key) && r.key.value === n)) return r;
}
var YAMLMap = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(I, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), add = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(createPair(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) add(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) add(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = isPair(e) ? e : !e || typeof e != "object" || !("key" in e) ? new W(e, e?.value) : new W(e.key, e.value);
		let r = findPair$1(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			isScalar(r.value) && isScalarValue(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = findPair$1(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = findPair$1(this.items, e)?.value;
		return (!t && isScalar(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!findPair$1(this.items, e);
	}
	set(e, t) {
		this.add(new W(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) addPairToJSMap(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), stringifyCollection(this, e, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: e.indent || "",
			onChompKeep: n,
			onComment: t
		});
	}
};
// node_modules/yaml/browser/dist/schema/common/map.js
const G = {
	collection: "map",
	default: !0,
	nodeClass: YAMLMap,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return isMap(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => YAMLMap.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(R, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = asItemIndex(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = asItemIndex(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && isScalar(r) ? r.value : r;
	}
	has(e) {
		let t = asItemIndex(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = asItemIndex(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		isScalar(r) && isScalarValue(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(toJS(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? stringifyCollection(this, e, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (e.indent || "") + "  ",
			onChompKeep: n,
			onComment: t
		}) : JSON.stringify(this);
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) {
			let e = 0;
			for (let a of t) {
				if (typeof r == "function") {
					let n = t instanceof Set ? a : String(e++);
					a = r.call(t, n, a);
				}
				i.items.push(createNode(a, void 0, n));
			}
		}
		return i;
	}
};
function asItemIndex(e) {
	let t = isScalar(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const K = {
	collection: "seq",
	default: !0,
	nodeClass: YAMLSeq,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return isSeq(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => YAMLSeq.from(e, t, n)
}, q = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), stringifyString(e, t, n, r);
	}
}, J = {
	identify: (e) => e == null,
	createNode: () => new Scalar(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Scalar(null),
	stringify: ({ source: e }, t) => typeof e == "string" && J.test.test(e) ? e : t.options.nullStr
}, tn = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new Scalar(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && tn.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format: e, minFractionDigits: t, tag: n, value: r }) {
	if (typeof r == "bigint") return String(r);
	let i = typeof r == "number" ? r : Number(r);
	if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
	let a = Object.is(r, -0) ? "-0" : JSON.stringify(r);
	if (!e && t && (!n || n === "tag:yaml.org,2002:float") && /^-?\d/.test(a) && !a.includes("e")) {
		let e = a.indexOf(".");
		e < 0 && (e = a.length, a += ".");
		let n = t - (a.length - e - 1);
		for (; n-- > 0;) a += "0";
	}
	return a;
}
// node_modules/yaml/browser/dist/schema/core/float.js
const nn = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: stringifyNumber
}, rn = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : stringifyNumber(e);
	}
}, an = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new Scalar(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: stringifyNumber
}, intIdentify$2 = (e) => typeof e == "bigint" || Number.isInteger(e), intResolve$1 = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function intStringify$1(e, t, n) {
	let { value: r } = e;
	return intIdentify$2(r) && r >= 0 ? n + r.toString(t) : stringifyNumber(e);
}
const on = {
	identify: (e) => intIdentify$2(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => intResolve$1(e, 2, 8, n),
	stringify: (e) => intStringify$1(e, 8, "0o")
}, sn = {
	identify: intIdentify$2,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => intResolve$1(e, 0, 10, n),
	stringify: stringifyNumber
}, cn = {
	identify: (e) => intIdentify$2(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => intResolve$1(e, 2, 16, n),
	stringify: (e) => intStringify$1(e, 16, "0x")
}, ln = [
	G,
	K,
	q,
	J,
	tn,
	on,
	sn,
	cn,
	nn,
	rn,
	an
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify$1(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const stringifyJSON = ({ value: e }) => JSON.stringify(e), un = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: stringifyJSON
	},
	{
		identify: (e) => e == null,
		createNode: () => new Scalar(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: stringifyJSON
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: stringifyJSON
	},
	{
		identify: intIdentify$1,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => intIdentify$1(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: stringifyJSON
	}
], dn = [G, K].concat(un, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), pn = {
	identify: (e) => e instanceof Uint8Array,
	default: !1,
	tag: "tag:yaml.org,2002:binary",
	resolve(e, t) {
		if (typeof atob == "function") {
			let t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
			for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
			return n;
		}
		return t("This environment does not support reading binary tags; either Buffer or atob is required"), e;
	},
	stringify({ comment: e, type: t, value: n }, r, i, a) {
		if (!n) return "";
		let o = n, s;
		if (typeof btoa == "function") {
			let e = "";
			for (let t = 0; t < o.length; ++t) e += String.fromCharCode(o[t]);
			s = btoa(e);
		} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		if (t ??= Scalar.BLOCK_LITERAL, t !== Scalar.QUOTE_DOUBLE) {
			let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
			for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
			s = i.join(t === Scalar.BLOCK_LITERAL ? "\n" : " ");
		}
		return stringifyString({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(e, t) {
	if (isSeq(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!isPair(r)) {
			if (isMap(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new W(new Scalar(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = isPair(r) ? r : new W(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function createPairs(e, t, n) {
	let { replacer: r } = n, i = new YAMLSeq(e);
	i.tag = "tag:yaml.org,2002:pairs";
	let a = 0;
	if (t && Symbol.iterator in Object(t)) for (let e of t) {
		typeof r == "function" && (e = r.call(t, String(a++), e));
		let o, s;
		if (Array.isArray(e)) {
			if (e.length === 2) o = e[0], s = e[1];
			else throw TypeError(`Expected [key, value] tuple: ${e}`);
		} else if (e && e instanceof Object) {
			let t = Object.keys(e);
			if (t.length === 1) o = t[0], s = e[o];
			else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
		} else o = e;
		i.items.push(createPair(o, s, n));
	}
	return i;
}
const mn = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: resolvePairs,
	createNode: createPairs
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var Y = class YAMLOMap extends YAMLSeq {
	constructor() {
		super(), this.add = YAMLMap.prototype.add.bind(this), this.delete = YAMLMap.prototype.delete.bind(this), this.get = YAMLMap.prototype.get.bind(this), this.has = YAMLMap.prototype.has.bind(this), this.set = YAMLMap.prototype.set.bind(this), this.tag = YAMLOMap.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (isPair(e) ? (r = toJS(e.key, "", t), i = toJS(e.value, r, t)) : r = toJS(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = createPairs(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
Y.tag = "tag:yaml.org,2002:omap";
const hn = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: Y,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = resolvePairs(e, t), r = [];
		for (let { key: e } of n.items) isScalar(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new Y(), n);
	},
	createNode: (e, t, n) => Y.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value: e, source: t }, n) {
	return t && (e ? gn : _n).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const gn = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Scalar(!0),
	stringify: boolStringify
}, _n = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Scalar(!1),
	stringify: boolStringify
}, vn = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: stringifyNumber
}, yn = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : stringifyNumber(e);
	}
}, bn = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(e) {
		let t = new Scalar(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
		if (n !== -1) {
			let r = e.substring(n + 1).replace(/_/g, "");
			r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
		}
		return t;
	},
	stringify: stringifyNumber
}, intIdentify = (e) => typeof e == "bigint" || Number.isInteger(e);
function intResolve(e, t, n, { intAsBigInt: r }) {
	let i = e[0];
	if ((i === "-" || i === "+") && (t += 1), e = e.substring(t).replace(/_/g, ""), r) {
		switch (n) {
			case 2:
				e = `0b${e}`;
				break;
			case 8:
				e = `0o${e}`;
				break;
			case 16: e = `0x${e}`;
		}
		let t = BigInt(e);
		return i === "-" ? BigInt(-1) * t : t;
	}
	let a = parseInt(e, n);
	return i === "-" ? -1 * a : a;
}
function intStringify(e, t, n) {
	let { value: r } = e;
	if (intIdentify(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return stringifyNumber(e);
}
const xn = {
	identify: intIdentify,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => intResolve(e, 2, 2, n),
	stringify: (e) => intStringify(e, 2, "0b")
}, Sn = {
	identify: intIdentify,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => intResolve(e, 1, 8, n),
	stringify: (e) => intStringify(e, 8, "0")
}, Cn = {
	identify: intIdentify,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => intResolve(e, 0, 10, n),
	stringify: stringifyNumber
}, wn = {
	identify: intIdentify,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => intResolve(e, 2, 16, n),
	stringify: (e) => intStringify(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var X = class YAMLSet extends YAMLMap {
	constructor(e) {
		super(e), this.tag = YAMLSet.tag;
	}
	add(e) {
		let t;
		t = isPair(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new W(e.key, null) : new W(e, null), findPair$1(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = findPair$1(this.items, e);
		return !t && isPair(n) ? isScalar(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = findPair$1(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new W(e));
	}
	toJSON(e, t) {
		return super.toJSON(e, t, Set);
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
		throw Error("Set items must all have null values");
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(createPair(e, null, n));
		return i;
	}
};
X.tag = "tag:yaml.org,2002:set";
const Tn = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: X,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => X.from(e, t, n),
	resolve(e, t) {
		if (isMap(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new X(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, num = (e) => t ? BigInt(e) : Number(e), i = r.replace(/_/g, "").split(":").reduce((e, t) => e * num(60) + num(t), num(0));
	return n === "-" ? num(-1) * i : i;
}
function stringifySexagesimal(e) {
	let { value: t } = e, num = (e) => e;
	if (typeof t == "bigint") num = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return stringifyNumber(e);
	let n = "";
	t < 0 && (n = "-", t *= num(-1));
	let r = num(60), i = [t % r];
	return t < 60 ? i.unshift(0) : (t = (t - i[0]) / r, i.unshift(t % r), t >= 60 && (t = (t - i[0]) / r, i.unshift(t))), n + i.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const En = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => parseSexagesimal(e, n),
	stringify: stringifySexagesimal
}, Dn = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => parseSexagesimal(e, !1),
	stringify: stringifySexagesimal
}, Z = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(Z.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = parseSexagesimal(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, On = [
	G,
	K,
	q,
	J,
	gn,
	_n,
	xn,
	Sn,
	Cn,
	wn,
	vn,
	yn,
	bn,
	pn,
	U,
	hn,
	mn,
	Tn,
	En,
	Dn,
	Z
], kn = new Map([
	["core", ln],
	["failsafe", [
		G,
		K,
		q
	]],
	["json", dn],
	["yaml11", On],
	["yaml-1.1", On]
]), An = {
	binary: pn,
	bool: tn,
	float: an,
	floatExp: rn,
	floatNaN: nn,
	floatTime: Dn,
	int: sn,
	intHex: cn,
	intOct: on,
	intTime: En,
	map: G,
	merge: U,
	null: J,
	omap: hn,
	pairs: mn,
	seq: K,
	set: Tn,
	timestamp: Z
}, jn = {
	"tag:yaml.org,2002:binary": pn,
	"tag:yaml.org,2002:merge": U,
	"tag:yaml.org,2002:omap": hn,
	"tag:yaml.org,2002:pairs": mn,
	"tag:yaml.org,2002:set": Tn,
	"tag:yaml.org,2002:timestamp": Z
};
function getTags(e, t, n) {
	let r = kn.get(t);
	if (r && !e) return n && !r.includes(U) ? r.concat(U) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(kn.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(U)), i.reduce((e, t) => {
		let n = typeof t == "string" ? An[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(An).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var Mn = class Schema {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? getTags(e, "compat") : e ? getTags(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? jn : {}, this.tags = getTags(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, I, { value: G }), Object.defineProperty(this, L, { value: q }), Object.defineProperty(this, R, { value: K }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? sortMapEntriesByKey : null;
	}
	clone() {
		let e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		return e.tags = this.tags.slice(), e;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = createStringifyContext(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(indentComment(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (isNode(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(indentComment(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = stringify$1(e.contents, i, () => s = null, t);
		s && (c += lineComment(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(stringify$1(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(indentComment(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(indentComment(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var Nn = class Document {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, z, { value: Yt });
		let r = null;
		typeof t == "function" || Array.isArray(t) ? r = t : n === void 0 && t && (n = t, t = void 0);
		let i = Object.assign({
			intAsBigInt: !1,
			keepSourceTokens: !1,
			logLevel: "warn",
			prettyErrors: !0,
			strict: !0,
			stringKeys: !1,
			uniqueKeys: !0,
			version: "1.2"
		}, n);
		this.options = i;
		let { version: a } = i;
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new H({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let e = Object.create(Document.prototype, { [z]: { value: Yt } });
		return e.commentBefore = this.commentBefore, e.comment = this.comment, e.errors = this.errors.slice(), e.warnings = this.warnings.slice(), e.options = Object.assign({}, this.options), this.directives && (e.directives = this.directives.clone()), e.schema = this.schema.clone(), e.contents = isNode(this.contents) ? this.contents.clone(e.schema) : this.contents, this.range && (e.range = this.range.slice()), e;
	}
	add(e) {
		assertCollection(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		assertCollection(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = anchorNames(this);
			e.anchor = !t || n.has(t) ? findNewAnchor(t || "a", n) : t;
		}
		return new Alias(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let keyToStr = (e) => typeof e == "number" || e instanceof String || e instanceof Number, e = t.filter(keyToStr).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = createNodeAnchors(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = createNode(e, l, p);
		return o && isCollection(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new W(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return assertCollection(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return isEmptyPath(e) ? this.contents != null && (this.contents = null, !0) : assertCollection(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return isCollection(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return isEmptyPath(e) ? !t && isScalar(this.contents) ? this.contents.value : this.contents : isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return isCollection(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return isEmptyPath(e) ? this.contents !== void 0 : isCollection(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = collectionFromPath(this.schema, [e], t) : assertCollection(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = collectionFromPath(this.schema, Array.from(e), t) : assertCollection(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new H({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new H({ version: e }), n = {
					resolveKnownTags: !0,
					schema: "core"
				};
				break;
			case null:
				this.directives && delete this.directives, n = null;
				break;
			default: {
				let t = JSON.stringify(e);
				throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
			}
		}
		if (t.schema instanceof Object) this.schema = t.schema;
		else if (n) this.schema = new Mn(Object.assign(n, t));
		else throw Error("With a null YAML version, the { schema: Schema } option is required");
	}
	toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
		let o = {
			anchors: new Map(),
			doc: this,
			keep: !e,
			mapAsMap: n === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof r == "number" ? r : 100
		}, s = toJS(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? applyReviver(a, { "": s }, "", s) : s;
	}
	toJSON(e, t) {
		return this.toJS({
			json: !0,
			jsonArg: e,
			mapAsMap: !1,
			onAnchor: t
		});
	}
	toString(e = {}) {
		if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
		if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
			let t = JSON.stringify(e.indent);
			throw Error(`"indent" option must be a positive integer, not ${t}`);
		}
		return stringifyDocument(this, e);
	}
};
function assertCollection(e) {
	if (isCollection(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, YAMLParseError = class extends YAMLError {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, YAMLWarning = class extends YAMLError {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const prettifyError = (e, t) => (n) => {
	if (n.pos[0] === -1) return;
	n.linePos = n.pos.map((e) => t.linePos(e));
	let { line: r, col: i } = n.linePos[0];
	n.message += ` at line ${r}, column ${i}`;
	let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, "");
	if (a >= 60 && o.length > 80) {
		let e = Math.min(a - 39, o.length - 79);
		o = "…" + o.substring(e), a -= e - 1;
	}
	if (o.length > 80 && (o = o.substring(0, 79) + "…"), r > 1 && /^ *$/.test(o.substring(0, a))) {
		let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
		n.length > 80 && (n = n.substring(0, 79) + "…\n"), o = n + o;
	}
	if (/[^ ]/.test(o)) {
		let e = 1, t = n.linePos[1];
		t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
		let s = " ".repeat(a) + "^".repeat(e);
		n.message += `:\n\n${o}\n${s}\n`;
	}
};
// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
	let c = !1, l = s, u = s, d = "", f = "", p = !1, m = !1, h = null, g = null, v = null, y = null, b = null, x = null, S = null;
	for (let i of e) switch (m &&= (i.type !== "space" && i.type !== "newline" && i.type !== "comma" && a(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), !1), h &&= (l && i.type !== "comment" && i.type !== "newline" && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), null), i.type) {
		case "space":
			!t && (n !== "doc-start" || r?.type !== "flow-collection") && i.source.includes("	") && (h = i), u = !0;
			break;
		case "comment": {
			u || a(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
			let e = i.source.substring(1) || " ";
			d ? d += f + e : d = e, f = "", l = !1;
			break;
		}
		case "newline":
			l ? d ? d += i.source : x && n === "seq-item-ind" || (c = !0) : f += i.source, l = !0, p = !0, (g || v) && (y = i), u = !0;
			break;
		case "anchor":
			g && a(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), i.source.endsWith(":") && a(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), g = i, S ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case "tag":
			v && a(i, "MULTIPLE_TAGS", "A node can have at most one tag"), v = i, S ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case n:
			(g || v) && a(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`), x && a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`), x = i, l = n === "seq-item-ind" || n === "explicit-key-ind", u = !1;
			break;
		case "comma": if (t) {
			b && a(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`), b = i, l = !1, u = !1;
			break;
		}
		default: a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`), l = !1, u = !1;
	}
	let C = e[e.length - 1], w = C ? C.offset + C.source.length : i;
	return m && r && r.type !== "space" && r.type !== "newline" && r.type !== "comma" && (r.type !== "scalar" || r.source !== "") && a(r.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), h && (l && h.indent <= o || r?.type === "block-map" || r?.type === "block-seq") && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
		comma: b,
		found: x,
		spaceBefore: c,
		comment: d,
		hasNewline: p,
		anchor: g,
		tag: v,
		newlineAfterProp: y,
		end: w,
		start: S ?? w
	};
}
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(e) {
	if (!e) return null;
	switch (e.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (e.source.includes("\n")) return !0;
			if (e.end) {
				for (let t of e.end) if (t.type === "newline") return !0;
			}
			return !1;
		case "flow-collection":
			for (let t of e.items) {
				for (let e of t.start) if (e.type === "newline") return !0;
				if (t.sep) {
					for (let e of t.sep) if (e.type === "newline") return !0;
				}
				if (containsNewline(t.key) || containsNewline(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && containsNewline(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || isScalar(e) && isScalar(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const Pn = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? YAMLMap)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = resolveProps(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", Pn)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || containsNewline(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", Pn);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && flowIndentCheck(r.indent, u, i), n.atKey = !1, mapIncludes(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let v = resolveProps(d ?? [], {
			indicator: "map-value-ind",
			next: f,
			offset: g.range[2],
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !u || u.type === "block-scalar"
		});
		if (s = v.end, v.found) {
			m && (f?.type === "block-map" && !v.hasNewline && i(s, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), n.options.strict && p.start < v.found.offset - 1024 && i(g.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
			let c = f ? e(n, f, v, i) : t(n, s, d, null, v, i);
			n.schema.compat && flowIndentCheck(r.indent, f, i), s = c.range[2];
			let l = new W(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), v.comment && (g.comment ? g.comment += "\n" + v.comment : g.comment = v.comment);
			let e = new W(g);
			n.options.keepSourceTokens && (e.srcToken = a), o.items.push(e);
		}
	}
	return c && c < s && i(c, "IMPOSSIBLE", "Map comment with trailing content"), o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? YAMLSeq)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = resolveProps(a, {
			indicator: "seq-item-ind",
			next: l,
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		});
		if (!u.found) {
			if (u.anchor || u.tag || l) l?.type === "block-seq" ? i(u.end, "BAD_INDENT", "All sequence items must start at the same column") : i(s, "MISSING_CHAR", "Sequence item without - indicator");
			else {
				c = u.end, u.comment && (o.comment = u.comment);
				continue;
			}
		}
		let d = l ? e(n, l, u, i) : t(n, u.end, a, null, u, i);
		n.schema.compat && flowIndentCheck(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(e, t, n, r) {
	let i = "";
	if (e) {
		let a = !1, o = "";
		for (let s of e) {
			let { source: e, type: c } = s;
			switch (c) {
				case "space":
					a = !0;
					break;
				case "comment": {
					n && !a && r(s, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					let t = e.substring(1) || " ";
					i ? i += o + t : i = t, o = "";
					break;
				}
				case "newline":
					i && (o += e), a = !0;
					break;
				default: r(s, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
			}
			t += e.length;
		}
	}
	return {
		comment: i,
		offset: t
	};
}
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const Fn = "Block collections are not allowed within flow collections", isBlock = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function resolveFlowCollection({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? YAMLMap : YAMLSeq))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = resolveProps(d, {
			flow: s,
			indicator: "explicit-key-ind",
			next: f ?? p?.[0],
			offset: u,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !1
		});
		if (!h.found) {
			if (!h.anchor && !h.tag && !p && !m) {
				a === 0 && h.comma ? i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`) : a < r.items.length - 1 && i(h.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${s}`), h.comment && (c.comment ? c.comment += "\n" + h.comment : c.comment = h.comment), u = h.end;
				continue;
			}
			!o && n.options.strict && containsNewline(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (a === 0) h.comma && i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`);
		else if (h.comma || i(h.start, "MISSING_CHAR", `Missing , between ${s} items`), h.comment) {
			let e = "";
			loop: for (let t of d) switch (t.type) {
				case "comma":
				case "space": break;
				case "comment":
					e = t.source.substring(1);
					break loop;
				default: break loop;
			}
			if (e) {
				let t = c.items[c.items.length - 1];
				isPair(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
			}
		}
		if (!o && !p && !h.found) {
			let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
			c.items.push(r), u = r.range[2], isBlock(m) && i(r.range, "BLOCK_IN_FLOW", Fn);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			isBlock(f) && i(g.range, "BLOCK_IN_FLOW", Fn), n.atKey = !1;
			let v = resolveProps(p ?? [], {
				flow: s,
				indicator: "map-value-ind",
				next: m,
				offset: g.range[2],
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !1
			});
			if (v.found) {
				if (!o && !h.found && n.options.strict) {
					if (p) for (let e of p) {
						if (e === v.found) break;
						if (e.type === "newline") {
							i(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					h.start < v.found.offset - 1024 && i(v.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else m && ("source" in m && m.source?.[0] === ":" ? i(m, "MISSING_CHAR", `Missing space after : in ${s}`) : i(v.start, "MISSING_CHAR", `Missing , or : between ${s} items`));
			let y = m ? e(n, m, v, i) : v.found ? t(n, v.end, p, null, v, i) : null;
			y ? isBlock(m) && i(y.range, "BLOCK_IN_FLOW", Fn) : v.comment && (g.comment ? g.comment += "\n" + v.comment : g.comment = v.comment);
			let b = new W(g, y);
			if (n.options.keepSourceTokens && (b.srcToken = l), o) {
				let e = c;
				mapIncludes(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(b);
			} else {
				let e = new YAMLMap(n.schema);
				e.flow = !0, e.items.push(b);
				let t = (y ?? g).range;
				e.range = [
					g.range[0],
					t[1],
					t[2]
				], c.items.push(e);
			}
			u = y ? y.range[2] : v.end;
		}
	}
	let d = o ? "}" : "]", [f, ...p] = r.end, m = u;
	if (f?.source === d) m = f.offset + f.source.length;
	else {
		let e = s[0].toUpperCase() + s.substring(1), t = l ? `${e} must end with a ${d}` : `${e} in block collection must be sufficiently indented and end with a ${d}`;
		i(u, l ? "MISSING_CHAR" : "BAD_INDENT", t), f && f.source.length !== 1 && p.unshift(f);
	}
	if (p.length > 0) {
		let e = resolveEnd(p, m, n.options.strict, i);
		e.comment && (c.comment ? c.comment += "\n" + e.comment : c.comment = e.comment), c.range = [
			r.offset,
			m,
			e.offset
		];
	} else c.range = [
		r.offset,
		m,
		m
	];
	return c;
}
// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? resolveBlockMap(e, t, n, r, a) : n.type === "block-seq" ? resolveBlockSeq(e, t, n, r, a) : resolveFlowCollection(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function composeCollection(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === YAMLMap.tagName && s === "map" || o === YAMLSeq.tagName && s === "seq") return resolveCollection(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), resolveCollection(e, t, n, i, o);
	}
	let l = resolveCollection(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = isNode(u) ? u : new Scalar(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(e, t, n) {
	let r = t.offset, i = parseBlockScalarHeader(t, e.options.strict, n);
	if (!i) return {
		value: "",
		type: null,
		comment: "",
		range: [
			r,
			r,
			r
		]
	};
	let a = i.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL, o = t.source ? splitLines(t.source) : [], s = o.length;
	for (let e = o.length - 1; e >= 0; --e) {
		let t = o[e][1];
		if (t === "" || t === "\r") s = e;
		else break;
	}
	if (s === 0) {
		let e = i.chomp === "+" && o.length > 0 ? "\n".repeat(Math.max(1, o.length - 1)) : "", n = r + i.length;
		return t.source && (n += t.source.length), {
			value: e,
			type: a,
			comment: i.comment,
			range: [
				r,
				n,
				n
			]
		};
	}
	let c = t.indent + i.indent, l = t.offset + i.length, u = 0;
	for (let t = 0; t < s; ++t) {
		let [r, a] = o[t];
		if (a === "" || a === "\r") i.indent === 0 && r.length > c && (c = r.length);
		else {
			r.length < c && n(l + r.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), i.indent === 0 && (c = r.length), u = t, c === 0 && !e.atRoot && n(l, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		l += r.length + a.length + 1;
	}
	for (let e = o.length - 1; e >= s; --e) o[e][0].length > c && (s = e + 1);
	let d = "", f = "", p = !1;
	for (let e = 0; e < u; ++e) d += o[e][0].slice(c) + "\n";
	for (let e = u; e < s; ++e) {
		let [t, r] = o[e];
		l += t.length + r.length + 1;
		let s = r[r.length - 1] === "\r";
		if (s && (r = r.slice(0, -1)), r && t.length < c) {
			let e = `Block scalar lines must not be less indented than their ${i.indent ? "explicit indentation indicator" : "first line"}`;
			n(l - r.length - (s ? 2 : 1), "BAD_INDENT", e), t = "";
		}
		a === Scalar.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = "\n") : t.length > c || r[0] === "	" ? (f === " " ? f = "\n" : !p && f === "\n" && (f = "\n\n"), d += f + t.slice(c) + r, f = "\n", p = !0) : r === "" ? f === "\n" ? d += "\n" : f = "\n" : (d += f + r, f = " ", p = !1);
	}
	switch (i.chomp) {
		case "-": break;
		case "+":
			for (let e = s; e < o.length; ++e) d += "\n" + o[e][0].slice(c);
			d[d.length - 1] !== "\n" && (d += "\n");
			break;
		default: d += "\n";
	}
	let m = r + i.length + t.source.length;
	return {
		value: d,
		type: a,
		comment: i.comment,
		range: [
			r,
			m,
			m
		]
	};
}
function parseBlockScalarHeader({ offset: e, props: t }, n, r) {
	if (t[0].type !== "block-scalar-header") return r(t[0], "IMPOSSIBLE", "Block scalar header not found"), null;
	let { source: i } = t[0], a = i[0], o = 0, s = "", c = -1;
	for (let t = 1; t < i.length; ++t) {
		let n = i[t];
		if (!s && (n === "-" || n === "+")) s = n;
		else {
			let r = Number(n);
			!o && r ? o = r : c === -1 && (c = e + t);
		}
	}
	c !== -1 && r(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
	let l = !1, u = "", d = i.length;
	for (let e = 1; e < t.length; ++e) {
		let i = t[e];
		switch (i.type) {
			case "space": l = !0;
			case "newline":
				d += i.source.length;
				break;
			case "comment":
				n && !l && r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), d += i.source.length, u = i.source.substring(1);
				break;
			case "error":
				r(i, "UNEXPECTED_TOKEN", i.message), d += i.source.length;
				break;
			default: {
				r(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
				let e = i.source;
				e && typeof e == "string" && (d += e.length);
			}
		}
	}
	return {
		mode: a,
		indent: o,
		chomp: s,
		comment: u,
		length: d
	};
}
function splitLines(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, _onError = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = Scalar.PLAIN, c = plainValue(a, _onError);
			break;
		case "single-quoted-scalar":
			s = Scalar.QUOTE_SINGLE, c = singleQuotedValue(a, _onError);
			break;
		case "double-quoted-scalar":
			s = Scalar.QUOTE_DOUBLE, c = doubleQuotedValue(a, _onError);
			break;
		default: return n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${i}`), {
			value: "",
			type: null,
			comment: "",
			range: [
				r,
				r + a.length,
				r + a.length
			]
		};
	}
	let l = r + a.length, u = resolveEnd(o, l, t, n);
	return {
		value: c,
		type: s,
		comment: u.comment,
		range: [
			r,
			l,
			u.offset
		]
	};
}
function plainValue(e, t) {
	let n = "";
	switch (e[0]) {
		case "	":
			n = "a tab character";
			break;
		case ",":
			n = "flow indicator character ,";
			break;
		case "%":
			n = "directive indicator character %";
			break;
		case "|":
		case ">":
			n = `block scalar indicator ${e[0]}`;
			break;
		case "@":
		case "`": n = `reserved character ${e[0]}`;
	}
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), unfoldLines(e);
}
function singleQuotedValue(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), unfoldLines(e.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(e) {
	let t = /(.*?)\r?\n/sy, n = t.exec(e);
	if (!n) return e;
	let r, i;
	try {
		r = RegExp("(?<![ 	])[ 	]+$"), i = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
	}
	let a = n[1].replace(r, ""), o = " ", s = t.lastIndex;
	for (; n = t.exec(e);) {
		let e = n[1].replace(i, "");
		e === "" ? o === "\n" ? a += o : o = "\n" : (a += o + e, o = " "), s = t.lastIndex;
	}
	let c = /[ \t]*(.*)/sy;
	return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? "");
}
function doubleQuotedValue(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = foldNewline(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = In[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += parseCharCode(e, r + 1, a, t), r += a;
				} else {
					let i = e.substr(r - 1, 2);
					t(r - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), n += i;
				}
			} else if (i === " " || i === "	") {
				let t = r, a = e[r + 1];
				for (; a === " " || a === "	";) a = e[++r + 1];
				a !== "\n" && (a !== "\r" || e[r + 2] !== "\n") && (n += r > t ? e.slice(t, r + 1) : i);
			} else n += i;
		}
	}
	return (e[e.length - 1] !== "\"" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing \"quote"), n;
}
function foldNewline(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const In = {
	0: "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function parseCharCode(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? resolveBlockScalar(e, t, r) : resolveFlowScalar(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[L] : c ? findScalarTagByName(e.schema, i, c, n, r) : t.type === "scalar" ? findScalarTagByTest(e, i, t, r) : e.schema[L];
	let u;
	try {
		let a = l.resolve(i, (e) => r(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
		u = isScalar(a) ? a : new Scalar(a);
	} catch (e) {
		let a = e instanceof Error ? e.message : String(e);
		r(n ?? t, "TAG_RESOLVE_FAILED", a), u = new Scalar(i);
	}
	return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
}
function findScalarTagByName(e, t, n, r, i) {
	if (n === "!") return e[L];
	let a = [];
	for (let t of e.tags) if (!t.collection && t.tag === n) {
		if (t.default && t.test) a.push(t);
		else return t;
	}
	for (let e of a) if (e.test?.test(t)) return e;
	let o = e.knownTags[n];
	return o && !o.collection ? (e.tags.push(Object.assign({}, o, {
		default: !1,
		test: void 0
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[L]);
}
function findScalarTagByTest({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[L];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[L];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(e, t, n) {
	if (t) {
		n ??= t.length;
		for (let r = n - 1; r >= 0; --r) {
			let n = t[r];
			switch (n.type) {
				case "space":
				case "comment":
				case "newline":
					e -= n.source.length;
					continue;
			}
			for (n = t[++r]; n?.type === "space";) e += n.source.length, n = t[++r];
			break;
		}
	}
	return e;
}
// node_modules/yaml/browser/dist/compose/compose-node.js
const Ln = {
	composeNode,
	composeEmptyNode
};
function composeNode(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = composeAlias(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = composeScalar(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = composeCollection(Ln, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= composeEmptyNode(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!isScalar(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function composeEmptyNode(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = composeScalar(e, {
		type: "scalar",
		offset: emptyScalarPosition(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function composeAlias({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new Alias(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = resolveEnd(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new Nn(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = resolveProps(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? composeNode(c, i, l, o) : composeEmptyNode(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = resolveEnd(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function parsePrelude(e) {
	let t = "", n = !1, r = !1;
	for (let i = 0; i < e.length; ++i) {
		let a = e[i];
		switch (a[0]) {
			case "#":
				t += (t === "" ? "" : r ? "\n\n" : "\n") + (a.substring(1) || " "), n = !0, r = !1;
				break;
			case "%":
				e[i + 1]?.[0] !== "#" && (i += 1), n = !1;
				break;
			default: n || (r = !0), n = !1;
		}
	}
	return {
		comment: t,
		afterEmptyLine: r
	};
}
var Composer = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = getErrorPos(e);
			r ? this.warnings.push(new YAMLWarning(i, t, n)) : this.errors.push(new YAMLParseError(i, t, n));
		}, this.directives = new H({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = parsePrelude(this.prelude);
		if (n) {
			let i = e.contents;
			if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
			else if (r || e.directives.docStart || !i) e.commentBefore = n;
			else if (isCollection(i) && !i.flow && i.items.length > 0) {
				let e = i.items[0];
				isPair(e) && (e = e.key);
				let t = e.commentBefore;
				e.commentBefore = t ? `${n}\n${t}` : n;
			} else {
				let e = i.commentBefore;
				i.commentBefore = e ? `${n}\n${e}` : n;
			}
		}
		if (t) {
			for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
			for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
		} else e.errors = this.errors, e.warnings = this.warnings;
		this.prelude = [], this.errors = [], this.warnings = [];
	}
	streamInfo() {
		return {
			comment: parsePrelude(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(e, t = !1, n = -1) {
		for (let t of e) yield* this.next(t);
		yield* this.end(t, n);
	}
	*next(e) {
		switch (e.type) {
			case "directive":
				this.directives.add(e.source, (t, n, r) => {
					let i = getErrorPos(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = composeDoc(this.options, this.directives, e, this.onError);
				this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(e.source);
				break;
			case "error": {
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new Nn(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const Rn = Symbol("break visit"), zn = Symbol("skip children"), Bn = Symbol("remove item");
function visit(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), _visit(Object.freeze([]), e, t);
}
visit.BREAK = Rn, visit.SKIP = zn, visit.REMOVE = Bn, visit.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, visit.parentCollection = (e, t) => {
	let n = visit.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function _visit(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = _visit(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === Rn) return Rn;
				else r === Bn && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function tokenType(e) {
	switch (e) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (e[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}
// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const Vn = new Set("0123456789ABCDEFabcdef"), Hn = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), Q = new Set(",[]{}"), Un = new Set(" ,[]{}\n\r	"), isNotAnchorChar = (e) => !e || Un.has(e);
var Lexer = class {
	constructor() {
		this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
	}
	*lex(e, t = !1) {
		if (e) {
			if (typeof e != "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
		}
		this.atEnd = !t;
		let n = this.next ?? "stream";
		for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
	}
	atLineEnd() {
		let e = this.pos, t = this.buffer[e];
		for (; t === " " || t === "	";) t = this.buffer[++e];
		return !t || t === "#" || t === "\n" || t === "\r" && this.buffer[e + 1] === "\n";
	}
	charAt(e) {
		return this.buffer[this.pos + e];
	}
	continueScalar(e) {
		let t = this.buffer[e];
		if (this.indentNext > 0) {
			let n = 0;
			for (; t === " ";) t = this.buffer[++n + e];
			if (t === "\r") {
				let t = this.buffer[n + e + 1];
				if (t === "\n" || !t && !this.atEnd) return e + n + 1;
			}
			return t === "\n" || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
		}
		if (t === "-" || t === ".") {
			let t = this.buffer.substr(e, 3);
			if ((t === "---" || t === "...") && isEmpty(this.buffer[e + 3])) return -1;
		}
		return e;
	}
	getLine() {
		let e = this.lineEndPos;
		return (typeof e != "number" || e !== -1 && e < this.pos) && (e = this.buffer.indexOf("\n", this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === "\r" && --e, this.buffer.substring(this.pos, e));
	}
	hasChars(e) {
		return this.pos + e <= this.buffer.length;
	}
	setNext(e) {
		return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
	}
	peek(e) {
		return this.buffer.substr(this.pos, e);
	}
	*parseNext(e) {
		switch (e) {
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let e = this.getLine();
		if (e === null) return this.setNext("stream");
		if (e[0] === "﻿" && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
			let t = e.length, n = e.indexOf("#");
			for (; n !== -1;) {
				let r = e[n - 1];
				if (r === " " || r === "	") {
					t = n - 1;
					break;
				}
				n = e.indexOf("#", n + 1);
			}
			for (;;) {
				let n = e[t - 1];
				if (n === " " || n === "	") --t;
				else break;
			}
			let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
			return yield* this.pushCount(e.length - r), this.pushNewline(), "stream";
		}
		if (this.atLineEnd()) {
			let t = yield* this.pushSpaces(!0);
			return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
		}
		return yield "", yield* this.parseLineStart();
	}
	*parseLineStart() {
		let e = this.charAt(0);
		if (!e && !this.atEnd) return this.setNext("line-start");
		if (e === "-" || e === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			let e = this.peek(3);
			if ((e === "---" || e === "...") && isEmpty(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && isEmpty(t)) {
			let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
			return this.indentNext = this.indentValue + 1, this.indentValue += e, "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(!0);
		let e = this.getLine();
		if (e === null) return this.setNext("doc");
		let t = yield* this.pushIndicators();
		switch (e[t]) {
			case "#": yield* this.pushCount(e.length - t);
			case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), "doc";
			case "*": return yield* this.pushUntil(isNotAnchorChar), "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">": return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let e, t, n = -1;
		do
			e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = n = t) : t = 0, t += yield* this.pushSpaces(!0);
		while (e + t > 0);
		let r = this.getLine();
		if (r === null) return this.setNext("flow");
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && isEmpty(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(isNotAnchorChar), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || isEmpty(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
			}
			default: return this.flowKey = !1, yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
		if (e === "'") for (; t !== -1 && this.buffer[t + 1] === "'";) t = this.buffer.indexOf("'", t + 2);
		else for (; t !== -1;) {
			let e = 0;
			for (; this.buffer[t - 1 - e] === "\\";) e += 1;
			if (e % 2 == 0) break;
			t = this.buffer.indexOf("\"", t + 1);
		}
		let n = this.buffer.substring(0, t), r = n.indexOf("\n", this.pos);
		if (r !== -1) {
			for (; r !== -1;) {
				let e = this.continueScalar(r + 1);
				if (e === -1) break;
				r = n.indexOf("\n", e);
			}
			r !== -1 && (t = r - (n[r - 1] === "\r" ? 2 : 1));
		}
		if (t === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			t = this.buffer.length;
		}
		return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1, this.blockScalarKeep = !1;
		let e = this.pos;
		for (;;) {
			let t = this.buffer[++e];
			if (t === "+") this.blockScalarKeep = !0;
			else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1;
			else if (t !== "-") break;
		}
		return yield* this.pushUntil((e) => isEmpty(e) || e === "#");
	}
	*parseBlockScalar() {
		let e = this.pos - 1, t = 0, n;
		loop: for (let r = this.pos; n = this.buffer[r]; ++r) switch (n) {
			case " ":
				t += 1;
				break;
			case "\n":
				e = r, t = 0;
				break;
			case "\r": {
				let e = this.buffer[r + 1];
				if (!e && !this.atEnd) return this.setNext("block-scalar");
				if (e === "\n") break;
			}
			default: break loop;
		}
		if (!n && !this.atEnd) return this.setNext("block-scalar");
		if (t >= this.indentNext) {
			this.indentNext = this.blockScalarIndent === -1 ? t : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				let t = this.continueScalar(e + 1);
				if (t === -1) break;
				e = this.buffer.indexOf("\n", t);
			} while (e !== -1);
			if (e === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				e = this.buffer.length;
			}
		}
		let r = e + 1;
		for (n = this.buffer[r]; n === " ";) n = this.buffer[++r];
		if (n === "	") {
			for (; n === "	" || n === " " || n === "\r" || n === "\n";) n = this.buffer[++r];
			e = r - 1;
		} else if (!this.blockScalarKeep) do {
			let n = e - 1, r = this.buffer[n];
			r === "\r" && (r = this.buffer[--n]);
			let i = n;
			for (; r === " ";) r = this.buffer[--n];
			if (r === "\n" && n >= this.pos && n + 1 + t > i) e = n;
			else break;
		} while (1);
		return yield "", yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		let e = this.flowLevel > 0, t = this.pos - 1, n = this.pos - 1, r;
		for (; r = this.buffer[++n];) if (r === ":") {
			let r = this.buffer[n + 1];
			if (isEmpty(r) || e && Q.has(r)) break;
			t = n;
		} else if (isEmpty(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && Q.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && Q.has(r)) break;
			t = n;
		}
		return !r && !this.atEnd ? this.setNext("plain-scalar") : (yield "", yield* this.pushToIndex(t + 1, !0), e ? "flow" : "doc");
	}
	*pushCount(e) {
		return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
	}
	*pushToIndex(e, t) {
		let n = this.buffer.slice(this.pos, e);
		return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ""), 0);
	}
	*pushIndicators() {
		let e = 0;
		loop: for (;;) {
			switch (this.charAt(0)) {
				case "!":
					e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
					continue loop;
				case "&":
					e += yield* this.pushUntil(isNotAnchorChar), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (isEmpty(n) || t && Q.has(n)) {
						t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
						continue loop;
					}
				}
			}
			break loop;
		}
		return e;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let e = this.pos + 2, t = this.buffer[e];
			for (; !isEmpty(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (Hn.has(t)) t = this.buffer[++e];
			else if (t === "%" && Vn.has(this.buffer[e + 1]) && Vn.has(this.buffer[e + 2])) t = this.buffer[e += 3];
			else break;
			return yield* this.pushToIndex(e, !1);
		}
	}
	*pushNewline() {
		let e = this.buffer[this.pos];
		return e === "\n" ? yield* this.pushCount(1) : e === "\r" && this.charAt(1) === "\n" ? yield* this.pushCount(2) : 0;
	}
	*pushSpaces(e) {
		let t = this.pos - 1, n;
		do
			n = this.buffer[++t];
		while (n === " " || e && n === "	");
		let r = t - this.pos;
		return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
	}
	*pushUntil(e) {
		let t = this.pos, n = this.buffer[t];
		for (; !e(n);) n = this.buffer[++t];
		return yield* this.pushToIndex(t, !1);
	}
}, LineCounter = class {
	constructor() {
		this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
			let t = 0, n = this.lineStarts.length;
			for (; t < n;) {
				let r = t + n >> 1;
				this.lineStarts[r] < e ? t = r + 1 : n = r;
			}
			if (this.lineStarts[t] === e) return {
				line: t + 1,
				col: 1
			};
			if (t === 0) return {
				line: 0,
				col: e
			};
			let r = this.lineStarts[t - 1];
			return {
				line: t,
				col: e - r + 1
			};
		};
	}
};
// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function findNonEmptyIndex(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function isFlowToken(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function getPrevProps(e) {
	switch (e.type) {
		case "document": return e.start;
		case "block-map": {
			let t = e.items[e.items.length - 1];
			return t.sep ?? t.start;
		}
		case "block-seq": return e.items[e.items.length - 1].start;
		default: return [];
	}
}
function getFirstKeyStartProps(e) {
	if (e.length === 0) return [];
	let t = e.length;
	loop: for (; --t >= 0;) switch (e[t].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	for (; e[++t]?.type === "space";);
	return e.splice(t, e.length);
}
function arrayPushArray(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function fixFlowSeqItems(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !includesToken(t.start, "explicit-key-ind") && !includesToken(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, isFlowToken(t.value) ? t.value.end ? arrayPushArray(t.value.end, t.sep) : t.value.end = t.sep : arrayPushArray(t.start, t.sep), delete t.sep);
}
var Parser = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new Lexer(), this.onNewLine = e;
	}
	*parse(e, t = !1) {
		this.onNewLine && this.offset === 0 && this.onNewLine(0);
		for (let n of this.lexer.lex(e, t)) yield* this.next(n);
		t || (yield* this.end());
	}
	*next(e) {
		if (this.source = e, this.atScalar) {
			this.atScalar = !1, yield* this.step(), this.offset += e.length;
			return;
		}
		let t = tokenType(e);
		if (!t) {
			let t = `Not a YAML token: ${e}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message: t,
				source: e
			}), this.offset += e.length;
		} else if (t === "scalar") this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
		else {
			switch (this.type = t, yield* this.step(), t) {
				case "newline":
					this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
					break;
				case "space":
					this.atNewLine && e[0] === " " && (this.indent += e.length);
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					this.atNewLine && (this.indent += e.length);
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = !1;
			}
			this.offset += e.length;
		}
	}
	*end() {
		for (; this.stack.length > 0;) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		let e = this.peek(1);
		if (this.type === "doc-end" && e?.type !== "doc-end") {
			for (; this.stack.length > 0;) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
		} else {
			if (!e) return yield* this.stream();
			switch (e.type) {
				case "document": return yield* this.document(e);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(e);
				case "block-scalar": return yield* this.blockScalar(e);
				case "block-map": return yield* this.blockMap(e);
				case "block-seq": return yield* this.blockSequence(e);
				case "flow-collection": return yield* this.flowCollection(e);
				case "doc-end": return yield* this.documentEnd(e);
			}
			yield* this.pop();
		}
	}
	peek(e) {
		return this.stack[this.stack.length - e];
	}
	*pop(e) {
		let t = e ?? this.stack.pop();
		if (!t) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield t;
		else {
			let e = this.peek(1);
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && fixFlowSeqItems(t), e.type) {
				case "document":
					e.value = t;
					break;
				case "block-scalar":
					e.props.push(t);
					break;
				case "block-map": {
					let n = e.items[e.items.length - 1];
					if (n.value) {
						e.items.push({
							start: [],
							key: t,
							sep: []
						}), this.onKeyLine = !0;
						return;
					}
					if (n.sep) n.value = t;
					else {
						Object.assign(n, {
							key: t,
							sep: []
						}), this.onKeyLine = !n.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					let n = e.items[e.items.length - 1];
					n.value ? e.items.push({
						start: [],
						value: t
					}) : n.value = t;
					break;
				}
				case "flow-collection": {
					let n = e.items[e.items.length - 1];
					!n || n.value ? e.items.push({
						start: [],
						key: t,
						sep: []
					}) : n.sep ? n.value = t : Object.assign(n, {
						key: t,
						sep: []
					});
					return;
				}
				default: yield* this.pop(), yield* this.pop(t);
			}
			if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
				let n = t.items[t.items.length - 1];
				n && !n.sep && !n.value && n.start.length > 0 && findNonEmptyIndex(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
				return;
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline":
				yield this.sourceToken;
				return;
			case "doc-mode":
			case "doc-start": {
				let e = {
					type: "document",
					offset: this.offset,
					start: []
				};
				this.type === "doc-start" && e.start.push(this.sourceToken), this.stack.push(e);
				return;
			}
		}
		yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(e) {
		if (e.value) return yield* this.lineEnd(e);
		switch (this.type) {
			case "doc-start":
				findNonEmptyIndex(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				e.start.push(this.sourceToken);
				return;
		}
		let t = this.startBlockValue(e);
		t ? this.stack.push(t) : yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(e) {
		if (this.type === "map-value-ind") {
			let t = getFirstKeyStartProps(getPrevProps(this.peek(2))), n;
			e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
			let r = {
				type: "block-map",
				offset: e.offset,
				indent: e.indent,
				items: [{
					start: t,
					key: e,
					sep: n
				}]
			};
			this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
		} else yield* this.lineEnd(e);
	}
	*blockScalar(e) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				e.props.push(this.sourceToken);
				return;
			case "scalar":
				if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
					let e = this.source.indexOf("\n") + 1;
					for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
				}
				yield* this.pop();
				break;
			default: yield* this.pop(), yield* this.step();
		}
	}
	*blockMap(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (this.onKeyLine = !1, t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else if (t.sep) t.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							arrayPushArray(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= e.indent) {
			let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== "seq-item-ind", i = [];
			if (r && t.sep && !t.value) {
				let n = [];
				for (let r = 0; r < t.sep.length; ++r) {
					let i = t.sep[r];
					switch (i.type) {
						case "newline":
							n.push(r);
							break;
						case "space": break;
						case "comment":
							i.indent > e.indent && (n.length = 0);
							break;
						default: n.length = 0;
					}
				}
				n.length >= 2 && (i = t.sep.splice(n[1]));
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					r || t.value ? (i.push(this.sourceToken), e.items.push({ start: i }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (i.push(this.sourceToken), e.items.push({
						start: i,
						explicitKey: !0
					})) : this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: !0
						}]
					}), this.onKeyLine = !0;
					return;
				case "map-value-ind":
					if (t.explicitKey) {
						if (!t.sep) {
							if (includesToken(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = getFirstKeyStartProps(t.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (t.value) e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (isFlowToken(t.key) && !includesToken(t.sep, "newline")) {
							let e = getFirstKeyStartProps(t.start), n = t.key, r = t.sep;
							r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: e,
									key: n,
									sep: r
								}]
							});
						} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
					} else t.sep ? t.value || r ? e.items.push({
						start: i,
						key: null,
						sep: [this.sourceToken]
					}) : includesToken(t.sep, "map-value-ind") ? this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					}) : t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					this.onKeyLine = !0;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					r || t.value ? (e.items.push({
						start: i,
						key: n,
						sep: []
					}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
						key: n,
						sep: []
					}), this.onKeyLine = !0);
					return;
				}
				default: {
					let r = this.startBlockValue(e);
					if (r) {
						if (r.type === "block-seq") {
							if (!t.explicitKey && t.sep && !includesToken(t.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else n && e.items.push({ start: i });
						this.stack.push(r);
						return;
					}
				}
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*blockSequence(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							arrayPushArray(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (t.value || this.indent <= e.indent) break;
				t.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== e.indent) break;
				t.value || includesToken(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
				return;
		}
		if (this.indent > e.indent) {
			let t = this.startBlockValue(e);
			if (t) {
				this.stack.push(t);
				return;
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*flowCollection(e) {
		let t = e.items[e.items.length - 1];
		if (this.type === "flow-error-end") {
			let e;
			do
				yield* this.pop(), e = this.peek(1);
			while (e?.type === "flow-collection");
		} else if (e.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					!t || t.value ? e.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					!t || t.value ? e.items.push({
						start: [],
						key: n,
						sep: []
					}) : t.sep ? this.stack.push(n) : Object.assign(t, {
						key: n,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					e.end.push(this.sourceToken);
					return;
			}
			let n = this.startBlockValue(e);
			n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
		} else {
			let t = this.peek(2);
			if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
			else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
				let n = getFirstKeyStartProps(getPrevProps(t));
				fixFlowSeqItems(e);
				let r = e.end.splice(1, e.end.length);
				r.push(this.sourceToken);
				let i = {
					type: "block-map",
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: n,
						key: e,
						sep: r
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
			} else yield* this.lineEnd(e);
		}
	}
	flowScalar(e) {
		if (this.onNewLine) {
			let e = this.source.indexOf("\n") + 1;
			for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
		}
		return {
			type: e,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(e) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = !0;
				let t = getFirstKeyStartProps(getPrevProps(e));
				return t.push(this.sourceToken), {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						explicitKey: !0
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = !0;
				let t = getFirstKeyStartProps(getPrevProps(e));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(e, t) {
		return this.type !== "comment" || this.indent <= t ? !1 : e.every((e) => e.type === "newline" || e.type === "space");
	}
	*documentEnd(e) {
		this.type !== "doc-mode" && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
	}
	*lineEnd(e) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop(), yield* this.step();
				break;
			case "newline": this.onKeyLine = !1;
			default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
		}
	}
};
// node_modules/yaml/browser/dist/public-api.js
function parseOptions(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new LineCounter() || null,
		prettyErrors: t
	};
}
function parseDocument(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = parseOptions(t), i = new Parser(n?.addNewLine), a = new Composer(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(prettifyError(e, n)), o.warnings.forEach(prettifyError(e, n))), o;
}
function parse(e, t, n) {
	let r;
	typeof t == "function" ? r = t : n === void 0 && t && typeof t == "object" && (n = t);
	let i = parseDocument(e, n);
	if (!i) return null;
	if (i.warnings.forEach((e) => warn(i.options.logLevel, e)), i.errors.length > 0) {
		if (i.options.logLevel !== "silent") throw i.errors[0];
		i.errors = [];
	}
	return i.toJS(Object.assign({ reviver: r }, n));
}
function stringify(e, t, n) {
	let r = null;
	if (typeof t == "function" || Array.isArray(t) ? r = t : n === void 0 && t && (n = t), typeof n == "string" && (n = n.length), typeof n == "number") {
		let e = Math.round(n);
		n = e < 1 ? void 0 : e > 8 ? { indent: 8 } : { indent: e };
	}
	if (e === void 0) {
		let { keepUndefined: e } = n ?? t ?? {};
		if (!e) return;
	}
	return isDocument(e) && !r ? e.toString(n) : new Nn(e, r, n).toString(n);
}
// src/config/yaml-hints.ts
function explainSyntax({ file: e, text: t }, n) {
	let [r] = n.pos, i = findUnclosed(t, r);
	if (/^(<{7}|={7}|>{7})/.test(findLineRest(t, r))) return {
		offset: r,
		message: "found the mark of a merge conflict, expected one of its sides"
	};
	let a = findSlashes(t, r);
	if (a) return a;
	switch (n.code) {
		case "TAB_AS_INDENT": return {
			offset: r,
			message: "found a tab as indentation, expected spaces"
		};
		case "MULTIPLE_DOCS": return {
			offset: r,
			message: "found a second YAML document, expected only one"
		};
		case "TAG_RESOLVE_FAILED": return {
			offset: r,
			message: `found a value with an unknown tag, expected a plain value (${n.message})`
		};
		case "MISSING_CHAR":
		case "MULTILINE_IMPLICIT_KEY":
		case "BAD_INDENT":
			if (i) return i;
			if (n.message.startsWith("Implicit")) return {
				offset: r,
				message: "found a line without a colon, expected \"key: value\""
			};
			if (n.code === "MISSING_CHAR") break;
			return {
				offset: r,
				message: "found a different indentation than in the lines around it, expected the same"
			};
		case "BLOCK_AS_IMPLICIT_KEY": return explainNested(t, r);
		case "BAD_SCALAR_START":
		case "BAD_ALIAS": return {
			offset: r,
			message: quoted(findLineRest(t, r), "a value that starts with")
		};
		case "UNEXPECTED_TOKEN":
			if (t[r - 1] === "$") return {
				offset: r,
				message: `found \${, expected a value: ${e} has no variables`
			};
			if (/'[^']*$/.test(lineBefore(t, r))) return {
				offset: r,
				message: "found text after a closing quote, expected '' for a quote inside single quotes"
			};
	}
	return {
		offset: r,
		message: `The file is not valid ${e.endsWith(".json") ? "JSON" : "YAML"}: ${n.message}`
	};
}
function findSlashes(e, t) {
	let n = e.indexOf("\n", t), r = e.slice(0, n < 0 ? e.length : n).split("\n"), isComment = (e) => e.trimStart().startsWith("//"), i = r.findLastIndex(isComment);
	if (!(i < 0 || i < r.length - 4)) return {
		offset: r.slice(0, i).reduce((e, t) => e + t.length + 1, 0) + (r[i] ?? "").indexOf("//"),
		message: "found //, expected # for a comment"
	};
}
function explainNested(e, t) {
	let n = findLineRest(e, t);
	return /:(\s|$)/.test(n) ? {
		offset: t,
		message: quoted(n, "a second colon in")
	} : {
		offset: Math.min(e.length, t + n.length + 1),
		message: "found a line below a value that is indented more, expected the same indentation"
	};
}
function quoted(e, t) {
	return `found ${t} ${t.endsWith("with") ? e.slice(0, 1) : e}, expected it in quotes: ${JSON.stringify(e)}`;
}
function findLineRest(e, t) {
	let [n = ""] = e.slice(t).split(/\r?\n/, 1);
	return n.replace(/(?<!\s)\s+#.*/s, "").replace(/(?<![\s\]},])[\s\]},]+$/, "").slice(0, 100);
}
function lineBefore(e, t) {
	return e.slice(e.lastIndexOf("\n", t - 1) + 1, t);
}
const Wn = {
	"{": "}",
	"[": "]"
};
function findUnclosed(e, t) {
	let n = [];
	for (let r = 0; r < t; r += 1) {
		let i = e[r] ?? "", a = /[\s[{,:]/.test(e[r - 1] ?? "\n");
		if (i === "#" && /\s/.test(e[r - 1] ?? "\n")) r = `${e}\n`.indexOf("\n", r);
		else if ((i === "\"" || i === "'") && a) {
			let n = findQuoteEnd(e, r + 1, i);
			if (n < 0 || n >= t) return {
				offset: r,
				message: `found a ${i} that no other ${i} closes`
			};
			r = n;
		} else Wn[i] && a ? n.push(r) : (i === "}" || i === "]") && n.pop();
	}
	let r = n.at(-1);
	if (r === void 0) return;
	let i = e[r] ?? "";
	return {
		offset: r,
		message: `found a ${i} that no ${Wn[i]} closes`
	};
}
function findQuoteEnd(e, t, n) {
	for (let r = t; r < e.length; r += 1) if (n === "\"" && e[r] === "\\") r += 1;
	else if (e[r] === n) return r;
	return -1;
}
// src/config/document.ts
const Gn = new Set(["MULTIPLE_DOCS", "TAG_RESOLVE_FAILED"]), Kn = 5e5;
function readYaml(e) {
	let unreadable = (t) => ({ unreadable: [e.problemAt(0, `Can't read the file as YAML: ${reason(t)}.`)] });
	if (e.text.length > 5e5) {
		let t = `expected at most ${d(Kn)}`;
		return { unreadable: [e.problemAt(0, `found ${d(e.text.length)}, ${t}`)] };
	}
	let t;
	try {
		t = parseDocument(e.text, {
			version: "1.2",
			merge: !0,
			uniqueKeys: !1,
			stringKeys: !0,
			prettyErrors: !1,
			logLevel: "error"
		});
	} catch (e) {
		return unreadable(e);
	}
	let n = aliasBeyond(t, 100);
	if (n) return { unreadable: [e.problemAt(getStart(n), "found more than 100 aliases, expected at most that many")] };
	let r = withoutEchoes([...t.errors, ...t.warnings]), i = r.map((t) => {
		let { offset: n, message: r } = explainSyntax(e, t);
		return e.problemAt(n, r);
	});
	if (r.some((e) => !Gn.has(e.code))) return { unreadable: i };
	let a = [];
	i.push(...misuses(t, e, a));
	try {
		return {
			value: t.toJS(),
			problems: i,
			twice: a,
			locate: (e) => locate(t, e)
		};
	} catch (e) {
		return i.length > 0 ? { unreadable: i } : unreadable(e);
	}
}
function aliasBeyond(e, t) {
	let n = 0, r;
	return visit$1(e, { Alias(e, i) {
		if (n += 1, !(n <= t)) return r = i, visit$1.BREAK;
	} }), r;
}
function withoutEchoes(e) {
	let t = e.find((e) => e.code === "TAB_AS_INDENT") ?? e.find((e) => !Gn.has(e.code));
	return t ? [t] : [...e];
}
function misuses(e, t, n) {
	let r = [], report = (e, n) => r.push(t.problemAt(getStart(e), n));
	return visit$1(e, {
		Alias(t, n) {
			n.resolve(e) || report(n, `found the alias *${n.source}, expected an anchor &${n.source} before it`);
		},
		Map(t, r, i) {
			let a = new Set();
			for (let { key: t, value: o } of r.items) {
				if (!isScalar(t)) continue;
				let r = String(t.value);
				r === "__proto__" && report(t, "unknown key \"__proto__\""), r === "<<" && !isMergeSource(e, o) && report(t, "found a merge key << with another value, expected a map or an alias of a map"), a.has(r) && (report(t, `found the key "${r}" twice in the same map, expected it once`), n.push([...toPath(i), r])), a.add(r);
			}
		}
	}), r;
}
function toPath(e) {
	return e.flatMap((e) => isPair(e) ? [getKey(e) ?? ""] : []);
}
function isMergeSource(e, t) {
	let n = resolve(e, t);
	return isMap(n) || isSeq(n) && n.items.every((t) => isMap(resolve(e, t)));
}
function locate(e, t) {
	let n = e.contents, r = { value: n };
	for (let i of t) {
		let t = resolve(e, n);
		if (isMap(t)) {
			let n = findPair(e, t.items, String(i));
			if (!n) return;
			r = {
				key: n.key,
				value: n.value
			};
		} else if (isSeq(t)) r = { value: t.items[Number(i)] };
		else return;
		n = r.value;
	}
	let i = isScalar(r.key) ? getStart(r.key) : void 0, a = isNode(r.value) ? getStart(r.value) : i;
	if (a === void 0) return;
	let o = resolve(e, r.value);
	return {
		value: a,
		key: i,
		written: isScalar(o) ? o.source : void 0
	};
}
function findPair(e, t, n, r = 0) {
	let i = indexPairs(t).get(n);
	if (i || r > 8) return i;
	for (let i of t.filter((e) => getKey(e) === "<<")) {
		let t = resolve(e, i.value);
		for (let i of isSeq(t) ? t.items : [t]) {
			let t = resolve(e, i), a = isMap(t) ? findPair(e, t.items.filter(isPair), n, r + 1) : void 0;
			if (a) return a;
		}
	}
}
const qn = new WeakMap();
function indexPairs(e) {
	let t = qn.get(e);
	if (t) return t;
	let n = new Map();
	for (let t of e) {
		let e = getKey(t);
		e !== void 0 && n.set(e, t);
	}
	return qn.set(e, n), n;
}
function resolve(e, t) {
	return isAlias(t) ? t.resolve(e) : t;
}
function getKey(e) {
	if (isScalar(e.key)) return String(e.key.value);
}
function getStart(e) {
	return e.range?.[0] ?? 0;
}
function reason(e) {
	return e instanceof RangeError ? "it is nested too deeply" : a(e).replace(/\.$/, "");
}
// src/config/formats.ts
const Jn = `(?![A-Za-z][A-Za-z0-9+.-]*:/*([^/?#\\s]*[.@])?(${[
	"azure.com azure.net azure.us azure.cn microsoft.com microsoft.us windows.net microsoftonline.com microsoftonline.us",
	"usgovcloudapi.net chinacloudapi.cn azure-automation.net azuredatabricks.net azurecr.io azconfig.io visualstudio.com dev.azure.com",
	"office.com office.net office365.com office365.us sharepoint.com outlook.com dynamics.com powerbi.com powerapps.com"
].flatMap((e) => e.split(" ")).map(anyCase).join("|")})\\.?([:/?#]|$))(?!([A-Za-z][A-Za-z0-9+.-]*:/*)?(${[
	"797f4846-ba00-4fd7-ba43-dac1f8f63013",
	"00000003-0000-0000-c000-000000000000",
	"00000002-0000-0000-c000-000000000000",
	"00000002-0000-0ff1-ce00-000000000000",
	"00000003-0000-0ff1-ce00-000000000000",
	"cfa8b339-82a2-471a-a3c9-0fc0be7a4093",
	"e406a681-f3d4-42a8-90b6-c2b029497af1",
	"022907d3-0f1b-48f7-badc-1ba6abab6d66",
	"499b84ac-1321-427f-aa17-267ca6975798",
	"fb78d390-0c51-40cd-8e17-fdbfab77341b"
].map(anyCase).join("|")})(/|$))`;
function anyCase(e) {
	return [...e].map((e) => /[a-z]/.test(e) ? `[${e}${e.toUpperCase()}]` : e === "." ? "\\." : e).join("");
}
function text(e, t) {
	return new N({
		type: "string",
		check: "string_format",
		format: "regex",
		abort: !1,
		pattern: e,
		error: () => t
	});
}
const Yn = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])", Xn = `https://(([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){0,20}[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?|${Yn}(\\.${Yn}){3})(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?`;
function address(e, t) {
	return pipe(text(e, t), transform((e) => e.replace(/\/$/, "")));
}
const httpsOrigin = (e = "an https origin without a path, such as https://www.acme.example") => address(RegExp(`^${Xn}/?$`), e), httpsBase = () => address(RegExp(`^${Xn}(/[A-Za-z0-9._~-]+)*/?$`), "an https address without a query, such as https://portal.example.com"), uuid = (e) => text(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, `${e}: a UUID such as 11111111-2222-3333-4444-555555555555`), slug = () => text(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, "a slug: lower-case letters, digits and single hyphens, such as acme-docs"), identifier = () => text(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$/, "an identifier as a string: letters, digits and . _ ~ -, such as \"site_123\" (quote numbers)"), audience = () => text(RegExp(`^(?!\\S*/\\.default/?$)(?![A-Za-z][A-Za-z0-9+.-]*:[/\\\\]*[^/?#\\s]*@)${Jn}([A-Za-z][A-Za-z0-9+.-]*:\\S+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})\$`), "the Application ID URI of the portal without \"/.default\", such as api://11111111-2222-3333-4444-555555555555, and not a Microsoft resource"), relativePath = (e) => text(/^[^\u0000-\u001f\u007f\\]+$/, `${e}: a relative path with / as separator`), commandLine = (e) => text(/^(?=.*\S)[^\u0000\r\n]+$/, `${e}: a single command on one line`), Zn = "the build command: a single command on one line, or false", buildCommand = () => text(/^(?=.*\S)(?!([Ff]alse|FALSE|[Nn]o|NO|[Oo]ff|OFF|[Nn]one|NONE)$)[^\u0000\r\n]+$/, Zn), branch = () => text(/^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|@\{|\/\.|\.lock$|\/$|\.$))[^\s~^:?*[\]\\\u0000-\u001f\u007f]+$/, "the name of one branch without \"refs/heads/\" or wildcards, such as master"), branchPattern = () => text(/^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|\*{3}|@\{|\.lock$|\/$|\.$))[^\s~^:?[\]\\!+\u0000-\u001f\u007f]+$/, "a branch or a pattern with * (within one segment of the name) or ** (any depth), such as release/**"), environmentName = () => text(f, "a name of 1 to 16 letters and digits that is not \"production\", \"prod\" or \"default\", such as preview"), pathSegment = () => text(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "one word of letters, digits, - and _, such as repohost"), accountName = () => text(/^[\w.-]{1,100}(\[bot\])?$/, "a login at the repository host, such as octocat"), checkName = () => text(/^[^\p{Cc}]{1,255}$/u, "the name of a check"), workflowFile = () => text(/^[\w.-]+\.ya?ml$/, "the file name of a workflow, such as agent.yml"), calledWorkflow = () => text(/^[\w.-]+\/[\w.-]+\/\.github\/workflows\/[\w.-]+\.ya?ml(@[\w./-]+)?$/, "a workflow as owner/name/.github/workflows/file.yml, with or without @version"), filePattern = () => text(/^(?!\/|\.\.?\/)(?!.*(\.\.|\/\/|\*{3}|\/$))[^\\?[\]!\u0000-\u001f\u007f]+$/, "a path or a pattern with * (within one name) or ** (any depth), such as src/**"), modelName = () => text(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, "publisher and name of a model, such as openai/gpt-4.1-mini"), Qn = "(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$", buildVariable = () => text(RegExp(`^(?!ACTIONS_|INPUT_|SITE_|GITHUB_TOKEN$)${Qn}`), "the name of a variable that is not GITHUB_TOKEN and does not start with ACTIONS_, INPUT_ or SITE_"), passedVariable = () => text(RegExp(`^(?!ACTIONS_|INPUT_)${Qn}`), "the name of a variable that does not start with ACTIONS_ or INPUT_"), $ = "text, a number, true or false", variableValue = () => pipe(union([
	text(/^[^\u0000]*$/, $),
	number({ error: $ }),
	boolean({ error: $ })
], { error: $ }), transform(String)), wholeNumber = (e, t, n) => {
	let r = `${n}: a whole number from ${e} to ${t}`;
	return int$2({ error: r }).check(_gte(e, { error: r }), _lte(t, { error: r }));
}, minutes = (e) => {
	let t = `minutes: a number greater than 0 and at most ${e}`;
	return number({ error: t }).check(_positive({ error: t }), _lte(e, { error: t }));
}, $n = {
	kb: 1024,
	mb: 1024 ** 2,
	gb: 1024 ** 3
}, er = "a size such as 250MB (kB, MB or GB), or a whole number of bytes", byteSize = () => pipe(union([int$2({ error: er }).check(_gte(1, { error: er })), text(/^(?=.*[1-9])[0-9]{1,6}(\.[0-9]{1,3})? ?([kK]|[mM]|[gG])[bB]$/, er)], { error: er }), transform(toBytes));
function toBytes(e) {
	if (typeof e == "number") return e;
	let t = e.slice(-2).toLowerCase();
	return Math.floor(Number.parseFloat(e) * $n[t]);
}
const tr = registry();
function key(e, t, ...n) {
	return tr.add(e, n.length > 0 ? {
		description: t,
		examples: n
	} : { description: t }), e;
}
function map(e) {
	return strictObject(e, { error: `a map with the keys ${Object.keys(e).join(", ")}` });
}
const flag = () => boolean({ error: "true or false" }), oneOfValues = (e) => _enum(e, { error: `one of ${e.join(", ")}` }), nr = map({
	to: key(_default(oneOfValues(["release", "production"]), "release"), "Target branch for texts edited in the portal: the open release branch or the production branch."),
	as: key(_default(oneOfValues(["commit", "pull-request"]), "commit"), "commit: one signed commit. pull-request: one pull request that people merge; also used if a rule of the branch accepts nothing else.")
}), rr = map({
	analysis: key(_default(oneOfValues(["rules", "model"]), "rules"), "How requests are classified: by rules, or by a model of GitHub Models, called with the token of the run; \"onboard\" gives requests.yml the permission. If the model is unusable, the rules decide and report it."),
	model: key(_default(modelName(), "openai/gpt-4.1-mini"), "The model, with analysis: model. It receives the request's text, and the pages and texts of the site."),
	by: key(_default(oneOfValues([
		"people",
		"assignee",
		"workflow"
	]), "people"), "Who implements development requests: people; an agent that GitHub assigns the issue to; an agent that runs as a workflow step. Requests with low or no automation potential always go to people."),
	assignee: key(_default(accountName(), "copilot-swe-agent[bot]"), "Login of the agent, with by: assignee. Needs a user's token in the secret SITE_AGENT_TOKEN."),
	workflow: key(_default(workflowFile(), "agent.yml"), "File name of the agent's workflow, with by: workflow. \"site-deploy onboard --with requests\" writes it."),
	merge: key(_default(oneOfValues(["people", "green"]), "people"), "Who merges an agent's pull request into the release branch: people, or site-deploy if nothing blocks it (checks, reviews, protected files) and a check has built it. site-deploy never merges one into the production branch."),
	checks: key(optional(array(checkName(), { error: "a list of names of checks" })), "Names of the checks that build a change, with merge: green; one success is enough. Default: jobs of workflows that run site-deploy or the build command.", ["netlify/site"]),
	selfApproval: key(_default(flag(), !1), "Whether people may approve a change on GitHub that they wrote themselves, e.g. in a team of one. Default: only somebody who wrote none of it."),
	judge: key(optional(commandLine("a command")), "Command that judges an agent's patch in the judge job, after the rules, e.g. by asking a model. It gets the files PATCH and TASK, and accepts the patch by exit code 0.", "node .github/judge.mjs \"$PATCH\" \"$TASK\""),
	release: key(_default(oneOfValues([
		"people",
		"start",
		"each"
	]), "people"), "Who makes releases: people; start: start a release if none is open; each: also finish it as soon as its request is approved."),
	rounds: key(_default(wholeNumber(1, 20, "rounds"), 3), "Maximum number of agent rounds per request: the first, and one each time a review sends it back."),
	startsPerDay: key(_default(wholeNumber(1, 100, "starts"), 5), "Maximum number of times that the agent is started for one request within 24 hours, for whatever reason. After that, people are asked. \"requests show\" prints how many were used."),
	hours: key(_default(wholeNumber(1, 168, "hours"), 4), "Maximum hours per agent round. After that, the agent is stopped and people are notified."),
	files: key(optional(array(filePattern(), { error: "a list of file patterns" })), "Files that an agent may change, relative to the root of the repository; `*` and `**` as in workflow triggers. Default: pages, styles and scripts in the folders that the framework of the site has for them. Hidden files, settings of tools and the site config are never included.", ["src/**", "public/**"]),
	dependencies: key(_default(flag(), !1), "Whether an agent may change package.json and lockfiles. It can never change workflows and configuration.")
}), ir = map({
	release: key(prefault(map({ files: key(_default(array(relativePath("a file"), { error: "a list of files" }), []), "Files besides package.json that hold the version, relative to the root of the repository. In JSON, it is the key `version` at the top; elsewhere, the first line such as `version: 1.4.0` or `version = \"1.4.0\"`.") }), {}), "How \"release start\" raises the version."),
	texts: key(prefault(nr, {}), "How \"texts sync\" commits text overrides."),
	requests: key(prefault(rr, {}), "How \"requests advance\" moves development requests."),
	failures: key(_default(oneOfValues(["issue", "none"]), "issue"), "How to report a failed release or scheduled run, in addition to the run itself: issue (one issue, which the next success closes) or none.")
}), ar = map({
	slug: key(slug(), "Slug of the site in the portal.", "acme-docs"),
	id: key(identifier(), "Id of the site in the portal.", "site_123"),
	type: key(oneOfValues([
		"docs",
		"spa",
		"static"
	]), "Type of site: docs (markdown), spa (single-page application) or static (pre-rendered)."),
	url: key(httpsOrigin(), "Origin of the live site, for canonical links and verification after a deployment.", "https://www.acme.example")
}), or = map({
	url: key(httpsBase(), "URL of the site management portal.", "https://portal.example.com"),
	audience: key(audience(), "Application ID URI of the portal's application. The login requests the scope <audience>/.default.", "api://11111111-2222-3333-4444-555555555555"),
	provider: key(_default(pathSegment(), "repohost"), "Name of the repository host in the path of the portal's deployment-complete call.")
}), sr = map({
	clientId: key(uuid("the application (client) id"), "Application (client) id for the login of the run. Not secret."),
	tenantId: key(uuid("the directory (tenant) id"), "Directory (tenant) id. Not secret."),
	subscriptionId: key(uuid("the subscription id"), "Subscription id. Not secret.")
}), cr = map({
	root: key(_default(relativePath("the folder of the site"), "."), "Folder of the site, relative to the root of the repository.", "packages/site"),
	install: key(optional(commandLine("the install command")), "Installs the dependencies. Default: based on the site's lockfile.", "npm ci"),
	command: key(optional(union([literal(!1), buildCommand()], { error: Zn })), "Builds the site. Default: the \"build\" script in package.json. `false`: nothing is built.", "npm run build"),
	output: key(optional(relativePath("the build's output folder")), "Output folder of the build, relative to build.root. Default: detected.", "dist"),
	env: key(_default(record(buildVariable(), variableValue(), { error: "a map of variable names to values" }), {}), "Variables for the install and build commands. Don't put secrets here: the file is committed. Names that start with ACTIONS_, INPUT_ or SITE_, and GITHUB_TOKEN, are rejected.", { NODE_ENV: "production" }),
	passEnv: key(_default(array(passedVariable(), { error: "a list of variable names" }), []), "Names of additional variables of the run to pass to the build, besides defaults such as PATH and HOME. Names that start with ACTIONS_ or INPUT_ are rejected.", ["NPM_TOKEN"]),
	reads: key(optional(array(oneOfValues([
		"environment",
		"version",
		"url",
		"texts",
		"seo",
		"history"
	]), { error: "a list of what the build reads" })), "What the build reads besides the files of the repository; `[]`: nothing. The build then gets only this, and a package built from the same inputs is deployed again instead of building. Default: the build gets everything, and each deployment builds. \"site-deploy check --reuse\" measures it.", []),
	reuseDays: key(_default(wholeNumber(1, 400, "days"), 30), "Maximum age of a build in days for deploying its package again, with build.reads."),
	retentionDays: key(_default(wholeNumber(1, 400, "days"), 90), "Days for which GitHub stores the package of each deployment, for a rollback and with build.reads; at most what the repository allows. \"site-deploy onboard\" writes it into the workflow."),
	timeoutMinutes: key(_default(minutes(360), 20), "Time limit in minutes for the install and build commands."),
	attestation: key(_default(oneOfValues(["off", "required"]), "off"), "required: deploy only packages of a build job with an attestation, i.e. signed proof that this repository built them from this commit. Needs two jobs."),
	signer: key(optional(calledWorkflow()), "Workflow whose job must have signed the attestation, at any version unless it names one. Default: any workflow of this repository, and any that it calls.", "site-deploy/site-deploy/.github/workflows/deploy.yml"),
	trustedRoot: key(optional(relativePath("the trusted root")), "File with the trusted signers, as printed by \"gh attestation trusted-root\", relative to the root of the repository: for runners without gh. Default: read from gh on the runner.", ".github/trusted-root.jsonl")
}), lr = map({ build: key(_default(oneOfValues(["any", "same"]), "any"), "same: Production only gets the build that the Preview of its version showed; anything else is an error. any: the report says whether it is the same.") }), ur = map({ branch: key(_default(branch(), "master"), "Branch that deploys to Production.") }), dr = "a list of at least one branch or pattern", fr = map({
	branches: key(_default(array(branchPattern(), { error: dr }).check(_minLength(1, { error: dr })), ["release/**"]), "Branches that deploy to Preview; * matches any characters except /, ** matches any characters. The production branch is always excluded."),
	name: key(_default(environmentName(), "preview"), "Name of the environment at the hosting. Only its letters and digits count, in lower case; production and default are refused."),
	url: key(optional(httpsOrigin()), "Origin of the Preview, if known. Default: reported by the hosting after the upload.", "https://preview.acme.example"),
	perPullRequest: key(_default(flag(), !1), "Whether each pull request also gets an environment at the hosting, named by its number and closed with it. Not for forks, nor for branches that deploy already."),
	clientId: key(optional(uuid("the application (client) id")), "Application for the login of Preview's runs and of the automations. Recommended: the portal then tells Preview's runs from those of Production. Default: azure.clientId. Not secret.")
}), pr = map({
	production: key(prefault(ur, {}), "The live site."),
	preview: key(prefault(fr, {}), "The upcoming version of the site.")
}), mr = map({
	config: key(_default(relativePath("the hosting configuration"), "staticwebapp.config.json"), "The hosting configuration, relative to build.root."),
	maxTotalSize: key(prefault(byteSize(), "250MB"), "Maximum total size of all files, uncompressed; as text with kB, MB or GB, or as a number of bytes. 1 MB is 1,024 × 1,024 bytes, so 250MB, the limit of the free plan, is 262,144,000 bytes.", "500MB", 262144e3),
	maxFiles: key(_default(wholeNumber(1, 1e6, "files"), 15e3), "Maximum number of files per deployment. The platform's limit is 15,000."),
	clientBuildId: key(optional(identifier()), "Build of the platform's upload client that the official uploader uses. Default: the current stable one.", "1.0.027044"),
	distributionTimeoutMinutes: key(_default(minutes(60), 15), "Minutes to wait for the platform to distribute the upload. After that, the outcome is unknown, and only a check of the live site can determine it."),
	fallback: key(_default(oneOfValues([
		"auto",
		"always",
		"never"
	]), "auto"), "Whether paths without a file show the start page: auto (in a single-page application, and if there is no 404 page), always or never. A navigationFallback in the hosting configuration takes precedence."),
	verificationTimeoutMinutes: key(_default(minutes(60), 3), "Maximum minutes until the live URL serves the new build.")
}), hr = map({
	mode: key(_default(oneOfValues(["commit", "runtime"]), "commit"), "Source of text overrides: commit (the file in the repository, at build time) or runtime (the site queries the portal itself)."),
	file: key(_default(relativePath("the content file"), "content/overrides.json"), "File with the text overrides, relative to the root of the repository: JSON of at most 16 MB, or YAML of at most 500 kB. Used in commit mode.")
}), gr = map({
	enabled: key(_default(flag(), !0), "Whether to add the portal's SEO metadata and the sitemap to the built pages."),
	onError: key(_default(oneOfValues(["fail", "warn"]), "fail"), "Action if a field is too long or invalid: fail (nothing is uploaded) or warn (the page is deployed without the field)."),
	file: key(_default(relativePath("the metadata file"), "content/seo.json"), "File with a snapshot of the SEO metadata for the site's build, relative to the root of the repository. Written by \"site-deploy texts pull --seo\"."),
	fetchMinutes: key(_default(minutes(360), 5), "Maximum minutes per deployment for fetching the SEO metadata of new or changed pages; the portal allows 100 calls per minute. The next deployment continues with the rest."),
	hold: key(_default(oneOfValues([
		"auto",
		"always",
		"never"
	]), "auto"), "Which pages get a script that keeps the portal's values in their heads if a framework overwrites them with values from the build: auto (pages of a recognised framework), always (every page) or never.")
}), _r = map({
	version: key(literal(1, { error: "the number 1" }), "Version of the config format."),
	site: key(ar, "Identity of the site."),
	portal: key(or, "The site management portal."),
	azure: key(sr, "Identity for the login of the run: three ids, none of them secret."),
	build: key(prefault(cr, {}), "Build settings. Omitted settings are detected."),
	approval: key(prefault(lr, {}), "What an approval of a Preview covers."),
	environments: key(prefault(pr, {}), "Which branches deploy to which environment."),
	hosting: key(prefault(mr, {}), "The hosting platform and its limits."),
	content: key(prefault(hr, {}), "Text overrides."),
	seo: key(prefault(gr, {}), "SEO metadata."),
	automation: key(prefault(ir, {}), "Automation settings, used when an automation is started.")
});
function findContradictions({ build: e, approval: t }) {
	let n = (e.reads ?? []).filter((e) => e === "environment" || e === "url");
	return t.build !== "same" || n.length === 0 ? [] : [{
		key: "approval.build",
		message: `approval.build: found "same", but build.reads has ${n.join(" and ")}: each environment then gets a build of its own; expected any, or a build that reads neither`
	}];
}
tr.add(_r, {
	title: "site.config.yml",
	description: "Site config of site-deploy: the site in a repository, its build and its deployment targets."
});
// src/config/parse.ts
var vr = e({
	parseSiteConfig: () => parseSiteConfig,
	problemOfKey: () => problemOfKey
});
function parseSiteConfig(e, t) {
	let n = e.startsWith("﻿"), r = new i(t, e.slice(Number(n))), a = [], s = readYaml(r);
	if ("unreadable" in s) throw o(t, s.unreadable);
	if (a.push(...s.problems), s.value === null || s.value === void 0) throw a.push(r.problemAt(0, "found an empty file, expected a map with the keys version, site, portal, azure and others")), o(t, a);
	let c = _r.safeParse(withVariablesAsWritten(s));
	c.success || a.push(...toProblems(withoutTwice(c.error.issues, s), s, r));
	for (let { key: e, message: t } of c.success ? findContradictions(c.data) : []) a.push(r.problemAt(s.locate(e.split("."))?.value ?? 0, t));
	if (a.length > 0 || !c.success) throw o(t, a);
	return c.data;
}
function problemOfKey(e, t, n, r) {
	let a = new i(t, e.replace("﻿", "")), o = readYaml(a);
	return "unreadable" in o ? a.problemAt(0, r) : a.problemAt(o.locate(n.split("."))?.value ?? 0, r);
}
function withVariablesAsWritten(e) {
	let n = e.value;
	if (!t(n) || !t(n.build) || !t(n.build.env)) return n;
	let r = Object.entries(n.build.env).map(([t, n]) => [t, typeof n == "number" || typeof n == "boolean" ? e.locate([
		"build",
		"env",
		t
	])?.written ?? n : n]);
	return {
		...n,
		build: {
			...n.build,
			env: Object.fromEntries(r)
		}
	};
}
function withoutTwice(e, t) {
	return e.filter(({ path: e }) => {
		let isBelow = (t) => t.every((t, n) => e[n] === t);
		return valueAt(t.value, e) !== void 0 || !t.twice.some(isBelow);
	});
}
function toProblems(e, t, n) {
	let r = knownKeys(), i = e.flatMap((e) => e.code === "unrecognized_keys" ? e.keys.map((t) => [...e.path, t]) : []), a = new Set(i.slice(0, yr).map((e) => dotted(meantKey(e, r) ?? []))), o = e.flatMap((e) => {
		switch (e.code) {
			case "unrecognized_keys": return e.keys.filter((e) => e !== "__proto__").map((i) => () => unknownKey([...e.path, i], r, t, n));
			case "invalid_key": return [() => badKey(e, t, n)];
			default: return valueAt(t.value, e.path) === void 0 ? a.has(dotted(e.path)) ? [] : [() => missingKey(e, t, n)] : [() => badValue(e, t, n)];
		}
	}), s = o.slice(0, yr).map((e) => e()), c = o.length - s.length;
	return c === 0 ? s : [...s, n.problemAt(n.text.length, `and ${c} more problems of this kind`)];
}
const yr = 1600, br = ": a site config holds no secrets. Remove it, and revoke its value";
function unknownKey(e, t, r, i) {
	let a = dotted(e.slice(0, -1)), o = String(e.at(-1)), s = t.below.get(a) ?? [], l = h(o, s) ? n(o, s) : elsewhere(o, t.paths), u = a && ` in ${a}`;
	return c(o) ? i.problemAt(keyOffset(r, e), `unknown key ${m(o)}${u}${br}`) : i.problemAt(keyOffset(r, e), `unknown key ${m(o)}${u}, expected one of ${s.join(", ")}${l}`);
}
function knownKeys() {
	let e = keyPaths(_r), t = [...Map.groupBy(e, (e) => dotted(e.slice(0, -1)))].map(([e, t]) => [e, t.map((e) => String(e.at(-1)))]);
	return {
		paths: e,
		below: new Map(t)
	};
}
function meantKey(e, { paths: t, below: n }) {
	let r = e.slice(0, -1), i = String(e.at(-1)), a = h(i, n.get(dotted(r)) ?? []);
	if (a) return [...r, a];
	let o = t.filter((e) => e.at(-1) === i);
	return o.length === 1 ? o[0] : o.find((e) => e.length === 1);
}
function elsewhere(e, t) {
	let [n = "", ...r] = t.filter((t) => t.at(-1) === e).map((e) => dotted(e));
	return n === e ? `; "${e}" belongs to the top level: indent it less` : n && r.length === 0 ? `; did you mean "${n}"?` : "";
}
function badKey(e, t, n) {
	let r = e.issues[0]?.message ?? e.message, i = String(e.path.at(-1));
	return n.problemAt(keyOffset(t, e.path), `${dotted(e.path.slice(0, -1))}: found the key ${m(i)}, expected ${r}`);
}
function badValue(e, t, n) {
	let r = valueAt(t.value, e.path), i = typeof r == "string" && s(r) !== r, a = `found ${describeValue(r)}, expected ${e.message}`;
	return n.problemAt(t.locate(e.path)?.value ?? 0, [dotted(e.path), a + (i ? br : suggestion(e, r))].filter(Boolean).join(": "));
}
function missingKey(e, t, n) {
	let r = e.path.slice(0, -1), i = t.locate(r), a = i?.key ?? i?.value ?? 0;
	return r.length === 0 && (a = n.text.length), n.problemAt(a, `${dotted(e.path)} is missing, expected ${e.message}`);
}
const isPath = (e, t) => dotted(e.path) === t;
function suggestion(e, t) {
	if (typeof t == "string" && /\s\/\//.test(t)) return "; a comment starts with #, not //";
	if (e.code === "invalid_value") return typeof t == "string" && e.values.some((e) => e !== t && String(e) === t) ? "; write it without quotes" : n(String(t), e.values.map(String));
	if (e.code === "invalid_type" && typeof t == "string") {
		let [, n, r] = /^([\w-]+):(\S.*)$/.exec(t) ?? [];
		if (n && e.expected === "object") return `; a space is missing after the colon: "${n}: ${r}"`;
	}
	if (e.code === "invalid_format" && e.message.startsWith("an https")) {
		let n = URL.parse(String(t).replace(/^(https?:\/\/)?/i, "https://")), r = new RegExp(e.pattern?.slice(1, -1) ?? ""), i = [n?.href, n?.origin].find((e) => e && r.test(e));
		if (i) return `; did you mean "${i.replace(/\/$/, "")}"?`;
	}
	if (isPath(e, "build.command") && /^(false|no|off|none)$/i.test(String(t))) return "; did you mean false, without quotes?";
	if (isPath(e, "build.install") && t === !1) return "; \"true\" installs nothing";
	if (e.code === "invalid_type" && e.expected === "boolean" && typeof t == "string") {
		if (/^(yes|y|on|true)$/i.test(t)) return "; did you mean true?";
		if (/^(no|n|off|false)$/i.test(t)) return "; did you mean false?";
	}
	return "";
}
function keyOffset(e, t) {
	let n = e.locate(t);
	return n?.key ?? n?.value ?? 0;
}
function valueAt(e, t) {
	let n = e;
	for (let e of t) {
		if (typeof n != "object" || !n || !Object.hasOwn(n, e)) return;
		n = Reflect.get(n, e);
	}
	return n;
}
function dotted(e) {
	return e.reduce((e, t) => typeof t == "number" ? `${e}[${t}]` : e === "" ? String(t) : `${e}.${String(t)}`, "");
}
function describeValue(e) {
	return e === null ? "nothing" : typeof e == "string" ? m(e) : typeof e == "number" ? `the number ${e}` : Array.isArray(e) ? "a list" : e instanceof Uint8Array ? "binary data" : typeof e == "object" ? "a map" : String(e);
}
function keyPaths(e, t = []) {
	let { def: n } = e._zod;
	return "innerType" in n ? keyPaths(n.innerType, t) : n.type === "object" ? Object.entries(n.shape).flatMap(([e, n]) => {
		let r = [...t, e];
		return [r, ...keyPaths(n, r)];
	}) : [];
}
// src/config/package-file.ts
function parsePackageFile(e, t) {
	let n = e.replace(/^\uFEFF/, "");
	try {
		return JSON.parse(n);
	} catch (e) {
		let r = `not valid JSON: ${a(e).replace(/ in JSON at position.*| is not valid JSON$/, "")}`, o = [new i(t, n).problemAt(findMistake(n), r)];
		throw new p("PACKAGE_FILE_INVALID", `${t} is not valid JSON.`, {
			cause: e,
			problems: o
		});
	}
}
function requestedPackages(e) {
	let { dependencies: t, devDependencies: n } = u(e);
	return {
		...u(t),
		...u(n)
	};
}
function findMistake(e) {
	let [t, n] = [0, e.length + 1];
	for (; t + 1 < n;) {
		let r = Math.floor((t + n) / 2);
		isWrongBefore(e, r) ? n = r : t = r;
	}
	return t;
}
function isWrongBefore(e, t) {
	try {
		return JSON.parse(e.slice(0, t)), !1;
	} catch (e) {
		let n = a(e);
		if (/^(Unexpected end|Unterminated)/.test(n)) return !1;
		let r = /at position (\d+)/.exec(n)?.[1];
		return r === void 0 || Number(r) < t;
	}
}
// src/deploy/steps/plan/version.ts
var xr = e({ findVersion: () => findVersion });
const Sr = "release/";
async function findVersion(e, t) {
	let { workspace: n, buildRoot: r, event: i, config: a } = e, o = e.input?.trim() ?? "";
	if (o !== "") return parseVersion(o, "the input \"site-version\"");
	let s = l(i.ref);
	if (s?.startsWith(Sr)) return parseVersion(s.slice(8), `the branch ${s}`);
	let c;
	if (s === a.environments.production.branch && (c = await versionOfCommit(e, t)), c ??= await versionOfPackage(n, r), c) return c;
	if (i.pull) return "0.0.0";
	let u = i.sha ? `the commit ${i.sha}` : "a folder without a commit";
	throw new p("VERSION_NOT_FOUND", `Found no version for ${u}.`);
}
async function versionOfCommit(e, t) {
	let { workspace: n, event: r, config: i } = e, runGit = (...e) => t.git(n, e, t.signal), a = highestTag(await runGit("tag", "--points-at", r.sha) ?? "");
	if (a) return a;
	if (t.github) {
		let { mergedInto: e } = await import("./github.js").then((e) => e.n), { branch: n } = i.environments.production, a = (await e(n, r, t.github, t)).filter((e) => e.startsWith(Sr)).map((e) => e.slice(8)).find(isVersion);
		if (a) return a;
	}
	let readMessage = () => runGit("log", "-1", "--format=%B", r.sha), o = mergedRelease(r.commitMessage ?? await readMessage() ?? "");
	if (o) return parseVersion(o, `the branch ${Sr}${o} that the merge commit names`);
}
function highestTag(e) {
	return e.split("\n").map((e) => e.trim()).filter((e) => e.startsWith("v")).map((e) => e.slice(1)).filter(isVersion).sort((e, t) => e.localeCompare(t, "en", { numeric: !0 })).at(-1);
}
function mergedRelease(e) {
	let t = e.trimStart().split("\n", 1)[0] ?? "";
	return (/^Merge pull request #\d+ from [^\s/]+\/release\/(\S+)/.exec(t) ?? /^Merge (?:remote-tracking )?branch '(?:[^\s/']+\/)?release\/([^\s']+)'/.exec(t))?.[1];
}
async function versionOfPackage(e, n) {
	let r = v.join(n, "package.json"), i = await readPackage(e, r);
	if (i === void 0) return;
	let a = parsePackageFile(i, v.relative(e, r));
	if (t(a) && "version" in a) return parseVersion(a.version, "\"version\" in package.json");
}
async function readPackage(e, t) {
	try {
		return await g(await r(e, t, "package.json"));
	} catch (e) {
		throw e instanceof p ? e : new p("VERSION_NOT_FOUND", "The package.json that might contain the version cannot be read.", { cause: e });
	}
}
function parseVersion(e, t) {
	if (typeof e == "string" && isVersion(e)) return e;
	let n = JSON.stringify(e), r = "";
	if (typeof e == "string") {
		let t = e.replace(/^v/i, "");
		isVersion(t) && (r = `; did you mean "${t}"?`);
	} else n += ", which is not a string";
	let i = `found the version ${n} in ${t}, expected MAJOR.MINOR.PATCH without leading zeros, e.g. 1.4.0${r || "."}`;
	throw new p("VERSION_INVALID", i);
}
export { partial as $, Ut as A, _undefined as B, Pt as C, le as Ct, P as D, getEnumValues as Dt, limitedText as E, assignProp as Et, date as F, int$2 as G, boolean as H, datetime as I, nullable as J, literal as K, _default as L, textUpTo as M, unknownYet as N, Wt as O, F as P, optional as Q, _enum as R, Kt as S, se as St, isVersion as T, x as Tt, discriminatedUnion as U, array as V, extend as W, number as X, nullish as Y, object as Z, It as _, Le as _t, vr as a, union as at, Vt as b, _e as bt, parse as c, _gte as ct, isAlias as d, _minLength as dt, pipe as et, isMap as f, _positive as ft, zt as g, Ie as gt, Rt as h, st as ht, parseSiteConfig as i, string$1 as it, textLike as j, Gt as k, parseDocument as l, _lte as lt, isScalar as m, _trim as mt, parsePackageFile as n, refine as nt, Kn as o, unknown as ot, isNode as p, _regex as pt, looseObject as q, requestedPackages as r, strictObject as rt, readYaml as s, url as st, xr as t, record as tt, stringify as u, _maxLength as ut, qt as v, de as vt, Ft as w, S as wt, Bt as x, ve as xt, Lt as y, fe as yt, _null as z };
