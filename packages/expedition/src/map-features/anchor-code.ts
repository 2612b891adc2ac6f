import type { AnchorList } from './label-anchors.ts';
import { anchors, type Anchor } from './label-offset.ts';

/**
 * Encodes the two preferred anchors of a label as one number, since a vector tile has no lists: eight times the index of the
 * first one, and the index of the second one. The anchors after them keep their usual order.
 */
export function encodeAnchors(list: AnchorList): number {
  const [first = 0, second = 0] = list.filter(isAnchor).map((anchor) => anchors.indexOf(anchor));
  return first * anchors.length + second;
}

/** Lists all codes with the anchors that they stand for, in the order of preference. */
export function listAnchorCodes(): readonly (readonly [code: number, anchors: readonly Anchor[]])[] {
  return anchors.flatMap((first, index) =>
    anchors.flatMap((second, secondIndex) => {
      if (second === first) return [];
      const others = anchors.filter((anchor) => anchor !== first && anchor !== second);
      return [[index * anchors.length + secondIndex, [first, second, ...others]] as const];
    }),
  );
}

function isAnchor(item: AnchorList[number]): item is Anchor {
  return typeof item === 'string';
}
