import { useLocation } from "@docusaurus/router";
import { DEAD_LINK_STATES, LEGACY_LINKS_API_PATH, LINK_STATES, LINK_TARGETS } from "@nv/contracts";
import type { LegacyLinkSummary, LegacyLinksFigures } from "@nv/contracts/schemas";
import { formatMoment, formatNumber } from "@nv/spanish";
import { Button, type DataColumn, DataTable, FactList, SearchField, SelectField } from "@nv/ui";
import { EmptyPlace, FailureNotice, useReconnect, useRemote } from "@nv/web";
import { addressOf, type Query, type QueryValue } from "@nv/web/address";
import { type ReactNode, useCallback } from "react";
import { Workbench } from "../../frame/workbench/Workbench";
import { StateMark, titleColumn } from "../../records/RecordList";
import { useListAddress } from "../../records/use-list-address";
import { TARGET_KINDS } from "./core/link-draft";
import { pageState, stateOf } from "./core/state-words";
import { LinkJob, type LinkJobs, useLinkJobs } from "./LinkJob";
import { legacyLinksCalls } from "./legacy-links-calls";

const STATE_NAMES = Object.keys(LINK_STATES).filter((name): name is keyof typeof LINK_STATES =>
  Object.hasOwn(LINK_STATES, name),
);
const STATUSES = ["draft", "published", "retired"] as const;
const ALL = { value: "", label: "Todos" } as const;
const STATE_CHOICES = [ALL, ...STATE_NAMES.map((value) => ({ value, label: LINK_STATES[value] }))];
const TARGET_CHOICES = [ALL, ...TARGET_KINDS.map((value) => ({ value, label: LINK_TARGETS[value] }))];
const STATUS_CHOICES = [
  ALL,
  { value: "draft", label: "Sin publicar" },
  { value: "published", label: "Publicados" },
  { value: "retired", label: "Retirados" },
] as const;

const figure = (value: number) => formatNumber(value, { decimals: 0 });

interface Props {
  readonly asked: Query;
  /** Goes to another view; what the address says is all that there is to remember. */
  readonly onShow: (query: Readonly<Record<string, QueryValue>>) => void;
}

/** Every old link, narrowed by what was found and by words. */
export function LinkList({ asked, onShow }: Props): ReactNode {
  const sought = {
    buscar: asked.text("buscar"),
    estado: asked.oneOf(STATE_NAMES, "estado"),
    ahora: asked.oneOf(TARGET_KINDS, "ahora"),
    pagina: asked.oneOf(STATUSES, "publicado"),
    desde: asked.text("desde"),
  };
  const query = {
    q: sought.buscar,
    state: sought.estado,
    target: sought.ahora,
    status: sought.pagina,
    cursor: /^\d{1,15}$/.test(sought.desde) ? sought.desde : null,
  };
  const list = useRemote(JSON.stringify(query), (signal) => legacyLinksCalls.find(query, signal));
  const figures = useRemote("legacy-links:figures", legacyLinksCalls.figures);
  const { reload: reloadList } = list;
  const { reload: reloadFigures } = figures;
  const reload = useCallback(() => {
    reloadList();
    reloadFigures();
  }, [reloadList, reloadFigures]);
  useReconnect(reload);
  const jobs = useLinkJobs(reload);
  const { pathname } = useLocation();
  const replace = useListAddress();
  const narrow = (more: Readonly<Record<string, QueryValue>>) =>
    replace(
      addressOf(pathname, {
        buscar: sought.buscar,
        estado: sought.estado,
        ahora: sought.ahora,
        publicado: sought.pagina,
        ...more,
      }),
    );
  const isNarrowed = sought.buscar !== "" || [sought.estado, sought.ahora, sought.pagina].some((part) => part !== null);
  const { body, failure } = list;

  const isSearchable = isNarrowed || (body !== null && body.items.length > 0);
  return (
    <Workbench
      keepsPlace
      actions={<Orders figures={figures.body} jobs={jobs} onShow={onShow} />}
      news={<LinkJob jobs={jobs} />}
      stage={
        <section className="nv-bench__result nv-stack" aria-labelledby="enlaces-lista">
          <h2 id="enlaces-lista">En la lista</h2>
          {failure !== null && <FailureNotice error={failure} onRetry={list.reload} />}
          {failure === null && body === null && <p role="status">Cargando la lista…</p>}
          {body !== null && body.items.length === 0 && (
            <EmptyPlace>
              {isNarrowed
                ? "Ninguno responde a esa búsqueda."
                : "Aún no hay ninguno: importa la lista de direcciones, o añade el primero."}
            </EmptyPlace>
          )}
          {body !== null && body.items.length > 0 && (
            <>
              <DataTable
                caption="Enlaces antiguos"
                columns={columnsFor((enlace) => onShow({ enlace }))}
                rows={body.items}
                keyOf={({ id }) => id}
                isStale={list.failure !== null}
              />
              <div className="nv-row">
                {query.cursor !== null && <Button onClick={() => narrow({})}>Volver al principio</Button>}
                {body.nextCursor !== null && (
                  <Button onClick={() => narrow({ desde: body.nextCursor })}>Ver los siguientes</Button>
                )}
              </div>
            </>
          )}
        </section>
      }
    >
      {isSearchable ? (
        <search className="nv-legacy__filters nv-stack">
          <SearchField label="Buscar" value={sought.buscar} onDebounced={(buscar) => narrow({ buscar })} />
          <SelectField
            label="Dirección antigua"
            value={sought.estado ?? ""}
            options={STATE_CHOICES}
            onChange={(estado) => narrow({ estado })}
          />
          <SelectField
            label="Qué hay ahora"
            value={sought.ahora ?? ""}
            options={TARGET_CHOICES}
            onChange={(ahora) => narrow({ ahora })}
          />
          <SelectField
            label="Página"
            value={sought.pagina ?? ""}
            options={STATUS_CHOICES}
            onChange={(publicado) => narrow({ publicado })}
          />
        </search>
      ) : (
        <p className="nv-quiet">Cuando haya enlaces, aquí se buscan y se eligen por lo que contestan.</p>
      )}
      {figures.body !== null && figures.body.total > 0 && <Figures figures={figures.body} />}
    </Workbench>
  );
}

