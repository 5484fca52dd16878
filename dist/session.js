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
import { At as t, Bt as n, Ct as r, Dt as i, Et as a, Ft as o, Gt as s, Ht as c, It as l, Jt as u, Lt as d, Mt as f, Nt as p, Ot as m, Pt as h, Rt as g, St as _, Tt as v, Ut as y, Vt as b, Y as ee, Zt as te, _t as x, b as ne, g as re, h as S, it as C, jt as w, kt as T, qt as E, v as ie, vt as D, wt as ae, x as oe, zt as O } from "./shared.js";
import { B as k, C as A, D as se, E as ce, F as j, G as le, H as M, I as ue, N as de, O as N, S as P, T as F, U as I, V as L, b as fe, g as R, h as z, j as B, k as V, m as pe, p as me, tt as H, v as he, w as U, y as W, z as G } from "./config.js";
const { createReadStream: ge, createWriteStream: _e, openSync: ve } = globalThis.process.getBuiltinModule("node:fs"), readFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readFile(...e), stat = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").stat(...e), { setImmediate: K } = globalThis.process.getBuiltinModule("node:timers/promises"), { hash: ye } = globalThis.process.getBuiltinModule("node:crypto"), be = globalThis.process.getBuiltinModule("node:path"), q = globalThis.process.getBuiltinModule("node:net"), xe = globalThis.process.getBuiltinModule("node:http"), Se = globalThis.process.getBuiltinModule("node:https"), { pipeline: Ce } = globalThis.process.getBuiltinModule("node:stream/promises"), { createSecureContext: we } = globalThis.process.getBuiltinModule("node:tls");
function toTokenSource(e) {
	return e instanceof C ? {
		token: async () => e,
		renew: async () => !1
	} : e;
}
// src/contracts/portal/values.ts
function textLike(e, t) {
	return new pe({
		type: "string",
		check: "string_format",
		format: "regex",
		abort: !1,
		pattern: e,
		error: () => t
	});
}
const J = me({ offset: !0 }).check(le(/(Z|\+00:00)$/, "Expected a time in UTC that ends with Z or +00:00.")), Te = G({
	protocol: /^https?$/,
	error: "Expected an absolute URL that starts with http:// or https://."
}), Ee = j().check(I(1, "Must not be empty."), de((e) => isImageAddress(e), { error: "Expected a URL that starts with https:// or http://, or a path that starts with /." }));
function isImageAddress(e) {
	return /^https?:\/\//i.test(e) ? URL.canParse(e) : /^\/(?![/\\])\S*$/.test(e);
}
const De = textLike(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, "Expected MAJOR.MINOR.PATCH, such as 1.4.0."), Oe = textLike(/^[0-9a-f]{7,64}$/i, "Expected a commit hash with at least seven digits."), ke = textLike(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, "Expected a full commit hash with 40 or 64 digits."), Ae = textLike(/^@\w+$/, "Expected a user name that starts with @."), je = textLike(/^(?!\.{1,2}$)[^\s/?#%\\]+$/, "Expected a slug other than . and .., without spaces, slashes, ?, # or %.").check(M(200, "Must have at most 200 characters.")), unknownYet = (e) => V(ce(e).check(F({ [Me]: !0 }))), Me = "x-absent-if-unknown", textUpTo = (e) => j().check(de((t) => [...t].length <= e, { error: `Must have at most ${e} characters.` }), F({ maxLength: e })), limitedText = (e) => textUpTo(e).check(I(1, "Must not be empty.")), Y = {
	default: 50,
	maximum: 200
}, X = B(j().check(le(/^\d{1,9}$/, "Expected a whole number.")), ue((e) => Number(e))), Ne = {
	limit: z(B(X, P().check(k(1), L(Y.maximum))), Y.default),
	offset: z(B(X, P().check(k(0))), 0)
}, Pe = {
	limit: V(B(X, P().check(k(1), L(Y.maximum)))),
	offset: V(B(X, P().check(k(0)))),
	search: V(j().check(M(200)))
}, Fe = {
	total: P(),
	limit: P(),
	offset: P()
}, Ie = textLike(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element."), Le = N({
	commit: j(),
	tree: j(),
	texts: j(),
	seo: j(),
	files: j(),
	run: V(j())
}), Re = "idempotency-key", ze = R([
	"succeeded",
	"failed",
	"cancelled",
	"unknown",
	"skipped"
]), Z = R(["Production", "Preview"]), Be = U({
	event: A("site.deployed"),
	timestamp: J,
	site: U({
		id: j(),
		slug: j()
	}),
	data: U({
		version: De,
		environment: Z,
		commitSha: Oe,
		releaseNotes: V(j().check(M(1e5)))
	}),
	status: ze,
	provenance: V(Le),
	pagesReadAt: V(J),
	url: V(Te),
	error: V(U({
		code: j(),
		message: j()
	})),
	run: U({
		id: j(),
		attempt: se(),
		url: V(G())
	})
}), Ve = U({
	success: A(!0),
	deployment: V(U({
		id: V(j()),
		applied: V(fe())
	}))
}), He = "/api/v1/sites/deployment-tokens", Ue = N({ siteSlug: j().check(I(1)) }), We = U({ swaToken: j().check(I(1)) }), Ge = [
	"viewer",
	"editor",
	"admin",
	"owner"
], Ke = he();
function defineOperations(e, t) {
	let n = Object.entries(t).map(([t, { call: n, ...r }]) => {
		let [i, a] = n.split(" ");
		return [t, {
			query: Ke,
			body: Ke,
			...e,
			...r,
			id: t,
			method: i,
			path: a
		}];
	});
	return Object.fromEntries(n);
}
const qe = U({
	error: V(j()),
	message: V(j()),
	details: V(W(U({
		field: V(j()),
		message: V(j())
	})))
}), Je = {
	read: 100,
	write: 30,
	delete: 10
};
function getRateClass(e) {
	return e === "GET" || e === "HEAD" ? "read" : e === "DELETE" ? "delete" : "write";
}
// src/shared/http/service-address.ts
function serviceAddress(e, t) {
	let n = URL.parse(e.trim());
	if (n === null || !/^https?:$/.test(n.protocol)) throw u(`${t} is not a URL.`, "Write the full URL, e.g. https://host.example.com.");
	if (n.username !== "" || n.password !== "" || n.search !== "" || n.hash !== "") throw u(`${t} contains more than an origin and a path.`, "Remove user name, password, query and fragment; pass credentials separately.");
	if (n.protocol === "http:" && !isLoopback(n)) throw u(`${t} is not encrypted: a credential would be readable in transit.`, `Use https:// instead of http:// for ${n.host}; http:// is only for services on this machine.`);
	return n.href.replace(/\/+$/, "");
}
function endpointAddress(e, t, n = {}) {
	let r = new URL(e + t);
	for (let [e, t] of Object.entries(n)) t !== void 0 && r.searchParams.set(e, String(t));
	return r;
}
function isLoopback(e) {
	return /^((.+\.)?localhost|\[::1\]|127(\.\d+){3})$/.test(e.hostname);
}
// src/shared/http/redirect.ts
function mayFollow(e, t, n) {
	let { to: r = "any" } = e;
	return r === "any" || n.protocol === "https:" && (isPrivateHost(t) || !isPrivateHost(n));
}
function findRedirect(e, t) {
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(e.status) || !e.headers.location) return;
	let n = URL.parse(e.headers.location, t);
	if (n !== null && /^https?:$/.test(n.protocol)) return n;
}
const Ye = [
	"authorization",
	"cookie",
	"host",
	"proxy-authorization"
];
function headersFor(e, t, n) {
	if (t.origin === n.origin) return e;
	let r = Object.entries(e).filter(([e]) => !Ye.includes(e.toLowerCase()));
	return Object.fromEntries(r);
}
const Xe = {
	"0.0.0.0": 8,
	"10.0.0.0": 8,
	"100.64.0.0": 10,
	"127.0.0.0": 8,
	"169.254.0.0": 16,
	"172.16.0.0": 12,
	"192.168.0.0": 16
}, Ze = {
	"::": 127,
	"fc00::": 7,
	"fe80::": 10
}, Qe = ee(() => {
	let e = new q.BlockList();
	for (let [t, n] of Object.entries(Xe)) e.addSubnet(t, n);
	for (let [t, n] of Object.entries(Ze)) e.addSubnet(t, n, "ipv6");
	return e;
});
function isPrivateHost(e) {
	let t = e.hostname.replace(/^\[|\]$|\.$/g, ""), n = q.isIP(t);
	return n === 0 ? /(^|\.)(localhost|local|internal)$/i.test(t) : Qe().check(t, n === 4 ? "ipv4" : "ipv6");
}
// src/clients/portal/portal-error.ts
const Q = 1e3;
var PortalError = class extends Error {
	name = "PortalError";
	call;
	status;
	code;
	portalMessage;
	details;
	requestId;
	retryAfter;
	location;
	constructor(e, t, n) {
		let { error: i, message: a = i, details: o } = H(qe, t.json).data ?? {}, s = a?.slice(0, Q), c = s && x(s), l = findRedirect(t, t.url), u = l && l.origin + l.pathname, d = [u && `a redirect to ${u}`, c].filter((e) => e);
		super(`${e}: ${[`status ${t.status}`, ...d].join(", ")}`), this.call = e, this.status = t.status, this.code = i, this.portalMessage = c, this.details = o ?? [], this.requestId = t.requestId && x(t.requestId), this.retryAfter = r(t.headers["retry-after"] ?? "", n), this.location = u;
	}
}, PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(e, t, n = []) {
		let r = t.headers["content-type"] ?? "no content type", { json: i } = t, a = "not an object";
		g(i) && (a = `with the fields: ${Object.keys(i).join(", ") || "none"}`);
		let o = n.length === 0 ? "" : ` (${n.join("; ")})`, s = `${e}: status ${t.status}, ${r}, ${a}${o}`;
		super(x(s.slice(0, Q)));
	}
};
// src/identity/login/aadsts.ts
const $e = {
	700211: "LOGIN_NO_MATCHING_CREDENTIAL",
	700212: "LOGIN_NO_MATCHING_CREDENTIAL",
	700213: "LOGIN_NO_MATCHING_CREDENTIAL",
	70021: "LOGIN_NO_MATCHING_CREDENTIAL",
	7002138: "LOGIN_CREDENTIAL_CASE",
	700016: "LOGIN_APPLICATION_UNKNOWN",
	90002: "LOGIN_TENANT_UNKNOWN",
	700024: "LOGIN_CLOCK",
	500011: "LOGIN_AUDIENCE_UNKNOWN",
	65001: "LOGIN_AUDIENCE_UNKNOWN"
}, et = {
	501051: "The portal's application accepts only assigned identities: have an administrator assign the application (azure.clientId) to it.",
	7002381: "The id token lacks the enterprise claim that the tenant requires: run the job again; if it happens again, compare the tenant's policy for federated credentials with the enterprise.",
	53003: "A Conditional Access policy blocks the login: have an administrator exclude the application (azure.clientId), or allow the runner's addresses.",
	501661: "Microsoft Entra cannot reach the issuer of the id token: make the OIDC endpoints of the GitHub Enterprise Server reachable from the internet."
};
function remedyForUnknown(e, t, n) {
	let r = e.failure ?? "";
	if (/certificate|\bCA\b|altname/i.test(r)) return m;
	if (/proxy|CONNECT\b|\b407\b/i.test(r)) return h;
	if (t === "LOGIN_REFUSED" && !n) return "The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a sign-in page of the network that answers instead of login.microsoftonline.com.";
}
function isTransient(e) {
	let { status: t = 0, body: r = "" } = e;
	if (t === 429 || t >= 500) return !0;
	let { error: i } = n(O(r));
	return i === "temporarily_unavailable" || i === "server_error";
}
function aadstsCode(e) {
	return /AADSTS(\d+)/.exec(e)?.[1];
}
function refusalError(e, t, n) {
	let { body: r, status: i, retryAfter: a, requestId: o, failure: c } = e, l = aadstsCode(`${r ?? ""} ${n instanceof Error ? n.message : ""}`), u = parseDescription(r), d = b([!!a && `wait requested: Retry-After ${a}`, !!o && `request id: ${o}`]), f = isTransient(e) || !l && !i;
	if (!l || f) {
		let t = i ? `The login failed with status ${i}.` : "The login failed.", r = f ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", [a = ""] = (c ?? E(n)).split("\n"), o = [u ?? `reason: ${a.slice(0, 300)}`, ...d], l = remedyForUnknown(e, r, u);
		return new s(r, t, {
			cause: n,
			facts: o,
			remedy: l
		});
	}
	let p = $e[l] ?? "LOGIN_REFUSED";
	return new s(p, `Microsoft Entra refused the login: AADSTS${l}.`, {
		cause: n,
		facts: b([
			u,
			...getFacts$1(p, t, u),
			...d
		]),
		remedy: et[l] ?? remedyFor(p, t)
	});
}
function getFacts$1(e, t, n) {
	let { claims: r, clientId: i, tenantId: a, audience: o, now: s } = t, c = [
		`presented subject:  ${r?.subject ?? "(none)"}`,
		`presented issuer:   ${r?.issuer ?? "(none)"}`,
		`presented audience: ${r?.audience ?? "(none)"}`
	], l = [`the runner's clock: ${new Date(s).toISOString()}`];
	if (r?.issuedAt) {
		let e = Math.round(s / 1e3 - r.issuedAt);
		l.push(`issued ${e} s ago according to the runner's clock`);
	}
	let u = `azure.tenantId: ${a}`;
	return {
		LOGIN_NO_MATCHING_CREDENTIAL: [...c, `application: ${i} in tenant ${a}`],
		LOGIN_CREDENTIAL_CASE: [...c, ...compareCase(r?.subject, n)],
		LOGIN_APPLICATION_UNKNOWN: [`azure.clientId: ${i}`, u],
		LOGIN_TENANT_UNKNOWN: [u],
		LOGIN_AUDIENCE_UNKNOWN: [`portal.audience: ${o}`],
		LOGIN_CLOCK: l
	}[e] ?? c;
}
function remedyFor(e, t) {
	let { claims: n, clientId: r } = t;
	if (e !== "LOGIN_NO_MATCHING_CREDENTIAL" || !n?.subject) return;
	let { issuer: i, subject: a, audience: o } = n;
	return /:(ref:refs\/|pull_request$|environment:(?!production\b|preview\b))/i.test(a) ? "Set \"environment: Production\" (or Preview) in the job that logs in: federated credentials trust only these two environments." : `Add the credential:\n  az ad app federated-credential create --id ${r} --parameters '${JSON.stringify({
		name: "site-deploy",
		issuer: i,
		subject: a,
		audiences: [o]
	})}'\nJust added? Wait a few minutes and run again.`;
}
function compareCase(e, t) {
	if (!e || !t) return [];
	let n = [...t.matchAll(/'([^']+)'/g)].map((e) => e[1] ?? "").find((t) => t !== e && t.toLowerCase() === e.toLowerCase());
	if (!n) return [];
	let r = [...e].findIndex((e, t) => e !== n[t]);
	return [
		`presented:  ${e}`,
		`credential: ${n}`,
		`            ${" ".repeat(r)}^ differs here`
	];
}
function parseDescription(e) {
	if (!e) return;
	let t = n(O(e)).error_description;
	if (typeof t == "string") return t.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}
