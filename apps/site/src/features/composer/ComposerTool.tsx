import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { SegmentedControl } from "@nv/ui";
import { addressOf, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
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
const PART_NAMES = PARTS.map(({ value }) => value);

/** Graphics inside Arc: a small Composer to try the panels in, blocks of ANS for what is of others, and how Arc is connected. */
export function ComposerTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const part = readQuery(search).oneOf(PART_NAMES, "parte") ?? "probar";
  // What is shown depends on where the site is.
  if (!isBrowser) return <p>Preparando…</p>;
  return (
    <div className="nv-tool nv-stack nv-composer">
      <SegmentedControl
        legend="Qué se hace"
        segments={PARTS}
        value={part}
        onChange={(parte) => history.push(addressOf(pathname, { parte: parte === "probar" ? null : parte }))}
      />
      {part === "probar" && <MiniComposer />}
      {part === "fuera" && <ExternalGenerator />}
      {part === "conectar" && <ConnectArc />}
    </div>
  );
}
