import { expect, test } from "vitest";
import { startWarnings } from "./start-warnings.ts";

const WELL = { isHttps: false, trustedProxies: [], openToOthers: [] };

test("all is well, with a proxy that is named and without one", () => {
  expect(startWarnings(WELL)).toEqual([]);
  expect(startWarnings({ ...WELL, isHttps: true, trustedProxies: ["127.0.0.1"] })).toEqual([]);
});

test("an https address with no proxy that is trusted says what happens and what to set", () => {
  expect(startWarnings({ ...WELL, isHttps: true })).toMatchInlineSnapshot(`
    [
      "SITE_URL es https, así que hay un proxy delante, y TRUSTED_PROXIES está vacío: todo el mundo cuenta como una sola dirección, y una persona extraña puede cerrar la entrada a todas. Pon la dirección del proxy en TRUSTED_PROXIES (docs/runbooks/proxy.md).",
    ]
  `);
});

test("data that others can open are told, a few by name", () => {
  expect(startWarnings({ ...WELL, openToOthers: ["/datos", "/datos/a", "/datos/b", "/datos/c", "/datos/d"] })).toEqual([
    "Otras cuentas de este equipo pueden leer los datos, que llevan claves y contraseñas cifradas, y no se ha podido cerrar: /datos, /datos/a, /datos/b y 2 más. Pon como dueño al usuario que arranca el servicio, en un disco con permisos de Unix, y ciérralo con chmod 700 (carpetas) y chmod 600 (archivos).",
  ]);
});
