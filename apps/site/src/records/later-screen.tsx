import { loadable } from "@nv/web";
import type { ComponentType, ReactNode } from "react";
import { ComingBench } from "../frame/workbench/ComingBench";
import { useRecordHead } from "./record-head";

function ComingRecord(): ReactNode {
  return <ComingBench head={useRecordHead()}>Preparando…</ComingBench>;
}

/**
 * Makes a screen of a record one that comes when it is opened: whoever looks at the list of them does without.
 *
 * @param load - Asks for it. A failure goes to the page, with a way to try again.
 */
export const laterScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  loadable(load, <ComingRecord />);
