import { HOUSE_STYLE_LIMITS } from "@nv/contracts";
import type { HousePreset } from "@nv/contracts/schemas";
import { ColorField, Field, RowsEditor, SelectField } from "@nv/ui";
import type { StyleFieldsProps } from "./FaceFields.tsx";

const KINDS = [
  { value: "party", label: "Partido" },
  { value: "series", label: "Serie" },
] as const;

const BLANK: HousePreset = { name: "", aliases: [], kind: "party", light: "#5b564d", dark: "#a49d8f" };

/** Names between commas, as they are written: one at the end is of who is still writing. */
const namesIn = (text: string) => text.split(",").map((name) => name.trimStart());

/** Parties and series that always have the same colour. */
export function PresetRows({ style, problems, onChange }: StyleFieldsProps) {
  return (
    <RowsEditor
      legend="Partidos y series con color fijo"
      noun="Color fijo"
      rows={style.presets}
      most={HOUSE_STYLE_LIMITS.presets}
      fewest={0}
      blank={() => BLANK}
      onChange={(presets) => onChange({ presets: [...presets] })}
    >
      {({ name, aliases, kind, light, dark }, index, change) => (
        <div className="house-grid">
          <Field
            label="Nombre"
            error={problems.get(`presets.${index}.name`) ?? ""}
            value={name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <Field
            label="Otros nombres"
            hint="Con comas: siglas, coaliciones"
            error={problems.get(`presets.${index}.aliases`) ?? ""}
            value={aliases.join(",")}
            onChange={({ currentTarget }) =>
              change({ aliases: currentTarget.value === "" ? [] : namesIn(currentTarget.value) })
            }
          />
          <SelectField
            label="Qué es"
            error=""
            value={kind}
            options={KINDS}
            onChange={(next) => change({ kind: next })}
          />
          <ColorField
            label="En claro"
            error={problems.get(`presets.${index}.light`) ?? ""}
            value={light}
            onChange={(colour) => change({ light: colour })}
          />
          <ColorField
            label="En oscuro"
            error={problems.get(`presets.${index}.dark`) ?? ""}
            value={dark}
            onChange={(colour) => change({ dark: colour })}
          />
        </div>
      )}
    </RowsEditor>
  );
}
