import { CASE_CENTRES, CASE_STATES, type CaseState } from "@nv/contracts";
import type { CaseList, CaseSummary } from "@nv/contracts/schemas";
import { formatCount, formatMoment } from "@nv/spanish";
import { Button, type DataColumn, DataTable, Notice, SearchField, SelectField } from "@nv/ui";
import { FailureNotice, useAttempt, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { OpenRecord } from "../../records/OpenRecord";
import { type CasesAsked, casesCalls } from "./cases-calls";
import { PROVINCE_CHOICES, provinceName, victimsText } from "./core/case-form";
import { StateMark } from "./StateMark";

interface Props {
  readonly asked: CasesAsked;
  readonly onAsk: (asked: CasesAsked) => void;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

const ANY = { value: "", label: "Cualquiera" } as const;

/** The states, with how many cases are in each. */
function stateChoices(counts: CaseList["counts"]) {
  const isState = (key: string): key is CaseState => Object.hasOwn(CASE_STATES, key);
  return Object.keys(CASE_STATES)
    .filter(isState)
    .map((value) => ({ value, label: `${CASE_STATES[value]} (${counts[value] ?? 0})` }));
}

function columnsFor(onOpen: Props["onOpen"]): readonly DataColumn<CaseSummary>[] {
  return [
    {
      id: "ref",
      name: "Caso",
      kind: "head",
      cell: ({ id, ref, scope, isExample }) => (
        <>
          <OpenRecord onOpen={() => onOpen(id)}>{ref}</OpenRecord>
          <small>
            {scope}
            {isExample && " · inventado"}
          </small>
        </>
      ),
    },
    { id: "place", name: "Dónde", cell: ({ province }) => provinceName(province) },
    { id: "decade", name: "Década", kind: "figure", cell: ({ decade }) => decade },
    { id: "centre", name: "Centro", width: "wide", cell: ({ centre }) => CASE_CENTRES[centre] },
    { id: "victims", name: "Víctimas", kind: "figure", cell: victimsText },
    {
      id: "state",
      name: "Estado",
      cell: ({ state, hasChanges }) => <StateMark state={state} hasChanges={hasChanges} />,
    },
    {
      id: "when",
      name: "Cambiado",
      width: "wide",
      cell: ({ changedAtMs, enteredBy }) => `${formatMoment(changedAtMs)}, ${enteredBy}`,
    },
  ];
}

/** The cases, found by words, state and province. */
export function CaseListPart({ asked, onAsk, onOpen, onNew }: Props): ReactNode {
  const { body, failure, reload } = useRemote(`cases:${JSON.stringify(asked)}`, (signal) =>
    casesCalls.list(asked, signal),
  );
  const ask = (part: Partial<CasesAsked>) => onAsk({ ...asked, after: "", ...part });
  const total = Object.values(body?.counts ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="casos-lista">
      <h2 id="casos-lista">Casos</h2>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Cargando los casos…</p>}
      {body !== null && !body.personal.isReady && (
        <Notice tone="plain">
          <p>{body.personal.why}</p>
        </Notice>
      )}
      {body !== null && total === 0 && <NoCases onNew={onNew} onImported={reload} />}
      {body !== null && total > 0 && (
        <>
          <div className="nv-cases__filters nv-stack-3">
            <SearchField
              label="Buscar por id, ámbito, resumen o notas"
              value={asked.q}
              onDebounced={(q) => q !== asked.q && ask({ q })}
            />
            <SelectField
              label="Estado"
              value={asked.state ?? ""}
              options={[ANY, ...stateChoices(body.counts)]}
              onChange={(state) => ask({ state: state === "" ? null : state })}
            />
            <SelectField
              label="Provincia"
              value={asked.province}
              options={[ANY, ...PROVINCE_CHOICES.slice(1)]}
              onChange={(province) => ask({ province })}
            />
            <Button rank="main" onClick={onNew}>
              Escribir un caso
            </Button>
          </div>
          <p role="status" className="nv-cases__facts nv-quiet nv-said">
            {body.found === 0
              ? "Ningún caso responde a lo que buscas. Prueba con menos condiciones."
              : `Hay ${formatCount(body.found, "caso", "casos")}${body.found === total ? "" : ` de ${total}`}.`}
          </p>
          {body.cases.length > 0 && (
            <DataTable caption="Casos" columns={columnsFor(onOpen)} rows={body.cases} keyOf={({ id }) => id} />
          )}
          <div className="nv-row">
            {asked.after !== "" && <Button onClick={() => ask({})}>Desde el principio</Button>}
            {body.next !== null && (
              <Button onClick={() => onAsk({ ...asked, after: body.next ?? "" })}>Siguientes</Button>
            )}
          </div>
          {body.cases.some(({ isExample }) => isExample) && <RemoveExamples onRemoved={reload} />}
        </>
      )}
    </section>
  );
}

function NoCases({ onNew, onImported }: { readonly onNew: () => void; readonly onImported: () => void }): ReactNode {
  const { isBusy, failure, attempt } = useAttempt();
  async function run() {
    if (!isBusy && (await attempt(casesCalls.importExamples))) onImported();
  }
  return (
    <>
      <p>
        Todavía no hay ningún caso. Escribe el primero, trae una tabla o empieza por unos inventados, de lugares que no
        existen, para ver cómo funciona.
      </p>
      <div className="nv-row">
        <Button rank="main" onClick={onNew}>
          Escribir un caso
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void run()}>
          {isBusy ? "Trayéndolos…" : "Cargar casos inventados"}
        </Button>
      </div>
      {failure !== null && <FailureNotice error={failure} onRetry={() => void run()} />}
    </>
  );
}

function RemoveExamples({ onRemoved }: { readonly onRemoved: () => void }): ReactNode {
  const { isBusy, failure, attempt } = useAttempt();
  async function run() {
    if (!isBusy && (await attempt(casesCalls.removeExamples))) onRemoved();
  }
  return (
    <>
      <p>
        <Button aria-disabled={isBusy} onClick={() => void run()}>
          {isBusy ? "Quitándolos…" : "Quitar los casos inventados"}
        </Button>
      </p>
      {failure !== null && <FailureNotice error={failure} onRetry={() => void run()} />}
    </>
  );
}
