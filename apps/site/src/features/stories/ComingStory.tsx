import type { ReactNode } from "react";
import { ComingBench } from "../../frame/workbench/ComingBench";
import { STORIES_PATH } from "../../pieces/core/stories-address";

/** Room of a story, or of a new one, that is on its way. */
export function ComingStory(): ReactNode {
  return (
    <ComingBench head={{ name: "Historia", back: { label: "Historias", to: STORIES_PATH } }}>
      Cargando la historia…
    </ComingBench>
  );
}
