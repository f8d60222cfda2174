import { useState } from "react";
import { Field } from "../Field/Field.tsx";
import { PixelField } from "../Field/PixelField.tsx";
import { RowsEditor } from "./RowsEditor.tsx";

interface Step {
  readonly label: string;
  readonly widthPx: number | null;
}

/** Widths of a sample layout, which can be added, put in another order and taken out. */
export function RowsEditorDemo() {
  const [steps, setSteps] = useState<readonly Step[]>([
    { label: "Móvil", widthPx: 320 },
    { label: "Tableta", widthPx: 640 },
  ]);
  return (
    <RowsEditor
      legend="Anchos de la maqueta"
      noun="Ancho"
      rows={steps}
      fewest={1}
      most={4}
      blank={() => ({ label: "", widthPx: null })}
      onChange={setSteps}
    >
      {(step, index, change) => (
        <>
          <Field
            label={`Nombre ${index + 1}`}
            value={step.label}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          />
          <PixelField
            label={`Ancho ${index + 1}`}
            value={step.widthPx}
            error={step.widthPx === null ? "Falta el ancho." : ""}
            onChange={(widthPx) => change({ widthPx })}
          />
        </>
      )}
    </RowsEditor>
  );
}
