import { CASES_API_PATH, CASES_EXAMPLES_PATH } from "@nv/contracts";
import { expect, test } from "vitest";
import { FAILS, refusalOf } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";
import { EMPTY, ID, LIST, list, ONE, one, PAGE, VIEW } from "./cases.states";

const site = openSite();

test("what is wrong with a new case is told beside its field, and what was typed outlives a reload", async () => {
  const { page } = site;
  const message = "El texto dice «Fulano de Tal», que puede ser el nombre de una persona";
  const fields = [
    { field: "summary", message },
    { field: "sources", message: "Falta la fuente (obligatoria)" },
  ];
  site.answer({
    ...list(EMPTY),
    [`POST ${CASES_API_PATH}`]: refusalOf(...fields),
  });
  await site.open(`${PAGE}?nuevo`, ["Guardar el caso"]);
  const summary = page.getByLabel("Resumen para los lectores");
  await summary.fill("Fulano de Tal, de ejemplo");
  await page.getByRole("button", { name: "Guardar el caso" }).press("Enter");
  await page.getByText(message).waitFor();
  await page.getByText("Falta la fuente (obligatoria)").waitFor();
  await expect.poll(() => summary.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await site.findings()).toEqual([]);
  await site.open(`${PAGE}?nuevo`, ["Esto es lo que estabas escribiendo"]);
  expect(await summary.inputValue()).toBe("Fulano de Tal, de ejemplo");
});

test("a municipality is written by its name, and what two places are called is chosen", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...list(EMPTY),
    [`POST ${CASES_API_PATH}`]: (call) => {
      sent.push(call.json());
      return FAILS;
    },
  });
  await site.open(`${PAGE}?nuevo`, ["Guardar el caso"]);
  const field = page.getByLabel("Municipio", { exact: true });
  // The statistics office's 46250 and 30024; «Mieres» is 33037 in Asturias and 17105 in Girona.
  await field.fill("València");
  await field.press("Tab");
  await page.getByText("46250 es València.").waitFor();
  await field.fill("Mieres");
  await field.press("Tab");
  await page.getByRole("button", { name: "Mieres (Girona)" }).waitFor();
  // What is drawn as the field is left does not call back whoever left it.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(await page.getByLabel("Década").getAttribute("id"));
  expect(await site.findings()).toEqual([]);
  await page.getByRole("button", { name: "Mieres (Asturias)" }).press("Enter");
  await page.getByText("33037 es Mieres.").waitFor();
  await field.fill("Lorca");
  await page.getByLabel("Provincia").selectOption("Murcia");
  await field.press("Enter");
  await expect.poll(() => sent).toMatchObject([{ province: "30", municipality: "30024" }]);
});

test("a case goes back with a reason, which is asked for", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...one(VIEW),
    [`POST ${ONE}/state`]: (call) => {
      sent.push(call.json());
      return { json: { ...VIEW, version: 5, state: "draft", steps: [{ to: "reviewing", refusal: "" }] } };
    },
  });
  await site.open(`${PAGE}?caso=${ID}`, ["Devolver a borrador"]);
  await page.getByRole("button", { name: "Devolver a borrador…" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Devolver a borrador" }).click();
  await dialog.getByText("Escribe por qué").waitFor();
  expect(sent).toEqual([]);
  await dialog.getByLabel("Por qué").fill("Falta una fecha");
  await dialog.getByRole("button", { name: "Devolver a borrador" }).click();
  await page.getByRole("button", { name: "Enviar a verificación" }).waitFor();
  expect(sent).toEqual([{ version: 4, to: "draft", reason: "Falta una fecha" }]);
});

test("personal fields come by a press, are kept in no store of the browser, and leave with what closes them", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  const people = [{ role: "victim", name: "Persona Inventada", contact: "", detail: "" }];
  site.answer({
    ...one(VIEW),
    [`${ONE}/personal`]: { json: { version: 2, people } },
    [`PUT ${ONE}/personal`]: (call) => {
      sent.push(call.json());
      return { json: { version: 3, people } };
    },
  });
  await site.open(`${PAGE}?caso=${ID}`, ["Abrir los datos personales"]);
  expect(site.asked.filter((call) => call.includes("/personal"))).toEqual([]);
  await page.getByRole("button", { name: "Abrir los datos personales" }).press("Enter");
  await page.getByLabel("Contacto").fill("Marca de contacto");
  await page.getByText("Aquí no se guarda borrador").waitFor();
  expect(await site.findings()).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("Marca de contacto");
  expect(kept).not.toContain("Persona Inventada");
  await page.getByRole("button", { name: "Guardar los datos personales" }).click();
  await expect.poll(() => sent).toEqual([{ version: 2, people: [{ ...people[0], contact: "Marca de contacto" }] }]);
  await page.getByRole("button", { name: "Cerrar", exact: true }).click();
  await page.getByRole("button", { name: "Abrir los datos personales" }).waitFor();
  expect(await page.getByLabel("Contacto").count()).toBe(0);
});

test("personal fields are erased after a question, by writing nobody", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...one(VIEW),
    [`${ONE}/personal`]: {
      json: { version: 2, people: [{ role: "victim", name: "Persona Inventada", contact: "", detail: "" }] },
    },
    [`PUT ${ONE}/personal`]: (call) => {
      sent.push(call.json());
      return { json: { version: 0, people: [] } };
    },
  });
  await site.open(`${PAGE}?caso=${ID}`, ["Abrir los datos personales"]);
  await page.getByRole("button", { name: "Abrir los datos personales" }).press("Enter");
  await page.getByRole("button", { name: "Borrarlos…" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Borrarlos" }).press("Enter");
  await page.getByRole("button", { name: "Abrir los datos personales" }).waitFor();
  expect(sent).toEqual([{ version: 2, people: [] }]);
});

test("invented cases come with the empty list, by a press", async () => {
  const { page } = site;
  site.answer({
    ...list(EMPTY),
    [`POST ${CASES_EXAMPLES_PATH}`]: () => {
      site.answer(list(LIST));
      return { status: 204, body: "" };
    },
  });
  await site.open(PAGE, ["Cargar casos inventados"]);
  await page.getByRole("button", { name: "Cargar casos inventados" }).press("Enter");
  await page.getByText("EJ-001").waitFor();
});
