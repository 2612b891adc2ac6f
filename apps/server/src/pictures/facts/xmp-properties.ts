import { Parser } from 'htmlparser2';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/** The namespaces that are read, by the usual prefix. */
const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  exif: 'http://ns.adobe.com/exif/1.0/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
} as const;

export type XmpName = `${keyof typeof namespaces}:${string}`;

/** The simple properties of a picture, and the first item of those that are lists: the first value of each. */
export type XmpProperties = ReadonlyMap<XmpName, string>;

/** Blocks of programs that record each step of the editing are large, but not larger. In bytes. */
const maxBytes = 8 * 1024 * 1024;

interface Element {
  readonly name: string;
  readonly namespaces: ReadonlyMap<string, string>;
}

/**
 * Reads the simple properties of an XMP block, as elements or attributes and with any prefix, and the first items of lists of texts. Properties within others, such as the
 * position of a place that the picture shows, are not read. A block that is damaged has the properties up to the damage.
 */
export function readXmpProperties(block: Buffer | undefined): XmpProperties {
  const properties = new Map<XmpName, string>();
  if (block === undefined || block.length > maxBytes) return properties;
  const open: Element[] = [];
  let text = '';
  const add = (name: string, value: string): void => {
    const known = toXmpName(name);
    if (known !== undefined && !properties.has(known)) properties.set(known, value.trim());
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const declared = declareNamespaces(open.at(-1)?.namespaces ?? new Map(), attributes);
        const name = expandName(tag, declared);
        const isDescription = name === `${rdf}Description` && open.at(-1)?.name === `${rdf}RDF`;
        open.push({ name, namespaces: declared });
        text = '';
        if (!isDescription) return;
        for (const [attribute, value] of Object.entries(attributes))
          add(expandName(attribute, declared), value);
      },
      ontext(part) {
        text += part;
      },
      onclosetag() {
        const element = open.pop();
        const isProperty =
          open.at(-1)?.name === `${rdf}Description` &&
          open.at(-2)?.name === `${rdf}RDF` &&
          text.trim() !== '';
        if (element !== undefined && isProperty) add(element.name, text);
        const listed = element?.name === `${rdf}li` ? findListProperty(open) : undefined;
        if (listed !== undefined && text.trim() !== '') add(listed, text);
        // The text of an element with further elements is not a simple value.
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(decodeBlock(block));
  return properties;
}

const lists = new Set(['Seq', 'Bag', 'Alt'].map((name) => rdf + name));

/** The property whose list has an item that is directly within the open elements. */
function findListProperty(open: readonly Element[]): string | undefined {
  const [root, description, property, list] = open.slice(-4);
  const isList = list !== undefined && lists.has(list.name);
  return isList && root?.name === `${rdf}RDF` && description?.name === `${rdf}Description`
    ? property?.name
    : undefined;
}

function declareNamespaces(
  inherited: ReadonlyMap<string, string>,
  attributes: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const declared = Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value] as const] : [],
  );
  return declared.length === 0 ? inherited : new Map([...inherited, ...declared]);
}

/** A name with the namespace in place of its prefix; without a declaration the prefix has no meaning. */
function expandName(name: string, declared: ReadonlyMap<string, string>): string {
  const [, prefix = '', local = ''] = /^([^:]+):(.+)$/.exec(name) ?? [];
  const namespace = declared.get(prefix);
  return namespace === undefined ? '' : `${namespace}${local}`;
}

function toXmpName(name: string): XmpName | undefined {
  const keys = Object.keys(namespaces) as (keyof typeof namespaces)[];
  const prefix = keys.find((key) => name.startsWith(namespaces[key]));
  return prefix && `${prefix}:${name.slice(namespaces[prefix].length)}`;
}

function decodeBlock(block: Buffer): string {
  // The packet begins with `<`: in UTF-16 one of the first two bytes is zero.
  if (block[0] === 0 || (block[0] === 0xfe && block[1] === 0xff))
    return new TextDecoder('utf-16be').decode(block);
  const isLittleEndian = block[1] === 0 || (block[0] === 0xff && block[1] === 0xfe);
  return new TextDecoder(isLittleEndian ? 'utf-16le' : 'utf-8').decode(block);
}
