import { IconCar, IconRoute, IconShip, IconTrain } from '@tabler/icons-react';
import type { Transport } from '@cae-map/contract/enumerations';
import type { ComponentType } from 'react';
import { CartIcon, MountedIcon } from './caravan-icons.tsx';

interface SignProps {
  readonly size?: number;
  readonly stroke?: number;
}

const signs: Record<Transport, ComponentType<SignProps>> = {
  car: IconCar,
  train: IconTrain,
  steamship: IconShip,
  horse: MountedIcon,
  horsecart: CartIcon,
};

/** The sign of a means of transport. The words always stand beside it. */
export function TransportIcon({ transport }: { readonly transport: Transport | null }) {
  const Sign = transport === null ? IconRoute : signs[transport];
  return (
    <span aria-hidden="true" style={{ display: 'inline-flex' }}>
      <Sign size={18} stroke={1.8} />
    </span>
  );
}
