import type { Props } from "@theme/Details";
import clsx from "clsx";
import type { ReactNode } from "react";

/** Text that opens when it is asked for. */
export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx("nv-details", className)}>
      {typeof summary === "string" ? <summary>{summary}</summary> : summary}
      <div className="nv-details__text">{children}</div>
    </details>
  );
}
