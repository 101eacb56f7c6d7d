import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { CodeDrawing, type CodeDrawingProps } from './index.ts';

const props: CodeDrawingProps = {
  kind: 'code-128',
  content: '1234',
  label: 'Barcode of parcel 1234',
};

describeConformance(CodeDrawing, { component: 'code-drawing', props });

const draw = (more: Partial<CodeDrawingProps> = {}) =>
  renderUi(<CodeDrawing {...props} {...more} />);
const picture = () => screen.findByRole('img', { name: props.label });

describe('CodeDrawing', () => {
  it('is a named picture with its content as caption', async () => {
    draw();
    expect(await picture()).toBeInTheDocument();
    expect(screen.getByText('1234')).toBeInTheDocument();
  });

  it.each([
    // Start, two pairs, check: 11 modules each; stop 13; quiet zone of 10 on both sides.
    [
      'bars',
      { kind: 'code-128' as const, moduleSize: 0.25, barHeight: 12 },
      '-10 0 77 48',
      '19.25mm',
    ],
    // Version 1 has 21 modules; quiet zone of 4 on all sides.
    ['QR', { kind: 'qr' as const, moduleSize: 0.5 }, '-4 -4 29 29', '14.5mm'],
  ])('draws %s in millimetres with their quiet zone', async (_, more, viewBox, width) => {
    draw(more);
    const svg = await picture();
    expect(svg).toHaveAttribute('viewBox', viewBox);
    expect(svg.style.inlineSize).toBe(width);
  });

  it('can hide the caption when the surrounding label shows it', async () => {
    draw({ textHidden: true });
    await picture();
    expect(screen.queryByText('1234')).toBeNull();
  });

  it.each([
    ['', 'No content to encode.'],
    ['Größe', '“Größe” contains characters that a barcode cannot encode.'],
    ['x'.repeat(49), 'The content is too long for this type of code.'],
  ])('explains why "%s" cannot be encoded', async (content, words) => {
    draw({ content });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('never shows the code of previous content', async () => {
    const { rerender } = draw();
    await picture();
    rerender(<CodeDrawing {...props} content="5678" label="Barcode of parcel 5678" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(await screen.findByRole('img', { name: 'Barcode of parcel 5678' })).toBeInTheDocument();
  });
});
