import type { StageTheme } from "@nv/web";
import type { ReactNode } from "react";
import { SIZES, type SizeName } from "./preview-sizes";
import type { StoryPage } from "./use-story-page";

/** Sandbox permissions of a frame without scripts. */
const NO_SCRIPT = "allow-same-origin";

interface Props {
  readonly frame: StoryPage["frames"][number];
  readonly keep: StoryPage["keep"];
  readonly size: SizeName;
  /** Ratio of the sheet to the window that it stands for, at most 1. */
  readonly scale: number;
  readonly colorScheme: StageTheme;
}

/** Frame with the page of a story, in a window of the size of a reader's. */
export function PageSheet({ frame, keep, size, scale, colorScheme }: Props): ReactNode {
  const { name, isShown, hasScript, onLoad } = frame;
  const { widthPx, heightPx } = SIZES[size];
  return (
    <div
      className="nv-story-view__sheet"
      data-shown={isShown}
      data-theme={colorScheme}
      style={{ inlineSize: `${widthPx * scale}px`, blockSize: `${heightPx * scale}px` }}
    >
      <iframe
        ref={(element) => keep(name, element)}
        title="Vista previa de la historia"
        name={name}
        sandbox={hasScript ? undefined : NO_SCRIPT}
        aria-hidden={!isShown || undefined}
        tabIndex={isShown ? undefined : -1}
        style={{ inlineSize: `${widthPx}px`, blockSize: `${heightPx}px`, scale: String(scale), colorScheme }}
        onLoad={onLoad}
      />
    </div>
  );
}
