import { parseFeed } from "htmlparser2";
import { expect, test } from "vitest";
import { type Story, writeFeed } from "./story-feeds.ts";

const publicBaseUrl = "https://graficos.example.org";

const story = (more: Partial<Story> = {}): Story => ({
  slug: "el-agua",
  title: "El agua que no vuelve",
  summary: "Cómo se vacía un embalse.",
  language: "es",
  image: "2-abcdefghij/fallback.png",
  firstAtMs: Date.UTC(2026, 10, 20, 9, 5),
  lastAtMs: Date.UTC(2026, 10, 22, 18),
  ...more,
});

test("a story in RSS", () => {
  expect(
    writeFeed("historias.xml", { publicBaseUrl, stories: [story()] }).replaceAll("><", ">\n<"),
  ).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
    <channel>
    <title>Historias de Narrativas Visuales</title>
    <link>https://graficos.example.org/</link>
    <description>Las últimas historias visuales que se han publicado.</description>
    <language>es</language>
    <atom:link href="https://graficos.example.org/g/historias.xml" rel="self" type="application/rss+xml"/>
    <lastBuildDate>Sun, 22 Nov 2026 18:00:00 GMT</lastBuildDate>
    <item>
    <title>El agua que no vuelve</title>
    <link>https://graficos.example.org/g/el-agua/</link>
    <guid isPermaLink="true">https://graficos.example.org/g/el-agua/</guid>
    <pubDate>Fri, 20 Nov 2026 09:05:00 GMT</pubDate>
    <atom:updated>2026-11-22T18:00:00.000Z</atom:updated>
    <dc:language>es</dc:language>
    <description>Cómo se vacía un embalse.</description>
    <media:thumbnail url="https://graficos.example.org/g/el-agua/2-abcdefghij/fallback.png"/>
    </item>
    </channel>
    </rss>
    "
  `);
});

test("a story in JSON Feed", () => {
  expect(
    JSON.parse(writeFeed("historias.json", { publicBaseUrl, stories: [story({ image: null, summary: "" })] })),
  ).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Historias de Narrativas Visuales",
    description: "Las últimas historias visuales que se han publicado.",
    home_page_url: "https://graficos.example.org/",
    feed_url: "https://graficos.example.org/g/historias.json",
    language: "es",
    items: [
      {
        id: "https://graficos.example.org/g/el-agua/",
        url: "https://graficos.example.org/g/el-agua/",
        title: "El agua que no vuelve",
        content_text: "El agua que no vuelve",
        date_published: "2026-11-20T09:05:00.000Z",
        date_modified: "2026-11-22T18:00:00.000Z",
        language: "es",
      },
    ],
  });
});

test.each([["<script>alert(1)</script>]]>&amp;"], ['"</title><item>'], ["Ñandú — ¿qué? 🌍"]])(
  "%j comes out of RSS as it went in",
  (title) => {
    const feed = parseFeed(writeFeed("historias.xml", { publicBaseUrl, stories: [story({ title, summary: title })] }));
    expect(feed).toMatchObject({ type: "rss", items: [{ title, description: title }] });
  },
);

test("what no XML may hold is left out", () => {
  const title = `a\u0000b\u000bc\ufffed${"\ud800"}e`;
  expect(writeFeed("historias.xml", { publicBaseUrl, stories: [story({ title })] })).toContain("<title>abcde</title>");
});

test("a feed of nothing is a feed", () => {
  const feed = { publicBaseUrl, stories: [] };
  expect(parseFeed(writeFeed("historias.xml", feed))).toMatchObject({ type: "rss", items: [] });
  expect(JSON.parse(writeFeed("historias.json", feed))).toMatchObject({ items: [] });
});
