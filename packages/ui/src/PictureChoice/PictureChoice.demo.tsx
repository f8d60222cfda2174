import { useState } from "react";
import { PictureChoice } from "./PictureChoice.tsx";

const picture = (path: string) => (
  <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={path} />
  </svg>
);

const CHOICES = [
  { value: "line", label: "Línea", picture: picture("M4 26l12-10 12 6 16-16") },
  { value: "steps", label: "Escalones", picture: picture("M4 26h12V16h12V8h16") },
  { value: "points", label: "Puntos", picture: picture("M6 24h2M18 14h2M30 18h2M40 8h2") },
] as const;

/** Three ways to draw one series. */
export function PictureChoiceDemo() {
  const [value, setValue] = useState<(typeof CHOICES)[number]["value"]>("line");
  return (
    <PictureChoice
      label="Cómo se dibuja"
      choices={CHOICES}
      value={value}
      hint="La forma no cambia los datos."
      onChange={setValue}
    />
  );
}
