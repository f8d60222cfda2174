import { describe, expect, test } from "vitest";
import { readTheme, schemeAround } from "./core/color-scheme.ts";
import { heightOf } from "./core/height-message.ts";
import { heightRule, readHeights, reservedHeight, writeHeights } from "./core/heights.ts";
import { escapeHtml, scriptJson } from "./core/html.ts";
import { type PageContent, renderPage } from "./core/render-page.ts";
import { type Embeddable, embedCodes } from "./embed-codes.ts";

describe("height messages", () => {
  test.each([
    { name: "ours", data: { source: "nv", v: 1, type: "height", id: "paro", height: 512.4 }, heightPx: 513 },
    { name: "Datawrapper", data: { "datawrapper-height": { AbC12: 380 } }, heightPx: 380 },
    {
      name: "Flourish",
      data: JSON.stringify({ sender: "Flourish", context: "iframe.resize", method: "resize", height: 575, src: "x" }),
      heightPx: 575,
    },
    { name: "AMP", data: { sentinel: "amp", type: "embed-size", height: 300 }, heightPx: 300 },
    { name: "Medium", data: JSON.stringify({ src: "x", context: "iframe.resize", height: 410 }), heightPx: 410 },
    { name: "pym", data: "pymxPYMxgrafico-1xPYMxheightxPYMx623.5", heightPx: 624 },
    { name: "a height that is far too small", data: { "datawrapper-height": { AbC12: 3 } }, heightPx: 40 },
    { name: "a height that is far too large", data: { "datawrapper-height": { AbC12: 9e9 } }, heightPx: 20_000 },
  ])("$name -> $heightPx px", ({ data, heightPx }) => {
    expect(heightOf(data)).toBe(heightPx);
  });

  test.each([
    null,
    undefined,
    "hola",
    "{no es json",
    "[]",
    7,
    {},
    { height: 300 },
    { source: "nv", v: 1, type: "ready" },
    { source: "nv", v: 2, type: "height", height: 300 },
    { "datawrapper-height": null },
    { "datawrapper-height": { AbC12: "mucho" } },
    { "datawrapper-height": { AbC12: -5 } },
    { sentinel: "amp", type: "embed-size", height: Number.NaN },
    { source: "datawrapper", type: "bar.click", data: { height: 4 } },
    "pymxPYMxgraficoxPYMxscrollPosxPYMx99",
  ])("%j asks for no height", (data) => {
    expect(heightOf(data)).toBeNull();
  });
});

describe("reserved heights", () => {
  const HEIGHTS = [
    [320, 520],
    [640, 430],
    [980, 400],
  ] as const;

  test.each([
    { name: "narrower than all", widthPx: 280, heightPx: 520 },
    { name: "exactly a measured width", widthPx: 640, heightPx: 430 },
    { name: "between two", widthPx: 900, heightPx: 430 },
    { name: "wider than all", widthPx: 2000, heightPx: 400 },
  ])("$name -> $heightPx px", ({ widthPx, heightPx }) => {
    expect(reservedHeight(HEIGHTS, widthPx)).toBe(heightPx);
  });

  test("are a rule of style, which falls where they do", () => {
    expect(heightRule([[320, 520]])).toBe("calc(520px)");
    expect(heightRule([...HEIGHTS.slice(0, 2), [980, 600]])).toBe(
      "calc(520px + -90*clamp(0px,100cqw - 639px,1px) + 0.5*clamp(0px,100cqw - 640px,340px))",
    );
  });

  test("survive the embed code, and nonsense in it is left out", () => {
    expect(readHeights(writeHeights(HEIGHTS))).toEqual(HEIGHTS);
    expect(readHeights("320:520 x:y 640: :3 -1:4 1:-1")).toEqual([[320, 520]]);
    expect(reservedHeight([], 640, 420)).toBe(420);
  });
});

