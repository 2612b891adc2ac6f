import { expect, test } from 'vitest';
import { encodeAnchors, listAnchorCodes } from './anchor-code.ts';
import { anchors, labelOffset, type Anchor } from './label-offset.ts';

const toList = (names: readonly Anchor[]) => names.flatMap((name) => [name, labelOffset(name, 0.5)]);

test('a code has the indices of the two preferred anchors', () => {
  expect(encodeAnchors(toList(['top', 'left', 'bottom']))).toBe(
    8 * anchors.indexOf('top') + anchors.indexOf('left'),
  );
});

test('the anchors of a code are the two preferred ones, then the others in their usual order', () => {
  const decoded = new Map(listAnchorCodes());
  const code = encodeAnchors(toList(['top', 'left', 'bottom']));

  expect(decoded.get(code)).toEqual([
    'top',
    'left',
    ...anchors.filter((anchor) => anchor !== 'top' && anchor !== 'left'),
  ]);
});
