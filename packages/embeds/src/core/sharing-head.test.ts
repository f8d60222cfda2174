import { expect, test } from "vitest";
import { type SharedTexts, type Sharing, sharingHead } from "./sharing-head.ts";

const TEXTS: SharedTexts = {
  title: "Embalses de Ejemplo",
  language: "es",
  altText: "El agua baja de 60 a 41 en un año.",
};

const SHARING: Sharing = {
  schemaType: "NewsArticle",
  url: "https://graficos.example.org/g/embalses/",
  oembedUrl: "https://graficos.example.org/oembed.json?url=x&y",
  imageUrl: "https://graficos.example.org/g/embalses/share.jpg?v=0a1b2c3d",
  siteName: "Narrativas Visuales",
  publishedOn: "2026-11-22",
  contentUrl: null,
  sourceLine: "Oficina de Ejemplo",
  credit: "Ana Muestra",
};

/** Reads the structured data. */
function dataIn(head: string): unknown {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  return JSON.parse(json);
}

test("says what is known of a piece, once for every reader of heads", () => {
  expect(sharingHead(TEXTS, SHARING).replaceAll(/<(?=[lms])/g, "\n<")).toMatchInlineSnapshot(`
    "
    <link rel="canonical" href="https://graficos.example.org/g/embalses/">
    <link rel="alternate" type="application/json+oembed" href="https://graficos.example.org/oembed.json?url=x&amp;y" title="Embalses de Ejemplo">
    <meta name="description" content="El agua baja de 60 a 41 en un año.">
    <meta property="og:type" content="article">
    <meta property="og:title" content="Embalses de Ejemplo">
    <meta property="og:description" content="El agua baja de 60 a 41 en un año.">
    <meta property="og:url" content="https://graficos.example.org/g/embalses/">
    <meta property="og:site_name" content="Narrativas Visuales">
    <meta property="og:locale" content="es_ES">
    <meta property="og:image" content="https://graficos.example.org/g/embalses/share.jpg?v=0a1b2c3d">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="El agua baja de 60 a 41 en un año.">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:image:alt" content="El agua baja de 60 a 41 en un año.">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Embalses de Ejemplo","publisher":{"@type":"NewsMediaOrganization","name":"Narrativas Visuales"},"name":"Embalses de Ejemplo","description":"El agua baja de 60 a 41 en un año.","inLanguage":"es","url":"https://graficos.example.org/g/embalses/","image":"https://graficos.example.org/g/embalses/share.jpg?v=0a1b2c3d","datePublished":"2026-11-22","citation":"Oficina de Ejemplo","creditText":"Ana Muestra"}</script>"
  `);
});

test("says of a video what search engines ask for: name, picture, day, and where it is", () => {
  const { imageUrl, url } = SHARING;
  const contentUrl = `${url}files/0f6c1a2e/play/720.mp4`;
  expect(dataIn(sharingHead(TEXTS, { ...SHARING, schemaType: "VideoObject", contentUrl }))).toMatchObject({
    name: TEXTS.title,
    ...{ image: imageUrl, thumbnailUrl: imageUrl },
    ...{ uploadDate: "2026-11-22", contentUrl, embedUrl: url },
  });
});

test("says of a picture which file it is, and nothing that is asked of videos alone", () => {
  const contentUrl = `${SHARING.url}files/0f6c1a2e/picture/1920.jpg`;
  const data = dataIn(sharingHead(TEXTS, { ...SHARING, schemaType: "ImageObject", contentUrl }));
  expect(data).toMatchObject({ contentUrl, datePublished: "2026-11-22" });
  expect(data).not.toMatchObject({ uploadDate: expect.anything() });
});

test.each([
  {
    licence: "https://creativecommons.org/licenses/by/4.0/",
    said: { license: "https://creativecommons.org/licenses/by/4.0/" },
  },
  { licence: "Cedida por la familia", said: { copyrightNotice: "Cedida por la familia" } },
  { licence: "", said: {} },
])("says how a picture may be used: $licence", ({ licence, said }) => {
  const contentUrl = `${SHARING.url}files/0f6c1a2e/picture/1920.jpg`;
  const data = dataIn(sharingHead(TEXTS, { ...SHARING, schemaType: "ImageObject", contentUrl, licence }));
  expect(data).toMatchObject(said);
  for (const name of ["license", "copyrightNotice"])
    if (!Object.hasOwn(said, name)) expect(data).not.toHaveProperty(name);
  // What is no file of its own has none.
  expect(dataIn(sharingHead(TEXTS, { ...SHARING, contentUrl: null, licence }))).not.toHaveProperty("license");
});

test.each([
  ["es", "es_ES"],
  ["ca", "ca_ES"],
  ["en-GB", "en_GB"],
])("says the language %s as networks write it", (language, locale) => {
  expect(sharingHead({ ...TEXTS, language }, SHARING)).toContain(`<meta property="og:locale" content="${locale}">`);
});

test("leaves out what nobody wrote, and what cannot be", () => {
  const bare = sharingHead(TEXTS, {
    ...SHARING,
    schemaType: "CreativeWork",
    oembedUrl: null,
    imageUrl: null,
    sourceLine: "",
    credit: "",
  });
  expect(dataIn(bare)).toEqual({
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    name: TEXTS.title,
    description: TEXTS.altText,
    inLanguage: "es",
    url: SHARING.url,
    datePublished: "2026-11-22",
  });
  expect(bare).not.toMatch(/oembed|og:image|twitter:image/);
  expect(bare).toContain('<meta name="twitter:card" content="summary">');
});

test.each(['</script><script>alert("1")</script>', '"><img src=x onerror=alert(1)>', "<!--", "\u2028\u2029&amp;'"])(
  "a hostile text ends nothing: %j",
  (hostile) => {
    const head = sharingHead(
      { ...TEXTS, title: hostile, altText: hostile },
      { ...SHARING, siteName: hostile, sourceLine: hostile, credit: hostile },
    );
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(head).not.toMatch(/<img|<!--/);
    expect(dataIn(head)).toMatchObject({ name: hostile, description: hostile, citation: hostile, creditText: hostile });
  },
);

test("says of news who signs it, when it was written last, where it stands, and in which other languages it is", () => {
  const head = sharingHead(TEXTS, {
    ...SHARING,
    authors: [
      { name: "Ana Muestra", job: "Redactora" },
      { name: "Eva Prueba", job: "" },
    ],
    ...{ modifiedOn: "2026-11-29", section: "Clima" },
    translations: [{ language: "ca", url: "https://graficos.example.org/g/embassaments/" }],
  });
  expect(dataIn(head)).toMatchObject({
    author: [
      { "@type": "Person", name: "Ana Muestra", jobTitle: "Redactora" },
      { "@type": "Person", name: "Eva Prueba" },
    ],
    ...{ dateModified: "2026-11-29", articleSection: "Clima", publisher: { name: "Narrativas Visuales" } },
  });
  expect(head).toContain('<link rel="alternate" hreflang="es" href="https://graficos.example.org/g/embalses/">');
  expect(head).toContain('<link rel="alternate" hreflang="ca" href="https://graficos.example.org/g/embassaments/">');
});

test("what AI made of it is said to networks, which show nothing of the page", () => {
  const head = sharingHead({ ...TEXTS, aiLabels: ["Imagen generada con inteligencia artificial"] }, SHARING);
  const said = "El agua baja de 60 a 41 en un año. Imagen generada con inteligencia artificial.";
  expect(head).toContain(`<meta property="og:description" content="${said}">`);
  expect(head).toContain(`<meta property="og:image:alt" content="${said}">`);
});
