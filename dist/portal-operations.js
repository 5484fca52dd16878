import { r as e } from "./rolldown-runtime.js";
import { $t as t, Bt as ee, Ct as te, Dt as n, Et as r, Ft as i, Gt as a, Ht as ne, It as re, Jt as o, Kt as s, Lt as ie, Pt as ae, Qt as oe, Rt as se, Tt as ce, Ut as le, Wt as ue, Xt as c, Yt as l, Zt as u, _t as d, bt as f, en as p, ft as m, gt as de, ht as fe, kt as pe, mt as h, nn as g, pt as _, qt as me, rn as v, tn as y, vt as b, wt as he, yt as ge, zt as _e } from "./shared-later.js";
import { C as x, D as S, E as ve, H as C, I as ye, M as w, N as T, O as E, P as D, S as O, T as k, U as A, b as j, f as M, h as N, k as P, p as be, v as F, x as I, y as L } from "./config.js";
import { _ as xe, b as R, f as Se, g as Ce, h as we, u as Te, v as Ee, y as z } from "./shared-rarely.js";
// src/contracts/portal/access.ts
const B = N([
	"viewer",
	"editor",
	"admin",
	"owner"
]), De = x({
	userId: D(),
	name: D(),
	level: B
}), Oe = x({
	access: F(De),
	total: I()
}), ke = T({ level: B }), V = x({ success: L() }), Ae = b({
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
}, {
	listAccess: {
		call: "GET /api/sites/{siteId}/access",
		summary: "Lists the users with access to the site, and their levels.",
		answer: Oe
	},
	putAccess: {
		call: "PUT /api/sites/{siteId}/access/{userId}",
		summary: "Grants a user an access level.",
		body: ke,
		answer: V
	},
	deleteAccess: {
		call: "DELETE /api/sites/{siteId}/access/{userId}",
		summary: "Revokes a user's access.",
		answer: V
	}
}), H = x({
	environment: c,
	url: E(D()),
	version: E(D()),
	commitSha: E(D()),
	deployedAt: E(p),
	provenance: E(v),
	correctedBy: E(D()),
	lastStatus: E(l),
	lastReport: E(p)
}), je = x({ environments: F(H) }), Me = T({
	version: t,
	commitSha: u,
	deployedAt: E(p),
	url: E(y),
	neverDeployed: E(L())
}), Ne = x({
	success: L(),
	environment: H
}), Pe = S(_), Fe = x({
	deployments: F(x({
		id: D(),
		environment: c,
		version: D(),
		commitSha: D(),
		status: l,
		timestamp: p,
		receivedAt: p,
		applied: L(),
		provenance: E(v),
		url: E(D()),
		error: E(x({
			code: D(),
			message: D()
		})),
		run: x({
			id: D(),
			attempt: ve(),
			url: E(D())
		})
	})),
	...m
}), Ie = T({ holds: F(oe).check(A(1), C(1e3)) }), Le = x({
	success: L(),
	moved: F(x({
		requestId: D(),
		from: R,
		to: R
	}))
}), Re = b({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: je
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: Me,
		answer: Ne
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: Pe,
		answer: Fe
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: Ie,
		answer: Le
	}
}), U = x({ full_name: D() }), ze = x({
	login: D(),
	type: E(D())
}), Be = x({
	action: E(D()),
	repository: E(U),
	issue: E(x({
		number: I(),
		body: E(k(D())),
		state_reason: E(k(D())),
		author_association: E(D())
	})),
	pull_request: E(x({
		number: I(),
		body: E(k(D())),
		merged: E(k(L())),
		merge_commit_sha: E(k(D())),
		merged_by: E(k(ze)),
		head: x({
			ref: D(),
			sha: D(),
			repo: E(k(U))
		}),
		base: x({
			ref: D(),
			sha: E(D())
		})
	})),
	ref: E(k(D())),
	before: E(D()),
	after: E(D()),
	created: E(L()),
	deleted: E(L()),
	forced: E(L()),
	commits: E(F(x({ id: D() })))
}), Ve = x({
	received: L(),
	event: D(),
	moved: F(x({
		requestId: D(),
		from: R,
		to: R
	})),
	reason: E(D())
}), He = {
	createDeploymentToken: h.createDeploymentToken,
	completeDeployment: h.completeDeployment,
	...b(fe, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Be,
		answer: Ve,
		status: 202
	} })
}, Ue = b({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: xe,
		answer: Ce
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: we,
		answer: z,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: Se
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Ee,
		answer: z
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: Te,
		optionalBody: !0,
		answer: z
	}
}), W = x({
	slug: D(),
	path: D(),
	title: D(),
	type: D(),
	sections: E(F(D())),
	lastUpdated: p
}), We = x({
	pages: F(W),
	total: I()
}), G = x({
	slug: D(),
	title: D(),
	excerpt: D(),
	author: D(),
	tags: F(D()),
	publishedAt: p
}), Ge = x({
	...G.shape,
	body: D(),
	updatedAt: p
}), Ke = x({
	posts: F(G),
	total: I()
}), qe = b({
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	auth: "public"
}, {
	getPageText: {
		call: "GET /api/v1/pages/{pageSlug}/text",
		summary: "Returns the displayed texts of a page.",
		answer: re
	},
	listContentPages: {
		call: "GET /api/v1/content/pages",
		summary: "Returns the configuration of all pages.",
		answer: We
	},
	getContentPage: {
		call: "GET /api/v1/content/pages/{pageSlug}",
		summary: "Returns the configuration of a page.",
		answer: W
	},
	listPosts: {
		call: "GET /api/v1/content/posts",
		summary: "Lists the blog posts, newest first.",
		answer: Ke
	},
	getPost: {
		call: "GET /api/v1/content/posts/{postSlug}",
		summary: "Returns a blog post with its text.",
		answer: Ge
	}
}), Je = {
	getSeoOverview: h.getSeoOverview,
	getSeoDefaults: h.getSeoDefaults,
	getSitemap: h.getSitemap,
	getPageSeo: h.getPageSeo,
	...b(de, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: r,
			answer: ce
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: ge,
			answer: f
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: he,
			answer: te
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: x({}),
			answer: pe
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: n
		}
	})
}, K = x({
	textOverrides: L(),
	seoManagement: L(),
	blogEnabled: L(),
	assistantEnabled: L()
}), q = x({
	general: x({
		name: D(),
		description: D(),
		timezone: D()
	}),
	deployment: x({
		provider: D(),
		autoDeployDev: L(),
		requireApproval: L()
	}),
	notifications: x({
		email: L(),
		slack: L(),
		webhookUrl: k(D())
	}),
	features: K
}), Ye = w((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), Xe = T({
	general: E(T({
		name: E(D().check(A(1), C(200))),
		description: E(D().check(C(2e3))),
		timezone: E(D().check(Ye))
	})),
	deployment: E(T({
		provider: E(D().check(A(1))),
		autoDeployDev: E(L()),
		requireApproval: E(L())
	})),
	notifications: E(T({
		email: E(L()),
		slack: E(L()),
		webhookUrl: E(k(y))
	})),
	features: E(P(T(K.shape)))
}), Ze = x({
	success: E(L()),
	settings: E(q),
	updatedAt: E(p)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
// src/contracts/portal/site.ts
const J = x({
	id: D(),
	name: D()
}), Y = N([
	"active",
	"pending",
	"archived"
]), Qe = x({
	id: D(),
	slug: D(),
	name: D(),
	url: D(),
	status: Y,
	company: J,
	framework: D(),
	currentVersion: g(D()),
	devVersion: g(D()),
	lastDeployed: g(p),
	createdAt: p
}), $e = x({
	id: D(),
	slug: D(),
	name: D(),
	description: D(),
	url: D(),
	devUrl: g(D()),
	status: Y,
	company: J,
	repository: x({
		owner: D(),
		name: D(),
		defaultBranch: D(),
		releaseBranch: g(D())
	}),
	framework: x({
		type: D(),
		version: D()
	}),
	versions: x({
		current: g(D()),
		development: g(D())
	}),
	features: K,
	statistics: x({
		pageViews: I(),
		textOverrides: I(),
		pendingRequests: I()
	}),
	lastDeployed: g(p),
	createdAt: p
}), et = S({
	companyId: E(D()),
	status: E(Y),
	..._
}), tt = x({
	sites: F(Qe),
	...m
}), nt = T({
	name: E(D().check(A(1), C(200))),
	description: E(D().check(C(2e3))),
	url: E(y),
	features: E(P(T(K.shape)))
}), rt = x({
	success: L(),
	site: x({
		id: D(),
		name: D(),
		updatedAt: p
	})
}), it = N([
	"day",
	"week",
	"month",
	"year"
]), X = ye([M(), be()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const at = S({
	period: E(it),
	startDate: E(X),
	endDate: E(X)
}).check(w(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), ot = x({
	siteId: D(),
	period: D(),
	pageViews: x({
		total: I(),
		unique: I(),
		byPage: F(x({
			path: D(),
			views: I()
		}))
	}),
	content: x({
		textOverrides: I(),
		seoUpdates: I(),
		blogPosts: I()
	}),
	development: x({
		requestsCreated: I(),
		requestsCompleted: I(),
		deployments: I()
	})
}), Z = x({
	version: D(),
	status: O("production"),
	deployedAt: p,
	commitSha: D(),
	releaseNotes: D()
}), st = x({
	version: D(),
	status: O("development"),
	branch: D(),
	changes: I(),
	createdAt: p
}), ct = j("status", [Z, st]), lt = x({ versions: F(ct) }), ut = {
	listPages: h.listPages,
	...b(d, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: et,
			answer: tt,
			level: void 0
		},
		getSite: {
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: $e
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: nt,
			answer: rt
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: at,
			answer: ot
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: i,
			answer: ae
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
			answer: q
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: Xe,
			answer: Ze
		}
	})
}, dt = b({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides, optionally only those with overrides of one status or request.",
		query: le,
		answer: ne
	},
	getText: {
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: ee
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: me,
		answer: s
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: o,
		answer: s
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: a,
		answer: ue
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: o,
		answer: _e
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: ie,
		answer: se
	}
}), Q = N([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
x({
	event: Q,
	timestamp: p,
	site: x({
		id: D(),
		slug: D()
	}),
	data: x({})
});
const $ = x({
	webhookUrl: k(D()),
	events: F(Q)
}), ft = T({
	webhookUrl: k(y),
	events: F(Q)
}), pt = x({
	success: L(),
	webhook: $,
	secret: D()
}), mt = N([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), ht = x({
	deliveries: F(x({
		id: D(),
		event: Q,
		webhookUrl: D(),
		status: mt,
		attempts: F(x({
			at: p,
			status: E(I()),
			error: E(D())
		})),
		createdAt: p
	})),
	total: I()
}), gt = b({
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
		answer: $
	},
	putWebhook: {
		call: "PUT /api/sites/{siteId}/webhook",
		summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
		body: ft,
		answer: pt
	},
	listDeliveries: {
		call: "GET /api/sites/{siteId}/webhook/deliveries",
		summary: "Lists the events sent, with every delivery attempt.",
		answer: ht
	}
});
// src/contracts/portal/operations/operations.ts
var _t = e({ operations: () => vt });
const vt = {
	...ut,
	...Je,
	...qe,
	...He,
	...dt,
	...Ue,
	...Re,
	...gt,
	...Ae
};
export { _t as t };
