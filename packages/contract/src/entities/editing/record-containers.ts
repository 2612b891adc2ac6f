/** The records that contain others, such as the chapter of a text, whose ids are in the addresses of their calls. */
import type { RecordEntity, RecordKindFields, recordKinds } from './record-kinds.ts';

type ParametersOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

type EditingOf<Entity extends RecordEntity> = (typeof recordKinds)[Entity]['editing'];

/** The fields with the ids of the records that contain those of a kind. */
export type ContainersOf<Entity extends RecordEntity> =
  EditingOf<Entity> extends { readonly collection: infer Path } ? ParametersOf<Path> : never;

/** The fields with the ids in the address of the call that changes the order of a kind. */
export type ContainersOfOrder<Entity extends RecordEntity> =
  EditingOf<Entity> extends { readonly orderPath: infer Path } ? ParametersOf<Path> : never;

/** Returns the fields, as editors read them, with the ids of the records that contain those of a kind, the outermost first. */
export function containersOf({ editing }: RecordKindFields): readonly string[] {
  return parametersOf(editing.collection);
}

/** Returns the fields with the ids in the address of the call that changes the order of a kind. */
export function containersOfOrder({ editing }: RecordKindFields): readonly string[] {
  return parametersOf(editing.orderPath);
}

function parametersOf(path = ''): string[] {
  return [...path.matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => groups?.['name'] ?? '');
}
