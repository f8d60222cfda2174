import { deepestFall, extremesOf, marketSentence, quoted, sinceSentence } from "@nv/series";
import { formatDate, formatPercent } from "@nv/spanish";
import { Button, CopyButton, FactList, Field, SelectField, TextArea } from "@nv/ui";
import { bindFields } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { BolsasDraft } from "./core/bolsas-draft";
import type { MarketView } from "./core/read-market";

interface Props {
  readonly market: MarketView;
  readonly draft: BolsasDraft;
  readonly onChange: (part: Partial<BolsasDraft>) => void;
}

const DECIMALS = [
  { value: "1", label: "Uno: 1,2 %" },
  { value: "2", label: "Dos: 1,23 %" },
] as const;

/** Writes the sentence about the last session, from the sessions of a market value. */
export function sentencesOf(market: MarketView, { sinceDay }: Pick<BolsasDraft, "sinceDay">) {
  const close = marketSentence(market, market.words);
  const since = sinceDay === "" ? null : sinceSentence(market.sessions, sinceDay, market.words);
  return {
    sentence: [close.sentence, since?.sentence ?? ""].filter((text) => text !== "").join(" "),
    reasons: close.reasons,
    sinceReasons: since?.reasons ?? [],
  };
}

/** Lists the facts of the history: never of all times, only of the sessions that there are. */
function factsOf({ sessions, words }: MarketView) {
  const [first, last, extremes] = [sessions[0], sessions.at(-1), extremesOf(sessions)];
  if (first === undefined || last === undefined || extremes === null) return [];
  const { high, low } = extremes;
  const fall = deepestFall(sessions);
  const told = (close: number, date: string) => `${quoted(close, words)}, el ${formatDate(date)}`;
  const below = high.close > 0 ? (last.close / high.close - 1) * 100 : 0;
  return [
    { name: "La serie cubre", value: `Del ${formatDate(first.date)} al ${formatDate(last.date)}` },
    { name: "Cierre más alto en ella", value: told(high.close, high.date) },
    { name: "Cierre más bajo en ella", value: told(low.close, low.date) },
    ...(high.close > 0 && last.date !== high.date
      ? [{ name: "Ahora, respecto al más alto", value: formatPercent(below, { decimals: words.percentDecimals }) }]
      : []),
    ...(fall === null
      ? []
      : [
          {
            name: "Mayor caída en ella",
            value: `${formatPercent(fall.percent, { decimals: words.percentDecimals })}, del ${formatDate(fall.peak.date)} al ${formatDate(fall.low.date)}`,
          },
        ]),
  ];
}

/** The sentence of the close, why it says no more, and what the history covers. */
export function SentencePart({ market, draft, onChange }: Props): ReactNode {
  const { sentence, reasons, sinceReasons } = sentencesOf(market, draft);
  // What somebody wrote is of the sentence that they saw: another close brings its own.
  const [edited, setEdited] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const own = edited?.of === sentence ? edited.text : null;
  const f = bindFields({ draft, change: onChange });
  return (
    <section className="nv-bolsas__part nv-stack" aria-labelledby="bolsas-frase">
      <h2 id="bolsas-frase">Para el texto</h2>
      <TextArea
        label="Borrador de la frase"
        hint="Solo dice lo que la historia permite decir."
        rows={4}
        value={own ?? sentence}
        onChange={({ currentTarget }) => setEdited({ of: sentence, text: currentTarget.value })}
      />
      <div className="nv-tool__actions">
        <CopyButton text={own ?? sentence} what="la frase" />
        {own !== null && <Button onClick={() => setEdited(null)}>Volver al borrador</Button>}
      </div>
      {reasons.length > 0 && (
        <ul className="nv-bolsas__reasons" aria-label="Por qué no dice más">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="nv-tool__fields">
        <Field
          label="Y cuánto cambia desde"
          type="date"
          hint={sinceReasons.join(" ") || "Vacío: no se dice. Para el año, el último día del anterior"}
          {...f.text("sinceDay")}
        />
        <SelectField label="Decimales de los porcentajes" {...f.value("percentDecimals")} options={DECIMALS} />
      </div>
      <FactList className="nv-bolsas__known nv-terms" facts={factsOf(market)} />
    </section>
  );
}
