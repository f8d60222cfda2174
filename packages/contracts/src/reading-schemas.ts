import { z } from "zod";
import { SEARCH_QUERY_MAX_LENGTH } from "./reading-paths.ts";

/** A day, `2026-11-20`. */
const Day = z.iso.date();

/** A heading of a page and what is written under it, up to the next one. */
export const CatalogueSection = z.object({
  /** Empty for what comes before the first heading. */
  heading: z.string(),
  /** `id` of the heading; empty for what comes before the first one. */
  anchor: z.string(),
  text: z.string(),
});
export type CatalogueSection = z.infer<typeof CatalogueSection>;

/** A page of the site as the server knows it: one line of the catalogue. */
export const CataloguePage = z.object({
  /** Decoded path: `/docs/Guia de estilos/Colors`. */
  path: z.string(),
  kind: z.enum(["doc", "post", "page"]),
  title: z.string(),
  /** Sections above the page, from the outermost. */
  trail: z.array(z.string()),
  /** One sentence; empty when nobody wrote one. */
  description: z.string(),
  /** Other words that people look for it by. */
  aliases: z.array(z.string()),
  sections: z.array(CatalogueSection),
  /** The page as Markdown, for reading outside the site. */
  markdown: z.string(),
  /** The text that the page is written in; empty for a page that is a program. */
  source: z.string(),
  /** File of that text, relative to the repository. */
  sourceFile: z.string(),
  /** `borrador`, `beta`, `estable`, `obsoleto` or `retirado`; empty for what is not documentation. */
  state: z.string(),
  /** Who answers for the page; empty for what is not documentation. */
  owner: z.string(),
  reviewedOn: Day.nullable(),
  reviewDueOn: Day.nullable(),
});
export type CataloguePage = z.infer<typeof CataloguePage>;

/** A stretch of a passage; what was searched for is marked. */
export const PassagePart = z.object({ text: z.string(), isMatch: z.boolean() });
export type PassagePart = z.infer<typeof PassagePart>;

/** A page that answers a search. */
export const SearchResult = z.object({
  /** Address of the page, with the anchor of the section that answers best. */
  to: z.string(),
  kind: CataloguePage.shape.kind,
  title: z.array(PassagePart),
  trail: z.array(z.string()),
  state: CataloguePage.shape.state,
  /** Heading of the section that answers best; empty for the page's opening. */
  heading: z.string(),
  passage: z.array(PassagePart),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** Answer of `GET /api/search`. */
export const SearchAnswer = z.object({ results: z.array(SearchResult) });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** Body of `POST /api/search/misses`, and query of its `DELETE`. */
export const SearchRequest = z.object({ query: z.string().trim().min(1).max(SEARCH_QUERY_MAX_LENGTH) });
export type SearchRequest = z.infer<typeof SearchRequest>;

/** A search that found nothing, as `GET /api/search/misses` lists it. Nothing tells who searched. */
export const SearchMiss = z.object({
  query: z.string(),
  times: z.number(),
  /** Unix epoch, milliseconds. */
  firstAtMs: z.number(),
  lastAtMs: z.number(),
});
export type SearchMiss = z.infer<typeof SearchMiss>;
