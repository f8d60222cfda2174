import { GraphicEvent } from "@nv/contracts/schemas";
import type { Topic } from "@nv/web";

/** Somebody changed an include; what it carries is what a change of any record does. */
export const INCLUDE_TOPIC: Topic<GraphicEvent> = { name: "include", schema: GraphicEvent };
