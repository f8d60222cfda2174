import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, SelectField, Toggle } from "@nv/ui";
import { Step } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { areaTableReader } from "../data-map/editor/area-table-reader.tsx";
import { groundChoices } from "../data-map/editor/ground-choices.ts";
import { LayerFieldLater } from "../data-map/editor/LayerFieldLater.tsx";
import { LeftOver } from "../data-map/editor/LeftOver.tsx";
import { mapDataText } from "../data-map/editor/map-data-text.ts";
import { ScaleFields } from "../data-map/editor/ScaleFields.tsx";
import { useRematch } from "../data-map/editor/use-rematch.tsx";
import { MAP_LISTS, MOST } from "../data-map/map-parts.ts";
import { columnAt, decimalsIn, numberValue } from "../data-map/values/map-values.ts";
import { PastedTable } from "../pasted-table/PastedTable.tsx";
import { type AreaMapConfig, LABELS } from "./config.ts";
import { choicesOf } from "./editor/choices.ts";
import { areaMapExample } from "./example.ts";

type Props = EditorProps<AreaMapConfig>;

function AreasPart(props: Props): ReactNode {
  const { config, onChange } = props;
  const f = bindConfig(props);
  const rematch = useRematch(props);
  const ofAreas = f.part("areas");
  const { kind } = config.areas;
  return (
    <>
      <SelectField
        {...ofAreas.value("kind")}
        options={choicesOf("areas.kind", MAP_LISTS)}
        onChange={(next) => rematch({ ...config, areas: { ...config.areas, kind: next, within: "" } })}
      />
      {kind === "layer" && (
        <LayerFieldLater
          layer={config.areas.layer}
          error={f.part("areas").value("layer").error}
          onChange={(layer) => rematch({ ...config, areas: { ...config.areas, layer } })}
        />
      )}
      {groundChoices(kind).length > 0 && (
        <SelectField
          {...ofAreas.value("within")}
          options={groundChoices(kind)}
          onChange={(within) => onChange({ ...config, areas: { ...config.areas, within } })}
        />
      )}
    </>
  );
}

/** Returns the first problem of a table as a whole or of its cells; empty for nothing. */
function rowProblem(problems: Props["problems"]): string {
  const path = "config.data.rows";
  return problems.get(path) ?? [...problems].find(([field]) => field.startsWith(`${path}.`))?.[1] ?? "";
}

function DataPart(props: Props): ReactNode {
  const { config, onChange, problems } = props;
  const { data, areas, place } = config;
  const f = bindConfig(props);
  const rematch = useRematch(props);
  const { kind, layer } = areas;
  const load = useMemo(() => areaTableReader({ kind, layer }), [kind, layer]);
  const names = data.columns.map(({ name }) => ({ value: name, label: name }));
  const none = { value: "", label: "Elige una columna" };
  return (
    <>
      <PastedTable
        // Another list is read by another reader.
        key={`${areas.kind} ${areas.layer?.name ?? ""}`}
        data={data}
        error={rowProblem(problems)}
        textOf={mapDataText}
        example={areaMapExample.config.data}
        hint="O pégalos: una fila de nombres y debajo una por área, con su código o su nombre"
        mostRows={MOST.rows}
        load={load}
        onRead={(read) => {
          // What cannot be read must not leave the table before it to be published in its place.
          const now = read?.data ?? { ...data, rows: [], codes: [], flags: [] };
          const colours = valueAfter(config, read);
          onChange({
            ...config,
            data: now,
            place: read?.place ?? "",
            value: colours,
            decimals: decimalsIn(now, colours),
          });
          return now;
        }}
      />
      {data.columns.length > 0 && (
        <>
          <SelectField
            {...f.value("place")}
            options={[none, ...names]}
            onChange={(next) => rematch({ ...config, place: next })}
          />
          <SelectField
            {...f.value("value")}
            options={[none, ...names]}
            onChange={(next) => onChange({ ...config, value: next, decimals: decimalsIn(data, next) })}
          />
          <LeftOver
            {...{ areas, data, place }}
            onChoose={(row, code) => {
              const codes = data.rows.map((_, at) => (at === row ? code : (data.codes[at] ?? "")));
              onChange({ ...config, data: { ...data, codes } });
            }}
          />
          {data.codes.some((code) => code === "") && <Toggle {...f.toggle("leavesOut")} />}
        </>
      )}
    </>
  );
}

/** The column that colours the map once a table was read: the one that did, where it is still there. */
function valueAfter(
  { value }: AreaMapConfig,
  read: { readonly data: AreaMapConfig["data"] | null; readonly value: string } | null,
): string {
  if (read === null || read.data === null) return value;
  return columnAt(read.data, value) === -1 ? read.value : value;
}

function ReadingPart(props: Props): ReactNode {
  const f = bindConfig(props);
  return (
    <>
      <SelectField {...f.value("labels")} options={choicesOf("labels", LABELS)} />
      <Toggle {...f.toggle("searches")} />
      <Toggle {...f.toggle("offersData")} hint="El lector se lleva lo que ve como CSV" />
      <Field {...f.text("heading")} hint="Vacío, si el artículo ya lo dice" />
      <Field {...f.text("subheading")} hint="Qué, de quién y de cuándo" />
      <Field {...f.text("footnote")} hint="Qué falta, y por qué" />
    </>
  );
}

/** Fields of each step, by the first part of their paths. */
const STEPS = {
  areas: ["areas"],
  data: ["data", "place", "value", "leavesOut"],
  scale: [
    "scale",
    "method",
    "classes",
    "roundsLimits",
    "limits",
    "middle",
    "ramp",
    "isReversed",
    "paints",
    "unit",
    "decimals",
  ],
  reading: ["labels", "searches", "offersData", "heading", "subheading", "footnote"],
} as const;

/** A map of areas: which, their data, how these become colours, and how it is read. */
export function AreaMapFields(props: Props): ReactNode {
  const { data, value } = props.config;
  const values = useMemo(() => {
    const at = columnAt(data, value);
    return data.rows.flatMap((cells, row) => {
      const read = numberValue(cells[at] ?? "");
      return read.kind === "number" && (data.codes[row] ?? "") !== "" ? [read.value] : [];
    });
  }, [data, value]);
  return (
    <>
      <Step label="Áreas" fields={STEPS.areas}>
        <AreasPart {...props} />
      </Step>
      <Step label="Datos" fields={STEPS.data}>
        <DataPart {...props} />
      </Step>
      <Step label="Colores" fields={STEPS.scale}>
        <ScaleFields {...props} values={values} column={value} />
      </Step>
      <Step label="Lectura" fields={STEPS.reading}>
        <ReadingPart {...props} />
      </Step>
    </>
  );
}
