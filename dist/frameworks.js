import { i as __require, o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { Gr as objectOf, Kr as parseJson, ai as readIfThere, ot as withoutNpm, zn as plainText } from "./shared.js";
const { promises } = globalThis.process.getBuiltinModule("node:fs");
const fs = globalThis.process.getBuiltinModule("fs");
const { "promises": promises$1 } = globalThis.process.getBuiltinModule("fs");
const path = globalThis.process.getBuiltinModule("path");
const os = globalThis.process.getBuiltinModule("node:os");
const path$1 = globalThis.process.getBuiltinModule("node:path");
const { fileURLToPath } = globalThis.process.getBuiltinModule("node:url");

// node_modules/globrex/index.js
var require_globrex = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const isWin = process.platform === "win32";
	const SEP = isWin ? `\\\\+` : `\\/`;
	const SEP_ESC = isWin ? `\\\\` : `/`;
	const GLOBSTAR = `((?:[^/]*(?:/|$))*)`;
	const WILDCARD = `([^/]*)`;
	const GLOBSTAR_SEGMENT = `((?:[^${SEP_ESC}]*(?:${SEP_ESC}|$))*)`;
	const WILDCARD_SEGMENT = `([^${SEP_ESC}]*)`;
	function globrex(glob, { extended = false, globstar = false, strict = false, filepath = false, flags = "" } = {}) {
		let regex = "";
		let segment = "";
		let path = {
			regex: "",
			segments: []
		};
		let inGroup = false;
		let inRange = false;
		const ext = [];
		function add(str, { split, last, only } = {}) {
			if (only !== "path") regex += str;
			if (filepath && only !== "regex") {
				path.regex += str === "\\/" ? SEP : str;
				if (split) {
					if (last) segment += str;
					if (segment !== "") {
						if (!flags.includes("g")) segment = `^${segment}$`;
						path.segments.push(new RegExp(segment, flags));
					}
					segment = "";
				} else segment += str;
			}
		}
		let c, n;
		for (let i = 0; i < glob.length; i++) {
			c = glob[i];
			n = glob[i + 1];
			if ([
				"\\",
				"$",
				"^",
				".",
				"="
			].includes(c)) {
				add(`\\${c}`);
				continue;
			}
			if (c === "/") {
				add(`\\${c}`, { split: true });
				if (n === "/" && !strict) regex += "?";
				continue;
			}
			if (c === "(") {
				if (ext.length) {
					add(c);
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === ")") {
				if (ext.length) {
					add(c);
					let type = ext.pop();
					if (type === "@") add("{1}");
					else if (type === "!") add("([^/]*)");
					else add(type);
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "|") {
				if (ext.length) {
					add(c);
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "+") {
				if (n === "(" && extended) {
					ext.push(c);
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "@" && extended) {
				if (n === "(") {
					ext.push(c);
					continue;
				}
			}
			if (c === "!") {
				if (extended) {
					if (inRange) {
						add("^");
						continue;
					}
					if (n === "(") {
						ext.push(c);
						add("(?!");
						i++;
						continue;
					}
					add(`\\${c}`);
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "?") {
				if (extended) {
					if (n === "(") ext.push(c);
					else add(".");
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "[") {
				if (inRange && n === ":") {
					i++;
					let value = "";
					while (glob[++i] !== ":") value += glob[i];
					if (value === "alnum") add("(\\w|\\d)");
					else if (value === "space") add("\\s");
					else if (value === "digit") add("\\d");
					i++;
					continue;
				}
				if (extended) {
					inRange = true;
					add(c);
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "]") {
				if (extended) {
					inRange = false;
					add(c);
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "{") {
				if (extended) {
					inGroup = true;
					add("(");
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "}") {
				if (extended) {
					inGroup = false;
					add(")");
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === ",") {
				if (inGroup) {
					add("|");
					continue;
				}
				add(`\\${c}`);
				continue;
			}
			if (c === "*") {
				if (n === "(" && extended) {
					ext.push(c);
					continue;
				}
				let prevChar = glob[i - 1];
				let starCount = 1;
				while (glob[i + 1] === "*") {
					starCount++;
					i++;
				}
				let nextChar = glob[i + 1];
				if (!globstar) add(".*");
				else if (starCount > 1 && (prevChar === "/" || prevChar === void 0) && (nextChar === "/" || nextChar === void 0)) {
					add(GLOBSTAR, { only: "regex" });
					add(GLOBSTAR_SEGMENT, {
						only: "path",
						last: true,
						split: true
					});
					i++;
				} else {
					add(WILDCARD, { only: "regex" });
					add(WILDCARD_SEGMENT, { only: "path" });
				}
				continue;
			}
			add(c);
		}
		if (!flags.includes("g")) {
			regex = `^${regex}$`;
			segment = `^${segment}$`;
			if (filepath) path.regex = `^${path.regex}$`;
		}
		const result = { regex: new RegExp(regex, flags) };
		if (filepath) {
			path.segments.push(new RegExp(segment, flags));
			path.regex = new RegExp(path.regex, flags);
			path.globstar = new RegExp(!flags.includes("g") ? `^${GLOBSTAR_SEGMENT}$` : GLOBSTAR_SEGMENT, flags);
			result.path = path;
		}
		return result;
	}
	module.exports = globrex;
}));

// node_modules/@azure/static-web-apps-cli/dist/core/env.js
var import_globrex = /* @__PURE__ */ __toESM(require_globrex(), 1);
function swaCLIEnv(...newEnvs) {
	let env = { ...process.env };
	for (const newEnv of newEnvs) env = {
		...env,
		...newEnv
	};
	return env;
}
function useEnvVarOrUseDefault(env, defaultValue) {
	if (env === void 0) return defaultValue;
	else if (env === "true" || env === "1") return true;
	else if (env === "false" || env === "0" || env === "null" || env === "undefined") return false;
	return defaultValue;
}

// node_modules/@azure/static-web-apps-cli/dist/core/utils/docker.js
let inDocker;
function hasDockerEnv() {
	try {
		fs.accessSync("/.dockerenv");
		return true;
	} catch {
		return false;
	}
}
function hasDockerCGroup() {
	try {
		return fs.readFileSync("/proc/1/cgroup", "utf8").includes("docker");
	} catch {
		return false;
	}
}
const isRunningInDocker = () => inDocker ?? (inDocker = hasDockerEnv() || hasDockerCGroup());

// node_modules/@azure/static-web-apps-cli/dist/config.js
const { SWA_CLI_APP_LOCATION, SWA_CLI_API_LOCATION, SWA_CLI_DATA_API_LOCATION, SWA_CLI_SERVER_TIMEOUT, SWA_CLI_OUTPUT_LOCATION, SWA_CLI_OPEN_BROWSER, SWA_CLI_APP_SSL, SWA_CLI_APP_SSL_KEY, SWA_CLI_APP_SSL_CERT, SWA_CLI_PORT, SWA_CLI_HOST, SWA_CLI_API_PORT, SWA_CLI_DATA_API_PORT, SWA_CLI_DEBUG, SWA_RUNTIME_CONFIG_LOCATION, SWA_RUNTIME_WORKFLOW_LOCATION, SWA_CLI_STARTUP_COMMAND, SWA_CLI_APP_BUILD_COMMAND, SWA_CLI_API_BUILD_COMMAND, SWA_CLI_LOGIN_USE_KEYCHAIN, AZURE_SUBSCRIPTION_ID, AZURE_RESOURCE_GROUP, AZURE_TENANT_ID, AZURE_CLIENT_ID, AZURE_CLIENT_SECRET, SWA_CLI_APP_NAME, SWA_CLI_DEPLOY_DRY_RUN, SWA_CLI_DEPLOY_ENV, SWA_CLI_LOGIN_CLEAR_CREDENTIALS, SWA_CLI_APP_DEVSERVER_URL, SWA_CLI_API_DEVSERVER_URL, SWA_CLI_DATA_API_DEVSERVER_URL, SWA_CLI_DATA_API_FOLDER, SWA_CLI_API_LANGUAGE, SWA_CLI_API_VERSION } = swaCLIEnv();
const DEFAULT_CONFIG = {
	port: parseInt(SWA_CLI_PORT || "4280", 10),
	host: SWA_CLI_HOST || (isRunningInDocker() ? "0.0.0.0" : "localhost"),
	apiPort: parseInt(SWA_CLI_API_PORT || "7071", 10),
	dataApiPort: parseInt(SWA_CLI_DATA_API_PORT || "5000", 10),
	appLocation: SWA_CLI_APP_LOCATION || `.`,
	apiLocation: SWA_CLI_API_LOCATION ? SWA_CLI_API_LOCATION : void 0,
	dataApiLocation: SWA_CLI_DATA_API_LOCATION ? SWA_CLI_DATA_API_LOCATION : void 0,
	outputLocation: SWA_CLI_OUTPUT_LOCATION || `.`,
	swaConfigLocation: SWA_RUNTIME_CONFIG_LOCATION || void 0,
	ssl: useEnvVarOrUseDefault(SWA_CLI_APP_SSL, false),
	sslCert: SWA_CLI_APP_SSL_CERT || void 0,
	sslKey: SWA_CLI_APP_SSL_KEY || void 0,
	appBuildCommand: SWA_CLI_APP_BUILD_COMMAND || void 0,
	apiBuildCommand: SWA_CLI_API_BUILD_COMMAND || void 0,
	run: SWA_CLI_STARTUP_COMMAND || void 0,
	verbose: SWA_CLI_DEBUG || "log",
	devserverTimeout: parseInt(SWA_CLI_SERVER_TIMEOUT || "60", 10),
	open: useEnvVarOrUseDefault(SWA_CLI_OPEN_BROWSER, false),
	githubActionWorkflowLocation: SWA_RUNTIME_WORKFLOW_LOCATION ? SWA_RUNTIME_WORKFLOW_LOCATION : void 0,
	appDevserverUrl: SWA_CLI_APP_DEVSERVER_URL || void 0,
	apiDevserverUrl: SWA_CLI_API_DEVSERVER_URL || void 0,
	env: SWA_CLI_DEPLOY_ENV || "preview",
	appName: SWA_CLI_APP_NAME || void 0,
	dryRun: useEnvVarOrUseDefault(SWA_CLI_DEPLOY_DRY_RUN, false),
	apiLanguage: SWA_CLI_API_LANGUAGE || "node",
	apiVersion: SWA_CLI_API_VERSION || "22",
	dataApiDevserverUrl: SWA_CLI_DATA_API_DEVSERVER_URL || void 0,
	subscriptionId: AZURE_SUBSCRIPTION_ID || void 0,
	resourceGroup: AZURE_RESOURCE_GROUP || void 0,
	tenantId: AZURE_TENANT_ID || void 0,
	clientId: AZURE_CLIENT_ID || void 0,
	clientSecret: AZURE_CLIENT_SECRET || void 0,
	useKeychain: useEnvVarOrUseDefault(SWA_CLI_LOGIN_USE_KEYCHAIN, true),
	clearCredentials: useEnvVarOrUseDefault(SWA_CLI_LOGIN_CLEAR_CREDENTIALS, false),
	folderName: SWA_CLI_DATA_API_FOLDER || "swa-db-connections"
};

// node_modules/color-name/index.js
var require_color_name = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"aliceblue": [
			240,
			248,
			255
		],
		"antiquewhite": [
			250,
			235,
			215
		],
		"aqua": [
			0,
			255,
			255
		],
		"aquamarine": [
			127,
			255,
			212
		],
		"azure": [
			240,
			255,
			255
		],
		"beige": [
			245,
			245,
			220
		],
		"bisque": [
			255,
			228,
			196
		],
		"black": [
			0,
			0,
			0
		],
		"blanchedalmond": [
			255,
			235,
			205
		],
		"blue": [
			0,
			0,
			255
		],
		"blueviolet": [
			138,
			43,
			226
		],
		"brown": [
			165,
			42,
			42
		],
		"burlywood": [
			222,
			184,
			135
		],
		"cadetblue": [
			95,
			158,
			160
		],
		"chartreuse": [
			127,
			255,
			0
		],
		"chocolate": [
			210,
			105,
			30
		],
		"coral": [
			255,
			127,
			80
		],
		"cornflowerblue": [
			100,
			149,
			237
		],
		"cornsilk": [
			255,
			248,
			220
		],
		"crimson": [
			220,
			20,
			60
		],
		"cyan": [
			0,
			255,
			255
		],
		"darkblue": [
			0,
			0,
			139
		],
		"darkcyan": [
			0,
			139,
			139
		],
		"darkgoldenrod": [
			184,
			134,
			11
		],
		"darkgray": [
			169,
			169,
			169
		],
		"darkgreen": [
			0,
			100,
			0
		],
		"darkgrey": [
			169,
			169,
			169
		],
		"darkkhaki": [
			189,
			183,
			107
		],
		"darkmagenta": [
			139,
			0,
			139
		],
		"darkolivegreen": [
			85,
			107,
			47
		],
		"darkorange": [
			255,
			140,
			0
		],
		"darkorchid": [
			153,
			50,
			204
		],
		"darkred": [
			139,
			0,
			0
		],
		"darksalmon": [
			233,
			150,
			122
		],
		"darkseagreen": [
			143,
			188,
			143
		],
		"darkslateblue": [
			72,
			61,
			139
		],
		"darkslategray": [
			47,
			79,
			79
		],
		"darkslategrey": [
			47,
			79,
			79
		],
		"darkturquoise": [
			0,
			206,
			209
		],
		"darkviolet": [
			148,
			0,
			211
		],
		"deeppink": [
			255,
			20,
			147
		],
		"deepskyblue": [
			0,
			191,
			255
		],
		"dimgray": [
			105,
			105,
			105
		],
		"dimgrey": [
			105,
			105,
			105
		],
		"dodgerblue": [
			30,
			144,
			255
		],
		"firebrick": [
			178,
			34,
			34
		],
		"floralwhite": [
			255,
			250,
			240
		],
		"forestgreen": [
			34,
			139,
			34
		],
		"fuchsia": [
			255,
			0,
			255
		],
		"gainsboro": [
			220,
			220,
			220
		],
		"ghostwhite": [
			248,
			248,
			255
		],
		"gold": [
			255,
			215,
			0
		],
		"goldenrod": [
			218,
			165,
			32
		],
		"gray": [
			128,
			128,
			128
		],
		"green": [
			0,
			128,
			0
		],
		"greenyellow": [
			173,
			255,
			47
		],
		"grey": [
			128,
			128,
			128
		],
		"honeydew": [
			240,
			255,
			240
		],
		"hotpink": [
			255,
			105,
			180
		],
		"indianred": [
			205,
			92,
			92
		],
		"indigo": [
			75,
			0,
			130
		],
		"ivory": [
			255,
			255,
			240
		],
		"khaki": [
			240,
			230,
			140
		],
		"lavender": [
			230,
			230,
			250
		],
		"lavenderblush": [
			255,
			240,
			245
		],
		"lawngreen": [
			124,
			252,
			0
		],
		"lemonchiffon": [
			255,
			250,
			205
		],
		"lightblue": [
			173,
			216,
			230
		],
		"lightcoral": [
			240,
			128,
			128
		],
		"lightcyan": [
			224,
			255,
			255
		],
		"lightgoldenrodyellow": [
			250,
			250,
			210
		],
		"lightgray": [
			211,
			211,
			211
		],
		"lightgreen": [
			144,
			238,
			144
		],
		"lightgrey": [
			211,
			211,
			211
		],
		"lightpink": [
			255,
			182,
			193
		],
		"lightsalmon": [
			255,
			160,
			122
		],
		"lightseagreen": [
			32,
			178,
			170
		],
		"lightskyblue": [
			135,
			206,
			250
		],
		"lightslategray": [
			119,
			136,
			153
		],
		"lightslategrey": [
			119,
			136,
			153
		],
		"lightsteelblue": [
			176,
			196,
			222
		],
		"lightyellow": [
			255,
			255,
			224
		],
		"lime": [
			0,
			255,
			0
		],
		"limegreen": [
			50,
			205,
			50
		],
		"linen": [
			250,
			240,
			230
		],
		"magenta": [
			255,
			0,
			255
		],
		"maroon": [
			128,
			0,
			0
		],
		"mediumaquamarine": [
			102,
			205,
			170
		],
		"mediumblue": [
			0,
			0,
			205
		],
		"mediumorchid": [
			186,
			85,
			211
		],
		"mediumpurple": [
			147,
			112,
			219
		],
		"mediumseagreen": [
			60,
			179,
			113
		],
		"mediumslateblue": [
			123,
			104,
			238
		],
		"mediumspringgreen": [
			0,
			250,
			154
		],
		"mediumturquoise": [
			72,
			209,
			204
		],
		"mediumvioletred": [
			199,
			21,
			133
		],
		"midnightblue": [
			25,
			25,
			112
		],
		"mintcream": [
			245,
			255,
			250
		],
		"mistyrose": [
			255,
			228,
			225
		],
		"moccasin": [
			255,
			228,
			181
		],
		"navajowhite": [
			255,
			222,
			173
		],
		"navy": [
			0,
			0,
			128
		],
		"oldlace": [
			253,
			245,
			230
		],
		"olive": [
			128,
			128,
			0
		],
		"olivedrab": [
			107,
			142,
			35
		],
		"orange": [
			255,
			165,
			0
		],
		"orangered": [
			255,
			69,
			0
		],
		"orchid": [
			218,
			112,
			214
		],
		"palegoldenrod": [
			238,
			232,
			170
		],
		"palegreen": [
			152,
			251,
			152
		],
		"paleturquoise": [
			175,
			238,
			238
		],
		"palevioletred": [
			219,
			112,
			147
		],
		"papayawhip": [
			255,
			239,
			213
		],
		"peachpuff": [
			255,
			218,
			185
		],
		"peru": [
			205,
			133,
			63
		],
		"pink": [
			255,
			192,
			203
		],
		"plum": [
			221,
			160,
			221
		],
		"powderblue": [
			176,
			224,
			230
		],
		"purple": [
			128,
			0,
			128
		],
		"rebeccapurple": [
			102,
			51,
			153
		],
		"red": [
			255,
			0,
			0
		],
		"rosybrown": [
			188,
			143,
			143
		],
		"royalblue": [
			65,
			105,
			225
		],
		"saddlebrown": [
			139,
			69,
			19
		],
		"salmon": [
			250,
			128,
			114
		],
		"sandybrown": [
			244,
			164,
			96
		],
		"seagreen": [
			46,
			139,
			87
		],
		"seashell": [
			255,
			245,
			238
		],
		"sienna": [
			160,
			82,
			45
		],
		"silver": [
			192,
			192,
			192
		],
		"skyblue": [
			135,
			206,
			235
		],
		"slateblue": [
			106,
			90,
			205
		],
		"slategray": [
			112,
			128,
			144
		],
		"slategrey": [
			112,
			128,
			144
		],
		"snow": [
			255,
			250,
			250
		],
		"springgreen": [
			0,
			255,
			127
		],
		"steelblue": [
			70,
			130,
			180
		],
		"tan": [
			210,
			180,
			140
		],
		"teal": [
			0,
			128,
			128
		],
		"thistle": [
			216,
			191,
			216
		],
		"tomato": [
			255,
			99,
			71
		],
		"turquoise": [
			64,
			224,
			208
		],
		"violet": [
			238,
			130,
			238
		],
		"wheat": [
			245,
			222,
			179
		],
		"white": [
			255,
			255,
			255
		],
		"whitesmoke": [
			245,
			245,
			245
		],
		"yellow": [
			255,
			255,
			0
		],
		"yellowgreen": [
			154,
			205,
			50
		]
	};
}));

// node_modules/color-convert/conversions.js
var require_conversions = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const cssKeywords = require_color_name();
	const reverseKeywords = {};
	for (const key of Object.keys(cssKeywords)) reverseKeywords[cssKeywords[key]] = key;
	const convert = {
		rgb: {
			channels: 3,
			labels: "rgb"
		},
		hsl: {
			channels: 3,
			labels: "hsl"
		},
		hsv: {
			channels: 3,
			labels: "hsv"
		},
		hwb: {
			channels: 3,
			labels: "hwb"
		},
		cmyk: {
			channels: 4,
			labels: "cmyk"
		},
		xyz: {
			channels: 3,
			labels: "xyz"
		},
		lab: {
			channels: 3,
			labels: "lab"
		},
		lch: {
			channels: 3,
			labels: "lch"
		},
		hex: {
			channels: 1,
			labels: ["hex"]
		},
		keyword: {
			channels: 1,
			labels: ["keyword"]
		},
		ansi16: {
			channels: 1,
			labels: ["ansi16"]
		},
		ansi256: {
			channels: 1,
			labels: ["ansi256"]
		},
		hcg: {
			channels: 3,
			labels: [
				"h",
				"c",
				"g"
			]
		},
		apple: {
			channels: 3,
			labels: [
				"r16",
				"g16",
				"b16"
			]
		},
		gray: {
			channels: 1,
			labels: ["gray"]
		}
	};
	module.exports = convert;
	for (const model of Object.keys(convert)) {
		if (!("channels" in convert[model])) throw new Error("missing channels property: " + model);
		if (!("labels" in convert[model])) throw new Error("missing channel labels property: " + model);
		if (convert[model].labels.length !== convert[model].channels) throw new Error("channel and label counts mismatch: " + model);
		const { channels, labels } = convert[model];
		delete convert[model].channels;
		delete convert[model].labels;
		Object.defineProperty(convert[model], "channels", { value: channels });
		Object.defineProperty(convert[model], "labels", { value: labels });
	}
	convert.rgb.hsl = function(rgb) {
		const r = rgb[0] / 255;
		const g = rgb[1] / 255;
		const b = rgb[2] / 255;
		const min = Math.min(r, g, b);
		const max = Math.max(r, g, b);
		const delta = max - min;
		let h;
		let s;
		if (max === min) h = 0;
		else if (r === max) h = (g - b) / delta;
		else if (g === max) h = 2 + (b - r) / delta;
		else if (b === max) h = 4 + (r - g) / delta;
		h = Math.min(h * 60, 360);
		if (h < 0) h += 360;
		const l = (min + max) / 2;
		if (max === min) s = 0;
		else if (l <= .5) s = delta / (max + min);
		else s = delta / (2 - max - min);
		return [
			h,
			s * 100,
			l * 100
		];
	};
	convert.rgb.hsv = function(rgb) {
		let rdif;
		let gdif;
		let bdif;
		let h;
		let s;
		const r = rgb[0] / 255;
		const g = rgb[1] / 255;
		const b = rgb[2] / 255;
		const v = Math.max(r, g, b);
		const diff = v - Math.min(r, g, b);
		const diffc = function(c) {
			return (v - c) / 6 / diff + 1 / 2;
		};
		if (diff === 0) {
			h = 0;
			s = 0;
		} else {
			s = diff / v;
			rdif = diffc(r);
			gdif = diffc(g);
			bdif = diffc(b);
			if (r === v) h = bdif - gdif;
			else if (g === v) h = 1 / 3 + rdif - bdif;
			else if (b === v) h = 2 / 3 + gdif - rdif;
			if (h < 0) h += 1;
			else if (h > 1) h -= 1;
		}
		return [
			h * 360,
			s * 100,
			v * 100
		];
	};
	convert.rgb.hwb = function(rgb) {
		const r = rgb[0];
		const g = rgb[1];
		let b = rgb[2];
		const h = convert.rgb.hsl(rgb)[0];
		const w = 1 / 255 * Math.min(r, Math.min(g, b));
		b = 1 - 1 / 255 * Math.max(r, Math.max(g, b));
		return [
			h,
			w * 100,
			b * 100
		];
	};
	convert.rgb.cmyk = function(rgb) {
		const r = rgb[0] / 255;
		const g = rgb[1] / 255;
		const b = rgb[2] / 255;
		const k = Math.min(1 - r, 1 - g, 1 - b);
		const c = (1 - r - k) / (1 - k) || 0;
		const m = (1 - g - k) / (1 - k) || 0;
		const y = (1 - b - k) / (1 - k) || 0;
		return [
			c * 100,
			m * 100,
			y * 100,
			k * 100
		];
	};
	function comparativeDistance(x, y) {
		return (x[0] - y[0]) ** 2 + (x[1] - y[1]) ** 2 + (x[2] - y[2]) ** 2;
	}
	convert.rgb.keyword = function(rgb) {
		const reversed = reverseKeywords[rgb];
		if (reversed) return reversed;
		let currentClosestDistance = Infinity;
		let currentClosestKeyword;
		for (const keyword of Object.keys(cssKeywords)) {
			const value = cssKeywords[keyword];
			const distance = comparativeDistance(rgb, value);
			if (distance < currentClosestDistance) {
				currentClosestDistance = distance;
				currentClosestKeyword = keyword;
			}
		}
		return currentClosestKeyword;
	};
	convert.keyword.rgb = function(keyword) {
		return cssKeywords[keyword];
	};
	convert.rgb.xyz = function(rgb) {
		let r = rgb[0] / 255;
		let g = rgb[1] / 255;
		let b = rgb[2] / 255;
		r = r > .04045 ? ((r + .055) / 1.055) ** 2.4 : r / 12.92;
		g = g > .04045 ? ((g + .055) / 1.055) ** 2.4 : g / 12.92;
		b = b > .04045 ? ((b + .055) / 1.055) ** 2.4 : b / 12.92;
		const x = r * .4124 + g * .3576 + b * .1805;
		const y = r * .2126 + g * .7152 + b * .0722;
		const z = r * .0193 + g * .1192 + b * .9505;
		return [
			x * 100,
			y * 100,
			z * 100
		];
	};
	convert.rgb.lab = function(rgb) {
		const xyz = convert.rgb.xyz(rgb);
		let x = xyz[0];
		let y = xyz[1];
		let z = xyz[2];
		x /= 95.047;
		y /= 100;
		z /= 108.883;
		x = x > .008856 ? x ** (1 / 3) : 7.787 * x + 16 / 116;
		y = y > .008856 ? y ** (1 / 3) : 7.787 * y + 16 / 116;
		z = z > .008856 ? z ** (1 / 3) : 7.787 * z + 16 / 116;
		return [
			116 * y - 16,
			500 * (x - y),
			200 * (y - z)
		];
	};
	convert.hsl.rgb = function(hsl) {
		const h = hsl[0] / 360;
		const s = hsl[1] / 100;
		const l = hsl[2] / 100;
		let t2;
		let t3;
		let val;
		if (s === 0) {
			val = l * 255;
			return [
				val,
				val,
				val
			];
		}
		if (l < .5) t2 = l * (1 + s);
		else t2 = l + s - l * s;
		const t1 = 2 * l - t2;
		const rgb = [
			0,
			0,
			0
		];
		for (let i = 0; i < 3; i++) {
			t3 = h + 1 / 3 * -(i - 1);
			if (t3 < 0) t3++;
			if (t3 > 1) t3--;
			if (6 * t3 < 1) val = t1 + (t2 - t1) * 6 * t3;
			else if (2 * t3 < 1) val = t2;
			else if (3 * t3 < 2) val = t1 + (t2 - t1) * (2 / 3 - t3) * 6;
			else val = t1;
			rgb[i] = val * 255;
		}
		return rgb;
	};
	convert.hsl.hsv = function(hsl) {
		const h = hsl[0];
		let s = hsl[1] / 100;
		let l = hsl[2] / 100;
		let smin = s;
		const lmin = Math.max(l, .01);
		l *= 2;
		s *= l <= 1 ? l : 2 - l;
		smin *= lmin <= 1 ? lmin : 2 - lmin;
		const v = (l + s) / 2;
		return [
			h,
			(l === 0 ? 2 * smin / (lmin + smin) : 2 * s / (l + s)) * 100,
			v * 100
		];
	};
	convert.hsv.rgb = function(hsv) {
		const h = hsv[0] / 60;
		const s = hsv[1] / 100;
		let v = hsv[2] / 100;
		const hi = Math.floor(h) % 6;
		const f = h - Math.floor(h);
		const p = 255 * v * (1 - s);
		const q = 255 * v * (1 - s * f);
		const t = 255 * v * (1 - s * (1 - f));
		v *= 255;
		switch (hi) {
			case 0: return [
				v,
				t,
				p
			];
			case 1: return [
				q,
				v,
				p
			];
			case 2: return [
				p,
				v,
				t
			];
			case 3: return [
				p,
				q,
				v
			];
			case 4: return [
				t,
				p,
				v
			];
			case 5: return [
				v,
				p,
				q
			];
		}
	};
	convert.hsv.hsl = function(hsv) {
		const h = hsv[0];
		const s = hsv[1] / 100;
		const v = hsv[2] / 100;
		const vmin = Math.max(v, .01);
		let sl;
		let l;
		l = (2 - s) * v;
		const lmin = (2 - s) * vmin;
		sl = s * vmin;
		sl /= lmin <= 1 ? lmin : 2 - lmin;
		sl = sl || 0;
		l /= 2;
		return [
			h,
			sl * 100,
			l * 100
		];
	};
	convert.hwb.rgb = function(hwb) {
		const h = hwb[0] / 360;
		let wh = hwb[1] / 100;
		let bl = hwb[2] / 100;
		const ratio = wh + bl;
		let f;
		if (ratio > 1) {
			wh /= ratio;
			bl /= ratio;
		}
		const i = Math.floor(6 * h);
		const v = 1 - bl;
		f = 6 * h - i;
		if ((i & 1) !== 0) f = 1 - f;
		const n = wh + f * (v - wh);
		let r;
		let g;
		let b;
		switch (i) {
			default:
			case 6:
			case 0:
				r = v;
				g = n;
				b = wh;
				break;
			case 1:
				r = n;
				g = v;
				b = wh;
				break;
			case 2:
				r = wh;
				g = v;
				b = n;
				break;
			case 3:
				r = wh;
				g = n;
				b = v;
				break;
			case 4:
				r = n;
				g = wh;
				b = v;
				break;
			case 5:
				r = v;
				g = wh;
				b = n;
		}
		return [
			r * 255,
			g * 255,
			b * 255
		];
	};
	convert.cmyk.rgb = function(cmyk) {
		const c = cmyk[0] / 100;
		const m = cmyk[1] / 100;
		const y = cmyk[2] / 100;
		const k = cmyk[3] / 100;
		const r = 1 - Math.min(1, c * (1 - k) + k);
		const g = 1 - Math.min(1, m * (1 - k) + k);
		const b = 1 - Math.min(1, y * (1 - k) + k);
		return [
			r * 255,
			g * 255,
			b * 255
		];
	};
	convert.xyz.rgb = function(xyz) {
		const x = xyz[0] / 100;
		const y = xyz[1] / 100;
		const z = xyz[2] / 100;
		let r;
		let g;
		let b;
		r = x * 3.2406 + y * -1.5372 + z * -.4986;
		g = x * -.9689 + y * 1.8758 + z * .0415;
		b = x * .0557 + y * -.204 + z * 1.057;
		r = r > .0031308 ? 1.055 * r ** (1 / 2.4) - .055 : r * 12.92;
		g = g > .0031308 ? 1.055 * g ** (1 / 2.4) - .055 : g * 12.92;
		b = b > .0031308 ? 1.055 * b ** (1 / 2.4) - .055 : b * 12.92;
		r = Math.min(Math.max(0, r), 1);
		g = Math.min(Math.max(0, g), 1);
		b = Math.min(Math.max(0, b), 1);
		return [
			r * 255,
			g * 255,
			b * 255
		];
	};
	convert.xyz.lab = function(xyz) {
		let x = xyz[0];
		let y = xyz[1];
		let z = xyz[2];
		x /= 95.047;
		y /= 100;
		z /= 108.883;
		x = x > .008856 ? x ** (1 / 3) : 7.787 * x + 16 / 116;
		y = y > .008856 ? y ** (1 / 3) : 7.787 * y + 16 / 116;
		z = z > .008856 ? z ** (1 / 3) : 7.787 * z + 16 / 116;
		return [
			116 * y - 16,
			500 * (x - y),
			200 * (y - z)
		];
	};
	convert.lab.xyz = function(lab) {
		const l = lab[0];
		const a = lab[1];
		const b = lab[2];
		let x;
		let y;
		let z;
		y = (l + 16) / 116;
		x = a / 500 + y;
		z = y - b / 200;
		const y2 = y ** 3;
		const x2 = x ** 3;
		const z2 = z ** 3;
		y = y2 > .008856 ? y2 : (y - 16 / 116) / 7.787;
		x = x2 > .008856 ? x2 : (x - 16 / 116) / 7.787;
		z = z2 > .008856 ? z2 : (z - 16 / 116) / 7.787;
		x *= 95.047;
		y *= 100;
		z *= 108.883;
		return [
			x,
			y,
			z
		];
	};
	convert.lab.lch = function(lab) {
		const l = lab[0];
		const a = lab[1];
		const b = lab[2];
		let h;
		h = Math.atan2(b, a) * 360 / 2 / Math.PI;
		if (h < 0) h += 360;
		return [
			l,
			Math.sqrt(a * a + b * b),
			h
		];
	};
	convert.lch.lab = function(lch) {
		const l = lch[0];
		const c = lch[1];
		const hr = lch[2] / 360 * 2 * Math.PI;
		return [
			l,
			c * Math.cos(hr),
			c * Math.sin(hr)
		];
	};
	convert.rgb.ansi16 = function(args, saturation = null) {
		const [r, g, b] = args;
		let value = saturation === null ? convert.rgb.hsv(args)[2] : saturation;
		value = Math.round(value / 50);
		if (value === 0) return 30;
		let ansi = 30 + (Math.round(b / 255) << 2 | Math.round(g / 255) << 1 | Math.round(r / 255));
		if (value === 2) ansi += 60;
		return ansi;
	};
	convert.hsv.ansi16 = function(args) {
		return convert.rgb.ansi16(convert.hsv.rgb(args), args[2]);
	};
	convert.rgb.ansi256 = function(args) {
		const r = args[0];
		const g = args[1];
		const b = args[2];
		if (r === g && g === b) {
			if (r < 8) return 16;
			if (r > 248) return 231;
			return Math.round((r - 8) / 247 * 24) + 232;
		}
		return 16 + 36 * Math.round(r / 255 * 5) + 6 * Math.round(g / 255 * 5) + Math.round(b / 255 * 5);
	};
	convert.ansi16.rgb = function(args) {
		let color = args % 10;
		if (color === 0 || color === 7) {
			if (args > 50) color += 3.5;
			color = color / 10.5 * 255;
			return [
				color,
				color,
				color
			];
		}
		const mult = (~~(args > 50) + 1) * .5;
		return [
			(color & 1) * mult * 255,
			(color >> 1 & 1) * mult * 255,
			(color >> 2 & 1) * mult * 255
		];
	};
	convert.ansi256.rgb = function(args) {
		if (args >= 232) {
			const c = (args - 232) * 10 + 8;
			return [
				c,
				c,
				c
			];
		}
		args -= 16;
		let rem;
		return [
			Math.floor(args / 36) / 5 * 255,
			Math.floor((rem = args % 36) / 6) / 5 * 255,
			rem % 6 / 5 * 255
		];
	};
	convert.rgb.hex = function(args) {
		const string = (((Math.round(args[0]) & 255) << 16) + ((Math.round(args[1]) & 255) << 8) + (Math.round(args[2]) & 255)).toString(16).toUpperCase();
		return "000000".substring(string.length) + string;
	};
	convert.hex.rgb = function(args) {
		const match = args.toString(16).match(/[a-f0-9]{6}|[a-f0-9]{3}/i);
		if (!match) return [
			0,
			0,
			0
		];
		let colorString = match[0];
		if (match[0].length === 3) colorString = colorString.split("").map((char) => {
			return char + char;
		}).join("");
		const integer = parseInt(colorString, 16);
		return [
			integer >> 16 & 255,
			integer >> 8 & 255,
			integer & 255
		];
	};
	convert.rgb.hcg = function(rgb) {
		const r = rgb[0] / 255;
		const g = rgb[1] / 255;
		const b = rgb[2] / 255;
		const max = Math.max(Math.max(r, g), b);
		const min = Math.min(Math.min(r, g), b);
		const chroma = max - min;
		let grayscale;
		let hue;
		if (chroma < 1) grayscale = min / (1 - chroma);
		else grayscale = 0;
		if (chroma <= 0) hue = 0;
		else if (max === r) hue = (g - b) / chroma % 6;
		else if (max === g) hue = 2 + (b - r) / chroma;
		else hue = 4 + (r - g) / chroma;
		hue /= 6;
		hue %= 1;
		return [
			hue * 360,
			chroma * 100,
			grayscale * 100
		];
	};
	convert.hsl.hcg = function(hsl) {
		const s = hsl[1] / 100;
		const l = hsl[2] / 100;
		const c = l < .5 ? 2 * s * l : 2 * s * (1 - l);
		let f = 0;
		if (c < 1) f = (l - .5 * c) / (1 - c);
		return [
			hsl[0],
			c * 100,
			f * 100
		];
	};
	convert.hsv.hcg = function(hsv) {
		const s = hsv[1] / 100;
		const v = hsv[2] / 100;
		const c = s * v;
		let f = 0;
		if (c < 1) f = (v - c) / (1 - c);
		return [
			hsv[0],
			c * 100,
			f * 100
		];
	};
	convert.hcg.rgb = function(hcg) {
		const h = hcg[0] / 360;
		const c = hcg[1] / 100;
		const g = hcg[2] / 100;
		if (c === 0) return [
			g * 255,
			g * 255,
			g * 255
		];
		const pure = [
			0,
			0,
			0
		];
		const hi = h % 1 * 6;
		const v = hi % 1;
		const w = 1 - v;
		let mg = 0;
		switch (Math.floor(hi)) {
			case 0:
				pure[0] = 1;
				pure[1] = v;
				pure[2] = 0;
				break;
			case 1:
				pure[0] = w;
				pure[1] = 1;
				pure[2] = 0;
				break;
			case 2:
				pure[0] = 0;
				pure[1] = 1;
				pure[2] = v;
				break;
			case 3:
				pure[0] = 0;
				pure[1] = w;
				pure[2] = 1;
				break;
			case 4:
				pure[0] = v;
				pure[1] = 0;
				pure[2] = 1;
				break;
			default:
				pure[0] = 1;
				pure[1] = 0;
				pure[2] = w;
		}
		mg = (1 - c) * g;
		return [
			(c * pure[0] + mg) * 255,
			(c * pure[1] + mg) * 255,
			(c * pure[2] + mg) * 255
		];
	};
	convert.hcg.hsv = function(hcg) {
		const c = hcg[1] / 100;
		const v = c + hcg[2] / 100 * (1 - c);
		let f = 0;
		if (v > 0) f = c / v;
		return [
			hcg[0],
			f * 100,
			v * 100
		];
	};
	convert.hcg.hsl = function(hcg) {
		const c = hcg[1] / 100;
		const l = hcg[2] / 100 * (1 - c) + .5 * c;
		let s = 0;
		if (l > 0 && l < .5) s = c / (2 * l);
		else if (l >= .5 && l < 1) s = c / (2 * (1 - l));
		return [
			hcg[0],
			s * 100,
			l * 100
		];
	};
	convert.hcg.hwb = function(hcg) {
		const c = hcg[1] / 100;
		const v = c + hcg[2] / 100 * (1 - c);
		return [
			hcg[0],
			(v - c) * 100,
			(1 - v) * 100
		];
	};
	convert.hwb.hcg = function(hwb) {
		const w = hwb[1] / 100;
		const v = 1 - hwb[2] / 100;
		const c = v - w;
		let g = 0;
		if (c < 1) g = (v - c) / (1 - c);
		return [
			hwb[0],
			c * 100,
			g * 100
		];
	};
	convert.apple.rgb = function(apple) {
		return [
			apple[0] / 65535 * 255,
			apple[1] / 65535 * 255,
			apple[2] / 65535 * 255
		];
	};
	convert.rgb.apple = function(rgb) {
		return [
			rgb[0] / 255 * 65535,
			rgb[1] / 255 * 65535,
			rgb[2] / 255 * 65535
		];
	};
	convert.gray.rgb = function(args) {
		return [
			args[0] / 100 * 255,
			args[0] / 100 * 255,
			args[0] / 100 * 255
		];
	};
	convert.gray.hsl = function(args) {
		return [
			0,
			0,
			args[0]
		];
	};
	convert.gray.hsv = convert.gray.hsl;
	convert.gray.hwb = function(gray) {
		return [
			0,
			100,
			gray[0]
		];
	};
	convert.gray.cmyk = function(gray) {
		return [
			0,
			0,
			0,
			gray[0]
		];
	};
	convert.gray.lab = function(gray) {
		return [
			gray[0],
			0,
			0
		];
	};
	convert.gray.hex = function(gray) {
		const val = Math.round(gray[0] / 100 * 255) & 255;
		const string = ((val << 16) + (val << 8) + val).toString(16).toUpperCase();
		return "000000".substring(string.length) + string;
	};
	convert.rgb.gray = function(rgb) {
		return [(rgb[0] + rgb[1] + rgb[2]) / 3 / 255 * 100];
	};
}));

// node_modules/color-convert/route.js
var require_route = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const conversions = require_conversions();
	function buildGraph() {
		const graph = {};
		const models = Object.keys(conversions);
		for (let len = models.length, i = 0; i < len; i++) graph[models[i]] = {
			distance: -1,
			parent: null
		};
		return graph;
	}
	function deriveBFS(fromModel) {
		const graph = buildGraph();
		const queue = [fromModel];
		graph[fromModel].distance = 0;
		while (queue.length) {
			const current = queue.pop();
			const adjacents = Object.keys(conversions[current]);
			for (let len = adjacents.length, i = 0; i < len; i++) {
				const adjacent = adjacents[i];
				const node = graph[adjacent];
				if (node.distance === -1) {
					node.distance = graph[current].distance + 1;
					node.parent = current;
					queue.unshift(adjacent);
				}
			}
		}
		return graph;
	}
	function link(from, to) {
		return function(args) {
			return to(from(args));
		};
	}
	function wrapConversion(toModel, graph) {
		const path = [graph[toModel].parent, toModel];
		let fn = conversions[graph[toModel].parent][toModel];
		let cur = graph[toModel].parent;
		while (graph[cur].parent) {
			path.unshift(graph[cur].parent);
			fn = link(conversions[graph[cur].parent][cur], fn);
			cur = graph[cur].parent;
		}
		fn.conversion = path;
		return fn;
	}
	module.exports = function(fromModel) {
		const graph = deriveBFS(fromModel);
		const conversion = {};
		const models = Object.keys(graph);
		for (let len = models.length, i = 0; i < len; i++) {
			const toModel = models[i];
			if (graph[toModel].parent === null) continue;
			conversion[toModel] = wrapConversion(toModel, graph);
		}
		return conversion;
	};
}));

