export { describeAccess } from './describe-access.ts';
export {
  answersEvents,
  answersFile,
  endpoint,
  fileTypesOf,
  MAX_FORM_BYTES,
  MAX_PUBLIC_BYTES,
  maxBytesOf,
  openAfterTrial,
  openToVisitors,
  successStatus,
  takesLaboratory,
} from './endpoint.ts';
export type {
  Access,
  AnswerOf,
  BodyOf,
  Endpoint,
  EventStream,
  FileAnswer,
  FileType,
  InputOf,
  Method,
  ParamsOf,
  QueryOf,
  Site,
  StreamedEvent,
} from './endpoint.ts';
export { comparedNumber, comparedText, isSameText, withoutInvisible } from './compared-text.ts';
export { controlCharacterIn, unixLines } from './control-character.ts';
export type { ControlCharacter } from './control-character.ts';
export { documentField } from './document-field.ts';
export { fileName, uploadedFileName } from './file-name.ts';
export type { FileName } from './file-name.ts';
export { commonProblems, problemDocument, problems, problemSchema } from './problem.schema.ts';
export type { Problem, ProblemCode } from './problem.schema.ts';
export {
  base64Field,
  byId,
  colorField,
  countField,
  countQuery,
  dateField,
  emailField,
  enteredDateField,
  enteredInstantField,
  ENTERED_DATES,
  idField,
  instantField,
  isCalendarDate,
  isEnteredDate,
  lineField,
  pageOf,
  pageQuery,
  recordFields,
  textField,
} from './fields.ts';
export type { Id, IdField } from './fields.ts';
export { CallError, createClient } from './client.ts';
export type { Client, Transport } from './client.ts';
export { fillPath, wireRequest } from './request.ts';
export type { WireRequest } from './request.ts';
export { problemsOf } from './call-problems.ts';
export { openApiDocument } from './openapi.ts';
export type { OpenApiOptions } from './openapi.ts';
