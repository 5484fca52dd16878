import { n as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as ee, F as i, G as a, H as o, I as s, L as c, M as te, N as ne, P as l, R as u, U as re, V as ie, W as ae, _ as d, j as oe, y as se, z as f } from "./session.js";
import { _ as ce, d as le, g as ue, h as de, l as fe, m as pe, v as p, y as m } from "./shared-rarely.js";
import { B as me, C as h, D as g, E as _, G as he, H as v, I as ge, K as _e, L as ve, M as y, N as b, O as x, P as S, S as ye, T as C, U as w, V as be, W as xe, b as Se, f as Ce, h as T, j as E, k as D, m as O, p as we, v as k, x as A, y as j } from "./config.js";
import { $ as M, at as Te, dt as N, et as Ee, nt as De, ot as Oe, rt as ke, st as P, tt as Ae, ut as je } from "./shared-later.js";
// src/contracts/portal/event.ts
const F = T([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
h({
	event: F,
	timestamp: c,
	site: h({
		id: S(),
		slug: S()
	}),
	data: h({})
});
const I = h({
	webhookUrl: C(S()),
	events: k(F)
}), Me = b({
	webhookUrl: C(u),
	events: k(F)
}), Ne = h({
	success: j(),
	webhook: I,
	secret: S()
}), Pe = T([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Fe = h({
	deliveries: k(h({
		id: S(),
		event: F,
		webhookUrl: S(),
		status: Pe,
		attempts: k(h({
			at: c,
			status: x(A()),
			error: x(S())
		})),
		createdAt: c
	})),
	total: A()
}), Ie = b({ pages: k(b({
	path: S().check(v(1e3), he(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: S().check(v(1e3)),
	slug: x(l),
	type: x(S().check(w(1), v(100))),
	texts: x(E(s, S().check(v(1e4))))
})).check(v(2e4)) }), Le = h({
	success: j(),
	added: A(),
	changed: A(),
	removed: A(),
	total: A()
}), Re = T([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), L = b({
	excludePages: x(k(l)),
	defaultChangeFreq: x(Re),
	priorities: x(E(l, _().check(me(0), be(1))))
}), ze = h({
	success: x(j()),
	sitemapConfig: x(h({})),
	updatedAt: x(c)
}), R = h({ full_name: S() }), Be = h({
	login: S(),
	type: x(S())
}), Ve = h({
	action: x(S()),
	repository: x(R),
	issue: x(h({
		number: A(),
		body: x(C(S())),
		state_reason: x(C(S())),
		author_association: x(S())
	})),
	pull_request: x(h({
		number: A(),
		body: x(C(S())),
		merged: x(C(j())),
		merge_commit_sha: x(C(S())),
		merged_by: x(C(Be)),
		head: h({
			ref: S(),
			sha: S(),
			repo: x(C(R))
		}),
		base: h({
			ref: S(),
			sha: x(S())
		})
	})),
	ref: x(C(S())),
	before: x(S()),
	after: x(S()),
	created: x(j()),
	deleted: x(j()),
	forced: x(j()),
	commits: x(k(h({ id: S() })))
}), He = h({
	received: j(),
	event: S(),
	moved: k(h({
		requestId: S(),
		from: m,
		to: m
	})),
	reason: x(S())
}), Ue = h({
	valid: j(),
	warnings: k(P),
	errors: k(P)
}), z = 65536, We = h({
	"@context": ve().check(y(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": ve().check(y(isType, { error: "Expected a type name or a list of type names." }))
}).check(y((e) => new TextEncoder().encode(JSON.stringify(e)).length <= z, { error: `Expected at most ${z} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return y(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Ge = b({
	pageSlug: x(S()),
	updatedAt: x(S()),
	derived: x(k(S()).check(v(10))),
	title: ae(N.title.maximum),
	description: ae(N.description.maximum),
	keywords: x(k(S().check(w(1), v(200))).check(v(200))),
	canonical: x(u),
	noIndex: x(j()),
	noFollow: x(j()),
	openGraph: x(b({
		...ke.shape,
		title: x(f(N.openGraphTitle.maximum)),
		description: x(f(N.openGraphDescription.maximum)),
		image: x(te),
		imageWidth: x(_().check(xe())),
		imageHeight: x(_().check(xe()))
	})),
	social: x(b({
		...Oe.shape,
		image: x(te),
		site: x(i),
		creator: x(i)
	})),
	structuredData: x(We)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ke = h({
	success: j(),
	pageSlug: S(),
	updatedAt: c,
	warnings: x(k(P))
}), qe = he(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Je = b({
	titleSuffix: x(S().check(v(N.title.maximum))),
	defaultDescription: x(f(N.description.maximum)),
	defaultImage: x(u),
	socialHandle: x(i),
	locale: x(S().check(qe))
}), Ye = h({
	success: x(j()),
	defaults: x(Te),
	updatedAt: x(c)
}), Xe = h({
	success: j(),
	purgedAt: c
}), B = h({
	textOverrides: j(),
	seoManagement: j(),
	blogEnabled: j(),
	assistantEnabled: j()
}), V = h({
	id: S(),
	name: S()
}), H = T([
	"active",
	"pending",
	"archived"
]), Ze = h({
	id: S(),
	slug: S(),
	name: S(),
	url: S(),
	status: H,
	company: V,
	framework: S(),
	currentVersion: a(S()),
	devVersion: a(S()),
	lastDeployed: a(c),
	createdAt: c
}), Qe = h({
	id: S(),
	slug: S(),
	name: S(),
	description: S(),
	url: S(),
	devUrl: a(S()),
	status: H,
	company: V,
	repository: h({
		owner: S(),
		name: S(),
		defaultBranch: S(),
		releaseBranch: a(S())
	}),
	framework: h({
		type: S(),
		version: S()
	}),
	versions: h({
		current: a(S()),
		development: a(S())
	}),
	features: B,
	statistics: h({
		pageViews: A(),
		textOverrides: A(),
		pendingRequests: A()
	}),
	lastDeployed: a(c),
	createdAt: c
}), $e = g({
	companyId: x(S()),
	status: x(H),
	...re
}), et = h({
	sites: k(Ze),
	...o
}), U = S().check(w(1), v(200)), W = S().check(v(2e3)), G = D(b(B.shape)), tt = D(b({
	name: U,
	description: W,
	url: u,
	features: G
})), nt = h({
	success: j(),
	site: h({
		id: S(),
		name: S(),
		updatedAt: c
	})
}), K = h({
	general: h({
		name: S(),
		description: S(),
		timezone: S()
	}),
	deployment: h({
		provider: S(),
		autoDeployDev: j(),
		requireApproval: j()
	}),
	notifications: h({
		email: j(),
		slack: j(),
		webhookUrl: C(S())
	}),
	features: B
}), rt = y((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), it = D(b({
	general: D(b({
		name: U,
		description: W,
		timezone: S().check(rt)
	})),
	deployment: D(b({
		...K.shape.deployment.shape,
		provider: S().check(w(1))
	})),
	notifications: D(b({
		...K.shape.notifications.shape,
		webhookUrl: C(u)
	})),
	features: G
})), at = h({
	success: x(j()),
	settings: x(K),
	updatedAt: x(c)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ot = h({
	version: S(),
	status: ye("production"),
	deployedAt: c,
	commitSha: S(),
	releaseNotes: S()
}), st = h({
	version: S(),
	status: ye("development"),
	branch: S(),
	changes: A(),
	createdAt: c
}), ct = Se("status", [ot, st]), lt = h({ versions: k(ct) }), ut = T([
	"day",
	"week",
	"month",
	"year"
]), dt = ge([Ce(), we()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const ft = g({
	period: x(ut),
	startDate: x(dt),
	endDate: x(dt)
}).check(y(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), pt = h({
	siteId: S(),
	period: S(),
	pageViews: h({
		total: A(),
		unique: A(),
		byPage: k(h({
			path: S(),
			views: A()
		}))
	}),
	content: h({
		textOverrides: A(),
		seoUpdates: A(),
		blogPosts: A()
	}),
	development: h({
		requestsCreated: A(),
		requestsCompleted: A(),
		deployments: A(),
		previewExchanges: x(A())
	})
}), mt = T(se), ht = h({
	userId: S(),
	name: S(),
	level: mt
}), gt = h({
	access: k(ht),
	total: A()
}), _t = b({ level: mt }), q = h({ success: j() }), vt = h({
	slug: S(),
	path: S(),
	title: S(),
	type: S(),
	sections: x(k(S())),
	lastUpdated: c
}), yt = h({
	pages: k(vt),
	total: A()
}), bt = h({
	slug: S(),
	title: S(),
	excerpt: S(),
	author: S(),
	tags: k(S()),
	publishedAt: c
}), J = h({
	...bt.shape,
	body: S(),
	updatedAt: c
}), Y = S().check(_e(), w(1, "Must not be empty."), v(200)), xt = b({
	slug: x(S()),
	updatedAt: x(c),
	title: Y,
	author: Y,
	excerpt: O(S().check(v(1e3)), ""),
	tags: O(k(Y).check(v(50)), []),
	publishedAt: x(c),
	body: O(S().check(v(5e5)), "")
}), St = h({
	success: j(),
	post: J
}), Ct = h({
	posts: k(bt),
	total: A()
}), X = T(["commit", "runtime"]), wt = T([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Z = h({
	value: C(S()),
	status: wt,
	requestId: x(S()),
	commitSha: x(S()),
	updatedAt: c,
	updatedBy: S()
}), Q = h({
	key: s,
	pageSlug: S(),
	default: S(),
	displayed: x(S()),
	override: x(h({
		...Z.shape,
		value: S()
	})),
	overrides: x(k(Z))
}), Tt = T(["default", "overridden"]), Et = g({
	status: x(wt),
	requestId: x(S()),
	page: x(S()),
	state: x(Tt),
	...ie
}), Dt = g({ requestId: x(S()) }), Ot = h({
	mode: X,
	texts: k(Q),
	total: A()
}), kt = b({
	value: S().check(v(1e4)),
	requestId: x(S())
}), At = h({
	success: j(),
	text: Q
}), jt = b({ mode: X }), Mt = h({
	success: j(),
	mode: X
}), Nt = h({
	file: S(),
	content: E(S(), S()),
	pending: k(h({
		key: S(),
		value: C(S())
	}))
}), Pt = b({
	commitSha: oe,
	content: E(S(), S()),
	requestId: x(S())
}), Ft = h({
	success: j(),
	committed: A(),
	...Nt.shape
}), It = h({
	pageSlug: S(),
	mode: X,
	texts: E(S(), S()),
	updatedAt: c
}), Lt = h({
	environment: ee,
	url: x(S()),
	version: x(S()),
	commitSha: x(S()),
	deployedAt: x(c),
	provenance: x(r),
	pagesChangedAt: x(c),
	correctedBy: x(S()),
	lastStatus: x(n),
	lastReport: x(c)
}), Rt = h({ environments: k(Lt) }), zt = b({
	version: ne,
	commitSha: t,
	deployedAt: x(c),
	url: x(u),
	neverDeployed: x(j())
}), Bt = h({
	success: j(),
	environment: Lt
}), Vt = g(re), Ht = h({
	deployments: k(h({
		id: S(),
		environment: ee,
		version: S(),
		commitSha: S(),
		status: n,
		timestamp: c,
		receivedAt: c,
		applied: j(),
		provenance: x(r),
		url: x(S()),
		error: x(h({
			code: S(),
			message: S()
		})),
		run: h({
			id: S(),
			attempt: _(),
			url: x(S())
		})
	})),
	...o
}), Ut = b({ holds: k(oe).check(w(1), v(1e3)) }), Wt = h({
	success: j(),
	moved: k(h({
		requestId: S(),
		from: m,
		to: m
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
		query: ue,
		answer: de
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: pe,
		answer: p,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: le
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: ce,
		answer: p
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: fe,
		optionalBody: !0,
		answer: p
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
	listPages: M.listPages,
	...d(De, {
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
	...d(Ae, {
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
			body: h({}),
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
	createDeploymentToken: M.createDeploymentToken,
	completeDeployment: M.completeDeployment,
	...d(Ee, { receiveRepohostEvent: {
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
