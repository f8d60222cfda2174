import { z } from "zod";
import { endpoints, get, put } from "../endpoints.ts";
import { line } from "../graphics/texts.ts";
import { IsoDay } from "../series/schemas.ts";
import { VOTE_LIMITS, VOTES_ADMIN_PATH, VOTES_API_PATH } from "./paths.ts";

/** Name of a vote for programs, which averages, seats and elections keep. */
export const VoteId = z
  .string()
  .max(VOTE_LIMITS.id)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Solo letras sin acento, cifras y guiones: municipales-2027");

/** A vote of the calendar. */
export const Vote = z.object({
  id: VoteId,
  name: line(VOTE_LIMITS.name).min(1, "Falta qué se vota"),
  /** Territory where it is held: «España», «Andalucía». */
  territory: line(VOTE_LIMITS.territory).min(1, "Falta dónde se vota"),
  day: IsoDay,
  /** Hour of the clock in Madrid at which the last polling stations close: 21:00 where the Canaries vote. */
  closesAt: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Escribe la hora como 21:00"),
  /** Law that says when its polls may be published. */
  law: z.enum(["loreg", "none"]),
});
export type Vote = z.infer<typeof Vote>;

/** Votes of the calendar, each name once. */
export const VoteCalendar = z
  .array(Vote)
  .max(VOTE_LIMITS.votes, `Como mucho ${VOTE_LIMITS.votes} votaciones`)
  .superRefine((votes, context) => {
    const ids = votes.map(({ id }) => id);
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) < at)
        context.addIssue({
          code: "custom",
          path: [at, "id"],
          message: "Otra votación se llama igual para los programas",
        });
  });
export type VoteCalendar = z.infer<typeof VoteCalendar>;

/** A vote, and the time in which its polls may not be published. */
export const VoteView = Vote.extend({
  /** `null` for a vote whose law forbids nothing. */
  embargo: z
    .object({
      /** Unix epoch, milliseconds. */
      fromMs: z.number(),
      untilMs: z.number(),
      /** Whether it holds now. */
      isOn: z.boolean(),
      /** Sentence that says so, with the law. */
      sentence: z.string(),
    })
    .nullable(),
});
export type VoteView = z.infer<typeof VoteView>;

/** Answer of `GET /api/votes`: the next one first, past ones at the end. */
export const VoteList = z.object({ items: z.array(VoteView) });
export type VoteList = z.infer<typeof VoteList>;

/** Body of `PUT /api/admin/votes`. */
export const VotesChange = z.object({
  /** Version that its author saw. */
  version: z.int().nonnegative().max(2_147_483_646),
  votes: VoteCalendar,
  note: line(VOTE_LIMITS.note).default(""),
});
export type VotesChange = z.infer<typeof VotesChange>;

/** Answer of `GET /api/admin/votes`, and of a change. */
export const VotesView = z.object({
  /** 0 while nobody wrote any. */
  version: z.int(),
  votes: z.array(VoteView),
  /** Last versions, the newest first. */
  versions: z.array(z.object({ version: z.int(), atMs: z.number(), by: z.string(), note: z.string() })),
});
export type VotesView = z.infer<typeof VotesView>;

/** Endpoints of the calendar for the people of the site. */
export const votesApi = endpoints(VOTES_API_PATH, { list: get("", VoteList) });

/** Endpoints of the calendar for administrators. */
export const votesAdminApi = endpoints(VOTES_ADMIN_PATH, {
  view: get("", VotesView),
  change: put("", VotesChange, VotesView),
});
