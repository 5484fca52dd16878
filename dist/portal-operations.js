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
import { $ as t, A as n, B as ee, D as r, E as i, F as a, G as o, H as s, J as c, K as l, M as te, N as ne, O as u, P as d, Q as f, R as p, S as m, U as re, V as ie, W as h, X as g, Y as _, _ as ae, at as oe, b as se, ct as v, dt as ce, et as y, g as le, h as ue, k as de, lt as fe, m as pe, nt as me, ot as he, q as b, rt as x, st as S, tt as C, ut as ge, v as w, w as T, x as E, y as D, z as O } from "./config.js";
import { C as _e, D as k, E as ve, _ as A, x as ye, y as be } from "./session.js";
import { At as xe, Dt as j, Ft as M, Nt as Se, Ot as Ce, Pt as we, Rt as Te, Vt as Ee, jt as De, kt as Oe, zt as N } from "./shared-later.js";
import { d as ke, f as Ae, i as je, l as Me, m as P, o as Ne, p as F, u as Pe } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const I = a([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
h({
	event: I,
	timestamp: E,
	site: h({
		id: C(),
		slug: C()
	}),
	data: h({})
});
const Fe = h({
	webhookUrl: o(C()),
	events: p(I)
}), Ie = y({
	webhookUrl: o(m),
	events: p(I)
}), Le = h({
	success: O(),
	webhook: Fe,
	secret: C()
}), Re = h({
	success: O(),
	secret: C(),
	previousUntil: E
}), ze = y({ event: _(I) }), Be = a([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), L = h({
	id: C(),
	event: I,
	webhookUrl: C(),
	status: Be,
	attempts: p(h({
		at: E,
		status: _(s()),
		error: _(C())
	})),
	createdAt: E
}), R = h({
	success: O(),
	delivery: L
}), Ve = c({
	limit: i.limit,
	offset: i.offset
}), He = h({
	deliveries: p(L),
	total: s()
}), z = y({ pages: p(y({
	path: C().check(S(1e3), ge(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: C().check(S(1e3)),
	slug: _(w),
	type: _(C().check(v(1), S(100))),
	texts: _(f(se, C().check(S(1e4))))
})).check(S(2e4)) }), Ue = h({
	success: O(),
	added: s(),
	changed: s(),
	removed: s(),
	total: s()
}), We = a([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), B = y({
	excludePages: _(p(w)),
	defaultChangeFreq: _(We),
	priorities: _(f(w, b().check(oe(0), he(1))))
}), Ge = h({
	success: _(O()),
	sitemapConfig: _(h({})),
	updatedAt: _(E),
	warnings: _(p(M))
}), V = h({ full_name: C() }), Ke = h({
	login: C(),
	type: _(C())
}), qe = h({
	action: _(C()),
	repository: _(V),
	issue: _(h({
		number: s(),
		body: l(C()),
		state_reason: l(C()),
		author_association: _(C())
	})),
	pull_request: _(h({
		number: s(),
		body: l(C()),
		merged: l(O()),
		merge_commit_sha: l(C()),
		merged_by: l(Ke),
		head: h({
			ref: C(),
			sha: C(),
			repo: l(V)
		}),
		base: h({
			ref: C(),
			sha: _(C())
		})
	})),
	ref: l(C()),
	before: _(C()),
	after: _(C()),
	created: _(O()),
	deleted: _(O()),
	forced: _(O()),
	commits: _(p(h({ id: C() })))
}), Je = h({
	received: O(),
	event: C(),
	moved: p(h({
		requestId: C(),
		from: P,
		to: P
	})),
	reason: _(C())
}), Ye = h({
	valid: O(),
	warnings: p(M),
	errors: p(M)
}), H = 65536, Xe = h({
	"@context": x().check(t(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": x().check(t(isType, { error: "Expected a type name or a list of type names." }))
}).check(t((e) => new TextEncoder().encode(JSON.stringify(e)).length <= H, { error: `Expected at most ${H} bytes.` }));
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
const Ze = y({
	pageSlug: _(C()),
	updatedAt: _(C()),
	derived: _(p(C()).check(S(10))),
	title: de(N.title.maximum),
	description: de(N.description.maximum),
	keywords: _(p(C().check(v(1), S(200))).check(S(200))),
	canonical: _(m),
	noIndex: _(O()),
	noFollow: _(O()),
	openGraph: _(y({
		...De.shape,
		title: _(T(N.openGraphTitle.maximum)),
		description: _(T(N.openGraphDescription.maximum)),
		image: _(le),
		imageWidth: _(b().check(fe())),
		imageHeight: _(b().check(fe()))
	})),
	social: _(y({
		...we.shape,
		image: _(le),
		site: _(D),
		creator: _(D)
	})),
	structuredData: _(Xe)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Qe = h({
	success: O(),
	pageSlug: C(),
	updatedAt: E,
	warnings: _(p(M))
}), $e = ge(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), et = g(y({
	titleSuffix: C().check(S(N.title.maximum)),
	defaultDescription: T(N.description.maximum),
	defaultImage: m,
	socialHandle: D,
	locale: C().check($e)
})), tt = h({
	success: _(O()),
	defaults: _(Se),
	updatedAt: _(E)
}), nt = h({
	success: O(),
	purgedAt: E
}), U = h({
	textOverrides: O(),
	seoManagement: O(),
	blogEnabled: O(),
	assistantEnabled: O()
}), W = h({
	id: C(),
	name: C()
}), G = a([
	"active",
	"pending",
	"archived"
]), rt = h({
	id: C(),
	slug: C(),
	name: C(),
	url: C(),
	status: G,
	company: W,
	framework: C(),
	currentVersion: n(C()),
	devVersion: n(C()),
	lastDeployed: n(E),
	createdAt: E
}), it = h({
	id: C(),
	slug: C(),
	name: C(),
	description: C(),
	url: C(),
	devUrl: n(C()),
	status: G,
	company: W,
	repository: h({
		owner: C(),
		name: C(),
		defaultBranch: C(),
		releaseBranch: n(C())
	}),
	framework: h({
		type: C(),
		version: C()
	}),
	versions: h({
		current: n(C()),
		development: n(C())
	}),
	features: U,
	statistics: h({
		pageViews: s(),
		textOverrides: s(),
		pendingRequests: s()
	}),
	lastDeployed: n(E),
	createdAt: E
}), at = c({
	companyId: _(C()),
	status: _(G),
	...u
}), ot = h({
	sites: p(rt),
	...r
}), st = C().check(v(1), S(200)), ct = C().check(S(2e3)), lt = g(y(U.shape)), ut = g(y({
	name: st,
	description: ct,
	url: m,
	features: lt
})), dt = h({
	success: O(),
	site: h({
		id: C(),
		name: C(),
		updatedAt: E
	})
}), K = h({
	general: h({
		name: C(),
		description: C(),
		timezone: C()
	}),
	deployment: h({
		provider: C(),
		autoDeployDev: O(),
		requireApproval: O()
	}),
	notifications: h({
		email: O(),
		slack: O(),
		webhookUrl: o(C())
	}),
	features: U
}), ft = t((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), pt = g(y({
	general: g(y({
		name: st,
		description: ct,
		timezone: C().check(ft)
	})),
	deployment: g(y({
		...K.shape.deployment.shape,
		provider: C().check(v(1))
	})),
	notifications: g(y({
		...K.shape.notifications.shape,
		webhookUrl: o(m)
	})),
	features: lt
})), mt = h({
	success: _(O()),
	settings: _(K),
	updatedAt: _(E)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ht = h({
	version: C(),
	status: re("production"),
	deployedAt: E,
	commitSha: C(),
	releaseNotes: C()
}), gt = h({
	version: C(),
	status: re("development"),
	branch: C(),
	changes: s(),
	createdAt: E
}), _t = ee("status", [ht, gt]), vt = h({ versions: p(_t) }), yt = a([
	"day",
	"week",
	"month",
	"year"
]), bt = me([te(), ne()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const xt = c({
	period: _(yt),
	startDate: _(bt),
	endDate: _(bt)
}).check(t(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), St = h({
	siteId: C(),
	period: C(),
	pageViews: h({
		total: s(),
		unique: s(),
		byPage: p(h({
			path: C(),
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
}), Ct = a(be), wt = h({
	userId: C(),
	name: C(),
	level: Ct
}), Tt = h({
	access: p(wt),
	total: s()
}), Et = y({ level: Ct }), q = h({ success: O() }), Dt = h({
	slug: C(),
	path: C(),
	title: C(),
	type: C(),
	sections: _(p(C())),
	lastUpdated: E
}), Ot = h({
	pages: p(Dt),
	total: s()
}), kt = h({
	slug: C(),
	title: C(),
	excerpt: C(),
	author: C(),
	tags: p(C()),
	publishedAt: E
}), J = h({
	...kt.shape,
	body: C(),
	updatedAt: E
}), Y = C().check(ce(), v(1, "Must not be empty."), S(200)), At = y({
	slug: _(C()),
	updatedAt: _(E),
	title: Y,
	author: Y,
	excerpt: d(C().check(S(1e3)), ""),
	tags: d(p(Y).check(S(50)), []),
	publishedAt: _(E),
	body: d(C().check(S(5e5)), "")
}), jt = h({
	success: O(),
	post: J
}), X = h({
	posts: p(kt),
	total: s()
}), Z = a(["commit", "runtime"]), Mt = a([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Nt = h({
	value: o(C()),
	status: Mt,
	requestId: _(C()),
	commitSha: _(C()),
	updatedAt: E,
	updatedBy: C()
}), Q = h({
	key: se,
	pageSlug: C(),
	pageCount: _(s()),
	default: C(),
	displayed: _(C()),
	override: _(h({
		...Nt.shape,
		value: C()
	})),
	overrides: _(p(Nt))
}), Pt = a(["default", "overridden"]), Ft = c({
	status: _(Mt),
	requestId: _(C()),
	page: _(C()),
	state: _(Pt),
	order: _(a(["key", "page"])),
	...i
}), It = c({ requestId: _(C()) }), Lt = h({
	mode: Z,
	texts: p(Q),
	total: s()
}), Rt = y({
	value: C().check(S(1e4)),
	requestId: _(C()),
	draft: _(O())
}), zt = h({
	success: O(),
	text: Q
}), Bt = y({ mode: Z }), Vt = h({
	success: O(),
	mode: Z
}), Ht = h({
	file: C(),
	content: f(C(), C()),
	pending: p(h({
		key: C(),
		value: o(C())
	}))
}), Ut = y({
	commitSha: ue,
	content: f(C(), C()),
	requestId: _(C())
}), Wt = h({
	success: O(),
	committed: s(),
	...Ht.shape
}), Gt = h({
	pageSlug: C(),
	mode: Z,
	texts: f(C(), C()),
	updatedAt: E
}), Kt = c({
	path: _(C()),
	id: _(C()),
	page: _(C()),
	...u
}), qt = h({
	id: C(),
	at: E,
	by: C(),
	path: C(),
	page: _(C()),
	before: _(x()),
	after: _(x())
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
		pageSlug: C(),
		path: C(),
		title: C(),
		field: C(),
		problem: Yt,
		message: C()
	})),
	...r
}), { texts: Qt, ...$t } = z.shape.pages.def.element.shape, en = y($t), tn = h({
	success: O(),
	page: Ee
}), nn = h({
	success: O(),
	published: s()
}), rn = A({
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
		answer: q
	},
	publishTexts: {
		call: "POST /api/sites/{siteId}/text-publications",
		summary: "Publishes the drafts of texts; in runtime mode, the site shows them at once.",
		level: "editor",
		answer: nn
	}
}), an = h({
	environment: ve,
	url: _(C()),
	version: _(C()),
	commitSha: _(C()),
	deployedAt: _(E),
	provenance: _(k),
	pagesReadAt: _(E),
	pagesChangedAt: _(E),
	correctedBy: _(C()),
	lastStatus: _(_e),
	lastReport: _(E)
}), on = h({ environments: p(an) }), sn = y({
	version: ae,
	commitSha: pe,
	deployedAt: _(E),
	url: _(m),
	neverDeployed: _(O())
}), cn = h({
	success: O(),
	environment: an
}), ln = c(u), un = h({
	deployments: p(h({
		id: C(),
		environment: ve,
		version: C(),
		commitSha: C(),
		status: _e,
		timestamp: E,
		receivedAt: E,
		applied: O(),
		provenance: _(k),
		url: _(C()),
		error: ye.shape.error,
		run: ie(ye.shape.run, { url: _(C()) })
	})),
	...r
}), dn = y({ holds: p(ue).check(v(1), S(1e3)) }), fn = h({
	success: O(),
	moved: p(h({
		requestId: C(),
		from: P,
		to: P
	}))
}), pn = A({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: ke,
		answer: Pe
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
		answer: Ne
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Ae,
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
}), mn = A({
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
}), hn = A({
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
	listPages: j.listPages,
	...A(xe, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: at,
			answer: ot,
			level: void 0
		},
		getSite: {
			history: !0,
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: it
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: ut,
			answer: dt
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: xt,
			answer: St
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: z,
			answer: Ue
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: X
		},
		getSitePost: {
			history: !0,
			call: "GET /api/sites/{siteId}/posts/{postSlug}",
			summary: "Returns a blog post of a site with its text.",
			spec: $,
			etag: !0,
			answer: J
		},
		putSitePost: {
			call: "PUT /api/sites/{siteId}/posts/{postSlug}",
			summary: "Replaces a blog post, or creates it.",
			spec: $,
			level: "editor",
			body: At,
			answer: jt
		},
		deleteSitePost: {
			call: "DELETE /api/sites/{siteId}/posts/{postSlug}",
			summary: "Deletes a blog post.",
			spec: $,
			level: "editor",
			answer: q
		},
		listVersions: {
			call: "GET /api/sites/{siteId}/versions",
			summary: "Returns the versions of a site, in production and in development.",
			answer: vt
		},
		getSettings: {
			history: !0,
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: K
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: pt,
			answer: mt
		}
	}),
	getSeoOverview: j.getSeoOverview,
	getSeoDefaults: j.getSeoDefaults,
	getSitemap: j.getSitemap,
	getPageSeo: j.getPageSeo,
	...A(Oe, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: et,
			answer: tt
		},
		getSitemapConfig: {
			history: !0,
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: Te,
			etag: !0,
			answer: B
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: B,
			answer: Ge
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: Ze,
			answer: Qe
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: h({}),
			answer: Ye
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: nt
		}
	}),
	...A({
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
			answer: Ot
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: Dt
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: X
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: J
		}
	}),
	createDeploymentToken: j.createDeploymentToken,
	completeDeployment: j.completeDeployment,
	...A(Ce, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: qe,
		answer: Je,
		status: 202
	} }),
	...hn,
	...pn,
	...mn,
	...rn,
	...A({
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
			answer: Fe
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns the signing secret.",
			body: Ie,
			answer: Le
		},
		rotateWebhookSecret: {
			call: "POST /api/sites/{siteId}/webhook/secret",
			summary: "Creates a new signing secret; for a day, the previous one signs deliveries too.",
			answer: Re,
			status: 201
		},
		testWebhook: {
			call: "POST /api/sites/{siteId}/webhook/test",
			summary: "Sends an event with sample data and `test: true` to the webhook.",
			body: ze,
			optionalBody: !0,
			answer: R,
			status: 202
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, newest first, with every delivery attempt.",
			query: Ve,
			answer: He
		},
		redeliver: {
			call: "POST /api/sites/{siteId}/webhook/deliveries/{deliveryId}/redelivery",
			summary: "Sends an event again, with its id; receivers recognise it.",
			answer: R,
			status: 202
		}
	}),
	...A({
		spec: "decided: Site permission levels",
		tag: "Access",
		auth: "portal",
		level: "owner"
	}, {
		listAccess: {
			call: "GET /api/sites/{siteId}/access",
			summary: "Lists the users with access to the site, and their levels.",
			answer: Tt
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: Et,
			answer: q
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: q
		}
	})
};
export { gn as t };
