import type { ReactNode } from "react";
import { INKS, PICTURE_SIZE, PICTURES, type PictureName, type Shape } from "./core/pictures";

interface Props {
  readonly name: PictureName;
  readonly className?: string;
}

/** Small picture of what a tool makes, in the colours of the house by day and by night; beside its name, which says it. */
export function ToolPicture({ name, className }: Props): ReactNode {
  const shapes: readonly Shape[] = PICTURES[name];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${PICTURE_SIZE.width} ${PICTURE_SIZE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([ink, path, strokeWidth]) =>
        strokeWidth === undefined ? (
          <path key={path} fill={`var(${INKS[ink]})`} d={path} />
        ) : (
          <path key={path} fill="none" stroke={`var(${INKS[ink]})`} strokeWidth={strokeWidth} d={path} />
        ),
      )}
    </svg>
  );
}
