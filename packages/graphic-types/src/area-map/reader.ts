import { ownConfig } from "@nv/embeds/reader";
import { foldLoosely } from "@nv/spanish";

/** Areas that a search shows at once. */
const MOST_FOUND = 6;
const APART_PX = 12;
/** Name by which a file with the areas of a map hands them over. */
const HAND_OVER = "nvAreas";

/** An area as readers look for it: its name and its value, written. */
type FoundArea = readonly [name: string, value: string];

function element(name: "b" | "p" | "span" | "li", ...inside: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
}

const isArea = (value: unknown): value is FoundArea =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";

/** Brings the areas of a map that are in no table of its page: a file beside it hands them over. */
function loadAreas(src: string): Promise<readonly FoundArea[]> {
  return new Promise((resolve, reject) => {
    Object.assign(globalThis, {
      [HAND_OVER]: (areas: unknown) => resolve(Array.isArray(areas) ? areas.filter(isArea) : []),
    });
    const script = document.createElement("script");
    script.src = src;
    script.onerror = reject;
    document.head.append(script);
  });
}

const rowsIn = (box: HTMLElement): readonly FoundArea[] =>
  [...box.querySelectorAll("tbody tr")].map((row): FoundArea => {
    const [name, value] = row.children;
    return [name?.textContent ?? "", value?.textContent ?? ""];
  });

/** Finds an area by its name, whatever its accents. */
function search(box: HTMLElement, input: HTMLInputElement, list: HTMLElement, status: HTMLElement): void {
  const src = String(ownConfig().areas ?? "");
  let known: Promise<readonly FoundArea[]> | null = null;
  const areas = () => {
    known ??= src === "" ? Promise.resolve(rowsIn(box)) : loadAreas(src);
    return known;
  };
  async function find(): Promise<void> {
    const asked = foldLoosely(input.value);
    if (asked === "") {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    const all = await areas();
    if (foldLoosely(input.value) !== asked) return;
    const begins = all.filter(([name]) => foldLoosely(name).startsWith(asked));
    const holds = all.filter(([name]) => !begins.some((one) => one[0] === name) && foldLoosely(name).includes(asked));
    const found = [...begins, ...holds];
    list.replaceChildren(
      ...found.slice(0, MOST_FOUND).map(([name, value]) => element("li", element("b", name), ` ${value}`)),
    );
    const more = found.length > MOST_FOUND ? `${MOST_FOUND} de ${found.length}` : String(found.length);
    status.textContent = found.length === 0 ? "Nada coincide" : `Encontrados: ${more}`;
  }
  const run = () =>
    find().catch(() => {
      known = null;
      status.textContent = "No se ha podido cargar la lista: prueba otra vez en un rato.";
    });
  input.addEventListener("focus", () => void areas().catch(() => undefined), { once: true });
  input.addEventListener("input", run);
}

/** Says the area under a finger, beside it: paths are in the order of the rows of the table. */
function follow(box: HTMLElement, drawing: HTMLElement): void {
  const paths = [...drawing.querySelectorAll<SVGPathElement>(".e path")];
  const rows = rowsIn(box);
  if (paths.length === 0 || paths.length !== rows.length) return;
  const tip = element("p");
  tip.className = "nv-map-tip";
  tip.hidden = true;
  // Who cannot see it has the table.
  tip.setAttribute("aria-hidden", "true");
  drawing.append(tip);
  let shown: Element | null = null;
  function show(event: PointerEvent): void {
    const at = paths.findIndex((path) => path === event.target);
    const [name = "", value = ""] = rows[at] ?? [];
    shown?.removeAttribute("data-on");
    shown = paths[at] ?? null;
    tip.hidden = shown === null;
    if (shown === null) return;
    shown.setAttribute("data-on", "");
    tip.replaceChildren(element("b", name), element("span", value));
    const frame = drawing.getBoundingClientRect();
    const [left, top] = [event.clientX - frame.left, event.clientY - frame.top];
    tip.style.left = `${left > frame.width / 2 ? Math.max(0, left - tip.offsetWidth - APART_PX) : left + APART_PX}px`;
    tip.style.top = `${Math.max(0, top - tip.offsetHeight - APART_PX)}px`;
  }
  drawing.onpointermove = drawing.onpointerdown = show;
  drawing.onpointerleave = () => {
    shown?.removeAttribute("data-on");
    tip.hidden = true;
  };
}

const box = document.querySelector<HTMLElement>(".nv-map");
const drawing = box?.querySelector<HTMLElement>("[role=img]:has(.e)");
const input = box?.querySelector<HTMLInputElement>("input");
const list = box?.querySelector<HTMLElement>(".nv-map-found");
const status = box?.querySelector<HTMLElement>("[role=status]");
if (box && drawing) follow(box, drawing);
if (box && input && list && status) search(box, input, list, status);
