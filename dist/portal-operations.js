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
import { $ as t, A as n, B as ee, D as r, E as i, F as a, G as o, H as s, J as c, K as l, M as te, N as ne, O as u, P as d, Q as f, R as p, S as m, U as re, V as ie, W as h, X as g, Y as _, _ as ae, at as oe, b as se, ct as v, dt as ce, et as y, g as b, h as x, k as le, lt as ue, m as de, nt as fe, ot as pe, q as S, rt as C, st as w, tt as T, ut as me, v as E, w as D, x as O, y as k, z as A } from "./config.js";
import { C as he, D as ge, E as _e, _ as j, x as ve, y as ye } from "./session.js";
import { At as be, Dt as M, Ft as N, Nt as xe, Ot as Se, Pt as Ce, Rt as we, Vt as Te, jt as Ee, kt as De, zt as P } from "./shared-later.js";
import { ct as Oe, dt as F, ft as I, it as ke, lt as Ae, nt as je, st as Me, ut as Ne } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const L = a([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
h({
	event: L,
	timestamp: O,
	site: h({
		id: T(),
		slug: T()
	}),
	data: h({})
});
const Pe = h({
	webhookUrl: o(T()),
	events: p(L)
}), Fe = y({
	webhookUrl: o(m),
	events: p(L)
}), Ie = h({
	success: A(),
	webhook: Pe,
	secret: T()
}), Le = h({
	success: A(),
	secret: T(),
	previousUntil: O
}), Re = y({ event: _(L) }), ze = a([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), R = h({
	id: T(),
	event: L,
	webhookUrl: T(),
	status: ze,
	attempts: p(h({
		at: O,
		status: _(s()),
		error: _(T())
	})),
	createdAt: O
}), z = h({
	success: A(),
	delivery: R
}), Be = c({
	limit: i.limit,
	offset: i.offset
}), Ve = h({
	deliveries: p(R),
	total: s()
}), B = y({ pages: p(y({
	path: T().check(w(1e3), me(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: T().check(w(1e3)),
	slug: _(E),
	type: _(T().check(v(1), w(100))),
	texts: _(f(se, T().check(w(1e4))))
})).check(w(2e4)) }), He = h({
	success: A(),
	added: s(),
	changed: s(),
	removed: s(),
	total: s()
}), Ue = a([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), V = y({
	excludePages: _(p(E)),
	defaultChangeFreq: _(Ue),
	priorities: _(f(E, S().check(oe(0), pe(1))))
}), We = h({
	success: _(A()),
	sitemapConfig: _(h({})),
	updatedAt: _(O),
	warnings: _(p(N))
}), H = h({ full_name: T() }), Ge = h({
	login: T(),
	type: _(T())
}), Ke = h({
	action: _(T()),
	repository: _(H),
	issue: _(h({
		number: s(),
		body: l(T()),
		state_reason: l(T()),
		author_association: _(T())
	})),
	pull_request: _(h({
		number: s(),
		body: l(T()),
		merged: l(A()),
		merge_commit_sha: l(T()),
		merged_by: l(Ge),
		head: h({
			ref: T(),
			sha: T(),
			repo: l(H)
		}),
		base: h({
			ref: T(),
			sha: _(T())
		})
	})),
	ref: l(T()),
	before: _(T()),
	after: _(T()),
	created: _(A()),
	deleted: _(A()),
	forced: _(A()),
	commits: _(p(h({ id: T() })))
}), qe = h({
	received: A(),
	event: T(),
	moved: p(h({
		requestId: T(),
		from: I,
		to: I
	})),
	reason: _(T())
}), Je = h({
	valid: A(),
	warnings: p(N),
	errors: p(N)
}), U = 65536, Ye = h({
	"@context": C().check(t(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": C().check(t(isType, { error: "Expected a type name or a list of type names." }))
}).check(t((e) => new TextEncoder().encode(JSON.stringify(e)).length <= U, { error: `Expected at most ${U} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return t(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Xe = y({
	pageSlug: _(T()),
	updatedAt: _(T()),
	derived: _(p(T()).check(w(10))),
	title: le(P.title.maximum),
	description: le(P.description.maximum),
	keywords: _(p(T().check(v(1), w(200))).check(w(200))),
	canonical: _(m),
	noIndex: _(A()),
	noFollow: _(A()),
	openGraph: _(y({
		...Ee.shape,
		title: _(D(P.openGraphTitle.maximum)),
		description: _(D(P.openGraphDescription.maximum)),
		image: _(b),
		imageWidth: _(S().check(ue())),
		imageHeight: _(S().check(ue()))
	})),
	social: _(y({
		...Ce.shape,
		image: _(b),
		site: _(k),
		creator: _(k)
	})),
	structuredData: _(Ye)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ze = h({
	success: A(),
	pageSlug: T(),
	updatedAt: O,
	warnings: _(p(N))
}), Qe = me(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), $e = g(y({
	titleSuffix: T().check(w(P.title.maximum)),
	defaultDescription: D(P.description.maximum),
	defaultImage: m,
	socialHandle: k,
	locale: T().check(Qe)
})), et = h({
	success: _(A()),
	defaults: _(xe),
	updatedAt: _(O)
}), tt = h({
	success: A(),
	purgedAt: O
}), W = h({
	textOverrides: A(),
	seoManagement: A(),
	blogEnabled: A(),
	assistantEnabled: A()
}), G = h({
	id: T(),
	name: T()
}), K = a([
	"active",
	"pending",
	"archived"
]), nt = h({
	id: T(),
	slug: T(),
	name: T(),
	url: T(),
	status: K,
	company: G,
	framework: T(),
	currentVersion: n(T()),
	devVersion: n(T()),
	lastDeployed: n(O),
	createdAt: O
}), rt = h({
	id: T(),
	slug: T(),
	name: T(),
	description: T(),
	url: T(),
	devUrl: n(T()),
	status: K,
	company: G,
	repository: h({
		owner: T(),
		name: T(),
		defaultBranch: T(),
		releaseBranch: n(T())
	}),
	framework: h({
		type: T(),
		version: T()
	}),
	versions: h({
		current: n(T()),
		development: n(T())
	}),
	features: W,
	statistics: h({
		pageViews: s(),
		textOverrides: s(),
		pendingRequests: s()
	}),
	lastDeployed: n(O),
	createdAt: O
}), it = c({
	companyId: _(T()),
	status: _(K),
	...u
}), at = h({
	sites: p(nt),
	...r
}), ot = T().check(v(1), w(200)), st = T().check(w(2e3)), ct = g(y(W.shape)), lt = g(y({
	name: ot,
	description: st,
	url: m,
	features: ct
})), ut = h({
	success: A(),
	site: h({
		id: T(),
		name: T(),
		updatedAt: O
	})
}), q = h({
	general: h({
		name: T(),
		description: T(),
		timezone: T()
	}),
	deployment: h({
		provider: T(),
		autoDeployDev: A(),
		requireApproval: A()
	}),
	notifications: h({
		email: A(),
		slack: A(),
		webhookUrl: o(T())
	}),
	features: W
}), dt = t((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), ft = g(y({
	general: g(y({
		name: ot,
		description: st,
		timezone: T().check(dt)
	})),
	deployment: g(y({
		...q.shape.deployment.shape,
		provider: T().check(v(1))
	})),
	notifications: g(y({
		...q.shape.notifications.shape,
		webhookUrl: o(m)
	})),
	features: ct
})), pt = h({
	success: _(A()),
	settings: _(q),
	updatedAt: _(O)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const mt = h({
	version: T(),
	status: re("production"),
	deployedAt: O,
	commitSha: T(),
	releaseNotes: T()
}), ht = h({
	version: T(),
	status: re("development"),
	branch: T(),
	changes: s(),
	createdAt: O
}), gt = ee("status", [mt, ht]), _t = h({ versions: p(gt) }), vt = a([
	"day",
	"week",
	"month",
	"year"
]), yt = fe([te(), ne()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const bt = c({
	period: _(vt),
	startDate: _(yt),
	endDate: _(yt)
}).check(t(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), xt = h({
	siteId: T(),
	period: T(),
	pageViews: h({
		total: s(),
		unique: s(),
		byPage: p(h({
			path: T(),
			views: s()
		}))
	}),
	content: h({
		textOverrides: s(),
		seoUpdates: s(),
		blogPosts: s()
	}),
	development: h({
		requestsCreated: s(),
		requestsCompleted: s(),
		deployments: s(),
		previewExchanges: _(s())
	})
}), St = a(ye), Ct = h({
	userId: T(),
	name: T(),
	level: St
}), wt = h({
	access: p(Ct),
	total: s()
}), Tt = y({ level: St }), J = h({ success: A() }), Et = h({
	slug: T(),
	path: T(),
	title: T(),
	type: T(),
	sections: _(p(T())),
	lastUpdated: O
}), Dt = h({
	pages: p(Et),
	total: s()
}), Ot = h({
	slug: T(),
	title: T(),
	excerpt: T(),
	author: T(),
	tags: p(T()),
	publishedAt: O
}), Y = h({
	...Ot.shape,
	body: T(),
	updatedAt: O
}), X = T().check(ce(), v(1, "Must not be empty."), w(200)), kt = y({
	slug: _(T()),
	updatedAt: _(O),
	title: X,
	author: X,
	excerpt: d(T().check(w(1e3)), ""),
	tags: d(p(X).check(w(50)), []),
	publishedAt: _(O),
	body: d(T().check(w(5e5)), "")
}), At = h({
	success: A(),
	post: Y
}), jt = h({
	posts: p(Ot),
	total: s()
}), Z = a(["commit", "runtime"]), Mt = a([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Nt = h({
	value: o(T()),
	status: Mt,
	requestId: _(T()),
	commitSha: _(T()),
	updatedAt: O,
	updatedBy: T()
}), Q = h({
	key: se,
	pageSlug: T(),
	pageCount: _(s()),
	default: T(),
	displayed: _(T()),
	override: _(h({
		...Nt.shape,
		value: T()
	})),
	overrides: _(p(Nt))
}), Pt = a(["default", "overridden"]), Ft = c({
	status: _(Mt),
	requestId: _(T()),
	page: _(T()),
	state: _(Pt),
	order: _(a(["key", "page"])),
	...i
}), It = c({ requestId: _(T()) }), Lt = h({
	mode: Z,
	texts: p(Q),
	total: s()
}), Rt = y({
	value: T().check(w(1e4)),
	requestId: _(T()),
	draft: _(A())
}), zt = h({
	success: A(),
	text: Q
}), Bt = y({ mode: Z }), Vt = h({
	success: A(),
	mode: Z
}), Ht = h({
	file: T(),
	content: f(T(), T()),
	pending: p(h({
		key: T(),
		value: o(T())
	}))
}), Ut = y({
	commitSha: x,
	content: f(T(), T()),
	requestId: _(T())
}), Wt = h({
	success: A(),
	committed: s(),
	...Ht.shape
}), Gt = h({
	pageSlug: T(),
	mode: Z,
	texts: f(T(), T()),
	updatedAt: O
}), Kt = c({
	path: _(T()),
	id: _(T()),
	page: _(T()),
	...u
}), qt = h({
	id: T(),
	at: O,
	by: T(),
	path: T(),
	page: _(T()),
	before: _(C()),
	after: _(C())
}), Jt = h({
	edits: p(qt),
	...r
}), Yt = a([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), Xt = c({
	problem: _(Yt),
	...u
}), Zt = h({
	findings: p(h({
		pageSlug: T(),
		path: T(),
		title: T(),
		field: T(),
		problem: Yt,
		message: T()
	})),
	...r
}), { texts: Qt, ...$t } = B.shape.pages.def.element.shape, en = y($t), tn = h({
	success: A(),
	page: Te
}), nn = h({
	success: A(),
	published: s()
}), rn = j({
	spec: "decided: Editing",
	tag: "Editing",
	auth: "portal",
	level: "viewer"
}, {
	listEdits: {
		call: "GET /api/sites/{siteId}/history",
		summary: "Lists who changed what and when, newest first, with the values before and after.",
		query: Kt,
		answer: Jt
	},
	getAudit: {
		call: "GET /api/sites/{siteId}/audit",
		summary: "Lists what is missing, too short, too long, duplicate or contradictory in metadata.",
		query: Xt,
		answer: Zt
	},
	addPage: {
		call: "POST /api/sites/{siteId}/pages",
		summary: "Adds a page that no built file shows, such as a route of an application.",
		level: "editor",
		body: en,
		answer: tn,
		status: 201
	},
	removePage: {
		call: "DELETE /api/sites/{siteId}/pages/{pageSlug}",
		summary: "Removes a page that was added.",
		level: "editor",
		answer: J
	},
	publishTexts: {
		call: "POST /api/sites/{siteId}/text-publications",
		summary: "Publishes the drafts of texts; in runtime mode, the site shows them at once.",
		level: "editor",
		answer: nn
	}
}), an = h({
	environment: _e,
	url: _(T()),
	version: _(T()),
	commitSha: _(T()),
	deployedAt: _(O),
	provenance: _(ge),
	pagesReadAt: _(O),
	pagesChangedAt: _(O),
	correctedBy: _(T()),
	lastStatus: _(he),
	lastReport: _(O)
}), on = h({ environments: p(an) }), sn = y({
	version: ae,
	commitSha: de,
	deployedAt: _(O),
	url: _(m),
	neverDeployed: _(A())
}), cn = h({
	success: A(),
	environment: an
}), ln = c(u), un = h({
	deployments: p(h({
		id: T(),
		environment: _e,
		version: T(),
		commitSha: T(),
		status: he,
		timestamp: O,
		receivedAt: O,
		applied: A(),
		provenance: _(ge),
		url: _(T()),
		error: ve.shape.error,
		run: ie(ve.shape.run, { url: _(T()) })
	})),
	...r
}), dn = y({ holds: p(x).check(v(1), w(1e3)) }), fn = h({
	success: A(),
	moved: p(h({
		requestId: T(),
		from: I,
		to: I
	}))
}), pn = j({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: Ae,
		answer: Oe
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: Me,
		answer: F,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: ke
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Ne,
		answer: F
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: je,
		optionalBody: !0,
		answer: F
	}
}), mn = j({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: on
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: sn,
		answer: cn
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: ln,
		answer: un
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: dn,
		answer: fn
	}
}), hn = j({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: Ft,
		answer: Lt
	},
	getText: {
		history: !0,
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: Q
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: Rt,
		answer: zt
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: It,
		answer: zt
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: Bt,
		answer: Vt
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: It,
		answer: Ht
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: Ut,
		answer: Wt
	}
});
// src/contracts/portal/operations/operations.ts
var gn = e({ operations: () => _n });
const $ = "decided: Blog posts and page configuration", _n = {
	listPages: M.listPages,
	...j(be, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: it,
			answer: at,
			level: void 0
		},
		getSite: {
			history: !0,
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: rt
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: lt,
			answer: ut
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: bt,
			answer: xt
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: B,
			answer: He
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: jt
		},
		getSitePost: {
			history: !0,
			call: "GET /api/sites/{siteId}/posts/{postSlug}",
			summary: "Returns a blog post of a site with its text.",
			spec: $,
			etag: !0,
			answer: Y
		},
		putSitePost: {
			call: "PUT /api/sites/{siteId}/posts/{postSlug}",
			summary: "Replaces a blog post, or creates it.",
			spec: $,
			level: "editor",
			body: kt,
			answer: At
		},
		deleteSitePost: {
			call: "DELETE /api/sites/{siteId}/posts/{postSlug}",
			summary: "Deletes a blog post.",
			spec: $,
			level: "editor",
			answer: J
		},
		listVersions: {
			call: "GET /api/sites/{siteId}/versions",
			summary: "Returns the versions of a site, in production and in development.",
			answer: _t
		},
		getSettings: {
			history: !0,
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: q
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: ft,
			answer: pt
		}
	}),
	getSeoOverview: M.getSeoOverview,
	getSeoDefaults: M.getSeoDefaults,
	getSitemap: M.getSitemap,
	getPageSeo: M.getPageSeo,
	...j(De, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: $e,
			answer: et
		},
		getSitemapConfig: {
			history: !0,
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: we,
			etag: !0,
			answer: V
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: V,
			answer: We
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: Xe,
			answer: Ze
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: h({}),
			answer: Je
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: tt
		}
	}),
	...j({
		spec: "Endpoints: Public runtime APIs",
		tag: "Runtime",
		auth: "public",
		etag: !0
	}, {
		getPageText: {
			call: "GET /api/v1/pages/{pageSlug}/text",
			summary: "Returns the displayed texts of a page.",
			answer: Gt
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: Dt
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: Et
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: jt
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: Y
		}
	}),
	createDeploymentToken: M.createDeploymentToken,
	completeDeployment: M.completeDeployment,
	...j(Se, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Ke,
		answer: qe,
		status: 202
	} }),
	...hn,
	...pn,
	...mn,
	...rn,
	...j({
		spec: "decided: Events",
		tag: "Outbound webhook",
		auth: "portal",
		level: "admin"
	}, {
		getWebhook: {
			history: !0,
			call: "GET /api/sites/{siteId}/webhook",
			summary: "Returns the webhook URL and the events sent to it.",
			level: "viewer",
			etag: !0,
			answer: Pe
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns the signing secret.",
			body: Fe,
			answer: Ie
		},
		rotateWebhookSecret: {
			call: "POST /api/sites/{siteId}/webhook/secret",
			summary: "Creates a new signing secret; for a day, the previous one signs deliveries too.",
			answer: Le,
			status: 201
		},
		testWebhook: {
			call: "POST /api/sites/{siteId}/webhook/test",
			summary: "Sends an event with sample data and `test: true` to the webhook.",
			body: Re,
			optionalBody: !0,
			answer: z,
			status: 202
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, newest first, with every delivery attempt.",
			query: Be,
			answer: Ve
		},
		redeliver: {
			call: "POST /api/sites/{siteId}/webhook/deliveries/{deliveryId}/redelivery",
			summary: "Sends an event again, with its id; receivers recognise it.",
			answer: z,
			status: 202
		}
	}),
	...j({
		spec: "decided: Site permission levels",
		tag: "Access",
		auth: "portal",
		level: "owner"
	}, {
		listAccess: {
			call: "GET /api/sites/{siteId}/access",
			summary: "Lists the users with access to the site, and their levels.",
			answer: wt
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: Tt,
			answer: J
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: J
		}
	})
};
export { gn as t };