function readClaims(e) {
	let t = Buffer.from(e.reveal().split(".")[1] ?? "", "base64url").toString("utf8"), { sub: r, iss: i, aud: a, iat: o } = n(O(t));
	return {
		subject: d(r),
		issuer: d(i),
		audience: d(a),
		issuedAt: typeof o == "number" ? o : void 0
	};
}
// src/identity/login/http-client.ts
const tt = 1e4, nt = {
	status: void 0,
	body: void 0,
	requestId: void 0
};
var CredentialClient = class {
	last = nt;
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async sendRequest(e) {
		this.last = nt;
		try {
			let { status: t, headers: n, text: r, body: i } = await this.#n(e), a = Object.entries(n).map(([e, t]) => [e, String(t)]), o = n["x-ms-request-id"]?.toString();
			if (this.last = {
				status: t,
				requestId: o,
				body: void 0,
				retryAfter: n["retry-after"]
			}, i.byteLength > 1048576) throw new s("LOGIN_REFUSED", "the response is larger than 1 MiB");
			t >= 400 && (this.last = {
				...this.last,
				body: r
			});
			let toJSON = () => Object.fromEntries(a);
			return {
				request: e,
				status: t,
				headers: Object.assign(new Map(a), { toJSON }),
				bodyAsText: r
			};
		} catch (e) {
			throw this.last = {
				...this.last,
				failure: E(e)
			}, e;
		}
	}
	#n({ url: e, headers: t, body: n }) {
		let { "accept-encoding": r, ...i } = t.toJSON();
		return this.#e.send({
			method: "POST",
			url: e,
			headers: i,
			body: String(n),
			retry: v.safe,
			idleMs: tt,
			limitMs: tt,
			maxBytes: 1048577,
			signal: this.#t
		});
	}
};
// src/identity/login/login.ts
const rt = [
	5e3,
	1e4,
	15e3
];
async function login(e, t, n) {
	let r = [...rt], i = !0;
	for (;;) try {
		return await logInOnce(e, t, n);
	} catch (e) {
		let t = isUnknownYet(e) ? r.shift() : void 0;
		if (t) n.log.info(`Microsoft Entra does not know a matching federated credential yet; retrying in ${_(t)}.`), await n.clock.sleep(t, n.signal);
		else if (i && e instanceof s && e.code === "LOGIN_CLOCK") i = !1, n.log.info("The id token was refused as expired; retrying once with a new one.");
		else throw e;
	}
}
function isUnknownYet(e) {
	return e instanceof s && /AADSTS70021[1-3]?\b/.test(e.message);
}
async function logInOnce(e, t, n) {
	let { azure: r, portal: i } = e, a, o, s = t.idToken("api://AzureADTokenExchange", n.signal);
	s.catch(() => void 0);
	let getAssertion = async () => {
		try {
			let e = await s;
			return a = readClaims(e), e.reveal();
		} catch (e) {
			throw o = e, e;
		}
	};
	await K();
	let { ClientAssertionCredential: c } = await import("./azure-identity.js").then((e) => e.t), l = new CredentialClient(n.http, n.signal), u = new c(r.tenantId, r.clientId, getAssertion, {
		httpClient: l,
		retryOptions: { maxRetries: 0 }
	});
	try {
		let { token: e } = await u.getToken(`${i.audience}/.default`), t = new C(e);
		return n.log.mask(t), t;
	} catch (e) {
		if (n.signal.throwIfAborted(), o) throw o;
		let { clientId: t, tenantId: s } = r, c = n.clock.now(), u = {
			clientId: t,
			tenantId: s,
			audience: i.audience,
			claims: a,
			now: c
		};
		throw refusalError(l.last, u, e);
	}
}
// src/clients/portal/explain.ts
const it = {
	EXCHANGE: {
		unauthorized: "EXCHANGE_UNAUTHORIZED",
		forbidden: "EXCHANGE_FORBIDDEN",
		unknown: "EXCHANGE_SITE_UNKNOWN",
		limited: "EXCHANGE_RATE_LIMITED",
		unavailable: "EXCHANGE_UNAVAILABLE",
		other: "EXCHANGE_ANSWER_INVALID"
	},
	CONTENT: {
		unauthorized: "CONTENT_REFUSED",
		forbidden: "CONTENT_REFUSED",
		unknown: "CONTENT_REFUSED",
		answer: "CONTENT_ANSWER_INVALID",
		other: "CONTENT_UNAVAILABLE"
	},
	NOTIFY: { other: "NOTIFY_FAILED" },
	PORTAL: {
		invalid: "PORTAL_INVALID",
		unauthorized: "PORTAL_UNAUTHORIZED",
		forbidden: "PORTAL_FORBIDDEN",
		unknown: "PORTAL_NOT_FOUND",
		conflict: "PORTAL_CONFLICT",
		limited: "PORTAL_RATE_LIMITED",
		unavailable: "PORTAL_UNAVAILABLE",
		answer: "PORTAL_ANSWER_INVALID",
		other: "PORTAL_REFUSED"
	}
}, at = {
	400: "invalid",
	401: "unauthorized",
	403: "forbidden",
	404: "unknown",
	409: "conflict",
	412: "conflict",
	422: "invalid",
	429: "limited"
};
function explainPortalError(e, t) {
	let n = getFailure(e);
	if (!n || !(e instanceof Error)) return;
	let r = t.remedies?.[n] ?? getRemedy(e), i = t.message ?? messageFor(e, t), { [n]: a, other: o } = it[t.purpose], c = {
		cause: e,
		facts: getFacts(e, i),
		remedy: r
	};
	return new s(a ?? o, i, c);
}
function getFailure(e) {
	if (e instanceof i) return "unavailable";
	if (e instanceof PortalAnswerError) return "answer";
	if (e instanceof PortalError) return at[e.status] ?? (e.status >= 500 ? "unavailable" : "refused");
}
function formatFault(e, t) {
	return e === "proxy" ? `Can't reach the portal ${t} through the proxy.` : f(e) ? `Can't establish a secure connection to the portal ${t}.` : `The portal ${t} did not respond.`;
}
function messageFor(e, t) {
	let { url: n, subject: r } = t;
	if (e instanceof i) return formatFault(e.kind, n);
	if (e instanceof PortalError) {
		let t = `status ${e.status}`;
		return r ? `The portal ${n} did not provide ${r}: ${t}.` : e.portalMessage || `The portal ${n} responded with ${t}.`;
	}
	return `The portal ${n} returned something other than ${r ?? "the expected response"}.`;
}
function getFacts(e, t) {
	if (!(e instanceof PortalError)) return [e.message];
	let { call: n, status: r, portalMessage: i, details: a, requestId: o } = e, s = e.message;
	return i === t && (s = `${n}: status ${r}`), b([
		...a.map((e) => x([e.field, e.message].filter(Boolean).join(": "))),
		s,
		!!o && `request id: ${o}`
	]);
}
function getRemedy(e) {
	if (!(e instanceof PortalError)) return t(e);
	let { status: n, retryAfter: r = 0 } = e;
	if (n === 412) return "Someone changed it after you read it: read it again, then repeat your change.";
	if (n === 429 && r > 6e4) return `The portal requests a pause of ${_(r)}: run the job again after that.`;
}
// src/shared/site-files.ts
function computeDigest(e, t = "") {
	let n = e.map((e) => `${e.sha256}  ${e.path}\n`);
	return `sha256:${ye("sha256", t + n.join(""))}`;
}
// src/deploy/artifact/artifact.ts
const $ = "site-deploy-build", ot = 64 << 20, st = N({
	format: A(1),
	slug: j(),
	environment: Z,
	version: j(),
	commit: j(),
	tree: j(),
	run: V(j()),
	digest: j(),
	files: W(N({
		path: j(),
		size: P().check(k(0)),
		sha256: j()
	}))
});
function artifactDigest(e, t) {
	let { slug: n, environment: r, version: i, commit: a, tree: o, run: s } = e;
	return computeDigest(t, `${JSON.stringify({
		format: 1,
		slug: n,
		environment: r,
		version: i,
		commit: a,
		tree: o,
		run: s
	})}\n`);
}
async function readArtifactManifest(e) {
	let t = await S(e, `${$}/site`, "The folder"), n = await S(e, `${$}/manifest.json`, "The manifest"), refuse = (e, t) => {
		let n = `${$}/manifest.json ${e}.`;
		return new s("ARTIFACT_INVALID", n, { cause: t });
	}, r = await stat(n).catch((e) => {
		throw refuse("does not exist in the workspace", e);
	});
	if (!r.isFile()) throw refuse("is not a file");
	if (r.size > ot) throw refuse(`is ${D(r.size)}; the limit is ${D(ot)}`);
	let i = await readFile(n, "utf8"), { data: a } = H(st, O(i));
	if (!a) throw refuse("is not a build job's manifest");
	if (artifactDigest(a, a.files) !== a.digest) throw refuse("does not match its digest");
	return {
		manifest: a,
		folder: t
	};
}
function findDifferences(e, t, n) {
	return e.filter((e) => t[e] !== n[e]).map((e) => `${e}: built for ${t[e]}, but this run deploys ${n[e]}`);
}
async function readBuiltSite(e, t) {
	let { manifest: n, folder: r } = await readArtifactManifest(e), i = findDifferences([
		"slug",
		"environment",
		"version",
		"commit"
	], n, t), { files: a, digest: o } = n;
	if (i.length === 0) return {
		folder: r,
		commands: [],
		origin: {
			files: a,
			digest: o
		}
	};
	throw new s("ARTIFACT_INVALID", "The site was built for another deployment.", {
		facts: i,
		remedy: "Run both jobs in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
}
// src/deploy/steps/exchange/exchange.ts
async function exchange(e, t, n) {
	let { portal: r, site: i } = e.config;
	try {
		let e = { body: { siteSlug: i.slug } }, { signal: r } = n, { swaToken: a } = await t.call("createDeploymentToken", e, { signal: r }), o = new C(a);
		return n.log.mask(o), o;
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `a deployment token for the site "${i.slug}"`;
		throw explainPortalError(e, {
			purpose: "EXCHANGE",
			url: r.url,
			subject: t
		}) ?? e;
	}
}
// src/deploy/session.ts
function openSession(e, t, n) {
	let r = startLogin(e, t, n), i = ee(() => openPortal(e, r, n.deps)), portal = async () => (await r.accessToken(), i()), a = portal().then((t) => {
		let work = (n) => exchange(e, t, n);
		return n.step("exchange", work, () => ie(e));
	});
	a.catch((e) => n.stop(e));
	let o;
	return {
		portal,
		deploymentToken: () => a,
		renewDeploymentToken: async (t) => exchange(e, await portal(), t),
		officialClient(t) {
			return o ??= openUploadClient(e, t), o;
		},
		notifier: async () => n.deps.apiToken ? i() : portal().catch(() => void 0)
	};
}
function startLogin(e, t, n) {
	let { clock: r, log: i } = n.deps, a = c(r), work = (n) => login(e.config, t, n), o = n.step("login", work, () => ne(e), n.deps);
	return {
		accessToken: () => o,
		renewAccessToken() {
			return c(r) - a < 27e5 || (i.info("The portal refused the access token, which may have expired: logging in again."), a = c(r), o = work(n.deps)), o;
		}
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.et), credential = async (e) => e.auth === "deployment" && o ? o : e.refused ? t.renewAccessToken() : t.accessToken();
	return new l({
		http: r,
		clock: i,
		url: s,
		provider: c,
		credential,
		onWait: a.info
	});
}
async function openUploadClient(e, t) {
	let { getClient: n } = await import("./official-client.js").then((e) => e.a), r = t.toolCache ?? be.join(t.scratch, "tool-cache"), i = e.config.hosting.clientBuildId;
	return n({
		cache: r,
		buildId: i,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/deploy/steps/notify/notify.ts
const ct = 6e4;
async function notify(e, t, n, r) {
	let { environment: i, event: a } = e, { repository: o, run: s } = a, { status: c } = t, l = r.clock.now(), u = payload(e, t, l), d = [
		o,
		s.id,
		s.attempt,
		i,
		c
	].join("/"), f = await n.callTagged("completeDeployment", { body: u }, {
		idempotencyKey: d,
		signal: r.signal
	}).catch((t) => {
		throw explain(t, e.config.portal.url);
	}), p = describeSkew(l, r.clock.now(), f.date), m = f.value.deployment?.applied ?? !0;
	if (c === "succeeded" && !m) throw notApplied(e, p);
	return p && r.log.warn(`${p}: the portal stored a wrong time for this deployment.`), { status: c };
}
function describeSkew(e, t, n = "") {
	let r = Date.parse(n);
	if (r >= e - ct && r <= t + ct || Number.isNaN(r)) return;
	let i = r > t ? "behind" : "ahead of";
	return `The clock of this computer is ${_(Math.abs(t - r))} ${i} the portal's`;
}
function notApplied(e, t) {
	let n = `${`The portal ${e.config.portal.url} received the outcome but did not apply it`}: it knows a later deployment to ${e.environment}.`, r = b([t]);
	return new s("NOTIFY_FAILED", n, {
		facts: r,
		remedy: "Correct the clock of the computer if it is off, and run the job again. Otherwise compare the portal's version of the site with the live one: another deployment may have ended at the same time."
	});
}
function mayHaveArrived(e) {
	return e instanceof PortalError ? e.status >= 500 : !(e instanceof i) || e.mayHaveArrived;
}
function payload(e, t, n) {
	let { status: r, url: i, error: a, provenance: o, pagesReadAt: s } = t, { site: c } = e.config;
	return {
		event: "site.deployed",
		timestamp: new Date(n).toISOString(),
		site: {
			id: c.id,
			slug: c.slug
		},
		data: {
			version: e.version,
			environment: e.environment,
			commitSha: e.event.sha
		},
		status: r,
		provenance: o,
		pagesReadAt: s,
		url: i,
		error: a && {
			code: a.code,
			message: a.message
		},
		run: { ...e.event.run }
	};
}
const lt = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.", ut = new Map([["timestamp", "Correct the clock of this computer, and run the job again."], ["url", "Compare site.url in the site config (for a Preview, environments.preview.url) with the site's addresses in the portal: correct the wrong one, and run the job again."]]);
function getFieldRemedy(e) {
	if (e instanceof PortalError) return e.details.map(({ field: e }) => ut.get(e ?? "")).find(Boolean);
}
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`, r = getFieldRemedy(e);
	return explainPortalError(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: lt,
			forbidden: lt,
			invalid: r,
			conflict: r
		}
	}) ?? new s("NOTIFY_FAILED", n, {
		cause: e,
		facts: ["it did not answer in time"]
	});
}
// src/deploy/deploy-site.ts
var dt = e({ deploySite: () => deploySite });
async function deploySite(e, t, n) {
	let r = e.mode === "all" ? void 0 : readEarlierBuild(e, n);
	if (await r?.catch(() => void 0), e.dryRun) {
		let { makeSite: t, packSite: i } = await import("./deploy.js").then((e) => e.n);
		return await i(e, await t(e, await r, void 0, n), async () => void 0, n), n.complete("skipped");
	}
	let { portal: i, site: a } = e.config;
	n.deps.http.connect?.(i.url, 4), n.deps.http.connect?.(a.url, 1);
	let o = openSession(e, t, n);
	try {
		let t = await r;
		e.uploader === "official" && n.ahead("upload", (e) => o.officialClient(e)).catch(() => void 0), await K(), await K();
		let { takeLive: i } = await import("./deploy.js").then((e) => e.t);
		await i(e, t, o, n);
	} catch (e) {
		n.failed(e);
	}
	e.event.pull || await notifyPortal(e, o, n);
}
function readEarlierBuild(e, t) {
	let { workspace: n, environment: r, version: i, config: a, event: o } = e, s = {
		slug: a.site.slug,
		environment: r,
		version: i,
		commit: o.sha
	}, read = () => readBuiltSite(n, s);
	return t.step("build", read, (t) => re(e, t));
}
async function notifyPortal(e, t, n) {
	let { status: r, url: i, error: a, provenance: o, finished: s } = n.result(), c = {
		status: r,
		url: i,
		error: a,
		provenance: o,
		pagesReadAt: s?.pagesReadAt
	}, work = async (n) => {
		let r = await t.notifier();
		if (!r) throw noCredential();
		return notify(e, c, r, n);
	};
	n.addFacts({ notifyError: unconfirmed(e) });
	try {
		let { closing: e } = n, t = AbortSignal.any([e.signal, AbortSignal.timeout(6e4)]);
		await n.step("notify", work, oe, {
			...e,
			signal: t
		}), n.addFacts({
			notified: !0,
			notifyError: void 0
		});
	} catch (t) {
		n.addFacts({ notifyError: toNotifyError(t, e) });
	}
}
function unconfirmed(e) {
	let { url: t } = e.config.portal, n = `The portal ${t} did not confirm that it recorded the deployment's outcome.`;
	return new s("NOTIFY_FAILED", n, { facts: ["the run was ended before it answered"] });
}
function toNotifyError(e, t) {
	let n = s.from(e);
	if (n.code !== "CANCELLED") return n;
	let { url: r } = t.config.portal, i = `The portal ${r} was not notified of the deployment's outcome.`;
	return new s("NOTIFY_FAILED", i, {
		cause: n,
		facts: ["no time was left after the cancellation"]
	});
}
function noCredential() {
	return new s("NOTIFY_FAILED", "The portal was not notified of the deployment's outcome: the run has neither an access token nor an API token.", { remedy: "Set the input \"api-token\" so that the portal also learns of failed logins." });
}
// src/shared/http/client.ts
var ft = e({ createHttp: () => createHttp });
const pt = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n, limitMs: r } = e;
	return r || (t === void 0 ? typeof n == "object" && "file" in n ? pt + n.size / 50 : pt : 9e5);
}
function createHttp(e) {
	let { clock: t } = e;
	return { async send(n) {
		let r = new URL(n.url), { headers: i = {} } = n, a = getLimitMs(n), o = c(t);
		for (let s = 0;; s += 1) {
			let l = s === 0 ? a : Math.max(1, a - (c(t) - o)), u = await sendTo(e, {
				...n,
				headers: i,
				limitMs: l
			}, r), d = nextAddress(n, u, s);
			if (!d) return u;
			i = headersFor(i, r, d), r = d;
		}
	} };
}
async function attempt(e, t, n) {
	let { method: r, idleMs: i = 3e4, maxBytes: a = 4 << 20 } = t, { saveTo: o, newConnection: l, signal: d, turns: f } = t, p = c(e.clock), m, onConnection = async () => {
		m = await f?.next(d), p = c(e.clock);
	}, took = () => ({ tookMs: c(e.clock) - p });
	try {
		let s = {
			idleMs: i,
			limitMs: getLimitMs(t),
			maxBytes: a,
			saveTo: o,
			newConnection: l,
			signal: d,
			onConnection: f && onConnection
		}, c = {
			method: r,
			url: n,
			...encode(t, e.userAgent),
			...s
		};
		return {
			answer: await e.transport(c),
			...took()
		};
	} catch (e) {
		if (d?.throwIfAborted(), e instanceof s) throw e;
		if (te(e) === "ERR_INVALID_CHAR") throw u(`Nothing was sent to ${n.origin}: ${E(e)}.`, "Copy the whole token again: it contains a line break, or a character such as \"…\".");
		return {
			error: e,
			...took()
		};
	} finally {
		m?.();
	}
}
function pauseAfter(e, t, n, r, i) {
	let a = "answer" in e && r.statuses.includes(e.answer.status);
	if ("error" in e && (a = isWorthRetrying(T(e.error), r)), !a || t >= r.attempts || n >= 12e4) return;
	let { status: o, headers: s } = "answer" in e ? e.answer : {}, { clock: c, random: l = Math.random } = i, u = {
		attempt: t,
		status: o,
		retryAfter: s?.["retry-after"]
	}, d = Date.parse(s?.date ?? "") || c.now();
	return ae(u, d, l());
}
async function sendTo(e, t, n) {
	let { clock: r, onRetry: a } = e, o = `${t.method} ${n.origin}${n.pathname}`, s = t.method === "GET" || t.method === "HEAD", l = t.retry ?? (s ? v.safe : v.never), u = 0, d = !1, f = !1, p = c(r);
	for (let s = 1;; s += 1) {
		let m = await attempt(e, withinTotal(t, c(r) - p), n);
		isFile(t) || (u += m.tookMs), d ||= "answer" in m || !w(T(m.error)), f ||= "error" in m && !w(T(m.error));
		let h = t.saveTo && c(r) - p >= getLimitMs(t) ? void 0 : pauseAfter(m, s, u, l, e);
		if (h === void 0) {
			if ("answer" in m) return toResponse(m.answer, n, s, f);
			throw new i(T(m.error), o, s, m.error, d);
		}
		let g = "answer" in m ? `status ${m.answer.status}` : T(m.error);
		a?.(`${o}: ${g}, attempt ${s + 1} in ${(h / 1e3).toFixed(1)} s`), t.turns && g === "status 429" ? t.turns.hold(h) : await r.sleep(h, t.signal);
	}
}
function withinTotal(e, t) {
	return e.saveTo ? {
		...e,
		limitMs: Math.max(1, getLimitMs(e) - t)
	} : e;
}
function isWorthRetrying(e, t) {
	return f(e) || t.attempts === 1 ? !1 : t.faults || w(e);
}
function nextAddress(e, t, n) {
	let { method: r, follow: i } = e;
	if (!i || n >= (i.max ?? 5) || r !== "GET" && r !== "HEAD") return;
	let a = findRedirect(t, t.url);
	if (a && mayFollow(i, new URL(t.url), a)) return a;
}
function encode(e, t) {
	let n = {
		"user-agent": t,
		...e.headers
	};
	return e.json === void 0 ? {
		headers: n,
		body: e.body
	} : (n["content-type"] ??= "application/json", {
		headers: n,
		body: JSON.stringify(e.json)
	});
}
function toResponse(e, t, n, r) {
	let { status: i, headers: a, body: o } = e;
	return {
		url: t.href,
		status: i,
		ok: i >= 200 && i < 300,
		headers: a,
		body: o,
		get text() {
			return o.toString("utf8");
		},
		get json() {
			return O(o.toString("utf8"));
		},
		requestId: firstHeader(a, "x-ms-request-id", "x-request-id", "x-github-request-id"),
		attempts: n,
		isRepetition: r
	};
}
function firstHeader(e, ...t) {
	for (let n of t) {
		let t = e[n];
		if (typeof t == "string" && t !== "") return t;
	}
}
// src/shared/http/agents.ts
const closed = () => Object.assign(Error("the connection was closed"), { code: "ECONNRESET" });
function createAgents(e, t) {
	let { sockets: n, sessions: r, spare: i } = e, noted = (e) => (e && n.add(e.once("close", () => n.delete(e))), e), getSpare = (e) => {
		let t = i.get(e) ?? {
			ready: new Set(),
			opening: new Set()
		};
		return i.set(e, t), t;
	};
	class HttpAgent extends xe.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends Se.Agent {
		createConnection(e, t) {
			let n = `${e.host}:${e.port}`, { ready: r, opening: i } = getSpare(n), a = [...r].find(({ readable: e, writable: t }) => e && t);
			if (a) return r.delete(a), a instanceof q.Socket && a.ref(), a;
			let o = y() - 1e3, s = [...i].find((e) => e.since > o);
			if (!s) return this.#e(n, e, t);
			i.delete(s), s.onCreated = t;
		}
		connect({ hostname: e, port: t }, n) {
			let r = {
				...this.options,
				host: e,
				port: Number(t) || 443,
				servername: e
			}, i = `${e}:${r.port}`, { ready: a, opening: o } = getSpare(i);
			for (; a.size + o.size < n;) {
				let e = { since: y() };
				o.add(e);
				let onCreated = (t, n) => {
					if (o.delete(e), e.onCreated) return e.onCreated(t, n);
					t || (a.add(n.once("close", () => a.delete(n))), n instanceof q.Socket && n.unref());
				}, t = this.#e(i, r, onCreated);
				if (!t) return;
				t.on("error", (e) => onCreated(e, t)), t.once("close", () => onCreated(closed(), t)), t.once("secureConnect", () => onCreated(null, t));
			}
		}
		#e(e, t, n) {
			let remember = (t) => {
				t?.on("session", (t) => r.set(e, t)), t?.once("error", () => r.delete(e));
			}, i = r.get(e), a = i ? {
				...t,
				session: i
			} : t, o = super.createConnection(a, (e, t) => {
				remember(t), n?.(e, t);
			});
			return remember(o), noted(o);
		}
	}
	return {
		"http:": new HttpAgent(t),
		"https:": new HttpsAgent(t)
	};
}
// src/shared/http/gates.ts
var Gates = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async pass(e, t) {
		t?.throwIfAborted();
		let n = this.#t.get(e) ?? {
			open: 0,
			waiting: []
		};
		this.#t.set(e, n);
		let r = 0;
		if (n.open >= this.#e) {
			let e = y();
			await waitIn(n.waiting, t), r = y() - e;
		} else n.open += 1;
		let leave = () => {
			let e = n.waiting.shift();
			e ? e() : --n.open;
		};
		return {
			waitedMs: r,
			[Symbol.dispose]: leave
		};
	}
};
function waitIn(e, t) {
	return new Promise((n, r) => {
		let turn = () => {
			t?.removeEventListener("abort", leave), n();
		}, leave = () => {
			e.splice(e.indexOf(turn), 1), r(t?.reason);
		};
		e.push(turn), t?.addEventListener("abort", leave, { once: !0 });
	});
}
// src/shared/http/transport.ts
var mt = e({ createTransport: () => createTransport });
function createTransport(e) {
	let t = {
		sockets: new Set(),
		sessions: new Map(),
		spare: new Map()
	}, n = new Gates(4), r = !1, both = (e) => ({
		shared: createAgents(t, {
			keepAlive: !0,
			...e
		}),
		own: createAgents(t, e)
	}), i = we(), a = both({ secureContext: i }), s = both({
		secureContext: i,
		proxyEnv: l(e)
	});
	return {
		connect(t, n) {
			r || t.protocol !== "https:" || (isLoopback(t) || p(t, e), (isLoopback(t) ? a : s).shared["https:"].connect(t, n));
		},
		send: (async (t) => {
			let { url: r } = t;
			using i = await n.pass(r.origin, t.signal);
			await t.onConnection?.();
			let { limitMs: c } = t;
			t.onConnection || (c = Math.max(1, Math.round(c - i.waitedMs)));
			let l = t.newConnection ? "own" : "shared";
			if (isLoopback(r)) return await sendOnce({
				...t,
				limitMs: c
			}, a[l]);
			let u = p(r, e);
			return await sendOnce({
				...t,
				limitMs: c
			}, s[l]).catch((e) => {
				throw o(e, r, u);
			});
		}),
		close() {
			r = !0;
			let e = [a, s].flatMap((e) => [...Object.values(e.shared), ...Object.values(e.own)]);
			for (let t of e) t.destroy();
			for (let e of t.sockets) e.destroy();
		}
	};
}
function sendOnce(e, t) {
	let { body: n, signal: r } = e;
	return r?.throwIfAborted(), new Promise((r, i) => {
		let a = startRequest(e, t), o = watchAttempt(e, stop);
		function stop(e) {
			o.stopWatching(), a.destroy(), i(e);
		}
		a.on("error", stop), a.on("response", (t) => {
			t.on("error", stop), readResponse(t, e, o.moved).then((e) => {
				o.stopWatching(), a.writableFinished && t.complete || a.destroy(), r(e);
			}, stop);
		}), typeof n == "object" && "file" in n ? sendFile(n, a, o.moved).catch((e) => {
			a.destroyed && a.errored === null || stop(e);
		}) : a.end(n);
	});
}
function startRequest(e, t) {
	let { url: n, method: r, body: i } = e, a = {
		method: r,
		headers: {
			...e.headers,
			...getLengthHeaders(i)
		}
	};
	return n.protocol === "http:" ? xe.request(n, {
		...a,
		agent: t["http:"]
	}) : Se.request(n, {
		...a,
		agent: t["https:"]
	});
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new a(`${n} ${e / 1e3} s`)), e), o = after(r, "not finished after"), s = after(n, "no data for"), onAbort = () => t(i?.reason);
	return i?.addEventListener("abort", onAbort, { once: !0 }), {
		moved: () => void s.refresh(),
		stopWatching() {
			clearTimeout(s), clearTimeout(o), i?.removeEventListener("abort", onAbort);
		}
	};
}
async function readResponse(e, t, n) {
	let { statusCode: r = 0, headers: i } = e, { saveTo: a, maxBytes: o } = t;
	return a === void 0 || r < 200 || r >= 300 ? {
		status: r,
		headers: i,
		body: await readBody(e, o, n)
	} : {
		status: r,
		headers: i,
		body: await saveBody(e, a, n)
	};
}
function readBody(e, t, n) {
	return new Promise((r, i) => {
		let a = [], o = 0, done = () => r(Buffer.concat(a).subarray(0, t));
		e.on("data", (e) => {
			n(), a.push(e), o += e.length, o > t && done();
		}), e.on("close", () => {
			e.complete || i(Object.assign(Error("the response was cut off"), { code: "ECONNRESET" }));
		}), e.on("end", done);
	});
}
function getLengthHeaders(e) {
	return e === void 0 ? {} : typeof e == "string" ? { "content-length": String(Buffer.byteLength(e)) } : { "content-length": String("file" in e ? e.size : e.byteLength) };
}
async function saveBody(e, t, n) {
	return await Ce(e, async function* (e) {
		for await (let t of e) n(), yield t;
	}, _e(t, { mode: 384 })), Buffer.alloc(0);
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = ve(e.file, "r");
	await Ce(ge("", {
		fd: o,
		highWaterMark: 1 << 18,
		...r !== void 0 && {
			start: r,
			end: r + i - 1
		}
	}), async function* (t) {
		for await (let r of t) yield r, a += r.length, n(), e.onProgress?.(a);
	}, t);
}
export { Oe as A, Y as B, ze as C, Le as D, Z as E, Ae as F, unknownYet as G, Fe as H, Ie as I, toTokenSource as K, J as L, Ee as M, De as N, He as O, je as P, Te as R, Ve as S, We as T, Ne as U, Pe as V, textUpTo as W, defineOperations as _, artifactDigest as a, Je as b, readArtifactManifest as c, login as d, PortalAnswerError as f, serviceAddress as g, endpointAddress as h, openSession as i, ke as j, Re as k, computeDigest as l, findRedirect as m, ft as n, $ as o, PortalError as p, dt as r, findDifferences as s, mt as t, explainPortalError as u, getRateClass as v, Ue as w, Be as x, Ge as y, limitedText as z };
