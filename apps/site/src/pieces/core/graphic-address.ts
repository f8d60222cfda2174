import { addressOf } from "@nv/web/address";

/** Path of the registry. */
export const REGISTRY_PATH = "/embed_data";

/** Address of a graphic in the registry. */
export const graphicAddress = (id: string): string => addressOf(REGISTRY_PATH, { grafico: id });

/** Address of the form of a graphic. */
export const editAddress = (id: string): string => addressOf(REGISTRY_PATH, { grafico: id, editar: true });
