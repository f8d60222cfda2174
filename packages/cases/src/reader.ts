/** Script of the page of cases, which runs in a reader's browser: search, filters, and fifty at a time. Without it all of them are there. */
import { filterRows, plainLetters } from "./page/filter-rows.ts";

/** Cases that are shown at first, and with each step. */
const STEP = 50;

function listen(form: HTMLFormElement, table: HTMLElement, count: HTMLElement, more: HTMLElement): void {
  const rows = [...table.querySelectorAll<HTMLElement>("tbody tr")];
  const cases = rows.map(({ textContent, dataset: { p = "", d = "", c = "" } }) => ({
    ...{ text: plainLetters(textContent), province: p, decade: d, centre: c },
  }));
  let shown = STEP;
  let found: readonly number[] = [];
  const show = () => {
    for (const row of rows) row.hidden = true;
    for (const at of found.slice(0, shown)) rows[at]?.removeAttribute("hidden");
    more.hidden = found.length <= shown;
    const told = Math.min(found.length, shown);
    count.textContent =
      found.length === 0 ? "Ningún caso responde a lo que pides." : `${told} de ${found.length} casos a la vista.`;
  };
  const ask = () => {
    const asked = new FormData(form);
    const of = (name: string) => String(asked.get(name) ?? "");
    found = filterRows(cases, { words: of("q"), province: of("p"), decade: of("d"), centre: of("c") });
    shown = STEP;
    show();
  };
  form.addEventListener("input", ask);
  form.addEventListener("submit", (event) => event.preventDefault());
  more.addEventListener("click", () => {
    const next = rows[found[shown] ?? -1];
    shown += STEP;
    show();
    // Who goes by the keyboard stays where the new ones begin.
    next?.setAttribute("tabindex", "-1");
    next?.focus();
  });
  form.hidden = false;
  ask();
}

const [form, table, count, more] = ["nv-casos-filtros", "nv-casos", "nv-casos-cuenta", "nv-casos-mas"].map((id) =>
  document.getElementById(id),
);
if (form instanceof HTMLFormElement && table && count && more) listen(form, table, count, more);
