import { visitElements, type MarkupElement } from './markup.ts';

/** The elements that links within a document can have as targets, by their URLs such as `#note-1`. */
export function targetsOf(root: MarkupElement): ReadonlyMap<string, MarkupElement> {
  const targets = new Map<string, MarkupElement>();
  visitElements(root, (element) => {
    const { id, name } = element.attributes;
    for (const each of [id, element.name === 'a' ? name : undefined])
      if (each !== undefined && !targets.has(`#${each}`)) targets.set(`#${each}`, element);
  });
  return targets;
}
