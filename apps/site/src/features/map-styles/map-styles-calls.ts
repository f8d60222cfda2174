import { GraphicEvent, MAP_STYLE_RECORD, mapStylesApi } from "@nv/contracts/schemas";
import { clientOf, type Topic } from "@nv/web";
import { recordCalls } from "../../records/record-calls";

/** Somebody changed a style. */
export const MAP_STYLE_TOPIC: Topic<GraphicEvent> = { name: "map-style", schema: GraphicEvent };

/** The calls of the styles of maps. All throw `CallFailure`. */
export const mapStylesCalls = { ...recordCalls(MAP_STYLE_RECORD), ...clientOf(mapStylesApi) };
