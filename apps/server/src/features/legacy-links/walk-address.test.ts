import { type OldSites, startOldSites } from "@nv/doubles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutsideProbe, type OutsideProbe } from "../../platform/outside/outside-probe.ts";
import type { AskInTurn } from "./polite-questions.ts";
import { walkAddress } from "./walk-address.ts";

let sites: OldSites;
let probe: OutsideProbe;

beforeAll(async () => {
  sites = await startOldSites();
  const secure = sites.url.replace("http:", "https:");
  probe = createOutsideProbe({ trustedOrigins: [sites.url, secure] });
});
afterAll(() => sites.stop());

const { signal } = new AbortController();
const MOST_BYTES = 300_000;
const walk = (path: string, by = probe) =>
  walkAddress(({ url, method }) => by({ url, method, mostBytes: MOST_BYTES, signal }), new URL(path, sites.url).href);

describe("what an old address is", () => {
  test.each([
    ["/vivo/", { state: "alive", status: 200, hops: 0, detail: "" }],
    ["/mueve/", { state: "redirects", status: 200, hops: 1 }],
    ["/perdido/", { state: "gone", status: 404 }],
    ["/retirado/", { state: "gone", status: 410, detail: "Dice que se quitó para siempre (410)." }],
    ["/dice-que-no/", { state: "softgone", status: 200 }],
    ["/a-la-portada/", { state: "softgone", hops: 1, detail: "Lleva a la portada: lo que había ya no se encuentra." }],
    ["/circulo/", { state: "loops", detail: "Redirige en círculo." }],
    ["/lejos/0/", { state: "loops", hops: 6, detail: "Redirige más de 5 veces." }],
    ["/error/", { state: "failing", status: 500 }],
    ["/cerrado/", { state: "closed", status: 403 }],
    ["/adentro/", { state: "refused" }],
    ["/sin-cabecera.pdf", { state: "alive", status: 200 }],
    ["/enorme/", { state: "alive", status: 200 }],
  ])("%s", async (path, found) => {
    expect(await walk(path)).toMatchObject(found);
  });

  test.each([
    ["what is named as a page is read at once", "/mueve/", ["GET /mueve/", "GET /vivo/"]],
    ["what is named as a file is not fetched to see that it is there", "/informe.pdf", ["HEAD /informe.pdf"]],
    [
      "a server that refuses HEAD is asked again",
      "/sin-cabecera.pdf",
      ["HEAD", "GET"].map((m) => `${m} /sin-cabecera.pdf`),
    ],
  ])("%s", async (_name, path, asked) => {
    const before = sites.asked.length;
    await walk(path);
    expect(sites.asked.slice(before)).toEqual(asked);
  });

  test.each([
    ["timeout", "timeout"],
    ["unreachable", "unreachable"],
    ["busy", "closed"],
  ] as const)("an address whose host is %s says that it was not asked", async (failure, state) => {
    const ask: AskInTurn = async () => ({ kind: "spared", failure });
    const told = { state, status: null, detail: expect.stringMatching(/^No se le ha preguntado: .*\.$/) };
    expect(await walkAddress(ask, "http://viejo.example/a.pdf")).toMatchObject(told);
  });

  test("one that never answers is let go, and one without a certificate is told as such", async () => {
    const hasty = createOutsideProbe({ trustedOrigins: [sites.url], timeoutMs: 50 });
    expect(await walk("/nunca/", hasty)).toMatchObject({ state: "timeout", status: null });
    expect(await walk(sites.url.replace("http:", "https:"))).toMatchObject({ state: "tls", status: null });
    const none = createOutsideProbe({ trustedOrigins: ["http://127.0.0.1:1"] });
    expect(await walk("http://127.0.0.1:1/", none)).toMatchObject({ state: "unreachable" });
  });

  test("a redirect into the house is not followed: nobody asks what is inside", async () => {
    const strict = createOutsideProbe({ trustedOrigins: [sites.url] });
    expect(await walk("/adentro/", strict)).toMatchObject({ state: "refused", hops: 1, status: null });
  });
});
