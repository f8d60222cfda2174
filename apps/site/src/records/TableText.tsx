import { TextArea, type TextAreaProps } from "@nv/ui";
import { ImportedSheet, useTableImport } from "@nv/web/table-reading";
import type { ReactNode } from "react";
import { OpenTable } from "./OpenTable";

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
        <OpenTable onFile={brought.open} />
      </div>
      <ImportedSheet brought={brought} />
    </>
  );
}
