/** ISO 3166-1: three figures and two letters of all 249 countries and territories, by their figures. */
const CODES = `
004AF 008AL 010AQ 012DZ 016AS 020AD 024AO 028AG 031AZ 032AR 036AU 040AT 044BS 048BH
050BD 051AM 052BB 056BE 060BM 064BT 068BO 070BA 072BW 074BV 076BR 084BZ 086IO 090SB
092VG 096BN 100BG 104MM 108BI 112BY 116KH 120CM 124CA 132CV 136KY 140CF 144LK 148TD
152CL 156CN 158TW 162CX 166CC 170CO 174KM 175YT 178CG 180CD 184CK 188CR 191HR 192CU
196CY 203CZ 204BJ 208DK 212DM 214DO 218EC 222SV 226GQ 231ET 232ER 233EE 234FO 238FK
239GS 242FJ 246FI 248AX 250FR 254GF 258PF 260TF 262DJ 266GA 268GE 270GM 275PS 276DE
288GH 292GI 296KI 300GR 304GL 308GD 312GP 316GU 320GT 324GN 328GY 332HT 334HM 336VA
340HN 344HK 348HU 352IS 356IN 360ID 364IR 368IQ 372IE 376IL 380IT 384CI 388JM 392JP
398KZ 400JO 404KE 408KP 410KR 414KW 417KG 418LA 422LB 426LS 428LV 430LR 434LY 438LI
440LT 442LU 446MO 450MG 454MW 458MY 462MV 466ML 470MT 474MQ 478MR 480MU 484MX 492MC
496MN 498MD 499ME 500MS 504MA 508MZ 512OM 516NA 520NR 524NP 528NL 531CW 533AW 534SX
535BQ 540NC 548VU 554NZ 558NI 562NE 566NG 570NU 574NF 578NO 580MP 581UM 583FM 584MH
585PW 586PK 591PA 598PG 600PY 604PE 608PH 612PN 616PL 620PT 624GW 626TL 630PR 634QA
638RE 642RO 643RU 646RW 652BL 654SH 659KN 660AI 662LC 663MF 666PM 670VC 674SM 678ST
682SA 686SN 688RS 690SC 694SL 702SG 703SK 704VN 705SI 706SO 710ZA 716ZW 724ES 728SS
729SD 732EH 740SR 744SJ 748SZ 752SE 756CH 760SY 762TJ 764TH 768TG 772TK 776TO 780TT
784AE 788TN 792TR 795TM 796TC 798TV 800UG 804UA 807MK 818EG 826GB 831GG 832JE 833IM
834TZ 840US 850VI 854BF 858UY 860UZ 862VE 876WF 882WS 887YE 894ZM
`;

const LETTERS: ReadonlyMap<string, string> = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((code) => [code.slice(0, 3), code.slice(3)]),
);

/**
 * The two letters of a country: what languages are asked for its name with, and flags are made of.
 *
 * @param numeric - ISO 3166-1 figures, zeros kept: "724".
 * @returns `null` for what has no code, as Kosovo or Northern Cyprus.
 */
export function countryLettersOf(numeric: string): string | null {
  return LETTERS.get(numeric) ?? null;
}

/** All countries by their figures and their letters. */
export function countryCodes(): readonly { readonly figures: string; readonly letters: string }[] {
  return Array.from(LETTERS, ([figures, letters]) => ({ figures, letters }));
}

/**
 * Names that the newspaper gives to countries where the language data of the machine says otherwise, and other names by which people
 * look for it.
 *
 * @see «Lista de países y capitales» (Ortografía de la lengua española, RAE and ASALE, 2010) and the recommendations of FundéuRAE
 */
const HOUSE_NAMES: Readonly<Record<string, readonly [name: string, ...others: readonly string[]]>> = {
  "010": ["Antártida"],
  "070": ["Bosnia-Herzegovina", "Bosnia y Herzegovina"],
  "104": ["Birmania", "Myanmar"],
  "112": ["Bielorrusia", "Belarús"],
  "158": ["Taiwán", "Formosa"],
  "178": ["Congo", "República del Congo", "Congo-Brazzaville"],
  "180": ["República Democrática del Congo", "RDC", "Congo-Kinsasa", "Zaire"],
  "203": ["República Checa", "Chequia"],
  "234": ["Islas Feroe"],
  "238": ["Islas Malvinas", "Falkland"],
  "239": ["Georgia del Sur y Sandwich del Sur"],
  "275": ["Palestina", "Territorios palestinos"],
  "336": ["Ciudad del Vaticano", "Santa Sede"],
  "344": ["Hong Kong"],
  "384": ["Costa de Marfil", "Côte d'Ivoire"],
  "408": ["Corea del Norte"],
  "410": ["Corea del Sur", "República de Corea"],
  "446": ["Macao"],
  "466": ["Malí"],
  "528": ["Países Bajos", "Holanda"],
  "534": ["San Martín (Países Bajos)"],
  "581": ["Islas menores de Estados Unidos"],
  "626": ["Timor Oriental", "Timor-Leste"],
  "634": ["Qatar", "Catar"],
  "663": ["San Martín (Francia)"],
  "732": ["Sáhara Occidental", "República Saharaui", "RASD"],
  "748": ["Esuatini", "Suazilandia"],
  "792": ["Turquía", "Türkiye"],
  "807": ["Macedonia del Norte"],
  "826": ["Reino Unido", "Gran Bretaña"],
  "834": ["Tanzania"],
  "840": ["Estados Unidos", "EE UU", "EE. UU.", "USA"],
  "850": ["Islas Vírgenes de Estados Unidos"],
};

/** A country's names: the newspaper's, and those that people may look for. */
export interface CountryNames {
  readonly name: string;
  readonly others: readonly string[];
}

/**
 * The Spanish names of a country.
 *
 * @param numeric - ISO 3166-1 figures.
 * @param nameOfLetters - The machine's name for two letters, as `Intl.DisplayNames` gives it. It is asked when the atlas is built and the answer
 *   is kept in it: browsers do not all say the same.
 * @throws {RangeError} When the figures are no country's.
 */
export function countryNames(numeric: string, nameOfLetters: (letters: string) => string | undefined): CountryNames {
  const letters = countryLettersOf(numeric);
  const machine = letters === null ? undefined : nameOfLetters(letters);
  if (machine === undefined || machine === letters) throw new RangeError(`no country has the code ${numeric}`);
  const [name = machine, ...others] = HOUSE_NAMES[numeric] ?? [];
  const known = machine === name || others.includes(machine) ? others : [...others, machine];
  return { name, others: known };
}
