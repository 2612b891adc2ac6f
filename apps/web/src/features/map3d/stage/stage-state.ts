/** The state of the scene: whether it is shown, and if not, whether it may come back. */
export type StageState = 'starting' | 'shown' | 'lost' | 'unavailable';
