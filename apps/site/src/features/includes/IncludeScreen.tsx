import type { IncludeDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import { ActionRefusal } from "../../records/ActionRefusal";
import { CodeList } from "../../records/CodeList";
import { useAction } from "../../records/use-action";
import { useRecord } from "../../records/use-record";
import { useVersions } from "../../records/use-versions";
import { VersionList } from "../../records/VersionList";
import { EditInclude } from "./EditInclude";
import { IncludeActions } from "./IncludeActions";
import { IncludeUses } from "./IncludeUses";
import { stateOf } from "./include-state";
import { INCLUDE_TOPIC } from "./include-topic";
import { includesCalls, refusalOf } from "./includes-calls";

const CODES = {
  element: { name: "Elemento", use: "Para un bloque de HTML. Sigue siempre lo último que se publique." },
  pinned: { name: "Elemento fijo", use: "El mismo, en la versión de ahora: no cambia aunque el include cambie." },
  ssi: { name: "SSI", use: "Para un servidor que incluye archivos, como nginx o Apache." },
  esi: { name: "ESI", use: "Para una caché que compone páginas, como Varnish o Akamai." },
  link: { name: "Dirección", use: "El fragmento solo, como HTML." },
} as const;

/** An include with everything about it. */
export function IncludeScreen({ id }: { readonly id: string }): ReactNode {
  const remote = useRecord({
    ...{ key: `include:${id}`, id, topic: INCLUDE_TOPIC, changed: "acaba de cambiar este include." },
    ask: (signal) => includesCalls.detail(id, signal),
  });
  const { body: include, failure, reload, news } = remote;

  if (include === null && failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (include === null) return <p role="status">Trayendo el include…</p>;
  return <IncludeView include={include} news={news} onChanged={remote.replace} />;
}

interface ViewProps {
  readonly include: IncludeDetail;
  /** What somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (include: IncludeDetail) => void;
}

function IncludeView({ include, news, onChanged }: ViewProps): ReactNode {
  const { isBusy, failure, said, run } = useAction(onChanged, (refused) => refusalOf(refused).current);
  const { id, version } = include;
  const versions = useVersions(include, includesCalls.versions);
  const codes = Object.entries(CODES).flatMap(([kind, words]) => {
    const code = Object.entries(include.codes).find(([known]) => known === kind)?.[1];
    return code === undefined ? [] : [{ ...words, code }];
  });
  return (
    <article className="nv-includes__one">
      <header>
        <h2>{include.title}</h2>
        <p className="nv-quiet">
          {stateOf(include)} · <code>/i/{include.slug}/</code> · cambiado por {include.changedBy} el{" "}
          {formatMoment(include.updatedAtMs)}
        </p>
        <IncludeActions include={include} isBusy={isBusy} onRun={(work, done) => run(work, done)} />
        {news !== "" && <Notice tone="plain">{news}</Notice>}
        <p role="status" className="nv-said">
          {said}
        </p>
        <ActionRefusal failure={failure} />
      </header>
      {include.status !== "retired" && <EditInclude include={include} onChanged={onChanged} />}
      <section aria-labelledby="include-donde">
        <h3 id="include-donde">Quién lo muestra</h3>
        <IncludeUses uses={include.uses} />
      </section>
      {codes.length > 0 && (
        <section aria-labelledby="include-codigos">
          <h3 id="include-codigos">Ponerlo en una página</h3>
          <CodeList codes={codes} />
        </section>
      )}
      <section aria-labelledby="include-versiones">
        <h3 id="include-versiones">Versiones</h3>
        <VersionList
          record={include}
          versions={versions}
          isBusy={isBusy}
          onRollBack={(revision) =>
            run(
              includesCalls.rollBack(id, version, revision),
              "Las páginas vuelven a mostrar esa versión antes de un minuto.",
            )
          }
        />
      </section>
    </article>
  );
}
