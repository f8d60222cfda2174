import type { FoundPlace } from "@nv/contracts/schemas";
import { PlaceField } from "@nv/piece-parts/fields";
import { Button, Field, FileDrop, Notice, SegmentedControl, TextArea } from "@nv/ui";
import { boundText, FailureNotice, OnStage, useKeptText } from "@nv/web";
import { type ReactNode, useState } from "react";
import { readZone } from "./core/read-zone";
import { FoundSectionsView } from "./FoundSectionsView";
import { TownDrawing } from "./TownDrawing";
import { useZoneAnswers } from "./use-zone-answers";

interface Props {
  readonly year: number;
  readonly onOpen: (code: string) => void;
}

const CRITERIA = [
  { value: "centre", label: "Por su centro" },
  { value: "share", label: "Por cuánto queda dentro" },
] as const;
type Criterion = (typeof CRITERIA)[number]["value"];

const MOST_BYTES = 2_000_000;
const DEFAULT_PERCENT = "50";

/** Reads the least share; `null` when it is none. */
function shareOf(percent: string): number | null {
  const value = Number(percent.replace(",", "."));
  return percent.trim() !== "" && value > 0 && value <= 100 ? value / 100 : null;
}

/** The sections inside of an area: drawn on a municipality, written, or brought as GeoJSON. */
export function ZonePanel({ year, onOpen }: Props): ReactNode {
  const [text, setText] = useKeptText("nv.sections:zone");
  const [criterion, setCriterion] = useState<Criterion>("centre");
  const [percent, setPercent] = useState(DEFAULT_PERCENT);
  const [error, setError] = useState("");
  const answers = useZoneAnswers(year);
  const { shapes, town, found, isBusy, failure } = answers;
  const share = shareOf(percent);

  function write(next: string) {
    setText(next);
    setError("");
  }
  function choose({ kind, code, name }: FoundPlace) {
    if (kind === "municipality") void answers.showTown(code, name);
    else setError("");
  }
  async function open(file: File) {
    if (file.size > MOST_BYTES) return setError("Ese GeoJSON es demasiado grande: deja solo el polígono que buscas.");
    write(await file.text());
  }
  function search() {
    const zone = readZone(text);
    if (typeof zone === "string") return setError(zone);
    if (criterion === "share" && share === null) return;
    void answers.search(zone, criterion === "share" ? share : null);
  }

  return (
    <div className="nv-stack">
      <PlaceField
        label="Dibujar sobre un municipio"
        hint="Escribe su nombre para ver sus secciones y señala los vértices en el mapa."
        onChoose={choose}
      />
      {town !== "" && shapes.length === 0 && (
        <Notice tone="plain">{`En el seccionado de ${year} no está ${town}.`}</Notice>
      )}
      {shapes.length > 0 && <TownDrawing {...{ year, town, shapes, text }} onWrite={write} />}
      <TextArea
        label="Zona"
        hint="Un vértice por línea, en cualquier notación: «40,1 -3,2», grados y minutos, UTM. O un GeoJSON entero."
        error={error}
        rows={5}
        {...boundText(text, write)}
      />
      <FileDrop
        label="O un GeoJSON"
        accept=".geojson,.json"
        onFiles={([file]) => {
          if (file !== undefined) void open(file);
        }}
      />
      <div className="nv-sections__fields nv-stack">
        <SegmentedControl
          legend="Qué secciones cuentan"
          segments={CRITERIA}
          value={criterion}
          onChange={setCriterion}
        />
        {criterion === "share" && (
          <Field
            label="Parte mínima dentro, en %"
            inputMode="decimal"
            error={share === null ? "Escribe un número entre 0 y 100." : ""}
            {...boundText(percent, setPercent)}
          />
        )}
      </div>
      <div className="nv-row">
        <Button rank="main" disabled={isBusy || text.trim() === ""} onClick={search}>
          {isBusy ? "Buscando…" : "Buscar las secciones"}
        </Button>
      </div>
      {failure !== null && <FailureNotice error={failure} comfort="La zona sigue aquí." />}
      {found !== null && (
        <OnStage>
          <FoundSectionsView
            year={year}
            title="Secciones de la zona"
            fileName={`secciones_de_la_zona_${year}`}
            found={found}
            onOpen={onOpen}
          />
        </OnStage>
      )}
    </div>
  );
}
