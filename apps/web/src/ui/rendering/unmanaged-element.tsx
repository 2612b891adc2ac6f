import type { Ref } from 'react';

interface UnmanagedElementProps {
  readonly elementRef: Ref<HTMLDivElement>;
  readonly className: string;
  /** The data attributes. */
  readonly data: Readonly<Record<`data-${string}`, string | undefined>>;
}

const nothing = { __html: '' };

/**
 * An element whose content is made by code outside of React, and may exist before hydration, which then keeps it and the data attributes that
 * this code has added.
 */
export function UnmanagedElement({ elementRef, className, data }: UnmanagedElementProps) {
  return (
    <div
      ref={elementRef}
      className={className}
      {...data}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the HTML is empty; without the property React would remove the children during hydration.
      dangerouslySetInnerHTML={nothing}
    />
  );
}
