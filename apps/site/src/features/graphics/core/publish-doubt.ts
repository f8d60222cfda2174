import type { GraphicDetail, GraphicSummary } from "@nv/contracts/schemas";

const doubt = (finding: string) => `La última revisión lo dio por roto: ${finding}`;

/** Why readers may see nothing of a graphic as it is saved; empty for nothing. */
export function publishDoubt({ health, healthReport }: Pick<GraphicDetail, "health" | "healthReport">): string {
  const [worst = ""] = healthReport.findings;
  return health === "broken" ? doubt(worst) : "";
}

/** Those of several of which readers may see nothing. */
export const broken = <Graphic extends Pick<GraphicSummary, "health">>(graphics: readonly Graphic[]) =>
  graphics.filter(({ health }) => health === "broken");
