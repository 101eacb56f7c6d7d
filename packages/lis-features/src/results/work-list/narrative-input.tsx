import type { NarrativeTemplate } from '@alms/lis-domain/catalogue';
import { MAX_NARRATIVE, type Result } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { useId, useRef, useState } from 'react';
import * as S from './entry-table.styles.ts';
import { workListMessages } from './words/index.ts';

export interface NarrativeInputProps {
  test: Result['test'];
  value: string;
  onType: (value: string) => void;
  invalid: boolean;
  /** Ids of the messages about the value. */
  describedBy: string | undefined;
}

/**
 * Field to type a narrative result, which grows with its text. A template fills an empty field; it
 * never replaces typed text without a decision. Text beyond the limit is kept and marked, because a
 * field that cuts off pasted text would lose it.
 */
export function NarrativeInput({ test, value, onType, invalid, describedBy }: NarrativeInputProps) {
  const words = useMessages(workListMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const [asked, setAsked] = useState<NarrativeTemplate>();
  const templates = test.narrative_templates;
  const fill = (text: string) => {
    setAsked(undefined);
    onType(text);
    area.current?.focus();
  };
  const choose = (index: string) => {
    const template = templates[Number(index)];
    if (!template) return;
    if (value.trim() === '') fill(template.text);
    else if (value.trim() !== template.text) setAsked(template);
  };
  const tooLong = value.trim().length > MAX_NARRATIVE;
  return (
    <S.Narrative data-component="narrative-input">
      {templates.length > 0 && (
        <S.Choice
          aria-label={words.templateOf({ test: test.name })}
          value=""
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{words.chooseTemplate}</option>
          {templates.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </S.Choice>
      )}
      {asked && (
        <Alert
          tone="caution"
          live="polite"
          title={words.templateReplaces}
          actions={
            <>
              <Button size="small" onClick={() => fill(`${value.trimEnd()}\n\n${asked.text}`)}>
                {words.templateAdd}
              </Button>
              <Button size="small" onClick={() => fill(asked.text)}>
                {words.templateReplace}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setAsked(undefined)}>
                {words.templateCancel}
              </Button>
            </>
          }
        >
          {words.templateReplacesBody({ name: asked.name })}
        </Alert>
      )}
      <textarea
        ref={area}
        aria-label={words.resultOf({ test: test.name })}
        aria-invalid={invalid || undefined}
        aria-describedby={[hintId, describedBy].filter(Boolean).join(' ')}
        data-part="entry-value"
        rows={6}
        dir="auto"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={hintId} data-part="hint" data-over={tooLong || undefined}>
        <span>{words.headingHint}</span>{' '}
        <span>{words.characters({ count: value.trim().length, max: MAX_NARRATIVE })}</span>
      </p>
    </S.Narrative>
  );
}
