import type {
  BatchCode,
  ImportBatch,
  ImportFile,
  ImportReading,
} from '@alms/lis-domain/interfaces/result-import';
import type { Submission } from '@alms/ui/resource';

/**
 * A code with its test, its index or as ignored, based on the loaded mapping. Without any of them,
 * the code is open again.
 */
export type MappedCode = Pick<
  BatchCode,
  'code' | 'unit' | 'version' | 'ignored' | 'test_parameter_id' | 'interferent'
>;

/** Actions on instrument files. */
export type ImportAction =
  | { kind: 'stage'; file: File; instrument_name: string; reading: ImportReading; again: boolean }
  | { kind: 'accept'; batch: ImportBatch; numbers: readonly number[] | 'all-ready' }
  | { kind: 'map'; batch: ImportBatch; items: MappedCode[] }
  | { kind: 'recheck'; batch: ImportBatch }
  | { kind: 'discard'; batch: ImportBatch; reason: string };

/** Outcome of inspecting a file: its content, or why it cannot be read. */
export type FilePreview =
  | { status: 'read'; content: ImportFile }
  | Extract<Submission, { status: 'rejected' | 'failed' }>;
