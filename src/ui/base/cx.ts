/** Joins class names; leaves out what is missing or false. */
export const cx = (...names: (string | false | undefined)[]): string =>
  names.filter((name) => name).join(' ')
