import type { Result } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, UploadGlyph } from '@alms/ui/icon';
import { AttachedFile } from '../../shared/attached-file/index.ts';
import type { OnOpenFile } from './file-dialogs.tsx';
import { workListMessages } from './words/index.ts';

export interface FileCellProps {
  result: Result;
  /** Opens the file dialog. When omitted, no file can be selected here. */
  onChoose: (() => void) | undefined;
  onOpenFile: OnOpenFile | undefined;
}

/** Value cell of a file result: the file, or the button to select it. */
export function FileCell({
  result: { id, test, value_text, attachment },
  onChoose,
  onOpenFile,
}: FileCellProps) {
  const words = useMessages(workListMessages);
  if (attachment && value_text !== null)
    return (
      <AttachedFile
        name={value_text}
        attachment={attachment}
        onDownload={onOpenFile && (() => onOpenFile({ id, name: value_text }))}
      />
    );
  if (!onChoose) return null;
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={words.chooseFileOf({ test: test.name })}
      leading={<Icon glyph={UploadGlyph} size="small" />}
      data-part="entry-value"
      onClick={onChoose}
    >
      {words.chooseFile}
    </Button>
  );
}
