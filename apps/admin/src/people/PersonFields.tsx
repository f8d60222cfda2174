import { Field, Notice, TextArea } from "@nv/ui";
import { bindFields } from "@nv/web";
import { ADMINISTRATOR_ROLE } from "./core/person-facts.ts";
import { OtherData } from "./OtherData.tsx";
import { RoleField } from "./RoleField.tsx";
import type { PersonDraft } from "./use-person-draft.ts";

function roleWarning(before: string, after: string): string {
  if (before === after) return "";
  if (after === ADMINISTRATOR_ROLE) {
    return "Al guardar podrá ver y cambiar las cuentas de todo el equipo, también la tuya.";
  }
  return before === ADMINISTRATOR_ROLE ? "Al guardar dejará de poder abrir esta administración." : "";
}

/** The fields of a person that administrators change. */
export function PersonFields({ draft: { saved, values, problems, write } }: { readonly draft: PersonDraft }) {
  const f = bindFields({ draft: values, change: write, problems: new Map(Object.entries(problems)) });
  const warning = roleWarning(saved.role, values.role);
  return (
    <>
      <Field label="Nombre" {...f.text("name")} />
      <Field
        label="Correo"
        type="email"
        {...f.text("email")}
        hint="Si lo cambias, se avisa a la dirección anterior y sus enlaces dejan de servir."
      />
      <RoleField {...f.value("role")} saved={saved.role} />
      {warning !== "" && (
        <Notice tone="plain">
          <p>{warning}</p>
        </Notice>
      )}
      <OtherData title="Datos de la persona" json={values.userData} />
      <OtherData title="Datos de la administración" json={values.appData} />
      <details className="more">
        <summary>Editar los otros datos como JSON (avanzado)</summary>
        <TextArea
          label="Datos de la persona"
          hint="Los ve y los puede cambiar ella misma. Viajan en cada sesión: que sean pocos."
          rows={5}
          {...f.text("userData")}
        />
        <TextArea
          label="Datos de la administración"
          hint="Los ve, pero solo se cambian aquí."
          rows={5}
          {...f.text("appData")}
        />
      </details>
    </>
  );
}
