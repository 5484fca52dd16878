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
import { $t as t, At as n, Ct as r, Dt as i, Et as a, Gt as o, It as s, Jt as c, K as l, Kt as u, Mt as d, Nt as f, Ot as p, Pt as m, Qt as h, Rt as g, S as ee, St as te, Tt as _, Ut as v, Wt as ne, Xt as y, _ as re, bt as b, g as ie, gt as x, ht as S, jt as C, kt as w, nn as ae, nt as T, qt as E, wt as oe, x as se, xt as ce, y as le } from "./shared.js";
import { A as D, D as ue, E as O, F as k, G as A, H as j, L as M, N, O as de, R as fe, S as pe, T as P, U as F, V as I, W as L, _ as me, b as he, g as ge, h as _e, j as R, k as ve, q as ye, rt as be, v as xe, w as z, x as B } from "./config.js";
const { createReadStream: Se, createWriteStream: Ce, openSync: we } = globalThis.process.getBuiltinModule("node:fs"), readFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readFile(...e), stat = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").stat(...e), { setImmediate: V } = globalThis.process.getBuiltinModule("node:timers/promises"), { hash: Te } = globalThis.process.getBuiltinModule("node:crypto"), Ee = globalThis.process.getBuiltinModule("node:path"), H = globalThis.process.getBuiltinModule("node:net"), { isIPv6: De } = globalThis.process.getBuiltinModule("node:net"), { lookup: Oe } = globalThis.process.getBuiltinModule("node:dns/promises"), U = globalThis.process.getBuiltinModule("node:http"), W = globalThis.process.getBuiltinModule("node:https"), { pipeline: G } = globalThis.process.getBuiltinModule("node:stream/promises"), { createSecureContext: ke } = globalThis.process.getBuiltinModule("node:tls");
function toTokenSource(e) {
	return e instanceof T ? {
		token: async () => e,
		renew: async () => !1
	} : e;
}
// src/contracts/portal/values.ts
function textLike(e, t) {
	return new ge({
		type: "string",
		check: "string_format",
		format: "regex",
		abort: !1,
		pattern: e,
		error: () => t
	});
}
const K = _e({ offset: !0 }).check(ye(/(Z|\+00:00)$/, "Expected a time in UTC that ends with Z or +00:00.")), q = I({
	protocol: /^https?$/,
	error: "Expected an absolute URL that starts with http:// or https://."
}), Ae = M().check(A(1, "Must not be empty."), k((e) => isImageAddress(e), { error: "Expected a URL that starts with https:// or http://, or a path that starts with /." }));
function isImageAddress(e) {
	return /^https?:\/\//i.test(e) ? URL.canParse(e) : /^\/(?![/\\])\S*$/.test(e);
}
const J = textLike(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, "Expected MAJOR.MINOR.PATCH, such as 1.4.0."), je = textLike(/^[0-9a-f]{7,64}$/i, "Expected a commit hash with at least seven digits."), Me = textLike(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, "Expected a full commit hash with 40 or 64 digits."), Ne = textLike(/^@\w+$/, "Expected a user name that starts with @."), Pe = textLike(/^(?!\.{1,2}$)[^\s/?#%\\]+$/, "Expected a slug other than . and .., without spaces, slashes, ?, # or %.").check(L(200, "Must have at most 200 characters.")), unknownYet = (e) => R(de(e).check(ue({ [Fe]: !0 }))), Fe = "x-absent-if-unknown", textUpTo = (e) => M().check(k((t) => [...t].length <= e, { error: `Must have at most ${e} characters.` }), ue({ maxLength: e })), limitedText = (e) => textUpTo(e).check(A(1, "Must not be empty.")), Y = {
	default: 50,
	maximum: 200
}, X = N(M().check(ye(/^\d{1,9}$/, "Expected a whole number.")), fe((e) => Number(e))), Ie = {
	limit: me(N(X, z().check(j(1), F(Y.maximum))), Y.default),
	offset: me(N(X, z().check(j(0))), 0)
}, Le = {
	limit: R(N(X, z().check(j(1), F(Y.maximum)))),
	offset: R(N(X, z().check(j(0)))),
	search: R(M().check(L(200)))
}, Re = {
	total: z(),
	limit: z(),
	offset: z()
}, ze = textLike(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element."), Be = D({
	commit: M(),
	tree: M(),
	texts: M(),
	seo: M(),
	files: M(),
	built: R(M()),
	run: R(M())
}), Ve = "idempotency-key", He = xe([
	"succeeded",
	"failed",
	"cancelled",
	"unknown",
	"skipped"
]), Z = xe(["Production", "Preview"]), Ue = O({
	event: P("site.deployed"),
	timestamp: K,
	site: O({
		id: M(),
		slug: M()
	}),
	data: O({
		version: J,
		environment: Z,
		commitSha: je,
		releaseNotes: R(M().check(L(1e5)))
	}),
	status: He,
	provenance: R(Be),
	pagesReadAt: R(K),
	url: R(q),
	error: R(O({
		code: M(),
		message: M()
	})),
	run: O({
		id: M(),
		attempt: ve(),
		url: R(I())
	})
}), We = O({
	success: P(!0),
	deployment: R(O({
		id: R(M()),
		applied: R(pe()),
		siteId: R(M()),
		environment: R(M()),
		version: R(M()),
		status: R(M())
	}))
}), Ge = "/api/v1/sites/deployment-tokens", Ke = D({ siteSlug: M().check(A(1)) }), qe = O({ swaToken: M().check(A(1)) }), Je = [
	"viewer",
	"editor",
	"admin",
	"owner"
], Ye = he();
function defineOperations(e, t) {
	let n = Object.entries(t).map(([t, { call: n, ...r }]) => {
		let [i, a] = n.split(" ");
		return [t, {
			query: Ye,
			body: Ye,
			...e,
			...r,
			id: t,
			method: i,
			path: a
		}];
	});
	return Object.fromEntries(n);
}
const Xe = O({
	error: R(M()),
	message: R(M()),
	details: R(B(O({
		field: R(M()),
		message: R(M())
	})))
}), Ze = {
	read: 100,
	write: 30,
	delete: 10
};
function getRateClass(e) {
	return e === "GET" || e === "HEAD" ? "read" : e === "DELETE" ? "delete" : "write";
}
// src/shared/http/content-type.ts
function describeContentType({ headers: e }) {
	let { "content-type": t = "no content type", "content-encoding": n } = e;
	return !n || n === "identity" ? t : `${t}, encoded as ${n}, which was not requested`;
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
const Qe = [
	"authorization",
	"cookie",
	"host",
	"proxy-authorization"
];
function headersFor(e, t, n) {
	if (t.origin === n.origin) return e;
	let r = Object.entries(e).filter(([e]) => !Qe.includes(e.toLowerCase()));
	return Object.fromEntries(r);
}
const $e = {
	"0.0.0.0": 8,
	"10.0.0.0": 8,
	"100.64.0.0": 10,
	"127.0.0.0": 8,
	"169.254.0.0": 16,
	"172.16.0.0": 12,
	"192.168.0.0": 16
}, et = {
	"::": 127,
	"fc00::": 7,
	"fe80::": 10
}, tt = l(() => {
	let e = new H.BlockList();
	for (let [t, n] of Object.entries($e)) e.addSubnet(t, n);
	for (let [t, n] of Object.entries(et)) e.addSubnet(t, n, "ipv6");
	return e;
});
function isPrivateHost(e) {
	let t = e.hostname.replace(/^\[|\]$|\.$/g, ""), n = H.isIP(t);
	return n === 0 ? /(^|\.)(localhost|local|internal)$/i.test(t) : tt().check(t, n === 4 ? "ipv4" : "ipv6");
}
// src/clients/portal/portal-error.ts
const nt = 1e3;
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
		let { error: r, message: i = r, details: a } = be(Xe, t.json).data ?? {}, o = i?.slice(0, nt), s = o && S(o), c = findRedirect(t, t.url), l = c && c.origin + c.pathname, u = [l && `a redirect to ${l}`, s].filter((e) => e);
		super(`${e}: ${[`status ${t.status}`, ...u].join(", ")}`), this.call = e, this.status = t.status, this.code = r, this.portalMessage = s, this.details = a ?? [], this.requestId = t.requestId && S(t.requestId), this.retryAfter = ce(t.headers["retry-after"] ?? "", n), this.location = l;
	}
}, PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(e, t, n = []) {
		let r = describeContentType(t), { json: i } = t, a = "not an object";
		ne(i) && (a = `with the fields: ${Object.keys(i).join(", ") || "none"}`);
		let o = n.length === 0 ? "" : ` (${n.join("; ")})`, s = `${e}: status ${t.status}, ${r}, ${a}${o}`;
		super(S(s.slice(0, nt)));
	}
};
// src/identity/login/aadsts.ts
const rt = {
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
}, it = {
	501051: "The portal's application accepts only assigned identities: have an administrator assign the application (azure.clientId) to it.",
	7002381: "The id token lacks the enterprise claim that the tenant requires: run the job again; if it happens again, compare the tenant's policy for federated credentials with the enterprise.",
	53003: "A Conditional Access policy blocks the login: have an administrator exclude the application (azure.clientId), or allow the runner's addresses.",
	501661: "Microsoft Entra cannot reach the issuer of the id token: make the OIDC endpoints of the GitHub Enterprise Server reachable from the internet."
};
function remedyForUnknown(e, t, n) {
	let r = e.failure ?? "";
	if (/certificate|\bCA\b|altname/i.test(r)) return a;
	if (/proxy|CONNECT\b|\b407\b/i.test(r)) return d;
	if (t === "LOGIN_REFUSED" && !n) return "The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a sign-in page of the network that answers instead of login.microsoftonline.com.";
}
function isTransient(e) {
	let { status: t = 0, body: n = "" } = e;
	if (t === 429 || t >= 500) return !0;
	let { error: r } = u(o(n));
	return r === "temporarily_unavailable" || r === "server_error";
}
function aadstsCode(e) {
	return /AADSTS(\d+)/.exec(e)?.[1];
}
function refusalError(e, t, n) {
	let { body: r, status: i, retryAfter: a, requestId: o, failure: s } = e, c = aadstsCode(`${r ?? ""} ${n instanceof Error ? n.message : ""}`), l = parseDescription(r), u = g([!!a && `wait requested: Retry-After ${a}`, !!o && `request id: ${o}`]), d = isTransient(e) || !c && !i;
	if (!c || d) {
		let t = i ? `The login failed with status ${i}.` : "The login failed.", r = d ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", [a = ""] = (s ?? h(n)).split("\n"), o = [l ?? `reason: ${a.slice(0, 300)}`, ...u], c = remedyForUnknown(e, r, l);
		return new y(r, t, {
			cause: n,
			facts: o,
			remedy: c
		});
	}
	let f = rt[c] ?? "LOGIN_REFUSED";
	return new y(f, `Microsoft Entra refused the login: AADSTS${c}.`, {
		cause: n,
		facts: g([
			l,
			...getFacts$1(f, t, l),
			...u
		]),
		remedy: it[c] ?? remedyFor(f, t)
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
	let t = u(o(e)).error_description;
	if (typeof t == "string") return t.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}
function readClaims(e) {
	let t = Buffer.from(e.reveal().split(".")[1] ?? "", "base64url").toString("utf8"), { sub: n, iss: r, aud: i, iat: a } = u(o(t));
	return {
		subject: v(n),
		issuer: v(r),
		audience: v(i),
		issuedAt: typeof a == "number" ? a : void 0
	};
}
// src/identity/login/http-client.ts
const Q = 1e4, at = {
	status: void 0,
	body: void 0,
	requestId: void 0
};
var CredentialClient = class {
	last = at;
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async sendRequest(e) {
		this.last = at;
		try {
			let { status: t, headers: n, text: r, body: i } = await this.#n(e), a = Object.entries(n).map(([e, t]) => [e, String(t)]), o = n["x-ms-request-id"]?.toString();
			if (this.last = {
				status: t,
				requestId: o,
				body: void 0,
				retryAfter: n["retry-after"]
			}, i.byteLength > 1048576) throw new y("LOGIN_REFUSED", "the response is larger than 1 MiB");
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
				failure: h(e)
			}, e;
		}
	}
	#n({ url: e, headers: t, body: n }) {
		let { "accept-encoding": i, ...a } = t.toJSON();
		return this.#e.send({
			method: "POST",
			url: e,
			headers: a,
			body: String(n),
			retry: r.safe,
			idleMs: Q,
			limitMs: Q,
			maxBytes: 1048577,
			signal: this.#t
		});
	}
};
// src/identity/login/login.ts
const ot = [
	5e3,
	1e4,
	15e3
];
async function login(e, t, n) {
	let r = [...ot], i = !0;
	for (;;) try {
		return await logInOnce(e, t, n);
	} catch (e) {
		let t = isUnknownYet(e) ? r.shift() : void 0;
		if (t) n.log.info(`Microsoft Entra does not know a matching federated credential yet; retrying in ${b(t)}.`), await n.clock.sleep(t, n.signal);
		else if (i && e instanceof y && e.code === "LOGIN_CLOCK") i = !1, n.log.info("The id token was refused as expired; retrying once with a new one.");
		else throw e;
	}
}
function isUnknownYet(e) {
	return e instanceof y && /AADSTS70021[1-3]?\b/.test(e.message);
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
	await V();
	let { ClientAssertionCredential: c } = await import("./azure-identity.js").then((e) => e.t), l = new CredentialClient(n.http, n.signal), u = new c(r.tenantId, r.clientId, getAssertion, {
		httpClient: l,
		retryOptions: { maxRetries: 0 }
	});
	try {
		let { token: e } = await u.getToken(`${i.audience}/.default`), t = new T(e);
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
const st = {
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
}, ct = {
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
	let r = t.remedies?.[n] ?? getRemedy(e), i = t.message ?? messageFor(e, t), { [n]: a, other: o } = st[t.purpose], s = {
		cause: e,
		facts: getFacts(e, i),
		remedy: r
	};
	return new y(a ?? o, i, s);
}
function getFailure(e) {
	if (e instanceof _) return "unavailable";
	if (e instanceof PortalAnswerError) return "answer";
	if (e instanceof PortalError) return ct[e.status] ?? (e.status >= 500 ? "unavailable" : "refused");
}
function formatFault(e, t) {
	return e === "proxy" ? `Can't reach the portal ${t} through the proxy.` : n(e) ? `Can't establish a secure connection to the portal ${t}.` : `The portal ${t} did not respond.`;
}
function messageFor(e, t) {
	let { url: n, subject: r } = t;
	if (e instanceof _) return formatFault(e.kind, n);
	if (e instanceof PortalError) {
		let t = `status ${e.status}`;
		return r ? `The portal ${n} did not provide ${r}: ${t}.` : e.portalMessage || `The portal ${n} responded with ${t}.`;
	}
	return `The portal ${n} returned something other than ${r ?? "the expected response"}.`;
}
function getFacts(e, t) {
	if (!(e instanceof PortalError)) return [e.message];
	let { call: n, status: r, portalMessage: i, details: a, requestId: o } = e, s = e.message;
	return i === t && (s = `${n}: status ${r}`), g([
		...a.map((e) => S([e.field, e.message].filter(Boolean).join(": "))),
		s,
		!!o && `request id: ${o}`
	]);
}
function getRemedy(e) {
	if (!(e instanceof PortalError)) return p(e);
	let { status: t, retryAfter: n = 0 } = e;
	if (t === 412) return "Someone changed it after you read it: read it again, then repeat your change.";
	if (t === 429 && n > 6e4) return `The portal requests a pause of ${b(n)}: run the job again after that.`;
}
// src/shared/site-files.ts
function computeDigest(e, t = "") {
	let n = e.map((e) => `${e.sha256}  ${e.path}\n`);
	return `sha256:${Te("sha256", t + n.join(""))}`;
}
// src/deploy/artifact/artifact.ts
const $ = "site-deploy-build", lt = 64 << 20, ut = D({
	format: P(1),
	slug: M(),
	environment: Z,
	version: M(),
	commit: M(),
	tree: M(),
	run: R(M()),
	digest: M(),
	files: B(D({
		path: M(),
		size: z().check(j(0)),
		sha256: M()
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
	let t = await ie(e, `${$}/site`, "The folder"), n = await ie(e, `${$}/manifest.json`, "The manifest"), refuse = (e, t) => {
		let n = `${$}/manifest.json ${e}.`;
		return new y("ARTIFACT_INVALID", n, { cause: t });
	}, r = await stat(n).catch((e) => {
		throw refuse("does not exist in the workspace", e);
	});
	if (!r.isFile()) throw refuse("is not a file");
	if (r.size > lt) throw refuse(`is ${x(r.size)}; the limit is ${x(lt)}`);
	let i = await readFile(n, "utf8"), { data: a } = be(ut, o(i));
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
	throw new y("ARTIFACT_INVALID", "The site was built for another deployment.", {
		facts: i,
		remedy: "Run both jobs in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
}
// src/deploy/steps/exchange/exchange.ts
async function exchange(e, t, n) {
	let { portal: r, site: i } = e.config;
	try {
		let e = { body: { siteSlug: i.slug } }, { signal: r } = n, { swaToken: a } = await t.call("createDeploymentToken", e, { signal: r }), o = new T(a);
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
	let r = startLogin(e, t, n), i = l(() => openPortal(e, r, n.deps)), portal = async () => (await r.accessToken(), i()), a = portal().then((t) => {
		let work = (n) => exchange(e, t, n);
		return n.step("exchange", work, () => le(e));
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
	let { clock: r, log: i } = n.deps, a = E(r), work = (n) => login(e.config, t, n), o = n.step("login", work, () => se(e), n.deps);
	return {
		accessToken: () => o,
		renewAccessToken() {
			return E(r) - a < 27e5 || (i.info("The portal refused the access token, which may have expired: logging in again."), a = E(r), o = work(n.deps)), o;
		}
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.at), credential = async (e) => e.auth === "deployment" && o ? o : e.refused ? t.renewAccessToken() : t.accessToken();
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
	let { getClient: n } = await import("./official-client.js").then((e) => e.a), r = t.toolCache ?? Ee.join(t.scratch, "tool-cache"), i = e.config.hosting.clientBuildId;
	return n({
		cache: r,
		buildId: i,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/deploy/steps/notify/notify.ts
const dt = 6e4;
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
	}), p = describeSkew(l, r.clock.now(), f.date);
	checkReceipt(e, c, f.value.deployment ?? {});
	let m = f.value.deployment?.applied ?? !0;
	if (c === "succeeded" && !m) throw notApplied(e, p);
	return p && r.log.warn(`${p}: the portal stored a wrong time for this deployment.`), { status: c };
}
function describeSkew(e, t, n = "") {
	let r = Date.parse(n);
	if (r >= e - dt && r <= t + dt || Number.isNaN(r)) return;
	let i = r > t ? "behind" : "ahead of";
	return `The clock of this computer is ${b(Math.abs(t - r))} ${i} the portal's`;
}
function checkReceipt(e, t, n) {
	let { environment: r, version: i, config: a } = e, o = {
		siteId: a.site.id,
		environment: r,
		version: i,
		status: t
	}, s = [
		"siteId",
		"environment",
		"version",
		"status"
	].filter((e) => n[e] !== void 0 && n[e] !== o[e]).map((e) => `${e}: ${n[e]?.slice(0, 80)} instead of ${o[e]}`);
	if (s.length === 0) return;
	let c = `The portal ${a.portal.url} confirmed another deployment than this one.`;
	throw new y("NOTIFY_FAILED", c, { facts: s });
}
function notApplied(e, t) {
	let n = `${`The portal ${e.config.portal.url} received the outcome but did not apply it`}: it knows a later deployment to ${e.environment}.`, r = g([t]);
	return new y("NOTIFY_FAILED", n, {
		facts: r,
		remedy: "Correct the clock of the computer if it is off, and run the job again. Otherwise compare the portal's version of the site with the live one: another deployment may have ended at the same time."
	});
}
function mayHaveArrived(e) {
	return e instanceof PortalError ? e.status >= 500 : !(e instanceof _) || e.mayHaveArrived;
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
const ft = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.", pt = new Map([["timestamp", "Correct the clock of this computer, and run the job again."], ["url", "Compare site.url in the site config (for a Preview, environments.preview.url) with the site's addresses in the portal: correct the wrong one, and run the job again."]]);
function getFieldRemedy(e) {
	if (e instanceof PortalError) return e.details.map(({ field: e }) => pt.get(e ?? "")).find(Boolean);
}
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`, r = getFieldRemedy(e);
	return explainPortalError(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: ft,
			forbidden: ft,
			invalid: r,
			conflict: r
		}
	}) ?? new y("NOTIFY_FAILED", n, {
		cause: e,
		facts: ["it did not answer in time"]
	});
}
// src/deploy/deploy-site.ts
var mt = e({ deploySite: () => deploySite });
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
		e.uploader === "official" && n.ahead("upload", (e) => o.officialClient(e)).catch(() => void 0), await V(), await V();
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
		await n.step("notify", work, ee, {
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
	return new y("NOTIFY_FAILED", n, { facts: ["the run was ended before it answered"] });
}
function toNotifyError(e, t) {
	let n = y.from(e);
	if (n.code !== "CANCELLED") return n;
	let { url: r } = t.config.portal, i = `The portal ${r} was not notified of the deployment's outcome.`;
	return new y("NOTIFY_FAILED", i, {
		cause: n,
		facts: ["no time was left after the cancellation"]
	});
}
function noCredential() {
	return new y("NOTIFY_FAILED", "The portal was not notified of the deployment's outcome: the run has neither an access token nor an API token.", { remedy: "Set the input \"api-token\" so that the portal also learns of failed logins." });
}
// src/shared/http/client.ts
var ht = e({ createHttp: () => createHttp });
const gt = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n, limitMs: r } = e;
	return r || (t === void 0 ? typeof n == "object" && "file" in n ? gt + n.size / 50 : gt : 9e5);
}
function createHttp(e) {
	let { clock: t } = e;
	return { async send(n) {
		let r = new URL(n.url), { headers: i = {} } = n, a = getLimitMs(n), o = E(t);
		for (let s = 0;; s += 1) {
			let c = s === 0 ? a : Math.max(1, a - (E(t) - o)), l = r.host === new URL(n.url).host ? n.ipAddress : void 0, u = await sendTo(e, {
				...n,
				headers: i,
				limitMs: c,
				ipAddress: l
			}, r), d = nextAddress(n, u, s);
			if (!d) return u;
			i = headersFor(i, r, d), r = d;
		}
	} };
}
async function attempt(e, n, r) {
	let { method: i, idleMs: a = 3e4, maxBytes: o = 4 << 20 } = n, { saveTo: s, newConnection: c, ipAddress: l, signal: u, turns: d } = n, f = E(e.clock), p, onConnection = async () => {
		p = await d?.next(u), f = E(e.clock);
	}, took = () => ({ tookMs: E(e.clock) - f });
	try {
		let t = {
			idleMs: a,
			limitMs: getLimitMs(n),
			maxBytes: o
		}, f = {
			newConnection: c,
			ipAddress: l,
			onConnection: d && onConnection
		}, p = {
			...t,
			...f,
			saveTo: s,
			signal: u
		}, m = {
			method: i,
			url: r,
			...encode(n, e.userAgent),
			...p
		};
		return {
			answer: await e.transport(m),
			...took()
		};
	} catch (e) {
		if (u?.throwIfAborted(), e instanceof y) throw e;
		if (ae(e) === "ERR_INVALID_CHAR") throw t(`Nothing was sent to ${r.origin}: ${h(e)}.`, "Copy the whole token again: it contains a line break, or a character such as \"…\".");
		return {
			error: e,
			...took()
		};
	} finally {
		p?.();
	}
}
function pauseAfter(e, t, n, r, a) {
	let o = "answer" in e && r.statuses.includes(e.answer.status);
	if ("error" in e && (o = isWorthRetrying(i(e.error), r)), !o || t >= r.attempts || n >= 12e4) return;
	let { status: s, headers: c } = "answer" in e ? e.answer : {}, { clock: l, random: u = Math.random } = a, d = {
		attempt: t,
		status: s,
		retryAfter: c?.["retry-after"]
	}, f = Date.parse(c?.date ?? "") || l.now();
	return te(d, f, u());
}
async function sendTo(e, t, n) {
	let { clock: a, onRetry: o } = e, s = `${t.method} ${n.origin}${n.pathname}`, c = t.method === "GET" || t.method === "HEAD", l = t.retry ?? (c ? r.safe : r.never), u = 0, d = !1, f = !1, p = E(a);
	for (let r = 1;; r += 1) {
		let c = await attempt(e, withinTotal(t, E(a) - p), n);
		isFile(t) || (u += c.tookMs), d ||= "answer" in c || !w(i(c.error)), f ||= "error" in c && !w(i(c.error));
		let m = t.saveTo && E(a) - p >= getLimitMs(t) ? void 0 : pauseAfter(c, r, u, l, e);
		if (m === void 0) {
			if ("answer" in c) return toResponse(c.answer, n, r, f);
			throw new _(i(c.error), s, r, c.error, d);
		}
		let h = "answer" in c ? `status ${c.answer.status}` : i(c.error);
		o?.(`${s}: ${h}, attempt ${r + 1} in ${(m / 1e3).toFixed(1)} s`), t.turns && h === "status 429" ? t.turns.hold(m) : await a.sleep(m, t.signal);
	}
}
function withinTotal(e, t) {
	return e.saveTo ? {
		...e,
		limitMs: Math.max(1, getLimitMs(e) - t)
	} : e;
}
function isWorthRetrying(e, t) {
	return n(e) || t.attempts === 1 ? !1 : t.faults || w(e);
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
	let { status: i, headers: a, body: s } = e;
	return {
		url: t.href,
		status: i,
		ok: i >= 200 && i < 300,
		headers: a,
		body: s,
		get text() {
			return s.toString("utf8");
		},
		get json() {
			return o(s.toString("utf8").replace(/^\uFEFF/, ""));
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
	class HttpAgent extends U.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends W.Agent {
		createConnection(e, t) {
			let n = `${e.host}:${e.port}`;
			if (e.lookup) return this.#e(n, e, t);
			let { ready: r, opening: i } = getSpare(n), a = [...r].find(({ readable: e, writable: t }) => e && t);
			if (a) return r.delete(a), a instanceof H.Socket && a.ref(), a;
			let o = c() - 1e3, s = [...i].find((e) => e.since > o);
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
				let e = { since: c() };
				o.add(e);
				let onCreated = (t, n) => {
					if (o.delete(e), e.onCreated) return e.onCreated(t, n);
					if (t) return;
					a.add(n.once("close", () => a.delete(n)));
					let expire = () => void (a.has(n) && n.destroy());
					r.timeout && setTimeout(expire, r.timeout).unref(), n instanceof H.Socket && n.unref();
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
			let e = c();
			await waitIn(n.waiting, t), r = c() - e;
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
var _t = e({
	createTransport: () => createTransport,
	idleMs: () => vt
});
const vt = 4e3;
function createTransport(e) {
	let t = {
		sockets: new Set(),
		sessions: new Map(),
		spare: new Map()
	}, n = new Gates(4), r = !1, both = (e) => ({
		shared: createAgents(t, {
			keepAlive: !0,
			timeout: vt,
			...e
		}),
		own: createAgents(t, e)
	}), i = ke(), a = both({ secureContext: i }), o = both({
		secureContext: i,
		proxyEnv: m(e)
	});
	return {
		connect(t, n) {
			r || t.protocol !== "https:" || (C(t, e) ? o : a).shared["https:"].connect(t, n);
		},
		async resolve(t) {
			let n = t.hostname.replace(/^\[|\]$/g, ""), r = C(t, e);
			return r ? s(r) ? [] : void 0 : (await Oe(n, { all: !0 }).catch(() => [])).map(({ address: e }) => e);
		},
		send: (async (t) => {
			let { url: r } = t;
			using i = await n.pass(r.origin, t.signal);
			await t.onConnection?.();
			let { limitMs: s } = t;
			t.onConnection || (s = Math.max(1, Math.round(s - i.waitedMs)));
			let c = t.newConnection || t.ipAddress ? "own" : "shared", l = C(r, e);
			return l ? await sendOnce({
				...t,
				limitMs: s
			}, o[c]).catch((e) => {
				throw f(e, r, l);
			}) : await sendOnce({
				...t,
				limitMs: s
			}, a[c]);
		}),
		close() {
			r = !0;
			let e = [a, o].flatMap((e) => [...Object.values(e.shared), ...Object.values(e.own)]);
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
	let { url: n, method: r, body: i, ipAddress: a } = e, o = {
		method: r,
		headers: {
			...e.headers,
			...getLengthHeaders(i)
		},
		...a && { lookup: fixedLookup(a) }
	};
	return n.protocol === "http:" ? U.request(n, {
		...o,
		agent: t["http:"]
	}) : W.request(n, {
		...o,
		agent: t["https:"]
	});
}
function fixedLookup(e) {
	let t = De(e) ? 6 : 4;
	return (n, { all: r }, i) => {
		r ? i(null, [{
			address: e,
			family: t
		}]) : i(null, e, t);
	};
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new oe(`${n} ${e / 1e3} s`)), e), a = after(r, "not finished after"), o = after(n, "no data for"), onAbort = () => t(i?.reason);
	return i?.addEventListener("abort", onAbort, { once: !0 }), {
		moved: () => void o.refresh(),
		stopWatching() {
			clearTimeout(o), clearTimeout(a), i?.removeEventListener("abort", onAbort);
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
	return await G(e, async function* (e) {
		for await (let t of e) n(), yield t;
	}, Ce(t, { mode: 384 })), Buffer.alloc(0);
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = we(e.file, "r");
	await G(Se("", {
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
export { Me as A, Le as B, Ke as C, Ge as D, Be as E, ze as F, toTokenSource as G, Ie as H, K as I, q as L, J as M, Pe as N, Ve as O, Ne as P, limitedText as R, He as S, Z as T, textUpTo as U, Re as V, unknownYet as W, getRateClass as _, artifactDigest as a, Ue as b, readArtifactManifest as c, login as d, PortalAnswerError as f, defineOperations as g, describeContentType as h, openSession as i, Ae as j, je as k, computeDigest as l, findRedirect as m, ht as n, $ as o, PortalError as p, mt as r, findDifferences as s, _t as t, explainPortalError as u, Je as v, qe as w, We as x, Ze as y, Y as z };
