import { r as __exportAll } from "./rolldown-runtime.js";
import { $n as retry, $t as Slug, Ar as _regex, C as SeoDefaultsResult, Cr as union, D as seoCacheControl, Dr as _lte, E as SeoPurgeResult, Er as _gte, Gt as DeploymentCompleteResponse, H as PortalAnswerError, Jn as repositoryPath, Jt as deploymentCompletePath, Kt as DeploymentStatus, O as ValidationResult, Or as _maxLength, Pt as Secret, Qt as SemanticVersion, S as SeoDefaults, Sr as transform, T as SeoOverview, U as PortalError, Wt as DeploymentComplete, Xn as refusalOf, Xt as CommitHash, Yn as readGitHubAnswer, Yt as idempotencyKeyHeader, Zn as saidIn, Zt as FullCommitHash, _r as pipe, a as serviceAddress, ar as _enum, b as PageSeoResult, br as strictObject, cr as boolean, dr as literal, ei as SiteDeployError, en as Timestamp, fr as looseObject, gr as optional, hr as object, ir as _default, kr as _minLength, lr as discriminatedUnion, mr as number$1, nn as unknownYet, nr as date, o as systemClock, or as _undefined, pr as nullable, qt as Environment, r as endpointAddress, rr as datetime, sr as array, tn as WebAddress, tr as parsedAnswer, ur as int, vr as record, w as SeoDefaultsUpdate, wr as unknown, x as PageSeoUpdate, xr as string, y as PageSeo, yr as refine } from "./shared.js";
const { createHmac } = globalThis.process.getBuiltinModule("node:crypto");

