import { hasLimits } from '@alms/lis-domain/catalogue';
import { chosenLanguage } from '@alms/lis-domain/language';
import { readingIn, type PatientResult } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { useLanguage, useMessages } from '@alms/ui/i18n';
import { LineChart } from '@alms/ui/line-chart';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { patientResultsMessages } from './words/index.ts';
import { inSecondUnit, UnitSwitch, type TrendUnit } from '../../shared/second-value/index.ts';
import { trends } from './result-groups.ts';

/**
 * Trend of one selectable test of the latest order, initially one outside its usual range. Renders
 * nothing when each test was performed only once.
 */
export function TrendCard({ results }: { results: readonly PatientResult[] }) {
  const words = useMessages(patientResultsMessages);
  const { locale } = useLanguage();
  const language = chosenLanguage(locale);
  const [chosen, setChosen] = useState<string>();
  const [chosenUnit, setUnit] = useState<TrendUnit>('own');
  const found = trends(results);
  const own = found.find(({ result }) => result.id === chosen) ?? found[0];
  if (!own) return null;
  const inSecond = trends(results.map(inSecondUnit)).find(
    ({ result }) => result.id === own.result.id,
  );
  const { result, points } = chosenUnit === 'second' && inSecond ? inSecond : own;
  const nameOf = (of: PatientResult) => readingIn(of, language).test_name;
  const { id, range, result_type, unit_display } = result;
  const limits =
    range !== null && hasLimits(result_type)
      ? { low: numberOf(range.low), high: numberOf(range.high) }
      : { low: null, high: null };
  const name = nameOf(result);
  return (
    <Card heading={words.overTime}>
      <Stack gap="s3">
        {found.length > 1 && (
          <SelectField
            label={words.test}
            options={found.map((each) => ({ value: each.result.id, label: nameOf(each.result) }))}
            value={id}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        {inSecond && (
          <div>
            <UnitSwitch result={own.result} value={chosenUnit} onValueChange={setUnit} />
          </div>
        )}
        <LineChart
          title={words.overTimeOf({ test: name })}
          titleHidden={found.length > 1}
          height={200}
          series={[{ id, name, points }]}
          {...((limits.low !== null || limits.high !== null) && {
            band: { ...limits, name: words.usual },
          })}
          {...(unit_display !== null && { unit: unit_display })}
        />
      </Stack>
    </Card>
  );
}

const numberOf = (limit: string | null) => (limit === null ? null : Number(limit));
