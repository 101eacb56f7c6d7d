import type { TestParameter } from '@alms/lis-domain/catalogue';
import { Alert } from '@alms/ui/alert';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Choice } from '@alms/ui/multi-select-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { SaveBar } from '@alms/ui/save-bar';
import { SectionIndex, type IndexedSection } from '@alms/ui/section-index';
import { Fragment, useId, useMemo, useState, type ReactNode } from 'react';
import { usePopulationWords } from '../../shared/interval-text/index.ts';
import { LisForm } from '../../shared/lis-form/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import { AutoverifyFields, type AutoverifyFieldsProps } from './autoverify-fields.tsx';
import { DeltaFields } from './delta-fields.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { InterferenceFields } from './interference-fields.tsx';
import { IntervalDialog } from './interval-dialog.tsx';
import { IntervalSection } from './interval-section.tsx';
import { MemberFields } from './member-fields.tsx';
import { PreparationFields, ReleaseFields } from './patient-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { ReflexFields } from './reflex-fields.tsx';
import { ResultFields } from './result-fields.tsx';
import { SpecimenFields } from './specimen-fields.tsx';
import { DiscardDialog, LeaveDialog, type Leaving } from './test-editor-dialogs.tsx';
import {
  changesOf,
  sectionAt,
  sectionsOf,
  type TestChange,
  type TestSection,
} from './test-sections.ts';
import { fieldAt, findingsOf, scopesOf, testForm } from './test-editor.form.ts';
import { fieldsOf, valuesOf, type TestFields, type TestValues } from './test-fields.ts';
import * as S from './test-editor.styles.ts';
import { sectionId, TestSectionCard } from './test-section.tsx';
import { TranslationFields } from './translation-fields.tsx';
import { TurnaroundFields } from './turnaround-fields.tsx';
import { autoverifyFieldsMessages } from './words/autoverify-fields/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';
import { useIntervals } from './use-intervals.ts';
import { useTestAnswers } from './use-test-answers.tsx';

export interface TestEditorFormProps
  extends
    VersionedFormProps<TestFields, TestValues, TestParameter>,
    Pick<AutoverifyFieldsProps, 'trial' | 'onTry' | 'tried'> {
  /** The test as loaded; version 0 for a new one. */
  test: TestParameter;
  /** Tests that a panel may contain and a formula may use. */
  members: Resource<readonly Choice[]>;
  /** Whether the user may view the test but not change it. @default false */
  readOnly?: boolean;
  /** Whether a confidential test stays confidential, because the user may not read its results. */
  keepsConfidential?: boolean;
  /** A navigation that awaits the user’s decision, while there are unsaved changes. */
  leaving?: Leaving | undefined;
  /** Notice about the whole test, above its sections. When omitted, there is none. */
  notice?: ReactNode;
  /** The change history, as the last section. When omitted, there is none. */
  history?: ReactNode;
}

/** Codes that `AgesOfIntervals` shows below the table of intervals. */
const SHOWN_BY_AGES: readonly string[] = ['ages_uncovered', 'intervals_overlap', 'no_reference'];

/** The server names the parts of the definition; the form names its fields. */
const atFields = (submission: Submission): Submission =>
  submission.status === 'rejected'
    ? {
        ...submission,
        fieldErrors: Object.fromEntries(
          Object.entries(submission.fieldErrors).map(([at, message]) => [fieldAt(at), message]),
        ),
      }
    : submission;

/** Names an unsaved change: a part of the test, or an interval by its patients. */
function useChangeNames(): (change: TestChange) => string {
  const words = useMessages(testEditorMessages);
  const answers = useTestAnswers();
  const population = usePopulationWords();
  return ({ part, interval }) => {
    const [scope] = interval ? scopesOf([interval]) : [];
    if (scope) return words.ofScope({ type: words[scope.type], people: population(scope) });
    if (part === 'code' || part === 'kind') return words[part];
    return answers.find(({ name }) => name === part)?.label ?? part;
  };
}

/**
 * The complete test definition in sections, saved together. The index marks sections with unsaved
 * changes and errors; contradictions are reported while typing.
 */
