import { MAP_DISPUTED, MAP_LANGUAGES, MAP_PROVIDERS } from "@nv/contracts";
import { ChoiceField, ColorField, Field, SelectField, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, Step } from "@nv/web";
import type { ReactNode } from "react";
import { TitleOnBar } from "../../records/TitleOnBar";
import { STYLE_FIELDS, type StyleDraft, type StyleField } from "./core/style-draft";
import { TokenCheck } from "./TokenCheck";

interface Props {
  readonly draft: StyleDraft;
  readonly problems: FormProblems;
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
  readonly onChange: (change: Partial<StyleDraft>) => void;
  /** Ways to take it away. */
  readonly exports: ReactNode;
  /** Addresses at which it is read. */
  readonly addresses: ReactNode;
}

/** Fields of each step: four tabs, which stand in one row with the list of those that are saved. */
const STEPS = {
  colors: ["title", "colors"],
  labels: ["labels", "borders"],
  provider: ["provider", "attribution", "maxZoom"],
  take: ["slug", "note"],
} as const;

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const YES_NO = [
  { value: "yes", label: "Sí" },
  { value: "no", label: "No" },
] as const;

const COLORS = [
  "colors.water",
  "colors.land",
  "colors.border",
  "colors.label",
  "colors.halo",
  "colors.mark",
  "colors.green",
  "colors.road",
  "colors.building",
] as const satisfies readonly StyleField[];

/** Hints on what each colour is for, where its name does not say it. */
const COLOR_HINTS: Readonly<Partial<Record<StyleField, string>>> = {
  "colors.halo": "Detrás de las letras",
  "colors.mark": "De lo que habla la noticia",
  "colors.green": "Con teselas o Mapbox",
  "colors.road": "Con teselas o Mapbox",
  "colors.building": "Con teselas o Mapbox",
};

/** Hints on what the address of each basemap is. */
const ADDRESS_HINTS: Readonly<Record<string, string>> = {
  tiles: "Un archivo .pmtiles, o un TileJSON, con las capas de Protomaps",
  style: "La del estilo.json. Sus colores son los suyos: los de aquí van con el fondo de la casa",
  mapbox: "usuario/estilo, o mapbox://styles/usuario/estilo. La clave no se escribe aquí",
};

/** Fields of a style. */
export function StyleFieldSet(props: Props): ReactNode {
  const { draft, problems, hasFreeSlug, onChange, exports, addresses } = props;
  const f = bindFields({ draft, change: onChange, problems, labels: STYLE_FIELDS });
  const text = (field: StyleField, hint = "") => <Field {...f.text(field)} hint={hint} spellCheck={false} />;
  const kind = draft["provider.kind"];
  return (
    <>
      <Step label="Colores" fields={STEPS.colors}>
        <div className="nv-map-styles__group">
          {COLORS.map((field) => (
            <ColorField key={field} {...f.value(field)} hint={COLOR_HINTS[field] ?? ""} />
          ))}
        </div>
      </Step>
      <Step label="Rótulos" fields={STEPS.labels}>
        <div className="nv-map-styles__group">
          <SelectField {...f.value("labels.language")} options={choices(MAP_LANGUAGES)} />
          {text("labels.countriesPx", "Píxeles; 0 no los rotula")}
          {text("labels.regionsPx", "Píxeles; 0 no las rotula")}
          {text("labels.placesPx", "Píxeles; 0 no las rotula")}
        </div>
        <h3>Fronteras</h3>
        <div className="nv-map-styles__group">
          <SelectField {...f.value("borders.disputed")} options={choices(MAP_DISPUTED)} />
          <ChoiceField
            {...f.value("borders.hasRegions")}
            segments={YES_NO}
            value={draft["borders.hasRegions"] === "yes" ? "yes" : "no"}
          />
          {text("borders.widthPx", "Píxeles")}
        </div>
      </Step>
      <Step label="Fondo" fields={STEPS.provider}>
        <div className="nv-map-styles__group">
          <SelectField {...f.value("provider.kind")} options={choices(MAP_PROVIDERS)} />
          {kind !== "own" && text("provider.address", ADDRESS_HINTS[kind] ?? "")}
          {kind === "tiles" && text("provider.glyphsUrl", "Con {fontstack} y {range}. Vacío: un mapa sin rótulos")}
          {kind === "mapbox" && <TokenCheck style={draft["provider.address"]} />}
          {text("maxZoom", "De 2 a 22")}
          <div className="nv-map-styles__wide">
            {text("attribution", "De quién son los datos. Sin ella no se publica")}
          </div>
        </div>
      </Step>
      <TitleOnBar {...f.text("title")} />
      <Step label="Descargar" fields={STEPS.take}>
        {exports}
        <h3>Dirección y nota</h3>
        <div className="nv-map-styles__group">
          {hasFreeSlug &&
            text("slug", "Lo último de /map/style/…; sin nada, sale del nombre. No cambia después de publicar")}
          <div className="nv-map-styles__wide">
            <TextArea {...f.text("note")} rows={2} />
          </div>
        </div>
        {addresses}
      </Step>
    </>
  );
}
