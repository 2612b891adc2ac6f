/*
 * The part of the KML 2.2 schema (OGC 07-147r2) that the exports use: the children of each element in their order, how often each may
 * occur, and the form of its text. The schema itself is not in the repository.
 */

type Occurrence = '1' | '?' | '*' | '+';

interface ElementRule {
  /** The children in the order of the schema. */
  readonly children?: readonly [name: string, occurrence: Occurrence][];
  readonly attributes?: readonly string[];
  readonly text?: RegExp;
}

const anyText = /^[^]*$/;
const number = /^-?\d+(\.\d+)?(e-?\d+)?$/;
const colour = /^[0-9a-f]{8}$/;
const boolean = /^[01]$/;
/** A day, a month or a year, the forms of `kml:dateTimeType` that the exports use. */
const dateTime = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const tuple = String.raw`-?\d+(\.\d+)?(e-\d+)?,-?\d+(\.\d+)?(e-\d+)?`;

const rules: Readonly<Record<string, ElementRule>> = {
  kml: { children: [['Document', '1']] },
  Document: {
    children: [
      ['name', '1'],
      ['open', '?'],
      ['description', '?'],
      ['Style', '*'],
      ['Folder', '*'],
      ['Placemark', '*'],
    ],
  },
  Folder: {
    children: [
      ['name', '1'],
      ['Folder', '*'],
      ['Placemark', '*'],
    ],
  },
  Placemark: {
    attributes: ['id'],
    children: [
      ['name', '1'],
      ['description', '?'],
      ['TimeSpan', '?'],
      ['styleUrl', '?'],
      ['Style', '?'],
      ['ExtendedData', '?'],
      ['Point', '?'],
      ['LineString', '?'],
      ['MultiGeometry', '?'],
    ],
  },
  Style: {
    attributes: ['id'],
    children: [
      ['IconStyle', '?'],
      ['LabelStyle', '?'],
      ['LineStyle', '?'],
    ],
  },
  IconStyle: {
    children: [
      ['color', '?'],
      ['scale', '?'],
    ],
  },
  LabelStyle: { children: [['scale', '?']] },
  LineStyle: {
    children: [
      ['color', '1'],
      ['width', '1'],
    ],
  },
  TimeSpan: {
    children: [
      ['begin', '?'],
      ['end', '?'],
    ],
  },
  ExtendedData: { children: [['Data', '*']] },
  Data: { attributes: ['name'], children: [['value', '1']] },
  Point: { children: [['coordinates', '1']] },
  LineString: {
    children: [
      ['tessellate', '?'],
      ['coordinates', '1'],
    ],
  },
  MultiGeometry: { children: [['LineString', '+']] },
  name: { text: anyText },
  description: { text: anyText },
  value: { text: anyText },
  open: { text: boolean },
  tessellate: { text: boolean },
  styleUrl: { text: /^#[\w-]+$/ },
  color: { text: colour },
  width: { text: number },
  scale: { text: number },
  begin: { text: dateTime },
  end: { text: dateTime },
  coordinates: { text: new RegExp(`^${tuple}( ${tuple})*$`) },
};

/** The violations of the schema in a document, each with the name of its element; ids must be unique and style URLs resolve. */
export function kmlViolations(document: Document): string[] {
  const root = document.documentElement;
  if (root === null) return ['no root element'];
  if (root.namespaceURI !== 'http://www.opengis.net/kml/2.2') return ['wrong namespace'];
  return [...elementViolations(root), ...idViolations(document)];
}

function elementViolations(element: Element): string[] {
  const rule = rules[element.tagName];
  if (rule === undefined) return [`unknown element ${element.tagName}`];
  const violations: string[] = [];
  for (const { name } of Array.from(element.attributes)) {
    if (name !== 'xmlns' && rule.attributes?.includes(name) !== true)
      violations.push(`attribute ${name} of ${element.tagName}`);
  }
  const children = childElements(element);
  if (rule.text !== undefined) {
    const text = element.textContent ?? '';
    if (children.length > 0 || !rule.text.test(text))
      violations.push(`text of ${element.tagName}: ${text.slice(0, 80)}`);
    return violations;
  }
  const names = children.map(({ tagName }) => tagName).join(' ');
  if (!childPattern(rule.children ?? []).test(`${names} `))
    violations.push(`children of ${element.tagName}: ${names}`);
  return [...violations, ...children.flatMap(elementViolations)];
}

function childPattern(children: readonly [string, Occurrence][]): RegExp {
  const parts = children.map(([name, occurrence]) => `(${name} )${occurrence === '1' ? '' : occurrence}`);
  return new RegExp(`^${parts.join('')}\\s*$`);
}

function idViolations(document: Document): string[] {
  const all = Array.from(document.getElementsByTagName('*'));
  const ids = all.map((element) => element.getAttribute('id')).filter((id) => id !== null);
  const urls = Array.from(document.getElementsByTagName('styleUrl')).map(
    ({ textContent }) => textContent?.slice(1) ?? '',
  );
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`),
    ...ids.filter((id) => !/^[A-Za-z_][\w.-]*$/.test(id)).map((id) => `id ${id} is no NCName`),
    ...urls.filter((url) => !ids.includes(url)).map((url) => `no style ${url}`),
  ];
}

function childElements(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}
