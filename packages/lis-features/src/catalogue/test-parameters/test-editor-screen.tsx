import { isUnstructured, type TestParameter, type TestVersion } from '@alms/lis-domain/catalogue';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, HoldGlyph, Icon, MoreGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { Menu } from '@alms/ui/menu';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { goToSection } from '@alms/ui/section-index';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { LimitProposal, type LimitProposalProps } from './limit-proposal.tsx';
import { RetireDialog, type RetireDialogProps } from './test-editor-dialogs.tsx';
import { TestEditorForm, type TestEditorFormProps } from './test-editor-form.tsx';
import * as S from './test-editor.styles.ts';
import { TestHistory, type TestHistoryProps } from './test-history.tsx';
import { Code } from './test-parameters.styles.ts';
import { sectionId, TRIAL_ID } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';
import { testWordsMessages } from './words/test-words/index.ts';

export interface TestEditorScreenProps extends Omit<
  TestEditorFormProps,
  'test' | 'notice' | 'history'
> {
  /** The test; version 0 for a new one. */
  test: Resource<TestParameter>;
  /** Version history. When omitted, there is none yet. */
  versions?: Resource<readonly TestVersion[]> | undefined;
  /** Loads older versions. When omitted, there are none. */
  onOlder?: TestHistoryProps['onMore'];
  /** Link to the test list. */
  listHref: string;
  /** Retires the test. When omitted, the test cannot be retired. Must not reject. */
  onRetire?: RetireDialogProps['onRetire'] | undefined;
  /** Confirms the limits of a starter pack. When omitted, the user may not. Must not reject. */
  onConfirmLimits?: LimitProposalProps['onConfirm'];
  onRetry?: () => void | Promise<void>;
}

/** One test or panel of the catalogue: its definition in sections, and its version history. */
export function TestEditorScreen({
  test,
  versions,
  onOlder,
  listHref,
  onRetire,
  onConfirmLimits,
  onRetry,
  ...form
}: TestEditorScreenProps) {
  const words = useMessages(testEditorMessages);
  const read = test.status === 'ready' ? test.data : undefined;
  return (
    <S.Root data-screen="test-editor" data-fills-frame="">
      <Head
        test={read}
        versions={versions?.status === 'ready' ? versions.data : []}
        listHref={listHref}
        onRetire={form.readOnly ? undefined : onRetire}
        mayTry={form.onTry !== undefined}
      />
      <ResourceView
        resource={test}
        label={words.form}
        headingLevel={2}
        skeleton={<FormSkeleton />}
        {...(onRetry && { onRetry })}
      >
        {(shown) => (
          <TestEditorForm
            {...form}
            test={shown}
            notice={
              <LimitProposal test={shown} onConfirm={form.readOnly ? undefined : onConfirmLimits} />
            }
            history={
              versions && (
                <TestHistory versions={versions} onMore={onOlder} {...(onRetry && { onRetry })} />
              )
            }
          />
        )}
      </ResourceView>
    </S.Root>
  );
}

const LOOKS: Record<TestParameter['status'], Pick<ChipProps, 'tone' | 'glyph'>> = {
  active: { tone: 'positive', glyph: CheckGlyph },
  draft: { tone: 'info', glyph: ClockGlyph },
  retired: { glyph: HoldGlyph },
};

interface HeadProps extends Pick<TestEditorScreenProps, 'listHref' | 'onRetire'> {
  /** Undefined while it is loading. */
  test: TestParameter | undefined;
  /** Versions loaded so far. */
  versions: readonly TestVersion[];
  /** Whether a rule can be tried on past results. */
  mayTry: boolean;
}

/** Place, identification and actions of the test. */
function Head({ test, versions, listHref, onRetire, mayTry }: HeadProps) {
  const words = useMessages(testEditorMessages);
  const departmentWords = useDepartmentWords();
  const [isRetiring, setRetiring] = useState(false);
  const isSaved = test !== undefined && test.version > 0;
  const trail = (
    <>
      <Link href={listHref}>{words.toList}</Link>
      {isSaved && (
        <>
          <span data-part="separator" aria-hidden="true">
            {'/'}
          </span>
          {departmentWords[test.department]}
        </>
      )}
    </>
  );
  const title = isSaved ? test.name : test ? words.newTitle : words.form;
  const mayRetire = isSaved && test.status !== 'retired' && onRetire !== undefined;
  return (
    <>
      <PageHeader
        title={title}
        trail={trail}
        {...(isSaved && {
          titleTrailing: <Identifiers test={test} />,
          freshness: <SavedVersion test={test} versions={versions} />,
          actions: (
            <>
              <TrialButton test={test} mayTry={mayTry} />
              {mayRetire && (
                <Menu
                  align="end"
                  renderTrigger={(trigger) => (
                    <IconButton {...trigger} variant="secondary" label={words.moreActions}>
                      <Icon glyph={MoreGlyph} />
                    </IconButton>
                  )}
                  items={[
                    {
                      id: 'retire',
                      label: words.retire,
                      tone: 'critical',
                      onSelect: () => setRetiring(true),
                    },
                  ]}
                />
              )}
            </>
          ),
        })}
      />
      {mayRetire && (
        <RetireDialog
          test={test}
          open={isRetiring}
          onClose={() => setRetiring(false)}
          onRetire={onRetire}
        />
      )}
    </>
  );
}

function Identifiers({ test: { code, loinc, status } }: { test: TestParameter }) {
  const words = useMessages(testEditorMessages);
  const names = useMessages(testWordsMessages);
  return (
    <>
      <Text as="span" tone="muted">
        <Code>{code}</Code>
      </Text>
      {loinc && (
        <Text as="span" tone="muted">
          {words.loincShort} <Code>{loinc.code}</Code>
        </Text>
      )}
      <Chip {...LOOKS[status]}>{names[status]}</Chip>
    </>
  );
}

/** Number, date and editor of the displayed version. The editor is unknown until it is loaded. */
function SavedVersion({
  test: { version, updated_at },
  versions,
}: Pick<HeadProps, 'versions'> & { test: TestParameter }) {
  const words = useMessages(testEditorMessages);
  const format = useFormat();
  const editor = versions.find((each) => each.version === version)?.by;
  const saved = { version, date: format.longDate(format.dayOf(updated_at)) };
  return editor ? words.savedBy({ ...saved, name: editor.name }) : words.savedOn(saved);
}

/** Opens the trial of the test’s rule or formula in its section. */
function TrialButton({
  test: { kind, result_type },
  mayTry,
}: Pick<HeadProps, 'mayTry'> & { test: TestParameter }) {
  const words = useMessages(testEditorMessages);
  const isRule = kind === 'single' && mayTry && !isUnstructured(result_type);
  if (kind !== 'calculated' && !isRule) return null;
  return (
    <Button
      onClick={() => {
        // The trial is shown while the rule is on, which its section decides.
        if (!goToSection(TRIAL_ID)) goToSection(sectionId('checks'));
      }}
    >
      {isRule ? words.tryRule : words.tryFormula}
    </Button>
  );
}

function FormSkeleton() {
  return (
    <Stack>
      {[4, 2, 6].map((count) => (
        <Card key={count}>
          <Skeleton count={count} />
        </Card>
      ))}
    </Stack>
  );
}
