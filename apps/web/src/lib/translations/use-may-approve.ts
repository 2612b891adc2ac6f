import { useHasCapability } from '../session/use-offered.ts';

/** Whether the visitor may approve translations; what others write waits for review. */
export function useMayApprove(): boolean {
  return useHasCapability('translations.approve');
}
