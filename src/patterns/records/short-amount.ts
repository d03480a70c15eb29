/** An amount of the axis in short: 1.2K, −3M, with the minus that amounts have everywhere. */
export const shortAmount = (value: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−')
