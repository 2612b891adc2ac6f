import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

/** The earliest time that an archive can contain. */
const fixedTime = new Date(1980, 0, 1);

/**
 * A document that depends on its contents only: without the time of writing, with numbers in place of random ids, and with bookmarks that are
 * numbered from 1, which the library numbers through all documents.
 * @param bytes a document of the library `docx`
 */
export function makeReproducible(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const ids = new Map<string, string>();
  const bookmarks = new Map<string, string>();
  const entries: Zippable = {};
  for (const [name, data] of Object.entries(files)) {
    const isXml = /\.(?:xml|rels)$/.test(name);
    entries[name] = [
      isXml ? strToU8(rewrite(name, strFromU8(data), ids, bookmarks)) : data,
      { mtime: fixedTime },
    ];
  }
  return zipSync(entries);
}

function rewrite(
  name: string,
  xml: string,
  ids: Map<string, string>,
  bookmarks: Map<string, string>,
): string {
  if (name === 'docProps/core.xml')
    return xml.replaceAll(/<dcterms:(created|modified)\b[^>]*>[^<]*<\/dcterms:\1>/g, '');
  return xml
    .replaceAll(/(?<=\b(?:Id|r:id)=")rId(?=[\w-]{12,}")[\w-]+/g, (id) => numberOf(ids, id, 'rIdLink'))
    .replaceAll(
      /(<w:bookmark(?:Start|End)\b[^>]*?\bw:id=")(\d+)/g,
      (_match, start: string, id: string) => start + numberOf(bookmarks, id, ''),
    );
}

function numberOf(numbers: Map<string, string>, id: string, prefix: string): string {
  const number = numbers.get(id) ?? `${prefix}${numbers.size + 1}`;
  numbers.set(id, number);
  return number;
}
