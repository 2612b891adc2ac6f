/** A value of a field as text: the rows of a list one after another. @param empty the text for no value */
export function describeValue(value: unknown, empty: string): string {
  if (value === null || value === undefined || value === '') return empty;
  if (Array.isArray(value))
    return value.length === 0 ? empty : value.map((item) => describeValue(item, empty)).join('; ');
  if (typeof value === 'object')
    return Object.values(value)
      .map((part) => describeValue(part, empty))
      .join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
