import { FileChoicesContext, FileField } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";

interface Props {
  /** `file:` with an id; empty for none. */
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

/** Picture of the library that networks show beside the link of a graphic. */
export function ShareFileField({ value, error, onChange }: Props): ReactNode {
  return (
    <FileChoicesContext value={FILE_CHOICES}>
      <FileField
        label="Imagen para compartir"
        hint="Si no es de esa proporción, se recorta"
        kinds={["picture"]}
        value={value}
        error={error}
        onChange={onChange}
      />
    </FileChoicesContext>
  );
}
