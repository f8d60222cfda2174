import useIsBrowser from "@docusaurus/useIsBrowser";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { firstConfig, type GraphicConfig, type TypeName } from "@nv/graphic-types";
import { Button, Notice } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { ToolFrame } from "../../../frame/workbench/ToolFrame";
import { EmbedCodes } from "../../../pieces/EmbedCodes";
import { useAccountCharts } from "../../../pieces/form/chart-choices";
import { NewGraphicForm } from "../../../pieces/form/NewGraphicForm";
import { RegisteredLine } from "../../../pieces/RegisteredLine";
import { CssWrapperResult } from "./CssWrapperResult";
import "../../../records/screens.css";

interface Props {
  readonly type: TypeName;
  /** Configuration with which it begins, where an empty form would show nothing. */
  readonly beginsWith?: GraphicConfig;
}

/** Makes a graphic in the page that explains its type: form, live preview and a place in the registry. */
export function ComposedTool({ type, beginsWith }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { charts, isKnown } = useAccountCharts();
  const [registered, setRegistered] = useState<GraphicDetail | null>(null);

  if (registered !== null)
    return (
      <ToolFrame>
        <Notice tone="plain">
          <p>
            <RegisteredLine graphic={registered} />
          </p>
        </Notice>
        <EmbedCodes graphic={registered} />
        <Button onClick={() => setRegistered(null)}>Hacer otro</Button>
      </ToolFrame>
    );
  // What somebody left half written is in the browser alone.
  if (!isBrowser) return <ToolFrame>Preparando el formulario…</ToolFrame>;
  return (
    <NewGraphicForm
      // The form begins with charts of the account once they are known, unless somebody was quicker.
      key={isKnown ? "known" : "waiting"}
      name={`tool:${type}`}
      config={beginsWith ?? firstConfig(type, charts)}
      isShort
      aside={(config) => config.type === "css-wrapper" && <CssWrapperResult config={config} />}
      onRegistered={setRegistered}
    />
  );
}
