import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { KEEPS_VERSION_HINT } from "../keeps-version.ts";
import type { DatawrapperConfig } from "./config.ts";

/** The chart, and whether readers keep its version. */
export function DatawrapperFields(props: EditorProps<DatawrapperConfig>): ReactNode {
  const f = bindConfig(props);
  return (
    <>
      <ChartField {...f.value("source")} />
      <Toggle {...f.toggle("keepsVersion")} hint={KEEPS_VERSION_HINT} />
    </>
  );
}
