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
import { in as t, ln as n, nn as r, on as i, rn as a, sn as o, un as s } from "./shared-later.js";
const { createHash: c } = globalThis.process.getBuiltinModule("node:crypto"), l = new Set([
	65534,
	65535,
	131070,
	131071,
	196606,
	196607,
	262142,
	262143,
	327678,
	327679,
	393214,
	393215,
	458750,
	458751,
	524286,
	524287,
	589822,
	589823,
	655358,
	655359,
	720894,
	720895,
	786430,
	786431,
	851966,
	851967,
	917502,
	917503,
	983038,
	983039,
	1048574,
	1048575,
	1114110,
	1114111
]);
var u;
(function(e) {
	e[e.EOF = -1] = "EOF", e[e.NULL = 0] = "NULL", e[e.TABULATION = 9] = "TABULATION", e[e.CARRIAGE_RETURN = 13] = "CARRIAGE_RETURN", e[e.LINE_FEED = 10] = "LINE_FEED", e[e.FORM_FEED = 12] = "FORM_FEED", e[e.SPACE = 32] = "SPACE", e[e.EXCLAMATION_MARK = 33] = "EXCLAMATION_MARK", e[e.QUOTATION_MARK = 34] = "QUOTATION_MARK", e[e.AMPERSAND = 38] = "AMPERSAND", e[e.APOSTROPHE = 39] = "APOSTROPHE", e[e.HYPHEN_MINUS = 45] = "HYPHEN_MINUS", e[e.SOLIDUS = 47] = "SOLIDUS", e[e.DIGIT_0 = 48] = "DIGIT_0", e[e.DIGIT_9 = 57] = "DIGIT_9", e[e.SEMICOLON = 59] = "SEMICOLON", e[e.LESS_THAN_SIGN = 60] = "LESS_THAN_SIGN", e[e.EQUALS_SIGN = 61] = "EQUALS_SIGN", e[e.GREATER_THAN_SIGN = 62] = "GREATER_THAN_SIGN", e[e.QUESTION_MARK = 63] = "QUESTION_MARK", e[e.LATIN_CAPITAL_A = 65] = "LATIN_CAPITAL_A", e[e.LATIN_CAPITAL_Z = 90] = "LATIN_CAPITAL_Z", e[e.RIGHT_SQUARE_BRACKET = 93] = "RIGHT_SQUARE_BRACKET", e[e.GRAVE_ACCENT = 96] = "GRAVE_ACCENT", e[e.LATIN_SMALL_A = 97] = "LATIN_SMALL_A", e[e.LATIN_SMALL_Z = 122] = "LATIN_SMALL_Z";
})(u ||= {});
const d = {
	DASH_DASH: "--",
	CDATA_START: "[CDATA[",
	DOCTYPE: "doctype",
	SCRIPT: "script",
	PUBLIC: "public",
	SYSTEM: "system"
};
function isSurrogate(e) {
	return e >= 55296 && e <= 57343;
}
function isSurrogatePair(e) {
	return e >= 56320 && e <= 57343;
}
function getSurrogatePairCodePoint(e, t) {
	return (e - 55296) * 1024 + 9216 + t;
}
function isControlCodePoint(e) {
	return e !== 32 && e !== 10 && e !== 13 && e !== 9 && e !== 12 && e >= 1 && e <= 31 || e >= 127 && e <= 159;
}
function isUndefinedCodePoint(e) {
	return e >= 64976 && e <= 65007 || l.has(e);
}
// node_modules/parse5/dist/common/error-codes.js
var f;
(function(e) {
	e.controlCharacterInInputStream = "control-character-in-input-stream", e.noncharacterInInputStream = "noncharacter-in-input-stream", e.surrogateInInputStream = "surrogate-in-input-stream", e.nonVoidHtmlElementStartTagWithTrailingSolidus = "non-void-html-element-start-tag-with-trailing-solidus", e.endTagWithAttributes = "end-tag-with-attributes", e.endTagWithTrailingSolidus = "end-tag-with-trailing-solidus", e.unexpectedSolidusInTag = "unexpected-solidus-in-tag", e.unexpectedNullCharacter = "unexpected-null-character", e.unexpectedQuestionMarkInsteadOfTagName = "unexpected-question-mark-instead-of-tag-name", e.invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name", e.unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name", e.missingEndTagName = "missing-end-tag-name", e.unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name", e.unknownNamedCharacterReference = "unknown-named-character-reference", e.missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference", e.unexpectedCharacterAfterDoctypeSystemIdentifier = "unexpected-character-after-doctype-system-identifier", e.unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value", e.eofBeforeTagName = "eof-before-tag-name", e.eofInTag = "eof-in-tag", e.missingAttributeValue = "missing-attribute-value", e.missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes", e.missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword", e.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers = "missing-whitespace-between-doctype-public-and-system-identifiers", e.missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword", e.missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier", e.missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier", e.missingDoctypePublicIdentifier = "missing-doctype-public-identifier", e.missingDoctypeSystemIdentifier = "missing-doctype-system-identifier", e.abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier", e.abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier", e.cdataInHtmlContent = "cdata-in-html-content", e.incorrectlyOpenedComment = "incorrectly-opened-comment", e.eofInScriptHtmlCommentLikeText = "eof-in-script-html-comment-like-text", e.eofInDoctype = "eof-in-doctype", e.nestedComment = "nested-comment", e.abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment", e.eofInComment = "eof-in-comment", e.incorrectlyClosedComment = "incorrectly-closed-comment", e.eofInCdata = "eof-in-cdata", e.absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference", e.nullCharacterReference = "null-character-reference", e.surrogateCharacterReference = "surrogate-character-reference", e.characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range", e.controlCharacterReference = "control-character-reference", e.noncharacterCharacterReference = "noncharacter-character-reference", e.missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name", e.missingDoctypeName = "missing-doctype-name", e.invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name", e.duplicateAttribute = "duplicate-attribute", e.nonConformingDoctype = "non-conforming-doctype", e.missingDoctype = "missing-doctype", e.misplacedDoctype = "misplaced-doctype", e.endTagWithoutMatchingOpenElement = "end-tag-without-matching-open-element", e.closingOfElementWithOpenChildElements = "closing-of-element-with-open-child-elements", e.disallowedContentInNoscriptInHead = "disallowed-content-in-noscript-in-head", e.openElementsLeftAfterEof = "open-elements-left-after-eof", e.abandonedHeadElementChild = "abandoned-head-element-child", e.misplacedStartTagForHeadElement = "misplaced-start-tag-for-head-element", e.nestedNoscriptInHead = "nested-noscript-in-head", e.eofInElementThatCanContainOnlyText = "eof-in-element-that-can-contain-only-text";
})(f ||= {});
var Preprocessor = class {
	constructor(e) {
		this.handler = e, this.html = "", this.pos = -1, this.lastGapPos = -2, this.gapStack = [], this.skipNextNewLine = !1, this.lastChunkWritten = !1, this.endOfChunkHit = !1, this.bufferWaterline = 65536, this.isEol = !1, this.lineStartPos = 0, this.droppedBufferSize = 0, this.line = 1, this.lastErrOffset = -1;
	}
	get col() {
		return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
	}
	get codePointStart() {
		return this.pos - Number(this.lastGapPos === this.pos);
	}
	get offset() {
		return this.droppedBufferSize + this.codePointStart;
	}
	getError(e, t) {
		let { line: n, col: r, offset: i } = this, a = r + t, o = i + t;
		return {
			code: e,
			startLine: n,
			endLine: n,
			startCol: a,
			endCol: a,
			startOffset: o,
			endOffset: o
		};
	}
	_err(e) {
		this.handler.onParseError && this.lastErrOffset !== this.offset && (this.lastErrOffset = this.offset, this.handler.onParseError(this.getError(e, 0)));
	}
	_addGap() {
		this.gapStack.push(this.lastGapPos), this.lastGapPos = this.pos;
	}
	_processSurrogate(e) {
		if (this.pos !== this.html.length - 1) {
			let t = this.html.charCodeAt(this.pos + 1);
			if (!isSurrogatePair(e) && isSurrogatePair(t)) return this.pos++, this._addGap(), getSurrogatePairCodePoint(e, t);
		} else if (!this.lastChunkWritten) return this.endOfChunkHit = !0, u.EOF;
		return this._err(f.surrogateInInputStream), e;
	}
	willDropParsedChunk() {
		return this.pos > this.bufferWaterline;
	}
	dropParsedChunk(e = 0) {
		if (this.willDropParsedChunk()) {
			let t = this.offset - this.droppedBufferSize - e;
			this.html = this.html.substring(t), this.lineStartPos -= t, this.droppedBufferSize += t, this.pos -= t, this.lastGapPos = -2, this.gapStack.length = 0, this.pos > e && this._addGap();
		}
	}
	write(e, t) {
		this.html.length > 0 ? this.html += e : this.html = e, this.endOfChunkHit = !1, this.lastChunkWritten = t;
	}
	insertHtmlAtCurrentPos(e) {
		this.html = this.html.substring(0, this.pos + 1) + e + this.html.substring(this.pos + 1), this.endOfChunkHit = !1;
	}
	startsWith(e, t) {
		if (this.pos + e.length > this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, !1;
		if (t) return this.html.startsWith(e, this.pos);
		for (let t = 0; t < e.length; t++) if ((this.html.charCodeAt(this.pos + t) | 32) !== e.charCodeAt(t)) return !1;
		return !0;
	}
	peek(e) {
		let t = this.pos + e;
		if (t >= this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, u.EOF;
		let n = this.html.charCodeAt(t);
		return n === u.CARRIAGE_RETURN ? u.LINE_FEED : n;
	}
	advance() {
		if (this.pos++, this.isEol && (this.isEol = !1, this.line++, this.lineStartPos = this.pos), this.pos >= this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, u.EOF;
		let e = this.html.charCodeAt(this.pos);
		return e === u.CARRIAGE_RETURN ? (this.isEol = !0, this.skipNextNewLine = !0, u.LINE_FEED) : e === u.LINE_FEED && (this.isEol = !0, this.skipNextNewLine) ? (this.line--, this.skipNextNewLine = !1, this._addGap(), this.advance()) : (this.skipNextNewLine = !1, isSurrogate(e) && (e = this._processSurrogate(e)), this.handler.onParseError === null || e > 31 && e < 127 || e === u.LINE_FEED || e === u.CARRIAGE_RETURN || e > 159 && e < 64976 || this._checkForProblematicCharacters(e), e);
	}
	_checkForProblematicCharacters(e) {
		isControlCodePoint(e) ? this._err(f.controlCharacterInInputStream) : isUndefinedCodePoint(e) && this._err(f.noncharacterInInputStream);
	}
	retreat(e) {
		for (this.pos -= e; this.pos < this.lastGapPos;) this.lastGapPos = this.gapStack.pop(), this.pos--;
		this.isEol = !1;
	}
}, p;
(function(e) {
	e[e.CHARACTER = 0] = "CHARACTER", e[e.NULL_CHARACTER = 1] = "NULL_CHARACTER", e[e.WHITESPACE_CHARACTER = 2] = "WHITESPACE_CHARACTER", e[e.START_TAG = 3] = "START_TAG", e[e.END_TAG = 4] = "END_TAG", e[e.COMMENT = 5] = "COMMENT", e[e.DOCTYPE = 6] = "DOCTYPE", e[e.EOF = 7] = "EOF", e[e.HIBERNATION = 8] = "HIBERNATION";
})(p ||= {});
function getTokenAttr(e, t) {
	for (let n = e.attrs.length - 1; n >= 0; n--) if (e.attrs[n].name === t) return e.attrs[n].value;
	return null;
}
// node_modules/parse5/dist/common/html.js
var m;
(function(e) {
	e.HTML = "http://www.w3.org/1999/xhtml", e.MATHML = "http://www.w3.org/1998/Math/MathML", e.SVG = "http://www.w3.org/2000/svg", e.XLINK = "http://www.w3.org/1999/xlink", e.XML = "http://www.w3.org/XML/1998/namespace", e.XMLNS = "http://www.w3.org/2000/xmlns/";
})(m ||= {});
var h;
(function(e) {
	e.TYPE = "type", e.ACTION = "action", e.ENCODING = "encoding", e.PROMPT = "prompt", e.NAME = "name", e.COLOR = "color", e.FACE = "face", e.SIZE = "size";
})(h ||= {});
var g;
(function(e) {
	e.NO_QUIRKS = "no-quirks", e.QUIRKS = "quirks", e.LIMITED_QUIRKS = "limited-quirks";
})(g ||= {});
var _;
(function(e) {
	e.A = "a", e.ADDRESS = "address", e.ANNOTATION_XML = "annotation-xml", e.APPLET = "applet", e.AREA = "area", e.ARTICLE = "article", e.ASIDE = "aside", e.B = "b", e.BASE = "base", e.BASEFONT = "basefont", e.BGSOUND = "bgsound", e.BIG = "big", e.BLOCKQUOTE = "blockquote", e.BODY = "body", e.BR = "br", e.BUTTON = "button", e.CAPTION = "caption", e.CENTER = "center", e.CODE = "code", e.COL = "col", e.COLGROUP = "colgroup", e.DD = "dd", e.DESC = "desc", e.DETAILS = "details", e.DIALOG = "dialog", e.DIR = "dir", e.DIV = "div", e.DL = "dl", e.DT = "dt", e.EM = "em", e.EMBED = "embed", e.FIELDSET = "fieldset", e.FIGCAPTION = "figcaption", e.FIGURE = "figure", e.FONT = "font", e.FOOTER = "footer", e.FOREIGN_OBJECT = "foreignObject", e.FORM = "form", e.FRAME = "frame", e.FRAMESET = "frameset", e.H1 = "h1", e.H2 = "h2", e.H3 = "h3", e.H4 = "h4", e.H5 = "h5", e.H6 = "h6", e.HEAD = "head", e.HEADER = "header", e.HGROUP = "hgroup", e.HR = "hr", e.HTML = "html", e.I = "i", e.IMG = "img", e.IMAGE = "image", e.INPUT = "input", e.IFRAME = "iframe", e.KEYGEN = "keygen", e.LABEL = "label", e.LI = "li", e.LINK = "link", e.LISTING = "listing", e.MAIN = "main", e.MALIGNMARK = "malignmark", e.MARQUEE = "marquee", e.MATH = "math", e.MENU = "menu", e.META = "meta", e.MGLYPH = "mglyph", e.MI = "mi", e.MO = "mo", e.MN = "mn", e.MS = "ms", e.MTEXT = "mtext", e.NAV = "nav", e.NOBR = "nobr", e.NOFRAMES = "noframes", e.NOEMBED = "noembed", e.NOSCRIPT = "noscript", e.OBJECT = "object", e.OL = "ol", e.OPTGROUP = "optgroup", e.OPTION = "option", e.P = "p", e.PARAM = "param", e.PLAINTEXT = "plaintext", e.PRE = "pre", e.RB = "rb", e.RP = "rp", e.RT = "rt", e.RTC = "rtc", e.RUBY = "ruby", e.S = "s", e.SCRIPT = "script", e.SEARCH = "search", e.SECTION = "section", e.SELECT = "select", e.SOURCE = "source", e.SMALL = "small", e.SPAN = "span", e.STRIKE = "strike", e.STRONG = "strong", e.STYLE = "style", e.SUB = "sub", e.SUMMARY = "summary", e.SUP = "sup", e.TABLE = "table", e.TBODY = "tbody", e.TEMPLATE = "template", e.TEXTAREA = "textarea", e.TFOOT = "tfoot", e.TD = "td", e.TH = "th", e.THEAD = "thead", e.TITLE = "title", e.TR = "tr", e.TRACK = "track", e.TT = "tt", e.U = "u", e.UL = "ul", e.SVG = "svg", e.VAR = "var", e.WBR = "wbr", e.XMP = "xmp";
})(_ ||= {});
var v;
(function(e) {
	e[e.UNKNOWN = 0] = "UNKNOWN", e[e.A = 1] = "A", e[e.ADDRESS = 2] = "ADDRESS", e[e.ANNOTATION_XML = 3] = "ANNOTATION_XML", e[e.APPLET = 4] = "APPLET", e[e.AREA = 5] = "AREA", e[e.ARTICLE = 6] = "ARTICLE", e[e.ASIDE = 7] = "ASIDE", e[e.B = 8] = "B", e[e.BASE = 9] = "BASE", e[e.BASEFONT = 10] = "BASEFONT", e[e.BGSOUND = 11] = "BGSOUND", e[e.BIG = 12] = "BIG", e[e.BLOCKQUOTE = 13] = "BLOCKQUOTE", e[e.BODY = 14] = "BODY", e[e.BR = 15] = "BR", e[e.BUTTON = 16] = "BUTTON", e[e.CAPTION = 17] = "CAPTION", e[e.CENTER = 18] = "CENTER", e[e.CODE = 19] = "CODE", e[e.COL = 20] = "COL", e[e.COLGROUP = 21] = "COLGROUP", e[e.DD = 22] = "DD", e[e.DESC = 23] = "DESC", e[e.DETAILS = 24] = "DETAILS", e[e.DIALOG = 25] = "DIALOG", e[e.DIR = 26] = "DIR", e[e.DIV = 27] = "DIV", e[e.DL = 28] = "DL", e[e.DT = 29] = "DT", e[e.EM = 30] = "EM", e[e.EMBED = 31] = "EMBED", e[e.FIELDSET = 32] = "FIELDSET", e[e.FIGCAPTION = 33] = "FIGCAPTION", e[e.FIGURE = 34] = "FIGURE", e[e.FONT = 35] = "FONT", e[e.FOOTER = 36] = "FOOTER", e[e.FOREIGN_OBJECT = 37] = "FOREIGN_OBJECT", e[e.FORM = 38] = "FORM", e[e.FRAME = 39] = "FRAME", e[e.FRAMESET = 40] = "FRAMESET", e[e.H1 = 41] = "H1", e[e.H2 = 42] = "H2", e[e.H3 = 43] = "H3", e[e.H4 = 44] = "H4", e[e.H5 = 45] = "H5", e[e.H6 = 46] = "H6", e[e.HEAD = 47] = "HEAD", e[e.HEADER = 48] = "HEADER", e[e.HGROUP = 49] = "HGROUP", e[e.HR = 50] = "HR", e[e.HTML = 51] = "HTML", e[e.I = 52] = "I", e[e.IMG = 53] = "IMG", e[e.IMAGE = 54] = "IMAGE", e[e.INPUT = 55] = "INPUT", e[e.IFRAME = 56] = "IFRAME", e[e.KEYGEN = 57] = "KEYGEN", e[e.LABEL = 58] = "LABEL", e[e.LI = 59] = "LI", e[e.LINK = 60] = "LINK", e[e.LISTING = 61] = "LISTING", e[e.MAIN = 62] = "MAIN", e[e.MALIGNMARK = 63] = "MALIGNMARK", e[e.MARQUEE = 64] = "MARQUEE", e[e.MATH = 65] = "MATH", e[e.MENU = 66] = "MENU", e[e.META = 67] = "META", e[e.MGLYPH = 68] = "MGLYPH", e[e.MI = 69] = "MI", e[e.MO = 70] = "MO", e[e.MN = 71] = "MN", e[e.MS = 72] = "MS", e[e.MTEXT = 73] = "MTEXT", e[e.NAV = 74] = "NAV", e[e.NOBR = 75] = "NOBR", e[e.NOFRAMES = 76] = "NOFRAMES", e[e.NOEMBED = 77] = "NOEMBED", e[e.NOSCRIPT = 78] = "NOSCRIPT", e[e.OBJECT = 79] = "OBJECT", e[e.OL = 80] = "OL", e[e.OPTGROUP = 81] = "OPTGROUP", e[e.OPTION = 82] = "OPTION", e[e.P = 83] = "P", e[e.PARAM = 84] = "PARAM", e[e.PLAINTEXT = 85] = "PLAINTEXT", e[e.PRE = 86] = "PRE", e[e.RB = 87] = "RB", e[e.RP = 88] = "RP", e[e.RT = 89] = "RT", e[e.RTC = 90] = "RTC", e[e.RUBY = 91] = "RUBY", e[e.S = 92] = "S", e[e.SCRIPT = 93] = "SCRIPT", e[e.SEARCH = 94] = "SEARCH", e[e.SECTION = 95] = "SECTION", e[e.SELECT = 96] = "SELECT", e[e.SOURCE = 97] = "SOURCE", e[e.SMALL = 98] = "SMALL", e[e.SPAN = 99] = "SPAN", e[e.STRIKE = 100] = "STRIKE", e[e.STRONG = 101] = "STRONG", e[e.STYLE = 102] = "STYLE", e[e.SUB = 103] = "SUB", e[e.SUMMARY = 104] = "SUMMARY", e[e.SUP = 105] = "SUP", e[e.TABLE = 106] = "TABLE", e[e.TBODY = 107] = "TBODY", e[e.TEMPLATE = 108] = "TEMPLATE", e[e.TEXTAREA = 109] = "TEXTAREA", e[e.TFOOT = 110] = "TFOOT", e[e.TD = 111] = "TD", e[e.TH = 112] = "TH", e[e.THEAD = 113] = "THEAD", e[e.TITLE = 114] = "TITLE", e[e.TR = 115] = "TR", e[e.TRACK = 116] = "TRACK", e[e.TT = 117] = "TT", e[e.U = 118] = "U", e[e.UL = 119] = "UL", e[e.SVG = 120] = "SVG", e[e.VAR = 121] = "VAR", e[e.WBR = 122] = "WBR", e[e.XMP = 123] = "XMP";
})(v ||= {});
const y = new Map([
	[_.A, v.A],
	[_.ADDRESS, v.ADDRESS],
	[_.ANNOTATION_XML, v.ANNOTATION_XML],
	[_.APPLET, v.APPLET],
	[_.AREA, v.AREA],
	[_.ARTICLE, v.ARTICLE],
	[_.ASIDE, v.ASIDE],
	[_.B, v.B],
	[_.BASE, v.BASE],
	[_.BASEFONT, v.BASEFONT],
	[_.BGSOUND, v.BGSOUND],
	[_.BIG, v.BIG],
	[_.BLOCKQUOTE, v.BLOCKQUOTE],
	[_.BODY, v.BODY],
	[_.BR, v.BR],
	[_.BUTTON, v.BUTTON],
	[_.CAPTION, v.CAPTION],
	[_.CENTER, v.CENTER],
	[_.CODE, v.CODE],
	[_.COL, v.COL],
	[_.COLGROUP, v.COLGROUP],
	[_.DD, v.DD],
	[_.DESC, v.DESC],
	[_.DETAILS, v.DETAILS],
	[_.DIALOG, v.DIALOG],
	[_.DIR, v.DIR],
	[_.DIV, v.DIV],
	[_.DL, v.DL],
	[_.DT, v.DT],
	[_.EM, v.EM],
	[_.EMBED, v.EMBED],
	[_.FIELDSET, v.FIELDSET],
	[_.FIGCAPTION, v.FIGCAPTION],
	[_.FIGURE, v.FIGURE],
	[_.FONT, v.FONT],
	[_.FOOTER, v.FOOTER],
	[_.FOREIGN_OBJECT, v.FOREIGN_OBJECT],
	[_.FORM, v.FORM],
	[_.FRAME, v.FRAME],
	[_.FRAMESET, v.FRAMESET],
	[_.H1, v.H1],
	[_.H2, v.H2],
	[_.H3, v.H3],
	[_.H4, v.H4],
	[_.H5, v.H5],
	[_.H6, v.H6],
	[_.HEAD, v.HEAD],
	[_.HEADER, v.HEADER],
	[_.HGROUP, v.HGROUP],
	[_.HR, v.HR],
	[_.HTML, v.HTML],
	[_.I, v.I],
	[_.IMG, v.IMG],
	[_.IMAGE, v.IMAGE],
	[_.INPUT, v.INPUT],
	[_.IFRAME, v.IFRAME],
	[_.KEYGEN, v.KEYGEN],
	[_.LABEL, v.LABEL],
	[_.LI, v.LI],
	[_.LINK, v.LINK],
	[_.LISTING, v.LISTING],
	[_.MAIN, v.MAIN],
	[_.MALIGNMARK, v.MALIGNMARK],
	[_.MARQUEE, v.MARQUEE],
	[_.MATH, v.MATH],
	[_.MENU, v.MENU],
	[_.META, v.META],
	[_.MGLYPH, v.MGLYPH],
	[_.MI, v.MI],
	[_.MO, v.MO],
	[_.MN, v.MN],
	[_.MS, v.MS],
	[_.MTEXT, v.MTEXT],
	[_.NAV, v.NAV],
	[_.NOBR, v.NOBR],
	[_.NOFRAMES, v.NOFRAMES],
	[_.NOEMBED, v.NOEMBED],
	[_.NOSCRIPT, v.NOSCRIPT],
	[_.OBJECT, v.OBJECT],
	[_.OL, v.OL],
	[_.OPTGROUP, v.OPTGROUP],
	[_.OPTION, v.OPTION],
	[_.P, v.P],
	[_.PARAM, v.PARAM],
	[_.PLAINTEXT, v.PLAINTEXT],
	[_.PRE, v.PRE],
	[_.RB, v.RB],
	[_.RP, v.RP],
	[_.RT, v.RT],
	[_.RTC, v.RTC],
	[_.RUBY, v.RUBY],
	[_.S, v.S],
	[_.SCRIPT, v.SCRIPT],
	[_.SEARCH, v.SEARCH],
	[_.SECTION, v.SECTION],
	[_.SELECT, v.SELECT],
	[_.SOURCE, v.SOURCE],
	[_.SMALL, v.SMALL],
	[_.SPAN, v.SPAN],
	[_.STRIKE, v.STRIKE],
	[_.STRONG, v.STRONG],
	[_.STYLE, v.STYLE],
	[_.SUB, v.SUB],
	[_.SUMMARY, v.SUMMARY],
	[_.SUP, v.SUP],
	[_.TABLE, v.TABLE],
	[_.TBODY, v.TBODY],
	[_.TEMPLATE, v.TEMPLATE],
	[_.TEXTAREA, v.TEXTAREA],
	[_.TFOOT, v.TFOOT],
	[_.TD, v.TD],
	[_.TH, v.TH],
	[_.THEAD, v.THEAD],
	[_.TITLE, v.TITLE],
	[_.TR, v.TR],
	[_.TRACK, v.TRACK],
	[_.TT, v.TT],
	[_.U, v.U],
	[_.UL, v.UL],
	[_.SVG, v.SVG],
	[_.VAR, v.VAR],
	[_.WBR, v.WBR],
	[_.XMP, v.XMP]
]);
function getTagID(e) {
	return y.get(e) ?? v.UNKNOWN;
}
const b = v, x = {
	[m.HTML]: new Set([
		b.ADDRESS,
		b.APPLET,
		b.AREA,
		b.ARTICLE,
		b.ASIDE,
		b.BASE,
		b.BASEFONT,
		b.BGSOUND,
		b.BLOCKQUOTE,
		b.BODY,
		b.BR,
		b.BUTTON,
		b.CAPTION,
		b.CENTER,
		b.COL,
		b.COLGROUP,
		b.DD,
		b.DETAILS,
		b.DIR,
		b.DIV,
		b.DL,
		b.DT,
		b.EMBED,
		b.FIELDSET,
		b.FIGCAPTION,
		b.FIGURE,
		b.FOOTER,
		b.FORM,
		b.FRAME,
		b.FRAMESET,
		b.H1,
		b.H2,
		b.H3,
		b.H4,
		b.H5,
		b.H6,
		b.HEAD,
		b.HEADER,
		b.HGROUP,
		b.HR,
		b.HTML,
		b.IFRAME,
		b.IMG,
		b.INPUT,
		b.LI,
		b.LINK,
		b.LISTING,
		b.MAIN,
		b.MARQUEE,
		b.MENU,
		b.META,
		b.NAV,
		b.NOEMBED,
		b.NOFRAMES,
		b.NOSCRIPT,
		b.OBJECT,
		b.OL,
		b.P,
		b.PARAM,
		b.PLAINTEXT,
		b.PRE,
		b.SCRIPT,
		b.SECTION,
		b.SELECT,
		b.SOURCE,
		b.STYLE,
		b.SUMMARY,
		b.TABLE,
		b.TBODY,
		b.TD,
		b.TEMPLATE,
		b.TEXTAREA,
		b.TFOOT,
		b.TH,
		b.THEAD,
		b.TITLE,
		b.TR,
		b.TRACK,
		b.UL,
		b.WBR,
		b.XMP
	]),
	[m.MATHML]: new Set([
		b.MI,
		b.MO,
		b.MN,
		b.MS,
		b.MTEXT,
		b.ANNOTATION_XML
	]),
	[m.SVG]: new Set([
		b.TITLE,
		b.FOREIGN_OBJECT,
		b.DESC
	]),
	[m.XLINK]: new Set(),
	[m.XML]: new Set(),
	[m.XMLNS]: new Set()
}, S = new Set([
	b.H1,
	b.H2,
	b.H3,
	b.H4,
	b.H5,
	b.H6
]);
_.STYLE, _.SCRIPT, _.XMP, _.IFRAME, _.NOEMBED, _.NOFRAMES, _.PLAINTEXT;
var C;
(function(e) {
	e[e.DATA = 0] = "DATA", e[e.RCDATA = 1] = "RCDATA", e[e.RAWTEXT = 2] = "RAWTEXT", e[e.SCRIPT_DATA = 3] = "SCRIPT_DATA", e[e.PLAINTEXT = 4] = "PLAINTEXT", e[e.TAG_OPEN = 5] = "TAG_OPEN", e[e.END_TAG_OPEN = 6] = "END_TAG_OPEN", e[e.TAG_NAME = 7] = "TAG_NAME", e[e.RCDATA_LESS_THAN_SIGN = 8] = "RCDATA_LESS_THAN_SIGN", e[e.RCDATA_END_TAG_OPEN = 9] = "RCDATA_END_TAG_OPEN", e[e.RCDATA_END_TAG_NAME = 10] = "RCDATA_END_TAG_NAME", e[e.RAWTEXT_LESS_THAN_SIGN = 11] = "RAWTEXT_LESS_THAN_SIGN", e[e.RAWTEXT_END_TAG_OPEN = 12] = "RAWTEXT_END_TAG_OPEN", e[e.RAWTEXT_END_TAG_NAME = 13] = "RAWTEXT_END_TAG_NAME", e[e.SCRIPT_DATA_LESS_THAN_SIGN = 14] = "SCRIPT_DATA_LESS_THAN_SIGN", e[e.SCRIPT_DATA_END_TAG_OPEN = 15] = "SCRIPT_DATA_END_TAG_OPEN", e[e.SCRIPT_DATA_END_TAG_NAME = 16] = "SCRIPT_DATA_END_TAG_NAME", e[e.SCRIPT_DATA_ESCAPE_START = 17] = "SCRIPT_DATA_ESCAPE_START", e[e.SCRIPT_DATA_ESCAPE_START_DASH = 18] = "SCRIPT_DATA_ESCAPE_START_DASH", e[e.SCRIPT_DATA_ESCAPED = 19] = "SCRIPT_DATA_ESCAPED", e[e.SCRIPT_DATA_ESCAPED_DASH = 20] = "SCRIPT_DATA_ESCAPED_DASH", e[e.SCRIPT_DATA_ESCAPED_DASH_DASH = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH", e[e.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN", e[e.SCRIPT_DATA_ESCAPED_END_TAG_OPEN = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN", e[e.SCRIPT_DATA_ESCAPED_END_TAG_NAME = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME", e[e.SCRIPT_DATA_DOUBLE_ESCAPE_START = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START", e[e.SCRIPT_DATA_DOUBLE_ESCAPED = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED", e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH", e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH", e[e.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN", e[e.SCRIPT_DATA_DOUBLE_ESCAPE_END = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END", e[e.BEFORE_ATTRIBUTE_NAME = 31] = "BEFORE_ATTRIBUTE_NAME", e[e.ATTRIBUTE_NAME = 32] = "ATTRIBUTE_NAME", e[e.AFTER_ATTRIBUTE_NAME = 33] = "AFTER_ATTRIBUTE_NAME", e[e.BEFORE_ATTRIBUTE_VALUE = 34] = "BEFORE_ATTRIBUTE_VALUE", e[e.ATTRIBUTE_VALUE_DOUBLE_QUOTED = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED", e[e.ATTRIBUTE_VALUE_SINGLE_QUOTED = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED", e[e.ATTRIBUTE_VALUE_UNQUOTED = 37] = "ATTRIBUTE_VALUE_UNQUOTED", e[e.AFTER_ATTRIBUTE_VALUE_QUOTED = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED", e[e.SELF_CLOSING_START_TAG = 39] = "SELF_CLOSING_START_TAG", e[e.BOGUS_COMMENT = 40] = "BOGUS_COMMENT", e[e.MARKUP_DECLARATION_OPEN = 41] = "MARKUP_DECLARATION_OPEN", e[e.COMMENT_START = 42] = "COMMENT_START", e[e.COMMENT_START_DASH = 43] = "COMMENT_START_DASH", e[e.COMMENT = 44] = "COMMENT", e[e.COMMENT_LESS_THAN_SIGN = 45] = "COMMENT_LESS_THAN_SIGN", e[e.COMMENT_LESS_THAN_SIGN_BANG = 46] = "COMMENT_LESS_THAN_SIGN_BANG", e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH", e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH", e[e.COMMENT_END_DASH = 49] = "COMMENT_END_DASH", e[e.COMMENT_END = 50] = "COMMENT_END", e[e.COMMENT_END_BANG = 51] = "COMMENT_END_BANG", e[e.DOCTYPE = 52] = "DOCTYPE", e[e.BEFORE_DOCTYPE_NAME = 53] = "BEFORE_DOCTYPE_NAME", e[e.DOCTYPE_NAME = 54] = "DOCTYPE_NAME", e[e.AFTER_DOCTYPE_NAME = 55] = "AFTER_DOCTYPE_NAME", e[e.AFTER_DOCTYPE_PUBLIC_KEYWORD = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD", e[e.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER", e[e.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED", e[e.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED", e[e.AFTER_DOCTYPE_PUBLIC_IDENTIFIER = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER", e[e.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS", e[e.AFTER_DOCTYPE_SYSTEM_KEYWORD = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD", e[e.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER", e[e.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED", e[e.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED", e[e.AFTER_DOCTYPE_SYSTEM_IDENTIFIER = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER", e[e.BOGUS_DOCTYPE = 67] = "BOGUS_DOCTYPE", e[e.CDATA_SECTION = 68] = "CDATA_SECTION", e[e.CDATA_SECTION_BRACKET = 69] = "CDATA_SECTION_BRACKET", e[e.CDATA_SECTION_END = 70] = "CDATA_SECTION_END", e[e.CHARACTER_REFERENCE = 71] = "CHARACTER_REFERENCE", e[e.AMBIGUOUS_AMPERSAND = 72] = "AMBIGUOUS_AMPERSAND";
})(C ||= {});
const w = {
	DATA: C.DATA,
	RCDATA: C.RCDATA,
	RAWTEXT: C.RAWTEXT,
	SCRIPT_DATA: C.SCRIPT_DATA,
	PLAINTEXT: C.PLAINTEXT,
	CDATA_SECTION: C.CDATA_SECTION
};
function isAsciiDigit(e) {
	return e >= u.DIGIT_0 && e <= u.DIGIT_9;
}
function isAsciiUpper(e) {
	return e >= u.LATIN_CAPITAL_A && e <= u.LATIN_CAPITAL_Z;
}
function isAsciiLower(e) {
	return e >= u.LATIN_SMALL_A && e <= u.LATIN_SMALL_Z;
}
function isAsciiLetter(e) {
	return isAsciiLower(e) || isAsciiUpper(e);
}
function isAsciiAlphaNumeric(e) {
	return isAsciiLetter(e) || isAsciiDigit(e);
}
function toAsciiLower(e) {
	return e + 32;
}
function isWhitespace(e) {
	return e === u.SPACE || e === u.LINE_FEED || e === u.TABULATION || e === u.FORM_FEED || e === u.CARRIAGE_RETURN;
}
function isScriptDataDoubleEscapeSequenceEnd(e) {
	return isWhitespace(e) || e === u.SOLIDUS || e === u.GREATER_THAN_SIGN;
}
function getErrorForNumericCharacterReference(e) {
	return e === u.NULL ? f.nullCharacterReference : e > 1114111 ? f.characterReferenceOutsideUnicodeRange : isSurrogate(e) ? f.surrogateCharacterReference : isUndefinedCodePoint(e) ? f.noncharacterCharacterReference : isControlCodePoint(e) || e === u.CARRIAGE_RETURN ? f.controlCharacterReference : null;
}
var Tokenizer = class {
	constructor(e, t) {
		this.options = e, this.handler = t, this.paused = !1, this.inLoop = !1, this.inForeignNode = !1, this.lastStartTagName = "", this.active = !1, this.state = C.DATA, this.returnState = C.DATA, this.entityStartPos = 0, this.consumedAfterSnapshot = -1, this.currentCharacterToken = null, this.currentToken = null, this.currentAttr = {
			name: "",
			value: ""
		}, this.currentAttrLocation = null, this.currentAttrNames = null, this.runStart = 0, this.runEnd = 0, this.preprocessor = new Preprocessor(t), this.currentLocation = this.getCurrentLocation(-1), this.entityDecoder = new s((e, t) => {
			this.preprocessor.pos = this.entityStartPos + t - 1, this._isCharacterReferenceInAttribute() || this._ensureCharacterToken(isWhitespace(e) ? p.WHITESPACE_CHARACTER : e === u.NULL ? p.NULL_CHARACTER : p.CHARACTER), this._extendRunWith(String.fromCodePoint(e), 0), this.entityStartPos = this.preprocessor.pos - t + 1;
		}, t.onParseError ? {
			missingSemicolonAfterCharacterReference: () => {
				this._err(f.missingSemicolonAfterCharacterReference, 1);
			},
			absenceOfDigitsInNumericCharacterReference: (e) => {
				this._err(f.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + e);
			},
			validateNumericCharacterReference: (e) => {
				let t = getErrorForNumericCharacterReference(e);
				t && this._err(t, 1);
			}
		} : void 0);
	}
	_err(e, t = 0) {
		var n, r;
		(r = (n = this.handler).onParseError) == null || r.call(n, this.preprocessor.getError(e, t));
	}
	getCurrentLocation(e) {
		return this.options.sourceCodeLocationInfo ? {
			startLine: this.preprocessor.line,
			startCol: this.preprocessor.col - e,
			startOffset: this.preprocessor.offset - e,
			endLine: -1,
			endCol: -1,
			endOffset: -1
		} : null;
	}
	_runParsingLoop() {
		if (!this.inLoop) {
			for (this.inLoop = !0; this.active && !this.paused;) {
				this.consumedAfterSnapshot = 0;
				let e = this._consume();
				this._ensureHibernation() || this._callState(e);
			}
			this.inLoop = !1;
		}
	}
	flushCharacters() {
		if (this.inLoop) throw Error("Cannot flush characters from a tokenizer callback");
		let e = this.currentCharacterToken?.location, t = null;
		e && (t = this.getCharacterTokenEndLocation(e), this.currentLocation = t), this.inLoop = !0;
		try {
			this._emitCurrentCharacterToken(t);
		} finally {
			this.inLoop = !1;
		}
		this._runParsingLoop();
	}
	getCharacterTokenEndLocation(e) {
		let t = this.getCharacterTokenEndOffset(), n = this.preprocessor.html.slice(e.startOffset - this.preprocessor.droppedBufferSize, t - this.preprocessor.droppedBufferSize), r = e.startLine, i = -1;
		for (let e = n.indexOf("\n"); e !== -1; e = n.indexOf("\n", e + 1)) r++, i = e;
		for (let e = n.indexOf("\r"); e !== -1; e = n.indexOf("\r", e + 1)) n.charCodeAt(e + 1) !== u.LINE_FEED && (r++, i = Math.max(i, e));
		return {
			startLine: r,
			startCol: i === -1 ? e.startCol + n.length : n.length - i,
			startOffset: t,
			endLine: -1,
			endCol: -1,
			endOffset: -1
		};
	}
	getCharacterTokenEndOffset() {
		let e = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1, t = this.currentToken?.location;
		switch (this.state) {
			case C.TAG_OPEN:
			case C.RCDATA_LESS_THAN_SIGN:
			case C.RAWTEXT_LESS_THAN_SIGN:
			case C.SCRIPT_DATA_LESS_THAN_SIGN:
			case C.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
			case C.CDATA_SECTION_BRACKET: return e - 1;
			case C.END_TAG_OPEN:
			case C.MARKUP_DECLARATION_OPEN:
			case C.RCDATA_END_TAG_OPEN:
			case C.RCDATA_END_TAG_NAME:
			case C.RAWTEXT_END_TAG_OPEN:
			case C.RAWTEXT_END_TAG_NAME:
			case C.SCRIPT_DATA_END_TAG_OPEN:
			case C.SCRIPT_DATA_END_TAG_NAME:
			case C.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
			case C.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
			case C.CDATA_SECTION_END: return e - 2;
			case C.CHARACTER_REFERENCE: return this._isCharacterReferenceInAttribute() && t ? t.startOffset : this.preprocessor.droppedBufferSize + this.entityStartPos;
			case C.DOCTYPE:
			case C.BEFORE_DOCTYPE_NAME: return this.currentLocation.startOffset;
			default: return t && (this.state === C.TAG_NAME || this.state >= C.BEFORE_ATTRIBUTE_NAME && this.state <= C.BOGUS_COMMENT || this.state >= C.COMMENT_START && this.state <= C.BOGUS_DOCTYPE) ? t.startOffset : e;
		}
	}
	pause() {
		this.paused = !0;
	}
	resume(e) {
		if (!this.paused) throw Error("Parser was already resumed");
		this.paused = !1, this.inLoop || (this._runParsingLoop(), this.paused || e?.());
	}
	write(e, t, n) {
		this.active = !0, this.preprocessor.write(e, t), this._runParsingLoop(), this.paused || n?.();
	}
	insertHtmlAtCurrentPos(e) {
		this.active = !0, this.preprocessor.insertHtmlAtCurrentPos(e), this._runParsingLoop();
	}
	flushCurrentCharacterToken() {
		if (this.paused || this.active || !this.currentCharacterToken || this.currentToken || this.state === C.DOCTYPE || this.state === C.BEFORE_DOCTYPE_NAME || !this.preprocessor.willDropParsedChunk()) return;
		let e = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
		this.preprocessor.advance(), this.currentLocation = this.getCurrentLocation(e), this.preprocessor.retreat(1), this._emitCurrentCharacterToken(this.currentLocation), this._createCharacterToken(p.CHARACTER), this.preprocessor.dropParsedChunk(Math.max(e - 1, 0)), this.entityStartPos = this.preprocessor.pos + 1 - e;
	}
	_ensureHibernation() {
		return this.preprocessor.endOfChunkHit ? (this.preprocessor.retreat(this.consumedAfterSnapshot), this.consumedAfterSnapshot = 0, this.active = !1, !0) : !1;
	}
	_consume() {
		return this.consumedAfterSnapshot++, this.preprocessor.advance();
	}
	_advanceBy(e) {
		this.consumedAfterSnapshot += e;
		for (let t = 0; t < e; t++) this.preprocessor.advance();
	}
	_consumeSequenceIfMatch(e, t) {
		return this.preprocessor.startsWith(e, t) ? (this._advanceBy(e.length - 1), !0) : !1;
	}
	_createStartTagToken() {
		this._flushRun(""), this.currentToken = {
			type: p.START_TAG,
			tagName: "",
			tagID: v.UNKNOWN,
			selfClosing: !1,
			ackSelfClosing: !1,
			attrs: [],
			location: this.getCurrentLocation(1)
		};
	}
	_createEndTagToken() {
		this._flushRun(""), this.currentToken = {
			type: p.END_TAG,
			tagName: "",
			tagID: v.UNKNOWN,
			selfClosing: !1,
			ackSelfClosing: !1,
			attrs: [],
			location: this.getCurrentLocation(2)
		};
	}
	_createCommentToken(e) {
		this._flushRun(""), this.currentToken = {
			type: p.COMMENT,
			data: "",
			location: this.getCurrentLocation(e)
		};
	}
	_createDoctypeToken(e) {
		this._flushRun(""), this.currentToken = {
			type: p.DOCTYPE,
			name: e,
			forceQuirks: !1,
			publicId: null,
			systemId: null,
			location: this.currentLocation
		};
	}
	_createCharacterToken(e) {
		if (this.currentLocation) {
			let e = this.currentLocation.startOffset - this.preprocessor.droppedBufferSize;
			this.preprocessor.html[e] === "\n" && this.preprocessor.html[e - 1] === "\r" && this.currentLocation.startOffset++;
		}
		this.currentCharacterToken = {
			type: e,
			chars: "",
			location: this.currentLocation
		};
	}
	_createAttr(e) {
		this._flushRun(""), this.currentAttr = {
			name: e,
			value: ""
		}, this.currentAttrLocation = this.getCurrentLocation(0);
	}
	_leaveAttrName() {
		var e;
		let t = this.currentToken, { name: n } = this.currentAttr, r = this.currentAttrNames, i;
		if (r === null ? (i = getTokenAttr(t, n) !== null, !i && t.attrs.length === 64 && (this.currentAttrNames = new Set(t.attrs.map((e) => e.name)).add(n))) : (i = r.has(n), i || r.add(n)), i) this._err(f.duplicateAttribute);
		else if (t.attrs.push(this.currentAttr), t.location && this.currentAttrLocation) {
			let n = (e = t.location).attrs ?? (e.attrs = Object.create(null));
			n[this.currentAttr.name] = this.currentAttrLocation, this._leaveAttrValue();
		}
	}
	_leaveAttrValue() {
		this.currentAttrLocation && (this.currentAttrLocation.endLine = this.preprocessor.line, this.currentAttrLocation.endCol = this.preprocessor.col, this.currentAttrLocation.endOffset = this.preprocessor.offset);
	}
	_flushRun(e) {
		if (this.runEnd === this.runStart && e.length === 0) return;
		let t = this.preprocessor.html.slice(this.runStart, this.runEnd), n = (t.length < 13 ? t : ` ${t}`.slice(1)) + e, r = this.currentToken;
		this.runStart = this.runEnd, r === null ? this.currentCharacterToken.chars += n : r.type === p.COMMENT ? r.data += n : this.currentAttr.value += n;
	}
	_extendRun(e) {
		let { preprocessor: t } = this;
		if (e === u.LINE_FEED && t.html.charCodeAt(t.pos) !== u.LINE_FEED) this._flushRun("\n"), this.runStart = t.pos + 1;
		else {
			let n = t.pos - Number(e > 65535);
			n !== this.runEnd && (this._flushRun(""), this.runStart = n);
		}
		this.runEnd = t.pos + 1;
	}
	_extendRunWith(e, t) {
		let { preprocessor: n } = this, r = n.codePointStart + 1 + t - e.length;
		r >= 0 && n.html.startsWith(e, r) ? r !== this.runEnd && (this._flushRun(""), this.runStart = r) : (this._flushRun(e), this.runStart = r + e.length), this.runEnd = r + e.length;
	}
	prepareToken(e) {
		this._emitCurrentCharacterToken(e.location), this.currentToken = null, e.location && (e.location.endLine = this.preprocessor.line, e.location.endCol = this.preprocessor.col + 1, e.location.endOffset = this.preprocessor.offset + 1), this.currentLocation = this.getCurrentLocation(-1);
	}
	emitCurrentTagToken() {
		let e = this.currentToken;
		this.currentAttrNames = null, this.prepareToken(e), e.tagID = getTagID(e.tagName), e.type === p.START_TAG ? (this.lastStartTagName = e.tagName, this.handler.onStartTag(e)) : (e.attrs.length > 0 && this._err(f.endTagWithAttributes), e.selfClosing && this._err(f.endTagWithTrailingSolidus), this.handler.onEndTag(e)), this.preprocessor.dropParsedChunk();
	}
	emitCurrentComment(e) {
		this.prepareToken(e), this.handler.onComment(e), this.preprocessor.dropParsedChunk();
	}
	emitCurrentDoctype(e) {
		this.prepareToken(e), this.handler.onDoctype(e), this.preprocessor.dropParsedChunk();
	}
	_emitCurrentCharacterToken(e) {
		if (this._flushRun(""), this.currentCharacterToken) {
			switch (e && this.currentCharacterToken.location && (this.currentCharacterToken.location.endLine = e.startLine, this.currentCharacterToken.location.endCol = e.startCol, this.currentCharacterToken.location.endOffset = e.startOffset), this.currentCharacterToken.type) {
				case p.CHARACTER:
					this.handler.onCharacter(this.currentCharacterToken);
					break;
				case p.NULL_CHARACTER:
					this.handler.onNullCharacter(this.currentCharacterToken);
					break;
				case p.WHITESPACE_CHARACTER: this.handler.onWhitespaceCharacter(this.currentCharacterToken);
			}
			this.currentCharacterToken = null;
		}
	}
	_emitEOFToken() {
		let e = this.getCurrentLocation(0);
		e && (e.endLine = e.startLine, e.endCol = e.startCol, e.endOffset = e.startOffset), this._emitCurrentCharacterToken(this.currentToken?.location ?? e), this.handler.onEof({
			type: p.EOF,
			location: e
		}), this.active = !1;
	}
	_ensureCharacterToken(e) {
		if (this.currentCharacterToken) {
			if (this.currentCharacterToken.type === e) return;
			this.currentLocation = this.getCurrentLocation(0), this._emitCurrentCharacterToken(this.currentLocation), this.preprocessor.dropParsedChunk();
		}
		this._createCharacterToken(e);
	}
	_emitCodePoint(e) {
		let t = isWhitespace(e) ? p.WHITESPACE_CHARACTER : e === u.NULL ? p.NULL_CHARACTER : p.CHARACTER, n = this.currentCharacterToken;
		(n === null || n.type !== t) && this._ensureCharacterToken(t), this._extendRun(e);
	}
	_emitChars(e, t = 0) {
		this.options.sourceCodeLocationInfo && t !== 0 && this.currentCharacterToken && this.currentCharacterToken.type !== p.CHARACTER ? (this.currentLocation = this.getCurrentLocation(e.length - 1 - t), this._emitCurrentCharacterToken(this.currentLocation), this._createCharacterToken(p.CHARACTER)) : this._ensureCharacterToken(p.CHARACTER), this._extendRunWith(e, t);
	}
	_startCharacterReference() {
		this.returnState = this.state, this.state = C.CHARACTER_REFERENCE, this.entityStartPos = this.preprocessor.pos, this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? n.Attribute : n.Legacy);
	}
	_isCharacterReferenceInAttribute() {
		return this.returnState === C.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === C.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === C.ATTRIBUTE_VALUE_UNQUOTED;
	}
	_flushCodePointConsumedAsCharacterReference(e) {
		this._isCharacterReferenceInAttribute() ? this._extendRun(e) : this._emitCodePoint(e);
	}
	_callState(e) {
		switch (this.state) {
			case C.DATA:
				this._stateData(e);
				break;
			case C.RCDATA:
				this._stateRcdata(e);
				break;
			case C.RAWTEXT:
				this._stateRawtext(e);
				break;
			case C.SCRIPT_DATA:
				this._stateScriptData(e);
				break;
			case C.PLAINTEXT:
				this._statePlaintext(e);
				break;
			case C.TAG_OPEN:
				this._stateTagOpen(e);
				break;
			case C.END_TAG_OPEN:
				this._stateEndTagOpen(e);
				break;
			case C.TAG_NAME:
				this._stateTagName(e);
				break;
			case C.RCDATA_LESS_THAN_SIGN:
				this._stateRcdataLessThanSign(e);
				break;
			case C.RCDATA_END_TAG_OPEN:
				this._stateRcdataEndTagOpen(e);
				break;
			case C.RCDATA_END_TAG_NAME:
				this._stateRcdataEndTagName(e);
				break;
			case C.RAWTEXT_LESS_THAN_SIGN:
				this._stateRawtextLessThanSign(e);
				break;
			case C.RAWTEXT_END_TAG_OPEN:
				this._stateRawtextEndTagOpen(e);
				break;
			case C.RAWTEXT_END_TAG_NAME:
				this._stateRawtextEndTagName(e);
				break;
			case C.SCRIPT_DATA_LESS_THAN_SIGN:
				this._stateScriptDataLessThanSign(e);
				break;
			case C.SCRIPT_DATA_END_TAG_OPEN:
				this._stateScriptDataEndTagOpen(e);
				break;
			case C.SCRIPT_DATA_END_TAG_NAME:
				this._stateScriptDataEndTagName(e);
				break;
			case C.SCRIPT_DATA_ESCAPE_START:
				this._stateScriptDataEscapeStart(e);
				break;
			case C.SCRIPT_DATA_ESCAPE_START_DASH:
				this._stateScriptDataEscapeStartDash(e);
				break;
			case C.SCRIPT_DATA_ESCAPED:
				this._stateScriptDataEscaped(e);
				break;
			case C.SCRIPT_DATA_ESCAPED_DASH:
				this._stateScriptDataEscapedDash(e);
				break;
			case C.SCRIPT_DATA_ESCAPED_DASH_DASH:
				this._stateScriptDataEscapedDashDash(e);
				break;
			case C.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
				this._stateScriptDataEscapedLessThanSign(e);
				break;
			case C.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
				this._stateScriptDataEscapedEndTagOpen(e);
				break;
			case C.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
				this._stateScriptDataEscapedEndTagName(e);
				break;
			case C.SCRIPT_DATA_DOUBLE_ESCAPE_START:
				this._stateScriptDataDoubleEscapeStart(e);
				break;
			case C.SCRIPT_DATA_DOUBLE_ESCAPED:
				this._stateScriptDataDoubleEscaped(e);
				break;
			case C.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
				this._stateScriptDataDoubleEscapedDash(e);
				break;
			case C.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
				this._stateScriptDataDoubleEscapedDashDash(e);
				break;
			case C.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
				this._stateScriptDataDoubleEscapedLessThanSign(e);
				break;
			case C.SCRIPT_DATA_DOUBLE_ESCAPE_END:
				this._stateScriptDataDoubleEscapeEnd(e);
				break;
			case C.BEFORE_ATTRIBUTE_NAME:
				this._stateBeforeAttributeName(e);
				break;
			case C.ATTRIBUTE_NAME:
				this._stateAttributeName(e);
				break;
			case C.AFTER_ATTRIBUTE_NAME:
				this._stateAfterAttributeName(e);
				break;
			case C.BEFORE_ATTRIBUTE_VALUE:
				this._stateBeforeAttributeValue(e);
				break;
			case C.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
				this._stateAttributeValueDoubleQuoted(e);
				break;
			case C.ATTRIBUTE_VALUE_SINGLE_QUOTED:
				this._stateAttributeValueSingleQuoted(e);
				break;
			case C.ATTRIBUTE_VALUE_UNQUOTED:
				this._stateAttributeValueUnquoted(e);
				break;
			case C.AFTER_ATTRIBUTE_VALUE_QUOTED:
				this._stateAfterAttributeValueQuoted(e);
				break;
			case C.SELF_CLOSING_START_TAG:
				this._stateSelfClosingStartTag(e);
				break;
			case C.BOGUS_COMMENT:
				this._stateBogusComment(e);
				break;
			case C.MARKUP_DECLARATION_OPEN:
				this._stateMarkupDeclarationOpen(e);
				break;
			case C.COMMENT_START:
				this._stateCommentStart(e);
				break;
			case C.COMMENT_START_DASH:
				this._stateCommentStartDash(e);
				break;
			case C.COMMENT:
				this._stateComment(e);
				break;
			case C.COMMENT_LESS_THAN_SIGN:
				this._stateCommentLessThanSign(e);
				break;
			case C.COMMENT_LESS_THAN_SIGN_BANG:
				this._stateCommentLessThanSignBang(e);
				break;
			case C.COMMENT_LESS_THAN_SIGN_BANG_DASH:
				this._stateCommentLessThanSignBangDash(e);
				break;
			case C.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
				this._stateCommentLessThanSignBangDashDash(e);
				break;
			case C.COMMENT_END_DASH:
				this._stateCommentEndDash(e);
				break;
			case C.COMMENT_END:
				this._stateCommentEnd(e);
				break;
			case C.COMMENT_END_BANG:
				this._stateCommentEndBang(e);
				break;
			case C.DOCTYPE:
				this._stateDoctype(e);
				break;
			case C.BEFORE_DOCTYPE_NAME:
				this._stateBeforeDoctypeName(e);
				break;
			case C.DOCTYPE_NAME:
				this._stateDoctypeName(e);
				break;
			case C.AFTER_DOCTYPE_NAME:
				this._stateAfterDoctypeName(e);
				break;
			case C.AFTER_DOCTYPE_PUBLIC_KEYWORD:
				this._stateAfterDoctypePublicKeyword(e);
				break;
			case C.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
				this._stateBeforeDoctypePublicIdentifier(e);
				break;
			case C.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
				this._stateDoctypePublicIdentifierDoubleQuoted(e);
				break;
			case C.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
				this._stateDoctypePublicIdentifierSingleQuoted(e);
				break;
			case C.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
				this._stateAfterDoctypePublicIdentifier(e);
				break;
			case C.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
				this._stateBetweenDoctypePublicAndSystemIdentifiers(e);
				break;
			case C.AFTER_DOCTYPE_SYSTEM_KEYWORD:
				this._stateAfterDoctypeSystemKeyword(e);
				break;
			case C.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
				this._stateBeforeDoctypeSystemIdentifier(e);
				break;
			case C.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
				this._stateDoctypeSystemIdentifierDoubleQuoted(e);
				break;
			case C.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
				this._stateDoctypeSystemIdentifierSingleQuoted(e);
				break;
			case C.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
				this._stateAfterDoctypeSystemIdentifier(e);
				break;
			case C.BOGUS_DOCTYPE:
				this._stateBogusDoctype(e);
				break;
			case C.CDATA_SECTION:
				this._stateCdataSection(e);
				break;
			case C.CDATA_SECTION_BRACKET:
				this._stateCdataSectionBracket(e);
				break;
			case C.CDATA_SECTION_END:
				this._stateCdataSectionEnd(e);
				break;
			case C.CHARACTER_REFERENCE:
				this._stateCharacterReference();
				break;
			case C.AMBIGUOUS_AMPERSAND:
				this._stateAmbiguousAmpersand(e);
				break;
			default: throw Error("Unknown state");
		}
	}
	_stateData(e) {
		switch (e) {
			case u.LESS_THAN_SIGN:
				this.state = C.TAG_OPEN;
				break;
			case u.AMPERSAND:
				this._startCharacterReference();
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._emitCodePoint(e);
				break;
			case u.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateRcdata(e) {
		switch (e) {
			case u.AMPERSAND:
				this._startCharacterReference();
				break;
			case u.LESS_THAN_SIGN:
				this.state = C.RCDATA_LESS_THAN_SIGN;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._emitChars("�");
				break;
			case u.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateRawtext(e) {
		switch (e) {
			case u.LESS_THAN_SIGN:
				this.state = C.RAWTEXT_LESS_THAN_SIGN;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._emitChars("�");
				break;
			case u.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateScriptData(e) {
		switch (e) {
			case u.LESS_THAN_SIGN:
				this.state = C.SCRIPT_DATA_LESS_THAN_SIGN;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._emitChars("�");
				break;
			case u.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_statePlaintext(e) {
		switch (e) {
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._emitChars("�");
				break;
			case u.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateTagOpen(e) {
		if (isAsciiLetter(e)) this._createStartTagToken(), this.state = C.TAG_NAME, this._stateTagName(e);
		else switch (e) {
			case u.EXCLAMATION_MARK:
				this.state = C.MARKUP_DECLARATION_OPEN;
				break;
			case u.SOLIDUS:
				this.state = C.END_TAG_OPEN;
				break;
			case u.QUESTION_MARK:
				this._err(f.unexpectedQuestionMarkInsteadOfTagName), this._createCommentToken(1), this.state = C.BOGUS_COMMENT, this._stateBogusComment(e);
				break;
			case u.EOF:
				this._err(f.eofBeforeTagName), this._emitChars("<", -1), this._emitEOFToken();
				break;
			default: this._err(f.invalidFirstCharacterOfTagName), this._emitChars("<", -1), this.state = C.DATA, this._stateData(e);
		}
	}
	_stateEndTagOpen(e) {
		if (isAsciiLetter(e)) this._createEndTagToken(), this.state = C.TAG_NAME, this._stateTagName(e);
		else switch (e) {
			case u.GREATER_THAN_SIGN:
				this._err(f.missingEndTagName), this.state = C.DATA;
				break;
			case u.EOF:
				this._err(f.eofBeforeTagName), this._emitChars("</", -1), this._emitEOFToken();
				break;
			default: this._err(f.invalidFirstCharacterOfTagName), this._createCommentToken(2), this.state = C.BOGUS_COMMENT, this._stateBogusComment(e);
		}
	}
	_stateTagName(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
				this.state = C.BEFORE_ATTRIBUTE_NAME;
				break;
			case u.SOLIDUS:
				this.state = C.SELF_CLOSING_START_TAG;
				break;
			case u.GREATER_THAN_SIGN:
				this.state = C.DATA, this.emitCurrentTagToken();
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), t.tagName += "�";
				break;
			case u.EOF:
				this._err(f.eofInTag), this._emitEOFToken();
				break;
			default: t.tagName += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
		}
	}
	_stateRcdataLessThanSign(e) {
		e === u.SOLIDUS ? this.state = C.RCDATA_END_TAG_OPEN : (this._emitChars("<", -1), this.state = C.RCDATA, this._stateRcdata(e));
	}
	_stateRcdataEndTagOpen(e) {
		isAsciiLetter(e) ? (this.state = C.RCDATA_END_TAG_NAME, this._stateRcdataEndTagName(e)) : (this._emitChars("</", -1), this.state = C.RCDATA, this._stateRcdata(e));
	}
	handleSpecialEndTag(e) {
		if (!this.preprocessor.startsWith(this.lastStartTagName, !1)) return !this._ensureHibernation();
		this._createEndTagToken();
		let t = this.currentToken;
		switch (t.tagName = this.lastStartTagName, this.preprocessor.peek(this.lastStartTagName.length)) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: return this._advanceBy(this.lastStartTagName.length), this.state = C.BEFORE_ATTRIBUTE_NAME, !1;
			case u.SOLIDUS: return this._advanceBy(this.lastStartTagName.length), this.state = C.SELF_CLOSING_START_TAG, !1;
			case u.GREATER_THAN_SIGN: return this._advanceBy(this.lastStartTagName.length), this.emitCurrentTagToken(), this.state = C.DATA, !1;
			default: return this.currentToken = null, !this._ensureHibernation();
		}
	}
	_stateRcdataEndTagName(e) {
		this.handleSpecialEndTag(e) && (this._emitChars("</", -1), this.state = C.RCDATA, this._stateRcdata(e));
	}
	_stateRawtextLessThanSign(e) {
		e === u.SOLIDUS ? this.state = C.RAWTEXT_END_TAG_OPEN : (this._emitChars("<", -1), this.state = C.RAWTEXT, this._stateRawtext(e));
	}
	_stateRawtextEndTagOpen(e) {
		isAsciiLetter(e) ? (this.state = C.RAWTEXT_END_TAG_NAME, this._stateRawtextEndTagName(e)) : (this._emitChars("</", -1), this.state = C.RAWTEXT, this._stateRawtext(e));
	}
	_stateRawtextEndTagName(e) {
		this.handleSpecialEndTag(e) && (this._emitChars("</", -1), this.state = C.RAWTEXT, this._stateRawtext(e));
	}
	_stateScriptDataLessThanSign(e) {
		switch (e) {
			case u.SOLIDUS:
				this.state = C.SCRIPT_DATA_END_TAG_OPEN;
				break;
			case u.EXCLAMATION_MARK:
				this.state = C.SCRIPT_DATA_ESCAPE_START, this._emitChars("<!");
				break;
			default: this._emitChars("<", -1), this.state = C.SCRIPT_DATA, this._stateScriptData(e);
		}
	}
	_stateScriptDataEndTagOpen(e) {
		isAsciiLetter(e) ? (this.state = C.SCRIPT_DATA_END_TAG_NAME, this._stateScriptDataEndTagName(e)) : (this._emitChars("</", -1), this.state = C.SCRIPT_DATA, this._stateScriptData(e));
	}
	_stateScriptDataEndTagName(e) {
		this.handleSpecialEndTag(e) && (this._emitChars("</", -1), this.state = C.SCRIPT_DATA, this._stateScriptData(e));
	}
	_stateScriptDataEscapeStart(e) {
		e === u.HYPHEN_MINUS ? (this.state = C.SCRIPT_DATA_ESCAPE_START_DASH, this._emitChars("-")) : (this.state = C.SCRIPT_DATA, this._stateScriptData(e));
	}
	_stateScriptDataEscapeStartDash(e) {
		e === u.HYPHEN_MINUS ? (this.state = C.SCRIPT_DATA_ESCAPED_DASH_DASH, this._emitChars("-")) : (this.state = C.SCRIPT_DATA, this._stateScriptData(e));
	}
	_stateScriptDataEscaped(e) {
		switch (e) {
			case u.HYPHEN_MINUS:
				this.state = C.SCRIPT_DATA_ESCAPED_DASH, this._emitChars("-");
				break;
			case u.LESS_THAN_SIGN:
				this.state = C.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._emitChars("�");
				break;
			case u.EOF:
				this._err(f.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateScriptDataEscapedDash(e) {
		switch (e) {
			case u.HYPHEN_MINUS:
				this.state = C.SCRIPT_DATA_ESCAPED_DASH_DASH, this._emitChars("-");
				break;
			case u.LESS_THAN_SIGN:
				this.state = C.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this.state = C.SCRIPT_DATA_ESCAPED, this._emitChars("�");
				break;
			case u.EOF:
				this._err(f.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this.state = C.SCRIPT_DATA_ESCAPED, this._emitCodePoint(e);
		}
	}
	_stateScriptDataEscapedDashDash(e) {
		switch (e) {
			case u.HYPHEN_MINUS:
				this._emitChars("-");
				break;
			case u.LESS_THAN_SIGN:
				this.state = C.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
				break;
			case u.GREATER_THAN_SIGN:
				this.state = C.SCRIPT_DATA, this._emitChars(">");
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this.state = C.SCRIPT_DATA_ESCAPED, this._emitChars("�");
				break;
			case u.EOF:
				this._err(f.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this.state = C.SCRIPT_DATA_ESCAPED, this._emitCodePoint(e);
		}
	}
	_stateScriptDataEscapedLessThanSign(e) {
		e === u.SOLIDUS ? this.state = C.SCRIPT_DATA_ESCAPED_END_TAG_OPEN : isAsciiLetter(e) ? (this._emitChars("<", -1), this.state = C.SCRIPT_DATA_DOUBLE_ESCAPE_START, this._stateScriptDataDoubleEscapeStart(e)) : (this._emitChars("<", -1), this.state = C.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
	}
	_stateScriptDataEscapedEndTagOpen(e) {
		isAsciiLetter(e) ? (this.state = C.SCRIPT_DATA_ESCAPED_END_TAG_NAME, this._stateScriptDataEscapedEndTagName(e)) : (this._emitChars("</", -1), this.state = C.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
	}
	_stateScriptDataEscapedEndTagName(e) {
		this.handleSpecialEndTag(e) && (this._emitChars("</", -1), this.state = C.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
	}
	_stateScriptDataDoubleEscapeStart(e) {
		if (this.preprocessor.startsWith(d.SCRIPT, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(d.SCRIPT.length))) {
			this._emitCodePoint(e);
			for (let e = 0; e < d.SCRIPT.length; e++) this._emitCodePoint(this._consume());
			this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED;
		} else this._ensureHibernation() || (this.state = C.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
	}
	_stateScriptDataDoubleEscaped(e) {
		switch (e) {
			case u.HYPHEN_MINUS:
				this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED_DASH, this._emitChars("-");
				break;
			case u.LESS_THAN_SIGN:
				this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._emitChars("�");
				break;
			case u.EOF:
				this._err(f.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateScriptDataDoubleEscapedDash(e) {
		switch (e) {
			case u.HYPHEN_MINUS:
				this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH, this._emitChars("-");
				break;
			case u.LESS_THAN_SIGN:
				this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitChars("�");
				break;
			case u.EOF:
				this._err(f.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitCodePoint(e);
		}
	}
	_stateScriptDataDoubleEscapedDashDash(e) {
		switch (e) {
			case u.HYPHEN_MINUS:
				this._emitChars("-");
				break;
			case u.LESS_THAN_SIGN:
				this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
				break;
			case u.GREATER_THAN_SIGN:
				this.state = C.SCRIPT_DATA, this._emitChars(">");
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitChars("�");
				break;
			case u.EOF:
				this._err(f.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitCodePoint(e);
		}
	}
	_stateScriptDataDoubleEscapedLessThanSign(e) {
		e === u.SOLIDUS ? (this.state = C.SCRIPT_DATA_DOUBLE_ESCAPE_END, this._emitChars("/")) : (this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED, this._stateScriptDataDoubleEscaped(e));
	}
	_stateScriptDataDoubleEscapeEnd(e) {
		if (this.preprocessor.startsWith(d.SCRIPT, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(d.SCRIPT.length))) {
			this._emitCodePoint(e);
			for (let e = 0; e < d.SCRIPT.length; e++) this._emitCodePoint(this._consume());
			this.state = C.SCRIPT_DATA_ESCAPED;
		} else this._ensureHibernation() || (this.state = C.SCRIPT_DATA_DOUBLE_ESCAPED, this._stateScriptDataDoubleEscaped(e));
	}
	_stateBeforeAttributeName(e) {
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.SOLIDUS:
			case u.GREATER_THAN_SIGN:
			case u.EOF:
				this.state = C.AFTER_ATTRIBUTE_NAME, this._stateAfterAttributeName(e);
				break;
			case u.EQUALS_SIGN:
				this._err(f.unexpectedEqualsSignBeforeAttributeName), this._createAttr("="), this.state = C.ATTRIBUTE_NAME;
				break;
			default: this._createAttr(""), this.state = C.ATTRIBUTE_NAME, this._stateAttributeName(e);
		}
	}
	_stateAttributeName(e) {
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
			case u.SOLIDUS:
			case u.GREATER_THAN_SIGN:
			case u.EOF:
				this._leaveAttrName(), this.state = C.AFTER_ATTRIBUTE_NAME, this._stateAfterAttributeName(e);
				break;
			case u.EQUALS_SIGN:
				this._leaveAttrName(), this.state = C.BEFORE_ATTRIBUTE_VALUE;
				break;
			case u.QUOTATION_MARK:
			case u.APOSTROPHE:
			case u.LESS_THAN_SIGN:
				this._err(f.unexpectedCharacterInAttributeName), this.currentAttr.name += String.fromCodePoint(e);
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this.currentAttr.name += "�";
				break;
			default: this.currentAttr.name += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
		}
	}
	_stateAfterAttributeName(e) {
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.SOLIDUS:
				this.state = C.SELF_CLOSING_START_TAG;
				break;
			case u.EQUALS_SIGN:
				this.state = C.BEFORE_ATTRIBUTE_VALUE;
				break;
			case u.GREATER_THAN_SIGN:
				this.state = C.DATA, this.emitCurrentTagToken();
				break;
			case u.EOF:
				this._err(f.eofInTag), this._emitEOFToken();
				break;
			default: this._createAttr(""), this.state = C.ATTRIBUTE_NAME, this._stateAttributeName(e);
		}
	}
	_stateBeforeAttributeValue(e) {
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.QUOTATION_MARK:
				this.state = C.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
				break;
			case u.APOSTROPHE:
				this.state = C.ATTRIBUTE_VALUE_SINGLE_QUOTED;
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.missingAttributeValue), this.state = C.DATA, this.emitCurrentTagToken();
				break;
			default: this.state = C.ATTRIBUTE_VALUE_UNQUOTED, this._stateAttributeValueUnquoted(e);
		}
	}
	_stateAttributeValueDoubleQuoted(e) {
		switch (e) {
			case u.QUOTATION_MARK:
				this.state = C.AFTER_ATTRIBUTE_VALUE_QUOTED;
				break;
			case u.AMPERSAND:
				this._startCharacterReference();
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			case u.EOF:
				this._err(f.eofInTag), this._emitEOFToken();
				break;
			default: this._extendRun(e);
		}
	}
	_stateAttributeValueSingleQuoted(e) {
		switch (e) {
			case u.APOSTROPHE:
				this.state = C.AFTER_ATTRIBUTE_VALUE_QUOTED;
				break;
			case u.AMPERSAND:
				this._startCharacterReference();
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			case u.EOF:
				this._err(f.eofInTag), this._emitEOFToken();
				break;
			default: this._extendRun(e);
		}
	}
	_stateAttributeValueUnquoted(e) {
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
				this._leaveAttrValue(), this.state = C.BEFORE_ATTRIBUTE_NAME;
				break;
			case u.AMPERSAND:
				this._startCharacterReference();
				break;
			case u.GREATER_THAN_SIGN:
				this._leaveAttrValue(), this.state = C.DATA, this.emitCurrentTagToken();
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			case u.QUOTATION_MARK:
			case u.APOSTROPHE:
			case u.LESS_THAN_SIGN:
			case u.EQUALS_SIGN:
			case u.GRAVE_ACCENT:
				this._err(f.unexpectedCharacterInUnquotedAttributeValue), this._extendRun(e);
				break;
			case u.EOF:
				this._err(f.eofInTag), this._emitEOFToken();
				break;
			default: this._extendRun(e);
		}
	}
	_stateAfterAttributeValueQuoted(e) {
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
				this._leaveAttrValue(), this.state = C.BEFORE_ATTRIBUTE_NAME;
				break;
			case u.SOLIDUS:
				this._leaveAttrValue(), this.state = C.SELF_CLOSING_START_TAG;
				break;
			case u.GREATER_THAN_SIGN:
				this._leaveAttrValue(), this.state = C.DATA, this.emitCurrentTagToken();
				break;
			case u.EOF:
				this._err(f.eofInTag), this._emitEOFToken();
				break;
			default: this._err(f.missingWhitespaceBetweenAttributes), this._leaveAttrValue(), this.state = C.BEFORE_ATTRIBUTE_NAME, this._stateBeforeAttributeName(e);
		}
	}
	_stateSelfClosingStartTag(e) {
		switch (e) {
			case u.GREATER_THAN_SIGN: {
				let e = this.currentToken;
				e.selfClosing = !0, this.state = C.DATA, this.emitCurrentTagToken();
				break;
			}
			case u.EOF:
				this._err(f.eofInTag), this._emitEOFToken();
				break;
			default: this._err(f.unexpectedSolidusInTag), this.state = C.BEFORE_ATTRIBUTE_NAME, this._stateBeforeAttributeName(e);
		}
	}
	_stateBogusComment(e) {
		let t = this.currentToken;
		switch (e) {
			case u.GREATER_THAN_SIGN:
				this.state = C.DATA, this.emitCurrentComment(t);
				break;
			case u.EOF:
				this.emitCurrentComment(t), this._emitEOFToken();
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			default: this._extendRun(e);
		}
	}
	_stateMarkupDeclarationOpen(e) {
		this._consumeSequenceIfMatch(d.DASH_DASH, !0) ? (this._createCommentToken(d.DASH_DASH.length + 1), this.state = C.COMMENT_START) : this._consumeSequenceIfMatch(d.DOCTYPE, !1) ? (this.currentLocation = this.getCurrentLocation(d.DOCTYPE.length + 1), this.state = C.DOCTYPE) : this._consumeSequenceIfMatch(d.CDATA_START, !0) ? this.inForeignNode ? this.state = C.CDATA_SECTION : (this._err(f.cdataInHtmlContent), this._createCommentToken(d.CDATA_START.length + 1), this.currentToken.data = "[CDATA[", this.state = C.BOGUS_COMMENT) : this._ensureHibernation() || (this._err(f.incorrectlyOpenedComment), this._createCommentToken(2), this.state = C.BOGUS_COMMENT, this._stateBogusComment(e));
	}
	_stateCommentStart(e) {
		switch (e) {
			case u.HYPHEN_MINUS:
				this.state = C.COMMENT_START_DASH;
				break;
			case u.GREATER_THAN_SIGN: {
				this._err(f.abruptClosingOfEmptyComment), this.state = C.DATA;
				let e = this.currentToken;
				this.emitCurrentComment(e);
				break;
			}
			default: this.state = C.COMMENT, this._stateComment(e);
		}
	}
	_stateCommentStartDash(e) {
		let t = this.currentToken;
		switch (e) {
			case u.HYPHEN_MINUS:
				this.state = C.COMMENT_END;
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.abruptClosingOfEmptyComment), this.state = C.DATA, this.emitCurrentComment(t);
				break;
			case u.EOF:
				this._err(f.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRunWith("-", -1), this.state = C.COMMENT, this._stateComment(e);
		}
	}
	_stateComment(e) {
		let t = this.currentToken;
		switch (e) {
			case u.HYPHEN_MINUS:
				this.state = C.COMMENT_END_DASH;
				break;
			case u.LESS_THAN_SIGN:
				this._extendRunWith("<", 0), this.state = C.COMMENT_LESS_THAN_SIGN;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			case u.EOF:
				this._err(f.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRun(e);
		}
	}
	_stateCommentLessThanSign(e) {
		switch (e) {
			case u.EXCLAMATION_MARK:
				this._extendRunWith("!", 0), this.state = C.COMMENT_LESS_THAN_SIGN_BANG;
				break;
			case u.LESS_THAN_SIGN:
				this._extendRunWith("<", 0);
				break;
			default: this.state = C.COMMENT, this._stateComment(e);
		}
	}
	_stateCommentLessThanSignBang(e) {
		e === u.HYPHEN_MINUS ? this.state = C.COMMENT_LESS_THAN_SIGN_BANG_DASH : (this.state = C.COMMENT, this._stateComment(e));
	}
	_stateCommentLessThanSignBangDash(e) {
		e === u.HYPHEN_MINUS ? this.state = C.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH : (this.state = C.COMMENT_END_DASH, this._stateCommentEndDash(e));
	}
	_stateCommentLessThanSignBangDashDash(e) {
		e !== u.GREATER_THAN_SIGN && e !== u.EOF && this._err(f.nestedComment), this.state = C.COMMENT_END, this._stateCommentEnd(e);
	}
	_stateCommentEndDash(e) {
		let t = this.currentToken;
		switch (e) {
			case u.HYPHEN_MINUS:
				this.state = C.COMMENT_END;
				break;
			case u.EOF:
				this._err(f.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRunWith("-", -1), this.state = C.COMMENT, this._stateComment(e);
		}
	}
	_stateCommentEnd(e) {
		let t = this.currentToken;
		switch (e) {
			case u.GREATER_THAN_SIGN:
				this.state = C.DATA, this.emitCurrentComment(t);
				break;
			case u.EXCLAMATION_MARK:
				this.state = C.COMMENT_END_BANG;
				break;
			case u.HYPHEN_MINUS:
				this._extendRunWith("-", -2);
				break;
			case u.EOF:
				this._err(f.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRunWith("--", -1), this.state = C.COMMENT, this._stateComment(e);
		}
	}
	_stateCommentEndBang(e) {
		let t = this.currentToken;
		switch (e) {
			case u.HYPHEN_MINUS:
				this._extendRunWith("--!", -1), this.state = C.COMMENT_END_DASH;
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.incorrectlyClosedComment), this.state = C.DATA, this.emitCurrentComment(t);
				break;
			case u.EOF:
				this._err(f.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRunWith("--!", -1), this.state = C.COMMENT, this._stateComment(e);
		}
	}
	_stateDoctype(e) {
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
				this.state = C.BEFORE_DOCTYPE_NAME;
				break;
			case u.GREATER_THAN_SIGN:
				this.state = C.BEFORE_DOCTYPE_NAME, this._stateBeforeDoctypeName(e);
				break;
			case u.EOF: {
				this._err(f.eofInDoctype), this._createDoctypeToken(null);
				let e = this.currentToken;
				e.forceQuirks = !0, this.emitCurrentDoctype(e), this._emitEOFToken();
				break;
			}
			default: this._err(f.missingWhitespaceBeforeDoctypeName), this.state = C.BEFORE_DOCTYPE_NAME, this._stateBeforeDoctypeName(e);
		}
	}
	_stateBeforeDoctypeName(e) {
		if (isAsciiUpper(e)) this._createDoctypeToken(String.fromCharCode(toAsciiLower(e))), this.state = C.DOCTYPE_NAME;
		else switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), this._createDoctypeToken("�"), this.state = C.DOCTYPE_NAME;
				break;
			case u.GREATER_THAN_SIGN: {
				this._err(f.missingDoctypeName), this._createDoctypeToken(null);
				let e = this.currentToken;
				e.forceQuirks = !0, this.emitCurrentDoctype(e), this.state = C.DATA;
				break;
			}
			case u.EOF: {
				this._err(f.eofInDoctype), this._createDoctypeToken(null);
				let e = this.currentToken;
				e.forceQuirks = !0, this.emitCurrentDoctype(e), this._emitEOFToken();
				break;
			}
			default: this._createDoctypeToken(String.fromCodePoint(e)), this.state = C.DOCTYPE_NAME;
		}
	}
	_stateDoctypeName(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
				this.state = C.AFTER_DOCTYPE_NAME;
				break;
			case u.GREATER_THAN_SIGN:
				this.state = C.DATA, this.emitCurrentDoctype(t);
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), t.name += "�";
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.name += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
		}
	}
	_stateAfterDoctypeName(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.GREATER_THAN_SIGN:
				this.state = C.DATA, this.emitCurrentDoctype(t);
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._consumeSequenceIfMatch(d.PUBLIC, !1) ? this.state = C.AFTER_DOCTYPE_PUBLIC_KEYWORD : this._consumeSequenceIfMatch(d.SYSTEM, !1) ? this.state = C.AFTER_DOCTYPE_SYSTEM_KEYWORD : this._ensureHibernation() || (this._err(f.invalidCharacterSequenceAfterDoctypeName), t.forceQuirks = !0, this.state = C.BOGUS_DOCTYPE, this._stateBogusDoctype(e));
		}
	}
	_stateAfterDoctypePublicKeyword(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
				this.state = C.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
				break;
			case u.QUOTATION_MARK:
				this._err(f.missingWhitespaceAfterDoctypePublicKeyword), t.publicId = "", this.state = C.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case u.APOSTROPHE:
				this._err(f.missingWhitespaceAfterDoctypePublicKeyword), t.publicId = "", this.state = C.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.missingDoctypePublicIdentifier), t.forceQuirks = !0, this.state = C.DATA, this.emitCurrentDoctype(t);
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(f.missingQuoteBeforeDoctypePublicIdentifier), t.forceQuirks = !0, this.state = C.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateBeforeDoctypePublicIdentifier(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.QUOTATION_MARK:
				t.publicId = "", this.state = C.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case u.APOSTROPHE:
				t.publicId = "", this.state = C.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.missingDoctypePublicIdentifier), t.forceQuirks = !0, this.state = C.DATA, this.emitCurrentDoctype(t);
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(f.missingQuoteBeforeDoctypePublicIdentifier), t.forceQuirks = !0, this.state = C.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateDoctypePublicIdentifierDoubleQuoted(e) {
		let t = this.currentToken;
		switch (e) {
			case u.QUOTATION_MARK:
				this.state = C.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), t.publicId += "�";
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.abruptDoctypePublicIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), this.state = C.DATA;
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.publicId += String.fromCodePoint(e);
		}
	}
	_stateDoctypePublicIdentifierSingleQuoted(e) {
		let t = this.currentToken;
		switch (e) {
			case u.APOSTROPHE:
				this.state = C.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), t.publicId += "�";
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.abruptDoctypePublicIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), this.state = C.DATA;
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.publicId += String.fromCodePoint(e);
		}
	}
	_stateAfterDoctypePublicIdentifier(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
				this.state = C.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
				break;
			case u.GREATER_THAN_SIGN:
				this.state = C.DATA, this.emitCurrentDoctype(t);
				break;
			case u.QUOTATION_MARK:
				this._err(f.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers), t.systemId = "", this.state = C.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case u.APOSTROPHE:
				this._err(f.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers), t.systemId = "", this.state = C.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(f.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = C.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateBetweenDoctypePublicAndSystemIdentifiers(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.GREATER_THAN_SIGN:
				this.emitCurrentDoctype(t), this.state = C.DATA;
				break;
			case u.QUOTATION_MARK:
				t.systemId = "", this.state = C.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case u.APOSTROPHE:
				t.systemId = "", this.state = C.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(f.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = C.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateAfterDoctypeSystemKeyword(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED:
				this.state = C.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
				break;
			case u.QUOTATION_MARK:
				this._err(f.missingWhitespaceAfterDoctypeSystemKeyword), t.systemId = "", this.state = C.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case u.APOSTROPHE:
				this._err(f.missingWhitespaceAfterDoctypeSystemKeyword), t.systemId = "", this.state = C.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.missingDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = C.DATA, this.emitCurrentDoctype(t);
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(f.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = C.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateBeforeDoctypeSystemIdentifier(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.QUOTATION_MARK:
				t.systemId = "", this.state = C.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case u.APOSTROPHE:
				t.systemId = "", this.state = C.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.missingDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = C.DATA, this.emitCurrentDoctype(t);
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(f.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = C.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateDoctypeSystemIdentifierDoubleQuoted(e) {
		let t = this.currentToken;
		switch (e) {
			case u.QUOTATION_MARK:
				this.state = C.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), t.systemId += "�";
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.abruptDoctypeSystemIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), this.state = C.DATA;
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.systemId += String.fromCodePoint(e);
		}
	}
	_stateDoctypeSystemIdentifierSingleQuoted(e) {
		let t = this.currentToken;
		switch (e) {
			case u.APOSTROPHE:
				this.state = C.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter), t.systemId += "�";
				break;
			case u.GREATER_THAN_SIGN:
				this._err(f.abruptDoctypeSystemIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), this.state = C.DATA;
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.systemId += String.fromCodePoint(e);
		}
	}
	_stateAfterDoctypeSystemIdentifier(e) {
		let t = this.currentToken;
		switch (e) {
			case u.SPACE:
			case u.LINE_FEED:
			case u.TABULATION:
			case u.FORM_FEED: break;
			case u.GREATER_THAN_SIGN:
				this.emitCurrentDoctype(t), this.state = C.DATA;
				break;
			case u.EOF:
				this._err(f.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(f.unexpectedCharacterAfterDoctypeSystemIdentifier), this.state = C.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateBogusDoctype(e) {
		let t = this.currentToken;
		switch (e) {
			case u.GREATER_THAN_SIGN:
				this.emitCurrentDoctype(t), this.state = C.DATA;
				break;
			case u.NULL:
				this._err(f.unexpectedNullCharacter);
				break;
			case u.EOF: this.emitCurrentDoctype(t), this._emitEOFToken();
		}
	}
	_stateCdataSection(e) {
		switch (e) {
			case u.RIGHT_SQUARE_BRACKET:
				this.state = C.CDATA_SECTION_BRACKET;
				break;
			case u.EOF:
				this._err(f.eofInCdata), this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateCdataSectionBracket(e) {
		e === u.RIGHT_SQUARE_BRACKET ? this.state = C.CDATA_SECTION_END : (this._emitChars("]", -1), this.state = C.CDATA_SECTION, this._stateCdataSection(e));
	}
	_stateCdataSectionEnd(e) {
		switch (e) {
			case u.GREATER_THAN_SIGN:
				this.state = C.DATA;
				break;
			case u.RIGHT_SQUARE_BRACKET:
				this._emitChars("]", -2);
				break;
			default: this._emitChars("]]", -1), this.state = C.CDATA_SECTION, this._stateCdataSection(e);
		}
	}
	_stateCharacterReference() {
		let e = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
		if (e < 0) {
			if (this.preprocessor.lastChunkWritten) e = this.entityDecoder.end();
			else {
				this.active = !1, this.preprocessor.pos = this.preprocessor.html.length - 1, this.consumedAfterSnapshot = 0, this.preprocessor.endOfChunkHit = !0;
				return;
			}
		}
		e === 0 ? (this.preprocessor.pos = this.entityStartPos, this._flushCodePointConsumedAsCharacterReference(u.AMPERSAND), this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? C.AMBIGUOUS_AMPERSAND : this.returnState) : this.state = this.returnState;
	}
	_stateAmbiguousAmpersand(e) {
		isAsciiAlphaNumeric(e) ? this._flushCodePointConsumedAsCharacterReference(e) : (e === u.SEMICOLON && this._err(f.unknownNamedCharacterReference), this.state = this.returnState, this._callState(e));
	}
};
// node_modules/parse5/dist/parser/open-element-stack.js
const T = new Set([
	v.DD,
	v.DT,
	v.LI,
	v.OPTGROUP,
	v.OPTION,
	v.P,
	v.RB,
	v.RP,
	v.RT,
	v.RTC
]), E = new Set([
	...T,
	v.CAPTION,
	v.COLGROUP,
	v.TBODY,
	v.TD,
	v.TFOOT,
	v.TH,
	v.THEAD,
	v.TR
]), D = [
	v.H1,
	v.H2,
	v.H3,
	v.H4,
	v.H5,
	v.H6
], O = [
	v.TBODY,
	v.TFOOT,
	v.THEAD
], k = [
	v.TR,
	v.TEMPLATE,
	v.HTML
], A = [
	...O,
	v.TEMPLATE,
	v.HTML
], j = [
	v.TABLE,
	v.TEMPLATE,
	v.HTML
], M = [v.TD, v.TH], N = new Uint8Array(768);
for (let [e, t] of [
	[m.HTML, 0],
	[m.SVG, 256],
	[m.MATHML, 512]
]) for (let n of x[e]) N[t + n] = e === m.HTML && (n === v.ADDRESS || n === v.DIV || n === v.P) ? 1 : 3;
for (let e of [
	v.APPLET,
	v.CAPTION,
	v.HTML,
	v.MARQUEE,
	v.OBJECT,
	v.TABLE,
	v.TD,
	v.TEMPLATE,
	v.TH,
	256 + v.DESC,
	256 + v.FOREIGN_OBJECT,
	256 + v.TITLE,
	512 + v.ANNOTATION_XML,
	512 + v.MI,
	512 + v.MN,
	512 + v.MO,
	512 + v.MS,
	512 + v.MTEXT
]) N[e] |= 28;
N[v.OL] |= 8, N[v.UL] |= 8, N[v.BUTTON] |= 16, N[v.TABLE] |= 32, N[v.HTML] |= 32;
const P = new Uint8Array(768);
for (let e of [
	v.A,
	v.B,
	v.BIG,
	v.CODE,
	v.EM,
	v.FONT,
	v.I,
	v.NOBR,
	v.S,
	v.SMALL,
	v.STRIKE,
	v.STRONG,
	v.TT,
	v.U
]) P[e] = 1;
function tagKey(e, t) {
	if (t === v.UNKNOWN) return -1;
	switch (e) {
		case m.HTML: return t;
		case m.SVG: return 256 + t;
		case m.MATHML: return 512 + t;
		default: return -1;
	}
}
var OpenElementStack = class {
	get currentTmplContentOrNode() {
		return this._isInTemplate() ? this.treeAdapter.getTemplateContent(this.current) : this.current;
	}
	constructor(e, t, n) {
		this.treeAdapter = t, this.handler = n, this.items = [], this.tagIDs = [], this.stackTop = -1, this.depth = 0, this.tmplCount = 0, this.currentTagId = v.UNKNOWN, this.indexed = !1, this.below = [], this.above = [], this.keys = [], this.keyPrev = [], this.keyNext = [], this.keyTops = new Int32Array(), this.specials = [], this.listItemBoundaries = [], this.scopeBoundaries = [], this.htmlSlots = [], this.formattingSlots = new Map(), this.current = e;
	}
	_indexOf(e) {
		if (this.indexed) {
			let t = this.formattingSlots.get(e);
			if (t !== void 0) return t;
			if (P[getTagID(this.treeAdapter.getTagName(e))]) return -1;
		}
		return this.items.lastIndexOf(e, this.stackTop);
	}
	slotBelow(e) {
		return this.indexed ? this.below[e] : e - 1;
	}
	slotAbove(e) {
		return this.indexed ? this.above[e] : e === this.stackTop ? -1 : e + 1;
	}
	_isInTemplate() {
		return this.currentTagId === v.TEMPLATE && this.treeAdapter.getNamespaceURI(this.current) === m.HTML;
	}
	_updateCurrentElement() {
		this.current = this.items[this.stackTop], this.currentTagId = this.tagIDs[this.stackTop];
	}
	_nameKey(e, t, n) {
		let r = `${e} ${t}`, i = this.nameKeys?.get(r);
		if (i === void 0 && n && (this.nameKeys ??= new Map(), i = 768 + this.nameKeys.size, this.nameKeys.set(r, i), i === this.keyTops.length)) {
			let e = new Int32Array(2 * i).fill(-1);
			e.set(this.keyTops), this.keyTops = e;
		}
		return i ?? -1;
	}
	_indexAll() {
		this.indexed = !0, this.keyTops = new Int32Array(768).fill(-1);
		for (let e = 0; e <= this.stackTop; e++) this._index(e, e - 1);
	}
	_index(e, t) {
		let n = this.items[e], r = this.tagIDs[e], i = this.treeAdapter.getNamespaceURI(n), a = tagKey(i, r);
		a === -1 && (a = this._nameKey(i, this.treeAdapter.getTagName(n), !0));
		let o = this.keyTops[a];
		this.keys[e] = a, this.keyPrev[e] = o, this.keyNext[e] = -1, o !== -1 && (this.keyNext[o] = e), this.keyTops[a] = e, this.above[e] = -1, this._link(e, t, i === m.HTML), P[r] && this.formattingSlots.set(n, e);
	}
	_link(e, t, n) {
		let r = this.keys[e], i = r < 768 ? N[r] : 0;
		this.below[e] = t, t === -1 ? (this.specials[e] = i & 1, this.listItemBoundaries[e] = (i & 2) >> 1, this.scopeBoundaries[e] = (i & 4) >> 2, this.htmlSlots[e] = n ? e : -1) : (this.above[t] = e, this.specials[e] = this.specials[t] + (i & 1), this.listItemBoundaries[e] = this.listItemBoundaries[t] + ((i & 2) >> 1), this.scopeBoundaries[e] = this.scopeBoundaries[t] + ((i & 4) >> 2), this.htmlSlots[e] = n ? e : this.htmlSlots[t]);
	}
	_unindex(e) {
		let t = this.keys[e], n = this.keyPrev[e], r = this.keyNext[e];
		n !== -1 && (this.keyNext[n] = r), r === -1 ? this.keyTops[t] = n : this.keyPrev[r] = n, P[this.tagIDs[e]] && this.formattingSlots.delete(this.items[e]);
	}
	_move(e, t) {
		let n = this.items[e], r = this.keys[e], i = this.keyPrev[e], a = this.keyNext[e];
		this.items[t] = n, this.tagIDs[t] = this.tagIDs[e], this.keys[t] = r, this.keyPrev[t] = i, this.keyNext[t] = a, i !== -1 && (this.keyNext[i] = t), a === -1 ? this.keyTops[r] = t : this.keyPrev[a] = t, P[this.tagIDs[t]] && this.formattingSlots.set(n, t);
	}
	indexOfTopmost(e) {
		if (this.indexed) return this.keyTops[e];
		for (let t = this.stackTop; t >= 0; t--) if (this.tagIDs[t] === e && this.treeAdapter.getNamespaceURI(this.items[t]) === m.HTML) return t;
		return -1;
	}
	indexOfTopmostOf(e) {
		if (this.indexed) {
			let t = -1;
			for (let n of e) this.keyTops[n] > t && (t = this.keyTops[n]);
			return t;
		}
		for (let t = this.stackTop; t >= 0; t--) if (e.includes(this.tagIDs[t]) && this.treeAdapter.getNamespaceURI(this.items[t]) === m.HTML) return t;
		return -1;
	}
	indexOfTopmostByName(e, t) {
		if (this.indexed) {
			let n = tagKey(e, getTagID(t));
			return n === -1 && (n = this._nameKey(e, t, !1)), n === -1 ? -1 : this.keyTops[n];
		}
		for (let n = this.stackTop; n >= 0; n--) {
			let r = this.items[n];
			if (this.treeAdapter.getTagName(r) === t && this.treeAdapter.getNamespaceURI(r) === e) return n;
		}
		return -1;
	}
	indexOfTopmostHtmlElement() {
		if (this.indexed) return this.stackTop === -1 ? -1 : this.htmlSlots[this.stackTop];
		let e = this.stackTop;
		for (; e >= 0 && this.treeAdapter.getNamespaceURI(this.items[e]) !== m.HTML;) e--;
		return e;
	}
	_hasAbove(e, t) {
		for (let n = this.stackTop; n > e; n--) {
			let e = tagKey(this.treeAdapter.getNamespaceURI(this.items[n]), this.tagIDs[n]);
			if (e !== -1 && N[e] & t) return !0;
		}
		return !1;
	}
	hasSpecialElementAbove(e) {
		return this.indexed ? this.specials[this.stackTop] !== this.specials[e] : this._hasAbove(e, 1);
	}
	hasListItemBoundaryAbove(e) {
		return this.indexed ? this.listItemBoundaries[this.stackTop] !== this.listItemBoundaries[e] : this._hasAbove(e, 2);
	}
	push(e, t) {
		let n = this.stackTop;
		this.stackTop++, this.depth++, this.items[this.stackTop] = e, this.current = e, this.tagIDs[this.stackTop] = t, this.currentTagId = t, this.indexed ? this._index(this.stackTop, n) : this.depth === 64 && this._indexAll(), this._isInTemplate() && this.tmplCount++, this.handler.onItemPush(e, t, !0);
	}
	_popCurrent() {
		this.tmplCount > 0 && this._isInTemplate() && this.tmplCount--, this.indexed ? (this._unindex(this.stackTop), this.stackTop = this.below[this.stackTop], this.stackTop !== -1 && (this.above[this.stackTop] = -1)) : this.stackTop--, this.depth--, this._updateCurrentElement();
	}
	pop() {
		let e = this.current;
		this._popCurrent(), this.handler.onItemPop(e, !0);
	}
	replace(e, t) {
		let n = this._indexOf(e);
		this.items[n] = t, this.indexed && P[this.tagIDs[n]] && (this.formattingSlots.delete(e), this.formattingSlots.set(t, n)), n === this.stackTop && (this.current = t);
	}
	replaceFormattingElement(e, t, n, r) {
		let i = this.items[e];
		if (!this.indexed) {
			this.items.splice(e, 1), this.tagIDs.splice(e, 1), this.handler.onItemPop(i, !1), this.items.splice(t, 0, n), this.tagIDs.splice(t, 0, r), t === this.stackTop && this._updateCurrentElement(), this.current && this.currentTagId !== void 0 && this.handler.onItemPush(this.current, this.currentTagId, t === this.stackTop);
			return;
		}
		let a = this.keys[e], o = this.below[e], s = this.above[t], c = [];
		for (let n = this.above[e]; n !== t; n = this.above[n]) c.push(n);
		let l = this.keyNext[e];
		this._unindex(e), this.items[e] = void 0, this.handler.onItemPop(i, !1);
		let u = t - 1;
		for (; c.length > 0 && c[c.length - 1] === u;) c.pop(), u--;
		for (let e = u + 1; e <= t; e++) this._move(e, e - 1);
		let d = l === -1 ? this.keyTops[a] : this.keyPrev[l];
		this.items[t] = n, this.tagIDs[t] = r, this.keys[t] = a, this.keyPrev[t] = d, this.keyNext[t] = l, d !== -1 && (this.keyNext[d] = t), l === -1 ? this.keyTops[a] = t : this.keyPrev[l] = t, P[r] && this.formattingSlots.set(n, t);
		let f = o;
		for (let e of c) this._link(e, f, !0), f = e;
		for (let e = u; e < t; e++) this._link(e, f, !0), f = e;
		this._link(t, f, !0), s === -1 && this._updateCurrentElement(), this.current && this.currentTagId !== void 0 && this.handler.onItemPush(this.current, this.currentTagId, s === -1);
	}
	popUntilTagNamePopped(e) {
		this.shortenToLength(Math.max(this.indexOfTopmost(e), 0));
	}
	shortenToLength(e) {
		for (; this.stackTop >= e;) {
			let t = this.current;
			this._popCurrent(), this.handler.onItemPop(t, this.stackTop < e);
		}
	}
	popUntilElementPopped(e) {
		let t = this._indexOf(e);
		this.shortenToLength(Math.max(t, 0));
	}
	popUntilNumberedHeaderPopped() {
		this.shortenToLength(Math.max(this.indexOfTopmostOf(D), 0));
	}
	popUntilTableCellPopped() {
		this.shortenToLength(Math.max(this.indexOfTopmostOf(M), 0));
	}
	popAllUpToHtmlElement() {
		this.tmplCount = 0, this.shortenToLength(1);
	}
	clearBackToTableContext() {
		this.shortenToLength(this.indexOfTopmostOf(j) + 1);
	}
	clearBackToTableBodyContext() {
		this.shortenToLength(this.indexOfTopmostOf(A) + 1);
	}
	clearBackToTableRowContext() {
		this.shortenToLength(this.indexOfTopmostOf(k) + 1);
	}
	remove(e) {
		let t = this._indexOf(e);
		t !== -1 && this.removeAt(t);
	}
	removeAt(e) {
		if (e === this.stackTop) {
			this.pop();
			return;
		}
		let t = this.items[e];
		if (this.depth--, this.indexed) {
			let t = this.keys[e] < 768 ? N[this.keys[e]] : 0, n = this.below[e], r = this.above[e];
			if (this._unindex(e), this.items[e] = void 0, this.below[r] = n, n !== -1 && (this.above[n] = r), t !== 0) for (let e = r; e !== -1; e = this.above[e]) this.specials[e] -= t & 1, this.listItemBoundaries[e] -= (t & 2) >> 1, this.scopeBoundaries[e] -= (t & 4) >> 2;
			let i = n === -1 ? -1 : this.htmlSlots[n];
			for (let t = r; t !== -1 && this.htmlSlots[t] === e; t = this.above[t]) this.htmlSlots[t] = i;
		} else this.items.splice(e, 1), this.tagIDs.splice(e, 1), this.stackTop--, this._updateCurrentElement();
		this.handler.onItemPop(t, !1);
	}
	tryPeekProperlyNestedBodyElement() {
		return this.stackTop >= 1 && this.tagIDs[1] === v.BODY ? this.items[1] : null;
	}
	contains(e) {
		return this._indexOf(e) > -1;
	}
	getCommonAncestor(e) {
		let t = this._indexOf(e), n = t === -1 ? -1 : this.slotBelow(t);
		return n === -1 ? null : this.items[n];
	}
	isRootHtmlElementCurrent() {
		return this.stackTop === 0 && this.tagIDs[0] === v.HTML;
	}
	_isInScope(e, t) {
		let n = -1;
		switch (t) {
			case 8:
				n = Math.max(this.keyTops[v.OL], this.keyTops[v.UL]);
				break;
			case 16:
				n = this.keyTops[v.BUTTON];
				break;
			case 32: return n = Math.max(this.keyTops[v.TABLE], this.keyTops[v.HTML]), e === -1 ? n === -1 : e >= n;
		}
		return e === -1 ? n === -1 && (this.stackTop === -1 || this.scopeBoundaries[this.stackTop] === 0) : e >= n && this.scopeBoundaries[this.stackTop] === this.scopeBoundaries[e];
	}
	_scanScope(e, t, n, r) {
		for (let i = this.stackTop; i >= 0; i--) {
			let a = tagKey(this.treeAdapter.getNamespaceURI(this.items[i]), this.tagIDs[i]);
			if (a !== -1) {
				if ((t ? t.includes(a) : a === e) && (!r || this.items[i] === r)) return !0;
				if (N[a] & n) return !1;
			}
		}
		return !0;
	}
	hasInScope(e, t) {
		return this.indexed ? this._isInScope(t ? this._indexOf(t) : this.keyTops[e], 4) : this._scanScope(e, null, 4, t);
	}
	hasInListItemScope(e) {
		return this.indexed ? this._isInScope(this.keyTops[e], 8) : this._scanScope(e, null, 8);
	}
	hasInButtonScope(e) {
		return this.indexed ? this._isInScope(this.keyTops[e], 16) : this._scanScope(e, null, 16);
	}
	hasNumberedHeaderInScope() {
		return this.indexed ? this._isInScope(this.indexOfTopmostOf(D), 4) : this._scanScope(v.UNKNOWN, D, 4);
	}
	hasInTableScope(e) {
		return this.indexed ? this._isInScope(this.keyTops[e], 32) : this._scanScope(e, null, 32);
	}
	hasTableBodyContextInTableScope() {
		return this.indexed ? this._isInScope(this.indexOfTopmostOf(O), 32) : this._scanScope(v.UNKNOWN, O, 32);
	}
	hasInSelectScope(e) {
		for (let t = this.stackTop; t >= 0; t = this.slotBelow(t)) if (this.treeAdapter.getNamespaceURI(this.items[t]) === m.HTML) switch (this.tagIDs[t]) {
			case e: return !0;
			case v.OPTION:
			case v.OPTGROUP: break;
			default: return !1;
		}
		return !0;
	}
	generateImpliedEndTags() {
		for (; this.currentTagId !== void 0 && T.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === m.HTML;) this.pop();
	}
	generateImpliedEndTagsThoroughly() {
		for (; this.currentTagId !== void 0 && E.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === m.HTML;) this.pop();
	}
	generateImpliedEndTagsWithExclusion(e) {
		for (; this.currentTagId !== void 0 && this.currentTagId !== e && E.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === m.HTML;) this.pop();
	}
}, F;
(function(e) {
	e[e.Marker = 0] = "Marker", e[e.Element = 1] = "Element";
})(F ||= {});
var FormattingElementList = class {
	constructor() {
		this.newest = null, this.bookmark = null, this.index = null, this.elementEntries = new Map();
	}
	_insertElementEntry(e, t, n) {
		let r = n === null ? null : n.newer, i = {
			type: F.Element,
			element: e,
			token: t,
			older: n,
			newer: r,
			ark: null,
			olderSameTag: null,
			newerSameTag: null
		};
		return r === null ? this.newest = i : r.older = i, n !== null && (n.newer = i), this.index === null ? null : this._addToIndex(this.index, i);
	}
	_addToIndex(e, t) {
		let { tagName: n, attrs: r } = t.token, i = n + r.map(({ name: e, value: t }) => `\0${e}\0${t}`).sort().join(""), a = e.arks.get(i);
		a === void 0 && (a = {
			entries: [],
			key: i
		}, e.arks.set(i, a)), a.entries.push(t), t.ark = a, this.elementEntries.set(t.element, t);
		let o = e.tagNames.get(n);
		return o === void 0 && (o = { olderSameTag: null }, e.tagNames.set(n, o)), t.olderSameTag = o.olderSameTag, t.newerSameTag = o, o.olderSameTag !== null && (o.olderSameTag.newerSameTag = t), o.olderSameTag = t, a;
	}
	insertMarker() {
		if (this.index === null) for (let e = this.newest; e !== null && e.type === F.Element; e = e.older) this.elementEntries.set(e.element, e);
		let e = {
			type: F.Marker,
			older: this.newest,
			newer: null,
			outerIndex: this.index
		};
		this.newest !== null && (this.newest.newer = e), this.newest = e, this.index = null;
	}
	pushElement(e, t) {
		if (this.index === null) {
			let e = null, t = 0;
			for (let n = this.newest; n !== null && n.type === F.Element; n = n.older) e = n, t++;
			if (t >= 3) {
				this.index = {
					arks: new Map(),
					tagNames: new Map()
				};
				for (let t = e; t !== null && t.type === F.Element; t = t.newer) this._addToIndex(this.index, t);
			}
		}
		let n = this._insertElementEntry(e, t, this.newest);
		n !== null && n.entries.length > 3 && this.removeEntry(n.entries[0]);
	}
	insertElementAfterBookmark(e, t) {
		let { bookmark: n } = this;
		this.bookmark = null, this._insertElementEntry(e, t, n);
	}
	removeEntry(e) {
		var t;
		if (!(e.newer === null ? this.newest !== e : e.newer.older !== e)) {
			if (this.elementEntries.delete(e.element), e.newer === null ? this.newest = e.older : e.newer.older = e.older, e.older !== null && (e.older.newer = e.newer), e.ark !== null) {
				let { entries: n, key: r } = e.ark;
				n.splice(n.indexOf(e), 1), n.length === 0 && ((t = this.index) == null || t.arks.delete(r));
			}
			e.newerSameTag !== null && (e.newerSameTag.olderSameTag = e.olderSameTag, e.olderSameTag !== null && (e.olderSameTag.newerSameTag = e.newerSameTag));
		}
	}
	replaceElement(e, t) {
		this.elementEntries.delete(e.element) && this.elementEntries.set(t, e), e.element = t;
	}
	clearToLastMarker() {
		let e = this.newest;
		for (; e !== null && e.type === F.Element; e = e.older) this.elementEntries.delete(e.element);
		this.newest = e === null ? null : e.older, this.index = e === null ? null : e.outerIndex, this.newest !== null && (this.newest.newer = null);
	}
	getElementEntryInScopeWithTagName(e) {
		if (this.index !== null) return this.index.tagNames.get(e)?.olderSameTag ?? null;
		for (let t = this.newest; t !== null && t.type === F.Element; t = t.older) if (t.token.tagName === e) return t;
		return null;
	}
	getElementEntry(e) {
		if (this.index === null) {
			for (let t = this.newest; t !== null && t.type === F.Element; t = t.older) if (t.element === e) return t;
		}
		return this.elementEntries.get(e);
	}
};
// node_modules/parse5/dist/tree-adapters/default.js
const I = new WeakMap(), L = {
	createDocument() {
		return {
			nodeName: "#document",
			mode: g.NO_QUIRKS,
			childNodes: []
		};
	},
	createDocumentFragment() {
		return {
			nodeName: "#document-fragment",
			childNodes: []
		};
	},
	createElement(e, t, n) {
		return {
			nodeName: e,
			tagName: e,
			attrs: n,
			namespaceURI: t,
			childNodes: [],
			parentNode: null
		};
	},
	createCommentNode(e) {
		return {
			nodeName: "#comment",
			data: e,
			parentNode: null
		};
	},
	createTextNode(e) {
		return {
			nodeName: "#text",
			value: e,
			parentNode: null
		};
	},
	appendChild(e, t) {
		e.childNodes.push(t), t.parentNode = e;
	},
	insertBefore(e, t, n) {
		let { childNodes: r } = e, i = r[r.length - 1] === n ? r.length - 1 : r.indexOf(n);
		r.splice(i, 0, t), t.parentNode = e;
	},
	setTemplateContent(e, t) {
		e.content = t;
	},
	getTemplateContent(e) {
		return e.content;
	},
	setDocumentType(e, t, n, r) {
		let i = e.childNodes.find((e) => e.nodeName === "#documentType");
		if (i) i.name = t, i.publicId = n, i.systemId = r;
		else {
			let i = {
				nodeName: "#documentType",
				name: t,
				publicId: n,
				systemId: r,
				parentNode: null
			};
			L.appendChild(e, i);
		}
	},
	setDocumentMode(e, t) {
		e.mode = t;
	},
	getDocumentMode(e) {
		return e.mode;
	},
	detachNode(e) {
		if (e.parentNode) {
			let { childNodes: t } = e.parentNode, n = t[t.length - 1] === e ? t.length - 1 : t.indexOf(e);
			t.splice(n, 1), e.parentNode = null;
		}
	},
	insertText(e, t) {
		if (e.childNodes.length > 0) {
			let n = e.childNodes[e.childNodes.length - 1];
			if (L.isTextNode(n)) {
				n.value += t;
				return;
			}
		}
		L.appendChild(e, L.createTextNode(t));
	},
	insertTextBefore(e, t, n) {
		let { childNodes: r } = e, i = r[(r[r.length - 1] === n ? r.length - 1 : r.indexOf(n)) - 1];
		i && L.isTextNode(i) ? i.value += t : L.insertBefore(e, L.createTextNode(t), n);
	},
	adoptAttributes(e, t) {
		if (t.length === 0 || t === e.attrs) return;
		let n = I.get(e.attrs), r = n?.size === e.attrs.length && t.every(({ name: t }) => {
			let r = n.get(t);
			return r === void 0 || e.attrs[r]?.name === t;
		}), i = r ? n : new Map();
		if (!r) {
			for (let t = 0; t < e.attrs.length; t++) {
				let n = e.attrs[t];
				n !== void 0 && i.set(n.name, t);
			}
			I.set(e.attrs, i);
		}
		let a = e.attrs.length;
		for (let n = 0; n < t.length; n++) i.has(t[n].name) || e.attrs.push(t[n]);
		for (let t = a; t < e.attrs.length; t++) i.set(e.attrs[t].name, t);
		i.size !== e.attrs.length && I.delete(e.attrs);
	},
	getFirstChild(e) {
		return e.childNodes[0];
	},
	getChildNodes(e) {
		return e.childNodes;
	},
	getParentNode(e) {
		return e.parentNode;
	},
	getAttrList(e) {
		return e.attrs;
	},
	getTagName(e) {
		return e.tagName;
	},
	getNamespaceURI(e) {
		return e.namespaceURI;
	},
	getTextNodeContent(e) {
		return e.value;
	},
	getCommentNodeContent(e) {
		return e.data;
	},
	getDocumentTypeNodeName(e) {
		return e.name;
	},
	getDocumentTypeNodePublicId(e) {
		return e.publicId;
	},
	getDocumentTypeNodeSystemId(e) {
		return e.systemId;
	},
	isTextNode(e) {
		return e.nodeName === "#text";
	},
	isCommentNode(e) {
		return e.nodeName === "#comment";
	},
	isDocumentTypeNode(e) {
		return e.nodeName === "#documentType";
	},
	isElementNode(e) {
		return Object.prototype.hasOwnProperty.call(e, "tagName");
	},
	setNodeSourceCodeLocation(e, t) {
		e.sourceCodeLocation = t;
	},
	getNodeSourceCodeLocation(e) {
		return e.sourceCodeLocation;
	},
	updateNodeSourceCodeLocation(e, t) {
		e.sourceCodeLocation = {
			...e.sourceCodeLocation,
			...t
		};
	}
}, R = "html", z = "+//silmaril//dtd html pro v0r11 19970101//,-//as//dtd html 3.0 aswedit + extensions//,-//advasoft ltd//dtd html 3.0 aswedit + extensions//,-//ietf//dtd html 2.0 level 1//,-//ietf//dtd html 2.0 level 2//,-//ietf//dtd html 2.0 strict level 1//,-//ietf//dtd html 2.0 strict level 2//,-//ietf//dtd html 2.0 strict//,-//ietf//dtd html 2.0//,-//ietf//dtd html 2.1e//,-//ietf//dtd html 3.0//,-//ietf//dtd html 3.2 final//,-//ietf//dtd html 3.2//,-//ietf//dtd html 3//,-//ietf//dtd html level 0//,-//ietf//dtd html level 1//,-//ietf//dtd html level 2//,-//ietf//dtd html level 3//,-//ietf//dtd html strict level 0//,-//ietf//dtd html strict level 1//,-//ietf//dtd html strict level 2//,-//ietf//dtd html strict level 3//,-//ietf//dtd html strict//,-//ietf//dtd html//,-//metrius//dtd metrius presentational//,-//microsoft//dtd internet explorer 2.0 html strict//,-//microsoft//dtd internet explorer 2.0 html//,-//microsoft//dtd internet explorer 2.0 tables//,-//microsoft//dtd internet explorer 3.0 html strict//,-//microsoft//dtd internet explorer 3.0 html//,-//microsoft//dtd internet explorer 3.0 tables//,-//netscape comm. corp.//dtd html//,-//netscape comm. corp.//dtd strict html//,-//o'reilly and associates//dtd html 2.0//,-//o'reilly and associates//dtd html extended 1.0//,-//o'reilly and associates//dtd html extended relaxed 1.0//,-//sq//dtd html 2.0 hotmetal + extensions//,-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//,-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//,-//spyglass//dtd html 2.0 extended//,-//sun microsystems corp.//dtd hotjava html//,-//sun microsystems corp.//dtd hotjava strict html//,-//w3c//dtd html 3 1995-03-24//,-//w3c//dtd html 3.2 draft//,-//w3c//dtd html 3.2 final//,-//w3c//dtd html 3.2//,-//w3c//dtd html 3.2s draft//,-//w3c//dtd html 4.0 frameset//,-//w3c//dtd html 4.0 transitional//,-//w3c//dtd html experimental 19960712//,-//w3c//dtd html experimental 970421//,-//w3c//dtd w3 html//,-//w3o//dtd w3 html 3.0//,-//webtechs//dtd mozilla html 2.0//,-//webtechs//dtd mozilla html//".split(","), B = [
	...z,
	"-//w3c//dtd html 4.01 frameset//",
	"-//w3c//dtd html 4.01 transitional//"
], V = new Set([
	"-//w3o//dtd w3 html strict 3.0//en//",
	"-/w3c/dtd html 4.0 transitional/en",
	"html"
]), H = ["-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//"], U = [
	...H,
	"-//w3c//dtd html 4.01 frameset//",
	"-//w3c//dtd html 4.01 transitional//"
];
function hasPrefix(e, t) {
	return t.some((t) => e.startsWith(t));
}
function isConforming(e) {
	return e.name === R && e.publicId === null && (e.systemId === null || e.systemId === "about:legacy-compat");
}
function getDocumentMode(e) {
	if (e.name !== R) return g.QUIRKS;
	let { systemId: t } = e;
	if (t && t.toLowerCase() === "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd") return g.QUIRKS;
	let { publicId: n } = e;
	if (n !== null) {
		if (n = n.toLowerCase(), V.has(n)) return g.QUIRKS;
		let e = t === null ? B : z;
		if (hasPrefix(n, e)) return g.QUIRKS;
		if (e = t === null ? H : U, hasPrefix(n, e)) return g.LIMITED_QUIRKS;
	}
	return g.NO_QUIRKS;
}
// node_modules/parse5/dist/common/foreign-content.js
const W = {
	TEXT_HTML: "text/html",
	APPLICATION_XML: "application/xhtml+xml"
}, G = new Map("attributeName.attributeType.baseFrequency.baseProfile.calcMode.clipPathUnits.diffuseConstant.edgeMode.filterUnits.glyphRef.gradientTransform.gradientUnits.kernelMatrix.kernelUnitLength.keyPoints.keySplines.keyTimes.lengthAdjust.limitingConeAngle.markerHeight.markerUnits.markerWidth.maskContentUnits.maskUnits.numOctaves.pathLength.patternContentUnits.patternTransform.patternUnits.pointsAtX.pointsAtY.pointsAtZ.preserveAlpha.preserveAspectRatio.primitiveUnits.refX.refY.repeatCount.repeatDur.requiredExtensions.requiredFeatures.specularConstant.specularExponent.spreadMethod.startOffset.stdDeviation.stitchTiles.surfaceScale.systemLanguage.tableValues.targetX.targetY.textLength.viewBox.viewTarget.xChannelSelector.yChannelSelector.zoomAndPan".split(".").map((e) => [e.toLowerCase(), e])), K = new Map([
	["xlink:actuate", {
		prefix: "xlink",
		name: "actuate",
		namespace: m.XLINK
	}],
	["xlink:arcrole", {
		prefix: "xlink",
		name: "arcrole",
		namespace: m.XLINK
	}],
	["xlink:href", {
		prefix: "xlink",
		name: "href",
		namespace: m.XLINK
	}],
	["xlink:role", {
		prefix: "xlink",
		name: "role",
		namespace: m.XLINK
	}],
	["xlink:show", {
		prefix: "xlink",
		name: "show",
		namespace: m.XLINK
	}],
	["xlink:title", {
		prefix: "xlink",
		name: "title",
		namespace: m.XLINK
	}],
	["xlink:type", {
		prefix: "xlink",
		name: "type",
		namespace: m.XLINK
	}],
	["xml:lang", {
		prefix: "xml",
		name: "lang",
		namespace: m.XML
	}],
	["xml:space", {
		prefix: "xml",
		name: "space",
		namespace: m.XML
	}],
	["xmlns", {
		prefix: "",
		name: "xmlns",
		namespace: m.XMLNS
	}],
	["xmlns:xlink", {
		prefix: "xmlns",
		name: "xlink",
		namespace: m.XMLNS
	}]
]), q = new Map("altGlyph.altGlyphDef.altGlyphItem.animateColor.animateMotion.animateTransform.clipPath.feBlend.feColorMatrix.feComponentTransfer.feComposite.feConvolveMatrix.feDiffuseLighting.feDisplacementMap.feDistantLight.feFlood.feFuncA.feFuncB.feFuncG.feFuncR.feGaussianBlur.feImage.feMerge.feMergeNode.feMorphology.feOffset.fePointLight.feSpecularLighting.feSpotLight.feTile.feTurbulence.foreignObject.glyphRef.linearGradient.radialGradient.textPath".split(".").map((e) => [e.toLowerCase(), e])), J = new Set([
	v.B,
	v.BIG,
	v.BLOCKQUOTE,
	v.BODY,
	v.BR,
	v.CENTER,
	v.CODE,
	v.DD,
	v.DIV,
	v.DL,
	v.DT,
	v.EM,
	v.EMBED,
	v.H1,
	v.H2,
	v.H3,
	v.H4,
	v.H5,
	v.H6,
	v.HEAD,
	v.HR,
	v.I,
	v.IMG,
	v.LI,
	v.LISTING,
	v.MENU,
	v.META,
	v.NOBR,
	v.OL,
	v.P,
	v.PRE,
	v.RUBY,
	v.S,
	v.SMALL,
	v.SPAN,
	v.STRONG,
	v.STRIKE,
	v.SUB,
	v.SUP,
	v.TABLE,
	v.TT,
	v.U,
	v.UL,
	v.VAR
]);
function causesExit(e) {
	let t = e.tagID;
	return t === v.FONT && e.attrs.some(({ name: e }) => e === h.COLOR || e === h.SIZE || e === h.FACE) || J.has(t);
}
function adjustTokenMathMLAttrs(e) {
	for (let t = 0; t < e.attrs.length; t++) if (e.attrs[t].name === "definitionurl") {
		e.attrs[t].name = "definitionURL";
		break;
	}
}
function adjustTokenSVGAttrs(e) {
	for (let t = 0; t < e.attrs.length; t++) {
		let n = G.get(e.attrs[t].name);
		n != null && (e.attrs[t].name = n);
	}
}
function adjustTokenXMLAttrs(e) {
	for (let t = 0; t < e.attrs.length; t++) {
		let n = K.get(e.attrs[t].name);
		n && (e.attrs[t].prefix = n.prefix, e.attrs[t].name = n.name, e.attrs[t].namespace = n.namespace);
	}
}
function adjustTokenSVGTagName(e) {
	let t = q.get(e.tagName);
	t != null && (e.tagName = t, e.tagID = getTagID(e.tagName));
}
function isMathMLTextIntegrationPoint(e, t) {
	return t === m.MATHML && (e === v.MI || e === v.MO || e === v.MN || e === v.MS || e === v.MTEXT);
}
function isHtmlIntegrationPoint(e, t, n) {
	if (t === m.MATHML && e === v.ANNOTATION_XML) {
		for (let e = 0; e < n.length; e++) if (n[e].name === h.ENCODING) {
			let t = n[e].value.toLowerCase();
			return t === W.TEXT_HTML || t === W.APPLICATION_XML;
		}
	}
	return t === m.SVG && (e === v.FOREIGN_OBJECT || e === v.DESC || e === v.TITLE);
}
function isIntegrationPoint(e, t, n, r) {
	return (!r || r === m.HTML) && isHtmlIntegrationPoint(e, t, n) || (!r || r === m.MATHML) && isMathMLTextIntegrationPoint(e, t);
}
// node_modules/parse5/dist/parser/index.js
const Y = [
	v.TR,
	v.TBODY,
	v.THEAD,
	v.TFOOT,
	v.CAPTION,
	v.COLGROUP,
	v.TABLE,
	v.FRAMESET,
	v.SELECT,
	v.TEMPLATE,
	v.TD,
	v.TH,
	v.HEAD,
	v.BODY,
	v.HTML
], ee = [];
var X;
(function(e) {
	e[e.INITIAL = 0] = "INITIAL", e[e.BEFORE_HTML = 1] = "BEFORE_HTML", e[e.BEFORE_HEAD = 2] = "BEFORE_HEAD", e[e.IN_HEAD = 3] = "IN_HEAD", e[e.IN_HEAD_NO_SCRIPT = 4] = "IN_HEAD_NO_SCRIPT", e[e.AFTER_HEAD = 5] = "AFTER_HEAD", e[e.IN_BODY = 6] = "IN_BODY", e[e.TEXT = 7] = "TEXT", e[e.IN_TABLE = 8] = "IN_TABLE", e[e.IN_TABLE_TEXT = 9] = "IN_TABLE_TEXT", e[e.IN_CAPTION = 10] = "IN_CAPTION", e[e.IN_COLUMN_GROUP = 11] = "IN_COLUMN_GROUP", e[e.IN_TABLE_BODY = 12] = "IN_TABLE_BODY", e[e.IN_ROW = 13] = "IN_ROW", e[e.IN_CELL = 14] = "IN_CELL", e[e.IN_SELECT = 15] = "IN_SELECT", e[e.IN_SELECT_IN_TABLE = 16] = "IN_SELECT_IN_TABLE", e[e.IN_TEMPLATE = 17] = "IN_TEMPLATE", e[e.AFTER_BODY = 18] = "AFTER_BODY", e[e.IN_FRAMESET = 19] = "IN_FRAMESET", e[e.AFTER_FRAMESET = 20] = "AFTER_FRAMESET", e[e.AFTER_AFTER_BODY = 21] = "AFTER_AFTER_BODY", e[e.AFTER_AFTER_FRAMESET = 22] = "AFTER_AFTER_FRAMESET";
})(X ||= {});
const te = {
	startLine: -1,
	startCol: -1,
	startOffset: -1,
	endLine: -1,
	endCol: -1,
	endOffset: -1
}, Z = new Set([
	v.TABLE,
	v.TBODY,
	v.TFOOT,
	v.THEAD,
	v.TR
]), Q = {
	scriptingEnabled: !0,
	sourceCodeLocationInfo: !1,
	treeAdapter: L,
	onParseError: null
};
var Parser = class {
	constructor(e, t, n = null, r = null) {
		this.fragmentContext = n, this.scriptHandler = r, this.currentToken = null, this.stopped = !1, this.insertionMode = X.INITIAL, this.originalInsertionMode = X.INITIAL, this.headElement = null, this.formElement = null, this.currentNotInHTML = !1, this.tmplInsertionModeStack = [], this.pendingCharacterTokens = [], this.hasNonWhitespacePendingCharacterToken = !1, this.framesetOk = !0, this.skipNextNewLine = !1, this.fosterParentingEnabled = !1, this.options = {
			...Q,
			...e
		}, this.treeAdapter = this.options.treeAdapter, this.onParseError = this.options.onParseError, this.onParseError && (this.options.sourceCodeLocationInfo = !0), this.document = t ?? this.treeAdapter.createDocument(), this.tokenizer = new Tokenizer(this.options, this), this.activeFormattingElements = new FormattingElementList(), this.fragmentContextID = n ? getTagID(this.treeAdapter.getTagName(n)) : v.UNKNOWN, this._setContextModes(n ?? this.document, this.fragmentContextID), this.openElements = new OpenElementStack(this.document, this.treeAdapter, this);
	}
	static parse(e, t) {
		let n = new this(t);
		return n.tokenizer.write(e, !0), n.document;
	}
	static getFragmentParser(e, t) {
		let n = {
			...Q,
			...t
		};
		e ??= n.treeAdapter.createElement(_.TEMPLATE, m.HTML, []);
		let r = n.treeAdapter.createElement("documentmock", m.HTML, []), i = new this(n, r, e);
		return i.fragmentContextID === v.TEMPLATE && i.tmplInsertionModeStack.push(X.IN_TEMPLATE), i._initTokenizerForFragmentParsing(), i._insertFakeRootElement(), i._resetInsertionMode(), i._findFormInFragmentContext(), i;
	}
	getFragment() {
		let e = this.treeAdapter.getFirstChild(this.document), t = this.treeAdapter.createDocumentFragment();
		return this._adoptNodes(e, t), t;
	}
	_err(e, t, n) {
		if (!this.onParseError) return;
		let r = e.location ?? te, i = {
			code: t,
			startLine: r.startLine,
			startCol: r.startCol,
			startOffset: r.startOffset,
			endLine: n ? r.startLine : r.endLine,
			endCol: n ? r.startCol : r.endCol,
			endOffset: n ? r.startOffset : r.endOffset
		};
		this.onParseError(i);
	}
	onItemPush(e, t, n) {
		var r, i;
		(i = (r = this.treeAdapter).onItemPush) == null || i.call(r, e), n && this.openElements.stackTop > 0 && this._setContextModes(e, t);
	}
	onItemPop(e, t) {
		var n, r, i;
		if (this.options.sourceCodeLocationInfo && this._setEndLocation(e, this.currentToken), (r = (n = this.treeAdapter).onItemPop) == null || r.call(n, e, this.openElements.current), (i = this.annotationXmlIntegrationPoints) == null || i.delete(e), t) {
			let e, t;
			this.openElements.stackTop === 0 && this.fragmentContext ? (e = this.fragmentContext, t = this.fragmentContextID) : {current: e, currentTagId: t} = this.openElements, this._setContextModes(e, t);
		}
	}
	_setContextModes(e, t) {
		let n = e === this.document || e && this.treeAdapter.getNamespaceURI(e) === m.HTML;
		this.currentNotInHTML = !n, this.tokenizer.inForeignNode = !n && e !== void 0 && t !== void 0 && !this._isIntegrationPoint(t, e);
	}
	_switchToTextParsing(e, t) {
		this._insertElement(e, m.HTML), this.tokenizer.state = t, this.originalInsertionMode = this.insertionMode, this.insertionMode = X.TEXT;
	}
	switchToPlaintextParsing() {
		this.insertionMode = X.TEXT, this.originalInsertionMode = X.IN_BODY, this.tokenizer.state = w.PLAINTEXT;
	}
	_getAdjustedCurrentElement() {
		return this.openElements.stackTop === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.current;
	}
	_findFormInFragmentContext() {
		let e = this.fragmentContext;
		for (; e;) {
			if (this.treeAdapter.getTagName(e) === _.FORM && this.treeAdapter.getNamespaceURI(e) === m.HTML) {
				this.formElement = e;
				break;
			}
			e = this.treeAdapter.getParentNode(e);
		}
	}
	_initTokenizerForFragmentParsing() {
		if (this.fragmentContext && this.treeAdapter.getNamespaceURI(this.fragmentContext) === m.HTML) switch (this.fragmentContextID) {
			case v.TITLE:
			case v.TEXTAREA:
				this.tokenizer.state = w.RCDATA;
				break;
			case v.STYLE:
			case v.XMP:
			case v.IFRAME:
			case v.NOEMBED:
			case v.NOFRAMES:
			case v.NOSCRIPT:
				this.tokenizer.state = w.RAWTEXT;
				break;
			case v.SCRIPT:
				this.tokenizer.state = w.SCRIPT_DATA;
				break;
			case v.PLAINTEXT: this.tokenizer.state = w.PLAINTEXT;
		}
	}
	_setDocumentType(e) {
		let t = e.name || "", n = e.publicId || "", r = e.systemId || "";
		if (this.treeAdapter.setDocumentType(this.document, t, n, r), e.location) {
			let t = this.treeAdapter.getChildNodes(this.document).find((e) => this.treeAdapter.isDocumentTypeNode(e));
			t && this.treeAdapter.setNodeSourceCodeLocation(t, e.location);
		}
	}
	_attachElementToTree(e, t, n) {
		if (this.options.sourceCodeLocationInfo) {
			let n = t && {
				...t,
				startTag: t
			};
			this.treeAdapter.setNodeSourceCodeLocation(e, n);
		}
		n.beforeElement ? this.treeAdapter.insertBefore(n.parent, e, n.beforeElement) : this.treeAdapter.appendChild(n.parent, e);
	}
	_getInsertionLocation() {
		return this._shouldFosterParentOnInsertion() ? this._findFosterParentingLocation() : {
			parent: this.openElements.currentTmplContentOrNode ?? this.document,
			beforeElement: null
		};
	}
	_createElement(e, t, n, r) {
		var i, a;
		let o = this.treeAdapter.createElement(e, t, n);
		return (a = (i = this.treeAdapter).onElementCreated) == null || a.call(i, o, {
			intendedParent: r,
			formElement: this.formElement,
			isInTemplate: this.openElements.tmplCount > 0
		}), o;
	}
	_appendElement(e, t) {
		let n = this._getInsertionLocation(), r = this._createElement(e.tagName, t, e.attrs, n.parent);
		this._attachElementToTree(r, e.location, n);
	}
	_insertElement(e, t) {
		let n = this._getInsertionLocation(), r = this._createElement(e.tagName, t, e.attrs, n.parent);
		this._attachElementToTree(r, e.location, n), this.openElements.push(r, e.tagID);
	}
	_insertFakeElement(e, t) {
		let n = this._getInsertionLocation(), r = this._createElement(e, m.HTML, [], n.parent);
		this._attachElementToTree(r, null, n), this.openElements.push(r, t);
	}
	_insertTemplate(e) {
		let t = this._getInsertionLocation(), n = this._createElement(e.tagName, m.HTML, e.attrs, t.parent), r = this.treeAdapter.createDocumentFragment();
		this.treeAdapter.setTemplateContent(n, r), this._attachElementToTree(n, e.location, t), this.openElements.push(n, e.tagID), this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(r, null);
	}
	_insertFakeRootElement() {
		let e = this._createElement(_.HTML, m.HTML, [], this.document);
		this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(e, null), this.treeAdapter.appendChild(this.document, e), this.openElements.push(e, v.HTML);
	}
	_appendCommentNode(e, t) {
		let n = this.treeAdapter.createCommentNode(e.data);
		this.treeAdapter.appendChild(t, n), this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(n, e.location);
	}
	_insertCharacters(e) {
		let t, n;
		if (this._shouldFosterParentOnInsertion() ? ({parent: t, beforeElement: n} = this._findFosterParentingLocation(), n ? this.treeAdapter.insertTextBefore(t, e.chars, n) : this.treeAdapter.insertText(t, e.chars)) : (t = this.openElements.currentTmplContentOrNode, this.treeAdapter.insertText(t, e.chars)), !e.location) return;
		let r = this.treeAdapter.getChildNodes(t), i = r[(n ? r.lastIndexOf(n) : r.length) - 1];
		if (this.treeAdapter.getNodeSourceCodeLocation(i)) {
			let { endLine: t, endCol: n, endOffset: r } = e.location;
			this.treeAdapter.updateNodeSourceCodeLocation(i, {
				endLine: t,
				endCol: n,
				endOffset: r
			});
		} else this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(i, e.location);
	}
	_adoptNodes(e, t) {
		let n = [...this.treeAdapter.getChildNodes(e)];
		for (let e = n.length - 1; e >= 0; e--) this.treeAdapter.detachNode(n[e]);
		for (let e of n) this.treeAdapter.appendChild(t, e);
	}
	_setEndLocation(e, t) {
		if (this.treeAdapter.getNodeSourceCodeLocation(e) && t.location) {
			let n = t.location, r = this.treeAdapter.getTagName(e), i = t.type === p.END_TAG && r === t.tagName ? {
				endTag: { ...n },
				endLine: n.endLine,
				endCol: n.endCol,
				endOffset: n.endOffset
			} : {
				endLine: n.startLine,
				endCol: n.startCol,
				endOffset: n.startOffset
			};
			this.treeAdapter.updateNodeSourceCodeLocation(e, i);
		}
	}
	shouldProcessStartTagTokenInForeignContent(e) {
		if (!this.currentNotInHTML) return !1;
		let t, n;
		return this.openElements.stackTop === 0 && this.fragmentContext ? (t = this.fragmentContext, n = this.fragmentContextID) : {current: t, currentTagId: n} = this.openElements, e.tagID === v.SVG && this.treeAdapter.getTagName(t) === _.ANNOTATION_XML && this.treeAdapter.getNamespaceURI(t) === m.MATHML ? !1 : this.tokenizer.inForeignNode || (e.tagID === v.MGLYPH || e.tagID === v.MALIGNMARK) && n !== void 0 && !this._isIntegrationPoint(n, t, m.HTML);
	}
	_processToken(e) {
		switch (e.type) {
			case p.CHARACTER:
				this.onCharacter(e);
				break;
			case p.NULL_CHARACTER:
				this.onNullCharacter(e);
				break;
			case p.COMMENT:
				this.onComment(e);
				break;
			case p.DOCTYPE:
				this.onDoctype(e);
				break;
			case p.START_TAG:
				this._processStartTag(e);
				break;
			case p.END_TAG:
				this.onEndTag(e);
				break;
			case p.EOF:
				this.onEof(e);
				break;
			case p.WHITESPACE_CHARACTER: this.onWhitespaceCharacter(e);
		}
	}
	_isIntegrationPoint(e, t, n) {
		let r = this.treeAdapter.getNamespaceURI(t);
		if (e === v.ANNOTATION_XML && r === m.MATHML && n !== m.MATHML) {
			let n = this.annotationXmlIntegrationPoints ??= new Map(), i = n.get(t);
			return i === void 0 && (i = isIntegrationPoint(e, r, this.treeAdapter.getAttrList(t)), n.set(t, i)), i;
		}
		return isIntegrationPoint(e, r, ee, n);
	}
	_reconstructActiveFormattingElements() {
		let e = null;
		for (let t = this.activeFormattingElements.newest; t !== null && t.type === F.Element && !this.openElements.contains(t.element); t = t.older) e = t;
		for (let t = e; t !== null && t.type === F.Element; t = t.newer) this._insertElement(t.token, this.treeAdapter.getNamespaceURI(t.element)), this.activeFormattingElements.replaceElement(t, this.openElements.current);
	}
	_closeTableCell() {
		this.openElements.generateImpliedEndTags(), this.openElements.popUntilTableCellPopped(), this.activeFormattingElements.clearToLastMarker(), this.insertionMode = X.IN_ROW;
	}
	_closePElement() {
		this.openElements.generateImpliedEndTagsWithExclusion(v.P), this.openElements.popUntilTagNamePopped(v.P);
	}
	_resetInsertionMode() {
		let e = this.openElements.indexOfTopmostOf(Y), t = e === 0 && this.fragmentContext ? this.fragmentContextID : this.openElements.tagIDs[e], n = e === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.items[e];
		if (n !== void 0 && this.treeAdapter.getNamespaceURI(n) === m.HTML) switch (t) {
			case v.TR:
				this.insertionMode = X.IN_ROW;
				return;
			case v.TBODY:
			case v.THEAD:
			case v.TFOOT:
				this.insertionMode = X.IN_TABLE_BODY;
				return;
			case v.CAPTION:
				this.insertionMode = X.IN_CAPTION;
				return;
			case v.COLGROUP:
				this.insertionMode = X.IN_COLUMN_GROUP;
				return;
			case v.TABLE:
				this.insertionMode = X.IN_TABLE;
				return;
			case v.BODY:
				this.insertionMode = X.IN_BODY;
				return;
			case v.FRAMESET:
				this.insertionMode = X.IN_FRAMESET;
				return;
			case v.SELECT:
				this._resetInsertionModeForSelect(e);
				return;
			case v.TEMPLATE:
				this.insertionMode = this.tmplInsertionModeStack[this.tmplInsertionModeStack.length - 1];
				return;
			case v.HTML:
				this.insertionMode = this.headElement ? X.AFTER_HEAD : X.BEFORE_HEAD;
				return;
			case v.TD:
			case v.TH:
				if (e > 0) {
					this.insertionMode = X.IN_CELL;
					return;
				}
				break;
			case v.HEAD: if (e > 0) {
				this.insertionMode = X.IN_HEAD;
				return;
			}
		}
		this.insertionMode = X.IN_BODY;
	}
	_resetInsertionModeForSelect(e) {
		if (e > 0) {
			let e = this.openElements.indexOfTopmost(v.TABLE);
			if (e > 0 && e > this.openElements.indexOfTopmost(v.TEMPLATE)) {
				this.insertionMode = X.IN_SELECT_IN_TABLE;
				return;
			}
		}
		this.insertionMode = X.IN_SELECT;
	}
	_isElementCausesFosterParenting(e) {
		return Z.has(e);
	}
	_shouldFosterParentOnInsertion() {
		return this.fosterParentingEnabled && this.openElements.currentTagId !== void 0 && this._isElementCausesFosterParenting(this.openElements.currentTagId);
	}
	_findFosterParentingLocation() {
		let { openElements: e } = this, t = e.indexOfTopmost(v.TABLE), n = e.indexOfTopmost(v.TEMPLATE);
		if (n > t) return {
			parent: this.treeAdapter.getTemplateContent(e.items[n]),
			beforeElement: null
		};
		if (t !== -1) {
			let n = e.items[t], r = this.treeAdapter.getParentNode(n);
			return r ? {
				parent: r,
				beforeElement: n
			} : {
				parent: e.items[e.slotBelow(t)],
				beforeElement: null
			};
		}
		return {
			parent: e.items[0],
			beforeElement: null
		};
	}
	_fosterParentElement(e) {
		let t = this._findFosterParentingLocation();
		t.beforeElement ? this.treeAdapter.insertBefore(t.parent, e, t.beforeElement) : this.treeAdapter.appendChild(t.parent, e);
	}
	_isSpecialElement(e, t) {
		let n = this.treeAdapter.getNamespaceURI(e);
		return x[n].has(t);
	}
	onCharacter(e) {
		if (this.skipNextNewLine = !1, this.tokenizer.inForeignNode) characterInForeignContent(this, e);
		else switch (this.insertionMode) {
			case X.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case X.BEFORE_HTML:
				tokenBeforeHtml(this, e);
				break;
			case X.BEFORE_HEAD:
				tokenBeforeHead(this, e);
				break;
			case X.IN_HEAD:
				tokenInHead(this, e);
				break;
			case X.IN_HEAD_NO_SCRIPT:
				tokenInHeadNoScript(this, e);
				break;
			case X.AFTER_HEAD:
				tokenAfterHead(this, e);
				break;
			case X.IN_BODY:
			case X.IN_CAPTION:
			case X.IN_CELL:
			case X.IN_TEMPLATE:
				characterInBody(this, e);
				break;
			case X.TEXT:
			case X.IN_SELECT:
			case X.IN_SELECT_IN_TABLE:
				this._insertCharacters(e);
				break;
			case X.IN_TABLE:
			case X.IN_TABLE_BODY:
			case X.IN_ROW:
				characterInTable(this, e);
				break;
			case X.IN_TABLE_TEXT:
				characterInTableText(this, e);
				break;
			case X.IN_COLUMN_GROUP:
				tokenInColumnGroup(this, e);
				break;
			case X.AFTER_BODY:
				tokenAfterBody(this, e);
				break;
			case X.AFTER_AFTER_BODY: tokenAfterAfterBody(this, e);
		}
	}
	onNullCharacter(e) {
		if (this.skipNextNewLine = !1, this.tokenizer.inForeignNode) nullCharacterInForeignContent(this, e);
		else switch (this.insertionMode) {
			case X.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case X.BEFORE_HTML:
				tokenBeforeHtml(this, e);
				break;
			case X.BEFORE_HEAD:
				tokenBeforeHead(this, e);
				break;
			case X.IN_HEAD:
				tokenInHead(this, e);
				break;
			case X.IN_HEAD_NO_SCRIPT:
				tokenInHeadNoScript(this, e);
				break;
			case X.AFTER_HEAD:
				tokenAfterHead(this, e);
				break;
			case X.TEXT:
				this._insertCharacters(e);
				break;
			case X.IN_TABLE:
			case X.IN_TABLE_BODY:
			case X.IN_ROW:
				characterInTable(this, e);
				break;
			case X.IN_COLUMN_GROUP:
				tokenInColumnGroup(this, e);
				break;
			case X.AFTER_BODY:
				tokenAfterBody(this, e);
				break;
			case X.AFTER_AFTER_BODY: tokenAfterAfterBody(this, e);
		}
	}
	onComment(e) {
		if (this.skipNextNewLine = !1, this.currentNotInHTML) appendComment(this, e);
		else switch (this.insertionMode) {
			case X.INITIAL:
			case X.BEFORE_HTML:
			case X.BEFORE_HEAD:
			case X.IN_HEAD:
			case X.IN_HEAD_NO_SCRIPT:
			case X.AFTER_HEAD:
			case X.IN_BODY:
			case X.IN_TABLE:
			case X.IN_CAPTION:
			case X.IN_COLUMN_GROUP:
			case X.IN_TABLE_BODY:
			case X.IN_ROW:
			case X.IN_CELL:
			case X.IN_SELECT:
			case X.IN_SELECT_IN_TABLE:
			case X.IN_TEMPLATE:
			case X.IN_FRAMESET:
			case X.AFTER_FRAMESET:
				appendComment(this, e);
				break;
			case X.IN_TABLE_TEXT:
				tokenInTableText(this, e);
				break;
			case X.AFTER_BODY:
				appendCommentToRootHtmlElement(this, e);
				break;
			case X.AFTER_AFTER_BODY:
			case X.AFTER_AFTER_FRAMESET: appendCommentToDocument(this, e);
		}
	}
	onDoctype(e) {
		switch (this.skipNextNewLine = !1, this.insertionMode) {
			case X.INITIAL:
				doctypeInInitialMode(this, e);
				break;
			case X.BEFORE_HEAD:
			case X.IN_HEAD:
			case X.IN_HEAD_NO_SCRIPT:
			case X.AFTER_HEAD:
				this._err(e, f.misplacedDoctype);
				break;
			case X.IN_TABLE_TEXT: tokenInTableText(this, e);
		}
	}
	onStartTag(e) {
		this.skipNextNewLine = !1, this.currentToken = e, this._processStartTag(e), e.selfClosing && !e.ackSelfClosing && this._err(e, f.nonVoidHtmlElementStartTagWithTrailingSolidus);
	}
	_processStartTag(e) {
		this.shouldProcessStartTagTokenInForeignContent(e) ? startTagInForeignContent(this, e) : this._startTagOutsideForeignContent(e);
	}
	_startTagOutsideForeignContent(e) {
		switch (this.insertionMode) {
			case X.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case X.BEFORE_HTML:
				startTagBeforeHtml(this, e);
				break;
			case X.BEFORE_HEAD:
				startTagBeforeHead(this, e);
				break;
			case X.IN_HEAD:
				startTagInHead(this, e);
				break;
			case X.IN_HEAD_NO_SCRIPT:
				startTagInHeadNoScript(this, e);
				break;
			case X.AFTER_HEAD:
				startTagAfterHead(this, e);
				break;
			case X.IN_BODY:
				startTagInBody(this, e);
				break;
			case X.IN_TABLE:
				startTagInTable(this, e);
				break;
			case X.IN_TABLE_TEXT:
				tokenInTableText(this, e);
				break;
			case X.IN_CAPTION:
				startTagInCaption(this, e);
				break;
			case X.IN_COLUMN_GROUP:
				startTagInColumnGroup(this, e);
				break;
			case X.IN_TABLE_BODY:
				startTagInTableBody(this, e);
				break;
			case X.IN_ROW:
				startTagInRow(this, e);
				break;
			case X.IN_CELL:
				startTagInCell(this, e);
				break;
			case X.IN_SELECT:
				startTagInSelect(this, e);
				break;
			case X.IN_SELECT_IN_TABLE:
				startTagInSelectInTable(this, e);
				break;
			case X.IN_TEMPLATE:
				startTagInTemplate(this, e);
				break;
			case X.AFTER_BODY:
				startTagAfterBody(this, e);
				break;
			case X.IN_FRAMESET:
				startTagInFrameset(this, e);
				break;
			case X.AFTER_FRAMESET:
				startTagAfterFrameset(this, e);
				break;
			case X.AFTER_AFTER_BODY:
				startTagAfterAfterBody(this, e);
				break;
			case X.AFTER_AFTER_FRAMESET: startTagAfterAfterFrameset(this, e);
		}
	}
	onEndTag(e) {
		this.skipNextNewLine = !1, this.currentToken = e, this.currentNotInHTML ? endTagInForeignContent(this, e) : this._endTagOutsideForeignContent(e);
	}
	_endTagOutsideForeignContent(e) {
		switch (this.insertionMode) {
			case X.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case X.BEFORE_HTML:
				endTagBeforeHtml(this, e);
				break;
			case X.BEFORE_HEAD:
				endTagBeforeHead(this, e);
				break;
			case X.IN_HEAD:
				endTagInHead(this, e);
				break;
			case X.IN_HEAD_NO_SCRIPT:
				endTagInHeadNoScript(this, e);
				break;
			case X.AFTER_HEAD:
				endTagAfterHead(this, e);
				break;
			case X.IN_BODY:
				endTagInBody(this, e);
				break;
			case X.TEXT:
				endTagInText(this, e);
				break;
			case X.IN_TABLE:
				endTagInTable(this, e);
				break;
			case X.IN_TABLE_TEXT:
				tokenInTableText(this, e);
				break;
			case X.IN_CAPTION:
				endTagInCaption(this, e);
				break;
			case X.IN_COLUMN_GROUP:
				endTagInColumnGroup(this, e);
				break;
			case X.IN_TABLE_BODY:
				endTagInTableBody(this, e);
				break;
			case X.IN_ROW:
				endTagInRow(this, e);
				break;
			case X.IN_CELL:
				endTagInCell(this, e);
				break;
			case X.IN_SELECT:
				endTagInSelect(this, e);
				break;
			case X.IN_SELECT_IN_TABLE:
				endTagInSelectInTable(this, e);
				break;
			case X.IN_TEMPLATE:
				endTagInTemplate(this, e);
				break;
			case X.AFTER_BODY:
				endTagAfterBody(this, e);
				break;
			case X.IN_FRAMESET:
				endTagInFrameset(this, e);
				break;
			case X.AFTER_FRAMESET:
				endTagAfterFrameset(this, e);
				break;
			case X.AFTER_AFTER_BODY: tokenAfterAfterBody(this, e);
		}
	}
	onEof(e) {
		switch (this.insertionMode) {
			case X.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case X.BEFORE_HTML:
				tokenBeforeHtml(this, e);
				break;
			case X.BEFORE_HEAD:
				tokenBeforeHead(this, e);
				break;
			case X.IN_HEAD:
				tokenInHead(this, e);
				break;
			case X.IN_HEAD_NO_SCRIPT:
				tokenInHeadNoScript(this, e);
				break;
			case X.AFTER_HEAD:
				tokenAfterHead(this, e);
				break;
			case X.IN_BODY:
			case X.IN_TABLE:
			case X.IN_CAPTION:
			case X.IN_COLUMN_GROUP:
			case X.IN_TABLE_BODY:
			case X.IN_ROW:
			case X.IN_CELL:
			case X.IN_SELECT:
			case X.IN_SELECT_IN_TABLE:
				eofInBody(this, e);
				break;
			case X.TEXT:
				eofInText(this, e);
				break;
			case X.IN_TABLE_TEXT:
				tokenInTableText(this, e);
				break;
			case X.IN_TEMPLATE:
				eofInTemplate(this, e);
				break;
			case X.AFTER_BODY:
			case X.IN_FRAMESET:
			case X.AFTER_FRAMESET:
			case X.AFTER_AFTER_BODY:
			case X.AFTER_AFTER_FRAMESET: stopParsing(this, e);
		}
	}
	onWhitespaceCharacter(e) {
		if (this.skipNextNewLine && (this.skipNextNewLine = !1, e.chars.charCodeAt(0) === u.LINE_FEED)) {
			if (e.chars.length === 1) return;
			e.chars = e.chars.substr(1);
		}
		if (this.tokenizer.inForeignNode) this._insertCharacters(e);
		else switch (this.insertionMode) {
			case X.IN_HEAD:
			case X.IN_HEAD_NO_SCRIPT:
			case X.AFTER_HEAD:
			case X.TEXT:
			case X.IN_COLUMN_GROUP:
			case X.IN_SELECT:
			case X.IN_SELECT_IN_TABLE:
			case X.IN_FRAMESET:
			case X.AFTER_FRAMESET:
				this._insertCharacters(e);
				break;
			case X.IN_BODY:
			case X.IN_CAPTION:
			case X.IN_CELL:
			case X.IN_TEMPLATE:
			case X.AFTER_BODY:
			case X.AFTER_AFTER_BODY:
			case X.AFTER_AFTER_FRAMESET:
				whitespaceCharacterInBody(this, e);
				break;
			case X.IN_TABLE:
			case X.IN_TABLE_BODY:
			case X.IN_ROW:
				characterInTable(this, e);
				break;
			case X.IN_TABLE_TEXT: whitespaceCharacterInTableText(this, e);
		}
	}
};
function aaObtainFormattingElementEntry(e, t) {
	let n = e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName);
	return n ? e.openElements.contains(n.element) ? e.openElements.hasInScope(t.tagID, n.element) || (n = null) : (e.activeFormattingElements.removeEntry(n), n = null) : genericEndTagInBody(e, t), n;
}
function aaObtainFurthestBlock(e, t) {
	let { openElements: n } = e, r = n._indexOf(t.element);
	for (let t = n.slotAbove(r); t !== -1; t = n.slotAbove(t)) if (e._isSpecialElement(n.items[t], n.tagIDs[t])) return t;
	return n.shortenToLength(r), e.activeFormattingElements.removeEntry(t), -1;
}
function aaInnerLoop(e, t, n) {
	let r = e.openElements.items[t], i = r, a = e.openElements.slotBelow(t), o = e.openElements.getCommonAncestor(n);
	for (let t = 0, s = a; e.openElements.items[s] !== n; t++, s = a) {
		let n = e.openElements.items[s];
		a = e.openElements.slotBelow(s);
		let c = e.activeFormattingElements.getElementEntry(n), l = c && t >= 3;
		!c || l ? (l && e.activeFormattingElements.removeEntry(c), e.openElements.removeAt(s)) : (n = aaRecreateElementFromEntry(e, c, o), i === r && (e.activeFormattingElements.bookmark = c), e.treeAdapter.detachNode(i), e.treeAdapter.appendChild(n, i), i = n);
	}
	return i;
}
function aaRecreateElementFromEntry(e, t, n) {
	let r = e.treeAdapter.getNamespaceURI(t.element), i = e._createElement(t.token.tagName, r, t.token.attrs, n);
	return e.openElements.replace(t.element, i), e.activeFormattingElements.replaceElement(t, i), i;
}
function aaInsertLastNodeInCommonAncestor(e, t, n) {
	let r = getTagID(e.treeAdapter.getTagName(t));
	if (e._isElementCausesFosterParenting(r)) e._fosterParentElement(n);
	else {
		let i = e.treeAdapter.getNamespaceURI(t);
		r === v.TEMPLATE && i === m.HTML && (t = e.treeAdapter.getTemplateContent(t)), e.treeAdapter.appendChild(t, n);
	}
}
function aaReplaceFormattingElement(e, t, n) {
	let r = e.treeAdapter.getNamespaceURI(n.element), { token: i } = n, a = e._createElement(i.tagName, r, i.attrs, t);
	e._adoptNodes(t, a), e.treeAdapter.appendChild(t, a), e.activeFormattingElements.insertElementAfterBookmark(a, i), e.activeFormattingElements.removeEntry(n);
	let o = e.openElements._indexOf(n.element), s = e.openElements.slotAbove(o);
	for (; e.openElements.items[s] !== t;) s = e.openElements.slotAbove(s);
	e.openElements.replaceFormattingElement(o, s, a, i.tagID);
}
function callAdoptionAgency(e, t) {
	let { current: n, currentTagId: r } = e.openElements;
	if (r === t.tagID && e.treeAdapter.getNamespaceURI(n) === m.HTML && !e.activeFormattingElements.getElementEntry(n)) e.openElements.pop();
	else for (let n = 0; n < 8; n++) {
		let n = aaObtainFormattingElementEntry(e, t);
		if (!n) break;
		let r = aaObtainFurthestBlock(e, n);
		if (r === -1) break;
		let i = e.openElements.items[r];
		e.activeFormattingElements.bookmark = n;
		let a = aaInnerLoop(e, r, n.element), o = e.openElements.getCommonAncestor(n.element);
		e.treeAdapter.detachNode(a), o && aaInsertLastNodeInCommonAncestor(e, o, a), aaReplaceFormattingElement(e, i, n);
	}
}
function appendComment(e, t) {
	e._appendCommentNode(t, e.openElements.currentTmplContentOrNode);
}
function appendCommentToRootHtmlElement(e, t) {
	e._appendCommentNode(t, e.openElements.items[0]);
}
function appendCommentToDocument(e, t) {
	e._appendCommentNode(t, e.document);
}
function stopParsing(e, t) {
	if (e.stopped = !0, t.location) {
		let n = e.fragmentContext ? 0 : 2;
		for (let r = e.openElements.stackTop; r >= n; r = e.openElements.slotBelow(r)) e._setEndLocation(e.openElements.items[r], t);
		if (!e.fragmentContext && e.openElements.stackTop >= 0) {
			let n = e.openElements.items[0], r = e.treeAdapter.getNodeSourceCodeLocation(n);
			if (r && !r.endTag && (e._setEndLocation(n, t), e.openElements.stackTop >= 1)) {
				let n = e.openElements.items[1], r = e.treeAdapter.getNodeSourceCodeLocation(n);
				r && !r.endTag && e._setEndLocation(n, t);
			}
		}
	}
}
function doctypeInInitialMode(e, t) {
	e._setDocumentType(t);
	let n = t.forceQuirks ? g.QUIRKS : getDocumentMode(t);
	isConforming(t) || e._err(t, f.nonConformingDoctype), e.treeAdapter.setDocumentMode(e.document, n), e.insertionMode = X.BEFORE_HTML;
}
function tokenInInitialMode(e, t) {
	e._err(t, f.missingDoctype, !0), e.treeAdapter.setDocumentMode(e.document, g.QUIRKS), e.insertionMode = X.BEFORE_HTML, e._processToken(t);
}
function startTagBeforeHtml(e, t) {
	t.tagID === v.HTML ? (e._insertElement(t, m.HTML), e.insertionMode = X.BEFORE_HEAD) : tokenBeforeHtml(e, t);
}
function endTagBeforeHtml(e, t) {
	let n = t.tagID;
	(n === v.HTML || n === v.HEAD || n === v.BODY || n === v.BR) && tokenBeforeHtml(e, t);
}
function tokenBeforeHtml(e, t) {
	e._insertFakeRootElement(), e.insertionMode = X.BEFORE_HEAD, e._processToken(t);
}
function startTagBeforeHead(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.HEAD:
			e._insertElement(t, m.HTML), e.headElement = e.openElements.current, e.insertionMode = X.IN_HEAD;
			break;
		default: tokenBeforeHead(e, t);
	}
}
function endTagBeforeHead(e, t) {
	let n = t.tagID;
	n === v.HEAD || n === v.BODY || n === v.HTML || n === v.BR ? tokenBeforeHead(e, t) : e._err(t, f.endTagWithoutMatchingOpenElement);
}
function tokenBeforeHead(e, t) {
	e._insertFakeElement(_.HEAD, v.HEAD), e.headElement = e.openElements.current, e.insertionMode = X.IN_HEAD, e._processToken(t);
}
function startTagInHead(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.BASE:
		case v.BASEFONT:
		case v.BGSOUND:
		case v.LINK:
		case v.META:
			e._appendElement(t, m.HTML), t.ackSelfClosing = !0;
			break;
		case v.TITLE:
			e._switchToTextParsing(t, w.RCDATA);
			break;
		case v.NOSCRIPT:
			e.options.scriptingEnabled ? e._switchToTextParsing(t, w.RAWTEXT) : (e._insertElement(t, m.HTML), e.insertionMode = X.IN_HEAD_NO_SCRIPT);
			break;
		case v.NOFRAMES:
		case v.STYLE:
			e._switchToTextParsing(t, w.RAWTEXT);
			break;
		case v.SCRIPT:
			e._switchToTextParsing(t, w.SCRIPT_DATA);
			break;
		case v.TEMPLATE:
			e._insertTemplate(t), e.activeFormattingElements.insertMarker(), e.framesetOk = !1, e.insertionMode = X.IN_TEMPLATE, e.tmplInsertionModeStack.push(X.IN_TEMPLATE);
			break;
		case v.HEAD:
			e._err(t, f.misplacedStartTagForHeadElement);
			break;
		default: tokenInHead(e, t);
	}
}
function endTagInHead(e, t) {
	switch (t.tagID) {
		case v.HEAD:
			e.openElements.pop(), e.insertionMode = X.AFTER_HEAD;
			break;
		case v.BODY:
		case v.BR:
		case v.HTML:
			tokenInHead(e, t);
			break;
		case v.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		default: e._err(t, f.endTagWithoutMatchingOpenElement);
	}
}
function templateEndTagInHead(e, t) {
	e.openElements.tmplCount > 0 ? (e.openElements.generateImpliedEndTagsThoroughly(), e.openElements.currentTagId !== v.TEMPLATE && e._err(t, f.closingOfElementWithOpenChildElements), e.openElements.popUntilTagNamePopped(v.TEMPLATE), e.activeFormattingElements.clearToLastMarker(), e.tmplInsertionModeStack.pop(), e._resetInsertionMode()) : e._err(t, f.endTagWithoutMatchingOpenElement);
}
function tokenInHead(e, t) {
	e.openElements.pop(), e.insertionMode = X.AFTER_HEAD, e._processToken(t);
}
function startTagInHeadNoScript(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.BASEFONT:
		case v.BGSOUND:
		case v.HEAD:
		case v.LINK:
		case v.META:
		case v.NOFRAMES:
		case v.STYLE:
			startTagInHead(e, t);
			break;
		case v.NOSCRIPT:
			e._err(t, f.nestedNoscriptInHead);
			break;
		default: tokenInHeadNoScript(e, t);
	}
}
function endTagInHeadNoScript(e, t) {
	switch (t.tagID) {
		case v.NOSCRIPT:
			e.openElements.pop(), e.insertionMode = X.IN_HEAD;
			break;
		case v.BR:
			tokenInHeadNoScript(e, t);
			break;
		default: e._err(t, f.endTagWithoutMatchingOpenElement);
	}
}
function tokenInHeadNoScript(e, t) {
	let n = t.type === p.EOF ? f.openElementsLeftAfterEof : f.disallowedContentInNoscriptInHead;
	e._err(t, n), e.openElements.pop(), e.insertionMode = X.IN_HEAD, e._processToken(t);
}
function startTagAfterHead(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.BODY:
			e._insertElement(t, m.HTML), e.framesetOk = !1, e.insertionMode = X.IN_BODY;
			break;
		case v.FRAMESET:
			e._insertElement(t, m.HTML), e.insertionMode = X.IN_FRAMESET;
			break;
		case v.BASE:
		case v.BASEFONT:
		case v.BGSOUND:
		case v.LINK:
		case v.META:
		case v.NOFRAMES:
		case v.SCRIPT:
		case v.STYLE:
		case v.TEMPLATE:
		case v.TITLE:
			e._err(t, f.abandonedHeadElementChild), e.openElements.push(e.headElement, v.HEAD), startTagInHead(e, t), e.openElements.remove(e.headElement);
			break;
		case v.HEAD:
			e._err(t, f.misplacedStartTagForHeadElement);
			break;
		default: tokenAfterHead(e, t);
	}
}
function endTagAfterHead(e, t) {
	switch (t.tagID) {
		case v.BODY:
		case v.HTML:
		case v.BR:
			tokenAfterHead(e, t);
			break;
		case v.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		default: e._err(t, f.endTagWithoutMatchingOpenElement);
	}
}
function tokenAfterHead(e, t) {
	e._insertFakeElement(_.BODY, v.BODY), e.insertionMode = X.IN_BODY, modeInBody(e, t);
}
function modeInBody(e, t) {
	switch (t.type) {
		case p.CHARACTER:
			characterInBody(e, t);
			break;
		case p.WHITESPACE_CHARACTER:
			whitespaceCharacterInBody(e, t);
			break;
		case p.COMMENT:
			appendComment(e, t);
			break;
		case p.START_TAG:
			startTagInBody(e, t);
			break;
		case p.END_TAG:
			endTagInBody(e, t);
			break;
		case p.EOF: eofInBody(e, t);
	}
}
function whitespaceCharacterInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertCharacters(t);
}
function characterInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertCharacters(t), e.framesetOk = !1;
}
function htmlStartTagInBody(e, t) {
	e.openElements.tmplCount === 0 && e.treeAdapter.adoptAttributes(e.openElements.items[0], t.attrs);
}
function bodyStartTagInBody(e, t) {
	let n = e.openElements.tryPeekProperlyNestedBodyElement();
	n && e.openElements.tmplCount === 0 && (e.framesetOk = !1, e.treeAdapter.adoptAttributes(n, t.attrs));
}
function framesetStartTagInBody(e, t) {
	let n = e.openElements.tryPeekProperlyNestedBodyElement();
	e.framesetOk && n && (e.treeAdapter.detachNode(n), e.openElements.popAllUpToHtmlElement(), e._insertElement(t, m.HTML), e.insertionMode = X.IN_FRAMESET);
}
function addressStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(v.P) && e._closePElement(), e._insertElement(t, m.HTML);
}
function numberedHeaderStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(v.P) && e._closePElement(), e.openElements.currentTagId !== void 0 && S.has(e.openElements.currentTagId) && e.openElements.pop(), e._insertElement(t, m.HTML);
}
function preStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(v.P) && e._closePElement(), e._insertElement(t, m.HTML), e.skipNextNewLine = !0, e.framesetOk = !1;
}
function formStartTagInBody(e, t) {
	let n = e.openElements.tmplCount > 0;
	(!e.formElement || n) && (e.openElements.hasInButtonScope(v.P) && e._closePElement(), e._insertElement(t, m.HTML), n || (e.formElement = e.openElements.current));
}
function listItemStartTagInBody(e, t) {
	e.framesetOk = !1;
	let n = t.tagID === v.LI ? e.openElements.indexOfTopmost(v.LI) : Math.max(e.openElements.indexOfTopmost(v.DD), e.openElements.indexOfTopmost(v.DT));
	if (n !== -1 && !e.openElements.hasListItemBoundaryAbove(n)) {
		let t = e.openElements.tagIDs[n];
		e.openElements.generateImpliedEndTagsWithExclusion(t), e.openElements.popUntilTagNamePopped(t);
	}
	e.openElements.hasInButtonScope(v.P) && e._closePElement(), e._insertElement(t, m.HTML);
}
function plaintextStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(v.P) && e._closePElement(), e._insertElement(t, m.HTML), e.tokenizer.state = w.PLAINTEXT;
}
function buttonStartTagInBody(e, t) {
	e.openElements.hasInScope(v.BUTTON) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(v.BUTTON)), e._reconstructActiveFormattingElements(), e._insertElement(t, m.HTML), e.framesetOk = !1;
}
function aStartTagInBody(e, t) {
	let n = e.activeFormattingElements.getElementEntryInScopeWithTagName(_.A);
	n && (callAdoptionAgency(e, t), e.openElements.remove(n.element), e.activeFormattingElements.removeEntry(n)), e._reconstructActiveFormattingElements(), e._insertElement(t, m.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function bStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertElement(t, m.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function nobrStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e.openElements.hasInScope(v.NOBR) && (callAdoptionAgency(e, t), e._reconstructActiveFormattingElements()), e._insertElement(t, m.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function appletStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertElement(t, m.HTML), e.activeFormattingElements.insertMarker(), e.framesetOk = !1;
}
function tableStartTagInBody(e, t) {
	e.treeAdapter.getDocumentMode(e.document) !== g.QUIRKS && e.openElements.hasInButtonScope(v.P) && e._closePElement(), e._insertElement(t, m.HTML), e.framesetOk = !1, e.insertionMode = X.IN_TABLE;
}
function areaStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._appendElement(t, m.HTML), e.framesetOk = !1, t.ackSelfClosing = !0;
}
function isHiddenInput(e) {
	let t = getTokenAttr(e, h.TYPE);
	return t != null && t.toLowerCase() === "hidden";
}
function inputStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._appendElement(t, m.HTML), isHiddenInput(t) || (e.framesetOk = !1), t.ackSelfClosing = !0;
}
function paramStartTagInBody(e, t) {
	e._appendElement(t, m.HTML), t.ackSelfClosing = !0;
}
function hrStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(v.P) && e._closePElement(), e._appendElement(t, m.HTML), e.framesetOk = !1, t.ackSelfClosing = !0;
}
function imageStartTagInBody(e, t) {
	t.tagName = _.IMG, t.tagID = v.IMG, areaStartTagInBody(e, t);
}
function textareaStartTagInBody(e, t) {
	e._insertElement(t, m.HTML), e.skipNextNewLine = !0, e.tokenizer.state = w.RCDATA, e.originalInsertionMode = e.insertionMode, e.framesetOk = !1, e.insertionMode = X.TEXT;
}
function xmpStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(v.P) && e._closePElement(), e._reconstructActiveFormattingElements(), e.framesetOk = !1, e._switchToTextParsing(t, w.RAWTEXT);
}
function iframeStartTagInBody(e, t) {
	e.framesetOk = !1, e._switchToTextParsing(t, w.RAWTEXT);
}
function rawTextStartTagInBody(e, t) {
	e._switchToTextParsing(t, w.RAWTEXT);
}
function selectStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertElement(t, m.HTML), e.framesetOk = !1, e.insertionMode = e.insertionMode === X.IN_TABLE || e.insertionMode === X.IN_CAPTION || e.insertionMode === X.IN_TABLE_BODY || e.insertionMode === X.IN_ROW || e.insertionMode === X.IN_CELL ? X.IN_SELECT_IN_TABLE : X.IN_SELECT;
}
function optgroupStartTagInBody(e, t) {
	e.openElements.currentTagId === v.OPTION && e.openElements.pop(), e._reconstructActiveFormattingElements(), e._insertElement(t, m.HTML);
}
function rbStartTagInBody(e, t) {
	e.openElements.hasInScope(v.RUBY) && e.openElements.generateImpliedEndTags(), e._insertElement(t, m.HTML);
}
function rtStartTagInBody(e, t) {
	e.openElements.hasInScope(v.RUBY) && e.openElements.generateImpliedEndTagsWithExclusion(v.RTC), e._insertElement(t, m.HTML);
}
function mathStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), adjustTokenMathMLAttrs(t), adjustTokenXMLAttrs(t), t.selfClosing ? e._appendElement(t, m.MATHML) : e._insertElement(t, m.MATHML), t.ackSelfClosing = !0;
}
function svgStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), adjustTokenSVGAttrs(t), adjustTokenXMLAttrs(t), t.selfClosing ? e._appendElement(t, m.SVG) : e._insertElement(t, m.SVG), t.ackSelfClosing = !0;
}
function genericStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertElement(t, m.HTML);
}
function startTagInBody(e, t) {
	switch (t.tagID) {
		case v.I:
		case v.S:
		case v.B:
		case v.U:
		case v.EM:
		case v.TT:
		case v.BIG:
		case v.CODE:
		case v.FONT:
		case v.SMALL:
		case v.STRIKE:
		case v.STRONG:
			bStartTagInBody(e, t);
			break;
		case v.A:
			aStartTagInBody(e, t);
			break;
		case v.H1:
		case v.H2:
		case v.H3:
		case v.H4:
		case v.H5:
		case v.H6:
			numberedHeaderStartTagInBody(e, t);
			break;
		case v.P:
		case v.DL:
		case v.OL:
		case v.UL:
		case v.DIV:
		case v.DIR:
		case v.NAV:
		case v.MAIN:
		case v.MENU:
		case v.ASIDE:
		case v.CENTER:
		case v.FIGURE:
		case v.FOOTER:
		case v.HEADER:
		case v.HGROUP:
		case v.DIALOG:
		case v.DETAILS:
		case v.ADDRESS:
		case v.ARTICLE:
		case v.SEARCH:
		case v.SECTION:
		case v.SUMMARY:
		case v.FIELDSET:
		case v.BLOCKQUOTE:
		case v.FIGCAPTION:
			addressStartTagInBody(e, t);
			break;
		case v.LI:
		case v.DD:
		case v.DT:
			listItemStartTagInBody(e, t);
			break;
		case v.BR:
		case v.IMG:
		case v.WBR:
		case v.AREA:
		case v.EMBED:
		case v.KEYGEN:
			areaStartTagInBody(e, t);
			break;
		case v.HR:
			hrStartTagInBody(e, t);
			break;
		case v.RB:
		case v.RTC:
			rbStartTagInBody(e, t);
			break;
		case v.RT:
		case v.RP:
			rtStartTagInBody(e, t);
			break;
		case v.PRE:
		case v.LISTING:
			preStartTagInBody(e, t);
			break;
		case v.XMP:
			xmpStartTagInBody(e, t);
			break;
		case v.SVG:
			svgStartTagInBody(e, t);
			break;
		case v.HTML:
			htmlStartTagInBody(e, t);
			break;
		case v.BASE:
		case v.LINK:
		case v.META:
		case v.STYLE:
		case v.TITLE:
		case v.SCRIPT:
		case v.BGSOUND:
		case v.BASEFONT:
		case v.TEMPLATE:
			startTagInHead(e, t);
			break;
		case v.BODY:
			bodyStartTagInBody(e, t);
			break;
		case v.FORM:
			formStartTagInBody(e, t);
			break;
		case v.NOBR:
			nobrStartTagInBody(e, t);
			break;
		case v.MATH:
			mathStartTagInBody(e, t);
			break;
		case v.TABLE:
			tableStartTagInBody(e, t);
			break;
		case v.INPUT:
			inputStartTagInBody(e, t);
			break;
		case v.PARAM:
		case v.TRACK:
		case v.SOURCE:
			paramStartTagInBody(e, t);
			break;
		case v.IMAGE:
			imageStartTagInBody(e, t);
			break;
		case v.BUTTON:
			buttonStartTagInBody(e, t);
			break;
		case v.APPLET:
		case v.OBJECT:
		case v.MARQUEE:
			appletStartTagInBody(e, t);
			break;
		case v.IFRAME:
			iframeStartTagInBody(e, t);
			break;
		case v.SELECT:
			selectStartTagInBody(e, t);
			break;
		case v.OPTION:
		case v.OPTGROUP:
			optgroupStartTagInBody(e, t);
			break;
		case v.NOEMBED:
		case v.NOFRAMES:
			rawTextStartTagInBody(e, t);
			break;
		case v.FRAMESET:
			framesetStartTagInBody(e, t);
			break;
		case v.TEXTAREA:
			textareaStartTagInBody(e, t);
			break;
		case v.NOSCRIPT:
			e.options.scriptingEnabled ? rawTextStartTagInBody(e, t) : genericStartTagInBody(e, t);
			break;
		case v.PLAINTEXT:
			plaintextStartTagInBody(e, t);
			break;
		case v.COL:
		case v.TH:
		case v.TD:
		case v.TR:
		case v.HEAD:
		case v.FRAME:
		case v.TBODY:
		case v.TFOOT:
		case v.THEAD:
		case v.CAPTION:
		case v.COLGROUP: break;
		default: genericStartTagInBody(e, t);
	}
}
function bodyEndTagInBody(e, t) {
	if (e.openElements.hasInScope(v.BODY) && (e.insertionMode = X.AFTER_BODY, e.options.sourceCodeLocationInfo)) {
		let n = e.openElements.tryPeekProperlyNestedBodyElement();
		n && e._setEndLocation(n, t);
	}
}
function htmlEndTagInBody(e, t) {
	e.openElements.hasInScope(v.BODY) && (e.insertionMode = X.AFTER_BODY, endTagAfterBody(e, t));
}
function addressEndTagInBody(e, t) {
	let n = t.tagID;
	e.openElements.hasInScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n));
}
function formEndTagInBody(e) {
	let t = e.openElements.tmplCount > 0, { formElement: n } = e;
	t || (e.formElement = null), (n || t) && e.openElements.hasInScope(v.FORM) && (e.openElements.generateImpliedEndTags(), t ? e.openElements.popUntilTagNamePopped(v.FORM) : n && e.openElements.remove(n));
}
function pEndTagInBody(e) {
	e.openElements.hasInButtonScope(v.P) || e._insertFakeElement(_.P, v.P), e._closePElement();
}
function liEndTagInBody(e) {
	e.openElements.hasInListItemScope(v.LI) && (e.openElements.generateImpliedEndTagsWithExclusion(v.LI), e.openElements.popUntilTagNamePopped(v.LI));
}
function ddEndTagInBody(e, t) {
	let n = t.tagID;
	e.openElements.hasInScope(n) && (e.openElements.generateImpliedEndTagsWithExclusion(n), e.openElements.popUntilTagNamePopped(n));
}
function numberedHeaderEndTagInBody(e) {
	e.openElements.hasNumberedHeaderInScope() && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilNumberedHeaderPopped());
}
function appletEndTagInBody(e, t) {
	let n = t.tagID;
	e.openElements.hasInScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n), e.activeFormattingElements.clearToLastMarker());
}
function brEndTagInBody(e) {
	e._reconstructActiveFormattingElements(), e._insertFakeElement(_.BR, v.BR), e.openElements.pop(), e.framesetOk = !1;
}
function genericEndTagInBody(e, t) {
	let n = t.tagID, r = n === v.UNKNOWN ? e.openElements.indexOfTopmostByName(m.HTML, t.tagName) : e.openElements.indexOfTopmost(n);
	r > 0 && !e.openElements.hasSpecialElementAbove(r) && (e.openElements.generateImpliedEndTagsWithExclusion(n), e.openElements.stackTop >= r && e.openElements.shortenToLength(r));
}
function endTagInBody(e, t) {
	switch (t.tagID) {
		case v.A:
		case v.B:
		case v.I:
		case v.S:
		case v.U:
		case v.EM:
		case v.TT:
		case v.BIG:
		case v.CODE:
		case v.FONT:
		case v.NOBR:
		case v.SMALL:
		case v.STRIKE:
		case v.STRONG:
			callAdoptionAgency(e, t);
			break;
		case v.P:
			pEndTagInBody(e);
			break;
		case v.DL:
		case v.UL:
		case v.OL:
		case v.DIR:
		case v.DIV:
		case v.NAV:
		case v.PRE:
		case v.MAIN:
		case v.MENU:
		case v.ASIDE:
		case v.BUTTON:
		case v.CENTER:
		case v.FIGURE:
		case v.FOOTER:
		case v.HEADER:
		case v.HGROUP:
		case v.DIALOG:
		case v.ADDRESS:
		case v.ARTICLE:
		case v.DETAILS:
		case v.SEARCH:
		case v.SECTION:
		case v.SUMMARY:
		case v.LISTING:
		case v.FIELDSET:
		case v.BLOCKQUOTE:
		case v.FIGCAPTION:
			addressEndTagInBody(e, t);
			break;
		case v.LI:
			liEndTagInBody(e);
			break;
		case v.DD:
		case v.DT:
			ddEndTagInBody(e, t);
			break;
		case v.H1:
		case v.H2:
		case v.H3:
		case v.H4:
		case v.H5:
		case v.H6:
			numberedHeaderEndTagInBody(e);
			break;
		case v.BR:
			brEndTagInBody(e);
			break;
		case v.BODY:
			bodyEndTagInBody(e, t);
			break;
		case v.HTML:
			htmlEndTagInBody(e, t);
			break;
		case v.FORM:
			formEndTagInBody(e);
			break;
		case v.APPLET:
		case v.OBJECT:
		case v.MARQUEE:
			appletEndTagInBody(e, t);
			break;
		case v.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		default: genericEndTagInBody(e, t);
	}
}
function eofInBody(e, t) {
	e.tmplInsertionModeStack.length > 0 ? eofInTemplate(e, t) : stopParsing(e, t);
}
function endTagInText(e, t) {
	var n;
	t.tagID === v.SCRIPT && ((n = e.scriptHandler) == null || n.call(e, e.openElements.current)), e.openElements.pop(), e.insertionMode = e.originalInsertionMode;
}
function eofInText(e, t) {
	e._err(t, f.eofInElementThatCanContainOnlyText), e.openElements.pop(), e.insertionMode = e.originalInsertionMode, e.onEof(t);
}
function characterInTable(e, t) {
	if (e.openElements.currentTagId !== void 0 && Z.has(e.openElements.currentTagId)) switch (e.pendingCharacterTokens.length = 0, e.hasNonWhitespacePendingCharacterToken = !1, e.originalInsertionMode = e.insertionMode, e.insertionMode = X.IN_TABLE_TEXT, t.type) {
		case p.CHARACTER:
			characterInTableText(e, t);
			break;
		case p.WHITESPACE_CHARACTER: whitespaceCharacterInTableText(e, t);
	}
	else tokenInTable(e, t);
}
function captionStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e.activeFormattingElements.insertMarker(), e._insertElement(t, m.HTML), e.insertionMode = X.IN_CAPTION;
}
function colgroupStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e._insertElement(t, m.HTML), e.insertionMode = X.IN_COLUMN_GROUP;
}
function colStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e._insertFakeElement(_.COLGROUP, v.COLGROUP), e.insertionMode = X.IN_COLUMN_GROUP, startTagInColumnGroup(e, t);
}
function tbodyStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e._insertElement(t, m.HTML), e.insertionMode = X.IN_TABLE_BODY;
}
function tdStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e._insertFakeElement(_.TBODY, v.TBODY), e.insertionMode = X.IN_TABLE_BODY, startTagInTableBody(e, t);
}
function tableStartTagInTable(e, t) {
	e.openElements.hasInTableScope(v.TABLE) && (e.openElements.popUntilTagNamePopped(v.TABLE), e._resetInsertionMode(), e._processStartTag(t));
}
function inputStartTagInTable(e, t) {
	isHiddenInput(t) ? e._appendElement(t, m.HTML) : tokenInTable(e, t), t.ackSelfClosing = !0;
}
function formStartTagInTable(e, t) {
	!e.formElement && e.openElements.tmplCount === 0 && (e._insertElement(t, m.HTML), e.formElement = e.openElements.current, e.openElements.pop());
}
function startTagInTable(e, t) {
	switch (t.tagID) {
		case v.TD:
		case v.TH:
		case v.TR:
			tdStartTagInTable(e, t);
			break;
		case v.STYLE:
		case v.SCRIPT:
		case v.TEMPLATE:
			startTagInHead(e, t);
			break;
		case v.COL:
			colStartTagInTable(e, t);
			break;
		case v.FORM:
			formStartTagInTable(e, t);
			break;
		case v.TABLE:
			tableStartTagInTable(e, t);
			break;
		case v.TBODY:
		case v.TFOOT:
		case v.THEAD:
			tbodyStartTagInTable(e, t);
			break;
		case v.INPUT:
			inputStartTagInTable(e, t);
			break;
		case v.CAPTION:
			captionStartTagInTable(e, t);
			break;
		case v.COLGROUP:
			colgroupStartTagInTable(e, t);
			break;
		default: tokenInTable(e, t);
	}
}
function endTagInTable(e, t) {
	switch (t.tagID) {
		case v.TABLE:
			e.openElements.hasInTableScope(v.TABLE) && (e.openElements.popUntilTagNamePopped(v.TABLE), e._resetInsertionMode());
			break;
		case v.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		case v.BODY:
		case v.CAPTION:
		case v.COL:
		case v.COLGROUP:
		case v.HTML:
		case v.TBODY:
		case v.TD:
		case v.TFOOT:
		case v.TH:
		case v.THEAD:
		case v.TR: break;
		default: tokenInTable(e, t);
	}
}
function tokenInTable(e, t) {
	let n = e.fosterParentingEnabled;
	e.fosterParentingEnabled = !0, modeInBody(e, t), e.fosterParentingEnabled = n;
}
function whitespaceCharacterInTableText(e, t) {
	e.pendingCharacterTokens.push(t);
}
function characterInTableText(e, t) {
	e.pendingCharacterTokens.push(t), e.hasNonWhitespacePendingCharacterToken = !0;
}
function tokenInTableText(e, t) {
	let n = 0;
	if (e.hasNonWhitespacePendingCharacterToken) for (; n < e.pendingCharacterTokens.length; n++) tokenInTable(e, e.pendingCharacterTokens[n]);
	else for (; n < e.pendingCharacterTokens.length; n++) e._insertCharacters(e.pendingCharacterTokens[n]);
	e.insertionMode = e.originalInsertionMode, e._processToken(t);
}
const $ = new Set([
	v.CAPTION,
	v.COL,
	v.COLGROUP,
	v.TBODY,
	v.TD,
	v.TFOOT,
	v.TH,
	v.THEAD,
	v.TR
]);
function startTagInCaption(e, t) {
	let n = t.tagID;
	$.has(n) ? e.openElements.hasInTableScope(v.CAPTION) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(v.CAPTION), e.activeFormattingElements.clearToLastMarker(), e.insertionMode = X.IN_TABLE, startTagInTable(e, t)) : startTagInBody(e, t);
}
function endTagInCaption(e, t) {
	let n = t.tagID;
	switch (n) {
		case v.CAPTION:
		case v.TABLE:
			e.openElements.hasInTableScope(v.CAPTION) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(v.CAPTION), e.activeFormattingElements.clearToLastMarker(), e.insertionMode = X.IN_TABLE, n === v.TABLE && endTagInTable(e, t));
			break;
		case v.BODY:
		case v.COL:
		case v.COLGROUP:
		case v.HTML:
		case v.TBODY:
		case v.TD:
		case v.TFOOT:
		case v.TH:
		case v.THEAD:
		case v.TR: break;
		default: endTagInBody(e, t);
	}
}
function startTagInColumnGroup(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.COL:
			e._appendElement(t, m.HTML), t.ackSelfClosing = !0;
			break;
		case v.TEMPLATE:
			startTagInHead(e, t);
			break;
		default: tokenInColumnGroup(e, t);
	}
}
function endTagInColumnGroup(e, t) {
	switch (t.tagID) {
		case v.COLGROUP:
			e.openElements.currentTagId === v.COLGROUP && (e.openElements.pop(), e.insertionMode = X.IN_TABLE);
			break;
		case v.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		case v.COL: break;
		default: tokenInColumnGroup(e, t);
	}
}
function tokenInColumnGroup(e, t) {
	e.openElements.currentTagId === v.COLGROUP && (e.openElements.pop(), e.insertionMode = X.IN_TABLE, e._processToken(t));
}
function startTagInTableBody(e, t) {
	switch (t.tagID) {
		case v.TR:
			e.openElements.clearBackToTableBodyContext(), e._insertElement(t, m.HTML), e.insertionMode = X.IN_ROW;
			break;
		case v.TH:
		case v.TD:
			e.openElements.clearBackToTableBodyContext(), e._insertFakeElement(_.TR, v.TR), e.insertionMode = X.IN_ROW, startTagInRow(e, t);
			break;
		case v.CAPTION:
		case v.COL:
		case v.COLGROUP:
		case v.TBODY:
		case v.TFOOT:
		case v.THEAD:
			e.openElements.hasTableBodyContextInTableScope() && (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), e.insertionMode = X.IN_TABLE, startTagInTable(e, t));
			break;
		default: startTagInTable(e, t);
	}
}
function endTagInTableBody(e, t) {
	let n = t.tagID;
	switch (t.tagID) {
		case v.TBODY:
		case v.TFOOT:
		case v.THEAD:
			e.openElements.hasInTableScope(n) && (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), e.insertionMode = X.IN_TABLE);
			break;
		case v.TABLE:
			e.openElements.hasTableBodyContextInTableScope() && (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), e.insertionMode = X.IN_TABLE, endTagInTable(e, t));
			break;
		case v.BODY:
		case v.CAPTION:
		case v.COL:
		case v.COLGROUP:
		case v.HTML:
		case v.TD:
		case v.TH:
		case v.TR: break;
		default: endTagInTable(e, t);
	}
}
function startTagInRow(e, t) {
	switch (t.tagID) {
		case v.TH:
		case v.TD:
			e.openElements.clearBackToTableRowContext(), e._insertElement(t, m.HTML), e.insertionMode = X.IN_CELL, e.activeFormattingElements.insertMarker();
			break;
		case v.CAPTION:
		case v.COL:
		case v.COLGROUP:
		case v.TBODY:
		case v.TFOOT:
		case v.THEAD:
		case v.TR:
			e.openElements.hasInTableScope(v.TR) && (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), e.insertionMode = X.IN_TABLE_BODY, startTagInTableBody(e, t));
			break;
		default: startTagInTable(e, t);
	}
}
function endTagInRow(e, t) {
	switch (t.tagID) {
		case v.TR:
			e.openElements.hasInTableScope(v.TR) && (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), e.insertionMode = X.IN_TABLE_BODY);
			break;
		case v.TABLE:
			e.openElements.hasInTableScope(v.TR) && (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), e.insertionMode = X.IN_TABLE_BODY, endTagInTableBody(e, t));
			break;
		case v.TBODY:
		case v.TFOOT:
		case v.THEAD:
			(e.openElements.hasInTableScope(t.tagID) || e.openElements.hasInTableScope(v.TR)) && (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), e.insertionMode = X.IN_TABLE_BODY, endTagInTableBody(e, t));
			break;
		case v.BODY:
		case v.CAPTION:
		case v.COL:
		case v.COLGROUP:
		case v.HTML:
		case v.TD:
		case v.TH: break;
		default: endTagInTable(e, t);
	}
}
function startTagInCell(e, t) {
	let n = t.tagID;
	$.has(n) ? (e.openElements.hasInTableScope(v.TD) || e.openElements.hasInTableScope(v.TH)) && (e._closeTableCell(), startTagInRow(e, t)) : startTagInBody(e, t);
}
function endTagInCell(e, t) {
	let n = t.tagID;
	switch (n) {
		case v.TD:
		case v.TH:
			e.openElements.hasInTableScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n), e.activeFormattingElements.clearToLastMarker(), e.insertionMode = X.IN_ROW);
			break;
		case v.TABLE:
		case v.TBODY:
		case v.TFOOT:
		case v.THEAD:
		case v.TR:
			e.openElements.hasInTableScope(n) && (e._closeTableCell(), endTagInRow(e, t));
			break;
		case v.BODY:
		case v.CAPTION:
		case v.COL:
		case v.COLGROUP:
		case v.HTML: break;
		default: endTagInBody(e, t);
	}
}
function startTagInSelect(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.OPTION:
			e.openElements.currentTagId === v.OPTION && e.openElements.pop(), e._insertElement(t, m.HTML);
			break;
		case v.OPTGROUP:
			e.openElements.currentTagId === v.OPTION && e.openElements.pop(), e.openElements.currentTagId === v.OPTGROUP && e.openElements.pop(), e._insertElement(t, m.HTML);
			break;
		case v.HR:
			e.openElements.currentTagId === v.OPTION && e.openElements.pop(), e.openElements.currentTagId === v.OPTGROUP && e.openElements.pop(), e._appendElement(t, m.HTML), t.ackSelfClosing = !0;
			break;
		case v.INPUT:
		case v.KEYGEN:
		case v.TEXTAREA:
		case v.SELECT:
			e.openElements.hasInSelectScope(v.SELECT) && (e.openElements.popUntilTagNamePopped(v.SELECT), e._resetInsertionMode(), t.tagID !== v.SELECT && e._processStartTag(t));
			break;
		case v.SCRIPT:
		case v.TEMPLATE: startTagInHead(e, t);
	}
}
function endTagInSelect(e, t) {
	switch (t.tagID) {
		case v.OPTGROUP:
			e.openElements.stackTop > 0 && e.openElements.currentTagId === v.OPTION && e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)] === v.OPTGROUP && e.openElements.pop(), e.openElements.currentTagId === v.OPTGROUP && e.openElements.pop();
			break;
		case v.OPTION:
			e.openElements.currentTagId === v.OPTION && e.openElements.pop();
			break;
		case v.SELECT:
			e.openElements.hasInSelectScope(v.SELECT) && (e.openElements.popUntilTagNamePopped(v.SELECT), e._resetInsertionMode());
			break;
		case v.TEMPLATE: templateEndTagInHead(e, t);
	}
}
function startTagInSelectInTable(e, t) {
	let n = t.tagID;
	n === v.CAPTION || n === v.TABLE || n === v.TBODY || n === v.TFOOT || n === v.THEAD || n === v.TR || n === v.TD || n === v.TH ? (e.openElements.popUntilTagNamePopped(v.SELECT), e._resetInsertionMode(), e._processStartTag(t)) : startTagInSelect(e, t);
}
function endTagInSelectInTable(e, t) {
	let n = t.tagID;
	n === v.CAPTION || n === v.TABLE || n === v.TBODY || n === v.TFOOT || n === v.THEAD || n === v.TR || n === v.TD || n === v.TH ? e.openElements.hasInTableScope(n) && (e.openElements.popUntilTagNamePopped(v.SELECT), e._resetInsertionMode(), e.onEndTag(t)) : endTagInSelect(e, t);
}
function startTagInTemplate(e, t) {
	switch (t.tagID) {
		case v.BASE:
		case v.BASEFONT:
		case v.BGSOUND:
		case v.LINK:
		case v.META:
		case v.NOFRAMES:
		case v.SCRIPT:
		case v.STYLE:
		case v.TEMPLATE:
		case v.TITLE:
			startTagInHead(e, t);
			break;
		case v.CAPTION:
		case v.COLGROUP:
		case v.TBODY:
		case v.TFOOT:
		case v.THEAD:
			e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = X.IN_TABLE, e.insertionMode = X.IN_TABLE, startTagInTable(e, t);
			break;
		case v.COL:
			e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = X.IN_COLUMN_GROUP, e.insertionMode = X.IN_COLUMN_GROUP, startTagInColumnGroup(e, t);
			break;
		case v.TR:
			e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = X.IN_TABLE_BODY, e.insertionMode = X.IN_TABLE_BODY, startTagInTableBody(e, t);
			break;
		case v.TD:
		case v.TH:
			e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = X.IN_ROW, e.insertionMode = X.IN_ROW, startTagInRow(e, t);
			break;
		default: e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = X.IN_BODY, e.insertionMode = X.IN_BODY, startTagInBody(e, t);
	}
}
function endTagInTemplate(e, t) {
	t.tagID === v.TEMPLATE && templateEndTagInHead(e, t);
}
function eofInTemplate(e, t) {
	if (e.openElements.tmplCount > 0) {
		do
			e.openElements.popUntilTagNamePopped(v.TEMPLATE), e.activeFormattingElements.clearToLastMarker(), e.tmplInsertionModeStack.pop();
		while (e.openElements.tmplCount > 0);
		e._resetInsertionMode(), e.onEof(t);
	} else stopParsing(e, t);
}
function startTagAfterBody(e, t) {
	t.tagID === v.HTML ? startTagInBody(e, t) : tokenAfterBody(e, t);
}
function endTagAfterBody(e, t) {
	if (t.tagID === v.HTML) {
		if (e.fragmentContext || (e.insertionMode = X.AFTER_AFTER_BODY), e.options.sourceCodeLocationInfo && e.openElements.tagIDs[0] === v.HTML) {
			e._setEndLocation(e.openElements.items[0], t);
			let n = e.openElements.items[1];
			n && !e.treeAdapter.getNodeSourceCodeLocation(n)?.endTag && e._setEndLocation(n, t);
		}
	} else tokenAfterBody(e, t);
}
function tokenAfterBody(e, t) {
	e.insertionMode = X.IN_BODY, modeInBody(e, t);
}
function startTagInFrameset(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.FRAMESET:
			e._insertElement(t, m.HTML);
			break;
		case v.FRAME:
			e._appendElement(t, m.HTML), t.ackSelfClosing = !0;
			break;
		case v.NOFRAMES: startTagInHead(e, t);
	}
}
function endTagInFrameset(e, t) {
	t.tagID === v.FRAMESET && !e.openElements.isRootHtmlElementCurrent() && (e.openElements.pop(), !e.fragmentContext && e.openElements.currentTagId !== v.FRAMESET && (e.insertionMode = X.AFTER_FRAMESET));
}
function startTagAfterFrameset(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.NOFRAMES: startTagInHead(e, t);
	}
}
function endTagAfterFrameset(e, t) {
	t.tagID === v.HTML && (e.insertionMode = X.AFTER_AFTER_FRAMESET);
}
function startTagAfterAfterBody(e, t) {
	t.tagID === v.HTML ? startTagInBody(e, t) : tokenAfterAfterBody(e, t);
}
function tokenAfterAfterBody(e, t) {
	e.insertionMode = X.IN_BODY, modeInBody(e, t);
}
function startTagAfterAfterFrameset(e, t) {
	switch (t.tagID) {
		case v.HTML:
			startTagInBody(e, t);
			break;
		case v.NOFRAMES: startTagInHead(e, t);
	}
}
function nullCharacterInForeignContent(e, t) {
	t.chars = "�", e._insertCharacters(t);
}
function characterInForeignContent(e, t) {
	e._insertCharacters(t), e.framesetOk = !1;
}
function popUntilHtmlOrIntegrationPoint(e) {
	for (; e.treeAdapter.getNamespaceURI(e.openElements.current) !== m.HTML && e.openElements.currentTagId !== void 0 && !e._isIntegrationPoint(e.openElements.currentTagId, e.openElements.current);) e.openElements.pop();
}
function startTagInForeignContent(e, t) {
	if (causesExit(t)) popUntilHtmlOrIntegrationPoint(e), e._startTagOutsideForeignContent(t);
	else {
		let n = e._getAdjustedCurrentElement(), r = e.treeAdapter.getNamespaceURI(n);
		r === m.MATHML ? adjustTokenMathMLAttrs(t) : r === m.SVG && (adjustTokenSVGTagName(t), adjustTokenSVGAttrs(t)), adjustTokenXMLAttrs(t), t.selfClosing ? e._appendElement(t, r) : e._insertElement(t, r), t.ackSelfClosing = !0;
	}
}
function endTagInForeignContent(e, t) {
	if (t.tagID === v.P || t.tagID === v.BR) {
		popUntilHtmlOrIntegrationPoint(e), e._endTagOutsideForeignContent(t);
		return;
	}
	if (e.openElements.stackTop === 0) return;
	let { tagName: n } = t, r = q.get(n), i = e.fragmentContext ? e.treeAdapter.getNamespaceURI(e.fragmentContext) : m.HTML, a = Math.max(e.openElements.indexOfTopmostByName(m.SVG, n), e.openElements.indexOfTopmostByName(m.MATHML, n), r === void 0 ? -1 : e.openElements.indexOfTopmostByName(m.SVG, r), i === m.HTML || i === m.SVG || i === m.MATHML ? -1 : e.openElements.indexOfTopmostByName(i, n));
	a > e.openElements.indexOfTopmostHtmlElement() ? (t.tagName = e.treeAdapter.getTagName(e.openElements.items[a]), e.openElements.shortenToLength(a)) : e._endTagOutsideForeignContent(t);
}
_.AREA, _.BASE, _.BASEFONT, _.BGSOUND, _.BR, _.COL, _.EMBED, _.FRAME, _.HR, _.IMG, _.INPUT, _.KEYGEN, _.LINK, _.META, _.PARAM, _.SOURCE, _.TRACK, _.WBR;
// node_modules/parse5/dist/index.js
function parse(e, t) {
	return Parser.parse(e, t);
}
// src/deploy/steps/finish/html/tree.ts
var ne = e({ readTree: () => readTree });
function readTree(e, n) {
	let { keys: i, data: a } = n, o = 0, s = {
		...L,
		onItemPush() {
			if (o += 1, o > 1e3) throw new t("its elements are nested too deeply; close unclosed elements");
		},
		onItemPop() {
			--o;
		}
	}, c = parse(e.startsWith("ï»¿") ? `   ${e.slice(3)}` : e, {
		sourceCodeLocationInfo: !0,
		treeAdapter: s
	}), l = c.childNodes.find((e) => e.nodeName === "html"), u = l && "childNodes" in l ? l.childNodes : [], d = u.find((e) => e.nodeName === "head"), f = [];
	i && collectKeyed(c, e, i, f);
	let p = (d?.childNodes ?? []).flatMap((t) => headElement(t, e));
	return {
		head: p,
		data: a ? collectData(c, e).sort((e, t) => e.start - t.start) : p.filter((t) => r(t, e)),
		insertAt: findHeadEnd(d, u, e),
		isDocument: c.childNodes.some((e) => e.nodeName === "#documentType") || [l, ...u].some((e) => e && "sourceCodeLocation" in e && e.sourceCodeLocation),
		keyed: f.sort((e, t) => e.start - t.start),
		isUnusual: !0,
		outline: digestOutline(c, i)
	};
}
function findHeadEnd(e, t, n) {
	let r = e?.sourceCodeLocation?.endTag?.startOffset, i = (e?.childNodes ?? []).find((e) => e.nodeName === "noscript" && breaksHead(e, n))?.sourceCodeLocation?.startOffset;
	if (i !== void 0) return i;
	if (r !== void 0) return r;
	let a = t.filter((e) => e.nodeName === "body" || e.nodeName === "frameset").map(firstOffset);
	return Math.min(...a, n.length);
}
function breaksHead(e, t) {
	let { startOffset: n = 0, endOffset: r = 0 } = e.sourceCodeLocation ?? {}, i = t.slice(n, r).replace(/^<noscript\b[^>]*>|<\/noscript\s*>$/gi, "");
	return /[^\s]/.test(i.replace(/<!--[\s\S]*?(-->|$)|<style\b[\s\S]*?(<\/style\s*>|$)|<(?:link|meta)\b[^>]*(>|$)/gi, (e, ...t) => t.slice(0, 3).some(Boolean) ? "" : e));
}
function firstOffset(e) {
	if (e.sourceCodeLocation) return e.sourceCodeLocation.startOffset;
	let t = Infinity;
	if ("childNodes" in e) for (let n of e.childNodes) t = Math.min(t, firstOffset(n));
	return t;
}
function headElement(e, n) {
	if (!("tagName" in e) || !i.has(e.tagName)) return [];
	let r = toTagRange(e, n), a = e.sourceCodeLocation;
	if (!r || !a) return [];
	let o = e.tagName === "meta" || e.tagName === "link", s = a.endTag?.startOffset ?? a.endOffset;
	if (!o && !a.endTag && e.parentNode?.nodeName === "head") throw new t("a title or script in its head has no end tag; close it");
	return [{
		...r,
		contentStart: r.end,
		contentEnd: o ? r.end : s,
		outerEnd: a.endOffset
	}];
}
function collectData(e, t) {
	return e.nodeName === "script" ? headElement(e, t).filter((e) => r(e, t)) : e.nodeName === "noscript" || !("childNodes" in e) ? [] : e.childNodes.flatMap((e) => collectData(e, t));
}
function collectKeyed(e, t, n, r) {
	if ("attrs" in e && e.attrs.some((e) => e.name.startsWith("data-text-key"))) {
		let i = toTagRange(e, t), s = i && a(i, t, n);
		if (i && s?.length) {
			let t = s.some((e) => !e.attribute) && !o.has(i.name);
			r.push({
				...i,
				keys: s,
				content: t ? getContentRange(e, i) : void 0
			});
		}
	}
	if ("content" in e && collectKeyed(e.content, t, n, r), "childNodes" in e) for (let i of e.childNodes) collectKeyed(i, t, n, r);
}
function getContentRange(e, t) {
	let n = e.sourceCodeLocation;
	if (!n) return;
	let r = n.endTag?.startOffset ?? n.endOffset;
	if (!(r < t.end)) return {
		start: t.end,
		end: r
	};
}
function toTagRange(e, t) {
	let n = e.sourceCodeLocation?.startTag ?? e.sourceCodeLocation;
	if (!n) return;
	let r = Object.entries(e.sourceCodeLocation?.attrs ?? {}).map(([e, { startOffset: n, endOffset: r }]) => toAttributeRange(e, t, n, r)), i = e.tagName;
	return {
		name: i.toLowerCase(),
		start: n.startOffset,
		nameEnd: n.startOffset + 1 + i.length,
		end: n.endOffset,
		attributes: r.sort((e, t) => e.start - t.start)
	};
}
function toAttributeRange(e, t, n, r) {
	let i = t.slice(n, r), a = i.indexOf("=", 1);
	if (a === -1) return {
		name: e,
		start: n,
		end: r,
		valueStart: r,
		valueEnd: r,
		quote: void 0
	};
	let o = n + a + 1 + i.slice(a + 1).search(/[^\t\n\f\r ]|$/), s = t[o];
	return s !== "\"" && s !== "'" ? {
		name: e,
		start: n,
		end: r,
		valueStart: o,
		valueEnd: r,
		quote: ""
	} : {
		name: e,
		start: n,
		end: r,
		valueStart: o + 1,
		valueEnd: r - 1,
		quote: s
	};
}
function digestOutline(e, t) {
	let n = c("sha256"), add = (e) => n.update(`${e}\n`), visit = (e, n) => {
		add(`${n} ${e.nodeName}`), "attrs" in e && getDirectAttributes(e.attrs).forEach(add), "attrs" in e && t && e.attrs.some((e) => e.name === "data-text-key" && t(e.value.trim())) || ("content" in e && visit(e.content, n + 1), "childNodes" in e && e.nodeName !== "head" && visitAll(e.childNodes, n + 1));
	}, visitAll = (e, t) => {
		let n = "", flush = () => {
			n.trim() !== "" && add(`${t} #text ${n}`), n = "";
		};
		for (let r of e.filter((e) => !isStructuredData(e))) r.nodeName === "#text" && "value" in r ? n += r.value : (flush(), visit(r, t));
		flush();
	};
	return visit(e, 0), n.digest("hex");
}
function isStructuredData(e) {
	return "attrs" in e && e.attrs.some((e) => e.name === "type" && /ld\+json/i.test(e.value));
}
function getDirectAttributes(e) {
	let t = new Set(e.map((e) => e.name));
	return e.flatMap((e) => t.has(`data-text-key-${e.name}`) ? [] : [`${e.name}=${e.value}`]);
}
export { ne as t };
