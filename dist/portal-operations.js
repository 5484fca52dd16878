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
import { A as t, C as n, D as ee, E as te, F as r, G as i, H as ne, I as a, L as o, M as re, N as ie, P as s, R as c, U as l, V as ae, W as oe, _ as u, j as se, y as ce, z as d } from "./session.js";
import { d as le, f as ue, i as de, l as fe, m as f, o as pe, p, u as me } from "./shared-rarely.js";
import { A as m, B as he, C as h, D as g, E as _, F as v, G as ge, H as y, K as _e, L as ve, M as b, N as x, O as S, P as C, R as ye, S as w, U as T, V as be, W as E, b as D, f as xe, g as O, h as k, k as A, p as Se, w as j, x as Ce, y as M } from "./config.js";
import { at as we, ct as Te, ft as Ee, it as De, lt as N, nt as Oe, pt as P, rt as ke, st as Ae, tt as F } from "./shared-later.js";
// src/contracts/portal/event.ts
const I = O([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
j({
	event: I,
	timestamp: o,
	site: j({
		id: v(),
		slug: v()
	}),
	data: j({})
});
const L = j({
	webhookUrl: _(v()),
	events: M(I)
}), je = C({
	webhookUrl: _(c),
	events: M(I)
}), Me = j({
	success: D(),
	webhook: L,
	secret: v()
}), Ne = O([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Pe = j({
	deliveries: M(j({
		id: v(),
		event: I,
		webhookUrl: v(),
		status: Ne,
		attempts: M(j({
			at: o,
			status: A(w()),
			error: A(v())
		})),
		createdAt: o
	})),
	total: w()
}), Fe = C({ pages: M(C({
	path: v().check(y(1e3), ge(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: v().check(y(1e3)),
	slug: A(s),
	type: A(v().check(T(1), y(100))),
	texts: A(b(a, v().check(y(1e4))))
})).check(y(2e4)) }), Ie = j({
	success: D(),
	added: w(),
	changed: w(),
	removed: w(),
	total: w()
}), Le = O([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), R = C({
	excludePages: A(M(s)),
	defaultChangeFreq: A(Le),
	priorities: A(b(s, g().check(he(0), be(1))))
}), Re = j({
	success: A(D()),
	sitemapConfig: A(j({})),
	updatedAt: A(o)
}), z = j({ full_name: v() }), ze = j({
	login: v(),
	type: A(v())
}), Be = j({
	action: A(v()),
	repository: A(z),
	issue: A(j({
		number: w(),
		body: A(_(v())),
		state_reason: A(_(v())),
		author_association: A(v())
	})),
	pull_request: A(j({
		number: w(),
		body: A(_(v())),
		merged: A(_(D())),
		merge_commit_sha: A(_(v())),
		merged_by: A(_(ze)),
		head: j({
			ref: v(),
			sha: v(),
			repo: A(_(z))
		}),
		base: j({
			ref: v(),
			sha: A(v())
		})
	})),
	ref: A(_(v())),
	before: A(v()),
	after: A(v()),
	created: A(D()),
	deleted: A(D()),
	forced: A(D()),
	commits: A(M(j({ id: v() })))
}), Ve = j({
	received: D(),
	event: v(),
	moved: M(j({
		requestId: v(),
		from: f,
		to: f
	})),
	reason: A(v())
}), He = j({
	valid: D(),
	warnings: M(N),
	errors: M(N)
}), B = 65536, Ue = j({
	"@context": ye().check(x(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": ye().check(x(isType, { error: "Expected a type name or a list of type names." }))
}).check(x((e) => new TextEncoder().encode(JSON.stringify(e)).length <= B, { error: `Expected at most ${B} bytes.` }));
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
const We = C({
	pageSlug: A(v()),
	updatedAt: A(v()),
	derived: A(M(v()).check(y(10))),
	title: oe(P.title.maximum),
	description: oe(P.description.maximum),
	keywords: A(M(v().check(T(1), y(200))).check(y(200))),
	canonical: A(c),
	noIndex: A(D()),
	noFollow: A(D()),
	openGraph: A(C({
		...we.shape,
		title: A(d(P.openGraphTitle.maximum)),
		description: A(d(P.openGraphDescription.maximum)),
		image: A(re),
		imageWidth: A(g().check(E())),
		imageHeight: A(g().check(E()))
	})),
	social: A(C({
		...Te.shape,
		image: A(re),
		site: A(r),
		creator: A(r)
	})),
	structuredData: A(Ue)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ge = j({
	success: D(),
	pageSlug: v(),
	updatedAt: o,
	warnings: A(M(N))
}), Ke = ge(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), qe = C({
	titleSuffix: A(v().check(y(P.title.maximum))),
	defaultDescription: A(d(P.description.maximum)),
	defaultImage: A(c),
	socialHandle: A(r),
	locale: A(v().check(Ke))
}), Je = j({
	success: A(D()),
	defaults: A(Ae),
	updatedAt: A(o)
}), Ye = j({
	success: D(),
	purgedAt: o
}), V = j({
	textOverrides: D(),
	seoManagement: D(),
	blogEnabled: D(),
	assistantEnabled: D()
}), H = j({
	id: v(),
	name: v()
}), U = O([
	"active",
	"pending",
	"archived"
]), Xe = j({
	id: v(),
	slug: v(),
	name: v(),
	url: v(),
	status: U,
	company: H,
	framework: v(),
	currentVersion: i(v()),
	devVersion: i(v()),
	lastDeployed: i(o),
	createdAt: o
}), Ze = j({
	id: v(),
	slug: v(),
	name: v(),
	description: v(),
	url: v(),
	devUrl: i(v()),
	status: U,
	company: H,
	repository: j({
		owner: v(),
		name: v(),
		defaultBranch: v(),
		releaseBranch: i(v())
	}),
	framework: j({
		type: v(),
		version: v()
	}),
	versions: j({
		current: i(v()),
		development: i(v())
	}),
	features: V,
	statistics: j({
		pageViews: w(),
		textOverrides: w(),
		pendingRequests: w()
	}),
	lastDeployed: i(o),
	createdAt: o
}), Qe = S({
	companyId: A(v()),
	status: A(U),
	...l
}), $e = j({
	sites: M(Xe),
	...ne
}), W = v().check(T(1), y(200)), G = v().check(y(2e3)), K = m(C(V.shape)), et = m(C({
	name: W,
	description: G,
	url: c,
	features: K
})), tt = j({
	success: D(),
	site: j({
		id: v(),
		name: v(),
		updatedAt: o
	})
}), q = j({
	general: j({
		name: v(),
		description: v(),
		timezone: v()
	}),
	deployment: j({
		provider: v(),
		autoDeployDev: D(),
		requireApproval: D()
	}),
	notifications: j({
		email: D(),
		slack: D(),
		webhookUrl: _(v())
	}),
	features: V
}), nt = x((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), rt = m(C({
	general: m(C({
		name: W,
		description: G,
		timezone: v().check(nt)
	})),
	deployment: m(C({
		...q.shape.deployment.shape,
		provider: v().check(T(1))
	})),
	notifications: m(C({
		...q.shape.notifications.shape,
		webhookUrl: _(c)
	})),
	features: K
})), it = j({
	success: A(D()),
	settings: A(q),
	updatedAt: A(o)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const at = j({
	version: v(),
	status: h("production"),
	deployedAt: o,
	commitSha: v(),
	releaseNotes: v()
}), ot = j({
	version: v(),
	status: h("development"),
	branch: v(),
	changes: w(),
	createdAt: o
}), st = Ce("status", [at, ot]), ct = j({ versions: M(st) }), lt = O([
	"day",
	"week",
	"month",
	"year"
]), ut = ve([xe(), Se()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const dt = S({
	period: A(lt),
	startDate: A(ut),
	endDate: A(ut)
}).check(x(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), ft = j({
	siteId: v(),
	period: v(),
	pageViews: j({
		total: w(),
		unique: w(),
		byPage: M(j({
			path: v(),
			views: w()
		}))
	}),
	content: j({
		textOverrides: w(),
		seoUpdates: w(),
		blogPosts: w()
	}),
	development: j({
		requestsCreated: w(),
		requestsCompleted: w(),
		deployments: w(),
		previewExchanges: A(w())
	})
}), pt = O(ce), mt = j({
	userId: v(),
	name: v(),
	level: pt
}), ht = j({
	access: M(mt),
	total: w()
}), gt = C({ level: pt }), J = j({ success: D() }), _t = j({
	slug: v(),
	path: v(),
	title: v(),
	type: v(),
	sections: A(M(v())),
	lastUpdated: o
}), vt = j({
	pages: M(_t),
	total: w()
}), yt = j({
	slug: v(),
	title: v(),
	excerpt: v(),
	author: v(),
	tags: M(v()),
	publishedAt: o
}), Y = j({
	...yt.shape,
	body: v(),
	updatedAt: o
}), X = v().check(_e(), T(1, "Must not be empty."), y(200)), bt = C({
	slug: A(v()),
	updatedAt: A(o),
	title: X,
	author: X,
	excerpt: k(v().check(y(1e3)), ""),
	tags: k(M(X).check(y(50)), []),
	publishedAt: A(o),
	body: k(v().check(y(5e5)), "")
}), xt = j({
	success: D(),
	post: Y
}), St = j({
	posts: M(yt),
	total: w()
}), Z = O(["commit", "runtime"]), Ct = O([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), wt = j({
	value: _(v()),
	status: Ct,
	requestId: A(v()),
	commitSha: A(v()),
	updatedAt: o,
	updatedBy: v()
}), Q = j({
	key: a,
	pageSlug: v(),
	default: v(),
	displayed: A(v()),
	override: A(j({
		...wt.shape,
		value: v()
	})),
	overrides: A(M(wt))
}), Tt = O(["default", "overridden"]), Et = S({
	status: A(Ct),
	requestId: A(v()),
	page: A(v()),
	state: A(Tt),
	...ae
}), Dt = S({ requestId: A(v()) }), Ot = j({
	mode: Z,
	texts: M(Q),
	total: w()
}), kt = C({
	value: v().check(y(1e4)),
	requestId: A(v())
}), At = j({
	success: D(),
	text: Q
}), jt = C({ mode: Z }), Mt = j({
	success: D(),
	mode: Z
}), Nt = j({
	file: v(),
	content: b(v(), v()),
	pending: M(j({
		key: v(),
		value: _(v())
	}))
}), Pt = C({
	commitSha: se,
	content: b(v(), v()),
	requestId: A(v())
}), Ft = j({
	success: D(),
	committed: w(),
	...Nt.shape
}), It = j({
	pageSlug: v(),
	mode: Z,
	texts: b(v(), v()),
	updatedAt: o
}), Lt = j({
	environment: te,
	url: A(v()),
	version: A(v()),
	commitSha: A(v()),
	deployedAt: A(o),
	provenance: A(ee),
	pagesChangedAt: A(o),
	correctedBy: A(v()),
	lastStatus: A(n),
	lastReport: A(o)
}), Rt = j({ environments: M(Lt) }), zt = C({
	version: ie,
	commitSha: t,
	deployedAt: A(o),
	url: A(c),
	neverDeployed: A(D())
}), Bt = j({
	success: D(),
	environment: Lt
}), Vt = S(l), Ht = j({
	deployments: M(j({
		id: v(),
		environment: te,
		version: v(),
		commitSha: v(),
		status: n,
		timestamp: o,
		receivedAt: o,
		applied: D(),
		provenance: A(ee),
		url: A(v()),
		error: A(j({
			code: v(),
			message: v()
		})),
		run: j({
			id: v(),
			attempt: g(),
			url: A(v())
		})
	})),
	...ne
}), Ut = C({ holds: M(se).check(T(1), y(1e3)) }), Wt = j({
	success: D(),
	moved: M(j({
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
	listPages: F.listPages,
	...u(De, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: Qe,
			answer: $e,
			level: void 0
		},
		getSite: {
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: Ze
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: et,
			answer: tt
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: dt,
			answer: ft
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: Fe,
			answer: Ie
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: St
		},
		getSitePost: {
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
			body: bt,
			answer: xt
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
			answer: ct
		},
		getSettings: {
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: q
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: rt,
			answer: it
		}
	}),
	getSeoOverview: F.getSeoOverview,
	getSeoDefaults: F.getSeoDefaults,
	getSitemap: F.getSitemap,
	getPageSeo: F.getPageSeo,
	...u(ke, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: qe,
			answer: Je
		},
		getSitemapConfig: {
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: Ee,
			etag: !0,
			answer: R
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: R,
			answer: Re
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: We,
			answer: Ge
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: j({}),
			answer: He
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: Ye
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
			answer: vt
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: _t
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: St
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: Y
		}
	}),
	createDeploymentToken: F.createDeploymentToken,
	completeDeployment: F.completeDeployment,
	...u(Oe, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Be,
		answer: Ve,
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
			answer: L
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
			body: je,
			answer: Me
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, with every delivery attempt.",
			answer: Pe
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
			answer: ht
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: gt,
			answer: J
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: J
		}
	})
};
export { Jt as t };
