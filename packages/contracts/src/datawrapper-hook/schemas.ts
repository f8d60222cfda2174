import { z } from "zod";
import { endpoints, get, order, remove } from "../endpoints.ts";
import { DATAWRAPPER_HOOK_API_PATH } from "./paths.ts";

/** Body of a message of Datawrapper; what else it says is not read, since nobody signs it. */
export const DatawrapperMessage = z.object({ id: z.string().regex(/^[0-9A-Za-z_-]{5}$/) });

/** The address that Datawrapper tells of what goes out. Times are Unix epoch in milliseconds. */
export const DatawrapperHook = z.object({
  isMade: z.boolean(),
  madeAtMs: z.number().nullable(),
  madeBy: z.string(),
  /** Moment of the last message with the right secret; `null` before any. */
  receivedAtMs: z.number().nullable(),
  /** Whether the account can be asked: without it no message can be believed. */
  isAccountOn: z.boolean(),
});
export type DatawrapperHook = z.infer<typeof DatawrapperHook>;

/** Answer to what makes an address: the one time that its secret is told. */
export const DatawrapperHookMade = z.object({
  hook: DatawrapperHook,
  /** Path of the address in the site, secret included. */
  path: z.string(),
});
export type DatawrapperHookMade = z.infer<typeof DatawrapperHookMade>;

/** Endpoints of the address that Datawrapper tells of what goes out. */
export const datawrapperHookApi = endpoints(DATAWRAPPER_HOOK_API_PATH, {
  state: get("", DatawrapperHook),
  make: order("", null, DatawrapperHookMade),
  remove: remove("", DatawrapperHook),
});
