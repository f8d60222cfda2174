import { Button, Findings, Toggle } from "@nv/ui";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";
import { type ReactNode, useMemo, useState } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";
import { CropView } from "./CropView";
import { CROPS } from "./core/crops";
import { rgbOf } from "./core/pixels";
import type { ReadDraft } from "./core/shadow-draft";
import { illustratorSteps, shadowCss, shadowSvgFilter } from "./core/shadow-style";
import { hardestStrength, leastContrast, sampleAround, worstOf } from "./core/text-samples";
import type { Ground } from "./draw-crop";
import { measureCrops } from "./measure-crops";

interface Props {
  readonly draft: ReadDraft;
  readonly ground: Ground;
  /** Chooses a plate instead, which always can. */
  readonly onPlate: () => void;
  readonly strengthWords: (strength: number) => string;
}

/** The text on the picture in three shapes, whether it can be read, and the code. */
export function ShadowProof({
  draft,
  ground: { picture, color: groundColor },
  onPlate,
  strengthWords,
}: Props): ReactNode {
  const { text, textSizePx, isBold, ink, isSought } = draft;
  const { kind, sizePx, layers, color } = draft.style;
  const [isMap, setIsMap] = useState(false);
  const crops = useMemo(
    () => measureCrops({ picture, color: groundColor }, { text, textSizePx, isBold }, { kind, sizePx }),
    [picture, groundColor, text, textSizePx, isBold, kind, sizePx],
  );
  const samples = useMemo(() => crops.map(({ ground, isNear, cover }) => sampleAround(ground, isNear, cover)), [crops]);
  const least = leastContrast(textSizePx, isBold);
  const order = useMemo(() => ({ text: rgbOf(ink), help: rgbOf(color), layers, least }), [ink, color, layers, least]);
  const sought = useMemo(() => hardestStrength(samples, order), [samples, order]);
  const style = { ...draft.style, strength: isSought ? (sought ?? 1) : draft.style.strength };
  const isEnough = samples.every((one) => worstOf(one, { ...order, strength: style.strength }) >= least);
  const filter = shadowSvgFilter(style);

  function finding(): Finding {
    if (sought === null)
      return fault(
        "Con esta ayuda no se llega en algún encuadre, ni con toda su fuerza. Prueba una placa, u otro color.",
      );
    if (sought === 0) return fine("Se lee sin ninguna ayuda en los tres encuadres.");
    if (isSought)
      return fine(`Se lee en los tres encuadres con una fuerza del ${strengthWords(sought)}, que es la mínima.`);
    if (isEnough) return fine(`Se lee en los tres encuadres. Bastaría con el ${strengthWords(sought)}.`);
    return fault(`No se lee en todos los encuadres. Hace falta al menos el ${strengthWords(sought)}.`);
  }
  const size = least === 3 ? "Texto grande: hace falta 3 : 1." : "Texto normal: hace falta 4,5 : 1.";

  return (
    <>
      <Findings
        findings={[
          finding(),
          ...(layers > 3 ? [advice("Más de tres capas se notan al desplazar la página en un móvil barato.")] : []),
        ]}
      />
      <p className="nv-shadow__rule">
        {size} Se mide alrededor de cada letra, con la ayuda puesta; «el peor sitio» es la peor vigésima parte.
      </p>
      {sought === null && kind !== "plate" && (
        <div className="nv-tool__actions">
          <Button onClick={onPlate}>Poner una placa</Button>
        </div>
      )}
      <div className="nv-shadow__crops">
        {CROPS.map((crop, at) => {
          const measured = crops[at];
          return measured === undefined ? null : (
            <CropView
              key={crop.id}
              crop={crop}
              measured={measured}
              ink={ink}
              style={style}
              least={least}
              isMap={isMap}
            />
          );
        })}
      </div>
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
