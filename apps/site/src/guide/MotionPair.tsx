import { Button } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { type Side, Sides } from "./Sides";
import "./MotionPair.css";

/** Names beside the bars, and how long they are at the end, as parts of the widest. Invented. */
const BARS = [
  { name: "2016", ratio: 0.9 },
  { name: "2026", ratio: 0.4 },
] as const;

/** Motion that ends where the data are, and one that goes on for five seconds and says nothing; neither begins by itself. */
export function MotionPair(): ReactNode {
  return (
    <Sides
      yes="Se mueve lo que cambia, en medio segundo, y se queda en el dato."
      no="Laten todas, cinco segundos: no se sabe qué ha cambiado, y parado a mitad miente."
      draw={(side) => <MovedBars side={side} />}
    />
  );
}

function MovedBars({ side }: { readonly side: Side }) {
  const [shows, setShows] = useState(0);
  const moving = shows === 0 ? undefined : side;
  return (
    <div className="nv-motion nv-stack-3">
      {/* A new one for each time that it is shown: its motion begins again. */}
      <div key={shows} role="img" aria-label="El glaciar de ejemplo: 90 hectáreas en 2016 y 40 en 2026">
        {BARS.map(({ name, ratio }) => (
          <div key={name} className="nv-motion__row" aria-hidden="true">
            <span>{name}</span>
            <span className="nv-motion__bar" data-moving={moving} style={{ inlineSize: `${100 * ratio}%` }} />
          </div>
        ))}
      </div>
      <p className="nv-caption">Hectáreas de un glaciar que no existe.</p>
      <Button onClick={() => setShows(shows + 1)}>Verlo moverse</Button>
    </div>
  );
}
