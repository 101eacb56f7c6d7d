import type { SavedView } from '@alms/lis-domain/analytics';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, OfTenant, OfLaboratory } from './columns.ts';

interface OfSpan extends OfTenant {
  starts_at: Instant;
  ends_at: Instant;
}

/** A facility day, or a longer span of summed days, with stored figures. */
interface FigureSpanTable extends OfSpan {
  zone: string;
  /** Fingerprint of the opening hours; empty: none were known. */
  hours: Generated<string>;
}

/** A count in a span. */
interface FigureCountTable extends OfSpan, OfLaboratory {
  figure: string;
  subject: string;
  detail: string;
  n: number;
}

/** Times in minutes of one series and subject. */
interface FigureTimeTable extends OfSpan, OfLaboratory {
  series: string;
  subject: string;
  n: number;
  total: number;
  squares: number;
  least: number;
  most: number;
  uptos: number[];
  counts: number[];
}

/** Marks an instant whose stored figures may be outdated. */
interface FigureChangeTable extends OfTenant {
  id: Generated<string>;
  at: Instant;
}

interface AnalyticsViewTable extends OfTenant {
  id: string;
  account_id: UserId;
  name: string;
  period: SavedView['period'];
  created_at: Instant;
}

export interface AnalyticsTables {
  figure_span: FigureSpanTable;
  figure_count: FigureCountTable;
  figure_time: FigureTimeTable;
  figure_change: FigureChangeTable;
  analytics_view: AnalyticsViewTable;
}
