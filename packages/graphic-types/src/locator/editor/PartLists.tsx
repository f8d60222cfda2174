import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { aboutLocator } from "../about.ts";
import { LABEL_KINDS, LABEL_SIZES, type LocatorConfig, MOST, SHAPE_LOOKS } from "../config.ts";
import { choicesOf } from "./choices.ts";
import { middleOf } from "./edit-area.ts";
import { newArrow, newLabel, newRing } from "./edit-parts.ts";
import { PartList, PriorityField } from "./PartList.tsx";
import { PointField } from "./PointField.tsx";

type Props = EditorProps<LocatorConfig>;

const BENDS = [
  { value: "right", label: "A la derecha" },
  { value: "left", label: "A la izquierda" },
  { value: "none", label: "Recta" },
] as const;

const BENT = { left: -0.2, right: 0.2, none: 0 } as const;

const RADIUS_STEP = 0.01;

/** The labels of a map: names of places. */
function Labels(props: Props): ReactNode {
  const f = bindConfig(props);
  const blank = () => newLabel(props.config, middleOf(props.config.area));
  return (
    <PartList {...f.list("labels")} legend="Rótulos" noun="Rótulo" most={MOST.labels} blank={blank}>
      {f.rows("labels", (row, _label, at) => (
        <>
          <Field {...row.text("text")} label={`Texto del rótulo ${at + 1}`} />
          <SelectField {...row.value("kind")} label="Qué nombra" options={choicesOf("labels.*.kind", LABEL_KINDS)} />
          <SelectField {...row.value("size")} label="Tamaño" options={choicesOf("labels.*.size", LABEL_SIZES)} />
          <PointField {...row.value("point")} label="Dónde" />
          <PriorityField row={row} />
        </>
      ))}
    </PartList>
  );
}

/** The arrows of a map. */
function Arrows(props: Props): ReactNode {
  const f = bindConfig(props);
  const blank = () => newArrow(props.config);
  return (
    <PartList {...f.list("arrows")} legend="Flechas" noun="Flecha" most={MOST.arrows} blank={blank}>
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
    </PartList>
  );
}

/** The circles of a map, by their radius. */
function Rings(props: Props): ReactNode {
  const f = bindConfig(props);
  const blank = () => newRing(props.config);
  return (
    <PartList {...f.list("rings")} legend="Círculos" noun="Círculo" most={MOST.rings} blank={blank}>
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
    </PartList>
  );
}

/** Lines and areas that came of a file, and places that are painted: they are brought elsewhere. */
function Brought(props: Props): ReactNode {
  const { shapes, highlights } = props.config;
  const f = bindConfig(props);
  return (
    <>
      {shapes.length > 0 && (
        <PartList {...f.list("shapes")} legend="Líneas y áreas" noun="Trazado" most={shapes.length}>
          {f.rows("shapes", (row, _shape, at) => (
            <>
              <Field {...row.text("label")} label={`Rótulo del trazado ${at + 1}`} />
              <SelectField {...row.value("look")} label="Aspecto" options={choicesOf("shapes.*.look", SHAPE_LOOKS)} />
            </>
          ))}
        </PartList>
      )}
      {highlights.length > 0 && (
        <PartList {...f.list("highlights")} legend="Lugares pintados" noun="Lugar" most={highlights.length}>
          {f.rows("highlights", (row, { kind }) => (
            <Field
              {...row.text("code")}
              label={`${aboutLocator.choices?.["highlights.*.kind"]?.[kind] ?? ""}: código`}
            />
          ))}
        </PartList>
      )}
    </>
  );
}

/** Lists of what a map shows beside its marks: what the mouse does on the map, done with the keyboard alone. */
export function PartLists(props: Props): ReactNode {
  return (
    <>
      <Labels {...props} />
      <Arrows {...props} />
      <Rings {...props} />
      <Brought {...props} />
    </>
  );
}
