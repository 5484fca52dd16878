import { r as e } from "./rolldown-runtime.js";
import { $ as t, Ar as n, At as r, Br as i, Bt as a, Cn as o, Cr as s, Dr as c, Er as l, Fr as u, Ft as d, G as f, Gt as p, Ht as m, It as h, J as g, K as ee, Lr as _, Lt as v, Mr as y, Nr as te, Or as ne, Pr as re, Pt as ie, Q as ae, Rr as oe, Rt as se, Sr as ce, Tr as le, Ut as b, Vr as x, Vt as ue, Wt as S, X as de, Y as fe, Z as pe, _r as me, br as he, cr as C, et as ge, fr as _e, gr as w, hi as ve, hr as ye, jr as T, jt as be, kr as E, mr as xe, pr as Se, q as Ce, sr as D, ur as O, vn as we, vr as k, wn as Te, wr as A, xr as j, yn as Ee, yr as M, zr as N, zt as De } from "./shared.js";
const { isUtf8: Oe } = globalThis.process.getBuiltinModule("node:buffer"), ke = [
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
	return isInvalidCodePoint(e) ? 65533 : e >= 128 && e <= 159 && ke[e - 128] || e;
}
function codePointToString(e) {
	return e - 1 >>> 0 < 127 || e - 160 >>> 0 < 55136 ? String.fromCharCode(e) : String.fromCodePoint(replaceCodePoint(e));
}
// node_modules/entities/dist/generated/decode-data-html.js
const Ae = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"], je = 2654435761, Me = 2246822507, Ne = (() => {
	let e = new Uint8Array(128);
	for (let t = 48; t <= 57; t++) e[t] = t - 47;
	for (let t = 65; t <= 90; t++) e[t] = t - 54;
	for (let t = 97; t <= 122; t++) e[t] = t - 60;
	return e;
})();
function exactKey(e, t, n) {
	return e.charCodeAt(t) << 25 | e.charCodeAt(t + 1) << 18 | e.charCodeAt(t + n - 2) << 11 | Ne[e.charCodeAt(t + n - 1)] << 5 | n;
}
function pairIndex(e, t) {
	return (e * 3 << 3 ^ t) & 1023;
}
function bucketOne(e, t) {
	return (Math.imul(e, je) >>> 16) * t >>> 16;
}
function bucketTwo(e, t) {
	return (Math.imul(e, Me) >>> 16) * t >>> 16;
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
		let te = pairIndex(h.charCodeAt(0), h.charCodeAt(1));
		f[te] |= c <= 16 ? 1 << c - 2 : 32768, n & 32 && (f[te] |= 1 << c - 2 + 16), d[y] = ee << 2 | _ - 1 | (n & 32) >> 4, ee += _;
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
var P;
(function(e) {
	e[e.Legacy = 0] = "Legacy", e[e.Strict = 1] = "Strict", e[e.Attribute = 2] = "Attribute";
})(P ||= {});
const F = initDecodeData(Ae), I = F.keys, L = F.buckets, Pe = F.slotMidOff, R = F.lengthBits, z = F.middles, B = F.slotValue, V = F.values;
function emitHtmlValue(e) {
	let t = e >> 2;
	return e & 1 ? V.slice(t, t + (e & 1) + 1) : V.charAt(t);
}
function findSlotHtml(e, t, n) {
	let r = e.charCodeAt(t), i = e.charCodeAt(t + 1), a = e.charCodeAt(t + n - 2), o = e.charCodeAt(t + n - 1);
	if ((r | i | a | o) > 127) return -1;
	let s = r << 25 | i << 18 | a << 11 | Ne[o] << 5 | n, c = 2 * ((Math.imul(s, je) >>> 16) * L >>> 16);
	for (let r = 0;; r++) {
		if (I[c] === s && (n <= 4 || isMidMatchHtml(c, e, t, n))) return c;
		if (I[c + 1] === s && (n <= 4 || isMidMatchHtml(c + 1, e, t, n))) return c + 1;
		if (r === 1) return -1;
		c = 2 * ((Math.imul(s, Me) >>> 16) * L >>> 16);
	}
}
function isMidMatchHtml(e, t, n, r) {
	let i = Pe[e], a = n + 2, o = n + r - 2;
	for (; a + 1 < o;) {
		if ((t.charCodeAt(a) | t.charCodeAt(a + 1) << 16) !== z[i++]) return !1;
		a += 2;
	}
	return a === o || t.charCodeAt(a) === (z[i] & 65535);
}
const Fe = 2047;
let Ie = 0;
function unpackConsumed(e) {
	let t = e >>> 21;
	return t === Fe ? Ie : t;
}
const H = (() => {
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
		let n = H[t];
		if (n <= 15) a = a * 16 + n, i++;
		else break;
	}
	else for (o = i; i < r;) {
		let t = e.charCodeAt(i);
		if (t >= 128) break;
		let n = H[t];
		if (n <= 9) a = a * 10 + n, i++;
		else break;
	}
	if (i === o) return 0;
	a > 1114111 && (a = 1114112);
	let s = i - t + 2;
	if (i < r && e.charCodeAt(i) === 59) s += 1;
	else if (n) return 0;
	return s >= Fe && (Ie = s, s = Fe), s << 21 | a;
}
function findLegacySlot(e, t, n) {
	let r = R[pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1))] >>> 16 & 31;
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
	if (n !== P.Strict) {
		let r = findLegacySlot(e, t, Math.min(31, e.length - t));
		if (r >= 0) {
			let i = r & 7;
			if (n !== P.Attribute || t + i >= e.length || !isEntityInAttributeInvalidEnd(e.charCodeAt(t + i))) return r >> 3 << 6 | i;
		}
	}
	return -1;
}
function nextOffset(e, t) {
	return t >= e.length ? -1 : e.charCodeAt(t) === 38 ? t : e.indexOf("&", t);
}
function decodeHtmlText(e, t) {
	let n = t !== P.Strict, r = e.indexOf("&");
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
		let l = R[pairIndex(c, e.charCodeAt(s + 1))];
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
			if (d & 32 || t !== P.Attribute || s + n >= i || !isEntityInAttributeInvalidEnd(e.charCodeAt(s + n))) {
				o !== r && (a += e.slice(o, r)), a += emitHtmlValue(B[d >> 6]), o = s + n, r = nextOffset(e, o);
				continue;
			}
		}
		r = e.indexOf("&", s + 1);
	} while (r >= 0);
	return a + e.slice(o);
}
function decodeHTML(e, t = P.Legacy) {
	return decodeHtmlText(e, t);
}
function decodeHTMLAttribute(e) {
	return decodeHtmlText(e, P.Attribute);
}
var EntityDecoderBase = class {
	emitCodePoint;
	errors;
	state = 0;
	consumed = 1;
	result = 0;
	decodeMode = P.Strict;
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
			let t = e.charCodeAt(a), n = H[t];
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
		else if (this.decodeMode === P.Strict) return 0;
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
			let r = pairIndex(e.charCodeAt(t), e.charCodeAt(t + 1)), i = R[r];
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
				if (this.decodeMode !== P.Strict) {
					let n = findLegacySlot(e, t, 31);
					if (n >= 0) {
						let r = n & 7, i = e.charCodeAt(t + r);
						return this.decodeMode === P.Attribute && isEntityInAttributeInvalidEnd(i) ? 0 : (this.consumed = r + 1, this.emitSlot(n >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
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
		if (this.decodeMode !== P.Strict && i >= 2) {
			let e = findBufferedLegacySlot(this.nameBuffer, i);
			if (e >= 0) {
				let t = e & 7, n = t < i ? this.nameBuffer[t] : a;
				return this.decodeMode === P.Attribute && isEntityInAttributeInvalidEnd(n) ? 0 : (this.consumed = t + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
			}
		}
		return 0;
	}
	endNamedEntity() {
		if (this.decodeMode === P.Strict || this.runLength < 2) return 0;
		let e = findBufferedLegacySlot(this.nameBuffer, this.runLength);
		return e < 0 || this.decodeMode === P.Attribute && (e & 7) < this.runLength ? 0 : (this.consumed = (e & 7) + 1, this.emitSlot(e >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
	}
};
function findBufferedHtmlSlot(e, t) {
	let n = e[0] << 25 | e[1] << 18 | e[t - 2] << 11 | Ne[e[t - 1]] << 5 | t, r = 2 * ((Math.imul(n, je) >>> 16) * L >>> 16);
	for (let i = 0;; i++) {
		if (I[r] === n && (t <= 4 || isBufferedMiddle(r, e, t))) return r;
		if (I[r + 1] === n && (t <= 4 || isBufferedMiddle(r + 1, e, t))) return r + 1;
		if (i === 1) return -1;
		r = 2 * ((Math.imul(n, Me) >>> 16) * L >>> 16);
	}
}
function isBufferedMiddle(e, t, n) {
	let r = Pe[e], i = 2, a = n - 2;
	for (; i + 1 < a;) {
		if ((t[i] | t[i + 1] << 16) !== z[r++]) return !1;
		i += 2;
	}
	return i === a || t[i] === (z[r] & 65535);
}
function findBufferedLegacySlot(e, t) {
	let n = R[pairIndex(e[0], e[1])] >>> 16 & 31;
	for (; n !== 0;) {
		let r = 31 - Math.clz32(n);
		if (n ^= 1 << r, r + 2 > t) continue;
		let i = findBufferedHtmlSlot(e, r + 2);
		if (i >= 0 && B[i] & 2) return i << 3 | r + 2;
	}
	return -1;
}
// src/deploy/steps/finish/html/charset.ts
const Le = 1024, Re = "ï»¿";
function isUtf16(e) {
	let [t, n] = e;
	return t === 255 && n === 254 || t === 254 && n === 255 || t === 60 && n === 0 || t === 0 && n === 60;
}
function detectCharset(e, t) {
	return declaresUtf8(t) && Oe(e) ? "utf8" : "ascii";
}
function declaresUtf8(e) {
	return e.startsWith("ï»¿") || /<meta\b[^>]*?charset\s*=\s*["']?\s*utf-?8\b/i.test(e.slice(0, Le));
}
function beginning(e) {
	let t = "";
	for (let n of e) {
		if (t.length >= Le) break;
		t += Buffer.from(n.subarray(0, Le)).toString("latin1");
	}
	return t;
}
function decodePart(e, t) {
	return t === "utf8" ? Buffer.from(e, "latin1").toString("utf8") : e;
}
// src/deploy/steps/finish/html/layout.ts
const ze = "data-text-key", Be = new Set([
	"title",
	"meta",
	"link",
	"script"
]), Ve = "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" "), He = "script style xmp iframe noembed noframes plaintext noscript".split(" "), Ue = "html head body frameset table tbody thead tfoot tr colgroup select optgroup template".split(" "), We = new Set([
	...Ve,
	...He,
	...Ue
]);
var TooDeep = class extends Error {
	name = "TooDeep";
};
// src/deploy/steps/finish/html/keys.ts
const Ge = new Set([
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
		if (e && (!Ge.has(e) || a[13] !== "-")) continue;
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
// src/clients/github/issues.ts
const Ke = s({
	number: j(),
	state: y(),
	title: y(),
	body: c(A(y())),
	html_url: y(),
	author_association: c(y()),
	pull_request: c(u()),
	assignees: c(A(k(s({ login: y() })))),
	user: c(A(s({ type: c(y()) })))
}), qe = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
], belongs = (e) => qe.includes(e ?? ""), toIssue = (e) => ({
	number: e.number,
	open: e.state === "open",
	title: e.title,
	body: e.body ?? "",
	url: e.html_url,
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	assignees: (e.assignees ?? []).map((e) => e.login)
});
async function listIssues(e, t) {
	let n = `${D(t)}/issues?state=all&sort=created&direction=desc`, r = await e.list({
		path: n,
		needs: "Issues: read"
	}, void 0, 10);
	return C(k(Ke), r, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
}
async function openIssue(e, t, n) {
	let r = `${D(t)}/issues`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Issues: write",
		json: n
	});
}
async function closeIssue(e, t, n, r) {
	let i = `${D(t)}/issues/${n}`, a = {
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
	let { number: r, login: i, assignment: a } = n, o = `${D(t)}/issues/${r}/assignees`, s = { target_repo: `${t.owner}/${t.name}` }, c = {
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
	return l.ok ? [...toIssue(C(Ke, l.json, "an issue")).assignees] : [];
}
async function unassignIssue(e, t, n, r) {
	let i = `${D(t)}/issues/${n}/assignees`;
	await e.call({
		method: "DELETE",
		path: i,
		needs: "Issues: write",
		json: { assignees: [r] }
	});
}
const Je = s({
	event: c(y()),
	created_at: c(A(y())),
	assignee: c(A(s({ login: y() }))),
	source: c(A(s({ issue: c(s({
		number: j(),
		pull_request: c(u())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = `${D(t)}/issues/${n}/timeline`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return C(k(Je), i, "the timeline").map(({ event: e, created_at: t, assignee: n, source: r }) => ({
		event: e ?? "",
		at: t ?? "",
		assignee: n?.login ?? "",
		pull: r?.issue?.pull_request === void 0 ? void 0 : r.issue.number
	}));
}
// src/clients/github/comments.ts
const Ye = s({
	id: j(),
	body: c(A(y())),
	author_association: c(y()),
	user: A(s({
		login: y(),
		type: c(y())
	}))
}), U = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${D(t)}/issues/${n}/comments`;
	return C(k(Ye), await e.list({
		path: r,
		needs: U
	}), "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${D(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: U,
		json: { body: r }
	});
	return toComment(C(Ye, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${D(t)}/issues/comments/${n}`, { ok: a } = await e.call({
		method: "PATCH",
		path: i,
		needs: U,
		json: { body: r },
		expected: [404]
	});
	return a;
}
async function deleteComment(e, t, n) {
	let r = `${D(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: U,
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
// src/contracts/portal/operation.ts
const Xe = [
	"viewer",
	"editor",
	"admin",
	"owner"
];
function operation(e) {
	return e;
}
// src/contracts/portal/access.ts
const Ze = w(Xe), Qe = s({
	userId: y(),
	name: y(),
	level: Ze
}), $e = s({
	access: k(Qe),
	total: j()
}), et = T({ level: Ze }), tt = s({ success: M() }), W = me(), nt = {
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
}, rt = {
	listAccess: operation({
		...nt,
		id: "listAccess",
		method: "GET",
		path: "/api/sites/{siteId}/access",
		summary: "Lists the users with access to the site, and their levels.",
		query: W,
		body: W,
		answer: $e
	}),
	putAccess: operation({
		...nt,
		id: "putAccess",
		method: "PUT",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Grants a user an access level.",
		query: W,
		body: et,
		answer: tt
	}),
	deleteAccess: operation({
		...nt,
		id: "deleteAccess",
		method: "DELETE",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Revokes a user's access.",
		query: W,
		body: W,
		answer: tt
	})
}, it = y().check(x(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element.")), G = w(["commit", "runtime"]), at = w([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), ot = s({
	value: A(y()),
	status: at,
	requestId: c(y()),
	commitSha: c(y()),
	updatedAt: b,
	updatedBy: y()
}), st = s({
	key: it,
	pageSlug: y(),
	default: y(),
	displayed: c(y()),
	override: c(s({
		...ot.shape,
		value: y()
	})),
	overrides: c(k(ot))
}), ct = l({
	status: c(at),
	requestId: c(y())
}), lt = l({ requestId: c(y()) }), ut = s({
	mode: G,
	texts: k(st),
	total: j()
}), dt = T({
	value: y().check(N(1e4)),
	requestId: c(y())
}), ft = s({
	success: M(),
	text: st
}), pt = T({ mode: G }), mt = s({
	success: M(),
	mode: G
}), ht = s({
	file: y(),
	content: E(y(), y()),
	pending: k(s({
		key: y(),
		value: A(y())
	}))
}), gt = T({
	commitSha: a,
	content: E(y(), y()),
	requestId: c(y())
}), _t = s({
	success: M(),
	committed: j(),
	...ht.shape
}), vt = s({
	pageSlug: y(),
	mode: G,
	texts: E(y(), y()),
	updatedAt: b
}), K = w([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), yt = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", bt = w([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), xt = w([
	"high",
	"medium",
	"low",
	"none"
]), St = w([
	"major",
	"minor",
	"patch"
]), Ct = T({
	summary: c(y().check(N(5e3))),
	pages: c(k(y().check(N(200))).check(N(500))),
	textKeys: c(k(it).check(N(500))),
	textsSuffice: c(M())
}), wt = T({
	amount: le().check(_(0)),
	currency: y().check(x(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), Tt = s({
	at: b,
	by: y(),
	via: w(["portal", "pull-request"]),
	commitSha: c(y()),
	evidence: c(y())
}), Et = s({
	id: y(),
	title: y(),
	description: y(),
	status: K,
	requester: y(),
	classification: c(bt),
	automationPotential: c(xt),
	versionLevel: c(St),
	analysis: c(s({ ...Ct.shape })),
	issueNumber: c(j()),
	pullRequestNumber: c(j()),
	pullRequestState: c(w([
		"open",
		"merged",
		"closed"
	])),
	headCommit: c(y()),
	mergeCommit: c(y()),
	previewUrl: c(y()),
	agent: c(y()),
	rounds: c(j()),
	cost: c(s({ ...wt.shape })),
	approval: c(Tt),
	approvedAt: c(b),
	position: c(j()),
	history: k(s({
		status: K,
		at: b,
		by: y(),
		reason: c(y())
	})),
	createdAt: b,
	updatedAt: b
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const Dt = l({ status: c(K) }), Ot = s({
	requests: k(Et),
	total: j()
}), kt = T({
	title: y().check(i(1), N(200)),
	description: ye(y().check(N(2e4)), "")
}), At = j().check(_(1)), jt = T({
	status: c(K),
	reason: c(y().check(i(1), N(2e3))),
	classification: c(bt),
	automationPotential: c(xt),
	versionLevel: c(St),
	analysis: c(Ct),
	issueNumber: c(A(At)),
	pullRequestNumber: c(A(At)),
	headCommit: c(A(a)),
	mergeCommit: c(A(a)),
	previewUrl: c(A(S)),
	agent: c(A(y().check(i(1), N(200)))),
	rounds: c(j().check(_(0), oe(1e3))),
	cost: c(A(wt))
}), Mt = T({
	approver: c(y().check(x(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: c(S),
	commitSha: c(a)
}), Nt = s({
	success: M(),
	request: Et
}), Pt = {
	default: 50,
	maximum: 200
}, Ft = ne(y().check(x(/^\d{1,9}$/, "Expected a whole number.")), te((e) => Number(e))), It = {
	limit: ye(ne(Ft, j().check(_(1), oe(Pt.maximum))), Pt.default),
	offset: ye(ne(Ft, j().check(_(0))), 0)
}, Lt = {
	total: j(),
	limit: j(),
	offset: j()
}, Rt = s({
	environment: v,
	url: c(y()),
	version: c(y()),
	commitSha: c(y()),
	deployedAt: c(b),
	correctedBy: c(y()),
	lastStatus: c(h),
	lastReport: c(b)
}), zt = s({ environments: k(Rt) }), Bt = T({
	version: ue,
	commitSha: De,
	deployedAt: c(b),
	url: c(S),
	neverDeployed: c(M())
}), Vt = s({
	success: M(),
	environment: Rt
}), Ht = l(It), Ut = s({
	deployments: k(s({
		id: y(),
		environment: v,
		version: y(),
		commitSha: y(),
		status: h,
		timestamp: b,
		receivedAt: b,
		applied: M(),
		url: c(y()),
		error: c(s({
			code: y(),
			message: y()
		})),
		run: s({
			id: y(),
			attempt: le(),
			url: c(y())
		})
	})),
	...Lt
}), Wt = T({ holds: k(a).check(i(1), N(1e3)) }), Gt = s({
	success: M(),
	moved: k(s({
		requestId: y(),
		from: K,
		to: K
	}))
}), q = {
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal"
}, Kt = {
	listEnvironments: operation({
		...q,
		id: "listEnvironments",
		method: "GET",
		path: "/api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		level: "viewer",
		query: W,
		body: W,
		answer: zt
	}),
	putEnvironment: operation({
		...q,
		id: "putEnvironment",
		method: "PUT",
		path: "/api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		query: W,
		body: Bt,
		answer: Vt
	}),
	listDeployments: operation({
		...q,
		id: "listDeployments",
		method: "GET",
		path: "/api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		level: "viewer",
		query: Ht,
		body: W,
		answer: Ut
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
		body: Wt,
		answer: Gt
	})
}, qt = l({ siteSlug: y().check(i(1)) }), Jt = s({ swaToken: y().check(i(1)) }), Yt = s({ full_name: y() }), Xt = s({
	login: y(),
	type: c(y())
}), Zt = s({
	action: c(y()),
	repository: c(Yt),
	issue: c(s({
		number: j(),
		body: c(A(y())),
		state_reason: c(A(y())),
		author_association: c(y())
	})),
	pull_request: c(s({
		number: j(),
		body: c(A(y())),
		merged: c(A(M())),
		merge_commit_sha: c(A(y())),
		merged_by: c(A(Xt)),
		head: s({
			ref: y(),
			sha: y(),
			repo: c(A(Yt))
		}),
		base: s({
			ref: y(),
			sha: c(y())
		})
	})),
	ref: c(A(y())),
	before: c(y()),
	after: c(y()),
	created: c(M()),
	deleted: c(M()),
	forced: c(M()),
	commits: c(k(s({ id: y() })))
}), Qt = s({
	received: M(),
	event: y(),
	moved: k(s({
		requestId: y(),
		from: K,
		to: K
	})),
	reason: c(y())
}), $t = {
	spec: "Endpoints: Deployment and repository-host integration",
	tag: "Integration",
	method: "POST",
	query: W
}, en = {
	createDeploymentToken: operation({
		...$t,
		id: "createDeploymentToken",
		path: "/api/v1/sites/deployment-tokens",
		summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
		auth: "cloud",
		repeatable: !0,
		body: qt,
		answer: Jt
	}),
	completeDeployment: operation({
		...$t,
		id: "completeDeployment",
		path: "/api/v1/webhooks/repohost/deployment-complete",
		summary: "Reports that a deployment has ended; updates the site's version, status and release state.",
		auth: "deployment",
		repeatable: !0,
		largestBody: 262144,
		body: ie,
		answer: d
	}),
	receiveRepohostEvent: operation({
		...$t,
		id: "receiveRepohostEvent",
		path: "/api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Zt,
		answer: Qt,
		status: 202
	})
}, J = {
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal"
}, tn = {
	listRequests: operation({
		...J,
		id: "listRequests",
		method: "GET",
		path: "/api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		level: "viewer",
		query: Dt,
		body: W,
		answer: Ot
	}),
	createRequest: operation({
		...J,
		id: "createRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		query: W,
		body: kt,
		answer: Nt,
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
		answer: Et
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
		body: jt,
		answer: Nt
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
		body: Mt,
		optionalBody: !0,
		answer: Nt
	})
}, nn = s({
	slug: y(),
	path: y(),
	title: y(),
	type: y(),
	sections: c(k(y())),
	lastUpdated: b
}), rn = s({
	pages: k(nn),
	total: j()
}), an = s({
	slug: y(),
	title: y(),
	excerpt: y(),
	author: y(),
	tags: k(y()),
	publishedAt: b
}), on = s({
	...an.shape,
	body: y(),
	updatedAt: b
}), sn = s({
	posts: k(an),
	total: j()
}), Y = {
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	method: "GET",
	auth: "public",
	query: W,
	body: W
}, cn = {
	getPageText: operation({
		...Y,
		id: "getPageText",
		path: "/api/v1/pages/{pageSlug}/text",
		summary: "Returns the displayed texts of a page.",
		answer: vt
	}),
	listContentPages: operation({
		...Y,
		id: "listContentPages",
		path: "/api/v1/content/pages",
		summary: "Returns the configuration of all pages.",
		answer: rn
	}),
	getContentPage: operation({
		...Y,
		id: "getContentPage",
		path: "/api/v1/content/pages/{pageSlug}",
		summary: "Returns the configuration of a page.",
		answer: nn
	}),
	listPosts: operation({
		...Y,
		id: "listPosts",
		path: "/api/v1/content/posts",
		summary: "Lists the blog posts, newest first.",
		answer: sn
	}),
	getPost: operation({
		...Y,
		id: "getPost",
		path: "/api/v1/content/posts/{postSlug}",
		summary: "Returns a blog post with its text.",
		answer: on
	})
}, ln = w([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), un = T({
	excludePages: c(k(m)),
	defaultChangeFreq: c(ln),
	priorities: c(E(m, le().check(_(0), oe(1))))
}), dn = s({
	success: c(M()),
	sitemapConfig: c(s({})),
	updatedAt: c(b)
}), fn = y(), X = {
	spec: "Endpoints: SEO",
	tag: "SEO",
	auth: "portal",
	invalid: 422
}, pn = {
	getSeoOverview: operation({
		...X,
		id: "getSeoOverview",
		method: "GET",
		cacheControl: t,
		path: "/api/sites/{siteId}/seo",
		summary: "Lists the pages with SEO metadata, and the defaults.",
		level: "viewer",
		query: W,
		body: W,
		answer: pe
	}),
	getSeoDefaults: operation({
		...X,
		id: "getSeoDefaults",
		method: "GET",
		cacheControl: t,
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
		body: de,
		answer: fe
	}),
	putSitemapConfig: operation({
		...X,
		id: "putSitemapConfig",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/sitemap-config",
		summary: "Replaces the configuration of the sitemap.",
		level: "editor",
		query: W,
		body: un,
		answer: dn
	}),
	getSitemap: operation({
		...X,
		id: "getSitemap",
		method: "GET",
		cacheControl: t,
		path: "/api/sites/{siteId}/sitemap.xml",
		summary: "Returns the XML sitemap of the site.",
		level: "viewer",
		query: W,
		body: W,
		answer: fn,
		answerType: "application/xml"
	}),
	getPageSeo: operation({
		...X,
		id: "getPageSeo",
		method: "GET",
		cacheControl: t,
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Returns the SEO metadata of a page.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: f
	}),
	putPageSeo: operation({
		...X,
		id: "putPageSeo",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Replaces the SEO metadata of a page.",
		level: "editor",
		query: W,
		body: Ce,
		answer: ee
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
		body: s({}),
		answer: ge
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
		answer: ae
	})
}, mn = [
	"defaults",
	"sitemap-config",
	"purge"
], hn = s({
	slug: y(),
	path: y(),
	title: y(),
	type: y(),
	textKeyCount: j(),
	lastUpdated: b
}), gn = s({
	pages: k(hn),
	total: j()
}), _n = T({ pages: k(T({
	path: y().check(N(1e3), x(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: y().check(N(1e3)),
	slug: c(m),
	type: c(y().check(i(1), N(100))),
	texts: c(E(it, y().check(N(1e4))))
})).check(N(2e4)) }), vn = s({
	success: M(),
	added: j(),
	changed: j(),
	removed: j(),
	total: j()
}), yn = s({
	textOverrides: M(),
	seoManagement: M(),
	blogEnabled: M(),
	assistantEnabled: M()
}), bn = s({
	general: s({
		name: y(),
		description: y(),
		timezone: y()
	}),
	deployment: s({
		provider: y(),
		autoDeployDev: M(),
		requireApproval: M()
	}),
	notifications: s({
		email: M(),
		slack: M(),
		webhookUrl: A(y())
	}),
	features: yn
}), xn = n((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), Sn = T({
	general: c(T({
		name: c(y().check(i(1), N(200))),
		description: c(y().check(N(2e3))),
		timezone: c(y().check(xn))
	})),
	deployment: c(T({
		provider: c(y().check(i(1))),
		autoDeployDev: c(M()),
		requireApproval: c(M())
	})),
	notifications: c(T({
		email: c(M()),
		slack: c(M()),
		webhookUrl: c(A(S))
	})),
	features: c(T({
		textOverrides: c(M()),
		seoManagement: c(M()),
		blogEnabled: c(M()),
		assistantEnabled: c(M())
	}))
}), Cn = s({
	success: c(M()),
	settings: c(bn),
	updatedAt: c(b)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
// src/contracts/portal/site.ts
const wn = s({
	id: y(),
	name: y()
}), Tn = w([
	"active",
	"pending",
	"archived"
]), En = s({
	id: y(),
	slug: y(),
	name: y(),
	url: y(),
	status: Tn,
	company: wn,
	framework: y(),
	currentVersion: p(y()),
	devVersion: p(y()),
	lastDeployed: p(b),
	createdAt: b
}), Dn = s({
	id: y(),
	slug: y(),
	name: y(),
	description: y(),
	url: y(),
	devUrl: p(y()),
	status: Tn,
	company: wn,
	repository: s({
		owner: y(),
		name: y(),
		defaultBranch: y(),
		releaseBranch: p(y())
	}),
	framework: s({
		type: y(),
		version: y()
	}),
	versions: s({
		current: p(y()),
		development: p(y())
	}),
	features: yn,
	statistics: s({
		pageViews: j(),
		textOverrides: j(),
		pendingRequests: j()
	}),
	lastDeployed: p(b),
	createdAt: b
}), On = l({
	companyId: c(y()),
	status: c(Tn),
	...It
}), kn = s({
	sites: k(En),
	...Lt
}), An = T({
	name: c(y().check(i(1), N(200))),
	description: c(y().check(N(2e3))),
	url: c(S),
	features: c(T({
		textOverrides: c(M()),
		seoManagement: c(M()),
		blogEnabled: c(M()),
		assistantEnabled: c(M())
	}))
}), jn = s({
	success: M(),
	site: s({
		id: y(),
		name: y(),
		updatedAt: b
	})
}), Mn = w([
	"day",
	"week",
	"month",
	"year"
]), Nn = re([Se(), xe()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const Pn = l({
	period: c(Mn),
	startDate: c(Nn),
	endDate: c(Nn)
}).check(n(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), Fn = s({
	siteId: y(),
	period: y(),
	pageViews: s({
		total: j(),
		unique: j(),
		byPage: k(s({
			path: y(),
			views: j()
		}))
	}),
	content: s({
		textOverrides: j(),
		seoUpdates: j(),
		blogPosts: j()
	}),
	development: s({
		requestsCreated: j(),
		requestsCompleted: j(),
		deployments: j()
	})
}), In = s({
	version: y(),
	status: ce("production"),
	deployedAt: b,
	commitSha: y(),
	releaseNotes: y()
}), Ln = s({
	version: y(),
	status: ce("development"),
	branch: y(),
	changes: j(),
	createdAt: b
}), Rn = he("status", [In, Ln]), zn = s({ versions: k(Rn) }), Z = {
	spec: "Endpoints: Sites",
	tag: "Sites",
	auth: "portal"
}, Bn = {
	listSites: operation({
		...Z,
		id: "listSites",
		method: "GET",
		path: "/api/sites",
		summary: "Lists the sites that the caller can access.",
		query: On,
		body: W,
		answer: kn
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
		answer: Dn
	}),
	patchSite: operation({
		...Z,
		id: "patchSite",
		method: "PATCH",
		repeatable: !0,
		path: "/api/sites/{siteId}",
		summary: "Changes the name, description, URL or features of a site.",
		level: "admin",
		query: W,
		body: An,
		answer: jn
	}),
	getStatistics: operation({
		...Z,
		id: "getStatistics",
		method: "GET",
		path: "/api/sites/{siteId}/stats",
		summary: "Returns page views, content changes and development for a period.",
		level: "viewer",
		query: Pn,
		body: W,
		answer: Fn
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
		answer: gn
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
		body: _n,
		answer: vn
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
		answer: zn
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
		answer: bn
	}),
	putSettings: operation({
		...Z,
		id: "putSettings",
		method: "PUT",
		path: "/api/sites/{siteId}/settings",
		summary: "Changes the settings in the body; the rest stay unchanged.",
		level: "admin",
		query: W,
		body: Sn,
		answer: Cn
	})
}, Q = {
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal"
}, Vn = {
	listTexts: operation({
		...Q,
		id: "listTexts",
		method: "GET",
		path: "/api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides, optionally only those with overrides of one status or request.",
		level: "viewer",
		query: ct,
		body: W,
		answer: ut
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
		answer: st
	}),
	putTextOverride: operation({
		...Q,
		id: "putTextOverride",
		method: "PUT",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		query: W,
		body: dt,
		answer: ft
	}),
	deleteTextOverride: operation({
		...Q,
		id: "deleteTextOverride",
		method: "DELETE",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: lt,
		body: W,
		answer: ft
	}),
	putTextMode: operation({
		...Q,
		id: "putTextMode",
		method: "PUT",
		path: "/api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		query: W,
		body: pt,
		answer: mt
	}),
	getTextContent: operation({
		...Q,
		id: "getTextContent",
		method: "GET",
		path: "/api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		level: "viewer",
		query: lt,
		body: W,
		answer: ht
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
		body: gt,
		answer: _t
	})
}, $ = w([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
s({
	event: $,
	timestamp: b,
	site: s({
		id: y(),
		slug: y()
	}),
	data: s({})
}), s({
	version: y(),
	environment: y(),
	commitSha: y()
});
const Hn = s({
	webhookUrl: A(y()),
	events: k($)
}), Un = T({
	webhookUrl: A(S),
	events: k($)
}), Wn = s({
	success: M(),
	webhook: Hn,
	secret: y()
}), Gn = w([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Kn = s({
	deliveries: k(s({
		id: y(),
		event: $,
		webhookUrl: y(),
		status: Gn,
		attempts: k(s({
			at: b,
			status: c(j()),
			error: c(y())
		})),
		createdAt: b
	})),
	total: j()
}), qn = {
	spec: "decided: Events",
	tag: "Outbound webhook",
	auth: "portal",
	level: "admin"
}, Jn = {
	getWebhook: operation({
		...qn,
		id: "getWebhook",
		method: "GET",
		path: "/api/sites/{siteId}/webhook",
		summary: "Returns the webhook URL and the events sent to it.",
		level: "viewer",
		etag: !0,
		query: W,
		body: W,
		answer: Hn
	}),
	putWebhook: operation({
		...qn,
		id: "putWebhook",
		method: "PUT",
		path: "/api/sites/{siteId}/webhook",
		summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
		query: W,
		body: Un,
		answer: Wn
	}),
	listDeliveries: operation({
		...qn,
		id: "listDeliveries",
		method: "GET",
		path: "/api/sites/{siteId}/webhook/deliveries",
		summary: "Lists the events sent, with every delivery attempt.",
		query: W,
		body: W,
		answer: Kn
	})
}, Yn = {
	...Bn,
	...pn,
	...cn,
	...en,
	...Vn,
	...tn,
	...Kt,
	...Jn,
	...rt
}, Xn = {
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
		if (/^\.{0,2}$/.test(r)) throw new ve("USAGE", `"${r}" is not a ${n}.`);
		return encodeURIComponent(r);
	});
}
// src/clients/portal/rate-limit.ts
const Zn = 6e4;
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
		this.#o = Math.max(this.#o, o(this.#e) + e), this.#c();
	}
	#c() {
		let e = o(this.#e);
		for (; this.#i[0] !== void 0 && this.#i[0] + Zn < e;) this.#i.shift();
		for (; e >= this.#o && this.#a + this.#i.length < this.#t;) {
			let e = this.#r.shift();
			if (!e) break;
			this.#a += 1, e.admit(this.#d());
		}
		this.#u(this.#r.length === 0 ? void 0 : this.#l(e));
	}
	#l(e) {
		if (e < this.#o) return this.#o;
		if (this.#i[0] !== void 0) return this.#i[0] + Zn + 1;
	}
	#u(e) {
		if (this.#s?.at === e || (this.#s?.cancel.abort(), this.#s = void 0, e === void 0)) return;
		let t = {
			at: e,
			cancel: new AbortController()
		};
		this.#s = t;
		let n = Math.max(0, e - o(this.#e));
		n > 2e3 && e !== this.#o && this.#n(n), this.#e.sleep(n, t.cancel.signal).then(() => {
			this.#s === t && (this.#s = void 0, this.#c());
		}, () => {});
	}
	#d() {
		let e = !1;
		return () => {
			e || (e = !0, --this.#a, this.#i.push(o(this.#e)), this.#c());
		};
	}
};
const Qn = {
	read: "reads",
	write: "writes",
	delete: "deletions"
};
function createRateLimits(e, t = () => {}) {
	let createLimit = (n) => new SlidingWindow(e, Xn[n], (e) => t(`The portal allows ${Xn[n]} ${Qn[n]} per minute: continuing in ${Math.ceil(e / 1e3)} s.`));
	return {
		read: createLimit("read"),
		write: createLimit("write"),
		delete: createLimit("delete")
	};
}
// src/clients/portal/portal.ts
var $n = e({ PortalClient: () => PortalClient });
const er = {
	GET: O.safe,
	PUT: O.safe,
	POST: O.refusedOnly,
	PATCH: O.refusedOnly,
	DELETE: O.refusedOnly
}, tr = s({});
var PortalClient = class {
	#e;
	#t;
	#n;
	#r;
	constructor(e) {
		this.#e = e, this.#t = Ee(e.url, "The URL of the portal"), this.#n = e.clock ?? Te, this.#r = createRateLimits(this.#n, e.onWait);
	}
	async call(e, t, n) {
		return (await this.callTagged(e, t, n)).value;
	}
	async callTagged(e, t, n = {}) {
		let r = Yn[e], i = await this.#i(r, t, n);
		return {
			value: read(r, i),
			etag: i.headers.etag,
			date: i.headers.date
		};
	}
	async getRawPageSeo(e, t, n = {}) {
		let r = {
			...Yn.getPageSeo,
			answer: tr
		}, i = await this.#i(r, {
			siteId: e,
			pageSlug: t
		}, n);
		return {
			value: read(r, i),
			freshMs: freshMs(i.headers)
		};
	}
	async *listAllSites(e = {}, t) {
		let n = new Set(), { limit: r = Pt.default } = e;
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
		let { provider: c = "repohost" } = this.#e, l = e.path.replace("/webhooks/repohost", `/webhooks/${c}`), u = we(this.#t, buildPath(l, s), a), d = await this.#e.http.send({
			method: i,
			url: u,
			headers: buildHeaders(e, n, r),
			json: o,
			retry: e.repeatable ? O.safe : er[i],
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
	return t.host && (r.host = t.host), n && (r.authorization = `Bearer ${n.reveal()}`), t.ifMatch && (r["if-match"] = t.ifMatch), t.idempotencyKey && (r[se] = t.idempotencyKey), r.accept = e.answerType ?? "application/json", r;
}
function refuseReserved(e, t) {
	let { pageSlug: n } = t;
	if (!e.path.endsWith("/seo/{pageSlug}") || typeof n != "string" || !mn.includes(n)) return;
	let r = `"${n}" can't be a page slug: the portal has an endpoint at that path.`;
	throw new ve("USAGE", r);
}
function read(e, t) {
	let n = t.body.length === 0 && e.method !== "GET" ? {} : t.json, i = e.answerType === "application/xml" ? t.text : n, a = `${e.method} ${e.path}`;
	return _e(e.answer, i, (e) => new r(a, t, e));
}
export { Be as A, decodeHTML as B, dataOffsets as C, readValue as D, parseKeys as E, decodePart as F, detectCharset as I, isUtf16 as L, beginning as M, Re as N, TooDeep as O, declaresUtf8 as P, P as R, carriedKeys as S, keyOffsets as T, closeIssue as _, bt as a, readTimeline as b, isClosed as c, createComment as d, deleteComment as f, belongs as g, assignIssue as h, xt as i, We as j, ze as k, yt as l, updateComment as m, $n as n, wt as o, readComments as p, Xn as r, St as s, PortalClient as t, takesTurn as u, listIssues as v, isData as w, unassignIssue as x, openIssue as y, HtmlEntityDecoder as z };
