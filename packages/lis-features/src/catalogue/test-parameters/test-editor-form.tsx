import { writtenAs, type TestParameter } from '@alms/lis-domain/catalogue';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Choice } from '@alms/ui/multi-select-field';
import type { Resource } from '@alms/ui/resource';
import { LisForm } from '../../shared/lis-form/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import { AutoverifyFields, type AutoverifyFieldsProps } from './autoverify-fields.tsx';
import { FormulaFields } from './formula-fields.tsx';
import {
  IdentityFields,
  IntervalFields,
  MemberFields,
  PriceFields,
  ResultFields,
  RuleFields,
  SpecimenFields,
} from './test-editor-fields.tsx';
import {
  fieldsOf,
  findingsOf,
  testForm,
  typeOf,
  valuesOf,
  type TestFields,
  type TestValues,
} from './test-editor.form.ts';
import { testEditorMessages } from './words/test-editor/index.ts';
import { PatientFields } from './patient-fields.tsx';
import { TranslationFields } from './translation-fields.tsx';
import { ReflexFields } from './reflex-fields.tsx';
import { TestFindings } from './test-findings.tsx';
import { useTestAnswers } from './use-test-answers.tsx';

export interface TestEditorFormProps
  extends
    VersionedFormProps<TestFields, TestValues, TestParameter>,
    Pick<AutoverifyFieldsProps, 'trial' | 'onTry' | 'tried'> {
  /** The test as loaded; version 0 for a new one. */
  test: TestParameter;
  /** Tests that a panel may contain and a formula may use. */
  members: Resource<readonly Choice[]>;
}

/** The complete test definition, saved together. Contradictions are reported while typing. */
export function TestEditorForm({
  test,
  members,
  trial,
  onTry,
  tried,
  ...rest
}: TestEditorFormProps) {
  const words = useMessages(testEditorMessages);
  const answers = useTestAnswers();
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(testForm, {
    record: test,
    valuesOf,
    fieldsOf,
    words,
    failureKey: 'failed',
    ...rest,
  });
  const fields = form.methods.watch();
  const isSaved = rest.submission.status === 'done' && !isDirty;
  const isPanel = fields.kind === 'panel';
  const isFile = writtenAs[typeOf(fields)] === 'file';

  return (
    <>
      <LisForm form={form} label={words.form}>
        {isSaved && (
          <Alert tone="positive" live="polite">
            {words.saved}
          </Alert>
        )}
        {test.status === 'retired' && (
          <Alert tone="info" title={words.retiredTitle}>
            {words.retiredBody}
          </Alert>
        )}
        <IdentityFields form={form} isNew={test.version === 0} />
        {isPanel ? (
          <MemberFields form={form} choices={members} />
        ) : (
          <>
            {fields.kind === 'calculated' ? (
              <FormulaFields form={form} choices={members} />
            ) : (
              <SpecimenFields form={form} />
            )}
            <ResultFields form={form} />
            {!isFile && <IntervalFields form={form} />}
            <RuleFields form={form} />
            {!isFile && fields.kind === 'single' && (
              <AutoverifyFields form={form} trial={trial} onTry={onTry} tried={tried} />
            )}
            {!isFile && <ReflexFields form={form} choices={members} />}
          </>
        )}
        <PatientFields form={form} />
        <TranslationFields form={form} />
        <PriceFields form={form} />
        <TestFindings findings={findingsOf(fields)} />
        <FormActions {...(isDirty && { note: words.unsaved })}>
          <Button type="submit" variant="primary" size="large" busy={form.busy}>
            {test.status === 'retired' ? words.restore : words.save}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={answers}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}
