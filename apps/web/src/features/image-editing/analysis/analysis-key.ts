import { privateKey } from '../../../lib/api/private-data.ts';

/** The key of the analysis of images. */
export const analysisKey = [privateKey, 'image-analysis'] as const;
