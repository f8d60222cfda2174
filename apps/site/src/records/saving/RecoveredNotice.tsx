import { Notice } from "@nv/ui";
import type { ReactNode } from "react";

/** Notice over a form which has what somebody wrote before and was saved nowhere. */
export function RecoveredNotice(): ReactNode {
  return (
    <Notice tone="plain">
      <p>Hemos recuperado lo que habías escrito.</p>
    </Notice>
  );
}
