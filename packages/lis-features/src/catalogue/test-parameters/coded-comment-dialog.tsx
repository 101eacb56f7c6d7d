import { departments, reflexOperators } from '@alms/lis-domain/catalogue';
import {
  MAX_COMMENT,
  MAX_COMMENT_RULES,
  type CodedComment,
  type CodedCommentDefinition,
} from '@alms/lis-domain/catalogue/coded-comments';
import { directionOf, languages } from '@alms/lis-domain/language';
import { flags } from '@alms/lis-domain/results';
import { interferenceGrades, interferents } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FieldArray } from '@alms/ui/field-array';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { LisForm, useLisForm, useRows, type LisFormState } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import {
  codedCommentForm,
  commentOf,
  faultsOf,
  fieldsOf,
  indexOp,
  isIndexOp,
  type CommentFields,
  type CommentTest,
} from './coded-comment.form.ts';
import { codedCommentsMessages } from './words/coded-comments/index.ts';

interface CommentFormProps {
  /** The comment to edit. When omitted, a new one is added. */
  comment?: CodedComment | undefined;
  /** Tests that a rule can apply to. */
  tests: readonly CommentTest[];
  /** Saves the comment. Must not reject. */
  onSave: (comment: CodedCommentDefinition) => Promise<Submission>;
  onClose: () => void;
}

export interface CodedCommentDialogProps extends CommentFormProps {
  open: boolean;
}

/** Edits a coded comment with its text by language and its rules. */
export function CodedCommentDialog({ open, ...form }: CodedCommentDialogProps) {
  const words = useMessages(codedCommentsMessages);
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      placement="end"
      size="large"
      title={form.comment ? words.changeComment({ code: form.comment.code }) : words.newComment}
    >
      <CommentForm {...form} />
    </Dialog>
  );
}

function CommentForm({ comment, tests, onSave, onClose }: CommentFormProps) {
  const words = useMessages(codedCommentsMessages);
  const departmentWords = useDepartmentWords();
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm(codedCommentForm, {
    defaultValues: fieldsOf(comment),
    words: { ...words, duplicate: words.codeTaken },
    submission,
    onSubmit: (values) => {
      const entered = commentOf(values);
      const fieldErrors = faultsOf(entered, tests);
      void run(async () =>
        Object.keys(fieldErrors).length > 0 ? { status: 'rejected', fieldErrors } : onSave(entered),
      );
    },
  });
  return (
    <LisForm form={form}>
      <Grid>
        <TextField
          label={words.code}
          hint={words.codeHint}
          maxLength={20}
          dir="ltr"
          readOnly={comment !== undefined}
          {...form.field('code')}
        />
        <SelectField
          label={words.department}
          options={[
            { value: '', label: words.allDepartments },
            ...departments.map((value) => ({ value, label: departmentWords[value] })),
          ]}
          {...form.field('department')}
        />
      </Grid>
      {languages.map((language) => (
        <TextField
          key={language}
          label={words.textIn({ language: words[language] })}
          {...(language === 'en' && { hint: words.textHint })}
          lang={language}
          dir={directionOf(language)}
          maxLength={MAX_COMMENT}
          optional
          {...form.field(`texts.${language}`)}
        />
      ))}
      <RuleRows form={form} tests={tests} />
      <Checkbox label={words.active} hint={words.activeHint} {...form.field('active')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
      </FormActions>
    </LisForm>
  );
}

function RuleRows({
  form,
  tests,
}: {
  form: LisFormState<CommentFields, CommentFields>;
  tests: readonly CommentTest[];
}) {
  const words = useMessages(codedCommentsMessages);
  const specimen = useSpecimenWords();
  const { rows, onRowsChange, nextId } = useRows(form, 'rules');
  const fields = form.methods.watch('rules');
  return (
    <FieldArray
      label={words.rules}
      hint={words.rulesHint}
      rowLabel={words.rule}
      addLabel={words.addRule}
      error={form.field('rules').error}
      rows={rows}
      onRowsChange={onRowsChange}
      newRow={() => ({ id: nextId(), test: '', op: 'flag', value: '' })}
      max={MAX_COMMENT_RULES}
      renderRow={(_, index) => {
        const { test = '', op = '' } = fields[index] ?? {};
        const at = `rules.${index}` as const;
        const chosen =
          op === 'flag'
            ? flags.map((value) => ({ value, label: value }))
            : isIndexOp(op)
              ? interferenceGrades
                  .slice(1)
                  .map((value) => ({ value, label: specimen.grade(value) }))
              : undefined;
        return (
          <Grid columnWidth="14rem">
            <SelectField
              label={words.test}
              placeholder={words.chooseTest}
              options={[
                ...(test === '' || tests.some(({ code }) => code === test)
                  ? []
                  : [{ value: test, label: test }]),
                ...tests.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
              ]}
              {...form.field(`${at}.test`)}
            />
            <SelectField
              label={words.op}
              options={[
                ...reflexOperators.map((value) => ({ value, label: words[value] })),
                ...interferents.map((value) => ({
                  value: indexOp(value),
                  label: words.fromGradeOf({ index: specimen.interferent(value) }),
                })),
              ]}
              {...form.field(`${at}.op`)}
            />
            {chosen ? (
              <SelectField
                label={words.value}
                placeholder={words.chooseValue}
                options={chosen}
                {...form.field(`${at}.value`)}
              />
            ) : (
              <TextField
                label={words.value}
                dir="ltr"
                maxLength={40}
                {...form.field(`${at}.value`)}
              />
            )}
          </Grid>
        );
      }}
    />
  );
}
