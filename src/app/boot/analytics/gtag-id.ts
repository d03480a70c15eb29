/** The id of the configuration, if it is one; it becomes part of an address. */
export const gtagIdOf = (id: unknown): string | null =>
  typeof id === 'string' && /^G-[A-Z0-9]{4,16}$/.test(id) ? id : null
