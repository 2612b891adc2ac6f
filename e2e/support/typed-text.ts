/** The fields of a text in which the tests of the editor type. */
export const typedText = {
  chapter_id: 4,
  text_date: '1925-08-26',
  text_enddate: null,
  date_format: 'YYYY-MM-DD',
  text_content: '<p>Начало.</p>',
  text_content_en: '',
  text_onplace: '',
  text_onplace_en: '',
  related_image_ids: [],
};

/** What the tests read of a stored text. */
export interface StoredText {
  readonly text_id: number;
  readonly text_content: string;
}

/** Words in which every lost or doubled letter is noticed. */
export function numberedWords(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => ` яки${String(first + index).padStart(4, '0')}`).join(
    '',
  );
}
