import { GraphicEvent } from "@nv/contracts/schemas";
import type { Topic } from "@nv/web";

/** Somebody changed a graphic. */
export const GRAPHIC_TOPIC: Topic<GraphicEvent> = { name: "graphic", schema: GraphicEvent };
