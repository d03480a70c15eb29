/** Whether a mark reports a breach of the contract. */
export const isBreach = (mark: string): boolean =>
  mark.endsWith('-breach') || mark === 'unknown-call'
