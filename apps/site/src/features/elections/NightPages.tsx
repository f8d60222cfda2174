import type { NightView } from "@nv/contracts/schemas";
import { SelectField } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { PreviewStage } from "../../pieces/preview/PreviewStage";

/** Pages of a night that an article frames, and the whole. */
const PAGES = [
  { value: "", label: "Todo" },
  { value: "titular.html", label: "El titular" },
  { value: "hemiciclo.html", label: "El hemiciclo" },
  { value: "mapa.html", label: "El mapa" },
  { value: "municipios.html", label: "El mapa de municipios" },
  { value: "participacion.html", label: "La participación" },
  { value: "circunscripciones.html", label: "Las circunscripciones" },
];

/** The pages of a night as readers get them, or whoever has the link of a rehearsal: they ask for themselves again. */
export function NightPages({ night: { url, place } }: { readonly night: NightView }): ReactNode {
  const [path, setPath] = useState("");
  // At this server, whatever caches stand before readers.
  const { pathname } = new URL(url);
  const name = `${place}-${path || "todo"}`;
  return (
    <PreviewStage
      title={place === "live" ? "Lo que ven los lectores" : "Lo que se ve en el ensayo"}
      pages={[{ name, src: `${pathname}${path}`, isShown: true }]}
      before={<SelectField label="Página" options={PAGES} value={path} onChange={setPath} />}
    />
  );
}
