import { expect, test } from "vitest";
import { gimpPalette } from "./gimp-palette.ts";
import { swatchFile } from "./swatch-file.ts";

test("a palette of Adobe's programs has its colours, each as long as it says", () => {
  const bytes = swatchFile([{ name: "Agua", hex: "#ff0000" }]);
  expect(new TextDecoder("latin1").decode(bytes.slice(0, 4))).toBe("ASEF");
  const view = new DataView(bytes.buffer);
  // One entry, whose length is what is left of the file.
  expect([view.getUint32(8), view.getUint16(12), view.getUint32(14)]).toEqual([1, 1, bytes.length - 18]);
  expect(view.getFloat32(bytes.length - 14)).toBe(1);
});

test("a palette of GIMP has a colour a line, with its name", () => {
  const colors = [
    { name: "rojo", hex: "#c8321f" },
    { name: "tinta", hex: "#171512" },
  ];
  expect(gimpPalette({ title: "Casa", remark: "" }, colors)).toBe(
    "GIMP Palette\nName: Casa\nColumns: 3\n# \n200  50  31\trojo\n 23  21  18\ttinta\n",
  );
});