// node_modules/color-convert/index.js
var require_color_convert = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const conversions = require_conversions();
	const route = require_route();
	const convert = {};
	const models = Object.keys(conversions);
	function wrapRaw(fn) {
		const wrappedFn = function(...args) {
			const arg0 = args[0];
			if (arg0 === void 0 || arg0 === null) return arg0;
			if (arg0.length > 1) args = arg0;
			return fn(args);
		};
		if ("conversion" in fn) wrappedFn.conversion = fn.conversion;
		return wrappedFn;
	}
	function wrapRounded(fn) {
		const wrappedFn = function(...args) {
			const arg0 = args[0];
			if (arg0 === void 0 || arg0 === null) return arg0;
			if (arg0.length > 1) args = arg0;
			const result = fn(args);
			if (typeof result === "object") for (let len = result.length, i = 0; i < len; i++) result[i] = Math.round(result[i]);
			return result;
		};
		if ("conversion" in fn) wrappedFn.conversion = fn.conversion;
		return wrappedFn;
	}
	models.forEach((fromModel) => {
		convert[fromModel] = {};
		Object.defineProperty(convert[fromModel], "channels", { value: conversions[fromModel].channels });
		Object.defineProperty(convert[fromModel], "labels", { value: conversions[fromModel].labels });
		const routes = route(fromModel);
		Object.keys(routes).forEach((toModel) => {
			const fn = routes[toModel];
			convert[fromModel][toModel] = wrapRounded(fn);
			convert[fromModel][toModel].raw = wrapRaw(fn);
		});
	});
	module.exports = convert;
}));

