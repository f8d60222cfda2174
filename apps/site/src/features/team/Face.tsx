import type { TeamPerson } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { initialsOf } from "./core/initials";

interface Props {
  readonly person: Pick<TeamPerson, "name" | "photo">;
  /** CSS pixels. */
  readonly sizePx: number;
}

/** Face of somebody whose name stands beside it: their photo, or their initials. */
export function Face({ person: { name, photo }, sizePx }: Props): ReactNode {
  if (photo !== null)
    return <img className="nv-team__face" src={photo} alt="" width={sizePx} height={sizePx} loading="lazy" />;
  return (
    <span
      className="nv-team__face"
      aria-hidden="true"
      style={{ inlineSize: `${sizePx}px`, blockSize: `${sizePx}px`, fontSize: `${sizePx * 0.38}px` }}
    >
      {initialsOf(name)}
    </span>
  );
}
