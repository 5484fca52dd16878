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
import { A as t, B as n, E as r, F as ee, H as te, I as i, L as a, M as ne, N as o, P as s, R as c, S as re, T as ie, U as l, V as ae, W as u, g as d, j as f, k as oe, v as se } from "./session.js";
import { d as ce, f as le, i as ue, l as de, m as p, o as fe, p as m, u as pe } from "./shared-rarely.js";
import { A as h, C as g, D as _, F as v, G as me, H as he, I as y, K as ge, N as b, O as x, P as S, R as _e, S as ve, T as C, U as w, V as ye, W as T, _ as E, b as D, g as O, j as k, k as A, m as be, p as xe, q as Se, w as Ce, x as j, z as we } from "./config.js";
import { _t as M, at as N, ct as Te, dt as Ee, ft as De, gt as Oe, lt as ke, ot as Ae, pt as P, st as je } from "./shared-later.js";
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
	webhookUrl: _(y()),
	events: D(F)
}), Me = v({
	webhookUrl: _(a),
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
			status: h(g()),
			error: h(y())
		})),
		createdAt: i
	})),
	total: g()
}), Ie = v({ pages: D(v({
	path: y().check(w(1e3), ge(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: y().check(w(1e3)),
	slug: h(o),
	type: h(y().check(T(1), w(100))),
	texts: h(b(ee, y().check(w(1e4))))
})).check(w(2e4)) }), Le = C({
	success: j(),
	added: g(),
	changed: g(),
	removed: g(),
	total: g()
}), Re = E([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), L = v({
	excludePages: h(D(o)),
	defaultChangeFreq: h(Re),
	priorities: h(b(o, x().check(ye(0), he(1))))
}), ze = C({
	success: h(j()),
	sitemapConfig: h(C({})),
	updatedAt: h(i)
}), R = C({ full_name: y() }), Be = C({
	login: y(),
	type: h(y())
}), Ve = C({
	action: h(y()),
	repository: h(R),
	issue: h(C({
		number: g(),
		body: h(_(y())),
		state_reason: h(_(y())),
		author_association: h(y())
	})),
	pull_request: h(C({
		number: g(),
		body: h(_(y())),
		merged: h(_(j())),
		merge_commit_sha: h(_(y())),
		merged_by: h(_(Be)),
		head: C({
			ref: y(),
			sha: y(),
			repo: h(_(R))
		}),
		base: C({
			ref: y(),
			sha: h(y())
		})
	})),
	ref: h(_(y())),
	before: h(y()),
	after: h(y()),
	created: h(j()),
	deleted: h(j()),
	forced: h(j()),
	commits: h(D(C({ id: y() })))
}), He = C({
	received: j(),
	event: y(),
	moved: D(C({
		requestId: y(),
		from: p,
		to: p
	})),
	reason: h(y())
}), Ue = C({
	valid: j(),
	warnings: D(P),
	errors: D(P)
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
const Ge = v({
	pageSlug: h(y()),
	updatedAt: h(y()),
	derived: h(D(y()).check(w(10))),
	title: l(M.title.maximum),
	description: l(M.description.maximum),
	keywords: h(D(y().check(T(1), w(200))).check(w(200))),
	canonical: h(a),
	noIndex: h(j()),
	noFollow: h(j()),
	openGraph: h(v({
		...ke.shape,
		title: h(c(M.openGraphTitle.maximum)),
		description: h(c(M.openGraphDescription.maximum)),
		image: h(f),
		imageWidth: h(x().check(me())),
		imageHeight: h(x().check(me()))
	})),
	social: h(v({
		...De.shape,
		image: h(f),
		site: h(s),
		creator: h(s)
	})),
	structuredData: h(We)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ke = C({
	success: j(),
	pageSlug: y(),
	updatedAt: i,
	warnings: h(D(P))
}), qe = ge(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Je = v({
	titleSuffix: h(y().check(w(M.title.maximum))),
	defaultDescription: h(c(M.description.maximum)),
	defaultImage: h(a),
	socialHandle: h(s),
	locale: h(y().check(qe))
}), Ye = C({
	success: h(j()),
	defaults: h(Ee),
	updatedAt: h(i)
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
	currentVersion: u(y()),
	devVersion: u(y()),
	lastDeployed: u(i),
	createdAt: i
}), Qe = C({
	id: y(),
	slug: y(),
	name: y(),
	description: y(),
	url: y(),
	devUrl: u(y()),
	status: H,
	company: V,
	repository: C({
		owner: y(),
		name: y(),
		defaultBranch: y(),
		releaseBranch: u(y())
	}),
	framework: C({
		type: y(),
		version: y()
	}),
	versions: C({
		current: u(y()),
		development: u(y())
	}),
	features: B,
	statistics: C({
		pageViews: g(),
		textOverrides: g(),
		pendingRequests: g()
	}),
	lastDeployed: u(i),
	createdAt: i
}), $e = A({
	companyId: h(y()),
	status: h(H),
	...te
}), et = C({
	sites: D(Ze),
	...ae
}), U = y().check(T(1), w(200)), W = y().check(w(2e3)), G = k(v(B.shape)), tt = k(v({
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
		webhookUrl: _(y())
	}),
	features: B
}), rt = S((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), it = k(v({
	general: k(v({
		name: U,
		description: W,
		timezone: y().check(rt)
	})),
	deployment: k(v({
		...K.shape.deployment.shape,
		provider: y().check(T(1))
	})),
	notifications: k(v({
		...K.shape.notifications.shape,
		webhookUrl: _(a)
	})),
	features: G
})), at = C({
	success: h(j()),
	settings: h(K),
	updatedAt: h(i)
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
	changes: g(),
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
	period: h(ut),
	startDate: h(dt),
	endDate: h(dt)
}).check(S(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), pt = C({
	siteId: y(),
	period: y(),
	pageViews: C({
		total: g(),
		unique: g(),
		byPage: D(C({
			path: y(),
			views: g()
		}))
	}),
	content: C({
		textOverrides: g(),
		seoUpdates: g(),
		blogPosts: g()
	}),
	development: C({
		requestsCreated: g(),
		requestsCompleted: g(),
		deployments: g(),
		previewExchanges: h(g())
	})
}), mt = E(se), ht = C({
	userId: y(),
	name: y(),
	level: mt
}), gt = C({
	access: D(ht),
	total: g()
}), _t = v({ level: mt }), q = C({ success: j() }), vt = C({
	slug: y(),
	path: y(),
	title: y(),
	type: y(),
	sections: h(D(y())),
	lastUpdated: i
}), yt = C({
	pages: D(vt),
	total: g()
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
}), Y = y().check(Se(), T(1, "Must not be empty."), w(200)), xt = v({
	slug: h(y()),
	updatedAt: h(i),
	title: Y,
	author: Y,
	excerpt: O(y().check(w(1e3)), ""),
	tags: O(D(Y).check(w(50)), []),
	publishedAt: h(i),
	body: O(y().check(w(5e5)), "")
}), St = C({
	success: j(),
	post: J
}), Ct = C({
	posts: D(bt),
	total: g()
}), X = E(["commit", "runtime"]), wt = E([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Z = C({
	value: _(y()),
	status: wt,
	requestId: h(y()),
	commitSha: h(y()),
	updatedAt: i,
	updatedBy: y()
}), Q = C({
	key: ee,
	pageSlug: y(),
	default: y(),
	displayed: h(y()),
	override: h(C({
		...Z.shape,
		value: y()
	})),
	overrides: h(D(Z))
}), Tt = E(["default", "overridden"]), Et = A({
	status: h(wt),
	requestId: h(y()),
	page: h(y()),
	state: h(Tt),
	...n
}), Dt = A({ requestId: h(y()) }), Ot = C({
	mode: X,
	texts: D(Q),
	total: g()
}), kt = v({
	value: y().check(w(1e4)),
	requestId: h(y())
}), At = C({
	success: j(),
	text: Q
}), jt = v({ mode: X }), Mt = C({
	success: j(),
	mode: X
}), Nt = C({
	file: y(),
	content: b(y(), y()),
	pending: D(C({
		key: y(),
		value: _(y())
	}))
}), Pt = v({
	commitSha: t,
	content: b(y(), y()),
	requestId: h(y())
}), Ft = C({
	success: j(),
	committed: g(),
	...Nt.shape
}), It = C({
	pageSlug: y(),
	mode: X,
	texts: b(y(), y()),
	updatedAt: i
}), Lt = C({
	environment: ie,
	url: h(y()),
	version: h(y()),
	commitSha: h(y()),
	deployedAt: h(i),
	provenance: h(r),
	pagesChangedAt: h(i),
	correctedBy: h(y()),
	lastStatus: h(re),
	lastReport: h(i)
}), Rt = C({ environments: D(Lt) }), zt = v({
	version: ne,
	commitSha: oe,
	deployedAt: h(i),
	url: h(a),
	neverDeployed: h(j())
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
		provenance: h(r),
		url: h(y()),
		error: h(C({
			code: y(),
			message: y()
		})),
		run: C({
			id: y(),
			attempt: x(),
			url: h(y())
		})
	})),
	...ae
}), Ut = v({ holds: D(t).check(T(1), w(1e3)) }), Wt = C({
	success: j(),
	moved: D(C({
		requestId: y(),
		from: p,
		to: p
	}))
}), Gt = d({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: ce,
		answer: pe
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: de,
		answer: m,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: fe
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: le,
		answer: m
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: ue,
		optionalBody: !0,
		answer: m
	}
}), Kt = d({
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
}), qt = d({
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
	listPages: N.listPages,
	...d(Te, {
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
	getSeoOverview: N.getSeoOverview,
	getSeoDefaults: N.getSeoDefaults,
	getSitemap: N.getSitemap,
	getPageSeo: N.getPageSeo,
	...d(je, {
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
			cacheControl: Oe,
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
	...d({
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
	createDeploymentToken: N.createDeploymentToken,
	completeDeployment: N.completeDeployment,
	...d(Ae, { receiveRepohostEvent: {
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
	...d({
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
	...d({
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
