import type { GraphicFields } from "@nv/contracts/schemas";
import { configProblems } from "@nv/graphic-types";
import { invalidFields } from "../../../http/problem.ts";

type Config = GraphicFields["config"];

/** Problems of a configuration as those of the graphic that it is of. */
const ofGraphic = (problems: ReturnType<typeof configProblems>) =>
  problems.map(({ field, message }) => ({ field: `config.${field}`, message }));

/** Lists what keeps a graphic from being published as it is written, files aside: what is missing, and what makes no sense. */
export const unfinishedProblems = (config: Config, cdnBase: string) => ofGraphic(configProblems(config, cdnBase));

/** Refuses what lacks something. @throws {Problem} `FIELDS_INVALID` with a sentence for each part. */
export function requireFinished(config: Config, cdnBase: string): void {
  const problems = unfinishedProblems(config, cdnBase);
  if (problems.length > 0) throw invalidFields(problems);
}
