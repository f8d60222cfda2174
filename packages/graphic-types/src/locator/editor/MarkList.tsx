import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { type LocatorConfig, MARK_KINDS, MOST } from "../config.ts";
import { choicesOf } from "./choices.ts";
import { middleOf } from "./edit-area.ts";
import { markAt, newMark } from "./edit-parts.ts";
import { PartList, PriorityField } from "./PartList.tsx";
import { PointField } from "./PointField.tsx";

/** The marks of a map, as a list: what the mouse does on the map, done with the keyboard alone. */
export function MarkList(props: EditorProps<LocatorConfig>): ReactNode {
  const f = bindConfig(props);
  const blank = () => newMark(props.config, middleOf(props.config.area));
  return (
    <PartList {...f.list("marks")} legend="Marcas" noun="Marca" most={MOST.marks} blank={blank}>
      {f.rows("marks", (row, mark, at, change) => (
        <>
          <Field {...row.text("label")} label={`Rótulo de la marca ${at + 1}`} />
          <Field {...row.text("detail")} label="Segunda línea" />
          <PointField {...row.value("point")} label="Dónde" onChange={(moved) => change(markAt(mark, moved))} />
          <SelectField {...row.value("kind")} label="Signo" options={choicesOf("marks.*.kind", MARK_KINDS)} />
          <PriorityField row={row} />
        </>
      ))}
    </PartList>
  );
}
