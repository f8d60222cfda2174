import { SegmentedControl } from "@nv/ui";
import { STAGE_SEGMENTS, type StageSize, type StageTheme, THEME_SEGMENTS } from "@nv/web";
import type { ReactNode } from "react";

interface Props {
  readonly size: StageSize;
  readonly theme: StageTheme;
  readonly onSize: (size: StageSize) => void;
  readonly onTheme: (theme: StageTheme) => void;
}

/** Choice of the window and of the theme in which a piece is judged. */
export function StageControls({ size, theme, onSize, onTheme }: Props): ReactNode {
  return (
    <>
      <SegmentedControl legend="Tamaño de la vista previa" segments={STAGE_SEGMENTS} value={size} onChange={onSize} />
      <SegmentedControl legend="Tema de la vista previa" segments={THEME_SEGMENTS} value={theme} onChange={onTheme} />
    </>
  );
}
