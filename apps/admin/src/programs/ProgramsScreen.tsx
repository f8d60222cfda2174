import type { ProgramService } from "@nv/contracts/schemas";
import { Button, CopyButton, Dialog } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { KeyTable } from "./KeyTable.tsx";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { NewServicePart } from "./NewServicePart.tsx";
import { PROGRAMS_KEY, programCalls } from "./program-calls.ts";
import "../people/people.css";
import "./programs.css";

/** Dialog that is open over the screen. */
type Open =
  | { readonly kind: "key" | "removal"; readonly service: ProgramService }
  | { readonly kind: "secret"; readonly name: string; readonly secret: string };

/** The programs that come in: keys of everybody, and accounts that are of no person. */
export function ProgramsScreen() {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const answer = useQuery({ queryKey: [PROGRAMS_KEY], queryFn: ({ signal }) => programCalls.view(caller, signal) });
  const view = answer.data?.body;
  const close = () => setOpen(null);
  const changed = () => queries.invalidateQueries({ queryKey: [PROGRAMS_KEY] });

  async function remove({ id }: ProgramService) {
    await programCalls.removeService(caller, id);
    await changed();
  }

  return (
    <ScreenFrame title="Programas">
      <p className="programs-lede">
        Una clave deja entrar a un programa, solo a lo que dice y hasta el día que dice. La de una persona habla en su
        nombre y se va con ella; la de una cuenta de programa no es de nadie, y sirve para lo que debe seguir aunque
        alguien se marche. Ninguna administra ni abre lo de un grupo cerrado.
      </p>
      <AnswerState query={answer} comfort="Lo que ves puede no estar al día." />
      {view !== undefined && (
        <div className="programs">
          <section aria-labelledby="services">
            <h2 id="services">Cuentas de programa</h2>
            {view.services.length === 0 ? (
              <p className="empty">Ninguna todavía. Crea una para cada sistema que entre por su cuenta.</p>
            ) : (
              <ul className="lines">
                {view.services.map((service) => (
                  <li key={service.id}>
                    <span>
                      <strong>{service.name}</strong>
                      <small className="nv-beneath">
                        {service.purpose} · de {service.madeBy}
                      </small>
                    </span>
                    <span className="nv-row">
                      <Button onClick={() => setOpen({ kind: "key", service })}>
                        Nueva clave<span className="nv-visually-hidden"> para {service.name}</span>
                      </Button>
                      <Button onClick={() => setOpen({ kind: "removal", service })}>
                        Borrar…<span className="nv-visually-hidden"> {service.name}</span>
                      </Button>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <NewServicePart onMade={changed} />
          <KeyTable view={view} onChange={changed} />
        </div>
      )}
      {open?.kind === "key" && (
        <NewKeyDialog
          service={open.service}
          onClose={close}
          onMade={({ key, secret }) => {
            void changed();
            setOpen({ kind: "secret", name: key.name, secret });
          }}
        />
      )}
      {open?.kind === "removal" && (
        <ConfirmDialog
          title={`¿Borrar «${open.service.name}»?`}
          action="Borrar"
          onConfirm={() => remove(open.service)}
          onClose={close}
        >
          <p>Sus claves dejan de abrir en el acto. Lo que hizo se queda, con su nombre.</p>
        </ConfirmDialog>
      )}
      {open?.kind === "secret" && (
        <Dialog title={`Clave de «${open.name}»`} closesOutside={false} onClose={close}>
          <p>Cópiala ahora y dásela a quien lleva el programa: al cerrar no se vuelve a ver.</p>
          <p className="secret">
            <code>{open.secret}</code>
          </p>
          <div className="nv-dialog__actions">
            <CopyButton text={open.secret} what="la clave">
              Copiar la clave
            </CopyButton>
            <Button onClick={close}>Ya la tengo</Button>
          </div>
        </Dialog>
      )}
    </ScreenFrame>
  );
}
