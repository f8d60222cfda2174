import type { DemoContent, Format } from "@nv/formats";

/** Returns a drawing of what a file of an example has, without a program that makes it: SVG; `null` for a file that is no drawing. */
function drawingOf(content: DemoContent): string | null {
  switch (content.kind) {
    case "drawing":
    case "sound":
      return content.svg;
    case "clip":
      return content.drawAt(0);
    case "folder":
      return Object.entries(content.files()).find(([name]) => name.endsWith(".svg"))?.[1] ?? null;
    case "model":
      return null;
  }
}

/** Returns what is seen of the example of a format until it is alive: the first of its files that is a drawing, as SVG; `null` when none is. */
export function demoPoster({ example }: Pick<Format, "example">): string | null {
  const drawings = Object.values(example.files).map(({ content }) => drawingOf(content));
  return drawings.find((svg) => svg !== null) ?? null;
}
