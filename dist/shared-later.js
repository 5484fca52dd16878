import { r as e, t } from "./rolldown-runtime.js";
import { At as n, Dt as r, Et as i, Ft as a, Lt as o, Mt as s, Ot as c, St as l, et as u, g as d, kt as f, n as p, tt as m, w as h } from "./shared.js";
import { $ as g, A as ee, B as _, D as v, F as y, G as b, H as x, I as te, J as S, K as C, L as ne, N as w, O as re, Q as ie, R as ae, U as oe, V as T, W as E, X as D, Y as O, Z as k, at as se, ct as A, d as ce, dt as j, et as M, f as le, ft as ue, ht as de, it as fe, k as N, lt as pe, mt as me, nt as P, ot as he, pt as F, q as ge, rt as _e, tt as I, ut as L, z as R } from "./config.js";
import { c as ve, d as ye, l as be, u as xe } from "./session.js";
const { Worker: Se, parentPort: Ce } = globalThis.process.getBuiltinModule("node:worker_threads"), { closeSync: we, existsSync: Te, fstatSync: Ee, openSync: De, readSync: Oe } = globalThis.process.getBuiltinModule("node:fs"), { mkdir: ke, readFile: Ae } = globalThis.process.getBuiltinModule("node:fs/promises"), { setImmediate: je } = globalThis.process.getBuiltinModule("node:timers/promises"), { createHash: Me, hash: Ne } = globalThis.process.getBuiltinModule("node:crypto"), { isUtf8: Pe } = globalThis.process.getBuiltinModule("node:buffer"), { gunzipSync: Fe } = globalThis.process.getBuiltinModule("node:zlib"), z = globalThis.process.getBuiltinModule("node:path");
function paced(e) {
	let t = performance.now();
	return async () => {
		performance.now() - t < 20 || (await je(), e.throwIfAborted(), t = performance.now());
	};
}
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
	].map((e) => new URL(e, import.meta.url)), r = t.find((e) => Te(e));
	if (r) return r;
	throw new n("INTERNAL", `Found no file for the worker threads of ${e}: ${t.map(String).join(", ")}.`);
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
		let { threads: n, getWorkerData: r, getTransferList: transferOf = () => [], resourceLimits: i = {}, signal: a } = t;
		this.#a = a, this.#t = transferOf, this.#i.promise.catch(() => void 0), a.addEventListener("abort", this.#o, { once: !0 }), this.#e = Array.from({ length: n }, (t, n) => this.#c(new Se(e, {
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
		return e.on("error", (e) => this.#i.reject(e)), e.on("exit", () => this.#i.reject(new n("INTERNAL", "A worker thread exited early."))), e.on("message", (e) => {
			--t.busy, this.#u(), "error" in e ? this.#i.reject(received(e.error)) : this.#n.get(e.number)?.resolve(e.result);
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
	Ce?.on("message", async (n) => {
		try {
			let r = await e(n.task);
			Ce?.postMessage({
				number: n.number,
				result: r
			}, t(r));
		} catch (e) {
			Ce?.postMessage({ error: sent(e) });
		}
	});
}
function sent(e) {
	if (!(e instanceof n)) return { defect: e };
	let { code: t, message: r, remedy: i, facts: a, problems: o } = e;
	return {
		code: t,
		message: r,
		remedy: i,
		facts: a,
		problems: o
	};
}
function received(e) {
	return "defect" in e ? e.defect : new n(e.code, e.message, e);
}
// src/deploy/steps/finish/browser/scripts.ts
const Ie = {
	path: "site-deploy-text.js",
	text: "const e=`area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr`.split(` `),t=`script style xmp iframe noembed noframes plaintext noscript`.split(` `),n=`html head body frameset table tbody thead tfoot tr colgroup select optgroup template`.split(` `),r=new Set([...e,...t,...n]);(()=>{let e=1500,t=[`alt`,`title`,`placeholder`,`aria-label`,`content`],n=`data-text-key`,i=[n,...t.map(e=>`${n}-${e}`)],a=`[${i.join(`],[`)}]`,o=new Map,s=new Map,c=document.currentScript?.dataset.page,l;try{l=new CSSStyleSheet,l.replaceSync(`[${n}]{visibility:hidden}`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,l]}catch{}let u=()=>{l&&(document.adoptedStyleSheets=document.adoptedStyleSheets.filter(e=>e!==l))};setTimeout(u,e);let d=async t=>{try{let n=`/api/v1/pages/${encodeURIComponent(t)}/text`,r=await fetch(n,{signal:AbortSignal.timeout(e)}),i=r.ok?await r.json():{};for(let[e,t]of Object.entries(i.texts||{}))typeof t==`string`&&o.set(e,t);_(document)}catch{}},f=e=>{s.has(e)||s.set(e,d(e))},p=(e,t)=>{let n=e.getAttribute(t);if(n)return o.has(n)||f(n.split(`.`)[0]),o.get(n)},m=(e,t)=>{e.data!==t&&(e.data=t)},h=(e,t)=>{let r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),i=[];for(let t=r.nextNode();t;t=r.nextNode())t.parentElement?.closest(`[${n}]`)===e&&i.push(t);let o=i.filter(t=>t.parentNode===e),s=o.find(e=>e.data.trim()!==``)||o[0]||e.insertBefore(new Text,e.firstChild);for(let e of i)e!==s&&m(e,``);m(s,t);for(let t of e.children)!t.matches(a)&&!t.querySelector(a)&&t.style.setProperty(`display`,`none`,`important`)},g=e=>{let i=p(e,n);i!==void 0&&!r.has(e.localName)&&e.textContent!==i&&h(e,i);for(let r of t){let t=p(e,`${n}-${r}`),i=e instanceof HTMLMetaElement&&e.httpEquiv;t!==void 0&&e.getAttribute(r)!==t&&!i&&e.setAttribute(r,t)}},_=e=>{if(!(`querySelectorAll`in e))return;let t=e;`matches`in t&&t.matches(a)&&g(t),t.querySelectorAll(a).forEach(g)};new MutationObserver(e=>{for(let{target:t,addedNodes:n}of e){let e=(`closest`in t?t:t.parentElement)?.closest(a);e&&g(e),n.forEach(_)}}).observe(document,{subtree:!0,childList:!0,characterData:!0,attributeFilter:[...t,...i]}),c&&f(c);let v=()=>{_(document),Promise.all(s.values()).then(u)};document.readyState===`loading`?document.addEventListener(`readystatechange`,v,{once:!0}):v()})();\n"
}, Le = buildHoldScript([]);
function buildHoldScript(e) {
	return {
		path: "site-deploy-head.js",
		text: `{const groups=${JSON.stringify(e)};(()=>{let{head:e}=document,t=JSON.parse(document.currentScript?.dataset.hold),n=[\`name\`,\`property\`,\`rel\`,\`type\`],r=e=>e.trim().replace(/\\s+/g,\` \`).replace(/(\\/index)?(\\.html)?\\/?\$/,\`\`),i={[r(location.pathname)]:t},a={},o=[{},t[1]],s=[],c,l=0,u,d,f,p,m=e=>n.find(t=>e.getAttribute(t)),h=e=>({META:\`content\`,LINK:\`href\`})[e.tagName],g=e=>{let n=m(e);try{if(n!==\`type\`)return e.getAttribute(n)??e.tagName;let r=JSON.parse(e.textContent);return[r[\`@graph\`]??r].flat().flatMap(e=>e[\`@type\`]).find(e=>d?.[e]??t[0][e])}catch{}},_=(n,i,a)=>{let o=25+(a-l)/1e3;p[n]??=0;let[c,g,..._]=(p[n]>o?[]:d?.[n])??[],v=g,y;for(let e of i)e.note.want===t[0][n]?.[1]&&(e.note.want=t[0][n]?.[2]),(!y||e.note.at>=y.note.at)&&(y=e);let b=y?.note.want;if(b!==void 0&&y.note.at>=l&&!_.some(e=>r(e)===r(b))&&(a>=u?v=n===\`robots\`?\`\${b}, \${v}\`:b:f>1e3&&d?.[n]?.push(b)),v&&!y&&document.readyState!==\`loading\`){let[t,r,a=n]=c.split(\` \`);y=e.appendChild(document.createElement(t)),r&&y.setAttribute(r,a),y.note={text:\`\`,at:0},i.push(y)}for(let t of i){let r=c?t===y?v:void 0:t.note.want,i=t.note.want===void 0;if(r===t.note.text||!c&&i&&a-l<1e3)continue;p[n]++;let o=r===void 0,u=o?m(t):h(t),d=document.createElement(\`p\`),g=t.getAttribute(u);o?(f>1e3||t.note.at)&&s.push(()=>u?t.setAttribute(u,g):e.append(...d.childNodes)):t.note.text=r,o&&i?t.remove():r===\`\`&&u?t.removeAttribute(u):u?t.setAttribute(u,r??\`muted\`):o?d.append(t):t.firstChild?t.firstChild.nodeValue=r:t.append(r)}!c||p[n]<=o||(p[n]=1/0,console.warn(\`site-deploy gave up \${n}\`))},v=e=>i[e]??=(async()=>{let t=decodeURI(e),n=0;for(let e of t)n=(n*31+e.codePointAt(0))%9973;let r=groups[n%groups.length];return a[r]??=fetch(\`/site-deploy-head/\${r}.json\`,{redirect:\`error\`}).then(e=>e.json()),(await a[r])[t]??o})().catch(()=>o),y=async t=>{let n=Date.now(),i=r(location.pathname),a=l,o=i!==c;if(o)[c,l,u,d,p]=[i,n,0,void 0,{}];else if(t?.every(({target:t})=>!e.contains(t)))return;let m={};for(let e of document.querySelectorAll(\`head>title,meta,link,script[type*=ld]\`)){let t=h(e),r=(t?e.getAttribute(t):e.textContent)??\`\`,i=g(e);m[i]??=[],m[i].push(e),e.note?.text!==r&&(e.note={text:r,want:r,at:a&&n},a&&!u&&(u=n+f,setTimeout(y,f)))}if(o){let[e,t=1e3,n=i]=await v(i);if(i!==c)return;for(let e of s.splice(0))e();d=n===i?e:{},f=t,setTimeout(y,1e3),y()}else if(d)for(let e in{...m,...d})_(e,m[e]??[],n);b.takeRecords()},b=new MutationObserver(y);b.observe(document,{childList:!0,subtree:!0,characterData:!0,attributeFilter:[...n,\`content\`,\`href\`]});let x=()=>void y([]);window.navigation?navigation.addEventListener(\`currententrychange\`,x):setInterval(x,300),y()})();}\n`
	};
}
// src/deploy/steps/finish/hold/frameworks.ts
const Re = [
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
], ze = /<app-root\b|<div[^>]*\bid=(["']?)(?:root|app|q-app|svelte)\1[^>]*>\s*<\/div>/i, Be = {
	name: "an application",
	rendersHead: !0
};
function detectFramework(e) {
	if (!e.includes("<script")) return;
	let [t] = Re.find(([, ...t]) => t.some((t) => e.includes(t))) ?? [];
	if (t) return {
		name: t,
		rendersHead: !1
	};
	if (e.byteLength < Ve && ze.test(e.toString("latin1"))) return Be;
}
function hasModules(e) {
	return /<script[^>]*\stype=["']?module\b/i.test(e.toString("latin1")) && !e.includes("/_astro/");
}
const Ve = 32768, He = [
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
	return isInvalidCodePoint(e) ? 65533 : e >= 128 && e <= 159 && He[e - 128] || e;
}
function codePointToString(e) {
	return e - 1 >>> 0 < 127 || e - 160 >>> 0 < 55136 ? String.fromCharCode(e) : String.fromCodePoint(replaceCodePoint(e));
}
// node_modules/entities/dist/generated/decode-data-html.js
const Ue = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"], We = 2654435761, Ge = 2246822507, Ke = (() => {
	let e = new Uint8Array(128);
	for (let t = 48; t <= 57; t++) e[t] = t - 47;
	for (let t = 65; t <= 90; t++) e[t] = t - 54;
	for (let t = 97; t <= 122; t++) e[t] = t - 60;
	return e;
})();
function exactKey(e, t, n) {
	return e.charCodeAt(t) << 25 | e.charCodeAt(t + 1) << 18 | e.charCodeAt(t + n - 2) << 11 | Ke[e.charCodeAt(t + n - 1)] << 5 | n;
}
function pairIndex(e, t) {
	return (e * 3 << 3 ^ t) & 1023;
}
function bucketOne(e, t) {
	return (Math.imul(e, We) >>> 16) * t >>> 16;
}
function bucketTwo(e, t) {
	return (Math.imul(e, Ge) >>> 16) * t >>> 16;
}
function initDecodeData(e) {
	let [t, n] = e, r = t.charCodeAt(0) - 48 << 6 | t.charCodeAt(1) - 48, i = t.charCodeAt(2) - 48 << 6 | t.charCodeAt(3) - 48, a = t.charCodeAt(4) - 48 << 6 | t.charCodeAt(5) - 48, o = 6 + i, s = o + 2 * r, c = 2 * a, l = new Int32Array(c), u = new Uint16Array(c), d = new Uint16Array(c), f = new Uint32Array(1024), p = new Map(), m = [], h = "", g = 6, ee = 0;
	for (let e = 0; e < r; e++) {
		let n = t.charCodeAt(o + 2 * e) - 35, r = t.charCodeAt(o + 2 * e + 1) - 35, i = n & 31, c = i + (r & 31), _ = (r >> 5) + 1;
		h = h.slice(0, i) + t.slice(g, g + c - i), g += c - i;
		let v = exactKey(h, 0, c), y = 2 * (t.charCodeAt(s + Math.floor(e / 6)) - 48 & 1 << e % 6 ? bucketTwo : bucketOne)(v, a);
		if (l[y] !== 0 && (y += 1), l[y] = v, c > 4) {
			let e = h.slice(2, c - 2), t = p.get(e);
			if (t === void 0) {
				p.set(e, m.length), u[y] = m.length;
				for (let t = 0; t < e.length; t += 2) m.push(e.charCodeAt(t) | e.charCodeAt(t + 1) << 16);
			} else u[y] = t;
		}
		let b = pairIndex(h.charCodeAt(0), h.charCodeAt(1));
		f[b] |= c <= 16 ? 1 << c - 2 : 32768, n & 32 && (f[b] |= 1 << c - 2 + 16), d[y] = ee << 2 | _ - 1 | (n & 32) >> 4, ee += _;
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
var B;
(function(e) {
	e[e.Legacy = 0] = "Legacy", e[e.Strict = 1] = "Strict", e[e.Attribute = 2] = "Attribute";
})(B ||= {});
const V = initDecodeData(Ue), qe = V.keys, Je = V.buckets, Ye = V.slotMidOff, Xe = V.lengthBits, Ze = V.middles, Qe = V.slotValue, $e = V.values;
function emitHtmlValue(e) {
	let t = e >> 2;
	return e & 1 ? $e.slice(t, t + (e & 1) + 1) : $e.charAt(t);
}
function findSlotHtml(e, t, n) {
	let r = e.charCodeAt(t), i = e.charCodeAt(t + 1), a = e.charCodeAt(t + n - 2), o = e.charCodeAt(t + n - 1);
	if ((r | i | a | o) > 127) return -1;
	let s = r << 25 | i << 18 | a << 11 | Ke[o] << 5 | n, c = 2 * ((Math.imul(s, We) >>> 16) * Je >>> 16);
	for (let r = 0;; r++) {
		if (qe[c] === s && (n <= 4 || isMidMatchHtml(c, e, t, n))) return c;
		if (qe[c + 1] === s && (n <= 4 || isMidMatchHtml(c + 1, e, t, n))) return c + 1;
		if (r === 1) return -1;
		c = 2 * ((Math.imul(s, Ge) >>> 16) * Je >>> 16);
	}
}
function isMidMatchHtml(e, t, n, r) {
	let i = Ye[e], a = n + 2, o = n + r - 2;
	for (; a + 1 < o;) {
		if ((t.charCodeAt(a) | t.charCodeAt(a + 1) << 16) !== Ze[i++]) return !1;
		a += 2;
	}
	return a === o || t.charCodeAt(a) === (Ze[i] & 65535);
}
const et = 2047;
let tt = 0;
function unpackConsumed(e) {
	let t = e >>> 21;
	return t === et ? tt : t;
}
const nt = (() => {
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
		let n = nt[t];
		if (n <= 15) a = a * 16 + n, i++;
		else break;
	}
	else for (o = i; i < r;) {
		let t = e.charCodeAt(i);
		if (t >= 128) break;
		let n = nt[t];
		if (n <= 9) a = a * 10 + n, i++;
		else break;
	}
	if (i === o) return 0;
	a > 1114111 && (a = 1114112);
	let s = i - t + 2;
	if (i < r && e.charCodeAt(i) === 59) s += 1;
	else if (n) return 0;
	return s >= et && (tt = s, s = et), s << 21 | a;
}
function findLegacySlot(e, t, n) {
	let r = Xe[pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1))] >>> 16 & 31;
	for (; r !== 0;) {
		let i = 31 - Math.clz32(r);
		if (r ^= 1 << i, i + 2 > n) continue;
		let a = findSlotHtml(e, t, i + 2);
		if (a >= 0 && Qe[a] & 2) return a << 3 | i + 2;
	}
	return -1;
}
function findLongClassMatch(e, t, n) {
	let r = e.slice(t, t + 32).indexOf(";");
	if (r - 2 >>> 0 <= 29) {
		let n = findSlotHtml(e, t, r);
		if (n >= 0) return n << 6 | r + 1;
	}
	if (n !== B.Strict) {
		let r = findLegacySlot(e, t, Math.min(31, e.length - t));
		if (r >= 0) {
			let i = r & 7;
			if (n !== B.Attribute || t + i >= e.length || !isEntityInAttributeInvalidEnd(e.charCodeAt(t + i))) return r >> 3 << 6 | i;
		}
	}
	return -1;
}
function nextOffset(e, t) {
	return t >= e.length ? -1 : e.charCodeAt(t) === 38 ? t : e.indexOf("&", t);
}
function decodeHtmlText(e, t) {
	let n = t !== B.Strict, r = e.indexOf("&");
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
		let l = Xe[pairIndex(c, e.charCodeAt(s + 1))];
		if (l & 32768) {
			let n = findLongClassMatch(e, s, t);
			n >= 0 ? (o !== r && (a += e.slice(o, r)), a += emitHtmlValue(Qe[n >> 6]), o = s + (n & 63), r = nextOffset(e, o)) : r = e.indexOf("&", s);
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
				Qe[c] & 2 && (d = c << 6 | r);
			}
		}
		if (d >= 0) {
			let n = d & 31;
			if (d & 32 || t !== B.Attribute || s + n >= i || !isEntityInAttributeInvalidEnd(e.charCodeAt(s + n))) {
				o !== r && (a += e.slice(o, r)), a += emitHtmlValue(Qe[d >> 6]), o = s + n, r = nextOffset(e, o);
				continue;
			}
		}
		r = e.indexOf("&", s + 1);
	} while (r >= 0);
	return a + e.slice(o);
}
function decodeHTML(e, t = B.Legacy) {
	return decodeHtmlText(e, t);
}
function decodeHTMLAttribute(e) {
	return decodeHtmlText(e, B.Attribute);
}
var EntityDecoderBase = class {
	emitCodePoint;
	errors;
	state = 0;
	consumed = 1;
	result = 0;
	decodeMode = B.Strict;
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
			let t = e.charCodeAt(a), n = nt[t];
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
		else if (this.decodeMode === B.Strict) return 0;
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
		let t = Qe[e], n = t >> 2;
		this.emitCodePoint($e.charCodeAt(n), this.consumed), t & 1 && this.emitCodePoint($e.charCodeAt(n + 1), this.consumed);
	}
	startEntity(e) {
		super.startEntity(e), this.runLength = 0;
	}
	stateNamedEntity(e, t) {
		let n = e.length;
		if (this.runLength === 0 && t + 17 <= n) {
			let r = pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1)), i = Xe[r];
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
				if (this.decodeMode !== B.Strict) {
					let n = findLegacySlot(e, t, 31);
					if (n >= 0) {
						let r = n & 7, i = e.charCodeAt(t + r);
						return this.decodeMode === B.Attribute && isEntityInAttributeInvalidEnd(i) ? 0 : (this.consumed = r + 1, this.emitSlot(n >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
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
		if (this.decodeMode !== B.Strict && i >= 2) {
			let e = findBufferedLegacySlot(this.nameBuffer, i);
			if (e >= 0) {
				let t = e & 7, n = t < i ? this.nameBuffer[t] : a;
				return this.decodeMode === B.Attribute && isEntityInAttributeInvalidEnd(n) ? 0 : (this.consumed = t + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
			}
		}
		return 0;
	}
	endNamedEntity() {
		if (this.decodeMode === B.Strict || this.runLength < 2) return 0;
		let e = findBufferedLegacySlot(this.nameBuffer, this.runLength);
		return e < 0 || this.decodeMode === B.Attribute && (e & 7) < this.runLength ? 0 : (this.consumed = (e & 7) + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
	}
};
function findBufferedHtmlSlot(e, t) {
	let n = e[0] << 25 | e[1] << 18 | e[t - 2] << 11 | Ke[e[t - 1]] << 5 | t, r = 2 * ((Math.imul(n, We) >>> 16) * Je >>> 16);
	for (let i = 0;; i++) {
		if (qe[r] === n && (t <= 4 || isBufferedMiddle(r, e, t))) return r;
		if (qe[r + 1] === n && (t <= 4 || isBufferedMiddle(r + 1, e, t))) return r + 1;
		if (i === 1) return -1;
		r = 2 * ((Math.imul(n, Ge) >>> 16) * Je >>> 16);
	}
}
function isBufferedMiddle(e, t, n) {
	let r = Ye[e], i = 2, a = n - 2;
	for (; i + 1 < a;) {
		if ((t[i] | t[i + 1] << 16) !== Ze[r++]) return !1;
		i += 2;
	}
	return i === a || t[i] === (Ze[r] & 65535);
}
function findBufferedLegacySlot(e, t) {
	let n = Xe[pairIndex(e[0], e[1])] >>> 16 & 31;
	for (; n !== 0;) {
		let r = 31 - Math.clz32(n);
		if (n ^= 1 << r, r + 2 > t) continue;
		let i = findBufferedHtmlSlot(e, r + 2);
		if (i >= 0 && Qe[i] & 2) return i << 3 | r + 2;
	}
	return -1;
}
// src/deploy/steps/finish/html/charset.ts
const rt = 1024, it = "ï»¿";
function isUtf16(e) {
	let [t, n] = e;
	return t === 255 && n === 254 || t === 254 && n === 255 || t === 60 && n === 0 || t === 0 && n === 60;
}
function detectCharset(e, t) {
	return declaresUtf8(t) && Pe(e) ? "utf8" : "ascii";
}
function declaresUtf8(e) {
	return e.startsWith("ï»¿") || /<meta\b[^>]*?charset\s*=\s*["']?\s*utf-?8\b/i.test(e.slice(0, rt));
}
function beginning(e) {
	let t = "";
	for (let n of e) {
		if (t.length >= rt) break;
		t += Buffer.from(n.subarray(0, rt)).toString("latin1");
	}
	return t;
}
function decodePart(e, t) {
	return t === "utf8" ? Buffer.from(e, "latin1").toString("utf8") : e;
}
// src/deploy/steps/finish/html/layout.ts
const at = "data-text-key", ot = new Set([
	"title",
	"meta",
	"link",
	"script"
]), st = "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" "), ct = "script style xmp iframe noembed noframes plaintext noscript".split(" "), lt = "html head body frameset table tbody thead tfoot tr colgroup select optgroup template".split(" "), ut = new Set([
	...st,
	...ct,
	...lt
]);
var TooDeep$1 = class extends Error {
	name = "TooDeep";
};
// src/deploy/steps/finish/html/keys.ts
const dt = new Set([
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
		if (e && (!dt.has(e) || a[13] !== "-")) continue;
		let c = readValue(t.slice(o, s));
		n(c) && r.push({
			key: c,
			attribute: e
		});
	}
	return r;
}
function readValue(e) {
	let t = e.includes("&") ? decodeHTMLAttribute(e) : e;
	return /[\u0080-\u00ff]/.test(t) && !/[^\u0000-\u00ff]/.test(t) ? Buffer.from(t, "latin1").toString("utf8").trim() : t.trim();
}
function keyOffsets(e) {
	return Array.from(e.matchAll(/data-text-key/gi), (e) => e.index);
}
function dataOffsets(e) {
	return Array.from(e.matchAll(/ld\+json/gi), (e) => e.index);
}
function isData(e, t) {
	if (e.name !== "script") return !1;
	let n = e.attributes.find((e) => e.name === "type");
	return n ? readValue(t.slice(n.valueStart, n.valueEnd)).toLowerCase() === "application/ld+json" : !1;
}
function carriedKeys(e, t) {
	if (!e.includes("data-text-key") && !e.includes("DATA-TEXT-KEY")) return;
	let wants = (e) => t.has(e), n = e.toString("latin1").matchAll(/data-text-key[a-z-]*\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi);
	for (let [, e, r, i] of n) {
		let n = e ?? r ?? i ?? "";
		if (t.has(n.trim()) || /[&\u0080-\u00ff]/.test(n)) return wants;
	}
}
// src/deploy/steps/finish/rewrite/page-reader.ts
var PageReader = class {
	#e = Buffer.allocUnsafeSlow(1 << 18);
	read(e) {
		let t = De(e, "r");
		try {
			let { size: e } = Ee(t);
			e > this.#e.byteLength && (this.#e = Buffer.allocUnsafeSlow(e + (e >> 1)));
			let n = 0;
			for (let r = -1; r !== 0 && n < e; n += r) r = Oe(t, this.#e, n, e - n, null);
			return this.#e.subarray(0, n);
		} finally {
			we(t);
		}
	}
};
// src/clients/github/issues.ts
const ft = C({
	number: E(),
	state: P(),
	title: P(),
	body: k(S(P())),
	html_url: P(),
	author_association: k(P()),
	pull_request: k(se()),
	assignees: k(S(T(C({ login: P() })))),
	user: k(S(C({ type: k(P()) })))
}), pt = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
], belongs = (e) => pt.includes(e ?? ""), toIssue = (e) => ({
	number: e.number,
	open: e.state === "open",
	title: e.title,
	body: e.body ?? "",
	url: e.html_url,
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	assignees: (e.assignees ?? []).map((e) => e.login)
});
async function listIssues(e, t) {
	let n = `${v(t)}/issues?state=all&sort=created&direction=desc`, r = await e.list({
		path: n,
		needs: "Issues: read"
	}, void 0, 10);
	return N(T(ft), r, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
}
async function openIssue(e, t, n) {
	let r = `${v(t)}/issues`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Issues: write",
		json: n
	});
}
async function closeIssue(e, t, n, r) {
	let i = `${v(t)}/issues/${n}`, a = {
		state: "closed",
		state_reason: r
	};
	await e.call({
		method: "PATCH",
		path: i,
		needs: "Issues: write",
		json: a
	});
}
async function assignIssue(e, t, n) {
	let { number: r, login: i, assignment: a } = n, o = `${v(t)}/issues/${r}/assignees`, s = { target_repo: `${t.owner}/${t.name}` }, c = {
		assignees: [i],
		...a !== void 0 && { agent_assignment: {
			...s,
			...a
		} }
	}, l = await e.call({
		method: "POST",
		path: o,
		needs: "Issues: write",
		json: c,
		expected: [422]
	});
	return l.ok ? [...toIssue(N(ft, l.json, "an issue")).assignees] : [];
}
async function unassignIssue(e, t, n, r) {
	let i = `${v(t)}/issues/${n}/assignees`;
	await e.call({
		method: "DELETE",
		path: i,
		needs: "Issues: write",
		json: { assignees: [r] }
	});
}
const mt = C({
	event: k(P()),
	created_at: k(S(P())),
	assignee: k(S(C({ login: P() }))),
	source: k(S(C({ issue: k(C({
		number: E(),
		pull_request: k(se())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = `${v(t)}/issues/${n}/timeline`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return N(T(mt), i, "the timeline").map(({ event: e, created_at: t, assignee: n, source: r }) => ({
		event: e ?? "",
		at: t ?? "",
		assignee: n?.login ?? "",
		pull: r?.issue?.pull_request === void 0 ? void 0 : r.issue.number
	}));
}
// src/clients/github/comments.ts
const ht = C({
	id: E(),
	body: k(S(P())),
	author_association: k(P()),
	user: S(C({
		login: P(),
		type: k(P())
	}))
}), gt = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${v(t)}/issues/${n}/comments`;
	return N(T(ht), await e.list({
		path: r,
		needs: gt
	}), "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${v(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: gt,
		json: { body: r }
	});
	return toComment(N(ht, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${v(t)}/issues/comments/${n}`, { ok: a } = await e.call({
		method: "PATCH",
		path: i,
		needs: gt,
		json: { body: r },
		expected: [404]
	});
	return a;
}
async function deleteComment(e, t, n) {
	let r = `${v(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: gt,
		expected: [404]
	});
}
function toComment(e) {
	let { id: t, body: n, user: r, author_association: i } = e, a = belongs(i) || r?.type === "Bot";
	return {
		id: t,
		body: n ?? "",
		author: r?.login ?? "",
		trusted: a
	};
}
// src/clients/github/tree.ts
const _t = C({ object: C({ sha: P() }) }), vt = C({
	message: P(),
	committer: k(S(C({ date: k(P()) }))),
	tree: C({ sha: P() }),
	parents: ae(T(C({ sha: P() })), [])
}), yt = C({
	truncated: ae(x(), !1),
	tree: T(C({
		path: P(),
		mode: k(P()),
		type: P(),
		sha: P()
	}))
}), bt = C({
	content: P(),
	encoding: P()
});
C({ sha: P() });
async function readBranchHead(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${v(t)}/git/ref/heads/${n.split("/").map(encodeURIComponent).join("/")}`,
		needs: "Contents: read",
		expected: [404, 409]
	});
	if (r.ok) return N(_t, r.json, "a branch").object.sha;
}
async function readCommit(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${v(t)}/git/commits/${n}`,
		needs: "Contents: read"
	}), { message: i, parents: a, committer: o } = N(vt, r.json, "a commit");
	return {
		commit: n,
		message: i,
		parents: a.map((e) => e.sha),
		committedAt: o?.date ?? ""
	};
}
async function readCommitFiles(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${v(t)}/git/trees/${encodeURIComponent(n)}?recursive=1`,
		needs: "Contents: read",
		expected: [404, 409]
	}), i = r.ok ? N(yt, r.json, "the files") : {
		truncated: !1,
		tree: []
	}, a = new Map(i.tree.filter((e) => e.type === "blob").map((e) => [e.path, e.sha])), getId = (e) => a.get(e), o = new Map();
	return {
		paths: [...a.keys()],
		getId,
		async read(r) {
			let a = getId(r);
			if (a) {
				let n = o.get(a) ?? readBlob(e, t, a);
				return o.set(a, n), n;
			}
			if (i.truncated) return readFileAt(e, t, n, r);
		}
	};
}
async function listTree(e, t, r) {
	let i = `${v(t)}/git/trees/${encodeURIComponent(r)}?recursive=1`, { json: a } = await e.call({
		method: "GET",
		path: i,
		needs: "Contents: read"
	}), { truncated: o, tree: s } = N(yt, a, "the files");
	if (o) throw new n("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
	return new Map(s.map((e) => [e.path, {
		mode: e.mode ?? "",
		id: e.sha
	}]));
}
async function readBytes(e, t, n) {
	let r = `${v(t)}/git/blobs/${n}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	}), { content: a, encoding: o } = N(bt, i, "a file");
	return Buffer.from(a, o === "base64" ? "base64" : "utf8");
}
async function readBlob(e, t, n) {
	let r = `${v(t)}/git/blobs/${n}`, i = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return decode(N(bt, i.json, "a file"));
}
async function readFileAt(e, t, n, r) {
	let i = r.split("/").map(encodeURIComponent).join("/"), a = `${`${v(t)}/contents`}/${i}?ref=${encodeURIComponent(n)}`, o = await e.call({
		method: "GET",
		path: a,
		needs: "Contents: read",
		expected: [404]
	});
	if (o.ok) return decode(N(bt, o.json, "a file"));
}
function decode(e) {
	return Buffer.from(e.content, e.encoding === "base64" ? "base64" : "utf8").toString("utf8");
}
async function pointBranch(e, t, n, r) {
	let i = `${v(t)}/git/refs`, a = "Contents: write and Workflows: write", o = {
		ref: `refs/heads/${n}`,
		sha: r
	}, s = {
		method: "POST",
		path: i,
		needs: a
	}, c = await e.call({
		...s,
		json: o,
		expected: [422]
	});
	if (!c.ok) {
		if (!/already exists/i.test(re(c))) throw ee(s, c);
		await e.call({
			method: "PATCH",
			path: `${i}/heads/${n}`,
			needs: a,
			json: {
				sha: r,
				force: !0
			}
		});
	}
}
// src/contracts/portal/values.ts
const H = ne({ offset: !0 }).check(F(/(Z|\+00:00)$/, "Expected a time in UTC that ends with Z or +00:00.")), U = he({
	protocol: /^https?$/,
	error: "Expected an absolute URL that starts with http:// or https://."
}), xt = P().check(j(1, "Must not be empty."), M((e) => isImageAddress(e), { error: "Expected a URL that starts with https:// or http://, or a path that starts with /." }));
function isImageAddress(e) {
	return /^https?:\/\//i.test(e) ? URL.canParse(e) : /^\/(?![/\\])\S*$/.test(e);
}
const St = P().check(F(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, "Expected MAJOR.MINOR.PATCH, such as 1.4.0.")), Ct = P().check(F(/^[0-9a-f]{7,64}$/i, "Expected a commit hash with at least seven digits.")), wt = P().check(F(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, "Expected a full commit hash with 40 or 64 digits.")), Tt = P().check(F(/^@\w+$/, "Expected a user name that starts with @.")), Et = P().check(F(/^[^\s/?#%\\]+$/, "Expected a slug without spaces, slashes, ?, # or %."), L(200)), unknownYet = (e) => k(S(e)), textUpTo = (e) => P().check(M((t) => [...t].length <= e, { error: `Must have at most ${e} characters.` }), ge({ maxLength: e })), limitedText = (e) => textUpTo(e).check(j(1, "Must not be empty.")), Dt = R([
	"succeeded",
	"failed",
	"cancelled",
	"unknown",
	"skipped"
]), Ot = R(["Production", "Preview"]), kt = C({
	event: b("site.deployed"),
	timestamp: H,
	site: C({
		id: P(),
		slug: P()
	}),
	data: C({
		version: St,
		environment: Ot,
		commitSha: Ct,
		releaseNotes: k(P().check(L(1e5)))
	}),
	status: Dt,
	url: k(U),
	error: k(C({
		code: P(),
		message: P()
	})),
	run: C({
		id: P(),
		attempt: O(),
		url: k(he())
	})
}), At = C({
	success: b(!0),
	deployment: k(C({
		id: k(P()),
		applied: k(x())
	}))
}), jt = [
	"viewer",
	"editor",
	"admin",
	"owner"
];
function operation(e) {
	return e;
}
// src/contracts/portal/access.ts
const Mt = R(jt), Nt = C({
	userId: P(),
	name: P(),
	level: Mt
}), Pt = C({
	access: T(Nt),
	total: E()
}), Ft = I({ level: Mt }), It = C({ success: x() }), W = _(), Lt = {
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
}, Rt = {
	listAccess: operation({
		...Lt,
		id: "listAccess",
		method: "GET",
		path: "/api/sites/{siteId}/access",
		summary: "Lists the users with access to the site, and their levels.",
		query: W,
		body: W,
		answer: Pt
	}),
	putAccess: operation({
		...Lt,
		id: "putAccess",
		method: "PUT",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Grants a user an access level.",
		query: W,
		body: Ft,
		answer: It
	}),
	deleteAccess: operation({
		...Lt,
		id: "deleteAccess",
		method: "DELETE",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Revokes a user's access.",
		query: W,
		body: W,
		answer: It
	})
}, zt = P().check(F(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element.")), Bt = R(["commit", "runtime"]), Vt = R([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Ht = C({
	value: S(P()),
	status: Vt,
	requestId: k(P()),
	commitSha: k(P()),
	updatedAt: H,
	updatedBy: P()
}), Ut = C({
	key: zt,
	pageSlug: P(),
	default: P(),
	displayed: k(P()),
	override: k(C({
		...Ht.shape,
		value: P()
	})),
	overrides: k(T(Ht))
}), Wt = D({
	status: k(Vt),
	requestId: k(P())
}), Gt = D({ requestId: k(P()) }), Kt = C({
	mode: Bt,
	texts: T(Ut),
	total: E()
}), qt = I({
	value: P().check(L(1e4)),
	requestId: k(P())
}), Jt = C({
	success: x(),
	text: Ut
}), Yt = I({ mode: Bt }), Xt = C({
	success: x(),
	mode: Bt
}), Zt = C({
	file: P(),
	content: g(P(), P()),
	pending: T(C({
		key: P(),
		value: S(P())
	}))
}), Qt = I({
	commitSha: wt,
	content: g(P(), P()),
	requestId: k(P())
}), $t = C({
	success: x(),
	committed: E(),
	...Zt.shape
}), en = C({
	pageSlug: P(),
	mode: Bt,
	texts: g(P(), P()),
	updatedAt: H
}), G = R([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), tn = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", nn = R([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), rn = R([
	"high",
	"medium",
	"low",
	"none"
]), an = R([
	"major",
	"minor",
	"patch"
]), on = I({
	summary: k(P().check(L(5e3))),
	pages: k(T(P().check(L(200))).check(L(500))),
	textKeys: k(T(zt).check(L(500))),
	textsSuffice: k(x())
}), sn = I({
	amount: O().check(A(0)),
	currency: P().check(F(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), cn = C({
	at: H,
	by: P(),
	via: R(["portal", "pull-request"]),
	commitSha: k(P()),
	evidence: k(P())
}), ln = C({
	id: P(),
	title: P(),
	description: P(),
	status: G,
	requester: P(),
	classification: k(nn),
	automationPotential: k(rn),
	versionLevel: k(an),
	analysis: k(C({ ...on.shape })),
	issueNumber: k(E()),
	pullRequestNumber: k(E()),
	pullRequestState: k(R([
		"open",
		"merged",
		"closed"
	])),
	headCommit: k(P()),
	mergeCommit: k(P()),
	previewUrl: k(P()),
	agent: k(P()),
	rounds: k(E()),
	cost: k(C({ ...sn.shape })),
	approval: k(cn),
	approvedAt: k(H),
	position: k(E()),
	history: T(C({
		status: G,
		at: H,
		by: P(),
		reason: k(P())
	})),
	createdAt: H,
	updatedAt: H
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const un = D({ status: k(G) }), dn = C({
	requests: T(ln),
	total: E()
}), fn = I({
	title: P().check(j(1), L(200)),
	description: ae(P().check(L(2e4)), "")
}), pn = E().check(A(1)), mn = I({
	status: k(G),
	reason: k(P().check(j(1), L(2e3))),
	classification: k(nn),
	automationPotential: k(rn),
	versionLevel: k(an),
	analysis: k(on),
	issueNumber: k(S(pn)),
	pullRequestNumber: k(S(pn)),
	headCommit: k(S(wt)),
	mergeCommit: k(S(wt)),
	previewUrl: k(S(U)),
	agent: k(S(P().check(j(1), L(200)))),
	rounds: k(E().check(A(0), pe(1e3))),
	cost: k(S(sn))
}), hn = I({
	approver: k(P().check(F(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: k(U),
	commitSha: k(wt)
}), gn = C({
	success: x(),
	request: ln
}), _n = {
	default: 50,
	maximum: 200
}, vn = ie(P().check(F(/^\d{1,9}$/, "Expected a whole number.")), _e((e) => Number(e))), yn = {
	limit: ae(ie(vn, E().check(A(1), pe(_n.maximum))), _n.default),
	offset: ae(ie(vn, E().check(A(0))), 0)
}, bn = {
	total: E(),
	limit: E(),
	offset: E()
}, xn = C({
	environment: Ot,
	url: k(P()),
	version: k(P()),
	commitSha: k(P()),
	deployedAt: k(H),
	correctedBy: k(P()),
	lastStatus: k(Dt),
	lastReport: k(H)
}), Sn = C({ environments: T(xn) }), Cn = I({
	version: St,
	commitSha: Ct,
	deployedAt: k(H),
	url: k(U),
	neverDeployed: k(x())
}), wn = C({
	success: x(),
	environment: xn
}), Tn = D(yn), En = C({
	deployments: T(C({
		id: P(),
		environment: Ot,
		version: P(),
		commitSha: P(),
		status: Dt,
		timestamp: H,
		receivedAt: H,
		applied: x(),
		url: k(P()),
		error: k(C({
			code: P(),
			message: P()
		})),
		run: C({
			id: P(),
			attempt: O(),
			url: k(P())
		})
	})),
	...bn
}), Dn = I({ holds: T(wt).check(j(1), L(1e3)) }), On = C({
	success: x(),
	moved: T(C({
		requestId: P(),
		from: G,
		to: G
	}))
}), kn = {
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal"
}, An = {
	listEnvironments: operation({
		...kn,
		id: "listEnvironments",
		method: "GET",
		path: "/api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		level: "viewer",
		query: W,
		body: W,
		answer: Sn
	}),
	putEnvironment: operation({
		...kn,
		id: "putEnvironment",
		method: "PUT",
		path: "/api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		query: W,
		body: Cn,
		answer: wn
	}),
	listDeployments: operation({
		...kn,
		id: "listDeployments",
		method: "GET",
		path: "/api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		level: "viewer",
		query: Tn,
		body: W,
		answer: En
	}),
	putCommit: operation({
		...kn,
		id: "putCommit",
		method: "PUT",
		path: "/api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		query: W,
		body: Dn,
		answer: On
	})
}, jn = D({ siteSlug: P().check(j(1)) }), Mn = C({ swaToken: P().check(j(1)) }), Nn = C({ full_name: P() }), Pn = C({
	login: P(),
	type: k(P())
}), Fn = C({
	action: k(P()),
	repository: k(Nn),
	issue: k(C({
		number: E(),
		body: k(S(P())),
		state_reason: k(S(P())),
		author_association: k(P())
	})),
	pull_request: k(C({
		number: E(),
		body: k(S(P())),
		merged: k(S(x())),
		merge_commit_sha: k(S(P())),
		merged_by: k(S(Pn)),
		head: C({
			ref: P(),
			sha: P(),
			repo: k(S(Nn))
		}),
		base: C({
			ref: P(),
			sha: k(P())
		})
	})),
	ref: k(S(P())),
	before: k(P()),
	after: k(P()),
	created: k(x()),
	deleted: k(x()),
	forced: k(x()),
	commits: k(T(C({ id: P() })))
}), In = C({
	received: x(),
	event: P(),
	moved: T(C({
		requestId: P(),
		from: G,
		to: G
	})),
	reason: k(P())
}), Ln = {
	spec: "Endpoints: Deployment and repository-host integration",
	tag: "Integration",
	method: "POST",
	query: W
}, Rn = {
	createDeploymentToken: operation({
		...Ln,
		id: "createDeploymentToken",
		path: "/api/v1/sites/deployment-tokens",
		summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
		auth: "cloud",
		repeatable: !0,
		body: jn,
		answer: Mn
	}),
	completeDeployment: operation({
		...Ln,
		id: "completeDeployment",
		path: "/api/v1/webhooks/repohost/deployment-complete",
		summary: "Reports that a deployment has ended; updates the site's version, status and release state.",
		auth: "deployment",
		repeatable: !0,
		largestBody: 262144,
		body: kt,
		answer: At
	}),
	receiveRepohostEvent: operation({
		...Ln,
		id: "receiveRepohostEvent",
		path: "/api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Fn,
		answer: In,
		status: 202
	})
}, zn = {
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal"
}, Bn = {
	listRequests: operation({
		...zn,
		id: "listRequests",
		method: "GET",
		path: "/api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		level: "viewer",
		query: un,
		body: W,
		answer: dn
	}),
	createRequest: operation({
		...zn,
		id: "createRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		query: W,
		body: fn,
		answer: gn,
		status: 201
	}),
	getRequest: operation({
		...zn,
		id: "getRequest",
		method: "GET",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: ln
	}),
	patchRequest: operation({
		...zn,
		id: "patchRequest",
		method: "PATCH",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		query: W,
		body: mn,
		answer: gn
	}),
	approveRequest: operation({
		...zn,
		id: "approveRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		query: W,
		body: hn,
		optionalBody: !0,
		answer: gn
	})
}, Vn = C({
	slug: P(),
	path: P(),
	title: P(),
	type: P(),
	sections: k(T(P())),
	lastUpdated: H
}), Hn = C({
	pages: T(Vn),
	total: E()
}), Un = C({
	slug: P(),
	title: P(),
	excerpt: P(),
	author: P(),
	tags: T(P()),
	publishedAt: H
}), Wn = C({
	...Un.shape,
	body: P(),
	updatedAt: H
}), Gn = C({
	posts: T(Un),
	total: E()
}), Kn = {
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	method: "GET",
	auth: "public",
	query: W,
	body: W
}, qn = {
	getPageText: operation({
		...Kn,
		id: "getPageText",
		path: "/api/v1/pages/{pageSlug}/text",
		summary: "Returns the displayed texts of a page.",
		answer: en
	}),
	listContentPages: operation({
		...Kn,
		id: "listContentPages",
		path: "/api/v1/content/pages",
		summary: "Returns the configuration of all pages.",
		answer: Hn
	}),
	getContentPage: operation({
		...Kn,
		id: "getContentPage",
		path: "/api/v1/content/pages/{pageSlug}",
		summary: "Returns the configuration of a page.",
		answer: Vn
	}),
	listPosts: operation({
		...Kn,
		id: "listPosts",
		path: "/api/v1/content/posts",
		summary: "Lists the blog posts, newest first.",
		answer: Gn
	}),
	getPost: operation({
		...Kn,
		id: "getPost",
		path: "/api/v1/content/posts/{postSlug}",
		summary: "Returns a blog post with its text.",
		answer: Wn
	})
}, K = {
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
}, Jn = {
	openGraph: {
		width: 1200,
		height: 630
	},
	social: {
		width: 1200,
		height: 675
	}
}, Yn = 1e6;
function countCharacters(e) {
	let t = 0;
	for (let n of e) t += 1;
	return t;
}
// src/contracts/portal/seo-validation.ts
const Xn = C({
	field: P(),
	message: P()
}), Zn = C({
	valid: x(),
	warnings: T(Xn),
	errors: T(Xn)
});
function seoWarnings(e) {
	let { openGraph: t } = e, n = Jn.openGraph, r = (t?.imageWidth ?? n.width) !== n.width || (t?.imageHeight ?? n.height) !== n.height;
	return f([
		...lengthWarning("title", e.title, K.title.recommended),
		...lengthWarning("description", e.description, K.description.recommended),
		...lengthWarning("openGraph.title", t?.title, K.openGraphTitle.recommended),
		...lengthWarning("openGraph.description", t?.description, K.openGraphDescription.recommended),
		r && {
			field: "openGraph.image",
			message: `Recommended size: ${n.width}x${n.height} px.`
		}
	]);
}
function lengthWarning(e, t, [n, r]) {
	if (t === void 0 || t === "") return [];
	let i = countCharacters(t), a = n === 0 ? `at most ${r}` : `${n} to ${r}`;
	return i >= n && i <= r ? [] : [{
		field: e,
		message: `Has ${i} characters; recommended: ${a}.`
	}];
}
// src/contracts/portal/seo.ts
const Qn = R([
	"website",
	"article",
	"product"
]), $n = R([
	"summary",
	"summary_large_image",
	"app",
	"player"
]), er = C({
	"@context": se(),
	"@type": se()
}), tr = 65536, nr = C({
	"@context": se().check(M(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": se().check(M(isType, { error: "Expected a type name or a list of type names." }))
}).check(M((e) => new TextEncoder().encode(JSON.stringify(e)).length <= tr, { error: `Expected at most ${tr} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return M((t) => t[e] !== "" || t.derived?.includes(e) === !0, {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const rr = C({
	title: k(P()),
	description: k(P()),
	image: k(P()),
	imageWidth: k(O()),
	imageHeight: k(O()),
	type: k(Qn),
	locale: k(P()),
	siteName: k(P())
}), ir = C({
	card: k($n),
	title: k(P()),
	description: k(P()),
	image: k(P()),
	site: k(P()),
	creator: k(P())
}), ar = C({
	pageSlug: P(),
	title: P(),
	description: P(),
	keywords: k(T(P())),
	canonical: k(P()),
	noIndex: k(x()),
	noFollow: k(x()),
	openGraph: k(rr),
	social: k(ir),
	structuredData: k(er),
	derived: k(T(P())),
	updatedAt: H
}), or = I({
	pageSlug: k(P()),
	updatedAt: k(P()),
	derived: k(T(P()).check(L(10))),
	title: textUpTo(K.title.maximum),
	description: textUpTo(K.description.maximum),
	keywords: k(T(P().check(j(1), L(200))).check(L(200))),
	canonical: k(U),
	noIndex: k(x()),
	noFollow: k(x()),
	openGraph: k(I({
		title: k(limitedText(K.openGraphTitle.maximum)),
		description: k(limitedText(K.openGraphDescription.maximum)),
		image: k(xt),
		imageWidth: k(O().check(ue())),
		imageHeight: k(O().check(ue())),
		type: k(Qn),
		locale: k(P()),
		siteName: k(P())
	})),
	social: k(I({
		card: k($n),
		title: k(P()),
		description: k(P()),
		image: k(xt),
		site: k(Tt),
		creator: k(Tt)
	})),
	structuredData: k(nr)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), sr = C({
	success: x(),
	pageSlug: P(),
	updatedAt: H,
	warnings: k(T(Xn))
}), cr = C({
	pages: T(C({
		pageSlug: P(),
		title: P(),
		description: P()
	})),
	defaults: C({
		titleSuffix: k(P()),
		defaultImage: k(P())
	})
}), lr = C({
	titleSuffix: k(P()),
	defaultDescription: k(P()),
	defaultImage: k(P()),
	socialHandle: k(P()),
	locale: k(P())
}), ur = F(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), dr = I({
	titleSuffix: k(P().check(L(K.title.maximum))),
	defaultDescription: k(limitedText(K.description.maximum)),
	defaultImage: k(U),
	socialHandle: k(Tt),
	locale: k(P().check(ur))
}), fr = C({
	success: k(x()),
	defaults: k(lr),
	updatedAt: k(H)
}), pr = C({
	success: x(),
	purgedAt: H
}), mr = "public, max-age=3600, stale-while-revalidate=300", hr = R([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), gr = I({
	excludePages: k(T(Et)),
	defaultChangeFreq: k(hr),
	priorities: k(g(Et, O().check(A(0), pe(1))))
}), _r = C({
	success: k(x()),
	sitemapConfig: k(C({})),
	updatedAt: k(H)
}), vr = P(), q = {
	spec: "Endpoints: SEO",
	tag: "SEO",
	auth: "portal",
	invalid: 422
}, yr = {
	getSeoOverview: operation({
		...q,
		id: "getSeoOverview",
		method: "GET",
		cacheControl: mr,
		path: "/api/sites/{siteId}/seo",
		summary: "Lists the pages with SEO metadata, and the defaults.",
		level: "viewer",
		query: W,
		body: W,
		answer: cr
	}),
	getSeoDefaults: operation({
		...q,
		id: "getSeoDefaults",
		method: "GET",
		cacheControl: mr,
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "Returns the SEO defaults of the site.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: lr
	}),
	putSeoDefaults: operation({
		...q,
		id: "putSeoDefaults",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "Replaces the SEO defaults of the site.",
		level: "editor",
		query: W,
		body: dr,
		answer: fr
	}),
	putSitemapConfig: operation({
		...q,
		id: "putSitemapConfig",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/sitemap-config",
		summary: "Replaces the configuration of the sitemap.",
		level: "editor",
		query: W,
		body: gr,
		answer: _r
	}),
	getSitemap: operation({
		...q,
		id: "getSitemap",
		method: "GET",
		cacheControl: mr,
		path: "/api/sites/{siteId}/sitemap.xml",
		summary: "Returns the XML sitemap of the site.",
		level: "viewer",
		query: W,
		body: W,
		answer: vr,
		answerType: "application/xml"
	}),
	getPageSeo: operation({
		...q,
		id: "getPageSeo",
		method: "GET",
		cacheControl: mr,
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Returns the SEO metadata of a page.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: ar
	}),
	putPageSeo: operation({
		...q,
		id: "putPageSeo",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Replaces the SEO metadata of a page.",
		level: "editor",
		query: W,
		body: or,
		answer: sr
	}),
	validatePageSeo: operation({
		...q,
		id: "validatePageSeo",
		method: "POST",
		path: "/api/sites/{siteId}/seo/{pageSlug}/validation",
		summary: "Returns the warnings and errors that a change would cause, without changing anything.",
		spec: "decided: Validation result",
		level: "viewer",
		query: W,
		body: C({}),
		answer: Zn
	}),
	purgeSeoCache: operation({
		...q,
		id: "purgeSeoCache",
		method: "POST",
		path: "/api/sites/{siteId}/seo/purge",
		summary: "Purges the SEO cache of the site.",
		spec: "decided: Limits, manual purge",
		level: "editor",
		query: W,
		body: W,
		answer: pr
	})
}, br = [
	"defaults",
	"sitemap-config",
	"purge"
], xr = C({
	slug: P(),
	path: P(),
	title: P(),
	type: P(),
	textKeyCount: E(),
	lastUpdated: H
}), Sr = C({
	pages: T(xr),
	total: E()
}), Cr = I({ pages: T(I({
	path: P().check(L(1e3), F(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: P().check(L(1e3)),
	slug: k(Et),
	type: k(P().check(j(1), L(100))),
	texts: k(g(zt, P().check(L(1e4))))
})).check(L(2e4)) }), wr = C({
	success: x(),
	added: E(),
	changed: E(),
	removed: E(),
	total: E()
}), Tr = C({
	textOverrides: x(),
	seoManagement: x(),
	blogEnabled: x(),
	assistantEnabled: x()
}), Er = C({
	general: C({
		name: P(),
		description: P(),
		timezone: P()
	}),
	deployment: C({
		provider: P(),
		autoDeployDev: x(),
		requireApproval: x()
	}),
	notifications: C({
		email: x(),
		slack: x(),
		webhookUrl: S(P())
	}),
	features: Tr
}), Dr = M((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), Or = I({
	general: k(I({
		name: k(P().check(j(1), L(200))),
		description: k(P().check(L(2e3))),
		timezone: k(P().check(Dr))
	})),
	deployment: k(I({
		provider: k(P().check(j(1))),
		autoDeployDev: k(x()),
		requireApproval: k(x())
	})),
	notifications: k(I({
		email: k(x()),
		slack: k(x()),
		webhookUrl: k(S(U))
	})),
	features: k(I({
		textOverrides: k(x()),
		seoManagement: k(x()),
		blogEnabled: k(x()),
		assistantEnabled: k(x())
	}))
}), kr = C({
	success: k(x()),
	settings: k(Er),
	updatedAt: k(H)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
// src/contracts/portal/site.ts
const Ar = C({
	id: P(),
	name: P()
}), jr = R([
	"active",
	"pending",
	"archived"
]), Mr = C({
	id: P(),
	slug: P(),
	name: P(),
	url: P(),
	status: jr,
	company: Ar,
	framework: P(),
	currentVersion: unknownYet(P()),
	devVersion: unknownYet(P()),
	lastDeployed: unknownYet(H),
	createdAt: H
}), Nr = C({
	id: P(),
	slug: P(),
	name: P(),
	description: P(),
	url: P(),
	devUrl: unknownYet(P()),
	status: jr,
	company: Ar,
	repository: C({
		owner: P(),
		name: P(),
		defaultBranch: P(),
		releaseBranch: unknownYet(P())
	}),
	framework: C({
		type: P(),
		version: P()
	}),
	versions: C({
		current: unknownYet(P()),
		development: unknownYet(P())
	}),
	features: Tr,
	statistics: C({
		pageViews: E(),
		textOverrides: E(),
		pendingRequests: E()
	}),
	lastDeployed: unknownYet(H),
	createdAt: H
}), Pr = D({
	companyId: k(P()),
	status: k(jr),
	...yn
}), Fr = C({
	sites: T(Mr),
	...bn
}), Ir = I({
	name: k(P().check(j(1), L(200))),
	description: k(P().check(L(2e3))),
	url: k(U),
	features: k(I({
		textOverrides: k(x()),
		seoManagement: k(x()),
		blogEnabled: k(x()),
		assistantEnabled: k(x())
	}))
}), Lr = C({
	success: x(),
	site: C({
		id: P(),
		name: P(),
		updatedAt: H
	})
}), Rr = R([
	"day",
	"week",
	"month",
	"year"
]), zr = fe([te(), ne()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const Br = D({
	period: k(Rr),
	startDate: k(zr),
	endDate: k(zr)
}).check(M(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), Vr = C({
	siteId: P(),
	period: P(),
	pageViews: C({
		total: E(),
		unique: E(),
		byPage: T(C({
			path: P(),
			views: E()
		}))
	}),
	content: C({
		textOverrides: E(),
		seoUpdates: E(),
		blogPosts: E()
	}),
	development: C({
		requestsCreated: E(),
		requestsCompleted: E(),
		deployments: E()
	})
}), Hr = C({
	version: P(),
	status: b("production"),
	deployedAt: H,
	commitSha: P(),
	releaseNotes: P()
}), Ur = C({
	version: P(),
	status: b("development"),
	branch: P(),
	changes: E(),
	createdAt: H
}), Wr = oe("status", [Hr, Ur]), Gr = C({ versions: T(Wr) }), J = {
	spec: "Endpoints: Sites",
	tag: "Sites",
	auth: "portal"
}, Kr = {
	listSites: operation({
		...J,
		id: "listSites",
		method: "GET",
		path: "/api/sites",
		summary: "Lists the sites that the caller can access.",
		query: Pr,
		body: W,
		answer: Fr
	}),
	getSite: operation({
		...J,
		id: "getSite",
		method: "GET",
		path: "/api/sites/{siteId}",
		summary: "Returns one site in detail.",
		level: "viewer",
		query: W,
		body: W,
		answer: Nr
	}),
	patchSite: operation({
		...J,
		id: "patchSite",
		method: "PATCH",
		repeatable: !0,
		path: "/api/sites/{siteId}",
		summary: "Changes the name, description, URL or features of a site.",
		level: "admin",
		query: W,
		body: Ir,
		answer: Lr
	}),
	getStatistics: operation({
		...J,
		id: "getStatistics",
		method: "GET",
		path: "/api/sites/{siteId}/stats",
		summary: "Returns page views, content changes and development for a period.",
		level: "viewer",
		query: Br,
		body: W,
		answer: Vr
	}),
	listPages: operation({
		...J,
		id: "listPages",
		method: "GET",
		path: "/api/sites/{siteId}/pages",
		summary: "Lists the pages of a site.",
		level: "viewer",
		query: W,
		body: W,
		answer: Sr
	}),
	putPages: operation({
		...J,
		id: "putPages",
		spec: "decided, of the local portal alone: a real one learns of pages in its own way",
		method: "PUT",
		path: "/api/sites/{siteId}/pages",
		summary: "Reports the pages of the built site, with their default texts.",
		level: "editor",
		application: !0,
		largestBody: 32 << 20,
		query: W,
		body: Cr,
		answer: wr
	}),
	listVersions: operation({
		...J,
		id: "listVersions",
		method: "GET",
		path: "/api/sites/{siteId}/versions",
		summary: "Returns the versions of a site, in production and in development.",
		level: "viewer",
		query: W,
		body: W,
		answer: Gr
	}),
	getSettings: operation({
		...J,
		id: "getSettings",
		method: "GET",
		path: "/api/sites/{siteId}/settings",
		summary: "Returns the settings of a site.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: Er
	}),
	putSettings: operation({
		...J,
		id: "putSettings",
		method: "PUT",
		path: "/api/sites/{siteId}/settings",
		summary: "Changes the settings in the body; the rest stay unchanged.",
		level: "admin",
		query: W,
		body: Or,
		answer: kr
	})
}, Y = {
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal"
}, qr = {
	listTexts: operation({
		...Y,
		id: "listTexts",
		method: "GET",
		path: "/api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides, optionally only those with overrides of one status or request.",
		level: "viewer",
		query: Wt,
		body: W,
		answer: Kt
	}),
	getText: operation({
		...Y,
		id: "getText",
		method: "GET",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: Ut
	}),
	putTextOverride: operation({
		...Y,
		id: "putTextOverride",
		method: "PUT",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		query: W,
		body: qt,
		answer: Jt
	}),
	deleteTextOverride: operation({
		...Y,
		id: "deleteTextOverride",
		method: "DELETE",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: Gt,
		body: W,
		answer: Jt
	}),
	putTextMode: operation({
		...Y,
		id: "putTextMode",
		method: "PUT",
		path: "/api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		query: W,
		body: Yt,
		answer: Xt
	}),
	getTextContent: operation({
		...Y,
		id: "getTextContent",
		method: "GET",
		path: "/api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		level: "viewer",
		query: Gt,
		body: W,
		answer: Zt
	}),
	commitTexts: operation({
		...Y,
		id: "commitTexts",
		method: "POST",
		path: "/api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		query: W,
		body: Qt,
		answer: $t
	})
}, Jr = R([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
C({
	event: Jr,
	timestamp: H,
	site: C({
		id: P(),
		slug: P()
	}),
	data: C({})
}), C({
	version: P(),
	environment: P(),
	commitSha: P()
});
const Yr = C({
	webhookUrl: S(P()),
	events: T(Jr)
}), Xr = I({
	webhookUrl: S(U),
	events: T(Jr)
}), Zr = C({
	success: x(),
	webhook: Yr,
	secret: P()
}), Qr = R([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), $r = C({
	deliveries: T(C({
		id: P(),
		event: Jr,
		webhookUrl: P(),
		status: Qr,
		attempts: T(C({
			at: H,
			status: k(E()),
			error: k(P())
		})),
		createdAt: H
	})),
	total: E()
}), ei = {
	spec: "decided: Events",
	tag: "Outbound webhook",
	auth: "portal",
	level: "admin"
}, ti = {
	getWebhook: operation({
		...ei,
		id: "getWebhook",
		method: "GET",
		path: "/api/sites/{siteId}/webhook",
		summary: "Returns the webhook URL and the events sent to it.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: Yr
	}),
	putWebhook: operation({
		...ei,
		id: "putWebhook",
		method: "PUT",
		path: "/api/sites/{siteId}/webhook",
		summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
		query: W,
		body: Xr,
		answer: Zr
	}),
	listDeliveries: operation({
		...ei,
		id: "listDeliveries",
		method: "GET",
		path: "/api/sites/{siteId}/webhook/deliveries",
		summary: "Lists the events sent, with every delivery attempt.",
		query: W,
		body: W,
		answer: $r
	})
}, ni = {
	...Kr,
	...yr,
	...qn,
	...Rn,
	...qr,
	...Bn,
	...An,
	...ti,
	...Rt
}, ri = {
	read: 100,
	write: 30,
	delete: 10
};
function getRateClass(e) {
	return e === "GET" || e === "HEAD" ? "read" : e === "DELETE" ? "delete" : "write";
}
// src/clients/portal/freshness.ts
function freshMs(e) {
	let t = e["cache-control"] ?? "";
	if (/(^|[\s,])no-(store|cache)($|[\s,=])/i.test(t)) return 0;
	let n = Number(/(?:^|[\s,])max-age="?(\d{1,9})/i.exec(t)?.[1] ?? 0), r = Number(/^\d{1,9}$/.exec(e.age?.trim() ?? "")?.[0] ?? 0);
	return Math.max(0, n - r) * 1e3;
}
// src/clients/portal/operation-path.ts
function buildPath(e, t) {
	return e.replace(/\{(\w+)\}/g, (e, r) => {
		let i = String(t[r] ?? "");
		if (/^\.{0,2}$/.test(i)) throw new n("USAGE", `"${i}" is not a ${r}.`);
		return encodeURIComponent(i);
	});
}
// src/clients/portal/rate-limit.ts
const ii = 6e4;
var SlidingWindow = class {
	#e;
	#t;
	#n;
	#r = [];
	#i = [];
	#a = 0;
	#o = 0;
	#s;
	constructor(e, t, n = () => {}) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async next(e) {
		return e?.throwIfAborted(), await new Promise((t, n) => {
			let giveUp = () => {
				this.#r.splice(this.#r.indexOf(r), 1), this.#c(), n(e?.reason);
			}, r = { admit(n) {
				e?.removeEventListener("abort", giveUp), t(n);
			} };
			e?.addEventListener("abort", giveUp, { once: !0 }), this.#r.push(r), this.#c();
		});
	}
	hold(e) {
		this.#o = Math.max(this.#o, u(this.#e) + e), this.#c();
	}
	#c() {
		let e = u(this.#e);
		for (; this.#i[0] !== void 0 && this.#i[0] + ii < e;) this.#i.shift();
		for (; e >= this.#o && this.#a + this.#i.length < this.#t;) {
			let e = this.#r.shift();
			if (!e) break;
			this.#a += 1, e.admit(this.#d());
		}
		this.#u(this.#r.length === 0 ? void 0 : this.#l(e));
	}
	#l(e) {
		if (e < this.#o) return this.#o;
		if (this.#i[0] !== void 0) return this.#i[0] + ii + 1;
	}
	#u(e) {
		if (this.#s?.at === e || (this.#s?.cancel.abort(), this.#s = void 0, e === void 0)) return;
		let t = {
			at: e,
			cancel: new AbortController()
		};
		this.#s = t;
		let n = Math.max(0, e - u(this.#e));
		n > 2e3 && e !== this.#o && this.#n(n), this.#e.sleep(n, t.cancel.signal).then(() => {
			this.#s === t && (this.#s = void 0, this.#c());
		}, () => {});
	}
	#d() {
		let e = !1;
		return () => {
			e || (e = !0, --this.#a, this.#i.push(u(this.#e)), this.#c());
		};
	}
};
const ai = {
	read: "reads",
	write: "writes",
	delete: "deletions"
};
function createRateLimits(e, t = () => {}) {
	let createLimit = (n) => new SlidingWindow(e, ri[n], (e) => t(`The portal allows ${ri[n]} ${ai[n]} per minute: continuing in ${Math.ceil(e / 1e3)} s.`));
	return {
		read: createLimit("read"),
		write: createLimit("write"),
		delete: createLimit("delete")
	};
}
// src/clients/portal/portal.ts
var oi = e({ PortalClient: () => PortalClient });
const si = {
	GET: w.safe,
	PUT: w.safe,
	POST: w.refusedOnly,
	PATCH: w.refusedOnly,
	DELETE: w.refusedOnly
}, ci = C({});
var PortalClient = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e) {
		this.#e = e, this.#t = ye(e.url, "The URL of the portal"), this.#n = e.clock ?? m, this.#r = createRateLimits(this.#n, e.onWait);
	}
	async call(e, t, n) {
		return (await this.callTagged(e, t, n)).value;
	}
	async callTagged(e, t, n = {}) {
		let r = ni[e], i = await this.#i(r, t, n);
		return {
			value: read$1(r, i),
			etag: i.headers.etag,
			date: i.headers.date
		};
	}
	async getRawPageSeo(e, t, n = {}) {
		let r = {
			...ni.getPageSeo,
			answer: ci
		}, i = await this.#i(r, {
			siteId: e,
			pageSlug: t
		}, n);
		return {
			value: read$1(r, i),
			freshMs: freshMs(i.headers)
		};
	}
	async *listAllSites(e = {}, t) {
		let n = new Set(), { limit: r = _n.default } = e;
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
	async #i(e, t, n) {
		let { auth: r } = e;
		if (r === "public" || r === "signature") return await this.#a(e, t, n);
		let { credential: i } = this.#e, a = await i({ auth: r });
		try {
			return await this.#a(e, t, n, a);
		} catch (o) {
			if (!(o instanceof be) || o.status !== 401) throw o;
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
		let { provider: c = "repohost" } = this.#e, l = e.path.replace("/webhooks/repohost", `/webhooks/${c}`), u = xe(this.#t, buildPath(l, s), a), d = await this.#e.http.send({
			method: i,
			url: u,
			headers: buildHeaders(e, n, r),
			json: o,
			retry: e.repeatable ? w.safe : si[i],
			turns: this.#r[getRateClass(i)],
			idleMs: 15e3,
			maxBytes: 67108864,
			signal: n.signal
		});
		if (!d.ok) throw new be(`${i} ${u.pathname}`, d, this.#n.now());
		return d;
	}
};
function buildHeaders(e, t, n) {
	let r = { ...t.headers };
	return t.host && (r.host = t.host), n && (r.authorization = `Bearer ${n.reveal()}`), t.ifMatch && (r["if-match"] = t.ifMatch), t.idempotencyKey && (r["idempotency-key"] = t.idempotencyKey), r.accept = e.answerType ?? "application/json", r;
}
function refuseReserved(e, t) {
	let { pageSlug: r } = t;
	if (!e.path.endsWith("/seo/{pageSlug}") || typeof r != "string" || !br.includes(r)) return;
	let i = `"${r}" can't be a page slug: the portal has an endpoint at that path.`;
	throw new n("USAGE", i);
}
function read$1(e, t) {
	let n = t.body.length === 0 && e.method !== "GET" ? {} : t.json, r = e.answerType === "application/xml" ? t.text : n, i = `${e.method} ${e.path}`;
	return y(e.answer, r, (e) => new ve(i, t, e));
}
// src/workflows/inputs.ts
const li = I({
	uses: P().check(F(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>")),
	version: P().check(F(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3"))
}), ui = P().check(F(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -")), di = P().check(F(/^[\w./:-]+$/, "expected letters, digits and . _ / : -")), fi = P().check(F(/^[^\s'"`$#{}\\]+$/, "expected an address or an id")), pi = E().check(A(1), pe(360)), mi = P().check(F(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -")), hi = I({
	shape: R([
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: li,
	reusable: k(li),
	production: ui,
	preview: T(ui).check(j(1)),
	config: mi,
	root: mi,
	packageManager: R([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: k(mi),
	node: fe([I({ version: P().check(F(/^[\w.*/-]+$/)) }), I({ file: mi })]),
	apiToken: x(),
	attest: k(b(!0)),
	pins: fe([b(!1), I({
		portalUrl: fi,
		audience: fi,
		tenantId: fi,
		clientId: k(fi)
	})]),
	comment: k(b(!0)),
	automations: k(T(di)),
	models: k(b(!0)),
	runner: k(I({
		labels: k(T(di)),
		group: k(di)
	})),
	minutes: k(I({
		build: pi,
		deploy: pi
	})),
	chosen: k(I({
		node: k(b(!0)),
		buildMinutes: k(pi),
		deployMinutes: k(pi)
	})),
	workflowFile: k(di.check(F(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: k(b(!0)),
	server: k(b(!0))
}), X = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	setupNode: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
	attest: "actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2",
	uploadArtifact: "actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1",
	downloadArtifact: "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1"
};
function artifactPins(e) {
	return e ? {
		upload: "actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2",
		download: "actions/download-artifact@a9bc5e6ef2cb54c177f32aa5726adaa15e7e2d59 # v3.1.0"
	} : {
		upload: X.uploadArtifact,
		download: X.downloadArtifact
	};
}
// src/workflows/templates/parts.ts
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
function toText(e) {
	return `${e.join("\n")}\n`;
}
function target(e) {
	return `\${{ github.event_name == 'push' && (github.ref == 'refs/heads/${e.production}' && 'Production' || 'Preview') || inputs.environment }}`;
}
function siteDeploy(e) {
	return `${e.action.uses} # ${e.action.version}`;
}
const gi = [
	"# Each job asks for what it needs.",
	"permissions: {}",
	""
], Z = [
	`- uses: ${X.checkout}`,
	"  with:",
	"    # The token must not lie in the checkout, where the build could read it.",
	"    persist-credentials: false",
	"    # A tag vX.Y.Z names the version of a commit.",
	"    fetch-tags: true"
];
function toolSteps(e, t) {
	let { packageManager: n } = e;
	return n === "none" ? [] : f([
		(n === "pnpm" || n === "yarn") && "- run: corepack enable",
		`- uses: ${X.setupNode}`,
		"  with:",
		`    ${nodeInput(e)}`,
		...indent(4, t.mayCache ? cacheInputs(e) : _i),
		n === "bun" && "- run: npm install --global bun@1.4.5"
	]);
}
function nodeInput(e) {
	let { node: t } = e;
	return "file" in t ? `node-version-file: '${t.file}'` : `node-version: '${t.version}'`;
}
const _i = ["package-manager-cache: false"];
function cacheInputs(e) {
	let { packageManager: t, lockfile: n } = e;
	return !n || t === "bun" ? _i : [`cache: ${t}`, `cache-dependency-path: '${n}'`];
}
function inputLines(e) {
	return f([
		e.config && `    config: ${e.config}`,
		`    environment: ${e.environment}`,
		e.apiToken && `    api-token: ${e.apiToken}`
	]);
}
function getConfig(e) {
	if (e.config !== "site.config.yml") return `'${e.config}'`;
}
function getApiToken(e) {
	if (e.apiToken) return "${{ secrets.SITE_PORTAL_API_TOKEN }}";
}
const vi = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], yi = "  actions: read # whether a newer run takes its place";
function permissionsToComment(e) {
	return e.comment ? ["  pull-requests: write # tells the pull request how the deployment has ended"] : [];
}
function permissionsToDeploy(e) {
	return f([
		...vi,
		e.attest && "  attestations: read # the proof of which run has built the site",
		...permissionsToComment(e)
	]);
}
// src/workflows/templates/steps.ts
function runsOn(e) {
	let { runner: t = {}, server: n } = e, r = formatLabels(t.labels);
	return t.group ? f([
		"runs-on:",
		`  group: ${t.group}`,
		r && `  labels: ${r}`
	]) : [`runs-on: ${r ?? (n ? "[self-hosted, linux]" : "ubuntu-24.04")}`];
}
function formatLabels(e) {
	return e?.length === 1 ? e[0] : e && `[${e.join(", ")}]`;
}
const bi = "github.event.repository.fork != true";
function notInForks(e) {
	return e.fork ? [] : ["# Forks deploy nothing: no login trusts them.", `if: ${bi}`];
}
function alsoNotInForks(e, t) {
	return e.fork ? `if: ${t}` : `if: ${bi} && ${t}`;
}
function timeoutLine(e, t) {
	let { build: n = 30, deploy: r = 30 } = e.minutes ?? {};
	return `timeout-minutes: ${{
		build: n,
		deploy: r,
		all: Math.min(360, n + r)
	}[t]}`;
}
function pinLines(e) {
	let { pins: t } = e;
	return t ? f([
		"    # The run refuses a site config that names another portal or identity, before it asks for a token.",
		`    portal-url: '${t.portalUrl}'`,
		`    audience: '${t.audience}'`,
		`    tenant-id: '${t.tenantId}'`,
		t.clientId && `    client-id: '${t.clientId}'`
	]) : [];
}
function buildStep(e, t) {
	return [
		`- uses: ${siteDeploy(e)}`,
		"  id: build",
		"  with:",
		"    mode: build",
		...inputLines({
			...t,
			apiToken: void 0
		}),
		"    github-token: ''"
	];
}
function lookStep(e, t) {
	return [
		`- uses: ${siteDeploy(e)}`,
		"  id: look",
		"  with:",
		"    mode: close",
		...inputLines(t),
		"    dry-run: true"
	];
}
function loginStep(e, t, n, r = []) {
	return f([
		`- uses: ${siteDeploy(e)}`,
		t !== "close" && "  id: deploy",
		"  with:",
		t !== "all" && `    mode: ${t}`,
		...r,
		...inputLines(n),
		...pinLines(e),
		e.comment && t !== "close" && "    comment: true"
	]);
}
// src/workflows/templates/automations/automations.ts
function siteAutomation(e) {
	return siteDeploy(e).replace("@", "/src/automation@");
}
const xi = [
	"permissions:",
	"  contents: write # branches, tags, releases and signed commits; no workflow files, which this token never may",
	"  pull-requests: write # the pull request of a release or of texts",
	"  actions: write # starts the deployment workflow: what this token pushes starts none",
	"  checks: read # a failed check stops a merge",
	"  id-token: write # logs in to the portal without a stored secret"
];
function job(e, t, n, r = {}) {
	let { more: i = [], outputs: a = [] } = r, o = getConfig(t), s = f([
		`- uses: ${siteAutomation(t)}`,
		a.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		o && `    config: ${o}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, n),
		...pinLines(t)
	]), c = f([
		...runsOn(t),
		"timeout-minutes: 60",
		...xi,
		...indent(2, i),
		"# One at a time. A run that waits goes on where the one before has ended.",
		"concurrency:",
		`  group: site-${e}`,
		"  cancel-in-progress: false",
		!t.server && "  queue: max",
		"# Its name is part of the identity; nothing is deployed by this job.",
		"environment:",
		"  name: Preview",
		a.length > 0 && "outputs:",
		...a.map((t) => `  ${t}: \${{ steps.${e}.outputs.${t} }}`),
		"steps:",
		...indent(2, s)
	]);
	return [
		...gi,
		"jobs:",
		`  ${e}:`,
		...indent(4, c)
	];
}
function releaseWorkflow(e) {
	return toText([
		"name: Release",
		"",
		"run-name: Release, ${{ inputs.release }}",
		"",
		"# Started by a person, on the default branch. It waits for no person: its summary says what to press, and another",
		"# run goes on from there.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		"      release:",
		"        description: Make the release branch, or take it to Production",
		"        type: choice",
		"        options: [start, finish]",
		"        required: true",
		"      level:",
		"        description: Which part of the version a new release raises",
		"        type: choice",
		"        options: [by what waits, patch, minor, major]",
		"        default: by what waits",
		"      version:",
		"        description: Version of the release, where it is not the next or the open one",
		"        type: string",
		"",
		...job("release", e, [
			"release: ${{ inputs.release }}",
			"level: ${{ inputs.level != 'by what waits' && inputs.level || '' }}",
			"site-version: ${{ inputs.version }}"
		])
	]);
}
function textsWorkflow(e) {
	return toText([
		"name: Texts",
		"",
		"# Commits the texts that were edited in the portal: automation.texts in the site config says where and how.",
		"on:",
		"  workflow_dispatch:",
		"  schedule:",
		"    - cron: '17 */3 * * *'",
		"",
		...job("texts", e, [])
	]);
}
// src/workflows/templates/queue.ts
const stem = (e) => e.split("*")[0] ?? "";
function isOfPreview(e, t, n = "") {
	return e.preview.map((e) => e.includes("*") ? `startsWith(${t}, '${n}${stem(e)}')` : `${t} == '${n}${e}'`).join(" || ");
}
function allowedTarget(e) {
	let t = `github.ref == 'refs/heads/${e.production}'`;
	return `\${{ github.event_name == 'push' && (${t} && 'Production' || 'Preview') || (${t} || ${`inputs.environment == 'Preview' && (${isOfPreview(e, "github.ref", "refs/heads/")})`}) && inputs.environment || github.run_id }}`;
}
function inTurn(e, t) {
	let n = e.server ? "and of those that wait the newest stays" : "and none is dropped";
	return f([
		`# One deployment to an environment at a time, in their order. None is cut off, ${n}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const Si = {
	deploy: ["Not deployed", "If its commit is to be live, run it again."],
	close: ["Not closed", "If the Preview is to be closed, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = Si[t], i = `The job ${t} was cancelled: by somebody, or for a newer one.`;
	return [
		"",
		"# The server keeps one job that waits, and cancels it for a newer one. Then this job makes the run red.",
		"thrown-out:",
		...indent(2, [
			`needs: ${t}`,
			`if: always() && needs.${t}.result == 'cancelled'`,
			...runsOn(e),
			"timeout-minutes: 5",
			"permissions: {}",
			"steps:",
			"  - run: |",
			`      echo "::error title=${n}::${i} ${r}"`,
			"      exit 1"
		])
	];
}
function environmentWithAddress(e) {
	return [
		"environment:",
		`  name: ${e}`,
		"  url: ${{ steps.deploy.outputs.status == 'succeeded' && steps.deploy.outputs.url || '' }}"
	];
}
function requestsWorkflow(e) {
	return toText([
		"name: Requests",
		"",
		"# Advances every development request as far as it can, and ends: automation.requests in the site config says how",
		"# far. Its summary names who has to act next, with a link.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		"      request:",
		"        description: Id of the request that is meant, where it is not all of them",
		"        type: string",
		"  schedule:",
		"    - cron: '11,41 * * * *'",
		"",
		...job("requests", e, [
			"request: ${{ inputs.request }}",
			"# Only for an agent that issues are assigned to: the token of a user. Empty where there is none.",
			"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
		], {
			more: f(["issues: write # the issue of a request, and whom it is assigned to", e.models && "models: read # asks a model what a request is; no key is stored"]),
			outputs: ["closes"]
		}),
		"",
		"  # A branch that the token of a job removes starts no run: the Preview of a finished release is closed here.",
		"  preview:",
		...indent(4, [
			"needs: requests",
			"if: needs.requests.outputs.closes == 'true'",
			...runsOn(e),
			"timeout-minutes: 15",
			...vi,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...Z, ...loginStep(e, "close", {
				environment: "preview",
				config: getConfig(e),
				apiToken: void 0
			})])
		])
	]);
}
const Ci = {
	version: "1.0.102",
	flags: [
		"--allow-all-tools",
		"--no-ask-user",
		"--no-auto-update",
		"--no-remote-export",
		"--disable-builtin-mcps",
		"--secret-env-vars=GITHUB_TOKEN"
	]
}, Q = "site-deploy-change", wi = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t) {
	let n = getConfig(e);
	return f([
		`- uses: ${siteAutomation(e)}`,
		t === "task" && "  id: task",
		"  with:",
		`    mode: ${t}`,
		n !== void 0 && `    config: ${n}`,
		...indent(4, wi)
	]);
}
function agentWorkflow(e) {
	return toText([
		"name: Agent",
		"",
		"# By this name a run is found again.",
		"run-name: 'Request #${{ inputs.issue }}, round ${{ inputs.round }}'",
		"",
		"# Started by the workflow Requests, on the default branch, which no agent can change.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		...indent(6, [
			...input("issue", "Number of the issue"),
			...input("round", "How often the agent has worked on it with this time"),
			...input("base", "Release branch that the change goes into"),
			...input("commit", "Commit that the agent begins at")
		]),
		"",
		...gi,
		"jobs:",
		"  work:",
		...indent(4, [
			...runsOn(e),
			"timeout-minutes: 60",
			"# Whatever the agent is talked into, here it can only read this repository. No secret of the site is here.",
			"permissions:",
			"  contents: read # the code",
			"  issues: read # what the issue says",
			"  pull-requests: read # what reviewers have said",
			"  copilot-requests: write # the model that the agent speaks to",
			"steps:",
			...indent(2, [
				`- uses: ${X.checkout}`,
				"  with:",
				"    ref: ${{ inputs.commit }}",
				"    # The token must not lie in the checkout, where the agent could read it.",
				"    persist-credentials: false",
				...siteDeployStep(e, "task"),
				...toolSteps(e, { mayCache: !1 }),
				"# The agent. Put another one here, as you like: it reads the file TASK, and changes the checkout.",
				`# Checked against "copilot --help" of ${Ci.version}. The task comes by standard input: one argument may`,
				"# have 128 KiB. Neither commands of the agent nor other servers are given the token.",
				"- name: Agent",
				"  env:",
				"    TASK: ${{ steps.task.outputs.task }}",
				"    GITHUB_TOKEN: ${{ github.token }}",
				"  run: >-",
				`    npx --yes @github/copilot@${Ci.version}`,
				...Ci.flags.map((e) => `    ${e}`),
				"    < \"$TASK\"",
				"# An agent may say in cost.json what it has spent: {\"amount\": 0.25, \"currency\": \"USD\"}.",
				"- name: Patch",
				"  env:",
				"    COMMIT: ${{ inputs.commit }}",
				"  run: |",
				"    git add --all",
				`    mkdir -p "$RUNNER_TEMP/${Q}"`,
				"    git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\",
				`      > "$RUNNER_TEMP/${Q}/change.patch"`,
				`    if [ -f "$RUNNER_TEMP/cost.json" ]; then cp "$RUNNER_TEMP/cost.json" "$RUNNER_TEMP/${Q}/"; fi`,
				`- uses: ${X.uploadArtifact}`,
				"  with:",
				`    name: ${Q}`,
				`    path: \${{ runner.temp }}/${Q}`,
				"    if-no-files-found: error",
				"    retention-days: 7"
			])
		]),
		"",
		"  propose:",
		...indent(4, [
			"needs: work",
			...runsOn(e),
			"timeout-minutes: 10",
			"# It runs no code of the site and no agent: nothing is checked out.",
			"permissions:",
			"  contents: write # the branch that is proposed; no workflow files, which this token never may",
			"  pull-requests: write # the draft pull request",
			"  issues: read # whether the issue is one of ours",
			"steps:",
			...indent(2, [
				`- uses: ${X.downloadArtifact}`,
				"  with:",
				`    name: ${Q}`,
				`    path: ${Q}`,
				...siteDeployStep(e, "propose")
			])
		])
	]);
}
const input = (e, t) => [
	`${e}:`,
	`  description: ${t}`,
	"  type: string",
	"  required: true"
];
// src/workflows/templates/close.ts
function closeWorkflow(e) {
	let t = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	}, n = `(${isOfPreview(e, "github.event.ref")})`;
	return toText([
		"name: Close preview",
		"",
		"# Runs on the default branch, which the environment Preview therefore allows, too.",
		"on: delete",
		"",
		...gi,
		"jobs:",
		"  # The branches of one site share its preview: it stays open while another one is left.",
		"  look:",
		...indent(4, [
			alsoNotInForks(e, `github.event.ref_type == 'branch' && ${n}`),
			...runsOn(e),
			"timeout-minutes: 10",
			"permissions:",
			"  contents: read # the site config, and which branches are left",
			"outputs:",
			"  closes: ${{ steps.look.outputs.closes }}",
			"steps:",
			...indent(2, [...Z, ...lookStep(e, t)])
		]),
		"",
		"  close:",
		...indent(4, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			`timeout-minutes: ${Math.max(15, e.minutes?.deploy ?? 0)}`,
			...vi,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...Z, ...loginStep(e, "close", t)])
		]),
		...indent(2, supersededJob(e, "close"))
	]);
}
// src/workflows/templates/jobs.ts
const Ti = "site-deploy-build";
function twoJobs(e, t, n, r) {
	let i = e.attest ? [...attestJob(e), ""] : [];
	return [
		...buildJob(e, t, n),
		"",
		...i,
		...deployJob(e, t, r.takesTurn)
	];
}
function buildJob(e, t, n) {
	return ["build:", ...indent(2, f([
		...runsOn(e),
		timeoutLine(e, "build"),
		"permissions:",
		"  contents: read # the code of the site runs here: no identity, no secret",
		"steps:",
		...indent(2, [
			...Z,
			...n,
			...buildStep(e, t),
			...uploadStep(artifactPins(e.server ?? !1).upload)
		]),
		"outputs:",
		"  artifact: ${{ steps.build.outputs.artifact }}",
		"  version: ${{ steps.build.outputs.site-version }}",
		e.attest && "  digest: ${{ steps.build.outputs.digest }}"
	]))];
}
const uploadStep = (e) => [
	`- uses: ${e}`,
	"  with:",
	"    name: ${{ steps.build.outputs.artifact }}",
	`    path: ${Ti}`,
	"    # Without them .well-known would be lost.",
	"    include-hidden-files: true",
	"    if-no-files-found: error",
	"    # For so many days it can be rolled back to.",
	"    retention-days: 90"
], attestJob = (e) => [
	"# Says, signed, that the build job of this run has made the package. A job of its own: no code of the site runs beside its identity.",
	"attest:",
	...indent(2, [
		"needs: build",
		...runsOn(e),
		"timeout-minutes: 10",
		"permissions:",
		"  id-token: write # signs; without an environment it cannot log in anywhere",
		"  attestations: write # keeps the attestation",
		"steps:",
		...indent(2, [
			`- uses: ${X.attest}`,
			"  with:",
			"    subject-name: ${{ needs.build.outputs.artifact }}",
			"    subject-digest: ${{ needs.build.outputs.digest }}"
		])
	])
];
function deployJob(e, t, n) {
	let r = ["    site-version: ${{ needs.build.outputs.version }}"], i = n ? [
		yi,
		...notInForks(e),
		...inTurn(e, t.environment)
	] : [];
	return ["deploy:", ...indent(2, [
		e.attest ? "needs: [build, attest]" : "needs: build",
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e),
		...i,
		"# The branches that may use the environment are part of its settings; its name is part of the identity.",
		...environmentWithAddress(t.environment),
		"steps:",
		...indent(2, [
			...Z,
			`- uses: ${artifactPins(e.server ?? !1).download}`,
			"  with:",
			"    name: ${{ needs.build.outputs.artifact }}",
			`    path: ${Ti}`,
			...loginStep(e, "deploy", t, r)
		])
	])];
}
// src/workflows/templates/deploy.ts
function deployWorkflow(e) {
	let t = [...deployJobs(e), ...supersededJob(e, "deploy")];
	return toText([
		...head$2(e),
		"jobs:",
		...indent(2, t)
	]);
}
function head$2(e) {
	return [
		"name: Deploy",
		"",
		"on:",
		"  push:",
		"    branches:",
		...[e.production, ...e.preview].map((e) => `      - '${e}'`),
		"  workflow_dispatch:",
		"    inputs:",
		"      environment:",
		"        description: Where to deploy the branch to",
		"        type: choice",
		"        options: [Preview, Production]",
		"        required: true",
		"",
		...gi
	];
}
function deployJobs(e) {
	let t = {
		environment: target(e),
		config: getConfig(e),
		apiToken: getApiToken(e)
	};
	switch (e.shape) {
		case "two-jobs": return twoJobs(e, t, toolSteps(e, { mayCache: !0 }), { takesTurn: !0 });
		case "single-job": return singleJob(e, t);
		case "caller": return callingJob(e, t);
	}
}
function singleJob(e, t) {
	return [
		"# The code of the site is built beside the identity that deploys it. With two jobs it is not.",
		"deploy:",
		...indent(2, [
			...runsOn(e),
			timeoutLine(e, "all"),
			...vi,
			...permissionsToComment(e),
			yi,
			...notInForks(e),
			...inTurn(e, allowedTarget(e)),
			...environmentWithAddress(t.environment),
			"steps:",
			...indent(2, [
				...Z,
				...toolSteps(e, { mayCache: !1 }),
				...loginStep(e, "all", t)
			])
		])
	];
}
function callingJob(e, t) {
	let { attest: n, packageManager: r, reusable: i } = e;
	return ["deploy:", ...indent(2, f([
		...vi,
		n && "  attestations: write # says, signed, which run has built the site",
		...permissionsToComment(e),
		...notInForks(e),
		...inTurn(e, allowedTarget(e)),
		`uses: ${i?.uses} # ${i?.version}`,
		"with:",
		`  environment: ${t.environment}`,
		t.config && `  config: ${t.config}`,
		`  package-manager: ${r}`,
		`  ${nodeInput(e)}`,
		t.apiToken && "secrets:",
		t.apiToken && `  api-token: ${t.apiToken}`
	]))];
}
// src/workflows/templates/reusable.ts
const Ei = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
}, Di = [
	...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", ["- run: corepack enable"]),
	...when("inputs.package-manager != 'none'", [
		`- uses: ${X.setupNode}`,
		"  with:",
		"    node-version: ${{ inputs.node-version }}",
		"    node-version-file: ${{ inputs.node-version-file }}",
		"    package-manager-cache: false"
	]),
	...when("inputs.package-manager == 'bun'", ["- run: npm install --global bun@1.4.5"])
];
function when(e, t) {
	let [n, ...r] = t;
	return [
		`- if: ${e}`,
		n.replace(/^- /, "  "),
		...r
	];
}
const Oi = "name: Deploy a site((on:(  workflow_call:(    inputs:(      environment:(        description: Production or Preview(        type: string(        required: true(      config:(        description: The site config file(        type: string(        default: site.config.yml(      package-manager:(        description: none, npm, pnpm, yarn or bun(        type: string(        default: npm(      node-version:(        description: Version of Node.js for the build(        type: string(        default: ''(      node-version-file:(        description: File of the repository that names the version of Node.js(        type: string(        default: ''(    secrets:(      api-token:(        description: The portal's API token for the deployment-complete call(        required: false((# Each job asks for what it needs; the caller must grant as much.(permissions: {}(".split("(");
function reusableWorkflow(e) {
	let t = twoJobs(e, Ei, Di, { takesTurn: !1 });
	return toText([
		...Oi,
		"jobs:",
		...indent(2, t)
	]);
}
// src/workflows/templates/rollback.ts
const ki = "${{ inputs.environment }}", Ai = "${{ inputs.run }}", ji = [
	"name: Roll back",
	"",
	`run-name: Roll back ${ki} to run ${Ai}`,
	"",
	"# Started by a person, on the production branch: site-deploy rollback --to <version> finds the run.",
	"on:",
	"  workflow_dispatch:",
	"    inputs:",
	"      environment:",
	"        description: What is rolled back",
	"        type: choice",
	"        options: [Preview, Production]",
	"        required: true",
	"      run:",
	"        description: Id of the run whose package is deployed again",
	"        type: string",
	"        required: true",
	""
];
function rollbackWorkflow(e) {
	let t = {
		environment: ki,
		config: getConfig(e),
		apiToken: getApiToken(e)
	}, n = [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e),
		"  actions: read # the package of the earlier run, and where that comes from",
		...inTurn(e, queueName(e)),
		...environmentWithAddress(ki),
		"steps:",
		...indent(2, [
			...Z,
			`- uses: ${X.downloadArtifact}`,
			"  with:",
			`    run-id: ${Ai}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${ki}-*`,
			"    merge-multiple: true",
			`    path: ${Ti}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${Ai}`])
		])
	];
	return toText([
		...ji,
		...gi,
		"jobs:",
		"  rollback:",
		...indent(4, n)
	]);
}
function queueName(e) {
	return `\${{ (${`github.ref == 'refs/heads/${e.production}'`} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/registry.ts
const Mi = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, Ni = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Without the two lines that begin with \"site-deploy\" it is yours alone.",
	"# yamllint disable rule:line-length"
], Pi = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), Fi = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n").split("\n"), n = {
		header: void 0,
		body: t.join("\n"),
		lines: t.map((e, t) => t + 1)
	}, i = t.findIndex((e) => Pi.test(e)), [, a, o, s, c] = Pi.exec(t[i] ?? "") ?? [], l = Fi.exec(t[i + 1] ?? "")?.[1], u = a !== void 0 && Object.hasOwn(Mi, a);
	if (l === void 0 || !c || !u || textHash(l) !== s) return n;
	let d = hi.safeParse(r(l)).data;
	if (!d) return n;
	let f = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), p = f.slice(0, i).filter((e) => !Ni.includes(e.line)), m = f.slice(i + 2);
	m[0]?.line === "" && m.shift();
	let h = {
		template: a,
		version: Number(o),
		inputs: d,
		bodyHash: c
	}, g = [...p, ...m];
	return {
		header: h,
		body: g.map((e) => e.line).join("\n"),
		lines: g.map((e) => e.number)
	};
}
function textHash(e) {
	return Ne("sha256", e);
}
// src/config/hosting-defaults.ts
const Ii = {
	navigationFallback: {
		rewrite: "/index.html",
		exclude: [
			"/images/*",
			"/fonts/*",
			"/*.ico",
			"/*.xml"
		]
	},
	responseOverrides: { 404: { rewrite: "/404.html" } },
	globalHeaders: {
		"X-Frame-Options": "DENY",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin"
	}
}, Li = ".github/workflows", Ri = `${Li}/deploy.yml`;
// src/workflows/workflow-uses.ts
function partsOfWorkflow(e) {
	let t;
	try {
		t = le(e);
	} catch {
		return [];
	}
	return Object.values(c(c(t).jobs)).filter(i).flatMap((e) => [e, ...[e.steps].flat().filter(i)]).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: c(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).flatMap(({ key: e, text: t, inputs: n }) => e === "uses" ? [{
		uses: t,
		inputs: n
	}] : []);
}
// src/workflows/deploy-workflow.ts
const zi = /^\.github\/workflows\/[^/]+\.ya?ml$/, Bi = /\/site-deploy(\/|$|\.ya?ml$)/i;
async function findDeployWorkflows(e, t) {
	let n = await readCandidates(e), r = n.filter((e) => e.configs.includes(t));
	return [
		r.filter((e) => e.header?.template === "deploy"),
		r.filter((e) => e.header === void 0),
		n.filter((e) => {
			let { path: t, header: n, configs: r } = e;
			return t === ".github/workflows/deploy.yml" && !n && r.length === 0;
		})
	].find((e) => e.length > 0) ?? [];
}
async function readCandidates(e) {
	let t = e.paths.filter((e) => zi.test(e) && e !== ".github/workflows/deploy.yml").slice(0, 50), n = (await Promise.all([Ri, ...t].map(async (t) => ({
		path: t,
		text: await e.read(t)
	})))).flatMap((e) => {
		let { path: t, text: n } = e;
		return n === void 0 ? [] : [{
			path: t,
			text: n,
			header: splitHeader(n).header
		}];
	}), r = new Set(n.flatMap((e) => listActionNames(e.header)));
	return n.map((e) => ({
		...e,
		configs: listConfigs(e, r)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listActionNames(e) {
	if (!e) return [];
	let { action: t, reusable: n } = e.inputs;
	return f([t, n]).map((e) => getActionName(e.uses));
}
function listConfigs(e, t) {
	let { text: n, header: r } = e;
	if (r && r.template !== "deploy") return [];
	let isOurs = (e) => t.has(getActionName(e.uses)) || Bi.test(getActionName(e.uses)), i = listWorkflowUses(n).filter((e) => isOurs(e) && deploys(e)).map((e) => typeof e.inputs.config == "string" && e.inputs.config !== "" ? e.inputs.config : "site.config.yml");
	return i.length === 0 && r ? [r.inputs.config] : [...new Set(i)];
}
function deploys({ uses: e, inputs: t }) {
	let { mode: n = "all" } = t;
	return getActionName(e).endsWith("/src/automation") ? !1 : n === "all" || n === "deploy";
}
function deploymentWorkflow(e) {
	let { github: t, repository: r, config: i, asked: a } = e, o = new Map(), readAt = async (e) => {
		let n = await readCommitFiles(t, r, e);
		return a === void 0 ? (await findDeployWorkflows(n, i)).map((e) => e.path.slice(18)) : n.getId(`.github/workflows/${a}`) === void 0 ? [] : [a];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new n("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${i}.`, { facts: e.map((e) => `${Li}/${e}`) });
	};
	return {
		async find(e) {
			if (a !== void 0) return a;
			let t = o.get(e) ?? readAt(e);
			return o.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let o = candidate(await readAt(e), e), s = `${Li}/${a ?? o}`, c = await readCommitFiles(t, r, r.defaultBranch);
			if (o && c.getId(s) !== void 0) return o;
			let l = a === void 0 ? `workflow that deploys the site of ${i}` : s, u = (await findDeployWorkflows(c, i)).map((e) => `on the default branch ${r.defaultBranch}: ${e.path}`);
			throw new n("DEPLOY_WORKFLOW_NOT_FOUND", o ? `GitHub cannot start ${s} by hand: the default branch ${r.defaultBranch} does not have it.` : `The branch ${e} has no ${l}.`, { facts: u });
		}
	};
}
// src/clients/github/branches.ts
const Vi = C({ ref: P() }), Hi = C({
	ref: P(),
	object: C({ sha: P() })
}), escaped = (e) => e.split("/").map(encodeURIComponent).join("/");
async function listBranches(e, t, n) {
	let r = `${v(t)}/git/matching-refs/heads/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return N(T(Hi), i, "the branches").map((e) => ({
		name: e.ref.slice(11),
		commit: e.object.sha
	}));
}
async function createBranch(e, t, n) {
	return createRef(e, t, `refs/heads/${n.name}`, n.commit);
}
async function createRef(e, t, n, r) {
	let i = {
		method: "POST",
		path: `${v(t)}/git/refs`,
		needs: "Contents: write"
	}, a = await e.call({
		...i,
		json: {
			ref: n,
			sha: r
		},
		expected: [422]
	});
	if (a.ok) return !0;
	if (/already exists/i.test(re(a))) return !1;
	throw ee(i, a);
}
async function deleteBranch(e, t, n) {
	let r = `${v(t)}/git/refs/heads/${escaped(n)}`, i = await e.call({
		method: "DELETE",
		path: r,
		needs: "Contents: write",
		expected: [404, 422]
	}), a = i.status === 422 ? re(i) : "";
	if (!(a === "" || /does not exist/i.test(a))) return a;
}
async function readTag(e, t, n) {
	let r = `${v(t)}/git/matching-refs/tags/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return N(T(Hi), i, "the tags").find((e) => e.ref === `refs/tags/${n}`)?.object.sha;
}
async function listTags(e, t, n) {
	let r = `${v(t)}/git/matching-refs/tags/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return N(T(Vi), i, "the tags").map((e) => e.ref.slice(10));
}
async function branchesFrom(e, t, n) {
	let r = n.split("/").map(encodeURIComponent).join("/"), i = `${v(t)}/git/matching-refs/heads/${r}`, { json: a } = await e.call({
		method: "GET",
		path: i,
		needs: "Contents: read"
	});
	return N(T(Vi), a, "the branches").flatMap((e) => e.ref.startsWith("refs/heads/") ? [e.ref.slice(11)] : []);
}
C({ sha: P() });
const Ui = C({ status: P() });
async function isAncestor(e, t, n, r) {
	let i = await e.call({
		method: "GET",
		path: `${v(t)}/compare/${r}...${n}`,
		needs: "Contents: read"
	});
	return N(Ui, i.json, "two commits").status === "behind";
}
const Wi = C({ commits: T(C({
	sha: P(),
	parents: T(C({ sha: P() })),
	commit: C({ message: P() })
})) });
async function commitsSince(e, t, n, r) {
	let i = [n, r].map((e) => e.split("/").map(encodeURIComponent).join("/")), a = `${v(t)}/compare/${i.join("...")}`, { json: o } = await e.call({
		method: "GET",
		path: a,
		needs: "Contents: read"
	});
	return N(Wi, o, "commits").commits.map(({ sha: e, parents: t, commit: n }) => ({
		id: e,
		parent: t[0]?.sha ?? "",
		message: n.message
	}));
}
async function poll(e, t) {
	let { clock: n, signal: r, pause: i, growth: a = 1, maxPause: o = Infinity, limit: s, pauseFirst: c } = e, l = s === void 0 ? Infinity : u(n) + s, d = i;
	for (let e = !0;; e = !1) {
		if (!e || c) {
			let e = l - u(n);
			if (e <= 0) return;
			await n.sleep(Math.min(d, e), r), d = Math.min(o, d * a);
		}
		let i = await t(Math.max(5e3, l - u(n)));
		if (i !== void 0) return i;
	}
}
// src/clients/github/runs.ts
const $ = C({
	id: E(),
	html_url: P(),
	event: P(),
	path: k(P()),
	display_title: k(P()),
	head_branch: S(P()),
	head_sha: P(),
	head_repository: k(S(C({ full_name: P() }))),
	status: S(P()),
	conclusion: k(S(P())),
	created_at: P(),
	updated_at: k(P()),
	check_suite_id: k(E())
}), toRun = (e) => ({
	id: e.id,
	url: e.html_url,
	event: e.event,
	title: e.display_title ?? "",
	workflow: e.path?.split("@")[0] ?? "",
	branch: e.head_branch ?? "",
	commit: e.head_sha,
	repository: e.head_repository?.full_name ?? "",
	status: e.status ?? "",
	conclusion: e.conclusion ?? "",
	createdAt: e.created_at,
	updatedAt: e.updated_at ?? "",
	suite: e.check_suite_id
});
async function readWorkflowRun(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${v(t)}/actions/runs/${n}`,
		needs: "Actions: read",
		expected: [404]
	});
	if (r.ok) return toRun(N($, r.json, "a run"));
}
async function runsOfPush(e, t, n) {
	let r = new URLSearchParams({
		head_sha: n.commit,
		branch: n.branch,
		event: "push"
	}), i = `${v(t)}/actions/runs?${r}`, a = await e.list({
		path: i,
		needs: "Actions: read"
	}, "workflow_runs");
	return N(T($), a, "the runs").map(toRun);
}
async function runsOfHead(e, t, n) {
	let r = `${v(t)}/actions/runs?head_sha=${encodeURIComponent(n)}`, i = await e.list({
		path: r,
		needs: "Actions: read"
	}, "workflow_runs", 1);
	return N(T($), i, "the runs").map(toRun);
}
async function listDispatchedRuns(e, t, n) {
	let r = {
		path: `${`${v(t)}/actions/workflows/${encodeURIComponent(n)}/runs`}?event=workflow_dispatch`,
		needs: "Actions: read",
		expected: [404]
	}, i = await e.list(r, "workflow_runs", 1);
	return N(T($), i, "the runs").map(toRun);
}
async function cancelRun(e, t, n) {
	let r = `${v(t)}/actions/runs/${n}/cancel`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Actions: write",
		expected: [409]
	});
}
async function runsOfCommit(e, t, n, r) {
	let i = {
		path: `${`${v(t)}/actions/workflows/${encodeURIComponent(n)}/runs`}?head_sha=${encodeURIComponent(r)}`,
		needs: "Actions: read",
		expected: [404]
	}, a = await e.list(i, "workflow_runs", 1);
	return N(T($), a, "the runs").map(toRun);
}
async function lastRuns(e, t, n) {
	let r = `${`${v(t)}/actions/workflows`}/${encodeURIComponent(n)}/runs`, i = await e.list({
		path: r,
		needs: "Actions: read",
		expected: [404]
	}, "workflow_runs", 1);
	return N(T($), i, "the runs").map(toRun);
}
const Gi = C({ workflow_run_id: E() }), Ki = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, t, r, i, a) {
	let { workflow: o, branch: s, inputs: c } = r, l = `${v(t)}/actions/workflows/${encodeURIComponent(o)}`, u = {
		method: "POST",
		path: `${l}/dispatches`,
		needs: "Actions: write"
	}, d = {
		ref: s,
		inputs: c
	}, f = await e.call({
		...u,
		json: {
			...d,
			return_run_details: !0
		},
		expected: [400, 422]
	}), p = Gi.safeParse(f.json).data;
	if (f.ok && p) return p.workflow_run_id;
	let m = !f.ok && f.text.includes("return_run_details");
	if (!f.ok && !m) throw ee(u, f);
	let h = `${l}/runs?event=workflow_dispatch&branch=${encodeURIComponent(s)}`, newest = async () => {
		let t = await e.list({
			path: h,
			needs: "Actions: read"
		}, "workflow_runs", 1);
		return N(T($), t, "the runs").map((e) => e.id);
	}, g = new Set(await newest());
	await e.call({
		...u,
		json: d
	});
	let _ = await poll({
		clock: i,
		signal: a,
		...Ki
	}, async () => (await newest()).find((e) => !g.has(e)));
	if (_ !== void 0) return _;
	throw new n("GITHUB_REFUSED", `GitHub accepted the request to run ${o}, but shows no run.`, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
// src/shared/live-site/marker.ts
const qi = ".well-known/site-deploy.json", Ji = [
	"slug",
	"environment",
	"version"
];
function sameIdentity(e, t) {
	return t !== void 0 && Ji.every((n) => e[n] === t[n]);
}
// src/shared/live-site/probe.ts
const Yi = 2e4;
function probeUrl(e, t, n = {}) {
	let { limitMs: r = Yi, maxBytes: i, newConnection: a = !1 } = n;
	return t.http.send({
		method: "GET",
		url: e,
		headers: {
			"cache-control": "no-cache",
			accept: "text/html,application/json;q=0.9,*/*;q=0.8"
		},
		follow: e.startsWith("https:") ? { to: "public" } : {},
		retry: w.never,
		idleMs: Math.min(1e4, r),
		limitMs: Math.min(Yi, r),
		maxBytes: i,
		...a && { newConnection: a },
		signal: t.signal
	});
}
// src/shared/live-site/read-live.ts
async function readLive(e, t, n = {}) {
	if (e) try {
		let r = await probeUrl(`${e}/${qi}`, t, n);
		return r.status === 200 ? markerIn(c(r.json)) : void 0;
	} catch (e) {
		if (!(e instanceof p)) throw e;
		t.log.debug(`The live site could not be read: ${e.message}`);
		return;
	}
}
const Xi = [
	"slug",
	"environment",
	"version",
	"commit",
	"digest",
	"run"
];
function markerIn(e) {
	let isText = (e) => typeof e == "string" && e.length <= 300, t = Xi.filter((t) => isText(e[t])).map((t) => [t, e[t]]), n = Object.fromEntries(t);
	if (!n.digest) return;
	let { files: r, bytes: i, list: a } = c(e.contents);
	return typeof r != "number" || typeof i != "number" ? n : {
		...n,
		contents: {
			files: r,
			bytes: i,
			...typeof a == "string" && { list: a }
		}
	};
}
// src/config/content-file.ts
const Zi = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, Qi = 1e4;
async function loadContentFile(e, t) {
	let r = await h(e, t, "content.file"), i = await a(r).catch((e) => {
		throw new n("CONTENT_FILE_INVALID", `Can't read the content file ${t}.`, { cause: e });
	});
	if (i !== void 0) return parseContentFile(i, t);
	if (t !== "content/overrides.json") throw new n("CONTENT_FILE_INVALID", `The content file ${t} does not exist.`);
}
function parseContentFile(e, t) {
	let n = new d(t, e.replace(/^\uFEFF/, "")), r = ce(n);
	if ("unreadable" in r) throw invalid(t, r.unreadable);
	let { value: i } = r, problemAt = (e, t) => n.problemAt(r.locate([e])?.key ?? 0, t);
	if (i == null) return {
		texts: new Map(),
		problemAt
	};
	if (typeof i != "object" || Array.isArray(i)) throw invalid(t, [n.problemAt(0, "expected a map of text keys to texts")]);
	let a = Object.entries(i), o = [...r.problems, ...a.flatMap(([e, t]) => findProblems(e, t, r, n))];
	if (o.length > 0) throw invalid(t, o);
	return {
		texts: new Map(a),
		problemAt
	};
}
function findProblems(e, t, n, r) {
	let i = n.locate([e]), a = JSON.stringify(e);
	return Zi.test(e) ? typeof t == "string" ? t.length > Qi ? [r.problemAt(i?.value ?? 0, `${e}: has ${t.length} characters, expected at most ${Qi}`)] : [] : [r.problemAt(i?.value ?? 0, `${e}: expected a quoted text`)] : [r.problemAt(i?.key ?? 0, `found the key ${a}, expected a text key of the form page.section.element`)];
}
function invalid(e, t) {
	return new n("CONTENT_FILE_INVALID", `The content file ${e} has ${l(t.length, "error")}.`, { problems: t });
}
// src/deploy/steps/build/environment.ts
const $i = new Set([
	"PATH HOME USER LOGNAME SHELL TMPDIR TEMP TMP LANG LANGUAGE TZ TERM CI NODE_ENV",
	"NODE_OPTIONS NO_COLOR FORCE_COLOR",
	"XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME COREPACK_HOME PNPM_HOME JAVA_HOME GOROOT",
	"GEM_HOME DOTNET_ROOT",
	"SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMDATA",
	"PROGRAMFILES",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS",
	"SSL_CERT_FILE SSL_CERT_DIR",
	"CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT GIT_SSL_CAINFO",
	"NPM_CONFIG_REGISTRY NPM_CONFIG_CACHE NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG",
	"YARN_CACHE_FOLDER",
	"NPM_CONFIG_CAFILE NPM_CONFIG_STRICT_SSL",
	"NPM_CONFIG_PROXY NPM_CONFIG_HTTP_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY",
	"GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REF GITHUB_REF_NAME GITHUB_SHA",
	"GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL",
	"RUNNER_OS RUNNER_ARCH RUNNER_TRACKING_ID"
].flatMap((e) => e.split(" ")));
function buildEnvironment(e, t, n) {
	let r = new Set(e.config.build.passEnv), i = {};
	for (let [e, n] of Object.entries(t)) {
		if (n === void 0) continue;
		let t = e.toUpperCase();
		($i.has(t) || t.startsWith("LC_") || r.has(e)) && (i[e] = t === "PATH" ? withoutNpm(n) : n);
	}
	return {
		...i,
		...e.config.build.env,
		SITE_ENVIRONMENT: e.environment,
		SITE_VERSION: e.version,
		SITE_URL: e.url ?? e.config.site.url,
		SITE_TEXT_FILE: n.texts,
		SITE_SEO_FILE: n.seo
	};
}
function withoutNpm(e) {
	let t = e.split(z.delimiter), n = t.findLastIndex((e) => z.basename(e) === "node-gyp-bin"), isNpms = (e) => z.basename(e) === "node-gyp-bin" || e.endsWith(z.join("node_modules", ".bin"));
	return t.filter((e, t) => t > n || !isNpms(e)).join(z.delimiter);
}
// src/shared/site-files.ts
function computeDigest(e, t = "") {
	let n = e.map((e) => `${e.sha256}  ${e.path}\n`);
	return `sha256:${Ne("sha256", t + n.join(""))}`;
}
// src/deploy/artifact/artifact.ts
const ea = "site-deploy-build", ta = D({
	format: fe([b(1), b(2)]),
	slug: P(),
	environment: Ot,
	version: P(),
	commit: P(),
	digest: P(),
	files: T(D({
		path: P(),
		size: O(),
		sha256: P()
	}))
});
function artifactDigest(e, t, n = 2) {
	if (n === 1) return computeDigest(t);
	let { slug: r, environment: i, version: a, commit: o } = e;
	return computeDigest(t, `${JSON.stringify({
		format: n,
		slug: r,
		environment: i,
		version: a,
		commit: o
	})}\n`);
}
async function readArtifactManifest(e) {
	let t = await h(e, ea, "The folder"), i = await Ae(z.join(t, "manifest.json"), "utf8").catch((e) => {
		throw new n("ARTIFACT_INVALID", `${ea}/manifest.json does not exist in the workspace.`, { cause: e });
	}), { data: a } = de(ta, r(i));
	if (!a) throw new n("ARTIFACT_INVALID", `${ea}/manifest.json is not a build job's manifest.`);
	if (artifactDigest(a, a.files, a.format) !== a.digest) throw new n("ARTIFACT_INVALID", `${ea}/manifest.json does not match its digest.`);
	return {
		manifest: a,
		folder: z.join(t, "site")
	};
}
function findDifferences(e, t, n) {
	return e.filter((e) => t[e] !== n[e]).map((e) => `${e}: built for ${t[e]}, but this run deploys ${n[e]}`);
}
// src/shared/child-environment.ts
const na = new Set([
	"PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR",
	"RUNNER_TRACKING_ID"
].flatMap((e) => e.split(" ")));
function childEnvironment(e, t) {
	let n = Object.entries(t).flatMap(([e, t]) => t !== void 0 && na.has(e.toUpperCase()) ? [[e, t]] : []);
	return {
		...Object.fromEntries(n),
		HOME: e,
		USERPROFILE: e,
		TMPDIR: e,
		TEMP: e,
		TMP: e,
		DOTNET_BUNDLE_EXTRACT_BASE_DIR: z.join(e, "dotnet")
	};
}
// src/deploy/steps/finish/pages/addresses.ts
function servedPath(e) {
	return /(^|\/)index\.html?$/i.test(e) ? `/${e.replace(/index\.html?$/i, "")}` : `/${e.replace(/\.html?$/i, "")}`;
}
function getAddresses(e) {
	let t = servedPath(e);
	return [
		t,
		t.replace(/(.)\/$/, "$1"),
		`/${e}`
	];
}
function pathWithoutRedirect(e, t, n) {
	let r = servedPath(e);
	if (r === "/") return r;
	let i = r.replace(/\/$/, "");
	return n === "always" ? `${i}/` : n === "never" ? i : r.endsWith("/") ? n === "auto" || t.endsWith("/") ? r : i : !n && /\.html?$/i.test(t) ? `/${e}` : i;
}
function toPageUrl(e, t) {
	return e + plain(t.replace(/^\/*/, "/")).split("/").map((e) => encodeURIComponent(e)).join("/");
}
function browserPath(e) {
	let { pathname: t } = new URL(plain(e).replace(/[%?#\\]/g, encodeURIComponent), "https://site.invalid");
	return t.replace(/(\/index)?(\.html)?\/?$/, "");
}
function plain(e) {
	try {
		return decodeURIComponent(e).normalize("NFC");
	} catch {
		return e.toWellFormed().normalize("NFC");
	}
}
// src/deploy/steps/finish/collect.ts
function collect(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
// src/deploy/steps/finish/portal/cached-content.ts
const ra = ".well-known/site-deploy-seo.json", ia = D({
	...ar.shape,
	openGraph: k(D(rr.shape)),
	social: k(D(ir.shape))
});
function formatCachedContent(e) {
	let t = e.pages.map((e) => ({
		...e,
		seo: me(ia, e.seo)
	}));
	return `${JSON.stringify({
		format: 1,
		follows: e.follows,
		pages: t
	})}\n`;
}
// src/deploy/steps/finish/seo/page-seo.ts
const aa = {
	title: "",
	description: "",
	updatedAt: "1970-01-01T00:00:00Z"
};
function parsePageSeo(e) {
	let t = de(ar, e);
	if (t.success) return t.data;
}
function readPageSeo(e, t) {
	let n = de(ar, t);
	if (n.success) return {
		seo: n.data,
		malformed: []
	};
	let { issues: r } = n.error, i = r.map((e) => ({
		field: e.path.join("."),
		message: e.message
	})), a = r.reduce((e, t) => without(e, t.path), t), o = de(ar, {
		...aa,
		pageSlug: e,
		...a
	});
	return {
		seo: o.success ? o.data : {
			...aa,
			pageSlug: e
		},
		malformed: i
	};
}
function without(e, t) {
	let [n, ...r] = t.map(String), { [n ?? ""]: i, ...a } = e;
	return r.length === 0 || typeof i != "object" || !i || Array.isArray(i) ? a : {
		...a,
		[n ?? ""]: without({ ...i }, r)
	};
}
// src/deploy/steps/finish/portal/last-content.ts
var oa = e({ readLastContent: () => readLastContent });
const sa = D({
	format: b(1),
	follows: x(),
	pages: T(D({
		slug: P(),
		lastUpdated: H,
		seo: C({}),
		freshUntil: k(H)
	}))
});
async function readLastContent(e, t) {
	let [n, r] = await Promise.all([readFromSite(e, t), readFromHost(e, t)]);
	if (!n || !r) return n ?? r;
	let i = new Map([...r.pages, ...n.pages].map((e) => [e.slug, e]));
	return {
		follows: n.follows && r.follows,
		pages: [...i.values()]
	};
}
async function storeOnHost(e, t, n) {
	let r = cacheFile(t, n);
	if (r) try {
		await ke(z.dirname(r), {
			recursive: !0,
			mode: 448
		}), await o(r, formatCachedContent(e));
	} catch (e) {
		n.log.debug(`Could not cache this deployment's metadata for the next one: ${s(e)}`);
	}
}
async function readFromSite(e, t) {
	try {
		let { status: n, text: r } = await probeUrl(`${e.url ?? e.config.site.url}/${ra}`, t, { maxBytes: 67108864 });
		return n === 200 ? parseCachedContent(r) : void 0;
	} catch (e) {
		if (!(e instanceof p)) throw e;
		t.log.debug(`Could not read the last deployment's metadata: ${e.message}`);
		return;
	}
}
async function readFromHost(e, t) {
	let n = cacheFile(e, t), r = n && await a(n).catch(() => void 0);
	if (r) return parseCachedContent(r);
}
function cacheFile(e, t) {
	if (!t.toolCache) return;
	let n = JSON.stringify([
		e.config.portal.url,
		e.config.site.id,
		e.environmentName
	]), r = Me("sha256").update(n).digest("hex").slice(0, 32);
	return z.join(t.toolCache, "site-deploy-seo", `${r}.json`);
}
function parseCachedContent(e) {
	let t = de(sa, r(e));
	if (!t.success) return;
	let n = t.data.pages.flatMap(({ seo: e, ...t }) => {
		let n = parsePageSeo(e);
		return n ? [{
			...t,
			seo: n
		}] : [];
	});
	return {
		follows: t.data.follows,
		pages: n
	};
}
// node_modules/xmlchars/xml/1.0/ed5.js
var ca = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CHAR = "	\n\r -퟿-�𐀀-􏿿", e.S = " 	\r\n", e.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NAME_CHAR = "-" + e.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.CHAR_RE = RegExp("^[" + e.CHAR + "]$", "u"), e.S_RE = RegExp("^[" + e.S + "]+$", "u"), e.NAME_START_CHAR_RE = RegExp("^[" + e.NAME_START_CHAR + "]$", "u"), e.NAME_CHAR_RE = RegExp("^[" + e.NAME_CHAR + "]$", "u"), e.NAME_RE = RegExp("^[" + e.NAME_START_CHAR + "][" + e.NAME_CHAR + "]*$", "u"), e.NMTOKEN_RE = RegExp("^[" + e.NAME_CHAR + "]+$", "u");
	var t = 9, n = 10, r = 13, i = 32;
	e.S_LIST = [
		i,
		n,
		r,
		t
	];
	function isChar(e) {
		return e >= i && e <= 55295 || e === n || e === r || e === t || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isChar = isChar;
	function isS(e) {
		return e === i || e === n || e === r || e === t;
	}
	e.isS = isS;
	function isNameStartChar(e) {
		return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNameStartChar = isNameStartChar;
	function isNameChar(e) {
		return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNameChar = isNameChar;
})), la = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CHAR = "-퟿-�𐀀-􏿿", e.RESTRICTED_CHAR = "-\b\v\f---", e.S = " 	\r\n", e.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NAME_CHAR = "-" + e.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.CHAR_RE = RegExp("^[" + e.CHAR + "]$", "u"), e.RESTRICTED_CHAR_RE = RegExp("^[" + e.RESTRICTED_CHAR + "]$", "u"), e.S_RE = RegExp("^[" + e.S + "]+$", "u"), e.NAME_START_CHAR_RE = RegExp("^[" + e.NAME_START_CHAR + "]$", "u"), e.NAME_CHAR_RE = RegExp("^[" + e.NAME_CHAR + "]$", "u"), e.NAME_RE = RegExp("^[" + e.NAME_START_CHAR + "][" + e.NAME_CHAR + "]*$", "u"), e.NMTOKEN_RE = RegExp("^[" + e.NAME_CHAR + "]+$", "u");
	var t = 9, n = 10, r = 13, i = 32;
	e.S_LIST = [
		i,
		n,
		r,
		t
	];
	function isChar(e) {
		return e >= 1 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isChar = isChar;
	function isRestrictedChar(e) {
		return e >= 1 && e <= 8 || e === 11 || e === 12 || e >= 14 && e <= 31 || e >= 127 && e <= 132 || e >= 134 && e <= 159;
	}
	e.isRestrictedChar = isRestrictedChar;
	function isCharAndNotRestricted(e) {
		return e === 9 || e === 10 || e === 13 || e > 31 && e < 127 || e === 133 || e > 159 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isCharAndNotRestricted = isCharAndNotRestricted;
	function isS(e) {
		return e === i || e === n || e === r || e === t;
	}
	e.isS = isS;
	function isNameStartChar(e) {
		return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNameStartChar = isNameStartChar;
	function isNameChar(e) {
		return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNameChar = isNameChar;
})), ua = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NC_NAME_CHAR = "-" + e.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.NC_NAME_START_CHAR_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "]$", "u"), e.NC_NAME_CHAR_RE = RegExp("^[" + e.NC_NAME_CHAR + "]$", "u"), e.NC_NAME_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "][" + e.NC_NAME_CHAR + "]*$", "u");
	function isNCNameStartChar(e) {
		return e >= 65 && e <= 90 || e === 95 || e >= 97 && e <= 122 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNCNameStartChar = isNCNameStartChar;
	function isNCNameChar(e) {
		return isNCNameStartChar(e) || e === 45 || e === 46 || e >= 48 && e <= 57 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNCNameChar = isNCNameChar;
})), da = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SaxesParser = e.EVENTS = void 0;
	let t = ca(), n = la(), r = ua();
	var i = t.isS, a = t.isChar, o = t.isNameStartChar, s = t.isNameChar, c = t.S_LIST, l = t.NAME_RE, u = n.isChar, d = r.isNCNameStartChar, f = r.isNCNameChar, p = r.NC_NAME_RE;
	let m = "http://www.w3.org/XML/1998/namespace", h = "http://www.w3.org/2000/xmlns/", g = {
		__proto__: null,
		xml: m,
		xmlns: h
	}, ee = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	}, _ = 8232, isQuote = (e) => e === 34 || e === 39, v = [34, 39], y = [
		...v,
		91,
		62
	], b = [
		...v,
		60,
		93
	], x = [
		61,
		63,
		...c
	], te = [
		...c,
		62,
		38,
		60
	];
	function nsPairCheck(e, t, n) {
		switch (t) {
			case "xml":
				n !== m && e.fail(`xml prefix must be bound to ${m}.`);
				break;
			case "xmlns": n !== h && e.fail(`xmlns prefix must be bound to ${h}.`);
		}
		switch (n) {
			case h:
				e.fail(t === "" ? `the default namespace may not be set to ${n}.` : `may not assign a prefix (even "xmlns") to the URI \
${h}.`);
				break;
			case m: switch (t) {
				case "xml": break;
				case "":
					e.fail(`the default namespace may not be set to ${n}.`);
					break;
				default: e.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(e, t) {
		for (let n of Object.keys(t)) nsPairCheck(e, n, t[n]);
	}
	let isNCName = (e) => p.test(e), isName = (e) => l.test(e);
	e.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	let S = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	var SaxesParser = class {
		constructor(e) {
			this.opt = e ?? {}, this.fragmentOpt = !!this.opt.fragment;
			let t = this.xmlnsOpt = !!this.opt.xmlns;
			if (this.trackPosition = this.opt.position !== !1, this.fileName = this.opt.fileName, t) {
				this.nameStartCheck = d, this.nameCheck = f, this.isName = isNCName, this.processAttribs = this.processAttribsNS, this.pushAttrib = this.pushAttribNS, this.ns = Object.assign({ __proto__: null }, g);
				let e = this.opt.additionalNamespaces;
				e != null && (nsMappingCheck(this, e), Object.assign(this.ns, e));
			} else this.nameStartCheck = o, this.nameCheck = s, this.isName = isName, this.processAttribs = this.processAttribsPlain, this.pushAttrib = this.pushAttribPlain;
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			], this._init();
		}
		get closed() {
			return this._closed;
		}
		_init() {
			var e;
			this.openWakaBang = "", this.text = "", this.name = "", this.piTarget = "", this.entity = "", this.q = null, this.tags = [], this.tag = null, this.topNS = null, this.chunk = "", this.chunkPosition = 0, this.i = 0, this.prevI = 0, this.carriedFromPrevious = void 0, this.forbiddenState = 0, this.attribList = [];
			let { fragmentOpt: t } = this;
			this.state = t ? 13 : 0, this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = t, this.xmlDeclPossible = !t, this.xmlDeclExpects = ["version"], this.entityReturnState = void 0;
			let { defaultXMLVersion: n } = this.opt;
			if (n === void 0) {
				if (this.opt.forceXMLVersion === !0) throw Error("forceXMLVersion set but defaultXMLVersion is not set");
				n = "1.0";
			}
			this.setXMLVersion(n), this.positionAtNewLine = 0, this.doctype = !1, this._closed = !1, this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			}, this.line = 1, this.column = 0, this.ENTITIES = Object.create(ee), (e = this.readyHandler) == null || e.call(this);
		}
		get position() {
			return this.chunkPosition + this.i;
		}
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		on(e, t) {
			this[S[e]] = t;
		}
		off(e) {
			this[S[e]] = void 0;
		}
		makeError(e) {
			let t = this.fileName ?? "";
			return this.trackPosition && (t.length > 0 && (t += ":"), t += `${this.line}:${this.column}`), t.length > 0 && (t += ": "), Error(t + e);
		}
		fail(e) {
			let t = this.makeError(e), n = this.errorHandler;
			if (n === void 0) throw t;
			return n(t), this;
		}
		write(e) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let t = !1;
			e === null ? (t = !0, e = "") : typeof e == "object" && (e = e.toString()), this.carriedFromPrevious !== void 0 && (e = `${this.carriedFromPrevious}${e}`, this.carriedFromPrevious = void 0);
			let n = e.length, r = e.charCodeAt(n - 1);
			!t && (r === 13 || r >= 55296 && r <= 56319) && (this.carriedFromPrevious = e[n - 1], n--, e = e.slice(0, n));
			let { stateTable: i } = this;
			for (this.chunk = e, this.i = 0; this.i < n;) i[this.state].call(this);
			return this.chunkPosition += n, t ? this.end() : this;
		}
		close() {
			return this.write(null);
		}
		getCode10() {
			let { chunk: e, i: t } = this;
			if (this.prevI = t, this.i = t + 1, t >= e.length) return -1;
			let n = e.charCodeAt(t);
			if (this.column++, n < 55296) {
				if (n >= 32 || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: return e.charCodeAt(t + 1) === 10 && (this.i = t + 2), this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
					default: return this.fail("disallowed character."), n;
				}
			}
			if (n > 56319) return n >= 57344 && n <= 65533 || this.fail("disallowed character."), n;
			let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
			return this.i = t + 2, r > 1114111 && this.fail("disallowed character."), r;
		}
		getCode11() {
			let { chunk: e, i: t } = this;
			if (this.prevI = t, this.i = t + 1, t >= e.length) return -1;
			let n = e.charCodeAt(t);
			if (this.column++, n < 55296) {
				if (n > 31 && n < 127 || n > 159 && n !== _ || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: {
						let n = e.charCodeAt(t + 1);
						(n === 10 || n === 133) && (this.i = t + 2);
					}
					case 133:
					case _: return this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
					default: return this.fail("disallowed character."), n;
				}
			}
			if (n > 56319) return n >= 57344 && n <= 65533 || this.fail("disallowed character."), n;
			let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
			return this.i = t + 2, r > 1114111 && this.fail("disallowed character."), r;
		}
		getCodeNorm() {
			let e = this.getCode();
			return e === -2 ? 10 : e;
		}
		unget() {
			this.i = this.prevI, this.column--;
		}
		captureTo(e) {
			let { i: t } = this, { chunk: n } = this;
			for (;;) {
				let r = this.getCode(), i = r === -2, a = i ? 10 : r;
				if (a === -1 || e.includes(a)) return this.text += n.slice(t, this.prevI), a;
				i && (this.text += `${n.slice(t, this.prevI)}\n`, t = this.i);
			}
		}
		captureToChar(e) {
			let { i: t } = this, { chunk: n } = this;
			for (;;) {
				let r = this.getCode();
				switch (r) {
					case -2:
						this.text += `${n.slice(t, this.prevI)}\n`, t = this.i, r = 10;
						break;
					case -1: return this.text += n.slice(t), !1;
				}
				if (r === e) return this.text += n.slice(t, this.prevI), !0;
			}
		}
		captureNameChars() {
			let { chunk: e, i: t } = this;
			for (;;) {
				let n = this.getCode();
				if (n === -1) return this.name += e.slice(t), -1;
				if (!s(n)) return this.name += e.slice(t, this.prevI), n === -2 ? 10 : n;
			}
		}
		skipSpaces() {
			for (;;) {
				let e = this.getCodeNorm();
				if (e === -1 || !i(e)) return e;
			}
		}
		setXMLVersion(e) {
			this.currentXMLVersion = e, e === "1.0" ? (this.isChar = a, this.getCode = this.getCode10) : (this.isChar = u, this.getCode = this.getCode11);
		}
		sBegin() {
			this.chunk.charCodeAt(0) === 65279 && (this.i++, this.column++), this.state = 1;
		}
		sBeginWhitespace() {
			let e = this.i, t = this.skipSpaces();
			switch (this.prevI !== e && (this.xmlDeclPossible = !1), t) {
				case 60:
					if (this.state = 15, this.text.length !== 0) throw Error("no-empty text at start");
					break;
				case -1: break;
				default: this.unget(), this.state = 13, this.xmlDeclPossible = !1;
			}
		}
		sDoctype() {
			var e;
			let t = this.captureTo(y);
			switch (t) {
				case 62:
					(e = this.doctypeHandler) == null || e.call(this, this.text), this.text = "", this.state = 13, this.doctype = !0;
					break;
				case -1: break;
				default: this.text += String.fromCodePoint(t), t === 91 ? this.state = 4 : isQuote(t) && (this.state = 3, this.q = t);
			}
		}
		sDoctypeQuote() {
			let e = this.q;
			this.captureToChar(e) && (this.text += String.fromCodePoint(e), this.q = null, this.state = 2);
		}
		sDTD() {
			let e = this.captureTo(b);
			e !== -1 && (this.text += String.fromCodePoint(e), e === 93 ? this.state = 2 : e === 60 ? this.state = 6 : isQuote(e) && (this.state = 5, this.q = e));
		}
		sDTDQuoted() {
			let e = this.q;
			this.captureToChar(e) && (this.text += String.fromCodePoint(e), this.state = 4, this.q = null);
		}
		sDTDOpenWaka() {
			let e = this.getCodeNorm();
			switch (this.text += String.fromCodePoint(e), e) {
				case 33:
					this.state = 7, this.openWakaBang = "";
					break;
				case 63:
					this.state = 11;
					break;
				default: this.state = 4;
			}
		}
		sDTDOpenWakaBang() {
			let e = String.fromCodePoint(this.getCodeNorm()), t = this.openWakaBang += e;
			this.text += e, t !== "-" && (this.state = t === "--" ? 8 : 4, this.openWakaBang = "");
		}
		sDTDComment() {
			this.captureToChar(45) && (this.text += "-", this.state = 9);
		}
		sDTDCommentEnding() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), this.state = e === 45 ? 10 : 8;
		}
		sDTDCommentEnded() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), e === 62 ? this.state = 4 : (this.fail("malformed comment."), this.state = 8);
		}
		sDTDPI() {
			this.captureToChar(63) && (this.text += "?", this.state = 12);
		}
		sDTDPIEnding() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), e === 62 && (this.state = 4);
		}
		sText() {
			this.tags.length === 0 ? this.handleTextOutsideRoot() : this.handleTextInRoot();
		}
		sEntity() {
			let { i: e } = this, { chunk: t } = this;
			loop: for (;;) switch (this.getCode()) {
				case -2:
					this.entity += `${t.slice(e, this.prevI)}\n`, e = this.i;
					break;
				case 59: {
					let { entityReturnState: n } = this, r = this.entity + t.slice(e, this.prevI);
					this.state = n;
					let i;
					r === "" ? (this.fail("empty entity name."), i = "&;") : (i = this.parseEntity(r), this.entity = ""), (n !== 13 || this.textHandler !== void 0) && (this.text += i);
					break loop;
				}
				case -1:
					this.entity += t.slice(e);
					break loop;
			}
		}
		sOpenWaka() {
			let e = this.getCode();
			if (o(e)) this.state = 34, this.unget(), this.xmlDeclPossible = !1;
			else switch (e) {
				case 47:
					this.state = 43, this.xmlDeclPossible = !1;
					break;
				case 33:
					this.state = 16, this.openWakaBang = "", this.xmlDeclPossible = !1;
					break;
				case 63:
					this.state = 23;
					break;
				default: this.fail("disallowed character in tag name"), this.state = 13, this.xmlDeclPossible = !1;
			}
		}
		sOpenWakaBang() {
			switch (this.openWakaBang += String.fromCodePoint(this.getCodeNorm()), this.openWakaBang) {
				case "[CDATA[":
					!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = !0), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = !0), this.state = 20, this.openWakaBang = "";
					break;
				case "--":
					this.state = 17, this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = 2, (this.doctype || this.sawRoot) && this.fail("inappropriately located doctype declaration."), this.openWakaBang = "";
					break;
				default: this.openWakaBang.length >= 7 && this.fail("incorrect syntax.");
			}
		}
		sComment() {
			this.captureToChar(45) && (this.state = 18);
		}
		sCommentEnding() {
			var e;
			let t = this.getCodeNorm();
			t === 45 ? (this.state = 19, (e = this.commentHandler) == null || e.call(this, this.text), this.text = "") : (this.text += `-${String.fromCodePoint(t)}`, this.state = 17);
		}
		sCommentEnded() {
			let e = this.getCodeNorm();
			e === 62 ? this.state = 13 : (this.fail("malformed comment."), this.text += `--${String.fromCodePoint(e)}`, this.state = 17);
		}
		sCData() {
			this.captureToChar(93) && (this.state = 21);
		}
		sCDataEnding() {
			let e = this.getCodeNorm();
			e === 93 ? this.state = 22 : (this.text += `]${String.fromCodePoint(e)}`, this.state = 20);
		}
		sCDataEnding2() {
			var e;
			let t = this.getCodeNorm();
			switch (t) {
				case 62:
					(e = this.cdataHandler) == null || e.call(this, this.text), this.text = "", this.state = 13;
					break;
				case 93:
					this.text += "]";
					break;
				default: this.text += `]]${String.fromCodePoint(t)}`, this.state = 20;
			}
		}
		sPIFirstChar() {
			let e = this.getCodeNorm();
			this.nameStartCheck(e) ? (this.piTarget += String.fromCodePoint(e), this.state = 24) : e === 63 || i(e) ? (this.fail("processing instruction without a target."), this.state = e === 63 ? 26 : 25) : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(e), this.state = 24);
		}
		sPIRest() {
			let { chunk: e, i: t } = this;
			for (;;) {
				let n = this.getCodeNorm();
				if (n === -1) {
					this.piTarget += e.slice(t);
					return;
				}
				if (!this.nameCheck(n)) {
					this.piTarget += e.slice(t, this.prevI);
					let r = n === 63;
					r || i(n) ? this.piTarget === "xml" ? (this.xmlDeclPossible || this.fail("an XML declaration must be at the start of the document."), this.state = r ? 33 : 27) : this.state = r ? 26 : 25 : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(n));
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				let e = this.getCodeNorm();
				e === 63 ? this.state = 26 : i(e) || (this.text = String.fromCodePoint(e));
			} else this.captureToChar(63) && (this.state = 26);
		}
		sPIEnding() {
			var e;
			let t = this.getCodeNorm();
			if (t === 62) {
				let { piTarget: t } = this;
				t.toLowerCase() === "xml" && this.fail("the XML declaration must appear at the start of the document."), (e = this.piHandler) == null || e.call(this, {
					target: t,
					body: this.text
				}), this.piTarget = this.text = "", this.state = 13;
			} else t === 63 ? this.text += "?" : (this.text += `?${String.fromCodePoint(t)}`, this.state = 25);
			this.xmlDeclPossible = !1;
		}
		sXMLDeclNameStart() {
			let e = this.skipSpaces();
			e === 63 ? this.state = 33 : e !== -1 && (this.state = 28, this.name = String.fromCodePoint(e));
		}
		sXMLDeclName() {
			let e = this.captureTo(x);
			if (e === 63) this.state = 33, this.name += this.text, this.text = "", this.fail("XML declaration is incomplete.");
			else if (i(e) || e === 61) {
				if (this.name += this.text, this.text = "", !this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
					case 0:
						this.fail("did not expect any more name/value pairs.");
						break;
					case 1:
						this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
						break;
					default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
				}
				this.state = e === 61 ? 30 : 29;
			}
		}
		sXMLDeclEq() {
			let e = this.getCodeNorm();
			e === 63 ? (this.state = 33, this.fail("XML declaration is incomplete.")) : i(e) || (e !== 61 && this.fail("value required."), this.state = 30);
		}
		sXMLDeclValueStart() {
			let e = this.getCodeNorm();
			e === 63 ? (this.state = 33, this.fail("XML declaration is incomplete.")) : i(e) || (isQuote(e) ? this.q = e : (this.fail("value must be quoted."), this.q = 32), this.state = 31);
		}
		sXMLDeclValue() {
			let e = this.captureTo([this.q, 63]);
			if (e === 63) {
				this.state = 33, this.text = "", this.fail("XML declaration is incomplete.");
				return;
			}
			if (e === -1) return;
			let t = this.text;
			switch (this.text = "", this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					let e = t;
					this.xmlDecl.version = e, /^1\.[0-9]+$/.test(e) ? this.opt.forceXMLVersion || this.setXMLVersion(e) : this.fail("version number must match /^1\\.[0-9]+$/.");
					break;
				}
				case "encoding":
					/^[A-Za-z][A-Za-z0-9._-]*$/.test(t) || this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/."), this.xmlDeclExpects = ["standalone"], this.xmlDecl.encoding = t;
					break;
				case "standalone": t !== "yes" && t !== "no" && this.fail("standalone value must match \"yes\" or \"no\"."), this.xmlDeclExpects = [], this.xmlDecl.standalone = t;
			}
			this.name = "", this.state = 32;
		}
		sXMLDeclSeparator() {
			let e = this.getCodeNorm();
			e === 63 ? this.state = 33 : (i(e) || (this.fail("whitespace required."), this.unget()), this.state = 27);
		}
		sXMLDeclEnding() {
			var e;
			this.getCodeNorm() === 62 ? (this.piTarget === "xml" ? this.name !== "version" && this.xmlDeclExpects.includes("version") && this.fail("XML declaration must contain a version.") : this.fail("processing instructions are not allowed before root."), (e = this.xmldeclHandler) == null || e.call(this, this.xmlDecl), this.name = "", this.piTarget = this.text = "", this.state = 13) : this.fail("The character ? is disallowed anywhere in XML declarations."), this.xmlDeclPossible = !1;
		}
		sOpenTag() {
			var e;
			let t = this.captureNameChars();
			if (t === -1) return;
			let n = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			switch (this.name = "", this.xmlnsOpt && (this.topNS = n.ns = Object.create(null)), (e = this.openTagStartHandler) == null || e.call(this, n), this.sawRoot = !0, !this.fragmentOpt && this.closedRoot && this.fail("documents may contain only one root."), t) {
				case 62:
					this.openTag();
					break;
				case 47:
					this.state = 35;
					break;
				default: i(t) || this.fail("disallowed character in tag name."), this.state = 36;
			}
		}
		sOpenTagSlash() {
			this.getCode() === 62 ? this.openSelfClosingTag() : (this.fail("forward-slash in opening tag not followed by >."), this.state = 36);
		}
		sAttrib() {
			let e = this.skipSpaces();
			e !== -1 && (o(e) ? (this.unget(), this.state = 37) : e === 62 ? this.openTag() : e === 47 ? this.state = 35 : this.fail("disallowed character in attribute name."));
		}
		sAttribName() {
			let e = this.captureNameChars();
			e === 61 ? this.state = 39 : i(e) ? this.state = 38 : e === 62 ? (this.fail("attribute without value."), this.pushAttrib(this.name, this.name), this.name = this.text = "", this.openTag()) : e !== -1 && this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			let e = this.skipSpaces();
			switch (e) {
				case -1: return;
				case 61:
					this.state = 39;
					break;
				default: this.fail("attribute without value."), this.text = "", this.name = "", e === 62 ? this.openTag() : o(e) ? (this.unget(), this.state = 37) : (this.fail("disallowed character in attribute name."), this.state = 36);
			}
		}
		sAttribValue() {
			let e = this.getCodeNorm();
			isQuote(e) ? (this.q = e, this.state = 40) : i(e) || (this.fail("unquoted attribute value."), this.state = 42, this.unget());
		}
		sAttribValueQuoted() {
			let { q: e, chunk: t } = this, { i: n } = this;
			for (;;) switch (this.getCode()) {
				case e:
					this.pushAttrib(this.name, this.text + t.slice(n, this.prevI)), this.name = this.text = "", this.q = null, this.state = 41;
					return;
				case 38:
					this.text += t.slice(n, this.prevI), this.state = 14, this.entityReturnState = 40;
					return;
				case 10:
				case -2:
				case 9:
					this.text += `${t.slice(n, this.prevI)} `, n = this.i;
					break;
				case 60:
					this.text += t.slice(n, this.prevI), this.fail("disallowed character.");
					return;
				case -1:
					this.text += t.slice(n);
					return;
			}
		}
		sAttribValueClosed() {
			let e = this.getCodeNorm();
			i(e) ? this.state = 36 : e === 62 ? this.openTag() : e === 47 ? this.state = 35 : o(e) ? (this.fail("no whitespace between attributes."), this.unget(), this.state = 37) : this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			let e = this.captureTo(te);
			switch (e) {
				case 38:
					this.state = 14, this.entityReturnState = 42;
					break;
				case 60:
					this.fail("disallowed character.");
					break;
				case -1: break;
				default: this.text.includes("]]>") && this.fail("the string \"]]>\" is disallowed in char data."), this.pushAttrib(this.name, this.text), this.name = this.text = "", e === 62 ? this.openTag() : this.state = 36;
			}
		}
		sCloseTag() {
			let e = this.captureNameChars();
			e === 62 ? this.closeTag() : i(e) ? this.state = 44 : e !== -1 && this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case 62:
					this.closeTag();
					break;
				case -1: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: e, forbiddenState: t } = this, { chunk: n, textHandler: r } = this;
			scanLoop: for (;;) switch (this.getCode()) {
				case 60:
					if (this.state = 15, r !== void 0) {
						let { text: t } = this, i = n.slice(e, this.prevI);
						t.length === 0 ? i.length !== 0 && r(i) : (r(t + i), this.text = "");
					}
					t = 0;
					break scanLoop;
				case 38:
					this.state = 14, this.entityReturnState = 13, r !== void 0 && (this.text += n.slice(e, this.prevI)), t = 0;
					break scanLoop;
				case 93:
					switch (t) {
						case 0:
							t = 1;
							break;
						case 1:
							t = 2;
							break;
						case 2: break;
						default: throw Error("impossible state");
					}
					break;
				case 62:
					t === 2 && this.fail("the string \"]]>\" is disallowed in char data."), t = 0;
					break;
				case -2:
					r !== void 0 && (this.text += `${n.slice(e, this.prevI)}\n`), e = this.i, t = 0;
					break;
				case -1:
					r !== void 0 && (this.text += n.slice(e));
					break scanLoop;
				default: t = 0;
			}
			this.forbiddenState = t;
		}
		handleTextOutsideRoot() {
			let { i: e } = this, { chunk: t, textHandler: n } = this, r = !1;
			outRootLoop: for (;;) {
				let a = this.getCode();
				switch (a) {
					case 60:
						if (this.state = 15, n !== void 0) {
							let { text: r } = this, i = t.slice(e, this.prevI);
							r.length === 0 ? i.length !== 0 && n(i) : (n(r + i), this.text = "");
						}
						break outRootLoop;
					case 38:
						this.state = 14, this.entityReturnState = 13, n !== void 0 && (this.text += t.slice(e, this.prevI)), r = !0;
						break outRootLoop;
					case -2:
						n !== void 0 && (this.text += `${t.slice(e, this.prevI)}\n`), e = this.i;
						break;
					case -1:
						n !== void 0 && (this.text += t.slice(e));
						break outRootLoop;
					default: i(a) || (r = !0);
				}
			}
			r && (!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = !0), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = !0));
		}
		pushAttribNS(e, t) {
			var n;
			let { prefix: r, local: i } = this.qname(e), a = {
				name: e,
				prefix: r,
				local: i,
				value: t
			};
			if (this.attribList.push(a), (n = this.attributeHandler) == null || n.call(this, a), r === "xmlns") {
				let e = t.trim();
				this.currentXMLVersion === "1.0" && e === "" && this.fail("invalid attempt to undefine prefix in XML 1.0"), this.topNS[i] = e, nsPairCheck(this, i, e);
			} else if (e === "xmlns") {
				let e = t.trim();
				this.topNS[""] = e, nsPairCheck(this, "", e);
			}
		}
		pushAttribPlain(e, t) {
			var n;
			let r = {
				name: e,
				value: t
			};
			this.attribList.push(r), (n = this.attributeHandler) == null || n.call(this, r);
		}
		end() {
			var e, t;
			this.sawRoot || this.fail("document must contain a root element.");
			let { tags: n } = this;
			for (; n.length > 0;) {
				let e = n.pop();
				this.fail(`unclosed tag: ${e.name}`);
			}
			this.state !== 0 && this.state !== 13 && this.fail("unexpected end.");
			let { text: r } = this;
			return r.length !== 0 && ((e = this.textHandler) == null || e.call(this, r), this.text = ""), this._closed = !0, (t = this.endHandler) == null || t.call(this), this._init(), this;
		}
		resolve(e) {
			var t;
			let n = this.topNS[e];
			if (n !== void 0) return n;
			let { tags: r } = this;
			for (let t = r.length - 1; t >= 0; t--) if (n = r[t].ns[e], n !== void 0) return n;
			return n = this.ns[e], n === void 0 ? (t = this.opt).resolvePrefix?.call(t, e) : n;
		}
		qname(e) {
			let t = e.indexOf(":");
			if (t === -1) return {
				prefix: "",
				local: e
			};
			let n = e.slice(t + 1), r = e.slice(0, t);
			return (r === "" || n === "" || n.includes(":")) && this.fail(`malformed name: ${e}.`), {
				prefix: r,
				local: n
			};
		}
		processAttribsNS() {
			let { attribList: e } = this, t = this.tag;
			{
				let { prefix: e, local: n } = this.qname(t.name);
				t.prefix = e, t.local = n;
				let r = t.uri = this.resolve(e) ?? "";
				e !== "" && (e === "xmlns" && this.fail("tags may not have \"xmlns\" as prefix."), r === "" && (this.fail(`unbound namespace prefix: ${JSON.stringify(e)}.`), t.uri = e));
			}
			if (e.length === 0) return;
			let { attributes: n } = t, r = new Set();
			for (let t of e) {
				let { name: e, prefix: i, local: a } = t, o, s;
				i === "" ? (o = e === "xmlns" ? h : "", s = e) : (o = this.resolve(i), o === void 0 && (this.fail(`unbound namespace prefix: ${JSON.stringify(i)}.`), o = i), s = `{${o}}${a}`), r.has(s) && this.fail(`duplicate attribute: ${s}.`), r.add(s), t.uri = o, n[e] = t;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			let { attribList: e } = this, t = this.tag.attributes;
			for (let { name: n, value: r } of e) t[n] !== void 0 && this.fail(`duplicate attribute: ${n}.`), t[n] = r;
			this.attribList = [];
		}
		openTag() {
			var e;
			this.processAttribs();
			let { tags: t } = this, n = this.tag;
			n.isSelfClosing = !1, (e = this.openTagHandler) == null || e.call(this, n), t.push(n), this.state = 13, this.name = "";
		}
		openSelfClosingTag() {
			var e, t;
			this.processAttribs();
			let { tags: n } = this, r = this.tag;
			r.isSelfClosing = !0, (e = this.openTagHandler) == null || e.call(this, r), (t = this.closeTagHandler) == null || t.call(this, r), (this.tag = n[n.length - 1] ?? null) === null && (this.closedRoot = !0), this.state = 13, this.name = "";
		}
		closeTag() {
			let { tags: e, name: t } = this;
			if (this.state = 13, this.name = "", t === "") {
				this.fail("weird empty close tag."), this.text += "</>";
				return;
			}
			let n = this.closeTagHandler, r = e.length;
			for (; r-- > 0;) {
				let r = this.tag = e.pop();
				if (this.topNS = r.ns, n?.(r), r.name === t) break;
				this.fail("unexpected close tag.");
			}
			r === 0 ? this.closedRoot = !0 : r < 0 && (this.fail(`unmatched closing tag: ${t}.`), this.text += `</${t}>`);
		}
		parseEntity(e) {
			if (e[0] !== "#") {
				let t = this.ENTITIES[e];
				return t === void 0 ? (this.fail(this.isName(e) ? "undefined entity." : "disallowed character in entity name."), `&${e};`) : t;
			}
			let t = NaN;
			return e[1] === "x" && /^#x[0-9a-f]+$/i.test(e) ? t = parseInt(e.slice(2), 16) : /^#[0-9]+$/.test(e) && (t = parseInt(e.slice(1), 10)), this.isChar(t) ? String.fromCodePoint(t) : (this.fail("malformed character entity."), `&${e};`);
		}
	};
	e.SaxesParser = SaxesParser;
}))();
function escapeXml(e) {
	return e.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`);
}
// src/deploy/steps/finish/sitemap/extensions.ts
const fa = {
	"http://www.google.com/schemas/sitemap-image/1.1": "image",
	"http://www.google.com/schemas/sitemap-video/1.1": "video",
	"http://www.google.com/schemas/sitemap-news/0.9": "news",
	"http://www.w3.org/1999/xhtml": "xhtml"
};
var ExtensionWriter = class {
	#e = "";
	#t = 0;
	get isInside() {
		return this.#t > 0;
	}
	open(e) {
		let { local: t, uri: n, attributes: r } = e;
		this.#t += 1;
		let i = Object.values(r).filter((e) => e.prefix !== "xmlns" && e.name !== "xmlns").map((e) => ` ${e.name}="${escapeXml(e.value)}"`);
		this.#e += `<${formatName(t, n)}${i.join("")}>`;
	}
	text(e) {
		this.#e += escapeXml(e);
	}
	close(e) {
		--this.#t, this.#e += `</${formatName(e.local, e.uri)}>`;
	}
	take() {
		let e = this.#e.replace(/>\s+</g, "><").trim();
		return this.#e = "", e;
	}
};
function formatName(e, t) {
	return `${fa[t] ?? "unknown"}:${e}`;
}
// src/deploy/steps/finish/sitemap/read.ts
const pa = "http://www.sitemaps.org/schemas/sitemap/0.9", ma = [
	"loc",
	"lastmod",
	"changefreq",
	"priority"
], ha = /^(always|hourly|daily|weekly|monthly|yearly|never)$/, ga = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/, _a = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
var TooDeep = class extends Error {
	name = "TooDeep";
};
function readSitemap(e) {
	let t = [], n = [], r = [], i = [], a = {}, o = "", s = new ExtensionWriter(), c = new da.SaxesParser({
		xmlns: !0,
		position: !0
	}), report = (e) => r.push(`line ${c.line}: ${e}`);
	c.on("error", (e) => r.push(e.message)), c.on("opentag", (e) => {
		let { local: t, uri: n } = e;
		if (i.length === 16) throw report("elements are nested more than 16 levels deep"), new TooDeep();
		i.push(n === pa ? t : `{${n}}${t}`), o = "";
		let r = i.length === 3 && i[1] === "url" && n in fa;
		(s.isInside || r) && s.open(e), i.length === 1 && i[0] !== "urlset" && report(`<${t}> in place of <urlset xmlns="${pa}">`), i.length === 2 && n === pa && t !== "url" && report(`<${t}> in place of <url>`), i.length === 2 && (a = {}), i.length === 3 && n === pa && !ma.some((e) => e === t) && report(`<${t}> in <url>`);
	}), c.on("text", (e) => {
		o += e, s.isInside && s.text(e);
	}), c.on("cdata", (e) => {
		o += e, s.isInside && s.text(e);
	}), c.on("closetag", (e) => {
		s.isInside && s.close(e);
		let r = i.pop(), l = ma.find((e) => e === r);
		if (i.length === 2 && l && (l in a && report(`<${l}> a second time in <url>`), a[l] = o.trim()), i.length !== 1 || r !== "url") return;
		let { loc: u, ...d } = a, f = s.take();
		if (u === void 0) t.push(`line ${c.line}: <url> has no <loc>`);
		else if (!URL.canParse(u) || [...u].length > 2048) t.push(`line ${c.line}: <loc> "${u.slice(0, 80)}" is not an address`);
		else {
			let e = withoutWrong(d, (e) => t.push(`line ${c.line}: ${e}`));
			n.push({
				loc: u,
				...e,
				...f !== "" && { extensions: f }
			});
		}
	}), read(c, e);
	let [l] = r;
	return l ? { problem: l } : {
		entries: n,
		wrong: t
	};
}
function readSitemapIndex(e) {
	let t = [], n = [], r = !0, i = "", a = new da.SaxesParser({ xmlns: !0 });
	if (a.on("error", () => {
		r = !1;
	}), a.on("opentag", (e) => {
		if (n.length === 16) throw r = !1, new TooDeep();
		n.push(e.uri === pa ? e.local : ""), i = "";
	}), a.on("text", (e) => {
		i += e;
	}), a.on("closetag", () => {
		n.join("/") === "sitemapindex/sitemap/loc" && t.push(i.trim()), n.pop();
	}), read(a, e), r && /<(?:\w+:)?sitemapindex\b/.test(e)) return t;
}
function read(e, t) {
	try {
		e.write(t.replace(/^\uFEFF/, "")).close();
	} catch (e) {
		if (!(e instanceof TooDeep)) throw e;
	}
}
function withoutWrong(e, t) {
	let { lastmod: n, changefreq: r, priority: i } = e, right = (e, n, r, i) => n === void 0 ? {} : r(n) ? { [e]: n } : (t(`<${e}> "${n.slice(0, 80)}" is not ${i}`), {});
	return {
		...right("lastmod", n, isDate, "a date"),
		...right("changefreq", r, (e) => ha.test(e), "a value that the protocol defines"),
		...right("priority", i, (e) => _a.test(e) && inRange(Number(e)), "from 0 to 1")
	};
}
function isDate(e) {
	let t = new Date(`${e.slice(0, 10)}T00:00:00Z`);
	return ga.test(e) && !Number.isNaN(t.getTime()) && t.toISOString().startsWith(e.slice(0, 10));
}
function inRange(e) {
	return e >= 0 && e <= 1;
}
// src/deploy/steps/finish/sitemap/built-sitemaps.ts
var va = e({
	pathIn: () => pathIn,
	readBuiltSitemaps: () => readBuiltSitemaps,
	sitemapLine: () => ba
});
const ya = [
	"sitemap.xml",
	"sitemap-index.xml",
	"sitemap_index.xml",
	"sitemapindex.xml",
	"sitemap-0.xml"
];
function readBuiltSitemaps(e, t, n) {
	let r = [], i = [], a = new Set(), o = [...(t ?? "").matchAll(ba)].flatMap(([, e = ""]) => pathIn(e, n) ?? []), s = [...ya, ...o];
	for (let t of s) {
		let o = t.replace(/\.gz$/, "");
		if (a.has(o)) continue;
		a.add(o);
		let [c, l] = [e(o), e(`${o}.gz`)], u = c?.toString() ?? (l && unpack(l)), d = {
			path: o,
			isPlain: !!c,
			isCompressed: !!l
		};
		if (u === void 0) {
			l && i.push(`${o}.gz cannot be unpacked`);
			continue;
		}
		let f = readSitemapIndex(u);
		if (f) {
			r.push({
				...d,
				entries: void 0
			}), s.push(...f.flatMap((e) => pathIn(e, n) ?? []));
			continue;
		}
		let p = readSitemap(u);
		"problem" in p ? i.push(`${o} is not valid (${p.problem})`) : r.push({
			...d,
			entries: p.entries
		});
	}
	return {
		sitemaps: r,
		problems: i
	};
}
const ba = /^[\t ]*sitemap[\t ]*:[\t ]*(\S+)[^\r\n]*(?:\r?\n|$)/gim;
function pathIn(e, t) {
	if (!URL.canParse(e, t)) return;
	let n = new URL(e, t);
	if (n.origin === t) try {
		return decodeURIComponent(n.pathname).slice(1);
	} catch {
		return;
	}
}
function unpack(e) {
	try {
		return Fe(e, { maxOutputLength: 52428800 }).toString();
	} catch {
		return;
	}
}
export { Ii as $, hasModules as $t, probeUrl as A, unassignIssue as At, runsOfPush as B, ot as Bt, readArtifactManifest as C, updateComment as Ct, loadContentFile as D, listIssues as Dt, withoutNpm as E, closeIssue as Et, lastRuns as F, keyOffsets as Ft, createBranch as G, decodePart as Gt, commitsSince as H, beginning as Ht, listDispatchedRuns as I, parseKeys as It, listBranches as J, B as Jt, createRef as K, detectCharset as Kt, readWorkflowRun as L, readValue as Lt, sameIdentity as M, carriedKeys as Mt, cancelRun as N, dataOffsets as Nt, parseContentFile as O, openIssue as Ot, dispatchWorkflow as P, isData as Pt, findDeployWorkflows as Q, detectFramework as Qt, runsOfCommit as R, TooDeep$1 as Rt, findDifferences as S, readComments as St, buildEnvironment as T, belongs as Tt, isAncestor as U, it as Ut, poll as V, ut as Vt, branchesFrom as W, declaresUtf8 as Wt, readTag as X, decodeHTML as Xt, listTags as Y, HtmlEntityDecoder as Yt, deploymentWorkflow as Z, Be as Zt, servedPath as _, readBytes as _t, fa as a, paced as an, Yn as at, artifactDigest as b, createComment as bt, storeOnHost as c, nn as ct, formatCachedContent as d, isClosed as dt, buildHoldScript as en, PortalClient as et, collect as f, tn as ft, plain as g, readBranchHead as gt, pathWithoutRedirect as h, pointBranch as ht, readSitemap as i, startWorkers as in, countCharacters as it, qi as j, PageReader as jt, readLive as k, readTimeline as kt, readPageSeo as l, sn as lt, getAddresses as m, listTree as mt, pathIn as n, Ie as nn, ri as nt, escapeXml as o, K as ot, browserPath as p, takesTurn as pt, deleteBranch as q, isUtf16 as qt, ba as r, answerTasks as rn, seoWarnings as rt, oa as s, rn as st, va as t, Le as tn, oi as tt, ra as u, an as ut, toPageUrl as v, readCommit as vt, computeDigest as w, assignIssue as wt, ea as x, deleteComment as xt, childEnvironment as y, readCommitFiles as yt, runsOfHead as z, at as zt };
