import { describe, expect, test } from "vitest";
import { ansTexts, blockFaults, blockHtml, type ExternalBlock } from "./external-block.ts";

const BLOCK: ExternalBlock = {
  url: "https://mapas.example/mapa",
  frameUrl: "https://mapas.example/m/1",
  title: "El mapa",
  provider: "Mapas de Muestra",
  heightPx: 480,
};

describe("something of others in a story", () => {
  test("is a frame that cannot lead the reader away, with a link to where it comes from", () => {
    expect(blockHtml(BLOCK)).toBe(
      '<figure><iframe src="https://mapas.example/m/1" title="El mapa" sandbox="allow-scripts allow-same-origin allow-forms ' +
        'allow-popups allow-popups-to-escape-sandbox" loading="lazy" allowfullscreen style="display:block;width:100%;height:480px;border:0">' +
        '</iframe><figcaption><a href="https://mapas.example/mapa">El mapa</a> (Mapas de Muestra)</figcaption></figure>',
    );
  });

  test("that nobody may frame is a link", () => {
    expect(blockHtml({ ...BLOCK, frameUrl: "", provider: "" })).toBe(
      '<p><a href="https://mapas.example/mapa">El mapa</a></p>',
    );
  });

  test("brings no markup of its own", () => {
    const html = blockHtml({ ...BLOCK, title: '"><script>x</script>', frameUrl: 'https://x.example/"onload="y' });
    expect(html).not.toMatch(/<script|"onload/);
  });

  test("is two blocks of ANS, the second within what Arc keeps", () => {
    const { rawHtml, customEmbed, fault } = ansTexts(BLOCK);
    expect(JSON.parse(rawHtml)).toEqual({ type: "raw_html", content: blockHtml(BLOCK) });
    expect(JSON.parse(customEmbed)).toEqual({
      type: "custom_embed",
      subtype: "nv-externo",
      embed: {
        id: "mapas.example/mapa",
        url: BLOCK.url,
        config: { title: "El mapa", provider: "Mapas de Muestra", frame: BLOCK.frameUrl, height: 480 },
      },
    });
    expect(fault).toBe("");
    expect(ansTexts({ ...BLOCK, frameUrl: `https://x.example/${"a".repeat(2000)}` }).fault).toMatch(/caben 2048/);
  });

  test.each([
    { change: { url: "mapas.example" }, faults: { url: "Tiene que ser una dirección https completa" } },
    { change: { url: "http://mapas.example/" }, faults: { url: "Tiene que ser una dirección https completa" } },
    {
      change: { url: "https://ana:clave@mapas.example/" },
      faults: { url: "Tiene que ser una dirección https completa" },
    },
    { change: { title: "  " }, faults: { title: "Di qué es: lo lee quien no lo ve" } },
    { change: { heightPx: 39 }, faults: { heightPx: "Entre 40 y 4000 píxeles" } },
    { change: { heightPx: Number.NaN }, faults: { heightPx: "Entre 40 y 4000 píxeles" } },
    { change: { heightPx: Number.NaN, frameUrl: "" }, faults: {} },
    { change: {}, faults: {} },
  ])("with $change says $faults", ({ change, faults }) => {
    expect(blockFaults({ ...BLOCK, ...change })).toEqual(faults);
  });
});
