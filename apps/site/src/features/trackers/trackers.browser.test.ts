import { expect, test } from "vitest";
import { conflictWith } from "../../../test/answers";
import { linesOf } from "../../../test/lines-of";
import { openSite } from "../../../test/site-in-browser";
import { DRAFT, FIELDS, ID, list, ONE, one, PAGE, POLLS, PUBLISHED } from "./trackers.states";

const site = openSite();

test("neither the day of a poll nor where it is from is broken at any width", async () => {
  const { page } = site;
  site.answer(one(PUBLISHED, POLLS));
  await site.open(`${PAGE}?seguimiento=${ID}`, ["Casa Faro"]);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const days = page.locator('section:has(> #seguimiento-encuestas) tbody [data-column="date"]');
    await days.nth(POLLS.length - 1).waitFor();
    const sources = page.getByRole("link", { name: "faro.example" });
    for (const whole of [...(await days.all()), ...(await sources.all())])
      expect(await whole.evaluate(linesOf), `at ${width}`).toBe(1);
  }
});

test("what is pasted is read while it is written, its mistakes row by row, and outlives a reload", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...one(DRAFT),
    [`POST ${ONE}/rows`]: (call) => {
      sent.push(call.json());
      const counts = { added: 1, changed: 0, removed: 0 };
      return { json: { tracker: { ...DRAFT, version: 5 }, sentence: "Una encuesta nueva.", counts, changes: [] } };
    },
  });
  await site.open(`${PAGE}?seguimiento=${ID}`, ["Añadir las encuestas"]);
  const field = page.getByLabel("Tabla de encuestas");
  const head = "casa;inicio;fin;muestra;modo;población;aprueba;desaprueba;url";
  await field.fill(`${head}\nFaro;13/3/2026;15/3/2026;900;panel;adultos;44;50;`);
  await page.getByText("Fila 2, falta la dirección de la fuente.").waitFor();
  expect(await page.getByRole("button", { name: "Añadir las encuestas" }).isDisabled()).toBe(true);
  expect(await site.findings()).toEqual([]);
  await site.open(`${PAGE}?seguimiento=${ID}`, ["Fila 2, falta la dirección de la fuente."]);
  await field.fill(`${head}\nFaro;13/3/2026;15/3/2026;900;panel;adultos;44;50;https://faro.example/a`);
  await page.getByText("Se entiende una encuesta.").waitFor();
  await page.getByRole("button", { name: "Añadir las encuestas" }).press("Enter");
  await page.getByText("Es lo mismo que ya había.").waitFor();
  expect(sent).toMatchObject([{ version: 4, of: "polls", policy: "merge" }]);
  expect(await field.inputValue()).toBe("");
});

test("changed by somebody else meanwhile is joined, and saved by itself", { tags: ["long"] }, async () => {
  const { page } = site;
  const theirs = { ...DRAFT, version: 6, changedBy: "Eva Prueba", fields: { ...FIELDS, note: "Suya" } };
  const sent: unknown[] = [];
  site.answer({
    ...one(DRAFT),
    [`PUT ${ONE}`]: (call) => {
      sent.push(call.json());
      return sent.length === 1 ? conflictWith(theirs) : { json: { ...theirs, version: 7 } };
    },
  });
  await site.open(`${PAGE}?seguimiento=${ID}`, ["Descripción"]);
  await page.getByLabel("Descripción").fill("Mía");
  await page.getByText("Eva Prueba ha guardado cambios mientras editas (Nota interna).").waitFor();
  expect(await site.findings()).toEqual([]);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.at(-1)).toMatchObject({ description: "Mía", note: "Suya", version: 6 });
});

test("the invented mandate is there before what makes it, which comes when somebody changes it, or says that it does not", async () => {
  const { page } = site;
  site.answer(list([]));
  await site.open(PAGE, ["Se entienden 109 encuestas.", "un saldo de"]);
  const field = page.getByLabel("Tabla de encuestas");
  const [head = "", ...rows] = (await field.inputValue()).split("\n");
  const sentence = page.locator(".nv-trackers__sentence");
  const first = await sentence.textContent();
  await page.route("**/assets/js/**", (route) => route.abort());
  await field.fill(head);
  await page.getByText("No ha llegado lo que hace la media").waitFor();
  expect(await sentence.textContent()).toBe(first);
  // What was read before is not what is written.
  expect(await page.getByText(/^Se entienden/).count()).toBe(0);
  await page.unrouteAll();
  await field.fill([head, ...rows.slice(0, 9)].join("\n"));
  await page.getByText("Se entienden nueve encuestas.").waitFor();
  await expect.poll(() => sentence.textContent()).toContain("octubre de 2025");
  await field.fill([head, ...rows].join("\n"));
  await expect.poll(() => sentence.textContent()).toBe(first);
});
