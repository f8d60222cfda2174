import { addressOf, pageField, readQuery } from "@nv/web/address";

/** Address of the screen. */
export const READING_PATH = "/admin/reading";

/** Parts of the screen and the lists of each; the first is the one that opens. */
export const READING_VIEWS = {
  proposals: ["open", "accepted", "rejected"],
  opinions: ["waiting", "read", "pages"],
  searches: ["all"],
  reviews: ["overdue", "next"],
} as const;

/** A part of the screen. */
export type ReadingPart = keyof typeof READING_VIEWS;

/** A list of a part. */
export type ReadingView<Part extends ReadingPart> = (typeof READING_VIEWS)[Part][number];

/** A list of one part. */
export interface PlaceIn<Part extends ReadingPart> {
  readonly part: Part;
  readonly view: ReadingView<Part>;
  /** From 1. */
  readonly page: number;
}

/** Which list the address names. */
export type ReadingPlace = { readonly [Part in ReadingPart]: PlaceIn<Part> }[ReadingPart];

/** Reads the query of the address; what makes no sense counts as absent. */
export function readReadingPlace(search: string): ReadingPlace {
  const query = readQuery(search);
  const page = query.page();
  function chosen<View extends string>(views: readonly [View, ...View[]]): View {
    return query.oneOf(views, "lista", "view") ?? views[0];
  }
  switch (query.text("parte", "part")) {
    case "opinions":
      return { part: "opinions", view: chosen(READING_VIEWS.opinions), page };
    case "searches":
      return { part: "searches", view: chosen(READING_VIEWS.searches), page };
    case "reviews":
      return { part: "reviews", view: chosen(READING_VIEWS.reviews), page };
    default:
      return { part: "proposals", view: chosen(READING_VIEWS.proposals), page };
  }
}

/**
 * Writes the address of a list.
 *
 * @example readingAddress({ part: "opinions", view: "read", page: 2 }) // "/admin/reading?parte=opinions&lista=read&pagina=2"
 */
export function readingAddress({ part, view, page }: ReadingPlace): string {
  const parte = part === "proposals" ? null : part;
  const lista = view === READING_VIEWS[part][0] ? null : view;
  return addressOf(READING_PATH, { parte, lista, pagina: pageField(page) });
}
