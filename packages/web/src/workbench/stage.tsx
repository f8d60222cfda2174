import { createContext, type ReactNode, useContext } from "react";

/** Puts a part of an editor on the stage of the workbench around; `null` where there is none, or not yet. */
export const StageContext = createContext<((part: ReactNode) => ReactNode) | null>(null);

/** Part of an editor that shows what the reader will get: it stands on the stage of the workbench around, and in its own place where there is none. */
export function OnStage({ children }: { readonly children: ReactNode }): ReactNode {
  const put = useContext(StageContext);
  return put === null ? children : put(children);
}