// node_modules/ansi-styles/index.js
var require_ansi_styles = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const wrapAnsi16 = (fn, offset) => (...args) => {
		return `\u001B[${fn(...args) + offset}m`;
	};
	const wrapAnsi256 = (fn, offset) => (...args) => {
		const code = fn(...args);
		return `\u001B[${38 + offset};5;${code}m`;
	};
	const wrapAnsi16m = (fn, offset) => (...args) => {
		const rgb = fn(...args);
		return `\u001B[${38 + offset};2;${rgb[0]};${rgb[1]};${rgb[2]}m`;
	};
	const ansi2ansi = (n) => n;
	const rgb2rgb = (r, g, b) => [
		r,
		g,
		b
	];
	const setLazyProperty = (object, property, get) => {
		Object.defineProperty(object, property, {
			get: () => {
				const value = get();
				Object.defineProperty(object, property, {
					value,
					enumerable: true,
					configurable: true
				});
				return value;
			},
			enumerable: true,
			configurable: true
		});
	};
	let colorConvert;
	const makeDynamicStyles = (wrap, targetSpace, identity, isBackground) => {
		if (colorConvert === void 0) colorConvert = require_color_convert();
		const offset = isBackground ? 10 : 0;
		const styles = {};
		for (const [sourceSpace, suite] of Object.entries(colorConvert)) {
			const name = sourceSpace === "ansi16" ? "ansi" : sourceSpace;
			if (sourceSpace === targetSpace) styles[name] = wrap(identity, offset);
			else if (typeof suite === "object") styles[name] = wrap(suite[targetSpace], offset);
		}
		return styles;
	};
	function assembleStyles() {
		const codes = /* @__PURE__ */ new Map();
		const styles = {
			modifier: {
				reset: [0, 0],
				bold: [1, 22],
				dim: [2, 22],
				italic: [3, 23],
				underline: [4, 24],
				inverse: [7, 27],
				hidden: [8, 28],
				strikethrough: [9, 29]
			},
			color: {
				black: [30, 39],
				red: [31, 39],
				green: [32, 39],
				yellow: [33, 39],
				blue: [34, 39],
				magenta: [35, 39],
				cyan: [36, 39],
				white: [37, 39],
				blackBright: [90, 39],
				redBright: [91, 39],
				greenBright: [92, 39],
				yellowBright: [93, 39],
				blueBright: [94, 39],
				magentaBright: [95, 39],
				cyanBright: [96, 39],
				whiteBright: [97, 39]
			},
			bgColor: {
				bgBlack: [40, 49],
				bgRed: [41, 49],
				bgGreen: [42, 49],
				bgYellow: [43, 49],
				bgBlue: [44, 49],
				bgMagenta: [45, 49],
				bgCyan: [46, 49],
				bgWhite: [47, 49],
				bgBlackBright: [100, 49],
				bgRedBright: [101, 49],
				bgGreenBright: [102, 49],
				bgYellowBright: [103, 49],
				bgBlueBright: [104, 49],
				bgMagentaBright: [105, 49],
				bgCyanBright: [106, 49],
				bgWhiteBright: [107, 49]
			}
		};
		styles.color.gray = styles.color.blackBright;
		styles.bgColor.bgGray = styles.bgColor.bgBlackBright;
		styles.color.grey = styles.color.blackBright;
		styles.bgColor.bgGrey = styles.bgColor.bgBlackBright;
		for (const [groupName, group] of Object.entries(styles)) {
			for (const [styleName, style] of Object.entries(group)) {
				styles[styleName] = {
					open: `\u001B[${style[0]}m`,
					close: `\u001B[${style[1]}m`
				};
				group[styleName] = styles[styleName];
				codes.set(style[0], style[1]);
			}
			Object.defineProperty(styles, groupName, {
				value: group,
				enumerable: false
			});
		}
		Object.defineProperty(styles, "codes", {
			value: codes,
			enumerable: false
		});
		styles.color.close = "\x1B[39m";
		styles.bgColor.close = "\x1B[49m";
		setLazyProperty(styles.color, "ansi", () => makeDynamicStyles(wrapAnsi16, "ansi16", ansi2ansi, false));
		setLazyProperty(styles.color, "ansi256", () => makeDynamicStyles(wrapAnsi256, "ansi256", ansi2ansi, false));
		setLazyProperty(styles.color, "ansi16m", () => makeDynamicStyles(wrapAnsi16m, "rgb", rgb2rgb, false));
		setLazyProperty(styles.bgColor, "ansi", () => makeDynamicStyles(wrapAnsi16, "ansi16", ansi2ansi, true));
		setLazyProperty(styles.bgColor, "ansi256", () => makeDynamicStyles(wrapAnsi256, "ansi256", ansi2ansi, true));
		setLazyProperty(styles.bgColor, "ansi16m", () => makeDynamicStyles(wrapAnsi16m, "rgb", rgb2rgb, true));
		return styles;
	}
	Object.defineProperty(module, "exports", {
		enumerable: true,
		get: assembleStyles
	});
}));

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

