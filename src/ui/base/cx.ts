/** Joins class names, skipping undefined and false. */
export const cx = (...names: (string | false | undefined)[]): string =>
  names.filter((name) => name).join(' ')
