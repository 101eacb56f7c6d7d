import { useMessages } from '@alms/ui/i18n';
import { SearchField } from '@alms/ui/search-field';
import type { FormEvent } from 'react';
import { signedInLayoutMessages } from './signed-in-layout.messages.js';
import * as S from './signed-in-layout.styles.js';

export interface TopBarSearchProps {
  /** Called with the words once they are sent with Enter. */
  onSearch: (query: string) => void;
}

/** Finds a patient from any page. */
export function TopBarSearch({ onSearch }: TopBarSearchProps) {
  const words = useMessages(signedInLayoutMessages);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('query');
    if (typeof query === 'string' && query.trim() !== '') onSearch(query.trim());
  };
  return (
    <S.TopBarSearch role="search" onSubmit={send}>
      <SearchField name="query" label={words.findPatient} placeholder={words.findPatientPlaceholder} />
    </S.TopBarSearch>
  );
}
