import { MAP_COLOR_NAMES, MAP_LABEL_LEVELS } from "@nv/contracts";
import { type FieldProblem, MapStyle, type MapStyleDetail } from "@nv/contracts/schemas";
import { HOUSE_MAP_STYLE, mapStyleFaults } from "@nv/geography";
import { conflictingFields, mergeDrafts as mergeFields } from "@nv/web/merge-drafts";
import { z } from "zod";

/** Labels of the fields of a style, by the path with which the server names each. */
export const STYLE_FIELDS = {
  title: "Nombre",
  slug: "Dirección",
  note: "Nota interna",
  "provider.kind": "Fondo",
  "provider.address": "Dirección del fondo",
  "provider.glyphsUrl": "Letras",
  attribution: "Atribución",
  "colors.water": MAP_COLOR_NAMES.water,
  "colors.land": MAP_COLOR_NAMES.land,
  "colors.green": MAP_COLOR_NAMES.green,
  "colors.road": MAP_COLOR_NAMES.road,
  "colors.building": MAP_COLOR_NAMES.building,
  "colors.border": MAP_COLOR_NAMES.border,
  "colors.label": MAP_COLOR_NAMES.label,
  "colors.halo": MAP_COLOR_NAMES.halo,
  "colors.mark": MAP_COLOR_NAMES.mark,
  "labels.language": "Lengua de los rótulos",
  "labels.countriesPx": MAP_LABEL_LEVELS.countries,
  "labels.regionsPx": MAP_LABEL_LEVELS.regions,
  "labels.placesPx": MAP_LABEL_LEVELS.places,
  "borders.widthPx": "Grosor de las fronteras",
  "borders.hasRegions": "Límites de comunidades",
  "borders.disputed": "Fronteras en disputa",
  maxZoom: "Zoom máximo",
} as const;

/** A field of the form. */
export type StyleField = keyof typeof STYLE_FIELDS;

/** Draft of a style, before it is saved: every field as it is written, right or wrong. */
export type StyleDraft = Readonly<Record<StyleField, string>>;

const isStyleField = (name: string): name is StyleField => Object.hasOwn(STYLE_FIELDS, name);
const FIELDS = Object.keys(STYLE_FIELDS).filter(isStyleField);

/** As browsers keep it. */
export const StoredStyleDraft = z.object({
  base: z.record(z.enum(FIELDS), z.string()),
  mine: z.record(z.enum(FIELDS), z.string()),
  version: z.int(),
});

/** Spanish decimals are read as well as written. */
const figure = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", ".")));
const written = (value: number) => String(value).replace(".", ",");

/** The form of a style. */
export function draftOf(
  style: MapStyle,
  { title, slug, note }: Pick<MapStyleDetail, "title" | "slug" | "note">,
): StyleDraft {
  const { colors, provider, attribution, labels, borders, maxZoom } = style;
  return {
    ...{ title, slug, note, attribution, maxZoom: written(maxZoom) },
    "provider.kind": provider.kind,
    "provider.address": provider.address,
    "provider.glyphsUrl": provider.glyphsUrl,
    "colors.water": colors.water,
    "colors.land": colors.land,
    "colors.green": colors.green,
    "colors.road": colors.road,
    "colors.building": colors.building,
    "colors.border": colors.border,
    "colors.label": colors.label,
    "colors.halo": colors.halo,
    "colors.mark": colors.mark,
    "labels.language": labels.language,
    "labels.countriesPx": written(labels.countriesPx),
    "labels.regionsPx": written(labels.regionsPx),
    "labels.placesPx": written(labels.placesPx),
    "borders.widthPx": written(borders.widthPx),
    "borders.hasRegions": borders.hasRegions ? "yes" : "no",
    "borders.disputed": borders.disputed,
  };
}

/** The form of one that does not exist yet: the house's own. */
export const NEW_STYLE: StyleDraft = draftOf(HOUSE_MAP_STYLE, { title: "", slug: "", note: "" });

function unread(draft: StyleDraft): unknown {
  const of = (section: string) =>
    Object.fromEntries(
      FIELDS.filter((field) => field.startsWith(`${section}.`)).map((field) => [
        field.slice(section.length + 1),
        draft[field],
      ]),
    );
  return {
    colors: of("colors"),
    provider: of("provider"),
    attribution: draft.attribution,
    labels: {
      language: draft["labels.language"],
      countriesPx: figure(draft["labels.countriesPx"]),
      regionsPx: figure(draft["labels.regionsPx"]),
      placesPx: figure(draft["labels.placesPx"]),
    },
    borders: {
      widthPx: figure(draft["borders.widthPx"]),
      hasRegions: draft["borders.hasRegions"] === "yes",
      disputed: draft["borders.disputed"],
    },
    maxZoom: figure(draft.maxZoom),
  };
}

/** A form, read. */
export interface ReadStyle {
  /** `null` when something in it cannot be read. */
  readonly style: MapStyle | null;
  /** What cannot be read, and what keeps it from being published. */
  readonly problems: readonly FieldProblem[];
}

/** Reads a form. */
export function readStyle(draft: StyleDraft): ReadStyle {
  const read = MapStyle.safeParse(unread(draft), {
    error: ({ code }) => (code === "invalid_type" ? "Escribe un número" : undefined),
  });
  if (read.success) return { style: read.data, problems: mapStyleFaults(read.data) };
  const problems = read.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return { style: null, problems };
}

/** Returns the body that is sent to the server; an empty address is left out, and the name makes one. */
export function bodyOf({ title, slug, note }: StyleDraft, style: MapStyle): object {
  return { ...style, title, note, ...(slug !== "" && { slug }) };
}

/** Whether two forms say the same. */
export const isSameDraft = (one: StyleDraft, other: StyleDraft): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** Joins two changes of the same style: of what only one touched, as that one left it. */
export const mergeDrafts = (base: StyleDraft, theirs: StyleDraft, mine: StyleDraft): StyleDraft =>
  mergeFields(FIELDS, { base, theirs, mine });

/** Lists the fields that both sides changed, each in another way. */
export function draftConflicts(base: StyleDraft, theirs: StyleDraft, mine: StyleDraft) {
  return conflictingFields(FIELDS, { base, theirs, mine }).map((field) => ({
    field,
    label: STYLE_FIELDS[field],
    theirs: theirs[field],
    mine: mine[field],
  }));
}
