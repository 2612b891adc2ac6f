import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import type { EditorSection } from '../../ui/workbench/kind/editor-section.ts';
import { imageEditingMessages } from './messages/index.ts';

/** A screen of the administration of images. */
export type ImageSection = 'list' | 'upload' | 'review' | 'analysis' | 'changes' | 'deleted';

/** The screens of the administration of images that its panel links to. @param current null for a single image */
export function useImageSections(current: ImageSection | null): readonly EditorSection[] {
  return readImageSections(useLanguage().language, current);
}

/** The screens of the administration of images that its panel links to, in a language. @param current null for a single image */
export function readImageSections(
  language: ContentLanguage,
  current: ImageSection | null,
): readonly EditorSection[] {
  const { imageSections: labels } = imageEditingMessages.read(language);
  return [
    { path: paths.adminImages(), label: labels.library, isCurrent: current === 'list' },
    { path: paths.uploadImages(), label: labels.upload, isCurrent: current === 'upload' },
    { path: paths.reviewImages(), label: labels.review, isCurrent: current === 'review' },
    { path: paths.analyzeImages(), label: labels.analysis, isCurrent: current === 'analysis' },
  ];
}
