import { ASSISTANTS_API_PATH, PROGRAM_KEYS_API_PATH, PROGRAM_KEYS_PAGE } from "@nv/contracts";
import { expect, test } from "vitest";
import { SIGNED_IN } from "../../../test/answers";
import { type Call, openSite } from "../../../test/site-in-browser";
import { ASKED, ASKING, KEY } from "./programs.states";

const site = openSite();
const SECRET = `nvk_${"a".repeat(36)}`;

test("a key is made by the keyboard, told once, and revoked after a question", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...SIGNED_IN,
    [`GET ${PROGRAM_KEYS_API_PATH}`]: { json: { keys: [KEY] } },
    [`POST ${PROGRAM_KEYS_API_PATH}`]: (call: Call) => {
      sent.push(call.json());
      return { status: 201, json: { key: KEY, secret: SECRET } };
    },
    [`DELETE ${PROGRAM_KEYS_API_PATH}/1`]: { json: { keys: [] } },
  });
  await site.open(PROGRAM_KEYS_PAGE, ["nvk_Ab3x…"]);
  await page.getByLabel("Para qué es").fill("Bolsa");
  await page.getByLabel("Leer las series y sus observaciones").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Crear la clave" }).press("Enter");
  await page.getByRole("dialog").getByText(SECRET).waitFor();
  expect(sent).toEqual([{ name: "Bolsa", days: 90, scopes: ["series:read"] }]);
  await page.getByRole("button", { name: "Ya la tengo" }).press("Enter");
  expect(await page.getByText(SECRET).count()).toBe(0);
  await page.getByRole("button", { name: /^Retirar… la clave/ }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Retirar" }).press("Enter");
  await page.getByText("No tienes ninguna.").waitFor();
});

test("who came in long ago is asked again who they are, and what was written stays", async () => {
  const { page } = site;
  site.answer({
    ...SIGNED_IN,
    [`GET ${PROGRAM_KEYS_API_PATH}`]: { json: { keys: [] } },
    [`POST ${PROGRAM_KEYS_API_PATH}`]: {
      status: 403,
      json: { code: "REAUTHENTICATION_REQUIRED", message: "Hace rato que entraste.", methods: ["password_and_code"] },
    },
  });
  await site.open(PROGRAM_KEYS_PAGE, ["Crear una clave"]);
  await page.getByLabel("Para qué es").fill("Bolsa");
  await page.getByLabel("Leer las series y sus observaciones").check();
  await page.getByRole("button", { name: "Crear la clave" }).click();
  const dialog = page.getByRole("dialog", { name: "Vuelve a probar quién eres" });
  await dialog.getByLabel("Código de tu aplicación").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByLabel("Para qué es").inputValue()).toBe("Bolsa");
});

test("an assistant is let do what is ticked, and the browser goes back with the answer", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...SIGNED_IN,
    [`POST ${ASSISTANTS_API_PATH}/look`]: { json: ASKING },
    [`POST ${ASSISTANTS_API_PATH}/answer`]: (call: Call) => {
      sent.push(call.json());
      return { json: { url: "/claves?code=codigo" } };
    },
    [`GET ${PROGRAM_KEYS_API_PATH}`]: { json: { keys: [] } },
  });
  await site.open(ASKED, ["Dejarlo entrar"]);
  await page.getByLabel("Crear gráficos y cambiarlos, en borrador").uncheck();
  await page.getByRole("button", { name: "Dejarlo entrar" }).click();
  await page.waitForURL("**/claves?code=codigo");
  expect(sent).toMatchObject([
    { isAllowed: true, state: "x", responseType: "code", scopes: ["pages:read", "search:read"] },
  ]);
});
