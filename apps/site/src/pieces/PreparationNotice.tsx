import { formatPercent } from "@nv/spanish";
import type { ReactNode } from "react";
import type { Preparation } from "./api/publish-when-made";

interface Props {
  readonly preparation: Preparation | null;
  /** Next step, as a sentence without its full stop. */
  readonly next?: string;
}

/** Progress of the preparation of files before an action; nothing when nothing is being prepared. */
export function PreparationNotice({ preparation, next = "Después se publica" }: Props): ReactNode {
  if (preparation === null) return null;
  const { message, ratio } = preparation;
  return (
    <div className="nv-graphic__preparation nv-cluster nv-small" role="status">
      <span>
        {message}. {next}.
      </span>
      <progress aria-label={message} value={ratio} />
      <span aria-hidden="true">{formatPercent(100 * ratio, { decimals: 0 })}</span>
    </div>
  );
}
