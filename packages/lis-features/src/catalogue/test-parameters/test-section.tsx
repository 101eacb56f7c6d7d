import type { CatalogueFinding } from '@alms/lis-domain/catalogue';
import { Card, type CardProps } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import type { LisFormState } from '../../shared/lis-form/index.ts';
import type { TestFields, TestValues } from './test-fields.ts';
import type { TestSection } from './test-sections.ts';
import { TestFindings } from './test-findings.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

export interface TestSectionProps {
  form: LisFormState<TestFields, TestValues>;
  /** Findings on the entered test, each with its section. */
  findings: readonly (CatalogueFinding & { section: TestSection })[];
}

/** Id of a section’s element, for the section index. */
export const sectionId = (section: TestSection | 'history'): string => `section-${section}`;

/** Id of the trial of a rule or formula, inside its section. */
export const TRIAL_ID = 'section-trial';

export interface TestSectionCardProps
  extends Pick<TestSectionProps, 'findings'>, Omit<CardProps, 'heading' | 'id'> {
  section: TestSection;
}

/** A section of the editor, with the errors and warnings on its fields at the end. */
export function TestSectionCard({
  section,
  findings,
  children,
  body = 'padded',
  ...rest
}: TestSectionCardProps) {
  const words = useMessages(testEditorMessages);
  const own = findings.filter((finding) => finding.section === section);
  const content = (
    <>
      {children}
      <TestFindings findings={own} />
    </>
  );
  return (
    <Card
      {...rest}
      body={body}
      id={sectionId(section)}
      tabIndex={-1}
      heading={words[`section_${section}`]}
    >
      {body === 'padded' ? <Stack gap="s5">{content}</Stack> : content}
    </Card>
  );
}
