import { idle, type Submission } from '@alms/ui/resource';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAnswersTo, useLaterAnswers } from './index.ts';

const refused: Submission = { status: 'rejected', fieldErrors: {}, formError: 'version_stale' };
const failed: Submission = { status: 'failed', error: { kind: 'server' } };

interface Asked {
  question: object | undefined;
  submission: Submission;
}

describe('useAnswersTo', () => {
  it('returns responses to the current dialog, not to the previous one', () => {
    const first = { kind: 'amend' };
    const { result, rerender } = renderHook<Submission, Asked>(
      ({ question, submission }) => useAnswersTo(question, submission),
      { initialProps: { question: first, submission: idle } },
    );
    rerender({ question: first, submission: refused });
    expect(result.current).toBe(refused);
    rerender({ question: undefined, submission: refused });
    rerender({ question: { kind: 'amend' }, submission: refused });
    expect(result.current).toBe(idle);
    rerender({ question: { kind: 'amend' }, submission: failed });
    expect(result.current).toBe(idle);
  });
});

describe('useLaterAnswers', () => {
  it('returns responses that arrive after the first render', () => {
    const { result, rerender } = renderHook<Submission, Submission>(useLaterAnswers, {
      initialProps: refused,
    });
    expect(result.current).toBe(idle);
    rerender(failed);
    expect(result.current).toBe(failed);
  });
});
