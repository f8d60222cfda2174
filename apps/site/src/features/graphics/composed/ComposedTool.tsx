import { loadable } from "@nv/web";
import { ComingBench } from "../../../frame/workbench/ComingBench";
import "../../../records/screens.css";

/** Makes a graphic in the page that explains its type: form, live preview and a place in the registry. It comes once the page is alive. */
export const ComposedTool = loadable(
  async () => (await import("./ComposedForm")).ComposedForm,
  <ComingBench>Preparando el formulario…</ComingBench>,
);
