import { bindConfig, type EditorProps, FileField, fieldTexts } from "@nv/piece-parts/fields";
import { SelectField, TextArea, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { type LocatorConfig, STREET_SOURCES } from "../config.ts";
import { canHaveStreets, hasStreets } from "../streets/wanted-streets.ts";
import { choicesOf } from "./choices.ts";

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
      {streets.from === "file" && (
        <FileField
          {...ofStreets.value("file")}
          kinds={["geometry"]}
          hint="Un .osm.pbf de la zona, de hasta 60 MB: de download.geofabrik.de recortado con osmium, o exportado de OpenStreetMap"
        />
      )}
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
