import { a as __toCommonJS, i as __require, n as __esmMin, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
const { randomUUID } = globalThis.process.getBuiltinModule("node:crypto");
const zlib = globalThis.process.getBuiltinModule("node:zlib");
const crypto$1 = globalThis.process.getBuiltinModule("crypto");
const { "createHash": createHash$1 } = globalThis.process.getBuiltinModule("crypto");
const { "constants": constants$1, readFileSync } = globalThis.process.getBuiltinModule("fs");
const path = globalThis.process.getBuiltinModule("path");
const os = globalThis.process.getBuiltinModule("node:os");
const { EOL } = globalThis.process.getBuiltinModule("node:os");
const util = globalThis.process.getBuiltinModule("node:util");
const { inspect } = globalThis.process.getBuiltinModule("node:util");
const process$1 = globalThis.process.getBuiltinModule("node:process");
const http = globalThis.process.getBuiltinModule("http");
const http$1 = globalThis.process.getBuiltinModule("node:http");
const https = globalThis.process.getBuiltinModule("node:https");
const { Transform } = globalThis.process.getBuiltinModule("node:stream");
const { Readable } = globalThis.process.getBuiltinModule("stream");

// node_modules/@azure/identity/dist/esm/constants.js
const SDK_VERSION$1 = `4.14.1`;
const DeveloperSignOnClientId = "04b07795-8ddb-461a-bbee-02f9e1bf7b46";
const DefaultTenantId = "common";
var AzureAuthorityHosts;
(function(AzureAuthorityHosts) {
	AzureAuthorityHosts["AzureChina"] = "https://login.chinacloudapi.cn";
	AzureAuthorityHosts["AzureGermany"] = "https://login.microsoftonline.de";
	AzureAuthorityHosts["AzureGovernment"] = "https://login.microsoftonline.us";
	AzureAuthorityHosts["AzurePublicCloud"] = "https://login.microsoftonline.com";
})(AzureAuthorityHosts || (AzureAuthorityHosts = {}));
const DefaultAuthorityHost = AzureAuthorityHosts.AzurePublicCloud;
const DefaultAuthority = "login.microsoftonline.com";
const ALL_TENANTS = ["*"];
const CACHE_NON_CAE_SUFFIX = "nocae";
const DEFAULT_TOKEN_CACHE_NAME = "msal.cache";

// node_modules/@azure/identity/dist/esm/msal/nodeFlows/msalPlugins.js
let persistenceProvider = void 0;
let nativeBrokerInfo = void 0;
let vsCodeBrokerInfo = void 0;
function generatePluginConfiguration(options) {
	const config = {
		cache: {},
		broker: {
			...options.brokerOptions,
			isEnabled: options.brokerOptions?.enabled ?? false,
			enableMsaPassthrough: options.brokerOptions?.legacyEnableMsaPassthrough ?? false
		}
	};
	if (options.tokenCachePersistenceOptions?.enabled) {
		if (persistenceProvider === void 0) throw new Error([
			"Persistent token caching was requested, but no persistence provider was configured.",
			"You must install the identity-cache-persistence plugin package (`npm install --save @azure/identity-cache-persistence`)",
			"and enable it by importing `useIdentityPlugin` from `@azure/identity` and calling",
			"`useIdentityPlugin(cachePersistencePlugin)` before using `tokenCachePersistenceOptions`."
		].join(" "));
		const cacheBaseName = options.tokenCachePersistenceOptions.name || "msal.cache";
		config.cache.cachePlugin = persistenceProvider({
			name: `${cacheBaseName}.${CACHE_NON_CAE_SUFFIX}`,
			...options.tokenCachePersistenceOptions
		});
		config.cache.cachePluginCae = persistenceProvider({
			name: `${cacheBaseName}.${"cae"}`,
			...options.tokenCachePersistenceOptions
		});
	}
	if (options.brokerOptions?.enabled) config.broker.nativeBrokerPlugin = getBrokerPlugin(options.isVSCodeCredential || false);
	return config;
}
const brokerErrorTemplates = {
	missing: (credentialName, packageName, pluginVar) => [
		`${credentialName} was requested, but no plugin was configured or no authentication record was found.`,
		`You must install the ${packageName} plugin package (npm install --save ${packageName})`,
		"and enable it by importing `useIdentityPlugin` from `@azure/identity` and calling",
		`useIdentityPlugin(${pluginVar}) before using enableBroker.`
	].join(" "),
	unavailable: (credentialName, packageName) => [
		`${credentialName} was requested, and the plugin is configured, but the broker is unavailable.`,
		`Ensure the ${credentialName} plugin is properly installed and configured.`,
		"Check for missing native dependencies and ensure the package is properly installed.",
		`See the README for prerequisites on installing and using ${packageName}.`
	].join(" ")
};
const brokerConfig = {
	vsCode: {
		credentialName: "Visual Studio Code Credential",
		packageName: "@azure/identity-vscode",
		pluginVar: "vsCodePlugin",
		get brokerInfo() {
			return vsCodeBrokerInfo;
		}
	},
	native: {
		credentialName: "Broker for WAM",
		packageName: "@azure/identity-broker",
		pluginVar: "nativeBrokerPlugin",
		get brokerInfo() {
			return nativeBrokerInfo;
		}
	}
};
function getBrokerPlugin(isVSCodePlugin) {
	const { credentialName, packageName, pluginVar, brokerInfo } = brokerConfig[isVSCodePlugin ? "vsCode" : "native"];
	if (brokerInfo === void 0) throw new Error(brokerErrorTemplates.missing(credentialName, packageName, pluginVar));
	if (brokerInfo.broker.isBrokerAvailable === false) throw new Error(brokerErrorTemplates.unavailable(credentialName, packageName));
	return brokerInfo.broker;
}
const msalPlugins = { generatePluginConfiguration };

// node_modules/@azure/identity/dist/esm/errors.js
function isErrorResponse(errorResponse) {
	return errorResponse && typeof errorResponse.error === "string" && typeof errorResponse.error_description === "string";
}
const CredentialUnavailableErrorName = "CredentialUnavailableError";
var CredentialUnavailableError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = CredentialUnavailableErrorName;
	}
};
const AuthenticationErrorName = "AuthenticationError";
var AuthenticationError = class extends Error {
	statusCode;
	errorResponse;
	constructor(statusCode, errorBody, options) {
		let errorResponse;
		if (isErrorResponse(errorBody)) errorResponse = convertOAuthErrorResponseToErrorResponse(errorBody);
		else if (typeof errorBody === "string") try {
			errorResponse = convertOAuthErrorResponseToErrorResponse(JSON.parse(errorBody));
		} catch (e) {
			if (statusCode === 400) errorResponse = {
				error: "invalid_request",
				errorDescription: `The service indicated that the request was invalid.\n\n${errorBody}`
			};
			else errorResponse = {
				error: "unknown_error",
				errorDescription: `An unknown error has occurred. Response body:\n\n${errorBody}`
			};
		}
		else errorResponse = {
			error: "unknown_error",
			errorDescription: "An unknown error occurred and no additional details are available."
		};
		super(`${errorResponse.error} Status code: ${statusCode}\nMore details:\n${errorResponse.errorDescription},`, options);
		this.statusCode = statusCode;
		this.errorResponse = errorResponse;
		this.name = AuthenticationErrorName;
	}
};
function convertOAuthErrorResponseToErrorResponse(errorBody) {
	return {
		error: errorBody.error,
		errorDescription: errorBody.error_description,
		correlationId: errorBody.correlation_id,
		errorCodes: errorBody.error_codes,
		timestamp: errorBody.timestamp,
		traceId: errorBody.trace_id
	};
}
var AuthenticationRequiredError = class extends Error {
	scopes;
	getTokenOptions;
	constructor(options) {
		super(options.message, options.cause ? { cause: options.cause } : void 0);
		this.scopes = options.scopes;
		this.getTokenOptions = options.getTokenOptions;
		this.name = "AuthenticationRequiredError";
	}
};

// node_modules/@typespec/ts-http-runtime/dist/esm/logger/log.js
function log(message, ...args) {
	process$1.stderr.write(`${util.format(message, ...args)}${EOL}`);
}

// node_modules/@typespec/ts-http-runtime/dist/esm/env.js
function getEnvironmentVariable(name) {
	return process$1.env[name];
}
const isDeno = typeof process$1.versions.deno === "string" && process$1.versions.deno.length > 0;
const isBun = typeof process$1.versions.bun === "string" && process$1.versions.bun.length > 0;

// node_modules/@typespec/ts-http-runtime/dist/esm/logger/debug.js
const debugEnvVariable = getEnvironmentVariable("DEBUG");
let enabledString;
let enabledNamespaces = [];
let skippedNamespaces = [];
const debuggers = [];
if (debugEnvVariable) enable(debugEnvVariable);
const debugObj = Object.assign((namespace) => {
	return createDebugger(namespace);
}, {
	enable,
	enabled,
	disable,
	log
});
function enable(namespaces) {
	enabledString = namespaces;
	enabledNamespaces = [];
	skippedNamespaces = [];
	const namespaceList = namespaces.split(",").map((ns) => ns.trim());
	for (const ns of namespaceList) if (ns.startsWith("-")) skippedNamespaces.push(ns.substring(1));
	else enabledNamespaces.push(ns);
	for (const instance of debuggers) instance.enabled = enabled(instance.namespace);
}
function enabled(namespace) {
	if (namespace.endsWith("*")) return true;
	for (const skipped of skippedNamespaces) if (namespaceMatches(namespace, skipped)) return false;
	for (const enabledNamespace of enabledNamespaces) if (namespaceMatches(namespace, enabledNamespace)) return true;
	return false;
}
function namespaceMatches(namespace, patternToMatch) {
	if (patternToMatch.indexOf("*") === -1) return namespace === patternToMatch;
	let pattern = patternToMatch;
	if (patternToMatch.indexOf("**") !== -1) {
		const patternParts = [];
		let lastCharacter = "";
		for (const character of patternToMatch) if (character === "*" && lastCharacter === "*") continue;
		else {
			lastCharacter = character;
			patternParts.push(character);
		}
		pattern = patternParts.join("");
	}
	let namespaceIndex = 0;
	let patternIndex = 0;
	const patternLength = pattern.length;
	const namespaceLength = namespace.length;
	let lastWildcard = -1;
	let lastWildcardNamespace = -1;
	while (namespaceIndex < namespaceLength && patternIndex < patternLength) if (pattern[patternIndex] === "*") {
		lastWildcard = patternIndex;
		patternIndex++;
		if (patternIndex === patternLength) return true;
		while (namespace[namespaceIndex] !== pattern[patternIndex]) {
			namespaceIndex++;
			if (namespaceIndex === namespaceLength) return false;
		}
		lastWildcardNamespace = namespaceIndex;
		namespaceIndex++;
		patternIndex++;
		continue;
	} else if (pattern[patternIndex] === namespace[namespaceIndex]) {
		patternIndex++;
		namespaceIndex++;
	} else if (lastWildcard >= 0) {
		patternIndex = lastWildcard + 1;
		namespaceIndex = lastWildcardNamespace + 1;
		if (namespaceIndex === namespaceLength) return false;
		while (namespace[namespaceIndex] !== pattern[patternIndex]) {
			namespaceIndex++;
			if (namespaceIndex === namespaceLength) return false;
		}
		lastWildcardNamespace = namespaceIndex;
		namespaceIndex++;
		patternIndex++;
		continue;
	} else return false;
	const namespaceDone = namespaceIndex === namespace.length;
	const patternDone = patternIndex === pattern.length;
	const trailingWildCard = patternIndex === pattern.length - 1 && pattern[patternIndex] === "*";
	return namespaceDone && (patternDone || trailingWildCard);
}
function disable() {
	const result = enabledString || "";
	enable("");
	return result;
}
function createDebugger(namespace) {
	const newDebugger = Object.assign(debug, {
		enabled: enabled(namespace),
		destroy,
		log: debugObj.log,
		namespace,
		extend
	});
	function debug(...args) {
		if (!newDebugger.enabled) return;
		if (args.length > 0) args[0] = `${namespace} ${args[0]}`;
		newDebugger.log(...args);
	}
	debuggers.push(newDebugger);
	return newDebugger;
}
function destroy() {
	const index = debuggers.indexOf(this);
	if (index >= 0) {
		debuggers.splice(index, 1);
		return true;
	}
	return false;
}
function extend(namespace) {
	const newDebugger = createDebugger(`${this.namespace}:${namespace}`);
	newDebugger.log = this.log;
	return newDebugger;
}

// node_modules/@typespec/ts-http-runtime/dist/esm/logger/logger.js
const TYPESPEC_RUNTIME_LOG_LEVELS = [
	"verbose",
	"info",
	"warning",
	"error"
];
const levelMap = {
	verbose: 400,
	info: 300,
	warning: 200,
	error: 100
};
function patchLogMethod(parent, child) {
	child.log = (...args) => {
		parent.log(...args);
	};
}
function isTypeSpecRuntimeLogLevel(level) {
	return TYPESPEC_RUNTIME_LOG_LEVELS.includes(level);
}
function createLoggerContext(options) {
	const registeredLoggers = /* @__PURE__ */ new Set();
	const logLevelFromEnv = getEnvironmentVariable(options.logLevelEnvVarName);
	let logLevel;
	const clientLogger = debugObj(options.namespace);
	clientLogger.log = (...args) => {
		debugObj.log(...args);
	};
	function contextSetLogLevel(level) {
		if (level && !isTypeSpecRuntimeLogLevel(level)) throw new Error(`Unknown log level '${level}'. Acceptable values: ${TYPESPEC_RUNTIME_LOG_LEVELS.join(",")}`);
		logLevel = level;
		const enabledNamespaces = [];
		for (const logger of registeredLoggers) if (shouldEnable(logger)) enabledNamespaces.push(logger.namespace);
		debugObj.enable(enabledNamespaces.join(","));
	}
	if (logLevelFromEnv) {
		if (isTypeSpecRuntimeLogLevel(logLevelFromEnv)) contextSetLogLevel(logLevelFromEnv);
		else console.error(`${options.logLevelEnvVarName} set to unknown log level '${logLevelFromEnv}'; logging is not enabled. Acceptable values: ${TYPESPEC_RUNTIME_LOG_LEVELS.join(", ")}.`);
	}
	function shouldEnable(logger) {
		return Boolean(logLevel && levelMap[logger.level] <= levelMap[logLevel]);
	}
	function createLogger(parent, level) {
		const logger = Object.assign(parent.extend(level), { level });
		patchLogMethod(parent, logger);
		if (shouldEnable(logger)) {
			const enabledNamespaces = debugObj.disable();
			debugObj.enable(enabledNamespaces + "," + logger.namespace);
		}
		registeredLoggers.add(logger);
		return logger;
	}
	function contextGetLogLevel() {
		return logLevel;
	}
	function contextCreateClientLogger(namespace) {
		const clientRootLogger = clientLogger.extend(namespace);
		patchLogMethod(clientLogger, clientRootLogger);
		return {
			error: createLogger(clientRootLogger, "error"),
			warning: createLogger(clientRootLogger, "warning"),
			info: createLogger(clientRootLogger, "info"),
			verbose: createLogger(clientRootLogger, "verbose")
		};
	}
	return {
		setLogLevel: contextSetLogLevel,
		getLogLevel: contextGetLogLevel,
		createClientLogger: contextCreateClientLogger,
		logger: clientLogger
	};
}
const context$1 = createLoggerContext({
	logLevelEnvVarName: "TYPESPEC_RUNTIME_LOG_LEVEL",
	namespace: "typeSpecRuntime"
});
const TypeSpecRuntimeLogger = context$1.logger;
function createClientLogger$1(namespace) {
	return context$1.createClientLogger(namespace);
}

// node_modules/@azure/logger/dist/esm/index.js
const context = createLoggerContext({
	logLevelEnvVarName: "AZURE_LOG_LEVEL",
	namespace: "azure"
});
const AzureLogger = context.logger;
function getLogLevel() {
	return context.getLogLevel();
}
function createClientLogger(namespace) {
	return context.createClientLogger(namespace);
}

// node_modules/@azure/identity/dist/esm/util/logging.js
const logger$5 = createClientLogger("identity");
function formatSuccess(scope) {
	return `SUCCESS. Scopes: ${Array.isArray(scope) ? scope.join(", ") : scope}.`;
}
function formatError(scope, error) {
	let message = "ERROR.";
	if (scope?.length) message += ` Scopes: ${Array.isArray(scope) ? scope.join(", ") : scope}.`;
	return `${message} Error message: ${typeof error === "string" ? error : error.message}.`;
}
function credentialLoggerInstance(title, parent, log = logger$5) {
	const fullTitle = parent ? `${parent.fullTitle} ${title}` : title;
	function info(message) {
		log.info(`${fullTitle} =>`, message);
	}
	function warning(message) {
		log.warning(`${fullTitle} =>`, message);
	}
	function verbose(message) {
		log.verbose(`${fullTitle} =>`, message);
	}
	function error(message) {
		log.error(`${fullTitle} =>`, message);
	}
	return {
		title,
		fullTitle,
		info,
		warning,
		verbose,
		error
	};
}
function credentialLogger(title, log = logger$5) {
	const credLogger = credentialLoggerInstance(title, void 0, log);
	return {
		...credLogger,
		parent: log,
		getToken: credentialLoggerInstance("=> getToken()", credLogger, log)
	};
}

// node_modules/@azure/core-tracing/dist/esm/tracingContext.js
const knownContextKeys = {
	span: Symbol.for("@azure/core-tracing span"),
	namespace: Symbol.for("@azure/core-tracing namespace")
};
function createTracingContext(options = {}) {
	let context = new TracingContextImpl(options.parentContext);
	if (options.span) context = context.setValue(knownContextKeys.span, options.span);
	if (options.namespace) context = context.setValue(knownContextKeys.namespace, options.namespace);
	return context;
}
var TracingContextImpl = class TracingContextImpl {
	_contextMap;
	constructor(initialContext) {
		this._contextMap = initialContext instanceof TracingContextImpl ? new Map(initialContext._contextMap) : /* @__PURE__ */ new Map();
	}
	setValue(key, value) {
		const newContext = new TracingContextImpl(this);
		newContext._contextMap.set(key, value);
		return newContext;
	}
	getValue(key) {
		return this._contextMap.get(key);
	}
	deleteValue(key) {
		const newContext = new TracingContextImpl(this);
		newContext._contextMap.delete(key);
		return newContext;
	}
};

// node_modules/@azure/core-tracing/dist/commonjs/state.js
var require_state = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.state = void 0;
	exports.state = { instrumenterImplementation: void 0 };
}));

// node_modules/@azure/core-tracing/dist/esm/state.js
var import_state = require_state();
const state$1 = import_state.state;

// node_modules/@azure/core-tracing/dist/esm/instrumenter.js
function createDefaultTracingSpan() {
	return {
		end: () => {},
		isRecording: () => false,
		recordException: () => {},
		setAttribute: () => {},
		setStatus: () => {},
		addEvent: () => {}
	};
}
function createDefaultInstrumenter() {
	return {
		createRequestHeaders: () => {
			return {};
		},
		parseTraceparentHeader: () => {},
		startSpan: (_name, spanOptions) => {
			return {
				span: createDefaultTracingSpan(),
				tracingContext: createTracingContext({ parentContext: spanOptions.tracingContext })
			};
		},
		withContext(_context, callback, ...callbackArgs) {
			return callback(...callbackArgs);
		}
	};
}
function getInstrumenter() {
	if (!state$1.instrumenterImplementation) state$1.instrumenterImplementation = createDefaultInstrumenter();
	return state$1.instrumenterImplementation;
}

// node_modules/@azure/core-tracing/dist/esm/tracingClient.js
function createTracingClient(options) {
	const { namespace, packageName, packageVersion } = options;
	function startSpan(name, operationOptions, spanOptions) {
		const startSpanResult = getInstrumenter().startSpan(name, {
			...spanOptions,
			packageName,
			packageVersion,
			tracingContext: operationOptions?.tracingOptions?.tracingContext
		});
		let tracingContext = startSpanResult.tracingContext;
		const span = startSpanResult.span;
		if (!tracingContext.getValue(knownContextKeys.namespace)) tracingContext = tracingContext.setValue(knownContextKeys.namespace, namespace);
		span.setAttribute("az.namespace", tracingContext.getValue(knownContextKeys.namespace));
		return {
			span,
			updatedOptions: Object.assign({}, operationOptions, { tracingOptions: {
				...operationOptions?.tracingOptions,
				tracingContext
			} })
		};
	}
	async function withSpan(name, operationOptions, callback, spanOptions) {
		const { span, updatedOptions } = startSpan(name, operationOptions, spanOptions);
		try {
			const result = await withContext(updatedOptions.tracingOptions.tracingContext, () => Promise.resolve(callback(updatedOptions, span)));
			span.setStatus({ status: "success" });
			return result;
		} catch (err) {
			span.setStatus({
				status: "error",
				error: err
			});
			throw err;
		} finally {
			span.end();
		}
	}
	function withContext(context, callback, ...callbackArgs) {
		return getInstrumenter().withContext(context, callback, ...callbackArgs);
	}
	function parseTraceparentHeader(traceparentHeader) {
		return getInstrumenter().parseTraceparentHeader(traceparentHeader);
	}
	function createRequestHeaders(tracingContext) {
		return getInstrumenter().createRequestHeaders(tracingContext);
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
const tracingClient = createTracingClient({
	namespace: "Microsoft.AAD",
	packageName: "@azure/identity",
	packageVersion: SDK_VERSION$1
});

// node_modules/@azure/msal-node/dist/cache/serializer/Serializer.mjs
var Serializer = class {
	static serializeJSONBlob(data) {
		return JSON.stringify(data);
	}
	static serializeAccounts(accCache) {
		const accounts = {};
		Object.keys(accCache).map(function(key) {
			const accountEntity = accCache[key];
			accounts[key] = {
				home_account_id: accountEntity.homeAccountId,
				environment: accountEntity.environment,
				realm: accountEntity.realm,
				local_account_id: accountEntity.localAccountId,
				username: accountEntity.username,
				authority_type: accountEntity.authorityType,
				name: accountEntity.name,
				client_info: accountEntity.clientInfo,
				last_modification_time: accountEntity.lastModificationTime,
				last_modification_app: accountEntity.lastModificationApp,
				tenantProfiles: accountEntity.tenantProfiles?.map((tenantProfile) => {
					return JSON.stringify(tenantProfile);
				})
			};
		});
		return accounts;
	}
	static serializeIdTokens(idTCache) {
		const idTokens = {};
		Object.keys(idTCache).map(function(key) {
			const idTEntity = idTCache[key];
			idTokens[key] = {
				home_account_id: idTEntity.homeAccountId,
				environment: idTEntity.environment,
				credential_type: idTEntity.credentialType,
				client_id: idTEntity.clientId,
				secret: idTEntity.secret,
				realm: idTEntity.realm
			};
		});
		return idTokens;
	}
	static serializeAccessTokens(atCache) {
		const accessTokens = {};
		Object.keys(atCache).map(function(key) {
			const atEntity = atCache[key];
			accessTokens[key] = {
				home_account_id: atEntity.homeAccountId,
				environment: atEntity.environment,
				credential_type: atEntity.credentialType,
				client_id: atEntity.clientId,
				secret: atEntity.secret,
				realm: atEntity.realm,
				target: atEntity.target,
				cached_at: atEntity.cachedAt,
				expires_on: atEntity.expiresOn,
				extended_expires_on: atEntity.extendedExpiresOn,
				refresh_on: atEntity.refreshOn,
				key_id: atEntity.keyId,
				token_type: atEntity.tokenType,
				userAssertionHash: atEntity.userAssertionHash,
				resource: atEntity.resource,
				additionalCacheKeyComponents: atEntity.additionalCacheKeyComponents
			};
		});
		return accessTokens;
	}
	static serializeRefreshTokens(rtCache) {
		const refreshTokens = {};
		Object.keys(rtCache).map(function(key) {
			const rtEntity = rtCache[key];
			refreshTokens[key] = {
				home_account_id: rtEntity.homeAccountId,
				environment: rtEntity.environment,
				credential_type: rtEntity.credentialType,
				client_id: rtEntity.clientId,
				secret: rtEntity.secret,
				family_id: rtEntity.familyId,
				target: rtEntity.target,
				realm: rtEntity.realm
			};
		});
		return refreshTokens;
	}
	static serializeAppMetadata(amdtCache) {
		const appMetadata = {};
		Object.keys(amdtCache).map(function(key) {
			const amdtEntity = amdtCache[key];
			appMetadata[key] = {
				client_id: amdtEntity.clientId,
				environment: amdtEntity.environment,
				family_id: amdtEntity.familyId
			};
		});
		return appMetadata;
	}
	static serializeAllCache(inMemCache) {
		return {
			Account: this.serializeAccounts(inMemCache.accounts),
			IdToken: this.serializeIdTokens(inMemCache.idTokens),
			AccessToken: this.serializeAccessTokens(inMemCache.accessTokens),
			RefreshToken: this.serializeRefreshTokens(inMemCache.refreshTokens),
			AppMetadata: this.serializeAppMetadata(inMemCache.appMetadata)
		};
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/constants/AADServerParamKeys.mjs
const CLIENT_ID = "client_id";
const REDIRECT_URI = "redirect_uri";
const RESPONSE_TYPE = "response_type";
const RESPONSE_MODE = "response_mode";
const GRANT_TYPE = "grant_type";
const CLAIMS = "claims";
const SCOPE = "scope";
const REFRESH_TOKEN = "refresh_token";
const STATE = "state";
const NONCE = "nonce";
const PROMPT = "prompt";
const CODE = "code";
const CODE_CHALLENGE = "code_challenge";
const CODE_CHALLENGE_METHOD = "code_challenge_method";
const CODE_VERIFIER = "code_verifier";
const CLIENT_REQUEST_ID = "client-request-id";
const X_CLIENT_SKU = "x-client-SKU";
const X_CLIENT_VER = "x-client-VER";
const X_CLIENT_OS = "x-client-OS";
const X_CLIENT_CPU = "x-client-CPU";
const X_CLIENT_CURR_TELEM = "x-client-current-telemetry";
const X_CLIENT_LAST_TELEM = "x-client-last-telemetry";
const X_MS_LIB_CAPABILITY = "x-ms-lib-capability";
const X_APP_NAME = "x-app-name";
const X_APP_VER = "x-app-ver";
const POST_LOGOUT_URI = "post_logout_redirect_uri";
const ID_TOKEN_HINT = "id_token_hint";
const DEVICE_CODE = "device_code";
const CLIENT_SECRET = "client_secret";
const CLIENT_ASSERTION = "client_assertion";
const CLIENT_ASSERTION_TYPE = "client_assertion_type";
const TOKEN_TYPE = "token_type";
const REQ_CNF = "req_cnf";
const OBO_ASSERTION = "assertion";
const REQUESTED_TOKEN_USE = "requested_token_use";
const ON_BEHALF_OF = "on_behalf_of";
const RETURN_SPA_CODE = "return_spa_code";
const LOGOUT_HINT = "logout_hint";
const LOGIN_HINT = "login_hint";
const DOMAIN_HINT = "domain_hint";
const X_CLIENT_EXTRA_SKU = "x-client-xtra-sku";
const BROKER_CLIENT_ID = "brk_client_id";
const BROKER_REDIRECT_URI = "brk_redirect_uri";
const INSTANCE_AWARE = "instance_aware";
const RESOURCE = "resource";
const CLI_DATA = "clidata";
const USER_FEDERATED_IDENTITY_CREDENTIAL = "user_federated_identity_credential";
const USERNAME = "username";
const USER_ID = "user_id";
const FMI_PATH = "fmi_path";
const ATTRIBUTE_TOKENS = "attribute_tokens";
const POPUP_ORIGIN_CHECK_DONE = "pocd";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/Constants.mjs
const SKU = "msal.js.common";
const DEFAULT_AUTHORITY = "https://login.microsoftonline.com/common/";
const DEFAULT_AUTHORITY_HOST = "login.microsoftonline.com";
const DEFAULT_COMMON_TENANT = "common";
const ADFS = "adfs";
const AAD_INSTANCE_DISCOVERY_ENDPT = `${DEFAULT_AUTHORITY}discovery/instance?api-version=1.1&authorization_endpoint=`;
const CIAM_AUTH_URL = ".ciamlogin.com";
const AAD_TENANT_DOMAIN_SUFFIX = ".onmicrosoft.com";
const OPENID_SCOPE = "openid";
const PROFILE_SCOPE = "profile";
const OFFLINE_ACCESS_SCOPE = "offline_access";
const EMAIL_SCOPE = "email";
const URL_FORM_CONTENT_TYPE = "application/x-www-form-urlencoded;charset=utf-8";
const AUTHORIZATION_PENDING = "authorization_pending";
const NOT_AVAILABLE = "Not Available";
const FORWARD_SLASH = "/";
const IMDS_ENDPOINT = "http://169.254.169.254/metadata/instance/compute";
const IMDS_VERSION = "2021-02-01";
const IMDS_TIMEOUT = 2e3;
const AZURE_REGION_AUTO_DISCOVER_FLAG = "TryAutoDetect";
const REGIONAL_AUTH_PUBLIC_CLOUD_SUFFIX = "login.microsoft.com";
const KNOWN_PUBLIC_CLOUDS = [
	"login.microsoftonline.com",
	"login.windows.net",
	"login.microsoft.com",
	"sts.windows.net"
];
const INVALID_INSTANCE = "invalid_instance";
const HTTP_NOT_FOUND = 404;
const HTTP_REQUEST_TIMEOUT = 408;
const HTTP_GONE = 410;
const HTTP_TOO_MANY_REQUESTS = 429;
const HTTP_SERVER_ERROR = 500;
const HTTP_SERVICE_UNAVAILABLE = 503;
const HTTP_GATEWAY_TIMEOUT = 504;
const OIDC_DEFAULT_SCOPES = [
	OPENID_SCOPE,
	PROFILE_SCOPE,
	OFFLINE_ACCESS_SCOPE
];
const OIDC_SCOPES = [...OIDC_DEFAULT_SCOPES, EMAIL_SCOPE];
const HeaderNames = {
	CONTENT_TYPE: "Content-Type",
	CONTENT_LENGTH: "Content-Length",
	DPOP: "DPoP",
	RETRY_AFTER: "Retry-After",
	CCS_HEADER: "X-AnchorMailbox",
	WWWAuthenticate: "WWW-Authenticate",
	AuthenticationInfo: "Authentication-Info",
	X_MS_REQUEST_ID: "x-ms-request-id",
	X_MS_HTTP_VERSION: "x-ms-httpver"
};
const AADAuthority = {
	COMMON: "common",
	ORGANIZATIONS: "organizations",
	CONSUMERS: "consumers"
};
const ClaimsRequestKeys = {
	ACCESS_TOKEN: "access_token",
	XMS_CC: "xms_cc",
	ID_TOKEN: "id_token",
	SIGNIN_STATE: "signin_state",
	LOGIN_HINT: "login_hint",
	TENANT_REGION_SUB_SCOPE: "tenant_region_sub_scope"
};
const PromptValue$1 = {
	LOGIN: "login",
	SELECT_ACCOUNT: "select_account",
	CONSENT: "consent",
	NONE: "none",
	CREATE: "create",
	NO_SESSION: "no_session"
};
const CodeChallengeMethodValues = {
	PLAIN: "plain",
	S256: "S256"
};
const OAuthResponseType = {
	CODE: "code",
	IDTOKEN_TOKEN: "id_token token",
	IDTOKEN_TOKEN_REFRESHTOKEN: "id_token token refresh_token"
};
const ResponseMode$1 = {
	QUERY: "query",
	FRAGMENT: "fragment",
	FORM_POST: "form_post"
};
const GrantType = {
	IMPLICIT_GRANT: "implicit",
	AUTHORIZATION_CODE_GRANT: "authorization_code",
	CLIENT_CREDENTIALS_GRANT: "client_credentials",
	RESOURCE_OWNER_PASSWORD_GRANT: "password",
	REFRESH_TOKEN_GRANT: "refresh_token",
	DEVICE_CODE_GRANT: "device_code",
	JWT_BEARER: "urn:ietf:params:oauth:grant-type:jwt-bearer",
	USER_FIC: "user_fic"
};
const CACHE_ACCOUNT_TYPE_MSSTS = "MSSTS";
const CACHE_ACCOUNT_TYPE_ADFS = "ADFS";
const CACHE_ACCOUNT_TYPE_GENERIC = "Generic";
const CredentialType = {
	ID_TOKEN: "IdToken",
	ACCESS_TOKEN: "AccessToken",
	ACCESS_TOKEN_WITH_AUTH_SCHEME: "AccessToken_With_AuthScheme",
	REFRESH_TOKEN: "RefreshToken"
};
const APP_METADATA = "appmetadata";
const CLIENT_INFO = "client_info";
const AUTHORITY_METADATA_CACHE_KEY = "authority-metadata";
const AUTHORITY_METADATA_REFRESH_TIME_SECONDS = 86400;
const AuthorityMetadataSource = {
	CONFIG: "config",
	CACHE: "cache",
	NETWORK: "network",
	HARDCODED_VALUES: "hardcoded_values"
};
const SERVER_TELEM_CACHE_KEY = "server-telemetry";
const SERVER_TELEM_UNKNOWN_ERROR = "unknown_error";
const AuthenticationScheme = {
	BEARER: "Bearer",
	POP: "pop",
	DPOP: "DPoP",
	SSH: "ssh-cert"
};
const DEFAULT_MAX_THROTTLE_TIME_SECONDS = 3600;
const THROTTLING_PREFIX = "throttling";
const X_MS_LIB_CAPABILITY_VALUE = "retry-after, h429";
const INVALID_GRANT_ERROR = "invalid_grant";
const CLIENT_MISMATCH_ERROR = "client_mismatch";
const PasswordGrantConstants = {
	username: "username",
	password: "password"
};
const RegionDiscoverySources = {
	FAILED_AUTO_DETECTION: "1",
	INTERNAL_CACHE: "2",
	ENVIRONMENT_VARIABLE: "3",
	IMDS: "4"
};
const RegionDiscoveryOutcomes = {
	CONFIGURED_MATCHES_DETECTED: "1",
	CONFIGURED_NO_AUTO_DETECTION: "2",
	CONFIGURED_NOT_DETECTED: "3",
	AUTO_DETECTION_REQUESTED_SUCCESSFUL: "4",
	AUTO_DETECTION_REQUESTED_FAILED: "5"
};
const CacheOutcome = {
	NOT_APPLICABLE: "0",
	FORCE_REFRESH_OR_CLAIMS: "1",
	NO_CACHED_ACCESS_TOKEN: "2",
	CACHED_ACCESS_TOKEN_EXPIRED: "3",
	PROACTIVELY_REFRESHED: "4"
};
const JsonWebTokenTypes = {
	Jwt: "JWT",
	Jwk: "JWK",
	Pop: "pop",
	Dpop: "dpop+jwt"
};
const DEFAULT_TOKEN_RENEWAL_OFFSET_SEC = 300;
const EncodingTypes = {
	BASE64: "base64",
	HEX: "hex",
	UTF8: "utf-8"
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/AuthError.mjs
function getDefaultErrorMessage(code) {
	return `See https://aka.ms/msal.js.errors#${code} for details`;
}
var AuthError = class AuthError extends Error {
	constructor(errorCode, correlationId, errorMessage, suberror) {
		const message = errorMessage || (errorCode ? getDefaultErrorMessage(errorCode) : "");
		const errorString = message ? `${errorCode}: ${message}` : errorCode;
		super(errorString);
		Object.setPrototypeOf(this, AuthError.prototype);
		this.errorCode = errorCode || "";
		this.errorMessage = message || "";
		this.subError = suberror || "";
		this.correlationId = correlationId;
		this.name = "AuthError";
	}
};
function createAuthError(code, correlationId, additionalMessage) {
	return new AuthError(code, correlationId, additionalMessage || getDefaultErrorMessage(code));
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ClientAuthError.mjs
var ClientAuthError = class ClientAuthError extends AuthError {
	constructor(errorCode, correlationId, additionalMessage) {
		super(errorCode, correlationId, additionalMessage);
		this.name = "ClientAuthError";
		Object.setPrototypeOf(this, ClientAuthError.prototype);
	}
};
function createClientAuthError(errorCode, correlationId, additionalMessage) {
	return new ClientAuthError(errorCode, correlationId, additionalMessage);
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ClientAuthErrorCodes.mjs
const clientInfoDecodingError = "client_info_decoding_error";
const clientInfoEmptyError = "client_info_empty_error";
const tokenParsingError = "token_parsing_error";
const nullOrEmptyToken = "null_or_empty_token";
const endpointResolutionError = "endpoints_resolution_error";
const networkError = "network_error";
const openIdConfigError = "openid_config_error";
const hashNotDeserialized = "hash_not_deserialized";
const invalidState = "invalid_state";
const stateMismatch = "state_mismatch";
const nonceMismatch = "nonce_mismatch";
const multipleMatchingTokens = "multiple_matching_tokens";
const multipleMatchingAppMetadata = "multiple_matching_appMetadata";
const requestCannotBeMade = "request_cannot_be_made";
const cannotRemoveEmptyScope = "cannot_remove_empty_scope";
const cannotAppendScopeSet = "cannot_append_scopeset";
const emptyInputScopeSet = "empty_input_scopeset";
const noAccountInSilentRequest = "no_account_in_silent_request";
const invalidCacheRecord = "invalid_cache_record";
const invalidCacheEnvironment = "invalid_cache_environment";
const noCryptoObject = "no_crypto_object";
const dpopTokenTypeMismatch = "dpop_token_type_mismatch";
const tokenRefreshRequired = "token_refresh_required";
const tokenClaimsCnfRequiredForSignedJwt = "token_claims_cnf_required_for_signedjwt";
const endSessionEndpointNotSupported = "end_session_endpoint_not_supported";
const keyIdMissing = "key_id_missing";
const methodNotImplemented = "method_not_implemented";
const resourceParameterRequired = "resource_parameter_required";
const misplacedResourceParam = "misplaced_resource_parameter";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/ClientInfo.mjs
function buildClientInfo(rawClientInfo, base64Decode) {
	if (!rawClientInfo) throw createClientAuthError(clientInfoEmptyError, "");
	try {
		const decodedClientInfo = base64Decode(rawClientInfo);
		return JSON.parse(decodedClientInfo);
	} catch (e) {
		throw createClientAuthError(clientInfoDecodingError, "");
	}
}
function buildClientInfoFromHomeAccountId(homeAccountId) {
	if (!homeAccountId) throw createClientAuthError(clientInfoDecodingError, "");
	const clientInfoParts = homeAccountId.split(".", 2);
	return {
		uid: clientInfoParts[0],
		utid: clientInfoParts.length < 2 ? "" : clientInfoParts[1]
	};
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/AuthToken.mjs
function extractTokenClaims(encodedToken, base64Decode, correlationId) {
	const jswPayload = getJWSPayload(encodedToken, correlationId);
	try {
		const base64Decoded = base64Decode(jswPayload);
		return JSON.parse(base64Decoded);
	} catch (err) {
		throw createClientAuthError(tokenParsingError, correlationId);
	}
}
function isKmsi(idTokenClaims) {
	if (!idTokenClaims.signin_state) return false;
	const kmsiClaims = ["kmsi", "dvc_dmjd"];
	return idTokenClaims.signin_state.some((value) => kmsiClaims.includes(value.trim().toLowerCase()));
}
function getJWSPayload(authToken, correlationId) {
	if (!authToken) throw createClientAuthError(nullOrEmptyToken, correlationId);
	const matches = /^([^\.\s]*)\.([^\.\s]+)\.([^\.\s]*)$/.exec(authToken);
	if (!matches || matches.length < 4) throw createClientAuthError(tokenParsingError, correlationId);
	return matches[2];
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/AccountInfo.mjs
function tenantIdMatchesHomeTenant(tenantId, homeAccountId) {
	return !!tenantId && !!homeAccountId && tenantId === homeAccountId.split(".")[1];
}
function buildTenantProfile(homeAccountId, localAccountId, tenantId, nativeAccountId, idTokenClaims) {
	if (idTokenClaims) {
		const { oid, sub, tid, name, tfp, acr, preferred_username, upn, login_hint } = idTokenClaims;
		const tenantId = tid || tfp || acr || "";
		return {
			tenantId,
			localAccountId: oid || sub || "",
			name,
			username: preferred_username || upn || "",
			loginHint: login_hint,
			isHomeTenant: tenantIdMatchesHomeTenant(tenantId, homeAccountId),
			upn,
			...nativeAccountId && { nativeAccountId }
		};
	} else return {
		tenantId,
		localAccountId,
		username: "",
		isHomeTenant: tenantIdMatchesHomeTenant(tenantId, homeAccountId),
		...nativeAccountId && { nativeAccountId }
	};
}
function updateAccountTenantProfileData(baseAccountInfo, tenantProfile, idTokenClaims, idTokenSecret) {
	let updatedAccountInfo = baseAccountInfo;
	if (tenantProfile) {
		const { isHomeTenant, ...tenantProfileOverride } = tenantProfile;
		updatedAccountInfo = {
			...baseAccountInfo,
			...tenantProfileOverride
		};
	}
	if (idTokenClaims) {
		const { isHomeTenant, ...claimsSourcedTenantProfile } = buildTenantProfile(baseAccountInfo.homeAccountId, baseAccountInfo.localAccountId, baseAccountInfo.tenantId, updatedAccountInfo.nativeAccountId, idTokenClaims);
		updatedAccountInfo = {
			...updatedAccountInfo,
			...claimsSourcedTenantProfile,
			idTokenClaims,
			idToken: idTokenSecret,
			kmsi: isKmsi(idTokenClaims)
		};
		return updatedAccountInfo;
	}
	return updatedAccountInfo;
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/AuthorityType.mjs
const AuthorityType = {
	Default: 0,
	Adfs: 1,
	Ciam: 3
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/TokenClaims.mjs
function getTenantIdFromIdTokenClaims(idTokenClaims) {
	if (idTokenClaims) return idTokenClaims.tid || idTokenClaims.tfp || idTokenClaims.acr || null;
	return null;
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/ProtocolMode.mjs
const ProtocolMode = {
	AAD: "AAD",
	OIDC: "OIDC",
	EAR: "EAR"
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/cache/utils/AccountEntityUtils.mjs
function getAccountInfo(accountEntity) {
	const tenantProfiles = accountEntity.tenantProfiles || [];
	if (tenantProfiles.length === 0 && accountEntity.realm && accountEntity.localAccountId) tenantProfiles.push(buildTenantProfile(accountEntity.homeAccountId, accountEntity.localAccountId, accountEntity.realm, accountEntity.nativeAccountId));
	const nativeAccountId = tenantProfiles.find((tp) => tp.tenantId === accountEntity.realm)?.nativeAccountId || accountEntity.nativeAccountId;
	return {
		homeAccountId: accountEntity.homeAccountId,
		environment: accountEntity.environment,
		tenantId: accountEntity.realm,
		username: accountEntity.username,
		localAccountId: accountEntity.localAccountId,
		loginHint: accountEntity.loginHint,
		name: accountEntity.name,
		nativeAccountId,
		authorityType: accountEntity.authorityType,
		tenantProfiles: new Map(tenantProfiles.map((tenantProfile) => {
			return [tenantProfile.tenantId, tenantProfile];
		})),
		dataBoundary: accountEntity.dataBoundary
	};
}
function createAccountEntity(accountDetails, authority, correlationId, base64Decode) {
	let authorityType;
	if (authority.authorityType === AuthorityType.Adfs) authorityType = CACHE_ACCOUNT_TYPE_ADFS;
	else if (authority.protocolMode === ProtocolMode.OIDC) authorityType = CACHE_ACCOUNT_TYPE_GENERIC;
	else authorityType = CACHE_ACCOUNT_TYPE_MSSTS;
	let clientInfo;
	let dataBoundary;
	if (accountDetails.clientInfo && base64Decode) {
		clientInfo = buildClientInfo(accountDetails.clientInfo, base64Decode);
		if (clientInfo.xms_tdbr) dataBoundary = clientInfo.xms_tdbr === "EU" ? "EU" : "None";
	}
	const env = accountDetails.environment || authority && authority.getPreferredCache();
	if (!env) throw createClientAuthError(invalidCacheEnvironment, correlationId);
	const preferredUsername = accountDetails.idTokenClaims?.preferred_username || accountDetails.idTokenClaims?.upn;
	const email = accountDetails.idTokenClaims?.emails ? accountDetails.idTokenClaims.emails[0] : null;
	const username = preferredUsername || email || "";
	const loginHint = accountDetails.idTokenClaims?.login_hint;
	const realm = clientInfo?.utid || getTenantIdFromIdTokenClaims(accountDetails.idTokenClaims) || "";
	const localAccountId = clientInfo?.uid || accountDetails.idTokenClaims?.oid || accountDetails.idTokenClaims?.sub || "";
	let tenantProfiles;
	if (accountDetails.tenantProfiles) tenantProfiles = accountDetails.tenantProfiles;
	else tenantProfiles = [buildTenantProfile(accountDetails.homeAccountId, localAccountId, realm, accountDetails.nativeAccountId, accountDetails.idTokenClaims)];
	return {
		homeAccountId: accountDetails.homeAccountId,
		environment: env,
		realm,
		localAccountId,
		username,
		authorityType,
		loginHint,
		clientInfo: accountDetails.clientInfo,
		name: accountDetails.idTokenClaims?.name || "",
		lastModificationTime: void 0,
		lastModificationApp: void 0,
		cloudGraphHostName: accountDetails.cloudGraphHostName,
		msGraphHost: accountDetails.msGraphHost,
		nativeAccountId: accountDetails.nativeAccountId,
		tenantProfiles,
		dataBoundary
	};
}
function generateHomeAccountId(serverClientInfo, authType, logger, cryptoObj, correlationId, idTokenClaims) {
	if (authType !== AuthorityType.Adfs) {
		if (serverClientInfo) try {
			const clientInfo = buildClientInfo(serverClientInfo, cryptoObj.base64Decode);
			if (clientInfo.uid && clientInfo.utid) return `${clientInfo.uid}.${clientInfo.utid}`;
		} catch (e) {}
		logger.warning("No client info in response", correlationId);
	}
	return idTokenClaims?.sub || "";
}
function isAccountEntity(entity) {
	if (!entity) return false;
	return entity.hasOwnProperty("homeAccountId") && entity.hasOwnProperty("environment") && entity.hasOwnProperty("realm") && entity.hasOwnProperty("localAccountId") && entity.hasOwnProperty("username") && entity.hasOwnProperty("authorityType");
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/AuthErrorCodes.mjs
const postRequestFailed = "post_request_failed";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ClientConfigurationError.mjs
var ClientConfigurationError = class ClientConfigurationError extends AuthError {
	constructor(errorCode, correlationId) {
		super(errorCode, correlationId);
		this.name = "ClientConfigurationError";
		Object.setPrototypeOf(this, ClientConfigurationError.prototype);
	}
};
function createClientConfigurationError(errorCode, correlationId) {
	return new ClientConfigurationError(errorCode, correlationId);
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/network/ResponseHeaders.mjs
const normalizedHeaderRecords = /* @__PURE__ */ new WeakSet();
function normalizeResponseHeaders(headers) {
	if (normalizedHeaderRecords.has(headers)) return headers;
	const normalized = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
	normalizedHeaderRecords.add(normalized);
	return normalized;
}
function getResponseHeader(headers, name) {
	const key = name.toLowerCase();
	if (Object.prototype.hasOwnProperty.call(headers, key)) return headers[key];
	if (normalizedHeaderRecords.has(headers)) return;
	const headerName = Object.keys(headers).find((header) => header.toLowerCase() === key);
	return headerName === void 0 ? void 0 : headers[headerName];
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ClientConfigurationErrorCodes.mjs
const redirectUriEmpty = "redirect_uri_empty";
const authorityUriInsecure = "authority_uri_insecure";
const urlParseError = "url_parse_error";
const urlEmptyError = "empty_url_error";
const emptyInputScopesError = "empty_input_scopes_error";
const invalidClaims = "invalid_claims";
const tokenRequestEmpty = "token_request_empty";
const logoutRequestEmpty = "logout_request_empty";
const pkceParamsMissing = "pkce_params_missing";
const invalidCloudDiscoveryMetadata = "invalid_cloud_discovery_metadata";
const invalidAuthorityMetadata = "invalid_authority_metadata";
const untrustedAuthority = "untrusted_authority";
const missingSshJwk = "missing_ssh_jwk";
const issuerValidationFailed = "issuer_validation_failed";
const invalidResponseMode = "invalid_response_mode";
const invalidDpopHtm = "invalid_dpop_htm";
const invalidDpopHtu = "invalid_dpop_htu";
const invalidDpopNonce = "invalid_dpop_nonce";
const dpopMissingResourceContext = "dpop_missing_resource_context";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/OpenIdConfigResponse.mjs
function isOpenIdConfigResponse(response) {
	return response.hasOwnProperty("authorization_endpoint") && response.hasOwnProperty("token_endpoint") && response.hasOwnProperty("issuer") && response.hasOwnProperty("jwks_uri");
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/StringUtils.mjs
var StringUtils = class {
	static isEmptyObj(strObj) {
		if (strObj) try {
			const obj = JSON.parse(strObj);
			return Object.keys(obj).length === 0;
		} catch (e) {}
		return true;
	}
	static startsWith(str, search) {
		return str.indexOf(search) === 0;
	}
	static endsWith(str, search) {
		return str.length >= search.length && str.lastIndexOf(search) === str.length - search.length;
	}
	static queryStringToObject(query) {
		const obj = {};
		const params = query.split("&");
		const decode = (s) => decodeURIComponent(s.replace(/\+/g, " "));
		params.forEach((pair) => {
			if (pair.trim()) {
				const [key, value] = pair.split(/=(.+)/g, 2);
				if (key && value) obj[decode(key)] = decode(value);
			}
		});
		return obj;
	}
	static trimArrayEntries(arr) {
		return arr.map((entry) => entry.trim());
	}
	static removeEmptyStringsFromArray(arr) {
		return arr.filter((entry) => {
			return !!entry;
		});
	}
	static jsonParseHelper(str) {
		try {
			return JSON.parse(str);
		} catch (e) {
			return null;
		}
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/url/UrlString.mjs
var UrlString = class UrlString {
	get urlString() {
		return this._urlString;
	}
	constructor(url, correlationId) {
		this._urlString = url;
		this.correlationId = correlationId;
		if (!this._urlString) throw createClientConfigurationError(urlEmptyError, correlationId);
		if (!url.includes("#")) this._urlString = UrlString.canonicalizeUri(url);
	}
	static canonicalizeUri(url) {
		if (url) {
			let lowerCaseUrl = url.toLowerCase();
			if (StringUtils.endsWith(lowerCaseUrl, "?")) lowerCaseUrl = lowerCaseUrl.slice(0, -1);
			else if (StringUtils.endsWith(lowerCaseUrl, "?/")) lowerCaseUrl = lowerCaseUrl.slice(0, -2);
			if (!StringUtils.endsWith(lowerCaseUrl, "/")) lowerCaseUrl += "/";
			return lowerCaseUrl;
		}
		return url;
	}
	validateAsUri() {
		let components;
		try {
			components = this.getUrlComponents();
		} catch (e) {
			throw createClientConfigurationError(urlParseError, this.correlationId);
		}
		if (!components.HostNameAndPort || !components.PathSegments) throw createClientConfigurationError(urlParseError, this.correlationId);
		if (!components.Protocol || components.Protocol.toLowerCase() !== "https:") throw createClientConfigurationError(authorityUriInsecure, this.correlationId);
	}
	static appendQueryString(url, queryString) {
		if (!queryString) return url;
		return url.indexOf("?") < 0 ? `${url}?${queryString}` : `${url}&${queryString}`;
	}
	static removeHashFromUrl(url) {
		return UrlString.canonicalizeUri(url.split("#")[0]);
	}
	replaceTenantPath(tenantId) {
		const urlObject = this.getUrlComponents();
		const pathArray = urlObject.PathSegments;
		if (tenantId && pathArray.length !== 0 && (pathArray[0] === AADAuthority.COMMON || pathArray[0] === AADAuthority.ORGANIZATIONS)) pathArray[0] = tenantId;
		return UrlString.constructAuthorityUriFromObject(urlObject, this.correlationId);
	}
	getUrlComponents() {
		const regEx = RegExp("^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?");
		const match = this.urlString.match(regEx);
		if (!match) throw createClientConfigurationError(urlParseError, this.correlationId);
		const urlComponents = {
			Protocol: match[1],
			HostNameAndPort: match[4],
			AbsolutePath: match[5],
			QueryString: match[7]
		};
		let pathSegments = urlComponents.AbsolutePath.split("/");
		pathSegments = pathSegments.filter((val) => val && val.length > 0);
		urlComponents.PathSegments = pathSegments;
		if (urlComponents.QueryString && urlComponents.QueryString.endsWith("/")) urlComponents.QueryString = urlComponents.QueryString.substring(0, urlComponents.QueryString.length - 1);
		return urlComponents;
	}
	static getDomainFromUrl(url, correlationId) {
		const regEx = RegExp("^([^:/?#]+://)?([^/?#]*)");
		const match = url.match(regEx);
		if (!match) throw createClientConfigurationError(urlParseError, correlationId);
		return match[2];
	}
	static getAbsoluteUrl(relativeUrl, baseUrl, correlationId) {
		if (relativeUrl[0] === "/") {
			const baseComponents = new UrlString(baseUrl, correlationId).getUrlComponents();
			return baseComponents.Protocol + "//" + baseComponents.HostNameAndPort + relativeUrl;
		}
		return relativeUrl;
	}
	static constructAuthorityUriFromObject(urlObject, correlationId) {
		return new UrlString(urlObject.Protocol + "//" + urlObject.HostNameAndPort + "/" + urlObject.PathSegments.join("/"), correlationId);
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/AuthorityMetadata.mjs
const endpointHosts = [
	{ host: "login.microsoftonline.com" },
	{ host: "login.partner.microsoftonline.cn" },
	{ host: "login.microsoftonline.us" },
	{ host: "login.sovcloud-identity.fr" },
	{ host: "login.sovcloud-identity.de" },
	{ host: "login.sovcloud-identity.sg" }
];
function buildOpenIdConfig(host, issuerHost) {
	return {
		token_endpoint: `https://${host}/{tenantid}/oauth2/v2.0/token`,
		jwks_uri: `https://${host}/{tenantid}/discovery/v2.0/keys`,
		issuer: `https://${issuerHost}/{tenantid}/v2.0`,
		authorization_endpoint: `https://${host}/{tenantid}/oauth2/v2.0/authorize`,
		end_session_endpoint: `https://${host}/{tenantid}/oauth2/v2.0/logout`
	};
}
const rawMetdataJSON = {
	endpointMetadata: endpointHosts.reduce((acc, { host, issuerHost }) => {
		acc[host] = buildOpenIdConfig(host, issuerHost || host);
		return acc;
	}, {}),
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
};
const EndpointMetadata = rawMetdataJSON.endpointMetadata;
const InstanceDiscoveryMetadata = rawMetdataJSON.instanceDiscoveryMetadata;
const InstanceDiscoveryMetadataAliases = /* @__PURE__ */ new Set();
InstanceDiscoveryMetadata.metadata.forEach((metadataEntry) => {
	metadataEntry.aliases.forEach((alias) => {
		InstanceDiscoveryMetadataAliases.add(alias);
	});
});
function getAliasesFromStaticSources(staticAuthorityOptions, logger, correlationId) {
	let staticAliases;
	const canonicalAuthority = staticAuthorityOptions.canonicalAuthority;
	if (canonicalAuthority) {
		const authorityHost = new UrlString(canonicalAuthority, correlationId).getUrlComponents().HostNameAndPort;
		staticAliases = getAliasesFromMetadata(logger, correlationId, authorityHost, staticAuthorityOptions.cloudDiscoveryMetadata?.metadata, AuthorityMetadataSource.CONFIG) || getAliasesFromMetadata(logger, correlationId, authorityHost, InstanceDiscoveryMetadata.metadata, AuthorityMetadataSource.HARDCODED_VALUES) || staticAuthorityOptions.knownAuthorities;
	}
	return staticAliases || [];
}
function getAliasesFromMetadata(logger, correlationId, authorityHost, cloudDiscoveryMetadata, source) {
	logger.trace(`getAliasesFromMetadata called with source: '${source}'`, correlationId);
	if (authorityHost && cloudDiscoveryMetadata) {
		const metadata = getCloudDiscoveryMetadataFromNetworkResponse(cloudDiscoveryMetadata, authorityHost);
		if (metadata) {
			logger.trace(`getAliasesFromMetadata: found cloud discovery metadata in '${source}', returning aliases`, correlationId);
			return metadata.aliases;
		} else logger.trace(`getAliasesFromMetadata: did not find cloud discovery metadata in '${source}'`, correlationId);
	}
	return null;
}
function getCloudDiscoveryMetadataFromHardcodedValues(authorityHost) {
	return getCloudDiscoveryMetadataFromNetworkResponse(InstanceDiscoveryMetadata.metadata, authorityHost);
}
function getCloudDiscoveryMetadataFromNetworkResponse(response, authorityHost) {
	for (let i = 0; i < response.length; i++) {
		const metadata = response[i];
		if (metadata.aliases.includes(authorityHost)) return metadata;
	}
	return null;
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/AuthorityOptions.mjs
const AzureCloudInstance = {
	None: "none",
	AzurePublic: "https://login.microsoftonline.com",
	AzureChina: "https://login.chinacloudapi.cn",
	AzureGermany: "https://login.microsoftonline.de",
	AzureUsGovernment: "https://login.microsoftonline.us"
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/CloudInstanceDiscoveryResponse.mjs
function isCloudInstanceDiscoveryResponse(response) {
	return response.hasOwnProperty("tenant_discovery_endpoint") && response.hasOwnProperty("metadata");
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/CloudInstanceDiscoveryErrorResponse.mjs
function isCloudInstanceDiscoveryErrorResponse(response) {
	return response.hasOwnProperty("error") && response.hasOwnProperty("error_description");
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/telemetry/performance/PerformanceEvents.mjs
const NetworkClientSendPostRequestAsync = "networkClientSendPostRequestAsync";
const RefreshTokenClientExecutePostToTokenEndpoint = "refreshTokenClientExecutePostToTokenEndpoint";
const AuthorizationCodeClientExecutePostToTokenEndpoint = "authorizationCodeClientExecutePostToTokenEndpoint";
const RefreshTokenClientExecuteTokenRequest = "refreshTokenClientExecuteTokenRequest";
const RefreshTokenClientAcquireToken = "refreshTokenClientAcquireToken";
const RefreshTokenClientAcquireTokenWithCachedRefreshToken = "refreshTokenClientAcquireTokenWithCachedRefreshToken";
const RefreshTokenClientCreateTokenRequestBody = "refreshTokenClientCreateTokenRequestBody";
const SilentFlowClientGenerateResultFromCacheRecord = "silentFlowClientGenerateResultFromCacheRecord";
const AuthClientExecuteTokenRequest = "authClientExecuteTokenRequest";
const AuthClientCreateTokenRequestBody = "authClientCreateTokenRequestBody";
const UpdateTokenEndpointAuthority = "updateTokenEndpointAuthority";
const PopTokenGenerateCnf = "popTokenGenerateCnf";
const HandleServerTokenResponse = "handleServerTokenResponse";
const AuthorityResolveEndpointsAsync = "authorityResolveEndpointsAsync";
const AuthorityGetCloudDiscoveryMetadataFromNetwork = "authorityGetCloudDiscoveryMetadataFromNetwork";
const AuthorityUpdateCloudDiscoveryMetadata = "authorityUpdateCloudDiscoveryMetadata";
const AuthorityGetEndpointMetadataFromNetwork = "authorityGetEndpointMetadataFromNetwork";
const AuthorityUpdateEndpointMetadata = "authorityUpdateEndpointMetadata";
const AuthorityUpdateMetadataWithRegionalInformation = "authorityUpdateMetadataWithRegionalInformation";
const RegionDiscoveryDetectRegion = "regionDiscoveryDetectRegion";
const RegionDiscoveryGetRegionFromIMDS = "regionDiscoveryGetRegionFromIMDS";
const RegionDiscoveryGetCurrentVersion = "regionDiscoveryGetCurrentVersion";
const CacheManagerGetRefreshToken = "cacheManagerGetRefreshToken";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/FunctionWrappers.mjs
const invoke = (callback, eventName, logger, telemetryClient, correlationId) => {
	return (...args) => {
		logger.trace(`Executing function '${eventName}'`, correlationId);
		const inProgressEvent = telemetryClient.startMeasurement(eventName, correlationId);
		if (correlationId) telemetryClient.incrementFields({ [`ext.${eventName}CallCount`]: 1 }, correlationId);
		try {
			const result = callback(...args);
			inProgressEvent.end({ success: true });
			logger.trace(`Returning result from '${eventName}'`, correlationId);
			return result;
		} catch (e) {
			logger.trace(`Error occurred in '${eventName}'`, correlationId);
			try {
				logger.trace(JSON.stringify(e), correlationId);
			} catch (e) {
				logger.trace("Unable to print error message.", correlationId);
			}
			inProgressEvent.end({ success: false }, e);
			throw e;
		}
	};
};
const invokeAsync = (callback, eventName, logger, telemetryClient, correlationId) => {
	return (...args) => {
		logger.trace(`Executing function '${eventName}'`, correlationId);
		const inProgressEvent = telemetryClient.startMeasurement(eventName, correlationId);
		if (correlationId) telemetryClient.incrementFields({ [`ext.${eventName}CallCount`]: 1 }, correlationId);
		return callback(...args).then((response) => {
			logger.trace(`Returning result from '${eventName}'`, correlationId);
			inProgressEvent.end({ success: true });
			return response;
		}).catch((e) => {
			logger.trace(`Error occurred in '${eventName}'`, correlationId);
			try {
				logger.trace(JSON.stringify(e), correlationId);
			} catch (e) {
				logger.trace("Unable to print error message.", correlationId);
			}
			inProgressEvent.end({ success: false }, e);
			throw e;
		});
	};
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/RegionDiscovery.mjs
var RegionDiscovery = class RegionDiscovery {
	constructor(networkInterface, logger, performanceClient, correlationId) {
		this.networkInterface = networkInterface;
		this.logger = logger;
		this.performanceClient = performanceClient;
		this.correlationId = correlationId;
	}
	async detectRegion(environmentRegion, regionDiscoveryMetadata) {
		let autodetectedRegionName = environmentRegion;
		if (!autodetectedRegionName) {
			const options = RegionDiscovery.IMDS_OPTIONS;
			try {
				const localIMDSVersionResponse = await invokeAsync(this.getRegionFromIMDS.bind(this), RegionDiscoveryGetRegionFromIMDS, this.logger, this.performanceClient, this.correlationId)(IMDS_VERSION, options);
				if (localIMDSVersionResponse.status === 200) {
					autodetectedRegionName = localIMDSVersionResponse.body?.location;
					if (autodetectedRegionName) regionDiscoveryMetadata.region_source = RegionDiscoverySources.IMDS;
				}
				if (localIMDSVersionResponse.status === 400) {
					const currentIMDSVersion = await invokeAsync(this.getCurrentVersion.bind(this), RegionDiscoveryGetCurrentVersion, this.logger, this.performanceClient, this.correlationId)(options);
					if (!currentIMDSVersion) {
						regionDiscoveryMetadata.region_source = RegionDiscoverySources.FAILED_AUTO_DETECTION;
						return null;
					}
					const currentIMDSVersionResponse = await invokeAsync(this.getRegionFromIMDS.bind(this), RegionDiscoveryGetRegionFromIMDS, this.logger, this.performanceClient, this.correlationId)(currentIMDSVersion, options);
					if (currentIMDSVersionResponse.status === 200) {
						autodetectedRegionName = currentIMDSVersionResponse.body?.location;
						if (autodetectedRegionName) regionDiscoveryMetadata.region_source = RegionDiscoverySources.IMDS;
					}
				}
			} catch (e) {
				regionDiscoveryMetadata.region_source = RegionDiscoverySources.FAILED_AUTO_DETECTION;
				return null;
			}
		} else regionDiscoveryMetadata.region_source = RegionDiscoverySources.ENVIRONMENT_VARIABLE;
		if (!autodetectedRegionName) regionDiscoveryMetadata.region_source = RegionDiscoverySources.FAILED_AUTO_DETECTION;
		return autodetectedRegionName || null;
	}
	async getRegionFromIMDS(version, options) {
		return this.networkInterface.sendGetRequestAsync(`${IMDS_ENDPOINT}?api-version=${version}`, options, IMDS_TIMEOUT);
	}
	async getCurrentVersion(options) {
		try {
			const response = await this.networkInterface.sendGetRequestAsync(`${IMDS_ENDPOINT}?format=json`, options);
			if (response.status === 400 && response.body && response.body["newest-versions"] && response.body["newest-versions"].length > 0) return response.body["newest-versions"][0];
			return null;
		} catch (e) {
			return null;
		}
	}
};
RegionDiscovery.IMDS_OPTIONS = { headers: { Metadata: "true" } };

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/TimeUtils.mjs
function nowSeconds() {
	return Math.round((/* @__PURE__ */ new Date()).getTime() / 1e3);
}
function toDateFromSeconds(seconds) {
	if (seconds) return /* @__PURE__ */ new Date(Number(seconds) * 1e3);
	return /* @__PURE__ */ new Date();
}
function isTokenExpired(expiresOn, offset) {
	const expirationSec = Number(expiresOn) || 0;
	return nowSeconds() + offset > expirationSec;
}
function wasClockTurnedBack(cachedAt) {
	return Number(cachedAt) > nowSeconds();
}
function delay$2(t, value) {
	return new Promise((resolve) => setTimeout(() => resolve(value), t));
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/cache/utils/CacheHelpers.mjs
function createIdTokenEntity(homeAccountId, environment, idToken, clientId, tenantId) {
	return {
		credentialType: CredentialType.ID_TOKEN,
		homeAccountId,
		environment,
		clientId,
		secret: idToken,
		realm: tenantId,
		lastUpdatedAt: Date.now().toString()
	};
}
function createAccessTokenEntity(homeAccountId, environment, accessToken, clientId, tenantId, scopes, expiresOn, extExpiresOn, base64Decode, correlationId, refreshOn, tokenType, userAssertionHash, keyId, additionalCacheKeyComponents) {
	const atEntity = {
		homeAccountId,
		credentialType: CredentialType.ACCESS_TOKEN,
		secret: accessToken,
		cachedAt: nowSeconds().toString(),
		expiresOn: expiresOn.toString(),
		extendedExpiresOn: extExpiresOn.toString(),
		environment,
		clientId,
		realm: tenantId,
		target: scopes,
		tokenType: tokenType || AuthenticationScheme.BEARER,
		lastUpdatedAt: Date.now().toString()
	};
	if (userAssertionHash) atEntity.userAssertionHash = userAssertionHash;
	if (refreshOn) atEntity.refreshOn = refreshOn.toString();
	const normalizedTokenType = atEntity.tokenType?.toLowerCase();
	if (atEntity.tokenType?.toLowerCase() !== AuthenticationScheme.BEARER.toLowerCase()) {
		atEntity.credentialType = CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME;
		switch (normalizedTokenType) {
			case AuthenticationScheme.POP:
				const tokenClaims = extractTokenClaims(accessToken, base64Decode, correlationId);
				if (!tokenClaims?.cnf?.kid) throw createClientAuthError(tokenClaimsCnfRequiredForSignedJwt, correlationId);
				atEntity.keyId = tokenClaims.cnf.kid;
				break;
			case "dpop":
				if (!keyId) throw createClientAuthError(keyIdMissing, correlationId);
				atEntity.keyId = keyId;
				break;
			case AuthenticationScheme.SSH: atEntity.keyId = keyId;
		}
	}
	if (additionalCacheKeyComponents && Object.keys(additionalCacheKeyComponents).length > 0) atEntity.additionalCacheKeyComponents = additionalCacheKeyComponents;
	return atEntity;
}
function createRefreshTokenEntity(homeAccountId, environment, refreshToken, clientId, familyId, userAssertionHash, expiresOn) {
	const rtEntity = {
		credentialType: CredentialType.REFRESH_TOKEN,
		homeAccountId,
		environment,
		clientId,
		secret: refreshToken,
		lastUpdatedAt: Date.now().toString()
	};
	if (userAssertionHash) rtEntity.userAssertionHash = userAssertionHash;
	if (familyId) rtEntity.familyId = familyId;
	if (expiresOn) rtEntity.expiresOn = expiresOn.toString();
	return rtEntity;
}
function isCredentialEntity(entity) {
	return entity.hasOwnProperty("homeAccountId") && entity.hasOwnProperty("environment") && entity.hasOwnProperty("credentialType") && entity.hasOwnProperty("clientId") && entity.hasOwnProperty("secret");
}
function isAccessTokenEntity(entity) {
	if (!entity) return false;
	return isCredentialEntity(entity) && entity.hasOwnProperty("realm") && entity.hasOwnProperty("target") && (entity["credentialType"] === CredentialType.ACCESS_TOKEN || entity["credentialType"] === CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME);
}
function isIdTokenEntity(entity) {
	if (!entity) return false;
	return isCredentialEntity(entity) && entity.hasOwnProperty("realm") && entity["credentialType"] === CredentialType.ID_TOKEN;
}
function isRefreshTokenEntity(entity) {
	if (!entity) return false;
	return isCredentialEntity(entity) && entity["credentialType"] === CredentialType.REFRESH_TOKEN;
}
function isServerTelemetryEntity(key, entity) {
	const validateKey = key.indexOf(SERVER_TELEM_CACHE_KEY) === 0;
	let validateEntity = true;
	if (entity) validateEntity = entity.hasOwnProperty("failedRequests") && entity.hasOwnProperty("errors") && entity.hasOwnProperty("cacheHits");
	return validateKey && validateEntity;
}
function isThrottlingEntity(key, entity) {
	let validateKey = false;
	if (key) validateKey = key.indexOf(THROTTLING_PREFIX) === 0;
	let validateEntity = true;
	if (entity) validateEntity = entity.hasOwnProperty("throttleTime");
	return validateKey && validateEntity;
}
function generateAppMetadataKey({ environment, clientId }) {
	return [
		APP_METADATA,
		environment,
		clientId
	].join("-").toLowerCase();
}
function isAppMetadataEntity(key, entity) {
	if (!entity) return false;
	return key.indexOf("appmetadata") === 0 && entity.hasOwnProperty("clientId") && entity.hasOwnProperty("environment");
}
function isAuthorityMetadataEntity(key, entity) {
	if (!entity) return false;
	return key.indexOf("authority-metadata") === 0 && entity.hasOwnProperty("aliases") && entity.hasOwnProperty("preferred_cache") && entity.hasOwnProperty("preferred_network") && entity.hasOwnProperty("canonical_authority") && entity.hasOwnProperty("authorization_endpoint") && entity.hasOwnProperty("token_endpoint") && entity.hasOwnProperty("issuer") && entity.hasOwnProperty("aliasesFromNetwork") && entity.hasOwnProperty("endpointsFromNetwork") && entity.hasOwnProperty("expiresAt") && entity.hasOwnProperty("jwks_uri");
}
function generateAuthorityMetadataExpiresAt() {
	return nowSeconds() + AUTHORITY_METADATA_REFRESH_TIME_SECONDS;
}
function updateAuthorityEndpointMetadata(authorityMetadata, updatedValues, fromNetwork) {
	authorityMetadata.authorization_endpoint = updatedValues.authorization_endpoint;
	authorityMetadata.token_endpoint = updatedValues.token_endpoint;
	authorityMetadata.end_session_endpoint = updatedValues.end_session_endpoint;
	authorityMetadata.issuer = updatedValues.issuer;
	authorityMetadata.endpointsFromNetwork = fromNetwork;
	authorityMetadata.jwks_uri = updatedValues.jwks_uri;
}
function updateCloudDiscoveryMetadata(authorityMetadata, updatedValues, fromNetwork) {
	authorityMetadata.aliases = updatedValues.aliases;
	authorityMetadata.preferred_cache = updatedValues.preferred_cache;
	authorityMetadata.preferred_network = updatedValues.preferred_network;
	authorityMetadata.aliasesFromNetwork = fromNetwork;
}
function isAuthorityMetadataExpired(metadata) {
	return metadata.expiresAt <= nowSeconds();
}
function serializeAttributeTokens(attributeTokens) {
	if (!attributeTokens || attributeTokens.length === 0) return;
	return [...attributeTokens].sort().join(" ");
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/Authority.mjs
var Authority = class Authority {
	constructor(authority, networkInterface, cacheManager, authorityOptions, logger, correlationId, performanceClient, managedIdentity) {
		this.canonicalAuthority = authority;
		this._canonicalAuthority.validateAsUri();
		this.networkInterface = networkInterface;
		this.cacheManager = cacheManager;
		this.authorityOptions = authorityOptions;
		this.regionDiscoveryMetadata = {
			region_used: void 0,
			region_source: void 0,
			region_outcome: void 0
		};
		this.logger = logger;
		this.performanceClient = performanceClient;
		this.correlationId = correlationId;
		this.managedIdentity = managedIdentity || false;
		this.regionDiscovery = new RegionDiscovery(networkInterface, this.logger, this.performanceClient, this.correlationId);
	}
	getAuthorityType(authorityUri) {
		if (authorityUri.HostNameAndPort.endsWith(".ciamlogin.com")) return AuthorityType.Ciam;
		const pathSegments = authorityUri.PathSegments;
		if (pathSegments.length) switch (pathSegments[0].toLowerCase()) {
			case ADFS: return AuthorityType.Adfs;
		}
		return AuthorityType.Default;
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
	set canonicalAuthority(url) {
		this._canonicalAuthority = new UrlString(url, this.correlationId);
		this._canonicalAuthority.validateAsUri();
		this._canonicalAuthorityUrlComponents = null;
	}
	get canonicalAuthorityUrlComponents() {
		if (!this._canonicalAuthorityUrlComponents) this._canonicalAuthorityUrlComponents = this._canonicalAuthority.getUrlComponents();
		return this._canonicalAuthorityUrlComponents;
	}
	get hostnameAndPort() {
		return this.canonicalAuthorityUrlComponents.HostNameAndPort.toLowerCase();
	}
	get tenant() {
		return this.canonicalAuthorityUrlComponents.PathSegments[0];
	}
	get authorizationEndpoint() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.authorization_endpoint);
		else throw createClientAuthError(endpointResolutionError, this.correlationId);
	}
	get tokenEndpoint() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.token_endpoint);
		else throw createClientAuthError(endpointResolutionError, this.correlationId);
	}
	get deviceCodeEndpoint() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.token_endpoint.replace("/token", "/devicecode"));
		else throw createClientAuthError(endpointResolutionError, this.correlationId);
	}
	get endSessionEndpoint() {
		if (this.discoveryComplete()) {
			if (!this.metadata.end_session_endpoint) throw createClientAuthError(endSessionEndpointNotSupported, this.correlationId);
			return this.replacePath(this.metadata.end_session_endpoint);
		} else throw createClientAuthError(endpointResolutionError, this.correlationId);
	}
	get selfSignedJwtAudience() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.issuer);
		else throw createClientAuthError(endpointResolutionError, this.correlationId);
	}
	get jwksUri() {
		if (this.discoveryComplete()) return this.replacePath(this.metadata.jwks_uri);
		else throw createClientAuthError(endpointResolutionError, this.correlationId);
	}
	canReplaceTenant(authorityUri) {
		return authorityUri.PathSegments.length === 1 && !Authority.reservedTenantDomains.has(authorityUri.PathSegments[0]) && this.getAuthorityType(authorityUri) === AuthorityType.Default && this.protocolMode !== ProtocolMode.OIDC;
	}
	replaceTenant(urlString) {
		return urlString.replace(/{tenant}|{tenantid}/g, this.tenant);
	}
	replacePath(urlString) {
		let endpoint = urlString;
		const cachedAuthorityUrlComponents = new UrlString(this.metadata.canonical_authority, this.correlationId).getUrlComponents();
		const cachedAuthorityParts = cachedAuthorityUrlComponents.PathSegments;
		this.canonicalAuthorityUrlComponents.PathSegments.forEach((currentPart, index) => {
			let cachedPart = cachedAuthorityParts[index];
			if (index === 0 && this.canReplaceTenant(cachedAuthorityUrlComponents)) {
				const tenantId = new UrlString(this.metadata.authorization_endpoint, this.correlationId).getUrlComponents().PathSegments[0];
				if (cachedPart !== tenantId) {
					this.logger.verbose(`Replacing tenant domain name '${cachedPart}' with id '${tenantId}'`, this.correlationId);
					cachedPart = tenantId;
				}
			}
			if (currentPart !== cachedPart) endpoint = endpoint.replace(`/${cachedPart}/`, `/${currentPart}/`);
		});
		return this.replaceTenant(endpoint);
	}
	get defaultOpenIdConfigurationEndpoint() {
		const canonicalAuthorityHost = this.hostnameAndPort;
		if (this.canonicalAuthority.endsWith("v2.0/") || this.authorityType === AuthorityType.Adfs || this.protocolMode === ProtocolMode.OIDC && !this.isAliasOfKnownMicrosoftAuthority(canonicalAuthorityHost)) return `${this.canonicalAuthority}.well-known/openid-configuration`;
		return `${this.canonicalAuthority}v2.0/.well-known/openid-configuration`;
	}
	discoveryComplete() {
		return !!this.metadata;
	}
	async resolveEndpointsAsync() {
		const metadataEntity = this.getCurrentMetadataEntity();
		const cloudDiscoverySource = await invokeAsync(this.updateCloudDiscoveryMetadata.bind(this), AuthorityUpdateCloudDiscoveryMetadata, this.logger, this.performanceClient, this.correlationId)(metadataEntity);
		this.canonicalAuthority = this.canonicalAuthority.replace(this.hostnameAndPort, metadataEntity.preferred_network);
		const endpointSource = await invokeAsync(this.updateEndpointMetadata.bind(this), AuthorityUpdateEndpointMetadata, this.logger, this.performanceClient, this.correlationId)(metadataEntity);
		this.updateCachedMetadata(metadataEntity, cloudDiscoverySource, { source: endpointSource });
		this.performanceClient?.addFields({
			cloudDiscoverySource,
			authorityEndpointSource: endpointSource
		}, this.correlationId);
	}
	getCurrentMetadataEntity() {
		let metadataEntity = this.cacheManager.getAuthorityMetadataByAlias(this.hostnameAndPort, this.correlationId);
		if (!metadataEntity) metadataEntity = {
			aliases: [],
			preferred_cache: this.hostnameAndPort,
			preferred_network: this.hostnameAndPort,
			canonical_authority: this.canonicalAuthority,
			authorization_endpoint: "",
			token_endpoint: "",
			end_session_endpoint: "",
			issuer: "",
			aliasesFromNetwork: false,
			endpointsFromNetwork: false,
			expiresAt: generateAuthorityMetadataExpiresAt(),
			jwks_uri: ""
		};
		return metadataEntity;
	}
	updateCachedMetadata(metadataEntity, cloudDiscoverySource, endpointMetadataResult) {
		if (cloudDiscoverySource !== AuthorityMetadataSource.CACHE && endpointMetadataResult?.source !== AuthorityMetadataSource.CACHE) {
			metadataEntity.expiresAt = generateAuthorityMetadataExpiresAt();
			metadataEntity.canonical_authority = this.canonicalAuthority;
		}
		const cacheKey = this.cacheManager.generateAuthorityMetadataCacheKey(metadataEntity.preferred_cache, this.correlationId);
		this.cacheManager.setAuthorityMetadata(cacheKey, metadataEntity, this.correlationId);
		this.metadata = metadataEntity;
	}
	async updateEndpointMetadata(metadataEntity) {
		const localMetadata = this.updateEndpointMetadataFromLocalSources(metadataEntity);
		if (localMetadata) {
			if (localMetadata.source === AuthorityMetadataSource.HARDCODED_VALUES) {
				if (this.authorityOptions.azureRegionConfiguration?.azureRegion) {
					if (localMetadata.metadata) {
						const hardcodedMetadata = await invokeAsync(this.updateMetadataWithRegionalInformation.bind(this), AuthorityUpdateMetadataWithRegionalInformation, this.logger, this.performanceClient, this.correlationId)(localMetadata.metadata);
						updateAuthorityEndpointMetadata(metadataEntity, hardcodedMetadata, false);
						metadataEntity.canonical_authority = this.canonicalAuthority;
					}
				}
			}
			return localMetadata.source;
		}
		let metadata = await invokeAsync(this.getEndpointMetadataFromNetwork.bind(this), AuthorityGetEndpointMetadataFromNetwork, this.logger, this.performanceClient, this.correlationId)();
		if (metadata) {
			this.validateIssuer(metadata.issuer);
			if (this.authorityOptions.azureRegionConfiguration?.azureRegion) metadata = await invokeAsync(this.updateMetadataWithRegionalInformation.bind(this), AuthorityUpdateMetadataWithRegionalInformation, this.logger, this.performanceClient, this.correlationId)(metadata);
			updateAuthorityEndpointMetadata(metadataEntity, metadata, true);
			return AuthorityMetadataSource.NETWORK;
		} else throw createClientAuthError(openIdConfigError, this.defaultOpenIdConfigurationEndpoint, this.correlationId);
	}
	updateEndpointMetadataFromLocalSources(metadataEntity) {
		this.logger.verbose("Attempting to get endpoint metadata from authority configuration", this.correlationId);
		const configMetadata = this.getEndpointMetadataFromConfig();
		if (configMetadata) {
			this.logger.verbose("Found endpoint metadata in authority configuration", this.correlationId);
			updateAuthorityEndpointMetadata(metadataEntity, configMetadata, false);
			return { source: AuthorityMetadataSource.CONFIG };
		}
		this.logger.verbose("Did not find endpoint metadata in the config... Attempting to get endpoint metadata from the hardcoded values.", this.correlationId);
		const hardcodedMetadata = this.getEndpointMetadataFromHardcodedValues();
		if (hardcodedMetadata) {
			updateAuthorityEndpointMetadata(metadataEntity, hardcodedMetadata, false);
			return {
				source: AuthorityMetadataSource.HARDCODED_VALUES,
				metadata: hardcodedMetadata
			};
		} else this.logger.verbose("Did not find endpoint metadata in hardcoded values... Attempting to get endpoint metadata from the network metadata cache.", this.correlationId);
		const metadataEntityExpired = isAuthorityMetadataExpired(metadataEntity);
		if (this.isAuthoritySameType(metadataEntity) && metadataEntity.endpointsFromNetwork && !metadataEntityExpired) {
			this.logger.verbose("Found endpoint metadata in the cache.", "");
			return { source: AuthorityMetadataSource.CACHE };
		} else if (metadataEntityExpired) this.logger.verbose("The metadata entity is expired.", "");
		return null;
	}
	isAuthoritySameType(metadataEntity) {
		return new UrlString(metadataEntity.canonical_authority, this.correlationId).getUrlComponents().PathSegments.length === this.canonicalAuthorityUrlComponents.PathSegments.length;
	}
	getEndpointMetadataFromConfig() {
		if (this.authorityOptions.authorityMetadata) try {
			return JSON.parse(this.authorityOptions.authorityMetadata);
		} catch (e) {
			throw createClientConfigurationError(invalidAuthorityMetadata, this.correlationId);
		}
		return null;
	}
	async getEndpointMetadataFromNetwork() {
		const options = {};
		const openIdConfigurationEndpoint = this.defaultOpenIdConfigurationEndpoint;
		this.logger.verbose(`Authority.getEndpointMetadataFromNetwork: attempting to retrieve OAuth endpoints from '${openIdConfigurationEndpoint}'`, this.correlationId);
		try {
			const response = await this.networkInterface.sendGetRequestAsync(openIdConfigurationEndpoint, options);
			if (isOpenIdConfigResponse(response.body)) return response.body;
			else {
				this.logger.verbose(`Authority.getEndpointMetadataFromNetwork: could not parse response as OpenID configuration`, this.correlationId);
				return null;
			}
		} catch (e) {
			this.logger.verbose(`Authority.getEndpointMetadataFromNetwork: '${e}'`, this.correlationId);
			return null;
		}
	}
	getEndpointMetadataFromHardcodedValues() {
		if (this.hostnameAndPort in EndpointMetadata) return EndpointMetadata[this.hostnameAndPort];
		return null;
	}
	async updateMetadataWithRegionalInformation(metadata) {
		const userConfiguredAzureRegion = this.authorityOptions.azureRegionConfiguration?.azureRegion;
		if (userConfiguredAzureRegion) {
			if (userConfiguredAzureRegion !== "TryAutoDetect") {
				this.regionDiscoveryMetadata.region_outcome = RegionDiscoveryOutcomes.CONFIGURED_NO_AUTO_DETECTION;
				this.regionDiscoveryMetadata.region_used = userConfiguredAzureRegion;
				return Authority.replaceWithRegionalInformation(metadata, userConfiguredAzureRegion, this.correlationId);
			}
			const autodetectedRegionName = await invokeAsync(this.regionDiscovery.detectRegion.bind(this.regionDiscovery), RegionDiscoveryDetectRegion, this.logger, this.performanceClient, this.correlationId)(this.authorityOptions.azureRegionConfiguration?.environmentRegion, this.regionDiscoveryMetadata);
			if (autodetectedRegionName) {
				this.regionDiscoveryMetadata.region_outcome = RegionDiscoveryOutcomes.AUTO_DETECTION_REQUESTED_SUCCESSFUL;
				this.regionDiscoveryMetadata.region_used = autodetectedRegionName;
				return Authority.replaceWithRegionalInformation(metadata, autodetectedRegionName, this.correlationId);
			}
			this.regionDiscoveryMetadata.region_outcome = RegionDiscoveryOutcomes.AUTO_DETECTION_REQUESTED_FAILED;
		}
		return metadata;
	}
	async updateCloudDiscoveryMetadata(metadataEntity) {
		const localMetadataSource = this.updateCloudDiscoveryMetadataFromLocalSources(metadataEntity);
		if (localMetadataSource) return localMetadataSource;
		const metadata = await invokeAsync(this.getCloudDiscoveryMetadataFromNetwork.bind(this), AuthorityGetCloudDiscoveryMetadataFromNetwork, this.logger, this.performanceClient, this.correlationId)();
		if (metadata) {
			updateCloudDiscoveryMetadata(metadataEntity, metadata, true);
			return AuthorityMetadataSource.NETWORK;
		}
		throw createClientConfigurationError(untrustedAuthority, this.correlationId);
	}
	updateCloudDiscoveryMetadataFromLocalSources(metadataEntity) {
		this.logger.verbose("Attempting to get cloud discovery metadata from authority configuration", this.correlationId);
		this.logger.verbosePii(`Known Authorities: '${this.authorityOptions.knownAuthorities || "N/A"}'`, this.correlationId);
		this.logger.verbosePii(`Authority Metadata: '${this.authorityOptions.authorityMetadata || "N/A"}'`, this.correlationId);
		this.logger.verbosePii(`Canonical Authority: '${metadataEntity.canonical_authority || "N/A"}'`, this.correlationId);
		const metadata = this.getCloudDiscoveryMetadataFromConfig();
		if (metadata) {
			this.logger.verbose("Found cloud discovery metadata in authority configuration", this.correlationId);
			updateCloudDiscoveryMetadata(metadataEntity, metadata, false);
			return AuthorityMetadataSource.CONFIG;
		}
		this.logger.verbose("Did not find cloud discovery metadata in the config... Attempting to get cloud discovery metadata from the hardcoded values.", this.correlationId);
		const hardcodedMetadata = getCloudDiscoveryMetadataFromHardcodedValues(this.hostnameAndPort);
		if (hardcodedMetadata) {
			this.logger.verbose("Found cloud discovery metadata from hardcoded values.", this.correlationId);
			updateCloudDiscoveryMetadata(metadataEntity, hardcodedMetadata, false);
			return AuthorityMetadataSource.HARDCODED_VALUES;
		}
		this.logger.verbose("Did not find cloud discovery metadata in hardcoded values... Attempting to get cloud discovery metadata from the network metadata cache.", this.correlationId);
		const metadataEntityExpired = isAuthorityMetadataExpired(metadataEntity);
		if (this.isAuthoritySameType(metadataEntity) && metadataEntity.aliasesFromNetwork && !metadataEntityExpired) {
			this.logger.verbose("Found cloud discovery metadata in the cache.", "");
			return AuthorityMetadataSource.CACHE;
		} else if (metadataEntityExpired) this.logger.verbose("The metadata entity is expired.", "");
		return null;
	}
	getCloudDiscoveryMetadataFromConfig() {
		if (this.authorityType === AuthorityType.Ciam) {
			this.logger.verbose("CIAM authorities do not support cloud discovery metadata, generate the aliases from authority host.", this.correlationId);
			return Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort);
		}
		if (this.authorityOptions.cloudDiscoveryMetadata) {
			this.logger.verbose("The cloud discovery metadata has been provided as a network response, in the config.", this.correlationId);
			try {
				this.logger.verbose("Attempting to parse the cloud discovery metadata.", this.correlationId);
				const parsedResponse = JSON.parse(this.authorityOptions.cloudDiscoveryMetadata);
				const metadata = getCloudDiscoveryMetadataFromNetworkResponse(parsedResponse.metadata, this.hostnameAndPort);
				this.logger.verbose("Parsed the cloud discovery metadata.", "");
				if (metadata) {
					this.logger.verbose("There is returnable metadata attached to the parsed cloud discovery metadata.", this.correlationId);
					return metadata;
				} else this.logger.verbose("There is no metadata attached to the parsed cloud discovery metadata.", this.correlationId);
			} catch (e) {
				this.logger.verbose("Unable to parse the cloud discovery metadata. Throwing Invalid Cloud Discovery Metadata Error.", this.correlationId);
				throw createClientConfigurationError(invalidCloudDiscoveryMetadata, this.correlationId);
			}
		}
		if (this.isInKnownAuthorities(this.hostnameAndPort)) {
			this.logger.verbose("The host is included in knownAuthorities. Creating new cloud discovery metadata from the host.", this.correlationId);
			return Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort);
		}
		return null;
	}
	async getCloudDiscoveryMetadataFromNetwork() {
		const instanceDiscoveryEndpoint = `${AAD_INSTANCE_DISCOVERY_ENDPT}${this.canonicalAuthority}oauth2/v2.0/authorize`;
		const options = {};
		let match = null;
		try {
			const response = await this.networkInterface.sendGetRequestAsync(instanceDiscoveryEndpoint, options);
			let typedResponseBody;
			let metadata;
			if (isCloudInstanceDiscoveryResponse(response.body)) {
				typedResponseBody = response.body;
				metadata = typedResponseBody.metadata;
				this.logger.verbosePii(`tenant_discovery_endpoint is: '${typedResponseBody.tenant_discovery_endpoint}'`, this.correlationId);
			} else if (isCloudInstanceDiscoveryErrorResponse(response.body)) {
				this.logger.warning(`A CloudInstanceDiscoveryErrorResponse was returned. The cloud instance discovery network request's status code is: '${response.status}'`, this.correlationId);
				typedResponseBody = response.body;
				if (typedResponseBody.error === "invalid_instance") {
					this.logger.error("The CloudInstanceDiscoveryErrorResponse error is invalid_instance.", this.correlationId);
					return null;
				}
				this.logger.warning(`The CloudInstanceDiscoveryErrorResponse error is '${typedResponseBody.error}'`, this.correlationId);
				this.logger.warning(`The CloudInstanceDiscoveryErrorResponse error description is '${typedResponseBody.error_description}'`, this.correlationId);
				this.logger.warning("Setting the value of the CloudInstanceDiscoveryMetadata (returned from the network, correlationId) to []", this.correlationId);
				metadata = [];
			} else {
				this.logger.error("AAD did not return a CloudInstanceDiscoveryResponse or CloudInstanceDiscoveryErrorResponse", this.correlationId);
				return null;
			}
			this.logger.verbose("Attempting to find a match between the developer's authority and the CloudInstanceDiscoveryMetadata returned from the network request.", this.correlationId);
			match = getCloudDiscoveryMetadataFromNetworkResponse(metadata, this.hostnameAndPort);
		} catch (error) {
			if (error instanceof AuthError) this.logger.error(`There was a network error while attempting to get the cloud discovery instance metadata.\nError: '${error.errorCode}'\nError Description: '${error.errorMessage}'`, this.correlationId);
			else {
				const typedError = error;
				this.logger.error(`A non-MSALJS error was thrown while attempting to get the cloud instance discovery metadata.\nError: '${typedError.name}'\nError Description: '${typedError.message}'`, this.correlationId);
			}
			return null;
		}
		if (!match) {
			this.logger.warning("The developer's authority was not found within the CloudInstanceDiscoveryMetadata returned from the network request.", this.correlationId);
			this.logger.verbose("Creating custom Authority for custom domain scenario.", this.correlationId);
			match = Authority.createCloudDiscoveryMetadataFromHost(this.hostnameAndPort);
		}
		return match;
	}
	isInKnownAuthorities(host) {
		const normalizedHost = host.toLowerCase();
		return this.authorityOptions.knownAuthorities.filter((authority) => {
			return authority && UrlString.getDomainFromUrl(authority, this.correlationId).toLowerCase() === normalizedHost;
		}).length > 0;
	}
	static generateAuthority(authorityString, azureCloudOptions) {
		let authorityAzureCloudInstance;
		if (azureCloudOptions && azureCloudOptions.azureCloudInstance !== AzureCloudInstance.None) {
			const tenant = azureCloudOptions.tenant ? azureCloudOptions.tenant : DEFAULT_COMMON_TENANT;
			authorityAzureCloudInstance = `${azureCloudOptions.azureCloudInstance}/${tenant}/`;
		}
		return authorityAzureCloudInstance ? authorityAzureCloudInstance : authorityString;
	}
	static createCloudDiscoveryMetadataFromHost(host) {
		return {
			preferred_network: host,
			preferred_cache: host,
			aliases: [host]
		};
	}
	getPreferredCache() {
		if (this.managedIdentity) return DEFAULT_AUTHORITY_HOST;
		else if (this.discoveryComplete()) return this.metadata.preferred_cache;
		else throw createClientAuthError(endpointResolutionError, this.correlationId);
	}
	isAlias(host) {
		return this.metadata.aliases.indexOf(host) > -1;
	}
	isAliasOfKnownMicrosoftAuthority(host) {
		return InstanceDiscoveryMetadataAliases.has(host);
	}
	validateIssuer(issuer) {
		if (!issuer) throw createClientConfigurationError(issuerValidationFailed, this.correlationId);
		let issuerUrl;
		try {
			issuerUrl = new URL(issuer);
		} catch {
			throw createClientConfigurationError(issuerValidationFailed, this.correlationId);
		}
		const issuerScheme = issuerUrl.protocol;
		const issuerHost = issuerUrl.host;
		const authorityScheme = (this.canonicalAuthorityUrlComponents.Protocol || "").toLowerCase();
		const authorityHost = (this.canonicalAuthorityUrlComponents.HostNameAndPort || "").toLowerCase();
		const matchesAuthorityOrigin = this.matchesAuthorityOrigin(issuerScheme, issuerHost, authorityScheme, authorityHost);
		const matchesKnownMicrosoftHost = issuerScheme === "https:" && this.isAliasOfKnownMicrosoftAuthority(issuerHost);
		const matchesRegionalMicrosoftHost = issuerScheme === "https:" && this.matchesRegionalMicrosoftHost(issuerHost);
		const matchesCiamTenantPattern = this.matchesCiamTenantPattern(issuerUrl, authorityHost, this.canonicalAuthorityUrlComponents.PathSegments);
		const matchesKnownAuthority = issuerScheme === "https:" && this.isInKnownAuthorities(issuerHost);
		if (matchesAuthorityOrigin || matchesKnownMicrosoftHost || matchesRegionalMicrosoftHost || matchesCiamTenantPattern || matchesKnownAuthority) return;
		throw createClientConfigurationError(issuerValidationFailed, this.correlationId);
	}
	matchesAuthorityOrigin(issuerScheme, issuerHost, authorityScheme, authorityHost) {
		return issuerScheme === authorityScheme && issuerHost === authorityHost;
	}
	matchesRegionalMicrosoftHost(issuerHost) {
		const firstDot = issuerHost.indexOf(".");
		if (firstDot > 0 && firstDot < issuerHost.length - 1) {
			const hostWithoutRegion = issuerHost.substring(firstDot + 1);
			return this.isAliasOfKnownMicrosoftAuthority(hostWithoutRegion);
		}
		return false;
	}
	matchesCiamTenantPattern(issuerUrl, authorityHost, authorityPathSegments) {
		const pathSegment = authorityPathSegments[0];
		const tenantName = pathSegment ? pathSegment.endsWith(".onmicrosoft.com") ? pathSegment.slice(0, -AAD_TENANT_DOMAIN_SUFFIX.length) : pathSegment : authorityHost.split(".")[0];
		if (!tenantName) return false;
		const ciamBaseURL = `https://${tenantName}${CIAM_AUTH_URL}`;
		const validCiamPatterns = [
			ciamBaseURL,
			`${ciamBaseURL}/${tenantName}`,
			`${ciamBaseURL}/${tenantName}/v2.0`,
			`${ciamBaseURL}/${tenantName}${AAD_TENANT_DOMAIN_SUFFIX}`,
			`${ciamBaseURL}/${tenantName}${AAD_TENANT_DOMAIN_SUFFIX}/v2.0`
		];
		const issuerPath = issuerUrl.pathname.replace(/\/+$/, "");
		const normalizedIssuer = `${issuerUrl.protocol}//${issuerUrl.host}${issuerPath}`;
		return validCiamPatterns.some((pattern) => pattern === normalizedIssuer);
	}
	static isPublicCloudAuthority(host) {
		return KNOWN_PUBLIC_CLOUDS.indexOf(host) >= 0;
	}
	static buildRegionalAuthorityString(host, region, correlationId, queryString) {
		const authorityUrlInstance = new UrlString(host, correlationId);
		authorityUrlInstance.validateAsUri();
		const authorityUrlParts = authorityUrlInstance.getUrlComponents();
		let hostNameAndPort = `${region}.${authorityUrlParts.HostNameAndPort}`;
		if (this.isPublicCloudAuthority(authorityUrlParts.HostNameAndPort)) hostNameAndPort = `${region}.${REGIONAL_AUTH_PUBLIC_CLOUD_SUFFIX}`;
		const url = UrlString.constructAuthorityUriFromObject({
			...authorityUrlInstance.getUrlComponents(),
			HostNameAndPort: hostNameAndPort
		}, correlationId).urlString;
		if (queryString) return `${url}?${queryString}`;
		return url;
	}
	static replaceWithRegionalInformation(metadata, azureRegion, correlationId) {
		const regionalMetadata = { ...metadata };
		regionalMetadata.authorization_endpoint = Authority.buildRegionalAuthorityString(regionalMetadata.authorization_endpoint, azureRegion, correlationId);
		regionalMetadata.token_endpoint = Authority.buildRegionalAuthorityString(regionalMetadata.token_endpoint, azureRegion, correlationId);
		if (regionalMetadata.end_session_endpoint) regionalMetadata.end_session_endpoint = Authority.buildRegionalAuthorityString(regionalMetadata.end_session_endpoint, azureRegion, correlationId);
		return regionalMetadata;
	}
	static transformCIAMAuthority(authority, correlationId) {
		let ciamAuthority = authority;
		const authorityUrlComponents = new UrlString(authority, correlationId).getUrlComponents();
		if (authorityUrlComponents.PathSegments.length === 0 && authorityUrlComponents.HostNameAndPort.endsWith(".ciamlogin.com")) {
			const tenantIdOrDomain = authorityUrlComponents.HostNameAndPort.split(".")[0];
			ciamAuthority = `${ciamAuthority}${tenantIdOrDomain}${AAD_TENANT_DOMAIN_SUFFIX}`;
		}
		return ciamAuthority;
	}
};
Authority.reservedTenantDomains = /* @__PURE__ */ new Set([
	"{tenant}",
	"{tenantid}",
	AADAuthority.COMMON,
	AADAuthority.CONSUMERS,
	AADAuthority.ORGANIZATIONS
]);
function getTenantFromAuthorityString(authority, correlationId) {
	const tenantId = new UrlString(authority, correlationId).getUrlComponents().PathSegments.slice(-1)[0]?.toLowerCase();
	switch (tenantId) {
		case AADAuthority.COMMON:
		case AADAuthority.ORGANIZATIONS:
		case AADAuthority.CONSUMERS: return;
		default: return tenantId;
	}
}
function formatAuthorityUri(authorityUri) {
	return authorityUri.endsWith("/") ? authorityUri : `${authorityUri}${"/"}`;
}
function buildStaticAuthorityOptions(authOptions) {
	const rawCloudDiscoveryMetadata = authOptions.cloudDiscoveryMetadata;
	let cloudDiscoveryMetadata = void 0;
	if (rawCloudDiscoveryMetadata) try {
		cloudDiscoveryMetadata = JSON.parse(rawCloudDiscoveryMetadata);
	} catch (e) {
		throw createClientConfigurationError(invalidCloudDiscoveryMetadata, "");
	}
	return {
		canonicalAuthority: authOptions.authority ? formatAuthorityUri(authOptions.authority) : void 0,
		knownAuthorities: authOptions.knownAuthorities,
		cloudDiscoveryMetadata
	};
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/authority/AuthorityFactory.mjs
async function createDiscoveredInstance(authorityUri, networkClient, cacheManager, authorityOptions, logger, correlationId, performanceClient) {
	const authorityUriFinal = Authority.transformCIAMAuthority(formatAuthorityUri(authorityUri), correlationId);
	const acquireTokenAuthority = new Authority(authorityUriFinal, networkClient, cacheManager, authorityOptions, logger, correlationId, performanceClient);
	try {
		await invokeAsync(acquireTokenAuthority.resolveEndpointsAsync.bind(acquireTokenAuthority), AuthorityResolveEndpointsAsync, logger, performanceClient, correlationId)();
		return acquireTokenAuthority;
	} catch (e) {
		throw createClientAuthError(endpointResolutionError, correlationId);
	}
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/request/ScopeSet.mjs
var ScopeSet = class ScopeSet {
	constructor(inputScopes, correlationId) {
		this.correlationId = correlationId;
		const scopeArr = inputScopes ? StringUtils.trimArrayEntries([...inputScopes]) : [];
		const filteredInput = scopeArr ? StringUtils.removeEmptyStringsFromArray(scopeArr) : [];
		if (!filteredInput || !filteredInput.length) throw createClientConfigurationError(emptyInputScopesError, correlationId);
		this.scopes = /* @__PURE__ */ new Set();
		filteredInput.forEach((scope) => this.scopes.add(scope));
	}
	static fromString(inputScopeString, correlationId) {
		const inputScopes = (inputScopeString || "").split(" ");
		return new ScopeSet(inputScopes, correlationId);
	}
	static createSearchScopes(inputScopeString, correlationId) {
		const scopesToUse = inputScopeString && inputScopeString.length > 0 ? inputScopeString : [...OIDC_DEFAULT_SCOPES];
		const scopeSet = new ScopeSet(scopesToUse, correlationId);
		if (!scopeSet.containsOnlyOIDCScopes()) scopeSet.removeOIDCScopes();
		else scopeSet.removeScope(OFFLINE_ACCESS_SCOPE);
		return scopeSet;
	}
	containsScope(scope) {
		const lowerCaseScopes = this.printScopesLowerCase().split(" ");
		const lowerCaseScopesSet = new ScopeSet(lowerCaseScopes, this.correlationId);
		return scope ? lowerCaseScopesSet.scopes.has(scope.toLowerCase()) : false;
	}
	containsScopeSet(scopeSet) {
		if (!scopeSet || scopeSet.scopes.size <= 0) return false;
		return this.scopes.size >= scopeSet.scopes.size && scopeSet.asArray().every((scope) => this.containsScope(scope));
	}
	containsOnlyOIDCScopes() {
		let defaultScopeCount = 0;
		OIDC_SCOPES.forEach((defaultScope) => {
			if (this.containsScope(defaultScope)) defaultScopeCount += 1;
		});
		return this.scopes.size === defaultScopeCount;
	}
	appendScope(newScope) {
		if (newScope) this.scopes.add(newScope.trim());
	}
	appendScopes(newScopes) {
		try {
			newScopes.forEach((newScope) => this.appendScope(newScope));
		} catch (e) {
			throw createClientAuthError(cannotAppendScopeSet, this.correlationId);
		}
	}
	removeScope(scope) {
		if (!scope) throw createClientAuthError(cannotRemoveEmptyScope, this.correlationId);
		this.scopes.delete(scope.trim());
	}
	removeOIDCScopes() {
		OIDC_SCOPES.forEach((defaultScope) => {
			this.scopes.delete(defaultScope);
		});
	}
	unionScopeSets(otherScopes) {
		if (!otherScopes) throw createClientAuthError(emptyInputScopeSet, this.correlationId);
		const unionScopes = /* @__PURE__ */ new Set();
		otherScopes.scopes.forEach((scope) => unionScopes.add(scope.toLowerCase()));
		this.scopes.forEach((scope) => unionScopes.add(scope.toLowerCase()));
		return unionScopes;
	}
	intersectingScopeSets(otherScopes) {
		if (!otherScopes) throw createClientAuthError(emptyInputScopeSet, this.correlationId);
		if (!otherScopes.containsOnlyOIDCScopes()) otherScopes.removeOIDCScopes();
		const unionScopes = this.unionScopeSets(otherScopes);
		const sizeOtherScopes = otherScopes.getScopeCount();
		const sizeThisScopes = this.getScopeCount();
		return unionScopes.size < sizeThisScopes + sizeOtherScopes;
	}
	getScopeCount() {
		return this.scopes.size;
	}
	asArray() {
		const array = [];
		this.scopes.forEach((val) => array.push(val));
		return array;
	}
	printScopes() {
		if (this.scopes) return this.asArray().join(" ");
		return "";
	}
	printScopesLowerCase() {
		return this.printScopes().toLowerCase();
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/request/RequestParameterBuilder.mjs
function instrumentBrokerParams(parameters, correlationId, performanceClient) {
	if (!correlationId) return;
	const clientId = parameters.get(CLIENT_ID);
	if (clientId && parameters.has("brk_client_id")) performanceClient?.addFields({
		embeddedClientId: clientId,
		embeddedRedirectUri: parameters.get(REDIRECT_URI)
	}, correlationId);
}
function addResponseType(parameters, responseType) {
	parameters.set(RESPONSE_TYPE, responseType);
}
function addResponseMode(parameters, responseMode) {
	parameters.set(RESPONSE_MODE, responseMode ? responseMode : ResponseMode$1.QUERY);
}
function addScopes(parameters, scopes, correlationId, addOidcScopes = true, defaultScopes = OIDC_DEFAULT_SCOPES) {
	if (addOidcScopes && !defaultScopes.includes("openid") && !scopes.includes("openid")) defaultScopes.push("openid");
	const requestScopes = addOidcScopes ? [...scopes || [], ...defaultScopes] : scopes || [];
	const scopeSet = new ScopeSet(requestScopes, correlationId);
	parameters.set(SCOPE, scopeSet.printScopes());
}
function addClientId(parameters, clientId) {
	parameters.set(CLIENT_ID, clientId);
}
function addRedirectUri(parameters, redirectUri) {
	parameters.set(REDIRECT_URI, redirectUri);
}
function addPostLogoutRedirectUri(parameters, redirectUri) {
	parameters.set(POST_LOGOUT_URI, redirectUri);
}
function addIdTokenHint(parameters, idTokenHint) {
	parameters.set(ID_TOKEN_HINT, idTokenHint);
}
function addDomainHint(parameters, domainHint) {
	parameters.set(DOMAIN_HINT, domainHint);
}
function addLoginHint(parameters, loginHint) {
	parameters.set(LOGIN_HINT, loginHint);
}
function addCcsUpn(parameters, loginHint) {
	parameters.set(HeaderNames.CCS_HEADER, `UPN:${loginHint}`);
}
function addCcsOid(parameters, clientInfo) {
	parameters.set(HeaderNames.CCS_HEADER, `Oid:${clientInfo.uid}@${clientInfo.utid}`);
}
function addSid(parameters, sid) {
	parameters.set("sid", sid);
}
function addClaims(parameters, correlationId, claims, clientCapabilities, skipBrokerClaims, claimsToMerge) {
	const mergedClaims = buildMergedClaims(claims, skipBrokerClaims && parameters.has("brk_client_id") ? void 0 : clientCapabilities, correlationId, claimsToMerge);
	parameters.set(CLAIMS, mergedClaims);
}
function addCorrelationId(parameters, correlationId) {
	parameters.set(CLIENT_REQUEST_ID, correlationId);
}
function addLibraryInfo(parameters, libraryInfo) {
	parameters.set(X_CLIENT_SKU, libraryInfo.sku);
	parameters.set(X_CLIENT_VER, libraryInfo.version);
	if (libraryInfo.os) parameters.set(X_CLIENT_OS, libraryInfo.os);
	if (libraryInfo.cpu) parameters.set(X_CLIENT_CPU, libraryInfo.cpu);
}
function addApplicationTelemetry(parameters, appTelemetry) {
	if (appTelemetry?.appName) parameters.set(X_APP_NAME, appTelemetry.appName);
	if (appTelemetry?.appVersion) parameters.set(X_APP_VER, appTelemetry.appVersion);
}
function addPrompt(parameters, prompt) {
	parameters.set(PROMPT, prompt);
}
function addState(parameters, state) {
	if (state) parameters.set(STATE, state);
}
function addNonce(parameters, nonce) {
	parameters.set(NONCE, nonce);
}
function addCodeChallengeParams(parameters, codeChallenge, codeChallengeMethod) {
	if (codeChallenge && codeChallengeMethod) {
		parameters.set(CODE_CHALLENGE, codeChallenge);
		parameters.set(CODE_CHALLENGE_METHOD, codeChallengeMethod);
	} else throw createClientConfigurationError(pkceParamsMissing, "");
}
function addAuthorizationCode(parameters, code) {
	parameters.set(CODE, code);
}
function addDeviceCode(parameters, code) {
	parameters.set(DEVICE_CODE, code);
}
function addRefreshToken(parameters, refreshToken) {
	parameters.set(REFRESH_TOKEN, refreshToken);
}
function addCodeVerifier(parameters, codeVerifier) {
	parameters.set(CODE_VERIFIER, codeVerifier);
}
function addClientSecret(parameters, clientSecret) {
	parameters.set(CLIENT_SECRET, clientSecret);
}
function addClientAssertion(parameters, clientAssertion) {
	if (clientAssertion) parameters.set(CLIENT_ASSERTION, clientAssertion);
}
function addClientAssertionType(parameters, clientAssertionType) {
	if (clientAssertionType) parameters.set(CLIENT_ASSERTION_TYPE, clientAssertionType);
}
function addOboAssertion(parameters, oboAssertion) {
	parameters.set(OBO_ASSERTION, oboAssertion);
}
function addRequestTokenUse(parameters, tokenUse) {
	parameters.set(REQUESTED_TOKEN_USE, tokenUse);
}
function addGrantType(parameters, grantType) {
	parameters.set(GRANT_TYPE, grantType);
}
function addClientInfo(parameters) {
	parameters.set(CLIENT_INFO, "1");
}
function addCliData(parameters) {
	parameters.set(CLI_DATA, "1");
}
function addInstanceAware(parameters) {
	if (!parameters.has("instance_aware")) parameters.set(INSTANCE_AWARE, "true");
}
function addPopupOriginCheckDone(parameters) {
	if (!parameters.has("pocd")) parameters.set(POPUP_ORIGIN_CHECK_DONE, "1");
}
function addExtraParameters(parameters, extraParams) {
	Object.entries(extraParams).forEach(([key, value]) => {
		if (!parameters.has(key) && value) parameters.set(key, value);
	});
}
const DEFAULT_ID_TOKEN_CLAIMS = {
	[ClaimsRequestKeys.SIGNIN_STATE]: { essential: false },
	[ClaimsRequestKeys.LOGIN_HINT]: { essential: false },
	[ClaimsRequestKeys.TENANT_REGION_SUB_SCOPE]: { essential: false }
};
function parseClaims(claims, correlationId = "") {
	let parsed;
	try {
		parsed = JSON.parse(claims);
	} catch (e) {
		throw createClientConfigurationError(invalidClaims, correlationId);
	}
	if (!isPlainObject$1(parsed)) throw createClientConfigurationError(invalidClaims, correlationId);
	return parsed;
}
function isPlainObject$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function deepMergeClaims(baseClaims, claimsToMerge) {
	const merged = { ...baseClaims };
	for (const [key, mergeInValue] of Object.entries(claimsToMerge)) {
		const baseValue = merged[key];
		if (isPlainObject$1(baseValue) && isPlainObject$1(mergeInValue)) merged[key] = deepMergeClaims(baseValue, mergeInValue);
		else merged[key] = mergeInValue;
	}
	return merged;
}
function buildMergedClaims(claims, clientCapabilities, correlationId = "", claimsToMerge) {
	let mergedClaims = claims ? parseClaims(claims, correlationId) : {};
	if (claimsToMerge?.trim()) mergedClaims = deepMergeClaims(mergedClaims, parseClaims(claimsToMerge, correlationId));
	if (!Object.prototype.hasOwnProperty.call(mergedClaims, ClaimsRequestKeys.ID_TOKEN)) mergedClaims[ClaimsRequestKeys.ID_TOKEN] = {};
	const idTokenClaims = mergedClaims[ClaimsRequestKeys.ID_TOKEN];
	for (const [key, value] of Object.entries(DEFAULT_ID_TOKEN_CLAIMS)) if (!(key in idTokenClaims)) idTokenClaims[key] = value;
	if (clientCapabilities && clientCapabilities.length > 0) {
		if (!Object.prototype.hasOwnProperty.call(mergedClaims, ClaimsRequestKeys.ACCESS_TOKEN)) mergedClaims[ClaimsRequestKeys.ACCESS_TOKEN] = {};
		mergedClaims[ClaimsRequestKeys.ACCESS_TOKEN][ClaimsRequestKeys.XMS_CC] = { values: clientCapabilities };
	}
	return JSON.stringify(mergedClaims);
}
function addUsername(parameters, username) {
	parameters.set(PasswordGrantConstants.username, username);
}
function addPassword(parameters, password) {
	parameters.set(PasswordGrantConstants.password, password);
}
function addPopToken(parameters, cnfString) {
	if (cnfString) {
		parameters.set(TOKEN_TYPE, AuthenticationScheme.POP);
		parameters.set(REQ_CNF, cnfString);
	}
}
function addSshJwk(parameters, sshJwkString) {
	if (sshJwkString) {
		parameters.set(TOKEN_TYPE, AuthenticationScheme.SSH);
		parameters.set(REQ_CNF, sshJwkString);
	}
}
function addServerTelemetry(parameters, serverTelemetryManager) {
	parameters.set(X_CLIENT_CURR_TELEM, serverTelemetryManager.generateCurrentRequestHeaderValue());
	parameters.set(X_CLIENT_LAST_TELEM, serverTelemetryManager.generateLastRequestHeaderValue());
}
function addThrottling(parameters) {
	parameters.set(X_MS_LIB_CAPABILITY, X_MS_LIB_CAPABILITY_VALUE);
}
function addLogoutHint(parameters, logoutHint) {
	parameters.set(LOGOUT_HINT, logoutHint);
}
function addBrokerParameters(parameters, brokerClientId, brokerRedirectUri) {
	if (!parameters.has("brk_client_id")) parameters.set(BROKER_CLIENT_ID, brokerClientId);
	if (!parameters.has("brk_redirect_uri")) parameters.set(BROKER_REDIRECT_URI, brokerRedirectUri);
}
function addResource(parameters, resource) {
	if (resource) parameters.set(RESOURCE, resource);
}
function addAttributeTokens(parameters, attributeTokens) {
	const serialized = serializeAttributeTokens(attributeTokens);
	if (serialized) parameters.set(ATTRIBUTE_TOKENS, serialized);
	else parameters.delete(ATTRIBUTE_TOKENS);
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/UrlUtils.mjs
function stripLeadingHashOrQuery(responseString) {
	if (responseString.startsWith("#/")) return responseString.substring(2);
	else if (responseString.startsWith("#") || responseString.startsWith("?")) return responseString.substring(1);
	return responseString;
}
function getDeserializedResponse(responseString) {
	if (!responseString || responseString.indexOf("=") < 0) return null;
	try {
		const normalizedResponse = stripLeadingHashOrQuery(responseString);
		if (!/^[^=&?#/]+(?:=|&|$)/.test(normalizedResponse)) return null;
		const deserializedHash = Object.fromEntries(new URLSearchParams(normalizedResponse));
		if (deserializedHash.code || deserializedHash.ear_jwe || deserializedHash.error || deserializedHash.error_description || deserializedHash.state) return deserializedHash;
	} catch (e) {
		throw createClientAuthError(hashNotDeserialized, "");
	}
	return null;
}
function mapToQueryString(parameters) {
	const queryParameterArray = new Array();
	parameters.forEach((value, key) => {
		queryParameterArray.push(`${key}=${encodeURIComponent(value)}`);
	});
	return queryParameterArray.join("&");
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/ICrypto.mjs
const JsonWebTokenAlgorithms = {
	ES256: "ES256",
	RS256: "RS256"
};
const DEFAULT_CRYPTO_IMPLEMENTATION = {
	createNewGuid: () => {
		throw createClientAuthError(methodNotImplemented, "");
	},
	base64Decode: () => {
		throw createClientAuthError(methodNotImplemented, "");
	},
	base64Encode: () => {
		throw createClientAuthError(methodNotImplemented, "");
	},
	base64UrlEncode: () => {
		throw createClientAuthError(methodNotImplemented, "");
	},
	encodeKid: () => {
		throw createClientAuthError(methodNotImplemented, "");
	},
	async removeTokenBindingKey(kid, correlationId) {
		throw createClientAuthError(methodNotImplemented, correlationId);
	},
	async clearKeystore(correlationId) {
		throw createClientAuthError(methodNotImplemented, correlationId);
	},
	async signTokenBindingJwt(header, payload, kid, correlationId) {
		throw createClientAuthError(methodNotImplemented, correlationId);
	},
	async hashString() {
		throw createClientAuthError(methodNotImplemented, "");
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/ITokenBindingKeyManager.mjs
const DEFAULT_TOKEN_BINDING_KEY_MANAGER = {
	async provisionTokenBindingKey(request) {
		throw createClientAuthError(methodNotImplemented, request.correlationId);
	},
	async removeTokenBindingKey(_kid, correlationId) {
		throw createClientAuthError(methodNotImplemented, correlationId);
	},
	async getTokenBindingPublicKeyJwk(_kid, correlationId) {
		throw createClientAuthError(methodNotImplemented, correlationId);
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/logger/Logger.mjs
var LogLevel;
(function(LogLevel) {
	LogLevel[LogLevel["Error"] = 0] = "Error";
	LogLevel[LogLevel["Warning"] = 1] = "Warning";
	LogLevel[LogLevel["Info"] = 2] = "Info";
	LogLevel[LogLevel["Verbose"] = 3] = "Verbose";
	LogLevel[LogLevel["Trace"] = 4] = "Trace";
})(LogLevel || (LogLevel = {}));
const CACHE_CAPACITY = 50;
const MAX_LOGS_PER_CORRELATION = 500;
const correlationCache = /* @__PURE__ */ new Map();
function markAsRecentlyUsed(correlationId, data) {
	correlationCache.delete(correlationId);
	correlationCache.set(correlationId, data);
}
function addLogToCache(correlationId, loggedMessage) {
	const currentTime = Date.now();
	let data = correlationCache.get(correlationId);
	if (data) markAsRecentlyUsed(correlationId, data);
	else {
		data = {
			logs: [],
			firstEventTime: currentTime
		};
		correlationCache.set(correlationId, data);
		if (correlationCache.size > CACHE_CAPACITY) {
			const firstKey = correlationCache.keys().next().value;
			if (firstKey !== void 0) correlationCache.delete(firstKey);
		}
	}
	data.logs.push({
		...loggedMessage,
		milliseconds: currentTime - data.firstEventTime
	});
	if (data.logs.length > MAX_LOGS_PER_CORRELATION) data.logs.shift();
}
function getMessageHash(str) {
	if (str.length < 6) return null;
	if (str.length > 6 && str[6] !== " ") return null;
	for (let i = 0; i < 6; i++) {
		const char = str[i];
		if (!(char >= "a" && char <= "z" || char >= "A" && char <= "Z" || char >= "0" && char <= "9")) return null;
	}
	return str.substring(0, 6);
}
var Logger = class Logger {
	constructor(loggerOptions, packageName, packageVersion) {
		this.level = LogLevel.Info;
		const defaultLoggerCallback = () => {};
		const setLoggerOptions = loggerOptions || Logger.createDefaultLoggerOptions();
		this.localCallback = setLoggerOptions.loggerCallback || defaultLoggerCallback;
		this.piiLoggingEnabled = setLoggerOptions.piiLoggingEnabled || false;
		this.level = typeof setLoggerOptions.logLevel === "number" ? setLoggerOptions.logLevel : LogLevel.Info;
		this.packageName = packageName || "";
		this.packageVersion = packageVersion || "";
	}
	static createDefaultLoggerOptions() {
		return {
			loggerCallback: () => {},
			piiLoggingEnabled: false,
			logLevel: LogLevel.Info
		};
	}
	clone(packageName, packageVersion) {
		return new Logger({
			loggerCallback: this.localCallback,
			piiLoggingEnabled: this.piiLoggingEnabled,
			logLevel: this.level
		}, packageName, packageVersion);
	}
	logMessage(logMessage, options) {
		const correlationId = options.correlationId;
		const messageHash = getMessageHash(logMessage);
		if (messageHash) addLogToCache(correlationId, {
			hash: messageHash,
			level: options.logLevel,
			containsPii: options.containsPii || false,
			milliseconds: 0
		});
		if (options.logLevel > this.level || !this.piiLoggingEnabled && options.containsPii) return;
		const log = `${`[${(/* @__PURE__ */ new Date()).toUTCString()}] : [${correlationId}]`} : ${this.packageName}@${this.packageVersion} : ${LogLevel[options.logLevel]} - ${logMessage}`;
		this.executeCallback(options.logLevel, log, options.containsPii || false);
	}
	executeCallback(level, message, containsPii) {
		if (this.localCallback) this.localCallback(level, message, containsPii);
	}
	error(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Error,
			containsPii: false,
			correlationId
		});
	}
	errorPii(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Error,
			containsPii: true,
			correlationId
		});
	}
	warning(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Warning,
			containsPii: false,
			correlationId
		});
	}
	warningPii(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Warning,
			containsPii: true,
			correlationId
		});
	}
	info(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Info,
			containsPii: false,
			correlationId
		});
	}
	infoPii(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Info,
			containsPii: true,
			correlationId
		});
	}
	verbose(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Verbose,
			containsPii: false,
			correlationId
		});
	}
	verbosePii(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Verbose,
			containsPii: true,
			correlationId
		});
	}
	trace(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Trace,
			containsPii: false,
			correlationId
		});
	}
	tracePii(message, correlationId) {
		this.logMessage(message, {
			logLevel: LogLevel.Trace,
			containsPii: true,
			correlationId
		});
	}
	isPiiLoggingEnabled() {
		return this.piiLoggingEnabled || false;
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/packageMetadata.mjs
const name$1 = "@azure/msal-common";
const version$1 = "16.16.1";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/CacheErrorCodes.mjs
const cacheQuotaExceeded = "cache_quota_exceeded";
const cacheErrorUnknown = "cache_error_unknown";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/CacheError.mjs
var CacheError = class CacheError extends Error {
	constructor(errorCode, errorMessage) {
		const message = errorMessage || getDefaultErrorMessage(errorCode);
		super(message);
		Object.setPrototypeOf(this, CacheError.prototype);
		this.name = "CacheError";
		this.errorCode = errorCode;
		this.errorMessage = message;
	}
};
function createCacheError(e) {
	if (!(e instanceof Error)) return new CacheError(cacheErrorUnknown);
	if (e.name === "QuotaExceededError" || e.name === "NS_ERROR_DOM_QUOTA_REACHED" || e.message.includes("exceeded the quota")) return new CacheError(cacheQuotaExceeded);
	else return new CacheError(e.name, e.message);
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/cache/CacheManager.mjs
var CacheManager = class {
	constructor(clientId, cryptoImpl, logger, performanceClient, staticAuthorityOptions, tokenBindingKeyManager) {
		this.clientId = clientId;
		this.cryptoImpl = cryptoImpl;
		this.tokenBindingKeyManager = tokenBindingKeyManager;
		this.commonLogger = logger.clone(name$1, version$1);
		this.staticAuthorityOptions = staticAuthorityOptions;
		this.performanceClient = performanceClient;
	}
	getAllAccounts(accountFilter = {}, correlationId) {
		return this.buildTenantProfiles(this.getAccountsFilteredBy(accountFilter, correlationId), correlationId, accountFilter);
	}
	getAccountInfoFilteredBy(accountFilter, correlationId) {
		if (Object.keys(accountFilter).length === 0 || Object.values(accountFilter).every((value) => value === null || value === void 0 || value === "")) {
			this.commonLogger.warning("getAccountInfoFilteredBy: Account filter is empty or invalid, returning null", correlationId);
			return null;
		}
		const allAccounts = this.getAllAccounts(accountFilter, correlationId);
		if (allAccounts.length > 1) return allAccounts.sort((a, b) => {
			const aHasClaims = a.idTokenClaims ? 1 : 0;
			return (b.idTokenClaims ? 1 : 0) - aHasClaims;
		})[0];
		else if (allAccounts.length === 1) return allAccounts[0];
		else return null;
	}
	getBaseAccountInfo(accountFilter, correlationId) {
		const accountEntities = this.getAccountsFilteredBy(accountFilter, correlationId);
		if (accountEntities.length > 0) return getAccountInfo(accountEntities[0]);
		else return null;
	}
	buildTenantProfiles(cachedAccounts, correlationId, accountFilter) {
		return cachedAccounts.flatMap((accountEntity) => {
			return this.getTenantProfilesFromAccountEntity(accountEntity, correlationId, accountFilter?.tenantId, accountFilter);
		});
	}
	getTenantedAccountInfoByFilter(accountInfo, tokenKeys, tenantProfile, correlationId, tenantProfileFilter) {
		let tenantedAccountInfo = null;
		let idTokenClaims;
		if (tenantProfileFilter) {
			if (!this.tenantProfileMatchesFilter(tenantProfile, tenantProfileFilter)) return null;
		}
		const idToken = this.getIdToken(accountInfo, correlationId, tokenKeys, tenantProfile.tenantId);
		if (idToken) {
			idTokenClaims = extractTokenClaims(idToken.secret, this.cryptoImpl.base64Decode, correlationId);
			if (!this.idTokenClaimsMatchTenantProfileFilter(idTokenClaims, tenantProfileFilter)) return null;
		}
		tenantedAccountInfo = updateAccountTenantProfileData(accountInfo, tenantProfile, idTokenClaims, idToken?.secret);
		return tenantedAccountInfo;
	}
	getTenantProfilesFromAccountEntity(accountEntity, correlationId, targetTenantId, tenantProfileFilter) {
		const accountInfo = getAccountInfo(accountEntity);
		let searchTenantProfiles = accountInfo.tenantProfiles || /* @__PURE__ */ new Map();
		const tokenKeys = this.getTokenKeys();
		if (targetTenantId) {
			const tenantProfile = searchTenantProfiles.get(targetTenantId);
			if (tenantProfile) searchTenantProfiles = /* @__PURE__ */ new Map([[targetTenantId, tenantProfile]]);
			else return [];
		}
		const matchingTenantProfiles = [];
		searchTenantProfiles.forEach((tenantProfile) => {
			const tenantedAccountInfo = this.getTenantedAccountInfoByFilter(accountInfo, tokenKeys, tenantProfile, correlationId, tenantProfileFilter);
			if (tenantedAccountInfo) matchingTenantProfiles.push(tenantedAccountInfo);
		});
		return matchingTenantProfiles;
	}
	tenantProfileMatchesFilter(tenantProfile, tenantProfileFilter) {
		if (!!tenantProfileFilter.localAccountId && !this.matchLocalAccountIdFromTenantProfile(tenantProfile, tenantProfileFilter.localAccountId)) return false;
		if (!!tenantProfileFilter.name && !(tenantProfile.name === tenantProfileFilter.name)) return false;
		if (tenantProfileFilter.isHomeTenant !== void 0 && !(tenantProfile.isHomeTenant === tenantProfileFilter.isHomeTenant)) return false;
		if (!!tenantProfileFilter.username && !this.matchUsername(tenantProfile.username, tenantProfileFilter.username) && !this.matchUsername(tenantProfile.upn, tenantProfileFilter.username)) return false;
		if (!!tenantProfileFilter.loginHint && !this.matchLoginHintWithTenantProfile(tenantProfile, tenantProfileFilter.loginHint)) return false;
		if (!!tenantProfileFilter.upn && !(tenantProfile.upn === tenantProfileFilter.upn)) return false;
		if (!!tenantProfileFilter.nativeAccountId && tenantProfile.nativeAccountId !== tenantProfileFilter.nativeAccountId) return false;
		return true;
	}
	idTokenClaimsMatchTenantProfileFilter(idTokenClaims, tenantProfileFilter) {
		if (tenantProfileFilter) {
			if (!!tenantProfileFilter.localAccountId && !this.matchLocalAccountIdFromTokenClaims(idTokenClaims, tenantProfileFilter.localAccountId)) return false;
			if (!!tenantProfileFilter.loginHint && !this.matchLoginHintFromTokenClaims(idTokenClaims, tenantProfileFilter.loginHint)) return false;
			if (!!tenantProfileFilter.username && !this.matchUsername(idTokenClaims.preferred_username, tenantProfileFilter.username) && !this.matchUsername(idTokenClaims.upn, tenantProfileFilter.username)) return false;
			if (!!tenantProfileFilter.name && !this.matchName(idTokenClaims, tenantProfileFilter.name)) return false;
			if (!!tenantProfileFilter.sid && !this.matchSid(idTokenClaims, tenantProfileFilter.sid)) return false;
		}
		return true;
	}
	async saveCacheRecord(cacheRecord, correlationId, kmsi, apiId, storeInCache) {
		if (!cacheRecord) throw createClientAuthError(invalidCacheRecord, correlationId);
		try {
			if (!!cacheRecord.account) await this.setAccount(cacheRecord.account, correlationId, kmsi, apiId);
			if (!!cacheRecord.idToken && storeInCache?.idToken !== false) await this.setIdTokenCredential(cacheRecord.idToken, correlationId, kmsi);
			if (!!cacheRecord.accessToken && storeInCache?.accessToken !== false) await this.saveAccessToken(cacheRecord.accessToken, correlationId, kmsi);
			if (!!cacheRecord.refreshToken && storeInCache?.refreshToken !== false) await this.setRefreshTokenCredential(cacheRecord.refreshToken, correlationId, kmsi);
			if (!!cacheRecord.appMetadata) this.setAppMetadata(cacheRecord.appMetadata, correlationId);
		} catch (e) {
			this.commonLogger?.error(`CacheManager.saveCacheRecord: failed`, correlationId);
			if (e instanceof AuthError) throw e;
			else throw createCacheError(e);
		}
	}
	async saveAccessToken(credential, correlationId, kmsi) {
		let additionalCacheKeyHash;
		if (credential.additionalCacheKeyComponents && Object.keys(credential.additionalCacheKeyComponents).length > 0) additionalCacheKeyHash = await this.cryptoImpl.hashString(JSON.stringify(credential.additionalCacheKeyComponents));
		const accessTokenFilter = {
			clientId: credential.clientId,
			credentialType: credential.credentialType,
			environment: credential.environment,
			homeAccountId: credential.homeAccountId,
			realm: credential.realm,
			tokenType: credential.tokenType
		};
		const tokenKeys = this.getTokenKeys();
		const currentScopes = ScopeSet.fromString(credential.target, correlationId);
		const accessTokenKeysToRemove = [];
		tokenKeys.accessToken.forEach((key) => {
			if (!this.accessTokenKeyMatchesFilter(key, accessTokenFilter, false)) return;
			const tokenEntity = this.getAccessTokenCredential(key, correlationId);
			if (tokenEntity && this.credentialMatchesFilter(tokenEntity, accessTokenFilter, correlationId)) {
				if (ScopeSet.fromString(tokenEntity.target, correlationId).intersectingScopeSets(currentScopes)) accessTokenKeysToRemove.push(key);
			}
		});
		for (const key of accessTokenKeysToRemove) await this.removeAccessTokenAndTokenBindingKey(key, correlationId, credential.keyId);
		await this.setAccessTokenCredential(credential, correlationId, kmsi, additionalCacheKeyHash);
	}
	getAccountsFilteredBy(accountFilter, correlationId) {
		const allAccountKeys = this.getAccountKeys();
		const matchingAccounts = [];
		allAccountKeys.forEach((cacheKey) => {
			const entity = this.getAccount(cacheKey, correlationId);
			if (!entity) return;
			if (!!accountFilter.homeAccountId && !this.matchHomeAccountId(entity, accountFilter.homeAccountId)) return;
			if (!!accountFilter.environment && !this.matchEnvironment(entity, accountFilter.environment, correlationId)) return;
			if (!!accountFilter.realm && !this.matchRealm(entity, accountFilter.realm)) return;
			if (!!accountFilter.authorityType && !this.matchAuthorityType(entity, accountFilter.authorityType)) return;
			const tenantProfileFilter = {
				localAccountId: accountFilter?.localAccountId,
				name: accountFilter?.name,
				username: accountFilter?.username,
				loginHint: accountFilter?.loginHint,
				upn: accountFilter?.upn,
				nativeAccountId: accountFilter?.nativeAccountId
			};
			const matchingTenantProfiles = entity.tenantProfiles?.filter((tenantProfile) => {
				return this.tenantProfileMatchesFilter(tenantProfile, tenantProfileFilter);
			});
			if (matchingTenantProfiles && matchingTenantProfiles.length === 0) return;
			matchingAccounts.push(entity);
		});
		return matchingAccounts;
	}
	credentialMatchesFilter(entity, filter, correlationId) {
		if (!!filter.clientId && !this.matchClientId(entity, filter.clientId)) return false;
		if (!!filter.userAssertionHash && !this.matchUserAssertionHash(entity, filter.userAssertionHash)) return false;
		if (typeof filter.homeAccountId === "string" && !this.matchHomeAccountId(entity, filter.homeAccountId)) return false;
		if (!!filter.environment && !this.matchEnvironment(entity, filter.environment, correlationId)) return false;
		if (!!filter.realm && !this.matchRealm(entity, filter.realm)) return false;
		if (!!filter.credentialType && !this.matchCredentialType(entity, filter.credentialType)) return false;
		if (!!filter.familyId && !this.matchFamilyId(entity, filter.familyId)) return false;
		if (!!filter.target && !this.matchTarget(entity, filter.target, correlationId)) return false;
		if (entity.credentialType === CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME) {
			if (!this.matchAccessTokenWithAuthScheme(entity, filter)) return false;
		}
		const entityComponents = entity.additionalCacheKeyComponents;
		const filterComponents = filter.additionalCacheKeyComponents;
		const entityHasComponents = !!entityComponents && Object.keys(entityComponents).length > 0;
		const filterHasComponents = !!filterComponents && Object.keys(filterComponents).length > 0;
		if (entityHasComponents !== filterHasComponents) return false;
		if (entityHasComponents && filterHasComponents) {
			const entityKeys = Object.keys(entityComponents).sort();
			const filterKeys = Object.keys(filterComponents).sort();
			if (entityKeys.length !== filterKeys.length) return false;
			for (let i = 0; i < entityKeys.length; i++) if (entityKeys[i] !== filterKeys[i] || entityComponents[entityKeys[i]] !== filterComponents[filterKeys[i]]) return false;
		}
		return true;
	}
	getAppMetadataFilteredBy(filter, correlationId) {
		const allCacheKeys = this.getKeys();
		const matchingAppMetadata = {};
		allCacheKeys.forEach((cacheKey) => {
			if (!this.isAppMetadata(cacheKey)) return;
			const entity = this.getAppMetadata(cacheKey, correlationId);
			if (!entity) return;
			if (!!filter.environment && !this.matchEnvironment(entity, filter.environment, correlationId)) return;
			if (!!filter.clientId && !this.matchClientId(entity, filter.clientId)) return;
			matchingAppMetadata[cacheKey] = entity;
		});
		return matchingAppMetadata;
	}
	getAuthorityMetadataByAlias(host, correlationId) {
		const allCacheKeys = this.getAuthorityMetadataKeys();
		let matchedEntity = null;
		allCacheKeys.forEach((cacheKey) => {
			if (!this.isAuthorityMetadata(cacheKey) || cacheKey.indexOf(this.clientId) === -1) return;
			const entity = this.getAuthorityMetadata(cacheKey, correlationId);
			if (!entity) return;
			if (entity.aliases.indexOf(host) === -1) return;
			matchedEntity = entity;
		});
		return matchedEntity;
	}
	removeAllAccounts(correlationId) {
		this.getAllAccounts({}, correlationId).forEach((account) => {
			this.removeAccount(account, correlationId);
		});
	}
	removeAccount(account, correlationId) {
		const accountKeys = this.getAccountKeys();
		const keyFilter = (key) => {
			return key.includes(account.homeAccountId) && key.includes(account.environment);
		};
		this.getTokenKeys().idToken.filter(keyFilter).forEach((key) => {
			this.removeIdToken(key, correlationId);
		});
		this.removeAccountContext(account, correlationId);
		accountKeys.filter(keyFilter).forEach((key) => {
			this.removeItem(key, correlationId);
			this.performanceClient.incrementFields({ accountsRemoved: 1 }, correlationId);
		});
	}
	removeAccountContext(account, correlationId) {
		const allTokenKeys = this.getTokenKeys();
		const keyFilter = (key) => {
			return key.includes(account.homeAccountId) && key.includes(account.environment);
		};
		allTokenKeys.accessToken.filter(keyFilter).forEach((key) => {
			this.removeAccessToken(key, correlationId);
		});
		allTokenKeys.refreshToken.filter(keyFilter).forEach((key) => {
			this.removeRefreshToken(key, correlationId);
		});
	}
	removeAccessToken(key, correlationId) {
		const credential = this.removeAccessTokenCredential(key, correlationId);
		if (credential) this.removeTokenBindingKeyForCredential(credential, correlationId);
	}
	async removeAccessTokenAndTokenBindingKey(key, correlationId, preservedKeyId) {
		const credential = this.removeAccessTokenCredential(key, correlationId);
		if (credential) await this.removeTokenBindingKeyForCredential(credential, correlationId, preservedKeyId);
	}
	removeAccessTokenCredential(key, correlationId) {
		const credential = this.getAccessTokenCredential(key, correlationId);
		if (!credential) return null;
		this.removeItem(key, correlationId);
		this.performanceClient.incrementFields({ accessTokensRemoved: 1 }, correlationId);
		return credential;
	}
	async removeTokenBindingKeyForCredential(credential, correlationId, preservedKeyId) {
		if (credential.credentialType.toLowerCase() === CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME.toLowerCase()) switch (credential.tokenType?.toLowerCase()) {
			case AuthenticationScheme.POP:
			case AuthenticationScheme.DPOP.toLowerCase(): {
				const kid = credential.keyId;
				if (kid && kid !== preservedKeyId && !this.isTokenBindingKeyReferenced(kid, correlationId)) try {
					await this.tokenBindingKeyManager.removeTokenBindingKey(kid, correlationId);
				} catch {
					this.commonLogger.error("Failed to remove token binding key", correlationId);
					this.performanceClient?.incrementFields({ removeTokenBindingKeyFailure: 1 }, correlationId);
				}
				break;
			}
		}
	}
	isTokenBindingKeyReferenced(keyId, correlationId) {
		return this.getTokenKeys().accessToken.some((accessTokenKey) => {
			return this.getAccessTokenCredential(accessTokenKey, correlationId)?.keyId === keyId;
		});
	}
	removeAppMetadata(correlationId) {
		this.getKeys().forEach((cacheKey) => {
			if (this.isAppMetadata(cacheKey)) this.removeItem(cacheKey, correlationId);
		});
		return true;
	}
	getIdToken(account, correlationId, tokenKeys, targetRealm) {
		this.commonLogger.trace("CacheManager - getIdToken called", correlationId);
		const idTokenFilter = {
			homeAccountId: account.homeAccountId,
			environment: account.environment,
			credentialType: CredentialType.ID_TOKEN,
			clientId: this.clientId,
			realm: targetRealm
		};
		const idTokenMap = this.getIdTokensByFilter(idTokenFilter, correlationId, tokenKeys);
		const numIdTokens = idTokenMap.size;
		if (numIdTokens < 1) {
			this.commonLogger.info("CacheManager:getIdToken - No token found", correlationId);
			return null;
		} else if (numIdTokens > 1) {
			let tokensToBeRemoved = idTokenMap;
			if (!targetRealm) {
				const homeIdTokenMap = /* @__PURE__ */ new Map();
				idTokenMap.forEach((idToken, key) => {
					if (idToken.realm === account.tenantId) homeIdTokenMap.set(key, idToken);
				});
				const numHomeIdTokens = homeIdTokenMap.size;
				if (numHomeIdTokens < 1) {
					this.commonLogger.info("CacheManager:getIdToken - Multiple ID tokens found for account but none match account entity tenant id, returning first result", correlationId);
					return idTokenMap.values().next().value ?? null;
				} else if (numHomeIdTokens === 1) {
					this.commonLogger.info("CacheManager:getIdToken - Multiple ID tokens found for account, defaulting to home tenant profile", correlationId);
					return homeIdTokenMap.values().next().value ?? null;
				} else tokensToBeRemoved = homeIdTokenMap;
			}
			this.commonLogger.info("CacheManager:getIdToken - Multiple matching ID tokens found, clearing them", correlationId);
			tokensToBeRemoved.forEach((idToken, key) => {
				this.removeIdToken(key, correlationId);
			});
			this.performanceClient.addFields({ multiMatchedID: idTokenMap.size }, correlationId);
			return null;
		}
		this.commonLogger.info("CacheManager:getIdToken - Returning ID token", correlationId);
		return idTokenMap.values().next().value ?? null;
	}
	getIdTokensByFilter(filter, correlationId, tokenKeys) {
		const idTokenKeys = tokenKeys && tokenKeys.idToken || this.getTokenKeys().idToken;
		const idTokens = /* @__PURE__ */ new Map();
		idTokenKeys.forEach((key) => {
			if (!this.idTokenKeyMatchesFilter(key, {
				clientId: this.clientId,
				...filter
			})) return;
			const idToken = this.getIdTokenCredential(key, correlationId);
			if (idToken && this.credentialMatchesFilter(idToken, filter, correlationId)) idTokens.set(key, idToken);
		});
		return idTokens;
	}
	idTokenKeyMatchesFilter(inputKey, filter) {
		const key = inputKey.toLowerCase();
		if (filter.clientId && key.indexOf(filter.clientId.toLowerCase()) === -1) return false;
		if (filter.homeAccountId && key.indexOf(filter.homeAccountId.toLowerCase()) === -1) return false;
		return true;
	}
	removeIdToken(key, correlationId) {
		this.removeItem(key, correlationId);
	}
	removeRefreshToken(key, correlationId) {
		this.removeItem(key, correlationId);
	}
	getAccessToken(account, request, tokenKeys, targetRealm) {
		const correlationId = request.correlationId;
		this.commonLogger.trace("CacheManager - getAccessToken called", correlationId);
		const scopes = ScopeSet.createSearchScopes(request.scopes, correlationId);
		const authScheme = request.authenticationScheme || AuthenticationScheme.BEARER;
		const normalizedAuthScheme = authScheme.toLowerCase();
		const credentialType = authScheme && authScheme.toLowerCase() !== AuthenticationScheme.BEARER.toLowerCase() ? CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME : CredentialType.ACCESS_TOKEN;
		const attributeTokenPartition = serializeAttributeTokens(request.attributeTokens);
		const additionalCacheKeyComponents = attributeTokenPartition ? { attribute_tokens: attributeTokenPartition } : void 0;
		const accessTokenFilter = {
			homeAccountId: account.homeAccountId,
			environment: account.environment,
			credentialType,
			clientId: this.clientId,
			realm: targetRealm || account.tenantId,
			target: scopes,
			tokenType: authScheme,
			keyId: authScheme === AuthenticationScheme.SSH ? request.sshKid : normalizedAuthScheme === AuthenticationScheme.DPOP.toLowerCase() ? request.popKid || request.dpopJkt : void 0,
			additionalCacheKeyComponents
		};
		const accessTokenKeys = tokenKeys && tokenKeys.accessToken || this.getTokenKeys().accessToken;
		const accessTokens = [];
		const matchedKeys = [];
		accessTokenKeys.forEach((key) => {
			if (this.accessTokenKeyMatchesFilter(key, accessTokenFilter, true)) {
				const accessToken = this.getAccessTokenCredential(key, correlationId);
				if (accessToken && this.credentialMatchesFilter(accessToken, accessTokenFilter, correlationId)) {
					accessTokens.push(accessToken);
					matchedKeys.push(key);
				}
			}
		});
		if (accessTokens.length < 1) {
			this.commonLogger.info("CacheManager:getAccessToken - No token found", correlationId);
			return null;
		} else if (accessTokens.length > 1) {
			this.commonLogger.info("CacheManager:getAccessToken - Multiple access tokens found, clearing them", correlationId);
			matchedKeys.forEach((key) => {
				this.removeAccessToken(key, correlationId);
			});
			this.performanceClient.addFields({ multiMatchedAT: accessTokens.length }, correlationId);
			return null;
		}
		this.commonLogger.info("CacheManager:getAccessToken - Returning access token", correlationId);
		return accessTokens[0];
	}
	accessTokenKeyMatchesFilter(inputKey, filter, keyMustContainAllScopes) {
		const key = inputKey.toLowerCase();
		if (filter.clientId && key.indexOf(filter.clientId.toLowerCase()) === -1) return false;
		if (filter.homeAccountId && key.indexOf(filter.homeAccountId.toLowerCase()) === -1) return false;
		if (filter.realm && key.indexOf(filter.realm.toLowerCase()) === -1) return false;
		if (filter.target) {
			const scopes = filter.target.asArray();
			for (let i = 0; i < scopes.length; i++) if (keyMustContainAllScopes && !key.includes(scopes[i].toLowerCase())) return false;
			else if (!keyMustContainAllScopes && key.includes(scopes[i].toLowerCase())) return true;
		}
		return true;
	}
	getAccessTokensByFilter(filter, correlationId) {
		const tokenKeys = this.getTokenKeys();
		const accessTokens = [];
		tokenKeys.accessToken.forEach((key) => {
			if (!this.accessTokenKeyMatchesFilter(key, filter, true)) return;
			const accessToken = this.getAccessTokenCredential(key, correlationId);
			if (accessToken && this.credentialMatchesFilter(accessToken, filter, correlationId)) accessTokens.push(accessToken);
		});
		return accessTokens;
	}
	getRefreshToken(account, familyRT, correlationId, tokenKeys) {
		this.commonLogger.trace("CacheManager - getRefreshToken called", correlationId);
		const id = familyRT ? "1" : void 0;
		const refreshTokenFilter = {
			homeAccountId: account.homeAccountId,
			environment: account.environment,
			credentialType: CredentialType.REFRESH_TOKEN,
			clientId: this.clientId,
			familyId: id
		};
		const refreshTokenKeys = tokenKeys && tokenKeys.refreshToken || this.getTokenKeys().refreshToken;
		const refreshTokens = [];
		refreshTokenKeys.forEach((key) => {
			if (this.refreshTokenKeyMatchesFilter(key, refreshTokenFilter)) {
				const refreshToken = this.getRefreshTokenCredential(key, correlationId);
				if (refreshToken && this.credentialMatchesFilter(refreshToken, refreshTokenFilter, correlationId)) refreshTokens.push(refreshToken);
			}
		});
		const numRefreshTokens = refreshTokens.length;
		if (numRefreshTokens < 1) {
			this.commonLogger.info("CacheManager:getRefreshToken - No refresh token found.", correlationId);
			return null;
		}
		if (numRefreshTokens > 1) this.performanceClient.addFields({ multiMatchedRT: numRefreshTokens }, correlationId);
		this.commonLogger.info("CacheManager:getRefreshToken - returning refresh token", correlationId);
		return refreshTokens[0];
	}
	refreshTokenKeyMatchesFilter(inputKey, filter) {
		const key = inputKey.toLowerCase();
		if (filter.familyId && key.indexOf(filter.familyId.toLowerCase()) === -1) return false;
		if (!filter.familyId && filter.clientId && key.indexOf(filter.clientId.toLowerCase()) === -1) return false;
		if (filter.homeAccountId && key.indexOf(filter.homeAccountId.toLowerCase()) === -1) return false;
		return true;
	}
	readAppMetadataFromCache(environment, correlationId) {
		const appMetadataFilter = {
			environment,
			clientId: this.clientId
		};
		const appMetadata = this.getAppMetadataFilteredBy(appMetadataFilter, correlationId);
		const appMetadataEntries = Object.keys(appMetadata).map((key) => appMetadata[key]);
		const numAppMetadata = appMetadataEntries.length;
		if (numAppMetadata < 1) return null;
		else if (numAppMetadata > 1) throw createClientAuthError(multipleMatchingAppMetadata, correlationId);
		return appMetadataEntries[0];
	}
	isAppMetadataFOCI(environment, correlationId) {
		const appMetadata = this.readAppMetadataFromCache(environment, correlationId);
		return !!(appMetadata && appMetadata.familyId === "1");
	}
	matchHomeAccountId(entity, homeAccountId) {
		return !!(typeof entity.homeAccountId === "string" && homeAccountId === entity.homeAccountId);
	}
	matchLocalAccountIdFromTokenClaims(tokenClaims, localAccountId) {
		return localAccountId === (tokenClaims.oid || tokenClaims.sub);
	}
	matchLocalAccountIdFromTenantProfile(tenantProfile, localAccountId) {
		return tenantProfile.localAccountId === localAccountId;
	}
	matchName(claims, name) {
		return !!(name.toLowerCase() === claims.name?.toLowerCase());
	}
	matchUsername(cachedUsername, filterUsername) {
		return !!(cachedUsername && typeof cachedUsername === "string" && filterUsername?.toLowerCase() === cachedUsername.toLowerCase());
	}
	matchLoginHintWithTenantProfile(tenantProfile, loginHintFilter) {
		return tenantProfile.loginHint === loginHintFilter || tenantProfile.username === loginHintFilter || tenantProfile.upn === loginHintFilter;
	}
	matchUserAssertionHash(entity, userAssertionHash) {
		return !!(entity.userAssertionHash && userAssertionHash === entity.userAssertionHash);
	}
	matchEnvironment(entity, environment, correlationId) {
		if (this.staticAuthorityOptions) {
			const staticAliases = getAliasesFromStaticSources(this.staticAuthorityOptions, this.commonLogger, correlationId);
			if (staticAliases.includes(environment) && staticAliases.includes(entity.environment)) return true;
		}
		const cloudMetadata = this.getAuthorityMetadataByAlias(environment, correlationId);
		if (cloudMetadata && cloudMetadata.aliases.indexOf(entity.environment) > -1) return true;
		return false;
	}
	matchCredentialType(entity, credentialType) {
		return entity.credentialType && credentialType.toLowerCase() === entity.credentialType.toLowerCase();
	}
	matchClientId(entity, clientId) {
		return !!(entity.clientId && clientId === entity.clientId);
	}
	matchFamilyId(entity, familyId) {
		return !!(entity.familyId && familyId === entity.familyId);
	}
	matchRealm(entity, realm) {
		return !!(entity.realm?.toLowerCase() === realm.toLowerCase());
	}
	matchLoginHintFromTokenClaims(tokenClaims, loginHint) {
		if (tokenClaims.login_hint === loginHint) return true;
		if (tokenClaims.preferred_username === loginHint) return true;
		if (tokenClaims.upn === loginHint) return true;
		if (tokenClaims.emails && tokenClaims.emails.includes(loginHint)) return true;
		return false;
	}
	matchSid(idTokenClaims, sid) {
		return idTokenClaims.sid === sid;
	}
	matchAuthorityType(entity, authorityType) {
		return !!(entity.authorityType && authorityType.toLowerCase() === entity.authorityType.toLowerCase());
	}
	matchTarget(entity, target, correlationId) {
		if (entity.credentialType !== CredentialType.ACCESS_TOKEN && entity.credentialType !== CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME || !entity.target) return false;
		return ScopeSet.fromString(entity.target, correlationId).containsScopeSet(target);
	}
	matchTokenType(entity, tokenType) {
		return !!(entity.tokenType && entity.tokenType.toLowerCase() === tokenType.toLowerCase());
	}
	matchAccessTokenWithAuthScheme(entity, filter) {
		const normalizedFilterTokenType = filter.tokenType?.toLowerCase();
		if (!!filter.tokenType && !this.matchTokenType(entity, filter.tokenType)) return false;
		switch (normalizedFilterTokenType) {
			case "dpop":
			case AuthenticationScheme.SSH: return this.matchKeyBoundAccessToken(entity, filter);
			default: return true;
		}
	}
	matchKeyBoundAccessToken(entity, filter) {
		if (!filter.keyId) return true;
		return this.matchKeyId(entity, filter.keyId);
	}
	matchKeyId(entity, keyId) {
		return !!(entity.keyId && entity.keyId === keyId);
	}
	isAppMetadata(key) {
		return key.indexOf(APP_METADATA) !== -1;
	}
	isAuthorityMetadata(key) {
		return key.indexOf(AUTHORITY_METADATA_CACHE_KEY) !== -1;
	}
	generateAuthorityMetadataCacheKey(authority) {
		return `${AUTHORITY_METADATA_CACHE_KEY}-${this.clientId}-${authority}`;
	}
	static toObject(obj, json) {
		for (const propertyName in json) obj[propertyName] = json[propertyName];
		return obj;
	}
};
var DefaultStorageClass = class extends CacheManager {
	async setAccount() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getAccount() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	async setIdTokenCredential() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getIdTokenCredential() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	async setAccessTokenCredential() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getAccessTokenCredential() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	async setRefreshTokenCredential() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getRefreshTokenCredential() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	setAppMetadata() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getAppMetadata() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	setServerTelemetry() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getServerTelemetry() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	setAuthorityMetadata() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getAuthorityMetadata() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getAuthorityMetadataKeys() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	setThrottlingCache() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getThrottlingCache() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	removeItem() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getKeys() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getAccountKeys() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	getTokenKeys() {
		throw createClientAuthError(methodNotImplemented, "");
	}
	generateCredentialKey(_credential, _hash) {
		throw createClientAuthError(methodNotImplemented, "");
	}
	generateAccountKey() {
		throw createClientAuthError(methodNotImplemented, "");
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/telemetry/performance/PerformanceEvent.mjs
const PerformanceEventStatus = {
	NotStarted: 0,
	InProgress: 1,
	Completed: 2
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/telemetry/performance/StubPerformanceClient.mjs
var StubPerformanceClient = class {
	generateId() {
		return "callback-id";
	}
	startMeasurement(measureName, correlationId) {
		return {
			end: () => null,
			discard: () => {},
			add: () => {},
			increment: () => {},
			event: {
				eventId: this.generateId(),
				status: PerformanceEventStatus.InProgress,
				authority: "",
				libraryName: "",
				libraryVersion: "",
				clientId: "",
				name: measureName,
				startTimeMs: Date.now(),
				correlationId: correlationId || ""
			}
		};
	}
	endMeasurement() {
		return null;
	}
	discardMeasurements() {}
	removePerformanceCallback() {
		return true;
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
const DEFAULT_SYSTEM_OPTIONS$1 = {
	tokenRenewalOffsetSeconds: 300,
	preventCorsPreflight: false
};
const DEFAULT_LOGGER_IMPLEMENTATION = {
	loggerCallback: () => {},
	piiLoggingEnabled: false,
	logLevel: LogLevel.Info,
	correlationId: ""
};
const DEFAULT_NETWORK_IMPLEMENTATION = {
	async sendGetRequestAsync() {
		throw createClientAuthError(methodNotImplemented, "");
	},
	async sendPostRequestAsync() {
		throw createClientAuthError(methodNotImplemented, "");
	}
};
const DEFAULT_LIBRARY_INFO = {
	sku: SKU,
	version: version$1,
	cpu: "",
	os: ""
};
const DEFAULT_CLIENT_CREDENTIALS = {
	clientSecret: "",
	clientAssertion: void 0
};
const DEFAULT_AZURE_CLOUD_OPTIONS = {
	azureCloudInstance: AzureCloudInstance.None,
	tenant: `${DEFAULT_COMMON_TENANT}`
};
const DEFAULT_TELEMETRY_OPTIONS$1 = { application: {
	appName: "",
	appVersion: ""
} };
function buildClientConfiguration({ authOptions: userAuthOptions, systemOptions: userSystemOptions, loggerOptions: userLoggerOption, storageInterface: storageImplementation, networkInterface: networkImplementation, cryptoInterface: cryptoImplementation, tokenBindingKeyManager, clientCredentials, libraryInfo, telemetry, serverTelemetryManager, persistencePlugin, serializableCache }) {
	const loggerOptions = {
		...DEFAULT_LOGGER_IMPLEMENTATION,
		...userLoggerOption
	};
	const resolvedTokenBindingKeyManager = tokenBindingKeyManager || DEFAULT_TOKEN_BINDING_KEY_MANAGER;
	return {
		authOptions: buildAuthOptions(userAuthOptions),
		systemOptions: {
			...DEFAULT_SYSTEM_OPTIONS$1,
			...userSystemOptions
		},
		loggerOptions,
		storageInterface: storageImplementation || new DefaultStorageClass(userAuthOptions.clientId, DEFAULT_CRYPTO_IMPLEMENTATION, new Logger(loggerOptions, "@azure/msal-common", "16.16.1"), new StubPerformanceClient(), void 0, resolvedTokenBindingKeyManager),
		networkInterface: networkImplementation || DEFAULT_NETWORK_IMPLEMENTATION,
		cryptoInterface: cryptoImplementation || DEFAULT_CRYPTO_IMPLEMENTATION,
		tokenBindingKeyManager: resolvedTokenBindingKeyManager,
		clientCredentials: clientCredentials || DEFAULT_CLIENT_CREDENTIALS,
		libraryInfo: {
			...DEFAULT_LIBRARY_INFO,
			...libraryInfo
		},
		telemetry: {
			...DEFAULT_TELEMETRY_OPTIONS$1,
			...telemetry
		},
		serverTelemetryManager: serverTelemetryManager || null,
		persistencePlugin: persistencePlugin || null,
		serializableCache: serializableCache || null
	};
}
function buildAuthOptions(authOptions) {
	return {
		clientCapabilities: [],
		azureCloudOptions: DEFAULT_AZURE_CLOUD_OPTIONS,
		instanceAware: false,
		isMcp: false,
		...authOptions
	};
}
function isOidcProtocolMode(config) {
	return config.authOptions.authority.options.protocolMode === ProtocolMode.OIDC;
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/cache/persistence/TokenCacheContext.mjs
var TokenCacheContext = class {
	constructor(tokenCache, hasChanged) {
		this.cache = tokenCache;
		this.hasChanged = hasChanged;
	}
	get cacheHasChanged() {
		return this.hasChanged;
	}
	get tokenCache() {
		return this.cache;
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/JoseHeaderError.mjs
var JoseHeaderError = class JoseHeaderError extends AuthError {
	constructor(errorCode, correlationId, errorMessage) {
		super(errorCode, correlationId, errorMessage);
		this.name = "JoseHeaderError";
		Object.setPrototypeOf(this, JoseHeaderError.prototype);
	}
};
function createJoseHeaderError(code, correlationId) {
	return new JoseHeaderError(code, correlationId);
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/ObjectUtils.mjs
function isPlainObject(value) {
	if (typeof value !== "object" || value === null || Object.prototype.toString.call(value) !== "[object Object]") return false;
	if (Object.getPrototypeOf(value) === null) return true;
	let proto = value;
	while (Object.getPrototypeOf(proto) !== null) proto = Object.getPrototypeOf(proto);
	return Object.getPrototypeOf(value) === proto;
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/JoseHeaderErrorCodes.mjs
const missingKidError = "missing_kid_error";
const missingAlgError = "missing_alg_error";
const missingJwkError = "missing_jwk_error";
const invalidJwkError = "invalid_jwk_error";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/JoseHeader.mjs
var JoseHeader = class JoseHeader {
	constructor(options, correlationId) {
		if (typeof options.alg !== "string" || !options.alg) throw createJoseHeaderError(missingAlgError, correlationId);
		this.typ = options.typ;
		this.alg = options.alg;
		this.kid = options.kid;
		this.jwk = options.jwk;
	}
	static getShrHeader(shrHeaderOptions, correlationId) {
		if (!shrHeaderOptions.kid) throw createJoseHeaderError(missingKidError, correlationId);
		if (!shrHeaderOptions.alg) throw createJoseHeaderError(missingAlgError, correlationId);
		return new JoseHeader({
			typ: shrHeaderOptions.typ || JsonWebTokenTypes.Pop,
			kid: shrHeaderOptions.kid,
			alg: shrHeaderOptions.alg
		}, correlationId);
	}
	static getDpopHeader(dpopHeaderOptions, correlationId) {
		if (!isPlainObject(dpopHeaderOptions.jwk)) throw createJoseHeaderError(missingJwkError, correlationId);
		if (!dpopHeaderOptions.alg) throw createJoseHeaderError(missingAlgError, correlationId);
		if (Object.keys(dpopHeaderOptions.jwk).length === 0) throw createJoseHeaderError(invalidJwkError, correlationId);
		return new JoseHeader({
			typ: JsonWebTokenTypes.Dpop,
			alg: dpopHeaderOptions.alg,
			jwk: dpopHeaderOptions.jwk
		}, correlationId);
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/PopTokenGenerator.mjs
const KeyLocation = { SW: "sw" };
const SHR_TOKEN_BINDING_KEY_TYPE = "shr";
const SHR_TOKEN_BINDING_KEY_ALGORITHM = JsonWebTokenAlgorithms.RS256;
var PopTokenGenerator = class {
	constructor(cryptoUtils, tokenBindingKeyManager, performanceClient) {
		this.cryptoUtils = cryptoUtils;
		this.tokenBindingKeyManager = tokenBindingKeyManager;
		this.performanceClient = performanceClient;
	}
	async generateCnf(request, logger) {
		const reqCnf = await invokeAsync(this.generateKid.bind(this), PopTokenGenerateCnf, logger, this.performanceClient, request.correlationId)(request);
		const reqCnfString = this.cryptoUtils.base64UrlEncode(JSON.stringify(reqCnf));
		return {
			kid: reqCnf.kid,
			reqCnfString
		};
	}
	async generateKid(request) {
		return {
			kid: await this.tokenBindingKeyManager.provisionTokenBindingKey({
				correlationId: request.correlationId,
				tokenBindingKeyType: SHR_TOKEN_BINDING_KEY_TYPE,
				tokenBindingKeyAlgorithm: SHR_TOKEN_BINDING_KEY_ALGORITHM
			}),
			xms_ksl: KeyLocation.SW
		};
	}
	async signPopToken(accessToken, keyId, request) {
		return this.signPayload(accessToken, keyId, request);
	}
	async signPayload(payload, keyId, request, claims) {
		const { resourceRequestMethod, resourceRequestUri, shrClaims, shrNonce, shrOptions } = request;
		const resourceUrlComponents = (resourceRequestUri ? new UrlString(resourceRequestUri, request.correlationId) : void 0)?.getUrlComponents();
		const publicKeyJwk = await this.tokenBindingKeyManager.getTokenBindingPublicKeyJwk(keyId, request.correlationId);
		const encodedKeyIdThumbprint = this.cryptoUtils.base64UrlEncode(JSON.stringify({ kid: keyId }));
		const shrAlgorithm = shrOptions?.header?.alg || publicKeyJwk.alg || SHR_TOKEN_BINDING_KEY_ALGORITHM;
		const shrHeader = JoseHeader.getShrHeader({
			...shrOptions?.header,
			alg: shrAlgorithm,
			kid: encodedKeyIdThumbprint
		}, request.correlationId);
		const shrPayload = {
			at: payload,
			ts: nowSeconds(),
			m: resourceRequestMethod?.toUpperCase(),
			u: resourceUrlComponents?.HostNameAndPort,
			nonce: shrNonce || this.cryptoUtils.createNewGuid(),
			p: resourceUrlComponents?.AbsolutePath,
			q: resourceUrlComponents?.QueryString ? [[], resourceUrlComponents.QueryString] : void 0,
			client_claims: shrClaims || void 0,
			...claims,
			cnf: { jwk: publicKeyJwk }
		};
		return this.cryptoUtils.signTokenBindingJwt(shrHeader, shrPayload, keyId, request.correlationId);
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/crypto/DpopProofGenerator.mjs
const DPOP_HTM_REGEX = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const DPOP_TOKEN_BINDING_KEY_TYPE = "dpop";
const DPOP_JWT_HEADER_ALGORITHM = JsonWebTokenAlgorithms.ES256;
function buildProofHeader(publicJwk, correlationId) {
	return JoseHeader.getDpopHeader({
		alg: DPOP_JWT_HEADER_ALGORITHM,
		jwk: publicJwk
	}, correlationId);
}
function normalizeHtm(htm, correlationId) {
	if (typeof htm !== "string" || !DPOP_HTM_REGEX.test(htm)) throw createClientConfigurationError(invalidDpopHtm, correlationId);
	return htm.toUpperCase();
}
function normalizeHtu(url, correlationId) {
	let parsedUrl;
	try {
		parsedUrl = new URL(url);
	} catch {
		throw createClientConfigurationError(urlParseError, correlationId);
	}
	if (!/^https:\/\//i.test(url) || parsedUrl.protocol !== "https:" || parsedUrl.username || parsedUrl.password) throw createClientConfigurationError(invalidDpopHtu, correlationId);
	parsedUrl.search = "";
	parsedUrl.hash = "";
	return parsedUrl.href;
}
function validateDpopNonce(nonce, correlationId) {
	if (nonce !== void 0 && nonce.trim().length === 0) throw createClientConfigurationError(invalidDpopNonce, correlationId);
}
function normalizeDpopResourceRequestContext(context, correlationId = "") {
	return {
		htm: normalizeHtm(context.htm, correlationId),
		htu: normalizeHtu(context.htu, correlationId)
	};
}
var DpopProofGenerator = class {
	constructor(cryptoUtils, tokenBindingKeyManager) {
		this.cryptoUtils = cryptoUtils;
		this.tokenBindingKeyManager = tokenBindingKeyManager;
	}
	async generateJkt(correlationId = "") {
		return this.tokenBindingKeyManager.provisionTokenBindingKey({
			tokenBindingKeyType: DPOP_TOKEN_BINDING_KEY_TYPE,
			tokenBindingKeyAlgorithm: DPOP_JWT_HEADER_ALGORITHM,
			correlationId
		});
	}
	buildTokenProofClaims(params, correlationId = "") {
		validateDpopNonce(params.nonce, correlationId);
		const claims = {
			jti: this.cryptoUtils.createNewGuid(),
			htm: "POST",
			htu: normalizeHtu(params.tokenEndpoint, correlationId),
			iat: nowSeconds()
		};
		if (params.nonce !== void 0) claims.nonce = params.nonce;
		return claims;
	}
	async generateTokenProof(params, keyId, correlationId = "") {
		return this.generateProof(this.buildTokenProofClaims(params, correlationId), keyId, correlationId);
	}
	buildResourceProofClaims(params, correlationId = "") {
		validateDpopNonce(params.nonce, correlationId);
		const resourceContext = normalizeDpopResourceRequestContext(params, correlationId);
		const claims = {
			jti: this.cryptoUtils.createNewGuid(),
			htm: resourceContext.htm,
			htu: resourceContext.htu,
			ath: params.ath,
			iat: nowSeconds()
		};
		if (params.nonce !== void 0) claims.nonce = params.nonce;
		return claims;
	}
	async generateResourceProof(params, keyId, correlationId = "") {
		const { htu, htm, nonce } = params;
		if (!htu || !htm) throw createClientConfigurationError(dpopMissingResourceContext, correlationId);
		const ath = await this.cryptoUtils.hashString(params.accessToken);
		return this.generateProof(this.buildResourceProofClaims({
			htu,
			htm,
			ath,
			nonce
		}, correlationId), keyId, correlationId);
	}
	async generateProof(claims, keyId, correlationId) {
		const publicJwk = await this.tokenBindingKeyManager.getTokenBindingPublicKeyJwk(keyId, correlationId);
		return this.cryptoUtils.signTokenBindingJwt(buildProofHeader(publicJwk, correlationId), claims, keyId, correlationId);
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/InteractionRequiredAuthErrorCodes.mjs
const noTokensFound = "no_tokens_found";
const refreshTokenExpired = "refresh_token_expired";
const uiNotAllowed = "ui_not_allowed";
const interactionRequired = "interaction_required";
const consentRequired = "consent_required";
const loginRequired = "login_required";
const badToken = "bad_token";
const interruptedUser = "interrupted_user";

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/InteractionRequiredAuthError.mjs
const InteractionRequiredServerErrorMessage = [
	interactionRequired,
	consentRequired,
	loginRequired,
	badToken,
	uiNotAllowed,
	interruptedUser
];
const InteractionRequiredAuthSubErrorMessage = [
	"message_only",
	"additional_action",
	"basic_action",
	"user_password_expired",
	"consent_required",
	"bad_token",
	"ui_not_allowed",
	"interrupted_user"
];
var InteractionRequiredAuthError = class InteractionRequiredAuthError extends AuthError {
	constructor(errorCode, correlationId, errorMessage, subError, timestamp, traceId, claims, errorNo) {
		super(errorCode, correlationId, errorMessage, subError);
		Object.setPrototypeOf(this, InteractionRequiredAuthError.prototype);
		this.timestamp = timestamp || "";
		this.traceId = traceId || "";
		this.claims = claims || "";
		this.name = "InteractionRequiredAuthError";
		this.errorNo = errorNo;
	}
};
function isInteractionRequiredError(errorCode, errorString, subError) {
	const isInteractionRequiredErrorCode = !!errorCode && InteractionRequiredServerErrorMessage.indexOf(errorCode) > -1;
	const isInteractionRequiredSubError = !!subError && InteractionRequiredAuthSubErrorMessage.indexOf(subError) > -1;
	const isInteractionRequiredErrorDesc = !!errorString && InteractionRequiredServerErrorMessage.some((irErrorCode) => {
		return errorString.indexOf(irErrorCode) > -1;
	});
	return isInteractionRequiredErrorCode || isInteractionRequiredErrorDesc || isInteractionRequiredSubError;
}
function createInteractionRequiredAuthError(errorCode, correlationId, errorMessage) {
	return new InteractionRequiredAuthError(errorCode, correlationId, errorMessage);
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/ServerError.mjs
var ServerError = class ServerError extends AuthError {
	constructor(errorCode, correlationId, errorMessage, subError, errorNo, status) {
		super(errorCode, correlationId, errorMessage, subError);
		this.name = "ServerError";
		this.errorNo = errorNo;
		this.status = status;
		Object.setPrototypeOf(this, ServerError.prototype);
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/ProtocolUtils.mjs
function setRequestState(cryptoObj, userState, meta, correlationId) {
	const libraryState = generateLibraryState(cryptoObj, correlationId, meta);
	return userState ? `${libraryState}${"|"}${userState}` : libraryState;
}
function generateLibraryState(cryptoObj, correlationId, meta) {
	if (!cryptoObj) throw createClientAuthError(noCryptoObject, correlationId);
	const stateObj = { id: cryptoObj.createNewGuid() };
	if (meta) stateObj.meta = meta;
	const stateString = JSON.stringify(stateObj);
	return cryptoObj.base64Encode(stateString);
}
function parseRequestState(base64Decode, state, correlationId) {
	if (!base64Decode) throw createClientAuthError(noCryptoObject, correlationId);
	if (!state) throw createClientAuthError(invalidState, correlationId);
	try {
		const splitState = state.split("|");
		const libraryState = splitState[0];
		const userState = splitState.length > 1 ? splitState.slice(1).join("|") : "";
		const libraryStateString = base64Decode(libraryState);
		const libraryStateObj = JSON.parse(libraryStateString);
		return {
			userRequestState: userState || "",
			libraryState: libraryStateObj
		};
	} catch (e) {
		throw createClientAuthError(invalidState, correlationId);
	}
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/response/ResponseHandler.mjs
var ResponseHandler = class ResponseHandler {
	constructor(clientId, cacheStorage, cryptoObj, logger, performanceClient, serializableCache, persistencePlugin, tokenBindingKeyManager = DEFAULT_TOKEN_BINDING_KEY_MANAGER) {
		this.clientId = clientId;
		this.cacheStorage = cacheStorage;
		this.cryptoObj = cryptoObj;
		this.tokenBindingKeyManager = tokenBindingKeyManager;
		this.logger = logger;
		this.performanceClient = performanceClient;
		this.serializableCache = serializableCache;
		this.persistencePlugin = persistencePlugin;
	}
	validateTokenResponse(serverResponse, correlationId, refreshAccessToken) {
		if (serverResponse.error || serverResponse.error_description || serverResponse.suberror) {
			const errString = `Error(s): ${serverResponse.error_codes || "Not Available"} - Timestamp: ${serverResponse.timestamp || "Not Available"} - Description: ${serverResponse.error_description || "Not Available"} - Correlation ID: ${serverResponse.correlation_id || "Not Available"} - Trace ID: ${serverResponse.trace_id || "Not Available"}`;
			const serverErrorNo = serverResponse.error_codes?.length ? serverResponse.error_codes[0] : void 0;
			const serverError = new ServerError(serverResponse.error || "", serverResponse.correlation_id || "", errString, serverResponse.suberror, serverErrorNo, serverResponse.status);
			if (refreshAccessToken && serverResponse.status && serverResponse.status >= 500 && serverResponse.status <= 599) {
				this.logger.warning(`executeTokenRequest:validateTokenResponse - AAD is currently unavailable and the access token is unable to be refreshed.\n${serverError}`, correlationId);
				return;
			} else if (refreshAccessToken && serverResponse.status && serverResponse.status >= 400 && serverResponse.status <= 499) {
				this.logger.warning(`executeTokenRequest:validateTokenResponse - AAD is currently available but is unable to refresh the access token.\n${serverError}`, correlationId);
				return;
			}
			if (isInteractionRequiredError(serverResponse.error, serverResponse.error_description, serverResponse.suberror)) throw new InteractionRequiredAuthError(serverResponse.error || "", serverResponse.correlation_id || "", serverResponse.error_description, serverResponse.suberror, serverResponse.timestamp || "", serverResponse.trace_id || "", serverResponse.claims || "", serverErrorNo);
			throw serverError;
		}
	}
	async handleServerTokenResponse(serverTokenResponse, authority, reqTimestamp, request, apiId, authCodePayload, userAssertionHash, handlingRefreshTokenResponse, forceCacheRefreshTokenResponse, serverRequestId, additionalCacheKeyComponents) {
		let idTokenClaims;
		if (serverTokenResponse.id_token) idTokenClaims = extractTokenClaims(serverTokenResponse.id_token || "", this.cryptoObj.base64Decode, request.correlationId);
		if (authCodePayload && Object.prototype.hasOwnProperty.call(authCodePayload, "nonce")) {
			const expectedNonce = authCodePayload.nonce;
			const tokenNonce = idTokenClaims?.nonce;
			if (tokenNonce !== void 0 && expectedNonce === void 0) {
				this.logger.warning("Authorization code response contains an ID Token nonce, but no expected nonce was supplied. Rejecting the response.", request.correlationId);
				throw createClientAuthError(nonceMismatch, request.correlationId);
			}
			if (expectedNonce !== void 0 && (typeof expectedNonce !== "string" || typeof tokenNonce !== "string" || expectedNonce !== tokenNonce)) throw createClientAuthError(nonceMismatch, request.correlationId);
		}
		this.homeAccountIdentifier = generateHomeAccountId(serverTokenResponse.client_info || "", authority.authorityType, this.logger, this.cryptoObj, request.correlationId, idTokenClaims);
		let requestStateObj;
		if (!!authCodePayload && !!authCodePayload.state) requestStateObj = parseRequestState(this.cryptoObj.base64Decode, authCodePayload.state, request.correlationId);
		serverTokenResponse.key_id = serverTokenResponse.key_id || request.dpopJkt || request.sshKid || void 0;
		if (request.authenticationScheme === AuthenticationScheme.DPOP) {
			if (serverTokenResponse.token_type?.toLowerCase() !== AuthenticationScheme.DPOP.toLowerCase()) {
				this.performanceClient?.addFields({ dpopTokenTypeMismatch: serverTokenResponse.token_type }, request.correlationId);
				throw createClientAuthError(dpopTokenTypeMismatch, request.correlationId);
			}
			serverTokenResponse.token_type = AuthenticationScheme.DPOP;
		}
		const attributeTokenPartition = serializeAttributeTokens(request.attributeTokens);
		const cacheKeyComponents = additionalCacheKeyComponents ?? (attributeTokenPartition ? { attribute_tokens: attributeTokenPartition } : void 0);
		const cacheRecord = this.generateCacheRecord(serverTokenResponse, authority, reqTimestamp, request, idTokenClaims, userAssertionHash, authCodePayload, cacheKeyComponents);
		let cacheContext;
		try {
			if (this.persistencePlugin && this.serializableCache) {
				this.logger.verbose("Persistence enabled, calling beforeCacheAccess", request.correlationId);
				cacheContext = new TokenCacheContext(this.serializableCache, true);
				await this.persistencePlugin.beforeCacheAccess(cacheContext);
			}
			if (handlingRefreshTokenResponse && !forceCacheRefreshTokenResponse && cacheRecord.account) {
				if (this.cacheStorage.getAllAccounts({
					homeAccountId: cacheRecord.account.homeAccountId,
					environment: cacheRecord.account.environment
				}, request.correlationId).length < 1) {
					this.logger.warning("Account used to refresh tokens not in persistence, refreshed tokens will not be stored in the cache", request.correlationId);
					this.performanceClient?.addFields({ acntLoggedOut: true }, request.correlationId);
					return await ResponseHandler.generateAuthenticationResult(this.cryptoObj, authority, cacheRecord, false, request, this.performanceClient, {
						idTokenClaims,
						requestState: requestStateObj,
						requestId: serverRequestId,
						tokenBindingKeyManager: this.tokenBindingKeyManager
					});
				}
			}
			await this.cacheStorage.saveCacheRecord(cacheRecord, request.correlationId, isKmsi(idTokenClaims || {}), apiId, request.storeInCache);
		} finally {
			if (this.persistencePlugin && this.serializableCache && cacheContext) {
				this.logger.verbose("Persistence enabled, calling afterCacheAccess", request.correlationId);
				await this.persistencePlugin.afterCacheAccess(cacheContext);
			}
		}
		return ResponseHandler.generateAuthenticationResult(this.cryptoObj, authority, cacheRecord, false, request, this.performanceClient, {
			idTokenClaims,
			requestState: requestStateObj,
			serverTokenResponse,
			requestId: serverRequestId,
			tokenBindingKeyManager: this.tokenBindingKeyManager
		});
	}
	generateCacheRecord(serverTokenResponse, authority, reqTimestamp, request, idTokenClaims, userAssertionHash, authCodePayload, additionalCacheKeyComponents) {
		const env = authority.getPreferredCache();
		if (!env) throw createClientAuthError(invalidCacheEnvironment, request.correlationId);
		const claimsTenantId = getTenantIdFromIdTokenClaims(idTokenClaims);
		let cachedIdToken;
		let cachedAccount;
		if (serverTokenResponse.id_token && !!idTokenClaims) {
			cachedIdToken = createIdTokenEntity(this.homeAccountIdentifier, env, serverTokenResponse.id_token, this.clientId, claimsTenantId || "");
			cachedAccount = buildAccountToCache(this.cacheStorage, authority, this.homeAccountIdentifier, this.cryptoObj.base64Decode, request.correlationId, idTokenClaims, serverTokenResponse.client_info, env, claimsTenantId, authCodePayload, void 0, this.logger, this.performanceClient);
		}
		let cachedAccessToken = null;
		if (serverTokenResponse.access_token) {
			const responseScopes = serverTokenResponse.scope ? ScopeSet.fromString(serverTokenResponse.scope, request.correlationId) : new ScopeSet(request.scopes || [], request.correlationId);
			const expiresIn = (typeof serverTokenResponse.expires_in === "string" ? parseInt(serverTokenResponse.expires_in, 10) : serverTokenResponse.expires_in) || 0;
			const extExpiresIn = (typeof serverTokenResponse.ext_expires_in === "string" ? parseInt(serverTokenResponse.ext_expires_in, 10) : serverTokenResponse.ext_expires_in) || 0;
			const refreshIn = (typeof serverTokenResponse.refresh_in === "string" ? parseInt(serverTokenResponse.refresh_in, 10) : serverTokenResponse.refresh_in) || void 0;
			const tokenExpirationSeconds = reqTimestamp + expiresIn;
			const extendedTokenExpirationSeconds = tokenExpirationSeconds + extExpiresIn;
			const refreshOnSeconds = refreshIn && refreshIn > 0 ? reqTimestamp + refreshIn : void 0;
			cachedAccessToken = createAccessTokenEntity(this.homeAccountIdentifier, env, serverTokenResponse.access_token, this.clientId, claimsTenantId || authority.tenant || "", responseScopes.printScopes(), tokenExpirationSeconds, extendedTokenExpirationSeconds, this.cryptoObj.base64Decode, request.correlationId, refreshOnSeconds, serverTokenResponse.token_type, userAssertionHash, serverTokenResponse.key_id, additionalCacheKeyComponents);
			const resource = request.resource || null;
			if (resource) cachedAccessToken.resource = resource;
		}
		let cachedRefreshToken = null;
		if (serverTokenResponse.refresh_token) {
			let rtExpiresOn;
			if (serverTokenResponse.refresh_token_expires_in) {
				rtExpiresOn = reqTimestamp + (typeof serverTokenResponse.refresh_token_expires_in === "string" ? parseInt(serverTokenResponse.refresh_token_expires_in, 10) : serverTokenResponse.refresh_token_expires_in);
				this.performanceClient?.addFields({ ntwkRtExpiresOnSeconds: rtExpiresOn }, request.correlationId);
			}
			cachedRefreshToken = createRefreshTokenEntity(this.homeAccountIdentifier, env, serverTokenResponse.refresh_token, this.clientId, serverTokenResponse.foci, userAssertionHash, rtExpiresOn);
		}
		let cachedAppMetadata = null;
		if (serverTokenResponse.foci) cachedAppMetadata = {
			clientId: this.clientId,
			environment: env,
			familyId: serverTokenResponse.foci
		};
		return {
			account: cachedAccount,
			idToken: cachedIdToken,
			accessToken: cachedAccessToken,
			refreshToken: cachedRefreshToken,
			appMetadata: cachedAppMetadata
		};
	}
	static async generateAuthenticationResult(cryptoObj, authority, cacheRecord, fromTokenCache, request, performanceClient, options = {}) {
		const { idTokenClaims, requestState, serverTokenResponse, requestId, tokenBindingKeyManager = DEFAULT_TOKEN_BINDING_KEY_MANAGER } = options;
		let accessToken = "";
		let responseScopes = [];
		let expiresOn = null;
		let extExpiresOn;
		let refreshOn;
		let familyId = "";
		let dpopProof;
		if (cacheRecord.accessToken) {
			const accessTokenType = cacheRecord.accessToken.tokenType?.toLowerCase();
			if (cacheRecord.accessToken.tokenType === AuthenticationScheme.POP && !request.popKid) {
				const popTokenGenerator = new PopTokenGenerator(cryptoObj, tokenBindingKeyManager, performanceClient);
				const { secret, keyId } = cacheRecord.accessToken;
				if (!keyId) throw createClientAuthError(keyIdMissing, request.correlationId);
				accessToken = await popTokenGenerator.signPopToken(secret, keyId, request);
			} else accessToken = cacheRecord.accessToken.secret;
			if (accessTokenType === AuthenticationScheme.DPOP.toLowerCase()) {
				if (!cacheRecord.accessToken.keyId) throw createClientAuthError(keyIdMissing, request.correlationId);
				dpopProof = await new DpopProofGenerator(cryptoObj, tokenBindingKeyManager).generateResourceProof({
					htu: request.resourceRequestUri,
					htm: request.resourceRequestMethod,
					accessToken: cacheRecord.accessToken.secret
				}, cacheRecord.accessToken.keyId, request.correlationId);
			}
			responseScopes = ScopeSet.fromString(cacheRecord.accessToken.target, request.correlationId).asArray();
			expiresOn = toDateFromSeconds(cacheRecord.accessToken.expiresOn);
			extExpiresOn = toDateFromSeconds(cacheRecord.accessToken.extendedExpiresOn);
			if (cacheRecord.accessToken.refreshOn) refreshOn = toDateFromSeconds(cacheRecord.accessToken.refreshOn);
		}
		if (cacheRecord.appMetadata) familyId = cacheRecord.appMetadata.familyId === "1" ? "1" : "";
		const uid = idTokenClaims?.oid || idTokenClaims?.sub || "";
		const tid = idTokenClaims?.tid || "";
		const regionSubScope = idTokenClaims?.tenant_region_sub_scope;
		if (typeof regionSubScope === "string") performanceClient?.addFields({ regionSubScope }, request.correlationId);
		if (serverTokenResponse?.spa_accountid && !!cacheRecord.account) {
			cacheRecord.account.nativeAccountId = serverTokenResponse?.spa_accountid;
			const targetTenantId = tid || cacheRecord.account.realm;
			if (cacheRecord.account.tenantProfiles) {
				const matchingProfile = cacheRecord.account.tenantProfiles.find((tp) => tp.tenantId === targetTenantId);
				if (matchingProfile) matchingProfile.nativeAccountId = serverTokenResponse.spa_accountid;
			}
		}
		const accountInfo = cacheRecord.account ? updateAccountTenantProfileData(getAccountInfo(cacheRecord.account), void 0, idTokenClaims, cacheRecord.idToken?.secret) : null;
		return {
			authority: authority.canonicalAuthority,
			uniqueId: uid,
			tenantId: tid,
			scopes: responseScopes,
			account: accountInfo,
			idToken: cacheRecord?.idToken?.secret || "",
			idTokenClaims: idTokenClaims || {},
			accessToken,
			dpopProof,
			fromCache: fromTokenCache,
			expiresOn,
			extExpiresOn,
			refreshOn,
			correlationId: request.correlationId,
			requestId: requestId || "",
			familyId,
			tokenType: cacheRecord.accessToken?.tokenType?.toLowerCase() === AuthenticationScheme.DPOP.toLowerCase() ? AuthenticationScheme.DPOP : cacheRecord.accessToken?.tokenType || "",
			state: requestState ? requestState.userRequestState : "",
			cloudGraphHostName: cacheRecord.account?.cloudGraphHostName || "",
			msGraphHost: cacheRecord.account?.msGraphHost || "",
			code: serverTokenResponse?.spa_code,
			fromPlatformBroker: false
		};
	}
};
function buildAccountToCache(cacheStorage, authority, homeAccountId, base64Decode, correlationId, idTokenClaims, clientInfo, environment, claimsTenantId, authCodePayload, nativeAccountId, logger, performanceClient) {
	logger?.verbose("setCachedAccount called", correlationId);
	const accountEnvironment = environment || authority.getPreferredCache();
	const matchedAccounts = cacheStorage.getAccountsFilteredBy({
		homeAccountId,
		environment: accountEnvironment
	}, correlationId);
	performanceClient?.addFields({ cacheMatchedAccounts: matchedAccounts.length }, correlationId);
	if (matchedAccounts.length > 1) logger?.warning("Multiple base accounts matched homeAccountId. Ignoring cached account and creating a new base account.", correlationId);
	const baseAccount = (matchedAccounts.length === 1 ? matchedAccounts[0] : null) || createAccountEntity({
		homeAccountId,
		idTokenClaims,
		clientInfo,
		environment,
		cloudGraphHostName: authCodePayload?.cloud_graph_host_name,
		msGraphHost: authCodePayload?.msgraph_host,
		nativeAccountId
	}, authority, correlationId, base64Decode);
	const tenantProfiles = baseAccount.tenantProfiles || [];
	const tenantId = claimsTenantId || baseAccount.realm;
	if (tenantId && !tenantProfiles.find((tenantProfile) => {
		return tenantProfile.tenantId === tenantId;
	})) {
		const newTenantProfile = buildTenantProfile(homeAccountId, baseAccount.localAccountId, tenantId, nativeAccountId, idTokenClaims);
		tenantProfiles.push(newTenantProfile);
	}
	baseAccount.tenantProfiles = tenantProfiles;
	return baseAccount;
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/account/CcsCredential.mjs
const CcsCredentialType = {
	HOME_ACCOUNT_ID: "home_account_id",
	UPN: "UPN"
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/utils/ClientAssertionUtils.mjs
async function getClientAssertion(clientAssertion, clientId, tokenEndpoint, fmiPath) {
	if (typeof clientAssertion === "string") return clientAssertion;
	else return clientAssertion({
		clientId,
		tokenEndpoint,
		fmiPath
	});
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/network/RequestThumbprint.mjs
function getRequestThumbprint(clientId, request, homeAccountId) {
	return {
		clientId,
		authority: request.authority,
		scopes: request.scopes,
		homeAccountIdentifier: homeAccountId,
		claims: request.claims,
		authenticationScheme: request.authenticationScheme,
		resourceRequestMethod: request.resourceRequestMethod,
		resourceRequestUri: request.resourceRequestUri,
		shrClaims: request.shrClaims,
		sshKid: request.sshKid,
		embeddedClientId: request.embeddedClientId || request.extraParameters?.clientId,
		resource: request.resource,
		attributeTokens: serializeAttributeTokens(request.attributeTokens)
	};
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/network/ThrottlingUtils.mjs
var ThrottlingUtils = class ThrottlingUtils {
	static generateThrottlingStorageKey(thumbprint) {
		return `${THROTTLING_PREFIX}.${JSON.stringify(thumbprint)}`;
	}
	static preProcess(cacheManager, thumbprint, correlationId) {
		const key = ThrottlingUtils.generateThrottlingStorageKey(thumbprint);
		const value = cacheManager.getThrottlingCache(key, correlationId);
		if (value) {
			if (value.throttleTime < Date.now()) {
				cacheManager.removeItem(key, correlationId);
				return;
			}
			throw new ServerError(value.errorCodes?.join(" ") || "", correlationId, value.errorMessage, value.subError);
		}
	}
	static postProcess(cacheManager, thumbprint, response, correlationId) {
		const retryAfter = getRetryAfterHeader(response);
		if (ThrottlingUtils.checkResponseStatus(response) || retryAfter !== void 0) {
			const thumbprintValue = {
				throttleTime: ThrottlingUtils.calculateThrottleTime(parseInt(retryAfter || "")),
				error: response.body.error,
				errorCodes: response.body.error_codes,
				errorMessage: response.body.error_description,
				subError: response.body.suberror
			};
			cacheManager.setThrottlingCache(ThrottlingUtils.generateThrottlingStorageKey(thumbprint), thumbprintValue, correlationId);
		}
	}
	static checkResponseStatus(response) {
		return response.status === 429 || response.status >= 500 && response.status < 600;
	}
	static checkResponseForRetryAfter(response) {
		return getRetryAfterHeader(response) !== void 0;
	}
	static calculateThrottleTime(throttleTime) {
		const time = throttleTime <= 0 ? 0 : throttleTime;
		const currentSeconds = Date.now() / 1e3;
		return Math.floor(Math.min(currentSeconds + (time || 60), currentSeconds + DEFAULT_MAX_THROTTLE_TIME_SECONDS) * 1e3);
	}
	static removeThrottle(cacheManager, clientId, request, homeAccountIdentifier) {
		const thumbprint = getRequestThumbprint(clientId, request, homeAccountIdentifier);
		const key = this.generateThrottlingStorageKey(thumbprint);
		cacheManager.removeItem(key, request.correlationId);
	}
};
function getRetryAfterHeader(response) {
	if ((response.status < 200 || response.status >= 300) && response.headers) return getResponseHeader(response.headers, HeaderNames.RETRY_AFTER);
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/error/NetworkError.mjs
var NetworkError = class NetworkError extends AuthError {
	constructor(error, httpStatus, responseHeaders) {
		super(error.errorCode, error.correlationId, error.errorMessage, error.subError);
		Object.setPrototypeOf(this, NetworkError.prototype);
		this.name = "NetworkError";
		this.error = error;
		this.httpStatus = httpStatus;
		this.responseHeaders = responseHeaders;
	}
};
function createNetworkError(error, httpStatus, responseHeaders, additionalError) {
	error.errorMessage = `${error.errorMessage}, additionalErrorInfo: error.name:${additionalError?.name}, error.message:${additionalError?.message}`;
	return new NetworkError(error, httpStatus, responseHeaders);
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/protocol/Token.mjs
function createTokenRequestHeaders(logger, preventCorsPreflight, ccsCred) {
	const headers = {};
	headers[HeaderNames.CONTENT_TYPE] = URL_FORM_CONTENT_TYPE;
	if (!preventCorsPreflight && ccsCred) switch (ccsCred.type) {
		case CcsCredentialType.HOME_ACCOUNT_ID:
			try {
				const clientInfo = buildClientInfoFromHomeAccountId(ccsCred.credential);
				headers[HeaderNames.CCS_HEADER] = `Oid:${clientInfo.uid}@${clientInfo.utid}`;
			} catch (e) {
				logger.verbose(`Could not parse home account ID for CCS Header: '${e}'`, "");
			}
			break;
		case CcsCredentialType.UPN: headers[HeaderNames.CCS_HEADER] = `UPN: ${ccsCred.credential}`;
	}
	return headers;
}
async function addDpopTokenProofHeader(headers, request, tokenEndpoint, cryptoUtils, tokenBindingKeyManager) {
	if (request.authenticationScheme !== AuthenticationScheme.DPOP) return;
	const dpopProofGenerator = new DpopProofGenerator(cryptoUtils, tokenBindingKeyManager);
	const keyId = request.dpopJkt;
	if (!keyId?.trim()) throw createClientAuthError(keyIdMissing, request.correlationId);
	headers[HeaderNames.DPOP] = await dpopProofGenerator.generateTokenProof({ tokenEndpoint }, keyId, request.correlationId);
}
function createTokenQueryParameters(request, clientId, redirectUri, performanceClient) {
	const parameters = /* @__PURE__ */ new Map();
	if (request.embeddedClientId) addBrokerParameters(parameters, clientId, redirectUri);
	if (request.extraQueryParameters) addExtraParameters(parameters, request.extraQueryParameters);
	addCorrelationId(parameters, request.correlationId);
	instrumentBrokerParams(parameters, request.correlationId, performanceClient);
	return mapToQueryString(parameters);
}
async function executePostToTokenEndpoint(tokenEndpoint, queryString, headers, thumbprint, correlationId, cacheManager, networkClient, logger, performanceClient, serverTelemetryManager) {
	const response = await sendPostRequest(thumbprint, tokenEndpoint, {
		body: queryString,
		headers
	}, correlationId, cacheManager, networkClient, logger, performanceClient);
	if (serverTelemetryManager && response.status < 500 && response.status !== 429) serverTelemetryManager.clearTelemetryCache();
	return response;
}
async function sendPostRequest(thumbprint, tokenEndpoint, options, correlationId, cacheManager, networkClient, logger, performanceClient) {
	ThrottlingUtils.preProcess(cacheManager, thumbprint, correlationId);
	let response;
	try {
		response = await invokeAsync(networkClient.sendPostRequestAsync.bind(networkClient), NetworkClientSendPostRequestAsync, logger, performanceClient, correlationId)(tokenEndpoint, {
			...options,
			correlationId,
			performanceClient
		});
		const responseHeaders = normalizeResponseHeaders(response.headers || {});
		response = {
			...response,
			headers: responseHeaders
		};
		performanceClient?.addFields({
			refreshTokenSize: response.body.refresh_token?.length || 0,
			httpVerToken: responseHeaders[HeaderNames.X_MS_HTTP_VERSION] || "",
			requestId: responseHeaders[HeaderNames.X_MS_REQUEST_ID] || ""
		}, correlationId);
	} catch (e) {
		if (e instanceof NetworkError) {
			const responseHeaders = e.responseHeaders ? normalizeResponseHeaders(e.responseHeaders) : void 0;
			if (responseHeaders) performanceClient?.addFields({
				httpVerToken: responseHeaders[HeaderNames.X_MS_HTTP_VERSION] || "",
				requestId: responseHeaders[HeaderNames.X_MS_REQUEST_ID] || "",
				contentTypeHeader: getResponseHeader(responseHeaders, HeaderNames.CONTENT_TYPE) || void 0,
				contentLengthHeader: getResponseHeader(responseHeaders, HeaderNames.CONTENT_LENGTH) || void 0,
				httpStatus: e.httpStatus
			}, correlationId);
			throw e.error;
		}
		if (e instanceof AuthError) throw e;
		else throw createClientAuthError(networkError, correlationId);
	}
	ThrottlingUtils.postProcess(cacheManager, thumbprint, response, correlationId);
	return response;
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/client/AuthorizationCodeClient.mjs
var AuthorizationCodeClient = class {
	constructor(configuration, performanceClient) {
		this.includeRedirectUri = true;
		this.config = buildClientConfiguration(configuration);
		this.logger = new Logger(this.config.loggerOptions, name$1, version$1);
		this.cryptoUtils = this.config.cryptoInterface;
		this.cacheManager = this.config.storageInterface;
		this.networkClient = this.config.networkInterface;
		this.serverTelemetryManager = this.config.serverTelemetryManager;
		this.authority = this.config.authOptions.authority;
		this.performanceClient = performanceClient;
		this.oidcDefaultScopes = this.config.authOptions.authority.options.OIDCOptions?.defaultScopes;
	}
	async acquireToken(request, apiId, authCodePayload) {
		if (!request.code) throw createClientAuthError(requestCannotBeMade, request.correlationId);
		if (authCodePayload && authCodePayload.cloud_instance_host_name) await invokeAsync(this.updateTokenEndpointAuthority.bind(this), UpdateTokenEndpointAuthority, this.logger, this.performanceClient, request.correlationId)(authCodePayload.cloud_instance_host_name, request.correlationId);
		const reqTimestamp = nowSeconds();
		const response = await invokeAsync(this.executeTokenRequest.bind(this), AuthClientExecuteTokenRequest, this.logger, this.performanceClient, request.correlationId)(this.authority, request, this.serverTelemetryManager);
		const requestId = response.headers?.[HeaderNames.X_MS_REQUEST_ID];
		const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
		responseHandler.validateTokenResponse(response.body, request.correlationId);
		return invokeAsync(responseHandler.handleServerTokenResponse.bind(responseHandler), HandleServerTokenResponse, this.logger, this.performanceClient, request.correlationId)(response.body, this.authority, reqTimestamp, request, apiId, authCodePayload, void 0, void 0, void 0, requestId);
	}
	getLogoutUri(logoutRequest) {
		if (!logoutRequest) throw createClientConfigurationError(logoutRequestEmpty, "");
		const queryString = this.createLogoutUrlQueryString(logoutRequest);
		return UrlString.appendQueryString(this.authority.endSessionEndpoint, queryString);
	}
	async executeTokenRequest(authority, request, serverTelemetryManager) {
		const queryParametersString = createTokenQueryParameters(request, this.config.authOptions.clientId, this.config.authOptions.redirectUri, this.performanceClient);
		const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
		const requestBody = await invokeAsync(this.createTokenRequestBody.bind(this), AuthClientCreateTokenRequestBody, this.logger, this.performanceClient, request.correlationId)(request);
		let ccsCredential = void 0;
		if (request.clientInfo) try {
			const clientInfo = buildClientInfo(request.clientInfo, this.cryptoUtils.base64Decode);
			ccsCredential = {
				credential: `${clientInfo.uid}${"."}${clientInfo.utid}`,
				type: CcsCredentialType.HOME_ACCOUNT_ID
			};
		} catch (e) {
			this.logger.verbose(`Could not parse client info for CCS Header: '${e}'`, request.correlationId);
		}
		const headers = createTokenRequestHeaders(this.logger, this.config.systemOptions.preventCorsPreflight, ccsCredential || request.ccsCredential);
		await addDpopTokenProofHeader(headers, request, endpoint, this.cryptoUtils, this.config.tokenBindingKeyManager);
		const thumbprint = getRequestThumbprint(this.config.authOptions.clientId, request);
		return invokeAsync(executePostToTokenEndpoint, AuthorizationCodeClientExecutePostToTokenEndpoint, this.logger, this.performanceClient, request.correlationId)(endpoint, requestBody, headers, thumbprint, request.correlationId, this.cacheManager, this.networkClient, this.logger, this.performanceClient, serverTelemetryManager);
	}
	async createTokenRequestBody(request) {
		const parameters = /* @__PURE__ */ new Map();
		addClientId(parameters, request.embeddedClientId || request.extraParameters?.["client_id"] || this.config.authOptions.clientId);
		if (!this.includeRedirectUri) {
			if (!request.redirectUri) throw createClientConfigurationError(redirectUriEmpty, request.correlationId);
		} else addRedirectUri(parameters, request.redirectUri);
		addScopes(parameters, request.scopes, request.correlationId, true, this.oidcDefaultScopes);
		addResource(parameters, request.resource);
		if (request.attributeTokens) addAttributeTokens(parameters, request.attributeTokens);
		this.performanceClient?.addFields({ hasAttributeTokens: !!request.attributeTokens?.length }, request.correlationId);
		addAuthorizationCode(parameters, request.code);
		addLibraryInfo(parameters, this.config.libraryInfo);
		addApplicationTelemetry(parameters, this.config.telemetry.application);
		addThrottling(parameters);
		if (this.serverTelemetryManager && !isOidcProtocolMode(this.config)) addServerTelemetry(parameters, this.serverTelemetryManager);
		if (request.codeVerifier) addCodeVerifier(parameters, request.codeVerifier);
		if (this.config.clientCredentials.clientSecret) addClientSecret(parameters, this.config.clientCredentials.clientSecret);
		if (this.config.clientCredentials.clientAssertion) {
			const clientAssertion = this.config.clientCredentials.clientAssertion;
			addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, request.resourceRequestUri));
			addClientAssertionType(parameters, clientAssertion.assertionType);
		}
		addGrantType(parameters, GrantType.AUTHORIZATION_CODE_GRANT);
		addClientInfo(parameters);
		if (request.authenticationScheme === AuthenticationScheme.POP) {
			const popTokenGenerator = new PopTokenGenerator(this.cryptoUtils, this.config.tokenBindingKeyManager, this.performanceClient);
			let reqCnfData;
			if (!request.popKid) reqCnfData = (await invokeAsync(popTokenGenerator.generateCnf.bind(popTokenGenerator), PopTokenGenerateCnf, this.logger, this.performanceClient, request.correlationId)(request, this.logger)).reqCnfString;
			else reqCnfData = this.cryptoUtils.encodeKid(request.popKid);
			addPopToken(parameters, reqCnfData);
		} else if (request.authenticationScheme === AuthenticationScheme.SSH) {
			if (request.sshJwk) addSshJwk(parameters, request.sshJwk);
			else throw createClientConfigurationError(missingSshJwk, request.correlationId);
		}
		let ccsCred = void 0;
		if (request.clientInfo) try {
			const clientInfo = buildClientInfo(request.clientInfo, this.cryptoUtils.base64Decode);
			ccsCred = {
				credential: `${clientInfo.uid}${"."}${clientInfo.utid}`,
				type: CcsCredentialType.HOME_ACCOUNT_ID
			};
		} catch (e) {
			this.logger.verbose(`Could not parse client info for CCS Header: '${e}'`, request.correlationId);
		}
		else ccsCred = request.ccsCredential;
		if (this.config.systemOptions.preventCorsPreflight && ccsCred) switch (ccsCred.type) {
			case CcsCredentialType.HOME_ACCOUNT_ID:
				try {
					const clientInfo = buildClientInfoFromHomeAccountId(ccsCred.credential);
					addCcsOid(parameters, clientInfo);
				} catch (e) {
					this.logger.verbose(`Could not parse home account ID for CCS Header: '${e}'`, request.correlationId);
				}
				break;
			case CcsCredentialType.UPN: addCcsUpn(parameters, ccsCred.credential);
		}
		if (request.embeddedClientId) addBrokerParameters(parameters, this.config.authOptions.clientId, this.config.authOptions.redirectUri);
		if (request.extraParameters) addExtraParameters(parameters, request.extraParameters);
		if (request.enableSpaAuthorizationCode && (!request.extraParameters || !request.extraParameters["return_spa_code"])) addExtraParameters(parameters, { [RETURN_SPA_CODE]: "1" });
		instrumentBrokerParams(parameters, request.correlationId, this.performanceClient);
		addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, request.skipBrokerClaims);
		return mapToQueryString(parameters);
	}
	createLogoutUrlQueryString(request) {
		const parameters = /* @__PURE__ */ new Map();
		if (request.postLogoutRedirectUri) addPostLogoutRedirectUri(parameters, request.postLogoutRedirectUri);
		if (request.correlationId) addCorrelationId(parameters, request.correlationId);
		if (request.idTokenHint) addIdTokenHint(parameters, request.idTokenHint);
		if (request.state) addState(parameters, request.state);
		if (request.logoutHint) addLogoutHint(parameters, request.logoutHint);
		if (request.popupOriginCheckDone) addPopupOriginCheckDone(parameters);
		if (request.extraQueryParameters) addExtraParameters(parameters, request.extraQueryParameters);
		if (this.config.authOptions.instanceAware) addInstanceAware(parameters);
		return mapToQueryString(parameters);
	}
	async updateTokenEndpointAuthority(cloudInstanceHostName, correlationId) {
		const cloudInstanceAuthorityUri = `https://${cloudInstanceHostName}/${this.authority.tenant}/`;
		const cloudInstanceAuthority = await createDiscoveredInstance(cloudInstanceAuthorityUri, this.networkClient, this.cacheManager, this.authority.options, this.logger, correlationId, this.performanceClient);
		this.authority = cloudInstanceAuthority;
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/protocol/Authorize.mjs
function getStandardAuthorizeRequestParameters(authOptions, request, logger, performanceClient) {
	const correlationId = request.correlationId;
	const parameters = /* @__PURE__ */ new Map();
	addClientId(parameters, request.embeddedClientId || request.extraQueryParameters?.["client_id"] || authOptions.clientId);
	const requestScopes = [...request.scopes || [], ...request.extraScopesToConsent || []];
	addScopes(parameters, requestScopes, request.correlationId, true, authOptions.authority.options.OIDCOptions?.defaultScopes);
	addResource(parameters, request.resource);
	addRedirectUri(parameters, request.redirectUri);
	addCorrelationId(parameters, correlationId);
	addResponseMode(parameters, request.responseMode);
	addClientInfo(parameters);
	addCliData(parameters);
	if (request.prompt) {
		addPrompt(parameters, request.prompt);
		performanceClient?.addFields({ prompt: request.prompt }, correlationId);
	}
	if (request.domainHint) {
		addDomainHint(parameters, request.domainHint);
		performanceClient?.addFields({ domainHintFromRequest: true }, correlationId);
	}
	if (request.prompt !== PromptValue$1.SELECT_ACCOUNT) {
		if (request.sid && request.prompt === PromptValue$1.NONE) {
			logger.verbose("createAuthCodeUrlQueryString: Prompt is none, adding sid from request", request.correlationId);
			addSid(parameters, request.sid);
			performanceClient?.addFields({ sidFromRequest: true }, correlationId);
		} else if (request.account) {
			const accountSid = extractAccountSid(request.account);
			let accountLoginHintClaim = extractLoginHint(request.account);
			if (accountLoginHintClaim && request.domainHint) {
				logger.warning(`AuthorizationCodeClient.createAuthCodeUrlQueryString: "domainHint" param is set, skipping opaque "login_hint" claim. Please consider not passing domainHint`, request.correlationId);
				accountLoginHintClaim = null;
			}
			if (accountLoginHintClaim) {
				logger.verbose("createAuthCodeUrlQueryString: login_hint claim present on account", request.correlationId);
				addLoginHint(parameters, accountLoginHintClaim);
				performanceClient?.addFields({ loginHintFromClaim: true }, correlationId);
				try {
					const clientInfo = buildClientInfoFromHomeAccountId(request.account.homeAccountId);
					addCcsOid(parameters, clientInfo);
				} catch (e) {
					logger.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", request.correlationId);
				}
			} else if (accountSid && request.prompt === PromptValue$1.NONE) {
				logger.verbose("createAuthCodeUrlQueryString: Prompt is none, adding sid from account", request.correlationId);
				addSid(parameters, accountSid);
				performanceClient?.addFields({ sidFromClaim: true }, correlationId);
				try {
					const clientInfo = buildClientInfoFromHomeAccountId(request.account.homeAccountId);
					addCcsOid(parameters, clientInfo);
				} catch (e) {
					logger.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", request.correlationId);
				}
			} else if (request.loginHint) {
				logger.verbose("createAuthCodeUrlQueryString: Adding login_hint from request", request.correlationId);
				addLoginHint(parameters, request.loginHint);
				addCcsUpn(parameters, request.loginHint);
				performanceClient?.addFields({ loginHintFromRequest: true }, correlationId);
			} else if (request.account.username) {
				logger.verbose("createAuthCodeUrlQueryString: Adding login_hint from account", request.correlationId);
				addLoginHint(parameters, request.account.username);
				performanceClient?.addFields({ loginHintFromUpn: true }, correlationId);
				try {
					const clientInfo = buildClientInfoFromHomeAccountId(request.account.homeAccountId);
					addCcsOid(parameters, clientInfo);
				} catch (e) {
					logger.verbose("createAuthCodeUrlQueryString: Could not parse home account ID for CCS Header", request.correlationId);
				}
			}
		} else if (request.loginHint) {
			logger.verbose("createAuthCodeUrlQueryString: No account, adding login_hint from request", request.correlationId);
			addLoginHint(parameters, request.loginHint);
			addCcsUpn(parameters, request.loginHint);
			performanceClient?.addFields({ loginHintFromRequest: true }, correlationId);
		}
	} else logger.verbose("createAuthCodeUrlQueryString: Prompt is select_account, ignoring account hints", request.correlationId);
	if (request.nonce) addNonce(parameters, request.nonce);
	if (request.state) addState(parameters, request.state);
	if (request.embeddedClientId) addBrokerParameters(parameters, authOptions.clientId, authOptions.redirectUri);
	addClaims(parameters, request.correlationId, request.claims, authOptions.clientCapabilities, request.skipBrokerClaims);
	if (authOptions.instanceAware && (!request.extraQueryParameters || !Object.keys(request.extraQueryParameters).includes("instance_aware"))) addInstanceAware(parameters);
	if (request.popupOriginCheckDone) addPopupOriginCheckDone(parameters);
	return parameters;
}
function getAuthorizeUrl(authority, requestParameters) {
	const queryString = mapToQueryString(requestParameters);
	return UrlString.appendQueryString(authority.authorizationEndpoint, queryString);
}
function extractAccountSid(account) {
	return account.idTokenClaims?.sid || null;
}
function extractLoginHint(account) {
	return account.loginHint || account.idTokenClaims?.login_hint || null;
}

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/client/RefreshTokenClient.mjs
const DEFAULT_REFRESH_TOKEN_EXPIRATION_OFFSET_SECONDS = 300;
var RefreshTokenClient = class {
	constructor(configuration, performanceClient) {
		this.config = buildClientConfiguration(configuration);
		this.logger = new Logger(this.config.loggerOptions, name$1, version$1);
		this.cryptoUtils = this.config.cryptoInterface;
		this.cacheManager = this.config.storageInterface;
		this.networkClient = this.config.networkInterface;
		this.serverTelemetryManager = this.config.serverTelemetryManager;
		this.authority = this.config.authOptions.authority;
		this.performanceClient = performanceClient;
	}
	async acquireToken(request, apiId) {
		const reqTimestamp = nowSeconds();
		const response = await invokeAsync(this.executeTokenRequest.bind(this), RefreshTokenClientExecuteTokenRequest, this.logger, this.performanceClient, request.correlationId)(request, this.authority);
		const requestId = response.headers?.[HeaderNames.X_MS_REQUEST_ID];
		const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
		responseHandler.validateTokenResponse(response.body, request.correlationId);
		return invokeAsync(responseHandler.handleServerTokenResponse.bind(responseHandler), HandleServerTokenResponse, this.logger, this.performanceClient, request.correlationId)(response.body, this.authority, reqTimestamp, request, apiId, void 0, void 0, true, request.forceCache, requestId);
	}
	async acquireTokenByRefreshToken(request, apiId) {
		if (!request) throw createClientConfigurationError(tokenRequestEmpty, "");
		if (!request.account) throw createClientAuthError(noAccountInSilentRequest, request.correlationId);
		if (this.cacheManager.isAppMetadataFOCI(request.account.environment, request.correlationId)) try {
			return await invokeAsync(this.acquireTokenWithCachedRefreshToken.bind(this), RefreshTokenClientAcquireTokenWithCachedRefreshToken, this.logger, this.performanceClient, request.correlationId)(request, true, apiId);
		} catch (e) {
			const noFamilyRTInCache = e instanceof InteractionRequiredAuthError && e.errorCode === "no_tokens_found";
			const clientMismatchErrorWithFamilyRT = e instanceof ServerError && e.errorCode === "invalid_grant" && e.subError === "client_mismatch";
			if (noFamilyRTInCache || clientMismatchErrorWithFamilyRT) return invokeAsync(this.acquireTokenWithCachedRefreshToken.bind(this), RefreshTokenClientAcquireTokenWithCachedRefreshToken, this.logger, this.performanceClient, request.correlationId)(request, false, apiId);
			else throw e;
		}
		return invokeAsync(this.acquireTokenWithCachedRefreshToken.bind(this), RefreshTokenClientAcquireTokenWithCachedRefreshToken, this.logger, this.performanceClient, request.correlationId)(request, false, apiId);
	}
	async acquireTokenWithCachedRefreshToken(request, foci, apiId) {
		const refreshToken = invoke(this.cacheManager.getRefreshToken.bind(this.cacheManager), CacheManagerGetRefreshToken, this.logger, this.performanceClient, request.correlationId)(request.account, foci, request.correlationId, void 0);
		if (!refreshToken) throw createInteractionRequiredAuthError(noTokensFound, request.correlationId);
		if (refreshToken.expiresOn) {
			const offset = request.refreshTokenExpirationOffsetSeconds || DEFAULT_REFRESH_TOKEN_EXPIRATION_OFFSET_SECONDS;
			this.performanceClient?.addFields({
				cacheRtExpiresOnSeconds: Number(refreshToken.expiresOn),
				rtOffsetSeconds: offset
			}, request.correlationId);
			if (isTokenExpired(refreshToken.expiresOn, offset)) throw createInteractionRequiredAuthError(refreshTokenExpired, request.correlationId);
		}
		const refreshTokenRequest = {
			...request,
			refreshToken: refreshToken.secret,
			authenticationScheme: request.authenticationScheme || AuthenticationScheme.BEARER,
			ccsCredential: {
				credential: request.account.homeAccountId,
				type: CcsCredentialType.HOME_ACCOUNT_ID
			}
		};
		if (refreshTokenRequest.authenticationScheme === AuthenticationScheme.DPOP && !refreshTokenRequest.dpopJkt) refreshTokenRequest.dpopJkt = await new DpopProofGenerator(this.cryptoUtils, this.config.tokenBindingKeyManager).generateJkt(request.correlationId);
		try {
			return await invokeAsync(this.acquireToken.bind(this), RefreshTokenClientAcquireToken, this.logger, this.performanceClient, request.correlationId)(refreshTokenRequest, apiId);
		} catch (e) {
			if (e instanceof InteractionRequiredAuthError) {
				if (e.subError === "bad_token") {
					this.logger.verbose("acquireTokenWithRefreshToken: bad refresh token, removing from cache", request.correlationId);
					const badRefreshTokenKey = this.cacheManager.generateCredentialKey(refreshToken);
					this.cacheManager.removeRefreshToken(badRefreshTokenKey, request.correlationId);
				}
			}
			throw e;
		}
	}
	async executeTokenRequest(request, authority) {
		const queryParametersString = createTokenQueryParameters(request, this.config.authOptions.clientId, this.config.authOptions.redirectUri, this.performanceClient);
		const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
		const requestBody = await invokeAsync(this.createTokenRequestBody.bind(this), RefreshTokenClientCreateTokenRequestBody, this.logger, this.performanceClient, request.correlationId)(request);
		const headers = createTokenRequestHeaders(this.logger, this.config.systemOptions.preventCorsPreflight, request.ccsCredential);
		await addDpopTokenProofHeader(headers, request, endpoint, this.cryptoUtils, this.config.tokenBindingKeyManager);
		const thumbprint = getRequestThumbprint(this.config.authOptions.clientId, request);
		return invokeAsync(executePostToTokenEndpoint, RefreshTokenClientExecutePostToTokenEndpoint, this.logger, this.performanceClient, request.correlationId)(endpoint, requestBody, headers, thumbprint, request.correlationId, this.cacheManager, this.networkClient, this.logger, this.performanceClient, this.serverTelemetryManager);
	}
	async createTokenRequestBody(request) {
		const parameters = /* @__PURE__ */ new Map();
		addClientId(parameters, request.embeddedClientId || request.extraParameters?.["client_id"] || this.config.authOptions.clientId);
		if (request.redirectUri) addRedirectUri(parameters, request.redirectUri);
		addScopes(parameters, request.scopes, request.correlationId, true, this.config.authOptions.authority.options.OIDCOptions?.defaultScopes);
		addResource(parameters, request.resource);
		addGrantType(parameters, GrantType.REFRESH_TOKEN_GRANT);
		addClientInfo(parameters);
		addLibraryInfo(parameters, this.config.libraryInfo);
		addApplicationTelemetry(parameters, this.config.telemetry.application);
		addThrottling(parameters);
		if (this.serverTelemetryManager && !isOidcProtocolMode(this.config)) addServerTelemetry(parameters, this.serverTelemetryManager);
		addRefreshToken(parameters, request.refreshToken);
		if (request.attributeTokens) addAttributeTokens(parameters, request.attributeTokens);
		this.performanceClient?.addFields({ hasAttributeTokens: !!request.attributeTokens?.length }, request.correlationId);
		if (this.config.clientCredentials.clientSecret) addClientSecret(parameters, this.config.clientCredentials.clientSecret);
		if (this.config.clientCredentials.clientAssertion) {
			const clientAssertion = this.config.clientCredentials.clientAssertion;
			addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, request.resourceRequestUri));
			addClientAssertionType(parameters, clientAssertion.assertionType);
		}
		if (request.authenticationScheme === AuthenticationScheme.POP) {
			const popTokenGenerator = new PopTokenGenerator(this.cryptoUtils, this.config.tokenBindingKeyManager, this.performanceClient);
			let reqCnfData;
			if (!request.popKid) reqCnfData = (await invokeAsync(popTokenGenerator.generateCnf.bind(popTokenGenerator), PopTokenGenerateCnf, this.logger, this.performanceClient, request.correlationId)(request, this.logger)).reqCnfString;
			else reqCnfData = this.cryptoUtils.encodeKid(request.popKid);
			addPopToken(parameters, reqCnfData);
		} else if (request.authenticationScheme === AuthenticationScheme.SSH) {
			if (request.sshJwk) addSshJwk(parameters, request.sshJwk);
			else throw createClientConfigurationError(missingSshJwk, request.correlationId);
		}
		if (this.config.systemOptions.preventCorsPreflight && request.ccsCredential) switch (request.ccsCredential.type) {
			case CcsCredentialType.HOME_ACCOUNT_ID:
				try {
					const clientInfo = buildClientInfoFromHomeAccountId(request.ccsCredential.credential);
					addCcsOid(parameters, clientInfo);
				} catch (e) {
					this.logger.verbose(`Could not parse home account ID for CCS Header: '${e}'`, request.correlationId);
				}
				break;
			case CcsCredentialType.UPN: addCcsUpn(parameters, request.ccsCredential.credential);
		}
		if (request.embeddedClientId) addBrokerParameters(parameters, this.config.authOptions.clientId, this.config.authOptions.redirectUri);
		if (request.extraParameters) addExtraParameters(parameters, { ...request.extraParameters });
		instrumentBrokerParams(parameters, request.correlationId, this.performanceClient);
		addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, request.skipBrokerClaims);
		return mapToQueryString(parameters);
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/telemetry/server/ServerTelemetryManager.mjs
const skuGroupSeparator = ",";
const skuValueSeparator = "|";
function makeExtraSkuString(params) {
	const { skus, libraryName, libraryVersion, extensionName, extensionVersion } = params;
	const skuMap = /* @__PURE__ */ new Map([[0, [libraryName, libraryVersion]], [2, [extensionName, extensionVersion]]]);
	let skuArr = [];
	if (skus?.length) {
		skuArr = skus.split(skuGroupSeparator);
		if (skuArr.length < 4) return skus;
	} else skuArr = Array.from({ length: 4 }, () => skuValueSeparator);
	skuMap.forEach((value, key) => {
		if (value.length === 2 && value[0]?.length && value[1]?.length) setSku({
			skuArr,
			index: key,
			skuName: value[0],
			skuVersion: value[1]
		});
	});
	return skuArr.join(skuGroupSeparator);
}
function setSku(params) {
	const { skuArr, index, skuName, skuVersion } = params;
	if (index >= skuArr.length) return;
	skuArr[index] = [skuName, skuVersion].join(skuValueSeparator);
}
var ServerTelemetryManager = class ServerTelemetryManager {
	constructor(telemetryRequest, cacheManager) {
		this.cacheOutcome = CacheOutcome.NOT_APPLICABLE;
		this.cacheManager = cacheManager;
		this.apiId = telemetryRequest.apiId;
		this.correlationId = telemetryRequest.correlationId;
		this.wrapperSKU = telemetryRequest.wrapperSKU || "";
		this.wrapperVer = telemetryRequest.wrapperVer || "";
		this.telemetryCacheKey = SERVER_TELEM_CACHE_KEY + "-" + telemetryRequest.clientId;
	}
	generateCurrentRequestHeaderValue() {
		const request = `${this.apiId}${","}${this.cacheOutcome}`;
		const platformFieldsArr = [this.wrapperSKU, this.wrapperVer];
		const nativeBrokerErrorCode = this.getNativeBrokerErrorCode();
		if (nativeBrokerErrorCode?.length) platformFieldsArr.push(`broker_error=${nativeBrokerErrorCode}`);
		const platformFields = platformFieldsArr.join(",");
		const requestWithRegionDiscoveryFields = [request, this.getRegionDiscoveryFields()].join(",");
		return [
			5,
			requestWithRegionDiscoveryFields,
			platformFields
		].join("|");
	}
	generateLastRequestHeaderValue() {
		const lastRequests = this.getLastRequests();
		const maxErrors = ServerTelemetryManager.maxErrorsToSend(lastRequests);
		const failedRequests = lastRequests.failedRequests.slice(0, 2 * maxErrors).join(",");
		const errors = lastRequests.errors.slice(0, maxErrors).join(",");
		const errorCount = lastRequests.errors.length;
		const platformFields = [errorCount, maxErrors < errorCount ? "1" : "0"].join(",");
		return [
			5,
			lastRequests.cacheHits,
			failedRequests,
			errors,
			platformFields
		].join("|");
	}
	cacheFailedRequest(error) {
		try {
			const lastRequests = this.getLastRequests();
			if (lastRequests.errors.length >= 50) {
				lastRequests.failedRequests.shift();
				lastRequests.failedRequests.shift();
				lastRequests.errors.shift();
			}
			lastRequests.failedRequests.push(this.apiId, this.correlationId);
			if (error instanceof Error && !!error && error.toString()) {
				if (error instanceof AuthError) {
					if (error.subError) lastRequests.errors.push(error.subError);
					else if (error.errorCode) lastRequests.errors.push(error.errorCode);
					else lastRequests.errors.push(error.toString());
				} else lastRequests.errors.push(error.toString());
			} else lastRequests.errors.push(SERVER_TELEM_UNKNOWN_ERROR);
			this.cacheManager.setServerTelemetry(this.telemetryCacheKey, lastRequests, this.correlationId);
		} catch {}
	}
	incrementCacheHits() {
		const lastRequests = this.getLastRequests();
		lastRequests.cacheHits += 1;
		this.cacheManager.setServerTelemetry(this.telemetryCacheKey, lastRequests, this.correlationId);
		return lastRequests.cacheHits;
	}
	getLastRequests() {
		return this.cacheManager.getServerTelemetry(this.telemetryCacheKey, this.correlationId) || {
			failedRequests: [],
			errors: [],
			cacheHits: 0
		};
	}
	clearTelemetryCache() {
		const lastRequests = this.getLastRequests();
		const numErrorsFlushed = ServerTelemetryManager.maxErrorsToSend(lastRequests);
		if (numErrorsFlushed === lastRequests.errors.length) this.cacheManager.removeItem(this.telemetryCacheKey, this.correlationId);
		else {
			const serverTelemEntity = {
				failedRequests: lastRequests.failedRequests.slice(numErrorsFlushed * 2),
				errors: lastRequests.errors.slice(numErrorsFlushed),
				cacheHits: 0
			};
			this.cacheManager.setServerTelemetry(this.telemetryCacheKey, serverTelemEntity, this.correlationId);
		}
	}
	static maxErrorsToSend(serverTelemetryEntity) {
		let i;
		let maxErrors = 0;
		let dataSize = 0;
		const errorCount = serverTelemetryEntity.errors.length;
		for (i = 0; i < errorCount; i++) {
			const apiId = serverTelemetryEntity.failedRequests[2 * i] || "";
			const correlationId = serverTelemetryEntity.failedRequests[2 * i + 1] || "";
			const errorCode = serverTelemetryEntity.errors[i] || "";
			dataSize += apiId.toString().length + correlationId.toString().length + errorCode.length + 3;
			if (dataSize < 330) maxErrors += 1;
			else break;
		}
		return maxErrors;
	}
	getRegionDiscoveryFields() {
		const regionDiscoveryFields = [];
		regionDiscoveryFields.push(this.regionUsed || "");
		regionDiscoveryFields.push(this.regionSource || "");
		regionDiscoveryFields.push(this.regionOutcome || "");
		return regionDiscoveryFields.join(",");
	}
	updateRegionDiscoveryMetadata(regionDiscoveryMetadata) {
		this.regionUsed = regionDiscoveryMetadata.region_used;
		this.regionSource = regionDiscoveryMetadata.region_source;
		this.regionOutcome = regionDiscoveryMetadata.region_outcome;
	}
	setCacheOutcome(cacheOutcome) {
		this.cacheOutcome = cacheOutcome;
	}
	setNativeBrokerErrorCode(errorCode) {
		const lastRequests = this.getLastRequests();
		lastRequests.nativeBrokerErrorCode = errorCode;
		this.cacheManager.setServerTelemetry(this.telemetryCacheKey, lastRequests, this.correlationId);
	}
	getNativeBrokerErrorCode() {
		return this.getLastRequests().nativeBrokerErrorCode;
	}
	clearNativeBrokerErrorCode() {
		const lastRequests = this.getLastRequests();
		delete lastRequests.nativeBrokerErrorCode;
		this.cacheManager.setServerTelemetry(this.telemetryCacheKey, lastRequests, this.correlationId);
	}
	static makeExtraSkuString(params) {
		return makeExtraSkuString(params);
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/client/SilentFlowClient.mjs
var SilentFlowClient = class {
	constructor(configuration, performanceClient) {
		this.config = buildClientConfiguration(configuration);
		this.logger = new Logger(this.config.loggerOptions, name$1, version$1);
		this.cryptoUtils = this.config.cryptoInterface;
		this.cacheManager = this.config.storageInterface;
		this.networkClient = this.config.networkInterface;
		this.serverTelemetryManager = this.config.serverTelemetryManager;
		this.authority = this.config.authOptions.authority;
		this.performanceClient = performanceClient;
	}
	async acquireCachedToken(request) {
		let lastCacheOutcome = CacheOutcome.NOT_APPLICABLE;
		if (request.forceRefresh || !StringUtils.isEmptyObj(request.claims)) {
			this.setCacheOutcome(CacheOutcome.FORCE_REFRESH_OR_CLAIMS, request.correlationId);
			throw createClientAuthError(tokenRefreshRequired, request.correlationId);
		}
		if (!request.account) throw createClientAuthError(noAccountInSilentRequest, request.correlationId);
		const requestTenantId = request.account.tenantId || getTenantFromAuthorityString(request.authority, request.correlationId);
		const tokenKeys = this.cacheManager.getTokenKeys();
		const cachedAccessToken = this.cacheManager.getAccessToken(request.account, request, tokenKeys, requestTenantId);
		if (!cachedAccessToken) {
			this.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN, request.correlationId);
			throw createClientAuthError(tokenRefreshRequired, request.correlationId);
		} else if (wasClockTurnedBack(cachedAccessToken.cachedAt) || isTokenExpired(cachedAccessToken.expiresOn, this.config.systemOptions.tokenRenewalOffsetSeconds)) {
			this.setCacheOutcome(CacheOutcome.CACHED_ACCESS_TOKEN_EXPIRED, request.correlationId);
			throw createClientAuthError(tokenRefreshRequired, request.correlationId);
		} else if (request.resource) {
			if (cachedAccessToken.resource !== request.resource) {
				this.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN, request.correlationId);
				throw createClientAuthError(tokenRefreshRequired, request.correlationId);
			}
		} else if (cachedAccessToken.refreshOn && isTokenExpired(cachedAccessToken.refreshOn, 0)) lastCacheOutcome = CacheOutcome.PROACTIVELY_REFRESHED;
		if (cachedAccessToken.tokenType?.toLowerCase() === AuthenticationScheme.DPOP.toLowerCase()) {
			if (!cachedAccessToken.keyId) {
				this.logger.info("SilentFlowClient:acquireCachedToken - Cached DPoP access token is missing keyId; refresh required", request.correlationId);
				this.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN, request.correlationId);
				throw createClientAuthError(tokenRefreshRequired, request.correlationId);
			}
			try {
				await this.config.tokenBindingKeyManager.getTokenBindingPublicKeyJwk(cachedAccessToken.keyId, request.correlationId);
			} catch {
				this.logger.info("SilentFlowClient:acquireCachedToken - Local DPoP key was not found for cached access token; refresh required", request.correlationId);
				this.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN, request.correlationId);
				throw createClientAuthError(tokenRefreshRequired, request.correlationId);
			}
		}
		const environment = request.authority || this.authority.getPreferredCache();
		const cacheRecord = {
			account: this.cacheManager.getAccount(this.cacheManager.generateAccountKey(request.account), request.correlationId),
			accessToken: cachedAccessToken,
			idToken: this.cacheManager.getIdToken(request.account, request.correlationId, tokenKeys, requestTenantId),
			refreshToken: null,
			appMetadata: this.cacheManager.readAppMetadataFromCache(environment, request.correlationId)
		};
		this.setCacheOutcome(lastCacheOutcome, request.correlationId);
		if (this.config.serverTelemetryManager) this.config.serverTelemetryManager.incrementCacheHits();
		return [await invokeAsync(this.generateResultFromCacheRecord.bind(this), SilentFlowClientGenerateResultFromCacheRecord, this.logger, this.performanceClient, request.correlationId)(cacheRecord, request), lastCacheOutcome];
	}
	setCacheOutcome(cacheOutcome, correlationId) {
		this.serverTelemetryManager?.setCacheOutcome(cacheOutcome);
		this.performanceClient?.addFields({ cacheOutcome }, correlationId);
		if (cacheOutcome !== CacheOutcome.NOT_APPLICABLE) this.logger.info(`Token refresh is required due to cache outcome: '${cacheOutcome}'`, correlationId);
	}
	async generateResultFromCacheRecord(cacheRecord, request) {
		let idTokenClaims;
		if (cacheRecord.idToken) idTokenClaims = extractTokenClaims(cacheRecord.idToken.secret, this.config.cryptoInterface.base64Decode, request.correlationId);
		return ResponseHandler.generateAuthenticationResult(this.cryptoUtils, this.authority, cacheRecord, true, request, this.performanceClient, {
			idTokenClaims,
			tokenBindingKeyManager: this.config.tokenBindingKeyManager
		});
	}
};

// node_modules/@azure/msal-node/node_modules/@azure/msal-common/dist/request/BaseAuthRequest.mjs
function enforceResourceParameter(isMcp, request) {
	if (!isMcp) return;
	if (request.resource && (containsResourceParam(request.extraParameters) || containsResourceParam(request.extraQueryParameters))) throw createClientAuthError(misplacedResourceParam, request.correlationId || "");
	if (!request.resource) throw createClientAuthError(resourceParameterRequired, request.correlationId || "");
}
function containsResourceParam(params) {
	if (!params) return false;
	return Object.prototype.hasOwnProperty.call(params, "resource");
}

// node_modules/@azure/msal-node/dist/cache/serializer/Deserializer.mjs
var Deserializer = class {
	static deserializeJSONBlob(jsonFile) {
		return !jsonFile ? {} : JSON.parse(jsonFile);
	}
	static deserializeAccounts(accounts) {
		const accountObjects = {};
		if (accounts) Object.keys(accounts).map(function(key) {
			const serializedAcc = accounts[key];
			const mappedAcc = {
				homeAccountId: serializedAcc.home_account_id,
				environment: serializedAcc.environment,
				realm: serializedAcc.realm,
				localAccountId: serializedAcc.local_account_id,
				username: serializedAcc.username,
				authorityType: serializedAcc.authority_type,
				name: serializedAcc.name,
				clientInfo: serializedAcc.client_info,
				lastModificationTime: serializedAcc.last_modification_time,
				lastModificationApp: serializedAcc.last_modification_app,
				tenantProfiles: serializedAcc.tenantProfiles?.map((serializedTenantProfile) => {
					return JSON.parse(serializedTenantProfile);
				}),
				lastUpdatedAt: Date.now().toString()
			};
			const account = {};
			CacheManager.toObject(account, mappedAcc);
			accountObjects[key] = account;
		});
		return accountObjects;
	}
	static deserializeIdTokens(idTokens) {
		const idObjects = {};
		if (idTokens) Object.keys(idTokens).map(function(key) {
			const serializedIdT = idTokens[key];
			const idToken = {
				homeAccountId: serializedIdT.home_account_id,
				environment: serializedIdT.environment,
				credentialType: serializedIdT.credential_type,
				clientId: serializedIdT.client_id,
				secret: serializedIdT.secret,
				realm: serializedIdT.realm,
				lastUpdatedAt: Date.now().toString()
			};
			idObjects[key] = idToken;
		});
		return idObjects;
	}
	static deserializeAccessTokens(accessTokens) {
		const atObjects = {};
		if (accessTokens) Object.keys(accessTokens).map(function(key) {
			const serializedAT = accessTokens[key];
			const accessToken = {
				homeAccountId: serializedAT.home_account_id,
				environment: serializedAT.environment,
				credentialType: serializedAT.credential_type,
				clientId: serializedAT.client_id,
				secret: serializedAT.secret,
				realm: serializedAT.realm,
				target: serializedAT.target,
				cachedAt: serializedAT.cached_at,
				expiresOn: serializedAT.expires_on,
				extendedExpiresOn: serializedAT.extended_expires_on,
				refreshOn: serializedAT.refresh_on,
				keyId: serializedAT.key_id,
				tokenType: serializedAT.token_type,
				userAssertionHash: serializedAT.userAssertionHash,
				resource: serializedAT.resource,
				additionalCacheKeyComponents: serializedAT.additionalCacheKeyComponents,
				lastUpdatedAt: Date.now().toString()
			};
			atObjects[key] = accessToken;
		});
		return atObjects;
	}
	static deserializeRefreshTokens(refreshTokens) {
		const rtObjects = {};
		if (refreshTokens) Object.keys(refreshTokens).map(function(key) {
			const serializedRT = refreshTokens[key];
			const refreshToken = {
				homeAccountId: serializedRT.home_account_id,
				environment: serializedRT.environment,
				credentialType: serializedRT.credential_type,
				clientId: serializedRT.client_id,
				secret: serializedRT.secret,
				familyId: serializedRT.family_id,
				target: serializedRT.target,
				realm: serializedRT.realm,
				lastUpdatedAt: Date.now().toString()
			};
			rtObjects[key] = refreshToken;
		});
		return rtObjects;
	}
	static deserializeAppMetadata(appMetadata) {
		const appMetadataObjects = {};
		if (appMetadata) Object.keys(appMetadata).map(function(key) {
			const serializedAmdt = appMetadata[key];
			appMetadataObjects[key] = {
				clientId: serializedAmdt.client_id,
				environment: serializedAmdt.environment,
				familyId: serializedAmdt.family_id
			};
		});
		return appMetadataObjects;
	}
	static deserializeAllCache(jsonCache) {
		return {
			accounts: jsonCache.Account ? this.deserializeAccounts(jsonCache.Account) : {},
			idTokens: jsonCache.IdToken ? this.deserializeIdTokens(jsonCache.IdToken) : {},
			accessTokens: jsonCache.AccessToken ? this.deserializeAccessTokens(jsonCache.AccessToken) : {},
			refreshTokens: jsonCache.RefreshToken ? this.deserializeRefreshTokens(jsonCache.RefreshToken) : {},
			appMetadata: jsonCache.AppMetadata ? this.deserializeAppMetadata(jsonCache.AppMetadata) : {}
		};
	}
};

// node_modules/@azure/msal-node/dist/utils/Constants.mjs
const ManagedIdentityHeaders = {
	AUTHORIZATION_HEADER_NAME: "Authorization",
	METADATA_HEADER_NAME: "Metadata",
	APP_SERVICE_SECRET_HEADER_NAME: "X-IDENTITY-HEADER",
	ML_AND_SF_SECRET_HEADER_NAME: "secret",
	CLIENT_SKU: X_CLIENT_SKU,
	CLIENT_VER: X_CLIENT_VER,
	CLIENT_REQUEST_ID: "x-ms-client-request-id"
};
const ManagedIdentityQueryParameters = {
	API_VERSION: "api-version",
	RESOURCE: "resource",
	SHA256_TOKEN_TO_REFRESH: "token_sha256_to_refresh",
	XMS_CC: "xms_cc"
};
const ManagedIdentityEnvironmentVariableNames = {
	AZURE_POD_IDENTITY_AUTHORITY_HOST: "AZURE_POD_IDENTITY_AUTHORITY_HOST",
	DEFAULT_IDENTITY_CLIENT_ID: "DEFAULT_IDENTITY_CLIENT_ID",
	IDENTITY_ENDPOINT: "IDENTITY_ENDPOINT",
	IDENTITY_HEADER: "IDENTITY_HEADER",
	IDENTITY_SERVER_THUMBPRINT: "IDENTITY_SERVER_THUMBPRINT",
	IMDS_ENDPOINT: "IMDS_ENDPOINT",
	MSI_ENDPOINT: "MSI_ENDPOINT",
	MSI_SECRET: "MSI_SECRET"
};
const ManagedIdentitySourceNames = {
	APP_SERVICE: "AppService",
	AZURE_ARC: "AzureArc",
	CLOUD_SHELL: "CloudShell",
	DEFAULT_TO_IMDS: "DefaultToImds",
	IMDS: "Imds",
	MACHINE_LEARNING: "MachineLearning",
	SERVICE_FABRIC: "ServiceFabric"
};
const ManagedIdentityIdType = {
	SYSTEM_ASSIGNED: "system-assigned",
	USER_ASSIGNED_CLIENT_ID: "user-assigned-client-id",
	USER_ASSIGNED_RESOURCE_ID: "user-assigned-resource-id",
	USER_ASSIGNED_OBJECT_ID: "user-assigned-object-id"
};
const HttpMethod = {
	GET: "GET",
	POST: "POST"
};
const REGION_ENVIRONMENT_VARIABLE = "REGION_NAME";
const MSAL_FORCE_REGION = "MSAL_FORCE_REGION";
const Hash = { SHA256: "sha256" };
const CharSet = { CV_CHARSET: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~" };
const CACHE = { KEY_SEPARATOR: "-" };
const Constants = {
	MSAL_SKU: "msal.js.node",
	JWT_BEARER_ASSERTION_TYPE: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
	HTTP_PROTOCOL: "http://",
	LOCALHOST: "localhost"
};
const ApiId = {
	acquireTokenSilent: 62,
	acquireTokenByUsernamePassword: 371,
	acquireTokenByDeviceCode: 671,
	acquireTokenByClientCredential: 771,
	acquireTokenByOBO: 772,
	acquireTokenWithManagedIdentity: 773,
	acquireTokenByUserFederatedIdentityCredential: 774,
	acquireTokenByCode: 871,
	acquireTokenByRefreshToken: 872
};
const JwtConstants = {
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
const LOOPBACK_SERVER_CONSTANTS = {
	INTERVAL_MS: 100,
	TIMEOUT_MS: 5e3
};

// node_modules/@azure/msal-node/dist/network/HttpClient.mjs
var HttpClient = class {
	async sendGetRequestAsync(url, options, timeout) {
		return this.sendRequest(url, HttpMethod.GET, options, timeout);
	}
	async sendPostRequestAsync(url, options) {
		return this.sendRequest(url, HttpMethod.POST, options);
	}
	async sendRequest(url, method, options, timeout) {
		const controller = new AbortController();
		let timeoutId;
		if (timeout) timeoutId = setTimeout(() => {
			controller.abort();
		}, timeout);
		const fetchOptions = {
			method,
			headers: getFetchHeaders(options),
			signal: controller.signal
		};
		if (method === HttpMethod.POST) fetchOptions.body = options?.body || "";
		let response;
		try {
			response = await fetch(url, fetchOptions);
		} catch (error) {
			if (timeoutId) clearTimeout(timeoutId);
			if (error instanceof Error && error.name === "AbortError") throw createAuthError(networkError, "", "Request timeout");
			const baseAuthError = createAuthError(networkError, "", `Network request failed: ${error instanceof Error ? error.message : "unknown"}`);
			throw createNetworkError(baseAuthError, void 0, void 0, error instanceof Error ? error : void 0);
		}
		if (timeoutId) clearTimeout(timeoutId);
		try {
			return {
				headers: getHeaderDict(response.headers),
				body: await response.json(),
				status: response.status
			};
		} catch (error) {
			throw createAuthError(tokenParsingError, "", `Failed to parse response: ${error instanceof Error ? error.message : "unknown"}`);
		}
	}
};
function getHeaderDict(headers) {
	const headerDict = {};
	headers.forEach((value, key) => {
		headerDict[key] = value;
	});
	return headerDict;
}
function getFetchHeaders(options) {
	const headers = new Headers();
	if (!(options && options.headers)) return headers;
	Object.entries(options.headers).forEach(([key, value]) => {
		headers.append(key, value);
	});
	return headers;
}

// node_modules/@azure/msal-node/dist/error/ManagedIdentityErrorCodes.mjs
const invalidFileExtension = "invalid_file_extension";
const invalidFilePath = "invalid_file_path";
const invalidManagedIdentityIdType = "invalid_managed_identity_id_type";
const invalidSecret = "invalid_secret";
const missingId = "missing_client_id";
const networkUnavailable = "network_unavailable";
const platformNotSupported = "platform_not_supported";
const unableToCreateAzureArc = "unable_to_create_azure_arc";
const unableToCreateCloudShell = "unable_to_create_cloud_shell";
const unableToCreateSource = "unable_to_create_source";
const unableToReadSecretFile = "unable_to_read_secret_file";
const userAssignedNotAvailableAtRuntime = "user_assigned_not_available_at_runtime";
const userAssignedManagedIdentityNotConfirmed = "user_assigned_managed_identity_not_confirmed";
const wwwAuthenticateHeaderMissing = "www_authenticate_header_missing";
const wwwAuthenticateHeaderUnsupportedFormat = "www_authenticate_header_unsupported_format";
const MsiEnvironmentVariableUrlMalformedErrorCodes = {
	[ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST]: "azure_pod_identity_authority_host_url_malformed",
	[ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT]: "identity_endpoint_url_malformed",
	[ManagedIdentityEnvironmentVariableNames.IMDS_ENDPOINT]: "imds_endpoint_url_malformed",
	[ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT]: "msi_endpoint_url_malformed"
};

// node_modules/@azure/msal-node/dist/error/ManagedIdentityError.mjs
const ManagedIdentityErrorMessages = {
	[invalidFileExtension]: "The file path in the WWW-Authenticate header does not contain a .key file.",
	[invalidFilePath]: "The file path in the WWW-Authenticate header is not in a valid Windows or Linux Format.",
	[invalidManagedIdentityIdType]: "More than one ManagedIdentityIdType was provided.",
	[invalidSecret]: "The secret in the file on the file path in the WWW-Authenticate header is greater than 4096 bytes.",
	[platformNotSupported]: "The platform is not supported by Azure Arc. Azure Arc only supports Windows and Linux.",
	[missingId]: "A ManagedIdentityId id was not provided.",
	[MsiEnvironmentVariableUrlMalformedErrorCodes.AZURE_POD_IDENTITY_AUTHORITY_HOST]: `The Managed Identity's '${ManagedIdentityEnvironmentVariableNames.AZURE_POD_IDENTITY_AUTHORITY_HOST}' environment variable is malformed.`,
	[MsiEnvironmentVariableUrlMalformedErrorCodes.IDENTITY_ENDPOINT]: `The Managed Identity's '${ManagedIdentityEnvironmentVariableNames.IDENTITY_ENDPOINT}' environment variable is malformed.`,
	[MsiEnvironmentVariableUrlMalformedErrorCodes.IMDS_ENDPOINT]: `The Managed Identity's '${ManagedIdentityEnvironmentVariableNames.IMDS_ENDPOINT}' environment variable is malformed.`,
	[MsiEnvironmentVariableUrlMalformedErrorCodes.MSI_ENDPOINT]: `The Managed Identity's '${ManagedIdentityEnvironmentVariableNames.MSI_ENDPOINT}' environment variable is malformed.`,
	[networkUnavailable]: "Authentication unavailable. The request to the managed identity endpoint timed out.",
	[unableToCreateAzureArc]: "Azure Arc Managed Identities can only be system assigned.",
	[unableToCreateCloudShell]: "Cloud Shell Managed Identities can only be system assigned.",
	[unableToCreateSource]: "Unable to create a Managed Identity source based on environment variables.",
	[unableToReadSecretFile]: "Unable to read the secret file.",
	[userAssignedNotAvailableAtRuntime]: "Service Fabric user assigned managed identity ClientId or ResourceId is not configurable at runtime.",
	[userAssignedManagedIdentityNotConfirmed]: "Azure Arc did not confirm the requested user-assigned managed identity in the token response. The agent likely does not support user-assigned managed identity and returned the system-assigned identity.",
	[wwwAuthenticateHeaderMissing]: "A 401 response was received from the Azure Arc Managed Identity, but the www-authenticate header is missing.",
	[wwwAuthenticateHeaderUnsupportedFormat]: "A 401 response was received from the Azure Arc Managed Identity, but the www-authenticate header is in an unsupported format."
};
var ManagedIdentityError = class ManagedIdentityError extends AuthError {
	constructor(errorCode, correlationId) {
		super(errorCode, correlationId, ManagedIdentityErrorMessages[errorCode]);
		this.name = "ManagedIdentityError";
		Object.setPrototypeOf(this, ManagedIdentityError.prototype);
	}
};
function createManagedIdentityError(errorCode, correlationId) {
	return new ManagedIdentityError(errorCode, correlationId);
}

// node_modules/@azure/msal-node/dist/error/NodeAuthError.mjs
const NodeAuthErrorMessage = {
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
var NodeAuthError = class NodeAuthError extends AuthError {
	constructor(errorCode, correlationId, errorMessage) {
		super(errorCode, correlationId, errorMessage);
		this.name = "NodeAuthError";
	}
	static createInvalidLoopbackAddressTypeError() {
		return new NodeAuthError(NodeAuthErrorMessage.invalidLoopbackAddressType.code, "", `${NodeAuthErrorMessage.invalidLoopbackAddressType.desc}`);
	}
	static createUnableToLoadRedirectUrlError() {
		return new NodeAuthError(NodeAuthErrorMessage.unableToLoadRedirectUri.code, "", `${NodeAuthErrorMessage.unableToLoadRedirectUri.desc}`);
	}
	static createNoAuthCodeInResponseError(correlationId = "") {
		return new NodeAuthError(NodeAuthErrorMessage.noAuthCodeInResponse.code, correlationId, `${NodeAuthErrorMessage.noAuthCodeInResponse.desc}`);
	}
	static createNoLoopbackServerExistsError() {
		return new NodeAuthError(NodeAuthErrorMessage.noLoopbackServerExists.code, "", `${NodeAuthErrorMessage.noLoopbackServerExists.desc}`);
	}
	static createLoopbackServerAlreadyExistsError() {
		return new NodeAuthError(NodeAuthErrorMessage.loopbackServerAlreadyExists.code, "", `${NodeAuthErrorMessage.loopbackServerAlreadyExists.desc}`);
	}
	static createLoopbackServerTimeoutError(correlationId = "") {
		return new NodeAuthError(NodeAuthErrorMessage.loopbackServerTimeout.code, correlationId, `${NodeAuthErrorMessage.loopbackServerTimeout.desc}`);
	}
	static createLoopbackServerQueryResponseNotSupportedError() {
		return new NodeAuthError(NodeAuthErrorMessage.loopbackServerQueryResponseNotSupported.code, "", NodeAuthErrorMessage.loopbackServerQueryResponseNotSupported.desc);
	}
	static createStateNotFoundError(correlationId = "") {
		return new NodeAuthError(NodeAuthErrorMessage.stateNotFoundError.code, correlationId, NodeAuthErrorMessage.stateNotFoundError.desc);
	}
	static createThumbprintMissingError() {
		return new NodeAuthError(NodeAuthErrorMessage.thumbprintMissing.code, "", NodeAuthErrorMessage.thumbprintMissing.desc);
	}
	static createRedirectUriNotSupportedError(correlationId = "") {
		return new NodeAuthError(NodeAuthErrorMessage.redirectUriNotSupported.code, correlationId, NodeAuthErrorMessage.redirectUriNotSupported.desc);
	}
	static createUnsupportedCcaInstanceAwareError(correlationId = "") {
		return new NodeAuthError(NodeAuthErrorMessage.unsupportedCcaInstanceAware.code, correlationId, NodeAuthErrorMessage.unsupportedCcaInstanceAware.desc);
	}
};

// node_modules/@azure/msal-node/dist/config/Configuration.mjs
const DEFAULT_AUTH_OPTIONS = {
	clientId: "",
	authority: DEFAULT_AUTHORITY,
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
		azureCloudInstance: AzureCloudInstance.None,
		tenant: ""
	},
	isMcp: false
};
const DEFAULT_LOGGER_OPTIONS = {
	loggerCallback: () => {},
	piiLoggingEnabled: false,
	logLevel: LogLevel.Info
};
const DEFAULT_SYSTEM_OPTIONS = {
	loggerOptions: DEFAULT_LOGGER_OPTIONS,
	networkClient: new HttpClient(),
	disableInternalRetries: false,
	protocolMode: ProtocolMode.AAD
};
const DEFAULT_TELEMETRY_OPTIONS = { application: {
	appName: "",
	appVersion: ""
} };
function buildAppConfiguration({ auth, broker, cache, system, telemetry }) {
	const systemOptions = {
		...DEFAULT_SYSTEM_OPTIONS,
		networkClient: new HttpClient(),
		loggerOptions: system?.loggerOptions || DEFAULT_LOGGER_OPTIONS,
		disableInternalRetries: system?.disableInternalRetries || false
	};
	if (!!auth.clientCertificate && !!!auth.clientCertificate.thumbprint && !!!auth.clientCertificate.thumbprintSha256) throw NodeAuthError.createStateNotFoundError();
	return {
		auth: {
			...DEFAULT_AUTH_OPTIONS,
			...auth
		},
		broker: { ...broker },
		cache: { ...cache },
		system: {
			...systemOptions,
			...system
		},
		telemetry: {
			...DEFAULT_TELEMETRY_OPTIONS,
			...telemetry
		}
	};
}

// node_modules/@azure/msal-node/dist/crypto/GuidGenerator.mjs
var GuidGenerator = class {
	generateGuid() {
		return randomUUID();
	}
	isGuid(guid) {
		return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(guid);
	}
};

// node_modules/@azure/msal-node/dist/utils/EncodingUtils.mjs
var EncodingUtils = class EncodingUtils {
	static base64Encode(str, encoding) {
		return Buffer.from(str, encoding).toString(EncodingTypes.BASE64);
	}
	static base64EncodeUrl(str, encoding) {
		return EncodingUtils.base64Encode(str, encoding).replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
	}
	static base64Decode(base64Str) {
		return Buffer.from(base64Str, EncodingTypes.BASE64).toString("utf8");
	}
	static base64DecodeUrl(base64Str) {
		let str = base64Str.replace(/-/g, "+").replace(/_/g, "/");
		while (str.length % 4) str += "=";
		return EncodingUtils.base64Decode(str);
	}
};

// node_modules/@azure/msal-node/dist/crypto/HashUtils.mjs
var HashUtils = class {
	sha256(buffer) {
		return crypto$1.createHash(Hash.SHA256).update(buffer).digest();
	}
};

// node_modules/@azure/msal-node/dist/crypto/PkceGenerator.mjs
var PkceGenerator = class {
	constructor() {
		this.hashUtils = new HashUtils();
	}
	async generatePkceCodes() {
		const verifier = this.generateCodeVerifier();
		return {
			verifier,
			challenge: this.generateCodeChallengeFromVerifier(verifier)
		};
	}
	generateCodeVerifier() {
		const charArr = [];
		const maxNumber = 256 - 256 % CharSet.CV_CHARSET.length;
		while (charArr.length <= 32) {
			const byte = crypto$1.randomBytes(1)[0];
			if (byte >= maxNumber) continue;
			const index = byte % CharSet.CV_CHARSET.length;
			charArr.push(CharSet.CV_CHARSET[index]);
		}
		const verifier = charArr.join("");
		return EncodingUtils.base64EncodeUrl(verifier);
	}
	generateCodeChallengeFromVerifier(codeVerifier) {
		return EncodingUtils.base64EncodeUrl(this.hashUtils.sha256(codeVerifier).toString(EncodingTypes.BASE64), EncodingTypes.BASE64);
	}
};

// node_modules/@azure/msal-node/dist/crypto/CryptoProvider.mjs
var CryptoProvider = class {
	constructor() {
		this.pkceGenerator = new PkceGenerator();
		this.guidGenerator = new GuidGenerator();
		this.hashUtils = new HashUtils();
	}
	base64UrlEncode() {
		throw new Error("Method not implemented.");
	}
	encodeKid() {
		throw new Error("Method not implemented.");
	}
	createNewGuid() {
		return this.guidGenerator.generateGuid();
	}
	base64Encode(input) {
		return EncodingUtils.base64Encode(input);
	}
	base64Decode(input) {
		return EncodingUtils.base64Decode(input);
	}
	generatePkceCodes() {
		return this.pkceGenerator.generatePkceCodes();
	}
	removeTokenBindingKey(kid, correlationId) {
		throw new Error("Method not implemented.");
	}
	clearKeystore(correlationId) {
		throw new Error("Method not implemented.");
	}
	signTokenBindingJwt(header, payload, kid, correlationId) {
		throw createClientAuthError(methodNotImplemented, correlationId);
	}
	async hashString(plainText) {
		return EncodingUtils.base64EncodeUrl(this.hashUtils.sha256(plainText).toString(EncodingTypes.BASE64), EncodingTypes.BASE64);
	}
};

// node_modules/@azure/msal-node/dist/cache/CacheHelpers.mjs
function computeAdditionalCacheKeyHash(components) {
	const sortedKeys = Object.keys(components).sort();
	let input = "";
	for (const key of sortedKeys) {
		const value = components[key];
		input += `${Buffer.byteLength(key, "utf8")}:${key}${Buffer.byteLength(value, "utf8")}:${value}`;
	}
	return createHash$1("sha256").update(input, "utf8").digest("base64url");
}
function generateCredentialKey(credential, hash) {
	const familyId = credential.credentialType === CredentialType.REFRESH_TOKEN && credential.familyId || credential.clientId;
	const scheme = credential.tokenType && credential.tokenType.toLowerCase() !== AuthenticationScheme.BEARER.toLowerCase() ? credential.tokenType.toLowerCase() : "";
	const credentialKey = [
		credential.homeAccountId,
		credential.environment,
		credential.credentialType,
		familyId,
		credential.realm || "",
		credential.target || "",
		scheme
	];
	if (credential.additionalCacheKeyComponents && Object.keys(credential.additionalCacheKeyComponents).length > 0) credentialKey.push(hash ?? computeAdditionalCacheKeyHash(credential.additionalCacheKeyComponents));
	return credentialKey.join(CACHE.KEY_SEPARATOR).toLowerCase();
}
function generateAccountKey(account) {
	const homeTenantId = account.homeAccountId.split(".")[1];
	return [
		account.homeAccountId,
		account.environment,
		homeTenantId || account.tenantId || ""
	].join(CACHE.KEY_SEPARATOR).toLowerCase();
}

// node_modules/@azure/msal-node/dist/cache/NodeStorage.mjs
var NodeStorage = class extends CacheManager {
	constructor(logger, clientId, cryptoImpl, staticAuthorityOptions) {
		super(clientId, cryptoImpl, logger, new StubPerformanceClient(), staticAuthorityOptions, DEFAULT_TOKEN_BINDING_KEY_MANAGER);
		this.cache = {};
		this.changeEmitters = [];
		this.logger = logger;
	}
	registerChangeEmitter(func) {
		this.changeEmitters.push(func);
	}
	emitChange() {
		this.changeEmitters.forEach((func) => func.call(null));
	}
	cacheToInMemoryCache(cache) {
		const inMemoryCache = {
			accounts: {},
			idTokens: {},
			accessTokens: {},
			refreshTokens: {},
			appMetadata: {}
		};
		for (const key in cache) {
			const value = cache[key];
			if (typeof value !== "object") continue;
			if (isAccountEntity(value)) inMemoryCache.accounts[key] = value;
			else if (isIdTokenEntity(value)) inMemoryCache.idTokens[key] = value;
			else if (isAccessTokenEntity(value)) inMemoryCache.accessTokens[key] = value;
			else if (isRefreshTokenEntity(value)) inMemoryCache.refreshTokens[key] = value;
			else if (isAppMetadataEntity(key, value)) inMemoryCache.appMetadata[key] = value;
			else continue;
		}
		return inMemoryCache;
	}
	inMemoryCacheToCache(inMemoryCache) {
		let cache = this.getCache();
		cache = {
			...cache,
			...inMemoryCache.accounts,
			...inMemoryCache.idTokens,
			...inMemoryCache.accessTokens,
			...inMemoryCache.refreshTokens,
			...inMemoryCache.appMetadata
		};
		return cache;
	}
	getInMemoryCache() {
		this.logger.trace("Getting in-memory cache", "");
		return this.cacheToInMemoryCache(this.getCache());
	}
	setInMemoryCache(inMemoryCache) {
		this.logger.trace("Setting in-memory cache", "");
		const cache = this.inMemoryCacheToCache(inMemoryCache);
		this.setCache(cache);
		this.emitChange();
	}
	getCache() {
		this.logger.trace("Getting cache key-value store", "");
		return this.cache;
	}
	setCache(cache) {
		this.logger.trace("Setting cache key value store", "");
		this.cache = cache;
		this.emitChange();
	}
	getItem(key) {
		this.logger.tracePii(`Item key: ${key}`, "");
		return this.getCache()[key];
	}
	setItem(key, value) {
		this.logger.tracePii(`Item key: ${key}`, "");
		const cache = this.getCache();
		cache[key] = value;
		this.setCache(cache);
	}
	generateCredentialKey(credential, additionalCacheKeyHash) {
		return generateCredentialKey(credential, additionalCacheKeyHash);
	}
	generateAccountKey(account) {
		return generateAccountKey(account);
	}
	getAccountKeys() {
		const inMemoryCache = this.getInMemoryCache();
		return Object.keys(inMemoryCache.accounts);
	}
	getTokenKeys() {
		const inMemoryCache = this.getInMemoryCache();
		return {
			idToken: Object.keys(inMemoryCache.idTokens),
			accessToken: Object.keys(inMemoryCache.accessTokens),
			refreshToken: Object.keys(inMemoryCache.refreshTokens)
		};
	}
	getAccount(accountKey) {
		const cachedAccount = this.getItem(accountKey);
		return cachedAccount && typeof cachedAccount === "object" ? { ...cachedAccount } : null;
	}
	async setAccount(account) {
		const accountKey = this.generateAccountKey(getAccountInfo(account));
		this.setItem(accountKey, account);
	}
	getIdTokenCredential(idTokenKey) {
		const idToken = this.getItem(idTokenKey);
		if (isIdTokenEntity(idToken)) return idToken;
		return null;
	}
	async setIdTokenCredential(idToken) {
		const idTokenKey = this.generateCredentialKey(idToken);
		this.setItem(idTokenKey, idToken);
	}
	getAccessTokenCredential(accessTokenKey) {
		const accessToken = this.getItem(accessTokenKey);
		if (isAccessTokenEntity(accessToken)) return accessToken;
		return null;
	}
	async setAccessTokenCredential(accessToken, _correlationId, _kmsi, additionalCacheKeyHash) {
		const accessTokenKey = this.generateCredentialKey(accessToken, additionalCacheKeyHash);
		this.setItem(accessTokenKey, accessToken);
	}
	getRefreshTokenCredential(refreshTokenKey) {
		const refreshToken = this.getItem(refreshTokenKey);
		if (isRefreshTokenEntity(refreshToken)) return refreshToken;
		return null;
	}
	async setRefreshTokenCredential(refreshToken) {
		const refreshTokenKey = this.generateCredentialKey(refreshToken);
		this.setItem(refreshTokenKey, refreshToken);
	}
	getAppMetadata(appMetadataKey) {
		const appMetadata = this.getItem(appMetadataKey);
		if (isAppMetadataEntity(appMetadataKey, appMetadata)) return appMetadata;
		return null;
	}
	setAppMetadata(appMetadata) {
		const appMetadataKey = generateAppMetadataKey(appMetadata);
		this.setItem(appMetadataKey, appMetadata);
	}
	getServerTelemetry(serverTelemetrykey) {
		const serverTelemetryEntity = this.getItem(serverTelemetrykey);
		if (serverTelemetryEntity && isServerTelemetryEntity(serverTelemetrykey, serverTelemetryEntity)) return serverTelemetryEntity;
		return null;
	}
	setServerTelemetry(serverTelemetryKey, serverTelemetry) {
		this.setItem(serverTelemetryKey, serverTelemetry);
	}
	getAuthorityMetadata(key) {
		const authorityMetadataEntity = this.getItem(key);
		if (authorityMetadataEntity && isAuthorityMetadataEntity(key, authorityMetadataEntity)) return authorityMetadataEntity;
		return null;
	}
	getAuthorityMetadataKeys() {
		return this.getKeys().filter((key) => {
			return this.isAuthorityMetadata(key);
		});
	}
	setAuthorityMetadata(key, metadata) {
		this.setItem(key, metadata);
	}
	getThrottlingCache(throttlingCacheKey) {
		const throttlingCache = this.getItem(throttlingCacheKey);
		if (throttlingCache && isThrottlingEntity(throttlingCacheKey, throttlingCache)) return throttlingCache;
		return null;
	}
	setThrottlingCache(throttlingCacheKey, throttlingCache) {
		this.setItem(throttlingCacheKey, throttlingCache);
	}
	removeItem(key) {
		this.logger.tracePii(`Item key: ${key}`, "");
		let result = false;
		const cache = this.getCache();
		if (!!cache[key]) {
			delete cache[key];
			result = true;
		}
		if (result) {
			this.setCache(cache);
			this.emitChange();
		}
		return result;
	}
	removeOutdatedAccount(accountKey) {
		this.removeItem(accountKey);
	}
	containsKey(key) {
		return this.getKeys().includes(key);
	}
	getKeys() {
		this.logger.trace("Retrieving all cache keys", "");
		const cache = this.getCache();
		return [...Object.keys(cache)];
	}
	clear() {
		this.logger.trace("Clearing cache entries created by MSAL", "");
		this.getKeys().forEach((key) => {
			if (this.isAuthorityMetadata(key)) return;
			this.removeItem(key);
		});
		this.emitChange();
	}
	static generateInMemoryCache(cache) {
		return Deserializer.deserializeAllCache(Deserializer.deserializeJSONBlob(cache));
	}
	static generateJsonCache(inMemoryCache) {
		return Serializer.serializeAllCache(inMemoryCache);
	}
	updateCredentialCacheKey(currentCacheKey, credential) {
		const updatedCacheKey = this.generateCredentialKey(credential);
		if (currentCacheKey !== updatedCacheKey) {
			const cacheItem = this.getItem(currentCacheKey);
			if (cacheItem) {
				this.removeItem(currentCacheKey);
				this.setItem(updatedCacheKey, cacheItem);
				this.logger.verbose(`Updated an outdated ${credential.credentialType} cache key`, "");
				return updatedCacheKey;
			} else this.logger.error(`Attempted to update an outdated ${credential.credentialType} cache key but no item matching the outdated key was found in storage`, "");
		}
		return currentCacheKey;
	}
};

// node_modules/@azure/msal-node/dist/cache/TokenCache.mjs
const defaultSerializedCache = {
	Account: {},
	IdToken: {},
	AccessToken: {},
	RefreshToken: {},
	AppMetadata: {}
};
var TokenCache = class {
	constructor(storage, logger, cachePlugin) {
		this.cacheHasChanged = false;
		this.storage = storage;
		this.storage.registerChangeEmitter(this.handleChangeEvent.bind(this));
		if (cachePlugin) this.persistence = cachePlugin;
		this.logger = logger;
	}
	hasChanged() {
		return this.cacheHasChanged;
	}
	serialize() {
		this.logger.trace("Serializing in-memory cache", "");
		let finalState = Serializer.serializeAllCache(this.storage.getInMemoryCache());
		if (this.cacheSnapshot) {
			this.logger.trace("Reading cache snapshot from disk", "");
			finalState = this.mergeState(JSON.parse(this.cacheSnapshot), finalState);
		} else this.logger.trace("No cache snapshot to merge", "");
		this.cacheHasChanged = false;
		return JSON.stringify(finalState);
	}
	deserialize(cache) {
		this.logger.trace("Deserializing JSON to in-memory cache", "");
		this.cacheSnapshot = cache;
		if (this.cacheSnapshot) {
			this.logger.trace("Reading cache snapshot from disk", "");
			const deserializedCache = Deserializer.deserializeAllCache(this.overlayDefaults(JSON.parse(this.cacheSnapshot)));
			this.storage.setInMemoryCache(deserializedCache);
		} else this.logger.trace("No cache snapshot to deserialize", "");
	}
	getKVStore() {
		return this.storage.getCache();
	}
	getCacheSnapshot() {
		const deserializedPersistentStorage = NodeStorage.generateInMemoryCache(this.cacheSnapshot);
		return this.storage.inMemoryCacheToCache(deserializedPersistentStorage);
	}
	async getAllAccounts(correlationId = new CryptoProvider().createNewGuid()) {
		this.logger.trace("getAllAccounts called", correlationId);
		let cacheContext;
		try {
			if (this.persistence) {
				cacheContext = new TokenCacheContext(this, false);
				await this.persistence.beforeCacheAccess(cacheContext);
			}
			return this.storage.getAllAccounts({}, correlationId);
		} finally {
			if (this.persistence && cacheContext) await this.persistence.afterCacheAccess(cacheContext);
		}
	}
	async getAccountByHomeId(homeAccountId) {
		const allAccounts = await this.getAllAccounts();
		if (homeAccountId && allAccounts && allAccounts.length) return allAccounts.filter((accountObj) => accountObj.homeAccountId === homeAccountId)[0] || null;
		else return null;
	}
	async getAccountByLocalId(localAccountId) {
		const allAccounts = await this.getAllAccounts();
		if (localAccountId && allAccounts && allAccounts.length) return allAccounts.filter((accountObj) => accountObj.localAccountId === localAccountId)[0] || null;
		else return null;
	}
	async removeAccount(account, correlationId) {
		this.logger.trace("removeAccount called", correlationId || "");
		let cacheContext;
		try {
			if (this.persistence) {
				cacheContext = new TokenCacheContext(this, true);
				await this.persistence.beforeCacheAccess(cacheContext);
			}
			this.storage.removeAccount(account, correlationId || new GuidGenerator().generateGuid());
		} finally {
			if (this.persistence && cacheContext) await this.persistence.afterCacheAccess(cacheContext);
		}
	}
	async overwriteCache() {
		if (!this.persistence) {
			this.logger.info("No persistence layer specified, cache cannot be overwritten", "");
			return;
		}
		this.logger.info("Overwriting in-memory cache with persistent cache", "");
		this.storage.clear();
		const cacheContext = new TokenCacheContext(this, false);
		await this.persistence.beforeCacheAccess(cacheContext);
		const cacheSnapshot = this.getCacheSnapshot();
		this.storage.setCache(cacheSnapshot);
		await this.persistence.afterCacheAccess(cacheContext);
	}
	handleChangeEvent() {
		this.cacheHasChanged = true;
	}
	mergeState(oldState, currentState) {
		this.logger.trace("Merging in-memory cache with cache snapshot", "");
		const stateAfterRemoval = this.mergeRemovals(oldState, currentState);
		return this.mergeUpdates(stateAfterRemoval, currentState);
	}
	mergeUpdates(oldState, newState) {
		Object.keys(newState).forEach((newKey) => {
			const newValue = newState[newKey];
			if (!oldState.hasOwnProperty(newKey)) {
				if (newValue !== null) oldState[newKey] = newValue;
			} else {
				const newValueNotNull = newValue !== null;
				const newValueIsObject = typeof newValue === "object";
				const newValueIsNotArray = !Array.isArray(newValue);
				const oldStateNotUndefinedOrNull = typeof oldState[newKey] !== "undefined" && oldState[newKey] !== null;
				if (newValueNotNull && newValueIsObject && newValueIsNotArray && oldStateNotUndefinedOrNull) this.mergeUpdates(oldState[newKey], newValue);
				else oldState[newKey] = newValue;
			}
		});
		return oldState;
	}
	mergeRemovals(oldState, newState) {
		this.logger.trace("Remove updated entries in cache", "");
		const accounts = oldState.Account ? this.mergeRemovalsDict(oldState.Account, newState.Account) : oldState.Account;
		const accessTokens = oldState.AccessToken ? this.mergeRemovalsDict(oldState.AccessToken, newState.AccessToken) : oldState.AccessToken;
		const refreshTokens = oldState.RefreshToken ? this.mergeRemovalsDict(oldState.RefreshToken, newState.RefreshToken) : oldState.RefreshToken;
		const idTokens = oldState.IdToken ? this.mergeRemovalsDict(oldState.IdToken, newState.IdToken) : oldState.IdToken;
		const appMetadata = oldState.AppMetadata ? this.mergeRemovalsDict(oldState.AppMetadata, newState.AppMetadata) : oldState.AppMetadata;
		return {
			...oldState,
			Account: accounts,
			AccessToken: accessTokens,
			RefreshToken: refreshTokens,
			IdToken: idTokens,
			AppMetadata: appMetadata
		};
	}
	mergeRemovalsDict(oldState, newState) {
		const finalState = { ...oldState };
		Object.keys(oldState).forEach((oldKey) => {
			if (!newState || !newState.hasOwnProperty(oldKey)) delete finalState[oldKey];
		});
		return finalState;
	}
	overlayDefaults(passedInCache) {
		this.logger.trace("Overlaying input cache with the default cache", "");
		return {
			Account: {
				...defaultSerializedCache.Account,
				...passedInCache.Account
			},
			IdToken: {
				...defaultSerializedCache.IdToken,
				...passedInCache.IdToken
			},
			AccessToken: {
				...defaultSerializedCache.AccessToken,
				...passedInCache.AccessToken
			},
			RefreshToken: {
				...defaultSerializedCache.RefreshToken,
				...passedInCache.RefreshToken
			},
			AppMetadata: {
				...defaultSerializedCache.AppMetadata,
				...passedInCache.AppMetadata
			}
		};
	}
};

// \0stub:2
var _stub_2_default = { sign() {
	throw new Error("a login by a certificate is not part of this bundle");
} };

// node_modules/@azure/msal-node/dist/error/ClientAuthErrorCodes.mjs
const missingTenantIdError = "missing_tenant_id_error";
const userTimeoutReached = "user_timeout_reached";
const invalidAssertion = "invalid_assertion";
const invalidClientCredential = "invalid_client_credential";
const emptyFicAssertion = "empty_fic_assertion";
const conflictingUserIdentifiers = "conflicting_user_identifiers";
const missingUserIdentifier = "missing_user_identifier";
const deviceCodePollingCancelled = "device_code_polling_cancelled";
const deviceCodeExpired = "device_code_expired";
const deviceCodeUnknownError = "device_code_unknown_error";

// node_modules/@azure/msal-node/dist/client/ClientAssertion.mjs
var ClientAssertion = class ClientAssertion {
	static fromAssertion(assertion) {
		const clientAssertion = new ClientAssertion();
		clientAssertion.jwt = assertion;
		return clientAssertion;
	}
	static fromCertificate(thumbprint, privateKey, publicCertificate) {
		const clientAssertion = new ClientAssertion();
		clientAssertion.privateKey = privateKey;
		clientAssertion.thumbprint = thumbprint;
		clientAssertion.useSha256 = false;
		if (publicCertificate) clientAssertion.publicCertificate = this.parseCertificate(publicCertificate);
		return clientAssertion;
	}
	static fromCertificateWithSha256Thumbprint(thumbprint, privateKey, publicCertificate) {
		const clientAssertion = new ClientAssertion();
		clientAssertion.privateKey = privateKey;
		clientAssertion.thumbprint = thumbprint;
		clientAssertion.useSha256 = true;
		if (publicCertificate) clientAssertion.publicCertificate = this.parseCertificate(publicCertificate);
		return clientAssertion;
	}
	getJwt(cryptoProvider, issuer, jwtAudience) {
		if (this.privateKey && this.thumbprint) {
			if (this.jwt && !this.isExpired() && issuer === this.issuer && jwtAudience === this.jwtAudience) return this.jwt;
			return this.createJwt(cryptoProvider, issuer, jwtAudience);
		}
		if (this.jwt) return this.jwt;
		throw createClientAuthError(invalidAssertion, "");
	}
	createJwt(cryptoProvider, issuer, jwtAudience) {
		this.issuer = issuer;
		this.jwtAudience = jwtAudience;
		const issuedAt = nowSeconds();
		this.expirationTime = issuedAt + 600;
		const header = { alg: this.useSha256 ? JwtConstants.PSS_256 : JwtConstants.RSA_256 };
		const thumbprintHeader = this.useSha256 ? JwtConstants.X5T_256 : JwtConstants.X5T;
		Object.assign(header, { [thumbprintHeader]: EncodingUtils.base64EncodeUrl(this.thumbprint, EncodingTypes.HEX) });
		if (this.publicCertificate) Object.assign(header, { [JwtConstants.X5C]: this.publicCertificate });
		const payload = {
			[JwtConstants.AUDIENCE]: this.jwtAudience,
			[JwtConstants.EXPIRATION_TIME]: this.expirationTime,
			[JwtConstants.ISSUER]: this.issuer,
			[JwtConstants.SUBJECT]: this.issuer,
			[JwtConstants.NOT_BEFORE]: issuedAt,
			[JwtConstants.JWT_ID]: cryptoProvider.createNewGuid()
		};
		this.jwt = _stub_2_default.sign(payload, this.privateKey, { header });
		return this.jwt;
	}
	isExpired() {
		return this.expirationTime < nowSeconds();
	}
	static parseCertificate(publicCertificate) {
		const regexToFindCerts = /-----BEGIN CERTIFICATE-----\r*\n(.+?)\r*\n-----END CERTIFICATE-----/gs;
		const certs = [];
		let matches;
		while ((matches = regexToFindCerts.exec(publicCertificate)) !== null) certs.push(matches[1].replace(/\r*\n/g, ""));
		return certs;
	}
};

// node_modules/@azure/msal-node/dist/packageMetadata.mjs
const name = "@azure/msal-node";
const version = "7.2.1";

// node_modules/@azure/msal-node/dist/client/BaseClient.mjs
var BaseClient = class {
	constructor(configuration) {
		this.config = buildClientConfiguration(configuration);
		this.logger = new Logger(this.config.loggerOptions, name, version);
		this.cryptoUtils = this.config.cryptoInterface;
		this.cacheManager = this.config.storageInterface;
		this.networkClient = this.config.networkInterface;
		this.serverTelemetryManager = this.config.serverTelemetryManager;
		this.authority = this.config.authOptions.authority;
		this.performanceClient = new StubPerformanceClient();
	}
	createTokenRequestHeaders(ccsCred) {
		return createTokenRequestHeaders(this.logger, false, ccsCred);
	}
	async executePostToTokenEndpoint(tokenEndpoint, queryString, headers, thumbprint, correlationId) {
		return executePostToTokenEndpoint(tokenEndpoint, queryString, headers, thumbprint, correlationId, this.cacheManager, this.networkClient, this.logger, this.performanceClient, this.serverTelemetryManager);
	}
	async sendPostRequest(thumbprint, tokenEndpoint, options, correlationId) {
		return sendPostRequest(thumbprint, tokenEndpoint, options, correlationId, this.cacheManager, this.networkClient, this.logger, this.performanceClient);
	}
	createTokenQueryParameters(request) {
		return createTokenQueryParameters(request, this.config.authOptions.clientId, this.config.authOptions.redirectUri, this.performanceClient);
	}
};

// node_modules/@azure/msal-node/dist/client/UsernamePasswordClient.mjs
var UsernamePasswordClient = class extends BaseClient {
	constructor(configuration) {
		super(configuration);
	}
	async acquireToken(request) {
		this.logger.info("in acquireToken call in username-password client", request.correlationId);
		const reqTimestamp = nowSeconds();
		const response = await this.executeTokenRequest(this.authority, request);
		const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
		responseHandler.validateTokenResponse(response.body, request.correlationId);
		return responseHandler.handleServerTokenResponse(response.body, this.authority, reqTimestamp, request, ApiId.acquireTokenByUsernamePassword);
	}
	async executeTokenRequest(authority, request) {
		const queryParametersString = this.createTokenQueryParameters(request);
		const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
		const requestBody = await this.createTokenRequestBody(request);
		const headers = this.createTokenRequestHeaders({
			credential: request.username,
			type: CcsCredentialType.UPN
		});
		const thumbprint = {
			clientId: this.config.authOptions.clientId,
			authority: authority.canonicalAuthority,
			scopes: request.scopes,
			claims: request.claims,
			authenticationScheme: request.authenticationScheme,
			resourceRequestMethod: request.resourceRequestMethod,
			resourceRequestUri: request.resourceRequestUri,
			shrClaims: request.shrClaims,
			sshKid: request.sshKid
		};
		return this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
	}
	async createTokenRequestBody(request) {
		const parameters = /* @__PURE__ */ new Map();
		addClientId(parameters, this.config.authOptions.clientId);
		addUsername(parameters, request.username);
		addPassword(parameters, request.password);
		addScopes(parameters, request.scopes, request.correlationId);
		addResponseType(parameters, OAuthResponseType.IDTOKEN_TOKEN);
		addGrantType(parameters, GrantType.RESOURCE_OWNER_PASSWORD_GRANT);
		addClientInfo(parameters);
		addLibraryInfo(parameters, this.config.libraryInfo);
		addApplicationTelemetry(parameters, this.config.telemetry.application);
		addThrottling(parameters);
		if (this.serverTelemetryManager) addServerTelemetry(parameters, this.serverTelemetryManager);
		const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
		addCorrelationId(parameters, correlationId);
		if (this.config.clientCredentials.clientSecret) addClientSecret(parameters, this.config.clientCredentials.clientSecret);
		const clientAssertion = this.config.clientCredentials.clientAssertion;
		if (clientAssertion) {
			addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, request.resourceRequestUri));
			addClientAssertionType(parameters, clientAssertion.assertionType);
		}
		if (!StringUtils.isEmptyObj(request.claims) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities);
		if (this.config.systemOptions.preventCorsPreflight && request.username) addCcsUpn(parameters, request.username);
		return mapToQueryString(parameters);
	}
};

// node_modules/@azure/msal-node/dist/protocol/Authorize.mjs
function getAuthCodeRequestUrl(config, authority, request, logger) {
	const parameters = getStandardAuthorizeRequestParameters({
		...config.auth,
		authority,
		redirectUri: request.redirectUri || ""
	}, request, logger);
	addLibraryInfo(parameters, {
		sku: Constants.MSAL_SKU,
		version,
		cpu: process.arch || "",
		os: process.platform || ""
	});
	if (config.system.protocolMode !== ProtocolMode.OIDC) addApplicationTelemetry(parameters, config.telemetry.application);
	addResponseType(parameters, OAuthResponseType.CODE);
	if (request.codeChallenge && request.codeChallengeMethod) addCodeChallengeParams(parameters, request.codeChallenge, request.codeChallengeMethod);
	addExtraParameters(parameters, request.extraQueryParameters || {});
	return getAuthorizeUrl(authority, parameters);
}

// node_modules/@azure/msal-node/dist/client/SilentRequestCoalescer.mjs
const activeSilentTokenRequests = /* @__PURE__ */ new WeakMap();
function acquireTokenSilentDeduped(owner, logger, silentRequestKey, correlationId, acquireToken) {
	const existingRequests = activeSilentTokenRequests.get(owner);
	const activeRequests = existingRequests || /* @__PURE__ */ new Map();
	if (!existingRequests) activeSilentTokenRequests.set(owner, activeRequests);
	const inProgressRequest = activeRequests.get(silentRequestKey);
	if (inProgressRequest) {
		logger.verbose("acquireTokenSilent has been called previously, returning the result from the first call", correlationId);
		return applyCallerCorrelationIdToResult(inProgressRequest, correlationId);
	}
	logger.verbose("acquireTokenSilent called for the first time, storing active request", correlationId);
	const activeRequest = Promise.resolve().then(acquireToken).finally(() => {
		activeRequests.delete(silentRequestKey);
		if (activeRequests.size === 0) activeSilentTokenRequests.delete(owner);
	});
	activeRequests.set(silentRequestKey, activeRequest);
	return applyCallerCorrelationIdToResult(activeRequest, correlationId);
}
function getSilentRequestKey(input) {
	const { request } = input;
	const authority = input.requestType === "native" ? request.authority : input.authority;
	const commonKeyFields = {
		requestType: input.requestType,
		clientId: input.requestType === "native" ? input.request.clientId : input.clientId,
		authority,
		scopes: canonicalizeRequestValues(request.scopes),
		claims: request.claims,
		authenticationScheme: request.authenticationScheme,
		resourceRequestMethod: request.resourceRequestMethod,
		resourceRequestUri: request.resourceRequestUri,
		forceRefresh: request.forceRefresh,
		redirectUri: request.redirectUri || "",
		resource: request.resource,
		extraParameters: canonicalizeRequestValues(request.extraParameters)
	};
	if (input.requestType === "native") return JSON.stringify({
		...commonKeyFields,
		accountId: input.request.accountId,
		shrNonce: input.request.shrNonce,
		extraScopesToConsent: canonicalizeRequestValues(input.request.extraScopesToConsent),
		loginHint: input.request.loginHint,
		prompt: input.request.prompt
	});
	const nonNativeRequest = input.request;
	const thumbprint = getRequestThumbprint(input.clientId, {
		...nonNativeRequest,
		authority
	}, nonNativeRequest.account.homeAccountId);
	return JSON.stringify({
		...thumbprint,
		...commonKeyFields,
		accountTenantId: nonNativeRequest.account.tenantId,
		accountEnvironment: nonNativeRequest.account.environment,
		refreshTokenExpirationOffsetSeconds: nonNativeRequest.refreshTokenExpirationOffsetSeconds,
		extraQueryParameters: canonicalizeRequestValues(nonNativeRequest.extraQueryParameters),
		skipBrokerClaims: thumbprint.embeddedClientId || nonNativeRequest.extraParameters?.["brk_client_id"] ? nonNativeRequest.skipBrokerClaims : void 0
	});
}
function snapshotNativeRequest(request) {
	return {
		...request,
		scopes: [...request.scopes],
		extraParameters: request.extraParameters ? { ...request.extraParameters } : void 0,
		extraScopesToConsent: request.extraScopesToConsent ? [...request.extraScopesToConsent] : void 0
	};
}
function canonicalizeRequestValues(values) {
	if (Array.isArray(values)) return Array.from(new Set(values.map((scope) => scope.trim()).filter((scope) => scope.length > 0))).sort();
	return values ? Object.keys(values).sort().map((key) => [key, values[key]]) : void 0;
}
function applyCallerCorrelationIdToResult(activeRequest, correlationId) {
	return activeRequest.then((result) => ({
		...result,
		correlationId
	}));
}

// node_modules/@azure/msal-node/dist/client/ClientApplication.mjs
var ClientApplication = class {
	constructor(configuration) {
		this.config = buildAppConfiguration(configuration);
		this.cryptoProvider = new CryptoProvider();
		this.logger = new Logger(this.config.system.loggerOptions, name, version);
		this.storage = new NodeStorage(this.logger, this.config.auth.clientId, this.cryptoProvider, buildStaticAuthorityOptions(this.config.auth));
		this.tokenCache = new TokenCache(this.storage, this.logger, this.config.cache.cachePlugin);
	}
	async getAuthCodeUrl(request) {
		this.logger.info("getAuthCodeUrl called", request.correlationId || "");
		const validRequest = {
			...request,
			...await this.initializeBaseRequest(request),
			responseMode: request.responseMode || ResponseMode$1.QUERY,
			authenticationScheme: AuthenticationScheme.BEARER,
			state: request.state || "",
			nonce: request.nonce || ""
		};
		const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, void 0, request.azureCloudOptions);
		return getAuthCodeRequestUrl(this.config, discoveredAuthority, validRequest, this.logger);
	}
	async acquireTokenByCode(request, authCodePayLoad) {
		this.logger.info("acquireTokenByCode called", request.correlationId || "");
		let validatedAuthCodePayload = authCodePayLoad;
		if (request.state && validatedAuthCodePayload) {
			this.logger.info("acquireTokenByCode - validating state", request.correlationId || "");
			this.validateState(request.state, validatedAuthCodePayload.state || "", request.correlationId || "");
			validatedAuthCodePayload = {
				...validatedAuthCodePayload,
				state: ""
			};
		}
		const expectedNonce = request.nonce !== void 0 ? request.nonce : validatedAuthCodePayload?.nonce;
		validatedAuthCodePayload = {
			...validatedAuthCodePayload,
			code: request.code,
			nonce: expectedNonce
		};
		const validRequest = {
			...request,
			...await this.initializeBaseRequest(request),
			authenticationScheme: AuthenticationScheme.BEARER
		};
		const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByCode, validRequest.correlationId);
		try {
			const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, void 0, request.azureCloudOptions);
			const authClientConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, validRequest.redirectUri, serverTelemetryManager);
			const authorizationCodeClient = new AuthorizationCodeClient(authClientConfig, new StubPerformanceClient());
			this.logger.verbose("Auth code client created", validRequest.correlationId);
			return await authorizationCodeClient.acquireToken(validRequest, ApiId.acquireTokenByCode, validatedAuthCodePayload);
		} catch (e) {
			if (e instanceof AuthError) e.correlationId = validRequest.correlationId;
			serverTelemetryManager.cacheFailedRequest(e);
			throw e;
		}
	}
	async acquireTokenByRefreshToken(request) {
		this.logger.info("acquireTokenByRefreshToken called", request.correlationId || "");
		const validRequest = {
			...request,
			...await this.initializeBaseRequest(request),
			authenticationScheme: AuthenticationScheme.BEARER
		};
		const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByRefreshToken, validRequest.correlationId);
		try {
			const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, void 0, request.azureCloudOptions);
			const refreshTokenClientConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, validRequest.redirectUri || "", serverTelemetryManager);
			const refreshTokenClient = new RefreshTokenClient(refreshTokenClientConfig, new StubPerformanceClient());
			this.logger.verbose("Refresh token client created", validRequest.correlationId);
			return await refreshTokenClient.acquireToken(validRequest, ApiId.acquireTokenByRefreshToken);
		} catch (e) {
			if (e instanceof AuthError) e.correlationId = validRequest.correlationId;
			serverTelemetryManager.cacheFailedRequest(e);
			throw e;
		}
	}
	async acquireTokenSilent(request) {
		const validRequest = {
			...request,
			...await this.initializeBaseRequest(request),
			forceRefresh: request.forceRefresh || false
		};
		if (!validRequest.account) return this.acquireTokenSilentAsync(validRequest, request.azureCloudOptions);
		const authorityForThumbprint = Authority.generateAuthority(validRequest.authority, request.azureCloudOptions || this.config.auth.azureCloudOptions);
		const silentRequestKey = getSilentRequestKey({
			requestType: "non-native",
			request: validRequest,
			authority: authorityForThumbprint,
			clientId: this.config.auth.clientId
		});
		return acquireTokenSilentDeduped(this, this.logger, silentRequestKey, validRequest.correlationId, () => this.acquireTokenSilentAsync(validRequest, request.azureCloudOptions));
	}
	async acquireTokenSilentAsync(validRequest, azureCloudOptions) {
		const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenSilent, validRequest.correlationId, validRequest.forceRefresh);
		try {
			const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, void 0, azureCloudOptions);
			const clientConfiguration = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, validRequest.redirectUri || "", serverTelemetryManager);
			const silentFlowClient = new SilentFlowClient(clientConfiguration, new StubPerformanceClient());
			this.logger.verbose("Silent flow client created", validRequest.correlationId);
			try {
				await this.tokenCache.overwriteCache();
				return await this.acquireCachedTokenSilent(validRequest, silentFlowClient, clientConfiguration);
			} catch (error) {
				if (error instanceof ClientAuthError && error.errorCode === "token_refresh_required") return new RefreshTokenClient(clientConfiguration, new StubPerformanceClient()).acquireTokenByRefreshToken(validRequest, ApiId.acquireTokenSilent);
				throw error;
			}
		} catch (error) {
			if (error instanceof AuthError) error.correlationId = validRequest.correlationId;
			serverTelemetryManager.cacheFailedRequest(error);
			throw error;
		}
	}
	async acquireCachedTokenSilent(validRequest, silentFlowClient, clientConfiguration) {
		const [authResponse, cacheOutcome] = await silentFlowClient.acquireCachedToken({
			...validRequest,
			scopes: validRequest.scopes?.length ? validRequest.scopes : [...OIDC_DEFAULT_SCOPES]
		});
		if (cacheOutcome === CacheOutcome.PROACTIVELY_REFRESHED) {
			this.logger.info("ClientApplication:acquireCachedTokenSilent - Cached access token's refreshOn property has been exceeded'. It's not expired, but must be refreshed.", validRequest.correlationId);
			const refreshTokenClient = new RefreshTokenClient(clientConfiguration, new StubPerformanceClient());
			try {
				await refreshTokenClient.acquireTokenByRefreshToken(validRequest, ApiId.acquireTokenSilent);
			} catch {}
		}
		return authResponse;
	}
	async acquireTokenByUsernamePassword(request) {
		this.logger.info("acquireTokenByUsernamePassword called", request.correlationId || "");
		const validRequest = {
			...request,
			...await this.initializeBaseRequest(request)
		};
		const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByUsernamePassword, validRequest.correlationId);
		try {
			const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, void 0, request.azureCloudOptions);
			const usernamePasswordClientConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", serverTelemetryManager);
			const usernamePasswordClient = new UsernamePasswordClient(usernamePasswordClientConfig);
			this.logger.verbose("Username password client created", validRequest.correlationId);
			return await usernamePasswordClient.acquireToken(validRequest);
		} catch (e) {
			if (e instanceof AuthError) e.correlationId = validRequest.correlationId;
			serverTelemetryManager.cacheFailedRequest(e);
			throw e;
		}
	}
	getTokenCache() {
		this.logger.info("getTokenCache called", "");
		return this.tokenCache;
	}
	validateState(state, cachedState, correlationId) {
		if (!state) throw NodeAuthError.createStateNotFoundError(correlationId);
		if (state !== cachedState) throw createClientAuthError(stateMismatch, correlationId);
	}
	getLogger() {
		return this.logger;
	}
	setLogger(logger) {
		this.logger = logger;
	}
	async buildOauthClientConfiguration(discoveredAuthority, requestCorrelationId, redirectUri, serverTelemetryManager) {
		this.logger.verbose("buildOauthClientConfiguration called", requestCorrelationId);
		this.logger.info(`Building oauth client configuration with the following authority: ${discoveredAuthority.tokenEndpoint}.`, requestCorrelationId);
		serverTelemetryManager?.updateRegionDiscoveryMetadata(discoveredAuthority.regionDiscoveryMetadata);
		return {
			authOptions: {
				clientId: this.config.auth.clientId,
				authority: discoveredAuthority,
				clientCapabilities: this.config.auth.clientCapabilities,
				redirectUri,
				isMcp: this.config.auth.isMcp
			},
			loggerOptions: {
				logLevel: this.config.system.loggerOptions.logLevel,
				loggerCallback: this.config.system.loggerOptions.loggerCallback,
				piiLoggingEnabled: this.config.system.loggerOptions.piiLoggingEnabled,
				correlationId: requestCorrelationId
			},
			cryptoInterface: this.cryptoProvider,
			networkInterface: this.config.system.networkClient,
			storageInterface: this.storage,
			serverTelemetryManager,
			clientCredentials: {
				clientSecret: this.clientSecret,
				clientAssertion: await this.getClientAssertion(discoveredAuthority)
			},
			libraryInfo: {
				sku: Constants.MSAL_SKU,
				version,
				cpu: process.arch || "",
				os: process.platform || ""
			},
			telemetry: this.config.telemetry,
			persistencePlugin: this.config.cache.cachePlugin,
			serializableCache: this.tokenCache
		};
	}
	async getClientAssertion(authority) {
		if (this.developerProvidedClientAssertion) this.clientAssertion = ClientAssertion.fromAssertion(await getClientAssertion(this.developerProvidedClientAssertion, this.config.auth.clientId, authority.tokenEndpoint));
		return this.clientAssertion && {
			assertion: this.clientAssertion.getJwt(this.cryptoProvider, this.config.auth.clientId, authority.tokenEndpoint),
			assertionType: Constants.JWT_BEARER_ASSERTION_TYPE
		};
	}
	async initializeBaseRequest(authRequest) {
		const correlationId = authRequest.correlationId || this.cryptoProvider.createNewGuid();
		this.logger.verbose("initializeRequestScopes called", correlationId);
		if (authRequest.authenticationScheme && authRequest.authenticationScheme === AuthenticationScheme.POP) this.logger.verbose("Authentication Scheme 'pop' is not supported yet, setting Authentication Scheme to 'Bearer' for request", correlationId);
		authRequest.authenticationScheme = AuthenticationScheme.BEARER;
		return {
			...authRequest,
			scopes: [...authRequest && authRequest.scopes || [], ...OIDC_DEFAULT_SCOPES],
			correlationId,
			authority: authRequest.authority || this.config.auth.authority
		};
	}
	initializeServerTelemetryManager(apiId, correlationId, forceRefresh) {
		const telemetryPayload = {
			clientId: this.config.auth.clientId,
			correlationId,
			apiId,
			forceRefresh: forceRefresh || false
		};
		return new ServerTelemetryManager(telemetryPayload, this.storage);
	}
	async createAuthority(authorityString, requestCorrelationId, azureRegionConfiguration, azureCloudOptions) {
		this.logger.verbose("createAuthority called", requestCorrelationId);
		const authorityUrl = Authority.generateAuthority(authorityString, azureCloudOptions || this.config.auth.azureCloudOptions);
		const authorityOptions = {
			protocolMode: this.config.system.protocolMode,
			knownAuthorities: this.config.auth.knownAuthorities,
			cloudDiscoveryMetadata: this.config.auth.cloudDiscoveryMetadata,
			authorityMetadata: this.config.auth.authorityMetadata,
			azureRegionConfiguration
		};
		return createDiscoveredInstance(authorityUrl, this.config.system.networkClient, this.storage, authorityOptions, this.logger, requestCorrelationId, new StubPerformanceClient());
	}
	clearCache() {
		this.storage.clear();
	}
};

// node_modules/@azure/msal-node/dist/network/LoopbackClient.mjs
var LoopbackClient = class {
	constructor(preferredPort) {
		this.preferredPort = preferredPort;
	}
	async listenForAuthCode(expectedState, successTemplate, errorTemplate) {
		if (this.server) throw NodeAuthError.createLoopbackServerAlreadyExistsError();
		if (!expectedState) throw NodeAuthError.createStateNotFoundError("");
		return new Promise((resolve, reject) => {
			this.server = http.createServer((req, res) => {
				const method = req.method?.toUpperCase();
				if (method !== "GET" && method !== "POST") {
					res.writeHead(405, { Allow: "GET, POST" });
					res.end("Method Not Allowed");
					return;
				}
				const url = req.url;
				if (!url) {
					res.end(errorTemplate || "Error occurred loading redirectUrl");
					reject(NodeAuthError.createUnableToLoadRedirectUrlError());
					return;
				} else if (url === "/") {
					if (method === "POST") {
						this.handlePostRequest(req, res, resolve, expectedState, successTemplate, errorTemplate);
						return;
					}
					res.end(successTemplate || "Auth code was successfully acquired. You can close this window now.");
					return;
				}
				if (method === "GET") {
					const redirectUri = this.getRedirectUri();
					const parsedUrl = new URL(url, redirectUri);
					const authCodeResponse = getDeserializedResponse(parsedUrl.search) || {};
					if (!authCodeResponse.code && !authCodeResponse.error) {
						res.writeHead(200);
						res.end();
						return;
					}
					if (!this.isExpectedState(parsedUrl.searchParams, expectedState)) {
						res.writeHead(400);
						res.end("Invalid authorization response state.");
						return;
					}
					res.writeHead(400);
					res.end("OAuth responses must use form_post and cannot be returned in the URL.");
					reject(NodeAuthError.createLoopbackServerQueryResponseNotSupportedError());
				} else {
					res.writeHead(200);
					res.end();
				}
			});
			const port = this.preferredPort || 0;
			this.server.on("error", (err) => {
				if (err.code === "EADDRINUSE" && this.preferredPort && port !== 0) this.server?.listen(0, "127.0.0.1");
				else reject(err);
			});
			this.server.listen(port, "127.0.0.1");
		});
	}
	handlePostRequest(req, res, resolve, expectedState, successTemplate, errorTemplate) {
		if (req.headers["content-type"]?.split(";")[0]?.trim() !== "application/x-www-form-urlencoded") {
			res.writeHead(415);
			res.end("Unsupported Media Type");
			return;
		}
		let body = "";
		req.on("error", () => {
			if (!res.headersSent) res.writeHead(400);
			res.end();
		});
		req.on("data", (chunk) => {
			body += chunk.toString();
		});
		req.on("end", () => {
			const authCodeResponse = getDeserializedResponse(`?${body}`) || {};
			if (!authCodeResponse.code && !authCodeResponse.error) {
				res.writeHead(200);
				res.end();
				return;
			}
			if (!this.isExpectedState(new URLSearchParams(body), expectedState)) {
				res.writeHead(400);
				res.end("Invalid authorization response state.");
				return;
			}
			if (authCodeResponse.error) {
				res.writeHead(200);
				res.end(errorTemplate || `Error occurred: ${authCodeResponse.error}`);
			} else {
				res.writeHead(200);
				res.end(successTemplate || "Auth code was successfully acquired. You can close this window now.");
			}
			resolve(authCodeResponse);
		});
	}
	isExpectedState(parameters, expectedState) {
		const states = parameters.getAll("state");
		return states.length === 1 && states[0] === expectedState;
	}
	getRedirectUri() {
		if (!this.server || !this.server.listening) throw NodeAuthError.createNoLoopbackServerExistsError();
		const address = this.server.address();
		if (!address || typeof address === "string" || !address.port) {
			this.closeServer();
			throw NodeAuthError.createInvalidLoopbackAddressTypeError();
		}
		const port = address && address.port;
		return `${Constants.HTTP_PROTOCOL}${Constants.LOCALHOST}:${port}`;
	}
	closeServer() {
		if (this.server) {
			this.server.close();
			if (typeof this.server.closeAllConnections === "function") this.server.closeAllConnections();
			this.server.unref();
			this.server = void 0;
		}
	}
};

// node_modules/@azure/msal-node/dist/client/DeviceCodeClient.mjs
var DeviceCodeClient = class extends BaseClient {
	constructor(configuration) {
		super(configuration);
	}
	async acquireToken(request) {
		const deviceCodeResponse = await this.getDeviceCode(request);
		request.deviceCodeCallback(deviceCodeResponse);
		const reqTimestamp = nowSeconds();
		const response = await this.acquireTokenWithDeviceCode(request, deviceCodeResponse);
		const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
		responseHandler.validateTokenResponse(response, request.correlationId);
		return responseHandler.handleServerTokenResponse(response, this.authority, reqTimestamp, request, ApiId.acquireTokenByDeviceCode);
	}
	async getDeviceCode(request) {
		const queryParametersString = this.createExtraQueryParameters(request);
		const endpoint = UrlString.appendQueryString(this.authority.deviceCodeEndpoint, queryParametersString);
		const queryString = this.createQueryString(request);
		const headers = this.createTokenRequestHeaders();
		const thumbprint = {
			clientId: this.config.authOptions.clientId,
			authority: request.authority,
			scopes: request.scopes,
			claims: request.claims,
			authenticationScheme: request.authenticationScheme,
			resourceRequestMethod: request.resourceRequestMethod,
			resourceRequestUri: request.resourceRequestUri,
			shrClaims: request.shrClaims,
			sshKid: request.sshKid
		};
		return this.executePostRequestToDeviceCodeEndpoint(endpoint, queryString, headers, thumbprint, request.correlationId);
	}
	createExtraQueryParameters(request) {
		const parameters = /* @__PURE__ */ new Map();
		if (request.extraQueryParameters) addExtraParameters(parameters, request.extraQueryParameters);
		return mapToQueryString(parameters);
	}
	async executePostRequestToDeviceCodeEndpoint(deviceCodeEndpoint, queryString, headers, thumbprint, correlationId) {
		const { body: { user_code: userCode, device_code: deviceCode, verification_uri: verificationUri, expires_in: expiresIn, interval, message } } = await this.sendPostRequest(thumbprint, deviceCodeEndpoint, {
			body: queryString,
			headers
		}, correlationId);
		return {
			userCode,
			deviceCode,
			verificationUri,
			expiresIn,
			interval,
			message
		};
	}
	createQueryString(request) {
		const parameters = /* @__PURE__ */ new Map();
		addScopes(parameters, request.scopes, request.correlationId);
		addClientId(parameters, this.config.authOptions.clientId);
		if (request.extraQueryParameters) addExtraParameters(parameters, request.extraQueryParameters);
		if (request.claims || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities);
		return mapToQueryString(parameters);
	}
	continuePolling(deviceCodeExpirationTime, correlationId, userSpecifiedTimeout, userSpecifiedCancelFlag) {
		if (userSpecifiedCancelFlag) {
			this.logger.error("Token request cancelled by setting DeviceCodeRequest.cancel = true", correlationId);
			throw createClientAuthError(deviceCodePollingCancelled, correlationId);
		} else if (userSpecifiedTimeout && userSpecifiedTimeout < deviceCodeExpirationTime && nowSeconds() > userSpecifiedTimeout) {
			this.logger.error(`User defined timeout for device code polling reached. The timeout was set for ${userSpecifiedTimeout}`, correlationId);
			throw createClientAuthError(userTimeoutReached, correlationId);
		} else if (nowSeconds() > deviceCodeExpirationTime) {
			if (userSpecifiedTimeout) this.logger.verbose(`User specified timeout ignored as the device code has expired before the timeout elapsed. The user specified timeout was set for ${userSpecifiedTimeout}`, correlationId);
			this.logger.error(`Device code expired. Expiration time of device code was ${deviceCodeExpirationTime}`, correlationId);
			throw createClientAuthError(deviceCodeExpired, correlationId);
		}
		return true;
	}
	async acquireTokenWithDeviceCode(request, deviceCodeResponse) {
		const queryParametersString = this.createTokenQueryParameters(request);
		const endpoint = UrlString.appendQueryString(this.authority.tokenEndpoint, queryParametersString);
		const requestBody = this.createTokenRequestBody(request, deviceCodeResponse);
		const headers = this.createTokenRequestHeaders();
		const userSpecifiedTimeout = request.timeout ? nowSeconds() + request.timeout : void 0;
		const deviceCodeExpirationTime = nowSeconds() + deviceCodeResponse.expiresIn;
		const pollingIntervalMilli = deviceCodeResponse.interval * 1e3;
		while (this.continuePolling(deviceCodeExpirationTime, request.correlationId, userSpecifiedTimeout, request.cancel)) {
			const thumbprint = {
				clientId: this.config.authOptions.clientId,
				authority: request.authority,
				scopes: request.scopes,
				claims: request.claims,
				authenticationScheme: request.authenticationScheme,
				resourceRequestMethod: request.resourceRequestMethod,
				resourceRequestUri: request.resourceRequestUri,
				shrClaims: request.shrClaims,
				sshKid: request.sshKid
			};
			const response = await this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
			if (response.body && response.body.error) {
				if (response.body.error === "authorization_pending") {
					this.logger.info("Authorization pending. Continue polling.", request.correlationId);
					await delay$2(pollingIntervalMilli);
				} else {
					this.logger.info("Unexpected error in polling from the server", request.correlationId);
					throw createAuthError(postRequestFailed, request.correlationId, response.body.error);
				}
			} else {
				this.logger.verbose("Authorization completed successfully. Polling stopped.", request.correlationId);
				return response.body;
			}
		}
		this.logger.error("Polling stopped for unknown reasons.", request.correlationId);
		throw createClientAuthError(deviceCodeUnknownError, request.correlationId);
	}
	createTokenRequestBody(request, deviceCodeResponse) {
		const parameters = /* @__PURE__ */ new Map();
		addScopes(parameters, request.scopes, request.correlationId);
		addClientId(parameters, this.config.authOptions.clientId);
		addGrantType(parameters, GrantType.DEVICE_CODE_GRANT);
		addDeviceCode(parameters, deviceCodeResponse.deviceCode);
		const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
		addCorrelationId(parameters, correlationId);
		addClientInfo(parameters);
		addLibraryInfo(parameters, this.config.libraryInfo);
		addApplicationTelemetry(parameters, this.config.telemetry.application);
		addThrottling(parameters);
		if (this.serverTelemetryManager) addServerTelemetry(parameters, this.serverTelemetryManager);
		if (!StringUtils.isEmptyObj(request.claims) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities);
		return mapToQueryString(parameters);
	}
};

// node_modules/@azure/msal-node/dist/client/PublicClientApplication.mjs
var PublicClientApplication = class extends ClientApplication {
	constructor(configuration) {
		super(configuration);
		if (this.config.broker.nativeBrokerPlugin) {
			if (this.config.broker.nativeBrokerPlugin.isBrokerAvailable) {
				this.nativeBrokerPlugin = this.config.broker.nativeBrokerPlugin;
				this.nativeBrokerPlugin.setLogger(this.config.system.loggerOptions);
			} else this.logger.warning("NativeBroker implementation was provided but the broker is unavailable.", "");
		}
		this.skus = ServerTelemetryManager.makeExtraSkuString({
			libraryName: Constants.MSAL_SKU,
			libraryVersion: version
		});
	}
	async acquireTokenByDeviceCode(request) {
		this.logger.info("acquireTokenByDeviceCode called", request.correlationId || "");
		enforceResourceParameter(this.config.auth.isMcp, request);
		const validRequest = Object.assign(request, await this.initializeBaseRequest(request));
		const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByDeviceCode, validRequest.correlationId);
		try {
			const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, void 0, request.azureCloudOptions);
			const deviceCodeConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", serverTelemetryManager);
			const deviceCodeClient = new DeviceCodeClient(deviceCodeConfig);
			this.logger.verbose("Device code client created", validRequest.correlationId);
			return await deviceCodeClient.acquireToken(validRequest);
		} catch (e) {
			if (e instanceof AuthError) e.correlationId = validRequest.correlationId;
			serverTelemetryManager.cacheFailedRequest(e);
			throw e;
		}
	}
	async acquireTokenInteractive(request) {
		const correlationId = request.correlationId || this.cryptoProvider.createNewGuid();
		this.logger.trace("acquireTokenInteractive called", correlationId);
		enforceResourceParameter(this.config.auth.isMcp, request);
		const { openBrowser, successTemplate, errorTemplate, windowHandle, preferredPort, ...remainingProperties } = request;
		if (this.nativeBrokerPlugin) {
			const brokerRequest = {
				...remainingProperties,
				clientId: this.config.auth.clientId,
				scopes: request.scopes || OIDC_DEFAULT_SCOPES,
				redirectUri: request.redirectUri || "",
				authority: request.authority || this.config.auth.authority,
				correlationId,
				extraParameters: {
					...remainingProperties.extraQueryParameters,
					...remainingProperties.extraParameters,
					[X_CLIENT_EXTRA_SKU]: this.skus
				},
				accountId: remainingProperties.account?.nativeAccountId
			};
			return this.nativeBrokerPlugin.acquireTokenInteractive(brokerRequest, windowHandle);
		}
		if (request.redirectUri) {
			if (!this.config.broker.nativeBrokerPlugin) throw NodeAuthError.createRedirectUriNotSupportedError(correlationId);
			request.redirectUri = "";
		}
		const { verifier, challenge } = await this.cryptoProvider.generatePkceCodes();
		const loopbackClient = new LoopbackClient(preferredPort);
		const responseMode = remainingProperties.responseMode;
		if (responseMode !== void 0 && responseMode !== ResponseMode$1.FORM_POST) throw createClientConfigurationError(invalidResponseMode, correlationId);
		const state = setRequestState(this.cryptoProvider, remainingProperties.state ? this.cryptoProvider.base64Encode(remainingProperties.state) : remainingProperties.state, void 0, correlationId);
		let authCodeResponse = {};
		let authCodeListenerError = null;
		try {
			const authCodeListener = loopbackClient.listenForAuthCode(state, successTemplate, errorTemplate).then((response) => {
				authCodeResponse = response;
			}).catch((e) => {
				authCodeListenerError = e;
			});
			const redirectUri = await this.waitForRedirectUri(loopbackClient, correlationId);
			const validRequest = {
				...remainingProperties,
				correlationId,
				scopes: request.scopes || OIDC_DEFAULT_SCOPES,
				redirectUri,
				responseMode: ResponseMode$1.FORM_POST,
				codeChallenge: challenge,
				codeChallengeMethod: CodeChallengeMethodValues.S256,
				state
			};
			await openBrowser(await this.getAuthCodeUrl(validRequest));
			await authCodeListener;
			if (authCodeListenerError) throw authCodeListenerError;
			this.validateState(state, authCodeResponse.state || "", correlationId);
			if (authCodeResponse.error) throw new ServerError(authCodeResponse.error, correlationId, authCodeResponse.error_description, authCodeResponse.suberror);
			else if (!authCodeResponse.code) throw NodeAuthError.createNoAuthCodeInResponseError(correlationId);
			const clientInfo = authCodeResponse.client_info;
			const tokenRequest = {
				code: authCodeResponse.code,
				codeVerifier: verifier,
				clientInfo: clientInfo || "",
				...validRequest,
				state: remainingProperties.state
			};
			return await this.acquireTokenByCode(tokenRequest);
		} finally {
			loopbackClient.closeServer();
		}
	}
	async acquireTokenSilent(request) {
		const correlationId = request.correlationId || this.cryptoProvider.createNewGuid();
		this.logger.trace("acquireTokenSilent called", correlationId);
		enforceResourceParameter(this.config.auth.isMcp, request);
		if (this.nativeBrokerPlugin) {
			const nativeBrokerPlugin = this.nativeBrokerPlugin;
			const brokerRequest = snapshotNativeRequest({
				...request,
				clientId: this.config.auth.clientId,
				scopes: request.scopes || OIDC_DEFAULT_SCOPES,
				redirectUri: request.redirectUri || "",
				authority: request.authority || this.config.auth.authority,
				correlationId,
				extraParameters: {
					...request.extraQueryParameters,
					...request.extraParameters,
					[X_CLIENT_EXTRA_SKU]: this.skus
				},
				accountId: request.account.nativeAccountId,
				forceRefresh: request.forceRefresh || false
			});
			const silentRequestKey = getSilentRequestKey({
				requestType: "native",
				request: brokerRequest
			});
			return acquireTokenSilentDeduped(this, this.logger, silentRequestKey, correlationId, () => nativeBrokerPlugin.acquireTokenSilent(brokerRequest));
		}
		if (request.redirectUri) {
			if (!this.config.broker.nativeBrokerPlugin) throw NodeAuthError.createRedirectUriNotSupportedError(correlationId);
			request.redirectUri = "";
		}
		return super.acquireTokenSilent(request);
	}
	async acquireTokenByCode(request, authCodePayLoad) {
		enforceResourceParameter(this.config.auth.isMcp, request);
		return super.acquireTokenByCode(request, authCodePayLoad);
	}
	async acquireTokenByRefreshToken(request) {
		enforceResourceParameter(this.config.auth.isMcp, request);
		return super.acquireTokenByRefreshToken(request);
	}
	async signOut(request) {
		if (this.nativeBrokerPlugin && request.account.nativeAccountId) {
			const signoutRequest = {
				clientId: this.config.auth.clientId,
				accountId: request.account.nativeAccountId,
				correlationId: request.correlationId || this.cryptoProvider.createNewGuid()
			};
			await this.nativeBrokerPlugin.signOut(signoutRequest);
		}
		await this.getTokenCache().removeAccount(request.account, request.correlationId);
	}
	async getAllAccounts() {
		if (this.nativeBrokerPlugin) {
			const correlationId = this.cryptoProvider.createNewGuid();
			return this.nativeBrokerPlugin.getAllAccounts(this.config.auth.clientId, correlationId);
		}
		return this.getTokenCache().getAllAccounts();
	}
	async waitForRedirectUri(loopbackClient, correlationId) {
		return new Promise((resolve, reject) => {
			let ticks = 0;
			const id = setInterval(() => {
				if (LOOPBACK_SERVER_CONSTANTS.TIMEOUT_MS / LOOPBACK_SERVER_CONSTANTS.INTERVAL_MS < ticks) {
					clearInterval(id);
					reject(NodeAuthError.createLoopbackServerTimeoutError(correlationId));
					return;
				}
				try {
					const r = loopbackClient.getRedirectUri();
					clearInterval(id);
					resolve(r);
					return;
				} catch (e) {
					if (e instanceof AuthError && e.errorCode === NodeAuthErrorMessage.noLoopbackServerExists.code) {
						ticks++;
						return;
					}
					clearInterval(id);
					reject(e);
					return;
				}
			}, LOOPBACK_SERVER_CONSTANTS.INTERVAL_MS);
		});
	}
};

// node_modules/@azure/msal-node/dist/client/ClientCredentialClient.mjs
var ClientCredentialClient = class extends BaseClient {
	constructor(configuration, appTokenProvider) {
		super(configuration);
		this.appTokenProvider = appTokenProvider;
	}
	async acquireToken(request) {
		let additionalCacheKeyComponents;
		if (request.fmiPath) additionalCacheKeyComponents = {
			...additionalCacheKeyComponents,
			fmi_path: request.fmiPath
		};
		if (request.claimsFromClient && !StringUtils.isEmptyObj(request.claimsFromClient)) additionalCacheKeyComponents = {
			...additionalCacheKeyComponents,
			client_claims: request.claimsFromClient
		};
		if (request.skipCache || !StringUtils.isEmptyObj(request.claims)) return this.executeTokenRequest(request, this.authority, void 0, additionalCacheKeyComponents);
		const [cachedAuthenticationResult, lastCacheOutcome] = await this.getCachedAuthenticationResult(request, this.config, this.cryptoUtils, this.authority, this.cacheManager, this.serverTelemetryManager, additionalCacheKeyComponents);
		if (cachedAuthenticationResult) {
			if (lastCacheOutcome === CacheOutcome.PROACTIVELY_REFRESHED) {
				this.logger.info("ClientCredentialClient:getCachedAuthenticationResult - Cached access token's refreshOn property has been exceeded'. It's not expired, but must be refreshed.", request.correlationId);
				await this.executeTokenRequest(request, this.authority, true, additionalCacheKeyComponents);
			}
			return cachedAuthenticationResult;
		} else return this.executeTokenRequest(request, this.authority, void 0, additionalCacheKeyComponents);
	}
	async getCachedAuthenticationResult(request, config, cryptoUtils, authority, cacheManager, serverTelemetryManager, additionalCacheKeyComponents) {
		const clientConfiguration = config;
		const managedIdentityConfiguration = config;
		let lastCacheOutcome = CacheOutcome.NOT_APPLICABLE;
		let cacheContext;
		if (clientConfiguration.serializableCache && clientConfiguration.persistencePlugin) {
			cacheContext = new TokenCacheContext(clientConfiguration.serializableCache, false);
			await clientConfiguration.persistencePlugin.beforeCacheAccess(cacheContext);
		}
		const cachedAccessToken = this.readAccessTokenFromCache(authority, managedIdentityConfiguration.managedIdentityId?.id || clientConfiguration.authOptions.clientId, new ScopeSet(request.scopes || [], request.correlationId), cacheManager, request.correlationId, additionalCacheKeyComponents);
		if (clientConfiguration.serializableCache && clientConfiguration.persistencePlugin && cacheContext) await clientConfiguration.persistencePlugin.afterCacheAccess(cacheContext);
		if (!cachedAccessToken) {
			serverTelemetryManager?.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN);
			return [null, CacheOutcome.NO_CACHED_ACCESS_TOKEN];
		}
		if (isTokenExpired(cachedAccessToken.expiresOn, clientConfiguration.systemOptions?.tokenRenewalOffsetSeconds || 300)) {
			serverTelemetryManager?.setCacheOutcome(CacheOutcome.CACHED_ACCESS_TOKEN_EXPIRED);
			return [null, CacheOutcome.CACHED_ACCESS_TOKEN_EXPIRED];
		}
		if (cachedAccessToken.refreshOn && isTokenExpired(cachedAccessToken.refreshOn.toString(), 0)) {
			lastCacheOutcome = CacheOutcome.PROACTIVELY_REFRESHED;
			serverTelemetryManager?.setCacheOutcome(CacheOutcome.PROACTIVELY_REFRESHED);
		}
		return [await ResponseHandler.generateAuthenticationResult(cryptoUtils, authority, {
			account: null,
			idToken: null,
			accessToken: cachedAccessToken,
			refreshToken: null,
			appMetadata: null
		}, true, request, this.performanceClient, { tokenBindingKeyManager: this.config.tokenBindingKeyManager }), lastCacheOutcome];
	}
	readAccessTokenFromCache(authority, id, scopeSet, cacheManager, correlationId, additionalCacheKeyComponents) {
		const accessTokenFilter = {
			homeAccountId: "",
			environment: authority.canonicalAuthorityUrlComponents.HostNameAndPort,
			credentialType: CredentialType.ACCESS_TOKEN,
			clientId: id,
			realm: authority.tenant,
			target: ScopeSet.createSearchScopes(scopeSet.asArray(), correlationId),
			additionalCacheKeyComponents
		};
		const accessTokens = cacheManager.getAccessTokensByFilter(accessTokenFilter, correlationId);
		if (accessTokens.length < 1) return null;
		else if (accessTokens.length > 1) throw createClientAuthError(multipleMatchingTokens, correlationId);
		return accessTokens[0];
	}
	async executeTokenRequest(request, authority, refreshAccessToken, additionalCacheKeyComponents) {
		let serverTokenResponse;
		let reqTimestamp;
		if (this.appTokenProvider) {
			this.logger.info("Using appTokenProvider extensibility.", request.correlationId);
			const appTokenPropviderParameters = {
				correlationId: request.correlationId,
				tenantId: this.config.authOptions.authority.tenant,
				scopes: request.scopes,
				claims: request.claims
			};
			reqTimestamp = nowSeconds();
			const appTokenProviderResult = await this.appTokenProvider(appTokenPropviderParameters);
			serverTokenResponse = {
				access_token: appTokenProviderResult.accessToken,
				expires_in: appTokenProviderResult.expiresInSeconds,
				refresh_in: appTokenProviderResult.refreshInSeconds,
				token_type: AuthenticationScheme.BEARER
			};
		} else {
			const queryParametersString = this.createTokenQueryParameters(request);
			const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
			const requestBody = await this.createTokenRequestBody(request);
			const headers = this.createTokenRequestHeaders();
			const thumbprint = {
				clientId: this.config.authOptions.clientId,
				authority: request.authority,
				scopes: request.scopes,
				claims: request.claims,
				authenticationScheme: request.authenticationScheme,
				resourceRequestMethod: request.resourceRequestMethod,
				resourceRequestUri: request.resourceRequestUri,
				shrClaims: request.shrClaims,
				sshKid: request.sshKid
			};
			this.logger.info("Sending token request to endpoint: " + authority.tokenEndpoint, request.correlationId);
			reqTimestamp = nowSeconds();
			const response = await this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
			serverTokenResponse = response.body;
			serverTokenResponse.status = response.status;
		}
		const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
		responseHandler.validateTokenResponse(serverTokenResponse, request.correlationId, refreshAccessToken);
		return await responseHandler.handleServerTokenResponse(serverTokenResponse, this.authority, reqTimestamp, request, ApiId.acquireTokenByClientCredential, void 0, void 0, void 0, void 0, void 0, additionalCacheKeyComponents);
	}
	async createTokenRequestBody(request) {
		const parameters = /* @__PURE__ */ new Map();
		addClientId(parameters, this.config.authOptions.clientId);
		addScopes(parameters, request.scopes, request.correlationId, false);
		addGrantType(parameters, GrantType.CLIENT_CREDENTIALS_GRANT);
		addLibraryInfo(parameters, this.config.libraryInfo);
		addApplicationTelemetry(parameters, this.config.telemetry.application);
		addThrottling(parameters);
		if (this.serverTelemetryManager) addServerTelemetry(parameters, this.serverTelemetryManager);
		const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
		addCorrelationId(parameters, correlationId);
		if (this.config.clientCredentials.clientSecret) addClientSecret(parameters, this.config.clientCredentials.clientSecret);
		const clientAssertion = request.clientAssertion || this.config.clientCredentials.clientAssertion;
		if (clientAssertion) {
			addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, this.authority.tokenEndpoint, request.fmiPath));
			addClientAssertionType(parameters, clientAssertion.assertionType);
		}
		if (request.fmiPath) parameters.set(FMI_PATH, request.fmiPath);
		if (!StringUtils.isEmptyObj(request.claims) || !StringUtils.isEmptyObj(request.claimsFromClient) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, void 0, request.claimsFromClient);
		return mapToQueryString(parameters);
	}
};

// node_modules/@azure/msal-node/dist/client/OnBehalfOfClient.mjs
var OnBehalfOfClient = class extends BaseClient {
	constructor(configuration) {
		super(configuration);
	}
	async acquireToken(request) {
		this.scopeSet = new ScopeSet(request.scopes || [], request.correlationId);
		this.userAssertionHash = await this.cryptoUtils.hashString(request.oboAssertion);
		let additionalCacheKeyComponents;
		if (request.claimsFromClient && !StringUtils.isEmptyObj(request.claimsFromClient)) additionalCacheKeyComponents = { client_claims: request.claimsFromClient };
		if (request.skipCache || !StringUtils.isEmptyObj(request.claims)) return this.executeTokenRequest(request, this.authority, this.userAssertionHash, additionalCacheKeyComponents);
		try {
			return await this.getCachedAuthenticationResult(request, additionalCacheKeyComponents);
		} catch (e) {
			return await this.executeTokenRequest(request, this.authority, this.userAssertionHash, additionalCacheKeyComponents);
		}
	}
	async getCachedAuthenticationResult(request, additionalCacheKeyComponents) {
		const cachedAccessToken = this.readAccessTokenFromCacheForOBO(this.config.authOptions.clientId, request, additionalCacheKeyComponents);
		if (!cachedAccessToken) {
			this.serverTelemetryManager?.setCacheOutcome(CacheOutcome.NO_CACHED_ACCESS_TOKEN);
			this.logger.info("SilentFlowClient:acquireCachedToken - No access token found in cache for the given properties.", request.correlationId);
			throw createClientAuthError(tokenRefreshRequired, request.correlationId);
		} else if (isTokenExpired(cachedAccessToken.expiresOn, this.config.systemOptions.tokenRenewalOffsetSeconds)) {
			this.serverTelemetryManager?.setCacheOutcome(CacheOutcome.CACHED_ACCESS_TOKEN_EXPIRED);
			this.logger.info(`OnbehalfofFlow:getCachedAuthenticationResult - Cached access token is expired or will expire within ${this.config.systemOptions.tokenRenewalOffsetSeconds} seconds.`, request.correlationId);
			throw createClientAuthError(tokenRefreshRequired, request.correlationId);
		}
		const cachedIdToken = this.readIdTokenFromCacheForOBO(cachedAccessToken.homeAccountId, request.correlationId);
		let idTokenClaims;
		let cachedAccount = null;
		if (cachedIdToken) {
			idTokenClaims = extractTokenClaims(cachedIdToken.secret, EncodingUtils.base64Decode, request.correlationId);
			const localAccountId = idTokenClaims.oid || idTokenClaims.sub;
			const accountInfo = {
				homeAccountId: cachedIdToken.homeAccountId,
				environment: cachedIdToken.environment,
				tenantId: cachedIdToken.realm,
				username: "",
				localAccountId: localAccountId || ""
			};
			cachedAccount = this.cacheManager.getAccount(this.cacheManager.generateAccountKey(accountInfo), request.correlationId);
		}
		if (this.config.serverTelemetryManager) this.config.serverTelemetryManager.incrementCacheHits();
		return ResponseHandler.generateAuthenticationResult(this.cryptoUtils, this.authority, {
			account: cachedAccount,
			accessToken: cachedAccessToken,
			idToken: cachedIdToken,
			refreshToken: null,
			appMetadata: null
		}, true, request, this.performanceClient, {
			idTokenClaims,
			tokenBindingKeyManager: this.config.tokenBindingKeyManager
		});
	}
	readIdTokenFromCacheForOBO(atHomeAccountId, correlationId) {
		const idTokenFilter = {
			homeAccountId: atHomeAccountId,
			environment: this.authority.canonicalAuthorityUrlComponents.HostNameAndPort,
			credentialType: CredentialType.ID_TOKEN,
			clientId: this.config.authOptions.clientId,
			realm: this.authority.tenant
		};
		const idTokenMap = this.cacheManager.getIdTokensByFilter(idTokenFilter, correlationId);
		if (Object.values(idTokenMap).length < 1) return null;
		return Object.values(idTokenMap)[0];
	}
	readAccessTokenFromCacheForOBO(clientId, request, additionalCacheKeyComponents) {
		const authScheme = request.authenticationScheme || AuthenticationScheme.BEARER;
		const accessTokenFilter = {
			credentialType: authScheme && authScheme.toLowerCase() !== AuthenticationScheme.BEARER.toLowerCase() ? CredentialType.ACCESS_TOKEN_WITH_AUTH_SCHEME : CredentialType.ACCESS_TOKEN,
			clientId,
			target: ScopeSet.createSearchScopes(this.scopeSet.asArray(), request.correlationId),
			tokenType: authScheme,
			keyId: request.sshKid,
			userAssertionHash: this.userAssertionHash,
			additionalCacheKeyComponents
		};
		const accessTokens = this.cacheManager.getAccessTokensByFilter(accessTokenFilter, request.correlationId);
		const numAccessTokens = accessTokens.length;
		if (numAccessTokens < 1) return null;
		else if (numAccessTokens > 1) throw createClientAuthError(multipleMatchingTokens, request.correlationId);
		return accessTokens[0];
	}
	async executeTokenRequest(request, authority, userAssertionHash, additionalCacheKeyComponents) {
		const queryParametersString = this.createTokenQueryParameters(request);
		const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
		const requestBody = await this.createTokenRequestBody(request);
		const headers = this.createTokenRequestHeaders();
		const thumbprint = {
			clientId: this.config.authOptions.clientId,
			authority: request.authority,
			scopes: request.scopes,
			claims: request.claims,
			authenticationScheme: request.authenticationScheme,
			resourceRequestMethod: request.resourceRequestMethod,
			resourceRequestUri: request.resourceRequestUri,
			shrClaims: request.shrClaims,
			sshKid: request.sshKid
		};
		const reqTimestamp = nowSeconds();
		const response = await this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
		const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
		responseHandler.validateTokenResponse(response.body, request.correlationId);
		return await responseHandler.handleServerTokenResponse(response.body, this.authority, reqTimestamp, request, ApiId.acquireTokenByOBO, void 0, userAssertionHash, void 0, void 0, void 0, additionalCacheKeyComponents);
	}
	async createTokenRequestBody(request) {
		const parameters = /* @__PURE__ */ new Map();
		addClientId(parameters, this.config.authOptions.clientId);
		addScopes(parameters, request.scopes, request.correlationId);
		addGrantType(parameters, GrantType.JWT_BEARER);
		addClientInfo(parameters);
		addLibraryInfo(parameters, this.config.libraryInfo);
		addApplicationTelemetry(parameters, this.config.telemetry.application);
		addThrottling(parameters);
		if (this.serverTelemetryManager) addServerTelemetry(parameters, this.serverTelemetryManager);
		const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
		addCorrelationId(parameters, correlationId);
		addRequestTokenUse(parameters, ON_BEHALF_OF);
		addOboAssertion(parameters, request.oboAssertion);
		if (this.config.clientCredentials.clientSecret) addClientSecret(parameters, this.config.clientCredentials.clientSecret);
		const clientAssertion = this.config.clientCredentials.clientAssertion;
		if (clientAssertion) {
			addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, request.resourceRequestUri));
			addClientAssertionType(parameters, clientAssertion.assertionType);
		}
		if (!StringUtils.isEmptyObj(request.claims) || !StringUtils.isEmptyObj(request.claimsFromClient) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, void 0, request.claimsFromClient);
		return mapToQueryString(parameters);
	}
};

// node_modules/@azure/msal-node/dist/client/UserFederatedIdentityCredentialClient.mjs
var UserFederatedIdentityCredentialClient = class extends BaseClient {
	constructor(configuration) {
		super(configuration);
	}
	async acquireToken(request) {
		return this.executeTokenRequest(request, this.authority);
	}
	async executeTokenRequest(request, authority) {
		const scopeSet = new ScopeSet(request.scopes || [], request.correlationId);
		scopeSet.appendScopes(OIDC_DEFAULT_SCOPES);
		const augmentedScopes = scopeSet.asArray();
		const queryParametersString = this.createTokenQueryParameters(request);
		const endpoint = UrlString.appendQueryString(authority.tokenEndpoint, queryParametersString);
		const requestBody = await this.createTokenRequestBody(request, augmentedScopes);
		const headers = this.createTokenRequestHeaders();
		const thumbprint = {
			clientId: this.config.authOptions.clientId,
			authority: request.authority,
			scopes: augmentedScopes,
			claims: request.claims,
			authenticationScheme: request.authenticationScheme,
			resourceRequestMethod: request.resourceRequestMethod,
			resourceRequestUri: request.resourceRequestUri,
			shrClaims: request.shrClaims,
			sshKid: request.sshKid
		};
		const reqTimestamp = nowSeconds();
		const response = await this.executePostToTokenEndpoint(endpoint, requestBody, headers, thumbprint, request.correlationId);
		const responseHandler = new ResponseHandler(this.config.authOptions.clientId, this.cacheManager, this.cryptoUtils, this.logger, this.performanceClient, this.config.serializableCache, this.config.persistencePlugin, this.config.tokenBindingKeyManager);
		responseHandler.validateTokenResponse(response.body, request.correlationId);
		return await responseHandler.handleServerTokenResponse(response.body, this.authority, reqTimestamp, request, ApiId.acquireTokenByUserFederatedIdentityCredential);
	}
	async createTokenRequestBody(request, augmentedScopes) {
		const parameters = /* @__PURE__ */ new Map();
		addClientId(parameters, this.config.authOptions.clientId);
		addScopes(parameters, augmentedScopes, request.correlationId);
		addGrantType(parameters, GrantType.USER_FIC);
		addClientInfo(parameters);
		parameters.set(USER_FEDERATED_IDENTITY_CREDENTIAL, request.assertion);
		if (request.username) parameters.set(USERNAME, request.username);
		else if (request.userObjectId) parameters.set(USER_ID, request.userObjectId);
		addLibraryInfo(parameters, this.config.libraryInfo);
		addApplicationTelemetry(parameters, this.config.telemetry.application);
		addThrottling(parameters);
		if (this.serverTelemetryManager) addServerTelemetry(parameters, this.serverTelemetryManager);
		const correlationId = request.correlationId || this.config.cryptoInterface.createNewGuid();
		addCorrelationId(parameters, correlationId);
		if (this.config.clientCredentials.clientSecret) addClientSecret(parameters, this.config.clientCredentials.clientSecret);
		const clientAssertion = request.clientAssertion || this.config.clientCredentials.clientAssertion;
		if (clientAssertion) {
			addClientAssertion(parameters, await getClientAssertion(clientAssertion.assertion, this.config.authOptions.clientId, this.authority.tokenEndpoint));
			addClientAssertionType(parameters, clientAssertion.assertionType);
		}
		if (!StringUtils.isEmptyObj(request.claims) || !StringUtils.isEmptyObj(request.claimsFromClient) || this.config.authOptions.clientCapabilities && this.config.authOptions.clientCapabilities.length > 0) addClaims(parameters, request.correlationId, request.claims, this.config.authOptions.clientCapabilities, void 0, request.claimsFromClient);
		return mapToQueryString(parameters);
	}
};

// node_modules/@azure/msal-node/dist/client/ConfidentialClientApplication.mjs
var ConfidentialClientApplication = class extends ClientApplication {
	constructor(configuration) {
		if ("instanceAware" in configuration.auth && configuration.auth.instanceAware === true) throw NodeAuthError.createUnsupportedCcaInstanceAwareError();
		super(configuration);
		const clientSecretNotEmpty = !!this.config.auth.clientSecret;
		const clientAssertionNotEmpty = !!this.config.auth.clientAssertion;
		const certificateNotEmpty = (!!this.config.auth.clientCertificate?.thumbprint || !!this.config.auth.clientCertificate?.thumbprintSha256) && !!this.config.auth.clientCertificate?.privateKey;
		if (this.appTokenProvider) return;
		if (clientSecretNotEmpty && clientAssertionNotEmpty || clientAssertionNotEmpty && certificateNotEmpty || clientSecretNotEmpty && certificateNotEmpty) throw createClientAuthError(invalidClientCredential, "");
		if (this.config.auth.clientSecret) {
			this.clientSecret = this.config.auth.clientSecret;
			return;
		}
		if (this.config.auth.clientAssertion) {
			this.developerProvidedClientAssertion = this.config.auth.clientAssertion;
			return;
		}
		if (!certificateNotEmpty) throw createClientAuthError(invalidClientCredential, "");
		else this.clientAssertion = !!this.config.auth.clientCertificate.thumbprintSha256 ? ClientAssertion.fromCertificateWithSha256Thumbprint(this.config.auth.clientCertificate.thumbprintSha256, this.config.auth.clientCertificate.privateKey, this.config.auth.clientCertificate.x5c) : ClientAssertion.fromCertificate(this.config.auth.clientCertificate.thumbprint, this.config.auth.clientCertificate.privateKey, this.config.auth.clientCertificate.x5c);
		this.appTokenProvider = void 0;
	}
	async getAuthCodeUrl(request) {
		if (request.extraQueryParameters && Object.prototype.hasOwnProperty.call(request.extraQueryParameters, "instance_aware")) throw NodeAuthError.createUnsupportedCcaInstanceAwareError(request.correlationId);
		return super.getAuthCodeUrl(request);
	}
	async acquireTokenByCode(request, authCodePayload) {
		const sanitizedAuthCodePayload = authCodePayload ? {
			code: request.code,
			state: authCodePayload.state,
			nonce: request.nonce
		} : void 0;
		return super.acquireTokenByCode(request, sanitizedAuthCodePayload);
	}
	SetAppTokenProvider(provider) {
		this.appTokenProvider = provider;
	}
	async acquireTokenByClientCredential(request) {
		this.logger.info("acquireTokenByClientCredential called", request.correlationId || "");
		let clientAssertion;
		if (request.clientAssertion) clientAssertion = {
			assertion: await getClientAssertion(request.clientAssertion, this.config.auth.clientId),
			assertionType: Constants.JWT_BEARER_ASSERTION_TYPE
		};
		const baseRequest = await this.initializeBaseRequest(request);
		const validBaseRequest = {
			...baseRequest,
			scopes: baseRequest.scopes.filter((scope) => !OIDC_DEFAULT_SCOPES.includes(scope))
		};
		const validRequest = {
			...request,
			...validBaseRequest,
			clientAssertion
		};
		const tenantId = new UrlString(validRequest.authority, validRequest.correlationId).getUrlComponents().PathSegments[0];
		if (Object.values(AADAuthority).includes(tenantId)) throw createClientAuthError(missingTenantIdError, validRequest.correlationId);
		const ENV_MSAL_FORCE_REGION = process.env[MSAL_FORCE_REGION];
		let region;
		if (validRequest.azureRegion !== "DisableMsalForceRegion") {
			if (!validRequest.azureRegion && ENV_MSAL_FORCE_REGION) region = ENV_MSAL_FORCE_REGION;
			else region = validRequest.azureRegion;
		}
		const azureRegionConfiguration = {
			azureRegion: region,
			environmentRegion: process.env[REGION_ENVIRONMENT_VARIABLE]
		};
		const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByClientCredential, validRequest.correlationId, validRequest.skipCache);
		try {
			const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, azureRegionConfiguration, request.azureCloudOptions);
			const clientCredentialConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", serverTelemetryManager);
			const clientCredentialClient = new ClientCredentialClient(clientCredentialConfig, this.appTokenProvider);
			this.logger.verbose("Client credential client created", validRequest.correlationId);
			return await clientCredentialClient.acquireToken(validRequest);
		} catch (e) {
			if (e instanceof AuthError) e.correlationId = validRequest.correlationId;
			serverTelemetryManager.cacheFailedRequest(e);
			throw e;
		}
	}
	async acquireTokenOnBehalfOf(request) {
		this.logger.info("acquireTokenOnBehalfOf called", request.correlationId || "");
		const validRequest = {
			...request,
			...await this.initializeBaseRequest(request)
		};
		try {
			const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, void 0, request.azureCloudOptions);
			const onBehalfOfConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", void 0);
			const oboClient = new OnBehalfOfClient(onBehalfOfConfig);
			this.logger.verbose("On behalf of client created", validRequest.correlationId);
			return await oboClient.acquireToken(validRequest);
		} catch (e) {
			if (e instanceof AuthError) e.correlationId = validRequest.correlationId;
			throw e;
		}
	}
	async acquireTokenByUserFederatedIdentityCredential(request) {
		this.logger.info("acquireTokenByUserFederatedIdentityCredential called", request.correlationId || "");
		if (request.userObjectId && request.username) throw createClientAuthError(conflictingUserIdentifiers, request.correlationId || "");
		if (!request.userObjectId && !request.username) throw createClientAuthError(missingUserIdentifier, request.correlationId || "");
		if (!request.assertion) throw createClientAuthError(emptyFicAssertion, request.correlationId || "");
		let clientAssertion;
		if (request.clientAssertion) clientAssertion = {
			assertion: await getClientAssertion(request.clientAssertion, this.config.auth.clientId),
			assertionType: Constants.JWT_BEARER_ASSERTION_TYPE
		};
		const baseRequest = await this.initializeBaseRequest(request);
		const validRequest = {
			...request,
			...baseRequest,
			assertion: request.assertion,
			clientAssertion
		};
		const serverTelemetryManager = this.initializeServerTelemetryManager(ApiId.acquireTokenByUserFederatedIdentityCredential, validRequest.correlationId);
		try {
			const discoveredAuthority = await this.createAuthority(validRequest.authority, validRequest.correlationId, void 0, request.azureCloudOptions);
			const clientConfig = await this.buildOauthClientConfiguration(discoveredAuthority, validRequest.correlationId, "", serverTelemetryManager);
			const ficClient = new UserFederatedIdentityCredentialClient(clientConfig);
			this.logger.verbose("UserFederatedIdentityCredential client created", validRequest.correlationId);
			return await ficClient.acquireToken(validRequest);
		} catch (e) {
			if (e instanceof AuthError) e.correlationId = validRequest.correlationId;
			serverTelemetryManager.cacheFailedRequest(e);
			throw e;
		}
	}
};

// node_modules/@azure/msal-node/dist/utils/TimeUtils.mjs
function isIso8601(dateString) {
	if (typeof dateString !== "string") return false;
	const date = new Date(dateString);
	return !isNaN(date.getTime()) && date.toISOString() === dateString;
}

// node_modules/@azure/msal-node/dist/network/HttpClientWithRetries.mjs
var HttpClientWithRetries = class {
	constructor(httpClientNoRetries, retryPolicy, logger) {
		this.httpClientNoRetries = httpClientNoRetries;
		this.retryPolicy = retryPolicy;
		this.logger = logger;
	}
	async sendNetworkRequestAsyncHelper(httpMethod, url, options) {
		if (httpMethod === HttpMethod.GET) return this.httpClientNoRetries.sendGetRequestAsync(url, options);
		else return this.httpClientNoRetries.sendPostRequestAsync(url, options);
	}
	async sendNetworkRequestAsync(httpMethod, url, options) {
		let response = await this.sendNetworkRequestAsyncHelper(httpMethod, url, options);
		if ("isNewRequest" in this.retryPolicy) this.retryPolicy.isNewRequest = true;
		let currentRetry = 0;
		while (await this.retryPolicy.pauseForRetry(response.status, currentRetry, this.logger, response.headers[HeaderNames.RETRY_AFTER])) {
			response = await this.sendNetworkRequestAsyncHelper(httpMethod, url, options);
			currentRetry++;
		}
		return response;
	}
	async sendGetRequestAsync(url, options) {
		return this.sendNetworkRequestAsync(HttpMethod.GET, url, options);
	}
	async sendPostRequestAsync(url, options) {
		return this.sendNetworkRequestAsync(HttpMethod.POST, url, options);
	}
};

// node_modules/@azure/msal-node/dist/client/ManagedIdentitySources/BaseManagedIdentitySource.mjs
const ManagedIdentityUserAssignedIdQueryParameterNames = {
	MANAGED_IDENTITY_CLIENT_ID_2017: "clientid",
	MANAGED_IDENTITY_CLIENT_ID: "client_id",
	MANAGED_IDENTITY_OBJECT_ID: "object_id",
	MANAGED_IDENTITY_RESOURCE_ID_IMDS: "msi_res_id",
	MANAGED_IDENTITY_RESOURCE_ID_NON_IMDS: "mi_res_id"
};
var BaseManagedIdentitySource = class {
	constructor(logger, nodeStorage, networkClient, cryptoProvider, disableInternalRetries) {
		this.logger = logger;
		this.nodeStorage = nodeStorage;
		this.networkClient = networkClient;
		this.cryptoProvider = cryptoProvider;
		this.disableInternalRetries = disableInternalRetries;
	}
	createCorrelationId() {
		return this.cryptoProvider.createNewGuid();
	}
	async getServerTokenResponseAsync(response, _networkClient, _networkRequest, _networkRequestOptions) {
		return this.getServerTokenResponse(response);
	}
	getServerTokenResponse(response) {
		let refreshIn, expiresIn;
		if (response.body.expires_on) {
			if (isIso8601(response.body.expires_on)) response.body.expires_on = new Date(response.body.expires_on).getTime() / 1e3;
			expiresIn = response.body.expires_on - nowSeconds();
			if (expiresIn > 7200) refreshIn = expiresIn / 2;
		}
		return {
			status: response.status,
			access_token: response.body.access_token,
			expires_in: expiresIn,
			scope: response.body.resource,
			token_type: response.body.token_type,
			refresh_in: refreshIn,
			correlation_id: response.body.correlation_id || response.body.correlationId,
			error: typeof response.body.error === "string" ? response.body.error : response.body.error?.code,
			error_description: response.body.message || (typeof response.body.error === "string" ? response.body.error_description : response.body.error?.message),
			error_codes: response.body.error_codes,
			timestamp: response.body.timestamp,
			trace_id: response.body.trace_id
		};
	}
	async acquireTokenWithManagedIdentity(managedIdentityRequest, managedIdentityId, fakeAuthority, refreshAccessToken) {
		const networkRequest = this.createRequest(managedIdentityRequest.resource, managedIdentityId);
		if (managedIdentityRequest.revokedTokenSha256Hash) {
			this.logger.info(`[Managed Identity] The following claims are present in the request: ${managedIdentityRequest.claims}`, "");
			networkRequest.queryParameters[ManagedIdentityQueryParameters.SHA256_TOKEN_TO_REFRESH] = managedIdentityRequest.revokedTokenSha256Hash;
		}
		if (managedIdentityRequest.clientCapabilities?.length) {
			const clientCapabilities = managedIdentityRequest.clientCapabilities.toString();
			this.logger.info(`[Managed Identity] The following client capabilities are present in the request: ${clientCapabilities}`, "");
			networkRequest.queryParameters[ManagedIdentityQueryParameters.XMS_CC] = clientCapabilities;
		}
		const headers = networkRequest.headers;
		headers[HeaderNames.CONTENT_TYPE] = URL_FORM_CONTENT_TYPE;
		const networkRequestOptions = { headers };
		if (Object.keys(networkRequest.bodyParameters).length) networkRequestOptions.body = networkRequest.computeParametersBodyString();
		const networkClientHelper = this.disableInternalRetries ? this.networkClient : new HttpClientWithRetries(this.networkClient, networkRequest.retryPolicy, this.logger);
		const reqTimestamp = nowSeconds();
		let response;
		try {
			if (networkRequest.httpMethod === HttpMethod.POST) response = await networkClientHelper.sendPostRequestAsync(networkRequest.computeUri(), networkRequestOptions);
			else response = await networkClientHelper.sendGetRequestAsync(networkRequest.computeUri(), networkRequestOptions);
		} catch (error) {
			if (error instanceof AuthError) throw error;
			else throw createClientAuthError(networkError, managedIdentityRequest.correlationId);
		}
		const responseHandler = new ResponseHandler(managedIdentityId.id, this.nodeStorage, this.cryptoProvider, this.logger, new StubPerformanceClient(), null, null);
		const serverTokenResponse = await this.getServerTokenResponseAsync(response, networkClientHelper, networkRequest, networkRequestOptions);
		responseHandler.validateTokenResponse(serverTokenResponse, serverTokenResponse.correlation_id || "", refreshAccessToken);
		return responseHandler.handleServerTokenResponse(serverTokenResponse, fakeAuthority, reqTimestamp, managedIdentityRequest, ApiId.acquireTokenWithManagedIdentity);
	}
	getManagedIdentityUserAssignedIdQueryParameterKey(managedIdentityIdType, isImds, usesApi2017) {
		switch (managedIdentityIdType) {
			case ManagedIdentityIdType.USER_ASSIGNED_CLIENT_ID:
				this.logger.info(`[Managed Identity] [API version ${usesApi2017 ? "2017+" : "2019+"}] Adding user assigned client id to the request.`, "");
				return usesApi2017 ? ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_CLIENT_ID_2017 : ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_CLIENT_ID;
			case ManagedIdentityIdType.USER_ASSIGNED_RESOURCE_ID:
				this.logger.info("[Managed Identity] Adding user assigned resource id to the request.", "");
				return isImds ? ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_RESOURCE_ID_IMDS : ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_RESOURCE_ID_NON_IMDS;
			case ManagedIdentityIdType.USER_ASSIGNED_OBJECT_ID:
				this.logger.info("[Managed Identity] Adding user assigned object id to the request.", "");
				return ManagedIdentityUserAssignedIdQueryParameterNames.MANAGED_IDENTITY_OBJECT_ID;
			default: throw createManagedIdentityError(invalidManagedIdentityIdType, "");
		}
	}
};
BaseManagedIdentitySource.getValidatedEnvVariableUrlString = (envVariableStringName, envVariable, sourceName, logger) => {
	try {
		return new UrlString(envVariable, "").urlString;
	} catch (error) {
		logger.info(`[Managed Identity] ${sourceName} managed identity is unavailable because the '${envVariableStringName}' environment variable is malformed.`, "");
		throw createManagedIdentityError(MsiEnvironmentVariableUrlMalformedErrorCodes[envVariableStringName], "");
	}
};

// node_modules/@azure/msal-node/dist/retry/DefaultManagedIdentityRetryPolicy.mjs
const DEFAULT_MANAGED_IDENTITY_HTTP_STATUS_CODES_TO_RETRY_ON = [
	404,
	408,
	429,
	500,
	503,
	504
];

// node_modules/@azure/msal-node/dist/client/ManagedIdentitySources/AzureArc.mjs
const SUPPORTED_AZURE_ARC_PLATFORMS = {
	win32: `${process.env["ProgramData"]}\\AzureConnectedMachineAgent\\Tokens\\`,
	linux: "/var/opt/azcmagent/tokens/"
};
const AZURE_ARC_FILE_DETECTION = {
	win32: `${process.env["ProgramFiles"]}\\AzureConnectedMachineAgent\\himds.exe`,
	linux: "/opt/azcmagent/bin/himds"
};

// node_modules/@azure/msal-node/dist/retry/ImdsRetryPolicy.mjs
const HTTP_STATUS_400_CODES_FOR_EXPONENTIAL_STRATEGY = [
	404,
	408,
	410,
	429
];

// node_modules/@azure/msal-node/dist/client/ManagedIdentitySources/MachineLearning.mjs
const MANAGED_IDENTITY_MACHINE_LEARNING_UNSUPPORTED_ID_TYPE_ERROR = `Only client id is supported for user-assigned managed identity in ${ManagedIdentitySourceNames.MACHINE_LEARNING}.`;

// node_modules/@azure/msal-node/dist/client/ManagedIdentityApplication.mjs
const SOURCES_THAT_SUPPORT_TOKEN_REVOCATION = [ManagedIdentitySourceNames.SERVICE_FABRIC];

// node_modules/@azure/msal-node/dist/index.mjs
const PromptValue = PromptValue$1;
const ResponseMode = ResponseMode$1;

// node_modules/@typespec/ts-http-runtime/dist/esm/util/random.js
function getRandomIntegerInclusive(min, max) {
	min = Math.ceil(min);
	max = Math.floor(max);
	return Math.floor(Math.random() * (max - min + 1)) + min;
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/delay.js
function calculateRetryDelay(retryAttempt, config) {
	const exponentialDelay = config.retryDelayInMs * Math.pow(2, retryAttempt);
	const clampedDelay = Math.min(config.maxRetryDelayInMs, exponentialDelay);
	return { retryAfterInMs: clampedDelay / 2 + getRandomIntegerInclusive(0, clampedDelay / 2) };
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/object.js
function isObject(input) {
	return typeof input === "object" && input !== null && !Array.isArray(input) && !(input instanceof RegExp) && !(input instanceof Date);
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/error.js
function isError$1(e) {
	if (isObject(e)) {
		const hasName = typeof e.name === "string";
		const hasMessage = typeof e.message === "string";
		return hasName && hasMessage;
	}
	return false;
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/uuidUtils.js
function randomUUID$1() {
	return crypto.randomUUID();
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/bytesEncoding.js
function uint8ArrayToString$1(bytes, format) {
	return Buffer.from(bytes).toString(format);
}
function stringToUint8Array$1(value, format) {
	return Buffer.from(value, format);
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/sanitizer.js
const RedactedString = "REDACTED";
const defaultAllowedHeaderNames = [
	"x-ms-client-request-id",
	"x-ms-return-client-request-id",
	"x-ms-useragent",
	"x-ms-correlation-request-id",
	"x-ms-request-id",
	"client-request-id",
	"ms-cv",
	"return-client-request-id",
	"traceparent",
	"Access-Control-Allow-Credentials",
	"Access-Control-Allow-Headers",
	"Access-Control-Allow-Methods",
	"Access-Control-Allow-Origin",
	"Access-Control-Expose-Headers",
	"Access-Control-Max-Age",
	"Access-Control-Request-Headers",
	"Access-Control-Request-Method",
	"Origin",
	"Accept",
	"Accept-Encoding",
	"Cache-Control",
	"Connection",
	"Content-Length",
	"Content-Type",
	"Date",
	"ETag",
	"Expires",
	"If-Match",
	"If-Modified-Since",
	"If-None-Match",
	"If-Unmodified-Since",
	"Last-Modified",
	"Pragma",
	"Request-Id",
	"Retry-After",
	"Server",
	"Transfer-Encoding",
	"User-Agent",
	"WWW-Authenticate"
];
const defaultAllowedQueryParameters = ["api-version"];
var Sanitizer = class {
	allowedHeaderNames;
	allowedQueryParameters;
	constructor({ additionalAllowedHeaderNames: allowedHeaderNames = [], additionalAllowedQueryParameters: allowedQueryParameters = [] } = {}) {
		allowedHeaderNames = defaultAllowedHeaderNames.concat(allowedHeaderNames);
		allowedQueryParameters = defaultAllowedQueryParameters.concat(allowedQueryParameters);
		this.allowedHeaderNames = new Set(allowedHeaderNames.map((n) => n.toLowerCase()));
		this.allowedQueryParameters = new Set(allowedQueryParameters.map((p) => p.toLowerCase()));
	}
	sanitize(obj) {
		const seen = /* @__PURE__ */ new Set();
		return JSON.stringify(obj, (key, value) => {
			if (value instanceof Error) return {
				...value,
				name: value.name,
				message: value.message
			};
			if (key === "headers" && isObject(value)) return this.sanitizeHeaders(value);
			else if (key === "url" && typeof value === "string") return this.sanitizeUrl(value);
			else if (key === "query" && isObject(value)) return this.sanitizeQuery(value);
			else if (key === "body") return;
			else if (key === "response") return;
			else if (key === "operationSpec") return;
			else if (Array.isArray(value) || isObject(value)) {
				if (seen.has(value)) return "[Circular]";
				seen.add(value);
			}
			return value;
		}, 2);
	}
	sanitizeUrl(value) {
		if (typeof value !== "string" || value === null || value === "") return value;
		const url = new URL(value);
		if (!url.search) return value;
		for (const [key] of url.searchParams) if (!this.allowedQueryParameters.has(key.toLowerCase())) url.searchParams.set(key, RedactedString);
		return url.toString();
	}
	sanitizeHeaders(obj) {
		const sanitized = {};
		for (const key of Object.keys(obj)) if (this.allowedHeaderNames.has(key.toLowerCase())) sanitized[key] = obj[key];
		else sanitized[key] = RedactedString;
		return sanitized;
	}
	sanitizeQuery(value) {
		if (typeof value !== "object" || value === null) return value;
		const sanitized = {};
		for (const k of Object.keys(value)) if (this.allowedQueryParameters.has(k.toLowerCase())) sanitized[k] = value[k];
		else sanitized[k] = RedactedString;
		return sanitized;
	}
};

// node_modules/@azure/core-util/node_modules/@azure/abort-controller/dist/esm/AbortError.js
var AbortError$2 = class extends Error {
	constructor(message) {
		super(message);
		this.name = "AbortError";
	}
};

// node_modules/@azure/core-util/dist/esm/createAbortablePromise.js
function createAbortablePromise(buildPromise, options) {
	const { cleanupBeforeAbort, abortSignal, abortErrorMsg } = options ?? {};
	return new Promise((resolve, reject) => {
		function rejectOnAbort() {
			reject(new AbortError$2(abortErrorMsg ?? "The operation was aborted."));
		}
		function removeListeners() {
			abortSignal?.removeEventListener("abort", onAbort);
		}
		function onAbort() {
			cleanupBeforeAbort?.();
			removeListeners();
			rejectOnAbort();
		}
		if (abortSignal?.aborted) return rejectOnAbort();
		try {
			buildPromise((x) => {
				removeListeners();
				resolve(x);
			}, (x) => {
				removeListeners();
				reject(x);
			});
		} catch (err) {
			reject(err);
		}
		abortSignal?.addEventListener("abort", onAbort);
	});
}

// node_modules/@azure/core-util/dist/esm/delay.js
const StandardAbortMessage$1 = "The delay was aborted.";
function delay$1(timeInMs, options) {
	let token;
	const { abortSignal, abortErrorMsg } = options ?? {};
	return createAbortablePromise((resolve) => {
		token = setTimeout(resolve, timeInMs);
	}, {
		cleanupBeforeAbort: () => clearTimeout(token),
		abortSignal,
		abortErrorMsg: abortErrorMsg ?? StandardAbortMessage$1
	});
}

// node_modules/@azure/core-util/dist/esm/error.js
function getErrorMessage(e) {
	if (isError$1(e)) return e.message;
	else {
		let stringified;
		try {
			if (typeof e === "object" && e) stringified = JSON.stringify(e);
			else stringified = String(e);
		} catch (err) {
			stringified = "[unable to stringify input]";
		}
		return `Unknown error ${stringified}`;
	}
}

// node_modules/@azure/core-util/dist/esm/index.js
function isError(e) {
	return isError$1(e);
}
const isNodeLike = true;
function uint8ArrayToString(bytes, format) {
	return uint8ArrayToString$1(bytes, format);
}
function stringToUint8Array(value, format) {
	return stringToUint8Array$1(value, format);
}

// node_modules/@azure/identity/node_modules/@azure/abort-controller/dist/esm/AbortError.js
var AbortError$1 = class extends Error {
	constructor(message) {
		super(message);
		this.name = "AbortError";
	}
};

// node_modules/@azure/identity/dist/esm/msal/utils.js
const logger$4 = credentialLogger("IdentityUtils");
const LatestAuthenticationRecordVersion = "1.0";
function ensureValidMsalToken(scopes, msalToken, getTokenOptions) {
	const error = (message) => {
		logger$4.getToken.info(message);
		return new AuthenticationRequiredError({
			scopes: Array.isArray(scopes) ? scopes : [scopes],
			getTokenOptions,
			message
		});
	};
	if (!msalToken) throw error("No response");
	if (!msalToken.expiresOn) throw error(`Response had no "expiresOn" property.`);
	if (!msalToken.accessToken) throw error(`Response had no "accessToken" property.`);
}
function getAuthority(tenantId, host) {
	if (!host) host = DefaultAuthorityHost;
	if (new RegExp(`${tenantId}/?$`).test(host)) return host;
	if (host.endsWith("/")) return host + tenantId;
	else return `${host}/${tenantId}`;
}
function getKnownAuthorities(tenantId, authorityHost, disableInstanceDiscovery) {
	if (tenantId === "adfs" && authorityHost || disableInstanceDiscovery) return [authorityHost];
	return [];
}
const defaultLoggerCallback = (credLogger, platform = isNodeLike ? "Node" : "Browser") => (level, message, containsPii) => {
	if (containsPii) return;
	switch (level) {
		case LogLevel.Error:
			credLogger.info(`MSAL ${platform} V2 error: ${message}`);
			return;
		case LogLevel.Info:
			credLogger.info(`MSAL ${platform} V2 info message: ${message}`);
			return;
		case LogLevel.Verbose:
			credLogger.info(`MSAL ${platform} V2 verbose message: ${message}`);
			return;
		case LogLevel.Warning:
			credLogger.info(`MSAL ${platform} V2 warning: ${message}`);
			return;
	}
};
function getMSALLogLevel(logLevel) {
	switch (logLevel) {
		case "error": return LogLevel.Error;
		case "info": return LogLevel.Info;
		case "verbose": return LogLevel.Verbose;
		case "warning": return LogLevel.Warning;
		default: return LogLevel.Info;
	}
}
function handleMsalError(scopes, error, getTokenOptions) {
	if (error.name === "AuthError" || error.name === "ClientAuthError" || error.name === "BrowserAuthError") {
		const msalError = error;
		switch (msalError.errorCode) {
			case "endpoints_resolution_error":
				logger$4.info(formatError(scopes, error.message));
				return new CredentialUnavailableError(error.message);
			case "device_code_polling_cancelled": return new AbortError$1("The authentication has been aborted by the caller.");
			case "consent_required":
			case "interaction_required":
			case "login_required":
				logger$4.info(formatError(scopes, `Authentication returned errorCode ${msalError.errorCode}`));
				break;
			default: logger$4.info(formatError(scopes, `Failed to acquire token: ${error.message}`));
		}
	}
	if (error.name === "ClientConfigurationError" || error.name === "BrowserConfigurationAuthError" || error.name === "AbortError" || error.name === "AuthenticationError") return error;
	if (error.name === "NativeAuthError") {
		logger$4.info(formatError(scopes, `Error from the native broker: ${error.message} with status code: ${error.statusCode}`));
		return error;
	}
	return new AuthenticationRequiredError({
		scopes,
		getTokenOptions,
		message: error.message,
		cause: error
	});
}
function publicToMsal(account) {
	return {
		localAccountId: account.homeAccountId,
		environment: account.authority,
		username: account.username,
		homeAccountId: account.homeAccountId,
		tenantId: account.tenantId
	};
}
function msalToPublic(clientId, account) {
	return {
		authority: account.environment ?? "login.microsoftonline.com",
		homeAccountId: account.homeAccountId,
		tenantId: account.tenantId || "common",
		username: account.username,
		clientId,
		version: LatestAuthenticationRecordVersion
	};
}

// node_modules/@azure/core-client/dist/esm/utils.js
function isPrimitiveBody(value, mapperTypeName) {
	return mapperTypeName !== "Composite" && mapperTypeName !== "Dictionary" && (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || mapperTypeName?.match(/^(Date|DateTime|DateTimeRfc1123|UnixTime|ByteArray|Base64Url)$/i) !== null || value === void 0 || value === null);
}
function handleNullableResponseAndWrappableBody(responseObject) {
	const combinedHeadersAndBody = {
		...responseObject.headers,
		...responseObject.body
	};
	if (responseObject.hasNullableType && Object.getOwnPropertyNames(combinedHeadersAndBody).length === 0) return responseObject.shouldWrapBody ? { body: null } : null;
	else return responseObject.shouldWrapBody ? {
		...responseObject.headers,
		body: responseObject.body
	} : combinedHeadersAndBody;
}
function flattenResponse(fullResponse, responseSpec) {
	const parsedHeaders = fullResponse.parsedHeaders;
	if (fullResponse.request.method === "HEAD") return {
		...parsedHeaders,
		body: fullResponse.parsedBody
	};
	const bodyMapper = responseSpec && responseSpec.bodyMapper;
	const isNullable = Boolean(bodyMapper?.nullable);
	const expectedBodyTypeName = bodyMapper?.type.name;
	if (expectedBodyTypeName === "Stream") return {
		...parsedHeaders,
		blobBody: fullResponse.blobBody,
		readableStreamBody: fullResponse.readableStreamBody
	};
	const modelProperties = expectedBodyTypeName === "Composite" && bodyMapper.type.modelProperties || {};
	const isPageableResponse = Object.keys(modelProperties).some((k) => modelProperties[k].serializedName === "");
	if (expectedBodyTypeName === "Sequence" || isPageableResponse) {
		const arrayResponse = fullResponse.parsedBody ?? [];
		for (const key of Object.keys(modelProperties)) if (modelProperties[key].serializedName) arrayResponse[key] = fullResponse.parsedBody?.[key];
		if (parsedHeaders) for (const key of Object.keys(parsedHeaders)) arrayResponse[key] = parsedHeaders[key];
		return isNullable && !fullResponse.parsedBody && !parsedHeaders && Object.getOwnPropertyNames(modelProperties).length === 0 ? null : arrayResponse;
	}
	return handleNullableResponseAndWrappableBody({
		body: fullResponse.parsedBody,
		headers: parsedHeaders,
		hasNullableType: isNullable,
		shouldWrapBody: isPrimitiveBody(fullResponse.parsedBody, expectedBodyTypeName)
	});
}

// node_modules/@azure/core-client/dist/esm/serializer.js
const MapperTypeNames = {
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
	constructor(message) {
		super(message);
		this.name = "AbortError";
	}
};

// node_modules/@typespec/ts-http-runtime/dist/esm/httpHeaders.js
function normalizeName(name) {
	return name.toLowerCase();
}
function normalizeValue(value) {
	return String(value).trim().replace(/[\r\n]/g, "");
}
function* headerIterator(map) {
	for (const entry of map.values()) yield [entry.name, entry.value];
}
var HttpHeadersImpl = class {
	_headersMap;
	constructor(rawHeaders) {
		this._headersMap = /* @__PURE__ */ new Map();
		if (rawHeaders) for (const headerName of Object.keys(rawHeaders)) this.set(headerName, rawHeaders[headerName]);
	}
	set(name, value) {
		this._headersMap.set(normalizeName(name), {
			name,
			value: normalizeValue(value)
		});
	}
	get(name) {
		return this._headersMap.get(normalizeName(name))?.value;
	}
	has(name) {
		return this._headersMap.has(normalizeName(name));
	}
	delete(name) {
		this._headersMap.delete(normalizeName(name));
	}
	toJSON(options = {}) {
		const result = {};
		if (options.preserveCase) for (const entry of this._headersMap.values()) result[entry.name] = entry.value;
		else for (const [normalizedName, entry] of this._headersMap) result[normalizedName] = entry.value;
		return result;
	}
	toString() {
		return JSON.stringify(this.toJSON({ preserveCase: true }));
	}
	[Symbol.iterator]() {
		return headerIterator(this._headersMap);
	}
};
function createHttpHeaders$1(rawHeaders) {
	return new HttpHeadersImpl(rawHeaders);
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
	constructor(options) {
		this.url = options.url;
		this.body = options.body;
		this.headers = options.headers ?? createHttpHeaders$1();
		this.method = options.method ?? "GET";
		this.timeout = options.timeout ?? 0;
		this.multipartBody = options.multipartBody;
		this.formData = options.formData;
		this.disableKeepAlive = options.disableKeepAlive ?? false;
		this.proxySettings = options.proxySettings;
		this.streamResponseStatusCodes = options.streamResponseStatusCodes;
		this.withCredentials = options.withCredentials ?? false;
		this.abortSignal = options.abortSignal;
		this.onUploadProgress = options.onUploadProgress;
		this.onDownloadProgress = options.onDownloadProgress;
		this.requestId = options.requestId || randomUUID$1();
		this.allowInsecureConnection = options.allowInsecureConnection ?? false;
		this.enableBrowserStreams = options.enableBrowserStreams ?? false;
		this.requestOverrides = options.requestOverrides;
		this.authSchemes = options.authSchemes;
	}
};
function createPipelineRequest$1(options) {
	return new PipelineRequestImpl(options);
}

// node_modules/@typespec/ts-http-runtime/dist/esm/pipeline.js
const ValidPhaseNames = /* @__PURE__ */ new Set([
	"Deserialize",
	"Serialize",
	"Retry",
	"Sign"
]);
var HttpPipeline = class HttpPipeline {
	_policies = [];
	_orderedPolicies;
	constructor(policies) {
		this._policies = policies?.slice(0) ?? [];
		this._orderedPolicies = void 0;
	}
	addPolicy(policy, options = {}) {
		if (options.phase && options.afterPhase) throw new Error("Policies inside a phase cannot specify afterPhase.");
		if (options.phase && !ValidPhaseNames.has(options.phase)) throw new Error(`Invalid phase name: ${options.phase}`);
		if (options.afterPhase && !ValidPhaseNames.has(options.afterPhase)) throw new Error(`Invalid afterPhase name: ${options.afterPhase}`);
		this._policies.push({
			policy,
			options
		});
		this._orderedPolicies = void 0;
	}
	removePolicy(options) {
		const removedPolicies = [];
		this._policies = this._policies.filter((policyDescriptor) => {
			if (options.name && policyDescriptor.policy.name === options.name || options.phase && policyDescriptor.options.phase === options.phase) {
				removedPolicies.push(policyDescriptor.policy);
				return false;
			} else return true;
		});
		this._orderedPolicies = void 0;
		return removedPolicies;
	}
	sendRequest(httpClient, request) {
		return this.getOrderedPolicies().reduceRight((next, policy) => {
			return (req) => {
				return policy.sendRequest(req, next);
			};
		}, (req) => httpClient.sendRequest(req))(request);
	}
	getOrderedPolicies() {
		if (!this._orderedPolicies) this._orderedPolicies = this.orderPolicies();
		return this._orderedPolicies;
	}
	clone() {
		return new HttpPipeline(this._policies);
	}
	static create() {
		return new HttpPipeline();
	}
	orderPolicies() {
		const result = [];
		const policyMap = /* @__PURE__ */ new Map();
		function createPhase(name) {
			return {
				name,
				policies: /* @__PURE__ */ new Set(),
				hasRun: false,
				hasAfterPolicies: false
			};
		}
		const serializePhase = createPhase("Serialize");
		const noPhase = createPhase("None");
		const deserializePhase = createPhase("Deserialize");
		const retryPhase = createPhase("Retry");
		const signPhase = createPhase("Sign");
		const orderedPhases = [
			serializePhase,
			noPhase,
			deserializePhase,
			retryPhase,
			signPhase
		];
		function getPhase(phase) {
			if (phase === "Retry") return retryPhase;
			else if (phase === "Serialize") return serializePhase;
			else if (phase === "Deserialize") return deserializePhase;
			else if (phase === "Sign") return signPhase;
			else return noPhase;
		}
		for (const descriptor of this._policies) {
			const policy = descriptor.policy;
			const options = descriptor.options;
			const policyName = policy.name;
			if (policyMap.has(policyName)) throw new Error("Duplicate policy names not allowed in pipeline");
			const node = {
				policy,
				dependsOn: /* @__PURE__ */ new Set(),
				dependants: /* @__PURE__ */ new Set()
			};
			if (options.afterPhase) {
				node.afterPhase = getPhase(options.afterPhase);
				node.afterPhase.hasAfterPolicies = true;
			}
			policyMap.set(policyName, node);
			getPhase(options.phase).policies.add(node);
		}
		for (const descriptor of this._policies) {
			const { policy, options } = descriptor;
			const policyName = policy.name;
			const node = policyMap.get(policyName);
			if (!node) throw new Error(`Missing node for policy ${policyName}`);
			if (options.afterPolicies) for (const afterPolicyName of options.afterPolicies) {
				const afterNode = policyMap.get(afterPolicyName);
				if (afterNode) {
					node.dependsOn.add(afterNode);
					afterNode.dependants.add(node);
				}
			}
			if (options.beforePolicies) for (const beforePolicyName of options.beforePolicies) {
				const beforeNode = policyMap.get(beforePolicyName);
				if (beforeNode) {
					beforeNode.dependsOn.add(node);
					node.dependants.add(beforeNode);
				}
			}
		}
		function walkPhase(phase) {
			phase.hasRun = true;
			for (const node of phase.policies) {
				if (node.afterPhase && (!node.afterPhase.hasRun || node.afterPhase.policies.size)) continue;
				if (node.dependsOn.size === 0) {
					result.push(node.policy);
					for (const dependant of node.dependants) dependant.dependsOn.delete(node);
					policyMap.delete(node.policy.name);
					phase.policies.delete(node);
				}
			}
		}
		function walkPhases() {
			for (const phase of orderedPhases) {
				walkPhase(phase);
				if (phase.policies.size > 0 && phase !== noPhase) {
					if (!noPhase.hasRun) walkPhase(noPhase);
					return;
				}
				if (phase.hasAfterPolicies) walkPhase(noPhase);
			}
		}
		let iteration = 0;
		while (policyMap.size > 0) {
			iteration++;
			const initialResultLength = result.length;
			walkPhases();
			if (result.length <= initialResultLength && iteration > 1) throw new Error("Cannot satisfy policy dependencies due to requirements cycle.");
		}
		return result;
	}
};
function createEmptyPipeline$1() {
	return HttpPipeline.create();
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/inspect.js
const custom = inspect.custom;

// node_modules/@typespec/ts-http-runtime/dist/esm/restError.js
const errorSanitizer = new Sanitizer();
var RestError$1 = class RestError$1 extends Error {
	static REQUEST_SEND_ERROR = "REQUEST_SEND_ERROR";
	static PARSE_ERROR = "PARSE_ERROR";
	code;
	statusCode;
	request;
	response;
	details;
	constructor(message, options = {}) {
		super(message);
		this.name = "RestError";
		this.code = options.code;
		this.statusCode = options.statusCode;
		Object.defineProperty(this, "request", {
			value: options.request,
			enumerable: false
		});
		Object.defineProperty(this, "response", {
			value: options.response,
			enumerable: false
		});
		const agent = this.request?.agent ? {
			maxFreeSockets: this.request.agent.maxFreeSockets,
			maxSockets: this.request.agent.maxSockets
		} : void 0;
		Object.defineProperty(this, custom, {
			value: () => {
				return `RestError: ${this.message} \n ${errorSanitizer.sanitize({
					...this,
					request: {
						...this.request,
						agent
					},
					response: this.response
				})}`;
			},
			enumerable: false
		});
		Object.setPrototypeOf(this, RestError$1.prototype);
	}
};
function isRestError$1(e) {
	if (e instanceof RestError$1) return true;
	return isError$1(e) && e.name === "RestError";
}

// node_modules/@typespec/ts-http-runtime/dist/esm/log.js
const logger$3 = createClientLogger$1("ts-http-runtime");

// node_modules/@typespec/ts-http-runtime/dist/esm/nodeHttpClient.js
const DEFAULT_TLS_SETTINGS = {};
function isReadableStream(body) {
	return body && typeof body.pipe === "function";
}
function isStreamComplete(stream) {
	if (stream.readable === false) return Promise.resolve();
	return new Promise((resolve) => {
		const handler = () => {
			resolve();
			stream.removeListener("close", handler);
			stream.removeListener("end", handler);
			stream.removeListener("error", handler);
		};
		stream.on("close", handler);
		stream.on("end", handler);
		stream.on("error", handler);
	});
}
function isArrayBuffer(body) {
	return body && typeof body.byteLength === "number";
}
var ReportTransform = class extends Transform {
	loadedBytes = 0;
	progressCallback;
	_transform(chunk, _encoding, callback) {
		this.push(chunk);
		this.loadedBytes += chunk.length;
		try {
			this.progressCallback({ loadedBytes: this.loadedBytes });
			callback();
		} catch (e) {
			callback(e);
		}
	}
	constructor(progressCallback) {
		super();
		this.progressCallback = progressCallback;
	}
};
var NodeHttpClient = class {
	cachedHttpAgent;
	cachedHttpsAgents = /* @__PURE__ */ new WeakMap();
	async sendRequest(request) {
		const abortController = new AbortController();
		let abortListener;
		if (request.abortSignal) {
			if (request.abortSignal.aborted) throw new AbortError("The operation was aborted. Request has already been canceled.");
			abortListener = (event) => {
				if (event.type === "abort") abortController.abort();
			};
			request.abortSignal.addEventListener("abort", abortListener);
		}
		let timeoutId;
		if (request.timeout > 0) timeoutId = setTimeout(() => {
			const sanitizer = new Sanitizer();
			logger$3.info(`request to '${sanitizer.sanitizeUrl(request.url)}' timed out. canceling...`);
			abortController.abort();
		}, request.timeout);
		const acceptEncoding = request.headers.get("Accept-Encoding");
		const shouldDecompress = acceptEncoding?.includes("gzip") || acceptEncoding?.includes("deflate");
		let body = typeof request.body === "function" ? request.body() : request.body;
		if (body && !request.headers.has("Content-Length")) {
			const bodyLength = getBodyLength(body);
			if (bodyLength !== null) request.headers.set("Content-Length", bodyLength);
		}
		let responseStream;
		try {
			if (body && request.onUploadProgress) {
				const onUploadProgress = request.onUploadProgress;
				const uploadReportStream = new ReportTransform(onUploadProgress);
				uploadReportStream.on("error", (e) => {
					logger$3.error("Error in upload progress", e);
				});
				if (isReadableStream(body)) body.pipe(uploadReportStream);
				else uploadReportStream.end(body);
				body = uploadReportStream;
			}
			const res = await this.makeRequest(request, abortController, body);
			if (timeoutId !== void 0) clearTimeout(timeoutId);
			const headers = getResponseHeaders(res);
			const response = {
				status: res.statusCode ?? 0,
				headers,
				request
			};
			if (request.method === "HEAD") {
				res.resume();
				return response;
			}
			responseStream = shouldDecompress ? getDecodedResponseStream(res, headers) : res;
			const onDownloadProgress = request.onDownloadProgress;
			if (onDownloadProgress) {
				const downloadReportStream = new ReportTransform(onDownloadProgress);
				downloadReportStream.on("error", (e) => {
					logger$3.error("Error in download progress", e);
				});
				responseStream.pipe(downloadReportStream);
				responseStream = downloadReportStream;
			}
			if (request.streamResponseStatusCodes?.has(Number.POSITIVE_INFINITY) || request.streamResponseStatusCodes?.has(response.status)) response.readableStreamBody = responseStream;
			else response.bodyAsText = await streamToText(responseStream);
			return response;
		} finally {
			if (request.abortSignal && abortListener) {
				let uploadStreamDone = Promise.resolve();
				if (isReadableStream(body)) uploadStreamDone = isStreamComplete(body);
				let downloadStreamDone = Promise.resolve();
				if (isReadableStream(responseStream)) downloadStreamDone = isStreamComplete(responseStream);
				Promise.all([uploadStreamDone, downloadStreamDone]).then(() => {
					if (abortListener) request.abortSignal?.removeEventListener("abort", abortListener);
				}).catch((e) => {
					logger$3.warning("Error when cleaning up abortListener on httpRequest", e);
				});
			}
		}
	}
	makeRequest(request, abortController, body) {
		const url = new URL(request.url);
		const isInsecure = url.protocol !== "https:";
		if (isInsecure && !request.allowInsecureConnection) throw new Error(`Cannot connect to ${request.url} while allowInsecureConnection is false.`);
		const options = {
			agent: request.agent ?? this.getOrCreateAgent(request, isInsecure),
			hostname: url.hostname,
			path: `${url.pathname}${url.search}`,
			port: url.port,
			method: request.method,
			headers: request.headers.toJSON({ preserveCase: true }),
			...request.requestOverrides
		};
		return new Promise((resolve, reject) => {
			const req = isInsecure ? http$1.request(options, resolve) : https.request(options, resolve);
			req.once("error", (err) => {
				reject(new RestError$1(err.message, {
					code: err.code ?? RestError$1.REQUEST_SEND_ERROR,
					request
				}));
			});
			abortController.signal.addEventListener("abort", () => {
				const abortError = new AbortError("The operation was aborted. Rejecting from abort signal callback while making request.");
				req.destroy(abortError);
				reject(abortError);
			});
			if (body && isReadableStream(body)) body.pipe(req);
			else if (body) {
				if (typeof body === "string" || Buffer.isBuffer(body)) req.end(body);
				else if (isArrayBuffer(body)) req.end(ArrayBuffer.isView(body) ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.from(body));
				else {
					logger$3.error("Unrecognized body type", body);
					reject(new RestError$1("Unrecognized body type"));
				}
			} else req.end();
		});
	}
	getOrCreateAgent(request, isInsecure) {
		const disableKeepAlive = request.disableKeepAlive;
		if (isInsecure) {
			if (disableKeepAlive) return http$1.globalAgent;
			if (!this.cachedHttpAgent) this.cachedHttpAgent = new http$1.Agent({ keepAlive: true });
			return this.cachedHttpAgent;
		} else {
			if (disableKeepAlive && !request.tlsSettings) return https.globalAgent;
			const tlsSettings = request.tlsSettings ?? DEFAULT_TLS_SETTINGS;
			let agent = this.cachedHttpsAgents.get(tlsSettings);
			if (agent && agent.options.keepAlive === !disableKeepAlive) return agent;
			logger$3.info("No cached TLS Agent exist, creating a new Agent");
			agent = new https.Agent({
				keepAlive: !disableKeepAlive,
				...tlsSettings
			});
			this.cachedHttpsAgents.set(tlsSettings, agent);
			return agent;
		}
	}
};
function getResponseHeaders(res) {
	const headers = createHttpHeaders$1();
	for (const header of Object.keys(res.headers)) {
		const value = res.headers[header];
		if (Array.isArray(value)) {
			if (value.length > 0) headers.set(header, value[0]);
		} else if (value) headers.set(header, value);
	}
	return headers;
}
function getDecodedResponseStream(stream, headers) {
	const contentEncoding = headers.get("Content-Encoding");
	if (contentEncoding === "gzip") {
		const unzip = zlib.createGunzip();
		stream.pipe(unzip);
		return unzip;
	} else if (contentEncoding === "deflate") {
		const inflate = zlib.createInflate();
		stream.pipe(inflate);
		return inflate;
	}
	return stream;
}
function streamToText(stream) {
	return new Promise((resolve, reject) => {
		const buffer = [];
		stream.on("data", (chunk) => {
			if (Buffer.isBuffer(chunk)) buffer.push(chunk);
			else buffer.push(Buffer.from(chunk));
		});
		stream.on("end", () => {
			resolve(Buffer.concat(buffer).toString("utf8"));
		});
		stream.on("error", (e) => {
			if (e && e?.name === "AbortError") reject(e);
			else reject(new RestError$1(`Error reading response as text: ${e.message}`, { code: RestError$1.PARSE_ERROR }));
		});
	});
}
function getBodyLength(body) {
	if (!body) return 0;
	else if (Buffer.isBuffer(body)) return body.length;
	else if (isReadableStream(body)) return null;
	else if (isArrayBuffer(body)) return body.byteLength;
	else if (typeof body === "string") return Buffer.from(body).length;
	else return null;
}
function createNodeHttpClient() {
	return new NodeHttpClient();
}

// node_modules/@typespec/ts-http-runtime/dist/esm/defaultHttpClient.js
function createDefaultHttpClient$1() {
	return createNodeHttpClient();
}

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/logPolicy.js
const logPolicyName = "logPolicy";
function logPolicy$1(options = {}) {
	const logger = options.logger ?? logger$3.info;
	const sanitizer = new Sanitizer({
		additionalAllowedHeaderNames: options.additionalAllowedHeaderNames,
		additionalAllowedQueryParameters: options.additionalAllowedQueryParameters
	});
	return {
		name: logPolicyName,
		async sendRequest(request, next) {
			if (!logger.enabled) return next(request);
			logger(`Request: ${sanitizer.sanitize(request)}`);
			const response = await next(request);
			logger(`Response status code: ${response.status}`);
			logger(`Headers: ${sanitizer.sanitize(response.headers)}`);
			return response;
		}
	};
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/helpers.js
const StandardAbortMessage = "The operation was aborted.";
function delay(delayInMs, value, options) {
	return new Promise((resolve, reject) => {
		let timer = void 0;
		let onAborted = void 0;
		const rejectOnAbort = () => {
			return reject(new AbortError(options?.abortErrorMsg ? options?.abortErrorMsg : StandardAbortMessage));
		};
		const removeListeners = () => {
			if (options?.abortSignal && onAborted) options.abortSignal.removeEventListener("abort", onAborted);
		};
		onAborted = () => {
			if (timer) clearTimeout(timer);
			removeListeners();
			return rejectOnAbort();
		};
		if (options?.abortSignal && options.abortSignal.aborted) return rejectOnAbort();
		timer = setTimeout(() => {
			removeListeners();
			resolve(value);
		}, delayInMs);
		if (options?.abortSignal) options.abortSignal.addEventListener("abort", onAborted);
	});
}
function parseHeaderValueAsNumber(response, headerName) {
	const value = response.headers.get(headerName);
	if (!value) return;
	const valueAsNum = Number(value);
	if (Number.isNaN(valueAsNum)) return;
	return valueAsNum;
}

// node_modules/@typespec/ts-http-runtime/dist/esm/retryStrategies/throttlingRetryStrategy.js
const RetryAfterHeader = "Retry-After";
const AllRetryAfterHeaders = [
	"retry-after-ms",
	"x-ms-retry-after-ms",
	RetryAfterHeader
];
function getRetryAfterInMs(response) {
	if (!(response && [429, 503].includes(response.status))) return void 0;
	try {
		for (const header of AllRetryAfterHeaders) {
			const retryAfterValue = parseHeaderValueAsNumber(response, header);
			if (retryAfterValue === 0 || retryAfterValue) return retryAfterValue * (header === RetryAfterHeader ? 1e3 : 1);
		}
		const retryAfterHeader = response.headers.get(RetryAfterHeader);
		if (!retryAfterHeader) return;
		const diff = Date.parse(retryAfterHeader) - Date.now();
		return Number.isFinite(diff) ? Math.max(0, diff) : void 0;
	} catch {
		return;
	}
}
function isThrottlingRetryResponse(response) {
	return Number.isFinite(getRetryAfterInMs(response));
}
function throttlingRetryStrategy() {
	return {
		name: "throttlingRetryStrategy",
		retry({ response }) {
			const retryAfterInMs = getRetryAfterInMs(response);
			if (!Number.isFinite(retryAfterInMs)) return { skipStrategy: true };
			return { retryAfterInMs };
		}
	};
}

// node_modules/@typespec/ts-http-runtime/dist/esm/retryStrategies/exponentialRetryStrategy.js
const DEFAULT_CLIENT_RETRY_INTERVAL = 1e3;
const DEFAULT_CLIENT_MAX_RETRY_INTERVAL = 64e3;
function exponentialRetryStrategy(options = {}) {
	const retryInterval = options.retryDelayInMs ?? DEFAULT_CLIENT_RETRY_INTERVAL;
	const maxRetryInterval = options.maxRetryDelayInMs ?? DEFAULT_CLIENT_MAX_RETRY_INTERVAL;
	return {
		name: "exponentialRetryStrategy",
		retry({ retryCount, response, responseError }) {
			const matchedSystemError = isSystemError(responseError);
			const ignoreSystemErrors = matchedSystemError && options.ignoreSystemErrors;
			const isExponential = isExponentialRetryResponse(response);
			const ignoreExponentialResponse = isExponential && options.ignoreHttpStatusCodes;
			if (response && (isThrottlingRetryResponse(response) || !isExponential) || ignoreExponentialResponse || ignoreSystemErrors) return { skipStrategy: true };
			if (responseError && !matchedSystemError && !isExponential) return { errorToThrow: responseError };
			return calculateRetryDelay(retryCount, {
				retryDelayInMs: retryInterval,
				maxRetryDelayInMs: maxRetryInterval
			});
		}
	};
}
function isExponentialRetryResponse(response) {
	return Boolean(response && response.status !== void 0 && (response.status >= 500 || response.status === 408) && response.status !== 501 && response.status !== 505);
}
function isSystemError(err) {
	if (!err) return false;
	return err.code === "ETIMEDOUT" || err.code === "ESOCKETTIMEDOUT" || err.code === "ECONNREFUSED" || err.code === "ECONNRESET" || err.code === "ENOENT" || err.code === "ENOTFOUND";
}

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/retryPolicy.js
const retryPolicyLogger = createClientLogger$1("ts-http-runtime retryPolicy");
const retryPolicyName = "retryPolicy";
function retryPolicy(strategies, options = { maxRetries: 3 }) {
	const logger = options.logger || retryPolicyLogger;
	return {
		name: retryPolicyName,
		async sendRequest(request, next) {
			let response;
			let responseError;
			let retryCount = -1;
			retryRequest: while (true) {
				retryCount += 1;
				response = void 0;
				responseError = void 0;
				try {
					logger.info(`Retry ${retryCount}: Attempting to send request`, request.requestId);
					response = await next(request);
					logger.info(`Retry ${retryCount}: Received a response from request`, request.requestId);
				} catch (e) {
					logger.error(`Retry ${retryCount}: Received an error from request`, request.requestId);
					if (!isRestError$1(e)) throw e;
					responseError = e;
					response = e.response;
				}
				if (request.abortSignal?.aborted) {
					logger.error(`Retry ${retryCount}: Request aborted.`);
					throw new AbortError();
				}
				if (retryCount >= (options.maxRetries ?? 3)) {
					logger.info(`Retry ${retryCount}: Maximum retries reached. Returning the last received response, or throwing the last received error.`);
					if (responseError) throw responseError;
					else if (response) return response;
					else throw new Error("Maximum retries reached with no response or error to throw");
				}
				logger.info(`Retry ${retryCount}: Processing ${strategies.length} retry strategies.`);
				strategiesLoop: for (const strategy of strategies) {
					const strategyLogger = strategy.logger || logger;
					strategyLogger.info(`Retry ${retryCount}: Processing retry strategy ${strategy.name}.`);
					const modifiers = strategy.retry({
						retryCount,
						response,
						responseError
					});
					if (modifiers.skipStrategy) {
						strategyLogger.info(`Retry ${retryCount}: Skipped.`);
						continue strategiesLoop;
					}
					const { errorToThrow, retryAfterInMs, redirectTo } = modifiers;
					if (errorToThrow) {
						strategyLogger.error(`Retry ${retryCount}: Retry strategy ${strategy.name} throws error:`, errorToThrow);
						throw errorToThrow;
					}
					if (retryAfterInMs || retryAfterInMs === 0) {
						strategyLogger.info(`Retry ${retryCount}: Retry strategy ${strategy.name} retries after ${retryAfterInMs}`);
						await delay(retryAfterInMs, void 0, { abortSignal: request.abortSignal });
						continue retryRequest;
					}
					if (redirectTo) {
						strategyLogger.info(`Retry ${retryCount}: Retry strategy ${strategy.name} redirects to ${redirectTo}`);
						request.url = redirectTo;
						continue retryRequest;
					}
				}
				if (responseError) {
					logger.info(`None of the retry strategies could work with the received error. Throwing it.`);
					throw responseError;
				}
				if (response) {
					logger.info(`None of the retry strategies could work with the received response. Returning it.`);
					return response;
				}
			}
		}
	};
}

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/defaultRetryPolicy.js
const defaultRetryPolicyName = "defaultRetryPolicy";
function defaultRetryPolicy$1(options = {}) {
	return {
		name: defaultRetryPolicyName,
		sendRequest: retryPolicy([throttlingRetryStrategy(), exponentialRetryStrategy(options)], { maxRetries: options.maxRetries ?? 3 }).sendRequest
	};
}

// \0stub:3
const convertBodyToFormDataMap = () => void 0;

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/formDataPolicy.js
const formDataPolicyName = "formDataPolicy";
function formDataPolicy$1() {
	return {
		name: formDataPolicyName,
		async sendRequest(request, next) {
			const converted = convertBodyToFormDataMap(request.body);
			if (converted) {
				request.formData = converted;
				request.body = void 0;
			}
			if (request.formData) {
				const contentType = request.headers.get("Content-Type");
				if (contentType && contentType.indexOf("application/x-www-form-urlencoded") !== -1) request.body = wwwFormUrlEncode(request.formData);
				else await prepareFormData(request.formData, request);
				request.formData = void 0;
			}
			return next(request);
		}
	};
}
function wwwFormUrlEncode(formData) {
	const urlSearchParams = new URLSearchParams();
	for (const [key, value] of Object.entries(formData)) if (Array.isArray(value)) for (const subValue of value) urlSearchParams.append(key, subValue.toString());
	else urlSearchParams.append(key, value.toString());
	return urlSearchParams.toString();
}
async function prepareFormData(formData, request) {
	const contentType = request.headers.get("Content-Type");
	if (contentType && !contentType.startsWith("multipart/form-data")) return;
	request.headers.set("Content-Type", contentType ?? "multipart/form-data");
	const parts = [];
	for (const [fieldName, values] of Object.entries(formData)) for (const value of Array.isArray(values) ? values : [values]) if (typeof value === "string") parts.push({
		headers: createHttpHeaders$1({ "Content-Disposition": `form-data; name="${fieldName}"` }),
		body: stringToUint8Array$1(value, "utf-8")
	});
	else if (value === void 0 || value === null || typeof value !== "object") throw new Error(`Unexpected value for key ${fieldName}: ${value}. Value should be serialized to string first.`);
	else {
		const fileName = value.name || "blob";
		const headers = createHttpHeaders$1();
		headers.set("Content-Disposition", `form-data; name="${fieldName}"; filename="${fileName}"`);
		headers.set("Content-Type", value.type || "application/octet-stream");
		parts.push({
			headers,
			body: value
		});
	}
	request.multipartBody = { parts };
}

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/agentPolicy.js
const agentPolicyName = "agentPolicy";
function agentPolicy$1(agent) {
	return {
		name: agentPolicyName,
		sendRequest: async (req, next) => {
			if (!req.agent) req.agent = agent;
			return next(req);
		}
	};
}

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/tlsPolicy.js
const tlsPolicyName = "tlsPolicy";
function tlsPolicy$1(tlsSettings) {
	return {
		name: tlsPolicyName,
		sendRequest: async (req, next) => {
			if (!req.tlsSettings) req.tlsSettings = tlsSettings;
			return next(req);
		}
	};
}

// node_modules/ms/index.js
var require_ms = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));

// node_modules/debug/src/common.js
var require_common = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		createDebug.names = [];
		createDebug.skips = [];
		createDebug.formatters = {};
		function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		}
		createDebug.selectColor = selectColor;
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				const self = debug;
				const curr = Number(/* @__PURE__ */ new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				if (typeof args[0] !== "string") args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					const formatter = createDebug.formatters[format];
					if (typeof formatter === "function") {
						const val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: true,
				configurable: false,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			if (typeof createDebug.init === "function") createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (const ns of split) if (ns[0] === "-") createDebug.skips.push(ns.slice(1));
			else createDebug.names.push(ns);
		}
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			while (searchIndex < search.length) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return false;
			while (templateIndex < template.length && template[templateIndex] === "*") templateIndex++;
			return templateIndex === template.length;
		}
		function disable() {
			const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		function enabled(name) {
			for (const skip of createDebug.skips) if (matchesTemplate(name, skip)) return false;
			for (const ns of createDebug.names) if (matchesTemplate(name, ns)) return true;
			return false;
		}
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	}
	module.exports = setup;
}));

// node_modules/debug/src/browser.js
var require_browser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = false;
		return () => {
			if (!warned) {
				warned = true;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	exports.colors = [
		"#0000CC",
		"#0000FF",
		"#0033CC",
		"#0033FF",
		"#0066CC",
		"#0066FF",
		"#0099CC",
		"#0099FF",
		"#00CC00",
		"#00CC33",
		"#00CC66",
		"#00CC99",
		"#00CCCC",
		"#00CCFF",
		"#3300CC",
		"#3300FF",
		"#3333CC",
		"#3333FF",
		"#3366CC",
		"#3366FF",
		"#3399CC",
		"#3399FF",
		"#33CC00",
		"#33CC33",
		"#33CC66",
		"#33CC99",
		"#33CCCC",
		"#33CCFF",
		"#6600CC",
		"#6600FF",
		"#6633CC",
		"#6633FF",
		"#66CC00",
		"#66CC33",
		"#9900CC",
		"#9900FF",
		"#9933CC",
		"#9933FF",
		"#99CC00",
		"#99CC33",
		"#CC0000",
		"#CC0033",
		"#CC0066",
		"#CC0099",
		"#CC00CC",
		"#CC00FF",
		"#CC3300",
		"#CC3333",
		"#CC3366",
		"#CC3399",
		"#CC33CC",
		"#CC33FF",
		"#CC6600",
		"#CC6633",
		"#CC9900",
		"#CC9933",
		"#CCCC00",
		"#CCCC33",
		"#FF0000",
		"#FF0033",
		"#FF0066",
		"#FF0099",
		"#FF00CC",
		"#FF00FF",
		"#FF3300",
		"#FF3333",
		"#FF3366",
		"#FF3399",
		"#FF33CC",
		"#FF33FF",
		"#FF6600",
		"#FF6633",
		"#FF9900",
		"#FF9933",
		"#FFCC00",
		"#FFCC33"
	];
	function useColors() {
		if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
		if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
		let m;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		const c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			if (match === "%c") lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	exports.log = console.debug || console.log || (() => {});
	function save(namespaces) {
		try {
			if (namespaces) exports.storage.setItem("debug", namespaces);
			else exports.storage.removeItem("debug");
		} catch (error) {}
	}
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch (error) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	function localstorage() {
		try {
			return localStorage;
		} catch (error) {}
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));

// \0stub:5
var _stub_5_exports = /* @__PURE__ */ __exportAll({ stderr: () => false });
var stderr;
var init__stub_5 = __esmMin((() => {
	stderr = false;
}));

// node_modules/debug/src/node.js
var require_node = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const tty = __require("tty");
	const util = __require("util");
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		const supportsColor = (init__stub_5(), __toCommonJS(_stub_5_exports));
		if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	} catch (error) {}
	exports.inspectOpts = Object.keys(process.env).filter((key) => {
		return /^debug_/i.test(key);
	}).reduce((obj, key) => {
		const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});
		let val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
	}
	function formatArgs(args) {
		const { namespace: name, useColors } = this;
		if (useColors) {
			const c = this.color;
			const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			const prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return (/* @__PURE__ */ new Date()).toISOString() + " ";
	}
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	function save(namespaces) {
		if (namespaces) process.env.DEBUG = namespaces;
		else delete process.env.DEBUG;
	}
	function load() {
		return process.env.DEBUG;
	}
	function init(debug) {
		debug.inspectOpts = {};
		const keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));

// node_modules/debug/src/index.js
var require_src = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) module.exports = require_browser();
	else module.exports = require_node();
}));

// node_modules/agent-base/dist/helpers.js
var require_helpers = /* @__PURE__ */ __commonJSMin(((exports, module, this$5) => {
	var __createBinding = this$5 && this$5.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$5 && this$5.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$5 && this$5.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.req = exports.json = exports.toBuffer = void 0;
	const http = __importStar(__require("http"));
	const https = __importStar(__require("https"));
	async function toBuffer(stream) {
		let length = 0;
		const chunks = [];
		for await (const chunk of stream) {
			length += chunk.length;
			chunks.push(chunk);
		}
		return Buffer.concat(chunks, length);
	}
	exports.toBuffer = toBuffer;
	async function json(stream) {
		const str = (await toBuffer(stream)).toString("utf8");
		try {
			return JSON.parse(str);
		} catch (_err) {
			const err = _err;
			err.message += ` (input: ${str})`;
			throw err;
		}
	}
	exports.json = json;
	function req(url, opts = {}) {
		const req = ((typeof url === "string" ? url : url.href).startsWith("https:") ? https : http).request(url, opts);
		const promise = new Promise((resolve, reject) => {
			req.once("response", resolve).once("error", reject).end();
		});
		req.then = promise.then.bind(promise);
		return req;
	}
	exports.req = req;
}));

// node_modules/agent-base/dist/index.js
var require_dist$2 = /* @__PURE__ */ __commonJSMin(((exports, module, this$4) => {
	var __createBinding = this$4 && this$4.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$4 && this$4.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$4 && this$4.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	var __exportStar = this$4 && this$4.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Agent = void 0;
	const net = __importStar(__require("net"));
	const http = __importStar(__require("http"));
	const https_1 = __require("https");
	__exportStar(require_helpers(), exports);
	const INTERNAL = Symbol("AgentBaseInternalState");
	var Agent = class extends http.Agent {
		constructor(opts) {
			super(opts);
			this[INTERNAL] = {};
		}
		isSecureEndpoint(options) {
			if (options) {
				if (typeof options.secureEndpoint === "boolean") return options.secureEndpoint;
				if (typeof options.protocol === "string") return options.protocol === "https:";
			}
			const { stack } = /* @__PURE__ */ new Error();
			if (typeof stack !== "string") return false;
			return stack.split("\n").some((l) => l.indexOf("(https.js:") !== -1 || l.indexOf("node:https:") !== -1);
		}
		incrementSockets(name) {
			if (this.maxSockets === Infinity && this.maxTotalSockets === Infinity) return null;
			if (!this.sockets[name]) this.sockets[name] = [];
			const fakeSocket = new net.Socket({ writable: false });
			this.sockets[name].push(fakeSocket);
			this.totalSocketCount++;
			return fakeSocket;
		}
		decrementSockets(name, socket) {
			if (!this.sockets[name] || socket === null) return;
			const sockets = this.sockets[name];
			const index = sockets.indexOf(socket);
			if (index !== -1) {
				sockets.splice(index, 1);
				this.totalSocketCount--;
				if (sockets.length === 0) delete this.sockets[name];
			}
		}
		getName(options) {
			if (this.isSecureEndpoint(options)) return https_1.Agent.prototype.getName.call(this, options);
			return super.getName(options);
		}
		createSocket(req, options, cb) {
			const connectOpts = {
				...options,
				secureEndpoint: this.isSecureEndpoint(options)
			};
			const name = this.getName(connectOpts);
			const fakeSocket = this.incrementSockets(name);
			Promise.resolve().then(() => this.connect(req, connectOpts)).then((socket) => {
				this.decrementSockets(name, fakeSocket);
				if (socket instanceof http.Agent) try {
					return socket.addRequest(req, connectOpts);
				} catch (err) {
					return cb(err);
				}
				this[INTERNAL].currentSocket = socket;
				super.createSocket(req, options, cb);
			}, (err) => {
				this.decrementSockets(name, fakeSocket);
				cb(err);
			});
		}
		createConnection() {
			const socket = this[INTERNAL].currentSocket;
			this[INTERNAL].currentSocket = void 0;
			if (!socket) throw new Error("No socket was returned in the `connect()` function");
			return socket;
		}
		get defaultPort() {
			return this[INTERNAL].defaultPort ?? (this.protocol === "https:" ? 443 : 80);
		}
		set defaultPort(v) {
			if (this[INTERNAL]) this[INTERNAL].defaultPort = v;
		}
		get protocol() {
			return this[INTERNAL].protocol ?? (this.isSecureEndpoint() ? "https:" : "http:");
		}
		set protocol(v) {
			if (this[INTERNAL]) this[INTERNAL].protocol = v;
		}
	};
	exports.Agent = Agent;
}));

// node_modules/https-proxy-agent/dist/parse-proxy-response.js
var require_parse_proxy_response = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	var __importDefault = this$3 && this$3.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parseProxyResponse = void 0;
	const debug = (0, __importDefault(require_src()).default)("https-proxy-agent:parse-proxy-response");
	function parseProxyResponse(socket) {
		return new Promise((resolve, reject) => {
			let buffersLength = 0;
			const buffers = [];
			function read() {
				const b = socket.read();
				if (b) ondata(b);
				else socket.once("readable", read);
			}
			function cleanup() {
				socket.removeListener("end", onend);
				socket.removeListener("error", onerror);
				socket.removeListener("readable", read);
			}
			function onend() {
				cleanup();
				debug("onend");
				reject(/* @__PURE__ */ new Error("Proxy connection ended before receiving CONNECT response"));
			}
			function onerror(err) {
				cleanup();
				debug("onerror %o", err);
				reject(err);
			}
			function ondata(b) {
				buffers.push(b);
				buffersLength += b.length;
				const buffered = Buffer.concat(buffers, buffersLength);
				const endOfHeaders = buffered.indexOf("\r\n\r\n");
				if (endOfHeaders === -1) {
					debug("have not received end of HTTP headers yet...");
					read();
					return;
				}
				const headerParts = buffered.slice(0, endOfHeaders).toString("ascii").split("\r\n");
				const firstLine = headerParts.shift();
				if (!firstLine) {
					socket.destroy();
					return reject(/* @__PURE__ */ new Error("No header received from proxy CONNECT response"));
				}
				const firstLineParts = firstLine.split(" ");
				const statusCode = +firstLineParts[1];
				const statusText = firstLineParts.slice(2).join(" ");
				const headers = {};
				for (const header of headerParts) {
					if (!header) continue;
					const firstColon = header.indexOf(":");
					if (firstColon === -1) {
						socket.destroy();
						return reject(/* @__PURE__ */ new Error(`Invalid header from proxy CONNECT response: "${header}"`));
					}
					const key = header.slice(0, firstColon).toLowerCase();
					const value = header.slice(firstColon + 1).trimStart();
					const current = headers[key];
					if (typeof current === "string") headers[key] = [current, value];
					else if (Array.isArray(current)) current.push(value);
					else headers[key] = value;
				}
				debug("got proxy server response: %o %o", firstLine, headers);
				cleanup();
				resolve({
					connect: {
						statusCode,
						statusText,
						headers
					},
					buffered
				});
			}
			socket.on("error", onerror);
			socket.on("end", onend);
			read();
		});
	}
	exports.parseProxyResponse = parseProxyResponse;
}));

// node_modules/https-proxy-agent/dist/index.js
var require_dist$1 = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __createBinding = this$2 && this$2.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$2 && this$2.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$2 && this$2.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	var __importDefault = this$2 && this$2.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.HttpsProxyAgent = void 0;
	const net = __importStar(__require("net"));
	const tls = __importStar(__require("tls"));
	const assert_1 = __importDefault(__require("assert"));
	const debug_1 = __importDefault(require_src());
	const agent_base_1 = require_dist$2();
	const url_1 = __require("url");
	const parse_proxy_response_1 = require_parse_proxy_response();
	const debug = (0, debug_1.default)("https-proxy-agent");
	const setServernameFromNonIpHost = (options) => {
		if (options.servername === void 0 && options.host && !net.isIP(options.host)) return {
			...options,
			servername: options.host
		};
		return options;
	};
	var HttpsProxyAgent = class extends agent_base_1.Agent {
		constructor(proxy, opts) {
			super(opts);
			this.options = { path: void 0 };
			this.proxy = typeof proxy === "string" ? new url_1.URL(proxy) : proxy;
			this.proxyHeaders = opts?.headers ?? {};
			debug("Creating new HttpsProxyAgent instance: %o", this.proxy.href);
			const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, "");
			const port = this.proxy.port ? parseInt(this.proxy.port, 10) : this.proxy.protocol === "https:" ? 443 : 80;
			this.connectOpts = {
				ALPNProtocols: ["http/1.1"],
				...opts ? omit(opts, "headers") : null,
				host,
				port
			};
		}
		async connect(req, opts) {
			const { proxy } = this;
			if (!opts.host) throw new TypeError("No \"host\" provided");
			let socket;
			if (proxy.protocol === "https:") {
				debug("Creating `tls.Socket`: %o", this.connectOpts);
				socket = tls.connect(setServernameFromNonIpHost(this.connectOpts));
			} else {
				debug("Creating `net.Socket`: %o", this.connectOpts);
				socket = net.connect(this.connectOpts);
			}
			const headers = typeof this.proxyHeaders === "function" ? this.proxyHeaders() : { ...this.proxyHeaders };
			const host = net.isIPv6(opts.host) ? `[${opts.host}]` : opts.host;
			let payload = `CONNECT ${host}:${opts.port} HTTP/1.1\r\n`;
			if (proxy.username || proxy.password) {
				const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
				headers["Proxy-Authorization"] = `Basic ${Buffer.from(auth).toString("base64")}`;
			}
			headers.Host = `${host}:${opts.port}`;
			if (!headers["Proxy-Connection"]) headers["Proxy-Connection"] = this.keepAlive ? "Keep-Alive" : "close";
			for (const name of Object.keys(headers)) payload += `${name}: ${headers[name]}\r\n`;
			const proxyResponsePromise = (0, parse_proxy_response_1.parseProxyResponse)(socket);
			socket.write(`${payload}\r\n`);
			const { connect, buffered } = await proxyResponsePromise;
			req.emit("proxyConnect", connect);
			this.emit("proxyConnect", connect, req);
			if (connect.statusCode === 200) {
				req.once("socket", resume);
				if (opts.secureEndpoint) {
					debug("Upgrading socket connection to TLS");
					return tls.connect({
						...omit(setServernameFromNonIpHost(opts), "host", "path", "port"),
						socket
					});
				}
				return socket;
			}
			socket.destroy();
			const fakeSocket = new net.Socket({ writable: false });
			fakeSocket.readable = true;
			req.once("socket", (s) => {
				debug("Replaying proxy buffer for failed request");
				(0, assert_1.default)(s.listenerCount("data") > 0);
				s.push(buffered);
				s.push(null);
			});
			return fakeSocket;
		}
	};
	HttpsProxyAgent.protocols = ["http", "https"];
	exports.HttpsProxyAgent = HttpsProxyAgent;
	function resume(socket) {
		socket.resume();
	}
	function omit(obj, ...keys) {
		const ret = {};
		let key;
		for (key in obj) if (!keys.includes(key)) ret[key] = obj[key];
		return ret;
	}
}));

// node_modules/http-proxy-agent/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$1 && this$1.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	var __importDefault = this$1 && this$1.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.HttpProxyAgent = void 0;
	const net = __importStar(__require("net"));
	const tls = __importStar(__require("tls"));
	const debug_1 = __importDefault(require_src());
	const events_1 = __require("events");
	const agent_base_1 = require_dist$2();
	const url_1 = __require("url");
	const debug = (0, debug_1.default)("http-proxy-agent");
	var HttpProxyAgent = class extends agent_base_1.Agent {
		constructor(proxy, opts) {
			super(opts);
			this.proxy = typeof proxy === "string" ? new url_1.URL(proxy) : proxy;
			this.proxyHeaders = opts?.headers ?? {};
			debug("Creating new HttpProxyAgent instance: %o", this.proxy.href);
			const host = (this.proxy.hostname || this.proxy.host).replace(/^\[|\]$/g, "");
			const port = this.proxy.port ? parseInt(this.proxy.port, 10) : this.proxy.protocol === "https:" ? 443 : 80;
			this.connectOpts = {
				...opts ? omit(opts, "headers") : null,
				host,
				port
			};
		}
		addRequest(req, opts) {
			req._header = null;
			this.setRequestProps(req, opts);
			super.addRequest(req, opts);
		}
		setRequestProps(req, opts) {
			const { proxy } = this;
			const base = `${opts.secureEndpoint ? "https:" : "http:"}//${req.getHeader("host") || "localhost"}`;
			const url = new url_1.URL(req.path, base);
			if (opts.port !== 80) url.port = String(opts.port);
			req.path = String(url);
			const headers = typeof this.proxyHeaders === "function" ? this.proxyHeaders() : { ...this.proxyHeaders };
			if (proxy.username || proxy.password) {
				const auth = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
				headers["Proxy-Authorization"] = `Basic ${Buffer.from(auth).toString("base64")}`;
			}
			if (!headers["Proxy-Connection"]) headers["Proxy-Connection"] = this.keepAlive ? "Keep-Alive" : "close";
			for (const name of Object.keys(headers)) {
				const value = headers[name];
				if (value) req.setHeader(name, value);
			}
		}
		async connect(req, opts) {
			req._header = null;
			if (!req.path.includes("://")) this.setRequestProps(req, opts);
			let first;
			let endOfHeaders;
			debug("Regenerating stored HTTP header string for request");
			req._implicitHeader();
			if (req.outputData && req.outputData.length > 0) {
				debug("Patching connection write() output buffer with updated header");
				first = req.outputData[0].data;
				endOfHeaders = first.indexOf("\r\n\r\n") + 4;
				req.outputData[0].data = req._header + first.substring(endOfHeaders);
				debug("Output buffer: %o", req.outputData[0].data);
			}
			let socket;
			if (this.proxy.protocol === "https:") {
				debug("Creating `tls.Socket`: %o", this.connectOpts);
				socket = tls.connect(this.connectOpts);
			} else {
				debug("Creating `net.Socket`: %o", this.connectOpts);
				socket = net.connect(this.connectOpts);
			}
			await (0, events_1.once)(socket, "connect");
			return socket;
		}
	};
	HttpProxyAgent.protocols = ["http", "https"];
	exports.HttpProxyAgent = HttpProxyAgent;
	function omit(obj, ...keys) {
		const ret = {};
		let key;
		for (key in obj) if (!keys.includes(key)) ret[key] = obj[key];
		return ret;
	}
}));

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/proxyPolicy.js
var import_dist = require_dist$1();
var import_dist$1 = require_dist();
const HTTPS_PROXY = "HTTPS_PROXY";
const HTTP_PROXY = "HTTP_PROXY";
const ALL_PROXY = "ALL_PROXY";
const NO_PROXY = "NO_PROXY";
const proxyPolicyName = "proxyPolicy";
const globalNoProxyList = [];
let noProxyListLoaded = false;
const globalBypassedMap = /* @__PURE__ */ new Map();
function getEnvironmentValue(name) {
	if (process.env[name]) return process.env[name];
	else if (process.env[name.toLowerCase()]) return process.env[name.toLowerCase()];
}
function loadEnvironmentProxyValue() {
	if (!process) return;
	const httpsProxy = getEnvironmentValue(HTTPS_PROXY);
	const allProxy = getEnvironmentValue(ALL_PROXY);
	const httpProxy = getEnvironmentValue(HTTP_PROXY);
	return httpsProxy || allProxy || httpProxy;
}
function isBypassed(uri, noProxyList, bypassedMap) {
	if (noProxyList.length === 0) return false;
	const host = new URL(uri).hostname;
	if (bypassedMap?.has(host)) return bypassedMap.get(host);
	let isBypassedFlag = false;
	for (const pattern of noProxyList) if (pattern[0] === ".") {
		if (host.endsWith(pattern)) isBypassedFlag = true;
		else if (host.length === pattern.length - 1 && host === pattern.slice(1)) isBypassedFlag = true;
	} else if (host === pattern) isBypassedFlag = true;
	bypassedMap?.set(host, isBypassedFlag);
	return isBypassedFlag;
}
function loadNoProxy() {
	const noProxy = getEnvironmentValue(NO_PROXY);
	noProxyListLoaded = true;
	if (noProxy) return noProxy.split(",").map((item) => item.trim()).filter((item) => item.length);
	return [];
}
function getDefaultProxySettingsInternal() {
	const envProxy = loadEnvironmentProxyValue();
	return envProxy ? new URL(envProxy) : void 0;
}
function getUrlFromProxySettings(settings) {
	let parsedProxyUrl;
	try {
		parsedProxyUrl = new URL(settings.host);
	} catch {
		throw new Error(`Expecting a valid host string in proxy settings, but found "${settings.host}".`);
	}
	parsedProxyUrl.port = String(settings.port);
	if (settings.username) parsedProxyUrl.username = settings.username;
	if (settings.password) parsedProxyUrl.password = settings.password;
	return parsedProxyUrl;
}
function setProxyAgentOnRequest(request, cachedAgents, proxyUrl) {
	if (request.agent) return;
	const isInsecure = new URL(request.url).protocol !== "https:";
	if (request.tlsSettings) logger$3.warning("TLS settings are not supported in combination with custom Proxy, certificates provided to the client will be ignored.");
	if (isInsecure) {
		if (!cachedAgents.httpProxyAgent) cachedAgents.httpProxyAgent = new import_dist$1.HttpProxyAgent(proxyUrl);
		request.agent = cachedAgents.httpProxyAgent;
	} else {
		if (!cachedAgents.httpsProxyAgent) cachedAgents.httpsProxyAgent = new import_dist.HttpsProxyAgent(proxyUrl);
		request.agent = cachedAgents.httpsProxyAgent;
	}
}
function proxyPolicy$1(proxySettings, options) {
	if (!noProxyListLoaded) globalNoProxyList.push(...loadNoProxy());
	const defaultProxy = proxySettings ? getUrlFromProxySettings(proxySettings) : getDefaultProxySettingsInternal();
	const cachedAgents = {};
	return {
		name: proxyPolicyName,
		async sendRequest(request, next) {
			if (!request.proxySettings && defaultProxy && !isBypassed(request.url, options?.customNoProxyList ?? globalNoProxyList, options?.customNoProxyList ? void 0 : globalBypassedMap)) setProxyAgentOnRequest(request, cachedAgents, defaultProxy);
			else if (request.proxySettings) setProxyAgentOnRequest(request, cachedAgents, getUrlFromProxySettings(request.proxySettings));
			return next(request);
		}
	};
}

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/decompressResponsePolicy.js
const decompressResponsePolicyName = "decompressResponsePolicy";
function decompressResponsePolicy$1() {
	return {
		name: decompressResponsePolicyName,
		async sendRequest(request, next) {
			if (request.method !== "HEAD") request.headers.set("Accept-Encoding", "gzip,deflate");
			return next(request);
		}
	};
}

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/redirectPolicy.js
const redirectPolicyName = "redirectPolicy";
const allowedRedirect = ["GET", "HEAD"];
function redirectPolicy$1(options = {}) {
	const { maxRetries = 20, allowCrossOriginRedirects = false } = options;
	return {
		name: redirectPolicyName,
		async sendRequest(request, next) {
			return handleRedirect(next, await next(request), maxRetries, allowCrossOriginRedirects);
		}
	};
}
async function handleRedirect(next, response, maxRetries, allowCrossOriginRedirects, currentRetries = 0) {
	const { request, status, headers } = response;
	const locationHeader = headers.get("location");
	if (locationHeader && (status === 300 || status === 301 && allowedRedirect.includes(request.method) || status === 302 && allowedRedirect.includes(request.method) || status === 303 && request.method === "POST" || status === 307) && currentRetries < maxRetries) {
		const url = new URL(locationHeader, request.url);
		if (!allowCrossOriginRedirects) {
			const originalUrl = new URL(request.url);
			if (url.origin !== originalUrl.origin) {
				logger$3.verbose(`Skipping cross-origin redirect from ${originalUrl.origin} to ${url.origin}.`);
				return response;
			}
		}
		request.url = url.toString();
		if (status === 303) {
			request.method = "GET";
			request.headers.delete("Content-Length");
			delete request.body;
		}
		request.headers.delete("Authorization");
		return handleRedirect(next, await next(request), maxRetries, allowCrossOriginRedirects, currentRetries + 1);
	}
	return response;
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/typeGuards.js
function isBlob(x) {
	return x instanceof Blob;
}

// node_modules/@typespec/ts-http-runtime/dist/esm/util/concat.js
async function* streamAsyncIterator() {
	const reader = this.getReader();
	try {
		while (true) {
			const { done, value } = await reader.read();
			if (done) return;
			yield value;
		}
	} finally {
		reader.releaseLock();
	}
}
function makeAsyncIterable(webStream) {
	if (!webStream[Symbol.asyncIterator]) webStream[Symbol.asyncIterator] = streamAsyncIterator.bind(webStream);
	if (!webStream.values) webStream.values = streamAsyncIterator.bind(webStream);
}
function ensureNodeStream(stream) {
	if (stream instanceof ReadableStream) {
		makeAsyncIterable(stream);
		return Readable.fromWeb(stream);
	} else return stream;
}
function toStream(source) {
	if (source instanceof Uint8Array) return Readable.from(Buffer.from(source));
	else if (isBlob(source)) return ensureNodeStream(source.stream());
	else return ensureNodeStream(source);
}
async function concat(sources) {
	return function() {
		const streams = sources.map((x) => typeof x === "function" ? x() : x).map(toStream);
		return Readable.from((async function* () {
			for (const stream of streams) for await (const chunk of stream) yield chunk;
		})());
	};
}

// node_modules/@typespec/ts-http-runtime/dist/esm/policies/multipartPolicy.js
function generateBoundary() {
	return `----AzSDKFormBoundary${randomUUID$1()}`;
}
function encodeHeaders(headers) {
	let result = "";
	for (const [key, value] of headers) result += `${key}: ${value}\r\n`;
	return result;
}
function getLength(source) {
	if (source instanceof Uint8Array) return source.byteLength;
	else if (isBlob(source)) return source.size === -1 ? void 0 : source.size;
	else return;
}
function getTotalLength(sources) {
	let total = 0;
	for (const source of sources) {
		const partLength = getLength(source);
		if (partLength === void 0) return;
		else total += partLength;
	}
	return total;
}
async function buildRequestBody(request, parts, boundary) {
	const sources = [
		stringToUint8Array$1(`--${boundary}`, "utf-8"),
		...parts.flatMap((part) => [
			stringToUint8Array$1("\r\n", "utf-8"),
			stringToUint8Array$1(encodeHeaders(part.headers), "utf-8"),
			stringToUint8Array$1("\r\n", "utf-8"),
			part.body,
			stringToUint8Array$1(`\r\n--${boundary}`, "utf-8")
		]),
		stringToUint8Array$1("--\r\n\r\n", "utf-8")
	];
	const contentLength = getTotalLength(sources);
	if (contentLength) request.headers.set("Content-Length", contentLength);
	request.body = await concat(sources);
}
const multipartPolicyName$1 = "multipartPolicy";
const maxBoundaryLength = 70;
const validBoundaryCharacters = /* @__PURE__ */ new Set(`abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'()+,-./:=?`);
function assertValidBoundary(boundary) {
	if (boundary.length > maxBoundaryLength) throw new Error(`Multipart boundary "${boundary}" exceeds maximum length of 70 characters`);
	if (Array.from(boundary).some((x) => !validBoundaryCharacters.has(x))) throw new Error(`Multipart boundary "${boundary}" contains invalid characters`);
}
function multipartPolicy$1() {
	return {
		name: multipartPolicyName$1,
		async sendRequest(request, next) {
			if (!request.multipartBody) return next(request);
			if (request.body) throw new Error("multipartBody and regular body cannot be set at the same time");
			let boundary = request.multipartBody.boundary;
			const contentTypeHeader = request.headers.get("Content-Type") ?? "multipart/mixed";
			const parsedHeader = contentTypeHeader.match(/^(multipart\/[^ ;]+)(?:; *boundary=(.+))?$/);
			if (!parsedHeader) throw new Error(`Got multipart request body, but content-type header was not multipart: ${contentTypeHeader}`);
			const [, contentType, parsedBoundary] = parsedHeader;
			if (parsedBoundary && boundary && parsedBoundary !== boundary) throw new Error(`Multipart boundary was specified as ${parsedBoundary} in the header, but got ${boundary} in the request body`);
			boundary ??= parsedBoundary;
			if (boundary) assertValidBoundary(boundary);
			else boundary = generateBoundary();
			request.headers.set("Content-Type", `${contentType}; boundary=${boundary}`);
			await buildRequestBody(request, request.multipartBody.parts, boundary);
			request.multipartBody = void 0;
			return next(request);
		}
	};
}

// node_modules/@azure/core-rest-pipeline/dist/esm/pipeline.js
function createEmptyPipeline() {
	return createEmptyPipeline$1();
}

// node_modules/@azure/core-rest-pipeline/dist/esm/log.js
const logger$2 = createClientLogger("core-rest-pipeline");

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/logPolicy.js
function logPolicy(options = {}) {
	return logPolicy$1({
		logger: logger$2.info,
		...options
	});
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/redirectPolicy.js
function redirectPolicy(options = {}) {
	return redirectPolicy$1(options);
}

// node_modules/@azure/core-rest-pipeline/dist/esm/util/userAgentPlatform.js
function getHeaderName() {
	return "User-Agent";
}
async function setPlatformSpecificData(map) {
	if (process$1 && process$1.versions) {
		const osInfo = `${os.type()} ${os.release()}; ${os.arch()}`;
		if (process$1.versions.bun) map.set("Bun", `${process$1.versions.bun} (${osInfo})`);
		else if (process$1.versions.deno) map.set("Deno", `${process$1.versions.deno} (${osInfo})`);
		else if (process$1.versions.node) map.set("Node", `${process$1.versions.node} (${osInfo})`);
	}
}

// node_modules/@azure/core-rest-pipeline/dist/esm/constants.js
const SDK_VERSION = "1.24.0";

// node_modules/@azure/core-rest-pipeline/dist/esm/util/userAgent.js
function getUserAgentString(telemetryInfo) {
	const parts = [];
	for (const [key, value] of telemetryInfo) {
		const token = value ? `${key}/${value}` : key;
		parts.push(token);
	}
	return parts.join(" ");
}
function getUserAgentHeaderName() {
	return getHeaderName();
}
async function getUserAgentValue(prefix) {
	const runtimeInfo = /* @__PURE__ */ new Map();
	runtimeInfo.set("core-rest-pipeline", SDK_VERSION);
	await setPlatformSpecificData(runtimeInfo);
	const defaultAgent = getUserAgentString(runtimeInfo);
	return prefix ? `${prefix} ${defaultAgent}` : defaultAgent;
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/userAgentPolicy.js
const UserAgentHeaderName = getUserAgentHeaderName();
const userAgentPolicyName = "userAgentPolicy";
function userAgentPolicy(options = {}) {
	const userAgentValue = getUserAgentValue(options.userAgentPrefix);
	return {
		name: userAgentPolicyName,
		async sendRequest(request, next) {
			if (!request.headers.has(UserAgentHeaderName)) request.headers.set(UserAgentHeaderName, await userAgentValue);
			return next(request);
		}
	};
}

// node_modules/@azure/core-rest-pipeline/dist/esm/util/file.js
const rawContent = Symbol("rawContent");
function hasRawContent(x) {
	return typeof x[rawContent] === "function";
}
function getRawContent(blob) {
	if (hasRawContent(blob)) return blob[rawContent]();
	else return blob;
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/multipartPolicy.js
const multipartPolicyName = multipartPolicyName$1;
function multipartPolicy() {
	const tspPolicy = multipartPolicy$1();
	return {
		name: multipartPolicyName,
		sendRequest: async (request, next) => {
			if (request.multipartBody) {
				for (const part of request.multipartBody.parts) if (hasRawContent(part.body)) part.body = getRawContent(part.body);
			}
			return tspPolicy.sendRequest(request, next);
		}
	};
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/decompressResponsePolicy.js
function decompressResponsePolicy() {
	return decompressResponsePolicy$1();
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/defaultRetryPolicy.js
function defaultRetryPolicy(options = {}) {
	return defaultRetryPolicy$1(options);
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/formDataPolicy.js
function formDataPolicy() {
	return formDataPolicy$1();
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/proxyPolicy.js
function proxyPolicy(proxySettings, options) {
	return proxyPolicy$1(proxySettings, options);
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/setClientRequestIdPolicy.js
const setClientRequestIdPolicyName = "setClientRequestIdPolicy";
function setClientRequestIdPolicy(requestIdHeaderName = "x-ms-client-request-id") {
	return {
		name: setClientRequestIdPolicyName,
		async sendRequest(request, next) {
			if (!request.headers.has(requestIdHeaderName)) request.headers.set(requestIdHeaderName, request.requestId);
			return next(request);
		}
	};
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/agentPolicy.js
function agentPolicy(agent) {
	return agentPolicy$1(agent);
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/tlsPolicy.js
function tlsPolicy(tlsSettings) {
	return tlsPolicy$1(tlsSettings);
}

// node_modules/@azure/core-rest-pipeline/dist/esm/restError.js
const RestError = RestError$1;
function isRestError(e) {
	return isRestError$1(e);
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/tracingPolicy.js
const tracingPolicyName = "tracingPolicy";
function tracingPolicy(options = {}) {
	const userAgentPromise = getUserAgentValue(options.userAgentPrefix);
	const sanitizer = new Sanitizer({ additionalAllowedQueryParameters: options.additionalAllowedQueryParameters });
	const tracingClient = tryCreateTracingClient();
	return {
		name: tracingPolicyName,
		async sendRequest(request, next) {
			if (!tracingClient) return next(request);
			const userAgent = await userAgentPromise;
			const spanAttributes = {
				"http.url": sanitizer.sanitizeUrl(request.url),
				"http.method": request.method,
				"http.user_agent": userAgent,
				requestId: request.requestId
			};
			if (userAgent) spanAttributes["http.user_agent"] = userAgent;
			const { span, tracingContext } = tryCreateSpan(tracingClient, request, spanAttributes) ?? {};
			if (!span || !tracingContext) return next(request);
			try {
				const response = await tracingClient.withContext(tracingContext, next, request);
				tryProcessResponse(span, response);
				return response;
			} catch (err) {
				tryProcessError(span, err);
				throw err;
			}
		}
	};
}
function tryCreateTracingClient() {
	try {
		return createTracingClient({
			namespace: "",
			packageName: "@azure/core-rest-pipeline",
			packageVersion: SDK_VERSION
		});
	} catch (e) {
		logger$2.warning(`Error when creating the TracingClient: ${getErrorMessage(e)}`);
		return;
	}
}
function tryCreateSpan(tracingClient, request, spanAttributes) {
	try {
		const { span, updatedOptions } = tracingClient.startSpan(`HTTP ${request.method}`, { tracingOptions: request.tracingOptions }, {
			spanKind: "client",
			spanAttributes
		});
		if (!span.isRecording()) {
			span.end();
			return;
		}
		const headers = tracingClient.createRequestHeaders(updatedOptions.tracingOptions.tracingContext);
		for (const [key, value] of Object.entries(headers)) request.headers.set(key, value);
		return {
			span,
			tracingContext: updatedOptions.tracingOptions.tracingContext
		};
	} catch (e) {
		logger$2.warning(`Skipping creating a tracing span due to an error: ${getErrorMessage(e)}`);
		return;
	}
}
function tryProcessError(span, error) {
	try {
		span.setStatus({
			status: "error",
			error: isError(error) ? error : void 0
		});
		if (isRestError(error) && error.statusCode) span.setAttribute("http.status_code", error.statusCode);
		span.end();
	} catch (e) {
		logger$2.warning(`Skipping tracing span processing due to an error: ${getErrorMessage(e)}`);
	}
}
function tryProcessResponse(span, response) {
	try {
		span.setAttribute("http.status_code", response.status);
		const serviceRequestId = response.headers.get("x-ms-request-id");
		if (serviceRequestId) span.setAttribute("serviceRequestId", serviceRequestId);
		if (response.status >= 400) span.setStatus({ status: "error" });
		span.end();
	} catch (e) {
		logger$2.warning(`Skipping tracing span processing due to an error: ${getErrorMessage(e)}`);
	}
}

// node_modules/@azure/core-rest-pipeline/dist/esm/util/wrapAbortSignal.js
function wrapAbortSignalLike(abortSignalLike) {
	if (abortSignalLike instanceof AbortSignal) return { abortSignal: abortSignalLike };
	if (abortSignalLike.aborted) return { abortSignal: AbortSignal.abort("reason" in abortSignalLike ? abortSignalLike.reason : void 0) };
	const controller = new AbortController();
	let needsCleanup = true;
	function cleanup() {
		if (needsCleanup) {
			abortSignalLike.removeEventListener("abort", listener);
			needsCleanup = false;
		}
	}
	function listener() {
		controller.abort("reason" in abortSignalLike ? abortSignalLike.reason : void 0);
		cleanup();
	}
	abortSignalLike.addEventListener("abort", listener);
	return {
		abortSignal: controller.signal,
		cleanup
	};
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/wrapAbortSignalLikePolicy.js
const wrapAbortSignalLikePolicyName = "wrapAbortSignalLikePolicy";
function wrapAbortSignalLikePolicy() {
	return {
		name: wrapAbortSignalLikePolicyName,
		sendRequest: async (request, next) => {
			if (!request.abortSignal) return next(request);
			const { abortSignal, cleanup } = wrapAbortSignalLike(request.abortSignal);
			request.abortSignal = abortSignal;
			try {
				return await next(request);
			} finally {
				cleanup?.();
			}
		}
	};
}

// node_modules/@azure/core-rest-pipeline/dist/esm/createPipelineFromOptions.js
function createPipelineFromOptions(options) {
	const pipeline = createEmptyPipeline();
	if (isNodeLike) {
		if (options.agent) pipeline.addPolicy(agentPolicy(options.agent));
		if (options.tlsOptions) pipeline.addPolicy(tlsPolicy(options.tlsOptions));
		pipeline.addPolicy(proxyPolicy(options.proxyOptions));
		pipeline.addPolicy(decompressResponsePolicy());
	}
	pipeline.addPolicy(wrapAbortSignalLikePolicy());
	pipeline.addPolicy(formDataPolicy(), { beforePolicies: [multipartPolicyName] });
	pipeline.addPolicy(userAgentPolicy(options.userAgentOptions));
	pipeline.addPolicy(setClientRequestIdPolicy(options.telemetryOptions?.clientRequestIdHeaderName));
	pipeline.addPolicy(multipartPolicy(), { afterPhase: "Deserialize" });
	pipeline.addPolicy(defaultRetryPolicy(options.retryOptions), { phase: "Retry" });
	pipeline.addPolicy(tracingPolicy({
		...options.userAgentOptions,
		...options.loggingOptions
	}), { afterPhase: "Retry" });
	if (isNodeLike) pipeline.addPolicy(redirectPolicy(options.redirectOptions), { afterPhase: "Retry" });
	pipeline.addPolicy(logPolicy(options.loggingOptions), { afterPhase: "Sign" });
	return pipeline;
}

// node_modules/@azure/core-rest-pipeline/dist/esm/defaultHttpClient.js
function createDefaultHttpClient() {
	const client = createDefaultHttpClient$1();
	return { async sendRequest(request) {
		const { abortSignal, cleanup } = request.abortSignal ? wrapAbortSignalLike(request.abortSignal) : {};
		try {
			request.abortSignal = abortSignal;
			return await client.sendRequest(request);
		} finally {
			cleanup?.();
		}
	} };
}

// node_modules/@azure/core-rest-pipeline/dist/esm/httpHeaders.js
function createHttpHeaders(rawHeaders) {
	return createHttpHeaders$1(rawHeaders);
}

// node_modules/@azure/core-rest-pipeline/dist/esm/pipelineRequest.js
function createPipelineRequest(options) {
	return createPipelineRequest$1(options);
}

// node_modules/@azure/core-rest-pipeline/dist/esm/util/tokenCycler.js
const DEFAULT_CYCLER_OPTIONS = {
	forcedRefreshWindowInMs: 1e3,
	retryIntervalInMs: 3e3,
	refreshWindowInMs: 12e4
};
async function beginRefresh(getAccessToken, retryIntervalInMs, refreshTimeout) {
	async function tryGetAccessToken() {
		if (Date.now() < refreshTimeout) try {
			return await getAccessToken();
		} catch {
			return null;
		}
		else {
			const finalToken = await getAccessToken();
			if (finalToken === null) throw new Error("Failed to refresh access token.");
			return finalToken;
		}
	}
	let token = await tryGetAccessToken();
	while (token === null) {
		await delay$1(retryIntervalInMs);
		token = await tryGetAccessToken();
	}
	return token;
}
function createTokenCycler(credential, tokenCyclerOptions) {
	let refreshWorker = null;
	let token = null;
	let tenantId;
	const options = {
		...DEFAULT_CYCLER_OPTIONS,
		...tokenCyclerOptions
	};
	const cycler = {
		get isRefreshing() {
			return refreshWorker !== null;
		},
		get shouldRefresh() {
			if (token === null) return true;
			if (cycler.isRefreshing) return false;
			if (token.refreshAfterTimestamp && token.refreshAfterTimestamp < Date.now()) return true;
			return token.expiresOnTimestamp - options.refreshWindowInMs < Date.now();
		},
		get mustRefresh() {
			return token === null || token.expiresOnTimestamp - options.forcedRefreshWindowInMs < Date.now();
		}
	};
	function refresh(scopes, getTokenOptions) {
		if (!cycler.isRefreshing) {
			const tryGetAccessToken = () => credential.getToken(scopes, getTokenOptions);
			refreshWorker = beginRefresh(tryGetAccessToken, options.retryIntervalInMs, token?.expiresOnTimestamp ?? Date.now()).then((_token) => {
				refreshWorker = null;
				token = _token;
				tenantId = getTokenOptions.tenantId;
				return token;
			}).catch((reason) => {
				refreshWorker = null;
				token = null;
				tenantId = void 0;
				throw reason;
			});
		}
		return refreshWorker;
	}
	return async (scopes, tokenOptions) => {
		const hasClaimChallenge = Boolean(tokenOptions.claims);
		const tenantIdChanged = tenantId !== tokenOptions.tenantId;
		if (hasClaimChallenge) token = null;
		if (tenantIdChanged || hasClaimChallenge || cycler.mustRefresh) return refresh(scopes, tokenOptions);
		if (cycler.shouldRefresh) refresh(scopes, tokenOptions);
		return token;
	};
}

// node_modules/@azure/core-rest-pipeline/dist/esm/policies/bearerTokenAuthenticationPolicy.js
const bearerTokenAuthenticationPolicyName = "bearerTokenAuthenticationPolicy";
async function trySendRequest(request, next) {
	try {
		return [await next(request), void 0];
	} catch (e) {
		if (isRestError(e) && e.response) return [e.response, e];
		else throw e;
	}
}
async function defaultAuthorizeRequest(options) {
	const { scopes, getAccessToken, request } = options;
	const accessToken = await getAccessToken(scopes, {
		abortSignal: request.abortSignal,
		tracingOptions: request.tracingOptions,
		enableCae: true
	});
	if (accessToken) options.request.headers.set("Authorization", `Bearer ${accessToken.token}`);
}
function isChallengeResponse(response) {
	return response.status === 401 && response.headers.has("WWW-Authenticate");
}
async function authorizeRequestOnCaeChallenge(onChallengeOptions, caeClaims) {
	const { scopes } = onChallengeOptions;
	const accessToken = await onChallengeOptions.getAccessToken(scopes, {
		enableCae: true,
		claims: caeClaims
	});
	if (!accessToken) return false;
	onChallengeOptions.request.headers.set("Authorization", `${accessToken.tokenType ?? "Bearer"} ${accessToken.token}`);
	return true;
}
function bearerTokenAuthenticationPolicy(options) {
	const { credential, scopes, challengeCallbacks } = options;
	const logger = options.logger || logger$2;
	const callbacks = {
		authorizeRequest: challengeCallbacks?.authorizeRequest?.bind(challengeCallbacks) ?? defaultAuthorizeRequest,
		authorizeRequestOnChallenge: challengeCallbacks?.authorizeRequestOnChallenge?.bind(challengeCallbacks)
	};
	const getAccessToken = credential ? createTokenCycler(credential) : () => Promise.resolve(null);
	return {
		name: bearerTokenAuthenticationPolicyName,
		async sendRequest(request, next) {
			if (!request.url.toLowerCase().startsWith("https://")) throw new Error("Bearer token authentication is not permitted for non-TLS protected (non-https) URLs.");
			await callbacks.authorizeRequest({
				scopes: Array.isArray(scopes) ? scopes : [scopes],
				request,
				getAccessToken,
				logger
			});
			let response;
			let error;
			let shouldSendRequest;
			[response, error] = await trySendRequest(request, next);
			if (isChallengeResponse(response)) {
				let claims = getCaeChallengeClaims(response.headers.get("WWW-Authenticate"));
				if (claims) {
					let parsedClaim;
					try {
						parsedClaim = atob(claims);
					} catch (e) {
						logger.warning(`The WWW-Authenticate header contains "claims" that cannot be parsed. Unable to perform the Continuous Access Evaluation authentication flow. Unparsable claims: ${claims}`);
						return response;
					}
					shouldSendRequest = await authorizeRequestOnCaeChallenge({
						scopes: Array.isArray(scopes) ? scopes : [scopes],
						response,
						request,
						getAccessToken,
						logger
					}, parsedClaim);
					if (shouldSendRequest) [response, error] = await trySendRequest(request, next);
				} else if (callbacks.authorizeRequestOnChallenge) {
					shouldSendRequest = await callbacks.authorizeRequestOnChallenge({
						scopes: Array.isArray(scopes) ? scopes : [scopes],
						request,
						response,
						getAccessToken,
						logger
					});
					if (shouldSendRequest) [response, error] = await trySendRequest(request, next);
					if (isChallengeResponse(response)) {
						claims = getCaeChallengeClaims(response.headers.get("WWW-Authenticate") ?? "");
						if (claims) {
							let parsedClaim;
							try {
								parsedClaim = atob(claims);
							} catch (e) {
								logger.warning(`The WWW-Authenticate header contains "claims" that cannot be parsed. Unable to perform the Continuous Access Evaluation authentication flow. Unparsable claims: ${claims}`);
								return response;
							}
							shouldSendRequest = await authorizeRequestOnCaeChallenge({
								scopes: Array.isArray(scopes) ? scopes : [scopes],
								response,
								request,
								getAccessToken,
								logger
							}, parsedClaim);
							if (shouldSendRequest) [response, error] = await trySendRequest(request, next);
						}
					}
				}
			}
			if (error) throw error;
			else return response;
		}
	};
}
function parseChallenges(challenges) {
	const challengeRegex = /(\w+)\s+((?:\w+=(?:"[^"]*"|[^,]*),?\s*)+)/g;
	const paramRegex = /(\w+)="([^"]*)"/g;
	const parsedChallenges = [];
	let match;
	while ((match = challengeRegex.exec(challenges)) !== null) {
		const scheme = match[1];
		const paramsString = match[2];
		const params = {};
		let paramMatch;
		while ((paramMatch = paramRegex.exec(paramsString)) !== null) params[paramMatch[1]] = paramMatch[2];
		parsedChallenges.push({
			scheme,
			params
		});
	}
	return parsedChallenges;
}
function getCaeChallengeClaims(challenges) {
	if (!challenges) return;
	return parseChallenges(challenges).find((x) => x.scheme === "Bearer" && x.params.claims && x.params.error === "insufficient_claims")?.params.claims;
}

// node_modules/@azure/core-client/dist/commonjs/state-cjs.js
var require_state_cjs = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.state = void 0;
	exports.state = { operationRequestMap: /* @__PURE__ */ new WeakMap() };
}));

// node_modules/@azure/core-client/dist/esm/state.js
var import_state_cjs = require_state_cjs();
const state = import_state_cjs.state;

// node_modules/@azure/core-client/dist/esm/operationHelpers.js
function getOperationArgumentValueFromParameter(operationArguments, parameter, fallbackObject) {
	let parameterPath = parameter.parameterPath;
	const parameterMapper = parameter.mapper;
	let value;
	if (typeof parameterPath === "string") parameterPath = [parameterPath];
	if (Array.isArray(parameterPath)) {
		if (parameterPath.length > 0) {
			if (parameterMapper.isConstant) value = parameterMapper.defaultValue;
			else {
				let propertySearchResult = getPropertyFromParameterPath(operationArguments, parameterPath);
				if (!propertySearchResult.propertyFound && fallbackObject) propertySearchResult = getPropertyFromParameterPath(fallbackObject, parameterPath);
				let useDefaultValue = false;
				if (!propertySearchResult.propertyFound) useDefaultValue = parameterMapper.required || parameterPath[0] === "options" && parameterPath.length === 2;
				value = useDefaultValue ? parameterMapper.defaultValue : propertySearchResult.propertyValue;
			}
		}
	} else {
		if (parameterMapper.required) value = {};
		for (const [propertyName, propertyPath] of Object.entries(parameterPath)) {
			const propertyMapper = parameterMapper.type.modelProperties[propertyName];
			const propertyValue = getOperationArgumentValueFromParameter(operationArguments, {
				parameterPath: propertyPath,
				mapper: propertyMapper
			}, fallbackObject);
			if (propertyValue !== void 0) {
				if (!value) value = {};
				Object.defineProperty(value, propertyName, {
					value: propertyValue,
					enumerable: true,
					configurable: true,
					writable: true
				});
			}
		}
	}
	return value;
}
function getPropertyFromParameterPath(parent, parameterPath) {
	const result = { propertyFound: false };
	let i = 0;
	for (; i < parameterPath.length; ++i) {
		const parameterPathPart = parameterPath[i];
		if (parent && parameterPathPart in parent) parent = parent[parameterPathPart];
		else break;
	}
	if (i === parameterPath.length) {
		result.propertyValue = parent;
		result.propertyFound = true;
	}
	return result;
}
const originalRequestSymbol = Symbol.for("@azure/core-client original request");
function hasOriginalRequest(request) {
	return originalRequestSymbol in request;
}
function getOperationRequestInfo(request) {
	if (hasOriginalRequest(request)) return getOperationRequestInfo(request[originalRequestSymbol]);
	let info = state.operationRequestMap.get(request);
	if (!info) {
		info = {};
		state.operationRequestMap.set(request, info);
	}
	return info;
}

// node_modules/@azure/core-client/dist/esm/deserializationPolicy.js
const defaultJsonContentTypes = ["application/json", "text/json"];
const defaultXmlContentTypes = ["application/xml", "application/atom+xml"];
const deserializationPolicyName = "deserializationPolicy";
function deserializationPolicy(options = {}) {
	const jsonContentTypes = options.expectedContentTypes?.json ?? defaultJsonContentTypes;
	const xmlContentTypes = options.expectedContentTypes?.xml ?? defaultXmlContentTypes;
	const parseXML = options.parseXML;
	const serializerOptions = options.serializerOptions;
	const updatedOptions = { xml: {
		rootName: serializerOptions?.xml.rootName ?? "",
		includeRoot: serializerOptions?.xml.includeRoot ?? false,
		xmlCharKey: serializerOptions?.xml.xmlCharKey ?? "_"
	} };
	return {
		name: deserializationPolicyName,
		async sendRequest(request, next) {
			const response = await next(request);
			return deserializeResponseBody(jsonContentTypes, xmlContentTypes, response, updatedOptions, parseXML);
		}
	};
}
function getOperationResponseMap(parsedResponse) {
	let result;
	const request = parsedResponse.request;
	const operationInfo = getOperationRequestInfo(request);
	const operationSpec = operationInfo?.operationSpec;
	if (operationSpec) {
		if (!operationInfo?.operationResponseGetter) result = operationSpec.responses[parsedResponse.status];
		else result = operationInfo?.operationResponseGetter(operationSpec, parsedResponse);
	}
	return result;
}
function shouldDeserializeResponse(parsedResponse) {
	const request = parsedResponse.request;
	const shouldDeserialize = getOperationRequestInfo(request)?.shouldDeserialize;
	let result;
	if (shouldDeserialize === void 0) result = true;
	else if (typeof shouldDeserialize === "boolean") result = shouldDeserialize;
	else result = shouldDeserialize(parsedResponse);
	return result;
}
async function deserializeResponseBody(jsonContentTypes, xmlContentTypes, response, options, parseXML) {
	const parsedResponse = await parse(jsonContentTypes, xmlContentTypes, response, options, parseXML);
	if (!shouldDeserializeResponse(parsedResponse)) return parsedResponse;
	const operationSpec = getOperationRequestInfo(parsedResponse.request)?.operationSpec;
	if (!operationSpec || !operationSpec.responses) return parsedResponse;
	const responseSpec = getOperationResponseMap(parsedResponse);
	const { error, shouldReturnResponse } = handleErrorResponse(parsedResponse, operationSpec, responseSpec, options);
	if (error) throw error;
	else if (shouldReturnResponse) return parsedResponse;
	if (responseSpec) {
		if (responseSpec.bodyMapper) {
			let valueToDeserialize = parsedResponse.parsedBody;
			if (operationSpec.isXML && responseSpec.bodyMapper.type.name === MapperTypeNames.Sequence) valueToDeserialize = typeof valueToDeserialize === "object" ? valueToDeserialize[responseSpec.bodyMapper.xmlElementName] : [];
			try {
				parsedResponse.parsedBody = operationSpec.serializer.deserialize(responseSpec.bodyMapper, valueToDeserialize, "operationRes.parsedBody", options);
			} catch (deserializeError) {
				throw new RestError(`Error ${deserializeError} occurred in deserializing the responseBody - ${parsedResponse.bodyAsText}`, {
					statusCode: parsedResponse.status,
					request: parsedResponse.request,
					response: parsedResponse
				});
			}
		} else if (operationSpec.httpMethod === "HEAD") parsedResponse.parsedBody = response.status >= 200 && response.status < 300;
		if (responseSpec.headersMapper) parsedResponse.parsedHeaders = operationSpec.serializer.deserialize(responseSpec.headersMapper, parsedResponse.headers.toJSON(), "operationRes.parsedHeaders", {
			xml: {},
			ignoreUnknownProperties: true
		});
	}
	return parsedResponse;
}
function isOperationSpecEmpty(operationSpec) {
	const expectedStatusCodes = Object.keys(operationSpec.responses);
	return expectedStatusCodes.length === 0 || expectedStatusCodes.length === 1 && expectedStatusCodes[0] === "default";
}
function handleErrorResponse(parsedResponse, operationSpec, responseSpec, options) {
	const isSuccessByStatus = 200 <= parsedResponse.status && parsedResponse.status < 300;
	if (isOperationSpecEmpty(operationSpec) ? isSuccessByStatus : !!responseSpec) {
		if (responseSpec) {
			if (!responseSpec.isError) return {
				error: null,
				shouldReturnResponse: false
			};
		} else return {
			error: null,
			shouldReturnResponse: false
		};
	}
	const errorResponseSpec = responseSpec ?? operationSpec.responses.default;
	const initialErrorMessage = parsedResponse.request.streamResponseStatusCodes?.has(parsedResponse.status) ? `Unexpected status code: ${parsedResponse.status}` : parsedResponse.bodyAsText;
	const error = new RestError(initialErrorMessage, {
		statusCode: parsedResponse.status,
		request: parsedResponse.request,
		response: parsedResponse
	});
	if (!errorResponseSpec && !(parsedResponse.parsedBody?.error?.code && parsedResponse.parsedBody?.error?.message)) throw error;
	const defaultBodyMapper = errorResponseSpec?.bodyMapper;
	const defaultHeadersMapper = errorResponseSpec?.headersMapper;
	try {
		if (parsedResponse.parsedBody) {
			const parsedBody = parsedResponse.parsedBody;
			let deserializedError;
			if (defaultBodyMapper) {
				let valueToDeserialize = parsedBody;
				if (operationSpec.isXML && defaultBodyMapper.type.name === MapperTypeNames.Sequence) {
					valueToDeserialize = [];
					const elementName = defaultBodyMapper.xmlElementName;
					if (typeof parsedBody === "object" && elementName) valueToDeserialize = parsedBody[elementName];
				}
				deserializedError = operationSpec.serializer.deserialize(defaultBodyMapper, valueToDeserialize, "error.response.parsedBody", options);
			}
			const internalError = parsedBody.error || deserializedError || parsedBody;
			error.code = internalError.code;
			if (internalError.message) error.message = internalError.message;
			if (defaultBodyMapper) error.response.parsedBody = deserializedError;
		}
		if (parsedResponse.headers && defaultHeadersMapper) error.response.parsedHeaders = operationSpec.serializer.deserialize(defaultHeadersMapper, parsedResponse.headers.toJSON(), "operationRes.parsedHeaders");
	} catch (defaultError) {
		error.message = `Error "${defaultError.message}" occurred in deserializing the responseBody - "${parsedResponse.bodyAsText}" for the default response.`;
	}
	return {
		error,
		shouldReturnResponse: false
	};
}
async function parse(jsonContentTypes, xmlContentTypes, operationResponse, opts, parseXML) {
	if (!operationResponse.request.streamResponseStatusCodes?.has(operationResponse.status) && operationResponse.bodyAsText) {
		const text = operationResponse.bodyAsText;
		const contentType = operationResponse.headers.get("Content-Type") || "";
		const contentComponents = !contentType ? [] : contentType.split(";").map((component) => component.toLowerCase());
		try {
			if (contentComponents.length === 0 || contentComponents.some((component) => jsonContentTypes.indexOf(component) !== -1)) {
				operationResponse.parsedBody = JSON.parse(text);
				return operationResponse;
			} else if (contentComponents.some((component) => xmlContentTypes.indexOf(component) !== -1)) {
				if (!parseXML) throw new Error("Parsing XML not supported.");
				operationResponse.parsedBody = await parseXML(text, opts.xml);
				return operationResponse;
			}
		} catch (err) {
			const msg = `Error "${err}" occurred while parsing the response body - ${operationResponse.bodyAsText}.`;
			const errCode = err.code || RestError.PARSE_ERROR;
			throw new RestError(msg, {
				code: errCode,
				statusCode: operationResponse.status,
				request: operationResponse.request,
				response: operationResponse
			});
		}
	}
	return operationResponse;
}

// node_modules/@azure/core-client/dist/esm/interfaceHelpers.js
function getStreamingResponseStatusCodes(operationSpec) {
	const result = /* @__PURE__ */ new Set();
	for (const [statusCode, operationResponse] of Object.entries(operationSpec.responses)) if (operationResponse.bodyMapper && operationResponse.bodyMapper.type.name === MapperTypeNames.Stream) result.add(Number(statusCode));
	return result;
}
function getPathStringFromParameter(parameter) {
	const { parameterPath, mapper } = parameter;
	let result;
	if (typeof parameterPath === "string") result = parameterPath;
	else if (Array.isArray(parameterPath)) result = parameterPath.join(".");
	else result = mapper.serializedName;
	return result;
}

// node_modules/@azure/core-client/dist/esm/serializationPolicy.js
const serializationPolicyName = "serializationPolicy";
function serializationPolicy(options = {}) {
	const stringifyXML = options.stringifyXML;
	return {
		name: serializationPolicyName,
		sendRequest(request, next) {
			const operationInfo = getOperationRequestInfo(request);
			const operationSpec = operationInfo?.operationSpec;
			const operationArguments = operationInfo?.operationArguments;
			if (operationSpec && operationArguments) {
				serializeHeaders(request, operationArguments, operationSpec);
				serializeRequestBody(request, operationArguments, operationSpec, stringifyXML);
			}
			return next(request);
		}
	};
}
function serializeHeaders(request, operationArguments, operationSpec) {
	if (operationSpec.headerParameters) for (const headerParameter of operationSpec.headerParameters) {
		let headerValue = getOperationArgumentValueFromParameter(operationArguments, headerParameter);
		if (headerValue !== null && headerValue !== void 0 || headerParameter.mapper.required) {
			headerValue = operationSpec.serializer.serialize(headerParameter.mapper, headerValue, getPathStringFromParameter(headerParameter));
			const headerCollectionPrefix = headerParameter.mapper.headerCollectionPrefix;
			if (headerCollectionPrefix) for (const key of Object.keys(headerValue)) request.headers.set(headerCollectionPrefix + key, headerValue[key]);
			else request.headers.set(headerParameter.mapper.serializedName || getPathStringFromParameter(headerParameter), headerValue);
		}
	}
	const customHeaders = operationArguments.options?.requestOptions?.customHeaders;
	if (customHeaders) for (const customHeaderName of Object.keys(customHeaders)) request.headers.set(customHeaderName, customHeaders[customHeaderName]);
}
function serializeRequestBody(request, operationArguments, operationSpec, stringifyXML = function() {
	throw new Error("XML serialization unsupported!");
}) {
	const serializerOptions = operationArguments.options?.serializerOptions;
	const updatedOptions = { xml: {
		rootName: serializerOptions?.xml.rootName ?? "",
		includeRoot: serializerOptions?.xml.includeRoot ?? false,
		xmlCharKey: serializerOptions?.xml.xmlCharKey ?? "_"
	} };
	const xmlCharKey = updatedOptions.xml.xmlCharKey;
	if (operationSpec.requestBody && operationSpec.requestBody.mapper) {
		request.body = getOperationArgumentValueFromParameter(operationArguments, operationSpec.requestBody);
		const bodyMapper = operationSpec.requestBody.mapper;
		const { required, serializedName, xmlName, xmlElementName, xmlNamespace, xmlNamespacePrefix, nullable } = bodyMapper;
		const typeName = bodyMapper.type.name;
		try {
			if (request.body !== void 0 && request.body !== null || nullable && request.body === null || required) {
				const requestBodyParameterPathString = getPathStringFromParameter(operationSpec.requestBody);
				request.body = operationSpec.serializer.serialize(bodyMapper, request.body, requestBodyParameterPathString, updatedOptions);
				const isStream = typeName === MapperTypeNames.Stream;
				if (operationSpec.isXML) {
					const xmlnsKey = xmlNamespacePrefix ? `xmlns:${xmlNamespacePrefix}` : "xmlns";
					const value = getXmlValueWithNamespace(xmlNamespace, xmlnsKey, typeName, request.body, updatedOptions);
					if (typeName === MapperTypeNames.Sequence) request.body = stringifyXML(prepareXMLRootList(value, xmlElementName || xmlName || serializedName, xmlnsKey, xmlNamespace), {
						rootName: xmlName || serializedName,
						xmlCharKey
					});
					else if (!isStream) request.body = stringifyXML(value, {
						rootName: xmlName || serializedName,
						xmlCharKey
					});
				} else if (typeName === MapperTypeNames.String && (operationSpec.contentType?.match("text/plain") || operationSpec.mediaType === "text")) return;
				else if (!isStream) request.body = JSON.stringify(request.body);
			}
		} catch (error) {
			throw new Error(`Error "${error.message}" occurred in serializing the payload - ${JSON.stringify(serializedName, void 0, "  ")}.`);
		}
	} else if (operationSpec.formDataParameters && operationSpec.formDataParameters.length > 0) {
		request.formData = {};
		for (const formDataParameter of operationSpec.formDataParameters) {
			const formDataParameterValue = getOperationArgumentValueFromParameter(operationArguments, formDataParameter);
			if (formDataParameterValue !== void 0 && formDataParameterValue !== null) {
				const formDataParameterPropertyName = formDataParameter.mapper.serializedName || getPathStringFromParameter(formDataParameter);
				request.formData[formDataParameterPropertyName] = operationSpec.serializer.serialize(formDataParameter.mapper, formDataParameterValue, getPathStringFromParameter(formDataParameter), updatedOptions);
			}
		}
	}
}
function getXmlValueWithNamespace(xmlNamespace, xmlnsKey, typeName, serializedValue, options) {
	if (xmlNamespace && ![
		"Composite",
		"Sequence",
		"Dictionary"
	].includes(typeName)) {
		const result = {};
		result[options.xml.xmlCharKey] = serializedValue;
		result["$"] = { [xmlnsKey]: xmlNamespace };
		return result;
	}
	return serializedValue;
}
function prepareXMLRootList(obj, elementName, xmlNamespaceKey, xmlNamespace) {
	if (!Array.isArray(obj)) obj = [obj];
	if (!xmlNamespaceKey || !xmlNamespace) return { [elementName]: obj };
	const result = { [elementName]: obj };
	result["$"] = { [xmlNamespaceKey]: xmlNamespace };
	return result;
}

// node_modules/@azure/core-client/dist/esm/pipeline.js
function createClientPipeline(options = {}) {
	const pipeline = createPipelineFromOptions(options ?? {});
	if (options.credentialOptions) pipeline.addPolicy(bearerTokenAuthenticationPolicy({
		credential: options.credentialOptions.credential,
		scopes: options.credentialOptions.credentialScopes
	}));
	pipeline.addPolicy(serializationPolicy(options.serializationOptions), { phase: "Serialize" });
	pipeline.addPolicy(deserializationPolicy(options.deserializationOptions), { phase: "Deserialize" });
	return pipeline;
}

// node_modules/@azure/core-client/dist/esm/httpClientCache.js
let cachedHttpClient;
function getCachedDefaultHttpClient() {
	if (!cachedHttpClient) cachedHttpClient = createDefaultHttpClient();
	return cachedHttpClient;
}

// node_modules/@azure/core-client/dist/esm/urlHelpers.js
const CollectionFormatToDelimiterMap = {
	CSV: ",",
	SSV: " ",
	Multi: "Multi",
	TSV: "	",
	Pipes: "|"
};
function getRequestUrl(baseUri, operationSpec, operationArguments, fallbackObject) {
	const urlReplacements = calculateUrlReplacements(operationSpec, operationArguments, fallbackObject);
	let isAbsolutePath = false;
	let requestUrl = replaceAll(baseUri, urlReplacements);
	if (operationSpec.path) {
		let path = replaceAll(operationSpec.path, urlReplacements);
		if (operationSpec.path === "/{nextLink}" && path.startsWith("/")) path = path.substring(1);
		if (isAbsoluteUrl(path)) {
			requestUrl = path;
			isAbsolutePath = true;
		} else requestUrl = appendPath(requestUrl, path);
	}
	const { queryParams, sequenceParams } = calculateQueryParameters(operationSpec, operationArguments, fallbackObject);
	requestUrl = appendQueryParams(requestUrl, queryParams, sequenceParams, isAbsolutePath);
	return requestUrl;
}
function replaceAll(input, replacements) {
	let result = input;
	for (const [searchValue, replaceValue] of replacements) result = result.split(searchValue).join(replaceValue);
	return result;
}
function calculateUrlReplacements(operationSpec, operationArguments, fallbackObject) {
	const result = /* @__PURE__ */ new Map();
	if (operationSpec.urlParameters?.length) for (const urlParameter of operationSpec.urlParameters) {
		let urlParameterValue = getOperationArgumentValueFromParameter(operationArguments, urlParameter, fallbackObject);
		const parameterPathString = getPathStringFromParameter(urlParameter);
		urlParameterValue = operationSpec.serializer.serialize(urlParameter.mapper, urlParameterValue, parameterPathString);
		if (!urlParameter.skipEncoding) urlParameterValue = encodeURIComponent(urlParameterValue);
		result.set(`{${urlParameter.mapper.serializedName || parameterPathString}}`, urlParameterValue);
	}
	return result;
}
function isAbsoluteUrl(url) {
	return url.includes("://");
}
function appendPath(url, pathToAppend) {
	if (!pathToAppend) return url;
	const parsedUrl = new URL(url);
	let newPath = parsedUrl.pathname;
	if (!newPath.endsWith("/")) newPath = `${newPath}/`;
	if (pathToAppend.startsWith("/")) pathToAppend = pathToAppend.substring(1);
	const searchStart = pathToAppend.indexOf("?");
	if (searchStart !== -1) {
		const path = pathToAppend.substring(0, searchStart);
		const search = pathToAppend.substring(searchStart + 1);
		newPath = newPath + path;
		if (search) parsedUrl.search = parsedUrl.search ? `${parsedUrl.search}&${search}` : search;
	} else newPath = newPath + pathToAppend;
	Object.assign(parsedUrl, { pathname: newPath });
	return parsedUrl.toString();
}
function calculateQueryParameters(operationSpec, operationArguments, fallbackObject) {
	const result = /* @__PURE__ */ new Map();
	const sequenceParams = /* @__PURE__ */ new Set();
	if (operationSpec.queryParameters?.length) for (const queryParameter of operationSpec.queryParameters) {
		if (queryParameter.mapper.type.name === "Sequence" && queryParameter.mapper.serializedName) sequenceParams.add(queryParameter.mapper.serializedName);
		let queryParameterValue = getOperationArgumentValueFromParameter(operationArguments, queryParameter, fallbackObject);
		if (queryParameterValue !== void 0 && queryParameterValue !== null || queryParameter.mapper.required) {
			queryParameterValue = operationSpec.serializer.serialize(queryParameter.mapper, queryParameterValue, getPathStringFromParameter(queryParameter));
			const delimiter = queryParameter.collectionFormat ? CollectionFormatToDelimiterMap[queryParameter.collectionFormat] : "";
			if (Array.isArray(queryParameterValue)) queryParameterValue = queryParameterValue.map((item) => {
				if (item === null || item === void 0) return "";
				return item;
			});
			if (queryParameter.collectionFormat === "Multi" && queryParameterValue.length === 0) continue;
			else if (Array.isArray(queryParameterValue) && (queryParameter.collectionFormat === "SSV" || queryParameter.collectionFormat === "TSV")) queryParameterValue = queryParameterValue.join(delimiter);
			if (!queryParameter.skipEncoding) {
				if (Array.isArray(queryParameterValue)) queryParameterValue = queryParameterValue.map((item) => {
					return encodeURIComponent(item);
				});
				else queryParameterValue = encodeURIComponent(queryParameterValue);
			}
			if (Array.isArray(queryParameterValue) && (queryParameter.collectionFormat === "CSV" || queryParameter.collectionFormat === "Pipes")) queryParameterValue = queryParameterValue.join(delimiter);
			result.set(queryParameter.mapper.serializedName || getPathStringFromParameter(queryParameter), queryParameterValue);
		}
	}
	return {
		queryParams: result,
		sequenceParams
	};
}
function simpleParseQueryParams(queryString) {
	const result = /* @__PURE__ */ new Map();
	if (!queryString || queryString[0] !== "?") return result;
	queryString = queryString.slice(1);
	const pairs = queryString.split("&");
	for (const pair of pairs) {
		const [name, value] = pair.split("=", 2);
		const existingValue = result.get(name);
		if (existingValue) {
			if (Array.isArray(existingValue)) existingValue.push(value);
			else result.set(name, [existingValue, value]);
		} else result.set(name, value);
	}
	return result;
}
function appendQueryParams(url, queryParams, sequenceParams, noOverwrite = false) {
	if (queryParams.size === 0) return url;
	const parsedUrl = new URL(url);
	const combinedParams = simpleParseQueryParams(parsedUrl.search);
	for (const [name, value] of queryParams) {
		const existingValue = combinedParams.get(name);
		if (Array.isArray(existingValue)) {
			if (Array.isArray(value)) {
				existingValue.push(...value);
				const valueSet = new Set(existingValue);
				combinedParams.set(name, Array.from(valueSet));
			} else existingValue.push(value);
		} else if (existingValue) {
			if (Array.isArray(value)) value.unshift(existingValue);
			else if (sequenceParams.has(name)) combinedParams.set(name, [existingValue, value]);
			if (!noOverwrite) combinedParams.set(name, value);
		} else combinedParams.set(name, value);
	}
	const searchPieces = [];
	for (const [name, value] of combinedParams) if (typeof value === "string") searchPieces.push(`${name}=${value}`);
	else if (Array.isArray(value)) for (const subValue of value) searchPieces.push(`${name}=${subValue}`);
	else searchPieces.push(`${name}=${value}`);
	parsedUrl.search = searchPieces.length ? `?${searchPieces.join("&")}` : "";
	return parsedUrl.toString();
}

// node_modules/@azure/core-client/dist/esm/log.js
const logger$1 = createClientLogger("core-client");

// node_modules/@azure/core-client/dist/esm/serviceClient.js
var ServiceClient = class {
	_endpoint;
	_requestContentType;
	_allowInsecureConnection;
	_httpClient;
	pipeline;
	constructor(options = {}) {
		this._requestContentType = options.requestContentType;
		this._endpoint = options.endpoint ?? options.baseUri;
		if (options.baseUri) logger$1.warning("The baseUri option for SDK Clients has been deprecated, please use endpoint instead.");
		this._allowInsecureConnection = options.allowInsecureConnection;
		this._httpClient = options.httpClient || getCachedDefaultHttpClient();
		this.pipeline = options.pipeline || createDefaultPipeline(options);
		if (options.additionalPolicies?.length) for (const { policy, position } of options.additionalPolicies) {
			const afterPhase = position === "perRetry" ? "Sign" : void 0;
			this.pipeline.addPolicy(policy, { afterPhase });
		}
	}
	sendRequest(request) {
		return this.pipeline.sendRequest(this._httpClient, request);
	}
	async sendOperationRequest(operationArguments, operationSpec) {
		const endpoint = operationSpec.baseUrl || this._endpoint;
		if (!endpoint) throw new Error("If operationSpec.baseUrl is not specified, then the ServiceClient must have a endpoint string property that contains the base URL to use.");
		const url = getRequestUrl(endpoint, operationSpec, operationArguments, this);
		const request = createPipelineRequest({ url });
		request.method = operationSpec.httpMethod;
		const operationInfo = getOperationRequestInfo(request);
		operationInfo.operationSpec = operationSpec;
		operationInfo.operationArguments = operationArguments;
		const contentType = operationSpec.contentType || this._requestContentType;
		if (contentType && operationSpec.requestBody) request.headers.set("Content-Type", contentType);
		const options = operationArguments.options;
		if (options) {
			const requestOptions = options.requestOptions;
			if (requestOptions) {
				if (requestOptions.timeout) request.timeout = requestOptions.timeout;
				if (requestOptions.onUploadProgress) request.onUploadProgress = requestOptions.onUploadProgress;
				if (requestOptions.onDownloadProgress) request.onDownloadProgress = requestOptions.onDownloadProgress;
				if (requestOptions.shouldDeserialize !== void 0) operationInfo.shouldDeserialize = requestOptions.shouldDeserialize;
				if (requestOptions.allowInsecureConnection) request.allowInsecureConnection = true;
			}
			if (options.abortSignal) request.abortSignal = options.abortSignal;
			if (options.tracingOptions) request.tracingOptions = options.tracingOptions;
		}
		if (this._allowInsecureConnection) request.allowInsecureConnection = true;
		if (request.streamResponseStatusCodes === void 0) request.streamResponseStatusCodes = getStreamingResponseStatusCodes(operationSpec);
		try {
			const rawResponse = await this.sendRequest(request);
			const flatResponse = flattenResponse(rawResponse, operationSpec.responses[rawResponse.status]);
			if (options?.onResponse) options.onResponse(rawResponse, flatResponse);
			return flatResponse;
		} catch (error) {
			if (typeof error === "object" && error?.response) {
				const rawResponse = error.response;
				const flatResponse = flattenResponse(rawResponse, operationSpec.responses[error.statusCode] || operationSpec.responses["default"]);
				error.details = flatResponse;
				if (options?.onResponse) options.onResponse(rawResponse, flatResponse, error);
			}
			throw error;
		}
	}
};
function createDefaultPipeline(options) {
	const credentialScopes = getCredentialScopes(options);
	const credentialOptions = options.credential && credentialScopes ? {
		credentialScopes,
		credential: options.credential
	} : void 0;
	return createClientPipeline({
		...options,
		credentialOptions
	});
}
function getCredentialScopes(options) {
	if (options.credentialScopes) return options.credentialScopes;
	if (options.endpoint) return `${options.endpoint}/.default`;
	if (options.baseUri) return `${options.baseUri}/.default`;
	if (options.credential) throw new Error(`When using credentials, the ServiceClientOptions must contain either a endpoint or a credentialScopes. Unable to create a bearerTokenAuthenticationPolicy`);
}

// node_modules/@azure/identity/dist/esm/util/identityTokenEndpoint.js
function getIdentityTokenEndpointSuffix(tenantId) {
	if (tenantId === "adfs") return "oauth2/token";
	else return "oauth2/v2.0/token";
}

// node_modules/@azure/identity/dist/esm/credentials/managedIdentityCredential/utils.js
function parseExpirationTimestamp(body) {
	if (typeof body.expires_on === "number") return body.expires_on * 1e3;
	if (typeof body.expires_on === "string") {
		const asNumber = +body.expires_on;
		if (!isNaN(asNumber)) return asNumber * 1e3;
		const asDate = Date.parse(body.expires_on);
		if (!isNaN(asDate)) return asDate;
	}
	if (typeof body.expires_in === "number") return Date.now() + body.expires_in * 1e3;
	throw new Error(`Failed to parse token expiration from body. expires_in="${body.expires_in}", expires_on="${body.expires_on}"`);
}
function parseRefreshTimestamp(body) {
	if (body.refresh_on) {
		if (typeof body.refresh_on === "number") return body.refresh_on * 1e3;
		if (typeof body.refresh_on === "string") {
			const asNumber = +body.refresh_on;
			if (!isNaN(asNumber)) return asNumber * 1e3;
			const asDate = Date.parse(body.refresh_on);
			if (!isNaN(asDate)) return asDate;
		}
		throw new Error(`Failed to parse refresh_on from body. refresh_on="${body.refresh_on}"`);
	} else return;
}

// node_modules/@azure/identity/dist/esm/util/authorityHost.js
function getAuthorityHost(options) {
	let authorityHost = options?.authorityHost;
	if (!authorityHost && isNodeLike) authorityHost = process.env.AZURE_AUTHORITY_HOST;
	return authorityHost ?? DefaultAuthorityHost;
}

// node_modules/@azure/identity/dist/esm/client/identityClient.js
const noCorrelationId = "noCorrelationId";
const HttpStatus = {
	CLIENT_ERROR_RANGE_START: 400,
	CLIENT_ERROR_RANGE_END: 499,
	SERVER_ERROR_RANGE_START: 500,
	SERVER_ERROR_RANGE_END: 599
};
var IdentityClient = class extends ServiceClient {
	authorityHost;
	allowLoggingAccountIdentifiers;
	abortControllers;
	allowInsecureConnection = false;
	tokenCredentialOptions;
	constructor(options) {
		const packageDetails = `azsdk-js-identity/${SDK_VERSION$1}`;
		const userAgentPrefix = options?.userAgentOptions?.userAgentPrefix ? `${options.userAgentOptions.userAgentPrefix} ${packageDetails}` : `${packageDetails}`;
		const baseUri = getAuthorityHost(options);
		if (!baseUri.startsWith("https:")) throw new Error("The authorityHost address must use the 'https' protocol.");
		super({
			requestContentType: "application/json; charset=utf-8",
			retryOptions: { maxRetries: 3 },
			...options,
			userAgentOptions: { userAgentPrefix },
			baseUri
		});
		this.authorityHost = baseUri;
		this.abortControllers = /* @__PURE__ */ new Map();
		this.allowLoggingAccountIdentifiers = options?.loggingOptions?.allowLoggingAccountIdentifiers;
		this.tokenCredentialOptions = { ...options };
		if (options?.allowInsecureConnection) this.allowInsecureConnection = options.allowInsecureConnection;
	}
	async sendTokenRequest(request) {
		logger$5.info(`IdentityClient: sending token request to [${request.url}]`);
		const response = await this.sendRequest(request);
		if (response.bodyAsText && (response.status === 200 || response.status === 201)) {
			const parsedBody = JSON.parse(response.bodyAsText);
			if (!parsedBody.access_token) return null;
			this.logIdentifiers(response);
			const token = {
				accessToken: {
					token: parsedBody.access_token,
					expiresOnTimestamp: parseExpirationTimestamp(parsedBody),
					refreshAfterTimestamp: parseRefreshTimestamp(parsedBody),
					tokenType: "Bearer"
				},
				refreshToken: parsedBody.refresh_token
			};
			logger$5.info(`IdentityClient: [${request.url}] token acquired, expires on ${token.accessToken.expiresOnTimestamp}`);
			return token;
		} else {
			const error = new AuthenticationError(response.status, response.bodyAsText);
			logger$5.warning(`IdentityClient: authentication error. HTTP status: ${response.status}, ${error.errorResponse.errorDescription}`);
			throw error;
		}
	}
	async refreshAccessToken(tenantId, clientId, scopes, refreshToken, clientSecret, options = {}) {
		if (refreshToken === void 0) return null;
		logger$5.info(`IdentityClient: refreshing access token with client ID: ${clientId}, scopes: ${scopes} started`);
		const refreshParams = {
			grant_type: "refresh_token",
			client_id: clientId,
			refresh_token: refreshToken,
			scope: scopes
		};
		if (clientSecret !== void 0) refreshParams.client_secret = clientSecret;
		const query = new URLSearchParams(refreshParams);
		return tracingClient.withSpan("IdentityClient.refreshAccessToken", options, async (updatedOptions) => {
			try {
				const urlSuffix = getIdentityTokenEndpointSuffix(tenantId);
				const request = createPipelineRequest({
					url: `${this.authorityHost}/${tenantId}/${urlSuffix}`,
					method: "POST",
					body: query.toString(),
					abortSignal: options.abortSignal,
					headers: createHttpHeaders({
						Accept: "application/json",
						"Content-Type": "application/x-www-form-urlencoded"
					}),
					tracingOptions: updatedOptions.tracingOptions
				});
				const response = await this.sendTokenRequest(request);
				logger$5.info(`IdentityClient: refreshed token for client ID: ${clientId}`);
				return response;
			} catch (err) {
				if (err.name === "AuthenticationError" && err.errorResponse.error === "interaction_required") {
					logger$5.info(`IdentityClient: interaction required for client ID: ${clientId}`);
					return null;
				} else {
					logger$5.warning(`IdentityClient: failed refreshing token for client ID: ${clientId}: ${err}`);
					throw err;
				}
			}
		});
	}
	generateAbortSignal(correlationId) {
		const controller = new AbortController();
		const controllers = this.abortControllers.get(correlationId) || [];
		controllers.push(controller);
		this.abortControllers.set(correlationId, controllers);
		const existingOnAbort = controller.signal.onabort;
		controller.signal.onabort = (...params) => {
			this.abortControllers.set(correlationId, void 0);
			if (existingOnAbort) existingOnAbort.apply(controller.signal, params);
		};
		return controller.signal;
	}
	abortRequests(correlationId) {
		const key = correlationId || noCorrelationId;
		const controllers = [...this.abortControllers.get(key) || [], ...this.abortControllers.get(noCorrelationId) || []];
		if (!controllers.length) return;
		for (const controller of controllers) controller.abort();
		this.abortControllers.set(key, void 0);
	}
	getCorrelationId(options) {
		const parameter = options?.body?.split("&").map((part) => part.split("=")).find(([key]) => key === "client-request-id");
		return parameter && parameter.length ? parameter[1] || noCorrelationId : noCorrelationId;
	}
	async sendGetRequestAsync(url, options) {
		const request = createPipelineRequest({
			url,
			method: "GET",
			body: options?.body,
			allowInsecureConnection: this.allowInsecureConnection,
			headers: createHttpHeaders(options?.headers),
			abortSignal: this.generateAbortSignal(noCorrelationId)
		});
		const response = await this.sendRequest(request);
		this.logIdentifiers(response);
		return {
			body: this.parseResponseBody(response),
			headers: response.headers.toJSON(),
			status: response.status
		};
	}
	async sendPostRequestAsync(url, options) {
		const request = createPipelineRequest({
			url,
			method: "POST",
			body: options?.body,
			headers: createHttpHeaders(options?.headers),
			allowInsecureConnection: this.allowInsecureConnection,
			abortSignal: this.generateAbortSignal(this.getCorrelationId(options))
		});
		const response = await this.sendRequest(request);
		this.logIdentifiers(response);
		return {
			body: this.parseResponseBody(response),
			headers: response.headers.toJSON(),
			status: response.status
		};
	}
	getTokenCredentialOptions() {
		return this.tokenCredentialOptions;
	}
	logIdentifiers(response) {
		if (!this.allowLoggingAccountIdentifiers || !response.bodyAsText) return;
		const unavailableUpn = "No User Principal Name available";
		try {
			const accessToken = (response.parsedBody || JSON.parse(response.bodyAsText)).access_token;
			if (!accessToken) return;
			const base64Metadata = accessToken.split(".")[1];
			const { appid, upn, tid, oid } = JSON.parse(uint8ArrayToString(stringToUint8Array(base64Metadata, "base64url"), "utf-8"));
			logger$5.info(`[Authenticated account] Client ID: ${appid}. Tenant ID: ${tid}. User Principal Name: ${upn || unavailableUpn}. Object ID (user): ${oid}`);
		} catch (e) {
			logger$5.warning("allowLoggingAccountIdentifiers was set, but we couldn't log the account information. Error:", e.message);
		}
	}
	parseResponseBody(response) {
		let parsedBody;
		try {
			parsedBody = JSON.parse(response.bodyAsText || "");
		} catch (error) {
			logger$5.info(`IdentityClient: Could not parse response body: ${error}`);
			let errorType;
			let errorDescriptionHelper;
			if (response.status >= HttpStatus.CLIENT_ERROR_RANGE_START && response.status <= HttpStatus.CLIENT_ERROR_RANGE_END) {
				errorType = "client_error";
				errorDescriptionHelper = "A client";
			} else if (response.status >= HttpStatus.SERVER_ERROR_RANGE_START && response.status <= HttpStatus.SERVER_ERROR_RANGE_END) {
				errorType = "server_error";
				errorDescriptionHelper = "A server";
			} else {
				errorType = "unknown_error";
				errorDescriptionHelper = "An unknown";
			}
			const errorDescriptionLines = [
				`${errorDescriptionHelper} error occured.`,
				`Http status code: ${response.status}`,
				`Http status message: ${response.bodyAsText || "Unknown"}`,
				`Headers: ${JSON.stringify(response.headers)}`
			];
			parsedBody = {
				error: errorType,
				error_description: errorDescriptionLines.join("\n")
			};
		}
		return parsedBody;
	}
};

// node_modules/@azure/identity/dist/esm/regionalAuthority.js
var RegionalAuthority;
(function(RegionalAuthority) {
	RegionalAuthority["AutoDiscoverRegion"] = "AutoDiscoverRegion";
	RegionalAuthority["USWest"] = "westus";
	RegionalAuthority["USWest2"] = "westus2";
	RegionalAuthority["USCentral"] = "centralus";
	RegionalAuthority["USEast"] = "eastus";
	RegionalAuthority["USEast2"] = "eastus2";
	RegionalAuthority["USNorthCentral"] = "northcentralus";
	RegionalAuthority["USSouthCentral"] = "southcentralus";
	RegionalAuthority["USWestCentral"] = "westcentralus";
	RegionalAuthority["CanadaCentral"] = "canadacentral";
	RegionalAuthority["CanadaEast"] = "canadaeast";
	RegionalAuthority["BrazilSouth"] = "brazilsouth";
	RegionalAuthority["EuropeNorth"] = "northeurope";
	RegionalAuthority["EuropeWest"] = "westeurope";
	RegionalAuthority["UKSouth"] = "uksouth";
	RegionalAuthority["UKWest"] = "ukwest";
	RegionalAuthority["FranceCentral"] = "francecentral";
	RegionalAuthority["FranceSouth"] = "francesouth";
	RegionalAuthority["SwitzerlandNorth"] = "switzerlandnorth";
	RegionalAuthority["SwitzerlandWest"] = "switzerlandwest";
	RegionalAuthority["GermanyNorth"] = "germanynorth";
	RegionalAuthority["GermanyWestCentral"] = "germanywestcentral";
	RegionalAuthority["NorwayWest"] = "norwaywest";
	RegionalAuthority["NorwayEast"] = "norwayeast";
	RegionalAuthority["AsiaEast"] = "eastasia";
	RegionalAuthority["AsiaSouthEast"] = "southeastasia";
	RegionalAuthority["JapanEast"] = "japaneast";
	RegionalAuthority["JapanWest"] = "japanwest";
	RegionalAuthority["AustraliaEast"] = "australiaeast";
	RegionalAuthority["AustraliaSouthEast"] = "australiasoutheast";
	RegionalAuthority["AustraliaCentral"] = "australiacentral";
	RegionalAuthority["AustraliaCentral2"] = "australiacentral2";
	RegionalAuthority["IndiaCentral"] = "centralindia";
	RegionalAuthority["IndiaSouth"] = "southindia";
	RegionalAuthority["IndiaWest"] = "westindia";
	RegionalAuthority["KoreaSouth"] = "koreasouth";
	RegionalAuthority["KoreaCentral"] = "koreacentral";
	RegionalAuthority["UAECentral"] = "uaecentral";
	RegionalAuthority["UAENorth"] = "uaenorth";
	RegionalAuthority["SouthAfricaNorth"] = "southafricanorth";
	RegionalAuthority["SouthAfricaWest"] = "southafricawest";
	RegionalAuthority["ChinaNorth"] = "chinanorth";
	RegionalAuthority["ChinaEast"] = "chinaeast";
	RegionalAuthority["ChinaNorth2"] = "chinanorth2";
	RegionalAuthority["ChinaEast2"] = "chinaeast2";
	RegionalAuthority["GermanyCentral"] = "germanycentral";
	RegionalAuthority["GermanyNorthEast"] = "germanynortheast";
	RegionalAuthority["GovernmentUSVirginia"] = "usgovvirginia";
	RegionalAuthority["GovernmentUSIowa"] = "usgoviowa";
	RegionalAuthority["GovernmentUSArizona"] = "usgovarizona";
	RegionalAuthority["GovernmentUSTexas"] = "usgovtexas";
	RegionalAuthority["GovernmentUSDodEast"] = "usdodeast";
	RegionalAuthority["GovernmentUSDodCentral"] = "usdodcentral";
})(RegionalAuthority || (RegionalAuthority = {}));
function calculateRegionalAuthority(regionalAuthority) {
	let azureRegion = regionalAuthority;
	if (azureRegion === void 0 && globalThis.process?.env?.AZURE_REGIONAL_AUTHORITY_NAME !== void 0) azureRegion = process.env.AZURE_REGIONAL_AUTHORITY_NAME;
	if (azureRegion === RegionalAuthority.AutoDiscoverRegion) return "AUTO_DISCOVER";
	return azureRegion;
}

// node_modules/@azure/identity/dist/esm/util/processMultiTenantRequest.js
function createConfigurationErrorMessage(tenantId) {
	return `The current credential is not configured to acquire tokens for tenant ${tenantId}. To enable acquiring tokens for this tenant add it to the AdditionallyAllowedTenants on the credential options, or add "*" to AdditionallyAllowedTenants to allow acquiring tokens for any tenant.`;
}
function processMultiTenantRequest(tenantId, getTokenOptions, additionallyAllowedTenantIds = [], logger) {
	let resolvedTenantId;
	if (process.env.AZURE_IDENTITY_DISABLE_MULTITENANTAUTH) resolvedTenantId = tenantId;
	else if (tenantId === "adfs") resolvedTenantId = tenantId;
	else resolvedTenantId = getTokenOptions?.tenantId ?? tenantId;
	if (tenantId && resolvedTenantId !== tenantId && !additionallyAllowedTenantIds.includes("*") && !additionallyAllowedTenantIds.some((t) => t.localeCompare(resolvedTenantId) === 0)) {
		const message = createConfigurationErrorMessage(resolvedTenantId);
		logger?.info(message);
		throw new CredentialUnavailableError(message);
	}
	return resolvedTenantId;
}

// node_modules/@azure/identity/dist/esm/util/tenantIdUtils.js
function checkTenantId(logger, tenantId) {
	if (!tenantId.match(/^[0-9a-zA-Z-.]+$/)) {
		const error = /* @__PURE__ */ new Error("Invalid tenant id provided. You can locate your tenant id by following the instructions listed here: https://learn.microsoft.com/partner-center/find-ids-and-domain-names.");
		logger.info(formatError("", error));
		throw error;
	}
}
function resolveTenantId(logger, tenantId, clientId) {
	if (tenantId) {
		checkTenantId(logger, tenantId);
		return tenantId;
	}
	if (!clientId) clientId = DeveloperSignOnClientId;
	if (clientId !== "04b07795-8ddb-461a-bbee-02f9e1bf7b46") return "common";
	return "organizations";
}
function resolveAdditionallyAllowedTenantIds(additionallyAllowedTenants) {
	if (!additionallyAllowedTenants || additionallyAllowedTenants.length === 0) return [];
	if (additionallyAllowedTenants.includes("*")) return ALL_TENANTS;
	return additionallyAllowedTenants;
}

// node_modules/@azure/identity/dist/esm/msal/nodeFlows/msalClient.js
const msalLogger = credentialLogger("MsalClient");
function generateMsalConfiguration(clientId, tenantId, msalClientOptions = {}) {
	const resolvedTenant = resolveTenantId(msalClientOptions.logger ?? msalLogger, tenantId, clientId);
	const authority = getAuthority(resolvedTenant, getAuthorityHost(msalClientOptions));
	const httpClient = new IdentityClient({
		...msalClientOptions,
		authorityHost: authority,
		loggingOptions: msalClientOptions.loggingOptions
	});
	return {
		auth: {
			clientId,
			authority,
			knownAuthorities: getKnownAuthorities(resolvedTenant, authority, msalClientOptions.disableInstanceDiscovery)
		},
		system: {
			networkClient: httpClient,
			loggerOptions: {
				loggerCallback: defaultLoggerCallback(msalClientOptions.logger ?? msalLogger),
				logLevel: getMSALLogLevel(getLogLevel()),
				piiLoggingEnabled: msalClientOptions.loggingOptions?.enableUnsafeSupportLogging
			}
		}
	};
}
function createMsalClient(clientId, tenantId, createMsalClientOptions = {}) {
	const state = {
		msalConfig: generateMsalConfiguration(clientId, tenantId, createMsalClientOptions),
		cachedAccount: createMsalClientOptions.authenticationRecord ? publicToMsal(createMsalClientOptions.authenticationRecord) : null,
		pluginConfiguration: msalPlugins.generatePluginConfiguration(createMsalClientOptions),
		logger: createMsalClientOptions.logger ?? msalLogger
	};
	const publicApps = /* @__PURE__ */ new Map();
	async function getPublicApp(options = {}) {
		const appKey = options.enableCae ? "CAE" : "default";
		let publicClientApp = publicApps.get(appKey);
		if (publicClientApp) {
			state.logger.getToken.info("Existing PublicClientApplication found in cache, returning it.");
			return publicClientApp;
		}
		state.logger.getToken.info(`Creating new PublicClientApplication with CAE ${options.enableCae ? "enabled" : "disabled"}.`);
		const cachePlugin = options.enableCae ? state.pluginConfiguration.cache.cachePluginCae : state.pluginConfiguration.cache.cachePlugin;
		state.msalConfig.auth.clientCapabilities = options.enableCae ? ["cp1"] : void 0;
		publicClientApp = new PublicClientApplication({
			...state.msalConfig,
			broker: { nativeBrokerPlugin: state.pluginConfiguration.broker.nativeBrokerPlugin },
			cache: { cachePlugin: await cachePlugin }
		});
		publicApps.set(appKey, publicClientApp);
		return publicClientApp;
	}
	const confidentialApps = /* @__PURE__ */ new Map();
	async function getConfidentialApp(options = {}) {
		const appKey = options.enableCae ? "CAE" : "default";
		let confidentialClientApp = confidentialApps.get(appKey);
		if (confidentialClientApp) {
			state.logger.getToken.info("Existing ConfidentialClientApplication found in cache, returning it.");
			return confidentialClientApp;
		}
		state.logger.getToken.info(`Creating new ConfidentialClientApplication with CAE ${options.enableCae ? "enabled" : "disabled"}.`);
		const cachePlugin = options.enableCae ? state.pluginConfiguration.cache.cachePluginCae : state.pluginConfiguration.cache.cachePlugin;
		state.msalConfig.auth.clientCapabilities = options.enableCae ? ["cp1"] : void 0;
		confidentialClientApp = new ConfidentialClientApplication({
			...state.msalConfig,
			broker: { nativeBrokerPlugin: state.pluginConfiguration.broker.nativeBrokerPlugin },
			cache: { cachePlugin: await cachePlugin }
		});
		confidentialApps.set(appKey, confidentialClientApp);
		return confidentialClientApp;
	}
	async function getTokenSilent(app, scopes, options = {}) {
		if (state.cachedAccount === null) {
			state.logger.getToken.info("No cached account found in local state.");
			throw new AuthenticationRequiredError({ scopes });
		}
		if (options.claims) state.cachedClaims = options.claims;
		const silentRequest = {
			account: state.cachedAccount,
			scopes,
			claims: state.cachedClaims
		};
		if (state.pluginConfiguration.broker.isEnabled) {
			silentRequest.extraQueryParameters ||= {};
			if (state.pluginConfiguration.broker.enableMsaPassthrough) silentRequest.extraQueryParameters["msal_request_type"] = "consumer_passthrough";
		}
		if (options.proofOfPossessionOptions) {
			silentRequest.shrNonce = options.proofOfPossessionOptions.nonce;
			silentRequest.authenticationScheme = "pop";
			silentRequest.resourceRequestMethod = options.proofOfPossessionOptions.resourceRequestMethod;
			silentRequest.resourceRequestUri = options.proofOfPossessionOptions.resourceRequestUrl;
		}
		state.logger.getToken.info("Attempting to acquire token silently");
		try {
			return await app.acquireTokenSilent(silentRequest);
		} catch (err) {
			throw handleMsalError(scopes, err, options);
		}
	}
	function calculateRequestAuthority(options) {
		if (options?.tenantId) return getAuthority(options.tenantId, getAuthorityHost(createMsalClientOptions));
		return state.msalConfig.auth.authority;
	}
	async function withSilentAuthentication(msalApp, scopes, options, onAuthenticationRequired) {
		let response = null;
		try {
			response = await getTokenSilent(msalApp, scopes, options);
		} catch (e) {
			if (e.name !== "AuthenticationRequiredError") throw e;
			if (options.disableAutomaticAuthentication) throw new AuthenticationRequiredError({
				scopes,
				getTokenOptions: options,
				message: "Automatic authentication has been disabled. You may call the authentication() method."
			});
		}
		if (response === null) try {
			response = await onAuthenticationRequired();
		} catch (err) {
			throw handleMsalError(scopes, err, options);
		}
		ensureValidMsalToken(scopes, response, options);
		state.cachedAccount = response?.account ?? null;
		state.logger.getToken.info(formatSuccess(scopes));
		return {
			token: response.accessToken,
			expiresOnTimestamp: response.expiresOn.getTime(),
			refreshAfterTimestamp: response.refreshOn?.getTime(),
			tokenType: response.tokenType
		};
	}
	async function getTokenByClientSecret(scopes, clientSecret, options = {}) {
		state.logger.getToken.info(`Attempting to acquire token using client secret`);
		state.msalConfig.auth.clientSecret = clientSecret;
		const msalApp = await getConfidentialApp(options);
		try {
			const response = await msalApp.acquireTokenByClientCredential({
				scopes,
				authority: calculateRequestAuthority(options),
				azureRegion: calculateRegionalAuthority(),
				claims: options?.claims
			});
			ensureValidMsalToken(scopes, response, options);
			state.logger.getToken.info(formatSuccess(scopes));
			return {
				token: response.accessToken,
				expiresOnTimestamp: response.expiresOn.getTime(),
				refreshAfterTimestamp: response.refreshOn?.getTime(),
				tokenType: response.tokenType
			};
		} catch (err) {
			throw handleMsalError(scopes, err, options);
		}
	}
	async function getTokenByClientAssertion(scopes, clientAssertion, options = {}) {
		state.logger.getToken.info(`Attempting to acquire token using client assertion`);
		state.msalConfig.auth.clientAssertion = clientAssertion;
		const msalApp = await getConfidentialApp(options);
		try {
			const response = await msalApp.acquireTokenByClientCredential({
				scopes,
				authority: calculateRequestAuthority(options),
				azureRegion: calculateRegionalAuthority(),
				claims: options?.claims,
				clientAssertion
			});
			ensureValidMsalToken(scopes, response, options);
			state.logger.getToken.info(formatSuccess(scopes));
			return {
				token: response.accessToken,
				expiresOnTimestamp: response.expiresOn.getTime(),
				refreshAfterTimestamp: response.refreshOn?.getTime(),
				tokenType: response.tokenType
			};
		} catch (err) {
			throw handleMsalError(scopes, err, options);
		}
	}
	async function getTokenByClientCertificate(scopes, certificate, options = {}) {
		state.logger.getToken.info(`Attempting to acquire token using client certificate`);
		state.msalConfig.auth.clientCertificate = certificate;
		const msalApp = await getConfidentialApp(options);
		try {
			const response = await msalApp.acquireTokenByClientCredential({
				scopes,
				authority: calculateRequestAuthority(options),
				azureRegion: calculateRegionalAuthority(),
				claims: options?.claims
			});
			ensureValidMsalToken(scopes, response, options);
			state.logger.getToken.info(formatSuccess(scopes));
			return {
				token: response.accessToken,
				expiresOnTimestamp: response.expiresOn.getTime(),
				refreshAfterTimestamp: response.refreshOn?.getTime(),
				tokenType: response.tokenType
			};
		} catch (err) {
			throw handleMsalError(scopes, err, options);
		}
	}
	async function getTokenByDeviceCode(scopes, deviceCodeCallback, options = {}) {
		state.logger.getToken.info(`Attempting to acquire token using device code`);
		const msalApp = await getPublicApp(options);
		return withSilentAuthentication(msalApp, scopes, options, () => {
			const requestOptions = {
				scopes,
				cancel: options?.abortSignal?.aborted ?? false,
				deviceCodeCallback,
				authority: calculateRequestAuthority(options),
				claims: options?.claims
			};
			const deviceCodeRequest = msalApp.acquireTokenByDeviceCode(requestOptions);
			if (options.abortSignal) options.abortSignal.addEventListener("abort", () => {
				requestOptions.cancel = true;
			});
			return deviceCodeRequest;
		});
	}
	async function getTokenByUsernamePassword(scopes, username, password, options = {}) {
		state.logger.getToken.info(`Attempting to acquire token using username and password`);
		const msalApp = await getPublicApp(options);
		return withSilentAuthentication(msalApp, scopes, options, () => {
			const requestOptions = {
				scopes,
				username,
				password,
				authority: calculateRequestAuthority(options),
				claims: options?.claims
			};
			return msalApp.acquireTokenByUsernamePassword(requestOptions);
		});
	}
	function getActiveAccount() {
		if (!state.cachedAccount) return;
		return msalToPublic(clientId, state.cachedAccount);
	}
	async function getTokenByAuthorizationCode(scopes, redirectUri, authorizationCode, clientSecret, options = {}) {
		state.logger.getToken.info(`Attempting to acquire token using authorization code`);
		let msalApp;
		if (clientSecret) {
			state.msalConfig.auth.clientSecret = clientSecret;
			msalApp = await getConfidentialApp(options);
		} else msalApp = await getPublicApp(options);
		return withSilentAuthentication(msalApp, scopes, options, () => {
			return msalApp.acquireTokenByCode({
				scopes,
				redirectUri,
				code: authorizationCode,
				authority: calculateRequestAuthority(options),
				claims: options?.claims
			});
		});
	}
	async function getTokenOnBehalfOf(scopes, userAssertionToken, clientCredentials, options = {}) {
		msalLogger.getToken.info(`Attempting to acquire token on behalf of another user`);
		if (typeof clientCredentials === "string") {
			msalLogger.getToken.info(`Using client secret for on behalf of flow`);
			state.msalConfig.auth.clientSecret = clientCredentials;
		} else if (typeof clientCredentials === "function") {
			msalLogger.getToken.info(`Using client assertion callback for on behalf of flow`);
			state.msalConfig.auth.clientAssertion = clientCredentials;
		} else {
			msalLogger.getToken.info(`Using client certificate for on behalf of flow`);
			state.msalConfig.auth.clientCertificate = clientCredentials;
		}
		const msalApp = await getConfidentialApp(options);
		try {
			const response = await msalApp.acquireTokenOnBehalfOf({
				scopes,
				authority: calculateRequestAuthority(options),
				claims: options.claims,
				oboAssertion: userAssertionToken
			});
			ensureValidMsalToken(scopes, response, options);
			msalLogger.getToken.info(formatSuccess(scopes));
			return {
				token: response.accessToken,
				expiresOnTimestamp: response.expiresOn.getTime(),
				refreshAfterTimestamp: response.refreshOn?.getTime(),
				tokenType: response.tokenType
			};
		} catch (err) {
			throw handleMsalError(scopes, err, options);
		}
	}
	function createBaseInteractiveRequest(scopes, options) {
		return {
			openBrowser: async (url) => {
				await (await import("data:text/javascript,throw%20new%20Error('a%20login%20in%20a%20browser%20is%20not%20part%20of%20this%20bundle')%3B")).default(url);
			},
			scopes,
			authority: calculateRequestAuthority(options),
			claims: options?.claims,
			loginHint: options?.loginHint,
			errorTemplate: options?.browserCustomizationOptions?.errorMessage,
			successTemplate: options?.browserCustomizationOptions?.successMessage,
			prompt: options?.loginHint ? "login" : "select_account"
		};
	}
	async function getBrokeredTokenInternal(scopes, useDefaultBrokerAccount, options = {}) {
		msalLogger.verbose("Authentication will resume through the broker");
		const app = await getPublicApp(options);
		const interactiveRequest = createBaseInteractiveRequest(scopes, options);
		if (state.pluginConfiguration.broker.parentWindowHandle) interactiveRequest.windowHandle = Buffer.from(state.pluginConfiguration.broker.parentWindowHandle);
		else msalLogger.warning("Parent window handle is not specified for the broker. This may cause unexpected behavior. Please provide the parentWindowHandle.");
		if (state.pluginConfiguration.broker.enableMsaPassthrough) (interactiveRequest.extraQueryParameters ??= {})["msal_request_type"] = "consumer_passthrough";
		if (useDefaultBrokerAccount) {
			interactiveRequest.prompt = "none";
			msalLogger.verbose("Attempting broker authentication using the default broker account");
		} else msalLogger.verbose("Attempting broker authentication without the default broker account");
		if (options.proofOfPossessionOptions) {
			interactiveRequest.shrNonce = options.proofOfPossessionOptions.nonce;
			interactiveRequest.authenticationScheme = "pop";
			interactiveRequest.resourceRequestMethod = options.proofOfPossessionOptions.resourceRequestMethod;
			interactiveRequest.resourceRequestUri = options.proofOfPossessionOptions.resourceRequestUrl;
		}
		try {
			return await app.acquireTokenInteractive(interactiveRequest);
		} catch (e) {
			msalLogger.verbose(`Failed to authenticate through the broker: ${e.message}`);
			if (options.disableAutomaticAuthentication) throw new AuthenticationRequiredError({
				scopes,
				getTokenOptions: options,
				message: "Cannot silently authenticate with default broker account."
			});
			if (useDefaultBrokerAccount) return getBrokeredTokenInternal(scopes, false, options);
			else throw e;
		}
	}
	async function getBrokeredToken(scopes, useDefaultBrokerAccount, options = {}) {
		msalLogger.getToken.info(`Attempting to acquire token using brokered authentication with useDefaultBrokerAccount: ${useDefaultBrokerAccount}`);
		const response = await getBrokeredTokenInternal(scopes, useDefaultBrokerAccount, options);
		ensureValidMsalToken(scopes, response, options);
		state.cachedAccount = response?.account ?? null;
		state.logger.getToken.info(formatSuccess(scopes));
		return {
			token: response.accessToken,
			expiresOnTimestamp: response.expiresOn.getTime(),
			refreshAfterTimestamp: response.refreshOn?.getTime(),
			tokenType: response.tokenType
		};
	}
	async function getTokenByInteractiveRequest(scopes, options = {}) {
		msalLogger.getToken.info(`Attempting to acquire token interactively`);
		const app = await getPublicApp(options);
		return withSilentAuthentication(app, scopes, options, async () => {
			const interactiveRequest = createBaseInteractiveRequest(scopes, options);
			if (state.pluginConfiguration.broker.isEnabled) return getBrokeredTokenInternal(scopes, state.pluginConfiguration.broker.useDefaultBrokerAccount ?? false, options);
			if (options.proofOfPossessionOptions) {
				interactiveRequest.shrNonce = options.proofOfPossessionOptions.nonce;
				interactiveRequest.authenticationScheme = "pop";
				interactiveRequest.resourceRequestMethod = options.proofOfPossessionOptions.resourceRequestMethod;
				interactiveRequest.resourceRequestUri = options.proofOfPossessionOptions.resourceRequestUrl;
			}
			return app.acquireTokenInteractive(interactiveRequest);
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
const logger = credentialLogger("ClientAssertionCredential");
var ClientAssertionCredential = class {
	msalClient;
	tenantId;
	additionallyAllowedTenantIds;
	getAssertion;
	options;
	constructor(tenantId, clientId, getAssertion, options = {}) {
		if (!tenantId) throw new CredentialUnavailableError("ClientAssertionCredential: tenantId is a required parameter.");
		if (!clientId) throw new CredentialUnavailableError("ClientAssertionCredential: clientId is a required parameter.");
		if (!getAssertion) throw new CredentialUnavailableError("ClientAssertionCredential: clientAssertion is a required parameter.");
		this.tenantId = tenantId;
		this.additionallyAllowedTenantIds = resolveAdditionallyAllowedTenantIds(options?.additionallyAllowedTenants);
		this.options = options;
		this.getAssertion = getAssertion;
		this.msalClient = createMsalClient(clientId, tenantId, {
			...this.options,
			logger
		});
	}
	async getToken(scopes, options = {}) {
		return tracingClient.withSpan(`${this.constructor.name}.getToken`, options, async (newOptions) => {
			newOptions.tenantId = processMultiTenantRequest(this.tenantId, newOptions, this.additionallyAllowedTenantIds, logger);
			const arrayScopes = Array.isArray(scopes) ? scopes : [scopes];
			return this.msalClient.getTokenByClientAssertion(arrayScopes, this.getAssertion, newOptions);
		});
	}
};

// node_modules/@azure/identity/dist/esm/index.js
var esm_exports = /* @__PURE__ */ __exportAll({ ClientAssertionCredential: () => ClientAssertionCredential });

export { esm_exports as t };