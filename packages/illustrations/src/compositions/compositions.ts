import { travellers, type Context } from './parts/context.ts';
import { foreground, hero } from './parts/near-ground.ts';
import { fitWater } from './parts/place-water.ts';
import { cities } from './cities.ts';
import { deserts } from './deserts.ts';
import { hills } from './hills.ts';
import { mountains } from './mountains.ts';
import { plateaus } from './plateaus.ts';
import { steppes } from './steppes.ts';
import { vistas, type Vista } from './vistas.ts';
import { waters } from './waters.ts';
import type { Layer } from '../scene/scene.ts';
import type { Subject } from '../choice/subjects.ts';

export type Composer = (context: Context) => readonly Layer[];

const composers: Record<Subject, Composer> = {
  ...mountains,
  ...plateaus,
  ...deserts,
  ...steppes,
  ...hills,
  ...waters,
  ...cities,
};

/** The vegetation or stones of the foreground; null for subjects with a foreground of their own. */
function chooseGrowth(subject: Subject): 'grass' | 'stones' | 'shrubs' | null {
  if (subject in mountains) return 'stones';
  if (subject in plateaus) return subject === 'plateau' || subject === 'plateau-camp' ? 'grass' : 'stones';
  if (subject in deserts) return subject.startsWith('oasis') || subject === 'mud-town' ? 'grass' : 'shrubs';
  if (subject in steppes) return 'grass';
  return null;
}

/** Occasionally frames the view with a tent, a cave, a gateway or branches. */
function chooseFrame(subject: Subject, context: Context): Layer | null {
  const { random, profile } = context;
  const share = random.next();
  if (share > 0.13) return null;
  const wooded =
    profile.region === 'kashmir' ||
    profile.region === 'sikkim' ||
    profile.region === 'altai' ||
    profile.region === 'baikal' ||
    profile.region === 'kulu';
  const walled = subject.startsWith('oasis') || subject === 'mud-town' || subject === 'desert-fort';
  const what = walled ? 'gateway' : wooded ? 'boughs' : profile.camp ? 'tent' : 'cave';
  if (what === 'tent' && share > 0.055) return null;
  if (what === 'cave' && subject in steppes) return null;
  return { kind: 'frame', what, depth: 0 };
}

/** Returns whether a subject is open country, whose waters and trees follow the texts. */
function isWild(subject: Subject): boolean {
  return subject in mountains || subject in plateaus || subject in deserts || subject in steppes;
}

/** In the Gobi only saxaul grows, except where the texts name trees. */
function fitTrees(layers: readonly Layer[], { profile }: Context): readonly Layer[] {
  if (profile.region !== 'gobi' || profile.trees) return layers;
  return layers.map((layer) => (layer.kind === 'grove' ? { ...layer, tree: 'saxaul' as const } : layer));
}

/** Returns whether the layers include people, animals or buildings. */
function isInhabited(layers: readonly Layer[]): boolean {
  return layers.some(
    (layer) => layer.kind === 'motif' && layer.motif !== 'reeds' && layer.motif !== 'boulder',
  );
}

/** Composes the layers of an illustration, from back to front. */
export function compose(subject: Subject, context: Context, vista: Vista | null): readonly Layer[] {
  const land = vista ? vistas[vista](context) : composers[subject](context);
  const layers = isWild(subject) ? fitTrees(fitWater(subject, land, context), context) : land;
  const growth = chooseGrowth(subject);
  const { random } = context;
  if (!growth)
    return subject in hills || !(subject in waters || subject in cities)
      ? layers
      : [...layers, ...foreground(context, random.pick(['grass', 'stones']), 0.4)];
  const life =
    isInhabited(layers) || random.chance(0.1)
      ? []
      : travellers(
          {
            ...context,
            profile: { ...context.profile, camp: false },
          },
          790,
          1.1,
          1,
        );
  const frame = chooseFrame(subject, context);
  if (frame) return [...layers, ...life, frame];
  if (vista === 'incline') return layers;
  const near =
    random.chance(0.2) && !context.profile.camp && !context.profile.bivouac
      ? hero(context, subject)
      : foreground(context, growth);
  return [...layers, ...life, ...near];
}
