import { z } from "zod";
import { endpoints, get } from "../endpoints.ts";
import { HOME_API_PATH } from "./paths.ts";

/** Something that readers have, as the home shows it. */
export const HomePiece = z.object({
  id: z.string(),
  title: z.string(),
  /** Name of its type, `figure`, and the type as people call it. */
  type: z.string(),
  label: z.string(),
  author: z.string(),
  /** Unix epoch, milliseconds. */
  publishedAtMs: z.int(),
  /** Address of its picture in this site; `null` for none. */
  pictureUrl: z.string().nullable(),
  /** Number of pages that are known to hold it. */
  pages: z.int(),
});
export type HomePiece = z.infer<typeof HomePiece>;

/** The registry, as the home tells of it. */
export const HomeRegistry = z.object({
  /** Number of graphics that there are, retired or not. */
  total: z.int(),
  /** Graphics that readers have, the last published first; a few. */
  published: z.array(HomePiece),
  /** Number of drafts of who asks. */
  drafts: z.int(),
  /** Number of published ones that say nothing to who does not see them. */
  withoutAlt: z.int(),
  /** Number of those in use that did not load when they were last looked at. */
  broken: z.int(),
});
export type HomeRegistry = z.infer<typeof HomeRegistry>;

/** People on duty at this moment. */
export const HomeDuty = z.object({
  /** People on duty, those who stay longest first; a few. */
  people: z.array(z.object({ name: z.string(), untilMs: z.int() })),
  /** Number of people, told or not. */
  total: z.int(),
});
export type HomeDuty = z.infer<typeof HomeDuty>;

/** Pages of documentation that wait for somebody to read them again. */
export const HomeReviews = z.object({ due: z.int() });
export type HomeReviews = z.infer<typeof HomeReviews>;

/** Answer of `GET /api/home`. A part that could not be read is `null`, and the others are there. */
export const HomeAnswer = z.object({
  registry: HomeRegistry.nullable(),
  duty: HomeDuty.nullable(),
  reviews: HomeReviews.nullable(),
});
export type HomeAnswer = z.infer<typeof HomeAnswer>;

/** Endpoint of the home. */
export const homeApi = endpoints(HOME_API_PATH, { read: get("", HomeAnswer) });
