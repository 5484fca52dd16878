import { r as e, t } from "./rolldown-runtime.js";
import { Ct as n, D as r, Et as i, Ft as a, Ht as o, Lt as s, Nt as c, Pt as l, X as u, Z as d, _t as f, p, v as m, vt as h } from "./shared.js";
import { A as g, B as _, C as v, D as y, E as b, F as x, G as S, H as C, L as w, M as T, N as E, O as D, P as O, R as ee, S as te, T as k, U as A, V as ne, W as re, _ as ie, h as j, i as ae, j as M, m as oe, p as se, q as ce, v as N, w as le, x as P, y as F } from "./config.js";
import { c as ue, d as de, l as fe, p as I, s as pe, u as me } from "./session.js";
const { Worker: he, parentPort: ge } = globalThis.process.getBuiltinModule("node:worker_threads"), { closeSync: _e, existsSync: ve, fstatSync: ye, openSync: be, readSync: xe } = globalThis.process.getBuiltinModule("node:fs"), { readFile: Se, stat: Ce } = globalThis.process.getBuiltinModule("node:fs/promises"), { setImmediate: we, setTimeout: Te } = globalThis.process.getBuiltinModule("node:timers/promises"), { hash: Ee } = globalThis.process.getBuiltinModule("node:crypto"), { isUtf8: De } = globalThis.process.getBuiltinModule("node:buffer"), { gunzipSync: Oe } = globalThis.process.getBuiltinModule("node:zlib"), { spawn: ke } = globalThis.process.getBuiltinModule("node:child_process"), L = globalThis.process.getBuiltinModule("node:path"), { StringDecoder: Ae } = globalThis.process.getBuiltinModule("node:string_decoder");
function paced(e) {
	let t = performance.now();
	return async () => {
		performance.now() - t < 20 || (await we(), e.throwIfAborted(), t = performance.now());
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
	].map((e) => new URL(e, import.meta.url)), n = t.find((e) => ve(e));
	if (n) return n;
	throw new s("INTERNAL", `Found no file for the worker threads of ${e}: ${t.map(String).join(", ")}.`);
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
		this.#a = a, this.#t = transferOf, this.#i.promise.catch(() => void 0), a.addEventListener("abort", this.#o, { once: !0 }), this.#e = Array.from({ length: n }, (t, n) => this.#c(new he(e, {
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
		return e.on("error", (e) => this.#i.reject(e)), e.on("exit", () => this.#i.reject(new s("INTERNAL", "A worker thread exited early."))), e.on("message", (e) => {
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
	ge?.on("message", async (n) => {
		try {
			let r = await e(n.task);
			ge?.postMessage({
				number: n.number,
				result: r
			}, t(r));
		} catch (e) {
			ge?.postMessage({ error: sent(e) });
		}
	});
}
function sent(e) {
	if (!(e instanceof s)) return { defect: e };
	let { code: t, message: n, remedy: r, facts: i, problems: a } = e;
	return {
		code: t,
		message: n,
		remedy: r,
		facts: i,
		problems: a
	};
}
function received(e) {
	return "defect" in e ? e.defect : new s(e.code, e.message, e);
}
// src/deploy/steps/finish/browser/scripts.ts
const je = {
	path: "site-deploy-text.js",
	text: "const e=`area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr`.split(` `),t=`script style xmp iframe noembed noframes plaintext noscript`.split(` `),n=`html head body frameset table tbody thead tfoot tr colgroup select optgroup template`.split(` `),r=new Set([...e,...t,...n]);(()=>{let e=1500,t=[`alt`,`title`,`placeholder`,`aria-label`,`content`],n=`data-text-key`,i=[n,...t.map(e=>`${n}-${e}`)],a=`[${i.join(`],[`)}]`,o=new Map,s={},c=new Map,l=document.currentScript?.dataset.page,u;try{u=new CSSStyleSheet,u.replaceSync(`[${n}]{visibility:hidden}`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,u]}catch{}let d=()=>{u&&(document.adoptedStyleSheets=document.adoptedStyleSheets.filter(e=>e!==u))};setTimeout(d,e);let f=async t=>{try{let n=`/api/v1/pages/${encodeURIComponent(t)}/text`,r=await fetch(n,{signal:AbortSignal.timeout(e)}),i=r.ok?await r.json():{};for(let[e,t]of Object.entries(i.texts||{}))typeof t==`string`&&o.set(e,t);v(document)}catch{}},p=e=>{c.has(e)||c.set(e,f(e))},m=(e,t,n)=>{let r=e.getAttribute(t);if(!r)return;let i=o.get(r);if(i===void 0&&p(r.split(`.`)[0]),i!==void 0&&(s[r]??=n===i?`built`:`ours`),s[r]===`ours`&&n!==i)return i},h=(e,t)=>{e.data!==t&&(e.data=t)},g=(e,t)=>{let r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),i=[];for(let t=r.nextNode();t;t=r.nextNode())t.parentElement?.closest(`[${n}]`)===e&&i.push(t);let o=i.filter(t=>t.parentNode===e),s=o.find(e=>e.data.trim()!==``)||o[0]||e.insertBefore(new Text,e.firstChild);for(let e of i)e!==s&&h(e,``);h(s,t);for(let t of e.children)!t.matches(a)&&!t.querySelector(a)&&t.style.setProperty(`display`,`none`,`important`)},_=e=>{let i=m(e,n,e.textContent);i!==void 0&&!r.has(e.localName)&&g(e,i);for(let r of t){let t=m(e,`${n}-${r}`,e.getAttribute(r)),i=e instanceof HTMLMetaElement&&e.httpEquiv;t!==void 0&&!i&&e.setAttribute(r,t)}},v=e=>{if(!(`querySelectorAll`in e))return;let t=e;`matches`in t&&t.matches(a)&&_(t),t.querySelectorAll(a).forEach(_)};new MutationObserver(e=>{for(let{target:t,addedNodes:n}of e){let e=(`closest`in t?t:t.parentElement)?.closest(a);e&&_(e),n.forEach(v)}}).observe(document,{subtree:!0,childList:!0,characterData:!0,attributeFilter:[...t,...i]}),l&&p(l);let y=()=>{v(document),Promise.all(c.values()).then(d)};document.readyState===`loading`?document.addEventListener(`readystatechange`,y,{once:!0}):y()})();\n"
}, Me = buildHoldScript([]);
function buildHoldScript(e) {
	return {
		path: "site-deploy-head.js",
		text: `{const groups=${JSON.stringify(e)};(()=>{let{head:e}=document,t=JSON.parse(document.currentScript?.dataset.hold),n=[\`name\`,\`property\`,\`rel\`,\`type\`],r=e=>e.trim().replace(/\\s+/g,\` \`).replace(/(\\/index)?(\\.html)?\\/?\$/,\`\`),i={[r(location.pathname)]:t},a={},o=[{},t[1]],s=[],c,l=0,u,d,f,p,m=e=>n.find(t=>e.getAttribute(t)),h=e=>({META:\`content\`,LINK:\`href\`})[e.tagName],g=e=>{let n=m(e);try{if(n!==\`type\`)return e.getAttribute(n)??e.tagName;let r=JSON.parse(e.textContent);return[r[\`@graph\`]??r].flat().flatMap(e=>e[\`@type\`]).find(e=>d?.[e]??t[0][e])}catch{}},_=(n,i,a)=>{let o=25+(a-l)/1e3;p[n]??=0;let[c,g,..._]=(p[n]>o?[]:d?.[n])??[],v=g,y;for(let e of i)e.note.want===t[0][n]?.[1]&&(e.note.want=t[0][n]?.[2]),(!y||e.note.at>=y.note.at)&&(y=e);let b=y?.note.want;if(b!==void 0&&y.note.at>=l&&!_.some(e=>r(e)===r(b))&&(a>=u?v=n===\`robots\`?\`\${b}, \${v}\`:b:f>1e3&&d?.[n]?.push(b)),v&&!y&&document.readyState!==\`loading\`){let[t,r,a=n]=c.split(\` \`);y=e.appendChild(document.createElement(t)),r&&y.setAttribute(r,a),y.note={text:\`\`,at:0},i.push(y)}for(let t of i){let r=c?t===y?v:void 0:t.note.want,i=t.note.want===void 0;if(r===t.note.text||!c&&i&&a-l<1e3)continue;p[n]++;let o=r===void 0,u=o?m(t):h(t),d=document.createElement(\`p\`),g=t.getAttribute(u);o?(f>1e3||t.note.at)&&s.push(()=>u?t.setAttribute(u,g):e.append(...d.childNodes)):t.note.text=r,o&&i?t.remove():r===\`\`&&u?t.removeAttribute(u):u?t.setAttribute(u,r??\`muted\`):o?d.append(t):t.firstChild?t.firstChild.nodeValue=r:t.append(r)}!c||p[n]<=o||(p[n]=1/0,console.warn(\`site-deploy gave up \${n}\`))},v=e=>i[e]??=(async()=>{let t=decodeURI(e),n=0;for(let e of t)n=(n*31+e.codePointAt(0))%9973;let r=groups[n%groups.length];return a[r]??=fetch(\`/site-deploy-head/\${r}.json\`,{redirect:\`error\`}).then(e=>e.json()),(await a[r])[t]??o})().catch(()=>o),y=async t=>{let n=Date.now(),i=r(location.pathname),a=l,o=i!==c;if(o)[c,l,u,d,p]=[i,n,0,void 0,{}];else if(t?.every(({target:t})=>!e.contains(t)))return;let m={};for(let e of document.querySelectorAll(\`head>title,meta,link,script[type*=ld]\`)){let t=h(e),r=(t?e.getAttribute(t):e.textContent)??\`\`,i=g(e);m[i]??=[],m[i].push(e),e.note?.text!==r&&(e.note={text:r,want:r,at:a&&n},a&&!u&&(u=n+f,setTimeout(y,f)))}if(o){let[e,t=1e3,n=i]=await v(i);if(i!==c)return;for(let e of s.splice(0))e();d=n===i?e:{},f=t,setTimeout(y,1e3),y()}else if(d)for(let e in{...m,...d})_(e,m[e]??[],n);b.takeRecords()},b=new MutationObserver(y);b.observe(document,{childList:!0,subtree:!0,characterData:!0,attributeFilter:[...n,\`content\`,\`href\`]});let x=()=>void y([]);window.navigation?navigation.addEventListener(\`currententrychange\`,x):setInterval(x,300),y()})();}\n`
	};
}
// src/deploy/steps/finish/hold/frameworks.ts
const Ne = [
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
], Pe = /<app-root\b|<div[^>]*\bid=(["']?)(?:root|app|q-app|svelte)\1[^>]*>\s*<\/div>/i, Fe = {
	name: "an application",
	rendersHead: !0
};
function detectFramework(e) {
	if (!e.includes("<script")) return;
	let [t] = Ne.find(([, ...t]) => t.some((t) => e.includes(t))) ?? [];
	if (t) return {
		name: t,
		rendersHead: !1
	};
	if (e.byteLength < Ie && Pe.test(e.toString("latin1"))) return Fe;
}
function hasModules(e) {
	return /<script[^>]*\stype=["']?module\b/i.test(e.toString("latin1")) && !e.includes("/_astro/");
}
const Ie = 32768, Le = [
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
	return isInvalidCodePoint(e) ? 65533 : e >= 128 && e <= 159 && Le[e - 128] || e;
}
function codePointToString(e) {
	return e - 1 >>> 0 < 127 || e - 160 >>> 0 < 55136 ? String.fromCharCode(e) : String.fromCodePoint(replaceCodePoint(e));
}
// node_modules/entities/dist/generated/decode-data-html.js
const Re = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"], ze = 2654435761, Be = 2246822507, Ve = (() => {
	let e = new Uint8Array(128);
	for (let t = 48; t <= 57; t++) e[t] = t - 47;
	for (let t = 65; t <= 90; t++) e[t] = t - 54;
	for (let t = 97; t <= 122; t++) e[t] = t - 60;
	return e;
})();
function exactKey(e, t, n) {
	return e.charCodeAt(t) << 25 | e.charCodeAt(t + 1) << 18 | e.charCodeAt(t + n - 2) << 11 | Ve[e.charCodeAt(t + n - 1)] << 5 | n;
}
function pairIndex(e, t) {
	return (e * 3 << 3 ^ t) & 1023;
}
function bucketOne(e, t) {
	return (Math.imul(e, ze) >>> 16) * t >>> 16;
}
function bucketTwo(e, t) {
	return (Math.imul(e, Be) >>> 16) * t >>> 16;
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
var R;
(function(e) {
	e[e.Legacy = 0] = "Legacy", e[e.Strict = 1] = "Strict", e[e.Attribute = 2] = "Attribute";
})(R ||= {});
const z = initDecodeData(Re), B = z.keys, V = z.buckets, He = z.slotMidOff, H = z.lengthBits, U = z.middles, W = z.slotValue, G = z.values;
function emitHtmlValue(e) {
	let t = e >> 2;
	return e & 1 ? G.slice(t, t + (e & 1) + 1) : G.charAt(t);
}
function findSlotHtml(e, t, n) {
	let r = e.charCodeAt(t), i = e.charCodeAt(t + 1), a = e.charCodeAt(t + n - 2), o = e.charCodeAt(t + n - 1);
	if ((r | i | a | o) > 127) return -1;
	let s = r << 25 | i << 18 | a << 11 | Ve[o] << 5 | n, c = 2 * ((Math.imul(s, ze) >>> 16) * V >>> 16);
	for (let r = 0;; r++) {
		if (B[c] === s && (n <= 4 || isMidMatchHtml(c, e, t, n))) return c;
		if (B[c + 1] === s && (n <= 4 || isMidMatchHtml(c + 1, e, t, n))) return c + 1;
		if (r === 1) return -1;
		c = 2 * ((Math.imul(s, Be) >>> 16) * V >>> 16);
	}
}
function isMidMatchHtml(e, t, n, r) {
	let i = He[e], a = n + 2, o = n + r - 2;
	for (; a + 1 < o;) {
		if ((t.charCodeAt(a) | t.charCodeAt(a + 1) << 16) !== U[i++]) return !1;
		a += 2;
	}
	return a === o || t.charCodeAt(a) === (U[i] & 65535);
}
const Ue = 2047;
let We = 0;
function unpackConsumed(e) {
	let t = e >>> 21;
	return t === Ue ? We : t;
}
const Ge = (() => {
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
		let n = Ge[t];
		if (n <= 15) a = a * 16 + n, i++;
		else break;
	}
	else for (o = i; i < r;) {
		let t = e.charCodeAt(i);
		if (t >= 128) break;
		let n = Ge[t];
		if (n <= 9) a = a * 10 + n, i++;
		else break;
	}
	if (i === o) return 0;
	a > 1114111 && (a = 1114112);
	let s = i - t + 2;
	if (i < r && e.charCodeAt(i) === 59) s += 1;
	else if (n) return 0;
	return s >= Ue && (We = s, s = Ue), s << 21 | a;
}
function findLegacySlot(e, t, n) {
	let r = H[pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1))] >>> 16 & 31;
	for (; r !== 0;) {
		let i = 31 - Math.clz32(r);
		if (r ^= 1 << i, i + 2 > n) continue;
		let a = findSlotHtml(e, t, i + 2);
		if (a >= 0 && W[a] & 2) return a << 3 | i + 2;
	}
	return -1;
}
function findLongClassMatch(e, t, n) {
	let r = e.slice(t, t + 32).indexOf(";");
	if (r - 2 >>> 0 <= 29) {
		let n = findSlotHtml(e, t, r);
		if (n >= 0) return n << 6 | r + 1;
	}
	if (n !== R.Strict) {
		let r = findLegacySlot(e, t, Math.min(31, e.length - t));
		if (r >= 0) {
			let i = r & 7;
			if (n !== R.Attribute || t + i >= e.length || !isEntityInAttributeInvalidEnd(e.charCodeAt(t + i))) return r >> 3 << 6 | i;
		}
	}
	return -1;
}
function nextOffset(e, t) {
	return t >= e.length ? -1 : e.charCodeAt(t) === 38 ? t : e.indexOf("&", t);
}
function decodeHtmlText(e, t) {
	let n = t !== R.Strict, r = e.indexOf("&");
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
		let l = H[pairIndex(c, e.charCodeAt(s + 1))];
		if (l & 32768) {
			let n = findLongClassMatch(e, s, t);
			n >= 0 ? (o !== r && (a += e.slice(o, r)), a += emitHtmlValue(W[n >> 6]), o = s + (n & 63), r = nextOffset(e, o)) : r = e.indexOf("&", s);
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
				W[c] & 2 && (d = c << 6 | r);
			}
		}
		if (d >= 0) {
			let n = d & 31;
			if (d & 32 || t !== R.Attribute || s + n >= i || !isEntityInAttributeInvalidEnd(e.charCodeAt(s + n))) {
				o !== r && (a += e.slice(o, r)), a += emitHtmlValue(W[d >> 6]), o = s + n, r = nextOffset(e, o);
				continue;
			}
		}
		r = e.indexOf("&", s + 1);
	} while (r >= 0);
	return a + e.slice(o);
}
function decodeHTML(e, t = R.Legacy) {
	return decodeHtmlText(e, t);
}
function decodeHTMLAttribute(e) {
	return decodeHtmlText(e, R.Attribute);
}
var EntityDecoderBase = class {
	emitCodePoint;
	errors;
	state = 0;
	consumed = 1;
	result = 0;
	decodeMode = R.Strict;
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
			let t = e.charCodeAt(a), n = Ge[t];
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
		else if (this.decodeMode === R.Strict) return 0;
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
		let t = W[e], n = t >> 2;
		this.emitCodePoint(G.charCodeAt(n), this.consumed), t & 1 && this.emitCodePoint(G.charCodeAt(n + 1), this.consumed);
	}
	startEntity(e) {
		super.startEntity(e), this.runLength = 0;
	}
	stateNamedEntity(e, t) {
		let n = e.length;
		if (this.runLength === 0 && t + 17 <= n) {
			let r = pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1)), i = H[r];
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
				if (this.decodeMode !== R.Strict) {
					let n = findLegacySlot(e, t, 31);
					if (n >= 0) {
						let r = n & 7, i = e.charCodeAt(t + r);
						return this.decodeMode === R.Attribute && isEntityInAttributeInvalidEnd(i) ? 0 : (this.consumed = r + 1, this.emitSlot(n >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
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
		if (this.decodeMode !== R.Strict && i >= 2) {
			let e = findBufferedLegacySlot(this.nameBuffer, i);
			if (e >= 0) {
				let t = e & 7, n = t < i ? this.nameBuffer[t] : a;
				return this.decodeMode === R.Attribute && isEntityInAttributeInvalidEnd(n) ? 0 : (this.consumed = t + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
			}
		}
		return 0;
	}
	endNamedEntity() {
		if (this.decodeMode === R.Strict || this.runLength < 2) return 0;
		let e = findBufferedLegacySlot(this.nameBuffer, this.runLength);
		return e < 0 || this.decodeMode === R.Attribute && (e & 7) < this.runLength ? 0 : (this.consumed = (e & 7) + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
	}
};
function findBufferedHtmlSlot(e, t) {
	let n = e[0] << 25 | e[1] << 18 | e[t - 2] << 11 | Ve[e[t - 1]] << 5 | t, r = 2 * ((Math.imul(n, ze) >>> 16) * V >>> 16);
	for (let i = 0;; i++) {
		if (B[r] === n && (t <= 4 || isBufferedMiddle(r, e, t))) return r;
		if (B[r + 1] === n && (t <= 4 || isBufferedMiddle(r + 1, e, t))) return r + 1;
		if (i === 1) return -1;
		r = 2 * ((Math.imul(n, Be) >>> 16) * V >>> 16);
	}
}
function isBufferedMiddle(e, t, n) {
	let r = He[e], i = 2, a = n - 2;
	for (; i + 1 < a;) {
		if ((t[i] | t[i + 1] << 16) !== U[r++]) return !1;
		i += 2;
	}
	return i === a || t[i] === (U[r] & 65535);
}
function findBufferedLegacySlot(e, t) {
	let n = H[pairIndex(e[0], e[1])] >>> 16 & 31;
	for (; n !== 0;) {
		let r = 31 - Math.clz32(n);
		if (n ^= 1 << r, r + 2 > t) continue;
		let i = findBufferedHtmlSlot(e, r + 2);
		if (i >= 0 && W[i] & 2) return i << 3 | r + 2;
	}
	return -1;
}
// src/deploy/steps/finish/html/charset.ts
const Ke = 1024, qe = "ï»¿";
function isUtf16(e) {
	let [t, n] = e;
	return t === 255 && n === 254 || t === 254 && n === 255 || t === 60 && n === 0 || t === 0 && n === 60;
}
function detectCharset(e, t) {
	return declaresUtf8(t) && De(e) ? "utf8" : "ascii";
}
function declaresUtf8(e) {
	return e.startsWith("ï»¿") || /<meta\b[^>]*?charset\s*=\s*["']?\s*utf-?8\b/i.test(e.slice(0, Ke));
}
function beginning(e) {
	let t = "";
	for (let n of e) {
		if (t.length >= Ke) break;
		t += Buffer.from(n.subarray(0, Ke)).toString("latin1");
	}
	return t;
}
function decodePart(e, t) {
	return t === "utf8" ? Buffer.from(e, "latin1").toString("utf8") : e;
}
// src/deploy/steps/finish/html/layout.ts
const Je = "data-text-key", Ye = new Set([
	"title",
	"meta",
	"link",
	"script"
]), Xe = "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" "), Ze = "script style xmp iframe noembed noframes plaintext noscript".split(" "), Qe = "html head body frameset table tbody thead tfoot tr colgroup select optgroup template".split(" "), $e = new Set([
	...Xe,
	...Ze,
	...Qe
]);
var TooDeep$1 = class extends Error {
	name = "TooDeep";
};
// src/deploy/steps/finish/html/keys.ts
const et = new Set([
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
		if (e && (!et.has(e) || a[13] !== "-")) continue;
		let c = readValue(t.slice(o, s));
		n(c) && r.push({
			key: Buffer.from(c).toString(),
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
	let t = findAll(e, Je), n = findAll(e, "DATA-TEXT-KEY");
	return n.length === 0 ? t : [...t, ...n].sort((e, t) => e - t);
}
function dataOffsets(e) {
	return findAll(e, "ld+json");
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
const tt = /^data-text-key[a-z-]*\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;
function carriedKeys(e, t) {
	let wants = (e) => t.has(e);
	for (let n of keyOffsets(e)) {
		let [, r, i, a] = tt.exec(e.toString("latin1", n, n + 400)) ?? [], o = r ?? i ?? a;
		if (o === void 0 || t.has(o.trim()) || /[&\u0080-\u00ff]/.test(o)) return wants;
	}
}
// src/deploy/steps/finish/rewrite/page-reader.ts
var PageReader = class {
	#e = Buffer.allocUnsafeSlow(1 << 18);
	read(e) {
		let t = be(e, "r");
		try {
			let { size: e } = ye(t);
			e > this.#e.byteLength && (this.#e = Buffer.allocUnsafeSlow(e + (e >> 1)));
			let n = 0;
			for (let r = -1; r !== 0 && n < e; n += r) r = xe(t, this.#e, n, e - n, null);
			return this.#e.subarray(0, n);
		} finally {
			_e(t);
		}
	}
};
// src/shared/parsed-answer.ts
function issueLines(e, t) {
	return e.map((e) => `${e.path.map(String).join(".") || t}: ${e.message}`);
}
function parsedAnswer(e, t, n) {
	let r = e.safeParse(t);
	if (r.success) return r.data;
	throw n(issueLines(r.error.issues, "the answer"));
}
// src/contracts/portal/provenance.ts
const nt = y({
	commit: O(),
	tree: O(),
	content: O(),
	pages: O(),
	files: O(),
	run: D(O())
}), K = se({ offset: !0 }).check(S(/(Z|\+00:00)$/, "Expected a time in UTC that ends with Z or +00:00.")), q = ee({
	protocol: /^https?$/,
	error: "Expected an absolute URL that starts with http:// or https://."
}), rt = O().check(A(1, "Must not be empty."), T((e) => isImageAddress(e), { error: "Expected a URL that starts with https:// or http://, or a path that starts with /." }));
function isImageAddress(e) {
	return /^https?:\/\//i.test(e) ? URL.canParse(e) : /^\/(?![/\\])\S*$/.test(e);
}
const it = O().check(S(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, "Expected MAJOR.MINOR.PATCH, such as 1.4.0.")), at = O().check(S(/^[0-9a-f]{7,64}$/i, "Expected a commit hash with at least seven digits.")), ot = O().check(S(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, "Expected a full commit hash with 40 or 64 digits.")), st = O().check(S(/^@\w+$/, "Expected a user name that starts with @.")), ct = O().check(S(/^[^\s/?#%\\]+$/, "Expected a slug without spaces, slashes, ?, # or %."), C(200)), unknownYet = (e) => D(k(e).check(le({ [lt]: !0 }))), lt = "x-absent-if-unknown", textUpTo = (e) => O().check(T((t) => [...t].length <= e, { error: `Must have at most ${e} characters.` }), le({ maxLength: e })), limitedText = (e) => textUpTo(e).check(A(1, "Must not be empty.")), ut = j([
	"succeeded",
	"failed",
	"cancelled",
	"unknown",
	"skipped"
]), dt = j(["Production", "Preview"]), ft = v({
	event: te("site.deployed"),
	timestamp: K,
	site: v({
		id: O(),
		slug: O()
	}),
	data: v({
		version: it,
		environment: dt,
		commitSha: at,
		releaseNotes: D(O().check(C(1e5)))
	}),
	status: ut,
	provenance: D(nt),
	url: D(q),
	error: D(v({
		code: O(),
		message: O()
	})),
	run: v({
		id: O(),
		attempt: b(),
		url: D(ee())
	})
}), pt = v({
	success: te(!0),
	deployment: D(v({
		id: D(O()),
		applied: D(F())
	}))
}), mt = y({ siteSlug: O().check(A(1)) }), ht = v({ swaToken: O().check(A(1)) }), J = {
	default: 50,
	maximum: 200
}, Y = g(O().check(S(/^\d{1,9}$/, "Expected a whole number.")), x((e) => Number(e))), gt = {
	limit: oe(g(Y, P().check(_(1), ne(J.maximum))), J.default),
	offset: oe(g(Y, P().check(_(0))), 0)
}, _t = {
	limit: D(g(Y, P().check(_(1), ne(J.maximum)))),
	offset: D(g(Y, P().check(_(0)))),
	search: D(O().check(C(200)))
}, vt = {
	total: P(),
	limit: P(),
	offset: P()
}, yt = O().check(S(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element.")), X = j(["commit", "runtime"]), bt = j([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), xt = v({
	value: k(O()),
	status: bt,
	requestId: D(O()),
	commitSha: D(O()),
	updatedAt: K,
	updatedBy: O()
}), St = v({
	key: yt,
	pageSlug: O(),
	default: O(),
	displayed: D(O()),
	override: D(v({
		...xt.shape,
		value: O()
	})),
	overrides: D(N(xt))
}), Ct = j(["default", "overridden"]), wt = y({
	status: D(bt),
	requestId: D(O()),
	page: D(O()),
	state: D(Ct),
	..._t
}), Tt = y({ requestId: D(O()) }), Et = v({
	mode: X,
	texts: N(St),
	total: P()
}), Dt = E({
	value: O().check(C(1e4)),
	requestId: D(O())
}), Ot = v({
	success: F(),
	text: St
}), kt = E({ mode: X }), At = v({
	success: F(),
	mode: X
}), jt = v({
	file: O(),
	content: M(O(), O()),
	pending: N(v({
		key: O(),
		value: k(O())
	}))
}), Mt = E({
	commitSha: ot,
	content: M(O(), O()),
	requestId: D(O())
}), Nt = v({
	success: F(),
	committed: P(),
	...jt.shape
}), Pt = v({
	pageSlug: O(),
	mode: X,
	texts: M(O(), O()),
	updatedAt: K
}), Ft = [
	"defaults",
	"sitemap-config",
	"purge"
], It = v({
	slug: O(),
	path: O(),
	title: O(),
	type: O(),
	textKeyCount: P(),
	lastUpdated: K
}), Lt = y({
	type: D(O()),
	..._t
}), Rt = v({
	pages: N(It),
	total: P()
}), zt = E({ pages: N(E({
	path: O().check(C(1e3), S(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: O().check(C(1e3)),
	slug: D(ct),
	type: D(O().check(A(1), C(100))),
	texts: D(M(yt, O().check(C(1e4))))
})).check(C(2e4)) }), Bt = v({
	success: F(),
	added: P(),
	changed: P(),
	removed: P(),
	total: P()
}), Z = {
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
}, Vt = {
	openGraph: {
		width: 1200,
		height: 630
	},
	social: {
		width: 1200,
		height: 675
	}
}, Ht = 1e6;
function countCharacters(e) {
	let t = 0;
	for (let n of e) t += 1;
	return t;
}
// src/contracts/portal/seo-validation.ts
const Ut = v({
	field: O(),
	message: O()
}), Wt = v({
	valid: F(),
	warnings: N(Ut),
	errors: N(Ut)
});
function seoWarnings(e) {
	let { openGraph: t } = e, n = Vt.openGraph, r = (t?.imageWidth ?? n.width) !== n.width || (t?.imageHeight ?? n.height) !== n.height, i = [
		...lengthWarning("title", e.title, Z.title.recommended),
		...lengthWarning("description", e.description, Z.description.recommended),
		...lengthWarning("openGraph.title", t?.title, Z.openGraphTitle.recommended),
		...lengthWarning("openGraph.description", t?.description, Z.openGraphDescription.recommended)
	];
	return r && i.push({
		field: "openGraph.image",
		message: `Recommended size: ${n.width}x${n.height} px.`
	}), i;
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
const Gt = j([
	"website",
	"article",
	"product"
]), Kt = j([
	"summary",
	"summary_large_image",
	"app",
	"player"
]), qt = v({
	"@context": w(),
	"@type": w()
}), Jt = 65536, Yt = v({
	"@context": w().check(T(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": w().check(T(isType, { error: "Expected a type name or a list of type names." }))
}).check(T((e) => new TextEncoder().encode(JSON.stringify(e)).length <= Jt, { error: `Expected at most ${Jt} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return T((t) => t[e] !== "" || t.derived?.includes(e) === !0, {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Xt = v({
	title: D(O()),
	description: D(O()),
	image: D(O()),
	imageWidth: D(b()),
	imageHeight: D(b()),
	type: D(Gt),
	locale: D(O()),
	siteName: D(O())
}), Zt = v({
	card: D(Kt),
	title: D(O()),
	description: D(O()),
	image: D(O()),
	site: D(O()),
	creator: D(O())
}), Qt = v({
	pageSlug: O(),
	title: O(),
	description: O(),
	keywords: D(N(O())),
	canonical: D(O()),
	noIndex: D(F()),
	noFollow: D(F()),
	openGraph: D(Xt),
	social: D(Zt),
	structuredData: D(qt),
	derived: D(N(O())),
	updatedAt: K
}), $t = E({
	pageSlug: D(O()),
	updatedAt: D(O()),
	derived: D(N(O()).check(C(10))),
	title: textUpTo(Z.title.maximum),
	description: textUpTo(Z.description.maximum),
	keywords: D(N(O().check(A(1), C(200))).check(C(200))),
	canonical: D(q),
	noIndex: D(F()),
	noFollow: D(F()),
	openGraph: D(E({
		title: D(limitedText(Z.openGraphTitle.maximum)),
		description: D(limitedText(Z.openGraphDescription.maximum)),
		image: D(rt),
		imageWidth: D(b().check(re())),
		imageHeight: D(b().check(re())),
		type: D(Gt),
		locale: D(O()),
		siteName: D(O())
	})),
	social: D(E({
		card: D(Kt),
		title: D(O()),
		description: D(O()),
		image: D(rt),
		site: D(st),
		creator: D(st)
	})),
	structuredData: D(Yt)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), en = v({
	success: F(),
	pageSlug: O(),
	updatedAt: K,
	warnings: D(N(Ut))
}), tn = v({
	pages: N(v({
		pageSlug: O(),
		title: O(),
		description: O()
	})),
	defaults: v({
		titleSuffix: D(O()),
		defaultImage: D(O())
	})
}), nn = v({
	titleSuffix: D(O()),
	defaultDescription: D(O()),
	defaultImage: D(O()),
	socialHandle: D(O()),
	locale: D(O())
}), rn = S(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), an = E({
	titleSuffix: D(O().check(C(Z.title.maximum))),
	defaultDescription: D(limitedText(Z.description.maximum)),
	defaultImage: D(q),
	socialHandle: D(st),
	locale: D(O().check(rn))
}), on = v({
	success: D(F()),
	defaults: D(nn),
	updatedAt: D(K)
}), sn = v({
	success: F(),
	purgedAt: K
}), Q = "public, max-age=3600, stale-while-revalidate=300", cn = j([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), ln = E({
	excludePages: D(N(ct)),
	defaultChangeFreq: D(cn),
	priorities: D(M(ct, b().check(_(0), ne(1))))
}), un = v({
	success: D(F()),
	sitemapConfig: D(v({})),
	updatedAt: D(K)
}), dn = O(), fn = ie();
function defineOperations(e, t) {
	let n = Object.entries(t).map(([t, { call: n, ...r }]) => {
		let [i, a] = n.split(" ");
		return [t, {
			query: fn,
			body: fn,
			...e,
			...r,
			id: t,
			method: i,
			path: a
		}];
	});
	return Object.fromEntries(n);
}
// src/contracts/portal/operations/deployment.ts
const pn = {
	spec: "Endpoints: Deployment and repository-host integration",
	tag: "Integration"
}, mn = {
	spec: "Endpoints: Sites",
	tag: "Sites",
	auth: "portal",
	level: "viewer"
}, hn = {
	spec: "Endpoints: SEO",
	tag: "SEO",
	auth: "portal",
	invalid: 422,
	level: "viewer"
}, gn = {
	...defineOperations(pn, {
		createDeploymentToken: {
			call: "POST /api/v1/sites/deployment-tokens",
			summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
			auth: "cloud",
			repeatable: !0,
			body: mt,
			answer: ht
		},
		completeDeployment: {
			call: "POST /api/v1/webhooks/repohost/deployment-complete",
			summary: "Reports that a deployment has ended; updates the site's version, status and release state.",
			auth: "deployment",
			repeatable: !0,
			largestBody: 262144,
			body: ft,
			answer: pt
		}
	}),
	...defineOperations(mn, { listPages: {
		call: "GET /api/sites/{siteId}/pages",
		summary: "Lists the pages of a site: all, or those that match.",
		query: Lt,
		answer: Rt
	} }),
	...defineOperations(hn, {
		getSeoOverview: {
			call: "GET /api/sites/{siteId}/seo",
			summary: "Lists the pages with SEO metadata, and the defaults.",
			cacheControl: Q,
			answer: tn
		},
		getSeoDefaults: {
			call: "GET /api/sites/{siteId}/seo/defaults",
			summary: "Returns the SEO defaults of the site.",
			cacheControl: Q,
			etag: !0,
			answer: nn
		},
		getSitemap: {
			call: "GET /api/sites/{siteId}/sitemap.xml",
			summary: "Returns the XML sitemap of the site.",
			cacheControl: Q,
			answer: dn,
			answerType: "application/xml"
		},
		getPageSeo: {
			call: "GET /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Returns the SEO metadata of a page.",
			cacheControl: Q,
			etag: !0,
			answer: Qt
		}
	})
}, _n = {
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
	return e.replace(/\{(\w+)\}/g, (e, n) => {
		let r = String(t[n] ?? "");
		if (/^\.{0,2}$/.test(r)) throw new s("USAGE", `"${r}" is not a ${n}.`);
		return encodeURIComponent(r);
	});
}
// src/clients/portal/rate-limit.ts
const vn = 6e4;
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
		for (; this.#i[0] !== void 0 && this.#i[0] + vn < e;) this.#i.shift();
		for (; e >= this.#o && this.#a + this.#i.length < this.#t;) {
			let e = this.#r.shift();
			if (!e) break;
			this.#a += 1, e.admit(this.#d());
		}
		this.#u(this.#r.length === 0 ? void 0 : this.#l(e));
	}
	#l(e) {
		if (e < this.#o) return this.#o;
		if (this.#i[0] !== void 0) return this.#i[0] + vn + 1;
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
const yn = {
	read: "reads",
	write: "writes",
	delete: "deletions"
};
function createRateLimits(e, t = () => {}) {
	let createLimit = (n) => new SlidingWindow(e, _n[n], (e) => t(`The portal allows ${_n[n]} ${yn[n]} per minute: continuing in ${Math.ceil(e / 1e3)} s.`));
	return {
		read: createLimit("read"),
		write: createLimit("write"),
		delete: createLimit("delete")
	};
}
// src/clients/portal/portal.ts
var bn = e({ PortalClient: () => PortalClient });
const xn = {
	GET: I.safe,
	PUT: I.safe,
	POST: I.refusedOnly,
	PATCH: I.refusedOnly,
	DELETE: I.refusedOnly
}, Sn = v({});
var PortalClient = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e) {
		this.#e = e, this.#t = de(e.url, "The URL of the portal"), this.#n = e.clock ?? d, this.#r = createRateLimits(this.#n, e.onWait);
	}
	async call(e, t, n) {
		return (await this.callTagged(e, t, n)).value;
	}
	async callTagged(e, t, n = {}) {
		let r = await findOperation(e), i = await this.#i(r, t, n);
		return {
			value: read$1(r, i),
			etag: i.headers.etag,
			date: i.headers.date
		};
	}
	async getRawPageSeo(e, t, n = {}) {
		let r = {
			...gn.getPageSeo,
			answer: Sn
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
		let n = new Set(), { limit: r = J.default } = e;
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
			if (!(o instanceof ue) || o.status !== 401) throw o;
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
		let { provider: c = "repohost" } = this.#e, l = e.path.replace("/webhooks/repohost", `/webhooks/${c}`), u = me(this.#t, buildPath(l, s), a), d = await this.#e.http.send({
			method: i,
			url: u,
			headers: buildHeaders(e, n, r),
			json: o,
			retry: e.repeatable ? I.safe : xn[i],
			turns: this.#r[getRateClass(i)],
			idleMs: 15e3,
			maxBytes: 67108864,
			signal: n.signal
		});
		if (!d.ok) throw new ue(`${i} ${u.pathname}`, d, this.#n.now());
		return d;
	}
};
async function findOperation(e) {
	let t = gn;
	if (Object.hasOwn(t, e) && t[e]) return t[e];
	let { operations: n } = await import("./portal-operations.js").then((e) => e.t);
	return n[e];
}
function buildHeaders(e, t, n) {
	let r = { ...t.headers };
	return t.host && (r.host = t.host), n && (r.authorization = `Bearer ${n.reveal()}`), t.ifMatch && (r["if-match"] = t.ifMatch), t.idempotencyKey && (r["idempotency-key"] = t.idempotencyKey), r.accept = e.answerType ?? "application/json", r;
}
function refuseReserved(e, t) {
	let { pageSlug: n } = t;
	if (!e.path.endsWith("/seo/{pageSlug}") || typeof n != "string" || !Ft.includes(n)) return;
	let r = `"${n}" can't be a page slug: the portal has an endpoint at that path.`;
	throw new s("USAGE", r);
}
function read$1(e, t) {
	let n = t.body.length === 0 && e.method !== "GET" ? {} : t.json, r = e.answerType === "application/xml" ? t.text : n, i = `${e.method} ${e.path}`;
	return parsedAnswer(e.answer, r, (e) => new pe(i, t, e));
}
// src/config/hosting-defaults.ts
const Cn = {
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
};
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
// src/shared/live-site/marker.ts
const wn = ".well-known/site-deploy.json", Tn = [
	"slug",
	"environment",
	"version",
	"run"
], En = [
	"commit",
	"tree",
	"content",
	"pages",
	"files"
];
function parseMarker(e) {
	let t = a(e), n = pickTexts(t, Tn), r = pickTexts(a(t.provenance), En);
	if (!n || !r) return;
	let { files: i, bytes: o, list: s, changed: c } = a(t.contents);
	if (typeof i != "number" || typeof o != "number") return {
		...n,
		provenance: r
	};
	let l = {
		files: i,
		bytes: o,
		list: toText(s),
		changed: toText(c)
	};
	return {
		...n,
		provenance: r,
		contents: l
	};
}
function toText(e) {
	if (typeof e == "string") return e;
}
function pickTexts(e, t) {
	let isText = (e) => typeof e == "string" && e.length <= 300;
	if (t.every((t) => isText(e[t]))) return Object.fromEntries(t.map((t) => [t, e[t]]));
}
function isSameBuild(e, t) {
	return !t || !isSameTarget(e, t) ? !1 : En.every((n) => e.provenance[n] === t.provenance[n]);
}
function isSameTarget(e, t) {
	return e.slug === t.slug && e.environment === t.environment && e.version === t.version;
}
// src/shared/live-site/probe.ts
const Dn = 2e4;
function probeUrl(e, t, n = {}) {
	let { limitMs: r = Dn, maxBytes: i, newConnection: a = !1 } = n;
	return t.http.send({
		method: "GET",
		url: e,
		headers: {
			"cache-control": "no-cache",
			accept: "text/html,application/json;q=0.9,*/*;q=0.8"
		},
		follow: e.startsWith("https:") ? { to: "public" } : {},
		retry: I.never,
		idleMs: Math.min(1e4, r),
		limitMs: Math.min(Dn, r),
		maxBytes: i,
		...a && { newConnection: a },
		signal: t.signal
	});
}
// src/shared/live-site/read-live.ts
async function readLive(e, t, r = {}) {
	if (e) try {
		let n = await probeUrl(`${e}/${wn}`, t, r);
		return n.status === 200 ? parseMarker(n.json) : void 0;
	} catch (e) {
		if (!(e instanceof n)) throw e;
		t.log.debug(`The live site could not be read: ${e.message}`);
		return;
	}
}
// src/config/content-file.ts
const On = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, kn = 1e4;
async function loadContentFile(e, t) {
	let n = await m(e, t, "content.file"), r = await o(n).catch((e) => {
		throw new s("CONTENT_FILE_INVALID", `Can't read the content file ${t}.`, { cause: e });
	});
	if (r !== void 0) return parseContentFile(r, t);
	if (t !== "content/overrides.json") throw new s("CONTENT_FILE_INVALID", `The content file ${t} does not exist.`);
}
function parseContentFile(e, t) {
	let n = new p(t, e.replace(/^\uFEFF/, "")), r = ae(n);
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
	return On.test(e) ? typeof t == "string" ? t.length > kn ? [r.problemAt(i?.value ?? 0, `${e}: has ${t.length} characters, expected at most ${kn}`)] : [] : [r.problemAt(i?.value ?? 0, `${e}: expected a quoted text`)] : [r.problemAt(i?.key ?? 0, `found the key ${a}, expected a text key of the form page.section.element`)];
}
function invalid(e, t) {
	return new s("CONTENT_FILE_INVALID", `The content file ${e} has ${h(t.length, "error")}.`, { problems: t });
}
function toFileList(e, t) {
	let n = e.reduce((e, t) => e + t.size, 0);
	if (e.length > 2e3) return {
		files: e.length,
		bytes: n
	};
	let r = e.map(encodeRecord).sort(Buffer.compare), i = Buffer.concat(r).toString("base64"), a = changesSince(t?.list, e), o = [...a?.changed ?? [], ...a?.added ?? []];
	if (o.length === 0) return {
		files: e.length,
		bytes: n,
		list: i,
		changed: t?.changed
	};
	let s = Math.ceil(o.length / 16), c = o.filter((e, t) => t % s === 0).map(hashPath), l = Buffer.concat(c).toString("base64");
	return {
		files: e.length,
		bytes: n,
		list: i,
		changed: l
	};
}
function createChangedTest({ changed: e = "" } = {}) {
	let t = Buffer.from(e, "base64").toString("latin1"), n = new Set(t.match(RegExp("[^]{6}", "g")));
	return (e) => n.has(hashPath(e).toString("latin1"));
}
const hashPath = (e) => Buffer.from(Ee("sha256", e), "hex").subarray(0, 6);
function fileListLike(e) {
	return toFileList(e.map((e) => ({
		path: "",
		size: e.size,
		sha256: ""
	})));
}
function changesSince(e, t) {
	let n = readList(e);
	if (!n) return;
	let r = [], i = [], a = [];
	for (let e of t) {
		let t = encodeRecord(e), o = getRecordKey(t), s = n.get(o);
		n.delete(o);
		let c = s?.readUInt32LE(6) ?? 0;
		s ? s.equals(t) || i.push(e.path) : r.push(e.path), e.size > c && a.push({
			path: e.path,
			bytes: e.size - c
		});
	}
	return a.sort((e, t) => t.bytes - e.bytes), {
		added: r,
		changed: i,
		removed: n.size,
		grown: a.slice(0, 5)
	};
}
function encodeRecord(e) {
	let t = Buffer.alloc(14);
	return hashPath(e.path).copy(t), t.writeUInt32LE(Math.min(e.size, 4294967295), 6), Buffer.from(e.sha256, "hex").copy(t, 10, 0, 4), t;
}
const getRecordKey = (e) => e.toString("latin1", 0, 6);
function readList(e) {
	if (typeof e != "string" || e.length > An) return;
	let t = Buffer.from(e, "base64");
	if (t.length % 14 != 0 || t.toString("base64") !== e) return;
	let n = Array.from({ length: t.length / 14 }, (e, n) => t.subarray(n * 14, (n + 1) * 14));
	return new Map(n.map((e) => [getRecordKey(e), e]));
}
const An = 37336;
function factsOfFinished(e) {
	let { pages: t, overlay: n, pinned: i } = e, a = r(i);
	return {
		finished: {
			pages: t.size,
			files: [...n.keys()]
		},
		rendered: a
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
function factsOfPackage(e) {
	let { manifest: t, marker: n, provenance: r, live: i } = e, a = {
		...factsOfFiles(t),
		digest: r.files,
		provenance: r
	};
	if (!i) return a;
	let { commit: o, files: s } = i.provenance, c = {
		version: i.version,
		commit: o,
		digest: s
	};
	return i.slug !== n.slug || i.environment !== n.environment ? {
		...a,
		previous: c
	} : {
		...a,
		previous: {
			...c,
			growth: getGrowth(t, i.contents)
		},
		changes: getChanges(t, i.contents)
	};
}
function getGrowth(e, t) {
	let n = a(t).bytes;
	if (typeof n != "number" || !Number.isSafeInteger(n)) return;
	let r = e.files.find((e) => e.path === ".well-known/site-deploy.json")?.size ?? 0;
	return e.totalBytes - r - n;
}
function getChanges(e, t) {
	let n = e.files.filter((e) => e.path !== wn), r = changesSince(a(t).list, n);
	if (!r) return;
	let named = (e) => ({
		count: e.length,
		paths: e.slice(0, 50)
	}), { added: i, changed: o, removed: s, grown: c } = r;
	return {
		added: named(i),
		changed: named(o),
		removed: s,
		grown: c
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
	return e.outcome === "unchanged" ? { isUnchanged: !0 } : {
		deploymentId: e.id,
		correlationId: e.correlationId,
		url: e.url
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
var LineSplitter = class {
	#e;
	#t = new Ae("utf8");
	#n = "";
	#r = 0;
	#i = !1;
	constructor(e) {
		this.#e = e;
	}
	write(e) {
		this.#a(this.#t.write(e));
	}
	end() {
		this.#a(this.#t.end()), (this.#n !== "" || this.#r > 0) && this.#s();
	}
	#a(e) {
		let t = 0;
		for (let { index: n, 0: r } of e.matchAll(/\r\n|\r|\n/g)) {
			let i = n === 0 && r === "\n" && this.#i;
			this.#o(e.slice(t, n)), i || this.#s(), t = n + r.length;
		}
		this.#o(e.slice(t)), e !== "" && (this.#i = e.endsWith("\r"));
	}
	#o(e) {
		let t = Math.max(0, 65536 - this.#n.length);
		this.#n += e.slice(0, t), this.#r += Math.max(0, e.length - t);
	}
	#s() {
		let e = this.#r === 0 ? this.#n : cut(this.#n, this.#r);
		this.#n = "", this.#r = 0, this.#e(e);
	}
};
function cut(e, t) {
	let n = e.slice(-8192).search(/\s\S*$/), r = e.slice(0, e.length - 8192 + Math.max(0, n));
	return `${r} … (${e.length - r.length + t} characters more)`;
}
function runCommand(e, t) {
	return run(e, [], !0, t);
}
function runProgram(e, t, n = []) {
	return run(e, n, !1, t);
}
async function run(e, t, n, r) {
	let { cwd: i, env: a, onLine: o, signal: s, onStart: c } = r;
	s.throwIfAborted();
	let l = ke(e, t, {
		cwd: i,
		env: a,
		shell: n,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32",
		windowsHide: !0
	}), u, terminate = () => {
		killGroup(l, "SIGTERM"), u ??= setTimeout(() => {
			killGroup(l, "SIGKILL"), l.stdout.destroy(), l.stderr.destroy();
		}, 600);
	};
	s.addEventListener("abort", terminate, { once: !0 }), l.pid !== void 0 && c?.();
	let onExit = () => void killGroup(l, "SIGKILL");
	process.once("exit", onExit);
	try {
		for (let e of [l.stdout, l.stderr]) {
			let t = new LineSplitter(o);
			e.on("data", (e) => t.write(e)).once("close", () => t.end());
		}
		let e = await new Promise((e, t) => {
			l.once("error", t), l.once("exit", terminate), l.once("close", (t, n) => e({
				code: t,
				killedBy: n
			}));
		});
		killGroup(l, "SIGKILL");
		for (let e = performance.now() + 500; performance.now() < e && killGroup(l, 0);) await Te(5);
		return s.throwIfAborted(), e;
	} finally {
		clearTimeout(u), process.removeListener("exit", onExit), s.removeEventListener("abort", terminate);
	}
}
function killGroup(e, t) {
	let { pid: n, exitCode: r } = e;
	if (n === void 0) return !1;
	if (process.platform === "win32") return r === null && ke("taskkill", [
		"/pid",
		String(n),
		"/t",
		"/f"
	], {
		stdio: "ignore",
		windowsHide: !0
	}), !1;
	try {
		return process.kill(-n, t), !0;
	} catch {
		return !1;
	}
}
// src/deploy/steps/build/environment.ts
const jn = new Set([
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
		(jn.has(t) || t.startsWith("LC_") || r.has(e)) && (i[e] = t === "PATH" ? withoutNpm(n) : n);
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
	let t = e.split(L.delimiter), n = t.findLastIndex((e) => L.basename(e) === "node-gyp-bin"), isNpms = (e) => L.basename(e) === "node-gyp-bin" || e.endsWith(L.join("node_modules", ".bin"));
	return t.filter((e, t) => t > n || !isNpms(e)).join(L.delimiter);
}
// src/shared/site-files.ts
function computeDigest(e, t = "") {
	let n = e.map((e) => `${e.sha256}  ${e.path}\n`);
	return `sha256:${Ee("sha256", t + n.join(""))}`;
}
// src/deploy/artifact/artifact.ts
const Mn = "site-deploy-build", Nn = 64 << 20, Pn = y({
	format: te(1),
	slug: O(),
	environment: dt,
	version: O(),
	commit: O(),
	tree: O(),
	run: D(O()),
	digest: O(),
	files: N(y({
		path: O(),
		size: P().check(_(0)),
		sha256: O()
	}))
});
function artifactDigest(e, t) {
	let { slug: n, environment: r, version: i, commit: a, tree: o, run: s } = e;
	return computeDigest(t, `${JSON.stringify({
		format: 1,
		slug: n,
		environment: r,
		version: i,
		commit: a,
		tree: o,
		run: s
	})}\n`);
}
async function readArtifactManifest(e) {
	let t = await m(e, `${Mn}/site`, "The folder"), n = await m(e, `${Mn}/manifest.json`, "The manifest"), refuse = (e, t) => new s("ARTIFACT_INVALID", `${Mn}/manifest.json ${e}.`, { cause: t }), r = await Ce(n).catch((e) => {
		throw refuse("does not exist in the workspace", e);
	});
	if (!r.isFile()) throw refuse("is not a file");
	if (r.size > Nn) throw refuse(`is ${f(r.size)}; the limit is ${f(Nn)}`);
	let i = await Se(n, "utf8"), { data: a } = ce(Pn, l(i));
	if (!a) throw refuse("is not a build job's manifest");
	if (artifactDigest(a, a.files) !== a.digest) throw refuse("does not match its digest");
	return {
		manifest: a,
		folder: t
	};
}
function findDifferences(e, t, n) {
	return e.filter((e) => t[e] !== n[e]).map((e) => `${e}: built for ${t[e]}, but this run deploys ${n[e]}`);
}
// src/clients/swa/content-service/call.ts
var TokenRefused = class extends Error {
	name = "TokenRefused";
}, RepetitionRefused = class extends Error {
	name = "RepetitionRefused";
};
function caller(e) {
	return async (t, r, a = !1) => {
		let o = [`correlation id: ${e}`], c = await r.catch((e) => {
			throw e instanceof n ? new s("UPLOAD_UNAVAILABLE", `The hosting platform did not ${t}.`, {
				cause: e,
				facts: [e.message, ...o],
				remedy: i(e)
			}) : e;
		});
		if (c.kind === "ok") return c.response;
		let l = `The hosting platform did not ${t}.`, fail = (e, t, n, r = l) => new s(e, r, {
			facts: [t, ...o],
			cause: n
		});
		if (c.kind === "unexpected") throw fail("UPLOAD_ANSWER_INVALID", `received: ${c.received}`);
		let u = `reason: ${c.reason} (status ${c.status})`;
		if (a && isTokenRefusal(c.status, c.reason)) throw fail("UPLOAD_TOKEN_REFUSED", u, new TokenRefused(c.reason), "The hosting platform rejected the deployment token.");
		let d = c.status === 429 || c.status >= 500, f = c.isRepetition ? new RepetitionRefused(c.reason) : void 0;
		throw fail(d ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", u, f);
	};
}
function isTokenRefusal(e, t) {
	return e === 401 || e === 403 || /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(t);
}
function isUnexpectedShape(e) {
	return e instanceof s && (e.code === "UPLOAD_TOKEN_SHAPE" || e.code === "UPLOAD_ANSWER_INVALID");
}
function unknownTokenShape(e) {
	return new s("UPLOAD_TOKEN_SHAPE", "The deployment token does not have the format that the direct protocol expects.", { facts: [`length: ${e} characters`] });
}
// src/clients/swa/content-host.ts
const Fn = {
	0: "hk1",
	3: "am2",
	15: "eus2",
	16: "dm1",
	30: "wus2"
};
function contentHost(e) {
	let t = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(e.reveal());
	if (t === null || e.reveal().length < 104) return;
	let n = Number(t[1] || "0"), r = Fn[Number.parseInt(t[2] ?? "", 16)];
	if (r !== void 0 && Number.isSafeInteger(n)) return {
		host: `content-${r}.infrastructure.${n === 0 ? "" : `${n}.`}azurestaticapps.net`,
		slice: n
	};
}
// src/clients/swa/content-service/envelope.ts
const In = v({
	isSuccessStatusCode: D(k(F())),
	statusCode: D(k(b())),
	response: D(w())
});
function readAnswer(e) {
	let t = inCamelCase(e.json, 0), n = ce(In, t), { isRepetition: r = !1 } = e;
	if (!e.ok) return {
		kind: "refused",
		status: e.status,
		reason: findRedirectText(e) ?? parseReason(t) ?? firstLine(e.text),
		isRepetition: r
	};
	if (!n.success) return {
		kind: "unexpected",
		received: `status ${e.status}, ${e.headers["content-type"] ?? "no content type"}: ${firstLine(e.text)}`
	};
	let { isSuccessStatusCode: i, statusCode: o, response: s } = n.data;
	if (i === !1 || typeof o == "number" && o >= 400) {
		let n = parseReason(t) ?? "no reason given";
		return {
			kind: "refused",
			status: o ?? e.status,
			reason: n,
			isRepetition: r
		};
	}
	return {
		kind: "ok",
		response: a(s)
	};
}
function findRedirectText(e) {
	let t = fe(e, e.url);
	return t && `a redirect to ${t.origin}${t.pathname}, probably by a proxy`;
}
function inCamelCase(e, t) {
	if (t > 6) return e;
	if (Array.isArray(e)) return e.map((e) => inCamelCase(e, t + 1));
	if (!c(e)) return e;
	let n = Object.entries(e).map(([e, n]) => [e.charAt(0).toLowerCase() + e.slice(1), inCamelCase(n, t + 1)]);
	return Object.fromEntries(n);
}
const Ln = [
	"errorMessage",
	"message",
	"error",
	"errorDetails",
	"reason",
	"description",
	"details",
	"innerError",
	"exceptionMessage",
	"response"
], Rn = 2e3;
function parseReason(e) {
	let t = new Set(reasonsIn(e, 0));
	if (t.size !== 0) return [...t].join("; ").slice(0, Rn);
}
function reasonsIn(e, t) {
	if (t > 6) return [];
	if (typeof e == "string") return e.trim() === "" ? [] : [e.trim().slice(0, Rn)];
	let n = [];
	return Array.isArray(e) ? n = e : c(e) && (n = Ln.map((t) => e[t])), n.flatMap((e) => reasonsIn(e, t + 1));
}
function unhealthyRegions(e) {
	let t = e.unhealthyRegions;
	return Array.isArray(t) ? t.map((e) => typeof e == "string" ? e : parseReason(e) ?? JSON.stringify(e)) : [];
}
function firstLine(e) {
	let t = e.slice(0, Rn).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
	return t === "" ? "an empty body" : t.slice(0, 200);
}
// src/clients/swa/target.ts
function toTarget(e) {
	let { environment: t, environmentName: n, url: r, config: i, event: a } = e, o = a.ref.replace(/^refs\/heads\//, "");
	return {
		environment: t,
		environmentName: n,
		url: r,
		siteUrl: i.site.url,
		repository: a.repository,
		branch: o
	};
}
const zn = /^(production|prod|default)$/, Bn = /^[a-z0-9]{1,16}$/;
function checkedName(e) {
	let { environment: t, environmentName: n } = e;
	if (t === "Production" ? n === null : n !== null && Bn.test(n) && !zn.test(n)) return n;
	let r = n === null ? "Production" : `"${n}"`;
	throw new s("UPLOAD_WRONG_TARGET", `The plan is for ${t}, but the hosting environment is ${r}.`);
}
function checkTarget(e, t) {
	let { environment: n, url: r, siteUrl: i } = e;
	if (n === "Production") return;
	let a = [t, i].map(asOrigin), o = asOrigin(r);
	if (o !== void 0 && a.includes(o)) throw new s("UPLOAD_WRONG_TARGET", `The planned URL of the Preview, ${o}, is the live site.`, { remedy: "Correct environments.preview.url in the site config, or omit it: the hosting then provides the URL." });
}
function checkLanding(e, t, n) {
	let r = asOrigin(t), i = [n, e.siteUrl].map(asOrigin);
	if (e.environment !== "Production" && r && i.includes(r)) throw new s("UPLOAD_WRONG_TARGET", `The platform reports ${r} as the URL of the Preview, but that is the live site.`, { remedy: "Open the live site. If it serves the Preview, redeploy Production immediately." });
}
function asOrigin(e) {
	let t = e?.trim() ?? "";
	if (t === "") return;
	let n = t.replace(/^(?!https?:\/\/)/i, "https://");
	if (URL.canParse(n)) return new URL(n).origin;
}
// src/clients/swa/content-service/event-info.ts
const Vn = ["pull request", "named environment"];
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
// src/clients/swa/content-service/content-service.ts
const Hn = 6e4;
function openContentService(e) {
	let t = contentHost(e.token);
	return t && new ContentService(t.host, t.slice, e);
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
		return this.#n("/api/upload/validateapitoken", eventInfo(e, this.slice), I.safe);
	}
	requestUpload(e, t) {
		let n = {
			EventInfo: eventInfo(e, this.slice),
			UploadInfo: uploadInfo(t, this.slice, "RequestingUpload"),
			PollingInfo: null
		};
		return this.#n("/api/upload/request", n, I.safe);
	}
	updateStatus(e, t, n) {
		let r = eventInfo(e, this.slice), i = uploadInfo(t, this.slice, "Succeeded");
		return this.#n("/api/upload/updatestatus", {
			EventInfo: r,
			UploadInfo: i,
			PollingInfo: n
		}, I.safe);
	}
	checkStatus(e, t) {
		return this.#n("/api/upload/checkstatus", e, I.never, t);
	}
	close(e, t) {
		return this.#n("/api/pullrequest/close", closingInfo(e, this.slice, t), I.safe);
	}
	async #n(e, t, n, r = Hn) {
		let { http: i, token: a, correlationId: o, signal: s } = this.#t;
		return readAnswer(await i.send({
			method: "POST",
			url: `https://${this.#e}${e}?apiVersion=v1&deploymentCorrelationId=${o}`,
			headers: { authorization: `token ${a.reveal()}` },
			json: t,
			retry: n,
			idleMs: Math.min(Hn, r),
			limitMs: Math.min(Hn, r),
			signal: s
		}));
	}
};
function probeFromEdges(e, t, n = 12) {
	return Array.from({ length: n }, () => t(`${e}/${wn}`));
}
function servesMarker(e, t) {
	return t.status === 200 && isSameBuild(e, parseMarker(t.json));
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
// node_modules/xmlchars/xml/1.0/ed5.js
var Un = t(((e) => {
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
})), Wn = t(((e) => {
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
})), Gn = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NC_NAME_CHAR = "-" + e.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.NC_NAME_START_CHAR_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "]$", "u"), e.NC_NAME_CHAR_RE = RegExp("^[" + e.NC_NAME_CHAR + "]$", "u"), e.NC_NAME_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "][" + e.NC_NAME_CHAR + "]*$", "u");
	function isNCNameStartChar(e) {
		return e >= 65 && e <= 90 || e === 95 || e >= 97 && e <= 122 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNCNameStartChar = isNCNameStartChar;
	function isNCNameChar(e) {
		return isNCNameStartChar(e) || e === 45 || e === 46 || e >= 48 && e <= 57 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNCNameChar = isNCNameChar;
})), Kn = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SaxesParser = e.EVENTS = void 0;
	let t = Un(), n = Wn(), r = Gn();
	var i = t.isS, a = t.isChar, o = t.isNameStartChar, s = t.isNameChar, c = t.S_LIST, l = t.NAME_RE, u = n.isChar, d = r.isNCNameStartChar, f = r.isNCNameChar, p = r.NC_NAME_RE;
	let m = "http://www.w3.org/XML/1998/namespace", h = "http://www.w3.org/2000/xmlns/", g = {
		__proto__: null,
		xml: m,
		xmlns: h
	}, _ = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	}, v = 8232, isQuote = (e) => e === 34 || e === 39, y = [34, 39], b = [
		...y,
		91,
		62
	], x = [
		...y,
		60,
		93
	], S = [
		61,
		63,
		...c
	], C = [
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
	let w = {
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
			}, this.line = 1, this.column = 0, this.ENTITIES = Object.create(_), (e = this.readyHandler) == null || e.call(this);
		}
		get position() {
			return this.chunkPosition + this.i;
		}
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		on(e, t) {
			this[w[e]] = t;
		}
		off(e) {
			this[w[e]] = void 0;
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
				if (n > 31 && n < 127 || n > 159 && n !== v || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: {
						let n = e.charCodeAt(t + 1);
						(n === 10 || n === 133) && (this.i = t + 2);
					}
					case 133:
					case v: return this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
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
			let t = this.captureTo(b);
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
			let e = this.captureTo(x);
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
			let e = this.captureTo(S);
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
			let e = this.captureTo(C);
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
const qn = {
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
		this.#t += 1;
		let t = Object.values(e.attributes).filter((e) => e.prefix !== "xmlns" && e.name !== "xmlns").map((e) => ` ${e.name}="${escapeXml(e.value)}"`);
		this.#e += `<${formatName(e.local, e.uri)}${t.join("")}>`;
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
	return `${qn[t] ?? "unknown"}:${e}`;
}
// src/deploy/steps/finish/sitemap/read.ts
const $ = "http://www.sitemaps.org/schemas/sitemap/0.9", Jn = [
	"loc",
	"lastmod",
	"changefreq",
	"priority"
], Yn = /^(always|hourly|daily|weekly|monthly|yearly|never)$/, Xn = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/, Zn = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
var TooDeep = class extends Error {
	name = "TooDeep";
};
function readSitemap(e) {
	let t = [], n = [], r = [], i = [], a = {}, o = "", s = new ExtensionWriter(), c = new Kn.SaxesParser({
		xmlns: !0,
		position: !0
	}), report = (e) => r.push(`line ${c.line}: ${e}`);
	c.on("error", (e) => r.push(e.message)), c.on("opentag", (e) => {
		let { local: t, uri: n } = e;
		if (i.length === 16) throw report("elements are nested more than 16 levels deep"), new TooDeep();
		i.push(n === $ ? t : `{${n}}${t}`), o = "";
		let r = i.length === 3 && i[1] === "url" && n in qn;
		(s.isInside || r) && s.open(e), i.length === 1 && i[0] !== "urlset" && report(`<${t}> in place of <urlset xmlns="${$}">`), i.length === 2 && n === $ && t !== "url" && report(`<${t}> in place of <url>`), i.length === 2 && (a = {}), i.length === 3 && n === $ && !Jn.some((e) => e === t) && report(`<${t}> in <url>`);
	}), c.on("text", (e) => {
		o += e, s.isInside && s.text(e);
	}), c.on("cdata", (e) => {
		o += e, s.isInside && s.text(e);
	}), c.on("closetag", (e) => {
		s.isInside && s.close(e);
		let r = i.pop(), l = Jn.find((e) => e === r);
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
	let t = [], n = [], r = !0, i = "", a = new Kn.SaxesParser({ xmlns: !0 });
	if (a.on("error", () => {
		r = !1;
	}), a.on("opentag", (e) => {
		if (n.length === 16) throw r = !1, new TooDeep();
		n.push(e.uri === $ ? e.local : ""), i = "";
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
	let right = (e, n, r, i) => n === void 0 ? {} : r(n) ? { [e]: n } : (t(`<${e}> "${n.slice(0, 80)}" is not ${i}`), {});
	return {
		...right("lastmod", e.lastmod, isDate, "a date"),
		...right("changefreq", e.changefreq, (e) => Yn.test(e), "a value that the protocol defines"),
		...right("priority", e.priority, (e) => Zn.test(e) && Number(e) >= 0 && Number(e) <= 1, "from 0 to 1")
	};
}
function isDate(e) {
	let t = new Date(`${e.slice(0, 10)}T00:00:00Z`);
	return Xn.test(e) && !Number.isNaN(t.getTime()) && t.toISOString().startsWith(e.slice(0, 10));
}
// src/deploy/steps/finish/sitemap/built-sitemaps.ts
var Qn = e({
	pathIn: () => pathIn,
	readBuiltSitemaps: () => readBuiltSitemaps,
	sitemapLine: () => er
});
const $n = [
	"sitemap.xml",
	"sitemap-index.xml",
	"sitemap_index.xml",
	"sitemapindex.xml",
	"sitemap-0.xml"
];
function readBuiltSitemaps(e, t, n) {
	let r = [], i = [], a = new Set(), o = [...(t ?? "").matchAll(er)].flatMap(([, e = ""]) => pathIn(e, n) ?? []), s = [...$n, ...o];
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
const er = /^[\t ]*sitemap[\t ]*:[\t ]*(\S+)[^\r\n]*(?:\r?\n|$)/gim;
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
		return Oe(e, { maxOutputLength: 52428800 }).toString();
	} catch {
		return;
	}
}
async function checkOwner(e, t, n) {
	let r = asOrigin(t);
	if (e.force || !r) return;
	let i = (await readLive(r, n, { limitMs: 5e3 }))?.slug, { slug: a } = e.config.site;
	if (!i || i === a) return;
	let o = `The deployment token belongs to ${r}, which serves the site "${i.slice(0, 80)}" instead of "${a}".`;
	throw new s("UPLOAD_WRONG_TARGET", o, { remedy: "Nothing was uploaded. Correct the deployment token that the portal stores for this site. If the site was renamed or takes over the hosting of another one, deploy once with the input \"force\"." });
}
// src/deploy/steps/upload/superseded.ts
const short = (e) => e.slice(0, 12);
async function checkNotSuperseded(e, t, n) {
	let { sha: r } = e.event, i = branchInQuestion(e);
	if (!i) return [];
	let { commitHost: a } = await import("./github.js").then((e) => e.t), o = a(e, n), c = await o.head(i);
	if (c === "") throw new s("BRANCH_GONE", `The branch ${i} does not exist any more.`);
	return c ? c === r ? [] : [await checkHead(e, i, c, o), ...await checkLive(e, i, await t(), o)] : [`Could not check whether ${short(r)} is still the head of ${i}. ${o.remedy}`];
}
async function confirmCurrent(e, t) {
	let { plan: n, before: r } = e;
	await r;
	let i = await checkNotSuperseded(n, () => readLive(n.url, t), t);
	for (let e of i) t.log.debug(e);
}
function branchInQuestion({ force: e, mode: t, event: { name: n, ref: r } }) {
	if (!e && t !== "rollback" && n !== "local" && r.startsWith("refs/heads/")) return r.slice(11);
}
async function checkHead(e, t, n, r) {
	let { sha: i } = e.event, a = `${t} has moved on to ${short(n)}`, o = t === e.config.environments.production.branch ? "Production" : "Preview";
	if (e.environment !== o) return `${a}, which no run deploys to ${e.environment} automatically.`;
	let c = await r.findRun(n, t);
	if (c?.state === "deploys") throw new s("SUPERSEDED", `${a}; this run would deploy ${short(i)}.`, { facts: [`superseded by the run ${c.url}`] });
	return c?.state === "none" ? `${a}, but no run deploys it. This run deploys ${short(i)}.` : c ? `${a}, but its run ended with: ${c.conclusion}. This run deploys ${short(i)}. (${c.url})` : `${a}. Could not check whether a run deploys it. ${r.remedy}`;
}
async function checkLive(e, t, n, r) {
	let { sha: i, run: a } = e.event;
	if (n?.slug !== e.config.site.slug || n.environment !== e.environment || n.provenance.commit === i || !isLater(n.run, a.id)) return [];
	let o = await r.findSibling(n.run, t);
	if (o) throw new s("SUPERSEDED", `The live site is from ${short(n.provenance.commit)}, which a newer run of ${t} deployed; this run would deploy ${short(i)}.`, { facts: [`superseded by the run ${o.url}`] });
	return o === null ? [] : [`Could not check which branch the live run ${n.run} is of. ${r.remedy}`];
}
function isLater(e, t) {
	let [n, r] = [e, t].map((e) => /^\d{1,20}$/.test(e) ? BigInt(e) : void 0);
	return n !== void 0 && r !== void 0 && n > r;
}
export { loadContentFile as $, ot as $t, caller as A, buildHoldScript as An, countCharacters as At, withoutNpm as B, yt as Bt, checkTarget as C, isUtf16 as Cn, on as Ct, unhealthyRegions as D, Fe as Dn, Q as Dt, parseReason as E, decodeHTML as En, Zt as Et, Mn as F, paced as Fn, Pt as Ft, factsOfClosing as G, Ot as Gt, runCommand as H, wt as Ht, findDifferences as I, Mt as It, factsOfPackage as J, vt as Jt, factsOfDeployment as K, Dt as Kt, readArtifactManifest as L, Nt as Lt, isUnexpectedShape as M, je as Mn, Z as Mt, unknownTokenShape as N, answerTasks as Nn, Bt as Nt, RepetitionRefused as O, detectFramework as On, Wt as Ot, artifactDigest as P, startWorkers as Pn, zt as Pt, toFileList as Q, at as Qt, computeDigest as R, jt as Rt, checkLanding as S, detectCharset as Sn, $t as St, toTarget as T, HtmlEntityDecoder as Tn, sn as Tt, runProgram as U, At as Ut, killGroup as V, Et as Vt, factsOfArtifact as W, kt as Wt, createChangedTest as X, ut as Xt, changesSince as Y, gt as Yt, fileListLike as Z, dt as Zt, probeFromEdges as _, $e as _n, ln as _t, pathIn as a, issueLines as an, wn as at, Vn as b, declaresUtf8 as bn, Qt as bt, qn as c, carriedKeys as cn, Cn as ct, browserPath as d, keyOffsets as dn, _n as dt, it as en, parseContentFile as et, getAddresses as f, parseKeys as fn, gn as ft, toPageUrl as g, Ye as gn, defineOperations as gt, servedPath as h, Je as hn, mn as ht, Qn as i, nt as in, isSameTarget as it, isTokenRefusal as j, Me as jn, Ht as jt, TokenRefused as k, hasModules as kn, seoWarnings as kt, escapeXml as l, dataOffsets as ln, PortalClient as lt, plain as m, TooDeep$1 as mn, hn as mt, confirmCurrent as n, q as nn, probeUrl as nt, er as o, parsedAnswer as on, parseMarker as ot, pathWithoutRedirect as p, readValue as pn, pn as pt, factsOfFinished as q, Tt as qt, checkOwner as r, unknownYet as rn, isSameBuild as rt, readSitemap as s, PageReader as sn, poll as st, checkNotSuperseded as t, K as tn, readLive as tt, collect as u, isData as un, bn as ut, servesMarker as v, beginning as vn, un as vt, checkedName as w, R as wn, an as wt, asOrigin as x, decodePart as xn, en as xt, openContentService as y, qe as yn, Xt as yt, buildEnvironment as z, St as zt };
