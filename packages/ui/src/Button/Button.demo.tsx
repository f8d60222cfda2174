import { useState } from "react";
import { Button } from "./Button.tsx";

/** The two ranks, working: one saves a sample, the other starts again. */
export function ButtonDemo() {
  const [count, setCount] = useState(0);
  return (
    <p className="nv-row">
      <Button rank="main" onClick={() => setCount(count + 1)}>
        Añadir una muestra
      </Button>
      <Button disabled={count === 0} onClick={() => setCount(0)}>
        Quitar todas
      </Button>
      <output>{count === 1 ? "1 muestra" : `${count} muestras`}</output>
    </p>
  );
}
