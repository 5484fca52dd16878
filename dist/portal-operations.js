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
import { A as t, C as n, D as r, E as ee, F as i, G as a, H as o, I as te, L as s, M as ne, N as re, P as c, R as l, U as ie, V as ae, W as oe, _ as u, j as se, y as ce, z as d } from "./session.js";
import { d as le, f as ue, i as de, l as fe, m as f, o as pe, p, u as me } from "./shared-rarely.js";
import { A as m, B as he, C as h, D as g, E as _, F as v, G as ge, H as y, K as _e, L as ve, M as b, N as x, O as S, P as C, R as ye, S as w, U as T, V as be, W as xe, b as E, f as Se, g as D, h as O, k, p as Ce, w as A, x as we, y as j } from "./config.js";
import { $ as M, at as Te, dt as N, et as Ee, nt as De, ot as Oe, rt as ke, st as P, tt as Ae, ut as je } from "./shared-later.js";
// src/contracts/portal/event.ts
const F = D([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
A({
	event: F,
	timestamp: s,
	site: A({
		id: v(),
		slug: v()
	}),
	data: A({})
});
const I = A({
	webhookUrl: _(v()),
	events: j(F)
}), Me = C({
	webhookUrl: _(l),
	events: j(F)
}), Ne = A({
	success: E(),
	webhook: I,
	secret: v()
}), Pe = D([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Fe = A({
	deliveries: j(A({
		id: v(),
		event: F,
		webhookUrl: v(),
		status: Pe,
		attempts: j(A({
			at: s,
			status: k(w()),
			error: k(v())
		})),
		createdAt: s
	})),
	total: w()
}), Ie = C({ pages: j(C({
	path: v().check(y(1e3), ge(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: v().check(y(1e3)),
	slug: k(c),
	type: k(v().check(T(1), y(100))),
	texts: k(b(te, v().check(y(1e4))))
})).check(y(2e4)) }), Le = A({
	success: E(),
	added: w(),
	changed: w(),
	removed: w(),
	total: w()
}), Re = D([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), L = C({
	excludePages: k(j(c)),
	defaultChangeFreq: k(Re),
	priorities: k(b(c, g().check(he(0), be(1))))
}), ze = A({
	success: k(E()),
	sitemapConfig: k(A({})),
	updatedAt: k(s)
}), R = A({ full_name: v() }), Be = A({
	login: v(),
	type: k(v())
}), Ve = A({
	action: k(v()),
	repository: k(R),
	issue: k(A({
		number: w(),
		body: k(_(v())),
		state_reason: k(_(v())),
		author_association: k(v())
	})),
	pull_request: k(A({
		number: w(),
		body: k(_(v())),
		merged: k(_(E())),
		merge_commit_sha: k(_(v())),
		merged_by: k(_(Be)),
		head: A({
			ref: v(),
			sha: v(),
			repo: k(_(R))
		}),
		base: A({
			ref: v(),
			sha: k(v())
		})
	})),
	ref: k(_(v())),
	before: k(v()),
	after: k(v()),
	created: k(E()),
	deleted: k(E()),
	forced: k(E()),
	commits: k(j(A({ id: v() })))
}), He = A({
	received: E(),
	event: v(),
	moved: j(A({
		requestId: v(),
		from: f,
		to: f
	})),
	reason: k(v())
}), Ue = A({
	valid: E(),
	warnings: j(P),
	errors: j(P)
}), z = 65536, We = A({
	"@context": ye().check(x(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": ye().check(x(isType, { error: "Expected a type name or a list of type names." }))
}).check(x((e) => new TextEncoder().encode(JSON.stringify(e)).length <= z, { error: `Expected at most ${z} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return x(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Ge = C({
	pageSlug: k(v()),
	updatedAt: k(v()),
	derived: k(j(v()).check(y(10))),
	title: oe(N.title.maximum),
	description: oe(N.description.maximum),
	keywords: k(j(v().check(T(1), y(200))).check(y(200))),
	canonical: k(l),
	noIndex: k(E()),
	noFollow: k(E()),
	openGraph: k(C({
		...ke.shape,
		title: k(d(N.openGraphTitle.maximum)),
		description: k(d(N.openGraphDescription.maximum)),
		image: k(ne),
		imageWidth: k(g().check(xe())),
		imageHeight: k(g().check(xe()))
	})),
	social: k(C({
		...Oe.shape,
		image: k(ne),
		site: k(i),
		creator: k(i)
	})),
	structuredData: k(We)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ke = A({
	success: E(),
	pageSlug: v(),
	updatedAt: s,
	warnings: k(j(P))
}), qe = ge(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Je = C({
	titleSuffix: k(v().check(y(N.title.maximum))),
	defaultDescription: k(d(N.description.maximum)),
	defaultImage: k(l),
	socialHandle: k(i),
	locale: k(v().check(qe))
}), Ye = A({
	success: k(E()),
	defaults: k(Te),
	updatedAt: k(s)
}), Xe = A({
	success: E(),
	purgedAt: s
}), B = A({
	textOverrides: E(),
	seoManagement: E(),
	blogEnabled: E(),
	assistantEnabled: E()
}), V = A({
	id: v(),
	name: v()
}), H = D([
	"active",
	"pending",
	"archived"
]), Ze = A({
	id: v(),
	slug: v(),
	name: v(),
	url: v(),
	status: H,
	company: V,
	framework: v(),
	currentVersion: a(v()),
	devVersion: a(v()),
	lastDeployed: a(s),
	createdAt: s
}), Qe = A({
	id: v(),
	slug: v(),
	name: v(),
	description: v(),
	url: v(),
	devUrl: a(v()),
	status: H,
	company: V,
	repository: A({
		owner: v(),
		name: v(),
		defaultBranch: v(),
		releaseBranch: a(v())
	}),
	framework: A({
		type: v(),
		version: v()
	}),
	versions: A({
		current: a(v()),
		development: a(v())
	}),
	features: B,
	statistics: A({
		pageViews: w(),
		textOverrides: w(),
		pendingRequests: w()
	}),
	lastDeployed: a(s),
	createdAt: s
}), $e = S({
	companyId: k(v()),
	status: k(H),
	...ie
}), et = A({
	sites: j(Ze),
	...o
}), U = v().check(T(1), y(200)), W = v().check(y(2e3)), G = m(C(B.shape)), tt = m(C({
	name: U,
	description: W,
	url: l,
	features: G
})), nt = A({
	success: E(),
	site: A({
		id: v(),
		name: v(),
		updatedAt: s
	})
}), K = A({
	general: A({
		name: v(),
		description: v(),
		timezone: v()
	}),
	deployment: A({
		provider: v(),
		autoDeployDev: E(),
		requireApproval: E()
	}),
	notifications: A({
		email: E(),
		slack: E(),
		webhookUrl: _(v())
	}),
	features: B
}), rt = x((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), it = m(C({
	general: m(C({
		name: U,
		description: W,
		timezone: v().check(rt)
	})),
	deployment: m(C({
		...K.shape.deployment.shape,
		provider: v().check(T(1))
	})),
	notifications: m(C({
		...K.shape.notifications.shape,
		webhookUrl: _(l)
	})),
	features: G
})), at = A({
	success: k(E()),
	settings: k(K),
	updatedAt: k(s)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ot = A({
	version: v(),
	status: h("production"),
	deployedAt: s,
	commitSha: v(),
	releaseNotes: v()
}), st = A({
	version: v(),
	status: h("development"),
	branch: v(),
	changes: w(),
	createdAt: s
}), ct = we("status", [ot, st]), lt = A({ versions: j(ct) }), ut = D([
	"day",
	"week",
	"month",
	"year"
]), dt = ve([Se(), Ce()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const ft = S({
	period: k(ut),
	startDate: k(dt),
	endDate: k(dt)
}).check(x(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), pt = A({
	siteId: v(),
	period: v(),
	pageViews: A({
		total: w(),
		unique: w(),
		byPage: j(A({
			path: v(),
			views: w()
		}))
	}),
	content: A({
		textOverrides: w(),
		seoUpdates: w(),
		blogPosts: w()
	}),
	development: A({
		requestsCreated: w(),
		requestsCompleted: w(),
		deployments: w(),
		previewExchanges: k(w())
	})
}), mt = D(ce), ht = A({
	userId: v(),
	name: v(),
	level: mt
}), gt = A({
	access: j(ht),
	total: w()
}), _t = C({ level: mt }), q = A({ success: E() }), vt = A({
	slug: v(),
	path: v(),
	title: v(),
	type: v(),
	sections: k(j(v())),
	lastUpdated: s
}), yt = A({
	pages: j(vt),
	total: w()
}), bt = A({
	slug: v(),
	title: v(),
	excerpt: v(),
	author: v(),
	tags: j(v()),
	publishedAt: s
}), J = A({
	...bt.shape,
	body: v(),
	updatedAt: s
}), Y = v().check(_e(), T(1, "Must not be empty."), y(200)), xt = C({
	slug: k(v()),
	updatedAt: k(s),
	title: Y,
	author: Y,
	excerpt: O(v().check(y(1e3)), ""),
	tags: O(j(Y).check(y(50)), []),
	publishedAt: k(s),
	body: O(v().check(y(5e5)), "")
}), St = A({
	success: E(),
	post: J
}), Ct = A({
	posts: j(bt),
	total: w()
}), X = D(["commit", "runtime"]), wt = D([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Z = A({
	value: _(v()),
	status: wt,
	requestId: k(v()),
	commitSha: k(v()),
	updatedAt: s,
	updatedBy: v()
}), Q = A({
	key: te,
	pageSlug: v(),
	default: v(),
	displayed: k(v()),
	override: k(A({
		...Z.shape,
		value: v()
	})),
	overrides: k(j(Z))
}), Tt = D(["default", "overridden"]), Et = S({
	status: k(wt),
	requestId: k(v()),
	page: k(v()),
	state: k(Tt),
	...ae
}), Dt = S({ requestId: k(v()) }), Ot = A({
	mode: X,
	texts: j(Q),
	total: w()
}), kt = C({
	value: v().check(y(1e4)),
	requestId: k(v())
}), At = A({
	success: E(),
	text: Q
}), jt = C({ mode: X }), Mt = A({
	success: E(),
	mode: X
}), Nt = A({
	file: v(),
	content: b(v(), v()),
	pending: j(A({
		key: v(),
		value: _(v())
	}))
}), Pt = C({
	commitSha: se,
	content: b(v(), v()),
	requestId: k(v())
}), Ft = A({
	success: E(),
	committed: w(),
	...Nt.shape
}), It = A({
	pageSlug: v(),
	mode: X,
	texts: b(v(), v()),
	updatedAt: s
}), Lt = A({
	environment: ee,
	url: k(v()),
	version: k(v()),
	commitSha: k(v()),
	deployedAt: k(s),
	provenance: k(r),
	pagesChangedAt: k(s),
	correctedBy: k(v()),
	lastStatus: k(n),
	lastReport: k(s)
}), Rt = A({ environments: j(Lt) }), zt = C({
	version: re,
	commitSha: t,
	deployedAt: k(s),
	url: k(l),
	neverDeployed: k(E())
}), Bt = A({
	success: E(),
	environment: Lt
}), Vt = S(ie), Ht = A({
	deployments: j(A({
		id: v(),
		environment: ee,
		version: v(),
		commitSha: v(),
		status: n,
		timestamp: s,
		receivedAt: s,
		applied: E(),
		provenance: k(r),
		url: k(v()),
		error: k(A({
			code: v(),
			message: v()
		})),
		run: A({
			id: v(),
			attempt: g(),
			url: k(v())
		})
	})),
	...o
}), Ut = C({ holds: j(se).check(T(1), y(1e3)) }), Wt = A({
	success: E(),
	moved: j(A({
		requestId: v(),
		from: f,
		to: f
	}))
}), Gt = u({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: le,
		answer: me
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: fe,
		answer: p,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: pe
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: ue,
		answer: p
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: de,
		optionalBody: !0,
		answer: p
	}
}), Kt = u({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: Rt
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: zt,
		answer: Bt
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: Vt,
		answer: Ht
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: Ut,
		answer: Wt
	}
}), qt = u({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: Et,
		answer: Ot
	},
	getText: {
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: Q
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: kt,
		answer: At
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: Dt,
		answer: At
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: jt,
		answer: Mt
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: Dt,
		answer: Nt
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: Pt,
		answer: Ft
	}
});
// src/contracts/portal/operations/operations.ts
var Jt = e({ operations: () => Yt });
const $ = "decided: Blog posts and page configuration", Yt = {
	listPages: M.listPages,
	...u(De, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: $e,
			answer: et,
			level: void 0
		},
		getSite: {
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: Qe
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: tt,
			answer: nt
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: ft,
			answer: pt
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: Ie,
			answer: Le
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: Ct
		},
		getSitePost: {
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
			body: xt,
			answer: St
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
			answer: lt
		},
		getSettings: {
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: K
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: it,
			answer: at
		}
	}),
	getSeoOverview: M.getSeoOverview,
	getSeoDefaults: M.getSeoDefaults,
	getSitemap: M.getSitemap,
	getPageSeo: M.getPageSeo,
	...u(Ae, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: Je,
			answer: Ye
		},
		getSitemapConfig: {
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: je,
			etag: !0,
			answer: L
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: L,
			answer: ze
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: Ge,
			answer: Ke
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: A({}),
			answer: Ue
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: Xe
		}
	}),
	...u({
		spec: "Endpoints: Public runtime APIs",
		tag: "Runtime",
		auth: "public"
	}, {
		getPageText: {
			call: "GET /api/v1/pages/{pageSlug}/text",
			summary: "Returns the displayed texts of a page.",
			answer: It
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: yt
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: vt
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: Ct
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: J
		}
	}),
	createDeploymentToken: M.createDeploymentToken,
	completeDeployment: M.completeDeployment,
	...u(Ee, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Ve,
		answer: He,
		status: 202
	} }),
	...qt,
	...Gt,
	...Kt,
	...u({
		spec: "decided: Events",
		tag: "Outbound webhook",
		auth: "portal",
		level: "admin"
	}, {
		getWebhook: {
			call: "GET /api/sites/{siteId}/webhook",
			summary: "Returns the webhook URL and the events sent to it.",
			level: "viewer",
			etag: !0,
			answer: I
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
			body: Me,
			answer: Ne
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, with every delivery attempt.",
			answer: Fe
		}
	}),
	...u({
		spec: "decided: Site permission levels",
		tag: "Access",
		auth: "portal",
		level: "owner"
	}, {
		listAccess: {
			call: "GET /api/sites/{siteId}/access",
			summary: "Lists the users with access to the site, and their levels.",
			answer: gt
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: _t,
			answer: q
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: q
		}
	})
};
export { Jt as t };
