import type { MapLayer, MapLayers } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { FactList, Link, Notice, SelectField, Toggle } from "@nv/ui";
import { bindFields } from "@nv/web";
import type { ReactNode } from "react";
import { type DraftProblems, type MapDraft, suggested } from "./core/map-draft";

const SHAPES = { polygon: "áreas", polyline: "líneas", point: "puntos", none: "sin forma" } as const;

const ENCODINGS = [
  { value: "auto", label: "Como diga el archivo" },
  { value: "utf8", label: "UTF-8" },
  { value: "windows-1252", label: "Windows-1252 (el de ArcGIS en España)" },
  { value: "iso-8859-1", label: "ISO-8859-1" },
  { value: "cp850", label: "MS-DOS (850)" },
] as const;

/** Names of the encodings. */
const NAMES: Readonly<Record<string, string>> = {
  utf8: "UTF-8",
  "windows-1252": "Windows-1252",
  "iso-8859-1": "ISO-8859-1",
  cp850: "MS-DOS (850)",
};

interface Props {
  readonly found: MapLayers;
  readonly layer: MapLayer;
  readonly draft: MapDraft;
  readonly problems: DraftProblems;
  readonly onChange: (part: Partial<MapDraft>) => void;
}

const degrees = (value: number, positive: string, negative: string) =>
  `${formatNumber(Math.abs(value), { decimals: 2 })}° ${value < 0 ? negative : positive}`;

/** Which layer it is, how its texts are written, and where on the Earth it lies: understood, shown and open to correction. */
export function MapLayerFields({ found, layer, draft, problems, onChange }: Props): ReactNode {
  const f = bindFields({ draft, change: onChange });
  const guess = layer.guesses.find(({ crs }) => crs === draft.crs) ?? null;
  const notes = [...found.notes, ...layer.notes];
  return (
    <section className="nv-omfg__part nv-stack" aria-labelledby="omfg-capa">
      <h2 id="omfg-capa">Qué hay y dónde está</h2>
      {notes.map((note) => (
        <Notice key={note} tone="plain">
          <p>{note}</p>
        </Notice>
      ))}
      <div className="nv-tool__fields">
        {found.layers.length > 1 && (
          <SelectField
            label="Capa"
            value={String(draft.layer)}
            // Two of one name are told apart by their order in the file.
            options={found.layers.map(({ name, geometry, features }, place, all) => ({
              value: String(place),
              label: `${name}${all.filter((one) => one.name === name).length > 1 ? `, capa ${place + 1}` : ""} (${formatNumber(features)} ${SHAPES[geometry]})`,
            }))}
            onChange={(place) => {
              const other = found.layers[Number(place)];
              if (other !== undefined) onChange({ layer: Number(place), ...suggested(other) });
            }}
          />
        )}
        {layer.encoding !== "" && found.format === "zip" && (
          <SelectField
            label="Textos"
            value={draft.encoding}
            options={ENCODINGS}
            hint={`Leídos como ${NAMES[layer.encoding] ?? layer.encoding}.`}
            onChange={(encoding) => onChange({ encoding, ordered: null })}
          />
        )}
      </div>
      <SelectField
        label="Sistema de coordenadas"
        value={draft.crs}
        options={[
          ...(layer.guesses.some(({ crs }) => crs === draft.crs) ? [] : [{ value: draft.crs, label: "Elige uno" }]),
          ...layer.guesses.map(({ crs, title }) => ({
            value: crs,
            label: crs === "file" ? `El del archivo: ${title}` : `${crs} · ${title}`,
          })),
        ]}
        hint={
          layer.namedCrs === ""
            ? "El archivo no lo dice: está deducido de por dónde se extiende."
            : `El archivo dice: ${layer.namedCrs}.`
        }
        error={problems.crs}
        onChange={(crs) => onChange({ crs, isCrsConfirmed: false })}
      />
      {guess?.centre && (
        <div className="nv-omfg__where nv-row">
          <p>
            Así, el centro del mapa cae en {degrees(guess.centre.lat, "N", "S")}, {degrees(guess.centre.lon, "E", "O")}.{" "}
            <Link
              href={`https://www.openstreetmap.org/?mlat=${guess.centre.lat.toFixed(4)}&mlon=${guess.centre.lon.toFixed(4)}#map=9/${guess.centre.lat.toFixed(4)}/${guess.centre.lon.toFixed(4)}`}
            >
              Verlo en OpenStreetMap
            </Link>
          </p>
          <Toggle label="Cae donde debe" {...f.toggle("isCrsConfirmed")} />
        </div>
      )}
      {guess !== null && guess.centre === null && <Toggle label="Es este sistema" {...f.toggle("isCrsConfirmed")} />}
      <FactList
        className="nv-omfg__facts nv-terms"
        facts={[
          { name: "Elementos", value: `${formatNumber(layer.features)} ${SHAPES[layer.geometry]}` },
          { name: "Puntos", value: formatNumber(layer.vertices) },
          { name: "Campos", value: formatNumber(layer.fields.length) },
          ...(layer.empty > 0 ? [{ name: "Sin forma", value: formatNumber(layer.empty) }] : []),
        ]}
      />
    </section>
  );
}