// node_modules/chalk/source/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const stringReplaceAll = (string, substring, replacer) => {
		let index = string.indexOf(substring);
		if (index === -1) return string;
		const substringLength = substring.length;
		let endIndex = 0;
		let returnValue = "";
		do {
			returnValue += string.substr(endIndex, index - endIndex) + substring + replacer;
			endIndex = index + substringLength;
			index = string.indexOf(substring, endIndex);
		} while (index !== -1);
		returnValue += string.substr(endIndex);
		return returnValue;
	};
	const stringEncaseCRLFWithFirstIndex = (string, prefix, postfix, index) => {
		let endIndex = 0;
		let returnValue = "";
		do {
			const gotCR = string[index - 1] === "\r";
			returnValue += string.substr(endIndex, (gotCR ? index - 1 : index) - endIndex) + prefix + (gotCR ? "\r\n" : "\n") + postfix;
			endIndex = index + 1;
			index = string.indexOf("\n", endIndex);
		} while (index !== -1);
		returnValue += string.substr(endIndex);
		return returnValue;
	};
	module.exports = {
		stringReplaceAll,
		stringEncaseCRLFWithFirstIndex
	};
}));

// node_modules/chalk/source/templates.js
var require_templates = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const TEMPLATE_REGEX = /(?:\\(u(?:[a-f\d]{4}|\{[a-f\d]{1,6}\})|x[a-f\d]{2}|.))|(?:\{(~)?(\w+(?:\([^)]*\))?(?:\.\w+(?:\([^)]*\))?)*)(?:[ \t]|(?=\r?\n)))|(\})|((?:.|[\r\n\f])+?)/gi;
	const STYLE_REGEX = /(?:^|\.)(\w+)(?:\(([^)]*)\))?/g;
	const STRING_REGEX = /^(['"])((?:\\.|(?!\1)[^\\])*)\1$/;
	const ESCAPE_REGEX = /\\(u(?:[a-f\d]{4}|{[a-f\d]{1,6}})|x[a-f\d]{2}|.)|([^\\])/gi;
	const ESCAPES = /* @__PURE__ */ new Map([
		["n", "\n"],
		["r", "\r"],
		["t", "	"],
		["b", "\b"],
		["f", "\f"],
		["v", "\v"],
		["0", "\0"],
		["\\", "\\"],
		["e", "\x1B"],
		["a", "\x07"]
	]);
	function unescape(c) {
		const u = c[0] === "u";
		const bracket = c[1] === "{";
		if (u && !bracket && c.length === 5 || c[0] === "x" && c.length === 3) return String.fromCharCode(parseInt(c.slice(1), 16));
		if (u && bracket) return String.fromCodePoint(parseInt(c.slice(2, -1), 16));
		return ESCAPES.get(c) || c;
	}
	function parseArguments(name, arguments_) {
		const results = [];
		const chunks = arguments_.trim().split(/\s*,\s*/g);
		let matches;
		for (const chunk of chunks) {
			const number = Number(chunk);
			if (!Number.isNaN(number)) results.push(number);
			else if (matches = chunk.match(STRING_REGEX)) results.push(matches[2].replace(ESCAPE_REGEX, (m, escape, character) => escape ? unescape(escape) : character));
			else throw new Error(`Invalid Chalk template style argument: ${chunk} (in style '${name}')`);
		}
		return results;
	}
	function parseStyle(style) {
		STYLE_REGEX.lastIndex = 0;
		const results = [];
		let matches;
		while ((matches = STYLE_REGEX.exec(style)) !== null) {
			const name = matches[1];
			if (matches[2]) {
				const args = parseArguments(name, matches[2]);
				results.push([name].concat(args));
			} else results.push([name]);
		}
		return results;
	}
	function buildStyle(chalk, styles) {
		const enabled = {};
		for (const layer of styles) for (const style of layer.styles) enabled[style[0]] = layer.inverse ? null : style.slice(1);
		let current = chalk;
		for (const [styleName, styles] of Object.entries(enabled)) {
			if (!Array.isArray(styles)) continue;
			if (!(styleName in current)) throw new Error(`Unknown Chalk style: ${styleName}`);
			current = styles.length > 0 ? current[styleName](...styles) : current[styleName];
		}
		return current;
	}
	module.exports = (chalk, temporary) => {
		const styles = [];
		const chunks = [];
		let chunk = [];
		temporary.replace(TEMPLATE_REGEX, (m, escapeCharacter, inverse, style, close, character) => {
			if (escapeCharacter) chunk.push(unescape(escapeCharacter));
			else if (style) {
				const string = chunk.join("");
				chunk = [];
				chunks.push(styles.length === 0 ? string : buildStyle(chalk, styles)(string));
				styles.push({
					inverse,
					styles: parseStyle(style)
				});
			} else if (close) {
				if (styles.length === 0) throw new Error("Found extraneous } in Chalk template literal");
				chunks.push(buildStyle(chalk, styles)(chunk.join("")));
				chunk = [];
				styles.pop();
			} else chunk.push(character);
		});
		chunks.push(chunk.join(""));
		if (styles.length > 0) {
			const errMessage = `Chalk template literal is missing ${styles.length} closing bracket${styles.length === 1 ? "" : "s"} (\`}\`)`;
			throw new Error(errMessage);
		}
		return chunks.join("");
	};
}));

// node_modules/chalk/source/index.js
var require_source = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ansiStyles = require_ansi_styles();
	const { stdout: stdoutColor, stderr: stderrColor } = require_supports_color();
	const { stringReplaceAll, stringEncaseCRLFWithFirstIndex } = require_util();
	const { isArray } = Array;
	const levelMapping = [
		"ansi",
		"ansi",
		"ansi256",
		"ansi16m"
	];
	const styles = Object.create(null);
	const applyOptions = (object, options = {}) => {
		if (options.level && !(Number.isInteger(options.level) && options.level >= 0 && options.level <= 3)) throw new Error("The `level` option should be an integer from 0 to 3");
		const colorLevel = stdoutColor ? stdoutColor.level : 0;
		object.level = options.level === void 0 ? colorLevel : options.level;
	};
	var ChalkClass = class {
		constructor(options) {
			return chalkFactory(options);
		}
	};
	const chalkFactory = (options) => {
		const chalk = {};
		applyOptions(chalk, options);
		chalk.template = (...arguments_) => chalkTag(chalk.template, ...arguments_);
		Object.setPrototypeOf(chalk, Chalk.prototype);
		Object.setPrototypeOf(chalk.template, chalk);
		chalk.template.constructor = () => {
			throw new Error("`chalk.constructor()` is deprecated. Use `new chalk.Instance()` instead.");
		};
		chalk.template.Instance = ChalkClass;
		return chalk.template;
	};
	function Chalk(options) {
		return chalkFactory(options);
	}
	for (const [styleName, style] of Object.entries(ansiStyles)) styles[styleName] = { get() {
		const builder = createBuilder(this, createStyler(style.open, style.close, this._styler), this._isEmpty);
		Object.defineProperty(this, styleName, { value: builder });
		return builder;
	} };
	styles.visible = { get() {
		const builder = createBuilder(this, this._styler, true);
		Object.defineProperty(this, "visible", { value: builder });
		return builder;
	} };
	const usedModels = [
		"rgb",
		"hex",
		"keyword",
		"hsl",
		"hsv",
		"hwb",
		"ansi",
		"ansi256"
	];
	for (const model of usedModels) styles[model] = { get() {
		const { level } = this;
		return function(...arguments_) {
			const styler = createStyler(ansiStyles.color[levelMapping[level]][model](...arguments_), ansiStyles.color.close, this._styler);
			return createBuilder(this, styler, this._isEmpty);
		};
	} };
	for (const model of usedModels) {
		const bgModel = "bg" + model[0].toUpperCase() + model.slice(1);
		styles[bgModel] = { get() {
			const { level } = this;
			return function(...arguments_) {
				const styler = createStyler(ansiStyles.bgColor[levelMapping[level]][model](...arguments_), ansiStyles.bgColor.close, this._styler);
				return createBuilder(this, styler, this._isEmpty);
			};
		} };
	}
	const proto = Object.defineProperties(() => {}, {
		...styles,
		level: {
			enumerable: true,
			get() {
				return this._generator.level;
			},
			set(level) {
				this._generator.level = level;
			}
		}
	});
	const createStyler = (open, close, parent) => {
		let openAll;
		let closeAll;
		if (parent === void 0) {
			openAll = open;
			closeAll = close;
		} else {
			openAll = parent.openAll + open;
			closeAll = close + parent.closeAll;
		}
		return {
			open,
			close,
			openAll,
			closeAll,
			parent
		};
	};
	const createBuilder = (self, _styler, _isEmpty) => {
		const builder = (...arguments_) => {
			if (isArray(arguments_[0]) && isArray(arguments_[0].raw)) return applyStyle(builder, chalkTag(builder, ...arguments_));
			return applyStyle(builder, arguments_.length === 1 ? "" + arguments_[0] : arguments_.join(" "));
		};
		Object.setPrototypeOf(builder, proto);
		builder._generator = self;
		builder._styler = _styler;
		builder._isEmpty = _isEmpty;
		return builder;
	};
	const applyStyle = (self, string) => {
		if (self.level <= 0 || !string) return self._isEmpty ? "" : string;
		let styler = self._styler;
		if (styler === void 0) return string;
		const { openAll, closeAll } = styler;
		if (string.indexOf("\x1B") !== -1) while (styler !== void 0) {
			string = stringReplaceAll(string, styler.close, styler.open);
			styler = styler.parent;
		}
		const lfIndex = string.indexOf("\n");
		if (lfIndex !== -1) string = stringEncaseCRLFWithFirstIndex(string, closeAll, openAll, lfIndex);
		return openAll + string + closeAll;
	};
	let template;
	const chalkTag = (chalk, ...strings) => {
		const [firstString] = strings;
		if (!isArray(firstString) || !isArray(firstString.raw)) return strings.join(" ");
		const arguments_ = strings.slice(1);
		const parts = [firstString.raw[0]];
		for (let i = 1; i < firstString.length; i++) parts.push(String(arguments_[i - 1]).replace(/[{}\\]/g, "\\$&"), String(firstString.raw[i]));
		if (template === void 0) template = require_templates();
		return template(chalk, parts.join(""));
	};
	Object.defineProperties(Chalk.prototype, styles);
	const chalk = Chalk();
	chalk.supportsColor = stdoutColor;
	chalk.stderr = Chalk({ level: stderrColor ? stderrColor.level : 0 });
	chalk.stderr.supportsColor = stderrColor;
	module.exports = chalk;
}));

// node_modules/get-port/index.js
var require_get_port = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const net = __require("net");
	var Locked = class extends Error {
		constructor(port) {
			super(`${port} is locked`);
		}
	};
	const lockedPorts = {
		old: /* @__PURE__ */ new Set(),
		young: /* @__PURE__ */ new Set()
	};
	const releaseOldLockedPortsIntervalMs = 15e3;
	let interval;
	const getAvailablePort = (options) => new Promise((resolve, reject) => {
		const server = net.createServer();
		server.unref();
		server.on("error", reject);
		server.listen(options, () => {
			const { port } = server.address();
			server.close(() => {
				resolve(port);
			});
		});
	});
	const portCheckSequence = function* (ports) {
		if (ports) yield* ports;
		yield 0;
	};
	module.exports = async (options) => {
		let ports;
		if (options) ports = typeof options.port === "number" ? [options.port] : options.port;
		if (interval === void 0) {
			interval = setInterval(() => {
				lockedPorts.old = lockedPorts.young;
				lockedPorts.young = /* @__PURE__ */ new Set();
			}, releaseOldLockedPortsIntervalMs);
			if (interval.unref) interval.unref();
		}
		for (const port of portCheckSequence(ports)) try {
			let availablePort = await getAvailablePort({
				...options,
				port
			});
			while (lockedPorts.old.has(availablePort) || lockedPorts.young.has(availablePort)) {
				if (port !== 0) throw new Locked(port);
				availablePort = await getAvailablePort({
					...options,
					port
				});
			}
			lockedPorts.young.add(availablePort);
			return availablePort;
		} catch (error) {
			if (!["EADDRINUSE", "EACCES"].includes(error.code) && !(error instanceof Locked)) throw error;
		}
		throw new Error("No available ports found");
	};
	module.exports.makeRange = (from, to) => {
		if (!Number.isInteger(from) || !Number.isInteger(to)) throw new TypeError("`from` and `to` must be integer numbers");
		if (from < 1024 || from > 65535) throw new RangeError("`from` must be between 1024 and 65535");
		if (to < 1024 || to > 65536) throw new RangeError("`to` must be between 1024 and 65536");
		if (to < from) throw new RangeError("`to` must be greater than or equal to `from`");
		const generator = function* (from, to) {
			for (let port = from; port <= to; port++) yield port;
		};
		return generator(from, to);
	};
}));

