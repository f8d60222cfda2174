import type { ReactNode } from "react";
import type { CardDrawing, Shape } from "../draw/shape.ts";
import { ASPECTS, rounded, transformOf } from "../draw/write-svg.ts";

interface ShapeProps {
  readonly shape: Shape;
  readonly pictureSrc: string | null;
}

function DrawnShape({ shape, pictureSrc }: ShapeProps): ReactNode {
  if (shape.kind === "path") return <path d={shape.path} transform={transformOf(shape)} fill={shape.fill} />;
  const place = {
    x: rounded(shape.xPx),
    y: rounded(shape.yPx),
    width: rounded(shape.widthPx),
    height: rounded(shape.heightPx),
  };
  if (shape.kind === "rect") return <rect {...place} fill={shape.fill} />;
  if (shape.kind === "logo") return <image {...place} href={shape.src} preserveAspectRatio={ASPECTS.contain} />;
  return pictureSrc === null ? null : <image {...place} href={pictureSrc} preserveAspectRatio={ASPECTS[shape.fit]} />;
}

interface Props {
  readonly drawing: CardDrawing;
  /** For who does not see it. */
  readonly label: string;
  /** Address of its picture; `null` while there is none. */
  readonly pictureSrc: string | null;
  /** Bands that the network covers, pixels of the card; both 0 for none. */
  readonly covered: { readonly topPx: number; readonly bottomPx: number };
}

/** A card as it will be painted: the same shapes. */
export function CardPreview({ drawing, label, pictureSrc, covered }: Props): ReactNode {
  const { widthPx, heightPx, shapes } = drawing;
  return (
    <svg className="nv-card-preview" viewBox={`0 0 ${widthPx} ${heightPx}`} role="img" aria-label={label}>
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name but their order
        <DrawnShape key={at} shape={shape} pictureSrc={pictureSrc} />
      ))}
      {covered.topPx > 0 && <rect className="nv-card-preview__band" width={widthPx} height={covered.topPx} />}
      {covered.bottomPx > 0 && (
        <rect
          className="nv-card-preview__band"
          y={heightPx - covered.bottomPx}
          width={widthPx}
          height={covered.bottomPx}
        />
      )}
    </svg>
  );
}
