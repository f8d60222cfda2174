import { type CssWrapperConfig, cssWrapper, wrappedWidth } from "@nv/graphic-types";
import type { ReactNode } from "react";
import { CodeFigure } from "../../../reading/doc/CodeFigure";
import { ScrollingTable } from "../../../reading/doc/ScrollingTable";

/** Windows in which an article is judged, CSS pixels. */
const WINDOWS_PX = [320, 360, 480, 768, 1024, 1440] as const;

/** The style sheet of a wrapper, and how wide the chart is in each window. */
export function CssWrapperResult({ config }: { readonly config: CssWrapperConfig }): ReactNode {
  const { css, className } = cssWrapper(config);
  const caption = config.caption === "" ? "" : `\n  <figcaption>${config.caption}</figcaption>`;
  return (
    <>
      <ScrollingTable>
        <thead>
          <tr>
            <th scope="col">Ventana</th>
            <th scope="col">Gráfico</th>
            <th scope="col">Hueco dentro</th>
          </tr>
        </thead>
        <tbody>
          {WINDOWS_PX.map((windowPx) => {
            const widthPx = wrappedWidth(config, windowPx);
            const insidePx = widthPx - 2 * config.paddingPx;
            return (
              <tr key={windowPx}>
                <th scope="row">{windowPx} px</th>
                <td>{widthPx} px</td>
                <td>{insidePx > 0 ? `${insidePx} px` : "No queda sitio: baja el margen por dentro"}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollingTable>
      <CodeFigure title="estilos.css" language="css" fileName="estilos.css">
        <code>{css}</code>
      </CodeFigure>
      <CodeFigure title="En la noticia" language="html">
        <code>{`<figure class="${className}">\n  <!-- aquí, el código del gráfico -->${caption}\n</figure>`}</code>
      </CodeFigure>
    </>
  );
}
