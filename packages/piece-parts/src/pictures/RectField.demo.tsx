import { type ReactNode, useState } from "react";
import { RectField } from "./RectField.tsx";

const DRAWING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'%3E%3Cpath fill='%239bc' d='M0 0h6v4H0z'/%3E%3Ccircle cx='1.5' cy='2' r='.8' fill='%23a33'/%3E%3C/svg%3E";

/** A part of a drawing. */
export function RectFieldDemo(): ReactNode {
  const [rect, setRect] = useState({ x: 0.1, y: 0.25, width: 0.3, height: 0.5 });
  return (
    <RectField
      label="Parte que se ve"
      pictureUrl={DRAWING}
      size={{ widthPx: 600, heightPx: 400 }}
      value={rect}
      onChange={setRect}
    />
  );
}
