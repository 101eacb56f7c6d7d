import type { Attachment, AttachmentType } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { sizeWords } from '@alms/ui/file-drop';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { DocumentGlyph, DownloadGlyph, Icon } from '@alms/ui/icon';
import { attachedFileMessages } from './words/index.ts';
import * as S from './attached-file.styles.ts';

export interface AttachedFileProps {
  /** Name of the file. */
  name: string;
  attachment: Pick<Attachment, 'media_type' | 'byte_size'>;
  /** Downloads the file. When omitted, only its name is shown. */
  onDownload?: (() => void) | undefined;
}

/** Not translated. */
const KINDS: Readonly<Record<AttachmentType, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
};

/** A result that is a file, with its name as a download button, its type and size. */
export function AttachedFile({
  name,
  attachment: { media_type, byte_size },
  onDownload,
}: AttachedFileProps) {
  const words = useMessages(attachedFileMessages);
  const format = useFormat();
  return (
    <S.Root data-component="attached-file">
      {onDownload ? (
        <Button
          size="small"
          leading={<Icon glyph={DownloadGlyph} size="small" />}
          aria-label={words.download({ name })}
          onClick={onDownload}
        >
          <bdi>{name}</bdi>
        </Button>
      ) : (
        <span data-part="name">
          <Icon glyph={DocumentGlyph} size="small" /> <bdi>{name}</bdi>
        </span>
      )}
      <small>
        {words.kindAndSize({ kind: KINDS[media_type], size: sizeWords(byte_size, format) })}
      </small>
    </S.Root>
  );
}
