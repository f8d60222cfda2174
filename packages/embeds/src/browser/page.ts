import { heightOf } from "../core/height-message.ts";
import { equalizeRows } from "./frames.ts";
import { readConfig } from "./read-config.ts";
import { reportGone, reportHeight } from "./report.ts";
import { followTheme } from "./theme.ts";

const config = readConfig();
const box = document.getElementById("nv-frames");
const toldPx = new Map<HTMLIFrameElement, number>();
const columnsNow = () => (config.kind === "frames" && innerWidth >= config.breakpointPx ? config.columns : 1);

function layOut(): void {
  if (box === null || config.kind !== "frames") return;
  const columns = columnsNow();
  box.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  equalizeRows([...box.querySelectorAll("iframe")], toldPx, columns);
}

addEventListener("message", ({ data, source }) => {
  const heightPx = heightOf(data);
  const frame = [...document.querySelectorAll("iframe")].find(({ contentWindow }) => contentWindow === source);
  if (heightPx === null || frame === undefined) return;
  toldPx.set(frame, heightPx);
  document.body.dataset.nvTold = "";
  if (config.kind === "frames" && box !== null) layOut();
  else frame.style.height = `${heightPx}px`;
});

followTheme();
addEventListener("message", ({ source, data }) => {
  if (source === parent && data?.source === "nv" && data.type === "captioned") document.body.dataset.nvCaptioned = "";
});
if (config.kind === "gone") reportGone(config.slug);
else {
  if (box === null) document.body.dataset.nvTold = ""; // A picture has nobody to wait for.
  layOut();
  addEventListener("resize", layOut);
  reportHeight(config.slug);
}
