import type { GraphicList } from "@nv/contracts/schemas";
import { isRecord, readBy } from "@nv/web/schema";
import { NO_FILTERS, type RegistryFilters } from "../../../pieces/core/registry-address";

/** A graphic, as far as the home tells of it. */
export interface HomeGraphic {
  readonly id: string;
  readonly title: string;
  /** Unix epoch, milliseconds; `null` when readers get nothing. */
  readonly publishedAtMs: number | null;
}

/** The beginning of a list of the registry. */
export interface HomeGraphics extends Pick<GraphicList, "total" | "isTotalExact"> {
  readonly items: readonly HomeGraphic[];
}

/** Answers of the registry to the queries of the home. */
export interface RegistryNews {
  readonly all: HomeGraphics;
  readonly broken: HomeGraphics;
  readonly drafts: HomeGraphics;
  readonly withoutAlt: HomeGraphics;
  readonly published: HomeGraphics;
}

/** A list of the registry that the home shows or counts: the address of each count is that of the same list. */
export function newsFilters(name: string): Readonly<Record<keyof RegistryNews, RegistryFilters>> {
  return {
    all: NO_FILTERS,
    broken: { ...NO_FILTERS, health: "broken" },
    drafts: { ...NO_FILTERS, status: "draft", author: name },
    withoutAlt: { ...NO_FILTERS, status: "published", hasAlt: "no" },
    published: { ...NO_FILTERS, status: "published" },
  };
}

function graphicOf(value: unknown): HomeGraphic | null {
  if (!isRecord(value)) return null;
  const { id, title, publishedAtMs } = value;
  if (typeof id !== "string" || typeof title !== "string") return null;
  return { id, title, publishedAtMs: typeof publishedAtMs === "number" ? publishedAtMs : null };
}

/** Reads a list of the registry by hand: the schema library weighs more than the whole home. */
export const HomeGraphicList = readBy<HomeGraphics>((body) => {
  if (!isRecord(body) || !Array.isArray(body.items)) return null;
  const { total, isTotalExact } = body;
  const items = body.items.map(graphicOf).filter((item) => item !== null);
  const isWhole = typeof total === "number" && typeof isTotalExact === "boolean" && items.length === body.items.length;
  return isWhole ? { total, isTotalExact, items } : null;
});

/** A count that waits for somebody, and the list that it counts. */
export interface RegistryTask {
  readonly list: keyof RegistryNews;
  readonly words: string;
}

const countOf = ({ total, isTotalExact }: HomeGraphics) => (isTotalExact ? String(total) : `más de ${total}`);

/** Lists the tasks in the registry, most pressing first; leaves out those without graphics. */
export function registryTasks({ broken, drafts, withoutAlt }: RegistryNews): readonly RegistryTask[] {
  const named = (list: keyof RegistryNews, graphics: HomeGraphics, one: string, several: string) =>
    graphics.total === 0 ? [] : [{ list, words: `${countOf(graphics)} ${graphics.total === 1 ? one : several}` }];
  return [
    ...named("broken", broken, "roto", "rotos"),
    ...named("drafts", drafts, "borrador tuyo", "borradores tuyos"),
    ...named("withoutAlt", withoutAlt, "publicado sin texto alternativo", "publicados sin texto alternativo"),
  ];
}

/** Graphics of a list, the last published first. */
export function lastPublished({ items }: HomeGraphics, count: number): readonly HomeGraphic[] {
  return items.toSorted((a, b) => (b.publishedAtMs ?? 0) - (a.publishedAtMs ?? 0)).slice(0, count);
}
