import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { bundlePage, ORIGIN, openPage } from "./open-page.ts";

const JOB = {
  id: "11111111-1111-4111-8111-111111111111",
  kind: "graphics.import",
  subject: "",
  state: "running",
  progressRatio: 0.25,
  message: "Fila 3",
  result: null,
  attempts: 1,
  isCancelling: false,
  createdAtMs: 0,
  updatedAtMs: 0,
  log: [],
};

let browser: Browser;
let page: Page;
let script: string;
/** Answers of the server, by path; they can be changed in the middle of a test. */
let answers: Record<string, { readonly status?: number; readonly body: unknown } | "none">;

beforeAll(async () => {
  [browser, script] = await Promise.all([launchChromium(), bundlePage()]);
});
afterAll(() => browser.close());
afterEach(() => page.close());

async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const known = answers[pathname] ?? { status: 404, body: null };
  if (known === "none") return route.abort();
  if (pathname === "/api/events") return route.fulfill({ contentType: "text/event-stream", body: String(known.body) });
  return route.fulfill({ status: known.status ?? 200, json: known.body });
}

beforeEach(async () => {
  answers = {
    // Left waiting for ever: a test that is about events gives some.
    "/api/events": { body: "retry: 600000\n\n" },
    "/api/title": { body: { title: "Agua" } },
    "/api/kept": { body: null },
    [`/api/jobs/${JOB.id}`]: { body: JOB },
  };
  page = await openPage(browser, script);
  await page.route(`${ORIGIN}/api/**`, answer);
});

const open = () => page.goto(`${ORIGIN}/`);
const job = (part: Partial<Record<keyof typeof JOB, unknown>>) => {
  answers[`/api/jobs/${JOB.id}`] = { body: { ...JOB, ...part } };
};

test("what was typed while an answer was on its way stays when it fills in the rest", async () => {
  await open();
  const form = page.getByRole("region", { name: "Con respuesta" });
  await form.getByRole("button", { name: "Pedir" }).click();
  await form.getByLabel("Pie").fill("A medias");

  await page.evaluate(() => window.dispatchEvent(new Event("answered")));

  await form.getByText("Del archivo").waitFor();
  expect(await form.getByLabel("Pie").inputValue()).toBe("A medias");
});

test("what was written in a form is there after a reload, until it is discarded", async () => {
  await open();
  await page.getByLabel("Título").fill("A medias");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  const form = page.getByRole("region", { name: "Borrador" });
  expect(await page.getByLabel("Título").inputValue()).toBe("A medias");
  await form.getByText("Recuperado").waitFor();
  await form.getByRole("button", { name: "Descartar" }).click();
  expect(await page.getByLabel("Título").inputValue()).toBe("Guardado");
  await page.reload();
  expect(await page.getByLabel("Título").inputValue()).toBe("Guardado");
});

test("a draft that another version of the page wrote is none", async () => {
  await open();
  await page.evaluate(() => sessionStorage.setItem("nv-admin-draft:test", '{"name":1}'));
  await page.reload();
  expect(await page.getByLabel("Título").inputValue()).toBe("Guardado");
});

test("a browser that keeps nothing loses nothing of what is on screen", async () => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open();
  await page.getByLabel("Título").fill("Sin memoria");
  expect(await page.getByLabel("Título").inputValue()).toBe("Sin memoria");
});

test("a form with versions goes on from what somebody else saved, with what one wrote", async () => {
  await open();
  const form = page.getByRole("region", { name: "Con versiones" });
  await page.getByLabel("Titular").fill("Mío");
  await form.getByRole("button", { name: "Partir de la dos" }).click();
  await page.reload();
  expect(await page.getByLabel("Titular").inputValue()).toBe("Mío");
  await form.getByText("Dos v2 cambiado").waitFor();
  await page.getByLabel("Titular").fill("Dos");
  await form.getByText("Dos v2 igual").waitFor();
});

