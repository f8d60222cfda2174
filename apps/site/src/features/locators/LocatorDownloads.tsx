import type { LocatorConfig } from "@nv/graphic-types";
import { type MapForm, StreetsMissing, useMapThread, VIEW_NAMES, type ViewName } from "@nv/graphic-types/fields";
import { slugOf } from "@nv/spanish";
import { Button, Field, Notice, SelectField } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useState } from "react";
import { rasterize } from "../../tools/rasterize";

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
  const thread = useMapThread();
  const [view, setView] = useState<ViewName>("wide");
  const [widthMm, setWidthMm] = useState<number>(FIRST_MM.width);
  const [heightMm, setHeightMm] = useState<number>(FIRST_MM.height);
  const [failure, setFailure] = useState("");
  const name = slugOf(title.trim() === "" ? "mapa de situacion" : title, NAME_LENGTH);

  /** The map as it is asked for; `null` when there is none, which is told. */
  async function write(form: MapForm) {
    setFailure("");
    try {
      return await thread.write(config, form);
    } catch (error) {
      const isBlank = error instanceof StreetsMissing;
      setFailure(
        isBlank
          ? `${error.message}.`
          : "No se ha podido dibujar el mapa de fondo. Comprueba la conexión y vuelve a pulsar.",
      );
      return null;
    }
  }
  async function save(form: MapForm, file: { readonly name: string; readonly type: string }) {
    const written = await write(form);
    if (written !== null) saveFile({ ...file, content: written.text });
  }
  const saveSvg = () => save({ as: "drawing", view, isEditable: true }, { name: `${name}.svg`, type: "image/svg+xml" });
  const savePrinted = () =>
    save({ as: "print", widthMm, heightMm }, { name: `${name}-${widthMm}x${heightMm}mm.svg`, type: "image/svg+xml" });
  const saveStyle = () => save({ as: "style" }, { name: `${name}.maplibre.json`, type: "application/json" });
  async function savePicture(type: "image/png" | "image/webp", scale: number) {
    const written = await write({ as: "drawing", view, isEditable: false });
    if (written === null) return;
    const { text, widthPx, heightPx } = written;
    try {
      const content = await rasterize(text, { widthPx, heightPx, scale, type });
      saveFile({ name: `${name}${scale === 1 ? "" : `@${scale}x`}.${type.slice("image/".length)}`, content });
    } catch {
      setFailure("Este navegador no ha podido hacer la imagen. Descarga el SVG, que vale para lo mismo.");
    }
  }

  return (
    <section className="nv-locator__take nv-stack-3" aria-labelledby="llevarselo">
      <h2 id="llevarselo">Descargar</h2>
      <div className="nv-fields">
        <SelectField label="Tamaño" value={view} options={VIEWS} onChange={setView} />
      </div>
      <div className="nv-row">
        <Button onClick={() => void saveSvg()}>SVG editable</Button>
        <Button onClick={() => void savePicture("image/png", 1)}>PNG</Button>
        <Button onClick={() => void savePicture("image/png", 2)}>PNG a 2×</Button>
        <Button onClick={() => void savePicture("image/webp", 2)}>WebP a 2×</Button>
        <Button onClick={() => void saveStyle()}>Estilo de MapLibre (JSON)</Button>
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
        <Button disabled={!isPrintable(widthMm) || !isPrintable(heightMm)} onClick={() => void savePrinted()}>
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
