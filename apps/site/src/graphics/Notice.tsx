import type { ReactNode } from "react";

interface Props {
  /** `wrong` interrupts a screen reader; `calm` waits for its turn. */
  readonly tone: "wrong" | "calm";
  readonly children: ReactNode;
}

/** A sentence about what happened, in the place where it happened. */
export function Notice({ tone, children }: Props): ReactNode {
  return (
    <div className="nv-notice" data-tone={tone} role={tone === "wrong" ? "alert" : "status"}>
      {children}
    </div>
  );
}
