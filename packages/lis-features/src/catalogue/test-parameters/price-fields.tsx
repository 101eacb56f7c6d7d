import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { TextField } from '@alms/ui/text-field';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

/** Price of the test. A test without a price cannot be billed. */
export function PriceFields({ form: { field }, findings }: TestSectionProps) {
  const words = useMessages(testEditorMessages);
  return (
    <TestSectionCard section="price" findings={findings}>
      <Grid>
        <TextField
          label={words.amount}
          hint={words.amountHint}
          inputMode="decimal"
          optional
          {...field('price_amount_minor')}
        />
        <TextField
          label={words.currency}
          hint={words.currencyHint}
          dir="ltr"
          {...field('price_currency')}
        />
        <TextField
          label={words.tax}
          trailing="%"
          inputMode="decimal"
          optional
          {...field('price_tax_bp')}
        />
        <TextField label={words.billingCode} optional dir="ltr" {...field('price_billing_code')} />
      </Grid>
    </TestSectionCard>
  );
}
