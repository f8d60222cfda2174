import { importedAreasText, importedOthersText, readImportedAreas } from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import { Field, FileDrop, SelectField } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { LAYER_MOST, type Layer } from "../map-parts.ts";

interface Props {
  readonly layer: Layer | null;
  readonly error: string;
  readonly onChange: (layer: Layer) => void;
}

/** Largest file that is opened, bytes. */
const MOST_BYTES = 30_000_000;

const NAME_KEY = /^(?:nombre|name|nom|label|nmun|ds_|rotulo|texto)/i;
const NAME_LENGTH = 90;

/** A file that was read, and the properties that may be the code. */
interface ImportedFile {
  readonly name: string;
  readonly text: string;
  readonly keys: readonly string[];
  /** Places in it of what is no area. */
  readonly others: readonly number[];
}

async function layerOf({ name, text }: ImportedFile, key: string): Promise<Layer | string> {
  const { areaLayer } = await import("@nv/geography");
  const read = readImportedAreas(text);
  if (typeof read === "string") return importedAreasText(read);
  if (read.areas.length > LAYER_MOST.areas)
    return `El archivo trae ${formatNumber(read.areas.length)} áreas y caben ${formatNumber(LAYER_MOST.areas)}: quédate con las del mapa`;
  const names = Object.keys(read.areas[0]?.properties ?? {});
  const nameKey = names.find((one) => NAME_KEY.test(one)) ?? key;
  const found = areaLayer(read.areas, { key, nameKey, most: LAYER_MOST.letters });
  if (found === null || found.lines.length > LAYER_MOST.lines)
    return "El archivo pesa demasiado aun simplificado: pásalo antes por el optimizador de mapas";
  return {
    name: name.slice(0, NAME_LENGTH),
    credit: "",
    step: found.step,
    corner: found.corner,
    lines: found.lines.map((line) => [...line]),
    areas: found.areas.map(({ code, name: own, rings }) => ({
      code,
      name: own,
      rings: rings.map((ring) => [...ring]),
    })),
  };
}

/** Areas of one's own: a GeoJSON, made light on this machine, with the property that is the code of each. */
export function LayerField({ layer, error, onChange }: Props): ReactNode {
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState("");

  async function take(brought: ImportedFile, chosen: string) {
    setKey(chosen);
    const made = await layerOf(brought, chosen);
    if (typeof made === "string") return setProblem(made);
    setProblem("");
    onChange(made);
  }
  async function open(brought: File) {
    if (brought.size > MOST_BYTES)
      return setProblem("El archivo pasa de 30 MB: pásalo antes por el optimizador de mapas");
    const text = await brought.text();
    const read = readImportedAreas(text);
    if (typeof read === "string") return setProblem(importedAreasText(read));
    const [first] = read.keys;
    if (first === undefined)
      return setProblem(
        "Ninguna propiedad del archivo distingue unas áreas de otras: hace falta un código o un nombre",
      );
    const next = { name: brought.name, text, keys: read.keys, others: read.others };
    setFile(next);
    await take(next, first);
  }
  return (
    <>
      <FileDrop
        label="Áreas: un GeoJSON en grados"
        hint="Se aligera en este equipo y se guarda con el mapa: hasta 3000 áreas"
        accept=".geojson,.json,application/geo+json"
        onFiles={([brought]) => {
          if (brought !== undefined) open(brought).catch(() => setProblem("No se ha podido leer el archivo"));
        }}
      />
      <p className="nv-field__error" role="alert">
        {problem || error}
      </p>
      {layer !== null && (
        <p className="nv-field__hint nv-flush" role="status">
          {`${layer.name}: ${formatNumber(layer.areas.length)} áreas. ${importedOthersText(file?.others ?? [])}`}
        </p>
      )}
      {file !== null && file.keys.length > 1 && (
        <SelectField
          label="Propiedad que es el código"
          value={key}
          options={file.keys.map((name) => ({ value: name, label: name }))}
          onChange={(chosen) => void take(file, chosen)}
        />
      )}
      {layer !== null && (
        <Field
          label="De quién son las líneas"
          hint="Sale en el crédito: «© Ayuntamiento de…»"
          value={layer.credit}
          onChange={({ currentTarget }) => onChange({ ...layer, credit: currentTarget.value })}
        />
      )}
    </>
  );
}
