const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Random lower-case letters and digits. `crypto.randomUUID` is not available without HTTPS. */
export function randomCharacters(length: number): string {
  let text = '';
  while (text.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes above the last multiple of 36 would make the first characters more likely.
    if (byte < characters.length * 7) text += characters[byte % characters.length];
  }
  return text;
}
