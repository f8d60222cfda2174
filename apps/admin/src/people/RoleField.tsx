import { SelectField } from "@nv/ui";
import { ADMINISTRATOR_ROLE, roleWord } from "./core/person-facts.ts";

export interface RoleFieldProps {
  readonly value: string;
  /** The role that the person has; one that only a programme gives stays among the choices. */
  readonly saved: string;
  readonly onChange: (role: string) => void;
}

/** Field of what a person may do: what the team does, or administer as well. */
export function RoleField({ value, saved, onChange }: RoleFieldProps) {
  const roles = [...new Set(["", ADMINISTRATOR_ROLE, saved, value])];
  return (
    <SelectField
      label="Rol"
      hint="Quien administra ve y cambia las cuentas de todo el equipo, los ajustes y los correos."
      value={value}
      options={roles.map((role) => ({ value: role, label: roleWord(role) || "Del equipo" }))}
      onChange={onChange}
    />
  );
}
