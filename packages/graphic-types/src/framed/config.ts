import { z } from "zod";
import { chartSource } from "../config-parts.ts";

/** One thing of somebody else's: a Datawrapper id, an embed code or an https address, as typed; kept as the address of the frame. */
export const framedConfig = <const Name extends string>(name: Name) =>
  z.object({ type: z.literal(name), source: chartSource });
