import { r as e } from "./rolldown-runtime.js";
import { Sn as t, dn as n, ln as r, mn as i, pn as a, sn as o, xn as s } from "./shared-later.js";
// node_modules/parse5/dist/common/unicode.js
const c = new Set([
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
var l;
(function(e) {
	e[e.EOF = -1] = "EOF", e[e.NULL = 0] = "NULL", e[e.TABULATION = 9] = "TABULATION", e[e.CARRIAGE_RETURN = 13] = "CARRIAGE_RETURN", e[e.LINE_FEED = 10] = "LINE_FEED", e[e.FORM_FEED = 12] = "FORM_FEED", e[e.SPACE = 32] = "SPACE", e[e.EXCLAMATION_MARK = 33] = "EXCLAMATION_MARK", e[e.QUOTATION_MARK = 34] = "QUOTATION_MARK", e[e.AMPERSAND = 38] = "AMPERSAND", e[e.APOSTROPHE = 39] = "APOSTROPHE", e[e.HYPHEN_MINUS = 45] = "HYPHEN_MINUS", e[e.SOLIDUS = 47] = "SOLIDUS", e[e.DIGIT_0 = 48] = "DIGIT_0", e[e.DIGIT_9 = 57] = "DIGIT_9", e[e.SEMICOLON = 59] = "SEMICOLON", e[e.LESS_THAN_SIGN = 60] = "LESS_THAN_SIGN", e[e.EQUALS_SIGN = 61] = "EQUALS_SIGN", e[e.GREATER_THAN_SIGN = 62] = "GREATER_THAN_SIGN", e[e.QUESTION_MARK = 63] = "QUESTION_MARK", e[e.LATIN_CAPITAL_A = 65] = "LATIN_CAPITAL_A", e[e.LATIN_CAPITAL_Z = 90] = "LATIN_CAPITAL_Z", e[e.RIGHT_SQUARE_BRACKET = 93] = "RIGHT_SQUARE_BRACKET", e[e.GRAVE_ACCENT = 96] = "GRAVE_ACCENT", e[e.LATIN_SMALL_A = 97] = "LATIN_SMALL_A", e[e.LATIN_SMALL_Z = 122] = "LATIN_SMALL_Z";
})(l ||= {});
const u = {
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
	return e >= 64976 && e <= 65007 || c.has(e);
}
// node_modules/parse5/dist/common/error-codes.js
var d;
(function(e) {
	e.controlCharacterInInputStream = "control-character-in-input-stream", e.noncharacterInInputStream = "noncharacter-in-input-stream", e.surrogateInInputStream = "surrogate-in-input-stream", e.nonVoidHtmlElementStartTagWithTrailingSolidus = "non-void-html-element-start-tag-with-trailing-solidus", e.endTagWithAttributes = "end-tag-with-attributes", e.endTagWithTrailingSolidus = "end-tag-with-trailing-solidus", e.unexpectedSolidusInTag = "unexpected-solidus-in-tag", e.unexpectedNullCharacter = "unexpected-null-character", e.unexpectedQuestionMarkInsteadOfTagName = "unexpected-question-mark-instead-of-tag-name", e.invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name", e.unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name", e.missingEndTagName = "missing-end-tag-name", e.unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name", e.unknownNamedCharacterReference = "unknown-named-character-reference", e.missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference", e.unexpectedCharacterAfterDoctypeSystemIdentifier = "unexpected-character-after-doctype-system-identifier", e.unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value", e.eofBeforeTagName = "eof-before-tag-name", e.eofInTag = "eof-in-tag", e.missingAttributeValue = "missing-attribute-value", e.missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes", e.missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword", e.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers = "missing-whitespace-between-doctype-public-and-system-identifiers", e.missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword", e.missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier", e.missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier", e.missingDoctypePublicIdentifier = "missing-doctype-public-identifier", e.missingDoctypeSystemIdentifier = "missing-doctype-system-identifier", e.abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier", e.abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier", e.cdataInHtmlContent = "cdata-in-html-content", e.incorrectlyOpenedComment = "incorrectly-opened-comment", e.eofInScriptHtmlCommentLikeText = "eof-in-script-html-comment-like-text", e.eofInDoctype = "eof-in-doctype", e.nestedComment = "nested-comment", e.abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment", e.eofInComment = "eof-in-comment", e.incorrectlyClosedComment = "incorrectly-closed-comment", e.eofInCdata = "eof-in-cdata", e.absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference", e.nullCharacterReference = "null-character-reference", e.surrogateCharacterReference = "surrogate-character-reference", e.characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range", e.controlCharacterReference = "control-character-reference", e.noncharacterCharacterReference = "noncharacter-character-reference", e.missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name", e.missingDoctypeName = "missing-doctype-name", e.invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name", e.duplicateAttribute = "duplicate-attribute", e.nonConformingDoctype = "non-conforming-doctype", e.missingDoctype = "missing-doctype", e.misplacedDoctype = "misplaced-doctype", e.endTagWithoutMatchingOpenElement = "end-tag-without-matching-open-element", e.closingOfElementWithOpenChildElements = "closing-of-element-with-open-child-elements", e.disallowedContentInNoscriptInHead = "disallowed-content-in-noscript-in-head", e.openElementsLeftAfterEof = "open-elements-left-after-eof", e.abandonedHeadElementChild = "abandoned-head-element-child", e.misplacedStartTagForHeadElement = "misplaced-start-tag-for-head-element", e.nestedNoscriptInHead = "nested-noscript-in-head", e.eofInElementThatCanContainOnlyText = "eof-in-element-that-can-contain-only-text";
})(d ||= {});
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
		} else if (!this.lastChunkWritten) return this.endOfChunkHit = !0, l.EOF;
		return this._err(d.surrogateInInputStream), e;
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
		if (t >= this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, l.EOF;
		let n = this.html.charCodeAt(t);
		return n === l.CARRIAGE_RETURN ? l.LINE_FEED : n;
	}
	advance() {
		if (this.pos++, this.isEol && (this.isEol = !1, this.line++, this.lineStartPos = this.pos), this.pos >= this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, l.EOF;
		let e = this.html.charCodeAt(this.pos);
		return e === l.CARRIAGE_RETURN ? (this.isEol = !0, this.skipNextNewLine = !0, l.LINE_FEED) : e === l.LINE_FEED && (this.isEol = !0, this.skipNextNewLine) ? (this.line--, this.skipNextNewLine = !1, this._addGap(), this.advance()) : (this.skipNextNewLine = !1, isSurrogate(e) && (e = this._processSurrogate(e)), this.handler.onParseError === null || e > 31 && e < 127 || e === l.LINE_FEED || e === l.CARRIAGE_RETURN || e > 159 && e < 64976 || this._checkForProblematicCharacters(e), e);
	}
	_checkForProblematicCharacters(e) {
		isControlCodePoint(e) ? this._err(d.controlCharacterInInputStream) : isUndefinedCodePoint(e) && this._err(d.noncharacterInInputStream);
	}
	retreat(e) {
		for (this.pos -= e; this.pos < this.lastGapPos;) this.lastGapPos = this.gapStack.pop(), this.pos--;
		this.isEol = !1;
	}
}, f;
(function(e) {
	e[e.CHARACTER = 0] = "CHARACTER", e[e.NULL_CHARACTER = 1] = "NULL_CHARACTER", e[e.WHITESPACE_CHARACTER = 2] = "WHITESPACE_CHARACTER", e[e.START_TAG = 3] = "START_TAG", e[e.END_TAG = 4] = "END_TAG", e[e.COMMENT = 5] = "COMMENT", e[e.DOCTYPE = 6] = "DOCTYPE", e[e.EOF = 7] = "EOF", e[e.HIBERNATION = 8] = "HIBERNATION";
})(f ||= {});
function getTokenAttr(e, t) {
	for (let n = e.attrs.length - 1; n >= 0; n--) if (e.attrs[n].name === t) return e.attrs[n].value;
	return null;
}
// node_modules/parse5/dist/common/html.js
var p;
(function(e) {
	e.HTML = "http://www.w3.org/1999/xhtml", e.MATHML = "http://www.w3.org/1998/Math/MathML", e.SVG = "http://www.w3.org/2000/svg", e.XLINK = "http://www.w3.org/1999/xlink", e.XML = "http://www.w3.org/XML/1998/namespace", e.XMLNS = "http://www.w3.org/2000/xmlns/";
})(p ||= {});
var m;
(function(e) {
	e.TYPE = "type", e.ACTION = "action", e.ENCODING = "encoding", e.PROMPT = "prompt", e.NAME = "name", e.COLOR = "color", e.FACE = "face", e.SIZE = "size";
})(m ||= {});
var h;
(function(e) {
	e.NO_QUIRKS = "no-quirks", e.QUIRKS = "quirks", e.LIMITED_QUIRKS = "limited-quirks";
})(h ||= {});
var g;
(function(e) {
	e.A = "a", e.ADDRESS = "address", e.ANNOTATION_XML = "annotation-xml", e.APPLET = "applet", e.AREA = "area", e.ARTICLE = "article", e.ASIDE = "aside", e.B = "b", e.BASE = "base", e.BASEFONT = "basefont", e.BGSOUND = "bgsound", e.BIG = "big", e.BLOCKQUOTE = "blockquote", e.BODY = "body", e.BR = "br", e.BUTTON = "button", e.CAPTION = "caption", e.CENTER = "center", e.CODE = "code", e.COL = "col", e.COLGROUP = "colgroup", e.DD = "dd", e.DESC = "desc", e.DETAILS = "details", e.DIALOG = "dialog", e.DIR = "dir", e.DIV = "div", e.DL = "dl", e.DT = "dt", e.EM = "em", e.EMBED = "embed", e.FIELDSET = "fieldset", e.FIGCAPTION = "figcaption", e.FIGURE = "figure", e.FONT = "font", e.FOOTER = "footer", e.FOREIGN_OBJECT = "foreignObject", e.FORM = "form", e.FRAME = "frame", e.FRAMESET = "frameset", e.H1 = "h1", e.H2 = "h2", e.H3 = "h3", e.H4 = "h4", e.H5 = "h5", e.H6 = "h6", e.HEAD = "head", e.HEADER = "header", e.HGROUP = "hgroup", e.HR = "hr", e.HTML = "html", e.I = "i", e.IMG = "img", e.IMAGE = "image", e.INPUT = "input", e.IFRAME = "iframe", e.KEYGEN = "keygen", e.LABEL = "label", e.LI = "li", e.LINK = "link", e.LISTING = "listing", e.MAIN = "main", e.MALIGNMARK = "malignmark", e.MARQUEE = "marquee", e.MATH = "math", e.MENU = "menu", e.META = "meta", e.MGLYPH = "mglyph", e.MI = "mi", e.MO = "mo", e.MN = "mn", e.MS = "ms", e.MTEXT = "mtext", e.NAV = "nav", e.NOBR = "nobr", e.NOFRAMES = "noframes", e.NOEMBED = "noembed", e.NOSCRIPT = "noscript", e.OBJECT = "object", e.OL = "ol", e.OPTGROUP = "optgroup", e.OPTION = "option", e.P = "p", e.PARAM = "param", e.PLAINTEXT = "plaintext", e.PRE = "pre", e.RB = "rb", e.RP = "rp", e.RT = "rt", e.RTC = "rtc", e.RUBY = "ruby", e.S = "s", e.SCRIPT = "script", e.SEARCH = "search", e.SECTION = "section", e.SELECT = "select", e.SOURCE = "source", e.SMALL = "small", e.SPAN = "span", e.STRIKE = "strike", e.STRONG = "strong", e.STYLE = "style", e.SUB = "sub", e.SUMMARY = "summary", e.SUP = "sup", e.TABLE = "table", e.TBODY = "tbody", e.TEMPLATE = "template", e.TEXTAREA = "textarea", e.TFOOT = "tfoot", e.TD = "td", e.TH = "th", e.THEAD = "thead", e.TITLE = "title", e.TR = "tr", e.TRACK = "track", e.TT = "tt", e.U = "u", e.UL = "ul", e.SVG = "svg", e.VAR = "var", e.WBR = "wbr", e.XMP = "xmp";
})(g ||= {});
var _;
(function(e) {
	e[e.UNKNOWN = 0] = "UNKNOWN", e[e.A = 1] = "A", e[e.ADDRESS = 2] = "ADDRESS", e[e.ANNOTATION_XML = 3] = "ANNOTATION_XML", e[e.APPLET = 4] = "APPLET", e[e.AREA = 5] = "AREA", e[e.ARTICLE = 6] = "ARTICLE", e[e.ASIDE = 7] = "ASIDE", e[e.B = 8] = "B", e[e.BASE = 9] = "BASE", e[e.BASEFONT = 10] = "BASEFONT", e[e.BGSOUND = 11] = "BGSOUND", e[e.BIG = 12] = "BIG", e[e.BLOCKQUOTE = 13] = "BLOCKQUOTE", e[e.BODY = 14] = "BODY", e[e.BR = 15] = "BR", e[e.BUTTON = 16] = "BUTTON", e[e.CAPTION = 17] = "CAPTION", e[e.CENTER = 18] = "CENTER", e[e.CODE = 19] = "CODE", e[e.COL = 20] = "COL", e[e.COLGROUP = 21] = "COLGROUP", e[e.DD = 22] = "DD", e[e.DESC = 23] = "DESC", e[e.DETAILS = 24] = "DETAILS", e[e.DIALOG = 25] = "DIALOG", e[e.DIR = 26] = "DIR", e[e.DIV = 27] = "DIV", e[e.DL = 28] = "DL", e[e.DT = 29] = "DT", e[e.EM = 30] = "EM", e[e.EMBED = 31] = "EMBED", e[e.FIELDSET = 32] = "FIELDSET", e[e.FIGCAPTION = 33] = "FIGCAPTION", e[e.FIGURE = 34] = "FIGURE", e[e.FONT = 35] = "FONT", e[e.FOOTER = 36] = "FOOTER", e[e.FOREIGN_OBJECT = 37] = "FOREIGN_OBJECT", e[e.FORM = 38] = "FORM", e[e.FRAME = 39] = "FRAME", e[e.FRAMESET = 40] = "FRAMESET", e[e.H1 = 41] = "H1", e[e.H2 = 42] = "H2", e[e.H3 = 43] = "H3", e[e.H4 = 44] = "H4", e[e.H5 = 45] = "H5", e[e.H6 = 46] = "H6", e[e.HEAD = 47] = "HEAD", e[e.HEADER = 48] = "HEADER", e[e.HGROUP = 49] = "HGROUP", e[e.HR = 50] = "HR", e[e.HTML = 51] = "HTML", e[e.I = 52] = "I", e[e.IMG = 53] = "IMG", e[e.IMAGE = 54] = "IMAGE", e[e.INPUT = 55] = "INPUT", e[e.IFRAME = 56] = "IFRAME", e[e.KEYGEN = 57] = "KEYGEN", e[e.LABEL = 58] = "LABEL", e[e.LI = 59] = "LI", e[e.LINK = 60] = "LINK", e[e.LISTING = 61] = "LISTING", e[e.MAIN = 62] = "MAIN", e[e.MALIGNMARK = 63] = "MALIGNMARK", e[e.MARQUEE = 64] = "MARQUEE", e[e.MATH = 65] = "MATH", e[e.MENU = 66] = "MENU", e[e.META = 67] = "META", e[e.MGLYPH = 68] = "MGLYPH", e[e.MI = 69] = "MI", e[e.MO = 70] = "MO", e[e.MN = 71] = "MN", e[e.MS = 72] = "MS", e[e.MTEXT = 73] = "MTEXT", e[e.NAV = 74] = "NAV", e[e.NOBR = 75] = "NOBR", e[e.NOFRAMES = 76] = "NOFRAMES", e[e.NOEMBED = 77] = "NOEMBED", e[e.NOSCRIPT = 78] = "NOSCRIPT", e[e.OBJECT = 79] = "OBJECT", e[e.OL = 80] = "OL", e[e.OPTGROUP = 81] = "OPTGROUP", e[e.OPTION = 82] = "OPTION", e[e.P = 83] = "P", e[e.PARAM = 84] = "PARAM", e[e.PLAINTEXT = 85] = "PLAINTEXT", e[e.PRE = 86] = "PRE", e[e.RB = 87] = "RB", e[e.RP = 88] = "RP", e[e.RT = 89] = "RT", e[e.RTC = 90] = "RTC", e[e.RUBY = 91] = "RUBY", e[e.S = 92] = "S", e[e.SCRIPT = 93] = "SCRIPT", e[e.SEARCH = 94] = "SEARCH", e[e.SECTION = 95] = "SECTION", e[e.SELECT = 96] = "SELECT", e[e.SOURCE = 97] = "SOURCE", e[e.SMALL = 98] = "SMALL", e[e.SPAN = 99] = "SPAN", e[e.STRIKE = 100] = "STRIKE", e[e.STRONG = 101] = "STRONG", e[e.STYLE = 102] = "STYLE", e[e.SUB = 103] = "SUB", e[e.SUMMARY = 104] = "SUMMARY", e[e.SUP = 105] = "SUP", e[e.TABLE = 106] = "TABLE", e[e.TBODY = 107] = "TBODY", e[e.TEMPLATE = 108] = "TEMPLATE", e[e.TEXTAREA = 109] = "TEXTAREA", e[e.TFOOT = 110] = "TFOOT", e[e.TD = 111] = "TD", e[e.TH = 112] = "TH", e[e.THEAD = 113] = "THEAD", e[e.TITLE = 114] = "TITLE", e[e.TR = 115] = "TR", e[e.TRACK = 116] = "TRACK", e[e.TT = 117] = "TT", e[e.U = 118] = "U", e[e.UL = 119] = "UL", e[e.SVG = 120] = "SVG", e[e.VAR = 121] = "VAR", e[e.WBR = 122] = "WBR", e[e.XMP = 123] = "XMP";
})(_ ||= {});
const v = new Map([
	[g.A, _.A],
	[g.ADDRESS, _.ADDRESS],
	[g.ANNOTATION_XML, _.ANNOTATION_XML],
	[g.APPLET, _.APPLET],
	[g.AREA, _.AREA],
	[g.ARTICLE, _.ARTICLE],
	[g.ASIDE, _.ASIDE],
	[g.B, _.B],
	[g.BASE, _.BASE],
	[g.BASEFONT, _.BASEFONT],
	[g.BGSOUND, _.BGSOUND],
	[g.BIG, _.BIG],
	[g.BLOCKQUOTE, _.BLOCKQUOTE],
	[g.BODY, _.BODY],
	[g.BR, _.BR],
	[g.BUTTON, _.BUTTON],
	[g.CAPTION, _.CAPTION],
	[g.CENTER, _.CENTER],
	[g.CODE, _.CODE],
	[g.COL, _.COL],
	[g.COLGROUP, _.COLGROUP],
	[g.DD, _.DD],
	[g.DESC, _.DESC],
	[g.DETAILS, _.DETAILS],
	[g.DIALOG, _.DIALOG],
	[g.DIR, _.DIR],
	[g.DIV, _.DIV],
	[g.DL, _.DL],
	[g.DT, _.DT],
	[g.EM, _.EM],
	[g.EMBED, _.EMBED],
	[g.FIELDSET, _.FIELDSET],
	[g.FIGCAPTION, _.FIGCAPTION],
	[g.FIGURE, _.FIGURE],
	[g.FONT, _.FONT],
	[g.FOOTER, _.FOOTER],
	[g.FOREIGN_OBJECT, _.FOREIGN_OBJECT],
	[g.FORM, _.FORM],
	[g.FRAME, _.FRAME],
	[g.FRAMESET, _.FRAMESET],
	[g.H1, _.H1],
	[g.H2, _.H2],
	[g.H3, _.H3],
	[g.H4, _.H4],
	[g.H5, _.H5],
	[g.H6, _.H6],
	[g.HEAD, _.HEAD],
	[g.HEADER, _.HEADER],
	[g.HGROUP, _.HGROUP],
	[g.HR, _.HR],
	[g.HTML, _.HTML],
	[g.I, _.I],
	[g.IMG, _.IMG],
	[g.IMAGE, _.IMAGE],
	[g.INPUT, _.INPUT],
	[g.IFRAME, _.IFRAME],
	[g.KEYGEN, _.KEYGEN],
	[g.LABEL, _.LABEL],
	[g.LI, _.LI],
	[g.LINK, _.LINK],
	[g.LISTING, _.LISTING],
	[g.MAIN, _.MAIN],
	[g.MALIGNMARK, _.MALIGNMARK],
	[g.MARQUEE, _.MARQUEE],
	[g.MATH, _.MATH],
	[g.MENU, _.MENU],
	[g.META, _.META],
	[g.MGLYPH, _.MGLYPH],
	[g.MI, _.MI],
	[g.MO, _.MO],
	[g.MN, _.MN],
	[g.MS, _.MS],
	[g.MTEXT, _.MTEXT],
	[g.NAV, _.NAV],
	[g.NOBR, _.NOBR],
	[g.NOFRAMES, _.NOFRAMES],
	[g.NOEMBED, _.NOEMBED],
	[g.NOSCRIPT, _.NOSCRIPT],
	[g.OBJECT, _.OBJECT],
	[g.OL, _.OL],
	[g.OPTGROUP, _.OPTGROUP],
	[g.OPTION, _.OPTION],
	[g.P, _.P],
	[g.PARAM, _.PARAM],
	[g.PLAINTEXT, _.PLAINTEXT],
	[g.PRE, _.PRE],
	[g.RB, _.RB],
	[g.RP, _.RP],
	[g.RT, _.RT],
	[g.RTC, _.RTC],
	[g.RUBY, _.RUBY],
	[g.S, _.S],
	[g.SCRIPT, _.SCRIPT],
	[g.SEARCH, _.SEARCH],
	[g.SECTION, _.SECTION],
	[g.SELECT, _.SELECT],
	[g.SOURCE, _.SOURCE],
	[g.SMALL, _.SMALL],
	[g.SPAN, _.SPAN],
	[g.STRIKE, _.STRIKE],
	[g.STRONG, _.STRONG],
	[g.STYLE, _.STYLE],
	[g.SUB, _.SUB],
	[g.SUMMARY, _.SUMMARY],
	[g.SUP, _.SUP],
	[g.TABLE, _.TABLE],
	[g.TBODY, _.TBODY],
	[g.TEMPLATE, _.TEMPLATE],
	[g.TEXTAREA, _.TEXTAREA],
	[g.TFOOT, _.TFOOT],
	[g.TD, _.TD],
	[g.TH, _.TH],
	[g.THEAD, _.THEAD],
	[g.TITLE, _.TITLE],
	[g.TR, _.TR],
	[g.TRACK, _.TRACK],
	[g.TT, _.TT],
	[g.U, _.U],
	[g.UL, _.UL],
	[g.SVG, _.SVG],
	[g.VAR, _.VAR],
	[g.WBR, _.WBR],
	[g.XMP, _.XMP]
]);
function getTagID(e) {
	return v.get(e) ?? _.UNKNOWN;
}
const y = _, b = {
	[p.HTML]: new Set([
		y.ADDRESS,
		y.APPLET,
		y.AREA,
		y.ARTICLE,
		y.ASIDE,
		y.BASE,
		y.BASEFONT,
		y.BGSOUND,
		y.BLOCKQUOTE,
		y.BODY,
		y.BR,
		y.BUTTON,
		y.CAPTION,
		y.CENTER,
		y.COL,
		y.COLGROUP,
		y.DD,
		y.DETAILS,
		y.DIR,
		y.DIV,
		y.DL,
		y.DT,
		y.EMBED,
		y.FIELDSET,
		y.FIGCAPTION,
		y.FIGURE,
		y.FOOTER,
		y.FORM,
		y.FRAME,
		y.FRAMESET,
		y.H1,
		y.H2,
		y.H3,
		y.H4,
		y.H5,
		y.H6,
		y.HEAD,
		y.HEADER,
		y.HGROUP,
		y.HR,
		y.HTML,
		y.IFRAME,
		y.IMG,
		y.INPUT,
		y.LI,
		y.LINK,
		y.LISTING,
		y.MAIN,
		y.MARQUEE,
		y.MENU,
		y.META,
		y.NAV,
		y.NOEMBED,
		y.NOFRAMES,
		y.NOSCRIPT,
		y.OBJECT,
		y.OL,
		y.P,
		y.PARAM,
		y.PLAINTEXT,
		y.PRE,
		y.SCRIPT,
		y.SECTION,
		y.SELECT,
		y.SOURCE,
		y.STYLE,
		y.SUMMARY,
		y.TABLE,
		y.TBODY,
		y.TD,
		y.TEMPLATE,
		y.TEXTAREA,
		y.TFOOT,
		y.TH,
		y.THEAD,
		y.TITLE,
		y.TR,
		y.TRACK,
		y.UL,
		y.WBR,
		y.XMP
	]),
	[p.MATHML]: new Set([
		y.MI,
		y.MO,
		y.MN,
		y.MS,
		y.MTEXT,
		y.ANNOTATION_XML
	]),
	[p.SVG]: new Set([
		y.TITLE,
		y.FOREIGN_OBJECT,
		y.DESC
	]),
	[p.XLINK]: new Set(),
	[p.XML]: new Set(),
	[p.XMLNS]: new Set()
}, x = new Set([
	y.H1,
	y.H2,
	y.H3,
	y.H4,
	y.H5,
	y.H6
]);
g.STYLE, g.SCRIPT, g.XMP, g.IFRAME, g.NOEMBED, g.NOFRAMES, g.PLAINTEXT;
var S;
(function(e) {
	e[e.DATA = 0] = "DATA", e[e.RCDATA = 1] = "RCDATA", e[e.RAWTEXT = 2] = "RAWTEXT", e[e.SCRIPT_DATA = 3] = "SCRIPT_DATA", e[e.PLAINTEXT = 4] = "PLAINTEXT", e[e.TAG_OPEN = 5] = "TAG_OPEN", e[e.END_TAG_OPEN = 6] = "END_TAG_OPEN", e[e.TAG_NAME = 7] = "TAG_NAME", e[e.RCDATA_LESS_THAN_SIGN = 8] = "RCDATA_LESS_THAN_SIGN", e[e.RCDATA_END_TAG_OPEN = 9] = "RCDATA_END_TAG_OPEN", e[e.RCDATA_END_TAG_NAME = 10] = "RCDATA_END_TAG_NAME", e[e.RAWTEXT_LESS_THAN_SIGN = 11] = "RAWTEXT_LESS_THAN_SIGN", e[e.RAWTEXT_END_TAG_OPEN = 12] = "RAWTEXT_END_TAG_OPEN", e[e.RAWTEXT_END_TAG_NAME = 13] = "RAWTEXT_END_TAG_NAME", e[e.SCRIPT_DATA_LESS_THAN_SIGN = 14] = "SCRIPT_DATA_LESS_THAN_SIGN", e[e.SCRIPT_DATA_END_TAG_OPEN = 15] = "SCRIPT_DATA_END_TAG_OPEN", e[e.SCRIPT_DATA_END_TAG_NAME = 16] = "SCRIPT_DATA_END_TAG_NAME", e[e.SCRIPT_DATA_ESCAPE_START = 17] = "SCRIPT_DATA_ESCAPE_START", e[e.SCRIPT_DATA_ESCAPE_START_DASH = 18] = "SCRIPT_DATA_ESCAPE_START_DASH", e[e.SCRIPT_DATA_ESCAPED = 19] = "SCRIPT_DATA_ESCAPED", e[e.SCRIPT_DATA_ESCAPED_DASH = 20] = "SCRIPT_DATA_ESCAPED_DASH", e[e.SCRIPT_DATA_ESCAPED_DASH_DASH = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH", e[e.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN", e[e.SCRIPT_DATA_ESCAPED_END_TAG_OPEN = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN", e[e.SCRIPT_DATA_ESCAPED_END_TAG_NAME = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME", e[e.SCRIPT_DATA_DOUBLE_ESCAPE_START = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START", e[e.SCRIPT_DATA_DOUBLE_ESCAPED = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED", e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH", e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH", e[e.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN", e[e.SCRIPT_DATA_DOUBLE_ESCAPE_END = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END", e[e.BEFORE_ATTRIBUTE_NAME = 31] = "BEFORE_ATTRIBUTE_NAME", e[e.ATTRIBUTE_NAME = 32] = "ATTRIBUTE_NAME", e[e.AFTER_ATTRIBUTE_NAME = 33] = "AFTER_ATTRIBUTE_NAME", e[e.BEFORE_ATTRIBUTE_VALUE = 34] = "BEFORE_ATTRIBUTE_VALUE", e[e.ATTRIBUTE_VALUE_DOUBLE_QUOTED = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED", e[e.ATTRIBUTE_VALUE_SINGLE_QUOTED = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED", e[e.ATTRIBUTE_VALUE_UNQUOTED = 37] = "ATTRIBUTE_VALUE_UNQUOTED", e[e.AFTER_ATTRIBUTE_VALUE_QUOTED = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED", e[e.SELF_CLOSING_START_TAG = 39] = "SELF_CLOSING_START_TAG", e[e.BOGUS_COMMENT = 40] = "BOGUS_COMMENT", e[e.MARKUP_DECLARATION_OPEN = 41] = "MARKUP_DECLARATION_OPEN", e[e.COMMENT_START = 42] = "COMMENT_START", e[e.COMMENT_START_DASH = 43] = "COMMENT_START_DASH", e[e.COMMENT = 44] = "COMMENT", e[e.COMMENT_LESS_THAN_SIGN = 45] = "COMMENT_LESS_THAN_SIGN", e[e.COMMENT_LESS_THAN_SIGN_BANG = 46] = "COMMENT_LESS_THAN_SIGN_BANG", e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH", e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH", e[e.COMMENT_END_DASH = 49] = "COMMENT_END_DASH", e[e.COMMENT_END = 50] = "COMMENT_END", e[e.COMMENT_END_BANG = 51] = "COMMENT_END_BANG", e[e.DOCTYPE = 52] = "DOCTYPE", e[e.BEFORE_DOCTYPE_NAME = 53] = "BEFORE_DOCTYPE_NAME", e[e.DOCTYPE_NAME = 54] = "DOCTYPE_NAME", e[e.AFTER_DOCTYPE_NAME = 55] = "AFTER_DOCTYPE_NAME", e[e.AFTER_DOCTYPE_PUBLIC_KEYWORD = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD", e[e.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER", e[e.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED", e[e.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED", e[e.AFTER_DOCTYPE_PUBLIC_IDENTIFIER = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER", e[e.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS", e[e.AFTER_DOCTYPE_SYSTEM_KEYWORD = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD", e[e.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER", e[e.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED", e[e.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED", e[e.AFTER_DOCTYPE_SYSTEM_IDENTIFIER = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER", e[e.BOGUS_DOCTYPE = 67] = "BOGUS_DOCTYPE", e[e.CDATA_SECTION = 68] = "CDATA_SECTION", e[e.CDATA_SECTION_BRACKET = 69] = "CDATA_SECTION_BRACKET", e[e.CDATA_SECTION_END = 70] = "CDATA_SECTION_END", e[e.CHARACTER_REFERENCE = 71] = "CHARACTER_REFERENCE", e[e.AMBIGUOUS_AMPERSAND = 72] = "AMBIGUOUS_AMPERSAND";
})(S ||= {});
const C = {
	DATA: S.DATA,
	RCDATA: S.RCDATA,
	RAWTEXT: S.RAWTEXT,
	SCRIPT_DATA: S.SCRIPT_DATA,
	PLAINTEXT: S.PLAINTEXT,
	CDATA_SECTION: S.CDATA_SECTION
};
function isAsciiDigit(e) {
	return e >= l.DIGIT_0 && e <= l.DIGIT_9;
}
function isAsciiUpper(e) {
	return e >= l.LATIN_CAPITAL_A && e <= l.LATIN_CAPITAL_Z;
}
function isAsciiLower(e) {
	return e >= l.LATIN_SMALL_A && e <= l.LATIN_SMALL_Z;
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
	return e === l.SPACE || e === l.LINE_FEED || e === l.TABULATION || e === l.FORM_FEED || e === l.CARRIAGE_RETURN;
}
function isScriptDataDoubleEscapeSequenceEnd(e) {
	return isWhitespace(e) || e === l.SOLIDUS || e === l.GREATER_THAN_SIGN;
}
function getErrorForNumericCharacterReference(e) {
	return e === l.NULL ? d.nullCharacterReference : e > 1114111 ? d.characterReferenceOutsideUnicodeRange : isSurrogate(e) ? d.surrogateCharacterReference : isUndefinedCodePoint(e) ? d.noncharacterCharacterReference : isControlCodePoint(e) || e === l.CARRIAGE_RETURN ? d.controlCharacterReference : null;
}
var Tokenizer = class {
	constructor(e, n) {
		this.options = e, this.handler = n, this.paused = !1, this.inLoop = !1, this.inForeignNode = !1, this.lastStartTagName = "", this.active = !1, this.state = S.DATA, this.returnState = S.DATA, this.entityStartPos = 0, this.consumedAfterSnapshot = -1, this.currentCharacterToken = null, this.currentToken = null, this.currentAttr = {
			name: "",
			value: ""
		}, this.currentAttrLocation = null, this.currentAttrNames = null, this.runStart = 0, this.runEnd = 0, this.preprocessor = new Preprocessor(n), this.currentLocation = this.getCurrentLocation(-1), this.entityDecoder = new t((e, t) => {
			this.preprocessor.pos = this.entityStartPos + t - 1, this._isCharacterReferenceInAttribute() || this._ensureCharacterToken(isWhitespace(e) ? f.WHITESPACE_CHARACTER : e === l.NULL ? f.NULL_CHARACTER : f.CHARACTER), this._extendRunWith(String.fromCodePoint(e), 0), this.entityStartPos = this.preprocessor.pos - t + 1;
		}, n.onParseError ? {
			missingSemicolonAfterCharacterReference: () => {
				this._err(d.missingSemicolonAfterCharacterReference, 1);
			},
			absenceOfDigitsInNumericCharacterReference: (e) => {
				this._err(d.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + e);
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
		for (let e = n.indexOf("\r"); e !== -1; e = n.indexOf("\r", e + 1)) n.charCodeAt(e + 1) !== l.LINE_FEED && (r++, i = Math.max(i, e));
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
			case S.TAG_OPEN:
			case S.RCDATA_LESS_THAN_SIGN:
			case S.RAWTEXT_LESS_THAN_SIGN:
			case S.SCRIPT_DATA_LESS_THAN_SIGN:
			case S.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
			case S.CDATA_SECTION_BRACKET: return e - 1;
			case S.END_TAG_OPEN:
			case S.MARKUP_DECLARATION_OPEN:
			case S.RCDATA_END_TAG_OPEN:
			case S.RCDATA_END_TAG_NAME:
			case S.RAWTEXT_END_TAG_OPEN:
			case S.RAWTEXT_END_TAG_NAME:
			case S.SCRIPT_DATA_END_TAG_OPEN:
			case S.SCRIPT_DATA_END_TAG_NAME:
			case S.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
			case S.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
			case S.CDATA_SECTION_END: return e - 2;
			case S.CHARACTER_REFERENCE: return this._isCharacterReferenceInAttribute() && t ? t.startOffset : this.preprocessor.droppedBufferSize + this.entityStartPos;
			case S.DOCTYPE:
			case S.BEFORE_DOCTYPE_NAME: return this.currentLocation.startOffset;
			default: return t && (this.state === S.TAG_NAME || this.state >= S.BEFORE_ATTRIBUTE_NAME && this.state <= S.BOGUS_COMMENT || this.state >= S.COMMENT_START && this.state <= S.BOGUS_DOCTYPE) ? t.startOffset : e;
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
		if (this.paused || this.active || !this.currentCharacterToken || this.currentToken || this.state === S.DOCTYPE || this.state === S.BEFORE_DOCTYPE_NAME || !this.preprocessor.willDropParsedChunk()) return;
		let e = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
		this.preprocessor.advance(), this.currentLocation = this.getCurrentLocation(e), this.preprocessor.retreat(1), this._emitCurrentCharacterToken(this.currentLocation), this._createCharacterToken(f.CHARACTER), this.preprocessor.dropParsedChunk(Math.max(e - 1, 0)), this.entityStartPos = this.preprocessor.pos + 1 - e;
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
			type: f.START_TAG,
			tagName: "",
			tagID: _.UNKNOWN,
			selfClosing: !1,
			ackSelfClosing: !1,
			attrs: [],
			location: this.getCurrentLocation(1)
		};
	}
	_createEndTagToken() {
		this._flushRun(""), this.currentToken = {
			type: f.END_TAG,
			tagName: "",
			tagID: _.UNKNOWN,
			selfClosing: !1,
			ackSelfClosing: !1,
			attrs: [],
			location: this.getCurrentLocation(2)
		};
	}
	_createCommentToken(e) {
		this._flushRun(""), this.currentToken = {
			type: f.COMMENT,
			data: "",
			location: this.getCurrentLocation(e)
		};
	}
	_createDoctypeToken(e) {
		this._flushRun(""), this.currentToken = {
			type: f.DOCTYPE,
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
		if (r === null ? (i = getTokenAttr(t, n) !== null, !i && t.attrs.length === 64 && (this.currentAttrNames = new Set(t.attrs.map((e) => e.name)).add(n))) : (i = r.has(n), i || r.add(n)), i) this._err(d.duplicateAttribute);
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
		this.runStart = this.runEnd, r === null ? this.currentCharacterToken.chars += n : r.type === f.COMMENT ? r.data += n : this.currentAttr.value += n;
	}
	_extendRun(e) {
		let { preprocessor: t } = this;
		if (e === l.LINE_FEED && t.html.charCodeAt(t.pos) !== l.LINE_FEED) this._flushRun("\n"), this.runStart = t.pos + 1;
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
		this.currentAttrNames = null, this.prepareToken(e), e.tagID = getTagID(e.tagName), e.type === f.START_TAG ? (this.lastStartTagName = e.tagName, this.handler.onStartTag(e)) : (e.attrs.length > 0 && this._err(d.endTagWithAttributes), e.selfClosing && this._err(d.endTagWithTrailingSolidus), this.handler.onEndTag(e)), this.preprocessor.dropParsedChunk();
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
				case f.CHARACTER:
					this.handler.onCharacter(this.currentCharacterToken);
					break;
				case f.NULL_CHARACTER:
					this.handler.onNullCharacter(this.currentCharacterToken);
					break;
				case f.WHITESPACE_CHARACTER: this.handler.onWhitespaceCharacter(this.currentCharacterToken);
			}
			this.currentCharacterToken = null;
		}
	}
	_emitEOFToken() {
		let e = this.getCurrentLocation(0);
		e && (e.endLine = e.startLine, e.endCol = e.startCol, e.endOffset = e.startOffset), this._emitCurrentCharacterToken(this.currentToken?.location ?? e), this.handler.onEof({
			type: f.EOF,
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
		let t = isWhitespace(e) ? f.WHITESPACE_CHARACTER : e === l.NULL ? f.NULL_CHARACTER : f.CHARACTER, n = this.currentCharacterToken;
		(n === null || n.type !== t) && this._ensureCharacterToken(t), this._extendRun(e);
	}
	_emitChars(e, t = 0) {
		this.options.sourceCodeLocationInfo && t !== 0 && this.currentCharacterToken && this.currentCharacterToken.type !== f.CHARACTER ? (this.currentLocation = this.getCurrentLocation(e.length - 1 - t), this._emitCurrentCharacterToken(this.currentLocation), this._createCharacterToken(f.CHARACTER)) : this._ensureCharacterToken(f.CHARACTER), this._extendRunWith(e, t);
	}
	_startCharacterReference() {
		this.returnState = this.state, this.state = S.CHARACTER_REFERENCE, this.entityStartPos = this.preprocessor.pos, this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? s.Attribute : s.Legacy);
	}
	_isCharacterReferenceInAttribute() {
		return this.returnState === S.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === S.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === S.ATTRIBUTE_VALUE_UNQUOTED;
	}
	_flushCodePointConsumedAsCharacterReference(e) {
		this._isCharacterReferenceInAttribute() ? this._extendRun(e) : this._emitCodePoint(e);
	}
	_callState(e) {
		switch (this.state) {
			case S.DATA:
				this._stateData(e);
				break;
			case S.RCDATA:
				this._stateRcdata(e);
				break;
			case S.RAWTEXT:
				this._stateRawtext(e);
				break;
			case S.SCRIPT_DATA:
				this._stateScriptData(e);
				break;
			case S.PLAINTEXT:
				this._statePlaintext(e);
				break;
			case S.TAG_OPEN:
				this._stateTagOpen(e);
				break;
			case S.END_TAG_OPEN:
				this._stateEndTagOpen(e);
				break;
			case S.TAG_NAME:
				this._stateTagName(e);
				break;
			case S.RCDATA_LESS_THAN_SIGN:
				this._stateRcdataLessThanSign(e);
				break;
			case S.RCDATA_END_TAG_OPEN:
				this._stateRcdataEndTagOpen(e);
				break;
			case S.RCDATA_END_TAG_NAME:
				this._stateRcdataEndTagName(e);
				break;
			case S.RAWTEXT_LESS_THAN_SIGN:
				this._stateRawtextLessThanSign(e);
				break;
			case S.RAWTEXT_END_TAG_OPEN:
				this._stateRawtextEndTagOpen(e);
				break;
			case S.RAWTEXT_END_TAG_NAME:
				this._stateRawtextEndTagName(e);
				break;
			case S.SCRIPT_DATA_LESS_THAN_SIGN:
				this._stateScriptDataLessThanSign(e);
				break;
			case S.SCRIPT_DATA_END_TAG_OPEN:
				this._stateScriptDataEndTagOpen(e);
				break;
			case S.SCRIPT_DATA_END_TAG_NAME:
				this._stateScriptDataEndTagName(e);
				break;
			case S.SCRIPT_DATA_ESCAPE_START:
				this._stateScriptDataEscapeStart(e);
				break;
			case S.SCRIPT_DATA_ESCAPE_START_DASH:
				this._stateScriptDataEscapeStartDash(e);
				break;
			case S.SCRIPT_DATA_ESCAPED:
				this._stateScriptDataEscaped(e);
				break;
			case S.SCRIPT_DATA_ESCAPED_DASH:
				this._stateScriptDataEscapedDash(e);
				break;
			case S.SCRIPT_DATA_ESCAPED_DASH_DASH:
				this._stateScriptDataEscapedDashDash(e);
				break;
			case S.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
				this._stateScriptDataEscapedLessThanSign(e);
				break;
			case S.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
				this._stateScriptDataEscapedEndTagOpen(e);
				break;
			case S.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
				this._stateScriptDataEscapedEndTagName(e);
				break;
			case S.SCRIPT_DATA_DOUBLE_ESCAPE_START:
				this._stateScriptDataDoubleEscapeStart(e);
				break;
			case S.SCRIPT_DATA_DOUBLE_ESCAPED:
				this._stateScriptDataDoubleEscaped(e);
				break;
			case S.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
				this._stateScriptDataDoubleEscapedDash(e);
				break;
			case S.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
				this._stateScriptDataDoubleEscapedDashDash(e);
				break;
			case S.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
				this._stateScriptDataDoubleEscapedLessThanSign(e);
				break;
			case S.SCRIPT_DATA_DOUBLE_ESCAPE_END:
				this._stateScriptDataDoubleEscapeEnd(e);
				break;
			case S.BEFORE_ATTRIBUTE_NAME:
				this._stateBeforeAttributeName(e);
				break;
			case S.ATTRIBUTE_NAME:
				this._stateAttributeName(e);
				break;
			case S.AFTER_ATTRIBUTE_NAME:
				this._stateAfterAttributeName(e);
				break;
			case S.BEFORE_ATTRIBUTE_VALUE:
				this._stateBeforeAttributeValue(e);
				break;
			case S.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
				this._stateAttributeValueDoubleQuoted(e);
				break;
			case S.ATTRIBUTE_VALUE_SINGLE_QUOTED:
				this._stateAttributeValueSingleQuoted(e);
				break;
			case S.ATTRIBUTE_VALUE_UNQUOTED:
				this._stateAttributeValueUnquoted(e);
				break;
			case S.AFTER_ATTRIBUTE_VALUE_QUOTED:
				this._stateAfterAttributeValueQuoted(e);
				break;
			case S.SELF_CLOSING_START_TAG:
				this._stateSelfClosingStartTag(e);
				break;
			case S.BOGUS_COMMENT:
				this._stateBogusComment(e);
				break;
			case S.MARKUP_DECLARATION_OPEN:
				this._stateMarkupDeclarationOpen(e);
				break;
			case S.COMMENT_START:
				this._stateCommentStart(e);
				break;
			case S.COMMENT_START_DASH:
				this._stateCommentStartDash(e);
				break;
			case S.COMMENT:
				this._stateComment(e);
				break;
			case S.COMMENT_LESS_THAN_SIGN:
				this._stateCommentLessThanSign(e);
				break;
			case S.COMMENT_LESS_THAN_SIGN_BANG:
				this._stateCommentLessThanSignBang(e);
				break;
			case S.COMMENT_LESS_THAN_SIGN_BANG_DASH:
				this._stateCommentLessThanSignBangDash(e);
				break;
			case S.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
				this._stateCommentLessThanSignBangDashDash(e);
				break;
			case S.COMMENT_END_DASH:
				this._stateCommentEndDash(e);
				break;
			case S.COMMENT_END:
				this._stateCommentEnd(e);
				break;
			case S.COMMENT_END_BANG:
				this._stateCommentEndBang(e);
				break;
			case S.DOCTYPE:
				this._stateDoctype(e);
				break;
			case S.BEFORE_DOCTYPE_NAME:
				this._stateBeforeDoctypeName(e);
				break;
			case S.DOCTYPE_NAME:
				this._stateDoctypeName(e);
				break;
			case S.AFTER_DOCTYPE_NAME:
				this._stateAfterDoctypeName(e);
				break;
			case S.AFTER_DOCTYPE_PUBLIC_KEYWORD:
				this._stateAfterDoctypePublicKeyword(e);
				break;
			case S.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
				this._stateBeforeDoctypePublicIdentifier(e);
				break;
			case S.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
				this._stateDoctypePublicIdentifierDoubleQuoted(e);
				break;
			case S.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
				this._stateDoctypePublicIdentifierSingleQuoted(e);
				break;
			case S.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
				this._stateAfterDoctypePublicIdentifier(e);
				break;
			case S.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
				this._stateBetweenDoctypePublicAndSystemIdentifiers(e);
				break;
			case S.AFTER_DOCTYPE_SYSTEM_KEYWORD:
				this._stateAfterDoctypeSystemKeyword(e);
				break;
			case S.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
				this._stateBeforeDoctypeSystemIdentifier(e);
				break;
			case S.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
				this._stateDoctypeSystemIdentifierDoubleQuoted(e);
				break;
			case S.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
				this._stateDoctypeSystemIdentifierSingleQuoted(e);
				break;
			case S.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
				this._stateAfterDoctypeSystemIdentifier(e);
				break;
			case S.BOGUS_DOCTYPE:
				this._stateBogusDoctype(e);
				break;
			case S.CDATA_SECTION:
				this._stateCdataSection(e);
				break;
			case S.CDATA_SECTION_BRACKET:
				this._stateCdataSectionBracket(e);
				break;
			case S.CDATA_SECTION_END:
				this._stateCdataSectionEnd(e);
				break;
			case S.CHARACTER_REFERENCE:
				this._stateCharacterReference();
				break;
			case S.AMBIGUOUS_AMPERSAND:
				this._stateAmbiguousAmpersand(e);
				break;
			default: throw Error("Unknown state");
		}
	}
	_stateData(e) {
		switch (e) {
			case l.LESS_THAN_SIGN:
				this.state = S.TAG_OPEN;
				break;
			case l.AMPERSAND:
				this._startCharacterReference();
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._emitCodePoint(e);
				break;
			case l.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateRcdata(e) {
		switch (e) {
			case l.AMPERSAND:
				this._startCharacterReference();
				break;
			case l.LESS_THAN_SIGN:
				this.state = S.RCDATA_LESS_THAN_SIGN;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._emitChars("�");
				break;
			case l.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateRawtext(e) {
		switch (e) {
			case l.LESS_THAN_SIGN:
				this.state = S.RAWTEXT_LESS_THAN_SIGN;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._emitChars("�");
				break;
			case l.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateScriptData(e) {
		switch (e) {
			case l.LESS_THAN_SIGN:
				this.state = S.SCRIPT_DATA_LESS_THAN_SIGN;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._emitChars("�");
				break;
			case l.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_statePlaintext(e) {
		switch (e) {
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._emitChars("�");
				break;
			case l.EOF:
				this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateTagOpen(e) {
		if (isAsciiLetter(e)) this._createStartTagToken(), this.state = S.TAG_NAME, this._stateTagName(e);
		else switch (e) {
			case l.EXCLAMATION_MARK:
				this.state = S.MARKUP_DECLARATION_OPEN;
				break;
			case l.SOLIDUS:
				this.state = S.END_TAG_OPEN;
				break;
			case l.QUESTION_MARK:
				this._err(d.unexpectedQuestionMarkInsteadOfTagName), this._createCommentToken(1), this.state = S.BOGUS_COMMENT, this._stateBogusComment(e);
				break;
			case l.EOF:
				this._err(d.eofBeforeTagName), this._emitChars("<", -1), this._emitEOFToken();
				break;
			default: this._err(d.invalidFirstCharacterOfTagName), this._emitChars("<", -1), this.state = S.DATA, this._stateData(e);
		}
	}
	_stateEndTagOpen(e) {
		if (isAsciiLetter(e)) this._createEndTagToken(), this.state = S.TAG_NAME, this._stateTagName(e);
		else switch (e) {
			case l.GREATER_THAN_SIGN:
				this._err(d.missingEndTagName), this.state = S.DATA;
				break;
			case l.EOF:
				this._err(d.eofBeforeTagName), this._emitChars("</", -1), this._emitEOFToken();
				break;
			default: this._err(d.invalidFirstCharacterOfTagName), this._createCommentToken(2), this.state = S.BOGUS_COMMENT, this._stateBogusComment(e);
		}
	}
	_stateTagName(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
				this.state = S.BEFORE_ATTRIBUTE_NAME;
				break;
			case l.SOLIDUS:
				this.state = S.SELF_CLOSING_START_TAG;
				break;
			case l.GREATER_THAN_SIGN:
				this.state = S.DATA, this.emitCurrentTagToken();
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), t.tagName += "�";
				break;
			case l.EOF:
				this._err(d.eofInTag), this._emitEOFToken();
				break;
			default: t.tagName += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
		}
	}
	_stateRcdataLessThanSign(e) {
		e === l.SOLIDUS ? this.state = S.RCDATA_END_TAG_OPEN : (this._emitChars("<", -1), this.state = S.RCDATA, this._stateRcdata(e));
	}
	_stateRcdataEndTagOpen(e) {
		isAsciiLetter(e) ? (this.state = S.RCDATA_END_TAG_NAME, this._stateRcdataEndTagName(e)) : (this._emitChars("</", -1), this.state = S.RCDATA, this._stateRcdata(e));
	}
	handleSpecialEndTag(e) {
		if (!this.preprocessor.startsWith(this.lastStartTagName, !1)) return !this._ensureHibernation();
		this._createEndTagToken();
		let t = this.currentToken;
		switch (t.tagName = this.lastStartTagName, this.preprocessor.peek(this.lastStartTagName.length)) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: return this._advanceBy(this.lastStartTagName.length), this.state = S.BEFORE_ATTRIBUTE_NAME, !1;
			case l.SOLIDUS: return this._advanceBy(this.lastStartTagName.length), this.state = S.SELF_CLOSING_START_TAG, !1;
			case l.GREATER_THAN_SIGN: return this._advanceBy(this.lastStartTagName.length), this.emitCurrentTagToken(), this.state = S.DATA, !1;
			default: return this.currentToken = null, !this._ensureHibernation();
		}
	}
	_stateRcdataEndTagName(e) {
		this.handleSpecialEndTag(e) && (this._emitChars("</", -1), this.state = S.RCDATA, this._stateRcdata(e));
	}
	_stateRawtextLessThanSign(e) {
		e === l.SOLIDUS ? this.state = S.RAWTEXT_END_TAG_OPEN : (this._emitChars("<", -1), this.state = S.RAWTEXT, this._stateRawtext(e));
	}
	_stateRawtextEndTagOpen(e) {
		isAsciiLetter(e) ? (this.state = S.RAWTEXT_END_TAG_NAME, this._stateRawtextEndTagName(e)) : (this._emitChars("</", -1), this.state = S.RAWTEXT, this._stateRawtext(e));
	}
	_stateRawtextEndTagName(e) {
		this.handleSpecialEndTag(e) && (this._emitChars("</", -1), this.state = S.RAWTEXT, this._stateRawtext(e));
	}
	_stateScriptDataLessThanSign(e) {
		switch (e) {
			case l.SOLIDUS:
				this.state = S.SCRIPT_DATA_END_TAG_OPEN;
				break;
			case l.EXCLAMATION_MARK:
				this.state = S.SCRIPT_DATA_ESCAPE_START, this._emitChars("<!");
				break;
			default: this._emitChars("<", -1), this.state = S.SCRIPT_DATA, this._stateScriptData(e);
		}
	}
	_stateScriptDataEndTagOpen(e) {
		isAsciiLetter(e) ? (this.state = S.SCRIPT_DATA_END_TAG_NAME, this._stateScriptDataEndTagName(e)) : (this._emitChars("</", -1), this.state = S.SCRIPT_DATA, this._stateScriptData(e));
	}
	_stateScriptDataEndTagName(e) {
		this.handleSpecialEndTag(e) && (this._emitChars("</", -1), this.state = S.SCRIPT_DATA, this._stateScriptData(e));
	}
	_stateScriptDataEscapeStart(e) {
		e === l.HYPHEN_MINUS ? (this.state = S.SCRIPT_DATA_ESCAPE_START_DASH, this._emitChars("-")) : (this.state = S.SCRIPT_DATA, this._stateScriptData(e));
	}
	_stateScriptDataEscapeStartDash(e) {
		e === l.HYPHEN_MINUS ? (this.state = S.SCRIPT_DATA_ESCAPED_DASH_DASH, this._emitChars("-")) : (this.state = S.SCRIPT_DATA, this._stateScriptData(e));
	}
	_stateScriptDataEscaped(e) {
		switch (e) {
			case l.HYPHEN_MINUS:
				this.state = S.SCRIPT_DATA_ESCAPED_DASH, this._emitChars("-");
				break;
			case l.LESS_THAN_SIGN:
				this.state = S.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._emitChars("�");
				break;
			case l.EOF:
				this._err(d.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateScriptDataEscapedDash(e) {
		switch (e) {
			case l.HYPHEN_MINUS:
				this.state = S.SCRIPT_DATA_ESCAPED_DASH_DASH, this._emitChars("-");
				break;
			case l.LESS_THAN_SIGN:
				this.state = S.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this.state = S.SCRIPT_DATA_ESCAPED, this._emitChars("�");
				break;
			case l.EOF:
				this._err(d.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this.state = S.SCRIPT_DATA_ESCAPED, this._emitCodePoint(e);
		}
	}
	_stateScriptDataEscapedDashDash(e) {
		switch (e) {
			case l.HYPHEN_MINUS:
				this._emitChars("-");
				break;
			case l.LESS_THAN_SIGN:
				this.state = S.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
				break;
			case l.GREATER_THAN_SIGN:
				this.state = S.SCRIPT_DATA, this._emitChars(">");
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this.state = S.SCRIPT_DATA_ESCAPED, this._emitChars("�");
				break;
			case l.EOF:
				this._err(d.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this.state = S.SCRIPT_DATA_ESCAPED, this._emitCodePoint(e);
		}
	}
	_stateScriptDataEscapedLessThanSign(e) {
		e === l.SOLIDUS ? this.state = S.SCRIPT_DATA_ESCAPED_END_TAG_OPEN : isAsciiLetter(e) ? (this._emitChars("<", -1), this.state = S.SCRIPT_DATA_DOUBLE_ESCAPE_START, this._stateScriptDataDoubleEscapeStart(e)) : (this._emitChars("<", -1), this.state = S.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
	}
	_stateScriptDataEscapedEndTagOpen(e) {
		isAsciiLetter(e) ? (this.state = S.SCRIPT_DATA_ESCAPED_END_TAG_NAME, this._stateScriptDataEscapedEndTagName(e)) : (this._emitChars("</", -1), this.state = S.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
	}
	_stateScriptDataEscapedEndTagName(e) {
		this.handleSpecialEndTag(e) && (this._emitChars("</", -1), this.state = S.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
	}
	_stateScriptDataDoubleEscapeStart(e) {
		if (this.preprocessor.startsWith(u.SCRIPT, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(u.SCRIPT.length))) {
			this._emitCodePoint(e);
			for (let e = 0; e < u.SCRIPT.length; e++) this._emitCodePoint(this._consume());
			this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED;
		} else this._ensureHibernation() || (this.state = S.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(e));
	}
	_stateScriptDataDoubleEscaped(e) {
		switch (e) {
			case l.HYPHEN_MINUS:
				this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED_DASH, this._emitChars("-");
				break;
			case l.LESS_THAN_SIGN:
				this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._emitChars("�");
				break;
			case l.EOF:
				this._err(d.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateScriptDataDoubleEscapedDash(e) {
		switch (e) {
			case l.HYPHEN_MINUS:
				this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH, this._emitChars("-");
				break;
			case l.LESS_THAN_SIGN:
				this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitChars("�");
				break;
			case l.EOF:
				this._err(d.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitCodePoint(e);
		}
	}
	_stateScriptDataDoubleEscapedDashDash(e) {
		switch (e) {
			case l.HYPHEN_MINUS:
				this._emitChars("-");
				break;
			case l.LESS_THAN_SIGN:
				this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
				break;
			case l.GREATER_THAN_SIGN:
				this.state = S.SCRIPT_DATA, this._emitChars(">");
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitChars("�");
				break;
			case l.EOF:
				this._err(d.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
				break;
			default: this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitCodePoint(e);
		}
	}
	_stateScriptDataDoubleEscapedLessThanSign(e) {
		e === l.SOLIDUS ? (this.state = S.SCRIPT_DATA_DOUBLE_ESCAPE_END, this._emitChars("/")) : (this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED, this._stateScriptDataDoubleEscaped(e));
	}
	_stateScriptDataDoubleEscapeEnd(e) {
		if (this.preprocessor.startsWith(u.SCRIPT, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(u.SCRIPT.length))) {
			this._emitCodePoint(e);
			for (let e = 0; e < u.SCRIPT.length; e++) this._emitCodePoint(this._consume());
			this.state = S.SCRIPT_DATA_ESCAPED;
		} else this._ensureHibernation() || (this.state = S.SCRIPT_DATA_DOUBLE_ESCAPED, this._stateScriptDataDoubleEscaped(e));
	}
	_stateBeforeAttributeName(e) {
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.SOLIDUS:
			case l.GREATER_THAN_SIGN:
			case l.EOF:
				this.state = S.AFTER_ATTRIBUTE_NAME, this._stateAfterAttributeName(e);
				break;
			case l.EQUALS_SIGN:
				this._err(d.unexpectedEqualsSignBeforeAttributeName), this._createAttr("="), this.state = S.ATTRIBUTE_NAME;
				break;
			default: this._createAttr(""), this.state = S.ATTRIBUTE_NAME, this._stateAttributeName(e);
		}
	}
	_stateAttributeName(e) {
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
			case l.SOLIDUS:
			case l.GREATER_THAN_SIGN:
			case l.EOF:
				this._leaveAttrName(), this.state = S.AFTER_ATTRIBUTE_NAME, this._stateAfterAttributeName(e);
				break;
			case l.EQUALS_SIGN:
				this._leaveAttrName(), this.state = S.BEFORE_ATTRIBUTE_VALUE;
				break;
			case l.QUOTATION_MARK:
			case l.APOSTROPHE:
			case l.LESS_THAN_SIGN:
				this._err(d.unexpectedCharacterInAttributeName), this.currentAttr.name += String.fromCodePoint(e);
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this.currentAttr.name += "�";
				break;
			default: this.currentAttr.name += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
		}
	}
	_stateAfterAttributeName(e) {
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.SOLIDUS:
				this.state = S.SELF_CLOSING_START_TAG;
				break;
			case l.EQUALS_SIGN:
				this.state = S.BEFORE_ATTRIBUTE_VALUE;
				break;
			case l.GREATER_THAN_SIGN:
				this.state = S.DATA, this.emitCurrentTagToken();
				break;
			case l.EOF:
				this._err(d.eofInTag), this._emitEOFToken();
				break;
			default: this._createAttr(""), this.state = S.ATTRIBUTE_NAME, this._stateAttributeName(e);
		}
	}
	_stateBeforeAttributeValue(e) {
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.QUOTATION_MARK:
				this.state = S.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
				break;
			case l.APOSTROPHE:
				this.state = S.ATTRIBUTE_VALUE_SINGLE_QUOTED;
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.missingAttributeValue), this.state = S.DATA, this.emitCurrentTagToken();
				break;
			default: this.state = S.ATTRIBUTE_VALUE_UNQUOTED, this._stateAttributeValueUnquoted(e);
		}
	}
	_stateAttributeValueDoubleQuoted(e) {
		switch (e) {
			case l.QUOTATION_MARK:
				this.state = S.AFTER_ATTRIBUTE_VALUE_QUOTED;
				break;
			case l.AMPERSAND:
				this._startCharacterReference();
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			case l.EOF:
				this._err(d.eofInTag), this._emitEOFToken();
				break;
			default: this._extendRun(e);
		}
	}
	_stateAttributeValueSingleQuoted(e) {
		switch (e) {
			case l.APOSTROPHE:
				this.state = S.AFTER_ATTRIBUTE_VALUE_QUOTED;
				break;
			case l.AMPERSAND:
				this._startCharacterReference();
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			case l.EOF:
				this._err(d.eofInTag), this._emitEOFToken();
				break;
			default: this._extendRun(e);
		}
	}
	_stateAttributeValueUnquoted(e) {
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
				this._leaveAttrValue(), this.state = S.BEFORE_ATTRIBUTE_NAME;
				break;
			case l.AMPERSAND:
				this._startCharacterReference();
				break;
			case l.GREATER_THAN_SIGN:
				this._leaveAttrValue(), this.state = S.DATA, this.emitCurrentTagToken();
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			case l.QUOTATION_MARK:
			case l.APOSTROPHE:
			case l.LESS_THAN_SIGN:
			case l.EQUALS_SIGN:
			case l.GRAVE_ACCENT:
				this._err(d.unexpectedCharacterInUnquotedAttributeValue), this._extendRun(e);
				break;
			case l.EOF:
				this._err(d.eofInTag), this._emitEOFToken();
				break;
			default: this._extendRun(e);
		}
	}
	_stateAfterAttributeValueQuoted(e) {
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
				this._leaveAttrValue(), this.state = S.BEFORE_ATTRIBUTE_NAME;
				break;
			case l.SOLIDUS:
				this._leaveAttrValue(), this.state = S.SELF_CLOSING_START_TAG;
				break;
			case l.GREATER_THAN_SIGN:
				this._leaveAttrValue(), this.state = S.DATA, this.emitCurrentTagToken();
				break;
			case l.EOF:
				this._err(d.eofInTag), this._emitEOFToken();
				break;
			default: this._err(d.missingWhitespaceBetweenAttributes), this._leaveAttrValue(), this.state = S.BEFORE_ATTRIBUTE_NAME, this._stateBeforeAttributeName(e);
		}
	}
	_stateSelfClosingStartTag(e) {
		switch (e) {
			case l.GREATER_THAN_SIGN: {
				let e = this.currentToken;
				e.selfClosing = !0, this.state = S.DATA, this.emitCurrentTagToken();
				break;
			}
			case l.EOF:
				this._err(d.eofInTag), this._emitEOFToken();
				break;
			default: this._err(d.unexpectedSolidusInTag), this.state = S.BEFORE_ATTRIBUTE_NAME, this._stateBeforeAttributeName(e);
		}
	}
	_stateBogusComment(e) {
		let t = this.currentToken;
		switch (e) {
			case l.GREATER_THAN_SIGN:
				this.state = S.DATA, this.emitCurrentComment(t);
				break;
			case l.EOF:
				this.emitCurrentComment(t), this._emitEOFToken();
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			default: this._extendRun(e);
		}
	}
	_stateMarkupDeclarationOpen(e) {
		this._consumeSequenceIfMatch(u.DASH_DASH, !0) ? (this._createCommentToken(u.DASH_DASH.length + 1), this.state = S.COMMENT_START) : this._consumeSequenceIfMatch(u.DOCTYPE, !1) ? (this.currentLocation = this.getCurrentLocation(u.DOCTYPE.length + 1), this.state = S.DOCTYPE) : this._consumeSequenceIfMatch(u.CDATA_START, !0) ? this.inForeignNode ? this.state = S.CDATA_SECTION : (this._err(d.cdataInHtmlContent), this._createCommentToken(u.CDATA_START.length + 1), this.currentToken.data = "[CDATA[", this.state = S.BOGUS_COMMENT) : this._ensureHibernation() || (this._err(d.incorrectlyOpenedComment), this._createCommentToken(2), this.state = S.BOGUS_COMMENT, this._stateBogusComment(e));
	}
	_stateCommentStart(e) {
		switch (e) {
			case l.HYPHEN_MINUS:
				this.state = S.COMMENT_START_DASH;
				break;
			case l.GREATER_THAN_SIGN: {
				this._err(d.abruptClosingOfEmptyComment), this.state = S.DATA;
				let e = this.currentToken;
				this.emitCurrentComment(e);
				break;
			}
			default: this.state = S.COMMENT, this._stateComment(e);
		}
	}
	_stateCommentStartDash(e) {
		let t = this.currentToken;
		switch (e) {
			case l.HYPHEN_MINUS:
				this.state = S.COMMENT_END;
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.abruptClosingOfEmptyComment), this.state = S.DATA, this.emitCurrentComment(t);
				break;
			case l.EOF:
				this._err(d.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRunWith("-", -1), this.state = S.COMMENT, this._stateComment(e);
		}
	}
	_stateComment(e) {
		let t = this.currentToken;
		switch (e) {
			case l.HYPHEN_MINUS:
				this.state = S.COMMENT_END_DASH;
				break;
			case l.LESS_THAN_SIGN:
				this._extendRunWith("<", 0), this.state = S.COMMENT_LESS_THAN_SIGN;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._extendRunWith("�", 0);
				break;
			case l.EOF:
				this._err(d.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRun(e);
		}
	}
	_stateCommentLessThanSign(e) {
		switch (e) {
			case l.EXCLAMATION_MARK:
				this._extendRunWith("!", 0), this.state = S.COMMENT_LESS_THAN_SIGN_BANG;
				break;
			case l.LESS_THAN_SIGN:
				this._extendRunWith("<", 0);
				break;
			default: this.state = S.COMMENT, this._stateComment(e);
		}
	}
	_stateCommentLessThanSignBang(e) {
		e === l.HYPHEN_MINUS ? this.state = S.COMMENT_LESS_THAN_SIGN_BANG_DASH : (this.state = S.COMMENT, this._stateComment(e));
	}
	_stateCommentLessThanSignBangDash(e) {
		e === l.HYPHEN_MINUS ? this.state = S.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH : (this.state = S.COMMENT_END_DASH, this._stateCommentEndDash(e));
	}
	_stateCommentLessThanSignBangDashDash(e) {
		e !== l.GREATER_THAN_SIGN && e !== l.EOF && this._err(d.nestedComment), this.state = S.COMMENT_END, this._stateCommentEnd(e);
	}
	_stateCommentEndDash(e) {
		let t = this.currentToken;
		switch (e) {
			case l.HYPHEN_MINUS:
				this.state = S.COMMENT_END;
				break;
			case l.EOF:
				this._err(d.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRunWith("-", -1), this.state = S.COMMENT, this._stateComment(e);
		}
	}
	_stateCommentEnd(e) {
		let t = this.currentToken;
		switch (e) {
			case l.GREATER_THAN_SIGN:
				this.state = S.DATA, this.emitCurrentComment(t);
				break;
			case l.EXCLAMATION_MARK:
				this.state = S.COMMENT_END_BANG;
				break;
			case l.HYPHEN_MINUS:
				this._extendRunWith("-", -2);
				break;
			case l.EOF:
				this._err(d.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRunWith("--", -1), this.state = S.COMMENT, this._stateComment(e);
		}
	}
	_stateCommentEndBang(e) {
		let t = this.currentToken;
		switch (e) {
			case l.HYPHEN_MINUS:
				this._extendRunWith("--!", -1), this.state = S.COMMENT_END_DASH;
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.incorrectlyClosedComment), this.state = S.DATA, this.emitCurrentComment(t);
				break;
			case l.EOF:
				this._err(d.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
				break;
			default: this._extendRunWith("--!", -1), this.state = S.COMMENT, this._stateComment(e);
		}
	}
	_stateDoctype(e) {
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
				this.state = S.BEFORE_DOCTYPE_NAME;
				break;
			case l.GREATER_THAN_SIGN:
				this.state = S.BEFORE_DOCTYPE_NAME, this._stateBeforeDoctypeName(e);
				break;
			case l.EOF: {
				this._err(d.eofInDoctype), this._createDoctypeToken(null);
				let e = this.currentToken;
				e.forceQuirks = !0, this.emitCurrentDoctype(e), this._emitEOFToken();
				break;
			}
			default: this._err(d.missingWhitespaceBeforeDoctypeName), this.state = S.BEFORE_DOCTYPE_NAME, this._stateBeforeDoctypeName(e);
		}
	}
	_stateBeforeDoctypeName(e) {
		if (isAsciiUpper(e)) this._createDoctypeToken(String.fromCharCode(toAsciiLower(e))), this.state = S.DOCTYPE_NAME;
		else switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), this._createDoctypeToken("�"), this.state = S.DOCTYPE_NAME;
				break;
			case l.GREATER_THAN_SIGN: {
				this._err(d.missingDoctypeName), this._createDoctypeToken(null);
				let e = this.currentToken;
				e.forceQuirks = !0, this.emitCurrentDoctype(e), this.state = S.DATA;
				break;
			}
			case l.EOF: {
				this._err(d.eofInDoctype), this._createDoctypeToken(null);
				let e = this.currentToken;
				e.forceQuirks = !0, this.emitCurrentDoctype(e), this._emitEOFToken();
				break;
			}
			default: this._createDoctypeToken(String.fromCodePoint(e)), this.state = S.DOCTYPE_NAME;
		}
	}
	_stateDoctypeName(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
				this.state = S.AFTER_DOCTYPE_NAME;
				break;
			case l.GREATER_THAN_SIGN:
				this.state = S.DATA, this.emitCurrentDoctype(t);
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), t.name += "�";
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.name += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
		}
	}
	_stateAfterDoctypeName(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.GREATER_THAN_SIGN:
				this.state = S.DATA, this.emitCurrentDoctype(t);
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._consumeSequenceIfMatch(u.PUBLIC, !1) ? this.state = S.AFTER_DOCTYPE_PUBLIC_KEYWORD : this._consumeSequenceIfMatch(u.SYSTEM, !1) ? this.state = S.AFTER_DOCTYPE_SYSTEM_KEYWORD : this._ensureHibernation() || (this._err(d.invalidCharacterSequenceAfterDoctypeName), t.forceQuirks = !0, this.state = S.BOGUS_DOCTYPE, this._stateBogusDoctype(e));
		}
	}
	_stateAfterDoctypePublicKeyword(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
				this.state = S.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
				break;
			case l.QUOTATION_MARK:
				this._err(d.missingWhitespaceAfterDoctypePublicKeyword), t.publicId = "", this.state = S.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case l.APOSTROPHE:
				this._err(d.missingWhitespaceAfterDoctypePublicKeyword), t.publicId = "", this.state = S.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.missingDoctypePublicIdentifier), t.forceQuirks = !0, this.state = S.DATA, this.emitCurrentDoctype(t);
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(d.missingQuoteBeforeDoctypePublicIdentifier), t.forceQuirks = !0, this.state = S.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateBeforeDoctypePublicIdentifier(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.QUOTATION_MARK:
				t.publicId = "", this.state = S.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case l.APOSTROPHE:
				t.publicId = "", this.state = S.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.missingDoctypePublicIdentifier), t.forceQuirks = !0, this.state = S.DATA, this.emitCurrentDoctype(t);
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(d.missingQuoteBeforeDoctypePublicIdentifier), t.forceQuirks = !0, this.state = S.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateDoctypePublicIdentifierDoubleQuoted(e) {
		let t = this.currentToken;
		switch (e) {
			case l.QUOTATION_MARK:
				this.state = S.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), t.publicId += "�";
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.abruptDoctypePublicIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), this.state = S.DATA;
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.publicId += String.fromCodePoint(e);
		}
	}
	_stateDoctypePublicIdentifierSingleQuoted(e) {
		let t = this.currentToken;
		switch (e) {
			case l.APOSTROPHE:
				this.state = S.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), t.publicId += "�";
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.abruptDoctypePublicIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), this.state = S.DATA;
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.publicId += String.fromCodePoint(e);
		}
	}
	_stateAfterDoctypePublicIdentifier(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
				this.state = S.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
				break;
			case l.GREATER_THAN_SIGN:
				this.state = S.DATA, this.emitCurrentDoctype(t);
				break;
			case l.QUOTATION_MARK:
				this._err(d.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers), t.systemId = "", this.state = S.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case l.APOSTROPHE:
				this._err(d.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers), t.systemId = "", this.state = S.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(d.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = S.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateBetweenDoctypePublicAndSystemIdentifiers(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.GREATER_THAN_SIGN:
				this.emitCurrentDoctype(t), this.state = S.DATA;
				break;
			case l.QUOTATION_MARK:
				t.systemId = "", this.state = S.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case l.APOSTROPHE:
				t.systemId = "", this.state = S.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(d.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = S.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateAfterDoctypeSystemKeyword(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED:
				this.state = S.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
				break;
			case l.QUOTATION_MARK:
				this._err(d.missingWhitespaceAfterDoctypeSystemKeyword), t.systemId = "", this.state = S.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case l.APOSTROPHE:
				this._err(d.missingWhitespaceAfterDoctypeSystemKeyword), t.systemId = "", this.state = S.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.missingDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = S.DATA, this.emitCurrentDoctype(t);
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(d.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = S.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateBeforeDoctypeSystemIdentifier(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.QUOTATION_MARK:
				t.systemId = "", this.state = S.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
				break;
			case l.APOSTROPHE:
				t.systemId = "", this.state = S.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.missingDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = S.DATA, this.emitCurrentDoctype(t);
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(d.missingQuoteBeforeDoctypeSystemIdentifier), t.forceQuirks = !0, this.state = S.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateDoctypeSystemIdentifierDoubleQuoted(e) {
		let t = this.currentToken;
		switch (e) {
			case l.QUOTATION_MARK:
				this.state = S.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), t.systemId += "�";
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.abruptDoctypeSystemIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), this.state = S.DATA;
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.systemId += String.fromCodePoint(e);
		}
	}
	_stateDoctypeSystemIdentifierSingleQuoted(e) {
		let t = this.currentToken;
		switch (e) {
			case l.APOSTROPHE:
				this.state = S.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter), t.systemId += "�";
				break;
			case l.GREATER_THAN_SIGN:
				this._err(d.abruptDoctypeSystemIdentifier), t.forceQuirks = !0, this.emitCurrentDoctype(t), this.state = S.DATA;
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: t.systemId += String.fromCodePoint(e);
		}
	}
	_stateAfterDoctypeSystemIdentifier(e) {
		let t = this.currentToken;
		switch (e) {
			case l.SPACE:
			case l.LINE_FEED:
			case l.TABULATION:
			case l.FORM_FEED: break;
			case l.GREATER_THAN_SIGN:
				this.emitCurrentDoctype(t), this.state = S.DATA;
				break;
			case l.EOF:
				this._err(d.eofInDoctype), t.forceQuirks = !0, this.emitCurrentDoctype(t), this._emitEOFToken();
				break;
			default: this._err(d.unexpectedCharacterAfterDoctypeSystemIdentifier), this.state = S.BOGUS_DOCTYPE, this._stateBogusDoctype(e);
		}
	}
	_stateBogusDoctype(e) {
		let t = this.currentToken;
		switch (e) {
			case l.GREATER_THAN_SIGN:
				this.emitCurrentDoctype(t), this.state = S.DATA;
				break;
			case l.NULL:
				this._err(d.unexpectedNullCharacter);
				break;
			case l.EOF: this.emitCurrentDoctype(t), this._emitEOFToken();
		}
	}
	_stateCdataSection(e) {
		switch (e) {
			case l.RIGHT_SQUARE_BRACKET:
				this.state = S.CDATA_SECTION_BRACKET;
				break;
			case l.EOF:
				this._err(d.eofInCdata), this._emitEOFToken();
				break;
			default: this._emitCodePoint(e);
		}
	}
	_stateCdataSectionBracket(e) {
		e === l.RIGHT_SQUARE_BRACKET ? this.state = S.CDATA_SECTION_END : (this._emitChars("]", -1), this.state = S.CDATA_SECTION, this._stateCdataSection(e));
	}
	_stateCdataSectionEnd(e) {
		switch (e) {
			case l.GREATER_THAN_SIGN:
				this.state = S.DATA;
				break;
			case l.RIGHT_SQUARE_BRACKET:
				this._emitChars("]", -2);
				break;
			default: this._emitChars("]]", -1), this.state = S.CDATA_SECTION, this._stateCdataSection(e);
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
		e === 0 ? (this.preprocessor.pos = this.entityStartPos, this._flushCodePointConsumedAsCharacterReference(l.AMPERSAND), this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? S.AMBIGUOUS_AMPERSAND : this.returnState) : this.state = this.returnState;
	}
	_stateAmbiguousAmpersand(e) {
		isAsciiAlphaNumeric(e) ? this._flushCodePointConsumedAsCharacterReference(e) : (e === l.SEMICOLON && this._err(d.unknownNamedCharacterReference), this.state = this.returnState, this._callState(e));
	}
};
// node_modules/parse5/dist/parser/open-element-stack.js
const w = new Set([
	_.DD,
	_.DT,
	_.LI,
	_.OPTGROUP,
	_.OPTION,
	_.P,
	_.RB,
	_.RP,
	_.RT,
	_.RTC
]), T = new Set([
	...w,
	_.CAPTION,
	_.COLGROUP,
	_.TBODY,
	_.TD,
	_.TFOOT,
	_.TH,
	_.THEAD,
	_.TR
]), E = [
	_.H1,
	_.H2,
	_.H3,
	_.H4,
	_.H5,
	_.H6
], D = [
	_.TBODY,
	_.TFOOT,
	_.THEAD
], O = [
	_.TR,
	_.TEMPLATE,
	_.HTML
], k = [
	...D,
	_.TEMPLATE,
	_.HTML
], A = [
	_.TABLE,
	_.TEMPLATE,
	_.HTML
], j = [_.TD, _.TH], M = new Uint8Array(768);
for (let [e, t] of [
	[p.HTML, 0],
	[p.SVG, 256],
	[p.MATHML, 512]
]) for (let n of b[e]) M[t + n] = e === p.HTML && (n === _.ADDRESS || n === _.DIV || n === _.P) ? 1 : 3;
for (let e of [
	_.APPLET,
	_.CAPTION,
	_.HTML,
	_.MARQUEE,
	_.OBJECT,
	_.TABLE,
	_.TD,
	_.TEMPLATE,
	_.TH,
	256 + _.DESC,
	256 + _.FOREIGN_OBJECT,
	256 + _.TITLE,
	512 + _.ANNOTATION_XML,
	512 + _.MI,
	512 + _.MN,
	512 + _.MO,
	512 + _.MS,
	512 + _.MTEXT
]) M[e] |= 28;
M[_.OL] |= 8, M[_.UL] |= 8, M[_.BUTTON] |= 16, M[_.TABLE] |= 32, M[_.HTML] |= 32;
const N = new Uint8Array(768);
for (let e of [
	_.A,
	_.B,
	_.BIG,
	_.CODE,
	_.EM,
	_.FONT,
	_.I,
	_.NOBR,
	_.S,
	_.SMALL,
	_.STRIKE,
	_.STRONG,
	_.TT,
	_.U
]) N[e] = 1;
function tagKey(e, t) {
	if (t === _.UNKNOWN) return -1;
	switch (e) {
		case p.HTML: return t;
		case p.SVG: return 256 + t;
		case p.MATHML: return 512 + t;
		default: return -1;
	}
}
var OpenElementStack = class {
	get currentTmplContentOrNode() {
		return this._isInTemplate() ? this.treeAdapter.getTemplateContent(this.current) : this.current;
	}
	constructor(e, t, n) {
		this.treeAdapter = t, this.handler = n, this.items = [], this.tagIDs = [], this.stackTop = -1, this.depth = 0, this.tmplCount = 0, this.currentTagId = _.UNKNOWN, this.indexed = !1, this.below = [], this.above = [], this.keys = [], this.keyPrev = [], this.keyNext = [], this.keyTops = new Int32Array(), this.specials = [], this.listItemBoundaries = [], this.scopeBoundaries = [], this.htmlSlots = [], this.formattingSlots = new Map(), this.current = e;
	}
	_indexOf(e) {
		if (this.indexed) {
			let t = this.formattingSlots.get(e);
			if (t !== void 0) return t;
			if (N[getTagID(this.treeAdapter.getTagName(e))]) return -1;
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
		return this.currentTagId === _.TEMPLATE && this.treeAdapter.getNamespaceURI(this.current) === p.HTML;
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
		this.keys[e] = a, this.keyPrev[e] = o, this.keyNext[e] = -1, o !== -1 && (this.keyNext[o] = e), this.keyTops[a] = e, this.above[e] = -1, this._link(e, t, i === p.HTML), N[r] && this.formattingSlots.set(n, e);
	}
	_link(e, t, n) {
		let r = this.keys[e], i = r < 768 ? M[r] : 0;
		this.below[e] = t, t === -1 ? (this.specials[e] = i & 1, this.listItemBoundaries[e] = (i & 2) >> 1, this.scopeBoundaries[e] = (i & 4) >> 2, this.htmlSlots[e] = n ? e : -1) : (this.above[t] = e, this.specials[e] = this.specials[t] + (i & 1), this.listItemBoundaries[e] = this.listItemBoundaries[t] + ((i & 2) >> 1), this.scopeBoundaries[e] = this.scopeBoundaries[t] + ((i & 4) >> 2), this.htmlSlots[e] = n ? e : this.htmlSlots[t]);
	}
	_unindex(e) {
		let t = this.keys[e], n = this.keyPrev[e], r = this.keyNext[e];
		n !== -1 && (this.keyNext[n] = r), r === -1 ? this.keyTops[t] = n : this.keyPrev[r] = n, N[this.tagIDs[e]] && this.formattingSlots.delete(this.items[e]);
	}
	_move(e, t) {
		let n = this.items[e], r = this.keys[e], i = this.keyPrev[e], a = this.keyNext[e];
		this.items[t] = n, this.tagIDs[t] = this.tagIDs[e], this.keys[t] = r, this.keyPrev[t] = i, this.keyNext[t] = a, i !== -1 && (this.keyNext[i] = t), a === -1 ? this.keyTops[r] = t : this.keyPrev[a] = t, N[this.tagIDs[t]] && this.formattingSlots.set(n, t);
	}
	indexOfTopmost(e) {
		if (this.indexed) return this.keyTops[e];
		for (let t = this.stackTop; t >= 0; t--) if (this.tagIDs[t] === e && this.treeAdapter.getNamespaceURI(this.items[t]) === p.HTML) return t;
		return -1;
	}
	indexOfTopmostOf(e) {
		if (this.indexed) {
			let t = -1;
			for (let n of e) this.keyTops[n] > t && (t = this.keyTops[n]);
			return t;
		}
		for (let t = this.stackTop; t >= 0; t--) if (e.includes(this.tagIDs[t]) && this.treeAdapter.getNamespaceURI(this.items[t]) === p.HTML) return t;
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
		for (; e >= 0 && this.treeAdapter.getNamespaceURI(this.items[e]) !== p.HTML;) e--;
		return e;
	}
	_hasAbove(e, t) {
		for (let n = this.stackTop; n > e; n--) {
			let e = tagKey(this.treeAdapter.getNamespaceURI(this.items[n]), this.tagIDs[n]);
			if (e !== -1 && M[e] & t) return !0;
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
		this.items[n] = t, this.indexed && N[this.tagIDs[n]] && (this.formattingSlots.delete(e), this.formattingSlots.set(t, n)), n === this.stackTop && (this.current = t);
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
		this.items[t] = n, this.tagIDs[t] = r, this.keys[t] = a, this.keyPrev[t] = d, this.keyNext[t] = l, d !== -1 && (this.keyNext[d] = t), l === -1 ? this.keyTops[a] = t : this.keyPrev[l] = t, N[r] && this.formattingSlots.set(n, t);
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
		this.shortenToLength(Math.max(this.indexOfTopmostOf(E), 0));
	}
	popUntilTableCellPopped() {
		this.shortenToLength(Math.max(this.indexOfTopmostOf(j), 0));
	}
	popAllUpToHtmlElement() {
		this.tmplCount = 0, this.shortenToLength(1);
	}
	clearBackToTableContext() {
		this.shortenToLength(this.indexOfTopmostOf(A) + 1);
	}
	clearBackToTableBodyContext() {
		this.shortenToLength(this.indexOfTopmostOf(k) + 1);
	}
	clearBackToTableRowContext() {
		this.shortenToLength(this.indexOfTopmostOf(O) + 1);
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
			let t = this.keys[e] < 768 ? M[this.keys[e]] : 0, n = this.below[e], r = this.above[e];
			if (this._unindex(e), this.items[e] = void 0, this.below[r] = n, n !== -1 && (this.above[n] = r), t !== 0) for (let e = r; e !== -1; e = this.above[e]) this.specials[e] -= t & 1, this.listItemBoundaries[e] -= (t & 2) >> 1, this.scopeBoundaries[e] -= (t & 4) >> 2;
			let i = n === -1 ? -1 : this.htmlSlots[n];
			for (let t = r; t !== -1 && this.htmlSlots[t] === e; t = this.above[t]) this.htmlSlots[t] = i;
		} else this.items.splice(e, 1), this.tagIDs.splice(e, 1), this.stackTop--, this._updateCurrentElement();
		this.handler.onItemPop(t, !1);
	}
	tryPeekProperlyNestedBodyElement() {
		return this.stackTop >= 1 && this.tagIDs[1] === _.BODY ? this.items[1] : null;
	}
	contains(e) {
		return this._indexOf(e) > -1;
	}
	getCommonAncestor(e) {
		let t = this._indexOf(e), n = t === -1 ? -1 : this.slotBelow(t);
		return n === -1 ? null : this.items[n];
	}
	isRootHtmlElementCurrent() {
		return this.stackTop === 0 && this.tagIDs[0] === _.HTML;
	}
	_isInScope(e, t) {
		let n = -1;
		switch (t) {
			case 8:
				n = Math.max(this.keyTops[_.OL], this.keyTops[_.UL]);
				break;
			case 16:
				n = this.keyTops[_.BUTTON];
				break;
			case 32: return n = Math.max(this.keyTops[_.TABLE], this.keyTops[_.HTML]), e === -1 ? n === -1 : e >= n;
		}
		return e === -1 ? n === -1 && (this.stackTop === -1 || this.scopeBoundaries[this.stackTop] === 0) : e >= n && this.scopeBoundaries[this.stackTop] === this.scopeBoundaries[e];
	}
	_scanScope(e, t, n, r) {
		for (let i = this.stackTop; i >= 0; i--) {
			let a = tagKey(this.treeAdapter.getNamespaceURI(this.items[i]), this.tagIDs[i]);
			if (a !== -1) {
				if ((t ? t.includes(a) : a === e) && (!r || this.items[i] === r)) return !0;
				if (M[a] & n) return !1;
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
		return this.indexed ? this._isInScope(this.indexOfTopmostOf(E), 4) : this._scanScope(_.UNKNOWN, E, 4);
	}
	hasInTableScope(e) {
		return this.indexed ? this._isInScope(this.keyTops[e], 32) : this._scanScope(e, null, 32);
	}
	hasTableBodyContextInTableScope() {
		return this.indexed ? this._isInScope(this.indexOfTopmostOf(D), 32) : this._scanScope(_.UNKNOWN, D, 32);
	}
	hasInSelectScope(e) {
		for (let t = this.stackTop; t >= 0; t = this.slotBelow(t)) if (this.treeAdapter.getNamespaceURI(this.items[t]) === p.HTML) switch (this.tagIDs[t]) {
			case e: return !0;
			case _.OPTION:
			case _.OPTGROUP: break;
			default: return !1;
		}
		return !0;
	}
	generateImpliedEndTags() {
		for (; this.currentTagId !== void 0 && w.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === p.HTML;) this.pop();
	}
	generateImpliedEndTagsThoroughly() {
		for (; this.currentTagId !== void 0 && T.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === p.HTML;) this.pop();
	}
	generateImpliedEndTagsWithExclusion(e) {
		for (; this.currentTagId !== void 0 && this.currentTagId !== e && T.has(this.currentTagId) && this.treeAdapter.getNamespaceURI(this.current) === p.HTML;) this.pop();
	}
}, P;
(function(e) {
	e[e.Marker = 0] = "Marker", e[e.Element = 1] = "Element";
})(P ||= {});
var FormattingElementList = class {
	constructor() {
		this.newest = null, this.bookmark = null, this.index = null, this.elementEntries = new Map();
	}
	_insertElementEntry(e, t, n) {
		let r = n === null ? null : n.newer, i = {
			type: P.Element,
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
		if (this.index === null) for (let e = this.newest; e !== null && e.type === P.Element; e = e.older) this.elementEntries.set(e.element, e);
		let e = {
			type: P.Marker,
			older: this.newest,
			newer: null,
			outerIndex: this.index
		};
		this.newest !== null && (this.newest.newer = e), this.newest = e, this.index = null;
	}
	pushElement(e, t) {
		if (this.index === null) {
			let e = null, t = 0;
			for (let n = this.newest; n !== null && n.type === P.Element; n = n.older) e = n, t++;
			if (t >= 3) {
				this.index = {
					arks: new Map(),
					tagNames: new Map()
				};
				for (let t = e; t !== null && t.type === P.Element; t = t.newer) this._addToIndex(this.index, t);
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
		for (; e !== null && e.type === P.Element; e = e.older) this.elementEntries.delete(e.element);
		this.newest = e === null ? null : e.older, this.index = e === null ? null : e.outerIndex, this.newest !== null && (this.newest.newer = null);
	}
	getElementEntryInScopeWithTagName(e) {
		if (this.index !== null) return this.index.tagNames.get(e)?.olderSameTag ?? null;
		for (let t = this.newest; t !== null && t.type === P.Element; t = t.older) if (t.token.tagName === e) return t;
		return null;
	}
	getElementEntry(e) {
		if (this.index === null) {
			for (let t = this.newest; t !== null && t.type === P.Element; t = t.older) if (t.element === e) return t;
		}
		return this.elementEntries.get(e);
	}
};
// node_modules/parse5/dist/tree-adapters/default.js
const F = new WeakMap(), I = {
	createDocument() {
		return {
			nodeName: "#document",
			mode: h.NO_QUIRKS,
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
			I.appendChild(e, i);
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
			if (I.isTextNode(n)) {
				n.value += t;
				return;
			}
		}
		I.appendChild(e, I.createTextNode(t));
	},
	insertTextBefore(e, t, n) {
		let { childNodes: r } = e, i = r[(r[r.length - 1] === n ? r.length - 1 : r.indexOf(n)) - 1];
		i && I.isTextNode(i) ? i.value += t : I.insertBefore(e, I.createTextNode(t), n);
	},
	adoptAttributes(e, t) {
		if (t.length === 0 || t === e.attrs) return;
		let n = F.get(e.attrs), r = n?.size === e.attrs.length && t.every(({ name: t }) => {
			let r = n.get(t);
			return r === void 0 || e.attrs[r]?.name === t;
		}), i = r ? n : new Map();
		if (!r) {
			for (let t = 0; t < e.attrs.length; t++) {
				let n = e.attrs[t];
				n !== void 0 && i.set(n.name, t);
			}
			F.set(e.attrs, i);
		}
		let a = e.attrs.length;
		for (let n = 0; n < t.length; n++) i.has(t[n].name) || e.attrs.push(t[n]);
		for (let t = a; t < e.attrs.length; t++) i.set(e.attrs[t].name, t);
		i.size !== e.attrs.length && F.delete(e.attrs);
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
}, L = "html", R = "+//silmaril//dtd html pro v0r11 19970101//,-//as//dtd html 3.0 aswedit + extensions//,-//advasoft ltd//dtd html 3.0 aswedit + extensions//,-//ietf//dtd html 2.0 level 1//,-//ietf//dtd html 2.0 level 2//,-//ietf//dtd html 2.0 strict level 1//,-//ietf//dtd html 2.0 strict level 2//,-//ietf//dtd html 2.0 strict//,-//ietf//dtd html 2.0//,-//ietf//dtd html 2.1e//,-//ietf//dtd html 3.0//,-//ietf//dtd html 3.2 final//,-//ietf//dtd html 3.2//,-//ietf//dtd html 3//,-//ietf//dtd html level 0//,-//ietf//dtd html level 1//,-//ietf//dtd html level 2//,-//ietf//dtd html level 3//,-//ietf//dtd html strict level 0//,-//ietf//dtd html strict level 1//,-//ietf//dtd html strict level 2//,-//ietf//dtd html strict level 3//,-//ietf//dtd html strict//,-//ietf//dtd html//,-//metrius//dtd metrius presentational//,-//microsoft//dtd internet explorer 2.0 html strict//,-//microsoft//dtd internet explorer 2.0 html//,-//microsoft//dtd internet explorer 2.0 tables//,-//microsoft//dtd internet explorer 3.0 html strict//,-//microsoft//dtd internet explorer 3.0 html//,-//microsoft//dtd internet explorer 3.0 tables//,-//netscape comm. corp.//dtd html//,-//netscape comm. corp.//dtd strict html//,-//o'reilly and associates//dtd html 2.0//,-//o'reilly and associates//dtd html extended 1.0//,-//o'reilly and associates//dtd html extended relaxed 1.0//,-//sq//dtd html 2.0 hotmetal + extensions//,-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//,-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//,-//spyglass//dtd html 2.0 extended//,-//sun microsystems corp.//dtd hotjava html//,-//sun microsystems corp.//dtd hotjava strict html//,-//w3c//dtd html 3 1995-03-24//,-//w3c//dtd html 3.2 draft//,-//w3c//dtd html 3.2 final//,-//w3c//dtd html 3.2//,-//w3c//dtd html 3.2s draft//,-//w3c//dtd html 4.0 frameset//,-//w3c//dtd html 4.0 transitional//,-//w3c//dtd html experimental 19960712//,-//w3c//dtd html experimental 970421//,-//w3c//dtd w3 html//,-//w3o//dtd w3 html 3.0//,-//webtechs//dtd mozilla html 2.0//,-//webtechs//dtd mozilla html//".split(","), z = [
	...R,
	"-//w3c//dtd html 4.01 frameset//",
	"-//w3c//dtd html 4.01 transitional//"
], ee = new Set([
	"-//w3o//dtd w3 html strict 3.0//en//",
	"-/w3c/dtd html 4.0 transitional/en",
	"html"
]), B = ["-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//"], V = [
	...B,
	"-//w3c//dtd html 4.01 frameset//",
	"-//w3c//dtd html 4.01 transitional//"
];
function hasPrefix(e, t) {
	return t.some((t) => e.startsWith(t));
}
function isConforming(e) {
	return e.name === L && e.publicId === null && (e.systemId === null || e.systemId === "about:legacy-compat");
}
function getDocumentMode(e) {
	if (e.name !== L) return h.QUIRKS;
	let { systemId: t } = e;
	if (t && t.toLowerCase() === "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd") return h.QUIRKS;
	let { publicId: n } = e;
	if (n !== null) {
		if (n = n.toLowerCase(), ee.has(n)) return h.QUIRKS;
		let e = t === null ? z : R;
		if (hasPrefix(n, e)) return h.QUIRKS;
		if (e = t === null ? B : V, hasPrefix(n, e)) return h.LIMITED_QUIRKS;
	}
	return h.NO_QUIRKS;
}
// node_modules/parse5/dist/common/foreign-content.js
const H = {
	TEXT_HTML: "text/html",
	APPLICATION_XML: "application/xhtml+xml"
}, U = new Map("attributeName.attributeType.baseFrequency.baseProfile.calcMode.clipPathUnits.diffuseConstant.edgeMode.filterUnits.glyphRef.gradientTransform.gradientUnits.kernelMatrix.kernelUnitLength.keyPoints.keySplines.keyTimes.lengthAdjust.limitingConeAngle.markerHeight.markerUnits.markerWidth.maskContentUnits.maskUnits.numOctaves.pathLength.patternContentUnits.patternTransform.patternUnits.pointsAtX.pointsAtY.pointsAtZ.preserveAlpha.preserveAspectRatio.primitiveUnits.refX.refY.repeatCount.repeatDur.requiredExtensions.requiredFeatures.specularConstant.specularExponent.spreadMethod.startOffset.stdDeviation.stitchTiles.surfaceScale.systemLanguage.tableValues.targetX.targetY.textLength.viewBox.viewTarget.xChannelSelector.yChannelSelector.zoomAndPan".split(".").map((e) => [e.toLowerCase(), e])), W = new Map([
	["xlink:actuate", {
		prefix: "xlink",
		name: "actuate",
		namespace: p.XLINK
	}],
	["xlink:arcrole", {
		prefix: "xlink",
		name: "arcrole",
		namespace: p.XLINK
	}],
	["xlink:href", {
		prefix: "xlink",
		name: "href",
		namespace: p.XLINK
	}],
	["xlink:role", {
		prefix: "xlink",
		name: "role",
		namespace: p.XLINK
	}],
	["xlink:show", {
		prefix: "xlink",
		name: "show",
		namespace: p.XLINK
	}],
	["xlink:title", {
		prefix: "xlink",
		name: "title",
		namespace: p.XLINK
	}],
	["xlink:type", {
		prefix: "xlink",
		name: "type",
		namespace: p.XLINK
	}],
	["xml:lang", {
		prefix: "xml",
		name: "lang",
		namespace: p.XML
	}],
	["xml:space", {
		prefix: "xml",
		name: "space",
		namespace: p.XML
	}],
	["xmlns", {
		prefix: "",
		name: "xmlns",
		namespace: p.XMLNS
	}],
	["xmlns:xlink", {
		prefix: "xmlns",
		name: "xlink",
		namespace: p.XMLNS
	}]
]), G = new Map("altGlyph.altGlyphDef.altGlyphItem.animateColor.animateMotion.animateTransform.clipPath.feBlend.feColorMatrix.feComponentTransfer.feComposite.feConvolveMatrix.feDiffuseLighting.feDisplacementMap.feDistantLight.feFlood.feFuncA.feFuncB.feFuncG.feFuncR.feGaussianBlur.feImage.feMerge.feMergeNode.feMorphology.feOffset.fePointLight.feSpecularLighting.feSpotLight.feTile.feTurbulence.foreignObject.glyphRef.linearGradient.radialGradient.textPath".split(".").map((e) => [e.toLowerCase(), e])), K = new Set([
	_.B,
	_.BIG,
	_.BLOCKQUOTE,
	_.BODY,
	_.BR,
	_.CENTER,
	_.CODE,
	_.DD,
	_.DIV,
	_.DL,
	_.DT,
	_.EM,
	_.EMBED,
	_.H1,
	_.H2,
	_.H3,
	_.H4,
	_.H5,
	_.H6,
	_.HEAD,
	_.HR,
	_.I,
	_.IMG,
	_.LI,
	_.LISTING,
	_.MENU,
	_.META,
	_.NOBR,
	_.OL,
	_.P,
	_.PRE,
	_.RUBY,
	_.S,
	_.SMALL,
	_.SPAN,
	_.STRONG,
	_.STRIKE,
	_.SUB,
	_.SUP,
	_.TABLE,
	_.TT,
	_.U,
	_.UL,
	_.VAR
]);
function causesExit(e) {
	let t = e.tagID;
	return t === _.FONT && e.attrs.some(({ name: e }) => e === m.COLOR || e === m.SIZE || e === m.FACE) || K.has(t);
}
function adjustTokenMathMLAttrs(e) {
	for (let t = 0; t < e.attrs.length; t++) if (e.attrs[t].name === "definitionurl") {
		e.attrs[t].name = "definitionURL";
		break;
	}
}
function adjustTokenSVGAttrs(e) {
	for (let t = 0; t < e.attrs.length; t++) {
		let n = U.get(e.attrs[t].name);
		n != null && (e.attrs[t].name = n);
	}
}
function adjustTokenXMLAttrs(e) {
	for (let t = 0; t < e.attrs.length; t++) {
		let n = W.get(e.attrs[t].name);
		n && (e.attrs[t].prefix = n.prefix, e.attrs[t].name = n.name, e.attrs[t].namespace = n.namespace);
	}
}
function adjustTokenSVGTagName(e) {
	let t = G.get(e.tagName);
	t != null && (e.tagName = t, e.tagID = getTagID(e.tagName));
}
function isMathMLTextIntegrationPoint(e, t) {
	return t === p.MATHML && (e === _.MI || e === _.MO || e === _.MN || e === _.MS || e === _.MTEXT);
}
function isHtmlIntegrationPoint(e, t, n) {
	if (t === p.MATHML && e === _.ANNOTATION_XML) {
		for (let e = 0; e < n.length; e++) if (n[e].name === m.ENCODING) {
			let t = n[e].value.toLowerCase();
			return t === H.TEXT_HTML || t === H.APPLICATION_XML;
		}
	}
	return t === p.SVG && (e === _.FOREIGN_OBJECT || e === _.DESC || e === _.TITLE);
}
function isIntegrationPoint(e, t, n, r) {
	return (!r || r === p.HTML) && isHtmlIntegrationPoint(e, t, n) || (!r || r === p.MATHML) && isMathMLTextIntegrationPoint(e, t);
}
// node_modules/parse5/dist/parser/index.js
const q = [
	_.TR,
	_.TBODY,
	_.THEAD,
	_.TFOOT,
	_.CAPTION,
	_.COLGROUP,
	_.TABLE,
	_.FRAMESET,
	_.SELECT,
	_.TEMPLATE,
	_.TD,
	_.TH,
	_.HEAD,
	_.BODY,
	_.HTML
], J = [];
var Y;
(function(e) {
	e[e.INITIAL = 0] = "INITIAL", e[e.BEFORE_HTML = 1] = "BEFORE_HTML", e[e.BEFORE_HEAD = 2] = "BEFORE_HEAD", e[e.IN_HEAD = 3] = "IN_HEAD", e[e.IN_HEAD_NO_SCRIPT = 4] = "IN_HEAD_NO_SCRIPT", e[e.AFTER_HEAD = 5] = "AFTER_HEAD", e[e.IN_BODY = 6] = "IN_BODY", e[e.TEXT = 7] = "TEXT", e[e.IN_TABLE = 8] = "IN_TABLE", e[e.IN_TABLE_TEXT = 9] = "IN_TABLE_TEXT", e[e.IN_CAPTION = 10] = "IN_CAPTION", e[e.IN_COLUMN_GROUP = 11] = "IN_COLUMN_GROUP", e[e.IN_TABLE_BODY = 12] = "IN_TABLE_BODY", e[e.IN_ROW = 13] = "IN_ROW", e[e.IN_CELL = 14] = "IN_CELL", e[e.IN_SELECT = 15] = "IN_SELECT", e[e.IN_SELECT_IN_TABLE = 16] = "IN_SELECT_IN_TABLE", e[e.IN_TEMPLATE = 17] = "IN_TEMPLATE", e[e.AFTER_BODY = 18] = "AFTER_BODY", e[e.IN_FRAMESET = 19] = "IN_FRAMESET", e[e.AFTER_FRAMESET = 20] = "AFTER_FRAMESET", e[e.AFTER_AFTER_BODY = 21] = "AFTER_AFTER_BODY", e[e.AFTER_AFTER_FRAMESET = 22] = "AFTER_AFTER_FRAMESET";
})(Y ||= {});
const X = {
	startLine: -1,
	startCol: -1,
	startOffset: -1,
	endLine: -1,
	endCol: -1,
	endOffset: -1
}, Z = new Set([
	_.TABLE,
	_.TBODY,
	_.TFOOT,
	_.THEAD,
	_.TR
]), Q = {
	scriptingEnabled: !0,
	sourceCodeLocationInfo: !1,
	treeAdapter: I,
	onParseError: null
};
var Parser = class {
	constructor(e, t, n = null, r = null) {
		this.fragmentContext = n, this.scriptHandler = r, this.currentToken = null, this.stopped = !1, this.insertionMode = Y.INITIAL, this.originalInsertionMode = Y.INITIAL, this.headElement = null, this.formElement = null, this.currentNotInHTML = !1, this.tmplInsertionModeStack = [], this.pendingCharacterTokens = [], this.hasNonWhitespacePendingCharacterToken = !1, this.framesetOk = !0, this.skipNextNewLine = !1, this.fosterParentingEnabled = !1, this.options = {
			...Q,
			...e
		}, this.treeAdapter = this.options.treeAdapter, this.onParseError = this.options.onParseError, this.onParseError && (this.options.sourceCodeLocationInfo = !0), this.document = t ?? this.treeAdapter.createDocument(), this.tokenizer = new Tokenizer(this.options, this), this.activeFormattingElements = new FormattingElementList(), this.fragmentContextID = n ? getTagID(this.treeAdapter.getTagName(n)) : _.UNKNOWN, this._setContextModes(n ?? this.document, this.fragmentContextID), this.openElements = new OpenElementStack(this.document, this.treeAdapter, this);
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
		e ??= n.treeAdapter.createElement(g.TEMPLATE, p.HTML, []);
		let r = n.treeAdapter.createElement("documentmock", p.HTML, []), i = new this(n, r, e);
		return i.fragmentContextID === _.TEMPLATE && i.tmplInsertionModeStack.push(Y.IN_TEMPLATE), i._initTokenizerForFragmentParsing(), i._insertFakeRootElement(), i._resetInsertionMode(), i._findFormInFragmentContext(), i;
	}
	getFragment() {
		let e = this.treeAdapter.getFirstChild(this.document), t = this.treeAdapter.createDocumentFragment();
		return this._adoptNodes(e, t), t;
	}
	_err(e, t, n) {
		if (!this.onParseError) return;
		let r = e.location ?? X, i = {
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
		let n = e === this.document || e && this.treeAdapter.getNamespaceURI(e) === p.HTML;
		this.currentNotInHTML = !n, this.tokenizer.inForeignNode = !n && e !== void 0 && t !== void 0 && !this._isIntegrationPoint(t, e);
	}
	_switchToTextParsing(e, t) {
		this._insertElement(e, p.HTML), this.tokenizer.state = t, this.originalInsertionMode = this.insertionMode, this.insertionMode = Y.TEXT;
	}
	switchToPlaintextParsing() {
		this.insertionMode = Y.TEXT, this.originalInsertionMode = Y.IN_BODY, this.tokenizer.state = C.PLAINTEXT;
	}
	_getAdjustedCurrentElement() {
		return this.openElements.stackTop === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.current;
	}
	_findFormInFragmentContext() {
		let e = this.fragmentContext;
		for (; e;) {
			if (this.treeAdapter.getTagName(e) === g.FORM && this.treeAdapter.getNamespaceURI(e) === p.HTML) {
				this.formElement = e;
				break;
			}
			e = this.treeAdapter.getParentNode(e);
		}
	}
	_initTokenizerForFragmentParsing() {
		if (this.fragmentContext && this.treeAdapter.getNamespaceURI(this.fragmentContext) === p.HTML) switch (this.fragmentContextID) {
			case _.TITLE:
			case _.TEXTAREA:
				this.tokenizer.state = C.RCDATA;
				break;
			case _.STYLE:
			case _.XMP:
			case _.IFRAME:
			case _.NOEMBED:
			case _.NOFRAMES:
			case _.NOSCRIPT:
				this.tokenizer.state = C.RAWTEXT;
				break;
			case _.SCRIPT:
				this.tokenizer.state = C.SCRIPT_DATA;
				break;
			case _.PLAINTEXT: this.tokenizer.state = C.PLAINTEXT;
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
		let n = this._getInsertionLocation(), r = this._createElement(e, p.HTML, [], n.parent);
		this._attachElementToTree(r, null, n), this.openElements.push(r, t);
	}
	_insertTemplate(e) {
		let t = this._getInsertionLocation(), n = this._createElement(e.tagName, p.HTML, e.attrs, t.parent), r = this.treeAdapter.createDocumentFragment();
		this.treeAdapter.setTemplateContent(n, r), this._attachElementToTree(n, e.location, t), this.openElements.push(n, e.tagID), this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(r, null);
	}
	_insertFakeRootElement() {
		let e = this._createElement(g.HTML, p.HTML, [], this.document);
		this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(e, null), this.treeAdapter.appendChild(this.document, e), this.openElements.push(e, _.HTML);
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
			let n = t.location, r = this.treeAdapter.getTagName(e), i = t.type === f.END_TAG && r === t.tagName ? {
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
		return this.openElements.stackTop === 0 && this.fragmentContext ? (t = this.fragmentContext, n = this.fragmentContextID) : {current: t, currentTagId: n} = this.openElements, e.tagID === _.SVG && this.treeAdapter.getTagName(t) === g.ANNOTATION_XML && this.treeAdapter.getNamespaceURI(t) === p.MATHML ? !1 : this.tokenizer.inForeignNode || (e.tagID === _.MGLYPH || e.tagID === _.MALIGNMARK) && n !== void 0 && !this._isIntegrationPoint(n, t, p.HTML);
	}
	_processToken(e) {
		switch (e.type) {
			case f.CHARACTER:
				this.onCharacter(e);
				break;
			case f.NULL_CHARACTER:
				this.onNullCharacter(e);
				break;
			case f.COMMENT:
				this.onComment(e);
				break;
			case f.DOCTYPE:
				this.onDoctype(e);
				break;
			case f.START_TAG:
				this._processStartTag(e);
				break;
			case f.END_TAG:
				this.onEndTag(e);
				break;
			case f.EOF:
				this.onEof(e);
				break;
			case f.WHITESPACE_CHARACTER: this.onWhitespaceCharacter(e);
		}
	}
	_isIntegrationPoint(e, t, n) {
		let r = this.treeAdapter.getNamespaceURI(t);
		if (e === _.ANNOTATION_XML && r === p.MATHML && n !== p.MATHML) {
			let n = this.annotationXmlIntegrationPoints ??= new Map(), i = n.get(t);
			return i === void 0 && (i = isIntegrationPoint(e, r, this.treeAdapter.getAttrList(t)), n.set(t, i)), i;
		}
		return isIntegrationPoint(e, r, J, n);
	}
	_reconstructActiveFormattingElements() {
		let e = null;
		for (let t = this.activeFormattingElements.newest; t !== null && t.type === P.Element && !this.openElements.contains(t.element); t = t.older) e = t;
		for (let t = e; t !== null && t.type === P.Element; t = t.newer) this._insertElement(t.token, this.treeAdapter.getNamespaceURI(t.element)), this.activeFormattingElements.replaceElement(t, this.openElements.current);
	}
	_closeTableCell() {
		this.openElements.generateImpliedEndTags(), this.openElements.popUntilTableCellPopped(), this.activeFormattingElements.clearToLastMarker(), this.insertionMode = Y.IN_ROW;
	}
	_closePElement() {
		this.openElements.generateImpliedEndTagsWithExclusion(_.P), this.openElements.popUntilTagNamePopped(_.P);
	}
	_resetInsertionMode() {
		let e = this.openElements.indexOfTopmostOf(q), t = e === 0 && this.fragmentContext ? this.fragmentContextID : this.openElements.tagIDs[e], n = e === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.items[e];
		if (n !== void 0 && this.treeAdapter.getNamespaceURI(n) === p.HTML) switch (t) {
			case _.TR:
				this.insertionMode = Y.IN_ROW;
				return;
			case _.TBODY:
			case _.THEAD:
			case _.TFOOT:
				this.insertionMode = Y.IN_TABLE_BODY;
				return;
			case _.CAPTION:
				this.insertionMode = Y.IN_CAPTION;
				return;
			case _.COLGROUP:
				this.insertionMode = Y.IN_COLUMN_GROUP;
				return;
			case _.TABLE:
				this.insertionMode = Y.IN_TABLE;
				return;
			case _.BODY:
				this.insertionMode = Y.IN_BODY;
				return;
			case _.FRAMESET:
				this.insertionMode = Y.IN_FRAMESET;
				return;
			case _.SELECT:
				this._resetInsertionModeForSelect(e);
				return;
			case _.TEMPLATE:
				this.insertionMode = this.tmplInsertionModeStack[this.tmplInsertionModeStack.length - 1];
				return;
			case _.HTML:
				this.insertionMode = this.headElement ? Y.AFTER_HEAD : Y.BEFORE_HEAD;
				return;
			case _.TD:
			case _.TH:
				if (e > 0) {
					this.insertionMode = Y.IN_CELL;
					return;
				}
				break;
			case _.HEAD: if (e > 0) {
				this.insertionMode = Y.IN_HEAD;
				return;
			}
		}
		this.insertionMode = Y.IN_BODY;
	}
	_resetInsertionModeForSelect(e) {
		if (e > 0) {
			let e = this.openElements.indexOfTopmost(_.TABLE);
			if (e > 0 && e > this.openElements.indexOfTopmost(_.TEMPLATE)) {
				this.insertionMode = Y.IN_SELECT_IN_TABLE;
				return;
			}
		}
		this.insertionMode = Y.IN_SELECT;
	}
	_isElementCausesFosterParenting(e) {
		return Z.has(e);
	}
	_shouldFosterParentOnInsertion() {
		return this.fosterParentingEnabled && this.openElements.currentTagId !== void 0 && this._isElementCausesFosterParenting(this.openElements.currentTagId);
	}
	_findFosterParentingLocation() {
		let { openElements: e } = this, t = e.indexOfTopmost(_.TABLE), n = e.indexOfTopmost(_.TEMPLATE);
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
		return b[n].has(t);
	}
	onCharacter(e) {
		if (this.skipNextNewLine = !1, this.tokenizer.inForeignNode) characterInForeignContent(this, e);
		else switch (this.insertionMode) {
			case Y.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case Y.BEFORE_HTML:
				tokenBeforeHtml(this, e);
				break;
			case Y.BEFORE_HEAD:
				tokenBeforeHead(this, e);
				break;
			case Y.IN_HEAD:
				tokenInHead(this, e);
				break;
			case Y.IN_HEAD_NO_SCRIPT:
				tokenInHeadNoScript(this, e);
				break;
			case Y.AFTER_HEAD:
				tokenAfterHead(this, e);
				break;
			case Y.IN_BODY:
			case Y.IN_CAPTION:
			case Y.IN_CELL:
			case Y.IN_TEMPLATE:
				characterInBody(this, e);
				break;
			case Y.TEXT:
			case Y.IN_SELECT:
			case Y.IN_SELECT_IN_TABLE:
				this._insertCharacters(e);
				break;
			case Y.IN_TABLE:
			case Y.IN_TABLE_BODY:
			case Y.IN_ROW:
				characterInTable(this, e);
				break;
			case Y.IN_TABLE_TEXT:
				characterInTableText(this, e);
				break;
			case Y.IN_COLUMN_GROUP:
				tokenInColumnGroup(this, e);
				break;
			case Y.AFTER_BODY:
				tokenAfterBody(this, e);
				break;
			case Y.AFTER_AFTER_BODY: tokenAfterAfterBody(this, e);
		}
	}
	onNullCharacter(e) {
		if (this.skipNextNewLine = !1, this.tokenizer.inForeignNode) nullCharacterInForeignContent(this, e);
		else switch (this.insertionMode) {
			case Y.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case Y.BEFORE_HTML:
				tokenBeforeHtml(this, e);
				break;
			case Y.BEFORE_HEAD:
				tokenBeforeHead(this, e);
				break;
			case Y.IN_HEAD:
				tokenInHead(this, e);
				break;
			case Y.IN_HEAD_NO_SCRIPT:
				tokenInHeadNoScript(this, e);
				break;
			case Y.AFTER_HEAD:
				tokenAfterHead(this, e);
				break;
			case Y.TEXT:
				this._insertCharacters(e);
				break;
			case Y.IN_TABLE:
			case Y.IN_TABLE_BODY:
			case Y.IN_ROW:
				characterInTable(this, e);
				break;
			case Y.IN_COLUMN_GROUP:
				tokenInColumnGroup(this, e);
				break;
			case Y.AFTER_BODY:
				tokenAfterBody(this, e);
				break;
			case Y.AFTER_AFTER_BODY: tokenAfterAfterBody(this, e);
		}
	}
	onComment(e) {
		if (this.skipNextNewLine = !1, this.currentNotInHTML) appendComment(this, e);
		else switch (this.insertionMode) {
			case Y.INITIAL:
			case Y.BEFORE_HTML:
			case Y.BEFORE_HEAD:
			case Y.IN_HEAD:
			case Y.IN_HEAD_NO_SCRIPT:
			case Y.AFTER_HEAD:
			case Y.IN_BODY:
			case Y.IN_TABLE:
			case Y.IN_CAPTION:
			case Y.IN_COLUMN_GROUP:
			case Y.IN_TABLE_BODY:
			case Y.IN_ROW:
			case Y.IN_CELL:
			case Y.IN_SELECT:
			case Y.IN_SELECT_IN_TABLE:
			case Y.IN_TEMPLATE:
			case Y.IN_FRAMESET:
			case Y.AFTER_FRAMESET:
				appendComment(this, e);
				break;
			case Y.IN_TABLE_TEXT:
				tokenInTableText(this, e);
				break;
			case Y.AFTER_BODY:
				appendCommentToRootHtmlElement(this, e);
				break;
			case Y.AFTER_AFTER_BODY:
			case Y.AFTER_AFTER_FRAMESET: appendCommentToDocument(this, e);
		}
	}
	onDoctype(e) {
		switch (this.skipNextNewLine = !1, this.insertionMode) {
			case Y.INITIAL:
				doctypeInInitialMode(this, e);
				break;
			case Y.BEFORE_HEAD:
			case Y.IN_HEAD:
			case Y.IN_HEAD_NO_SCRIPT:
			case Y.AFTER_HEAD:
				this._err(e, d.misplacedDoctype);
				break;
			case Y.IN_TABLE_TEXT: tokenInTableText(this, e);
		}
	}
	onStartTag(e) {
		this.skipNextNewLine = !1, this.currentToken = e, this._processStartTag(e), e.selfClosing && !e.ackSelfClosing && this._err(e, d.nonVoidHtmlElementStartTagWithTrailingSolidus);
	}
	_processStartTag(e) {
		this.shouldProcessStartTagTokenInForeignContent(e) ? startTagInForeignContent(this, e) : this._startTagOutsideForeignContent(e);
	}
	_startTagOutsideForeignContent(e) {
		switch (this.insertionMode) {
			case Y.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case Y.BEFORE_HTML:
				startTagBeforeHtml(this, e);
				break;
			case Y.BEFORE_HEAD:
				startTagBeforeHead(this, e);
				break;
			case Y.IN_HEAD:
				startTagInHead(this, e);
				break;
			case Y.IN_HEAD_NO_SCRIPT:
				startTagInHeadNoScript(this, e);
				break;
			case Y.AFTER_HEAD:
				startTagAfterHead(this, e);
				break;
			case Y.IN_BODY:
				startTagInBody(this, e);
				break;
			case Y.IN_TABLE:
				startTagInTable(this, e);
				break;
			case Y.IN_TABLE_TEXT:
				tokenInTableText(this, e);
				break;
			case Y.IN_CAPTION:
				startTagInCaption(this, e);
				break;
			case Y.IN_COLUMN_GROUP:
				startTagInColumnGroup(this, e);
				break;
			case Y.IN_TABLE_BODY:
				startTagInTableBody(this, e);
				break;
			case Y.IN_ROW:
				startTagInRow(this, e);
				break;
			case Y.IN_CELL:
				startTagInCell(this, e);
				break;
			case Y.IN_SELECT:
				startTagInSelect(this, e);
				break;
			case Y.IN_SELECT_IN_TABLE:
				startTagInSelectInTable(this, e);
				break;
			case Y.IN_TEMPLATE:
				startTagInTemplate(this, e);
				break;
			case Y.AFTER_BODY:
				startTagAfterBody(this, e);
				break;
			case Y.IN_FRAMESET:
				startTagInFrameset(this, e);
				break;
			case Y.AFTER_FRAMESET:
				startTagAfterFrameset(this, e);
				break;
			case Y.AFTER_AFTER_BODY:
				startTagAfterAfterBody(this, e);
				break;
			case Y.AFTER_AFTER_FRAMESET: startTagAfterAfterFrameset(this, e);
		}
	}
	onEndTag(e) {
		this.skipNextNewLine = !1, this.currentToken = e, this.currentNotInHTML ? endTagInForeignContent(this, e) : this._endTagOutsideForeignContent(e);
	}
	_endTagOutsideForeignContent(e) {
		switch (this.insertionMode) {
			case Y.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case Y.BEFORE_HTML:
				endTagBeforeHtml(this, e);
				break;
			case Y.BEFORE_HEAD:
				endTagBeforeHead(this, e);
				break;
			case Y.IN_HEAD:
				endTagInHead(this, e);
				break;
			case Y.IN_HEAD_NO_SCRIPT:
				endTagInHeadNoScript(this, e);
				break;
			case Y.AFTER_HEAD:
				endTagAfterHead(this, e);
				break;
			case Y.IN_BODY:
				endTagInBody(this, e);
				break;
			case Y.TEXT:
				endTagInText(this, e);
				break;
			case Y.IN_TABLE:
				endTagInTable(this, e);
				break;
			case Y.IN_TABLE_TEXT:
				tokenInTableText(this, e);
				break;
			case Y.IN_CAPTION:
				endTagInCaption(this, e);
				break;
			case Y.IN_COLUMN_GROUP:
				endTagInColumnGroup(this, e);
				break;
			case Y.IN_TABLE_BODY:
				endTagInTableBody(this, e);
				break;
			case Y.IN_ROW:
				endTagInRow(this, e);
				break;
			case Y.IN_CELL:
				endTagInCell(this, e);
				break;
			case Y.IN_SELECT:
				endTagInSelect(this, e);
				break;
			case Y.IN_SELECT_IN_TABLE:
				endTagInSelectInTable(this, e);
				break;
			case Y.IN_TEMPLATE:
				endTagInTemplate(this, e);
				break;
			case Y.AFTER_BODY:
				endTagAfterBody(this, e);
				break;
			case Y.IN_FRAMESET:
				endTagInFrameset(this, e);
				break;
			case Y.AFTER_FRAMESET:
				endTagAfterFrameset(this, e);
				break;
			case Y.AFTER_AFTER_BODY: tokenAfterAfterBody(this, e);
		}
	}
	onEof(e) {
		switch (this.insertionMode) {
			case Y.INITIAL:
				tokenInInitialMode(this, e);
				break;
			case Y.BEFORE_HTML:
				tokenBeforeHtml(this, e);
				break;
			case Y.BEFORE_HEAD:
				tokenBeforeHead(this, e);
				break;
			case Y.IN_HEAD:
				tokenInHead(this, e);
				break;
			case Y.IN_HEAD_NO_SCRIPT:
				tokenInHeadNoScript(this, e);
				break;
			case Y.AFTER_HEAD:
				tokenAfterHead(this, e);
				break;
			case Y.IN_BODY:
			case Y.IN_TABLE:
			case Y.IN_CAPTION:
			case Y.IN_COLUMN_GROUP:
			case Y.IN_TABLE_BODY:
			case Y.IN_ROW:
			case Y.IN_CELL:
			case Y.IN_SELECT:
			case Y.IN_SELECT_IN_TABLE:
				eofInBody(this, e);
				break;
			case Y.TEXT:
				eofInText(this, e);
				break;
			case Y.IN_TABLE_TEXT:
				tokenInTableText(this, e);
				break;
			case Y.IN_TEMPLATE:
				eofInTemplate(this, e);
				break;
			case Y.AFTER_BODY:
			case Y.IN_FRAMESET:
			case Y.AFTER_FRAMESET:
			case Y.AFTER_AFTER_BODY:
			case Y.AFTER_AFTER_FRAMESET: stopParsing(this, e);
		}
	}
	onWhitespaceCharacter(e) {
		if (this.skipNextNewLine && (this.skipNextNewLine = !1, e.chars.charCodeAt(0) === l.LINE_FEED)) {
			if (e.chars.length === 1) return;
			e.chars = e.chars.substr(1);
		}
		if (this.tokenizer.inForeignNode) this._insertCharacters(e);
		else switch (this.insertionMode) {
			case Y.IN_HEAD:
			case Y.IN_HEAD_NO_SCRIPT:
			case Y.AFTER_HEAD:
			case Y.TEXT:
			case Y.IN_COLUMN_GROUP:
			case Y.IN_SELECT:
			case Y.IN_SELECT_IN_TABLE:
			case Y.IN_FRAMESET:
			case Y.AFTER_FRAMESET:
				this._insertCharacters(e);
				break;
			case Y.IN_BODY:
			case Y.IN_CAPTION:
			case Y.IN_CELL:
			case Y.IN_TEMPLATE:
			case Y.AFTER_BODY:
			case Y.AFTER_AFTER_BODY:
			case Y.AFTER_AFTER_FRAMESET:
				whitespaceCharacterInBody(this, e);
				break;
			case Y.IN_TABLE:
			case Y.IN_TABLE_BODY:
			case Y.IN_ROW:
				characterInTable(this, e);
				break;
			case Y.IN_TABLE_TEXT: whitespaceCharacterInTableText(this, e);
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
		r === _.TEMPLATE && i === p.HTML && (t = e.treeAdapter.getTemplateContent(t)), e.treeAdapter.appendChild(t, n);
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
	if (r === t.tagID && e.treeAdapter.getNamespaceURI(n) === p.HTML && !e.activeFormattingElements.getElementEntry(n)) e.openElements.pop();
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
	let n = t.forceQuirks ? h.QUIRKS : getDocumentMode(t);
	isConforming(t) || e._err(t, d.nonConformingDoctype), e.treeAdapter.setDocumentMode(e.document, n), e.insertionMode = Y.BEFORE_HTML;
}
function tokenInInitialMode(e, t) {
	e._err(t, d.missingDoctype, !0), e.treeAdapter.setDocumentMode(e.document, h.QUIRKS), e.insertionMode = Y.BEFORE_HTML, e._processToken(t);
}
function startTagBeforeHtml(e, t) {
	t.tagID === _.HTML ? (e._insertElement(t, p.HTML), e.insertionMode = Y.BEFORE_HEAD) : tokenBeforeHtml(e, t);
}
function endTagBeforeHtml(e, t) {
	let n = t.tagID;
	(n === _.HTML || n === _.HEAD || n === _.BODY || n === _.BR) && tokenBeforeHtml(e, t);
}
function tokenBeforeHtml(e, t) {
	e._insertFakeRootElement(), e.insertionMode = Y.BEFORE_HEAD, e._processToken(t);
}
function startTagBeforeHead(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.HEAD:
			e._insertElement(t, p.HTML), e.headElement = e.openElements.current, e.insertionMode = Y.IN_HEAD;
			break;
		default: tokenBeforeHead(e, t);
	}
}
function endTagBeforeHead(e, t) {
	let n = t.tagID;
	n === _.HEAD || n === _.BODY || n === _.HTML || n === _.BR ? tokenBeforeHead(e, t) : e._err(t, d.endTagWithoutMatchingOpenElement);
}
function tokenBeforeHead(e, t) {
	e._insertFakeElement(g.HEAD, _.HEAD), e.headElement = e.openElements.current, e.insertionMode = Y.IN_HEAD, e._processToken(t);
}
function startTagInHead(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.BASE:
		case _.BASEFONT:
		case _.BGSOUND:
		case _.LINK:
		case _.META:
			e._appendElement(t, p.HTML), t.ackSelfClosing = !0;
			break;
		case _.TITLE:
			e._switchToTextParsing(t, C.RCDATA);
			break;
		case _.NOSCRIPT:
			e.options.scriptingEnabled ? e._switchToTextParsing(t, C.RAWTEXT) : (e._insertElement(t, p.HTML), e.insertionMode = Y.IN_HEAD_NO_SCRIPT);
			break;
		case _.NOFRAMES:
		case _.STYLE:
			e._switchToTextParsing(t, C.RAWTEXT);
			break;
		case _.SCRIPT:
			e._switchToTextParsing(t, C.SCRIPT_DATA);
			break;
		case _.TEMPLATE:
			e._insertTemplate(t), e.activeFormattingElements.insertMarker(), e.framesetOk = !1, e.insertionMode = Y.IN_TEMPLATE, e.tmplInsertionModeStack.push(Y.IN_TEMPLATE);
			break;
		case _.HEAD:
			e._err(t, d.misplacedStartTagForHeadElement);
			break;
		default: tokenInHead(e, t);
	}
}
function endTagInHead(e, t) {
	switch (t.tagID) {
		case _.HEAD:
			e.openElements.pop(), e.insertionMode = Y.AFTER_HEAD;
			break;
		case _.BODY:
		case _.BR:
		case _.HTML:
			tokenInHead(e, t);
			break;
		case _.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		default: e._err(t, d.endTagWithoutMatchingOpenElement);
	}
}
function templateEndTagInHead(e, t) {
	e.openElements.tmplCount > 0 ? (e.openElements.generateImpliedEndTagsThoroughly(), e.openElements.currentTagId !== _.TEMPLATE && e._err(t, d.closingOfElementWithOpenChildElements), e.openElements.popUntilTagNamePopped(_.TEMPLATE), e.activeFormattingElements.clearToLastMarker(), e.tmplInsertionModeStack.pop(), e._resetInsertionMode()) : e._err(t, d.endTagWithoutMatchingOpenElement);
}
function tokenInHead(e, t) {
	e.openElements.pop(), e.insertionMode = Y.AFTER_HEAD, e._processToken(t);
}
function startTagInHeadNoScript(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.BASEFONT:
		case _.BGSOUND:
		case _.HEAD:
		case _.LINK:
		case _.META:
		case _.NOFRAMES:
		case _.STYLE:
			startTagInHead(e, t);
			break;
		case _.NOSCRIPT:
			e._err(t, d.nestedNoscriptInHead);
			break;
		default: tokenInHeadNoScript(e, t);
	}
}
function endTagInHeadNoScript(e, t) {
	switch (t.tagID) {
		case _.NOSCRIPT:
			e.openElements.pop(), e.insertionMode = Y.IN_HEAD;
			break;
		case _.BR:
			tokenInHeadNoScript(e, t);
			break;
		default: e._err(t, d.endTagWithoutMatchingOpenElement);
	}
}
function tokenInHeadNoScript(e, t) {
	let n = t.type === f.EOF ? d.openElementsLeftAfterEof : d.disallowedContentInNoscriptInHead;
	e._err(t, n), e.openElements.pop(), e.insertionMode = Y.IN_HEAD, e._processToken(t);
}
function startTagAfterHead(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.BODY:
			e._insertElement(t, p.HTML), e.framesetOk = !1, e.insertionMode = Y.IN_BODY;
			break;
		case _.FRAMESET:
			e._insertElement(t, p.HTML), e.insertionMode = Y.IN_FRAMESET;
			break;
		case _.BASE:
		case _.BASEFONT:
		case _.BGSOUND:
		case _.LINK:
		case _.META:
		case _.NOFRAMES:
		case _.SCRIPT:
		case _.STYLE:
		case _.TEMPLATE:
		case _.TITLE:
			e._err(t, d.abandonedHeadElementChild), e.openElements.push(e.headElement, _.HEAD), startTagInHead(e, t), e.openElements.remove(e.headElement);
			break;
		case _.HEAD:
			e._err(t, d.misplacedStartTagForHeadElement);
			break;
		default: tokenAfterHead(e, t);
	}
}
function endTagAfterHead(e, t) {
	switch (t.tagID) {
		case _.BODY:
		case _.HTML:
		case _.BR:
			tokenAfterHead(e, t);
			break;
		case _.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		default: e._err(t, d.endTagWithoutMatchingOpenElement);
	}
}
function tokenAfterHead(e, t) {
	e._insertFakeElement(g.BODY, _.BODY), e.insertionMode = Y.IN_BODY, modeInBody(e, t);
}
function modeInBody(e, t) {
	switch (t.type) {
		case f.CHARACTER:
			characterInBody(e, t);
			break;
		case f.WHITESPACE_CHARACTER:
			whitespaceCharacterInBody(e, t);
			break;
		case f.COMMENT:
			appendComment(e, t);
			break;
		case f.START_TAG:
			startTagInBody(e, t);
			break;
		case f.END_TAG:
			endTagInBody(e, t);
			break;
		case f.EOF: eofInBody(e, t);
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
	e.framesetOk && n && (e.treeAdapter.detachNode(n), e.openElements.popAllUpToHtmlElement(), e._insertElement(t, p.HTML), e.insertionMode = Y.IN_FRAMESET);
}
function addressStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(_.P) && e._closePElement(), e._insertElement(t, p.HTML);
}
function numberedHeaderStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(_.P) && e._closePElement(), e.openElements.currentTagId !== void 0 && x.has(e.openElements.currentTagId) && e.openElements.pop(), e._insertElement(t, p.HTML);
}
function preStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(_.P) && e._closePElement(), e._insertElement(t, p.HTML), e.skipNextNewLine = !0, e.framesetOk = !1;
}
function formStartTagInBody(e, t) {
	let n = e.openElements.tmplCount > 0;
	(!e.formElement || n) && (e.openElements.hasInButtonScope(_.P) && e._closePElement(), e._insertElement(t, p.HTML), n || (e.formElement = e.openElements.current));
}
function listItemStartTagInBody(e, t) {
	e.framesetOk = !1;
	let n = t.tagID === _.LI ? e.openElements.indexOfTopmost(_.LI) : Math.max(e.openElements.indexOfTopmost(_.DD), e.openElements.indexOfTopmost(_.DT));
	if (n !== -1 && !e.openElements.hasListItemBoundaryAbove(n)) {
		let t = e.openElements.tagIDs[n];
		e.openElements.generateImpliedEndTagsWithExclusion(t), e.openElements.popUntilTagNamePopped(t);
	}
	e.openElements.hasInButtonScope(_.P) && e._closePElement(), e._insertElement(t, p.HTML);
}
function plaintextStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(_.P) && e._closePElement(), e._insertElement(t, p.HTML), e.tokenizer.state = C.PLAINTEXT;
}
function buttonStartTagInBody(e, t) {
	e.openElements.hasInScope(_.BUTTON) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(_.BUTTON)), e._reconstructActiveFormattingElements(), e._insertElement(t, p.HTML), e.framesetOk = !1;
}
function aStartTagInBody(e, t) {
	let n = e.activeFormattingElements.getElementEntryInScopeWithTagName(g.A);
	n && (callAdoptionAgency(e, t), e.openElements.remove(n.element), e.activeFormattingElements.removeEntry(n)), e._reconstructActiveFormattingElements(), e._insertElement(t, p.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function bStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertElement(t, p.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function nobrStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e.openElements.hasInScope(_.NOBR) && (callAdoptionAgency(e, t), e._reconstructActiveFormattingElements()), e._insertElement(t, p.HTML), e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function appletStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertElement(t, p.HTML), e.activeFormattingElements.insertMarker(), e.framesetOk = !1;
}
function tableStartTagInBody(e, t) {
	e.treeAdapter.getDocumentMode(e.document) !== h.QUIRKS && e.openElements.hasInButtonScope(_.P) && e._closePElement(), e._insertElement(t, p.HTML), e.framesetOk = !1, e.insertionMode = Y.IN_TABLE;
}
function areaStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._appendElement(t, p.HTML), e.framesetOk = !1, t.ackSelfClosing = !0;
}
function isHiddenInput(e) {
	let t = getTokenAttr(e, m.TYPE);
	return t != null && t.toLowerCase() === "hidden";
}
function inputStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._appendElement(t, p.HTML), isHiddenInput(t) || (e.framesetOk = !1), t.ackSelfClosing = !0;
}
function paramStartTagInBody(e, t) {
	e._appendElement(t, p.HTML), t.ackSelfClosing = !0;
}
function hrStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(_.P) && e._closePElement(), e._appendElement(t, p.HTML), e.framesetOk = !1, t.ackSelfClosing = !0;
}
function imageStartTagInBody(e, t) {
	t.tagName = g.IMG, t.tagID = _.IMG, areaStartTagInBody(e, t);
}
function textareaStartTagInBody(e, t) {
	e._insertElement(t, p.HTML), e.skipNextNewLine = !0, e.tokenizer.state = C.RCDATA, e.originalInsertionMode = e.insertionMode, e.framesetOk = !1, e.insertionMode = Y.TEXT;
}
function xmpStartTagInBody(e, t) {
	e.openElements.hasInButtonScope(_.P) && e._closePElement(), e._reconstructActiveFormattingElements(), e.framesetOk = !1, e._switchToTextParsing(t, C.RAWTEXT);
}
function iframeStartTagInBody(e, t) {
	e.framesetOk = !1, e._switchToTextParsing(t, C.RAWTEXT);
}
function rawTextStartTagInBody(e, t) {
	e._switchToTextParsing(t, C.RAWTEXT);
}
function selectStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertElement(t, p.HTML), e.framesetOk = !1, e.insertionMode = e.insertionMode === Y.IN_TABLE || e.insertionMode === Y.IN_CAPTION || e.insertionMode === Y.IN_TABLE_BODY || e.insertionMode === Y.IN_ROW || e.insertionMode === Y.IN_CELL ? Y.IN_SELECT_IN_TABLE : Y.IN_SELECT;
}
function optgroupStartTagInBody(e, t) {
	e.openElements.currentTagId === _.OPTION && e.openElements.pop(), e._reconstructActiveFormattingElements(), e._insertElement(t, p.HTML);
}
function rbStartTagInBody(e, t) {
	e.openElements.hasInScope(_.RUBY) && e.openElements.generateImpliedEndTags(), e._insertElement(t, p.HTML);
}
function rtStartTagInBody(e, t) {
	e.openElements.hasInScope(_.RUBY) && e.openElements.generateImpliedEndTagsWithExclusion(_.RTC), e._insertElement(t, p.HTML);
}
function mathStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), adjustTokenMathMLAttrs(t), adjustTokenXMLAttrs(t), t.selfClosing ? e._appendElement(t, p.MATHML) : e._insertElement(t, p.MATHML), t.ackSelfClosing = !0;
}
function svgStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), adjustTokenSVGAttrs(t), adjustTokenXMLAttrs(t), t.selfClosing ? e._appendElement(t, p.SVG) : e._insertElement(t, p.SVG), t.ackSelfClosing = !0;
}
function genericStartTagInBody(e, t) {
	e._reconstructActiveFormattingElements(), e._insertElement(t, p.HTML);
}
function startTagInBody(e, t) {
	switch (t.tagID) {
		case _.I:
		case _.S:
		case _.B:
		case _.U:
		case _.EM:
		case _.TT:
		case _.BIG:
		case _.CODE:
		case _.FONT:
		case _.SMALL:
		case _.STRIKE:
		case _.STRONG:
			bStartTagInBody(e, t);
			break;
		case _.A:
			aStartTagInBody(e, t);
			break;
		case _.H1:
		case _.H2:
		case _.H3:
		case _.H4:
		case _.H5:
		case _.H6:
			numberedHeaderStartTagInBody(e, t);
			break;
		case _.P:
		case _.DL:
		case _.OL:
		case _.UL:
		case _.DIV:
		case _.DIR:
		case _.NAV:
		case _.MAIN:
		case _.MENU:
		case _.ASIDE:
		case _.CENTER:
		case _.FIGURE:
		case _.FOOTER:
		case _.HEADER:
		case _.HGROUP:
		case _.DIALOG:
		case _.DETAILS:
		case _.ADDRESS:
		case _.ARTICLE:
		case _.SEARCH:
		case _.SECTION:
		case _.SUMMARY:
		case _.FIELDSET:
		case _.BLOCKQUOTE:
		case _.FIGCAPTION:
			addressStartTagInBody(e, t);
			break;
		case _.LI:
		case _.DD:
		case _.DT:
			listItemStartTagInBody(e, t);
			break;
		case _.BR:
		case _.IMG:
		case _.WBR:
		case _.AREA:
		case _.EMBED:
		case _.KEYGEN:
			areaStartTagInBody(e, t);
			break;
		case _.HR:
			hrStartTagInBody(e, t);
			break;
		case _.RB:
		case _.RTC:
			rbStartTagInBody(e, t);
			break;
		case _.RT:
		case _.RP:
			rtStartTagInBody(e, t);
			break;
		case _.PRE:
		case _.LISTING:
			preStartTagInBody(e, t);
			break;
		case _.XMP:
			xmpStartTagInBody(e, t);
			break;
		case _.SVG:
			svgStartTagInBody(e, t);
			break;
		case _.HTML:
			htmlStartTagInBody(e, t);
			break;
		case _.BASE:
		case _.LINK:
		case _.META:
		case _.STYLE:
		case _.TITLE:
		case _.SCRIPT:
		case _.BGSOUND:
		case _.BASEFONT:
		case _.TEMPLATE:
			startTagInHead(e, t);
			break;
		case _.BODY:
			bodyStartTagInBody(e, t);
			break;
		case _.FORM:
			formStartTagInBody(e, t);
			break;
		case _.NOBR:
			nobrStartTagInBody(e, t);
			break;
		case _.MATH:
			mathStartTagInBody(e, t);
			break;
		case _.TABLE:
			tableStartTagInBody(e, t);
			break;
		case _.INPUT:
			inputStartTagInBody(e, t);
			break;
		case _.PARAM:
		case _.TRACK:
		case _.SOURCE:
			paramStartTagInBody(e, t);
			break;
		case _.IMAGE:
			imageStartTagInBody(e, t);
			break;
		case _.BUTTON:
			buttonStartTagInBody(e, t);
			break;
		case _.APPLET:
		case _.OBJECT:
		case _.MARQUEE:
			appletStartTagInBody(e, t);
			break;
		case _.IFRAME:
			iframeStartTagInBody(e, t);
			break;
		case _.SELECT:
			selectStartTagInBody(e, t);
			break;
		case _.OPTION:
		case _.OPTGROUP:
			optgroupStartTagInBody(e, t);
			break;
		case _.NOEMBED:
		case _.NOFRAMES:
			rawTextStartTagInBody(e, t);
			break;
		case _.FRAMESET:
			framesetStartTagInBody(e, t);
			break;
		case _.TEXTAREA:
			textareaStartTagInBody(e, t);
			break;
		case _.NOSCRIPT:
			e.options.scriptingEnabled ? rawTextStartTagInBody(e, t) : genericStartTagInBody(e, t);
			break;
		case _.PLAINTEXT:
			plaintextStartTagInBody(e, t);
			break;
		case _.COL:
		case _.TH:
		case _.TD:
		case _.TR:
		case _.HEAD:
		case _.FRAME:
		case _.TBODY:
		case _.TFOOT:
		case _.THEAD:
		case _.CAPTION:
		case _.COLGROUP: break;
		default: genericStartTagInBody(e, t);
	}
}
function bodyEndTagInBody(e, t) {
	if (e.openElements.hasInScope(_.BODY) && (e.insertionMode = Y.AFTER_BODY, e.options.sourceCodeLocationInfo)) {
		let n = e.openElements.tryPeekProperlyNestedBodyElement();
		n && e._setEndLocation(n, t);
	}
}
function htmlEndTagInBody(e, t) {
	e.openElements.hasInScope(_.BODY) && (e.insertionMode = Y.AFTER_BODY, endTagAfterBody(e, t));
}
function addressEndTagInBody(e, t) {
	let n = t.tagID;
	e.openElements.hasInScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n));
}
function formEndTagInBody(e) {
	let t = e.openElements.tmplCount > 0, { formElement: n } = e;
	t || (e.formElement = null), (n || t) && e.openElements.hasInScope(_.FORM) && (e.openElements.generateImpliedEndTags(), t ? e.openElements.popUntilTagNamePopped(_.FORM) : n && e.openElements.remove(n));
}
function pEndTagInBody(e) {
	e.openElements.hasInButtonScope(_.P) || e._insertFakeElement(g.P, _.P), e._closePElement();
}
function liEndTagInBody(e) {
	e.openElements.hasInListItemScope(_.LI) && (e.openElements.generateImpliedEndTagsWithExclusion(_.LI), e.openElements.popUntilTagNamePopped(_.LI));
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
	e._reconstructActiveFormattingElements(), e._insertFakeElement(g.BR, _.BR), e.openElements.pop(), e.framesetOk = !1;
}
function genericEndTagInBody(e, t) {
	let n = t.tagID, r = n === _.UNKNOWN ? e.openElements.indexOfTopmostByName(p.HTML, t.tagName) : e.openElements.indexOfTopmost(n);
	r > 0 && !e.openElements.hasSpecialElementAbove(r) && (e.openElements.generateImpliedEndTagsWithExclusion(n), e.openElements.stackTop >= r && e.openElements.shortenToLength(r));
}
function endTagInBody(e, t) {
	switch (t.tagID) {
		case _.A:
		case _.B:
		case _.I:
		case _.S:
		case _.U:
		case _.EM:
		case _.TT:
		case _.BIG:
		case _.CODE:
		case _.FONT:
		case _.NOBR:
		case _.SMALL:
		case _.STRIKE:
		case _.STRONG:
			callAdoptionAgency(e, t);
			break;
		case _.P:
			pEndTagInBody(e);
			break;
		case _.DL:
		case _.UL:
		case _.OL:
		case _.DIR:
		case _.DIV:
		case _.NAV:
		case _.PRE:
		case _.MAIN:
		case _.MENU:
		case _.ASIDE:
		case _.BUTTON:
		case _.CENTER:
		case _.FIGURE:
		case _.FOOTER:
		case _.HEADER:
		case _.HGROUP:
		case _.DIALOG:
		case _.ADDRESS:
		case _.ARTICLE:
		case _.DETAILS:
		case _.SEARCH:
		case _.SECTION:
		case _.SUMMARY:
		case _.LISTING:
		case _.FIELDSET:
		case _.BLOCKQUOTE:
		case _.FIGCAPTION:
			addressEndTagInBody(e, t);
			break;
		case _.LI:
			liEndTagInBody(e);
			break;
		case _.DD:
		case _.DT:
			ddEndTagInBody(e, t);
			break;
		case _.H1:
		case _.H2:
		case _.H3:
		case _.H4:
		case _.H5:
		case _.H6:
			numberedHeaderEndTagInBody(e);
			break;
		case _.BR:
			brEndTagInBody(e);
			break;
		case _.BODY:
			bodyEndTagInBody(e, t);
			break;
		case _.HTML:
			htmlEndTagInBody(e, t);
			break;
		case _.FORM:
			formEndTagInBody(e);
			break;
		case _.APPLET:
		case _.OBJECT:
		case _.MARQUEE:
			appletEndTagInBody(e, t);
			break;
		case _.TEMPLATE:
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
	t.tagID === _.SCRIPT && ((n = e.scriptHandler) == null || n.call(e, e.openElements.current)), e.openElements.pop(), e.insertionMode = e.originalInsertionMode;
}
function eofInText(e, t) {
	e._err(t, d.eofInElementThatCanContainOnlyText), e.openElements.pop(), e.insertionMode = e.originalInsertionMode, e.onEof(t);
}
function characterInTable(e, t) {
	if (e.openElements.currentTagId !== void 0 && Z.has(e.openElements.currentTagId)) switch (e.pendingCharacterTokens.length = 0, e.hasNonWhitespacePendingCharacterToken = !1, e.originalInsertionMode = e.insertionMode, e.insertionMode = Y.IN_TABLE_TEXT, t.type) {
		case f.CHARACTER:
			characterInTableText(e, t);
			break;
		case f.WHITESPACE_CHARACTER: whitespaceCharacterInTableText(e, t);
	}
	else tokenInTable(e, t);
}
function captionStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e.activeFormattingElements.insertMarker(), e._insertElement(t, p.HTML), e.insertionMode = Y.IN_CAPTION;
}
function colgroupStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e._insertElement(t, p.HTML), e.insertionMode = Y.IN_COLUMN_GROUP;
}
function colStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e._insertFakeElement(g.COLGROUP, _.COLGROUP), e.insertionMode = Y.IN_COLUMN_GROUP, startTagInColumnGroup(e, t);
}
function tbodyStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e._insertElement(t, p.HTML), e.insertionMode = Y.IN_TABLE_BODY;
}
function tdStartTagInTable(e, t) {
	e.openElements.clearBackToTableContext(), e._insertFakeElement(g.TBODY, _.TBODY), e.insertionMode = Y.IN_TABLE_BODY, startTagInTableBody(e, t);
}
function tableStartTagInTable(e, t) {
	e.openElements.hasInTableScope(_.TABLE) && (e.openElements.popUntilTagNamePopped(_.TABLE), e._resetInsertionMode(), e._processStartTag(t));
}
function inputStartTagInTable(e, t) {
	isHiddenInput(t) ? e._appendElement(t, p.HTML) : tokenInTable(e, t), t.ackSelfClosing = !0;
}
function formStartTagInTable(e, t) {
	!e.formElement && e.openElements.tmplCount === 0 && (e._insertElement(t, p.HTML), e.formElement = e.openElements.current, e.openElements.pop());
}
function startTagInTable(e, t) {
	switch (t.tagID) {
		case _.TD:
		case _.TH:
		case _.TR:
			tdStartTagInTable(e, t);
			break;
		case _.STYLE:
		case _.SCRIPT:
		case _.TEMPLATE:
			startTagInHead(e, t);
			break;
		case _.COL:
			colStartTagInTable(e, t);
			break;
		case _.FORM:
			formStartTagInTable(e, t);
			break;
		case _.TABLE:
			tableStartTagInTable(e, t);
			break;
		case _.TBODY:
		case _.TFOOT:
		case _.THEAD:
			tbodyStartTagInTable(e, t);
			break;
		case _.INPUT:
			inputStartTagInTable(e, t);
			break;
		case _.CAPTION:
			captionStartTagInTable(e, t);
			break;
		case _.COLGROUP:
			colgroupStartTagInTable(e, t);
			break;
		default: tokenInTable(e, t);
	}
}
function endTagInTable(e, t) {
	switch (t.tagID) {
		case _.TABLE:
			e.openElements.hasInTableScope(_.TABLE) && (e.openElements.popUntilTagNamePopped(_.TABLE), e._resetInsertionMode());
			break;
		case _.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		case _.BODY:
		case _.CAPTION:
		case _.COL:
		case _.COLGROUP:
		case _.HTML:
		case _.TBODY:
		case _.TD:
		case _.TFOOT:
		case _.TH:
		case _.THEAD:
		case _.TR: break;
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
	_.CAPTION,
	_.COL,
	_.COLGROUP,
	_.TBODY,
	_.TD,
	_.TFOOT,
	_.TH,
	_.THEAD,
	_.TR
]);
function startTagInCaption(e, t) {
	let n = t.tagID;
	$.has(n) ? e.openElements.hasInTableScope(_.CAPTION) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(_.CAPTION), e.activeFormattingElements.clearToLastMarker(), e.insertionMode = Y.IN_TABLE, startTagInTable(e, t)) : startTagInBody(e, t);
}
function endTagInCaption(e, t) {
	let n = t.tagID;
	switch (n) {
		case _.CAPTION:
		case _.TABLE:
			e.openElements.hasInTableScope(_.CAPTION) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(_.CAPTION), e.activeFormattingElements.clearToLastMarker(), e.insertionMode = Y.IN_TABLE, n === _.TABLE && endTagInTable(e, t));
			break;
		case _.BODY:
		case _.COL:
		case _.COLGROUP:
		case _.HTML:
		case _.TBODY:
		case _.TD:
		case _.TFOOT:
		case _.TH:
		case _.THEAD:
		case _.TR: break;
		default: endTagInBody(e, t);
	}
}
function startTagInColumnGroup(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.COL:
			e._appendElement(t, p.HTML), t.ackSelfClosing = !0;
			break;
		case _.TEMPLATE:
			startTagInHead(e, t);
			break;
		default: tokenInColumnGroup(e, t);
	}
}
function endTagInColumnGroup(e, t) {
	switch (t.tagID) {
		case _.COLGROUP:
			e.openElements.currentTagId === _.COLGROUP && (e.openElements.pop(), e.insertionMode = Y.IN_TABLE);
			break;
		case _.TEMPLATE:
			templateEndTagInHead(e, t);
			break;
		case _.COL: break;
		default: tokenInColumnGroup(e, t);
	}
}
function tokenInColumnGroup(e, t) {
	e.openElements.currentTagId === _.COLGROUP && (e.openElements.pop(), e.insertionMode = Y.IN_TABLE, e._processToken(t));
}
function startTagInTableBody(e, t) {
	switch (t.tagID) {
		case _.TR:
			e.openElements.clearBackToTableBodyContext(), e._insertElement(t, p.HTML), e.insertionMode = Y.IN_ROW;
			break;
		case _.TH:
		case _.TD:
			e.openElements.clearBackToTableBodyContext(), e._insertFakeElement(g.TR, _.TR), e.insertionMode = Y.IN_ROW, startTagInRow(e, t);
			break;
		case _.CAPTION:
		case _.COL:
		case _.COLGROUP:
		case _.TBODY:
		case _.TFOOT:
		case _.THEAD:
			e.openElements.hasTableBodyContextInTableScope() && (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), e.insertionMode = Y.IN_TABLE, startTagInTable(e, t));
			break;
		default: startTagInTable(e, t);
	}
}
function endTagInTableBody(e, t) {
	let n = t.tagID;
	switch (t.tagID) {
		case _.TBODY:
		case _.TFOOT:
		case _.THEAD:
			e.openElements.hasInTableScope(n) && (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), e.insertionMode = Y.IN_TABLE);
			break;
		case _.TABLE:
			e.openElements.hasTableBodyContextInTableScope() && (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), e.insertionMode = Y.IN_TABLE, endTagInTable(e, t));
			break;
		case _.BODY:
		case _.CAPTION:
		case _.COL:
		case _.COLGROUP:
		case _.HTML:
		case _.TD:
		case _.TH:
		case _.TR: break;
		default: endTagInTable(e, t);
	}
}
function startTagInRow(e, t) {
	switch (t.tagID) {
		case _.TH:
		case _.TD:
			e.openElements.clearBackToTableRowContext(), e._insertElement(t, p.HTML), e.insertionMode = Y.IN_CELL, e.activeFormattingElements.insertMarker();
			break;
		case _.CAPTION:
		case _.COL:
		case _.COLGROUP:
		case _.TBODY:
		case _.TFOOT:
		case _.THEAD:
		case _.TR:
			e.openElements.hasInTableScope(_.TR) && (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), e.insertionMode = Y.IN_TABLE_BODY, startTagInTableBody(e, t));
			break;
		default: startTagInTable(e, t);
	}
}
function endTagInRow(e, t) {
	switch (t.tagID) {
		case _.TR:
			e.openElements.hasInTableScope(_.TR) && (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), e.insertionMode = Y.IN_TABLE_BODY);
			break;
		case _.TABLE:
			e.openElements.hasInTableScope(_.TR) && (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), e.insertionMode = Y.IN_TABLE_BODY, endTagInTableBody(e, t));
			break;
		case _.TBODY:
		case _.TFOOT:
		case _.THEAD:
			(e.openElements.hasInTableScope(t.tagID) || e.openElements.hasInTableScope(_.TR)) && (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), e.insertionMode = Y.IN_TABLE_BODY, endTagInTableBody(e, t));
			break;
		case _.BODY:
		case _.CAPTION:
		case _.COL:
		case _.COLGROUP:
		case _.HTML:
		case _.TD:
		case _.TH: break;
		default: endTagInTable(e, t);
	}
}
function startTagInCell(e, t) {
	let n = t.tagID;
	$.has(n) ? (e.openElements.hasInTableScope(_.TD) || e.openElements.hasInTableScope(_.TH)) && (e._closeTableCell(), startTagInRow(e, t)) : startTagInBody(e, t);
}
function endTagInCell(e, t) {
	let n = t.tagID;
	switch (n) {
		case _.TD:
		case _.TH:
			e.openElements.hasInTableScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n), e.activeFormattingElements.clearToLastMarker(), e.insertionMode = Y.IN_ROW);
			break;
		case _.TABLE:
		case _.TBODY:
		case _.TFOOT:
		case _.THEAD:
		case _.TR:
			e.openElements.hasInTableScope(n) && (e._closeTableCell(), endTagInRow(e, t));
			break;
		case _.BODY:
		case _.CAPTION:
		case _.COL:
		case _.COLGROUP:
		case _.HTML: break;
		default: endTagInBody(e, t);
	}
}
function startTagInSelect(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.OPTION:
			e.openElements.currentTagId === _.OPTION && e.openElements.pop(), e._insertElement(t, p.HTML);
			break;
		case _.OPTGROUP:
			e.openElements.currentTagId === _.OPTION && e.openElements.pop(), e.openElements.currentTagId === _.OPTGROUP && e.openElements.pop(), e._insertElement(t, p.HTML);
			break;
		case _.HR:
			e.openElements.currentTagId === _.OPTION && e.openElements.pop(), e.openElements.currentTagId === _.OPTGROUP && e.openElements.pop(), e._appendElement(t, p.HTML), t.ackSelfClosing = !0;
			break;
		case _.INPUT:
		case _.KEYGEN:
		case _.TEXTAREA:
		case _.SELECT:
			e.openElements.hasInSelectScope(_.SELECT) && (e.openElements.popUntilTagNamePopped(_.SELECT), e._resetInsertionMode(), t.tagID !== _.SELECT && e._processStartTag(t));
			break;
		case _.SCRIPT:
		case _.TEMPLATE: startTagInHead(e, t);
	}
}
function endTagInSelect(e, t) {
	switch (t.tagID) {
		case _.OPTGROUP:
			e.openElements.stackTop > 0 && e.openElements.currentTagId === _.OPTION && e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)] === _.OPTGROUP && e.openElements.pop(), e.openElements.currentTagId === _.OPTGROUP && e.openElements.pop();
			break;
		case _.OPTION:
			e.openElements.currentTagId === _.OPTION && e.openElements.pop();
			break;
		case _.SELECT:
			e.openElements.hasInSelectScope(_.SELECT) && (e.openElements.popUntilTagNamePopped(_.SELECT), e._resetInsertionMode());
			break;
		case _.TEMPLATE: templateEndTagInHead(e, t);
	}
}
function startTagInSelectInTable(e, t) {
	let n = t.tagID;
	n === _.CAPTION || n === _.TABLE || n === _.TBODY || n === _.TFOOT || n === _.THEAD || n === _.TR || n === _.TD || n === _.TH ? (e.openElements.popUntilTagNamePopped(_.SELECT), e._resetInsertionMode(), e._processStartTag(t)) : startTagInSelect(e, t);
}
function endTagInSelectInTable(e, t) {
	let n = t.tagID;
	n === _.CAPTION || n === _.TABLE || n === _.TBODY || n === _.TFOOT || n === _.THEAD || n === _.TR || n === _.TD || n === _.TH ? e.openElements.hasInTableScope(n) && (e.openElements.popUntilTagNamePopped(_.SELECT), e._resetInsertionMode(), e.onEndTag(t)) : endTagInSelect(e, t);
}
function startTagInTemplate(e, t) {
	switch (t.tagID) {
		case _.BASE:
		case _.BASEFONT:
		case _.BGSOUND:
		case _.LINK:
		case _.META:
		case _.NOFRAMES:
		case _.SCRIPT:
		case _.STYLE:
		case _.TEMPLATE:
		case _.TITLE:
			startTagInHead(e, t);
			break;
		case _.CAPTION:
		case _.COLGROUP:
		case _.TBODY:
		case _.TFOOT:
		case _.THEAD:
			e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Y.IN_TABLE, e.insertionMode = Y.IN_TABLE, startTagInTable(e, t);
			break;
		case _.COL:
			e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Y.IN_COLUMN_GROUP, e.insertionMode = Y.IN_COLUMN_GROUP, startTagInColumnGroup(e, t);
			break;
		case _.TR:
			e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Y.IN_TABLE_BODY, e.insertionMode = Y.IN_TABLE_BODY, startTagInTableBody(e, t);
			break;
		case _.TD:
		case _.TH:
			e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Y.IN_ROW, e.insertionMode = Y.IN_ROW, startTagInRow(e, t);
			break;
		default: e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Y.IN_BODY, e.insertionMode = Y.IN_BODY, startTagInBody(e, t);
	}
}
function endTagInTemplate(e, t) {
	t.tagID === _.TEMPLATE && templateEndTagInHead(e, t);
}
function eofInTemplate(e, t) {
	if (e.openElements.tmplCount > 0) {
		do
			e.openElements.popUntilTagNamePopped(_.TEMPLATE), e.activeFormattingElements.clearToLastMarker(), e.tmplInsertionModeStack.pop();
		while (e.openElements.tmplCount > 0);
		e._resetInsertionMode(), e.onEof(t);
	} else stopParsing(e, t);
}
function startTagAfterBody(e, t) {
	t.tagID === _.HTML ? startTagInBody(e, t) : tokenAfterBody(e, t);
}
function endTagAfterBody(e, t) {
	if (t.tagID === _.HTML) {
		if (e.fragmentContext || (e.insertionMode = Y.AFTER_AFTER_BODY), e.options.sourceCodeLocationInfo && e.openElements.tagIDs[0] === _.HTML) {
			e._setEndLocation(e.openElements.items[0], t);
			let n = e.openElements.items[1];
			n && !e.treeAdapter.getNodeSourceCodeLocation(n)?.endTag && e._setEndLocation(n, t);
		}
	} else tokenAfterBody(e, t);
}
function tokenAfterBody(e, t) {
	e.insertionMode = Y.IN_BODY, modeInBody(e, t);
}
function startTagInFrameset(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.FRAMESET:
			e._insertElement(t, p.HTML);
			break;
		case _.FRAME:
			e._appendElement(t, p.HTML), t.ackSelfClosing = !0;
			break;
		case _.NOFRAMES: startTagInHead(e, t);
	}
}
function endTagInFrameset(e, t) {
	t.tagID === _.FRAMESET && !e.openElements.isRootHtmlElementCurrent() && (e.openElements.pop(), !e.fragmentContext && e.openElements.currentTagId !== _.FRAMESET && (e.insertionMode = Y.AFTER_FRAMESET));
}
function startTagAfterFrameset(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.NOFRAMES: startTagInHead(e, t);
	}
}
function endTagAfterFrameset(e, t) {
	t.tagID === _.HTML && (e.insertionMode = Y.AFTER_AFTER_FRAMESET);
}
function startTagAfterAfterBody(e, t) {
	t.tagID === _.HTML ? startTagInBody(e, t) : tokenAfterAfterBody(e, t);
}
function tokenAfterAfterBody(e, t) {
	e.insertionMode = Y.IN_BODY, modeInBody(e, t);
}
function startTagAfterAfterFrameset(e, t) {
	switch (t.tagID) {
		case _.HTML:
			startTagInBody(e, t);
			break;
		case _.NOFRAMES: startTagInHead(e, t);
	}
}
function nullCharacterInForeignContent(e, t) {
	t.chars = "�", e._insertCharacters(t);
}
function characterInForeignContent(e, t) {
	e._insertCharacters(t), e.framesetOk = !1;
}
function popUntilHtmlOrIntegrationPoint(e) {
	for (; e.treeAdapter.getNamespaceURI(e.openElements.current) !== p.HTML && e.openElements.currentTagId !== void 0 && !e._isIntegrationPoint(e.openElements.currentTagId, e.openElements.current);) e.openElements.pop();
}
function startTagInForeignContent(e, t) {
	if (causesExit(t)) popUntilHtmlOrIntegrationPoint(e), e._startTagOutsideForeignContent(t);
	else {
		let n = e._getAdjustedCurrentElement(), r = e.treeAdapter.getNamespaceURI(n);
		r === p.MATHML ? adjustTokenMathMLAttrs(t) : r === p.SVG && (adjustTokenSVGTagName(t), adjustTokenSVGAttrs(t)), adjustTokenXMLAttrs(t), t.selfClosing ? e._appendElement(t, r) : e._insertElement(t, r), t.ackSelfClosing = !0;
	}
}
function endTagInForeignContent(e, t) {
	if (t.tagID === _.P || t.tagID === _.BR) {
		popUntilHtmlOrIntegrationPoint(e), e._endTagOutsideForeignContent(t);
		return;
	}
	if (e.openElements.stackTop === 0) return;
	let { tagName: n } = t, r = G.get(n), i = e.fragmentContext ? e.treeAdapter.getNamespaceURI(e.fragmentContext) : p.HTML, a = Math.max(e.openElements.indexOfTopmostByName(p.SVG, n), e.openElements.indexOfTopmostByName(p.MATHML, n), r === void 0 ? -1 : e.openElements.indexOfTopmostByName(p.SVG, r), i === p.HTML || i === p.SVG || i === p.MATHML ? -1 : e.openElements.indexOfTopmostByName(i, n));
	a > e.openElements.indexOfTopmostHtmlElement() ? (t.tagName = e.treeAdapter.getTagName(e.openElements.items[a]), e.openElements.shortenToLength(a)) : e._endTagOutsideForeignContent(t);
}
g.AREA, g.BASE, g.BASEFONT, g.BGSOUND, g.BR, g.COL, g.EMBED, g.FRAME, g.HR, g.IMG, g.INPUT, g.KEYGEN, g.LINK, g.META, g.PARAM, g.SOURCE, g.TRACK, g.WBR;
// node_modules/parse5/dist/index.js
function parse(e, t) {
	return Parser.parse(e, t);
}
// src/deploy/steps/finish/html/tree.ts
var te = e({ readTree: () => readTree });
function readTree(e, t) {
	let { keys: r, data: i } = t, a = 0, s = {
		...I,
		onItemPush() {
			if (a += 1, a > 1e3) throw new n();
		},
		onItemPop() {
			--a;
		}
	}, c = parse(e.startsWith("ï»¿") ? `   ${e.slice(3)}` : e, {
		sourceCodeLocationInfo: !0,
		treeAdapter: s
	}), l = c.childNodes.find((e) => e.nodeName === "html"), u = l && "childNodes" in l ? l.childNodes : [], d = u.find((e) => e.nodeName === "head"), f = [];
	r && collectKeyed(c, e, r, f);
	let p = (d?.childNodes ?? []).flatMap((t) => headElement(t, e));
	return {
		head: p,
		data: i ? collectData(c, e).sort((e, t) => e.start - t.start) : p.filter((t) => o(t, e)),
		insertAt: findHeadEnd(d, u, e),
		isDocument: c.childNodes.some((e) => e.nodeName === "#documentType") || [l, ...u].some((e) => e && "sourceCodeLocation" in e && e.sourceCodeLocation),
		isXhtml: /<html\b[^>]*\sxmlns\s*=|\/\/DTD XHTML/i.test(e.slice(0, 2e3)),
		keyed: f.sort((e, t) => e.start - t.start),
		isClosed: !0,
		isUnusual: !0,
		outline: () => formatOutline(c, r)
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
	let n = e.sourceCodeLocation;
	if (!n) return !1;
	let r = t.slice(n.startOffset, n.endOffset).replace(/^<noscript\b[^>]*>|<\/noscript\s*>$/gi, "");
	return /[^\s]/.test(r.replace(/<!--[\s\S]*?(-->|$)|<style\b[\s\S]*?(<\/style\s*>|$)|<(?:link|meta)\b[^>]*(>|$)/gi, (e, ...t) => t.slice(0, 3).some(Boolean) ? "" : e));
}
function firstOffset(e) {
	if (e.sourceCodeLocation) return e.sourceCodeLocation.startOffset;
	let t = Infinity;
	if ("childNodes" in e) for (let n of e.childNodes) t = Math.min(t, firstOffset(n));
	return t;
}
function headElement(e, t) {
	if (!("tagName" in e) || !a.has(e.tagName)) return [];
	let n = toTagRange(e, t), r = e.sourceCodeLocation;
	if (!n || !r) return [];
	let i = r.endTag?.startOffset ?? r.endOffset, o = e.tagName === "meta" || e.tagName === "link";
	return [{
		...n,
		contentStart: n.end,
		contentEnd: o ? n.end : i,
		outerEnd: r.endOffset
	}];
}
function collectData(e, t) {
	return e.nodeName === "script" ? headElement(e, t).filter((e) => o(e, t)) : e.nodeName === "noscript" || !("childNodes" in e) ? [] : e.childNodes.flatMap((e) => collectData(e, t));
}
function collectKeyed(e, t, n, a) {
	if ("attrs" in e && e.attrs.some((e) => e.name.startsWith("data-text-key"))) {
		let o = toTagRange(e, t), s = o && r(o, t, n);
		if (o && s?.length) {
			let t = s.some((e) => !e.attribute) && !i.has(o.name);
			a.push({
				...o,
				content: t ? getContentRange(e, o) : void 0
			});
		}
	}
	if ("content" in e && collectKeyed(e.content, t, n, a), "childNodes" in e) for (let r of e.childNodes) collectKeyed(r, t, n, a);
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
	let o = n + a + 1 + (/^[\t\n\f\r ]*/.exec(i.slice(a + 1))?.[0].length ?? 0), s = t[o];
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
function formatOutline(e, t) {
	let n = [], visit = (e, r) => {
		n.push(`${r} ${e.nodeName}`), "attrs" in e && n.push(...getDirectAttributes(e.attrs)), "attrs" in e && t && e.attrs.some((e) => e.name === "data-text-key" && t(e.value.trim())) || ("content" in e && visit(e.content, r + 1), "childNodes" in e && e.nodeName !== "head" && visitAll(e.childNodes, r + 1));
	}, visitAll = (e, t) => {
		let r = "", flush = () => {
			r.trim() !== "" && n.push(`${t} #text ${r}`), r = "";
		};
		for (let n of e.filter((e) => !isStructuredData(e))) n.nodeName === "#text" && "value" in n ? r += n.value : (flush(), visit(n, t));
		flush();
	};
	return visit(e, 0), n.join("\n");
}
function isStructuredData(e) {
	return "attrs" in e && e.attrs.some((e) => e.name === "type" && /ld\+json/i.test(e.value));
}
function getDirectAttributes(e) {
	let t = new Set(e.map((e) => e.name));
	return e.flatMap((e) => t.has(`data-text-key-${e.name}`) ? [] : [`${e.name}=${e.value}`]);
}
export { te as t };
