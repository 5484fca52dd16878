import { r as __exportAll } from "./rolldown-runtime.js";
import { $ as date, At as _positive, Ct as unknown, Dt as _lte, Et as _gte, Ft as seoLimits, K as deploymentCompletePath, Nt as safeParse, Ot as _maxLength, Q as number$1, St as union, U as DeploymentComplete, W as DeploymentCompleteResponse, X as ValidationResult, Y as ValidationProblem, _t as record, a as systemClock, an as SiteDeployError, at as boolean, bt as string, c as PortalAnswerError, ct as literal, dt as nullable, et as datetime, ft as number, it as array, jt as _regex, k as retry, kt as _minLength, l as PortalError, ln as Secret, lt as looseObject, mt as optional, nt as _enum, o as rateClassOf, ot as discriminatedUnion, pt as object, q as idempotencyKeyHeader, r as serviceAddress, rt as _undefined, s as rateLimits, st as int, t as endpointAddress, tt as _default, ut as meta, v as parsedAnswer, vt as refine, wt as url, yt as strictObject } from "./shared.js";
import { createHmac } from "node:crypto";

// src/portal/client/operation-path.ts
function pathOf(template, parameters) {
	return template.replace(/\{(\w+)\}/g, (_, name) => {
		const value = parameters[name] ?? "";
		if (/^\.{0,2}$/.test(value)) throw new SiteDeployError("USAGE", `"${value}" is not a ${name}.`);
		return encodeURIComponent(value);
	});
}

// src/portal/client/rate-limit.ts
const window = 6e4;
const silent = 2e3;
var SlidingWindow = class {
	#clock;
	#limit;
	#onWait;
	#queue = [];
	#answered = [];
	#underway = 0;
	#pausedUntil = 0;
	#wake;
	constructor(clock, limit, onWait = () => {}) {
		this.#clock = clock;
		this.#limit = limit;
		this.#onWait = onWait;
	}
	async next(signal) {
		signal?.throwIfAborted();
		return await new Promise((resolve, reject) => {
			const giveUp = () => {
				this.#queue.splice(this.#queue.indexOf(waiter), 1);
				this.#advance();
				reject(signal?.reason);
			};
			const waiter = { admit(done) {
				signal?.removeEventListener("abort", giveUp);
				resolve(done);
			} };
			signal?.addEventListener("abort", giveUp, { once: true });
			this.#queue.push(waiter);
			this.#advance();
		});
	}
	hold(ms) {
		this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
		this.#advance();
	}
	#advance() {
		const now = this.#clock.now();
		while (this.#answered[0] !== void 0 && this.#answered[0] + window < now) this.#answered.shift();
		while (now >= this.#pausedUntil && this.#underway + this.#answered.length < this.#limit) {
			const next = this.#queue.shift();
			if (next === void 0) break;
			this.#underway += 1;
			next.admit(this.#place());
		}
		this.#wakeAt(this.#queue.length === 0 ? void 0 : this.#nextChance(now));
	}
	#nextChance(now) {
		if (now < this.#pausedUntil) return this.#pausedUntil;
		return this.#answered[0] === void 0 ? void 0 : this.#answered[0] + window + 1;
	}
	#wakeAt(at) {
		if (this.#wake?.at === at) return;
		this.#wake?.cancel.abort();
		this.#wake = void 0;
		if (at === void 0) return;
		const wake = {
			at,
			cancel: new AbortController()
		};
		this.#wake = wake;
		const ms = Math.max(0, at - this.#clock.now());
		if (ms > silent && at !== this.#pausedUntil) this.#onWait(ms);
		this.#clock.sleep(ms, wake.cancel.signal).then(() => {
			if (this.#wake !== wake) return;
			this.#wake = void 0;
			this.#advance();
		}, () => {});
	}
	#place() {
		let isDone = false;
		return () => {
			if (isDone) return;
			isDone = true;
			this.#underway -= 1;
			this.#answered.push(this.#clock.now());
			this.#advance();
		};
	}
};
const nouns = {
	read: "reads",
	write: "writes",
	delete: "deletions"
};
function rateLimitsOf(clock, onWait = () => {}) {
	const limitOf = (kind) => new SlidingWindow(clock, rateLimits[kind], (ms) => onWait(`The portal takes ${rateLimits[kind]} ${nouns[kind]} a minute: going on in ${Math.ceil(ms / 1e3)} s.`));
	return {
		read: limitOf("read"),
		write: limitOf("write"),
		delete: limitOf("delete")
	};
}

// src/portal/client/caller.ts
const policies = {
	GET: retry.safe,
	PUT: retry.safe,
	POST: retry.refusedOnly,
	PATCH: retry.refusedOnly,
	DELETE: retry.refusedOnly
};
const maxBytes = 64 << 20;
var PortalCaller = class {
	provider;
	#options;
	#url;
	#clock;
	#limits;
	constructor(options) {
		this.#options = options;
		this.#url = serviceAddress(options.url, "The address of the portal");
		this.#clock = options.clock ?? systemClock;
		this.#limits = rateLimitsOf(this.#clock, options.onWait);
		this.provider = options.provider;
	}
	async call(operation, parts) {
		return read(operation, await this.send(operation, parts));
	}
	async callTagged(operation, parts) {
		const response = await this.send(operation, parts);
		return {
			value: read(operation, response),
			etag: response.headers.etag
		};
	}
	async send(operation, parts) {
		const { auth } = operation;
		if (auth === "public" || auth === "signature") return await this.#send(operation, parts);
		const { credential } = this.#options;
		const given = await credential({ auth });
		try {
			return await this.#send(operation, parts, given);
		} catch (error) {
			if (!(error instanceof PortalError) || error.status !== 401) throw error;
			parts.signal?.throwIfAborted();
			const renewed = await credential({
				auth,
				refused: given
			});
			if (renewed.reveal() === given.reveal()) throw error;
			return await this.#send(operation, parts, renewed);
		}
	}
	async #send(operation, { parameters, query, body, headers, ifMatch, retry: policy, signal }, credential) {
		const { method, answerType = "application/json" } = operation;
		const url = endpointAddress(this.#url, pathOf(operation.path, parameters), query);
		const response = await this.#options.http.send({
			method,
			url,
			headers: {
				...headers,
				...credential !== void 0 && { authorization: `Bearer ${credential.reveal()}` },
				...ifMatch !== void 0 && { "if-match": ifMatch },
				accept: answerType
			},
			json: body,
			retry: policy ?? policies[method],
			turns: this.#limits[rateClassOf(method)],
			idleMs: 15e3,
			maxBytes,
			...signal !== void 0 && { signal }
		});
		if (!response.ok) throw new PortalError(`${method} ${url.pathname}`, response, this.#clock.now());
		return response;
	}
};
function read(operation, response) {
	const empty = response.body.length === 0 ? {} : response.json;
	const value = operation.answerType === "application/xml" ? response.text : empty;
	const call = `${operation.method} ${operation.path}`;
	return parsedAnswer(operation.answer, value, (wrong) => new PortalAnswerError(call, response, wrong));
}

