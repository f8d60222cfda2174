import { readPanelAddress } from "../core/panel-address.ts";
import { openLine } from "./composer-line.ts";
import { draw } from "./draw.ts";
import { openEditPanel } from "./edit-panel.ts";
import { createKeyMemory } from "./key-memory.ts";
import { openSearchPanel } from "./search-panel.ts";
import { openViewPanel } from "./view-panel.ts";

/** Manual of the tool, behind the session. */
const MANUAL = "/docs/Herramientas%20Online/ExternalArc";

const { kind, key, embed, fault } = readPanelAddress(location);
const panel = document.querySelector<HTMLElement>(".panel") ?? document.body;

/** Says why there is no panel, to Composer too: it would wait ten seconds for nothing. */
function explain(title: string, text: string): void {
  const manual = draw("a", { href: MANUAL, target: "_blank", rel: "noopener" }, ["Cómo se usa"]);
  panel.replaceChildren(draw("h2", {}, [title]), draw("p", {}, [text]), draw("p", {}, [manual]));
  openLine(key).ready();
}

if (parent === window)
  explain(
    "Este panel se abre dentro de Arc Composer",
    "Aquí, solo, no puede insertar nada: en una noticia, añade el módulo de gráficos y busca el tuyo.",
  );
else if (kind === null)
  explain(
    "Falta decir qué panel es",
    "En la configuración del módulo, cada dirección acaba en #SEARCH, #VIEW o #EDIT.",
  );
else if (kind === "search") openSearchPanel(panel, key, createKeyMemory());
else if (embed === null)
  explain(
    "No se puede enseñar",
    fault === "" ? "Arc no ha dicho qué gráfico es. Quítalo e insértalo otra vez." : fault,
  );
else if (kind === "view") openViewPanel(panel, key, embed);
else openEditPanel(panel, key, embed);
