import { DemoFrame } from "./DemoFrame.tsx";

/** A frame around a paragraph that says how wide it is. */
export function DemoFrameDemo() {
  return (
    <DemoFrame label="Muestra de marco">
      <p>Muestra: cambia el ancho y el tema con los mandos de arriba.</p>
    </DemoFrame>
  );
}
