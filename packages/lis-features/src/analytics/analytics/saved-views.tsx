import type { SavedView } from '@alms/lis-domain/analytics';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { ChevronDownGlyph, Icon } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import { idle, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useRef, useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { analyticsMessages } from './words/index.ts';

export interface SavedViewsProps {
  /** The user’s saved views, sorted by name. */
  views: readonly SavedView[];
  onPeriodChange: (period: SavedView['period']) => void;
  /** Saves the current view under a name. Resolves to the outcome. */
  onSave: (name: string) => Promise<Submission>;
  onForget: (id: string) => void | Promise<void>;
}

/** Menu of the user’s saved views, with a dialog to save a new one. */
export function SavedViews({ views, onPeriodChange, onSave, onForget }: SavedViewsProps) {
  const words = useMessages(analyticsMessages);
  const [naming, setNaming] = useState(false);
  const [saving, setSaving] = useState<Submission>(idle);
  const [isMissing, setMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const close = () => {
    setNaming(false);
    setMissing(false);
    setSaving(idle);
  };
  const save = async () => {
    const name = nameField.current?.value.trim() ?? '';
    setMissing(name === '');
    if (name === '') return nameField.current?.focus();
    setSaving({ status: 'submitting' });
    const outcome = await onSave(name);
    if (outcome.status === 'done') close();
    else setSaving(outcome);
  };
  const sections =
    views.length === 0
      ? []
      : [
          {
            label: words.show,
            items: views.map(({ id, name, period }) => ({
              id: `show-${id}`,
              label: name,
              onSelect: () => onPeriodChange(period),
            })),
          },
          {
            label: words.remove,
            items: views.map(({ id, name }) => ({
              id: `forget-${id}`,
              label: name,
              tone: 'critical' as const,
              onSelect: () => void onForget(id),
            })),
          },
        ];
  return (
    <>
      <Menu
        items={[
          ...sections,
          {
            id: 'save',
            label: words.saveView,
            parted: views.length > 0,
            onSelect: () => setNaming(true),
          },
        ]}
        renderTrigger={(attributes) => (
          <Button {...attributes} trailing={<Icon glyph={ChevronDownGlyph} size="small" />}>
            {words.views}
          </Button>
        )}
      />
      <Dialog
        open={naming}
        onClose={close}
        title={words.saveTitle}
        size="small"
        initialFocus={nameField}
        actions={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button variant="primary" busy={saving.status === 'submitting'} onClick={save}>
              {words.save}
            </Button>
          </>
        }
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack gap="s4">
            <SubmissionAlert submission={saving} words={{ invalid: words.viewRefused }} />
            <TextField
              ref={nameField}
              label={words.viewName}
              hint={words.viewHint}
              error={isMissing ? words.viewNameRequired : undefined}
              onChange={() => setMissing(false)}
              maxLength={60}
              required
            />
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
