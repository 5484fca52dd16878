const [e] = (() => {
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
return [__exportAll];
})();
import { $t as t, At as n, B as r, C as i, Dn as a, Dt as o, En as s, Ht as c, It as l, Mt as u, Nt as d, On as f, Q as p, Qt as m, R as h, Rt as g, Tn as _, Vt as v, X as y, Yt as b, Z as x, Zt as ee, _ as te, an as ne, b as re, cn as ie, d as ae, dn as oe, en as se, i as ce, jt as S, kn as C, kt as w, ln as T, lt as le, m as ue, nn as de, on as E, p as fe, rn as pe, sn as me, t as he, xn as ge, y as _e } from "./shared.js";
import { $ as D, B as ve, C as ye, Ct as O, D as be, G as k, H as A, O as xe, P as Se, Q as j, R as Ce, V as M, X as we, Y as Te, Z as Ee, ct as De, et as Oe, it as N, n as ke, o as Ae, ot as je, q as P, s as Me, tt as Ne } from "./config.js";
import { T as Pe, _ as Fe, b as Ie, g as Le, h as Re, m as ze, o as Be, v as Ve, w as He, x as Ue } from "./session.js";
const { closeSync: We, existsSync: Ge, openSync: Ke, readSync: qe, readdirSync: Je, realpathSync: Ye, statSync: Xe, writeFileSync: Ze } = globalThis.process.getBuiltinModule("node:fs"), Qe = new Proxy({}, { get: (e, t) => globalThis.process.getBuiltinModule("node:fs/promises")[t] }), $e = globalThis.process.getBuiltinModule("node:fs").constants, copyFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").copyFile(...e), cp = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").cp(...e), lstat = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").lstat(...e), mkdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdir(...e), readFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readFile(...e), readdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readdir(...e), readlink = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readlink(...e), symlink = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").symlink(...e), { setImmediate: et } = globalThis.process.getBuiltinModule("node:timers/promises"), { hash: F } = globalThis.process.getBuiltinModule("node:crypto"), { isUtf8: tt } = globalThis.process.getBuiltinModule("node:buffer"), nt = globalThis.process.getBuiltinModule("node:process"), I = globalThis.process.getBuiltinModule("node:path");
function paced(e) {
	let t = me();
	return async () => {
		me() - t < 20 || (await et(), e.throwIfAborted(), t = me());
	};
}
// src/deploy/steps/threads.ts
const loadThreads = () => process.getBuiltinModule("node:worker_threads");
function startWorkers(e) {
	let { module: t, threads: n, here: r, signal: i } = e;
	return n < 1 ? workHere(r(), i) : new ThreadWorkers(resolveModule(t), e);
}
function workHere(e, t) {
	return {
		async *work(n) {
			t.throwIfAborted();
			let r = paced(t);
			for (let t of n) yield e(t), await r();
		},
		async [Symbol.asyncDispose]() {}
	};
}
function resolveModule(e) {
	let t = [
		`../../${e}.ts`,
		`./${e}.js`,
		`../${e}.js`
	].map((e) => new URL(e, import.meta.url)), n = t.find((e) => Ge(e));
	if (n) return n;
	let r = `Found no file for the worker threads of ${e}: ${t.join(", ")}.`;
	throw new T("INTERNAL", r);
}
var ThreadWorkers = class {
	#e;
	#t;
	#n = new Map();
	#r = [];
	#i = Promise.withResolvers();
	#a;
	#o = () => this.#i.reject(this.#a.reason);
	#s = 0;
	constructor(e, t) {
		let { threads: n, getWorkerData: r, resourceLimits: i = {}, signal: a } = t;
		this.#a = a, this.#t = t.getTransferList ?? (() => []), this.#i.promise.catch(() => void 0), a.addEventListener("abort", this.#o);
		let { Worker: o } = loadThreads();
		this.#e = Array.from({ length: n }, (t, n) => this.#c(new o(e, {
			resourceLimits: i,
			workerData: r?.(n)
		})));
	}
	async *work(e) {
		this.#a.throwIfAborted();
		let t = e[Symbol.iterator]();
		this.#l(t);
		for (let [e, { promise: n }] of this.#n) yield await Promise.race([n, this.#i.promise]), this.#n.delete(e), this.#l(t);
	}
	async [Symbol.asyncDispose]() {
		this.#a.removeEventListener("abort", this.#o), await Promise.all(this.#e.map((e) => e.worker.terminate()));
	}
	#c(e) {
		let t = {
			worker: e,
			busy: 0
		};
		return e.on("error", (e) => this.#i.reject(e)), e.on("exit", () => this.#i.reject(new T("INTERNAL", "A worker thread exited early."))), e.on("message", (e) => {
			--t.busy, this.#u(), "number" in e ? this.#n.get(e.number)?.resolve(e.result) : this.#i.reject(received(e));
		}), t;
	}
	#l(e) {
		for (; this.#n.size < this.#e.length * 3;) {
			let t = e.next();
			if (t.done === !0) break;
			this.#n.set(this.#s, Promise.withResolvers()), this.#r.push({
				number: this.#s,
				task: t.value
			}), this.#s += 1;
		}
		this.#u();
	}
	#u() {
		for (let e = this.#r[0]; e; e = this.#r[0]) {
			let t = this.#e.reduce((e, t) => t.busy < e.busy ? t : e);
			if (t.busy >= 2) return;
			this.#r.shift(), t.busy += 1, t.worker.postMessage(e, this.#t(e.task));
		}
	}
};
function answerTasks(e, t = () => []) {
	let { parentPort: n } = loadThreads();
	n?.on("message", async (r) => {
		try {
			let i = await e(r.task);
			n?.postMessage({
				number: r.number,
				result: i
			}, t(i));
		} catch (e) {
			n?.postMessage(sent(e));
		}
	});
}
function sent(e) {
	if (!(e instanceof T)) return { defect: e };
	let { code: t, message: n, remedy: r, facts: i, problems: a } = e;
	return { error: {
		code: t,
		message: n,
		remedy: r,
		facts: i,
		problems: a
	} };
}
function received(e) {
	return "defect" in e ? e.defect : new T(e.error.code, e.error.message, e.error);
}
// src/deploy/artifact/own-files.ts
const L = {
	seo: ".well-known/site-deploy-seo.json",
	texts: ".well-known/site-text.json",
	textScript: "site-deploy-text.js",
	holdScript: "site-deploy-head.js",
	values: "site-deploy-head"
};
function listAddedFiles({ seo: e, content: t }, n) {
	return [
		"staticwebapp.config.json",
		"robots.txt",
		pe,
		...n > 2e3 ? [de] : [],
		t.mode === "runtime" ? L.textScript : L.texts,
		...e.enabled ? ["sitemap.xml", L.seo] : []
	];
}
function findReplacedFiles(e) {
	let t = new Set([
		pe,
		de,
		...Object.values(L)
	]);
	return e.filter((e) => t.has(e) || e.startsWith(`${L.values}/`));
}
// src/deploy/steps/finish/browser/browser.ts
function getIntegrity({ text: e }) {
	return `sha256-${F("sha256", e, "base64")}`;
}
const rt = inBlock(L.textScript, "const e=`area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr`.split(` `),t=`script style xmp iframe noembed noframes plaintext noscript`.split(` `),n=`html head body frameset table tbody thead tfoot tr colgroup select optgroup template`.split(` `),r=new Set([...e,...t,...n]);(()=>{let e=1500,t=[`alt`,`title`,`placeholder`,`aria-label`,`content`],n=`data-text-key`,i=`[data-text-live]`,a=[n,...t.map(e=>`${n}-${e}`)],o=`[${a.join(`],[`)}]`,s=new Map,c={},l=new Map,u=document.currentScript?.dataset.page,d;try{d=new CSSStyleSheet,d.replaceSync(`[${n}]:not(${i}){visibility:hidden}`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,d]}catch{}let f=()=>{d&&(document.adoptedStyleSheets=document.adoptedStyleSheets.filter(e=>e!==d))};setTimeout(f,e);let p=async t=>{try{let n=`/api/v1/pages/${encodeURIComponent(t)}/text`,r=await fetch(n,{signal:AbortSignal.timeout(e)}),i=r.ok?await r.json():{};for(let[e,t]of Object.entries(i.texts||{}))typeof t==`string`&&s.set(e,t);Object.assign(globalThis,{siteDeployTexts:Object.fromEntries(s)}),dispatchEvent(new Event(`site-deploy:texts`)),y(document)}catch{}},m=e=>{l.has(e)||l.set(e,p(e))},h=(e,t,n)=>{let r=e.getAttribute(t);if(!r)return;let i=s.get(r);if(i===void 0&&m(r.split(`.`)[0]),i!==void 0&&(c[r]??=n===i?`built`:`ours`),c[r]===`ours`&&n!==i)return i},g=(e,t)=>{e.data!==t&&(e.data=t)},_=(e,t)=>{let r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),i=[];for(let t=r.nextNode();t;t=r.nextNode())t.parentElement?.closest(`[${n}]`)===e&&i.push(t);let a=i.filter(t=>t.parentNode===e),s=a.find(e=>e.data.trim()!==``)||a[0]||e.insertBefore(new Text,e.firstChild);for(let e of i)e!==s&&g(e,``);g(s,t);for(let t of e.children)!t.matches(o)&&!t.querySelector(o)&&t.style.setProperty(`display`,`none`,`important`)},v=e=>{let a=h(e,n,e.textContent),o=!r.has(e.localName)&&!e.matches(i);a!==void 0&&o&&_(e,a);for(let r of t){let t=h(e,`${n}-${r}`,e.getAttribute(r)),i=e instanceof HTMLMetaElement&&e.httpEquiv;t!==void 0&&!i&&e.setAttribute(r,t)}},y=e=>{if(!(`querySelectorAll`in e))return;let t=e;`matches`in t&&t.matches(o)&&v(t),t.querySelectorAll(o).forEach(v)};new MutationObserver(e=>{for(let{target:t,addedNodes:n}of e){let e=(`closest`in t?t:t.parentElement)?.closest(o);e&&v(e),n.forEach(y)}}).observe(document,{subtree:!0,childList:!0,characterData:!0,attributeFilter:[...t,...a]}),u&&m(u);let b=()=>{y(document),Promise.all(l.values()).then(f)};document.readyState===`loading`?document.addEventListener(`readystatechange`,b,{once:!0}):b()})();"), it = buildHoldScript(1);
function buildHoldScript(e) {
	return inBlock(L.holdScript, `const files=${e};(()=>{let{head:e}=document,t=JSON.parse(document.currentScript.dataset.hold),n=[\`name\`,\`property\`,\`rel\`,\`type\`],r=e=>e.trim().replace(/\\s+/g,\` \`).replace(/(\\/index)?(\\.html)?\\/?\$/,\`\`),i={[t[2]??r(location.pathname)]:t},a=[],o=[],s,c=0,l,u,d,f,p=e=>n.find(t=>e.getAttribute(t)),m=e=>({META:\`content\`,LINK:\`href\`})[e.tagName],h=e=>{let n=p(e);try{if(n!==\`type\`)return e.getAttribute(n)??e.tagName;let r=JSON.parse(e.textContent);return[r[\`@graph\`]??r].flat().flatMap(e=>e[\`@type\`]).find(e=>u?.[e]??t[0][e])}catch{}},g=(n,i,a)=>{let s=25+(a-c)/1e3;f[n]??=0;let[h,g,..._]=f[n]<=s&&u?.[n]||[],v=g,y;for(let e of i)e.note.want===t[0][n]?.[1]&&(e.note.want=t[0][n]?.[2]),(!y||e.note.at>=y.note.at)&&(y=e);let b=y?.note.want;if(b&&y.note.at>=c&&!_.some(e=>r(e)===r(b))&&(d>1e3&&(a<l||performance.getEntries().some(e=>e.startTime<l&&a-e.startTime-e.duration<1e3))?u?.[n]?.push(b):a>=l&&(v=n===\`robots\`?\`\${b}, \${v}\`:b)),v&&!y&&document.readyState!==\`loading\`){let[t,r,a=n]=h.split(\` \`);y=e.appendChild(document.createElement(t)),r&&y.setAttribute(r,a),y.note={text:\`\`,at:0},i.push(y)}for(let t of i){let r=h?t===y?v:void 0:t.note.want,i=t.note.want===void 0;if(r===t.note.text||!h&&i&&a-c<1e3)continue;f[n]++;let s=r===void 0,l=s?p(t):m(t),u=document.createElement(\`p\`),g=t.getAttribute(l);s?(d>1e3||t.note.at)&&o.push(()=>l?t.setAttribute(l,g):e.append(...u.childNodes)):t.note.text=r,s&&i?t.remove():r===\`\`&&l?t.removeAttribute(l):l?t.setAttribute(l,r??\`muted\`):s?u.append(t):t.firstChild?t.firstChild.nodeValue=r:t.append(r)}h&&f[n]>s&&(f[n]=1/0,console.warn(\`site-deploy gave up \${n}\`))},_=e=>a[e]??=fetch(\`/site-deploy-head/\${e}.json\`,{redirect:\`error\`,cache:\`no-cache\`}).then(e=>e.json()),v=e=>i[e]??=(async()=>{let t=decodeURI(e),n=0;for(let e of t)n=(n*31+e.charCodeAt(0))%9973;let[r]=await _(n%files).catch(()=>_(0));return(await _(n%r))[1][t]})().catch(()=>void 0),y=async n=>{let i=performance.now(),a=r(location.pathname+location.hash.replace(/^#(?!!?\\/.).*/,\`\`)),p=c,_=a!==s;if(_)s=a,c=i,l=0,u=void 0,f={};else if(n?.every?.(({target:t})=>!e.contains(t)))return;let x={};for(let e of document.querySelectorAll(\`head>title,meta,link,[type*=ld]\`)){let t=m(e),n=(t?e.getAttribute(t):e.textContent)??\`\`,r=h(e);x[r]??=[],x[r].push(e),n!==e.note?.text&&(e.note={text:n,want:n,at:p&&i},p&&!l&&(l=i+d-9,setTimeout(y,1e3)))}if(_){let[e,n=1e3]=await v(a)??[{},t[1]];if(a!==s)return;for(let e of o.splice(0))e();u=e,d=n,setTimeout(y,1e3),y()}else if(u)for(let e in{...x,...u})g(e,x[e]??[],i);b.takeRecords()},b=new MutationObserver(y);b.observe(document,{childList:!0,subtree:!0,characterData:!0,attributeFilter:[...n,\`content\`,\`href\`]}),window.navigation?navigation.addEventListener(\`currententrychange\`,y):setInterval(y,300,[]),y()})();`);
}
function inBlock(e, t) {
	return {
		path: e,
		text: `{${t}}\n`
	};
}
// src/deploy/steps/finish/html/escape.ts
function cleanText(e) {
	return R.test(e) ? e : e.toWellFormed().replace(/\r\n?|\f/g, "\n").replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef]|\p{Noncharacter_Code_Point}/gu, "");
}
const R = /^[\n\t\u0020-\u007e]*$/, at = /^[\n\t !#-%(-;=?-~]*$/, ot = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
}, escapeText = (e, t) => escapeSigns(e, /[&<>]/g, t), escapeAttribute = (e, t) => escapeSigns(e, /[&<>"']/g, t);
function escapeSigns(e, t, n) {
	return at.test(e) ? e : encode(cleanText(e).replace(t, (e) => ot[e] ?? ""), n);
}
function escapeJson(e, t) {
	let n = JSON.stringify(e).replace(/[<>&\u007f-\u009f\u2028\u2029]/g, unicodeEscape);
	return t === "ascii" ? n.replace(/[^\u0000-\u007f]/g, unicodeEscape) : encode(n, "utf8");
}
function unicodeEscape(e) {
	return `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function encode(e, t) {
	return R.test(e) ? e : t === "utf8" ? Buffer.from(e, "utf8").toString("latin1") : e.replace(/[^\u0000-\u007f]/gu, (e) => `&#${e.codePointAt(0)};`);
}
const st = "ï»¿";
function isUtf16(e) {
	let [t, n] = e;
	return t === 255 && n === 254 || t === 254 && n === 255 || t === 60 && n === 0 || t === 0 && n === 60;
}
function detectCharset(e, t) {
	return declaresUtf8(t) && tt(e) ? "utf8" : "ascii";
}
function declaresUtf8(e) {
	return e.startsWith("ï»¿") || /<meta\b(?:(?!charset\s*=)[^<>])*charset\s*=\s*["']?\s*utf-?8\b/i.test(e.slice(0, 1024));
}
function decodePart(e, t) {
	return t === "utf8" && !R.test(e) ? Buffer.from(e, "latin1").toString("utf8") : e;
}
// node_modules/entities/dist/decode-codepoint.js
const ct = [
	8364,
	0,
	8218,
	402,
	8222,
	8230,
	8224,
	8225,
	710,
	8240,
	352,
	8249,
	338,
	0,
	381,
	0,
	0,
	8216,
	8217,
	8220,
	8221,
	8226,
	8211,
	8212,
	732,
	8482,
	353,
	8250,
	339,
	0,
	382,
	376
];
function isInvalidCodePoint(e) {
	return e === 0 || e >= 55296 && e <= 57343 || e > 1114111;
}
function replaceCodePoint(e) {
	return isInvalidCodePoint(e) ? 65533 : e >= 128 && e <= 159 && ct[e - 128] || e;
}
function codePointToString(e) {
	return e - 1 >>> 0 < 127 || e - 160 >>> 0 < 55136 ? String.fromCharCode(e) : String.fromCodePoint(replaceCodePoint(e));
}
// node_modules/entities/dist/generated/decode-data-html.js
const lt = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"], z = 2654435761, B = 2246822507, V = (() => {
	let e = new Uint8Array(128);
	for (let t = 48; t <= 57; t++) e[t] = t - 47;
	for (let t = 65; t <= 90; t++) e[t] = t - 54;
	for (let t = 97; t <= 122; t++) e[t] = t - 60;
	return e;
})();
function exactKey(e, t, n) {
	return e.charCodeAt(t) << 25 | e.charCodeAt(t + 1) << 18 | e.charCodeAt(t + n - 2) << 11 | V[e.charCodeAt(t + n - 1)] << 5 | n;
}
function pairIndex(e, t) {
	return (e * 3 << 3 ^ t) & 1023;
}
function bucketOne(e, t) {
	return (Math.imul(e, z) >>> 16) * t >>> 16;
}
function bucketTwo(e, t) {
	return (Math.imul(e, B) >>> 16) * t >>> 16;
}
function initDecodeData(e) {
	let [t, n] = e, r = t.charCodeAt(0) - 48 << 6 | t.charCodeAt(1) - 48, i = t.charCodeAt(2) - 48 << 6 | t.charCodeAt(3) - 48, a = t.charCodeAt(4) - 48 << 6 | t.charCodeAt(5) - 48, o = 6 + i, s = o + 2 * r, c = 2 * a, l = new Int32Array(c), u = new Uint16Array(c), d = new Uint16Array(c), f = new Uint32Array(1024), p = new Map(), m = [], h = "", g = 6, _ = 0;
	for (let e = 0; e < r; e++) {
		let n = t.charCodeAt(o + 2 * e) - 35, r = t.charCodeAt(o + 2 * e + 1) - 35, i = n & 31, c = i + (r & 31), v = (r >> 5) + 1;
		h = h.slice(0, i) + t.slice(g, g + c - i), g += c - i;
		let y = exactKey(h, 0, c), b = 2 * (t.charCodeAt(s + Math.floor(e / 6)) - 48 & 1 << e % 6 ? bucketTwo : bucketOne)(y, a);
		if (l[b] !== 0 && (b += 1), l[b] = y, c > 4) {
			let e = h.slice(2, c - 2), t = p.get(e);
			if (t === void 0) {
				p.set(e, m.length), u[b] = m.length;
				for (let t = 0; t < e.length; t += 2) m.push(e.charCodeAt(t) | e.charCodeAt(t + 1) << 16);
			} else u[b] = t;
		}
		let x = pairIndex(h.charCodeAt(0), h.charCodeAt(1));
		f[x] |= c <= 16 ? 1 << c - 2 : 32768, n & 32 && (f[x] |= 1 << c - 2 + 16), d[b] = _ << 2 | v - 1 | (n & 32) >> 4, _ += v;
	}
	return {
		keys: l,
		buckets: a,
		slotMidOff: u,
		slotValue: d,
		values: n,
		lengthBits: f,
		middles: new Uint32Array(m)
	};
}
function isNumber(e) {
	return e - 48 >>> 0 <= 9;
}
function isAlphaNumeric(e) {
	return isNumber(e) || (e | 32) - 97 >>> 0 <= 25;
}
function isEntityInAttributeInvalidEnd(e) {
	return e === 61 || isAlphaNumeric(e);
}
var H;
(function(e) {
	e[e.Legacy = 0] = "Legacy", e[e.Strict = 1] = "Strict", e[e.Attribute = 2] = "Attribute";
})(H ||= {});
let ut;
function tables() {
	return ut ??= initDecodeData(lt);
}
function emitHtmlValue(e) {
	let t = e >> 2;
	return e & 1 ? tables().values.slice(t, t + (e & 1) + 1) : tables().values.charAt(t);
}
function findSlotHtml(e, t, n) {
	let r = e.charCodeAt(t), i = e.charCodeAt(t + 1), a = e.charCodeAt(t + n - 2), o = e.charCodeAt(t + n - 1);
	if ((r | i | a | o) > 127) return -1;
	let s = r << 25 | i << 18 | a << 11 | V[o] << 5 | n, c = 2 * ((Math.imul(s, z) >>> 16) * tables().buckets >>> 16);
	for (let r = 0;; r++) {
		if (tables().keys[c] === s && (n <= 4 || isMidMatchHtml(c, e, t, n))) return c;
		if (tables().keys[c + 1] === s && (n <= 4 || isMidMatchHtml(c + 1, e, t, n))) return c + 1;
		if (r === 1) return -1;
		c = 2 * ((Math.imul(s, B) >>> 16) * tables().buckets >>> 16);
	}
}
function isMidMatchHtml(e, t, n, r) {
	let i = tables().slotMidOff[e], a = n + 2, o = n + r - 2;
	for (; a + 1 < o;) {
		if ((t.charCodeAt(a) | t.charCodeAt(a + 1) << 16) !== tables().middles[i++]) return !1;
		a += 2;
	}
	return a === o || t.charCodeAt(a) === (tables().middles[i] & 65535);
}
const U = 2047;
let dt = 0;
function unpackConsumed(e) {
	let t = e >>> 21;
	return t === U ? dt : t;
}
const W = (() => {
	let e = new Uint8Array(128).fill(255);
	for (let t = 0; t < 10; t++) e[48 + t] = t;
	for (let t = 0; t < 6; t++) e[65 + t] = t + 10, e[97 + t] = t + 10;
	return e;
})();
function parseNumericEntity(e, t, n) {
	let r = e.length, i = t, a = 0, o;
	if ((e.charCodeAt(i) | 32) == 120) for (i += 1, o = i; i < r;) {
		let t = e.charCodeAt(i);
		if (t >= 128) break;
		let n = W[t];
		if (n <= 15) a = a * 16 + n, i++;
		else break;
	}
	else for (o = i; i < r;) {
		let t = e.charCodeAt(i);
		if (t >= 128) break;
		let n = W[t];
		if (n <= 9) a = a * 10 + n, i++;
		else break;
	}
	if (i === o) return 0;
	a > 1114111 && (a = 1114112);
	let s = i - t + 2;
	if (i < r && e.charCodeAt(i) === 59) s += 1;
	else if (n) return 0;
	return s >= U && (dt = s, s = U), s << 21 | a;
}
function findLegacySlot(e, t, n) {
	let r = tables().lengthBits[pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1))] >>> 16 & 31;
	for (; r !== 0;) {
		let i = 31 - Math.clz32(r);
		if (r ^= 1 << i, i + 2 > n) continue;
		let a = findSlotHtml(e, t, i + 2);
		if (a >= 0 && tables().slotValue[a] & 2) return a << 3 | i + 2;
	}
	return -1;
}
function findLongClassMatch(e, t, n) {
	let r = e.slice(t, t + 32).indexOf(";");
	if (r - 2 >>> 0 <= 29) {
		let n = findSlotHtml(e, t, r);
		if (n >= 0) return n << 6 | r + 1;
	}
	if (n !== H.Strict) {
		let r = findLegacySlot(e, t, Math.min(31, e.length - t));
		if (r >= 0) {
			let i = r & 7;
			if (n !== H.Attribute || t + i >= e.length || !isEntityInAttributeInvalidEnd(e.charCodeAt(t + i))) return r >> 3 << 6 | i;
		}
	}
	return -1;
}
function nextOffset(e, t) {
	return t >= e.length ? -1 : e.charCodeAt(t) === 38 ? t : e.indexOf("&", t);
}
function decodeHtmlText(e, t) {
	let n = t !== H.Strict, r = e.indexOf("&");
	if (r < 0) return e;
	let i = e.length, a = "", o = 0;
	do {
		let s = r + 1;
		if (s + 1 >= i) break;
		let c = e.charCodeAt(s);
		if (c === 38) {
			r = s;
			continue;
		}
		if (c === 35) {
			let t = parseNumericEntity(e, s + 1, !n), i = unpackConsumed(t);
			i === 0 ? r = e.indexOf("&", s) : (o !== r && (a += e.slice(o, r)), a += codePointToString(t & 2097151), o = r + i, r = nextOffset(e, o));
			continue;
		}
		let l = tables().lengthBits[pairIndex(c, e.charCodeAt(s + 1))];
		if (l & 32768) {
			let n = findLongClassMatch(e, s, t);
			n >= 0 ? (o !== r && (a += e.slice(o, r)), a += emitHtmlValue(tables().slotValue[n >> 6]), o = s + (n & 63), r = nextOffset(e, o)) : r = e.indexOf("&", s);
			continue;
		}
		let u = l & 32767, d = -1;
		for (; u !== 0;) {
			let t = u & -u;
			u ^= t;
			let r = 33 - Math.clz32(t), a = s + r;
			if (a > i) break;
			let o = a < i && e.charCodeAt(a) === 59;
			if (!(o || n && l >>> r + 14 & 1)) continue;
			let c = findSlotHtml(e, s, r);
			if (!(c < 0)) {
				if (o) {
					d = c << 6 | 32 | r + 1;
					break;
				}
				tables().slotValue[c] & 2 && (d = c << 6 | r);
			}
		}
		if (d >= 0) {
			let n = d & 31;
			if (d & 32 || t !== H.Attribute || s + n >= i || !isEntityInAttributeInvalidEnd(e.charCodeAt(s + n))) {
				o !== r && (a += e.slice(o, r)), a += emitHtmlValue(tables().slotValue[d >> 6]), o = s + n, r = nextOffset(e, o);
				continue;
			}
		}
		r = e.indexOf("&", s + 1);
	} while (r >= 0);
	return a + e.slice(o);
}
function decodeHTML(e, t = H.Legacy) {
	return decodeHtmlText(e, t);
}
function decodeHTMLAttribute(e) {
	return decodeHtmlText(e, H.Attribute);
}
var EntityDecoderBase = class {
	emitCodePoint;
	errors;
	state = 0;
	consumed = 1;
	result = 0;
	decodeMode = H.Strict;
	replaceNumericCodePoint = replaceCodePoint;
	constructor(e, t) {
		this.emitCodePoint = e, this.errors = t;
	}
	stateNumericStart(e, t) {
		return t >= e.length ? -1 : (e.charCodeAt(t) | 32) == 120 ? (this.state = 3, this.consumed += 1, this.stateNumericHex(e, t + 1)) : (this.state = 2, this.stateNumericDecimal(e, t));
	}
	stateNumericHex(e, t) {
		let n = e.length, { result: r, consumed: i } = this, a = t;
		for (; a < n;) {
			let t = e.charCodeAt(a), n = W[t];
			if (n <= 15) r = r * 16 + n;
			else return this.result = r, this.consumed = i, this.emitNumericEntity(t, 3);
			i += 1, a += 1;
		}
		return this.result = r, this.consumed = i, -1;
	}
	stateNumericDecimal(e, t) {
		let n = e.length, { result: r, consumed: i } = this, a = t;
		for (; a < n;) {
			let t = e.charCodeAt(a) - 48;
			if (t >>> 0 > 9) return this.result = r, this.consumed = i, this.emitNumericEntity(t + 48, 2);
			r = r * 10 + t, i += 1, a += 1;
		}
		return this.result = r, this.consumed = i, -1;
	}
	emitNumericEntity(e, t) {
		if (this.consumed <= t) return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0;
		if (e === 59) this.consumed += 1;
		else if (this.decodeMode === H.Strict) return 0;
		return this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed), this.errors && (e !== 59 && this.errors.missingSemicolonAfterCharacterReference(), this.errors.validateNumericCharacterReference(this.result)), this.consumed;
	}
	startEntity(e) {
		this.decodeMode = e, this.state = 0, this.result = 0, this.consumed = 1;
	}
	write(e, t) {
		switch (this.state) {
			case 0: return e.charCodeAt(t) === 35 ? (this.state = 1, this.consumed += 1, this.stateNumericStart(e, t + 1)) : (this.state = 4, this.stateNamedEntity(e, t));
			case 1: return this.stateNumericStart(e, t);
			case 2: return this.stateNumericDecimal(e, t);
			case 3: return this.stateNumericHex(e, t);
			default: return this.stateNamedEntity(e, t);
		}
	}
	end() {
		switch (this.state) {
			case 4: return this.endNamedEntity();
			case 2: return this.emitNumericEntity(0, 2);
			case 3: return this.emitNumericEntity(0, 3);
			case 1: return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0;
			default: return 0;
		}
	}
}, HtmlEntityDecoder = class extends EntityDecoderBase {
	runLength = 0;
	nameBuffer = new Uint8Array(32);
	emitSlot(e) {
		let t = tables().slotValue[e], n = t >> 2;
		this.emitCodePoint(tables().values.charCodeAt(n), this.consumed), t & 1 && this.emitCodePoint(tables().values.charCodeAt(n + 1), this.consumed);
	}
	startEntity(e) {
		super.startEntity(e), this.runLength = 0;
	}
	stateNamedEntity(e, t) {
		let n = e.length;
		if (this.runLength === 0 && t + 17 <= n) {
			let r = pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1)), i = tables().lengthBits[r];
			if (i & 32768 && t + 32 <= n) {
				let n = findLongClassMatch(e, t, this.decodeMode);
				if (n >= 0) {
					let r = n & 63;
					return this.consumed = r + 1, this.emitSlot(n >> 6), e.charCodeAt(t + r - 1) !== 59 && this.errors?.missingSemicolonAfterCharacterReference(), this.consumed;
				}
				return 0;
			}
			let a = i & 32767;
			for (; a !== 0;) {
				let n = a & -a;
				a ^= n;
				let r = 33 - Math.clz32(n);
				if (e.charCodeAt(t + r) === 59) {
					let n = findSlotHtml(e, t, r);
					if (n >= 0) return this.consumed = r + 2, this.emitSlot(n), this.consumed;
				}
			}
			if (!(i & 32768)) {
				if (this.decodeMode !== H.Strict) {
					let n = findLegacySlot(e, t, 31);
					if (n >= 0) {
						let r = n & 7, i = e.charCodeAt(t + r);
						return this.decodeMode === H.Attribute && isEntityInAttributeInvalidEnd(i) ? 0 : (this.consumed = r + 1, this.emitSlot(n >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
					}
				}
				return 0;
			}
		}
		let r = t, { runLength: i } = this, a = -1, o = Math.min(n, t + 32 - i);
		for (; r < o;) {
			let t = e.charCodeAt(r);
			if (!isAlphaNumeric(t)) {
				a = t;
				break;
			}
			this.nameBuffer[i++] = t, r++;
		}
		if (a < 0 && i < 32) return this.runLength = i, -1;
		if (a === 59 && i - 2 >>> 0 <= 29) {
			let e = findBufferedHtmlSlot(this.nameBuffer, i);
			if (e >= 0) return this.consumed = i + 2, this.emitSlot(e), this.consumed;
		}
		if (this.decodeMode !== H.Strict && i >= 2) {
			let e = findBufferedLegacySlot(this.nameBuffer, i);
			if (e >= 0) {
				let t = e & 7, n = t < i ? this.nameBuffer[t] : a;
				return this.decodeMode === H.Attribute && isEntityInAttributeInvalidEnd(n) ? 0 : (this.consumed = t + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
			}
		}
		return 0;
	}
	endNamedEntity() {
		if (this.decodeMode === H.Strict || this.runLength < 2) return 0;
		let e = findBufferedLegacySlot(this.nameBuffer, this.runLength);
		return e < 0 || this.decodeMode === H.Attribute && (e & 7) < this.runLength ? 0 : (this.consumed = (e & 7) + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
	}
};
function findBufferedHtmlSlot(e, t) {
	let n = e[0] << 25 | e[1] << 18 | e[t - 2] << 11 | V[e[t - 1]] << 5 | t, r = 2 * ((Math.imul(n, z) >>> 16) * tables().buckets >>> 16);
	for (let i = 0;; i++) {
		if (tables().keys[r] === n && (t <= 4 || isBufferedMiddle(r, e, t))) return r;
		if (tables().keys[r + 1] === n && (t <= 4 || isBufferedMiddle(r + 1, e, t))) return r + 1;
		if (i === 1) return -1;
		r = 2 * ((Math.imul(n, B) >>> 16) * tables().buckets >>> 16);
	}
}
function isBufferedMiddle(e, t, n) {
	let r = tables().slotMidOff[e], i = 2, a = n - 2;
	for (; i + 1 < a;) {
		if ((t[i] | t[i + 1] << 16) !== tables().middles[r++]) return !1;
		i += 2;
	}
	return i === a || t[i] === (tables().middles[r] & 65535);
}
function findBufferedLegacySlot(e, t) {
	let n = tables().lengthBits[pairIndex(e[0], e[1])] >>> 16 & 31;
	for (; n !== 0;) {
		let r = 31 - Math.clz32(n);
		if (n ^= 1 << r, r + 2 > t) continue;
		let i = findBufferedHtmlSlot(e, r + 2);
		if (i >= 0 && tables().slotValue[i] & 2) return i << 3 | r + 2;
	}
	return -1;
}
// src/deploy/steps/finish/html/head-edits.ts
function isMoved(e, { href: t, moved: n = [] }) {
	let r = n.length > 0 ? URL.parse(e, t) : null;
	return r?.origin === new URL(t).origin && n.includes(r.pathname);
}
function addressInstead(e, t) {
	let { href: n, when: r, origin: i } = t;
	if (r === "always" || e === "" || isMoved(e, t)) return n;
	if (!i || !URL.canParse(e, n)) return;
	let a = new URL(e, n), o = new URL(a.pathname + a.search, i).href;
	if (!(o === a.href && /^https?:/i.test(e))) return o;
}
// src/deploy/steps/finish/html/layout.ts
const G = "data-text-key", ft = new Set([
	"title",
	"meta",
	"link",
	"script"
]), pt = "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" "), mt = "script style xmp iframe noembed noframes plaintext noscript".split(" "), ht = "html head body frameset table tbody thead tfoot tr colgroup select optgroup template".split(" "), gt = new Set([
	...pt,
	...mt,
	...ht
]);
var Unreadable = class extends Error {
	name = "Unreadable";
};
// src/deploy/steps/finish/html/keys.ts
const _t = new Set([
	"alt",
	"title",
	"placeholder",
	"aria-label",
	"content"
]);
function parseKeys(e, t, n) {
	let r = [], i = new Set();
	for (let { name: a, valueStart: o, valueEnd: s } of e.attributes) {
		if (!a.startsWith("data-text-key") || i.has(a)) continue;
		i.add(a);
		let e = a === "data-text-key" ? void 0 : a.slice(14);
		if (e && (!_t.has(e) || a[13] !== "-")) continue;
		let c = readValue(t.slice(o, s));
		n(c) && r.push({
			key: Buffer.from(c).toString(),
			attribute: e
		});
	}
	return r;
}
function readValue(e) {
	let t = /[\u0080-\u00ff]/.test(e) ? Buffer.from(e, "latin1").toString() : e;
	return (t.includes("&") ? decodeHTMLAttribute(t) : t).trim();
}
function keyOffsets(e) {
	let t = findAll(e, G), n = findAll(e, "DATA-TEXT-KEY");
	return n.length === 0 ? t : [...t, ...n].sort((e, t) => e - t);
}
function findAll(e, t) {
	let n = [];
	for (let r = e.indexOf(t); r !== -1; r = e.indexOf(t, r + t.length)) n.push(r);
	return n;
}
function isData(e, t) {
	if (e.name !== "script") return !1;
	let n = e.attributes.find((e) => e.name === "type");
	return n ? readValue(t.slice(n.valueStart, n.valueEnd)).toLowerCase() === "application/ld+json" : !1;
}
const vt = /^data-text-key[a-z-]*\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;
function carriedKeys(e, t) {
	for (let n of [G, "DATA-TEXT-KEY"]) for (let r = e.indexOf(n); r !== -1; r = e.indexOf(n, r + n.length)) if (mayCarry(e.toString("latin1", r, r + 400), t)) return (e) => t.has(e);
}
function mayCarry(e, t) {
	let [, n, r, i] = vt.exec(e) ?? [], a = n ?? r ?? i;
	return a === void 0 || t.has(a.trim()) || /[&\u0080-\u00ff]/.test(a);
}
// src/deploy/steps/finish/html/head-reader.ts
var HeadReader = class {
	layout;
	charset;
	#e;
	#t;
	constructor(e, t, n) {
		this.layout = e, this.charset = n, this.#e = t;
	}
	get isXhtml() {
		return /<html\b[^<>]*\sxmlns\s*=|\/\/DTD XHTML/i.test(this.#e.slice(0, 2e3));
	}
	named(e) {
		return this.layout.head.filter((t) => t.name === e);
	}
	metas(e) {
		return this.#t ??= this.#n(), this.#t.get(e) ?? [];
	}
	#n() {
		let e = new Map();
		for (let t of this.named("meta")) {
			let n = [this.attribute(t, "name"), this.attribute(t, "property")];
			for (let r of new Set(n.map((e) => e?.trim().toLowerCase()))) r && e.set(r, [...e.get(r) ?? [], t]);
		}
		return e;
	}
	scriptFrom(e) {
		return this.named("script").find((t) => this.attribute(t, "src") === e);
	}
	attribute(e, t) {
		let n = e.attributes.find((e) => e.name === t);
		return n && readValue(this.#e.slice(n.valueStart, n.valueEnd));
	}
	readTokens(e, t) {
		return (this.attribute(e, t) ?? "").toLowerCase().split(/\s+/);
	}
	content(e) {
		return decodePart(this.#e.slice(e.contentStart, e.contentEnd), this.charset);
	}
};
const yt = [
	"name",
	"property",
	"rel",
	"type"
];
var PinnedValues = class {
	#e = {};
	#t;
	constructor(e) {
		this.#t = parseValues(e);
	}
	wasPinned(e) {
		return e in this.#t;
	}
	get isEmpty() {
		return Object.keys(this.#e).length === 0;
	}
	set(e, t, n, r) {
		let [, , ...i] = this.#t[e] ?? [];
		this.#e[e] = [
			t,
			n,
			...e in this.#t ? i : r
		];
	}
	attribute(e, t) {
		let n = [this.#e];
		return (e !== void 0 || t !== void 0) && n.push(e ?? 1e3), t !== void 0 && n.push(t), JSON.stringify(n).replace(/['&<>\u007f-\uffff]/g, unicodeEscape);
	}
};
function parseValues(e) {
	try {
		let [t] = JSON.parse(e ?? "");
		return t;
	} catch {
		return {};
	}
}
// src/deploy/steps/finish/html/script-policy.ts
function allowScript(e, t) {
	let n = e.split(";"), r = n.map((e) => getSources(e)[0]?.toLowerCase()), i = [
		"script-src-elem",
		"script-src",
		"default-src"
	].map((e) => r.indexOf(e)).find((e) => e !== -1);
	if (i === void 0) return;
	let a = n[i] ?? "", o = getSources(a), s = o.map((e) => e.toLowerCase()), c = s.some((e) => /^'(?:sha(?:256|384|512)|nonce)-/.test(e)), l = s.includes("'self'") && !s.includes("'strict-dynamic'");
	if (c && !l) return o.includes(`'${t}'`) ? e : n.with(i, `${a.trimEnd()} '${t}'`).join(";");
}
function getSources(e) {
	return e.trim().split(/\s+/);
}
// src/deploy/steps/finish/html/splice.ts
function setAttribute(e, t, n) {
	let r = e.attributes.find((e) => e.name === t);
	if (!r) return {
		start: e.nameEnd,
		end: e.nameEnd,
		text: ` ${t}="${n}"`
	};
	let { start: i, valueStart: a, valueEnd: o, end: s, quote: c } = r;
	return c === "\"" || c === "'" ? {
		start: a,
		end: o,
		text: n
	} : {
		start: i + t.length,
		end: s,
		text: `="${n}"`
	};
}
function splice(e, t) {
	let { taken: n, dropped: r } = withoutOverlaps(t), i = n.filter(({ start: t, end: n, text: r }) => r !== e.slice(t, n));
	return i.length === 0 ? {
		changes: void 0,
		dropped: r
	} : {
		changes: i,
		dropped: r
	};
}
function applyChanges(e, t, n = Infinity) {
	let r = "", i = 0;
	for (let a of t) {
		if (r.length >= n) return r;
		r += e.slice(i, Math.min(a.start, i + n)) + a.text, i = a.end;
	}
	return r + e.slice(i, i + n);
}
function withoutOverlaps(e) {
	let t = [], n = [];
	for (let r of e.toSorted((e, t) => e.start - t.start || e.end - t.end)) {
		let i = t.at(-1);
		!i || !overlap(i, r) ? t.push(r) : e.indexOf(i) < e.indexOf(r) ? n.push(r) : n.push(...t.splice(-1, 1, r));
	}
	return {
		taken: t,
		dropped: n
	};
}
function overlap(e, t) {
	return e.start < t.end && t.start < e.end;
}
// src/deploy/steps/finish/html/structured-data.ts
function replaceData(e, t) {
	let n = new Set(getTypes(t)), r = new Map(), i;
	for (let [o, s] of e.entries()) {
		let e = f(s);
		if (e === void 0) continue;
		let c = !1, l = visit(e, void 0);
		c && r.set(o, l);
		function visit(e, r) {
			if (Array.isArray(e)) return withoutNothing(e.map((e) => visit(e, r)));
			if (!a(e)) return e;
			if ("@graph" in e) {
				let t = visit(e["@graph"], e["@context"]);
				return t === void 0 ? void 0 : {
					...e,
					"@graph": t
				};
			}
			if (!getTypes(e).some((e) => n.has(e))) return e;
			c = !0;
			let s = getTypes(e).filter((e) => !n.has(e));
			if (i === void 0) return i = o, replaceItem(e, t, r, s);
			if (s.length !== 0) return {
				...e,
				"@type": s.length === 1 ? s[0] : s
			};
		}
	}
	return {
		position: i,
		changed: r
	};
}
function getTypes(e) {
	return [e["@type"]].flat().filter((e) => typeof e == "string").map((e) => e.replace(/^https?:\/\/schema\.org\//, ""));
}
function replaceItem(e, t, n, r) {
	let { "@context": i, ...a } = t, o = n && JSON.stringify(n) === JSON.stringify(i) ? a : t;
	return r.length > 0 ? {
		...e,
		...o,
		"@type": [...getTypes(t), ...r]
	} : "@id" in e ? {
		"@id": e["@id"],
		...o
	} : o;
}
function withoutNothing(e) {
	let t = e.filter((e) => e !== void 0);
	if (t.length !== 0) return t;
}
// src/deploy/steps/finish/html/head-changes.ts
function headChanges(e, t, n, r) {
	let i = e.edits.find((e) => e.kind === "hold"), a = new Head(new HeadReader(t, n, r), e.isTakenOver, i);
	for (let t of e.edits) a.apply(t);
	return i && a.hold(i), a.allowScripts(), a;
}
var Head = class {
	splices = [];
	added = [];
	replaced = [];
	canonical;
	held;
	#e = new Map();
	#t;
	#n;
	#r;
	constructor(e, t, n) {
		if (this.#t = e, this.#n = t, !n) return;
		let r = e.scriptFrom(n.src);
		this.#r = new PinnedValues(r && e.attribute(r, "data-hold"));
	}
	apply(e) {
		switch (e.kind) {
			case "title":
				this.#i(e);
				break;
			case "meta":
				this.#a(e);
				break;
			case "no meta":
				this.#s(e.name);
				break;
			case "robots":
				this.#c(e);
				break;
			case "canonical":
				this.#l(e), this.#u(e);
				break;
			case "structured data":
				this.#d(e.data);
				break;
			case "script": this.#f(e, "data-page", escapeAttribute(e.page, this.#t.charset), "\"");
		}
	}
	hold(e) {
		if (!this.#r) return;
		let { startMs: t, ownPath: n } = e;
		this.#r.isEmpty || (this.held = this.#r.attribute(t, void 0)), this.#f(e, "data-hold", this.#r.attribute(t, n), "'");
	}
	#i({ text: e, when: t }) {
		let n = escapeText(e, this.#t.charset), [r, ...i] = this.#t.named("title"), a = this.#t.named("title").map((e) => decodeHTML(this.#t.content(e)));
		if (!r) this.added.push(`<title>${n}</title>`);
		else {
			if (t === "missing" && a[0]?.trim() !== "") return;
			let o = getContentRange(r);
			this.splices.push({
				...o,
				text: n
			}), a[0] !== e && this.replaced.push(o), this.#h(i);
		}
		this.#r?.set("TITLE", "title", cleanText(e), a);
	}
	#a(e) {
		let { name: t, attribute: n, content: r, when: i } = e, a = this.#t.metas(t), [o, ...s] = a, c = a.map((e) => this.#t.attribute(e, "content") ?? ""), l = escapeAttribute(r, this.#t.charset);
		if (o) {
			if (i === "missing" && c[0] !== "") return;
			let e = setAttribute(o, "content", l);
			this.splices.push(e, ...this.#o(o, t)), t === "description" && c[0] !== r && this.replaced.push(e), this.#h(s);
		} else {
			if (i === "present") return;
			this.added.push(this.#g(`meta ${n}="${t}" content="${l}"`));
		}
		this.#r?.set(t, `meta ${n}`, cleanText(r), c);
	}
	#o(e, t) {
		let n = yt.find((t) => this.#t.attribute(e, t));
		return !this.#r || !n || this.#t.attribute(e, n) === t ? [] : [setAttribute(e, n, t)];
	}
	#s(e) {
		let t = this.#t.metas(e);
		if (t.length === 0 && !this.#r?.wasPinned(e)) return;
		this.#h(t);
		let n = t.map((e) => this.#t.attribute(e, "content") ?? "");
		this.#r?.set(e, "meta name", "", n);
	}
	#c(e) {
		let t = this.#t.metas("robots").map((e) => this.#t.attribute(e, "content") ?? ""), n = t.flatMap((e) => e.toLowerCase().split(",")).map((e) => e.trim()).filter(Boolean), forbids = (e) => n.includes(e) || n.includes("none"), r = e.noIndex ?? forbids("noindex"), i = e.noFollow ?? forbids("nofollow"), a = n.filter((e) => !/^(no)?(index|follow)$|^(all|none)$/.test(e));
		if (t.length === 0 && !r && !i) return;
		let o = [
			r ? "noindex" : "index",
			i ? "nofollow" : "follow",
			...new Set(a)
		].join(", ");
		this.#a({
			name: "robots",
			attribute: "name",
			content: o,
			when: "always"
		});
	}
	#l(e) {
		let t = this.#t.named("link").filter((e) => this.#t.readTokens(e, "rel").includes("canonical")), [n, ...r] = t, i = t.map((e) => this.#t.attribute(e, "href") ?? ""), a = n ? addressInstead(i[0] ?? "", e) : e.href;
		if (this.canonical = a ?? i[0], !a) return;
		let o = escapeAttribute(a, this.#t.charset);
		n ? (this.splices.push(setAttribute(n, "href", o)), this.#h(r)) : this.added.push(this.#g(`link rel="canonical" href="${o}"`)), this.#r?.set("canonical", "link rel", a, i);
	}
	#u(e) {
		let [t] = this.#t.metas("og:url");
		if (!t) return;
		let n = addressInstead(this.#t.attribute(t, "content") ?? "", e);
		n && this.#a({
			name: "og:url",
			attribute: "property",
			content: n,
			when: "present"
		});
	}
	#d(e) {
		let t = this.#t.layout.data, n = t.map((e) => this.#t.content(e)), { position: r, changed: i } = replaceData(n, e);
		for (let [e, n] of i) {
			let r = t[e];
			r && (n === void 0 ? this.#h([r]) : this.splices.push({
				...getContentRange(r),
				text: escapeJson(n, this.#t.charset)
			}));
		}
		r === void 0 && this.added.push(`<script type="application/ld+json">${escapeJson(e, this.#t.charset)}<\/script>`);
		let [a] = [e["@type"]].flat();
		if (!this.#r || typeof a != "string") return;
		let o = decodePart(escapeJson(r === void 0 ? e : i.get(r), this.#t.charset), this.#t.charset), s = [...i.keys()].map((e) => n[e] ?? "");
		this.#r.set(a, "script type application/ld+json", o, s);
	}
	#f(e, t, n, r) {
		let { src: i, isAsync: a, needsIntegrity: o } = e, s = this.#p(e.integrity), c = o ? e.integrity : s, l = o ? " crossorigin" : "", u = this.#t.scriptFrom(i);
		if (u) return void this.splices.push(setAttribute(u, t, n));
		let d = escapeAttribute(i, this.#t.charset), f = `${l}${a ? " async" : ""}${c ? ` integrity="${c}"` : ""}`;
		this.added.push(`<script src="${d}"${f} ${t}=${r}${n}${r}><\/script>`);
	}
	#p(e) {
		if (!e) return;
		this.#e.size === 0 && this.#m();
		let t = !1;
		for (let [n, r] of this.#e) {
			let i = allowScript(r, e);
			t ||= i !== void 0, i && this.#e.set(n, i);
		}
		return t ? e : void 0;
	}
	#m() {
		for (let e of this.#t.named("meta")) {
			let t = this.#t.attribute(e, "http-equiv")?.trim().toLowerCase(), n = this.#t.attribute(e, "content");
			t === "content-security-policy" && n && this.#e.set(e, n);
		}
	}
	allowScripts() {
		for (let [e, t] of this.#e) {
			if (t === this.#t.attribute(e, "content")) continue;
			let n = escapeAttribute(t, this.#t.charset);
			this.splices.push(setAttribute(e, "content", n));
		}
	}
	get policies() {
		return [...this.#e.values()];
	}
	#h(e) {
		for (let t of e) {
			let e = yt.find((e) => this.#t.attribute(t, e));
			this.#n && e ? this.splices.push(setAttribute(t, e, "muted")) : this.splices.push({
				start: t.start,
				end: t.outerEnd,
				text: ""
			});
		}
	}
	#g(e) {
		return this.#t.isXhtml ? `<${e} />` : `<${e}>`;
	}
};
function getContentRange(e) {
	return {
		start: e.contentStart,
		end: e.contentEnd
	};
}
// src/deploy/steps/finish/html/keyed-content.ts
const parseTokens = (e) => new Set(e.split(" ")), bt = parseTokens("abbr b bdi bdo big cite code data dfn em i ins kbd label mark picture q s samp small span strong sub sup time tt u var"), xt = parseTokens("br img input source wbr"), St = parseTokens("address article aside blockquote dd details div dl dt figcaption figure footer header hgroup li main nav ol p pre section summary ul h1 h2 h3 h4 h5 h6"), Ct = parseTokens("ol ul"), wt = /^h[1-6]$/, holdsBlocks = (e) => St.has(e) || e === "td" || e === "th";
var KeyedContent = class {
	#e;
	constructor(e) {
		this.#e = [e];
	}
	start(e, t) {
		if (xt.has(e)) return !0;
		if (e === "hr") return this.#t(e);
		let n = bt.has(e) || isCustom(e) || e === "a" && !t || this.#t(e);
		return this.#e.push(e), n;
	}
	end(e) {
		return this.#e.pop() === e ? this.#e.length === 0 ? "end" : "inside" : "unclear";
	}
	#t(e) {
		let [t = ""] = this.#e, n = this.#e.at(-1) ?? "";
		return !(St.has(e) || e === "hr") || !holdsBlocks(t) || this.#e.includes("p") ? !1 : e === "li" ? Ct.has(n) : e === "dt" || e === "dd" ? n === "dl" : !(wt.test(e) && wt.test(n));
	}
};
function isCustom(e) {
	return e.includes("-") && !/^(annotation-xml|color-profile|font-face)/.test(e);
}
// src/deploy/steps/finish/html/elements.ts
const Tt = new Set("title textarea script style xmp iframe noembed noframes plaintext".split(" ")), K = new Set("svg math select noscript frameset".split(" ")), Et = new Set([
	"td",
	"th",
	"caption"
]), Dt = new Set("applet object marquee template td th caption".split(" ")), Ot = new Set([
	"meta",
	"link",
	"title",
	"noscript"
]), kt = new Set([
	...Tt,
	...K,
	...Et,
	...Dt,
	...Ot,
	"a",
	"col",
	"table"
]);
var Elements = class {
	head = [];
	keyed = [];
	data = [];
	needsTree = !1;
	firstMetadata;
	raw;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = 0;
	#o = !1;
	#s = !1;
	#c = new OpenElements();
	#l = new OpenElements();
	#u = 0;
	#d = 0;
	#f;
	#p;
	#m = [];
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
		let r = t.keys ? keyOffsets(e) : [];
		this.#r = t.data ? [...r, ...findAll(e, "ld+json")].sort((e, t) => e - t) : r, this.#i = this.#r.at(-1) ?? -1;
	}
	get isOpen() {
		return !!(this.#m.length > 0 || this.#f || this.#p);
	}
	get followsAll() {
		return this.#m.length > 0;
	}
	isDone(e) {
		return this.needsTree ? !0 : this.#n.isOver && e > this.#i && !this.followsAll && !this.#p;
	}
	isMarked(e, t) {
		for (; (this.#r[this.#a] ?? t) < e;) this.#a += 1;
		return (this.#r[this.#a] ?? t) < t;
	}
	startTag(e, t, n, r) {
		let { name: i } = e, a = this.#n.isOver, o = Tt.has(i) || i === "noscript" && a;
		i === "noscript" && !a && this.#d > 0 && (this.needsTree = !0), this.#x(i, o), a && Ot.has(i) && (this.firstMetadata ??= e.start), r && (o && a && (this.needsTree = !0), K.has(i) && this.#l.end(i)), o && (this.raw = i);
		let s = this.isMarked(e.start, t);
		(!a || s) && this.#h(e, t, n, s);
	}
	#h(e, t, n, r) {
		let i = {
			...e,
			end: t,
			contentStart: t,
			attributes: n.ranges(this.#e)
		};
		if (this.#n.isOver || this.#g(i), !r) return;
		this.#t.data && this.#n.isOver && isData(i, this.#e) && (this.#l.isEmpty ? this.#d === 0 && (this.#p = i) : this.needsTree = !0);
		let a = this.#t.keys && parseKeys(i, this.#e, this.#t.keys);
		if (!a?.length) return;
		let { contentStart: o, ...s } = i, c = Et.has(i.name) && this.#u === 0, l = this.#m.length >= At;
		!this.#l.isEmpty || c || l ? this.needsTree = !0 : a.some((e) => !e.attribute) && !gt.has(i.name) ? this.#m.push({
			...s,
			keys: a,
			contentStart: o,
			inside: new KeyedContent(i.name),
			isInLink: this.#v && a.every((e) => !e.attribute)
		}) : this.keyed.push({
			...s,
			keys: a,
			content: void 0
		});
	}
	#g(e) {
		let { name: t, end: n } = e;
		ft.has(t) && this.#n.isDirect && (t === "meta" || t === "link" ? this.head.push({
			...e,
			contentEnd: n,
			outerEnd: n
		}) : this.#f = e);
	}
	endTag(e, t, n) {
		this.#_(e, t), this.#f?.name === e && (this.head.push({
			...this.#f,
			contentEnd: t,
			outerEnd: n
		}), this.#f = void 0), this.#p && e === "script" && (this.data.push({
			...this.#p,
			contentEnd: t,
			outerEnd: n
		}), this.#p = void 0), this.raw === e && (this.raw = void 0), e === "a" ? this.#b() : (Dt.has(e) || e === "table") && this.#y(e), e === "table" && this.#u > 0 && --this.#u, e === "template" && this.#d > 0 && --this.#d, e === "template" && this.#l.end("col"), K.has(e) && e !== "frameset" && this.#l.end(e);
	}
	#_(e, t) {
		let n = !1;
		for (let { inside: t } of this.#m) {
			let r = t.end(e);
			r === "unclear" && (this.needsTree = !0), r === "end" && (n = !0);
		}
		let r = n && this.#m.pop();
		if (!r) return;
		let { contentStart: i, inside: a, isInLink: o, ...s } = r;
		this.keyed.push({
			...s,
			content: {
				start: i,
				end: t
			}
		});
	}
	get #v() {
		return this.#o && !this.#s && this.#c.isEmpty;
	}
	#y(e) {
		this.#v && (this.#s = !0), this.#c.end(e);
	}
	#b() {
		this.#c.isEmpty ? (this.#o = !1, this.#s = !1) : this.#s = !0;
	}
	rawText(e) {
		this.raw === "script" && opensScriptInComment(e) && (this.needsTree = !0), !this.#l.isEmpty && e.includes("<") && (this.needsTree = !0);
	}
	#x(e, t) {
		for (let t of this.#m) t.inside.start(e, this.#o || this.#s) || (e === "a" && t.isInLink ? t.splitsLink = !0 : this.needsTree = !0);
		e === "table" && (this.#u += 1), e === "template" && (this.#d += 1), (K.has(e) && !t || e === "col" && this.#d > 0) && this.#l.start(e), this.#o && Dt.has(e) && this.#c.start(e), e === "a" && (this.#o && (this.#s = !0), this.#o = !0);
	}
};
const At = 32;
var OpenElements = class {
	#e = new Map();
	start(e) {
		this.#e.set(e, (this.#e.get(e) ?? 0) + 1);
	}
	end(e) {
		let t = this.#e.get(e) ?? 0;
		t > 1 ? this.#e.set(e, t - 1) : this.#e.delete(e);
	}
	get isEmpty() {
		return this.#e.size === 0;
	}
};
function opensScriptInComment(e) {
	let t = e.indexOf("<!--");
	return t !== -1 && /<script/i.test(e.slice(t));
}
// src/deploy/steps/finish/html/head-phase.ts
const jt = new Set("base basefont bgsound link meta title script style noframes template noscript".split(" ")), Mt = new Set(["html", "head"]), Nt = new Set("basefont bgsound link meta noframes style".split(" ")), Pt = new Set([
	"body",
	"html",
	"br"
]);
var HeadPhase = class {
	isDocument = !1;
	isOver = !1;
	#e = !1;
	#t;
	#n = 0;
	#r;
	#i;
	constructor(e) {
		this.#t = e;
	}
	get insertAt() {
		return Math.min(this.#t, this.#i ?? this.#t);
	}
	get isDirect() {
		return this.#n === 0 && this.#r === void 0;
	}
	open(e, t) {
		this.#n > 0 ? e === "template" && (this.#n += 1) : this.#r === void 0 ? Mt.has(e) || (!jt.has(e) || e === "noscript" && this.#e ? this.#a(t) : e === "template" ? this.#n += 1 : e === "noscript" && (this.#r = t)) : Nt.has(e) || (this.#i ??= this.#r);
	}
	close(e, t) {
		if (e === "template") this.#n > 0 && --this.#n;
		else if (e === "noscript") this.#r = void 0;
		else if (this.isDirect) e === "head" && !this.#e ? (this.#e = !0, this.#t = t) : Pt.has(e) && this.#a(t);
		else return;
	}
	text(e) {
		this.#n > 0 || (this.#r === void 0 ? this.#a(e) : this.#i ??= this.#r);
	}
	#a(e) {
		this.#e || (this.#t = e), this.isOver = !0;
	}
};
// src/deploy/steps/finish/html/tag-bytes.ts
const [Ft, q, It, Lt, Rt, zt] = [
	60,
	62,
	47,
	61,
	34,
	39
], [Bt, Vt, Ht] = [
	33,
	63,
	45
], Ut = {
	lt: Ft,
	gt: q,
	slash: It,
	bang: Bt,
	question: Vt,
	dash: Ht
}, J = new Uint8Array(256);
for (let e of [
	9,
	10,
	12,
	13,
	32
]) J[e] = 1;
J[It] = 2, J[q] = 3;
function isLetter(e) {
	let t = (e ?? 0) | 32;
	return t >= 97 && t <= 122;
}
function findNameEnd(e, t) {
	let n = t;
	for (; n < e.length && J[e[n] ?? 0] === 0;) n += 1;
	return n;
}
function skipBlanks(e, t) {
	let n = t;
	for (; n < e.length && J[e[n] ?? 0] === 1;) n += 1;
	return n;
}
function readAttributes(e, t, n) {
	let { length: r } = e, i = t;
	for (; i < r;) {
		let t = e[i] ?? 0;
		if (t === q) return e[i - 1] === It ? -(i + 1) : i + 1;
		if (J[t] !== 0) {
			i += 1;
			continue;
		}
		let a = i;
		for (i += 1; i < r && e[i] !== Lt && J[e[i] ?? 0] === 0;) i += 1;
		if (n?.name(a, i), i = skipBlanks(e, i), e[i] !== Lt) continue;
		i = skipBlanks(e, i + 1), t = e[i] ?? 0;
		let o = t === Rt || t === zt, s = o ? i + 1 : i;
		if (o) for (i += 1; i < r && e[i] !== t;) i += 1;
		else for (; i < r && e[i] !== q && J[e[i] ?? 0] !== 1;) i += 1;
		if (n?.value(s, i, o ? t : 0), o && (i += 1), !o && e[i] === q) return i + 1;
	}
	return 0;
}
function findCommentEnd(e, t) {
	for (let n = e.indexOf("--", t + 2); n !== -1; n = e.indexOf("--", n + 1)) {
		if (e[n + 2] === ">") return n + 3;
		if (n >= t + 4 && e.startsWith("!>", n + 2)) return n + 4;
	}
	return e.length;
}
function findRawEnd(e, t, n) {
	for (let r = e.indexOf("</", n); r !== -1; r = e.indexOf("</", r + 2)) {
		let n = r + 2 + t.length;
		if (n >= e.length) break;
		if (J[e.charCodeAt(n) & 255] !== 0 && e.slice(r + 2, n).toLowerCase() === t) return r;
	}
	return e.length;
}
var AttributeMarks = class {
	#e = [];
	#t = 0;
	clear() {
		this.#t = 0;
	}
	name(e, t) {
		this.#e[this.#t] = e, this.#e[this.#t + 1] = t, this.#t += 5, this.value(t, t, -1);
	}
	value(e, t, n) {
		this.#e[this.#t - 3] = e, this.#e[this.#t - 2] = t, this.#e[this.#t - 1] = n;
	}
	ranges(e) {
		let t = [], n = this.#e;
		for (let r = 0; r < this.#t; r += 5) {
			let [i = 0, a = 0, o = 0, s = 0, c = 0] = n.slice(r, r + 5);
			t.push({
				name: e.slice(i, a).toLowerCase(),
				start: i,
				end: c > 0 ? s + 1 : s,
				valueStart: o,
				valueEnd: s,
				quote: toQuote(c)
			});
		}
		return t;
	}
};
function toQuote(e) {
	if (e === Rt) return "\"";
	if (e === zt) return "'";
	if (e === 0) return "";
}
// src/deploy/steps/finish/html/scan.ts
const Wt = /[^\t\n\f\r ]/;
function scan(e, t, n = Buffer.from(e, "latin1")) {
	let r = new HeadPhase(e.length), i = new Elements(e, t, r), a = new Scanner(e, n, r, i), o = a.scan();
	if (!(i.needsTree || i.isOpen)) return {
		head: i.head,
		data: [...i.head.filter((t) => isData(t, e)), ...i.data],
		insertAt: r.insertAt,
		isDocument: r.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(e),
		keyed: i.keyed.sort((e, t) => e.start - t.start),
		isUnusual: !r.isOver || a.endsInText,
		metadataFrom: i.firstMetadata ?? o
	};
}
function getNameClass(e, t) {
	return (e & 31) << 4 | (t < 16 ? t : 0);
}
const Gt = new Uint8Array(512);
for (let e of kt) Gt[getNameClass(e.charCodeAt(0), e.length)] = 1;
var Scanner = class {
	endsInText = !1;
	#e;
	#t;
	#n;
	#r;
	#i = new AttributeMarks();
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	scan() {
		let { length: e } = this.#e, t = this.#e.startsWith("ï»¿") ? 3 : 0;
		for (; t < e && !this.#r.isDone(t);) {
			let n = t;
			t = this.#d("<", t), this.#n.isOver || this.#a(n, t), t < e && (t = this.#o(t));
		}
		return t;
	}
	#a(e, t) {
		this.endsInText = t === this.#e.length;
		let n = this.#e.slice(e, t);
		Wt.test(n) && Wt.test(decodeHTML(n)) && this.#n.text(e);
	}
	#o(e) {
		let t = this.#t[e + 1];
		return isLetter(t) ? this.#s(e) : t === Ut.slash ? isLetter(this.#t[e + 2]) ? this.#c(e) : this.#u(">", e + 2) : t === Ut.bang ? this.#l(e) : t === Ut.question ? this.#u(">", e + 2) : (this.#n.isOver || (this.endsInText = t === void 0, this.#n.text(e)), e + 1);
	}
	#s(e) {
		let t = this.#r, n = findNameEnd(this.#t, e + 2), r = this.#t[e + 1] ?? 0, i = !this.#n.isOver, a = i || t.followsAll || Gt[getNameClass(r, n - e - 1)] === 1, o = readAttributes(this.#t, n);
		if (o === 0) return this.#e.length;
		let s = Math.abs(o), c = t.isMarked(e, s);
		if (!a && !c) return s;
		let l = this.#e.slice(e + 1, n).toLowerCase();
		if (i && this.#n.open(l, e), this.#i.clear(), (c || i) && (o = readAttributes(this.#t, n, this.#i)), t.startTag({
			name: l,
			start: e,
			nameEnd: n
		}, s, this.#i, o < 0), !t.raw || t.needsTree) return s;
		if (l === "plaintext") return this.#e.length;
		let u = findRawEnd(this.#e, l, s);
		return t.rawText(this.#e.slice(s, u)), u;
	}
	#c(e) {
		let t = this.#r, n = findNameEnd(this.#t, e + 3), r = this.#t[e + 2] ?? 0, i = !this.#n.isOver, a = i || t.followsAll || t.raw, o = Math.abs(readAttributes(this.#t, n));
		if (o === 0) return this.#e.length;
		if (!a && Gt[getNameClass(r, n - e - 2)] !== 1) return o;
		let s = this.#e.slice(e + 2, n).toLowerCase();
		return i && this.#n.close(s, e), t.endTag(s, e, o), o;
	}
	#l(e) {
		this.#e.startsWith("[CDATA[", e + 2) && (this.#r.needsTree = !0);
		let t = this.#e.startsWith("--", e + 2), n = t ? findCommentEnd(this.#e, e) : this.#u(">", e + 2);
		if (this.#n.isOver) return n;
		let r = this.#e.slice(e, n);
		return /^<!doctype/i.test(r) && (this.#n.isDocument = !0), t && /<\/noscript/i.test(r) && (this.#r.needsTree = !0), n;
	}
	#u(e, t) {
		return Math.min(this.#d(e, t) + 1, this.#e.length);
	}
	#d(e, t) {
		let n = this.#e.indexOf(e, t);
		return n === -1 ? this.#e.length : n;
	}
};
function textOverrideEdits(e, t, n, r) {
	return e.keyed.flatMap((e) => e.keys.map((i) => textOverrideEdit(e, i, t, n.get(i.key) ?? "", r)));
}
function textOverrideEdit(e, t, n, r, i) {
	let { key: a, attribute: o } = t;
	if (o) {
		let t = setAttribute(e, o, escapeAttribute(r, i));
		return o === "content" && e.attributes.some((e) => e.name === "http-equiv") ? refuse(a, e, "the tag is an instruction to the browser, not text") : {
			key: a,
			splice: t
		};
	}
	if (e.splitsLink) return refuse(a, e, "it is in a link and contains another link; remove one of them");
	if (!e.content) return refuse(a, e, `<${e.name}> cannot take a text`);
	let s = n.slice(e.content.start, e.content.end);
	return isDisplayed(s, r, i) ? {
		key: a,
		isBuilt: !0,
		splice: {
			...e.content,
			text: s
		}
	} : {
		key: a,
		isBuilt: isSame(s, r, i),
		splice: {
			...e.content,
			text: getLeadingNewline(e.name, r) + escapeText(r, i)
		}
	};
}
function getLeadingNewline(e, t) {
	return cleanText(t).startsWith("\n") && [
		"pre",
		"textarea",
		"listing"
	].includes(e) ? "\n" : "";
}
function isDisplayed(e, t, n) {
	return e.includes("<!--") && isSame(e.replace(/<!--[^<>]*-->/g, ""), t, n);
}
function isSame(e, t, n) {
	return !e.includes("<") && decodeHTML(decodePart(e, n)) === cleanText(t);
}
function refuse(e, t, n) {
	return {
		key: e,
		reason: n,
		splice: {
			start: t.start,
			end: t.start,
			text: ""
		}
	};
}
// src/deploy/steps/finish/html/edit.ts
const Kt = {
	changes: void 0,
	applied: [],
	refused: []
}, skip = (e) => ({
	...Kt,
	skipped: e
});
function editPage(e, t, n) {
	try {
		return editWhole(e, t, n);
	} catch (e) {
		if (!(e instanceof Unreadable)) throw e;
		return skip(e.message);
	}
}
function editWhole(e, t, n) {
	let { head: r, texts: i } = t, a = i.size > 0 ? carriedKeys(asBuffer(e), i) : void 0;
	if (r.length === 0 && !a) return Kt;
	let o = {
		keys: a,
		data: r.some((e) => e.kind === "structured data") && asBuffer(e).includes("+json")
	};
	if (isUtf16(e)) return skip("it is encoded in UTF-16; save it as UTF-8");
	let { text: s, layout: c } = read(e, o, n);
	if (!c.isDocument) return skip("it is a fragment without doctype, html, head and body; write a complete page");
	let { result: l, overrideEdits: u, changes: d } = edited(e, s, c, t);
	if (l.changes && c.isUnusual && !isSafe("outline" in c ? c : n(s, o), applyChanges(s, l.changes), t, o, n)) return skip("its markup is too broken to change safely; correct unclosed and overlapping tags");
	let f = readOutcome(u, l.dropped, d.replaced), p = r.length > 0 && findMisplacedTags(asBuffer(e), findMetadataStart(c));
	return {
		changes: l.changes,
		canonical: d.canonical,
		held: d.held,
		policies: d.policies.length > 0 ? d.policies : void 0,
		misplacedTags: p && p.length > 0 ? p : void 0,
		...f
	};
}
function readOutcome(e, t, n) {
	let r = [], i = [], a = [...n], o = [];
	for (let { key: n, splice: s, reason: c, isBuilt: l } of e) {
		let e = c ?? (t.includes(s) ? "other content replaces it" : void 0);
		l && i.push(n), e ? o.push({
			key: n,
			reason: e
		}) : r.push(n), !e && !l && a.push({
			key: n,
			start: s.start,
			end: s.end
		});
	}
	return {
		applied: r,
		built: i.length > 0 ? i : void 0,
		replaced: a,
		refused: o
	};
}
function findMetadataStart(e) {
	let { insertAt: t, head: n, metadataFrom: r = 0 } = e;
	return Math.max(t, n.at(-1)?.outerEnd ?? 0, r);
}
function isSafe(e, t, n, r, i) {
	let a = Buffer.from(t, "latin1"), o = i(t, r);
	return e.outline === o.outline && !edited(a, t, scan(t, r, a) ?? o, n).result.changes;
}
function edited(e, t, n, r) {
	let i = detectCharset(e, t), a = editedIn(i, t, n, r), { changes: o } = a.result;
	if (i === "ascii" || !o) return a;
	if (!declaresUtf8(applyChanges(t, o, 1024))) return editedIn("ascii", t, n, r);
	if (!a.replaced.some((e) => /&#|\\u/.test(e))) return a;
	let s = editedIn("ascii", t, n, r);
	return s.result.changes ? a : s;
}
function editedIn(e, t, n, r) {
	let { head: i, texts: a, isTakenOver: o = !1 } = r, s = headChanges({
		edits: i,
		isTakenOver: o
	}, n, t, e), c = textOverrideEdits(n, t, a, e), l = {
		start: n.insertAt,
		end: n.insertAt,
		text: block$1(s.added, t, n)
	}, u = s.added.length > 0, d = m([
		...s.splices,
		u && l,
		...c.map((e) => e.splice)
	]), f = u ? [] : d.map((e) => t.slice(e.start, e.end));
	return {
		result: splice(t, d),
		overrideEdits: c,
		changes: s,
		replaced: f
	};
}
const qt = [6144, 65536];
function read(e, t, n) {
	let r = !t.keys && !t.data;
	for (let n of qt) {
		if (!r || n >= e.byteLength) break;
		let i = e.subarray(0, n), a = latin1(i), o = scan(a, t, i);
		if (o?.isDocument && !o.isUnusual) return {
			text: a,
			layout: o
		};
	}
	let i = latin1(e);
	return {
		text: i,
		layout: scan(i, t, e) ?? n(i, t)
	};
}
function latin1(e) {
	return asBuffer(e).toString("latin1");
}
function asBuffer(e) {
	return Buffer.from(e.buffer, e.byteOffset, e.byteLength);
}
function block$1(e, t, n) {
	if (!/^\s<\/head$/i.test(t.slice(n.insertAt - 1, n.insertAt + 6))) return e.join("");
	let r = t.includes("\r\n") ? "\r\n" : "\n";
	return e.map((e) => e + r).join("");
}
const Jt = [
	[
		"<title",
		"a title",
		/<title\b/i
	],
	[
		"canonical",
		"a canonical link",
		/<link\b[^<>]*\srel\s*=\s*["']?canonical\b/i
	],
	[
		"description",
		"a description",
		/<meta\b[^<>]*\sname\s*=\s*["']?description\b/i
	],
	[
		"robots",
		"a robots tag",
		/<meta\b[^<>]*\sname\s*=\s*["']?robots\b/i
	]
];
function findMisplacedTags(e, t) {
	let n = Jt.filter(([n]) => e.indexOf(n, t) !== -1);
	if (n.length === 0) return [];
	let r = e.toString("latin1", t), i = n.filter(([, , e]) => e.test(r));
	if (i.length === 0) return [];
	let a = r.replace(/<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "");
	return i.filter(([, , e]) => e.test(a)).map(([, e]) => e);
}
// src/deploy/steps/finish/rewrite/frameworks.ts
const Yt = [
	[
		"Next.js",
		"self.__next_f",
		"__NEXT_DATA__"
	],
	["Docusaurus", "__docusaurus"],
	[
		"VitePress",
		"__VP_HASH_MAP__",
		"__VP_SITE_DATA__"
	],
	[
		"Nuxt",
		"__NUXT__",
		"__NUXT_DATA__"
	],
	["SvelteKit", "__sveltekit_"],
	["Gatsby", "___gatsby"],
	[
		"React Router",
		"__reactRouterContext",
		"__remixContext"
	],
	["Angular", "ng-server-context"],
	[
		"VuePress",
		"__VUEPRESS_SSR_CONTEXT__",
		"content=\"VuePress",
		"content=VuePress"
	],
	[
		"Rspress",
		"content=\"Rspress",
		"content=Rspress"
	],
	["TanStack Start", "$_TSR"],
	["SolidStart", "_$HY"],
	["Qwik", "q:container"],
	["Vike", "vike_pageContext"],
	[
		"Vue",
		"data-server-rendered",
		"data-vue-meta-server-rendered"
	]
], Xt = /<app-root\b|<div\b(?:(?!["'\s]id=)[^<>])*["'\s]id=(["']?)(?:root|app|q-app|svelte)\1[^<>]*>\s*<\/div>/i, Zt = {
	name: "an application",
	rendersHead: !0
};
function detectFramework(e) {
	if (!e.includes("<script")) return;
	let [t] = Yt.find(([, ...t]) => t.some((t) => e.includes(t))) ?? [];
	if (t) return {
		name: t,
		rendersHead: !1
	};
	if (e.byteLength < Qt && Xt.test(e.toString("latin1"))) return Zt;
}
const isBlankOfNext = (e) => e.subarray(0, 512).includes("id=\"__next_error__\"");
function hasModules(e) {
	return !e.includes("<script") || e.includes("/_astro/") ? !1 : /<script[^<>]*\stype=["']?module\b/i.test(e.toString("latin1"));
}
const Qt = 32768;
// src/deploy/steps/finish/rewrite/page-job.ts
var PageReader = class {
	#e = Buffer.allocUnsafeSlow(1 << 18);
	read(e, t = Infinity) {
		let n = Ke(e, "r");
		try {
			let e = 0;
			for (let r = -1; r !== 0 && e < t; e += r) {
				e === this.#e.byteLength && this.#t();
				let i = Math.min(this.#e.byteLength, t) - e;
				r = qe(n, this.#e, e, i, null);
			}
			return this.#e.subarray(0, e);
		} finally {
			We(n);
		}
	}
	#t() {
		let e = Buffer.allocUnsafeSlow(this.#e.byteLength * 2);
		e.set(this.#e), this.#e = e;
	}
}, TreeNeeded = class extends Error {
	name = "TreeNeeded";
}, Rewriter = class {
	#e;
	#t;
	#n = new PageReader();
	#r = new Set();
	#i = () => {
		throw new TreeNeeded();
	};
	constructor(e) {
		this.#e = e, this.#t = new Spool(e.spool);
	}
	async rewriteAll(e) {
		let t = [];
		for (let n of e) t.push(await this.rewrite(n));
		return t;
	}
	async rewrite(e) {
		try {
			return this.#a(e);
		} catch (t) {
			if (!(t instanceof TreeNeeded)) throw t;
			let { readTree: n } = await import("./html-tree.js").then((e) => e.t);
			return this.#i = n, this.#a(e);
		}
	}
	#a(e) {
		let { path: t, source: n, isCopy: r } = e, { texts: i, hashes: a, hold: o, detectsFrameworks: s, holdScript: c } = this.#e, l = this.#n.read(n), u = s ? detectFramework(l) : void 0, d = e.rendersHead ? Zt : u, f = !!d || s && e.isListed === !0, p = o === "always" || o === "auto" && f, m = editPage(l, {
			head: p ? [...e.head, holdEdit(e, d, c)] : e.head,
			texts: i,
			isTakenOver: !!d
		}, this.#i), h = m.changes !== void 0 || r;
		return {
			path: t,
			skipped: m.skipped,
			misplacedTags: m.misplacedTags,
			canonical: m.canonical,
			held: m.held,
			policies: m.policies,
			applied: m.applied,
			built: m.built,
			refused: m.refused,
			replaced: r ? void 0 : this.#s(l, m.replaced),
			isPinned: p && !m.skipped,
			framework: d?.name,
			isBlank: u && isBlankOfNext(l),
			page: h ? this.#o(l, m.changes, a && !r) : void 0
		};
	}
	#o(e, t, n) {
		let { offset: r, size: i } = this.#t.add(e, t), a = n ? F("sha256", e) : void 0;
		return {
			file: this.#t.file,
			offset: r,
			size: i,
			replaces: a
		};
	}
	#s(e, t = []) {
		let n = [];
		for (let { key: r, start: i, end: a } of t) a - i < $t || r !== void 0 && this.#r.has(r) || (r !== void 0 && this.#r.add(r), n.push({
			key: r,
			html: e.toString("utf8", i, Math.min(a, i + en))
		}));
		return n.length > 0 ? n : void 0;
	}
	flush() {
		this.#t.flush();
	}
	[Symbol.dispose]() {
		this.#t[Symbol.dispose]();
	}
};
const $t = 12, en = 1e3;
function holdEdit({ ownPath: e }, t, n) {
	let r = {
		kind: "hold",
		src: `/${it.path}`,
		ownPath: e,
		...n
	};
	return t?.rendersHead ? {
		...r,
		startMs: 5e3
	} : r;
}
var Spool = class {
	file;
	#e;
	#t = Buffer.allocUnsafeSlow(tn);
	#n = 0;
	#r = 0;
	constructor(e) {
		this.file = e, this.#e = Ke(e, "wx", 384);
	}
	add(e, t = []) {
		let n = t.reduce((e, { start: t, end: n, text: r }) => e + r.length + t - n, 0), r = {
			offset: this.#r,
			size: e.byteLength + n
		};
		this.#r += r.size;
		let i = 0;
		for (let { start: n, end: r, text: a } of t) this.#i(e.subarray(i, n)), this.#i(Buffer.from(a, "latin1")), i = r;
		return this.#i(e.subarray(i)), r;
	}
	#i(e) {
		for (let t = 0; t < e.byteLength;) {
			this.#n === tn && this.flush();
			let n = e.copy(this.#t, this.#n, t);
			this.#n += n, t += n;
		}
	}
	flush() {
		Ze(this.#e, this.#t.subarray(0, this.#n)), this.#n = 0;
	}
	[Symbol.dispose]() {
		this.flush(), We(this.#e);
	}
};
const tn = 262144;
// src/shared/parsed-answer.ts
function issueLines(e, t) {
	return e.map((e) => `${e.path.map(String).join(".") || t}: ${e.message}`);
}
function parsedAnswer(e, t, n) {
	let r = e.safeParse(t);
	if (r.success) return r.data;
	throw n(issueLines(r.error.issues, "the answer"));
}
// src/contracts/portal/operation.ts
const nn = [
	"viewer",
	"editor",
	"admin",
	"owner"
], rn = ve();
function defineOperations(e, t) {
	let n = Object.entries(t).map(([t, { call: n, ...r }]) => {
		let [i, a] = n.split(" ");
		return [t, {
			query: rn,
			body: rn,
			...e,
			...r,
			id: t,
			method: i,
			path: a
		}];
	});
	return Object.fromEntries(n);
}
P({
	error: j(N()),
	message: j(N()),
	details: j(M(P({
		field: j(N()),
		message: j(N())
	})))
});
const an = {
	read: 100,
	write: 30,
	delete: 10
};
function getRateClass(e) {
	return e === "GET" || e === "HEAD" ? "read" : e === "DELETE" ? "delete" : "write";
}
// src/contracts/portal/page.ts
const on = [
	"defaults",
	"sitemap-config",
	"purge"
], sn = P({
	slug: N(),
	path: N(),
	title: N(),
	type: N(),
	textKeyCount: k(),
	lastUpdated: ye
}), cn = Ee({
	type: j(N()),
	near: j(N()),
	...xe
}), ln = P({
	pages: M(sn),
	total: k()
}), un = N(), dn = Ee({ part: j(Oe(Se, k().check(De(1)))) }), fn = {
	addresses: 5e4,
	bytes: 52428800
}, Y = {
	title: {
		recommended: [50, 60],
		maximum: 70
	},
	description: {
		recommended: [150, 160],
		maximum: 320
	},
	openGraphTitle: {
		recommended: [0, 60],
		maximum: 95
	},
	openGraphDescription: {
		recommended: [0, 110],
		maximum: 300
	}
}, X = {
	width: 1200,
	height: 630
}, pn = 1e6;
function countCharacters(e) {
	let t = 0;
	for (let n of e) t += 1;
	return t;
}
const mn = P({
	field: N(),
	message: N()
});
function seoWarnings(e) {
	let { openGraph: t } = e, n = (t?.imageWidth ?? X.width) !== X.width || (t?.imageHeight ?? X.height) !== X.height, r = [
		...lengthWarning("title", e.title, Y.title.recommended),
		...lengthWarning("description", e.description, Y.description.recommended),
		...lengthWarning("openGraph.title", t?.title, Y.openGraphTitle.recommended),
		...lengthWarning("openGraph.description", t?.description, Y.openGraphDescription.recommended)
	];
	return n && r.push({
		field: "openGraph.image",
		message: `Recommended size: ${X.width}x${X.height} px.`
	}), r;
}
function lengthWarning(e, t, [n, r]) {
	if (t === void 0 || t === "") return [];
	let i = countCharacters(t), a = n === 0 ? `at most ${r}` : `${n} to ${r}`;
	return i >= n && i <= r ? [] : [{
		field: e,
		message: `Has a length of ${i}; recommended: ${a} characters.`
	}];
}
const hn = Ce([
	"website",
	"article",
	"product"
]), gn = Ce([
	"summary",
	"summary_large_image",
	"app",
	"player"
]), _n = P({
	"@context": je(),
	"@type": je()
}), vn = D(P({
	title: N(),
	description: N(),
	image: N(),
	imageWidth: we(),
	imageHeight: we(),
	type: hn,
	locale: N(),
	siteName: N()
})), yn = D(P({
	card: gn,
	title: N(),
	description: N(),
	image: N(),
	site: N(),
	creator: N()
})), bn = P({
	pageSlug: N(),
	title: N(),
	description: N(),
	keywords: j(M(N())),
	canonical: j(N()),
	noIndex: j(A()),
	noFollow: j(A()),
	openGraph: j(vn),
	social: j(yn),
	structuredData: j(_n),
	derived: j(M(N())),
	updatedAt: ye
}), xn = P({
	pages: M(P({
		pageSlug: N(),
		title: N(),
		description: N()
	})),
	defaults: P({
		titleSuffix: j(N()),
		defaultImage: j(N())
	})
}), Sn = D(P({
	titleSuffix: N(),
	defaultDescription: N(),
	defaultImage: N(),
	socialHandle: N(),
	locale: N()
})), Z = "public, max-age=3600, stale-while-revalidate=300", Cn = {
	spec: "Endpoints: Deployment and repository-host integration",
	tag: "Integration"
}, wn = {
	spec: "Endpoints: Sites",
	tag: "Sites",
	auth: "portal",
	level: "viewer"
}, Tn = {
	spec: "Endpoints: SEO",
	tag: "SEO",
	auth: "portal",
	invalid: 422,
	level: "viewer"
}, En = {
	...defineOperations(Cn, {
		createDeploymentToken: {
			call: `POST ${He}`,
			summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
			auth: "cloud",
			repeatable: !0,
			body: Ie,
			answer: Ue
		},
		completeDeployment: {
			call: "POST /api/v1/webhooks/repohost/deployment-complete",
			summary: "Reports that a deployment has ended; updates the site's version, status and release state.",
			auth: "deployment",
			repeatable: !0,
			largestBody: 262144,
			body: Fe,
			answer: Ve
		}
	}),
	...defineOperations(wn, { listPages: {
		call: "GET /api/sites/{siteId}/pages",
		summary: "Lists the pages of a site: all, or those that match.",
		query: cn,
		answer: ln
	} }),
	...defineOperations(Tn, {
		getSeoOverview: {
			call: "GET /api/sites/{siteId}/seo",
			summary: "Lists the pages with SEO metadata, and the defaults.",
			cacheControl: Z,
			etag: !0,
			answer: xn
		},
		getSeoDefaults: {
			history: !0,
			call: "GET /api/sites/{siteId}/seo/defaults",
			summary: "Returns the SEO defaults of the site.",
			cacheControl: Z,
			etag: !0,
			answer: Sn
		},
		getSitemap: {
			call: "GET /api/sites/{siteId}/sitemap.xml",
			summary: "Returns the XML sitemap of the site, or a part of it if it is an index.",
			cacheControl: Z,
			etag: !0,
			query: dn,
			answer: un,
			answerType: "application/xml"
		},
		getPageSeo: {
			history: !0,
			call: "GET /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Returns the SEO metadata of a page.",
			cacheControl: Z,
			etag: !0,
			answer: bn
		}
	})
}, Dn = 6e4;
var SlidingWindow = class {
	#e;
	#t;
	#n;
	#r = Promise.resolve();
	#i = [];
	#a = () => {};
	#o = 0;
	#s = 0;
	constructor(e, t, n = () => {}) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async next(e) {
		let t = this.#r.then(() => this.#c(e));
		this.#r = t.catch(() => void 0);
		try {
			return await r(t, e);
		} catch (e) {
			throw t.then((e) => e()).catch(() => void 0), e;
		}
	}
	hold(e) {
		this.#s = Math.max(this.#s, E(this.#e) + e);
	}
	async #c(e) {
		for (;;) {
			e?.throwIfAborted();
			let t = E(this.#e), n = this.#s - t;
			if (n > 0) await this.#e.sleep(n, e);
			else if (this.#l(t) < this.#t) return this.#d();
			else await this.#u(t, e);
		}
	}
	#l(e) {
		for (; this.#i[0] !== void 0 && this.#i[0] + Dn < e;) this.#i.shift();
		return this.#o + this.#i.length;
	}
	async #u(e, t) {
		let [n] = this.#i;
		if (n === void 0) {
			let e = new Promise((e) => {
				this.#a = e;
			});
			return r(e, t);
		}
		let i = n + Dn + 1 - e;
		i > 2e3 && this.#n(i), await this.#e.sleep(i, t);
	}
	#d() {
		return this.#o += 1, h(() => {
			--this.#o, this.#i.push(E(this.#e)), this.#a();
		});
	}
};
const On = {
	read: "reads",
	write: "writes",
	delete: "deletions"
};
function createRateLimits(e, t = () => {}) {
	let createLimit = (n) => new SlidingWindow(e, an[n], (e) => {
		t(`${`The portal allows ${an[n]} ${On[n]} per minute`}: continuing in ${Math.ceil(e / 1e3)} s.`);
	});
	return {
		read: createLimit("read"),
		write: createLimit("write"),
		delete: createLimit("delete")
	};
}
// src/clients/portal/read-answer.ts
function readPortalAnswer(e, t) {
	let n = t.body.length === 0 && e.method !== "GET" ? {} : t.json, r = e.answerType === "application/xml" ? t.text : n, i = `${e.method} ${e.path}`, fail = (e) => new ze(i, t, e), a = O(e.answer, r);
	return a.success ? a.data : parsedAnswer(e.answer, withReadableValues(r, a.error.issues), fail);
}
function withReadableValues(e, t) {
	let n = structuredClone(e);
	for (let { path: e } of t) {
		let t = String(e.at(-1)), r = e.slice(0, -1).reduce((e, t) => Object(e)[t], n);
		if (!a(r)) continue;
		let i = r[t];
		i === null && delete r[t], typeof i == "string" && /^[\d-]{10}T[\d:.]+$/.test(i) && (r[t] = `${i}Z`);
	}
	return n;
}
// src/clients/portal/portal.ts
var kn = e({ PortalClient: () => PortalClient });
const An = {
	GET: l.safe,
	PUT: l.safe,
	POST: l.refusedOnly,
	PATCH: l.refusedOnly,
	DELETE: l.refusedOnly
}, jn = P({});
var PortalClient = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e) {
		this.#e = e, this.#t = ee(e.url, "The URL of the portal"), this.#n = e.clock ?? ie, this.#r = createRateLimits(this.#n, e.onWait);
	}
	async call(e, t, n) {
		return (await this.callTagged(e, t, n)).value;
	}
	async callTagged(e, t, n = {}) {
		let r = await findOperation(e), i = await this.#i(r, t, n);
		return {
			value: readPortalAnswer(r, i),
			etag: i.headers.etag,
			date: i.headers.date
		};
	}
	async getRawPageSeo(e, t, n = {}) {
		let r = {
			...En.getPageSeo,
			answer: jn
		}, i = await this.#i(r, {
			siteId: e,
			pageSlug: t
		}, n), a = readPortalAnswer(r, i), { error: o } = O(bn, a);
		return {
			value: o ? withReadableValues(a, o.issues) : a,
			freshMs: freshMs(i.headers)
		};
	}
	async *listAllSites(e = {}, t) {
		let n = new Set(), { limit: r = be.default } = e;
		for (let i = 0;;) {
			let a = {
				...e,
				limit: r,
				offset: i
			}, { sites: o, total: s } = await this.call("listSites", { query: a }, t);
			for (let e of o) n.has(e.id) || (yield e), n.add(e.id);
			if (i += o.length, o.length === 0 || i >= s) return;
		}
	}
	async getSitemapParts(e, t) {
		let n = await this.call("getSitemap", { siteId: e }, t);
		if (!/<(?:\w+:)?sitemapindex\b/.test(n)) return [n];
		let r = [];
		for (let i of n.matchAll(/<(?:\w+:)?sitemap[\s/>]/g)) {
			let n = { part: r.length + 1 };
			r.push(await this.call("getSitemap", {
				siteId: e,
				query: n
			}, t));
		}
		return r;
	}
	async #i(e, t, n) {
		let { auth: r } = e;
		if (r === "public" || r === "signature") return await this.#a(e, t, n);
		let { credential: i } = this.#e, a = await i({ auth: r });
		try {
			return await this.#a(e, t, n, a);
		} catch (o) {
			if (!(o instanceof Re) || o.status !== 401) throw o;
			n.signal?.throwIfAborted();
			let s = await i({
				auth: r,
				refused: a
			});
			if (s.reveal() === a.reveal()) throw o;
			return await this.#a(e, t, n, s);
		}
	}
	async #a(e, t, n, r) {
		let { method: i } = e, { query: a, body: o, ...s } = t;
		refuseReserved(e, s);
		let { provider: c = "repohost" } = this.#e, u = e.path.replace("/webhooks/repohost", `/webhooks/${c}`), d = b(this.#t, buildPath(u, s), a), f = await this.#e.http.send({
			method: i,
			url: d,
			headers: buildHeaders(e, n, r),
			json: o,
			retry: e.repeatable ? l.safe : An[i],
			turns: this.#r[getRateClass(i)],
			idleMs: 15e3,
			maxBytes: 67108864,
			signal: n.signal
		}), p = i !== "GET" && C(f.json).success === !1;
		if (!f.ok || p) throw new Re(`${i} ${d.pathname}`, f, this.#n.now());
		return f;
	}
};
async function findOperation(e) {
	let t = En;
	if (Object.hasOwn(t, e) && t[e]) return t[e];
	let { operations: n } = await import("./portal-operations.js").then((e) => e.t);
	return n[e];
}
function buildHeaders(e, t, n) {
	let r = { ...t.headers };
	return t.host && (r.host = t.host), n && (r.authorization = `Bearer ${n.reveal()}`), t.ifMatch && (r["if-match"] = t.ifMatch), t.idempotencyKey && (r[Pe] = t.idempotencyKey), r.accept = e.answerType ?? "application/json", r;
}
function refuseReserved(e, t) {
	let { pageSlug: n } = t;
	if (!e.path.endsWith("/seo/{pageSlug}") || typeof n != "string" || !on.includes(n)) return;
	let r = `"${n}" can't be a page slug: the portal has an endpoint at that path.`;
	throw new T("USAGE", r);
}
function freshMs(e) {
	let t = e["cache-control"] ?? "";
	if (/(^|[\s,])no-(store|cache)($|[\s,=])/i.test(t)) return 0;
	let n = Number(/(?:^|[\s,])max-age="?(\d{1,9})/i.exec(t)?.[1] ?? 0), r = Number(/^\d{1,9}$/.exec(e.age?.trim() ?? "")?.[0] ?? 0);
	return Math.max(0, n - r) * 1e3;
}
function buildPath(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, n) => {
		let r = String(t[n] ?? "");
		if (/^\.{0,2}$/.test(r)) throw new T("USAGE", `"${r}" is not a ${n}.`);
		return encodeURIComponent(r);
	});
}
async function poll(e, t) {
	let { clock: n, signal: r, growth: i = 1, maxPause: a = Infinity, pauseFirst: o } = e, s = E(n) + (e.limit ?? Infinity), { pause: c } = e, l = !1;
	for (let e = !0;; e = !1) {
		if (!e || o) {
			let e = s - E(n);
			if (e <= 0 && !l) return;
			await n.sleep(Math.max(0, Math.min(c, e)), r), c = Math.min(a, c * i);
		}
		let u = E(n), d = Math.max(5e3, s - u), f = await t(d);
		if (f !== void 0) return f;
		l = !l && E(n) - u > d + 1e3;
	}
}
// src/config/json-pairs.ts
const Mn = /[ \t\r\n]*/y, Nn = /[\\\0-\x1f]/;
function readJsonPairs(e, t) {
	let n = 0, skip = () => {
		Mn.lastIndex = n, Mn.test(e), n = Mn.lastIndex;
	}, accept = (t) => (skip(), e[n] === t && (n += 1, skip(), !0)), readString = () => {
		let t = n;
		if (n = endOfString(e, t), n === t) return;
		let r = e.slice(t + 1, n - 1);
		return Nn.test(r) ? s(f(`"${r}"`)) : r;
	};
	if (!accept("{")) return !1;
	for (;;) {
		let r = n, i = readString();
		if (i === void 0 || !accept(":")) return !1;
		let a = n, o = readString();
		if (o === void 0 || !t(i, o, r, a, n)) return !1;
		if (!accept(",")) return accept("}") && n === e.length;
	}
}
function endOfString(e, t) {
	if (e[t] !== "\"") return t;
	for (let n = e.indexOf("\"", t + 1); n !== -1;) {
		let t = n;
		for (; e[t - 1] === "\\";) --t;
		if ((n - t) % 2 == 0) return n + 1;
		n = e.indexOf("\"", n + 1);
	}
	return t;
}
// src/config/content-file.ts
const Pn = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, Fn = 1e4, In = 16e6, Ln = /^(content|portal)\/(overrides|seo)\.json$/, Rn = {
	"content.file": {
		code: "CONTENT_FILE_INVALID",
		name: "content file"
	},
	"seo.file": {
		code: "SEO_FILE_INVALID",
		name: "metadata file"
	}
};
async function readNamed(e, t, n) {
	let { code: r, name: i } = Rn[e], a = await re(t, n, e);
	return ge(a).catch((t) => {
		let a = `Can't read the ${i} ${n}.`, o = `Replace it with a file that can be read, or correct ${e} in the site config.`;
		throw new T(r, a, {
			cause: t,
			facts: [oe(t)],
			remedy: o
		});
	});
}
async function readNeeded(e, t, n) {
	let r = await readNamed(e, t, n);
	if (r !== void 0 || Ln.test(n)) return r;
	let { code: i, name: a } = Rn[e], o = `Add the file, or correct ${e} in the site config.`;
	throw new T(i, `The ${a} ${n} does not exist.`, { remedy: o });
}
async function loadContentFile(e, t) {
	let n = await readNeeded("content.file", e, t);
	if (n !== void 0) return parseContentFile(n, t);
}
function formatTexts(e) {
	return `{${[...e].map((e) => e.map((e) => JSON.stringify(e)).join(":")).join(",")}}`;
}
function parseContentFile(e, t) {
	let n = new ae(t, e.replace(/^\uFEFF/, "")), { length: r } = n.text, i = `found ${w(r)}, expected at most ${w(In)}`;
	if (r > In) throw invalid(t, [n.problemAt(0, i)]);
	return readJsonTexts(n) ?? readYamlTexts(n);
}
function readJsonTexts(e) {
	let { text: t } = e, n = new Map();
	if (!readJsonPairs(t, (e, t) => n.has(e) || findMistake(e, t) ? !1 : (n.set(e, t), !0))) return;
	let r = h(() => locateKeys(t)), problemAt = (t, n) => e.problemAt(r().get(t) ?? 0, n);
	return {
		texts: n,
		problemAt
	};
}
function locateKeys(e) {
	let t = new Map();
	return readJsonPairs(e, (e, n, r) => !!t.set(e, r)), t;
}
function readYamlTexts(e) {
	let { text: t, file: n } = e;
	if (t.length > 5e5) throw refuseForYaml(e);
	let r = Me(e);
	if ("unreadable" in r) throw invalid(n, r.unreadable);
	let { value: i } = r, problemAt = (t, n) => e.problemAt(r.locate([t])?.key ?? 0, n);
	if (i == null) return {
		texts: new Map(),
		problemAt
	};
	if (typeof i != "object" || Array.isArray(i)) throw invalid(n, [e.problemAt(0, "expected a map of text keys to texts")]);
	let a = Object.entries(i), o = [...r.problems];
	for (let [t, n] of a) {
		let i = findMistake(t, n);
		if (!i) continue;
		let a = r.locate([t]);
		o.push(e.problemAt(a?.[i.at] ?? 0, i.message));
	}
	if (o.length > 0) throw invalid(n, o);
	return {
		texts: new Map(a),
		problemAt
	};
}
function refuseForYaml(e) {
	let { text: t, file: n } = e, r = [], i = f(t);
	for (let [n, o] of a(i) ? Object.entries(i) : []) {
		let i = findMistake(n, o), a = i ? t.indexOf(JSON.stringify(n)) : 0;
		if (i && r.push(e.problemAt(Math.max(0, a), i.message)), r.length === 20) break;
	}
	let o = w(t.length), s = `expected JSON without duplicate keys, or at most ${w(Ae)} of YAML`;
	return r.length === 0 && r.push(e.problemAt(0, `found ${o}, ${s}`)), invalid(n, r);
}
function findMistake(e, t) {
	if (!Pn.test(e)) return {
		at: "key",
		message: `${`found the key ${ue(e)}`}, expected a text key of the form page.section.element`
	};
	if (typeof t != "string") return {
		at: "value",
		message: `${fe(e)}: expected a quoted text`
	};
	if (!(t.length <= Fn)) return {
		at: "value",
		message: `${`${fe(e)}: has ${t.length} characters`}, expected at most ${Fn}`
	};
}
function invalid(e, t) {
	return new T("CONTENT_FILE_INVALID", `The content file ${e} has ${n(t.length, "error")}.`, { problems: t });
}
const zn = D(P({
	title: N(),
	description: N(),
	canonical: N(),
	robots: N(),
	structuredData: P({})
})), Bn = P({ pages: Ne(N(), P({
	slug: N(),
	values: zn,
	fallback: zn
})) });
async function loadSeoFile(e, t) {
	let n = await readNeeded("seo.file", e, t);
	if (n === void 0) return { pages: {} };
	let r = O(Bn, f(n.replace(/^\uFEFF/, "")));
	if (r.success) return r.data;
	throw new T("SEO_FILE_INVALID", `The metadata file ${t} does not have the expected format.`, { facts: r.error.issues.slice(0, 5).map((e) => `${e.path.join(".") || "the file"}: ${e.message}`) });
}
// src/deploy/artifact/limits.ts
const Vn = {
	files: 65535,
	bytes: 4294967295
};
function checkLimits(e, t, n = []) {
	let r = Math.min(t.maxFiles, Vn.files);
	if (e.length + n.length > r) {
		let t = `the limit is ${r} (hosting.maxFiles)`, i = ["folders with the most files:", ...largestFolders(e)], a = `, and the deployment adds ${n.length} (${S(n)})`, o = `The built site has ${e.length} files${n.length > 0 ? a : ""}; ${t}.`;
		throw new T("PACKAGE_TOO_MANY_FILES", o, { facts: i });
	}
	let i = e.reduce((e, t) => e + t.size, 0), a = Math.min(t.maxTotalSize, Vn.bytes - (64 << 20));
	if (i <= a) return;
	let o = e.toSorted((e, t) => t.size - e.size).slice(0, 10).map((e) => `${w(e.size).padStart(9)}  ${e.path}${hint(e.path)}`), s = `the limit is ${toMegabytes(a)} (hosting.maxTotalSize)`, c = `The built site is ${toMegabytes(i)}; ${s}.`;
	throw new T("PACKAGE_TOO_LARGE", c, { facts: ["largest files:", ...o] });
}
function toMegabytes(e) {
	let t = e / (1 << 20);
	return `${Number.isInteger(t) ? t : t.toFixed(2)}MB`;
}
function hint(e) {
	return e.endsWith(".map") ? "  (source map)" : /\.(mp4|webm|mov|avi)$/i.test(e) ? "  (video)" : "";
}
function largestFolders(e) {
	return [...Map.groupBy(e, (e) => I.posix.dirname(e.path))].sort(([, e], [, t]) => t.length - e.length).slice(0, 5).map(([e, { length: t }]) => `${String(t).padStart(6)}  ${e}`);
}
// src/hosting/names.ts
const isHtmlFile = (e) => /\.html?$/i.test(e);
function whyHidden(e) {
	let seen = (e) => ({
		reason: e,
		isSeen: !0
	}), [t] = /^(api|\.auth)(?=\/|$)/.exec(e) ?? [];
	return t ? seen(`the reserved folder ${t}`) : whyFiltered(e);
}
function whyFiltered(e) {
	let seen = (e) => ({
		reason: e,
		isSeen: !0
	}), t = /(^|\/)(bin|app_data)(\/|$)/i.exec(e)?.[2];
	if (t) return seen(`a folder named ${t}`);
	if (/\.resx$/i.test(e)) return seen("the ending .resx");
	if (e.includes("+")) return seen("a + in its name");
	if (/%[\da-f]{2}/i.test(e)) return seen("a % followed by two hexadecimal digits in its name");
	let n = Hn.exec(e)?.[2] ?? Un.exec(e)?.[0];
	if (n) return {
		reason: `the name ${n}`,
		isSeen: !1
	};
}
const Hn = /(^|\/)(app_(?:code|browsers|webreferences|(?:global|local)resources)|web\.config)(\/|$)/i, Un = RegExp("\\.(resources|cs|csproj|vb|vbproj|java|asax|ascx|master|skin|browser|config|sitemap|mdb|mdf|ldf|ldb|ad|dd|sd|rules)$", "i"), Q = [
	"__spa-fallback.html",
	"200.html",
	"_shell.html",
	"index.csr.html"
];
function findShellFile(e) {
	return Q.find(e);
}
function findErrorPage(e) {
	return ["404.html", "404/index.html"].find(e);
}
// src/hosting/site-type.ts
const Wn = /(^(([a-z]{2}([-_][a-z]{2,4})?|errors?)\/)*[45]\d\d|(^|\/)_not-found)(\/index)?\.html?$/i;
function hasSeveralPages(e) {
	return findPages(e).length > 1;
}
const Gn = "For an application with addresses of its own, set site.type: spa.";
function remarkOnType(e, t) {
	let { files: n, hasScripts: r } = t, i = findErrorPage((e) => n.includes(e)), a = n.some((e) => Q.includes(e));
	if (e === "spa") {
		if (a && !i || !hasOwnTitles(t)) return;
		let e = i ? `unknown addresses then show ${i}` : "and add a 404.html";
		return `site.type is spa: unknown addresses show the application with status 200, although several pages have titles of their own. If all pages are pre-rendered, set site.type: static${i ? ":" : ","} ${e}.`;
	}
	let o = !hasSeveralPages(n) && r;
	if (i && o) return `site.type is ${e}: all addresses but the start page are 404, and the site has only that page. ${Gn}`;
	if (!(i || a)) return `There is no 404.html: every unknown address shows the start page with status 200, and search engines may list it. ${o ? `${Gn} Otherwise, add` : "Add"} a 404.html.`;
}
function hasOwnTitles({ files: e, getHtml: t }) {
	let n = findPages(e).filter((e) => e !== "index.html").slice(0, 20).flatMap((e) => /<title[^<>]*>([^<]*)/i.exec(t(e)?.slice(0, 65536) ?? "")?.[1] ?? []);
	return new Set(n).size > 1;
}
function findPages(e) {
	return e.filter((e) => isHtmlFile(e) && !Wn.test(e)).filter((e) => !Q.includes(e));
}
// src/deploy/steps/pack/names.ts
function checkNames(e) {
	let t = [], r = new Set(), i = new Map(), a = new Set(e);
	for (let n of e) {
		let e = refusal(n);
		if (e) t.push(`${p(JSON.stringify(n))}: ${e}`);
		else for (let e = n; e !== "" && !r.has(e); e = getParentFolder(e)) {
			e !== n && (r.add(e), a.has(e) && t.push(`${e}: both a file and a folder have this name`));
			let o = e.normalize("NFC").toLowerCase(), s = i.get(o);
			s ? s !== e && t.push(`${e}: the same as ${s} if ${formatIgnored(e, s)}`) : i.set(o, e);
		}
	}
	if (t.length === 0) return;
	let o = `The built site has ${n(t.length, "name")} that the hosting platform cannot store unchanged.`;
	throw new T("PACKAGE_NAME_REFUSED", o, { facts: u(t) });
}
function formatIgnored(e, t) {
	return e.normalize("NFC") === t.normalize("NFC") ? "accents are encoded in the same way" : "case is ignored";
}
function unservedWarnings(e) {
	let t = e.flatMap((e) => {
		let t = whyHidden(e);
		return t ? {
			path: e,
			...t
		} : [];
	}), n = t.filter(({ isSeen: e }) => e), r = t.filter(({ isSeen: e }) => !e).map(({ path: e }) => e), i = S(n.map(({ path: e, reason: t }) => `${e} (${t})`));
	return m([
		n.length !== 0 && `The hosting platform returns 404 for ${i}, regardless of the site's configuration. Rename them.`,
		r.length !== 0 && `The hosting platform may return 404 for ${S(r)}: servers of its kind reserve such names. Rename the files that visitors need.`,
		...ambiguousNames(e)
	]);
}
function ambiguousNames(e) {
	let t = new Set(e), n = e.flatMap((e) => {
		let n = e.replace(/(\/index)?\.html$/, "");
		return n === e || Wn.test(e) ? [] : [n, `${n}.html`].flatMap((n) => n !== e && t.has(n) ? `${n} and ${e}` : []);
	}), r = e.filter((e) => /(^|\/)index\.htm$/i.test(e));
	return [n.length !== 0 && `Visitors may get either file at the same address: ${S(n)}. Keep one of each.`, r.length !== 0 && `The hosting platform opens only index.html in a folder: rename ${S(r)}.`];
}
function replacedWarnings(e) {
	let t = findReplacedFiles(e);
	return t.length === 0 ? [] : [`The deployment writes ${S(t)} itself, in place of the site's own: rename the files that visitors need.`];
}
const Kn = /(^|\/)q-manifest\.json$|\.(c|m)?(js|css)\.map$/;
function developersRemark(e) {
	let t = e.filter((e) => Kn.test(e));
	if (t.length !== 0) return `Published, though visitors don't need it: ${S(t, 3)}.`;
}
function refusal(e) {
	if (e.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(e)) return "it contains a control character";
	if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(e)) return "it changes the text direction or breaks a line";
	if (x(e) !== e || e.split("/").some((e) => x(e) !== e)) return "a runner would interpret it as a command";
	if (e.includes("�") || !e.isWellFormed()) return "it is not valid UTF-8";
	if (e.startsWith("/")) return "it is an absolute path";
	let [t] = /[?*"<>|:]/.exec(e) ?? [];
	if (t) return `artifacts, which hand the site to the next job, refuse ${t}`;
	if (e.split("/").some((e) => e === "" || e === "." || e === "..")) return "it leads outside the site";
	if (Buffer.byteLength(e) > 1e3) return "it is longer than 1,000 bytes";
}
const getParentFolder = (e) => e.slice(0, Math.max(0, e.lastIndexOf("/")));
// src/deploy/steps/pack/check-tree.ts
function checkTree(e) {
	let { folder: t, files: r, forbidden: i, escaping: a } = e;
	if (a.length > 0) {
		let e = `The built site has ${n(a.length, "symbolic link")} pointing outside the site, to a missing file or to a folder that contains the link.`, t = {
			facts: u(a),
			remedy: "Replace the links with the files themselves, or leave them out of the build output."
		};
		throw new T("PATH_OUTSIDE_WORKSPACE", e, t);
	}
	if (i.length > 0) {
		let e = `${t} contains ${n(i.length, "path")} that must not be published.`, a = r.some((e) => e.path === "gitbook/gitbook.js") ? "HonKit copies all files next to the book into it. List these in .bookignore." : void 0, o = {
			facts: u(i),
			remedy: a
		};
		throw new T("PACKAGE_FORBIDDEN_FILE", e, o);
	}
	if (r.length === 0) throw new T("PACKAGE_EMPTY", `There are no files in ${t}.`);
	return inByteOrder(r).map((e) => ({
		kind: "file",
		...e
	}));
}
function checkSite(e, t) {
	let n = checkTree(e), r = n.map((e) => e.path), i = new Set(r), a = listAddedFiles(t, i.size).filter((e) => !i.has(e));
	return checkNames([...r, ...a]), checkLimits(n, t.hosting, a), {
		entries: n,
		warnings: [...unservedWarnings(r), ...replacedWarnings(r)]
	};
}
function inByteOrder(e) {
	return Array.from(e, (e) => ({
		file: e,
		key: Buffer.from(e.path)
	})).sort((e, t) => Buffer.compare(e.key, t.key)).map((e) => e.file);
}
function createManifest(e) {
	return {
		files: e,
		totalBytes: e.reduce((e, t) => e + t.size, 0),
		largestBytes: e.reduce((e, t) => Math.max(e, t.size), 0)
	};
}
function factsOfFinished({ pages: e, overlay: t, pinned: n, pagesReadAt: r }) {
	return {
		finished: {
			pages: e.size,
			files: [...t.keys()],
			pagesReadAt: r
		},
		rendered: le(n)
	};
}
function factsOfArtifact(e) {
	let { folder: t, name: n, manifest: r, digest: i } = e;
	return {
		...factsOfFiles(r),
		digest: i,
		folder: t,
		artifact: n
	};
}
function factsOfAdopted({ folder: e, name: t, manifest: n, builtBy: r }) {
	let { files: i, digest: a } = n;
	return {
		...factsOfArtifact({
			folder: e,
			name: t,
			manifest: createManifest(i),
			digest: a
		}),
		reused: !0,
		builtBy: r
	};
}
function factsOfPackage(e) {
	let { manifest: t, marker: n, provenance: r, live: i } = e, { builtBy: a } = e, o = {
		...factsOfFiles(t),
		digest: r.files,
		provenance: r,
		builtBy: a
	};
	if (!i) return o;
	let { commit: s, files: c } = i.provenance, l = {
		version: i.version,
		commit: s,
		digest: c
	};
	return i.slug !== n.slug || i.environment !== n.environment ? {
		...o,
		previous: l
	} : {
		...o,
		previous: {
			...l,
			growth: getGrowth(t, i.contents)
		},
		changes: e.changes && nameChanges(e.changes)
	};
}
function getGrowth(e, n) {
	let r = C(n).bytes;
	if (typeof r != "number" || !Number.isSafeInteger(r)) return;
	let i = e.files.filter(({ path: e }) => t(e));
	return e.totalBytes - i.reduce((e, { size: t }) => e + t, 0) - r;
}
function nameChanges({ added: e, changed: t, removed: n, grown: r }) {
	let named = (e) => ({
		count: e.length,
		paths: e.slice(0, 50)
	});
	return {
		added: named(e),
		changed: named(t),
		removed: n.size,
		grown: r
	};
}
function factsOfFiles(e) {
	let t = e.files.toSorted((e, t) => t.size - e.size).slice(0, 10).map((e) => ({
		path: e.path,
		bytes: e.size
	}));
	return {
		fileCount: e.files.length,
		totalBytes: e.totalBytes,
		largestFiles: t
	};
}
function factsOfDeployment(e) {
	if (e.outcome === "unchanged") return { isUnchanged: !0 };
	let { id: t, correlationId: n, url: r } = e;
	return {
		deploymentId: t,
		correlationId: n,
		url: r
	};
}
function factsOfClosing(e) {
	let { outcome: t, gone: n, correlationId: r } = e;
	return {
		closes: !0,
		closed: {
			outcome: t,
			gone: n
		},
		correlationId: r
	};
}
// node_modules/package-manager-detector/dist/commands.mjs
function splitRunArgs(e, t = []) {
	for (let n = 0; n < e.length; n++) if (!e[n].startsWith("-") && !(n > 0 && t.includes(e[n - 1]))) return {
		before: e.slice(0, n),
		script: e[n],
		after: e.slice(n + 1)
	};
	return {
		before: e,
		script: void 0,
		after: []
	};
}
function dashDashArg(e, t, n = []) {
	return (r) => {
		let { before: i, script: a, after: o } = splitRunArgs(r, n);
		return a === void 0 ? [
			e,
			t,
			...i
		] : o.length > 0 ? [
			e,
			t,
			...i,
			a,
			"--",
			...o
		] : [
			e,
			t,
			...i,
			a
		];
	};
}
const qn = {
	agent: ["npm", 0],
	run: dashDashArg("npm", "run", ["-w", "--workspace"]),
	install: [
		"npm",
		"i",
		0
	],
	frozen: [
		"npm",
		"ci",
		0
	],
	global: [
		"npm",
		"i",
		"-g",
		0
	],
	add: [
		"npm",
		"i",
		0
	],
	upgrade: [
		"npm",
		"update",
		0
	],
	"upgrade-interactive": null,
	dedupe: [
		"npm",
		"dedupe",
		0
	],
	why: [
		"npm",
		"why",
		0
	],
	execute: ["npx", 0],
	"execute-local": ["npx", 0],
	uninstall: [
		"npm",
		"uninstall",
		0
	],
	global_uninstall: [
		"npm",
		"uninstall",
		"-g",
		0
	]
}, Jn = {
	agent: ["yarn", 0],
	run: [
		"yarn",
		"run",
		0
	],
	install: [
		"yarn",
		"install",
		0
	],
	frozen: [
		"yarn",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"yarn",
		"global",
		"add",
		0
	],
	add: [
		"yarn",
		"add",
		0
	],
	upgrade: [
		"yarn",
		"upgrade",
		0
	],
	"upgrade-interactive": [
		"yarn",
		"upgrade-interactive",
		0
	],
	dedupe: null,
	why: [
		"yarn",
		"why",
		0
	],
	execute: ["npx", 0],
	"execute-local": dashDashArg("yarn", "exec"),
	uninstall: [
		"yarn",
		"remove",
		0
	],
	global_uninstall: [
		"yarn",
		"global",
		"remove",
		0
	]
}, Yn = {
	...Jn,
	frozen: [
		"yarn",
		"install",
		"--immutable",
		0
	],
	upgrade: [
		"yarn",
		"up",
		0
	],
	"upgrade-interactive": [
		"yarn",
		"up",
		"-i",
		0
	],
	dedupe: [
		"yarn",
		"dedupe",
		0
	],
	execute: [
		"yarn",
		"dlx",
		0
	],
	"execute-local": [
		"yarn",
		"exec",
		0
	],
	global: [
		"npm",
		"i",
		"-g",
		0
	],
	global_uninstall: [
		"npm",
		"uninstall",
		"-g",
		0
	]
};
function createPnpmCommands(e) {
	return {
		agent: [e, 0],
		run: [
			e,
			"run",
			0
		],
		install: [
			e,
			"i",
			0
		],
		frozen: [
			e,
			"i",
			"--frozen-lockfile",
			0
		],
		global: [
			e,
			"add",
			"-g",
			0
		],
		add: [
			e,
			"add",
			0
		],
		upgrade: [
			e,
			"update",
			0
		],
		"upgrade-interactive": [
			e,
			"update",
			"-i",
			0
		],
		dedupe: [
			e,
			"dedupe",
			0
		],
		why: [
			e,
			"why",
			0
		],
		execute: [
			e,
			"dlx",
			0
		],
		"execute-local": [
			e,
			"exec",
			0
		],
		uninstall: [
			e,
			"remove",
			0
		],
		global_uninstall: [
			e,
			"remove",
			"--global",
			0
		]
	};
}
const Xn = createPnpmCommands("pnpm"), Zn = createPnpmCommands("rush-pnpm"), Qn = {
	agent: ["bun", 0],
	run: [
		"bun",
		"run",
		0
	],
	install: [
		"bun",
		"install",
		0
	],
	frozen: [
		"bun",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"bun",
		"add",
		"-g",
		0
	],
	add: [
		"bun",
		"add",
		0
	],
	upgrade: [
		"bun",
		"update",
		0
	],
	"upgrade-interactive": [
		"bun",
		"update",
		"-i",
		0
	],
	dedupe: null,
	why: [
		"bun",
		"why",
		0
	],
	execute: [
		"bun",
		"x",
		0
	],
	"execute-local": [
		"bun",
		"x",
		0
	],
	uninstall: [
		"bun",
		"remove",
		0
	],
	global_uninstall: [
		"bun",
		"remove",
		"-g",
		0
	]
}, $n = {
	agent: ["aube", 0],
	run: [
		"aube",
		"run",
		0
	],
	install: [
		"aube",
		"install",
		0
	],
	frozen: [
		"aube",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"aube",
		"add",
		"-g",
		0
	],
	add: [
		"aube",
		"add",
		0
	],
	upgrade: [
		"aube",
		"update",
		0
	],
	"upgrade-interactive": [
		"aube",
		"update",
		"-i",
		0
	],
	dedupe: [
		"aube",
		"dedupe",
		0
	],
	why: [
		"aube",
		"why",
		0
	],
	execute: [
		"aube",
		"dlx",
		0
	],
	"execute-local": [
		"aube",
		"exec",
		0
	],
	uninstall: [
		"aube",
		"remove",
		0
	],
	global_uninstall: [
		"aube",
		"remove",
		"-g",
		0
	]
};
function denoAdd(e) {
	return e.includes("--npm") || e.includes("--jsr") ? [
		"deno",
		"add",
		...e
	] : [
		"deno",
		"add",
		...e.map((e) => e.startsWith("-") || e.includes(":") ? e : `npm:${e}`)
	];
}
const er = {
	agent: ["deno", 0],
	run: [
		"deno",
		"task",
		0
	],
	install: [
		"deno",
		"install",
		0
	],
	frozen: [
		"deno",
		"install",
		"--frozen",
		0
	],
	global: [
		"deno",
		"install",
		"-g",
		0
	],
	add: denoAdd,
	upgrade: [
		"deno",
		"outdated",
		"--update",
		0
	],
	"upgrade-interactive": [
		"deno",
		"outdated",
		"--update",
		0
	],
	dedupe: null,
	why: [
		"deno",
		"why",
		0
	],
	execute: [
		"deno",
		"x",
		0
	],
	"execute-local": [
		"deno",
		"task",
		"--eval",
		0
	],
	uninstall: [
		"deno",
		"remove",
		0
	],
	global_uninstall: [
		"deno",
		"uninstall",
		"-g",
		0
	]
}, tr = {
	agent: ["nub", 0],
	run: [
		"nub",
		"run",
		0
	],
	install: [
		"nub",
		"install",
		0
	],
	frozen: [
		"nub",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"nub",
		"add",
		"-g",
		0
	],
	add: [
		"nub",
		"add",
		0
	],
	upgrade: [
		"nub",
		"update",
		0
	],
	"upgrade-interactive": [
		"nub",
		"update",
		"-i",
		0
	],
	dedupe: [
		"nub",
		"dedupe",
		0
	],
	why: [
		"nub",
		"why",
		0
	],
	execute: ["nubx", 0],
	"execute-local": [
		"nub",
		"exec",
		0
	],
	uninstall: [
		"nub",
		"remove",
		0
	],
	global_uninstall: [
		"nub",
		"remove",
		"-g",
		0
	]
}, nr = {
	agent: ["upm", 0],
	run: [
		"upm",
		"run",
		0
	],
	install: [
		"upm",
		"install",
		0
	],
	frozen: [
		"upm",
		"install",
		"--frozen-lockfile",
		0
	],
	global: null,
	add: [
		"upm",
		"add",
		0
	],
	upgrade: null,
	"upgrade-interactive": null,
	dedupe: [
		"upm",
		"dedupe",
		0
	],
	execute: ["upx", 0],
	"execute-local": [
		"upm",
		"exec",
		0
	],
	uninstall: [
		"upm",
		"remove",
		0
	],
	global_uninstall: null,
	why: null
}, rr = {
	npm: qn,
	yarn: Jn,
	"yarn@berry": Yn,
	pnpm: Xn,
	"pnpm@6": {
		...Xn,
		run: dashDashArg("pnpm", "run", ["-F", "--filter"])
	},
	"pnpm-rush": Zn,
	bun: Qn,
	aube: $n,
	deno: er,
	nub: tr,
	upm: nr
}, ir = {
	yarn: ["add", "uninstall"],
	pnpm: ["add"],
	"pnpm@6": ["add"],
	"pnpm-rush": ["add"]
}, ar = {
	npm: {
		commands: [
			"install",
			"add",
			"upgrade",
			"global",
			"execute"
		],
		flag: (e) => `--min-release-age=${e / 1440}`
	},
	pnpm: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (e) => `--config.minimum-release-age=${e}`
	},
	"pnpm-rush": {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (e) => `--config.minimum-release-age=${e}`
	},
	bun: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global"
		],
		flag: (e) => `--minimum-release-age=${e * 60}`
	},
	deno: {
		commands: [
			"install",
			"add",
			"global",
			"execute"
		],
		flag: (e) => `--minimum-dependency-age=${e}`
	},
	nub: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (e) => `--minimum-release-age=${e}`
	},
	upm: {
		commands: [
			"install",
			"add",
			"execute"
		],
		flag: (e) => `--min-release-age=${e / 1440}`
	}
};
function resolveCommand(e, t, n, r = {}) {
	let i = rr[e][t];
	r.ignoreWorkspaceRootCheck && ir[e]?.includes(t) && (n = ["--ignore-workspace-root-check", ...n]);
	let a = ar[e];
	return r.minimumReleaseAge != null && a?.commands.includes(t) && (n = [a.flag(r.minimumReleaseAge), ...n]), constructCommand(i, n);
}
function constructCommand(e, t) {
	if (e == null) return null;
	let n = typeof e == "function" ? e(t) : e.flatMap((e) => typeof e == "number" ? t : [e]);
	return {
		command: n[0],
		args: n.slice(1)
	};
}
// node_modules/package-manager-detector/dist/constants.mjs
const or = [
	"npm",
	"yarn",
	"yarn@berry",
	"pnpm",
	"pnpm@6",
	"pnpm-rush",
	"bun",
	"deno",
	"nub",
	"aube",
	"upm"
], sr = {
	"aube-lock.yaml": "aube",
	"aube-workspace.yaml": "aube",
	"bun.lock": "bun",
	"bun.lockb": "bun",
	"deno.lock": "deno",
	"nub.lock": "nub",
	"upm.lock": "upm",
	"pnpm-lock.yaml": "pnpm",
	"pnpm-workspace.yaml": "pnpm",
	"yarn.lock": "yarn",
	"package-lock.json": "npm",
	"npm-shrinkwrap.json": "npm"
}, cr = {
	"node_modules/.aube/": "aube",
	"node_modules/.deno/": "deno",
	"node_modules/.pnpm/": "pnpm",
	"node_modules/.upm/": "upm",
	"node_modules/.yarn-state.yml": "yarn",
	"node_modules/.yarn_integrity": "yarn",
	"node_modules/.package-lock.json": "npm",
	".pnp.cjs": "yarn",
	".pnp.js": "yarn",
	"bun.lock": "bun",
	"bun.lockb": "bun"
};
// node_modules/package-manager-detector/dist/detect.mjs
async function pathExists(e, t) {
	try {
		let n = await Qe.stat(e);
		return t === "file" ? n.isFile() : n.isDirectory();
	} catch {
		return !1;
	}
}
function* lookup(e = nt.cwd()) {
	let t = I.resolve(e), { root: n } = I.parse(t);
	for (; t && t !== n;) yield t, t = I.dirname(t);
}
async function parsePackageJson(e, t) {
	return !e || !await pathExists(e, "file") ? null : await handlePackageManager(e, t);
}
async function detect(e = {}) {
	let { cwd: t, strategies: n = [
		"lockfile",
		"packageManager-field",
		"devEngines-field"
	] } = e, stopDir;
	if (typeof e.stopDir == "string") {
		let t = I.resolve(e.stopDir);
		stopDir = (e) => e === t;
	} else stopDir = e.stopDir;
	for (let r of lookup(t)) {
		for (let t of n) switch (t) {
			case "lockfile":
				if (await pathExists(I.join(r, "rush.json"), "file")) return {
					name: "pnpm",
					agent: "pnpm-rush"
				};
				for (let t of Object.keys(sr)) if (await pathExists(I.join(r, t), "file")) {
					let n = sr[t];
					return await parsePackageJson(I.join(r, "package.json"), e) || {
						name: n,
						agent: n
					};
				}
				break;
			case "packageManager-field":
			case "devEngines-field": {
				let t = await parsePackageJson(I.join(r, "package.json"), e);
				if (t) return t;
				break;
			}
			case "install-metadata": for (let e of Object.keys(cr)) {
				let t = e.endsWith("/") ? "dir" : "file";
				if (await pathExists(I.join(r, e), t)) {
					let t = cr[e];
					return {
						name: t,
						agent: t === "yarn" ? isMetadataYarnClassic(e) ? "yarn" : "yarn@berry" : t
					};
				}
			}
		}
		if (stopDir?.(r)) break;
	}
	return null;
}
function normalizeAgentVersion(e) {
	return e?.match(/\d+(\.\d+){0,2}/)?.[0] ?? e;
}
function getNameAndVer(e) {
	if (typeof e.packageManager == "string") {
		let [t, n] = e.packageManager.replace(/^\^/, "").split("@");
		return {
			name: t,
			ver: normalizeAgentVersion(n)
		};
	}
	if (typeof e.devEngines?.packageManager?.name == "string") return {
		name: e.devEngines.packageManager.name,
		ver: normalizeAgentVersion(e.devEngines.packageManager.version)
	};
}
async function handlePackageManager(e, t) {
	try {
		let n = await Qe.readFile(e, "utf8"), r = t.packageJsonParser ? await t.packageJsonParser(n, e) : JSON.parse(n), i = getNameAndVer(r);
		if (i) return resolveAgent(i.name, i.ver) ?? t.onUnknown?.(r.packageManager) ?? null;
	} catch {}
	return null;
}
function resolveAgent(e, t) {
	let n, r = t;
	if (e === "yarn" && t && Number.parseInt(t) > 1) return n = "yarn@berry", r = "berry", {
		name: e,
		agent: n,
		version: r
	};
	if (e === "pnpm" && t && Number.parseInt(t) < 7) return n = "pnpm@6", {
		name: e,
		agent: n,
		version: r
	};
	if (or.includes(e)) return n = e, {
		name: e,
		agent: n,
		version: r
	};
}
function isMetadataYarnClassic(e) {
	return e.endsWith(".yarn_integrity");
}
// src/deploy/steps/build/commands.ts
async function findCommands(e) {
	let { build: t } = e.config, n = {
		cwd: e.buildRoot,
		stopDir: e.workspace
	}, withOwnInstall = async (e) => {
		let r = t.install && !await findLockfile(n) ? !0 : void 0;
		return {
			install: t.install,
			build: e,
			isUnpinned: r
		};
	};
	if (t.command === !1) return withOwnInstall(void 0);
	let r = await readManifest(e);
	if (!r) return !t.command && !t.output && await refuseUnbuilt(e.buildRoot), withOwnInstall(t.command);
	let i = await findLockfile(n), a = await findNamed(n, i) ?? i ?? "npm", { install: o } = t, s;
	!o && r.needsInstall && i ? (o = command(a, "frozen"), s = otherLockfile(a, i) ?? await severalLockfiles(e, a)) : !o && r.needsInstall && (o = command(a, "install"), s = "No lockfile: dependency versions may differ between builds. Commit the lockfile.");
	let { scripts: c } = r, l = {
		install: o,
		remark: s,
		isUnpinned: o && !i ? !0 : void 0,
		agent: t.install ? void 0 : a
	}, u = I.join(t.root, "package.json");
	if (t.command) return checkScript(t.command, c, u), {
		...l,
		build: t.command
	};
	if (typeof c.build == "string") return {
		...l,
		build: command(a, "run", "build")
	};
	if (t.output) return withOwnInstall(void 0);
	let d = `${u} has no "build" script, and build.command is not set.`, f = describeScripts("build", c);
	throw new T("BUILD_COMMAND_MISSING", d, { facts: f });
}
const lr = Object.entries(sr).filter(([e]) => e !== "pnpm-workspace.yaml");
async function findLockfile({ cwd: e, stopDir: t }) {
	for (let n = e;; n = I.dirname(n)) {
		let e = await readdir(n), [r, i] = lr.find(([t]) => e.includes(t)) ?? [];
		if (r === "yarn.lock") {
			let e = await readFile(I.join(n, r), "utf8");
			return /^__metadata:/m.test(e) ? "yarn@berry" : i;
		}
		if (i) return i;
		if (n === t || n === I.dirname(n)) return;
	}
}
async function findNamed(e, t) {
	let n = await detect({
		...e,
		strategies: ["packageManager-field", "devEngines-field"],
		packageJsonParser(e) {
			let n = C(JSON.parse(e)), r = [C(n.devEngines).packageManager].flat().map(C).filter(({ onFail: e }) => !t || !/warn|ignore/.test(String(e))), i = r.find(({ name: e }) => e === toName(t)) ?? r[0];
			return {
				...n,
				devEngines: { packageManager: i }
			};
		}
	});
	return n?.agent === "yarn" && t === "yarn@berry" ? t : n?.agent === "pnpm@6" ? "pnpm" : n?.agent;
}
const toName = (e) => e?.replace(/@.*/, "");
function otherLockfile(e, t) {
	if (toName(e) !== toName(t)) return `package.json names ${toName(e)}, but the lockfile is that of ${toName(t)}: commit the lockfile of one manager, and name it.`;
}
const ur = [
	[
		/^mkdocs\.ya?ml$/,
		"mkdocs build",
		"site"
	],
	[
		/^hugo\.(toml|ya?ml|json)$/,
		"hugo",
		"public"
	],
	[
		/^_config\.yml$/,
		"bundle exec jekyll build",
		"_site"
	],
	[
		/^book\.toml$/,
		"mdbook build",
		"book"
	],
	[
		/^pelicanconf\.py$/,
		"pelican content",
		"output"
	]
];
async function refuseUnbuilt(e) {
	let t = await readdir(e);
	for (let [e, n, r] of ur) {
		let i = t.find((t) => e.test(t));
		if (!i) continue;
		let a = `Found ${i}, but no package.json, and build.command is not set`, o = `Set build.command, for example "${n}", and build.output: ${r}. To deploy a committed folder as it is, set only build.output.`, s = `${a}: nothing builds the site.`;
		throw new T("BUILD_COMMAND_MISSING", s, { remedy: o });
	}
}
async function severalLockfiles(e, t) {
	let n = [...await readdir(e.buildRoot), ...await readdir(e.workspace)], r = lr.filter(([e]) => n.includes(e));
	if (!(new Set(r.map(([, e]) => e)).size < 2)) return `Found ${r.map(([e]) => e).join(" and ")}: using ${t}. Remove the outdated lockfile.`;
}
function command(e, t, ...n) {
	let r = resolveCommand(e, t, n);
	return [r.command, ...r.args].join(" ");
}
async function readManifest({ buildRoot: e, workspace: t }) {
	let n = I.join(e, "package.json"), r = await ge(n);
	if (r === void 0) return;
	let i = C(ke(r, I.relative(t, n))), a = [
		"dependencies",
		"devDependencies",
		"optionalDependencies",
		"workspaces"
	].some((e) => Object.keys(i[e] ?? {}).length > 0);
	return {
		scripts: C(i.scripts),
		needsInstall: a
	};
}
function checkScript(e, t, n) {
	let r = /^npm run(?:-script)? ([\w:.-]+)$/.exec(e)?.[1];
	if (!r || typeof t[r] == "string") return;
	let i = `${n} has no script "${r}", which build.command runs.`;
	throw new T("BUILD_COMMAND_MISSING", i, {
		facts: describeScripts(r, t),
		remedy: "Name an existing script in build.command, or add this one to package.json."
	});
}
function describeScripts(e, t) {
	let n = Object.keys(t).map(o);
	return n.length === 0 ? [] : [`Scripts: ${S(n)}${te(e, n)}`];
}
// src/deploy/artifact/site-tree.ts
const dr = anyName(String.raw`\.git \.github \.hg \.svn node_modules \.env.* \.npmrc \.yarnrc(\.yml)? \.netrc`, String.raw`\.pypirc \.git-credentials \.htpasswd \.ssh \.aws \.azure \.gnupg`, String.raw`\.?site\.config\.ya?ml`), fr = anyName(String.raw`package\.json package-lock\.json npm-shrinkwrap\.json yarn\.lock bun\.lockb?`, String.raw`pnpm-(lock|workspace)\.yaml deno\.(jsonc?|lock) Gemfile(\.lock)? Cargo\.(toml|lock)`, String.raw`composer\.(json|lock) go\.(mod|sum) pyproject\.toml (poetry|uv)\.lock`, String.raw`Pipfile(\.lock)? requirements\.txt`);
function isNeverPublished(e) {
	return dr.test(e);
}
function anyName(...e) {
	return RegExp(`^(${e.join(" ").replaceAll(" ", "|")})$`, "i");
}
const pr = 2e5;
function readSiteTree(e) {
	let t = Ye(e), n = [], r = [], i = [], a = 0, visit = (e, o, s) => {
		for (let c of Je(e, { withFileTypes: !0 })) {
			let l = o + c.name;
			if (a += 1, a > pr) throw tooManyNames(t);
			if (isNeverPublished(c.name) || o === "" && fr.test(c.name)) {
				r.push(l);
				continue;
			}
			let u = `${e}${I.sep}${c.name}`, d = u;
			if (c.isSymbolicLink() && (d = targetInside(t, u)), !d || s.includes(d)) {
				i.push(l);
				continue;
			}
			let f = Xe(d, { throwIfNoEntry: !1 });
			if (!f) throw notThere(l, d);
			f.isDirectory() ? visit(d, `${l}/`, [...s, d]) : f.isFile() ? n.push({
				path: l,
				size: f.size,
				file: d,
				modifiedMs: f.mtimeMs
			}) : r.push(l);
		}
	};
	return visit(t, "", [t]), {
		folder: t,
		files: n,
		forbidden: r,
		escaping: i
	};
}
function tooManyNames(e) {
	let t = `${e} has more than ${pr} files and folders.`;
	return new T("PACKAGE_TOO_MANY_FILES", t, { facts: ["Linked folders count with all their contents."] });
}
function notThere(e, t) {
	if (e.includes("�")) return new T("PACKAGE_NAME_REFUSED", "The built site contains a name that is not UTF-8.", { facts: [e] });
	let n = `${e} was removed while the built site was being read.`;
	return new T("FILE_GONE", n, { facts: [t] });
}
function targetInside(e, t) {
	try {
		let n = Ye(t);
		return _e(e, n) ? n : void 0;
	} catch {
		return;
	}
}
// src/deploy/steps/build/root-site.ts
async function stageRootSite(e, t, n, r) {
	let i = (n ? void 0 : await listWithGit(e, t, r)) ?? await listAll(t), a = [e.config.content.file, e.config.seo.file].map((n) => I.relative(t, I.join(e.workspace, n)).replaceAll(I.sep, "/")), isSite = (e) => !a.includes(e) && !isOfRepository(e), o = I.join(r.scratch, "root-site");
	await mkdir(o);
	for (let e of i.filter(isSite)) await copyEntry(I.join(t, e), I.join(o, e));
	let s = new Set(i.filter((e) => !isSite(e)).map((e) => e.split("/")[0] ?? ""));
	return r.log.info(`The root of the repository is the site. Not published: .git${s.size > 0 ? ", " : ""}${S([...s].sort())}${n ? "" : ", and files that git ignores"}.`), o;
}
async function copyEntry(e, t) {
	let n = await _(lstat(e));
	await mkdir(I.dirname(t), { recursive: !0 }), n?.isSymbolicLink() ? await symlink(await readlink(e), t) : n?.isFile() && await copyFile(e, t, $e.COPYFILE_FICLONE);
}
function isOfRepository(e) {
	let t = e.split("/"), [n = ""] = t;
	return n.startsWith(".") && n !== ".well-known" || fr.test(n) || t.some(isNeverPublished);
}
async function listGitFiles(e, t) {
	return (await t.git(e, [
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	], t.signal))?.split("\0").filter(Boolean);
}
async function listWithGit(e, t, n) {
	return ((await listGitFiles(e.workspace, n))?.map((t) => I.join(e.workspace, t)))?.filter((e) => _e(t, e)).map((e) => I.relative(t, e).replaceAll(I.sep, "/"));
}
async function listAll(e, t = "") {
	let n = [];
	for (let r of await readdir(I.join(e, t), { withFileTypes: !0 })) {
		let i = t + r.name;
		r.isFile() || r.isSymbolicLink() ? n.push(i) : r.isDirectory() && !isNeverPublished(r.name) && n.push(...await listAll(e, `${i}/`));
	}
	return n;
}
// src/deploy/steps/build/declared-copy.ts
function undeclaredFiles({ build: e, content: t, seo: n }) {
	let { reads: r = [] } = e, i = new Set();
	return r.includes("texts") || i.add(I.posix.normalize(t.file)), r.includes("seo") || i.add(I.posix.normalize(n.file)), i;
}
async function copyDeclared(e, t) {
	let { workspace: n, config: r } = e, i = I.join(t.scratch, "checkout"), a = undeclaredFiles(r), isInput = (e) => !a.has(e) && !/(^|\/)(node_modules|\.git)(\/|$)/.test(e) && !isArtifact(e);
	for (let e of await listGitFiles(n, t) ?? ["."]) {
		t.signal.throwIfAborted();
		let r = I.join(n, e), a = isInput(e) && await _(lstat(r));
		if (!a) continue;
		let o = I.join(i, e);
		if (!a.isDirectory()) {
			await copyEntry(r, o);
			continue;
		}
		let filter = (e) => isInput(I.relative(n, e).split(I.sep).join("/"));
		await cp(r, o, {
			recursive: !0,
			verbatimSymlinks: !0,
			filter
		});
	}
	let o = I.join(n, ".git");
	return r.build.reads?.includes("history") && await _(cp(o, I.join(i, ".git"), { recursive: !0 })), {
		...e,
		workspace: i,
		buildRoot: I.join(i, r.build.root)
	};
}
const isArtifact = (e) => e.split("/")[0] === Be, toNames = (...e) => e.flatMap((e) => e.split(" ")), mr = new Set(toNames("PATH HOME USER LOGNAME SHELL TMPDIR TEMP TMP TERM GEM_HOME DOTNET_ROOT PROGRAMFILES", "XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME COREPACK_HOME PNPM_HOME JAVA_HOME GOROOT", "SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMDATA", "HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE SSL_CERT_DIR CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT GIT_SSL_CAINFO", "NPM_CONFIG_CACHE YARN_CACHE_FOLDER NPM_CONFIG_CAFILE", "NPM_CONFIG_PROXY NPM_CONFIG_HTTP_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY", "RUNNER_TRACKING_ID")), hr = new Set([...mr, ...toNames("LANG LANGUAGE TZ CI NODE_ENV NODE_OPTIONS NO_COLOR FORCE_COLOR", "NPM_CONFIG_REGISTRY NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG NPM_CONFIG_STRICT_SSL", "GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REF GITHUB_REF_NAME GITHUB_SHA", "GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL RUNNER_OS RUNNER_ARCH")]), gr = {
	SITE_ENVIRONMENT: "environment",
	SITE_VERSION: "version",
	SITE_URL: "url",
	SITE_TEXT_FILE: "texts",
	SITE_SEO_FILE: "seo",
	GITHUB_SHA: "history",
	GITHUB_REF: "history",
	GITHUB_REF_NAME: "history",
	GITHUB_RUN_ID: void 0,
	GITHUB_RUN_NUMBER: void 0
};
function buildEnvironment(e, t, n) {
	let r = new Set(e.config.build.passEnv), i = {};
	for (let [e, n] of Object.entries(t)) {
		if (n === void 0) continue;
		let t = e.toUpperCase();
		(hr.has(t) || t.startsWith("LC_") || r.has(e)) && (i[e] = t === "PATH" ? withoutNpm(n) : n);
	}
	let a = {
		...i,
		...e.config.build.env,
		SITE_ENVIRONMENT: e.environment,
		SITE_VERSION: e.version,
		SITE_URL: e.url ?? e.config.site.url,
		SITE_TEXT_FILE: n.texts,
		SITE_SEO_FILE: n.seo
	}, { reads: o } = e.config.build;
	if (!o) return a;
	let isDeclared = (e) => !(e in gr) || o.some((t) => t === gr[e]);
	return Object.fromEntries(Object.entries(a).filter(([e]) => isDeclared(e)));
}
function identifyingVariables(e, t) {
	let { SITE_TEXT_FILE: n, SITE_SEO_FILE: r, ...i } = buildEnvironment(e, t, {
		texts: "",
		seo: ""
	});
	return Object.entries(i).filter(([e]) => !mr.has(e.toUpperCase())).sort(([e], [t]) => e < t ? -1 : 1);
}
function withoutNpm(e) {
	let t = e.split(I.delimiter), n = t.findLastIndex((e) => I.basename(e) === "node-gyp-bin"), isNpms = (e) => I.basename(e) === "node-gyp-bin" || e.endsWith(I.join("node_modules", ".bin"));
	return t.filter((e, t) => t > n || !isNpms(e)).join(I.delimiter);
}
function warnAboutExposedSecrets(e, t) {
	let { log: n, env: r, apiToken: i, github: a } = t;
	e.mode === "build" && a && n.info("The site's code can read github-token. This job does not need it: set \"github-token: ''\".");
	let o = m([
		!!r.ACTIONS_ID_TOKEN_REQUEST_TOKEN && "the request for the job's id token",
		i && "api-token",
		a && "github-token"
	]);
	if (e.mode === "build" || e.dryRun || o.length === 0) return;
	let s = `In a single job, the site's code can read ${o.join(", ")}, and change what later steps run. To isolate it, use two jobs with "mode: build" and "mode: deploy".`;
	i ? n.warn(s) : n.info(s);
}
// src/deploy/steps/build/inputs.ts
function digestSource(e, t) {
	let n = [...e].filter(([e, { mode: n }]) => !n.endsWith("40000") && !t.has(e)).map(([e, { mode: t, id: n }]) => `${t} ${n} ${e}\0`).sort();
	return F("sha256", n.join(""));
}
function digestBuildInputs(e, t, n, r) {
	let { site: i, build: a } = t.config, { slug: o } = i, s = I.posix.normalize(t.configFile), c = identifyingVariables(t, n), l = {
		format: 1,
		slug: o,
		config: s,
		source: e,
		reads: a.reads?.toSorted(),
		variables: c,
		history: r
	};
	return F("sha256", JSON.stringify(l));
}
async function identifyInputs(e, t) {
	let { config: n, event: r, workspace: i } = e, { reads: a, passEnv: o } = n.build;
	if (!a) return "build.reads is not set";
	if (o.length > 0) return `build.passEnv passes ${o.join(", ")}, whose values change`;
	if (r.name === "local") return "the run is not of a commit on GitHub";
	if (r.pull) return "the run is of a pull request";
	if (!/^https:\/\/(github\.com|[^/]+\.ghe\.com)$/.test(t.env.GITHUB_SERVER_URL ?? "")) return "GitHub Enterprise Server passes no package to another run";
	let { isUnpinned: s } = await findCommands(e);
	if (s) return "there is no lockfile, so each installation may differ";
	let git = (...e) => t.git(i, e, t.signal), [c, l, u, d] = await Promise.all([
		git("rev-parse", "HEAD"),
		git("status", "--porcelain", "-z"),
		git("ls-tree", "-r", "-z", "--full-tree", r.sha),
		git("for-each-ref", "--format=%(objectname) %(refname)")
	]);
	if (c?.trim() !== r.sha || u === void 0 || d === void 0) return "the commit of the run is not checked out";
	let [f] = l?.split("\0") ?? ["everything"];
	if (f) return `the checkout has more than the commit: ${f.slice(3)}`;
	let p = digestSource(parseTree(u), undeclaredFiles(n)), m = a.includes("history") ? d : void 0;
	return {
		source: p,
		digest: digestBuildInputs(p, e, t.env, m)
	};
}
const _r = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]+)$/;
function parseTree(e) {
	let t = e.split("\0").flatMap((e) => {
		let [, t = "", n = "", r = ""] = _r.exec(e) ?? [];
		return r ? [[r, {
			mode: t,
			id: n
		}]] : [];
	});
	return new Map(t);
}
// src/shared/package-name.ts
function packageName(e) {
	return `site-${e.slug}-${e.environment}-${e.version}`;
}
function readPackageName(e) {
	let [, t, n, r] = /^site-(.+)-(Production|Preview)-(\d+\.\d+\.\d+)$/.exec(e) ?? [];
	if (t && n && r) return {
		slug: t,
		environment: n,
		version: r
	};
}
// src/clients/swa/target.ts
function toTarget(e) {
	let { environment: t, environmentName: n, url: r, config: i, event: a } = e, o = a.pull?.branch ?? a.ref.replace(/^refs\/heads\//, ""), { repository: s } = a;
	return {
		environment: t,
		environmentName: n,
		url: r,
		siteUrl: i.site.url,
		repository: s,
		branch: o
	};
}
const vr = /^(production|prod|default)$/, yr = /^[a-z0-9]{1,16}$/;
function checkedName(e) {
	let { environment: t, environmentName: n } = e, r = n !== null && yr.test(n) && !vr.test(n);
	if (t === "Production" && (r = n === null), r) return n;
	throw wrong(`The plan is for ${t}, but the hosting environment is ${n === null ? "Production" : `"${n}"`}.`);
}
function checkTarget(e, t) {
	let { environment: n, url: r, siteUrl: i } = e;
	if (n === "Production") return;
	let a = [t, i].map(asOrigin), o = asOrigin(r);
	if (o !== void 0 && a.includes(o)) throw wrong(`The planned URL of the Preview, ${o}, is the live site.`, "Correct environments.preview.url in the site config, or omit it: the hosting then provides the URL.");
}
function wrong(e, t) {
	return new T("UPLOAD_WRONG_TARGET", e, { remedy: t });
}
function checkLanding(e, t, n) {
	let r = asOrigin(t), i = [n, e.siteUrl].map(asOrigin);
	if (e.environment !== "Production" && r && i.includes(r)) throw wrong(`The platform reports ${r} as the URL of the Preview, but that is the live site.`, "Open the live site. If it serves the Preview, redeploy Production immediately.");
}
function asOrigin(e) {
	let t = e?.trim() ?? "";
	if (t === "") return;
	let n = t.replace(/^(?!https?:\/\/)/i, "https://");
	if (URL.canParse(n)) return new URL(n).origin;
}
// src/clients/swa/content-service/envelope.ts
const br = P({
	isSuccessStatusCode: Te(A()),
	statusCode: Te(we()),
	response: j(je())
});
function readAnswer(e) {
	let t = inCamelCase(e.json, 0), n = O(br, t), { isRepetition: r = !1 } = e;
	if (!e.ok) {
		let n = findRedirectText(e) ?? parseReason(t) ?? firstLine(e.text);
		return {
			kind: "refused",
			status: e.status,
			reason: n,
			isRepetition: r
		};
	}
	if (!n.success) {
		let t = he(e);
		return {
			kind: "unexpected",
			received: `status ${e.status}, ${t}: ${firstLine(e.text)}`
		};
	}
	let { isSuccessStatusCode: i, statusCode: a, response: o } = n.data;
	if (i === !1 || typeof a == "number" && a >= 400) {
		let n = parseReason(t) ?? "no reason given";
		return {
			kind: "refused",
			status: a ?? e.status,
			reason: n,
			isRepetition: r
		};
	}
	return {
		kind: "ok",
		response: C(o)
	};
}
function findRedirectText(e) {
	let t = Le(e, e.url);
	return t && `a redirect to ${t.origin}${t.pathname}, probably by a proxy`;
}
function inCamelCase(e, t) {
	if (t > 6) return e;
	if (Array.isArray(e)) return e.map((e) => inCamelCase(e, t + 1));
	if (!a(e)) return e;
	let n = Object.entries(e).map(([e, n]) => [e.charAt(0).toLowerCase() + e.slice(1), inCamelCase(n, t + 1)]);
	return Object.fromEntries(n);
}
const xr = 2e3;
function parseReason(e) {
	let t = new Set(reasonsIn(e, 0));
	if (t.size !== 0) return [...t].join("; ").slice(0, xr);
}
function reasonsIn(e, t) {
	if (t > 6) return [];
	if (typeof e == "string") return e.trim() === "" ? [] : [e.trim().slice(0, xr)];
	let n = [];
	return Array.isArray(e) ? n = e : a(e) && (n = "errorMessage message error errorDetails reason description details innerError exceptionMessage response".split(" ").map((t) => e[t])), n.flatMap((e) => reasonsIn(e, t + 1));
}
function unhealthyRegions(e) {
	let t = e.unhealthyRegions;
	return Array.isArray(t) ? t.map((e) => typeof e == "string" ? e : parseReason(e) ?? JSON.stringify(e)) : [];
}
function firstLine(e) {
	let t = e.slice(0, xr).replaceAll(/<[^<>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
	return t === "" ? "an empty body" : t.slice(0, 200);
}
var TokenRefused = class extends Error {
	name = "TokenRefused";
	isRepetition;
	constructor(e, t = !1) {
		super(e), this.isRepetition = t;
	}
}, RepetitionRefused = class extends Error {
	name = "RepetitionRefused";
};
const explainNoAnswer = (e, t) => c((n) => {
	throw new T("UPLOAD_UNAVAILABLE", e, {
		cause: n,
		facts: [n.message, ...t],
		remedy: v(n)
	});
});
function caller(e) {
	let t = [`correlation id: ${e}`];
	return async (e, n, r = !1) => {
		let i = `The hosting platform did not ${e}.`, a = await n.catch(explainNoAnswer(i, t));
		if (a.kind === "ok") return a.response;
		throw toFailure(i, a, r, t);
	};
}
function toFailure(e, t, n, r) {
	let fail = (t, n, i, a = e) => new T(t, a, {
		facts: [n, ...r],
		cause: i,
		remedy: findRemedy(n)
	});
	if (t.kind === "unexpected") return fail("UPLOAD_ANSWER_INVALID", `received: ${t.received}`);
	let i = `reason: ${t.reason} (status ${t.status})`;
	if (n && isTokenRefusal(t.status, t.reason)) return fail("UPLOAD_TOKEN_REFUSED", i, new TokenRefused(t.reason, t.isRepetition), "The hosting platform rejected the deployment token.");
	let a = t.status === 429 || t.status >= 500, o = t.isRepetition ? new RepetitionRefused(t.reason) : void 0;
	return fail(a ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", i, o);
}
function findRemedy(e) {
	if (/maximum number of staging environments/i.test(e)) return "Close an environment: \"site-deploy previews close --stale\" closes those whose branch or pull request is gone. The free plan has 3, the standard plan 10.";
}
function isTokenRefusal(e, t) {
	return e === 401 || e === 403 || /api key was invalid/i.test(t) || /token/i.test(t) && /invalid|expired/i.test(t);
}
function isUnexpectedShape(e) {
	return e instanceof T && (e.code === "UPLOAD_TOKEN_SHAPE" || e.code === "UPLOAD_ANSWER_INVALID");
}
function unknownTokenShape(e) {
	return new T("UPLOAD_TOKEN_SHAPE", "The deployment token does not have the format that the direct protocol expects.", { facts: [`length: ${e} characters`] });
}
// src/clients/swa/content-service/content-service.ts
const Sr = 6e4;
function openContentService(e) {
	let t = contentHost(e.token);
	return t && new ContentService(t.host, t.slice, e);
}
function connectContentService(e, t) {
	let n = contentHost(t);
	n && e.connect?.(`https://${n.host}`, 1);
}
var ContentService = class {
	slice;
	correlationId;
	#e;
	#t;
	constructor(e, t, n) {
		this.slice = t, this.correlationId = n.correlationId, this.#e = e, this.#t = n;
	}
	validateToken(e) {
		return this.#n("/api/upload/validateapitoken", eventInfo(e, this.slice), l.safe);
	}
	requestUpload(e, t) {
		let n = {
			EventInfo: eventInfo(e, this.slice),
			UploadInfo: uploadInfo(t, this.slice, "RequestingUpload"),
			PollingInfo: null
		};
		return this.#n("/api/upload/request", n, l.safe);
	}
	updateStatus(e, t, n) {
		let r = {
			EventInfo: eventInfo(e, this.slice),
			UploadInfo: uploadInfo(t, this.slice, "Succeeded"),
			PollingInfo: n
		};
		return this.#n("/api/upload/updatestatus", r, l.safe);
	}
	checkStatus(e, t) {
		return this.#n("/api/upload/checkstatus", e, l.never, t);
	}
	close(e, t) {
		return this.#n("/api/pullrequest/close", closingInfo(e, this.slice, t), l.safe);
	}
	async #n(e, t, n, r = Sr) {
		let { http: i, token: a, correlationId: o, signal: s } = this.#t;
		return readAnswer(await i.send({
			method: "POST",
			url: `https://${this.#e}${e}?apiVersion=v1&deploymentCorrelationId=${o}`,
			headers: { authorization: `token ${a.reveal()}` },
			json: t,
			retry: n,
			idleMs: Math.min(Sr, r),
			limitMs: Math.min(Sr, r),
			signal: s
		}));
	}
};
const Cr = ["pull request", "named environment"];
function eventInfo(e, t) {
	let n = checkedName(e);
	return {
		RepoUrl: `https://github.com/${e.repository}`,
		IsPullRequest: !1,
		IsNamedEnvironment: n !== null,
		PullRequestId: null,
		PullRequestTitle: null,
		HeadBranch: e.branch,
		BaseBranch: e.branch,
		EnvironmentName: n,
		TenantId: null,
		DefaultHostname: null,
		Slice: t
	};
}
function closingInfo(e, t, n) {
	let r = eventInfo(e, t), i = r.EnvironmentName, a = {
		...r,
		IsPullRequest: !0,
		PullRequestId: i,
		PullRequestTitle: i
	};
	return n === "pull request" ? {
		...a,
		IsNamedEnvironment: !1,
		EnvironmentName: null
	} : a;
}
function uploadInfo(e, t, n) {
	return {
		TotalAppSizeInBytes: e.totalBytes,
		MaxSingleFileSizeInBytes: e.largestBytes,
		AppFileCount: e.files,
		ApiSizeInBytes: 0,
		HasFunctions: !1,
		HasDataApiFiles: !1,
		HasDataApiConfigFile: !1,
		DatabaseType: "",
		HasRoutes: e.hasRoutes,
		ConfiguredRoles: e.roles,
		DefaultFileType: "index.html",
		FunctionLanguage: null,
		ServerRenderFramework: "StaticWebApp",
		DeploymentProvider: "GitHub",
		BackendStartupCommandType: 0,
		ShouldDeployToWebApp: !1,
		TenantId: "",
		DefaultHostname: null,
		Slice: t,
		Status: n
	};
}
const wr = {
	0: "hk1",
	3: "am2",
	15: "eus2",
	16: "dm1",
	30: "wus2"
};
function contentHost(e) {
	let t = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(e.reveal());
	if (t === null || e.reveal().length < 104) return;
	let n = Number(t[1] || "0"), r = wr[Number.parseInt(t[2] ?? "", 16)];
	if (r !== void 0 && Number.isSafeInteger(n)) return {
		host: `content-${r}.infrastructure.${n === 0 ? "azurestaticapps.net" : `${n}.azurestaticapps.net`}`,
		slice: n
	};
}
function probeFromEdges(e, t, n = 12) {
	return Array.from({ length: n }, () => t(`${e}/${pe}`));
}
function parseRunId(e = "") {
	if (/^\d{1,20}$/.test(e)) return BigInt(e);
}
function servesMarker(e, t) {
	return t.status === 200 && se(e, ne(t.json));
}
// src/hosting/rules.ts
function readRules(e) {
	let t = C(typeof e == "string" ? f(e) : e);
	return {
		routes: toList(t.routes).flatMap((e, t) => readRoute(C(e), t)),
		fallback: readFallback(t.navigationFallback),
		overrides: new Map(Object.entries(C(t.responseOverrides)).map(([e, t]) => [Number(e), readTarget(C(t))])),
		globalHeaders: readHeaders(t.globalHeaders),
		trailingSlash: [
			"always",
			"never",
			"auto"
		].find((e) => e === t.trailingSlash),
		restriction: findRestriction(t)
	};
}
function readRoute(e, t) {
	if (typeof e.route != "string") return [];
	let n = toList(e.allowedRoles).map((e) => String(e).toLowerCase()), r = n.length === 0 || n.includes("anonymous");
	return [{
		index: t,
		route: toPath(e.route),
		methods: Array.isArray(e.methods) ? e.methods.map((e) => String(e).toUpperCase()) : void 0,
		roles: r ? void 0 : n,
		headers: readHeaders(e.headers),
		...readTarget(e)
	}];
}
function readTarget({ rewrite: e, redirect: t, statusCode: n }) {
	let r = Number(n);
	return {
		rewrite: typeof e == "string" ? toFilePath(e) : void 0,
		redirect: typeof t == "string" ? t : void 0,
		statusCode: Number.isInteger(r) && r > 0 ? r : void 0
	};
}
function readFallback(e) {
	let { rewrite: t, exclude: n } = C(e);
	if (typeof t == "string") return {
		rewrite: toFilePath(t),
		exclude: toList(n).map(String).map(toPath)
	};
}
function readHeaders(e) {
	let t = Object.entries(C(e));
	return Object.fromEntries(t.map(([e, t]) => [e, String(t)]));
}
function findRestriction(e) {
	let { allowedIpRanges: t } = C(e.networking);
	if (Array.isArray(t)) return "networking.allowedIpRanges";
	let { requiredHeaders: n } = C(e.forwardingGateway);
	if (Object.keys(C(n)).length > 0) return "forwardingGateway.requiredHeaders";
}
function findHeader(e, t = {}) {
	return Object.entries(t).find(([t]) => t.toLowerCase() === e)?.[1];
}
function toPath(e) {
	return e.replace(/^(\.?\/)?/, "/");
}
function toFilePath(e) {
	let [t = ""] = toPath(e.trim()).split(/[?#]/);
	return decodePath(t) ?? t;
}
function decodePath(e) {
	if (!e.includes("%")) return e;
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
function toAddress(e) {
	return /^[\w./-]*$/.test(e) ? e : e.split("/").map(encodeURIComponent).join("/");
}
function toList(e) {
	return Array.isArray(e) ? e : [];
}
// src/deploy/steps/finish/addresses/addresses.ts
function isRouteTemplate(e) {
	return /(^|\/)\[[^/]+\](\.html?)?(\/|$)/.test(e);
}
function isNoPage(e) {
	return Wn.test(e) || Q.includes(e) || Tr.test(e);
}
const Tr = /^(google[\da-f]{12,}|yandex_[\da-f]{12,}|pinterest-[\da-z]+|naver[\da-f]{20,}|baidu_verify_[\w-]+|norton-[\w-]+)\.html$/i;
function toPageUrl(e, t) {
	return e + plain(t.replace(/^\/*/, "/")).split("/").map((e) => encodeURIComponent(e)).join("/");
}
function browserPath(e) {
	let { pathname: t } = new URL(plain(e).replace(/[%?#\\]/g, encodeURIComponent), "https://site.invalid");
	return t.replace(/(\/index)?(\.html)?\/?$/, "");
}
function plain(e) {
	return (decodePath(e) ?? e.toWellFormed()).normalize("NFC");
}
// src/deploy/steps/finish/sitemap/robots.ts
function robotsText(e, t, n) {
	let { address: r, origin: i } = t;
	if (n) return "User-agent: *\nAllow: /\n";
	if (!r) return;
	if (e === void 0) return `User-agent: *\nAllow: /\n\nSitemap: ${r}\n`;
	let a = !1, o = e.replace(Er, (e, t) => {
		if (pathIn(t, i) === void 0) return e;
		let n = t === r && !a;
		return a ||= n, n ? e : "";
	});
	if (a) return o === e ? void 0 : o;
	let s = e.includes("\r\n") ? "\r\n" : "\n", c = o === "" || o.endsWith("\n") ? o : o + s;
	return `${c}${c === "" || /\n\r?\n$/.test(c) ? "" : s}Sitemap: ${r}${s}`;
}
const Er = /^[\t ]*sitemap[\t ]*:[\t ]*(\S+)[^\r\n]*(?:\r?\n|$)/gim;
function pathIn(e, t) {
	if (!URL.canParse(e, t)) return;
	let n = new URL(e, t);
	if (n.origin === t) return decodePath(n.pathname)?.slice(1);
}
var ByteSearch = class {
	#e;
	#t;
	#n = new Map();
	longest;
	constructor(e) {
		let t = e.map((e) => e.byteLength);
		this.longest = t.reduce((e, t) => Math.max(e, t), 0), this.#e = Math.min(255, ...new Set(t)), this.#t = new Uint8Array(65536).fill(this.#e - 4 + 1);
		for (let [t, n] of e.entries()) for (let e = 3; e < this.#e; e += 1) {
			let r = hashAt(n, e), i = this.#e - 1 - e;
			(this.#t[r] ?? 0) > i && (this.#t[r] = i), i === 0 && this.#r(r, n, t);
		}
	}
	#r(e, t, n) {
		let r = this.#n.get(e) ?? new Map();
		this.#n.set(e, r);
		let i = r.get(t.byteLength) ?? new Map();
		r.set(t.byteLength, i);
		let a = t.toString("latin1"), o = i.get(a);
		o ? o.push(n) : i.set(a, [n]);
	}
	*find(e) {
		if (this.#n.size === 0) return;
		let t = this.#e - 1;
		for (; t < e.byteLength;) {
			let n = hashAt(e, t), r = this.#t[n] ?? 1;
			if (r === 0) {
				let r = t - this.#e + 1;
				for (let [t, i] of this.#n.get(n) ?? []) for (let n of i.get(e.toString("latin1", r, r + t)) ?? []) yield [n, r];
			}
			t += Math.max(1, r);
		}
	}
};
function hashAt(e, t) {
	let n = (e[t] ?? 0) | (e[t - 1] ?? 0) << 8 | (e[t - 2] ?? 0) << 16 | (e[t - 3] ?? 0) << 24;
	return Math.imul(n, 2654435761) >>> 16;
}
function transferProgress(e, t, n, r) {
	let i = E(t);
	return (a) => {
		let o = E(t);
		o - i < 3e3 || (i = o, e.info(`${n}: ${w(a)} of ${w(r)} (${Math.floor(100 * a / Math.max(1, r))} %)`));
	};
}
// src/deploy/steps/upload/distribute.ts
const Dr = {
	pauseFirst: !0,
	pause: 200,
	growth: 1.2,
	maxPause: 2e3
};
var PartlyDistributed = class extends Error {
	name = "PartlyDistributed";
};
async function distribute(e, t, n, r) {
	let { plan: i, target: a, correlationId: o } = e, { clock: s, signal: l, log: u } = r, f = i.config.hosting.distributionTimeoutMinutes * 6e4, p = E(s), m = {
		id: n.Version,
		correlationId: o
	}, h, g = p;
	return i.url && r.http.connect?.(i.url, 9), await poll({
		clock: s,
		signal: l,
		limit: f,
		...Dr
	}, async (e) => {
		let r = await fetchStatus(t, n, e).catch(c(({ message: e }) => ({
			lost: e,
			response: void 0
		}))), { response: i } = r;
		if (!i) {
			h = r.lost, u.debug(`A status check of the distribution failed: ${h}`);
			return;
		}
		let l = parseStatus(i), f = parseAddress(i, n, a.environmentName !== null);
		if (l === "succeeded") return {
			...m,
			outcome: "accepted",
			url: f
		};
		if (/^(failed|cancell?ed)$/.test(l)) throw failed(i, o);
		E(s) - g > 15e3 && (g = E(s), u.info(`upload: the platform has been distributing for ${d(g - p)}`));
	}) ?? {
		...m,
		outcome: "unknown",
		url: void 0,
		lastPollError: h
	};
}
async function fetchStatus(e, t, n) {
	let r = await e.checkStatus(t, n);
	return r.kind === "ok" ? { response: r.response } : r.kind === "refused" ? { lost: `${r.reason} (status ${r.status})` } : { lost: r.received };
}
function parseAddress(e, t, n) {
	let r = asOrigin(t.DefaultHostname), i = asOrigin(s(e.siteUrl)?.trim());
	if (!n) return i ?? r;
	if (i !== r) return i;
}
function failed(e, t) {
	let n = unhealthyRegions(e), r = parseReason(e.errorDetails) ?? parseReason(e), i = parseStatus(e).startsWith("cancel"), a = "failed";
	return i && (a = "was cancelled by the platform; a later deployment may have replaced it"), new T("DISTRIBUTION_FAILED", `The distribution ${a}.`, {
		cause: n.length > 0 ? new PartlyDistributed(n.join(", ")) : void 0,
		remedy: i ? "Open the site: if a later deployment is live, do nothing; otherwise run this one again." : void 0,
		facts: m([
			`reason: ${r ?? "none given"}`,
			n.length !== 0 && `regions that did not accept the site: ${n.join(", ")}`,
			`correlation id: ${t}`
		])
	});
}
function parseStatus({ deploymentStatus: e }) {
	return (s(e) ?? "").trim().toLowerCase();
}
// src/deploy/steps/upload/superseded.ts
const short = (e) => e.slice(0, 12);
async function checkNotSuperseded(e, t, n) {
	let { force: r, mode: i, event: a } = e, { sha: o, name: s, ref: c, pull: l } = a;
	if (r || i === "rollback" || s === "local") return [];
	let u = ce(c) ?? "";
	if (!l && !u) return [];
	let { openCommitHost: d } = await import("./github.js").then((e) => e.t), f = d(e, n);
	if (l) return checkPull(l, f);
	let p = await f.head(u), h = `The branch ${u} does not exist any more.`;
	if (p === "") throw new T("BRANCH_GONE", h);
	let g = `Could not check whether ${short(o)} is still the head of ${u}.`;
	if (!p) return [`${g} ${f.remedy}`];
	if (p === o) return [];
	let _ = await checkHead(e, u, p, f), v = await checkLive(e, u, await t(), f);
	return m([_, v]);
}
async function checkPull({ number: e, commit: t }, n) {
	let r = await n.pull(e);
	if (!r) return [`Could not check whether pull request #${e} is open. ${Or}`];
	let i = `Pull request #${e} is ${r.state}.`;
	if (r.state !== "open") throw new T("BRANCH_GONE", i);
	if (r.headCommit === t) return [];
	let a = `Pull request #${e} has moved on to ${short(r.headCommit)}.`;
	throw new T("SUPERSEDED", a);
}
const Or = "Set the input \"github-token\", and grant the job \"pull-requests: read\".";
async function confirmCurrent(e, t) {
	let { plan: n, before: r } = e;
	await r;
	let a = await checkNotSuperseded(n, () => i(n.url, t), t);
	for (let e of a) t.log.debug(e);
}
async function checkHead(e, t, n, r) {
	let { environment: i, config: a } = e, o = short(e.event.sha), s = `${t} has moved on to ${short(n)}`;
	if (i !== (t === a.environments.production.branch ? "Production" : "Preview")) return `${s}, which no run deploys to ${i} automatically.`;
	let c = await r.findRun(n, t);
	if (!c) return `${s}. Could not check whether a run deploys it. ${r.remedy}`;
	if (c.state === "deploys") throw superseded(`${s}; this run would deploy ${o}.`, c);
	return c.state === "none" ? `${s}, but no run deploys it. This run deploys ${o}.` : `${s}, ${`but its run ended with: ${c.conclusion}`}. This run deploys ${o}. (${c.url})`;
}
function superseded(e, t) {
	return new T("SUPERSEDED", e, { facts: [`superseded by the run ${t.url}`] });
}
async function checkLive(e, t, n, r) {
	let { sha: i, run: a } = e.event;
	if (n?.slug !== e.config.site.slug || n.environment !== e.environment || n.provenance.commit === i || !isLater(n.run, a.id)) return;
	let o = await r.findSibling(n.run, t);
	if (o !== null) {
		if (!o) return `Could not check which branch the live run ${n.run} is of. ${r.remedy}`;
		throw superseded(`The live site is from ${short(n.provenance.commit)}, which a newer run of ${t} deployed; this run would deploy ${short(i)}.`, o);
	}
}
function isLater(e, t) {
	let [n, r] = [e, t].map(parseRunId);
	return n !== void 0 && r !== void 0 && n > r;
}
// src/clients/swa/content-service/slot.ts
function readSlot(e, t, n) {
	let r = C(e.packageUris), i = C(e.pollingInfo), a = text(r.app);
	if (URL.parse(a)?.protocol !== "https:" || toId(i.version) === "") {
		let t = [
			`received: ${namesIn(e)}`,
			`packageUris: ${namesIn(r)}`,
			`pollingInfo: ${namesIn(i)}`,
			`correlation id: ${n.correlationId}`
		];
		throw new T("UPLOAD_ANSWER_INVALID", "The hosting platform returned no upload location.", { facts: t });
	}
	return {
		address: new y(a),
		polling: {
			DefaultHostname: text(i.defaultHostname),
			StageSiteIdentifier: toId(i.stageSiteIdentifier),
			Version: toId(i.version),
			TenantId: toId(i.tenantId),
			Slice: n.slice,
			GitHubRepoUrl: `https://github.com/${t.repository}`
		}
	};
}
function getSecrets(e) {
	let t = new URL(e.address.reveal()), n = t.searchParams.get("sig") ?? "";
	return [
		e.address.reveal(),
		t.search.slice(1),
		n,
		encodeURIComponent(n)
	].filter((e) => e !== "").map((e) => new y(e));
}
const text = (e) => s(e) ?? "", toId = (e) => text(typeof e == "number" ? String(e) : e), namesIn = (e) => Object.keys(e).join(", ") || "nothing", $ = 8 << 20;
async function putArchive(e, t) {
	let { address: n, file: r, size: i, onProgress: a } = e, put = (e, r, i = !0) => t.http.send({
		method: "PUT",
		url: `${n.reveal()}${e}`,
		headers: {
			"x-ms-version": "2023-11-03",
			"content-type": "application/octet-stream",
			...e === "" && kr
		},
		body: r,
		retry: {
			...l.safe,
			faults: i
		},
		idleMs: 6e4,
		signal: t.signal
	}), o = i <= $;
	try {
		return await put("", {
			file: r,
			size: i,
			onProgress: a
		}, o);
	} catch (e) {
		if (o || !(e instanceof g)) throw e;
		let n = `continuing in blocks of ${w($)}, so only failed blocks are resent`;
		t.log.info(`${e.message}: ${n}`);
	}
	let s = [];
	for (let e = 0; e < i; e += $) {
		let t = Buffer.from(String(e).padStart(15, "0")).toString("base64"), n = Math.min($, i - e), report = (t) => a(e + t), o = {
			file: r,
			start: e,
			size: n,
			onProgress: report
		}, c = await put(`&comp=block&blockid=${encodeURIComponent(t)}`, o);
		if (c.status !== 201) return c;
		s.push(t);
	}
	return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${s.map((e) => `<Latest>${e}</Latest>`).join("")}</BlockList>`);
}
const kr = { "x-ms-blob-type": "BlockBlob" };
// src/deploy/steps/upload/upload-direct.ts
async function takeSlot(e, t) {
	let { sitePackage: n, target: r, deploymentToken: i, service: a, current: o } = e, s = a && validateToken(e, a, t);
	if (s?.catch(() => void 0), await o, !a) throw unknownTokenShape(i.reveal().length);
	let c = await s, l = readSlot(await caller(a.correlationId)("accept the upload request", a.requestUpload(r, getFigures(n)), !0), r, a);
	for (let e of getSecrets(l)) t.log.mask(e);
	let u = asOrigin(l.polling.DefaultHostname);
	return u !== asOrigin(c) && await checkOwner(e.plan, u, t), {
		...l,
		service: a,
		production: c ?? u
	};
}
async function validateToken({ plan: e, target: t }, n, r) {
	let i = n.validateToken(t), { siteUrl: a } = await caller(n.correlationId)("validate the token", i, !0), o = s(a) || void 0;
	return r.log.debug(`The token belongs to ${o ?? "an unnamed address"}.`), checkTarget(t, o), await checkOwner(e, o, r), o;
}
async function uploadToSlot(e, t, n, r) {
	let { service: i, address: a, polling: o, production: s } = t, { sitePackage: c, target: l, correlationId: u } = e;
	await sendArchive(a, n, u, r), await confirmCurrent(e, r), e.record.mayHaveChanged();
	let d = i.updateStatus(l, getFigures(c), o);
	await caller(u)("start the distribution", d, !0).catch((t) => {
		if (!isUnclear(t)) throw isRefusal(t) && e.record.wasRefused?.(), t;
		let n = t.facts[0] ?? t.message;
		r.log.warn(`The platform did not confirm that the distribution started (${n}); checking its status.`);
	});
	let f = await distribute(e, i, o, r);
	return checkLanding(l, f.url, s), {
		...f,
		production: s
	};
}
async function productionAddress(e, t) {
	let log = ({ message: e }) => t.log.debug(`Could not look up the token's address: ${e}`), n = await e.service?.validateToken(e.target).catch(c(log));
	if (n?.kind === "ok") return s(n.response.siteUrl) || void 0;
}
function isUnclear(e) {
	if (!(e instanceof T)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof RepetitionRefused ? !0 : /\(status (429|503)\)/.test(e.facts[0] ?? "") ? !1 : t === "UPLOAD_UNAVAILABLE" || t === "UPLOAD_ANSWER_INVALID";
}
function isRefusal(e) {
	return !(e instanceof T) || !e.code.startsWith("UPLOAD_") ? !1 : !(e.cause instanceof TokenRefused && e.cause.isRepetition);
}
function getFigures(e) {
	let { files: t, totalBytes: n, largestBytes: r } = e.manifest, { hasRoutes: i, roles: a } = e.hosting;
	return {
		files: t.length,
		totalBytes: n,
		largestBytes: r,
		hasRoutes: i,
		roles: a
	};
}
async function sendArchive(e, t, n, r) {
	let { host: i } = new URL(e.reveal()), a = [`blob storage: ${i}`, `correlation id: ${n}`], { file: o, bytes: s } = t, { status: c, text: l } = await putArchive({
		address: e,
		file: o,
		size: s,
		onProgress: transferProgress(r.log, r.clock, "upload", s)
	}, r).catch(explainNoAnswer("The archive could not be uploaded.", a));
	if (c === 201) return;
	let u = /<Code>([^<]*)<\/Code>/.exec(l)?.[1], d = c === 429 || c >= 500 ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", f = `Blob storage did not accept the archive: status ${c}.`, p = !!u && `reason: ${u}`;
	throw new T(d, f, { facts: m([p, ...a]) });
}
async function checkOwner(e, t, n) {
	let r = asOrigin(t);
	if (e.force || !r) return;
	let a = (await i(r, n, { limitMs: 5e3 }))?.slug, { slug: o } = e.config.site;
	if (!a || a === o) return;
	let s = `The deployment token belongs to ${r}, which serves the site "${a.slice(0, 80)}" instead of "${o}".`;
	throw new T("UPLOAD_WRONG_TARGET", s, { remedy: "Nothing was uploaded. Correct the deployment token that the portal stores for this site. If the site was renamed or takes over the hosting of another one, deploy once with the input \"force\"." });
}
export { factsOfAdopted as $, detectFramework as $t, TokenRefused as A, Cn as At, packageName as B, Z as Bt, toList as C, answerTasks as Cn, loadSeoFile as Ct, Cr as D, PortalClient as Dt, servesMarker as E, poll as Et, asOrigin as F, Sn as Ft, warnAboutExposedSecrets as G, defineOperations as Gt, digestSource as H, seoWarnings as Ht, checkLanding as I, yn as It, undeclaredFiles as J, issueLines as Jt, withoutNpm as K, nn as Kt, checkTarget as L, mn as Lt, isTokenRefusal as M, wn as Mt, isUnexpectedShape as N, vn as Nt, connectContentService as O, kn as Ot, unknownTokenShape as P, bn as Pt, findCommands as Q, PageReader as Qt, checkedName as R, countCharacters as Rt, toAddress as S, L as Sn, loadContentFile as St, probeFromEdges as T, paced as Tn, readJsonPairs as Tt, identifyInputs as U, sn as Ut, readPackageName as V, Y as Vt, buildEnvironment as W, fn as Wt, isNeverPublished as X, Rewriter as Xt, stageRootSite as Y, parsedAnswer as Yt, readSiteTree as Z, Spool as Zt, toPageUrl as _, buildHoldScript as _n, isHtmlFile as _t, checkNotSuperseded as a, G as an, checkSite as at, readHeaders as b, rt as bn, checkLimits as bt, transferProgress as c, isMoved as cn, inByteOrder as ct, robotsText as d, decodeHTML as dn, replacedWarnings as dt, hasModules as en, factsOfArtifact as et, Er as f, decodeHTMLAttribute as fn, unservedWarnings as ft, plain as g, escapeText as gn, Q as gt, isRouteTemplate as h, escapeJson as hn, findShellFile as ht, uploadToSlot as i, Unreadable as in, factsOfPackage as it, caller as j, Tn as jt, openContentService as k, En as kt, ByteSearch as l, H as ln, checkNames as lt, isNoPage as m, escapeAttribute as mn, findErrorPage as mt, productionAddress as n, isData as nn, factsOfDeployment as nt, confirmCurrent as o, ft as on, checkTree as ot, browserPath as p, st as pn, remarkOnType as pt, copyDeclared as q, an as qt, takeSlot as r, parseKeys as rn, factsOfFinished as rt, PartlyDistributed as s, gt as sn, createManifest as st, checkOwner as t, isBlankOfNext as tn, factsOfClosing as tt, pathIn as u, HtmlEntityDecoder as un, developersRemark as ut, decodePath as v, getIntegrity as vn, whyFiltered as vt, parseRunId as w, startWorkers as wn, parseContentFile as wt, readRules as x, listAddedFiles as xn, formatTexts as xt, findHeader as y, it as yn, whyHidden as yt, toTarget as z, pn as zt };
