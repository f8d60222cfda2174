import { chartSource } from "@nv/piece-parts";
import { z } from "zod";

/** One thing of somebody else's: a Datawrapper id, an embed code or an https address, as typed; kept as the address of the frame. */
export const framedConfig = <const Name extends string>(name: Name) =>
  z.object({ type: z.literal(name), source: chartSource });
