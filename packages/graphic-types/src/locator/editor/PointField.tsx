import { type FoundLocation, formatDecimalPoint, type GeoPoint } from "@nv/geography";
import { Field } from "@nv/ui";
import { useLate } from "@nv/web";
import { type ReactNode, useState } from "react";

interface Props {
  readonly label: string;
  readonly value: GeoPoint;
  readonly onChange: (point: GeoPoint) => void;
}

const loadReader = () => import("./location-reader.ts");

const ABSENT = "No ha llegado lo que lee las coordenadas: comprueba la conexión y vuelve a este campo.";

function faultOf(found: FoundLocation | null): string {
  if (found === null || found.kind === "point") return "";
  return found.kind === "problem" ? found.text : "Aquí van unas coordenadas o la dirección de un mapa.";
}

/** Field of a location, in any notation; when it loses the focus, it shows what was understood. */
export function PointField({ label, value, onChange }: Props): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const [isAbsent, setIsAbsent] = useState(false);
  const { part: reader, whenHere } = useLate(loadReader);
  const isWritten = text !== null && text.trim() !== "";
  const found = isWritten && reader !== null ? reader.readLocation(text) : null;
  const notice = found?.kind === "point" ? found.notice : "";
  function settle() {
    if (text === null) return;
    whenHere(
      ({ readLocation }) => {
        const settled = text.trim() === "" ? null : readLocation(text);
        setIsAbsent(false);
        if (settled?.kind === "point") onChange(settled.point);
        // What is no place stays, to be mended.
        if (faultOf(settled) === "") setText((now) => (now === text ? null : now));
      },
      () => setIsAbsent(true),
    );
  }
  return (
    <Field
      label={label}
      hint={notice === "" ? undefined : notice}
      error={isAbsent && reader === null ? ABSENT : faultOf(found)}
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
