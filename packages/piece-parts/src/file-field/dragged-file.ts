import { FILE_KINDS, type FileKind } from "@nv/contracts";

/** Data type of a dragged file of the library; the data is its id. */
export const DRAGGED_FILE = "application/x-nv-file";

const isKind = (name: string): name is FileKind => Object.hasOwn(FILE_KINDS, name);

/** Puts a file of the library on its way. While it is over something only names are told, so its kind is one. */
export function dragFile(transfer: DataTransfer, { id, kind }: { readonly id: string; readonly kind: FileKind }): void {
  transfer.setData(DRAGGED_FILE, id);
  transfer.setData(`${DRAGGED_FILE}-${kind}`, kind);
  transfer.effectAllowed = "copy";
}

/** The kind of the file that is dragged; `null` when none of the library is. */
export function draggedKind({ types }: Pick<DataTransfer, "types">): FileKind | null {
  const prefix = `${DRAGGED_FILE}-`;
  const named = types.find((type) => type.startsWith(prefix))?.slice(prefix.length) ?? "";
  return isKind(named) ? named : null;
}

/** The reference of the file that was dropped; empty for none. */
export function fileSourceOf(transfer: DataTransfer): string {
  const id = transfer.getData(DRAGGED_FILE);
  return id === "" ? "" : `file:${id}`;
}
