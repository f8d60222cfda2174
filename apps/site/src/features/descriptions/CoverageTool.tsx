import { useHistory, useLocation } from "@docusaurus/router";
import { type Coverage, type CoverageCounts, CoverageState } from "@nv/contracts/schemas";
import { formatCount, formatMoment, formatNumber } from "@nv/spanish";
import { Button, type DataColumn, DataTable, Notice, Pager, SelectField } from "@nv/ui";
import { EmptyPlace, FailureNotice, JobProgress, useAttempt, useRemote } from "@nv/web";
import { addressOf, pageField, readQuery } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { BrowserTool } from "../../frame/workbench/BrowserTool";
import { OnBar } from "../../frame/workbench/bar";
import { Workbench } from "../../frame/workbench/Workbench";
import { CoverageDays } from "./CoverageDays";
import { CoverageList } from "./CoverageList";
import { goodShare, STATE_NAMES, totalOf } from "./core/coverage-words";
import { DigestPart } from "./DigestPart";
import { descriptionsCalls } from "./descriptions-calls";
import { ModelDraftsPart } from "./ModelDraftsPart";
import "../../tools/tool.css";
import "../../records/screens.css";
import "./descriptions.css";

/** Coverage of the descriptions: how many of the pieces that readers have can be heard, and what is left to do. */
export function CoverageTool(): ReactNode {
  return (
    <BrowserTool>
      <OpenCoverage />
    </BrowserTool>
  );
}

