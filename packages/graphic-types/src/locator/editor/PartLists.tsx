import { Field, RowsEditor, SelectField } from "@nv/ui";
import { type ReactNode, useId } from "react";
import { aboutLocator } from "../about.ts";
import { LABEL_KINDS, LABEL_SIZES, type LocatorConfig, MARK_KINDS, MOST, SHAPE_LOOKS } from "../config.ts";
import { choicesOf } from "./choices.ts";
import { middleOf } from "./edit-area.ts";
import { markAt, newArrow, newLabel, newMark, newRing } from "./edit-parts.ts";
import { PointField } from "./PointField.tsx";

interface Props {
  readonly config: LocatorConfig;
  /** What is wrong with a part, by its path: `marks.0.label`. */
  readonly errorOf: (path: string) => string;
  readonly onChange: (part: Partial<LocatorConfig>) => void;
}

const PRIORITIES = [
  { value: "80", label: "Mucha" },
  { value: "50", label: "Normal" },
  { value: "20", label: "Poca" },
] as const;

/** The nearest of three: what a person tells apart. */
const priorityName = (priority: number) => (priority >= 65 ? "80" : priority >= 35 ? "50" : "20");

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** One kind of thing of a map, open while there are some. */
function Part({ title, count, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <details className="nv-locator__part" open={count > 0} aria-labelledby={id}>
      <summary id={id}>
        {title} <span className="nv-locator__count">{count}</span>
      </summary>
      {children}
    </details>
  );
}

const RADIUS_STEP = 0.01;

