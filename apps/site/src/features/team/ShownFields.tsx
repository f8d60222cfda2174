import { SHOWN_FIELDS } from "@nv/contracts";
import type { TeamProfile } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

type Shown = TeamProfile["shown"];

const NAMES = ["job", "specialities", "skills", "languages", "email"] as const satisfies Shown;

interface Props {
  readonly shown: Shown;
  readonly onChange: (shown: Shown) => void;
}

/** Choice of the fields that somebody lets be published of themselves: none at first. */
export function ShownFields({ shown, onChange }: Props): ReactNode {
  return (
    <fieldset className="nv-team__shown nv-stack-2">
      <legend>Lo que se publica de ti</legend>
      <p className="nv-team__facts nv-quiet nv-said">
        Con tu nombre, en <code>/data/authors.json</code>, para las firmas del periódico: cualquiera puede leerlo. Si no
        marcas nada, no sales. Lo que quites deja de publicarse al guardar.
      </p>
      {NAMES.map((name) => (
        <label key={name} className="nv-team__step nv-row">
          <input
            type="checkbox"
            checked={shown.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...shown, name] : shown.filter((other) => other !== name))
            }
          />
          {SHOWN_FIELDS[name]}
        </label>
      ))}
    </fieldset>
  );
}
