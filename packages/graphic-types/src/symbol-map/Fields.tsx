import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { ChoiceField, Field, SelectField, Toggle } from "@nv/ui";
import { Step } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { areaTableReader, type ReadAreaTable } from "../data-map/editor/area-table-reader.tsx";
import { groundChoices } from "../data-map/editor/ground-choices.ts";
import { LayerFieldLater } from "../data-map/editor/LayerFieldLater.tsx";
import { LeftOver } from "../data-map/editor/LeftOver.tsx";
import { mapDataText } from "../data-map/editor/map-data-text.ts";
import { ScaleFields } from "../data-map/editor/ScaleFields.tsx";
import { useRematch } from "../data-map/editor/use-rematch.tsx";
import { MAP_LISTS, MOST, PAINTS } from "../data-map/map-parts.ts";
import { columnAt, decimalsIn, numberValue } from "../data-map/values/map-values.ts";
import { PastedTable } from "../pasted-table/PastedTable.tsx";
import { OVERLAPS, PLACED_BY, RADII, SYMBOL_LABELS, type SymbolMapConfig } from "./config.ts";
import { choicesOf } from "./editor/choices.ts";
import { proposedColumns } from "./editor/proposed-columns.ts";
import { symbolMapExample } from "./example.ts";

type Props = EditorProps<SymbolMapConfig>;

/** Returns the first problem of a table as a whole or of its cells; empty for nothing. */
function rowProblem(problems: Props["problems"]): string {
  const path = "config.data.rows";
  return problems.get(path) ?? [...problems].find(([field]) => field.startsWith(`${path}.`))?.[1] ?? "";
}

/** The map once a table was read: columns that are still there stay what they were. */
function withTable(
  config: SymbolMapConfig,
  data: SymbolMapConfig["data"],
  read: ReadAreaTable | null,
): SymbolMapConfig {
  const next = { ...config, data };
  if (read === null || read.data === null) return next;
  const found = proposedColumns(data, read.place);
  const kept = (name: string, proposed: string) => (name !== "" && columnAt(data, name) !== -1 ? name : proposed);
  const hasPoints = found.lat !== "" && found.lon !== "";
  return {
    ...next,
    placedBy: hasPoints ? "coordinates" : "areas",
    place: read.place || kept(config.place, found.name),
    lat: kept(config.lat, found.lat),
    lon: kept(config.lon, found.lon),
    size: kept(config.size, found.size),
    decimals: decimalsIn(data, kept(config.size, found.size)),
    colour: kept(config.colour, ""),
  };
}

function DataPart(props: Props): ReactNode {
  const { config, onChange, problems } = props;
  const { data, areas, place, placedBy } = config;
  const f = bindConfig(props);
  const rematch = useRematch(props);
  const { kind, layer } = areas;
  const load = useMemo(() => areaTableReader({ kind, layer }), [kind, layer]);
  const names = data.columns.map(({ name }) => ({ value: name, label: name }));
  const columns = [{ value: "", label: "Elige una columna" }, ...names];
  return (
    <>
      <PastedTable
        // Another list is read by another reader.
        key={`${areas.kind} ${areas.layer?.name ?? ""}`}
        data={data}
        error={rowProblem(problems)}
        textOf={mapDataText}
        example={symbolMapExample.config.data}
        hint="O pégalos: una fila de nombres y debajo una por lugar, con sus coordenadas o con el nombre o el código de su área"
        mostRows={MOST.rows}
        load={load}
        onRead={(read) => {
          // What cannot be read must not leave the table before it to be published in its place.
          const now = read?.data ?? { ...data, rows: [], codes: [], flags: [] };
          onChange(withTable(config, now, read));
          return now;
        }}
      />
      {data.columns.length > 0 && (
        <>
          <ChoiceField {...f.value("placedBy")} segments={choicesOf("placedBy", PLACED_BY)} />
          <SelectField
            {...f.value("place")}
            options={columns}
            onChange={(next) => rematch({ ...config, place: next })}
          />
          {placedBy === "coordinates" && <SelectField {...f.value("lat")} options={columns} />}
          {placedBy === "coordinates" && <SelectField {...f.value("lon")} options={columns} />}
          <SelectField
            {...f.value("size")}
            options={columns}
            onChange={(next) => onChange({ ...config, size: next, decimals: decimalsIn(data, next) })}
          />
          {placedBy === "areas" && (
            <LeftOver
              {...{ areas, data, place }}
              onChoose={(row, code) => {
                const codes = data.rows.map((_, at) => (at === row ? code : (data.codes[at] ?? "")));
                onChange({ ...config, data: { ...data, codes } });
              }}
            />
          )}
          <Toggle {...f.toggle("leavesOut")} />
        </>
      )}
    </>
  );
}

