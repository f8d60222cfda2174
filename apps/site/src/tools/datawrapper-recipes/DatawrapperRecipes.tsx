import { Field } from "@nv/ui";
import { boundText, OnStage } from "@nv/web";
import { type ReactNode, useState } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";
import { datawrapperRecipes, readChartId } from "./core/datawrapper-recipes";
import "../tool.css";

/** Values that the recipes show before anybody writes: those of a chart that does not exist. */
const SAMPLE = { chartId: "AbC12", label: "Municipio", value: "Variación" };

/** Recipes for charts, written with the person's own chart and columns. */
export function DatawrapperRecipes(): ReactNode {
  const [chart, setChart] = useState(SAMPLE.chartId);
  const [label, setLabel] = useState(SAMPLE.label);
  const [value, setValue] = useState(SAMPLE.value);
  const read = readChartId(chart);
  const recipes = datawrapperRecipes({
    chartId: "id" in read ? read.id : SAMPLE.chartId,
    label: label.trim() || SAMPLE.label,
    value: value.trim() || SAMPLE.value,
  });
  return (
    <div className="nv-tool nv-stack">
      <div className="nv-tool__fields">
        <Field
          label="Gráfico"
          hint="El identificador o la dirección"
          error={"fault" in read ? read.fault : ""}
          autoComplete="off"
          spellCheck={false}
          {...boundText(chart, setChart)}
        />
        <Field label="Columna de los nombres" autoComplete="off" {...boundText(label, setLabel)} />
        <Field label="Columna de las cifras" autoComplete="off" {...boundText(value, setValue)} />
      </div>
      <OnStage>
        <ol className="nv-bench__result nv-tool__recipes nv-stack-2 nv-plain">
          {recipes.map(({ title, where, code }) => (
            <li key={title}>
              <CodeFigure title={`${title} · ${where}`} language="">
                <code>{code}</code>
              </CodeFigure>
            </li>
          ))}
        </ol>
      </OnStage>
    </div>
  );
}
