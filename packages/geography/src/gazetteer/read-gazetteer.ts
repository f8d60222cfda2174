import { z } from "zod";
import { type Gazetteer, PLACE_KINDS } from "./place.ts";

const Degrees = z.number().min(-180).max(180);

const PlaceFile = z.object({
  places: z.array(
    z.object({
      kind: z.enum(PLACE_KINDS),
      code: z.string(),
      name: z.string(),
      names: z.array(z.string()).min(1),
      within: z.string(),
      point: z.object({ lon: Degrees, lat: Degrees }),
      isSeat: z.boolean(),
      bounds: z.tuple([Degrees, Degrees, Degrees, Degrees]).nullable(),
      people: z.number().nullable(),
      capitalOf: z.string(),
      zone: z.string(),
      importance: z.number(),
    }),
  ),
});

/**
 * Takes the build's file of places for what it says it is.
 *
 * @param value - The file's JSON.
 * @throws {ZodError} When it is another thing, or broken.
 */
export function readGazetteer(value: unknown): Gazetteer {
  return PlaceFile.parse(value);
}
