import { AlignmentType, LevelFormat } from 'docx';
import { orderedList, ownStyles } from './styles.ts';

/** The looks of our styles. */
export const documentStyles = {
  paragraphStyles: [
    { ...ownStyles.data, basedOn: 'Normal', run: { size: 14, color: '808080' } },
    { ...ownStyles.parts, basedOn: 'Normal' },
    { ...ownStyles.rule, basedOn: 'Normal', paragraph: { alignment: AlignmentType.CENTER } },
    { ...ownStyles.quote, basedOn: 'Normal', paragraph: { indent: { left: 720 } } },
  ],
  characterStyles: [{ ...ownStyles.mark, run: { vanish: true, color: '808080' } }],
};

/** The numbering of ordered lists. */
export const documentNumbering = {
  config: [
    {
      reference: orderedList,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { left: 720, hanging: 360 } } },
        },
      ],
    },
  ],
};
