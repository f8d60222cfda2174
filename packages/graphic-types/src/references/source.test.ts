import { describe, expect, test } from "vitest";
import { readSource } from "./source.ts";

describe("what is pasted", () => {
  const DATAWRAPPER = { type: "datawrapper", source: "AbC12", frameUrl: "https://datawrapper.dwcdn.net/AbC12/" };
  const FLOURISH = "https://flo.uri.sh/visualisation/123456/embed";
  test.each([
    { text: "AbC12", found: DATAWRAPPER },
    { text: " https://datawrapper.dwcdn.net/AbC12/7/ ", found: DATAWRAPPER },
    { text: "https://www.datawrapper.de/_/AbC12/", found: DATAWRAPPER },
    { text: "https://app.datawrapper.de/chart/AbC12/visualize#refine", found: DATAWRAPPER },
    {
      text: '<iframe title="x" src="https://datawrapper.dwcdn.net/AbC12/7/" height="400"></iframe>',
      found: DATAWRAPPER,
    },
    { text: '<script src="https://datawrapper.dwcdn.net/AbC12/embed.js" defer></script>', found: DATAWRAPPER },
    {
      text: "https://public.flourish.studio/visualisation/123456/",
      found: { type: "flourish", source: FLOURISH, frameUrl: FLOURISH },
    },
    {
      text: '<div class="flourish-embed" data-src="visualisation/123456"><script src="…"></script></div>',
      found: { type: "flourish", source: FLOURISH, frameUrl: FLOURISH },
    },
    {
      text: '<script src="https://example.org/resize.js"></script>\n<iframe src="https://example.org/mapa"></iframe>',
      found: { type: "external", source: "https://example.org/mapa", frameUrl: "https://example.org/mapa" },
    },
    {
      text: "<iframe src=//example.org/mapa?a=1&amp;b=2></iframe>",
      found: {
        type: "external",
        source: "https://example.org/mapa?a=1&b=2",
        frameUrl: "https://example.org/mapa?a=1&b=2",
      },
    },
    {
      text: " file:0F6c1a2e-3b4d-4c5e-8f60-718293a4b5c6",
      found: { type: "file", source: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b5c6" },
    },
  ])("$text", ({ text, found }) => {
    expect(readSource(text)).toEqual(found);
  });

  test.each([
    { text: "", message: "Falta el gráfico" },
    { text: "AbC1", message: "El identificador de Datawrapper tiene 5 caracteres (letras, números, - o _)" },
    { text: "http://example.org/x", message: "Solo se aceptan direcciones https" },
    { text: "file:///etc/passwd", message: "Este archivo no es de la biblioteca: elígelo en Archivos" },
    { text: "javascript:alert(1)", message: "Solo se aceptan direcciones https" },
    { text: "data:text/html,<script>", message: "Solo se aceptan direcciones https" },
    { text: "https://ana:clave@example.org/", message: "La dirección no puede llevar usuario ni contraseña" },
    {
      text: '<script src="https://evil.example/x.js"></script>',
      message: "Un <script> de otro sitio no se puede insertar: pega la dirección de la página o su <iframe>",
    },
    { text: "<b>hola</b>", message: "Este código de inserción no lleva ninguna dirección" },
    { text: "una frase", message: "Escribe un identificador de Datawrapper o una dirección completa" },
  ])("$text is no graphic", ({ text, message }) => {
    expect(() => readSource(text)).toThrow(message);
  });
});
