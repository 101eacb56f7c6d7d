import { importShapes, type ImportShape } from '@alms/lis-domain/interfaces/result-import';
import { useMessages } from '@alms/ui/i18n';
import { RadioGroup } from '@alms/ui/radio-group';
import { Text } from '@alms/ui/text';
import { resultImportMessages } from './words/index.ts';

export interface LayoutChoiceProps {
  shape: ImportShape;
  onChange: (shape: ImportShape) => void;
}

/** Typical instrument output: the same two values in both layouts. */
const EXAMPLES: Record<ImportShape, readonly string[]> = {
  long: ['Sample;Test;Value', '260512-0001;NA;138', '260512-0001;K;4.2'],
  wide: ['Sample;NA;K', '260512-0001;138;4.2'],
};

/** Selection of the row layout, with an example of each. */
export function LayoutChoice({ shape, onChange }: LayoutChoiceProps) {
  const words = useMessages(resultImportMessages);
  const labels: Record<ImportShape, string> = { long: words.longShape, wide: words.wideShape };
  return (
    <RadioGroup
      label={words.shape}
      variant="cards"
      options={importShapes.map((each) => ({
        value: each,
        label: labels[each],
        description: EXAMPLES[each].map((line) => (
          <Text as="span" code key={line} style={{ display: 'block' }}>
            <bdi dir="ltr">{line}</bdi>
          </Text>
        )),
      }))}
      value={shape}
      onValueChange={(value) => onChange(value === 'wide' ? 'wide' : 'long')}
    />
  );
}
