import type { FileKind } from "@nv/contracts";
import { FileField, useImport } from "@nv/piece-parts/fields";
import { FileDrop } from "@nv/ui";
import type { ReactNode } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";

/** Kinds of file that it may be: the one that is most often given as it is, first. */
const KINDS: readonly [FileKind, ...FileKind[]] = [
  "table",
  "geometry",
  "picture",
  "document",
  "archive",
  "video",
  "model",
];

interface Props {
  readonly label: string;
  /** `file:` and the id of what is chosen; empty for nothing. */
  readonly value: string;
  readonly error: string;
  /** Whether another can be dropped over the one that is chosen. */
  readonly isReplacing: boolean;
  readonly onChange: (value: string) => void;
}

/** The file: dropped here, from where it goes to the library like any other, or chosen among those of the library. */
export function DropSource({ label, value, error, isReplacing, onChange }: Props): ReactNode {
  const { bring, isUnderWay, state } = useImport(FILE_CHOICES, (id) => onChange(`file:${id}`));
  if (isUnderWay) return state;
  return (
    <>
      {(value === "" || isReplacing) && (
        <FileDrop
          label={label}
          hint="Hasta 50 MB. Queda también en Archivos."
          onFiles={([file]) => {
            if (file !== undefined) bring(file);
          }}
        />
      )}
      {state}
      <FileField
        label={value === "" ? "O uno que ya está en Archivos" : "Archivo elegido"}
        kinds={KINDS}
        isAsItIs
        value={value}
        error={error}
        onChange={onChange}
      />
    </>
  );
}
