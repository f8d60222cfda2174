import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import { ActionRefusal } from "../ActionRefusal";
import type { Saving } from "./use-saving";

interface Props {
  readonly saving: Pick<Saving<never>, "failure" | "trouble" | "save">;
}

/** Reason why an order was not carried out, or why nothing is saved until somebody signs in. */
export function SavingRefusal({ saving: { failure, trouble, save } }: Props): ReactNode {
  return (
    <>
      <ActionRefusal failure={failure} />
      {failure === null && trouble?.kind === "signed-out" && (
        <FailureNotice error={trouble.failure} onRetry={() => void save()} />
      )}
    </>
  );
}