// src/portal/contract/operation.ts
const levels = [
	"viewer",
	"editor",
	"admin",
	"owner"
];
function operation(parts) {
	return parts;
}

// src/portal/contract/access.ts
const AccessLevel = _enum(levels);
const AccessGrant = looseObject({
	userId: string(),
	name: string(),
	level: AccessLevel
});
const AccessList = looseObject({
	access: array(AccessGrant),
	total: int()
});
const AccessUpdate = strictObject({ level: AccessLevel });
const AccessResult = looseObject({ success: boolean() });

// src/portal/contract/operations/none.ts
const none = _undefined();

// src/portal/contract/operations/access.ts
const common$7 = {
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
};
const accessOperations = {
	listAccess: operation({
		...common$7,
		id: "listAccess",
		method: "GET",
		path: "/api/sites/{siteId}/access",
		summary: "Who has access to the site, and at which level.",
		query: none,
		body: none,
		answer: AccessList
	}),
	putAccess: operation({
		...common$7,
		id: "putAccess",
		method: "PUT",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Grants a user a level.",
		query: none,
		body: AccessUpdate,
		answer: AccessResult
	}),
	deleteAccess: operation({
		...common$7,
		id: "deleteAccess",
		method: "DELETE",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Takes the access of a user away.",
		query: none,
		body: none,
		answer: AccessResult
	})
};

// src/portal/contract/deployment-token.ts
const deploymentTokensPath = "/api/v1/sites/deployment-tokens";
const DeploymentTokenRequest = object({ siteSlug: string().check(_minLength(1)) });
const DeploymentTokenResponse = looseObject({ swaToken: string().check(_minLength(1)) });

