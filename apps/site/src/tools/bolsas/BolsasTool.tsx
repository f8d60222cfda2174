import { loadable } from "@nv/web";
import "../../records/screens.css";
import "../tool.css";
import "./bolsas.css";

/** The close of the markets: it comes once its page is alive. */
export const BolsasTool = loadable(async () => (await import("./BolsasForm")).BolsasForm, <p>Preparando…</p>);
