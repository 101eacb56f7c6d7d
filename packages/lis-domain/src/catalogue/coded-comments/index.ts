export type { CodedCommentId } from './coded-comment-id.ts';
export * from './coded-comment.schema.ts';
export * from './coded-comment.endpoints.ts';
export * from './comment-file.schema.ts';
export { planComments } from './comment-file.ts';
export type { CommentFilePlan, PlannedComment } from './comment-file.ts';
export { checkCodedComment } from './check-coded-comment.ts';
export type { CodedCommentFault, CommentedTest } from './check-coded-comment.ts';
