import { foreground, type Context } from './compositions/context.ts';
import { cities } from './compositions/cities.ts';
import { deserts } from './compositions/deserts.ts';
import { hills } from './compositions/hills.ts';
import { mountains } from './compositions/mountains.ts';
import { plateaus } from './compositions/plateaus.ts';
import { steppes } from './compositions/steppes.ts';
import { waters } from './compositions/waters.ts';
import type { Layer } from './scene.ts';
import type { Subject } from './subjects.ts';

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

/** What grows or lies at the viewer's feet; other subjects bring their own near edge. */
function growthOf(subject: Subject): 'grass' | 'stones' | 'shrubs' | null {
  if (subject in mountains) return 'stones';
  if (subject in plateaus) return subject === 'plateau' || subject === 'plateau-camp' ? 'grass' : 'stones';
  if (subject in deserts) return subject.startsWith('oasis') || subject === 'mud-town' ? 'grass' : 'shrubs';
  if (subject in steppes) return 'grass';
  return null;
}

/** The layers of a picture, from the farthest to the nearest. */
export function compose(subject: Subject, context: Context): readonly Layer[] {
  const growth = growthOf(subject);
  return [...composers[subject](context), ...(growth ? foreground(context, growth) : [])];
}
