import { formatPercent } from "@nv/spanish";
import type { ReactNode } from "react";
import type { Preparation } from "./api/publish-when-made";

/** How far what is made of files before a publication is; nothing where nothing is waited for. */
export function PreparationNotice({ preparation }: { readonly preparation: Preparation | null }): ReactNode {
  if (preparation === null) return null;
  const { message, ratio } = preparation;
  return (
    <div className="nv-graphic__preparation" role="status">
      <span>{message}. Después se publica.</span>
      <progress aria-label={message} value={ratio} />
      <span aria-hidden="true">{formatPercent(100 * ratio, { decimals: 0 })}</span>
    </div>
  );
}
