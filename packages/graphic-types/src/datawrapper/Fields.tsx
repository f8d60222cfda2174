import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { VersionField } from "../chart-field/VersionField.tsx";
import type { DatawrapperConfig } from "./config.ts";

/** The chart, and whether readers keep its version. */
export function DatawrapperFields(props: EditorProps<DatawrapperConfig>): ReactNode {
  const f = bindConfig(props);
  return (
    <>
      <ChartField {...f.value("source")} />
      <VersionField {...f.value("keepsVersion")} />
    </>
  );
}
