const [e, t] = (() => {
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
return [__exportAll, __commonJSMin];
})();
const { randomUUID: n } = globalThis.process.getBuiltinModule("node:crypto"), r = globalThis.process.getBuiltinModule("node:os"), { EOL: i } = globalThis.process.getBuiltinModule("node:os"), a = globalThis.process.getBuiltinModule("node:util"), { inspect: o } = globalThis.process.getBuiltinModule("node:util"), s = globalThis.process.getBuiltinModule("node:process"), c = globalThis.process.getBuiltinModule("crypto"), { createHash: l } = globalThis.process.getBuiltinModule("crypto"), { Readable: u } = globalThis.process.getBuiltinModule("stream"), d = "4.14.1";
var f;
(function(e) {
	e.AzureChina = "https://login.chinacloudapi.cn", e.AzureGermany = "https://login.microsoftonline.de", e.AzureGovernment = "https://login.microsoftonline.us", e.AzurePublicCloud = "https://login.microsoftonline.com";
})(f ||= {});
const p = f.AzurePublicCloud, m = ["*"];
function generatePluginConfiguration(e) {
	let t = {
		cache: {},
		broker: {
			...e.brokerOptions,
			isEnabled: e.brokerOptions?.enabled ?? !1,
			enableMsaPassthrough: e.brokerOptions?.legacyEnableMsaPassthrough ?? !1
		}
	};
	if (e.tokenCachePersistenceOptions?.enabled) throw Error("Persistent token caching was requested, but no persistence provider was configured. You must install the identity-cache-persistence plugin package (`npm install --save @azure/identity-cache-persistence`) and enable it by importing `useIdentityPlugin` from `@azure/identity` and calling `useIdentityPlugin(cachePersistencePlugin)` before using `tokenCachePersistenceOptions`.");
	return e.brokerOptions?.enabled && (t.broker.nativeBrokerPlugin = getBrokerPlugin(e.isVSCodeCredential || !1)), t;
}
const h = {
	missing: (e, t, n) => [
		`${e} was requested, but no plugin was configured or no authentication record was found.`,
		`You must install the ${t} plugin package (npm install --save ${t})`,
		"and enable it by importing `useIdentityPlugin` from `@azure/identity` and calling",
		`useIdentityPlugin(${n}) before using enableBroker.`
	].join(" "),
	unavailable: (e, t) => [
		`${e} was requested, and the plugin is configured, but the broker is unavailable.`,
		`Ensure the ${e} plugin is properly installed and configured.`,
		"Check for missing native dependencies and ensure the package is properly installed.",
		`See the README for prerequisites on installing and using ${t}.`
	].join(" ")
}, g = {
	vsCode: {
		credentialName: "Visual Studio Code Credential",
		packageName: "@azure/identity-vscode",
		pluginVar: "vsCodePlugin",
		get brokerInfo() {}
	},
	native: {
		credentialName: "Broker for WAM",
		packageName: "@azure/identity-broker",
		pluginVar: "nativeBrokerPlugin",
		get brokerInfo() {}
	}
};
function getBrokerPlugin(e) {
	let { credentialName: t, packageName: n, pluginVar: r, brokerInfo: i } = g[e ? "vsCode" : "native"];
	if (i === void 0) throw Error(h.missing(t, n, r));
	if (i.broker.isBrokerAvailable === !1) throw Error(h.unavailable(t, n));
	return i.broker;
}
const _ = { generatePluginConfiguration };
// node_modules/@azure/identity/dist/esm/errors.js
function isErrorResponse(e) {
	return e && typeof e.error == "string" && typeof e.error_description == "string";
}
var CredentialUnavailableError = class extends Error {
	constructor(e, t) {
		super(e, t), this.name = "CredentialUnavailableError";
	}
}, AuthenticationError = class extends Error {
	statusCode;
	errorResponse;
	constructor(e, t, n) {
		let r;
		if (isErrorResponse(t)) r = convertOAuthErrorResponseToErrorResponse(t);
		else if (typeof t == "string") try {
			r = convertOAuthErrorResponseToErrorResponse(JSON.parse(t));
		} catch {
			r = e === 400 ? {
				error: "invalid_request",
				errorDescription: `The service indicated that the request was invalid.\n\n${t}`
			} : {
				error: "unknown_error",
				errorDescription: `An unknown error has occurred. Response body:\n\n${t}`
			};
		}
		else r = {
			error: "unknown_error",
			errorDescription: "An unknown error occurred and no additional details are available."
		};
		super(`${r.error} Status code: ${e}\nMore details:\n${r.errorDescription},`, n), this.statusCode = e, this.errorResponse = r, this.name = "AuthenticationError";
	}
};
function convertOAuthErrorResponseToErrorResponse(e) {
	return {
		error: e.error,
		errorDescription: e.error_description,
		correlationId: e.correlation_id,
		errorCodes: e.error_codes,
		timestamp: e.timestamp,
		traceId: e.trace_id
	};
}
var AuthenticationRequiredError = class extends Error {
	scopes;
	getTokenOptions;
	constructor(e) {
		super(e.message, e.cause ? { cause: e.cause } : void 0), this.scopes = e.scopes, this.getTokenOptions = e.getTokenOptions, this.name = "AuthenticationRequiredError";
	}
};
// node_modules/@typespec/ts-http-runtime/dist/esm/logger/log.js
function log(e, ...t) {
	s.stderr.write(`${a.format(e, ...t)}${i}`);
}
// node_modules/@typespec/ts-http-runtime/dist/esm/env.js
function getEnvironmentVariable(e) {
	return s.env[e];
}
typeof s.versions.deno == "string" && s.versions.deno.length, typeof s.versions.bun == "string" && s.versions.bun.length;
// node_modules/@typespec/ts-http-runtime/dist/esm/logger/debug.js
const ee = getEnvironmentVariable("DEBUG");
let te, v = [], ne = [];
const y = [];
ee && enable(ee);
const b = Object.assign((e) => createDebugger(e), {
	enable,
	enabled,
	disable,
	log
});
function enable(e) {
	te = e, v = [], ne = [];
	let t = e.split(",").map((e) => e.trim());
	for (let e of t) e.startsWith("-") ? ne.push(e.substring(1)) : v.push(e);
	for (let e of y) e.enabled = enabled(e.namespace);
}
function enabled(e) {
	if (e.endsWith("*")) return !0;
	for (let t of ne) if (namespaceMatches(e, t)) return !1;
	for (let t of v) if (namespaceMatches(e, t)) return !0;
	return !1;
}
function namespaceMatches(e, t) {
	if (t.indexOf("*") === -1) return e === t;
	let n = t;
	if (t.indexOf("**") !== -1) {
		let e = [], r = "";
		for (let n of t) if (n === "*" && r === "*") continue;
		else r = n, e.push(n);
		n = e.join("");
	}
	let r = 0, i = 0, a = n.length, o = e.length, s = -1, c = -1;
	for (; r < o && i < a;) if (n[i] === "*") {
		if (s = i, i++, i === a) return !0;
		for (; e[r] !== n[i];) if (r++, r === o) return !1;
		c = r, r++, i++;
		continue;
	} else if (n[i] === e[r]) i++, r++;
	else if (s >= 0) {
		if (i = s + 1, r = c + 1, r === o) return !1;
		for (; e[r] !== n[i];) if (r++, r === o) return !1;
		c = r, r++, i++;
		continue;
	} else return !1;
	let l = r === e.length, u = i === n.length, d = i === n.length - 1 && n[i] === "*";
	return l && (u || d);
}
function disable() {
	let e = te || "";
	return enable(""), e;
}
function createDebugger(e) {
	let t = Object.assign(debug, {
		enabled: enabled(e),
		destroy,
		log: b.log,
		namespace: e,
		extend
	});
	function debug(...n) {
		t.enabled && (n.length > 0 && (n[0] = `${e} ${n[0]}`), t.log(...n));
	}
	return y.push(t), t;
}
function destroy() {
	let e = y.indexOf(this);
	return e >= 0 && (y.splice(e, 1), !0);
}
function extend(e) {
	let t = createDebugger(`${this.namespace}:${e}`);
	return t.log = this.log, t;
}
// node_modules/@typespec/ts-http-runtime/dist/esm/logger/logger.js
const re = [
	"verbose",
	"info",
	"warning",
	"error"
], ie = {
	verbose: 400,
	info: 300,
	warning: 200,
	error: 100
};
function patchLogMethod(e, t) {
	t.log = (...t) => {
		e.log(...t);
	};
}
function isTypeSpecRuntimeLogLevel(e) {
	return re.includes(e);
}
function createLoggerContext(e) {
	let t = new Set(), n = getEnvironmentVariable(e.logLevelEnvVarName), r, i = b(e.namespace);
	i.log = (...e) => {
		b.log(...e);
	};
	function contextSetLogLevel(e) {
		if (e && !isTypeSpecRuntimeLogLevel(e)) throw Error(`Unknown log level '${e}'. Acceptable values: ${re.join(",")}`);
		r = e;
		let n = [];
		for (let e of t) shouldEnable(e) && n.push(e.namespace);
		b.enable(n.join(","));
	}
	n && (isTypeSpecRuntimeLogLevel(n) ? contextSetLogLevel(n) : console.error(`${e.logLevelEnvVarName} set to unknown log level '${n}'; logging is not enabled. Acceptable values: ${re.join(", ")}.`));
	function shouldEnable(e) {
		return !!(r && ie[e.level] <= ie[r]);
	}
	function createLogger(e, n) {
		let r = Object.assign(e.extend(n), { level: n });
		if (patchLogMethod(e, r), shouldEnable(r)) {
			let e = b.disable();
			b.enable(e + "," + r.namespace);
		}
		return t.add(r), r;
	}
	function contextGetLogLevel() {
		return r;
	}
	function contextCreateClientLogger(e) {
		let t = i.extend(e);
		return patchLogMethod(i, t), {
			error: createLogger(t, "error"),
			warning: createLogger(t, "warning"),
			info: createLogger(t, "info"),
			verbose: createLogger(t, "verbose")
		};
	}
	return {
		setLogLevel: contextSetLogLevel,
		getLogLevel: contextGetLogLevel,
		createClientLogger: contextCreateClientLogger,
		logger: i
	};
}
const ae = createLoggerContext({
	logLevelEnvVarName: "TYPESPEC_RUNTIME_LOG_LEVEL",
	namespace: "typeSpecRuntime"
});
ae.logger;
function createClientLogger$1(e) {
	return ae.createClientLogger(e);
}
// node_modules/@azure/logger/dist/esm/index.js
const oe = createLoggerContext({
	logLevelEnvVarName: "AZURE_LOG_LEVEL",
	namespace: "azure"
});
oe.logger;
function getLogLevel() {
	return oe.getLogLevel();
}
function createClientLogger(e) {
	return oe.createClientLogger(e);
}
// node_modules/@azure/identity/dist/esm/util/logging.js
const x = createClientLogger("identity");
function formatSuccess(e) {
	return `SUCCESS. Scopes: ${Array.isArray(e) ? e.join(", ") : e}.`;
}
function formatError(e, t) {
	let n = "ERROR.";
	return e?.length && (n += ` Scopes: ${Array.isArray(e) ? e.join(", ") : e}.`), `${n} Error message: ${typeof t == "string" ? t : t.message}.`;
}
function credentialLoggerInstance(e, t, n = x) {
	let r = t ? `${t.fullTitle} ${e}` : e;
	function info(e) {
		n.info(`${r} =>`, e);
	}
	function warning(e) {
		n.warning(`${r} =>`, e);
	}
	function verbose(e) {
		n.verbose(`${r} =>`, e);
	}
	function error(e) {
		n.error(`${r} =>`, e);
	}
	return {
		title: e,
		fullTitle: r,
		info,
		warning,
		verbose,
		error
	};
}
function credentialLogger(e, t = x) {
	let n = credentialLoggerInstance(e, void 0, t);
	return {
		...n,
		parent: t,
		getToken: credentialLoggerInstance("=> getToken()", n, t)
	};
}
// node_modules/@azure/core-tracing/dist/esm/tracingContext.js
const S = {
	span: Symbol.for("@azure/core-tracing span"),
	namespace: Symbol.for("@azure/core-tracing namespace")
};
function createTracingContext(e = {}) {
	let t = new se(e.parentContext);
	return e.span && (t = t.setValue(S.span, e.span)), e.namespace && (t = t.setValue(S.namespace, e.namespace)), t;
}
var se = class TracingContextImpl {
	_contextMap;
	constructor(e) {
		this._contextMap = e instanceof TracingContextImpl ? new Map(e._contextMap) : new Map();
	}
	setValue(e, t) {
		let n = new TracingContextImpl(this);
		return n._contextMap.set(e, t), n;
	}
	getValue(e) {
		return this._contextMap.get(e);
	}
	deleteValue(e) {
		let t = new TracingContextImpl(this);
		return t._contextMap.delete(e), t;
	}
};
const ce = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.state = void 0, e.state = { instrumenterImplementation: void 0 };
}))().state;
// node_modules/@azure/core-tracing/dist/esm/instrumenter.js
function createDefaultTracingSpan() {
	return {
		end: () => {},
		isRecording: () => !1,
		recordException: () => {},
		setAttribute: () => {},
		setStatus: () => {},
		addEvent: () => {}
	};
}
function createDefaultInstrumenter() {
	return {
		createRequestHeaders: () => ({}),
		parseTraceparentHeader: () => {},
		startSpan: (e, t) => ({
			span: createDefaultTracingSpan(),
			tracingContext: createTracingContext({ parentContext: t.tracingContext })
		}),
		withContext(e, t, ...n) {
			return t(...n);
		}
	};
}
function getInstrumenter() {
	return ce.instrumenterImplementation ||= createDefaultInstrumenter(), ce.instrumenterImplementation;
}
// node_modules/@azure/core-tracing/dist/esm/tracingClient.js
function createTracingClient(e) {
	let { namespace: t, packageName: n, packageVersion: r } = e;
	function startSpan(e, i, a) {
		let o = getInstrumenter().startSpan(e, {
			...a,
			packageName: n,
			packageVersion: r,
			tracingContext: i?.tracingOptions?.tracingContext
		}), s = o.tracingContext, c = o.span;
		return s.getValue(S.namespace) || (s = s.setValue(S.namespace, t)), c.setAttribute("az.namespace", s.getValue(S.namespace)), {
			span: c,
			updatedOptions: Object.assign({}, i, { tracingOptions: {
				...i?.tracingOptions,
				tracingContext: s
			} })
		};
	}
	async function withSpan(e, t, n, r) {
		let { span: i, updatedOptions: a } = startSpan(e, t, r);
		try {
			let e = await withContext(a.tracingOptions.tracingContext, () => Promise.resolve(n(a, i)));
			return i.setStatus({ status: "success" }), e;
		} catch (e) {
			throw i.setStatus({
				status: "error",
				error: e
			}), e;
		} finally {
			i.end();
		}
	}
	function withContext(e, t, ...n) {
		return getInstrumenter().withContext(e, t, ...n);
	}
	function parseTraceparentHeader(e) {
		return getInstrumenter().parseTraceparentHeader(e);
	}
	function createRequestHeaders(e) {
		return getInstrumenter().createRequestHeaders(e);
	}
	return {
		startSpan,
		withSpan,
		withContext,
		parseTraceparentHeader,
		createRequestHeaders
	};
}
// node_modules/@azure/identity/dist/esm/util/tracing.js
const le = createTracingClient({
	namespace: "Microsoft.AAD",
	packageName: "@azure/identity",
	packageVersion: d
});
// node_modules/@azure/msal-node/dist/cache/serializer/Serializer.mjs
var Serializer = class {
	static serializeJSONBlob(e) {
		return JSON.stringify(e);
	}
	static serializeAccounts(e) {
		let t = {};
		return Object.keys(e).map(function(n) {
			let r = e[n];
			t[n] = {
				home_account_id: r.homeAccountId,
				environment: r.environment,
				realm: r.realm,
				local_account_id: r.localAccountId,
				username: r.username,
				authority_type: r.authorityType,
				name: r.name,
				client_info: r.clientInfo,
				last_modification_time: r.lastModificationTime,
				last_modification_app: r.lastModificationApp,
				tenantProfiles: r.tenantProfiles?.map((e) => JSON.stringify(e))
			};
		}), t;
	}
	static serializeIdTokens(e) {
		let t = {};
		return Object.keys(e).map(function(n) {
			let r = e[n];
			t[n] = {
				home_account_id: r.homeAccountId,
				environment: r.environment,
				credential_type: r.credentialType,
				client_id: r.clientId,
				secret: r.secret,
				realm: r.realm
			};
		}), t;
	}
	static serializeAccessTokens(e) {
		let t = {};
		return Object.keys(e).map(function(n) {
			let r = e[n];
			t[n] = {
				home_account_id: r.homeAccountId,
				environment: r.environment,
				credential_type: r.credentialType,
				client_id: r.clientId,
				secret: r.secret,
				realm: r.realm,
				target: r.target,
				cached_at: r.cachedAt,
				expires_on: r.expiresOn,
				extended_expires_on: r.extendedExpiresOn,
				refresh_on: r.refreshOn,
				key_id: r.keyId,
				token_type: r.tokenType,
				userAssertionHash: r.userAssertionHash,
				resource: r.resource,
				additionalCacheKeyComponents: r.additionalCacheKeyComponents
			};
		}), t;
	}
	static serializeRefreshTokens(e) {
		let t = {};
		return Object.keys(e).map(function(n) {
			let r = e[n];
			t[n] = {
				home_account_id: r.homeAccountId,
				environment: r.environment,
				credential_type: r.credentialType,
				client_id: r.clientId,
				secret: r.secret,
				family_id: r.familyId,
				target: r.target,
				realm: r.realm
			};
		}), t;
	}
	static serializeAppMetadata(e) {
		let t = {};
		return Object.keys(e).map(function(n) {
			let r = e[n];
			t[n] = {
				client_id: r.clientId,
				environment: r.environment,
				family_id: r.familyId
			};
		}), t;
	}
	static serializeAllCache(e) {
		return {
			Account: this.serializeAccounts(e.accounts),
			IdToken: this.serializeIdTokens(e.idTokens),
			AccessToken: this.serializeAccessTokens(e.accessTokens),
			RefreshToken: this.serializeRefreshTokens(e.refreshTokens),
			AppMetadata: this.serializeAppMetadata(e.appMetadata)
		};
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/constants/AADServerParamKeys.mjs
const ue = "client_id", de = "redirect_uri", fe = "https://login.microsoftonline.com/common/", pe = "common", me = `${fe}discovery/instance?api-version=1.1&authorization_endpoint=`, he = ".onmicrosoft.com", ge = "offline_access", _e = "http://169.254.169.254/metadata/instance/compute", ve = [
	"login.microsoftonline.com",
	"login.windows.net",
	"login.microsoft.com",
	"sts.windows.net"
], C = [
	"openid",
	"profile",
	ge
], ye = [...C, "email"], w = {
	CONTENT_TYPE: "Content-Type",
	CONTENT_LENGTH: "Content-Length",
	DPOP: "DPoP",
	RETRY_AFTER: "Retry-After",
	CCS_HEADER: "X-AnchorMailbox",
	WWWAuthenticate: "WWW-Authenticate",
	AuthenticationInfo: "Authentication-Info",
	X_MS_REQUEST_ID: "x-ms-request-id",
	X_MS_HTTP_VERSION: "x-ms-httpver"
}, T = {
	COMMON: "common",
	ORGANIZATIONS: "organizations",
	CONSUMERS: "consumers"
}, E = {
	ACCESS_TOKEN: "access_token",
	XMS_CC: "xms_cc",
	ID_TOKEN: "id_token",
	SIGNIN_STATE: "signin_state",
	LOGIN_HINT: "login_hint",
	TENANT_REGION_SUB_SCOPE: "tenant_region_sub_scope"
}, be = {
	LOGIN: "login",
	SELECT_ACCOUNT: "select_account",
	CONSENT: "consent",
	NONE: "none",
	CREATE: "create",
	NO_SESSION: "no_session"
}, xe = {
	CODE: "code",
	IDTOKEN_TOKEN: "id_token token",
	IDTOKEN_TOKEN_REFRESHTOKEN: "id_token token refresh_token"
}, Se = {
	QUERY: "query",
	FRAGMENT: "fragment",
	FORM_POST: "form_post"
}, Ce = {
	IMPLICIT_GRANT: "implicit",
	AUTHORIZATION_CODE_GRANT: "authorization_code",
	CLIENT_CREDENTIALS_GRANT: "client_credentials",
	RESOURCE_OWNER_PASSWORD_GRANT: "password",
	REFRESH_TOKEN_GRANT: "refresh_token",
	DEVICE_CODE_GRANT: "device_code",
	JWT_BEARER: "urn:ietf:params:oauth:grant-type:jwt-bearer",
	USER_FIC: "user_fic"
}, D = {
	ID_TOKEN: "IdToken",
	ACCESS_TOKEN: "AccessToken",
	ACCESS_TOKEN_WITH_AUTH_SCHEME: "AccessToken_With_AuthScheme",
	REFRESH_TOKEN: "RefreshToken"
}, we = "appmetadata", Te = "authority-metadata", O = {
	CONFIG: "config",
	CACHE: "cache",
	NETWORK: "network",
	HARDCODED_VALUES: "hardcoded_values"
}, k = {
	BEARER: "Bearer",
	POP: "pop",
	DPOP: "DPoP",
	SSH: "ssh-cert"
}, Ee = "throttling", A = {
	FAILED_AUTO_DETECTION: "1",
	INTERNAL_CACHE: "2",
	ENVIRONMENT_VARIABLE: "3",
	IMDS: "4"
}, De = {
	CONFIGURED_MATCHES_DETECTED: "1",
	CONFIGURED_NO_AUTO_DETECTION: "2",
	CONFIGURED_NOT_DETECTED: "3",
	AUTO_DETECTION_REQUESTED_SUCCESSFUL: "4",
	AUTO_DETECTION_REQUESTED_FAILED: "5"
}, j = {
	NOT_APPLICABLE: "0",
	FORCE_REFRESH_OR_CLAIMS: "1",
	NO_CACHED_ACCESS_TOKEN: "2",
	CACHED_ACCESS_TOKEN_EXPIRED: "3",
	PROACTIVELY_REFRESHED: "4"
}, Oe = {
	Jwt: "JWT",
	Jwk: "JWK",
	Pop: "pop",
	Dpop: "dpop+jwt"
}, M = {
	BASE64: "base64",
	HEX: "hex",
	UTF8: "utf-8"
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/AuthError.mjs
function getDefaultErrorMessage(e) {
	return `See https://aka.ms/msal.js.errors#${e} for details`;
}
var N = class AuthError extends Error {
	constructor(e, t, n, r) {
		let i = n || (e ? getDefaultErrorMessage(e) : ""), a = i ? `${e}: ${i}` : e;
		super(a), Object.setPrototypeOf(this, AuthError.prototype), this.errorCode = e || "", this.errorMessage = i || "", this.subError = r || "", this.correlationId = t, this.name = "AuthError";
	}
};
function createAuthError(e, t, n) {
	return new N(e, t, n || getDefaultErrorMessage(e));
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ClientAuthError.mjs
var ke = class ClientAuthError extends N {
	constructor(e, t, n) {
		super(e, t, n), this.name = "ClientAuthError", Object.setPrototypeOf(this, ClientAuthError.prototype);
	}
};
function createClientAuthError(e, t, n) {
	return new ke(e, t, n);
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ClientAuthErrorCodes.mjs
const Ae = "client_info_decoding_error", je = "token_parsing_error", P = "endpoints_resolution_error", Me = "network_error", Ne = "invalid_state", Pe = "nonce_mismatch", Fe = "empty_input_scopeset", Ie = "invalid_cache_environment", Le = "key_id_missing", F = "method_not_implemented";
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/ClientInfo.mjs
function buildClientInfo(e, t) {
	if (!e) throw createClientAuthError("client_info_empty_error", "");
	try {
		let n = t(e);
		return JSON.parse(n);
	} catch {
		throw createClientAuthError(Ae, "");
	}
}
function buildClientInfoFromHomeAccountId(e) {
	if (!e) throw createClientAuthError(Ae, "");
	let t = e.split(".", 2);
	return {
		uid: t[0],
		utid: t.length < 2 ? "" : t[1]
	};
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/AuthToken.mjs
function extractTokenClaims(e, t, n) {
	let r = getJWSPayload(e, n);
	try {
		let e = t(r);
		return JSON.parse(e);
	} catch {
		throw createClientAuthError(je, n);
	}
}
function isKmsi(e) {
	if (!e.signin_state) return !1;
	let t = ["kmsi", "dvc_dmjd"];
	return e.signin_state.some((e) => t.includes(e.trim().toLowerCase()));
}
function getJWSPayload(e, t) {
	if (!e) throw createClientAuthError("null_or_empty_token", t);
	let n = /^([^\.\s]*)\.([^\.\s]+)\.([^\.\s]*)$/.exec(e);
	if (!n || n.length < 4) throw createClientAuthError(je, t);
	return n[2];
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/AccountInfo.mjs
function tenantIdMatchesHomeTenant(e, t) {
	return !!e && !!t && e === t.split(".")[1];
}
function buildTenantProfile(e, t, n, r, i) {
	if (i) {
		let { oid: t, sub: n, tid: a, name: o, tfp: s, acr: c, preferred_username: l, upn: u, login_hint: d } = i, f = a || s || c || "";
		return {
			tenantId: f,
			localAccountId: t || n || "",
			name: o,
			username: l || u || "",
			loginHint: d,
			isHomeTenant: tenantIdMatchesHomeTenant(f, e),
			upn: u,
			...r && { nativeAccountId: r }
		};
	}
	return {
		tenantId: n,
		localAccountId: t,
		username: "",
		isHomeTenant: tenantIdMatchesHomeTenant(n, e),
		...r && { nativeAccountId: r }
	};
}
function updateAccountTenantProfileData(e, t, n, r) {
	let i = e;
	if (t) {
		let { isHomeTenant: n, ...r } = t;
		i = {
			...e,
			...r
		};
	}
	if (n) {
		let { isHomeTenant: t, ...a } = buildTenantProfile(e.homeAccountId, e.localAccountId, e.tenantId, i.nativeAccountId, n);
		return i = {
			...i,
			...a,
			idTokenClaims: n,
			idToken: r,
			kmsi: isKmsi(n)
		}, i;
	}
	return i;
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/AuthorityType.mjs
const I = {
	Default: 0,
	Adfs: 1,
	Ciam: 3
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/TokenClaims.mjs
function getTenantIdFromIdTokenClaims(e) {
	return e && (e.tid || e.tfp || e.acr) || null;
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/ProtocolMode.mjs
const L = {
	AAD: "AAD",
	OIDC: "OIDC",
	EAR: "EAR"
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/cache/utils/AccountEntityUtils.mjs
function getAccountInfo(e) {
	let t = e.tenantProfiles || [];
	t.length === 0 && e.realm && e.localAccountId && t.push(buildTenantProfile(e.homeAccountId, e.localAccountId, e.realm, e.nativeAccountId));
	let n = t.find((t) => t.tenantId === e.realm)?.nativeAccountId || e.nativeAccountId;
	return {
		homeAccountId: e.homeAccountId,
		environment: e.environment,
		tenantId: e.realm,
		username: e.username,
		localAccountId: e.localAccountId,
		loginHint: e.loginHint,
		name: e.name,
		nativeAccountId: n,
		authorityType: e.authorityType,
		tenantProfiles: new Map(t.map((e) => [e.tenantId, e])),
		dataBoundary: e.dataBoundary
	};
}
function createAccountEntity(e, t, n, r) {
	let i;
	i = t.authorityType === I.Adfs ? "ADFS" : t.protocolMode === L.OIDC ? "Generic" : "MSSTS";
	let a, o;
	e.clientInfo && r && (a = buildClientInfo(e.clientInfo, r), a.xms_tdbr && (o = a.xms_tdbr === "EU" ? "EU" : "None"));
	let s = e.environment || t && t.getPreferredCache();
	if (!s) throw createClientAuthError(Ie, n);
	let c = e.idTokenClaims?.preferred_username || e.idTokenClaims?.upn, l = e.idTokenClaims?.emails ? e.idTokenClaims.emails[0] : null, u = c || l || "", d = e.idTokenClaims?.login_hint, f = a?.utid || getTenantIdFromIdTokenClaims(e.idTokenClaims) || "", p = a?.uid || e.idTokenClaims?.oid || e.idTokenClaims?.sub || "", m;
	return m = e.tenantProfiles ? e.tenantProfiles : [buildTenantProfile(e.homeAccountId, p, f, e.nativeAccountId, e.idTokenClaims)], {
		homeAccountId: e.homeAccountId,
		environment: s,
		realm: f,
		localAccountId: p,
		username: u,
		authorityType: i,
		loginHint: d,
		clientInfo: e.clientInfo,
		name: e.idTokenClaims?.name || "",
		lastModificationTime: void 0,
		lastModificationApp: void 0,
		cloudGraphHostName: e.cloudGraphHostName,
		msGraphHost: e.msGraphHost,
		nativeAccountId: e.nativeAccountId,
		tenantProfiles: m,
		dataBoundary: o
	};
}
function generateHomeAccountId(e, t, n, r, i, a) {
	if (t !== I.Adfs) {
		if (e) try {
			let t = buildClientInfo(e, r.base64Decode);
			if (t.uid && t.utid) return `${t.uid}.${t.utid}`;
		} catch {}
		n.warning("No client info in response", i);
	}
	return a?.sub || "";
}
function isAccountEntity(e) {
	return e ? e.hasOwnProperty("homeAccountId") && e.hasOwnProperty("environment") && e.hasOwnProperty("realm") && e.hasOwnProperty("localAccountId") && e.hasOwnProperty("username") && e.hasOwnProperty("authorityType") : !1;
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ClientConfigurationError.mjs
var Re = class ClientConfigurationError extends N {
	constructor(e, t) {
		super(e, t), this.name = "ClientConfigurationError", Object.setPrototypeOf(this, ClientConfigurationError.prototype);
	}
};
function createClientConfigurationError(e, t) {
	return new Re(e, t);
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/network/ResponseHeaders.mjs
const ze = new WeakSet();
function normalizeResponseHeaders(e) {
	if (ze.has(e)) return e;
	let t = Object.fromEntries(Object.entries(e).map(([e, t]) => [e.toLowerCase(), t]));
	return ze.add(t), t;
}
function getResponseHeader(e, t) {
	let n = t.toLowerCase();
	if (Object.prototype.hasOwnProperty.call(e, n)) return e[n];
	if (ze.has(e)) return;
	let r = Object.keys(e).find((e) => e.toLowerCase() === n);
	return r === void 0 ? void 0 : e[r];
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ClientConfigurationErrorCodes.mjs
const R = "url_parse_error", Be = "invalid_claims", Ve = "invalid_cloud_discovery_metadata", He = "issuer_validation_failed";
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/OpenIdConfigResponse.mjs
function isOpenIdConfigResponse(e) {
	return e.hasOwnProperty("authorization_endpoint") && e.hasOwnProperty("token_endpoint") && e.hasOwnProperty("issuer") && e.hasOwnProperty("jwks_uri");
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/StringUtils.mjs
var StringUtils = class {
	static isEmptyObj(e) {
		if (e) try {
			let t = JSON.parse(e);
			return Object.keys(t).length === 0;
		} catch {}
		return !0;
	}
	static startsWith(e, t) {
		return e.indexOf(t) === 0;
	}
	static endsWith(e, t) {
		return e.length >= t.length && e.lastIndexOf(t) === e.length - t.length;
	}
	static queryStringToObject(e) {
		let t = {}, n = e.split("&"), decode = (e) => decodeURIComponent(e.replace(/\+/g, " "));
		return n.forEach((e) => {
			if (e.trim()) {
				let [n, r] = e.split(/=(.+)/g, 2);
				n && r && (t[decode(n)] = decode(r));
			}
		}), t;
	}
	static trimArrayEntries(e) {
		return e.map((e) => e.trim());
	}
	static removeEmptyStringsFromArray(e) {
		return e.filter((e) => !!e);
	}
	static jsonParseHelper(e) {
		try {
			return JSON.parse(e);
		} catch {
			return null;
		}
	}
}, z = class UrlString {
	get urlString() {
		return this._urlString;
	}
	constructor(e, t) {
		if (this._urlString = e, this.correlationId = t, !this._urlString) throw createClientConfigurationError("empty_url_error", t);
		e.includes("#") || (this._urlString = UrlString.canonicalizeUri(e));
	}
	static canonicalizeUri(e) {
		if (e) {
			let t = e.toLowerCase();
			return StringUtils.endsWith(t, "?") ? t = t.slice(0, -1) : StringUtils.endsWith(t, "?/") && (t = t.slice(0, -2)), StringUtils.endsWith(t, "/") || (t += "/"), t;
		}
		return e;
	}
	validateAsUri() {
		let e;
		try {
			e = this.getUrlComponents();
		} catch {
			throw createClientConfigurationError(R, this.correlationId);
		}
		if (!e.HostNameAndPort || !e.PathSegments) throw createClientConfigurationError(R, this.correlationId);
		if (!e.Protocol || e.Protocol.toLowerCase() !== "https:") throw createClientConfigurationError("authority_uri_insecure", this.correlationId);
	}
	static appendQueryString(e, t) {
		return t ? e.indexOf("?") < 0 ? `${e}?${t}` : `${e}&${t}` : e;
	}
	static removeHashFromUrl(e) {
		return UrlString.canonicalizeUri(e.split("#")[0]);
	}
	replaceTenantPath(e) {
		let t = this.getUrlComponents(), n = t.PathSegments;
		return e && n.length !== 0 && (n[0] === T.COMMON || n[0] === T.ORGANIZATIONS) && (n[0] = e), UrlString.constructAuthorityUriFromObject(t, this.correlationId);
	}
	getUrlComponents() {
		let e = RegExp("^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?"), t = this.urlString.match(e);
		if (!t) throw createClientConfigurationError(R, this.correlationId);
		let n = {
			Protocol: t[1],
			HostNameAndPort: t[4],
			AbsolutePath: t[5],
			QueryString: t[7]
		}, r = n.AbsolutePath.split("/");
		return r = r.filter((e) => e && e.length > 0), n.PathSegments = r, n.QueryString && n.QueryString.endsWith("/") && (n.QueryString = n.QueryString.substring(0, n.QueryString.length - 1)), n;
	}
	static getDomainFromUrl(e, t) {
		let n = RegExp("^([^:/?#]+://)?([^/?#]*)"), r = e.match(n);
		if (!r) throw createClientConfigurationError(R, t);
		return r[2];
	}
	static getAbsoluteUrl(e, t, n) {
		if (e[0] === "/") {
			let r = new UrlString(t, n).getUrlComponents();
			return r.Protocol + "//" + r.HostNameAndPort + e;
		}
		return e;
	}
	static constructAuthorityUriFromObject(e, t) {
		return new UrlString(e.Protocol + "//" + e.HostNameAndPort + "/" + e.PathSegments.join("/"), t);
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/AuthorityMetadata.mjs
const Ue = [
	{ host: "login.microsoftonline.com" },
	{ host: "login.partner.microsoftonline.cn" },
	{ host: "login.microsoftonline.us" },
	{ host: "login.sovcloud-identity.fr" },
	{ host: "login.sovcloud-identity.de" },
	{ host: "login.sovcloud-identity.sg" }
];
function buildOpenIdConfig(e, t) {
	return {
		token_endpoint: `https://${e}/{tenantid}/oauth2/v2.0/token`,
		jwks_uri: `https://${e}/{tenantid}/discovery/v2.0/keys`,
		issuer: `https://${t}/{tenantid}/v2.0`,
		authorization_endpoint: `https://${e}/{tenantid}/oauth2/v2.0/authorize`,
		end_session_endpoint: `https://${e}/{tenantid}/oauth2/v2.0/logout`
	};
}
const We = {
	endpointMetadata: Ue.reduce((e, { host: t, issuerHost: n }) => (e[t] = buildOpenIdConfig(t, n || t), e), {}),
	instanceDiscoveryMetadata: { metadata: [
		{
			preferred_network: "login.microsoftonline.com",
			preferred_cache: "login.windows.net",
			aliases: [
				"login.microsoftonline.com",
				"login.windows.net",
				"login.microsoft.com",
				"sts.windows.net"
			]
		},
		{
			preferred_network: "login.partner.microsoftonline.cn",
			preferred_cache: "login.partner.microsoftonline.cn",
			aliases: ["login.partner.microsoftonline.cn", "login.chinacloudapi.cn"]
		},
		{
			preferred_network: "login.microsoftonline.de",
			preferred_cache: "login.microsoftonline.de",
			aliases: ["login.microsoftonline.de"]
		},
		{
			preferred_network: "login.microsoftonline.us",
			preferred_cache: "login.microsoftonline.us",
			aliases: ["login.microsoftonline.us", "login.usgovcloudapi.net"]
		},
		{
			preferred_network: "login-us.microsoftonline.com",
			preferred_cache: "login-us.microsoftonline.com",
			aliases: ["login-us.microsoftonline.com"]
		},
		{
			preferred_network: "login.sovcloud-identity.fr",
			preferred_cache: "login.sovcloud-identity.fr",
			aliases: ["login.sovcloud-identity.fr"]
		},
		{
			preferred_network: "login.sovcloud-identity.de",
			preferred_cache: "login.sovcloud-identity.de",
			aliases: ["login.sovcloud-identity.de"]
		},
		{
			preferred_network: "login.sovcloud-identity.sg",
			preferred_cache: "login.sovcloud-identity.sg",
			aliases: ["login.sovcloud-identity.sg"]
		}
	] }
}, Ge = We.endpointMetadata, Ke = We.instanceDiscoveryMetadata, qe = new Set();
Ke.metadata.forEach((e) => {
	e.aliases.forEach((e) => {
		qe.add(e);
	});
});
function getAliasesFromStaticSources(e, t, n) {
	let r, i = e.canonicalAuthority;
	if (i) {
		let a = new z(i, n).getUrlComponents().HostNameAndPort;
		r = getAliasesFromMetadata(t, n, a, e.cloudDiscoveryMetadata?.metadata, O.CONFIG) || getAliasesFromMetadata(t, n, a, Ke.metadata, O.HARDCODED_VALUES) || e.knownAuthorities;
	}
	return r || [];
}
function getAliasesFromMetadata(e, t, n, r, i) {
	if (e.trace(`getAliasesFromMetadata called with source: '${i}'`, t), n && r) {
		let a = getCloudDiscoveryMetadataFromNetworkResponse(r, n);
		if (a) return e.trace(`getAliasesFromMetadata: found cloud discovery metadata in '${i}', returning aliases`, t), a.aliases;
		e.trace(`getAliasesFromMetadata: did not find cloud discovery metadata in '${i}'`, t);
	}
	return null;
}
function getCloudDiscoveryMetadataFromHardcodedValues(e) {
	return getCloudDiscoveryMetadataFromNetworkResponse(Ke.metadata, e);
}
function getCloudDiscoveryMetadataFromNetworkResponse(e, t) {
	for (let n = 0; n < e.length; n++) {
		let r = e[n];
		if (r.aliases.includes(t)) return r;
	}
	return null;
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/AuthorityOptions.mjs
const Je = {
	None: "none",
	AzurePublic: "https://login.microsoftonline.com",
	AzureChina: "https://login.chinacloudapi.cn",
	AzureGermany: "https://login.microsoftonline.de",
	AzureUsGovernment: "https://login.microsoftonline.us"
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/CloudInstanceDiscoveryResponse.mjs
function isCloudInstanceDiscoveryResponse(e) {
	return e.hasOwnProperty("tenant_discovery_endpoint") && e.hasOwnProperty("metadata");
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/CloudInstanceDiscoveryErrorResponse.mjs
function isCloudInstanceDiscoveryErrorResponse(e) {
	return e.hasOwnProperty("error") && e.hasOwnProperty("error_description");
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/telemetry/performance/PerformanceEvents.mjs
const Ye = "authorityUpdateMetadataWithRegionalInformation", Xe = "regionDiscoveryGetRegionFromIMDS", invokeAsync = (e, t, n, r, i) => (...a) => {
	n.trace(`Executing function '${t}'`, i);
	let o = r.startMeasurement(t, i);
	return i && r.incrementFields({ [`ext.${t}CallCount`]: 1 }, i), e(...a).then((e) => (n.trace(`Returning result from '${t}'`, i), o.end({ success: !0 }), e)).catch((e) => {
		n.trace(`Error occurred in '${t}'`, i);
		try {
			n.trace(JSON.stringify(e), i);
		} catch {
			n.trace("Unable to print error message.", i);
		}
		throw o.end({ success: !1 }, e), e;
	});
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/RegionDiscovery.mjs
var Ze = class RegionDiscovery {
	constructor(e, t, n, r) {
		this.networkInterface = e, this.logger = t, this.performanceClient = n, this.correlationId = r;
	}
	async detectRegion(e, t) {
		let n = e;
		if (n) t.region_source = A.ENVIRONMENT_VARIABLE;
		else {
			let e = RegionDiscovery.IMDS_OPTIONS;
			try {
				let r = await invokeAsync(this.getRegionFromIMDS.bind(this), Xe, this.logger, this.performanceClient, this.correlationId)("2021-02-01", e);
				if (r.status === 200 && (n = r.body?.location, n && (t.region_source = A.IMDS)), r.status === 400) {
					let r = await invokeAsync(this.getCurrentVersion.bind(this), "regionDiscoveryGetCurrentVersion", this.logger, this.performanceClient, this.correlationId)(e);
					if (!r) return t.region_source = A.FAILED_AUTO_DETECTION, null;
					let i = await invokeAsync(this.getRegionFromIMDS.bind(this), Xe, this.logger, this.performanceClient, this.correlationId)(r, e);
					i.status === 200 && (n = i.body?.location, n && (t.region_source = A.IMDS));
				}
			} catch {
				return t.region_source = A.FAILED_AUTO_DETECTION, null;
			}
		}
		return n || (t.region_source = A.FAILED_AUTO_DETECTION), n || null;
	}
	async getRegionFromIMDS(e, t) {
		return this.networkInterface.sendGetRequestAsync(`${_e}?api-version=${e}`, t, 2e3);
	}
	async getCurrentVersion(e) {
		try {
			let t = await this.networkInterface.sendGetRequestAsync(`${_e}?format=json`, e);
			return t.status === 400 && t.body && t.body["newest-versions"] && t.body["newest-versions"].length > 0 ? t.body["newest-versions"][0] : null;
		} catch {
			return null;
		}
	}
};
Ze.IMDS_OPTIONS = { headers: { Metadata: "true" } };
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/TimeUtils.mjs
function nowSeconds() {
	return Math.round(new Date().getTime() / 1e3);
}
function toDateFromSeconds(e) {
	return e ? new Date(Number(e) * 1e3) : new Date();
}
function isTokenExpired(e, t) {
	let n = Number(e) || 0;
	return nowSeconds() + t > n;
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/cache/utils/CacheHelpers.mjs
function createIdTokenEntity(e, t, n, r, i) {
	return {
		credentialType: D.ID_TOKEN,
		homeAccountId: e,
		environment: t,
		clientId: r,
		secret: n,
		realm: i,
		lastUpdatedAt: Date.now().toString()
	};
}
function createAccessTokenEntity(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m) {
	let h = {
		homeAccountId: e,
		credentialType: D.ACCESS_TOKEN,
		secret: n,
		cachedAt: nowSeconds().toString(),
		expiresOn: o.toString(),
		extendedExpiresOn: s.toString(),
		environment: t,
		clientId: r,
		realm: i,
		target: a,
		tokenType: d || k.BEARER,
		lastUpdatedAt: Date.now().toString()
	};
	f && (h.userAssertionHash = f), u && (h.refreshOn = u.toString());
	let g = h.tokenType?.toLowerCase();
	if (h.tokenType?.toLowerCase() !== k.BEARER.toLowerCase()) switch (h.credentialType = D.ACCESS_TOKEN_WITH_AUTH_SCHEME, g) {
		case k.POP:
			let e = extractTokenClaims(n, c, l);
			if (!e?.cnf?.kid) throw createClientAuthError("token_claims_cnf_required_for_signedjwt", l);
			h.keyId = e.cnf.kid;
			break;
		case "dpop":
			if (!p) throw createClientAuthError(Le, l);
			h.keyId = p;
			break;
		case k.SSH: h.keyId = p;
	}
	return m && Object.keys(m).length > 0 && (h.additionalCacheKeyComponents = m), h;
}
function createRefreshTokenEntity(e, t, n, r, i, a, o) {
	let s = {
		credentialType: D.REFRESH_TOKEN,
		homeAccountId: e,
		environment: t,
		clientId: r,
		secret: n,
		lastUpdatedAt: Date.now().toString()
	};
	return a && (s.userAssertionHash = a), i && (s.familyId = i), o && (s.expiresOn = o.toString()), s;
}
function isCredentialEntity(e) {
	return e.hasOwnProperty("homeAccountId") && e.hasOwnProperty("environment") && e.hasOwnProperty("credentialType") && e.hasOwnProperty("clientId") && e.hasOwnProperty("secret");
}
function isAccessTokenEntity(e) {
	return e ? isCredentialEntity(e) && e.hasOwnProperty("realm") && e.hasOwnProperty("target") && (e.credentialType === D.ACCESS_TOKEN || e.credentialType === D.ACCESS_TOKEN_WITH_AUTH_SCHEME) : !1;
}
function isIdTokenEntity(e) {
	return e ? isCredentialEntity(e) && e.hasOwnProperty("realm") && e.credentialType === D.ID_TOKEN : !1;
}
function isRefreshTokenEntity(e) {
	return e ? isCredentialEntity(e) && e.credentialType === D.REFRESH_TOKEN : !1;
}
function isServerTelemetryEntity(e, t) {
	let n = e.indexOf("server-telemetry") === 0, r = !0;
	return t && (r = t.hasOwnProperty("failedRequests") && t.hasOwnProperty("errors") && t.hasOwnProperty("cacheHits")), n && r;
}
function isThrottlingEntity(e, t) {
	let n = !1;
	e && (n = e.indexOf(Ee) === 0);
	let r = !0;
	return t && (r = t.hasOwnProperty("throttleTime")), n && r;
}
function generateAppMetadataKey({ environment: e, clientId: t }) {
	return [
		we,
		e,
		t
	].join("-").toLowerCase();
}
function isAppMetadataEntity(e, t) {
	return t ? e.indexOf("appmetadata") === 0 && t.hasOwnProperty("clientId") && t.hasOwnProperty("environment") : !1;
}
function isAuthorityMetadataEntity(e, t) {
	return t ? e.indexOf("authority-metadata") === 0 && t.hasOwnProperty("aliases") && t.hasOwnProperty("preferred_cache") && t.hasOwnProperty("preferred_network") && t.hasOwnProperty("canonical_authority") && t.hasOwnProperty("authorization_endpoint") && t.hasOwnProperty("token_endpoint") && t.hasOwnProperty("issuer") && t.hasOwnProperty("aliasesFromNetwork") && t.hasOwnProperty("endpointsFromNetwork") && t.hasOwnProperty("expiresAt") && t.hasOwnProperty("jwks_uri") : !1;
}
function generateAuthorityMetadataExpiresAt() {
	return nowSeconds() + 86400;
}
function updateAuthorityEndpointMetadata(e, t, n) {
	e.authorization_endpoint = t.authorization_endpoint, e.token_endpoint = t.token_endpoint, e.end_session_endpoint = t.end_session_endpoint, e.issuer = t.issuer, e.endpointsFromNetwork = n, e.jwks_uri = t.jwks_uri;
}
function updateCloudDiscoveryMetadata(e, t, n) {
	e.aliases = t.aliases, e.preferred_cache = t.preferred_cache, e.preferred_network = t.preferred_network, e.aliasesFromNetwork = n;
}
function isAuthorityMetadataExpired(e) {
	return e.expiresAt <= nowSeconds();
}
function serializeAttributeTokens(e) {
	if (e && e.length !== 0) return [...e].sort().join(" ");
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/Authority.mjs
var B = class Authority {
	constructor(e, t, n, r, i, a, o, s) {
		this.canonicalAuthority = e, this._canonicalAuthority.validateAsUri(), this.networkInterface = t, this.cacheManager = n, this.authorityOptions = r, this.regionDiscoveryMetadata = {
			region_used: void 0,
			region_source: void 0,
			region_outcome: void 0
		}, this.logger = i, this.performanceClient = o, this.correlationId = a, this.managedIdentity = s || !1, this.regionDiscovery = new Ze(t, this.logger, this.performanceClient, this.correlationId);
	}
	getAuthorityType(e) {
		if (e.HostNameAndPort.endsWith(".ciamlogin.com")) return I.Ciam;
		let t = e.PathSegments;
		if (t.length) switch (t[0].toLowerCase()) {
			case "adfs": return I.Adfs;
		}
		return I.Default;
	}
	get authorityType() {
		return this.getAuthorityType(this.canonicalAuthorityUrlComponents);
	}
	get protocolMode() {
		return this.authorityOptions.protocolMode;
	}
	get options() {
		return this.authorityOptions;
	}
	get canonicalAuthority() {
		return this._canonicalAuthority.urlString;
	}
	set canonicalAuthority(e) {
		this._canonicalAuthority = new z(e, this.correlationId), this._canonicalAuthority.validateAsUri(), this._canonicalAuthorityUrlComponents = null;
	}
	get canonicalAuthorityUrlComponents() {
		return this._canonicalAuthorityUrlComponents ||= this._canonicalAuthority.getUrlComponents(), this._canonicalAuthorityUrlComponents;
	}
	get hostnameAndPort() {
		return this.canonicalAuthorityUrlComponents.HostNameAndPort.toLowerCase();
	}
	get tenant() {
		return this.canonicalAuthorityUrlComponents.PathSegments[0];
	}
	get authorizationEndpoint() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.authorization_endpoint);
		throw createClientAuthError(P, this.correlationId);
	}
	get tokenEndpoint() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.token_endpoint);
		throw createClientAuthError(P, this.correlationId);
	}
	get deviceCodeEndpoint() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.token_endpoint.replace("/token", "/devicecode"));
		throw createClientAuthError(P, this.correlationId);
	}
	get endSessionEndpoint() {
		if (this.discoveryComplete()) {
			if (!this.metadata.end_session_endpoint) throw createClientAuthError("end_session_endpoint_not_supported", this.correlationId);
			return this.replacePath(this.metadata.end_session_endpoint);
		}
		throw createClientAuthError(P, this.correlationId);
	}
	get selfSignedJwtAudience() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.issuer);
		throw createClientAuthError(P, this.correlationId);
	}
	get jwksUri() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.jwks_uri);
		throw createClientAuthError(P, this.correlationId);
	}
	canReplaceTenant(e) {
		return e.PathSegments.length === 1 && !Authority.reservedTenantDomains.has(e.PathSegments[0]) && this.getAuthorityType(e) === I.Default && this.protocolMode !== L.OIDC;
	}
	replaceTenant(e) {
		return e.replace(/{tenant}|{tenantid}/g, this.tenant);
	}
	replacePath(e) {
		let t = e, n = new z(this.metadata.canonical_authority, this.correlationId).getUrlComponents(), r = n.PathSegments;
		return this.canonicalAuthorityUrlComponents.PathSegments.forEach((e, i) => {
			let a = r[i];
			if (i === 0 && this.canReplaceTenant(n)) {
				let e = new z(this.metadata.authorization_endpoint, this.correlationId).getUrlComponents().PathSegments[0];
				a !== e && (this.logger.verbose(`Replacing tenant domain name '${a}' with id '${e}'`, this.correlationId), a = e);
			}
			e !== a && (t = t.replace(`/${a}/`, `/${e}/`));
		}), this.replaceTenant(t);
	}
	get defaultOpenIdConfigurationEndpoint() {
		let e = this.hostnameAndPort;
		return this.canonicalAuthority.endsWith("v2.0/") || this.authorityType === I.Adfs || this.protocolMode === L.OIDC && !this.isAliasOfKnownMicrosoftAuthority(e) ? `${this.canonicalAuthority}.well-known/openid-configuration` : `${this.canonicalAuthority}v2.0/.well-known/openid-configuration`;
	}
	discoveryComplete() {
		return !!this.metadata;
	}
	async resolveEndpointsAsync() {
		let e = this.getCurrentMetadataEntity(), t = await invokeAsync(this.updateCloudDiscoveryMetadata.bind(this), "authorityUpdateCloudDiscoveryMetadata", this.logger, this.performanceClient, this.correlationId)(e);
		this.canonicalAuthority = this.canonicalAuthority.replace(this.hostnameAndPort, e.preferred_network);
		let n = await invokeAsync(this.updateEndpointMetadata.bind(this), "authorityUpdateEndpointMetadata", this.logger, this.performanceClient, this.correlationId)(e);
		this.updateCachedMetadata(e, t, { source: n }), this.performanceClient?.addFields({
			cloudDiscoverySource: t,
			authorityEndpointSource: n
		}, this.correlationId);
	}
	getCurrentMetadataEntity() {
		let e = this.cacheManager.getAuthorityMetadataByAlias(this.hostnameAndPort, this.correlationId);
		return e ||= {
			aliases: [],
			preferred_cache: this.hostnameAndPort,
			preferred_network: this.hostnameAndPort,
			canonical_authority: this.canonicalAuthority,
			authorization_endpoint: "",
			token_endpoint: "",
			end_session_endpoint: "",
			issuer: "",
			aliasesFromNetwork: !1,
			endpointsFromNetwork: !1,
			expiresAt: generateAuthorityMetadataExpiresAt(),
			jwks_uri: ""
		}, e;
	}
	updateCachedMetadata(e, t, n) {
		t !== O.CACHE && n?.source !== O.CACHE && (e.expiresAt = generateAuthorityMetadataExpiresAt(), e.canonical_authority = this.canonicalAuthority);
		let r = this.cacheManager.generateAuthorityMetadataCacheKey(e.preferred_cache, this.correlationId);
		this.cacheManager.setAuthorityMetadata(r, e, this.correlationId), this.metadata = e;
	}
	async updateEndpointMetadata(e) {
		let t = this.updateEndpointMetadataFromLocalSources(e);
		if (t) return t.source === O.HARDCODED_VALUES && this.authorityOptions.azureRegionConfiguration?.azureRegion && t.metadata && (updateAuthorityEndpointMetadata(e, await invokeAsync(this.updateMetadataWithRegionalInformation.bind(this), Ye, this.logger, this.performanceClient, this.correlationId)(t.metadata), !1), e.canonical_authority = this.canonicalAuthority), t.source;
		let n = await invokeAsync(this.getEndpointMetadataFromNetwork.bind(this), "authorityGetEndpointMetadataFromNetwork", this.logger, this.performanceClient, this.correlationId)();
		if (n) return this.validateIssuer(n.issuer), this.authorityOptions.azureRegionConfiguration?.azureRegion && (n = await invokeAsync(this.updateMetadataWithRegionalInformation.bind(this), Ye, this.logger, this.performanceClient, this.correlationId)(n)), updateAuthorityEndpointMetadata(e, n, !0), O.NETWORK;
		throw createClientAuthError("openid_config_error", this.defaultOpenIdConfigurationEndpoint, this.correlationId);
	}
	updateEndpointMetadataFromLocalSources(e) {
		this.logger.verbose("Attempting to get endpoint metadata from authority configuration", this.correlationId);
		let t = this.getEndpointMetadataFromConfig();
		if (t) return this.logger.verbose("Found endpoint metadata in authority configuration", this.correlationId), updateAuthorityEndpointMetadata(e, t, !1), { source: O.CONFIG };
		this.logger.verbose("Did not find endpoint metadata in the config... Attempting to get endpoint metadata from the hardcoded values.", this.correlationId);
		let n = this.getEndpointMetadataFromHardcodedValues();
		if (n) return updateAuthorityEndpointMetadata(e, n, !1), {
			source: O.HARDCODED_VALUES,
			metadata: n
		};
		this.logger.verbose("Did not find endpoint metadata in hardcoded values... Attempting to get endpoint metadata from the network metadata cache.", this.correlationId);
		let r = isAuthorityMetadataExpired(e);
		return this.isAuthoritySameType(e) && e.endpointsFromNetwork && !r ? (this.logger.verbose("Found endpoint metadata in the cache.", ""), { source: O.CACHE }) : (r && this.logger.verbose("The metadata entity is expired.", ""), null);
	}
	isAuthoritySameType(e) {
		return new z(e.canonical_authority, this.correlationId).getUrlComponents().PathSegments.length === this.canonicalAuthorityUrlComponents.PathSegments.length;
	}
	getEndpointMetadataFromConfig() {
		if (this.authorityOptions.authorityMetadata) try {
			return JSON.parse(this.authorityOptions.authorityMetadata);
		} catch {
			throw createClientConfigurationError("invalid_authority_metadata", this.correlationId);
		}
		return null;
	}
	async getEndpointMetadataFromNetwork() {
		let e = {}, t = this.defaultOpenIdConfigurationEndpoint;
		this.logger.verbose(`Authority.getEndpointMetadataFromNetwork: attempting to retrieve OAuth endpoints from '${t}'`, this.correlationId);
		try {
			let n = await this.networkInterface.sendGetRequestAsync(t, e);
			return isOpenIdConfigResponse(n.body) ? n.body : (this.logger.verbose("Authority.getEndpointMetadataFromNetwork: could not parse response as OpenID configuration", this.correlationId), null);
		} catch (e) {
			return this.logger.verbose(`Authority.getEndpointMetadataFromNetwork: '${e}'`, this.correlationId), null;
		}
	}
	getEndpointMetadataFromHardcodedValues() {
		return this.hostnameAndPort in Ge ? Ge[this.hostnameAndPort] : null;
	}
	async updateMetadataWithRegionalInformation(e) {
		let t = this.authorityOptions.azureRegionConfiguration?.azureRegion;
		if (t) {
			if (t !== "TryAutoDetect") return this.regionDiscoveryMetadata.region_outcome = De.CONFIGURED_NO_AUTO_DETECTION, this.regionDiscoveryMetadata.region_used = t, Authority.replaceWithRegionalInformation(e, t, this.correlationId);
			let n = await invokeAsync(this.regionDiscovery.detectRegion.bind(this.regionDiscovery), "regionDiscoveryDetectRegion", this.logger, this.performanceClient, this.correlationId)(this.authorityOptions.azureRegionConfiguration?.environmentRegion, this.regionDiscoveryMetadata);
			if (n) return this.regionDiscoveryMetadata.region_outcome = De.AUTO_DETECTION_REQUESTED_SUCCESSFUL, this.regionDiscoveryMetadata.region_used = n, Authority.replaceWithRegionalInformation(e, n, this.correlationId);
			this.regionDiscoveryMetadata.region_outcome = De.AUTO_DETECTION_REQUESTED_FAILED;
		}
		return e;
	}
	async updateCloudDiscoveryMetadata(e) {
		let t = this.updateCloudDiscoveryMetadataFromLocalSources(e);
		if (t) return t;
		let n = await invokeAsync(this.getCloudDiscoveryMetadataFromNetwork.bind(this), "authorityGetCloudDiscoveryMetadataFromNetwork", this.logger, this.performanceClient, this.correlationId)();
		if (n) return updateCloudDiscoveryMetadata(e, n, !0), O.NETWORK;
		throw createClientConfigurationError("untrusted_authority", this.correlationId);
	}
	updateCloudDiscoveryMetadataFromLocalSources(e) {
		this.logger.verbose("Attempting to get cloud discovery metadata from authority configuration", this.correlationId), this.logger.verbosePii(`Known Authorities: '${this.authorityOptions.knownAuthorities || "N/A"}'`, this.correlationId), this.logger.verbosePii(`Authority Metadata: '${this.authorityOptions.authorityMetadata || "N/A"}'`, this.correlationId), this.logger.verbosePii(`Canonical Authority: '${e.canonical_authority || "N/A"}'`, this.correlationId);
		let t = this.getCloudDiscoveryMetadataFromConfig();
		if (t) return this.logger.verbose("Found cloud discovery metadata in authority configuration", this.correlationId), updateCloudDiscoveryMetadata(e, t, !1), O.CONFIG;
		this.logger.verbose("Did not find cloud discovery metadata in the config... Attempting to get cloud discovery metadata from the hardcoded values.", this.correlationId);
		let n = getCloudDiscoveryMetadataFromHardcodedValues(this.hostnameAndPort);
		if (n) return this.logger.verbose("Found cloud discovery metadata from hardcoded values.", this.correlationId), updateCloudDiscoveryMetadata(e, n, !1), O.HARDCODED_VALUES;
		this.logger.verbose("Did not find cloud discovery metadata in hardcoded values... Attempting to get cloud discovery metadata from the network metadata cache.", this.correlationId);
		let r = isAuthorityMetadataExpired(e);
		return this.isAuthoritySameType(e) && e.aliasesFromNetwork && !r ? (this.logger.verbose("Found cloud discovery metadata in the cache.", ""), O.CACHE) : (r && this.logger.verbose("The metadata entity is expired.", ""), null);
	}
	getCloudDiscoveryMetadataFromConfig() {
		if (this.authorityType === I.Ciam) return this.logger.verbose("CIAM authorities do not support cloud discovery metadata, generate the aliases from authority host.", this.correlationId), Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort);
		if (this.authorityOptions.cloudDiscoveryMetadata) {
			this.logger.verbose("The cloud discovery metadata has been provided as a network response, in the config.", this.correlationId);
			try {
				this.logger.verbose("Attempting to parse the cloud discovery metadata.", this.correlationId);
				let e = getCloudDiscoveryMetadataFromNetworkResponse(JSON.parse(this.authorityOptions.cloudDiscoveryMetadata).metadata, this.hostnameAndPort);
				if (this.logger.verbose("Parsed the cloud discovery metadata.", ""), e) return this.logger.verbose("There is returnable metadata attached to the parsed cloud discovery metadata.", this.correlationId), e;
				this.logger.verbose("There is no metadata attached to the parsed cloud discovery metadata.", this.correlationId);
			} catch {
				throw this.logger.verbose("Unable to parse the cloud discovery metadata. Throwing Invalid Cloud Discovery Metadata Error.", this.correlationId), createClientConfigurationError(Ve, this.correlationId);
			}
		}
		return this.isInKnownAuthorities(this.hostnameAndPort) ? (this.logger.verbose("The host is included in knownAuthorities. Creating new cloud discovery metadata from the host.", this.correlationId), Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort)) : null;
	}
	async getCloudDiscoveryMetadataFromNetwork() {
		let e = `${me}${this.canonicalAuthority}oauth2/v2.0/authorize`, t = {}, n = null;
		try {
			let r = await this.networkInterface.sendGetRequestAsync(e, t), i, a;
			if (isCloudInstanceDiscoveryResponse(r.body)) i = r.body, a = i.metadata, this.logger.verbosePii(`tenant_discovery_endpoint is: '${i.tenant_discovery_endpoint}'`, this.correlationId);
			else if (isCloudInstanceDiscoveryErrorResponse(r.body)) {
				if (this.logger.warning(`A CloudInstanceDiscoveryErrorResponse was returned. The cloud instance discovery network request's status code is: '${r.status}'`, this.correlationId), i = r.body, i.error === "invalid_instance") return this.logger.error("The CloudInstanceDiscoveryErrorResponse error is invalid_instance.", this.correlationId), null;
				this.logger.warning(`The CloudInstanceDiscoveryErrorResponse error is '${i.error}'`, this.correlationId), this.logger.warning(`The CloudInstanceDiscoveryErrorResponse error description is '${i.error_description}'`, this.correlationId), this.logger.warning("Setting the value of the CloudInstanceDiscoveryMetadata (returned from the network, correlationId) to []", this.correlationId), a = [];
			} else return this.logger.error("AAD did not return a CloudInstanceDiscoveryResponse or CloudInstanceDiscoveryErrorResponse", this.correlationId), null;
			this.logger.verbose("Attempting to find a match between the developer's authority and the CloudInstanceDiscoveryMetadata returned from the network request.", this.correlationId), n = getCloudDiscoveryMetadataFromNetworkResponse(a, this.hostnameAndPort);
		} catch (e) {
			if (e instanceof N) this.logger.error(`There was a network error while attempting to get the cloud discovery instance metadata.\nError: '${e.errorCode}'\nError Description: '${e.errorMessage}'`, this.correlationId);
			else {
				let t = e;
				this.logger.error(`A non-MSALJS error was thrown while attempting to get the cloud instance discovery metadata.\nError: '${t.name}'\nError Description: '${t.message}'`, this.correlationId);
			}
			return null;
		}
		return n ||= (this.logger.warning("The developer's authority was not found within the CloudInstanceDiscoveryMetadata returned from the network request.", this.correlationId), this.logger.verbose("Creating custom Authority for custom domain scenario.", this.correlationId), Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort)), n;
	}
	isInKnownAuthorities(e) {
		let t = e.toLowerCase();
		return this.authorityOptions.knownAuthorities.filter((e) => e && z.getDomainFromUrl(e, this.correlationId).toLowerCase() === t).length > 0;
	}
	static generateAuthority(e, t) {
		let n;
		if (t && t.azureCloudInstance !== Je.None) {
			let e = t.tenant ? t.tenant : pe;
			n = `${t.azureCloudInstance}/${e}/`;
		}
		return n || e;
	}
	static createCloudDiscoveryMetadataFromHost(e) {
		return {
			preferred_network: e,
			preferred_cache: e,
			aliases: [e]
		};
	}
	getPreferredCache() {
		if (this.managedIdentity) return "login.microsoftonline.com";
		if (this.discoveryComplete()) return this.metadata.preferred_cache;
		throw createClientAuthError(P, this.correlationId);
	}
	isAlias(e) {
		return this.metadata.aliases.indexOf(e) > -1;
	}
	isAliasOfKnownMicrosoftAuthority(e) {
		return qe.has(e);
	}
	validateIssuer(e) {
		if (!e) throw createClientConfigurationError(He, this.correlationId);
		let t;
		try {
			t = new URL(e);
		} catch {
			throw createClientConfigurationError(He, this.correlationId);
		}
		let n = t.protocol, r = t.host, i = (this.canonicalAuthorityUrlComponents.Protocol || "").toLowerCase(), a = (this.canonicalAuthorityUrlComponents.HostNameAndPort || "").toLowerCase(), o = this.matchesAuthorityOrigin(n, r, i, a), s = n === "https:" && this.isAliasOfKnownMicrosoftAuthority(r), c = n === "https:" && this.matchesRegionalMicrosoftHost(r), l = this.matchesCiamTenantPattern(t, a, this.canonicalAuthorityUrlComponents.PathSegments), u = n === "https:" && this.isInKnownAuthorities(r);
		if (!(o || s || c || l || u)) throw createClientConfigurationError(He, this.correlationId);
	}
	matchesAuthorityOrigin(e, t, n, r) {
		return e === n && t === r;
	}
	matchesRegionalMicrosoftHost(e) {
		let t = e.indexOf(".");
		if (t > 0 && t < e.length - 1) {
			let n = e.substring(t + 1);
			return this.isAliasOfKnownMicrosoftAuthority(n);
		}
		return !1;
	}
	matchesCiamTenantPattern(e, t, n) {
		let r = n[0], i = r ? r.endsWith(".onmicrosoft.com") ? r.slice(0, -16) : r : t.split(".")[0];
		if (!i) return !1;
		let a = `https://${i}.ciamlogin.com`, o = [
			a,
			`${a}/${i}`,
			`${a}/${i}/v2.0`,
			`${a}/${i}${he}`,
			`${a}/${i}${he}/v2.0`
		], s = e.pathname.replace(/\/+$/, ""), c = `${e.protocol}//${e.host}${s}`;
		return o.some((e) => e === c);
	}
	static isPublicCloudAuthority(e) {
		return ve.indexOf(e) >= 0;
	}
	static buildRegionalAuthorityString(e, t, n, r) {
		let i = new z(e, n);
		i.validateAsUri();
		let a = i.getUrlComponents(), o = `${t}.${a.HostNameAndPort}`;
		this.isPublicCloudAuthority(a.HostNameAndPort) && (o = `${t}.login.microsoft.com`);
		let s = z.constructAuthorityUriFromObject({
			...i.getUrlComponents(),
			HostNameAndPort: o
		}, n).urlString;
		return r ? `${s}?${r}` : s;
	}
	static replaceWithRegionalInformation(e, t, n) {
		let r = { ...e };
		return r.authorization_endpoint = Authority.buildRegionalAuthorityString(r.authorization_endpoint, t, n), r.token_endpoint = Authority.buildRegionalAuthorityString(r.token_endpoint, t, n), r.end_session_endpoint &&= Authority.buildRegionalAuthorityString(r.end_session_endpoint, t, n), r;
	}
	static transformCIAMAuthority(e, t) {
		let n = e, r = new z(e, t).getUrlComponents();
		if (r.PathSegments.length === 0 && r.HostNameAndPort.endsWith(".ciamlogin.com")) {
			let e = r.HostNameAndPort.split(".")[0];
			n = `${n}${e}${he}`;
		}
		return n;
	}
};
B.reservedTenantDomains = new Set([
	"{tenant}",
	"{tenantid}",
	T.COMMON,
	T.CONSUMERS,
	T.ORGANIZATIONS
]);
function formatAuthorityUri(e) {
	return e.endsWith("/") ? e : `${e}/`;
}
function buildStaticAuthorityOptions(e) {
	let t = e.cloudDiscoveryMetadata, n;
	if (t) try {
		n = JSON.parse(t);
	} catch {
		throw createClientConfigurationError(Ve, "");
	}
	return {
		canonicalAuthority: e.authority ? formatAuthorityUri(e.authority) : void 0,
		knownAuthorities: e.knownAuthorities,
		cloudDiscoveryMetadata: n
	};
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/AuthorityFactory.mjs
async function createDiscoveredInstance(e, t, n, r, i, a, o) {
	let s = new B(B.transformCIAMAuthority(formatAuthorityUri(e), a), t, n, r, i, a, o);
	try {
		return await invokeAsync(s.resolveEndpointsAsync.bind(s), "authorityResolveEndpointsAsync", i, o, a)(), s;
	} catch {
		throw createClientAuthError(P, a);
	}
}
// \0stub:2
var AuthorizationCodeClient = class {
	constructor() {
		throw Error("a login by AuthorizationCodeClient is not part of this bundle");
	}
}, V = class ScopeSet {
	constructor(e, t) {
		this.correlationId = t;
		let n = e ? StringUtils.trimArrayEntries([...e]) : [], r = n ? StringUtils.removeEmptyStringsFromArray(n) : [];
		if (!r || !r.length) throw createClientConfigurationError("empty_input_scopes_error", t);
		this.scopes = new Set(), r.forEach((e) => this.scopes.add(e));
	}
	static fromString(e, t) {
		let n = (e || "").split(" ");
		return new ScopeSet(n, t);
	}
	static createSearchScopes(e, t) {
		let n = e && e.length > 0 ? e : [...C], r = new ScopeSet(n, t);
		return r.containsOnlyOIDCScopes() ? r.removeScope(ge) : r.removeOIDCScopes(), r;
	}
	containsScope(e) {
		let t = this.printScopesLowerCase().split(" "), n = new ScopeSet(t, this.correlationId);
		return e ? n.scopes.has(e.toLowerCase()) : !1;
	}
	containsScopeSet(e) {
		return !e || e.scopes.size <= 0 ? !1 : this.scopes.size >= e.scopes.size && e.asArray().every((e) => this.containsScope(e));
	}
	containsOnlyOIDCScopes() {
		let e = 0;
		return ye.forEach((t) => {
			this.containsScope(t) && (e += 1);
		}), this.scopes.size === e;
	}
	appendScope(e) {
		e && this.scopes.add(e.trim());
	}
	appendScopes(e) {
		try {
			e.forEach((e) => this.appendScope(e));
		} catch {
			throw createClientAuthError("cannot_append_scopeset", this.correlationId);
		}
	}
	removeScope(e) {
		if (!e) throw createClientAuthError("cannot_remove_empty_scope", this.correlationId);
		this.scopes.delete(e.trim());
	}
	removeOIDCScopes() {
		ye.forEach((e) => {
			this.scopes.delete(e);
		});
	}
	unionScopeSets(e) {
		if (!e) throw createClientAuthError(Fe, this.correlationId);
		let t = new Set();
		return e.scopes.forEach((e) => t.add(e.toLowerCase())), this.scopes.forEach((e) => t.add(e.toLowerCase())), t;
	}
	intersectingScopeSets(e) {
		if (!e) throw createClientAuthError(Fe, this.correlationId);
		e.containsOnlyOIDCScopes() || e.removeOIDCScopes();
		let t = this.unionScopeSets(e), n = e.getScopeCount(), r = this.getScopeCount();
		return t.size < r + n;
	}
	getScopeCount() {
		return this.scopes.size;
	}
	asArray() {
		let e = [];
		return this.scopes.forEach((t) => e.push(t)), e;
	}
	printScopes() {
		return this.scopes ? this.asArray().join(" ") : "";
	}
	printScopesLowerCase() {
		return this.printScopes().toLowerCase();
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/request/RequestParameterBuilder.mjs
function instrumentBrokerParams(e, t, n) {
	if (!t) return;
	let r = e.get(ue);
	r && e.has("brk_client_id") && n?.addFields({
		embeddedClientId: r,
		embeddedRedirectUri: e.get(de)
	}, t);
}
function addResponseType(e, t) {
	e.set("response_type", t);
}
function addResponseMode(e, t) {
	e.set("response_mode", t || Se.QUERY);
}
function addScopes(e, t, n, r = !0, i = C) {
	r && !i.includes("openid") && !t.includes("openid") && i.push("openid");
	let a = new V(r ? [...t || [], ...i] : t || [], n);
	e.set("scope", a.printScopes());
}
function addClientId(e, t) {
	e.set(ue, t);
}
function addRedirectUri(e, t) {
	e.set(de, t);
}
function addDomainHint(e, t) {
	e.set("domain_hint", t);
}
function addLoginHint(e, t) {
	e.set("login_hint", t);
}
function addCcsUpn(e, t) {
	e.set(w.CCS_HEADER, `UPN:${t}`);
}
function addCcsOid(e, t) {
	e.set(w.CCS_HEADER, `Oid:${t.uid}@${t.utid}`);
}
function addSid(e, t) {
	e.set("sid", t);
}
function addClaims(e, t, n, r, i, a) {
	let o = buildMergedClaims(n, i && e.has("brk_client_id") ? void 0 : r, t, a);
	e.set("claims", o);
}
function addCorrelationId(e, t) {
	e.set("client-request-id", t);
}
function addLibraryInfo(e, t) {
	e.set("x-client-SKU", t.sku), e.set("x-client-VER", t.version), t.os && e.set("x-client-OS", t.os), t.cpu && e.set("x-client-CPU", t.cpu);
}
function addApplicationTelemetry(e, t) {
	t?.appName && e.set("x-app-name", t.appName), t?.appVersion && e.set("x-app-ver", t.appVersion);
}
function addPrompt(e, t) {
	e.set("prompt", t);
}
function addState(e, t) {
	t && e.set("state", t);
}
function addNonce(e, t) {
	e.set("nonce", t);
}
function addCodeChallengeParams(e, t, n) {
	if (t && n) e.set("code_challenge", t), e.set("code_challenge_method", n);
	else throw createClientConfigurationError("pkce_params_missing", "");
}
function addClientSecret(e, t) {
	e.set("client_secret", t);
}
function addClientAssertion(e, t) {
	t && e.set("client_assertion", t);
}
function addClientAssertionType(e, t) {
	t && e.set("client_assertion_type", t);
}
function addGrantType(e, t) {
	e.set("grant_type", t);
}
function addClientInfo(e) {
	e.set("client_info", "1");
}
function addCliData(e) {
	e.set("clidata", "1");
}
function addInstanceAware(e) {
	e.has("instance_aware") || e.set("instance_aware", "true");
}
function addPopupOriginCheckDone(e) {
	e.has("pocd") || e.set("pocd", "1");
}
function addExtraParameters(e, t) {
	Object.entries(t).forEach(([t, n]) => {
		!e.has(t) && n && e.set(t, n);
	});
}
const Qe = {
	[E.SIGNIN_STATE]: { essential: !1 },
	[E.LOGIN_HINT]: { essential: !1 },
	[E.TENANT_REGION_SUB_SCOPE]: { essential: !1 }
};
function parseClaims(e, t = "") {
	let n;
	try {
		n = JSON.parse(e);
	} catch {
		throw createClientConfigurationError(Be, t);
	}
	if (!isPlainObject$1(n)) throw createClientConfigurationError(Be, t);
	return n;
}
function isPlainObject$1(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function deepMergeClaims(e, t) {
	let n = { ...e };
	for (let [e, r] of Object.entries(t)) {
		let t = n[e];
		n[e] = isPlainObject$1(t) && isPlainObject$1(r) ? deepMergeClaims(t, r) : r;
	}
	return n;
}
function buildMergedClaims(e, t, n = "", r) {
	let i = e ? parseClaims(e, n) : {};
	r?.trim() && (i = deepMergeClaims(i, parseClaims(r, n))), Object.prototype.hasOwnProperty.call(i, E.ID_TOKEN) || (i[E.ID_TOKEN] = {});
	let a = i[E.ID_TOKEN];
	for (let [e, t] of Object.entries(Qe)) e in a || (a[e] = t);
	return t && t.length > 0 && (Object.prototype.hasOwnProperty.call(i, E.ACCESS_TOKEN) || (i[E.ACCESS_TOKEN] = {}), i[E.ACCESS_TOKEN][E.XMS_CC] = { values: t }), JSON.stringify(i);
}
function addServerTelemetry(e, t) {
	e.set("x-client-current-telemetry", t.generateCurrentRequestHeaderValue()), e.set("x-client-last-telemetry", t.generateLastRequestHeaderValue());
}
function addThrottling(e) {
	e.set("x-ms-lib-capability", "retry-after, h429");
}
function addBrokerParameters(e, t, n) {
	e.has("brk_client_id") || e.set("brk_client_id", t), e.has("brk_redirect_uri") || e.set("brk_redirect_uri", n);
}
function addResource(e, t) {
	t && e.set("resource", t);
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/UrlUtils.mjs
function mapToQueryString(e) {
	let t = [];
	return e.forEach((e, n) => {
		t.push(`${n}=${encodeURIComponent(e)}`);
	}), t.join("&");
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/InteractionRequiredAuthErrorCodes.mjs
const $e = [
	"interaction_required",
	"consent_required",
	"login_required",
	"bad_token",
	"ui_not_allowed",
	"interrupted_user"
], et = [
	"message_only",
	"additional_action",
	"basic_action",
	"user_password_expired",
	"consent_required",
	"bad_token",
	"ui_not_allowed",
	"interrupted_user"
];
var tt = class InteractionRequiredAuthError extends N {
	constructor(e, t, n, r, i, a, o, s) {
		super(e, t, n, r), Object.setPrototypeOf(this, InteractionRequiredAuthError.prototype), this.timestamp = i || "", this.traceId = a || "", this.claims = o || "", this.name = "InteractionRequiredAuthError", this.errorNo = s;
	}
};
function isInteractionRequiredError(e, t, n) {
	let r = !!e && $e.indexOf(e) > -1, i = !!n && et.indexOf(n) > -1, a = !!t && $e.some((e) => t.indexOf(e) > -1);
	return r || a || i;
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ServerError.mjs
var nt = class ServerError extends N {
	constructor(e, t, n, r, i, a) {
		super(e, t, n, r), this.name = "ServerError", this.errorNo = i, this.status = a, Object.setPrototypeOf(this, ServerError.prototype);
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/protocol/Authorize.mjs
function getStandardAuthorizeRequestParameters(e, t, n, r) {
	let i = t.correlationId, a = new Map();
	if (addClientId(a, t.embeddedClientId || t.extraQueryParameters?.client_id || e.clientId), addScopes(a, [...t.scopes || [], ...t.extraScopesToConsent || []], t.correlationId, !0, e.authority.options.OIDCOptions?.defaultScopes), addResource(a, t.resource), addRedirectUri(a, t.redirectUri), addCorrelationId(a, i), addResponseMode(a, t.responseMode), addClientInfo(a), addCliData(a), t.prompt && (addPrompt(a, t.prompt), r?.addFields({ prompt: t.prompt }, i)), t.domainHint && (addDomainHint(a, t.domainHint), r?.addFields({ domainHintFromRequest: !0 }, i)), t.prompt !== be.SELECT_ACCOUNT) {
		if (t.sid && t.prompt === be.NONE) n.verbose("createAuthCodeUrlQueryString: Prompt is none, adding sid from request", t.correlationId), addSid(a, t.sid), r?.addFields({ sidFromRequest: !0 }, i);
		else if (t.account) {
			let e = extractAccountSid(t.account), o = extractLoginHint(t.account);
			if (o && t.domainHint && (n.warning("AuthorizationCodeClient.createAuthCodeUrlQueryString: \"domainHint\" param is set, skipping opaque \"login_hint\" claim. Please consider not passing domainHint", t.correlationId), o = null), o) {
				n.verbose("createAuthCodeUrlQueryString: login_hint claim present on account", t.correlationId), addLoginHint(a, o), r?.addFields({ loginHintFromClaim: !0 }, i);
				try {
					addCcsOid(a, buildClientInfoFromHomeAccountId(t.account.homeAccountId));
				} catch {
					n.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", t.correlationId);
				}
			} else if (e && t.prompt === be.NONE) {
				n.verbose("createAuthCodeUrlQueryString: Prompt is none, adding sid from account", t.correlationId), addSid(a, e), r?.addFields({ sidFromClaim: !0 }, i);
				try {
					addCcsOid(a, buildClientInfoFromHomeAccountId(t.account.homeAccountId));
				} catch {
					n.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", t.correlationId);
				}
			} else if (t.loginHint) n.verbose("createAuthCodeUrlQueryString: Adding login_hint from request", t.correlationId), addLoginHint(a, t.loginHint), addCcsUpn(a, t.loginHint), r?.addFields({ loginHintFromRequest: !0 }, i);
			else if (t.account.username) {
				n.verbose("createAuthCodeUrlQueryString: Adding login_hint from account", t.correlationId), addLoginHint(a, t.account.username), r?.addFields({ loginHintFromUpn: !0 }, i);
				try {
					addCcsOid(a, buildClientInfoFromHomeAccountId(t.account.homeAccountId));
				} catch {
					n.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", t.correlationId);
				}
			}
		} else t.loginHint && (n.verbose("createAuthCodeUrlQueryString: No account, adding login_hint from request", t.correlationId), addLoginHint(a, t.loginHint), addCcsUpn(a, t.loginHint), r?.addFields({ loginHintFromRequest: !0 }, i));
	} else n.verbose("createAuthCodeUrlQueryString: Prompt is select_account, ignoring account hints", t.correlationId);
	return t.nonce && addNonce(a, t.nonce), t.state && addState(a, t.state), t.embeddedClientId && addBrokerParameters(a, e.clientId, e.redirectUri), addClaims(a, t.correlationId, t.claims, e.clientCapabilities, t.skipBrokerClaims), !e.instanceAware || t.extraQueryParameters && Object.keys(t.extraQueryParameters).includes("instance_aware") || addInstanceAware(a), t.popupOriginCheckDone && addPopupOriginCheckDone(a), a;
}
function getAuthorizeUrl(e, t) {
	let n = mapToQueryString(t);
	return z.appendQueryString(e.authorizationEndpoint, n);
}
function extractAccountSid(e) {
	return e.idTokenClaims?.sid || null;
}
function extractLoginHint(e) {
	return e.loginHint || e.idTokenClaims?.login_hint || null;
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/CacheError.mjs
var rt = class CacheError extends Error {
	constructor(e, t) {
		let n = t || getDefaultErrorMessage(e);
		super(n), Object.setPrototypeOf(this, CacheError.prototype), this.name = "CacheError", this.errorCode = e, this.errorMessage = n;
	}
};
function createCacheError(e) {
	return e instanceof Error ? e.name === "QuotaExceededError" || e.name === "NS_ERROR_DOM_QUOTA_REACHED" || e.message.includes("exceeded the quota") ? new rt("cache_quota_exceeded") : new rt(e.name, e.message) : new rt("cache_error_unknown");
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/packageMetadata.mjs
const it = "16.16.1";
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/cache/CacheManager.mjs
var CacheManager = class {
	constructor(e, t, n, r, i, a) {
		this.clientId = e, this.cryptoImpl = t, this.tokenBindingKeyManager = a, this.commonLogger = n.clone("@azure/msal-common", it), this.staticAuthorityOptions = i, this.performanceClient = r;
	}
	getAllAccounts(e = {}, t) {
		return this.buildTenantProfiles(this.getAccountsFilteredBy(e, t), t, e);
	}
	getAccountInfoFilteredBy(e, t) {
		if (Object.keys(e).length === 0 || Object.values(e).every((e) => e == null || e === "")) return this.commonLogger.warning("getAccountInfoFilteredBy: Account filter is empty or invalid, returning null", t), null;
		let n = this.getAllAccounts(e, t);
		return n.length > 1 ? n.sort((e, t) => {
			let n = +!!e.idTokenClaims;
			return +!!t.idTokenClaims - n;
		})[0] : n.length === 1 ? n[0] : null;
	}
	getBaseAccountInfo(e, t) {
		let n = this.getAccountsFilteredBy(e, t);
		return n.length > 0 ? getAccountInfo(n[0]) : null;
	}
	buildTenantProfiles(e, t, n) {
		return e.flatMap((e) => this.getTenantProfilesFromAccountEntity(e, t, n?.tenantId, n));
	}
	getTenantedAccountInfoByFilter(e, t, n, r, i) {
		let a = null, o;
		if (i && !this.tenantProfileMatchesFilter(n, i)) return null;
		let s = this.getIdToken(e, r, t, n.tenantId);
		return s && (o = extractTokenClaims(s.secret, this.cryptoImpl.base64Decode, r), !this.idTokenClaimsMatchTenantProfileFilter(o, i)) ? null : (a = updateAccountTenantProfileData(e, n, o, s?.secret), a);
	}
	getTenantProfilesFromAccountEntity(e, t, n, r) {
		let i = getAccountInfo(e), a = i.tenantProfiles || new Map(), o = this.getTokenKeys();
		if (n) {
			let e = a.get(n);
			if (e) a = new Map([[n, e]]);
			else return [];
		}
		let s = [];
		return a.forEach((e) => {
			let n = this.getTenantedAccountInfoByFilter(i, o, e, t, r);
			n && s.push(n);
		}), s;
	}
	tenantProfileMatchesFilter(e, t) {
		return !(t.localAccountId && !this.matchLocalAccountIdFromTenantProfile(e, t.localAccountId) || t.name && e.name !== t.name || t.isHomeTenant !== void 0 && e.isHomeTenant !== t.isHomeTenant || t.username && !this.matchUsername(e.username, t.username) && !this.matchUsername(e.upn, t.username) || t.loginHint && !this.matchLoginHintWithTenantProfile(e, t.loginHint) || t.upn && e.upn !== t.upn || t.nativeAccountId && e.nativeAccountId !== t.nativeAccountId);
	}
	idTokenClaimsMatchTenantProfileFilter(e, t) {
		return !(t && (t.localAccountId && !this.matchLocalAccountIdFromTokenClaims(e, t.localAccountId) || t.loginHint && !this.matchLoginHintFromTokenClaims(e, t.loginHint) || t.username && !this.matchUsername(e.preferred_username, t.username) && !this.matchUsername(e.upn, t.username) || t.name && !this.matchName(e, t.name) || t.sid && !this.matchSid(e, t.sid)));
	}
	async saveCacheRecord(e, t, n, r, i) {
		if (!e) throw createClientAuthError("invalid_cache_record", t);
		try {
			e.account && await this.setAccount(e.account, t, n, r), e.idToken && i?.idToken !== !1 && await this.setIdTokenCredential(e.idToken, t, n), e.accessToken && i?.accessToken !== !1 && await this.saveAccessToken(e.accessToken, t, n), e.refreshToken && i?.refreshToken !== !1 && await this.setRefreshTokenCredential(e.refreshToken, t, n), e.appMetadata && this.setAppMetadata(e.appMetadata, t);
		} catch (e) {
			throw this.commonLogger?.error("CacheManager.saveCacheRecord: failed", t), e instanceof N ? e : createCacheError(e);
		}
	}
	async saveAccessToken(e, t, n) {
		let r;
		e.additionalCacheKeyComponents && Object.keys(e.additionalCacheKeyComponents).length > 0 && (r = await this.cryptoImpl.hashString(JSON.stringify(e.additionalCacheKeyComponents)));
		let i = {
			clientId: e.clientId,
			credentialType: e.credentialType,
			environment: e.environment,
			homeAccountId: e.homeAccountId,
			realm: e.realm,
			tokenType: e.tokenType
		}, a = this.getTokenKeys(), o = V.fromString(e.target, t), s = [];
		a.accessToken.forEach((e) => {
			if (!this.accessTokenKeyMatchesFilter(e, i, !1)) return;
			let n = this.getAccessTokenCredential(e, t);
			n && this.credentialMatchesFilter(n, i, t) && V.fromString(n.target, t).intersectingScopeSets(o) && s.push(e);
		});
		for (let n of s) await this.removeAccessTokenAndTokenBindingKey(n, t, e.keyId);
		await this.setAccessTokenCredential(e, t, n, r);
	}
	getAccountsFilteredBy(e, t) {
		let n = this.getAccountKeys(), r = [];
		return n.forEach((n) => {
			let i = this.getAccount(n, t);
			if (!i || e.homeAccountId && !this.matchHomeAccountId(i, e.homeAccountId) || e.environment && !this.matchEnvironment(i, e.environment, t) || e.realm && !this.matchRealm(i, e.realm) || e.authorityType && !this.matchAuthorityType(i, e.authorityType)) return;
			let a = {
				localAccountId: e?.localAccountId,
				name: e?.name,
				username: e?.username,
				loginHint: e?.loginHint,
				upn: e?.upn,
				nativeAccountId: e?.nativeAccountId
			}, o = i.tenantProfiles?.filter((e) => this.tenantProfileMatchesFilter(e, a));
			o && o.length === 0 || r.push(i);
		}), r;
	}
	credentialMatchesFilter(e, t, n) {
		if (t.clientId && !this.matchClientId(e, t.clientId) || t.userAssertionHash && !this.matchUserAssertionHash(e, t.userAssertionHash) || typeof t.homeAccountId == "string" && !this.matchHomeAccountId(e, t.homeAccountId) || t.environment && !this.matchEnvironment(e, t.environment, n) || t.realm && !this.matchRealm(e, t.realm) || t.credentialType && !this.matchCredentialType(e, t.credentialType) || t.familyId && !this.matchFamilyId(e, t.familyId) || t.target && !this.matchTarget(e, t.target, n) || e.credentialType === D.ACCESS_TOKEN_WITH_AUTH_SCHEME && !this.matchAccessTokenWithAuthScheme(e, t)) return !1;
		let r = e.additionalCacheKeyComponents, i = t.additionalCacheKeyComponents, a = !!r && Object.keys(r).length > 0, o = !!i && Object.keys(i).length > 0;
		if (a !== o) return !1;
		if (a && o) {
			let e = Object.keys(r).sort(), t = Object.keys(i).sort();
			if (e.length !== t.length) return !1;
			for (let n = 0; n < e.length; n++) if (e[n] !== t[n] || r[e[n]] !== i[t[n]]) return !1;
		}
		return !0;
	}
	getAppMetadataFilteredBy(e, t) {
		let n = this.getKeys(), r = {};
		return n.forEach((n) => {
			if (!this.isAppMetadata(n)) return;
			let i = this.getAppMetadata(n, t);
			!i || e.environment && !this.matchEnvironment(i, e.environment, t) || e.clientId && !this.matchClientId(i, e.clientId) || (r[n] = i);
		}), r;
	}
	getAuthorityMetadataByAlias(e, t) {
		let n = this.getAuthorityMetadataKeys(), r = null;
		return n.forEach((n) => {
			if (!this.isAuthorityMetadata(n) || n.indexOf(this.clientId) === -1) return;
			let i = this.getAuthorityMetadata(n, t);
			i && i.aliases.indexOf(e) !== -1 && (r = i);
		}), r;
	}
	removeAllAccounts(e) {
		this.getAllAccounts({}, e).forEach((t) => {
			this.removeAccount(t, e);
		});
	}
	removeAccount(e, t) {
		let n = this.getAccountKeys(), keyFilter = (t) => t.includes(e.homeAccountId) && t.includes(e.environment);
		this.getTokenKeys().idToken.filter(keyFilter).forEach((e) => {
			this.removeIdToken(e, t);
		}), this.removeAccountContext(e, t), n.filter(keyFilter).forEach((e) => {
			this.removeItem(e, t), this.performanceClient.incrementFields({ accountsRemoved: 1 }, t);
		});
	}
	removeAccountContext(e, t) {
		let n = this.getTokenKeys(), keyFilter = (t) => t.includes(e.homeAccountId) && t.includes(e.environment);
		n.accessToken.filter(keyFilter).forEach((e) => {
			this.removeAccessToken(e, t);
		}), n.refreshToken.filter(keyFilter).forEach((e) => {
			this.removeRefreshToken(e, t);
		});
	}
	removeAccessToken(e, t) {
		let n = this.removeAccessTokenCredential(e, t);
		n && this.removeTokenBindingKeyForCredential(n, t);
	}
	async removeAccessTokenAndTokenBindingKey(e, t, n) {
		let r = this.removeAccessTokenCredential(e, t);
		r && await this.removeTokenBindingKeyForCredential(r, t, n);
	}
	removeAccessTokenCredential(e, t) {
		let n = this.getAccessTokenCredential(e, t);
		return n ? (this.removeItem(e, t), this.performanceClient.incrementFields({ accessTokensRemoved: 1 }, t), n) : null;
	}
	async removeTokenBindingKeyForCredential(e, t, n) {
		if (e.credentialType.toLowerCase() === D.ACCESS_TOKEN_WITH_AUTH_SCHEME.toLowerCase()) switch (e.tokenType?.toLowerCase()) {
			case k.POP:
			case k.DPOP.toLowerCase(): {
				let r = e.keyId;
				if (r && r !== n && !this.isTokenBindingKeyReferenced(r, t)) try {
					await this.tokenBindingKeyManager.removeTokenBindingKey(r, t);
				} catch {
					this.commonLogger.error("Failed to remove token binding key", t), this.performanceClient?.incrementFields({ removeTokenBindingKeyFailure: 1 }, t);
				}
				break;
			}
		}
	}
	isTokenBindingKeyReferenced(e, t) {
		return this.getTokenKeys().accessToken.some((n) => this.getAccessTokenCredential(n, t)?.keyId === e);
	}
	removeAppMetadata(e) {
		return this.getKeys().forEach((t) => {
			this.isAppMetadata(t) && this.removeItem(t, e);
		}), !0;
	}
	getIdToken(e, t, n, r) {
		this.commonLogger.trace("CacheManager - getIdToken called", t);
		let i = {
			homeAccountId: e.homeAccountId,
			environment: e.environment,
			credentialType: D.ID_TOKEN,
			clientId: this.clientId,
			realm: r
		}, a = this.getIdTokensByFilter(i, t, n), o = a.size;
		if (o < 1) return this.commonLogger.info("CacheManager:getIdToken - No token found", t), null;
		if (o > 1) {
			let n = a;
			if (!r) {
				let r = new Map();
				a.forEach((t, n) => {
					t.realm === e.tenantId && r.set(n, t);
				});
				let i = r.size;
				if (i < 1) return this.commonLogger.info("CacheManager:getIdToken - Multiple ID tokens found for account but none match account entity tenant id, returning first result", t), a.values().next().value ?? null;
				if (i === 1) return this.commonLogger.info("CacheManager:getIdToken - Multiple ID tokens found for account, defaulting to home tenant profile", t), r.values().next().value ?? null;
				n = r;
			}
			return this.commonLogger.info("CacheManager:getIdToken - Multiple matching ID tokens found, clearing them", t), n.forEach((e, n) => {
				this.removeIdToken(n, t);
			}), this.performanceClient.addFields({ multiMatchedID: a.size }, t), null;
		}
		return this.commonLogger.info("CacheManager:getIdToken - Returning ID token", t), a.values().next().value ?? null;
	}
	getIdTokensByFilter(e, t, n) {
		let r = n && n.idToken || this.getTokenKeys().idToken, i = new Map();
		return r.forEach((n) => {
			if (!this.idTokenKeyMatchesFilter(n, {
				clientId: this.clientId,
				...e
			})) return;
			let r = this.getIdTokenCredential(n, t);
			r && this.credentialMatchesFilter(r, e, t) && i.set(n, r);
		}), i;
	}
	idTokenKeyMatchesFilter(e, t) {
		let n = e.toLowerCase();
		return !(t.clientId && n.indexOf(t.clientId.toLowerCase()) === -1 || t.homeAccountId && n.indexOf(t.homeAccountId.toLowerCase()) === -1);
	}
	removeIdToken(e, t) {
		this.removeItem(e, t);
	}
	removeRefreshToken(e, t) {
		this.removeItem(e, t);
	}
	getAccessToken(e, t, n, r) {
		let i = t.correlationId;
		this.commonLogger.trace("CacheManager - getAccessToken called", i);
		let a = V.createSearchScopes(t.scopes, i), o = t.authenticationScheme || k.BEARER, s = o.toLowerCase(), c = o && o.toLowerCase() !== k.BEARER.toLowerCase() ? D.ACCESS_TOKEN_WITH_AUTH_SCHEME : D.ACCESS_TOKEN, l = serializeAttributeTokens(t.attributeTokens), u = l ? { attribute_tokens: l } : void 0, d = {
			homeAccountId: e.homeAccountId,
			environment: e.environment,
			credentialType: c,
			clientId: this.clientId,
			realm: r || e.tenantId,
			target: a,
			tokenType: o,
			keyId: o === k.SSH ? t.sshKid : s === k.DPOP.toLowerCase() ? t.popKid || t.dpopJkt : void 0,
			additionalCacheKeyComponents: u
		}, f = n && n.accessToken || this.getTokenKeys().accessToken, p = [], m = [];
		return f.forEach((e) => {
			if (this.accessTokenKeyMatchesFilter(e, d, !0)) {
				let t = this.getAccessTokenCredential(e, i);
				t && this.credentialMatchesFilter(t, d, i) && (p.push(t), m.push(e));
			}
		}), p.length < 1 ? (this.commonLogger.info("CacheManager:getAccessToken - No token found", i), null) : p.length > 1 ? (this.commonLogger.info("CacheManager:getAccessToken - Multiple access tokens found, clearing them", i), m.forEach((e) => {
			this.removeAccessToken(e, i);
		}), this.performanceClient.addFields({ multiMatchedAT: p.length }, i), null) : (this.commonLogger.info("CacheManager:getAccessToken - Returning access token", i), p[0]);
	}
	accessTokenKeyMatchesFilter(e, t, n) {
		let r = e.toLowerCase();
		if (t.clientId && r.indexOf(t.clientId.toLowerCase()) === -1 || t.homeAccountId && r.indexOf(t.homeAccountId.toLowerCase()) === -1 || t.realm && r.indexOf(t.realm.toLowerCase()) === -1) return !1;
		if (t.target) {
			let e = t.target.asArray();
			for (let t = 0; t < e.length; t++) if (n && !r.includes(e[t].toLowerCase())) return !1;
			else if (!n && r.includes(e[t].toLowerCase())) return !0;
		}
		return !0;
	}
	getAccessTokensByFilter(e, t) {
		let n = this.getTokenKeys(), r = [];
		return n.accessToken.forEach((n) => {
			if (!this.accessTokenKeyMatchesFilter(n, e, !0)) return;
			let i = this.getAccessTokenCredential(n, t);
			i && this.credentialMatchesFilter(i, e, t) && r.push(i);
		}), r;
	}
	getRefreshToken(e, t, n, r) {
		this.commonLogger.trace("CacheManager - getRefreshToken called", n);
		let i = t ? "1" : void 0, a = {
			homeAccountId: e.homeAccountId,
			environment: e.environment,
			credentialType: D.REFRESH_TOKEN,
			clientId: this.clientId,
			familyId: i
		}, o = r && r.refreshToken || this.getTokenKeys().refreshToken, s = [];
		o.forEach((e) => {
			if (this.refreshTokenKeyMatchesFilter(e, a)) {
				let t = this.getRefreshTokenCredential(e, n);
				t && this.credentialMatchesFilter(t, a, n) && s.push(t);
			}
		});
		let c = s.length;
		return c < 1 ? (this.commonLogger.info("CacheManager:getRefreshToken - No refresh token found.", n), null) : (c > 1 && this.performanceClient.addFields({ multiMatchedRT: c }, n), this.commonLogger.info("CacheManager:getRefreshToken - returning refresh token", n), s[0]);
	}
	refreshTokenKeyMatchesFilter(e, t) {
		let n = e.toLowerCase();
		return !(t.familyId && n.indexOf(t.familyId.toLowerCase()) === -1 || !t.familyId && t.clientId && n.indexOf(t.clientId.toLowerCase()) === -1 || t.homeAccountId && n.indexOf(t.homeAccountId.toLowerCase()) === -1);
	}
	readAppMetadataFromCache(e, t) {
		let n = {
			environment: e,
			clientId: this.clientId
		}, r = this.getAppMetadataFilteredBy(n, t), i = Object.keys(r).map((e) => r[e]), a = i.length;
		if (a < 1) return null;
		if (a > 1) throw createClientAuthError("multiple_matching_appMetadata", t);
		return i[0];
	}
	isAppMetadataFOCI(e, t) {
		let n = this.readAppMetadataFromCache(e, t);
		return !!(n && n.familyId === "1");
	}
	matchHomeAccountId(e, t) {
		return typeof e.homeAccountId == "string" && t === e.homeAccountId;
	}
	matchLocalAccountIdFromTokenClaims(e, t) {
		return t === (e.oid || e.sub);
	}
	matchLocalAccountIdFromTenantProfile(e, t) {
		return e.localAccountId === t;
	}
	matchName(e, t) {
		return t.toLowerCase() === e.name?.toLowerCase();
	}
	matchUsername(e, t) {
		return !!(e && typeof e == "string" && t?.toLowerCase() === e.toLowerCase());
	}
	matchLoginHintWithTenantProfile(e, t) {
		return e.loginHint === t || e.username === t || e.upn === t;
	}
	matchUserAssertionHash(e, t) {
		return !!(e.userAssertionHash && t === e.userAssertionHash);
	}
	matchEnvironment(e, t, n) {
		if (this.staticAuthorityOptions) {
			let r = getAliasesFromStaticSources(this.staticAuthorityOptions, this.commonLogger, n);
			if (r.includes(t) && r.includes(e.environment)) return !0;
		}
		let r = this.getAuthorityMetadataByAlias(t, n);
		return !!(r && r.aliases.indexOf(e.environment) > -1);
	}
	matchCredentialType(e, t) {
		return e.credentialType && t.toLowerCase() === e.credentialType.toLowerCase();
	}
	matchClientId(e, t) {
		return !!(e.clientId && t === e.clientId);
	}
	matchFamilyId(e, t) {
		return !!(e.familyId && t === e.familyId);
	}
	matchRealm(e, t) {
		return e.realm?.toLowerCase() === t.toLowerCase();
	}
	matchLoginHintFromTokenClaims(e, t) {
		return !!(e.login_hint === t || e.preferred_username === t || e.upn === t || e.emails && e.emails.includes(t));
	}
	matchSid(e, t) {
		return e.sid === t;
	}
	matchAuthorityType(e, t) {
		return !!(e.authorityType && t.toLowerCase() === e.authorityType.toLowerCase());
	}
	matchTarget(e, t, n) {
		return e.credentialType !== D.ACCESS_TOKEN && e.credentialType !== D.ACCESS_TOKEN_WITH_AUTH_SCHEME || !e.target ? !1 : V.fromString(e.target, n).containsScopeSet(t);
	}
	matchTokenType(e, t) {
		return !!(e.tokenType && e.tokenType.toLowerCase() === t.toLowerCase());
	}
	matchAccessTokenWithAuthScheme(e, t) {
		let n = t.tokenType?.toLowerCase();
		if (t.tokenType && !this.matchTokenType(e, t.tokenType)) return !1;
		switch (n) {
			case "dpop":
			case k.SSH: return this.matchKeyBoundAccessToken(e, t);
			default: return !0;
		}
	}
	matchKeyBoundAccessToken(e, t) {
		return !t.keyId || this.matchKeyId(e, t.keyId);
	}
	matchKeyId(e, t) {
		return !!(e.keyId && e.keyId === t);
	}
	isAppMetadata(e) {
		return e.indexOf(we) !== -1;
	}
	isAuthorityMetadata(e) {
		return e.indexOf(Te) !== -1;
	}
	generateAuthorityMetadataCacheKey(e) {
		return `${Te}-${this.clientId}-${e}`;
	}
	static toObject(e, t) {
		for (let n in t) e[n] = t[n];
		return e;
	}
}, DefaultStorageClass = class extends CacheManager {
	async setAccount() {
		throw createClientAuthError(F, "");
	}
	getAccount() {
		throw createClientAuthError(F, "");
	}
	async setIdTokenCredential() {
		throw createClientAuthError(F, "");
	}
	getIdTokenCredential() {
		throw createClientAuthError(F, "");
	}
	async setAccessTokenCredential() {
		throw createClientAuthError(F, "");
	}
	getAccessTokenCredential() {
		throw createClientAuthError(F, "");
	}
	async setRefreshTokenCredential() {
		throw createClientAuthError(F, "");
	}
	getRefreshTokenCredential() {
		throw createClientAuthError(F, "");
	}
	setAppMetadata() {
		throw createClientAuthError(F, "");
	}
	getAppMetadata() {
		throw createClientAuthError(F, "");
	}
	setServerTelemetry() {
		throw createClientAuthError(F, "");
	}
	getServerTelemetry() {
		throw createClientAuthError(F, "");
	}
	setAuthorityMetadata() {
		throw createClientAuthError(F, "");
	}
	getAuthorityMetadata() {
		throw createClientAuthError(F, "");
	}
	getAuthorityMetadataKeys() {
		throw createClientAuthError(F, "");
	}
	setThrottlingCache() {
		throw createClientAuthError(F, "");
	}
	getThrottlingCache() {
		throw createClientAuthError(F, "");
	}
	removeItem() {
		throw createClientAuthError(F, "");
	}
	getKeys() {
		throw createClientAuthError(F, "");
	}
	getAccountKeys() {
		throw createClientAuthError(F, "");
	}
	getTokenKeys() {
		throw createClientAuthError(F, "");
	}
	generateCredentialKey(e, t) {
		throw createClientAuthError(F, "");
	}
	generateAccountKey() {
		throw createClientAuthError(F, "");
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/CcsCredential.mjs
const at = {
	HOME_ACCOUNT_ID: "home_account_id",
	UPN: "UPN"
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/ClientAssertionUtils.mjs
async function getClientAssertion(e, t, n, r) {
	return typeof e == "string" ? e : e({
		clientId: t,
		tokenEndpoint: n,
		fmiPath: r
	});
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/ICrypto.mjs
const ot = {
	ES256: "ES256",
	RS256: "RS256"
}, st = {
	createNewGuid: () => {
		throw createClientAuthError(F, "");
	},
	base64Decode: () => {
		throw createClientAuthError(F, "");
	},
	base64Encode: () => {
		throw createClientAuthError(F, "");
	},
	base64UrlEncode: () => {
		throw createClientAuthError(F, "");
	},
	encodeKid: () => {
		throw createClientAuthError(F, "");
	},
	async removeTokenBindingKey(e, t) {
		throw createClientAuthError(F, t);
	},
	async clearKeystore(e) {
		throw createClientAuthError(F, e);
	},
	async signTokenBindingJwt(e, t, n, r) {
		throw createClientAuthError(F, r);
	},
	async hashString() {
		throw createClientAuthError(F, "");
	}
}, ct = {
	async provisionTokenBindingKey(e) {
		throw createClientAuthError(F, e.correlationId);
	},
	async removeTokenBindingKey(e, t) {
		throw createClientAuthError(F, t);
	},
	async getTokenBindingPublicKeyJwk(e, t) {
		throw createClientAuthError(F, t);
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/logger/Logger.mjs
var H;
(function(e) {
	e[e.Error = 0] = "Error", e[e.Warning = 1] = "Warning", e[e.Info = 2] = "Info", e[e.Verbose = 3] = "Verbose", e[e.Trace = 4] = "Trace";
})(H ||= {});
const U = new Map();
function markAsRecentlyUsed(e, t) {
	U.delete(e), U.set(e, t);
}
function addLogToCache(e, t) {
	let n = Date.now(), r = U.get(e);
	if (r) markAsRecentlyUsed(e, r);
	else if (r = {
		logs: [],
		firstEventTime: n
	}, U.set(e, r), U.size > 50) {
		let e = U.keys().next().value;
		e !== void 0 && U.delete(e);
	}
	r.logs.push({
		...t,
		milliseconds: n - r.firstEventTime
	}), r.logs.length > 500 && r.logs.shift();
}
function getMessageHash(e) {
	if (e.length < 6 || e.length > 6 && e[6] !== " ") return null;
	for (let t = 0; t < 6; t++) {
		let n = e[t];
		if (!(n >= "a" && n <= "z" || n >= "A" && n <= "Z" || n >= "0" && n <= "9")) return null;
	}
	return e.substring(0, 6);
}
var lt = class Logger {
	constructor(e, t, n) {
		this.level = H.Info;
		let defaultLoggerCallback = () => {}, r = e || Logger.createDefaultLoggerOptions();
		this.localCallback = r.loggerCallback || defaultLoggerCallback, this.piiLoggingEnabled = r.piiLoggingEnabled || !1, this.level = typeof r.logLevel == "number" ? r.logLevel : H.Info, this.packageName = t || "", this.packageVersion = n || "";
	}
	static createDefaultLoggerOptions() {
		return {
			loggerCallback: () => {},
			piiLoggingEnabled: !1,
			logLevel: H.Info
		};
	}
	clone(e, t) {
		return new Logger({
			loggerCallback: this.localCallback,
			piiLoggingEnabled: this.piiLoggingEnabled,
			logLevel: this.level
		}, e, t);
	}
	logMessage(e, t) {
		let n = t.correlationId, r = getMessageHash(e);
		if (r && addLogToCache(n, {
			hash: r,
			level: t.logLevel,
			containsPii: t.containsPii || !1,
			milliseconds: 0
		}), t.logLevel > this.level || !this.piiLoggingEnabled && t.containsPii) return;
		let i = `${`[${new Date().toUTCString()}] : [${n}]`} : ${this.packageName}@${this.packageVersion} : ${H[t.logLevel]} - ${e}`;
		this.executeCallback(t.logLevel, i, t.containsPii || !1);
	}
	executeCallback(e, t, n) {
		this.localCallback && this.localCallback(e, t, n);
	}
	error(e, t) {
		this.logMessage(e, {
			logLevel: H.Error,
			containsPii: !1,
			correlationId: t
		});
	}
	errorPii(e, t) {
		this.logMessage(e, {
			logLevel: H.Error,
			containsPii: !0,
			correlationId: t
		});
	}
	warning(e, t) {
		this.logMessage(e, {
			logLevel: H.Warning,
			containsPii: !1,
			correlationId: t
		});
	}
	warningPii(e, t) {
		this.logMessage(e, {
			logLevel: H.Warning,
			containsPii: !0,
			correlationId: t
		});
	}
	info(e, t) {
		this.logMessage(e, {
			logLevel: H.Info,
			containsPii: !1,
			correlationId: t
		});
	}
	infoPii(e, t) {
		this.logMessage(e, {
			logLevel: H.Info,
			containsPii: !0,
			correlationId: t
		});
	}
	verbose(e, t) {
		this.logMessage(e, {
			logLevel: H.Verbose,
			containsPii: !1,
			correlationId: t
		});
	}
	verbosePii(e, t) {
		this.logMessage(e, {
			logLevel: H.Verbose,
			containsPii: !0,
			correlationId: t
		});
	}
	trace(e, t) {
		this.logMessage(e, {
			logLevel: H.Trace,
			containsPii: !1,
			correlationId: t
		});
	}
	tracePii(e, t) {
		this.logMessage(e, {
			logLevel: H.Trace,
			containsPii: !0,
			correlationId: t
		});
	}
	isPiiLoggingEnabled() {
		return this.piiLoggingEnabled || !1;
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/telemetry/performance/PerformanceEvent.mjs
const ut = {
	NotStarted: 0,
	InProgress: 1,
	Completed: 2
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/telemetry/performance/StubPerformanceClient.mjs
var StubPerformanceClient = class {
	generateId() {
		return "callback-id";
	}
	startMeasurement(e, t) {
		return {
			end: () => null,
			discard: () => {},
			add: () => {},
			increment: () => {},
			event: {
				eventId: this.generateId(),
				status: ut.InProgress,
				authority: "",
				libraryName: "",
				libraryVersion: "",
				clientId: "",
				name: e,
				startTimeMs: Date.now(),
				correlationId: t || ""
			}
		};
	}
	endMeasurement() {
		return null;
	}
	discardMeasurements() {}
	removePerformanceCallback() {
		return !0;
	}
	addPerformanceCallback() {
		return "";
	}
	emitEvents() {}
	addFields() {}
	addGlobalFields() {}
	incrementFields() {}
	cacheEventByCorrelationId() {}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/config/ClientConfiguration.mjs
const dt = {
	tokenRenewalOffsetSeconds: 300,
	preventCorsPreflight: !1
}, ft = {
	loggerCallback: () => {},
	piiLoggingEnabled: !1,
	logLevel: H.Info,
	correlationId: ""
}, pt = {
	async sendGetRequestAsync() {
		throw createClientAuthError(F, "");
	},
	async sendPostRequestAsync() {
		throw createClientAuthError(F, "");
	}
}, mt = {
	sku: "msal.js.common",
	version: it,
	cpu: "",
	os: ""
}, ht = {
	clientSecret: "",
	clientAssertion: void 0
}, gt = {
	azureCloudInstance: Je.None,
	tenant: `${pe}`
}, _t = { application: {
	appName: "",
	appVersion: ""
} };
function buildClientConfiguration({ authOptions: e, systemOptions: t, loggerOptions: n, storageInterface: r, networkInterface: i, cryptoInterface: a, tokenBindingKeyManager: o, clientCredentials: s, libraryInfo: c, telemetry: l, serverTelemetryManager: u, persistencePlugin: d, serializableCache: f }) {
	let p = {
		...ft,
		...n
	}, m = o || ct;
	return {
		authOptions: buildAuthOptions(e),
		systemOptions: {
			...dt,
			...t
		},
		loggerOptions: p,
		storageInterface: r || new DefaultStorageClass(e.clientId, st, new lt(p, "@azure/msal-common", "16.16.1"), new StubPerformanceClient(), void 0, m),
		networkInterface: i || pt,
		cryptoInterface: a || st,
		tokenBindingKeyManager: m,
		clientCredentials: s || ht,
		libraryInfo: {
			...mt,
			...c
		},
		telemetry: {
			..._t,
			...l
		},
		serverTelemetryManager: u || null,
		persistencePlugin: d || null,
		serializableCache: f || null
	};
}
function buildAuthOptions(e) {
	return {
		clientCapabilities: [],
		azureCloudOptions: gt,
		instanceAware: !1,
		isMcp: !1,
		...e
	};
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/NetworkError.mjs
var vt = class NetworkError extends N {
	constructor(e, t, n) {
		super(e.errorCode, e.correlationId, e.errorMessage, e.subError), Object.setPrototypeOf(this, NetworkError.prototype), this.name = "NetworkError", this.error = e, this.httpStatus = t, this.responseHeaders = n;
	}
};
function createNetworkError(e, t, n, r) {
	return e.errorMessage = `${e.errorMessage}, additionalErrorInfo: error.name:${r?.name}, error.message:${r?.message}`, new vt(e, t, n);
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/ProtocolUtils.mjs
function parseRequestState(e, t, n) {
	if (!e) throw createClientAuthError("no_crypto_object", n);
	if (!t) throw createClientAuthError(Ne, n);
	try {
		let n = t.split("|"), r = n[0], i = n.length > 1 ? n.slice(1).join("|") : "", a = e(r), o = JSON.parse(a);
		return {
			userRequestState: i || "",
			libraryState: o
		};
	} catch {
		throw createClientAuthError(Ne, n);
	}
}
// \0stub:3
var RefreshTokenClient = class {
	constructor() {
		throw Error("a login by RefreshTokenClient is not part of this bundle");
	}
}, TokenCacheContext = class {
	constructor(e, t) {
		this.cache = e, this.hasChanged = t;
	}
	get cacheHasChanged() {
		return this.hasChanged;
	}
	get tokenCache() {
		return this.cache;
	}
}, yt = class JoseHeaderError extends N {
	constructor(e, t, n) {
		super(e, t, n), this.name = "JoseHeaderError", Object.setPrototypeOf(this, JoseHeaderError.prototype);
	}
};
function createJoseHeaderError(e, t) {
	return new yt(e, t);
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/ObjectUtils.mjs
function isPlainObject(e) {
	if (typeof e != "object" || !e || Object.prototype.toString.call(e) !== "[object Object]") return !1;
	if (Object.getPrototypeOf(e) === null) return !0;
	let t = e;
	for (; Object.getPrototypeOf(t) !== null;) t = Object.getPrototypeOf(t);
	return Object.getPrototypeOf(e) === t;
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/JoseHeaderErrorCodes.mjs
const bt = "missing_alg_error";
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/JoseHeader.mjs
var xt = class JoseHeader {
	constructor(e, t) {
		if (typeof e.alg != "string" || !e.alg) throw createJoseHeaderError(bt, t);
		this.typ = e.typ, this.alg = e.alg, this.kid = e.kid, this.jwk = e.jwk;
	}
	static getShrHeader(e, t) {
		if (!e.kid) throw createJoseHeaderError("missing_kid_error", t);
		if (!e.alg) throw createJoseHeaderError(bt, t);
		return new JoseHeader({
			typ: e.typ || Oe.Pop,
			kid: e.kid,
			alg: e.alg
		}, t);
	}
	static getDpopHeader(e, t) {
		if (!isPlainObject(e.jwk)) throw createJoseHeaderError("missing_jwk_error", t);
		if (!e.alg) throw createJoseHeaderError(bt, t);
		if (Object.keys(e.jwk).length === 0) throw createJoseHeaderError("invalid_jwk_error", t);
		return new JoseHeader({
			typ: Oe.Dpop,
			alg: e.alg,
			jwk: e.jwk
		}, t);
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/PopTokenGenerator.mjs
const St = { SW: "sw" }, Ct = ot.RS256;
var PopTokenGenerator = class {
	constructor(e, t, n) {
		this.cryptoUtils = e, this.tokenBindingKeyManager = t, this.performanceClient = n;
	}
	async generateCnf(e, t) {
		let n = await invokeAsync(this.generateKid.bind(this), "popTokenGenerateCnf", t, this.performanceClient, e.correlationId)(e), r = this.cryptoUtils.base64UrlEncode(JSON.stringify(n));
		return {
			kid: n.kid,
			reqCnfString: r
		};
	}
	async generateKid(e) {
		return {
			kid: await this.tokenBindingKeyManager.provisionTokenBindingKey({
				correlationId: e.correlationId,
				tokenBindingKeyType: "shr",
				tokenBindingKeyAlgorithm: Ct
			}),
			xms_ksl: St.SW
		};
	}
	async signPopToken(e, t, n) {
		return this.signPayload(e, t, n);
	}
	async signPayload(e, t, n, r) {
		let { resourceRequestMethod: i, resourceRequestUri: a, shrClaims: o, shrNonce: s, shrOptions: c } = n, l = (a ? new z(a, n.correlationId) : void 0)?.getUrlComponents(), u = await this.tokenBindingKeyManager.getTokenBindingPublicKeyJwk(t, n.correlationId), d = this.cryptoUtils.base64UrlEncode(JSON.stringify({ kid: t })), f = c?.header?.alg || u.alg || Ct, p = xt.getShrHeader({
			...c?.header,
			alg: f,
			kid: d
		}, n.correlationId), m = {
			at: e,
			ts: nowSeconds(),
			m: i?.toUpperCase(),
			u: l?.HostNameAndPort,
			nonce: s || this.cryptoUtils.createNewGuid(),
			p: l?.AbsolutePath,
			q: l?.QueryString ? [[], l.QueryString] : void 0,
			client_claims: o || void 0,
			...r,
			cnf: { jwk: u }
		};
		return this.cryptoUtils.signTokenBindingJwt(p, m, t, n.correlationId);
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/DpopProofGenerator.mjs
const wt = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/, Tt = ot.ES256;
function buildProofHeader(e, t) {
	return xt.getDpopHeader({
		alg: Tt,
		jwk: e
	}, t);
}
function normalizeHtm(e, t) {
	if (typeof e != "string" || !wt.test(e)) throw createClientConfigurationError("invalid_dpop_htm", t);
	return e.toUpperCase();
}
function normalizeHtu(e, t) {
	let n;
	try {
		n = new URL(e);
	} catch {
		throw createClientConfigurationError(R, t);
	}
	if (!/^https:\/\//i.test(e) || n.protocol !== "https:" || n.username || n.password) throw createClientConfigurationError("invalid_dpop_htu", t);
	return n.search = "", n.hash = "", n.href;
}
function validateDpopNonce(e, t) {
	if (e !== void 0 && e.trim().length === 0) throw createClientConfigurationError("invalid_dpop_nonce", t);
}
function normalizeDpopResourceRequestContext(e, t = "") {
	return {
		htm: normalizeHtm(e.htm, t),
		htu: normalizeHtu(e.htu, t)
	};
}
var DpopProofGenerator = class {
	constructor(e, t) {
		this.cryptoUtils = e, this.tokenBindingKeyManager = t;
	}
	async generateJkt(e = "") {
		return this.tokenBindingKeyManager.provisionTokenBindingKey({
			tokenBindingKeyType: "dpop",
			tokenBindingKeyAlgorithm: Tt,
			correlationId: e
		});
	}
	buildTokenProofClaims(e, t = "") {
		validateDpopNonce(e.nonce, t);
		let n = {
			jti: this.cryptoUtils.createNewGuid(),
			htm: "POST",
			htu: normalizeHtu(e.tokenEndpoint, t),
			iat: nowSeconds()
		};
		return e.nonce !== void 0 && (n.nonce = e.nonce), n;
	}
	async generateTokenProof(e, t, n = "") {
		return this.generateProof(this.buildTokenProofClaims(e, n), t, n);
	}
	buildResourceProofClaims(e, t = "") {
		validateDpopNonce(e.nonce, t);
		let n = normalizeDpopResourceRequestContext(e, t), r = {
			jti: this.cryptoUtils.createNewGuid(),
			htm: n.htm,
			htu: n.htu,
			ath: e.ath,
			iat: nowSeconds()
		};
		return e.nonce !== void 0 && (r.nonce = e.nonce), r;
	}
	async generateResourceProof(e, t, n = "") {
		let { htu: r, htm: i, nonce: a } = e;
		if (!r || !i) throw createClientConfigurationError("dpop_missing_resource_context", n);
		let o = await this.cryptoUtils.hashString(e.accessToken);
		return this.generateProof(this.buildResourceProofClaims({
			htu: r,
			htm: i,
			ath: o,
			nonce: a
		}, n), t, n);
	}
	async generateProof(e, t, n) {
		let r = await this.tokenBindingKeyManager.getTokenBindingPublicKeyJwk(t, n);
		return this.cryptoUtils.signTokenBindingJwt(buildProofHeader(r, n), e, t, n);
	}
}, Et = class ResponseHandler {
	constructor(e, t, n, r, i, a, o, s = ct) {
		this.clientId = e, this.cacheStorage = t, this.cryptoObj = n, this.tokenBindingKeyManager = s, this.logger = r, this.performanceClient = i, this.serializableCache = a, this.persistencePlugin = o;
	}
	validateTokenResponse(e, t, n) {
		if (e.error || e.error_description || e.suberror) {
			let r = `Error(s): ${e.error_codes || "Not Available"} - Timestamp: ${e.timestamp || "Not Available"} - Description: ${e.error_description || "Not Available"} - Correlation ID: ${e.correlation_id || "Not Available"} - Trace ID: ${e.trace_id || "Not Available"}`, i = e.error_codes?.length ? e.error_codes[0] : void 0, a = new nt(e.error || "", e.correlation_id || "", r, e.suberror, i, e.status);
			if (n && e.status && e.status >= 500 && e.status <= 599) {
				this.logger.warning(`executeTokenRequest:validateTokenResponse - AAD is currently unavailable and the access token is unable to be refreshed.\n${a}`, t);
				return;
			}
			if (n && e.status && e.status >= 400 && e.status <= 499) {
				this.logger.warning(`executeTokenRequest:validateTokenResponse - AAD is currently available but is unable to refresh the access token.\n${a}`, t);
				return;
			}
			throw isInteractionRequiredError(e.error, e.error_description, e.suberror) ? new tt(e.error || "", e.correlation_id || "", e.error_description, e.suberror, e.timestamp || "", e.trace_id || "", e.claims || "", i) : a;
		}
	}
	async handleServerTokenResponse(e, t, n, r, i, a, o, s, c, l, u) {
		let d;
		if (e.id_token && (d = extractTokenClaims(e.id_token || "", this.cryptoObj.base64Decode, r.correlationId)), a && Object.prototype.hasOwnProperty.call(a, "nonce")) {
			let e = a.nonce, t = d?.nonce;
			if (t !== void 0 && e === void 0) throw this.logger.warning("Authorization code response contains an ID Token nonce, but no expected nonce was supplied. Rejecting the response.", r.correlationId), createClientAuthError(Pe, r.correlationId);
			if (e !== void 0 && (typeof e != "string" || typeof t != "string" || e !== t)) throw createClientAuthError(Pe, r.correlationId);
		}
		this.homeAccountIdentifier = generateHomeAccountId(e.client_info || "", t.authorityType, this.logger, this.cryptoObj, r.correlationId, d);
		let f;
		if (a && a.state && (f = parseRequestState(this.cryptoObj.base64Decode, a.state, r.correlationId)), e.key_id = e.key_id || r.dpopJkt || r.sshKid || void 0, r.authenticationScheme === k.DPOP) {
			if (e.token_type?.toLowerCase() !== k.DPOP.toLowerCase()) throw this.performanceClient?.addFields({ dpopTokenTypeMismatch: e.token_type }, r.correlationId), createClientAuthError("dpop_token_type_mismatch", r.correlationId);
			e.token_type = k.DPOP;
		}
		let p = serializeAttributeTokens(r.attributeTokens), m = u ?? (p ? { attribute_tokens: p } : void 0), h = this.generateCacheRecord(e, t, n, r, d, o, a, m), g;
		try {
			if (this.persistencePlugin && this.serializableCache && (this.logger.verbose("Persistence enabled, calling beforeCacheAccess", r.correlationId), g = new TokenCacheContext(this.serializableCache, !0), await this.persistencePlugin.beforeCacheAccess(g)), s && !c && h.account && this.cacheStorage.getAllAccounts({
				homeAccountId: h.account.homeAccountId,
				environment: h.account.environment
			}, r.correlationId).length < 1) return this.logger.warning("Account used to refresh tokens not in persistence, refreshed tokens will not be stored in the cache", r.correlationId), this.performanceClient?.addFields({ acntLoggedOut: !0 }, r.correlationId), await ResponseHandler.generateAuthenticationResult(this.cryptoObj, t, h, !1, r, this.performanceClient, {
				idTokenClaims: d,
				requestState: f,
				requestId: l,
				tokenBindingKeyManager: this.tokenBindingKeyManager
			});
			await this.cacheStorage.saveCacheRecord(h, r.correlationId, isKmsi(d || {}), i, r.storeInCache);
		} finally {
			this.persistencePlugin && this.serializableCache && g && (this.logger.verbose("Persistence enabled, calling afterCacheAccess", r.correlationId), await this.persistencePlugin.afterCacheAccess(g));
		}
		return ResponseHandler.generateAuthenticationResult(this.cryptoObj, t, h, !1, r, this.performanceClient, {
			idTokenClaims: d,
			requestState: f,
			serverTokenResponse: e,
			requestId: l,
			tokenBindingKeyManager: this.tokenBindingKeyManager
		});
	}
	generateCacheRecord(e, t, n, r, i, a, o, s) {
		let c = t.getPreferredCache();
		if (!c) throw createClientAuthError(Ie, r.correlationId);
		let l = getTenantIdFromIdTokenClaims(i), u, d;
		e.id_token && i && (u = createIdTokenEntity(this.homeAccountIdentifier, c, e.id_token, this.clientId, l || ""), d = buildAccountToCache(this.cacheStorage, t, this.homeAccountIdentifier, this.cryptoObj.base64Decode, r.correlationId, i, e.client_info, c, l, o, void 0, this.logger, this.performanceClient));
		let f = null;
		if (e.access_token) {
			let i = e.scope ? V.fromString(e.scope, r.correlationId) : new V(r.scopes || [], r.correlationId), o = (typeof e.expires_in == "string" ? parseInt(e.expires_in, 10) : e.expires_in) || 0, u = (typeof e.ext_expires_in == "string" ? parseInt(e.ext_expires_in, 10) : e.ext_expires_in) || 0, d = (typeof e.refresh_in == "string" ? parseInt(e.refresh_in, 10) : e.refresh_in) || void 0, p = n + o, m = p + u, h = d && d > 0 ? n + d : void 0;
			f = createAccessTokenEntity(this.homeAccountIdentifier, c, e.access_token, this.clientId, l || t.tenant || "", i.printScopes(), p, m, this.cryptoObj.base64Decode, r.correlationId, h, e.token_type, a, e.key_id, s);
			let g = r.resource || null;
			g && (f.resource = g);
		}
		let p = null;
		if (e.refresh_token) {
			let t;
			e.refresh_token_expires_in && (t = n + (typeof e.refresh_token_expires_in == "string" ? parseInt(e.refresh_token_expires_in, 10) : e.refresh_token_expires_in), this.performanceClient?.addFields({ ntwkRtExpiresOnSeconds: t }, r.correlationId)), p = createRefreshTokenEntity(this.homeAccountIdentifier, c, e.refresh_token, this.clientId, e.foci, a, t);
		}
		let m = null;
		return e.foci && (m = {
			clientId: this.clientId,
			environment: c,
			familyId: e.foci
		}), {
			account: d,
			idToken: u,
			accessToken: f,
			refreshToken: p,
			appMetadata: m
		};
	}
	static async generateAuthenticationResult(e, t, n, r, i, a, o = {}) {
		let { idTokenClaims: s, requestState: c, serverTokenResponse: l, requestId: u, tokenBindingKeyManager: d = ct } = o, f = "", p = [], m = null, h, g, _ = "", ee;
		if (n.accessToken) {
			let t = n.accessToken.tokenType?.toLowerCase();
			if (n.accessToken.tokenType === k.POP && !i.popKid) {
				let t = new PopTokenGenerator(e, d, a), { secret: r, keyId: o } = n.accessToken;
				if (!o) throw createClientAuthError(Le, i.correlationId);
				f = await t.signPopToken(r, o, i);
			} else f = n.accessToken.secret;
			if (t === k.DPOP.toLowerCase()) {
				if (!n.accessToken.keyId) throw createClientAuthError(Le, i.correlationId);
				ee = await new DpopProofGenerator(e, d).generateResourceProof({
					htu: i.resourceRequestUri,
					htm: i.resourceRequestMethod,
					accessToken: n.accessToken.secret
				}, n.accessToken.keyId, i.correlationId);
			}
			p = V.fromString(n.accessToken.target, i.correlationId).asArray(), m = toDateFromSeconds(n.accessToken.expiresOn), h = toDateFromSeconds(n.accessToken.extendedExpiresOn), n.accessToken.refreshOn && (g = toDateFromSeconds(n.accessToken.refreshOn));
		}
		n.appMetadata && (_ = n.appMetadata.familyId === "1" ? "1" : "");
		let te = s?.oid || s?.sub || "", v = s?.tid || "", ne = s?.tenant_region_sub_scope;
		if (typeof ne == "string" && a?.addFields({ regionSubScope: ne }, i.correlationId), l?.spa_accountid && n.account) {
			n.account.nativeAccountId = l?.spa_accountid;
			let e = v || n.account.realm;
			if (n.account.tenantProfiles) {
				let t = n.account.tenantProfiles.find((t) => t.tenantId === e);
				t && (t.nativeAccountId = l.spa_accountid);
			}
		}
		let y = n.account ? updateAccountTenantProfileData(getAccountInfo(n.account), void 0, s, n.idToken?.secret) : null;
		return {
			authority: t.canonicalAuthority,
			uniqueId: te,
			tenantId: v,
			scopes: p,
			account: y,
			idToken: n?.idToken?.secret || "",
			idTokenClaims: s || {},
			accessToken: f,
			dpopProof: ee,
			fromCache: r,
			expiresOn: m,
			extExpiresOn: h,
			refreshOn: g,
			correlationId: i.correlationId,
			requestId: u || "",
			familyId: _,
			tokenType: n.accessToken?.tokenType?.toLowerCase() === k.DPOP.toLowerCase() ? k.DPOP : n.accessToken?.tokenType || "",
			state: c ? c.userRequestState : "",
			cloudGraphHostName: n.account?.cloudGraphHostName || "",
			msGraphHost: n.account?.msGraphHost || "",
			code: l?.spa_code,
			fromPlatformBroker: !1
		};
	}
};
function buildAccountToCache(e, t, n, r, i, a, o, s, c, l, u, d, f) {
	d?.verbose("setCachedAccount called", i);
	let p = s || t.getPreferredCache(), m = e.getAccountsFilteredBy({
		homeAccountId: n,
		environment: p
	}, i);
	f?.addFields({ cacheMatchedAccounts: m.length }, i), m.length > 1 && d?.warning("Multiple base accounts matched homeAccountId. Ignoring cached account and creating a new base account.", i);
	let h = (m.length === 1 ? m[0] : null) || createAccountEntity({
		homeAccountId: n,
		idTokenClaims: a,
		clientInfo: o,
		environment: s,
		cloudGraphHostName: l?.cloud_graph_host_name,
		msGraphHost: l?.msgraph_host,
		nativeAccountId: u
	}, t, i, r), g = h.tenantProfiles || [], _ = c || h.realm;
	if (_ && !g.find((e) => e.tenantId === _)) {
		let e = buildTenantProfile(n, h.localAccountId, _, u, a);
		g.push(e);
	}
	return h.tenantProfiles = g, h;
}
function makeExtraSkuString(e) {
	let { skus: t, libraryName: n, libraryVersion: r, extensionName: i, extensionVersion: a } = e, o = new Map([[0, [n, r]], [2, [i, a]]]), s = [];
	if (t?.length) {
		if (s = t.split(","), s.length < 4) return t;
	} else s = Array.from({ length: 4 }, () => "|");
	return o.forEach((e, t) => {
		e.length === 2 && e[0]?.length && e[1]?.length && setSku({
			skuArr: s,
			index: t,
			skuName: e[0],
			skuVersion: e[1]
		});
	}), s.join(",");
}
function setSku(e) {
	let { skuArr: t, index: n, skuName: r, skuVersion: i } = e;
	n >= t.length || (t[n] = [r, i].join("|"));
}
var Dt = class ServerTelemetryManager {
	constructor(e, t) {
		this.cacheOutcome = j.NOT_APPLICABLE, this.cacheManager = t, this.apiId = e.apiId, this.correlationId = e.correlationId, this.wrapperSKU = e.wrapperSKU || "", this.wrapperVer = e.wrapperVer || "", this.telemetryCacheKey = "server-telemetry-" + e.clientId;
	}
	generateCurrentRequestHeaderValue() {
		let e = `${this.apiId},${this.cacheOutcome}`, t = [this.wrapperSKU, this.wrapperVer], n = this.getNativeBrokerErrorCode();
		n?.length && t.push(`broker_error=${n}`);
		let r = t.join(",");
		return [
			5,
			[e, this.getRegionDiscoveryFields()].join(","),
			r
		].join("|");
	}
	generateLastRequestHeaderValue() {
		let e = this.getLastRequests(), t = ServerTelemetryManager.maxErrorsToSend(e), n = e.failedRequests.slice(0, 2 * t).join(","), r = e.errors.slice(0, t).join(","), i = e.errors.length, a = [i, t < i ? "1" : "0"].join(",");
		return [
			5,
			e.cacheHits,
			n,
			r,
			a
		].join("|");
	}
	cacheFailedRequest(e) {
		try {
			let t = this.getLastRequests();
			t.errors.length >= 50 && (t.failedRequests.shift(), t.failedRequests.shift(), t.errors.shift()), t.failedRequests.push(this.apiId, this.correlationId), e instanceof Error && e && e.toString() ? e instanceof N ? e.subError ? t.errors.push(e.subError) : e.errorCode ? t.errors.push(e.errorCode) : t.errors.push(e.toString()) : t.errors.push(e.toString()) : t.errors.push("unknown_error"), this.cacheManager.setServerTelemetry(this.telemetryCacheKey, t, this.correlationId);
		} catch {}
	}
	incrementCacheHits() {
		let e = this.getLastRequests();
		return e.cacheHits += 1, this.cacheManager.setServerTelemetry(this.telemetryCacheKey, e, this.correlationId), e.cacheHits;
	}
	getLastRequests() {
		return this.cacheManager.getServerTelemetry(this.telemetryCacheKey, this.correlationId) || {
			failedRequests: [],
			errors: [],
			cacheHits: 0
		};
	}
	clearTelemetryCache() {
		let e = this.getLastRequests(), t = ServerTelemetryManager.maxErrorsToSend(e);
		if (t === e.errors.length) this.cacheManager.removeItem(this.telemetryCacheKey, this.correlationId);
		else {
			let n = {
				failedRequests: e.failedRequests.slice(t * 2),
				errors: e.errors.slice(t),
				cacheHits: 0
			};
			this.cacheManager.setServerTelemetry(this.telemetryCacheKey, n, this.correlationId);
		}
	}
	static maxErrorsToSend(e) {
		let t, n = 0, r = 0, i = e.errors.length;
		for (t = 0; t < i; t++) {
			let i = e.failedRequests[2 * t] || "", a = e.failedRequests[2 * t + 1] || "", o = e.errors[t] || "";
			if (r += i.toString().length + a.toString().length + o.length + 3, r < 330) n += 1;
			else break;
		}
		return n;
	}
	getRegionDiscoveryFields() {
		let e = [];
		return e.push(this.regionUsed || ""), e.push(this.regionSource || ""), e.push(this.regionOutcome || ""), e.join(",");
	}
	updateRegionDiscoveryMetadata(e) {
		this.regionUsed = e.region_used, this.regionSource = e.region_source, this.regionOutcome = e.region_outcome;
	}
	setCacheOutcome(e) {
		this.cacheOutcome = e;
	}
	setNativeBrokerErrorCode(e) {
		let t = this.getLastRequests();
		t.nativeBrokerErrorCode = e, this.cacheManager.setServerTelemetry(this.telemetryCacheKey, t, this.correlationId);
	}
	getNativeBrokerErrorCode() {
		return this.getLastRequests().nativeBrokerErrorCode;
	}
	clearNativeBrokerErrorCode() {
		let e = this.getLastRequests();
		delete e.nativeBrokerErrorCode, this.cacheManager.setServerTelemetry(this.telemetryCacheKey, e, this.correlationId);
	}
	static makeExtraSkuString(e) {
		return makeExtraSkuString(e);
	}
}, SilentFlowClient = class {
	constructor() {
		throw Error("a login by SilentFlowClient is not part of this bundle");
	}
};
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/network/RequestThumbprint.mjs
function getRequestThumbprint(e, t, n) {
	return {
		clientId: e,
		authority: t.authority,
		scopes: t.scopes,
		homeAccountIdentifier: n,
		claims: t.claims,
		authenticationScheme: t.authenticationScheme,
		resourceRequestMethod: t.resourceRequestMethod,
		resourceRequestUri: t.resourceRequestUri,
		shrClaims: t.shrClaims,
		sshKid: t.sshKid,
		embeddedClientId: t.embeddedClientId || t.extraParameters?.clientId,
		resource: t.resource,
		attributeTokens: serializeAttributeTokens(t.attributeTokens)
	};
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/network/ThrottlingUtils.mjs
var Ot = class ThrottlingUtils {
	static generateThrottlingStorageKey(e) {
		return `${Ee}.${JSON.stringify(e)}`;
	}
	static preProcess(e, t, n) {
		let r = ThrottlingUtils.generateThrottlingStorageKey(t), i = e.getThrottlingCache(r, n);
		if (i) {
			if (i.throttleTime < Date.now()) {
				e.removeItem(r, n);
				return;
			}
			throw new nt(i.errorCodes?.join(" ") || "", n, i.errorMessage, i.subError);
		}
	}
	static postProcess(e, t, n, r) {
		let i = getRetryAfterHeader(n);
		if (ThrottlingUtils.checkResponseStatus(n) || i !== void 0) {
			let a = {
				throttleTime: ThrottlingUtils.calculateThrottleTime(parseInt(i || "")),
				error: n.body.error,
				errorCodes: n.body.error_codes,
				errorMessage: n.body.error_description,
				subError: n.body.suberror
			};
			e.setThrottlingCache(ThrottlingUtils.generateThrottlingStorageKey(t), a, r);
		}
	}
	static checkResponseStatus(e) {
		return e.status === 429 || e.status >= 500 && e.status < 600;
	}
	static checkResponseForRetryAfter(e) {
		return getRetryAfterHeader(e) !== void 0;
	}
	static calculateThrottleTime(e) {
		let t = e <= 0 ? 0 : e, n = Date.now() / 1e3;
		return Math.floor(Math.min(n + (t || 60), n + 3600) * 1e3);
	}
	static removeThrottle(e, t, n, r) {
		let i = getRequestThumbprint(t, n, r), a = this.generateThrottlingStorageKey(i);
		e.removeItem(a, n.correlationId);
	}
};
function getRetryAfterHeader(e) {
	if ((e.status < 200 || e.status >= 300) && e.headers) return getResponseHeader(e.headers, w.RETRY_AFTER);
}
// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/protocol/Token.mjs
function createTokenRequestHeaders(e, t, n) {
	let r = {};
	if (r[w.CONTENT_TYPE] = "application/x-www-form-urlencoded;charset=utf-8", !t && n) switch (n.type) {
		case at.HOME_ACCOUNT_ID:
			try {
				let e = buildClientInfoFromHomeAccountId(n.credential);
				r[w.CCS_HEADER] = `Oid:${e.uid}@${e.utid}`;
			} catch (t) {
				e.verbose(`Could not parse home account ID for CCS Header: '${t}'`, "");
			}
			break;
		case at.UPN: r[w.CCS_HEADER] = `UPN: ${n.credential}`;
	}
	return r;
}
function createTokenQueryParameters(e, t, n, r) {
	let i = new Map();
	return e.embeddedClientId && addBrokerParameters(i, t, n), e.extraQueryParameters && addExtraParameters(i, e.extraQueryParameters), addCorrelationId(i, e.correlationId), instrumentBrokerParams(i, e.correlationId, r), mapToQueryString(i);
}
async function executePostToTokenEndpoint(e, t, n, r, i, a, o, s, c, l) {
	let u = await sendPostRequest(r, e, {
		body: t,
		headers: n
	}, i, a, o, s, c);
	return l && u.status < 500 && u.status !== 429 && l.clearTelemetryCache(), u;
}
async function sendPostRequest(e, t, n, r, i, a, o, s) {
	Ot.preProcess(i, e, r);
	let c;
	try {
		c = await invokeAsync(a.sendPostRequestAsync.bind(a), "networkClientSendPostRequestAsync", o, s, r)(t, {
			...n,
			correlationId: r,
			performanceClient: s
		});
		let e = normalizeResponseHeaders(c.headers || {});
		c = {
			...c,
			headers: e
		}, s?.addFields({
			refreshTokenSize: c.body.refresh_token?.length || 0,
			httpVerToken: e[w.X_MS_HTTP_VERSION] || "",
			requestId: e[w.X_MS_REQUEST_ID] || ""
		}, r);
	} catch (e) {
		if (e instanceof vt) {
			let t = e.responseHeaders ? normalizeResponseHeaders(e.responseHeaders) : void 0;
			throw t && s?.addFields({
				httpVerToken: t[w.X_MS_HTTP_VERSION] || "",
				requestId: t[w.X_MS_REQUEST_ID] || "",
				contentTypeHeader: getResponseHeader(t, w.CONTENT_TYPE) || void 0,
				contentLengthHeader: getResponseHeader(t, w.CONTENT_LENGTH) || void 0,
				httpStatus: e.httpStatus
			}, r), e.error;
		}
		throw e instanceof N ? e : createClientAuthError(Me, r);
	}
	return Ot.postProcess(i, e, c, r), c;
}
// node_modules/@azure/msal-node/dist/cache/serializer/Deserializer.mjs
var Deserializer = class {
	static deserializeJSONBlob(e) {
		return e ? JSON.parse(e) : {};
	}
	static deserializeAccounts(e) {
		let t = {};
		return e && Object.keys(e).map(function(n) {
			let r = e[n], i = {
				homeAccountId: r.home_account_id,
				environment: r.environment,
				realm: r.realm,
				localAccountId: r.local_account_id,
				username: r.username,
				authorityType: r.authority_type,
				name: r.name,
				clientInfo: r.client_info,
				lastModificationTime: r.last_modification_time,
				lastModificationApp: r.last_modification_app,
				tenantProfiles: r.tenantProfiles?.map((e) => JSON.parse(e)),
				lastUpdatedAt: Date.now().toString()
			}, a = {};
			CacheManager.toObject(a, i), t[n] = a;
		}), t;
	}
	static deserializeIdTokens(e) {
		let t = {};
		return e && Object.keys(e).map(function(n) {
			let r = e[n], i = {
				homeAccountId: r.home_account_id,
				environment: r.environment,
				credentialType: r.credential_type,
				clientId: r.client_id,
				secret: r.secret,
				realm: r.realm,
				lastUpdatedAt: Date.now().toString()
			};
			t[n] = i;
		}), t;
	}
	static deserializeAccessTokens(e) {
		let t = {};
		return e && Object.keys(e).map(function(n) {
			let r = e[n], i = {
				homeAccountId: r.home_account_id,
				environment: r.environment,
				credentialType: r.credential_type,
				clientId: r.client_id,
				secret: r.secret,
				realm: r.realm,
				target: r.target,
				cachedAt: r.cached_at,
				expiresOn: r.expires_on,
				extendedExpiresOn: r.extended_expires_on,
				refreshOn: r.refresh_on,
				keyId: r.key_id,
				tokenType: r.token_type,
				userAssertionHash: r.userAssertionHash,
				resource: r.resource,
				additionalCacheKeyComponents: r.additionalCacheKeyComponents,
				lastUpdatedAt: Date.now().toString()
			};
			t[n] = i;
		}), t;
	}
	static deserializeRefreshTokens(e) {
		let t = {};
		return e && Object.keys(e).map(function(n) {
			let r = e[n], i = {
				homeAccountId: r.home_account_id,
				environment: r.environment,
				credentialType: r.credential_type,
				clientId: r.client_id,
				secret: r.secret,
				familyId: r.family_id,
				target: r.target,
				realm: r.realm,
				lastUpdatedAt: Date.now().toString()
			};
			t[n] = i;
		}), t;
	}
	static deserializeAppMetadata(e) {
		let t = {};
		return e && Object.keys(e).map(function(n) {
			let r = e[n];
			t[n] = {
				clientId: r.client_id,
				environment: r.environment,
				familyId: r.family_id
			};
		}), t;
	}
	static deserializeAllCache(e) {
		return {
			accounts: e.Account ? this.deserializeAccounts(e.Account) : {},
			idTokens: e.IdToken ? this.deserializeIdTokens(e.IdToken) : {},
			accessTokens: e.AccessToken ? this.deserializeAccessTokens(e.AccessToken) : {},
			refreshTokens: e.RefreshToken ? this.deserializeRefreshTokens(e.RefreshToken) : {},
			appMetadata: e.AppMetadata ? this.deserializeAppMetadata(e.AppMetadata) : {}
		};
	}
}, PublicClientApplication = class {
	constructor() {
		throw Error("a login by PublicClientApplication is not part of this bundle");
	}
};
const W = {
	AZURE_POD_IDENTITY_AUTHORITY_HOST: "AZURE_POD_IDENTITY_AUTHORITY_HOST",
	DEFAULT_IDENTITY_CLIENT_ID: "DEFAULT_IDENTITY_CLIENT_ID",
	IDENTITY_ENDPOINT: "IDENTITY_ENDPOINT",
	IDENTITY_HEADER: "IDENTITY_HEADER",
	IDENTITY_SERVER_THUMBPRINT: "IDENTITY_SERVER_THUMBPRINT",
	IMDS_ENDPOINT: "IMDS_ENDPOINT",
	MSI_ENDPOINT: "MSI_ENDPOINT",
	MSI_SECRET: "MSI_SECRET"
}, kt = {
	GET: "GET",
	POST: "POST"
}, At = { SHA256: "sha256" }, jt = { CV_CHARSET: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~" }, Mt = { KEY_SEPARATOR: "-" }, G = {
	MSAL_SKU: "msal.js.node",
	JWT_BEARER_ASSERTION_TYPE: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
	HTTP_PROTOCOL: "http://",
	LOCALHOST: "localhost"
}, K = {
	acquireTokenSilent: 62,
	acquireTokenByUsernamePassword: 371,
	acquireTokenByDeviceCode: 671,
	acquireTokenByClientCredential: 771,
	acquireTokenByOBO: 772,
	acquireTokenWithManagedIdentity: 773,
	acquireTokenByUserFederatedIdentityCredential: 774,
	acquireTokenByCode: 871,
	acquireTokenByRefreshToken: 872
}, q = {
	RSA_256: "RS256",
	PSS_256: "PS256",
	X5T_256: "x5t#S256",
	X5T: "x5t",
	X5C: "x5c",
	AUDIENCE: "aud",
	EXPIRATION_TIME: "exp",
	ISSUER: "iss",
	SUBJECT: "sub",
	NOT_BEFORE: "nbf",
	JWT_ID: "jti"
};
// node_modules/@azure/msal-node/dist/network/HttpClient.mjs
var HttpClient = class {
	async sendGetRequestAsync(e, t, n) {
		return this.sendRequest(e, kt.GET, t, n);
	}
	async sendPostRequestAsync(e, t) {
		return this.sendRequest(e, kt.POST, t);
	}
	async sendRequest(e, t, n, r) {
		let i = new AbortController(), a;
		r && (a = setTimeout(() => {
			i.abort();
		}, r));
		let o = {
			method: t,
			headers: getFetchHeaders(n),
			signal: i.signal
		};
		t === kt.POST && (o.body = n?.body || "");
		let s;
		try {
			s = await fetch(e, o);
		} catch (e) {
			throw a && clearTimeout(a), e instanceof Error && e.name === "AbortError" ? createAuthError(Me, "", "Request timeout") : createNetworkError(createAuthError(Me, "", `Network request failed: ${e instanceof Error ? e.message : "unknown"}`), void 0, void 0, e instanceof Error ? e : void 0);
		}
		a && clearTimeout(a);
		try {
			return {
				headers: getHeaderDict(s.headers),
				body: await s.json(),
				status: s.status
			};
		} catch (e) {
			throw createAuthError(je, "", `Failed to parse response: ${e instanceof Error ? e.message : "unknown"}`);
		}
	}
};
function getHeaderDict(e) {
	let t = {};
	return e.forEach((e, n) => {
		t[n] = e;
	}), t;
}
function getFetchHeaders(e) {
	let t = new Headers();
	return e && e.headers && Object.entries(e.headers).forEach(([e, n]) => {
		t.append(e, n);
	}), t;
}
// node_modules/@azure/msal-node/dist/error/ManagedIdentityErrorCodes.mjs
const Nt = {
	[W.AZURE_POD_IDENTITY_AUTHORITY_HOST]: "azure_pod_identity_authority_host_url_malformed",
	[W.IDENTITY_ENDPOINT]: "identity_endpoint_url_malformed",
	[W.IMDS_ENDPOINT]: "imds_endpoint_url_malformed",
	[W.MSI_ENDPOINT]: "msi_endpoint_url_malformed"
};
Nt.AZURE_POD_IDENTITY_AUTHORITY_HOST, `${W.AZURE_POD_IDENTITY_AUTHORITY_HOST}`, Nt.IDENTITY_ENDPOINT, `${W.IDENTITY_ENDPOINT}`, Nt.IMDS_ENDPOINT, `${W.IMDS_ENDPOINT}`, Nt.MSI_ENDPOINT, `${W.MSI_ENDPOINT}`;
// node_modules/@azure/msal-node/dist/error/NodeAuthError.mjs
const J = {
	invalidLoopbackAddressType: {
		code: "invalid_loopback_server_address_type",
		desc: "Loopback server address is not type string. This is unexpected."
	},
	unableToLoadRedirectUri: {
		code: "unable_to_load_redirectUrl",
		desc: "Loopback server callback was invoked without a url. This is unexpected."
	},
	noAuthCodeInResponse: {
		code: "no_auth_code_in_response",
		desc: "No auth code found in the server response. Please check your network trace to determine what happened."
	},
	noLoopbackServerExists: {
		code: "no_loopback_server_exists",
		desc: "No loopback server exists yet."
	},
	loopbackServerAlreadyExists: {
		code: "loopback_server_already_exists",
		desc: "Loopback server already exists. Cannot create another."
	},
	loopbackServerTimeout: {
		code: "loopback_server_timeout",
		desc: "Timed out waiting for auth code listener to be registered."
	},
	loopbackServerQueryResponseNotSupported: {
		code: "loopback_server_query_response_not_supported",
		desc: "The loopback server received an OAuth response in the URL. Interactive authentication requires form_post."
	},
	stateNotFoundError: {
		code: "state_not_found",
		desc: "State not found. Please verify that the request originated from msal."
	},
	thumbprintMissing: {
		code: "thumbprint_missing_from_client_certificate",
		desc: "Client certificate does not contain a SHA-1 or SHA-256 thumbprint."
	},
	redirectUriNotSupported: {
		code: "redirect_uri_not_supported",
		desc: "RedirectUri is not supported in this scenario. Please remove redirectUri from the request."
	},
	unsupportedCcaInstanceAware: {
		code: "unsupported_cca_instance_aware",
		desc: "Instance-aware configuration is not supported by ConfidentialClientApplication."
	}
};
var Pt = class NodeAuthError extends N {
	constructor(e, t, n) {
		super(e, t, n), this.name = "NodeAuthError";
	}
	static createInvalidLoopbackAddressTypeError() {
		return new NodeAuthError(J.invalidLoopbackAddressType.code, "", `${J.invalidLoopbackAddressType.desc}`);
	}
	static createUnableToLoadRedirectUrlError() {
		return new NodeAuthError(J.unableToLoadRedirectUri.code, "", `${J.unableToLoadRedirectUri.desc}`);
	}
	static createNoAuthCodeInResponseError(e = "") {
		return new NodeAuthError(J.noAuthCodeInResponse.code, e, `${J.noAuthCodeInResponse.desc}`);
	}
	static createNoLoopbackServerExistsError() {
		return new NodeAuthError(J.noLoopbackServerExists.code, "", `${J.noLoopbackServerExists.desc}`);
	}
	static createLoopbackServerAlreadyExistsError() {
		return new NodeAuthError(J.loopbackServerAlreadyExists.code, "", `${J.loopbackServerAlreadyExists.desc}`);
	}
	static createLoopbackServerTimeoutError(e = "") {
		return new NodeAuthError(J.loopbackServerTimeout.code, e, `${J.loopbackServerTimeout.desc}`);
	}
	static createLoopbackServerQueryResponseNotSupportedError() {
		return new NodeAuthError(J.loopbackServerQueryResponseNotSupported.code, "", J.loopbackServerQueryResponseNotSupported.desc);
	}
	static createStateNotFoundError(e = "") {
		return new NodeAuthError(J.stateNotFoundError.code, e, J.stateNotFoundError.desc);
	}
	static createThumbprintMissingError() {
		return new NodeAuthError(J.thumbprintMissing.code, "", J.thumbprintMissing.desc);
	}
	static createRedirectUriNotSupportedError(e = "") {
		return new NodeAuthError(J.redirectUriNotSupported.code, e, J.redirectUriNotSupported.desc);
	}
	static createUnsupportedCcaInstanceAwareError(e = "") {
		return new NodeAuthError(J.unsupportedCcaInstanceAware.code, e, J.unsupportedCcaInstanceAware.desc);
	}
};
// node_modules/@azure/msal-node/dist/config/Configuration.mjs
const Ft = {
	clientId: "",
	authority: fe,
	clientSecret: "",
	clientAssertion: "",
	clientCertificate: {
		thumbprint: "",
		thumbprintSha256: "",
		privateKey: "",
		x5c: ""
	},
	knownAuthorities: [],
	cloudDiscoveryMetadata: "",
	authorityMetadata: "",
	clientCapabilities: [],
	azureCloudOptions: {
		azureCloudInstance: Je.None,
		tenant: ""
	},
	isMcp: !1
}, It = {
	loggerCallback: () => {},
	piiLoggingEnabled: !1,
	logLevel: H.Info
}, Lt = {
	loggerOptions: It,
	networkClient: new HttpClient(),
	disableInternalRetries: !1,
	protocolMode: L.AAD
}, Rt = { application: {
	appName: "",
	appVersion: ""
} };
function buildAppConfiguration({ auth: e, broker: t, cache: n, system: r, telemetry: i }) {
	let a = {
		...Lt,
		networkClient: new HttpClient(),
		loggerOptions: r?.loggerOptions || It,
		disableInternalRetries: r?.disableInternalRetries || !1
	};
	if (e.clientCertificate && !e.clientCertificate.thumbprint && !e.clientCertificate.thumbprintSha256) throw Pt.createStateNotFoundError();
	return {
		auth: {
			...Ft,
			...e
		},
		broker: { ...t },
		cache: { ...n },
		system: {
			...a,
			...r
		},
		telemetry: {
			...Rt,
			...i
		}
	};
}
// node_modules/@azure/msal-node/dist/crypto/GuidGenerator.mjs
var GuidGenerator = class {
	generateGuid() {
		return n();
	}
	isGuid(e) {
		return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(e);
	}
}, Y = class EncodingUtils {
	static base64Encode(e, t) {
		return Buffer.from(e, t).toString(M.BASE64);
	}
	static base64EncodeUrl(e, t) {
		return EncodingUtils.base64Encode(e, t).replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
	}
	static base64Decode(e) {
		return Buffer.from(e, M.BASE64).toString("utf8");
	}
	static base64DecodeUrl(e) {
		let t = e.replace(/-/g, "+").replace(/_/g, "/");
		for (; t.length % 4;) t += "=";
		return EncodingUtils.base64Decode(t);
	}
}, HashUtils = class {
	sha256(e) {
		return c.createHash(At.SHA256).update(e).digest();
	}
}, PkceGenerator = class {
	constructor() {
		this.hashUtils = new HashUtils();
	}
	async generatePkceCodes() {
		let e = this.generateCodeVerifier();
		return {
			verifier: e,
			challenge: this.generateCodeChallengeFromVerifier(e)
		};
	}
	generateCodeVerifier() {
		let e = [], t = 256 - 256 % jt.CV_CHARSET.length;
		for (; e.length <= 32;) {
			let n = c.randomBytes(1)[0];
			if (n >= t) continue;
			let r = n % jt.CV_CHARSET.length;
			e.push(jt.CV_CHARSET[r]);
		}
		let n = e.join("");
		return Y.base64EncodeUrl(n);
	}
	generateCodeChallengeFromVerifier(e) {
		return Y.base64EncodeUrl(this.hashUtils.sha256(e).toString(M.BASE64), M.BASE64);
	}
}, CryptoProvider = class {
	constructor() {
		this.pkceGenerator = new PkceGenerator(), this.guidGenerator = new GuidGenerator(), this.hashUtils = new HashUtils();
	}
	base64UrlEncode() {
		throw Error("Method not implemented.");
	}
	encodeKid() {
		throw Error("Method not implemented.");
	}
	createNewGuid() {
		return this.guidGenerator.generateGuid();
	}
	base64Encode(e) {
		return Y.base64Encode(e);
	}
	base64Decode(e) {
		return Y.base64Decode(e);
	}
	generatePkceCodes() {
		return this.pkceGenerator.generatePkceCodes();
	}
	removeTokenBindingKey(e, t) {
		throw Error("Method not implemented.");
	}
	clearKeystore(e) {
		throw Error("Method not implemented.");
	}
	signTokenBindingJwt(e, t, n, r) {
		throw createClientAuthError(F, r);
	}
	async hashString(e) {
		return Y.base64EncodeUrl(this.hashUtils.sha256(e).toString(M.BASE64), M.BASE64);
	}
};
// node_modules/@azure/msal-node/dist/cache/CacheHelpers.mjs
function computeAdditionalCacheKeyHash(e) {
	let t = Object.keys(e).sort(), n = "";
	for (let r of t) {
		let t = e[r];
		n += `${Buffer.byteLength(r, "utf8")}:${r}${Buffer.byteLength(t, "utf8")}:${t}`;
	}
	return l("sha256").update(n, "utf8").digest("base64url");
}
function generateCredentialKey(e, t) {
	let n = e.credentialType === D.REFRESH_TOKEN && e.familyId || e.clientId, r = e.tokenType && e.tokenType.toLowerCase() !== k.BEARER.toLowerCase() ? e.tokenType.toLowerCase() : "", i = [
		e.homeAccountId,
		e.environment,
		e.credentialType,
		n,
		e.realm || "",
		e.target || "",
		r
	];
	return e.additionalCacheKeyComponents && Object.keys(e.additionalCacheKeyComponents).length > 0 && i.push(t ?? computeAdditionalCacheKeyHash(e.additionalCacheKeyComponents)), i.join(Mt.KEY_SEPARATOR).toLowerCase();
}
function generateAccountKey(e) {
	let t = e.homeAccountId.split(".")[1];
	return [
		e.homeAccountId,
		e.environment,
		t || e.tenantId || ""
	].join(Mt.KEY_SEPARATOR).toLowerCase();
}
// node_modules/@azure/msal-node/dist/cache/NodeStorage.mjs
var NodeStorage = class extends CacheManager {
	constructor(e, t, n, r) {
		super(t, n, e, new StubPerformanceClient(), r, ct), this.cache = {}, this.changeEmitters = [], this.logger = e;
	}
	registerChangeEmitter(e) {
		this.changeEmitters.push(e);
	}
	emitChange() {
		this.changeEmitters.forEach((e) => e.call(null));
	}
	cacheToInMemoryCache(e) {
		let t = {
			accounts: {},
			idTokens: {},
			accessTokens: {},
			refreshTokens: {},
			appMetadata: {}
		};
		for (let n in e) {
			let r = e[n];
			if (typeof r == "object") {
				if (isAccountEntity(r)) t.accounts[n] = r;
				else if (isIdTokenEntity(r)) t.idTokens[n] = r;
				else if (isAccessTokenEntity(r)) t.accessTokens[n] = r;
				else if (isRefreshTokenEntity(r)) t.refreshTokens[n] = r;
				else if (isAppMetadataEntity(n, r)) t.appMetadata[n] = r;
				else continue;
			}
		}
		return t;
	}
	inMemoryCacheToCache(e) {
		let t = this.getCache();
		return t = {
			...t,
			...e.accounts,
			...e.idTokens,
			...e.accessTokens,
			...e.refreshTokens,
			...e.appMetadata
		}, t;
	}
	getInMemoryCache() {
		return this.logger.trace("Getting in-memory cache", ""), this.cacheToInMemoryCache(this.getCache());
	}
	setInMemoryCache(e) {
		this.logger.trace("Setting in-memory cache", "");
		let t = this.inMemoryCacheToCache(e);
		this.setCache(t), this.emitChange();
	}
	getCache() {
		return this.logger.trace("Getting cache key-value store", ""), this.cache;
	}
	setCache(e) {
		this.logger.trace("Setting cache key value store", ""), this.cache = e, this.emitChange();
	}
	getItem(e) {
		return this.logger.tracePii(`Item key: ${e}`, ""), this.getCache()[e];
	}
	setItem(e, t) {
		this.logger.tracePii(`Item key: ${e}`, "");
		let n = this.getCache();
		n[e] = t, this.setCache(n);
	}
	generateCredentialKey(e, t) {
		return generateCredentialKey(e, t);
	}
	generateAccountKey(e) {
		return generateAccountKey(e);
	}
	getAccountKeys() {
		let e = this.getInMemoryCache();
		return Object.keys(e.accounts);
	}
	getTokenKeys() {
		let e = this.getInMemoryCache();
		return {
			idToken: Object.keys(e.idTokens),
			accessToken: Object.keys(e.accessTokens),
			refreshToken: Object.keys(e.refreshTokens)
		};
	}
	getAccount(e) {
		let t = this.getItem(e);
		return t && typeof t == "object" ? { ...t } : null;
	}
	async setAccount(e) {
		let t = this.generateAccountKey(getAccountInfo(e));
		this.setItem(t, e);
	}
	getIdTokenCredential(e) {
		let t = this.getItem(e);
		return isIdTokenEntity(t) ? t : null;
	}
	async setIdTokenCredential(e) {
		let t = this.generateCredentialKey(e);
		this.setItem(t, e);
	}
	getAccessTokenCredential(e) {
		let t = this.getItem(e);
		return isAccessTokenEntity(t) ? t : null;
	}
	async setAccessTokenCredential(e, t, n, r) {
		let i = this.generateCredentialKey(e, r);
		this.setItem(i, e);
	}
	getRefreshTokenCredential(e) {
		let t = this.getItem(e);
		return isRefreshTokenEntity(t) ? t : null;
	}
	async setRefreshTokenCredential(e) {
		let t = this.generateCredentialKey(e);
		this.setItem(t, e);
	}
	getAppMetadata(e) {
		let t = this.getItem(e);
		return isAppMetadataEntity(e, t) ? t : null;
	}
	setAppMetadata(e) {
		let t = generateAppMetadataKey(e);
		this.setItem(t, e);
	}
	getServerTelemetry(e) {
		let t = this.getItem(e);
		return t && isServerTelemetryEntity(e, t) ? t : null;
	}
	setServerTelemetry(e, t) {
		this.setItem(e, t);
	}
	getAuthorityMetadata(e) {
		let t = this.getItem(e);
		return t && isAuthorityMetadataEntity(e, t) ? t : null;
	}
	getAuthorityMetadataKeys() {
		return this.getKeys().filter((e) => this.isAuthorityMetadata(e));
	}
	setAuthorityMetadata(e, t) {
		this.setItem(e, t);
	}
	getThrottlingCache(e) {
		let t = this.getItem(e);
		return t && isThrottlingEntity(e, t) ? t : null;
	}
	setThrottlingCache(e, t) {
		this.setItem(e, t);
	}
	removeItem(e) {
		this.logger.tracePii(`Item key: ${e}`, "");
		let t = !1, n = this.getCache();
		return n[e] && (delete n[e], t = !0), t && (this.setCache(n), this.emitChange()), t;
	}
	removeOutdatedAccount(e) {
		this.removeItem(e);
	}
	containsKey(e) {
		return this.getKeys().includes(e);
	}
	getKeys() {
		this.logger.trace("Retrieving all cache keys", "");
		let e = this.getCache();
		return [...Object.keys(e)];
	}
	clear() {
		this.logger.trace("Clearing cache entries created by MSAL", ""), this.getKeys().forEach((e) => {
			this.isAuthorityMetadata(e) || this.removeItem(e);
		}), this.emitChange();
	}
	static generateInMemoryCache(e) {
		return Deserializer.deserializeAllCache(Deserializer.deserializeJSONBlob(e));
	}
	static generateJsonCache(e) {
		return Serializer.serializeAllCache(e);
	}
	updateCredentialCacheKey(e, t) {
		let n = this.generateCredentialKey(t);
		if (e !== n) {
			let r = this.getItem(e);
			if (r) return this.removeItem(e), this.setItem(n, r), this.logger.verbose(`Updated an outdated ${t.credentialType} cache key`, ""), n;
			this.logger.error(`Attempted to update an outdated ${t.credentialType} cache key but no item matching the outdated key was found in storage`, "");
		}
		return e;
	}
};
// node_modules/@azure/msal-node/dist/cache/TokenCache.mjs
const X = {
	Account: {},
	IdToken: {},
	AccessToken: {},
	RefreshToken: {},
	AppMetadata: {}
};
var TokenCache = class {
	constructor(e, t, n) {
		this.cacheHasChanged = !1, this.storage = e, this.storage.registerChangeEmitter(this.handleChangeEvent.bind(this)), n && (this.persistence = n), this.logger = t;
	}
	hasChanged() {
		return this.cacheHasChanged;
	}
	serialize() {
		this.logger.trace("Serializing in-memory cache", "");
		let e = Serializer.serializeAllCache(this.storage.getInMemoryCache());
		return this.cacheSnapshot ? (this.logger.trace("Reading cache snapshot from disk", ""), e = this.mergeState(JSON.parse(this.cacheSnapshot), e)) : this.logger.trace("No cache snapshot to merge", ""), this.cacheHasChanged = !1, JSON.stringify(e);
	}
	deserialize(e) {
		if (this.logger.trace("Deserializing JSON to in-memory cache", ""), this.cacheSnapshot = e, this.cacheSnapshot) {
			this.logger.trace("Reading cache snapshot from disk", "");
			let e = Deserializer.deserializeAllCache(this.overlayDefaults(JSON.parse(this.cacheSnapshot)));
			this.storage.setInMemoryCache(e);
		} else this.logger.trace("No cache snapshot to deserialize", "");
	}
	getKVStore() {
		return this.storage.getCache();
	}
	getCacheSnapshot() {
		let e = NodeStorage.generateInMemoryCache(this.cacheSnapshot);
		return this.storage.inMemoryCacheToCache(e);
	}
	async getAllAccounts(e = new CryptoProvider().createNewGuid()) {
		this.logger.trace("getAllAccounts called", e);
		let t;
		try {
			return this.persistence && (t = new TokenCacheContext(this, !1), await this.persistence.beforeCacheAccess(t)), this.storage.getAllAccounts({}, e);
		} finally {
			this.persistence && t && await this.persistence.afterCacheAccess(t);
		}
	}
	async getAccountByHomeId(e) {
		let t = await this.getAllAccounts();
		return e && t && t.length && t.filter((t) => t.homeAccountId === e)[0] || null;
	}
	async getAccountByLocalId(e) {
		let t = await this.getAllAccounts();
		return e && t && t.length && t.filter((t) => t.localAccountId === e)[0] || null;
	}
	async removeAccount(e, t) {
		this.logger.trace("removeAccount called", t || "");
		let n;
		try {
			this.persistence && (n = new TokenCacheContext(this, !0), await this.persistence.beforeCacheAccess(n)), this.storage.removeAccount(e, t || new GuidGenerator().generateGuid());
		} finally {
			this.persistence && n && await this.persistence.afterCacheAccess(n);
		}
	}
	async overwriteCache() {
		if (!this.persistence) {
			this.logger.info("No persistence layer specified, cache cannot be overwritten", "");
			return;
		}
		this.logger.info("Overwriting in-memory cache with persistent cache", ""), this.storage.clear();
		let e = new TokenCacheContext(this, !1);
		await this.persistence.beforeCacheAccess(e);
		let t = this.getCacheSnapshot();
		this.storage.setCache(t), await this.persistence.afterCacheAccess(e);
	}
	handleChangeEvent() {
		this.cacheHasChanged = !0;
	}
	mergeState(e, t) {
		this.logger.trace("Merging in-memory cache with cache snapshot", "");
		let n = this.mergeRemovals(e, t);
		return this.mergeUpdates(n, t);
	}
	mergeUpdates(e, t) {
		return Object.keys(t).forEach((n) => {
			let r = t[n];
			if (!e.hasOwnProperty(n)) r !== null && (e[n] = r);
			else {
				let t = r !== null, i = typeof r == "object", a = !Array.isArray(r), o = e[n] !== void 0 && e[n] !== null;
				t && i && a && o ? this.mergeUpdates(e[n], r) : e[n] = r;
			}
		}), e;
	}
	mergeRemovals(e, t) {
		this.logger.trace("Remove updated entries in cache", "");
		let n = e.Account ? this.mergeRemovalsDict(e.Account, t.Account) : e.Account, r = e.AccessToken ? this.mergeRemovalsDict(e.AccessToken, t.AccessToken) : e.AccessToken, i = e.RefreshToken ? this.mergeRemovalsDict(e.RefreshToken, t.RefreshToken) : e.RefreshToken, a = e.IdToken ? this.mergeRemovalsDict(e.IdToken, t.IdToken) : e.IdToken, o = e.AppMetadata ? this.mergeRemovalsDict(e.AppMetadata, t.AppMetadata) : e.AppMetadata;
		return {
			...e,
			Account: n,
			AccessToken: r,
			RefreshToken: i,
			IdToken: a,
			AppMetadata: o
		};
	}
	mergeRemovalsDict(e, t) {
		let n = { ...e };
		return Object.keys(e).forEach((e) => {
			t && t.hasOwnProperty(e) || delete n[e];
		}), n;
	}
	overlayDefaults(e) {
		return this.logger.trace("Overlaying input cache with the default cache", ""), {
			Account: {
				...X.Account,
				...e.Account
			},
			IdToken: {
				...X.IdToken,
				...e.IdToken
			},
			AccessToken: {
				...X.AccessToken,
				...e.AccessToken
			},
			RefreshToken: {
				...X.RefreshToken,
				...e.RefreshToken
			},
			AppMetadata: {
				...X.AppMetadata,
				...e.AppMetadata
			}
		};
	}
}, zt = { sign() {
	throw Error("a login by a certificate is not part of this bundle");
} };
// node_modules/@azure/msal-node/dist/error/ClientAuthErrorCodes.mjs
const Bt = "invalid_client_credential";
// node_modules/@azure/msal-node/dist/client/ClientAssertion.mjs
var Vt = class ClientAssertion {
	static fromAssertion(e) {
		let t = new ClientAssertion();
		return t.jwt = e, t;
	}
	static fromCertificate(e, t, n) {
		let r = new ClientAssertion();
		return r.privateKey = t, r.thumbprint = e, r.useSha256 = !1, n && (r.publicCertificate = this.parseCertificate(n)), r;
	}
	static fromCertificateWithSha256Thumbprint(e, t, n) {
		let r = new ClientAssertion();
		return r.privateKey = t, r.thumbprint = e, r.useSha256 = !0, n && (r.publicCertificate = this.parseCertificate(n)), r;
	}
	getJwt(e, t, n) {
		if (this.privateKey && this.thumbprint) return this.jwt && !this.isExpired() && t === this.issuer && n === this.jwtAudience ? this.jwt : this.createJwt(e, t, n);
		if (this.jwt) return this.jwt;
		throw createClientAuthError("invalid_assertion", "");
	}
	createJwt(e, t, n) {
		this.issuer = t, this.jwtAudience = n;
		let r = nowSeconds();
		this.expirationTime = r + 600;
		let i = { alg: this.useSha256 ? q.PSS_256 : q.RSA_256 }, a = this.useSha256 ? q.X5T_256 : q.X5T;
		Object.assign(i, { [a]: Y.base64EncodeUrl(this.thumbprint, M.HEX) }), this.publicCertificate && Object.assign(i, { [q.X5C]: this.publicCertificate });
		let o = {
			[q.AUDIENCE]: this.jwtAudience,
			[q.EXPIRATION_TIME]: this.expirationTime,
			[q.ISSUER]: this.issuer,
			[q.SUBJECT]: this.issuer,
			[q.NOT_BEFORE]: r,
			[q.JWT_ID]: e.createNewGuid()
		};
		return this.jwt = zt.sign(o, this.privateKey, { header: i }), this.jwt;
	}
	isExpired() {
		return this.expirationTime < nowSeconds();
	}
	static parseCertificate(e) {
		let t = /-----BEGIN CERTIFICATE-----\r*\n(.+?)\r*\n-----END CERTIFICATE-----/gs, n = [], r;
		for (; (r = t.exec(e)) !== null;) n.push(r[1].replace(/\r*\n/g, ""));
		return n;
	}
};
// node_modules/@azure/msal-node/dist/packageMetadata.mjs
const Ht = "@azure/msal-node", Ut = "7.2.1";
// \0stub:7
var UsernamePasswordClient = class {
	constructor() {
		throw Error("a login by UsernamePasswordClient is not part of this bundle");
	}
};
// node_modules/@azure/msal-node/dist/protocol/Authorize.mjs
function getAuthCodeRequestUrl(e, t, n, r) {
	let i = getStandardAuthorizeRequestParameters({
		...e.auth,
		authority: t,
		redirectUri: n.redirectUri || ""
	}, n, r);
	return addLibraryInfo(i, {
		sku: G.MSAL_SKU,
		version: Ut,
		cpu: process.arch || "",
		os: process.platform || ""
	}), e.system.protocolMode !== L.OIDC && addApplicationTelemetry(i, e.telemetry.application), addResponseType(i, xe.CODE), n.codeChallenge && n.codeChallengeMethod && addCodeChallengeParams(i, n.codeChallenge, n.codeChallengeMethod), addExtraParameters(i, n.extraQueryParameters || {}), getAuthorizeUrl(t, i);
}
// node_modules/@azure/msal-node/dist/client/SilentRequestCoalescer.mjs
const Wt = new WeakMap();
function acquireTokenSilentDeduped(e, t, n, r, i) {
	let a = Wt.get(e), o = a || new Map();
	a || Wt.set(e, o);
	let s = o.get(n);
	if (s) return t.verbose("acquireTokenSilent has been called previously, returning the result from the first call", r), applyCallerCorrelationIdToResult(s, r);
	t.verbose("acquireTokenSilent called for the first time, storing active request", r);
	let c = Promise.resolve().then(i).finally(() => {
		o.delete(n), o.size === 0 && Wt.delete(e);
	});
	return o.set(n, c), applyCallerCorrelationIdToResult(c, r);
}
function getSilentRequestKey(e) {
	let { request: t } = e, n = e.requestType === "native" ? t.authority : e.authority, r = {
		requestType: e.requestType,
		clientId: e.requestType === "native" ? e.request.clientId : e.clientId,
		authority: n,
		scopes: canonicalizeRequestValues(t.scopes),
		claims: t.claims,
		authenticationScheme: t.authenticationScheme,
		resourceRequestMethod: t.resourceRequestMethod,
		resourceRequestUri: t.resourceRequestUri,
		forceRefresh: t.forceRefresh,
		redirectUri: t.redirectUri || "",
		resource: t.resource,
		extraParameters: canonicalizeRequestValues(t.extraParameters)
	};
	if (e.requestType === "native") return JSON.stringify({
		...r,
		accountId: e.request.accountId,
		shrNonce: e.request.shrNonce,
		extraScopesToConsent: canonicalizeRequestValues(e.request.extraScopesToConsent),
		loginHint: e.request.loginHint,
		prompt: e.request.prompt
	});
	let i = e.request, a = getRequestThumbprint(e.clientId, {
		...i,
		authority: n
	}, i.account.homeAccountId);
	return JSON.stringify({
		...a,
		...r,
		accountTenantId: i.account.tenantId,
		accountEnvironment: i.account.environment,
		refreshTokenExpirationOffsetSeconds: i.refreshTokenExpirationOffsetSeconds,
		extraQueryParameters: canonicalizeRequestValues(i.extraQueryParameters),
		skipBrokerClaims: a.embeddedClientId || i.extraParameters?.brk_client_id ? i.skipBrokerClaims : void 0
	});
}
function canonicalizeRequestValues(e) {
	return Array.isArray(e) ? Array.from(new Set(e.map((e) => e.trim()).filter((e) => e.length > 0))).sort() : e ? Object.keys(e).sort().map((t) => [t, e[t]]) : void 0;
}
function applyCallerCorrelationIdToResult(e, t) {
	return e.then((e) => ({
		...e,
		correlationId: t
	}));
}
// node_modules/@azure/msal-node/dist/client/ClientApplication.mjs
var ClientApplication = class {
	constructor(e) {
		this.config = buildAppConfiguration(e), this.cryptoProvider = new CryptoProvider(), this.logger = new lt(this.config.system.loggerOptions, Ht, Ut), this.storage = new NodeStorage(this.logger, this.config.auth.clientId, this.cryptoProvider, buildStaticAuthorityOptions(this.config.auth)), this.tokenCache = new TokenCache(this.storage, this.logger, this.config.cache.cachePlugin);
	}
	async getAuthCodeUrl(e) {
		this.logger.info("getAuthCodeUrl called", e.correlationId || "");
		let t = {
			...e,
			...await this.initializeBaseRequest(e),
			responseMode: e.responseMode || Se.QUERY,
			authenticationScheme: k.BEARER,
			state: e.state || "",
			nonce: e.nonce || ""
		}, n = await this.createAuthority(t.authority, t.correlationId, void 0, e.azureCloudOptions);
		return getAuthCodeRequestUrl(this.config, n, t, this.logger);
	}
	async acquireTokenByCode(e, t) {
		this.logger.info("acquireTokenByCode called", e.correlationId || "");
		let n = t;
		e.state && n && (this.logger.info("acquireTokenByCode - validating state", e.correlationId || ""), this.validateState(e.state, n.state || "", e.correlationId || ""), n = {
			...n,
			state: ""
		});
		let r = e.nonce === void 0 ? n?.nonce : e.nonce;
		n = {
			...n,
			code: e.code,
			nonce: r
		};
		let i = {
			...e,
			...await this.initializeBaseRequest(e),
			authenticationScheme: k.BEARER
		}, a = this.initializeServerTelemetryManager(K.acquireTokenByCode, i.correlationId);
		try {
			let t = await this.createAuthority(i.authority, i.correlationId, void 0, e.azureCloudOptions), r = new AuthorizationCodeClient(await this.buildOauthClientConfiguration(t, i.correlationId, i.redirectUri, a), new StubPerformanceClient());
			return this.logger.verbose("Auth code client created", i.correlationId), await r.acquireToken(i, K.acquireTokenByCode, n);
		} catch (e) {
			throw e instanceof N && (e.correlationId = i.correlationId), a.cacheFailedRequest(e), e;
		}
	}
	async acquireTokenByRefreshToken(e) {
		this.logger.info("acquireTokenByRefreshToken called", e.correlationId || "");
		let t = {
			...e,
			...await this.initializeBaseRequest(e),
			authenticationScheme: k.BEARER
		}, n = this.initializeServerTelemetryManager(K.acquireTokenByRefreshToken, t.correlationId);
		try {
			let r = await this.createAuthority(t.authority, t.correlationId, void 0, e.azureCloudOptions), i = new RefreshTokenClient(await this.buildOauthClientConfiguration(r, t.correlationId, t.redirectUri || "", n), new StubPerformanceClient());
			return this.logger.verbose("Refresh token client created", t.correlationId), await i.acquireToken(t, K.acquireTokenByRefreshToken);
		} catch (e) {
			throw e instanceof N && (e.correlationId = t.correlationId), n.cacheFailedRequest(e), e;
		}
	}
	async acquireTokenSilent(e) {
		let t = {
			...e,
			...await this.initializeBaseRequest(e),
			forceRefresh: e.forceRefresh || !1
		};
		if (!t.account) return this.acquireTokenSilentAsync(t, e.azureCloudOptions);
		let n = getSilentRequestKey({
			requestType: "non-native",
			request: t,
			authority: B.generateAuthority(t.authority, e.azureCloudOptions || this.config.auth.azureCloudOptions),
			clientId: this.config.auth.clientId
		});
		return acquireTokenSilentDeduped(this, this.logger, n, t.correlationId, () => this.acquireTokenSilentAsync(t, e.azureCloudOptions));
	}
	async acquireTokenSilentAsync(e, t) {
		let n = this.initializeServerTelemetryManager(K.acquireTokenSilent, e.correlationId, e.forceRefresh);
		try {
			let r = await this.createAuthority(e.authority, e.correlationId, void 0, t), i = await this.buildOauthClientConfiguration(r, e.correlationId, e.redirectUri || "", n), a = new SilentFlowClient(i, new StubPerformanceClient());
			this.logger.verbose("Silent flow client created", e.correlationId);
			try {
				return await this.tokenCache.overwriteCache(), await this.acquireCachedTokenSilent(e, a, i);
			} catch (t) {
				if (t instanceof ke && t.errorCode === "token_refresh_required") return new RefreshTokenClient(i, new StubPerformanceClient()).acquireTokenByRefreshToken(e, K.acquireTokenSilent);
				throw t;
			}
		} catch (t) {
			throw t instanceof N && (t.correlationId = e.correlationId), n.cacheFailedRequest(t), t;
		}
	}
	async acquireCachedTokenSilent(e, t, n) {
		let [r, i] = await t.acquireCachedToken({
			...e,
			scopes: e.scopes?.length ? e.scopes : [...C]
		});
		if (i === j.PROACTIVELY_REFRESHED) {
			this.logger.info("ClientApplication:acquireCachedTokenSilent - Cached access token's refreshOn property has been exceeded'. It's not expired, but must be refreshed.", e.correlationId);
			let t = new RefreshTokenClient(n, new StubPerformanceClient());
			try {
				await t.acquireTokenByRefreshToken(e, K.acquireTokenSilent);
			} catch {}
		}
		return r;
	}
	async acquireTokenByUsernamePassword(e) {
		this.logger.info("acquireTokenByUsernamePassword called", e.correlationId || "");
		let t = {
			...e,
			...await this.initializeBaseRequest(e)
		}, n = this.initializeServerTelemetryManager(K.acquireTokenByUsernamePassword, t.correlationId);
		try {
			let r = await this.createAuthority(t.authority, t.correlationId, void 0, e.azureCloudOptions), i = new UsernamePasswordClient(await this.buildOauthClientConfiguration(r, t.correlationId, "", n));
			return this.logger.verbose("Username password client created", t.correlationId), await i.acquireToken(t);
		} catch (e) {
			throw e instanceof N && (e.correlationId = t.correlationId), n.cacheFailedRequest(e), e;
		}
	}
	getTokenCache() {
		return this.logger.info("getTokenCache called", ""), this.tokenCache;
	}
	validateState(e, t, n) {
		if (!e) throw Pt.createStateNotFoundError(n);
		if (e !== t) throw createClientAuthError("state_mismatch", n);
	}
	getLogger() {
		return this.logger;
	}
	setLogger(e) {
		this.logger = e;
	}
	async buildOauthClientConfiguration(e, t, n, r) {
		return this.logger.verbose("buildOauthClientConfiguration called", t), this.logger.info(`Building oauth client configuration with the following authority: ${e.tokenEndpoint}.`, t), r?.updateRegionDiscoveryMetadata(e.regionDiscoveryMetadata), {
			authOptions: {
				clientId: this.config.auth.clientId,
				authority: e,
				clientCapabilities: this.config.auth.clientCapabilities,
				redirectUri: n,
				isMcp: this.config.auth.isMcp
			},
			loggerOptions: {
				logLevel: this.config.system.loggerOptions.logLevel,
				loggerCallback: this.config.system.loggerOptions.loggerCallback,
				piiLoggingEnabled: this.config.system.loggerOptions.piiLoggingEnabled,
				correlationId: t
			},
			cryptoInterface: this.cryptoProvider,
			networkInterface: this.config.system.networkClient,
			storageInterface: this.storage,
			serverTelemetryManager: r,
			clientCredentials: {
				clientSecret: this.clientSecret,
				clientAssertion: await this.getClientAssertion(e)
			},
			libraryInfo: {
				sku: G.MSAL_SKU,
				version: Ut,
				cpu: process.arch || "",
				os: process.platform || ""
			},
			telemetry: this.config.telemetry,
			persistencePlugin: this.config.cache.cachePlugin,
			serializableCache: this.tokenCache
		};
	}
	async getClientAssertion(e) {
		return this.developerProvidedClientAssertion && (this.clientAssertion = Vt.fromAssertion(await getClientAssertion(this.developerProvidedClientAssertion, this.config.auth.clientId, e.tokenEndpoint))), this.clientAssertion && {
			assertion: this.clientAssertion.getJwt(this.cryptoProvider, this.config.auth.clientId, e.tokenEndpoint),
			assertionType: G.JWT_BEARER_ASSERTION_TYPE
		};
	}
	async initializeBaseRequest(e) {
		let t = e.correlationId || this.cryptoProvider.createNewGuid();
		return this.logger.verbose("initializeRequestScopes called", t), e.authenticationScheme && e.authenticationScheme === k.POP && this.logger.verbose("Authentication Scheme 'pop' is not supported yet, setting Authentication Scheme to 'Bearer' for request", t), e.authenticationScheme = k.BEARER, {
			...e,
			scopes: [...e && e.scopes || [], ...C],
			correlationId: t,
			authority: e.authority || this.config.auth.authority
		};
	}
	initializeServerTelemetryManager(e, t, n) {
		return new Dt({
			clientId: this.config.auth.clientId,
			correlationId: t,
			apiId: e,
			forceRefresh: n || !1
		}, this.storage);
	}
	async createAuthority(e, t, n, r) {
		this.logger.verbose("createAuthority called", t);
		let i = B.generateAuthority(e, r || this.config.auth.azureCloudOptions), a = {
			protocolMode: this.config.system.protocolMode,
			knownAuthorities: this.config.auth.knownAuthorities,
			cloudDiscoveryMetadata: this.config.auth.cloudDiscoveryMetadata,
			authorityMetadata: this.config.auth.authorityMetadata,
			azureRegionConfiguration: n
		};
		return createDiscoveredInstance(i, this.config.system.networkClient, this.storage, a, this.logger, t, new StubPerformanceClient());
	}
	clearCache() {
		this.storage.clear();
	}
}, BaseClient = class {
	constructor(e) {
		this.config = buildClientConfiguration(e), this.logger = new lt(this.config.loggerOptions, Ht, Ut), this.cryptoUtils = this.config.cryptoInterface, this.cacheManager = this.config.storageInterface, this.networkClient = this.config.networkInterface, this.serverTelemetryManager = this.config.serverTelemetryManager, this.authority = this.config.authOptions.authority, this.performanceClient = new StubPerformanceClient();
	}
	createTokenRequestHeaders(e) {
		return createTokenRequestHeaders(this.logger, !1, e);
	}
	async executePostToTokenEndpoint(e, t, n, r, i) {
		return executePostToTokenEndpoint(e, t, n, r, i, this.cacheManager, this.networkClient, this.logger, this.performanceClient, this.serverTelemetryManager);
	}
	async sendPostRequest(e, t, n, r) {
		return sendPostRequest(e, t, n, r, this.cacheManager, this.networkClient, this.logger, this.performanceClient);
	}
	createTokenQueryParameters(e) {
		return createTokenQueryParameters(e, this.config.authOptions.clientId, this.config.authOptions.redirectUri, this.performanceClient);
	}
}, ClientCredentialClient = class extends BaseClient {
	constructor(e, t) {
		super(e), this.appTokenProvider = t;
	}
	async acquireToken(e) {
		let t;
		if (e.fmiPath && (t = {
			...t,
			fmi_path: e.fmiPath
		}), e.claimsFromClient && !StringUtils.isEmptyObj(e.claimsFromClient) && (t = {
			...t,
			client_claims: e.claimsFromClient
		}), e.skipCache || !StringUtils.isEmptyObj(e.claims)) return this.executeTokenRequest(e, this.authority, void 0, t);
		let [n, r] = await this.getCachedAuthenticationResult(e, this.config, this.cryptoUtils, this.authority, this.cacheManager, this.serverTelemetryManager, t);
		return n ? (r === j.PROACTIVELY_REFRESHED && (this.logger.info("ClientCredentialClient:getCachedAuthenticationResult - Cached access token's refreshOn property has been exceeded'. It's not expired, but must be refreshed.", e.correlationId), await this.executeTokenRequest(e, this.authority, !0, t)), n) : this.executeTokenRequest(e, this.authority, void 0, t);
	}
	async getCachedAuthenticationResult(e, t, n, r, i, a, o) {
		let s = t, c = t, l = j.NOT_APPLICABLE, u;
		s.serializableCache && s.persistencePlugin && (u = new TokenCacheContext(s.serializableCache, !1), await s.persistencePlugin.beforeCacheAccess(u));
		let d = this.readAccessTokenFromCache(r, c.managedIdentityId?.id || s.authOptions.clientId, new V(e.scopes || [], e.correlationId), i, e.correlationId, o);
		return s.serializableCache && s.persistencePlugin && u && await s.persistencePlugin.afterCacheAccess(u), d ? isTokenExpired(d.expiresOn, s.systemOptions?.tokenRenewalOffsetSeconds || 300) ? (a?.setCacheOutcome(j.CACHED_ACCESS_TOKEN_EXPIRED), [null, j.CACHED_ACCESS_TOKEN_EXPIRED]) : (d.refreshOn && isTokenExpired(d.refreshOn.toString(), 0) && (l = j.PROACTIVELY_REFRESHED, a?.setCacheOutcome(j.PROACTIVELY_REFRESHED)), [await Et.generateAuthenticationResult(n, r, {
			account: null,
			idToken: null,
			accessToken: d,
			refreshToken: null,
			appMetadata: null
		}, !0, e, this.performanceClient, { tokenBindingKeyManager: this.config.tokenBindingKeyManager }), l]) : (a?.setCacheOutcome(j.NO_CACHED_ACCESS_TOKEN), [null, j.NO_CACHED_ACCESS_TOKEN]);
	}
	readAccessTokenFromCache(e, t, n, r, i, a) {
		let o = {
			homeAccountId: "",
			environment: e.canonicalAuthorityUrlComponents.HostNameAndPort,
			credentialType: D.ACCESS_TOKEN,
			clientId: t,
			realm: e.tenant,
			target: V.createSearchScopes(n.asArray(), i),
			additionalCacheKeyComponents: a
		}, s = r.getAccessTokensByFilter(o, i);
		if (s.length < 1) return null;
		if (s.length > 1) throw createClientAuthError("multiple_matching_tokens", i);
		return s[0];
	}
	async executeTokenRequest(e, t, n, r) {
		let i, a;
		if (this.appTokenProvider) {
			this.logger.info("Using appTokenProvider extensibility.", e.correlationId);
			let t = {
				correlationId: e.correlationId,
				tenantId: this.config.authOptions.authority.tenant,
				scopes: e.scopes,
				claims: e.claims
			};
			a = nowSeconds();
			let n = await this.appTokenProvider(t);
			i = {
				access_token: n.accessToken,
				expires_in: n.expiresInSeconds,
				refresh_in: n.refreshInSeconds,
				token_type: k.BEARER
			};
		} else {
			let n = this.createTokenQueryParameters(e), r = z.appendQueryString(t.tokenEndpoint, n), o = await this.createTokenRequestBody(e), s = this.createTokenRequestHeaders(), c = {
				clientId: this.config.authOptions.clientId,
				authority: e.authority,
				scopes: e.scopes,
				claims: e.claims,
				authenticationScheme: e.authenticationScheme,
				resourceRequestMethod: e.resourceRequestMethod,
				resourceRequestUri: e.resourceRequestUri,
				shrClaims: e.shrClaims,
				sshKid: e.sshKid
			};
			this.logger.info("Sending token request to endpoint: " + t.tokenEndpoint, e.correlationId), a = nowSeconds();
			let l = await this.executePostToTokenEndpoint(r, o, s, c, e.correlationId);
			i = l.body, i.status = l.status;
		}
		let o = new Et(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
		return o.validateTokenResponse(i, e.correlationId, n), await o.handleServerTokenResponse(i, this.authority, a, e, K.acquireTokenByClientCredential, void 0, void 0, void 0, void 0, void 0, r);
	}
	async createTokenRequestBody(e) {
		let t = new Map();
		addClientId(t, this.config.authOptions.clientId), addScopes(t, e.scopes, e.correlationId, !1), addGrantType(t, Ce.CLIENT_CREDENTIALS_GRANT), addLibraryInfo(t, this.config.libraryInfo), addApplicationTelemetry(t, this.config.telemetry.application), addThrottling(t), this.serverTelemetryManager && addServerTelemetry(t, this.serverTelemetryManager), addCorrelationId(t, e.correlationId || this.config.cryptoInterface.createNewGuid()), this.config.clientCredentials.clientSecret && addClientSecret(t, this.config.clientCredentials.clientSecret);
		let n = e.clientAssertion || this.config.clientCredentials.clientAssertion;
		return n && (addClientAssertion(t, await getClientAssertion(n.assertion, this.config.authOptions.clientId, this.authority.tokenEndpoint, e.fmiPath)), addClientAssertionType(t, n.assertionType)), e.fmiPath && t.set("fmi_path", e.fmiPath), (!StringUtils.isEmptyObj(e.claims) || !StringUtils.isEmptyObj(e.claimsFromClient) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) && addClaims(t, e.correlationId, e.claims, this.config.authOptions.clientCapabilities, void 0, e.claimsFromClient), mapToQueryString(t);
	}
}, OnBehalfOfClient = class {
	constructor() {
		throw Error("a login by OnBehalfOfClient is not part of this bundle");
	}
}, UserFederatedIdentityCredentialClient = class {
	constructor() {
		throw Error("a login by UserFederatedIdentityCredentialClient is not part of this bundle");
	}
}, ConfidentialClientApplication = class extends ClientApplication {
	constructor(e) {
		if ("instanceAware" in e.auth && e.auth.instanceAware === !0) throw Pt.createUnsupportedCcaInstanceAwareError();
		super(e);
		let t = !!this.config.auth.clientSecret, n = !!this.config.auth.clientAssertion, r = (!!this.config.auth.clientCertificate?.thumbprint || !!this.config.auth.clientCertificate?.thumbprintSha256) && !!this.config.auth.clientCertificate?.privateKey;
		if (!this.appTokenProvider) {
			if (t && n || n && r || t && r) throw createClientAuthError(Bt, "");
			if (this.config.auth.clientSecret) this.clientSecret = this.config.auth.clientSecret;
			else if (this.config.auth.clientAssertion) this.developerProvidedClientAssertion = this.config.auth.clientAssertion;
			else {
				if (r) this.clientAssertion = this.config.auth.clientCertificate.thumbprintSha256 ? Vt.fromCertificateWithSha256Thumbprint(this.config.auth.clientCertificate.thumbprintSha256, this.config.auth.clientCertificate.privateKey, this.config.auth.clientCertificate.x5c) : Vt.fromCertificate(this.config.auth.clientCertificate.thumbprint, this.config.auth.clientCertificate.privateKey, this.config.auth.clientCertificate.x5c);
				else throw createClientAuthError(Bt, "");
				this.appTokenProvider = void 0;
			}
		}
	}
	async getAuthCodeUrl(e) {
		if (e.extraQueryParameters && Object.prototype.hasOwnProperty.call(e.extraQueryParameters, "instance_aware")) throw Pt.createUnsupportedCcaInstanceAwareError(e.correlationId);
		return super.getAuthCodeUrl(e);
	}
	async acquireTokenByCode(e, t) {
		let n = t ? {
			code: e.code,
			state: t.state,
			nonce: e.nonce
		} : void 0;
		return super.acquireTokenByCode(e, n);
	}
	SetAppTokenProvider(e) {
		this.appTokenProvider = e;
	}
	async acquireTokenByClientCredential(e) {
		this.logger.info("acquireTokenByClientCredential called", e.correlationId || "");
		let t;
		e.clientAssertion && (t = {
			assertion: await getClientAssertion(e.clientAssertion, this.config.auth.clientId),
			assertionType: G.JWT_BEARER_ASSERTION_TYPE
		});
		let n = await this.initializeBaseRequest(e), r = {
			...n,
			scopes: n.scopes.filter((e) => !C.includes(e))
		}, i = {
			...e,
			...r,
			clientAssertion: t
		}, a = new z(i.authority, i.correlationId).getUrlComponents().PathSegments[0];
		if (Object.values(T).includes(a)) throw createClientAuthError("missing_tenant_id_error", i.correlationId);
		let o = process.env.MSAL_FORCE_REGION, s;
		i.azureRegion !== "DisableMsalForceRegion" && (s = !i.azureRegion && o ? o : i.azureRegion);
		let c = {
			azureRegion: s,
			environmentRegion: process.env.REGION_NAME
		}, l = this.initializeServerTelemetryManager(K.acquireTokenByClientCredential, i.correlationId, i.skipCache);
		try {
			let t = await this.createAuthority(i.authority, i.correlationId, c, e.azureCloudOptions), n = new ClientCredentialClient(await this.buildOauthClientConfiguration(t, i.correlationId, "", l), this.appTokenProvider);
			return this.logger.verbose("Client credential client created", i.correlationId), await n.acquireToken(i);
		} catch (e) {
			throw e instanceof N && (e.correlationId = i.correlationId), l.cacheFailedRequest(e), e;
		}
	}
	async acquireTokenOnBehalfOf(e) {
		this.logger.info("acquireTokenOnBehalfOf called", e.correlationId || "");
		let t = {
			...e,
			...await this.initializeBaseRequest(e)
		};
		try {
			let n = await this.createAuthority(t.authority, t.correlationId, void 0, e.azureCloudOptions), r = new OnBehalfOfClient(await this.buildOauthClientConfiguration(n, t.correlationId, "", void 0));
			return this.logger.verbose("On behalf of client created", t.correlationId), await r.acquireToken(t);
		} catch (e) {
			throw e instanceof N && (e.correlationId = t.correlationId), e;
		}
	}
	async acquireTokenByUserFederatedIdentityCredential(e) {
		if (this.logger.info("acquireTokenByUserFederatedIdentityCredential called", e.correlationId || ""), e.userObjectId && e.username) throw createClientAuthError("conflicting_user_identifiers", e.correlationId || "");
		if (!e.userObjectId && !e.username) throw createClientAuthError("missing_user_identifier", e.correlationId || "");
		if (!e.assertion) throw createClientAuthError("empty_fic_assertion", e.correlationId || "");
		let t;
		e.clientAssertion && (t = {
			assertion: await getClientAssertion(e.clientAssertion, this.config.auth.clientId),
			assertionType: G.JWT_BEARER_ASSERTION_TYPE
		});
		let n = await this.initializeBaseRequest(e), r = {
			...e,
			...n,
			assertion: e.assertion,
			clientAssertion: t
		}, i = this.initializeServerTelemetryManager(K.acquireTokenByUserFederatedIdentityCredential, r.correlationId);
		try {
			let t = await this.createAuthority(r.authority, r.correlationId, void 0, e.azureCloudOptions), n = new UserFederatedIdentityCredentialClient(await this.buildOauthClientConfiguration(t, r.correlationId, "", i));
			return this.logger.verbose("UserFederatedIdentityCredential client created", r.correlationId), await n.acquireToken(r);
		} catch (e) {
			throw e instanceof N && (e.correlationId = r.correlationId), i.cacheFailedRequest(e), e;
		}
	}
};
// node_modules/@typespec/ts-http-runtime/dist/esm/util/random.js
function getRandomIntegerInclusive(e, t) {
	return e = Math.ceil(e), t = Math.floor(t), Math.floor(Math.random() * (t - e + 1)) + e;
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/delay.js
function calculateRetryDelay(e, t) {
	let n = t.retryDelayInMs * 2 ** e, r = Math.min(t.maxRetryDelayInMs, n);
	return { retryAfterInMs: r / 2 + getRandomIntegerInclusive(0, r / 2) };
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/object.js
function isObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e) && !(e instanceof RegExp) && !(e instanceof Date);
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/error.js
function isError$1(e) {
	if (isObject(e)) {
		let t = typeof e.name == "string", n = typeof e.message == "string";
		return t && n;
	}
	return !1;
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/uuidUtils.js
function randomUUID$1() {
	return crypto.randomUUID();
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/bytesEncoding.js
function uint8ArrayToString$1(e, t) {
	return Buffer.from(e).toString(t);
}
function stringToUint8Array$1(e, t) {
	return Buffer.from(e, t);
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/sanitizer.js
const Gt = "REDACTED", Kt = "x-ms-client-request-id.x-ms-return-client-request-id.x-ms-useragent.x-ms-correlation-request-id.x-ms-request-id.client-request-id.ms-cv.return-client-request-id.traceparent.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Origin.Accept.Accept-Encoding.Cache-Control.Connection.Content-Length.Content-Type.Date.ETag.Expires.If-Match.If-Modified-Since.If-None-Match.If-Unmodified-Since.Last-Modified.Pragma.Request-Id.Retry-After.Server.Transfer-Encoding.User-Agent.WWW-Authenticate".split("."), qt = ["api-version"];
var Sanitizer = class {
	allowedHeaderNames;
	allowedQueryParameters;
	constructor({ additionalAllowedHeaderNames: e = [], additionalAllowedQueryParameters: t = [] } = {}) {
		e = Kt.concat(e), t = qt.concat(t), this.allowedHeaderNames = new Set(e.map((e) => e.toLowerCase())), this.allowedQueryParameters = new Set(t.map((e) => e.toLowerCase()));
	}
	sanitize(e) {
		let t = new Set();
		return JSON.stringify(e, (e, n) => {
			if (n instanceof Error) return {
				...n,
				name: n.name,
				message: n.message
			};
			if (e === "headers" && isObject(n)) return this.sanitizeHeaders(n);
			if (e === "url" && typeof n == "string") return this.sanitizeUrl(n);
			if (e === "query" && isObject(n)) return this.sanitizeQuery(n);
			if (e !== "body" && e !== "response" && e !== "operationSpec") {
				if (Array.isArray(n) || isObject(n)) {
					if (t.has(n)) return "[Circular]";
					t.add(n);
				}
				return n;
			}
		}, 2);
	}
	sanitizeUrl(e) {
		if (typeof e != "string" || e === null || e === "") return e;
		let t = new URL(e);
		if (!t.search) return e;
		for (let [e] of t.searchParams) this.allowedQueryParameters.has(e.toLowerCase()) || t.searchParams.set(e, Gt);
		return t.toString();
	}
	sanitizeHeaders(e) {
		let t = {};
		for (let n of Object.keys(e)) t[n] = this.allowedHeaderNames.has(n.toLowerCase()) ? e[n] : Gt;
		return t;
	}
	sanitizeQuery(e) {
		if (typeof e != "object" || !e) return e;
		let t = {};
		for (let n of Object.keys(e)) t[n] = this.allowedQueryParameters.has(n.toLowerCase()) ? e[n] : Gt;
		return t;
	}
}, AbortError$2 = class extends Error {
	constructor(e) {
		super(e), this.name = "AbortError";
	}
};
// node_modules/@azure/core-util/dist/esm/createAbortablePromise.js
function createAbortablePromise(e, t) {
	let { cleanupBeforeAbort: n, abortSignal: r, abortErrorMsg: i } = t ?? {};
	return new Promise((t, a) => {
		function rejectOnAbort() {
			a(new AbortError$2(i ?? "The operation was aborted."));
		}
		function removeListeners() {
			r?.removeEventListener("abort", onAbort);
		}
		function onAbort() {
			n?.(), removeListeners(), rejectOnAbort();
		}
		if (r?.aborted) return rejectOnAbort();
		try {
			e((e) => {
				removeListeners(), t(e);
			}, (e) => {
				removeListeners(), a(e);
			});
		} catch (e) {
			a(e);
		}
		r?.addEventListener("abort", onAbort);
	});
}
function delay$1(e, t) {
	let n, { abortSignal: r, abortErrorMsg: i } = t ?? {};
	return createAbortablePromise((t) => {
		n = setTimeout(t, e);
	}, {
		cleanupBeforeAbort: () => clearTimeout(n),
		abortSignal: r,
		abortErrorMsg: i ?? "The delay was aborted."
	});
}
// node_modules/@azure/core-util/dist/esm/error.js
function getErrorMessage(e) {
	if (isError$1(e)) return e.message;
	{
		let t;
		try {
			t = typeof e == "object" && e ? JSON.stringify(e) : String(e);
		} catch {
			t = "[unable to stringify input]";
		}
		return `Unknown error ${t}`;
	}
}
// node_modules/@azure/core-util/dist/esm/index.js
function isError(e) {
	return isError$1(e);
}
function uint8ArrayToString(e, t) {
	return uint8ArrayToString$1(e, t);
}
function stringToUint8Array(e, t) {
	return stringToUint8Array$1(e, t);
}
// node_modules/@azure/identity/node_modules/@azure/abort-controller/dist/esm/AbortError.js
var AbortError$1 = class extends Error {
	constructor(e) {
		super(e), this.name = "AbortError";
	}
};
// node_modules/@azure/identity/dist/esm/msal/utils.js
const Jt = credentialLogger("IdentityUtils");
function ensureValidMsalToken(e, t, n) {
	let error = (t) => (Jt.getToken.info(t), new AuthenticationRequiredError({
		scopes: Array.isArray(e) ? e : [e],
		getTokenOptions: n,
		message: t
	}));
	if (!t) throw error("No response");
	if (!t.expiresOn) throw error("Response had no \"expiresOn\" property.");
	if (!t.accessToken) throw error("Response had no \"accessToken\" property.");
}
function getAuthority(e, t) {
	return t ||= p, RegExp(`${e}/?$`).test(t) ? t : t.endsWith("/") ? t + e : `${t}/${e}`;
}
function getKnownAuthorities(e, t, n) {
	return e === "adfs" && t || n ? [t] : [];
}
const defaultLoggerCallback = (e, t = "Node") => (n, r, i) => {
	if (!i) switch (n) {
		case H.Error:
			e.info(`MSAL ${t} V2 error: ${r}`);
			return;
		case H.Info:
			e.info(`MSAL ${t} V2 info message: ${r}`);
			return;
		case H.Verbose:
			e.info(`MSAL ${t} V2 verbose message: ${r}`);
			return;
		case H.Warning:
			e.info(`MSAL ${t} V2 warning: ${r}`);
			return;
	}
};
function getMSALLogLevel(e) {
	switch (e) {
		case "error": return H.Error;
		case "info": return H.Info;
		case "verbose": return H.Verbose;
		case "warning": return H.Warning;
		default: return H.Info;
	}
}
function handleMsalError(e, t, n) {
	if (t.name === "AuthError" || t.name === "ClientAuthError" || t.name === "BrowserAuthError") {
		let n = t;
		switch (n.errorCode) {
			case "endpoints_resolution_error": return Jt.info(formatError(e, t.message)), new CredentialUnavailableError(t.message);
			case "device_code_polling_cancelled": return new AbortError$1("The authentication has been aborted by the caller.");
			case "consent_required":
			case "interaction_required":
			case "login_required":
				Jt.info(formatError(e, `Authentication returned errorCode ${n.errorCode}`));
				break;
			default: Jt.info(formatError(e, `Failed to acquire token: ${t.message}`));
		}
	}
	return t.name === "ClientConfigurationError" || t.name === "BrowserConfigurationAuthError" || t.name === "AbortError" || t.name === "AuthenticationError" ? t : t.name === "NativeAuthError" ? (Jt.info(formatError(e, `Error from the native broker: ${t.message} with status code: ${t.statusCode}`)), t) : new AuthenticationRequiredError({
		scopes: e,
		getTokenOptions: n,
		message: t.message,
		cause: t
	});
}
function publicToMsal(e) {
	return {
		localAccountId: e.homeAccountId,
		environment: e.authority,
		username: e.username,
		homeAccountId: e.homeAccountId,
		tenantId: e.tenantId
	};
}
function msalToPublic(e, t) {
	return {
		authority: t.environment ?? "login.microsoftonline.com",
		homeAccountId: t.homeAccountId,
		tenantId: t.tenantId || "common",
		username: t.username,
		clientId: e,
		version: "1.0"
	};
}
// node_modules/@azure/core-client/dist/esm/utils.js
function isPrimitiveBody(e, t) {
	return t !== "Composite" && t !== "Dictionary" && (typeof e == "string" || typeof e == "number" || typeof e == "boolean" || t?.match(/^(Date|DateTime|DateTimeRfc1123|UnixTime|ByteArray|Base64Url)$/i) !== null || e == null);
}
function handleNullableResponseAndWrappableBody(e) {
	let t = {
		...e.headers,
		...e.body
	};
	return e.hasNullableType && Object.getOwnPropertyNames(t).length === 0 ? e.shouldWrapBody ? { body: null } : null : e.shouldWrapBody ? {
		...e.headers,
		body: e.body
	} : t;
}
function flattenResponse(e, t) {
	let n = e.parsedHeaders;
	if (e.request.method === "HEAD") return {
		...n,
		body: e.parsedBody
	};
	let r = t && t.bodyMapper, i = !!r?.nullable, a = r?.type.name;
	if (a === "Stream") return {
		...n,
		blobBody: e.blobBody,
		readableStreamBody: e.readableStreamBody
	};
	let o = a === "Composite" && r.type.modelProperties || {}, s = Object.keys(o).some((e) => o[e].serializedName === "");
	if (a === "Sequence" || s) {
		let t = e.parsedBody ?? [];
		for (let n of Object.keys(o)) o[n].serializedName && (t[n] = e.parsedBody?.[n]);
		if (n) for (let e of Object.keys(n)) t[e] = n[e];
		return i && !e.parsedBody && !n && Object.getOwnPropertyNames(o).length === 0 ? null : t;
	}
	return handleNullableResponseAndWrappableBody({
		body: e.parsedBody,
		headers: n,
		hasNullableType: i,
		shouldWrapBody: isPrimitiveBody(e.parsedBody, a)
	});
}
// node_modules/@azure/core-client/dist/esm/serializer.js
const Z = {
	Base64Url: "Base64Url",
	Boolean: "Boolean",
	ByteArray: "ByteArray",
	Composite: "Composite",
	Date: "Date",
	DateTime: "DateTime",
	DateTimeRfc1123: "DateTimeRfc1123",
	Dictionary: "Dictionary",
	Enum: "Enum",
	Number: "Number",
	Object: "Object",
	Sequence: "Sequence",
	String: "String",
	Stream: "Stream",
	TimeSpan: "TimeSpan",
	UnixTime: "UnixTime"
};
// node_modules/@typespec/ts-http-runtime/dist/esm/abort-controller/AbortError.js
var AbortError = class extends Error {
	constructor(e) {
		super(e), this.name = "AbortError";
	}
};
// node_modules/@typespec/ts-http-runtime/dist/esm/httpHeaders.js
function normalizeName(e) {
	return e.toLowerCase();
}
function normalizeValue(e) {
	return String(e).trim().replace(/[\r\n]/g, "");
}
function* headerIterator(e) {
	for (let t of e.values()) yield [t.name, t.value];
}
var HttpHeadersImpl = class {
	_headersMap;
	constructor(e) {
		if (this._headersMap = new Map(), e) for (let t of Object.keys(e)) this.set(t, e[t]);
	}
	set(e, t) {
		this._headersMap.set(normalizeName(e), {
			name: e,
			value: normalizeValue(t)
		});
	}
	get(e) {
		return this._headersMap.get(normalizeName(e))?.value;
	}
	has(e) {
		return this._headersMap.has(normalizeName(e));
	}
	delete(e) {
		this._headersMap.delete(normalizeName(e));
	}
	toJSON(e = {}) {
		let t = {};
		if (e.preserveCase) for (let e of this._headersMap.values()) t[e.name] = e.value;
		else for (let [e, n] of this._headersMap) t[e] = n.value;
		return t;
	}
	toString() {
		return JSON.stringify(this.toJSON({ preserveCase: !0 }));
	}
	[Symbol.iterator]() {
		return headerIterator(this._headersMap);
	}
};
function createHttpHeaders$1(e) {
	return new HttpHeadersImpl(e);
}
// node_modules/@typespec/ts-http-runtime/dist/esm/pipelineRequest.js
var PipelineRequestImpl = class {
	url;
	method;
	headers;
	timeout;
	withCredentials;
	body;
	multipartBody;
	formData;
	streamResponseStatusCodes;
	enableBrowserStreams;
	proxySettings;
	disableKeepAlive;
	abortSignal;
	requestId;
	allowInsecureConnection;
	onUploadProgress;
	onDownloadProgress;
	requestOverrides;
	authSchemes;
	constructor(e) {
		this.url = e.url, this.body = e.body, this.headers = e.headers ?? createHttpHeaders$1(), this.method = e.method ?? "GET", this.timeout = e.timeout ?? 0, this.multipartBody = e.multipartBody, this.formData = e.formData, this.disableKeepAlive = e.disableKeepAlive ?? !1, this.proxySettings = e.proxySettings, this.streamResponseStatusCodes = e.streamResponseStatusCodes, this.withCredentials = e.withCredentials ?? !1, this.abortSignal = e.abortSignal, this.onUploadProgress = e.onUploadProgress, this.onDownloadProgress = e.onDownloadProgress, this.requestId = e.requestId || randomUUID$1(), this.allowInsecureConnection = e.allowInsecureConnection ?? !1, this.enableBrowserStreams = e.enableBrowserStreams ?? !1, this.requestOverrides = e.requestOverrides, this.authSchemes = e.authSchemes;
	}
};
function createPipelineRequest$1(e) {
	return new PipelineRequestImpl(e);
}
// node_modules/@typespec/ts-http-runtime/dist/esm/pipeline.js
const Yt = new Set([
	"Deserialize",
	"Serialize",
	"Retry",
	"Sign"
]);
var Xt = class HttpPipeline {
	_policies = [];
	_orderedPolicies;
	constructor(e) {
		this._policies = e?.slice(0) ?? [], this._orderedPolicies = void 0;
	}
	addPolicy(e, t = {}) {
		if (t.phase && t.afterPhase) throw Error("Policies inside a phase cannot specify afterPhase.");
		if (t.phase && !Yt.has(t.phase)) throw Error(`Invalid phase name: ${t.phase}`);
		if (t.afterPhase && !Yt.has(t.afterPhase)) throw Error(`Invalid afterPhase name: ${t.afterPhase}`);
		this._policies.push({
			policy: e,
			options: t
		}), this._orderedPolicies = void 0;
	}
	removePolicy(e) {
		let t = [];
		return this._policies = this._policies.filter((n) => e.name && n.policy.name === e.name || e.phase && n.options.phase === e.phase ? (t.push(n.policy), !1) : !0), this._orderedPolicies = void 0, t;
	}
	sendRequest(e, t) {
		return this.getOrderedPolicies().reduceRight((e, t) => (n) => t.sendRequest(n, e), (t) => e.sendRequest(t))(t);
	}
	getOrderedPolicies() {
		return this._orderedPolicies ||= this.orderPolicies(), this._orderedPolicies;
	}
	clone() {
		return new HttpPipeline(this._policies);
	}
	static create() {
		return new HttpPipeline();
	}
	orderPolicies() {
		let e = [], t = new Map();
		function createPhase(e) {
			return {
				name: e,
				policies: new Set(),
				hasRun: !1,
				hasAfterPolicies: !1
			};
		}
		let n = createPhase("Serialize"), r = createPhase("None"), i = createPhase("Deserialize"), a = createPhase("Retry"), o = createPhase("Sign"), s = [
			n,
			r,
			i,
			a,
			o
		];
		function getPhase(e) {
			return e === "Retry" ? a : e === "Serialize" ? n : e === "Deserialize" ? i : e === "Sign" ? o : r;
		}
		for (let e of this._policies) {
			let n = e.policy, r = e.options, i = n.name;
			if (t.has(i)) throw Error("Duplicate policy names not allowed in pipeline");
			let a = {
				policy: n,
				dependsOn: new Set(),
				dependants: new Set()
			};
			r.afterPhase && (a.afterPhase = getPhase(r.afterPhase), a.afterPhase.hasAfterPolicies = !0), t.set(i, a), getPhase(r.phase).policies.add(a);
		}
		for (let e of this._policies) {
			let { policy: n, options: r } = e, i = n.name, a = t.get(i);
			if (!a) throw Error(`Missing node for policy ${i}`);
			if (r.afterPolicies) for (let e of r.afterPolicies) {
				let n = t.get(e);
				n && (a.dependsOn.add(n), n.dependants.add(a));
			}
			if (r.beforePolicies) for (let e of r.beforePolicies) {
				let n = t.get(e);
				n && (n.dependsOn.add(a), a.dependants.add(n));
			}
		}
		function walkPhase(n) {
			n.hasRun = !0;
			for (let r of n.policies) if ((!r.afterPhase || r.afterPhase.hasRun && !r.afterPhase.policies.size) && r.dependsOn.size === 0) {
				e.push(r.policy);
				for (let e of r.dependants) e.dependsOn.delete(r);
				t.delete(r.policy.name), n.policies.delete(r);
			}
		}
		function walkPhases() {
			for (let e of s) {
				if (walkPhase(e), e.policies.size > 0 && e !== r) {
					r.hasRun || walkPhase(r);
					return;
				}
				e.hasAfterPolicies && walkPhase(r);
			}
		}
		let c = 0;
		for (; t.size > 0;) {
			c++;
			let t = e.length;
			if (walkPhases(), e.length <= t && c > 1) throw Error("Cannot satisfy policy dependencies due to requirements cycle.");
		}
		return e;
	}
};
function createEmptyPipeline$1() {
	return Xt.create();
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/inspect.js
const Zt = o.custom, Qt = new Sanitizer();
var $t = class RestError$1 extends Error {
	static REQUEST_SEND_ERROR = "REQUEST_SEND_ERROR";
	static PARSE_ERROR = "PARSE_ERROR";
	code;
	statusCode;
	request;
	response;
	details;
	constructor(e, t = {}) {
		super(e), this.name = "RestError", this.code = t.code, this.statusCode = t.statusCode, Object.defineProperty(this, "request", {
			value: t.request,
			enumerable: !1
		}), Object.defineProperty(this, "response", {
			value: t.response,
			enumerable: !1
		});
		let n = this.request?.agent ? {
			maxFreeSockets: this.request.agent.maxFreeSockets,
			maxSockets: this.request.agent.maxSockets
		} : void 0;
		Object.defineProperty(this, Zt, {
			value: () => `RestError: ${this.message} \n ${Qt.sanitize({
				...this,
				request: {
					...this.request,
					agent: n
				},
				response: this.response
			})}`,
			enumerable: !1
		}), Object.setPrototypeOf(this, RestError$1.prototype);
	}
};
function isRestError$1(e) {
	return e instanceof $t || isError$1(e) && e.name === "RestError";
}
// \0stub:15
function createNodeHttpClient() {
	throw Error("the login library's own HTTP client is not part of this bundle");
}
// node_modules/@typespec/ts-http-runtime/dist/esm/defaultHttpClient.js
function createDefaultHttpClient$1() {
	return createNodeHttpClient();
}
// node_modules/@typespec/ts-http-runtime/dist/esm/log.js
const en = createClientLogger$1("ts-http-runtime");
function logPolicy$1(e = {}) {
	let t = e.logger ?? en.info, n = new Sanitizer({
		additionalAllowedHeaderNames: e.additionalAllowedHeaderNames,
		additionalAllowedQueryParameters: e.additionalAllowedQueryParameters
	});
	return {
		name: "logPolicy",
		async sendRequest(e, r) {
			if (!t.enabled) return r(e);
			t(`Request: ${n.sanitize(e)}`);
			let i = await r(e);
			return t(`Response status code: ${i.status}`), t(`Headers: ${n.sanitize(i.headers)}`), i;
		}
	};
}
function delay(e, t, n) {
	return new Promise((r, i) => {
		let a, onAborted, rejectOnAbort = () => i(new AbortError(n?.abortErrorMsg ? n?.abortErrorMsg : "The operation was aborted.")), removeListeners = () => {
			n?.abortSignal && onAborted && n.abortSignal.removeEventListener("abort", onAborted);
		};
		if (onAborted = () => (a && clearTimeout(a), removeListeners(), rejectOnAbort()), n?.abortSignal && n.abortSignal.aborted) return rejectOnAbort();
		a = setTimeout(() => {
			removeListeners(), r(t);
		}, e), n?.abortSignal && n.abortSignal.addEventListener("abort", onAborted);
	});
}
function parseHeaderValueAsNumber(e, t) {
	let n = e.headers.get(t);
	if (!n) return;
	let r = Number(n);
	if (!Number.isNaN(r)) return r;
}
// node_modules/@typespec/ts-http-runtime/dist/esm/retryStrategies/throttlingRetryStrategy.js
const tn = "Retry-After", nn = [
	"retry-after-ms",
	"x-ms-retry-after-ms",
	tn
];
function getRetryAfterInMs(e) {
	if (e && [429, 503].includes(e.status)) try {
		for (let t of nn) {
			let n = parseHeaderValueAsNumber(e, t);
			if (n === 0 || n) return n * (t === tn ? 1e3 : 1);
		}
		let t = e.headers.get(tn);
		if (!t) return;
		let n = Date.parse(t) - Date.now();
		return Number.isFinite(n) ? Math.max(0, n) : void 0;
	} catch {
		return;
	}
}
function isThrottlingRetryResponse(e) {
	return Number.isFinite(getRetryAfterInMs(e));
}
function throttlingRetryStrategy() {
	return {
		name: "throttlingRetryStrategy",
		retry({ response: e }) {
			let t = getRetryAfterInMs(e);
			return Number.isFinite(t) ? { retryAfterInMs: t } : { skipStrategy: !0 };
		}
	};
}
function exponentialRetryStrategy(e = {}) {
	let t = e.retryDelayInMs ?? 1e3, n = e.maxRetryDelayInMs ?? 64e3;
	return {
		name: "exponentialRetryStrategy",
		retry({ retryCount: r, response: i, responseError: a }) {
			let o = isSystemError(a), s = o && e.ignoreSystemErrors, c = isExponentialRetryResponse(i), l = c && e.ignoreHttpStatusCodes;
			return i && (isThrottlingRetryResponse(i) || !c) || l || s ? { skipStrategy: !0 } : a && !o && !c ? { errorToThrow: a } : calculateRetryDelay(r, {
				retryDelayInMs: t,
				maxRetryDelayInMs: n
			});
		}
	};
}
function isExponentialRetryResponse(e) {
	return !!(e && e.status !== void 0 && (e.status >= 500 || e.status === 408) && e.status !== 501 && e.status !== 505);
}
function isSystemError(e) {
	return e ? e.code === "ETIMEDOUT" || e.code === "ESOCKETTIMEDOUT" || e.code === "ECONNREFUSED" || e.code === "ECONNRESET" || e.code === "ENOENT" || e.code === "ENOTFOUND" : !1;
}
// node_modules/@typespec/ts-http-runtime/dist/esm/policies/retryPolicy.js
const rn = createClientLogger$1("ts-http-runtime retryPolicy");
function retryPolicy(e, t = { maxRetries: 3 }) {
	let n = t.logger || rn;
	return {
		name: "retryPolicy",
		async sendRequest(r, i) {
			let a, o, s = -1;
			retryRequest: for (;;) {
				s += 1, a = void 0, o = void 0;
				try {
					n.info(`Retry ${s}: Attempting to send request`, r.requestId), a = await i(r), n.info(`Retry ${s}: Received a response from request`, r.requestId);
				} catch (e) {
					if (n.error(`Retry ${s}: Received an error from request`, r.requestId), !isRestError$1(e)) throw e;
					o = e, a = e.response;
				}
				if (r.abortSignal?.aborted) throw n.error(`Retry ${s}: Request aborted.`), new AbortError();
				if (s >= (t.maxRetries ?? 3)) {
					if (n.info(`Retry ${s}: Maximum retries reached. Returning the last received response, or throwing the last received error.`), o) throw o;
					if (a) return a;
					throw Error("Maximum retries reached with no response or error to throw");
				}
				n.info(`Retry ${s}: Processing ${e.length} retry strategies.`);
				strategiesLoop: for (let t of e) {
					let e = t.logger || n;
					e.info(`Retry ${s}: Processing retry strategy ${t.name}.`);
					let i = t.retry({
						retryCount: s,
						response: a,
						responseError: o
					});
					if (i.skipStrategy) {
						e.info(`Retry ${s}: Skipped.`);
						continue strategiesLoop;
					}
					let { errorToThrow: c, retryAfterInMs: l, redirectTo: u } = i;
					if (c) throw e.error(`Retry ${s}: Retry strategy ${t.name} throws error:`, c), c;
					if (l || l === 0) {
						e.info(`Retry ${s}: Retry strategy ${t.name} retries after ${l}`), await delay(l, void 0, { abortSignal: r.abortSignal });
						continue retryRequest;
					}
					if (u) {
						e.info(`Retry ${s}: Retry strategy ${t.name} redirects to ${u}`), r.url = u;
						continue retryRequest;
					}
				}
				if (o) throw n.info("None of the retry strategies could work with the received error. Throwing it."), o;
				if (a) return n.info("None of the retry strategies could work with the received response. Returning it."), a;
			}
		}
	};
}
function defaultRetryPolicy$1(e = {}) {
	return {
		name: "defaultRetryPolicy",
		sendRequest: retryPolicy([throttlingRetryStrategy(), exponentialRetryStrategy(e)], { maxRetries: e.maxRetries ?? 3 }).sendRequest
	};
}
// \0stub:14
const convertBodyToFormDataMap = () => void 0;
function formDataPolicy$1() {
	return {
		name: "formDataPolicy",
		async sendRequest(e, t) {
			let n = convertBodyToFormDataMap(e.body);
			if (n && (e.formData = n, e.body = void 0), e.formData) {
				let t = e.headers.get("Content-Type");
				t && t.indexOf("application/x-www-form-urlencoded") !== -1 ? e.body = wwwFormUrlEncode(e.formData) : await prepareFormData(e.formData, e), e.formData = void 0;
			}
			return t(e);
		}
	};
}
function wwwFormUrlEncode(e) {
	let t = new URLSearchParams();
	for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.append(n, e.toString());
	else t.append(n, r.toString());
	return t.toString();
}
async function prepareFormData(e, t) {
	let n = t.headers.get("Content-Type");
	if (n && !n.startsWith("multipart/form-data")) return;
	t.headers.set("Content-Type", n ?? "multipart/form-data");
	let r = [];
	for (let [t, n] of Object.entries(e)) for (let e of Array.isArray(n) ? n : [n]) if (typeof e == "string") r.push({
		headers: createHttpHeaders$1({ "Content-Disposition": `form-data; name="${t}"` }),
		body: stringToUint8Array$1(e, "utf-8")
	});
	else if (typeof e != "object" || !e) throw Error(`Unexpected value for key ${t}: ${e}. Value should be serialized to string first.`);
	else {
		let n = e.name || "blob", i = createHttpHeaders$1();
		i.set("Content-Disposition", `form-data; name="${t}"; filename="${n}"`), i.set("Content-Type", e.type || "application/octet-stream"), r.push({
			headers: i,
			body: e
		});
	}
	t.multipartBody = { parts: r };
}
function agentPolicy$1(e) {
	return {
		name: "agentPolicy",
		sendRequest: async (t, n) => (t.agent ||= e, n(t))
	};
}
function tlsPolicy$1(e) {
	return {
		name: "tlsPolicy",
		sendRequest: async (t, n) => (t.tlsSettings ||= e, n(t))
	};
}
function decompressResponsePolicy$1() {
	return {
		name: "decompressResponsePolicy",
		async sendRequest(e, t) {
			return e.method !== "HEAD" && e.headers.set("Accept-Encoding", "gzip,deflate"), t(e);
		}
	};
}
// node_modules/@typespec/ts-http-runtime/dist/esm/policies/redirectPolicy.js
const an = ["GET", "HEAD"];
function redirectPolicy$1(e = {}) {
	let { maxRetries: t = 20, allowCrossOriginRedirects: n = !1 } = e;
	return {
		name: "redirectPolicy",
		async sendRequest(e, r) {
			return handleRedirect(r, await r(e), t, n);
		}
	};
}
async function handleRedirect(e, t, n, r, i = 0) {
	let { request: a, status: o, headers: s } = t, c = s.get("location");
	if (c && (o === 300 || o === 301 && an.includes(a.method) || o === 302 && an.includes(a.method) || o === 303 && a.method === "POST" || o === 307) && i < n) {
		let s = new URL(c, a.url);
		if (!r) {
			let e = new URL(a.url);
			if (s.origin !== e.origin) return en.verbose(`Skipping cross-origin redirect from ${e.origin} to ${s.origin}.`), t;
		}
		return a.url = s.toString(), o === 303 && (a.method = "GET", a.headers.delete("Content-Length"), delete a.body), a.headers.delete("Authorization"), handleRedirect(e, await e(a), n, r, i + 1);
	}
	return t;
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/typeGuards.js
function isBlob(e) {
	return e instanceof Blob;
}
// node_modules/@typespec/ts-http-runtime/dist/esm/util/concat.js
async function* streamAsyncIterator() {
	let e = this.getReader();
	try {
		for (;;) {
			let { done: t, value: n } = await e.read();
			if (t) return;
			yield n;
		}
	} finally {
		e.releaseLock();
	}
}
function makeAsyncIterable(e) {
	e[Symbol.asyncIterator] || (e[Symbol.asyncIterator] = streamAsyncIterator.bind(e)), e.values ||= streamAsyncIterator.bind(e);
}
function ensureNodeStream(e) {
	return e instanceof ReadableStream ? (makeAsyncIterable(e), u.fromWeb(e)) : e;
}
function toStream(e) {
	return e instanceof Uint8Array ? u.from(Buffer.from(e)) : isBlob(e) ? ensureNodeStream(e.stream()) : ensureNodeStream(e);
}
async function concat(e) {
	return function() {
		let t = e.map((e) => typeof e == "function" ? e() : e).map(toStream);
		return u.from((async function* () {
			for (let e of t) for await (let t of e) yield t;
		})());
	};
}
// node_modules/@typespec/ts-http-runtime/dist/esm/policies/multipartPolicy.js
function generateBoundary() {
	return `----AzSDKFormBoundary${randomUUID$1()}`;
}
function encodeHeaders(e) {
	let t = "";
	for (let [n, r] of e) t += `${n}: ${r}\r\n`;
	return t;
}
function getLength(e) {
	if (e instanceof Uint8Array) return e.byteLength;
	if (isBlob(e)) return e.size === -1 ? void 0 : e.size;
}
function getTotalLength(e) {
	let t = 0;
	for (let n of e) {
		let e = getLength(n);
		if (e === void 0) return;
		t += e;
	}
	return t;
}
async function buildRequestBody(e, t, n) {
	let r = [
		stringToUint8Array$1(`--${n}`, "utf-8"),
		...t.flatMap((e) => [
			stringToUint8Array$1("\r\n", "utf-8"),
			stringToUint8Array$1(encodeHeaders(e.headers), "utf-8"),
			stringToUint8Array$1("\r\n", "utf-8"),
			e.body,
			stringToUint8Array$1(`\r\n--${n}`, "utf-8")
		]),
		stringToUint8Array$1("--\r\n\r\n", "utf-8")
	], i = getTotalLength(r);
	i && e.headers.set("Content-Length", i), e.body = await concat(r);
}
const on = "multipartPolicy", sn = new Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'()+,-./:=?");
function assertValidBoundary(e) {
	if (e.length > 70) throw Error(`Multipart boundary "${e}" exceeds maximum length of 70 characters`);
	if (Array.from(e).some((e) => !sn.has(e))) throw Error(`Multipart boundary "${e}" contains invalid characters`);
}
function multipartPolicy$1() {
	return {
		name: on,
		async sendRequest(e, t) {
			if (!e.multipartBody) return t(e);
			if (e.body) throw Error("multipartBody and regular body cannot be set at the same time");
			let n = e.multipartBody.boundary, r = e.headers.get("Content-Type") ?? "multipart/mixed", i = r.match(/^(multipart\/[^ ;]+)(?:; *boundary=(.+))?$/);
			if (!i) throw Error(`Got multipart request body, but content-type header was not multipart: ${r}`);
			let [, a, o] = i;
			if (o && n && o !== n) throw Error(`Multipart boundary was specified as ${o} in the header, but got ${n} in the request body`);
			return n ??= o, n ? assertValidBoundary(n) : n = generateBoundary(), e.headers.set("Content-Type", `${a}; boundary=${n}`), await buildRequestBody(e, e.multipartBody.parts, n), e.multipartBody = void 0, t(e);
		}
	};
}
// node_modules/@azure/core-rest-pipeline/dist/esm/pipeline.js
function createEmptyPipeline() {
	return createEmptyPipeline$1();
}
// node_modules/@azure/core-rest-pipeline/dist/esm/log.js
const Q = createClientLogger("core-rest-pipeline");
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/logPolicy.js
function logPolicy(e = {}) {
	return logPolicy$1({
		logger: Q.info,
		...e
	});
}
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/redirectPolicy.js
function redirectPolicy(e = {}) {
	return redirectPolicy$1(e);
}
// node_modules/@azure/core-rest-pipeline/dist/esm/util/userAgentPlatform.js
function getHeaderName() {
	return "User-Agent";
}
async function setPlatformSpecificData(e) {
	if (s && s.versions) {
		let t = `${r.type()} ${r.release()}; ${r.arch()}`;
		s.versions.bun ? e.set("Bun", `${s.versions.bun} (${t})`) : s.versions.deno ? e.set("Deno", `${s.versions.deno} (${t})`) : s.versions.node && e.set("Node", `${s.versions.node} (${t})`);
	}
}
// node_modules/@azure/core-rest-pipeline/dist/esm/constants.js
const cn = "1.24.0";
// node_modules/@azure/core-rest-pipeline/dist/esm/util/userAgent.js
function getUserAgentString(e) {
	let t = [];
	for (let [n, r] of e) {
		let e = r ? `${n}/${r}` : n;
		t.push(e);
	}
	return t.join(" ");
}
function getUserAgentHeaderName() {
	return getHeaderName();
}
async function getUserAgentValue(e) {
	let t = new Map();
	t.set("core-rest-pipeline", cn), await setPlatformSpecificData(t);
	let n = getUserAgentString(t);
	return e ? `${e} ${n}` : n;
}
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/userAgentPolicy.js
const ln = getUserAgentHeaderName();
function userAgentPolicy(e = {}) {
	let t = getUserAgentValue(e.userAgentPrefix);
	return {
		name: "userAgentPolicy",
		async sendRequest(e, n) {
			return e.headers.has(ln) || e.headers.set(ln, await t), n(e);
		}
	};
}
// node_modules/@azure/core-rest-pipeline/dist/esm/util/file.js
const un = Symbol("rawContent");
function hasRawContent(e) {
	return typeof e[un] == "function";
}
function getRawContent(e) {
	return hasRawContent(e) ? e[un]() : e;
}
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/multipartPolicy.js
const dn = on;
function multipartPolicy() {
	let e = multipartPolicy$1();
	return {
		name: dn,
		sendRequest: async (t, n) => {
			if (t.multipartBody) for (let e of t.multipartBody.parts) hasRawContent(e.body) && (e.body = getRawContent(e.body));
			return e.sendRequest(t, n);
		}
	};
}
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/decompressResponsePolicy.js
function decompressResponsePolicy() {
	return decompressResponsePolicy$1();
}
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/defaultRetryPolicy.js
function defaultRetryPolicy(e = {}) {
	return defaultRetryPolicy$1(e);
}
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/formDataPolicy.js
function formDataPolicy() {
	return formDataPolicy$1();
}
// \0stub:16
const proxyPolicy = () => ({
	name: "proxyPolicy",
	sendRequest: (e, t) => t(e)
});
function setClientRequestIdPolicy(e = "x-ms-client-request-id") {
	return {
		name: "setClientRequestIdPolicy",
		async sendRequest(t, n) {
			return t.headers.has(e) || t.headers.set(e, t.requestId), n(t);
		}
	};
}
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/agentPolicy.js
function agentPolicy(e) {
	return agentPolicy$1(e);
}
// node_modules/@azure/core-rest-pipeline/dist/esm/policies/tlsPolicy.js
function tlsPolicy(e) {
	return tlsPolicy$1(e);
}
// node_modules/@azure/core-rest-pipeline/dist/esm/restError.js
const fn = $t;
function isRestError(e) {
	return isRestError$1(e);
}
function tracingPolicy(e = {}) {
	let t = getUserAgentValue(e.userAgentPrefix), n = new Sanitizer({ additionalAllowedQueryParameters: e.additionalAllowedQueryParameters }), r = tryCreateTracingClient();
	return {
		name: "tracingPolicy",
		async sendRequest(e, i) {
			if (!r) return i(e);
			let a = await t, o = {
				"http.url": n.sanitizeUrl(e.url),
				"http.method": e.method,
				"http.user_agent": a,
				requestId: e.requestId
			};
			a && (o["http.user_agent"] = a);
			let { span: s, tracingContext: c } = tryCreateSpan(r, e, o) ?? {};
			if (!s || !c) return i(e);
			try {
				let t = await r.withContext(c, i, e);
				return tryProcessResponse(s, t), t;
			} catch (e) {
				throw tryProcessError(s, e), e;
			}
		}
	};
}
function tryCreateTracingClient() {
	try {
		return createTracingClient({
			namespace: "",
			packageName: "@azure/core-rest-pipeline",
			packageVersion: cn
		});
	} catch (e) {
		Q.warning(`Error when creating the TracingClient: ${getErrorMessage(e)}`);
		return;
	}
}
function tryCreateSpan(e, t, n) {
	try {
		let { span: r, updatedOptions: i } = e.startSpan(`HTTP ${t.method}`, { tracingOptions: t.tracingOptions }, {
			spanKind: "client",
			spanAttributes: n
		});
		if (!r.isRecording()) {
			r.end();
			return;
		}
		let a = e.createRequestHeaders(i.tracingOptions.tracingContext);
		for (let [e, n] of Object.entries(a)) t.headers.set(e, n);
		return {
			span: r,
			tracingContext: i.tracingOptions.tracingContext
		};
	} catch (e) {
		Q.warning(`Skipping creating a tracing span due to an error: ${getErrorMessage(e)}`);
		return;
	}
}
function tryProcessError(e, t) {
	try {
		e.setStatus({
			status: "error",
			error: isError(t) ? t : void 0
		}), isRestError(t) && t.statusCode && e.setAttribute("http.status_code", t.statusCode), e.end();
	} catch (e) {
		Q.warning(`Skipping tracing span processing due to an error: ${getErrorMessage(e)}`);
	}
}
function tryProcessResponse(e, t) {
	try {
		e.setAttribute("http.status_code", t.status);
		let n = t.headers.get("x-ms-request-id");
		n && e.setAttribute("serviceRequestId", n), t.status >= 400 && e.setStatus({ status: "error" }), e.end();
	} catch (e) {
		Q.warning(`Skipping tracing span processing due to an error: ${getErrorMessage(e)}`);
	}
}
// node_modules/@azure/core-rest-pipeline/dist/esm/util/wrapAbortSignal.js
function wrapAbortSignalLike(e) {
	if (e instanceof AbortSignal) return { abortSignal: e };
	if (e.aborted) return { abortSignal: AbortSignal.abort("reason" in e ? e.reason : void 0) };
	let t = new AbortController(), n = !0;
	function cleanup() {
		n &&= (e.removeEventListener("abort", listener), !1);
	}
	function listener() {
		t.abort("reason" in e ? e.reason : void 0), cleanup();
	}
	return e.addEventListener("abort", listener), {
		abortSignal: t.signal,
		cleanup
	};
}
function wrapAbortSignalLikePolicy() {
	return {
		name: "wrapAbortSignalLikePolicy",
		sendRequest: async (e, t) => {
			if (!e.abortSignal) return t(e);
			let { abortSignal: n, cleanup: r } = wrapAbortSignalLike(e.abortSignal);
			e.abortSignal = n;
			try {
				return await t(e);
			} finally {
				r?.();
			}
		}
	};
}
// node_modules/@azure/core-rest-pipeline/dist/esm/createPipelineFromOptions.js
function createPipelineFromOptions(e) {
	let t = createEmptyPipeline();
	return e.agent && t.addPolicy(agentPolicy(e.agent)), e.tlsOptions && t.addPolicy(tlsPolicy(e.tlsOptions)), t.addPolicy(proxyPolicy(e.proxyOptions)), t.addPolicy(decompressResponsePolicy()), t.addPolicy(wrapAbortSignalLikePolicy()), t.addPolicy(formDataPolicy(), { beforePolicies: [dn] }), t.addPolicy(userAgentPolicy(e.userAgentOptions)), t.addPolicy(setClientRequestIdPolicy(e.telemetryOptions?.clientRequestIdHeaderName)), t.addPolicy(multipartPolicy(), { afterPhase: "Deserialize" }), t.addPolicy(defaultRetryPolicy(e.retryOptions), { phase: "Retry" }), t.addPolicy(tracingPolicy({
		...e.userAgentOptions,
		...e.loggingOptions
	}), { afterPhase: "Retry" }), t.addPolicy(redirectPolicy(e.redirectOptions), { afterPhase: "Retry" }), t.addPolicy(logPolicy(e.loggingOptions), { afterPhase: "Sign" }), t;
}
// node_modules/@azure/core-rest-pipeline/dist/esm/defaultHttpClient.js
function createDefaultHttpClient() {
	let e = createDefaultHttpClient$1();
	return { async sendRequest(t) {
		let { abortSignal: n, cleanup: r } = t.abortSignal ? wrapAbortSignalLike(t.abortSignal) : {};
		try {
			return t.abortSignal = n, await e.sendRequest(t);
		} finally {
			r?.();
		}
	} };
}
// node_modules/@azure/core-rest-pipeline/dist/esm/httpHeaders.js
function createHttpHeaders(e) {
	return createHttpHeaders$1(e);
}
// node_modules/@azure/core-rest-pipeline/dist/esm/pipelineRequest.js
function createPipelineRequest(e) {
	return createPipelineRequest$1(e);
}
// node_modules/@azure/core-rest-pipeline/dist/esm/util/tokenCycler.js
const pn = {
	forcedRefreshWindowInMs: 1e3,
	retryIntervalInMs: 3e3,
	refreshWindowInMs: 12e4
};
async function beginRefresh(e, t, n) {
	async function tryGetAccessToken() {
		if (Date.now() < n) try {
			return await e();
		} catch {
			return null;
		}
		{
			let t = await e();
			if (t === null) throw Error("Failed to refresh access token.");
			return t;
		}
	}
	let r = await tryGetAccessToken();
	for (; r === null;) await delay$1(t), r = await tryGetAccessToken();
	return r;
}
function createTokenCycler(e, t) {
	let n = null, r = null, i, a = {
		...pn,
		...t
	}, o = {
		get isRefreshing() {
			return n !== null;
		},
		get shouldRefresh() {
			return r === null ? !0 : o.isRefreshing ? !1 : r.refreshAfterTimestamp && r.refreshAfterTimestamp < Date.now() ? !0 : r.expiresOnTimestamp - a.refreshWindowInMs < Date.now();
		},
		get mustRefresh() {
			return r === null || r.expiresOnTimestamp - a.forcedRefreshWindowInMs < Date.now();
		}
	};
	function refresh(t, s) {
		if (!o.isRefreshing) {
			let tryGetAccessToken = () => e.getToken(t, s);
			n = beginRefresh(tryGetAccessToken, a.retryIntervalInMs, r?.expiresOnTimestamp ?? Date.now()).then((e) => (n = null, r = e, i = s.tenantId, r)).catch((e) => {
				throw n = null, r = null, i = void 0, e;
			});
		}
		return n;
	}
	return async (e, t) => {
		let n = !!t.claims, a = i !== t.tenantId;
		return n && (r = null), a || n || o.mustRefresh ? refresh(e, t) : (o.shouldRefresh && refresh(e, t), r);
	};
}
async function trySendRequest(e, t) {
	try {
		return [await t(e), void 0];
	} catch (e) {
		if (isRestError(e) && e.response) return [e.response, e];
		throw e;
	}
}
async function defaultAuthorizeRequest(e) {
	let { scopes: t, getAccessToken: n, request: r } = e, i = await n(t, {
		abortSignal: r.abortSignal,
		tracingOptions: r.tracingOptions,
		enableCae: !0
	});
	i && e.request.headers.set("Authorization", `Bearer ${i.token}`);
}
function isChallengeResponse(e) {
	return e.status === 401 && e.headers.has("WWW-Authenticate");
}
async function authorizeRequestOnCaeChallenge(e, t) {
	let { scopes: n } = e, r = await e.getAccessToken(n, {
		enableCae: !0,
		claims: t
	});
	return r ? (e.request.headers.set("Authorization", `${r.tokenType ?? "Bearer"} ${r.token}`), !0) : !1;
}
function bearerTokenAuthenticationPolicy(e) {
	let { credential: t, scopes: n, challengeCallbacks: r } = e, i = e.logger || Q, a = {
		authorizeRequest: r?.authorizeRequest?.bind(r) ?? defaultAuthorizeRequest,
		authorizeRequestOnChallenge: r?.authorizeRequestOnChallenge?.bind(r)
	}, o = t ? createTokenCycler(t) : () => Promise.resolve(null);
	return {
		name: "bearerTokenAuthenticationPolicy",
		async sendRequest(e, t) {
			if (!e.url.toLowerCase().startsWith("https://")) throw Error("Bearer token authentication is not permitted for non-TLS protected (non-https) URLs.");
			await a.authorizeRequest({
				scopes: Array.isArray(n) ? n : [n],
				request: e,
				getAccessToken: o,
				logger: i
			});
			let r, s, c;
			if ([r, s] = await trySendRequest(e, t), isChallengeResponse(r)) {
				let l = getCaeChallengeClaims(r.headers.get("WWW-Authenticate"));
				if (l) {
					let a;
					try {
						a = atob(l);
					} catch {
						return i.warning(`The WWW-Authenticate header contains "claims" that cannot be parsed. Unable to perform the Continuous Access Evaluation authentication flow. Unparsable claims: ${l}`), r;
					}
					c = await authorizeRequestOnCaeChallenge({
						scopes: Array.isArray(n) ? n : [n],
						response: r,
						request: e,
						getAccessToken: o,
						logger: i
					}, a), c && ([r, s] = await trySendRequest(e, t));
				} else if (a.authorizeRequestOnChallenge && (c = await a.authorizeRequestOnChallenge({
					scopes: Array.isArray(n) ? n : [n],
					request: e,
					response: r,
					getAccessToken: o,
					logger: i
				}), c && ([r, s] = await trySendRequest(e, t)), isChallengeResponse(r) && (l = getCaeChallengeClaims(r.headers.get("WWW-Authenticate") ?? ""), l))) {
					let a;
					try {
						a = atob(l);
					} catch {
						return i.warning(`The WWW-Authenticate header contains "claims" that cannot be parsed. Unable to perform the Continuous Access Evaluation authentication flow. Unparsable claims: ${l}`), r;
					}
					c = await authorizeRequestOnCaeChallenge({
						scopes: Array.isArray(n) ? n : [n],
						response: r,
						request: e,
						getAccessToken: o,
						logger: i
					}, a), c && ([r, s] = await trySendRequest(e, t));
				}
			}
			if (s) throw s;
			return r;
		}
	};
}
function parseChallenges(e) {
	let t = /(\w+)\s+((?:\w+=(?:"[^"]*"|[^,]*),?\s*)+)/g, n = /(\w+)="([^"]*)"/g, r = [], i;
	for (; (i = t.exec(e)) !== null;) {
		let e = i[1], t = i[2], a = {}, o;
		for (; (o = n.exec(t)) !== null;) a[o[1]] = o[2];
		r.push({
			scheme: e,
			params: a
		});
	}
	return r;
}
function getCaeChallengeClaims(e) {
	if (e) return parseChallenges(e).find((e) => e.scheme === "Bearer" && e.params.claims && e.params.error === "insufficient_claims")?.params.claims;
}
const mn = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.state = void 0, e.state = { operationRequestMap: new WeakMap() };
}))().state;
// node_modules/@azure/core-client/dist/esm/operationHelpers.js
function getOperationArgumentValueFromParameter(e, t, n) {
	let r = t.parameterPath, i = t.mapper, a;
	if (typeof r == "string" && (r = [r]), Array.isArray(r)) {
		if (r.length > 0) {
			if (i.isConstant) a = i.defaultValue;
			else {
				let t = getPropertyFromParameterPath(e, r);
				!t.propertyFound && n && (t = getPropertyFromParameterPath(n, r));
				let o = !1;
				t.propertyFound || (o = i.required || r[0] === "options" && r.length === 2), a = o ? i.defaultValue : t.propertyValue;
			}
		}
	} else {
		i.required && (a = {});
		for (let [t, o] of Object.entries(r)) {
			let r = i.type.modelProperties[t], s = getOperationArgumentValueFromParameter(e, {
				parameterPath: o,
				mapper: r
			}, n);
			s !== void 0 && (a ||= {}, Object.defineProperty(a, t, {
				value: s,
				enumerable: !0,
				configurable: !0,
				writable: !0
			}));
		}
	}
	return a;
}
function getPropertyFromParameterPath(e, t) {
	let n = { propertyFound: !1 }, r = 0;
	for (; r < t.length; ++r) {
		let n = t[r];
		if (e && n in e) e = e[n];
		else break;
	}
	return r === t.length && (n.propertyValue = e, n.propertyFound = !0), n;
}
const hn = Symbol.for("@azure/core-client original request");
function hasOriginalRequest(e) {
	return hn in e;
}
function getOperationRequestInfo(e) {
	if (hasOriginalRequest(e)) return getOperationRequestInfo(e[hn]);
	let t = mn.operationRequestMap.get(e);
	return t || (t = {}, mn.operationRequestMap.set(e, t)), t;
}
// node_modules/@azure/core-client/dist/esm/deserializationPolicy.js
const gn = ["application/json", "text/json"], _n = ["application/xml", "application/atom+xml"];
function deserializationPolicy(e = {}) {
	let t = e.expectedContentTypes?.json ?? gn, n = e.expectedContentTypes?.xml ?? _n, r = e.parseXML, i = e.serializerOptions, a = { xml: {
		rootName: i?.xml.rootName ?? "",
		includeRoot: i?.xml.includeRoot ?? !1,
		xmlCharKey: i?.xml.xmlCharKey ?? "_"
	} };
	return {
		name: "deserializationPolicy",
		async sendRequest(e, i) {
			let o = await i(e);
			return deserializeResponseBody(t, n, o, a, r);
		}
	};
}
function getOperationResponseMap(e) {
	let t, n = e.request, r = getOperationRequestInfo(n), i = r?.operationSpec;
	return i && (t = r?.operationResponseGetter ? r?.operationResponseGetter(i, e) : i.responses[e.status]), t;
}
function shouldDeserializeResponse(e) {
	let t = e.request, n = getOperationRequestInfo(t)?.shouldDeserialize, r;
	return r = n === void 0 ? !0 : typeof n == "boolean" ? n : n(e), r;
}
async function deserializeResponseBody(e, t, n, r, i) {
	let a = await parse(e, t, n, r, i);
	if (!shouldDeserializeResponse(a)) return a;
	let o = getOperationRequestInfo(a.request)?.operationSpec;
	if (!o || !o.responses) return a;
	let s = getOperationResponseMap(a), { error: c, shouldReturnResponse: l } = handleErrorResponse(a, o, s, r);
	if (c) throw c;
	if (l) return a;
	if (s) {
		if (s.bodyMapper) {
			let e = a.parsedBody;
			o.isXML && s.bodyMapper.type.name === Z.Sequence && (e = typeof e == "object" ? e[s.bodyMapper.xmlElementName] : []);
			try {
				a.parsedBody = o.serializer.deserialize(s.bodyMapper, e, "operationRes.parsedBody", r);
			} catch (e) {
				throw new fn(`Error ${e} occurred in deserializing the responseBody - ${a.bodyAsText}`, {
					statusCode: a.status,
					request: a.request,
					response: a
				});
			}
		} else o.httpMethod === "HEAD" && (a.parsedBody = n.status >= 200 && n.status < 300);
		s.headersMapper && (a.parsedHeaders = o.serializer.deserialize(s.headersMapper, a.headers.toJSON(), "operationRes.parsedHeaders", {
			xml: {},
			ignoreUnknownProperties: !0
		}));
	}
	return a;
}
function isOperationSpecEmpty(e) {
	let t = Object.keys(e.responses);
	return t.length === 0 || t.length === 1 && t[0] === "default";
}
function handleErrorResponse(e, t, n, r) {
	let i = 200 <= e.status && e.status < 300;
	if (isOperationSpecEmpty(t) ? i : n) {
		if (n) {
			if (!n.isError) return {
				error: null,
				shouldReturnResponse: !1
			};
		} else return {
			error: null,
			shouldReturnResponse: !1
		};
	}
	let a = n ?? t.responses.default, o = e.request.streamResponseStatusCodes?.has(e.status) ? `Unexpected status code: ${e.status}` : e.bodyAsText, s = new fn(o, {
		statusCode: e.status,
		request: e.request,
		response: e
	});
	if (!a && !(e.parsedBody?.error?.code && e.parsedBody?.error?.message)) throw s;
	let c = a?.bodyMapper, l = a?.headersMapper;
	try {
		if (e.parsedBody) {
			let n = e.parsedBody, i;
			if (c) {
				let e = n;
				if (t.isXML && c.type.name === Z.Sequence) {
					e = [];
					let t = c.xmlElementName;
					typeof n == "object" && t && (e = n[t]);
				}
				i = t.serializer.deserialize(c, e, "error.response.parsedBody", r);
			}
			let a = n.error || i || n;
			s.code = a.code, a.message && (s.message = a.message), c && (s.response.parsedBody = i);
		}
		e.headers && l && (s.response.parsedHeaders = t.serializer.deserialize(l, e.headers.toJSON(), "operationRes.parsedHeaders"));
	} catch (t) {
		s.message = `Error "${t.message}" occurred in deserializing the responseBody - "${e.bodyAsText}" for the default response.`;
	}
	return {
		error: s,
		shouldReturnResponse: !1
	};
}
async function parse(e, t, n, r, i) {
	if (!n.request.streamResponseStatusCodes?.has(n.status) && n.bodyAsText) {
		let a = n.bodyAsText, o = n.headers.get("Content-Type") || "", s = o ? o.split(";").map((e) => e.toLowerCase()) : [];
		try {
			if (s.length === 0 || s.some((t) => e.indexOf(t) !== -1)) return n.parsedBody = JSON.parse(a), n;
			if (s.some((e) => t.indexOf(e) !== -1)) {
				if (!i) throw Error("Parsing XML not supported.");
				return n.parsedBody = await i(a, r.xml), n;
			}
		} catch (e) {
			let t = `Error "${e}" occurred while parsing the response body - ${n.bodyAsText}.`, r = e.code || fn.PARSE_ERROR;
			throw new fn(t, {
				code: r,
				statusCode: n.status,
				request: n.request,
				response: n
			});
		}
	}
	return n;
}
// node_modules/@azure/core-client/dist/esm/interfaceHelpers.js
function getStreamingResponseStatusCodes(e) {
	let t = new Set();
	for (let [n, r] of Object.entries(e.responses)) r.bodyMapper && r.bodyMapper.type.name === Z.Stream && t.add(Number(n));
	return t;
}
function getPathStringFromParameter(e) {
	let { parameterPath: t, mapper: n } = e, r;
	return r = typeof t == "string" ? t : Array.isArray(t) ? t.join(".") : n.serializedName, r;
}
function serializationPolicy(e = {}) {
	let t = e.stringifyXML;
	return {
		name: "serializationPolicy",
		sendRequest(e, n) {
			let r = getOperationRequestInfo(e), i = r?.operationSpec, a = r?.operationArguments;
			return i && a && (serializeHeaders(e, a, i), serializeRequestBody(e, a, i, t)), n(e);
		}
	};
}
function serializeHeaders(e, t, n) {
	if (n.headerParameters) for (let r of n.headerParameters) {
		let i = getOperationArgumentValueFromParameter(t, r);
		if (i != null || r.mapper.required) {
			i = n.serializer.serialize(r.mapper, i, getPathStringFromParameter(r));
			let t = r.mapper.headerCollectionPrefix;
			if (t) for (let n of Object.keys(i)) e.headers.set(t + n, i[n]);
			else e.headers.set(r.mapper.serializedName || getPathStringFromParameter(r), i);
		}
	}
	let r = t.options?.requestOptions?.customHeaders;
	if (r) for (let t of Object.keys(r)) e.headers.set(t, r[t]);
}
function serializeRequestBody(e, t, n, r = function() {
	throw Error("XML serialization unsupported!");
}) {
	let i = t.options?.serializerOptions, a = { xml: {
		rootName: i?.xml.rootName ?? "",
		includeRoot: i?.xml.includeRoot ?? !1,
		xmlCharKey: i?.xml.xmlCharKey ?? "_"
	} }, o = a.xml.xmlCharKey;
	if (n.requestBody && n.requestBody.mapper) {
		e.body = getOperationArgumentValueFromParameter(t, n.requestBody);
		let i = n.requestBody.mapper, { required: s, serializedName: c, xmlName: l, xmlElementName: u, xmlNamespace: d, xmlNamespacePrefix: f, nullable: p } = i, m = i.type.name;
		try {
			if (e.body !== void 0 && e.body !== null || p && e.body === null || s) {
				let t = getPathStringFromParameter(n.requestBody);
				e.body = n.serializer.serialize(i, e.body, t, a);
				let s = m === Z.Stream;
				if (n.isXML) {
					let t = f ? `xmlns:${f}` : "xmlns", n = getXmlValueWithNamespace(d, t, m, e.body, a);
					m === Z.Sequence ? e.body = r(prepareXMLRootList(n, u || l || c, t, d), {
						rootName: l || c,
						xmlCharKey: o
					}) : s || (e.body = r(n, {
						rootName: l || c,
						xmlCharKey: o
					}));
				} else if (m === Z.String && (n.contentType?.match("text/plain") || n.mediaType === "text")) return;
				else s || (e.body = JSON.stringify(e.body));
			}
		} catch (e) {
			throw Error(`Error "${e.message}" occurred in serializing the payload - ${JSON.stringify(c, void 0, "  ")}.`);
		}
	} else if (n.formDataParameters && n.formDataParameters.length > 0) {
		e.formData = {};
		for (let r of n.formDataParameters) {
			let i = getOperationArgumentValueFromParameter(t, r);
			if (i != null) {
				let t = r.mapper.serializedName || getPathStringFromParameter(r);
				e.formData[t] = n.serializer.serialize(r.mapper, i, getPathStringFromParameter(r), a);
			}
		}
	}
}
function getXmlValueWithNamespace(e, t, n, r, i) {
	if (e && ![
		"Composite",
		"Sequence",
		"Dictionary"
	].includes(n)) {
		let n = {};
		return n[i.xml.xmlCharKey] = r, n.$ = { [t]: e }, n;
	}
	return r;
}
function prepareXMLRootList(e, t, n, r) {
	if (Array.isArray(e) || (e = [e]), !n || !r) return { [t]: e };
	let i = { [t]: e };
	return i.$ = { [n]: r }, i;
}
// node_modules/@azure/core-client/dist/esm/pipeline.js
function createClientPipeline(e = {}) {
	let t = createPipelineFromOptions(e ?? {});
	return e.credentialOptions && t.addPolicy(bearerTokenAuthenticationPolicy({
		credential: e.credentialOptions.credential,
		scopes: e.credentialOptions.credentialScopes
	})), t.addPolicy(serializationPolicy(e.serializationOptions), { phase: "Serialize" }), t.addPolicy(deserializationPolicy(e.deserializationOptions), { phase: "Deserialize" }), t;
}
// node_modules/@azure/core-client/dist/esm/httpClientCache.js
let vn;
function getCachedDefaultHttpClient() {
	return vn ||= createDefaultHttpClient(), vn;
}
// node_modules/@azure/core-client/dist/esm/urlHelpers.js
const yn = {
	CSV: ",",
	SSV: " ",
	Multi: "Multi",
	TSV: "	",
	Pipes: "|"
};
function getRequestUrl(e, t, n, r) {
	let i = calculateUrlReplacements(t, n, r), a = !1, o = replaceAll(e, i);
	if (t.path) {
		let e = replaceAll(t.path, i);
		t.path === "/{nextLink}" && e.startsWith("/") && (e = e.substring(1)), isAbsoluteUrl(e) ? (o = e, a = !0) : o = appendPath(o, e);
	}
	let { queryParams: s, sequenceParams: c } = calculateQueryParameters(t, n, r);
	return o = appendQueryParams(o, s, c, a), o;
}
function replaceAll(e, t) {
	let n = e;
	for (let [e, r] of t) n = n.split(e).join(r);
	return n;
}
function calculateUrlReplacements(e, t, n) {
	let r = new Map();
	if (e.urlParameters?.length) for (let i of e.urlParameters) {
		let a = getOperationArgumentValueFromParameter(t, i, n), o = getPathStringFromParameter(i);
		a = e.serializer.serialize(i.mapper, a, o), i.skipEncoding || (a = encodeURIComponent(a)), r.set(`{${i.mapper.serializedName || o}}`, a);
	}
	return r;
}
function isAbsoluteUrl(e) {
	return e.includes("://");
}
function appendPath(e, t) {
	if (!t) return e;
	let n = new URL(e), r = n.pathname;
	r.endsWith("/") || (r = `${r}/`), t.startsWith("/") && (t = t.substring(1));
	let i = t.indexOf("?");
	if (i !== -1) {
		let e = t.substring(0, i), a = t.substring(i + 1);
		r += e, a && (n.search = n.search ? `${n.search}&${a}` : a);
	} else r += t;
	return Object.assign(n, { pathname: r }), n.toString();
}
function calculateQueryParameters(e, t, n) {
	let r = new Map(), i = new Set();
	if (e.queryParameters?.length) for (let a of e.queryParameters) {
		a.mapper.type.name === "Sequence" && a.mapper.serializedName && i.add(a.mapper.serializedName);
		let o = getOperationArgumentValueFromParameter(t, a, n);
		if (o != null || a.mapper.required) {
			o = e.serializer.serialize(a.mapper, o, getPathStringFromParameter(a));
			let t = a.collectionFormat ? yn[a.collectionFormat] : "";
			if (Array.isArray(o) && (o = o.map((e) => e ?? "")), a.collectionFormat === "Multi" && o.length === 0) continue;
			Array.isArray(o) && (a.collectionFormat === "SSV" || a.collectionFormat === "TSV") && (o = o.join(t)), a.skipEncoding || (o = Array.isArray(o) ? o.map((e) => encodeURIComponent(e)) : encodeURIComponent(o)), Array.isArray(o) && (a.collectionFormat === "CSV" || a.collectionFormat === "Pipes") && (o = o.join(t)), r.set(a.mapper.serializedName || getPathStringFromParameter(a), o);
		}
	}
	return {
		queryParams: r,
		sequenceParams: i
	};
}
function simpleParseQueryParams(e) {
	let t = new Map();
	if (!e || e[0] !== "?") return t;
	e = e.slice(1);
	let n = e.split("&");
	for (let e of n) {
		let [n, r] = e.split("=", 2), i = t.get(n);
		i ? Array.isArray(i) ? i.push(r) : t.set(n, [i, r]) : t.set(n, r);
	}
	return t;
}
function appendQueryParams(e, t, n, r = !1) {
	if (t.size === 0) return e;
	let i = new URL(e), a = simpleParseQueryParams(i.search);
	for (let [e, i] of t) {
		let t = a.get(e);
		if (Array.isArray(t)) {
			if (Array.isArray(i)) {
				t.push(...i);
				let n = new Set(t);
				a.set(e, Array.from(n));
			} else t.push(i);
		} else t ? (Array.isArray(i) ? i.unshift(t) : n.has(e) && a.set(e, [t, i]), r || a.set(e, i)) : a.set(e, i);
	}
	let o = [];
	for (let [e, t] of a) if (typeof t == "string") o.push(`${e}=${t}`);
	else if (Array.isArray(t)) for (let n of t) o.push(`${e}=${n}`);
	else o.push(`${e}=${t}`);
	return i.search = o.length ? `?${o.join("&")}` : "", i.toString();
}
// node_modules/@azure/core-client/dist/esm/log.js
const bn = createClientLogger("core-client");
// node_modules/@azure/core-client/dist/esm/serviceClient.js
var ServiceClient = class {
	_endpoint;
	_requestContentType;
	_allowInsecureConnection;
	_httpClient;
	pipeline;
	constructor(e = {}) {
		if (this._requestContentType = e.requestContentType, this._endpoint = e.endpoint ?? e.baseUri, e.baseUri && bn.warning("The baseUri option for SDK Clients has been deprecated, please use endpoint instead."), this._allowInsecureConnection = e.allowInsecureConnection, this._httpClient = e.httpClient || getCachedDefaultHttpClient(), this.pipeline = e.pipeline || createDefaultPipeline(e), e.additionalPolicies?.length) for (let { policy: t, position: n } of e.additionalPolicies) {
			let e = n === "perRetry" ? "Sign" : void 0;
			this.pipeline.addPolicy(t, { afterPhase: e });
		}
	}
	sendRequest(e) {
		return this.pipeline.sendRequest(this._httpClient, e);
	}
	async sendOperationRequest(e, t) {
		let n = t.baseUrl || this._endpoint;
		if (!n) throw Error("If operationSpec.baseUrl is not specified, then the ServiceClient must have a endpoint string property that contains the base URL to use.");
		let r = createPipelineRequest({ url: getRequestUrl(n, t, e, this) });
		r.method = t.httpMethod;
		let i = getOperationRequestInfo(r);
		i.operationSpec = t, i.operationArguments = e;
		let a = t.contentType || this._requestContentType;
		a && t.requestBody && r.headers.set("Content-Type", a);
		let o = e.options;
		if (o) {
			let e = o.requestOptions;
			e && (e.timeout && (r.timeout = e.timeout), e.onUploadProgress && (r.onUploadProgress = e.onUploadProgress), e.onDownloadProgress && (r.onDownloadProgress = e.onDownloadProgress), e.shouldDeserialize !== void 0 && (i.shouldDeserialize = e.shouldDeserialize), e.allowInsecureConnection && (r.allowInsecureConnection = !0)), o.abortSignal && (r.abortSignal = o.abortSignal), o.tracingOptions && (r.tracingOptions = o.tracingOptions);
		}
		this._allowInsecureConnection && (r.allowInsecureConnection = !0), r.streamResponseStatusCodes === void 0 && (r.streamResponseStatusCodes = getStreamingResponseStatusCodes(t));
		try {
			let e = await this.sendRequest(r), n = flattenResponse(e, t.responses[e.status]);
			return o?.onResponse && o.onResponse(e, n), n;
		} catch (e) {
			if (typeof e == "object" && e?.response) {
				let n = e.response, r = flattenResponse(n, t.responses[e.statusCode] || t.responses.default);
				e.details = r, o?.onResponse && o.onResponse(n, r, e);
			}
			throw e;
		}
	}
};
function createDefaultPipeline(e) {
	let t = getCredentialScopes(e), n = e.credential && t ? {
		credentialScopes: t,
		credential: e.credential
	} : void 0;
	return createClientPipeline({
		...e,
		credentialOptions: n
	});
}
function getCredentialScopes(e) {
	if (e.credentialScopes) return e.credentialScopes;
	if (e.endpoint) return `${e.endpoint}/.default`;
	if (e.baseUri) return `${e.baseUri}/.default`;
	if (e.credential) throw Error("When using credentials, the ServiceClientOptions must contain either a endpoint or a credentialScopes. Unable to create a bearerTokenAuthenticationPolicy");
}
// node_modules/@azure/identity/dist/esm/util/identityTokenEndpoint.js
function getIdentityTokenEndpointSuffix(e) {
	return e === "adfs" ? "oauth2/token" : "oauth2/v2.0/token";
}
// node_modules/@azure/identity/dist/esm/credentials/managedIdentityCredential/utils.js
function parseExpirationTimestamp(e) {
	if (typeof e.expires_on == "number") return e.expires_on * 1e3;
	if (typeof e.expires_on == "string") {
		let t = +e.expires_on;
		if (!isNaN(t)) return t * 1e3;
		let n = Date.parse(e.expires_on);
		if (!isNaN(n)) return n;
	}
	if (typeof e.expires_in == "number") return Date.now() + e.expires_in * 1e3;
	throw Error(`Failed to parse token expiration from body. expires_in="${e.expires_in}", expires_on="${e.expires_on}"`);
}
function parseRefreshTimestamp(e) {
	if (e.refresh_on) {
		if (typeof e.refresh_on == "number") return e.refresh_on * 1e3;
		if (typeof e.refresh_on == "string") {
			let t = +e.refresh_on;
			if (!isNaN(t)) return t * 1e3;
			let n = Date.parse(e.refresh_on);
			if (!isNaN(n)) return n;
		}
		throw Error(`Failed to parse refresh_on from body. refresh_on="${e.refresh_on}"`);
	}
}
// node_modules/@azure/identity/dist/esm/util/authorityHost.js
function getAuthorityHost(e) {
	let t = e?.authorityHost;
	return t ||= process.env.AZURE_AUTHORITY_HOST, t ?? p;
}
// node_modules/@azure/identity/dist/esm/client/identityClient.js
const xn = "noCorrelationId", Sn = {
	CLIENT_ERROR_RANGE_START: 400,
	CLIENT_ERROR_RANGE_END: 499,
	SERVER_ERROR_RANGE_START: 500,
	SERVER_ERROR_RANGE_END: 599
};
var IdentityClient = class extends ServiceClient {
	authorityHost;
	allowLoggingAccountIdentifiers;
	abortControllers;
	allowInsecureConnection = !1;
	tokenCredentialOptions;
	constructor(e) {
		let t = `azsdk-js-identity/${d}`, n = e?.userAgentOptions?.userAgentPrefix ? `${e.userAgentOptions.userAgentPrefix} ${t}` : `${t}`, r = getAuthorityHost(e);
		if (!r.startsWith("https:")) throw Error("The authorityHost address must use the 'https' protocol.");
		super({
			requestContentType: "application/json; charset=utf-8",
			retryOptions: { maxRetries: 3 },
			...e,
			userAgentOptions: { userAgentPrefix: n },
			baseUri: r
		}), this.authorityHost = r, this.abortControllers = new Map(), this.allowLoggingAccountIdentifiers = e?.loggingOptions?.allowLoggingAccountIdentifiers, this.tokenCredentialOptions = { ...e }, e?.allowInsecureConnection && (this.allowInsecureConnection = e.allowInsecureConnection);
	}
	async sendTokenRequest(e) {
		x.info(`IdentityClient: sending token request to [${e.url}]`);
		let t = await this.sendRequest(e);
		if (t.bodyAsText && (t.status === 200 || t.status === 201)) {
			let n = JSON.parse(t.bodyAsText);
			if (!n.access_token) return null;
			this.logIdentifiers(t);
			let r = {
				accessToken: {
					token: n.access_token,
					expiresOnTimestamp: parseExpirationTimestamp(n),
					refreshAfterTimestamp: parseRefreshTimestamp(n),
					tokenType: "Bearer"
				},
				refreshToken: n.refresh_token
			};
			return x.info(`IdentityClient: [${e.url}] token acquired, expires on ${r.accessToken.expiresOnTimestamp}`), r;
		}
		{
			let e = new AuthenticationError(t.status, t.bodyAsText);
			throw x.warning(`IdentityClient: authentication error. HTTP status: ${t.status}, ${e.errorResponse.errorDescription}`), e;
		}
	}
	async refreshAccessToken(e, t, n, r, i, a = {}) {
		if (r === void 0) return null;
		x.info(`IdentityClient: refreshing access token with client ID: ${t}, scopes: ${n} started`);
		let o = {
			grant_type: "refresh_token",
			client_id: t,
			refresh_token: r,
			scope: n
		};
		i !== void 0 && (o.client_secret = i);
		let s = new URLSearchParams(o);
		return le.withSpan("IdentityClient.refreshAccessToken", a, async (n) => {
			try {
				let r = getIdentityTokenEndpointSuffix(e), i = createPipelineRequest({
					url: `${this.authorityHost}/${e}/${r}`,
					method: "POST",
					body: s.toString(),
					abortSignal: a.abortSignal,
					headers: createHttpHeaders({
						Accept: "application/json",
						"Content-Type": "application/x-www-form-urlencoded"
					}),
					tracingOptions: n.tracingOptions
				}), o = await this.sendTokenRequest(i);
				return x.info(`IdentityClient: refreshed token for client ID: ${t}`), o;
			} catch (e) {
				if (e.name === "AuthenticationError" && e.errorResponse.error === "interaction_required") return x.info(`IdentityClient: interaction required for client ID: ${t}`), null;
				throw x.warning(`IdentityClient: failed refreshing token for client ID: ${t}: ${e}`), e;
			}
		});
	}
	generateAbortSignal(e) {
		let t = new AbortController(), n = this.abortControllers.get(e) || [];
		n.push(t), this.abortControllers.set(e, n);
		let r = t.signal.onabort;
		return t.signal.onabort = (...n) => {
			this.abortControllers.set(e, void 0), r && r.apply(t.signal, n);
		}, t.signal;
	}
	abortRequests(e) {
		let t = e || xn, n = [...this.abortControllers.get(t) || [], ...this.abortControllers.get(xn) || []];
		if (n.length) {
			for (let e of n) e.abort();
			this.abortControllers.set(t, void 0);
		}
	}
	getCorrelationId(e) {
		let t = e?.body?.split("&").map((e) => e.split("=")).find(([e]) => e === "client-request-id");
		return t && t.length && t[1] || xn;
	}
	async sendGetRequestAsync(e, t) {
		let n = createPipelineRequest({
			url: e,
			method: "GET",
			body: t?.body,
			allowInsecureConnection: this.allowInsecureConnection,
			headers: createHttpHeaders(t?.headers),
			abortSignal: this.generateAbortSignal(xn)
		}), r = await this.sendRequest(n);
		return this.logIdentifiers(r), {
			body: this.parseResponseBody(r),
			headers: r.headers.toJSON(),
			status: r.status
		};
	}
	async sendPostRequestAsync(e, t) {
		let n = createPipelineRequest({
			url: e,
			method: "POST",
			body: t?.body,
			headers: createHttpHeaders(t?.headers),
			allowInsecureConnection: this.allowInsecureConnection,
			abortSignal: this.generateAbortSignal(this.getCorrelationId(t))
		}), r = await this.sendRequest(n);
		return this.logIdentifiers(r), {
			body: this.parseResponseBody(r),
			headers: r.headers.toJSON(),
			status: r.status
		};
	}
	getTokenCredentialOptions() {
		return this.tokenCredentialOptions;
	}
	logIdentifiers(e) {
		if (this.allowLoggingAccountIdentifiers && e.bodyAsText) try {
			let t = (e.parsedBody || JSON.parse(e.bodyAsText)).access_token;
			if (!t) return;
			let n = t.split(".")[1], { appid: r, upn: i, tid: a, oid: o } = JSON.parse(uint8ArrayToString(stringToUint8Array(n, "base64url"), "utf-8"));
			x.info(`[Authenticated account] Client ID: ${r}. Tenant ID: ${a}. User Principal Name: ${i || "No User Principal Name available"}. Object ID (user): ${o}`);
		} catch (e) {
			x.warning("allowLoggingAccountIdentifiers was set, but we couldn't log the account information. Error:", e.message);
		}
	}
	parseResponseBody(e) {
		let t;
		try {
			t = JSON.parse(e.bodyAsText || "");
		} catch (n) {
			x.info(`IdentityClient: Could not parse response body: ${n}`);
			let r, i;
			e.status >= Sn.CLIENT_ERROR_RANGE_START && e.status <= Sn.CLIENT_ERROR_RANGE_END ? (r = "client_error", i = "A client") : e.status >= Sn.SERVER_ERROR_RANGE_START && e.status <= Sn.SERVER_ERROR_RANGE_END ? (r = "server_error", i = "A server") : (r = "unknown_error", i = "An unknown");
			let a = [
				`${i} error occured.`,
				`Http status code: ${e.status}`,
				`Http status message: ${e.bodyAsText || "Unknown"}`,
				`Headers: ${JSON.stringify(e.headers)}`
			];
			t = {
				error: r,
				error_description: a.join("\n")
			};
		}
		return t;
	}
}, Cn;
(function(e) {
	e.AutoDiscoverRegion = "AutoDiscoverRegion", e.USWest = "westus", e.USWest2 = "westus2", e.USCentral = "centralus", e.USEast = "eastus", e.USEast2 = "eastus2", e.USNorthCentral = "northcentralus", e.USSouthCentral = "southcentralus", e.USWestCentral = "westcentralus", e.CanadaCentral = "canadacentral", e.CanadaEast = "canadaeast", e.BrazilSouth = "brazilsouth", e.EuropeNorth = "northeurope", e.EuropeWest = "westeurope", e.UKSouth = "uksouth", e.UKWest = "ukwest", e.FranceCentral = "francecentral", e.FranceSouth = "francesouth", e.SwitzerlandNorth = "switzerlandnorth", e.SwitzerlandWest = "switzerlandwest", e.GermanyNorth = "germanynorth", e.GermanyWestCentral = "germanywestcentral", e.NorwayWest = "norwaywest", e.NorwayEast = "norwayeast", e.AsiaEast = "eastasia", e.AsiaSouthEast = "southeastasia", e.JapanEast = "japaneast", e.JapanWest = "japanwest", e.AustraliaEast = "australiaeast", e.AustraliaSouthEast = "australiasoutheast", e.AustraliaCentral = "australiacentral", e.AustraliaCentral2 = "australiacentral2", e.IndiaCentral = "centralindia", e.IndiaSouth = "southindia", e.IndiaWest = "westindia", e.KoreaSouth = "koreasouth", e.KoreaCentral = "koreacentral", e.UAECentral = "uaecentral", e.UAENorth = "uaenorth", e.SouthAfricaNorth = "southafricanorth", e.SouthAfricaWest = "southafricawest", e.ChinaNorth = "chinanorth", e.ChinaEast = "chinaeast", e.ChinaNorth2 = "chinanorth2", e.ChinaEast2 = "chinaeast2", e.GermanyCentral = "germanycentral", e.GermanyNorthEast = "germanynortheast", e.GovernmentUSVirginia = "usgovvirginia", e.GovernmentUSIowa = "usgoviowa", e.GovernmentUSArizona = "usgovarizona", e.GovernmentUSTexas = "usgovtexas", e.GovernmentUSDodEast = "usdodeast", e.GovernmentUSDodCentral = "usdodcentral";
})(Cn ||= {});
function calculateRegionalAuthority(e) {
	let t = e;
	return t === void 0 && globalThis.process?.env?.AZURE_REGIONAL_AUTHORITY_NAME !== void 0 && (t = process.env.AZURE_REGIONAL_AUTHORITY_NAME), t === Cn.AutoDiscoverRegion ? "AUTO_DISCOVER" : t;
}
// node_modules/@azure/identity/dist/esm/util/processMultiTenantRequest.js
function createConfigurationErrorMessage(e) {
	return `The current credential is not configured to acquire tokens for tenant ${e}. To enable acquiring tokens for this tenant add it to the AdditionallyAllowedTenants on the credential options, or add "*" to AdditionallyAllowedTenants to allow acquiring tokens for any tenant.`;
}
function processMultiTenantRequest(e, t, n = [], r) {
	let i;
	if (i = process.env.AZURE_IDENTITY_DISABLE_MULTITENANTAUTH || e === "adfs" ? e : t?.tenantId ?? e, e && i !== e && !n.includes("*") && !n.some((e) => e.localeCompare(i) === 0)) {
		let e = createConfigurationErrorMessage(i);
		throw r?.info(e), new CredentialUnavailableError(e);
	}
	return i;
}
// node_modules/@azure/identity/dist/esm/util/tenantIdUtils.js
function checkTenantId(e, t) {
	if (!t.match(/^[0-9a-zA-Z-.]+$/)) {
		let t = Error("Invalid tenant id provided. You can locate your tenant id by following the instructions listed here: https://learn.microsoft.com/partner-center/find-ids-and-domain-names.");
		throw e.info(formatError("", t)), t;
	}
}
function resolveTenantId(e, t, n) {
	return t ? (checkTenantId(e, t), t) : (n ||= "04b07795-8ddb-461a-bbee-02f9e1bf7b46", n === "04b07795-8ddb-461a-bbee-02f9e1bf7b46" ? "organizations" : "common");
}
function resolveAdditionallyAllowedTenantIds(e) {
	return !e || e.length === 0 ? [] : e.includes("*") ? m : e;
}
// node_modules/@azure/identity/dist/esm/msal/nodeFlows/msalClient.js
const $ = credentialLogger("MsalClient");
function generateMsalConfiguration(e, t, n = {}) {
	let r = resolveTenantId(n.logger ?? $, t, e), i = getAuthority(r, getAuthorityHost(n)), a = new IdentityClient({
		...n,
		authorityHost: i,
		loggingOptions: n.loggingOptions
	});
	return {
		auth: {
			clientId: e,
			authority: i,
			knownAuthorities: getKnownAuthorities(r, i, n.disableInstanceDiscovery)
		},
		system: {
			networkClient: a,
			loggerOptions: {
				loggerCallback: defaultLoggerCallback(n.logger ?? $),
				logLevel: getMSALLogLevel(getLogLevel()),
				piiLoggingEnabled: n.loggingOptions?.enableUnsafeSupportLogging
			}
		}
	};
}
function createMsalClient(e, t, n = {}) {
	let r = {
		msalConfig: generateMsalConfiguration(e, t, n),
		cachedAccount: n.authenticationRecord ? publicToMsal(n.authenticationRecord) : null,
		pluginConfiguration: _.generatePluginConfiguration(n),
		logger: n.logger ?? $
	}, i = new Map();
	async function getPublicApp(e = {}) {
		let t = e.enableCae ? "CAE" : "default", n = i.get(t);
		if (n) return r.logger.getToken.info("Existing PublicClientApplication found in cache, returning it."), n;
		r.logger.getToken.info(`Creating new PublicClientApplication with CAE ${e.enableCae ? "enabled" : "disabled"}.`);
		let a = e.enableCae ? r.pluginConfiguration.cache.cachePluginCae : r.pluginConfiguration.cache.cachePlugin;
		return r.msalConfig.auth.clientCapabilities = e.enableCae ? ["cp1"] : void 0, n = new PublicClientApplication({
			...r.msalConfig,
			broker: { nativeBrokerPlugin: r.pluginConfiguration.broker.nativeBrokerPlugin },
			cache: { cachePlugin: await a }
		}), i.set(t, n), n;
	}
	let a = new Map();
	async function getConfidentialApp(e = {}) {
		let t = e.enableCae ? "CAE" : "default", n = a.get(t);
		if (n) return r.logger.getToken.info("Existing ConfidentialClientApplication found in cache, returning it."), n;
		r.logger.getToken.info(`Creating new ConfidentialClientApplication with CAE ${e.enableCae ? "enabled" : "disabled"}.`);
		let i = e.enableCae ? r.pluginConfiguration.cache.cachePluginCae : r.pluginConfiguration.cache.cachePlugin;
		return r.msalConfig.auth.clientCapabilities = e.enableCae ? ["cp1"] : void 0, n = new ConfidentialClientApplication({
			...r.msalConfig,
			broker: { nativeBrokerPlugin: r.pluginConfiguration.broker.nativeBrokerPlugin },
			cache: { cachePlugin: await i }
		}), a.set(t, n), n;
	}
	async function getTokenSilent(e, t, n = {}) {
		if (r.cachedAccount === null) throw r.logger.getToken.info("No cached account found in local state."), new AuthenticationRequiredError({ scopes: t });
		n.claims && (r.cachedClaims = n.claims);
		let i = {
			account: r.cachedAccount,
			scopes: t,
			claims: r.cachedClaims
		};
		r.pluginConfiguration.broker.isEnabled && (i.extraQueryParameters ||= {}, r.pluginConfiguration.broker.enableMsaPassthrough && (i.extraQueryParameters.msal_request_type = "consumer_passthrough")), n.proofOfPossessionOptions && (i.shrNonce = n.proofOfPossessionOptions.nonce, i.authenticationScheme = "pop", i.resourceRequestMethod = n.proofOfPossessionOptions.resourceRequestMethod, i.resourceRequestUri = n.proofOfPossessionOptions.resourceRequestUrl), r.logger.getToken.info("Attempting to acquire token silently");
		try {
			return await e.acquireTokenSilent(i);
		} catch (e) {
			throw handleMsalError(t, e, n);
		}
	}
	function calculateRequestAuthority(e) {
		return e?.tenantId ? getAuthority(e.tenantId, getAuthorityHost(n)) : r.msalConfig.auth.authority;
	}
	async function withSilentAuthentication(e, t, n, i) {
		let a = null;
		try {
			a = await getTokenSilent(e, t, n);
		} catch (e) {
			if (e.name !== "AuthenticationRequiredError") throw e;
			if (n.disableAutomaticAuthentication) throw new AuthenticationRequiredError({
				scopes: t,
				getTokenOptions: n,
				message: "Automatic authentication has been disabled. You may call the authentication() method."
			});
		}
		if (a === null) try {
			a = await i();
		} catch (e) {
			throw handleMsalError(t, e, n);
		}
		return ensureValidMsalToken(t, a, n), r.cachedAccount = a?.account ?? null, r.logger.getToken.info(formatSuccess(t)), {
			token: a.accessToken,
			expiresOnTimestamp: a.expiresOn.getTime(),
			refreshAfterTimestamp: a.refreshOn?.getTime(),
			tokenType: a.tokenType
		};
	}
	async function getTokenByClientSecret(e, t, n = {}) {
		r.logger.getToken.info("Attempting to acquire token using client secret"), r.msalConfig.auth.clientSecret = t;
		let i = await getConfidentialApp(n);
		try {
			let t = await i.acquireTokenByClientCredential({
				scopes: e,
				authority: calculateRequestAuthority(n),
				azureRegion: calculateRegionalAuthority(),
				claims: n?.claims
			});
			return ensureValidMsalToken(e, t, n), r.logger.getToken.info(formatSuccess(e)), {
				token: t.accessToken,
				expiresOnTimestamp: t.expiresOn.getTime(),
				refreshAfterTimestamp: t.refreshOn?.getTime(),
				tokenType: t.tokenType
			};
		} catch (t) {
			throw handleMsalError(e, t, n);
		}
	}
	async function getTokenByClientAssertion(e, t, n = {}) {
		r.logger.getToken.info("Attempting to acquire token using client assertion"), r.msalConfig.auth.clientAssertion = t;
		let i = await getConfidentialApp(n);
		try {
			let a = await i.acquireTokenByClientCredential({
				scopes: e,
				authority: calculateRequestAuthority(n),
				azureRegion: calculateRegionalAuthority(),
				claims: n?.claims,
				clientAssertion: t
			});
			return ensureValidMsalToken(e, a, n), r.logger.getToken.info(formatSuccess(e)), {
				token: a.accessToken,
				expiresOnTimestamp: a.expiresOn.getTime(),
				refreshAfterTimestamp: a.refreshOn?.getTime(),
				tokenType: a.tokenType
			};
		} catch (t) {
			throw handleMsalError(e, t, n);
		}
	}
	async function getTokenByClientCertificate(e, t, n = {}) {
		r.logger.getToken.info("Attempting to acquire token using client certificate"), r.msalConfig.auth.clientCertificate = t;
		let i = await getConfidentialApp(n);
		try {
			let t = await i.acquireTokenByClientCredential({
				scopes: e,
				authority: calculateRequestAuthority(n),
				azureRegion: calculateRegionalAuthority(),
				claims: n?.claims
			});
			return ensureValidMsalToken(e, t, n), r.logger.getToken.info(formatSuccess(e)), {
				token: t.accessToken,
				expiresOnTimestamp: t.expiresOn.getTime(),
				refreshAfterTimestamp: t.refreshOn?.getTime(),
				tokenType: t.tokenType
			};
		} catch (t) {
			throw handleMsalError(e, t, n);
		}
	}
	async function getTokenByDeviceCode(e, t, n = {}) {
		r.logger.getToken.info("Attempting to acquire token using device code");
		let i = await getPublicApp(n);
		return withSilentAuthentication(i, e, n, () => {
			let r = {
				scopes: e,
				cancel: n?.abortSignal?.aborted ?? !1,
				deviceCodeCallback: t,
				authority: calculateRequestAuthority(n),
				claims: n?.claims
			}, a = i.acquireTokenByDeviceCode(r);
			return n.abortSignal && n.abortSignal.addEventListener("abort", () => {
				r.cancel = !0;
			}), a;
		});
	}
	async function getTokenByUsernamePassword(e, t, n, i = {}) {
		r.logger.getToken.info("Attempting to acquire token using username and password");
		let a = await getPublicApp(i);
		return withSilentAuthentication(a, e, i, () => {
			let r = {
				scopes: e,
				username: t,
				password: n,
				authority: calculateRequestAuthority(i),
				claims: i?.claims
			};
			return a.acquireTokenByUsernamePassword(r);
		});
	}
	function getActiveAccount() {
		if (r.cachedAccount) return msalToPublic(e, r.cachedAccount);
	}
	async function getTokenByAuthorizationCode(e, t, n, i, a = {}) {
		r.logger.getToken.info("Attempting to acquire token using authorization code");
		let o;
		return i ? (r.msalConfig.auth.clientSecret = i, o = await getConfidentialApp(a)) : o = await getPublicApp(a), withSilentAuthentication(o, e, a, () => o.acquireTokenByCode({
			scopes: e,
			redirectUri: t,
			code: n,
			authority: calculateRequestAuthority(a),
			claims: a?.claims
		}));
	}
	async function getTokenOnBehalfOf(e, t, n, i = {}) {
		$.getToken.info("Attempting to acquire token on behalf of another user"), typeof n == "string" ? ($.getToken.info("Using client secret for on behalf of flow"), r.msalConfig.auth.clientSecret = n) : typeof n == "function" ? ($.getToken.info("Using client assertion callback for on behalf of flow"), r.msalConfig.auth.clientAssertion = n) : ($.getToken.info("Using client certificate for on behalf of flow"), r.msalConfig.auth.clientCertificate = n);
		let a = await getConfidentialApp(i);
		try {
			let n = await a.acquireTokenOnBehalfOf({
				scopes: e,
				authority: calculateRequestAuthority(i),
				claims: i.claims,
				oboAssertion: t
			});
			return ensureValidMsalToken(e, n, i), $.getToken.info(formatSuccess(e)), {
				token: n.accessToken,
				expiresOnTimestamp: n.expiresOn.getTime(),
				refreshAfterTimestamp: n.refreshOn?.getTime(),
				tokenType: n.tokenType
			};
		} catch (t) {
			throw handleMsalError(e, t, i);
		}
	}
	function createBaseInteractiveRequest(e, t) {
		return {
			openBrowser: async (e) => {
				await (await import("data:text/javascript,throw%20new%20Error('a%20login%20in%20a%20browser%20is%20not%20part%20of%20this%20bundle')%3B")).default(e);
			},
			scopes: e,
			authority: calculateRequestAuthority(t),
			claims: t?.claims,
			loginHint: t?.loginHint,
			errorTemplate: t?.browserCustomizationOptions?.errorMessage,
			successTemplate: t?.browserCustomizationOptions?.successMessage,
			prompt: t?.loginHint ? "login" : "select_account"
		};
	}
	async function getBrokeredTokenInternal(e, t, n = {}) {
		$.verbose("Authentication will resume through the broker");
		let i = await getPublicApp(n), a = createBaseInteractiveRequest(e, n);
		r.pluginConfiguration.broker.parentWindowHandle ? a.windowHandle = Buffer.from(r.pluginConfiguration.broker.parentWindowHandle) : $.warning("Parent window handle is not specified for the broker. This may cause unexpected behavior. Please provide the parentWindowHandle."), r.pluginConfiguration.broker.enableMsaPassthrough && ((a.extraQueryParameters ??= {}).msal_request_type = "consumer_passthrough"), t ? (a.prompt = "none", $.verbose("Attempting broker authentication using the default broker account")) : $.verbose("Attempting broker authentication without the default broker account"), n.proofOfPossessionOptions && (a.shrNonce = n.proofOfPossessionOptions.nonce, a.authenticationScheme = "pop", a.resourceRequestMethod = n.proofOfPossessionOptions.resourceRequestMethod, a.resourceRequestUri = n.proofOfPossessionOptions.resourceRequestUrl);
		try {
			return await i.acquireTokenInteractive(a);
		} catch (r) {
			if ($.verbose(`Failed to authenticate through the broker: ${r.message}`), n.disableAutomaticAuthentication) throw new AuthenticationRequiredError({
				scopes: e,
				getTokenOptions: n,
				message: "Cannot silently authenticate with default broker account."
			});
			if (t) return getBrokeredTokenInternal(e, !1, n);
			throw r;
		}
	}
	async function getBrokeredToken(e, t, n = {}) {
		$.getToken.info(`Attempting to acquire token using brokered authentication with useDefaultBrokerAccount: ${t}`);
		let i = await getBrokeredTokenInternal(e, t, n);
		return ensureValidMsalToken(e, i, n), r.cachedAccount = i?.account ?? null, r.logger.getToken.info(formatSuccess(e)), {
			token: i.accessToken,
			expiresOnTimestamp: i.expiresOn.getTime(),
			refreshAfterTimestamp: i.refreshOn?.getTime(),
			tokenType: i.tokenType
		};
	}
	async function getTokenByInteractiveRequest(e, t = {}) {
		$.getToken.info("Attempting to acquire token interactively");
		let n = await getPublicApp(t);
		return withSilentAuthentication(n, e, t, async () => {
			let i = createBaseInteractiveRequest(e, t);
			return r.pluginConfiguration.broker.isEnabled ? getBrokeredTokenInternal(e, r.pluginConfiguration.broker.useDefaultBrokerAccount ?? !1, t) : (t.proofOfPossessionOptions && (i.shrNonce = t.proofOfPossessionOptions.nonce, i.authenticationScheme = "pop", i.resourceRequestMethod = t.proofOfPossessionOptions.resourceRequestMethod, i.resourceRequestUri = t.proofOfPossessionOptions.resourceRequestUrl), n.acquireTokenInteractive(i));
		});
	}
	return {
		getActiveAccount,
		getBrokeredToken,
		getTokenByClientSecret,
		getTokenByClientAssertion,
		getTokenByClientCertificate,
		getTokenByDeviceCode,
		getTokenByUsernamePassword,
		getTokenByAuthorizationCode,
		getTokenOnBehalfOf,
		getTokenByInteractiveRequest
	};
}
// node_modules/@azure/identity/dist/esm/credentials/clientAssertionCredential.js
const wn = credentialLogger("ClientAssertionCredential");
var ClientAssertionCredential = class {
	msalClient;
	tenantId;
	additionallyAllowedTenantIds;
	getAssertion;
	options;
	constructor(e, t, n, r = {}) {
		if (!e) throw new CredentialUnavailableError("ClientAssertionCredential: tenantId is a required parameter.");
		if (!t) throw new CredentialUnavailableError("ClientAssertionCredential: clientId is a required parameter.");
		if (!n) throw new CredentialUnavailableError("ClientAssertionCredential: clientAssertion is a required parameter.");
		this.tenantId = e, this.additionallyAllowedTenantIds = resolveAdditionallyAllowedTenantIds(r?.additionallyAllowedTenants), this.options = r, this.getAssertion = n, this.msalClient = createMsalClient(t, e, {
			...this.options,
			logger: wn
		});
	}
	async getToken(e, t = {}) {
		return le.withSpan(`${this.constructor.name}.getToken`, t, async (t) => {
			t.tenantId = processMultiTenantRequest(this.tenantId, t, this.additionallyAllowedTenantIds, wn);
			let n = Array.isArray(e) ? e : [e];
			return this.msalClient.getTokenByClientAssertion(n, this.getAssertion, t);
		});
	}
}, Tn = e({ ClientAssertionCredential: () => ClientAssertionCredential });
export { Tn as t };
