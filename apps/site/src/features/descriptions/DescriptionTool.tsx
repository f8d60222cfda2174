import { useHistory, useLocation } from "@docusaurus/router";
import { Notice, SegmentedControl } from "@nv/ui";
import { FailureNotice, loadable, useRemote } from "@nv/web";
import { addressOf, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { BrowserTool } from "../../frame/workbench/BrowserTool";
import { Workbench } from "../../frame/workbench/Workbench";
import { descriptionsCalls } from "./descriptions-calls";
import { TablePanel } from "./TablePanel";
import "../../tools/tool.css";
import "./descriptions.css";

const COMING = <p role="status">Preparando…</p>;

/** Panels of the account's charts: whoever pastes a table does without. */
const ChartPanel = loadable(async () => (await import("./ChartPanel")).ChartPanel, COMING);
const BatchPanel = loadable(async () => (await import("./BatchPanel")).BatchPanel, COMING);

const WAYS = [
  { value: "tabla", label: "Una tabla" },
  { value: "grafico", label: "Un gráfico" },
  { value: "tanda", label: "Una tanda" },
] as const;
const WAY_NAMES = WAYS.map(({ value }) => value);

/** Writes descriptions of charts for who does not see them, and lets none out with a figure that is not in the data. */
export function DescriptionTool(): ReactNode {
  return (
    <BrowserTool>
      <OpenTool />
    </BrowserTool>
  );
}

function OpenTool(): ReactNode {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = readQuery(search);
  const chart = asked.text("grafico");
  const [batchId, jobId] = [asked.text("tanda"), asked.text("trabajo")];
  const way = chart !== "" ? "grafico" : batchId !== "" ? "tanda" : (asked.oneOf(WAY_NAMES, "con") ?? "tabla");
  const { body: status, failure, reload } = useRemote("descriptions", descriptionsCalls.status);
  const addressOfChart = (id: string) => addressOf(pathname, { grafico: id });
  const modelNotice = status?.modelNotice ?? "Preguntando…";
  const isOff = status !== null && status.chartsNotice !== "";
  return (
    <KeptFocus screenName={`${chart} ${batchId}`} className="nv-tool nv-descriptions">
      <Workbench>
        <SegmentedControl
          legend="Qué se describe"
          segments={WAYS}
          value={way}
          onChange={(con) => history.push(addressOf(pathname, { con: con === "tabla" ? null : con }))}
        />
        {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
        {way === "tabla" && <TablePanel modelNotice={modelNotice} />}
        {way !== "tabla" && isOff && (
          <Notice tone="plain">
            <p>{status.chartsNotice} Con «Una tabla» se escribe igual, y se copia a Datawrapper a mano.</p>
          </Notice>
        )}
        {way === "grafico" && !isOff && (
          <ChartPanel chart={chart} modelNotice={modelNotice} onOpen={(id) => history.push(addressOfChart(id))} />
        )}
        {way === "tanda" && !isOff && (
          <BatchPanel
            batch={batchId === "" || jobId === "" ? null : { batchId, jobId }}
            modelNotice={modelNotice}
            onOrder={(batch) => history.push(addressOf(pathname, { tanda: batch.batchId, trabajo: batch.jobId }))}
            addressOfChart={addressOfChart}
          />
        )}
      </Workbench>
    </KeptFocus>
  );
}
