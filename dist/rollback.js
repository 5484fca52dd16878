const t = globalThis.process.getBuiltinModule("node:module").createRequire(import.meta.url);
const [e, n] = (() => {
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
return [__exportAll, __commonJSMin];
})();
import { It as r, On as i, b as a, dn as o, kt as s, ln as c, n as l, y as u } from "./shared.js";
import { B as d, H as f, J as p, U as m, V as h } from "./shared-later.js";
import { M as g, V as _, W as v, Xt as y, Z as b, j as x, m as S, n as C, o as w, qt as T, r as E, z as D } from "./shared-rarely.js";
import { D as O, G as k, H as A, J as j, Q as M, Y as N, it as P, q as F } from "./config.js";
import { a as I, d as L, l as R, o as z, s as B, u as V } from "./session.js";
const { createWriteStream: H } = globalThis.process.getBuiltinModule("node:fs"), mkdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdir(...e), rm = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").rm(...e), writeFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").writeFile(...e), { createHash: U } = globalThis.process.getBuiltinModule("node:crypto"), W = globalThis.process.getBuiltinModule("node:path"), { text: G } = globalThis.process.getBuiltinModule("node:stream/consumers"), { pipeline: K } = globalThis.process.getBuiltinModule("node:stream/promises"), q = F({
	id: k(),
	name: P(),
	size_in_bytes: k(),
	expired: A(),
	created_at: j(P()),
	expires_at: j(P()),
	workflow_run: N(F({
		id: M(k()),
		head_branch: N(P()),
		head_sha: M(P())
	}))
}), toRecord = (e) => ({
	id: e.id,
	name: e.name,
	bytes: e.size_in_bytes,
	expired: e.expired,
	createdAt: e.created_at ?? "",
	expiresAt: e.expires_at ?? "",
	run: e.workflow_run?.id,
	branch: e.workflow_run?.head_branch ?? void 0,
	commit: e.workflow_run?.head_sha
});
async function list(e, t, n) {
	return (await T(e, q, {
		path: t,
		needs: "Actions: read",
		key: "artifacts",
		pages: n
	}, "the artifacts")).map(toRecord).sort((e, t) => t.createdAt.localeCompare(e.createdAt) || t.id - e.id);
}
function findArtifacts(e, t) {
	return list(e, `/actions/artifacts?name=${encodeURIComponent(t)}`);
}
function artifactsOfRun(e, t) {
	return list(e, `/actions/runs/${t}/artifacts`);
}
async function readArtifactUrl(e, t) {
	let n = {
		method: "GET",
		path: `/actions/artifacts/${t}/zip`,
		needs: "Actions: read",
		expected: [302]
	}, { headers: r } = await y(e, n), i = URL.parse(r.location ?? "", e.apiUrl);
	if (i) return i.href;
	throw new c("GITHUB_UNAVAILABLE", "GitHub named no address to download an artifact from.");
}
// src/workflows/package-origin.ts
async function proveOrigin(e, t, n) {
	let r = await findSource(e, t, n);
	if ("problem" in r) return r;
	let i = await readBuiltVersion(e, t.id, n);
	return "problem" in i ? i : {
		...r,
		...i
	};
}
async function findSource(e, t, n) {
	let { event: r, commit: i, workflow: a } = t;
	if (r !== "push" && r !== "workflow_dispatch") return { problem: `it was started by ${r}` };
	if (!t.isOwn) return { problem: `it built a commit of ${t.repository}` };
	let o = await findDeployingBranch(e, t, n);
	if (o === void 0) return { problem: `it built ${t.branch}` };
	let s = await v(e, i);
	return (await g(s, n.configFile)).some((e) => e.path === a) ? { branch: o } : { problem: `${a || "its workflow"} does not deploy the site` };
}
async function findDeployingBranch(e, { event: t, branch: n }, { environment: r, config: i }) {
	let { production: a, preview: o } = i.environments, deploys = (e) => {
		let n = e === a.branch;
		return r === "Production" || n ? n && (r === "Production" || t === "workflow_dispatch") : l(e, o.branches);
	};
	if (deploys(n)) return n;
	let s = await b(e, n);
	return s !== void 0 && deploys(s) ? s : void 0;
}
async function readBuiltVersion(e, t, { config: n, environment: r }) {
	let i = (await artifactsOfRun(e, t)).map((e) => h(e.name)).filter((e) => e?.slug === n.site.slug && e.environment === r), a = [...new Set(i.map((e) => e?.version))].toSorted();
	return a.length < 2 ? { version: a[0] } : { problem: `it kept more than one package for ${r}: ${a.join(", ")}` };
}
function compareWithReport(e, t) {
	let n = t.map((t) => [
		"version",
		"commit",
		"built"
	].filter((n) => t[n] !== void 0 && t[n] !== e[n]).map((n) => `${n}: ${e[n] ?? "unknown"}, but its run reported ${t[n]}`));
	return n.some((e) => e.length === 0) ? [] : n[0] ?? [];
}
// node_modules/pend/index.js
var J = n(((e, t) => {
	t.exports = Pend;
	function Pend() {
		this.pending = 0, this.max = Infinity, this.listeners = [], this.waiting = [], this.error = null;
	}
	Pend.prototype.go = function(e) {
		this.pending < this.max ? pendGo(this, e) : this.waiting.push(e);
	}, Pend.prototype.wait = function(e) {
		this.pending === 0 ? e(this.error) : this.listeners.push(e);
	}, Pend.prototype.hold = function() {
		return pendHold(this);
	};
	function pendHold(e) {
		e.pending += 1;
		var t = !1;
		return onCb;
		function onCb(n) {
			if (t) throw Error("callback called twice");
			if (t = !0, e.error = e.error || n, --e.pending, e.waiting.length > 0 && e.pending < e.max) pendGo(e, e.waiting.shift());
			else if (e.pending === 0) {
				var r = e.listeners;
				e.listeners = [], r.forEach(cbListener);
			}
		}
		function cbListener(t) {
			t(e.error);
		}
	}
	function pendGo(e, t) {
		t(pendHold(e));
	}
})), Y = n(((e) => {
	var n = t("fs"), r = t("util"), i = t("stream"), a = i.Readable, o = i.PassThrough, s = J(), c = t("events").EventEmitter;
	e.BufferSlicer = BufferSlicer, e.FdSlicer = FdSlicer, r.inherits(FdSlicer, c);
	function FdSlicer(e) {
		c.call(this), this.fd = e, this.pend = new s(), this.pend.max = 1, this.refCount = 0;
	}
	FdSlicer.prototype.read = function(e, t, r, i, a) {
		var o = this;
		o.pend.go(function(s) {
			n.read(o.fd, e, t, r, i, function(e, t, n) {
				s(), a(e, t, n);
			});
		});
	}, FdSlicer.prototype.createReadStream = function(e) {
		return new ReadStream(this, e);
	}, FdSlicer.prototype.ref = function() {
		this.refCount += 1;
	}, FdSlicer.prototype.unref = function() {
		var e = this;
		if (--e.refCount, e.refCount < 0) throw Error("invalid unref");
		if (e.refCount > 0) return;
		n.close(e.fd, onCloseDone);
		function onCloseDone(t) {
			t ? e.emit("error", t) : e.emit("close");
		}
	}, r.inherits(ReadStream, a);
	function ReadStream(e, t) {
		t ||= {}, a.call(this, t), this.context = e, this.context.ref(), this.start = t.start || 0, this.endOffset = t.end, this.pos = this.start;
	}
	ReadStream.prototype._read = function(e) {
		var t = this, r = Math.min(t._readableState.highWaterMark, e);
		t.endOffset != null && (r = Math.min(r, t.endOffset - t.pos)), r <= 0 ? (t.push(null), this._cleanup()) : t.context.pend.go(function(e) {
			var i = Buffer.allocUnsafe(r);
			n.read(t.context.fd, i, 0, r, t.pos, function(n, r) {
				n ? t.destroy(n) : r === 0 ? (t.push(null), t._cleanup()) : (t.pos += r, t.push(i.slice(0, r))), e();
			});
		});
	}, ReadStream.prototype._destroy = function(e, t) {
		this._cleanup(), t(e);
	}, ReadStream.prototype._cleanup = function() {
		this.context != null && (this.context.unref(), this.context = null);
	}, r.inherits(BufferSlicer, c);
	function BufferSlicer(e) {
		c.call(this), this.refCount = 0, this.buffer = e;
	}
	BufferSlicer.prototype.read = function(e, t, n, r, i) {
		if (!(0 <= t && t <= e.length)) throw RangeError("offset outside buffer: 0 <= " + t + " <= " + e.length);
		if (r < 0) throw RangeError("position is negative: " + r);
		t + n > e.length && (n = e.length - t), r + n > this.buffer.length && (n = this.buffer.length - r), n <= 0 ? setImmediate(function() {
			i(null, 0);
		}) : (this.buffer.copy(e, t, r, r + n), setImmediate(function() {
			i(null, n);
		}));
	}, BufferSlicer.prototype.createReadStream = function(e) {
		e ||= {};
		var t = new o(e);
		t.start = e.start || 0, t.endOffset = e.end, t.pos = t.endOffset || this.buffer.length;
		for (var n = this.buffer.slice(t.start, t.pos), r = 65536, i = 0;;) {
			var a = i + r;
			if (a >= n.length) {
				i < n.length && t.write(n.slice(i, n.length));
				break;
			}
			t.write(n.slice(i, a)), i = a;
		}
		return t.end(), t;
	}, BufferSlicer.prototype.ref = function() {
		this.refCount += 1;
	}, BufferSlicer.prototype.unref = function() {
		if (--this.refCount, this.refCount < 0) throw Error("invalid unref");
	};
})), X = n(((e, t) => {
	let n = new Int32Array([
		0,
		1996959894,
		3993919788,
		2567524794,
		124634137,
		1886057615,
		3915621685,
		2657392035,
		249268274,
		2044508324,
		3772115230,
		2547177864,
		162941995,
		2125561021,
		3887607047,
		2428444049,
		498536548,
		1789927666,
		4089016648,
		2227061214,
		450548861,
		1843258603,
		4107580753,
		2211677639,
		325883990,
		1684777152,
		4251122042,
		2321926636,
		335633487,
		1661365465,
		4195302755,
		2366115317,
		997073096,
		1281953886,
		3579855332,
		2724688242,
		1006888145,
		1258607687,
		3524101629,
		2768942443,
		901097722,
		1119000684,
		3686517206,
		2898065728,
		853044451,
		1172266101,
		3705015759,
		2882616665,
		651767980,
		1373503546,
		3369554304,
		3218104598,
		565507253,
		1454621731,
		3485111705,
		3099436303,
		671266974,
		1594198024,
		3322730930,
		2970347812,
		795835527,
		1483230225,
		3244367275,
		3060149565,
		1994146192,
		31158534,
		2563907772,
		4023717930,
		1907459465,
		112637215,
		2680153253,
		3904427059,
		2013776290,
		251722036,
		2517215374,
		3775830040,
		2137656763,
		141376813,
		2439277719,
		3865271297,
		1802195444,
		476864866,
		2238001368,
		4066508878,
		1812370925,
		453092731,
		2181625025,
		4111451223,
		1706088902,
		314042704,
		2344532202,
		4240017532,
		1658658271,
		366619977,
		2362670323,
		4224994405,
		1303535960,
		984961486,
		2747007092,
		3569037538,
		1256170817,
		1037604311,
		2765210733,
		3554079995,
		1131014506,
		879679996,
		2909243462,
		3663771856,
		1141124467,
		855842277,
		2852801631,
		3708648649,
		1342533948,
		654459306,
		3188396048,
		3373015174,
		1466479909,
		544179635,
		3110523913,
		3462522015,
		1591671054,
		702138776,
		2966460450,
		3352799412,
		1504918807,
		783551873,
		3082640443,
		3233442989,
		3988292384,
		2596254646,
		62317068,
		1957810842,
		3939845945,
		2647816111,
		81470997,
		1943803523,
		3814918930,
		2489596804,
		225274430,
		2053790376,
		3826175755,
		2466906013,
		167816743,
		2097651377,
		4027552580,
		2265490386,
		503444072,
		1762050814,
		4150417245,
		2154129355,
		426522225,
		1852507879,
		4275313526,
		2312317920,
		282753626,
		1742555852,
		4189708143,
		2394877945,
		397917763,
		1622183637,
		3604390888,
		2714866558,
		953729732,
		1340076626,
		3518719985,
		2797360999,
		1068828381,
		1219638859,
		3624741850,
		2936675148,
		906185462,
		1090812512,
		3747672003,
		2825379669,
		829329135,
		1181335161,
		3412177804,
		3160834842,
		628085408,
		1382605366,
		3423369109,
		3138078467,
		570562233,
		1426400815,
		3317316542,
		2998733608,
		733239954,
		1555261956,
		3268935591,
		3050360625,
		752459403,
		1541320221,
		2607071920,
		3965973030,
		1969922972,
		40735498,
		2617837225,
		3943577151,
		1913087877,
		83908371,
		2512341634,
		3803740692,
		2075208622,
		213261112,
		2463272603,
		3855990285,
		2094854071,
		198958881,
		2262029012,
		4057260610,
		1759359992,
		534414190,
		2176718541,
		4139329115,
		1873836001,
		414664567,
		2282248934,
		4279200368,
		1711684554,
		285281116,
		2405801727,
		4167216745,
		1634467795,
		376229701,
		2685067896,
		3608007406,
		1308918612,
		956543938,
		2808555105,
		3495958263,
		1231636301,
		1047427035,
		2932959818,
		3654703836,
		1088359270,
		936918e3,
		2847714899,
		3736837829,
		1202900863,
		817233897,
		3183342108,
		3401237130,
		1404277552,
		615818150,
		3134207493,
		3453421203,
		1423857449,
		601450431,
		3009837614,
		3294710456,
		1567103746,
		711928724,
		3020668471,
		3272380065,
		1510334235,
		755167117
	]);
	function crc32(e) {
		let t = -1;
		for (let r of e) t = n[(t ^ r) & 255] ^ t >>> 8;
		return (t ^ -1) >>> 0;
	}
	t.exports = crc32;
})), Z = n(((e) => {
	var n = t("fs"), r = t("zlib"), i = Y(), a = t("util"), o = t("events").EventEmitter, s = t("stream").Transform, c = t("stream").PassThrough, l = t("stream").Writable;
	let u = typeof r.crc32 == "function" ? r.crc32 : X();
	e.openPromise = openPromise;
	function openPromise(e, t) {
		return new Promise((n, r) => {
			open(e, {
				...t,
				lazyEntries: !0
			}, function(e, t) {
				if (e) return r(e);
				n(t);
			});
		});
	}
	function open(e, t, r) {
		typeof t == "function" && (r = t, t = null), t ??= {}, t.autoClose ?? (t.autoClose = !0), t.lazyEntries ?? (t.lazyEntries = !1), t.decodeStrings ?? (t.decodeStrings = !0), t.validateEntrySizes ?? (t.validateEntrySizes = !0), t.strictFileNames ?? (t.strictFileNames = !1), r ??= defaultCallback, n.open(e, "r", function(e, i) {
			if (e) return r(e);
			fromFd(i, t, function(e, t) {
				e && n.close(i, defaultCallback), r(e, t);
			});
		});
	}
	function fromFd(e, t, r) {
		typeof t == "function" && (r = t, t = null), t ??= {}, t.autoClose ?? (t.autoClose = !1), t.lazyEntries ?? (t.lazyEntries = !1), t.decodeStrings ?? (t.decodeStrings = !0), t.validateEntrySizes ?? (t.validateEntrySizes = !0), t.strictFileNames ?? (t.strictFileNames = !1), r ??= defaultCallback, n.fstat(e, function(n, a) {
			if (n) return r(n);
			fromRandomAccessReader(new i.FdSlicer(e), a.size, t, r);
		});
	}
	function fromRandomAccessReader(e, t, n, r) {
		typeof n == "function" && (r = n, n = null), n ??= {}, n.autoClose ?? (n.autoClose = !0), n.lazyEntries ?? (n.lazyEntries = !1), n.decodeStrings ?? (n.decodeStrings = !0);
		var i = !!n.decodeStrings;
		if (n.validateEntrySizes ?? (n.validateEntrySizes = !0), n.strictFileNames ?? (n.strictFileNames = !1), r ??= defaultCallback, typeof t != "number") throw Error("expected totalSize parameter to be a number");
		if (t > 2 ** 53 - 1) throw Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
		e.ref();
		var a = 22, o = 20, s = Math.min(o + a + 65535, t), c = f(s);
		readAndAssertNoEof(e, c, 0, s, t - c.length, function(l) {
			if (l) return r(l);
			for (var u = s - a; u >= 0; --u) if (c.readUInt32LE(u) === 101010256) {
				var d = c.subarray(u), p = d.readUInt16LE(4), m = d.readUInt16LE(10), h = d.readUInt32LE(16), g = d.readUInt16LE(20), _ = d.length - a;
				if (g !== _) return r(Error("Invalid comment length. Expected: " + _ + ". Found: " + g + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"));
				var v = i ? decodeBuffer(d.subarray(22), !1) : d.subarray(22);
				if (u - o >= 0 && c.readUInt32LE(u - o) === 117853008) {
					var y = readUInt64LE(c.subarray(u - o, u - o + o), 8), b = f(56);
					return readAndAssertNoEof(e, b, 0, b.length, y, function(a) {
						return a ? r(a) : b.readUInt32LE(0) === 101075792 ? (p = b.readUInt32LE(16), p === 0 ? (m = readUInt64LE(b, 32), h = readUInt64LE(b, 48), r(null, new ZipFile(e, h, t, m, v, n.autoClose, n.lazyEntries, i, n.validateEntrySizes, n.strictFileNames))) : r(Error("multi-disk zip files are not supported: found disk number: " + p))) : r(Error("invalid zip64 end of central directory record signature"));
					});
				}
				return p === 0 ? r(null, new ZipFile(e, h, t, m, v, n.autoClose, n.lazyEntries, i, n.validateEntrySizes, n.strictFileNames)) : r(Error("multi-disk zip files are not supported: found disk number: " + p));
			}
			r(Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
		});
	}
	a.inherits(ZipFile, o);
	function ZipFile(e, t, n, r, i, a, s, c, l, u) {
		var d = this;
		o.call(d), d.reader = e, d.reader.on("error", function(e) {
			emitError(d, e);
		}), d.reader.once("close", function() {
			d.emit("close");
		}), d.readEntryCursor = t, d.fileSize = n, d.entryCount = r, d.comment = i, d.entriesRead = 0, d.autoClose = !!a, d.lazyEntries = !!s, d.decodeStrings = !!c, d.validateEntrySizes = !!l, d.strictFileNames = !!u, d.isOpen = !0, d.emittedError = !1, d.hasEachEntryBeenCalled = !1, d.lazyEntries || d._readEntry();
	}
	ZipFile.prototype.close = function() {
		this.isOpen && (this.isOpen = !1, this.reader.unref());
	};
	function emitErrorAndAutoClose(e, t) {
		e.autoClose && e.close(), emitError(e, t);
	}
	function emitError(e, t) {
		e.emittedError || (e.emittedError = !0, e.emit("error", t));
	}
	ZipFile.prototype.readEntry = function() {
		if (!this.lazyEntries) throw Error("readEntry() called without lazyEntries:true");
		this._readEntry();
	}, ZipFile.prototype._readEntry = function() {
		var e = this;
		if (e.entryCount === e.entriesRead) setImmediate(function() {
			e.autoClose && e.close(), e.emittedError || e.emit("end");
		});
		else if (!e.emittedError) {
			var t = f(46);
			readAndAssertNoEof(e.reader, t, 0, t.length, e.readEntryCursor, function(n) {
				if (n) return emitErrorAndAutoClose(e, n);
				if (!e.emittedError) {
					var r = new Entry(), i = t.readUInt32LE(0);
					if (i !== 33639248) return emitErrorAndAutoClose(e, Error("invalid central directory file header signature: 0x" + i.toString(16)));
					if (r.versionMadeBy = t.readUInt16LE(4), r.versionNeededToExtract = t.readUInt16LE(6), r.generalPurposeBitFlag = t.readUInt16LE(8), r.compressionMethod = t.readUInt16LE(10), r.lastModFileTime = t.readUInt16LE(12), r.lastModFileDate = t.readUInt16LE(14), r.crc32 = t.readUInt32LE(16), r.compressedSize = t.readUInt32LE(20), r.uncompressedSize = t.readUInt32LE(24), r.fileNameLength = t.readUInt16LE(28), r.extraFieldLength = t.readUInt16LE(30), r.fileCommentLength = t.readUInt16LE(32), r.internalFileAttributes = t.readUInt16LE(36), r.externalFileAttributes = t.readUInt32LE(38), r.relativeOffsetOfLocalHeader = t.readUInt32LE(42), r.generalPurposeBitFlag & 64) return emitErrorAndAutoClose(e, Error("strong encryption is not supported"));
					e.readEntryCursor += 46, t = f(r.fileNameLength + r.extraFieldLength + r.fileCommentLength), readAndAssertNoEof(e.reader, t, 0, t.length, e.readEntryCursor, function(n) {
						if (n) return emitErrorAndAutoClose(e, n);
						if (!e.emittedError) {
							r.fileNameRaw = t.subarray(0, r.fileNameLength);
							var i = r.fileNameLength + r.extraFieldLength;
							r.extraFieldRaw = t.subarray(r.fileNameLength, i), r.fileCommentRaw = t.subarray(i, i + r.fileCommentLength);
							try {
								r.extraFields = parseExtraFields(r.extraFieldRaw);
							} catch (t) {
								return emitErrorAndAutoClose(e, t);
							}
							if (e.decodeStrings) {
								var a = !!(r.generalPurposeBitFlag & 2048);
								r.fileComment = decodeBuffer(r.fileCommentRaw, a), r.fileName = getFileNameLowLevel(r.generalPurposeBitFlag, r.fileNameRaw, r.extraFields, e.strictFileNames);
								var o = validateFileName(r.fileName);
								if (o != null) return emitErrorAndAutoClose(e, Error(o));
							} else r.fileComment = r.fileCommentRaw, r.fileName = r.fileNameRaw;
							r.comment = r.fileComment, e.readEntryCursor += t.length, e.entriesRead += 1;
							for (var s = 0; s < r.extraFields.length; s++) {
								var c = r.extraFields[s];
								if (c.id === 1) {
									var l = c.data, u = 0;
									if (r.uncompressedSize === 4294967295) {
										if (u + 8 > l.length) return emitErrorAndAutoClose(e, Error("zip64 extended information extra field does not include uncompressed size"));
										r.uncompressedSize = readUInt64LE(l, u), u += 8;
									}
									if (r.compressedSize === 4294967295) {
										if (u + 8 > l.length) return emitErrorAndAutoClose(e, Error("zip64 extended information extra field does not include compressed size"));
										r.compressedSize = readUInt64LE(l, u), u += 8;
									}
									if (r.relativeOffsetOfLocalHeader === 4294967295) {
										if (u + 8 > l.length) return emitErrorAndAutoClose(e, Error("zip64 extended information extra field does not include relative header offset"));
										r.relativeOffsetOfLocalHeader = readUInt64LE(l, u), u += 8;
									}
									break;
								}
							}
							if (e.validateEntrySizes && r.compressionMethod === 0) {
								var d = r.uncompressedSize;
								if (r.isEncrypted() && (d += 12), r.compressedSize !== d) {
									var f = "compressed/uncompressed size mismatch for stored file: " + r.compressedSize + " != " + r.uncompressedSize;
									return emitErrorAndAutoClose(e, Error(f));
								}
							}
							e.emit("entry", r), e.lazyEntries || e._readEntry();
						}
					});
				}
			});
		}
	}, ZipFile.prototype.eachEntry = function() {
		let e = this;
		if (!e.lazyEntries) throw Error("eachEntry() requires lazyEntries: true");
		if (e.hasEachEntryBeenCalled) throw Error("eachEntry() must only be called once per ZipFile");
		e.hasEachEntryBeenCalled = !0;
		let t = null;
		e.on("entry", onEntry), e.on("end", onEnd), e.on("error", onError);
		function cleanup() {
			e.removeListener("entry", onEntry), e.removeListener("end", onEnd), e.removeListener("error", onError), e.autoClose && e.close();
		}
		function onEntry(e) {
			let { resolve: n } = t;
			t = null, n({ value: e });
		}
		function onEnd() {
			let { resolve: e } = t;
			t = null, cleanup(), e({ done: !0 });
		}
		function onError(e) {
			let { reject: n } = t;
			t = null, cleanup(), n(e);
		}
		return {
			[Symbol.asyncIterator]() {
				return this;
			},
			next() {
				let n = new Promise((e, n) => {
					if (t != null) throw Error("next() called before previous Promise was resolved.");
					t = {
						resolve: e,
						reject: n
					};
				});
				return e.readEntry(), n;
			},
			return(e) {
				return cleanup(), Promise.resolve({
					done: !0,
					value: e
				});
			},
			throw(e) {
				return cleanup(), Promise.reject(e);
			}
		};
	}, ZipFile.prototype.openReadStream = function(e, t, n) {
		var r = this, i = 0, a = e.compressedSize;
		if (n ?? (n = t, t = null), t == null) t = {};
		else {
			if (t.decodeFileData === !1) {
				if (t.decrypt != null) throw Error("cannot use options.decrypt when options.decodeFileData === false");
				if (t.decompress != null) throw Error("cannot use options.decompress when options.decodeFileData === false");
			} else {
				if (t.decrypt != null) {
					if (!e.isEncrypted()) throw Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
					if (t.decrypt !== !1) throw Error("invalid options.decrypt value: " + t.decrypt);
					if (e.isCompressed() && t.decompress !== !1) throw Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
				}
				if (t.decompress != null) {
					if (!e.isCompressed()) throw Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
					if (t.decompress !== !1 && t.decompress !== !0) throw Error("invalid options.decompress value: " + t.decompress);
					s = t.decompress;
				}
			}
			if (t.start != null) {
				if (i = t.start, i < 0) throw Error("options.start < 0");
				if (i > e.compressedSize) throw Error("options.start > entry.compressedSize");
			}
			if (t.end != null) {
				if (a = t.end, a < 0) throw Error("options.end < 0");
				if (a > e.compressedSize) throw Error("options.end > entry.compressedSize");
				if (a < i) throw Error("options.end < options.start");
			}
		}
		var o = t.decodeFileData === !1 || (e.compressionMethod === 0 || e.compressionMethod === 8 && t.decompress === !1) && (!e.isEncrypted() || t.decrypt === !1);
		if ((t.start != null || t.end != null) && !o) throw Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
		if (!r.isOpen) return n(Error("closed"));
		if (e.isEncrypted() && !o && t.decrypt !== !1) return n(Error("entry is encrypted, and options.decodeFileData !== false"));
		var s;
		if (o) s = !1;
		else if (e.compressionMethod === 8) s = t.decodeFileData !== !0;
		else return n(Error("unsupported compression method: " + e.compressionMethod));
		r.readLocalFileHeader(e, { minimal: !0 }, function(t, o) {
			if (t) return n(t);
			r.openReadStreamLowLevel(o.fileDataStart, e.compressedSize, i, a, s, e.uncompressedSize, n);
		});
	}, ZipFile.prototype.openReadStreamLowLevel = function(e, t, n, i, a, o, s) {
		var c = this;
		e + t;
		var l = c.reader.createReadStream({
			start: e + n,
			end: e + i
		}), u = l;
		if (a) {
			var d = !1, f = r.createInflateRaw();
			l.on("error", function(e) {
				setImmediate(function() {
					d || f.emit("error", e);
				});
			}), l.pipe(f), c.validateEntrySizes ? (u = new AssertByteCountStream(o), f.on("error", function(e) {
				setImmediate(function() {
					d || u.emit("error", e);
				});
			}), f.pipe(u)) : u = f, installDestroyFn(u, function() {
				d = !0, f !== u && f.unpipe(u), l.unpipe(f), l.destroy();
			});
		}
		s(null, u);
	}, ZipFile.prototype.readLocalFileHeader = function(e, t, n) {
		var r = this;
		n ?? (n = t, t = null), t ??= {}, r.reader.ref();
		var i = f(30);
		readAndAssertNoEof(r.reader, i, 0, i.length, e.relativeOffsetOfLocalHeader, function(a) {
			try {
				if (a) return n(a);
				var o = i.readUInt32LE(0);
				if (o !== 67324752) return n(Error("invalid local file header signature: 0x" + o.toString(16)));
				var s = i.readUInt16LE(26), c = i.readUInt16LE(28), l = e.relativeOffsetOfLocalHeader + 30 + s + c;
				if (l + e.compressedSize > r.fileSize) return n(Error("file data overflows file bounds: " + l + " + " + e.compressedSize + " > " + r.fileSize));
				if (t.minimal) return n(null, { fileDataStart: l });
				var u = new LocalFileHeader();
				u.fileDataStart = l, u.versionNeededToExtract = i.readUInt16LE(4), u.generalPurposeBitFlag = i.readUInt16LE(6), u.compressionMethod = i.readUInt16LE(8), u.lastModFileTime = i.readUInt16LE(10), u.lastModFileDate = i.readUInt16LE(12), u.crc32 = i.readUInt32LE(14), u.compressedSize = i.readUInt32LE(18), u.uncompressedSize = i.readUInt32LE(22), u.fileNameLength = s, u.extraFieldLength = c, i = f(s + c), r.reader.ref(), readAndAssertNoEof(r.reader, i, 0, i.length, e.relativeOffsetOfLocalHeader + 30, function(e) {
					try {
						return e ? n(e) : (u.fileName = i.subarray(0, s), u.extraField = i.subarray(s), n(null, u));
					} finally {
						r.reader.unref();
					}
				});
			} finally {
				r.reader.unref();
			}
		});
	}, ZipFile.prototype.openReadStreamPromise = function(e, t) {
		return new Promise((n, r) => {
			this.openReadStream(e, t, function(e, t) {
				if (e) return r(e);
				n(t);
			});
		});
	}, ZipFile.prototype.openReadStreamLowLevelPromise = function(e, t, n, r, i, a) {
		return new Promise((o, s) => {
			this.openReadStream(e, t, n, r, i, a, function(e, t) {
				if (e) return s(e);
				o(t);
			});
		});
	}, ZipFile.prototype.readLocalFileHeaderPromise = function(e, t) {
		return new Promise((n, r) => {
			this.readLocalFileHeader(e, t, function(e, t) {
				if (e) return r(e);
				n(t);
			});
		});
	};
	function Entry() {}
	Entry.prototype.getLastModDate = function(e) {
		if (e ??= {}, !e.forceDosFormat) for (var t = 0; t < this.extraFields.length; t++) {
			var n = this.extraFields[t];
			if (n.id === 21589) {
				var r = n.data;
				if (r.length < 5 || !(r[0] & 1)) continue;
				var i = r.readInt32LE(1);
				return new Date(i * 1e3);
			}
			if (n.id === 10) {
				var r = n.data;
				if (r.length !== 32 || r.readUInt16LE(4) !== 1 || r.readUInt16LE(6) !== 24) continue;
				var a = (r.readUInt32LE(8) + 4294967296 * r.readInt32LE(12)) / 1e4 - 0xa9730b66800;
				return new Date(a);
			}
		}
		return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, e.timezone);
	}, Entry.prototype.canDecodeFileData = function() {
		return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
	}, Entry.prototype.isEncrypted = function() {
		return !!(this.generalPurposeBitFlag & 1);
	}, Entry.prototype.isCompressed = function() {
		return this.compressionMethod === 8;
	};
	function LocalFileHeader() {}
	function dosDateTimeToDate(e, t, n) {
		var r = e & 31, i = (e >> 5 & 15) - 1, a = (e >> 9 & 127) + 1980, o = 0, s = (t & 31) * 2, c = t >> 5 & 63, l = t >> 11 & 31;
		if (n == null || n === "local") return new Date(a, i, r, l, c, s, o);
		if (n === "UTC") return new Date(Date.UTC(a, i, r, l, c, s, o));
		throw Error("unrecognized options.timezone: " + options.timezone);
	}
	function getFileNameLowLevel(e, t, n, r) {
		for (var i = null, a = 0; a < n.length; a++) {
			var o = n[a];
			if (o.id === 28789) {
				if (o.data.length < 6 || o.data.readUInt8(0) !== 1) continue;
				var s = o.data.readUInt32LE(1);
				if (u(t) !== s) continue;
				i = decodeBuffer(o.data.subarray(5), !0);
				break;
			}
		}
		return i ??= decodeBuffer(t, !!(e & 2048)), r || (i = i.replace(/\\/g, "/")), i;
	}
	function validateFileName(e) {
		return e.indexOf("\\") === -1 ? /^[a-zA-Z]:/.test(e) || /^\//.test(e) ? "absolute path: " + e : e.split("/").indexOf("..") === -1 ? null : "invalid relative path: " + e : "invalid characters in fileName: " + e;
	}
	function parseExtraFields(e) {
		for (var t = [], n = 0; n < e.length - 3;) {
			var r = e.readUInt16LE(n + 0), i = e.readUInt16LE(n + 2), a = n + 4, o = a + i;
			if (o > e.length) throw Error("extra field length exceeds extra field buffer size");
			var s = e.subarray(a, o);
			t.push({
				id: r,
				data: s
			}), n = o;
		}
		return t;
	}
	function readAndAssertNoEof(e, t, n, r, i, a) {
		if (r === 0) return setImmediate(function() {
			a(null, f(0));
		});
		e.read(t, n, r, i, function(e, t) {
			if (e) return a(e);
			if (t < r) return a(Error("unexpected EOF"));
			a();
		});
	}
	a.inherits(AssertByteCountStream, s);
	function AssertByteCountStream(e) {
		s.call(this), this.actualByteCount = 0, this.expectedByteCount = e;
	}
	AssertByteCountStream.prototype._transform = function(e, t, n) {
		if (this.actualByteCount += e.length, this.actualByteCount > this.expectedByteCount) {
			var r = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
			return n(Error(r));
		}
		n(null, e);
	}, AssertByteCountStream.prototype._flush = function(e) {
		if (this.actualByteCount < this.expectedByteCount) {
			var t = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
			return e(Error(t));
		}
		e();
	}, a.inherits(RandomAccessReader, o);
	function RandomAccessReader() {
		o.call(this), this.refCount = 0;
	}
	RandomAccessReader.prototype.ref = function() {
		this.refCount += 1;
	}, RandomAccessReader.prototype.unref = function() {
		var e = this;
		if (--e.refCount, e.refCount > 0) return;
		if (e.refCount < 0) throw Error("invalid unref");
		e.close(onCloseDone);
		function onCloseDone(t) {
			if (t) return e.emit("error", t);
			e.emit("close");
		}
	}, RandomAccessReader.prototype.createReadStream = function(e) {
		e ??= {};
		var t = e.start, n = e.end;
		if (t === n) {
			var r = new c();
			return setImmediate(function() {
				r.end();
			}), r;
		}
		var i = this._readStreamForRange(t, n), a = !1, o = new RefUnrefFilter(this);
		i.on("error", function(e) {
			setImmediate(function() {
				a || o.emit("error", e);
			});
		}), installDestroyFn(o, function() {
			i.unpipe(o), o.unref(), i.destroy();
		});
		var s = new AssertByteCountStream(n - t);
		return o.on("error", function(e) {
			setImmediate(function() {
				a || s.emit("error", e);
			});
		}), installDestroyFn(s, function() {
			a = !0, o.unpipe(s), o.destroy();
		}), i.pipe(o).pipe(s);
	}, RandomAccessReader.prototype._readStreamForRange = function(e, t) {
		throw Error("not implemented");
	}, RandomAccessReader.prototype.read = function(e, t, n, r, i) {
		var a = this.createReadStream({
			start: r,
			end: r + n
		}), o = new l(), s = 0;
		o._write = function(n, r, i) {
			n.copy(e, t + s, 0, n.length), s += n.length, i();
		}, o.on("finish", i), a.on("error", function(e) {
			i(e);
		}), a.pipe(o);
	}, RandomAccessReader.prototype.close = function(e) {
		setImmediate(e);
	}, a.inherits(RefUnrefFilter, c);
	function RefUnrefFilter(e) {
		c.call(this), this.context = e, this.context.ref(), this.unreffedYet = !1;
	}
	RefUnrefFilter.prototype._flush = function(e) {
		this.unref(), e();
	}, RefUnrefFilter.prototype.unref = function(e) {
		this.unreffedYet || (this.unreffedYet = !0, this.context.unref());
	};
	var d = "\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0";
	function decodeBuffer(e, t) {
		if (t) return e.toString("utf8");
		for (var n = "", r = 0; r < e.length; r++) n += d[e[r]];
		return n;
	}
	function readUInt64LE(e, t) {
		var n = e.readUInt32LE(t);
		return e.readUInt32LE(t + 4) * 4294967296 + n;
	}
	var f = typeof Buffer.allocUnsafe == "function" ? function(e) {
		return Buffer.allocUnsafe(e);
	} : function(e) {
		return new Buffer(e);
	};
	function installDestroyFn(e, t) {
		typeof e.destroy == "function" ? e._destroy = function(e, n) {
			t(), n?.(e);
		} : e.destroy = t;
	}
	function defaultCallback(e) {
		if (e) throw e;
	}
}))();
async function adoptPackage(e, t, n) {
	let r = await download(e, t.plan, n);
	if (typeof r == "string") return r;
	let i = await a(t.plan.workspace, z, "The folder");
	await mkdir(i);
	let o = !1;
	try {
		let e = await unpack(r, i, t);
		if (typeof e == "string") return e;
		let n = describe(e, t);
		return await writeFile(W.join(i, "manifest.json"), JSON.stringify(n.manifest)), o = !0, n;
	} finally {
		r.close(), o || await rm(i, {
			recursive: !0,
			force: !0
		});
	}
}
const Q = {
	retry: r.never,
	limitMs: 1e4
};
async function readPackageManifest(e, t, n) {
	let r = await download(e, t, n, t.config.approval.build === "same" ? {} : Q);
	if (typeof r == "string") return r;
	try {
		return await readManifest(r, await readEntries(r));
	} finally {
		r.close();
	}
}
async function download(e, { config: t }, n, r = {}) {
	let i = W.join(n.scratch, "package.zip"), a = {
		method: "GET",
		url: e,
		saveTo: i,
		maxBytes: t.hosting.maxTotalSize + 67108864,
		signal: n.signal
	}, { status: o } = await n.http.send({
		...a,
		...r
	});
	return o === 200 ? (0, Z.openPromise)(i, {
		autoClose: !1,
		strictFileNames: !0
	}) : `its download was answered with status ${o}`;
}
async function readEntries(e) {
	let t = new Map();
	for await (let n of e.eachEntry()) n.fileName.endsWith("/") || t.set(n.fileName, n);
	return t;
}
async function readManifest(e, t) {
	let n = t.get("manifest.json");
	if (!n || n.uncompressedSize > 67108864) return "it has no manifest";
	let r = await G(await e.openReadStreamPromise(n));
	return R(i(r)) ?? "its manifest is not valid";
}
async function unpack(e, t, n) {
	let r = await readEntries(e), i = await readManifest(e, r);
	if (typeof i == "string") return i;
	let { name: a, commit: o, inputs: c } = n;
	if (i.commit !== o || d(i) !== d(a)) return "its manifest names another run";
	if (i.inputs !== c.digest) return describeInputs(i, n.plan);
	if (r.size !== i.files.length + 1) return "it has other files than its manifest";
	let { maxTotalSize: l } = n.plan.config.hosting;
	if (i.files.reduce((e, t) => e + t.size, 0) > l) return `its files have more than ${s(l)}`;
	let f = await n.refuse(toBuilder(i));
	if (f) return f;
	for (let n of i.files) {
		let i = r.get(`site/${n.path}`), a = W.join(t, "site", n.path);
		if (!(i?.uncompressedSize === n.size && u(t, a)) || await extract(e, i, a) !== n.sha256) return `its file ${n.path} is damaged`;
	}
	return i;
}
function describeInputs({ environment: e }, t) {
	return !t.config.build.reads?.includes("environment") || e === t.environment ? "it was built from other inputs" : `it was built for ${e}, and the build reads the environment (build.reads)`;
}
async function extract(e, t, n) {
	await mkdir(W.dirname(n), { recursive: !0 });
	let r = U("sha256"), read = async function* (e) {
		for await (let t of e) r.update(t), yield t;
	};
	return await K(await e.openReadStreamPromise(t), read, H(n, { flags: "wx" })), r.digest("hex");
}
function describe(e, { plan: t }) {
	let { files: n, inputs: r } = e, { environment: i, version: a, config: o, provenance: s } = t, c = {
		slug: o.site.slug,
		environment: i,
		version: a,
		...s
	}, l = toBuilder(e), u = I(c, n), f = {
		format: 1,
		...c,
		inputs: r,
		builtBy: l,
		digest: u,
		files: n
	};
	return {
		folder: z,
		name: d(c),
		manifest: f,
		builtBy: l
	};
}
function toBuilder(e) {
	let { environment: t, version: n, commit: r, tree: i, run: a } = e;
	return e.builtBy ?? {
		environment: t,
		version: n,
		commit: r,
		tree: i,
		run: a
	};
}
// src/deploy/steps/build/find-package.ts
var ee = e({
	proveBuilder: () => proveBuilder,
	reusePackage: () => reusePackage
});
async function reusePackage(e, t) {
	try {
		if (e.event.run.attempt > 1) return "the run was started again";
		let n = await m(e, t);
		if (typeof n == "string") return n;
		if (!t.github) return "the step has no github-token";
		let r = {
			plan: e,
			inputs: n,
			repository: E(e.event.repository, t.github, t)
		};
		return await findAmong(await listCandidates(r), r, t);
	} catch (e) {
		return t.signal.throwIfAborted(), o(e);
	}
}
async function listCandidates({ plan: e, repository: t }) {
	let { config: n, version: r, event: i } = e, a = ["Preview", "Production"].map((e) => d({
		slug: n.site.slug,
		environment: e,
		version: r
	}));
	return (await Promise.all(a.map((e) => findArtifacts(t, e)))).flat().toSorted((e, t) => t.createdAt.localeCompare(e.createdAt)).flatMap((e) => {
		let { run: t, commit: n, expired: r } = e, a = h(e.name);
		return !t || !n || !a || r || String(t) === i.run.id ? [] : [{
			artifact: e,
			run: t,
			commit: n,
			name: a
		}];
	});
}
async function findAmong(e, t, n) {
	let { plan: r, inputs: i } = t, a = new Map([[r.event.sha, Promise.resolve(i.source)]]), s = `GitHub keeps no package of ${r.version}`, c;
	for (let l of e) {
		let { commit: e, run: u } = l;
		if (!a.has(e) && a.size > 15) break;
		let d = a.get(e) ?? readSource(e, t);
		if (a.set(e, d), await d !== i.source) {
			s = `no package of ${r.version} was built from these files`;
			continue;
		}
		let f = await adoptCandidate(l, t, n).catch(o);
		if (n.signal.throwIfAborted(), typeof f != "string") return f;
		c = `the package of run ${u} is not usable: ${f}`, n.log.debug(c);
	}
	return c ?? s;
}
async function readSource(e, { plan: t, repository: n }) {
	return f(await D(n, e), p(t.config));
}
async function adoptCandidate(e, t, n) {
	let { plan: r, inputs: i, repository: a } = t, { name: o, artifact: s } = e, c = await S(a, e.run);
	if (!c) return "GitHub does not know the run";
	let l = await findProblem(c, e, t);
	if (l) return l;
	if (r.config.build.attestation === "required" && c.conclusion !== "success") return "its run did not succeed, so its attestation may be missing";
	let u = await readArtifactUrl(a, s.id), { reuseDays: d } = r.config.build, refuse = async (e) => {
		let r = e.run === c.url ? c : await readBuilder(e.run, t);
		if (!((n.clock.now() - Date.parse(r?.createdAt ?? "")) / 864e5 <= d)) return `its build is older than ${d} days (build.reuseDays)`;
	};
	return adoptPackage(u, {
		plan: r,
		inputs: i,
		commit: c.commit,
		name: o,
		refuse
	}, n);
}
const readBuilder = (e, { repository: t }) => S(t, /\/runs\/(\d+)$/.exec(e ?? "")?.[1] ?? "0");
async function findProblem(e, { name: t, commit: n }, { plan: r, repository: i }) {
	if (e.commit !== n) return "GitHub names two commits for it";
	let { environment: a } = t, o = await proveOrigin(i, e, {
		...r,
		environment: a
	});
	if ("problem" in o) return o.problem;
	if (o.version !== t.version) return "its run kept another version";
	let s = await (await v(i, n)).read(e.workflow);
	if (s === void 0) return `GitHub does not have ${e.workflow} of its commit`;
	let c = x(s);
	return c && `${e.workflow} uses ${c}, which may restore a cache`;
}
async function proveBuilder(e, t, n) {
	let refuse = (e) => {
		let t = `The package is not proven to be from the same inputs: ${e}.`;
		return new c("ATTESTATION_INVALID", t);
	};
	if (!n.github) throw refuse("the run has no token to ask GitHub");
	let r = {
		plan: e,
		repository: E(e.event.repository, n.github, n)
	}, i = await readBuilder(t.run, r);
	if (!i) throw refuse("GitHub does not know the run that built it");
	let { commit: a, environment: o, version: s } = t, l = await findProblem(i, {
		name: {
			slug: e.config.site.slug,
			environment: o,
			version: s
		},
		commit: a
	}, r);
	if (l) throw refuse(l);
	let [u, d] = [await readSource(a, r), await readSource(e.event.sha, r)];
	if (u !== d) throw refuse("its run built other files");
	return {
		commit: a,
		ref: `refs/heads/${i.branch}`,
		workflow: i.workflow
	};
}
// src/deploy/steps/build/preview-build.ts
var te = e({
	listDifferences: () => listDifferences,
	readPreviewBuild: () => readPreviewBuild
});
async function readPreviewBuild(e, t) {
	try {
		return await findPreviewBuild(e, t);
	} catch (e) {
		return t.signal.throwIfAborted(), o(e).replace(/\.$/, "");
	}
}
async function findPreviewBuild(e, t) {
	if (!t.github) return "the run has no github-token";
	let { config: n, version: r, event: i } = e, a = E(i.repository, t.github, t), o = {
		slug: n.site.slug,
		environment: "Preview",
		version: r
	}, s = (await findArtifacts(a, d(o))).filter(({ run: e, expired: t }) => e && !t && String(e) !== i.run.id);
	for (let { id: n, run: i = 0 } of s.slice(0, 5)) {
		let s = await S(a, i);
		if (s?.conclusion !== "success") continue;
		let c = await proveOrigin(a, s, {
			...e,
			...o
		});
		if ("problem" in c || c.version !== r) continue;
		let l = await readPackageManifest(await readArtifactUrl(a, n), e, t);
		if (typeof l == "string") return l;
		if (l.commit === s.commit && d(l) === d(o)) return {
			files: l.files,
			commit: s.commit
		};
	}
	return `GitHub keeps no package of a Preview of ${r}`;
}
function listDifferences(e, t) {
	let n = new Map(t.map((e) => [e.path, e.sha256])), r = new Map(e.map((e) => [e.path, e.sha256]));
	return [...new Set([...n.keys(), ...r.keys()])].filter((e) => n.get(e) !== r.get(e)).sort();
}
// src/deploy/steps/plan/reported-package.ts
var ne = e({ checkReportedPackage: () => checkReportedPackage });
async function checkReportedPackage(e, { origin: t }, n, r) {
	let { rollbackRun: i, environment: a, version: o, provenance: s } = e, l = await listReports(e, n, r);
	if (l.length === 0) {
		r.log.info(`The portal has no report of run ${i}: only GitHub proves its package.`);
		return;
	}
	let u = t && L(t.files), d = compareWithReport({
		version: o,
		commit: s.commit,
		built: u
	}, l);
	if (d.length === 0) return;
	let f = `The stored package is not the one that run ${i} deployed to ${a}.`;
	throw new c("ROLLBACK_REFUSED", f, { facts: d });
}
const re = ["succeeded", "unknown"];
async function listReports(e, t, n) {
	try {
		return await readReports(e, t, n.signal);
	} catch (e) {
		return n.signal.throwIfAborted(), n.log.debug(o(e)), [];
	}
}
async function readReports(e, t, n) {
	let { rollbackRun: r, environment: i, config: a } = e, o = a.site.id;
	for (let e = 0; e < 10; e += 1) {
		let a = {
			limit: O.maximum,
			offset: e * O.maximum
		}, { deployments: s, total: c } = await t.call("listDeployments", {
			siteId: o,
			query: a
		}, { signal: n }), l = s.filter(({ run: e, ...t }) => e.id === r && t.environment === i && re.includes(t.status));
		if (l.length > 0) return l.map(({ version: e, commitSha: t, provenance: n }) => ({
			version: e,
			commit: t,
			built: n?.built
		}));
		if (a.offset + s.length >= c) break;
	}
	return [];
}
// src/deploy/steps/plan/rollback.ts
var ie = e({ readRetainedPackage: () => readRetainedPackage });
async function readRetainedPackage(e, t, n) {
	let { manifest: r } = await V(e.workspace), i = {
		slug: e.config.site.slug,
		environment: e.environment
	}, a = B(["slug", "environment"], r, i);
	if (a.length > 0) {
		let e = `Choose a run that built ${i.slug} for ${i.environment}.`;
		throw new c("ROLLBACK_REFUSED", "The stored package was built for another site or environment.", {
			facts: a,
			remedy: e
		});
	}
	let { version: o, commit: s, tree: l, run: u } = r, d = {
		commit: s,
		tree: l,
		run: u
	};
	return e.dryRun ? {
		version: o,
		provenance: d,
		ref: e.event.ref,
		builtBy: void 0
	} : {
		version: o,
		provenance: d,
		...await checkRollbackOrigin(e, t, r, n)
	};
}
async function checkRollbackOrigin(e, t, n, r) {
	let { commit: i } = n, refuse = (e, t) => new c("ROLLBACK_REFUSED", e, { remedy: t }), a = r.github && E(e.event.repository, r.github, r), o = a && await C(S(a, t), r), s = `GitHub does not say where the package of run ${t} comes from.`;
	if (!a || !o || [
		"event",
		"branch",
		"commit",
		"repository",
		"workflow"
	].some((e) => o[e] === "")) throw refuse(s, $);
	let l = `run ${t} built ${o.commit.slice(0, 12)}`;
	if (o.commit !== i) throw refuse(`The package is from commit ${i.slice(0, 12)}, but ${l}.`);
	let { environment: u } = e, d = await C(proveOrigin(a, o, e), r), f = `Run ${t} (${o.event}, ${o.branch})`;
	if (!d) throw refuse(s, $);
	if ("problem" in d) throw refuse(`${f} could not have deployed to ${u}: ${d.problem}.`);
	let p = await C(_(a, d.branch), r);
	if (!p || p !== i && !await C(w(a, i, p), r)) throw refuse(`The commit ${i.slice(0, 12)} is not on the branch ${d.branch}.`);
	if (d.version !== n.version) throw refuse(`The package is ${n.version}, but run ${t} kept ${d.version ?? "none"}.`);
	return r.log.info(`Package of run ${t} of ${o.workflow}: ${o.url}`), {
		ref: `refs/heads/${o.branch}`,
		builtBy: o.workflow
	};
}
const $ = "Grant the job the permissions \"actions: read\" and \"contents: read\", and choose a run of this repository.";
export { ee as i, ne as n, te as r, ie as t };
