import type { LocatorConfig } from "@nv/graphic-types";
import { drawView, printedLocator, useLocatorGround, VIEW_NAMES, type ViewName } from "@nv/graphic-types/fields";
import { slugOf } from "@nv/spanish";
import { Button, Field, Notice, SelectField } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useState } from "react";
import { cameraOf, mapStyle } from "./core/map-style";
import { rasterize } from "./rasterize";

interface Props {
  readonly config: LocatorConfig;
  /** Names the files. */
  readonly title: string;
}

const NAMES: Readonly<Record<ViewName, string>> = {
  wide: "Página, escritorio",
  phone: "Página, móvil",
  "1:1": "Cuadrado 1:1",
  "4:5": "Vertical 4:5",
  "9:16": "Historia 9:16",
  "16:9": "Apaisado 16:9",
};

const VIEWS = VIEW_NAMES.map((value) => ({ value, label: NAMES[value] }));

/** Widths and heights that are printed, millimetres. */
const LEAST_MM = 20;
const MOST_MM = 600;
/** Two columns of the page, as a beginning. */
const FIRST_MM = { width: 100, height: 75 } as const;
const NAME_LENGTH = 60;

const isPrintable = (mm: number) => mm >= LEAST_MM && mm <= MOST_MM;

/** The map to take away: drawings with names for their layers, pictures, and what map libraries read. */
export function LocatorDownloads({ config, title }: Props): ReactNode {
  const { ground } = useLocatorGround(config);
  const [view, setView] = useState<ViewName>("wide");
  const [widthMm, setWidthMm] = useState<number>(FIRST_MM.width);
  const [heightMm, setHeightMm] = useState<number>(FIRST_MM.height);
  const [failure, setFailure] = useState("");
  const name = slugOf(title.trim() === "" ? "mapa de situacion" : title, NAME_LENGTH);
  const isReady = ground !== null;

  function saveSvg() {
    if (ground !== null)
      saveFile({ name: `${name}.svg`, content: drawView(config, ground, view, true).svg, type: "image/svg+xml" });
  }
  function savePrinted() {
    if (ground === null) return;
    const { svg } = printedLocator(config, ground, { widthMm, heightMm });
    saveFile({ name: `${name}-${widthMm}x${heightMm}mm.svg`, content: svg, type: "image/svg+xml" });
  }
  async function savePicture(type: "image/png" | "image/webp", scale: number) {
    if (ground === null) return;
    setFailure("");
    try {
      const { svg, widthPx, heightPx } = drawView(config, ground, view, false);
      const content = await rasterize(svg, { widthPx, heightPx, scale, type });
      saveFile({ name: `${name}${scale === 1 ? "" : `@${scale}x`}.${type.slice("image/".length)}`, content });
    } catch {
      setFailure("Este navegador no ha podido hacer la imagen. Descarga el SVG, que vale para lo mismo.");
    }
  }
  function saveStyle() {
    if (ground === null) return;
    const { widthPx } = drawView(config, ground, "wide", false);
    const content = JSON.stringify({ ...cameraOf(config, widthPx), style: mapStyle(config, ground, widthPx) }, null, 1);
    saveFile({ name: `${name}.maplibre.json`, content, type: "application/json" });
  }

  return (
    <section className="nv-locator__take" aria-labelledby="llevarselo">
      <h2 id="llevarselo">Llevárselo</h2>
      <div className="nv-fields">
        <SelectField label="Tamaño" value={view} options={VIEWS} onChange={setView} />
      </div>
      <div className="nv-row">
        <Button disabled={!isReady} onClick={saveSvg}>
          SVG editable
        </Button>
        <Button disabled={!isReady} onClick={() => void savePicture("image/png", 1)}>
          PNG
        </Button>
        <Button disabled={!isReady} onClick={() => void savePicture("image/png", 2)}>
          PNG a 2×
        </Button>
        <Button disabled={!isReady} onClick={() => void savePicture("image/webp", 2)}>
          WebP a 2×
        </Button>
        <Button disabled={!isReady} onClick={saveStyle}>
          Estilo de MapLibre (JSON)
        </Button>
      </div>
      <div className="nv-fields">
        <Field
          label="Ancho impreso, mm"
          type="number"
          min={LEAST_MM}
          max={MOST_MM}
          error={isPrintable(widthMm) ? "" : "De 20 a 600 mm"}
          value={Number.isNaN(widthMm) ? "" : widthMm}
          onChange={({ currentTarget }) => setWidthMm(currentTarget.valueAsNumber)}
        />
        <Field
          label="Alto impreso, mm"
          type="number"
          min={LEAST_MM}
          max={MOST_MM}
          error={isPrintable(heightMm) ? "" : "De 20 a 600 mm"}
          value={Number.isNaN(heightMm) ? "" : heightMm}
          onChange={({ currentTarget }) => setHeightMm(currentTarget.valueAsNumber)}
        />
      </div>
      <div className="nv-row">
        <Button disabled={!isReady || !isPrintable(widthMm) || !isPrintable(heightMm)} onClick={savePrinted}>
          SVG para impresa
        </Button>
      </div>
      <p className="nv-field__hint">
        El SVG se abre en Illustrator con una capa por cada cosa y los textos como textos. El código de inserción sale
        al guardarlo en el registro.
      </p>
      <div role="status">{failure !== "" && <Notice tone="wrong">{failure}</Notice>}</div>
    </section>
  );
}
