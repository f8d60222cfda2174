import type { GraphicFields } from "@nv/contracts/schemas";
import { configProblems, type NormalConfig, normalizeConfig as normalize } from "@nv/graphic-types";
import { invalidFields } from "../../http/problem.ts";

/**
 * Gives every chart of a configuration its one spelling, so that the same chart is the same text.
 *
 * @param cdnBase - Where Datawrapper publishes.
 * @throws {Problem} `FIELDS_INVALID` with a sentence for each chart or setting that makes no sense.
 */
export function normalizeConfig(config: GraphicFields["config"], cdnBase: string): NormalConfig {
  const problems = configProblems(config, cdnBase);
  if (problems.length > 0)
    throw invalidFields(problems.map(({ field, message }) => ({ field: `config.${field}`, message })));
  return normalize(config, cdnBase);
}
