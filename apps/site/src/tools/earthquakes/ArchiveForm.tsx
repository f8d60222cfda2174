import { readLocation } from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import { Button, Field, Notice, SelectField } from "@nv/ui";
import { boundText, FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField, useAttempt } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { localTime } from "./core/local-time";
import { type Quake, toQuake } from "./core/quake";
import { earthquakesCalls } from "./earthquakes-calls";
import { QuakeList } from "./QuakeList";

const MAGNITUDES = [
  { value: "2.5", label: "2,5 o más" },
  { value: "4", label: "4,0 o más" },
  { value: "5.5", label: "5,5 o más" },
] as const;
const RADII = [
  { value: "100", label: "100 km" },
  { value: "300", label: "300 km" },
  { value: "1000", label: "1000 km" },
] as const;

/** Days before the present that the search begins with. */
const BACK_MS = 40 * 86_400_000;

interface Props {
  readonly nowMs: number;
  readonly chosen: string;
  /** All that were found, and the one that was chosen among them. */
  readonly onChoose: (quake: Quake, all: readonly Quake[]) => void;
}

/** Earthquakes of any day around a place, by the survey of the United States. */
export function ArchiveForm({ nowMs, chosen, onChoose }: Props): ReactNode {
  const [from, setFrom] = useState(() => localTime(nowMs - BACK_MS, "peninsula").day);
  const [to, setTo] = useState(() => localTime(nowMs, "peninsula").day);
  const [where, setWhere] = useState("37,7, -1,7");
  const [radius, setRadius] = useState<(typeof RADII)[number]["value"]>("300");
  const [least, setLeast] = useState<(typeof MAGNITUDES)[number]["value"]>("2.5");
  const [found, setFound] = useState<{ readonly quakes: readonly Quake[]; readonly isCut: boolean } | null>(null);
  const { isBusy: isAsking, failure, attempt } = useAttempt();
  const location = readLocation(where.trim());
  const point = location.kind === "point" ? location.point : null;
  const refused = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const problem =
    location.kind === "problem" ? location.text : point === null ? "Escribe las coordenadas, como 37,7, −1,7." : "";

  async function search(event: FormEvent) {
    event.preventDefault();
    if (point === null || isAsking) return;
    await attempt(async () => {
      const asked = { from, to, lon: String(point.lon), lat: String(point.lat), radiusKm: radius, minMagnitude: least };
      const { earthquakes, isCut } = await earthquakesCalls.archive(asked);
      setFound({ quakes: earthquakes.map(toQuake), isCut });
    });
  }

  return (
    <div className="nv-tool nv-stack">
      <form className="nv-tool nv-stack" onSubmit={(event) => void search(event)} noValidate>
        <div className="nv-tool__fields">
          <Field label="Desde el día" type="date" error={refused.get("from") ?? ""} {...boundText(from, setFrom)} />
          <Field label="Hasta el día" type="date" error={refused.get("to") ?? ""} {...boundText(to, setTo)} />
          <Field
            label="Alrededor de"
            hint="Coordenadas, o la dirección de un mapa"
            autoComplete="off"
            error={problem}
            {...boundText(where, setWhere)}
          />
          <SelectField label="A menos de" value={radius} options={RADII} onChange={setRadius} />
          <SelectField label="Magnitud" value={least} options={MAGNITUDES} onChange={setLeast} />
        </div>
        <div className="nv-tool__actions">
          <Button type="submit" rank="main" disabled={isAsking}>
            {isAsking ? "Preguntando al USGS…" : "Buscar en el archivo del USGS"}
          </Button>
        </div>
      </form>
      {failure !== null && refused.size === 0 && <FailureNotice error={failure} />}
      {found !== null && (
        <div role="status">
          <p className="nv-quiet nv-flush">
            {found.quakes.length === 0
              ? "El USGS no tiene ninguno así. Prueba con más días, más kilómetros o una magnitud menor."
              : `${formatNumber(found.quakes.length)} del archivo del USGS, el último primero.`}
          </p>
          {found.isCut && (
            <Notice tone="plain">
              <p>Hay más de los que caben: acorta las fechas o sube la magnitud.</p>
            </Notice>
          )}
        </div>
      )}
      {found !== null && (
        <QuakeList
          label="Terremotos del archivo"
          quakes={found.quakes}
          chosen={chosen}
          nowMs={nowMs}
          onChoose={(quake) => onChoose(quake, found.quakes)}
        />
      )}
    </div>
  );
}
