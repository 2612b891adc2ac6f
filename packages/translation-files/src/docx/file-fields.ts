import { textOf, type MarkupElement } from '@cae-map/book-files/html/markup';
import { readBraces, type Attributes } from '@cae-map/book-files/own-files/attributes';
import { elementsOf, parseXml } from '@cae-map/book-files/xml/parse-xml';
import { languageOfTag } from '../model/language-tags.ts';
import type { TranslationDocument } from '../model/translation-unit.ts';
import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';

/** The value of the field `format` in our documents. */
const ownFormat = 'cae-map-translations-1';

/** The prefix of the fields among the properties of a document. */
const propertyPrefix = 'cae-';

/** What a document states about its export; empty where it has lost it. */
export interface FileFields {
  readonly language: TargetLanguage | null;
  readonly exportedAt: string;
  readonly units: string;
  /** What is before the paths of places and people in links. */
  readonly origin: string;
}

/** The fields of a document as attributes of its grey line. */
export function fieldsOf(document: TranslationDocument, origin: string): Attributes {
  return {
    format: ownFormat,
    language: document.language,
    exported: document.exportedAt,
    units: String(document.units.length),
    origin,
  };
}

/** The fields as properties of the document, which remain when the grey line is deleted. */
export function propertiesOf(fields: Attributes): { readonly name: string; readonly value: string }[] {
  return Object.entries(fields).map(([name, value]) => ({ name: `${propertyPrefix}${name}`, value }));
}

/**
 * Reads the fields of a document from its properties, or from its grey line.
 * @param properties the XML of `docProps/custom.xml`; empty if the document has none
 */
export function readFileFields(properties: string, root: MarkupElement): FileFields {
  const fields = { ...readLine(root), ...readProperties(properties) };
  return {
    language: languageOfTag(fields['language'] ?? ''),
    exportedAt: fields['exported'] ?? '',
    units: fields['units'] ?? '',
    origin: fields['origin'] ?? '',
  };
}

function readLine(root: MarkupElement): Attributes {
  for (const element of elementsOf(root)) {
    if (element.name !== 'p') continue;
    const { attributes } = readBraces(textOf(element));
    if (attributes?.['format'] === ownFormat) return attributes;
  }
  return {};
}

/** Properties that cannot be read are not worth the document. */
function readProperties(xml: string): Attributes {
  try {
    return Object.fromEntries(
      elementsOf(parseXml(xml)).flatMap((property) => {
        const name = property.attributes['name'] ?? '';
        const isOwn = name.startsWith(propertyPrefix);
        return isOwn ? [[name.slice(propertyPrefix.length), textOf(property).trim()]] : [];
      }),
    );
  } catch {
    return {};
  }
}
