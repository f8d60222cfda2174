import type { EditorProps } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import type { LocatorConfig } from "../config.ts";
import { LookFields } from "./LookFields.tsx";
import { PartLists } from "./PartLists.tsx";

/** Fields of what a map shows beside its marks, and of how it looks: under what a window shows at first. */
export function LaterFields(props: EditorProps<LocatorConfig>): ReactNode {
  return (
    <>
      <PartLists {...props} />
      <LookFields {...props} />
    </>
  );
}
