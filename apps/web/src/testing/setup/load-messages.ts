import type { MessageBundle } from '../../lib/language/define-messages.ts';
import { appMessages } from '../../lib/language/app-messages.ts';

const featureBundles = import.meta.glob<Readonly<Record<string, MessageBundle<object>>>>(
  ['../../features/*/messages/index.ts', '../../ui/*/messages/index.ts'],
  { eager: true },
);

// Components read messages synchronously: tests find all of them loaded, as a rendered page does.
const bundles = [appMessages, ...Object.values(featureBundles).flatMap((module) => Object.values(module))];
await Promise.all(bundles.flatMap((bundle) => [bundle.load('ru'), bundle.load('en')]));
