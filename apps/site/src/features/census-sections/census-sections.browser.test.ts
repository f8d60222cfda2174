import { CENSUS_SECTIONS_API_PATH, JOBS_API_PATH, PLACES_API_PATH } from "@nv/contracts";
import { type FoundPlace, type PlacesFound, SectionPoints, type SectionsState } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { jobOf, ordered, SIGNED_IN } from "../../../test/answers";
import { type Answers, openSite } from "../../../test/site-in-browser";
import { EXAMPLE } from "./core/example";

const PAGE = "/docs/Herramientas Online/Buscador de secciones censales";
const { section, neighbours, shapes } = EXAMPLE;
const OF_2024 = `${CENSUS_SECTIONS_API_PATH}/2024`;
const JOB_ID = "3f0c6a5e-0000-4000-8000-000000000009";

const state = (...years: readonly number[]): SectionsState => ({
  years: years.map((year) => ({
    ...{ year, sections: 36_500, fileName: `seccionado_${year}.zip`, loadedAtMs: 1_795_000_000_000, loadedBy: "Ana" },
  })),
  ine: "off",
});

const place = (name: string, within: string): FoundPlace => ({
  ...{ kind: "address", name, within, code: "99001", point: section.centre, bounds: null, zoom: null },
  isSeat: false,
});
const places = (...found: readonly FoundPlace[]): PlacesFound => ({
  ...{ places: [...found], notice: "", instead: null, problem: "", addressesNotice: "" },
});

const answers = (known: SectionsState): Answers => ({
  ...SIGNED_IN,
  [CENSUS_SECTIONS_API_PATH]: { json: known },
  [`${OF_2024}/${section.code}`]: { json: EXAMPLE },
  [`${OF_2024}/points`]: { json: { codes: [section.code], sections: [section] } },
  [`${OF_2024}/municipality/99001`]: { json: { shapes } },
  [`${OF_2024}/codes`]: { json: { sections: [section, ...neighbours], missing: [] } },
});

const site = openSite();

test("without any year there is an invented section, and the way to bring a year by hand", async () => {
  site.answer(answers(state()));
  await site.open(PAGE, ["Ejemplo inventado", "Datos inventados."]);
  const { page } = site;
  await page.getByLabel("Seccionado de").selectOption("2019");
  await page.getByText("No está cargado el seccionado de 2019.").waitFor();
  await page.getByRole("button", { name: "Importar" }).click();
  await page.getByText("Servicio no configurado: falta INE_MODE.").waitFor();
  expect(await site.faults()).toEqual([]);
});

test("a section is told with those around it, and leads to them", async () => {
  site.answer(answers(state(2024, 2023)));
  await site.open(`${PAGE}?de=2024&seccion=${section.code}`, ["Peñamuestra, distrito 02, sección 005", "Linda con"]);
  expect(await site.faults()).toEqual([]);
  await site.page.getByRole("button", { name: "Sección 99001 02 002" }).click();
  await site.page.getByText("Esto ya no existe.").waitFor();
});

test("a code that is none is told beside it, and stays; a municipality is all of its sections", async () => {
  const { page } = site;
  site.answer(answers(state(2024)));
  await site.open(`${PAGE}?por=codigo`, ["Ver la sección"]);
  await page.getByLabel("Código de sección (CUSEC)").fill("28079");
  await page.keyboard.press("Enter");
  await page.getByText("El código de sección tiene 10 cifras: 5 de municipio, 2 de distrito, 3 de sección.").waitFor();
  await site.open(`${PAGE}?por=codigo`, ["Ver la sección"]);
  expect(await page.getByLabel("Código de sección (CUSEC)").inputValue()).toBe("28079");
  await site.open(`${PAGE}?municipio=99001`, ["Secciones de Peñamuestra", "Son cinco secciones."]);
  expect(await site.faults()).toEqual([]);
});

test("a place without a section, and a code that is none, take the section of before away", async () => {
  const { page } = site;
  const sea = place("36,0000° N, 2,0000° O", "");
  site.answer({
    ...answers(state(2024)),
    [PLACES_API_PATH]: { json: places(sea) },
    [`${OF_2024}/points`]: { json: { codes: [null], sections: [] } },
  });
  await site.open(`${PAGE}?de=2024&seccion=${section.code}`, ["Peñamuestra, distrito 02, sección 005"]);
  await page.getByRole("combobox", { name: "Dirección, punto o municipio" }).fill("36,0 -2,0");
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByRole("heading", { name: "Peñamuestra, distrito 02, sección 005" }).waitFor({ state: "detached" });
  await page.getByText("Ahí no hay ninguna sección de ese año").waitFor();
  await site.open(`${PAGE}?de=2024&por=codigo&seccion=${section.code}`, ["Peñamuestra, distrito 02, sección 005"]);
  await page.getByLabel("Código de sección (CUSEC)").fill("28079");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Peñamuestra, distrito 02, sección 005" }).waitFor({ state: "detached" });
  await page.getByText("El código de sección tiene 10 cifras: 5 de municipio, 2 de distrito, 3 de sección.").waitFor();
});

