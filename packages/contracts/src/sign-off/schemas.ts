import { z } from "zod";
import { endpoints, get, order, put } from "../endpoints.ts";
import { VersionedRequest } from "../graphics/schemas.ts";
import { line } from "../graphics/texts.ts";
import { SIGN_OFF_ADMIN_PATH, SIGN_OFF_API_PATH, SIGN_OFF_LIMITS } from "./paths.ts";

/** Name of what takes two people or not: a kind of record, `series`, or a type within one, `graphics:story`. */
export const SignOffKind = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}(?::[a-z0-9-]{1,40})?$/, "No es el nombre de nada que se publique");

/** Kinds that take two people, as an administrator chooses them. */
export const SignOffKinds = z
  .array(SignOffKind)
  .max(SIGN_OFF_LIMITS.kinds)
  .overwrite((kinds) => [...new Set(kinds)].toSorted());

/** Body of `PUT /api/admin/sign-off`. */
export const SignOffChange = z.object({
  /** Version that its author saw. */
  version: z.int().nonnegative().max(2_147_483_646),
  kinds: SignOffKinds,
  note: line(SIGN_OFF_LIMITS.note).default(""),
});
export type SignOffChange = z.infer<typeof SignOffChange>;

/** Answer of `GET /api/admin/sign-off`, and of a change. */
export const SignOffRules = z.object({
  /** 0 while nobody chose any. */
  version: z.int(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      /** As people call it. */
      label: z.string(),
      /** Heading that it stands under: «Historias», «Mapas». */
      group: z.string(),
      isOn: z.boolean(),
    }),
  ),
  /** Last versions, the newest first. */
  versions: z.array(z.object({ version: z.int(), atMs: z.number(), by: z.string(), note: z.string() })),
});
export type SignOffRules = z.infer<typeof SignOffRules>;

/** Sign-off of a record as it is written now, for whoever looks at it. Times are Unix epoch in milliseconds. */
export const SignOffView = z.object({
  /** Whether its kind takes two people. */
  isNeeded: z.boolean(),
  /** Whether what is written may go out now: signed, or the same that readers have. */
  isFree: z.boolean(),
  /** Version that this is about. */
  version: z.int(),
  asked: z.object({ by: z.string(), atMs: z.number(), of: z.string(), note: z.string() }).nullable(),
  given: z.object({ by: z.string(), atMs: z.number() }).nullable(),
  /** Reason why a signature counts no more; empty for none that was lost. */
  lost: z.string(),
  /** Reason why whoever looks may not sign; empty when they may. */
  refusal: z.string(),
  /** People who can be asked: those who wrote nothing of it. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type SignOffView = z.infer<typeof SignOffView>;

/** Body of `POST /api/sign-off/:id/ask`. */
export const AskSignOff = VersionedRequest.extend({
  /** Id of who is asked; empty for anybody. */
  person: z.string().max(64).default(""),
  note: line(SIGN_OFF_LIMITS.note).default(""),
});
export type AskSignOff = z.infer<typeof AskSignOff>;

/** Body of `POST /api/sign-off/:id/withdraw`. */
export const WithdrawSignOff = VersionedRequest.extend({ reason: line(SIGN_OFF_LIMITS.note).default("") });
export type WithdrawSignOff = z.infer<typeof WithdrawSignOff>;

/** Event `sign-off` of `GET /api/events`: the sign-off of a record is another now. */
export const SignOffEvent = z.object({ id: z.string() });

/** Endpoints of the sign-off of a record, whichever. */
export const signOffApi = endpoints(SIGN_OFF_API_PATH, {
  view: get("/:id", SignOffView),
  ask: order("/:id/ask", AskSignOff, SignOffView),
  give: order("/:id/give", VersionedRequest, SignOffView),
  withdraw: order("/:id/withdraw", WithdrawSignOff, SignOffView),
});

/** Endpoints of what takes two people, for administrators. */
export const signOffAdminApi = endpoints(SIGN_OFF_ADMIN_PATH, {
  rules: get("", SignOffRules),
  changeRules: put("", SignOffChange, SignOffRules),
});
