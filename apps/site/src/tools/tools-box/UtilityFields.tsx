import { ColorField, Field, SelectField, TextArea } from "@nv/ui";
import type { ReactNode } from "react";
import type { UtilityField, Values } from "./core/utility/utility";

interface Props {
  readonly fields: readonly UtilityField[];
  readonly values: Values;
  /** The field that has to change, and why; empty names when all is well. */
  readonly fault: { readonly field: string; readonly text: string };
  readonly onChange: (name: string, value: string) => void;
}

/** The fields of a utility, each with what is wrong with it. */
export function UtilityFields({ fields, values, fault, onChange }: Props): ReactNode {
  return (
    <div className="nv-tool__fields nv-box__fields">
      {fields.map((field) => (
        <UtilityInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ""}
          error={fault.field === field.name ? fault.text : ""}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </div>
  );
}

interface InputProps {
  readonly field: UtilityField;
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

function UtilityInput({
  field: { label, kind, hint = "", choices = [] },
  value,
  error,
  onChange,
}: InputProps): ReactNode {
  const texts = { label, hint, error, value };
  if (kind === "choice") return <SelectField {...texts} options={choices} onChange={onChange} />;
  if (kind === "color") return <ColorField {...texts} onChange={onChange} />;
  if (kind === "lines") return <TextArea {...texts} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  return (
    <Field
      {...texts}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
