const n = globalThis.process.getBuiltinModule("node:module").createRequire(import.meta.url);
const [e, t, r] = (() => {
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
return [__toESM, __exportAll, __commonJSMin];
})();
import { Gt as i, Wt as a, an as o, mt as s } from "./shared.js";
import { B as c } from "./shared-later.js";
import { Rt as l } from "./shared-rarely.js";
const { promises: u } = globalThis.process.getBuiltinModule("node:fs"), d = globalThis.process.getBuiltinModule("fs"), { promises: f } = globalThis.process.getBuiltinModule("fs"), p = globalThis.process.getBuiltinModule("path"), m = globalThis.process.getBuiltinModule("node:os"), h = globalThis.process.getBuiltinModule("node:path"), { fileURLToPath: g } = globalThis.process.getBuiltinModule("node:url");
globalThis.process.getBuiltinModule("node:net");
// node_modules/@azure/static-web-apps-cli/dist/core/env.js
var _ = e(r(((e, t) => {
	let n = process.platform === "win32", r = n ? "\\\\+" : "\\/", i = n ? "\\\\" : "/", a = `((?:[^${i}]*(?:${i}|$))*)`, o = `([^${i}]*)`;
	function globrex(e, { extended: t = !1, globstar: n = !1, strict: i = !1, filepath: s = !1, flags: c = "" } = {}) {
		let l = "", u = "", d = {
			regex: "",
			segments: []
		}, f = !1, p = !1, m = [];
		function add(e, { split: t, last: n, only: i } = {}) {
			i !== "path" && (l += e), s && i !== "regex" && (d.regex += e === "\\/" ? r : e, t ? (n && (u += e), u !== "" && (c.includes("g") || (u = `^${u}$`), d.segments.push(new RegExp(u, c))), u = "") : u += e);
		}
		let h, g;
		for (let r = 0; r < e.length; r++) if (h = e[r], g = e[r + 1], [
			"\\",
			"$",
			"^",
			".",
			"="
		].includes(h)) add(`\\${h}`);
		else if (h === "/") add(`\\${h}`, { split: !0 }), g === "/" && !i && (l += "?");
		else if (h === "(") {
			if (m.length) {
				add(h);
				continue;
			}
			add(`\\${h}`);
		} else if (h === ")") {
			if (m.length) {
				add(h);
				let e = m.pop();
				add(e === "@" ? "{1}" : e === "!" ? "([^/]*)" : e);
				continue;
			}
			add(`\\${h}`);
		} else if (h === "|") {
			if (m.length) {
				add(h);
				continue;
			}
			add(`\\${h}`);
		} else if (h === "+") {
			if (g === "(" && t) {
				m.push(h);
				continue;
			}
			add(`\\${h}`);
		} else if (h === "@" && t && g === "(") m.push(h);
		else if (h === "!") {
			if (t) {
				if (p) {
					add("^");
					continue;
				}
				if (g === "(") {
					m.push(h), add("(?!"), r++;
					continue;
				}
				add(`\\${h}`);
				continue;
			}
			add(`\\${h}`);
		} else if (h === "?") {
			if (t) {
				g === "(" ? m.push(h) : add(".");
				continue;
			}
			add(`\\${h}`);
		} else if (h === "[") {
			if (p && g === ":") {
				r++;
				let t = "";
				for (; e[++r] !== ":";) t += e[r];
				t === "alnum" ? add("(\\w|\\d)") : t === "space" ? add("\\s") : t === "digit" && add("\\d"), r++;
				continue;
			}
			if (t) {
				p = !0, add(h);
				continue;
			}
			add(`\\${h}`);
		} else if (h === "]") {
			if (t) {
				p = !1, add(h);
				continue;
			}
			add(`\\${h}`);
		} else if (h === "{") {
			if (t) {
				f = !0, add("(");
				continue;
			}
			add(`\\${h}`);
		} else if (h === "}") {
			if (t) {
				f = !1, add(")");
				continue;
			}
			add(`\\${h}`);
		} else if (h === ",") {
			if (f) {
				add("|");
				continue;
			}
			add(`\\${h}`);
		} else if (h === "*") {
			if (g === "(" && t) {
				m.push(h);
				continue;
			}
			let i = e[r - 1], s = 1;
			for (; e[r + 1] === "*";) s++, r++;
			let c = e[r + 1];
			n ? s > 1 && (i === "/" || i === void 0) && (c === "/" || c === void 0) ? (add("((?:[^/]*(?:/|$))*)", { only: "regex" }), add(a, {
				only: "path",
				last: !0,
				split: !0
			}), r++) : (add("([^/]*)", { only: "regex" }), add(o, { only: "path" })) : add(".*");
		} else add(h);
		c.includes("g") || (l = `^${l}$`, u = `^${u}$`, s && (d.regex = `^${d.regex}$`));
		let _ = { regex: new RegExp(l, c) };
		return s && (d.segments.push(new RegExp(u, c)), d.regex = new RegExp(d.regex, c), d.globstar = new RegExp(c.includes("g") ? a : `^${a}$`, c), _.path = d), _;
	}
	t.exports = globrex;
}))(), 1);
function swaCLIEnv(...e) {
	let t = { ...process.env };
	for (let n of e) t = {
		...t,
		...n
	};
	return t;
}
function useEnvVarOrUseDefault(e, t) {
	return e === void 0 ? t : e === "true" || e === "1" ? !0 : e === "false" || e === "0" || e === "null" || e === "undefined" ? !1 : t;
}
// node_modules/@azure/static-web-apps-cli/dist/core/utils/docker.js
let v;
function hasDockerEnv() {
	try {
		return d.accessSync("/.dockerenv"), !0;
	} catch {
		return !1;
	}
}
function hasDockerCGroup() {
	try {
		return d.readFileSync("/proc/1/cgroup", "utf8").includes("docker");
	} catch {
		return !1;
	}
}
const isRunningInDocker = () => v ??= hasDockerEnv() || hasDockerCGroup(), { SWA_CLI_APP_LOCATION: y, SWA_CLI_API_LOCATION: b, SWA_CLI_DATA_API_LOCATION: ee, SWA_CLI_SERVER_TIMEOUT: te, SWA_CLI_OUTPUT_LOCATION: ne, SWA_CLI_OPEN_BROWSER: re, SWA_CLI_APP_SSL: ie, SWA_CLI_APP_SSL_KEY: ae, SWA_CLI_APP_SSL_CERT: oe, SWA_CLI_PORT: se, SWA_CLI_HOST: ce, SWA_CLI_API_PORT: le, SWA_CLI_DATA_API_PORT: ue, SWA_CLI_DEBUG: de, SWA_RUNTIME_CONFIG_LOCATION: fe, SWA_RUNTIME_WORKFLOW_LOCATION: pe, SWA_CLI_STARTUP_COMMAND: me, SWA_CLI_APP_BUILD_COMMAND: he, SWA_CLI_API_BUILD_COMMAND: x, SWA_CLI_LOGIN_USE_KEYCHAIN: S, AZURE_SUBSCRIPTION_ID: C, AZURE_RESOURCE_GROUP: w, AZURE_TENANT_ID: T, AZURE_CLIENT_ID: E, AZURE_CLIENT_SECRET: D, SWA_CLI_APP_NAME: O, SWA_CLI_DEPLOY_DRY_RUN: k, SWA_CLI_DEPLOY_ENV: A, SWA_CLI_LOGIN_CLEAR_CREDENTIALS: j, SWA_CLI_APP_DEVSERVER_URL: M, SWA_CLI_API_DEVSERVER_URL: N, SWA_CLI_DATA_API_DEVSERVER_URL: P, SWA_CLI_DATA_API_FOLDER: F, SWA_CLI_API_LANGUAGE: I, SWA_CLI_API_VERSION: L } = swaCLIEnv(), R = {
	port: parseInt(se || "4280", 10),
	host: ce || (isRunningInDocker() ? "0.0.0.0" : "localhost"),
	apiPort: parseInt(le || "7071", 10),
	dataApiPort: parseInt(ue || "5000", 10),
	appLocation: y || ".",
	apiLocation: b || void 0,
	dataApiLocation: ee || void 0,
	outputLocation: ne || ".",
	swaConfigLocation: fe || void 0,
	ssl: useEnvVarOrUseDefault(ie, !1),
	sslCert: oe || void 0,
	sslKey: ae || void 0,
	appBuildCommand: he || void 0,
	apiBuildCommand: x || void 0,
	run: me || void 0,
	verbose: de || "log",
	devserverTimeout: parseInt(te || "60", 10),
	open: useEnvVarOrUseDefault(re, !1),
	githubActionWorkflowLocation: pe || void 0,
	appDevserverUrl: M || void 0,
	apiDevserverUrl: N || void 0,
	env: A || "preview",
	appName: O || void 0,
	dryRun: useEnvVarOrUseDefault(k, !1),
	apiLanguage: I || "node",
	apiVersion: L || "22",
	dataApiDevserverUrl: P || void 0,
	subscriptionId: C || void 0,
	resourceGroup: w || void 0,
	tenantId: T || void 0,
	clientId: E || void 0,
	clientSecret: D || void 0,
	useKeychain: useEnvVarOrUseDefault(S, !0),
	clearCredentials: useEnvVarOrUseDefault(j, !1),
	folderName: F || "swa-db-connections"
};
// node_modules/color-name/index.js
var ge = r(((e, t) => {
	t.exports = {
		aliceblue: [
			240,
			248,
			255
		],
		antiquewhite: [
			250,
			235,
			215
		],
		aqua: [
			0,
			255,
			255
		],
		aquamarine: [
			127,
			255,
			212
		],
		azure: [
			240,
			255,
			255
		],
		beige: [
			245,
			245,
			220
		],
		bisque: [
			255,
			228,
			196
		],
		black: [
			0,
			0,
			0
		],
		blanchedalmond: [
			255,
			235,
			205
		],
		blue: [
			0,
			0,
			255
		],
		blueviolet: [
			138,
			43,
			226
		],
		brown: [
			165,
			42,
			42
		],
		burlywood: [
			222,
			184,
			135
		],
		cadetblue: [
			95,
			158,
			160
		],
		chartreuse: [
			127,
			255,
			0
		],
		chocolate: [
			210,
			105,
			30
		],
		coral: [
			255,
			127,
			80
		],
		cornflowerblue: [
			100,
			149,
			237
		],
		cornsilk: [
			255,
			248,
			220
		],
		crimson: [
			220,
			20,
			60
		],
		cyan: [
			0,
			255,
			255
		],
		darkblue: [
			0,
			0,
			139
		],
		darkcyan: [
			0,
			139,
			139
		],
		darkgoldenrod: [
			184,
			134,
			11
		],
		darkgray: [
			169,
			169,
			169
		],
		darkgreen: [
			0,
			100,
			0
		],
		darkgrey: [
			169,
			169,
			169
		],
		darkkhaki: [
			189,
			183,
			107
		],
		darkmagenta: [
			139,
			0,
			139
		],
		darkolivegreen: [
			85,
			107,
			47
		],
		darkorange: [
			255,
			140,
			0
		],
		darkorchid: [
			153,
			50,
			204
		],
		darkred: [
			139,
			0,
			0
		],
		darksalmon: [
			233,
			150,
			122
		],
		darkseagreen: [
			143,
			188,
			143
		],
		darkslateblue: [
			72,
			61,
			139
		],
		darkslategray: [
			47,
			79,
			79
		],
		darkslategrey: [
			47,
			79,
			79
		],
		darkturquoise: [
			0,
			206,
			209
		],
		darkviolet: [
			148,
			0,
			211
		],
		deeppink: [
			255,
			20,
			147
		],
		deepskyblue: [
			0,
			191,
			255
		],
		dimgray: [
			105,
			105,
			105
		],
		dimgrey: [
			105,
			105,
			105
		],
		dodgerblue: [
			30,
			144,
			255
		],
		firebrick: [
			178,
			34,
			34
		],
		floralwhite: [
			255,
			250,
			240
		],
		forestgreen: [
			34,
			139,
			34
		],
		fuchsia: [
			255,
			0,
			255
		],
		gainsboro: [
			220,
			220,
			220
		],
		ghostwhite: [
			248,
			248,
			255
		],
		gold: [
			255,
			215,
			0
		],
		goldenrod: [
			218,
			165,
			32
		],
		gray: [
			128,
			128,
			128
		],
		green: [
			0,
			128,
			0
		],
		greenyellow: [
			173,
			255,
			47
		],
		grey: [
			128,
			128,
			128
		],
		honeydew: [
			240,
			255,
			240
		],
		hotpink: [
			255,
			105,
			180
		],
		indianred: [
			205,
			92,
			92
		],
		indigo: [
			75,
			0,
			130
		],
		ivory: [
			255,
			255,
			240
		],
		khaki: [
			240,
			230,
			140
		],
		lavender: [
			230,
			230,
			250
		],
		lavenderblush: [
			255,
			240,
			245
		],
		lawngreen: [
			124,
			252,
			0
		],
		lemonchiffon: [
			255,
			250,
			205
		],
		lightblue: [
			173,
			216,
			230
		],
		lightcoral: [
			240,
			128,
			128
		],
		lightcyan: [
			224,
			255,
			255
		],
		lightgoldenrodyellow: [
			250,
			250,
			210
		],
		lightgray: [
			211,
			211,
			211
		],
		lightgreen: [
			144,
			238,
			144
		],
		lightgrey: [
			211,
			211,
			211
		],
		lightpink: [
			255,
			182,
			193
		],
		lightsalmon: [
			255,
			160,
			122
		],
		lightseagreen: [
			32,
			178,
			170
		],
		lightskyblue: [
			135,
			206,
			250
		],
		lightslategray: [
			119,
			136,
			153
		],
		lightslategrey: [
			119,
			136,
			153
		],
		lightsteelblue: [
			176,
			196,
			222
		],
		lightyellow: [
			255,
			255,
			224
		],
		lime: [
			0,
			255,
			0
		],
		limegreen: [
			50,
			205,
			50
		],
		linen: [
			250,
			240,
			230
		],
		magenta: [
			255,
			0,
			255
		],
		maroon: [
			128,
			0,
			0
		],
		mediumaquamarine: [
			102,
			205,
			170
		],
		mediumblue: [
			0,
			0,
			205
		],
		mediumorchid: [
			186,
			85,
			211
		],
		mediumpurple: [
			147,
			112,
			219
		],
		mediumseagreen: [
			60,
			179,
			113
		],
		mediumslateblue: [
			123,
			104,
			238
		],
		mediumspringgreen: [
			0,
			250,
			154
		],
		mediumturquoise: [
			72,
			209,
			204
		],
		mediumvioletred: [
			199,
			21,
			133
		],
		midnightblue: [
			25,
			25,
			112
		],
		mintcream: [
			245,
			255,
			250
		],
		mistyrose: [
			255,
			228,
			225
		],
		moccasin: [
			255,
			228,
			181
		],
		navajowhite: [
			255,
			222,
			173
		],
		navy: [
			0,
			0,
			128
		],
		oldlace: [
			253,
			245,
			230
		],
		olive: [
			128,
			128,
			0
		],
		olivedrab: [
			107,
			142,
			35
		],
		orange: [
			255,
			165,
			0
		],
		orangered: [
			255,
			69,
			0
		],
		orchid: [
			218,
			112,
			214
		],
		palegoldenrod: [
			238,
			232,
			170
		],
		palegreen: [
			152,
			251,
			152
		],
		paleturquoise: [
			175,
			238,
			238
		],
		palevioletred: [
			219,
			112,
			147
		],
		papayawhip: [
			255,
			239,
			213
		],
		peachpuff: [
			255,
			218,
			185
		],
		peru: [
			205,
			133,
			63
		],
		pink: [
			255,
			192,
			203
		],
		plum: [
			221,
			160,
			221
		],
		powderblue: [
			176,
			224,
			230
		],
		purple: [
			128,
			0,
			128
		],
		rebeccapurple: [
			102,
			51,
			153
		],
		red: [
			255,
			0,
			0
		],
		rosybrown: [
			188,
			143,
			143
		],
		royalblue: [
			65,
			105,
			225
		],
		saddlebrown: [
			139,
			69,
			19
		],
		salmon: [
			250,
			128,
			114
		],
		sandybrown: [
			244,
			164,
			96
		],
		seagreen: [
			46,
			139,
			87
		],
		seashell: [
			255,
			245,
			238
		],
		sienna: [
			160,
			82,
			45
		],
		silver: [
			192,
			192,
			192
		],
		skyblue: [
			135,
			206,
			235
		],
		slateblue: [
			106,
			90,
			205
		],
		slategray: [
			112,
			128,
			144
		],
		slategrey: [
			112,
			128,
			144
		],
		snow: [
			255,
			250,
			250
		],
		springgreen: [
			0,
			255,
			127
		],
		steelblue: [
			70,
			130,
			180
		],
		tan: [
			210,
			180,
			140
		],
		teal: [
			0,
			128,
			128
		],
		thistle: [
			216,
			191,
			216
		],
		tomato: [
			255,
			99,
			71
		],
		turquoise: [
			64,
			224,
			208
		],
		violet: [
			238,
			130,
			238
		],
		wheat: [
			245,
			222,
			179
		],
		white: [
			255,
			255,
			255
		],
		whitesmoke: [
			245,
			245,
			245
		],
		yellow: [
			255,
			255,
			0
		],
		yellowgreen: [
			154,
			205,
			50
		]
	};
})), z = r(((e, t) => {
	let n = ge(), r = {};
	for (let e of Object.keys(n)) r[n[e]] = e;
	let i = {
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
	t.exports = i;
	for (let e of Object.keys(i)) {
		if (!("channels" in i[e])) throw Error("missing channels property: " + e);
		if (!("labels" in i[e])) throw Error("missing channel labels property: " + e);
		if (i[e].labels.length !== i[e].channels) throw Error("channel and label counts mismatch: " + e);
		let { channels: t, labels: n } = i[e];
		delete i[e].channels, delete i[e].labels, Object.defineProperty(i[e], "channels", { value: t }), Object.defineProperty(i[e], "labels", { value: n });
	}
	i.rgb.hsl = function(e) {
		let t = e[0] / 255, n = e[1] / 255, r = e[2] / 255, i = Math.min(t, n, r), a = Math.max(t, n, r), o = a - i, s, c;
		a === i ? s = 0 : t === a ? s = (n - r) / o : n === a ? s = 2 + (r - t) / o : r === a && (s = 4 + (t - n) / o), s = Math.min(s * 60, 360), s < 0 && (s += 360);
		let l = (i + a) / 2;
		return c = a === i ? 0 : l <= .5 ? o / (a + i) : o / (2 - a - i), [
			s,
			c * 100,
			l * 100
		];
	}, i.rgb.hsv = function(e) {
		let t, n, r, i, a, o = e[0] / 255, s = e[1] / 255, c = e[2] / 255, l = Math.max(o, s, c), u = l - Math.min(o, s, c), diffc = function(e) {
			return (l - e) / 6 / u + 1 / 2;
		};
		return u === 0 ? (i = 0, a = 0) : (a = u / l, t = diffc(o), n = diffc(s), r = diffc(c), o === l ? i = r - n : s === l ? i = 1 / 3 + t - r : c === l && (i = 2 / 3 + n - t), i < 0 ? i += 1 : i > 1 && --i), [
			i * 360,
			a * 100,
			l * 100
		];
	}, i.rgb.hwb = function(e) {
		let t = e[0], n = e[1], r = e[2], a = i.rgb.hsl(e)[0], o = 1 / 255 * Math.min(t, Math.min(n, r));
		return r = 1 - 1 / 255 * Math.max(t, Math.max(n, r)), [
			a,
			o * 100,
			r * 100
		];
	}, i.rgb.cmyk = function(e) {
		let t = e[0] / 255, n = e[1] / 255, r = e[2] / 255, i = Math.min(1 - t, 1 - n, 1 - r), a = (1 - t - i) / (1 - i) || 0, o = (1 - n - i) / (1 - i) || 0, s = (1 - r - i) / (1 - i) || 0;
		return [
			a * 100,
			o * 100,
			s * 100,
			i * 100
		];
	};
	function comparativeDistance(e, t) {
		return (e[0] - t[0]) ** 2 + (e[1] - t[1]) ** 2 + (e[2] - t[2]) ** 2;
	}
	i.rgb.keyword = function(e) {
		let t = r[e];
		if (t) return t;
		let i = Infinity, a;
		for (let t of Object.keys(n)) {
			let r = n[t], o = comparativeDistance(e, r);
			o < i && (i = o, a = t);
		}
		return a;
	}, i.keyword.rgb = function(e) {
		return n[e];
	}, i.rgb.xyz = function(e) {
		let t = e[0] / 255, n = e[1] / 255, r = e[2] / 255;
		t = t > .04045 ? ((t + .055) / 1.055) ** 2.4 : t / 12.92, n = n > .04045 ? ((n + .055) / 1.055) ** 2.4 : n / 12.92, r = r > .04045 ? ((r + .055) / 1.055) ** 2.4 : r / 12.92;
		let i = t * .4124 + n * .3576 + r * .1805, a = t * .2126 + n * .7152 + r * .0722, o = t * .0193 + n * .1192 + r * .9505;
		return [
			i * 100,
			a * 100,
			o * 100
		];
	}, i.rgb.lab = function(e) {
		let t = i.rgb.xyz(e), n = t[0], r = t[1], a = t[2];
		return n /= 95.047, r /= 100, a /= 108.883, n = n > .008856 ? n ** (1 / 3) : 7.787 * n + 16 / 116, r = r > .008856 ? r ** (1 / 3) : 7.787 * r + 16 / 116, a = a > .008856 ? a ** (1 / 3) : 7.787 * a + 16 / 116, [
			116 * r - 16,
			500 * (n - r),
			200 * (r - a)
		];
	}, i.hsl.rgb = function(e) {
		let t = e[0] / 360, n = e[1] / 100, r = e[2] / 100, i, a, o;
		if (n === 0) return o = r * 255, [
			o,
			o,
			o
		];
		i = r < .5 ? r * (1 + n) : r + n - r * n;
		let s = 2 * r - i, c = [
			0,
			0,
			0
		];
		for (let e = 0; e < 3; e++) a = t + 1 / 3 * -(e - 1), a < 0 && a++, a > 1 && a--, o = 6 * a < 1 ? s + (i - s) * 6 * a : 2 * a < 1 ? i : 3 * a < 2 ? s + (i - s) * (2 / 3 - a) * 6 : s, c[e] = o * 255;
		return c;
	}, i.hsl.hsv = function(e) {
		let t = e[0], n = e[1] / 100, r = e[2] / 100, i = n, a = Math.max(r, .01);
		r *= 2, n *= r <= 1 ? r : 2 - r, i *= a <= 1 ? a : 2 - a;
		let o = (r + n) / 2;
		return [
			t,
			(r === 0 ? 2 * i / (a + i) : 2 * n / (r + n)) * 100,
			o * 100
		];
	}, i.hsv.rgb = function(e) {
		let t = e[0] / 60, n = e[1] / 100, r = e[2] / 100, i = Math.floor(t) % 6, a = t - Math.floor(t), o = 255 * r * (1 - n), s = 255 * r * (1 - n * a), c = 255 * r * (1 - n * (1 - a));
		switch (r *= 255, i) {
			case 0: return [
				r,
				c,
				o
			];
			case 1: return [
				s,
				r,
				o
			];
			case 2: return [
				o,
				r,
				c
			];
			case 3: return [
				o,
				s,
				r
			];
			case 4: return [
				c,
				o,
				r
			];
			case 5: return [
				r,
				o,
				s
			];
		}
	}, i.hsv.hsl = function(e) {
		let t = e[0], n = e[1] / 100, r = e[2] / 100, i = Math.max(r, .01), a, o;
		o = (2 - n) * r;
		let s = (2 - n) * i;
		return a = n * i, a /= s <= 1 ? s : 2 - s, a ||= 0, o /= 2, [
			t,
			a * 100,
			o * 100
		];
	}, i.hwb.rgb = function(e) {
		let t = e[0] / 360, n = e[1] / 100, r = e[2] / 100, i = n + r, a;
		i > 1 && (n /= i, r /= i);
		let o = Math.floor(6 * t), s = 1 - r;
		a = 6 * t - o, o & 1 && (a = 1 - a);
		let c = n + a * (s - n), l, u, d;
		switch (o) {
			default:
			case 6:
			case 0:
				l = s, u = c, d = n;
				break;
			case 1:
				l = c, u = s, d = n;
				break;
			case 2:
				l = n, u = s, d = c;
				break;
			case 3:
				l = n, u = c, d = s;
				break;
			case 4:
				l = c, u = n, d = s;
				break;
			case 5: l = s, u = n, d = c;
		}
		return [
			l * 255,
			u * 255,
			d * 255
		];
	}, i.cmyk.rgb = function(e) {
		let t = e[0] / 100, n = e[1] / 100, r = e[2] / 100, i = e[3] / 100, a = 1 - Math.min(1, t * (1 - i) + i), o = 1 - Math.min(1, n * (1 - i) + i), s = 1 - Math.min(1, r * (1 - i) + i);
		return [
			a * 255,
			o * 255,
			s * 255
		];
	}, i.xyz.rgb = function(e) {
		let t = e[0] / 100, n = e[1] / 100, r = e[2] / 100, i, a, o;
		return i = t * 3.2406 + n * -1.5372 + r * -.4986, a = t * -.9689 + n * 1.8758 + r * .0415, o = t * .0557 + n * -.204 + r * 1.057, i = i > .0031308 ? 1.055 * i ** (1 / 2.4) - .055 : i * 12.92, a = a > .0031308 ? 1.055 * a ** (1 / 2.4) - .055 : a * 12.92, o = o > .0031308 ? 1.055 * o ** (1 / 2.4) - .055 : o * 12.92, i = Math.min(Math.max(0, i), 1), a = Math.min(Math.max(0, a), 1), o = Math.min(Math.max(0, o), 1), [
			i * 255,
			a * 255,
			o * 255
		];
	}, i.xyz.lab = function(e) {
		let t = e[0], n = e[1], r = e[2];
		return t /= 95.047, n /= 100, r /= 108.883, t = t > .008856 ? t ** (1 / 3) : 7.787 * t + 16 / 116, n = n > .008856 ? n ** (1 / 3) : 7.787 * n + 16 / 116, r = r > .008856 ? r ** (1 / 3) : 7.787 * r + 16 / 116, [
			116 * n - 16,
			500 * (t - n),
			200 * (n - r)
		];
	}, i.lab.xyz = function(e) {
		let t = e[0], n = e[1], r = e[2], i, a, o;
		a = (t + 16) / 116, i = n / 500 + a, o = a - r / 200;
		let s = a ** 3, c = i ** 3, l = o ** 3;
		return a = s > .008856 ? s : (a - 16 / 116) / 7.787, i = c > .008856 ? c : (i - 16 / 116) / 7.787, o = l > .008856 ? l : (o - 16 / 116) / 7.787, i *= 95.047, a *= 100, o *= 108.883, [
			i,
			a,
			o
		];
	}, i.lab.lch = function(e) {
		let t = e[0], n = e[1], r = e[2], i;
		return i = Math.atan2(r, n) * 360 / 2 / Math.PI, i < 0 && (i += 360), [
			t,
			Math.sqrt(n * n + r * r),
			i
		];
	}, i.lch.lab = function(e) {
		let t = e[0], n = e[1], r = e[2] / 360 * 2 * Math.PI;
		return [
			t,
			n * Math.cos(r),
			n * Math.sin(r)
		];
	}, i.rgb.ansi16 = function(e, t = null) {
		let [n, r, a] = e, o = t === null ? i.rgb.hsv(e)[2] : t;
		if (o = Math.round(o / 50), o === 0) return 30;
		let s = 30 + (Math.round(a / 255) << 2 | Math.round(r / 255) << 1 | Math.round(n / 255));
		return o === 2 && (s += 60), s;
	}, i.hsv.ansi16 = function(e) {
		return i.rgb.ansi16(i.hsv.rgb(e), e[2]);
	}, i.rgb.ansi256 = function(e) {
		let t = e[0], n = e[1], r = e[2];
		return t === n && n === r ? t < 8 ? 16 : t > 248 ? 231 : Math.round((t - 8) / 247 * 24) + 232 : 16 + 36 * Math.round(t / 255 * 5) + 6 * Math.round(n / 255 * 5) + Math.round(r / 255 * 5);
	}, i.ansi16.rgb = function(e) {
		let t = e % 10;
		if (t === 0 || t === 7) return e > 50 && (t += 3.5), t = t / 10.5 * 255, [
			t,
			t,
			t
		];
		let n = (~~(e > 50) + 1) * .5;
		return [
			(t & 1) * n * 255,
			(t >> 1 & 1) * n * 255,
			(t >> 2 & 1) * n * 255
		];
	}, i.ansi256.rgb = function(e) {
		if (e >= 232) {
			let t = (e - 232) * 10 + 8;
			return [
				t,
				t,
				t
			];
		}
		e -= 16;
		let t;
		return [
			Math.floor(e / 36) / 5 * 255,
			Math.floor((t = e % 36) / 6) / 5 * 255,
			t % 6 / 5 * 255
		];
	}, i.rgb.hex = function(e) {
		let t = (((Math.round(e[0]) & 255) << 16) + ((Math.round(e[1]) & 255) << 8) + (Math.round(e[2]) & 255)).toString(16).toUpperCase();
		return "000000".substring(t.length) + t;
	}, i.hex.rgb = function(e) {
		let t = e.toString(16).match(/[a-f0-9]{6}|[a-f0-9]{3}/i);
		if (!t) return [
			0,
			0,
			0
		];
		let n = t[0];
		t[0].length === 3 && (n = n.split("").map((e) => e + e).join(""));
		let r = parseInt(n, 16);
		return [
			r >> 16 & 255,
			r >> 8 & 255,
			r & 255
		];
	}, i.rgb.hcg = function(e) {
		let t = e[0] / 255, n = e[1] / 255, r = e[2] / 255, i = Math.max(Math.max(t, n), r), a = Math.min(Math.min(t, n), r), o = i - a, s, c;
		return s = o < 1 ? a / (1 - o) : 0, c = o <= 0 ? 0 : i === t ? (n - r) / o % 6 : i === n ? 2 + (r - t) / o : 4 + (t - n) / o, c /= 6, c %= 1, [
			c * 360,
			o * 100,
			s * 100
		];
	}, i.hsl.hcg = function(e) {
		let t = e[1] / 100, n = e[2] / 100, r = n < .5 ? 2 * t * n : 2 * t * (1 - n), i = 0;
		return r < 1 && (i = (n - .5 * r) / (1 - r)), [
			e[0],
			r * 100,
			i * 100
		];
	}, i.hsv.hcg = function(e) {
		let t = e[1] / 100, n = e[2] / 100, r = t * n, i = 0;
		return r < 1 && (i = (n - r) / (1 - r)), [
			e[0],
			r * 100,
			i * 100
		];
	}, i.hcg.rgb = function(e) {
		let t = e[0] / 360, n = e[1] / 100, r = e[2] / 100;
		if (n === 0) return [
			r * 255,
			r * 255,
			r * 255
		];
		let i = [
			0,
			0,
			0
		], a = t % 1 * 6, o = a % 1, s = 1 - o, c = 0;
		switch (Math.floor(a)) {
			case 0:
				i[0] = 1, i[1] = o, i[2] = 0;
				break;
			case 1:
				i[0] = s, i[1] = 1, i[2] = 0;
				break;
			case 2:
				i[0] = 0, i[1] = 1, i[2] = o;
				break;
			case 3:
				i[0] = 0, i[1] = s, i[2] = 1;
				break;
			case 4:
				i[0] = o, i[1] = 0, i[2] = 1;
				break;
			default: i[0] = 1, i[1] = 0, i[2] = s;
		}
		return c = (1 - n) * r, [
			(n * i[0] + c) * 255,
			(n * i[1] + c) * 255,
			(n * i[2] + c) * 255
		];
	}, i.hcg.hsv = function(e) {
		let t = e[1] / 100, n = t + e[2] / 100 * (1 - t), r = 0;
		return n > 0 && (r = t / n), [
			e[0],
			r * 100,
			n * 100
		];
	}, i.hcg.hsl = function(e) {
		let t = e[1] / 100, n = e[2] / 100 * (1 - t) + .5 * t, r = 0;
		return n > 0 && n < .5 ? r = t / (2 * n) : n >= .5 && n < 1 && (r = t / (2 * (1 - n))), [
			e[0],
			r * 100,
			n * 100
		];
	}, i.hcg.hwb = function(e) {
		let t = e[1] / 100, n = t + e[2] / 100 * (1 - t);
		return [
			e[0],
			(n - t) * 100,
			(1 - n) * 100
		];
	}, i.hwb.hcg = function(e) {
		let t = e[1] / 100, n = 1 - e[2] / 100, r = n - t, i = 0;
		return r < 1 && (i = (n - r) / (1 - r)), [
			e[0],
			r * 100,
			i * 100
		];
	}, i.apple.rgb = function(e) {
		return [
			e[0] / 65535 * 255,
			e[1] / 65535 * 255,
			e[2] / 65535 * 255
		];
	}, i.rgb.apple = function(e) {
		return [
			e[0] / 255 * 65535,
			e[1] / 255 * 65535,
			e[2] / 255 * 65535
		];
	}, i.gray.rgb = function(e) {
		return [
			e[0] / 100 * 255,
			e[0] / 100 * 255,
			e[0] / 100 * 255
		];
	}, i.gray.hsl = function(e) {
		return [
			0,
			0,
			e[0]
		];
	}, i.gray.hsv = i.gray.hsl, i.gray.hwb = function(e) {
		return [
			0,
			100,
			e[0]
		];
	}, i.gray.cmyk = function(e) {
		return [
			0,
			0,
			0,
			e[0]
		];
	}, i.gray.lab = function(e) {
		return [
			e[0],
			0,
			0
		];
	}, i.gray.hex = function(e) {
		let t = Math.round(e[0] / 100 * 255) & 255, n = ((t << 16) + (t << 8) + t).toString(16).toUpperCase();
		return "000000".substring(n.length) + n;
	}, i.rgb.gray = function(e) {
		return [(e[0] + e[1] + e[2]) / 3 / 255 * 100];
	};
})), _e = r(((e, t) => {
	let n = z();
	function buildGraph() {
		let e = {}, t = Object.keys(n);
		for (let n = t.length, r = 0; r < n; r++) e[t[r]] = {
			distance: -1,
			parent: null
		};
		return e;
	}
	function deriveBFS(e) {
		let t = buildGraph(), r = [e];
		for (t[e].distance = 0; r.length;) {
			let e = r.pop(), i = Object.keys(n[e]);
			for (let n = i.length, a = 0; a < n; a++) {
				let n = i[a], o = t[n];
				o.distance === -1 && (o.distance = t[e].distance + 1, o.parent = e, r.unshift(n));
			}
		}
		return t;
	}
	function link(e, t) {
		return function(n) {
			return t(e(n));
		};
	}
	function wrapConversion(e, t) {
		let r = [t[e].parent, e], i = n[t[e].parent][e], a = t[e].parent;
		for (; t[a].parent;) r.unshift(t[a].parent), i = link(n[t[a].parent][a], i), a = t[a].parent;
		return i.conversion = r, i;
	}
	t.exports = function(e) {
		let t = deriveBFS(e), n = {}, r = Object.keys(t);
		for (let e = r.length, i = 0; i < e; i++) {
			let e = r[i];
			t[e].parent !== null && (n[e] = wrapConversion(e, t));
		}
		return n;
	};
})), ve = r(((e, t) => {
	let n = z(), r = _e(), i = {}, a = Object.keys(n);
	function wrapRaw(e) {
		let wrappedFn = function(...t) {
			let n = t[0];
			return n == null ? n : (n.length > 1 && (t = n), e(t));
		};
		return "conversion" in e && (wrappedFn.conversion = e.conversion), wrappedFn;
	}
	function wrapRounded(e) {
		let wrappedFn = function(...t) {
			let n = t[0];
			if (n == null) return n;
			n.length > 1 && (t = n);
			let r = e(t);
			if (typeof r == "object") for (let e = r.length, t = 0; t < e; t++) r[t] = Math.round(r[t]);
			return r;
		};
		return "conversion" in e && (wrappedFn.conversion = e.conversion), wrappedFn;
	}
	a.forEach((e) => {
		i[e] = {}, Object.defineProperty(i[e], "channels", { value: n[e].channels }), Object.defineProperty(i[e], "labels", { value: n[e].labels });
		let t = r(e);
		Object.keys(t).forEach((n) => {
			let r = t[n];
			i[e][n] = wrapRounded(r), i[e][n].raw = wrapRaw(r);
		});
	}), t.exports = i;
})), ye = r(((e, t) => {
	let wrapAnsi16 = (e, t) => (...n) => `\u001B[${e(...n) + t}m`, wrapAnsi256 = (e, t) => (...n) => {
		let r = e(...n);
		return `\u001B[${38 + t};5;${r}m`;
	}, wrapAnsi16m = (e, t) => (...n) => {
		let r = e(...n);
		return `\u001B[${38 + t};2;${r[0]};${r[1]};${r[2]}m`;
	}, ansi2ansi = (e) => e, rgb2rgb = (e, t, n) => [
		e,
		t,
		n
	], setLazyProperty = (e, t, n) => {
		Object.defineProperty(e, t, {
			get: () => {
				let r = n();
				return Object.defineProperty(e, t, {
					value: r,
					enumerable: !0,
					configurable: !0
				}), r;
			},
			enumerable: !0,
			configurable: !0
		});
	}, n, makeDynamicStyles = (e, t, r, i) => {
		n === void 0 && (n = ve());
		let a = i ? 10 : 0, o = {};
		for (let [i, s] of Object.entries(n)) {
			let n = i === "ansi16" ? "ansi" : i;
			i === t ? o[n] = e(r, a) : typeof s == "object" && (o[n] = e(s[t], a));
		}
		return o;
	};
	function assembleStyles() {
		let e = new Map(), t = {
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
		t.color.gray = t.color.blackBright, t.bgColor.bgGray = t.bgColor.bgBlackBright, t.color.grey = t.color.blackBright, t.bgColor.bgGrey = t.bgColor.bgBlackBright;
		for (let [n, r] of Object.entries(t)) {
			for (let [n, i] of Object.entries(r)) t[n] = {
				open: `\u001B[${i[0]}m`,
				close: `\u001B[${i[1]}m`
			}, r[n] = t[n], e.set(i[0], i[1]);
			Object.defineProperty(t, n, {
				value: r,
				enumerable: !1
			});
		}
		return Object.defineProperty(t, "codes", {
			value: e,
			enumerable: !1
		}), t.color.close = "\x1B[39m", t.bgColor.close = "\x1B[49m", setLazyProperty(t.color, "ansi", () => makeDynamicStyles(wrapAnsi16, "ansi16", ansi2ansi, !1)), setLazyProperty(t.color, "ansi256", () => makeDynamicStyles(wrapAnsi256, "ansi256", ansi2ansi, !1)), setLazyProperty(t.color, "ansi16m", () => makeDynamicStyles(wrapAnsi16m, "rgb", rgb2rgb, !1)), setLazyProperty(t.bgColor, "ansi", () => makeDynamicStyles(wrapAnsi16, "ansi16", ansi2ansi, !0)), setLazyProperty(t.bgColor, "ansi256", () => makeDynamicStyles(wrapAnsi256, "ansi256", ansi2ansi, !0)), setLazyProperty(t.bgColor, "ansi16m", () => makeDynamicStyles(wrapAnsi16m, "rgb", rgb2rgb, !0)), t;
	}
	Object.defineProperty(t, "exports", {
		enumerable: !0,
		get: assembleStyles
	});
})), be = r(((e, t) => {
	let stringReplaceAll = (e, t, n) => {
		let r = e.indexOf(t);
		if (r === -1) return e;
		let i = t.length, a = 0, o = "";
		do
			o += e.substr(a, r - a) + t + n, a = r + i, r = e.indexOf(t, a);
		while (r !== -1);
		return o += e.substr(a), o;
	}, stringEncaseCRLFWithFirstIndex = (e, t, n, r) => {
		let i = 0, a = "";
		do {
			let o = e[r - 1] === "\r";
			a += e.substr(i, (o ? r - 1 : r) - i) + t + (o ? "\r\n" : "\n") + n, i = r + 1, r = e.indexOf("\n", i);
		} while (r !== -1);
		return a += e.substr(i), a;
	};
	t.exports = {
		stringReplaceAll,
		stringEncaseCRLFWithFirstIndex
	};
})), xe = r(((e, t) => {
	let n = /(?:\\(u(?:[a-f\d]{4}|\{[a-f\d]{1,6}\})|x[a-f\d]{2}|.))|(?:\{(~)?(\w+(?:\([^)]*\))?(?:\.\w+(?:\([^)]*\))?)*)(?:[ \t]|(?=\r?\n)))|(\})|((?:.|[\r\n\f])+?)/gi, r = /(?:^|\.)(\w+)(?:\(([^)]*)\))?/g, i = /^(['"])((?:\\.|(?!\1)[^\\])*)\1$/, a = /\\(u(?:[a-f\d]{4}|{[a-f\d]{1,6}})|x[a-f\d]{2}|.)|([^\\])/gi, o = new Map([
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
	function unescape(e) {
		let t = e[0] === "u", n = e[1] === "{";
		return t && !n && e.length === 5 || e[0] === "x" && e.length === 3 ? String.fromCharCode(parseInt(e.slice(1), 16)) : t && n ? String.fromCodePoint(parseInt(e.slice(2, -1), 16)) : o.get(e) || e;
	}
	function parseArguments(e, t) {
		let n = [], r = t.trim().split(/\s*,\s*/g), o;
		for (let t of r) {
			let r = Number(t);
			if (!Number.isNaN(r)) n.push(r);
			else if (o = t.match(i)) n.push(o[2].replace(a, (e, t, n) => t ? unescape(t) : n));
			else throw Error(`Invalid Chalk template style argument: ${t} (in style '${e}')`);
		}
		return n;
	}
	function parseStyle(e) {
		r.lastIndex = 0;
		let t = [], n;
		for (; (n = r.exec(e)) !== null;) {
			let e = n[1];
			if (n[2]) {
				let r = parseArguments(e, n[2]);
				t.push([e].concat(r));
			} else t.push([e]);
		}
		return t;
	}
	function buildStyle(e, t) {
		let n = {};
		for (let e of t) for (let t of e.styles) n[t[0]] = e.inverse ? null : t.slice(1);
		let r = e;
		for (let [e, t] of Object.entries(n)) if (Array.isArray(t)) {
			if (!(e in r)) throw Error(`Unknown Chalk style: ${e}`);
			r = t.length > 0 ? r[e](...t) : r[e];
		}
		return r;
	}
	t.exports = (e, t) => {
		let r = [], i = [], a = [];
		if (t.replace(n, (t, n, o, s, c, l) => {
			if (n) a.push(unescape(n));
			else if (s) {
				let t = a.join("");
				a = [], i.push(r.length === 0 ? t : buildStyle(e, r)(t)), r.push({
					inverse: o,
					styles: parseStyle(s)
				});
			} else if (c) {
				if (r.length === 0) throw Error("Found extraneous } in Chalk template literal");
				i.push(buildStyle(e, r)(a.join(""))), a = [], r.pop();
			} else a.push(l);
		}), i.push(a.join("")), r.length > 0) {
			let e = `Chalk template literal is missing ${r.length} closing bracket${r.length === 1 ? "" : "s"} (\`}\`)`;
			throw Error(e);
		}
		return i.join("");
	};
})), Se = r(((e, t) => {
	let n = ye(), { stdout: r, stderr: i } = l(), { stringReplaceAll: a, stringEncaseCRLFWithFirstIndex: o } = be(), { isArray: s } = Array, c = [
		"ansi",
		"ansi",
		"ansi256",
		"ansi16m"
	], u = Object.create(null), applyOptions = (e, t = {}) => {
		if (t.level && !(Number.isInteger(t.level) && t.level >= 0 && t.level <= 3)) throw Error("The `level` option should be an integer from 0 to 3");
		let n = r ? r.level : 0;
		e.level = t.level === void 0 ? n : t.level;
	};
	var ChalkClass = class {
		constructor(e) {
			return chalkFactory(e);
		}
	};
	let chalkFactory = (e) => {
		let t = {};
		return applyOptions(t, e), t.template = (...e) => chalkTag(t.template, ...e), Object.setPrototypeOf(t, Chalk.prototype), Object.setPrototypeOf(t.template, t), t.template.constructor = () => {
			throw Error("`chalk.constructor()` is deprecated. Use `new chalk.Instance()` instead.");
		}, t.template.Instance = ChalkClass, t.template;
	};
	function Chalk(e) {
		return chalkFactory(e);
	}
	for (let [e, t] of Object.entries(n)) u[e] = { get() {
		let n = createBuilder(this, createStyler(t.open, t.close, this._styler), this._isEmpty);
		return Object.defineProperty(this, e, { value: n }), n;
	} };
	u.visible = { get() {
		let e = createBuilder(this, this._styler, !0);
		return Object.defineProperty(this, "visible", { value: e }), e;
	} };
	let d = [
		"rgb",
		"hex",
		"keyword",
		"hsl",
		"hsv",
		"hwb",
		"ansi",
		"ansi256"
	];
	for (let e of d) u[e] = { get() {
		let { level: t } = this;
		return function(...r) {
			let i = createStyler(n.color[c[t]][e](...r), n.color.close, this._styler);
			return createBuilder(this, i, this._isEmpty);
		};
	} };
	for (let e of d) {
		let t = "bg" + e[0].toUpperCase() + e.slice(1);
		u[t] = { get() {
			let { level: t } = this;
			return function(...r) {
				let i = createStyler(n.bgColor[c[t]][e](...r), n.bgColor.close, this._styler);
				return createBuilder(this, i, this._isEmpty);
			};
		} };
	}
	let f = Object.defineProperties(() => {}, {
		...u,
		level: {
			enumerable: !0,
			get() {
				return this._generator.level;
			},
			set(e) {
				this._generator.level = e;
			}
		}
	}), createStyler = (e, t, n) => {
		let r, i;
		return n === void 0 ? (r = e, i = t) : (r = n.openAll + e, i = t + n.closeAll), {
			open: e,
			close: t,
			openAll: r,
			closeAll: i,
			parent: n
		};
	}, createBuilder = (e, t, n) => {
		let builder = (...e) => s(e[0]) && s(e[0].raw) ? applyStyle(builder, chalkTag(builder, ...e)) : applyStyle(builder, e.length === 1 ? "" + e[0] : e.join(" "));
		return Object.setPrototypeOf(builder, f), builder._generator = e, builder._styler = t, builder._isEmpty = n, builder;
	}, applyStyle = (e, t) => {
		if (e.level <= 0 || !t) return e._isEmpty ? "" : t;
		let n = e._styler;
		if (n === void 0) return t;
		let { openAll: r, closeAll: i } = n;
		if (t.indexOf("\x1B") !== -1) for (; n !== void 0;) t = a(t, n.close, n.open), n = n.parent;
		let s = t.indexOf("\n");
		return s !== -1 && (t = o(t, i, r, s)), r + t + i;
	}, p, chalkTag = (e, ...t) => {
		let [n] = t;
		if (!s(n) || !s(n.raw)) return t.join(" ");
		let r = t.slice(1), i = [n.raw[0]];
		for (let e = 1; e < n.length; e++) i.push(String(r[e - 1]).replace(/[{}\\]/g, "\\$&"), String(n.raw[e]));
		return p === void 0 && (p = xe()), p(e, i.join(""));
	};
	Object.defineProperties(Chalk.prototype, u);
	let m = Chalk();
	m.supportsColor = r, m.stderr = Chalk({ level: i ? i.level : 0 }), m.stderr.supportsColor = i, t.exports = m;
}));
r(((e, t) => {
	let r = n("net");
	var Locked = class extends Error {
		constructor(e) {
			super(`${e} is locked`);
		}
	};
	let i = {
		old: new Set(),
		young: new Set()
	}, a, getAvailablePort = (e) => new Promise((t, n) => {
		let i = r.createServer();
		i.unref(), i.on("error", n), i.listen(e, () => {
			let { port: e } = i.address();
			i.close(() => {
				t(e);
			});
		});
	}), portCheckSequence = function* (e) {
		e && (yield* e), yield 0;
	};
	t.exports = async (e) => {
		let t;
		e && (t = typeof e.port == "number" ? [e.port] : e.port), a === void 0 && (a = setInterval(() => {
			i.old = i.young, i.young = new Set();
		}, 15e3), a.unref && a.unref());
		for (let n of portCheckSequence(t)) try {
			let t = await getAvailablePort({
				...e,
				port: n
			});
			for (; i.old.has(t) || i.young.has(t);) {
				if (n !== 0) throw new Locked(n);
				t = await getAvailablePort({
					...e,
					port: n
				});
			}
			return i.young.add(t), t;
		} catch (e) {
			if (!["EADDRINUSE", "EACCES"].includes(e.code) && !(e instanceof Locked)) throw e;
		}
		throw Error("No available ports found");
	}, t.exports.makeRange = (e, t) => {
		if (!Number.isInteger(e) || !Number.isInteger(t)) throw TypeError("`from` and `to` must be integer numbers");
		if (e < 1024 || e > 65535) throw RangeError("`from` must be between 1024 and 65535");
		if (t < 1024 || t > 65536) throw RangeError("`to` must be between 1024 and 65536");
		if (t < e) throw RangeError("`to` must be greater than or equal to `from`");
		let generator = function* (e, t) {
			for (let n = e; n <= t; n++) yield n;
		};
		return generator(e, t);
	};
}))();
var B = e(Se(), 1);
const Ce = [
	"DEPLOYMENT_TOKEN",
	"SWA_CLI_DEPLOYMENT_TOKEN",
	"--deployment-token",
	"deploymentToken"
], V = {
	_print(e, t) {
		e ? console.log(B.default.dim.gray(`[${e}]`), t) : console.log(t);
	},
	_traverseObjectProperties(e, t, n = "") {
		for (let r in e) (Array.isArray(e) || typeof e == "object" && e.hasOwnProperty(r)) && (e[r] !== null && typeof e[r] == "object" ? (t(r, null, `${n}`), this._traverseObjectProperties(e[r], t, ` ${n}`)) : t(r, e[r], ` ${n}`));
	},
	info(e, t = null) {
		this.silly(e, t, "info", B.default.green);
	},
	log(e, t = null) {
		this.silly(e, t, "log", B.default.reset);
	},
	warn(e, t = null) {
		this.silly(e, t, "log", B.default.yellow);
	},
	error(e, t = !1) {
		let { SWA_CLI_DEBUG: n } = swaCLIEnv();
		n?.includes("silent") || (console.error(B.default.red("✖ " + e)), t && process.exit(1));
	},
	silly(e, t = null, n = "silly", r = B.default.magenta) {
		let { SWA_CLI_DEBUG: i } = swaCLIEnv();
		if (!i || i?.includes("silent")) return;
		let isSensitiveKey = (e) => Ce.some((t) => e.includes(t));
		(i?.includes("silly") || i?.includes(n)) && (typeof e == "object" ? this._traverseObjectProperties(e, (e, n, i) => {
			n === null ? this._print(t, r(`${i}- ${e}:`)) : (isSensitiveKey(e) ? n = B.default.yellow("<hidden>") : n === void 0 && (n = B.default.yellow("<undefined>")), this._print(t, r(`${i}- ${e}: ${B.default.yellow(n)}`)));
		}) : this._print(t, r(e)));
	}
};
// node_modules/@azure/static-web-apps-cli/dist/core/utils/net.js
function isHttpUrl(e) {
	if (!e) return !1;
	try {
		let t = new URL(e);
		return t.protocol.startsWith("http") || t.protocol.startsWith("ws");
	} catch {
		return !1;
	}
}
function address(e, t = 80, n = "http") {
	if (!e) throw Error("Host value is not set");
	let r = t === 80 ? `${n}://${e}` : `${n}://${e}:${t}`;
	if (isHttpUrl(r)) return r;
	throw Error(`Address: ${r} is malformed!`);
}
// node_modules/@azure/static-web-apps-cli/dist/core/constants.js
const we = g(import.meta.url), H = h.dirname(we);
h.join(m.homedir(), ".swa", "deploy"), h.join(m.homedir(), ".swa", "dataApiBuilder"), R.ssl, h.resolve(H, "..", "public"), R.apiLocation && SWA_CLI_API_URI(), h.join(H, "../../schema", "staticwebapp.config.json");
function IS_API_DEV_SERVER() {
	return isHttpUrl(R.apiLocation);
}
function SWA_CLI_API_URI() {
	return IS_API_DEV_SERVER() ? R.apiLocation : address(R.host, R.apiPort);
}
h.join(m.homedir(), ".azure", "azureProfile.json");
// node_modules/@azure/static-web-apps-cli/dist/core/utils/strings.js
function stripJsonComments(e) {
	return e.replace(/\\"|"(?:\\"|[^"])*"|(\/\/.*|\/\*[\s\S]*?\*\/)/gm, (e, t) => t ? "" : e);
}
function removeTrailingPathSep(e) {
	return e.replace(/[\\/]+$/, "");
}
const hasSpaces = (e) => e.indexOf(" ") !== -1;
// node_modules/@azure/static-web-apps-cli/dist/core/utils/file.js
async function safeReadJson(e) {
	try {
		let t = await u.readFile(e, "utf8");
		return t = stripJsonComments(t), JSON.parse(t.trim());
	} catch {
		V.warn(`Failed to read JSON file at: ${e}`);
		return;
	}
}
async function safeReadFile(e) {
	if (e) try {
		return await u.readFile(e, "utf8");
	} catch {
		V.warn(`Failed to read file at: ${e}`);
		return;
	}
}
// node_modules/@azure/static-web-apps-cli/dist/core/frameworks/frameworks.js
var Te = t({
	apiFrameworks: () => U,
	appFrameworks: () => W
});
const U = [
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
], W = [
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
var Ee = t({
	detectDbConfigFiles: () => detectDbConfigFiles,
	detectFrameworks: () => detectFrameworks,
	detectProjectFolders: () => detectProjectFolders,
	formatDetectedFolders: () => formatDetectedFolders,
	generateConfiguration: () => generateConfiguration,
	isDescendantPath: () => isDescendantPath,
	printSupportedFrameworks: () => printSupportedFrameworks
});
const G = "package.json";
async function generateConfiguration(e, t, n) {
	let r = {
		appLocation: R.appLocation,
		outputLocation: R.outputLocation
	};
	if (!e && !t) return V.silly("No known frameworks detected"), r;
	let i = "";
	if (e && (i += `${e.frameworks.map((e) => e.name).join(", ")}`, e.frameworks.forEach((e) => r = {
		...r,
		...e.config
	}), r.appLocation = await computePath(e.rootPath, r.appLocation), r.appLocation = removeTrailingPathSep(r.appLocation), r.outputLocation = await computePath(r.appLocation, r.outputLocation), r.outputLocation = p.normalize(p.relative(r.appLocation, r.outputLocation)), r.outputLocation = removeTrailingPathSep(r.outputLocation)), t) {
		i += i ? ", with " : "No app frameworks detected, ", i += `API: ${t.frameworks.map((e) => e.name).join(", ")}`, t.frameworks.forEach((e) => r = {
			...r,
			...e.config
		});
		let e = await computePath(t.rootPath, r.apiLocation);
		e !== t.rootPath && V.silly(`Built API location "${e}" does not match root API location ${t.rootPath}, which is not supported yet`), r.apiLocation = removeTrailingPathSep(t.rootPath);
	}
	n && (i += i ? ", " : "No app frameworks detected, ", i += `data API: ${n.databaseType}`, r.dataApiLocation = n.rootPath);
	let a = e && removeTrailingPathSep(e.rootPath);
	if (a && r.appBuildCommand && a !== r.appLocation) {
		let e = p.relative(r.appLocation, a);
		e = hasSpaces(e) ? `"${e}"` : e, r.appBuildCommand = `cd ${e} && ${r.appBuildCommand}`;
	}
	let o = t && removeTrailingPathSep(t.rootPath);
	if (o && r.apiBuildCommand && o !== r.apiLocation) {
		let e = p.relative(r.apiLocation, o);
		e = hasSpaces(e) ? `"${e}"` : e, r.apiBuildCommand = `cd ${e} && ${r.apiBuildCommand}`;
	}
	return r.name = i, r;
}
async function computePath(e, t) {
	if (!t) return e;
	if (!t.startsWith("{")) return p.join(e, t);
	let [, n, r] = t.match(/^\{(.*?)#(.*?)\}$/) || [];
	if (!n || !r) throw Error(`Invalid dynamic path format: ${t}`);
	let i = findFile(n, await getFiles(e));
	if (!i) throw Error(`File "${n}" not found in dynamic path: ${t}`);
	let a = await safeReadJson(i);
	if (!a) throw Error(`Invalid JSON file: ${i}`);
	let evaluateExpression = (e, t) => Function(`"use strict";return data => (${t})`)()(e);
	try {
		let t = evaluateExpression(a, r);
		if (t) return p.join(e, t);
	} catch (e) {
		let n = e;
		throw V.silly(n.stack || n.message), Error(`Invalid expression "${r}" in dynamic path: ${t}`);
	}
	return e;
}
async function detectDbConfigFiles(e = ".") {
	let t = (await getFiles(e)).filter((e) => e.endsWith("staticwebapp.database.config.json")), n = await Promise.all(t.map(async (e) => {
		let t = await safeReadJson(e);
		return {
			rootPath: p.dirname(e),
			databaseType: t?.["data-source"]?.["database-type"]
		};
	}));
	return n = n.filter((e) => e.databaseType !== void 0), n;
}
async function detectProjectFolders(e = ".") {
	let t = await getFiles(e), n = await detectApiFrameworks(t);
	return {
		app: await detectAppFrameworks(t),
		api: n
	};
}
async function detectFrameworks(e, t) {
	let n = t.reduce((e, t) => ({
		...e,
		[t.id]: t
	}), {}), r = [];
	for (let i of t) {
		let t = [];
		if (i.parent) {
			let e = n[i.parent];
			t.push(...e.files ?? [], ...e.packages ? [G] : []);
		}
		t.push(...i.files ?? [], ...i.packages ? [G] : []);
		let a = await findRootPathsForFiles(t, e);
		a !== void 0 && r.push({
			...i,
			rootPaths: a
		});
	}
	r = await asyncFilter(r, async (t) => await matchPackages(t) && await matchContains(t, e));
	let i = await aggregateFolders(r);
	return i = filterDescendantFolders(i), filterPreemptedFrameworks(i), orderFrameworksByParent(i), i;
}
async function detectApiFrameworks(e) {
	let t = await detectFrameworks(e, U);
	return V.silly(formatDetectedFolders(t, "api")), t;
}
async function detectAppFrameworks(e) {
	let t = await detectFrameworks(e, W);
	return V.silly(formatDetectedFolders(t, "app")), t;
}
async function aggregateFolders(e) {
	let t = {};
	for (let n of e) for (let e of n.rootPaths) t[e] || (t[e] = []), t[e].push(n);
	return Object.entries(t).map(([e, t]) => ({
		rootPath: e,
		frameworks: t
	}));
}
async function matchPackages(e) {
	if (!e.packages) return !0;
	let t = await asyncFilter(e.rootPaths, async (t) => {
		let n = await safeReadJson(p.join(t, G));
		if (!n) return !1;
		let r = Object.keys(n.dependencies ?? {}), i = Object.keys(n.devDependencies ?? {});
		return e.packages.some((e) => r.includes(e) || i.includes(e));
	});
	return e.rootPaths = t, t.length > 0;
}
async function matchContains(e, t) {
	if (!e.contains) return !0;
	let n = await asyncFilter(e.rootPaths, async (n) => {
		let r = filesFromRootPath(n, t);
		return asyncEvery(Object.entries(e.contains), async ([e, t]) => {
			let n = await safeReadFile(findFile(e, r));
			return n ? n.includes(t) : !1;
		});
	});
	return e.rootPaths = n, n.length > 0;
}
function isDescendantPath(e, t) {
	return e !== t && !p.relative(t, e).startsWith("..");
}
function filterDescendantFolders(e) {
	let t = new Set();
	for (let n of e) e.filter((e) => isDescendantPath(e.rootPath, n.rootPath)).forEach((e) => t.add(e.rootPath));
	return t.size === 0 ? e : (V.silly("Found descendant folders to exclude:"), V.silly(`- ${Array.from(t).join("\n- ")}`), e.filter((e) => !t.has(e.rootPath)));
}
function filterPreemptedFrameworks(e) {
	for (let t of e) {
		let e = new Set();
		t.frameworks.forEach((t) => {
			t.overrides && t.overrides.forEach((t) => e.add(t));
		}), t.frameworks.length > 1 && e.add("static"), e.size !== 0 && (V.silly(`Found frameworks to override in path ${t.rootPath}: ${Array.from(e).join(",")}`), t.frameworks = t.frameworks.filter((t) => !e.has(t.id)));
	}
}
function orderFrameworksByParent(e) {
	for (let t of e) {
		let { frameworks: e } = t, n = {}, r = 0;
		for (let t of e) {
			if (t.parent && n[t.parent] === void 0) {
				let i = e.findIndex((e) => e.id === t.parent);
				if (i === -1) {
					V.silly(`Framework ${t.id} has parent ${t.parent} but it's not detected`), e.splice(r, 1);
					continue;
				}
				e.splice(r, 0, e.splice(i, 1)[0]), n[t.parent] = r++;
			}
			n[t.id] = r++;
		}
	}
}
function findAllFiles(e, t) {
	let { regex: n } = (0, _.default)(`?(*${p.sep})${e}`, {
		extended: !0,
		flags: "i"
	});
	return t.filter((e) => n.test(e));
}
function findFile(e, t) {
	return findAllFiles(e, t)[0];
}
function filesFromRootPath(e, t) {
	return e === "." || e === `.${p.sep}` ? t : t.filter((t) => t.startsWith(e));
}
function findRootPathsForFiles(e, t) {
	let n = e.map((e) => findAllFiles(e, t)), r = new Set(n[0].map((e) => p.dirname(e))), i = n.slice(1), a = [...r].filter((e) => i.every((t) => t.some((t) => p.dirname(t) === e)));
	return a.length > 0 ? a : void 0;
}
async function getFiles(e) {
	let t = await f.readdir(e, { withFileTypes: !0 });
	return (await Promise.all(t.map(async (t) => {
		if (t.name.startsWith(".") || t.name.includes("node_modules")) return [];
		let n = p.join(e, t.name);
		return t.isDirectory() ? [n, ...await getFiles(n)] : [n];
	}))).flat();
}
async function asyncFilter(e, t) {
	let n = await Promise.all(e.map(t));
	return e.filter((e, t) => n[t]);
}
async function asyncEvery(e, t) {
	let n = await Promise.all(e.map(t));
	return e.every((e, t) => n[t]);
}
function printSupportedFrameworks(e = !1) {
	e ? (V.info(`Supported api frameworks: ${U.length}`), V.info(`- ${U.map((e) => e.name).join("- \n")}`), V.info(`Supported app frameworks: ${U.length}`), V.info(`- ${W.map((e) => e.name).join("- \n")}`)) : (V.info("Supported frameworks:"), V.info(`- api: ${U.length}`), V.info(`- app: ${W.length}`));
}
function formatDetectedFolders(e, t) {
	return `Detected ${t} folders (${e.length}):\n- ${e.map((e) => `${e.rootPath} (${e.frameworks.map((e) => e.name).filter((e, t, n) => n.indexOf(e) === t).join(", ")})`).join("\n- ")}`;
}
// node_modules/semver/internal/lrucache.js
var De = r(((e, t) => {
	var LRUCache = class {
		constructor() {
			this.max = 1e3, this.map = new Map();
		}
		get(e) {
			let t = this.map.get(e);
			if (t !== void 0) return this.map.delete(e), this.map.set(e, t), t;
		}
		delete(e) {
			return this.map.delete(e);
		}
		set(e, t) {
			if (!this.delete(e) && t !== void 0) {
				if (this.map.size >= this.max) {
					let e = this.map.keys().next().value;
					this.delete(e);
				}
				this.map.set(e, t);
			}
			return this;
		}
	};
	t.exports = LRUCache;
})), K = r(((e, t) => {
	let n = Object.freeze({ loose: !0 }), r = Object.freeze({}), parseOptions = (e) => e ? typeof e == "object" ? e : n : r;
	t.exports = parseOptions;
})), q = r(((e, t) => {
	t.exports = {
		MAX_LENGTH: 256,
		MAX_SAFE_COMPONENT_LENGTH: 16,
		MAX_SAFE_BUILD_LENGTH: 250,
		MAX_SAFE_INTEGER: 2 ** 53 - 1 || 9007199254740991,
		WHITESPACE_CHARACTERS: [
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
		],
		RELEASE_TYPES: [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		],
		SEMVER_SPEC_VERSION: "2.0.0",
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
})), J = r(((e, t) => {
	t.exports = typeof process == "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...e) => console.error("SEMVER", ...e) : () => {};
})), Y = r(((e, t) => {
	let { MAX_SAFE_COMPONENT_LENGTH: n, MAX_SAFE_BUILD_LENGTH: r, MAX_LENGTH: i } = q(), a = J();
	e = t.exports = {};
	let o = e.re = [], s = e.safeRe = [], c = e.src = [], l = e.safeSrc = [], u = e.t = {}, d = 0, f = "[a-zA-Z0-9-]", p = [
		["\\s", 1],
		["\\d", i],
		[f, r]
	], makeSafeRegex = (e) => {
		for (let [t, n] of p) e = e.split(`${t}*`).join(`${t}{0,${n}}`).split(`${t}+`).join(`${t}{1,${n}}`);
		return e;
	}, createToken = (e, t, n) => {
		let r = makeSafeRegex(t), i = d++;
		a(e, i, t), u[e] = i, c[i] = t, l[i] = r, o[i] = new RegExp(t, n ? "g" : void 0), s[i] = new RegExp(r, n ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*"), createToken("NUMERICIDENTIFIERLOOSE", "\\d+"), createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${f}*`), createToken("MAINVERSION", `(${c[u.NUMERICIDENTIFIER]})\\.(${c[u.NUMERICIDENTIFIER]})\\.(${c[u.NUMERICIDENTIFIER]})`), createToken("MAINVERSIONLOOSE", `(${c[u.NUMERICIDENTIFIERLOOSE]})\\.(${c[u.NUMERICIDENTIFIERLOOSE]})\\.(${c[u.NUMERICIDENTIFIERLOOSE]})`), createToken("PRERELEASEIDENTIFIER", `(?:${c[u.NONNUMERICIDENTIFIER]}|${c[u.NUMERICIDENTIFIER]})`), createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${c[u.NONNUMERICIDENTIFIER]}|${c[u.NUMERICIDENTIFIERLOOSE]})`), createToken("PRERELEASE", `(?:-(${c[u.PRERELEASEIDENTIFIER]}(?:\\.${c[u.PRERELEASEIDENTIFIER]})*))`), createToken("PRERELEASELOOSE", `(?:-?(${c[u.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${c[u.PRERELEASEIDENTIFIERLOOSE]})*))`), createToken("BUILDIDENTIFIER", `${f}+`), createToken("BUILD", `(?:\\+(${c[u.BUILDIDENTIFIER]}(?:\\.${c[u.BUILDIDENTIFIER]})*))`), createToken("FULLPLAIN", `v?${c[u.MAINVERSION]}${c[u.PRERELEASE]}?${c[u.BUILD]}?`), createToken("FULL", `^${c[u.FULLPLAIN]}$`), createToken("LOOSEPLAIN", `[v=\\s]*${c[u.MAINVERSIONLOOSE]}${c[u.PRERELEASELOOSE]}?${c[u.BUILD]}?`), createToken("LOOSE", `^${c[u.LOOSEPLAIN]}$`), createToken("GTLT", "((?:<|>)?=?)"), createToken("XRANGEIDENTIFIERLOOSE", `${c[u.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`), createToken("XRANGEIDENTIFIER", `${c[u.NUMERICIDENTIFIER]}|x|X|\\*`), createToken("XRANGEPLAIN", `[v=\\s]*(${c[u.XRANGEIDENTIFIER]})(?:\\.(${c[u.XRANGEIDENTIFIER]})(?:\\.(${c[u.XRANGEIDENTIFIER]})(?:${c[u.PRERELEASE]})?${c[u.BUILD]}?)?)?`), createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${c[u.XRANGEIDENTIFIERLOOSE]})(?:\\.(${c[u.XRANGEIDENTIFIERLOOSE]})(?:\\.(${c[u.XRANGEIDENTIFIERLOOSE]})(?:${c[u.PRERELEASELOOSE]})?${c[u.BUILD]}?)?)?`), createToken("XRANGE", `^${c[u.GTLT]}\\s*${c[u.XRANGEPLAIN]}$`), createToken("XRANGELOOSE", `^${c[u.GTLT]}\\s*${c[u.XRANGEPLAINLOOSE]}$`), createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${n}})(?:\\.(\\d{1,${n}}))?(?:\\.(\\d{1,${n}}))?`), createToken("COERCE", `${c[u.COERCEPLAIN]}(?:$|[^\\d])`), createToken("COERCEFULL", c[u.COERCEPLAIN] + `(?:${c[u.PRERELEASE]})?(?:${c[u.BUILD]})?(?:$|[^\\d])`), createToken("COERCERTL", c[u.COERCE], !0), createToken("COERCERTLFULL", c[u.COERCEFULL], !0), createToken("LONETILDE", "(?:~>?)"), createToken("TILDETRIM", `(\\s*)${c[u.LONETILDE]}\\s+`, !0), e.tildeTrimReplace = "$1~", createToken("TILDE", `^${c[u.LONETILDE]}${c[u.XRANGEPLAIN]}$`), createToken("TILDELOOSE", `^${c[u.LONETILDE]}${c[u.XRANGEPLAINLOOSE]}$`), createToken("LONECARET", "(?:\\^)"), createToken("CARETTRIM", `(\\s*)${c[u.LONECARET]}\\s+`, !0), e.caretTrimReplace = "$1^", createToken("CARET", `^${c[u.LONECARET]}${c[u.XRANGEPLAIN]}$`), createToken("CARETLOOSE", `^${c[u.LONECARET]}${c[u.XRANGEPLAINLOOSE]}$`), createToken("COMPARATORLOOSE", `^${c[u.GTLT]}\\s*(${c[u.LOOSEPLAIN]})$|^$`), createToken("COMPARATOR", `^${c[u.GTLT]}\\s*(${c[u.FULLPLAIN]})$|^$`), createToken("COMPARATORTRIM", `(\\s*)${c[u.GTLT]}\\s*(${c[u.LOOSEPLAIN]}|${c[u.XRANGEPLAIN]})`, !0), e.comparatorTrimReplace = "$1$2$3", createToken("HYPHENRANGE", `^\\s*(${c[u.XRANGEPLAIN]})\\s+-\\s+(${c[u.XRANGEPLAIN]})\\s*$`), createToken("HYPHENRANGELOOSE", `^\\s*(${c[u.XRANGEPLAINLOOSE]})\\s+-\\s+(${c[u.XRANGEPLAINLOOSE]})\\s*$`), createToken("STAR", "(<|>)?=?\\s*\\*"), createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$"), createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
})), Oe = r(((e, t) => {
	let n = /^[0-9]+$/, compareIdentifiers = (e, t) => {
		if (typeof e == "number" && typeof t == "number") return e === t ? 0 : e < t ? -1 : 1;
		let r = n.test(e), i = n.test(t);
		return r && i && (e = +e, t = +t), e === t ? 0 : r && !i ? -1 : i && !r ? 1 : e < t ? -1 : 1;
	}, rcompareIdentifiers = (e, t) => compareIdentifiers(t, e);
	t.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
})), X = r(((e, t) => {
	let n = J(), { MAX_LENGTH: r, MAX_SAFE_INTEGER: i } = q(), { safeRe: a, t: o } = Y(), s = K(), { compareIdentifiers: c } = Oe(), isPrereleaseIdentifier = (e, t) => {
		let n = t.split(".");
		if (n.length > e.length) return !1;
		for (let t = 0; t < n.length; t++) if (c(e[t], n[t]) !== 0) return !1;
		return !0;
	};
	t.exports = class SemVer {
		constructor(e, t) {
			if (t = s(t), e instanceof SemVer) {
				if (e.loose === !!t.loose && e.includePrerelease === !!t.includePrerelease) return e;
				e = e.version;
			} else if (typeof e != "string") throw TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`);
			if (e.length > r) throw TypeError(`version is longer than ${r} characters`);
			n("SemVer", e, t), this.options = t, this.loose = !!t.loose, this.includePrerelease = !!t.includePrerelease;
			let c = e.trim().match(t.loose ? a[o.LOOSE] : a[o.FULL]);
			if (!c) throw TypeError(`Invalid Version: ${e}`);
			if (this.raw = e, this.major = +c[1], this.minor = +c[2], this.patch = +c[3], this.major > i || this.major < 0) throw TypeError("Invalid major version");
			if (this.minor > i || this.minor < 0) throw TypeError("Invalid minor version");
			if (this.patch > i || this.patch < 0) throw TypeError("Invalid patch version");
			this.prerelease = c[4] ? c[4].split(".").map((e) => {
				if (/^[0-9]+$/.test(e)) {
					let t = +e;
					if (t >= 0 && t < i) return t;
				}
				return e;
			}) : [], this.build = c[5] ? c[5].split(".") : [], this.format();
		}
		format() {
			return this.version = `${this.major}.${this.minor}.${this.patch}`, this.prerelease.length && (this.version += `-${this.prerelease.join(".")}`), this.version;
		}
		toString() {
			return this.version;
		}
		compare(e) {
			if (n("SemVer.compare", this.version, this.options, e), !(e instanceof SemVer)) {
				if (typeof e == "string" && e === this.version) return 0;
				e = new SemVer(e, this.options);
			}
			return e.version === this.version ? 0 : this.compareMain(e) || this.comparePre(e);
		}
		compareMain(e) {
			return e instanceof SemVer || (e = new SemVer(e, this.options)), this.major < e.major ? -1 : this.major > e.major ? 1 : this.minor < e.minor ? -1 : this.minor > e.minor ? 1 : this.patch < e.patch ? -1 : +(this.patch > e.patch);
		}
		comparePre(e) {
			if (e instanceof SemVer || (e = new SemVer(e, this.options)), this.prerelease.length && !e.prerelease.length) return -1;
			if (!this.prerelease.length && e.prerelease.length) return 1;
			if (!this.prerelease.length && !e.prerelease.length) return 0;
			let t = 0;
			do {
				let r = this.prerelease[t], i = e.prerelease[t];
				if (n("prerelease compare", t, r, i), r === void 0 && i === void 0) return 0;
				if (i === void 0) return 1;
				if (r === void 0) return -1;
				if (r !== i) return c(r, i);
			} while (++t);
		}
		compareBuild(e) {
			e instanceof SemVer || (e = new SemVer(e, this.options));
			let t = 0;
			do {
				let r = this.build[t], i = e.build[t];
				if (n("build compare", t, r, i), r === void 0 && i === void 0) return 0;
				if (i === void 0) return 1;
				if (r === void 0) return -1;
				if (r !== i) return c(r, i);
			} while (++t);
		}
		inc(e, t, n) {
			if (e.startsWith("pre")) {
				if (!t && n === !1) throw Error("invalid increment argument: identifier is empty");
				if (t) {
					let e = `-${t}`.match(this.options.loose ? a[o.PRERELEASELOOSE] : a[o.PRERELEASE]);
					if (!e || e[1] !== t) throw Error(`invalid identifier: ${t}`);
				}
			}
			switch (e) {
				case "premajor":
					this.prerelease.length = 0, this.patch = 0, this.minor = 0, this.major++, this.inc("pre", t, n);
					break;
				case "preminor":
					this.prerelease.length = 0, this.patch = 0, this.minor++, this.inc("pre", t, n);
					break;
				case "prepatch":
					this.prerelease.length = 0, this.inc("patch", t, n), this.inc("pre", t, n);
					break;
				case "prerelease":
					this.prerelease.length === 0 && this.inc("patch", t, n), this.inc("pre", t, n);
					break;
				case "release":
					if (this.prerelease.length === 0) throw Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					(this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) && this.major++, this.minor = 0, this.patch = 0, this.prerelease = [];
					break;
				case "minor":
					(this.patch !== 0 || this.prerelease.length === 0) && this.minor++, this.patch = 0, this.prerelease = [];
					break;
				case "patch":
					this.prerelease.length === 0 && this.patch++, this.prerelease = [];
					break;
				case "pre": {
					let e = +!!Number(n);
					if (this.prerelease.length === 0) this.prerelease = [e];
					else {
						let r = this.prerelease.length;
						for (; --r >= 0;) typeof this.prerelease[r] == "number" && (this.prerelease[r]++, r = -2);
						if (r === -1) {
							if (t === this.prerelease.join(".") && n === !1) throw Error("invalid increment argument: identifier already exists");
							this.prerelease.push(e);
						}
					}
					if (t) {
						let r = [t, e];
						if (n === !1 && (r = [t]), isPrereleaseIdentifier(this.prerelease, t)) {
							let e = this.prerelease[t.split(".").length];
							isNaN(e) && (this.prerelease = r);
						} else this.prerelease = r;
					}
					break;
				}
				default: throw Error(`invalid increment argument: ${e}`);
			}
			return this.raw = this.format(), this.build.length && (this.raw += `+${this.build.join(".")}`), this;
		}
	};
})), Z = r(((e, t) => {
	let n = X(), compare = (e, t, r) => new n(e, r).compare(new n(t, r));
	t.exports = compare;
})), ke = r(((e, t) => {
	let n = Z(), eq = (e, t, r) => n(e, t, r) === 0;
	t.exports = eq;
})), Ae = r(((e, t) => {
	let n = Z(), neq = (e, t, r) => n(e, t, r) !== 0;
	t.exports = neq;
})), je = r(((e, t) => {
	let n = Z(), gt = (e, t, r) => n(e, t, r) > 0;
	t.exports = gt;
})), Me = r(((e, t) => {
	let n = Z(), gte = (e, t, r) => n(e, t, r) >= 0;
	t.exports = gte;
})), Ne = r(((e, t) => {
	let n = Z(), lt = (e, t, r) => n(e, t, r) < 0;
	t.exports = lt;
})), Pe = r(((e, t) => {
	let n = Z(), lte = (e, t, r) => n(e, t, r) <= 0;
	t.exports = lte;
})), Fe = r(((e, t) => {
	let n = ke(), r = Ae(), i = je(), a = Me(), o = Ne(), s = Pe(), cmp = (e, t, c, l) => {
		switch (t) {
			case "===": return typeof e == "object" && (e = e.version), typeof c == "object" && (c = c.version), e === c;
			case "!==": return typeof e == "object" && (e = e.version), typeof c == "object" && (c = c.version), e !== c;
			case "":
			case "=":
			case "==": return n(e, c, l);
			case "!=": return r(e, c, l);
			case ">": return i(e, c, l);
			case ">=": return a(e, c, l);
			case "<": return o(e, c, l);
			case "<=": return s(e, c, l);
			default: throw TypeError(`Invalid operator: ${t}`);
		}
	};
	t.exports = cmp;
})), Q = r(((e, t) => {
	let n = Symbol("SemVer ANY");
	t.exports = class Comparator {
		static get ANY() {
			return n;
		}
		constructor(e, t) {
			if (t = r(t), e instanceof Comparator) {
				if (e.loose === !!t.loose) return e;
				e = e.value;
			}
			e = e.trim().split(/\s+/).join(" "), s("comparator", e, t), this.options = t, this.loose = !!t.loose, this.parse(e), this.value = this.semver === n ? "" : this.operator + this.semver.version, s("comp", this);
		}
		parse(e) {
			let t = this.options.loose ? i[a.COMPARATORLOOSE] : i[a.COMPARATOR], r = e.match(t);
			if (!r) throw TypeError(`Invalid comparator: ${e}`);
			this.operator = r[1] === void 0 ? "" : r[1], this.operator === "=" && (this.operator = ""), this.semver = r[2] ? new c(r[2], this.options.loose) : n;
		}
		toString() {
			return this.value;
		}
		test(e) {
			if (s("Comparator.test", e, this.options.loose), this.semver === n || e === n) return !0;
			if (typeof e == "string") try {
				e = new c(e, this.options);
			} catch {
				return !1;
			}
			return o(e, this.operator, this.semver, this.options);
		}
		intersects(e, t) {
			if (!(e instanceof Comparator)) throw TypeError("a Comparator is required");
			return this.operator === "" ? this.value === "" || new l(e.value, t).test(this.value) : e.operator === "" ? e.value === "" || new l(this.value, t).test(e.semver) : (t = r(t), t.includePrerelease && (this.value === "<0.0.0-0" || e.value === "<0.0.0-0") || !t.includePrerelease && (this.value.startsWith("<0.0.0") || e.value.startsWith("<0.0.0")) ? !1 : !!(this.operator.startsWith(">") && e.operator.startsWith(">") || this.operator.startsWith("<") && e.operator.startsWith("<") || this.semver.version === e.semver.version && this.operator.includes("=") && e.operator.includes("=") || o(this.semver, "<", e.semver, t) && this.operator.startsWith(">") && e.operator.startsWith("<") || o(this.semver, ">", e.semver, t) && this.operator.startsWith("<") && e.operator.startsWith(">")));
		}
	};
	let r = K(), { safeRe: i, t: a } = Y(), o = Fe(), s = J(), c = X(), l = $();
})), Ie = r(((e, t) => {
	let { MAX_LENGTH: n, MAX_SAFE_BUILD_LENGTH: r, WHITESPACE_CHARACTERS: i } = q(), a = new Uint8Array(65536);
	for (let e of i) a[e.charCodeAt(0)] = 1;
	let isWhitespace = (e) => e !== void 0 && a[e.charCodeAt(0)] === 1, isVersionPrefix = (e) => e === "v" || e === "=" || isWhitespace(e), isDigit = (e) => e !== void 0 && e >= "0" && e <= "9", isLetter = (e) => e !== void 0 && (e >= "a" && e <= "z" || e >= "A" && e <= "Z"), isIdentifierCharacter = (e) => isDigit(e) || isLetter(e) || e === "-", isVersionStart = (e) => isDigit(e) || e === "x" || e === "X" || e === "*", findDigitsEndIndex = (e, t, n, r) => {
		if (!isDigit(e[t])) return t;
		if (t >= r.start && t < r.end) return Math.min(t + n, r.end);
		if (t >= r.previousStart && t < r.previousEnd) return Math.min(t + n, r.previousEnd);
		let i = t + 1;
		for (; isDigit(e[i]);) i++;
		return r.previousStart = r.start, r.previousEnd = r.end, r.start = t, r.end = i, Math.min(t + n, i);
	}, findVersionNumberEndIndex = (e, t, r, i) => !r && e[t] === "0" ? t + 1 : findDigitsEndIndex(e, t, r ? n : n + 1, i), findPrereleaseIdentifierEndIndex = (e, t, i, a) => {
		let o = findDigitsEndIndex(e, t, n, a);
		if (isLetter(e[o]) || e[o] === "-") {
			let t = o + 1, n = t + r;
			for (; t < n && isIdentifierCharacter(e[t]);) t++;
			return t;
		}
		return findVersionNumberEndIndex(e, t, i, a);
	}, findPrereleaseEndIndex = (e, t, n, r) => {
		let i = e[t] === "-";
		if (!n && !i) return t;
		let a = t + +!!i, o = findPrereleaseIdentifierEndIndex(e, a, n, r);
		if (o === a) {
			if (!n || !i) return t;
			o = findPrereleaseIdentifierEndIndex(e, t, n, r);
		}
		for (; e[o] === ".";) {
			let t = findPrereleaseIdentifierEndIndex(e, o + 1, n, r);
			if (t === o + 1) break;
			o = t;
		}
		return o;
	}, findBuildIdentifierEndIndex = (e, t) => {
		let n = t;
		for (; n - t < r && isIdentifierCharacter(e[n]);) n++;
		return n;
	}, findBuildEndIndex = (e, t) => {
		if (e[t] !== "+") return t;
		let n = findBuildIdentifierEndIndex(e, t + 1);
		if (n === t + 1) return t;
		for (; e[n] === ".";) {
			let t = findBuildIdentifierEndIndex(e, n + 1);
			if (t === n + 1) break;
			n = t;
		}
		return n;
	}, findLooseFullVersionEndIndex = (e, t, n) => {
		let r = t;
		for (let i = 0; i < 3; i++) {
			let a = findVersionNumberEndIndex(e, r, !0, n);
			if (a === r) return t;
			if (r = a, i < 2) {
				if (e[r] !== ".") return t;
				r++;
			}
		}
		let i = findPrereleaseEndIndex(e, r, !0, n);
		return findBuildEndIndex(e, i);
	}, findPartialVersionComponentEndIndex = (e, t, n) => isDigit(e[t]) ? findVersionNumberEndIndex(e, t, !1, n) : isVersionStart(e[t]) ? t + 1 : t, findPartialVersionEndIndex = (e, t, n) => {
		let r = findPartialVersionComponentEndIndex(e, t, n);
		for (let t = 0; t < 2; t++) {
			if (e[r] !== ".") return r;
			let t = findPartialVersionComponentEndIndex(e, r + 1, n);
			if (t === r + 1) return r;
			r = t;
		}
		let i = findPrereleaseEndIndex(e, r, !1, n);
		return findBuildEndIndex(e, i);
	}, findVersionEndIndex = (e, t, n) => {
		let r = findLooseFullVersionEndIndex(e, t, n);
		return r === t ? findPartialVersionEndIndex(e, t, n) : r;
	}, findRemovableWhitespaceIndex = (e, t) => {
		let n = t;
		return isWhitespace(e[n]) && n++, (e[n] === "<" || e[n] === ">") && n++, e[n] === "=" && n++, isWhitespace(e[n]) ? n : -1;
	}, trimComparatorWhitespace = (e) => {
		let t = "", n = 0, r = 0, i = {
			start: -1,
			end: -1,
			previousStart: -1,
			previousEnd: -1
		};
		for (; r < e.length;) {
			let a = r;
			if (e[r] === "<" || e[r] === ">") r++;
			else if (!isVersionPrefix(e[r]) && !isVersionStart(e[r])) {
				r++;
				continue;
			}
			for (; r < e.length && isVersionPrefix(e[r]);) r++;
			if (!isVersionStart(e[r])) continue;
			let o = findRemovableWhitespaceIndex(e, a);
			o !== -1 && (t += e.slice(n, o), n = o + 1), r = findVersionEndIndex(e, r, i);
		}
		return t + e.slice(n);
	};
	t.exports = trimComparatorWhitespace;
})), $ = r(((e, t) => {
	let n = /\s+/g;
	t.exports = class Range {
		constructor(e, t) {
			if (t = i(t), e instanceof Range) return e.loose === !!t.loose && e.includePrerelease === !!t.includePrerelease ? e : new Range(e.raw, t);
			if (e instanceof a) return this.raw = e.value, this.set = [[e]], this.formatted = void 0, this;
			if (this.options = t, this.loose = !!t.loose, this.includePrerelease = !!t.includePrerelease, this.raw = e.trim().replace(n, " "), this.set = this.raw.split("||").map((e) => this.parseRange(e.trim())).filter((e) => e.length), !this.set.length) throw TypeError(`Invalid SemVer Range: ${this.raw}`);
			if (this.set.length > 1) {
				let e = this.set[0];
				if (this.set = this.set.filter((e) => !isNullSet(e[0])), this.set.length === 0) this.set = [e];
				else if (this.set.length > 1) {
					for (let e of this.set) if (e.length === 1 && isAny(e[0])) {
						this.set = [e];
						break;
					}
				}
			}
			this.formatted = void 0;
		}
		get range() {
			if (this.formatted === void 0) {
				this.formatted = "";
				for (let e = 0; e < this.set.length; e++) {
					e > 0 && (this.formatted += "||");
					let t = this.set[e];
					for (let e = 0; e < t.length; e++) e > 0 && (this.formatted += " "), this.formatted += t[e].toString().trim();
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
		parseRange(e) {
			e = e.replace(g, "");
			let t = ((this.options.includePrerelease && m) | (this.options.loose && h)) + ":" + e, n = r.get(t);
			if (n) return n;
			let i = this.options.loose, s = i ? l[d.HYPHENRANGELOOSE] : l[d.HYPHENRANGE];
			e = e.replace(s, hyphenReplace(this.options.includePrerelease)), o("hyphen replace", e), e = c(e), o("comparator trim", e), e = e.replace(l[d.TILDETRIM], f), o("tilde trim", e), e = e.replace(l[d.CARETTRIM], p), o("caret trim", e);
			let u = e.split(" ").map((e) => parseComparator(e, this.options)).join(" ").split(/\s+/).map((e) => replaceGTE0(e, this.options));
			i && (u = u.filter((e) => (o("loose invalid filter", e, this.options), !!e.match(l[d.COMPARATORLOOSE])))), o("range list", u);
			let _ = new Map(), v = u.map((e) => new a(e, this.options));
			for (let e of v) {
				if (isNullSet(e)) return [e];
				_.set(e.value, e);
			}
			_.size > 1 && _.has("") && _.delete("");
			let y = [..._.values()];
			return r.set(t, y), y;
		}
		intersects(e, t) {
			if (!(e instanceof Range)) throw TypeError("a Range is required");
			return this.set.some((n) => isSatisfiable(n, t) && e.set.some((e) => isSatisfiable(e, t) && n.every((n) => e.every((e) => n.intersects(e, t)))));
		}
		test(e) {
			if (!e) return !1;
			if (typeof e == "string") try {
				e = new s(e, this.options);
			} catch {
				return !1;
			}
			for (let t = 0; t < this.set.length; t++) if (testSet(this.set[t], e, this.options)) return !0;
			return !1;
		}
	};
	let r = new (De())(), i = K(), a = Q(), o = J(), s = X(), c = Ie(), { safeRe: l, src: u, t: d, tildeTrimReplace: f, caretTrimReplace: p } = Y(), { FLAG_INCLUDE_PRERELEASE: m, FLAG_LOOSE: h } = q(), g = new RegExp(u[d.BUILD], "g"), isNullSet = (e) => e.value === "<0.0.0-0", isAny = (e) => e.value === "", isSatisfiable = (e, t) => {
		let n = !0, r = e.slice(), i = r.pop();
		for (; n && r.length;) n = r.every((e) => i.intersects(e, t)), i = r.pop();
		return n;
	}, parseComparator = (e, t) => (e = e.replace(l[d.BUILD], ""), o("comp", e, t), e = replaceCarets(e, t), o("caret", e), e = replaceTildes(e, t), o("tildes", e), e = replaceXRanges(e, t), o("xrange", e), e = replaceStars(e, t), o("stars", e), e), isX = (e) => !e || e.toLowerCase() === "x" || e === "*", invalidXRangeOrder = (e, t, n) => isX(e) && !isX(t) || isX(t) && n && !isX(n), replaceTildes = (e, t) => e.trim().split(/\s+/).map((e) => replaceTilde(e, t)).join(" "), replaceTilde = (e, t) => {
		let n = t.loose ? l[d.TILDELOOSE] : l[d.TILDE], r = t.includePrerelease ? "-0" : "";
		return e.replace(n, (t, n, i, a, s) => {
			o("tilde", e, t, n, i, a, s);
			let c;
			return isX(n) ? c = "" : isX(i) ? c = `>=${n}.0.0${r} <${+n + 1}.0.0-0` : isX(a) ? c = `>=${n}.${i}.0${r} <${n}.${+i + 1}.0-0` : s ? (o("replaceTilde pr", s), c = `>=${n}.${i}.${a}-${s} <${n}.${+i + 1}.0-0`) : c = `>=${n}.${i}.${a} <${n}.${+i + 1}.0-0`, o("tilde return", c), c;
		});
	}, replaceCarets = (e, t) => e.trim().split(/\s+/).map((e) => replaceCaret(e, t)).join(" "), replaceCaret = (e, t) => {
		o("caret", e, t);
		let n = t.loose ? l[d.CARETLOOSE] : l[d.CARET], r = t.includePrerelease ? "-0" : "";
		return e.replace(n, (t, n, i, a, s) => {
			o("caret", e, t, n, i, a, s);
			let c;
			return isX(n) ? c = "" : isX(i) ? c = `>=${n}.0.0${r} <${+n + 1}.0.0-0` : isX(a) ? c = n === "0" ? `>=${n}.${i}.0${r} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.0${r} <${+n + 1}.0.0-0` : s ? (o("replaceCaret pr", s), c = n === "0" ? i === "0" ? `>=${n}.${i}.${a}-${s} <${n}.${i}.${+a + 1}-0` : `>=${n}.${i}.${a}-${s} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.${a}-${s} <${+n + 1}.0.0-0`) : (o("no pr"), c = n === "0" ? i === "0" ? `>=${n}.${i}.${a} <${n}.${i}.${+a + 1}-0` : `>=${n}.${i}.${a} <${n}.${+i + 1}.0-0` : `>=${n}.${i}.${a} <${+n + 1}.0.0-0`), o("caret return", c), c;
		});
	}, replaceXRanges = (e, t) => (o("replaceXRanges", e, t), e.split(/\s+/).map((e) => replaceXRange(e, t)).join(" ")), replaceXRange = (e, t) => {
		e = e.trim();
		let n = t.loose ? l[d.XRANGELOOSE] : l[d.XRANGE];
		return e.replace(n, (n, r, i, a, s, c) => {
			if (o("xRange", e, n, r, i, a, s, c), invalidXRangeOrder(i, a, s)) return e;
			let l = isX(i), u = l || isX(a), d = u || isX(s), f = d;
			return r === "=" && f && (r = ""), c = t.includePrerelease ? "-0" : "", l ? n = r === ">" || r === "<" ? "<0.0.0-0" : "*" : r && f ? (u && (a = 0), s = 0, r === ">" ? (r = ">=", u ? (i = +i + 1, a = 0, s = 0) : (a = +a + 1, s = 0)) : r === "<=" && (r = "<", u ? i = +i + 1 : a = +a + 1), r === "<" && (c = "-0"), n = `${r + i}.${a}.${s}${c}`) : u ? n = `>=${i}.0.0${c} <${+i + 1}.0.0-0` : d && (n = `>=${i}.${a}.0${c} <${i}.${+a + 1}.0-0`), o("xRange return", n), n;
		});
	}, replaceStars = (e, t) => (o("replaceStars", e, t), e.trim().replace(l[d.STAR], "")), replaceGTE0 = (e, t) => (o("replaceGTE0", e, t), e.trim().replace(l[t.includePrerelease ? d.GTE0PRE : d.GTE0], "")), hyphenReplace = (e) => (t, n, r, i, a, o, s, c, l, u, d, f) => (n = isX(r) ? "" : isX(i) ? `>=${r}.0.0${e ? "-0" : ""}` : isX(a) ? `>=${r}.${i}.0${e ? "-0" : ""}` : o ? `>=${n}` : `>=${n}${e ? "-0" : ""}`, c = isX(l) ? "" : isX(u) ? `<${+l + 1}.0.0-0` : isX(d) ? `<${l}.${+u + 1}.0-0` : f ? `<=${l}.${u}.${d}-${f}` : e ? `<${l}.${u}.${+d + 1}-0` : `<=${c}`, `${n} ${c}`.trim()), testSet = (e, t, n) => {
		for (let n = 0; n < e.length; n++) if (!e[n].test(t)) return !1;
		if (t.prerelease.length && !n.includePrerelease) {
			for (let n = 0; n < e.length; n++) if (o(e[n].semver), e[n].semver !== a.ANY && e[n].semver.prerelease.length > 0) {
				let r = e[n].semver;
				if (r.major === t.major && r.minor === t.minor && r.patch === t.patch) return !0;
			}
			return !1;
		}
		return !0;
	};
})), Le = r(((e, t) => {
	let n = $(), satisfies = (e, t, r) => {
		try {
			t = new n(t, r);
		} catch {
			return !1;
		}
		return t.test(e);
	};
	t.exports = satisfies;
})), Re = r(((e, t) => {
	let n = $(), validRange = (e, t) => {
		try {
			return new n(e, t).range || "*";
		} catch {
			return null;
		}
	};
	t.exports = validRange;
})), ze = t({ unfitNode: () => unfitNode }), Be = e(Le(), 1), Ve = e(Re(), 1);
async function unfitNode(e, t, n) {
	let r = await o(h.join(e, "package.json")), { node: l } = i(i(a(r ?? "")).engines);
	if (typeof l != "string" || l.length > 200 || (0, Ve.default)(l) === null) return;
	let u = {
		cwd: e,
		env: {
			...t,
			PATH: c(t.PATH ?? "")
		},
		signal: n.signal,
		limitMs: 5e3
	}, d = await n.exec("node", ["--version"], u), [, f] = /^v(\d+\.\d+\.\d+)\s*$/.exec(d.kind === "exited" ? d.stdout : "") ?? [];
	if (f && !(0, Be.default)(f, l)) return `package.json requires Node ${s(l)} (engines), but the build runs on Node ${f}.`;
}
export { Ee as n, Te as r, ze as t };
