import { MAP_STYLES_API_PATH, MAP_STYLES_PATH } from "@nv/contracts";
import { CurrentMapStyle } from "@nv/contracts/schemas";
import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { Field, SelectField, TextArea } from "@nv/ui";
import { type ReactNode, useState } from "react";
import type { LocatorConfig } from "../config.ts";
import { houseTiles } from "./house-tiles.ts";

type Tiles = LocatorConfig["tiles"];

const CHOICES = [
  { value: "none", label: "Ninguno: solo el dibujo" },
  { value: "house", label: "El estilo de la casa" },
  { value: "own", label: "La dirección de un estilo" },
] as const;
type Choice = (typeof CHOICES)[number]["value"];

const EMPTY = { styleUrl: "", attribution: "", origins: [] };

function choiceOf(tiles: Tiles): Choice {
  if (tiles === null) return "none";
  return tiles.styleUrl.includes(`${MAP_STYLES_PATH}/`) ? "house" : "own";
}

async function readCurrent(): Promise<CurrentMapStyle> {
  const answer = await fetch(`${MAP_STYLES_API_PATH}/current`);
  if (!answer.ok) throw new Error(`The current style was answered with ${answer.status}.`);
  return CurrentMapStyle.parse(await answer.json());
}

/** Which map readers may open over the drawing, if any. */
export function TilesField(props: EditorProps<LocatorConfig>): ReactNode {
  const { config, onChange, problems } = props;
  const { tiles } = config;
  const textsOf = fieldTexts(props);
  const [said, setSaid] = useState("");
  const change = (next: Tiles) => onChange({ ...config, tiles: next });

  async function choose(choice: Choice): Promise<void> {
    setSaid("");
    if (choice === "none") return change(null);
    if (choice === "own") return change({ ...EMPTY, attribution: tiles?.attribution ?? "" });
    try {
      const house = houseTiles(await readCurrent());
      if (house.tiles === null) setSaid(house.problem);
      else change(house.tiles);
    } catch {
      setSaid("No se ha podido leer el estilo de la casa: prueba otra vez.");
    }
  }

  const wrongOrigin = [...problems].find(([field]) => field.startsWith("config.tiles.origins"))?.[1] ?? "";
  const choice = choiceOf(tiles);
  return (
    <>
      <SelectField
        {...textsOf("tiles")}
        hint="Un botón bajo el dibujo abre un mapa que el lector mueve y acerca. Hasta que lo pulsa no se descarga nada; después, medio megabyte"
        value={choice}
        options={CHOICES}
        onChange={(next) => void choose(next)}
      />
      <p className="nv-field__hint" role="status">
        {said}
      </p>
      {tiles !== null && choice === "own" && (
        <>
          <Field
            {...textsOf("tiles.styleUrl")}
            hint="Un estilo de MapLibre por https, en un servidor que deje leerlo desde otros sitios; o uno de Mapbox, como mapbox://styles/usuario/estilo"
            spellCheck={false}
            value={tiles.styleUrl}
            onChange={({ currentTarget }) => change({ ...tiles, styleUrl: currentTarget.value })}
          />
          <Field
            {...textsOf("tiles.attribution")}
            hint="Como lo pide quien lo sirve: «© OpenStreetMap». Se lee sobre el mapa"
            value={tiles.attribution}
            onChange={({ currentTarget }) => change({ ...tiles, attribution: currentTarget.value })}
          />
          <TextArea
            label={textsOf("tiles.origins").label}
            error={wrongOrigin}
            hint="De dónde toma el estilo las teselas, las letras y los iconos, si no es del mismo sitio: uno por línea, como https://teselas.example.org"
            rows={2}
            spellCheck={false}
            value={tiles.origins.join("\n")}
            onChange={({ currentTarget: { value } }) =>
              change({ ...tiles, origins: value === "" ? [] : value.split("\n") })
            }
          />
        </>
      )}
    </>
  );
}
