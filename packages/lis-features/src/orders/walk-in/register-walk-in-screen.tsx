import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import type { ReactNode } from 'react';
import { walkInMessages } from './words/index.ts';
import * as S from './walk-in.styles.ts';

export interface RegisterWalkInScreenProps {
  /** The registration form. */
  children: ReactNode;
  /** Link back to the front desk. */
  backHref: string;
}

/** Registration as the first step of a walk-in; tests and payment follow on the same page. */
export function RegisterWalkInScreen({ children, backHref }: RegisterWalkInScreenProps) {
  const words = useMessages(walkInMessages);
  return (
    <S.Root data-component="register-walk-in-screen">
      <PageHeader
        title={words.registerTitle}
        context={words.registerContext}
        actions={<LinkButton href={backHref}>{words.back}</LinkButton>}
      />
      <div data-part="form">{children}</div>
    </S.Root>
  );
}