// node_modules/entities/dist/decode-codepoint.js
const c1 = [
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
function isInvalidCodePoint(codePoint) {
	return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
function replaceCodePoint(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
	return codePoint;
}
function codePointToString(codePoint) {
	return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint(codePoint));
}

// node_modules/entities/dist/generated/decode-data-html.js
const htmlDecodeData = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"];

// node_modules/entities/dist/internal/decode-data-format.js
const META_BIAS = 35;
const HEADER_BIAS = 48;
const HEADER_LENGTH = 6;
const CHOICE_BITS_PER_CHAR = 6;
const BUCKET_HASH_1 = 2654435761;
const BUCKET_HASH_2 = 2246822507;
const PAIR_TABLE_SIZE = 1024;
const CHAR_REMAP = (() => {
	const remap = /* @__PURE__ */ new Uint8Array(128);
	for (let code = 48; code <= 57; code++) remap[code] = code - 47;
	for (let code = 65; code <= 90; code++) remap[code] = code - 54;
	for (let code = 97; code <= 122; code++) remap[code] = code - 60;
	return remap;
})();
function exactKey(text, nameStart, length) {
	return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
}
function pairIndex(c0, c1) {
	return (c0 * 3 << 3 ^ c1) & 1023;
}
function bucketOne(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
}
function bucketTwo(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
}
function initDecodeData(packed) {
	const [data, values] = packed;
	const nameCount = data.charCodeAt(0) - 48 << 6 | data.charCodeAt(1) - 48;
	const suffixesLength = data.charCodeAt(2) - 48 << 6 | data.charCodeAt(3) - 48;
	const buckets = data.charCodeAt(4) - 48 << 6 | data.charCodeAt(5) - 48;
	const metaStart = 6 + suffixesLength;
	const choicesStart = metaStart + 2 * nameCount;
	const slotCount = 2 * buckets;
	const keys = new Int32Array(slotCount);
	const slotMidOff = new Uint16Array(slotCount);
	const slotValue = new Uint16Array(slotCount);
	const lengthBits = new Uint32Array(PAIR_TABLE_SIZE);
	const middleOffsets = /* @__PURE__ */ new Map();
	const middles = [];
	let name = "";
	let suffixOffset = 6;
	let valueOffset = 0;
	for (let index = 0; index < nameCount; index++) {
		const meta0 = data.charCodeAt(metaStart + 2 * index) - 35;
		const meta1 = data.charCodeAt(metaStart + 2 * index + 1) - 35;
		const prefixLength = meta0 & 31;
		const length = prefixLength + (meta1 & 31);
		const valueLength = (meta1 >> 5) + 1;
		name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
		suffixOffset += length - prefixLength;
		const key = exactKey(name, 0, length);
		let slot = 2 * ((data.charCodeAt(choicesStart + Math.floor(index / 6)) - 48 & 1 << index % 6) === 0 ? bucketOne : bucketTwo)(key, buckets);
		if (keys[slot] !== 0) slot += 1;
		keys[slot] = key;
		if (length > 4) {
			const middle = name.slice(2, length - 2);
			const existing = middleOffsets.get(middle);
			if (existing === void 0) {
				middleOffsets.set(middle, middles.length);
				slotMidOff[slot] = middles.length;
				for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
			} else slotMidOff[slot] = existing;
		}
		const pair = pairIndex(name.charCodeAt(0), name.charCodeAt(1));
		lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
		if ((meta0 & 32) !== 0) lengthBits[pair] |= 1 << length - 2 + 16;
		slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
		valueOffset += valueLength;
	}
	return {
		keys,
		buckets,
		slotMidOff,
		slotValue,
		values,
		lengthBits,
		middles: new Uint32Array(middles)
	};
}

// node_modules/entities/dist/decode.js
const CHAR_AMP = 38;
const CHAR_NUM = 35;
const CHAR_SEMI = 59;
const CHAR_EQUALS = 61;
const CHAR_ZERO = 48;
const CHAR_LOWER_A = 97;
const CHAR_LOWER_X = 120;
const CHAR_UPPER_A = 65;
const TO_LOWER_BIT = 32;
function isNumber(code) {
	return code - CHAR_ZERO >>> 0 <= 9;
}
function isAlphaNumeric(code) {
	return isNumber(code) || (code | TO_LOWER_BIT) - CHAR_LOWER_A >>> 0 <= 25;
}
function isEntityInAttributeInvalidEnd(code) {
	return code === CHAR_EQUALS || isAlphaNumeric(code);
}
var DecodingMode;
(function(DecodingMode) {
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
const htmlDecode = /* #__PURE__ */ initDecodeData(htmlDecodeData);
const htmlKeys = /* #__PURE__ */ (() => htmlDecode.keys)();
const htmlBuckets = /* #__PURE__ */ (() => htmlDecode.buckets)();
const htmlSlotMidOff = /* #__PURE__ */ (() => htmlDecode.slotMidOff)();
const htmlLengthBits = /* #__PURE__ */ (() => htmlDecode.lengthBits)();
const htmlMiddles = /* #__PURE__ */ (() => htmlDecode.middles)();
const htmlSlotValue = /* #__PURE__ */ (() => htmlDecode.slotValue)();
const htmlValues = /* #__PURE__ */ (() => htmlDecode.values)();
function emitHtmlValue(packed) {
	const off = packed >> 2;
	return (packed & 1) === 0 ? htmlValues.charAt(off) : htmlValues.slice(off, off + (packed & 1) + 1);
}
function findSlotHtml(text, start, length) {
	const c0 = text.charCodeAt(start);
	const c1 = text.charCodeAt(start + 1);
	const c2 = text.charCodeAt(start + length - 2);
	const c3 = text.charCodeAt(start + length - 1);
	if ((c0 | c1 | c2 | c3) > 127) return -1;
	const key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
	let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
	for (let attempt = 0;; attempt++) {
		if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) return slot;
		if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) return slot + 1;
		if (attempt === 1) return -1;
		slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
	}
}
function isMidMatchHtml(slot, text, start, length) {
	let wordIndex = htmlSlotMidOff[slot];
	let index = start + 2;
	const end = start + length - 2;
	while (index + 1 < end) {
		if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return false;
		index += 2;
	}
	return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
}
const NUMERIC_CONSUMED_SHIFT = 21;
const NUMERIC_CODE_POINT_MASK = 2097151;
const NUMERIC_CONSUMED_OVERFLOW = 2047;
let longNumericConsumed = 0;
function unpackConsumed(packed) {
	const consumed = packed >>> NUMERIC_CONSUMED_SHIFT;
	return consumed === NUMERIC_CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
const numericDigits = /* #__PURE__ */ (() => {
	const digits = (/* @__PURE__ */ new Uint8Array(128)).fill(255);
	for (let digit = 0; digit < 10; digit++) digits[CHAR_ZERO + digit] = digit;
	for (let digit = 0; digit < 6; digit++) {
		digits[CHAR_UPPER_A + digit] = digit + 10;
		digits[CHAR_LOWER_A + digit] = digit + 10;
	}
	return digits;
})();
function parseNumericEntity(input, offset, isStrict) {
	const inputLength = input.length;
	let index = offset;
	let codePoint = 0;
	let digitsStart;
	if ((input.charCodeAt(index) | TO_LOWER_BIT) === CHAR_LOWER_X) {
		index += 1;
		digitsStart = index;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			if (char >= 128) break;
			const digit = numericDigits[char];
			if (digit <= 15) {
				codePoint = codePoint * 16 + digit;
				index++;
			} else break;
		}
	} else {
		digitsStart = index;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			if (char >= 128) break;
			const digit = numericDigits[char];
			if (digit <= 9) {
				codePoint = codePoint * 10 + digit;
				index++;
			} else break;
		}
	}
	if (index === digitsStart) return 0;
	if (codePoint > 1114111) codePoint = 1114112;
	let consumed = index - offset + 2;
	if (index < inputLength && input.charCodeAt(index) === CHAR_SEMI) consumed += 1;
	else if (isStrict) return 0;
	if (consumed >= NUMERIC_CONSUMED_OVERFLOW) {
		longNumericConsumed = consumed;
		consumed = NUMERIC_CONSUMED_OVERFLOW;
	}
	return consumed << NUMERIC_CONSUMED_SHIFT | codePoint;
}
function findLegacySlot(input, start, maxLength) {
	let legacy = htmlLengthBits[pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
	while (legacy !== 0) {
		const top = 31 - Math.clz32(legacy);
		legacy ^= 1 << top;
		if (top + 2 > maxLength) continue;
		const slot = findSlotHtml(input, start, top + 2);
		if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
	}
	return -1;
}
function findLongClassMatch(input, start, mode) {
	const length = input.slice(start, start + 32).indexOf(";");
	if (length - 2 >>> 0 <= 29) {
		const slot = findSlotHtml(input, start, length);
		if (slot >= 0) return slot << 6 | length + 1;
	}
	if (mode !== DecodingMode.Strict) {
		const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
		if (packed >= 0) {
			const length = packed & 7;
			if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
		}
	}
	return -1;
}
function nextOffset(input, last) {
	if (last >= input.length) return -1;
	return input.charCodeAt(last) === CHAR_AMP ? last : input.indexOf("&", last);
}
function decodeHtmlText(input, mode) {
	const isLegacyAllowed = mode !== DecodingMode.Strict;
	let offset = input.indexOf("&");
	if (offset < 0) return input;
	const inputLength = input.length;
	let result = "";
	let last = 0;
	do {
		const start = offset + 1;
		if (start + 1 >= inputLength) break;
		const c0 = input.charCodeAt(start);
		if (c0 === CHAR_AMP) {
			offset = start;
			continue;
		}
		if (c0 === CHAR_NUM) {
			const packed = parseNumericEntity(input, start + 1, !isLegacyAllowed);
			const consumed = unpackConsumed(packed);
			if (consumed === 0) offset = input.indexOf("&", start);
			else {
				if (last !== offset) result += input.slice(last, offset);
				result += codePointToString(packed & NUMERIC_CODE_POINT_MASK);
				last = offset + consumed;
				offset = nextOffset(input, last);
			}
			continue;
		}
		const bits = htmlLengthBits[pairIndex(c0, input.charCodeAt(start + 1))];
		if ((bits & 32768) !== 0) {
			const packed = findLongClassMatch(input, start, mode);
			if (packed >= 0) {
				if (last !== offset) result += input.slice(last, offset);
				result += emitHtmlValue(htmlSlotValue[packed >> 6]);
				last = start + (packed & 63);
				offset = nextOffset(input, last);
			} else offset = input.indexOf("&", start);
			continue;
		}
		let probed = bits & 32767;
		let matched = -1;
		while (probed !== 0) {
			const low = probed & -probed;
			probed ^= low;
			const length = 33 - Math.clz32(low);
			const end = start + length;
			if (end > inputLength) break;
			const isTerminated = end < inputLength && input.charCodeAt(end) === CHAR_SEMI;
			if (!(isTerminated || isLegacyAllowed && (bits >>> length + 14 & 1) !== 0)) continue;
			const slot = findSlotHtml(input, start, length);
			if (slot < 0) continue;
			if (isTerminated) {
				matched = slot << 6 | 32 | length + 1;
				break;
			}
			if ((htmlSlotValue[slot] & 2) !== 0) matched = slot << 6 | length;
		}
		if (matched >= 0) {
			const length = matched & 31;
			if ((matched & 32) !== 0 || mode !== DecodingMode.Attribute || start + length >= inputLength || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) {
				if (last !== offset) result += input.slice(last, offset);
				result += emitHtmlValue(htmlSlotValue[matched >> 6]);
				last = start + length;
				offset = nextOffset(input, last);
				continue;
			}
		}
		offset = input.indexOf("&", start + 1);
	} while (offset >= 0);
	return result + input.slice(last);
}
function decodeHTML(htmlString, mode = DecodingMode.Legacy) {
	return decodeHtmlText(htmlString, mode);
}
function decodeHTMLAttribute(htmlAttribute) {
	return decodeHtmlText(htmlAttribute, DecodingMode.Attribute);
}
const STATE_ENTITY_START = 0;
const STATE_NUMERIC_START = 1;
const STATE_NUMERIC_DECIMAL = 2;
const STATE_NUMERIC_HEX = 3;
const STATE_NAMED_ENTITY = 4;
var EntityDecoderBase = class {
	emitCodePoint;
	errors;
	state = STATE_ENTITY_START;
	consumed = 1;
	result = 0;
	decodeMode = DecodingMode.Strict;
	replaceNumericCodePoint = replaceCodePoint;
	constructor(emitCodePoint, errors) {
		this.emitCodePoint = emitCodePoint;
		this.errors = errors;
	}
	stateNumericStart(input, offset) {
		if (offset >= input.length) return -1;
		if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CHAR_LOWER_X) {
			this.state = STATE_NUMERIC_HEX;
			this.consumed += 1;
			return this.stateNumericHex(input, offset + 1);
		}
		this.state = STATE_NUMERIC_DECIMAL;
		return this.stateNumericDecimal(input, offset);
	}
	stateNumericHex(input, offset) {
		const inputLength = input.length;
		let { result, consumed } = this;
		let index = offset;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			const digit = numericDigits[char];
			if (digit <= 15) result = result * 16 + digit;
			else {
				this.result = result;
				this.consumed = consumed;
				return this.emitNumericEntity(char, 3);
			}
			consumed += 1;
			index += 1;
		}
		this.result = result;
		this.consumed = consumed;
		return -1;
	}
	stateNumericDecimal(input, offset) {
		const inputLength = input.length;
		let { result, consumed } = this;
		let index = offset;
		while (index < inputLength) {
			const digit = input.charCodeAt(index) - CHAR_ZERO;
			if (digit >>> 0 > 9) {
				this.result = result;
				this.consumed = consumed;
				return this.emitNumericEntity(digit + CHAR_ZERO, 2);
			}
			result = result * 10 + digit;
			consumed += 1;
			index += 1;
		}
		this.result = result;
		this.consumed = consumed;
		return -1;
	}
	emitNumericEntity(lastCp, expectedLength) {
		if (this.consumed <= expectedLength) {
			this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
			return 0;
		}
		if (lastCp === CHAR_SEMI) this.consumed += 1;
		else if (this.decodeMode === DecodingMode.Strict) return 0;
		this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed);
		if (this.errors) {
			if (lastCp !== CHAR_SEMI) this.errors.missingSemicolonAfterCharacterReference();
			this.errors.validateNumericCharacterReference(this.result);
		}
		return this.consumed;
	}
	startEntity(decodeMode) {
		this.decodeMode = decodeMode;
		this.state = STATE_ENTITY_START;
		this.result = 0;
		this.consumed = 1;
	}
	write(input, offset) {
		switch (this.state) {
			case STATE_ENTITY_START:
				if (input.charCodeAt(offset) === CHAR_NUM) {
					this.state = STATE_NUMERIC_START;
					this.consumed += 1;
					return this.stateNumericStart(input, offset + 1);
				}
				this.state = STATE_NAMED_ENTITY;
				return this.stateNamedEntity(input, offset);
			case STATE_NUMERIC_START: return this.stateNumericStart(input, offset);
			case STATE_NUMERIC_DECIMAL: return this.stateNumericDecimal(input, offset);
			case STATE_NUMERIC_HEX: return this.stateNumericHex(input, offset);
			default: return this.stateNamedEntity(input, offset);
		}
	}
	end() {
		switch (this.state) {
			case STATE_NAMED_ENTITY: return this.endNamedEntity();
			case STATE_NUMERIC_DECIMAL: return this.emitNumericEntity(0, 2);
			case STATE_NUMERIC_HEX: return this.emitNumericEntity(0, 3);
			case STATE_NUMERIC_START:
				this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
				return 0;
			default: return 0;
		}
	}
};
var HtmlEntityDecoder = class extends EntityDecoderBase {
	runLength = 0;
	nameBuffer = /* @__PURE__ */ new Uint8Array(32);
	emitSlot(slot) {
		const packed = htmlSlotValue[slot];
		const off = packed >> 2;
		this.emitCodePoint(htmlValues.charCodeAt(off), this.consumed);
		if ((packed & 1) !== 0) this.emitCodePoint(htmlValues.charCodeAt(off + 1), this.consumed);
	}
	startEntity(decodeMode) {
		super.startEntity(decodeMode);
		this.runLength = 0;
	}
	stateNamedEntity(input, offset) {
		const inputLength = input.length;
		if (this.runLength === 0 && offset + 17 <= inputLength) {
			const c0 = input.charCodeAt(offset);
			const pair = pairIndex(c0, input.charCodeAt(offset + 1));
			const bits = htmlLengthBits[pair];
			if ((bits & 32768) !== 0 && offset + 32 <= inputLength) {
				const packed = findLongClassMatch(input, offset, this.decodeMode);
				if (packed >= 0) {
					const length = packed & 63;
					this.consumed = length + 1;
					this.emitSlot(packed >> 6);
					if (input.charCodeAt(offset + length - 1) !== CHAR_SEMI) this.errors?.missingSemicolonAfterCharacterReference();
					return this.consumed;
				}
				return 0;
			}
			let probed = bits & 32767;
			while (probed !== 0) {
				const low = probed & -probed;
				probed ^= low;
				const length = 33 - Math.clz32(low);
				if (input.charCodeAt(offset + length) === CHAR_SEMI) {
					const slot = findSlotHtml(input, offset, length);
					if (slot >= 0) {
						this.consumed = length + 2;
						this.emitSlot(slot);
						return this.consumed;
					}
				}
			}
			if ((bits & 32768) === 0) {
				if (this.decodeMode !== DecodingMode.Strict) {
					const packed = findLegacySlot(input, offset, 31);
					if (packed >= 0) {
						const matchLength = packed & 7;
						const next = input.charCodeAt(offset + matchLength);
						if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) return 0;
						this.consumed = matchLength + 1;
						this.emitSlot(packed >> 3);
						this.errors?.missingSemicolonAfterCharacterReference();
						return this.consumed;
					}
				}
				return 0;
			}
		}
		let index = offset;
		let { runLength } = this;
		let terminator = -1;
		const scanEnd = Math.min(inputLength, offset + 32 - runLength);
		while (index < scanEnd) {
			const char = input.charCodeAt(index);
			if (!isAlphaNumeric(char)) {
				terminator = char;
				break;
			}
			this.nameBuffer[runLength++] = char;
			index++;
		}
		if (terminator < 0 && runLength < 32) {
			this.runLength = runLength;
			return -1;
		}
		if (terminator === CHAR_SEMI && runLength - 2 >>> 0 <= 29) {
			const slot = findBufferedHtmlSlot(this.nameBuffer, runLength);
			if (slot >= 0) {
				this.consumed = runLength + 2;
				this.emitSlot(slot);
				return this.consumed;
			}
		}
		if (this.decodeMode !== DecodingMode.Strict && runLength >= 2) {
			const packed = findBufferedLegacySlot(this.nameBuffer, runLength);
			if (packed >= 0) {
				const length = packed & 7;
				const next = length < runLength ? this.nameBuffer[length] : terminator;
				if (this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next)) return 0;
				this.consumed = length + 1;
				this.emitSlot(packed >> 3);
				this.errors?.missingSemicolonAfterCharacterReference();
				return this.consumed;
			}
		}
		return 0;
	}
	endNamedEntity() {
		if (this.decodeMode === DecodingMode.Strict || this.runLength < 2) return 0;
		const packed = findBufferedLegacySlot(this.nameBuffer, this.runLength);
		if (packed < 0) return 0;
		if (this.decodeMode === DecodingMode.Attribute && (packed & 7) < this.runLength) return 0;
		this.consumed = (packed & 7) + 1;
		this.emitSlot(packed >> 3);
		this.errors?.missingSemicolonAfterCharacterReference();
		return this.consumed;
	}
};
function findBufferedHtmlSlot(buffer, length) {
	const key = buffer[0] << 25 | buffer[1] << 18 | buffer[length - 2] << 11 | CHAR_REMAP[buffer[length - 1]] << 5 | length;
	let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
	for (let attempt = 0;; attempt++) {
		if (htmlKeys[slot] === key && (length <= 4 || isBufferedMiddle(slot, buffer, length))) return slot;
		if (htmlKeys[slot + 1] === key && (length <= 4 || isBufferedMiddle(slot + 1, buffer, length))) return slot + 1;
		if (attempt === 1) return -1;
		slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
	}
}
function isBufferedMiddle(slot, buffer, length) {
	let wordIndex = htmlSlotMidOff[slot];
	let index = 2;
	const end = length - 2;
	while (index + 1 < end) {
		if ((buffer[index] | buffer[index + 1] << 16) !== htmlMiddles[wordIndex++]) return false;
		index += 2;
	}
	return index === end || buffer[index] === (htmlMiddles[wordIndex] & 65535);
}
function findBufferedLegacySlot(buffer, length) {
	let legacy = htmlLengthBits[pairIndex(buffer[0], buffer[1])] >>> 16 & 31;
	while (legacy !== 0) {
		const top = 31 - Math.clz32(legacy);
		legacy ^= 1 << top;
		if (top + 2 > length) continue;
		const slot = findBufferedHtmlSlot(buffer, top + 2);
		if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
	}
	return -1;
}

