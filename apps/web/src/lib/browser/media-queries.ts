/** Phone layout, by the width of the screen. */
export const phoneQuery = '(max-width: 991px)';
/** Phone in landscape orientation, with the sheet beside the map; the style sheets use the same condition. */
export const sidewaysQuery = '(min-width: 560px) and (max-width: 991px) and (max-height: 560px)';
/** Too little room for all map controls: a phone, or a window of little height. */
export const fewControlsQuery = '(max-width: 991px), (max-height: 959px)';
/** Touch screen. */
export const touchQuery = '(pointer: coarse)';
export const darkQuery = '(prefers-color-scheme: dark)';
