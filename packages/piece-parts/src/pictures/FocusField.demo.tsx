import { type ReactNode, useState } from "react";
import { FocusField } from "./FocusField.tsx";

/** A drawing with something at its left that must stay. */
const DRAWING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'%3E%3Cpath fill='%239bc' d='M0 0h6v4H0z'/%3E%3Ccircle cx='1.5' cy='2' r='.8' fill='%23a33'/%3E%3C/svg%3E";

/** A picture that is cut to a square around a point. */
export function FocusFieldDemo(): ReactNode {
  const [focus, setFocus] = useState({ x: 0.25, y: 0.5 });
  return (
    <FocusField
      label="Punto de interés"
      pictureUrl={DRAWING}
      size={{ widthPx: 600, heightPx: 400 }}
      ratio={1}
      value={focus}
      onChange={setFocus}
    />
  );
}
