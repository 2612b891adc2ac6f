import { IconCar, IconRoute, IconShip, IconTrain } from '@tabler/icons-react';
import type { Transport } from '@cae-map/contract/enumerations';
import type { ComponentType } from 'react';
import { CartIcon, MountedIcon } from './caravan-icons.tsx';

interface IconProps {
  readonly size?: number;
  readonly stroke?: number;
}

const icons: Record<Transport, ComponentType<IconProps>> = {
  car: IconCar,
  train: IconTrain,
  steamship: IconShip,
  horse: MountedIcon,
  horsecart: CartIcon,
};

/** The icon of a means of transport. Decorative: the text is always shown beside it. */
export function TransportIcon({ transport }: { readonly transport: Transport | null }) {
  const Icon = transport === null ? IconRoute : icons[transport];
  return (
    <span aria-hidden="true" style={{ display: 'inline-flex' }}>
      <Icon size={18} stroke={1.8} />
    </span>
  );
}