// src/portal/contract/values.ts
const Timestamp = datetime({ offset: true }).check(_regex(/(Z|\+00:00)$/, "Expected a time in UTC, with Z or +00:00 at its end."));
const WebAddress = url({
	protocol: /^https?$/,
	error: "Expected a full address that begins with http:// or https://."
});
const SemanticVersion = string().check(_regex(/^\d+\.\d+\.\d+$/, "Expected MAJOR.MINOR.PATCH."));
const SocialHandle = string().check(_regex(/^@\w+$/, "Expected a user name that begins with @."));
const Slug = string().check(_regex(/^[^\s/?#%\\]+$/, "Expected a slug without spaces, slashes, ?, # and %."), _maxLength(200));
const unknownYet = (schema) => optional(nullable(schema));
const limitedText = (max) => string().check(_minLength(1, "Must not be empty."), refine((text) => [...text].length <= max, { error: `Has at most ${max} characters.` }), meta({ maxLength: max }));

// src/portal/contract/development-request.ts
const RequestStatus = _enum([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]);
const RequestClass = _enum([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]);
const AutomationPotential = _enum([
	"high",
	"medium",
	"low",
	"none"
]);
const DevelopmentRequest = looseObject({
	id: string(),
	title: string(),
	description: string(),
	status: RequestStatus,
	requester: string(),
	classification: optional(RequestClass),
	automationPotential: optional(AutomationPotential),
	issueNumber: optional(int()),
	pullRequestNumber: optional(int()),
	approvedAt: optional(Timestamp),
	position: optional(int()),
	history: array(looseObject({
		status: RequestStatus,
		at: Timestamp,
		by: string(),
		reason: optional(string())
	})),
	createdAt: Timestamp,
	updatedAt: Timestamp
});
const RequestListQuery = object({ status: optional(RequestStatus) });
const RequestList = looseObject({
	requests: array(DevelopmentRequest),
	total: int()
});
const RequestCreate = strictObject({
	title: string().check(_minLength(1), _maxLength(200)),
	description: _default(string().check(_maxLength(2e4)), "")
});
const RequestPatch = strictObject({
	status: optional(RequestStatus),
	reason: optional(string().check(_minLength(1), _maxLength(2e3))),
	classification: optional(RequestClass),
	automationPotential: optional(AutomationPotential),
	issueNumber: optional(int().check(_gte(1))),
	pullRequestNumber: optional(int().check(_gte(1)))
});
const RequestResult = looseObject({
	success: boolean(),
	request: DevelopmentRequest
});

// src/portal/contract/repohost-event.ts
const RepohostEvent = looseObject({
	action: optional(string()),
	repository: optional(looseObject({ full_name: string() })),
	issue: optional(looseObject({
		number: int(),
		body: optional(nullable(string())),
		state_reason: optional(nullable(string()))
	})),
	pull_request: optional(looseObject({
		number: int(),
		body: optional(nullable(string())),
		merged: optional(nullable(boolean())),
		merge_commit_sha: optional(nullable(string())),
		head: looseObject({
			ref: string(),
			sha: string()
		}),
		base: looseObject({ ref: string() })
	})),
	ref: optional(nullable(string())),
	after: optional(string()),
	deleted: optional(boolean()),
	commits: optional(array(looseObject({ id: string() })))
});
const repohostHeaders = {
	event: "x-github-event",
	delivery: "x-github-delivery",
	signature: "x-hub-signature-256"
};
const RepohostResult = looseObject({
	received: boolean(),
	event: string(),
	moved: array(looseObject({
		requestId: string(),
		from: RequestStatus,
		to: RequestStatus
	})),
	reason: optional(string())
});

// src/portal/contract/operations/integration.ts
const common$6 = {
	spec: "Endpoints: Deployment and repository-host integration",
	tag: "Integration",
	method: "POST",
	query: none
};
const integrationOperations = {
	createDeploymentToken: operation({
		...common$6,
		id: "createDeploymentToken",
		path: deploymentTokensPath,
		summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
		auth: "cloud",
		body: DeploymentTokenRequest,
		answer: DeploymentTokenResponse
	}),
	completeDeployment: operation({
		...common$6,
		id: "completeDeployment",
		path: deploymentCompletePath(),
		summary: "Tells that a deployment has ended; version, status and release state of the site follow.",
		auth: "deployment",
		body: DeploymentComplete,
		answer: DeploymentCompleteResponse
	}),
	receiveRepohostEvent: operation({
		...common$6,
		id: "receiveRepohostEvent",
		path: "/api/webhooks/repohost",
		summary: "Receives the events Issues, Pull requests and Pushes of the repository host.",
		auth: "signature",
		body: RepohostEvent,
		answer: RepohostResult,
		status: 202
	})
};

// src/portal/contract/operations/requests.ts
const common$5 = {
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal"
};
const requestOperations = {
	listRequests: operation({
		...common$5,
		id: "listRequests",
		method: "GET",
		path: "/api/sites/{siteId}/requests",
		summary: "The development requests of the site, oldest first.",
		level: "viewer",
		query: RequestListQuery,
		body: none,
		answer: RequestList
	}),
	createRequest: operation({
		...common$5,
		id: "createRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		query: none,
		body: RequestCreate,
		answer: RequestResult,
		status: 201
	}),
	getRequest: operation({
		...common$5,
		id: "getRequest",
		method: "GET",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "A development request.",
		level: "viewer",
		query: none,
		body: none,
		answer: DevelopmentRequest
	}),
	patchRequest: operation({
		...common$5,
		id: "patchRequest",
		method: "PATCH",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, or links its issue and pull request.",
		level: "admin",
		query: none,
		body: RequestPatch,
		answer: RequestResult
	}),
	approveRequest: operation({
		...common$5,
		id: "approveRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request that is in review: it is completed with the next deployment to Production.",
		level: "admin",
		query: none,
		body: none,
		answer: RequestResult
	})
};

// src/portal/contract/content.ts
const ContentPage = looseObject({
	slug: string(),
	path: string(),
	title: string(),
	type: string(),
	sections: optional(array(string())),
	lastUpdated: Timestamp
});
const ContentPageList = looseObject({
	pages: array(ContentPage),
	total: int()
});
const BlogPostSummary = looseObject({
	slug: string(),
	title: string(),
	excerpt: string(),
	author: string(),
	tags: array(string()),
	publishedAt: Timestamp
});
const BlogPost = looseObject({
	...BlogPostSummary.shape,
	body: string(),
	updatedAt: Timestamp
});
const BlogPostList = looseObject({
	posts: array(BlogPostSummary),
	total: int()
});

// src/portal/contract/text.ts
const TextKey = string().check(_regex(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element."));
const TextMode = _enum(["commit", "runtime"]);
const OverrideStatus = _enum([
	"pending",
	"committed",
	"live"
]);
const TextEntry = looseObject({
	key: TextKey,
	pageSlug: string(),
	default: string(),
	override: optional(looseObject({
		value: string(),
		status: OverrideStatus,
		requestId: optional(string()),
		updatedAt: Timestamp,
		updatedBy: string()
	}))
});
const TextList = looseObject({
	mode: TextMode,
	texts: array(TextEntry),
	total: int()
});
const TextOverrideUpdate = strictObject({
	value: string().check(_maxLength(1e4)),
	requestId: optional(string())
});
const TextOverrideResult = looseObject({
	success: boolean(),
	text: TextEntry
});
const TextModeUpdate = strictObject({ mode: TextMode });
const TextModeResult = looseObject({
	success: boolean(),
	mode: TextMode
});
const TextCommit = looseObject({
	success: boolean(),
	committed: int(),
	file: string(),
	content: record(string(), string())
});
const PageText = looseObject({
	pageSlug: string(),
	mode: TextMode,
	texts: record(string(), string()),
	updatedAt: Timestamp
});

// src/portal/contract/operations/runtime.ts
const common$4 = {
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	method: "GET",
	auth: "public",
	query: none,
	body: none
};
const runtimeOperations = {
	getPageText: operation({
		...common$4,
		id: "getPageText",
		path: "/api/v1/pages/{pageSlug}/text",
		summary: "The displayed texts of a page.",
		answer: PageText
	}),
	listContentPages: operation({
		...common$4,
		id: "listContentPages",
		path: "/api/v1/content/pages",
		summary: "The configuration of all pages.",
		answer: ContentPageList
	}),
	getContentPage: operation({
		...common$4,
		id: "getContentPage",
		path: "/api/v1/content/pages/{pageSlug}",
		summary: "The configuration of a page.",
		answer: ContentPage
	}),
	listPosts: operation({
		...common$4,
		id: "listPosts",
		path: "/api/v1/content/posts",
		summary: "The blog posts, newest first.",
		answer: BlogPostList
	}),
	getPost: operation({
		...common$4,
		id: "getPost",
		path: "/api/v1/content/posts/{postSlug}",
		summary: "A blog post with its text.",
		answer: BlogPost
	})
};

// src/portal/contract/seo.ts
const OpenGraphType = _enum([
	"website",
	"article",
	"product"
]);
const SocialCardType = _enum([
	"summary",
	"summary_large_image",
	"app",
	"player"
]);
const StructuredData = looseObject({
	"@context": unknown(),
	"@type": unknown()
});
const OpenGraph = looseObject({
	title: optional(string()),
	description: optional(string()),
	image: optional(string()),
	imageWidth: optional(number()),
	imageHeight: optional(number()),
	type: optional(OpenGraphType),
	locale: optional(string()),
	siteName: optional(string())
});
const SocialCard = looseObject({
	card: optional(SocialCardType),
	title: optional(string()),
	description: optional(string()),
	image: optional(string()),
	site: optional(string()),
	creator: optional(string())
});
const PageSeo = looseObject({
	pageSlug: string(),
	title: string(),
	description: string(),
	keywords: optional(array(string())),
	canonical: optional(string()),
	noIndex: optional(boolean()),
	noFollow: optional(boolean()),
	openGraph: optional(OpenGraph),
	social: optional(SocialCard),
	structuredData: optional(StructuredData),
	updatedAt: Timestamp
});
const PageSeoUpdate = strictObject({
	pageSlug: optional(string()),
	updatedAt: optional(string()),
	title: limitedText(seoLimits.title.maximum),
	description: limitedText(seoLimits.description.maximum),
	keywords: optional(array(string().check(_minLength(1)))),
	canonical: optional(WebAddress),
	noIndex: optional(boolean()),
	noFollow: optional(boolean()),
	openGraph: optional(strictObject({
		title: optional(limitedText(seoLimits.openGraphTitle.maximum)),
		description: optional(limitedText(seoLimits.openGraphDescription.maximum)),
		image: optional(string().check(_minLength(1))),
		imageWidth: optional(number().check(_positive())),
		imageHeight: optional(number().check(_positive())),
		type: optional(OpenGraphType),
		locale: optional(string()),
		siteName: optional(string())
	})),
	social: optional(strictObject({
		card: optional(SocialCardType),
		title: optional(string()),
		description: optional(string()),
		image: optional(string().check(_minLength(1))),
		site: optional(SocialHandle),
		creator: optional(SocialHandle)
	})),
	structuredData: optional(StructuredData)
});
const PageSeoResult = looseObject({
	success: boolean(),
	pageSlug: string(),
	updatedAt: Timestamp,
	warnings: optional(array(ValidationProblem))
});
const SeoOverview = looseObject({
	pages: array(looseObject({
		pageSlug: string(),
		title: string(),
		description: string()
	})),
	defaults: looseObject({
		titleSuffix: optional(string()),
		defaultImage: optional(string())
	})
});
const SeoDefaults = looseObject({
	titleSuffix: optional(string()),
	defaultDescription: optional(string()),
	defaultImage: optional(string()),
	socialHandle: optional(string()),
	locale: optional(string())
});
const SeoDefaultsUpdate = strictObject({
	titleSuffix: optional(string().check(_maxLength(seoLimits.title.maximum))),
	defaultDescription: optional(limitedText(seoLimits.description.maximum)),
	defaultImage: optional(WebAddress),
	socialHandle: optional(SocialHandle),
	locale: optional(string().check(_regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, "Expected a locale such as en_US.")))
});
const SeoDefaultsResult = looseObject({
	success: optional(boolean()),
	defaults: optional(SeoDefaults),
	updatedAt: optional(Timestamp)
});
const SeoPurgeResult = looseObject({
	success: boolean(),
	purgedAt: Timestamp
});
const seoCacheControl = "public, max-age=3600, stale-while-revalidate=300";

// src/portal/contract/sitemap.ts
const ChangeFrequency = _enum([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]);
const SitemapConfig = strictObject({
	excludePages: optional(array(Slug)),
	defaultChangeFreq: optional(ChangeFrequency),
	priorities: optional(record(Slug, number().check(_gte(0), _lte(1))))
});
const SitemapConfigResult = looseObject({
	success: optional(boolean()),
	sitemapConfig: optional(looseObject({})),
	updatedAt: optional(Timestamp)
});
const SitemapXml = string();

// src/portal/contract/operations/seo.ts
const common$3 = {
	spec: "Endpoints: SEO",
	tag: "SEO",
	auth: "portal",
	invalid: 422
};
const seoOperations = {
	getSeoOverview: operation({
		...common$3,
		id: "getSeoOverview",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo",
		summary: "The pages with SEO metadata, and the defaults.",
		level: "viewer",
		query: none,
		body: none,
		answer: SeoOverview
	}),
	getSeoDefaults: operation({
		...common$3,
		id: "getSeoDefaults",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "The SEO defaults of the site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SeoDefaults
	}),
	putSeoDefaults: operation({
		...common$3,
		id: "putSeoDefaults",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "Replaces the SEO defaults of the site.",
		level: "editor",
		query: none,
		body: SeoDefaultsUpdate,
		answer: SeoDefaultsResult
	}),
	putSitemapConfig: operation({
		...common$3,
		id: "putSitemapConfig",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/sitemap-config",
		summary: "Replaces the configuration of the sitemap.",
		level: "editor",
		query: none,
		body: SitemapConfig,
		answer: SitemapConfigResult
	}),
	getSitemap: operation({
		...common$3,
		id: "getSitemap",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/sitemap.xml",
		summary: "The XML sitemap of the site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SitemapXml,
		answerType: "application/xml"
	}),
	getPageSeo: operation({
		...common$3,
		id: "getPageSeo",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "The SEO metadata of a page.",
		level: "viewer",
		query: none,
		body: none,
		answer: PageSeo
	}),
	putPageSeo: operation({
		...common$3,
		id: "putPageSeo",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Replaces the SEO metadata of a page.",
		level: "editor",
		query: none,
		body: PageSeoUpdate,
		answer: PageSeoResult
	}),
	validatePageSeo: operation({
		...common$3,
		id: "validatePageSeo",
		method: "POST",
		path: "/api/sites/{siteId}/seo/{pageSlug}/validation",
		summary: "What would be warned of or refused, without changing anything.",
		spec: "decided: Validation result",
		level: "viewer",
		query: none,
		body: looseObject({}),
		answer: ValidationResult
	}),
	purgeSeoCache: operation({
		...common$3,
		id: "purgeSeoCache",
		method: "POST",
		path: "/api/sites/{siteId}/seo/purge",
		summary: "Empties the SEO cache of the site.",
		spec: "decided: Limits, manual purge",
		level: "editor",
		query: none,
		body: none,
		answer: SeoPurgeResult
	})
};

// src/portal/contract/page.ts
const SitePage = looseObject({
	slug: string(),
	path: string(),
	title: string(),
	type: string(),
	textKeyCount: int(),
	lastUpdated: Timestamp
});
const SitePageList = looseObject({
	pages: array(SitePage),
	total: int()
});

// src/portal/contract/settings.ts
const SiteFeatures = looseObject({
	textOverrides: boolean(),
	seoManagement: boolean(),
	blogEnabled: boolean(),
	assistantEnabled: boolean()
});
const SiteSettings = looseObject({
	general: looseObject({
		name: string(),
		description: string(),
		timezone: string()
	}),
	deployment: looseObject({
		provider: string(),
		autoDeployDev: boolean(),
		requireApproval: boolean()
	}),
	notifications: looseObject({
		email: boolean(),
		slack: boolean(),
		webhookUrl: nullable(string())
	}),
	features: SiteFeatures
});
const zoneName = refine((zone) => isZone(zone), { error: "Expected an IANA zone name, such as Europe/Berlin." });
const SiteSettingsUpdate = strictObject({
	general: optional(strictObject({
		name: optional(string().check(_minLength(1), _maxLength(200))),
		description: optional(string().check(_maxLength(2e3))),
		timezone: optional(string().check(zoneName))
	})),
	deployment: optional(strictObject({
		provider: optional(string().check(_minLength(1))),
		autoDeployDev: optional(boolean()),
		requireApproval: optional(boolean())
	})),
	notifications: optional(strictObject({
		email: optional(boolean()),
		slack: optional(boolean()),
		webhookUrl: optional(nullable(WebAddress))
	})),
	features: optional(strictObject({
		textOverrides: optional(boolean()),
		seoManagement: optional(boolean()),
		blogEnabled: optional(boolean()),
		assistantEnabled: optional(boolean())
	}))
});
const SiteSettingsResult = looseObject({
	success: optional(boolean()),
	settings: optional(SiteSettings),
	updatedAt: optional(Timestamp)
});
function isZone(zone) {
	try {
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return /^[A-Za-z]/.test(zone);
	} catch {
		return false;
	}
}

// src/portal/contract/site.ts
const Company = looseObject({
	id: string(),
	name: string()
});
const SiteStatus = _enum([
	"active",
	"pending",
	"archived"
]);
const SiteListItem = looseObject({
	id: string(),
	slug: string(),
	name: string(),
	url: string(),
	status: SiteStatus,
	company: Company,
	framework: string(),
	currentVersion: unknownYet(string()),
	devVersion: unknownYet(string()),
	lastDeployed: unknownYet(Timestamp),
	createdAt: Timestamp
});
const SiteDetail = looseObject({
	id: string(),
	slug: string(),
	name: string(),
	description: string(),
	url: string(),
	devUrl: unknownYet(string()),
	status: SiteStatus,
	company: Company,
	repository: looseObject({
		owner: string(),
		name: string(),
		defaultBranch: string(),
		releaseBranch: string()
	}),
	framework: looseObject({
		type: string(),
		version: string()
	}),
	versions: looseObject({
		current: unknownYet(string()),
		development: unknownYet(string())
	}),
	features: SiteFeatures,
	statistics: looseObject({
		pageViews: int(),
		textOverrides: int(),
		pendingRequests: int()
	}),
	lastDeployed: unknownYet(Timestamp),
	createdAt: Timestamp
});
const listLimit = {
	default: 50,
	maximum: 200
};
const SiteListQuery = object({
	companyId: optional(string()),
	status: optional(SiteStatus),
	limit: _default(number$1().check(int(), _gte(1), _lte(listLimit.maximum)), listLimit.default),
	offset: _default(number$1().check(int(), _gte(0)), 0)
});
const SiteList = looseObject({
	sites: array(SiteListItem),
	total: int(),
	limit: int(),
	offset: int()
});
const SitePatch = strictObject({
	name: optional(string().check(_minLength(1), _maxLength(200))),
	description: optional(string().check(_maxLength(2e3))),
	url: optional(WebAddress),
	features: optional(strictObject({
		textOverrides: optional(boolean()),
		seoManagement: optional(boolean()),
		blogEnabled: optional(boolean()),
		assistantEnabled: optional(boolean())
	}))
});
const SitePatchResult = looseObject({
	success: boolean(),
	site: looseObject({
		id: string(),
		name: string(),
		updatedAt: Timestamp
	})
});

// src/portal/contract/statistics.ts
const StatisticsPeriod = _enum([
	"day",
	"week",
	"month",
	"year"
]);
const isoDate = union([date(), datetime()], { error: "Expected an ISO date, such as 2026-05-01." });
const StatisticsQuery = object({
	period: optional(StatisticsPeriod),
	startDate: optional(isoDate),
	endDate: optional(isoDate)
}).check(refine(({ startDate, endDate }) => startDate === void 0 || endDate === void 0 || startDate.slice(0, 10) <= endDate.slice(0, 10), {
	error: "startDate is after endDate.",
	path: ["startDate"]
}));
const SiteStatistics = looseObject({
	siteId: string(),
	period: string(),
	pageViews: looseObject({
		total: int(),
		unique: int(),
		byPage: array(looseObject({
			path: string(),
			views: int()
		}))
	}),
	content: looseObject({
		textOverrides: int(),
		seoUpdates: int(),
		blogPosts: int()
	}),
	development: looseObject({
		requestsCreated: int(),
		requestsCompleted: int(),
		deployments: int()
	})
});

// src/portal/contract/version.ts
const ProductionVersion = looseObject({
	version: string(),
	status: literal("production"),
	deployedAt: Timestamp,
	commitSha: string(),
	releaseNotes: string()
});
const DevelopmentVersion = looseObject({
	version: string(),
	status: literal("development"),
	branch: string(),
	changes: int(),
	createdAt: Timestamp
});
const SiteVersion = discriminatedUnion("status", [ProductionVersion, DevelopmentVersion]);
const SiteVersionList = looseObject({ versions: array(SiteVersion) });

// src/portal/contract/operations/sites.ts
const common$2 = {
	spec: "Endpoints: Sites",
	tag: "Sites",
	auth: "portal"
};
const siteOperations = {
	listSites: operation({
		...common$2,
		id: "listSites",
		method: "GET",
		path: "/api/sites",
		summary: "The sites that the caller has access to.",
		query: SiteListQuery,
		body: none,
		answer: SiteList
	}),
	getSite: operation({
		...common$2,
		id: "getSite",
		method: "GET",
		path: "/api/sites/{siteId}",
		summary: "One site in detail.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteDetail
	}),
	patchSite: operation({
		...common$2,
		id: "patchSite",
		method: "PATCH",
		path: "/api/sites/{siteId}",
		summary: "Changes name, description, address or features of a site.",
		level: "admin",
		query: none,
		body: SitePatch,
		answer: SitePatchResult
	}),
	getStatistics: operation({
		...common$2,
		id: "getStatistics",
		method: "GET",
		path: "/api/sites/{siteId}/stats",
		summary: "Page views, content changes and development of a period.",
		level: "viewer",
		query: StatisticsQuery,
		body: none,
		answer: SiteStatistics
	}),
	listPages: operation({
		...common$2,
		id: "listPages",
		method: "GET",
		path: "/api/sites/{siteId}/pages",
		summary: "The pages of a site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SitePageList
	}),
	listVersions: operation({
		...common$2,
		id: "listVersions",
		method: "GET",
		path: "/api/sites/{siteId}/versions",
		summary: "The versions of a site, in production and in development.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteVersionList
	}),
	getSettings: operation({
		...common$2,
		id: "getSettings",
		method: "GET",
		path: "/api/sites/{siteId}/settings",
		summary: "The settings of a site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteSettings
	}),
	putSettings: operation({
		...common$2,
		id: "putSettings",
		method: "PUT",
		path: "/api/sites/{siteId}/settings",
		summary: "Changes the settings that are given; the others stay.",
		level: "admin",
		query: none,
		body: SiteSettingsUpdate,
		answer: SiteSettingsResult
	})
};

// src/portal/contract/operations/text.ts
const common$1 = {
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal"
};
const textOperations = {
	listTexts: operation({
		...common$1,
		id: "listTexts",
		method: "GET",
		path: "/api/sites/{siteId}/text",
		summary: "The text keys of the site with their overrides.",
		level: "viewer",
		query: none,
		body: none,
		answer: TextList
	}),
	putTextOverride: operation({
		...common$1,
		id: "putTextOverride",
		method: "PUT",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		query: none,
		body: TextOverrideUpdate,
		answer: TextOverrideResult
	}),
	deleteTextOverride: operation({
		...common$1,
		id: "deleteTextOverride",
		method: "DELETE",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again.",
		level: "editor",
		query: none,
		body: none,
		answer: TextOverrideResult
	}),
	putTextMode: operation({
		...common$1,
		id: "putTextMode",
		method: "PUT",
		path: "/api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		query: none,
		body: TextModeUpdate,
		answer: TextModeResult
	}),
	commitTexts: operation({
		...common$1,
		id: "commitTexts",
		method: "POST",
		path: "/api/sites/{siteId}/text-commits",
		summary: "Marks the pending overrides as committed and answers the content file.",
		level: "editor",
		query: none,
		body: none,
		answer: TextCommit
	})
};

// src/portal/contract/event.ts
const EventName = _enum([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
const OutboundEvent = looseObject({
	event: EventName,
	timestamp: Timestamp,
	site: looseObject({
		id: string(),
		slug: string()
	}),
	data: looseObject({})
});
const SiteDeployedData = looseObject({
	version: string(),
	environment: string(),
	commitSha: string()
});
const WebhookConfig = looseObject({
	webhookUrl: nullable(string()),
	events: array(EventName)
});
const WebhookConfigUpdate = strictObject({
	webhookUrl: nullable(WebAddress),
	events: array(EventName)
});
const WebhookConfigResult = looseObject({
	success: boolean(),
	webhook: WebhookConfig,
	secret: string()
});
const DeliveryStatus = _enum([
	"pending",
	"delivered",
	"failed"
]);
const DeliveryList = looseObject({
	deliveries: array(looseObject({
		id: string(),
		event: EventName,
		webhookUrl: string(),
		status: DeliveryStatus,
		attempts: array(looseObject({
			at: Timestamp,
			status: optional(int()),
			error: optional(string())
		})),
		createdAt: Timestamp
	})),
	total: int()
});

// src/portal/contract/operations/webhook.ts
const common = {
	spec: "decided: Events",
	tag: "Outbound webhook",
	auth: "portal",
	level: "admin"
};
const webhookOperations = {
	getWebhook: operation({
		...common,
		id: "getWebhook",
		method: "GET",
		path: "/api/sites/{siteId}/webhook",
		summary: "Where events are sent, and which.",
		level: "viewer",
		query: none,
		body: none,
		answer: WebhookConfig
	}),
	putWebhook: operation({
		...common,
		id: "putWebhook",
		method: "PUT",
		path: "/api/sites/{siteId}/webhook",
		summary: "Chooses where events are sent, and which; answers a new secret.",
		query: none,
		body: WebhookConfigUpdate,
		answer: WebhookConfigResult
	}),
	listDeliveries: operation({
		...common,
		id: "listDeliveries",
		method: "GET",
		path: "/api/sites/{siteId}/webhook/deliveries",
		summary: "What was sent, with every attempt.",
		query: none,
		body: none,
		answer: DeliveryList
	})
};

// src/portal/contract/operations/operations.ts
const operations = {
	...siteOperations,
	...seoOperations,
	...runtimeOperations,
	...integrationOperations,
	...textOperations,
	...requestOperations,
	...webhookOperations,
	...accessOperations
};

// src/portal/client/calls/access.ts
function accessCalls(caller) {
	return {
		list: (siteId, options) => caller.call(operations.listAccess, {
			parameters: { siteId },
			...options
		}),
		grant: (siteId, userId, level, options) => caller.call(operations.putAccess, {
			parameters: {
				siteId,
				userId
			},
			body: { level },
			...options
		}),
		revoke: (siteId, userId, options) => caller.call(operations.deleteAccess, {
			parameters: {
				siteId,
				userId
			},
			...options
		})
	};
}

// src/portal/client/calls/deployments.ts
function deploymentCalls(caller) {
	return {
		async createToken(siteSlug, options) {
			const parts = {
				parameters: {},
				body: { siteSlug },
				retry: retry.safe,
				...options
			};
			const { swaToken } = await caller.call(operations.createDeploymentToken, parts);
			return new Secret(swaToken);
		},
		async complete(body, idempotencyKey, options) {
			const operation = {
				...operations.completeDeployment,
				path: deploymentCompletePath(caller.provider)
			};
			const headers = { [idempotencyKeyHeader]: idempotencyKey };
			await caller.send(operation, {
				parameters: {},
				body,
				headers,
				retry: retry.safe,
				...options
			});
		}
	};
}

// src/portal/client/calls/repohost.ts
function repohostCalls(caller) {
	return { async deliver({ event, id, payload }, secret, options) {
		const text = JSON.stringify(payload);
		const signature = `sha256=${createHmac("sha256", secret.reveal()).update(text).digest("hex")}`;
		const headers = {
			[repohostHeaders.event]: event,
			[repohostHeaders.delivery]: id,
			[repohostHeaders.signature]: signature
		};
		const path = operations.receiveRepohostEvent.path.replace("repohost", caller.provider ?? "repohost");
		const operation = {
			...operations.receiveRepohostEvent,
			path
		};
		return await caller.call(operation, {
			parameters: {},
			body: payload,
			headers,
			...options
		});
	} };
}

// src/portal/client/calls/requests.ts
function requestCalls(caller) {
	return {
		list: (siteId, filter = {}, options) => caller.call(operations.listRequests, {
			parameters: { siteId },
			query: { ...filter },
			...options
		}),
		get: (siteId, requestId, options) => caller.call(operations.getRequest, {
			parameters: {
				siteId,
				requestId
			},
			...options
		}),
		create: (siteId, request, options) => caller.call(operations.createRequest, {
			parameters: { siteId },
			body: request,
			...options
		}),
		update: (siteId, requestId, patch, options) => caller.call(operations.patchRequest, {
			parameters: {
				siteId,
				requestId
			},
			body: patch,
			...options
		}),
		approve: (siteId, requestId, options) => caller.call(operations.approveRequest, {
			parameters: {
				siteId,
				requestId
			},
			...options
		})
	};
}

// src/portal/client/calls/runtime.ts
function runtimeCalls(caller) {
	return {
		getPageText: (pageSlug, options) => caller.call(operations.getPageText, {
			parameters: { pageSlug },
			...forHost(options)
		}),
		listPages: (options) => caller.call(operations.listContentPages, {
			parameters: {},
			...forHost(options)
		}),
		getPage: (pageSlug, options) => caller.call(operations.getContentPage, {
			parameters: { pageSlug },
			...forHost(options)
		}),
		listPosts: (options) => caller.call(operations.listPosts, {
			parameters: {},
			...forHost(options)
		}),
		getPost: (postSlug, options) => caller.call(operations.getPost, {
			parameters: { postSlug },
			...forHost(options)
		})
	};
}
function forHost({ host, signal } = {}) {
	return host === void 0 ? { signal } : {
		headers: { host },
		signal
	};
}

// src/portal/client/calls/seo.ts
const RawPageSeo = looseObject({});
const endpoints = [
	"defaults",
	"sitemap-config",
	"purge"
];
function seoCalls(caller) {
	return {
		get: (siteId, options) => caller.call(operations.getSeoOverview, {
			parameters: { siteId },
			...options
		}),
		getPage: async (siteId, pageSlug, options) => caller.call(operations.getPageSeo, {
			parameters: pageOf(siteId, pageSlug),
			...options
		}),
		getTaggedPage: async (siteId, pageSlug, options) => caller.callTagged(operations.getPageSeo, {
			parameters: pageOf(siteId, pageSlug),
			...options
		}),
		getRawPage: async (siteId, pageSlug, options) => caller.call({
			...operations.getPageSeo,
			answer: RawPageSeo
		}, {
			parameters: pageOf(siteId, pageSlug),
			...options
		}),
		replacePage: async (siteId, pageSlug, seo, options) => caller.call(operations.putPageSeo, {
			parameters: pageOf(siteId, pageSlug),
			body: seo,
			...options
		}),
		validatePage: (siteId, pageSlug, seo, options) => caller.call(operations.validatePageSeo, {
			parameters: {
				siteId,
				pageSlug
			},
			body: { ...seo },
			...options
		}),
		getDefaults: (siteId, options) => caller.call(operations.getSeoDefaults, {
			parameters: { siteId },
			...options
		}),
		getTaggedDefaults: (siteId, options) => caller.callTagged(operations.getSeoDefaults, {
			parameters: { siteId },
			...options
		}),
		replaceDefaults: (siteId, defaults, options) => caller.call(operations.putSeoDefaults, {
			parameters: { siteId },
			body: defaults,
			...options
		}),
		getSitemap: (siteId, options) => caller.call(operations.getSitemap, {
			parameters: { siteId },
			...options
		}),
		replaceSitemapConfig: (siteId, config, options) => caller.call(operations.putSitemapConfig, {
			parameters: { siteId },
			body: config,
			...options
		}),
		purgeCache: (siteId, options) => caller.call(operations.purgeSeoCache, {
			parameters: { siteId },
			...options
		})
	};
}
function pageOf(siteId, pageSlug) {
	if (!endpoints.includes(pageSlug)) return {
		siteId,
		pageSlug
	};
	throw new SiteDeployError("USAGE", `"${pageSlug}" cannot be the slug of a page: the portal has an endpoint there.`);
}

// src/portal/client/calls/sites.ts
function siteCalls(caller) {
	const list = (filter = {}, options) => caller.call(operations.listSites, {
		parameters: {},
		query: { ...filter },
		...options
	});
	return {
		list,
		async *all(filter = {}, options) {
			const seen = /* @__PURE__ */ new Set();
			const { limit = listLimit.default } = filter;
			for (let offset = 0;;) {
				const { sites, total } = await list({
					...filter,
					limit,
					offset
				}, options);
				for (const site of sites) {
					if (!seen.has(site.id)) yield site;
					seen.add(site.id);
				}
				offset += sites.length;
				if (sites.length === 0 || offset >= total) return;
			}
		},
		get: (siteId, options) => caller.call(operations.getSite, {
			parameters: { siteId },
			...options
		}),
		update: (siteId, patch, options) => caller.call(operations.patchSite, {
			parameters: { siteId },
			body: patch,
			retry: retry.safe,
			...options
		}),
		getStatistics: (siteId, query = {}, options) => caller.call(operations.getStatistics, {
			parameters: { siteId },
			query: { ...query },
			...options
		}),
		listPages: (siteId, options) => caller.call(operations.listPages, {
			parameters: { siteId },
			...options
		}),
		listVersions: (siteId, options) => caller.call(operations.listVersions, {
			parameters: { siteId },
			...options
		}),
		getSettings: (siteId, options) => caller.call(operations.getSettings, {
			parameters: { siteId },
			...options
		}),
		updateSettings: (siteId, update, options) => caller.call(operations.putSettings, {
			parameters: { siteId },
			body: update,
			...options
		})
	};
}

// src/portal/client/calls/texts.ts
function textCalls(caller) {
	return {
		list: (siteId, options) => caller.call(operations.listTexts, {
			parameters: { siteId },
			...options
		}),
		override: (siteId, textKey, update, options) => caller.call(operations.putTextOverride, {
			parameters: {
				siteId,
				textKey
			},
			body: update,
			...options
		}),
		removeOverride: (siteId, textKey, options) => caller.call(operations.deleteTextOverride, {
			parameters: {
				siteId,
				textKey
			},
			...options
		}),
		setMode: (siteId, mode, options) => caller.call(operations.putTextMode, {
			parameters: { siteId },
			body: { mode },
			...options
		}),
		commit: (siteId, options) => caller.call(operations.commitTexts, {
			parameters: { siteId },
			...options
		})
	};
}

// src/portal/client/calls/webhook.ts
function webhookCalls(caller) {
	return {
		get: (siteId, options) => caller.call(operations.getWebhook, {
			parameters: { siteId },
			...options
		}),
		async update(siteId, config, options) {
			const parts = {
				parameters: { siteId },
				body: config,
				...options
			};
			const { webhook, secret } = await caller.call(operations.putWebhook, parts);
			return {
				webhook,
				secret: new Secret(secret)
			};
		},
		listDeliveries: (siteId, options) => caller.call(operations.listDeliveries, {
			parameters: { siteId },
			...options
		})
	};
}

// src/portal/client/client.ts
var client_exports = /* @__PURE__ */ __exportAll({ PortalClient: () => PortalClient });
var PortalClient = class {
	sites;
	seo;
	texts;
	requests;
	runtime;
	access;
	webhook;
	deployments;
	repohost;
	constructor(options) {
		const caller = new PortalCaller(options);
		this.sites = siteCalls(caller);
		this.seo = seoCalls(caller);
		this.texts = textCalls(caller);
		this.requests = requestCalls(caller);
		this.runtime = runtimeCalls(caller);
		this.access = accessCalls(caller);
		this.webhook = webhookCalls(caller);
		this.deployments = deploymentCalls(caller);
		this.repohost = repohostCalls(caller);
	}
};

// src/steps/finish/seo/page-seo.ts
var page_seo_exports = /* @__PURE__ */ __exportAll({ readPageSeo: () => readPageSeo });
const empty = {
	title: "",
	description: "",
	updatedAt: "1970-01-01T00:00:00Z"
};
function readPageSeo(pageSlug, raw) {
	const parsed = safeParse(PageSeo, raw);
	if (parsed.success) return {
		seo: parsed.data,
		malformed: []
	};
	const { issues } = parsed.error;
	const malformed = issues.map(({ path, message }) => ({
		field: path.join("."),
		message
	}));
	const rest = issues.reduce((fields, { path }) => without(fields, path), raw);
	const repaired = safeParse(PageSeo, {
		...empty,
		pageSlug,
		...rest
	});
	return {
		seo: repaired.success ? repaired.data : {
			...empty,
			pageSlug
		},
		malformed
	};
}
function without(fields, path) {
	const [name, ...deeper] = path.map(String);
	const { [name ?? ""]: value, ...others } = fields;
	if (deeper.length === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return others;
	return {
		...others,
		[name ?? ""]: without({ ...value }, deeper)
	};
}

export { client_exports as n, page_seo_exports as t };