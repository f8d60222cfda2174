import { createContext, useContext } from "react";

/** Page of documentation that a tool is the first thing of. */
export interface ToolPage {
  /** Name of the page, which is the tool's. */
  readonly title: string;
  /** Sections above the page, from the outermost. */
  readonly trail: readonly string[];
}

/** Page around a tool; `null` for a tool that has an address of its own. */
export const ToolPageContext = createContext<ToolPage | null>(null);

/** Returns the page around a tool. */
export const useToolPage = (): ToolPage | null => useContext(ToolPageContext);
