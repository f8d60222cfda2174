import type { GeoBounds } from "../coordinates/geo-point.ts";

/** A line between two pieces of land that is not drawn as a border like any other. */
export interface BorderLine {
  /** The two units that it lies between. */
  readonly between: readonly [string, string];
  /** Part of it that is meant; all of it when left out. */
  readonly within?: GeoBounds;
  /** `dashed` is a border that is not agreed or not recognised; `none`, one that is not drawn. */
  readonly drawn: "dashed" | "none";
}

/** Rule by which the newspaper draws and names one place whose borders are in dispute, with its reason. */
export interface BorderRule {
  /** Stable, for whoever overrides it. */
  readonly id: string;
  /** The place, as the heading of a table. */
  readonly title: string;
  /** Units of the atlas that are painted as part of another, by unit: `{ crimea: "804" }`. */
  readonly joins: Readonly<Record<string, string>>;
  readonly lines: readonly BorderLine[];
  /** Names used, by unit or country; what is not here keeps the atlas's. */
  readonly names: Readonly<Record<string, string>>;
  /** Description of how it looks, for people. */
  readonly shown: string;
  /** Reason, for people. */
  readonly reason: string;
  /** The decision or document behind it. */
  readonly source: string;
}

/** Boxes of the Kashmir borders, one for each stretch: India and Pakistan, and China and India in the west and in the east. */
const KASHMIR: GeoBounds = [73.0, 32.3, 78.0, 37.2];
const AKSAI_CHIN: GeoBounds = [77.5, 31.0, 81.5, 36.5];
const ARUNACHAL: GeoBounds = [91.4, 26.4, 97.6, 29.8];
/** West of the 34th meridian the border is the parallel 22° N, claimed elsewhere by each side. */
const HALAIB: GeoBounds = [33.0, 21.5, 37.5, 23.5];

/**
 * The newspaper's view of the world: what its atlas changes of Natural Earth's, which draws who is in control. The style guide prints
 * this table, and the maps editor answers for it.
 *
 * Units that are no country of ISO 3166 have names of our own: `crimea`, `kosovo`, `northern-cyprus`…
 */
