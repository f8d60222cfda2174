import { GRAPHIC_STATUSES, GRAPHICS_API_PATH } from "@nv/contracts";
import { EditGraphic, GraphicDetail, GraphicFields, RegisterGraphic, recordKind } from "@nv/contracts/schemas";
import { TYPES, typeOf, WORD_LABELS, withTypes } from "@nv/graphic-types";
import { chartIdIn, graphicSlugIn, isData } from "@nv/piece-parts";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import { collectionOf, historyOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import type { Snapshot } from "../../platform/records/core/snapshot-changes.ts";
import { extensionTable } from "../../platform/records/extension-table.ts";
import { heightsOf, tagsOf } from "./graphic-views.ts";
import { findBySource } from "./graphics.repository.ts";
import type { GraphicColumns, GraphicRow, GraphicsTables } from "./schema/tables.ts";
import { storyParts } from "./story-parts.ts";

/** Name of the still picture of what is drawn, for readers without frames. Revisions from before hold it themselves. */
export const PICTURE = "fallback.png";

const TypedConfig = z.object({ type: z.string() });

const { title, slug, ...OTHER_WORDS } = WORD_LABELS;

/** In the order in which the history tells them. */
const LABELS = { title, slug, status: "Estado", ...OTHER_WORDS };

const CONFIG = "config.";

const typeNamed = (name: unknown) => TYPES.find((type) => type.name === name);

/** Returns the label of a part of the configuration, by the type that has it: the present one, or the one before. */
function configLabel(path: string, versions: readonly Snapshot[]): string {
  const part = path.slice(CONFIG.length);
  if (part === "type") return "Tipo";
  const configs = versions.map(({ config }) => TypedConfig.safeParse(config).data);
  const labels = configs.map((config) => typeNamed(config?.type)?.labelOf(part) ?? part);
  return labels.find((label) => label !== part) ?? part;
}

/** Refuses to register a second time what is there. */
export function graphicExists({ id, title }: Pick<GraphicRow, "id" | "title">): Problem {
  const message = `Ya existe: «${title}». ¿Abrirlo?`;
  return new Problem("GRAPHIC_EXISTS", { existing: { id, title }, fields: [{ field: "config.source", message }] });
}

/** Whether something that a graphic uses is told of when it is out again: data, charts and graphics of ours. */
const isFollowed = (reference: string) =>
  isData(reference) || chartIdIn(reference) !== null || graphicSlugIn(reference) !== null;

/** Everything that a graphic is found by. */
function wordsOf(graphic: GraphicRow): readonly string[] {
  const tags = tagsOf(graphic);
  const { altText, sourceLine, credit, config } = graphic.fields;
  const { title, author, section, source_key } = graphic;
  const type = typeNamed(config.type);
  const extension = type?.words(config) ?? [];
  const uses = (type?.sources(config) ?? []).map(({ reference }) => reference).filter(isFollowed);
  const texts = [title, author, section, source_key, ...tags, altText, sourceLine, credit, ...extension];
  return [...foldWords(texts.join(" ")), ...facetWords({ ...graphic, tags, hasAlt: graphic.has_alt === 1, uses })];
}

/** The graphics of the registry, as a kind of record. What is in a configuration is called as its type says. */
export const GRAPHIC_RECORD = recordKind({
  name: "graphics",
  path: GRAPHICS_API_PATH,
  words: { one: "gráfico", many: "gráficos", gender: "masculine" },
  section: "g",
  event: "graphic",
  slug: { start: "grafico", taken: "Otro gráfico tiene ya esa dirección" },
  scopes: { read: "graphics:read", write: "graphics:write", publish: "graphics:publish" },
  errors: { notFound: "GRAPHIC_NOT_FOUND", notLive: "GRAPHIC_NOT_LIVE" },
  labels: LABELS,
  values: { status: GRAPHIC_STATUSES },
  // The contracts know no type: what requests bring is read by the types there are.
  schemas: { register: withTypes(RegisterGraphic), edit: withTypes(EditGraphic), detail: GraphicDetail },
});

const history = historyOf(GRAPHIC_RECORD);

/** A value as people read it. */
function textOf(path: string, value: string): string {
  // It is said of those alone that are not to be found.
  if (path === "isFindable") return value === "false" ? "No" : "Sí";
  if (path === "config.type") return typeNamed(value)?.label ?? value;
  return history.textOf?.(path, value) ?? value;
}

/** The graphics of the registry, as records. */
export const GRAPHICS = collectionOf(GRAPHIC_RECORD, {
  storyTypes: TYPES.filter(({ isStory }) => isStory).map(({ name }) => name),
  extension: extensionTable<GraphicColumns>("graphic_details", "id"),
  fields: withTypes(GraphicFields),
  partsOf: storyParts,
  words: wordsOf,
  history: { ...history, labelOf: configLabel, textOf },
  described(graphic, snapshot, files) {
    const { title, altText, language, config, isFindable = true } = GraphicFields.parse(snapshot);
    const heightsPx = heightsOf(graphic).map(([widthPx, heightPx]): [number, number] => [widthPx, heightPx]);
    const type = typeNamed(config.type);
    const box = type?.box(config) ?? null;
    const theme = type?.theme(config) ?? "light";
    // What is drawn for it stands for it; of others, a picture that was taken of them.
    const drawn = typeOf(config.type).draws?.shown(config) ?? PICTURE;
    return {
      title,
      altText,
      language,
      type: config.type,
      heightsPx,
      picture: files.includes(drawn) ? drawn : null,
      // What its codes do besides framing it, for whoever writes them from the pointer alone.
      ...(type?.isStory === true && { isInline: true as const }),
      ...(box !== null && { box }),
      ...(theme !== "light" && { theme }),
      ...(!isFindable && { isFindable }),
    };
  },
  async taken(db, id, { source_key }) {
    const other = source_key ? await findBySource(db.$extendTables<GraphicsTables>(), source_key) : undefined;
    return other === undefined || other.id === id ? null : graphicExists(other);
  },
});
