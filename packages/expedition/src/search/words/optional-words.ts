/** Words between words, in their compared form: what is asked for does not hang on them. */
export const functionWords: ReadonlySet<string> = new Set(
  'в во на у к из под от до за через и in at on to from near of the and'.split(' '),
);

/**
 * Words that say what a place is: 'город Хотан', 'Sanju pass'. A name need not hold them, since people put them before or
 * behind any name. In their compared form.
 */
export const genericWords: ReadonlySet<string> = new Set([
  ...'город г поселок пос село деревня селение станция ст озеро оз перевал пер река р гора хребет'.split(' '),
  ...'монастырь мон крепость лагерь пустыня район уезд остров порт дацан дворец'.split(' '),
  ...'city town village station lake pass river mt mount mountain range monastery gompa gonpa'.split(' '),
  ...'fort fortress camp desert county district island port palace'.split(' '),
]);
