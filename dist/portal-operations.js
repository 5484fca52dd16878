import { r as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, G as a, H as o, I as s, L as c, N as ee, V as l, _ as u, j as te, y as ne } from "./session.js";
import { C as d, D as f, E as re, H as p, I as ie, M as m, N as h, O as g, P as _, S as v, T as y, U as b, b as ae, f as oe, h as x, k as S, p as se, v as C, x as w, y as T } from "./config.js";
import { At as ce, Ct as le, Et as ue, Mt as E, Nt as de, Ot as fe, Pt as D, St as pe, Tt as me, bt as O, ct as he, et as k, ft as ge, ht as A, jt as j, kt as M, lt as N, nt as P, ot as F, rt as I, st as L, tt as _e, ut as ve, vt as ye, wt as be, xt as xe, yt as Se } from "./shared-later.js";
import { _ as Ce, d as we, g as Te, h as Ee, l as De, m as Oe, v as R, y as z } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const B = x([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
d({
	event: B,
	timestamp: s,
	site: d({
		id: _(),
		slug: _()
	}),
	data: d({})
});
const V = d({
	webhookUrl: y(_()),
	events: C(B)
}), ke = h({
	webhookUrl: y(c),
	events: C(B)
}), Ae = d({
	success: T(),
	webhook: V,
	secret: _()
}), je = x([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Me = d({
	deliveries: C(d({
		id: _(),
		event: B,
		webhookUrl: _(),
		status: je,
		attempts: C(d({
			at: s,
			status: g(w()),
			error: g(_())
		})),
		createdAt: s
	})),
	total: w()
}), H = d({ full_name: _() }), Ne = d({
	login: _(),
	type: g(_())
}), Pe = d({
	action: g(_()),
	repository: g(H),
	issue: g(d({
		number: w(),
		body: g(y(_())),
		state_reason: g(y(_())),
		author_association: g(_())
	})),
	pull_request: g(d({
		number: w(),
		body: g(y(_())),
		merged: g(y(T())),
		merge_commit_sha: g(y(_())),
		merged_by: g(y(Ne)),
		head: d({
			ref: _(),
			sha: _(),
			repo: g(y(H))
		}),
		base: d({
			ref: _(),
			sha: g(_())
		})
	})),
	ref: g(y(_())),
	before: g(_()),
	after: g(_()),
	created: g(T()),
	deleted: g(T()),
	forced: g(T()),
	commits: g(C(d({ id: _() })))
}), Fe = d({
	received: T(),
	event: _(),
	moved: C(d({
		requestId: _(),
		from: z,
		to: z
	})),
	reason: g(_())
}), U = d({
	textOverrides: T(),
	seoManagement: T(),
	blogEnabled: T(),
	assistantEnabled: T()
}), W = d({
	id: _(),
	name: _()
}), G = x([
	"active",
	"pending",
	"archived"
]), Ie = d({
	id: _(),
	slug: _(),
	name: _(),
	url: _(),
	status: G,
	company: W,
	framework: _(),
	currentVersion: a(_()),
	devVersion: a(_()),
	lastDeployed: a(s),
	createdAt: s
}), Le = d({
	id: _(),
	slug: _(),
	name: _(),
	description: _(),
	url: _(),
	devUrl: a(_()),
	status: G,
	company: W,
	repository: d({
		owner: _(),
		name: _(),
		defaultBranch: _(),
		releaseBranch: a(_())
	}),
	framework: d({
		type: _(),
		version: _()
	}),
	versions: d({
		current: a(_()),
		development: a(_())
	}),
	features: U,
	statistics: d({
		pageViews: w(),
		textOverrides: w(),
		pendingRequests: w()
	}),
	lastDeployed: a(s),
	createdAt: s
}), Re = f({
	companyId: g(_()),
	status: g(G),
	...o
}), ze = d({
	sites: C(Ie),
	...l
}), Be = h({
	name: g(_().check(b(1), p(200))),
	description: g(_().check(p(2e3))),
	url: g(c),
	features: g(S(h(U.shape)))
}), Ve = d({
	success: T(),
	site: d({
		id: _(),
		name: _(),
		updatedAt: s
	})
}), K = d({
	general: d({
		name: _(),
		description: _(),
		timezone: _()
	}),
	deployment: d({
		provider: _(),
		autoDeployDev: T(),
		requireApproval: T()
	}),
	notifications: d({
		email: T(),
		slack: T(),
		webhookUrl: y(_())
	}),
	features: U
}), He = m((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), Ue = h({
	general: g(h({
		name: g(_().check(b(1), p(200))),
		description: g(_().check(p(2e3))),
		timezone: g(_().check(He))
	})),
	deployment: g(h({
		provider: g(_().check(b(1))),
		autoDeployDev: g(T()),
		requireApproval: g(T())
	})),
	notifications: g(h({
		email: g(T()),
		slack: g(T()),
		webhookUrl: g(y(c))
	})),
	features: g(S(h(U.shape)))
}), We = d({
	success: g(T()),
	settings: g(K),
	updatedAt: g(s)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const Ge = d({
	version: _(),
	status: v("production"),
	deployedAt: s,
	commitSha: _(),
	releaseNotes: _()
}), Ke = d({
	version: _(),
	status: v("development"),
	branch: _(),
	changes: w(),
	createdAt: s
}), qe = ae("status", [Ge, Ke]), Je = d({ versions: C(qe) }), Ye = x([
	"day",
	"week",
	"month",
	"year"
]), q = ie([oe(), se()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const Xe = f({
	period: g(Ye),
	startDate: g(q),
	endDate: g(q)
}).check(m(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), Ze = d({
	siteId: _(),
	period: _(),
	pageViews: d({
		total: w(),
		unique: w(),
		byPage: C(d({
			path: _(),
			views: w()
		}))
	}),
	content: d({
		textOverrides: w(),
		seoUpdates: w(),
		blogPosts: w()
	}),
	development: d({
		requestsCreated: w(),
		requestsCompleted: w(),
		deployments: w(),
		previewExchanges: g(w())
	})
}), J = x(ne), Qe = d({
	userId: _(),
	name: _(),
	level: J
}), $e = d({
	access: C(Qe),
	total: w()
}), et = h({ level: J }), Y = d({ success: T() }), X = d({
	slug: _(),
	path: _(),
	title: _(),
	type: _(),
	sections: g(C(_())),
	lastUpdated: s
}), tt = d({
	pages: C(X),
	total: w()
}), Z = d({
	slug: _(),
	title: _(),
	excerpt: _(),
	author: _(),
	tags: C(_()),
	publishedAt: s
}), nt = d({
	...Z.shape,
	body: _(),
	updatedAt: s
}), rt = d({
	posts: C(Z),
	total: w()
}), Q = d({
	environment: i,
	url: g(_()),
	version: g(_()),
	commitSha: g(_()),
	deployedAt: g(s),
	provenance: g(r),
	pagesChangedAt: g(s),
	correctedBy: g(_()),
	lastStatus: g(n),
	lastReport: g(s)
}), it = d({ environments: C(Q) }), $ = h({
	version: ee,
	commitSha: t,
	deployedAt: g(s),
	url: g(c),
	neverDeployed: g(T())
}), at = d({
	success: T(),
	environment: Q
}), ot = f(o), st = d({
	deployments: C(d({
		id: _(),
		environment: i,
		version: _(),
		commitSha: _(),
		status: n,
		timestamp: s,
		receivedAt: s,
		applied: T(),
		provenance: g(r),
		url: g(_()),
		error: g(d({
			code: _(),
			message: _()
		})),
		run: d({
			id: _(),
			attempt: re(),
			url: g(_())
		})
	})),
	...l
}), ct = h({ holds: C(te).check(b(1), p(1e3)) }), lt = d({
	success: T(),
	moved: C(d({
		requestId: _(),
		from: z,
		to: z
	}))
}), ut = u({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: Te,
		answer: Ee
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: Oe,
		answer: R,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: we
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Ce,
		answer: R
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: De,
		optionalBody: !0,
		answer: R
	}
}), dt = u({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: it
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: $,
		answer: at
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: ot,
		answer: st
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: ct,
		answer: lt
	}
}), ft = u({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: M,
		answer: fe
	},
	getText: {
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: ue
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: de,
		answer: E
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: D,
		answer: E
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: j,
		answer: ce
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: D,
		answer: me
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: le,
		answer: be
	}
});
// src/contracts/portal/operations/operations.ts
var pt = e({ operations: () => mt });
const mt = {
	listPages: k.listPages,
	...u(I, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: Re,
			answer: ze,
			level: void 0
		},
		getSite: {
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: Le
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: Be,
			answer: Ve
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: Xe,
			answer: Ze
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: Se,
			answer: ye
		},
		listVersions: {
			call: "GET /api/sites/{siteId}/versions",
			summary: "Returns the versions of a site, in production and in development.",
			answer: Je
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
			body: Ue,
			answer: We
		}
	}),
	getSeoOverview: k.getSeoOverview,
	getSeoDefaults: k.getSeoDefaults,
	getSitemap: k.getSitemap,
	getPageSeo: k.getPageSeo,
	...u(P, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: N,
			answer: he
		},
		getSitemapConfig: {
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: A,
			etag: !0,
			answer: O
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: O,
			answer: xe
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: L,
			answer: F
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: d({}),
			answer: ge
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: ve
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
			answer: pe
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: tt
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: X
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: rt
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: nt
		}
	}),
	createDeploymentToken: k.createDeploymentToken,
	completeDeployment: k.completeDeployment,
	...u(_e, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Pe,
		answer: Fe,
		status: 202
	} }),
	...ft,
	...ut,
	...dt,
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
			answer: V
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
			body: ke,
			answer: Ae
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, with every delivery attempt.",
			answer: Me
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
			answer: $e
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: et,
			answer: Y
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: Y
		}
	})
};
export { pt as t };
