import { Button, colorOf, FileDrop, Notice } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type PageLayout, widthAt } from "./core/page-layout";
import { guideLines } from "./core/screenshot-guides";

/** Thickness of a line on the picture, CSS pixels of the screen that was captured. */
const LINE_PX = 2;

interface Captured {
  readonly picture: ImageBitmap;
  readonly name: string;
}

/** The columns of the page over a screenshot, to see whether a piece keeps to them. */
export function ScreenshotGuides({ layout }: { readonly layout: PageLayout }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [captured, setCaptured] = useState<Captured | null>(null);
  const [problem, setProblem] = useState("");
  const lines = captured === null ? null : guideLines(layout, captured.picture.width);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (captured === null || !context) return;
    const { picture } = captured;
    const { scale, linesPx } = guideLines(layout, picture.width);
    context.canvas.width = picture.width;
    context.canvas.height = picture.height;
    context.drawImage(picture, 0, 0);
    context.fillStyle = colorOf("accent", "light");
    for (const xPx of linesPx) context.fillRect(xPx - (LINE_PX * scale) / 2, 0, LINE_PX * scale, picture.height);
  }, [captured, layout]);

  async function take(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    setProblem("");
    try {
      setCaptured({ picture: await createImageBitmap(file), name: file.name.replace(/\.[^.]+$/, "") });
    } catch {
      // The browser does not say why: it is no picture, or one that it cannot open.
      setProblem(`«${file.name}» no es una imagen que este navegador sepa abrir. Trae un PNG o un JPG.`);
    }
  }
  function save() {
    canvas.current?.toBlob((content) => {
      if (content !== null && captured !== null) saveFile({ name: `${captured.name}-margenes.png`, content });
    });
  }

  return (
    <div className="nv-guides nv-stack-3">
      <FileDrop
        label="Una captura, para verla con los márgenes"
        accept="image/*"
        onFiles={(files) => void take(files)}
      />
      {problem !== "" && (
        <Notice tone="plain">
          <p role="alert">{problem}</p>
        </Notice>
      )}
      {captured !== null && lines !== null && (
        <>
          <canvas
            ref={canvas}
            className="nv-guides__picture"
            role="img"
            aria-label={`La captura «${captured.name}» con las líneas de la columna de texto y de la ancha`}
          />
          <p role="status">
            Captura de una pantalla de {lines.viewportPx} píxeles, a {lines.scale}×. Texto:{" "}
            {widthAt(layout, "text", lines.viewportPx)}. Ancho: {widthAt(layout, "wide", lines.viewportPx)}.
          </p>
          <div className="nv-tool__actions">
            <Button onClick={save}>Descargar PNG con los márgenes</Button>
          </div>
        </>
      )}
    </div>
  );
}
