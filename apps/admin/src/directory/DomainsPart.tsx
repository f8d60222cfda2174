import { DIRECTORY_NAMES } from "@nv/contracts";
import type { DirectoryView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Field, SelectField } from "@nv/ui";
import {
  bindFields,
  ConfirmDialog,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useDraft,
} from "@nv/web";
import { type FormEvent, useId, useState } from "react";
import * as z from "zod/mini";
import { directoryChoices, directoryLabel, useDirectoryAction } from "./use-directory.ts";

const Kept = z.object({ domain: z.string(), provider: z.enum(DIRECTORY_NAMES), opensAccounts: z.boolean() });
type Requirement = DirectoryView["requirements"][number];

interface PartProps {
  readonly view: DirectoryView;
}

/** Asks for a directory of the addresses of a domain. */
function RequireForm({ view }: PartProps) {
  const choices = directoryChoices(view);
  const empty = { domain: "", provider: choices[0]?.value ?? "oidc", opensAccounts: false };
  const draft = useDraft("required-domain", empty, Kept);
  const order = useDirectoryAction();
  const checkbox = useId();
  const problems = order.error === null ? NO_PROBLEMS : problemsByField(fieldsIn(toCallFailure(order.error)));
  const f = bindFields({ draft: draft.values, change: draft.change, problems });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (order.isPending) return;
    order.mutate({ method: "POST", path: "/domains", json: draft.values }, { onSuccess: draft.discard });
  }

  return (
    <form className="nv-stack nv-start" onSubmit={handleSubmit}>
      <Field
        label="Dominio"
        hint="Lo que va detrás de la arroba: «diario.es». Los subdominios se añaden aparte."
        autoComplete="off"
        spellCheck={false}
        {...f.text("domain")}
      />
      {choices.length > 1 && (
        <SelectField
          label="Directorio con el que entra"
          value={draft.values.provider}
          options={choices}
          onChange={(provider) => draft.change({ provider })}
        />
      )}
      <div className="choice">
        <input
          type="checkbox"
          id={checkbox}
          checked={draft.values.opensAccounts}
          aria-describedby={`${checkbox}-hint`}
          onChange={({ target }) => draft.change({ opensAccounts: target.checked })}
        />
        <label htmlFor={checkbox}>Quien llegue del directorio tiene cuenta en el acto</label>
        <p id={`${checkbox}-hint`}>Sin marcar, hace falta además una invitación.</p>
      </div>
      <Button rank="main" type="submit" aria-disabled={order.isPending}>
        {order.isPending ? "Guardando…" : "Exigir el directorio"}
      </Button>
      {order.isError && problems.size === 0 && <FailureNotice error={order.error} />}
    </form>
  );
}

function RequirementLine({ view, requirement }: PartProps & { readonly requirement: Requirement }) {
  const { domain, provider, opensAccounts, atMs, by } = requirement;
  const order = useDirectoryAction();
  const [isEnding, setEnding] = useState(false);
  return (
    <li>
      <span>
        <strong>{domain}</strong>
        <small className="nv-beneath">
          Solo con {directoryLabel(view, provider)}
          {opensAccounts ? ", con cuenta en el acto" : ", con invitación"}. {by}, {formatMoment(atMs)}.
        </small>
      </span>
      <Button onClick={() => setEnding(true)}>
        Quitar…<span className="nv-visually-hidden"> la exigencia de {domain}</span>
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={`¿Dejar de exigir el directorio a ${domain}?`}
          action="Dejar de exigirlo"
          onConfirm={() => order.mutateAsync({ method: "DELETE", path: `/domains/${encodeURIComponent(domain)}` })}
          onClose={() => setEnding(false)}
        >
          <p>
            Volverán a valer las contraseñas, los enlaces y las llaves de acceso que esas cuentas tuvieran, también las
            de quien ya no esté en el directorio.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** The domains whose people come in by a directory alone. */
export function DomainsPart({ view }: PartProps) {
  const { requirements } = view;
  return (
    <section aria-labelledby="domains">
      <h2 id="domains">Dominios que lo exigen</h2>
      <p>
        A quien tiene un correo de estos dominios no le vale ninguna otra forma de entrar: ni contraseña, ni enlace, ni
        llave de acceso, ni otro servicio. Al exigirlo se cierran en el acto las sesiones que entraron de otra forma.
      </p>
      {requirements.length === 0 ? (
        <p className="empty">Ninguno: cada persona entra como quiera.</p>
      ) : (
        <ul className="lines">
          {requirements.map((requirement) => (
            <RequirementLine key={requirement.domain} view={view} requirement={requirement} />
          ))}
        </ul>
      )}
      {directoryChoices(view).length > 0 && <RequireForm view={view} />}
    </section>
  );
}
