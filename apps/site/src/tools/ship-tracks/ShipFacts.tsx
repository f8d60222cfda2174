import { formatMoment, formatNumber } from "@nv/spanish";
import { DataTable, FactList, Findings } from "@nv/ui";
import type { ReactNode } from "react";
import { type ShipSpell, spellText, statusWord } from "./core/ship-report";
import type { StudiedShip } from "./ship-messages";

/** Writes where a ship stayed, and what it says that it did there. */
function placeText(stop: ShipSpell): string {
  const place = `${formatNumber(stop.lat, { decimals: 3 })}, ${formatNumber(stop.lon, { decimals: 3 })}`;
  const word = statusWord(stop);
  return word === "" ? place : `${place}; dice estar ${word}`;
}

/** Rows that are shown of each list. */
const SHOWN = 50;

function flagName(letters: string | null): string {
  if (letters === null) return "No se sabe";
  return new Intl.DisplayNames("es", { type: "region" }).of(letters) ?? letters;
}

function Spells({ caption, spells }: { readonly caption: string; readonly spells: readonly ShipSpell[] }): ReactNode {
  return (
    <div>
      <p className="nv-label nv-flush">{caption}</p>
      <DataTable
        caption={caption}
        columns={[
          {
            id: "from",
            name: "Desde",
            kind: "head",
            cell: ({ fromMs }: ShipSpell) => formatMoment(fromMs),
          },
          { id: "long", name: "Duró", kind: "figure", cell: spellText },
          {
            id: "where",
            name: "Dónde",
            cell: (spell) =>
              spell.miles === null
                ? placeText(spell)
                : `Apareció a ${formatNumber(spell.miles, { decimals: 0 })} millas en línea recta`,
          },
        ]}
        rows={spells.slice(0, SHOWN)}
        keyOf={({ fromMs }) => String(fromMs)}
      />
    </div>
  );
}

/** Facts about the ship and its route, and each step that was taken to clean it. */
export function ShipFacts({ studied: { ship, report } }: { readonly studied: StudiedShip }): ReactNode {
  const { fromMs, toMs } = report;
  const when = (ms: number | null) => (ms === null ? "—" : formatMoment(ms));
  return (
    <>
      <FactList
        className="nv-ships__factlist nv-terms"
        facts={[
          { name: "Barco", value: ship.name || "Sin nombre" },
          { name: "MMSI", value: ship.mmsi || "No lo dice" },
          { name: "Bandera, por su MMSI", value: flagName(report.flag) },
          { name: "Desde", value: when(fromMs) },
          { name: "Hasta", value: when(toMs) },
          { name: "Millas conocidas", value: formatNumber(report.miles, { decimals: 0 }) },
          { name: "Velocidad máxima", value: `${formatNumber(report.maxKn, { decimals: 1 })} nudos` },
        ]}
      />
      {report.findings.length > 0 && <Findings findings={report.findings} />}
      <section className="nv-ships__steps" aria-labelledby="limpieza">
        <p id="limpieza" className="nv-label nv-flush">
          Limpieza, paso a paso
        </p>
        {report.steps.length === 0 ? (
          <p>No ha hecho falta quitar nada.</p>
        ) : (
          <ol>
            {report.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </section>
      {report.gaps.length > 0 && <Spells caption="Sin señal" spells={report.gaps} />}
      {report.stops.length > 0 && <Spells caption="Paradas" spells={report.stops} />}
    </>
  );
}
