/** Encodes a text of ASCII and Russian letters. @throws for another character */
export function encodeCyrillic(text: string, encoding: 'windows-1251' | 'koi8-r' | 'ibm866'): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte): [string, number] => [
      decoder.decode(new Uint8Array([byte])),
      byte,
    ]),
  );
  return Uint8Array.from(text.split(''), (character) => {
    const byte = byteOf.get(character);
    if (byte === undefined) throw new Error(`${encoding} has no ${character}`);
    return byte;
  });
}