export const BORDER_POLICY: readonly BorderRule[] = [
  {
    id: "crimea",
    title: "Crimea",
    joins: { crimea: "804" },
    lines: [{ between: ["crimea", "804"], drawn: "dashed" }],
    names: { crimea: "Crimea" },
    shown: "Del color de Ucrania, con la línea que la separa del resto del país a trazos.",
    reason:
      "Es territorio de Ucrania según las Naciones Unidas y España. Rusia se la anexionó en 2014 y la ocupa desde entonces.",
    source: "Resolución 68/262 de la Asamblea General de la ONU (27 de marzo de 2014)",
  },
  {
    id: "western-sahara",
    title: "Sáhara Occidental",
    joins: { "western-sahara-held": "732" },
    lines: [
      { between: ["504", "western-sahara-held"], drawn: "dashed" },
      { between: ["504", "732"], drawn: "dashed" },
    ],
    names: { "732": "Sáhara Occidental", "western-sahara-held": "Sáhara Occidental" },
    shown: "Territorio aparte, entero, a los dos lados del muro marroquí, con su frontera norte a trazos.",
    reason:
      "Está en la lista de territorios no autónomos de la ONU, pendiente de descolonización. Marruecos controla la parte al oeste del muro.",
    source:
      "Lista de territorios no autónomos de la ONU, capítulo XI de la Carta; resolución 690 (1991) del Consejo de Seguridad",
  },
  {
    id: "kosovo",
    title: "Kosovo",
    joins: {},
    lines: [{ between: ["688", "kosovo"], drawn: "dashed" }],
    names: { kosovo: "Kosovo" },
    shown: "Territorio aparte, con su nombre, separado de Serbia por una línea a trazos.",
    reason: "Declaró su independencia en 2008. La reconocen un centenar de países; España, no.",
    source:
      "Resolución 1244 (1999) del Consejo de Seguridad; opinión consultiva de la Corte Internacional de Justicia (22 de julio de 2010)",
  },
  {
    id: "cyprus",
    title: "Chipre",
    joins: { "northern-cyprus": "196", "cyprus-buffer": "196" },
    lines: [
      { between: ["196", "northern-cyprus"], drawn: "dashed" },
      { between: ["cyprus-buffer", "northern-cyprus"], drawn: "dashed" },
      { between: ["196", "cyprus-buffer"], drawn: "none" },
    ],
    names: { "northern-cyprus": "Norte de Chipre", "cyprus-buffer": "Zona de la ONU en Chipre" },
    shown: "La isla de un solo color, con la línea de alto el fuego a trazos.",
    reason:
      "Solo Turquía reconoce la República Turca del Norte de Chipre. La isla entera es de la Unión Europea desde 2004.",
    source: "Resoluciones 541 (1983) y 550 (1984) del Consejo de Seguridad",
  },
  {
    id: "palestine",
    title: "Palestina e Israel",
    joins: {},
    lines: [{ between: ["275", "376"], drawn: "dashed" }],
    names: { "275": "Palestina" },
    shown: "Palestina (Gaza y Cisjordania) aparte, separada de Israel por la línea de 1967 a trazos.",
    reason:
      "España reconoce el Estado de Palestina desde el 28 de mayo de 2024. La línea anterior a 1967 no es una frontera acordada.",
    source: "Resolución 242 (1967) del Consejo de Seguridad; Consejo de Ministros de 28 de mayo de 2024",
  },
  {
    id: "golan",
    title: "Altos del Golán",
    joins: { golan: "760" },
    lines: [
      { between: ["376", "golan"], drawn: "dashed" },
      { between: ["760", "golan"], drawn: "dashed" },
    ],
    names: { golan: "Altos del Golán" },
    shown:
      "Del color de Siria, con la línea de 1967 y la de 1974 a trazos. La de 1967 va simplificada: no sirve para un mapa de menos de cincuenta kilómetros de lado.",
    reason:
      "Son territorio de Siria. Israel los ocupa desde 1967 y se los anexionó en 1981, sin reconocimiento de la ONU.",
    source: "Resoluciones 242 (1967) y 497 (1981) del Consejo de Seguridad",
  },
  {
    id: "kashmir",
    title: "Cachemira",
    joins: {},
    lines: [
      { between: ["356", "586"], within: KASHMIR, drawn: "dashed" },
      { between: ["156", "356"], within: AKSAI_CHIN, drawn: "dashed" },
      { between: ["156", "586"], within: KASHMIR, drawn: "dashed" },
      { between: ["siachen", "356"], drawn: "dashed" },
      { between: ["siachen", "586"], drawn: "dashed" },
      { between: ["siachen", "156"], drawn: "dashed" },
    ],
    names: { siachen: "Glaciar de Siachen" },
    shown:
      "Las líneas de control entre la India, Pakistán y China a trazos, cada lado del color de quien lo administra.",
    reason: "La India y Pakistán reclaman el territorio entero; China administra Aksai Chin y el valle de Shaksgam.",
    source: "Resolución 47 (1948) del Consejo de Seguridad; acuerdo de Simla (1972)",
  },
  {
    id: "arunachal",
    title: "Arunachal Pradesh",
    joins: {},
    lines: [{ between: ["156", "356"], within: ARUNACHAL, drawn: "dashed" }],
    names: {},
    shown: "Del color de la India, con la línea McMahon a trazos.",
    reason: "La India lo administra y China lo reclama.",
    source: "Convención de Simla (1914), que China no reconoce",
  },
  {
    id: "taiwan",
    title: "Taiwán",
    joins: {},
    lines: [],
    names: { "158": "Taiwán" },
    shown: "Aparte de China, con su nombre y sin llamarlo país.",
    reason: "Tiene gobierno propio desde 1949. España, como la ONU, reconoce solo a la República Popular China.",
    source: "Resolución 2758 (1971) de la Asamblea General de la ONU",
  },
  {
    id: "somaliland",
    title: "Somalilandia",
    joins: { somaliland: "706" },
    lines: [{ between: ["706", "somaliland"], drawn: "dashed" }],
    names: { somaliland: "Somalilandia" },
    shown: "Del color de Somalia, con la línea que la separa a trazos.",
    reason: "Se declaró independiente en 1991 y se gobierna sola; España y la ONU la tienen por parte de Somalia.",
    source: "Resolución 2592 (2021) del Consejo de Seguridad, sobre la integridad de Somalia",
  },
  {
    id: "gibraltar",
    title: "Gibraltar",
    joins: {},
    lines: [{ between: ["292", "724"], drawn: "dashed" }],
    names: { "292": "Gibraltar" },
    shown: "Aparte de España, con la verja a trazos. Solo en la resolución mayor: en las otras no llega a un punto.",
    reason:
      "Territorio británico que la ONU tiene por pendiente de descolonización. España no reconoce la ocupación del istmo.",
    source: "Tratado de Utrecht (1713); resolución 2429 (1968) de la Asamblea General de la ONU",
  },
  {
    id: "spanish-places",
    title: "Ceuta, Melilla y las islas",
    joins: {},
    lines: [],
    names: {},
    shown: "Del color de España en todas las resoluciones, también donde el atlas de origen las quita por pequeñas.",
    reason: "Un mapa de España que las pierde está mal.",
    source: "Constitución española, artículos 2 y 137; estatutos de autonomía de Ceuta y Melilla (1995)",
  },
  {
    id: "malvinas",
    title: "Islas Malvinas",
    joins: {},
    lines: [],
    names: { "238": "Islas Malvinas" },
    shown: "Aparte, con su nombre en español.",
    reason: "Las administra el Reino Unido y las reclama Argentina. La ONU las tiene por territorio no autónomo.",
    source: "Resolución 2065 (1965) de la Asamblea General de la ONU",
  },
  {
    id: "halaib",
    title: "Triángulo de Halaib",
    joins: {},
    lines: [{ between: ["729", "818"], within: HALAIB, drawn: "dashed" }],
    names: {},
    shown: "La línea entre Egipto y Sudán a trazos junto al mar Rojo.",
    reason: "Lo administra Egipto y lo reclama Sudán; del vecino Bir Tawil no se ocupa ninguno.",
    source: "Acuerdo de 1899 sobre el Sudán y límite administrativo de 1902",
  },
  {
    id: "sudan",
    title: "Abyei",
    joins: {},
    lines: [{ between: ["728", "729"], drawn: "dashed" }],
    names: { "728": "Sudán del Sur" },
    shown: "La línea entre Sudán y Sudán del Sur a trazos.",
    reason: "La frontera no está trazada del todo y Abyei tiene un estatuto especial hasta que se decida.",
    source: "Acuerdo general de paz de 2005, protocolo de Abyei",
  },
  {
    id: "sea-reefs",
    title: "Mar de China Meridional",
    joins: {},
    lines: [],
    names: { spratly: "Islas Spratly", scarborough: "Arrecife de Scarborough" },
    shown: "Sin color de ningún país, solo con su nombre.",
    reason: "Las reclaman China, Taiwán, Vietnam, Filipinas, Malasia y Brunéi.",
    source: "Laudo de la Corte Permanente de Arbitraje (12 de julio de 2016)",
  },
  {
    id: "bases",
    title: "Bases y arriendos",
    joins: { guantanamo: "192", baikonur: "398", dhekelia: "akrotiri" },
    lines: [
      { between: ["192", "guantanamo"], drawn: "none" },
      { between: ["398", "baikonur"], drawn: "none" },
    ],
    names: { akrotiri: "Acrotiri y Dekelia", dhekelia: "Dekelia", guantanamo: "Guantánamo", baikonur: "Baikonur" },
    shown: "Guantánamo es de Cuba y Baikonur, de Kazajistán. Acrotiri y Dekelia van aparte de Chipre.",
    reason:
      "Guantánamo y Baikonur son arriendos: el suelo sigue siendo del país. Las dos bases de Chipre son de soberanía británica.",
    source: "Tratados de 1903 y 1934 (Cuba), acuerdo de 1994 (Kazajistán), tratado de 1960 (Chipre)",
  },
  {
    id: "dependencies",
    title: "Islas sin código",
    joins: {
      "ashmore-cartier": "036",
      "coral-sea": "036",
      "indian-ocean": "036",
      clipperton: "250",
      "bajo-nuevo": "170",
      serranilla: "170",
    },
    lines: [],
    names: {
      "ashmore-cartier": "Islas Ashmore y Cartier",
      "coral-sea": "Islas del Mar del Coral",
      "indian-ocean": "Isla de Navidad e Islas Cocos",
      clipperton: "Clipperton",
      "bajo-nuevo": "Bajo Nuevo",
      serranilla: "Serranilla",
    },
    shown: "Del color del país del que dependen.",
    reason: "Son islas sin población o casi, que el atlas de origen da sin código.",
    source: "Sentencia de la Corte Internacional de Justicia de 19 de noviembre de 2012 para los cayos de Colombia",
  },
];
