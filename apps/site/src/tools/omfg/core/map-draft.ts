import { DATAWRAPPER_MOST_BYTES } from "@nv/contracts";
import { MapEncoding, type MapJoin, type MapLayer, MapRequest, MapTarget } from "@nv/contracts/schemas";
import { parseSpanishNumber } from "@nv/spanish";
import { z } from "zod";

/** Choices made so far for a map, and the last map that was made. */
export const MapDraft = z.object({
  /** `file:` and its id; empty for none. */
  file: z.string(),
  encoding: MapEncoding,
  layer: z.int(),
  /** Empty until one is chosen. */
  crs: z.string(),
  isCrsConfirmed: z.boolean(),
  target: MapTarget,
  format: z.enum(["topojson", "geojson"]),
  /** MiB, as it is written. */
  most: z.string(),
  key: z.string(),
  fields: z.array(z.string()),
  dissolve: z.string(),
  onlyField: z.string(),
  onlyValue: z.string(),
  table: z.string(),
  tableKey: z.int(),
  isJoined: z.boolean(),
  /** Of the map that was made last; `null` for none. */
  ordered: MapRequest.nullable(),
});
export type MapDraft = z.infer<typeof MapDraft>;

const MEBIBYTE = 2 ** 20;

/** Before anything is chosen. */
export const NEW_MAP: MapDraft = {
  file: "",
  encoding: "auto",
  layer: 0,
  crs: "",
  isCrsConfirmed: false,
  target: "datawrapper",
  format: "topojson",
  most: "2",
  key: "",
  fields: [],
  dissolve: "",
  onlyField: "",
  onlyValue: "",
  table: "",
  tableKey: 0,
  isJoined: false,
  ordered: null,
};

/** Takes up a draft that was kept; `null` for what is none of this version. */
export function readMapDraft(stored: string | null): MapDraft | null {
  if (stored === null) return null;
  try {
    return MapDraft.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null; // Not one of ours.
  }
}

/** Fields whose name says that they are a key, as the Spanish institutes call them. */
const KEY_NAME = /^(?:cod|codigo|code|id|cusec|cumun|cudis|cpro|cmun|ine|natcode|gid|clave|nuts)/i;

/** Returns the suggestions for a layer: its likeliest system, its likeliest key, and nothing of another layer. */
export function suggested(layer: MapLayer): Partial<MapDraft> {
  const isUnique = ({ distinct, filled }: MapLayer["fields"][number]) =>
    distinct === filled && filled === layer.features;
  const key =
    layer.fields.find((field) => KEY_NAME.test(field.name) && isUnique(field)) ??
    layer.fields.find(({ name }) => KEY_NAME.test(name)) ??
    layer.fields.find(isUnique);
  const name = layer.fields.find(({ name: field }) => /nom|name|rotulo|etiqueta/i.test(field) && field !== key?.name);
  return {
    crs: layer.guesses[0]?.crs ?? "",
    isCrsConfirmed: false,
    key: key?.name ?? "",
    fields: name === undefined ? [] : [name.name],
    dissolve: "",
    onlyField: "",
    onlyValue: "",
    ordered: null,
  };
}

/** Reasons why a map cannot be made, by field of the form. */
export type DraftProblems = Readonly<Partial<Record<"crs" | "most" | "key" | "onlyValue" | "table", string>>>;

/** A table as the order takes it; `null` when none is joined. */
export type JoinOf = MapJoin | null;

/** Longest order that the server reads, characters; below its limit for a whole request. */
const MOST_ORDER = 900_000;

/** Result of a draft: a request, or its problems. */
export type DraftResult =
  | { readonly order: MapRequest; readonly problems?: undefined }
  | { readonly order?: undefined; readonly problems: DraftProblems };

function bytesOf(most: string): number | string {
  const mebibytes = parseSpanishNumber(most);
  if (mebibytes === null || mebibytes <= 0) return "Escribe cuánto puede pesar, en MiB: 2, o 0,5";
  const bytes = Math.floor(mebibytes * MEBIBYTE);
  if (bytes < 10_000) return "Es demasiado poco: como poco, 0,01 MiB";
  return bytes > 20_000_000 ? "Es demasiado para una página: como mucho, 19 MiB" : bytes;
}

/** Makes the order of a draft, or says what is missing. */
export function orderOf(draft: MapDraft, join: JoinOf): DraftResult {
  const mostBytes = bytesOf(draft.most);
  const problems: Record<string, string> = {};
  if (draft.crs === "") problems.crs = "Elige el sistema de coordenadas: casi toda la península es EPSG:25830";
  else if (!draft.isCrsConfirmed) problems.crs = "Confirma que el mapa cae donde debe";
  if (typeof mostBytes === "string") problems.most = mostBytes;
  else if (draft.target === "datawrapper" && mostBytes > DATAWRAPPER_MOST_BYTES)
    problems.most = "Datawrapper no admite más de 2 MiB";
  if (draft.target === "datawrapper" && draft.key === "" && draft.dissolve === "")
    problems.key = "Datawrapper necesita una clave para unir los datos: elige un campo, o junta áreas por uno";
  if (draft.isJoined && draft.key === "") problems.key = "Para unir la tabla hace falta la clave del mapa";
  if (draft.onlyField !== "" && draft.onlyValue.trim() === "")
    problems.onlyValue = "Escribe el valor con el que quedarse";
  if (Object.keys(problems).length > 0 || typeof mostBytes === "string") return { problems };
  const order = MapRequest.safeParse({
    ...{ layer: draft.layer, encoding: draft.encoding, crs: draft.crs, target: draft.target, format: draft.format },
    ...{
      mostBytes,
      key: draft.key,
      fields: draft.fields.filter((field) => field !== draft.key),
      dissolve: draft.dissolve,
    },
    only: draft.onlyField === "" ? null : { field: draft.onlyField, value: draft.onlyValue.trim() },
    join: draft.isJoined ? join : null,
  });
  if (!order.success)
    return { problems: { table: "La tabla es demasiado larga para unirla: como mucho, 20.000 filas y 40 columnas" } };
  if (JSON.stringify(order.data).length > MOST_ORDER)
    return { problems: { table: "La tabla pesa demasiado para unirla: deja solo la clave y las columnas que uses" } };
  return { order: order.data };
}
