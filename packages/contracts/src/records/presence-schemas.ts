import { z } from "zod";

/** Body of `POST /api/events/presence`: somebody has something open in a tab, or no longer has. */
export const PresenceRequest = z.object({
  /** Record that is open: a kind and an id, `graphic:3f0c…`. */
  subject: z.string().regex(/^[a-z]{1,20}:[0-9a-f-]{36}$/),
  /** Which part of it the person is in, `k3f9…`; empty for none in particular. */
  place: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/)
    .default(""),
  /** Tells the tabs of one person apart; made anew each time something is opened. */
  tab: z.string().regex(/^[0-9a-f]{16}$/),
  isHere: z.boolean(),
  /** Asks who else has it open to say so. */
  asksWho: z.boolean(),
});
export type PresenceRequest = z.infer<typeof PresenceRequest>;

/** Event `presence` of `GET /api/events`. The server says who it is. */
export const PresenceEvent = PresenceRequest.extend({ by: z.string(), byId: z.string() });
export type PresenceEvent = z.infer<typeof PresenceEvent>;
