import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { lineSegments, totalMetres, type MeasuredLine } from '@cae-map/expedition/measure/measured-line';
import { formatDistance, formatMetres } from '../../../lib/distance.ts';
import { formatPosition } from '../../../lib/format-position.ts';
import type { MeasureMessages } from '../messages/index.ts';

interface TextContext {
  readonly language: ContentLanguage;
  readonly messages: MeasureMessages;
}

/** Writes a line as text: a row for each point with the segment to it, and the total. */
export function lineToText(line: MeasuredLine, { language, messages }: TextContext): string {
  const { pane } = messages.measure;
  const segments = lineSegments(line);
  const rows = line.points.map((point, index) => {
    const segment = segments[index - 1];
    const position = `${index + 1}. ${formatPosition(point)}`;
    if (segment === undefined) return position;
    const { metres, bearing } = segment;
    const course = bearing === null ? '' : `, ${pane.bearing(Math.round(bearing) % 360)}`;
    return `${position} (${formatDistance(metres, language, messages)}${course})`;
  });
  const total = totalMetres(line);
  const lengths = `${formatDistance(total, language, messages)}, ${formatMetres(total, language, messages)}`;
  return [...rows, pane.total(lengths)].join('\n');
}
