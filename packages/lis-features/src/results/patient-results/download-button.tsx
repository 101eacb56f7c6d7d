import type { ResultId } from '@alms/lis-domain/results';
import { Button, type ButtonProps } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon } from '@alms/ui/icon';
import type { ResultGroup } from './result-groups.ts';
import { patientResultsMessages } from './words/index.ts';

export interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  group: ResultGroup;
  /** Whether it is the first action of the page. @default false */
  main?: boolean;
  busy: boolean;
  onDownload: (resultId: ResultId) => void;
}

/** Downloads the report of an order; any of its results identifies it. */
export function DownloadButton({
  group: { collectedAt, results },
  main = false,
  busy,
  onDownload,
  size = 'medium',
}: DownloadButtonProps) {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const [first] = results;
  if (!first) return null;
  return (
    <Button
      variant={main ? 'primary' : 'secondary'}
      size={size}
      leading={<Icon glyph={DownloadGlyph} size="small" />}
      aria-label={
        collectedAt === null ? undefined : words.downloadOf({ date: format.longDate(collectedAt) })
      }
      busy={busy}
      onClick={() => onDownload(first.id)}
    >
      {words.download}
    </Button>
  );
}
