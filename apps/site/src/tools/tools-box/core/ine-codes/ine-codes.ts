import { COMMUNITIES, ineControlDigit, PROVINCES, readIneCode } from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
import { advice, fine } from "@nv/ui/finding";
import {
  type Answer,
  answerWith,
  type NamedCode,
  type Outcome,
  refuse,
  type Utility,
  written,
} from "../utility/utility.ts";

/** Names alike that are worth showing. */
const MOST_NAMES = 12;
const RULE =
  "Escribe un código (2 cifras la provincia, 5 el municipio) o un nombre. Por ejemplo: 28079, 08 o «Ourense».";
const FAULTS = {
  CODE_LENGTH:
    "Un código del INE tiene 2 cifras (provincia), 5 (municipio), 6 (con su dígito de control), 7 (distrito) o 10 (sección). ¿Falta un cero delante?",
  CODE_PROVINCE: "Las dos primeras cifras son la provincia, del 01 al 52. ¿Falta un cero delante? Por ejemplo: 08019.",
  CODE_CONTROL: "La última cifra no es la de control de ese municipio: alguna está mal. Por ejemplo: 280796.",
  CODE_ZERO: "Ni el municipio, ni el distrito ni la sección son todo ceros. Por ejemplo: 28079.",
} as const;

const nameOf = (places: readonly NamedCode[], code: string) => places.find((place) => place.code === code)?.name;

function ofCode(text: string, municipalities: readonly NamedCode[] | null): Outcome {
  const code = readIneCode(text);
  if (typeof code === "string") return refuse("query", FAULTS[code]);
  const province = PROVINCES.find(({ code: own }) => own === code.province);
  const community = COMMUNITIES.find(({ code: own }) => own === province?.community);
  const municipality = code.municipality === null ? undefined : nameOf(municipalities ?? [], code.municipality);
  const isUnknown = code.municipality !== null && municipalities !== null && municipality === undefined;
  if (isUnknown)
    return refuse(
      "query",
      `Ningún municipio de hoy tiene el código ${code.municipality}. Pudo unirse a otro, o alguna cifra está mal.`,
    );
  return answerWith(
    [
      ...(municipality === undefined ? [] : ([["Municipio", municipality]] as const)),
      ["Provincia", `${province?.name ?? ""} (${code.province})`],
      ["Comunidad autónoma", `${community?.name ?? ""} (${community?.code ?? ""})`],
      ...(code.municipality === null
        ? []
        : ([["Con su dígito de control", `${code.municipality}${ineControlDigit(code.municipality)}`]] as const)),
      ...(code.level === "district" || code.level === "section"
        ? ([["Distrito", code.code.slice(5, 7)]] as const)
        : []),
      ...(code.level === "section" ? ([["Sección", code.code.slice(7)]] as const) : []),
    ],
    code.municipality !== null && municipalities === null
      ? [advice("No se han podido traer los nombres de los municipios.")]
      : [],
  );
}

/** The name itself first, then those that begin so, then those that hold it. */
function rankOf(name: string, asked: string): number {
  const folded = foldLoosely(name);
  const names = folded.split(/\s?[/-]\s?/);
  if (folded === asked || names.includes(asked)) return 0;
  if (folded.startsWith(asked) || names.some((own) => own.startsWith(asked))) return 1;
  return folded.includes(asked) ? 2 : 3;
}

function ofName(text: string, municipalities: readonly NamedCode[] | null): Answer | null {
  const asked = foldLoosely(text);
  const kinds = [
    ...COMMUNITIES.map((place) => ({ ...place, kind: "comunidad" })),
    ...PROVINCES.map((place) => ({ ...place, kind: "provincia" })),
    ...(municipalities ?? []).map((place) => ({
      ...place,
      kind: `municipio, ${PROVINCES[Number(place.code.slice(0, 2)) - 1]?.name ?? ""}`,
    })),
  ];
  const found = kinds
    .map((place) => ({ ...place, rank: rankOf(place.name, asked) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((one, other) => one.rank - other.rank || one.name.length - other.name.length);
  if (found.length === 0) return null;
  const left = found.length - MOST_NAMES;
  return answerWith(
    found.slice(0, MOST_NAMES).map(({ name, kind, code }) => [`${name} (${kind})`, code] as const),
    [
      ...(left > 0 ? [fine(`Hay ${left} más: escribe más letras.`)] : []),
      ...(municipalities === null ? [advice("Sin los municipios: no se han podido traer.")] : []),
    ],
  );
}

/** A code of the statistics institute by its name, and the name by its code. */
export const ineCodesUtility: Utility = {
  fields: [
    { name: "query", label: "Código o nombre", kind: "line", example: "28079", hint: "Con tildes o sin ellas." },
  ],
  answer(values, { municipalities }) {
    const text = written(values, "query");
    if (foldLoosely(text).length < 2) return refuse("query", RULE);
    if (/^\d+$/.test(text)) return ofCode(text, municipalities);
    return (
      ofName(text, municipalities) ??
      refuse("query", `Ningún municipio, provincia ni comunidad se llama «${text.slice(0, 40)}». ${RULE}`)
    );
  },
};
