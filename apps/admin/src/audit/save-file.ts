/** Saves a file that a page has in its memory, as if the person had followed a link to it. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(address));
}
