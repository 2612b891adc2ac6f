import { z } from 'zod';
import { maxBytesKey } from '../text.ts';

/** The body of a call that receives a file: its bytes, at most `maxBytes`. The server reads nothing else under the type of a file. */
export function fileBody(maxBytes: number): z.ZodType<Uint8Array> {
  const bytes = z.unknown().meta({ [maxBytesKey]: maxBytes, type: 'string', format: 'binary' });
  return bytes as z.ZodType<Uint8Array>;
}
