import { ADMIN_API_PATH } from "@nv/contracts";
import { KeysView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, type DataColumn, DataTable, Notice } from "@nv/ui";
import { ConfirmDialog, FailureNotice } from "@nv/web";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";

const PATH = `${ADMIN_API_PATH}/keys`;
const KEY = ["keys"] as const;

type Key = KeysView["keys"][number];

/** Letters of a key's name that tell it from the others. */
const SHORT_ID_LENGTH = 8;

function stateInWords({ state, untilMs }: Key): string {
  const when = untilMs === null ? "" : formatMoment(untilMs);
  if (state === "signing") return "Firma ahora";
  if (state === "next") return `Publicada; firma desde el ${when}`;
  if (state === "honoured") return `Ya no firma; vale hasta el ${when}`;
  return "Ya no vale";
}

/** Explanation of each kind of change, shown before it is made. */
const CHANGES = {
  habit: {
    title: "¿Cambiar la clave?",
    text: "La clave nueva se publica ya y empieza a firmar dentro de un cuarto de hora. La de ahora vale hasta que terminen los accesos que firmó. Nadie lo nota.",
    action: "Cambiar la clave",
  },
  leak: {
    title: "¿Retirar las claves que hay?",
    text: "Las claves de ahora dejan de valer en este momento en todos los procesos, y la nueva firma ya. Nadie tiene que volver a entrar: cada navegador renueva su acceso solo. Quien compruebe los accesos por su cuenta debe leer otra vez las claves públicas. No se puede deshacer.",
    action: "Retirar y cambiar",
  },
} as const;

const COLUMNS: readonly DataColumn<Key>[] = [
  { id: "id", name: "Clave", kind: "head", cell: ({ id }) => <code title={id}>{id.slice(0, SHORT_ID_LENGTH)}</code> },
  { id: "algorithm", name: "Tipo", cell: ({ algorithm }) => algorithm },
  { id: "created", name: "Creada", cell: ({ createdAtMs }) => formatMoment(createdAtMs) },
  { id: "state", name: "Estado", cell: stateInWords },
];

function KeyChange({ keys }: { readonly keys: readonly Key[] }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [kind, setKind] = useState<keyof typeof CHANGES | null>(null);
  const rotate = useMutation({
    mutationFn: (isRevoking: boolean) => {
      const json = { newestId: keys[0]?.id ?? "", isRevoking };
      return caller.server(PATH, KeysView, { method: "POST", json });
    },
    onSuccess: ({ body, headers }) => queries.setQueryData(KEY, { body, headers }),
    onError: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <>
      <div className="nv-row">
        <Button aria-disabled={rotate.isPending} onClick={() => !rotate.isPending && setKind("habit")}>
          Cambiar la clave…
        </Button>
        <Button aria-disabled={rotate.isPending} onClick={() => !rotate.isPending && setKind("leak")}>
          Una clave ha podido filtrarse…
        </Button>
      </div>
      {rotate.isError && <FailureNotice error={rotate.error} />}
      {rotate.isSuccess && (
        <Notice tone="done">
          <p>Hay una clave nueva.</p>
        </Notice>
      )}
      {kind !== null && (
        <ConfirmDialog
          title={CHANGES[kind].title}
          action={CHANGES[kind].action}
          cancel="Dejarlo como está"
          // One question at a time: that of the proof comes after this one, which waits for nothing.
          onConfirm={() => rotate.mutate(kind === "leak")}
          onClose={() => setKind(null)}
        >
          <p>{CHANGES[kind].text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The keys that sign the accesses, and their rotation. */
export function KeysPart() {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => caller.server(PATH, KeysView, { signal }),
  });
  const { data } = answer;
  return (
    <section className="settings-part nv-stack" aria-labelledby="keys">
      <h2 id="keys">Claves</h2>
      <p>
        Firman los accesos de cada persona. Cámbialas una o dos veces al año, y cuando se vaya alguien que veía la base
        de datos.
      </p>
      <AnswerState query={answer} />
      {data?.body.isShared === true && (
        <Notice tone="plain">
          <p>
            Los accesos se firman con el secreto de <code>IDENTITY_SHARED_SECRET</code>, que se cambia en la
            configuración.
          </p>
        </Notice>
      )}
      {data !== undefined && (
        <>
          <DataTable
            caption="Claves con las que se firma"
            columns={COLUMNS}
            rows={data.body.keys}
            keyOf={({ id }) => id}
          />
          {!data.body.isShared && <KeyChange keys={data.body.keys} />}
        </>
      )}
    </section>
  );
}
