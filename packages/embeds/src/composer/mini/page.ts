import { parseUrl } from "@nv/contracts";
import { mountMiniComposer } from "./mini-composer.ts";

/** The small Composer alone in a page, as its double serves it: the address of the power-up is in the page's own. */
const root = document.querySelector<HTMLElement>("main") ?? document.body;
const read = document.querySelector<HTMLAnchorElement>("#leer");
const powerupUrl = new URLSearchParams(location.search).get("powerup") ?? "";

if (parseUrl(powerupUrl) !== null)
  mountMiniComposer(root, {
    powerupUrl,
    onStory({ headline, elements }) {
      const story = JSON.stringify({ headline, embeds: elements.map(({ embed }) => embed) });
      if (read !== null) read.href = `/noticia?${new URLSearchParams({ story })}`;
    },
  });
else root.textContent = "Falta la dirección del módulo: ?powerup=http://localhost:3000/arc/powerup";