// src/steps/finish/html/layout.ts
const keyAttribute = "data-text-key";
const dataType = "application/ld+json";
const managed = /* @__PURE__ */ new Set([
	"title",
	"meta",
	"link",
	"script"
]);
const voidElements = "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" ");
const rawElements = "script style xmp iframe noembed noframes plaintext noscript".split(" ");
const structure = "html head body frameset table tbody thead tfoot tr colgroup select optgroup template".split(" ");
const textless = /* @__PURE__ */ new Set([
	...voidElements,
	...rawElements,
	...structure
]);
var TooDeep = class extends Error {
	name = "TooDeep";
};

// src/steps/finish/html/keys.ts
const attributes = /* @__PURE__ */ new Set([
	"alt",
	"title",
	"placeholder",
	"aria-label",
	"content"
]);
function keysOf(tag, text, wants) {
	const found = [];
	const seen = /* @__PURE__ */ new Set();
	for (const { name, valueStart, valueEnd } of tag.attributes) {
		if (!name.startsWith("data-text-key") || seen.has(name)) continue;
		seen.add(name);
		const attribute = name === "data-text-key" ? void 0 : name.slice(keyAttribute.length + 1);
		if (attribute !== void 0 && (!attributes.has(attribute) || name["data-text-key".length] !== "-")) continue;
		const key = readValue(text.slice(valueStart, valueEnd));
		if (wants(key)) found.push({
			key,
			attribute
		});
	}
	return found;
}
function readValue(raw) {
	const decoded = raw.includes("&") ? decodeHTMLAttribute(raw) : raw;
	return /[\u0080-\u00ff]/.test(decoded) && !/[^\u0000-\u00ff]/.test(decoded) ? Buffer.from(decoded, "latin1").toString("utf8").trim() : decoded.trim();
}
function keyOffsets(text) {
	return Array.from(text.matchAll(/data-text-key/gi), ({ index }) => index);
}
function dataOffsets(text) {
	return Array.from(text.matchAll(/ld\+json/gi), ({ index }) => index);
}
function isData({ name, attributes }, text) {
	const type = name === "script" ? attributes.find((attribute) => attribute.name === "type") : void 0;
	return type !== void 0 && readValue(text.slice(type.valueStart, type.valueEnd)).toLowerCase() === "application/ld+json";
}

