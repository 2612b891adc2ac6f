import { sharedReads, type Resource } from '../resource.ts';
import { caravanService } from './service.ts';

export const caravan = {
  name: 'caravan',
  create: ({ calls }) => ({
    shared: sharedReads(caravanService(calls), {
      getCaravanDay: 'Where the expedition was a hundred years before a day, in sentences',
    }),
  }),
} satisfies Resource;
