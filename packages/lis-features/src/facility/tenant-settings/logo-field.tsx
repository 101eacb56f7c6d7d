import { MAX_LOGO_BYTES } from '@alms/lis-domain/facility';
import { Button } from '@alms/ui/button';
import { FileDrop, type AcceptedDropFile } from '@alms/ui/file-drop';
import { useMessages } from '@alms/ui/i18n';
import { Logo } from '@alms/ui/logo';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useRef, useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { tenantSettingsMessages } from './words/index.ts';
import * as S from './tenant-settings.styles.ts';

/** Outcome of a logo upload. */
export type LogoUpload =
  | { status: 'uploaded'; logo_hash: string }
  | Extract<Submission, { status: 'rejected' | 'failed' }>;

export interface LogoFieldProps {
  /** Name of the facility, used for the alternative text and the initials. */
  name: string;
  /** URL of the selected logo; null shows the initials. */
  src: string | null;
  /** Uploads a picture, which the server re-encodes. Must not reject. */
  onUpload: (file: File) => Promise<LogoUpload>;
  /** Selects the logo to save; null for none. */
  onChoose: (logoHash: string | null) => void;
}

/** Logo of the facility. Uploaded on selection, and applied when the form is saved. */
export function LogoField({ name, src, onUpload, onChoose }: LogoFieldProps) {
  const words = useMessages(tenantSettingsMessages);
  const { refusalText, failureText } = useFormWords(words, undefined);
  const [taken, setTaken] = useState<AcceptedDropFile>();
  const sent = useRef<File>(undefined);

  const send = async (file: File) => {
    sent.current = file;
    const details = { id: file.name, name: file.name, size: file.size };
    setTaken({ ...details, state: 'sending' });
    const outcome = await onUpload(file);
    // Another file was selected during the upload.
    if (sent.current !== file) return;
    if (outcome.status === 'uploaded') {
      setTaken({ ...details, state: 'done' });
      onChoose(outcome.logo_hash);
    } else {
      setTaken({
        ...details,
        state: 'failed',
        error: outcome.status === 'failed' ? failureText(outcome.error) : refusalText(outcome),
      });
    }
  };
  const forget = () => {
    sent.current = undefined;
    setTaken(undefined);
  };

  return (
    <Stack gap="s3">
      <FileDrop
        label={words.logo}
        optional
        hint={words.logoHint}
        accept={['png', 'jpeg', 'webp']}
        maxBytes={MAX_LOGO_BYTES}
        files={taken ? [taken] : []}
        onFilesChosen={([file]) => file && void send(file)}
        onRemove={forget}
        onRetry={() => sent.current && void send(sent.current)}
      />
      <S.CurrentLogo>
        <Logo name={name} src={src} size="large" />
        {src === null ? (
          <Text tone="muted" size="small">
            {words.noLogo}
          </Text>
        ) : (
          <Button
            size="small"
            onClick={() => {
              forget();
              onChoose(null);
            }}
          >
            {words.removeLogo}
          </Button>
        )}
      </S.CurrentLogo>
    </Stack>
  );
}
