import { addressOf } from "@nv/web/address";

/** Address of the page of the utilities. */
const BOX_PAGE = "/docs/Herramientas%20Online/ToolsBox";

/**
 * The address of a utility.
 *
 * @param written - What it opens with: a value as somebody wrote it; nothing for its example.
 */
export function boxAddress(id: string, written = ""): string {
  return addressOf(BOX_PAGE, { utilidad: id, de: written });
}
