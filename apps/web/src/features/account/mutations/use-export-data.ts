import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

const fileName = 'cae-map-account.json';

/** Saves everything that is stored about the account as a file. */
export function useExportData() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: () => client.call('exportMe', {}),
    onSuccess: (data) => saveFile(`${JSON.stringify(data, null, 2)}\n`, fileName, 'application/json'),
  });
}