// node_modules/@azure/static-web-apps-cli/dist/core/utils/logger.js
var import_get_port = /* @__PURE__ */ __toESM(require_get_port(), 1);
var import_source = /* @__PURE__ */ __toESM(require_source(), 1);
const SENSITIVE_KEYS = [
	"DEPLOYMENT_TOKEN",
	"SWA_CLI_DEPLOYMENT_TOKEN",
	"--deployment-token",
	"deploymentToken"
];
const logger = {
	_print(prefix, data) {
		if (prefix) console.log(import_source.default.dim.gray(`[${prefix}]`), data);
		else console.log(data);
	},
	_traverseObjectProperties(o, fn, indent = "") {
		for (const i in o) if (Array.isArray(o) || typeof o === "object" && o.hasOwnProperty(i)) {
			if (o[i] !== null && typeof o[i] === "object") {
				fn(i, null, `${indent}`);
				this._traverseObjectProperties(o[i], fn, ` ${indent}`);
			} else fn(i, o[i], ` ${indent}`);
		}
	},
	info(data, prefix = null) {
		this.silly(data, prefix, "info", import_source.default.green);
	},
	log(data, prefix = null) {
		this.silly(data, prefix, "log", import_source.default.reset);
	},
	warn(data, prefix = null) {
		this.silly(data, prefix, "log", import_source.default.yellow);
	},
	error(data, exit = false) {
		const { SWA_CLI_DEBUG } = swaCLIEnv();
		if (SWA_CLI_DEBUG?.includes("silent")) return;
		console.error(import_source.default.red("✖ " + data));
		if (exit) process.exit(1);
	},
	silly(data, prefix = null, debugFilter = "silly", color = import_source.default.magenta) {
		const { SWA_CLI_DEBUG } = swaCLIEnv();
		if (!SWA_CLI_DEBUG || SWA_CLI_DEBUG?.includes("silent")) return;
		const isSensitiveKey = (key) => SENSITIVE_KEYS.some((sensitiveKey) => key.includes(sensitiveKey));
		if (SWA_CLI_DEBUG?.includes("silly") || SWA_CLI_DEBUG?.includes(debugFilter)) {
			if (typeof data === "object") this._traverseObjectProperties(data, (key, value, indent) => {
				if (value !== null) {
					if (isSensitiveKey(key)) value = import_source.default.yellow("<hidden>");
					else if (typeof value === "undefined") value = import_source.default.yellow("<undefined>");
					this._print(prefix, color(`${indent}- ${key}: ${import_source.default.yellow(value)}`));
				} else this._print(prefix, color(`${indent}- ${key}:`));
			});
			else this._print(prefix, color(data));
		}
	}
};

// node_modules/@azure/static-web-apps-cli/dist/core/utils/net.js
function isHttpUrl(url) {
	if (!url) return false;
	try {
		const uri = new URL(url);
		return uri.protocol.startsWith("http") || uri.protocol.startsWith("ws");
	} catch {
		return false;
	}
}
function address(host, port = 80, protocol = `http`) {
	if (!host) throw new Error(`Host value is not set`);
	let url = port === 80 ? `${protocol}://${host}` : `${protocol}://${host}:${port}`;
	if (isHttpUrl(url)) return url;
	else throw new Error(`Address: ${url} is malformed!`);
}

// node_modules/@azure/static-web-apps-cli/dist/core/constants.js
const __filename = fileURLToPath(import.meta.url);
const __dirname = path$1.dirname(__filename);
const DEPLOY_FOLDER = path$1.join(os.homedir(), ".swa", "deploy");
const DATA_API_BUILDER_FOLDER = path$1.join(os.homedir(), ".swa", "dataApiBuilder");
const DATA_API_BUILDER_DEFAULT_CONFIG_FILE_NAME = "staticwebapp.database.config.json";
const SWA_CLI_APP_PROTOCOL = DEFAULT_CONFIG.ssl ? `https` : `http`;
const SWA_PUBLIC_DIR = path$1.resolve(__dirname, "..", "public");
const HAS_API = Boolean(DEFAULT_CONFIG.apiLocation && SWA_CLI_API_URI());
const SWA_CONFIG_FILENAME = "staticwebapp.config.json";
const SWA_CONFIG_SCHEME_FALLBACK_PATH = path$1.join(__dirname, "../../schema", SWA_CONFIG_FILENAME);
function IS_API_DEV_SERVER() {
	return isHttpUrl(DEFAULT_CONFIG.apiLocation);
}
function SWA_CLI_API_URI() {
	return IS_API_DEV_SERVER() ? DEFAULT_CONFIG.apiLocation : address(DEFAULT_CONFIG.host, DEFAULT_CONFIG.apiPort);
}
const azureFolderName = ".azure";
const azureProfileFilename = "azureProfile.json";
const AZURE_LOGIN_CONFIG = path$1.join(os.homedir(), azureFolderName, azureProfileFilename);

// node_modules/@azure/static-web-apps-cli/dist/core/utils/strings.js
function stripJsonComments(json) {
	return json.replace(/\\"|"(?:\\"|[^"])*"|(\/\/.*|\/\*[\s\S]*?\*\/)/gm, (match, group) => group ? "" : match);
}
function removeTrailingPathSep(filePath) {
	return filePath.replace(/[\\/]+$/, "");
}
const hasSpaces = (str) => str.indexOf(" ") !== -1;

// node_modules/@azure/static-web-apps-cli/dist/core/utils/file.js
async function safeReadJson(path) {
	try {
		let contents = await promises.readFile(path, "utf8");
		contents = stripJsonComments(contents);
		return JSON.parse(contents.trim());
	} catch (error) {
		logger.warn(`Failed to read JSON file at: ${path}`);
		return;
	}
}
async function safeReadFile(path) {
	if (!path) return;
	try {
		return await promises.readFile(path, "utf8");
	} catch (error) {
		logger.warn(`Failed to read file at: ${path}`);
		return;
	}
}

// node_modules/@azure/static-web-apps-cli/dist/core/frameworks/frameworks.js
var frameworks_exports = /* @__PURE__ */ __exportAll({
	apiFrameworks: () => apiFrameworks,
	appFrameworks: () => appFrameworks
});
const apiFrameworks = [
	{
		id: "nodejs",
		name: "Node.js",
		files: ["package.json", "host.json"],
		config: {
			apiBuildCommand: "npm run build --if-present",
			apiLanguage: "node",
			apiVersion: "22"
		}
	},
	{
		id: "typescript",
		name: "TypeScript",
		files: ["tsconfig.json"],
		packages: ["typescript"],
		parent: "nodejs",
		config: { apiLocation: "{tsconfig.json#data.compilerOptions.outDir}" }
	},
	{
		id: "dotnet",
		name: ".NET",
		files: ["*.?(csproj|fsproj)", "host.json"],
		config: {
			apiBuildCommand: "dotnet publish -c Release",
			apiLanguage: "dotnet",
			apiVersion: "8.0"
		}
	},
	{
		id: "dotnetisolated",
		name: ".NET",
		files: ["*.?(csproj|fsproj)", "host.json"],
		config: {
			apiLanguage: "dotnetisolated",
			apiVersion: "8.0"
		}
	},
	{
		id: "python",
		name: "Python",
		files: ["?(requirements.txt|pyproject.toml|runtime.txt|setup.py)", "host.json"],
		config: {
			apiLanguage: "python",
			apiVersion: "3.11"
		}
	}
];
const appFrameworks = [
	{
		id: "static",
		name: "Static HTML",
		config: { outputLocation: "." },
		files: ["@(index.htm|default.htm)?(l)"]
	},
	{
		id: "angular",
		name: "Angular",
		files: ["angular.json"],
		packages: ["@angular/core"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:4200",
			outputLocation: "{angular.json#Object.values(data.projects)[0].architect.build.options.outputPath}"
		}
	},
	{
		id: "scully",
		name: "Scully",
		parent: "angular",
		packages: ["@scullyio/scully"],
		config: {}
	},
	{
		id: "react",
		name: "React",
		packages: ["react", "react-dom"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: "build"
		}
	},
	{
		id: "nextjs",
		name: "Next.js",
		parent: "react",
		packages: ["next"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: ".next"
		}
	},
	{
		id: "gatsby",
		name: "Gatsby",
		parent: "react",
		files: ["gatsby-config.js"],
		packages: ["gatsby"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:8000",
			outputLocation: "public"
		}
	},
	{
		id: "docusaurus",
		name: "Docusaurus",
		parent: "react",
		packages: ["@docusaurus/core"],
		config: {}
	},
	{
		id: "react-static",
		name: "React-static",
		parent: "react",
		packages: ["react-static"],
		config: { outputLocation: "dist" }
	},
	{
		id: "preact",
		name: "Preact",
		packages: ["preact"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "build"
		}
	},
	{
		id: "vue",
		name: "Vue.js",
		packages: ["vue"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run serve",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "dist"
		}
	},
	{
		id: "vite",
		name: "Vite",
		overrides: [
			"vue",
			"react",
			"preact",
			"lit",
			"svelte",
			"solid"
		],
		packages: ["vite"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:5173",
			outputLocation: "dist"
		}
	},
	{
		id: "nuxtjs",
		name: "Nuxt.js",
		parent: "vue",
		files: ["nuxt.config.js"],
		packages: ["nuxt"],
		config: {
			appBuildCommand: "npm run generate",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: "dist"
		}
	},
	{
		id: "vuepress",
		name: "VuePress",
		overrides: ["vue"],
		packages: ["vuepress"],
		config: {
			appBuildCommand: "npm run docs:build",
			appDevserverCommand: "npm run docs:dev",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "docs/.vuepress/dist"
		}
	},
	{
		id: "vitepress",
		name: "VitePress",
		overrides: ["vue"],
		packages: ["vitepress"],
		config: {
			appBuildCommand: "npm run docs:build",
			appDevserverCommand: "npm run docs:dev",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: "docs/.vitepress/dist"
		}
	},
	{
		id: "svelte",
		name: "Svelte",
		packages: ["svelte"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "dist"
		}
	},
	{
		id: "svelte-kit",
		name: "SvelteKit",
		overrides: ["svelte"],
		packages: ["@sveltejs/kit"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "build"
		}
	},
	{
		id: "sapper",
		name: "Sapper",
		overrides: ["svelte"],
		packages: ["sapper"],
		config: {
			appBuildCommand: "npm run export",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: "__sapper__/export"
		}
	},
	{
		id: "riot",
		name: "Riot.js",
		packages: ["riot"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: "dist"
		}
	},
	{
		id: "stencil",
		name: "Stencil.js",
		files: ["stencil.config.ts"],
		packages: ["@stencil/core"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:3333",
			outputLocation: "www"
		}
	},
	{
		id: "aurelia",
		name: "Aurelia",
		packages: ["aurelia-bootstrapper", "aurelia-cli"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "dist"
		}
	},
	{
		id: "ember",
		name: "Ember.js",
		packages: [
			"ember-cli",
			"ember-load-initializers",
			"ember-resolver"
		],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:4200",
			outputLocation: "dist"
		}
	},
	{
		id: "elm",
		name: "Elm",
		files: ["elm.json"],
		config: {
			appBuildCommand: "elm make src/Main.elm --optimize",
			appDevserverCommand: "elm reactor",
			appDevserverUrl: "http://localhost:8000",
			outputLocation: "."
		}
	},
	{
		id: "polymer",
		name: "Polymer",
		files: ["polymer.json"],
		packages: ["@polymer/polymer"],
		config: {
			appBuildCommand: "polymer build --preset es6-bundled",
			appDevserverCommand: "polymer serve --open",
			appDevserverUrl: "http://localhost:8081",
			outputLocation: "build/es6-bundled"
		}
	},
	{
		id: "lit",
		name: "Lit",
		packages: ["lit", "lit-element"],
		config: {
			appBuildCommand: "npm run build --if-present",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:8081",
			outputLocation: "."
		}
	},
	{
		id: "hugolegacy",
		name: "Hugo (Legacy)",
		files: ["config.toml", "content"],
		contains: { "config.toml": "baseURL =" },
		config: {
			appBuildCommand: "hugo -D",
			appDevserverCommand: "hugo server -D",
			appDevserverUrl: "http://localhost:1313",
			outputLocation: "public"
		}
	},
	{
		id: "hugo",
		name: "Hugo",
		files: ["hugo.toml", "content"],
		contains: { "hugo.toml": "baseURL =" },
		config: {
			appBuildCommand: "hugo -D",
			appDevserverCommand: "hugo server -D",
			appDevserverUrl: "http://localhost:1313",
			outputLocation: "public"
		}
	},
	{
		id: "flutter",
		name: "Flutter",
		files: ["pubspec.yaml", "web"],
		config: {
			appBuildCommand: "flutter build web",
			appDevserverCommand: "flutter run --web-port 8080",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "build/web"
		}
	},
	{
		id: "jekyll",
		name: "Jekyll",
		files: ["_config.yml", "Gemfile"],
		config: {
			appBuildCommand: "jekyll build",
			appDevserverCommand: "bundle exec jekyll serve --livereload",
			appDevserverUrl: "http://localhost:4000",
			outputLocation: "_site"
		}
	},
	{
		id: "slate",
		name: "Slate",
		overrides: ["middleman"],
		files: ["slate.sh", "Gemfile"],
		config: {
			appBuildCommand: "./slate.sh build",
			appDevserverCommand: "./slate.sh serve",
			appDevserverUrl: "http://localhost:4567",
			outputLocation: "build"
		}
	},
	{
		id: "mkdocs",
		name: "MkDocs",
		files: ["mkdocs.yml"],
		config: {
			appBuildCommand: "mkdocs build",
			appDevserverCommand: "mkdocs serve",
			appDevserverUrl: "http://localhost:8000",
			outputLocation: "site"
		}
	},
	{
		id: "eleventy",
		name: "Eleventy",
		packages: ["@11ty/eleventy"],
		config: {
			appBuildCommand: "eleventy",
			appDevserverCommand: "eleventy --serve",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "_site"
		}
	},
	{
		id: "astro",
		name: "Astro",
		overrides: [
			"alpine",
			"lit",
			"react",
			"preact",
			"solid",
			"svelte",
			"vue"
		],
		files: ["astro.config.mjs"],
		packages: ["astro"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "_site"
		}
	},
	{
		id: "pelican",
		name: "Pelican",
		files: ["pelicanconf.py"],
		config: {
			appBuildCommand: "make html",
			appDevserverCommand: "make devserver",
			appDevserverUrl: "http://localhost:8000",
			outputLocation: "output"
		}
	},
	{
		id: "hexo",
		name: "Hexo",
		packages: ["hexo"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run server",
			appDevserverUrl: "http://localhost:4000",
			outputLocation: "public"
		}
	},
	{
		id: "blazor-wasm",
		name: "Blazor WASM",
		files: [
			"*.csproj",
			"App.razor",
			"wwwroot",
			"Program.cs"
		],
		contains: { "Program.cs": "WebAssemblyHostBuilder.CreateDefault" },
		config: {
			appBuildCommand: "dotnet publish -c Release -o bin",
			appDevserverCommand: "dotnet watch run",
			appDevserverUrl: "http://localhost:8000",
			outputLocation: "bin/wwwroot"
		}
	},
	{
		id: "gridsome",
		name: "Gridsome",
		packages: ["gridsome"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run develop",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "dist"
		}
	},
	{
		id: "solid",
		name: "Solid",
		packages: ["solid-js"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:5173",
			outputLocation: "dist"
		}
	},
	{
		id: "remix",
		name: "Remix",
		overrides: ["react", "vite"],
		packages: ["@remix-run/node", "@remix-run/server-runtime"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm run dev",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: "public/build"
		}
	},
	{
		id: "metalsmith",
		name: "Metalsmith",
		packages: ["metalsmith"],
		config: {
			appBuildCommand: "npm start",
			appDevserverCommand: "npm run serve",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: "build"
		}
	},
	{
		id: "brunch",
		name: "Brunch",
		packages: ["brunch"],
		config: {
			appBuildCommand: "npm run build",
			appDevserverCommand: "npm start",
			appDevserverUrl: "http://localhost:3333",
			outputLocation: "public"
		}
	},
	{
		id: "wintersmith",
		name: "Wintersmith",
		files: ["config.json", "contents"],
		config: {
			appBuildCommand: "wintersmith build",
			appDevserverCommand: "wintersmith preview",
			appDevserverUrl: "http://localhost:8080",
			outputLocation: "build"
		}
	},
	{
		id: "middleman",
		name: "Middleman",
		files: [
			"config.rb",
			"Gemfile",
			"source"
		],
		config: {
			appBuildCommand: "bundle exec middleman build",
			appDevserverCommand: "bundle exec middleman server",
			appDevserverUrl: "http://localhost:4567",
			outputLocation: "build"
		}
	},
	{
		id: "mdbook",
		name: "mdBook",
		files: ["book.toml"],
		config: {
			appBuildCommand: "mdbook build",
			appDevserverCommand: "mdbook serve",
			appDevserverUrl: "http://localhost:3000",
			outputLocation: "book"
		}
	},
	{
		id: "zola",
		name: "Zola",
		files: ["config.toml", "content"],
		contains: { "config.toml": "base_url =" },
		config: {
			appBuildCommand: "zola build",
			appDevserverCommand: "zola serve",
			appDevserverUrl: "http://localhost:1111",
			outputLocation: "public"
		}
	},
	{
		id: "lektor",
		name: "Lektor",
		files: ["*.lektorproject"],
		config: {
			appBuildCommand: "lektor build --output-path dist",
			appDevserverCommand: "lektor server",
			appDevserverUrl: "http://localhost:5000",
			outputLocation: "dist"
		}
	}
];

