import { r as e } from "./rolldown-runtime.js";
import { $ as t, A as n, At as r, D as i, Dt as a, Et as o, Mt as s, Ot as c, Tt as l, Z as u, a as d, bt as f, et as p, i as m, k as h, kt as g, n as _, o as v, r as y, s as b, t as x } from "./shared.js";
import { C as S, O as C, V as w, p as T, v as E } from "./config.js";
const { createWriteStream: D } = globalThis.process.getBuiltinModule("node:fs"), { open: O } = globalThis.process.getBuiltinModule("node:fs/promises"), { setImmediate: k } = globalThis.process.getBuiltinModule("node:timers/promises"), A = globalThis.process.getBuiltinModule("node:http"), j = globalThis.process.getBuiltinModule("node:https"), M = globalThis.process.getBuiltinModule("node:path"), { BlockList: N, isIP: P } = globalThis.process.getBuiltinModule("node:net"), { pipeline: F } = globalThis.process.getBuiltinModule("node:stream/promises"), { createSecureContext: ee } = globalThis.process.getBuiltinModule("node:tls"), I = {
	safe: {
		attempts: 6,
		statuses: [
			408,
			429,
			500,
			502,
			503,
			504
		],
		faults: !0
	},
	refusedOnly: {
		attempts: 6,
		statuses: [429, 503],
		faults: !1
	},
	never: {
		attempts: 1,
		statuses: [],
		faults: !1
	}
}, L = {
	base: 1e3,
	cap: 16e3
}, R = {
	base: 1e4,
	cap: 4e4,
	attempts: 4
};
function pauseBefore(e, t, n) {
	let { attempt: r, status: i, retryAfter: a } = e, o = a ? parseRetryAfter(a, t) : void 0;
	if (o !== void 0) return o <= 6e4 ? o : void 0;
	let { base: s, cap: c } = i === 429 ? R : L, l = Math.min(c, s * 2 ** (r - 1));
	if (i !== 429) return l * (.75 + n / 4);
	if (!(r >= R.attempts)) return l / 2 + n * l / 2;
}
function parseRetryAfter(e, t) {
	if (/^\s*\d+\s*$/.test(e)) return Number(e) * 1e3;
	let n = /^\s*[A-Z][a-z]{2}/.test(e) ? Date.parse(e) : NaN;
	if (!Number.isNaN(n)) return Math.max(0, n - t);
}
// src/shared/http/service-address.ts
function serviceAddress(e, t) {
	let n = URL.parse(e.trim());
	if (n === null || !/^https?:$/.test(n.protocol)) throw refusal(`${t} is not a URL.`, "Write the full URL, e.g. https://portal.example.com.");
	if (n.username !== "" || n.password !== "" || n.search !== "" || n.hash !== "") throw refusal(`${t} contains more than an origin and a path.`, "Remove user name, password, query and fragment; pass credentials separately.");
	if (n.protocol === "http:" && !isLoopback(n)) throw refusal(`${t} is not encrypted: a credential would be readable in transit.`, `Use https:// instead of http:// for ${n.host}; http:// is only for services on this machine.`);
	return n.href.replace(/\/+$/, "");
}
function endpointAddress(e, t, n = {}) {
	let r = new URL(e + t);
	for (let [e, t] of Object.entries(n)) t !== void 0 && r.searchParams.set(e, String(t));
	return r;
}
function isLoopback(e) {
	let { hostname: t } = e;
	return t === "localhost" || t.endsWith(".localhost") || t === "[::1]" || /^127(\.\d+){3}$/.test(t);
}
function refusal(e, t) {
	return new r("USAGE", e, { remedy: t });
}
// src/contracts/portal/error.ts
const z = E({
	error: S(C()),
	message: S(C()),
	details: S(T(E({
		field: S(C()),
		message: S(C())
	})))
}), B = new N();
for (let [e, t] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.168.0.0", 16]
]) B.addSubnet(e, t, "ipv4");
for (let [e, t] of [
	["::", 127],
	["fc00::", 7],
	["fe80::", 10]
]) B.addSubnet(e, t, "ipv6");
function isPrivateHost(e) {
	let t = e.hostname.replace(/^\[|\]$|\.$/g, ""), n = P(t);
	return n === 0 ? /(^|\.)(localhost|local|internal)$/i.test(t) : B.check(t, n === 4 ? "ipv4" : "ipv6");
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
const V = [
	"authorization",
	"cookie",
	"host",
	"proxy-authorization"
];
function headersFor(e, t, n) {
	return t.origin === n.origin ? e : Object.fromEntries(Object.entries(e).filter(([e]) => !V.includes(e.toLowerCase())));
}
// src/clients/portal/portal-error.ts
const H = 1e3;
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
		let { error: r, message: i = r, details: a } = w(z, t.json).data ?? {}, o = i?.slice(0, H), s = o && f(o), c = findRedirect(t, t.url), l = c && c.origin + c.pathname, u = [l && `a redirect to ${l}`, s].filter((e) => e);
		super(`${e}: ${[`status ${t.status}`, ...u].join(", ")}`), this.call = e, this.status = t.status, this.code = r, this.portalMessage = s, this.details = a ?? [], this.requestId = t.requestId && f(t.requestId);
		let d = t.headers["retry-after"];
		this.retryAfter = d ? parseRetryAfter(d, n) : void 0, this.location = l;
	}
}, PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(e, t, n = []) {
		let r = t.headers["content-type"] ?? "no content type", { json: i } = t, a = "not an object";
		o(i) && (a = `with the fields: ${Object.keys(i).join(", ") || "none"}`);
		let s = n.length === 0 ? "" : ` (${n.join("; ")})`;
		super(f(`${e}: status ${t.status}, ${r}, ${a}${s}`.slice(0, H)));
	}
};
// src/identity/claims.ts
function readClaims(e) {
	let t = decode(e.reveal().split(".")[1] ?? ""), text = (e) => {
		if (typeof t[e] == "string") return t[e];
	};
	return {
		subject: text("sub"),
		issuer: text("iss"),
		audience: text("aud"),
		issuedAt: typeof t.iat == "number" ? t.iat : void 0
	};
}
function decode(e) {
	return c(a(Buffer.from(e, "base64url").toString("utf8")));
}
// src/identity/login/aadsts.ts
const U = {
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
}, W = {
	501051: "The portal's application takes assigned identities only: have an administrator assign the application (azure.clientId) to it.",
	7002381: "The id token lacks the enterprise claim that the tenant requires: run the job again; if it happens again, compare the tenant's policy for federated credentials with the enterprise.",
	53003: "A Conditional Access policy blocks the login: have an administrator exclude the application (azure.clientId), or allow the runner's addresses.",
	501661: "Microsoft Entra cannot reach the issuer of the id token: make the OIDC endpoints of the GitHub Enterprise Server reachable from the internet."
};
function remedyForUnknown(e, t, n) {
	let r = e.failure ?? "";
	if (/certificate|\bCA\b|altname/i.test(r)) return "Set NODE_EXTRA_CA_CERTS to the certificate authority of your network, and check the clock of the runner.";
	if (/proxy|CONNECT\b|\b407\b/i.test(r)) return "Check HTTPS_PROXY: the proxy refused the connection or needs a user name and a password (http://user:password@host:port).";
	if (t === "LOGIN_REFUSED" && !n) return "The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a sign-in page of the network that answers instead of login.microsoftonline.com.";
}
function isTransient(e) {
	let { status: t = 0, body: n = "" } = e;
	if (t === 429 || t >= 500) return !0;
	let { error: r } = c(a(n));
	return r === "temporarily_unavailable" || r === "server_error";
}
function aadstsCode(e) {
	return /AADSTS(\d+)/.exec(e)?.[1];
}
function refusalError(e, t, n) {
	let i = aadstsCode(`${e.body ?? ""} ${n instanceof Error ? n.message : ""}`), a = parseDescription(e.body), o = g([!!e.retryAfter && `wait requested: Retry-After ${e.retryAfter}`, !!e.requestId && `request id: ${e.requestId}`]), c = isTransient(e) || !i && !e.status;
	if (!i || c) {
		let t = "The login failed.";
		e.status && (t = `The login failed with status ${e.status}.`);
		let i = c ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", l = (e.failure ?? s(n)).split("\n")[0]?.slice(0, 300) ?? "";
		return new r(i, t, {
			cause: n,
			facts: [a ?? `reason: ${l}`, ...o],
			remedy: remedyForUnknown(e, i, a)
		});
	}
	let l = U[i] ?? "LOGIN_REFUSED";
	return new r(l, `Microsoft Entra refused the login: AADSTS${i}.`, {
		cause: n,
		facts: g([
			a,
			...getFacts$1(l, t, a),
			...o
		]),
		remedy: W[i] ?? remedyFor(l, t)
	});
}
function getFacts$1(e, t, n) {
	let { claims: r, clientId: i, tenantId: a, audience: o, now: s } = t, c = [
		`presented subject:  ${r?.subject ?? "(none)"}`,
		`presented issuer:   ${r?.issuer ?? "(none)"}`,
		`presented audience: ${r?.audience ?? "(none)"}`
	];
	switch (e) {
		case "LOGIN_NO_MATCHING_CREDENTIAL": return [...c, `application: ${i} in tenant ${a}`];
		case "LOGIN_CREDENTIAL_CASE": return [...c, ...compareCase(r?.subject, n)];
		case "LOGIN_APPLICATION_UNKNOWN": return [`azure.clientId: ${i}`, `azure.tenantId: ${a}`];
		case "LOGIN_TENANT_UNKNOWN": return [`azure.tenantId: ${a}`];
		case "LOGIN_AUDIENCE_UNKNOWN": return [`portal.audience: ${o}`];
		case "LOGIN_CLOCK": {
			let e = `the runner's clock: ${new Date(s).toISOString()}`;
			return r?.issuedAt ? [e, `issued ${Math.round(s / 1e3 - r.issuedAt)} s ago according to the runner's clock`] : [e];
		}
		default: return c;
	}
}
function remedyFor(e, t) {
	let { claims: n, clientId: r } = t;
	if (e === "LOGIN_NO_MATCHING_CREDENTIAL" && n?.subject) return `Add the credential with:  az ad app federated-credential create --id ${r} --parameters '${JSON.stringify({
		name: "site-deploy",
		issuer: n.issuer,
		subject: n.subject,
		audiences: [n.audience]
	})}'  (just added? wait a few minutes and run again).`;
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
	let t = c(a(e)).error_description;
	if (typeof t == "string") return t.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}
