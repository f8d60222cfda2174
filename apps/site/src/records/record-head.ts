import { createContext, useContext } from "react";
import type { WorkbenchHead } from "../frame/workbench/BenchName";

/** Heading of the screen on which a record stands; `undefined` for that of the page around. */
export const RecordHeadContext = createContext<WorkbenchHead | undefined>(undefined);

/** Returns the heading of the screen on which a record stands. */
export const useRecordHead = (): WorkbenchHead | undefined => useContext(RecordHeadContext);