describe("what is around", () => {
  test.each([
    ["rgb(0, 0, 0)", "light"],
    ["rgb(26, 26, 26)", "light"],
    ["rgb(118, 118, 118)", "light"],
    ["rgb(238, 238, 238)", "dark"],
    ["rgba(255, 255, 255, 0.87)", "dark"],
    ["color(srgb 0.1 0.1 0.1)", "light"],
    ["color(display-p3 0.95 0.9 0.9 / 0.8)", "dark"],
    ["lab(20 3 1)", "light"],
    ["lch(92 3 120)", "dark"],
    ["oklab(0.3 0.01 0.01)", "light"],
    ["oklch(0.93 0.02 250)", "dark"],
    ["", "light"],
  ])("text in %s stands on a %s ground", (color, scheme) => {
    expect(schemeAround(color)).toBe(scheme);
  });

  test.each([
    ["dark", "dark"],
    ["auto", "auto"],
    ["light", "light"],
    ["oscuro", "light"],
    ["", "light"],
    [null, "light"],
    [undefined, "light"],
    [{}, "light"],
  ])("the theme %j is %s", (text, theme) => {
    expect(readTheme(text)).toBe(theme);
  });
});

const ASSETS = { script: "run()", styles: "p{}" };
const CONTENT: PageContent = {
  slug: "paro",
  title: "El paro",
  language: "es",
  altText: "El paro baja.",
  heading: "",
  subheading: "",
  notes: "",
  sourceLine: "Instituto de Ejemplo",
  credit: "Ana Muestra",
  link: "",
  body: {
    kind: "frames",
    columns: 1,
    breakpointPx: 0,
    frames: [{ src: "https://example.org/", title: "El paro", heightsPx: [] }],
  },
};

