import { groupBy } from "@nv/contracts";
import type { SignKind } from "./sign.ts";

/** Verbs that a limit follows, as «no» turns them. */
const REACHING = [
  ...[
    "alcanza",
    "alcanzan",
    "alcanzo",
    "alcanzaron",
    "llega a",
    "llegan a",
    "llega al",
    "llegan al",
    "llego a",
    "llego al",
  ],
  ...[
    "supera",
    "superan",
    "supero",
    "superaron",
    "rebasa",
    "rebasan",
    "rebaso",
    "pasa de",
    "pasan de",
    "paso de",
    "pasa del",
  ],
];
const FALLING = ["baja", "bajan", "bajo", "bajaron", "ha bajado", "desciende", "descienden"];

/** Phrases that claim something, without accents; the longest is read first. `null` is a phrase that claims nothing. */
const PHRASES: Readonly<Record<string, SignKind | null>> = {
  ...{ "por primera vez": "first", "por vez primera": "first" },
  ...{ "desde entonces": "since-then", "ya no": "no-more", "del año": "within-year", "en el año": null },
  ...{ "no ha dejado de": "never-stops", "no han dejado de": "never-stops", "no deja de": "never-stops" },
  ...{ "no para de": "never-stops", "no dejan de": "never-stops", "sin interrupcion": "every", "sin parar": "every" },
  ...{
    "todos los años": "every",
    "todos los meses": "every",
    "todos los trimestres": "every",
    "todos los dias": "every",
  },
  ...{ "todas las semanas": "every", "cada año": "every", "cada mes": "every", "cada trimestre": "every" },
  ...{
    "cada dia": "every",
    "cada semana": "every",
    "año tras año": "every",
    "mes tras mes": "every",
    "mes a mes": "every",
  },
  ...{ "no hay dato": "missing", "no hay datos": "missing", "sin dato": "missing", "sin datos": "missing" },
  ...{ "falta el dato": "missing", "faltan los datos": "missing", "falta un dato": "missing", "falta dato": "missing" },
  ...{
    "no tiene dato": "missing",
    "no tiene datos": "missing",
    "no tienen dato": "missing",
    "no tienen datos": "missing",
  },
  ...Object.fromEntries(
    ["bate", "baten", "batio", "batieron", "bate su", "bate el", "bate un", "baten su"].flatMap((verb) =>
      ["record", "records"].map((what) => [`${verb} ${what}`, "high" as const]),
    ),
  ),
  ...Object.fromEntries(
    ["su", "el", "sus"].flatMap((whose) =>
      ["maximo", "minimo", "pico", "record", "techo", "suelo", "maximos", "minimos"].map((end) => [
        `desde ${whose} ${end}`,
        "strange" as const,
      ]),
    ),
  ),
  ...{ "a costa de": "strange", "a costa del": "strange", "a expensas de": "strange", "a favor de": "strange" },
  ...{ "en cabeza": "high", "que el que": "strange", "es decir": "strange", "o sea": "strange" },
  ...{ "por segunda vez": "strange", "por tercera vez": "strange", "por cuarta vez": "strange", "otra vez": "strange" },
  // How often, and no figure of the table.
  ...{ "ya van": "strange", "y van": "strange" },
  ...Object.fromEntries(
    ["los años", "los meses", "los trimestres", "los dias", "las semanas"].map((all) => [
      `${all.startsWith("las") ? "todas" : "todos"} ${all} menos`,
      "strange" as const,
    ]),
  ),
  ...{ "se lleva": "share", "se llevan": "share", "se llevo": "share", "se llevaron": "share" },
  ...{ "con creces": null, "con holgura": null, tampoco: null },
  ...{ "terreno positivo": "strange", "terreno negativo": "strange", "numeros rojos": "strange" },
  ...{
    "en positivo": "strange",
    "en negativo": "strange",
    "se queda en casa": "strange",
    "se quedo en casa": "strange",
  },
  ...{
    "primera mitad": "strange",
    "segunda mitad": "strange",
    "primer semestre": "strange",
    "segundo semestre": "strange",
  },
  ...{ "por encima de": "exceed", "por encima del": "exceed", "por debajo de": "below", "por debajo del": "below" },
  ...{ "no llega a": "below", "no llega al": "below", "no llegan a": "below", "no llegan al": "below" },
  ...Object.fromEntries(REACHING.map((verb) => [`no ${verb}`, "below" as const])),
  ...Object.fromEntries(FALLING.flatMap((verb) => ["de", "del"].map((of) => [`no ${verb} ${of}`, "exceed" as const]))),
  ...{ "no cambia": "same", "no cambian": "same", "no varia": "same", "se mantiene": "same", "se mantienen": "same" },
  ...{ "se mantuvo": "same", "se estanca": "same", "se queda igual": "same", "sin cambios": "same" },
  ...{ "lo mismo que": "tie", "el mismo que": "tie", "la misma que": "tie", "igual que": "tie", "tanto como": "tie" },
  ...{ "los mismos que": "tie", "las mismas que": "tie", "lo mismo": "tie", "la misma": "tie", "el mismo": "tie" },
  ...{ "toca fondo": "low", "toco fondo": "low", "tocan fondo": "low", "tocaron fondo": "low" },
  ...{ "tienen los mismos": "tie", "tienen las mismas": "tie", "con los mismos": "tie", "con las mismas": "tie" },
  ...{ "en el mismo": null, "cada uno": null, "cada una": null, "primera fuerza": "high", "primer puesto": "high" },
  ...{ "primera posicion": "high", "a la cabeza": "high", "a la cola": "low", "de la historia": "ever" },
  ...{ "por detras de": "less", "por detras del": "less", "por delante de": "more", "por delante del": "more" },
  ...{ "sin precedentes": "ever", "de todos los tiempos": "ever", "mas que nunca": "high", "menos que nunca": "low" },
  ...{ "mas o menos": null, "al menos": null, "por lo menos": null, "a lo sumo": "strange", "como maximo": "strange" },
  ...{
    "como minimo": "strange",
    "como mucho": "strange",
    "como poco": "strange",
    "cada vez": "strange",
    "la mayor parte": "strange",
    "mayor de edad": null,
  },
  ...{
    "ni mucho menos": "strange",
    "la media": "strange",
    "de media": "strange",
    "en promedio": "strange",
    "el promedio": "strange",
    "la mediana": "strange",
    "el saldo": "balance",
    "un saldo": "balance",
    "saldo neto": "balance",
  },
};

