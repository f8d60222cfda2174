import { DATAWRAPPER_API_PATH, LIGHT_MAPS_API_PATH } from "@nv/contracts";
import {
  DatawrapperStatus,
  MapAnswer,
  type MapRequest,
  type SendMap,
  SentMap,
  TakenUpload,
} from "@nv/contracts/schemas";
import { callServer } from "@nv/web";
import { z } from "zod";

const one = (fileId: string, part: string) => `${LIGHT_MAPS_API_PATH}/${encodeURIComponent(fileId)}/${part}`;

/** Parameters of a call that makes something from a file. */
export interface MapQuestion {
  readonly fileId: string;
  readonly part: "layers" | "maps";
  readonly json: object;
}

/** The calls of light maps. All throw {@link CallFailure}. */
export const lightMapsCalls = {
  example: () => callServer(TakenUpload, `${LIGHT_MAPS_API_PATH}/example`, { method: "POST", isOrder: true, json: {} }),
  ask: ({ fileId, part, json }: MapQuestion, signal: AbortSignal) =>
    callServer(MapAnswer, one(fileId, part), { method: "POST", isOrder: true, json, signal }),
  keep: (fileId: string, json: MapRequest) =>
    callServer(TakenUpload, one(fileId, "keep"), { method: "POST", isOrder: true, json }),
  send: (fileId: string, json: SendMap) => callServer(SentMap, one(fileId, "datawrapper"), { method: "POST", json }),
  datawrapper: (signal: AbortSignal) => callServer(DatawrapperStatus, DATAWRAPPER_API_PATH, { signal }),
  /** A file of what was made, as JSON. */
  part: <Schema extends z.ZodType>(schema: Schema, url: string, signal: AbortSignal) =>
    callServer(schema, url, { signal }),
} as const;

/** Values of a field of a map. */
export const FieldValues = z.array(z.string());
