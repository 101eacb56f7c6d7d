import { rejectionCodes } from '@alms/lis-domain/samples';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import type { Path } from 'react-hook-form';
import type { LisFormState } from '../../shared/lis-form/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { useDialogWords } from './use-dialog-words.ts';

/** Values of a form for the reason of a rejection. */
export interface RejectValues {
  code: string;
  note: string;
}

/** Reason and note of a rejection, of one specimen or several. */
export function RejectFields<Values extends RejectValues, Output>({
  form,
}: {
  form: LisFormState<Values, Output>;
}) {
  const words = useDialogWords();
  const specimen = useSpecimenWords();
  return (
    <>
      <SelectField
        label={words.reason}
        placeholder={words.chooseReason}
        options={rejectionCodes.map((value) => ({ value, label: specimen.reason(value) }))}
        {...form.field('code' as Path<Values>)}
      />
      <TextField
        label={words.note}
        optional
        maxLength={300}
        autoComplete="off"
        {...form.field('note' as Path<Values>)}
      />
    </>
  );
}
