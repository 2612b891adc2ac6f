import type { LineFeature } from './line-feature.ts';
import { trackLimits } from './limits.ts';
import type { Track } from './track.ts';

/**
 * Names the tracks of a file. A track without a name has that of its folder or of the file; if there are several, they are numbered.
 * @param fileName the name of the document; null if it has none
 */
export function nameTracks(lines: readonly LineFeature[], fileName: string | null): Track[] {
  const groupOf = ({ groupName }: LineFeature): string | null => groupName ?? fileName;
  const counts = new Map<string | null, number>();
  for (const line of lines)
    if (line.name === null) counts.set(groupOf(line), (counts.get(groupOf(line)) ?? 0) + 1);
  const numbers = new Map<string | null, number>();
  return lines.map((feature) => {
    const group = groupOf(feature);
    if (feature.name !== null || group === null) return toTrack(feature, feature.name);
    const number = (numbers.get(group) ?? 0) + 1;
    numbers.set(group, number);
    return toTrack(feature, (counts.get(group) ?? 0) > 1 ? `${group} ${number}` : group);
  });
}

function toTrack({ line }: LineFeature, name: string | null): Track {
  return { name: name?.slice(0, trackLimits.nameLength) ?? null, points: line };
}