/** Everything that a map shows, as lists: what the mouse does on the map, done with the keyboard alone. */
export function PartLists({ config, errorOf, onChange }: Props): ReactNode {
  const { marks, labels, arrows, rings, shapes, highlights } = config;
  const middle = middleOf(config.area);
  return (
    <>
      <Part title="Marcas" count={marks.length}>
        <RowsEditor
          {...{ legend: "Marcas", noun: "Marca", rows: marks, fewest: 0, most: MOST.marks }}
          blank={() => newMark(config, middle)}
          onChange={(next) => onChange({ marks: [...next] })}
        >
          {(mark, at, change) => (
            <>
              <Field
                label={`Rótulo de la marca ${at + 1}`}
                error={errorOf(`marks.${at}.label`)}
                value={mark.label}
                onChange={({ currentTarget }) => change({ label: currentTarget.value })}
              />
              <Field
                label="Segunda línea"
                error={errorOf(`marks.${at}.detail`)}
                value={mark.detail}
                onChange={({ currentTarget }) => change({ detail: currentTarget.value })}
              />
              <PointField label="Dónde" point={mark.point} onChange={(point) => change(markAt(mark, point))} />
              <SelectField
                label="Signo"
                value={mark.kind}
                options={choicesOf("marks.*.kind", MARK_KINDS)}
                onChange={(kind) => change({ kind })}
              />
              <SelectField
                label="Importancia"
                value={priorityName(mark.priority)}
                options={PRIORITIES}
                onChange={(name) => change({ priority: Number(name) })}
              />
            </>
          )}
        </RowsEditor>
      </Part>
      <Part title="Rótulos" count={labels.length}>
        <RowsEditor
          {...{ legend: "Rótulos", noun: "Rótulo", rows: labels, fewest: 0, most: MOST.labels }}
          blank={() => newLabel(config, middle)}
          onChange={(next) => onChange({ labels: [...next] })}
        >
          {(label, at, change) => (
            <>
              <Field
                label={`Texto del rótulo ${at + 1}`}
                error={errorOf(`labels.${at}.text`)}
                value={label.text}
                onChange={({ currentTarget }) => change({ text: currentTarget.value })}
              />
              <SelectField
                label="Qué nombra"
                value={label.kind}
                options={choicesOf("labels.*.kind", LABEL_KINDS)}
                onChange={(kind) => change({ kind })}
              />
              <SelectField
                label="Tamaño"
                value={label.size}
                options={choicesOf("labels.*.size", LABEL_SIZES)}
                onChange={(size) => change({ size })}
              />
              <PointField label="Dónde" point={label.point} onChange={(point) => change({ point })} />
              <SelectField
                label="Importancia"
                value={priorityName(label.priority)}
                options={PRIORITIES}
                onChange={(name) => change({ priority: Number(name) })}
              />
            </>
          )}
        </RowsEditor>
      </Part>
      <Part title="Flechas" count={arrows.length}>
        <RowsEditor
          {...{ legend: "Flechas", noun: "Flecha", rows: arrows, fewest: 0, most: MOST.arrows }}
          blank={() => newArrow(config)}
          onChange={(next) => onChange({ arrows: [...next] })}
        >
          {(arrow, at, change) => (
            <>
              <Field
                label={`Rótulo de la flecha ${at + 1}`}
                error={errorOf(`arrows.${at}.label`)}
                value={arrow.label}
                onChange={({ currentTarget }) => change({ label: currentTarget.value })}
              />
              <PointField label="Desde" point={arrow.from} onChange={(from) => change({ from })} />
              <PointField label="Hasta" point={arrow.to} onChange={(to) => change({ to })} />
              <SelectField
                label="Curva"
                value={arrow.bend < 0 ? "left" : arrow.bend > 0 ? "right" : "none"}
                options={BENDS}
                onChange={(bend) => change({ bend: bend === "left" ? -0.2 : bend === "right" ? 0.2 : 0 })}
              />
              <SelectField
                label="Aspecto"
                value={arrow.look}
                options={choicesOf("arrows.*.look", SHAPE_LOOKS)}
                onChange={(look) => change({ look })}
              />
            </>
          )}
        </RowsEditor>
      </Part>
      <Part title="Círculos" count={rings.length}>
        <RowsEditor
          {...{ legend: "Círculos", noun: "Círculo", rows: rings, fewest: 0, most: MOST.rings }}
          blank={() => newRing(config)}
          onChange={(next) => onChange({ rings: [...next] })}
        >
          {(ring, at, change) => (
            <>
              <Field
                label={`Radio del círculo ${at + 1}, kilómetros`}
                type="number"
                min={RADIUS_STEP}
                step={RADIUS_STEP}
                error={errorOf(`rings.${at}.radiusKm`)}
                value={Number.isNaN(ring.radiusKm) ? "" : ring.radiusKm}
                onChange={({ currentTarget }) => change({ radiusKm: currentTarget.valueAsNumber })}
              />
              <Field
                label="Rótulo"
                hint="Vacío: su radio"
                error={errorOf(`rings.${at}.label`)}
                value={ring.label}
                onChange={({ currentTarget }) => change({ label: currentTarget.value })}
              />
              <PointField label="Centro" point={ring.centre} onChange={(centre) => change({ centre })} />
            </>
          )}
        </RowsEditor>
      </Part>
      {shapes.length > 0 && (
        <Part title="Líneas y áreas" count={shapes.length}>
          <RowsEditor
            {...{ legend: "Líneas y áreas", noun: "Trazado", rows: shapes, fewest: 0, most: shapes.length }}
            onChange={(next) => onChange({ shapes: [...next] })}
          >
            {(shape, at, change) => (
              <>
                <Field
                  label={`Rótulo del trazado ${at + 1}`}
                  error={errorOf(`shapes.${at}.label`)}
                  value={shape.label}
                  onChange={({ currentTarget }) => change({ label: currentTarget.value })}
                />
                <SelectField
                  label="Aspecto"
                  value={shape.look}
                  options={choicesOf("shapes.*.look", SHAPE_LOOKS)}
                  onChange={(look) => change({ look })}
                />
              </>
            )}
          </RowsEditor>
        </Part>
      )}
      {highlights.length > 0 && (
        <Part title="Lugares pintados" count={highlights.length}>
          <RowsEditor
            {...{ legend: "Lugares pintados", noun: "Lugar", rows: highlights, fewest: 0, most: highlights.length }}
            onChange={(next) => onChange({ highlights: [...next] })}
          >
            {({ kind, code }, at, change) => (
              <Field
                label={`${aboutLocator.choices?.["highlights.*.kind"]?.[kind] ?? ""}: código`}
                error={errorOf(`highlights.${at}.code`)}
                value={code}
                onChange={({ currentTarget }) => change({ code: currentTarget.value })}
              />
            )}
          </RowsEditor>
        </Part>
      )}
    </>
  );
}

const BENDS = [
  { value: "right", label: "A la derecha" },
  { value: "left", label: "A la izquierda" },
  { value: "none", label: "Recta" },
] as const;
