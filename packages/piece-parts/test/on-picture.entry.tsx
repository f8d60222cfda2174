import { useState } from "react";
import { createRoot } from "react-dom/client";
import { PointsField } from "../src/pictures/PointsField.tsx";
import { RectField } from "../src/pictures/RectField.tsx";

const DRAWING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'/%3E";
const SIZE = { widthPx: 600, heightPx: 400 };

/** A part and two points of a picture, and what they are now. */
function Page() {
  const [rect, setRect] = useState({ x: 0.1, y: 0.25, width: 0.3, height: 0.5 });
  const [points, setPoints] = useState<readonly { readonly x: number; readonly y: number }[]>([
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 0.5 },
  ]);
  return (
    <>
      <RectField label="Parte" pictureUrl={DRAWING} size={SIZE} value={rect} onChange={setRect} />
      <PointsField label="Puntos" pictureUrl={DRAWING} size={SIZE} points={points} onChange={setPoints} />
      <output>{JSON.stringify({ rect, points })}</output>
    </>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Page />);
