import { sharedReads, type Resource } from '../resource.ts';
import { configurationService } from './service.ts';

export const configuration = {
  name: 'configuration',
  create: ({ settings }) => ({
    shared: sharedReads(configurationService(settings), {
      getConfiguration: 'Settings of the operator that apply to every visitor',
    }),
  }),
} satisfies Resource;
