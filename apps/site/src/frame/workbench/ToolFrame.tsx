import type { ReactNode } from "react";
import { BenchName, type WorkbenchHead } from "./BenchName";
import { useToolPage } from "./tool-page";

interface Props {
  /** Heading of the screen; the page's around when left out. */
  readonly head?: WorkbenchHead | undefined;
  /** Actions of the bar, the main one last. */
  readonly actions?: ReactNode;
  /** Whether it takes the whole width: pictures, not lines to read. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Frame of a tool that shows one thing at a time: a list, a form, a result, under the bar that says what it is. */
export function ToolFrame({ head, actions, isWide = false, children }: Props): ReactNode {
  const isScreen = useToolPage() !== null || head !== undefined;
  return (
    <div className="nv-bench" data-screen={isScreen || undefined}>
      <div className="nv-bench__single">
        <header className="nv-bench__bar">
          <BenchName head={head} />
          {actions}
        </header>
        <div className="nv-bench__room nv-stack" data-wide={isWide || undefined}>
          {children}
        </div>
      </div>
    </div>
  );
}
