import type { GraphicDetail, GraphicSummary } from "@nv/contracts/schemas";

const doubt = (finding: string) => `La última revisión lo dio por roto: ${finding}`;

/** Returns the reason why readers may see nothing of a graphic as it is saved; empty for none. */
export function publishDoubt({ health, healthReport }: Pick<GraphicDetail, "health" | "healthReport">): string {
  const [worst = ""] = healthReport.findings;
  return health === "broken" ? doubt(worst) : "";
}

/** Lists the graphics of which readers may see nothing. */
export const broken = <Graphic extends Pick<GraphicSummary, "health">>(graphics: readonly Graphic[]) =>
  graphics.filter(({ health }) => health === "broken");
