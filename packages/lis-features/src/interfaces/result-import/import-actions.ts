import type {
  BatchCode,
  ImportBatch,
  ImportFile,
  ImportReading,
} from '@alms/lis-domain/interfaces/result-import';
import type { Submission } from '@alms/ui/resource';

/**
 * A code with its test or as ignored, based on the loaded mapping. Without either, the code is open
 * again.
 */
export type MappedCode = Pick<
  BatchCode,
  'code' | 'unit' | 'version' | 'test_parameter_id' | 'ignored'
>;

/** Actions on instrument files. */
export type ImportAction =
  | { act: 'stage'; file: File; instrument_name: string; reading: ImportReading; again: boolean }
  | { act: 'accept'; batch: ImportBatch; numbers: readonly number[] | 'all-ready' }
  | { act: 'map'; batch: ImportBatch; items: MappedCode[] }
  | { act: 'judge'; batch: ImportBatch }
  | { act: 'discard'; batch: ImportBatch; reason: string };

/** Outcome of inspecting a file: its content, or why it cannot be read. */
export type LookedInto =
  | { status: 'read'; content: ImportFile }
  | Extract<Submission, { status: 'rejected' | 'failed' }>;
