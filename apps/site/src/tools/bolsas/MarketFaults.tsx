import { type CalendarProposal, EXCHANGES, type Hole, sessionFaultText } from "@nv/series";
import { formatCount, formatDate, formatNumber } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { type MarketDraft, MOST_CLOSED_DAYS } from "./core/market-draft";
import type { MarketView } from "./core/read-market";

interface Props {
  readonly market: MarketView;
  readonly onChange: (part: Partial<MarketDraft>) => void;
}

/** Rows and holes that are told: who has more looks at the table again. */
const MOST_TOLD = 12;

/** Characters of a row that are repeated beside its fault. */
const MOST_ROW = 60;

function holeText({ days }: Hole): string {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  if (days.length === 1) return `Falta el cierre del ${formatDate(first, "weekday")} de ${first.slice(0, 4)}.`;
  return `Faltan ${formatNumber(days.length)} cierres, del ${formatDate(first)} al ${formatDate(last)}.`;
}

/** Says which calendar the days fit, and how many sessions are missing by it and by the chosen one. */
function proposalText({ calendar, missingNow, missingThen }: CalendarProposal): string {
  const missing = (count: number) =>
    count === 0
      ? "no falta ninguna sesión"
      : `${count === 1 ? "falta" : "faltan"} ${formatCount(count, "sesión", "sesiones", "feminine")}`;
  return `Por sus días parece de ${EXCHANGES[calendar].name}: con ese calendario ${missing(missingThen)}; con el elegido, ${missing(missingNow)}.`;
}

/** Faults of the sessions, each beside what it concerns: rows that do not count, and days without data. */
export function MarketFaults({ market, onChange }: Props): ReactNode {
  const { draft, read, toldHoles, proposal } = market;
  const { faults } = read;
  const close = (days: readonly string[]) => onChange({ closedDays: [...draft.closedDays, ...days] });
  const hasRoom = ({ days }: Hole) => draft.closedDays.length + days.length <= MOST_CLOSED_DAYS;
  // The last ones are those that today's sentence depends on.
  const told = toldHoles.slice(-MOST_TOLD).toReversed();
  return (
    <>
      {faults.length > 0 && (
        <>
          <h3>{faults.length === 1 ? "Una fila no cuenta" : `${formatNumber(faults.length)} filas no cuentan`}</h3>
          <ul className="nv-bolsas__list">
            {faults.slice(0, MOST_TOLD).map(({ row, text, fault }) => (
              <li key={row}>
                <code>
                  Fila {row}: {text.slice(0, MOST_ROW)}
                </code>
                <span className="nv-tool__fault">{sessionFaultText(fault)}</span>
              </li>
            ))}
          </ul>
          {faults.length > MOST_TOLD && <p>Y {formatNumber(faults.length - MOST_TOLD)} más.</p>}
        </>
      )}
      {proposal !== null && (
        <Notice tone="plain">
          <p>{proposalText(proposal)}</p>
          <Button onClick={() => onChange({ calendar: proposal.calendar })}>Usar ese calendario</Button>
        </Notice>
      )}
      {toldHoles.length > 0 && (
        <>
          <h3>Sesiones que faltan</h3>
          <p className="nv-flush nv-caption nv-said">
            No se rellenan: ahí se corta la línea y no se compara con lo de antes. Si ese día no abrió, dilo.
          </p>
          <ul className="nv-bolsas__list">
            {told.map((hole) => (
              <li key={hole.before}>
                <span className="nv-tool__fault">{holeText(hole)}</span>
                <Button disabled={!hasRoom(hole)} onClick={() => close(hole.days)}>
                  No hubo sesión
                  <span className="nv-visually-hidden"> antes del {formatDate(hole.before)}</span>
                </Button>
              </li>
            ))}
          </ul>
          {toldHoles.length > told.length && <p>Y {formatNumber(toldHoles.length - told.length)} huecos anteriores.</p>}
        </>
      )}
      {draft.closedDays.length > 0 && (
        <div className="nv-tool__actions">
          <span>
            {draft.closedDays.length === 1
              ? `Sin sesión por decisión tuya: el ${formatDate(draft.closedDays[0] ?? "")}.`
              : `${formatNumber(draft.closedDays.length)} días sin sesión por decisión tuya.`}
          </span>
          <Button onClick={() => onChange({ closedDays: [] })}>Volver a contarlos como huecos</Button>
        </div>
      )}
    </>
  );
}
