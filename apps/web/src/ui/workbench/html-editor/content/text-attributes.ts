import { allowedAttributesOf, isSafeUrl } from '@cae-map/contract/html-allow-list';

/** The attributes of an element, as name and value in their order. */
export type TextAttributes = readonly (readonly [name: string, value: string])[];

/** The attributes of an element that the allow-list has, in their order. A URL with another scheme is left out. */
export function readTextAttributes(element: Element): TextAttributes {
  const allowed = allowedAttributesOf(element.localName);
  return Array.from(element.attributes, ({ name, value }) => [name, value] as const).filter(
    ([name, value]) => allowed.includes(name) && (name !== 'href' || isSafeUrl(value)),
  );
}

/** The value of an attribute; null if there is none. */
export function attributeOf(attributes: TextAttributes, name: string): string | null {
  return attributes.find(([each]) => each === name)?.[1] ?? null;
}

/** The attributes of a node or mark of the schema. */
export function textAttributesOf({
  attrs,
}: {
  readonly attrs: Readonly<Record<string, unknown>>;
}): TextAttributes {
  // Every node and mark of the schema that has attributes has them in this form.
  return (attrs['attributes'] as TextAttributes | undefined) ?? [];
}
