import { placeSchema } from '@cae-map/contract/entities/place';
import { listForVisitors } from '../../writes/records/table-kind.ts';
import { sharedReads, type Resource } from '../resource.ts';
import { correctablePlaces } from './correctable-places.ts';
import { editedPlacesRoutes } from './edited-routes.ts';
import { listFormerPlaces } from './former-places.ts';
import { placeKind } from './place-kind.ts';

export const places = {
  name: 'places',
  recordKinds: [placeKind],
  create: ({ orm }) => ({
    shared: sharedReads(
      {
        listPlaces: () => listForVisitors(orm, placeKind, placeSchema),
        listFormerPlaces: () => listFormerPlaces(orm),
      },
      {
        listPlaces: 'All places in the order of the route',
        listFormerPlaces: 'The titles of deleted places, which links may still open',
      },
    ),
    guardedRoutes: editedPlacesRoutes,
    correctable: { place: correctablePlaces },
  }),
} satisfies Resource;
