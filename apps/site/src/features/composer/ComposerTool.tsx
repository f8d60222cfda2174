import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { SegmentedControl } from "@nv/ui";
import { OnStage } from "@nv/web";
import { addressOf, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { ComingBench } from "../../frame/workbench/ComingBench";
import { Workbench } from "../../frame/workbench/Workbench";
import { ConnectArc } from "./ConnectArc";
import { ExternalGenerator } from "./ExternalGenerator";
import { MiniComposer } from "./MiniComposer";
import "../../tools/tool.css";
import "../../records/screens.css";
import "./composer.css";

const PARTS = [
  { value: "probar", label: "Probarlo" },
  { value: "fuera", label: "Algo de fuera" },
  { value: "conectar", label: "Conectar Arc" },
] as const;
/** Sentences about each part. */
const SAYS = {
  probar: "Un Composer pequeño, con los paneles que verá quien monta la noticia: busca una pieza y ponla.",
  fuera: "Pega la dirección de algo que no es nuestro: los bloques salen al lado.",
  conectar: "Lo que se escribe en Arc una vez, y las claves de tus paneles.",
} as const;

const PART_NAMES = PARTS.map(({ value }) => value);

/** Graphics inside Arc: a small Composer to try the panels in, blocks of ANS for what is of others, and how Arc is connected. */
export function ComposerTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const part = readQuery(search).oneOf(PART_NAMES, "parte") ?? "probar";
  // What is shown depends on where the site is.
  if (!isBrowser) return <ComingBench>Preparando…</ComingBench>;
  return (
    <div className="nv-tool nv-composer">
      <Workbench>
        <SegmentedControl
          legend="Qué se hace"
          segments={PARTS}
          value={part}
          onChange={(parte) => history.push(addressOf(pathname, { parte: parte === "probar" ? null : parte }))}
        />
        <p className="nv-quiet">{SAYS[part]}</p>
        {part === "fuera" && <ExternalGenerator />}
        {part !== "fuera" && <OnStage>{part === "probar" ? <MiniComposer /> : <ConnectArc />}</OnStage>}
      </Workbench>
    </div>
  );
}
