import { parseSpanishNumber } from "@nv/spanish";
import { CopyButton, Field, Link, SegmentedControl } from "@nv/ui";
import { boundText } from "@nv/web";
import { type ReactNode, useState } from "react";
import { areaRequest, type CadastreRequest, parcelRequest } from "./core/request";

const WAYS = [
  { value: "parcel", label: "Por referencia" },
  { value: "area", label: "Por zona" },
] as const;
type Way = (typeof WAYS)[number]["value"];

/** A number as people write it, with a comma or a point, with either minus sign; `NaN` when it is none. */
function numberOf(text: string): number {
  return parseSpanishNumber(text.trim().replace(".", ",")) ?? Number.NaN;
}

/** Writes the address of the cadastre's service for a parcel or for a square. */
export function CadastreLink(): ReactNode {
  const [way, setWay] = useState<Way>("parcel");
  const [reference, setReference] = useState("");
  const [lat, setLat] = useState("40,4168");
  const [lon, setLon] = useState("-3,7038");
  const [side, setSide] = useState("400");
  const isEmpty = way === "parcel" && reference.trim() === "";
  const request: CadastreRequest =
    way === "parcel"
      ? parcelRequest(reference)
      : areaRequest({ lat: numberOf(lat), lon: numberOf(lon), sideM: numberOf(side) });
  const fault = "fault" in request && !isEmpty ? request.fault : "";

  return (
    <div className="nv-stack-3">
      <p className="nv-label nv-flush">1. Pide los edificios al Catastro</p>
      <SegmentedControl legend="Qué edificios" segments={WAYS} value={way} onChange={setWay} />
      {way === "parcel" ? (
        <Field
          label="Referencia catastral"
          hint="14 o 20 caracteres"
          autoComplete="off"
          spellCheck={false}
          error={fault}
          {...boundText(reference, setReference)}
        />
      ) : (
        <div className="nv-tool__fields">
          <Field label="Latitud" inputMode="decimal" autoComplete="off" error={fault} {...boundText(lat, setLat)} />
          <Field label="Longitud" inputMode="decimal" autoComplete="off" {...boundText(lon, setLon)} />
          <Field label="Lado, en metros" inputMode="numeric" autoComplete="off" {...boundText(side, setSide)} />
        </div>
      )}
      {"url" in request && (
        <p className="nv-flush">
          <Link href={request.url}>Abrir en el Catastro y guardar el archivo</Link>{" "}
          <CopyButton text={request.url} what="la dirección" />
        </p>
      )}
    </div>
  );
}
