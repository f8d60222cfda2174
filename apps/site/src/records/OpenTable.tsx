import { TABLE_FILES } from "@nv/web/table-reading";
import type { ReactNode } from "react";

/** Button that opens a table from a file, beside a field to paste one in. */
export function OpenTable({ onFile }: { readonly onFile: (file: File) => void }): ReactNode {
  return (
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
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
