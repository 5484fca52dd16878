import { r as e } from "./rolldown-runtime.js";
import { $ as t, $t as n, Ar as r, Cr as i, Dr as a, Ft as o, J as s, Or as c, Pt as l, Q as u, Qn as d, Qt as f, Sr as p, St as m, Tr as h, X as g, Xn as ee, Xt as te, Y as ne, Yn as _, Yt as re, Z as ie, Zn as v, Zt as ae, _r as y, a as oe, an as se, ar as ce, br as le, cn as b, cr as x, dr as S, en as ue, er as C, et as de, fr as fe, gr as w, hr as pe, in as me, ir as he, jr as T, kr as E, lr as D, mr as O, ni as ge, nn as _e, nr as ve, nt as ye, on as k, or as A, pr as j, q as be, r as xe, rn as M, rr as Se, sn as N, sr as Ce, tn as we, tt as Te, ur as Ee, vr as De, wr as Oe, xr as P, xt as F, yr as I } from "./shared.js";
const { createHmac: ke } = globalThis.process.getBuiltinModule("node:crypto"), Ae = [
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
	return isInvalidCodePoint(e) ? 65533 : e >= 128 && e <= 159 && Ae[e - 128] || e;
}
function codePointToString(e) {
	return e - 1 >>> 0 < 127 || e - 160 >>> 0 < 55136 ? String.fromCharCode(e) : String.fromCodePoint(replaceCodePoint(e));
}
// node_modules/entities/dist/generated/decode-data-html.js
const je = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"], Me = 2654435761, Ne = 2246822507, Pe = (() => {
	let e = new Uint8Array(128);
	for (let t = 48; t <= 57; t++) e[t] = t - 47;
	for (let t = 65; t <= 90; t++) e[t] = t - 54;
	for (let t = 97; t <= 122; t++) e[t] = t - 60;
	return e;
})();
function exactKey(e, t, n) {
	return e.charCodeAt(t) << 25 | e.charCodeAt(t + 1) << 18 | e.charCodeAt(t + n - 2) << 11 | Pe[e.charCodeAt(t + n - 1)] << 5 | n;
}
function pairIndex(e, t) {
	return (e * 3 << 3 ^ t) & 1023;
}
function bucketOne(e, t) {
	return (Math.imul(e, Me) >>> 16) * t >>> 16;
}
function bucketTwo(e, t) {
	return (Math.imul(e, Ne) >>> 16) * t >>> 16;
}
function initDecodeData(e) {
	let [t, n] = e, r = t.charCodeAt(0) - 48 << 6 | t.charCodeAt(1) - 48, i = t.charCodeAt(2) - 48 << 6 | t.charCodeAt(3) - 48, a = t.charCodeAt(4) - 48 << 6 | t.charCodeAt(5) - 48, o = 6 + i, s = o + 2 * r, c = 2 * a, l = new Int32Array(c), u = new Uint16Array(c), d = new Uint16Array(c), f = new Uint32Array(1024), p = new Map(), m = [], h = "", g = 6, ee = 0;
	for (let e = 0; e < r; e++) {
		let n = t.charCodeAt(o + 2 * e) - 35, r = t.charCodeAt(o + 2 * e + 1) - 35, i = n & 31, c = i + (r & 31), te = (r >> 5) + 1;
		h = h.slice(0, i) + t.slice(g, g + c - i), g += c - i;
		let ne = exactKey(h, 0, c), _ = 2 * (t.charCodeAt(s + Math.floor(e / 6)) - 48 & 1 << e % 6 ? bucketTwo : bucketOne)(ne, a);
		if (l[_] !== 0 && (_ += 1), l[_] = ne, c > 4) {
			let e = h.slice(2, c - 2), t = p.get(e);
			if (t === void 0) {
				p.set(e, m.length), u[_] = m.length;
				for (let t = 0; t < e.length; t += 2) m.push(e.charCodeAt(t) | e.charCodeAt(t + 1) << 16);
			} else u[_] = t;
		}
		let re = pairIndex(h.charCodeAt(0), h.charCodeAt(1));
		f[re] |= c <= 16 ? 1 << c - 2 : 32768, n & 32 && (f[re] |= 1 << c - 2 + 16), d[_] = ee << 2 | te - 1 | (n & 32) >> 4, ee += te;
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
var L;
(function(e) {
	e[e.Legacy = 0] = "Legacy", e[e.Strict = 1] = "Strict", e[e.Attribute = 2] = "Attribute";
})(L ||= {});
const R = initDecodeData(je), Fe = R.keys, Ie = R.buckets, Le = R.slotMidOff, Re = R.lengthBits, z = R.middles, B = R.slotValue, V = R.values;
function emitHtmlValue(e) {
	let t = e >> 2;
	return e & 1 ? V.slice(t, t + (e & 1) + 1) : V.charAt(t);
}
function findSlotHtml(e, t, n) {
	let r = e.charCodeAt(t), i = e.charCodeAt(t + 1), a = e.charCodeAt(t + n - 2), o = e.charCodeAt(t + n - 1);
	if ((r | i | a | o) > 127) return -1;
	let s = r << 25 | i << 18 | a << 11 | Pe[o] << 5 | n, c = 2 * ((Math.imul(s, Me) >>> 16) * Ie >>> 16);
	for (let r = 0;; r++) {
		if (Fe[c] === s && (n <= 4 || isMidMatchHtml(c, e, t, n))) return c;
		if (Fe[c + 1] === s && (n <= 4 || isMidMatchHtml(c + 1, e, t, n))) return c + 1;
		if (r === 1) return -1;
		c = 2 * ((Math.imul(s, Ne) >>> 16) * Ie >>> 16);
	}
}
function isMidMatchHtml(e, t, n, r) {
	let i = Le[e], a = n + 2, o = n + r - 2;
	for (; a + 1 < o;) {
		if ((t.charCodeAt(a) | t.charCodeAt(a + 1) << 16) !== z[i++]) return !1;
		a += 2;
	}
	return a === o || t.charCodeAt(a) === (z[i] & 65535);
}
const ze = 2047;
let Be = 0;
function unpackConsumed(e) {
	let t = e >>> 21;
	return t === ze ? Be : t;
}
const Ve = (() => {
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
		let n = Ve[t];
		if (n <= 15) a = a * 16 + n, i++;
		else break;
	}
	else for (o = i; i < r;) {
		let t = e.charCodeAt(i);
		if (t >= 128) break;
		let n = Ve[t];
		if (n <= 9) a = a * 10 + n, i++;
		else break;
	}
	if (i === o) return 0;
	a > 1114111 && (a = 1114112);
	let s = i - t + 2;
	if (i < r && e.charCodeAt(i) === 59) s += 1;
	else if (n) return 0;
	return s >= ze && (Be = s, s = ze), s << 21 | a;
}
function findLegacySlot(e, t, n) {
	let r = Re[pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1))] >>> 16 & 31;
	for (; r !== 0;) {
		let i = 31 - Math.clz32(r);
		if (r ^= 1 << i, i + 2 > n) continue;
		let a = findSlotHtml(e, t, i + 2);
		if (a >= 0 && B[a] & 2) return a << 3 | i + 2;
	}
	return -1;
}
function findLongClassMatch(e, t, n) {
	let r = e.slice(t, t + 32).indexOf(";");
	if (r - 2 >>> 0 <= 29) {
		let n = findSlotHtml(e, t, r);
		if (n >= 0) return n << 6 | r + 1;
	}
	if (n !== L.Strict) {
		let r = findLegacySlot(e, t, Math.min(31, e.length - t));
		if (r >= 0) {
			let i = r & 7;
			if (n !== L.Attribute || t + i >= e.length || !isEntityInAttributeInvalidEnd(e.charCodeAt(t + i))) return r >> 3 << 6 | i;
		}
	}
	return -1;
}
function nextOffset(e, t) {
	return t >= e.length ? -1 : e.charCodeAt(t) === 38 ? t : e.indexOf("&", t);
}
function decodeHtmlText(e, t) {
	let n = t !== L.Strict, r = e.indexOf("&");
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
		let l = Re[pairIndex(c, e.charCodeAt(s + 1))];
		if (l & 32768) {
			let n = findLongClassMatch(e, s, t);
			n >= 0 ? (o !== r && (a += e.slice(o, r)), a += emitHtmlValue(B[n >> 6]), o = s + (n & 63), r = nextOffset(e, o)) : r = e.indexOf("&", s);
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
				B[c] & 2 && (d = c << 6 | r);
			}
		}
		if (d >= 0) {
			let n = d & 31;
			if (d & 32 || t !== L.Attribute || s + n >= i || !isEntityInAttributeInvalidEnd(e.charCodeAt(s + n))) {
				o !== r && (a += e.slice(o, r)), a += emitHtmlValue(B[d >> 6]), o = s + n, r = nextOffset(e, o);
				continue;
			}
		}
		r = e.indexOf("&", s + 1);
	} while (r >= 0);
	return a + e.slice(o);
}
function decodeHTML(e, t = L.Legacy) {
	return decodeHtmlText(e, t);
}
function decodeHTMLAttribute(e) {
	return decodeHtmlText(e, L.Attribute);
}
var EntityDecoderBase = class {
	emitCodePoint;
	errors;
	state = 0;
	consumed = 1;
	result = 0;
	decodeMode = L.Strict;
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
			let t = e.charCodeAt(a), n = Ve[t];
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
		else if (this.decodeMode === L.Strict) return 0;
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
		let t = B[e], n = t >> 2;
		this.emitCodePoint(V.charCodeAt(n), this.consumed), t & 1 && this.emitCodePoint(V.charCodeAt(n + 1), this.consumed);
	}
	startEntity(e) {
		super.startEntity(e), this.runLength = 0;
	}
	stateNamedEntity(e, t) {
		let n = e.length;
		if (this.runLength === 0 && t + 17 <= n) {
			let r = pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1)), i = Re[r];
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
				if (this.decodeMode !== L.Strict) {
					let n = findLegacySlot(e, t, 31);
					if (n >= 0) {
						let r = n & 7, i = e.charCodeAt(t + r);
						return this.decodeMode === L.Attribute && isEntityInAttributeInvalidEnd(i) ? 0 : (this.consumed = r + 1, this.emitSlot(n >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
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
		if (this.decodeMode !== L.Strict && i >= 2) {
			let e = findBufferedLegacySlot(this.nameBuffer, i);
			if (e >= 0) {
				let t = e & 7, n = t < i ? this.nameBuffer[t] : a;
				return this.decodeMode === L.Attribute && isEntityInAttributeInvalidEnd(n) ? 0 : (this.consumed = t + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
			}
		}
		return 0;
	}
	endNamedEntity() {
		if (this.decodeMode === L.Strict || this.runLength < 2) return 0;
		let e = findBufferedLegacySlot(this.nameBuffer, this.runLength);
		return e < 0 || this.decodeMode === L.Attribute && (e & 7) < this.runLength ? 0 : (this.consumed = (e & 7) + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
	}
};
function findBufferedHtmlSlot(e, t) {
	let n = e[0] << 25 | e[1] << 18 | e[t - 2] << 11 | Pe[e[t - 1]] << 5 | t, r = 2 * ((Math.imul(n, Me) >>> 16) * Ie >>> 16);
	for (let i = 0;; i++) {
		if (Fe[r] === n && (t <= 4 || isBufferedMiddle(r, e, t))) return r;
		if (Fe[r + 1] === n && (t <= 4 || isBufferedMiddle(r + 1, e, t))) return r + 1;
		if (i === 1) return -1;
		r = 2 * ((Math.imul(n, Ne) >>> 16) * Ie >>> 16);
	}
}
function isBufferedMiddle(e, t, n) {
	let r = Le[e], i = 2, a = n - 2;
	for (; i + 1 < a;) {
		if ((t[i] | t[i + 1] << 16) !== z[r++]) return !1;
		i += 2;
	}
	return i === a || t[i] === (z[r] & 65535);
}
function findBufferedLegacySlot(e, t) {
	let n = Re[pairIndex(e[0], e[1])] >>> 16 & 31;
	for (; n !== 0;) {
		let r = 31 - Math.clz32(n);
		if (n ^= 1 << r, r + 2 > t) continue;
		let i = findBufferedHtmlSlot(e, r + 2);
		if (i >= 0 && B[i] & 2) return i << 3 | r + 2;
	}
	return -1;
}
// src/deploy/steps/finish/html/layout.ts
const He = "data-text-key", Ue = new Set([
	"title",
	"meta",
	"link",
	"script"
]), We = "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" "), Ge = "script style xmp iframe noembed noframes plaintext noscript".split(" "), Ke = "html head body frameset table tbody thead tfoot tr colgroup select optgroup template".split(" "), qe = new Set([
	...We,
	...Ge,
	...Ke
]);
var TooDeep = class extends Error {
	name = "TooDeep";
};
// src/deploy/steps/finish/html/keys.ts
const Je = new Set([
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
		if (e && (!Je.has(e) || a[13] !== "-")) continue;
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
	let n = e.name === "script" ? e.attributes.find((e) => e.name === "type") : void 0;
	return n !== void 0 && readValue(t.slice(n.valueStart, n.valueEnd)).toLowerCase() === "application/ld+json";
}
// src/clients/github/issues.ts
const Ye = j({
	number: S(),
	state: p(),
	title: p(),
	body: y(O(p())),
	html_url: p(),
	author_association: y(p()),
	pull_request: y(h()),
	assignees: y(O(x(j({ login: p() })))),
	user: y(O(j({ type: y(p()) })))
}), Xe = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
], belongs = (e) => Xe.includes(e ?? ""), toIssue = (e) => ({
	number: e.number,
	open: e.state === "open",
	title: e.title,
	body: e.body ?? "",
	url: e.html_url,
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	assignees: (e.assignees ?? []).map((e) => e.login)
});
async function listIssues(e, t) {
	let n = `${_(t)}/issues?state=all&sort=created&direction=desc`, r = await e.list({
		path: n,
		needs: "Issues: read"
	}, void 0, 10);
	return v(x(Ye), r, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
}
async function openIssue(e, t, n) {
	let r = `${_(t)}/issues`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Issues: write",
		json: n
	});
}
async function closeIssue(e, t, n, r) {
	let i = `${_(t)}/issues/${n}`, a = {
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
	let { number: r, login: i, assignment: a } = n, o = `${_(t)}/issues/${r}/assignees`, s = { target_repo: `${t.owner}/${t.name}` }, c = {
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
	return l.ok ? [...toIssue(v(Ye, l.json, "an issue")).assignees] : [];
}
async function unassignIssue(e, t, n, r) {
	let i = `${_(t)}/issues/${n}/assignees`;
	await e.call({
		method: "DELETE",
		path: i,
		needs: "Issues: write",
		json: { assignees: [r] }
	});
}
const Ze = j({
	event: y(p()),
	created_at: y(O(p())),
	assignee: y(O(j({ login: p() }))),
	source: y(O(j({ issue: y(j({
		number: S(),
		pull_request: y(h())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = `${_(t)}/issues/${n}/timeline`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return v(x(Ze), i, "the timeline").map(({ event: e, created_at: t, assignee: n, source: r }) => ({
		event: e ?? "",
		at: t ?? "",
		assignee: n?.login ?? "",
		pull: r?.issue?.pull_request === void 0 ? void 0 : r.issue.number
	}));
}
// src/clients/github/comments.ts
const Qe = j({
	id: S(),
	body: y(O(p())),
	author_association: y(p()),
	user: O(j({
		login: p(),
		type: y(p())
	}))
}), H = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${_(t)}/issues/${n}/comments`;
	return v(x(Qe), await e.list({
		path: r,
		needs: H
	}), "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${_(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: H,
		json: { body: r }
	});
	return toComment(v(Qe, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${_(t)}/issues/comments/${n}`, { ok: a } = await e.call({
		method: "PATCH",
		path: i,
		needs: H,
		json: { body: r },
		expected: [404]
	});
	return a;
}
async function deleteComment(e, t, n) {
	let r = `${_(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: H,
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
// src/clients/github/pulls.ts
const U = j({
	number: S(),
	state: p(),
	merged_at: y(O(p())),
	merged: y(D()),
	html_url: y(p()),
	title: p(),
	body: y(O(p())),
	merge_commit_sha: y(O(p())),
	user: y(O(j({ login: p() }))),
	head: j({
		ref: p(),
		sha: y(p()),
		repo: y(O(j({ full_name: p() })))
	}),
	base: j({ ref: p() })
});
async function readPulls(e, t, n) {
	let r = encodeURIComponent(`${t.owner}:${n}`), i = await e.list({
		path: `${_(t)}/pulls?state=all&head=${r}`,
		needs: "Pull requests: read"
	});
	return v(x(U), i, "the pull requests").filter((e) => e.head.ref === n).map((e) => ({
		number: e.number,
		state: e.state === "open" ? "open" : e.merged_at || e.merged ? "merged" : "closed",
		url: e.html_url ?? "",
		title: e.title,
		body: e.body ?? "",
		base: e.base.ref
	})).sort((e, t) => t.number - e.number);
}
async function pullsOfDeployment(e, t, n) {
	let { branch: r, commit: i } = n, a = _(t), o = encodeURIComponent(`${t.owner}:${r}`), read = async (t) => v(x(U), await e.list({
		path: a + t,
		needs: "Pull requests: read"
	}, void 0, 1), "pull requests"), s = r === "" ? [] : await read(`/pulls?state=open&head=${o}`), c = /^[0-9a-f]{40}$/.test(i) ? await read(`/commits/${i}/pulls`) : [], l = [...s.filter((e) => e.head.ref === r && e.state === "open"), ...c.filter((e) => e.merge_commit_sha === i || e.head.ref === r)];
	return [...new Set(l.map((e) => e.number))];
}
async function writePull(e, t, n, r, i = t.defaultBranch) {
	let a = `${_(t)}/pulls`, o = "Pull requests: write", s = (await readPulls(e, t, n)).find((e) => e.state === "open" && e.base === i);
	if (s) return await e.call({
		method: "PATCH",
		path: `${a}/${s.number}`,
		needs: o,
		json: r
	}), s.url;
	let c = await e.call({
		method: "POST",
		path: a,
		needs: o,
		json: {
			...r,
			head: n,
			base: i
		}
	});
	return v(U, c.json, "a pull request").html_url ?? "";
}
async function closePull(e, t, n) {
	let r = `${_(t)}/pulls/${n}`;
	await e.call({
		method: "PATCH",
		path: r,
		needs: "Pull requests: write",
		json: { state: "closed" }
	});
}
async function recentlyMerged(e, t, n) {
	let r = `state=closed&sort=updated&direction=desc&base=${encodeURIComponent(n)}`, i = `${_(t)}/pulls?${r}`, a = await e.list({
		path: i,
		needs: "Pull requests: read"
	}, void 0, 1);
	return v(x(U), a, "the pull requests").filter((e) => e.base.ref === n && !!(e.merged_at || e.merged)).filter((e) => isFromRepository(e, t)).map((e) => e.head.ref);
}
async function listRepositoryPulls(e, t) {
	let n = `${_(t)}/pulls?state=all&sort=updated&direction=desc`, r = await e.list({
		path: n,
		needs: "Pull requests: read"
	}, void 0, 3);
	return v(x(U), r, "the pull requests").filter((e) => isFromRepository(e, t)).map((e) => {
		let t = e.state === "open" ? "open" : e.merged_at || e.merged ? "merged" : "closed";
		return {
			number: e.number,
			state: t,
			url: e.html_url ?? "",
			body: e.body ?? "",
			base: e.base.ref,
			head: e.head.ref,
			headCommit: e.head.sha ?? "",
			mergeCommit: t === "merged" ? e.merge_commit_sha ?? void 0 : void 0,
			author: e.user?.login ?? ""
		};
	}).sort((e, t) => t.number - e.number);
}
const isFromRepository = (e, t) => e.head.repo?.full_name.toLowerCase() === `${t.owner}/${t.name}`.toLowerCase();
function closesIssue(e, t) {
	return RegExp(`\\b(close[sd]?|fix(e[sd])?|resolve[sd]?):?\\s+#${t}\\b`, "i").test(e);
}
async function openDraftPull(e, t, n) {
	let r = {
		method: "POST",
		path: `${_(t)}/pulls`,
		needs: "Pull requests: write",
		json: {
			...n,
			draft: !0
		},
		expected: [422]
	}, i = await e.call(r);
	if (i.ok) return v(U, i.json, "a pull request").html_url ?? "";
	if (!/already exists/i.test(ee(i))) throw d(r, i);
}
const $e = j({
	filename: p(),
	previous_filename: y(p())
});
async function filesOfPull(e, t, n) {
	let r = `${_(t)}/pulls/${n}/files`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	});
	return v(x($e), i, "the files").flatMap((e) => e.previous_filename ? [e.filename, e.previous_filename] : [e.filename]);
}
// src/contracts/portal/rate-limit.ts
const et = {
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
		let r = t[n] ?? "";
		if (/^\.{0,2}$/.test(r)) throw new ge("USAGE", `"${r}" is not a ${n}.`);
		return encodeURIComponent(r);
	});
}
// src/clients/portal/rate-limit.ts
const tt = 6e4;
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
		this.#o = Math.max(this.#o, F(this.#e) + e), this.#c();
	}
	#c() {
		let e = F(this.#e);
		for (; this.#i[0] !== void 0 && this.#i[0] + tt < e;) this.#i.shift();
		for (; e >= this.#o && this.#a + this.#i.length < this.#t;) {
			let e = this.#r.shift();
			if (!e) break;
			this.#a += 1, e.admit(this.#d());
		}
		this.#u(this.#r.length === 0 ? void 0 : this.#l(e));
	}
	#l(e) {
		if (e < this.#o) return this.#o;
		if (this.#i[0] !== void 0) return this.#i[0] + tt + 1;
	}
	#u(e) {
		if (this.#s?.at === e || (this.#s?.cancel.abort(), this.#s = void 0, e === void 0)) return;
		let t = {
			at: e,
			cancel: new AbortController()
		};
		this.#s = t;
		let n = Math.max(0, e - F(this.#e));
		n > 2e3 && e !== this.#o && this.#n(n), this.#e.sleep(n, t.cancel.signal).then(() => {
			this.#s === t && (this.#s = void 0, this.#c());
		}, () => {});
	}
	#d() {
		let e = !1;
		return () => {
			e || (e = !0, --this.#a, this.#i.push(F(this.#e)), this.#c());
		};
	}
};
const nt = {
	read: "reads",
	write: "writes",
	delete: "deletions"
};
function createRateLimits(e, t = () => {}) {
	let createLimit = (n) => new SlidingWindow(e, et[n], (e) => t(`The portal allows ${et[n]} ${nt[n]} per minute: continuing in ${Math.ceil(e / 1e3)} s.`));
	return {
		read: createLimit("read"),
		write: createLimit("write"),
		delete: createLimit("delete")
	};
}
// src/clients/portal/caller.ts
const rt = {
	GET: C.safe,
	PUT: C.safe,
	POST: C.refusedOnly,
	PATCH: C.refusedOnly,
	DELETE: C.refusedOnly
};
var PortalCaller = class {
	provider;
	#e;
	#t;
	#n;
	#r;
	constructor(e) {
		this.#e = e, this.#t = oe(e.url, "The URL of the portal"), this.#n = e.clock ?? m, this.#r = createRateLimits(this.#n, e.onWait), this.provider = e.provider;
	}
	async call(e, t) {
		return read(e, await this.send(e, t));
	}
	async callTagged(e, t) {
		let n = await this.send(e, t);
		return {
			value: read(e, n),
			etag: n.headers.etag
		};
	}
	async callCacheable(e, t) {
		let n = await this.send(e, t);
		return {
			value: read(e, n),
			freshMs: freshMs(n.headers)
		};
	}
	async send(e, t) {
		let { auth: n } = e;
		if (n === "public" || n === "signature") return await this.#i(e, t);
		let { credential: r } = this.#e, i = await r({ auth: n });
		try {
			return await this.#i(e, t, i);
		} catch (a) {
			if (!(a instanceof o) || a.status !== 401) throw a;
			t.signal?.throwIfAborted();
			let s = await r({
				auth: n,
				refused: i
			});
			if (s.reveal() === i.reveal()) throw a;
			return await this.#i(e, t, s);
		}
	}
	async #i(e, t, n) {
		let { parameters: r, query: i, body: a, headers: s, ifMatch: c, retry: l, signal: u } = t, { method: d, answerType: f = "application/json" } = e, p = xe(this.#t, buildPath(e.path, r), i), m = await this.#e.http.send({
			method: d,
			url: p,
			headers: {
				...s,
				...n !== void 0 && { authorization: `Bearer ${n.reveal()}` },
				...c !== void 0 && { "if-match": c },
				accept: f
			},
			json: a,
			retry: l ?? rt[d],
			turns: this.#r[getRateClass(d)],
			idleMs: 15e3,
			maxBytes: 67108864,
			signal: u
		});
		if (!m.ok) throw new o(`${d} ${p.pathname}`, m, this.#n.now());
		return m;
	}
};
function read(e, t) {
	let n = t.body.length === 0 && e.method !== "GET" ? {} : t.json, r = e.answerType === "application/xml" ? t.text : n, i = `${e.method} ${e.path}`;
	return ve(e.answer, r, (e) => new l(i, t, e));
}
// src/contracts/portal/operation.ts
const it = [
	"viewer",
	"editor",
	"admin",
	"owner"
];
function operation(e) {
	return e;
}
// src/contracts/portal/access.ts
const at = A(it), ot = j({
	userId: p(),
	name: p(),
	level: at
}), st = j({
	access: x(ot),
	total: S()
}), ct = P({ level: at }), lt = j({ success: D() }), W = Ce(), ut = {
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
}, dt = {
	listAccess: operation({
		...ut,
		id: "listAccess",
		method: "GET",
		path: "/api/sites/{siteId}/access",
		summary: "Lists the users with access to the site, and their levels.",
		query: W,
		body: W,
		answer: st
	}),
	putAccess: operation({
		...ut,
		id: "putAccess",
		method: "PUT",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Grants a user an access level.",
		query: W,
		body: ct,
		answer: lt
	}),
	deleteAccess: operation({
		...ut,
		id: "deleteAccess",
		method: "DELETE",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Revokes a user's access.",
		query: W,
		body: W,
		answer: lt
	})
}, ft = p().check(T(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element.")), G = A(["commit", "runtime"]), pt = A([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), mt = j({
	value: O(p()),
	status: pt,
	requestId: y(p()),
	commitSha: y(p()),
	updatedAt: k,
	updatedBy: p()
}), ht = j({
	key: ft,
	pageSlug: p(),
	default: p(),
	displayed: y(p()),
	override: y(j({
		...mt.shape,
		value: p()
	})),
	overrides: y(x(mt))
}), gt = w({
	status: y(pt),
	requestId: y(p())
}), _t = w({ requestId: y(p()) }), vt = j({
	mode: G,
	texts: x(ht),
	total: S()
}), yt = P({
	value: p().check(E(1e4)),
	requestId: y(p())
}), bt = j({
	success: D(),
	text: ht
}), xt = P({ mode: G }), St = j({
	success: D(),
	mode: G
}), Ct = j({
	file: p(),
	content: I(p(), p()),
	pending: x(j({
		key: p(),
		value: O(p())
	}))
}), wt = P({
	commitSha: M,
	content: I(p(), p()),
	requestId: y(p())
}), Tt = j({
	success: D(),
	committed: S(),
	...Ct.shape
}), Et = j({
	pageSlug: p(),
	mode: G,
	texts: I(p(), p()),
	updatedAt: k
}), K = A([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), Dt = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", Ot = A([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), kt = A([
	"high",
	"medium",
	"low",
	"none"
]), At = A([
	"major",
	"minor",
	"patch"
]), jt = P({
	summary: y(p().check(E(5e3))),
	pages: y(x(p().check(E(200))).check(E(500))),
	textKeys: y(x(ft).check(E(500))),
	textsSuffice: y(D())
}), Mt = P({
	amount: pe().check(a(0)),
	currency: p().check(T(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), Nt = j({
	at: k,
	by: p(),
	via: A(["portal", "pull-request"]),
	commitSha: y(p()),
	evidence: y(p())
}), Pt = j({
	id: p(),
	title: p(),
	description: p(),
	status: K,
	requester: p(),
	classification: y(Ot),
	automationPotential: y(kt),
	versionLevel: y(At),
	analysis: y(j({ ...jt.shape })),
	issueNumber: y(S()),
	pullRequestNumber: y(S()),
	pullRequestState: y(A([
		"open",
		"merged",
		"closed"
	])),
	headCommit: y(p()),
	mergeCommit: y(p()),
	previewUrl: y(p()),
	agent: y(p()),
	rounds: y(S()),
	cost: y(j({ ...Mt.shape })),
	approval: y(Nt),
	approvedAt: y(k),
	position: y(S()),
	history: x(j({
		status: K,
		at: k,
		by: p(),
		reason: y(p())
	})),
	createdAt: k,
	updatedAt: k
}), Ft = w({ status: y(K) }), It = j({
	requests: x(Pt),
	total: S()
}), Lt = P({
	title: p().check(r(1), E(200)),
	description: ce(p().check(E(2e4)), "")
}), Rt = S().check(a(1)), zt = P({
	status: y(K),
	reason: y(p().check(r(1), E(2e3))),
	classification: y(Ot),
	automationPotential: y(kt),
	versionLevel: y(At),
	analysis: y(jt),
	issueNumber: y(O(Rt)),
	pullRequestNumber: y(O(Rt)),
	headCommit: y(O(M)),
	mergeCommit: y(O(M)),
	previewUrl: y(O(N)),
	agent: y(O(p().check(r(1), E(200)))),
	rounds: y(S().check(a(0), c(1e3))),
	cost: y(O(Mt))
}), Bt = P({
	approver: y(p().check(T(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: y(N),
	commitSha: y(M)
}), Vt = j({
	success: D(),
	request: Pt
}), Ht = {
	default: 50,
	maximum: 200
}, Ut = De(p().check(T(/^\d{1,9}$/, "Expected a whole number.")), i((e) => Number(e))), Wt = {
	limit: ce(De(Ut, S().check(a(1), c(Ht.maximum))), Ht.default),
	offset: ce(De(Ut, S().check(a(0))), 0)
}, Gt = {
	total: S(),
	limit: S(),
	offset: S()
}, Kt = j({
	environment: n,
	url: y(p()),
	version: y(p()),
	commitSha: y(p()),
	deployedAt: y(k),
	correctedBy: y(p()),
	lastStatus: y(f),
	lastReport: y(k)
}), qt = j({ environments: x(Kt) }), Jt = P({
	version: me,
	commitSha: _e,
	deployedAt: y(k),
	url: y(N),
	neverDeployed: y(D())
}), Yt = j({
	success: D(),
	environment: Kt
}), Xt = w(Wt), Zt = j({
	deployments: x(j({
		id: p(),
		environment: n,
		version: p(),
		commitSha: p(),
		status: f,
		timestamp: k,
		receivedAt: k,
		applied: D(),
		url: y(p()),
		error: y(j({
			code: p(),
			message: p()
		})),
		run: j({
			id: p(),
			attempt: pe(),
			url: y(p())
		})
	})),
	...Gt
}), Qt = P({ holds: x(M).check(r(1), E(1e3)) }), $t = j({
	success: D(),
	moved: x(j({
		requestId: p(),
		from: K,
		to: K
	}))
}), q = {
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal"
}, en = {
	listEnvironments: operation({
		...q,
		id: "listEnvironments",
		method: "GET",
		path: "/api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		level: "viewer",
		query: W,
		body: W,
		answer: qt
	}),
	putEnvironment: operation({
		...q,
		id: "putEnvironment",
		method: "PUT",
		path: "/api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		query: W,
		body: Jt,
		answer: Yt
	}),
	listDeployments: operation({
		...q,
		id: "listDeployments",
		method: "GET",
		path: "/api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		level: "viewer",
		query: Xt,
		body: W,
		answer: Zt
	}),
	putCommit: operation({
		...q,
		id: "putCommit",
		method: "PUT",
		path: "/api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		query: W,
		body: Qt,
		answer: $t
	})
}, tn = w({ siteSlug: p().check(r(1)) }), nn = j({ swaToken: p().check(r(1)) }), rn = j({ full_name: p() }), an = j({
	login: p(),
	type: y(p())
}), on = j({
	action: y(p()),
	repository: y(rn),
	issue: y(j({
		number: S(),
		body: y(O(p())),
		state_reason: y(O(p())),
		author_association: y(p())
	})),
	pull_request: y(j({
		number: S(),
		body: y(O(p())),
		merged: y(O(D())),
		merge_commit_sha: y(O(p())),
		merged_by: y(O(an)),
		head: j({
			ref: p(),
			sha: p(),
			repo: y(O(rn))
		}),
		base: j({
			ref: p(),
			sha: y(p())
		})
	})),
	ref: y(O(p())),
	before: y(p()),
	after: y(p()),
	created: y(D()),
	deleted: y(D()),
	forced: y(D()),
	commits: y(x(j({ id: p() })))
}), sn = {
	event: "x-github-event",
	delivery: "x-github-delivery",
	signature: "x-hub-signature-256"
}, cn = j({
	received: D(),
	event: p(),
	moved: x(j({
		requestId: p(),
		from: K,
		to: K
	})),
	reason: y(p())
}), ln = {
	spec: "Endpoints: Deployment and repository-host integration",
	tag: "Integration",
	method: "POST",
	query: W
}, un = {
	createDeploymentToken: operation({
		...ln,
		id: "createDeploymentToken",
		path: "/api/v1/sites/deployment-tokens",
		summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
		auth: "cloud",
		body: tn,
		answer: nn
	}),
	completeDeployment: operation({
		...ln,
		id: "completeDeployment",
		path: ue(),
		summary: "Reports that a deployment has ended; updates the site's version, status and release state.",
		auth: "deployment",
		largestBody: 262144,
		body: te,
		answer: ae
	}),
	receiveRepohostEvent: operation({
		...ln,
		id: "receiveRepohostEvent",
		path: "/api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: on,
		answer: cn,
		status: 202
	})
}, J = {
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal"
}, dn = {
	listRequests: operation({
		...J,
		id: "listRequests",
		method: "GET",
		path: "/api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		level: "viewer",
		query: Ft,
		body: W,
		answer: It
	}),
	createRequest: operation({
		...J,
		id: "createRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		query: W,
		body: Lt,
		answer: Vt,
		status: 201
	}),
	getRequest: operation({
		...J,
		id: "getRequest",
		method: "GET",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: Pt
	}),
	patchRequest: operation({
		...J,
		id: "patchRequest",
		method: "PATCH",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		query: W,
		body: zt,
		answer: Vt
	}),
	approveRequest: operation({
		...J,
		id: "approveRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		query: W,
		body: Bt,
		optionalBody: !0,
		answer: Vt
	})
}, fn = j({
	slug: p(),
	path: p(),
	title: p(),
	type: p(),
	sections: y(x(p())),
	lastUpdated: k
}), pn = j({
	pages: x(fn),
	total: S()
}), mn = j({
	slug: p(),
	title: p(),
	excerpt: p(),
	author: p(),
	tags: x(p()),
	publishedAt: k
}), hn = j({
	...mn.shape,
	body: p(),
	updatedAt: k
}), gn = j({
	posts: x(mn),
	total: S()
}), Y = {
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	method: "GET",
	auth: "public",
	query: W,
	body: W
}, _n = {
	getPageText: operation({
		...Y,
		id: "getPageText",
		path: "/api/v1/pages/{pageSlug}/text",
		summary: "Returns the displayed texts of a page.",
		answer: Et
	}),
	listContentPages: operation({
		...Y,
		id: "listContentPages",
		path: "/api/v1/content/pages",
		summary: "Returns the configuration of all pages.",
		answer: pn
	}),
	getContentPage: operation({
		...Y,
		id: "getContentPage",
		path: "/api/v1/content/pages/{pageSlug}",
		summary: "Returns the configuration of a page.",
		answer: fn
	}),
	listPosts: operation({
		...Y,
		id: "listPosts",
		path: "/api/v1/content/posts",
		summary: "Lists the blog posts, newest first.",
		answer: gn
	}),
	getPost: operation({
		...Y,
		id: "getPost",
		path: "/api/v1/content/posts/{postSlug}",
		summary: "Returns a blog post with its text.",
		answer: hn
	})
}, vn = A([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), yn = P({
	excludePages: y(x(se)),
	defaultChangeFreq: y(vn),
	priorities: y(I(se, pe().check(a(0), c(1))))
}), bn = j({
	success: y(D()),
	sitemapConfig: y(j({})),
	updatedAt: y(k)
}), xn = p(), X = {
	spec: "Endpoints: SEO",
	tag: "SEO",
	auth: "portal",
	invalid: 422
}, Sn = {
	getSeoOverview: operation({
		...X,
		id: "getSeoOverview",
		method: "GET",
		cacheControl: Te,
		path: "/api/sites/{siteId}/seo",
		summary: "Lists the pages with SEO metadata, and the defaults.",
		level: "viewer",
		query: W,
		body: W,
		answer: t
	}),
	getSeoDefaults: operation({
		...X,
		id: "getSeoDefaults",
		method: "GET",
		cacheControl: Te,
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "Returns the SEO defaults of the site.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: g
	}),
	putSeoDefaults: operation({
		...X,
		id: "putSeoDefaults",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "Replaces the SEO defaults of the site.",
		level: "editor",
		query: W,
		body: u,
		answer: ie
	}),
	putSitemapConfig: operation({
		...X,
		id: "putSitemapConfig",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/sitemap-config",
		summary: "Replaces the configuration of the sitemap.",
		level: "editor",
		query: W,
		body: yn,
		answer: bn
	}),
	getSitemap: operation({
		...X,
		id: "getSitemap",
		method: "GET",
		cacheControl: Te,
		path: "/api/sites/{siteId}/sitemap.xml",
		summary: "Returns the XML sitemap of the site.",
		level: "viewer",
		query: W,
		body: W,
		answer: xn,
		answerType: "application/xml"
	}),
	getPageSeo: operation({
		...X,
		id: "getPageSeo",
		method: "GET",
		cacheControl: Te,
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Returns the SEO metadata of a page.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: be
	}),
	putPageSeo: operation({
		...X,
		id: "putPageSeo",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Replaces the SEO metadata of a page.",
		level: "editor",
		query: W,
		body: ne,
		answer: s
	}),
	validatePageSeo: operation({
		...X,
		id: "validatePageSeo",
		method: "POST",
		path: "/api/sites/{siteId}/seo/{pageSlug}/validation",
		summary: "Returns the warnings and errors that a change would cause, without changing anything.",
		spec: "decided: Validation result",
		level: "viewer",
		query: W,
		body: j({}),
		answer: ye
	}),
	purgeSeoCache: operation({
		...X,
		id: "purgeSeoCache",
		method: "POST",
		path: "/api/sites/{siteId}/seo/purge",
		summary: "Purges the SEO cache of the site.",
		spec: "decided: Limits, manual purge",
		level: "editor",
		query: W,
		body: W,
		answer: de
	})
}, Cn = j({
	slug: p(),
	path: p(),
	title: p(),
	type: p(),
	textKeyCount: S(),
	lastUpdated: k
}), wn = j({
	pages: x(Cn),
	total: S()
}), Tn = P({ pages: x(P({
	path: p().check(E(1e3), T(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: p().check(E(1e3)),
	slug: y(se),
	type: y(p().check(r(1), E(100))),
	texts: y(I(ft, p().check(E(1e4))))
})).check(E(2e4)) }), En = j({
	success: D(),
	added: S(),
	changed: S(),
	removed: S(),
	total: S()
}), Dn = j({
	textOverrides: D(),
	seoManagement: D(),
	blogEnabled: D(),
	assistantEnabled: D()
}), On = j({
	general: j({
		name: p(),
		description: p(),
		timezone: p()
	}),
	deployment: j({
		provider: p(),
		autoDeployDev: D(),
		requireApproval: D()
	}),
	notifications: j({
		email: D(),
		slack: D(),
		webhookUrl: O(p())
	}),
	features: Dn
}), kn = le((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), An = P({
	general: y(P({
		name: y(p().check(r(1), E(200))),
		description: y(p().check(E(2e3))),
		timezone: y(p().check(kn))
	})),
	deployment: y(P({
		provider: y(p().check(r(1))),
		autoDeployDev: y(D()),
		requireApproval: y(D())
	})),
	notifications: y(P({
		email: y(D()),
		slack: y(D()),
		webhookUrl: y(O(N))
	})),
	features: y(P({
		textOverrides: y(D()),
		seoManagement: y(D()),
		blogEnabled: y(D()),
		assistantEnabled: y(D())
	}))
}), jn = j({
	success: y(D()),
	settings: y(On),
	updatedAt: y(k)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
// src/contracts/portal/site.ts
const Mn = j({
	id: p(),
	name: p()
}), Nn = A([
	"active",
	"pending",
	"archived"
]), Pn = j({
	id: p(),
	slug: p(),
	name: p(),
	url: p(),
	status: Nn,
	company: Mn,
	framework: p(),
	currentVersion: b(p()),
	devVersion: b(p()),
	lastDeployed: b(k),
	createdAt: k
}), Fn = j({
	id: p(),
	slug: p(),
	name: p(),
	description: p(),
	url: p(),
	devUrl: b(p()),
	status: Nn,
	company: Mn,
	repository: j({
		owner: p(),
		name: p(),
		defaultBranch: p(),
		releaseBranch: b(p())
	}),
	framework: j({
		type: p(),
		version: p()
	}),
	versions: j({
		current: b(p()),
		development: b(p())
	}),
	features: Dn,
	statistics: j({
		pageViews: S(),
		textOverrides: S(),
		pendingRequests: S()
	}),
	lastDeployed: b(k),
	createdAt: k
}), In = w({
	companyId: y(p()),
	status: y(Nn),
	...Wt
}), Ln = j({
	sites: x(Pn),
	...Gt
}), Rn = P({
	name: y(p().check(r(1), E(200))),
	description: y(p().check(E(2e3))),
	url: y(N),
	features: y(P({
		textOverrides: y(D()),
		seoManagement: y(D()),
		blogEnabled: y(D()),
		assistantEnabled: y(D())
	}))
}), zn = j({
	success: D(),
	site: j({
		id: p(),
		name: p(),
		updatedAt: k
	})
}), Bn = A([
	"day",
	"week",
	"month",
	"year"
]), Vn = Oe([Se(), he()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const Hn = w({
	period: y(Bn),
	startDate: y(Vn),
	endDate: y(Vn)
}).check(le(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), Un = j({
	siteId: p(),
	period: p(),
	pageViews: j({
		total: S(),
		unique: S(),
		byPage: x(j({
			path: p(),
			views: S()
		}))
	}),
	content: j({
		textOverrides: S(),
		seoUpdates: S(),
		blogPosts: S()
	}),
	development: j({
		requestsCreated: S(),
		requestsCompleted: S(),
		deployments: S()
	})
}), Wn = j({
	version: p(),
	status: fe("production"),
	deployedAt: k,
	commitSha: p(),
	releaseNotes: p()
}), Gn = j({
	version: p(),
	status: fe("development"),
	branch: p(),
	changes: S(),
	createdAt: k
}), Kn = Ee("status", [Wn, Gn]), qn = j({ versions: x(Kn) }), Z = {
	spec: "Endpoints: Sites",
	tag: "Sites",
	auth: "portal"
}, Jn = {
	listSites: operation({
		...Z,
		id: "listSites",
		method: "GET",
		path: "/api/sites",
		summary: "Lists the sites that the caller can access.",
		query: In,
		body: W,
		answer: Ln
	}),
	getSite: operation({
		...Z,
		id: "getSite",
		method: "GET",
		path: "/api/sites/{siteId}",
		summary: "Returns one site in detail.",
		level: "viewer",
		query: W,
		body: W,
		answer: Fn
	}),
	patchSite: operation({
		...Z,
		id: "patchSite",
		method: "PATCH",
		path: "/api/sites/{siteId}",
		summary: "Changes the name, description, URL or features of a site.",
		level: "admin",
		query: W,
		body: Rn,
		answer: zn
	}),
	getStatistics: operation({
		...Z,
		id: "getStatistics",
		method: "GET",
		path: "/api/sites/{siteId}/stats",
		summary: "Returns page views, content changes and development for a period.",
		level: "viewer",
		query: Hn,
		body: W,
		answer: Un
	}),
	listPages: operation({
		...Z,
		id: "listPages",
		method: "GET",
		path: "/api/sites/{siteId}/pages",
		summary: "Lists the pages of a site.",
		level: "viewer",
		query: W,
		body: W,
		answer: wn
	}),
	putPages: operation({
		...Z,
		id: "putPages",
		spec: "decided, of the local portal alone: a real one learns of pages in its own way",
		method: "PUT",
		path: "/api/sites/{siteId}/pages",
		summary: "Reports the pages of the built site, with their default texts.",
		level: "editor",
		application: !0,
		largestBody: 32 << 20,
		query: W,
		body: Tn,
		answer: En
	}),
	listVersions: operation({
		...Z,
		id: "listVersions",
		method: "GET",
		path: "/api/sites/{siteId}/versions",
		summary: "Returns the versions of a site, in production and in development.",
		level: "viewer",
		query: W,
		body: W,
		answer: qn
	}),
	getSettings: operation({
		...Z,
		id: "getSettings",
		method: "GET",
		path: "/api/sites/{siteId}/settings",
		summary: "Returns the settings of a site.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: On
	}),
	putSettings: operation({
		...Z,
		id: "putSettings",
		method: "PUT",
		path: "/api/sites/{siteId}/settings",
		summary: "Changes the settings in the body; the rest stay unchanged.",
		level: "admin",
		query: W,
		body: An,
		answer: jn
	})
}, Q = {
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal"
}, Yn = {
	listTexts: operation({
		...Q,
		id: "listTexts",
		method: "GET",
		path: "/api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides, optionally only those with overrides of one status or request.",
		level: "viewer",
		query: gt,
		body: W,
		answer: vt
	}),
	getText: operation({
		...Q,
		id: "getText",
		method: "GET",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: ht
	}),
	putTextOverride: operation({
		...Q,
		id: "putTextOverride",
		method: "PUT",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		query: W,
		body: yt,
		answer: bt
	}),
	deleteTextOverride: operation({
		...Q,
		id: "deleteTextOverride",
		method: "DELETE",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: _t,
		body: W,
		answer: bt
	}),
	putTextMode: operation({
		...Q,
		id: "putTextMode",
		method: "PUT",
		path: "/api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		query: W,
		body: xt,
		answer: St
	}),
	getTextContent: operation({
		...Q,
		id: "getTextContent",
		method: "GET",
		path: "/api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		level: "viewer",
		query: _t,
		body: W,
		answer: Ct
	}),
	commitTexts: operation({
		...Q,
		id: "commitTexts",
		method: "POST",
		path: "/api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		query: W,
		body: wt,
		answer: Tt
	})
}, Xn = A([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
j({
	event: Xn,
	timestamp: k,
	site: j({
		id: p(),
		slug: p()
	}),
	data: j({})
}), j({
	version: p(),
	environment: p(),
	commitSha: p()
});
const Zn = j({
	webhookUrl: O(p()),
	events: x(Xn)
}), Qn = P({
	webhookUrl: O(N),
	events: x(Xn)
}), $n = j({
	success: D(),
	webhook: Zn,
	secret: p()
}), er = A([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), tr = j({
	deliveries: x(j({
		id: p(),
		event: Xn,
		webhookUrl: p(),
		status: er,
		attempts: x(j({
			at: k,
			status: y(S()),
			error: y(p())
		})),
		createdAt: k
	})),
	total: S()
}), nr = {
	spec: "decided: Events",
	tag: "Outbound webhook",
	auth: "portal",
	level: "admin"
}, rr = {
	getWebhook: operation({
		...nr,
		id: "getWebhook",
		method: "GET",
		path: "/api/sites/{siteId}/webhook",
		summary: "Returns the webhook URL and the events sent to it.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: Zn
	}),
	putWebhook: operation({
		...nr,
		id: "putWebhook",
		method: "PUT",
		path: "/api/sites/{siteId}/webhook",
		summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
		query: W,
		body: Qn,
		answer: $n
	}),
	listDeliveries: operation({
		...nr,
		id: "listDeliveries",
		method: "GET",
		path: "/api/sites/{siteId}/webhook/deliveries",
		summary: "Lists the events sent, with every delivery attempt.",
		query: W,
		body: W,
		answer: tr
	})
}, $ = {
	...Jn,
	...Sn,
	..._n,
	...un,
	...Yn,
	...dn,
	...en,
	...rr,
	...dt
};
// src/clients/portal/calls/access.ts
function accessCalls(e) {
	return {
		list: (t, n) => e.call($.listAccess, {
			parameters: { siteId: t },
			...n
		}),
		grant: (t, n, r, i) => e.call($.putAccess, {
			parameters: {
				siteId: t,
				userId: n
			},
			body: { level: r },
			...i
		}),
		revoke: (t, n, r) => e.call($.deleteAccess, {
			parameters: {
				siteId: t,
				userId: n
			},
			...r
		})
	};
}
// src/clients/portal/calls/deployments.ts
function deploymentCalls(e) {
	return {
		async createToken(t, n) {
			let r = {
				parameters: {},
				body: { siteSlug: t },
				retry: C.safe,
				...n
			}, { swaToken: i } = await e.call($.createDeploymentToken, r);
			return new re(i);
		},
		async complete(t, n, r) {
			let i = {
				...$.completeDeployment,
				path: ue(e.provider)
			}, a = { [we]: n };
			await e.call(i, {
				parameters: {},
				body: t,
				headers: a,
				retry: C.safe,
				...r
			});
		}
	};
}
// src/clients/portal/calls/environments.ts
function environmentCalls(e) {
	return {
		list: (t, n) => e.call($.listEnvironments, {
			parameters: { siteId: t },
			...n
		}),
		correct: (t, n, r, i) => e.call($.putEnvironment, {
			parameters: {
				siteId: t,
				environment: n
			},
			body: r,
			...i
		}),
		listDeployments: (t, n = {}, r) => e.call($.listDeployments, {
			parameters: { siteId: t },
			query: { ...n },
			...r
		}),
		tellCommit: (t, n, r, i) => e.call($.putCommit, {
			parameters: {
				siteId: t,
				commitSha: n
			},
			body: { holds: [...r] },
			...i
		})
	};
}
// src/clients/portal/calls/repohost.ts
function repohostCalls(e) {
	return { async deliver(t, n, r) {
		let { event: i, id: a, payload: o } = t, s = JSON.stringify(o), c = `sha256=${ke("sha256", n.reveal()).update(s).digest("hex")}`, l = {
			[sn.event]: i,
			[sn.delivery]: a,
			[sn.signature]: c
		}, u = $.receiveRepohostEvent.path.replace("repohost", e.provider ?? "repohost"), d = {
			...$.receiveRepohostEvent,
			path: u
		};
		return await e.call(d, {
			parameters: {},
			body: o,
			headers: l,
			...r
		});
	} };
}
// src/clients/portal/calls/requests.ts
function requestCalls(e) {
	return {
		list: (t, n = {}, r) => e.call($.listRequests, {
			parameters: { siteId: t },
			query: { ...n },
			...r
		}),
		get: (t, n, r) => e.call($.getRequest, {
			parameters: {
				siteId: t,
				requestId: n
			},
			...r
		}),
		create: (t, n, r) => e.call($.createRequest, {
			parameters: { siteId: t },
			body: n,
			...r
		}),
		update: (t, n, r, i) => e.call($.patchRequest, {
			parameters: {
				siteId: t,
				requestId: n
			},
			body: r,
			...i
		}),
		approve: (t, n, r = {}, i) => e.call($.approveRequest, {
			parameters: {
				siteId: t,
				requestId: n
			},
			body: r,
			...i
		})
	};
}
// src/clients/portal/calls/runtime.ts
function runtimeCalls(e) {
	return {
		getPageText: (t, n) => e.call($.getPageText, {
			parameters: { pageSlug: t },
			...forHost(n)
		}),
		listPages: (t) => e.call($.listContentPages, {
			parameters: {},
			...forHost(t)
		}),
		getPage: (t, n) => e.call($.getContentPage, {
			parameters: { pageSlug: t },
			...forHost(n)
		}),
		listPosts: (t) => e.call($.listPosts, {
			parameters: {},
			...forHost(t)
		}),
		getPost: (t, n) => e.call($.getPost, {
			parameters: { postSlug: t },
			...forHost(n)
		})
	};
}
function forHost(e = {}) {
	let { host: t, signal: n } = e;
	return t ? {
		headers: { host: t },
		signal: n
	} : { signal: n };
}
// src/clients/portal/calls/seo.ts
const ir = j({}), ar = [
	"defaults",
	"sitemap-config",
	"purge"
];
function seoCalls(e) {
	return {
		get: (t, n) => e.call($.getSeoOverview, {
			parameters: { siteId: t },
			...n
		}),
		getPage: async (t, n, r) => e.call($.getPageSeo, {
			parameters: toPageParameters(t, n),
			...r
		}),
		getTaggedPage: async (t, n, r) => e.callTagged($.getPageSeo, {
			parameters: toPageParameters(t, n),
			...r
		}),
		getRawPage: async (t, n, r) => e.callCacheable({
			...$.getPageSeo,
			answer: ir
		}, {
			parameters: toPageParameters(t, n),
			...r
		}),
		replacePage: async (t, n, r, i) => e.call($.putPageSeo, {
			parameters: toPageParameters(t, n),
			body: r,
			...i
		}),
		validatePage: (t, n, r, i) => e.call($.validatePageSeo, {
			parameters: {
				siteId: t,
				pageSlug: n
			},
			body: { ...r },
			...i
		}),
		getDefaults: (t, n) => e.call($.getSeoDefaults, {
			parameters: { siteId: t },
			...n
		}),
		getTaggedDefaults: (t, n) => e.callTagged($.getSeoDefaults, {
			parameters: { siteId: t },
			...n
		}),
		replaceDefaults: (t, n, r) => e.call($.putSeoDefaults, {
			parameters: { siteId: t },
			body: n,
			...r
		}),
		getSitemap: (t, n) => e.call($.getSitemap, {
			parameters: { siteId: t },
			...n
		}),
		replaceSitemapConfig: (t, n, r) => e.call($.putSitemapConfig, {
			parameters: { siteId: t },
			body: n,
			...r
		}),
		purgeCache: (t, n) => e.call($.purgeSeoCache, {
			parameters: { siteId: t },
			...n
		})
	};
}
function toPageParameters(e, t) {
	if (!ar.includes(t)) return {
		siteId: e,
		pageSlug: t
	};
	throw new ge("USAGE", `"${t}" can't be a page slug: the portal has an endpoint at that path.`);
}
// src/clients/portal/calls/sites.ts
function siteCalls(e) {
	let list = (t = {}, n) => e.call($.listSites, {
		parameters: {},
		query: { ...t },
		...n
	});
	return {
		list,
		async *all(e = {}, t) {
			let n = new Set(), { limit: r = Ht.default } = e;
			for (let i = 0;;) {
				let { sites: a, total: o } = await list({
					...e,
					limit: r,
					offset: i
				}, t);
				for (let e of a) n.has(e.id) || (yield e), n.add(e.id);
				if (i += a.length, a.length === 0 || i >= o) return;
			}
		},
		get: (t, n) => e.call($.getSite, {
			parameters: { siteId: t },
			...n
		}),
		update: (t, n, r) => e.call($.patchSite, {
			parameters: { siteId: t },
			body: n,
			retry: C.safe,
			...r
		}),
		getStatistics: (t, n = {}, r) => e.call($.getStatistics, {
			parameters: { siteId: t },
			query: { ...n },
			...r
		}),
		listPages: (t, n) => e.call($.listPages, {
			parameters: { siteId: t },
			...n
		}),
		tellPages: (t, n, r) => e.call($.putPages, {
			parameters: { siteId: t },
			body: { pages: n },
			...r
		}),
		listVersions: (t, n) => e.call($.listVersions, {
			parameters: { siteId: t },
			...n
		}),
		getSettings: (t, n) => e.call($.getSettings, {
			parameters: { siteId: t },
			...n
		}),
		updateSettings: (t, n, r) => e.call($.putSettings, {
			parameters: { siteId: t },
			body: n,
			...r
		})
	};
}
// src/clients/portal/calls/texts.ts
function textCalls(e) {
	return {
		list: (t, n = {}, r) => e.call($.listTexts, {
			parameters: { siteId: t },
			query: { ...n },
			...r
		}),
		get: (t, n, r) => e.call($.getText, {
			parameters: {
				siteId: t,
				textKey: n
			},
			...r
		}),
		override: (t, n, r, i) => e.call($.putTextOverride, {
			parameters: {
				siteId: t,
				textKey: n
			},
			body: r,
			...i
		}),
		removeOverride: (t, n, { requestId: r, ...i } = {}) => e.call($.deleteTextOverride, {
			parameters: {
				siteId: t,
				textKey: n
			},
			query: { requestId: r },
			...i
		}),
		setMode: (t, n, r) => e.call($.putTextMode, {
			parameters: { siteId: t },
			body: { mode: n },
			...r
		}),
		getContent: (t, { requestId: n, ...r } = {}) => e.call($.getTextContent, {
			parameters: { siteId: t },
			query: { requestId: n },
			...r
		}),
		commit: (t, n, r) => e.call($.commitTexts, {
			parameters: { siteId: t },
			body: n,
			...r
		})
	};
}
// src/clients/portal/calls/webhook.ts
function webhookCalls(e) {
	return {
		get: (t, n) => e.call($.getWebhook, {
			parameters: { siteId: t },
			...n
		}),
		async update(t, n, r) {
			let i = {
				parameters: { siteId: t },
				body: n,
				...r
			}, { webhook: a, secret: o } = await e.call($.putWebhook, i);
			return {
				webhook: a,
				secret: new re(o)
			};
		},
		listDeliveries: (t, n) => e.call($.listDeliveries, {
			parameters: { siteId: t },
			...n
		})
	};
}
// src/clients/portal/portal.ts
var or = e({ PortalClient: () => PortalClient }), PortalClient = class {
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
	constructor(e) {
		let t = new PortalCaller(e);
		this.sites = siteCalls(t), this.seo = seoCalls(t), this.texts = textCalls(t), this.requests = requestCalls(t), this.runtime = runtimeCalls(t), this.access = accessCalls(t), this.webhook = webhookCalls(t), this.deployments = deploymentCalls(t), this.environments = environmentCalls(t), this.repohost = repohostCalls(t);
	}
};
export { dataOffsets as A, HtmlEntityDecoder as B, assignIssue as C, openIssue as D, listIssues as E, TooDeep as F, He as I, Ue as L, keyOffsets as M, parseKeys as N, readTimeline as O, readValue as P, qe as R, updateComment as S, closeIssue as T, decodeHTML as V, recentlyMerged as _, Mt as a, deleteComment as b, Dt as c, closesIssue as d, filesOfPull as f, readPulls as g, pullsOfDeployment as h, Ot as i, isData as j, unassignIssue as k, et as l, openDraftPull as m, or as n, At as o, listRepositoryPulls as p, kt as r, isClosed as s, PortalClient as t, closePull as u, writePull as v, belongs as w, readComments as x, createComment as y, L as z };
