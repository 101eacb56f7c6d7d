import {
  workSteps,
  type OnboardingProgress,
  type OnboardingResume,
  type WorkStep,
} from '@alms/lis-domain/onboarding';
import { useMessages } from '@alms/ui/i18n';
import { assertNever, idle, type Submission } from '@alms/ui/resource';
import { WizardFrame } from '@alms/ui/wizard-frame';
import { useState, type ReactNode } from 'react';
import { useOnboardingWords } from '../../shared/onboarding-words/index.ts';
import type { SubdomainCheck } from '../../shared/subdomain-field/index.ts';
import { draftsFrom, firstOpenStep, neighboursOf, type SetupDrafts } from './setup-drafts.ts';
import { setupWizardMessages } from './words/index.ts';
import { stepSubmission } from './step-submission.ts';
import { CatalogStep } from './steps/catalog-step.tsx';
import { LaboratoryStep } from './steps/laboratory-step.tsx';
import { PreferencesStep } from './steps/preferences-step.tsx';
import { StaffStep } from './steps/staff-step.tsx';

export interface SetupWizardProps {
  resume: OnboardingResume;
  submission: Submission;
  onSaveStep: (progress: OnboardingProgress) => Promise<Submission>;
  onComplete: () => Promise<Submission>;
  subdomainCheck: SubdomainCheck;
  onSubdomainChange: (subdomain: string) => void;
  baseDomain: string;
  timeZones: readonly string[];
  invitationNotice: ReactNode;
}

/** Setup wizard with four steps, resumed at the open one. Entries are kept between steps. */
export function SetupWizard({
  resume,
  submission,
  onSaveStep,
  onComplete,
  subdomainCheck,
  onSubdomainChange,
  baseDomain,
  timeZones,
  invitationNotice,
}: SetupWizardProps) {
  const words = useMessages(setupWizardMessages);
  const names = useOnboardingWords();
  const [drafts, setDrafts] = useState(() => draftsFrom(resume));
  const [step, setStep] = useState(() => firstOpenStep(resume));
  const [saved, setSaved] = useState<ReadonlySet<string>>(() => new Set(resume.completed_steps));
  // The outcome of another step does not apply to this one.
  const [answered, setAnswered] = useState<Submission>();
  const { before, after } = neighboursOf(step);

  const enter = (next: WorkStep, outcome: Submission) => {
    setAnswered(outcome);
    setStep(next);
  };

  const keep = <S extends WorkStep>(of: S, draft: SetupDrafts[S]) =>
    setDrafts((all) => ({ ...all, [of]: draft }));

  const save = async (progress: OnboardingProgress) => {
    const outcome = await onSaveStep(progress);
    if (outcome.status !== 'done') return;
    setSaved((done) => new Set([...done, progress.step]));
    if (after === undefined) await onComplete();
    else enter(after, outcome);
  };

  const movesOf = <S extends WorkStep>(of: S) => ({
    submission: submission === answered ? idle : stepSubmission(submission),
    values: drafts[of],
    onBack:
      before &&
      ((draft: SetupDrafts[S]) => {
        keep(of, draft);
        enter(before, submission);
      }),
  });

  const content = () => {
    switch (step) {
      case 'laboratory_setup':
        return (
          <LaboratoryStep
            {...movesOf(step)}
            check={subdomainCheck}
            baseDomain={baseDomain}
            timeZones={timeZones}
            onSubdomainChange={onSubdomainChange}
            onSave={(data, draft) => {
              keep(step, draft);
              return save({ step, status: 'completed', data });
            }}
          />
        );
      case 'staff_management':
        return (
          <StaffStep
            {...movesOf(step)}
            notice={invitationNotice}
            onSkip={() => save({ step, status: 'skipped', data: { invites: [] } })}
            onSave={(data, draft) => {
              keep(step, draft);
              return save({
                step,
                status: data.invites.length > 0 ? 'completed' : 'skipped',
                data,
              });
            }}
          />
        );
      case 'test_catalog':
        return (
          <CatalogStep
            {...movesOf(step)}
            onSkip={() => save({ step, status: 'skipped', data: { starter_pack: 'none' } })}
            onSave={(data, draft) => {
              keep(step, draft);
              return save({ step, status: 'completed', data });
            }}
          />
        );
      case 'system_preferences':
        return (
          <PreferencesStep
            {...movesOf(step)}
            onSave={(data, draft) => {
              keep(step, draft);
              return save({ step, status: 'completed', data });
            }}
          />
        );
      default:
        return assertNever(step);
    }
  };

  return (
    <WizardFrame
      label={words.label}
      current={step}
      steps={workSteps.map((id) => ({ id, label: names[id], done: saved.has(id) }))}
    >
      {content()}
    </WizardFrame>
  );
}
