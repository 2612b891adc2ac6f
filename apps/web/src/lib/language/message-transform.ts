import { recordByContentLanguage } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';

type Transform = <Messages>(messages: Messages) => Messages;

type Loaders<Messages> = Readonly<Record<ContentLanguage, () => Promise<Messages>>>;

let transform: Transform = (messages) => messages;

/** Sets a function that is applied to all messages that are loaded from now on. */
export function setMessageTransform(next: Transform): void {
  transform = next;
}

/** Wraps loaders of messages so that the current transform is applied to what they load. */
export function transformLoaders<Messages>(loaders: Loaders<Messages>): Loaders<Messages> {
  return recordByContentLanguage((language) => async () => transform(await loaders[language]()));
}
