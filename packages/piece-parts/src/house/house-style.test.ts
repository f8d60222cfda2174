import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import { HouseStyle } from "@nv/contracts/schemas";
import { colorDistance, contrastRatio, MIN_SERIES_DISTANCE } from "@nv/ui/color";
import { expect, test } from "vitest";
import { colourOfPresets } from "./colour-of.ts";
import { houseStyleFindings } from "./house-style-findings.ts";

const PARTY = {
  name: "Partido de Ejemplo",
  aliases: ["PE", "Ejémplo"],
  kind: "party",
  light: "#1f5a82",
  dark: "#7db6dd",
} as const;

/** The usual style with one colour of texts on white. */
const withSoft = (soft: string) => ({ ...DEFAULT_HOUSE_STYLE, light: { ...DEFAULT_HOUSE_STYLE.light, soft } });

const VISIONS = ["typical", "protanopia", "deuteranopia", "tritanopia"] as const;

test.each(["light", "dark"] as const)(
  "the series of the first day are seen on %s and told apart whoever looks",
  (ground) => {
    const { presets } = DEFAULT_HOUSE_STYLE;
    const under = ground === "light" ? "#ffffff" : "#131211";
    for (const one of presets) {
      expect(contrastRatio(one[ground], under), one.name).toBeGreaterThanOrEqual(3);
      for (const other of presets.slice(presets.indexOf(one) + 1))
        for (const vision of VISIONS)
          expect(colorDistance(one[ground], other[ground], vision), vision).toBeGreaterThanOrEqual(MIN_SERIES_DISTANCE);
    }
    expect(presets.filter(({ kind }) => kind === "party")).toEqual([]);
  },
);

test("the style of the first day is whole, and nothing is to be said of it", () => {
  expect(HouseStyle.parse(DEFAULT_HOUSE_STYLE)).toEqual(DEFAULT_HOUSE_STYLE);
  expect(houseStyleFindings(DEFAULT_HOUSE_STYLE)).toEqual({ problems: [], doubts: [] });
});

// The greys that WebAIM gives as the last to pass and the first to fail on white. https://webaim.org/resources/contrastchecker/
test("the grey #767676 can be read on white, and #777777 cannot", () => {
  expect(houseStyleFindings(withSoft("#767676")).problems).toEqual([]);
  expect(houseStyleFindings(withSoft("#777777")).problems).toEqual([
    {
      field: "light.soft",
      message:
        "«Texto secundario» en claro, sobre blanco, contrasta 4,4 y hace falta 4,5: no se leería en ejes, fuentes, notas y firmas",
    },
  ]);
});

test("a pale colour of data is doubted and not refused", () => {
  const data = DEFAULT_HOUSE_STYLE.light.data.with(2, "#ffff00");
  const { problems, doubts } = houseStyleFindings({
    ...DEFAULT_HOUSE_STYLE,
    light: { ...DEFAULT_HOUSE_STYLE.light, data },
  });
  expect(problems).toEqual([]);
  // Yellow on white is 1.07:1, as WCAG's own formula gives it.
  expect(doubts.map(({ field }) => field)).toEqual(["light.data.2"]);
});

// #FFED00 on white is 1.20:1 and #00205B on #131211 1.19:1, as WCAG's own formula gives them.
test("a party that cannot be seen on a ground is told by its name, and not refused", () => {
  const pale = { ...PARTY, aliases: [], light: "#ffed00", dark: "#00205b" };
  const { problems, doubts } = houseStyleFindings({ ...DEFAULT_HOUSE_STYLE, presets: [pale] });
  expect(problems).toEqual([]);
  expect(doubts.map(({ field }) => field)).toEqual(["presets.0.light", "presets.0.dark"]);
  expect(doubts[0]?.message).toMatch(
    /^El color de «Partido de Ejemplo» en claro, sobre blanco, contrasta 1,\d y debería llegar a 3/,
  );
});

test("a party is found by any of its names, whatever their case and accents", () => {
  const colourOf = colourOfPresets([{ ...PARTY, aliases: [...PARTY.aliases] }]);
  for (const name of ["partido de ejemplo", " PE ", "Ejemplo", "EJÉMPLO"])
    expect(colourOf(name)).toEqual({ light: "#1f5a82", dark: "#7db6dd" });
  expect(colourOf("Otro")).toBeNull();
});

test("two parties of one name are refused where the second is", () => {
  const presets = [
    { ...PARTY, aliases: ["PE"] },
    { ...PARTY, name: "Pe", aliases: [] },
  ];
  expect(houseStyleFindings({ ...DEFAULT_HOUSE_STYLE, presets }).problems).toEqual([
    { field: "presets.1.name", message: "«pe» es ya un nombre de «Partido de Ejemplo»" },
  ]);
});

test.each([
  ["Georgia, 'Times New Roman', serif", true],
  ['"Gotham", sans-serif', true],
  ["x}body{display:none", false],
  ["url(//a.example)", false],
  ["a</style><script>", false],
  ['"Gotham, serif', false],
  ["", false],
])("families %j are taken: %s", (stack, isTaken) => {
  const faces = { ...DEFAULT_HOUSE_STYLE.faces, text: { kind: "stack", stack } };
  expect(HouseStyle.safeParse({ ...DEFAULT_HOUSE_STYLE, faces }).success).toBe(isTaken);
});
