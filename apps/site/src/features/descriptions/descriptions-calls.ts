import { type AskModel, coverageApi, descriptionsApi, digestApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";
import type { z } from "zod";

/** Question of a page to a model, before its defaults are filled in. */
export type ModelQuestion = z.input<typeof AskModel>;

/** The calls of the descriptions of charts. All throw `CallFailure`. */
export const descriptionsCalls = { ...clientOf(descriptionsApi), ...clientOf(coverageApi), ...clientOf(digestApi) };
