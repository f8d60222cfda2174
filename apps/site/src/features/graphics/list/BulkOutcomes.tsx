import Link from "@docusaurus/Link";
import type { BulkReport } from "@nv/contracts/schemas";
import { Button, Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { writeAddress } from "../../../pieces/core/registry-address";
import { preparingIn } from "../core/bulk-rounds";

/** Graphics that are named while they wait; of more, how many there are. */
const NAMED = 8;

interface Props {
  readonly report: BulkReport;
  readonly onClose: () => void;
}

const DONE = {
  publish: ["publicado", "publicados"],
  retire: ["retirado", "retirados"],
  tag: ["etiquetado", "etiquetados"],
  check: ["en cola para revisarse", "en cola para revisarse"],
} as const satisfies Record<BulkReport["action"], readonly [one: string, many: string]>;

/** Outcome of an order for several graphics: how many were done, and by name each that was not, with the reason. */
export function BulkOutcomes({ report, onClose }: Props): ReactNode {
  const done = report.items.filter(({ outcome }) => outcome === "done").length;
  const waiting = preparingIn(report);
  const rest = waiting.length - NAMED;
  const others = report.items.filter(({ outcome }) => outcome === "unchanged" || outcome === "refused");
  return (
    <Notice tone={others.some(({ outcome }) => outcome === "refused") ? "wrong" : "done"}>
      <p>
        {done} {DONE[report.action][done === 1 ? 0 : 1]}
        {waiting.length > 0 && `; ${waiting.length} en preparación`}
        {others.length > 0 && `; ${others.length} no`}.
      </p>
      {waiting.length > 0 && (
        <>
          <p>
            En cuanto estén sus archivos se {waiting.length === 1 ? "publica solo" : "publican solos"}, si esta página
            sigue abierta:
          </p>
          <ul>
            {waiting.slice(0, NAMED).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {rest > 0 && <li>y {rest === 1 ? "otro" : `otros ${rest}`}</li>}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ id, title, message }) => (
            <li key={id}>
              {title === "" ? "Un gráfico" : <Link to={writeAddress({ part: "graphic", id })}>{title}</Link>}: {message}
              .
            </li>
          ))}
        </ul>
      )}
      <Button onClick={onClose}>Entendido</Button>
    </Notice>
  );
}
