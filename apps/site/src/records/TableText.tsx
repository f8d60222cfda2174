import { TextArea, type TextAreaProps } from "@nv/ui";
import { ImportedSheet, TABLE_FILES, useTableImport } from "@nv/web/table-reading";
import type { ReactNode } from "react";

/** Largest file that is opened, bytes, and its rows: twenty thousand rows are two million bytes. */
const MOST = { mostBytes: 5_000_000, mostRows: 50_000 } as const;

interface Props extends Pick<TextAreaProps, "label" | "hint" | "rows"> {
  readonly value: string;
  readonly error?: string;
  readonly onChange: (text: string) => void;
}

/** A table to paste, or to open from a file: whatever it was, it becomes rows that can be put right before anything is kept. */
export function TableText({ value, error = "", onChange, ...words }: Props): ReactNode {
  const brought = useTableImport(MOST, onChange);
  return (
    <>
      <TextArea
        {...words}
        error={error || brought.problem}
        value={value}
        onPaste={brought.paste}
        onChange={({ currentTarget }) => {
          brought.forget();
          onChange(currentTarget.value);
        }}
      />
      <div className="nv-row">
        <label className="nv-graphics__file nv-action nv-action--plain">
          O abrir un CSV o un Excel…
          <input
            className="nv-visually-hidden"
            type="file"
            accept={TABLE_FILES}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file, corrected, must count as a change.
              currentTarget.value = "";
              if (file !== undefined) brought.open(file);
            }}
          />
        </label>
      </div>
      <ImportedSheet brought={brought} />
    </>
  );
}
