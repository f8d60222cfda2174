import { EmptyPlace } from "@nv/web";
import type { ReactNode } from "react";
import { BenchName, type WorkbenchHead } from "./BenchName";

interface Props {
  /** Heading of the screen; the page's around when left out. */
  readonly head?: WorkbenchHead | undefined;
  /** Sentence about what is on its way. */
  readonly children: ReactNode;
}

/** Workbench that is on its way: the room that it takes, so that nothing moves once it is there. */
export function ComingBench({ head, children }: Props): ReactNode {
  return (
    <div className="nv-bench" data-screen data-coming>
      <div className="nv-bench__grid">
        <header className="nv-bench__bar">
          <BenchName head={head} />
        </header>
        <div className="nv-bench__panel" />
        <div className="nv-bench__edge" />
        <div className="nv-bench__stage">
          <EmptyPlace isNews>{children}</EmptyPlace>
        </div>
      </div>
    </div>
  );
}
