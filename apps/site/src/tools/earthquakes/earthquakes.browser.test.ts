import { EARTHQUAKES_API_PATH, GRAPHICS_API_PATH, MAP_STYLES_API_PATH } from "@nv/contracts";
import type {
  CurrentMapStyle,
  Earthquake,
  EarthquakeFeed,
  EarthquakeReport,
  EarthquakesFound,
  NearTowns,
} from "@nv/contracts/schemas";
import { HOUSE_MAP_STYLE, locatorColors } from "@nv/geography";
import { describe, expect, test } from "vitest";
import { FAILS, htmlOf, refusalOf, SIGNED_IN } from "../../../test/answers";
import { type Answers, openSite } from "../../../test/site-in-browser";

const PAGE = "/docs/Herramientas%20DW/Localizador_Terremotos";
const ID = "3f0c6a5e-0000-4000-8000-000000000001";
const PIECES = `${EARTHQUAKES_API_PATH}/pieces`;
/** As long as one waits for a text. */
const PATIENCE = { timeout: 20_000 };

const AT_MS = Date.now() - 3_600_000;

const report = (told: Partial<EarthquakeReport>): EarthquakeReport => ({
  ...{ source: "ign", id: "es2026c", atMs: AT_MS, lon: -1.64, lat: 37.75, magnitude: 5.1, magnitudeType: "" },
  ...{ depthKm: null, place: "NE LORCA.MU", url: "", felt: null, isReviewed: null, updatedAtMs: null },
  ...told,
});
const AMERICAN = report({ source: "usgs", id: "us1", magnitude: 4.4, magnitudeType: "mww", depthKm: 8.4, felt: 312 });

const lorca = (magnitude: number): Earthquake => ({
  ...{ id: "ign:es2026c", atMs: AT_MS, lon: -1.64, lat: 37.75, depthKm: 8.4, place: "NE LORCA.MU" },
  reports: [report({ magnitude }), AMERICAN],
});
const later = report({ id: "es2026d", atMs: AT_MS + 600_000, magnitude: null, place: "N LORCA.MU" });
const LATER: Earthquake = { ...lorca(0), id: "ign:es2026d", atMs: later.atMs, place: later.place, reports: [later] };
const FAR: Earthquake = {
  ...{
    ...lorca(0),
    id: "usgs:us2",
    place: "80 km E of Ishinomaki, a place with a name that does not fit on any phone",
    lon: 142,
  },
  reports: [report({ source: "usgs", id: "us2", magnitude: 6.3, place: "80 km E of Ishinomaki", lon: 142 })],
};

const feed = (source: EarthquakeFeed["source"], more: Partial<EarthquakeFeed> = {}): EarthquakeFeed => ({
  ...{ source, state: "ok", notice: "", answeredAtMs: AT_MS, skipped: 0 },
  ...more,
});
const FEEDS = [
  feed("ign", { skipped: 1 }),
  feed("usgs"),
  feed("emsc", { state: "failed", notice: "EMSC no responde." }),
];
const OFF = (["ign", "usgs", "emsc"] as const).map((source) => feed(source, { state: "off", answeredAtMs: null }));

const FOUND: EarthquakesFound = { earthquakes: [LATER, lorca(5.1), FAR], feeds: FEEDS, revised: [] };
const TOWNS: NearTowns = {
  towns: [
    {
      ...{ code: "30024", name: "Lorca", province: "Murcia", lon: -1.7, lat: 37.67, distanceKm: 4, direction: "ne" },
      ...{ isAbroad: false, isTerm: false },
    },
    {
      ...{ code: "30039", name: "Totana", province: "Murcia", lon: -1.5, lat: 37.77, distanceKm: 12.1, direction: "w" },
      ...{ isAbroad: false, isTerm: false },
    },
  ],
  term: { code: "30024", name: "Lorca", province: "Murcia", lon: -1.7, lat: 37.6 },
  zone: "Europe/Madrid",
};

const preview = htmlOf('<!doctype html><html lang="es"><title>Vista previa</title><p>El mapa</p></html>');
const STYLE = { ...HOUSE_MAP_STYLE, colors: { ...HOUSE_MAP_STYLE.colors, water: "#b7c9d6" } };
const CURRENT: CurrentMapStyle = {
  current: { id: ID, title: "Otoño", revision: "r1", publicUrl: "/map/style/otono/r1.json", style: STYLE },
};

const answers = (found: EarthquakesFound): Answers => ({
  [`${MAP_STYLES_API_PATH}/current`]: { json: CURRENT },
  ...SIGNED_IN,
  [EARTHQUAKES_API_PATH]: { json: found },
  [`${EARTHQUAKES_API_PATH}/towns`]: { json: TOWNS },
  [`${GRAPHICS_API_PATH}/preview`]: preview,
});

const site = openSite();

const button = (name: RegExp | string) => site.page.getByRole("button", { name });

