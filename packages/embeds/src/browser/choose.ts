/** Carried by the pages alone in which readers choose what is shown, before what every page carries: heights are told of what is there. */
import { showChoice } from "./choice.ts";
import { readConfig } from "./read-config.ts";

const config = readConfig();
const box = document.getElementById("nv-frames");
if (config.kind === "choice" && box !== null) showChoice(box, config);
