/**
 * Keys of the query cache: `[audience, topic, ...]`. Only public keys outlive a change of visitor. Each tag's file
 * exports the roots that others invalidate, so that no other file spells a key.
 */
export const publicKey = <const Parts extends readonly unknown[]>(...parts: Parts) =>
  ['public', ...parts] as const

/** A key of one visitor; removed when the visitor changes. */
export const privateKey = <const Parts extends readonly unknown[]>(...parts: Parts) =>
  ['private', ...parts] as const

/** Whether an answer must be forgotten with its visitor. */
export const isPrivate = ([audience]: readonly unknown[]): boolean => audience !== 'public'