interface OrdersProps {
  /** `null` while they are on their way. */
  readonly figures: LegacyLinksFigures | null;
  readonly jobs: LinkJobs;
  readonly onShow: Props["onShow"];
}

function Orders({ figures, jobs, onShow }: OrdersProps): ReactNode {
  const total = figures?.total ?? 0;
  const waiting = figures?.waiting ?? [];
  return (
    <>
      <Button onClick={() => onShow({ vista: "nuevo" })}>Añadir un enlace</Button>
      <Button rank={total === 0 ? "main" : "plain"} onClick={() => onShow({ vista: "importar" })}>
        Importar una lista
      </Button>
      {total > 0 && (
        <Button disabled={jobs.isBusy} onClick={() => jobs.run("Comprobación", legacyLinksCalls.check({ ids: [] }))}>
          Comprobar todos
        </Button>
      )}
      {waiting.length > 0 && (
        <Button
          rank="main"
          disabled={jobs.isBusy}
          onClick={() => jobs.run("Publicación", legacyLinksCalls.publish({ items: waiting }))}
        >
          {waiting.length === 1 ? "Publicar la que espera" : `Publicar las ${figure(waiting.length)} que esperan`}
        </Button>
      )}
    </>
  );
}

function Figures({ figures }: { readonly figures: LegacyLinksFigures }): ReactNode {
  const { total, published, states, checkedAtMs, jsonUrl, nginxUrl } = figures;
  const dead = DEAD_LINK_STATES.reduce((sum, state) => sum + (states[state] ?? 0), 0);
  return (
    <div className="nv-stack-3">
      <FactList
        className="nv-legacy__facts"
        facts={[
          { name: "Enlaces", value: figure(total) },
          { name: "Con página", value: figure(published) },
          { name: "Muertos", value: figure(dead) },
          { name: "Comprobado", value: checkedAtMs === null ? "todavía no" : formatMoment(checkedAtMs) },
        ]}
      />
      <ul className="nv-legacy__files">
        <li>
          <a href={`${LEGACY_LINKS_API_PATH}/report.csv`} download>
            Informe de enlaces muertos (CSV)
          </a>
        </li>
        {jsonUrl !== null && nginxUrl !== null && (
          <>
            <li>
              <a href={jsonUrl}>Redirecciones (JSON)</a>
            </li>
            <li>
              <a href={nginxUrl} download>
                Redirecciones para nginx
              </a>
            </li>
          </>
        )}
      </ul>
    </div>
  );
}

function columnsFor(onOpen: (id: string) => void): readonly DataColumn<LegacyLinkSummary>[] {
  return [
    titleColumn("Enlace", onOpen, ({ source }) => source),
    {
      id: "state",
      name: "Dirección antigua",
      cell: ({ check }) => <StateMark state={stateOf(check)} />,
    },
    {
      id: "now",
      name: "Qué hay ahora",
      cell: ({ target, targetCheck }) => (
        <>
          {LINK_TARGETS[target.kind]}
          {targetCheck !== null && <small>{stateOf(targetCheck).text}</small>}
        </>
      ),
    },
    {
      id: "page",
      name: "Página",
      cell: (link) => <StateMark state={pageState(link)} />,
    },
  ];
}
