import {
  GRAPHIC_STATUSES,
  GRAPHICS_API_PATH,
  type GraphicStatus,
  HEALTH_STATES,
  type HealthState,
} from "@nv/contracts";
import {
  type FieldProblem,
  type GraphicDetail,
  type GraphicFields,
  type GraphicPicture,
  type GraphicSummary,
  type GraphicUsage,
  PublishedPointer,
} from "@nv/contracts/schemas";
import { embedCodes, type HeightsPx, publicUrlOf } from "@nv/embeds";
import { configProblems, soleChartOf, typeOf, wordProblems } from "@nv/graphic-types";
import { z } from "zod";
import type { GraphicRow, GraphicState, GraphicUsageRow } from "./schema/tables.ts";

const isOneOf = <Name extends string>(table: Readonly<Record<Name, string>>, value: string): value is Name =>
  Object.hasOwn(table, value);

function named<Name extends string>(table: Readonly<Record<Name, string>>, value: string): Name {
  if (isOneOf(table, value)) return value;
  throw new Error(`The database holds ${JSON.stringify(value)}, which is none of ${Object.keys(table).join(", ")}.`);
}

const Heights = z.array(z.tuple([z.number(), z.number()]));
const Texts = z.array(z.string());

/** Heights that were measured. */
export function heightsOf(row: Pick<GraphicRow, "heights">): HeightsPx {
  return Heights.parse(JSON.parse(row.heights));
}

/** Its tags. */
export function tagsOf(row: Pick<GraphicRow, "tags">): string[] {
  return Texts.parse(JSON.parse(row.tags));
}

/** Reads what the last check found, the worst first. */
function findingsOf(row: Pick<GraphicRow, "findings">): string[] {
  return Texts.parse(JSON.parse(row.findings));
}

/** Address of the picture of a graphic in lists, another for another picture; `null` for none. */
export const thumbnailUrlOf = ({ id, thumbnail }: Pick<GraphicState, "id" | "thumbnail">): string | null =>
  thumbnail && `${GRAPHICS_API_PATH}/${id}/thumbnail?v=${encodeURIComponent(thumbnail)}`;

/** A graphic as lists show it. */
export function toSummary(row: GraphicState): GraphicSummary {
  const tags = tagsOf(row);
  const type = typeOf(row.type).name;
  const status: GraphicStatus = named(GRAPHIC_STATUSES, row.status);
  const health: HealthState = named(HEALTH_STATES, row.health);
  return {
    id: row.id,
    slug: row.slug,
    type,
    title: row.title,
    status,
    author: row.author,
    section: row.section,
    tags,
    hasAlt: row.has_alt === 1,
    health,
    finding: findingsOf(row)[0] ?? "",
    version: row.version,
    hasUnpublishedChanges: row.revision !== null && row.published_version < row.version,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    publishedAtMs: row.published_at_ms,
    thumbnailUrl: thumbnailUrlOf(row),
  };
}

/** A page that holds a graphic. */
export function toUsage({ id, page, origin, ...row }: GraphicUsageRow): GraphicUsage {
  return {
    id,
    page,
    url: origin === "seen" && row.confirmed_at_ms === null ? null : `https://${page}`,
    origin: origin === "seen" ? "seen" : "manual",
    firstAtMs: row.first_at_ms,
    lastAtMs: row.last_at_ms,
    sightings: row.sightings,
  };
}

/** Pictures of the live revision, relative to its public address; `null` without one. */
export function picturesOf({ pointer }: Pick<GraphicRow, "pointer">): {
  readonly image: string | null;
  readonly shared: string | null;
} {
  if (pointer === null) return { image: null, shared: null };
  const { image, shared = null } = PublishedPointer.parse(JSON.parse(pointer));
  return { image, shared };
}

/** Lists what is missing in what a graphic is made of. */
const missingParts = ({ config }: GraphicFields): readonly FieldProblem[] =>
  configProblems(config).map(({ field, message }) => ({ field: `config.${field}`, message }));

/** A graphic with everything about it. */
export function toDetail(
  row: GraphicRow,
  {
    usages,
    picture,
    publicBaseUrl,
  }: {
    readonly usages: readonly GraphicUsageRow[];
    readonly picture: GraphicPicture;
    readonly publicBaseUrl: string;
  },
): GraphicDetail {
  const { fields } = row;
  const publicUrl = row.revision === null ? null : publicUrlOf(publicBaseUrl, row.slug);
  const { title, altText } = fields;
  const { imageUrl } = picture;
  const type = typeOf(fields.config.type);
  const [box, theme, isInline] = [type.box(fields.config), type.theme(fields.config), type.isStory];
  const embeddable = {
    publicBaseUrl,
    slug: row.slug,
    title,
    altText,
    heightsPx: heightsOf(row),
    imageUrl,
    box,
    theme,
    isInline,
  };
  const summary = toSummary(row);
  return {
    ...fields,
    ...summary,
    title,
    revision: row.revision,
    publicUrl,
    previewUrl: `${GRAPHICS_API_PATH}/${row.id}/preview?v=${row.version}`,
    publishProblems: [...wordProblems(fields), ...missingParts(fields)],
    embedCodes: publicUrl === null ? {} : embedCodes(embeddable),
    hasData: soleChartOf(fields.config) !== null,
    usages: usages.map(toUsage),
    picture,
    healthReport: { state: summary.health, checkedAtMs: row.checked_at_ms, findings: findingsOf(row) },
    changedBy: row.changed_by,
  };
}
