import { Field, type FieldProps } from "@nv/ui";
import type { ReactNode } from "react";
import { OnBar } from "../frame/workbench/bar";

/** Field of the title of a record, written in place in the bar of the workbench around. */
export function TitleOnBar(field: Omit<FieldProps, "name" | "placeholder">): ReactNode {
  return (
    <OnBar place="title">
      <div className="nv-bench__titled">
        <Field name="title" placeholder="Sin título" {...field} />
      </div>
    </OnBar>
  );
}
