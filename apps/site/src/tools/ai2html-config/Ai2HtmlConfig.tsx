import { Findings, SegmentedControl, TextArea } from "@nv/ui";
import { boundText, OnStage } from "@nv/web";
import { type ReactNode, useState } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";
import { type Ai2HtmlChoices, ai2htmlConfig } from "./core/ai2html-config";
import "../tool.css";

const SAMPLE = "PublicSans-Regular\nPublicSans-Bold\nNewsreader-Regular\nNewsreader-Italic";
const WAYS = [
  { value: "fixed", label: "Anchos fijos" },
  { value: "dynamic", label: "Entre anchos" },
] as const;

/** Writes ai2html's settings file with the house's fonts. */
export function Ai2HtmlConfig(): ReactNode {
  const [fonts, setFonts] = useState(SAMPLE);
  const [responsiveness, setResponsiveness] = useState<Ai2HtmlChoices["responsiveness"]>("fixed");
  const { json, findings } = ai2htmlConfig({ fonts, responsiveness });
  return (
    <div className="nv-tool nv-stack">
      <TextArea
        label="Fuentes del documento"
        hint="Su nombre PostScript, una por línea. El script fuentes-usadas.jsx dice cuáles usa."
        {...boundText(fonts, setFonts)}
      />
      <SegmentedControl legend="Comportamiento" segments={WAYS} value={responsiveness} onChange={setResponsiveness} />
      <OnStage>
        <div className="nv-bench__result nv-stack-3">
          <Findings findings={findings} />
          <CodeFigure title="ai2html-config.json" language="json" fileName="ai2html-config.json">
            <code>{json.trimEnd()}</code>
          </CodeFigure>
        </div>
      </OnStage>
    </div>
  );
}
