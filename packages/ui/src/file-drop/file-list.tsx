import type { ReactNode } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import {
  CloseGlyph,
  CriticalGlyph,
  DocumentGlyph,
  Icon,
  SuccessGlyph,
  type IconProps,
} from '../icon/index.ts';
import { ProgressBar } from '../progress/index.ts';
import { fileDropMessages } from './words/index.ts';
import { sizeWords } from './size-words.ts';

/** An accepted file with its upload state. */
export interface AcceptedDropFile {
  /** Unique id, also among files of the same name. */
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Upload progress in percent; omit while sending when unknown. */
  progress?: number | undefined;
  /** Reason for the failure. When omitted, a generic text is shown. */
  error?: string | undefined;
}

/** A rejected file. */
export interface RefusedFile {
  id: number;
  name: string;
  size: number;
  reason: string;
}

export interface FileListProps {
  files: readonly AcceptedDropFile[];
  refused: readonly RefusedFile[];
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  onDismiss: (id: number) => void;
}

const GLYPHS = {
  waiting: DocumentGlyph,
  sending: DocumentGlyph,
  done: SuccessGlyph,
  failed: CriticalGlyph,
  refused: CriticalGlyph,
} as const;

interface RowProps {
  name: string;
  size: number;
  state: keyof typeof GLYPHS;
  /** Status text of the file. */
  status: ReactNode;
  progress?: number | null | undefined;
  children: ReactNode;
}

function FileRow({ name, size, state, status, progress, children }: RowProps) {
  const format = useFormat();
  const glyph: IconProps['glyph'] = GLYPHS[state];
  return (
    <li data-state={state}>
      <Icon glyph={glyph} />
      <div>
        {progress === undefined ? (
          <div data-part="name">{name}</div>
        ) : (
          <ProgressBar label={name} value={progress} />
        )}
        <div data-part="meta">
          <span>{sizeWords(size, format)}</span>
          <span role="status" data-part="state">
            {status}
          </span>
        </div>
      </div>
      <div data-part="actions">{children}</div>
    </li>
  );
}

/** Accepted and rejected files, each with its actions. */
export function FileList({ files, refused, onRemove, onRetry, onDismiss }: FileListProps) {
  const words = useMessages(fileDropMessages);
  const statusOf = { waiting: words.waiting, sending: null, done: words.done } as const;
  const removeButton = (label: string, remove: () => void) => (
    <IconButton label={label} size="small" onClick={remove}>
      <Icon glyph={CloseGlyph} size="small" />
    </IconButton>
  );
  return (
    <ul data-part="list" aria-label={words.files}>
      {files.map(({ id, name, size, state, progress, error }) => (
        <FileRow
          key={id}
          name={name}
          size={size}
          state={state}
          status={state === 'failed' ? (error ?? words.failed) : statusOf[state]}
          progress={state === 'sending' ? (progress ?? null) : undefined}
        >
          {state === 'failed' && onRetry && (
            <Button
              size="small"
              aria-label={words.retryNamed({ name })}
              onClick={() => onRetry(id)}
            >
              {words.retry}
            </Button>
          )}
          {onRemove && removeButton(words.remove({ name }), () => onRemove(id))}
        </FileRow>
      ))}
      {refused.map(({ id, name, size, reason }) => (
        <FileRow
          key={`refused-${id}`}
          name={name}
          size={size}
          state="refused"
          status={words.refused({ reason })}
        >
          {removeButton(words.dismiss({ name }), () => onDismiss(id))}
        </FileRow>
      ))}
    </ul>
  );
}