export function TestEditorForm({
  test,
  members,
  trial,
  onTry,
  tried,
  readOnly = false,
  keepsConfidential = false,
  leaving,
  notice,
  history,
  submission,
  ...rest
}: TestEditorFormProps) {
  const words = useMessages(testEditorMessages);
  const auto = useMessages(autoverifyFieldsMessages);
  const format = useFormat();
  const formId = useId();
  const answers = useTestAnswers();
  const nameOf = useChangeNames();
  const [isDiscarding, setDiscarding] = useState(false);
  const atOwnFields = useMemo(() => atFields(submission), [submission]);
  const { form, saved, onDiscard, conflict, onSettle, onBack } = useVersionedForm(testForm, {
    record: test,
    valuesOf,
    fieldsOf,
    words,
    failureKey: 'failed',
    submission: atOwnFields,
    ...rest,
  });
  const fields = form.methods.watch();
  const changes = changesOf(saved, fields);
  const names = changes.map(nameOf);
  const sections = sectionsOf(fields);
  const findings = findingsOf(fields)
    .filter(({ code }) => !SHOWN_BY_AGES.includes(code))
    .map((finding) => ({ ...finding, section: sectionAt(fieldAt(finding.at), fields) }));
  const failed = new Set([
    ...form.problems.map(({ name }) => sectionAt(name, fields)),
    ...findings.flatMap(({ severity, section }) => (severity === 'refused' ? [section] : [])),
  ]);
  const markOf = (section: TestSection): IndexedSection['mark'] => {
    if (failed.has(section)) return 'error';
    return changes.some((change) => change.section === section) ? 'changed' : undefined;
  };
  const isRetired = test.status === 'retired';
  const isSaved = submission.status === 'done' && changes.length === 0;
  const shared = { form, findings };
  const intervals = useIntervals(form, saved);
  const ofIntervals = { intervals, saved, readOnly };

  const drawn: Record<TestSection, ReactNode> = {
    general: (
      <IdentityFields
        {...shared}
        isNew={test.version === 0}
        keepsConfidential={keepsConfidential && test.confidential}
      />
    ),
    members: <MemberFields {...shared} choices={members} />,
    specimens: <SpecimenFields {...shared} />,
    calculation: <FormulaFields {...shared} choices={members} />,
    preparation: <PreparationFields {...shared} />,
    result: <ResultFields {...shared} saved={saved} />,
    intervals: <IntervalSection {...shared} {...ofIntervals} section="intervals" />,
    critical: <IntervalSection {...shared} {...ofIntervals} section="critical" />,
    checks: (
      <TestSectionCard section="checks" findings={findings}>
        <DeltaFields form={form} />
        <InterferenceFields form={form} />
        {fields.kind === 'single' && (
          <>
            <Heading level={3}>{auto.heading}</Heading>
            <AutoverifyFields form={form} trial={trial} onTry={onTry} tried={tried} />
          </>
        )}
      </TestSectionCard>
    ),
    reflex: <ReflexFields {...shared} choices={members} />,
    turnaround: <TurnaroundFields {...shared} />,
    release: <ReleaseFields {...shared} />,
    translations: <TranslationFields {...shared} />,
    price: <PriceFields {...shared} />,
  };

  return (
    <S.Frame>
      <SectionIndex
        sections={[
          ...sections.map((section) => ({
            id: sectionId(section),
            label: words[`section_${section}`],
            mark: markOf(section),
          })),
          ...(history ? [{ id: sectionId('history'), label: words.history }] : []),
        ]}
      />
      <div data-part="body">
        {notice}
        <LisForm form={form} id={formId} label={words.form}>
          {isRetired && (
            <Alert tone="info" title={words.retiredTitle}>
              {words.retiredBody}
            </Alert>
          )}
          {readOnly && <Alert tone="info">{words.readOnly}</Alert>}
          <fieldset data-part="fields" disabled={readOnly}>
            {sections.map((section) => (
              <Fragment key={section}>{drawn[section]}</Fragment>
            ))}
          </fieldset>
        </LisForm>
        {history}
      </div>
      {!readOnly && (
        <SaveBar
          form={formId}
          changes={names}
          onDiscard={() => setDiscarding(true)}
          busy={form.busy}
          note={test.version > 0 && words.effect}
          savesUnchanged={isRetired}
          {...(isSaved && { unchangedLabel: words.saved })}
          {...(isRetired && { saveLabel: words.restore })}
          {...(test.version === 0 && { saveLabel: words.saveNew })}
        />
      )}
      <IntervalDialog form={form} {...intervals.dialog} />
      <EditConflictDialog
        conflict={conflict}
        fields={answers}
        onSettle={onSettle}
        onBack={onBack}
      />
      <DiscardDialog
        open={isDiscarding}
        count={names.length}
        changes={format.list(names)}
        onClose={() => setDiscarding(false)}
        onDiscard={onDiscard}
      />
      <LeaveDialog leaving={leaving} changes={format.list(names)} />
    </S.Frame>
  );
}
