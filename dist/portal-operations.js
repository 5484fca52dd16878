import { r as e } from "./rolldown-runtime.js";
import { $t as t, Ct as n, Dt as ee, Ft as r, Gt as i, Ht as a, It as o, Jt as s, Kt as te, Lt as ne, Nt as re, Ot as ie, Pt as ae, Qt as oe, Rt as se, St as ce, Tt as le, Ut as ue, Vt as de, Wt as c, Xt as l, Yt as u, Zt as d, _t as f, en as p, ft as m, gt as h, ht as fe, in as g, mt as pe, nn as _, pt as me, qt as v, rn as y, tn as b, vt as he, wt as ge, xt as _e, zt as ve } from "./shared-later.js";
import { C as x, D as S, E as ye, H as C, I as be, M as w, N as T, O as E, P as D, S as O, T as k, U as A, b as j, f as M, h as N, k as P, p as xe, v as F, x as I, y as L } from "./config.js";
import { _ as Se, b as R, f as Ce, g as we, h as Te, u as Ee, v as De, y as z } from "./shared-rarely.js";
// src/contracts/portal/access.ts
const B = N([
	"viewer",
	"editor",
	"admin",
	"owner"
]), Oe = x({
	userId: D(),
	name: D(),
	level: B
}), ke = x({
	access: F(Oe),
	total: I()
}), Ae = T({ level: B }), V = x({ success: L() }), je = h({
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
}, {
	listAccess: {
		call: "GET /api/sites/{siteId}/access",
		summary: "Lists the users with access to the site, and their levels.",
		answer: ke
	},
	putAccess: {
		call: "PUT /api/sites/{siteId}/access/{userId}",
		summary: "Grants a user an access level.",
		body: Ae,
		answer: V
	},
	deleteAccess: {
		call: "DELETE /api/sites/{siteId}/access/{userId}",
		summary: "Revokes a user's access.",
		answer: V
	}
}), H = x({
	environment: d,
	url: E(D()),
	version: E(D()),
	commitSha: E(D()),
	deployedAt: E(b),
	provenance: E(g),
	pagesChangedAt: E(b),
	correctedBy: E(D()),
	lastStatus: E(l),
	lastReport: E(b)
}), Me = x({ environments: F(H) }), Ne = T({
	version: p,
	commitSha: oe,
	deployedAt: E(b),
	url: E(_),
	neverDeployed: E(L())
}), Pe = x({
	success: L(),
	environment: H
}), Fe = S(u), Ie = x({
	deployments: F(x({
		id: D(),
		environment: d,
		version: D(),
		commitSha: D(),
		status: l,
		timestamp: b,
		receivedAt: b,
		applied: L(),
		provenance: E(g),
		url: E(D()),
		error: E(x({
			code: D(),
			message: D()
		})),
		run: x({
			id: D(),
			attempt: ye(),
			url: E(D())
		})
	})),
	...s
}), Le = T({ holds: F(t).check(A(1), C(1e3)) }), Re = x({
	success: L(),
	moved: F(x({
		requestId: D(),
		from: R,
		to: R
	}))
}), ze = h({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: Me
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: Ne,
		answer: Pe
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: Fe,
		answer: Ie
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: Le,
		answer: Re
	}
}), U = x({ full_name: D() }), Be = x({
	login: D(),
	type: E(D())
}), Ve = x({
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
		merged_by: E(k(Be)),
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
}), He = x({
	received: L(),
	event: D(),
	moved: F(x({
		requestId: D(),
		from: R,
		to: R
	})),
	reason: E(D())
}), Ue = {
	createDeploymentToken: m.createDeploymentToken,
	completeDeployment: m.completeDeployment,
	...h(me, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Ve,
		answer: He,
		status: 202
	} })
}, We = h({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: Se,
		answer: we
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: Te,
		answer: z,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: Ce
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: De,
		answer: z
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: Ee,
		optionalBody: !0,
		answer: z
	}
}), W = x({
	slug: D(),
	path: D(),
	title: D(),
	type: D(),
	sections: E(F(D())),
	lastUpdated: b
}), Ge = x({
	pages: F(W),
	total: I()
}), G = x({
	slug: D(),
	title: D(),
	excerpt: D(),
	author: D(),
	tags: F(D()),
	publishedAt: b
}), Ke = x({
	...G.shape,
	body: D(),
	updatedAt: b
}), qe = x({
	posts: F(G),
	total: I()
}), Je = h({
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	auth: "public"
}, {
	getPageText: {
		call: "GET /api/v1/pages/{pageSlug}/text",
		summary: "Returns the displayed texts of a page.",
		answer: r
	},
	listContentPages: {
		call: "GET /api/v1/content/pages",
		summary: "Returns the configuration of all pages.",
		answer: Ge
	},
	getContentPage: {
		call: "GET /api/v1/content/pages/{pageSlug}",
		summary: "Returns the configuration of a page.",
		answer: W
	},
	listPosts: {
		call: "GET /api/v1/content/posts",
		summary: "Lists the blog posts, newest first.",
		answer: qe
	},
	getPost: {
		call: "GET /api/v1/content/posts/{postSlug}",
		summary: "Returns a blog post with its text.",
		answer: Ke
	}
}), Ye = {
	getSeoOverview: m.getSeoOverview,
	getSeoDefaults: m.getSeoDefaults,
	getSitemap: m.getSitemap,
	getPageSeo: m.getPageSeo,
	...h(pe, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: ge,
			answer: n
		},
		getSitemapConfig: {
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: ee,
			etag: !0,
			answer: f
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: f,
			answer: he
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: ce,
			answer: _e
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: x({}),
			answer: ie
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: le
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
}), Xe = w((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), Ze = T({
	general: E(T({
		name: E(D().check(A(1), C(200))),
		description: E(D().check(C(2e3))),
		timezone: E(D().check(Xe))
	})),
	deployment: E(T({
		provider: E(D().check(A(1))),
		autoDeployDev: E(L()),
		requireApproval: E(L())
	})),
	notifications: E(T({
		email: E(L()),
		slack: E(L()),
		webhookUrl: E(k(_))
	})),
	features: E(P(T(K.shape)))
}), Qe = x({
	success: E(L()),
	settings: E(q),
	updatedAt: E(b)
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
]), $e = x({
	id: D(),
	slug: D(),
	name: D(),
	url: D(),
	status: Y,
	company: J,
	framework: D(),
	currentVersion: y(D()),
	devVersion: y(D()),
	lastDeployed: y(b),
	createdAt: b
}), et = x({
	id: D(),
	slug: D(),
	name: D(),
	description: D(),
	url: D(),
	devUrl: y(D()),
	status: Y,
	company: J,
	repository: x({
		owner: D(),
		name: D(),
		defaultBranch: D(),
		releaseBranch: y(D())
	}),
	framework: x({
		type: D(),
		version: D()
	}),
	versions: x({
		current: y(D()),
		development: y(D())
	}),
	features: K,
	statistics: x({
		pageViews: I(),
		textOverrides: I(),
		pendingRequests: I()
	}),
	lastDeployed: y(b),
	createdAt: b
}), tt = S({
	companyId: E(D()),
	status: E(Y),
	...u
}), nt = x({
	sites: F($e),
	...s
}), rt = T({
	name: E(D().check(A(1), C(200))),
	description: E(D().check(C(2e3))),
	url: E(_),
	features: E(P(T(K.shape)))
}), it = x({
	success: L(),
	site: x({
		id: D(),
		name: D(),
		updatedAt: b
	})
}), at = N([
	"day",
	"week",
	"month",
	"year"
]), X = be([M(), xe()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const ot = S({
	period: E(at),
	startDate: E(X),
	endDate: E(X)
}).check(w(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), st = x({
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
		deployments: I(),
		previewExchanges: E(I())
	})
}), ct = x({
	version: D(),
	status: O("production"),
	deployedAt: b,
	commitSha: D(),
	releaseNotes: D()
}), lt = x({
	version: D(),
	status: O("development"),
	branch: D(),
	changes: I(),
	createdAt: b
}), ut = j("status", [ct, lt]), dt = x({ versions: F(ut) }), ft = {
	listPages: m.listPages,
	...h(fe, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: tt,
			answer: nt,
			level: void 0
		},
		getSite: {
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: et
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: rt,
			answer: it
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: ot,
			answer: st
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: ae,
			answer: re
		},
		listVersions: {
			call: "GET /api/sites/{siteId}/versions",
			summary: "Returns the versions of a site, in production and in development.",
			answer: dt
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
			body: Ze,
			answer: Qe
		}
	})
}, pt = h({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: a,
		answer: de
	},
	getText: {
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: ve
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: te,
		answer: i
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: v,
		answer: i
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: c,
		answer: ue
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: v,
		answer: se
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: o,
		answer: ne
	}
}), Z = N([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
x({
	event: Z,
	timestamp: b,
	site: x({
		id: D(),
		slug: D()
	}),
	data: x({})
});
const Q = x({
	webhookUrl: k(D()),
	events: F(Z)
}), mt = T({
	webhookUrl: k(_),
	events: F(Z)
}), ht = x({
	success: L(),
	webhook: Q,
	secret: D()
}), gt = N([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), _t = x({
	deliveries: F(x({
		id: D(),
		event: Z,
		webhookUrl: D(),
		status: gt,
		attempts: F(x({
			at: b,
			status: E(I()),
			error: E(D())
		})),
		createdAt: b
	})),
	total: I()
}), vt = h({
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
		answer: Q
	},
	putWebhook: {
		call: "PUT /api/sites/{siteId}/webhook",
		summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
		body: mt,
		answer: ht
	},
	listDeliveries: {
		call: "GET /api/sites/{siteId}/webhook/deliveries",
		summary: "Lists the events sent, with every delivery attempt.",
		answer: _t
	}
});
// src/contracts/portal/operations/operations.ts
var $ = e({ operations: () => yt });
const yt = {
	...ft,
	...Ye,
	...Je,
	...Ue,
	...pt,
	...We,
	...ze,
	...vt,
	...je
};
export { $ as t };