describe("the page of the earthquakes", () => {
  test("says who is missing, tells the rest, and makes the work of the one that is chosen", async () => {
    site.answer(answers(FOUND));
    await site.open(PAGE, [
      "IGN 5,1 · USGS 4,4 (mww)",
      "EMSC no responde.",
      "no se entienden y se han dejado fuera: IGN, 1.",
    ]);
    await button(/NE LORCA\.MU/).click();
    const work = site.page.getByRole("region", { name: "El terremoto elegido" });
    await work.getByText("Las agencias no coinciden: IGN dice 5,1 y USGS, 4,4, 0,7 de diferencia.").waitFor();
    await work
      .getByRole("heading", { name: "Terremoto de magnitud 5,1 a unos 4 kilómetros al noreste de Lorca (Murcia)" })
      .waitFor();
    expect(
      await work
        .getByRole("heading", { level: 2, name: /^Terremoto/ })
        .evaluate((head) => head === document.activeElement),
    ).toBe(true);
    const sentence = work.getByLabel("Borrador de la frase");
    expect(await sentence.inputValue()).toContain("312 personas han comunicado al USGS que lo han sentido.");
    await work.getByText("10 min").waitFor();
    await work.getByLabel("Magnitud que se publica").selectOption("USGS");
    expect(await sentence.inputValue()).toContain("de magnitud 4,4, según el USGS");

    expect(await site.faults()).toEqual([]);
  });

  test("one press sends a draft with everything that it needs; refused, nothing of what was chosen is lost", async () => {
    const sent: unknown[] = [];
    site.answer({
      ...answers(FOUND),
      [`POST ${GRAPHICS_API_PATH}`]: ({ json }) => {
        sent.push(json());
        return refusalOf();
      },
    });
    await site.open(PAGE, ["IGN 5,1"]);
    await button(/NE LORCA\.MU/).focus();
    await site.page.keyboard.press("Enter");
    await site.page.getByRole("heading", { name: /al noreste de Lorca/ }).waitFor();
    await button("Hacer el localizador").click();
    await site.page.getByText("Lo que has elegido sigue aquí.").waitFor();
    expect(sent).toMatchObject([
      {
        title: "Terremoto de magnitud 5,1 a unos 4 kilómetros al noreste de Lorca (Murcia)",
        sourceLine: "Instituto Geográfico Nacional (IGN) y Servicio Geológico de Estados Unidos (USGS)",
        config: {
          ...{ type: "locator", rings: [{ radiusKm: 10 }, { radiusKm: 25 }, { radiusKm: 50 }] },
          colours: locatorColors(STYLE),
        },
      },
    ]);
  });

  test("a correction is told while the page is open, as soon as the server knows", async () => {
    let magnitude = 5.1;
    site.answer({
      ...answers(FOUND),
      "/api/events": {
        headers: { "content-type": "text/event-stream" },
        body: 'retry: 500\n\nevent: earthquake\ndata: {"source":"ign","reportId":"es2026c"}\n\n',
      },
      [EARTHQUAKES_API_PATH]: () => ({ json: { ...FOUND, earthquakes: [lorca(magnitude)] } }),
    });
    await site.open(PAGE, ["IGN 5,1 · USGS 4,4 (mww)"]);
    magnitude = 4.8;
    await site.page.getByText(/^La magnitud pasó de 5,1 a 4,8 \(IGN, \d{1,2}:\d{2}\)$/).waitFor();
    await site.page.getByText("IGN 4,8 · USGS 4,4 (mww)").waitFor();
  });

  test("what was published with a figure that has changed stays in sight until somebody knows", async () => {
    const revisions = [
      { source: "ign" as const, reportId: "es2026c", from: 5.3, to: 5.1, seenAtMs: Date.UTC(2026, 10, 20, 11, 40) },
    ];
    const revised = [{ graphicId: ID, title: "Terremoto en Lorca", status: "published", revisions }];
    site.answer({ ...answers({ ...FOUND, revised }), [`${PIECES}/${ID}/review`]: { status: 204 } });
    await site.open(PAGE, ["Publicado con un dato que ha cambiado:", "La magnitud pasó de 5,3 a 5,1 (IGN, 12:40)"]);
    site.answer({ ...answers(FOUND), [`${PIECES}/${ID}/review`]: { status: 204 } });
    await button("Ya está corregido").click();
    await site.page.getByText("Publicado con un dato que ha cambiado:").waitFor({ state: "detached", ...PATIENCE });
    expect(site.asked).toContain(`POST ${PIECES}/${ID}/review`);
  });

  test("without agencies it is written by hand: each field says what is wrong, and nothing typed is lost", async () => {
    site.answer(answers({ earthquakes: [], feeds: OFF, revised: [] }));
    await site.open(PAGE, ["Servicio no configurado", "Los campos traen un ejemplo inventado"]);
    const magnitude = site.page.getByLabel("Magnitud", { exact: true });
    await magnitude.fill("cinco");
    await site.page.getByText("«cinco» no es un número. Escribe la magnitud como 5,1.").waitFor();
    await site.page.getByLabel("Profundidad, en km").fill("-3");
    await site.page.getByText("La profundidad no puede ser negativa: se cuenta hacia abajo.").waitFor();
    expect(await site.findings()).toEqual([]);
    await site.page.reload();
    await site.page.getByText("«cinco» no es un número. Escribe la magnitud como 5,1.").waitFor();
    await magnitude.fill("4,2");
    await site.page.getByLabel("Profundidad, en km").fill("");
    await button("Usar estos datos").click();
    await site.page
      .getByRole("heading", { name: "Terremoto de magnitud 4,2 a unos 4 kilómetros al noreste de Lorca (Murcia)" })
      .waitFor();
    expect(await site.page.getByLabel("Borrador de la frase").inputValue()).toContain("según Agencia de muestra");
  });

  test("a server that fails is told, with a way to go on", async () => {
    site.answer({ ...answers(FOUND), [EARTHQUAKES_API_PATH]: FAILS });
    await site.open(PAGE, ["Algo ha fallado en el servidor.", "Reintentar"]);
    site.answer(answers(FOUND));
    await button("Reintentar").click();
    await site.page.getByText("IGN 5,1 · USGS 4,4 (mww)").waitFor();
  });
});
