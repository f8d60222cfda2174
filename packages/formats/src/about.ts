import { inOrder } from "@nv/contracts";
import type { AboutFormat } from "./format.ts";
import { FOUND_ABOUTS } from "./found-abouts.ts";
import { ORDER } from "./order.ts";

/** Description of a format for people who choose one. */
export type ToldFormat = Pick<
  AboutFormat<string, object, object>,
  "name" | "label" | "lede" | "useIf" | "avoidIf" | "needs" | "effort" | "files" | "isStill" | "pieces"
>;

/** The formats that somebody chooses among, without their schemas, in the order in which lists show them: all but plain text. */
export const ABOUT_FORMATS: readonly ToldFormat[] = inOrder<ToldFormat>(FOUND_ABOUTS, ({ name }) => name, ORDER).filter(
  ({ name }) => name !== "Texto",
);
