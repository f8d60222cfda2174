import { formatNumber, formatPercent } from "@nv/spanish";
import { Button, CopyButton, Notice, useBoxSize } from "@nv/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useDrawnTheme } from "../use-drawn-theme";
import { PICTURE_RATIO } from "./core/dot-picture";
import type { DotMap } from "./use-dot-map";

interface Props {
  readonly map: DotMap;
  /** Caption with what readers must be told; empty while there is nothing. */
  readonly caption: string;
  readonly isExample: boolean;
  /** One for each category, in a theme. */
  readonly coloursFor: (theme: "light" | "dark") => readonly string[];
}

const GROUND = {
  light: { land: "#f4f1ea", line: "#b8b1a3" },
  dark: { land: "#26241f", line: "#5d574c" },
} as const;
/** Screens with more pixels than this show no difference that dots would. */
const SHARPEST = 2;

/** The map as it comes out, with how far it is, its caption and what found no place. */
export function DotStage({ map, caption, isExample, coloursFor }: Props): ReactNode {
  const { element, widthPx } = useBoxSize<HTMLElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { placed, picture, paint, share } = map;
  const width = Math.round(widthPx);
  const theme = useDrawnTheme(element);
  const colours = coloursFor(theme);
  const colourList = colours.join(" ");

  useEffect(() => {
    if (placed === null || width === 0) return;
    paint({
      ...GROUND[theme],
      widthPx: width,
      ratio: Math.min(SHARPEST, window.devicePixelRatio),
      colours: colourList.split(" "),
    });
  }, [placed, width, colourList, theme, paint]);

  useEffect(() => {
    // What has been shown once belongs to the canvas.
    if (picture === null || picture.width === 0 || canvas.current === null) return;
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    canvas.current.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
  }, [picture]);

  const unplaced = placed?.unplaced.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <figure className="nv-dot-map__stage nv-stack-2" ref={element}>
      {isExample && <p className="nv-dot-map__name nv-caption">Ejemplo: los olivos y los naranjos son inventados</p>}
      <canvas
        ref={canvas}
        className="nv-dot-map__canvas"
        style={{ aspectRatio: String(1 / PICTURE_RATIO) }}
        role="img"
        aria-label={caption === "" ? "Aún no hay mapa" : `Mapa de puntos. ${caption}`}
      />
      <div className="nv-dot-map__progress">
        {share !== null && (
          <>
            <progress value={share} aria-label="Puntos puestos" />
            <span>{formatPercent(100 * share, { decimals: 0 })}</span>
            <Button onClick={map.stop}>Cancelar</Button>
          </>
        )}
      </div>
      {placed !== null && caption !== "" && (
        <figcaption className="nv-dot-map__caption nv-stack-1 nv-small" aria-live="polite">
          <p>
            {caption}. {placed.layer === "own" ? "" : "© Instituto Geográfico Nacional, CC BY 4.0"}
          </p>
          <ul className="nv-dot-map__legend nv-cluster nv-plain">
            {placed.categories.map(({ name, count }, at) => (
              <li key={name}>
                <span className="nv-dot-map__dot" style={{ background: colours[at] }} aria-hidden="true" />
                {name === "" ? "" : `${name}: `}
                {formatNumber(count, { decimals: 0 })} {count === 1 ? "punto" : "puntos"}
              </li>
            ))}
            <li>
              <CopyButton text={caption} what="el pie del mapa" />
            </li>
          </ul>
        </figcaption>
      )}
      {unplaced > 0 && (
        <Notice tone="plain">
          <p>
            {formatNumber(unplaced, { decimals: 0 })} {unplaced === 1 ? "punto no tiene" : "puntos no tienen"} sitio: su
            área está toda en lo excluido, o no tiene superficie. En el mapa faltan.
          </p>
        </Notice>
      )}
      {map.failure !== "" && (
        <Notice tone="wrong">
          <p>No se ha podido seguir. Mira la conexión y recarga la página; lo escrito se queda. ({map.failure})</p>
        </Notice>
      )}
    </figure>
  );
}
