import { Button, Findings, MIN_MARK_CONTRAST, Toggle } from "@nv/ui";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";
import { EmptyPlace } from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";
import { CropView } from "./CropView";
import { CROPS } from "./core/crops";
import type { TextProof } from "./core/prove-text";
import type { ReadDraft } from "./core/shadow-draft";
import { illustratorSteps, shadowCss, shadowSvgFilter } from "./core/shadow-style";
import { drawGround, drawLetters, type TextBackground } from "./draw-crop";
import { useTextProof } from "./use-text-proof";

interface Props {
  readonly draft: ReadDraft;
  readonly ground: TextBackground;
  /** Chooses a plate instead, which always can. */
  readonly onPlate: () => void;
  readonly strengthWords: (strength: number) => string;
}

/** Layers from which a cheap phone is late on each scroll. */
const MANY_LAYERS = 3;

function findingOf({ sought, isEnough }: TextProof, isSought: boolean, words: Props["strengthWords"]): Finding {
  if (sought === null)
    return fault(
      "Con esta ayuda no se llega en algún encuadre, ni con toda su fuerza. Prueba una placa, u otro color.",
    );
  if (sought === 0) return fine("Se lee sin ninguna ayuda en los tres encuadres.");
  if (isSought) return fine(`Se lee en los tres encuadres con una fuerza del ${words(sought)}, que es la mínima.`);
  if (isEnough) return fine(`Se lee en los tres encuadres. Bastaría con el ${words(sought)}.`);
  return fault(`No se lee en todos los encuadres. Hace falta al menos el ${words(sought)}.`);
}

/** The text on the picture in three shapes, whether it can be read, and the code. */
export function ShadowProof({
  draft,
  ground: { picture, color: groundColor },
  onPlate,
  strengthWords,
}: Props): ReactNode {
  const { text, textSizePx, isBold, ink, isSought } = draft;
  const { kind, sizePx, layers, color, strength } = draft.style;
  const [isMap, setIsMap] = useState(false);
  const grounds = useMemo(
    () => CROPS.map((crop) => drawGround(crop, { picture, color: groundColor })),
    [picture, groundColor],
  );
  const crops = useMemo(
    () =>
      CROPS.flatMap((crop, at) => {
        const ground = grounds[at];
        if (ground === undefined) return [];
        return [{ ground, letters: drawLetters(crop, { text, textSizePx, isBold }), scale: crop.scale }];
      }),
    [grounds, text, textSizePx, isBold],
  );
  const wish = useMemo(
    () => ({ crops, ink, textSizePx, isBold, style: { kind, sizePx, layers, color, strength }, isSought }),
    [crops, ink, textSizePx, isBold, kind, sizePx, layers, color, strength, isSought],
  );
  const { proof, failure } = useTextProof(wish);
  if (failure !== "")
    return (
      <p className="nv-tool__fault" role="alert">
        No se ha podido medir: {failure}.
      </p>
    );
  if (proof === null) return <EmptyPlace isNews>Midiendo…</EmptyPlace>;
  const { style, least, sought } = proof;
  const filter = shadowSvgFilter(style);
  const rule = least === MIN_MARK_CONTRAST ? "Texto grande: hace falta 3 : 1." : "Texto normal: hace falta 4,5 : 1.";

  return (
    <>
      <div role="status">
        <Findings
          findings={[
            findingOf(proof, isSought, strengthWords),
            ...(layers > MANY_LAYERS
              ? [advice("Más de tres capas se notan al desplazar la página en un móvil barato.")]
              : []),
          ]}
        />
      </div>
      {sought === null && kind !== "plate" && (
        <div className="nv-tool__actions">
          <Button onClick={onPlate}>Poner una placa</Button>
        </div>
      )}
      <div className="nv-shadow__crops">
        {CROPS.map((crop, at) => {
          const proven = proof.crops[at];
          return proven === undefined ? null : (
            <CropView key={crop.id} crop={crop} proven={proven} least={least} isMap={isMap} />
          );
        })}
      </div>
      <p className="nv-quiet nv-flush">
        {rule} Se mide alrededor de cada letra, con la ayuda puesta; «el peor sitio» es la peor vigésima parte.
      </p>
      <Toggle label="Mapa de contraste" hint="Rojo donde no llega, verde donde sí." isOn={isMap} onChange={setIsMap} />
      <CodeFigure title="CSS" language="css" fileName="texto-legible.css">
        <code>{shadowCss(ink, style)}</code>
      </CodeFigure>
      {filter !== null && (
        <CodeFigure title="Filtro SVG" language="xml">
          <code>{filter}</code>
        </CodeFigure>
      )}
      <p>
        <strong>En Illustrator.</strong> {illustratorSteps(style)}
      </p>
    </>
  );
}
