/** Time that the browser gets to start reading the file before its address is revoked, milliseconds. */
const KEEP_MS = 10_000;

/** A file to put in the person's downloads. */
export interface FileToSave {
  readonly name: string;
  readonly content: Blob | string | Uint8Array<ArrayBuffer>;
  /** MIME type; text in UTF-8 when it is not given. */
  readonly type?: string;
}

/** Saves a file that the page has in its memory, as if the person had followed a link to it. */
export function saveFile({ name, content, type = "text/plain;charset=utf-8" }: FileToSave): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
