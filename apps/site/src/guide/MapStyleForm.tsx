import { CopyButton, colorOf, Field, SelectField, type ThemeName } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useState } from "react";
import { type MapColors, type MapStyleSettings, mapStyle, mapStyleFaults } from "./core/map-style";
import "./MapStyleForm.css";

/** Water and green have no token of their own: nothing else on the site is painted with them. */
const WATER = { light: "#c8dbe8", dark: "#16242e" } as const;
const GREEN = { light: "#e3ead9", dark: "#1b241d" } as const;

function colorsOf(theme: ThemeName): MapColors {
  return {
    land: colorOf("wash", theme),
    water: WATER[theme],
    green: GREEN[theme],
    road: theme === "light" ? colorOf("sheet", theme) : colorOf("rule", theme),
    building: colorOf("hair", theme),
    border: colorOf("edge", theme),
    label: colorOf("ink", theme),
    halo: colorOf("paper", theme),
  };
}

const SWATCHES: readonly { readonly key: keyof MapColors; readonly name: string }[] = [
  { key: "land", name: "Tierra" },
  { key: "water", name: "Agua" },
  { key: "green", name: "Verde" },
  { key: "road", name: "Vías" },
  { key: "building", name: "Edificios" },
  { key: "border", name: "Fronteras" },
  { key: "label", name: "Rótulos" },
];

const START: MapStyleSettings = {
  tilesUrl: "https://mapas.example.org/espana.pmtiles",
  glyphsUrl: "https://mapas.example.org/letras/{fontstack}/{range}.pbf",
  attribution: "© Colaboradores de OpenStreetMap",
  labels: "es",
};

/** A form that writes the style of a base map, to copy or to download. */
export function MapStyleForm(): ReactNode {
  const [settings, setSettings] = useState(START);
  const [theme, setTheme] = useState<ThemeName>("light");
  const faults = mapStyleFaults(settings);
  const isUsable = Object.keys(faults).length === 0;
  const colors = colorsOf(theme);
  const text = isUsable ? `${JSON.stringify(mapStyle(settings, colors), null, 2)}\n` : "";
  const change = (part: Partial<MapStyleSettings>) => setSettings({ ...settings, ...part });

  return (
    <div className="nv-map-style">
      <div className="nv-map-style__fields">
        <Field
          label="Teselas"
          hint="Un archivo .pmtiles propio, o un TileJSON"
          error={faults.tilesUrl ?? ""}
          value={settings.tilesUrl}
          inputMode="url"
          spellCheck={false}
          onChange={(event) => change({ tilesUrl: event.currentTarget.value.trim() })}
        />
        <Field
          label="Letras"
          hint="Vacío: un mapa sin rótulos"
          error={faults.glyphsUrl ?? ""}
          value={settings.glyphsUrl}
          inputMode="url"
          spellCheck={false}
          onChange={(event) => change({ glyphsUrl: event.currentTarget.value.trim() })}
        />
        <Field
          label="Atribución"
          hint="De quién son los datos"
          error={faults.attribution ?? ""}
          value={settings.attribution}
          onChange={(event) => change({ attribution: event.currentTarget.value })}
        />
        <SelectField
          label="Rótulos"
          value={settings.labels}
          options={[
            { value: "es", label: "En español" },
            { value: "local", label: "En la lengua de cada lugar" },
          ]}
          onChange={(labels) => change({ labels })}
        />
        <SelectField
          label="Tema"
          value={theme}
          options={[
            { value: "light", label: "Claro" },
            { value: "dark", label: "Oscuro" },
          ]}
          onChange={setTheme}
        />
      </div>
      <ul className="nv-map-style__colors">
        {SWATCHES.map(({ key, name }) => (
          <li key={key}>
            <span className="nv-map-style__color" style={{ background: colors[key] }} />
            {name} <code>{colors[key]}</code>
          </li>
        ))}
      </ul>
      {isUsable ? (
        <p className="nv-map-style__actions">
          <CopyButton text={text} what="el estilo">
            Copiar el estilo
          </CopyButton>
          <button
            className="nv-copy"
            type="button"
            onClick={() => saveFile({ name: `narrativas-${theme}.json`, content: text })}
          >
            Descargar narrativas-{theme}.json
          </button>
        </p>
      ) : (
        <p className="nv-map-style__actions">El estilo se podrá copiar cuando los campos marcados estén bien.</p>
      )}
    </div>
  );
}