function GroundPart(props: Props): ReactNode {
  const { config, onChange } = props;
  const { kind } = config.areas;
  const f = bindConfig(props);
  const rematch = useRematch(props);
  const ofAreas = f.part("areas");
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

function SymbolsPart(props: Props): ReactNode {
  const { config } = props;
  const { data, colour } = config;
  const f = bindConfig(props);
  const radius = f.value("radiusPx");
  const names = data.columns.map(({ name }) => ({ value: name, label: name }));
  const values = useMemo(() => {
    const at = columnAt(data, colour);
    return data.rows.flatMap((cells) => {
      const read = numberValue(cells[at] ?? "");
      return read.kind === "number" ? [read.value] : [];
    });
  }, [data, colour]);
  return (
    <>
      <Field
        label={radius.label}
        error={radius.error}
        hint={`De ${RADII.least} a ${RADII.most} píxeles. Un valor cuatro veces mayor tiene el doble de radio`}
        inputMode="numeric"
        value={Number.isNaN(radius.value) ? "" : String(radius.value)}
        onChange={({ currentTarget }) =>
          radius.onChange(currentTarget.value.trim() === "" ? Number.NaN : Number(currentTarget.value))
        }
      />
      <SelectField {...f.value("overlap")} options={choicesOf("overlap", OVERLAPS)} />
      <SelectField {...f.value("colour")} options={[{ value: "", label: "Todos de un color" }, ...names]} />
      {colour === "" ? (
        <SelectField {...f.value("paint")} options={choicesOf("paint", PAINTS)} />
      ) : (
        <ScaleFields {...props} values={values} column={colour} />
      )}
    </>
  );
}

function ReadingPart(props: Props): ReactNode {
  const f = bindConfig(props);
  return (
    <>
      <SelectField {...f.value("labels")} options={choicesOf("labels", SYMBOL_LABELS)} />
      <Toggle {...f.toggle("offersData")} hint="El lector se lleva lo que ve como CSV" />
      <Field {...f.text("heading")} hint="Vacío, si el artículo ya lo dice" />
      <Field {...f.text("subheading")} hint="Qué, de quién y de cuándo" />
      <Field {...f.text("footnote")} hint="Qué falta, y por qué" />
    </>
  );
}

/** Fields of each step, by the first part of their paths. */
const STEPS = {
  data: ["data", "placedBy", "place", "lat", "lon", "size", "leavesOut"],
  ground: ["areas"],
  symbols: [
    ...["radiusPx", "overlap", "colour", "paint", "scale", "method", "classes", "roundsLimits", "limits", "middle"],
    ...["ramp", "isReversed", "paints", "unit", "decimals"],
  ],
  reading: ["labels", "offersData", "heading", "subheading", "footnote"],
} as const;

/** A map of symbols: their data, what is under them, how they look, and how it is read. */
export function SymbolMapFields(props: Props): ReactNode {
  return (
    <>
      <Step label="Datos" fields={STEPS.data}>
        <DataPart {...props} />
      </Step>
      <Step label="Fondo" fields={STEPS.ground}>
        <GroundPart {...props} />
      </Step>
      <Step label="Símbolos" fields={STEPS.symbols}>
        <SymbolsPart {...props} />
      </Step>
      <Step label="Lectura" fields={STEPS.reading}>
        <ReadingPart {...props} />
      </Step>
    </>
  );
}
