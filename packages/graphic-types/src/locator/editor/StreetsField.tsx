import { bindConfig, type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { SelectField, TextArea, Toggle } from "@nv/ui";
import { loadable } from "@nv/web";
import type { ReactNode } from "react";
import { type LocatorConfig, STREET_SOURCES } from "../config.ts";
import { canHaveStreets, hasStreets } from "../streets/wanted-streets.ts";
import { choicesOf } from "./choices.ts";

/** With all that chooses a file, which few maps have of their own. */
const StreetsFile = loadable(
  async () => (await import("./StreetsFile.tsx")).StreetsFile,
  <p className="nv-quiet nv-flush" role="status">
    Preparando los archivos…
  </p>,
);

/** Which streets a map lies on, where it is of a town. */
export function StreetsField(props: EditorProps<LocatorConfig>): ReactNode {
  const { config, onChange } = props;
  const { streets } = config;
  if (!canHaveStreets(config)) return null;
  const ofStreets = bindConfig(props).part("streets");
  const hide = (hidden: readonly string[]) => onChange({ ...config, streets: { ...streets, hidden: [...hidden] } });
  return (
    <>
      <div className="nv-fields">
        <SelectField
          {...ofStreets.value("from")}
          hint="Se dibujan aquí: el lector no pide nada a nadie, y el crédito de OpenStreetMap va solo"
          options={choicesOf("streets.from", STREET_SOURCES)}
        />
      </div>
      {streets.from === "file" && <StreetsFile {...props} />}
      {hasStreets(config) && (
        <>
          <Toggle {...ofStreets.toggle("names")} />
          <Toggle {...ofStreets.toggle("buildings")} />
          <TextArea
            {...fieldTexts(props)("streets.hidden")}
            hint="Uno por línea, enteros: «Calle Mayor»"
            rows={2}
            value={streets.hidden.join("\n")}
            onChange={({ currentTarget: { value } }) => hide(value === "" ? [] : value.split("\n"))}
          />
        </>
      )}
    </>
  );
}
