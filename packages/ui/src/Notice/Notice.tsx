import type { ReactNode } from "react";

export interface NoticeProps {
  /** `wrong` for what failed: it interrupts a screen reader. `done` for what was achieved, `plain` for what is worth knowing: they wait for their turn. */
  readonly tone: "wrong" | "done" | "plain";
  readonly children: ReactNode;
}

/** A sentence about what happened, beside its cause, that a screen reader says when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className="nv-notice" data-tone={tone} role={tone === "wrong" ? "alert" : "status"}>
      {children}
    </div>
  );
}
