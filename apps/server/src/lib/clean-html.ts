import { parseFragment, serialize } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedElements, allowedSchemes } from '@cae-map/contract/html-allow-list';
import { htmlFields, type HtmlTable } from '@cae-map/contract/html-fields';
import { cleanText } from '@cae-map/contract/text';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: {
    '*': [...allowedAttributes.everywhere],
    a: [...allowedAttributes.a],
    p: [...allowedAttributes.p],
    time: [...allowedAttributes.time],
  },
  allowedSchemes: [...allowedSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/**
 * Sanitises HTML to the contract's allow-list, and nests its elements as a browser does: the rendered page would otherwise have other
 * elements than the renderer has sent, and could not be hydrated.
 */
export function cleanHtml(html: string): string {
  const text = cleanText(html);
  if (!/[<>&]/.test(text)) return text;
  const nested = serialize(parseFragment(sanitizeHtml(text, options)));
  // The serializer writes other entities than the sanitizer, such as that of the no-break space.
  return cleanText(sanitizeHtml(nested, options));
}

/** Cleans the fields of a row that are HTML. Fields that it does not have are not added. */
export function cleanHtmlFields<Row extends object>(table: HtmlTable, row: Row): Row {
  const cleaned = htmlFields[table].flatMap((field): [string, string][] => {
    const value: unknown = Reflect.get(row, field);
    return typeof value === 'string' ? [[field, cleanHtml(value)]] : [];
  });
  return { ...row, ...Object.fromEntries(cleaned) };
}
