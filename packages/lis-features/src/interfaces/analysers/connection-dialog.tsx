import type { AnalyserConnection, AnalyserOptions } from '@alms/lis-domain/interfaces/analysers';
import type { Instrument } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import {
  connectionFieldsOf,
  connectionForm,
  profileLabel,
  targetOf,
  type ConnectionFields,
  type SavedConnection,
} from './connection.form.ts';
import { analysersMessages } from './words/index.ts';

export interface ConnectionDialogProps {
  /** The connection to edit, `new` for a new one; undefined closes the dialog. */
  edited: AnalyserConnection | 'new' | undefined;
  onClose: () => void;
  /** Active instruments. */
  instruments: readonly Instrument[];
  options: AnalyserOptions;
  /**
   * Saves the connection. Must not reject. Known refusals: `duplicate`, `invalid`, `version_stale`.
   */
  onSave: (saved: SavedConnection) => Promise<Submission>;
}

/** Edits a connection to an analyser: instrument, profile, transport and automatic acceptance. */
export function ConnectionDialog({ edited, onClose, ...form }: ConnectionDialogProps) {
  const words = useMessages(analysersMessages);
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      title={edited === undefined || edited === 'new' ? words.newConnection : edited.name}
    >
      {edited && (
        <ConnectionFieldset
          {...form}
          connection={edited === 'new' ? undefined : edited}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function ConnectionFieldset({
  connection,
  onClose,
  instruments,
  options: { profiles, ports, hosts },
  onSave,
}: Omit<ConnectionDialogProps, 'edited'> & { connection: AnalyserConnection | undefined }) {
  const words = useMessages(analysersMessages);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<ConnectionFields, SavedConnection['body']>(connectionForm, {
    defaultValues: connection
      ? connectionFieldsOf(connection)
      : {
          name: '',
          instrument_id: '',
          profile: '',
          transport: ports === null && hosts.length > 0 ? 'tcp_client' : 'tcp_server',
          port: '',
          peer: '',
          target: '',
          automatic: false,
        },
    words: { ...words, version_stale: words.changed },
    submission,
    onSubmit: (body) => run(() => onSave({ connection, body })),
  });
  const { field } = form;
  const isServer = form.methods.watch('transport') === 'tcp_server';
  return (
    <LisForm form={form} label={words.form}>
      <Stack gap="s5">
        <Grid>
          <TextField label={words.name} {...field('name')} />
          <SelectField
            label={words.instrument}
            placeholder={words.choose}
            options={instruments.map(({ id, name }) => ({ value: id, label: name }))}
            {...field('instrument_id')}
          />
          <SelectField
            label={words.profile}
            placeholder={words.choose}
            options={profiles.map((each) => ({ value: each.id, label: profileLabel(each) }))}
            {...field('profile')}
          />
          <SelectField
            label={words.transport}
            options={[
              { value: 'tcp_server', label: words.tcp_server },
              { value: 'tcp_client', label: words.tcp_client },
            ]}
            {...field('transport')}
          />
          {isServer ? (
            <>
              <TextField
                label={words.port}
                hint={ports === null ? words.noPorts : words.portHint(ports)}
                inputMode="numeric"
                dir="ltr"
                {...field('port')}
              />
              <TextField label={words.peer} hint={words.peerHint} dir="ltr" {...field('peer')} />
            </>
          ) : (
            <SelectField
              label={words.target}
              hint={hosts.length === 0 ? words.noHosts : undefined}
              placeholder={words.choose}
              options={hosts.map((each) => ({
                value: targetOf(each),
                label: `${each.host}:${each.port}`,
              }))}
              {...field('target')}
            />
          )}
        </Grid>
        <Checkbox label={words.automatic} hint={words.automaticHint} {...field('automatic')} />
      </Stack>
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
      </FormActions>
    </LisForm>
  );
}