function OpenCoverage(): ReactNode {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = readQuery(search);
  const state = asked.oneOf(CoverageState.options, "estado");
  const [section, author, page] = [asked.text("seccion"), asked.text("autor"), asked.page()];
  const narrowing = { state, section: section || null, author: author || null, page };
  const { body, failure, reload } = useRemote(JSON.stringify(narrowing), (signal) =>
    descriptionsCalls.coverage(narrowing, signal),
  );
  const show = (part: Partial<typeof narrowing>) => {
    const next = { ...narrowing, page: 1, ...part };
    history.push(
      addressOf(pathname, {
        ...{ estado: next.state, seccion: next.section, autor: next.author },
        pagina: pageField(next.page),
      }),
    );
  };
  const isCounted = body !== null && body.syncedAtMs !== null;
  return (
    <div className="nv-tool nv-descriptions">
      <Workbench
        keepsPlace
        stage={
          <div className="nv-bench__result nv-tool nv-stack">
            {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
            {failure === null && body === null && <p role="status">Contando…</p>}
            {body !== null && <CoverageHead coverage={body} onSynced={reload} />}
            {isCounted && (
              <>
                <CoverageList items={body.items} hasCharts={body.chartsNotice === ""} onChange={reload} />
                <Pager page={page} perPage={body.pageSize} total={body.total} onPage={(next) => show({ page: next })} />
              </>
            )}
          </div>
        }
      >
        {body !== null && !isCounted && (
          <p className="nv-descriptions__aside">Cuando se haya mirado, aquí se elige qué piezas se ven.</p>
        )}
        {isCounted && (
          <>
            <SelectField
              label="Estado"
              value={state ?? ""}
              options={[
                { value: "", label: "Todos" },
                ...CoverageState.options.map((value) => ({
                  value,
                  label: `${STATE_NAMES[value]} (${formatNumber(body.counts[value])})`,
                })),
              ]}
              onChange={(chosen) => show({ state: chosen === "" ? null : chosen })}
            />
            <GroupField
              label="Sección"
              groups={body.sections}
              value={section}
              onChange={(name) => show({ section: name || null })}
            />
            <GroupField
              label="Autor"
              groups={body.authors}
              value={author}
              onChange={(name) => show({ author: name || null })}
            />
            <Groups title="Por sección" groups={body.sections} />
            <Groups title="Por autor" groups={body.authors} />
            <DigestPart />
            <ModelDraftsPart />
          </>
        )}
      </Workbench>
    </div>
  );
}

interface HeadProps {
  readonly coverage: Coverage;
  readonly onSynced: () => void;
}

/** Head of the tool: how many can be heard, since when that is known, and the button to look again. */
function CoverageHead({ coverage, onSynced }: HeadProps): ReactNode {
  const { counts, days, syncedAtMs, unseen, chartsNotice } = coverage;
  const [jobId, setJobId] = useState("");
  const { failure, attempt } = useAttempt();

  function sync() {
    return attempt(async () => {
      setJobId((await descriptionsCalls.sync()).jobId);
    });
  }
  function handleDone() {
    setJobId("");
    onSynced();
  }
  return (
    <>
      {syncedAtMs === null ? (
        <EmptyPlace>
          Nadie ha mirado todavía cómo están las descripciones. Al pedirlo se miran las piezas publicadas del registro y
          los gráficos publicados de la cuenta de Datawrapper; después, una vez al día.
        </EmptyPlace>
      ) : (
        <>
          <p className="nv-coverage__share">
            <strong>{goodShare(counts)}</strong> de {formatCount(totalOf(counts), "pieza", "piezas", "feminine")}, con
            su descripción al día
          </p>
          <Bar counts={counts} />
          <CoverageDays days={days} />
        </>
      )}
      {chartsNotice !== "" && (
        <Notice tone="plain">
          <p>{chartsNotice} Mientras, solo se cuentan las piezas del registro.</p>
        </Notice>
      )}
      {failure !== null && <FailureNotice error={failure} />}
      {jobId !== "" ? (
        <JobProgress jobId={jobId} label="Revisión" onDone={handleDone} />
      ) : (
        <>
          <OnBar place="actions">
            <Button rank="main" onClick={() => void sync()}>
              {syncedAtMs === null ? "Mirar ahora" : "Mirar lo que ha cambiado"}
            </Button>
          </OnBar>
          {syncedAtMs !== null && (
            <p className="nv-descriptions__aside">
              Visto el {formatMoment(syncedAtMs)}
              {unseen > 0 && `; quedan ${formatCount(unseen, "gráfico", "gráficos")}, que siguen solos en diez minutos`}
              .
            </p>
          )}
        </>
      )}
    </>
  );
}

/** Bar of the number of pieces in each state, its parts named below it. */
function Bar({ counts }: { readonly counts: CoverageCounts }): ReactNode {
  return (
    <>
      <div className="nv-coverage__bar" aria-hidden="true">
        {CoverageState.options.toReversed().map((state) => (
          <span key={state} data-state={state} style={{ flexGrow: counts[state] }} hidden={counts[state] === 0} />
        ))}
      </div>
      <ul className="nv-coverage__legend nv-cluster nv-plain nv-small">
        {CoverageState.options.toReversed().map((state) => (
          <li key={state} data-state={state}>
            {STATE_NAMES[state]}: <strong>{formatNumber(counts[state])}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

interface GroupFieldProps {
  readonly label: string;
  readonly groups: Coverage["sections"];
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function GroupField({ label, groups, value, onChange }: GroupFieldProps): ReactNode {
  if (groups.length === 0) return null;
  const options = groups.map(({ name }) => ({ value: name, label: name }));
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: "", label: "Todos" }, ...options]}
      onChange={onChange}
    />
  );
}

const GROUP_COLUMNS: readonly DataColumn<Coverage["sections"][number]>[] = [
  { id: "name", name: "Nombre", kind: "head", cell: ({ name }) => name },
  { id: "good", name: "Al día", kind: "figure", cell: ({ counts }) => goodShare(counts) },
  ...CoverageState.options.slice(0, -1).map((state) => ({
    id: state,
    name: STATE_NAMES[state],
    kind: "figure" as const,
    cell: ({ counts }: Coverage["sections"][number]) => formatNumber(counts[state]),
  })),
];

function Groups({ title, groups }: { readonly title: string; readonly groups: Coverage["sections"] }): ReactNode {
  if (groups.length === 0) return null;
  return (
    <details className="nv-descriptions__part">
      <summary>{title}</summary>
      <DataTable caption={title} columns={GROUP_COLUMNS} rows={groups} keyOf={({ name }) => name} />
    </details>
  );
}
