import type { ReactNode } from "react";
import { ToolPageContext } from "./tool-page";
import { Workbench } from "./Workbench";

interface Props {
  /** Result, beside the controls. */
  readonly stage: ReactNode;
  /** Controls. */
  readonly children: ReactNode;
}

/** Bench inside of another screen, to try something of which nothing is kept: controls on the left, what comes of them on the right. */
export function TryBench({ stage, children }: Props): ReactNode {
  return (
    <ToolPageContext value={null}>
      <Workbench stage={stage}>{children}</Workbench>
    </ToolPageContext>
  );
}
