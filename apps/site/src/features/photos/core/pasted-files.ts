/** Pattern of the name that browsers give to every picture that is pasted. */
const UNNAMED = /^image\.\w{1,5}$/;

/**
 * Files of the clipboard, with names that tell them apart.
 *
 * @param before - How many were pasted before.
 */
export function pastedFiles(files: readonly File[], before: number): readonly File[] {
  return files.map((file, at) => {
    if (!UNNAMED.test(file.name)) return file;
    const end = file.name.split(".").at(-1) ?? "png";
    return new File([file], `pegada-${before + at + 1}.${end}`, { type: file.type });
  });
}
