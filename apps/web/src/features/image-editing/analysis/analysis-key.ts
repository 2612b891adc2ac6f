import { privateKey } from '../../../lib/api/private-data.ts';

/** Query key of the analysis of images. */
export const analysisKey = [privateKey, 'image-analysis'] as const;
