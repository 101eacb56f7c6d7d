import type { TestVersion } from '@alms/lis-domain/catalogue';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { sameAnswer } from '../../shared/versioned-form/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';
import type { TestValues } from './test-fields.ts';
import { sectionId } from './test-section.tsx';
import * as S from './test-parameters.styles.ts';
import { testWordsMessages } from './words/test-words/index.ts';
import { useTestAnswers } from './use-test-answers.tsx';

export interface TestHistoryProps {
  /** Versions loaded so far, newest first. */
  versions: Resource<readonly TestVersion[]>;
  /** Loads older versions. When omitted, there are none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
}

/** Version history of a test: user, time and previous values. */
export function TestHistory({ versions, onMore, onRetry }: TestHistoryProps) {
  const words = useMessages(testEditorMessages);
  const format = useFormat();
  return (
    <Card heading={words.history} id={sectionId('history')} tabIndex={-1}>
      <ResourceView
        resource={versions}
        label={words.history}
        headingLevel={3}
        skeleton={<Skeleton count={3} />}
        {...(onRetry && { onRetry })}
      >
        {(read) => (
          <S.Versions>
            {read.map((version, index) => (
              <li key={version.version}>
                <Text figures>
                  {words.versionBy({
                    version: version.version,
                    time: format.dateTime(version.at),
                    name: version.by?.name ?? words.starter,
                  })}
                </Text>
                {version.reason !== null && (
                  <Text tone="muted">{words.because({ reason: version.reason })}</Text>
                )}
                {version.version > 1 && read[index + 1] && (
                  <Changes after={version} before={read[index + 1]} />
                )}
              </li>
            ))}
          </S.Versions>
        )}
      </ResourceView>
      {onMore && <Button onClick={onMore}>{words.older}</Button>}
    </Card>
  );
}

/** Changed parts, before and after. The changes of the oldest loaded version are unknown. */
function Changes({ after, before }: { after: TestVersion; before: TestVersion | undefined }) {
  const words = useMessages(testEditorMessages);
  const names = useMessages(testWordsMessages);
  const answers = useTestAnswers();
  if (!before) return null;
  // A retired version differs from the form’s values only in its status, which is shown separately.
  const [then, now] = [before.definition as TestValues, after.definition as TestValues];
  const changed = answers.filter(({ name }) => !sameAnswer(then[name], now[name]));
  return (
    <S.Changes>
      {changed.map(({ name, label, show }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <span data-part="side">{words.before}</span>{' '}
            {name === 'status' ? names[before.definition.status] : show(then)}
          </dd>
          <dd>
            <span data-part="side">{words.after}</span>{' '}
            {name === 'status' ? names[after.definition.status] : show(now)}
          </dd>
        </div>
      ))}
    </S.Changes>
  );
}
