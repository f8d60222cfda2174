import { MAP_LABEL_LEVELS } from "@nv/contracts";
import { type FieldProblem, keptParts, MAP_STYLE_RECORD, MapStyle, type MapStyleDetail } from "@nv/contracts/schemas";
import { HOUSE_MAP_STYLE, mapStyleFaults } from "@nv/geography";
import { z } from "zod";
import { draftOf, withSlug } from "../../../records/core/draft-of";

/** Labels that are shorter in the form, which says beside the field what it is measured in. */
const SHORT_LABELS = {
  "labels.countriesPx": MAP_LABEL_LEVELS.countries,
  "labels.regionsPx": MAP_LABEL_LEVELS.regions,
  "labels.placesPx": MAP_LABEL_LEVELS.places,
  "borders.hasRegions": "Límites de comunidades",
} as const;

const { status, colors, provider, labels, borders, ...named } = MAP_STYLE_RECORD.labels;

/** Labels of the fields of a style, by the path with which the server names each. */
export const STYLE_FIELDS = { ...named, ...SHORT_LABELS };

/** A field of the form. */
export type StyleField = keyof typeof STYLE_FIELDS;

/** Draft of a style, before it is saved: every field as it is written, right or wrong. */
export type StyleDraft = Readonly<Record<StyleField, string>>;

const isStyleField = (name: string): name is StyleField => Object.hasOwn(STYLE_FIELDS, name);
const FIELDS = Object.keys(STYLE_FIELDS).filter(isStyleField);

/** Spanish decimals are read as well as written. */
const figure = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", ".")));
const written = (value: number) => (Number.isNaN(value) ? "" : String(value).replace(".", ","));

/** Returns the draft of a style. */
export function styleDraft(
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
export const NEW_STYLE: StyleDraft = styleDraft(HOUSE_MAP_STYLE, { title: "", slug: "", note: "" });

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
  /** Problems of what cannot be read, and of what keeps it from being published. */
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

const KEPT = keptParts(MapStyle);

/** The form of a style. */
export const STYLE_FORM = draftOf(MAP_STYLE_RECORD, {
  schema: z.record(z.enum(FIELDS), z.string()),
  fields: FIELDS,
  labels: SHORT_LABELS,
  toDraft: (detail: MapStyleDetail) => styleDraft(detail.style, detail),
  fromDraft(draft) {
    const { title, slug, note } = draft;
    const { data } = KEPT.safeParse(unread(draft));
    const unnamed = title.trim() === "" ? [{ field: "title", message: "Falta el nombre" }] : [];
    return {
      body: data === undefined ? null : withSlug(slug, { ...data, title, note }),
      problems: [...unnamed, ...readStyle(draft).problems],
    };
  },
});
