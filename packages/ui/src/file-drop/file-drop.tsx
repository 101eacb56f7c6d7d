import {
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type DragEvent,
} from 'react';
import { useField, type FieldWords } from '../field/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { Icon, UploadGlyph } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { refusalOf, type FileRefusal } from './check-file.ts';
import { fileDropMessages } from './words/index.ts';
import * as S from './file-drop.styles.ts';
import { nativeAccept, type FileKind } from './file-kind.ts';
import { FileList, type RefusedFile, type AcceptedDropFile } from './file-list.tsx';
import { sizeWords } from './size-words.ts';

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'accept' | 'value' | 'defaultValue'
>;

export interface FileDropProps extends Omit<FieldWords, 'dense'>, NativeInput {
  /** Accepted file types, detected by content and not by name. */
  accept: readonly FileKind[];
  /** Maximum size of a file in bytes. Unlimited when omitted. */
  maxBytes?: number | undefined;
  /** Accepted files. The caller uploads them and reports their progress. */
  files: readonly AcceptedDropFile[];
  /**
   * Called with the valid files of a selection or drop, after their content is checked. Rejected
   * files stay in the list with the reason.
   */
  onFilesChosen: (files: File[]) => void;
  /** Called when the user removes a file. When omitted, files cannot be removed. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called when the user retries a failed file. When omitted, files cannot be retried. */
  onRetry?: ((id: string) => void) | undefined;
}

/**
 * File upload by selection or drag and drop. Checks the content of each file and rejects those that
 * are too large or do not match their type, with the reason. Without `multiple` it accepts one file
 * at a time. `ref` and native props apply to the `input`, `className` and `style` to the root.
 */
export function FileDrop({
  accept,
  maxBytes,
  files,
  onFilesChosen,
  onRemove,
  onRetry,
  onChange,
  ref,
  ...props
}: FileDropProps) {
  const words = useMessages(fileDropMessages);
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const lastId = useRef(0);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [announced, setAnnounced] = useState('');
  const [isOver, setOver] = useState(false);

  const kinds = accept.map((kind) => words[kind]).join(', ');
  const size = maxBytes === undefined ? '' : sizeWords(maxBytes, format);
  const upTo = props.multiple ? words.takenUpToEach : words.takenUpTo;
  const taken = maxBytes === undefined ? words.taken({ kinds }) : upTo({ kinds, size });
  const { ids, frame, control } = useField(props, { trailing: taken });

  const reasonWords = (refusal: FileRefusal): string => {
    switch (refusal) {
      case 'too-large':
        return words.tooLarge({ size });
      case 'wrong-type':
        return words.wrongType({ kinds });
      case 'empty':
        return words.empty;
      case 'unreadable':
        return words.unreadable;
      case 'one-only':
        return words.oneOnly;
    }
  };

  const take = async (offered: readonly File[]) => {
    const checked = await Promise.all(
      offered.map(async (file, index) => ({
        file,
        refusal:
          index > 0 && !props.multiple
            ? ('one-only' as const)
            : await refusalOf(file, { accept, maxBytes }),
      })),
    );
    const good = checked.filter(({ refusal }) => refusal === undefined).map(({ file }) => file);
    const bad = checked.flatMap(({ file: { name, size: bytes }, refusal }) => {
      if (refusal === undefined) return [];
      lastId.current += 1;
      return [{ id: lastId.current, name, size: bytes, reason: reasonWords(refusal) }];
    });
    setRefused((before) => [...before, ...bad]);
    setAnnounced(bad.map((each) => words.announceRefused(each)).join('. '));
    if (good.length > 0) onFilesChosen(good);
  };

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    void take([...(event.target.files ?? [])]);
    // Allows selecting the same file again after it was corrected.
    event.target.value = '';
  };

  const drag = (event: DragEvent<HTMLDivElement>) => {
    if (props.disabled) return;
    // Allows the drop; otherwise the browser would open the file.
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent<HTMLDivElement>) => {
    event.preventDefault();
    setOver(false);
    if (!props.disabled) void take([...event.dataTransfer.files]);
  };

  // The button is removed with its row, so focus moves to the field.
  const leave = (callback: () => void) => {
    input.current?.focus();
    callback();
  };

  return (
    <S.Root {...frame} data-component="file-drop">
      <div
        data-part="area"
        data-over={isOver || undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon glyph={UploadGlyph} />
        <span aria-hidden="true">
          {isOver ? words.dropNow : props.multiple ? words.chooseMany : words.chooseOne}
        </span>
        <small id={ids.trailing}>{taken}</small>
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept.map((kind) => nativeAccept[kind]).join(',')}
          onChange={change}
        />
      </div>
      {files.length + refused.length > 0 && (
        <FileList
          files={files}
          refused={refused}
          onRemove={onRemove && ((id) => leave(() => onRemove(id)))}
          onRetry={onRetry && ((id) => leave(() => onRetry(id)))}
          onDismiss={(id) =>
            leave(() => setRefused((before) => before.filter((each) => each.id !== id)))
          }
        />
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </S.Root>
  );
}
