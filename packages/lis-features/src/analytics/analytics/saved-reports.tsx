import type { SavedView } from '@alms/lis-domain/analytics';
import { Button, IconButton } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { RemoveGlyph, Icon } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { idle, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useRef, useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { usePeriodNames } from './period-bar.tsx';
import * as S from './saved-reports.styles.ts';
import { analyticsMessages } from './words/index.ts';

export interface SavedReportsProps {
  /** Whether the dialog is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The user’s saved reports, sorted by name. */
  reports: readonly SavedView[];
  /** Shows a saved report and closes the dialog. */
  onShow: (period: SavedView['period']) => void;
  /** Saves the current report under a name. Resolves to the outcome. */
  onSave: (name: string) => Promise<Submission>;
  onDelete: (id: string) => void | Promise<void>;
}

/** The user’s saved reports, with a form to save the current one. */
export function SavedReports({ open, onOpenChange, ...dialog }: SavedReportsProps) {
  const words = useMessages(analyticsMessages);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        {words.savedReports}
      </Button>
      <Dialog open={open} onClose={() => onOpenChange(false)} title={words.savedReports}>
        {open && <Reports {...dialog} />}
      </Dialog>
    </>
  );
}

function Reports({
  reports,
  onShow,
  onSave,
  onDelete,
}: Omit<SavedReportsProps, 'open' | 'onOpenChange'>) {
  const words = useMessages(analyticsMessages);
  const periodName = usePeriodName();
  return (
    <Stack gap="s5">
      {reports.length === 0 ? (
        <Text tone="muted">{words.noReports}</Text>
      ) : (
        <S.List aria-label={words.savedReports}>
          {reports.map(({ id, name, period }) => (
            <li key={id}>
              <div>
                <Button variant="quiet" onClick={() => onShow(period)}>
                  <bdi>{name}</bdi>
                </Button>
                <Text as="span" size="small" tone="muted">
                  {periodName(period)}
                </Text>
              </div>
              <IconButton label={words.deleteReport({ name })} onClick={() => void onDelete(id)}>
                <Icon glyph={RemoveGlyph} />
              </IconButton>
            </li>
          ))}
        </S.List>
      )}
      <SaveForm onSave={onSave} />
    </Stack>
  );
}

function SaveForm({ onSave }: Pick<SavedReportsProps, 'onSave'>) {
  const words = useMessages(analyticsMessages);
  const [saving, setSaving] = useState<Submission>(idle);
  const [isMissing, setMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const save = async () => {
    const field = nameField.current;
    const name = field?.value.trim() ?? '';
    setMissing(name === '');
    if (field === null || name === '') return field?.focus();
    setSaving({ status: 'submitting' });
    const outcome = await onSave(name);
    setSaving(outcome.status === 'done' ? idle : outcome);
    if (outcome.status === 'done') field.value = '';
    field.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="s3">
        <SubmissionAlert submission={saving} words={{ invalid: words.reportRefused }} />
        <TextField
          ref={nameField}
          label={words.reportName}
          hint={words.reportHint}
          error={isMissing ? words.reportNameRequired : undefined}
          onChange={() => setMissing(false)}
          maxLength={60}
          required
        />
        <Inline justify="end">
          <Button type="submit" variant="primary" busy={saving.status === 'submitting'}>
            {words.saveReport}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Returns the name of a preset, or the first and last day. */
function usePeriodName(): (period: SavedView['period']) => string {
  const words = useMessages(analyticsMessages);
  const format = useFormat();
  const names = usePeriodNames();
  return (period) =>
    period.preset === 'custom'
      ? words.dates({ from: format.longDate(period.from), to: format.longDate(period.to) })
      : names[period.preset];
}
