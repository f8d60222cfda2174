import { formatNumber } from "@nv/spanish";
import { MEDIA_FORMATS, type MediaFormat, SegmentedControl } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { ScrollingTable } from "../reading/doc/ScrollingTable";
import "./MediaGallery.css";

const MEDIA = [
  { value: "vídeo", label: "Vídeo" },
  { value: "redes", label: "Redes" },
  { value: "papel", label: "Papel" },
] as const;

const figure = (value: number) => formatNumber(value, { decimals: 0 });

/** Height of the tallest piece of a medium on screen, CSS pixels; the others keep its scale. */
const TALLEST_PX = 280;

interface PieceProps {
  readonly format: MediaFormat;
  /** CSS pixels of the screen for each pixel of the piece. */
  readonly scaleRatio: number;
}

function Piece({ format: { name, widthPx, heightPx, safe, minTextPx }, scaleRatio }: PieceProps) {
  const [innerWidth, innerHeight] = [widthPx - safe.left - safe.right, heightPx - safe.top - safe.bottom];
  return (
    <figure className="nv-piece">
      <svg
        className="nv-piece__drawing"
        width={Math.round(widthPx * scaleRatio)}
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        role="img"
        aria-label={`${name}: zona segura de ${figure(innerWidth)} por ${figure(innerHeight)} píxeles`}
      >
        <rect className="nv-piece__page" width={widthPx} height={heightPx} />
        <rect className="nv-piece__safe" x={safe.left} y={safe.top} width={innerWidth} height={innerHeight} />
        <text
          className="nv-piece__text"
          x={safe.left + minTextPx / 2}
          y={safe.top + minTextPx * 1.5}
          fontSize={minTextPx}
        >
          Texto mínimo: {minTextPx}
        </text>
      </svg>
      <figcaption>
        <strong className="nv-piece__name">{name}</strong> {widthPx} × {heightPx} px
      </figcaption>
    </figure>
  );
}

/** The pieces of a medium, drawn to scale with their safe area and their smallest text. */
export function MediaGallery(): ReactNode {
  const [medium, setMedium] = useState<MediaFormat["medium"]>("vídeo");
  const formats = MEDIA_FORMATS.filter((format) => format.medium === medium);
  const scaleRatio = TALLEST_PX / Math.max(...formats.map(({ heightPx }) => heightPx));
  return (
    <div className="nv-stack-5">
      <SegmentedControl legend="Medio" segments={MEDIA} value={medium} onChange={setMedium} />
      <div className="nv-pieces__row nv-cluster">
        {formats.map((format) => (
          <Piece key={format.id} format={format} scaleRatio={scaleRatio} />
        ))}
      </div>
    </div>
  );
}

/** Sizes, safe margins and smallest text of every piece. */
export function MediaTable(): ReactNode {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Pieza</th>
          <th scope="col">Tamaño (px)</th>
          <th scope="col">Márgenes (px): arriba, derecha, abajo, izquierda</th>
          <th scope="col">Texto mínimo (px)</th>
        </tr>
      </thead>
      <tbody>
        {MEDIA_FORMATS.map(({ id, name, widthPx, heightPx, safe, minTextPx, reason }) => (
          <tr key={id}>
            <td>
              {name}
              <span className="nv-pieces__reason nv-beneath">{reason}</span>
            </td>
            <td>
              {widthPx} × {heightPx}
            </td>
            <td>
              {safe.top}, {safe.right}, {safe.bottom}, {safe.left}
            </td>
            <td>{minTextPx}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
