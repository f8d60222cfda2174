import { formatDecimalPoint, type GeoPoint, readLocation } from "@nv/geography";
import { Field } from "@nv/ui";
import { type ReactNode, useState } from "react";

interface Props {
  readonly label: string;
  readonly value: GeoPoint;
  readonly onChange: (point: GeoPoint) => void;
}

/** Field of a location, in any notation; when it loses the focus, it shows what was understood. */
export function PointField({ label, value, onChange }: Props): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const found = text === null || text.trim() === "" ? null : readLocation(text);
  const error =
    found === null || found.kind === "point"
      ? ""
      : found.kind === "problem"
        ? found.text
        : "Aquí van unas coordenadas o la dirección de un mapa.";
  const notice = found?.kind === "point" ? found.notice : "";
  function settle() {
    if (found?.kind === "point") onChange(found.point);
    // What is no place stays, to be mended.
    if (error === "") setText(null);
  }
  return (
    <Field
      label={label}
      hint={notice === "" ? undefined : notice}
      error={error}
      value={text ?? formatDecimalPoint(value)}
      spellCheck={false}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
