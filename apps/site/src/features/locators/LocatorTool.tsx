import { loadable } from "@nv/web";
import type { ReactNode } from "react";
import type { WorkbenchHead } from "../../frame/workbench/BenchName";
import { ComingBench } from "../../frame/workbench/ComingBench";
import { useToolPage } from "../../frame/workbench/tool-page";
import "../../records/screens.css";
import "./locators.css";

const HEAD: WorkbenchHead = { name: "Localizador", back: { label: "Manual", to: "/docs/Mapas/Localizador" } };

/** @returns Heading of the tool; none above its manual, which has one. */
const useHead = () => (useToolPage() === null ? HEAD : undefined);

function Coming(): ReactNode {
  return <ComingBench head={useHead()}>Preparando el mapa…</ComingBench>;
}

const NewLocator = loadable(async () => (await import("./NewLocator")).NewLocator, <Coming />);

/** A map of where something is, from its place to its page: at `/mapbox_form`, and above its manual. It comes once the page is alive. */
export function LocatorTool(): ReactNode {
  return <NewLocator head={useHead()} />;
}
