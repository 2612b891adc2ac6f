import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';

const megabyte = 1_000_000;
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const size = (bytes: number): string =>
  bytes < 1000 * megabyte
    ? `${number.format(Math.max(0.1, bytes / megabyte))} MB`
    : `${number.format(bytes / megabyte / 1000)} GB`;

export const english: typeof russian = {
  offline: {
    heading: 'For the road',
    intro:
      'Pages that you have read also open without a network. A whole part of the route can be kept as well: texts, paintings and photographs in one size, heights, relief and this site’s own map.',
    sections: 'Parts of the route',
    stops: (count) => `${count} ${plural('en', count, { one: 'stop', other: 'stops' })}`,
    about: (bytes) => `about ${size(bytes)}`,
    keep: 'Keep',
    keepName: (title) => `Keep “${title}”`,
    progress: (done, total) => `Saving: ${done} of ${total}`,
    cancel: 'Stop',
    kept: (date, bytes) => `Kept on ${date}, ${size(bytes)}`,
    partial: (done, total) => `Only partly kept: ${done} of ${total}`,
    partialUnknown: 'Only partly kept',
    resume: 'Continue',
    update: 'Update',
    toFile: 'Save to a file',
    remove: 'Delete',
    removeQuestion: (title) => `Delete “${title}” from this device?`,
    open: 'Open',
    problems: {
      cancelled: 'Stopped. What was already saved is still on the device.',
      full: 'The device is out of space. Delete a part that you no longer need, or free some space, and continue.',
      incomplete: (missing) =>
        `${missing} ${plural('en', missing, { one: 'file', other: 'files' })} could not be fetched. Check the network and continue: only what is missing is downloaded.`,
      elsewhere: 'This part is being saved in another tab.',
    },
    space: (free) => `Free for this site: about ${size(free)}`,
    tooLarge: 'There is probably not enough space on the device',
    unsupported:
      'This browser cannot keep parts of the route. That happens in private windows, and when storing data is blocked.',
    files: 'Files',
    filesText:
      'A part can be saved to a file and opened on another device, or after the browser has deleted everything. Open only files that you have saved yourself.',
    fromFile: 'Open a saved file',
    fromFileOutcomes: {
      read: 'The part has been restored from the file.',
      unknown: 'This is not a saved part of the route, or it is from a newer version.',
      damaged: 'The file is damaged or incomplete. Nothing has been changed.',
      large: 'The file is larger than 400 MB, which no part of the route is.',
      full: 'There is not enough space on the device for this file.',
    },
    lasting: 'How long it lasts',
    persisted: 'The browser has promised to keep this until you delete it yourself.',
    notPersisted:
      'The browser may delete what is kept when the device runs out of space. Safari deletes the data of sites that have not been opened for seven days, but not those of an installed app. Before a long journey, save the part to a file.',
    installTitle: 'The map on your home screen',
    installText: 'The map can be installed as an app: it opens from the home screen, even without a network.',
    install: 'Install',
    installByMenu:
      'In Safari: Share → Add to Home Screen. Other browsers that can do it have “Install” in their menu.',
    notNow: 'Not now',
    newRelease: 'There is a new version of the map',
    noNews: 'Small corrections.',
    reload: 'Reload the page',
    later: 'Later',
  },
};
