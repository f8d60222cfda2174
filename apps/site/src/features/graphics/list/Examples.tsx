import { useLocation } from "@docusaurus/router";
import { ExamplesReport, type ExamplesRequest, type GraphicsSummary, type JobView } from "@nv/contracts/schemas";
import { Button, Notice } from "@nv/ui";
import { FailureNotice, JobProgress, useAttempt } from "@nv/web";
import { readQuery } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";

type Action = ExamplesRequest["action"];

interface Props {
  readonly summary: GraphicsSummary;
  /** Asks for the list and for what it holds again. */
  readonly onDone: () => void;
}

const NOUNS = { load: "Carga de los ejemplos", remove: "Retirada de los ejemplos" } as const satisfies Record<
  Action,
  string
>;

const many = (count: number) => (count === 1 ? "1 ejemplo" : `${count} ejemplos`);

/** Notice of the outcome: how many were done, and by name each that was not, with the reason. */
function Outcomes({ report, onClose }: { readonly report: ExamplesReport; readonly onClose: () => void }): ReactNode {
  const done = report.items.filter(({ outcome }) => outcome === "done").length;
  const others = report.items.filter(({ outcome }) => outcome !== "done");
  const told = report.items.filter(({ message }) => message !== "");
  return (
    <Notice tone={others.some(({ outcome }) => outcome === "refused") ? "wrong" : "done"}>
      <p role="status">
        {report.action === "load" ? `Ya tienes ${many(done)} más` : `Fuera ${many(done)}`}
        {others.length > 0 && `; ${others.length} no`}.
      </p>
      {told.length > 0 && (
        <ul>
          {told.map(({ title, message }) => (
            <li key={title}>
              {title}: {message}.
            </li>
          ))}
        </ul>
      )}
      <Button onClick={onClose}>Entendido</Button>
    </Notice>
  );
}

/** The examples: brought into an empty registry or where somebody asks for them (`?ejemplos`), and taken away in one go for as long as there are any. */
export function Examples({ summary, onDone }: Props): ReactNode {
  const isAsked = readQuery(useLocation().search).has("ejemplos");
  const [job, setJob] = useState<{ readonly id: string; readonly action: Action } | null>(null);
  const [report, setReport] = useState<ExamplesReport | null>(null);
  const { failure, attempt } = useAttempt();

  function order(action: Action) {
    setReport(null);
    return attempt(async () => {
      setJob({ id: (await graphicsCalls.examples({ action })).jobId, action });
    });
  }
  function finish({ result }: JobView) {
    const read = ExamplesReport.safeParse(result);
    setJob(null);
    onDone();
    if (read.success) setReport(read.data);
  }

  if (job !== null) return <JobProgress jobId={job.id} label={NOUNS[job.action]} onDone={finish} />;
  return (
    <>
      {failure !== null && <FailureNotice error={failure} />}
      {report !== null && <Outcomes report={report} onClose={() => setReport(null)} />}
      {report === null && (summary.total === 0 || isAsked) && (
        <div className="nv-row">
          <Button onClick={() => void order("load")}>Cargar ejemplos</Button>
          <p className="nv-graphics__facts">
            Uno inventado de cada tipo y de cada formato, como borradores y con la etiqueta «ejemplo». Se quitan de una
            vez.
          </p>
        </div>
      )}
      {report === null && summary.examples > 0 && (
        <div className="nv-row">
          <p className="nv-graphics__facts">
            Hay {many(summary.examples)} con la etiqueta «ejemplo»: nada de lo que cuentan ha pasado.
          </p>
          <Button onClick={() => void order("remove")}>Quitar los ejemplos</Button>
        </div>
      )}
    </>
  );
}
