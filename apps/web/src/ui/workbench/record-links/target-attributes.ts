import { personAttribute } from '@cae-map/contract/html-allow-list';
import type { MarkTarget } from '@cae-map/expedition/sentences/marked-text';
import type { TextAttributes } from '../html-editor/content/text-attributes.ts';
import { placeLinkAttributes } from '../html-editor/editor/text-links.ts';

/** The attributes of the element that links to a target. */
export function targetAttributes(target: MarkTarget): TextAttributes {
  switch (target.kind) {
    case 'place':
      return placeLinkAttributes(target.placeIds);
    case 'person':
      return [[personAttribute, target.personId]];
    case 'link':
      return [['href', target.href]];
  }
}
