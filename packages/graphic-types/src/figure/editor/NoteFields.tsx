import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { ChoiceField, Field, RowsEditor } from "@nv/ui";
import type { ReactNode } from "react";
import type { FigureConfig } from "../config.ts";
import { type FigureNote, MOST, NOTE_KINDS } from "../figure-parts.ts";
import { choicesOf } from "./choices.ts";

/** The first name that no note has yet. */
function newNote(notes: readonly FigureNote[]): FigureNote {
  const taken = new Set(notes.map(({ id }) => id));
  const free = notes.map((_note, at) => `nota-${at + 1}`).find((id) => !taken.has(id));
  return { id: free ?? `nota-${notes.length + 1}`, kind: "moment", x: "", to: "", y: null, text: "" };
}

/** Reads what somebody writes for a value, with either mark. @returns `null` for nothing, and `NaN` for what is no figure, which the schema tells. */
const writtenValue = (text: string) =>
  text.trim() === "" ? null : Number(text.replace("\u2212", "-").replace(",", "."));

const shownValue = (value: number | null) => (value === null || Number.isNaN(value) ? "" : String(value));

/** Notes on a figure: of a moment, a span, a level or a point. */
export function NoteFields(props: EditorProps<FigureConfig>): ReactNode {
  const { notes, data } = props.config;
  const f = bindConfig(props);
  const day = data.x.kind === "date" && ({ type: "date" } as const);
  return (
    <RowsEditor
      {...f.list("notes")}
      {...{ legend: "Notas sobre el gráfico", noun: "Nota", fewest: 0, most: MOST.notes }}
      blank={() => newNote(notes)}
    >
      {f.rows("notes", (note, { kind, y }, _at, change) => (
        <>
          <Field {...note.text("text")} />
          <ChoiceField {...note.value("kind")} label="Qué señala" segments={choicesOf("notes.*.kind", NOTE_KINDS)} />
          {kind !== "level" && <Field {...note.text("x")} {...(day || { hint: "Como está en la tabla" })} />}
          {kind === "span" && <Field {...note.text("to")} {...day} />}
          {(kind === "level" || kind === "point") && (
            <Field
              label={note.value("y").label}
              error={note.value("y").error}
              inputMode="decimal"
              defaultValue={shownValue(y).replace(".", ",")}
              onChange={({ currentTarget }) => change({ y: writtenValue(currentTarget.value) })}
            />
          )}
        </>
      ))}
    </RowsEditor>
  );
}
