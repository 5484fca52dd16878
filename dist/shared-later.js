import { r as __exportAll } from "./rolldown-runtime.js";
import { A as SeoOverview, Bn as literal, D as SeoDefaults, E as PageSeoUpdate, Fn as _undefined, Gn as optional, Hn as nullable, In as array, Jn as refine, Kn as pipe, Ln as boolean, M as seoCacheControl, Mn as datetime, N as ValidationResult, Nn as _default, O as SeoDefaultsResult, Pn as _enum, Qn as union, Rn as discriminatedUnion, Rr as SiteDeployError, Sn as unknownYet, T as PageSeoResult, Un as number$1, Vn as looseObject, Wn as object, X as PortalAnswerError, Xn as string, Yn as strictObject, Z as PortalError, Zn as transform, _n as FullCommitHash, an as refusalOf, bn as Timestamp, cn as retry, dn as DeploymentCompleteResponse, er as _gte, fn as DeploymentStatus, gn as CommitHash, hn as idempotencyKeyHeader, i as systemClock, in as readGitHubAnswer, ir as _regex, j as SeoPurgeResult, jn as date, k as SeoDefaultsUpdate, ln as parsedAnswer, mn as deploymentCompletePath, nr as _maxLength, on as saidIn, pn as Environment, qn as record, qr as Secret, r as serviceAddress, rn as repositoryPath, rr as _minLength, t as endpointAddress, tr as _lte, un as DeploymentComplete, vn as SemanticVersion, w as PageSeo, xn as WebAddress, yn as Slug, zn as int } from "./shared.js";
const { createHmac } = globalThis.process.getBuiltinModule("node:crypto");

// src/github/comments.ts
const Comment = looseObject({
	id: int(),
	body: optional(nullable(string())),
	user: nullable(looseObject({ login: string() }))
});
const needs = "Pull requests: write";
async function readComments(github, repository, pull) {
	const path = `${repositoryPath(repository)}/issues/${pull}/comments`;
	return readGitHubAnswer(array(Comment), await github.list({
		path,
		needs
	}), "the comments").map(commentOf).sort((a, b) => a.id - b.id);
}
async function createComment(github, repository, pull, body) {
	const path = `${repositoryPath(repository)}/issues/${pull}/comments`;
	const { json } = await github.call({
		method: "POST",
		path,
		needs,
		json: { body }
	});
	return commentOf(readGitHubAnswer(Comment, json, "a comment"));
}
async function updateComment(github, repository, id, body) {
	const path = `${repositoryPath(repository)}/issues/comments/${id}`;
	const { ok } = await github.call({
		method: "PATCH",
		path,
		needs,
		json: { body },
		expected: [404]
	});
	return ok;
}
async function deleteComment(github, repository, id) {
	const path = `${repositoryPath(repository)}/issues/comments/${id}`;
	await github.call({
		method: "DELETE",
		path,
		needs,
		expected: [404]
	});
}
function commentOf({ id, body, user }) {
	return {
		id,
		body: body ?? "",
		author: user?.login ?? ""
	};
}

