import { placesApi, sectionApi, sectionsApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";

/** The calls of the sections of the census. All throw `CallFailure`. */
export const sectionsCalls = { ...clientOf(sectionsApi), ...clientOf(sectionApi), ...clientOf(placesApi) };