// src/identity/login/observe.ts
var AttemptFailed = class extends Error {
	name = "RestError";
	code;
	constructor(e, t) {
		super(t), this.code = e;
	}
}, RetryLater = class extends Error {
	name = "AskedToWait";
}, AnswerTooLarge = class extends Error {
	name = "AnswerTooLarge";
	constructor() {
		super("the response is larger than 1 MiB");
	}
};
const G = {
	status: void 0,
	body: void 0,
	requestId: void 0
};
function observe(e, t, n) {
	let r = new Observer(e, t, n), sendRequest = (e, t) => r.send(e, t);
	return {
		last: () => r.last,
		policy: {
			position: "perRetry",
			policy: {
				name: "site-deploy-observe",
				sendRequest
			}
		}
	};
}
var Observer = class {
	last = G;
	#e = 0;
	#t;
	#n;
	#r;
	constructor(e, t, n) {
		this.#t = e, this.#n = t, this.#r = n;
	}
	async send(e, t) {
		this.#e += 1, this.last = G;
		let n = AbortSignal.timeout(this.#n), r = AbortSignal.any([this.#t, n]);
		e.abortSignal = r, e.streamResponseStatusCodes = new Set([Infinity]);
		try {
			let n = await t(e);
			return await this.#i(n, r), this.#a(n);
		} catch (e) {
			throw this.#o(e, n);
		} finally {
			e.abortSignal = this.#t;
		}
	}
	async #i(e, t) {
		let { status: n, headers: r } = e, i = r.get("x-ms-request-id");
		try {
			e.bodyAsText = await readText(e.readableStreamBody, t);
		} catch (e) {
			throw e instanceof AnswerTooLarge && (this.last = {
				...G,
				status: n,
				requestId: i
			}), e;
		}
		this.last = {
			...G,
			status: n,
			requestId: i
		}, n >= 400 && (this.last = {
			...this.last,
			body: e.bodyAsText
		});
	}
	#a(e) {
		let { status: t, headers: n } = e, r = n.get("retry-after");
		if (t !== 429 && !(t === 503 && r)) return e;
		this.last = {
			...this.last,
			retryAfter: r
		};
		let i = this.#r({
			attempt: this.#e,
			status: t,
			retryAfter: r
		});
		if (i === void 0) throw new RetryLater(`Retry-After: ${r}`);
		return n.set("retry-after-ms", String(Math.ceil(i))), e;
	}
	#o(e, t) {
		if (e instanceof RetryLater) return e;
		let n = t.aborted && !this.#t.aborted, r = s(e);
		return n && (r = `no response within ${this.#n / 1e3} s`), this.last = {
			...this.last,
			failure: r
		}, n ? new AttemptFailed("ETIMEDOUT", r) : isRepeatable(e, this.#t) ? new AttemptFailed("ECONNRESET", r) : e;
	}
};
function isRepeatable(e, t) {
	return t.aborted || e instanceof AnswerTooLarge ? !1 : !d(y(e));
}
async function readText(e, t) {
	if (!e) return "";
	let n = [], r = 0;
	try {
		await F(e, async (e) => {
			for await (let t of e) {
				let e = Buffer.from(t);
				if (n.push(e), r += e.length, r > 1048576) throw new AnswerTooLarge();
			}
		}, { signal: t });
	} catch (e) {
		throw t.aborted || e instanceof AnswerTooLarge ? e : new AttemptFailed("ECONNRESET", `the response was cut off: ${s(e)}`);
	}
	return Buffer.concat(n).toString("utf8");
}
// src/identity/login/login.ts
const K = [
	5e3,
	1e4,
	15e3
];
async function login(e, t, n) {
	let i = [...K], a = !0;
	for (;;) try {
		return await logInOnce(e, t, n);
	} catch (e) {
		let t = isUnknownYet(e) ? i.shift() : void 0;
		if (t) n.log.info(`Microsoft Entra does not know a matching federated credential yet; retrying in ${l(t)}.`), await n.clock.sleep(t, n.signal);
		else if (a && e instanceof r && e.code === "LOGIN_CLOCK") a = !1, n.log.info("The id token was refused as expired; retrying once with a new one.");
		else throw e;
	}
}
function isUnknownYet(e) {
	return e instanceof r && /AADSTS70021[1-3]?\b/.test(e.message);
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
	await k();
	let { ClientAssertionCredential: c } = await import("./azure-identity.js").then((e) => e.t), l = observe(n.signal, 1e4, (e) => pauseBefore(e, n.clock.now(), Math.random())), d = new c(r.tenantId, r.clientId, getAssertion, {
		additionalPolicies: [l.policy],
		retryOptions: {
			maxRetries: 5,
			retryDelayInMs: 1400,
			maxRetryDelayInMs: 2e4
		}
	});
	try {
		let { token: e } = await d.getToken(`${i.audience}/.default`), t = new u(e);
		return n.log.mask(t), t;
	} catch (e) {
		if (n.signal.throwIfAborted(), o) throw o;
		let t = {
			clientId: r.clientId,
			tenantId: r.tenantId,
			audience: i.audience,
			claims: a,
			now: n.clock.now()
		};
		throw refusalError(l.last(), t, e);
	}
}
// src/clients/portal/explain.ts
const q = {
	EXCHANGE: {
		invalid: "EXCHANGE_ANSWER_INVALID",
		unauthorized: "EXCHANGE_UNAUTHORIZED",
		forbidden: "EXCHANGE_FORBIDDEN",
		unknown: "EXCHANGE_SITE_UNKNOWN",
		conflict: "EXCHANGE_ANSWER_INVALID",
		limited: "EXCHANGE_RATE_LIMITED",
		refused: "EXCHANGE_ANSWER_INVALID",
		unavailable: "EXCHANGE_UNAVAILABLE",
		answer: "EXCHANGE_ANSWER_INVALID"
	},
	CONTENT: {
		invalid: "CONTENT_UNAVAILABLE",
		unauthorized: "CONTENT_REFUSED",
		forbidden: "CONTENT_REFUSED",
		unknown: "CONTENT_REFUSED",
		conflict: "CONTENT_UNAVAILABLE",
		limited: "CONTENT_UNAVAILABLE",
		refused: "CONTENT_UNAVAILABLE",
		unavailable: "CONTENT_UNAVAILABLE",
		answer: "CONTENT_ANSWER_INVALID"
	},
	NOTIFY: {
		invalid: "NOTIFY_FAILED",
		unauthorized: "NOTIFY_FAILED",
		forbidden: "NOTIFY_FAILED",
		unknown: "NOTIFY_FAILED",
		conflict: "NOTIFY_FAILED",
		limited: "NOTIFY_FAILED",
		refused: "NOTIFY_FAILED",
		unavailable: "NOTIFY_FAILED",
		answer: "NOTIFY_FAILED"
	},
	PORTAL: {
		invalid: "PORTAL_INVALID",
		unauthorized: "PORTAL_UNAUTHORIZED",
		forbidden: "PORTAL_FORBIDDEN",
		unknown: "PORTAL_NOT_FOUND",
		conflict: "PORTAL_CONFLICT",
		limited: "PORTAL_RATE_LIMITED",
		refused: "PORTAL_REFUSED",
		unavailable: "PORTAL_UNAVAILABLE",
		answer: "PORTAL_ANSWER_INVALID"
	}
}, J = {
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
	let i = t.remedies?.[n] ?? getRemedy(e), a = t.message ?? messageFor(e, t);
	return new r(q[t.purpose][n], a, {
		cause: e,
		facts: getFacts(e, a),
		remedy: i
	});
}
function getFailure(e) {
	if (e instanceof _) return "unavailable";
	if (e instanceof PortalAnswerError) return "answer";
	if (e instanceof PortalError) return J[e.status] ?? (e.status >= 500 ? "unavailable" : "refused");
}
const Y = {
	tls: {
		message: (e) => `Can't establish a secure connection to the portal ${e}.`,
		remedy: "Use a certificate that this machine trusts, or set NODE_EXTRA_CA_CERTS to the file of its issuer."
	},
	"not-tls": {
		message: (e) => `Can't establish a secure connection to the portal ${e}.`,
		remedy: "Correct the URL or port of the portal: the service there does not speak HTTPS."
	},
	proxy: {
		message: (e) => `Can't reach the portal ${e} through the proxy.`,
		remedy: "Correct HTTPS_PROXY, or add the portal's host to NO_PROXY if it can be reached directly."
	}
};
function messageFor(e, t) {
	let { url: n, subject: r } = t;
	if (e instanceof _) return Y[e.kind]?.message(n) ?? `The portal ${n} did not respond.`;
	if (e instanceof PortalError) {
		let t = `status ${e.status}`;
		return r ? `The portal ${n} did not provide ${r}: ${t}.` : e.portalMessage || `The portal ${n} responded with ${t}.`;
	}
	return `The portal ${n} returned something other than ${r ?? "what was expected"}.`;
}
function getFacts(e, t) {
	if (!(e instanceof PortalError)) return [e.message];
	let { call: n, status: r, portalMessage: i, details: a, requestId: o } = e, s = e.message;
	return i === t && (s = `${n}: status ${r}`), g([
		...a.map((e) => f([e.field, e.message].filter(Boolean).join(": "))),
		s,
		!!o && `request id: ${o}`
	]);
}
function getRemedy(e) {
	if (e instanceof _) return Y[e.kind]?.remedy;
	if (e instanceof PortalError && e.status === 412) return "Someone changed it after you read it: read it again, then repeat your change.";
}
// src/deploy/steps/exchange/exchange.ts
async function exchange(e, t, n) {
	let { portal: r, site: i } = e.config;
	try {
		let { swaToken: e } = await t.call("createDeploymentToken", { body: { siteSlug: i.slug } }, { signal: n.signal }), r = new u(e);
		return n.log.mask(r), r;
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
function openSession(e, n, r) {
	let a = r.lastingStep("login", (t) => login(e.config, n, t), () => h(e)), o = t(() => openPortal(e, a, r.deps)), portal = async () => (await a, o()), s = portal().then((t) => r.step("exchange", (n) => exchange(e, t, n), () => i(e)));
	s.catch((e) => r.stop(e));
	let c;
	return {
		portal,
		token: () => s,
		renewToken: async (t) => exchange(e, await portal(), t),
		client(t) {
			return c ??= openUploadClient(e, t), c;
		},
		notifier: async () => r.deps.apiToken ? o() : portal().catch(() => void 0)
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.st), credential = async (e) => e.auth === "deployment" && o ? o : t;
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
	let { getClient: n } = await import("./shared-rarely.js").then((e) => e.o), r = t.toolCache ?? M.join(t.scratch, "tool-cache"), i = e.config.hosting.clientBuildId;
	return n({
		cache: r,
		buildId: i,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/deploy/steps/notify/notify.ts
const X = 6e4;
async function notify(e, t, n, r) {
	let { run: i } = e.event, a = [
		e.event.repository,
		i.id,
		i.attempt,
		e.environment,
		t.status
	].join("/"), o = r.clock.now(), s;
	try {
		let i = payload(e, t, o), c = {
			idempotencyKey: a,
			signal: r.signal
		}, { value: l, date: u } = await n.callTagged("completeDeployment", { body: i }, c);
		s = {
			applied: l.deployment?.applied,
			date: u
		};
	} catch (t) {
		throw explain(t, e.config.portal.url);
	}
	let c = describeSkew(o, r.clock.now(), s.date);
	if (t.status === "succeeded" && s.applied === !1) throw notApplied(e, c);
	return c && r.log.warn(`${c}: the portal stored a wrong time for this deployment.`), { status: t.status };
}
function describeSkew(e, t, n = "") {
	let r = Date.parse(n);
	if (r >= e - X && r <= t + X || Number.isNaN(r)) return;
	let i = r > t ? "behind" : "ahead of";
	return `The clock of this computer is ${l(Math.abs(t - r))} ${i} the portal's`;
}
function notApplied(e, t) {
	let { url: n } = e.config.portal, i = `The portal ${n} received the outcome but did not apply it: it knows a later deployment to ${e.environment}.`;
	return new r("NOTIFY_FAILED", i, {
		facts: g([t]),
		remedy: "Correct the clock of the computer if it is off, and run the job again. Otherwise compare the portal's version of the site with the live one: another deployment may have ended at the same time."
	});
}
function mayHaveArrived(e) {
	return e instanceof PortalError ? e.status >= 500 : !(e instanceof _) || e.mayHaveArrived;
}
function payload(e, t, n) {
	let { status: r, url: i, error: a } = t, { site: o } = e.config;
	return {
		event: "site.deployed",
		timestamp: new Date(n).toISOString(),
		site: {
			id: o.id,
			slug: o.slug
		},
		data: {
			version: e.version,
			environment: e.environment,
			commitSha: e.event.sha
		},
		status: r,
		url: i,
		error: a && {
			code: a.code,
			message: a.message
		},
		run: { ...e.event.run }
	};
}
const Z = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.";
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`;
	return explainPortalError(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: Z,
			forbidden: Z
		}
	}) ?? new r("NOTIFY_FAILED", n, {
		cause: e,
		facts: ["it did not answer in time"]
	});
}
async function notifyPortal(e, t, r) {
	let { status: i, url: a, error: o } = r.result(), work = async (n) => {
		let r = await t.notifier();
		if (!r) throw noCredential();
		return notify(e, {
			status: i,
			url: a,
			error: o
		}, r, n);
	};
	try {
		let { closing: e } = r, t = AbortSignal.any([e.signal, AbortSignal.timeout(6e4)]);
		await r.lastingStep("notify", work, n, {
			...e,
			signal: t
		}), r.addFacts({ notified: !0 });
	} catch (t) {
		r.addFacts({ notifyError: toNotifyError(t, e) });
	}
}
function toNotifyError(e, t) {
	let n = r.from(e);
	if (n.code !== "CANCELLED") return n;
	let { url: i } = t.config.portal, a = `The portal ${i} was not notified of the deployment's outcome.`;
	return new r("NOTIFY_FAILED", a, {
		cause: n,
		facts: ["no time was left after the cancellation"]
	});
}
function noCredential() {
	return new r("NOTIFY_FAILED", "The portal was not notified of the deployment's outcome: the run has neither an access token nor an API token.", { remedy: "Set the input \"api-token\" so that the portal also learns of failed logins." });
}
// src/deploy/deploy-site.ts
var Q = e({ deploySite: () => deploySite });
async function deploySite(e, t, n) {
	if (e.dryRun) {
		let { makeSite: t, packSite: r } = await import("./deploy.js").then((e) => e.n);
		return await r(e, await t(e, void 0, n), !1, n), n.complete("skipped");
	}
	let r = openSession(e, t, n);
	try {
		await k();
		let { takeLive: t } = await import("./deploy.js").then((e) => e.t);
		await t(e, r, n);
	} catch (e) {
		n.failed(e);
	}
	await notifyPortal(e, r, n);
}
// src/shared/http/client.ts
var te = e({ createHttp: () => createHttp });
const $ = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n, limitMs: r } = e;
	return r || (t === void 0 ? typeof n == "object" && "file" in n ? $ + n.size / 50 : $ : 9e5);
}
function createHttp(e) {
	let { transport: t, clock: n, userAgent: i, onRetry: a, random: o = Math.random } = e;
	async function attempt(e, n) {
		let { method: a, idleMs: o = 3e4, maxBytes: s = 4 << 20 } = e, { saveTo: c, newConnection: l, signal: u } = e, d;
		try {
			let r = {
				...encode(e, i),
				idleMs: o,
				limitMs: getLimitMs(e),
				maxBytes: s,
				saveTo: c,
				newConnection: l,
				signal: u,
				onConnection: async () => {
					d = await e.turns?.next(u);
				}
			};
			return { answer: await t({
				method: a,
				url: n,
				...r
			}) };
		} catch (e) {
			if (u?.throwIfAborted(), e instanceof r) throw e;
			return { error: e };
		} finally {
			d?.();
		}
	}
	function pauseAfter(e, t, r, i) {
		if (!("answer" in e ? i.statuses.includes(e.answer.status) : isWorthRetrying(y(e.error), i)) || t >= i.attempts || r >= 12e4) return;
		let { status: a, headers: s } = "answer" in e ? e.answer : {};
		return pauseBefore({
			attempt: t,
			status: a,
			retryAfter: s?.["retry-after"]
		}, n.now(), o());
	}
	async function sendTo(e, t) {
		let r = `${e.method} ${t.origin}${t.pathname}`, i = e.method === "GET" || e.method === "HEAD", o = e.retry ?? (i ? I.safe : I.never), s = 0, c = !1, l = !1, u = p(n);
		for (let i = 1;; i += 1) {
			let d = p(n), f = await attempt(withinTotal(e, d - u), t), h = p(n) - d;
			isFile(e) || (s += h), c ||= "answer" in f || !m(y(f.error)), l ||= "error" in f && !m(y(f.error));
			let g = e.saveTo && p(n) - u >= getLimitMs(e) ? void 0 : pauseAfter(f, i, s, o);
			if (g === void 0) {
				if ("answer" in f) return toResponse(f.answer, t, i, l);
				throw new _(y(f.error), r, i, f.error, c);
			}
			let v = "answer" in f ? `status ${f.answer.status}` : y(f.error);
			a?.(`${r}: ${v}, attempt ${i + 1} in ${(g / 1e3).toFixed(1)} s`), e.turns && v === "status 429" ? e.turns.hold(g) : await n.sleep(g, e.signal);
		}
	}
	return { async send(e) {
		let t = new URL(e.url), { headers: r = {} } = e, i = getLimitMs(e), a = p(n);
		for (let o = 0;; o += 1) {
			let s = o === 0 ? i : Math.max(1, i - (p(n) - a)), c = await sendTo({
				...e,
				headers: r,
				limitMs: s
			}, t), l = nextAddress(e, c, o);
			if (!l) return c;
			r = headersFor(r, t, l), t = l;
		}
	} };
}
function withinTotal(e, t) {
	return e.saveTo ? {
		...e,
		limitMs: Math.max(1, getLimitMs(e) - t)
	} : e;
}
function isWorthRetrying(e, t) {
	return d(e) || t.attempts === 1 ? !1 : t.faults || m(e);
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
	let { status: i, headers: o, body: s } = e;
	return {
		url: t.href,
		status: i,
		ok: i >= 200 && i < 300,
		headers: o,
		body: s,
		get text() {
			return s.toString("utf8");
		},
		get json() {
			return a(s.toString("utf8"));
		},
		requestId: firstHeader(o, "x-ms-request-id", "x-request-id", "x-github-request-id"),
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
			let e = performance.now();
			await waitIn(n.waiting, t), r = performance.now() - e;
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
var ne = e({ createTransport: () => createTransport });
function createTransport(e) {
	let t = new Set(), n = new Gates(4), both = (e) => ({
		shared: agentsWith(t, {
			keepAlive: !0,
			...e
		}),
		own: agentsWith(t, e)
	}), r = ee(), i = both({ secureContext: r }), a = both({
		secureContext: r,
		proxyEnv: { ...e }
	});
	return {
		async send(t) {
			let { url: r } = t;
			using o = await n.pass(r.origin, t.signal);
			await t.onConnection?.();
			let s = Math.max(1, Math.round(t.limitMs - o.waitedMs)), c = t.newConnection ? "own" : "shared";
			if (isLoopback(r)) return await sendOnce({
				...t,
				limitMs: s
			}, i[c]);
			let l = v(r, e);
			return await sendOnce({
				...t,
				limitMs: s
			}, a[c]).catch((e) => {
				throw b(e, r, l);
			});
		},
		close() {
			let e = [i, a].flatMap((e) => [...Object.values(e.shared), ...Object.values(e.own)]);
			for (let t of e) t.destroy();
			for (let e of t) e.destroy();
		}
	};
}
function agentsWith(e, t) {
	let noted = (t) => (t && e.add(t.once("close", () => e.delete(t))), t);
	class HttpAgent extends A.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends j.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	return {
		"http:": new HttpAgent(t),
		"https:": new HttpsAgent(t)
	};
}
function sendOnce(e, t) {
	let { url: n, method: r, body: i, maxBytes: a, saveTo: o, signal: s } = e;
	return s?.throwIfAborted(), new Promise((s, c) => {
		let l = {
			method: r,
			headers: {
				...e.headers,
				...getLengthHeaders(i)
			}
		}, u = n.protocol === "http:" ? A.request(n, {
			...l,
			agent: t["http:"]
		}) : j.request(n, {
			...l,
			agent: t["https:"]
		}), d = watchAttempt(e, stop);
		function stop(e) {
			d.stopWatching(), u.destroy(), c(e);
		}
		u.on("error", stop), u.on("response", (e) => {
			let { statusCode: t = 0, headers: n } = e;
			e.on("error", stop), (o !== void 0 && t >= 200 && t < 300 ? saveBody(e, o, d.moved) : readBody(e, a, d.moved)).then((r) => {
				d.stopWatching(), u.writableFinished && e.complete || u.destroy(), s({
					status: t,
					headers: n,
					body: r
				});
			}, stop);
		}), typeof i == "object" && "file" in i ? sendFile(i, u, d.moved).catch((e) => {
			u.destroyed && u.errored === null || stop(e);
		}) : u.end(i);
	});
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new x(`${n} ${e / 1e3} s`)), e), a = after(r, "not finished after"), o = after(n, "no data for"), onAbort = () => t(i?.reason);
	return i?.addEventListener("abort", onAbort, { once: !0 }), {
		moved() {
			clearTimeout(o), o = after(n, "no data for");
		},
		stopWatching() {
			clearTimeout(o), clearTimeout(a), i?.removeEventListener("abort", onAbort);
		}
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
	return await F(e, async function* (e) {
		for await (let t of e) n(), yield t;
	}, D(t, { mode: 384 })), Buffer.alloc(0);
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = await O(e.file);
	await F(o.createReadStream({
		highWaterMark: 1 << 18,
		...r !== void 0 && {
			start: r,
			end: r + i - 1
		}
	}), async function* (t) {
		for await (let r of t) yield r, a += r.length, n(), e.onProgress?.(a);
	}, t);
}
export { explainPortalError as a, PortalError as c, parseRetryAfter as d, I as f, openSession as i, endpointAddress as l, te as n, login as o, Q as r, PortalAnswerError as s, ne as t, serviceAddress as u };
