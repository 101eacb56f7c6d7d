import {
  ruleName,
  type ConsistencyRule,
  type ConsistencyRuleDefinition,
} from '@alms/lis-domain/catalogue/consistency';
import { chosenLanguage } from '@alms/lis-domain/language';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, type DataTableColumn } from '@alms/ui/data-table';
import { useLanguage, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, PauseGlyph, PlusGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import type { Resource, Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { CellText } from '@alms/ui/table';
import { useState } from 'react';
import {
  ConsistencyRuleDialog,
  type ConsistencyRuleDialogProps,
} from './consistency-rule-dialog.tsx';
import { consistencyRulesMessages } from './words/consistency-rules/index.ts';

export interface ConsistencyRulesScreenProps extends Pick<
  ConsistencyRuleDialogProps,
  'tests' | 'trial' | 'onTry' | 'orderHref'
> {
  rules: Resource<readonly ConsistencyRule[]>;
  /** Saves a rule: the given one, or a new one. Must not reject. */
  onSave: (rule: ConsistencyRuleDefinition, of: ConsistencyRule | undefined) => Promise<Submission>;
  /** Called when a rule is opened: an earlier trial does not apply to it. */
  onOpened: () => void;
  listHref: string;
  onRetry?: () => void | Promise<void>;
}

/** Rules for the consistency of the results of an order, each with a trial on past orders. */
export function ConsistencyRulesScreen({
  rules,
  onSave,
  onOpened,
  listHref,
  onRetry,
  ...dialog
}: ConsistencyRulesScreenProps) {
  const words = useMessages(consistencyRulesMessages);
  const [opened, setOpened] = useState<{ rule: ConsistencyRule | undefined; isOpen: boolean }>({
    rule: undefined,
    isOpen: false,
  });
  const open = (rule: ConsistencyRule | undefined) => {
    setOpened({ rule, isOpen: true });
    onOpened();
  };
  return (
    <Stack gap="s5" data-screen="consistency-rules">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            <LinkButton href={listHref}>{words.toList}</LinkButton>
            <Button
              variant="primary"
              leading={<Icon glyph={PlusGlyph} size="small" />}
              onClick={() => open(undefined)}
            >
              {words.addRule}
            </Button>
          </>
        }
      />
      <Card body="flush" aria-label={words.list}>
        <DataTable<ConsistencyRule>
          columns={useColumns()}
          resource={rules}
          rowKey={({ id }) => id}
          onRowOpen={open}
          caption={words.list}
          lines={2}
          headingLevel={2}
          empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
          {...(onRetry && { onRetry })}
        />
      </Card>
      <ConsistencyRuleDialog
        {...dialog}
        open={opened.isOpen}
        rule={opened.rule}
        onSave={(rule) => onSave(rule, opened.rule)}
        onClose={() => setOpened({ ...opened, isOpen: false })}
      />
    </Stack>
  );
}

function useColumns(): DataTableColumn<ConsistencyRule>[] {
  const words = useMessages(consistencyRulesMessages);
  const language = chosenLanguage(useLanguage().locale);
  return [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      render: (rule) => <CellText note={rule.code}>{ruleName(rule, language)}</CellText>,
    },
    {
      id: 'condition',
      header: words.condition,
      render: ({ condition }) => <bdi dir="ltr">{condition}</bdi>,
    },
    {
      id: 'action',
      header: words.action,
      width: 'clamp(7rem, 15cqi, 11rem)',
      render: ({ action }) => words[action],
    },
    {
      id: 'status',
      header: words.status,
      width: 'clamp(6rem, 12cqi, 8rem)',
      render: ({ active }) =>
        active ? (
          <Chip tone="positive" glyph={CheckGlyph}>
            {words.isActive}
          </Chip>
        ) : (
          <Chip glyph={PauseGlyph}>{words.isInactive}</Chip>
        ),
    },
  ];
}
