import { CopyButton, MEDIA_FORMATS, PRESS_PX_PER_MM } from "@nv/ui";
import { saveFile } from "@nv/web";
import type { ReactNode } from "react";
import {
  type Artboard,
  artboardFile,
  artboardSize,
  artboardSvg,
  FIXED_WEB_BOARDS,
  fixedArtboard,
  scriptLine,
} from "./core/artboards";

interface BoardProps {
  readonly name: string;
  readonly board: Artboard;
}

function Board({ name, board }: BoardProps): ReactNode {
  return (
    <li className="nv-boards__board">
      <strong>{name}</strong>
      <span className="nv-boards__size">{artboardSize(board)}</span>
      <button
        type="button"
        className="nv-copy"
        onClick={() => saveFile({ name: artboardFile(board), content: artboardSvg(board), type: "image/svg+xml" })}
      >
        SVG<span className="nv-visually-hidden"> de {name}</span>
      </button>
    </li>
  );
}

/** Boards to download: those of the web at the widths of the page, and those of cards, video and paper. */
export function ArtboardList({ boards }: { readonly boards: readonly Artboard[] }): ReactNode {
  const line = scriptLine(boards);
  return (
    <div className="nv-boards nv-stack-3">
      <ul className="nv-boards__list nv-plain">
        {boards.map((board) => (
          <Board key={board.name} name={board.name} board={board} />
        ))}
      </ul>
      <p className="nv-breaks">
        Para el script de mesas de Illustrator: <code>{line}</code> <CopyButton text={line} what="las mesas" />
      </p>
      <p className="nv-overline">Web, de tres anchos fijos</p>
      <ul className="nv-boards__list nv-plain">
        {FIXED_WEB_BOARDS.map((board) => (
          <Board key={board.name} name={board.name} board={board} />
        ))}
      </ul>
      <p className="nv-overline">Redes, vídeo y papel</p>
      <ul className="nv-boards__list nv-plain">
        {MEDIA_FORMATS.map((format) => (
          <Board key={format.id} name={format.name} board={fixedArtboard(format, PRESS_PX_PER_MM)} />
        ))}
      </ul>
    </div>
  );
}
