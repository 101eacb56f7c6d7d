import type { OrderableTest } from '@alms/lis-domain/catalogue';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { useMessages } from '@alms/ui/i18n';
import { SearchField } from '@alms/ui/search-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState, type KeyboardEvent } from 'react';
import { matchingTests } from './matching-tests.ts';
import { orderFormMessages } from './words/index.ts';

export interface TestPickerProps {
  /** Id of the search field, the target of the error summary. */
  id: string;
  error: string | undefined;
  catalogue: readonly OrderableTest[];
  /** Ids of the selected tests, in order of selection. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** Whether the search has focus on arrival. @default false */
  focusOnArrival?: boolean;
  /** Returns the price of a test. When omitted, prices are not shown. */
  priceOf?: ((test: OrderableTest) => string | undefined) | undefined;
}

/**
 * Searchable list of tests and panels. Enter selects the first match and starts the next search.
 * Selections are kept while searching.
 */
export function TestPicker({
  id,
  error,
  catalogue,
  chosen,
  onChange,
  focusOnArrival = false,
  priceOf,
}: TestPickerProps) {
  const words = useMessages(orderFormMessages);
  const [query, setQuery] = useState('');
  const offered = matchingTests(catalogue, query);
  const toggle = (test: OrderableTest) =>
    onChange(
      chosen.includes(test.id) ? chosen.filter((each) => each !== test.id) : [...chosen, test.id],
    );
  const addFirst = (event: KeyboardEvent) => {
    // Enter must not submit an incomplete order.
    event.preventDefault();
    const first = query.trim() === '' ? undefined : offered[0];
    if (!first) return;
    if (!chosen.includes(first.id)) onChange([...chosen, first.id]);
    setQuery('');
  };
  return (
    <Card heading={words.tests}>
      <Stack gap="s3">
        <SearchField
          id={id}
          label={words.search}
          placeholder={words.searchPlaceholder}
          dense={false}
          error={error}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a walk-in
          autoFocus={focusOnArrival}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') addFirst(event);
          }}
        />
        {offered.length === 0 ? (
          <Text tone="muted" role="status">
            {words.noTestMatches}
          </Text>
        ) : (
          <ul data-part="catalogue" aria-label={words.tests}>
            {offered.map((test) => (
              <li key={test.id}>
                <Checkbox
                  dense
                  label={test.name}
                  checked={chosen.includes(test.id)}
                  onChange={() => toggle(test)}
                />
                <Text as="span" size="small" tone="muted">
                  {test.kind === 'panel' ? (
                    words.panel({ count: test.members.length })
                  ) : (
                    <Text as="span" code>
                      {test.code}
                    </Text>
                  )}
                </Text>
                {priceOf && (
                  <Text as="span" size="small" figures data-part="price">
                    {priceOf(test)}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
