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
import { A as t, C as n, D as ee, E as te, F as r, G as i, H as a, I as ne, L as o, M as s, N as re, P as c, R as l, U as u, V as d, W as ie, _ as f, j as p, y as ae, z as m } from "./session.js";
import { At as oe, Dt as h, Ft as g, Nt as se, Ot as ce, Pt as le, Rt as ue, Vt as de, jt as fe, kt as pe, zt as _ } from "./shared-later.js";
import { A as v, B as me, C as he, E as y, F as b, G as x, I as S, J as ge, K as C, L as w, M as T, N as E, O as D, R as O, S as k, T as _e, U as ve, V as A, W as ye, Y as be, _ as j, h as xe, j as M, k as N, m as Se, q as Ce, v as P, w as F, x as I } from "./config.js";
import { d as we, f as Te, i as Ee, l as De, m as L, o as Oe, p as R, u as ke } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const z = P([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
y({
	event: z,
	timestamp: o,
	site: y({
		id: O(),
		slug: O()
	}),
	data: y({})
});
const Ae = y({
	webhookUrl: D(O()),
	events: I(z)
}), je = w({
	webhookUrl: D(l),
	events: I(z)
}), Me = y({
	success: k(),
	webhook: Ae,
	secret: O()
}), Ne = y({
	success: k(),
	secret: O(),
	previousUntil: o
}), Pe = w({ event: T(z) }), Fe = P([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Ie = y({
	id: O(),
	event: z,
	webhookUrl: O(),
	status: Fe,
	attempts: I(y({
		at: o,
		status: T(F()),
		error: T(O())
	})),
	createdAt: o
}), B = y({
	success: k(),
	delivery: Ie
}), Le = M({
	limit: d.limit,
	offset: d.offset
}), Re = y({
	deliveries: I(Ie),
	total: F()
}), V = w({ pages: I(w({
	path: O().check(x(1e3), ge(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: O().check(x(1e3)),
	slug: T(c),
	type: T(O().check(C(1), x(100))),
	texts: T(b(ne, O().check(x(1e4))))
})).check(x(2e4)) }), ze = y({
	success: k(),
	added: F(),
	changed: F(),
	removed: F(),
	total: F()
}), Be = P([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), H = w({
	excludePages: T(I(c)),
	defaultChangeFreq: T(Be),
	priorities: T(b(c, v().check(ve(0), ye(1))))
}), Ve = y({
	success: T(k()),
	sitemapConfig: T(y({})),
	updatedAt: T(o),
	warnings: T(I(g))
}), U = y({ full_name: O() }), He = y({
	login: O(),
	type: T(O())
}), Ue = y({
	action: T(O()),
	repository: T(U),
	issue: T(y({
		number: F(),
		body: N(O()),
		state_reason: N(O()),
		author_association: T(O())
	})),
	pull_request: T(y({
		number: F(),
		body: N(O()),
		merged: N(k()),
		merge_commit_sha: N(O()),
		merged_by: N(He),
		head: y({
			ref: O(),
			sha: O(),
			repo: N(U)
		}),
		base: y({
			ref: O(),
			sha: T(O())
		})
	})),
	ref: N(O()),
	before: T(O()),
	after: T(O()),
	created: T(k()),
	deleted: T(k()),
	forced: T(k()),
	commits: T(I(y({ id: O() })))
}), We = y({
	received: k(),
	event: O(),
	moved: I(y({
		requestId: O(),
		from: L,
		to: L
	})),
	reason: T(O())
}), Ge = y({
	valid: k(),
	warnings: I(g),
	errors: I(g)
}), W = 65536, Ke = y({
	"@context": A().check(S(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": A().check(S(isType, { error: "Expected a type name or a list of type names." }))
}).check(S((e) => new TextEncoder().encode(JSON.stringify(e)).length <= W, { error: `Expected at most ${W} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return S(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const qe = w({
	pageSlug: T(O()),
	updatedAt: T(O()),
	derived: T(I(O()).check(x(10))),
	title: ie(_.title.maximum),
	description: ie(_.description.maximum),
	keywords: T(I(O().check(C(1), x(200))).check(x(200))),
	canonical: T(l),
	noIndex: T(k()),
	noFollow: T(k()),
	openGraph: T(w({
		...fe.shape,
		title: T(m(_.openGraphTitle.maximum)),
		description: T(m(_.openGraphDescription.maximum)),
		image: T(s),
		imageWidth: T(v().check(Ce())),
		imageHeight: T(v().check(Ce()))
	})),
	social: T(w({
		...le.shape,
		image: T(s),
		site: T(r),
		creator: T(r)
	})),
	structuredData: T(Ke)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Je = y({
	success: k(),
	pageSlug: O(),
	updatedAt: o,
	warnings: T(I(g))
}), Ye = ge(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Xe = E(w({
	titleSuffix: O().check(x(_.title.maximum)),
	defaultDescription: m(_.description.maximum),
	defaultImage: l,
	socialHandle: r,
	locale: O().check(Ye)
})), Ze = y({
	success: T(k()),
	defaults: T(se),
	updatedAt: T(o)
}), Qe = y({
	success: k(),
	purgedAt: o
}), G = y({
	textOverrides: k(),
	seoManagement: k(),
	blogEnabled: k(),
	assistantEnabled: k()
}), $e = y({
	id: O(),
	name: O()
}), K = P([
	"active",
	"pending",
	"archived"
]), et = y({
	id: O(),
	slug: O(),
	name: O(),
	url: O(),
	status: K,
	company: $e,
	framework: O(),
	currentVersion: i(O()),
	devVersion: i(O()),
	lastDeployed: i(o),
	createdAt: o
}), tt = y({
	id: O(),
	slug: O(),
	name: O(),
	description: O(),
	url: O(),
	devUrl: i(O()),
	status: K,
	company: $e,
	repository: y({
		owner: O(),
		name: O(),
		defaultBranch: O(),
		releaseBranch: i(O())
	}),
	framework: y({
		type: O(),
		version: O()
	}),
	versions: y({
		current: i(O()),
		development: i(O())
	}),
	features: G,
	statistics: y({
		pageViews: F(),
		textOverrides: F(),
		pendingRequests: F()
	}),
	lastDeployed: i(o),
	createdAt: o
}), nt = M({
	companyId: T(O()),
	status: T(K),
	...u
}), rt = y({
	sites: I(et),
	...a
}), it = O().check(C(1), x(200)), at = O().check(x(2e3)), ot = E(w(G.shape)), st = E(w({
	name: it,
	description: at,
	url: l,
	features: ot
})), ct = y({
	success: k(),
	site: y({
		id: O(),
		name: O(),
		updatedAt: o
	})
}), q = y({
	general: y({
		name: O(),
		description: O(),
		timezone: O()
	}),
	deployment: y({
		provider: O(),
		autoDeployDev: k(),
		requireApproval: k()
	}),
	notifications: y({
		email: k(),
		slack: k(),
		webhookUrl: D(O())
	}),
	features: G
}), lt = S((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), ut = E(w({
	general: E(w({
		name: it,
		description: at,
		timezone: O().check(lt)
	})),
	deployment: E(w({
		...q.shape.deployment.shape,
		provider: O().check(C(1))
	})),
	notifications: E(w({
		...q.shape.notifications.shape,
		webhookUrl: D(l)
	})),
	features: ot
})), dt = y({
	success: T(k()),
	settings: T(q),
	updatedAt: T(o)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ft = y({
	version: O(),
	status: _e("production"),
	deployedAt: o,
	commitSha: O(),
	releaseNotes: O()
}), pt = y({
	version: O(),
	status: _e("development"),
	branch: O(),
	changes: F(),
	createdAt: o
}), mt = he("status", [ft, pt]), ht = y({ versions: I(mt) }), gt = P([
	"day",
	"week",
	"month",
	"year"
]), _t = me([Se(), xe()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const vt = M({
	period: T(gt),
	startDate: T(_t),
	endDate: T(_t)
}).check(S(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), yt = y({
	siteId: O(),
	period: O(),
	pageViews: y({
		total: F(),
		unique: F(),
		byPage: I(y({
			path: O(),
			views: F()
		}))
	}),
	content: y({
		textOverrides: F(),
		seoUpdates: F(),
		blogPosts: F()
	}),
	development: y({
		requestsCreated: F(),
		requestsCompleted: F(),
		deployments: F(),
		previewExchanges: T(F())
	})
}), bt = P(ae), xt = y({
	userId: O(),
	name: O(),
	level: bt
}), St = y({
	access: I(xt),
	total: F()
}), Ct = w({ level: bt }), J = y({ success: k() }), wt = y({
	slug: O(),
	path: O(),
	title: O(),
	type: O(),
	sections: T(I(O())),
	lastUpdated: o
}), Tt = y({
	pages: I(wt),
	total: F()
}), Et = y({
	slug: O(),
	title: O(),
	excerpt: O(),
	author: O(),
	tags: I(O()),
	publishedAt: o
}), Y = y({
	...Et.shape,
	body: O(),
	updatedAt: o
}), X = O().check(be(), C(1, "Must not be empty."), x(200)), Dt = w({
	slug: T(O()),
	updatedAt: T(o),
	title: X,
	author: X,
	excerpt: j(O().check(x(1e3)), ""),
	tags: j(I(X).check(x(50)), []),
	publishedAt: T(o),
	body: j(O().check(x(5e5)), "")
}), Ot = y({
	success: k(),
	post: Y
}), kt = y({
	posts: I(Et),
	total: F()
}), Z = P(["commit", "runtime"]), At = P([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), jt = y({
	value: D(O()),
	status: At,
	requestId: T(O()),
	commitSha: T(O()),
	updatedAt: o,
	updatedBy: O()
}), Q = y({
	key: ne,
	pageSlug: O(),
	pageCount: T(F()),
	default: O(),
	displayed: T(O()),
	override: T(y({
		...jt.shape,
		value: O()
	})),
	overrides: T(I(jt))
}), Mt = P(["default", "overridden"]), Nt = M({
	status: T(At),
	requestId: T(O()),
	page: T(O()),
	state: T(Mt),
	order: T(P(["key", "page"])),
	...d
}), Pt = M({ requestId: T(O()) }), Ft = y({
	mode: Z,
	texts: I(Q),
	total: F()
}), It = w({
	value: O().check(x(1e4)),
	requestId: T(O()),
	draft: T(k())
}), Lt = y({
	success: k(),
	text: Q
}), Rt = w({ mode: Z }), zt = y({
	success: k(),
	mode: Z
}), Bt = y({
	file: O(),
	content: b(O(), O()),
	pending: I(y({
		key: O(),
		value: D(O())
	}))
}), Vt = w({
	commitSha: p,
	content: b(O(), O()),
	requestId: T(O())
}), Ht = y({
	success: k(),
	committed: F(),
	...Bt.shape
}), Ut = y({
	pageSlug: O(),
	mode: Z,
	texts: b(O(), O()),
	updatedAt: o
}), Wt = M({
	path: T(O()),
	id: T(O()),
	page: T(O()),
	...u
}), Gt = y({
	id: O(),
	at: o,
	by: O(),
	path: O(),
	page: T(O()),
	before: T(A()),
	after: T(A())
}), Kt = y({
	edits: I(Gt),
	...a
}), qt = P([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), Jt = M({
	problem: T(qt),
	...u
}), Yt = y({
	findings: I(y({
		pageSlug: O(),
		path: O(),
		title: O(),
		field: O(),
		problem: qt,
		message: O()
	})),
	...a
}), { texts: Xt, ...Zt } = V.shape.pages.def.element.shape, Qt = w(Zt), $t = y({
	success: k(),
	page: de
}), en = y({
	success: k(),
	published: F()
}), tn = f({
	spec: "decided: Editing",
	tag: "Editing",
	auth: "portal",
	level: "viewer"
}, {
	listEdits: {
		call: "GET /api/sites/{siteId}/history",
		summary: "Lists who changed what and when, newest first, with the values before and after.",
		query: Wt,
		answer: Kt
	},
	getAudit: {
		call: "GET /api/sites/{siteId}/audit",
		summary: "Lists what is missing, too short, too long, duplicate or contradictory in metadata.",
		query: Jt,
		answer: Yt
	},
	addPage: {
		call: "POST /api/sites/{siteId}/pages",
		summary: "Adds a page that no built file shows, such as a route of an application.",
		level: "editor",
		body: Qt,
		answer: $t,
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
		answer: en
	}
}), nn = y({
	environment: te,
	url: T(O()),
	version: T(O()),
	commitSha: T(O()),
	deployedAt: T(o),
	provenance: T(ee),
	pagesReadAt: T(o),
	pagesChangedAt: T(o),
	correctedBy: T(O()),
	lastStatus: T(n),
	lastReport: T(o)
}), rn = y({ environments: I(nn) }), an = w({
	version: re,
	commitSha: t,
	deployedAt: T(o),
	url: T(l),
	neverDeployed: T(k())
}), on = y({
	success: k(),
	environment: nn
}), sn = M(u), cn = y({
	deployments: I(y({
		id: O(),
		environment: te,
		version: O(),
		commitSha: O(),
		status: n,
		timestamp: o,
		receivedAt: o,
		applied: k(),
		provenance: T(ee),
		url: T(O()),
		error: T(y({
			code: O(),
			message: O()
		})),
		run: y({
			id: O(),
			attempt: v(),
			url: T(O())
		})
	})),
	...a
}), ln = w({ holds: I(p).check(C(1), x(1e3)) }), un = y({
	success: k(),
	moved: I(y({
		requestId: O(),
		from: L,
		to: L
	}))
}), dn = f({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: we,
		answer: ke
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: De,
		answer: R,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: Oe
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Te,
		answer: R
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: Ee,
		optionalBody: !0,
		answer: R
	}
}), fn = f({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: rn
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: an,
		answer: on
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: sn,
		answer: cn
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: ln,
		answer: un
	}
}), pn = f({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: Nt,
		answer: Ft
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
		body: It,
		answer: Lt
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: Pt,
		answer: Lt
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: Rt,
		answer: zt
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: Pt,
		answer: Bt
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: Vt,
		answer: Ht
	}
});
// src/contracts/portal/operations/operations.ts
var mn = e({ operations: () => hn });
const $ = "decided: Blog posts and page configuration", hn = {
	listPages: h.listPages,
	...f(oe, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: nt,
			answer: rt,
			level: void 0
		},
		getSite: {
			history: !0,
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: tt
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: st,
			answer: ct
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: vt,
			answer: yt
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: V,
			answer: ze
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: kt
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
			body: Dt,
			answer: Ot
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
			answer: ht
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
			body: ut,
			answer: dt
		}
	}),
	getSeoOverview: h.getSeoOverview,
	getSeoDefaults: h.getSeoDefaults,
	getSitemap: h.getSitemap,
	getPageSeo: h.getPageSeo,
	...f(pe, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: Xe,
			answer: Ze
		},
		getSitemapConfig: {
			history: !0,
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: ue,
			etag: !0,
			answer: H
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: H,
			answer: Ve
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: qe,
			answer: Je
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: y({}),
			answer: Ge
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: Qe
		}
	}),
	...f({
		spec: "Endpoints: Public runtime APIs",
		tag: "Runtime",
		auth: "public",
		etag: !0
	}, {
		getPageText: {
			call: "GET /api/v1/pages/{pageSlug}/text",
			summary: "Returns the displayed texts of a page.",
			answer: Ut
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: Tt
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: wt
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: kt
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: Y
		}
	}),
	createDeploymentToken: h.createDeploymentToken,
	completeDeployment: h.completeDeployment,
	...f(ce, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Ue,
		answer: We,
		status: 202
	} }),
	...pn,
	...dn,
	...fn,
	...tn,
	...f({
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
			answer: Ae
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns the signing secret.",
			body: je,
			answer: Me
		},
		rotateWebhookSecret: {
			call: "POST /api/sites/{siteId}/webhook/secret",
			summary: "Creates a new signing secret; for a day, the previous one signs deliveries too.",
			answer: Ne,
			status: 201
		},
		testWebhook: {
			call: "POST /api/sites/{siteId}/webhook/test",
			summary: "Sends an event with sample data and `test: true` to the webhook.",
			body: Pe,
			optionalBody: !0,
			answer: B,
			status: 202
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, newest first, with every delivery attempt.",
			query: Le,
			answer: Re
		},
		redeliver: {
			call: "POST /api/sites/{siteId}/webhook/deliveries/{deliveryId}/redelivery",
			summary: "Sends an event again, with its id; receivers recognise it.",
			answer: B,
			status: 202
		}
	}),
	...f({
		spec: "decided: Site permission levels",
		tag: "Access",
		auth: "portal",
		level: "owner"
	}, {
		listAccess: {
			call: "GET /api/sites/{siteId}/access",
			summary: "Lists the users with access to the site, and their levels.",
			answer: St
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: Ct,
			answer: J
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: J
		}
	})
};
export { mn as t };
