import { GraphicEvent } from "@nv/contracts/schemas";
import type { Topic } from "@nv/web";

/** Somebody changed a file at a public address; what it carries is what a change of any record does. */
export const DROP_TOPIC: Topic<GraphicEvent> = { name: "drop", schema: GraphicEvent };
