import { type BoundConfig, bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, RowsEditor, type RowsEditorProps, SelectField } from "@nv/ui";
import { type ReactNode, useId } from "react";
import { aboutLocator } from "../about.ts";
import { LABEL_KINDS, LABEL_SIZES, type LocatorConfig, MARK_KINDS, MOST, SHAPE_LOOKS } from "../config.ts";
import { choicesOf } from "./choices.ts";
import { middleOf } from "./edit-area.ts";
import { markAt, newArrow, newLabel, newMark, newRing } from "./edit-parts.ts";
import { PointField } from "./PointField.tsx";

type Props = EditorProps<LocatorConfig>;

const PRIORITIES = [
  { value: "80", label: "Mucha" },
  { value: "50", label: "Normal" },
  { value: "20", label: "Poca" },
] as const;

const BENDS = [
  { value: "right", label: "A la derecha" },
  { value: "left", label: "A la izquierda" },
  { value: "none", label: "Recta" },
] as const;

const BENT = { left: -0.2, right: 0.2, none: 0 } as const;

/** The nearest of three: what a person tells apart. */
const priorityName = (priority: number) => (priority >= 65 ? "80" : priority >= 35 ? "50" : "20");

const RADIUS_STEP = 0.01;

/** One kind of thing of a map, open while there are some. */
function Part<Row extends object>({ legend, ...list }: Omit<RowsEditorProps<Row>, "fewest">): ReactNode {
  const id = useId();
  return (
    <details className="nv-locator__part" open={list.rows.length > 0} aria-labelledby={id}>
      <summary id={id}>
        {legend} <span className="nv-locator__count">{list.rows.length}</span>
      </summary>
      <RowsEditor legend={legend} {...list} fewest={0} />
    </details>
  );
}

/** Field of the priority of a text, for where not all of them have room. */
function PriorityField({ row }: { readonly row: Pick<BoundConfig<{ priority: number }>, "value"> }): ReactNode {
  const { value, onChange } = row.value("priority");
  return (
    <SelectField
      label="Importancia"
      value={priorityName(value)}
      options={PRIORITIES}
      onChange={(name) => onChange(Number(name))}
    />
  );
}

/** The marks of a map. */
function Marks(props: Props): ReactNode {
  const f = bindConfig(props);
  const blank = () => newMark(props.config, middleOf(props.config.area));
  return (
    <Part {...f.list("marks")} legend="Marcas" noun="Marca" most={MOST.marks} blank={blank}>
      {f.rows("marks", (row, mark, at, change) => (
        <>
          <Field {...row.text("label")} label={`Rótulo de la marca ${at + 1}`} />
          <Field {...row.text("detail")} label="Segunda línea" />
          <PointField {...row.value("point")} label="Dónde" onChange={(moved) => change(markAt(mark, moved))} />
          <SelectField {...row.value("kind")} label="Signo" options={choicesOf("marks.*.kind", MARK_KINDS)} />
          <PriorityField row={row} />
        </>
      ))}
    </Part>
  );
}

/** The labels of a map: names of places. */
function Labels(props: Props): ReactNode {
  const f = bindConfig(props);
  const blank = () => newLabel(props.config, middleOf(props.config.area));
  return (
    <Part {...f.list("labels")} legend="Rótulos" noun="Rótulo" most={MOST.labels} blank={blank}>
      {f.rows("labels", (row, _label, at) => (
        <>
          <Field {...row.text("text")} label={`Texto del rótulo ${at + 1}`} />
          <SelectField {...row.value("kind")} label="Qué nombra" options={choicesOf("labels.*.kind", LABEL_KINDS)} />
          <SelectField {...row.value("size")} label="Tamaño" options={choicesOf("labels.*.size", LABEL_SIZES)} />
          <PointField {...row.value("point")} label="Dónde" />
          <PriorityField row={row} />
        </>
      ))}
    </Part>
  );
}

/** The arrows of a map. */
function Arrows(props: Props): ReactNode {
  const f = bindConfig(props);
  const blank = () => newArrow(props.config);
  return (
    <Part {...f.list("arrows")} legend="Flechas" noun="Flecha" most={MOST.arrows} blank={blank}>
      {f.rows("arrows", (row, { bend }, at, change) => (
        <>
          <Field {...row.text("label")} label={`Rótulo de la flecha ${at + 1}`} />
          <PointField {...row.value("from")} label="Desde" />
          <PointField {...row.value("to")} label="Hasta" />
          <SelectField
            label="Curva"
            value={bend < 0 ? "left" : bend > 0 ? "right" : "none"}
            options={BENDS}
            onChange={(side) => change({ bend: BENT[side] })}
          />
          <SelectField {...row.value("look")} label="Aspecto" options={choicesOf("arrows.*.look", SHAPE_LOOKS)} />
        </>
      ))}
    </Part>
  );
}

/** The circles of a map, by their radius. */
function Rings(props: Props): ReactNode {
  const f = bindConfig(props);
  const blank = () => newRing(props.config);
  return (
    <Part {...f.list("rings")} legend="Círculos" noun="Círculo" most={MOST.rings} blank={blank}>
      {f.rows("rings", (row, { radiusKm }, at, change) => (
        <>
          <Field
            label={`Radio del círculo ${at + 1}, kilómetros`}
            type="number"
            min={RADIUS_STEP}
            step={RADIUS_STEP}
            error={row.value("radiusKm").error}
            value={Number.isNaN(radiusKm) ? "" : radiusKm}
            onChange={({ currentTarget }) => change({ radiusKm: currentTarget.valueAsNumber })}
          />
          <Field {...row.text("label")} label="Rótulo" hint="Vacío: su radio" />
          <PointField {...row.value("centre")} label="Centro" />
        </>
      ))}
    </Part>
  );
}

/** Lines and areas that came of a file, and places that are painted: they are brought elsewhere. */
function Brought(props: Props): ReactNode {
  const { shapes, highlights } = props.config;
  const f = bindConfig(props);
  return (
    <>
      {shapes.length > 0 && (
        <Part {...f.list("shapes")} legend="Líneas y áreas" noun="Trazado" most={shapes.length}>
          {f.rows("shapes", (row, _shape, at) => (
            <>
              <Field {...row.text("label")} label={`Rótulo del trazado ${at + 1}`} />
              <SelectField {...row.value("look")} label="Aspecto" options={choicesOf("shapes.*.look", SHAPE_LOOKS)} />
            </>
          ))}
        </Part>
      )}
      {highlights.length > 0 && (
        <Part {...f.list("highlights")} legend="Lugares pintados" noun="Lugar" most={highlights.length}>
          {f.rows("highlights", (row, { kind }) => (
            <Field
              {...row.text("code")}
              label={`${aboutLocator.choices?.["highlights.*.kind"]?.[kind] ?? ""}: código`}
            />
          ))}
        </Part>
      )}
    </>
  );
}

/** Everything that a map shows, as lists: what the mouse does on the map, done with the keyboard alone. */
export function PartLists(props: Props): ReactNode {
  return (
    <>
      <Marks {...props} />
      <Labels {...props} />
      <Arrows {...props} />
      <Rings {...props} />
      <Brought {...props} />
    </>
  );
}
