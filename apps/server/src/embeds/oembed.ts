import { pathPrefixes } from '@cae-map/contract/content-languages';
import { escapeHtml } from '../lib/escape-html.ts';
import { embedTexts } from './embed-texts.ts';
import { embedPath, type EmbedTarget } from './embed-target.ts';

/** The size of the frame without a limit of the consumer, in CSS pixels. */
const frameSize = { width: 640, height: 420 };

/** The least size of a frame: less shows nothing of the map. */
const leastSize = 200;

export interface FrameLimits {
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
}

/** Reads a limit of the size; null if it is missing or not a whole number. */
export function readLimit(value: string | null): number | null {
  return value !== null && /^\d{1,5}$/.test(value) ? Number(value) : null;
}

/** The response of oEmbed (version 1.0, type `rich`) for an embedded page. */
export function oembedResponse(target: EmbedTarget, title: string, origin: string, limits: FrameLimits) {
  const within = (size: number, limit: number | null): number =>
    Math.max(leastSize, Math.min(size, limit ?? size));
  const width = within(frameSize.width, limits.maxWidth);
  const height = within(frameSize.height, limits.maxHeight);
  const source = escapeHtml(origin + embedPath(target));
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: embedTexts[target.language].site,
    provider_url: `${origin}${pathPrefixes[target.language]}/`,
    cache_age: 86_400,
    width,
    height,
    html: `<iframe src="${source}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  };
}
