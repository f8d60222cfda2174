import type { ReactNode } from "react";
import { type PolicyName, TEAM_CONFIG } from "../../../../team.config";

/** Decision behind a page of the style guide: somebody's of the house, or nobody's yet. */
export function Policy({ of }: { readonly of: PolicyName }): ReactNode {
  const decidedBy = TEAM_CONFIG.policies[of];
  if (decidedBy !== "") return <p>Lo ha decidido: {decidedBy}.</p>;
  return (
    <div className="nv-notice" data-tone="plain">
      <p>
        Es una propuesta: nadie de la casa la ha decidido todavía. Quien lo haga se escribe en <code>policies</code>, de{" "}
        <code>team.config.ts</code>.
      </p>
    </div>
  );
}
