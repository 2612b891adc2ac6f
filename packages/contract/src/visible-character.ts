const visibleCharacter = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows anything: a byte order mark, blanks and characters of zero width do not. */
export function isVisible(text: string): boolean {
  return visibleCharacter.test(text);
}