const BY_FIRST = groupBy(
  Object.entries(PHRASES)
    .map(([phrase, sign]) => ({ words: phrase.split(" "), sign }))
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
);

/** Finds the phrase that begins at a word. */
export function phraseAt(
  words: readonly string[],
  at: number,
): { readonly sign: SignKind | null; readonly to: number } | null {
  const found = BY_FIRST.get(words[at] ?? "")?.find((phrase) =>
    phrase.words.every((word, next) => words[at + next] === word),
  );
  return found === undefined ? null : { sign: found.sign, to: at + found.words.length };
}

/** Beginnings of words that claim something by themselves. */
const STEMS: readonly (readonly [string, SignKind])[] = [
  ...["encaden", "consecutiv", "seguid", "racha"].map((stem) => [stem, "streak"] as const),
  ...["empat", "compart", "igualad", "coincid"].map((stem) => [stem, "tie"] as const),
  ...["diferencia", "distancia", "brecha", "ventaja", "separad"].map((stem) => [stem, "gap"] as const),
  ...["supera", "supero", "superar", "superi", "rebas", "sobrepas", "adelant", "aventaj", "excede"].map(
    (stem) => [stem, "exceed"] as const,
  ),
  ...["inferi"].map((stem) => [stem, "below"] as const),
  ...["histori"].map((stem) => [stem, "ever"] as const),
  ...["negativ", "positiv", "pronostic", "rompe", "rompi", "frena", "moder", "ralentiz", "desaceler", "equival"].map(
    (stem) => [stem, "strange"] as const,
  ),
  ...["concentr", "reun", "acapar", "aglutin", "absorb", "represent", "supon", "supus", "aport"].map(
    (stem) => [stem, "share"] as const,
  ),
  ...["mayori", "minori", "salvo", "excepto", "jamas"].map((stem) => [stem, "strange"] as const),
  ...["lider", "encabez"].map((stem) => [stem, "high"] as const),
];

const WORDS: Readonly<Record<string, SignKind>> = {
  ...{ tras: "after", suman: "sum", suma: "sum", sumaron: "sum", saca: "exceed", sacan: "exceed", bate: "exceed" },
  ...{
    todas: "all",
    todos: "all",
    solo: "only",
    unicamente: "only",
    ninguna: "none",
    ninguno: "none",
    ningun: "none",
    nunca: "strange",
    no: "strange",
    ni: "nor",
  },
  ...{ siempre: "every", record: "high", records: "high", techo: "high", pico: "high", cima: "high", tope: "high" },
  ...{
    suelo: "low",
    repite: "same",
    repiten: "same",
    permanece: "same",
    estable: "same",
    estables: "same",
    idem: "same",
  },
  ...{
    estancado: "same",
    estancada: "same",
    gana: "high",
    ganan: "high",
    gano: "high",
  },
  ...{ despues: "later", luego: "later", tarde: "later" },
  ...{
    verano: "strange",
    invierno: "strange",
    otoño: "strange",
    primavera: "strange",
    navidad: "strange",
    semestre: "strange",
  },
  ...{ principios: "strange", finales: "strange", mediados: "strange" },
  ...{ vence: "high", mejora: "up", mejoran: "up", mejoro: "up", empeora: "down", empeoran: "down", empeoro: "down" },
  ...{
    iguala: "tie",
    identica: "tie",
    identico: "tie",
    identicas: "tie",
    identicos: "tie",
    mismo: "tie",
    misma: "tie",
  },
};

/** Returns what a single word claims; `null` for one that claims nothing. */
export function signOfWord(word: string): SignKind | null {
  if (Object.hasOwn(WORDS, word)) return WORDS[word] ?? null;
  return STEMS.find(([stem]) => word.startsWith(stem))?.[1] ?? null;
}
