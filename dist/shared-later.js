import { r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { B as array, G as looseObject, I as datetime, J as number, K as meta, R as _enum, V as boolean, X as optional, _t as seoLimits, at as unknown, dt as _minLength, et as refine, ft as _positive, j as ValidationProblem, nt as string, ot as url, pt as _regex, q as nullable, tt as strictObject, ut as _maxLength } from "./shared.js";

// node_modules/has-flag/index.js
var require_has_flag = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = (flag, argv = process.argv) => {
		const prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--";
		const position = argv.indexOf(prefix + flag);
		const terminatorPosition = argv.indexOf("--");
		return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
	};
}));

// node_modules/supports-color/index.js
var require_supports_color = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const os = __require("os");
	const tty = __require("tty");
	const hasFlag = require_has_flag();
	const { env } = process;
	let forceColor;
	if (hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false") || hasFlag("color=never")) forceColor = 0;
	else if (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) forceColor = 1;
	if ("FORCE_COLOR" in env) {
		if (env.FORCE_COLOR === "true") forceColor = 1;
		else if (env.FORCE_COLOR === "false") forceColor = 0;
		else forceColor = env.FORCE_COLOR.length === 0 ? 1 : Math.min(parseInt(env.FORCE_COLOR, 10), 3);
	}
	function translateLevel(level) {
		if (level === 0) return false;
		return {
			level,
			hasBasic: true,
			has256: level >= 2,
			has16m: level >= 3
		};
	}
	function supportsColor(haveStream, streamIsTTY) {
		if (forceColor === 0) return 0;
		if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) return 3;
		if (hasFlag("color=256")) return 2;
		if (haveStream && !streamIsTTY && forceColor === void 0) return 0;
		const min = forceColor || 0;
		if (env.TERM === "dumb") return min;
		if (process.platform === "win32") {
			const osRelease = os.release().split(".");
			if (Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) return Number(osRelease[2]) >= 14931 ? 3 : 2;
			return 1;
		}
		if ("CI" in env) {
			if ([
				"TRAVIS",
				"CIRCLECI",
				"APPVEYOR",
				"GITLAB_CI",
				"GITHUB_ACTIONS",
				"BUILDKITE"
			].some((sign) => sign in env) || env.CI_NAME === "codeship") return 1;
			return min;
		}
		if ("TEAMCITY_VERSION" in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
		if (env.COLORTERM === "truecolor") return 3;
		if ("TERM_PROGRAM" in env) {
			const version = parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
			switch (env.TERM_PROGRAM) {
				case "iTerm.app": return version >= 3 ? 3 : 2;
				case "Apple_Terminal": return 2;
			}
		}
		if (/-256(color)?$/i.test(env.TERM)) return 2;
		if (/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) return 1;
		if ("COLORTERM" in env) return 1;
		return min;
	}
	function getSupportLevel(stream) {
		return translateLevel(supportsColor(stream, stream && stream.isTTY));
	}
	module.exports = {
		supportsColor: getSupportLevel,
		stdout: translateLevel(supportsColor(true, tty.isatty(1))),
		stderr: translateLevel(supportsColor(true, tty.isatty(2)))
	};
}));

// src/portal/contract/values.ts
const Timestamp = datetime();
const WebAddress = url({
	protocol: /^https?$/,
	error: "Expected a full address that begins with http:// or https://."
});
const SemanticVersion = string().check(_regex(/^\d+\.\d+\.\d+$/, "Expected MAJOR.MINOR.PATCH."));
const SocialHandle = string().check(_regex(/^@\w+$/, "Expected a user name that begins with @."));
const Slug = string().check(_regex(/^[^\s/?#%\\]+$/, "Expected a slug without spaces, slashes, ?, # and %."), _maxLength(200));
const unknownYet = (schema) => optional(nullable(schema));
const limitedText = (max) => string().check(_minLength(1, "Must not be empty."), refine((text) => [...text].length <= max, { error: `Has at most ${max} characters.` }), meta({ maxLength: max }));

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

export { SeoDefaultsResult as a, SeoPurgeResult as c, Timestamp as d, WebAddress as f, SeoDefaults as i, seoCacheControl as l, require_supports_color as m, PageSeoResult as n, SeoDefaultsUpdate as o, unknownYet as p, PageSeoUpdate as r, SeoOverview as s, PageSeo as t, Slug as u };