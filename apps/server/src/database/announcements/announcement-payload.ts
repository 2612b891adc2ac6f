import { recordTags } from '@cae-map/contract/record-tags';
import { z } from 'zod';

/** The channel of NOTIFY. */
export const channel = 'cae_map_changes';

/** The channel that is notified without a payload when jobs are added, also by the embedded database. */
export const jobsChannel = 'cae_map_jobs';

const payloadSchema = z.object({
  /** The process. */
  from: z.string(),
  tags: z.array(z.enum(recordTags)),
  /** Of a notification of a process to itself. */
  token: z.string().optional(),
});
export type AnnouncementPayload = z.infer<typeof payloadSchema>;

/** The text of a notification. */
export function writePayload(payload: {
  readonly from: string;
  readonly tags: readonly string[];
  readonly token?: string;
}): string {
  return JSON.stringify(payload);
}

/** Reads a notification; undefined for one that no process of this version sends. */
export function readPayload(text: string): AnnouncementPayload | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