// src/github/issues.ts
const IssueAnswer = looseObject({
	number: int(),
	state: string(),
	title: string(),
	body: optional(nullable(string())),
	html_url: string(),
	author_association: optional(string()),
	pull_request: optional(unknown()),
	assignees: optional(nullable(array(looseObject({ login: string() })))),
	user: optional(nullable(looseObject({ type: optional(string()) })))
});
const trusted = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
];
const belongs = (association) => trusted.includes(association ?? "");
const toIssue = (found) => ({
	number: found.number,
	open: found.state === "open",
	title: found.title,
	body: found.body ?? "",
	url: found.html_url,
	trusted: belongs(found.author_association) || found.user?.type === "Bot",
	assignees: (found.assignees ?? []).map(({ login }) => login)
});
async function listIssues(github, repository) {
	const path = `${repositoryPath(repository)}/issues?state=all&sort=created&direction=desc`;
	const found = await github.list({
		path,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(array(IssueAnswer), found, "the issues").filter(({ pull_request }) => pull_request === void 0).map(toIssue);
}
async function openIssue(github, repository, text) {
	const path = `${repositoryPath(repository)}/issues`;
	await github.call({
		method: "POST",
		path,
		needs: "Issues: write",
		json: text
	});
}
async function closeIssue(github, repository, number, reason) {
	const path = `${repositoryPath(repository)}/issues/${number}`;
	const json = {
		state: "closed",
		state_reason: reason
	};
	await github.call({
		method: "PATCH",
		path,
		needs: "Issues: write",
		json
	});
}
async function assignIssue(github, repository, { number, login, assignment }) {
	const path = `${repositoryPath(repository)}/issues/${number}/assignees`;
	const target = { target_repo: `${repository.owner}/${repository.name}` };
	const json = {
		assignees: [login],
		...assignment !== void 0 && { agent_assignment: {
			...target,
			...assignment
		} }
	};
	const answer = await github.call({
		method: "POST",
		path,
		needs: "Issues: write",
		json,
		expected: [422]
	});
	if (!answer.ok) return [];
	return [...toIssue(readGitHubAnswer(IssueAnswer, answer.json, "an issue")).assignees];
}
async function unassignIssue(github, repository, number, login) {
	const path = `${repositoryPath(repository)}/issues/${number}/assignees`;
	await github.call({
		method: "DELETE",
		path,
		needs: "Issues: write",
		json: { assignees: [login] }
	});
}
const TimelineEvent = looseObject({
	event: optional(string()),
	created_at: optional(nullable(string())),
	assignee: optional(nullable(looseObject({ login: string() }))),
	source: optional(nullable(looseObject({ issue: optional(looseObject({
		number: int(),
		pull_request: optional(unknown())
	})) })))
});
async function readTimeline(github, repository, number) {
	const path = `${repositoryPath(repository)}/issues/${number}/timeline`;
	const found = await github.list({
		path,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(array(TimelineEvent), found, "the timeline").map(({ event, created_at, assignee, source }) => ({
		event: event ?? "",
		at: created_at ?? "",
		assignee: assignee?.login ?? "",
		pull: source?.issue?.pull_request === void 0 ? void 0 : source.issue.number
	}));
}

// src/github/comments.ts
const Comment = looseObject({
	id: int(),
	body: optional(nullable(string())),
	author_association: optional(string()),
	user: nullable(looseObject({
		login: string(),
		type: optional(string())
	}))
});
const needs = "Pull requests: write";
async function readComments(github, repository, pull) {
	const path = `${repositoryPath(repository)}/issues/${pull}/comments`;
	return readGitHubAnswer(array(Comment), await github.list({
		path,
		needs
	}), "the comments").map(commentOf).sort((a, b) => a.id - b.id);
}
async function createComment(github, repository, pull, body) {
	const path = `${repositoryPath(repository)}/issues/${pull}/comments`;
	const { json } = await github.call({
		method: "POST",
		path,
		needs,
		json: { body }
	});
	return commentOf(readGitHubAnswer(Comment, json, "a comment"));
}
async function updateComment(github, repository, id, body) {
	const path = `${repositoryPath(repository)}/issues/comments/${id}`;
	const { ok } = await github.call({
		method: "PATCH",
		path,
		needs,
		json: { body },
		expected: [404]
	});
	return ok;
}
async function deleteComment(github, repository, id) {
	const path = `${repositoryPath(repository)}/issues/comments/${id}`;
	await github.call({
		method: "DELETE",
		path,
		needs,
		expected: [404]
	});
}
function commentOf({ id, body, user, author_association }) {
	const trusted = belongs(author_association) || user?.type === "Bot";
	return {
		id,
		body: body ?? "",
		author: user?.login ?? "",
		trusted
	};
}

// src/github/pulls.ts
const Pull = looseObject({
	number: int(),
	state: string(),
	merged_at: optional(nullable(string())),
	merged: optional(boolean()),
	html_url: optional(string()),
	title: string(),
	body: optional(nullable(string())),
	merge_commit_sha: optional(nullable(string())),
	user: optional(nullable(looseObject({ login: string() }))),
	head: looseObject({
		ref: string(),
		sha: optional(string()),
		repo: optional(nullable(looseObject({ full_name: string() })))
	}),
	base: looseObject({ ref: string() })
});
async function readPulls(github, repository, branch) {
	const head = encodeURIComponent(`${repository.owner}:${branch}`);
	const found = await github.list({
		path: `${repositoryPath(repository)}/pulls?state=all&head=${head}`,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(array(Pull), found, "the pull requests").filter((pull) => pull.head.ref === branch).map((pull) => ({
		number: pull.number,
		state: pull.state === "open" ? "open" : pull.merged_at || pull.merged ? "merged" : "closed",
		url: pull.html_url ?? "",
		title: pull.title,
		body: pull.body ?? "",
		base: pull.base.ref
	})).sort((a, b) => b.number - a.number);
}
async function pullsOfDeployment(github, repository, { branch, commit }) {
	const path = repositoryPath(repository);
	const needs = "Pull requests: read";
	const head = encodeURIComponent(`${repository.owner}:${branch}`);
	const read = async (below) => readGitHubAnswer(array(Pull), await github.list({
		path: path + below,
		needs
	}, void 0, 1), "pull requests");
	const fromBranch = branch === "" ? [] : await read(`/pulls?state=open&head=${head}`);
	const withCommit = /^[0-9a-f]{40}$/.test(commit) ? await read(`/commits/${commit}/pulls`) : [];
	const found = [...fromBranch.filter((pull) => pull.head.ref === branch && pull.state === "open"), ...withCommit.filter((pull) => pull.merge_commit_sha === commit || pull.head.ref === branch)];
	return [...new Set(found.map(({ number }) => number))];
}
async function writePull(github, repository, branch, text, base = repository.defaultBranch) {
	const path = `${repositoryPath(repository)}/pulls`;
	const needs = "Pull requests: write";
	const open = (await readPulls(github, repository, branch)).find((pull) => pull.state === "open" && pull.base === base);
	if (open !== void 0) {
		await github.call({
			method: "PATCH",
			path: `${path}/${open.number}`,
			needs,
			json: text
		});
		return open.url;
	}
	const created = await github.call({
		method: "POST",
		path,
		needs,
		json: {
			...text,
			head: branch,
			base
		}
	});
	return readGitHubAnswer(Pull, created.json, "a pull request").html_url ?? "";
}
async function closePull(github, repository, number) {
	const path = `${repositoryPath(repository)}/pulls/${number}`;
	await github.call({
		method: "PATCH",
		path,
		needs: "Pull requests: write",
		json: { state: "closed" }
	});
}
async function recentlyMerged(github, repository, base) {
	const query = `state=closed&sort=updated&direction=desc&base=${encodeURIComponent(base)}`;
	const path = `${repositoryPath(repository)}/pulls?${query}`;
	const found = await github.list({
		path,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(array(Pull), found, "the pull requests").filter((pull) => pull.base.ref === base && Boolean(pull.merged_at || pull.merged)).filter((pull) => isOwn(pull, repository)).map(({ head }) => head.ref);
}
async function ownPulls(github, repository) {
	const path = `${repositoryPath(repository)}/pulls?state=all&sort=updated&direction=desc`;
	const found = await github.list({
		path,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(array(Pull), found, "the pull requests").filter((pull) => isOwn(pull, repository)).map((pull) => {
		const state = pull.state === "open" ? "open" : pull.merged_at || pull.merged ? "merged" : "closed";
		return {
			number: pull.number,
			state,
			url: pull.html_url ?? "",
			body: pull.body ?? "",
			base: pull.base.ref,
			head: pull.head.ref,
			headCommit: pull.head.sha ?? "",
			mergeCommit: state === "merged" ? pull.merge_commit_sha ?? void 0 : void 0,
			author: pull.user?.login ?? ""
		};
	}).sort((a, b) => b.number - a.number);
}
const isOwn = ({ head }, { owner, name }) => head.repo?.full_name.toLowerCase() === `${owner}/${name}`.toLowerCase();
function closesIssue(body, issue) {
	return new RegExp(`\\b(close[sd]?|fix(e[sd])?|resolve[sd]?):?\\s+#${issue}\\b`, "i").test(body);
}
async function openDraftPull(github, repository, text) {
	const request = {
		method: "POST",
		path: `${repositoryPath(repository)}/pulls`,
		needs: "Pull requests: write",
		json: {
			...text,
			draft: true
		},
		expected: [422]
	};
	const made = await github.call(request);
	if (made.ok) return readGitHubAnswer(Pull, made.json, "a pull request").html_url ?? "";
	if (/already exists/i.test(saidIn(made))) return void 0;
	throw refusalOf(request, made);
}
const PullFile = looseObject({
	filename: string(),
	previous_filename: optional(string())
});
async function filesOfPull(github, repository, number) {
	const path = `${repositoryPath(repository)}/pulls/${number}/files`;
	const found = await github.list({
		path,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(array(PullFile), found, "the files").flatMap((file) => file.previous_filename === void 0 ? [file.filename] : [file.filename, file.previous_filename]);
}

// src/portal/contract/rate-limit.ts
const rateLimits = {
	read: 100,
	write: 30,
	delete: 10
};
function rateClassOf(method) {
	if (method === "GET" || method === "HEAD") return "read";
	return method === "DELETE" ? "delete" : "write";
}

// src/portal/client/freshness.ts
function freshMs(headers) {
	const control = headers["cache-control"] ?? "";
	if (/(^|[\s,])no-(store|cache)($|[\s,=])/i.test(control)) return 0;
	const seconds = Number(/(?:^|[\s,])max-age="?(\d{1,9})/i.exec(control)?.[1] ?? 0);
	const age = Number(/^\d{1,9}$/.exec(headers.age?.trim() ?? "")?.[0] ?? 0);
	return Math.max(0, seconds - age) * 1e3;
}

// src/portal/client/operation-path.ts
function pathOf(template, parameters) {
	return template.replace(/\{(\w+)\}/g, (_, name) => {
		const value = parameters[name] ?? "";
		if (/^\.{0,2}$/.test(value)) throw new SiteDeployError("USAGE", `"${value}" is not a ${name}.`);
		return encodeURIComponent(value);
	});
}

// src/portal/client/rate-limit.ts
const window = 6e4;
const silent = 2e3;
var SlidingWindow = class {
	#clock;
	#limit;
	#onWait;
	#queue = [];
	#answered = [];
	#underway = 0;
	#pausedUntil = 0;
	#wake;
	constructor(clock, limit, onWait = () => {}) {
		this.#clock = clock;
		this.#limit = limit;
		this.#onWait = onWait;
	}
	async next(signal) {
		signal?.throwIfAborted();
		return await new Promise((resolve, reject) => {
			const giveUp = () => {
				this.#queue.splice(this.#queue.indexOf(waiter), 1);
				this.#advance();
				reject(signal?.reason);
			};
			const waiter = { admit(done) {
				signal?.removeEventListener("abort", giveUp);
				resolve(done);
			} };
			signal?.addEventListener("abort", giveUp, { once: true });
			this.#queue.push(waiter);
			this.#advance();
		});
	}
	hold(ms) {
		this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
		this.#advance();
	}
	#advance() {
		const now = this.#clock.now();
		while (this.#answered[0] !== void 0 && this.#answered[0] + window < now) this.#answered.shift();
		while (now >= this.#pausedUntil && this.#underway + this.#answered.length < this.#limit) {
			const next = this.#queue.shift();
			if (next === void 0) break;
			this.#underway += 1;
			next.admit(this.#place());
		}
		this.#wakeAt(this.#queue.length === 0 ? void 0 : this.#nextChance(now));
	}
	#nextChance(now) {
		if (now < this.#pausedUntil) return this.#pausedUntil;
		return this.#answered[0] === void 0 ? void 0 : this.#answered[0] + window + 1;
	}
	#wakeAt(at) {
		if (this.#wake?.at === at) return;
		this.#wake?.cancel.abort();
		this.#wake = void 0;
		if (at === void 0) return;
		const wake = {
			at,
			cancel: new AbortController()
		};
		this.#wake = wake;
		const ms = Math.max(0, at - this.#clock.now());
		if (ms > silent && at !== this.#pausedUntil) this.#onWait(ms);
		this.#clock.sleep(ms, wake.cancel.signal).then(() => {
			if (this.#wake !== wake) return;
			this.#wake = void 0;
			this.#advance();
		}, () => {});
	}
	#place() {
		let isDone = false;
		return () => {
			if (isDone) return;
			isDone = true;
			this.#underway -= 1;
			this.#answered.push(this.#clock.now());
			this.#advance();
		};
	}
};
const nouns = {
	read: "reads",
	write: "writes",
	delete: "deletions"
};
function rateLimitsOf(clock, onWait = () => {}) {
	const limitOf = (kind) => new SlidingWindow(clock, rateLimits[kind], (ms) => onWait(`The portal takes ${rateLimits[kind]} ${nouns[kind]} a minute: going on in ${Math.ceil(ms / 1e3)} s.`));
	return {
		read: limitOf("read"),
		write: limitOf("write"),
		delete: limitOf("delete")
	};
}

// src/portal/client/caller.ts
const policies = {
	GET: retry.safe,
	PUT: retry.safe,
	POST: retry.refusedOnly,
	PATCH: retry.refusedOnly,
	DELETE: retry.refusedOnly
};
const maxBytes = 64 << 20;
var PortalCaller = class {
	provider;
	#options;
	#url;
	#clock;
	#limits;
	constructor(options) {
		this.#options = options;
		this.#url = serviceAddress(options.url, "The address of the portal");
		this.#clock = options.clock ?? systemClock;
		this.#limits = rateLimitsOf(this.#clock, options.onWait);
		this.provider = options.provider;
	}
	async call(operation, parts) {
		return read(operation, await this.send(operation, parts));
	}
	async callTagged(operation, parts) {
		const response = await this.send(operation, parts);
		return {
			value: read(operation, response),
			etag: response.headers.etag
		};
	}
	async callCacheable(operation, parts) {
		const response = await this.send(operation, parts);
		return {
			value: read(operation, response),
			freshMs: freshMs(response.headers)
		};
	}
	async send(operation, parts) {
		const { auth } = operation;
		if (auth === "public" || auth === "signature") return await this.#send(operation, parts);
		const { credential } = this.#options;
		const given = await credential({ auth });
		try {
			return await this.#send(operation, parts, given);
		} catch (error) {
			if (!(error instanceof PortalError) || error.status !== 401) throw error;
			parts.signal?.throwIfAborted();
			const renewed = await credential({
				auth,
				refused: given
			});
			if (renewed.reveal() === given.reveal()) throw error;
			return await this.#send(operation, parts, renewed);
		}
	}
	async #send(operation, { parameters, query, body, headers, ifMatch, retry: policy, signal }, credential) {
		const { method, answerType = "application/json" } = operation;
		const url = endpointAddress(this.#url, pathOf(operation.path, parameters), query);
		const response = await this.#options.http.send({
			method,
			url,
			headers: {
				...headers,
				...credential !== void 0 && { authorization: `Bearer ${credential.reveal()}` },
				...ifMatch !== void 0 && { "if-match": ifMatch },
				accept: answerType
			},
			json: body,
			retry: policy ?? policies[method],
			turns: this.#limits[rateClassOf(method)],
			idleMs: 15e3,
			maxBytes,
			...signal !== void 0 && { signal }
		});
		if (!response.ok) throw new PortalError(`${method} ${url.pathname}`, response, this.#clock.now());
		return response;
	}
};
function read(operation, response) {
	const empty = response.body.length === 0 && operation.method !== "GET" ? {} : response.json;
	const value = operation.answerType === "application/xml" ? response.text : empty;
	const call = `${operation.method} ${operation.path}`;
	return parsedAnswer(operation.answer, value, (wrong) => new PortalAnswerError(call, response, wrong));
}

// src/portal/contract/operation.ts
const levels = [
	"viewer",
	"editor",
	"admin",
	"owner"
];
function operation(parts) {
	return parts;
}

// src/portal/contract/access.ts
const AccessLevel = _enum(levels);
const AccessGrant = looseObject({
	userId: string(),
	name: string(),
	level: AccessLevel
});
const AccessList = looseObject({
	access: array(AccessGrant),
	total: int()
});
const AccessUpdate = strictObject({ level: AccessLevel });
const AccessResult = looseObject({ success: boolean() });

// src/portal/contract/operations/none.ts
const none = _undefined();

// src/portal/contract/operations/access.ts
const common$8 = {
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
};
const accessOperations = {
	listAccess: operation({
		...common$8,
		id: "listAccess",
		method: "GET",
		path: "/api/sites/{siteId}/access",
		summary: "Who has access to the site, and at which level.",
		query: none,
		body: none,
		answer: AccessList
	}),
	putAccess: operation({
		...common$8,
		id: "putAccess",
		method: "PUT",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Grants a user a level.",
		query: none,
		body: AccessUpdate,
		answer: AccessResult
	}),
	deleteAccess: operation({
		...common$8,
		id: "deleteAccess",
		method: "DELETE",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Takes the access of a user away.",
		query: none,
		body: none,
		answer: AccessResult
	})
};

// src/portal/contract/text.ts
const TextKey = string().check(_regex(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element."));
const TextMode = _enum(["commit", "runtime"]);
const OverrideStatus = _enum([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]);
const TextOverride = looseObject({
	value: nullable(string()),
	status: OverrideStatus,
	requestId: optional(string()),
	commitSha: optional(string()),
	updatedAt: Timestamp,
	updatedBy: string()
});
const TextEntry = looseObject({
	key: TextKey,
	pageSlug: string(),
	default: string(),
	displayed: optional(string()),
	override: optional(looseObject({
		...TextOverride.shape,
		value: string()
	})),
	overrides: optional(array(TextOverride))
});
const TextListQuery = object({
	status: optional(OverrideStatus),
	requestId: optional(string())
});
const TextRequestQuery = object({ requestId: optional(string()) });
const TextList = looseObject({
	mode: TextMode,
	texts: array(TextEntry),
	total: int()
});
const TextOverrideUpdate = strictObject({
	value: string().check(_maxLength(1e4)),
	requestId: optional(string())
});
const TextOverrideResult = looseObject({
	success: boolean(),
	text: TextEntry
});
const TextModeUpdate = strictObject({ mode: TextMode });
const TextModeResult = looseObject({
	success: boolean(),
	mode: TextMode
});
const TextContent = looseObject({
	file: string(),
	content: record(string(), string()),
	pending: array(looseObject({
		key: string(),
		value: nullable(string())
	}))
});
const TextCommit = strictObject({
	commitSha: FullCommitHash,
	content: record(string(), string()),
	requestId: optional(string())
});
const TextCommitResult = looseObject({
	success: boolean(),
	committed: int(),
	...TextContent.shape
});
const PageText = looseObject({
	pageSlug: string(),
	mode: TextMode,
	texts: record(string(), string()),
	updatedAt: Timestamp
});

// src/portal/contract/development-request.ts
const RequestStatus = _enum([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]);
const processing = ["in-progress", "in-review"];
const hasEnded = (status) => status === "completed" || status === "rejected" || status === "archived";
const RequestClass = _enum([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]);
const AutomationPotential = _enum([
	"high",
	"medium",
	"low",
	"none"
]);
const VersionLevel = _enum([
	"major",
	"minor",
	"patch"
]);
const RequestAnalysis = strictObject({
	summary: optional(string().check(_maxLength(5e3))),
	pages: optional(array(string().check(_maxLength(200))).check(_maxLength(500))),
	textKeys: optional(array(TextKey).check(_maxLength(500))),
	textsSuffice: optional(boolean())
});
const RequestCost = strictObject({
	amount: number$1().check(_gte(0)),
	currency: string().check(_regex(/^[A-Z]{3}$/, "Expected a currency such as EUR."))
});
const RequestApproval = looseObject({
	at: Timestamp,
	by: string(),
	via: _enum(["portal", "pull-request"]),
	commitSha: optional(string()),
	evidence: optional(string())
});
const DevelopmentRequest = looseObject({
	id: string(),
	title: string(),
	description: string(),
	status: RequestStatus,
	requester: string(),
	classification: optional(RequestClass),
	automationPotential: optional(AutomationPotential),
	versionLevel: optional(VersionLevel),
	analysis: optional(looseObject({ ...RequestAnalysis.shape })),
	issueNumber: optional(int()),
	pullRequestNumber: optional(int()),
	pullRequestState: optional(_enum([
		"open",
		"merged",
		"closed"
	])),
	headCommit: optional(string()),
	mergeCommit: optional(string()),
	previewUrl: optional(string()),
	agent: optional(string()),
	rounds: optional(int()),
	cost: optional(looseObject({ ...RequestCost.shape })),
	approval: optional(RequestApproval),
	approvedAt: optional(Timestamp),
	position: optional(int()),
	history: array(looseObject({
		status: RequestStatus,
		at: Timestamp,
		by: string(),
		reason: optional(string())
	})),
	createdAt: Timestamp,
	updatedAt: Timestamp
});
const RequestListQuery = object({ status: optional(RequestStatus) });
const RequestList = looseObject({
	requests: array(DevelopmentRequest),
	total: int()
});
const RequestCreate = strictObject({
	title: string().check(_minLength(1), _maxLength(200)),
	description: _default(string().check(_maxLength(2e4)), "")
});
const number = int().check(_gte(1));
const RequestPatch = strictObject({
	status: optional(RequestStatus),
	reason: optional(string().check(_minLength(1), _maxLength(2e3))),
	classification: optional(RequestClass),
	automationPotential: optional(AutomationPotential),
	versionLevel: optional(VersionLevel),
	analysis: optional(RequestAnalysis),
	issueNumber: optional(nullable(number)),
	pullRequestNumber: optional(nullable(number)),
	headCommit: optional(nullable(FullCommitHash)),
	mergeCommit: optional(nullable(FullCommitHash)),
	previewUrl: optional(nullable(WebAddress)),
	agent: optional(nullable(string().check(_minLength(1), _maxLength(200)))),
	rounds: optional(int().check(_gte(0), _lte(1e3))),
	cost: optional(nullable(RequestCost))
});
const ApprovalRequest = strictObject({
	approver: optional(string().check(_regex(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: optional(WebAddress),
	commitSha: optional(FullCommitHash)
});
const RequestResult = looseObject({
	success: boolean(),
	request: DevelopmentRequest
});

// src/portal/contract/paging.ts
const listLimit = {
	default: 50,
	maximum: 200
};
const wholeNumber = pipe(string().check(_regex(/^\d{1,9}$/, "Expected a whole number.")), transform((text) => Number(text)));
const pageQuery = {
	limit: _default(pipe(wholeNumber, int().check(_gte(1), _lte(listLimit.maximum))), listLimit.default),
	offset: _default(pipe(wholeNumber, int().check(_gte(0))), 0)
};
const pageOf$1 = {
	total: int(),
	limit: int(),
	offset: int()
};

// src/portal/contract/environment.ts
const SiteEnvironment = looseObject({
	environment: Environment,
	url: optional(string()),
	version: optional(string()),
	commitSha: optional(string()),
	deployedAt: optional(Timestamp),
	correctedBy: optional(string()),
	lastStatus: optional(DeploymentStatus),
	lastReport: optional(Timestamp)
});
const SiteEnvironmentList = looseObject({ environments: array(SiteEnvironment) });
const EnvironmentCorrection = strictObject({
	version: SemanticVersion,
	commitSha: CommitHash,
	deployedAt: optional(Timestamp),
	url: optional(WebAddress),
	neverDeployed: optional(boolean())
});
const EnvironmentResult = looseObject({
	success: boolean(),
	environment: SiteEnvironment
});
const DeploymentListQuery = object(pageQuery);
const DeploymentList = looseObject({
	deployments: array(looseObject({
		id: string(),
		environment: Environment,
		version: string(),
		commitSha: string(),
		status: DeploymentStatus,
		timestamp: Timestamp,
		receivedAt: Timestamp,
		applied: boolean(),
		url: optional(string()),
		error: optional(looseObject({
			code: string(),
			message: string()
		})),
		run: looseObject({
			id: string(),
			attempt: number$1(),
			url: optional(string())
		})
	})),
	...pageOf$1
});
const CommitHolds = strictObject({ holds: array(FullCommitHash).check(_minLength(1), _maxLength(1e3)) });
const CommitResult = looseObject({
	success: boolean(),
	moved: array(looseObject({
		requestId: string(),
		from: RequestStatus,
		to: RequestStatus
	}))
});

// src/portal/contract/operations/environments.ts
const common$7 = {
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal"
};
const environmentOperations = {
	listEnvironments: operation({
		...common$7,
		id: "listEnvironments",
		method: "GET",
		path: "/api/sites/{siteId}/environments",
		summary: "What Production and Preview are known to run.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteEnvironmentList
	}),
	putEnvironment: operation({
		...common$7,
		id: "putEnvironment",
		method: "PUT",
		path: "/api/sites/{siteId}/environments/{environment}",
		summary: "Says what an environment really runs, where a report was wrong or never came.",
		level: "admin",
		query: none,
		body: EnvironmentCorrection,
		answer: EnvironmentResult
	}),
	listDeployments: operation({
		...common$7,
		id: "listDeployments",
		method: "GET",
		path: "/api/sites/{siteId}/deployments",
		summary: "The deployments that were reported, the newest first.",
		level: "viewer",
		query: DeploymentListQuery,
		body: none,
		answer: DeploymentList
	}),
	putCommit: operation({
		...common$7,
		id: "putCommit",
		method: "PUT",
		path: "/api/sites/{siteId}/commits/{commitSha}",
		summary: "Tells which commits a commit holds, where no event of the repository host did.",
		level: "admin",
		application: true,
		query: none,
		body: CommitHolds,
		answer: CommitResult
	})
};

// src/portal/contract/deployment-token.ts
const deploymentTokensPath = "/api/v1/sites/deployment-tokens";
const DeploymentTokenRequest = object({ siteSlug: string().check(_minLength(1)) });
const DeploymentTokenResponse = looseObject({ swaToken: string().check(_minLength(1)) });

// src/portal/contract/repohost-event.ts
const Repository = looseObject({ full_name: string() });
const Account = looseObject({
	login: string(),
	type: optional(string())
});
const RepohostEvent = looseObject({
	action: optional(string()),
	repository: optional(Repository),
	issue: optional(looseObject({
		number: int(),
		body: optional(nullable(string())),
		state_reason: optional(nullable(string())),
		author_association: optional(string())
	})),
	pull_request: optional(looseObject({
		number: int(),
		body: optional(nullable(string())),
		merged: optional(nullable(boolean())),
		merge_commit_sha: optional(nullable(string())),
		merged_by: optional(nullable(Account)),
		head: looseObject({
			ref: string(),
			sha: string(),
			repo: optional(nullable(Repository))
		}),
		base: looseObject({
			ref: string(),
			sha: optional(string())
		})
	})),
	ref: optional(nullable(string())),
	before: optional(string()),
	after: optional(string()),
	created: optional(boolean()),
	deleted: optional(boolean()),
	forced: optional(boolean()),
	commits: optional(array(looseObject({ id: string() })))
});
const repohostHeaders = {
	event: "x-github-event",
	delivery: "x-github-delivery",
	signature: "x-hub-signature-256"
};
const RepohostResult = looseObject({
	received: boolean(),
	event: string(),
	moved: array(looseObject({
		requestId: string(),
		from: RequestStatus,
		to: RequestStatus
	})),
	reason: optional(string())
});

// src/portal/contract/operations/integration.ts
const common$6 = {
	spec: "Endpoints: Deployment and repository-host integration",
	tag: "Integration",
	method: "POST",
	query: none
};
const integrationOperations = {
	createDeploymentToken: operation({
		...common$6,
		id: "createDeploymentToken",
		path: deploymentTokensPath,
		summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
		auth: "cloud",
		body: DeploymentTokenRequest,
		answer: DeploymentTokenResponse
	}),
	completeDeployment: operation({
		...common$6,
		id: "completeDeployment",
		path: deploymentCompletePath(),
		summary: "Tells that a deployment has ended; version, status and release state of the site follow.",
		auth: "deployment",
		largestBody: 262144,
		body: DeploymentComplete,
		answer: DeploymentCompleteResponse
	}),
	receiveRepohostEvent: operation({
		...common$6,
		id: "receiveRepohostEvent",
		path: "/api/webhooks/repohost",
		summary: "Receives the events Issues, Pull requests and Pushes of the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: RepohostEvent,
		answer: RepohostResult,
		status: 202
	})
};

// src/portal/contract/operations/requests.ts
const common$5 = {
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal"
};
const requestOperations = {
	listRequests: operation({
		...common$5,
		id: "listRequests",
		method: "GET",
		path: "/api/sites/{siteId}/requests",
		summary: "The development requests of the site, oldest first.",
		level: "viewer",
		query: RequestListQuery,
		body: none,
		answer: RequestList
	}),
	createRequest: operation({
		...common$5,
		id: "createRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		query: none,
		body: RequestCreate,
		answer: RequestResult,
		status: 201
	}),
	getRequest: operation({
		...common$5,
		id: "getRequest",
		method: "GET",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "A development request.",
		level: "viewer",
		etag: true,
		query: none,
		body: none,
		answer: DevelopmentRequest
	}),
	patchRequest: operation({
		...common$5,
		id: "patchRequest",
		method: "PATCH",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or notes what it cost.",
		level: "admin",
		application: true,
		query: none,
		body: RequestPatch,
		answer: RequestResult
	}),
	approveRequest: operation({
		...common$5,
		id: "approveRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request that is in review: it is completed when its change is in Production.",
		level: "admin",
		application: true,
		query: none,
		body: ApprovalRequest,
		optionalBody: true,
		answer: RequestResult
	})
};

// src/portal/contract/content.ts
const ContentPage = looseObject({
	slug: string(),
	path: string(),
	title: string(),
	type: string(),
	sections: optional(array(string())),
	lastUpdated: Timestamp
});
const ContentPageList = looseObject({
	pages: array(ContentPage),
	total: int()
});
const BlogPostSummary = looseObject({
	slug: string(),
	title: string(),
	excerpt: string(),
	author: string(),
	tags: array(string()),
	publishedAt: Timestamp
});
const BlogPost = looseObject({
	...BlogPostSummary.shape,
	body: string(),
	updatedAt: Timestamp
});
const BlogPostList = looseObject({
	posts: array(BlogPostSummary),
	total: int()
});

// src/portal/contract/operations/runtime.ts
const common$4 = {
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	method: "GET",
	auth: "public",
	query: none,
	body: none
};
const runtimeOperations = {
	getPageText: operation({
		...common$4,
		id: "getPageText",
		path: "/api/v1/pages/{pageSlug}/text",
		summary: "The displayed texts of a page.",
		answer: PageText
	}),
	listContentPages: operation({
		...common$4,
		id: "listContentPages",
		path: "/api/v1/content/pages",
		summary: "The configuration of all pages.",
		answer: ContentPageList
	}),
	getContentPage: operation({
		...common$4,
		id: "getContentPage",
		path: "/api/v1/content/pages/{pageSlug}",
		summary: "The configuration of a page.",
		answer: ContentPage
	}),
	listPosts: operation({
		...common$4,
		id: "listPosts",
		path: "/api/v1/content/posts",
		summary: "The blog posts, newest first.",
		answer: BlogPostList
	}),
	getPost: operation({
		...common$4,
		id: "getPost",
		path: "/api/v1/content/posts/{postSlug}",
		summary: "A blog post with its text.",
		answer: BlogPost
	})
};

// src/portal/contract/sitemap.ts
const ChangeFrequency = _enum([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]);
const SitemapConfig = strictObject({
	excludePages: optional(array(Slug)),
	defaultChangeFreq: optional(ChangeFrequency),
	priorities: optional(record(Slug, number$1().check(_gte(0), _lte(1))))
});
const SitemapConfigResult = looseObject({
	success: optional(boolean()),
	sitemapConfig: optional(looseObject({})),
	updatedAt: optional(Timestamp)
});
const SitemapXml = string();

// src/portal/contract/operations/seo.ts
const common$3 = {
	spec: "Endpoints: SEO",
	tag: "SEO",
	auth: "portal",
	invalid: 422
};
const seoOperations = {
	getSeoOverview: operation({
		...common$3,
		id: "getSeoOverview",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo",
		summary: "The pages with SEO metadata, and the defaults.",
		level: "viewer",
		query: none,
		body: none,
		answer: SeoOverview
	}),
	getSeoDefaults: operation({
		...common$3,
		id: "getSeoDefaults",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "The SEO defaults of the site.",
		level: "viewer",
		etag: true,
		query: none,
		body: none,
		answer: SeoDefaults
	}),
	putSeoDefaults: operation({
		...common$3,
		id: "putSeoDefaults",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "Replaces the SEO defaults of the site.",
		level: "editor",
		query: none,
		body: SeoDefaultsUpdate,
		answer: SeoDefaultsResult
	}),
	putSitemapConfig: operation({
		...common$3,
		id: "putSitemapConfig",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/sitemap-config",
		summary: "Replaces the configuration of the sitemap.",
		level: "editor",
		query: none,
		body: SitemapConfig,
		answer: SitemapConfigResult
	}),
	getSitemap: operation({
		...common$3,
		id: "getSitemap",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/sitemap.xml",
		summary: "The XML sitemap of the site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SitemapXml,
		answerType: "application/xml"
	}),
	getPageSeo: operation({
		...common$3,
		id: "getPageSeo",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "The SEO metadata of a page.",
		level: "viewer",
		etag: true,
		query: none,
		body: none,
		answer: PageSeo
	}),
	putPageSeo: operation({
		...common$3,
		id: "putPageSeo",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Replaces the SEO metadata of a page.",
		level: "editor",
		query: none,
		body: PageSeoUpdate,
		answer: PageSeoResult
	}),
	validatePageSeo: operation({
		...common$3,
		id: "validatePageSeo",
		method: "POST",
		path: "/api/sites/{siteId}/seo/{pageSlug}/validation",
		summary: "What would be warned of or refused, without changing anything.",
		spec: "decided: Validation result",
		level: "viewer",
		query: none,
		body: looseObject({}),
		answer: ValidationResult
	}),
	purgeSeoCache: operation({
		...common$3,
		id: "purgeSeoCache",
		method: "POST",
		path: "/api/sites/{siteId}/seo/purge",
		summary: "Empties the SEO cache of the site.",
		spec: "decided: Limits, manual purge",
		level: "editor",
		query: none,
		body: none,
		answer: SeoPurgeResult
	})
};

// src/portal/contract/page.ts
const SitePage = looseObject({
	slug: string(),
	path: string(),
	title: string(),
	type: string(),
	textKeyCount: int(),
	lastUpdated: Timestamp
});
const SitePageList = looseObject({
	pages: array(SitePage),
	total: int()
});
const SitePagesUpdate = strictObject({ pages: array(strictObject({
	path: string().check(_maxLength(1e3), _regex(/^\/[^?#\\]*$/, "Expected a path that begins with /, without ? and #.")),
	title: string().check(_maxLength(1e3)),
	slug: optional(Slug),
	type: optional(string().check(_minLength(1), _maxLength(100))),
	texts: optional(record(TextKey, string().check(_maxLength(1e4))))
})).check(_maxLength(2e4)) });
const SitePagesResult = looseObject({
	success: boolean(),
	added: int(),
	changed: int(),
	removed: int(),
	total: int()
});

// src/portal/contract/settings.ts
const SiteFeatures = looseObject({
	textOverrides: boolean(),
	seoManagement: boolean(),
	blogEnabled: boolean(),
	assistantEnabled: boolean()
});
const SiteSettings = looseObject({
	general: looseObject({
		name: string(),
		description: string(),
		timezone: string()
	}),
	deployment: looseObject({
		provider: string(),
		autoDeployDev: boolean(),
		requireApproval: boolean()
	}),
	notifications: looseObject({
		email: boolean(),
		slack: boolean(),
		webhookUrl: nullable(string())
	}),
	features: SiteFeatures
});
const zoneName = refine((zone) => isZone(zone), { error: "Expected an IANA zone name, such as Europe/Berlin." });
const SiteSettingsUpdate = strictObject({
	general: optional(strictObject({
		name: optional(string().check(_minLength(1), _maxLength(200))),
		description: optional(string().check(_maxLength(2e3))),
		timezone: optional(string().check(zoneName))
	})),
	deployment: optional(strictObject({
		provider: optional(string().check(_minLength(1))),
		autoDeployDev: optional(boolean()),
		requireApproval: optional(boolean())
	})),
	notifications: optional(strictObject({
		email: optional(boolean()),
		slack: optional(boolean()),
		webhookUrl: optional(nullable(WebAddress))
	})),
	features: optional(strictObject({
		textOverrides: optional(boolean()),
		seoManagement: optional(boolean()),
		blogEnabled: optional(boolean()),
		assistantEnabled: optional(boolean())
	}))
});
const SiteSettingsResult = looseObject({
	success: optional(boolean()),
	settings: optional(SiteSettings),
	updatedAt: optional(Timestamp)
});
function isZone(zone) {
	try {
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return /^[A-Za-z]/.test(zone);
	} catch {
		return false;
	}
}

// src/portal/contract/site.ts
const Company = looseObject({
	id: string(),
	name: string()
});
const SiteStatus = _enum([
	"active",
	"pending",
	"archived"
]);
const SiteListItem = looseObject({
	id: string(),
	slug: string(),
	name: string(),
	url: string(),
	status: SiteStatus,
	company: Company,
	framework: string(),
	currentVersion: unknownYet(string()),
	devVersion: unknownYet(string()),
	lastDeployed: unknownYet(Timestamp),
	createdAt: Timestamp
});
const SiteDetail = looseObject({
	id: string(),
	slug: string(),
	name: string(),
	description: string(),
	url: string(),
	devUrl: unknownYet(string()),
	status: SiteStatus,
	company: Company,
	repository: looseObject({
		owner: string(),
		name: string(),
		defaultBranch: string(),
		releaseBranch: unknownYet(string())
	}),
	framework: looseObject({
		type: string(),
		version: string()
	}),
	versions: looseObject({
		current: unknownYet(string()),
		development: unknownYet(string())
	}),
	features: SiteFeatures,
	statistics: looseObject({
		pageViews: int(),
		textOverrides: int(),
		pendingRequests: int()
	}),
	lastDeployed: unknownYet(Timestamp),
	createdAt: Timestamp
});
const SiteListQuery = object({
	companyId: optional(string()),
	status: optional(SiteStatus),
	...pageQuery
});
const SiteList = looseObject({
	sites: array(SiteListItem),
	...pageOf$1
});
const SitePatch = strictObject({
	name: optional(string().check(_minLength(1), _maxLength(200))),
	description: optional(string().check(_maxLength(2e3))),
	url: optional(WebAddress),
	features: optional(strictObject({
		textOverrides: optional(boolean()),
		seoManagement: optional(boolean()),
		blogEnabled: optional(boolean()),
		assistantEnabled: optional(boolean())
	}))
});
const SitePatchResult = looseObject({
	success: boolean(),
	site: looseObject({
		id: string(),
		name: string(),
		updatedAt: Timestamp
	})
});

// src/portal/contract/statistics.ts
const StatisticsPeriod = _enum([
	"day",
	"week",
	"month",
	"year"
]);
const isoDate = union([date(), datetime()], { error: "Expected an ISO date, such as 2026-05-01." });
function endOf(date) {
	return date.includes("T") ? Date.parse(date) : Date.parse(date) + 864e5 - 1;
}
const StatisticsQuery = object({
	period: optional(StatisticsPeriod),
	startDate: optional(isoDate),
	endDate: optional(isoDate)
}).check(refine(({ startDate, endDate }) => startDate === void 0 || endDate === void 0 || Date.parse(startDate) <= endOf(endDate), {
	error: "startDate is after endDate.",
	path: ["startDate"]
}));
const SiteStatistics = looseObject({
	siteId: string(),
	period: string(),
	pageViews: looseObject({
		total: int(),
		unique: int(),
		byPage: array(looseObject({
			path: string(),
			views: int()
		}))
	}),
	content: looseObject({
		textOverrides: int(),
		seoUpdates: int(),
		blogPosts: int()
	}),
	development: looseObject({
		requestsCreated: int(),
		requestsCompleted: int(),
		deployments: int()
	})
});

// src/portal/contract/version.ts
const ProductionVersion = looseObject({
	version: string(),
	status: literal("production"),
	deployedAt: Timestamp,
	commitSha: string(),
	releaseNotes: string()
});
const DevelopmentVersion = looseObject({
	version: string(),
	status: literal("development"),
	branch: string(),
	changes: int(),
	createdAt: Timestamp
});
const SiteVersion = discriminatedUnion("status", [ProductionVersion, DevelopmentVersion]);
const SiteVersionList = looseObject({ versions: array(SiteVersion) });

// src/portal/contract/operations/sites.ts
const common$2 = {
	spec: "Endpoints: Sites",
	tag: "Sites",
	auth: "portal"
};
const siteOperations = {
	listSites: operation({
		...common$2,
		id: "listSites",
		method: "GET",
		path: "/api/sites",
		summary: "The sites that the caller has access to.",
		query: SiteListQuery,
		body: none,
		answer: SiteList
	}),
	getSite: operation({
		...common$2,
		id: "getSite",
		method: "GET",
		path: "/api/sites/{siteId}",
		summary: "One site in detail.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteDetail
	}),
	patchSite: operation({
		...common$2,
		id: "patchSite",
		method: "PATCH",
		path: "/api/sites/{siteId}",
		summary: "Changes name, description, address or features of a site.",
		level: "admin",
		query: none,
		body: SitePatch,
		answer: SitePatchResult
	}),
	getStatistics: operation({
		...common$2,
		id: "getStatistics",
		method: "GET",
		path: "/api/sites/{siteId}/stats",
		summary: "Page views, content changes and development of a period.",
		level: "viewer",
		query: StatisticsQuery,
		body: none,
		answer: SiteStatistics
	}),
	listPages: operation({
		...common$2,
		id: "listPages",
		method: "GET",
		path: "/api/sites/{siteId}/pages",
		summary: "The pages of a site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SitePageList
	}),
	putPages: operation({
		...common$2,
		id: "putPages",
		spec: "decided, of the local portal alone: a real one learns of pages in its own way",
		method: "PUT",
		path: "/api/sites/{siteId}/pages",
		summary: "Tells the pages that the built site has, with the default texts that they carry.",
		level: "editor",
		application: true,
		largestBody: 32 << 20,
		query: none,
		body: SitePagesUpdate,
		answer: SitePagesResult
	}),
	listVersions: operation({
		...common$2,
		id: "listVersions",
		method: "GET",
		path: "/api/sites/{siteId}/versions",
		summary: "The versions of a site, in production and in development.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteVersionList
	}),
	getSettings: operation({
		...common$2,
		id: "getSettings",
		method: "GET",
		path: "/api/sites/{siteId}/settings",
		summary: "The settings of a site.",
		level: "viewer",
		etag: true,
		query: none,
		body: none,
		answer: SiteSettings
	}),
	putSettings: operation({
		...common$2,
		id: "putSettings",
		method: "PUT",
		path: "/api/sites/{siteId}/settings",
		summary: "Changes the settings that are given; the others stay.",
		level: "admin",
		query: none,
		body: SiteSettingsUpdate,
		answer: SiteSettingsResult
	})
};

// src/portal/contract/operations/text.ts
const common$1 = {
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal"
};
const textOperations = {
	listTexts: operation({
		...common$1,
		id: "listTexts",
		method: "GET",
		path: "/api/sites/{siteId}/text",
		summary: "The text keys of the site with their overrides, or those with overrides of one status or request.",
		level: "viewer",
		query: TextListQuery,
		body: none,
		answer: TextList
	}),
	getText: operation({
		...common$1,
		id: "getText",
		method: "GET",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "A text key with its overrides.",
		level: "viewer",
		etag: true,
		query: none,
		body: none,
		answer: TextEntry
	}),
	putTextOverride: operation({
		...common$1,
		id: "putTextOverride",
		method: "PUT",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		query: none,
		body: TextOverrideUpdate,
		answer: TextOverrideResult
	}),
	deleteTextOverride: operation({
		...common$1,
		id: "deleteTextOverride",
		method: "DELETE",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again, in commit mode with the next deployment.",
		level: "editor",
		query: TextRequestQuery,
		body: none,
		answer: TextOverrideResult
	}),
	putTextMode: operation({
		...common$1,
		id: "putTextMode",
		method: "PUT",
		path: "/api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		query: none,
		body: TextModeUpdate,
		answer: TextModeResult
	}),
	getTextContent: operation({
		...common$1,
		id: "getTextContent",
		method: "GET",
		path: "/api/sites/{siteId}/text-content",
		summary: "The content file as the next commit is to hold it; that of a development request with its texts.",
		level: "viewer",
		query: TextRequestQuery,
		body: none,
		answer: TextContent
	}),
	commitTexts: operation({
		...common$1,
		id: "commitTexts",
		method: "POST",
		path: "/api/sites/{siteId}/text-commits",
		summary: "Tells what the content file of a commit says: pending overrides that it holds are committed.",
		level: "editor",
		application: true,
		query: none,
		body: TextCommit,
		answer: TextCommitResult
	})
};

// src/portal/contract/event.ts
const EventName = _enum([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
const OutboundEvent = looseObject({
	event: EventName,
	timestamp: Timestamp,
	site: looseObject({
		id: string(),
		slug: string()
	}),
	data: looseObject({})
});
const SiteDeployedData = looseObject({
	version: string(),
	environment: string(),
	commitSha: string()
});
const WebhookConfig = looseObject({
	webhookUrl: nullable(string()),
	events: array(EventName)
});
const WebhookConfigUpdate = strictObject({
	webhookUrl: nullable(WebAddress),
	events: array(EventName)
});
const WebhookConfigResult = looseObject({
	success: boolean(),
	webhook: WebhookConfig,
	secret: string()
});
const DeliveryStatus = _enum([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]);
const DeliveryList = looseObject({
	deliveries: array(looseObject({
		id: string(),
		event: EventName,
		webhookUrl: string(),
		status: DeliveryStatus,
		attempts: array(looseObject({
			at: Timestamp,
			status: optional(int()),
			error: optional(string())
		})),
		createdAt: Timestamp
	})),
	total: int()
});

// src/portal/contract/operations/webhook.ts
const common = {
	spec: "decided: Events",
	tag: "Outbound webhook",
	auth: "portal",
	level: "admin"
};
const webhookOperations = {
	getWebhook: operation({
		...common,
		id: "getWebhook",
		method: "GET",
		path: "/api/sites/{siteId}/webhook",
		summary: "Where events are sent, and which.",
		level: "viewer",
		etag: true,
		query: none,
		body: none,
		answer: WebhookConfig
	}),
	putWebhook: operation({
		...common,
		id: "putWebhook",
		method: "PUT",
		path: "/api/sites/{siteId}/webhook",
		summary: "Chooses where events are sent, and which; answers a new secret.",
		query: none,
		body: WebhookConfigUpdate,
		answer: WebhookConfigResult
	}),
	listDeliveries: operation({
		...common,
		id: "listDeliveries",
		method: "GET",
		path: "/api/sites/{siteId}/webhook/deliveries",
		summary: "What was sent, with every attempt.",
		query: none,
		body: none,
		answer: DeliveryList
	})
};

// src/portal/contract/operations/operations.ts
const operations = {
	...siteOperations,
	...seoOperations,
	...runtimeOperations,
	...integrationOperations,
	...textOperations,
	...requestOperations,
	...environmentOperations,
	...webhookOperations,
	...accessOperations
};

// src/portal/client/calls/access.ts
function accessCalls(caller) {
	return {
		list: (siteId, options) => caller.call(operations.listAccess, {
			parameters: { siteId },
			...options
		}),
		grant: (siteId, userId, level, options) => caller.call(operations.putAccess, {
			parameters: {
				siteId,
				userId
			},
			body: { level },
			...options
		}),
		revoke: (siteId, userId, options) => caller.call(operations.deleteAccess, {
			parameters: {
				siteId,
				userId
			},
			...options
		})
	};
}

// src/portal/client/calls/deployments.ts
function deploymentCalls(caller) {
	return {
		async createToken(siteSlug, options) {
			const parts = {
				parameters: {},
				body: { siteSlug },
				retry: retry.safe,
				...options
			};
			const { swaToken } = await caller.call(operations.createDeploymentToken, parts);
			return new Secret(swaToken);
		},
		async complete(body, idempotencyKey, options) {
			const operation = {
				...operations.completeDeployment,
				path: deploymentCompletePath(caller.provider)
			};
			const headers = { [idempotencyKeyHeader]: idempotencyKey };
			await caller.call(operation, {
				parameters: {},
				body,
				headers,
				retry: retry.safe,
				...options
			});
		}
	};
}

// src/portal/client/calls/environments.ts
function environmentCalls(caller) {
	return {
		list: (siteId, options) => caller.call(operations.listEnvironments, {
			parameters: { siteId },
			...options
		}),
		correct: (siteId, environment, correction, options) => caller.call(operations.putEnvironment, {
			parameters: {
				siteId,
				environment
			},
			body: correction,
			...options
		}),
		listDeployments: (siteId, part = {}, options) => caller.call(operations.listDeployments, {
			parameters: { siteId },
			query: { ...part },
			...options
		}),
		tellCommit: (siteId, commitSha, holds, options) => caller.call(operations.putCommit, {
			parameters: {
				siteId,
				commitSha
			},
			body: { holds: [...holds] },
			...options
		})
	};
}

// src/portal/client/calls/repohost.ts
function repohostCalls(caller) {
	return { async deliver({ event, id, payload }, secret, options) {
		const text = JSON.stringify(payload);
		const signature = `sha256=${createHmac("sha256", secret.reveal()).update(text).digest("hex")}`;
		const headers = {
			[repohostHeaders.event]: event,
			[repohostHeaders.delivery]: id,
			[repohostHeaders.signature]: signature
		};
		const path = operations.receiveRepohostEvent.path.replace("repohost", caller.provider ?? "repohost");
		const operation = {
			...operations.receiveRepohostEvent,
			path
		};
		return await caller.call(operation, {
			parameters: {},
			body: payload,
			headers,
			...options
		});
	} };
}

// src/portal/client/calls/requests.ts
function requestCalls(caller) {
	return {
		list: (siteId, filter = {}, options) => caller.call(operations.listRequests, {
			parameters: { siteId },
			query: { ...filter },
			...options
		}),
		get: (siteId, requestId, options) => caller.call(operations.getRequest, {
			parameters: {
				siteId,
				requestId
			},
			...options
		}),
		create: (siteId, request, options) => caller.call(operations.createRequest, {
			parameters: { siteId },
			body: request,
			...options
		}),
		update: (siteId, requestId, patch, options) => caller.call(operations.patchRequest, {
			parameters: {
				siteId,
				requestId
			},
			body: patch,
			...options
		}),
		approve: (siteId, requestId, approval = {}, options) => caller.call(operations.approveRequest, {
			parameters: {
				siteId,
				requestId
			},
			body: approval,
			...options
		})
	};
}

// src/portal/client/calls/runtime.ts
function runtimeCalls(caller) {
	return {
		getPageText: (pageSlug, options) => caller.call(operations.getPageText, {
			parameters: { pageSlug },
			...forHost(options)
		}),
		listPages: (options) => caller.call(operations.listContentPages, {
			parameters: {},
			...forHost(options)
		}),
		getPage: (pageSlug, options) => caller.call(operations.getContentPage, {
			parameters: { pageSlug },
			...forHost(options)
		}),
		listPosts: (options) => caller.call(operations.listPosts, {
			parameters: {},
			...forHost(options)
		}),
		getPost: (postSlug, options) => caller.call(operations.getPost, {
			parameters: { postSlug },
			...forHost(options)
		})
	};
}
function forHost({ host, signal } = {}) {
	return host === void 0 ? { signal } : {
		headers: { host },
		signal
	};
}

// src/portal/client/calls/seo.ts
const RawPageSeo = looseObject({});
const endpoints = [
	"defaults",
	"sitemap-config",
	"purge"
];
function seoCalls(caller) {
	return {
		get: (siteId, options) => caller.call(operations.getSeoOverview, {
			parameters: { siteId },
			...options
		}),
		getPage: async (siteId, pageSlug, options) => caller.call(operations.getPageSeo, {
			parameters: pageOf(siteId, pageSlug),
			...options
		}),
		getTaggedPage: async (siteId, pageSlug, options) => caller.callTagged(operations.getPageSeo, {
			parameters: pageOf(siteId, pageSlug),
			...options
		}),
		getRawPage: async (siteId, pageSlug, options) => caller.callCacheable({
			...operations.getPageSeo,
			answer: RawPageSeo
		}, {
			parameters: pageOf(siteId, pageSlug),
			...options
		}),
		replacePage: async (siteId, pageSlug, seo, options) => caller.call(operations.putPageSeo, {
			parameters: pageOf(siteId, pageSlug),
			body: seo,
			...options
		}),
		validatePage: (siteId, pageSlug, seo, options) => caller.call(operations.validatePageSeo, {
			parameters: {
				siteId,
				pageSlug
			},
			body: { ...seo },
			...options
		}),
		getDefaults: (siteId, options) => caller.call(operations.getSeoDefaults, {
			parameters: { siteId },
			...options
		}),
		getTaggedDefaults: (siteId, options) => caller.callTagged(operations.getSeoDefaults, {
			parameters: { siteId },
			...options
		}),
		replaceDefaults: (siteId, defaults, options) => caller.call(operations.putSeoDefaults, {
			parameters: { siteId },
			body: defaults,
			...options
		}),
		getSitemap: (siteId, options) => caller.call(operations.getSitemap, {
			parameters: { siteId },
			...options
		}),
		replaceSitemapConfig: (siteId, config, options) => caller.call(operations.putSitemapConfig, {
			parameters: { siteId },
			body: config,
			...options
		}),
		purgeCache: (siteId, options) => caller.call(operations.purgeSeoCache, {
			parameters: { siteId },
			...options
		})
	};
}
function pageOf(siteId, pageSlug) {
	if (!endpoints.includes(pageSlug)) return {
		siteId,
		pageSlug
	};
	throw new SiteDeployError("USAGE", `"${pageSlug}" cannot be the slug of a page: the portal has an endpoint there.`);
}

// src/portal/client/calls/sites.ts
function siteCalls(caller) {
	const list = (filter = {}, options) => caller.call(operations.listSites, {
		parameters: {},
		query: { ...filter },
		...options
	});
	return {
		list,
		async *all(filter = {}, options) {
			const seen = /* @__PURE__ */ new Set();
			const { limit = listLimit.default } = filter;
			for (let offset = 0;;) {
				const { sites, total } = await list({
					...filter,
					limit,
					offset
				}, options);
				for (const site of sites) {
					if (!seen.has(site.id)) yield site;
					seen.add(site.id);
				}
				offset += sites.length;
				if (sites.length === 0 || offset >= total) return;
			}
		},
		get: (siteId, options) => caller.call(operations.getSite, {
			parameters: { siteId },
			...options
		}),
		update: (siteId, patch, options) => caller.call(operations.patchSite, {
			parameters: { siteId },
			body: patch,
			retry: retry.safe,
			...options
		}),
		getStatistics: (siteId, query = {}, options) => caller.call(operations.getStatistics, {
			parameters: { siteId },
			query: { ...query },
			...options
		}),
		listPages: (siteId, options) => caller.call(operations.listPages, {
			parameters: { siteId },
			...options
		}),
		tellPages: (siteId, pages, options) => caller.call(operations.putPages, {
			parameters: { siteId },
			body: { pages },
			...options
		}),
		listVersions: (siteId, options) => caller.call(operations.listVersions, {
			parameters: { siteId },
			...options
		}),
		getSettings: (siteId, options) => caller.call(operations.getSettings, {
			parameters: { siteId },
			...options
		}),
		updateSettings: (siteId, update, options) => caller.call(operations.putSettings, {
			parameters: { siteId },
			body: update,
			...options
		})
	};
}

// src/portal/client/calls/texts.ts
function textCalls(caller) {
	return {
		list: (siteId, filter = {}, options) => caller.call(operations.listTexts, {
			parameters: { siteId },
			query: { ...filter },
			...options
		}),
		get: (siteId, textKey, options) => caller.call(operations.getText, {
			parameters: {
				siteId,
				textKey
			},
			...options
		}),
		override: (siteId, textKey, update, options) => caller.call(operations.putTextOverride, {
			parameters: {
				siteId,
				textKey
			},
			body: update,
			...options
		}),
		removeOverride: (siteId, textKey, { requestId, ...options } = {}) => caller.call(operations.deleteTextOverride, {
			parameters: {
				siteId,
				textKey
			},
			query: { requestId },
			...options
		}),
		setMode: (siteId, mode, options) => caller.call(operations.putTextMode, {
			parameters: { siteId },
			body: { mode },
			...options
		}),
		getContent: (siteId, { requestId, ...options } = {}) => caller.call(operations.getTextContent, {
			parameters: { siteId },
			query: { requestId },
			...options
		}),
		commit: (siteId, commit, options) => caller.call(operations.commitTexts, {
			parameters: { siteId },
			body: commit,
			...options
		})
	};
}

// src/portal/client/calls/webhook.ts
function webhookCalls(caller) {
	return {
		get: (siteId, options) => caller.call(operations.getWebhook, {
			parameters: { siteId },
			...options
		}),
		async update(siteId, config, options) {
			const parts = {
				parameters: { siteId },
				body: config,
				...options
			};
			const { webhook, secret } = await caller.call(operations.putWebhook, parts);
			return {
				webhook,
				secret: new Secret(secret)
			};
		},
		listDeliveries: (siteId, options) => caller.call(operations.listDeliveries, {
			parameters: { siteId },
			...options
		})
	};
}

// src/portal/client/client.ts
var client_exports = /* @__PURE__ */ __exportAll({ PortalClient: () => PortalClient });
var PortalClient = class {
	sites;
	seo;
	texts;
	requests;
	runtime;
	access;
	webhook;
	deployments;
	environments;
	repohost;
	constructor(options) {
		const caller = new PortalCaller(options);
		this.sites = siteCalls(caller);
		this.seo = seoCalls(caller);
		this.texts = textCalls(caller);
		this.requests = requestCalls(caller);
		this.runtime = runtimeCalls(caller);
		this.access = accessCalls(caller);
		this.webhook = webhookCalls(caller);
		this.deployments = deploymentCalls(caller);
		this.environments = environmentCalls(caller);
		this.repohost = repohostCalls(caller);
	}
};

export { dataOffsets as A, HtmlEntityDecoder as B, assignIssue as C, openIssue as D, listIssues as E, TooDeep as F, keyAttribute as I, managed as L, keyOffsets as M, keysOf as N, readTimeline as O, readValue as P, textless as R, updateComment as S, closeIssue as T, decodeHTML as V, recentlyMerged as _, RequestCost as a, deleteComment as b, processing as c, closesIssue as d, filesOfPull as f, readPulls as g, pullsOfDeployment as h, RequestClass as i, isData as j, unassignIssue as k, rateLimits as l, ownPulls as m, client_exports as n, VersionLevel as o, openDraftPull as p, AutomationPotential as r, hasEnded as s, PortalClient as t, closePull as u, writePull as v, belongs as w, readComments as x, createComment as y, DecodingMode as z };