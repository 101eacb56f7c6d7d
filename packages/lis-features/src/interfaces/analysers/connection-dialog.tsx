import {
  delimitedProfile,
  type AnalyserConnection,
  type AnalyserOptions,
} from '@alms/lis-domain/interfaces/analysers';
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
  headingsOf,
  profileLabel,
  targetOf,
  withKeptColumns,
  trialOf,
  type ConnectionFields,
  type SavedConnection,
  type TriedMessage,
} from './connection.form.ts';
import { Trial, type TrialOutcome } from './trial.tsx';
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
  /** Reads a captured message with settings that are not saved. Must not reject. */
  onTry: (trial: TriedMessage) => Promise<TrialOutcome>;
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
  options: { profiles, ports, hosts, folders },
  onSave,
  onTry,
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
          transport:
            ports !== null
              ? 'tcp_server'
              : hosts.length > 0 || folders === null
                ? 'tcp_client'
                : 'folder',
          port: '',
          peer: '',
          target: '',
          folder: '',
          ...headingsOf(null),
          automatic: false,
        },
    words: { ...words, version_stale: words.changed },
    submission,
    onSubmit: (body) => run(() => onSave({ connection, body: withKeptColumns(body, connection) })),
  });
  const { field } = form;
  const [transport, profile, shape] = form.methods.watch(['transport', 'profile', 'shape']);
  const isFolder = transport === 'folder';
  const isDelimited = isFolder && profile === delimitedProfile;
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
            options={[
              ...(isFolder ? [{ value: delimitedProfile, label: words.delimited }] : []),
              ...profiles.map((each) => ({ value: each.id, label: profileLabel(each) })),
            ]}
            {...field('profile')}
          />
          <SelectField
            label={words.transport}
            options={[
              { value: 'tcp_server', label: words.tcp_server },
              { value: 'tcp_client', label: words.tcp_client },
              { value: 'folder', label: words.folderTransport },
            ]}
            {...field('transport')}
          />
          {isFolder ? (
            <TextField
              label={words.folder}
              hint={folders === null ? words.noFolders : words.folderHint({ folder: folders })}
              dir="ltr"
              {...field('folder')}
            />
          ) : transport === 'tcp_server' ? (
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
          {isDelimited && (
            <>
              <SelectField
                label={words.shape}
                options={[
                  { value: 'long', label: words.shape_long },
                  { value: 'wide', label: words.shape_wide },
                ]}
                {...field('shape')}
              />
              <SelectField
                label={words.decimalMark}
                options={[
                  { value: '.', label: words.point },
                  { value: ',', label: words.comma },
                ]}
                {...field('decimal_mark')}
              />
              <TextField
                label={words.heading({ column: words.specimen })}
                hint={words.headingHint}
                {...field('accession')}
              />
              {shape === 'long' && (
                <>
                  <TextField label={words.heading({ column: words.code })} {...field('code')} />
                  <TextField label={words.heading({ column: words.value })} {...field('value')} />
                  <TextField
                    label={words.heading({ column: words.unit })}
                    hint={words.optional}
                    {...field('unit')}
                  />
                  <TextField
                    label={words.heading({ column: words.flag })}
                    hint={words.optional}
                    {...field('flag')}
                  />
                </>
              )}
            </>
          )}
        </Grid>
        <Trial onTry={trialOf(form.methods.watch(), onTry)} />
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
