import { isData } from "@nv/piece-parts";
import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, Toggle } from "@nv/ui";
import { loadable, Step, WhenSeen } from "@nv/web";
import type { ReactNode } from "react";
import type { FigureConfig } from "./config.ts";
import { TableField } from "./editor/TableField.tsx";

const COMING = (
  <p className="nv-quiet nv-flush" role="status">
    Preparando los mandos del dibujo…
  </p>
);

/** Comes with the name of a series. */
const SeriesFields = loadable(async () => (await import("./editor/SeriesFields.tsx")).SeriesFields, null);

/** Fields of where the numbers of a figure come from: a series, a tracker that it may follow, or a table. */
function DataFields(props: EditorProps<FigureConfig>): ReactNode {
  const { config, problems } = props;
  const f = bindConfig(props);
  const { onChange, ...series } = f.value("series");
  return (
    <>
      <Field
        {...series}
        hint="«series:», «tracker:» o «election:» y su nombre, como «series:ipc», para dibujar lo que tenga publicado; «election:generales/28» es el recuento de una circunscripción. Vacía, la tabla se pega"
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
      {isData(config.series) && (
        <Toggle
          {...f.toggle("follows")}
          hint="Cada vez que se publican esos datos sale otra vez, si no tiene cambios sin publicar y sus textos siguen siendo ciertos"
        />
      )}
      {config.series === "" ? (
        <TableField
          data={config.data}
          error={problems.get("config.data.rows") ?? firstUnder(problems, "config.data.rows.")}
          onChange={f.value("data").onChange}
        />
      ) : (
        <SeriesFields {...props} />
      )}
    </>
  );
}

/** Comes when somebody comes to it: the catalogue of kinds, and what each asks. */
const DrawingFields = loadable(async () => (await import("./editor/DrawingFields.tsx")).DrawingFields, COMING);

const DATA_FIELDS = ["series", "follows", "data"];
const DRAWING_FIELDS = [
  "kind",
  "options",
  "format",
  "scale",
  "paints",
  "notes",
  "heading",
  "subheading",
  "footnote",
  "style",
  "ratio",
  "phoneRatio",
];

/** A figure: its table, how it is drawn, and what is said on it. */
export function FigureFields(props: EditorProps<FigureConfig>): ReactNode {
  return (
    <>
      <Step label="Datos" fields={DATA_FIELDS}>
        <DataFields {...props} />
      </Step>
      <Step label="Dibujo" fields={DRAWING_FIELDS}>
        <WhenSeen fallback={COMING}>
          <DrawingFields {...props} />
        </WhenSeen>
      </Step>
    </>
  );
}

/** Returns the first problem in a part of a form; empty for nothing. */
const firstUnder = (problems: ReadonlyMap<string, string>, path: string): string =>
  [...problems].find(([field]) => field.startsWith(path))?.[1] ?? "";
