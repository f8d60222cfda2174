import type { EditorProps } from "@nv/piece-parts/fields";
import { Field, PictureChoice, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { z } from "zod";
import type { FigureConfig } from "../config.ts";
import type { FigureKind } from "../kinds/figure-kind.ts";
import { KIND_ADVICE, type KindAdvice } from "../kinds/kind-advice.ts";
import { figureKindNamed, LISTED_KINDS } from "../kinds/listed-kinds.ts";

/** The picture of a kind in the catalogue. */
const drawn = ({ lines, fills, pale }: KindAdvice["picture"]) => (
  <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" fill="currentColor">
    {pale !== undefined && <path d={pale} opacity={0.35} />}
    {fills !== undefined && <path d={fills} />}
    {lines !== undefined && <path d={lines} fill="none" stroke="currentColor" strokeWidth={2} />}
  </svg>
);

const CHOICES = LISTED_KINDS.map((kind) => ({
  value: kind.name,
  label: kind.label,
  picture: drawn(KIND_ADVICE[kind.name].picture),
}));

const innermost = (schema: unknown): unknown => (schema instanceof z.ZodDefault ? innermost(schema.unwrap()) : schema);

interface OptionProps {
  readonly kind: FigureKind;
  readonly name: string;
  readonly schema: unknown;
  readonly value: unknown;
  readonly error: string;
  readonly onChange: (value: string | number | boolean) => void;
}

/** The field of an option of a kind, by what its schema takes. */
function OptionField({ kind, name, schema, value, error, onChange }: OptionProps): ReactNode {
  const label = kind.labels[name] ?? name;
  const inner = innermost(schema);
  if (inner instanceof z.ZodBoolean) return <Toggle label={label} isOn={value === true} onChange={onChange} />;
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.map(String).map((one) => ({ value: one, label: kind.choices[name]?.[one] ?? one }));
    return <SelectField {...{ label, error, options, onChange }} value={String(value)} />;
  }
  const isNumber = inner instanceof z.ZodNumber;
  return (
    <Field
      {...{ label, error }}
      {...(isNumber && ({ inputMode: "numeric" } as const))}
      defaultValue={String(value)}
      onChange={({ currentTarget }) => onChange(isNumber ? Number(currentTarget.value) : currentTarget.value)}
    />
  );
}

/** The kind of a figure, chosen by its picture, and what only that kind asks. */
export function KindFields({ config, labelOf, problems, onChange }: EditorProps<FigureConfig>): ReactNode {
  const kind = figureKindNamed(config.kind);
  const { useWhen, asks } = KIND_ADVICE[config.kind];
  const chosen = config.options?.[kind.name];
  const shown = kind.options.safeParse(chosen ?? {}).data ?? { ...kind.options.parse({}), ...chosen };
  return (
    <>
      <PictureChoice
        label={labelOf("kind")}
        choices={CHOICES}
        value={config.kind}
        error={problems.get("config.kind") ?? ""}
        hint={
          <>
            <p>{useWhen}.</p>
            <p>Pide {asks}.</p>
          </>
        }
        onChange={(next) => onChange({ ...config, kind: next })}
      />
      {Object.entries(kind.options.shape).map(([name, schema]) => (
        <OptionField
          // Another kind has fields of its own.
          key={`${kind.name}.${name}`}
          {...{ kind, name, schema }}
          value={shown[name]}
          error={problems.get(`config.options.${kind.name}.${name}`) ?? ""}
          onChange={(value) =>
            onChange({ ...config, options: { ...config.options, [kind.name]: { ...chosen, [name]: value } } })
          }
        />
      ))}
    </>
  );
}
