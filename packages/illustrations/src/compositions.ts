import type { Context } from './compositions/context.ts';
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

/** The layers of a picture, from the farthest to the nearest. */
export function compose(subject: Subject, context: Context): readonly Layer[] {
  return composers[subject](context);
}