// node_modules/@azure/static-web-apps-cli/dist/core/frameworks/detect.js
var detect_exports = /* @__PURE__ */ __exportAll({
	detectDbConfigFiles: () => detectDbConfigFiles,
	detectFrameworks: () => detectFrameworks,
	detectProjectFolders: () => detectProjectFolders,
	formatDetectedFolders: () => formatDetectedFolders,
	generateConfiguration: () => generateConfiguration,
	isDescendantPath: () => isDescendantPath,
	printSupportedFrameworks: () => printSupportedFrameworks
});
const packageJsonFile = "package.json";
async function generateConfiguration(app, api, dataApi) {
	let config = {
		appLocation: DEFAULT_CONFIG.appLocation,
		outputLocation: DEFAULT_CONFIG.outputLocation
	};
	if (!app && !api) {
		logger.silly("No known frameworks detected");
		return config;
	}
	let name = "";
	if (app) {
		name += `${app.frameworks.map((f) => f.name).join(", ")}`;
		app.frameworks.forEach((f) => config = {
			...config,
			...f.config
		});
		config.appLocation = await computePath(app.rootPath, config.appLocation);
		config.appLocation = removeTrailingPathSep(config.appLocation);
		config.outputLocation = await computePath(config.appLocation, config.outputLocation);
		config.outputLocation = path.normalize(path.relative(config.appLocation, config.outputLocation));
		config.outputLocation = removeTrailingPathSep(config.outputLocation);
	}
	if (api) {
		name += name ? ", with " : "No app frameworks detected, ";
		name += `API: ${api.frameworks.map((f) => f.name).join(", ")}`;
		api.frameworks.forEach((f) => config = {
			...config,
			...f.config
		});
		const computedApiLocation = await computePath(api.rootPath, config.apiLocation);
		if (computedApiLocation !== api.rootPath) logger.silly(`Built API location "${computedApiLocation}" does not match root API location ${api.rootPath}, which is not supported yet`);
		config.apiLocation = removeTrailingPathSep(api.rootPath);
	}
	if (dataApi) {
		name += name ? ", " : "No app frameworks detected, ";
		name += `data API: ${dataApi.databaseType}`;
		config.dataApiLocation = dataApi.rootPath;
	}
	const appRootPath = app && removeTrailingPathSep(app.rootPath);
	if (appRootPath && config.appBuildCommand && appRootPath !== config.appLocation) {
		let commandPath = path.relative(config.appLocation, appRootPath);
		commandPath = hasSpaces(commandPath) ? `"${commandPath}"` : commandPath;
		config.appBuildCommand = `cd ${commandPath} && ${config.appBuildCommand}`;
	}
	const apiRootPath = api && removeTrailingPathSep(api.rootPath);
	if (apiRootPath && config.apiBuildCommand && apiRootPath !== config.apiLocation) {
		let commandPath = path.relative(config.apiLocation, apiRootPath);
		commandPath = hasSpaces(commandPath) ? `"${commandPath}"` : commandPath;
		config.apiBuildCommand = `cd ${commandPath} && ${config.apiBuildCommand}`;
	}
	config.name = name;
	return config;
}
async function computePath(basePath, additionalPath) {
	if (!additionalPath) return basePath;
	if (!additionalPath.startsWith("{")) return path.join(basePath, additionalPath);
	const [, filename, expression] = additionalPath.match(/^\{(.*?)#(.*?)\}$/) || [];
	if (!filename || !expression) throw new Error(`Invalid dynamic path format: ${additionalPath}`);
	const file = findFile(filename, await getFiles(basePath));
	if (!file) throw new Error(`File "${filename}" not found in dynamic path: ${additionalPath}`);
	const json = await safeReadJson(file);
	if (!json) throw new Error(`Invalid JSON file: ${file}`);
	const evaluateExpression = (json, expr) => Function(`"use strict";return data => (${expr})`)()(json);
	try {
		const result = evaluateExpression(json, expression);
		if (result) return path.join(basePath, result);
	} catch (error) {
		const err = error;
		logger.silly(err.stack || err.message);
		throw new Error(`Invalid expression "${expression}" in dynamic path: ${additionalPath}`);
	}
	return basePath;
}
async function detectDbConfigFiles(projectPath = ".") {
	const dbConfigFilePaths = (await getFiles(projectPath)).filter((f) => f.endsWith(DATA_API_BUILDER_DEFAULT_CONFIG_FILE_NAME));
	let dbConfigFiles = await Promise.all(dbConfigFilePaths.map(async (f) => {
		const contains = await safeReadJson(f);
		return {
			rootPath: path.dirname(f),
			databaseType: contains?.["data-source"]?.["database-type"]
		};
	}));
	dbConfigFiles = dbConfigFiles.filter((f) => f.databaseType !== void 0);
	return dbConfigFiles;
}
async function detectProjectFolders(projectPath = ".") {
	const projectFiles = await getFiles(projectPath);
	const apiFrameworks = await detectApiFrameworks(projectFiles);
	return {
		app: await detectAppFrameworks(projectFiles),
		api: apiFrameworks
	};
}
async function detectFrameworks(projectFiles, frameworks) {
	const frameworksById = frameworks.reduce((acc, f) => ({
		...acc,
		[f.id]: f
	}), {});
	let detectedFrameworks = [];
	for (const framework of frameworks) {
		const files = [];
		if (framework.parent) {
			const parent = frameworksById[framework.parent];
			files.push(...parent.files ?? [], ...parent.packages ? [packageJsonFile] : []);
		}
		files.push(...framework.files ?? [], ...framework.packages ? [packageJsonFile] : []);
		const rootPaths = await findRootPathsForFiles(files, projectFiles);
		if (rootPaths !== void 0) detectedFrameworks.push({
			...framework,
			rootPaths
		});
	}
	detectedFrameworks = await asyncFilter(detectedFrameworks, async (framework) => await matchPackages(framework) && await matchContains(framework, projectFiles));
	let detectedFolders = await aggregateFolders(detectedFrameworks);
	detectedFolders = filterDescendantFolders(detectedFolders);
	filterPreemptedFrameworks(detectedFolders);
	orderFrameworksByParent(detectedFolders);
	return detectedFolders;
}
async function detectApiFrameworks(projectFiles) {
	const detectedApiFolders = await detectFrameworks(projectFiles, apiFrameworks);
	logger.silly(formatDetectedFolders(detectedApiFolders, "api"));
	return detectedApiFolders;
}
async function detectAppFrameworks(projectFiles) {
	const detectedAppFolders = await detectFrameworks(projectFiles, appFrameworks);
	logger.silly(formatDetectedFolders(detectedAppFolders, "app"));
	return detectedAppFolders;
}
async function aggregateFolders(detectedFrameworks) {
	const stacks = {};
	for (const detectedFramework of detectedFrameworks) for (const rootPath of detectedFramework.rootPaths) {
		if (!stacks[rootPath]) stacks[rootPath] = [];
		stacks[rootPath].push(detectedFramework);
	}
	return Object.entries(stacks).map(([rootPath, frameworks]) => ({
		rootPath,
		frameworks
	}));
}
async function matchPackages(framework) {
	if (!framework.packages) return true;
	const rootPathsMatches = await asyncFilter(framework.rootPaths, async (rootPath) => {
		const packageJsonPath = path.join(rootPath, packageJsonFile);
		const packageJson = await safeReadJson(packageJsonPath);
		if (!packageJson) return false;
		const dependencies = Object.keys(packageJson.dependencies ?? {});
		const devDependencies = Object.keys(packageJson.devDependencies ?? {});
		return framework.packages.some((packageName) => dependencies.includes(packageName) || devDependencies.includes(packageName));
	});
	framework.rootPaths = rootPathsMatches;
	return rootPathsMatches.length > 0;
}
async function matchContains(framework, files) {
	if (!framework.contains) return true;
	const rootPathsMatches = await asyncFilter(framework.rootPaths, async (rootPath) => {
		const currentFiles = filesFromRootPath(rootPath, files);
		return asyncEvery(Object.entries(framework.contains), async ([filename, stringToFind]) => {
			const file = findFile(filename, currentFiles);
			const content = await safeReadFile(file);
			if (!content) return false;
			return content.includes(stringToFind);
		});
	});
	framework.rootPaths = rootPathsMatches;
	return rootPathsMatches.length > 0;
}
function isDescendantPath(testedPath, referencePath) {
	return testedPath !== referencePath && !path.relative(referencePath, testedPath).startsWith("..");
}
function filterDescendantFolders(folders) {
	const descendantPaths = /* @__PURE__ */ new Set();
	for (const folder of folders) folders.filter((f) => isDescendantPath(f.rootPath, folder.rootPath)).forEach((f) => descendantPaths.add(f.rootPath));
	if (descendantPaths.size === 0) return folders;
	logger.silly(`Found descendant folders to exclude:`);
	logger.silly(`- ${Array.from(descendantPaths).join("\n- ")}`);
	return folders.filter((f) => !descendantPaths.has(f.rootPath));
}
function filterPreemptedFrameworks(detectedFolders) {
	for (const folder of detectedFolders) {
		const overridenFrameworkIds = /* @__PURE__ */ new Set();
		folder.frameworks.forEach((f) => {
			if (f.overrides) f.overrides.forEach((id) => overridenFrameworkIds.add(id));
		});
		if (folder.frameworks.length > 1) overridenFrameworkIds.add("static");
		if (overridenFrameworkIds.size === 0) continue;
		logger.silly(`Found frameworks to override in path ${folder.rootPath}: ${Array.from(overridenFrameworkIds).join(",")}`);
		folder.frameworks = folder.frameworks.filter((f) => !overridenFrameworkIds.has(f.id));
	}
}
function orderFrameworksByParent(detectedFolders) {
	for (const folder of detectedFolders) {
		const { frameworks } = folder;
		const frameworkIndexById = {};
		let currentIndex = 0;
		for (const framework of frameworks) {
			if (framework.parent && frameworkIndexById[framework.parent] === void 0) {
				const parentIndex = frameworks.findIndex((f) => f.id === framework.parent);
				if (parentIndex === -1) {
					logger.silly(`Framework ${framework.id} has parent ${framework.parent} but it's not detected`);
					frameworks.splice(currentIndex, 1);
					continue;
				}
				frameworks.splice(currentIndex, 0, frameworks.splice(parentIndex, 1)[0]);
				frameworkIndexById[framework.parent] = currentIndex++;
			}
			frameworkIndexById[framework.id] = currentIndex++;
		}
	}
}
function findAllFiles(fileglob, files) {
	const { regex } = (0, import_globrex.default)(`?(*${path.sep})${fileglob}`, {
		extended: true,
		flags: "i"
	});
	return files.filter((file) => regex.test(file));
}
function findFile(fileglob, files) {
	return findAllFiles(fileglob, files)[0];
}
function filesFromRootPath(rootPath, files) {
	if (rootPath === "." || rootPath === `.${path.sep}`) return files;
	return files.filter((file) => file.startsWith(rootPath));
}
function findRootPathsForFiles(fileglobs, files) {
	const foundFiles = fileglobs.map((fileglob) => findAllFiles(fileglob, files));
	const uniqueRootPaths = new Set(foundFiles[0].map((file) => path.dirname(file)));
	const otherFoundFiles = foundFiles.slice(1);
	const possibleRootPaths = [...uniqueRootPaths].filter((p) => otherFoundFiles.every((files) => files.some((file) => path.dirname(file) === p)));
	return possibleRootPaths.length > 0 ? possibleRootPaths : void 0;
}
async function getFiles(rootPath) {
	const entries = await promises$1.readdir(rootPath, { withFileTypes: true });
	return (await Promise.all(entries.map(async (entry) => {
		if (entry.name.startsWith(".") || entry.name.includes("node_modules")) return [];
		const entryPath = path.join(rootPath, entry.name);
		return entry.isDirectory() ? [entryPath, ...await getFiles(entryPath)] : [entryPath];
	}))).flat();
}
async function asyncFilter(array, predicate) {
	const results = await Promise.all(array.map(predicate));
	return array.filter((_, index) => results[index]);
}
async function asyncEvery(array, predicate) {
	const results = await Promise.all(array.map(predicate));
	return array.every((_, index) => results[index]);
}
function printSupportedFrameworks(showList = false) {
	if (showList) {
		logger.info(`Supported api frameworks: ${apiFrameworks.length}`);
		logger.info(`- ${apiFrameworks.map((f) => f.name).join("- \n")}`);
		logger.info(`Supported app frameworks: ${apiFrameworks.length}`);
		logger.info(`- ${appFrameworks.map((f) => f.name).join("- \n")}`);
	} else {
		logger.info(`Supported frameworks:`);
		logger.info(`- api: ${apiFrameworks.length}`);
		logger.info(`- app: ${appFrameworks.length}`);
	}
}
function formatDetectedFolders(folders, type) {
	return `Detected ${type} folders (${folders.length}):\n- ${folders.map((f) => `${f.rootPath} (${f.frameworks.map((fr) => fr.name).filter((frname, index, array) => array.indexOf(frname) === index).join(", ")})`).join("\n- ")}`;
}

// node_modules/semver/internal/lrucache.js
var require_lrucache = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var LRUCache = class {
		constructor() {
			this.max = 1e3;
			this.map = /* @__PURE__ */ new Map();
		}
		get(key) {
			const value = this.map.get(key);
			if (value === void 0) return;
			else {
				this.map.delete(key);
				this.map.set(key, value);
				return value;
			}
		}
		delete(key) {
			return this.map.delete(key);
		}
		set(key, value) {
			if (!this.delete(key) && value !== void 0) {
				if (this.map.size >= this.max) {
					const firstKey = this.map.keys().next().value;
					this.delete(firstKey);
				}
				this.map.set(key, value);
			}
			return this;
		}
	};
	module.exports = LRUCache;
}));