describe("published pages", () => {
  const EVIL = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;

  test("say everything without running anything of what people wrote", () => {
    const html = renderPage(
      {
        ...CONTENT,
        title: EVIL,
        altText: EVIL,
        heading: EVIL,
        subheading: EVIL,
        notes: EVIL,
        sourceLine: EVIL,
        credit: EVIL,
        body: {
          kind: "choice",
          control: "tabs",
          label: EVIL,
          parameter: "",
          keepsTallest: true,
          start: 0,
          items: [{ src: `https://example.org/?${EVIL}`, title: EVIL, label: EVIL, group: "</script>", heightsPx: [] }],
        },
      },
      ASSETS,
    );
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/<img/);
    expect(html).not.toContain("alert(1)</script>");
  });

  test("the same content gives the same bytes", () => {
    expect(renderPage(CONTENT, ASSETS)).toBe(renderPage({ ...CONTENT }, ASSETS));
    expect(renderPage(CONTENT, ASSETS)).toMatchInlineSnapshot(
      `"<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>El paro</title><style>p{}</style></head><body><main><p class="description">El paro baja.</p><div id="nv-frames" data-columns="1"><iframe src="https://example.org/" title="El paro" height="420" sandbox="allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox" allowfullscreen></iframe></div><footer><p class="source">Fuente: Instituto de Ejemplo · Ana Muestra</p></footer></main><script type="application/json" id="nv-config">{"slug":"paro","kind":"frames","columns":1,"breakpointPx":0}</script><script>run()</script></body></html>"`,
    );
  });

  test("a type may write the middle of its page itself", () => {
    const html = renderPage({ ...CONTENT, body: { kind: "html", html: "<svg></svg>" } }, ASSETS);
    expect(html).toContain('<p class="description">El paro baja.</p><svg></svg><footer>');
  });

  test("texts that end a script or start a tag are harmless", () => {
    expect(scriptJson({ a: "</script><!--\u2028" })).toBe('{"a":"\\u003c/script\\u003e\\u003c!--\\u2028"}');
    expect(escapeHtml(`<a href="x">'&`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;");
  });
});

const GRAPHIC: Embeddable = {
  publicBaseUrl: "https://graficos.example.org",
  slug: "paro",
  title: 'El "paro"',
  altText: "Baja.",
  heightsPx: [
    [320, 520],
    [640, 430],
  ],
  imageUrl: null,
  box: null,
  theme: "light",
  isInline: false,
};

test("what moves with the scroll stands in the article itself, and in a frame where nothing else is taken", () => {
  const codes = embedCodes({ ...GRAPHIC, isInline: true });
  expect(codes.element).toMatchInlineSnapshot(
    `"<nv-grafico inline id="paro" title="El &quot;paro&quot;" style="display:block"><a href="https://graficos.example.org/g/paro/">El &quot;paro&quot;</a></nv-grafico><script src="https://graficos.example.org/e/v1/story.js" async></script>"`,
  );
  expect(codes.ans).toContain("<nv-grafico inline");
  expect(codes.iframe).toBe(embedCodes(GRAPHIC).iframe);
});

test("embed codes", () => {
  expect(embedCodes(GRAPHIC)).toMatchInlineSnapshot(`
    {
      "amp": "<amp-iframe src="https://graficos.example.org/g/paro/" title="El &quot;paro&quot;" width="640" height="430" layout="responsive" resizable frameborder="0" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"><div overflow tabindex="0" role="button" aria-label="Ver entero: El &quot;paro&quot;">Ver entero</div></amp-iframe>",
      "ans": "{
      "type": "raw_html",
      "content": "<iframe data-nv=\\"paro\\" data-nv-heights=\\"320:520 640:430\\" src=\\"https://graficos.example.org/g/paro/\\" title=\\"El &quot;paro&quot;\\" loading=\\"lazy\\" allowfullscreen style=\\"display:block;width:100%;min-height:430px;border:0;color-scheme:light\\"></iframe><script src=\\"https://graficos.example.org/e/v1/host.js\\" async></script><noscript><a href=\\"https://graficos.example.org/g/paro/\\">El &quot;paro&quot;</a></noscript>",
      "additional_properties": {
        "nv": {
          "slug": "paro",
          "url": "https://graficos.example.org/g/paro/"
        }
      }
    }",
      "drupal": "<iframe data-nv="paro" data-nv-heights="320:520 640:430" src="https://graficos.example.org/g/paro/" title="El &quot;paro&quot;" width="100%" height="430" frameborder="0" loading="lazy" allowfullscreen></iframe><script src="https://graficos.example.org/e/v1/host.js" async></script><noscript><a href="https://graficos.example.org/g/paro/">El &quot;paro&quot;</a></noscript>",
      "element": "<nv-grafico id="paro" heights="320:520 640:430" title="El &quot;paro&quot;" style="display:block;width:100%;min-height:430px"></nv-grafico><script src="https://graficos.example.org/e/v1/host.js" async></script>",
      "html": "<iframe src="https://graficos.example.org/g/paro/" title="El &quot;paro&quot;" width="100%" height="430" frameborder="0" loading="lazy" allowfullscreen></iframe>",
      "iframe": "<iframe data-nv="paro" data-nv-heights="320:520 640:430" src="https://graficos.example.org/g/paro/" title="El &quot;paro&quot;" loading="lazy" allowfullscreen style="display:block;width:100%;min-height:430px;border:0;color-scheme:light"></iframe><script src="https://graficos.example.org/e/v1/host.js" async></script><noscript><a href="https://graficos.example.org/g/paro/">El &quot;paro&quot;</a></noscript>",
      "link": "https://graficos.example.org/g/paro/",
      "oembed": "https://graficos.example.org/oembed.json?url=https%3A%2F%2Fgraficos.example.org%2Fg%2Fparo%2F",
      "wordpress": "<!-- wp:html -->
    <iframe data-nv="paro" data-nv-heights="320:520 640:430" src="https://graficos.example.org/g/paro/" title="El &quot;paro&quot;" loading="lazy" allowfullscreen style="display:block;width:100%;min-height:430px;border:0;color-scheme:light"></iframe><script src="https://graficos.example.org/e/v1/host.js" async></script><noscript><a href="https://graficos.example.org/g/paro/">El &quot;paro&quot;</a></noscript>
    <!-- /wp:html -->",
      "wordpressEmbed": "<!-- wp:embed {"url":"https://graficos.example.org/g/paro/","type":"rich","providerNameSlug":"","responsive":false} -->
    <figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">
    https://graficos.example.org/g/paro/
    </div></figure>
    <!-- /wp:embed -->

    [embed width="640"]https://graficos.example.org/g/paro/[/embed]",
    }
  `);
});

test("what is drawn for light and dark asks to be as its article, wherever a script can tell it", () => {
  const codes = embedCodes({ ...GRAPHIC, theme: "auto" });
  for (const flavour of ["iframe", "ans", "wordpress", "drupal"] as const)
    expect(codes[flavour]?.replaceAll("\\", "")).toContain(' data-nv-theme="auto" ');
  expect(codes.element).toContain(' theme="auto" ');
  // Without a script nobody knows what is around: light it stays.
  expect(codes.html).toBe(embedCodes(GRAPHIC).html);
  expect(codes.link).toBe(embedCodes(GRAPHIC).link);
});

test("a picture has a code once there is one", () => {
  const { fallback, iframe } = embedCodes({
    ...GRAPHIC,
    imageUrl: "https://graficos.example.org/g/paro/1-a/fallback.png",
  });
  expect(fallback).toBe(
    '<noscript><a href="https://graficos.example.org/g/paro/"><img src="https://graficos.example.org/g/paro/1-a/fallback.png" ' +
      'alt="Baja." style="width:100%;height:auto"></a></noscript>',
  );
  expect(iframe?.endsWith(fallback ?? "-")).toBe(true);
});

test("a graphic with a box in the article has it in every code, and no code that could not have it", () => {
  const box = { className: "nv-wrap-1", css: ".nv-wrap-1 {\n}\n", caption: "A <b>", theme: "auto" } as const;
  const codes = embedCodes({ ...GRAPHIC, box });
  expect(Object.keys(codes)).toEqual(["iframe", "element", "ans", "wordpress", "link"]);
  const [start, end] = [
    '<style>\n.nv-wrap-1 {\n}\n</style><figure class="nv-wrap-1">',
    "<figcaption>A &lt;b&gt;</figcaption></figure>",
  ];
  expect(codes.iframe).toContain(
    `${start}<iframe data-nv="paro" data-nv-heights="320:520 640:430" data-nv-theme="auto" src=`,
  );
  expect(codes.iframe).toContain(`</iframe>${end}<script`);
  expect(codes.element).toContain(`${start}<nv-grafico id="paro" heights="320:520 640:430" theme="auto" title=`);
  expect(codes.element).toContain(`</nv-grafico>${end}<script`);
  expect(JSON.parse(codes.ans ?? "").content).toBe(codes.iframe);
});

test("what grows with its column keeps the room of a picture from the first moment", () => {
  const heightsPx = [
    [320, 236],
    [640, 376],
    [980, 546],
  ] as const;
  const { iframe, element } = embedCodes({ ...GRAPHIC, heightsPx });
  const room =
    "aspect-ratio:980/546;min-height:285px;min-height:" +
    "calc(236px + 0.4375*clamp(0px,100cqw - 320px,320px) + 0.5*clamp(0px,100cqw - 640px,340px))";
  const container = '<div style="container-type:inline-size;min-width:240px">';
  expect(iframe).toMatch(`${container}<iframe `);
  expect(iframe).toContain(
    `style="display:block;width:100%;${room};border:0;color-scheme:light"></iframe></div><script`,
  );
  expect(element).toMatch(`${container}<nv-grafico `);
  expect(element).toContain(`style="display:block;width:100%;${room}"></nv-grafico></div><script`);
  // In a box of its own, whose styles know nothing of another.
  const box = { className: "nv-wrap-1", css: "", caption: "", theme: "light" } as const;
  expect(embedCodes({ ...GRAPHIC, heightsPx, box }).iframe).toContain(
    'style="display:block;width:100%;aspect-ratio:980/546;min-height:285px;border:0',
  );
});
