/** Folded English words of names that a translation may leave out or replace, and that do not stand for the name. */
export const genericWords: ReadonlySet<string> = new Set(
  (
    'and area bank bazaar bridge camp city desert east first fort from gorge great halt house island lake little lower middle monastery mount ' +
    'mountain mountains museum near new north oasis old palace park pass peak plain plateau port range region relay ridge river second shore ' +
    'south station street temple the town upper valley village west'
  ).split(' '),
);
