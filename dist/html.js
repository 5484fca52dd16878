import { r as __exportAll } from "./rolldown-runtime.js";
import { Hn as firstNames, Jr as frameworkOf, Kr as parseJson, N as collect, P as addressOf, Qr as startWorkers, R as servedPath, Ur as PageReader, Vn as count, Wr as isObject, Yr as holdScript, d as readSitemap, f as extensions, p as escapeXml, qr as application } from "./shared.js";
import { A as dataOffsets, F as TooDeep, L as managed, M as keyOffsets, N as keysOf, P as readValue, R as textless, V as decodeHTML, j as isData } from "./shared-later.js";
const { closeSync, openSync, writevSync } = globalThis.process.getBuiltinModule("node:fs");
const { hash } = globalThis.process.getBuiltinModule("node:crypto");
const { isUtf8 } = globalThis.process.getBuiltinModule("node:buffer");
const { gzipSync } = globalThis.process.getBuiltinModule("node:zlib");
const { availableParallelism } = globalThis.process.getBuiltinModule("node:os");
const path = globalThis.process.getBuiltinModule("node:path");

// src/steps/finish/html/charset.ts
const prescan = 1024;
const byteOrderMark = "ï»¿";
function isUtf16(bytes) {
	const [first, second] = bytes;
	if (first === 255 && second === 254 || first === 254 && second === 255) return true;
	return first === 60 && second === 0 || first === 0 && second === 60;
}
function charsetOf(bytes, text) {
	return saysUtf8(text) && isUtf8(bytes) ? "utf8" : "ascii";
}
function saysUtf8(text) {
	return text.startsWith(byteOrderMark) || /<meta\b[^>]*?charset\s*=\s*["']?\s*utf-?8\b/i.test(text.slice(0, prescan));
}
function beginning(pieces) {
	let text = "";
	for (const piece of pieces) {
		if (text.length >= prescan) break;
		text += Buffer.from(piece.subarray(0, prescan)).toString("latin1");
	}
	return text;
}
function decodePart(part, charset) {
	return charset === "utf8" ? Buffer.from(part, "latin1").toString("utf8") : part;
}

// src/steps/finish/html/escape.ts
function cleanText(text) {
	return text.toWellFormed().replace(/\r\n?|\f/g, "\n").replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef]|\p{Noncharacter_Code_Point}/gu, "");
}
const references = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeText(text, charset) {
	return encode(cleanText(text).replace(/[&<>]/g, (character) => references[character] ?? ""), charset);
}
function escapeAttribute(text, charset) {
	return encode(cleanText(text).replace(/[&<>"']/g, (character) => references[character] ?? ""), charset);
}
function escapeJson(value, charset) {
	const json = JSON.stringify(value).replace(/[<>&\u007f-\u009f\u2028\u2029]/g, unicodeEscape);
	return charset === "ascii" ? json.replace(/[^\u0000-\u007f]/g, unicodeEscape) : encode(json, "utf8");
}
function unicodeEscape(unit) {
	return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function encode(text, charset) {
	if (charset === "utf8") return Buffer.from(text, "utf8").toString("latin1");
	return text.replace(/[^\u0000-\u007f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

// src/steps/finish/html/head-reader.ts
var HeadReader = class {
	layout;
	charset;
	#text;
	constructor(layout, text, charset) {
		this.layout = layout;
		this.charset = charset;
		this.#text = text;
	}
	named(name) {
		return this.layout.head.filter((element) => element.name === name);
	}
	metas(name) {
		const isIt = (value) => value?.trim().toLowerCase() === name;
		return this.named("meta").filter((element) => isIt(this.attribute(element, "name")) || isIt(this.attribute(element, "property")));
	}
	scriptFrom(src) {
		return this.named("script").find((element) => this.attribute(element, "src") === src);
	}
	attribute({ attributes }, name) {
		const found = attributes.find((attribute) => attribute.name === name);
		return found && readValue(this.#text.slice(found.valueStart, found.valueEnd));
	}
	words(element, name) {
		return (this.attribute(element, name) ?? "").toLowerCase().split(/\s+/);
	}
	content({ contentStart, contentEnd }) {
		return decodePart(this.#text.slice(contentStart, contentEnd), this.charset);
	}
};

// src/steps/finish/html/held-values.ts
const nameAttributes = [
	"name",
	"property",
	"rel",
	"type"
];
const mutedName = "muted";
var HeldValues = class {
	#values = {};
	#before;
	constructor(before) {
		this.#before = valuesOf(before);
	}
	wasHeld(id) {
		return id in this.#before;
	}
	set(id, how, value, built) {
		const [, , ...first] = this.#before[id] ?? [];
		this.#values[id] = [
			how,
			value,
			...id in this.#before ? first : built
		];
	}
	attribute(startMs, own) {
		const parts = own === void 0 ? startMs === void 0 ? [] : [startMs] : [startMs ?? 1e3, own];
		return JSON.stringify([this.#values, ...parts]).replace(/['&<>\u007f-\uffff]/g, unicodeEscape);
	}
};
function valuesOf(attribute) {
	try {
		const [values] = JSON.parse(attribute ?? "");
		return values;
	} catch {
		return {};
	}
}

// src/steps/finish/html/splice.ts
function setAttribute({ attributes, nameEnd }, name, value) {
	const found = attributes.find((attribute) => attribute.name === name);
	if (found === void 0) return {
		start: nameEnd,
		end: nameEnd,
		text: ` ${name}="${value}"`
	};
	const { start, valueStart, valueEnd, end, quote } = found;
	if (quote === "\"" || quote === "'") return {
		start: valueStart,
		end: valueEnd,
		text: value
	};
	return {
		start: start + name.length,
		end,
		text: `="${value}"`
	};
}
function splice(bytes, text, splices) {
	const { taken, dropped } = withoutOverlaps(splices);
	const changes = taken.filter(({ start, end, text: piece }) => piece !== text.slice(start, end));
	if (changes.length === 0) return {
		pieces: void 0,
		dropped
	};
	const pieces = [];
	let at = 0;
	for (const { start, end, text: piece } of changes) {
		pieces.push(bytes.subarray(at, start), Buffer.from(piece, "latin1"));
		at = end;
	}
	pieces.push(bytes.subarray(at));
	return {
		pieces,
		dropped
	};
}
function withoutOverlaps(splices) {
	const ranks = new Map(splices.map((one, rank) => [one, rank]));
	const rankOf = (one) => ranks.get(one) ?? 0;
	const taken = [];
	const dropped = [];
	for (const next of splices.toSorted((a, b) => a.start - b.start || a.end - b.end || rankOf(a) - rankOf(b))) {
		const last = taken.at(-1);
		if (last === void 0 || !overlap(last, next)) taken.push(next);
		else if (rankOf(last) < rankOf(next)) dropped.push(next);
		else dropped.push(...taken.splice(-1, 1, next));
	}
	return {
		taken,
		dropped
	};
}
function overlap(a, b) {
	return a.start < b.end && b.start < a.end;
}

// src/steps/finish/html/structured-data.ts
function replaceData(blocks, data) {
	const types = new Set(typesOf(data));
	const changed = /* @__PURE__ */ new Map();
	let place;
	for (const [index, block] of blocks.entries()) {
		const parsed = parseJson(block);
		if (parsed === void 0) continue;
		let isChanged = false;
		const left = visit(parsed, void 0);
		if (isChanged) changed.set(index, left);
		function visit(value, context) {
			if (Array.isArray(value)) return withoutNothing(value.map((item) => visit(item, context)));
			if (!isObject(value)) return value;
			if ("@graph" in value) {
				const graph = visit(value["@graph"], value["@context"]);
				return graph === void 0 ? void 0 : {
					...value,
					"@graph": graph
				};
			}
			if (!typesOf(value).some((type) => types.has(type))) return value;
			isChanged = true;
			if (place !== void 0) return void 0;
			place = index;
			return inPlaceOf(value, data, context);
		}
	}
	return {
		place,
		changed
	};
}
function typesOf(item) {
	return [item["@type"]].flat().filter((type) => typeof type === "string").map((type) => type.replace(/^https?:\/\/schema\.org\//, ""));
}
function inPlaceOf(built, data, context) {
	const { "@context": own, ...rest } = data;
	const isSaid = context !== void 0 && JSON.stringify(context) === JSON.stringify(own);
	return {
		..."@id" in built && { "@id": built["@id"] },
		...isSaid ? rest : data
	};
}
function withoutNothing(items) {
	const left = items.filter((item) => item !== void 0);
	return left.length === 0 && items.length > 0 ? void 0 : left;
}

// src/steps/finish/html/head-changes.ts
function headChanges({ edits, isTakenOver }, layout, text, charset) {
	const hold = edits.find((edit) => edit.kind === "hold");
	const head = new Head(new HeadReader(layout, text, charset), isTakenOver, hold);
	for (const edit of edits) head.apply(edit);
	if (hold !== void 0) head.hold(hold);
	return head;
}
var Head = class {
	splices = [];
	added = [];
	canonical;
	#page;
	#isTakenOver;
	#held;
	constructor(page, isTakenOver, hold) {
		this.#page = page;
		this.#isTakenOver = isTakenOver;
		if (hold === void 0) return;
		const script = page.scriptFrom(hold.src);
		this.#held = new HeldValues(script && page.attribute(script, "data-hold"));
	}
	apply(edit) {
		switch (edit.kind) {
			case "title":
				this.#title(edit);
				break;
			case "meta":
				this.#meta(edit);
				break;
			case "no meta":
				this.#noMeta(edit.name);
				break;
			case "robots":
				this.#robots(edit);
				break;
			case "canonical":
				this.#canonical(edit);
				this.#openGraphAddress(edit);
				break;
			case "structured data":
				this.#structuredData(edit.data);
				break;
			case "script": this.#script(edit.src, "data-page", escapeAttribute(edit.page, this.#page.charset), "\"");
		}
	}
	hold({ src, startMs, own }) {
		if (this.#held !== void 0) this.#script(src, "data-hold", this.#held.attribute(startMs, own), "'");
	}
	#title({ text, when }) {
		const escaped = escapeText(text, this.#page.charset);
		const [first, ...doubles] = this.#page.named("title");
		const built = this.#page.named("title").map((element) => decodeHTML(this.#page.content(element)));
		if (first === void 0) this.added.push(`<title>${escaped}</title>`);
		else {
			if (when === "missing" && built[0]?.trim() !== "") return;
			this.splices.push({
				start: first.contentStart,
				end: first.contentEnd,
				text: escaped
			});
			this.#remove(doubles);
		}
		this.#held?.set("TITLE", "title", cleanText(text), built);
	}
	#meta({ name, attribute, content, when }) {
		const found = this.#page.metas(name);
		const [first, ...doubles] = found;
		const built = found.map((element) => this.#page.attribute(element, "content") ?? "");
		const value = escapeAttribute(content, this.#page.charset);
		if (first === void 0) {
			if (when === "present") return;
			this.added.push(this.#empty(`meta ${attribute}="${name}" content="${value}"`));
		} else {
			if (when === "missing" && built[0] !== "") return;
			this.splices.push(setAttribute(first, "content", value), ...this.#lowerCase(first, name));
			this.#remove(doubles);
		}
		this.#held?.set(name, `meta ${attribute}`, cleanText(content), built);
	}
	#lowerCase(element, name) {
		const named = nameAttributes.find((attribute) => this.#page.attribute(element, attribute));
		if (this.#held === void 0 || named === void 0 || this.#page.attribute(element, named) === name) return [];
		return [setAttribute(element, named, name)];
	}
	#noMeta(name) {
		const found = this.#page.metas(name);
		if (found.length === 0 && !this.#held?.wasHeld(name)) return;
		this.#remove(found);
		const built = found.map((element) => this.#page.attribute(element, "content") ?? "");
		this.#held?.set(name, "meta name", "", built);
	}
	#robots({ noIndex, noFollow }) {
		const built = this.#page.metas("robots").map((element) => this.#page.attribute(element, "content") ?? "");
		const words = built.flatMap((content) => content.toLowerCase().split(",")).map((word) => word.trim()).filter(Boolean);
		const all = words.includes("none") ? [
			"noindex",
			"nofollow",
			...words
		] : words;
		const hides = noIndex ?? all.includes("noindex");
		const stops = noFollow ?? all.includes("nofollow");
		const others = words.filter((word) => !/^(no)?(index|follow)$|^(all|none)$/.test(word));
		if (built.length === 0 && !hides && !stops) return;
		const content = [
			hides ? "noindex" : "index",
			stops ? "nofollow" : "follow",
			...new Set(others)
		].join(", ");
		this.#meta({
			name: "robots",
			attribute: "name",
			content,
			when: "always"
		});
	}
	#canonical(edit) {
		const found = this.#page.named("link").filter((element) => this.#page.words(element, "rel").includes("canonical"));
		const [first, ...doubles] = found;
		const built = found.map((element) => this.#page.attribute(element, "href") ?? "");
		const target = first === void 0 ? edit.href : addressInstead(built[0] ?? "", edit);
		this.canonical = target ?? built[0];
		if (target === void 0) return;
		const href = escapeAttribute(target, this.#page.charset);
		if (first === void 0) this.added.push(this.#empty(`link rel="canonical" href="${href}"`));
		else {
			this.splices.push(setAttribute(first, "href", href));
			this.#remove(doubles);
		}
		this.#held?.set("canonical", "link rel", target, built);
	}
	#openGraphAddress(edit) {
		const [first] = this.#page.metas("og:url");
		if (first === void 0) return;
		const content = addressInstead(this.#page.attribute(first, "content") ?? "", edit);
		if (content !== void 0) this.#meta({
			name: "og:url",
			attribute: "property",
			content,
			when: "present"
		});
	}
	#structuredData(data) {
		const blocks = this.#page.layout.data;
		const built = blocks.map((element) => this.#page.content(element));
		const { place, changed } = replaceData(built, data);
		for (const [index, value] of changed) {
			const element = blocks[index];
			if (element === void 0) continue;
			if (value === void 0) this.#remove([element]);
			else this.splices.push({
				...contentOf(element),
				text: escapeJson(value, this.#page.charset)
			});
		}
		if (place === void 0) this.added.push(`<script type="application/ld+json">${escapeJson(data, this.#page.charset)}<\/script>`);
		const shown = decodePart(escapeJson(place === void 0 ? data : changed.get(place), this.#page.charset), this.#page.charset);
		const [type] = [data["@type"]].flat();
		const replaced = [...changed.keys()].map((index) => built[index] ?? "");
		if (typeof type === "string") this.#held?.set(type, "script type application/ld+json", shown, replaced);
	}
	#script(src, attribute, value, quote) {
		const same = this.#page.scriptFrom(src);
		if (same !== void 0) this.splices.push(setAttribute(same, attribute, value));
		else {
			const address = escapeAttribute(src, this.#page.charset);
			this.added.push(`<script src="${address}" ${attribute}=${quote}${value}${quote}><\/script>`);
		}
	}
	#remove(elements) {
		for (const element of elements) {
			const named = nameAttributes.find((name) => this.#page.attribute(element, name));
			if (this.#isTakenOver && named !== void 0) this.splices.push(setAttribute(element, named, mutedName));
			else this.splices.push({
				start: element.start,
				end: element.outerEnd,
				text: ""
			});
		}
	}
	#empty(inside) {
		return this.#page.layout.isXhtml ? `<${inside} />` : `<${inside}>`;
	}
};
function addressInstead(built, { href, when, origin }) {
	if (when === "always" || built === "") return href;
	if (origin === void 0 || !URL.canParse(built, href)) return void 0;
	const address = new URL(built, href);
	const target = new URL(address.pathname + address.search, origin).href;
	return target === address.href && /^https?:/i.test(built) ? void 0 : target;
}
function contentOf({ contentStart: start, contentEnd: end }) {
	return {
		start,
		end
	};
}

// \0stub:4
const DecodingMode = {
	Legacy: 0,
	Strict: 1,
	Attribute: 2
};
var EntityDecoder = class {
	startEntity() {
		throw new Error("decoding references is not part of this bundle");
	}
};

// node_modules/htmlparser2/dist/Tokenizer.js
var CharCodes;
(function(CharCodes) {
	CharCodes[CharCodes["Tab"] = 9] = "Tab";
	CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
	CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
	CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
	CharCodes[CharCodes["Space"] = 32] = "Space";
	CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
	CharCodes[CharCodes["Number"] = 35] = "Number";
	CharCodes[CharCodes["Amp"] = 38] = "Amp";
	CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
	CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
	CharCodes[CharCodes["Dash"] = 45] = "Dash";
	CharCodes[CharCodes["Slash"] = 47] = "Slash";
	CharCodes[CharCodes["Zero"] = 48] = "Zero";
	CharCodes[CharCodes["Nine"] = 57] = "Nine";
	CharCodes[CharCodes["Semi"] = 59] = "Semi";
	CharCodes[CharCodes["Lt"] = 60] = "Lt";
	CharCodes[CharCodes["Eq"] = 61] = "Eq";
	CharCodes[CharCodes["Gt"] = 62] = "Gt";
	CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
	CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
	CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
	CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
	CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
	CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
	CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
	CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
	CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
})(CharCodes || (CharCodes = {}));
var State;
(function(State) {
	State[State["Text"] = 1] = "Text";
	State[State["BeforeTagName"] = 2] = "BeforeTagName";
	State[State["InTagName"] = 3] = "InTagName";
	State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
	State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
	State[State["InClosingTagName"] = 6] = "InClosingTagName";
	State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
	State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
	State[State["InAttributeName"] = 9] = "InAttributeName";
	State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
	State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
	State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
	State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
	State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
	State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
	State[State["InDeclaration"] = 16] = "InDeclaration";
	State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
	State[State["BeforeComment"] = 18] = "BeforeComment";
	State[State["CDATASequence"] = 19] = "CDATASequence";
	State[State["DeclarationSequence"] = 20] = "DeclarationSequence";
	State[State["InSpecialComment"] = 21] = "InSpecialComment";
	State[State["InCommentLike"] = 22] = "InCommentLike";
	State[State["SpecialStartSequence"] = 23] = "SpecialStartSequence";
	State[State["InSpecialTag"] = 24] = "InSpecialTag";
	State[State["InPlainText"] = 25] = "InPlainText";
	State[State["InEntity"] = 26] = "InEntity";
})(State || (State = {}));
function isWhitespace(c) {
	return c === CharCodes.Space || c === CharCodes.NewLine || c === CharCodes.Tab || c === CharCodes.FormFeed || c === CharCodes.CarriageReturn;
}
function isEndOfTagSection(c) {
	return c === CharCodes.Slash || c === CharCodes.Gt || isWhitespace(c);
}
function isASCIIAlpha(c) {
	return c >= CharCodes.LowerA && c <= CharCodes.LowerZ || c >= CharCodes.UpperA && c <= CharCodes.UpperZ;
}
var QuoteType;
(function(QuoteType) {
	QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
	QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
	QuoteType[QuoteType["Single"] = 2] = "Single";
	QuoteType[QuoteType["Double"] = 3] = "Double";
})(QuoteType || (QuoteType = {}));
const Sequences = {
	Empty: /* @__PURE__ */ new Uint8Array(0),
	Cdata: new Uint8Array([
		67,
		68,
		65,
		84,
		65,
		91
	]),
	CdataEnd: new Uint8Array([
		93,
		93,
		62
	]),
	CommentEnd: new Uint8Array([
		45,
		45,
		33,
		62
	]),
	Doctype: new Uint8Array([
		100,
		111,
		99,
		116,
		121,
		112,
		101
	]),
	IframeEnd: new Uint8Array([
		60,
		47,
		105,
		102,
		114,
		97,
		109,
		101
	]),
	NoembedEnd: new Uint8Array([
		60,
		47,
		110,
		111,
		101,
		109,
		98,
		101,
		100
	]),
	NoframesEnd: new Uint8Array([
		60,
		47,
		110,
		111,
		102,
		114,
		97,
		109,
		101,
		115
	]),
	Plaintext: new Uint8Array([
		60,
		47,
		112,
		108,
		97,
		105,
		110,
		116,
		101,
		120,
		116
	]),
	ScriptEnd: new Uint8Array([
		60,
		47,
		115,
		99,
		114,
		105,
		112,
		116
	]),
	StyleEnd: new Uint8Array([
		60,
		47,
		115,
		116,
		121,
		108,
		101
	]),
	TitleEnd: new Uint8Array([
		60,
		47,
		116,
		105,
		116,
		108,
		101
	]),
	TextareaEnd: new Uint8Array([
		60,
		47,
		116,
		101,
		120,
		116,
		97,
		114,
		101,
		97
	]),
	XmpEnd: new Uint8Array([
		60,
		47,
		120,
		109,
		112
	])
};
const specialStartSequences = /* @__PURE__ */ new Map([
	[Sequences.IframeEnd[2], Sequences.IframeEnd],
	[Sequences.NoembedEnd[2], Sequences.NoembedEnd],
	[Sequences.Plaintext[2], Sequences.Plaintext],
	[Sequences.ScriptEnd[2], Sequences.ScriptEnd],
	[Sequences.TitleEnd[2], Sequences.TitleEnd],
	[Sequences.XmpEnd[2], Sequences.XmpEnd]
]);
var Tokenizer = class {
	cbs;
	state = State.Text;
	buffer = "";
	sectionStart = 0;
	index = 0;
	entityStart = 0;
	baseState = State.Text;
	isSpecial = false;
	running = true;
	offset = 0;
	xmlMode;
	decodeEntities;
	recognizeSelfClosing;
	entityDecoder;
	constructor({ xmlMode = false, decodeEntities = true, recognizeSelfClosing = xmlMode }, cbs) {
		this.cbs = cbs;
		this.xmlMode = xmlMode;
		this.decodeEntities = decodeEntities;
		this.recognizeSelfClosing = recognizeSelfClosing;
		this.entityDecoder = new EntityDecoder(xmlMode ? void 0 : void 0, (cp, consumed) => this.emitCodePoint(cp, consumed));
	}
	reset() {
		this.state = State.Text;
		this.buffer = "";
		this.sectionStart = 0;
		this.index = 0;
		this.baseState = State.Text;
		this.isSpecial = false;
		this.currentSequence = Sequences.Empty;
		this.sequenceIndex = 0;
		this.running = true;
		this.offset = 0;
	}
	write(chunk) {
		this.offset += this.buffer.length;
		this.buffer = chunk;
		this.parse();
	}
	end() {
		if (this.running) this.finish();
	}
	pause() {
		this.running = false;
	}
	resume() {
		this.running = true;
		if (this.index < this.buffer.length + this.offset) this.parse();
	}
	stateText(c) {
		if (c === CharCodes.Lt || !this.decodeEntities && this.fastForwardTo(CharCodes.Lt)) {
			if (this.index > this.sectionStart) this.cbs.ontext(this.sectionStart, this.index);
			this.state = State.BeforeTagName;
			this.sectionStart = this.index;
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	currentSequence = Sequences.Empty;
	sequenceIndex = 0;
	enterTagBody() {
		if (this.currentSequence === Sequences.Plaintext) {
			this.currentSequence = Sequences.Empty;
			this.state = State.InPlainText;
		} else if (this.isSpecial) {
			this.state = State.InSpecialTag;
			this.sequenceIndex = 0;
		} else this.state = State.Text;
	}
	stateSpecialStartSequence(c) {
		const lower = c | 32;
		if (this.sequenceIndex < this.currentSequence.length) {
			if (lower === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex++;
				return;
			}
			if (this.sequenceIndex === 3) {
				if (this.currentSequence === Sequences.ScriptEnd && lower === Sequences.StyleEnd[3]) {
					this.currentSequence = Sequences.StyleEnd;
					this.sequenceIndex = 4;
					return;
				}
				if (this.currentSequence === Sequences.TitleEnd && lower === Sequences.TextareaEnd[3]) {
					this.currentSequence = Sequences.TextareaEnd;
					this.sequenceIndex = 4;
					return;
				}
			} else if (this.sequenceIndex === 4 && this.currentSequence === Sequences.NoembedEnd && lower === Sequences.NoframesEnd[4]) {
				this.currentSequence = Sequences.NoframesEnd;
				this.sequenceIndex = 5;
				return;
			}
		} else if (isEndOfTagSection(c)) {
			this.sequenceIndex = 0;
			this.state = State.InTagName;
			this.stateInTagName(c);
			return;
		}
		this.isSpecial = false;
		this.currentSequence = Sequences.Empty;
		this.sequenceIndex = 0;
		this.state = State.InTagName;
		this.stateInTagName(c);
	}
	stateCDATASequence(c) {
		if (c === Sequences.Cdata[this.sequenceIndex]) {
			if (++this.sequenceIndex === Sequences.Cdata.length) {
				this.state = State.InCommentLike;
				this.currentSequence = Sequences.CdataEnd;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			}
		} else {
			this.sequenceIndex = 0;
			if (this.xmlMode) {
				this.state = State.InDeclaration;
				this.stateInDeclaration(c);
			} else {
				this.state = State.InSpecialComment;
				this.stateInSpecialComment(c);
			}
		}
	}
	fastForwardTo(c) {
		while (++this.index < this.buffer.length + this.offset) if (this.buffer.charCodeAt(this.index - this.offset) === c) return true;
		this.index = this.buffer.length + this.offset - 1;
		return false;
	}
	emitComment(offset) {
		this.cbs.oncomment(this.sectionStart, this.index, offset);
		this.sequenceIndex = 0;
		this.sectionStart = this.index + 1;
		this.state = State.Text;
	}
	stateInCommentLike(c) {
		if (!this.xmlMode && this.currentSequence === Sequences.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && c === CharCodes.Gt) this.emitComment(this.sequenceIndex);
		else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === 2 && c === CharCodes.Gt) this.emitComment(2);
		else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && c !== CharCodes.Gt) this.sequenceIndex = Number(c === CharCodes.Dash);
		else if (c === this.currentSequence[this.sequenceIndex]) {
			if (++this.sequenceIndex === this.currentSequence.length) {
				if (this.currentSequence === Sequences.CdataEnd) this.cbs.oncdata(this.sectionStart, this.index, 2);
				else this.cbs.oncomment(this.sectionStart, this.index, 3);
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
				this.state = State.Text;
			}
		} else if (this.sequenceIndex === 0) {
			if (this.fastForwardTo(this.currentSequence[0])) this.sequenceIndex = 1;
		} else if (c !== this.currentSequence[this.sequenceIndex - 1]) this.sequenceIndex = 0;
	}
	isTagStartChar(c) {
		return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
	}
	stateInSpecialTag(c) {
		if (this.sequenceIndex === this.currentSequence.length) {
			if (isEndOfTagSection(c)) {
				const endOfText = this.index - this.currentSequence.length;
				if (this.sectionStart < endOfText) {
					const actualIndex = this.index;
					this.index = endOfText;
					this.cbs.ontext(this.sectionStart, endOfText);
					this.index = actualIndex;
				}
				this.isSpecial = false;
				this.sectionStart = endOfText + 2;
				this.stateInClosingTagName(c);
				return;
			}
			this.sequenceIndex = 0;
		}
		if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
		else if (this.sequenceIndex === 0) {
			if (this.currentSequence === Sequences.TitleEnd || this.currentSequence === Sequences.TextareaEnd) {
				if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
			} else if (this.fastForwardTo(CharCodes.Lt)) this.sequenceIndex = 1;
		} else this.sequenceIndex = Number(c === CharCodes.Lt);
	}
	stateBeforeTagName(c) {
		if (c === CharCodes.ExclamationMark) {
			this.state = State.BeforeDeclaration;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Questionmark) {
			if (this.xmlMode) {
				this.state = State.InProcessingInstruction;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			} else {
				this.state = State.InSpecialComment;
				this.sectionStart = this.index;
			}
		} else if (this.isTagStartChar(c)) {
			this.sectionStart = this.index;
			const special = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : specialStartSequences.get(c | 32);
			if (special === void 0) this.state = State.InTagName;
			else {
				this.isSpecial = true;
				this.currentSequence = special;
				this.sequenceIndex = 3;
				this.state = State.SpecialStartSequence;
			}
		} else if (c === CharCodes.Slash) this.state = State.BeforeClosingTagName;
		else {
			this.state = State.Text;
			this.stateText(c);
		}
	}
	stateInTagName(c) {
		if (isEndOfTagSection(c)) {
			this.cbs.onopentagname(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		}
	}
	stateBeforeClosingTagName(c) {
		if (isWhitespace(c)) {
			if (this.xmlMode) {} else {
				this.state = State.InSpecialComment;
				this.sectionStart = this.index;
			}
		} else if (c === CharCodes.Gt) {
			this.state = State.Text;
			if (!this.xmlMode) this.sectionStart = this.index + 1;
		} else {
			this.state = this.isTagStartChar(c) ? State.InClosingTagName : State.InSpecialComment;
			this.sectionStart = this.index;
		}
	}
	stateInClosingTagName(c) {
		if (isEndOfTagSection(c)) {
			this.cbs.onclosetag(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.state = State.AfterClosingTagName;
			this.stateAfterClosingTagName(c);
		}
	}
	stateAfterClosingTagName(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	stateBeforeAttributeName(c) {
		if (c === CharCodes.Gt) {
			this.cbs.onopentagend(this.index);
			this.enterTagBody();
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Slash) this.state = State.InSelfClosingTag;
		else if (!isWhitespace(c)) {
			this.state = State.InAttributeName;
			this.sectionStart = this.index;
		}
	}
	stateInSelfClosingTag(c) {
		if (c === CharCodes.Gt) {
			this.cbs.onselfclosingtag(this.index);
			this.sectionStart = this.index + 1;
			if (!this.recognizeSelfClosing) {
				this.enterTagBody();
				return;
			}
			this.state = State.Text;
			this.isSpecial = false;
			this.currentSequence = Sequences.Empty;
		} else if (!isWhitespace(c)) {
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		}
	}
	stateInAttributeName(c) {
		if (c === CharCodes.Eq || isEndOfTagSection(c)) {
			this.cbs.onattribname(this.sectionStart, this.index);
			this.sectionStart = this.index;
			this.state = State.AfterAttributeName;
			this.stateAfterAttributeName(c);
		}
	}
	stateAfterAttributeName(c) {
		if (c === CharCodes.Eq) this.state = State.BeforeAttributeValue;
		else if (c === CharCodes.Slash || c === CharCodes.Gt) {
			this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
			this.sectionStart = -1;
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		} else if (!isWhitespace(c)) {
			this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
			this.state = State.InAttributeName;
			this.sectionStart = this.index;
		}
	}
	stateBeforeAttributeValue(c) {
		if (c === CharCodes.DoubleQuote) {
			this.state = State.InAttributeValueDq;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.SingleQuote) {
			this.state = State.InAttributeValueSq;
			this.sectionStart = this.index + 1;
		} else if (!isWhitespace(c)) {
			this.sectionStart = this.index;
			this.state = State.InAttributeValueNq;
			this.stateInAttributeValueNoQuotes(c);
		}
	}
	handleInAttributeValue(c, quote) {
		if (c === quote || !this.decodeEntities && this.fastForwardTo(quote)) {
			this.cbs.onattribdata(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.cbs.onattribend(quote === CharCodes.DoubleQuote ? QuoteType.Double : QuoteType.Single, this.index + 1);
			this.state = State.BeforeAttributeName;
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	stateInAttributeValueDoubleQuotes(c) {
		this.handleInAttributeValue(c, CharCodes.DoubleQuote);
	}
	stateInAttributeValueSingleQuotes(c) {
		this.handleInAttributeValue(c, CharCodes.SingleQuote);
	}
	stateInAttributeValueNoQuotes(c) {
		if (isWhitespace(c) || c === CharCodes.Gt) {
			this.cbs.onattribdata(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.cbs.onattribend(QuoteType.Unquoted, this.index);
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	stateBeforeDeclaration(c) {
		if (c === CharCodes.OpeningSquareBracket) {
			this.state = State.CDATASequence;
			this.sequenceIndex = 0;
		} else if (this.xmlMode) this.state = c === CharCodes.Dash ? State.BeforeComment : State.InDeclaration;
		else if ((c | 32) === Sequences.Doctype[0]) {
			this.state = State.DeclarationSequence;
			this.currentSequence = Sequences.Doctype;
			this.sequenceIndex = 1;
		} else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Dash) this.state = State.BeforeComment;
		else this.state = State.InSpecialComment;
	}
	stateDeclarationSequence(c) {
		if (this.sequenceIndex === this.currentSequence.length) {
			this.state = State.InDeclaration;
			this.stateInDeclaration(c);
		} else if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
		else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.state = State.InSpecialComment;
	}
	stateInDeclaration(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.ondeclaration(this.sectionStart, this.index);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	stateInProcessingInstruction(c) {
		if (c === CharCodes.Questionmark) this.sequenceIndex = 1;
		else if (c === CharCodes.Gt && this.sequenceIndex === 1) {
			this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1);
			this.sequenceIndex = 0;
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.sequenceIndex = Number(this.fastForwardTo(CharCodes.Questionmark));
	}
	stateBeforeComment(c) {
		if (c === CharCodes.Dash) {
			this.state = State.InCommentLike;
			this.currentSequence = Sequences.CommentEnd;
			this.sequenceIndex = 0;
			this.sectionStart = this.index + 1;
		} else if (this.xmlMode) this.state = State.InDeclaration;
		else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.state = State.InSpecialComment;
	}
	stateInSpecialComment(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	startEntity() {
		this.baseState = this.state;
		this.state = State.InEntity;
		this.entityStart = this.index;
		this.entityDecoder.startEntity(this.xmlMode ? DecodingMode.Strict : this.baseState === State.Text || this.baseState === State.InSpecialTag ? DecodingMode.Legacy : DecodingMode.Attribute);
	}
	stateInEntity() {
		const indexInBuffer = this.index - this.offset;
		const length = this.entityDecoder.write(this.buffer, indexInBuffer);
		if (length >= 0) {
			this.state = this.baseState;
			if (length === 0) this.index -= 1;
		} else {
			if (indexInBuffer < this.buffer.length && this.buffer.charCodeAt(indexInBuffer) === CharCodes.Amp) {
				this.state = this.baseState;
				this.index -= 1;
				return;
			}
			this.index = this.offset + this.buffer.length - 1;
		}
	}
	cleanup() {
		if (this.running && this.sectionStart !== this.index) {
			if (this.state === State.Text || this.state === State.InPlainText || this.state === State.InSpecialTag && this.sequenceIndex === 0) {
				this.cbs.ontext(this.sectionStart, this.index);
				this.sectionStart = this.index;
			} else if (this.state === State.InAttributeValueDq || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueNq) {
				this.cbs.onattribdata(this.sectionStart, this.index);
				this.sectionStart = this.index;
			}
		}
	}
	shouldContinue() {
		return this.index < this.buffer.length + this.offset && this.running;
	}
	parse() {
		while (this.shouldContinue()) {
			const c = this.buffer.charCodeAt(this.index - this.offset);
			switch (this.state) {
				case State.Text:
					this.stateText(c);
					break;
				case State.InPlainText:
					this.index = this.buffer.length + this.offset - 1;
					break;
				case State.SpecialStartSequence:
					this.stateSpecialStartSequence(c);
					break;
				case State.InSpecialTag:
					this.stateInSpecialTag(c);
					break;
				case State.CDATASequence:
					this.stateCDATASequence(c);
					break;
				case State.DeclarationSequence:
					this.stateDeclarationSequence(c);
					break;
				case State.InAttributeValueDq:
					this.stateInAttributeValueDoubleQuotes(c);
					break;
				case State.InAttributeName:
					this.stateInAttributeName(c);
					break;
				case State.InCommentLike:
					this.stateInCommentLike(c);
					break;
				case State.InSpecialComment:
					this.stateInSpecialComment(c);
					break;
				case State.BeforeAttributeName:
					this.stateBeforeAttributeName(c);
					break;
				case State.InTagName:
					this.stateInTagName(c);
					break;
				case State.InClosingTagName:
					this.stateInClosingTagName(c);
					break;
				case State.BeforeTagName:
					this.stateBeforeTagName(c);
					break;
				case State.AfterAttributeName:
					this.stateAfterAttributeName(c);
					break;
				case State.InAttributeValueSq:
					this.stateInAttributeValueSingleQuotes(c);
					break;
				case State.BeforeAttributeValue:
					this.stateBeforeAttributeValue(c);
					break;
				case State.BeforeClosingTagName:
					this.stateBeforeClosingTagName(c);
					break;
				case State.AfterClosingTagName:
					this.stateAfterClosingTagName(c);
					break;
				case State.InAttributeValueNq:
					this.stateInAttributeValueNoQuotes(c);
					break;
				case State.InSelfClosingTag:
					this.stateInSelfClosingTag(c);
					break;
				case State.InDeclaration:
					this.stateInDeclaration(c);
					break;
				case State.BeforeDeclaration:
					this.stateBeforeDeclaration(c);
					break;
				case State.BeforeComment:
					this.stateBeforeComment(c);
					break;
				case State.InProcessingInstruction:
					this.stateInProcessingInstruction(c);
					break;
				case State.InEntity: this.stateInEntity();
			}
			this.index++;
		}
		this.cleanup();
	}
	finish() {
		if (this.state === State.InEntity) {
			this.entityDecoder.end();
			this.state = this.baseState;
		}
		this.handleTrailingData();
		this.cbs.onend();
	}
	handleTrailingCommentLikeData(endIndex) {
		if (this.state !== State.InCommentLike) return false;
		if (this.currentSequence === Sequences.CdataEnd) {
			if (this.xmlMode) {
				if (this.sectionStart < endIndex) this.cbs.oncdata(this.sectionStart, endIndex, 0);
			} else {
				const cdataStart = this.sectionStart - Sequences.Cdata.length - 1;
				this.cbs.oncomment(cdataStart, endIndex, 0);
			}
		} else {
			const offset = this.xmlMode ? 0 : Math.min(this.sequenceIndex, Sequences.CommentEnd.length - 1);
			this.cbs.oncomment(this.sectionStart, endIndex, offset);
		}
		return true;
	}
	handleTrailingMarkupDeclaration(endIndex) {
		if (this.xmlMode) switch (this.state) {
			case State.InSpecialComment:
			case State.BeforeComment:
			case State.CDATASequence:
			case State.DeclarationSequence:
			case State.InDeclaration:
				this.cbs.ontext(this.sectionStart, endIndex);
				return true;
			default: return false;
		}
		switch (this.state) {
			case State.BeforeDeclaration:
			case State.InSpecialComment:
			case State.BeforeComment:
			case State.CDATASequence:
				this.cbs.oncomment(this.sectionStart, endIndex, 0);
				return true;
			case State.DeclarationSequence:
				if (this.sequenceIndex !== Sequences.Doctype.length) this.cbs.oncomment(this.sectionStart, endIndex, 0);
				return true;
			case State.InDeclaration: return true;
			default: return false;
		}
	}
	handleTrailingData() {
		const endIndex = this.buffer.length + this.offset;
		if (this.handleTrailingCommentLikeData(endIndex) || this.handleTrailingMarkupDeclaration(endIndex)) return;
		if (this.sectionStart >= endIndex) return;
		switch (this.state) {
			case State.InTagName:
			case State.BeforeAttributeName:
			case State.BeforeAttributeValue:
			case State.AfterAttributeName:
			case State.InAttributeName:
			case State.InAttributeValueSq:
			case State.InAttributeValueDq:
			case State.InAttributeValueNq:
			case State.InClosingTagName: break;
			default: this.cbs.ontext(this.sectionStart, endIndex);
		}
	}
	emitCodePoint(cp, consumed) {
		if (this.baseState !== State.Text && this.baseState !== State.InSpecialTag) {
			if (this.sectionStart < this.entityStart) this.cbs.onattribdata(this.sectionStart, this.entityStart);
			this.sectionStart = this.entityStart + consumed;
			this.index = this.sectionStart - 1;
			this.cbs.onattribentity(cp);
		} else {
			if (this.sectionStart < this.entityStart) this.cbs.ontext(this.sectionStart, this.entityStart);
			this.sectionStart = this.entityStart + consumed;
			this.index = this.sectionStart - 1;
			this.cbs.ontextentity(cp, this.sectionStart);
		}
	}
};

// src/steps/finish/html/attribute-marks.ts
const numbersEach = 6;
var AttributeMarks = class {
	#marks = [];
	#count = 0;
	#start = 0;
	#nameEnd = 0;
	#valueStart = -1;
	#valueEnd = -1;
	clear() {
		this.#count = 0;
	}
	name(start, end) {
		this.#start = start;
		this.#nameEnd = end;
		this.#valueStart = -1;
	}
	value(start, end) {
		this.#valueStart = start;
		this.#valueEnd = end;
	}
	end(quote, end) {
		const hasValue = this.#valueStart !== -1;
		const marks = this.#marks;
		marks[this.#count] = this.#start;
		marks[this.#count + 1] = this.#nameEnd;
		marks[this.#count + 2] = hasValue ? this.#valueStart : this.#nameEnd;
		marks[this.#count + 3] = hasValue ? this.#valueEnd : this.#nameEnd;
		marks[this.#count + 4] = hasValue ? end : this.#nameEnd;
		marks[this.#count + 5] = quote;
		this.#count += numbersEach;
	}
	ranges(text) {
		const found = [];
		for (let at = 0; at < this.#count; at += numbersEach) {
			const [start = 0, nameEnd = 0, valueStart = 0, valueEnd = 0, end = 0, quote = 0] = this.#marks.slice(at, at + numbersEach);
			const name = text.slice(start, nameEnd).toLowerCase();
			found.push({
				name,
				start,
				end,
				valueStart,
				valueEnd,
				quote: quoteOf(quote)
			});
		}
		return found;
	}
};
function quoteOf(quote) {
	if (quote === QuoteType.Double) return "\"";
	if (quote === QuoteType.Single) return "'";
	return quote === QuoteType.Unquoted ? "" : void 0;
}

// src/steps/finish/html/head-phase.ts
const headTags = new Set("base basefont bgsound link meta title script style noframes template noscript".split(" "));
const outerTags = /* @__PURE__ */ new Set(["html", "head"]);
const noscriptTags = new Set("basefont bgsound link meta noframes style".split(" "));
const endingTags = /* @__PURE__ */ new Set([
	"body",
	"html",
	"br"
]);
var HeadPhase = class {
	isDocument = false;
	isOver = false;
	#isAfter = false;
	#end;
	#templates = 0;
	#noscript;
	#endWithoutScripts;
	constructor(length) {
		this.#end = length;
	}
	get insertAt() {
		return Math.min(this.#end, this.#endWithoutScripts ?? this.#end);
	}
	get isDirect() {
		return this.#templates === 0 && this.#noscript === void 0;
	}
	open(name, at) {
		if (outerTags.has(name) || name === "body" || name === "frameset") this.isDocument = true;
		if (this.#templates > 0) {
			if (name === "template") this.#templates += 1;
		} else if (this.#noscript !== void 0) {
			if (!noscriptTags.has(name)) this.#endWithoutScripts ??= this.#noscript;
		} else if (outerTags.has(name)) {} else if (!headTags.has(name) || name === "noscript" && this.#isAfter) this.#over(at);
		else if (name === "template") this.#templates += 1;
		else if (name === "noscript") this.#noscript = at;
	}
	close(name, at) {
		if (name === "template") {
			if (this.#templates > 0) this.#templates -= 1;
		} else if (name === "noscript") this.#noscript = void 0;
		else if (!this.isDirect) return;
		else if (name === "head" && !this.#isAfter) {
			this.#isAfter = true;
			this.#end = at;
		} else if (endingTags.has(name)) this.#over(at);
	}
	text(at) {
		if (this.#templates > 0) return;
		if (this.#noscript !== void 0) this.#endWithoutScripts ??= this.#noscript;
		else this.#over(at);
	}
	#over(at) {
		if (!this.#isAfter) this.#end = at;
		this.isOver = true;
	}
};

// src/steps/finish/html/keyed-content.ts
const words = (list) => new Set(list.split(" "));
const phrasing = words("abbr b bdi bdo big cite code data dfn em i ins kbd label mark picture q s samp small span strong sub sup time tt u var");
const phrasingVoids = words("br img input source wbr");
const blocks = words("address article aside blockquote dd details div dl dt figcaption figure footer header hgroup li main nav ol p pre section summary ul h1 h2 h3 h4 h5 h6");
const lists = words("ol ul");
const heading = /^h[1-6]$/;
const holdsBlocks = (name) => blocks.has(name) && name !== "p" || name === "td" || name === "th";
var KeyedContent = class {
	#open;
	constructor(name) {
		this.#open = [name];
	}
	start(name, isInLink) {
		if (phrasingVoids.has(name)) return true;
		if (name === "hr") return this.#takesBlock(name);
		const isClear = phrasing.has(name) || isCustom(name) || name === "a" && !isInLink || this.#takesBlock(name);
		this.#open.push(name);
		return isClear;
	}
	end(name) {
		if (this.#open.pop() !== name) return "unclear";
		return this.#open.length === 0 ? "end" : "inside";
	}
	#takesBlock(name) {
		const [keyed = ""] = this.#open;
		const parent = this.#open.at(-1) ?? "";
		if (!(blocks.has(name) || name === "hr") || !holdsBlocks(keyed) || this.#open.includes("p")) return false;
		if (name === "li") return lists.has(parent);
		if (name === "dt" || name === "dd") return parent === "dl";
		return !(heading.test(name) && heading.test(parent));
	}
};
function isVoid(name) {
	return phrasingVoids.has(name) || name === "hr";
}
function isCustom(name) {
	return name.includes("-") && !/^(annotation-xml|color-profile|font-face)/.test(name);
}

// src/steps/finish/html/open-elements.ts
var OpenElements = class {
	#open = /* @__PURE__ */ new Map();
	start(name) {
		this.#open.set(name, (this.#open.get(name) ?? 0) + 1);
	}
	end(name) {
		const number = this.#open.get(name) ?? 0;
		if (number > 1) this.#open.set(name, number - 1);
		else this.#open.delete(name);
	}
	get isEmpty() {
		return this.#open.size === 0;
	}
};

// src/steps/finish/html/script-text.ts
function opensScriptInComment(content) {
	const comment = content.indexOf("<!--");
	return comment !== -1 && /<script/i.test(content.slice(comment));
}

// src/steps/finish/html/scan.ts
const textTags = new Set("title textarea script style xmp iframe noembed noframes plaintext".split(" "));
const otherRules = new Set("svg math select noscript frameset".split(" "));
const tableParts = /* @__PURE__ */ new Set([
	"td",
	"th",
	"caption"
]);
function scan(text, sought) {
	return new Scanner(text, sought).layout();
}
var Scanner = class {
	#tokenizer = new Tokenizer({ decodeEntities: false }, this);
	#text;
	#sought;
	#marks;
	#nextMark = 0;
	#phase;
	#needsTree = false;
	#isXhtml = false;
	#head = [];
	#keyed = [];
	#data = [];
	#name = "";
	#nameStart = 0;
	#nameEnd = 0;
	#attributes = new AttributeMarks();
	#raw;
	#isInLink = false;
	#hasNestedLinks = false;
	#otherRules = new OpenElements();
	#tables = 0;
	#templates = 0;
	#endsInText = false;
	#openHead;
	#openData;
	#openKeyed;
	constructor(text, sought) {
		this.#text = text;
		this.#sought = sought;
		this.#phase = new HeadPhase(text.length);
		const keys = sought.keys === void 0 ? [] : keyOffsets(text);
		this.#marks = sought.data ? [...keys, ...dataOffsets(text)].sort((a, b) => a - b) : keys;
	}
	layout() {
		this.#tokenizer.write(this.#text);
		this.#tokenizer.end();
		const isOpen = this.#openKeyed !== void 0 || this.#openHead !== void 0 || this.#openData !== void 0;
		if (this.#needsTree || isOpen) return void 0;
		return {
			head: this.#head,
			data: [...this.#head.filter((element) => isData(element, this.#text)), ...this.#data],
			insertAt: this.#phase.insertAt,
			isDocument: this.#phase.isDocument || /<(?:html|head|body|frameset)[\s/>]/i.test(this.#text),
			isXhtml: this.#isXhtml,
			keyed: this.#keyed,
			hasEnded: this.#phase.isOver,
			isUnusual: !this.#phase.isOver || this.#endsInText
		};
	}
	onopentagname(start, end) {
		this.#name = this.#text.slice(start, end).toLowerCase();
		this.#nameStart = start;
		this.#nameEnd = end;
		this.#attributes.clear();
		this.#follow(this.#name);
		if (this.#phase.isOver) return;
		this.#phase.open(this.#name, start - 1);
		this.#stopWhenDone(start - 1);
	}
	onattribname(start, end) {
		this.#attributes.name(start, end);
	}
	onattribdata(start, end) {
		this.#attributes.value(start, end);
	}
	onattribend(quote, end) {
		this.#attributes.end(quote, end);
	}
	onopentagend(index) {
		this.#openTag(index + 1);
	}
	onselfclosingtag(index) {
		if (textTags.has(this.#name) && this.#phase.isOver) this.#giveUp();
		if (otherRules.has(this.#name)) this.#otherRules.end(this.#name);
		this.#openTag(index + 1);
		if (this.#openKeyed !== void 0 && !isVoid(this.#name)) this.#giveUp();
	}
	#openTag(end) {
		const name = this.#name;
		if (textTags.has(name)) this.#raw = name;
		const isMarked = this.#hasMark(end);
		if (this.#phase.isOver && !isMarked) return;
		const attributes = this.#attributes.ranges(this.#text);
		const tag = {
			name,
			start: this.#nameStart - 1,
			nameEnd: this.#nameEnd,
			end,
			attributes
		};
		if (!this.#phase.isOver) {
			if (name === "html" && attributes.some((attribute) => attribute.name === "xmlns")) this.#isXhtml = true;
			if (managed.has(name) && this.#phase.isDirect) {
				if (name === "meta" || name === "link") this.#head.push({
					...tag,
					contentStart: end,
					contentEnd: end,
					outerEnd: end
				});
				else this.#openHead = {
					...tag,
					contentStart: end
				};
			}
		}
		if (!isMarked) return;
		if (this.#sought.data && this.#phase.isOver && this.#templates === 0 && isData(tag, this.#text)) {
			if (!this.#otherRules.isEmpty) this.#giveUp();
			else this.#openData = {
				...tag,
				contentStart: end
			};
		}
		const keys = this.#sought.keys === void 0 ? [] : keysOf(tag, this.#text, this.#sought.keys);
		if (keys.length > 0) {
			const hasText = keys.some(({ attribute }) => attribute === void 0) && !textless.has(name);
			if (this.#openKeyed !== void 0 || !this.#otherRules.isEmpty) this.#giveUp();
			else if (tableParts.has(name) && this.#tables === 0) this.#giveUp();
			else if (hasText) this.#openKeyed = {
				...tag,
				contentStart: end,
				inside: new KeyedContent(name)
			};
			else this.#keyed.push({
				...tag,
				content: void 0
			});
		}
		this.#stopWhenDone(end);
	}
	onclosetag(start, end) {
		const name = this.#text.slice(start, end).toLowerCase();
		const at = start - 2;
		if (this.#openKeyed !== void 0) {
			const { contentStart, inside, ...tag } = this.#openKeyed;
			const ended = inside.end(name);
			if (ended === "unclear") this.#giveUp();
			if (ended === "end") {
				this.#keyed.push({
					...tag,
					content: {
						start: contentStart,
						end: at
					}
				});
				this.#openKeyed = void 0;
			}
		}
		if (this.#openHead?.name === name) {
			const outerEnd = this.#text.indexOf(">", end) + 1;
			this.#head.push({
				...this.#openHead,
				contentEnd: at,
				outerEnd
			});
			this.#openHead = void 0;
		}
		if (this.#openData !== void 0 && name === "script") {
			this.#data.push({
				...this.#openData,
				contentEnd: at,
				outerEnd: this.#text.indexOf(">", end) + 1
			});
			this.#openData = void 0;
		}
		if (this.#raw === name) this.#raw = void 0;
		if (name === "a") this.#isInLink = false;
		if (name === "table" && this.#tables > 0) this.#tables -= 1;
		if (name === "template" && this.#templates > 0) this.#templates -= 1;
		if (otherRules.has(name)) this.#otherRules.end(name);
		if (!this.#phase.isOver) this.#phase.close(name, at);
		this.#stopWhenDone(end);
	}
	ontext(start, end) {
		if (this.#raw !== void 0) {
			const content = this.#text.slice(start, end);
			if (this.#raw === "script" && opensScriptInComment(content)) this.#giveUp();
			if (!this.#otherRules.isEmpty && content.includes("<")) this.#giveUp();
			return;
		}
		if (this.#phase.isOver) return;
		this.#endsInText = end === this.#text.length;
		const from = start === 0 && this.#text.startsWith("ï»¿") ? 3 : start;
		if (!/[^\t\n\f\r ]/.test(this.#text.slice(from, end))) return;
		this.#phase.text(start);
		this.#stopWhenDone(start);
	}
	oncomment(start) {
		if (this.#text.startsWith("[CDATA[", start)) this.#giveUp();
	}
	oncdata() {
		this.#giveUp();
	}
	ondeclaration(start, end) {
		const declaration = this.#text.slice(start, end);
		if (/^!?doctype/i.test(declaration)) this.#phase.isDocument = true;
		if (/\/\/DTD XHTML/i.test(declaration)) this.#isXhtml = true;
	}
	onprocessinginstruction() {}
	onattribentity() {}
	ontextentity() {}
	onend() {}
	#follow(name) {
		if (this.#openKeyed?.inside.start(name, this.#isInLink || this.#hasNestedLinks) === false) this.#giveUp();
		if (name === "table") this.#tables += 1;
		if (name === "template") this.#templates += 1;
		if (otherRules.has(name)) this.#otherRules.start(name);
		if (name !== "a") return;
		if (this.#isInLink) this.#hasNestedLinks = true;
		this.#isInLink = true;
	}
	#hasMark(end) {
		while ((this.#marks[this.#nextMark] ?? end) < this.#nameStart) this.#nextMark += 1;
		return (this.#marks[this.#nextMark] ?? end) < end;
	}
	#stopWhenDone(at) {
		const isOpen = this.#openKeyed !== void 0 || this.#openData !== void 0;
		if (this.#phase.isOver && at > (this.#marks.at(-1) ?? -1) && !isOpen) this.#tokenizer.pause();
	}
	#giveUp() {
		this.#needsTree = true;
		this.#tokenizer.pause();
	}
};

// src/steps/finish/html/stray-tags.ts
const stray = [
	[
		"canonical",
		"a canonical link",
		/<link\b[^>]*\srel\s*=\s*["']?canonical\b/i
	],
	[
		"description",
		"a description",
		/<meta\b[^>]*\sname\s*=\s*["']?description\b/i
	],
	[
		"robots",
		"a robots tag",
		/<meta\b[^>]*\sname\s*=\s*["']?robots\b/i
	]
];
function strayTags(bytes, from) {
	const named = stray.filter(([word]) => bytes.indexOf(word, from) !== -1);
	if (named.length === 0) return [];
	const body = bytes.toString("latin1", from).replace(/<!--[\s\S]*?-->|<(script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi, "");
	return named.filter(([, , pattern]) => pattern.test(body)).map(([, name]) => name);
}

// src/steps/finish/html/edit.ts
const same = {
	pieces: void 0,
	applied: [],
	refused: []
};
function editPage(bytes, edits, readTree) {
	try {
		return editWhole(bytes, edits, readTree);
	} catch (error) {
		if (!(error instanceof TooDeep)) throw error;
		return {
			...same,
			skipped: "its elements are nested too deeply; close those that are left open"
		};
	}
}
function editWhole(bytes, edits, readTree) {
	const { head, texts } = edits;
	const keys = texts.size > 0 ? carriedKeys(bytes, texts) : void 0;
	if (head.length === 0 && keys === void 0) return same;
	const wanted = {
		keys,
		data: head.some(({ kind }) => kind === "structured data") && mayHoldData(bytes)
	};
	if (isUtf16(bytes)) return {
		...same,
		skipped: "it is encoded in UTF-16; save it as UTF-8"
	};
	const { text, layout } = read(bytes, wanted, readTree);
	if (!layout.isDocument) return {
		...same,
		skipped: "it is a fragment without doctype, html, head and body; write a whole page"
	};
	const { result, texted, canonical } = edited(bytes, text, layout, edits);
	if (result.pieces !== void 0 && layout.isUnusual) {
		if (!isSafe("outline" in layout ? layout : readTree(text, wanted), result.pieces, edits, wanted, readTree)) return {
			...same,
			skipped: "its markup is too broken to be changed safely; correct unclosed and overlapping tags"
		};
	}
	const dropped = new Set(result.dropped);
	const stray = head.length === 0 ? [] : strayTags(asBuffer(bytes), layout.insertAt);
	return {
		pieces: result.pieces,
		...canonical !== void 0 && { canonical },
		...stray.length > 0 && { stray },
		applied: texted.filter((one) => !dropped.has(one.splice) && one.reason === void 0).map(({ key }) => key),
		refused: texted.flatMap(({ key, reason, splice }) => {
			const why = reason ?? (dropped.has(splice) ? "something else is put in its place" : void 0);
			return why === void 0 ? [] : [{
				key,
				reason: why
			}];
		})
	};
}
function isSafe(before, pieces, edits, wants, readTree) {
	const bytes = Buffer.concat(pieces);
	const text = latin1(bytes);
	const after = readTree(text, wants);
	if (before.outline() !== after.outline()) return false;
	return edited(bytes, text, scan(text, wants) ?? after, edits).result.pieces === void 0;
}
function edited(bytes, text, layout, edits) {
	const charset = charsetOf(bytes, text);
	const inCharset = editedIn(charset, bytes, text, layout, edits);
	const { pieces } = inCharset.result;
	if (charset === "ascii" || pieces === void 0) return inCharset;
	if (!saysUtf8(beginning(pieces))) return editedIn("ascii", bytes, text, layout, edits);
	if (!/&#|\\u/.test(text)) return inCharset;
	const inReferences = editedIn("ascii", bytes, text, layout, edits);
	return inReferences.result.pieces === void 0 ? inReferences : inCharset;
}
function editedIn(charset, bytes, text, layout, { head, texts, isTakenOver = false }) {
	const changes = headChanges({
		edits: head,
		isTakenOver
	}, layout, text, charset);
	const texted = textChanges(layout, text, texts, charset);
	const inserted = {
		start: layout.insertAt,
		end: layout.insertAt,
		text: block(changes.added, text, layout)
	};
	return {
		result: splice(bytes, text, [
			...changes.splices,
			...changes.added.length > 0 ? [inserted] : [],
			...texted.map(({ splice }) => splice)
		]),
		texted,
		canonical: changes.canonical
	};
}
const headBytes = [6144, 65536];
function read(bytes, wants, readTree) {
	const isHeadEnough = wants.keys === void 0 && !wants.data;
	for (const length of isHeadEnough ? headBytes.filter((length) => length < bytes.byteLength) : []) {
		const text = latin1(bytes.subarray(0, length));
		const layout = scan(text, wants);
		if (layout?.isDocument && layout.hasEnded && !layout.isUnusual) return {
			text,
			layout
		};
	}
	const text = latin1(bytes);
	return {
		text,
		layout: scan(text, wants) ?? readTree(text, wants)
	};
}
function latin1(bytes) {
	return asBuffer(bytes).toString("latin1");
}
function asBuffer({ buffer, byteOffset, byteLength }) {
	return Buffer.from(buffer, byteOffset, byteLength);
}
function mayHoldData(bytes) {
	return asBuffer(bytes).includes("+json");
}
function carriedKeys(bytes, texts) {
	const buffer = asBuffer(bytes);
	if (!buffer.includes("data-text-key") && !buffer.includes("DATA-TEXT-KEY")) return void 0;
	const wants = (key) => texts.has(key);
	const values = latin1(bytes).matchAll(/data-text-key[a-z-]*\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi);
	for (const [, double, single, bare] of values) {
		const raw = double ?? single ?? bare ?? "";
		if (texts.has(raw.trim()) || /[&\u0080-\u00ff]/.test(raw)) return wants;
	}
}
function block(added, text, { insertAt }) {
	const lineEnd = /^\s<\/head$/i.test(text.slice(insertAt - 1, insertAt + 6)) ? text.includes("\r\n") ? "\r\n" : "\n" : "";
	return added.map((element) => element + lineEnd).join("");
}
function textChanges(layout, text, texts, charset) {
	const wants = (key) => texts.has(key);
	return layout.keyed.flatMap((element) => keysOf(element, text, wants).map(({ key, attribute }) => {
		const value = texts.get(key) ?? "";
		if (attribute !== void 0) {
			const change = setAttribute(element, attribute, escapeAttribute(value, charset));
			return attribute === "content" && element.attributes.some(({ name }) => name === "http-equiv") ? refuse(key, element, "the tag is an instruction to the browser, not a text") : {
				key,
				splice: change
			};
		}
		if (element.content === void 0) return refuse(key, element, `<${element.name}> cannot take a text`);
		const built = text.slice(element.content.start, element.content.end);
		if (shows(built, value, charset)) return {
			key,
			splice: {
				...element.content,
				text: built
			}
		};
		return {
			key,
			splice: {
				...element.content,
				text: firstLineKept(element.name) + escapeText(value, charset)
			}
		};
		function firstLineKept(name) {
			return cleanText(value).startsWith("\n") && [
				"pre",
				"textarea",
				"listing"
			].includes(name) ? "\n" : "";
		}
	}));
}
function shows(content, value, charset) {
	if (!content.includes("<!--")) return false;
	const bare = content.replace(/<!--[^>]*-->/g, "");
	return !bare.includes("<") && decodeHTML(decodePart(bare, charset)) === cleanText(value);
}
function refuse(key, { start }, reason) {
	return {
		key,
		reason,
		splice: {
			start,
			end: start,
			text: ""
		}
	};
}

// src/steps/finish/rewrite/spool.ts
var Spool = class {
	file;
	#descriptor;
	#offset = 0;
	constructor(file) {
		this.file = file;
		this.#descriptor = openSync(file, "wx", 384);
	}
	add(pieces) {
		const offset = this.#offset;
		let rest = pieces.filter((piece) => piece.byteLength > 0);
		while (rest.length > 0) {
			const written = writevSync(this.#descriptor, rest.slice(0, mostPieces));
			this.#offset += written;
			rest = without(rest, written);
		}
		return {
			offset,
			size: this.#offset - offset
		};
	}
	[Symbol.dispose]() {
		closeSync(this.#descriptor);
	}
};
const mostPieces = 1e3;
function without(pieces, written) {
	let left = written;
	return pieces.flatMap((piece) => {
		const skipped = Math.min(left, piece.byteLength);
		left -= skipped;
		return skipped === piece.byteLength ? [] : [piece.subarray(skipped)];
	});
}

// src/steps/finish/rewrite/rewrite-page.ts
var TreeNeeded = class extends Error {
	name = "TreeNeeded";
};
var Rewriter = class {
	#input;
	#spool;
	#reader = new PageReader();
	#readTree = () => {
		throw new TreeNeeded();
	};
	constructor(input) {
		this.#input = input;
		this.#spool = new Spool(input.spool);
	}
	async rewriteAll(jobs) {
		const results = [];
		for (const job of jobs) results.push(await this.rewrite(job));
		return results;
	}
	async rewrite(job) {
		try {
			return this.#rewrite(job);
		} catch (error) {
			if (!(error instanceof TreeNeeded)) throw error;
			const { readTree } = await import("./html-tree.js").then((n) => n.t);
			this.#readTree = readTree;
			return this.#rewrite(job);
		}
	}
	#rewrite(job) {
		const { path, source, isCopy } = job;
		const { texts, hashes, hold, looksForFrameworks } = this.#input;
		const built = this.#reader.read(source);
		const framework = job.rendersHead ? application : looksForFrameworks ? frameworkOf(built) : void 0;
		const isWanted = hold === "always" || hold === "auto" && framework !== void 0;
		const edits = {
			head: isWanted ? [...job.head, holdEdit(job, framework)] : job.head,
			texts,
			isTakenOver: framework !== void 0
		};
		const { pieces, ...said } = editPage(built, edits, this.#readTree);
		const found = {
			path,
			...said,
			isHeld: isWanted && said.skipped === void 0,
			...framework !== void 0 && { framework: framework.name }
		};
		const content = pieces ?? (isCopy ? [built] : void 0);
		if (content === void 0) return {
			...found,
			page: void 0
		};
		const replaces = hashes && !isCopy ? hash("sha256", built) : void 0;
		return {
			...found,
			page: {
				file: this.#spool.file,
				...this.#spool.add(content),
				replaces
			}
		};
	}
	[Symbol.dispose]() {
		this.#spool[Symbol.dispose]();
	}
};
const startMs = 5e3;
function holdEdit({ rendersHead, own }, framework) {
	return {
		kind: "hold",
		src: `/${holdScript.path}`,
		...(rendersHead || framework?.rendersHead) && { startMs },
		...own !== void 0 && { own }
	};
}

// src/steps/finish/rewrite/rewrite.ts
var rewrite_exports = /* @__PURE__ */ __exportAll({ rewritePages: () => rewritePages });
const worthThreads = {
	texts: 2e3,
	metadata: 5e3
};
const mostThreads = 2;
const batchSize = 32;
const resourceLimits = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 2048
};
async function rewritePages(jobs, context) {
	const source = jobs[Symbol.iterator]();
	const many = context.texts.size > 0 ? worthThreads.texts : worthThreads.metadata;
	const first = context.threads === void 0 ? take(source, many) : [];
	const isWorthThreads = first.length === many;
	const threads = context.threads ?? (isWorthThreads ? Math.min(mostThreads, availableParallelism()) : 0);
	const batches = inBatches(first, source, threads < 1 ? 1 : batchSize);
	using made = new DisposableStack();
	await using workers = startWorkers({
		module: "steps/finish/rewrite/worker",
		threads,
		here() {
			const rewriter = made.use(new Rewriter(inputOf(0, context)));
			return (batch) => rewriter.rewriteAll(batch);
		},
		dataOf: (thread) => inputOf(thread, context),
		resourceLimits,
		signal: context.signal
	});
	const results = [];
	for await (const batch of workers.work(batches)) {
		results.push(...batch);
		context.onProgress?.(results.length);
	}
	return results;
}
function inputOf(thread, context) {
	const { scratch, texts, hashes, looksForFrameworks = false, hold = "never" } = context;
	return {
		spool: path.join(scratch, `pages-${thread}`),
		texts,
		hashes,
		looksForFrameworks,
		hold
	};
}
function take(source, most) {
	const taken = [];
	while (taken.length < most) {
		const next = source.next();
		if (next.done) break;
		taken.push(next.value);
	}
	return taken;
}
function* inBatches(first, rest, size) {
	while (first.length > 0) yield first.splice(0, size);
	for (let batch = take(rest, size); batch.length > 0; batch = take(rest, size)) yield batch;
}

// src/steps/finish/sitemap/write.ts
const limits = {
	addresses: 5e4,
	bytes: 52428800
};
const declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const namespace = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
const frame = 600;
function writeSitemap(entries, origin, most = limits) {
	const parts = [];
	let urls = [];
	let size = 0;
	const close = () => {
		if (urls.length > 0) parts.push(urlset(urls.join("")));
		urls = [];
		size = frame;
	};
	close();
	for (const entry of entries) {
		const url = urlOf(entry);
		const bytes = Buffer.byteLength(url);
		if (urls.length >= most.addresses || size + bytes > most.bytes) close();
		urls.push(url);
		size += bytes;
	}
	close();
	const [first, ...others] = parts;
	if (first === void 0) return /* @__PURE__ */ new Map();
	if (others.length === 0) return /* @__PURE__ */ new Map([["sitemap.xml", first]]);
	const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
	return new Map([["sitemap.xml", sitemapIndex(names, origin)], ...parts.map((part, number) => [names[number] ?? "", part])]);
}
function sitemapIndex(names, origin) {
	const sitemaps = names.map((name) => `  <sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`);
	return `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join("")}</sitemapindex>\n`;
}
function oneSitemap(entries) {
	return urlset(entries.map(urlOf).join(""));
}
function urlset(urls) {
	const namespaces = Object.entries(extensions).filter(([, prefix]) => urls.includes(`<${prefix}:`)).map(([uri, prefix]) => ` xmlns:${prefix}="${uri}"`).join("");
	return `${declaration}<urlset ${namespace}${namespaces}>\n${urls}</urlset>\n`;
}
function urlOf({ loc, lastmod, changefreq, priority, extensions: more }) {
	return `  <url>\n${Object.entries({
		loc,
		lastmod,
		changefreq,
		priority
	}).flatMap(([name, value]) => value === void 0 ? [] : [`    <${name}>${escapeXml(value)}</${name}>\n`]).join("")}${more === void 0 ? "" : `    ${more}\n`}  </url>\n`;
}

// src/steps/finish/sitemap/sitemap.ts
var sitemap_exports = /* @__PURE__ */ __exportAll({ makeSitemap: () => makeSitemap });
const shown = 5;
function makeSitemap(sources) {
	const { content, own, origin } = sources;
	const site = new SiteAddresses(sources);
	const hasOwn = own.some(({ entries }) => entries !== void 0);
	if (content.sitemap === void 0) {
		if (hasOwn) return mergeOwn([], sources, site);
		return {
			files: writeSitemap(fromPages(sources, site), origin),
			warnings: []
		};
	}
	const read = readSitemap(content.sitemap);
	const instead = hasOwn ? "the one that the site's build has made is deployed" : "none is deployed";
	if ("problem" in read) return {
		files: /* @__PURE__ */ new Map(),
		warnings: [`The portal's sitemap is not valid (${read.problem}); ${instead}.`],
		problem: read.problem
	};
	const { kept, warnings } = withoutForbidden(read.entries, origin, site);
	if (read.wrong.length > 0) warnings.unshift(`Left out of the portal's sitemap, because it is not valid: ${firstNames(read.wrong, shown)}.`);
	if (!hasOwn) return {
		files: writeSitemap(kept, origin),
		warnings
	};
	const merged = mergeOwn(kept, sources, site);
	return {
		...merged,
		warnings: [...warnings, ...merged.warnings]
	};
}
var SiteAddresses = class {
	hidden;
	built;
	known;
	constructor({ content, found, origin, addresses }) {
		const pageKey = (page) => this.keyOf(addressOf(origin, page.path));
		const pages = [...found.pages.values(), ...found.inApp.values()];
		const files = [...found.pages.keys(), ...found.unknown].map((file) => addressOf(origin, servedPath(file)));
		this.hidden = new Set(content.pages.filter(({ slug }) => content.seo.get(slug)?.noIndex === true).map(pageKey));
		this.built = /* @__PURE__ */ new Set([...pages.map(pageKey), ...files.map((file) => this.keyOf(file))]);
		this.known = new Map(content.pages.map((page) => [pageKey(page), addresses.get(page.slug) ?? addressOf(origin, page.path)]));
	}
	keyOf(address) {
		const trimmed = new URL(address).pathname.replace(/\/+$/, "");
		try {
			return decodeURIComponent(trimmed).normalize("NFC");
		} catch {
			return trimmed;
		}
	}
};
function withoutForbidden(entries, origin, { keyOf, hidden, built, known }) {
	const reasons = /* @__PURE__ */ new Map();
	const kept = entries.filter(({ loc }) => {
		const key = keyOf(loc);
		const reason = new URL(loc).origin !== origin ? "are not of this site" : hidden.has(key) ? "are marked noIndex" : built.has(key) ? void 0 : "were not built";
		if (reason !== void 0) collect(reasons, reason, loc);
		return reason === void 0;
	});
	const warnings = [...reasons].map(([reason, addresses]) => `Left out of the sitemap, because they ${reason}: ${firstNames(addresses, shown)}.`);
	return {
		kept: kept.map((entry) => ({
			...entry,
			loc: encoded(known.get(keyOf(entry.loc)) ?? entry.loc)
		})),
		warnings
	};
}
function mergeOwn(ofPortal, { content, origin, own }, site) {
	const decides = content.sitemap !== void 0;
	const merged = new Map(ofPortal.map((entry) => [site.keyOf(entry.loc), entry]));
	const left = {
		hidden: 0,
		excluded: 0,
		foreign: 0
	};
	for (const entry of own.flatMap(({ entries }) => entries ?? [])) {
		const key = site.keyOf(entry.loc);
		const other = merged.get(key);
		if (other !== void 0) merged.set(key, {
			...entry,
			...other
		});
		else if (new URL(entry.loc).origin !== origin) left.foreign += 1;
		else if (site.hidden.has(key)) left.hidden += 1;
		else if (decides && site.known.has(key)) left.excluded += 1;
		else merged.set(key, entry);
	}
	if (merged.size === 0) return {
		files: /* @__PURE__ */ new Map(),
		warnings: ["No page is left for the sitemap: the one of the site's build is deployed."]
	};
	const names = own.map(({ path }) => path).join(", ");
	const reasons = [
		...left.excluded > 0 ? [`${left.excluded} that the portal's sitemap leaves out`] : [],
		...left.hidden > 0 ? [`${left.hidden} marked noIndex in the portal`] : [],
		...left.foreign > 0 ? [`${left.foreign} of another site`] : []
	];
	if (!decides && reasons.length === 0) return {
		files: /* @__PURE__ */ new Map(),
		warnings: []
	};
	const without = reasons.length === 0 ? "" : `; left out: ${reasons.join(", ")}`;
	const more = merged.size - ofPortal.length;
	const remark = `Sitemap: ${count(merged.size, "address")}, ${ofPortal.length} of the portal's and ${more} more of the site's own (${names})${without}.`;
	return {
		files: deployedFiles([...merged.values()], own, origin, site),
		warnings: [],
		remark
	};
}
function deployedFiles(entries, own, origin, { keyOf }) {
	const written = writeSitemap(entries, origin);
	const files = new Map(written);
	const kept = new Map(entries.map((entry) => [keyOf(entry.loc), entry]));
	const parts = [...written.keys()].filter((name) => written.size === 1 || name !== "sitemap.xml");
	for (const { path, entries: ofFile, isPlain, isCompressed } of own) {
		const content = written.get(path) ?? (ofFile === void 0 ? sitemapIndex(parts, origin) : oneSitemap(ofFile.flatMap(({ loc }) => kept.get(keyOf(loc)) ?? [])));
		if (isPlain) files.set(path, content);
		if (isCompressed) files.set(`${path}.gz`, gzipSync(content));
	}
	return files;
}
function encoded(address) {
	const { origin, pathname, search } = new URL(address);
	return origin + (pathname + search).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}
function fromPages({ content, found, origin }, { keyOf, known }) {
	return [...found.pages.values(), ...found.inApp.values()].filter(({ slug }) => content.seo.get(slug)?.noIndex !== true).map((page) => {
		const address = addressOf(origin, page.path);
		return {
			loc: known.get(keyOf(address)) ?? address,
			lastmod: page.lastUpdated.slice(0, 10)
		};
	}).sort((a, b) => a.loc < b.loc ? -1 : 1);
}

export { rewrite_exports as n, Rewriter as r, sitemap_exports as t };