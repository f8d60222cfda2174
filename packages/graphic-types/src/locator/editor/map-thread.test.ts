import { describe, expect, test, vi } from "vitest";
import { LocatorConfig } from "../config.ts";
import { locatorExample } from "../example.ts";
import type { MapNews, MapRequest } from "./map-requests.ts";
import { createMapThread, type MapPort } from "./map-thread.ts";

const CONFIG = LocatorConfig.parse({ type: "locator" });
const WANTED = { place: "mapa", config: CONFIG, view: "wide" } as const;
/** Node has no events of errors; nobody reads what is in one. */
const FAULT = Object.assign(new Event("error"), { message: "", filename: "", lineno: 0, colno: 0, error: null });
const DRAWN = { svg: "<svg/>", left: [], labels: [], around: [], painted: [] };
const FORM = { as: "drawing", view: "wide", isEditable: true } as const;

/** The map that the tool begins with, in the colours of a house. */
const BEGUN = { ...WANTED, config: { ...locatorExample.config, style: "oscuro" } } as const;

function opened(bring?: () => Promise<typeof DRAWN>) {
  const said: MapRequest[] = [];
  const ports: { tell: (news: MapNews) => void; fail: () => void; end: () => void }[] = [];
  const thread = createMapThread(() => {
    const end = vi.fn();
    const port: MapPort = {
      postMessage: (order) => void said.push(order),
      terminate: end,
      onmessage: null,
      onerror: null,
    };
    ports.push({
      tell: (data) => port.onmessage?.(new MessageEvent("message", { data })),
      fail: () => port.onerror?.(FAULT),
      end,
    });
    return port;
  }, bring);
  return { thread, said, ports };
}

describe("the thread that draws maps", () => {
  test("begins with the first order, or before it when it is told to, and once", async () => {
    const { thread, ports, said } = opened();
    expect(ports).toHaveLength(0);
    thread.open();
    const drawn = thread.draw(WANTED);
    expect(ports).toHaveLength(1);
    ports[0]?.tell({ kind: "drawn", id: said[0]?.id ?? 0, drawn: DRAWN });
    expect(await drawn).toEqual({ ...DRAWN, config: CONFIG, view: "wide" });
  });

  test("gives each answer to whoever asked for it, and nothing to an order that was overtaken", async () => {
    const { thread, ports, said } = opened();
    const [first, second, file] = [thread.draw(WANTED), thread.draw(WANTED), thread.write(CONFIG, FORM)];
    const [one, two, three] = said.map(({ id }) => id);
    ports[0]?.tell({ kind: "written", id: three ?? 0, written: { text: "<svg/>", widthPx: 680, heightPx: 400 } });
    ports[0]?.tell({ kind: "overtaken", id: one ?? 0 });
    ports[0]?.tell({ kind: "drawn", id: two ?? 0, drawn: DRAWN });
    expect(await first).toBeNull();
    expect((await second)?.svg).toBe("<svg/>");
    expect((await file).widthPx).toBe(680);
  });

  test("says why an order failed, and goes on with the others", async () => {
    const { thread, ports, said } = opened();
    const [first, second] = [thread.draw(WANTED), thread.draw(WANTED)];
    const [one, two] = said.map(({ id }) => id);
    ports[0]?.tell({ kind: "failed", id: one ?? 0, what: "world-50m.json was answered with 502." });
    ports[0]?.tell({ kind: "drawn", id: two ?? 0, drawn: DRAWN });
    await expect(first).rejects.toThrow("502");
    expect((await second)?.svg).toBe("<svg/>");
    expect(ports).toHaveLength(1);
  });

  test.each(["broken", "closed"])("that is %s fails what waits, and another order begins it again", async (how) => {
    const { thread, ports } = opened();
    const waiting = thread.draw(WANTED);
    if (how === "broken") ports[0]?.fail();
    else thread.close();
    await expect(waiting).rejects.toThrow("The thread that draws maps");
    expect(ports[0]?.end).toHaveBeenCalledOnce();
    thread.draw(WANTED).catch(() => undefined);
    expect(ports).toHaveLength(2);
  });
});

describe("the map that the tool begins with", () => {
  test("comes drawn, and nothing begins", async () => {
    const { thread, ports } = opened(async () => DRAWN);
    expect(await thread.draw(BEGUN)).toEqual({ ...DRAWN, config: BEGUN.config, view: "wide", isAhead: true });
    expect(ports).toHaveLength(0);
  });

  test("is drawn here where it does not come, where it was changed, and once the thread has begun", async () => {
    const absent = opened(() => Promise.reject(new Error("404")));
    absent.thread.draw(BEGUN).catch(() => undefined);
    await vi.waitFor(() => expect(absent.said).toHaveLength(1));
    const { thread, said } = opened(async () => DRAWN);
    const changed = { ...BEGUN, config: { ...BEGUN.config, scaleBar: !BEGUN.config.scaleBar } };
    for (const wanted of [changed, BEGUN]) thread.draw(wanted).catch(() => undefined);
    expect(said.map((order) => order.kind === "draw" && order.config)).toEqual([changed.config, BEGUN.config]);
  });

  test("is a picture of a network only when it is drawn here", () => {
    const { thread, said } = opened(async () => DRAWN);
    thread.draw({ ...BEGUN, view: "1:1" }).catch(() => undefined);
    expect(said).toHaveLength(1);
  });

  test("does not come after a later one", async () => {
    const come = Promise.withResolvers<typeof DRAWN>();
    const { thread, ports, said } = opened(() => come.promise);
    const first = thread.draw(BEGUN);
    const later = thread.draw({ ...BEGUN, config: CONFIG });
    ports[0]?.tell({ kind: "drawn", id: said[0]?.id ?? 0, drawn: DRAWN });
    come.resolve(DRAWN);
    expect(await first).toBeNull();
    expect((await later)?.config).toBe(CONFIG);
  });
});
