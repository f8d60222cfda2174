import { type ReactNode, useState } from "react";
import { PointsField } from "./PointsField.tsx";

const DRAWING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'%3E%3Cpath fill='%239bc' d='M0 0h6v4H0z'/%3E%3Ccircle cx='1.5' cy='2' r='.8' fill='%23a33'/%3E%3C/svg%3E";

/** Two points of a drawing. */
export function PointsFieldDemo(): ReactNode {
  const [points, setPoints] = useState<readonly { readonly x: number; readonly y: number }[]>([
    { x: 0.25, y: 0.3 },
    { x: 0.25, y: 0.7 },
  ]);
  return (
    <PointsField
      label="Puntos de la imagen"
      pictureUrl={DRAWING}
      size={{ widthPx: 600, heightPx: 400 }}
      points={points}
      onChange={setPoints}
    />
  );
}
