import type {
  BatchCode,
  ImportBatch,
  ImportFile,
  ImportReading,
} from '@alms/lis-domain/interfaces/result-import';
import type { Submission } from '@alms/ui/resource';

/** A code with the test it is to mean, or that it is ignored, over the mapping that was read; without either its meaning is open again. */
export type MappedCode = Pick<
  BatchCode,
  'code' | 'unit' | 'version' | 'test_parameter_id' | 'ignored'
>;

/** What is done with files of instruments. */
export type ImportAct =
  | { act: 'stage'; file: File; instrument_name: string; reading: ImportReading; again: boolean }
  | { act: 'accept'; batch: ImportBatch; numbers: readonly number[] | 'all-ready' }
  | { act: 'map'; batch: ImportBatch; items: MappedCode[] }
  | { act: 'judge'; batch: ImportBatch }
  | { act: 'discard'; batch: ImportBatch; reason: string };

/** What looking into a file has shown, or why it cannot be read. */
export type LookedInto =
  | { status: 'read'; content: ImportFile }
  | Extract<Submission, { status: 'rejected' | 'failed' }>;
