import { type ReactNode, useState } from "react";
import { CaptionsField } from "./CaptionsField.tsx";

const LABELS: Readonly<Record<string, string>> = { captions: "Subtítulos", hasNoSpeech: "Nadie habla" };
const PARTS: Readonly<Record<string, string>> = { startMs: "Entra", endMs: "Sale", text: "Texto" };

/** Returns the label of a part, as the form says it. */
function labelOf(path: string): string {
  const [, place, part = ""] = path.split(".");
  return LABELS[path] ?? `${PARTS[part]} ${Number(place) + 1}`;
}

/** Captions of two lines, of which the second is wrong. */
export function CaptionsFieldDemo(): ReactNode {
  const [value, setValue] = useState({
    captions: [
      { startMs: 500, endMs: 3000, text: "La compuerta pesa\nlo que diez coches." },
      { startMs: 2500, endMs: 6000, text: "Sube en menos de un minuto." },
    ],
    hasNoSpeech: false,
  });
  return (
    <CaptionsField
      {...value}
      textsOf={(path) => ({
        label: labelOf(path),
        error: path === "captions.1.startMs" ? "Entra antes de que salga el anterior" : "",
      })}
      onChange={(part) => setValue({ ...value, ...part })}
    />
  );
}
