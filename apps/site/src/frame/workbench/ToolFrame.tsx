import type { ReactNode } from "react";
import { useToolPage } from "./tool-page";
import { BenchName, type WorkbenchHead } from "./Workbench";

interface Props {
  /** Heading of the screen; the page's around when left out. */
  readonly head?: WorkbenchHead | undefined;
  readonly children: ReactNode;
}

/** Frame of a tool that shows one thing at a time: a list, a form, a result, under the bar that says what it is. */
export function ToolFrame({ head, children }: Props): ReactNode {
  const isScreen = useToolPage() !== null || head !== undefined;
  return (
    <div className="nv-bench" data-screen={isScreen || undefined}>
      <div className="nv-bench__single">
        <header className="nv-bench__bar">
          <BenchName head={head} />
        </header>
        <div className="nv-bench__room nv-stack">{children}</div>
      </div>
    </div>
  );
}
