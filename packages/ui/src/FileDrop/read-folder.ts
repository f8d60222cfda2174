/** A file of a folder, by its path inside it: `ai2html-output/mapa.html`. */
export interface FolderFile {
  readonly path: string;
  readonly file: File;
}

/** A folder that somebody brought, with everything below it. */
export interface ImportedFolder {
  readonly name: string;
  readonly files: readonly FolderFile[];
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A browser gives the content of a folder a hundred at a time, and nothing at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const all: FileSystemEntry[] = [];
  for (let some = await next(); some.length > 0; some = await next()) all.push(...some);
  return all;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesBelow(folder: FileSystemDirectoryEntry, path: string): Promise<readonly FolderFile[]> {
  const entries = await entriesOf(folder);
  const all = await Promise.all(
    entries.map(async (entry): Promise<readonly FolderFile[]> => {
      const inside = `${path}/${entry.name}`;
      if (isFolder(entry)) return filesBelow(entry, inside);
      return isFile(entry) ? [{ path: inside, file: await fileOf(entry) }] : [];
    }),
  );
  return all.flat();
}

const byPath = (one: FolderFile, other: FolderFile) => (one.path < other.path ? -1 : 1);

/** Reads a folder that was dropped, always in the same order. @throws {DOMException} When a part of it cannot be read. */
export async function readFolder(entry: FileSystemDirectoryEntry): Promise<ImportedFolder> {
  const files = await filesBelow(entry, entry.name);
  return { name: entry.name, files: files.toSorted(byPath) };
}

/** The folder that somebody chose, by what the browser says of each of its files. */
export function chosenFolder(files: readonly File[]): ImportedFolder {
  const all = files.map((file) => ({ path: file.webkitRelativePath, file }));
  return { name: all[0]?.path.split("/")[0] ?? "", files: all.toSorted(byPath) };
}

/** The folders among what was dropped. */
export function foldersIn(items: DataTransferItemList): readonly FileSystemDirectoryEntry[] {
  return [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry !== null && isFolder(entry) ? [entry] : [];
  });
}
