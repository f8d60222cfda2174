import { RECOVERED_CHARTS_API_PATH } from "@nv/contracts";
import type { RecoveredChart, RecoveredChartsStatus } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { SIGNED_IN } from "../../../test/answers";
import { type Answers, openSite } from "../../../test/site-in-browser";

const PAGE = "/docs/Herramientas%20DW/DatawRipper";
const OFF = "Servicio no configurado: falta DATAWRAPPER_CDN_MODE. Puedes seguir con la carga manual.";

const CHART: RecoveredChart = {
  ...{ id: "aB3dE", version: 2, origin: "published", address: "https://datawrapper.dwcdn.net/aB3dE/2/" },
  ...{ title: "Un título_larguísimo_que_no_cabe_en_ningún_teléfono_de_los_que_hay", type: "d3-lines" },
  ...{
    intro: "Inventado",
    byline: "Ana Muestra",
    sourceName: "Instituto de Ejemplo",
    sourceUrl: "javascript:alert(1)",
  },
  ...{ altText: "", notes: "Dato provisional", metadata: "{}", imageUrl: `${RECOVERED_CHARTS_API_PATH}/aB3dE/2/image` },
  ...{ csv: "año;valor\n2024;1\n2025;2\n", missing: null },
};

const answers = (status: Partial<RecoveredChartsStatus>, chart: Partial<RecoveredChart> = {}): Answers => ({
  ...SIGNED_IN,
  [RECOVERED_CHARTS_API_PATH]: { json: { publishedNotice: "", accountNotice: "", ...status } },
  [`${RECOVERED_CHARTS_API_PATH}/aB3dE`]: { json: { ...CHART, ...chart } },
});

const site = openSite();

describe.each([
  { name: "a chart with its table", given: answers({}), sees: ["dos filas y dos columnas", "Comprueba la licencia"] },
  {
    name: "a chart without a table, and no account",
    given: answers({ accountNotice: OFF }, { csv: null, missing: "locator", type: "locator-map" }),
    sees: ["Es un mapa localizador", "Para copiarlo falta la cuenta", "No hay una tabla que dibujar."],
  },
  {
    name: "a chart that is not there",
    given: {
      ...answers({}),
      [`${RECOVERED_CHARTS_API_PATH}/aB3dE`]: {
        status: 404,
        json: { code: "SERVICE_NOT_FOUND", message: "Datawrapper no lo tiene." },
      },
    },
    sees: ["Datawrapper no lo tiene."],
  },
])("$name", ({ given, sees }) => {
  test("says what there is, has nothing for axe in either theme, and fits every width", async () => {
    const { page } = site;
    site.answer(given);
    await site.open(PAGE, ["Gráficos de Datawrapper"]);
    await page.getByLabel("Gráficos de Datawrapper").fill("aB3dE");
    await page.getByRole("button", { name: "Recuperar" }).press("Enter");
    for (const text of sees) await page.getByText(text).first().waitFor();
    expect(await site.faults()).toEqual([]);
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    expect(site.errors).toEqual([]);
  });
});

test("without a way to charts nothing is asked, and the way by hand is there", async () => {
  const { page } = site;
  site.answer(answers({ publishedNotice: OFF, accountNotice: OFF }));
  await site.open(PAGE, [OFF, "Gráfico de una tabla"]);
  expect(await page.getByRole("button", { name: "Recuperar" }).isDisabled()).toBe(true);
  expect(await site.findings()).toEqual([]);
});
