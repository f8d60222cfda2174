import { z } from "zod";
import type { Gazetteer } from "./place.ts";

const Degrees = z.number().min(-180).max(180);

const PlaceFile = z.object({
  places: z.array(
    z.object({
      kind: z.enum(["country", "territory", "community", "province", "municipality"]),
      code: z.string(),
      name: z.string(),
      names: z.array(z.string()).min(1),
      within: z.string(),
      point: z.object({ lon: Degrees, lat: Degrees }),
      bounds: z.tuple([Degrees, Degrees, Degrees, Degrees]),
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
