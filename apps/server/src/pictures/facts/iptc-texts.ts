import { decodeText } from './decode-text.ts';

/** The texts of a picture in the format of the press agencies (IPTC-IIM): those of a data set by its number in the second record. */
export type IptcTexts = ReadonlyMap<number, readonly string[]>;

/** The number of the Photoshop resource that contains the data sets. */
const iptcResource = 0x04_04;
const resourceSignature = '8BIM';

/** The maximum number of data sets; agencies write a few dozen. */
const maxDataSets = 1000;

/** The declaration of UTF-8 in the data set 1:90. */
const utf8Declaration = '\u001B%G';

/**
 * Reads the texts of an IPTC block: the data sets themselves, or the resources of Photoshop with them. A block that is damaged has the texts
 * up to the damage.
 */
export function readIptcTexts(block: Buffer | undefined): IptcTexts {
  const texts = new Map<number, string[]>();
  const data = block && findDataSets(block);
  if (data === undefined) return texts;
  let isUtf8 = false;
  let at = 0;
  for (let count = 0; count < maxDataSets && at + 5 <= data.length && data[at] === 0x1c; count += 1) {
    const [record, number] = [data[at + 1], data[at + 2] ?? 0];
    const length = data.readUInt16BE(at + 3);
    // Longer ones have no texts.
    if (length >= 0x80_00 || at + 5 + length > data.length) break;
    const value = data.subarray(at + 5, at + 5 + length);
    if (record === 1 && number === 90) isUtf8 = value.toString('latin1') === utf8Declaration;
    if (record === 2) texts.set(number, [...(texts.get(number) ?? []), decodeText(value, isUtf8)]);
    at += 5 + length;
  }
  return texts;
}

function findDataSets(block: Buffer): Buffer | undefined {
  if (block[0] === 0x1c) return block;
  let at = block.indexOf(resourceSignature, 0, 'latin1');
  while (at !== -1 && at + 12 <= block.length) {
    // The name has a length and is padded to an even number of bytes.
    const nameLength = 1 + (block[at + 6] ?? 0);
    const sizeAt = at + 6 + nameLength + (nameLength % 2);
    if (sizeAt + 4 > block.length) return undefined;
    const end = sizeAt + 4 + block.readUInt32BE(sizeAt);
    if (end > block.length) return undefined;
    if (block.readUInt16BE(at + 4) === iptcResource) return block.subarray(sizeAt + 4, end);
    at = block.indexOf(resourceSignature, end, 'latin1');
  }
  return undefined;
}
