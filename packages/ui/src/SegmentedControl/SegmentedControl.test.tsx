import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SegmentedControl } from "./SegmentedControl.tsx";

const SEGMENTS = [
  { value: "a", label: "Uno" },
  { value: "b", label: "Dos" },
] as const;

test("the choices are one radio group with a name, and one of them is chosen", () => {
  const markup = renderToStaticMarkup(
    <SegmentedControl legend="Muestra" segments={SEGMENTS} value="b" onChange={() => {}} />,
  );
  expect(markup).toContain("<legend");
  expect(new Set([...markup.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
  expect(markup.match(/checked=""/g)).toHaveLength(1);
  expect(markup).toMatch(/value="b"[^>]*>|checked=""[^>]*value="b"/);
});
