import useIsBrowser from "@docusaurus/useIsBrowser";
import { Findings, TextArea } from "@nv/ui";
import { OnStage } from "@nv/web";
import { type ReactNode, useState } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";
import { diagnoseEmbed } from "./core/embed-doctor";
import "../tool.css";

/** Code that the page opens with: one with the usual faults, of a chart that does not exist. */
const SAMPLE = '<iframe src="http://datawrapper.dwcdn.net/AbC12/3/" width="600" height="400"></iframe>';

/** Says what is wrong with a piece of embed code, and writes it well. */
export function EmbedDoctor(): ReactNode {
  const [code, setCode] = useState(SAMPLE);
  // The page is built without a browser to read the code.
  const isBrowser = useIsBrowser();
  const { findings, fixed } = isBrowser
    ? diagnoseEmbed(code, new DOMParser().parseFromString(code, "text/html"))
    : { findings: [], fixed: null };
  return (
    <div className="nv-tool nv-stack">
      <TextArea
        label="Código de inserción"
        hint="Pega lo que hay en la noticia, o la dirección del gráfico."
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <OnStage>
        <Findings findings={findings} />
        {fixed !== null && (
          <CodeFigure title="Arreglado" language="html">
            <code>{fixed}</code>
          </CodeFigure>
        )}
      </OnStage>
    </div>
  );
}
