import type { MapLayer } from "@nv/contracts/schemas";
import { ChoiceField, Field, SelectField, Toggle } from "@nv/ui";
import { bindFields } from "@nv/web";
import type { ReactNode } from "react";
import type { DraftProblems, MapDraft } from "./core/map-draft";

const TARGETS = [
  { value: "datawrapper", label: "Datawrapper" },
  { value: "d3", label: "D3" },
  { value: "maplibre", label: "MapLibre" },
  { value: "svg", label: "Illustrator" },
] as const;

const FORMATS = [
  { value: "topojson", label: "TopoJSON" },
  { value: "geojson", label: "GeoJSON" },
] as const;

interface Props {
  readonly layer: MapLayer;
  readonly draft: MapDraft;
  readonly problems: DraftProblems;
  readonly onChange: (part: Partial<MapDraft>) => void;
}

const NONE = "";

/** Fields of a map: its purpose, its maximum weight, and the columns of its table that are kept. */
export function MapFields({ layer, draft, problems, onChange }: Props): ReactNode {
  const f = bindFields({ draft, change: onChange, problems: new Map(Object.entries(problems)) });
  const names = layer.fields.map(({ name }) => name);
  const choices = (none: string) => [
    { value: NONE, label: none },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  const toggle = (name: string, isOn: boolean) =>
    onChange({ fields: isOn ? [...draft.fields, name] : draft.fields.filter((field) => field !== name) });
  const others = layer.fields.filter(({ name }) => name !== draft.key);
  return (
    <section className="nv-omfg__part nv-stack" aria-labelledby="omfg-mapa">
      <h2 id="omfg-mapa">Para qué y cuánto</h2>
      <ChoiceField label="Para" segments={TARGETS} {...f.value("target")} />
      <div className="nv-tool__fields">
        <Field
          label="Que pese como mucho (MiB)"
          inputMode="decimal"
          {...f.text("most")}
          hint={
            draft.target === "datawrapper"
              ? "Datawrapper no admite más de 2."
              : "Nunca lo pasa, y se acerca lo más posible."
          }
        />
        {(draft.target === "datawrapper" || draft.target === "d3") && (
          <ChoiceField label="Formato" segments={FORMATS} {...f.value("format")} />
        )}
      </div>
      {layer.fields.length > 0 && (
        <>
          <div className="nv-tool__fields">
            <SelectField
              label="Clave"
              {...f.value("key")}
              options={choices("Ninguna")}
              hint="El campo que distingue cada área y casa con tus datos."
            />
            <SelectField
              label="Juntar las que comparten"
              {...f.value("dissolve")}
              options={choices("No juntar")}
              hint="Barrios en distritos, municipios en comarcas."
            />
            <SelectField label="Solo las que tienen" {...f.value("onlyField")} options={choices("Todas")} />
            {draft.onlyField !== NONE && (
              <Field
                label={`«${draft.onlyField}» igual a`}
                {...f.text("onlyValue")}
                hint={`Por ejemplo: ${layer.fields.find(({ name }) => name === draft.onlyField)?.examples.join(", ") ?? ""}`}
              />
            )}
          </div>
          {draft.dissolve === NONE && others.length > 0 && (
            <fieldset className="nv-omfg__columns nv-stack-3">
              <legend>Campos que se quedan, además de la clave</legend>
              {others.map(({ name, examples }) => (
                <Toggle
                  key={name}
                  label={name}
                  hint={examples.slice(0, 3).join(" · ")}
                  isOn={draft.fields.includes(name)}
                  onChange={(isOn) => toggle(name, isOn)}
                />
              ))}
            </fieldset>
          )}
        </>
      )}
    </section>
  );
}
