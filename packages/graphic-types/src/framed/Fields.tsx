import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";

/** The field of what is one thing of somebody else's: its address. */
export function FramedFields<Config extends { readonly source: string }>(props: EditorProps<Config>): ReactNode {
  return <ChartField {...bindConfig(props).value("source")} />;
}
