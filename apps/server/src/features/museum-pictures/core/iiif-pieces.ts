import { IiifFault } from "./iiif-fault.ts";
import type { IiifPicture } from "./iiif-picture.ts";

/** Largest picture that is brought, pixels: more would not fit the fifty megabytes of a picture of the library. */
const MOST_PIXELS = 120_000_000;

/** Most pieces that a museum is asked for. */
const MOST_PIECES = 1000;

/** A piece of a picture: where it is asked for, and where it goes. */
export interface IiifPiece {
  readonly url: string;
  /** In the picture that is put together, pixels. */
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A picture as it is brought: whole, or as much smaller as it must be. */
export interface IiifPieces {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Row by row, each from the left. */
  readonly pieces: readonly IiifPiece[];
}

const smaller = (px: number, factor: number) => Math.ceil(px / factor);

/** Whether a picture made so many times smaller may be brought. */
function fits({ widthPx, heightPx, pieceWidthPx, pieceHeightPx }: IiifPicture, factor: number): boolean {
  const [width, height] = [smaller(widthPx, factor), smaller(heightPx, factor)];
  const pieces = Math.ceil(width / pieceWidthPx) * Math.ceil(height / pieceHeightPx);
  return width * height <= MOST_PIXELS && pieces <= MOST_PIECES;
}

/** Places at which pieces begin along a side, and how long each is. */
const spans = (wholePx: number, piecePx: number) =>
  Array.from({ length: Math.ceil(wholePx / piecePx) }, (_, place) => ({
    start: place * piecePx,
    length: Math.min(piecePx, wholePx - place * piecePx),
  }));

/**
 * The pieces that a picture is put together of, as large as it may be. Their addresses are the ones that a viewer asks for, which services
 * keep ready.
 *
 * @throws {IiifFault} `IIIF_TOO_LARGE` when it is too large even as small as the service gives it.
 * @see https://iiif.io/api/image/3.0/#46-tiles
 */
export function iiifPieces(picture: IiifPicture): IiifPieces {
  const { base, version, widthPx, heightPx, pieceWidthPx, pieceHeightPx, factors } = picture;
  const factor = factors.find((one) => fits(picture, one));
  if (factor === undefined) throw new IiifFault("IIIF_TOO_LARGE");
  const across = spans(widthPx, pieceWidthPx * factor);
  const isOne = across.length === 1 && heightPx <= pieceHeightPx * factor;
  const pieces = spans(heightPx, pieceHeightPx * factor).flatMap((row) =>
    across.map((column): IiifPiece => {
      const [width, height] = [smaller(column.length, factor), smaller(row.length, factor)];
      const region = isOne ? "full" : [column.start, row.start, column.length, row.length].join();
      const whole = version === 2 ? "full" : "max";
      const size = isOne && factor === 1 ? whole : version === 2 ? `${width},` : `${width},${height}`;
      return {
        url: `${base}/${region}/${size}/0/default.jpg`,
        ...{ leftPx: column.start / factor, topPx: row.start / factor, widthPx: width, heightPx: height },
      };
    }),
  );
  return { widthPx: smaller(widthPx, factor), heightPx: smaller(heightPx, factor), pieces };
}