test("a change that was not kept says so and can be sent again", async () => {
  answers["/api/kept"] = "none";
  await open();
  const form = page.getByRole("form", { name: "Envío" });
  await form.getByRole("button", { name: "Enviar" }).click();
  await form.getByRole("alert").getByText("El servidor no responde y no se ha guardado.").waitFor();
  answers["/api/kept"] = { status: 401, body: { code: "SESSION_MISSING", message: "No has iniciado sesión." } };
  await form.getByRole("button", { name: "Enviar" }).click();
  await form.getByText("Tu sesión ha terminado y no se ha guardado.").waitFor();
  expect(await form.getByRole("button", { name: "Entrar" }).isVisible()).toBe(true);
  answers["/api/kept"] = { body: null };
  await form.getByRole("button", { name: "Enviar" }).click();
  await form.getByText("Anotado").waitFor();
  expect(await form.getByRole("alert").count()).toBe(0);
});

test("a question that failed is asked again at a button, and not where that cannot help", async () => {
  answers["/api/title"] = { status: 503, body: { code: "NOT_READY", message: "El servicio no puede atender ahora." } };
  await open();
  const notice = page.getByRole("alert");
  await notice.getByText("El servicio no puede atender ahora. Lo demás sigue.").waitFor();
  answers["/api/title"] = { status: 404, body: { code: "NOT_FOUND", message: "Aquí no hay nada." } };
  await notice.getByRole("button", { name: "Reintentar" }).click();
  await page.getByText("Aquí no hay nada.").waitFor();
  expect(await page.getByRole("button", { name: "Reintentar" }).count()).toBe(0);
});

test("a question that met no server is asked again by itself once the line is back", async () => {
  answers["/api/title"] = "none";
  answers["/api/events"] = { body: "retry: 200\n\n" };
  await open();
  await page.getByText("No hay conexión con el servidor.").waitFor();
  answers["/api/title"] = { body: { title: "Agua" } };
  await page.getByText("El título es Agua").waitFor();
});

test("work that goes on can be stopped, and work that was stopped can be done again", async () => {
  await open();
  await page.getByText("Importación: 25 % · Fila 3").waitFor();
  expect(await page.getByRole("progressbar", { name: "Importación" }).getAttribute("value")).toBe("0.25");
  answers[`/api/jobs/${JOB.id}/cancel`] = { body: { ...JOB, state: "cancelled" } };
  job({ state: "cancelled" });
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.getByText("Importación: cancelada.").waitFor();
  answers[`/api/jobs/${JOB.id}/retry`] = { body: { ...JOB, progressRatio: 0.5 } };
  job({ progressRatio: 0.5 });
  await page.getByRole("button", { name: "Repetir" }).click();
  await page.getByText("Importación: 50 % · Fila 3").waitFor();
});

test("an event brings the end of the work; one that cannot be read brings nothing", async () => {
  const event = (data: string) => `event: job\ndata: ${data}\n\n`;
  const whole = JSON.stringify({ id: JOB.id, kind: JOB.kind, subject: "", state: "done" });
  answers["/api/events"] = { body: `retry: 600000\n\n${event("{")}${event("null")}${event(whole)}` };
  job({ state: "done", progressRatio: 1, message: "Hecho: 3 filas" });
  await open();
  await page.getByText("Hecho: 3 filas").waitFor();
});

test("what cannot be undone waits for its name, and a failure stays in sight with what was typed", async () => {
  await open();
  await page.getByRole("button", { name: "Borrar…" }).click();
  const question = page.getByRole("dialog", { name: "Borrar la muestra" });
  const order = question.getByRole("button", { name: "Borrar" });
  await page.keyboard.type("otra");
  await page.keyboard.press("Enter");
  expect(await order.isDisabled()).toBe(true);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(" muestra");
  answers["/api/title"] = "none";
  await page.keyboard.press("Enter");
  await question.getByRole("alert").waitFor();
  expect(await question.getByLabel("Escribe Muestra para confirmarlo").inputValue()).toBe(" muestra");
  answers["/api/title"] = { body: { title: "Agua" } };
  await question.getByRole("button", { name: "Reintentar" }).click();
  await question.waitFor({ state: "detached" });
});