test("a list says what was understood, what may be several places, and what is nowhere", async () => {
  const { page } = site;
  // They are asked for one after another.
  const found = [
    places(place("Calle Mayor, 1", "Peñamuestra")),
    places(place("Calle Real, 2", "Peñamuestra"), place("Calle Real, 2", "Otramuestra")),
    places(),
  ];
  site.answer({
    ...answers(state(2024)),
    [PLACES_API_PATH]: () => ({ json: found.shift() ?? places() }),
    [`${OF_2024}/points`]: (call) => {
      const { points } = SectionPoints.parse(call.json());
      return { json: { codes: points.map(() => section.code), sections: [section] } };
    },
  });
  await site.open(`${PAGE}?por=lista`, ["Pégala de una hoja de cálculo"]);
  await page
    .getByRole("textbox", { name: "Lista" })
    .fill("centro;dirección\nA;Calle Mayor 1\nB;Calle Real 2\nC;No está");
  await page.getByText("tres filas. Esto es lo que se ha entendido").waitFor();
  expect(await page.getByLabel("Qué hay en cada fila").inputValue()).toBe("addresses");
  await page.getByRole("button", { name: "Buscar las secciones" }).click();
  await page.getByText("Sin sección: una fila.").waitFor();
  await page.getByText("Puede ser más de un sitio: míralo").waitFor();
  expect(await site.faults()).toEqual([]);
  await page.getByRole("button", { name: "Calle Real, 2, Otramuestra" }).click();
  await page.getByText("Elegida a mano").waitFor();
});

test("an area is drawn, written in any notation, and told when it crosses itself", async () => {
  const { page } = site;
  site.answer({
    ...answers(state(2024)),
    [PLACES_API_PATH]: { json: places({ ...place("Peñamuestra", "Muestra"), kind: "municipality" }) },
    [`${OF_2024}/area`]: { json: { items: [{ section, share: 0.5 }] } },
  });
  await site.open(`${PAGE}?por=zona`, ["Dibujar sobre un municipio"]);
  await page.getByRole("combobox", { name: "Dibujar sobre un municipio" }).fill("Peñamuestra");
  await page.getByRole("option", { name: /Peñamuestra/ }).click();
  const map = page.getByRole("img", { name: /^Secciones de Peñamuestra/ });
  for (const [x, y] of [
    [40, 40],
    [200, 200],
    [200, 40],
    [40, 200],
  ] as const)
    await map.click({ position: { x, y } });
  const zone = page.getByRole("textbox", { name: "Zona" });
  expect((await zone.inputValue()).split("\n")).toHaveLength(4);
  await page.getByRole("button", { name: "Buscar las secciones" }).click();
  await page.getByText("El polígono se cruza consigo mismo: no se sabe qué queda dentro.").waitFor();
  await zone.fill("40, -3\n40°6'N 3°O\n40.1, -2.9");
  await page.getByText("Por cuánto queda dentro", { exact: true }).click();
  await page.getByRole("button", { name: "Buscar las secciones" }).click();
  await page.getByText("Son una sección.").waitFor();
  expect(await site.faults()).toEqual([]);
});

test("two years make a table, which is told and can be fetched", async () => {
  const { page } = site;
  const result = { fileId: JOB_ID, fileName: "secciones_2023_a_2024.csv", rows: 402, sections: 400, same: 397 };
  site.answer({
    ...answers(state(2024, 2023)),
    [`${CENSUS_SECTIONS_API_PATH}/crosswalk`]: ordered(JOB_ID),
    [`${JOBS_API_PATH}/${JOB_ID}`]: { json: jobOf({ id: JOB_ID, result }) },
  });
  await site.open(`${PAGE}?por=anos`, ["Hacer la tabla"]);
  await page.getByRole("button", { name: "Hacer la tabla" }).click();
  await page.getByText("De 400 secciones, 397 son iguales los dos años.").waitFor();
  await page.getByRole("link", { name: "Descargar secciones_2023_a_2024.csv" }).waitFor();
  expect(await site.faults()).toEqual([]);
  site.answer(answers(state(2024)));
  await site.open(`${PAGE}?por=anos`, ["Para comparar hacen falta dos años cargados."]);
});
