import { formatNumber, parseSpanishNumber } from "@nv/spanish";
import { Button, Field, FileDrop, SegmentedControl } from "@nv/ui";
import { boundText, OnStage, saveFile } from "@nv/web";
import sample from "@snippets/catastro/muestra.gml";
import { type ReactNode, useMemo, useState } from "react";
import { CadastreLink } from "./CadastreLink";
import { CadastreFileError, readBuildingParts } from "./core/building-parts";
import { type CityModel, raiseModel } from "./core/city-model";
import { type ColourBy, drawAxonometry } from "./core/draw-axonometry";
import { writeGlb } from "./core/write-glb";
import { writeCsv, writeGeoJson, writeObj, writeStl } from "./core/write-text-models";
import "../tool.css";
import "./CadastreModel.css";

/** A file that was brought, or the invented block that the page opens with. */
interface Source {
  /** Name without its ending, for the downloads. */
  readonly name: string;
  readonly xml: string;
}

const SAMPLE: Source = { name: "manzana-de-muestra", xml: sample };
const USUAL_FLOOR_M = "3";
const TALLEST_FLOOR_M = 10;
const COLOURS = [
  { value: "floors", label: "Por plantas" },
  { value: "plain", label: "Sin color" },
] as const;

/** The model, or the sentence that says why there is none. */
function modelOf(source: Source, floorHeightM: number): CityModel | string {
  try {
    return raiseModel(readBuildingParts(source.xml), floorHeightM);
  } catch (error) {
    if (error instanceof CadastreFileError) return error.message;
    throw error;
  }
}

function floorHeight(text: string): number | null {
  const value = parseSpanishNumber(text);
  return value !== null && value > 0 && value <= TALLEST_FLOOR_M ? value : null;
}

function Downloads({
  model,
  name,
  drawing,
}: {
  readonly model: CityModel;
  readonly name: string;
  readonly drawing: string;
}) {
  const text = (ending: string, write: (model: CityModel) => string | null) => {
    const content = write(model);
    if (content !== null) saveFile({ name: `${name}.${ending}`, content });
  };
  return (
    <div className="nv-cadastre__downloads">
      <Button
        rank="main"
        onClick={() => saveFile({ name: `${name}.glb`, content: writeGlb(model), type: "model/gltf-binary" })}
      >
        Descargar GLB
      </Button>
      <Button onClick={() => text("obj", writeObj)}>OBJ</Button>
      <Button onClick={() => text("stl", writeStl)}>STL</Button>
      <Button onClick={() => saveFile({ name: `${name}.svg`, content: drawing, type: "image/svg+xml" })}>SVG</Button>
      <Button onClick={() => text("geojson", writeGeoJson)}>GeoJSON</Button>
      <Button onClick={() => text("csv", writeCsv)}>CSV</Button>
    </div>
  );
}

function Facts({ model }: { readonly model: CityModel }) {
  const tallest = Math.max(...model.volumes.map(({ floors }) => floors));
  const parts = (count: number) => (count === 1 ? "una parte" : `${formatNumber(count)} partes`);
  const left = [
    ...(model.flat > 0 ? [`${parts(model.flat)} sin plantas sobre el suelo`] : []),
    ...(model.unknown > 0 ? [`${parts(model.unknown)} sin dato de plantas`] : []),
  ];
  return (
    <p className="nv-flush">
      {formatNumber(model.volumes.length)} volúmenes; el más alto, de {formatNumber(tallest)} plantas, unos{" "}
      {formatNumber(tallest * model.floorHeightM)} metros. {left.length > 0 && `Fuera se queda ${left.join(" y ")}. `}
      Altura estimada: plantas × {formatNumber(model.floorHeightM)} m.
    </p>
  );
}

/** From a file of the cadastre to a model in three dimensions, made in the browser. */
export function CadastreModel(): ReactNode {
  const [source, setSource] = useState(SAMPLE);
  const [floorText, setFloorText] = useState(USUAL_FLOOR_M);
  const [colour, setColour] = useState<ColourBy>("floors");
  const heightM = floorHeight(floorText);
  const model = useMemo(() => modelOf(source, heightM ?? Number(USUAL_FLOOR_M)), [source, heightM]);
  const drawing = typeof model === "string" ? null : drawAxonometry(model, colour);

  async function take([file]: readonly File[]) {
    if (file !== undefined) setSource({ name: file.name.replace(/\.[^.]+$/, ""), xml: await file.text() });
  }

  return (
    <div className="nv-tool nv-stack">
      <CadastreLink />
      <FileDrop label="2. Trae el archivo descargado" accept=".gml,.xml" onFiles={take} />
      <div className="nv-tool__fields nv-cadastre__options">
        <Field
          label="Altura de una planta, en metros"
          inputMode="decimal"
          autoComplete="off"
          error={heightM === null ? "Escribe un número mayor que 0 y hasta 10: 3, o 2,8." : ""}
          {...boundText(floorText, setFloorText)}
        />
        <SegmentedControl legend="Color" segments={COLOURS} value={colour} onChange={setColour} />
      </div>
      <OnStage>
        <div aria-live="polite">
          {typeof model === "string" && <p className="nv-tool__fault">{model}</p>}
          {typeof model !== "string" && drawing === null && (
            <p className="nv-tool__fault">El archivo no trae ninguna parte con plantas sobre el suelo.</p>
          )}
          {typeof model !== "string" && drawing !== null && (
            <>
              <p className="nv-cadastre__name nv-flush nv-caption">
                {source === SAMPLE ? "Manzana de muestra, inventada" : source.name}
              </p>
              <img
                className="nv-cadastre__drawing"
                src={`data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`}
                alt={`Axonometría de ${model.volumes.length} volúmenes`}
              />
              <Facts model={model} />
              <Downloads model={model} name={source.name} drawing={drawing} />
            </>
          )}
        </div>
      </OnStage>
    </div>
  );
}
