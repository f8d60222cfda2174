import type { PublishedComparison, PublishedMandate } from "@nv/contracts/schemas";
import { filledFigure, type GraphicConfig, plainFigure } from "@nv/graphic-types";

type Drawn = Pick<PublishedMandate | PublishedComparison, "drawn" | "sentence" | "method">;

/** Parts of the standing of a tracker that are shown. */
export interface ShownStanding extends Pick<Drawn, "sentence" | "method"> {
  /** Figure that readers would get; `null` where there is no line to draw. */
  readonly config: GraphicConfig | null;
}

/** Nobody sees it: what is drawn is filled in at once. */
const REFERENCE = "tracker:vista-previa";

/**
 * The figure that would follow a tracker, with what that has now in the place of its address: nothing needs to be published to see it.
 * Its sentence and its method are left to whoever shows it, who says them too.
 */
export function drawnConfig({ drawn, sentence, method }: Drawn): GraphicConfig {
  const begun = plainFigure({ series: REFERENCE, phoneRatio: "4:5", ratio: "3:2" });
  const tracker: PublishedMandate = {
    ...{ schema: 1, kind: "mandate", title: "", description: "", holder: "", startDay: "2000-01-01", question: "" },
    parameters: { halfLifeDays: 1, mostSample: 100, leastPolls: 3, windowDays: 7, resamples: 100, seed: 0 },
    making: 1,
    changes: { added: 0, changed: 0, removed: 0 },
    ...{ revisionUrl: "", average: [], polls: [], events: [], drawn, sentence, method },
  };
  const filled = filledFigure(begun, { kind: "tracker", tracker });
  return plainFigure({ ...filled, series: "", subheading: "", footnote: "" });
}

/** Returns what is shown of a standing. */
export const shownStanding = (standing: Drawn): ShownStanding => ({
  config: standing.drawn.rows.length > 1 ? drawnConfig(standing) : null,
  sentence: standing.sentence,
  method: standing.method,
});
