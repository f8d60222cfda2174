import { POWERUP_PATH } from "@nv/contracts";
import type { NewPanelKey, PanelKey } from "@nv/contracts/schemas";
import { EMBED_SUBTYPE } from "@nv/embeds/composer";
import { formatMoment } from "@nv/spanish";
import { Button, CopyButton, type DataColumn, DataTable, Notice } from "@nv/ui";
import { FailureNotice, toCallFailure, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { composerCalls } from "./composer-calls";

const PANELS = [
  { name: "Search", what: "Buscar e insertar" },
  { name: "View", what: "Ver en la noticia" },
  { name: "Edit", what: "Ancho, titular y leyenda" },
] as const;

/** Settings that the administrator of Arc writes there, and the keys of the panels of the person who looks. */
export function ConnectArc(): ReactNode {
  const { body: state, failure, reload } = useRemote("composer", composerCalls.state);
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (state === null) return <p role="status">Preguntando…</p>;
  return (
    <>
      <section aria-labelledby="arc-modulo" className="nv-composer__part nv-stack-3">
        <h2 id="arc-modulo">El módulo en Arc</h2>
        <p>
          En la configuración de Composer, un tipo de <i>custom embed</i> llamado <code>{EMBED_SUBTYPE}</code> con estas
          direcciones:
        </p>
        <ul className="nv-composer__addresses nv-stack-2 nv-plain">
          {PANELS.map(({ name, what }) => (
            <PanelAddress key={name} name={name} what={what} />
          ))}
        </ul>
        {state.isAnyHouse ? (
          <Notice tone="plain">
            <p>
              Ahora puede enmarcar los paneles el Composer de cualquier casa que use Arc. Pide a quien administra el
              servidor que ponga el vuestro en <code>ARC_COMPOSER_ORIGINS</code>.
            </p>
          </Notice>
        ) : (
          <p>
            Pueden enmarcar los paneles: <code>{state.origins.join(", ")}</code>
          </p>
        )}
      </section>
      <section aria-labelledby="arc-claves" className="nv-composer__part nv-stack-3">
        <h2 id="arc-claves">Tus paneles conectados</h2>
        <Keys keys={state.keys} onChanged={reload} />
      </section>
    </>
  );
}

function PanelAddress({ name, what }: { readonly name: string; readonly what: string }): ReactNode {
  const url = `${location.origin}${POWERUP_PATH}#${name.toUpperCase()}`;
  return (
    <li>
      <strong>{name}</strong> <span>{what}</span> <code>{url}</code>{" "}
      <CopyButton text={url} what={`la dirección de ${name}`} />
    </li>
  );
}

interface KeysProps {
  readonly keys: readonly PanelKey[];
  readonly onChanged: () => void;
}

function Keys({ keys, onChanged }: KeysProps): ReactNode {
  const [made, setMade] = useState<NewPanelKey | null>(null);
  const [fault, setFault] = useState("");

  async function run(work: () => Promise<NewPanelKey | null>): Promise<void> {
    setFault("");
    try {
      setMade(await work());
      onChanged();
    } catch (error) {
      setFault(toCallFailure(error).message);
    }
  }
  const columns: readonly DataColumn<PanelKey>[] = [
    { id: "made", name: "Conectado", kind: "head", cell: ({ madeAtMs }) => formatMoment(madeAtMs) },
    { id: "used", name: "Usado", cell: ({ usedAtMs }) => formatMoment(usedAtMs) },
    { id: "ends", name: "Caduca", cell: ({ expiresAtMs }) => formatMoment(expiresAtMs) },
    {
      id: "end",
      name: "Cortar",
      cell: ({ id, madeAtMs }) => (
        <button
          type="button"
          className="nv-copy"
          onClick={() => void run(() => composerCalls.endKey(id).then(() => null))}
        >
          Cortar<span className="nv-visually-hidden"> el conectado {formatMoment(madeAtMs)}</span>
        </button>
      ),
    },
  ];
  return (
    <>
      <p>
        El panel se conecta solo, con un botón. Si tu navegador no le deja, pide aquí una clave y pégala en él. Caduca
        en una hora sin uso, a las doce horas como mucho, y cuando cierras la sesión en la que la pediste.
      </p>
      {keys.length === 0 ? (
        <p>Ningún panel está conectado ahora. Conecta el primero desde Composer, o pide aquí una clave.</p>
      ) : (
        <DataTable caption="Paneles conectados con tu cuenta" columns={columns} rows={keys} keyOf={({ id }) => id} />
      )}
      <p>
        <Button onClick={() => void run(composerCalls.makeKey)}>Pedir una clave</Button>
      </p>
      {made !== null && (
        <Notice tone="plain">
          <p>
            <code>{made.key}</code> <CopyButton text={made.key} what="la clave" />
          </p>
          <p>No se vuelve a enseñar. Con ella se ven los títulos de lo que no está publicado: no se la des a nadie.</p>
        </Notice>
      )}
      {fault !== "" && <p role="alert">{fault}</p>}
    </>
  );
}
