import { z } from "zod";
import {
  FEEDBACK_COMMENT_MAX_LENGTH,
  PROPOSAL_MAX_LENGTH,
  SEARCH_MISS_MAX_TIMES,
  SEARCH_QUERY_MAX_LENGTH,
} from "./paths.ts";

/** Text that people write. Without the NUL character, which PostgreSQL cannot keep; what else cannot be seen is shown to whoever reads it. */
const Written = z.string().overwrite((text) => text.replaceAll("\0", ""));

/** A day, `2026-11-20`. */
const Day = z.iso.date();

/** A heading of a page and what is written under it, up to the next one. */
export const CatalogueSection = z.object({
  /** Empty for what comes before the first heading. */
  heading: z.string(),
  /** `id` of the heading; empty for what comes before the first one. */
  anchor: z.string(),
  /** Its prose. */
  text: z.string(),
  /** Its blocks of code: searched, but no excerpt. */
  code: z.string(),
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
  /** Owner who answers for the page; empty for what is not documentation. */
  owner: z.string(),
  reviewedOn: Day.nullable(),
  reviewDueOn: Day.nullable(),
  /** The group whose people alone may know of it; empty for everybody. */
  group: z.string(),
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
export const SearchAnswer = z.object({
  results: z.array(SearchResult),
  /** Whether anything was asked: «de la» and a first letter are in every page and in none. */
  isQuestion: z.boolean(),
  /** Whether what was found only resembles what was asked: no page has every word of it. */
  isWeak: z.boolean(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** Something that is no page and answers a search. */
export const FoundThing = z.object({
  id: z.string(),
  title: z.string(),
  /** Facts that tell it from others of its name, in words: its state, whose it is. */
  facts: z.array(z.string()),
  /** Address of a small picture of it, for people of the site; without it, there is none. */
  picture: z.string().optional(),
});
export type FoundThing = z.infer<typeof FoundThing>;

/** Things of one kind that answer a search. */
export const FoundGroup = z.object({
  kind: z.enum([
    "graphics",
    "stories",
    "series",
    "trackers",
    "averages",
    "comparisons",
    "elections",
    "files",
    "includes",
    "team",
    "people",
    "groups",
    "screens",
  ]),
  /** Best first, never none. */
  things: z.array(FoundThing),
  /** Whether their own list has more. */
  hasMore: z.boolean(),
});
export type FoundGroup = z.infer<typeof FoundGroup>;

/** Answer of `GET /api/search/things`. */
export const FoundThings = z.object({ groups: z.array(FoundGroup) });
export type FoundThings = z.infer<typeof FoundThings>;

/** Which page of a list; from 1. */
const ListPage = z.coerce.number().int().min(1).max(100_000).default(1);

/** Body of `POST /api/search/misses`, and query of its `DELETE`. */
export const SearchRequest = z.object({ query: Written.trim().min(1).max(SEARCH_QUERY_MAX_LENGTH) });
export type SearchRequest = z.infer<typeof SearchRequest>;

/** A search that found nothing, as `GET /api/search/misses` lists it and its `PUT` puts it back. Nothing tells who searched. */
export const SearchMiss = z.object({
  query: z.string().min(1).max(SEARCH_QUERY_MAX_LENGTH),
  times: z.number().int().min(1).max(SEARCH_MISS_MAX_TIMES),
  /** Unix epoch, milliseconds. */
  firstAtMs: z.number().int(),
  lastAtMs: z.number().int(),
});
export type SearchMiss = z.infer<typeof SearchMiss>;

/** Body of `POST /api/feedback`: whether a page served, and perhaps a line to whoever answers for it. */
export const FeedbackRequest = z.object({
  /** Decoded path of the page. */
  path: z.string().max(500),
  hasHelped: z.boolean(),
  comment: Written.trim().max(FEEDBACK_COMMENT_MAX_LENGTH),
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

/** Opinion of somebody on a page, as `GET /api/feedback` lists it. */
export const FeedbackEntry = z.object({
  id: z.string(),
  path: z.string(),
  /** Title of the page; its path when the page is no more. */
  title: z.string(),
  owner: z.string(),
  /** Empty once their account is removed. */
  email: z.string(),
  hasHelped: z.boolean(),
  comment: z.string(),
  /** Unix epoch, milliseconds. */
  saidAtMs: z.number(),
  isResolved: z.boolean(),
});
export type FeedbackEntry = z.infer<typeof FeedbackEntry>;

/** Query of `GET /api/feedback`: everything, or only the lines that wait to be read, or those that were read. */
export const FeedbackQuery = z.object({ state: z.enum(["waiting", "read"]).optional(), page: ListPage });
export type FeedbackQuery = z.infer<typeof FeedbackQuery>;

/** Body of `POST /api/feedback/:id/resolve`: which word was read, by when it was said; the person may have said another since. */
export const FeedbackResolution = z.object({ saidAtMs: z.number().int() });

/** Query of `GET /api/feedback/tallies`. */
export const FeedbackTalliesQuery = z.object({ page: ListPage });

/** Numbers of people whom a page served or did not, as `GET /api/feedback/tallies` lists them. */
export const FeedbackTally = z.object({
  path: z.string(),
  /** Title of the page; its path when the page is no more. */
  title: z.string(),
  owner: z.string(),
  /** People whose last word was that it served. */
  served: z.number(),
  /** People whose last word was that it did not. */
  unserved: z.number(),
});
export type FeedbackTally = z.infer<typeof FeedbackTally>;

/** Body of `POST /api/proposals`. */
export const ProposalRequest = z.object({
  /** Decoded path of the page. */
  path: z.string().max(500),
  /** Which text was edited: `version` of `PageSource`. */
  version: z.string().max(64),
  text: Written.min(1).max(PROPOSAL_MAX_LENGTH.text),
  /** Reason for the proposal. */
  note: Written.trim().max(PROPOSAL_MAX_LENGTH.note),
});
export type ProposalRequest = z.infer<typeof ProposalRequest>;

/** Outcome of a proposal. */
export const ProposalOutcome = z.enum(["accepted", "rejected"]);
export type ProposalOutcome = z.infer<typeof ProposalOutcome>;

/** An edit that somebody suggests, as `GET /api/proposals` lists it. */
export const Proposal = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  owner: z.string(),
  /** File that the proposal is about, relative to the repository. */
  sourceFile: z.string(),
  /** Empty once their account is removed. */
  email: z.string(),
  note: z.string(),
  /** Unified difference, as `git apply` takes it. */
  difference: z.string(),
  state: z.enum(["open", ...ProposalOutcome.options]),
  /** Unix epoch, milliseconds. */
  madeAtMs: z.number(),
  resolvedAtMs: z.number().nullable(),
  /** Address of who answered; empty while nobody has, and once their account is removed. */
  resolvedBy: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;

/** Answer of `GET /api/proposals/:id/reading`: what a proposal changes, and whether it can be applied here. */
export const ProposalReading = z.object({
  /** The text that it was made from, and the one that it makes; both empty when the first is not known. */
  before: z.string(),
  after: z.string(),
  /**
   * `ready`: it can be applied. `applied`: the file says so already. `changed`: the file is not the one that it was made from. `gone`: there is
   * no such page any more. `beyond-words`: it changes more than words. `elsewhere`: the files are not here, or cannot be written.
   * `unknown`: it was made before its text was kept, and the page has changed.
   */
  standing: z.enum(["ready", "applied", "changed", "gone", "beyond-words", "elsewhere", "unknown"]),
  /** Difference since it was made, when `changed`. */
  since: z.string(),
});
export type ProposalReading = z.infer<typeof ProposalReading>;

/** Query of `GET /api/proposals`. */
export const ProposalQuery = z.object({ state: Proposal.shape.state.optional(), page: ListPage });
export type ProposalQuery = z.infer<typeof ProposalQuery>;

/** Answer of `GET /api/pages/source`: the text that a page is written in. */
export const PageSource = z.object({ text: z.string(), version: z.string(), sourceFile: z.string() });
export type PageSource = z.infer<typeof PageSource>;

/** Review dates of a page, as `GET /api/pages/reviews` lists them. */
export const PageReview = z.object({
  path: z.string(),
  title: z.string(),
  owner: z.string(),
  reviewedOn: Day,
  reviewDueOn: Day,
});
export type PageReview = z.infer<typeof PageReview>;

/** Query of `GET /api/pages/reviews`: those due on a day or before it; all when none is named. */
export const ReviewQuery = z.object({ dueBy: Day.optional() });
export type ReviewQuery = z.infer<typeof ReviewQuery>;
