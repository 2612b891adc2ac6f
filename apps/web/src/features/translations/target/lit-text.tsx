import type { TextRange } from '@cae-map/expedition/search/words/words';
import type { TargetLights } from './target-editor-props.ts';

interface LitTextProps {
  readonly text: string;
  readonly lights: TargetLights | null;
}

/** A text with what is lit in it. Of overlapping ranges the first is lit. */
export function LitText({ text, lights }: LitTextProps) {
  if (lights === null) return text;
  const ranges = [
    ...lights.twin.map((range) => ({ range, kind: 'twin' })),
    ...lights.proposed.map((range) => ({ range, kind: 'proposed' })),
  ].toSorted((one, other) => one.range[0] - other.range[0]);
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { range, kind } of ranges) {
    const [start, end]: TextRange = range;
    if (start < at || end > text.length) continue;
    parts.push(text.slice(at, start));
    parts.push(
      <span key={start} data-lit={kind}>
        {text.slice(start, end)}
      </span>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
