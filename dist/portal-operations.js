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
import { A as t, B as n, E as r, F as ee, H as te, I as i, L as a, M as ne, N as o, P as s, R as c, S as re, T as ie, U as ae, V as oe, W as l, g as u, j as d, k as se, v as ce } from "./session.js";
import { d as le, f as ue, i as de, l as fe, m as f, o as pe, p, u as me } from "./shared-rarely.js";
import { A as m, C as h, D as g, F as _, G as v, H as he, I as y, K as ge, N as b, O as x, P as S, R as _e, S as ve, T as C, U as w, V as ye, W as T, _ as E, b as D, g as O, j as k, k as A, m as be, p as xe, q as Se, w as Ce, x as j, z as we } from "./config.js";
import { at as Te, ct as Ee, ft as De, it as Oe, lt as M, nt as ke, pt as N, rt as Ae, st as je, tt as P } from "./shared-later.js";
// src/contracts/portal/event.ts
const F = E([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
C({
	event: F,
	timestamp: i,
	site: C({
		id: y(),
		slug: y()
	}),
	data: C({})
});
const I = C({
	webhookUrl: g(y()),
	events: D(F)
}), Me = _({
	webhookUrl: g(a),
	events: D(F)
}), Ne = C({
	success: j(),
	webhook: I,
	secret: y()
}), Pe = E([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Fe = C({
	deliveries: D(C({
		id: y(),
		event: F,
		webhookUrl: y(),
		status: Pe,
		attempts: D(C({
			at: i,
			status: m(h()),
			error: m(y())
		})),
		createdAt: i
	})),
	total: h()
}), Ie = _({ pages: D(_({
	path: y().check(w(1e3), ge(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: y().check(w(1e3)),
	slug: m(o),
	type: m(y().check(T(1), w(100))),
	texts: m(b(ee, y().check(w(1e4))))
})).check(w(2e4)) }), Le = C({
	success: j(),
	added: h(),
	changed: h(),
	removed: h(),
	total: h()
}), Re = E([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), L = _({
	excludePages: m(D(o)),
	defaultChangeFreq: m(Re),
	priorities: m(b(o, x().check(ye(0), he(1))))
}), ze = C({
	success: m(j()),
	sitemapConfig: m(C({})),
	updatedAt: m(i)
}), R = C({ full_name: y() }), Be = C({
	login: y(),
	type: m(y())
}), Ve = C({
	action: m(y()),
	repository: m(R),
	issue: m(C({
		number: h(),
		body: m(g(y())),
		state_reason: m(g(y())),
		author_association: m(y())
	})),
	pull_request: m(C({
		number: h(),
		body: m(g(y())),
		merged: m(g(j())),
		merge_commit_sha: m(g(y())),
		merged_by: m(g(Be)),
		head: C({
			ref: y(),
			sha: y(),
			repo: m(g(R))
		}),
		base: C({
			ref: y(),
			sha: m(y())
		})
	})),
	ref: m(g(y())),
	before: m(y()),
	after: m(y()),
	created: m(j()),
	deleted: m(j()),
	forced: m(j()),
	commits: m(D(C({ id: y() })))
}), He = C({
	received: j(),
	event: y(),
	moved: D(C({
		requestId: y(),
		from: f,
		to: f
	})),
	reason: m(y())
}), Ue = C({
	valid: j(),
	warnings: D(M),
	errors: D(M)
}), z = 65536, We = C({
	"@context": we().check(S(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": we().check(S(isType, { error: "Expected a type name or a list of type names." }))
}).check(S((e) => new TextEncoder().encode(JSON.stringify(e)).length <= z, { error: `Expected at most ${z} bytes.` }));
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
const Ge = _({
	pageSlug: m(y()),
	updatedAt: m(y()),
	derived: m(D(y()).check(w(10))),
	title: ae(N.title.maximum),
	description: ae(N.description.maximum),
	keywords: m(D(y().check(T(1), w(200))).check(w(200))),
	canonical: m(a),
	noIndex: m(j()),
	noFollow: m(j()),
	openGraph: m(_({
		...Te.shape,
		title: m(c(N.openGraphTitle.maximum)),
		description: m(c(N.openGraphDescription.maximum)),
		image: m(d),
		imageWidth: m(x().check(v())),
		imageHeight: m(x().check(v()))
	})),
	social: m(_({
		...Ee.shape,
		image: m(d),
		site: m(s),
		creator: m(s)
	})),
	structuredData: m(We)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ke = C({
	success: j(),
	pageSlug: y(),
	updatedAt: i,
	warnings: m(D(M))
}), qe = ge(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Je = _({
	titleSuffix: m(y().check(w(N.title.maximum))),
	defaultDescription: m(c(N.description.maximum)),
	defaultImage: m(a),
	socialHandle: m(s),
	locale: m(y().check(qe))
}), Ye = C({
	success: m(j()),
	defaults: m(je),
	updatedAt: m(i)
}), Xe = C({
	success: j(),
	purgedAt: i
}), B = C({
	textOverrides: j(),
	seoManagement: j(),
	blogEnabled: j(),
	assistantEnabled: j()
}), V = C({
	id: y(),
	name: y()
}), H = E([
	"active",
	"pending",
	"archived"
]), Ze = C({
	id: y(),
	slug: y(),
	name: y(),
	url: y(),
	status: H,
	company: V,
	framework: y(),
	currentVersion: l(y()),
	devVersion: l(y()),
	lastDeployed: l(i),
	createdAt: i
}), Qe = C({
	id: y(),
	slug: y(),
	name: y(),
	description: y(),
	url: y(),
	devUrl: l(y()),
	status: H,
	company: V,
	repository: C({
		owner: y(),
		name: y(),
		defaultBranch: y(),
		releaseBranch: l(y())
	}),
	framework: C({
		type: y(),
		version: y()
	}),
	versions: C({
		current: l(y()),
		development: l(y())
	}),
	features: B,
	statistics: C({
		pageViews: h(),
		textOverrides: h(),
		pendingRequests: h()
	}),
	lastDeployed: l(i),
	createdAt: i
}), $e = A({
	companyId: m(y()),
	status: m(H),
	...te
}), et = C({
	sites: D(Ze),
	...oe
}), U = y().check(T(1), w(200)), W = y().check(w(2e3)), G = k(_(B.shape)), tt = k(_({
	name: U,
	description: W,
	url: a,
	features: G
})), nt = C({
	success: j(),
	site: C({
		id: y(),
		name: y(),
		updatedAt: i
	})
}), K = C({
	general: C({
		name: y(),
		description: y(),
		timezone: y()
	}),
	deployment: C({
		provider: y(),
		autoDeployDev: j(),
		requireApproval: j()
	}),
	notifications: C({
		email: j(),
		slack: j(),
		webhookUrl: g(y())
	}),
	features: B
}), rt = S((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), it = k(_({
	general: k(_({
		name: U,
		description: W,
		timezone: y().check(rt)
	})),
	deployment: k(_({
		...K.shape.deployment.shape,
		provider: y().check(T(1))
	})),
	notifications: k(_({
		...K.shape.notifications.shape,
		webhookUrl: g(a)
	})),
	features: G
})), at = C({
	success: m(j()),
	settings: m(K),
	updatedAt: m(i)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ot = C({
	version: y(),
	status: Ce("production"),
	deployedAt: i,
	commitSha: y(),
	releaseNotes: y()
}), st = C({
	version: y(),
	status: Ce("development"),
	branch: y(),
	changes: h(),
	createdAt: i
}), ct = ve("status", [ot, st]), lt = C({ versions: D(ct) }), ut = E([
	"day",
	"week",
	"month",
	"year"
]), dt = _e([xe(), be()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const ft = A({
	period: m(ut),
	startDate: m(dt),
	endDate: m(dt)
}).check(S(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), pt = C({
	siteId: y(),
	period: y(),
	pageViews: C({
		total: h(),
		unique: h(),
		byPage: D(C({
			path: y(),
			views: h()
		}))
	}),
	content: C({
		textOverrides: h(),
		seoUpdates: h(),
		blogPosts: h()
	}),
	development: C({
		requestsCreated: h(),
		requestsCompleted: h(),
		deployments: h(),
		previewExchanges: m(h())
	})
}), mt = E(ce), ht = C({
	userId: y(),
	name: y(),
	level: mt
}), gt = C({
	access: D(ht),
	total: h()
}), _t = _({ level: mt }), q = C({ success: j() }), vt = C({
	slug: y(),
	path: y(),
	title: y(),
	type: y(),
	sections: m(D(y())),
	lastUpdated: i
}), yt = C({
	pages: D(vt),
	total: h()
}), bt = C({
	slug: y(),
	title: y(),
	excerpt: y(),
	author: y(),
	tags: D(y()),
	publishedAt: i
}), J = C({
	...bt.shape,
	body: y(),
	updatedAt: i
}), Y = y().check(Se(), T(1, "Must not be empty."), w(200)), xt = _({
	slug: m(y()),
	updatedAt: m(i),
	title: Y,
	author: Y,
	excerpt: O(y().check(w(1e3)), ""),
	tags: O(D(Y).check(w(50)), []),
	publishedAt: m(i),
	body: O(y().check(w(5e5)), "")
}), St = C({
	success: j(),
	post: J
}), Ct = C({
	posts: D(bt),
	total: h()
}), X = E(["commit", "runtime"]), wt = E([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Z = C({
	value: g(y()),
	status: wt,
	requestId: m(y()),
	commitSha: m(y()),
	updatedAt: i,
	updatedBy: y()
}), Q = C({
	key: ee,
	pageSlug: y(),
	default: y(),
	displayed: m(y()),
	override: m(C({
		...Z.shape,
		value: y()
	})),
	overrides: m(D(Z))
}), Tt = E(["default", "overridden"]), Et = A({
	status: m(wt),
	requestId: m(y()),
	page: m(y()),
	state: m(Tt),
	...n
}), Dt = A({ requestId: m(y()) }), Ot = C({
	mode: X,
	texts: D(Q),
	total: h()
}), kt = _({
	value: y().check(w(1e4)),
	requestId: m(y())
}), At = C({
	success: j(),
	text: Q
}), jt = _({ mode: X }), Mt = C({
	success: j(),
	mode: X
}), Nt = C({
	file: y(),
	content: b(y(), y()),
	pending: D(C({
		key: y(),
		value: g(y())
	}))
}), Pt = _({
	commitSha: t,
	content: b(y(), y()),
	requestId: m(y())
}), Ft = C({
	success: j(),
	committed: h(),
	...Nt.shape
}), It = C({
	pageSlug: y(),
	mode: X,
	texts: b(y(), y()),
	updatedAt: i
}), Lt = C({
	environment: ie,
	url: m(y()),
	version: m(y()),
	commitSha: m(y()),
	deployedAt: m(i),
	provenance: m(r),
	pagesChangedAt: m(i),
	correctedBy: m(y()),
	lastStatus: m(re),
	lastReport: m(i)
}), Rt = C({ environments: D(Lt) }), zt = _({
	version: ne,
	commitSha: se,
	deployedAt: m(i),
	url: m(a),
	neverDeployed: m(j())
}), Bt = C({
	success: j(),
	environment: Lt
}), Vt = A(te), Ht = C({
	deployments: D(C({
		id: y(),
		environment: ie,
		version: y(),
		commitSha: y(),
		status: re,
		timestamp: i,
		receivedAt: i,
		applied: j(),
		provenance: m(r),
		url: m(y()),
		error: m(C({
			code: y(),
			message: y()
		})),
		run: C({
			id: y(),
			attempt: x(),
			url: m(y())
		})
	})),
	...oe
}), Ut = _({ holds: D(t).check(T(1), w(1e3)) }), Wt = C({
	success: j(),
	moved: D(C({
		requestId: y(),
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
	listPages: P.listPages,
	...u(Oe, {
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
	getSeoOverview: P.getSeoOverview,
	getSeoDefaults: P.getSeoDefaults,
	getSitemap: P.getSitemap,
	getPageSeo: P.getPageSeo,
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
			cacheControl: De,
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
			body: C({}),
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
	createDeploymentToken: P.createDeploymentToken,
	completeDeployment: P.completeDeployment,
	...u(ke, { receiveRepohostEvent: {
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
