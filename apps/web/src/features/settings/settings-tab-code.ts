/** The code of the settings tab in the hash. */
export const settingsTabCode = 's';
