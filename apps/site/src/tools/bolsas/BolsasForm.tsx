import { randomId } from "@nv/graphic-types";
import { dayInMadrid } from "@nv/series";
import { Button } from "@nv/ui";
import { EmptyPlace, EventsContext, loadable, OnStage, useEventConnection, useInPieces, WhenSeen } from "@nv/web";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { chosenOf } from "./core/bolsas-draft";
import { emptyMarket } from "./core/market-draft";
import { marketFigure } from "./core/market-figure";
import { createTextReader, readingMarkets, whileReading } from "./core/read-market";
import { DrawingPart } from "./DrawingPart";
import { KeepForm } from "./KeepForm";
import { MarketData } from "./MarketData";
import { MarketTable } from "./MarketTable";
import { SentencePart, sentencesOf } from "./SentencePart";
import { useBolsas } from "./use-bolsas";

/** Keeps the room of the card until it is there. */
const COMING_CLOSE = <p className="nv-bolsas__coming nv-flush nv-caption">Preparando la tarjeta y la tabla…</p>;

/** Under the drawing, for whoever comes to it. */
const ClosePart = loadable(async () => (await import("./ClosePart")).ClosePart, COMING_CLOSE);

/** The close of the markets: values, their sentence, their graphic and their card, out of sessions that somebody brings. */
export function BolsasForm(): ReactNode {
  const events = useEventConnection();
  return (
    <EventsContext value={events}>
      <MarketsForm />
    </EventsContext>
  );
}

function MarketsForm(): ReactNode {
  const [today] = useState(() => dayInMadrid(Date.now()));
  const [readOf] = useState(() => createTextReader());
  /** Times that the example was gone back to: a workbook that was open, with the choice of its sheets, is not of it. */
  const [begun, setBegun] = useState(0);
  const form = useBolsas();
  const { draft, change, changeMarket } = form;
  const { markets: written, percentDecimals } = draft;
  const begin = useCallback(
    () => readingMarkets({ markets: written, percentDecimals }, today, readOf),
    [written, percentDecimals, today, readOf],
  );
  const { result, isCurrent } = useInPieces(begin);
  const markets = useMemo(
    () => (isCurrent && result !== null ? result : whileReading(written, result ?? [], { today, percentDecimals })),
    [written, percentDecimals, today, result, isCurrent],
  );
  const figure = useMemo(() => marketFigure(markets, draft), [markets, draft]);
  const chosen = chosenOf(written, draft.chosen);
  const market = markets.find((one) => one.draft === chosen);
  if (market === undefined) return null;
  const { id } = market.draft;
  const { sentence } = sentencesOf(market, draft);

  function add() {
    const added = emptyMarket(randomId());
    change({ markets: [...written, added], chosen: added.id });
  }
  function startOver() {
    form.startOver();
    setBegun(begun + 1);
  }
  function remove() {
    const left = written.filter((one) => one.id !== id);
    change({ markets: left, chosen: left[0]?.id ?? "" });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Z takes back what was done in any of its fields
    <div className="nv-tool nv-stack nv-bolsas" onKeyDown={form.onKeyDown}>
      <MarketTable markets={markets} chosen={id} onChoose={(next) => change({ chosen: next })} onAdd={add} />
      <div className="nv-tool__actions">
        <Button disabled={!form.canUndo} aria-keyshortcuts="Control+Z" onClick={form.undo}>
          Deshacer
        </Button>
        <Button disabled={!form.canRedo} aria-keyshortcuts="Control+Shift+Z" onClick={form.redo}>
          Rehacer
        </Button>
        {!form.isNew && <Button onClick={startOver}>Volver al ejemplo</Button>}
      </div>
      <MarketData
        key={`${begun} ${id}`}
        market={market}
        onChange={(part) => changeMarket(id, part)}
        onRemove={written.length > 1 ? remove : null}
      />
      <OnStage>
        {result === null ? (
          // What comes above the drawing is not known yet: nothing stands where it would be moved from.
          <EmptyPlace isNews>Preparando…</EmptyPlace>
        ) : (
          <div className="nv-stack nv-bolsas">
            {market.sessions.length > 1 && <SentencePart market={market} draft={draft} onChange={change} />}
            <DrawingPart markets={markets} figure={figure} draft={{ ...draft, chosen: id }} onChange={change} />
            {market.sessions.length > 1 && (
              <WhenSeen fallback={COMING_CLOSE}>
                <ClosePart market={market} sentence={sentence} span={draft.span} />
              </WhenSeen>
            )}
          </div>
        )}
      </OnStage>
      <KeepForm draft={draft} onOpen={(opened) => change(opened)} />
    </div>
  );
}
