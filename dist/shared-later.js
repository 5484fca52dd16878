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

export { readValue as a, managed as c, HtmlEntityDecoder as d, decodeHTML as f, keysOf as i, textless as l, isData as n, TooDeep as o, keyOffsets as r, keyAttribute as s, dataOffsets as t, DecodingMode as u };