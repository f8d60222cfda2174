import { parseSpanishNumber } from "@nv/spanish";
import { useState } from "react";
import { Field } from "./Field.tsx";

/** A field that reads a Spanish figure and says how to write it when it cannot. */
export function FieldDemo() {
  const [text, setText] = useState("12.5");
  const isWrong = text !== "" && parseSpanishNumber(text) === null;
  return (
    <Field
      label="Cifra"
      hint="Coma para los decimales: 1234,5"
      error={isWrong ? "No se entiende esa cifra. Escribe una coma donde van los decimales." : ""}
      inputMode="decimal"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
