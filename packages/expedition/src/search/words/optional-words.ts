/** Folded function words, which a name need not contain. */
export const functionWords: ReadonlySet<string> = new Set(
  'в во на у к из под от до за через и in at on to from near of the and'.split(' '),
);

/**
 * Folded generic terms of place names: 'город Хотан', 'Sanju pass'. A name need not contain them, since they can be
 * added to any name.
 */
export const genericWords: ReadonlySet<string> = new Set([
  ...'город г поселок пос село деревня селение станция ст озеро оз перевал пер река р гора хребет'.split(' '),
  ...'монастырь мон крепость лагерь пустыня район уезд остров порт дацан дворец'.split(' '),
  ...'city town village station lake pass river mt mount mountain range monastery gompa gonpa'.split(' '),
  ...'fort fortress camp desert county district island port palace'.split(' '),
]);
