import { loadable } from "@nv/web";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import "../../records/data/data-tool.css";
import "./trackers.css";

/** Mandates or averages that are followed, or comparisons of mandates: they come once their page is alive. */
export const TrackerTool = loadable(
  async () => (await import("./TrackerRecords")).TrackerRecords,
  <ToolFrame>Preparando…</ToolFrame>,
);
