import type { GraphicDetail } from "@nv/contracts/schemas";
import { exampleConfig, firstConfig, type TypeName } from "@nv/graphic-types";
import { loadable } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ComingBench } from "../../../frame/workbench/ComingBench";
import { ToolFrame } from "../../../frame/workbench/ToolFrame";
import { useAccountCharts } from "../../../pieces/form/chart-choices";
import { NewGraphicForm } from "../../../pieces/form/NewGraphicForm";
import { WithType } from "../../../pieces/form/WithType";
import { RegisteredPieceLater } from "../../../pieces/RegisteredPieceLater";

/** With what reads and writes style sheets. */
const CssWrapperResult = loadable(async () => (await import("./CssWrapperResult")).CssWrapperResult, null);

const COMING = <ComingBench>Preparando el formulario…</ComingBench>;

interface Props {
  readonly type: TypeName;
  /** Whether it begins with the fictional graphic of its type, where an empty form would show nothing. */
  readonly beginsWithExample?: boolean;
}

/** Makes a graphic in the page that explains its type: form, live preview and a place in the registry. */
export function ComposedForm({ type, beginsWithExample = false }: Props): ReactNode {
  const { charts, isKnown } = useAccountCharts(type);
  const [registered, setRegistered] = useState<GraphicDetail | null>(null);
  /** Whether somebody began before the charts of the account were known, and goes on. */
  const [isBegun, setIsBegun] = useState(false);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown && !isBegun) setWasKnown(true);

  if (registered !== null)
    return (
      <ToolFrame>
        <RegisteredPieceLater graphic={registered} onAnother={() => setRegistered(null)} />
      </ToolFrame>
    );
  return (
    <WithType name={type} fallback={COMING}>
      {() => (
        <NewGraphicForm
          // The form begins with charts of the account once they are known, unless somebody was quicker.
          key={wasKnown ? "known" : "waiting"}
          name={`tool:${type}`}
          config={beginsWithExample ? exampleConfig(type) : firstConfig(type, charts)}
          isShort
          aside={(config) => config.type === "css-wrapper" && <CssWrapperResult config={config} />}
          onBegun={() => setIsBegun(true)}
          onRegistered={setRegistered}
        />
      )}
    </WithType>
  );
}