// src/github/pulls.ts
const Pull = looseObject({
	number: int(),
	state: string(),
	merged_at: optional(nullable(string())),
	merged: optional(boolean()),
	html_url: optional(string()),
	title: string(),
	body: optional(nullable(string())),
	merge_commit_sha: optional(nullable(string())),
	user: optional(nullable(looseObject({ login: string() }))),
	head: looseObject({
		ref: string(),
		sha: optional(string()),
		repo: optional(nullable(looseObject({ full_name: string() })))
	}),
	base: looseObject({ ref: string() })
});
async function readPulls(github, repository, branch) {
	const head = encodeURIComponent(`${repository.owner}:${branch}`);
	const found = await github.list({
		path: `${repositoryPath(repository)}/pulls?state=all&head=${head}`,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(array(Pull), found, "the pull requests").filter((pull) => pull.head.ref === branch).map((pull) => ({
		number: pull.number,
		state: pull.state === "open" ? "open" : pull.merged_at || pull.merged ? "merged" : "closed",
		url: pull.html_url ?? "",
		title: pull.title,
		body: pull.body ?? "",
		base: pull.base.ref
	})).sort((a, b) => b.number - a.number);
}
async function pullsOfDeployment(github, repository, { branch, commit }) {
	const path = repositoryPath(repository);
	const needs = "Pull requests: read";
	const head = encodeURIComponent(`${repository.owner}:${branch}`);
	const read = async (below) => readGitHubAnswer(array(Pull), await github.list({
		path: path + below,
		needs
	}, void 0, 1), "pull requests");
	const fromBranch = branch === "" ? [] : await read(`/pulls?state=open&head=${head}`);
	const withCommit = /^[0-9a-f]{40}$/.test(commit) ? await read(`/commits/${commit}/pulls`) : [];
	const found = [...fromBranch.filter((pull) => pull.head.ref === branch && pull.state === "open"), ...withCommit.filter((pull) => pull.merge_commit_sha === commit || pull.head.ref === branch)];
	return [...new Set(found.map(({ number }) => number))];
}
async function writePull(github, repository, branch, text, base = repository.defaultBranch) {
	const path = `${repositoryPath(repository)}/pulls`;
	const needs = "Pull requests: write";
	const open = (await readPulls(github, repository, branch)).find((pull) => pull.state === "open" && pull.base === base);
	if (open !== void 0) {
		await github.call({
			method: "PATCH",
			path: `${path}/${open.number}`,
			needs,
			json: text
		});
		return open.url;
	}
	const created = await github.call({
		method: "POST",
		path,
		needs,
		json: {
			...text,
			head: branch,
			base
		}
	});
	return readGitHubAnswer(Pull, created.json, "a pull request").html_url ?? "";
}
async function closePull(github, repository, number) {
	const path = `${repositoryPath(repository)}/pulls/${number}`;
	await github.call({
		method: "PATCH",
		path,
		needs: "Pull requests: write",
		json: { state: "closed" }
	});
}
async function recentlyMerged(github, repository, base) {
	const query = `state=closed&sort=updated&direction=desc&base=${encodeURIComponent(base)}`;
	const path = `${repositoryPath(repository)}/pulls?${query}`;
	const found = await github.list({
		path,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(array(Pull), found, "the pull requests").filter((pull) => pull.base.ref === base && Boolean(pull.merged_at || pull.merged)).map(({ head }) => head.ref);
}
async function ownPulls(github, repository) {
	const path = `${repositoryPath(repository)}/pulls?state=all&sort=updated&direction=desc`;
	const found = await github.list({
		path,
		needs: "Pull requests: read"
	}, void 0, 3);
	const own = `${repository.owner}/${repository.name}`.toLowerCase();
	return readGitHubAnswer(array(Pull), found, "the pull requests").filter(({ head }) => head.repo?.full_name.toLowerCase() === own).map((pull) => {
		const state = pull.state === "open" ? "open" : pull.merged_at || pull.merged ? "merged" : "closed";
		return {
			number: pull.number,
			state,
			url: pull.html_url ?? "",
			body: pull.body ?? "",
			base: pull.base.ref,
			head: pull.head.ref,
			headCommit: pull.head.sha ?? "",
			mergeCommit: state === "merged" ? pull.merge_commit_sha ?? void 0 : void 0,
			author: pull.user?.login ?? ""
		};
	}).sort((a, b) => b.number - a.number);
}
function closesIssue(body, issue) {
	return new RegExp(`\\b(close[sd]?|fix(e[sd])?|resolve[sd]?):?\\s+#${issue}\\b`, "i").test(body);
}
async function openDraftPull(github, repository, text) {
	const request = {
		method: "POST",
		path: `${repositoryPath(repository)}/pulls`,
		needs: "Pull requests: write",
		json: {
			...text,
			draft: true
		},
		expected: [422]
	};
	const made = await github.call(request);
	if (made.ok) return readGitHubAnswer(Pull, made.json, "a pull request").html_url ?? "";
	if (/already exists/i.test(saidIn(made))) return void 0;
	throw refusalOf(request, made);
}
const PullFile = looseObject({
	filename: string(),
	previous_filename: optional(string())
});
async function filesOfPull(github, repository, number) {
	const path = `${repositoryPath(repository)}/pulls/${number}/files`;
	const found = await github.list({
		path,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(array(PullFile), found, "the files").flatMap((file) => file.previous_filename === void 0 ? [file.filename] : [file.filename, file.previous_filename]);
}

// src/portal/contract/rate-limit.ts
const rateLimits = {
	read: 100,
	write: 30,
	delete: 10
};
function rateClassOf(method) {
	if (method === "GET" || method === "HEAD") return "read";
	return method === "DELETE" ? "delete" : "write";
}

// src/portal/client/freshness.ts
function freshMs(headers) {
	const control = headers["cache-control"] ?? "";
	if (/(^|[\s,])no-(store|cache)($|[\s,=])/i.test(control)) return 0;
	const seconds = Number(/(?:^|[\s,])max-age="?(\d{1,9})/i.exec(control)?.[1] ?? 0);
	const age = Number(/^\d{1,9}$/.exec(headers.age?.trim() ?? "")?.[0] ?? 0);
	return Math.max(0, seconds - age) * 1e3;
}

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
	async callCacheable(operation, parts) {
		const response = await this.send(operation, parts);
		return {
			value: read(operation, response),
			freshMs: freshMs(response.headers)
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
	const empty = response.body.length === 0 && operation.method !== "GET" ? {} : response.json;
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
const common$8 = {
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
};
const accessOperations = {
	listAccess: operation({
		...common$8,
		id: "listAccess",
		method: "GET",
		path: "/api/sites/{siteId}/access",
		summary: "Who has access to the site, and at which level.",
		query: none,
		body: none,
		answer: AccessList
	}),
	putAccess: operation({
		...common$8,
		id: "putAccess",
		method: "PUT",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Grants a user a level.",
		query: none,
		body: AccessUpdate,
		answer: AccessResult
	}),
	deleteAccess: operation({
		...common$8,
		id: "deleteAccess",
		method: "DELETE",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Takes the access of a user away.",
		query: none,
		body: none,
		answer: AccessResult
	})
};

// src/portal/contract/text.ts
const TextKey = string().check(_regex(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element."));
const TextMode = _enum(["commit", "runtime"]);
const OverrideStatus = _enum([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]);
const TextOverride = looseObject({
	value: nullable(string()),
	status: OverrideStatus,
	requestId: optional(string()),
	commitSha: optional(string()),
	updatedAt: Timestamp,
	updatedBy: string()
});
const TextEntry = looseObject({
	key: TextKey,
	pageSlug: string(),
	default: string(),
	displayed: optional(string()),
	override: optional(looseObject({
		...TextOverride.shape,
		value: string()
	})),
	overrides: optional(array(TextOverride))
});
const TextListQuery = object({
	status: optional(OverrideStatus),
	requestId: optional(string())
});
const TextRequestQuery = object({ requestId: optional(string()) });
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
const TextContent = looseObject({
	file: string(),
	content: record(string(), string()),
	pending: array(looseObject({
		key: string(),
		value: nullable(string())
	}))
});
const TextCommit = strictObject({
	commitSha: FullCommitHash,
	content: record(string(), string()),
	requestId: optional(string())
});
const TextCommitResult = looseObject({
	success: boolean(),
	committed: int(),
	...TextContent.shape
});
const PageText = looseObject({
	pageSlug: string(),
	mode: TextMode,
	texts: record(string(), string()),
	updatedAt: Timestamp
});

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
const processing = ["in-progress", "in-review"];
const hasEnded = (status) => status === "completed" || status === "rejected" || status === "archived";
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
const VersionLevel = _enum([
	"major",
	"minor",
	"patch"
]);
const RequestAnalysis = strictObject({
	summary: optional(string().check(_maxLength(5e3))),
	pages: optional(array(string().check(_maxLength(200))).check(_maxLength(500))),
	textKeys: optional(array(TextKey).check(_maxLength(500))),
	textsSuffice: optional(boolean())
});
const RequestCost = strictObject({
	amount: number$1().check(_gte(0)),
	currency: string().check(_regex(/^[A-Z]{3}$/, "Expected a currency such as EUR."))
});
const RequestApproval = looseObject({
	at: Timestamp,
	by: string(),
	via: _enum(["portal", "pull-request"]),
	commitSha: optional(string()),
	evidence: optional(string())
});
const DevelopmentRequest = looseObject({
	id: string(),
	title: string(),
	description: string(),
	status: RequestStatus,
	requester: string(),
	classification: optional(RequestClass),
	automationPotential: optional(AutomationPotential),
	versionLevel: optional(VersionLevel),
	analysis: optional(looseObject({ ...RequestAnalysis.shape })),
	issueNumber: optional(int()),
	pullRequestNumber: optional(int()),
	pullRequestState: optional(_enum([
		"open",
		"merged",
		"closed"
	])),
	headCommit: optional(string()),
	mergeCommit: optional(string()),
	previewUrl: optional(string()),
	agent: optional(string()),
	rounds: optional(int()),
	cost: optional(looseObject({ ...RequestCost.shape })),
	approval: optional(RequestApproval),
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
const number = int().check(_gte(1));
const RequestPatch = strictObject({
	status: optional(RequestStatus),
	reason: optional(string().check(_minLength(1), _maxLength(2e3))),
	classification: optional(RequestClass),
	automationPotential: optional(AutomationPotential),
	versionLevel: optional(VersionLevel),
	analysis: optional(RequestAnalysis),
	issueNumber: optional(nullable(number)),
	pullRequestNumber: optional(nullable(number)),
	headCommit: optional(nullable(FullCommitHash)),
	mergeCommit: optional(nullable(FullCommitHash)),
	previewUrl: optional(nullable(WebAddress)),
	agent: optional(nullable(string().check(_minLength(1), _maxLength(200)))),
	rounds: optional(int().check(_gte(0), _lte(1e3))),
	cost: optional(nullable(RequestCost))
});
const ApprovalRequest = strictObject({
	approver: optional(string().check(_regex(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: optional(WebAddress),
	commitSha: optional(FullCommitHash)
});
const RequestResult = looseObject({
	success: boolean(),
	request: DevelopmentRequest
});

// src/portal/contract/paging.ts
const listLimit = {
	default: 50,
	maximum: 200
};
const wholeNumber = pipe(string().check(_regex(/^\d{1,9}$/, "Expected a whole number.")), transform((text) => Number(text)));
const pageQuery = {
	limit: _default(pipe(wholeNumber, int().check(_gte(1), _lte(listLimit.maximum))), listLimit.default),
	offset: _default(pipe(wholeNumber, int().check(_gte(0))), 0)
};
const pageOf$1 = {
	total: int(),
	limit: int(),
	offset: int()
};

// src/portal/contract/environment.ts
const SiteEnvironment = looseObject({
	environment: Environment,
	url: optional(string()),
	version: optional(string()),
	commitSha: optional(string()),
	deployedAt: optional(Timestamp),
	correctedBy: optional(string()),
	lastStatus: optional(DeploymentStatus),
	lastReport: optional(Timestamp)
});
const SiteEnvironmentList = looseObject({ environments: array(SiteEnvironment) });
const EnvironmentCorrection = strictObject({
	version: SemanticVersion,
	commitSha: CommitHash,
	deployedAt: optional(Timestamp),
	url: optional(WebAddress),
	neverDeployed: optional(boolean())
});
const EnvironmentResult = looseObject({
	success: boolean(),
	environment: SiteEnvironment
});
const DeploymentListQuery = object(pageQuery);
const DeploymentList = looseObject({
	deployments: array(looseObject({
		id: string(),
		environment: Environment,
		version: string(),
		commitSha: string(),
		status: DeploymentStatus,
		timestamp: Timestamp,
		receivedAt: Timestamp,
		applied: boolean(),
		url: optional(string()),
		error: optional(looseObject({
			code: string(),
			message: string()
		})),
		run: looseObject({
			id: string(),
			attempt: number$1(),
			url: optional(string())
		})
	})),
	...pageOf$1
});
const CommitHolds = strictObject({ holds: array(FullCommitHash).check(_minLength(1), _maxLength(1e3)) });
const CommitResult = looseObject({
	success: boolean(),
	moved: array(looseObject({
		requestId: string(),
		from: RequestStatus,
		to: RequestStatus
	}))
});

// src/portal/contract/operations/environments.ts
const common$7 = {
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal"
};
const environmentOperations = {
	listEnvironments: operation({
		...common$7,
		id: "listEnvironments",
		method: "GET",
		path: "/api/sites/{siteId}/environments",
		summary: "What Production and Preview are known to run.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteEnvironmentList
	}),
	putEnvironment: operation({
		...common$7,
		id: "putEnvironment",
		method: "PUT",
		path: "/api/sites/{siteId}/environments/{environment}",
		summary: "Says what an environment really runs, where a report was wrong or never came.",
		level: "admin",
		query: none,
		body: EnvironmentCorrection,
		answer: EnvironmentResult
	}),
	listDeployments: operation({
		...common$7,
		id: "listDeployments",
		method: "GET",
		path: "/api/sites/{siteId}/deployments",
		summary: "The deployments that were reported, the newest first.",
		level: "viewer",
		query: DeploymentListQuery,
		body: none,
		answer: DeploymentList
	}),
	putCommit: operation({
		...common$7,
		id: "putCommit",
		method: "PUT",
		path: "/api/sites/{siteId}/commits/{commitSha}",
		summary: "Tells which commits a commit holds, where no event of the repository host did.",
		level: "admin",
		application: true,
		query: none,
		body: CommitHolds,
		answer: CommitResult
	})
};

// src/portal/contract/deployment-token.ts
const deploymentTokensPath = "/api/v1/sites/deployment-tokens";
const DeploymentTokenRequest = object({ siteSlug: string().check(_minLength(1)) });
const DeploymentTokenResponse = looseObject({ swaToken: string().check(_minLength(1)) });

// src/portal/contract/repohost-event.ts
const Repository = looseObject({ full_name: string() });
const Account = looseObject({
	login: string(),
	type: optional(string())
});
const RepohostEvent = looseObject({
	action: optional(string()),
	repository: optional(Repository),
	issue: optional(looseObject({
		number: int(),
		body: optional(nullable(string())),
		state_reason: optional(nullable(string())),
		author_association: optional(string())
	})),
	pull_request: optional(looseObject({
		number: int(),
		body: optional(nullable(string())),
		merged: optional(nullable(boolean())),
		merge_commit_sha: optional(nullable(string())),
		merged_by: optional(nullable(Account)),
		head: looseObject({
			ref: string(),
			sha: string(),
			repo: optional(nullable(Repository))
		}),
		base: looseObject({
			ref: string(),
			sha: optional(string())
		})
	})),
	ref: optional(nullable(string())),
	before: optional(string()),
	after: optional(string()),
	created: optional(boolean()),
	deleted: optional(boolean()),
	forced: optional(boolean()),
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
		largestBody: 262144,
		body: DeploymentComplete,
		answer: DeploymentCompleteResponse
	}),
	receiveRepohostEvent: operation({
		...common$6,
		id: "receiveRepohostEvent",
		path: "/api/webhooks/repohost",
		summary: "Receives the events Issues, Pull requests and Pushes of the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
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
		etag: true,
		query: none,
		body: none,
		answer: DevelopmentRequest
	}),
	patchRequest: operation({
		...common$5,
		id: "patchRequest",
		method: "PATCH",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or notes what it cost.",
		level: "admin",
		application: true,
		query: none,
		body: RequestPatch,
		answer: RequestResult
	}),
	approveRequest: operation({
		...common$5,
		id: "approveRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request that is in review: it is completed when its change is in Production.",
		level: "admin",
		application: true,
		query: none,
		body: ApprovalRequest,
		optionalBody: true,
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
	priorities: optional(record(Slug, number$1().check(_gte(0), _lte(1))))
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
		etag: true,
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
		etag: true,
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
const SitePagesUpdate = strictObject({ pages: array(strictObject({
	path: string().check(_maxLength(1e3), _regex(/^\/[^?#\\]*$/, "Expected a path that begins with /, without ? and #.")),
	title: string().check(_maxLength(1e3)),
	slug: optional(Slug),
	type: optional(string().check(_minLength(1), _maxLength(100))),
	texts: optional(record(TextKey, string().check(_maxLength(1e4))))
})).check(_maxLength(2e4)) });
const SitePagesResult = looseObject({
	success: boolean(),
	added: int(),
	changed: int(),
	removed: int(),
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
		releaseBranch: unknownYet(string())
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
const SiteListQuery = object({
	companyId: optional(string()),
	status: optional(SiteStatus),
	...pageQuery
});
const SiteList = looseObject({
	sites: array(SiteListItem),
	...pageOf$1
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
function endOf(date) {
	return date.includes("T") ? Date.parse(date) : Date.parse(date) + 864e5 - 1;
}
const StatisticsQuery = object({
	period: optional(StatisticsPeriod),
	startDate: optional(isoDate),
	endDate: optional(isoDate)
}).check(refine(({ startDate, endDate }) => startDate === void 0 || endDate === void 0 || Date.parse(startDate) <= endOf(endDate), {
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
	putPages: operation({
		...common$2,
		id: "putPages",
		spec: "decided, of the local portal alone: a real one learns of pages in its own way",
		method: "PUT",
		path: "/api/sites/{siteId}/pages",
		summary: "Tells the pages that the built site has, with the default texts that they carry.",
		level: "editor",
		application: true,
		largestBody: 32 << 20,
		query: none,
		body: SitePagesUpdate,
		answer: SitePagesResult
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
		etag: true,
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
		summary: "The text keys of the site with their overrides, or those with overrides of one status or request.",
		level: "viewer",
		query: TextListQuery,
		body: none,
		answer: TextList
	}),
	getText: operation({
		...common$1,
		id: "getText",
		method: "GET",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "A text key with its overrides.",
		level: "viewer",
		etag: true,
		query: none,
		body: none,
		answer: TextEntry
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
		summary: "Removes the override of a key: its default shows again, in commit mode with the next deployment.",
		level: "editor",
		query: TextRequestQuery,
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
	getTextContent: operation({
		...common$1,
		id: "getTextContent",
		method: "GET",
		path: "/api/sites/{siteId}/text-content",
		summary: "The content file as the next commit is to hold it; that of a development request with its texts.",
		level: "viewer",
		query: TextRequestQuery,
		body: none,
		answer: TextContent
	}),
	commitTexts: operation({
		...common$1,
		id: "commitTexts",
		method: "POST",
		path: "/api/sites/{siteId}/text-commits",
		summary: "Tells what the content file of a commit says: pending overrides that it holds are committed.",
		level: "editor",
		application: true,
		query: none,
		body: TextCommit,
		answer: TextCommitResult
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
	"failed",
	"cancelled"
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
		etag: true,
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
	...environmentOperations,
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
			await caller.call(operation, {
				parameters: {},
				body,
				headers,
				retry: retry.safe,
				...options
			});
		}
	};
}

// src/portal/client/calls/environments.ts
function environmentCalls(caller) {
	return {
		list: (siteId, options) => caller.call(operations.listEnvironments, {
			parameters: { siteId },
			...options
		}),
		correct: (siteId, environment, correction, options) => caller.call(operations.putEnvironment, {
			parameters: {
				siteId,
				environment
			},
			body: correction,
			...options
		}),
		listDeployments: (siteId, part = {}, options) => caller.call(operations.listDeployments, {
			parameters: { siteId },
			query: { ...part },
			...options
		}),
		tellCommit: (siteId, commitSha, holds, options) => caller.call(operations.putCommit, {
			parameters: {
				siteId,
				commitSha
			},
			body: { holds: [...holds] },
			...options
		})
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
		approve: (siteId, requestId, approval = {}, options) => caller.call(operations.approveRequest, {
			parameters: {
				siteId,
				requestId
			},
			body: approval,
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
		getRawPage: async (siteId, pageSlug, options) => caller.callCacheable({
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
		tellPages: (siteId, pages, options) => caller.call(operations.putPages, {
			parameters: { siteId },
			body: { pages },
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
		list: (siteId, filter = {}, options) => caller.call(operations.listTexts, {
			parameters: { siteId },
			query: { ...filter },
			...options
		}),
		get: (siteId, textKey, options) => caller.call(operations.getText, {
			parameters: {
				siteId,
				textKey
			},
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
		removeOverride: (siteId, textKey, { requestId, ...options } = {}) => caller.call(operations.deleteTextOverride, {
			parameters: {
				siteId,
				textKey
			},
			query: { requestId },
			...options
		}),
		setMode: (siteId, mode, options) => caller.call(operations.putTextMode, {
			parameters: { siteId },
			body: { mode },
			...options
		}),
		getContent: (siteId, { requestId, ...options } = {}) => caller.call(operations.getTextContent, {
			parameters: { siteId },
			query: { requestId },
			...options
		}),
		commit: (siteId, commit, options) => caller.call(operations.commitTexts, {
			parameters: { siteId },
			body: commit,
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
	environments;
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
		this.environments = environmentCalls(caller);
		this.repohost = repohostCalls(caller);
	}
};

export { deleteComment as _, processing as a, closesIssue as c, ownPulls as d, pullsOfDeployment as f, createComment as g, writePull as h, hasEnded as i, filesOfPull as l, recentlyMerged as m, client_exports as n, rateLimits as o, readPulls as p, RequestCost as r, closePull as s, PortalClient as t, openDraftPull as u, readComments as v, updateComment as y };