// node_modules/semver/internal/parse-options.js
var require_parse_options = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const looseOption = Object.freeze({ loose: true });
	const emptyOpts = Object.freeze({});
	const parseOptions = (options) => {
		if (!options) return emptyOpts;
		if (typeof options !== "object") return looseOption;
		return options;
	};
	module.exports = parseOptions;
}));

// node_modules/semver/internal/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SEMVER_SPEC_VERSION = "2.0.0";
	const MAX_LENGTH = 256;
	const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || 
	/* istanbul ignore next */ 9007199254740991;
	const MAX_SAFE_COMPONENT_LENGTH = 16;
	const MAX_SAFE_BUILD_LENGTH = 250;
	const WHITESPACE_CHARACTERS = [
		"	",
		"\n",
		"\v",
		"\f",
		"\r",
		" ",
		"\xA0",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		"\u2028",
		"\u2029",
		" ",
		" ",
		"　",
		"﻿"
	];
	const RELEASE_TYPES = [
		"major",
		"premajor",
		"minor",
		"preminor",
		"patch",
		"prepatch",
		"prerelease"
	];
	module.exports = {
		MAX_LENGTH,
		MAX_SAFE_COMPONENT_LENGTH,
		MAX_SAFE_BUILD_LENGTH,
		MAX_SAFE_INTEGER,
		WHITESPACE_CHARACTERS,
		RELEASE_TYPES,
		SEMVER_SPEC_VERSION,
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
}));

// node_modules/semver/internal/debug.js
var require_debug = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
	module.exports = debug;
}));

// node_modules/semver/internal/re.js
var require_re = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = require_constants();
	const debug = require_debug();
	exports = module.exports = {};
	const re = exports.re = [];
	const safeRe = exports.safeRe = [];
	const src = exports.src = [];
	const safeSrc = exports.safeSrc = [];
	const t = exports.t = {};
	let R = 0;
	const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
	const safeRegexReplacements = [
		["\\s", 1],
		["\\d", MAX_LENGTH],
		[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
	];
	const makeSafeRegex = (value) => {
		for (const [token, max] of safeRegexReplacements) value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
		return value;
	};
	const createToken = (name, value, isGlobal) => {
		const safe = makeSafeRegex(value);
		const index = R++;
		debug(name, index, value);
		t[name] = index;
		src[index] = value;
		safeSrc[index] = safe;
		re[index] = new RegExp(value, isGlobal ? "g" : void 0);
		safeRe[index] = new RegExp(safe, isGlobal ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
	createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
	createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
	createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})`);
	createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
	createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
	createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
	createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
	createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
	createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
	createToken("FULL", `^${src[t.FULLPLAIN]}$`);
	createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
	createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
	createToken("GTLT", "((?:<|>)?=?)");
	createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
	createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
	createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
	createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}})(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
	createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
	createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?(?:${src[t.BUILD]})?(?:$|[^\\d])`);
	createToken("COERCERTL", src[t.COERCE], true);
	createToken("COERCERTLFULL", src[t.COERCEFULL], true);
	createToken("LONETILDE", "(?:~>?)");
	createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
	exports.tildeTrimReplace = "$1~";
	createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
	createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("LONECARET", "(?:\\^)");
	createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
	exports.caretTrimReplace = "$1^";
	createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
	createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
	createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
	createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
	exports.comparatorTrimReplace = "$1$2$3";
	createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})\\s+-\\s+(${src[t.XRANGEPLAIN]})\\s*$`);
	createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})\\s+-\\s+(${src[t.XRANGEPLAINLOOSE]})\\s*$`);
	createToken("STAR", "(<|>)?=?\\s*\\*");
	createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
	createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
}));

// node_modules/semver/internal/identifiers.js
var require_identifiers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const numeric = /^[0-9]+$/;
	const compareIdentifiers = (a, b) => {
		if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
		const anum = numeric.test(a);
		const bnum = numeric.test(b);
		if (anum && bnum) {
			a = +a;
			b = +b;
		}
		return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
	};
	const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
	module.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
}));

// node_modules/semver/classes/semver.js
var require_semver = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = require_debug();
	const { MAX_LENGTH, MAX_SAFE_INTEGER } = require_constants();
	const { safeRe: re, t } = require_re();
	const parseOptions = require_parse_options();
	const { compareIdentifiers } = require_identifiers();
	const isPrereleaseIdentifier = (prerelease, identifier) => {
		const identifiers = identifier.split(".");
		if (identifiers.length > prerelease.length) return false;
		for (let i = 0; i < identifiers.length; i++) if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) return false;
		return true;
	};
	var SemVer = class SemVer {
		constructor(version, options) {
			options = parseOptions(options);
			if (version instanceof SemVer) {
				if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) return version;
				else version = version.version;
			} else if (typeof version !== "string") throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
			if (version.length > MAX_LENGTH) throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
			debug("SemVer", version, options);
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
			if (!m) throw new TypeError(`Invalid Version: ${version}`);
			this.raw = version;
			this.major = +m[1];
			this.minor = +m[2];
			this.patch = +m[3];
			if (this.major > MAX_SAFE_INTEGER || this.major < 0) throw new TypeError("Invalid major version");
			if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) throw new TypeError("Invalid minor version");
			if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) throw new TypeError("Invalid patch version");
			if (!m[4]) this.prerelease = [];
			else this.prerelease = m[4].split(".").map((id) => {
				if (/^[0-9]+$/.test(id)) {
					const num = +id;
					if (num >= 0 && num < MAX_SAFE_INTEGER) return num;
				}
				return id;
			});
			this.build = m[5] ? m[5].split(".") : [];
			this.format();
		}
		format() {
			this.version = `${this.major}.${this.minor}.${this.patch}`;
			if (this.prerelease.length) this.version += `-${this.prerelease.join(".")}`;
			return this.version;
		}
		toString() {
			return this.version;
		}
		compare(other) {
			debug("SemVer.compare", this.version, this.options, other);
			if (!(other instanceof SemVer)) {
				if (typeof other === "string" && other === this.version) return 0;
				other = new SemVer(other, this.options);
			}
			if (other.version === this.version) return 0;
			return this.compareMain(other) || this.comparePre(other);
		}
		compareMain(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.major < other.major) return -1;
			if (this.major > other.major) return 1;
			if (this.minor < other.minor) return -1;
			if (this.minor > other.minor) return 1;
			if (this.patch < other.patch) return -1;
			if (this.patch > other.patch) return 1;
			return 0;
		}
		comparePre(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.prerelease.length && !other.prerelease.length) return -1;
			else if (!this.prerelease.length && other.prerelease.length) return 1;
			else if (!this.prerelease.length && !other.prerelease.length) return 0;
			let i = 0;
			do {
				const a = this.prerelease[i];
				const b = other.prerelease[i];
				debug("prerelease compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		compareBuild(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			let i = 0;
			do {
				const a = this.build[i];
				const b = other.build[i];
				debug("build compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		inc(release, identifier, identifierBase) {
			if (release.startsWith("pre")) {
				if (!identifier && identifierBase === false) throw new Error("invalid increment argument: identifier is empty");
				if (identifier) {
					const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
					if (!match || match[1] !== identifier) throw new Error(`invalid identifier: ${identifier}`);
				}
			}
			switch (release) {
				case "premajor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor = 0;
					this.major++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "preminor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "prepatch":
					this.prerelease.length = 0;
					this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "prerelease":
					if (this.prerelease.length === 0) this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "release":
					if (this.prerelease.length === 0) throw new Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) this.major++;
					this.minor = 0;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "minor":
					if (this.patch !== 0 || this.prerelease.length === 0) this.minor++;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "patch":
					if (this.prerelease.length === 0) this.patch++;
					this.prerelease = [];
					break;
				case "pre": {
					const base = Number(identifierBase) ? 1 : 0;
					if (this.prerelease.length === 0) this.prerelease = [base];
					else {
						let i = this.prerelease.length;
						while (--i >= 0) if (typeof this.prerelease[i] === "number") {
							this.prerelease[i]++;
							i = -2;
						}
						if (i === -1) {
							if (identifier === this.prerelease.join(".") && identifierBase === false) throw new Error("invalid increment argument: identifier already exists");
							this.prerelease.push(base);
						}
					}
					if (identifier) {
						let prerelease = [identifier, base];
						if (identifierBase === false) prerelease = [identifier];
						if (isPrereleaseIdentifier(this.prerelease, identifier)) {
							const prereleaseBase = this.prerelease[identifier.split(".").length];
							if (isNaN(prereleaseBase)) this.prerelease = prerelease;
						} else this.prerelease = prerelease;
					}
					break;
				}
				default: throw new Error(`invalid increment argument: ${release}`);
			}
			this.raw = this.format();
			if (this.build.length) this.raw += `+${this.build.join(".")}`;
			return this;
		}
	};
	module.exports = SemVer;
}));

// node_modules/semver/functions/compare.js
var require_compare = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver();
	const compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
	module.exports = compare;
}));

// node_modules/semver/functions/eq.js
var require_eq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const eq = (a, b, loose) => compare(a, b, loose) === 0;
	module.exports = eq;
}));

// node_modules/semver/functions/neq.js
var require_neq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const neq = (a, b, loose) => compare(a, b, loose) !== 0;
	module.exports = neq;
}));

// node_modules/semver/functions/gt.js
var require_gt = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const gt = (a, b, loose) => compare(a, b, loose) > 0;
	module.exports = gt;
}));

// node_modules/semver/functions/gte.js
var require_gte = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const gte = (a, b, loose) => compare(a, b, loose) >= 0;
	module.exports = gte;
}));

// node_modules/semver/functions/lt.js
var require_lt = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const lt = (a, b, loose) => compare(a, b, loose) < 0;
	module.exports = lt;
}));

// node_modules/semver/functions/lte.js
var require_lte = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const lte = (a, b, loose) => compare(a, b, loose) <= 0;
	module.exports = lte;
}));

// node_modules/semver/functions/cmp.js
var require_cmp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const eq = require_eq();
	const neq = require_neq();
	const gt = require_gt();
	const gte = require_gte();
	const lt = require_lt();
	const lte = require_lte();
	const cmp = (a, op, b, loose) => {
		switch (op) {
			case "===":
				if (typeof a === "object") a = a.version;
				if (typeof b === "object") b = b.version;
				return a === b;
			case "!==":
				if (typeof a === "object") a = a.version;
				if (typeof b === "object") b = b.version;
				return a !== b;
			case "":
			case "=":
			case "==": return eq(a, b, loose);
			case "!=": return neq(a, b, loose);
			case ">": return gt(a, b, loose);
			case ">=": return gte(a, b, loose);
			case "<": return lt(a, b, loose);
			case "<=": return lte(a, b, loose);
			default: throw new TypeError(`Invalid operator: ${op}`);
		}
	};
	module.exports = cmp;
}));

// node_modules/semver/classes/comparator.js
var require_comparator = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ANY = Symbol("SemVer ANY");
	var Comparator = class Comparator {
		static get ANY() {
			return ANY;
		}
		constructor(comp, options) {
			options = parseOptions(options);
			if (comp instanceof Comparator) {
				if (comp.loose === !!options.loose) return comp;
				else comp = comp.value;
			}
			comp = comp.trim().split(/\s+/).join(" ");
			debug("comparator", comp, options);
			this.options = options;
			this.loose = !!options.loose;
			this.parse(comp);
			if (this.semver === ANY) this.value = "";
			else this.value = this.operator + this.semver.version;
			debug("comp", this);
		}
		parse(comp) {
			const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
			const m = comp.match(r);
			if (!m) throw new TypeError(`Invalid comparator: ${comp}`);
			this.operator = m[1] !== void 0 ? m[1] : "";
			if (this.operator === "=") this.operator = "";
			if (!m[2]) this.semver = ANY;
			else this.semver = new SemVer(m[2], this.options.loose);
		}
		toString() {
			return this.value;
		}
		test(version) {
			debug("Comparator.test", version, this.options.loose);
			if (this.semver === ANY || version === ANY) return true;
			if (typeof version === "string") try {
				version = new SemVer(version, this.options);
			} catch (er) {
				return false;
			}
			return cmp(version, this.operator, this.semver, this.options);
		}
		intersects(comp, options) {
			if (!(comp instanceof Comparator)) throw new TypeError("a Comparator is required");
			if (this.operator === "") {
				if (this.value === "") return true;
				return new Range(comp.value, options).test(this.value);
			} else if (comp.operator === "") {
				if (comp.value === "") return true;
				return new Range(this.value, options).test(comp.semver);
			}
			options = parseOptions(options);
			if (options.includePrerelease && (this.value === "<0.0.0-0" || comp.value === "<0.0.0-0")) return false;
			if (!options.includePrerelease && (this.value.startsWith("<0.0.0") || comp.value.startsWith("<0.0.0"))) return false;
			if (this.operator.startsWith(">") && comp.operator.startsWith(">")) return true;
			if (this.operator.startsWith("<") && comp.operator.startsWith("<")) return true;
			if (this.semver.version === comp.semver.version && this.operator.includes("=") && comp.operator.includes("=")) return true;
			if (cmp(this.semver, "<", comp.semver, options) && this.operator.startsWith(">") && comp.operator.startsWith("<")) return true;
			if (cmp(this.semver, ">", comp.semver, options) && this.operator.startsWith("<") && comp.operator.startsWith(">")) return true;
			return false;
		}
	};
	module.exports = Comparator;
	const parseOptions = require_parse_options();
	const { safeRe: re, t } = require_re();
	const cmp = require_cmp();
	const debug = require_debug();
	const SemVer = require_semver();
	const Range = require_range();
}));

