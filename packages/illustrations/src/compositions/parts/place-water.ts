import type { Layer, RiverLayer } from '../../scene/scene.ts';
import type { Subject } from '../../choice/subjects.ts';
import { motif, riverCourse, type Context } from './context.ts';

/** Subjects that are rivers themselves. */
const rivers: ReadonlySet<Subject> = new Set<Subject>([
  'mountain-river',
  'plateau-river',
  'desert-river',
  'steppe-river',
  'bridge',
  'hot-springs',
  'jungle',
]);

/** The bed of a river without water. */
function dryBed({ top, base, from, to, width }: RiverLayer): Layer {
  return { kind: 'track', top, base, from: to, to: from, width: width * 0.8 };
}

/** A river over the last ground before the first motif. */
function addRiver(layers: readonly Layer[], context: Context): readonly Layer[] {
  const first = layers.findIndex(({ kind }) => kind === 'motif' || kind === 'grove');
  const before = first === -1 ? layers : layers.slice(0, first);
  const ground = before.findLastIndex(({ kind }) => kind === 'plain');
  const plain = layers[ground];
  if (plain?.kind !== 'plain' || plain.top > 760) return layers;
  const { random } = context;
  const river: RiverLayer = {
    kind: 'river',
    top: plain.top + 16,
    base: 1010,
    ...riverCourse(context),
    width: random.range(190, 300),
    bends: random.range(1, 1.8),
    bars: random.chance(0.5),
  };
  return [...layers.slice(0, ground + 1), river, ...layers.slice(ground + 1)];
}

/** A wooden bridge where the river is about half way. */
function addBridge(layers: readonly Layer[]): readonly Layer[] {
  const index = layers.findIndex(({ kind }) => kind === 'river');
  const river = layers[index];
  if (river?.kind !== 'river') return layers;
  const x = river.from + (river.to - river.from) * 0.55;
  const y = river.top + (river.base - river.top) * 0.42;
  return [...layers.slice(0, index + 1), motif('wood-bridge', x, y + 24, 1.5), ...layers.slice(index + 1)];
}

/** Makes the rivers of a composition agree with the texts: adds the one they name, removes one that is not there. */
export function fitWater(subject: Subject, layers: readonly Layer[], context: Context): readonly Layer[] {
  const { water, bridge } = context.profile;
  const hasRiver = layers.some(({ kind }) => kind === 'river');
  switch (water) {
    case 'dry-river':
      return (hasRiver ? layers : addRiver(layers, context)).map((layer) =>
        layer.kind === 'river' ? dryBed(layer) : layer,
      );
    case 'none':
      return rivers.has(subject) ? layers : layers.filter(({ kind }) => kind !== 'river');
    case 'river': {
      const shown =
        hasRiver || layers.some(({ kind }) => kind === 'water') ? layers : addRiver(layers, context);
      return bridge === true && subject !== 'bridge' && subject !== 'gorge' ? addBridge(shown) : shown;
    }
    case 'lake':
    case null:
      return layers;
  }
}
