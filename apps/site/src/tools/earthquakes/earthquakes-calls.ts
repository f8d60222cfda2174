import { EarthquakeEvent, earthquakesApi } from "@nv/contracts/schemas";
import { clientOf, type Topic } from "@nv/web";
import type { z } from "zod";

/** The calls about earthquakes. All throw `CallFailure`. */
export const earthquakesCalls = clientOf(earthquakesApi);

/** An agency has something new, or has corrected a magnitude. */
export const EARTHQUAKE_TOPIC: Topic<z.infer<typeof EarthquakeEvent>> = { name: "earthquake", schema: EarthquakeEvent };
