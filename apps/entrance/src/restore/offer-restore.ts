import { askHouse, type House } from "./first-start.ts";

/** Interval at which the state of the house is read while somebody waits for a copy, milliseconds. */
const LOOK_MS = 3000;

/** The command, as it is typed. */
const COMMAND = "npm run restore -- ARCHIVO";

const STEPS: readonly (readonly [says: string, command: string])[] = [
  ["En la terminal donde arranca, páralo: ", "Ctrl C"],
  ["En la misma carpeta, trae la copia, por grande que sea: ", COMMAND],
  ["Arráncalo otra vez: ", "npm start"],
];

/** Sentence for each state of the house. */
const SAYS: Readonly<Record<House, string>> = {
  empty: "Esta página espera: en cuanto la copia esté en su sitio, lo dice.",
  away: "El sitio está parado. Cuando vuelva a arrancar, esta página lo dice.",
  inhabited: "Ya hay cuentas: si has traído la copia, inicia sesión con una de las suyas.",
  stale: "El sitio ha vuelto vacío, y este enlace ya no vale: usa el nuevo que ha escrito en la terminal.",
};

function withText<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function stepOf([says, command]: (typeof STEPS)[number]): HTMLLIElement {
  const step = withText("li", says);
  step.append(withText("code", command));
  return step;
}

/** Draws the offer. @returns Where the state of the house is said. */
function draw(place: HTMLElement): { readonly part: HTMLDetailsElement; readonly status: HTMLElement } {
  const part = document.createElement("details");
  part.className = "restore";
  const list = document.createElement("ol");
  list.append(...STEPS.map(stepOf));
  const status = withText("p", "");
  status.setAttribute("role", "status");
  const more = withText(
    "p",
    "Comprueba cada archivo y no deja nada a medias. Lo explica entero docs/runbooks/backup.md, en esa carpeta.",
  );
  part.append(withText("summary", "Restaurar una copia"), list, more, status);
  place.after(part);
  return { part, status };
}

/**
 * Offers who opened the link of the first start to put a copy back instead, and tells when it is there. It is a command and no upload: see
 * docs/adr/0077. Nothing is drawn for any other link.
 *
 * @param token - Of the link.
 * @param place - What the offer comes after.
 */
export async function offerRestore(token: string, place: HTMLElement): Promise<void> {
  const ask = () => askHouse((...request) => fetch(...request), token);
  if ((await ask()) !== "empty") return;
  const { part, status } = draw(place);
  async function look(): Promise<void> {
    if (!part.open || document.visibilityState !== "visible") return;
    const house = await ask();
    // Said again it would be read aloud again.
    if (status.textContent !== SAYS[house]) status.textContent = SAYS[house];
    if (house === "inhabited" || house === "stale") clearInterval(timer);
  }
  const timer = setInterval(look, LOOK_MS);
  part.addEventListener("toggle", look);
}
