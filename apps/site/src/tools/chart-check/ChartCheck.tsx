import { localDay } from "@nv/spanish";
import { CopyButton, Field, Findings, TextArea } from "@nv/ui";
import { boundText, OnStage } from "@nv/web";
import { type ReactNode, useEffect, useState } from "react";
import { type ChartRecord, chartName, lintChart, readChartRecord } from "./core/chart-lint";
import "../tool.css";

const FIELDS = [
  { key: "title", label: "Título" },
  { key: "intro", label: "Entradilla" },
  { key: "source", label: "Fuente" },
  { key: "alt", label: "Descripción para lectores de pantalla" },
  { key: "language", label: "Idioma de las cifras" },
] as const satisfies readonly { readonly key: keyof ChartRecord; readonly label: string }[];

/** A chart that does not exist, with something to mend. */
const SAMPLE: ChartRecord = {
  title: "La muestra crece por tercer año",
  intro: "",
  source: "Instituto de Muestra",
  alt: "",
  notes: "",
  language: "es-ES",
};

function NameMaker(): ReactNode {
  const [day, setDay] = useState("");
  const [section, setSection] = useState("Economía");
  const [subject, setSubject] = useState("Precios de octubre");
  const name = chartName({ day, section, subject });

  // Only the browser knows today: the page was built on another day.
  useEffect(() => setDay(localDay(Date.now())), []);

  return (
    <>
      <div className="nv-tool__fields">
        <Field label="Día" type="date" {...boundText(day, setDay)} />
        <Field label="Sección" {...boundText(section, setSection)} />
        <Field label="Tema" {...boundText(subject, setSubject)} />
      </div>
      <p className="nv-flush" aria-live="polite">
        {name === "" ? "Faltan el día, la sección o el tema." : <code>{name}</code>}{" "}
        {name !== "" && <CopyButton text={name} what="el nombre" />}
      </p>
    </>
  );
}

/** Goes through the record of a chart by the house's rules, before it is published. */
export function ChartCheck(): ReactNode {
  const [record, setRecord] = useState(SAMPLE);
  const [pasted, setPasted] = useState("");

  function paste(text: string) {
    setPasted(text);
    const read = readChartRecord(text);
    if (read !== null) setRecord(read);
  }

  return (
    <div className="nv-tool nv-stack">
      {FIELDS.map(({ key, label }) => (
        <Field
          key={key}
          label={label}
          autoComplete="off"
          value={record[key]}
          onChange={(event) => setRecord({ ...record, [key]: event.currentTarget.value })}
        />
      ))}
      <OnStage>
        <div className="nv-bench__result nv-stack-3">
          <h2>Lo que dice la guía</h2>
          <Findings findings={lintChart(record)} />
        </div>
      </OnStage>
      <details>
        <summary>Traer la ficha de la API</summary>
        <TextArea
          label="Ficha en JSON"
          hint={
            pasted !== "" && readChartRecord(pasted) === null
              ? "Eso no es la ficha de un gráfico: pega la respuesta entera."
              : "La respuesta de GET /v3/charts/IDENTIFICADOR. Rellena los campos de arriba."
          }
          {...boundText(pasted, paste)}
        />
      </details>
      <NameMaker />
    </div>
  );
}