// node_modules/semver/internal/trim-comparator-whitespace.js
var require_trim_comparator_whitespace = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { MAX_LENGTH, MAX_SAFE_BUILD_LENGTH, WHITESPACE_CHARACTERS } = require_constants();
	const whitespace = /* @__PURE__ */ new Uint8Array(65536);
	for (const char of WHITESPACE_CHARACTERS) whitespace[char.charCodeAt(0)] = 1;
	const isWhitespace = (char) => char !== void 0 && whitespace[char.charCodeAt(0)] === 1;
	const isVersionPrefix = (char) => char === "v" || char === "=" || isWhitespace(char);
	const isDigit = (char) => char !== void 0 && char >= "0" && char <= "9";
	const isLetter = (char) => char !== void 0 && (char >= "a" && char <= "z" || char >= "A" && char <= "Z");
	const isIdentifierCharacter = (char) => isDigit(char) || isLetter(char) || char === "-";
	const isVersionStart = (char) => isDigit(char) || char === "x" || char === "X" || char === "*";
	const findDigitsEndIndex = (range, start, limit, digitRuns) => {
		if (!isDigit(range[start])) return start;
		if (start >= digitRuns.start && start < digitRuns.end) return Math.min(start + limit, digitRuns.end);
		if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) return Math.min(start + limit, digitRuns.previousEnd);
		let end = start + 1;
		while (isDigit(range[end])) end++;
		digitRuns.previousStart = digitRuns.start;
		digitRuns.previousEnd = digitRuns.end;
		digitRuns.start = start;
		digitRuns.end = end;
		return Math.min(start + limit, end);
	};
	const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
		if (!loose && range[start] === "0") return start + 1;
		return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
	};
	const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
		const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
		if (isLetter(range[digitsEnd]) || range[digitsEnd] === "-") {
			let end = digitsEnd + 1;
			const limit = end + MAX_SAFE_BUILD_LENGTH;
			while (end < limit && isIdentifierCharacter(range[end])) end++;
			return end;
		}
		return findVersionNumberEndIndex(range, start, loose, digitRuns);
	};
	const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
		const hyphen = range[start] === "-";
		if (!loose && !hyphen) return start;
		const identifierStart = start + (hyphen ? 1 : 0);
		let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
		if (end === identifierStart) {
			if (!loose || !hyphen) return start;
			end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
		}
		while (range[end] === ".") {
			const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
			if (next === end + 1) break;
			end = next;
		}
		return end;
	};
	const findBuildIdentifierEndIndex = (range, start) => {
		let end = start;
		while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) end++;
		return end;
	};
	const findBuildEndIndex = (range, start) => {
		if (range[start] !== "+") return start;
		let end = findBuildIdentifierEndIndex(range, start + 1);
		if (end === start + 1) return start;
		while (range[end] === ".") {
			const next = findBuildIdentifierEndIndex(range, end + 1);
			if (next === end + 1) break;
			end = next;
		}
		return end;
	};
	const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
		let end = start;
		for (let component = 0; component < 3; component++) {
			const next = findVersionNumberEndIndex(range, end, true, digitRuns);
			if (next === end) return start;
			end = next;
			if (component < 2) {
				if (range[end] !== ".") return start;
				end++;
			}
		}
		const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
		return findBuildEndIndex(range, prereleaseEnd);
	};
	const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
		if (isDigit(range[start])) return findVersionNumberEndIndex(range, start, false, digitRuns);
		return isVersionStart(range[start]) ? start + 1 : start;
	};
	const findPartialVersionEndIndex = (range, start, digitRuns) => {
		let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
		for (let component = 0; component < 2; component++) {
			if (range[end] !== ".") return end;
			const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
			if (next === end + 1) return end;
			end = next;
		}
		const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
		return findBuildEndIndex(range, prereleaseEnd);
	};
	const findVersionEndIndex = (range, start, digitRuns) => {
		const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
		return fullVersionEnd !== start ? fullVersionEnd : findPartialVersionEndIndex(range, start, digitRuns);
	};
	const findRemovableWhitespaceIndex = (range, matchStart) => {
		let position = matchStart;
		if (isWhitespace(range[position])) position++;
		if (range[position] === "<" || range[position] === ">") position++;
		if (range[position] === "=") position++;
		return isWhitespace(range[position]) ? position : -1;
	};
	const trimComparatorWhitespace = (range) => {
		let result = "";
		let copyFrom = 0;
		let cursor = 0;
		const digitRuns = {
			start: -1,
			end: -1,
			previousStart: -1,
			previousEnd: -1
		};
		while (cursor < range.length) {
			const matchStart = cursor;
			if (range[cursor] === "<" || range[cursor] === ">") cursor++;
			else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
				cursor++;
				continue;
			}
			while (cursor < range.length && isVersionPrefix(range[cursor])) cursor++;
			if (!isVersionStart(range[cursor])) continue;
			const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
			if (whitespacePosition !== -1) {
				result += range.slice(copyFrom, whitespacePosition);
				copyFrom = whitespacePosition + 1;
			}
			cursor = findVersionEndIndex(range, cursor, digitRuns);
		}
		return result + range.slice(copyFrom);
	};
	module.exports = trimComparatorWhitespace;
}));

// node_modules/semver/classes/range.js
var require_range = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SPACE_CHARACTERS = /\s+/g;
	var Range = class Range {
		constructor(range, options) {
			options = parseOptions(options);
			if (range instanceof Range) {
				if (range.loose === !!options.loose && range.includePrerelease === !!options.includePrerelease) return range;
				else return new Range(range.raw, options);
			}
			if (range instanceof Comparator) {
				this.raw = range.value;
				this.set = [[range]];
				this.formatted = void 0;
				return this;
			}
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			this.raw = range.trim().replace(SPACE_CHARACTERS, " ");
			this.set = this.raw.split("||").map((r) => this.parseRange(r.trim())).filter((c) => c.length);
			if (!this.set.length) throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
			if (this.set.length > 1) {
				const first = this.set[0];
				this.set = this.set.filter((c) => !isNullSet(c[0]));
				if (this.set.length === 0) this.set = [first];
				else if (this.set.length > 1) {
					for (const c of this.set) if (c.length === 1 && isAny(c[0])) {
						this.set = [c];
						break;
					}
				}
			}
			this.formatted = void 0;
		}
		get range() {
			if (this.formatted === void 0) {
				this.formatted = "";
				for (let i = 0; i < this.set.length; i++) {
					if (i > 0) this.formatted += "||";
					const comps = this.set[i];
					for (let k = 0; k < comps.length; k++) {
						if (k > 0) this.formatted += " ";
						this.formatted += comps[k].toString().trim();
					}
				}
			}
			return this.formatted;
		}
		format() {
			return this.range;
		}
		toString() {
			return this.range;
		}
		parseRange(range) {
			range = range.replace(BUILDSTRIPRE, "");
			const memoKey = ((this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) | (this.options.loose && FLAG_LOOSE)) + ":" + range;
			const cached = cache.get(memoKey);
			if (cached) return cached;
			const loose = this.options.loose;
			const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
			range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
			debug("hyphen replace", range);
			range = trimComparatorWhitespace(range);
			debug("comparator trim", range);
			range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
			debug("tilde trim", range);
			range = range.replace(re[t.CARETTRIM], caretTrimReplace);
			debug("caret trim", range);
			let rangeList = range.split(" ").map((comp) => parseComparator(comp, this.options)).join(" ").split(/\s+/).map((comp) => replaceGTE0(comp, this.options));
			if (loose) rangeList = rangeList.filter((comp) => {
				debug("loose invalid filter", comp, this.options);
				return !!comp.match(re[t.COMPARATORLOOSE]);
			});
			debug("range list", rangeList);
			const rangeMap = /* @__PURE__ */ new Map();
			const comparators = rangeList.map((comp) => new Comparator(comp, this.options));
			for (const comp of comparators) {
				if (isNullSet(comp)) return [comp];
				rangeMap.set(comp.value, comp);
			}
			if (rangeMap.size > 1 && rangeMap.has("")) rangeMap.delete("");
			const result = [...rangeMap.values()];
			cache.set(memoKey, result);
			return result;
		}
		intersects(range, options) {
			if (!(range instanceof Range)) throw new TypeError("a Range is required");
			return this.set.some((thisComparators) => {
				return isSatisfiable(thisComparators, options) && range.set.some((rangeComparators) => {
					return isSatisfiable(rangeComparators, options) && thisComparators.every((thisComparator) => {
						return rangeComparators.every((rangeComparator) => {
							return thisComparator.intersects(rangeComparator, options);
						});
					});
				});
			});
		}
		test(version) {
			if (!version) return false;
			if (typeof version === "string") try {
				version = new SemVer(version, this.options);
			} catch (er) {
				return false;
			}
			for (let i = 0; i < this.set.length; i++) if (testSet(this.set[i], version, this.options)) return true;
			return false;
		}
	};
	module.exports = Range;
	const cache = new (require_lrucache())();
	const parseOptions = require_parse_options();
	const Comparator = require_comparator();
	const debug = require_debug();
	const SemVer = require_semver();
	const trimComparatorWhitespace = require_trim_comparator_whitespace();
	const { safeRe: re, src, t, tildeTrimReplace, caretTrimReplace } = require_re();
	const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = require_constants();
	const BUILDSTRIPRE = new RegExp(src[t.BUILD], "g");
	const isNullSet = (c) => c.value === "<0.0.0-0";
	const isAny = (c) => c.value === "";
	const isSatisfiable = (comparators, options) => {
		let result = true;
		const remainingComparators = comparators.slice();
		let testComparator = remainingComparators.pop();
		while (result && remainingComparators.length) {
			result = remainingComparators.every((otherComparator) => {
				return testComparator.intersects(otherComparator, options);
			});
			testComparator = remainingComparators.pop();
		}
		return result;
	};
	const parseComparator = (comp, options) => {
		comp = comp.replace(re[t.BUILD], "");
		debug("comp", comp, options);
		comp = replaceCarets(comp, options);
		debug("caret", comp);
		comp = replaceTildes(comp, options);
		debug("tildes", comp);
		comp = replaceXRanges(comp, options);
		debug("xrange", comp);
		comp = replaceStars(comp, options);
		debug("stars", comp);
		return comp;
	};
	const isX = (id) => !id || id.toLowerCase() === "x" || id === "*";
	const invalidXRangeOrder = (M, m, p) => isX(M) && !isX(m) || isX(m) && p && !isX(p);
	const replaceTildes = (comp, options) => {
		return comp.trim().split(/\s+/).map((c) => replaceTilde(c, options)).join(" ");
	};
	const replaceTilde = (comp, options) => {
		const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
		const z = options.includePrerelease ? "-0" : "";
		return comp.replace(r, (_, M, m, p, pr) => {
			debug("tilde", comp, _, M, m, p, pr);
			let ret;
			if (isX(M)) ret = "";
			else if (isX(m)) ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
			else if (isX(p)) ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
			else if (pr) {
				debug("replaceTilde pr", pr);
				ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
			} else ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
			debug("tilde return", ret);
			return ret;
		});
	};
	const replaceCarets = (comp, options) => {
		return comp.trim().split(/\s+/).map((c) => replaceCaret(c, options)).join(" ");
	};
	const replaceCaret = (comp, options) => {
		debug("caret", comp, options);
		const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
		const z = options.includePrerelease ? "-0" : "";
		return comp.replace(r, (_, M, m, p, pr) => {
			debug("caret", comp, _, M, m, p, pr);
			let ret;
			if (isX(M)) ret = "";
			else if (isX(m)) ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
			else if (isX(p)) {
				if (M === "0") ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
				else ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
			} else if (pr) {
				debug("replaceCaret pr", pr);
				if (M === "0") {
					if (m === "0") ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
					else ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
				} else ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
			} else {
				debug("no pr");
				if (M === "0") {
					if (m === "0") ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
					else ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
				} else ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
			}
			debug("caret return", ret);
			return ret;
		});
	};
	const replaceXRanges = (comp, options) => {
		debug("replaceXRanges", comp, options);
		return comp.split(/\s+/).map((c) => replaceXRange(c, options)).join(" ");
	};
	const replaceXRange = (comp, options) => {
		comp = comp.trim();
		const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
		return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
			debug("xRange", comp, ret, gtlt, M, m, p, pr);
			if (invalidXRangeOrder(M, m, p)) return comp;
			const xM = isX(M);
			const xm = xM || isX(m);
			const xp = xm || isX(p);
			const anyX = xp;
			if (gtlt === "=" && anyX) gtlt = "";
			pr = options.includePrerelease ? "-0" : "";
			if (xM) {
				if (gtlt === ">" || gtlt === "<") ret = "<0.0.0-0";
				else ret = "*";
			} else if (gtlt && anyX) {
				if (xm) m = 0;
				p = 0;
				if (gtlt === ">") {
					gtlt = ">=";
					if (xm) {
						M = +M + 1;
						m = 0;
						p = 0;
					} else {
						m = +m + 1;
						p = 0;
					}
				} else if (gtlt === "<=") {
					gtlt = "<";
					if (xm) M = +M + 1;
					else m = +m + 1;
				}
				if (gtlt === "<") pr = "-0";
				ret = `${gtlt + M}.${m}.${p}${pr}`;
			} else if (xm) ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
			else if (xp) ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
			debug("xRange return", ret);
			return ret;
		});
	};
	const replaceStars = (comp, options) => {
		debug("replaceStars", comp, options);
		return comp.trim().replace(re[t.STAR], "");
	};
	const replaceGTE0 = (comp, options) => {
		debug("replaceGTE0", comp, options);
		return comp.trim().replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], "");
	};
	const hyphenReplace = (incPr) => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
		if (isX(fM)) from = "";
		else if (isX(fm)) from = `>=${fM}.0.0${incPr ? "-0" : ""}`;
		else if (isX(fp)) from = `>=${fM}.${fm}.0${incPr ? "-0" : ""}`;
		else if (fpr) from = `>=${from}`;
		else from = `>=${from}${incPr ? "-0" : ""}`;
		if (isX(tM)) to = "";
		else if (isX(tm)) to = `<${+tM + 1}.0.0-0`;
		else if (isX(tp)) to = `<${tM}.${+tm + 1}.0-0`;
		else if (tpr) to = `<=${tM}.${tm}.${tp}-${tpr}`;
		else if (incPr) to = `<${tM}.${tm}.${+tp + 1}-0`;
		else to = `<=${to}`;
		return `${from} ${to}`.trim();
	};
	const testSet = (set, version, options) => {
		for (let i = 0; i < set.length; i++) if (!set[i].test(version)) return false;
		if (version.prerelease.length && !options.includePrerelease) {
			for (let i = 0; i < set.length; i++) {
				debug(set[i].semver);
				if (set[i].semver === Comparator.ANY) continue;
				if (set[i].semver.prerelease.length > 0) {
					const allowed = set[i].semver;
					if (allowed.major === version.major && allowed.minor === version.minor && allowed.patch === version.patch) return true;
				}
			}
			return false;
		}
		return true;
	};
}));

// node_modules/semver/functions/satisfies.js
var require_satisfies = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Range = require_range();
	const satisfies = (version, range, options) => {
		try {
			range = new Range(range, options);
		} catch (er) {
			return false;
		}
		return range.test(version);
	};
	module.exports = satisfies;
}));

// node_modules/semver/ranges/valid.js
var require_valid = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Range = require_range();
	const validRange = (range, options) => {
		try {
			return new Range(range, options).range || "*";
		} catch (er) {
			return null;
		}
	};
	module.exports = validRange;
}));

// src/steps/build/engines.ts
var engines_exports = /* @__PURE__ */ __exportAll({ unfitNode: () => unfitNode });
var import_satisfies = /* @__PURE__ */ __toESM(require_satisfies(), 1);
var import_valid = /* @__PURE__ */ __toESM(require_valid(), 1);
const longestRange = 200;
const limitMs = 5e3;
async function unfitNode(buildRoot, environment, { exec, signal }) {
	const { engines } = objectOf(parseJson(await readIfThere(path$1.join(buildRoot, "package.json")) ?? ""));
	const { node: wanted } = objectOf(engines);
	if (typeof wanted !== "string" || wanted.length > longestRange || (0, import_valid.default)(wanted) === null) return void 0;
	const ran = await exec("node", ["--version"], {
		cwd: buildRoot,
		env: {
			...environment,
			PATH: withoutNpm(environment.PATH ?? "")
		},
		signal,
		limitMs
	});
	const [, version] = /^v(\d+\.\d+\.\d+)\s*$/.exec(ran.kind === "exited" ? ran.stdout : "") ?? [];
	if (version === void 0 || (0, import_satisfies.default)(version, wanted)) return void 0;
	return `package.json asks for Node ${plainText(wanted)} (engines), and the build runs on Node ${version}.`;
}

export { detect_exports as n, frameworks_exports as r, engines_exports as t };