import { datawrapperApi, type LookAtMap, lightMapsApi, type MapRequest } from "@nv/contracts/schemas";
import { callServer, clientOf } from "@nv/web";
import { z } from "zod";

const { layers, maps, ...others } = clientOf(lightMapsApi);

/** Parameters of a call that makes something from a file. */
export type MapQuestion =
  | { readonly fileId: string; readonly part: "layers"; readonly json: LookAtMap }
  | { readonly fileId: string; readonly part: "maps"; readonly json: MapRequest };

/** The calls of light maps. All throw `CallFailure`. */
export const lightMapsCalls = {
  ...others,
  ask: (asked: MapQuestion, signal: AbortSignal) =>
    asked.part === "maps" ? maps(asked.fileId, asked.json, signal) : layers(asked.fileId, asked.json, signal),
  datawrapper: clientOf(datawrapperApi).status,
  /** A file of what was made, as JSON. */
  part: <Schema extends z.ZodType>(schema: Schema, url: string, signal: AbortSignal) =>
    callServer(schema, url, { signal }),
} as const;

/** Values of a field of a map. */
export const FieldValues = z.array(z.string());
