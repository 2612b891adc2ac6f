/** The files of a drop, including those in dropped folders. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<File[]> {
  // The items are valid only during the event: they are read before anything is awaited.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  const files = await Promise.all(entries.map(readEntry));
  return files.flat();
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const children = await readFolder(entry.createReader());
  const files = await Promise.all(children.map(readEntry));
  // Files of the system in a folder of pictures, such as .DS_Store.
  return files.flat().filter(({ name }) => !name.startsWith('.') && name !== 'Thumbs.db');
}

/** Browsers return the entries of a folder in several parts. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return part.length === 0 ? [] : [...part, ...(await readFolder(reader))];
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
