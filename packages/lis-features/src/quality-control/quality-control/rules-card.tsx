import {
  controlRules,
  type ControlledTest,
  type ControlRule,
  type ControlRun,
} from '@alms/lis-domain/quality-control';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph, Icon, InfoGlyph, WarningGlyph } from '@alms/ui/icon';
import { qualityControlMessages } from './words/index.ts';
import { useRuleWords } from './rule-words.ts';
import * as S from './quality-control.styles.ts';

export interface RulesCardProps {
  configuration: ControlledTest['rules'];
  /** The last measured run that is not void. When omitted, only the rules are listed. */
  run?: ControlRun | undefined;
}

/**
 * Active QC rules with the outcome of the last run. A run that was not evaluated has passed none of
 * them.
 */
export function RulesCard({ configuration, run }: RulesCardProps) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const describe = useRuleWords();
  const inUse = controlRules.filter((rule) => configuration.rules[rule] !== 'off');
  return (
    <Card
      heading={run ? words.rules({ at: format.dateTime(run.at) }) : words.rulesOnly}
      body="lines"
    >
      {inUse.map((rule) => (
        <li key={rule}>
          <S.Rule>
            <bdi dir="ltr">{rule}</bdi>
            <span>{describe(rule, configuration)}</span>
            {run && <Outcome rule={rule} run={run} />}
          </S.Rule>
        </li>
      ))}
    </Card>
  );
}

function Outcome({ rule, run }: { rule: ControlRule; run: ControlRun }) {
  const words = useMessages(qualityControlMessages);
  const found = run.violations.filter((violation) => violation.rule === rule);
  if (found.some(({ severity }) => severity === 'reject'))
    return (
      <Chip tone="critical" glyph={CriticalGlyph}>
        {words.broken}
      </Chip>
    );
  if (found.length > 0)
    return (
      <Chip tone="caution" glyph={WarningGlyph}>
        {words.warned}
      </Chip>
    );
  if (run.status === 'not_evaluable') return <Chip glyph={InfoGlyph}>{words.notEvaluated}</Chip>;
  return (
    <span data-part="pass">
      <Icon glyph={CheckGlyph} size="small" />
      {words.pass}
    </span>
  );
}
