import type { LanguageTag } from '@alms/lis-domain/language';
import { pdfTemplate } from '../../../platform/pdf/pdf-renderer.ts';

/** A specimen label, typeset on a page of the label's size. */
export interface LabelDocument {
  language: LanguageTag;
  /** The accession number. */
  title: string;
  /** The label as SVG. */
  drawing: string;
}

export const labelTemplate = pdfTemplate<LabelDocument>(new URL('./label.typ', import.meta.url));
