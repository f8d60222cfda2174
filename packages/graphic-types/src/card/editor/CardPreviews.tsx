import { Button, Toggle } from "@nv/ui";
import { type ReactNode, useMemo, useState } from "react";
import type { Typefaces } from "../../core/faces.ts";
import type { CardConfig } from "../config.ts";
import { RATIOS, type RatioId } from "../core/ratios.ts";
import { drawCard, overText, slideCount } from "../draw/draw-card.ts";
import type { CardProblem } from "../draw/shape.ts";
import type { CardHouse } from "../house.ts";
import { CardPreview } from "./CardPreview.tsx";

interface Props {
  /** With what its sources say written in it. */
  readonly config: CardConfig;
  readonly faces: Typefaces;
  readonly house: CardHouse | undefined;
  readonly pictureSrc: string | null;
  /** Returns the label of a part of it, by its path. */
  readonly labelOf: (path: string) => string;
  readonly onRatios: (ratios: RatioId[]) => void;
}

/** Bands of a size that no network covers, or while they are not to be seen. */
const NOTHING = { topPx: 0, bottomPx: 0 } as const;

/** Lists what does not fit in one size: «Titular: sobran 12 caracteres». */
function overIn(problems: readonly CardProblem[], labelOf: Props["labelOf"]): readonly string[] {
  return problems.flatMap(({ field, characters, word }) => {
    if (characters === null) return [];
    const over = overText({ characters, word });
    return [`${labelOf(field)}: ${over.slice(0, 1).toLowerCase()}${over.slice(1)}`];
  });
}

/** All the sizes of a card at once, each with what does not fit in it, and whether it goes out. */
export function CardPreviews({ config, faces, house, pictureSrc, labelOf, onRatios }: Props): ReactNode {
  const count = slideCount(config);
  const [chosen, setChosen] = useState(0);
  const [showsSafe, setShowsSafe] = useState(true);
  const slide = Math.min(chosen, count - 1);
  const drawings = useMemo(
    () =>
      RATIOS.map(({ id }) => drawCard(config, { ratio: id, slide }, faces, { hasPicture: pictureSrc !== null, house })),
    [config, slide, faces, house, pictureSrc],
  );
  const turn = (id: RatioId, isOut: boolean) =>
    onRatios(RATIOS.map((ratio) => ratio.id).filter((one) => (one === id ? isOut : config.ratios.includes(one))));
  return (
    <section className="nv-card-previews" aria-label="La tarjeta en cada proporción">
      <div className="nv-card-previews__bar nv-split">
        <Toggle label="Ver lo que tapa cada red" isOn={showsSafe} onChange={setShowsSafe} />
        {count > 1 && (
          <div className="nv-row">
            <Button disabled={slide === 0} onClick={() => setChosen(slide - 1)}>
              Anterior
            </Button>
            <p role="status">
              Tarjeta {slide + 1} de {count}
            </p>
            <Button disabled={slide === count - 1} onClick={() => setChosen(slide + 1)}>
              Siguiente
            </Button>
          </div>
        )}
      </div>
      <ul className="nv-card-previews__list">
        {RATIOS.map(({ id, label, use, covered }, at) => {
          const drawing = drawings[at];
          const over = overIn(drawing?.problems ?? [], labelOf);
          const isOut = config.ratios.includes(id);
          return (
            <li key={id} data-ratio={id} data-out={isOut}>
              {drawing !== undefined && (
                <CardPreview
                  drawing={drawing}
                  label={`Vista previa en ${label}`}
                  pictureSrc={pictureSrc}
                  covered={showsSafe ? covered : NOTHING}
                />
              )}
              <Toggle label={label} hint={use} isOn={isOut} onChange={(next) => turn(id, next)} />
              <div className="nv-card-previews__over" role="status">
                {isOut && over.map((text) => <p key={text}>{text}</p>)}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
