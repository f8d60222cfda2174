import useIsBrowser from "@docusaurus/useIsBrowser";
import { formatNumber } from "@nv/spanish";
import {
  Button,
  ChoiceField,
  type DataColumn,
  DataTable,
  DEMO_WIDTH_PX,
  Field,
  Findings,
  LAYOUT_PX,
  MENU_BREAKPOINT_PX,
  SPACE_PX,
} from "@nv/ui";
import { OnStage, useKept } from "@nv/web";
import { type ReactNode, useState } from "react";
import { CodeFigure } from "../../reading/doc/CodeFigure";
import { ArtboardList } from "./ArtboardList";
import { type WidthRow, webArtboards, widthRows } from "./core/artboards";
import { layoutCss } from "./core/layout-css";
import { readLayoutDraft } from "./core/layout-draft";
import { PIECE_WIDTHS, type PieceWidth } from "./core/page-layout";
import { type LayoutDraft, readLayout } from "./core/read-layout";
import { ScreenshotGuides } from "./ScreenshotGuides";
import "../tool.css";
import "./margins.css";

/** Key under which this tab keeps the changes. */
const KEY = "nv.margins";

/** Draft that the page opens with: the measures of this site, from its tokens. */
const HOUSE: LayoutDraft = {
  text: String(LAYOUT_PX.text),
  wide: String(LAYOUT_PX.text + LAYOUT_PX.contents + 2 * SPACE_PX[5]),
  narrowMargin: String(SPACE_PX[3]),
  wideMargin: String(SPACE_PX[5]),
  breakpoint: String(MENU_BREAKPOINT_PX + 1),
  viewports: ["360", ...Object.values(DEMO_WIDTH_PX), "1920"].join(", "),
};

const FIELDS: readonly (readonly [name: keyof LayoutDraft, label: string, hint: string])[] = [
  ["text", "Texto, como mucho", "Píxeles"],
  ["wide", "Ancho, como mucho", "Píxeles"],
  ["narrowMargin", "Margen en móvil", "Píxeles a cada lado"],
  ["wideMargin", "Margen en escritorio", "Píxeles a cada lado"],
  ["breakpoint", "Escritorio desde", "Píxeles de pantalla"],
  ["viewports", "Pantallas", "Anchos, separados por comas"],
];

const px = (value: number) => formatNumber(value, { decimals: 0 });

const COLUMNS: readonly DataColumn<WidthRow>[] = [
  { id: "viewport", name: "Pantalla", kind: "head", cell: (row) => px(row.viewportPx) },
  { id: "margin", name: "Margen", kind: "figure", cell: (row) => px(row.marginPx) },
  ...PIECE_WIDTHS.map(
    ({ id, name }, at): DataColumn<WidthRow> => ({
      id,
      name,
      kind: "figure",
      cell: ({ widthsPx }) => px(widthsPx[at] ?? 0),
    }),
  ),
];

/** Tool for margins: the size of each piece on each screen, with the boards to draw it and the style sheet. */
export function MarginsTool(): ReactNode {
  const isBrowser = useIsBrowser();
  // What somebody changed is known in a browser alone.
  return isBrowser ? <Margins /> : <p>Preparando…</p>;
}

function Margins(): ReactNode {
  const { value: kept, keep } = useKept(KEY, readLayoutDraft);
  const [piece, setPiece] = useState<PieceWidth>("text");
  const draft: LayoutDraft = { ...HOUSE, ...kept };
  const read = readLayout(draft);
  const problems = "layout" in read ? null : read;
  return (
    <div className="nv-tool nv-stack nv-margins">
      <div className="nv-tool__fields">
        {FIELDS.map(([name, label, hint]) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            error={problems?.[name] ?? ""}
            inputMode={name === "viewports" ? "text" : "numeric"}
            autoComplete="off"
            value={draft[name]}
            onChange={({ currentTarget }) => keep({ ...draft, [name]: currentTarget.value })}
          />
        ))}
      </div>
      <div className="nv-tool__actions">
        <Button onClick={() => keep(null)}>Poner las medidas de la casa</Button>
      </div>
      {"layout" in read && (
        <OnStage>
          <div className="nv-stack nv-margins">
            {read.findings.length > 0 && <Findings findings={read.findings} />}
            <DataTable
              caption="Cuánto mide cada pieza en cada pantalla, en píxeles"
              columns={COLUMNS}
              rows={widthRows(read.layout, read.viewportsPx)}
              keyOf={(row) => String(row.viewportPx)}
            />
            <ChoiceField
              label="Mesas de trabajo para"
              segments={PIECE_WIDTHS.map(({ id, name }) => ({ value: id, label: name }))}
              value={piece}
              onChange={setPiece}
            />
            <ArtboardList boards={webArtboards(read.layout, read.viewportsPx, piece)} />
            <CodeFigure title="Las mismas medidas, en CSS" language="css" fileName="margenes.css">
              <code>{layoutCss(read.layout)}</code>
            </CodeFigure>
            <ScreenshotGuides layout={read.layout} />
          </div>
        </OnStage>
      )}
    </div>
  );
}
