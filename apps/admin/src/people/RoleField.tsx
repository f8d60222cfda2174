import { Field } from "@nv/ui";
import { useId } from "react";

export interface RoleFieldProps {
  readonly value: string;
  readonly error: string;
  /** Roles that other people have. */
  readonly known: readonly string[];
  readonly onChange: (role: string) => void;
}

/** The role of a person: one that exists, or a new word. */
export function RoleField({ value, error, known, onChange }: RoleFieldProps) {
  const id = useId();
  return (
    <>
      <Field
        label="Rol"
        hint="«admin» abre esta administración. Vacío, una persona más del equipo."
        value={value}
        error={error}
        list={id}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {[...new Set(["admin", ...known])].filter(Boolean).map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
    </>
  );
}
