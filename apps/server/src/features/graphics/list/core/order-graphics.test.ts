import { expect, test } from "vitest";
import { type OrderKeys, orderGraphics, type WantedOrder } from "./order-graphics.ts";

const GRAPHICS: readonly OrderKeys[] = [
  { seq: 1, title: "Índice de precios", status: "published", health: "broken", author: "Óscar" },
  { seq: 2, title: "paro por provincias", status: "draft", health: "ok", author: "" },
  { seq: 3, title: "Agua embalsada 10", status: "retired", health: "unknown", author: "Ana" },
  { seq: 4, title: "Agua embalsada 9", status: "published", health: "warning", author: "ana" },
];

const ordered = (order: Partial<WantedOrder>) =>
  orderGraphics(GRAPHICS, { by: "title", direction: "asc", words: [], ...order });

test.each<[name: string, order: Partial<WantedOrder>, places: readonly number[]]>([
  ["titles in Spanish order, accents, capitals and figures as people read them", {}, [4, 3, 1, 2]],
  ["titles the other way round", { direction: "desc" }, [2, 1, 3, 4]],
  ["what nobody signs at the end, equals the last changed first", { by: "author" }, [4, 3, 1, 2]],
  ["by the way of a life", { by: "status" }, [2, 4, 1, 3]],
  ["what needs somebody first", { by: "health" }, [1, 4, 3, 2]],
  ["the longest without a change first", { by: "changed" }, [1, 2, 3, 4]],
  [
    "a whole word of the title before the beginning of one, and that before none",
    { by: "fit", words: ["par"] },
    [2, 4, 3, 1],
  ],
  ["all words before one of them", { by: "fit", words: ["agua", "9"] }, [4, 3, 2, 1]],
])("%s", (_name, order, places) => expect(ordered(order)).toEqual(places));
