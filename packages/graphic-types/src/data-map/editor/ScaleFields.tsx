import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { type MapData, MOST, PAINTS, PART_CHOICES, RAMPS, SCALES, type ScaleParts } from "../map-parts.ts";
import { CLASS_METHODS } from "../values/class-limits.ts";
import { columnAt, textValue } from "../values/map-values.ts";
import { categoriesOf, limitsOf } from "../values/value-scale.ts";
import { Histogram } from "./Histogram.tsx";

type Scaled = ScaleParts & { readonly data: MapData };

interface Props<Config extends Scaled> extends EditorProps<Config> {
  /** Values that are coloured, where they are figures. */
  readonly values: readonly number[];
  /** Column that colours. */
  readonly column: string;
}

const choices = <Value extends string>(names: Readonly<Record<Value, string>>, values: readonly Value[]) =>
  values.map((value) => ({ value, label: names[value] }));

const COUNTS = Array.from({ length: MOST.classes - 1 }, (_, at) => ({ value: String(at + 2), label: String(at + 2) }));
const DECIMALS = [0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }));
const AUTOMATIC = "auto";

/** A limit as it is written by hand. */
const written = (limit: number) => String(Number(limit.toPrecision(8))).replace(".", ",");

function StepFields<Config extends Scaled>({ values, column: _column, ...props }: Props<Config>): ReactNode {
  const { config, onChange } = props;
  const f = bindConfig<ScaleParts>({
    ...props,
    onChange: (parts) => onChange({ ...config, ...parts }),
  });
  const { scale, method } = config;
  const classes = f.value("classes");
  const isHand = method === "hand";
  return (
    <>
      {scale === "sides" && <Field {...f.text("middle")} inputMode="decimal" hint="Vacío: cero" />}
      <SelectField
        {...f.value("method")}
        options={choices(PART_CHOICES.method, CLASS_METHODS)}
        onChange={(next) => {
          // Who goes on by hand begins with what there is.
          const limits = next === "hand" ? limitsOf(config, values).map(written).join("; ") : config.limits;
          onChange({ ...config, method: next, limits });
        }}
      />
      {isHand ? (
        <Field
          {...f.text("limits")}
          hint="De menor a mayor: «5; 7,5; 10». Un valor que es un límite va con los de arriba"
        />
      ) : (
        <>
          <SelectField
            {...classes}
            value={String(config.classes)}
            options={COUNTS}
            onChange={(count) => classes.onChange(Number(count))}
          />
          <Toggle
            {...f.toggle("roundsLimits")}
            hint="Mueve cada límite a un número redondo si apenas cambia de clase nadie"
          />
        </>
      )}
      <Histogram parts={config} values={values} />
      {scale === "steps" && <SelectField {...f.value("ramp")} options={choices(PART_CHOICES.ramp, RAMPS)} />}
      <Toggle {...f.toggle("isReversed")} />
    </>
  );
}

function CategoryFields<Config extends Scaled>({ config, column, onChange }: Props<Config>): ReactNode {
  const at = columnAt(config.data, column);
  const names = categoriesOf(config.data.rows.map((cells) => textValue(cells[at] ?? ""))).slice(0, MOST.categories);
  const options = [
    { value: AUTOMATIC, label: "El de su nombre, o el que toque" },
    ...choices(PART_CHOICES["paints.*.paint"], PAINTS),
  ] as const;
  return names.map((name) => (
    <SelectField
      key={name}
      label={name}
      value={config.paints.find((one) => one.name === name)?.paint ?? AUTOMATIC}
      options={options}
      onChange={(paint) => {
        const others = config.paints.filter((one) => one.name !== name);
        onChange({ ...config, paints: paint === AUTOMATIC ? others : [...others, { name, paint }] });
      }}
    />
  ));
}

/** Fields that say how the values of a map become colours. */
export function ScaleFields<Config extends Scaled>(props: Props<Config>): ReactNode {
  const { config, onChange } = props;
  const f = bindConfig<ScaleParts>({ ...props, onChange: (parts) => onChange({ ...config, ...parts }) });
  const decimals = f.value("decimals");
  return (
    <>
      <SelectField {...f.value("scale")} options={choices(PART_CHOICES.scale, SCALES)} />
      {config.scale === "categories" ? <CategoryFields {...props} /> : <StepFields {...props} />}
      {config.scale !== "categories" && (
        <>
          <Field {...f.text("unit")} hint="Vacía: la de la columna. «%», «€», «habitantes»…" />
          <SelectField
            {...decimals}
            value={String(config.decimals)}
            options={DECIMALS}
            onChange={(count) => decimals.onChange(Number(count))}
          />
        </>
      )}
    </>
  );
}
