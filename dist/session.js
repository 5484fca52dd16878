import { r as e } from "./rolldown-runtime.js";
import { At as t, C as n, Ct as r, Dt as i, Et as a, Ft as o, It as s, Lt as c, Nt as l, Ot as u, Pt as d, St as f, Tt as p, X as m, Y as h, gt as g, jt as _, kt as v, q as y, w as b, wt as x, x as S, xt as C, zt as w } from "./shared.js";
import { C as T, O as E, P as D, q as ee, v as O } from "./config.js";
const { createWriteStream: k } = globalThis.process.getBuiltinModule("node:fs"), { open: A } = globalThis.process.getBuiltinModule("node:fs/promises"), { setImmediate: j } = globalThis.process.getBuiltinModule("node:timers/promises"), M = globalThis.process.getBuiltinModule("node:http"), N = globalThis.process.getBuiltinModule("node:https"), P = globalThis.process.getBuiltinModule("node:path"), { BlockList: F, isIP: I } = globalThis.process.getBuiltinModule("node:net"), { pipeline: L } = globalThis.process.getBuiltinModule("node:stream/promises"), { createSecureContext: R } = globalThis.process.getBuiltinModule("node:tls"), z = {
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
}, B = {
	base: 1e3,
	cap: 16e3
}, V = {
	base: 1e4,
	cap: 4e4,
	attempts: 4
};
function pauseBefore(e, t, n) {
	let { attempt: r, status: i, retryAfter: a } = e, o = parseRetryAfter(a ?? "", t);
	if (o !== void 0) return o <= 6e4 ? o : void 0;
	let { base: s, cap: c } = i === 429 ? V : B, l = Math.min(c, s * 2 ** (r - 1));
	if (i !== 429) return l * (.75 + n / 4);
	if (!(r >= V.attempts)) return l / 2 + n * l / 2;
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
	return new c("USAGE", e, { remedy: t });
}
// src/contracts/portal/error.ts
const H = T({
	error: E(D()),
	message: E(D()),
	details: E(O(T({
		field: E(D()),
		message: E(D())
	})))
});
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
const U = [
	"authorization",
	"cookie",
	"host",
	"proxy-authorization"
];
function headersFor(e, t, n) {
	return t.origin === n.origin ? e : Object.fromEntries(Object.entries(e).filter(([e]) => !U.includes(e.toLowerCase())));
}
const W = new F();
for (let [e, t] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.168.0.0", 16]
]) W.addSubnet(e, t, "ipv4");
for (let [e, t] of [
	["::", 127],
	["fc00::", 7],
	["fe80::", 10]
]) W.addSubnet(e, t, "ipv6");
function isPrivateHost(e) {
	let t = e.hostname.replace(/^\[|\]$|\.$/g, ""), n = I(t);
	return n === 0 ? /(^|\.)(localhost|local|internal)$/i.test(t) : W.check(t, n === 4 ? "ipv4" : "ipv6");
}
// src/clients/portal/portal-error.ts
const G = 1e3;
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
		let { error: r, message: i = r, details: a } = ee(H, t.json).data ?? {}, o = i?.slice(0, G), s = o && g(o), c = findRedirect(t, t.url), l = c && c.origin + c.pathname, u = [l && `a redirect to ${l}`, s].filter((e) => e);
		super(`${e}: ${[`status ${t.status}`, ...u].join(", ")}`), this.call = e, this.status = t.status, this.code = r, this.portalMessage = s, this.details = a ?? [], this.requestId = t.requestId && g(t.requestId), this.retryAfter = parseRetryAfter(t.headers["retry-after"] ?? "", n), this.location = l;
	}
}, PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(e, t, n = []) {
		let r = t.headers["content-type"] ?? "no content type", { json: i } = t, a = "not an object";
		l(i) && (a = `with the fields: ${Object.keys(i).join(", ") || "none"}`);
		let o = n.length === 0 ? "" : ` (${n.join("; ")})`;
		super(g(`${e}: status ${t.status}, ${r}, ${a}${o}`.slice(0, G)));
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
	return o(d(Buffer.from(e, "base64url").toString("utf8")));
}
// src/identity/login/aadsts.ts
const K = {
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
}, q = {
	501051: "The portal's application takes assigned identities only: have an administrator assign the application (azure.clientId) to it.",
	7002381: "The id token lacks the enterprise claim that the tenant requires: run the job again; if it happens again, compare the tenant's policy for federated credentials with the enterprise.",
	53003: "A Conditional Access policy blocks the login: have an administrator exclude the application (azure.clientId), or allow the runner's addresses.",
	501661: "Microsoft Entra cannot reach the issuer of the id token: make the OIDC endpoints of the GitHub Enterprise Server reachable from the internet."
};
function remedyForUnknown(e, t, n) {
	let r = e.failure ?? "";
	if (/certificate|\bCA\b|altname/i.test(r)) return x;
	if (/proxy|CONNECT\b|\b407\b/i.test(r)) return v;
	if (t === "LOGIN_REFUSED" && !n) return "The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a sign-in page of the network that answers instead of login.microsoftonline.com.";
}
function isTransient(e) {
	let { status: t = 0, body: n = "" } = e;
	if (t === 429 || t >= 500) return !0;
	let { error: r } = o(d(n));
	return r === "temporarily_unavailable" || r === "server_error";
}
function aadstsCode(e) {
	return /AADSTS(\d+)/.exec(e)?.[1];
}
function refusalError(e, t, n) {
	let r = aadstsCode(`${e.body ?? ""} ${n instanceof Error ? n.message : ""}`), i = parseDescription(e.body), a = s([!!e.retryAfter && `wait requested: Retry-After ${e.retryAfter}`, !!e.requestId && `request id: ${e.requestId}`]), o = isTransient(e) || !r && !e.status;
	if (!r || o) {
		let t = "The login failed.";
		e.status && (t = `The login failed with status ${e.status}.`);
		let r = o ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", s = (e.failure ?? w(n)).split("\n")[0]?.slice(0, 300) ?? "";
		return new c(r, t, {
			cause: n,
			facts: [i ?? `reason: ${s}`, ...a],
			remedy: remedyForUnknown(e, r, i)
		});
	}
	let l = K[r] ?? "LOGIN_REFUSED";
	return new c(l, `Microsoft Entra refused the login: AADSTS${r}.`, {
		cause: n,
		facts: s([
			i,
			...getFacts$1(l, t, i),
			...a
		]),
		remedy: q[r] ?? remedyFor(l, t)
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
	let t = o(d(e)).error_description;
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
const J = {
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
	last = J;
	#e = 0;
	#t;
	#n;
	#r;
	constructor(e, t, n) {
		this.#t = e, this.#n = t, this.#r = n;
	}
	async send(e, t) {
		this.#e += 1, this.last = J;
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
				...J,
				status: n,
				requestId: i
			}), e;
		}
		this.last = {
			...J,
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
		let n = t.aborted && !this.#t.aborted, r = w(e);
		return n && (r = `no response within ${this.#n / 1e3} s`), this.last = {
			...this.last,
			failure: r
		}, n ? new AttemptFailed("ETIMEDOUT", r) : isRepeatable(e, this.#t) ? new AttemptFailed("ECONNRESET", r) : e;
	}
};
function isRepeatable(e, t) {
	return t.aborted || e instanceof AnswerTooLarge ? !1 : !u(p(e));
}
async function readText(e, t) {
	if (!e) return "";
	let n = [], r = 0;
	try {
		await L(e, async (e) => {
			for await (let t of e) {
				let e = Buffer.from(t);
				if (n.push(e), r += e.length, r > 1048576) throw new AnswerTooLarge();
			}
		}, { signal: t });
	} catch (e) {
		throw t.aborted || e instanceof AnswerTooLarge ? e : new AttemptFailed("ECONNRESET", `the response was cut off: ${w(e)}`);
	}
	return Buffer.concat(n).toString("utf8");
}
// src/identity/login/login.ts
const Y = [
	5e3,
	1e4,
	15e3
];
async function login(e, t, n) {
	let r = [...Y], i = !0;
	for (;;) try {
		return await logInOnce(e, t, n);
	} catch (e) {
		let t = isUnknownYet(e) ? r.shift() : void 0;
		if (t) n.log.info(`Microsoft Entra does not know a matching federated credential yet; retrying in ${C(t)}.`), await n.clock.sleep(t, n.signal);
		else if (i && e instanceof c && e.code === "LOGIN_CLOCK") i = !1, n.log.info("The id token was refused as expired; retrying once with a new one.");
		else throw e;
	}
}
function isUnknownYet(e) {
	return e instanceof c && /AADSTS70021[1-3]?\b/.test(e.message);
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
	await j();
	let { ClientAssertionCredential: c } = await import("./azure-identity.js").then((e) => e.t), l = observe(n.signal, 1e4, (e) => pauseBefore(e, n.clock.now(), Math.random())), u = new c(r.tenantId, r.clientId, getAssertion, {
		additionalPolicies: [l.policy],
		retryOptions: {
			maxRetries: 5,
			retryDelayInMs: 1400,
			maxRetryDelayInMs: 2e4
		}
	});
	try {
		let { token: e } = await u.getToken(`${i.audience}/.default`), t = new y(e);
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
const X = {
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
}, te = {
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
	let r = t.remedies?.[n] ?? getRemedy(e), i = t.message ?? messageFor(e, t), { [n]: a, other: o } = X[t.purpose], s = {
		cause: e,
		facts: getFacts(e, i),
		remedy: r
	};
	return new c(a ?? o, i, s);
}
function getFailure(e) {
	if (e instanceof r) return "unavailable";
	if (e instanceof PortalAnswerError) return "answer";
	if (e instanceof PortalError) return te[e.status] ?? (e.status >= 500 ? "unavailable" : "refused");
}
function formatFault(e, t) {
	return e === "proxy" ? `Can't reach the portal ${t} through the proxy.` : u(e) ? `Can't establish a secure connection to the portal ${t}.` : `The portal ${t} did not respond.`;
}
function messageFor(e, t) {
	let { url: n, subject: i } = t;
	if (e instanceof r) return formatFault(e.kind, n);
	if (e instanceof PortalError) {
		let t = `status ${e.status}`;
		return i ? `The portal ${n} did not provide ${i}: ${t}.` : e.portalMessage || `The portal ${n} responded with ${t}.`;
	}
	return `The portal ${n} returned something other than ${i ?? "what was expected"}.`;
}
function getFacts(e, t) {
	if (!(e instanceof PortalError)) return [e.message];
	let { call: n, status: r, portalMessage: i, details: a, requestId: o } = e, c = e.message;
	return i === t && (c = `${n}: status ${r}`), s([
		...a.map((e) => g([e.field, e.message].filter(Boolean).join(": "))),
		c,
		!!o && `request id: ${o}`
	]);
}
function getRemedy(e) {
	if (!(e instanceof PortalError)) return a(e);
	let { status: t, retryAfter: n = 0 } = e;
	if (t === 412) return "Someone changed it after you read it: read it again, then repeat your change.";
	if (t === 429 && n > 6e4) return `The portal asks to wait ${C(n)}: run the job again after that.`;
}
// src/deploy/steps/exchange/exchange.ts
async function exchange(e, t, n) {
	let { portal: r, site: i } = e.config;
	try {
		let { swaToken: e } = await t.call("createDeploymentToken", { body: { siteSlug: i.slug } }, { signal: n.signal }), r = new y(e);
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
function openSession(e, t, n) {
	let r = openAccess(e, t, n), i = h(() => openPortal(e, r, n.deps)), portal = async () => (await r.token(), i()), a = portal().then((t) => n.step("exchange", (n) => exchange(e, t, n), () => S(e)));
	a.catch((e) => n.stop(e));
	let o;
	return {
		portal,
		token: () => a,
		renewToken: async (t) => exchange(e, await portal(), t),
		client(t) {
			return o ??= openUploadClient(e, t), o;
		},
		notifier: async () => n.deps.apiToken ? i() : portal().catch(() => void 0)
	};
}
function openAccess(e, t, r) {
	let { clock: i, log: a } = r.deps, o = m(i), s = r.lastingStep("login", (n) => login(e.config, t, n), () => n(e));
	return {
		token: () => s,
		renewed() {
			return m(i) - o < 27e5 || (a.info("The portal refused the access token, which may have expired: logging in again."), o = m(i), s = login(e.config, t, r.deps)), s;
		}
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.ut), credential = async (e) => e.auth === "deployment" && o ? o : e.refused ? t.renewed() : t.token();
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
	let { getClient: n } = await import("./shared-rarely.js").then((e) => e.o), r = t.toolCache ?? P.join(t.scratch, "tool-cache"), i = e.config.hosting.clientBuildId;
	return n({
		cache: r,
		buildId: i,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/deploy/steps/notify/notify.ts
const Z = 6e4;
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
	if (r >= e - Z && r <= t + Z || Number.isNaN(r)) return;
	let i = r > t ? "behind" : "ahead of";
	return `The clock of this computer is ${C(Math.abs(t - r))} ${i} the portal's`;
}
function notApplied(e, t) {
	let { url: n } = e.config.portal, r = `The portal ${n} received the outcome but did not apply it: it knows a later deployment to ${e.environment}.`;
	return new c("NOTIFY_FAILED", r, {
		facts: s([t]),
		remedy: "Correct the clock of the computer if it is off, and run the job again. Otherwise compare the portal's version of the site with the live one: another deployment may have ended at the same time."
	});
}
function mayHaveArrived(e) {
	return e instanceof PortalError ? e.status >= 500 : !(e instanceof r) || e.mayHaveArrived;
}
function payload(e, t, n) {
	let { status: r, url: i, error: a, provenance: o } = t, { site: s } = e.config;
	return {
		event: "site.deployed",
		timestamp: new Date(n).toISOString(),
		site: {
			id: s.id,
			slug: s.slug
		},
		data: {
			version: e.version,
			environment: e.environment,
			commitSha: e.event.sha
		},
		status: r,
		provenance: o,
		url: i,
		error: a && {
			code: a.code,
			message: a.message
		},
		run: { ...e.event.run }
	};
}
const Q = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.", isAboutTime = (e) => e.field === "timestamp";
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`, r = e instanceof PortalError && e.details.some(isAboutTime) ? "Correct the clock of this computer, and run the job again." : void 0;
	return explainPortalError(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: Q,
			forbidden: Q,
			invalid: r
		}
	}) ?? new c("NOTIFY_FAILED", n, {
		cause: e,
		facts: ["it did not answer in time"]
	});
}
async function notifyPortal(e, t, n) {
	let { status: r, url: i, error: a, provenance: o } = n.result(), work = async (n) => {
		let s = await t.notifier();
		if (!s) throw noCredential();
		return notify(e, {
			status: r,
			url: i,
			error: a,
			provenance: o
		}, s, n);
	};
	try {
		let { closing: e } = n, t = AbortSignal.any([e.signal, AbortSignal.timeout(6e4)]);
		await n.lastingStep("notify", work, b, {
			...e,
			signal: t
		}), n.addFacts({ notified: !0 });
	} catch (t) {
		n.addFacts({ notifyError: toNotifyError(t, e) });
	}
}
function toNotifyError(e, t) {
	let n = c.from(e);
	if (n.code !== "CANCELLED") return n;
	let { url: r } = t.config.portal, i = `The portal ${r} was not notified of the deployment's outcome.`;
	return new c("NOTIFY_FAILED", i, {
		cause: n,
		facts: ["no time was left after the cancellation"]
	});
}
function noCredential() {
	return new c("NOTIFY_FAILED", "The portal was not notified of the deployment's outcome: the run has neither an access token nor an API token.", { remedy: "Set the input \"api-token\" so that the portal also learns of failed logins." });
}
// src/deploy/deploy-site.ts
var ne = e({ deploySite: () => deploySite });
async function deploySite(e, t, n) {
	if (e.dryRun) {
		let { makeSite: t, packSite: r } = await import("./deploy.js").then((e) => e.n);
		return await r(e, await t(e, void 0, n), async () => void 0, n), n.complete("skipped");
	}
	let r = openSession(e, t, n);
	try {
		await j();
		let { takeLive: t } = await import("./deploy.js").then((e) => e.t);
		await t(e, r, n);
	} catch (e) {
		n.failed(e);
	}
	await notifyPortal(e, r, n);
}
// src/shared/http/client.ts
var re = e({ createHttp: () => createHttp });
const $ = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n, limitMs: r } = e;
	return r || (t === void 0 ? typeof n == "object" && "file" in n ? $ + n.size / 50 : $ : 9e5);
}
function createHttp(e) {
	let { clock: t } = e;
	return { async send(n) {
		let r = new URL(n.url), { headers: i = {} } = n, a = getLimitMs(n), o = m(t);
		for (let s = 0;; s += 1) {
			let c = s === 0 ? a : Math.max(1, a - (m(t) - o)), l = await sendTo(e, {
				...n,
				headers: i,
				limitMs: c
			}, r), u = nextAddress(n, l, s);
			if (!u) return l;
			i = headersFor(i, r, u), r = u;
		}
	} };
}
async function attempt(e, t, n) {
	let { method: r, idleMs: i = 3e4, maxBytes: a = 4 << 20 } = t, { saveTo: o, newConnection: s, signal: l } = t, u;
	try {
		let c = {
			...encode(t, e.userAgent),
			idleMs: i,
			limitMs: getLimitMs(t),
			maxBytes: a,
			saveTo: o,
			newConnection: s,
			signal: l,
			onConnection: async () => {
				u = await t.turns?.next(l);
			}
		};
		return { answer: await e.transport({
			method: r,
			url: n,
			...c
		}) };
	} catch (e) {
		if (l?.throwIfAborted(), e instanceof c) throw e;
		return { error: e };
	} finally {
		u?.();
	}
}
function pauseAfter(e, t, n, r, i) {
	if (!("answer" in e ? r.statuses.includes(e.answer.status) : isWorthRetrying(p(e.error), r)) || t >= r.attempts || n >= 12e4) return;
	let { status: a, headers: o } = "answer" in e ? e.answer : {}, { clock: s, random: c = Math.random } = i;
	return pauseBefore({
		attempt: t,
		status: a,
		retryAfter: o?.["retry-after"]
	}, Date.parse(o?.date ?? "") || s.now(), c());
}
async function sendTo(e, t, n) {
	let { clock: a, onRetry: o } = e, s = `${t.method} ${n.origin}${n.pathname}`, c = t.method === "GET" || t.method === "HEAD", l = t.retry ?? (c ? z.safe : z.never), u = 0, d = !1, f = !1, h = m(a);
	for (let c = 1;; c += 1) {
		let g = m(a), _ = await attempt(e, withinTotal(t, g - h), n), v = m(a) - g;
		isFile(t) || (u += v), d ||= "answer" in _ || !i(p(_.error)), f ||= "error" in _ && !i(p(_.error));
		let y = t.saveTo && m(a) - h >= getLimitMs(t) ? void 0 : pauseAfter(_, c, u, l, e);
		if (y === void 0) {
			if ("answer" in _) return toResponse(_.answer, n, c, f);
			throw new r(p(_.error), s, c, _.error, d);
		}
		let b = "answer" in _ ? `status ${_.answer.status}` : p(_.error);
		o?.(`${s}: ${b}, attempt ${c + 1} in ${(y / 1e3).toFixed(1)} s`), t.turns && b === "status 429" ? t.turns.hold(y) : await a.sleep(y, t.signal);
	}
}
function withinTotal(e, t) {
	return e.saveTo ? {
		...e,
		limitMs: Math.max(1, getLimitMs(e) - t)
	} : e;
}
function isWorthRetrying(e, t) {
	return u(e) || t.attempts === 1 ? !1 : t.faults || i(e);
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
			return d(o.toString("utf8"));
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
var ie = e({ createTransport: () => createTransport });
function createTransport(e) {
	let n = new Set(), r = new Gates(4), both = (e) => ({
		shared: agentsWith(n, {
			keepAlive: !0,
			...e
		}),
		own: agentsWith(n, e)
	}), i = R(), a = both({ secureContext: i }), o = both({
		secureContext: i,
		proxyEnv: { ...e }
	});
	return {
		async send(n) {
			let { url: i } = n;
			using s = await r.pass(i.origin, n.signal);
			await n.onConnection?.();
			let c = Math.max(1, Math.round(n.limitMs - s.waitedMs)), l = n.newConnection ? "own" : "shared";
			if (isLoopback(i)) return await sendOnce({
				...n,
				limitMs: c
			}, a[l]);
			let u = t(i, e);
			return await sendOnce({
				...n,
				limitMs: c
			}, o[l]).catch((e) => {
				throw _(e, i, u);
			});
		},
		close() {
			let e = [a, o].flatMap((e) => [...Object.values(e.shared), ...Object.values(e.own)]);
			for (let t of e) t.destroy();
			for (let e of n) e.destroy();
		}
	};
}
function agentsWith(e, t) {
	let noted = (t) => (t && e.add(t.once("close", () => e.delete(t))), t);
	class HttpAgent extends M.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends N.Agent {
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
	let { url: n, method: r, body: i, signal: a } = e;
	return a?.throwIfAborted(), new Promise((a, o) => {
		let s = {
			method: r,
			headers: {
				...e.headers,
				...getLengthHeaders(i)
			}
		}, c = n.protocol === "http:" ? M.request(n, {
			...s,
			agent: t["http:"]
		}) : N.request(n, {
			...s,
			agent: t["https:"]
		}), l = watchAttempt(e, stop);
		function stop(e) {
			l.stopWatching(), c.destroy(), o(e);
		}
		c.on("error", stop), c.on("response", (t) => {
			t.on("error", stop), readResponse(t, e, l.moved).then((e) => {
				l.stopWatching(), c.writableFinished && t.complete || c.destroy(), a(e);
			}, stop);
		}), typeof i == "object" && "file" in i ? sendFile(i, c, l.moved).catch((e) => {
			c.destroyed && c.errored === null || stop(e);
		}) : c.end(i);
	});
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new f(`${n} ${e / 1e3} s`)), e), a = after(r, "not finished after"), o = after(n, "no data for"), onAbort = () => t(i?.reason);
	return i?.addEventListener("abort", onAbort, { once: !0 }), {
		moved() {
			clearTimeout(o), o = after(n, "no data for");
		},
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
	return await L(e, async function* (e) {
		for await (let t of e) n(), yield t;
	}, k(t, { mode: 384 })), Buffer.alloc(0);
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = await A(e.file);
	await L(o.createReadStream({
		highWaterMark: 1 << 18,
		...r !== void 0 && {
			start: r,
			end: r + i - 1
		}
	}), async function* (t) {
		for await (let r of t) yield r, a += r.length, n(), e.onProgress?.(a);
	}, t);
}
export { explainPortalError as a, PortalError as c, serviceAddress as d, parseRetryAfter as f, openSession as i, findRedirect as l, re as n, login as o, z as p, ne as r, PortalAnswerError as s, ie as t, endpointAddress as u };
