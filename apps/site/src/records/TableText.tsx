import { encodingNotice, readTable, tableProblemText, tableText } from "@nv/tables";
import { TextArea, type TextAreaProps } from "@nv/ui";
import { type ReactNode, useState } from "react";

/** Largest file that is opened, bytes: twenty thousand rows are two million. */
const MOST_BYTES = 5_000_000;

interface Props extends Pick<TextAreaProps, "label" | "hint" | "rows"> {
  readonly value: string;
  readonly error?: string;
  readonly onChange: (text: string) => void;
}

/** A table to paste, or to open from a file: whatever it was, it becomes rows that can be put right before anything is kept. */
export function TableText({ value, error = "", onChange, ...words }: Props): ReactNode {
  const [problem, setProblem] = useState("");
  const [notice, setNotice] = useState("");

  async function open(file: File) {
    setProblem("");
    setNotice("");
    if (file.size > MOST_BYTES) return setProblem("Ocupa más de 5 MB: demasiado para traerlo de una vez");
    const { rows, problems, source } = await readTable(new Uint8Array(await file.arrayBuffer()));
    const [first] = problems;
    if (first !== undefined) return setProblem(tableProblemText(first));
    if (source.encoding !== null) setNotice(encodingNotice(source.encoding));
    onChange(tableText(rows));
  }

  return (
    <>
      <TextArea
        {...words}
        error={error || problem}
        value={value}
        onChange={({ currentTarget }) => {
          setProblem("");
          setNotice("");
          onChange(currentTarget.value);
        }}
      />
      <div className="nv-row">
        <label className="nv-graphics__file nv-action nv-action--plain">
          O abrir un CSV o un Excel…
          <input
            className="nv-visually-hidden"
            type="file"
            accept=".csv,.tsv,.txt,.json,.xlsx,text/csv"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file, corrected, must count as a change.
              currentTarget.value = "";
              if (file !== undefined) void open(file);
            }}
          />
        </label>
      </div>
      {notice !== "" && <p className="nv-field__hint">{notice}</p>}
    </>
  );
}
