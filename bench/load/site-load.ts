import { z } from "zod";

/** Actions of people; each kind is measured on its own. */
export const ACTIONS = ["page", "search", "user", "renewal"] as const;
export type Action = (typeof ACTIONS)[number];

/** Of a hundred things that somebody does, how many are of each kind. */
export const SHARES: Readonly<Record<Action, number>> = { page: 60, search: 20, user: 15, renewal: 5 };

/** Orders for the process of the people. */
export type PeopleOrder =
  /** Signs everybody in. */
  | { readonly do: "sign-in"; readonly people: number; readonly password: string; readonly pages: readonly string[] }
  /** Lets the first of them work, each on a connection of their own, all of which are opened at once. */
  | { readonly do: "work"; readonly people: number; readonly seconds: number; readonly pauseMs: number };

const Times = z.object({ count: z.number(), p50Ms: z.number(), p99Ms: z.number(), longestMs: z.number() });

/** Times that answers took, from the moment when they were asked for. */
export type Times = z.infer<typeof Times>;

/** Result of the people's work. */
export const PeopleReport = z.object({
  all: Times,
  byAction: z.record(z.enum(ACTIONS), Times),
  /** From asking for the connection to the first answer, when all came at once. */
  arrival: Times,
  perS: z.number(),
});
export type PeopleReport = z.infer<typeof PeopleReport>;

/** Memory that the server holds, bytes. */
export const Memory = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() });
export type Memory = z.infer<typeof Memory>;
