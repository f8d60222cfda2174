import type { AddProtocolAction } from "maplibre-gl";
import { Protocol } from "pmtiles";

/**
 * Makes what reads tiles out of archives, each a part of one file that any server of files gives. It comes when a style asks for its first one.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export const createArchives = (): AddProtocolAction => new Protocol().tile;
