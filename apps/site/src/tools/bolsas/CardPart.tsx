import { slugOf } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { drawingUrl, rasterize, withLetters } from "../rasterize";
import { SaveToLibrary } from "../SaveToLibrary";
import type { BolsasDraft } from "./core/bolsas-draft";
import { CARD_PX, closeCard } from "./core/close-card";
import type { MarketView } from "./core/read-market";

interface Props {
  readonly market: MarketView;
  readonly sentence: string;
  readonly span: BolsasDraft["span"];
}

const NAME_LENGTH = 60;

const pictureOf = (svg: string) => rasterize(svg, { widthPx: CARD_PX, heightPx: CARD_PX, scale: 1, type: "image/png" });

/** The close as a square picture, to be copied, taken away or kept. */
export function CardPart({ market, sentence, span }: Props): ReactNode {
  const { draft, sessions } = market;
  const [said, setSaid] = useState<{ readonly tone: "done" | "wrong"; readonly text: string } | null>(null);
  const svg = useMemo(
    () => closeCard(market, span, { sentence, source: draft.source }),
    [market, span, sentence, draft],
  );
  const [lettered, setLettered] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    withLetters(svg).then(
      (whole) => isOver || setLettered(whole),
      // Without the letters of the house it is seen with those of the system.
      () => isOver || setLettered(null),
    );
    return () => {
      isOver = true;
    };
  }, [svg]);
  const day = sessions.at(-1)?.date ?? "";
  const name = `cierre-${slugOf(draft.name, NAME_LENGTH) || "valor"}-${day}`;

  async function attempt(work: () => Promise<void>, done: string) {
    setSaid(null);
    try {
      await work();
      setSaid({ tone: "done", text: done });
    } catch {
      setSaid({ tone: "wrong", text: "Este navegador no ha podido. Descarga el SVG, que vale para lo mismo." });
    }
  }
  const copy = () => navigator.clipboard.write([new ClipboardItem({ "image/png": pictureOf(svg) })]);
  const save = async () => saveFile({ name: `${name}.png`, content: await pictureOf(svg) });

  return (
    <section className="nv-bolsas__part nv-stack" aria-labelledby="bolsas-tarjeta">
      <h2 id="bolsas-tarjeta">Tarjeta</h2>
      <img
        className="nv-bolsas__card"
        src={drawingUrl(lettered ?? svg)}
        width={CARD_PX}
        height={CARD_PX}
        alt={`Tarjeta cuadrada. ${sentence}`}
      />
      <div className="nv-tool__actions">
        <Button onClick={() => void attempt(save, "Descargada.")}>Descargar PNG</Button>
        <Button onClick={() => void attempt(copy, "Copiada: pégala donde quieras.")}>Copiar la imagen</Button>
        <Button onClick={() => saveFile({ name: `${name}.svg`, content: svg, type: "image/svg+xml" })}>SVG</Button>
        <SaveToLibrary make={async () => new File([await pictureOf(svg)], `${name}.png`, { type: "image/png" })} />
      </div>
      {said !== null && (
        <Notice tone={said.tone}>
          <p>{said.text}</p>
        </Notice>
      )}
    </section>
  );
}
