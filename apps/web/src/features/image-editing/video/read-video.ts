/** A video on YouTube. */
export interface VideoReference {
  readonly videoId: string;
  /** In seconds; null for the beginning. */
  readonly startTime: number | null;
}

const idPattern = /^[\w-]{11}$/;

/** The latest start time that is stored, in seconds. */
const maxStartTime = 86_400;

/** Reads the id of a video on YouTube, or a link to it with an optional start time; null for anything else. */
export function readVideo(text: string): VideoReference | null {
  const trimmed = text.trim();
  if (idPattern.test(trimmed)) return { videoId: trimmed, startTime: null };
  const url = parseUrl(trimmed);
  if (url === null) return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '');
  const isVideoPath = ['embed', 'shorts', 'live', 'v'].includes(first);
  const videoId =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? isVideoPath
          ? second
          : (url.searchParams.get('v') ?? '')
        : '';
  if (!idPattern.test(videoId)) return null;
  const start = url.searchParams.get('t') ?? url.searchParams.get('start');
  return { videoId, startTime: start === null ? null : readStartTime(start) };
}

/** Reads a start time: seconds, `1h2m3s` or `1:02:03`; null for anything else. */
export function readStartTime(text: string): number | null {
  const trimmed = text.trim();
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]?\d)$/.exec(trimmed);
  const units = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(trimmed);
  const parts = clock ?? units;
  if (trimmed === '' || parts === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total <= maxStartTime ? total : null;
}

function parseUrl(text: string): URL | null {
  const absolute = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(absolute) ? new URL(absolute) : null;
}
